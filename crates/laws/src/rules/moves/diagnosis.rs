//! What men on a board, which are no legal move, were meant to be, and which requirement that breaks.

use adoube_chess::{Board, Colour, Move, MoveKind, Piece, Rank, Role, Square};

use super::{
    changes::{Attempt, Changes, Going, last_rank},
    going, rights,
};
use crate::{Provision, vocabulary::Plan};

/// What an illegal move was, as far as it can be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// What was meant.
    pub attempt: Option<Plan>,
    /// The requirement that it does not meet.
    pub breaks: Provision,
    /// Others that it does not meet either, or that show why it does not meet the first.
    pub also: Vec<Provision>,
}

/// What a player meant who had the move before, and what that breaks. It is for boards that no legal move leads to; of
/// others it says that they break nothing in particular.
///
/// ```
/// use adoube_chess::Board;
/// use adoube_laws::{Provision, rules::moves::diagnose};
///
/// let before: Board = "4k3/8/8/8/8/8/8/B3K3 w - - 0 1".parse().unwrap();
/// let after: Board = "4k3/8/8/8/B7/8/8/4K3 b - - 1 1".parse().unwrap();
/// let found = diagnose(&before, &after);
/// assert_eq!(found.breaks, Provision::BishopMove);
/// assert_eq!(found.attempt.map(|plan| plan.to.to_string()).as_deref(), Some("a4"));
/// ```
pub fn diagnose(before: &Board, after: &Board) -> Diagnosis {
    let by = before.turn();
    let changes = Changes::between(before, after, by);
    let attempt = changes.attempt(before);
    let mut breaks = Vec::new();
    if changes.moved_opponents_piece() {
        breaks.extend([Provision::LegalAndIllegalMove, Provision::PlayersMoveAlternately]);
    }
    if changes.took_king() {
        breaks.extend([Provision::KingCaptured, Provision::AimOfTheGame]);
    }
    match attempt {
        Some(Attempt::Going(going)) => breaks.extend(of_going(before, after, &changes, going)),
        Some(Attempt::Castling { king, rook, king_to, rook_to }) => {
            let right = Move::new(king, rook, MoveKind::Castle).castling_destinations();
            breaks.extend(rights::breaks(before, king, rook, by));
            if right != Some((king_to, rook_to)) {
                breaks.push(Provision::Castling);
            }
        }
        None if changes.are_captures_alone() => breaks.push(Provision::Capture),
        None if changes.are_several_moves() => breaks.extend([
            Provision::LegalAndIllegalMove,
            Provision::PlayersMoveAlternately,
            Provision::HavingTheMove,
        ]),
        None => {}
    }
    if leaves_in_check(after, by) {
        breaks.extend([
            Provision::KingLeftInCheck,
            Provision::Check,
            Provision::Attack,
            Provision::AimOfTheGame,
        ]);
    }
    if let Some(Attempt::Going(going)) = attempt {
        breaks.extend(of_promotion(going, by));
    }
    let mut breaks = breaks.into_iter();
    let main = breaks.next().unwrap_or(Provision::LegalAndIllegalMove);
    let mut also: Vec<Provision> = Vec::new();
    for other in breaks {
        if other != main && !also.contains(&other) {
            also.push(other);
        }
    }
    Diagnosis { attempt: attempt.map(plan), breaks: main, also }
}

/// The way it goes, and what it takes off the board.
fn of_going(before: &Board, after: &Board, changes: &Changes, going: Going) -> Vec<Provision> {
    let passed = Square::new(going.to.file(), going.from.rank());
    let is_passed_pawn =
        before.piece_on(passed) == Some(Piece::new(!going.piece.colour, Role::Pawn));
    let takes_in_passing =
        is_passed_pawn && after.piece_on(passed).is_none() && before.piece_on(going.to).is_none();
    if going.piece.colour != before.turn() {
        return Vec::new();
    }
    let mut breaks = going::breaks(before, going, takes_in_passing);
    if after.piece_on(going.from) == Some(going.piece) {
        breaks.extend([Provision::Promotion, Provision::PromotionMade]);
    }
    let takes_more = changes.taken_besides(going.to).any(|(square, _)| {
        !(takes_in_passing && square == passed && going.piece.role == Role::Pawn)
    });
    if takes_more {
        breaks.push(Provision::Capture);
    }
    breaks
}

/// A pawn on the last rank must have become something that it may become, and elsewhere nothing.
fn of_promotion(going: Going, turn: Colour) -> Option<Provision> {
    if going.piece.role != Role::Pawn || going.piece.colour != turn {
        return None;
    }
    let is_due = going.to.rank() == last_rank(going.piece.colour);
    let is_right = match going.becomes {
        None => !is_due,
        Some(new) => {
            is_due
                && new.colour == going.piece.colour
                && !matches!(new.role, Role::Pawn | Role::King)
        }
    };
    (!is_right).then_some(Provision::Promotion)
}

/// Whether a player's king stands in check.
fn leaves_in_check(after: &Board, by: Colour) -> bool {
    let kings = after.pieces(Piece::new(by, Role::King));
    kings.into_iter().any(|king| after.attackers(king, !by).any())
}

fn plan(attempt: Attempt) -> Plan {
    match attempt {
        Attempt::Castling { king, rook, .. } => Plan { castles: true, ..Plan::new(king, rook) },
        Attempt::Going(going) => {
            Plan { becomes: going.becomes.map(|new| new.role), ..Plan::new(going.from, going.to) }
        }
    }
}

impl Diagnosis {
    /// Whether all that is wrong is a pawn left on the last rank, or taken off it without anything in its place.
    pub fn is_unfinished_promotion(&self) -> bool {
        let is_last = |plan: &Plan| matches!(plan.to.rank(), Rank::First | Rank::Eighth);
        self.breaks == Provision::Promotion
            && self.attempt.is_some_and(|plan| plan.becomes.is_none() && is_last(&plan))
    }

    /// Whether nobody can tell what it was meant to be, nor what it breaks.
    pub fn is_unclear(&self) -> bool {
        self.attempt.is_none()
            && self.breaks == Provision::LegalAndIllegalMove
            && self.also.is_empty()
    }

    /// Whether all that is wrong is a rook that was forgotten, or put elsewhere, when castling.
    pub fn is_unfinished_castling(&self) -> bool {
        self.breaks == Provision::Castling && self.attempt.is_some_and(|plan| plan.castles)
    }
}
