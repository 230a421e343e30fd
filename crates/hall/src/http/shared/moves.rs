//! The moves of a game, for those who may read them.

use adoube_chess::{Board, Colour, Move, Role, Square, san};
use adoube_laws::{
    history::{ReachedBy, RecordedPosition},
    table::Table,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::render::men;

/// A half-move of record.
#[derive(Serialize, ToSchema)]
pub(crate) struct MoveResponse {
    /// The number of half-moves played with it.
    pub ply: u32,
    /// Who made it.
    pub by: Colour,
    /// The move; absent if no legal move leads to the board after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<Move>,
    /// The move in English algebraic notation; where no legal move leads there, its squares.
    pub san: String,
    /// The pieces after it.
    pub board: Board,
}

impl MoveResponse {
    fn new(ply: usize, before: &RecordedPosition, reached: ReachedBy, after: &Board) -> Self {
        let played = match reached {
            ReachedBy::By(played) => Some(played),
            ReachedBy::Start | ReachedBy::Illegally | ReachedBy::FromIllegalBoard => None,
        };
        let legal = before.position().zip(played);
        let san = legal.map_or_else(
            || squares_of(before.board(), after),
            |(position, played)| san::write(position, played).to_string(),
        );
        let by = before.board().turn();
        let ply = u32::try_from(ply).unwrap_or(u32::MAX);
        Self { ply, by, played, san, board: men(after, !by) }
    }
}

/// Returns the pieces before the first move, and all moves of record.
pub(in crate::http) fn all_moves(table: &Table) -> (Board, Vec<MoveResponse>) {
    let moments = table.history().moments();
    let first = moments.first().map_or_else(|| *table.board(), |(_, start)| *start.board());
    let pairs = moments.windows(2).enumerate().filter_map(|(at, pair)| match pair {
        [(_, before), (reached, after)] => {
            Some(MoveResponse::new(at + 1, before, *reached, after.board()))
        }
        _ => None,
    });
    (men(&first, first.turn()), pairs.collect())
}

/// Returns the last move of record, if there is one.
pub(in crate::http) fn last_move(table: &Table) -> Option<MoveResponse> {
    let history = table.history();
    let before = history.before()?;
    let ply = history.plies().0 as usize;
    Some(MoveResponse::new(ply, before.last(), history.reached(), history.board()))
}

/// Writes a move by the squares that changed.
fn squares_of(before: &Board, after: &Board) -> String {
    let mover = before.turn();
    let has_changed = |at: &Square| before.piece_on(*at) != after.piece_on(*at);
    let of_mover = |board: &Board, at: &Square| {
        has_changed(at) && board.piece_on(*at).is_some_and(|piece| piece.colour == mover)
    };
    let from = Square::ALL.into_iter().find(|at| of_mover(before, at));
    let to = Square::ALL.into_iter().find(|at| of_mover(after, at));
    let (Some(from), Some(to)) = (from, to) else { return "…".to_owned() };
    let role = before.piece_on(from).map(|piece| piece.role).filter(|role| *role != Role::Pawn);
    let letter = role.map(|role| role.letter().to_string()).unwrap_or_default();
    let sign = if before.piece_on(to).is_some() { "x" } else { "-" };
    format!("{letter}{from}{sign}{to}")
}
