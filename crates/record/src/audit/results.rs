//! Results compared with the last position (Articles 5, 6 and 9).

use adoube_chess::{Colour, Position, notation::game::Score};
use adoube_laws::{Edition, Provision as P};

use super::{Detail, FindingKind, Severity, end::EndedGame};
use crate::pgn::{Termination, scan::decoded};

/// How a game is said to have ended, if it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeclaredEnd {
    /// Nothing, or nothing that is known here.
    Nothing,
    /// `normal`: as games end.
    Normal,
    /// `time forfeit`.
    OnTime,
    /// `adjudication`, `rules infraction`, `abandoned`, `death`, `emergency`: somebody has decided.
    Decided,
    /// `unterminated`: it has not ended.
    NotEnded,
}

impl DeclaredEnd {
    /// What the tag `Termination` says. Sites write sentences there, too; only time is looked for in them.
    pub(super) fn read(tag: &[u8]) -> Self {
        match Termination::of(&decoded(tag)) {
            Termination::Normal => Self::Normal,
            Termination::TimeForfeit => Self::OnTime,
            Termination::Unterminated => Self::NotEnded,
            Termination::Abandoned
            | Termination::Adjudication
            | Termination::Death
            | Termination::Emergency
            | Termination::RulesInfraction => Self::Decided,
            Termination::Other(text) if text.contains("on time") => Self::OnTime,
            Termination::Other(_) => Self::Nothing,
        }
    }
}

/// The player who has won.
pub(super) const fn winner(score: Score) -> Option<Colour> {
    match score {
        Score::WhiteWins => Some(Colour::White),
        Score::BlackWins => Some(Colour::Black),
        Score::Draw | Score::Open => None,
    }
}

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
    pub(super) said: DeclaredEnd,
    pub(super) edition: Edition,
    /// Whether it was found that the winner cannot mate.
    pub(super) winner_cannot_mate: bool,
    /// Whether the clock of who lost showed nothing at last.
    pub(super) flag_is_down: bool,
}

impl Outcome<'_> {
    /// What is wrong with the result itself.
    pub(super) fn wrong(&self) -> Option<ResultFault> {
        if let Some(ended) = self.ended {
            let (given, right) = (self.given, ended.by.score());
            return (given != right).then(|| {
                let detail = Detail::Result { given, right };
                ResultFault::new(ended.by.result_against(), &[ended.by.provision()], detail)
            });
        }
        match winner(self.given) {
            Some(winner) if self.winner_cannot_mate => Some(self.won_without_mate(winner)),
            None if self.given == Score::Draw && self.said == DeclaredEnd::OnTime => {
                self.drawn_on_time()
            }
            _ => None,
        }
    }

    fn won_without_mate(&self, winner: Colour) -> ResultFault {
        let detail = Detail::Player(winner);
        let is_on_time = self.said == DeclaredEnd::OnTime || self.flag_is_down;
        if is_on_time && self.said != DeclaredEnd::Decided {
            return ResultFault::new(
                FindingKind::WonOnTimeWithoutMate,
                &[P::FlagFallWithoutMatingChance],
                detail,
            );
        }
        // Against a player who cannot mate even resignation does not lose any more, where the edition says so.
        let resigned = P::ResignationWithoutMatingChance;
        let has_rule = self.edition.cite(resigned).is_some();
        let (severity, under) = match self.said {
            DeclaredEnd::Nothing | DeclaredEnd::Normal if has_rule => (Severity::Error, resigned),
            _ => (Severity::Notice, P::Resignation),
        };
        ResultFault { severity, ..ResultFault::new(FindingKind::WonWithoutMate, &[under], detail) }
    }

    /// The time of the player to move is up, and the opponent could have mated.
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

    /// Whether what is said of the end does not go with the result, or with the board.
    pub(super) fn is_said_wrongly(&self) -> bool {
        match self.said {
            DeclaredEnd::Nothing | DeclaredEnd::Decided => false,
            DeclaredEnd::Normal => self.given == Score::Open,
            DeclaredEnd::NotEnded => self.given != Score::Open,
            // The game was over before a flag could count.
            DeclaredEnd::OnTime => self.given == Score::Open || self.ended.is_some(),
        }
    }
}
