//! The successors of a state: every legal move of a tracked piece, every capture by a roaming one, and a
//! quiet move of a roaming one, which changes nothing but the turn.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role, Square};

use super::RoamingPiece;
use crate::geometry::{
    KNIGHT, around, beside, between, castled, forward, is_at_home, last_rank, lines, pawn_attacks,
    rays, shift,
};

/// A state with its roaming pieces.
#[derive(Clone, Copy)]
pub(super) struct State<'a> {
    pub(super) board: &'a Board,
    pub(super) roamers: &'a [RoamingPiece],
    pub(super) reaches: &'a [Bitboard],
    /// All squares on which pieces of a colour roam.
    reach_of: [Bitboard; 2],
}

/// The result of a move.
pub(super) struct SuccessorBoard {
    pub(super) board: Board,
    /// A roaming piece that has arrived on a new square.
    pub(super) landed: Option<(usize, Square)>,
    pub(super) by: CheckCause,
}

/// How a check can have come about.
#[derive(Clone, Copy)]
pub(super) enum CheckCause {
    /// By a piece that moved from one square to another.
    Man(Square, Square),
    /// In more than one way.
    Many,
    /// By promotion; the promoted piece is not tracked.
    Promotion,
}

impl<'a> State<'a> {
    pub(super) fn new(
        board: &'a Board,
        roamers: &'a [RoamingPiece],
        reaches: &'a [Bitboard],
    ) -> Self {
        let mut reach_of = [Bitboard::EMPTY; 2];
        for (roamer, reach) in roamers.iter().zip(reaches) {
            reach_of[roamer.colour.index()] |= *reach;
        }
        Self { board, roamers, reaches, reach_of }
    }

    /// Calls `visit` with all successors, those that change most last, since a depth-first search visits
    /// these first.
    pub(super) fn successors(&self, visit: &mut impl FnMut(SuccessorBoard)) {
        let us = self.board.turn();
        let own = self.board.colour(us);
        let pawns = self.board.role(Role::Pawn);
        if self.reach_of(us).any() {
            // A quiet move of a roaming piece changes nothing but the turn.
            self.visit_legal(
                SuccessorBoard {
                    board: self.with_turn_passed(),
                    landed: None,
                    by: CheckCause::Many,
                },
                visit,
            );
        }
        self.castle(visit);
        for from in own.without(pawns) {
            let Some(piece) = self.board.piece_on(from) else { continue };
            for to in self.targets(piece, from) {
                self.go(from, to, CheckCause::Man(from, to), visit);
            }
        }
        self.captures_by_roamers(visit);
        for from in own & pawns {
            self.pawn_moves(from, visit);
        }
    }

    /// Returns whether a player certainly has only the king left.
    pub(super) fn has_bare_king(&self, colour: Colour) -> bool {
        !self.board.colour(colour).several() && self.reach_of(colour).is_empty()
    }

    /// Returns the tracked pieces of the other side that can be captured.
    fn prey(&self) -> Bitboard {
        self.board.colour(!self.board.turn()).without(self.board.role(Role::King))
    }

    /// Returns where a piece other than a pawn can go; roaming pieces never block it.
    fn targets(&self, piece: Piece, from: Square) -> Bitboard {
        let board = self.board;
        let all = match (lines(piece.role), piece.role) {
            (Some(steps), _) => rays(from.into(), steps, board.occupied()),
            (None, Role::Knight) => around(from.into(), &KNIGHT),
            _ => beside(from.into()),
        };
        all.without(board.colour(piece.colour) | board.role(Role::King))
    }

    fn pawn_moves(&self, from: Square, visit: &mut impl FnMut(SuccessorBoard)) {
        let (board, us) = (self.board, self.board.turn());
        let ahead = (0, forward(us));
        let pawn = Bitboard::from_square(from);
        let one = shift(pawn, ahead).without(board.occupied());
        for to in one {
            self.go(from, to, CheckCause::Man(from, to), visit);
        }
        if is_at_home(from, us) {
            for to in shift(one, ahead).without(board.occupied()) {
                self.go(from, to, CheckCause::Man(from, to), visit);
            }
        }
        let attacks = pawn_attacks(pawn, us);
        for to in attacks & (self.prey() | self.reach_of(!us)) {
            self.go(from, to, CheckCause::Man(from, to), visit);
        }
        if let Some(passed) = board.en_passant().filter(|passed| attacks.contains(*passed)) {
            self.take_in_passing(from, passed, visit);
        }
    }

