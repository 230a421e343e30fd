//! Real games: the numbers agree with those of other programs.

use std::{
    fs,
    path::{Path, PathBuf},
};

use adoube_record::{
    audit::{AuditOptions, Auditor, Census, ChunkAudit, Tally},
    pgn::source::{Chunks, unpack},
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pgn")
}

/// The archives, and the expectations for each.
fn archives() -> Vec<(PathBuf, PathBuf)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "zst"))
        .collect();
    files.sort();
    assert!(files.len() > 10, "the archives have moved");
    let expected = |path: &PathBuf| {
        let name = path.file_name().expect("a file has a name").to_string_lossy();
        folder().join("expected").join(name.replace(".pgn.", ".tsv."))
    };
    files.iter().map(|path| (path.clone(), expected(path))).collect()
}

fn audit(path: &Path) -> ChunkAudit {
    let file = fs::File::open(path).expect("it can be read");
    let mut auditor = Auditor::new(AuditOptions::default());
    let mut all = ChunkAudit::default();
    for chunk in Chunks::new(unpack(file).expect("it is packed")) {
        let audited = auditor.audit(&chunk.expect("it can be unpacked"));
        all.tally.add(&audited.tally);
        all.games.extend(audited.games);
    }
    all
}

/// The counts of the other programs.
fn counted(path: &Path) -> (Tally, Census) {
    let packed = fs::read(path).expect("it can be read");
    let rows = zstd::decode_all(&packed[..]).expect("it can be unpacked");
    let rows = String::from_utf8(rows).expect("it is text");
    let (mut tally, mut census) = (Tally::default(), Census::default());
    for row in rows.lines() {
        let columns: Vec<&str> = row.split('\t').collect();
        let number = |column: usize| columns[column].parse::<u64>().expect(row);
        tally.games += 1;
        tally.plies += number(1);
        census.checkmates += u64::from(columns[4] == "checkmate");
        census.stalemates += u64::from(columns[4] == "stalemate");
        census.threefold += u64::from(number(5) >= 3);
        census.fivefold += u64::from(number(5) >= 5);
        census.fifty_moves += u64::from(number(6) >= 100);
        census.seventy_five_moves += u64::from(number(6) >= 150);
    }
    (tally, census)
}

#[test]
fn games_are_counted_as_others_count_them() {
    let mut all = Tally::default();
    for (archive, expected) in archives() {
        let (audited, (tally, census)) = (audit(&archive).tally, counted(&expected));
        let name = archive.display();
        assert_eq!((audited.games, audited.plies), (tally.games, tally.plies), "{name}");
        let found = Census { dead_positions: 0, ..audited.census };
        assert_eq!(found, census, "{name}");
        assert_eq!(audited.unjudged, 0, "{name}");
        all.add(&audited);
    }
    assert_eq!(all.games, 22_850);
    let Census { threefold, fivefold, fifty_moves, seventy_five_moves, .. } = all.census;
    assert_eq!([threefold, fivefold, fifty_moves, seventy_five_moves], [897, 10, 15, 1]);
}
