//! A game up to a moment.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, ReadError, ReadErrorKind},
};
use adoube_laws::{
    case,
    clock::{Milliseconds, PerPlayer},
    history::Ply,
    regulations::Regulations,
    table::{Plan, Setup, Table},
};

use super::{Claim, Moment};
use crate::pgn::{Game, MoveOrNull};

/// The moves up to a moment.
#[derive(Clone, Debug)]
pub struct PlayedMoves {
    /// The position in which the game began.
    pub start: Position,
    /// The moves.
    pub moves: Vec<Move>,
    /// The position that they lead to.
    pub position: Position,
    /// The time left on each clock, if comments say so.
    pub left: PerPlayer<Option<Milliseconds>>,
}

/// Why there is no such moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentError {
    /// The game has no such move; this is its last.
    Beyond {
        /// The requested moment.
        moment: Moment,
        /// The last move, if there is one.
        last: Option<Moment>,
    },
    /// The game could be read only up to this move, and no moment was named.
    Broken(Option<Moment>),
    /// A null move of an annotator.
    Pass(Moment),
}

impl PlayedMoves {
    /// The moves up to a moment; up to the end of the game if none is given.
    pub fn up_to(game: &Game, moment: Option<Moment>) -> Result<Self, MomentError> {
        let start = *game.start();
        let wanted = moment.map(|moment| (moment, moment.ply(&start)));
        let (mut moves, mut position, mut left) = (Vec::new(), start, PerPlayer::default());
        for step in game.main_line() {
            if wanted.is_some_and(|(_, ply)| ply < Some(step.ply)) {
                break;
            }
            let after = Moment { number: step.number(), side: step.side() };
            let MoveOrNull::Move(played) = step.played else {
                return Err(MomentError::Pass(after));
            };
            moves.push(played);
            position = step.after;
            left[step.side()] = step.entry.clock().or(left[step.side()]);
        }
        let last = u32::try_from(moves.len()).ok().map(Ply);
        match wanted {
            Some((moment, ply)) if ply.is_none() || ply != last => {
                let all = u32::try_from(game.main_line().count()).unwrap_or(u32::MAX);
                Err(MomentError::Beyond { moment, last: Moment::after(&start, Ply(all)) })
            }
            None if game.broken().is_some() => {
                Err(MomentError::Broken(last.and_then(|last| Moment::after(&start, last))))
            }
            Some(_) | None => Ok(Self { start, moves, position, left }),
        }
    }

    /// A claim by the player to move, without an intended move.
    pub fn claim<'a>(&'a self, regulations: &'a Regulations) -> Claim<'a> {
        let claim = Claim::new(self.start, &self.moves, regulations);
        Claim { left: self.left[claim.by], ..claim }
    }

    /// The intended move that a text names: a legal one in any notation, else one that names its piece in English
    /// letters and cannot be played.
    pub fn intended(&self, text: &str, regulations: &Regulations) -> Result<Plan, ReadError> {
        let error = match notation::read(&self.position, text) {
            Ok(reading) => return Ok(reading.moved.into()),
            Err(error) => error,
        };
        let table = Table::new(regulations.clone(), Setup::from_position(&self.position));
        match error.kind {
            ReadErrorKind::NoSuchMove => case::plan(&table, self.turn(), text).ok_or(error),
            ReadErrorKind::Unreadable | ReadErrorKind::Ambiguous => Err(error),
        }
    }

    /// The player to move.
    pub fn turn(&self) -> Colour {
        self.position.turn()
    }
}
