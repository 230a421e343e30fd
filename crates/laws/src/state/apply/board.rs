//! What hands do to the board.

use adoube_chess::{Board, Colour, Move, Piece, Role, Square};

use crate::{
    history::{ReachedBy, same_men},
    state::{Beneath, Displaced, Hands, Held, Table, blind, stand},
    touch,
    vocabulary::{Hand, Intent},
};

impl Table {
    pub(super) fn touched(&mut self, by: Colour, on: Square, intent: Intent, adjusting: bool) {
        // A player who cannot see feels the pieces: only what is taken out of its hole is touched.
        if intent == Intent::ToPlay && !adjusting && !blind::is_blind(self, by) {
            self.bind(by, on);
        }
    }

    /// A touch binds the player who has the move, if the piece stands there in the position of record.
    fn bind(&mut self, by: Colour, on: Square) {
        let is_of_record = self.history.board().piece_on(on).is_some();
        if self.to_move() == by && is_of_record {
            self.players[by].hands.touch.touch(on);
        }
    }

    pub(super) fn lifted(&mut self, by: Colour, hand: Hand, from: Square) {
        let Some(piece) = self.taken_up(by, from) else { return };
        self.in_hand(by, hand, Held { piece, from: Some(from) });
    }

    /// A piece leaves its square, and what it was put upon stands there again. Then it is not the piece of that square that
    /// was touched.
    fn taken_up(&mut self, by: Colour, from: Square) -> Option<Piece> {
        let piece = self.board.piece_on(from)?;
        if self.beneath.iter().all(|under| under.on != from) {
            self.bind(by, from);
        }
        self.uncover(from);
        self.displaced.retain(|lies| !(lies.lies_at_home() && lies.from == from));
        Some(piece)
    }

    /// A square is left: what the piece there was put upon stands there again, or nothing.
    fn uncover(&mut self, square: Square) {
        let under = self.beneath.iter().rposition(|under| under.on == square);
        let under = under.map(|place| self.beneath.remove(place).piece);
        self.board.set(square, under);
    }

    pub(super) fn fetched(&mut self, by: Colour, hand: Hand, piece: Piece) {
        self.in_hand(by, hand, Held { piece, from: None });
    }

    fn in_hand(&mut self, by: Colour, hand: Hand, held: Held) {
        let hands = &mut self.players[by].hands;
        hands.adjusting = None;
        hands.use_hand(hand);
        hands.held.push(held);
    }

    /// The piece that a pawn becomes is chosen when it touches the square.
    pub(super) fn held(&mut self, by: Colour, on: Square) {
        let Some(held) = self.players[by].hands.held.last().copied() else { return };
        self.choose(by, held, on);
    }

    fn choose(&mut self, by: Colour, held: Held, on: Square) {
        let is_choice = held.from.is_none()
            && on.rank() == last_rank(by)
            && !matches!(held.piece.role, Role::Pawn | Role::King);
        if is_choice && self.to_move() == by && held.piece.colour == by {
            self.players[by].hands.touch.choose(held.piece.role);
        }
    }

    pub(super) fn placed(&mut self, by: Colour, hand: Hand, on: Square, which: Option<Piece>) {
        let held = &mut self.players[by].hands.held;
        let is_it = |held: &Held| which.is_none_or(|which| which == held.piece);
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
            self.beneath.push(Beneath { by, piece, on });
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

    /// What a player moves who does not have the move, and has not made one that is still to be completed.
    fn note_ahead(&mut self, by: Colour, from: Square, to: Option<Square>, piece: Option<Piece>) {
        let Some(piece) = piece.filter(|_| self.to_move() != by && to != Some(from)) else {
            return;
        };
        if !self.players[by].owes_press {
            let ply = self.history.plies();
            self.moved_ahead.push(Displaced { by, piece, from, to, ply });
        }
    }

    pub(super) fn put_aside(&mut self, by: Colour, hand: Hand) {
        let hands = &mut self.players[by].hands;
        hands.held.pop();
        hands.use_hand(hand);
    }

    pub(super) fn removed(&mut self, by: Colour, hand: Hand, from: Square) {
        let Some(piece) = self.taken_up(by, from) else { return };
        self.note_ahead(by, from, None, Some(piece));
        self.players[by].hands.use_hand(hand);
    }

    pub(super) fn displace(&mut self, by: Colour, from: Square, to: Option<Square>) {
        let Some(piece) = self.board.piece_on(from) else { return };
        let ply = self.history.plies();
        if to == Some(from) {
            // It lies on its square.
            self.displaced.push(Displaced { by, piece, from, to, ply });
            return;
        }
        self.uncover(from);
        // Where something stands already, it rolls off the board.
        let to = to.filter(|to| self.board.piece_on(*to).is_none());
        if let Some(to) = to {
            self.board.set(to, Some(piece));
        }
        self.displaced.push(Displaced { by, piece, from, to, ply });
    }

    /// What was displaced is put back. If nothing was, the men stand as in the position of record again, and a player who had
    /// begun a move has to begin it again.
    pub(super) fn put_right(&mut self) {
        if !self.displaced.is_empty() {
            self.board = self.without_displaced();
            self.displaced.clear();
            if !same_men(&self.board, self.history.board()) {
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

    pub(super) fn made(&mut self, by: Colour, played: Move, hand: Hand) {
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

    /// What is left of the hands when a player has made a move, legal or not. With pieces displaced, or moved ahead by
    /// the opponent, the men do not stand as they should, and stay where they are.
    fn begin_next_move(&mut self, by: Colour) {
        self.moved_ahead.retain(|moved| moved.by != by);
        self.beneath.retain(|under| under.by != by);
        self.players[by].hands = Hands::default();
        self.players[by].pressed_early = false;
        let is_ahead = self.has_moved_ahead(!by) || !self.players[!by].hands.held.is_empty();
        if !is_ahead {
            self.players[!by].hands = Hands::default();
            if self.displaced.iter().all(Displaced::lies_at_home) {
                self.beneath.clear();
                self.board = *self.history.board();
            }
        }
        self.must_play = None;
        self.draws.moved(by);
        let plies = self.history.plies().0;
        self.lapsed.retain(|latent| latent.ply().is_none_or(|ply| ply.0 + 1 >= plies));
    }

    pub(super) fn replaced(&mut self, played: Move) {
        let Some(mut before) = self.history.before() else { return };
        if before.play(played).is_ok() {
            self.history = before;
            self.beneath.clear();
            self.board = *self.history.board();
        }
    }

    /// The player has the move again, and is bound by what was released.
    pub(super) fn taken_back(&mut self, by: Colour) {
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

    /// The opponent has moved on from what is no legal move; it is to be pressed, unless that was done before.
    pub(super) fn made_illegally(&mut self, by: Colour, board: &Board, breaks_nothing: bool) {
        let owes_press = !self.has_pressed_early(by);
        self.disturbed(by, board, breaks_nothing);
        self.players[by].owes_press = owes_press;
    }

    pub(super) fn disturbed(&mut self, by: Colour, board: &Board, breaks_nothing: bool) {
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

/// Whether a pawn that has arrived makes room for what it becomes.
fn replaces_pawn(held: Held, on: Square, there: Piece) -> bool {
    held.from.is_none() && there.role == Role::Pawn && on.rank() == last_rank(there.colour)
}

/// The rank on which a player's pawns promote.
fn last_rank(colour: Colour) -> adoube_chess::Rank {
    match colour {
        Colour::White => Square::A8.rank(),
        Colour::Black => Square::A1.rank(),
    }
}
