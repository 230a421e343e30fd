//! The hand and the pieces: what the player to move has touched and released, and the legal moves this
//! leaves (Article 4).
//!
//! **Says:** the first piece touched must be moved or captured if possible; king then rook means castling,
//! rook then king excludes castling with that rook; a released piece stays; the promotion piece is chosen
//! when it touches its square. If no touched piece can be played, any move is allowed.
//! **Differs:** what may be complained of, and when castling counts as intended, by edition.
//! **Decides from:** the position of record, never from the board as it stands.
//!
//! The table decides whether a touch was deliberate and whether pieces are being adjusted: only binding
//! touches come here.

mod duty;
mod release;

use adoube_chess::{Move, Piece, Position, Role, Square};
use serde::{Deserialize, Serialize};

use crate::{Provision, regulations::OpenPoints};

/// What a player has done on this move that is binding.
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
    /// The number of pieces touched before the release.
    touched_when_released: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    becomes: Option<Role>,
    castles: bool,
}

impl Hand {
    /// Touches the piece on a square of the position; touching it again changes nothing.
    pub fn touch(&mut self, square: Square) {
        if !self.touched.contains(&square) {
            self.touched.push(square);
        }
    }

    /// Marks the order of the touches as unknown.
    pub fn forget_order(&mut self) {
        self.is_order_unclear = true;
    }

    /// Announces castling: pieces touched from now on are touched for that.
    pub fn announce_castling(&mut self) {
        self.castles = true;
    }

    /// Reports whether castling was announced.
    pub fn has_announced_castling(&self) -> bool {
        self.castles
    }

    /// Releases a piece on a square. The first release is final.
    pub fn release(&mut self, from: Square, to: Square) {
        self.touch(from);
        if self.released.is_none() {
            self.released = Some((from, to));
            self.touched_when_released = Some(self.touched.len());
        }
    }

    /// Chooses the promotion piece, which touched the promotion square.
    pub fn choose(&mut self, role: Role) {
        self.becomes.get_or_insert(role);
    }

    /// Reports whether nothing was touched yet.
    pub fn is_idle(&self) -> bool {
        self.touched.is_empty() && self.becomes.is_none()
    }

    /// The touched squares, in order.
    pub fn touched(&self) -> &[Square] {
        &self.touched
    }

    /// The first release: its origin and destination.
    pub fn released(&self) -> Option<(Square, Square)> {
        self.released
    }

    /// The promotion piece chosen.
    pub fn chosen(&self) -> Option<Role> {
        self.becomes
    }

    /// Returns the moves still allowed, and why no others, with these settings of the open points.
    pub fn allowed_moves(&self, position: &Position, open: &OpenPoints) -> AllowedMoves {
        let touched = self.allowed_by_touches(position, open);
        if self.castles {
            return touched;
        }
        let in_order = self.in_order(position);
        let released = release::after_release(position, touched, self.released, &in_order, open);
        release::after_choice(released, self.becomes)
    }

    /// Returns what a move breaks: the moves that were allowed, and only the provisions it violates. `None`
    /// if the move was allowed.
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
        // The touched piece was played: only the rules on release or choice can be broken.
        let because = duty.because.iter().filter(|why| !touched.because.contains(why));
        Some(AllowedMoves { because: because.copied().collect(), ..duty })
    }

    fn allowed_by_touches(&self, position: &Position, open: &OpenPoints) -> AllowedMoves {
        let touched = self.in_order(position);
        if self.castles {
            return duty::after_announced_castling(position, &touched);
        }
        duty::after_touches(position, self.that_count(&touched), open)
    }

    /// Returns the touches that count: those after a release have no effect.
    fn that_count<'a>(&self, touched: &'a [Square]) -> &'a [Square] {
        let until = self.touched_when_released.unwrap_or(touched.len());
        touched.get(..until).unwrap_or(touched)
    }

    /// Returns the touched squares in the order that counts: if it is unclear, the player's own piece comes first.
    fn in_order(&self, position: &Position) -> Vec<Square> {
        let mut touched = self.touched.clone();
        if self.is_order_unclear {
            let own = position.colour(position.turn());
            touched.sort_by_key(|square| !own.contains(*square));
        }
        touched
    }
}

/// The legal moves that are allowed, and the provisions that exclude the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllowedMoves {
    /// The allowed moves; empty only if the game is over.
    pub moves: Vec<Move>,
    /// The provisions that exclude others, in the order they apply; empty if nothing is binding.
    pub because: Vec<Provision>,
}

impl AllowedMoves {
    /// Allows every legal move.
    fn free(position: &Position) -> Self {
        Self { moves: position.legal_moves().to_vec(), because: Vec::new() }
    }

    fn because(mut self, provision: Provision) -> Self {
        self.because.push(provision);
        self
    }
}

/// Returns the square of the captured piece, if any; en passant, that of the pawn, not the destination.
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

/// Returns the destination of the moving piece; for a castling king, not the rook's square that the move names.
fn arrives(played: Move) -> Square {
    played.castling_destinations().map_or(played.to_square(), |(king, _)| king)
}
