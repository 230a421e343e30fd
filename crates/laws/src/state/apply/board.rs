//! Effects of hands on the board.

use adoube_chess::{Board, Colour, Move, Piece, Role, Square};

use crate::{
    history::{ReachedBy, has_same_pieces},
    state::{CoveredPiece, DisplacedPiece, Hands, HeldPiece, Table, blind, stand},
    touch,
    vocabulary::{Hand, Intent},
};

impl Table {
    pub(super) fn touch(&mut self, by: Colour, on: Square, intent: Intent, adjusting: bool) {
        // A visually disabled player feels the pieces: only a piece taken out of its hole counts as touched.
        if intent == Intent::ToPlay && !adjusting && !blind::is_blind(self, by) {
            self.bind(by, on);
        }
    }

    /// Binds the player to move to a touched piece that is on its square in the position of record.
    fn bind(&mut self, by: Colour, on: Square) {
        let is_of_record = self.history.board().piece_on(on).is_some();
        if self.to_move() == by && is_of_record {
            self.players[by].hands.touch.touch(on);
        }
    }

    pub(super) fn lift(&mut self, by: Colour, hand: Hand, from: Square) {
        let Some(piece) = self.take_up(by, from) else { return };
        self.put_in_hand(by, hand, HeldPiece { piece, from: Some(from) });
    }

    /// Lifts a piece from its square and restores the piece it was placed upon; then the piece that belongs
    /// there was not the one touched.
    fn take_up(&mut self, by: Colour, from: Square) -> Option<Piece> {
        let piece = self.board.piece_on(from)?;
        if self.beneath.iter().all(|under| under.on != from) {
            self.bind(by, from);
        }
        self.uncover(from);
        self.displaced.retain(|lies| !(lies.lies_at_home() && lies.from == from));
        Some(piece)
    }

    /// Vacates a square, restoring the piece it was placed upon, if any.
    fn uncover(&mut self, square: Square) {
        let under = self.beneath.iter().rposition(|under| under.on == square);
        let under = under.map(|place| self.beneath.remove(place).piece);
        self.board.set(square, under);
    }

    pub(super) fn fetch(&mut self, by: Colour, hand: Hand, piece: Piece) {
        self.put_in_hand(by, hand, HeldPiece { piece, from: None });
    }

    fn put_in_hand(&mut self, by: Colour, hand: Hand, held: HeldPiece) {
        let hands = &mut self.players[by].hands;
        hands.adjusting = None;
        hands.use_hand(hand);
        hands.held.push(held);
    }

    /// Chooses the promotion piece: it is final when it touches the square.
    pub(super) fn hold(&mut self, by: Colour, on: Square) {
        let Some(held) = self.players[by].hands.held.last().copied() else { return };
        self.choose(by, held, on);
    }

    fn choose(&mut self, by: Colour, held: HeldPiece, on: Square) {
        let is_choice = held.from.is_none()
            && on.rank() == last_rank(by)
            && !matches!(held.piece.role, Role::Pawn | Role::King);
        if is_choice && self.to_move() == by && held.piece.colour == by {
            self.players[by].hands.touch.choose(held.piece.role);
        }
    }

    pub(super) fn place(&mut self, by: Colour, hand: Hand, on: Square, which: Option<Piece>) {
        let held = &mut self.players[by].hands.held;
        let is_it = |held: &HeldPiece| which.is_none_or(|which| which == held.piece);
        let Some(held) = held.iter().rposition(is_it).map(|index| held.remove(index)) else {
            return;
        };
        let taken = self.board.piece_on(on);
        if taken.is_some_and(|taken| taken.colour != held.piece.colour) {
            self.bind(by, on);
        }
        self.choose(by, held, on);
        if let Some(piece) = taken.filter(|taken| taken.colour == held.piece.colour)
            && !replaces_pawn(held, on, piece)
        {
            self.beneath.push(CoveredPiece { by, piece, on });
        }
        self.note_ahead(by, on, None, taken);
        self.note_ahead(by, held.from.unwrap_or(on), Some(on), Some(held.piece));
        self.board.set(on, Some(held.piece));
        let is_on_move = self.to_move() == by;
        self.displaced.retain(|lies| {
            let is_right = self.board.piece_on(lies.from) == Some(lies.piece);
            if lies.lies_at_home() { lies.from != on } else { !is_right }
        });
        let hands = &mut self.players[by].hands;
        hands.use_hand(hand);
        if let Some(from) = held.from
            && is_on_move
            && from != on
        {
            hands.touch.release(from, on);
        }
    }

    /// Records a piece moved by a player who is not to move and has no move left to complete.
    fn note_ahead(&mut self, by: Colour, from: Square, to: Option<Square>, piece: Option<Piece>) {
        let Some(piece) = piece.filter(|_| self.to_move() != by && to != Some(from)) else {
            return;
        };
        if !self.players[by].owes_press {
            let ply = self.history.plies();
            self.moved_ahead.push(DisplacedPiece { by, piece, from, to, ply });
        }
    }

