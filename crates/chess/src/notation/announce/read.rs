//! Understanding an announcement, however it was taken down.

use super::{
    said::{Said, spoken_words},
    words,
};
use crate::{
    Move, Position, Role,
    notation::{
        ReadError, ReadErrorKind,
        draft::{Meant, Outline, beginning},
        error::nearest,
        read::fitting,
    },
};

/// The move that an announcement means: in the suggested German names or in English, Slovenian,
/// Croatian or Serbian, in any case and script, with umlauts or without, with commas and hyphens, with a slip of one letter, with digits for numbers. The piece or the square
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
    let mut said = Said::default();
    for (begin, spoken) in spoken_words(text) {
        if !said.hear(spoken) {
            return Err(ReadError::unreadable(begin));
        }
    }
    let begin = spoken_words(text).next().map_or(0, |(begin, _)| begin);
    judge(position, &said, begin).unwrap_or_else(|| Err(ReadError::unreadable(text.len())))
}

/// Whether a text begins as announcements do: with a word of their vocabulary. Two letters may be two files as well,
/// and words without weight begin any text.
pub(in crate::notation) fn begins(text: &str) -> bool {
    let first = spoken_words(text).next().filter(|&(begin, _)| begin == beginning(text));
    first.is_some_and(|(_, word)| {
        word.chars().filter(|sign| sign.is_alphabetic()).count() > 2
            && words::meaning(word).is_some_and(|meaning| meaning != words::Word::Filler)
    })
}

/// More words than any announcement has, with all that is said by habit.
const MOST_WORDS: usize = 16;

/// The first of several announcements, and how many bytes it takes: as many words as make a legal
/// move and stand in one line, or else as few as do and go on in the next.
pub(in crate::notation) fn read_first(
    position: &Position,
    text: &str,
) -> Result<(Move, usize), ReadError> {
    let mut said = Said::default();
    let mut stages = Vec::new();
    let mut end = beginning(text);
    let mut not_understood = None;
    for (begin, spoken) in spoken_words(text).take(MOST_WORDS) {
        if !said.hear(spoken) {
            not_understood = Some(begin);
            break;
        }
        end = begin + spoken.len();
        stages.push((end, said.clone()));
    }
    let begin = beginning(text);
    let line = text[begin..end].find('\n').map_or(end, |length| begin + length);
    let (in_line, beyond) = stages.split_at(stages.partition_point(|&(end, _)| end <= line));
    let mut refused: Option<ReadError> = None;
    for (end, said) in in_line.iter().rev().chain(beyond) {
        match judge(position, said, begin) {
            Some(Ok(moved)) => return Ok((moved, *end)),
            Some(Err(error)) if refused.is_none() || error.kind == ReadErrorKind::Ambiguous => {
                refused = Some(error);
            }
            Some(Err(_)) | None => {}
        }
    }
    Err(refused.unwrap_or_else(|| ReadError::unreadable(not_understood.unwrap_or(end))))
}

/// The legal move that was said, if what was said is a move.
fn judge(position: &Position, said: &Said, begin: usize) -> Option<Result<Move, ReadError>> {
    let meant = said.meant();
    let &likeliest = meant.first()?;
    let legal = position.legal_moves();
    let all_fitting = |meant: &[Meant]| -> Vec<Move> {
        meant.iter().flat_map(|&one| fitting(position, &legal, one)).collect()
    };
    let mut found = all_fitting(&meant);
    if found.is_empty() {
        found = all_fitting(&of_any_role(likeliest));
    }
    Some(match found[..] {
        [] => Err(ReadError::no_such_move(begin, nearest(position, likeliest))),
        [moved] => Ok(moved),
        _ => Err(ReadError::ambiguous(begin, found)),
    })
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
