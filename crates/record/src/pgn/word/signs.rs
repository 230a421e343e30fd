//! Words between the moves that are no moves.

use adoube_chess::notation::Leniency;

use crate::pgn::{Nag, NoteKind};

/// Signs of annotation that may stick to a move, the longer ones before those they end with.
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

/// Signs that only stand alone.
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

/// The signs of the standard: these may be written in a text that somebody hands in.
const PLAIN: [&str; 6] = ["!!", "??", "!?", "?!", "!", "?"];

/// What stands at the end of a move.
pub(super) struct SuffixedWord<'a> {
    /// The move without it.
    pub(super) body: &'a str,
    /// The signs, in their order.
    pub(super) nags: Vec<Nag>,
    /// Whether some are not those of the standard.
    pub(super) is_odd: bool,
}

/// Takes the signs of annotation off the end of a word.
pub(super) fn unstick(text: &str) -> SuffixedWord<'_> {
    let mut stuck = SuffixedWord { body: text, nags: Vec::new(), is_odd: false };
    while let Some((sign, nag)) = STICKING.iter().find(|(sign, _)| stuck.body.ends_with(sign)) {
        stuck.body = &stuck.body[..stuck.body.len() - sign.len()];
        stuck.nags.insert(0, Nag(*nag));
        stuck.is_odd |= !PLAIN.contains(sign);
    }
    stuck
}

/// A word that is nothing but a sign of annotation.
pub(super) fn annotation(text: &str) -> Option<Vec<Nag>> {
    if let Some((_, nag)) = ALONE.iter().find(|(sign, _)| *sign == text) {
        return Some(vec![Nag(*nag)]);
    }
    let stuck = unstick(text);
    stuck.body.is_empty().then_some(stuck.nags)
}

/// Whether nothing is played.
pub(super) fn is_pass(text: &str) -> bool {
    let passes = ["--", "Z0", "Z1", "null", "0000", "@@@@", "<>", "pass", "–", "—", "- -"];
    passes.iter().any(|word| word.eq_ignore_ascii_case(text))
}

/// What a sign of check, mate or en passant is that stands apart from its move.
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

/// Whether a word is of a language rather than a move that went wrong: it has no digit, and letters that
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
    fn words_are_told_from_moves_that_went_wrong() {
        for prose in ["resigns", "Black", "and", "in", "(novelty)", "времe", "a.o."] {
            assert!(is_prose(prose), "{prose}");
        }
        for broken in ["Nf", "Qxf", "e", "O-O-O-O", "Nf9", "12", "...", "ed", "Nx"] {
            assert!(!is_prose(broken), "{broken}");
        }
    }
}
