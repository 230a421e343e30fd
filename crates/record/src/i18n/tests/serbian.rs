//! Serbian is written once, in Latin script: `UPDATE_TEXTS=1 cargo test -p adoube-record serbian` generates the
//! Cyrillic files.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::{collections::BTreeSet, env, fs, ops::Range};

use super::{
    Language, TERMS,
    files::{all, folder, messages, place},
};

const LETTERS: [(char, char); 27] = [
    ('a', 'а'),
    ('b', 'б'),
    ('c', 'ц'),
    ('č', 'ч'),
    ('ć', 'ћ'),
    ('d', 'д'),
    ('đ', 'ђ'),
    ('e', 'е'),
    ('f', 'ф'),
    ('g', 'г'),
    ('h', 'х'),
    ('i', 'и'),
    ('j', 'ј'),
    ('k', 'к'),
    ('l', 'л'),
    ('m', 'м'),
    ('n', 'н'),
    ('o', 'о'),
    ('p', 'п'),
    ('r', 'р'),
    ('s', 'с'),
    ('š', 'ш'),
    ('t', 'т'),
    ('u', 'у'),
    ('v', 'в'),
    ('z', 'з'),
    ('ž', 'ж'),
];

/// Two letters that are one in Cyrillic.
const PAIRS: [(&str, char); 3] = [("lj", 'љ'), ("nj", 'њ'), ("dž", 'џ')];

/// Words in which such a pair is two letters in Cyrillic too. None is used; the first one that is needs a row in `OTHER`.
const PARTED: [&str; 8] =
    ["injekc", "konjug", "konjunk", "tanjug", "nadživ", "nadžnj", "podžanr", "odžal"];

/// Words that stay Latin in Cyrillic: commands, options, formats, names, moves in machine
/// notation.
#[rustfmt::skip]
const LATIN: &[&str] = &[
    "adoube case new", "adoube chess960", "adoube law search", "adoube notation --to en",
    "adoube pairing next", "adoube perft startpos", "adoube serve", "adoube show", "adoube verify", "-wal",
    "pg_dump --format=custom --file=adoube.dump DATABASE",
    "PNG", "JPEG",
    "tls-cert", "tls-key", "behind-proxy", "clock.limit", "clock.increment", "docs/cases.md", ".case", "preset",
    "34w", "34b", "b8c6", "Nbd2", "b1d2", "e2e4", "e7e8q", "PNBRQK", "pnbrqk", "KQkq",
    "CSV", "EPD", "FEN", "JSON", "PGN", "PDF", "SQLite", "SVG", "TOML", "TLS", "URL", "UTF", "Unicode", "ID", "SRB", "SetUp", "Result", "SB", "Koya",
    "TRF", "TRF16", "TRF26", "TXT", "XML", "JaVaFo", "bbpPairings", "BH/C1", "DE", "WIN", "BPG", "RND", "C.04.3",
    "Adoube", "JavaScript", "PostgreSQL", "Ctrl+C",
];

/// An option of a command at the beginning of a text, which stays Latin too.
fn option(text: &str) -> Option<&str> {
    let name = text.strip_prefix("--")?;
    let is_other = |letter: char| !letter.is_ascii_lowercase() && letter != '-';
    let end = name.find(is_other).unwrap_or(name.len());
    (end > 0).then(|| &text[..end + "--".len()])
}

/// Words that are different in Cyrillic.
const OTHER: [(&str, &str); 2] = [("en passant", "ан пасан"), ("e.p.", "е.п.")];

/// Messages that are written by hand, by file.
const BY_HAND: [(&str, &str); 4] = [
    // It names its script.
    ("general.ftl", "language-own-name"),
    // Letters that mean themselves: b of FEN, O and e.p. of PGN.
    ("errors.ftl", "fen-turn"),
    ("pgn.ftl", "pgn-castling-zeros"),
    ("pgn.ftl", "pgn-en-passant-sign"),
];

