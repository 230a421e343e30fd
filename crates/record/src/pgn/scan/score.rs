//! Results in other notations than that of PGN.

use std::borrow::Cow;

use adoube_chess::notation::game::Score;

/// The result that a word means, in any notation: `1-0`, `1:0`, `½-½`, `1/2`, `0,5-0,5`, `remis`.
pub fn score(word: &[u8]) -> Option<Score> {
    const LONGEST: usize = 16;
    if word.len() > LONGEST {
        return None;
    }
    let sign = |sign: char| match sign {
        ':' | '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        ',' => '.',
        other => other.to_ascii_lowercase(),
    };
    let plain: String = decoded(word).trim_end_matches('.').chars().map(sign).collect();
    Some(match plain.as_str() {
        "1-0" | "1.0-0.0" | "+--" => Score::WhiteWins,
        "0-1" | "0.0-1.0" | "--+" => Score::BlackWins,
        "½-½" | "1/2-1/2" | "½" | "1/2" | "0.5-0.5" | ".5-.5" | "=-=" | "draw" | "remis"
        | "remi" => Score::Draw,
        "*" => Score::Open,
        _ => return None,
    })
}

/// A part of a chunk as text. Chunks are UTF-8; only a character that was cut in half is replaced.
pub fn decoded(text: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(text)
}
