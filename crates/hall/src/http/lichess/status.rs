//! The status of a game in the terms of Lichess.
//!
//! Where Lichess has no matching term it is `unknownFinish`, and a winner is named only if one player has won
//! and the other has lost. The exact result is in the hall's own fields.

use adoube_chess::Colour;
use adoube_laws::{
    Citation, Provision,
    regulations::GameResult,
    table::{Outcome, Stage},
};
use serde::Serialize;

/// The status of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Status {
    /// Announced or in progress. Lichess starts a game when it creates it, and clients leave one that has not
    /// started; whether the clock has been started is in the hall's own fields.
    Started,
    /// Void, without a result.
    Aborted,
    /// Checkmate.
    Mate,
    /// A player has resigned.
    Resign,
    /// Stalemate.
    Stalemate,
    /// Drawn.
    Draw,
    /// A flag has fallen. If there is no winner, the opponent could not have checkmated.
    #[serde(rename = "outoftime")]
    OutOfTime,
    /// A player did not arrive in time.
    NoStart,
    /// Ended in a way for which there is no term.
    UnknownFinish,
}

impl Status {
    /// Returns the status and the winner.
    pub fn from_stage(stage: &Stage) -> (Self, Option<Colour>) {
        match stage {
            Stage::BeforeStart | Stage::Playing | Stage::Adjourned => (Self::Started, None),
            Stage::Void => (Self::Aborted, None),
            Stage::Over { outcome, under } => {
                let winner = winner(*outcome);
                let under = under.map(Citation::provision);
                (Self::from_outcome(*outcome, winner, under), winner)
            }
        }
    }

    fn from_outcome(outcome: Outcome, winner: Option<Colour>, under: Option<Provision>) -> Self {
        let is_drawn = outcome == Outcome::DRAW;
        match under {
            Some(Provision::Checkmate) if winner.is_some() => Self::Mate,
            Some(Provision::Resignation) if winner.is_some() => Self::Resign,
            Some(Provision::FlagFall) if winner.is_some() => Self::OutOfTime,
            Some(Provision::DefaultTime) if winner.is_some() => Self::NoStart,
            Some(Provision::FlagFallWithoutMatingChance) if is_drawn => Self::OutOfTime,
            Some(Provision::Stalemate) if is_drawn => Self::Stalemate,
            _ if is_drawn => Self::Draw,
            _ => Self::UnknownFinish,
        }
    }

    /// The numeric id of the status.
    pub const fn id(self) -> u8 {
        match self {
            Self::Started => 20,
            Self::Aborted => 25,
            Self::Mate => 30,
            Self::Resign => 31,
            Self::Stalemate => 32,
            Self::Draw => 34,
            Self::OutOfTime => 35,
            Self::NoStart => 37,
            Self::UnknownFinish => 38,
        }
    }

    /// Whether the game has ended.
    pub const fn is_over(self) -> bool {
        self.id() > 20
    }
}

/// Returns the winner, if one player has won and the other has lost.
fn winner(outcome: Outcome) -> Option<Colour> {
    outcome.winner().filter(|winner| outcome.marks[!*winner] == GameResult::Loss)
}

#[cfg(test)]
mod tests {
    use adoube_laws::Edition;

    use super::*;

    fn over(outcome: &str, under: Provision) -> (Status, Option<Colour>) {
        let under = Edition::Y2023.cite(under);
        Status::from_stage(&Stage::Over { outcome: outcome.parse().unwrap(), under })
    }

    #[test]
    fn known_endings_have_their_status() {
        use Colour::{Black, White};
        assert_eq!(over("1-0", Provision::Checkmate), (Status::Mate, Some(White)));
        assert_eq!(over("0-1", Provision::Resignation), (Status::Resign, Some(Black)));
        assert_eq!(over("0-1", Provision::FlagFall), (Status::OutOfTime, Some(Black)));
        assert_eq!(over("+/-", Provision::DefaultTime), (Status::NoStart, Some(White)));
        assert_eq!(over("½-½", Provision::Stalemate), (Status::Stalemate, None));
        for drawn in [
            Provision::DrawByAgreement,
            Provision::CorrectDrawClaim,
            Provision::DeadPosition,
            Provision::SeventyFiveMoves,
            Provision::ResignationWithoutMatingChance,
        ] {
            assert_eq!(over("½-½", drawn), (Status::Draw, None), "{drawn:?}");
        }
        let unwinnable = over("½-½", Provision::FlagFallWithoutMatingChance);
        assert_eq!(unwinnable, (Status::OutOfTime, None));
        assert_eq!(Status::from_stage(&Stage::Void), (Status::Aborted, None));
        for stage in [Stage::BeforeStart, Stage::Playing, Stage::Adjourned] {
            assert_eq!(Status::from_stage(&stage), (Status::Started, None));
        }
    }

    #[test]
    fn other_endings_have_no_specific_status() {
        use Colour::{Black, White};
        let win = over("1-0", Provision::PenaltyLossOfGame);
        assert_eq!(win, (Status::UnknownFinish, Some(White)));
        let win = over("0-1", Provision::IllegalMoveCompleted);
        assert_eq!(win, (Status::UnknownFinish, Some(Black)));
        for outcome in ["0-0", "½-0", "0-½", "-/-"] {
            let declared = over(outcome, Provision::PenaltyLossOfGame);
            assert_eq!(declared, (Status::UnknownFinish, None), "{outcome}");
            let late = over(outcome, Provision::DefaultTime);
            assert_eq!(late, (Status::UnknownFinish, None), "{outcome}");
        }
    }

    #[test]
    fn words_and_numbers_go_together() {
        let word = |status| serde_json::to_value(status).unwrap();
        assert_eq!(word(Status::OutOfTime), "outoftime");
        assert_eq!(word(Status::NoStart), "noStart");
        assert_eq!(word(Status::UnknownFinish), "unknownFinish");
        assert!(!Status::Started.is_over());
        assert!(Status::Aborted.is_over() && Status::Mate.is_over());
    }
}