fn is_by_hand(file: &str, id: &str) -> bool {
    BY_HAND.contains(&(file, id))
}

/// Whether a range is not part of a longer word.
pub(super) fn stands_alone(text: &str, Range { start, end }: Range<usize>) -> bool {
    let joins = |place: usize| {
        let ends = text[..place].ends_with(char::is_alphanumeric);
        ends && text[place..].starts_with(char::is_alphanumeric)
    };
    !joins(start) && !joins(end)
}

/// The longest of some phrases at a place that is not part of a longer word.
fn phrase(
    text: &str,
    at: usize,
    among: impl Iterator<Item = &'static str>,
) -> Option<&'static str> {
    let fits =
        |phrase: &&str| text[at..].starts_with(phrase) && stands_alone(text, at..at + phrase.len());
    among.filter(fits).max_by_key(|phrase| phrase.len())
}

/// A text in Cyrillic; `met` collects the phrases that were found.
pub(super) fn cyrillic(text: &str, met: &mut BTreeSet<&'static str>) -> String {
    let mut written = String::new();
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        if let Some(latin) = phrase(text, at, LATIN.iter().copied()) {
            met.insert(latin);
            written.push_str(latin);
            at += latin.len();
        } else if let Some(option) = option(&text[at..]) {
            written.push_str(option);
            at += option.len();
        } else if let Some(latin) = phrase(text, at, OTHER.iter().map(|&(latin, _)| latin)) {
            met.insert(latin);
            written.extend(OTHER.iter().filter(|(own, _)| *own == latin).map(|(_, other)| *other));
            at += latin.len();
        } else {
            let two: String = text[at..].chars().take(2).collect();
            let low = two.to_lowercase();
            let pair = PAIRS.iter().find(|(latin, _)| *latin == low);
            let one = || LETTERS.iter().find(|(latin, _)| low.starts_with(*latin));
            let own = pair.map(|(_, own)| own).or_else(|| one().map(|(_, own)| own));
            match own {
                Some(own) if letter.is_uppercase() => written.extend(own.to_uppercase()),
                Some(own) => written.push(*own),
                None => written.push(letter),
            }
            at += if pair.is_some() { two.len() } else { letter.len_utf8() };
        }
    }
    written
}

/// The range of a message in its file, from its name to its last line.
fn message(text: &str, id: &str) -> Range<usize> {
    let start = if text.starts_with(&format!("{id} =")) {
        0
    } else {
        text.find(&format!("\n{id} =")).unwrap_or_else(|| panic!("no {id}")) + 1
    };
    let more = |line: &&str| line.starts_with([' ', '}']);
    let mut lines = text[start..].split_inclusive('\n');
    let first = lines.next().map_or(0, str::len);
    start..start + first + lines.take_while(more).map(str::len).sum::<usize>()
}

/// The generated Cyrillic file: everything from the Latin one, except messages that are written by hand.
fn derived(name: &str, latin: &str, own: &str, met: &mut BTreeSet<&'static str>) -> String {
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    for written in messages(name, latin) {
        if is_by_hand(name, written.id) {
            let by_hand = own[message(own, written.id)].to_owned();
            changes.push((message(latin, written.id), by_hand));
        } else {
            let words = written.words.into_iter().flatten();
            changes.extend(words.map(|words| (place(latin, words), cyrillic(words, met))));
        }
    }
    changes.sort_by_key(|(place, _)| place.start);
    let mut text = latin.to_owned();
    for (place, words) in changes.into_iter().rev() {
        text.replace_range(place, &words);
    }
    text
}

