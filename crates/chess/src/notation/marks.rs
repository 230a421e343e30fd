//! What may follow a move: check, mate, `e.p.`, a draw offer, comments.

use super::Leniency;

/// The sign of check or mate that was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckSign {
    Check,
    Mate,
}

/// Everything found after a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    pub(super) threat: Option<CheckSign>,
    pub(super) en_passant: bool,
    pub(super) draw_offer: bool,
    pub(super) notes: Vec<Leniency>,
}

#[derive(Clone, Copy)]
enum Mark {
    Threat(CheckSign),
    WordyThreat(CheckSign),
    EnPassant,
    DrawOffer,
    BareDrawOffer,
    Comment,
}

/// A mark comes before any mark that is its prefix. Lower case matches either case; `_` matches any
/// number of spaces. A mark that ends in a letter must not be followed by another letter or a digit.
const MARKS: &[(&str, Mark)] = &[
    ("(_=_)", Mark::DrawOffer),
    ("=", Mark::BareDrawOffer),
    ("++", Mark::Threat(CheckSign::Mate)),
    ("#", Mark::Threat(CheckSign::Mate)),
    ("+", Mark::Threat(CheckSign::Check)),
    ("‡", Mark::WordyThreat(CheckSign::Mate)),
    ("†", Mark::WordyThreat(CheckSign::Check)),
    ("checkmate", Mark::WordyThreat(CheckSign::Mate)),
    ("check", Mark::WordyThreat(CheckSign::Check)),
    ("schachmatt", Mark::WordyThreat(CheckSign::Mate)),
    ("schach", Mark::WordyThreat(CheckSign::Check)),
    ("šah-mat", Mark::WordyThreat(CheckSign::Mate)),
    ("шах-мат", Mark::WordyThreat(CheckSign::Mate)),
    ("mate", Mark::WordyThreat(CheckSign::Mate)),
    ("matt", Mark::WordyThreat(CheckSign::Mate)),
    ("mat", Mark::WordyThreat(CheckSign::Mate)),
    ("мат", Mark::WordyThreat(CheckSign::Mate)),
    ("ch.", Mark::WordyThreat(CheckSign::Check)),
    ("ch", Mark::WordyThreat(CheckSign::Check)),
    ("šah", Mark::WordyThreat(CheckSign::Check)),
    ("s\u{30c}ah", Mark::WordyThreat(CheckSign::Check)),
    ("шах", Mark::WordyThreat(CheckSign::Check)),
    ("en passant", Mark::EnPassant),
    ("ан пасан", Mark::EnPassant),
    ("e._p.", Mark::EnPassant),
    ("e._p", Mark::EnPassant),
    ("ep.", Mark::EnPassant),
    ("ep", Mark::EnPassant),
    ("е._п.", Mark::EnPassant),
    ("е._п", Mark::EnPassant),
    ("еп.", Mark::EnPassant),
    ("еп", Mark::EnPassant),
    ("(!)", Mark::Comment),
    ("(?)", Mark::Comment),
    ("!", Mark::Comment),
    ("?", Mark::Comment),
    ("‼", Mark::Comment),
    ("⁇", Mark::Comment),
    ("⁈", Mark::Comment),
    ("⁉", Mark::Comment),
];

/// Parses the marks at the beginning of `text`; returns the bytes they take, with the spaces before
/// them.
pub(super) fn read(text: &str) -> (Marks, usize) {
    let mut marks = Marks::default();
    let mut end = 0;
    loop {
        let rest = text[end..].trim_start();
        let Some((mark, length)) =
            MARKS.iter().find_map(|(pattern, mark)| Some((*mark, length_of(pattern, rest)?)))
        else {
            return (marks, end);
        };
        end = text.len() - rest.len() + length;
        marks.add(mark);
        if matches!(mark, Mark::Threat(_)) {
            end += marks.skip_stray(&text[end..]);
        }
    }
}

impl Marks {
    fn add(&mut self, mark: Mark) {
        match mark {
            Mark::Threat(threat) => self.threat = Some(threat),
            Mark::WordyThreat(threat) => {
                self.threat = Some(threat);
                self.notes.push(Leniency::CheckSignOther);
            }
            Mark::EnPassant => self.en_passant = true,
            Mark::DrawOffer => self.draw_offer = true,
            Mark::BareDrawOffer => {
                self.draw_offer = true;
                self.notes.push(Leniency::DrawOfferOther);
            }
            Mark::Comment => self.notes.push(Leniency::Comment),
        }
    }

    /// Skips a single digit after the sign, a misprint: the Cyrillic text of 2009 has `Де3+3`.
    fn skip_stray(&mut self, rest: &str) -> usize {
        let mut signs = rest.chars();
        match (signs.next(), signs.next()) {
            (Some('0'..='9'), next) if next.is_none_or(|sign| !sign.is_alphanumeric()) => {
                self.notes.push(Leniency::Stray);
                1
            }
            _ => 0,
        }
    }
}

/// Returns how many bytes of `text` the pattern matches, if it does.
fn length_of(pattern: &str, text: &str) -> Option<usize> {
    let mut rest = text;
    for wanted in pattern.chars() {
        if wanted == '_' {
            rest = rest.trim_start();
            continue;
        }
        let found = rest.chars().next()?;
        if !found.to_lowercase().eq([wanted]) {
            return None;
        }
        rest = &rest[found.len_utf8()..];
    }
    let ends_a_word = pattern.ends_with(char::is_alphabetic);
    if ends_a_word && rest.starts_with(char::is_alphanumeric) {
        return None;
    }
    Some(text.len() - rest.len())
}
