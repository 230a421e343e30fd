//! Words in the movetext that are not moves.

use adoube_chess::notation::Leniency;

use crate::pgn::{Nag, NoteKind};

/// Annotation signs that may be attached to a move, longer ones before their suffixes.
const STICKING: &[(&str, u16)] = &[
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("+-", 18),
    ("-+", 19),
    ("+/-", 16),
    ("-/+", 17),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("∞", 13),
    ("□", 7),
    ("⨀", 22),
];

/// Annotation signs that only occur by themselves.
const ALONE: &[(&str, u16)] = &[
    ("=", 10),
    ("+=", 14),
    ("=+", 15),
    ("+/=", 14),
    ("=/+", 15),
    ("+−", 18),
    ("−+", 19),
    ("=/∞", 44),
    ("N", 146),
    ("TN", 146),
    ("D", 220),
    ("→", 40),
    ("↑", 36),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", 140),
    ("Δ", 140),
    ("⌓", 142),
];

/// The annotation signs of the standard, which need no note.
const PLAIN: [&str; 6] = ["!!", "??", "!?", "?!", "!", "?"];

/// A word split into a move and the signs after it.
pub(super) struct SuffixedWord<'a> {
    /// The move without it.
    pub(super) body: &'a str,
    /// The signs, in their order.
    pub(super) nags: Vec<Nag>,
    /// Whether some are not those of the standard.
    pub(super) is_odd: bool,
}

/// Splits annotation signs off the end of a word.
pub(super) fn unstick(text: &str) -> SuffixedWord<'_> {
    let mut stuck = SuffixedWord { body: text, nags: Vec::new(), is_odd: false };
    while let Some((sign, nag)) = STICKING.iter().find(|(sign, _)| stuck.body.ends_with(sign)) {
        stuck.body = &stuck.body[..stuck.body.len() - sign.len()];
        stuck.nags.insert(0, Nag(*nag));
        stuck.is_odd |= !PLAIN.contains(sign);
    }
    stuck
}

/// The annotation that a word is, if it is nothing else.
pub(super) fn annotation(text: &str) -> Option<Vec<Nag>> {
    if let Some((_, nag)) = ALONE.iter().find(|(sign, _)| *sign == text) {
        return Some(vec![Nag(*nag)]);
    }
    let stuck = unstick(text);
    stuck.body.is_empty().then_some(stuck.nags)
}

/// Whether a word is a null move.
pub(super) fn is_pass(text: &str) -> bool {
    let passes = ["--", "Z0", "Z1", "null", "0000", "@@@@", "<>", "pass", "–", "—", "- -"];
    passes.iter().any(|word| word.eq_ignore_ascii_case(text))
}

/// The kind of a separated sign of check, mate or en passant.
pub(super) fn addition(text: &str) -> Option<NoteKind> {
    let word = text.to_lowercase();
    match word.trim_end_matches(['.', ',', '!']) {
        "e.p" | "ep" | "е.п" | "еп" => Some(NoteKind::EnPassantSign),
        "+" | "++" | "#" | "†" | "‡" | "ch" | "check" | "mate" | "checkmate" | "dis" | "disch"
        | "dis.ch" | "dbl" | "dblch" | "dbl.ch" | "schach" | "matt" | "mat" | "šah" | "шах"
        | "мат" => Some(NoteKind::Move(Leniency::CheckSignOther)),
        _ => None,
    }
}

/// Whether a word is prose rather than a mistyped move: it has no digit, and letters that
/// no move has.
pub(super) fn is_prose(text: &str) -> bool {
    let of_moves = |sign: char| "KQRBNabcdefghxX:+#=-oO".contains(sign);
    text.contains(char::is_alphabetic)
        && !text.contains(|sign: char| sign.is_ascii_digit())
        && !text.chars().all(of_moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_come_off_the_end() {
        for (text, body, nags) in [
            ("Nf3", "Nf3", vec![]),
            ("Nf3!?", "Nf3", vec![5]),
            ("Nf3!!?", "Nf3", vec![1, 5]),
            ("Qh5+-", "Qh5", vec![18]),
            ("exd8=Q+!", "exd8=Q+", vec![1]),
            ("e4±!", "e4", vec![16, 1]),
        ] {
            let stuck = unstick(text);
            let found: Vec<u16> = stuck.nags.iter().map(|nag| nag.0).collect();
            assert_eq!((stuck.body, found), (body, nags), "{text}");
        }
    }

    #[test]
    fn prose_is_distinguished_from_mistyped_moves() {
        for prose in ["resigns", "Black", "and", "in", "(novelty)", "времe", "a.o."] {
            assert!(is_prose(prose), "{prose}");
        }
        for broken in ["Nf", "Qxf", "e", "O-O-O-O", "Nf9", "12", "...", "ed", "Nx"] {
            assert!(!is_prose(broken), "{broken}");
        }
    }
}
