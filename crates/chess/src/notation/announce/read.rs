//! Parsing an announcement, however it was taken down.

use super::{
    announcement::{Announcement, spoken_words},
    words,
};
use crate::{
    Move, Position, Role,
    notation::{
        ReadError, ReadErrorKind,
        draft::{Outline, ParsedMove, beginning},
        error::nearest,
        read::fitting,
    },
};

/// Parses an announcement in the suggested German names or in English, Slovenian, Croatian or Serbian,
/// in any case and script, with or without umlauts, with commas and hyphens, with a typing error of one
/// letter, with digits for numbers. The piece or the square of departure may be missing if only one
/// legal move fits; without a piece a pawn is tried first.
///
/// ```
/// use adoube_chess::{Position, notation::{self, announce}};
/// let start = Position::initial();
/// let knight = notation::read(&start, "Nf3").unwrap().moved;
/// assert_eq!(announce::read(&start, "springer, FELIX-drei"), Ok(knight));
/// assert_eq!(announce::read(&start, "Спрингер Густав еинс Фелиx дреи"), Ok(knight));
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, ReadError> {
    let mut announced = Announcement::default();
    for (begin, spoken) in spoken_words(text) {
        if !announced.accept(spoken) {
            return Err(ReadError::unreadable(begin));
        }
    }
    let begin = spoken_words(text).next().map_or(0, |(begin, _)| begin);
    resolve(position, &announced, begin).unwrap_or_else(|| Err(ReadError::unreadable(text.len())))
}

/// Returns whether a text begins with a word of the announcement vocabulary. Two letters alone do not
/// count, since they may be two files; nor do filler words, which may begin any text.
pub(in crate::notation) fn begins_announcement(text: &str) -> bool {
    let first = spoken_words(text).next().filter(|&(begin, _)| begin == beginning(text));
    first.is_some_and(|(_, word)| {
        word.chars().filter(|sign| sign.is_alphabetic()).count() > 2
            && words::meaning(word).is_some_and(|meaning| meaning != words::Word::Filler)
    })
}

/// An upper bound on the words of an announcement, filler included.
const MOST_WORDS: usize = 16;

/// Parses the first of several announcements and returns its length in bytes: the longest run of words
/// on one line that makes a legal move, otherwise the shortest run that continues on the next line.
pub(in crate::notation) fn read_first(
    position: &Position,
    text: &str,
) -> Result<(Move, usize), ReadError> {
    let mut announced = Announcement::default();
    let mut stages = Vec::new();
    let mut end = beginning(text);
    let mut not_understood = None;
    for (begin, spoken) in spoken_words(text).take(MOST_WORDS) {
        if !announced.accept(spoken) {
            not_understood = Some(begin);
            break;
        }
        end = begin + spoken.len();
        stages.push((end, announced.clone()));
    }
    let begin = beginning(text);
    let line = text[begin..end].find('\n').map_or(end, |length| begin + length);
    let (in_line, beyond) = stages.split_at(stages.partition_point(|&(end, _)| end <= line));
    let mut refused: Option<ReadError> = None;
    for (end, announced) in in_line.iter().rev().chain(beyond) {
        match resolve(position, announced, begin) {
            Some(Ok(moved)) => return Ok((moved, *end)),
            Some(Err(error)) if refused.is_none() || error.kind == ReadErrorKind::Ambiguous => {
                refused = Some(error);
            }
            Some(Err(_)) | None => {}
        }
    }
    Err(refused.unwrap_or_else(|| ReadError::unreadable(not_understood.unwrap_or(end))))
}

/// Returns the legal move that was announced, if the words form a move.
fn resolve(
    position: &Position,
    announced: &Announcement,
    begin: usize,
) -> Option<Result<Move, ReadError>> {
    let meant = announced.meant();
    let &likeliest = meant.first()?;
    let legal = position.legal_moves();
    let all_fitting = |meant: &[ParsedMove]| -> Vec<Move> {
        meant.iter().flat_map(|&one| fitting(position, &legal, one)).collect()
    };
    let mut found = all_fitting(&meant);
    if found.is_empty() {
        found = all_fitting(&with_any_role(likeliest));
    }
    Some(match found[..] {
        [] => Err(ReadError::no_such_move(begin, nearest(position, likeliest))),
        [moved] => Ok(moved),
        _ => Err(ReadError::ambiguous(begin, found)),
    })
}

/// Expands a move without a named piece to all roles, for when no pawn fits.
fn with_any_role(meant: ParsedMove) -> Vec<ParsedMove> {
    match meant {
        ParsedMove::Move(outline) if outline.role.is_none() => Role::ALL
            .into_iter()
            .map(|role| ParsedMove::Move(Outline { role: Some(role), ..outline }))
            .collect(),
        ParsedMove::Move(_) | ParsedMove::Castle(_) => Vec::new(),
    }
}
