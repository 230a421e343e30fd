//! Parsing one move, in any language and any writing habit.

use super::{
    Leniency, ReadError,
    draft::{self, Draft, Outline, ParsedMove},
    error::nearest,
    marks::CheckSign,
    write::{Departure, is_capture, role_of},
};
use crate::{Move, MoveKind, Position, Role};

/// A parsed move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The move, legal in the position it was read in.
    pub moved: Move,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// The leniencies, each once.
    pub leniencies: Vec<Leniency>,
}

impl From<Move> for Reading {
    fn from(moved: Move) -> Self {
        Self { moved, draw_offer: false, leniencies: Vec::new() }
    }
}

/// Parses a move in a position: short or long, in any of the languages or figurines, with or without the
/// signs.
///
/// ```
/// use adoube_chess::{Position, notation::{self, Leniency}};
/// let start = Position::initial();
/// let reading = notation::read(&start, "Сг1-ф3 (=)").unwrap();
/// assert_eq!(reading.moved, notation::read(&start, "Nf3").unwrap().moved);
/// assert!(reading.draw_offer);
/// assert_eq!(reading.leniencies, [Leniency::LongForm, Leniency::Hyphen]);
/// ```
pub fn read(position: &Position, text: &str) -> Result<Reading, ReadError> {
    let drafts = draft::all(text).map_err(ReadError::unreadable)?;
    let begin = draft::beginning(text);
    let legal = position.legal_moves();
    let (credible, contradicted) =
        drafts.split_at(drafts.partition_point(|draft| !draft.contradicted));
    // A reading with more doubts is tried only if none with fewer is a legal move: `х` is a file first,
    // and a capture only if no move with that file is legal.
    for equals in credible.chunk_by(|one, other| one.doubts() == other.doubts()) {
        let mut found: Vec<(Move, &Draft)> = Vec::new();
        for draft in equals {
            for moved in fitting(position, &legal, draft.meant) {
                if !found.iter().any(|(known, _)| *known == moved) {
                    found.push((moved, draft));
                }
            }
        }
        match found[..] {
            [] => {}
            [(moved, draft)] => return Ok(reading(position, text, moved, draft)),
            _ => {
                let candidates = found.into_iter().map(|(moved, _)| moved).collect();
                return Err(ReadError::ambiguous(begin, candidates));
            }
        }
    }
    let mut candidates = Vec::new();
    let confused = contradicted.iter().flat_map(|draft| fitting(position, &legal, draft.meant));
    let near = drafts.first().into_iter().flat_map(|draft| nearest(position, draft.meant));
    for moved in confused.chain(near) {
        if !candidates.contains(&moved) {
            candidates.push(moved);
        }
    }
    Err(ReadError::no_such_move(begin, candidates))
}

/// Returns the legal moves that a draft can mean.
pub(super) fn fitting(position: &Position, legal: &[Move], meant: ParsedMove) -> Vec<Move> {
    let chosen = |wanted: &dyn Fn(Move) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|&moved| wanted(moved)).collect()
    };
    match meant {
        ParsedMove::Castle(wing) => chosen(&|moved| moved.wing() == Some(wing)),
        ParsedMove::Move(outline) => {
            let plain = chosen(&|moved| !moved.is_castle() && outline.matches(position, moved));
            if plain.is_empty() { chosen(&|moved| outline.is_castling(moved)) } else { plain }
        }
    }
}

impl Outline {
    /// Returns whether the role fits. Without a letter it is a pawn, unless the whole square of departure is
    /// given.
    fn is_of_role(self, role: Role) -> bool {
        match self.role {
            Some(named) => named == role,
            None => role == Role::Pawn || (self.from_file.is_some() && self.from_rank.is_some()),
        }
    }

    pub(super) fn departs_from(self, moved: Move) -> bool {
        self.from_file.is_none_or(|file| file == moved.from_square().file())
            && self.from_rank.is_none_or(|rank| rank == moved.from_square().rank())
    }

    fn matches(self, position: &Position, moved: Move) -> bool {
        role_of(position, moved).is_some_and(|role| self.is_of_role(role))
            && self.departs_from(moved)
            && self.to_file == Some(moved.to_square().file())
            && match self.to_rank {
                Some(rank) => rank == moved.to_square().rank(),
                None => is_capture(position, moved),
            }
            && (self.promotion.is_none() || self.promotion == moved.promotion())
    }

