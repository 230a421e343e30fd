//! Understanding an announcement, however it was taken down.

use super::words::{self, Word};
use crate::{
    File, Move, Position, Rank, Role, Wing,
    notation::{
        ReadError,
        draft::{Meant, Outline},
        error::nearest,
        read::fitting,
    },
};

/// The move that an announcement means: in any case and script, with umlauts or without, with
/// commas and hyphens, with a slip of one letter, with digits for numbers. The piece or the square
/// of departure may be missing if one legal move is left; without a piece a pawn goes first.
///
/// ```
/// use adoube_chess::{Position, notation::{self, announce}};
/// let start = Position::initial();
/// let knight = notation::read(&start, "Nf3").unwrap().moved;
/// assert_eq!(announce::read(&start, "springer, FELIX-drei"), Ok(knight));
/// assert_eq!(announce::read(&start, "Спрингер Густав еинс Фелиx дреи"), Ok(knight));
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, ReadError> {
    let said = understand(text)?;
    let meant = said.meant();
    let Some(&likeliest) = meant.first() else {
        return Err(ReadError::unreadable(text.len()));
    };
    let begin = spoken_words(text).next().map_or(0, |(begin, _)| begin);
    let legal = position.legal_moves();
    let all_fitting = |meant: &[Meant]| -> Vec<Move> {
        meant.iter().flat_map(|&one| fitting(position, &legal, one)).collect()
    };
    let mut found = all_fitting(&meant);
    if found.is_empty() {
        found = all_fitting(&of_any_role(likeliest));
    }
    match found[..] {
        [] => Err(ReadError::no_such_move(begin, nearest(position, likeliest))),
        [moved] => Ok(moved),
        _ => Err(ReadError::ambiguous(begin, found)),
    }
}

/// If the piece was not named and no pawn fits, any piece may be meant.
fn of_any_role(meant: Meant) -> Vec<Meant> {
    match meant {
        Meant::Move(outline) if outline.role.is_none() => Role::ALL
            .into_iter()
            .map(|role| Meant::Move(Outline { role: Some(role), ..outline }))
            .collect(),
        Meant::Move(_) | Meant::Castle(_) => Vec::new(),
    }
}

/// What was said, in order.
#[derive(Default)]
struct Said {
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

/// The words of the text. One that nobody knows is an error at its column.
fn understand(text: &str) -> Result<Said, ReadError> {
    let mut said = Said::default();
    for (begin, spoken) in spoken_words(text) {
        let accepted = match words::meaning(spoken) {
            Some(Word::Filler) => true,
            Some(Word::Castling) => !std::mem::replace(&mut said.castling, true),
            Some(Word::Wing(wing)) => said.wing.replace(wing).is_none(),
            Some(Word::Piece(role)) if said.places.is_empty() => said.piece.replace(role).is_none(),
            Some(Word::Piece(role)) => said.new_piece.replace(role).is_none(),
            Some(Word::File(file)) => said.add(Place::File(file)),
            Some(Word::Rank(rank)) => said.add(Place::Rank(rank)),
            None => false,
        };
        if !accepted {
            return Err(ReadError::unreadable(begin));
        }
    }
    Ok(said)
}

/// Letters in a row, or a digit: `g1` is two words.
fn spoken_words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |sign: char| sign.is_alphabetic() || sign == '\u{308}';
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text[at..].trim_start_matches(|sign: char| {
            sign.is_whitespace() || sign.is_ascii_punctuation() || matches!(sign, '–' | '—')
        });
        at = text.len() - rest.len();
        let first = rest.chars().next()?;
        let letters = rest.len() - rest.trim_start_matches(is_word).len();
        let (begin, length) = (at, letters.max(first.len_utf8()));
        at += length;
        Some((begin, &text[begin..at]))
    })
}

impl Said {
    /// Takes at most file, rank, file, rank, and nothing after the new piece was named.
    fn add(&mut self, place: Place) -> bool {
        self.places.push(place);
        self.places.len() <= 4 && self.new_piece.is_none()
    }

    /// What the words amount to; nothing if they are no move, both if the side is missing.
    fn meant(&self) -> Vec<Meant> {
        match (self.castling, self.wing) {
            _ if !self.places.is_empty() => {
                Vec::from_iter(self.outline().filter(|_| !self.castling).map(Meant::Move))
            }
            (_, Some(wing)) => vec![Meant::Castle(wing)],
            (true, None) => vec![Meant::Castle(Wing::King), Meant::Castle(Wing::Queen)],
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
