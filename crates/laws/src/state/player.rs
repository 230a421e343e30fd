//! What a table knows of a player.

use adoube_chess::{Board, Colour, Piece, Square};
use serde::Serialize;

use crate::{
    clock::{At, Milliseconds, MoveNumber},
    history::Ply,
    state::Sheet,
    touch,
    vocabulary::{Hand, Offence, Permission, Presence},
};

/// A player's side of the table.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Where the player is.
    pub presence: Presence,
    /// When the player came to the session, if not before it began.
    pub came: Option<At>,
    /// Whether the arbiter lets the player come late to the session that is played.
    pub excused: bool,
    /// What the hands have done on the move that is being played.
    pub hands: Hands,
    /// Whether a move was made and the clock is still to be pressed.
    pub owes_press: bool,
    /// Whether the clock was pressed before a move was made, so that the opponent's runs.
    pub pressed_early: bool,
    /// How many moves were completed.
    pub completed: MoveNumber,
    /// By how many the move counter of the clock was set above that.
    pub counter_set_above: i32,
    /// Whether somebody else has pressed the clock, and the time was not set right since.
    pub clock_meddled: bool,
    /// Whether the right to complain of the opponent's last move was lost by touching a piece.
    pub forfeited: bool,
    /// What is counted against the player.
    pub offences: Offences,
    /// The scoresheet.
    pub sheet: Sheet,
    /// What the arbiter has allowed.
    pub permissions: Vec<Permission>,
}

/// What hands have done since the player's last completed move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    /// Touches and releases that bind.
    pub touch: touch::Hand,
    /// The pieces in the hand, in the order of lifting.
    pub held: Vec<Held>,
    /// The hand that has done it; both if it was not always the same.
    pub used: Option<Hand>,
    /// When it was announced that pieces are adjusted.
    pub adjusting: Option<At>,
}

/// A piece in the hand.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Held {
    /// The piece.
    pub piece: Piece,
    /// Where it stood; from beside the board if nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Square>,
}

/// “I adjust” is said for the pieces at hand. The Laws do not say how long it holds; nobody straightens pieces for more
/// than a minute.
const ADJUSTING: Milliseconds = Milliseconds::minutes(1);

impl Hands {
    /// Whether pieces are being adjusted, as announced.
    pub(crate) fn is_adjusting(&self, at: At) -> bool {
        self.adjusting.is_some_and(|said| at.since(said) <= ADJUSTING)
    }

    /// Another thing was done with this hand.
    pub(crate) fn use_hand(&mut self, hand: Hand) {
        self.used = Some(match self.used {
            None => hand,
            Some(before) if before == hand => hand,
            Some(_) => Hand::Both,
        });
    }
}

/// A piece that lies where it does not belong, by accident or because it was moved too early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Displaced {
    /// Who displaced it.
    pub by: Colour,
    /// The piece.
    pub piece: Piece,
    /// Where it belongs.
    pub from: Square,
    /// Where it lies; nowhere if beside the board, and where it belongs if it was only knocked over.
    pub to: Option<Square>,
    /// After how many half-moves it came to lie there.
    pub ply: Ply,
}

impl Displaced {
    /// Whether it was only knocked over: it lies on the square where it belongs.
    pub(crate) fn lies_at_home(&self) -> bool {
        self.to == Some(self.from)
    }

    /// Puts it back where it belongs, if it still lies where it came to lie.
    pub(crate) fn put_back(&self, board: &mut Board) {
        if let Some(to) = self.to.filter(|to| board.piece_on(*to) == Some(self.piece)) {
            board.set(to, None);
        }
        if board.piece_on(self.from).is_none() {
            board.set(self.from, Some(self.piece));
        }
    }
}

/// A piece on whose square another of its side was put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beneath {
    /// Who put the other there.
    pub(crate) by: Colour,
    /// The piece.
    pub(crate) piece: Piece,
    /// Where it stands.
    pub(crate) on: Square,
}

/// What is counted against a player.
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
    /// One more of these.
    pub(crate) const fn count(&mut self, offence: Offence) {
        let counter = match offence {
            Offence::IllegalMove => &mut self.illegal_moves,
            Offence::TwoHands => &mut self.two_hands,
            Offence::PressWithoutMove => &mut self.presses,
            Offence::Warning => &mut self.warnings,
        };
        *counter = counter.saturating_add(1);
    }

    /// How many of these.
    pub const fn of(&self, offence: Offence) -> u8 {
        match offence {
            Offence::IllegalMove => self.illegal_moves,
            Offence::TwoHands => self.two_hands,
            Offence::PressWithoutMove => self.presses,
            Offence::Warning => self.warnings,
        }
    }
}