    /// Returns whether it is castling written as a king move (UCI, some players): to the king's new
    /// square or the rook's.
    fn is_castling(self, moved: Move) -> bool {
        let Some((king_to, _)) = moved.castling_destinations() else { return false };
        self.is_of_role(Role::King)
            && self.departs_from(moved)
            && self.promotion.is_none()
            && [king_to, moved.to_square()].iter().any(|square| {
                self.to_file == Some(square.file()) && self.to_rank == Some(square.rank())
            })
    }

    fn departure(self) -> Departure {
        match (self.from_file, self.from_rank) {
            (None, None) => Departure::Nothing,
            (Some(_), None) => Departure::File,
            (None, Some(_)) => Departure::Rank,
            (Some(_), Some(_)) => Departure::Square,
        }
    }
}

fn reading(position: &Position, text: &str, moved: Move, draft: &Draft) -> Reading {
    let mut leniencies = draft.notes.clone();
    leniencies.extend_from_slice(&draft.marks.notes);
    match draft.meant {
        ParsedMove::Move(_) if moved.is_castle() => leniencies.push(Leniency::CastlingAsKingMove),
        ParsedMove::Move(outline) => {
            if leniencies.contains(&Leniency::Hyphen) && outline.departure() != Departure::Square {
                leniencies.push(Leniency::DepartureOther);
            }
            forgive_squares(&mut leniencies, position, moved, outline);
        }
        ParsedMove::Castle(_) => {}
    }
    forgive_signs(&mut leniencies, position, moved, draft);
    let cyrillic = |sign: char| ('\u{400}'..='\u{4ff}').contains(&sign);
    let latin = |sign: char| sign.is_ascii_alphabetic() && !sign.eq_ignore_ascii_case(&'x');
    if text.contains(cyrillic) && text.contains(latin) {
        leniencies.push(Leniency::MixedScripts);
    }
    leniencies.sort_unstable();
    leniencies.dedup();
    Reading { moved, draw_offer: draft.marks.draw_offer, leniencies }
}

/// Records deviations from the appendix in letter, departure and arrival.
fn forgive_squares(
    leniencies: &mut Vec<Leniency>,
    position: &Position,
    moved: Move,
    outline: Outline,
) {
    let pawn = role_of(position, moved) == Some(Role::Pawn);
    if outline.role.is_none() && !pawn {
        leniencies.push(Leniency::PieceLetterMissing);
    }
    if outline.to_rank.is_none() {
        leniencies.push(Leniency::RankMissing);
    }
    leniencies.extend(match (outline.departure(), Departure::needed(position, moved)) {
        (given, needed) if given == needed => None,
        (Departure::Square, _) => Some(Leniency::LongForm),
        (Departure::Nothing, Departure::File) if pawn => Some(Leniency::PawnFileMissing),
        _ => Some(Leniency::DepartureOther),
    });
    leniencies.extend(match (outline.capture, is_capture(position, moved)) {
        (true, false) => Some(Leniency::CaptureSignNeedless),
        (false, true) => Some(Leniency::CaptureSignMissing),
        _ => None,
    });
}

/// Records deviations from the appendix in the signs after the move.
fn forgive_signs(leniencies: &mut Vec<Leniency>, position: &Position, moved: Move, draft: &Draft) {
    leniencies.extend(match (draft.marks.en_passant, moved.kind() == MoveKind::EnPassant) {
        (true, false) => Some(Leniency::EnPassantSignNeedless),
        (false, true) => Some(Leniency::EnPassantSignMissing),
        _ => None,
    });
    let after = position.play_unchecked(moved);
    let threat = match (after.is_check(), after.has_legal_move()) {
        (false, _) => None,
        (true, true) => Some(CheckSign::Check),
        (true, false) => Some(CheckSign::Mate),
    };
    leniencies.extend(match (draft.marks.threat, threat) {
        (written, real) if written == real => None,
        (None, Some(_)) => Some(Leniency::CheckSignMissing),
        (Some(_), None) => Some(Leniency::CheckSignNeedless),
        _ => Some(Leniency::CheckSignWrong),
    });
}
