//! An announcement, parsed word by word.

use super::words::{self, Word};
use crate::{
    File, Rank, Role, Wing,
    notation::draft::{self, Outline, ParsedMove},
};

/// The words parsed so far, in order.
#[derive(Clone, Default)]
pub(super) struct Announcement {
    castling: bool,
    wing: Option<Wing>,
    piece: Option<Role>,
    new_piece: Option<Role>,
    /// Files and ranks; the last two are the square of arrival.
    places: Vec<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    File(File),
    Rank(Rank),
}

/// Splits into runs of letters and runs of digits, each with its byte offset: `g1` is two words.
pub(super) fn spoken_words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_letter = |sign: char| sign.is_alphabetic() || sign == '\u{308}';
    let is_digit = |sign: char| sign.is_ascii_digit();
    let mut at = draft::beginning(text);
    std::iter::from_fn(move || {
        let rest = text[at..].trim_start_matches(|sign: char| {
            sign.is_whitespace() || sign.is_ascii_punctuation() || matches!(sign, '–' | '—')
        });
        at = text.len() - rest.len();
        let first = rest.chars().next()?;
        let letters = rest.len() - rest.trim_start_matches(is_letter).len();
        let digits = rest.len() - rest.trim_start_matches(is_digit).len();
        let (begin, length) = (at, letters.max(digits).max(first.len_utf8()));
        at += length;
        Some((begin, &text[begin..at]))
    })
}

impl Announcement {
    /// Accepts one more word if it is in the vocabulary and may follow.
    pub(super) fn accept(&mut self, spoken: &str) -> bool {
        match words::meaning(spoken) {
            Some(Word::Filler) => true,
            Some(Word::Castling) => !std::mem::replace(&mut self.castling, true),
            Some(Word::Wing(wing)) => self.wing.replace(wing).is_none(),
            Some(Word::Piece(_)) if self.castling || self.wing.is_some() => false,
            Some(Word::Piece(role)) if self.places.is_empty() => self.piece.replace(role).is_none(),
            Some(Word::Piece(role)) => self.new_piece.replace(role).is_none(),
            Some(Word::File(file)) => self.add(Place::File(file)),
            Some(Word::Rank(rank)) => self.add(Place::Rank(rank)),
            None => false,
        }
    }

    /// Accepts at most file, rank, file, rank, and nothing after the promotion piece.
    fn add(&mut self, place: Place) -> bool {
        self.places.push(place);
        self.places.len() <= 4 && self.new_piece.is_none()
    }

    /// Returns the possible meanings: none if the words are not a move, two if the castling side is
    /// missing.
    pub(super) fn meant(&self) -> Vec<ParsedMove> {
        match (self.castling, self.wing) {
            _ if !self.places.is_empty() => {
                Vec::from_iter(self.outline().filter(|_| !self.castling).map(ParsedMove::Move))
            }
            (_, Some(wing)) => vec![ParsedMove::Castle(wing)],
            (true, None) => vec![ParsedMove::Castle(Wing::King), ParsedMove::Castle(Wing::Queen)],
            (false, None) => Vec::new(),
        }
    }

    fn outline(&self) -> Option<Outline> {
        let (departure, arrival) =
            self.places.split_at_checked(self.places.len().checked_sub(2)?)?;
        let (from_file, from_rank) = match *departure {
            [] => (None, None),
            [Place::File(file)] => (Some(file), None),
            [Place::Rank(rank)] => (None, Some(rank)),
            [Place::File(file), Place::Rank(rank)] => (Some(file), Some(rank)),
            _ => return None,
        };
        let [Place::File(to_file), Place::Rank(to_rank)] = *arrival else { return None };
        Some(Outline {
            role: self.piece,
            from_file,
            from_rank,
            to_file: Some(to_file),
            to_rank: Some(to_rank),
            promotion: self.new_piece,
            capture: false,
        })
    }
}
