//! The hand and the pieces: what a player who has the move has touched and let go of, and which legal moves that
//! leaves (Article 4).
//!
//! **Says:** the first piece touched must be moved or taken if it can be; king and then rook is castling, rook and then
//! king is none with that rook; what is released stays; the piece that a pawn becomes is chosen when it touches its
//! square. If nothing that was touched can be played, anything else may be.
//! **Differs:** what may be complained of, and when castling counts as intended, edition by edition.
//! **Decides from:** the position of record, never from the board as it stands.
//!
//! Whether a touch was deliberate, and who adjusts, is for the table to say: only touches that bind come here.

mod duty;
mod release;

use adoube_chess::{Move, Piece, Position, Role, Square};
use serde::{Deserialize, Serialize};

use crate::{Provision, regulations::OpenPoints};

/// What a player has done on this move that binds.
///
/// ```
/// use adoube_chess::{Position, Square};
/// use adoube_laws::{regulations::OpenPoints, touch::Hand};
///
/// let mut hand = Hand::default();
/// hand.touch(Square::G1);
/// let duty = hand.allowed_moves(&Position::initial(), &OpenPoints::default());
/// assert_eq!(duty.moves.len(), 2, "only the knight may be played: {:?}", duty.moves);
/// ```
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = HandSoFar))]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Hand {
    touched: Vec<Square>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_order_unclear: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    released: Option<(Square, Square)>,
    /// How many pieces had been touched by then.
    touched_when_released: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    becomes: Option<Role>,
    castles: bool,
}

impl Hand {
    /// Touches the piece on a square of the position; a second touch of the same piece changes nothing.
    pub fn touch(&mut self, square: Square) {
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }

    /// Nobody can say which piece was touched first.
    pub fn forget_order(&mut self) {
        self.is_order_unclear = true;
    }

    /// "I am about to castle": what is then touched is touched for that.
    pub fn announce_castling(&mut self) {
        self.castles = true;
    }

    /// Whether castling was announced.
    pub fn has_announced_castling(&self) -> bool {
        self.castles
    }

    /// Lets go of a piece on a square. It is where it is: a later release does not undo it.
    pub fn release(&mut self, from: Square, to: Square) {
        self.touch(from);
        if self.released.is_none() {
            self.released = Some((from, to));
            self.touched_when_released = Some(self.touched.len());
        }
    }

    /// A piece touches the square on which a pawn promotes.
    pub fn choose(&mut self, role: Role) {
        self.becomes.get_or_insert(role);
    }

    /// Whether nothing was touched yet.
    pub fn is_idle(&self) -> bool {
        self.touched.is_empty() && self.becomes.is_none()
    }

    /// What was touched, in this order.
    pub fn touched(&self) -> &[Square] {
        &self.touched
    }

    /// What was let go of first, from where and where.
    pub fn released(&self) -> Option<(Square, Square)> {
        self.released
    }

    /// The piece that was chosen for a pawn.
    pub fn chosen(&self) -> Option<Role> {
        self.becomes
    }

    /// What may still be played, and why nothing else, with these answers to what the texts leave open.
    pub fn allowed_moves(&self, position: &Position, open: &OpenPoints) -> AllowedMoves {
        let touched = self.allowed_by_touches(position, open);
        if self.castles {
            return touched;
        }
        let in_order = self.in_order(position);
        let released = release::of_release(position, touched, self.released, &in_order, open);
        release::of_choice(released, self.becomes)
    }

    /// What a move breaks: the moves that were left, and only those provisions that it does not keep to. Nothing if it
    /// was among them.
    pub fn broken_by(
        &self,
        position: &Position,
        open: &OpenPoints,
        played: Move,
    ) -> Option<AllowedMoves> {
        let duty = self.allowed_moves(position, open);
        if duty.moves.contains(&played) {
            return None;
        }
        let touched = self.allowed_by_touches(position, open);
        if !touched.moves.contains(&played) {
            return Some(duty);
        }
        // The touched piece was played: what is broken is what was released or chosen.
        let because = duty.because.iter().filter(|why| !touched.because.contains(why));
        Some(AllowedMoves { because: because.copied().collect(), ..duty })
    }

    fn allowed_by_touches(&self, position: &Position, open: &OpenPoints) -> AllowedMoves {
        let touched = self.in_order(position);
        if self.castles {
            return duty::of_announced_castling(position, &touched);
        }
        duty::of_touches(position, self.that_count(&touched), open)
    }

    /// What was touched after a piece had been let go of changes nothing any more.
    fn that_count<'a>(&self, touched: &'a [Square]) -> &'a [Square] {
        let until = self.touched_when_released.unwrap_or(touched.len());
        touched.get(..until).unwrap_or(touched)
    }

    /// The touched squares in the order that counts: if it is unclear, an own piece was first.
    fn in_order(&self, position: &Position) -> Vec<Square> {
        let mut touched = self.touched.clone();
        if self.is_order_unclear {
            let own = position.colour(position.turn());
            touched.sort_by_key(|square| !own.contains(*square));
        }
        touched
    }
}

/// The legal moves that are left, and the provisions that have taken the others away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedMoves {
    /// What may be played; empty only if the game is over.
    pub moves: Vec<Move>,
    /// Why nothing else may, in the order in which they apply; empty if nothing binds.
    pub because: Vec<Provision>,
}

impl AllowedMoves {
    /// Anything legal.
    fn free(position: &Position) -> Self {
        Self { moves: position.legal_moves().to_vec(), because: Vec::new() }
    }

    fn because(mut self, provision: Provision) -> Self {
        self.because.push(provision);
        self
    }
}

/// The square that a move takes from, if it takes; in passing, that of the pawn and not where it is taken.
fn takes(position: &Position, played: Move) -> Option<Square> {
    let piece = position.piece_on(played.from_square())?;
    let is_in_passing = piece.role == Role::Pawn
        && position.en_passant() == Some(played.to_square())
        && played.from_square().file() != played.to_square().file();
    if is_in_passing {
        return Some(Square::new(played.to_square().file(), played.from_square().rank()));
    }
    let is_enemy = |there: Piece| there.colour != piece.colour;
    position
        .piece_on(played.to_square())
        .filter(|there| is_enemy(*there))
        .map(|_| played.to_square())
}

/// Where the piece that moves arrives; of a castling king, not the rook's square that the move names.
fn arrives(played: Move) -> Square {
    played.castling_destinations().map_or(played.to_square(), |(king, _)| king)
}