    pub(super) fn put_aside(&mut self, by: Colour, hand: Hand) {
        let hands = &mut self.players[by].hands;
        hands.held.pop();
        hands.use_hand(hand);
    }

    pub(super) fn remove_piece(&mut self, by: Colour, hand: Hand, from: Square) {
        let Some(piece) = self.take_up(by, from) else { return };
        self.note_ahead(by, from, None, Some(piece));
        self.players[by].hands.use_hand(hand);
    }

    pub(super) fn displace(&mut self, by: Colour, from: Square, to: Option<Square>) {
        let Some(piece) = self.board.piece_on(from) else { return };
        let ply = self.history.plies();
        if to == Some(from) {
            // It lies on its own square.
            self.displaced.push(DisplacedPiece { by, piece, from, to, ply });
            return;
        }
        self.uncover(from);
        // If that square is occupied, the piece goes off the board.
        let to = to.filter(|to| self.board.piece_on(*to).is_none());
        if let Some(to) = to {
            self.board.set(to, Some(piece));
        }
        self.displaced.push(DisplacedPiece { by, piece, from, to, ply });
    }

    /// Puts displaced pieces back. If there are none, restores the position of record; a player who had
    /// begun a move has to start again.
    pub(super) fn put_right(&mut self) {
        if !self.displaced.is_empty() {
            self.board = self.without_displaced();
            self.displaced.clear();
            if !has_same_pieces(&self.board, self.history.board()) {
                return;
            }
        }
        self.board = *self.history.board();
        self.moved_ahead.clear();
        self.beneath.clear();
        for colour in Colour::ALL {
            self.players[colour].hands.held.clear();
        }
    }

    pub(super) fn make_move(&mut self, by: Colour, played: Move, hand: Hand) {
        if self.history.play(played).is_err() {
            return;
        }
        let used = self.players[by].hands.used.unwrap_or(hand);
        self.begin_next_move(by);
        self.players[by].hands.used = Some(used);
        self.players[by].owes_press = true;
        self.players[!by].forfeited = false;
        self.blind.clear_announcements();
    }

    /// Resets the hands after a player's move, legal or not. With displaced pieces, or pieces moved ahead
    /// by the opponent, the board differs from the record and is left as it is.
    fn begin_next_move(&mut self, by: Colour) {
        self.moved_ahead.retain(|moved| moved.by != by);
        self.beneath.retain(|under| under.by != by);
        self.players[by].hands = Hands::default();
        self.players[by].pressed_early = false;
        let is_ahead = self.has_moved_ahead(!by) || !self.players[!by].hands.held.is_empty();
        if !is_ahead {
            self.players[!by].hands = Hands::default();
            if self.displaced.iter().all(DisplacedPiece::lies_at_home) {
                self.beneath.clear();
                self.board = *self.history.board();
            }
        }
        self.must_play = None;
        self.draws.clear_claim();
        let plies = self.history.plies().0;
        self.lapsed.retain(|latent| latent.ply().is_none_or(|ply| ply.0 + 1 >= plies));
    }

    pub(super) fn replace_move(&mut self, played: Move) {
        let Some(mut before) = self.history.before() else { return };
        if before.play(played).is_ok() {
            self.history = before;
            self.beneath.clear();
            self.board = *self.history.board();
        }
    }

    /// Gives the move back to the player, bound by what was released.
    pub(super) fn take_move_back(&mut self, by: Colour) {
        let Some(before) = self.history.before() else { return };
        let mut touch = touch::Hand::default();
        if let ReachedBy::By(made) = self.history.reached() {
            let king = made.castling_destinations().map(|(king, _)| king);
            touch.release(made.from_square(), king.unwrap_or(made.to_square()));
            if let Some(role) = made.promotion() {
                touch.choose(role);
            }
        }
        self.history = before;
        self.players[by].hands = Hands { touch, ..Hands::default() };
        self.players[by].owes_press = false;
    }

    /// Records that the opponent moved on from a move that is not legal; it still has to be pressed unless
    /// that was done.
    pub(super) fn make_illegal_move(&mut self, by: Colour, board: &Board, breaks_nothing: bool) {
        let owes_press = !self.has_pressed_early(by);
        self.complete_illegal_move(by, board, breaks_nothing);
        self.players[by].owes_press = owes_press;
    }

    pub(super) fn complete_illegal_move(
        &mut self,
        by: Colour,
        board: &Board,
        breaks_nothing: bool,
    ) {
        if breaks_nothing {
            self.history.continue_from_illegal_board(stand(board));
        } else {
            self.history.disturb(stand(board));
        }
        self.displaced.clear();
        self.begin_next_move(by);
        self.players[by].owes_press = false;
    }
}

/// Reports whether the promoted piece replaces a pawn that has arrived.
fn replaces_pawn(held: HeldPiece, on: Square, there: Piece) -> bool {
    held.from.is_none() && there.role == Role::Pawn && on.rank() == last_rank(there.colour)
}

/// Returns the promotion rank of a player.
fn last_rank(colour: Colour) -> adoube_chess::Rank {
    match colour {
        Colour::White => Square::A8.rank(),
        Colour::Black => Square::A1.rank(),
    }
}
