//! Names of players and towns in the encodings of old files. Each row of `names.tsv` is a file by itself, the hardest
//! case; two rows together are a header with two players.

use std::collections::BTreeMap;

use adoube_record::encoding;

const NAMES: &str = include_str!("names.tsv");
const PAGE: &str = include_str!("../../../../docs/pgn.md");

/// A name of the table and its encoding.
#[derive(Clone, Copy)]
struct Row {
    encoding: &'static encoding_rs::Encoding,
    name: &'static str,
}

fn rows() -> Vec<Row> {
    let row = |line: &'static str| {
        let mut cells = line.split('\t');
        let label = cells.next().expect("an encoding");
        let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).expect("a known label");
        Row { encoding, name: cells.nth(1).expect("a name") }
    };
    NAMES.lines().map(row).collect()
}

/// Whether a file with these names is decoded correctly.
fn is_read(names: &[Row]) -> bool {
    let tags = |row: &Row| format!("[White \"{}\"]\n", row.name);
    let text: String = names.iter().map(tags).collect::<String>() + "\n1. e4 e5 2. Nf3 Nc6 *\n";
    let (bytes, _, lossy) = names[0].encoding.encode(&text);
    assert!(!lossy, "{text} cannot be written so");
    encoding::decode(&bytes, None).text == text
}

/// The number of files in an encoding, the number decoded correctly, and the names in the others.
#[derive(Default)]
struct Hits {
    all: usize,
    read: usize,
    missed: Vec<String>,
}

fn hits(files: impl Iterator<Item = Vec<Row>>) -> BTreeMap<&'static str, Hits> {
    let mut hits: BTreeMap<&'static str, Hits> = BTreeMap::new();
    for names in files {
        let hits = hits.entry(names[0].encoding.name()).or_default();
        hits.all += 1;
        if is_read(&names) {
            hits.read += 1;
        } else {
            let names: Vec<&str> = names.iter().map(|row| row.name).collect();
            hits.missed.push(names.join("; "));
        }
    }
    hits
}

#[test]
fn the_page_says_how_often_a_guess_is_right() {
    let rows = rows();
    let single = hits(rows.iter().map(|row| vec![*row]));
    // Each name with one farther down the table, of the same encoding.
    let pairs = rows.iter().enumerate().map(|(at, row)| {
        let same: Vec<Row> =
            rows.iter().copied().filter(|other| other.encoding == row.encoding).collect();
        vec![*row, same[(at * 7 + 3) % same.len()]]
    });
    let double = hits(pairs);
    for (encoding, Hits { all, read, missed }) in single {
        assert!(all >= 60, "{encoding} has {all} names");
        let two = &double[encoding];
        let row = format!("| `{encoding}` | {all} | {read} | {} |", two.read);
        assert!(
            PAGE.contains(&row),
            "the page does not say: {row}\nmissed: {missed:?} {:?}",
            two.missed
        );
    }
}
