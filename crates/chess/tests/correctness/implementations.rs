//! The same position in four implementations: this crate, the plain generator, shakmaty and cozy-chess.

use adoube_chess::{Move, MoveKind, Position, Role, Square, fen};
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::plain::{self, PlainBoard, PlainMove, PlainMoveKind};

/// From, to (the rook's square when castling), and the promotion.
pub(crate) type Step = (Square, Square, Option<Role>);

/// What one implementation reports about a position.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Report {
    pub(crate) moves: Vec<Step>,
    pub(crate) check: bool,
    pub(crate) en_passant: bool,
}

/// The four implementations, kept in step.
#[derive(Clone)]
pub(crate) struct Implementations {
    pub(crate) ours: Position,
    pub(crate) plain: PlainBoard,
    pub(crate) shakmaty: Chess,
    pub(crate) cozy: cozy_chess::Board,
}

impl Implementations {
    /// Converts a position for all four; `None` if a peer's notion of a playable position is narrower.
    pub(crate) fn from_position(ours: &Position) -> Option<Self> {
        let text = fen::write(ours, fen::Castling::Shredder).to_string();
        let setup: shakmaty::fen::Fen = text.parse().ok()?;
        Some(Self {
            ours: *ours,
            plain: PlainBoard::from_board(&ours.board()),
            shakmaty: setup.into_position(CastlingMode::Chess960).ok()?,
            cozy: cozy_chess::Board::from_fen(&text, true).ok()?,
        })
    }

    /// Checks that all four report the same.
    pub(crate) fn agree(&self) {
        let ours = self.by_us();
        assert_eq!(ours, by_plain(&self.plain), "plain in {}", self.ours);
        assert_eq!(ours, by_shakmaty(&self.shakmaty), "shakmaty in {}", self.ours);
        assert_eq!(ours.moves, by_cozy(&self.cozy), "cozy-chess in {}", self.ours);
        assert_eq!(ours.check, !self.cozy.checkers().is_empty(), "cozy-chess in {}", self.ours);
    }

    fn by_us(&self) -> Report {
        let moves = self.ours.legal_moves();
        Report {
            moves: sorted(moves.iter().map(|&found| step(found))),
            check: self.ours.is_check(),
            en_passant: self.ours.en_passant().is_some(),
        }
    }

    /// Plays a legal move on all four boards.
    pub(crate) fn play(&mut self, played: Move) {
        let wanted = step(played);
        self.ours = self.ours.play(played).unwrap();
        self.plain = plain::play(&self.plain, plain_move(played));
        let moves = self.shakmaty.legal_moves();
        let same = moves.iter().find(|&&other| shakmaty_step(other) == wanted).copied();
        self.shakmaty.play_unchecked(same.unwrap());
        self.cozy.play(cozy_move(played));
    }
}

pub(crate) fn step(found: Move) -> Step {
    (found.from_square(), found.to_square(), found.promotion())
}

fn sorted(steps: impl Iterator<Item = Step>) -> Vec<Step> {
    let mut steps: Vec<Step> = steps.collect();
    steps.sort_unstable();
    steps
}

pub(crate) fn plain_move(found: Move) -> PlainMove {
    let kind = match found.kind() {
        MoveKind::Normal => PlainMoveKind::Ordinary,
        MoveKind::EnPassant => PlainMoveKind::EnPassant,
        MoveKind::Castle => PlainMoveKind::Castling,
        MoveKind::Promotion(role) => PlainMoveKind::Promotion(role),
    };
    PlainMove { from: found.from_square(), to: found.to_square(), kind }
}

fn by_plain(plain: &PlainBoard) -> Report {
    let step = |found: PlainMove| match found.kind {
        PlainMoveKind::Promotion(role) => (found.from, found.to, Some(role)),
        PlainMoveKind::Ordinary | PlainMoveKind::EnPassant | PlainMoveKind::Castling => {
            (found.from, found.to, None)
        }
    };
    Report {
        moves: sorted(plain.legal_moves().into_iter().map(step)),
        check: plain.is_in_check(plain.turn),
        en_passant: plain.can_capture_en_passant(),
    }
}

fn by_shakmaty(position: &Chess) -> Report {
    Report {
        moves: sorted(position.legal_moves().into_iter().map(shakmaty_step)),
        check: position.is_check(),
        en_passant: position.legal_ep_square().is_some(),
    }
}

pub(crate) fn shakmaty_step(found: shakmaty::Move) -> Step {
    let square = |square: shakmaty::Square| Square::ALL[usize::from(square)];
    let role = |role: shakmaty::Role| Role::ALL[role as usize - 1];
    // A castling move of shakmaty's goes to the rook's square too.
    (found.from().map(square).unwrap(), square(found.to()), found.promotion().map(role))
}

fn by_cozy(board: &cozy_chess::Board) -> Vec<Step> {
    let mut steps = Vec::new();
    board.generate_moves(|moves| {
        steps.extend(moves.into_iter().map(|found| {
            let square = |square: cozy_chess::Square| Square::ALL[square as usize];
            let role = |role: cozy_chess::Piece| Role::ALL[role as usize];
            (square(found.from), square(found.to), found.promotion.map(role))
        }));
        false
    });
    sorted(steps.into_iter())
}

fn cozy_move(found: Move) -> cozy_chess::Move {
    let square = |square: Square| cozy_chess::Square::ALL[square.index()];
    cozy_chess::Move {
        from: square(found.from_square()),
        to: square(found.to_square()),
        promotion: found.promotion().map(|role| cozy_chess::Piece::ALL[role.index()]),
    }
}
