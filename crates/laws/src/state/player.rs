//! State of a player.

use adoube_chess::{Board, Colour, Piece, Square};
use serde::Serialize;

use crate::{
    clock::{At, Milliseconds, MoveNumber},
    history::Ply,
    state::Sheet,
    touch,
    vocabulary::{Hand, Offence, Permission, Presence},
};

/// State of a player.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Where the player is.
    pub presence: Presence,
    /// When the player arrived for the session, if after its beginning.
    pub came: Option<At>,
    /// Whether the arbiter has excused a late arrival for the current session.
    pub excused: bool,
    /// What the hands have done for the current move.
    pub hands: Hands,
    /// Whether a move was made but the clock not pressed yet.
    pub owes_press: bool,
    /// Whether the clock was pressed before a move was made, so that the opponent's clock is running.
    pub pressed_early: bool,
    /// The number of moves completed.
    pub completed: MoveNumber,
    /// How far the move counter of the clock was set above that number.
    pub counter_set_above: i32,
    /// Whether somebody else has pressed the clock, and the time has not been corrected since.
    pub clock_meddled: bool,
    /// Whether touching a piece has forfeited the right to complain about the opponent's last move.
    pub forfeited: bool,
    /// Offences counted so far.
    pub offences: Offences,
    /// The scoresheet.
    pub sheet: Sheet,
    /// Permissions given by the arbiter.
    pub permissions: Vec<Permission>,
}

/// What the hands have done since the player's last completed move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// Touches and releases that are binding.
    pub touch: touch::Hand,
    /// The pieces in the hand, in the order they were lifted.
    pub held: Vec<HeldPiece>,
    /// The hand used; `Both` if it was not always the same.
    pub used: Option<Hand>,
    /// When the player announced adjusting.
    pub adjusting: Option<At>,
}

/// A piece in the hand.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", schema(as = Held))]
pub struct HeldPiece {
    /// The piece.
    pub piece: Piece,
    /// The square it was lifted from; `None` if from beside the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Square>,
}

/// "I adjust" covers the pieces touched next. The Laws do not say for how long; straightening pieces takes
/// no more than a minute.
const ADJUSTING: Milliseconds = Milliseconds::minutes(1);

impl Hands {
    /// Reports whether an announcement of adjusting still applies.
    pub(crate) fn is_adjusting(&self, at: At) -> bool {
        self.adjusting.is_some_and(|said| at.since(said) <= ADJUSTING)
    }

    /// Records which hand was used.
    pub(crate) fn use_hand(&mut self, hand: Hand) {
        self.used = Some(match self.used {
            None => hand,
            Some(before) if before == hand => hand,
            Some(_) => Hand::Both,
        });
    }
}

/// A piece that is not on its square, displaced by accident or moved too early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisplacedPiece {
    /// The player who displaced it.
    pub by: Colour,
    /// The piece.
    pub piece: Piece,
    /// Its proper square.
    pub from: Square,
    /// Where it lies: `None` if off the board, its proper square if it was only knocked over.
    pub to: Option<Square>,
    /// The number of half-moves played when it was displaced.
    pub ply: Ply,
}

impl DisplacedPiece {
    /// Reports whether it was only knocked over and lies on its proper square.
    pub(crate) fn lies_at_home(&self) -> bool {
        self.to == Some(self.from)
    }

    /// Puts it back, if it still lies where it was displaced to.
    pub(crate) fn put_back(&self, board: &mut Board) {
        if let Some(to) = self.to.filter(|to| board.piece_on(*to) == Some(self.piece)) {
            board.set(to, None);
        }
        if board.piece_on(self.from).is_none() {
            board.set(self.from, Some(self.piece));
        }
    }
}

/// A piece on whose square another one of its side was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CoveredPiece {
    /// The player who placed the other piece.
    pub(crate) by: Colour,
    /// The piece.
    pub(crate) piece: Piece,
    /// Its square.
    pub(crate) on: Square,
}

/// Offences counted against a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offences {
    /// Illegal moves completed.
    pub illegal_moves: u8,
    /// Moves with two hands.
    pub two_hands: u8,
    /// Presses without a move.
    pub presses: u8,
    /// Warnings.
    pub warnings: u8,
}

impl Offences {
    /// Counts one more offence.
    pub(crate) const fn increment(&mut self, offence: Offence) {
        let counter = match offence {
            Offence::IllegalMove => &mut self.illegal_moves,
            Offence::TwoHands => &mut self.two_hands,
            Offence::PressWithoutMove => &mut self.presses,
            Offence::Warning => &mut self.warnings,
        };
        *counter = counter.saturating_add(1);
    }

    /// Returns the number of these offences.
    pub const fn count(&self, offence: Offence) -> u8 {
        match offence {
            Offence::IllegalMove => self.illegal_moves,
            Offence::TwoHands => self.two_hands,
            Offence::PressWithoutMove => self.presses,
            Offence::Warning => self.warnings,
        }
    }
}
