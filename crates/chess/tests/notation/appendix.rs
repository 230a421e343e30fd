//! Every example of the appendix, items 8 to 13.

use adoube_chess::notation::{self, Appendix, Language, Letters};

use crate::support::{legal, position};

const EXAMPLES: &str = include_str!("../data/appendix-examples.txt");

/// Checks that the example is written in every language as in the appendix, and parsed from every text
/// it gives.
fn check(line: &str) {
    let columns: Vec<_> = line.split('|').map(str::trim).collect();
    let [item, fen, squares, english, latin, cyrillic, others] = columns[..] else {
        panic!("seven columns are wanted: {line}");
    };
    let position = position(fen);
    let moved = legal(&position, squares);
    for (letters, text) in [
        (Letters::Of(Language::En), english),
        (Letters::Of(Language::Sl), latin),
        (Letters::Of(Language::Hr), latin),
        (Letters::Of(Language::SrLatn), latin),
        (Letters::Of(Language::SrCyrl), cyrillic),
    ] {
        let style = Appendix::Y2005.style(letters);
        assert_eq!(notation::write(&position, moved, &style), text, "{item}");
    }
    for text in [english, latin, cyrillic].into_iter().chain(others.split_whitespace()) {
        let reading = notation::read(&position, text).map(|reading| reading.moved);
        assert_eq!(reading, Ok(moved), "{item}: {text}");
    }
    for text in [english, latin, cyrillic] {
        let offered = notation::read(&position, &format!("{text} (=)")).expect(item);
        assert!(offered.draw_offer && offered.leniencies.is_empty(), "{item}: {text} {offered:?}");
    }
}

#[test]
fn every_example() {
    let examples: Vec<_> =
        EXAMPLES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    assert!(examples.len() > 35);
    examples.into_iter().for_each(check);
}