    /// Returns all squares on which pieces of a colour roam.
    pub(super) fn reach_of(&self, colour: Colour) -> Bitboard {
        self.reach_of[colour.index()]
    }

    /// Moves a tracked piece, to an empty square or capturing.
    fn go(&self, from: Square, to: Square, by: CheckCause, visit: &mut impl FnMut(SuccessorBoard)) {
        let us = self.board.turn();
        let Some(piece) = self.board.piece_on(from) else { return };
        let promotes = piece.role == Role::Pawn && last_rank(us).contains(to);
        let mut board = self.with_turn_passed();
        let mut lost_rights = Bitboard::from_square(from) | Bitboard::from_square(to);
        if piece.role == Role::King {
            lost_rights |= self.board.colour(us);
        }
        board.set_castling(board.castling().without(lost_rights));
        board.set(from, None);
        board.set(to, (!promotes).then_some(piece));
        let is_double =
            piece.role == Role::Pawn && from.rank().index().abs_diff(to.rank().index()) == 2;
        if is_double {
            let passed = between(from, to);
            let taker = pawn_attacks(passed, us) & board.pieces(Piece::new(!us, Role::Pawn));
            board.set_en_passant(passed.first().filter(|_| taker.any()));
        }
        if promotes {
            // The last roaming entry stands for all promoted pawns.
            let landed = Some((self.roamers.len() - 1, to));
            self.visit_legal(SuccessorBoard { board, landed, by: CheckCause::Promotion }, visit);
        } else {
            self.visit_legal(SuccessorBoard { board, landed: None, by }, visit);
        }
    }

    fn take_in_passing(&self, from: Square, to: Square, visit: &mut impl FnMut(SuccessorBoard)) {
        let mut board = self.with_turn_passed();
        let pawn = self.board.piece_on(from);
        board.set(from, None);
        board.set(Square::new(to.file(), from.rank()), None);
        board.set(to, pawn);
        self.visit_legal(SuccessorBoard { board, landed: None, by: CheckCause::Many }, visit);
    }

    /// Castles, ignoring attacks.
    fn castle(&self, visit: &mut impl FnMut(SuccessorBoard)) {
        let us = self.board.turn();
        let Some(king) = self.board.pieces(Piece::new(us, Role::King)).first() else { return };
        for rook in self.board.castling() & self.board.colour(us) {
            let to = castled(king, rook);
            let way = between(king, to.0) | between(rook, to.1) | to.0.into() | to.1.into();
            let movers = Bitboard::from_square(king) | Bitboard::from_square(rook);
            if (way & self.board.occupied().without(movers)).any() {
                continue;
            }
            let mut board = self.with_turn_passed();
            board.set_castling(board.castling().without(self.board.colour(us)));
            board.set(king, None);
            board.set(rook, None);
            board.set(to.0, Some(Piece::new(us, Role::King)));
            board.set(to.1, Some(Piece::new(us, Role::Rook)));
            self.visit_legal(SuccessorBoard { board, landed: None, by: CheckCause::Many }, visit);
        }
    }

    /// Lets roaming pieces capture tracked ones.
    fn captures_by_roamers(&self, visit: &mut impl FnMut(SuccessorBoard)) {
        let us = self.board.turn();
        for (index, (roamer, reach)) in self.roamers.iter().zip(self.reaches).enumerate() {
            if roamer.colour != us {
                continue;
            }
            for to in roamer.step(*reach) & self.prey() {
                let mut board = self.with_turn_passed();
                board.set_castling(board.castling().without(to.into()));
                board.set(to, None);
                self.visit_legal(
                    SuccessorBoard { board, landed: Some((index, to)), by: CheckCause::Many },
                    visit,
                );
            }
        }
    }

    /// Returns the board with the turn passed.
    fn with_turn_passed(&self) -> Board {
        let mut board = *self.board;
        board.set_en_passant(None);
        board.set_turn(!board.turn());
        board
    }

    /// Visits a successor, unless it certainly leaves the mover's king in check.
    fn visit_legal(&self, next: SuccessorBoard, visit: &mut impl FnMut(SuccessorBoard)) {
        let board = &next.board;
        let us = self.board.turn();
        let Some(king) = board.pieces(Piece::new(us, Role::King)).first() else { return };
        let landed = next.landed.map_or(Bitboard::EMPTY, |(_, square)| square.into());
        let is_certain = |attacker: Square| {
            let line = between(king, attacker);
            line.is_empty() || (line & (self.reach_of(us) | self.reach_of(!us) | landed)).is_empty()
        };
        if !board.attackers(king, !us).into_iter().any(is_certain) {
            visit(next);
        }
    }
}
