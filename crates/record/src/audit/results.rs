//! Results compared with the last position (Articles 5, 6 and 9).

use adoube_chess::{Colour, Position, notation::game::Score};
use adoube_laws::{Edition, Provision as P};

use super::{
    Detail, FindingKind, Severity,
    declared::DeclaredEndKind,
    end::{EndedGame, winner},
};

/// Something wrong with a result.
pub(super) struct ResultFault {
    pub(super) kind: FindingKind,
    pub(super) severity: Severity,
    pub(super) under: Vec<P>,
    pub(super) detail: Detail,
}

impl ResultFault {
    fn new(kind: FindingKind, under: &[P], detail: Detail) -> Self {
        Self { kind, severity: kind.severity(), under: under.to_vec(), detail }
    }
}

/// A game that is over, as far as its result is concerned.
pub(super) struct Outcome<'a> {
    pub(super) last: &'a Position,
    pub(super) ended: Option<EndedGame>,
    pub(super) given: Score,
    pub(super) said: DeclaredEndKind,
    pub(super) edition: Edition,
    /// Whether it is proven that the winner cannot mate.
    pub(super) winner_cannot_mate: bool,
    /// Whether the last reading of the loser's clock is zero.
    pub(super) flag_is_down: bool,
}

impl Outcome<'_> {
    /// The fault of the result, if there is one.
    pub(super) fn wrong(&self) -> Option<ResultFault> {
        if let Some(ended) = self.ended {
            let (given, right) = (self.given, ended.by.score());
            return (given != right).then(|| {
                let detail = Detail::Result { given, right };
                ResultFault::new(ended.by.result_against(), &[ended.by.provision()], detail)
            });
        }
        match winner(self.given) {
            Some(winner) if self.winner_cannot_mate => self.won_without_mate(winner),
            None if self.given == Score::Draw
                && matches!(self.said, DeclaredEndKind::OnTime | DeclaredEndKind::DrawnOnTime) =>
            {
                self.drawn_on_time()
            }
            _ => None,
        }
    }

    fn won_without_mate(&self, winner: Colour) -> Option<ResultFault> {
        let detail = Detail::Player(winner);
        let is_otherwise =
            matches!(self.said, DeclaredEndKind::Decided | DeclaredEndKind::Resignation);
        if self.said == DeclaredEndKind::OnTime || self.flag_is_down && !is_otherwise {
            return Some(ResultFault::new(
                FindingKind::WonOnTimeWithoutMate,
                &[P::FlagFallWithoutMatingChance],
                detail,
            ));
        }
        // Against a player who cannot mate even a resignation does not lose, in editions that say so.
        let resigned = P::ResignationWithoutMatingChance;
        let has_rule = self.edition.cite(resigned).is_some();
        let (severity, under) = match self.said {
            DeclaredEndKind::Decided | DeclaredEndKind::NotEnded => {
                (Severity::Notice, P::Resignation)
            }
            _ if has_rule => (Severity::Error, resigned),
            DeclaredEndKind::Resignation => return None,
            _ => (Severity::Notice, P::Resignation),
        };
        let fault = ResultFault::new(FindingKind::WonWithoutMate, &[under], detail);
        Some(ResultFault { severity, ..fault })
    }

    /// A draw although the player to move has no time left and the opponent could have mated.
    fn drawn_on_time(&self) -> Option<ResultFault> {
        let opponent = !self.last.turn();
        super::mating::can_mate(self.last, opponent).then(|| {
            ResultFault::new(
                FindingKind::DrawnOnTimeWithMate,
                &[P::FlagFall],
                Detail::Player(opponent),
            )
        })
    }
}