#[test]
fn serbian_cyrillic_is_made_from_the_latin() {
    let mut met = BTreeSet::new();
    let mut differing = Vec::new();
    for (name, latin) in all("sr-Latn") {
        let path = folder("sr-Cyrl").join(&name);
        let own = fs::read_to_string(&path).expect("there is a Cyrillic file for each Latin one");
        let right = derived(&name, &latin, &own, &mut met);
        if env::var_os("UPDATE_TEXTS").is_some() && own != right {
            fs::write(&path, &right).expect("it can be written");
        } else if own != right {
            let lines = right.lines().zip(own.lines()).enumerate();
            let other = lines.filter(|(_, (right, own))| right != own);
            differing.extend(other.map(|(at, (right, own))| {
                format!("{name}:{}\n  has     {own}\n  made    {right}", at + 1)
            }));
            assert_eq!(right.lines().count(), own.lines().count(), "lines of {name}");
        }
    }
    assert!(
        differing.is_empty(),
        "Write sr-Latn and run UPDATE_TEXTS=1 cargo test -p adoube-record serbian\n{}",
        differing.join("\n")
    );
    let listed: BTreeSet<&str> =
        LATIN.iter().copied().chain(OTHER.iter().map(|&(latin, _)| latin)).collect();
    let unused: Vec<_> = listed.difference(&met).collect();
    assert!(unused.is_empty(), "never met, to be struck off: {unused:?}");
}

/// A message that follows from the letters needs no exception.
#[test]
fn what_is_written_by_hand_in_serbian_differs() {
    let (latin, own) = (all("sr-Latn"), all("sr-Cyrl"));
    for (file, id) in BY_HAND {
        let text = |files: &[(String, String)]| {
            let found = files.iter().find(|(name, _)| name == file);
            let (_, text) = found.unwrap_or_else(|| panic!("no {file}"));
            text[message(text, id)].to_owned()
        };
        let words = |text: &str| {
            let [message] = &messages(file, text)[..] else { panic!("{id} is not one message") };
            message.flat()
        };
        let made = words(&cyrillic_message(file, &text(&latin)));
        assert_ne!(made, words(&text(&own)), "{id} follows from the letters");
    }
}

/// The Cyrillic message, for comparison.
fn cyrillic_message(file: &str, text: &str) -> String {
    let mut made = text.to_owned();
    for words in messages(file, text).iter().flat_map(|own| &own.words).flatten().rev() {
        made.replace_range(place(text, words), &cyrillic(words, &mut BTreeSet::new()));
    }
    made
}

#[test]
fn serbian_letters_and_marks() {
    let turned = |text: &str| cyrillic(text, &mut BTreeSet::new());
    for (latin, own) in [
        ("Ljubljana, NJEGOŠ, džep", "Љубљана, ЊЕГОШ, џеп"),
        ("Sf6, e4, 15 ms, FIDE", "Сф6, е4, 15 мс, ФИДЕ"),
        ("uz TLS-a i UTF-8", "уз TLS-а и UTF-8"),
        ("presetak, preset", "пресетак, preset"),
        ("uz --no-such, bez -- ili -h", "уз --no-such, без -- или -х"),
        ("adoube show; adoubea", "adoube show; адоубеа"),
        ("uzimanje en passant (e.p.)", "узимање ан пасан (е.п.)"),
    ] {
        assert_eq!(turned(latin), own);
    }
    for (name, text) in all("sr-Latn") {
        for message in messages(&name, &text) {
            let flat = message.flat();
            for stem in PARTED {
                assert!(!flat.contains(stem), "{name}: {}: {stem}", message.id);
            }
            // Input that has to be typed is quoted unchanged.
            let typed = flat.replace("setup \"1\"", "").replace("preset = \"…\"", "");
            let mark = typed.find(['”', '"', '»', '«', '‟']);
            assert!(mark.is_none(), "{name}: {}: {flat}", message.id);
        }
    }
}

/// The terms of the Laws, except piece letters and a French word.
#[test]
fn serbian_terms_are_the_same_in_both_scripts() {
    for row in TERMS.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        let [english, latin, own] = [Language::En, Language::SrLatn, Language::SrCyrl]
            .map(|language| columns[language as usize]);
        if english.len() > 1 && english != "j'adoube" {
            assert_eq!(own, cyrillic(latin, &mut BTreeSet::new()), "{english}");
        }
    }
}
