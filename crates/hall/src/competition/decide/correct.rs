//! Correcting pairings, board by board, where nothing has been played yet.

use serde::Deserialize;
use utoipa::ToSchema;

use super::pair::{Pairing, faults, known};
use crate::{
    competition::{
        Competition, CompetitionFact, Problem, Round, ValidationErrors, validation::if_no_errors,
    },
    ids::{BoardNo, GameId, PlayerNo, RoundNo},
};

/// A correction of the pairings of a round, applied as a whole, so that players can swap places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[schema(as = PairingCorrection)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The corrected boards, including new ones, and the byes. A player who is named here loses an earlier
    /// bye.
    #[serde(default)]
    pub pairings: Vec<Pairing>,
    /// The boards to remove.
    #[serde(default)]
    pub removed: Vec<BoardNo>,
}

impl Correction {
    /// Returns the boards that it changes.
    fn touches<'a>(
        &self,
        round: &'a Round,
    ) -> impl Iterator<Item = (BoardNo, Option<GameId>)> + use<'a> {
        let removed = self.removed.iter().copied();
        let corrected = self.pairings.iter().filter_map(|pairing| match *pairing {
            Pairing::Board { board, white, black } => {
                (!is_already_paired(round, board, white, black)).then_some(board)
            }
            Pairing::Bye { .. } => None,
        });
        let boards: Vec<_> = removed.chain(corrected).collect();
        boards.into_iter().filter_map(|no| Some((no, round.boards.get(&no)?.game)))
    }

    /// Returns the tables that would be removed, by their boards.
    pub fn tables(&self, competition: &Competition, round: RoundNo) -> Vec<(BoardNo, GameId)> {
        let touched = competition.round(round).map(|round| self.touches(round));
        touched.into_iter().flatten().filter_map(|(no, game)| Some((no, game?))).collect()
    }
}

/// Whether these two are already paired on a board.
fn is_already_paired(round: &Round, board: BoardNo, white: PlayerNo, black: PlayerNo) -> bool {
    round.boards.get(&board).is_some_and(|own| (own.white, own.black) == (white, black))
}

/// Corrects the pairings of a round. The caller checks whether the game at a table has begun.
pub fn correct_pairings(
    competition: &Competition,
    round: RoundNo,
    correction: &Correction,
    has_begun: impl Fn(GameId) -> bool,
) -> Result<Vec<CompetitionFact>, ValidationErrors> {
    let paired = known(competition, round)?;
    let mut found = Vec::new();
    for (item, board) in correction.removed.iter().enumerate() {
        if !paired.boards.contains_key(board) {
            let unknown = Problem::UnknownBoard { round, board: *board };
            found.push(unknown.in_field("removed").in_item(item));
        }
        // A game that was played here and declared void belongs to the record of this board.
        if paired.boards.get(board).is_some_and(|own| !own.void.is_empty()) {
            found.push(Problem::BoardBegun(*board).in_field("removed").in_item(item));
        }
        let is_named = |pairing: &Pairing| matches!(pairing, Pairing::Board { board: own, .. } if own == board);
        if correction.pairings.iter().any(is_named) {
            found.push(Problem::BoardTwice(*board).in_field("removed").in_item(item));
        }
    }
    for (board, game) in correction.touches(paired) {
        if game.is_some_and(&has_begun) {
            found.push(Problem::BoardBegun(board).in_field("board"));
        } else if paired.boards.get(&board).is_some_and(|own| own.entered.is_some()) {
            found.push(Problem::HasResult(board).in_field("board"));
        }
    }
    found.extend(faults(competition, &corrected_round(paired, correction)));
    if_no_errors(found, || facts(paired, round, correction))
}

/// Returns the round after the correction, with the corrected boards first, so that errors refer to them.
fn corrected_round(paired: &Round, correction: &Correction) -> Vec<Pairing> {
    let named = |pairing: &Pairing| match *pairing {
        Pairing::Board { board, .. } => Some(board),
        Pairing::Bye { .. } => None,
    };
    let replaced: Vec<BoardNo> =
        correction.pairings.iter().filter_map(named).chain(correction.removed.clone()).collect();
    let kept = paired
        .boards
        .iter()
        .filter(|(no, _)| !replaced.contains(no))
        .map(|(no, own)| Pairing::Board { board: *no, white: own.white, black: own.black });
    correction.pairings.iter().copied().chain(kept).collect()
}

fn facts(paired: &Round, round: RoundNo, correction: &Correction) -> Vec<CompetitionFact> {
    let removed = correction.removed.iter();
    let mut facts: Vec<_> =
        removed.map(|board| CompetitionFact::BoardRemoved { round, board: *board }).collect();
    let leaves = |player: &PlayerNo| {
        let leaves = paired.byes.contains_key(player);
        leaves.then_some(CompetitionFact::ByeTaken { round, player: *player })
    };
    for pairing in &correction.pairings {
        match *pairing {
            Pairing::Board { board, white, black } => {
                facts.extend([white, black].iter().filter_map(leaves));
                if !is_already_paired(paired, board, white, black) {
                    facts.push(CompetitionFact::BoardCorrected { round, board, white, black });
                }
            }
            Pairing::Bye { player, bye } if paired.byes.get(&player) != Some(&bye) => {
                facts.push(CompetitionFact::ByeGiven { round, player, bye });
            }
            Pairing::Bye { .. } => {}
        }
    }
    facts
}
