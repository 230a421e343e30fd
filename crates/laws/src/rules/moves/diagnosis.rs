//! Diagnoses boards that no legal move leads to: the intended move, and the requirement it breaks.

use adoube_chess::{Board, Colour, Move, MoveKind, Piece, Rank, Role, Square};

use super::{
    changes::{Attempt, Changes, PieceMovement, last_rank},
    piece_movement, rights,
};
use crate::{Provision, vocabulary::Plan};

/// The diagnosis of an illegal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// The intended move, if it is clear.
    pub attempt: Option<Plan>,
    /// The requirement it breaks.
    pub breaks: Provision,
    /// Further requirements that it breaks, or that explain the first.
    pub also: Vec<Provision>,
}

/// Diagnoses the move that the player to move on `before` intended, and what it breaks. It is meant for
/// boards that no legal move leads to; for others it reports no specific breach.
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
    if changes.has_moved_opponents_piece() {
        breaks.extend([Provision::LegalAndIllegalMove, Provision::PlayersMoveAlternately]);
    }
    if changes.has_taken_king() {
        breaks.extend([Provision::KingCaptured, Provision::AimOfTheGame]);
    }
    match attempt {
        Some(Attempt::Going(going)) => {
            breaks.extend(breaches_of_move(before, after, &changes, going));
        }
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
        breaks.extend(breach_of_promotion(going, by));
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

/// Returns what a single piece breaks by its path and its captures.
fn breaches_of_move(
    before: &Board,
    after: &Board,
    changes: &Changes,
    going: PieceMovement,
) -> Vec<Provision> {
    let passed = Square::new(going.to.file(), going.from.rank());
    let is_passed_pawn =
        before.piece_on(passed) == Some(Piece::new(!going.piece.colour, Role::Pawn));
    let takes_in_passing =
        is_passed_pawn && after.piece_on(passed).is_none() && before.piece_on(going.to).is_none();
    if going.piece.colour != before.turn() {
        return Vec::new();
    }
    let mut breaks = piece_movement::breaks(before, going, takes_in_passing);
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

/// Returns the breach by a pawn that is on the last rank without a proper promotion, or promoted elsewhere.
fn breach_of_promotion(going: PieceMovement, turn: Colour) -> Option<Provision> {
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

/// Reports whether a player's king is in check.
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
    /// Reports whether the only fault is a pawn left on the last rank, or removed from it without a replacement.
    pub fn is_unfinished_promotion(&self) -> bool {
        let is_last = |plan: &Plan| matches!(plan.to.rank(), Rank::First | Rank::Eighth);
        self.breaks == Provision::Promotion
            && self.attempt.is_some_and(|plan| plan.becomes.is_none() && is_last(&plan))
    }

    /// Reports whether neither the intention nor the breach is clear.
    pub fn is_unclear(&self) -> bool {
        self.attempt.is_none()
            && self.breaks == Provision::LegalAndIllegalMove
            && self.also.is_empty()
    }

    /// Reports whether the only fault is a rook forgotten or misplaced in castling.
    pub fn is_unfinished_castling(&self) -> bool {
        self.breaks == Provision::Castling && self.attempt.is_some_and(|plan| plan.castles)
    }
}
