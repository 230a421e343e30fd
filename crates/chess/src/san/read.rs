//! Parsing SAN: from the square of arrival back to the piece that can get there.

use super::Error;
use crate::{
    Bitboard, Board, Colour, Move, MoveKind, Position, Role, Square, Wing,
    attacks::{self, Sliders},
    moves::{
        Masks, PawnStep, Side, SideTask, en_passant_is_safe, for_side_to_move,
        legality::{is_legal, legal_among, pawn_targets, reaching},
    },
};

/// Parses a legal move.
pub fn read(position: &Position, text: &str) -> Result<Move, Error> {
    read_bytes(position, text.as_bytes())
}

/// Like [`read`], for bytes that need not be UTF-8.
pub fn read_bytes(position: &Position, text: &[u8]) -> Result<Move, Error> {
    let wanted = MovePattern::parse(text)?;
    match for_side_to_move(Resolve { board: position, wanted }) {
        Found::One(found) => Ok(found),
        Found::None => Err(Error::NoSuchMove),
        Found::Several => {
            let candidates = position.legal_moves().into_iter();
            Err(Error::Ambiguous {
                candidates: candidates.filter(|m| wanted.matches(position, *m)).collect(),
            })
        }
    }
}

/// What a text specifies.
#[derive(Clone, Copy)]
enum MovePattern {
    Castle(Wing),
    Piece { role: Role, from: Bitboard, to: Square },
    Pawn { from: Bitboard, to: Square, promotion: Option<Role> },
}

const ANYWHERE: Bitboard = Bitboard::FULL;
const FILE_A: u64 = 0x0101_0101_0101_0101;
const RANK_1: u64 = 0xFF;

impl MovePattern {
    #[inline(always)]
    fn parse(bytes: &[u8]) -> Result<Self, Error> {
        let end = bytes
            .iter()
            .rposition(|byte| !matches!(byte, b'+' | b'#' | b'!' | b'?'))
            .map_or(0, |last| last + 1);
        let body = &bytes[..end];
        let (role, mut at) = match body.first() {
            Some(b'N') => (Role::Knight, 1),
            Some(b'B') => (Role::Bishop, 1),
            Some(b'R') => (Role::Rook, 1),
            Some(b'Q') => (Role::Queen, 1),
            Some(b'K') => (Role::King, 1),
            Some(b'a'..=b'h') => (Role::Pawn, 0),
            Some(b'O' | b'0') => return Self::castling(body),
            _ => return Err(Error::Syntax { column: 1 }),
        };
        let (promotion, end) = if role == Role::Pawn { promotion(body) } else { (None, end) };
        // The square of arrival is at the end; the text before it restricts the origin.
        let (Some(&file @ b'a'..=b'h'), Some(&rank @ b'1'..=b'8')) =
            (body.get(end.wrapping_sub(2)), body.get(end.wrapping_sub(1)))
        else {
            return Err(misfit(body));
        };
        let to = Square::at(u32::from(rank - b'1') * 8 + u32::from(file - b'a'));
        let mut from = ANYWHERE;
        let before = end - 2;
        if at > before {
            return Err(misfit(body));
        }
        if let Some(&file @ b'a'..=b'h') = body[at..before].first() {
            from.0 &= FILE_A << (file - b'a');
            at += 1;
        }
        if let Some(&rank @ b'1'..=b'8') = body[at..before].first() {
            from.0 &= RANK_1 << (8 * (rank - b'1'));
            at += 1;
        }
        if body[at..before].first() == Some(&b'x') {
            at += 1;
        }
        if at != before {
            return Err(misfit(body));
        }
        Ok(match role {
            Role::Pawn => Self::Pawn { from, to, promotion },
            role => Self::Piece { role, from, to },
        })
    }

    /// Returns whether this legal move matches the text.
    fn matches(self, board: &Board, legal: Move) -> bool {
        match self {
            Self::Castle(wing) => legal.wing() == Some(wing),
            Self::Piece { role, from, to } => {
                board.role(role).contains(legal.from_square())
                    && from.contains(legal.from_square())
                    && legal.to_square() == to
                    && !legal.is_castle()
            }
            Self::Pawn { from, to, promotion } => {
                board.role(Role::Pawn).contains(legal.from_square())
                    && from.contains(legal.from_square())
                    && legal.to_square() == to
                    && legal.promotion() == promotion
            }
        }
    }

    fn castling(body: &[u8]) -> Result<Self, Error> {
        match body {
            b"O-O" | b"0-0" => Ok(Self::Castle(Wing::King)),
            b"O-O-O" | b"0-0-0" => Ok(Self::Castle(Wing::Queen)),
            _ => Err(Error::Syntax { column: 1 }),
        }
    }
}

/// Returns where a text first deviates from letter, origin, `x`, square and promotion; or, if a part is
/// missing, where it ends.
#[cold]
fn misfit(body: &[u8]) -> Error {
    let is_piece = |byte: &u8| b"KQRBN".contains(byte);
    let mut at = usize::from(body.first().is_some_and(is_piece));
    let mut take = |fits: fn(u8) -> bool| {
        let taken = body.get(at).copied().is_some_and(fits);
        at += usize::from(taken);
        taken
    };
    let file: fn(u8) -> bool = |byte| matches!(byte, b'a'..=b'h');
    let rank: fn(u8) -> bool = |byte| matches!(byte, b'1'..=b'8');
    let first_square = (take(file), take(rank));
    let captures = take(|byte| byte == b'x');
    let second_square = take(file) && take(rank);
    if first_square == (true, true) && !captures || second_square {
        take(|byte| byte == b'=');
        take(|byte| matches!(byte, b'Q' | b'R' | b'B' | b'N'));
    }
    Error::Syntax { column: at + 1 }
}

/// Splits off the promotion; returns where the text before it ends.
#[inline(always)]
fn promotion(body: &[u8]) -> (Option<Role>, usize) {
    let role = match body.last() {
        Some(b'Q') => Role::Queen,
        Some(b'R') => Role::Rook,
        Some(b'B') => Role::Bishop,
        Some(b'N') => Role::Knight,
        _ => return (None, body.len()),
    };
    let end = body.len() - 1;
    (Some(role), if end > 0 && body[end - 1] == b'=' { end - 1 } else { end })
}

pub(super) enum Found {
    One(Move),
    None,
    Several,
}

struct Resolve<'a> {
    board: &'a Board,
    wanted: MovePattern,
}

impl SideTask for Resolve<'_> {
    type Output = Found;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.board.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> Found {
        resolve::<S, L>(self.board, self.wanted, sliders)
    }
}

#[inline(always)]
fn resolve<S: Side, L: Sliders>(board: &Board, wanted: MovePattern, sliders: L) -> Found {
    match wanted {
        MovePattern::Piece { role, from, to } => {
            let able = reaching::<S, L>(board, role, to, sliders) & from;
            if able.is_empty() {
                return Found::None;
            }
            let masks = Masks::new::<S>(board);
            let able = legal_among::<S, L>(board, &masks, role, able, to, sliders);
            match able.first() {
                None => Found::None,
                Some(_) if able.several() => Found::Several,
                Some(from) => Found::One(Move::new(from, to, MoveKind::Normal)),
            }
        }
        MovePattern::Pawn { from, to, promotion } => {
            pawn::<S, L>(board, from, to, promotion, sliders)
        }
        MovePattern::Castle(wing) => castle::<S, L>(board, wing, sliders),
    }
}

#[inline(always)]
fn pawn<S: Side, L: Sliders>(
    board: &Board,
    hint: Bitboard,
    to: Square,
    promotion: Option<Role>,
    sliders: L,
) -> Found {
    let masks = Masks::new::<S>(board);
    let steps = Bitboard::from_square(S::origin(PawnStep::Single, to))
        | Bitboard::from_square(S::origin(PawnStep::Double, to));
    // A capture names its file of origin: without one, a step is meant.
    let ways = if hint == ANYWHERE { steps } else { (steps | attacks::pawn(!S::US, to)) & hint };
    // Only one of the origins on a file can be legal: a step needs an empty square, a capture an
    // occupied one or the passed square.
    for from in ways & board.role(Role::Pawn) & board.colour(S::US) {
        let targets = pawn_targets::<S>(board, &masks, from);
        let kind = match promotion {
            Some(role) if targets.promotions.contains(to) => MoveKind::Promotion(role),
            None if targets.others.contains(to) => MoveKind::Normal,
            None if board.en_passant == Some(to)
                && attacks::pawn(S::US, from).contains(to)
                && en_passant_is_safe::<S, L>(board, masks.king, from, to, sliders) =>
            {
                MoveKind::EnPassant
            }
            _ => continue,
        };
        return Found::One(Move::new(from, to, kind));
    }
    Found::None
}

#[inline(always)]
pub(super) fn castle<S: Side, L: Sliders>(board: &Board, wing: Wing, sliders: L) -> Found {
    let king = (board.role(Role::King) & board.colour(S::US)).lowest();
    (board.castling & S::FIRST_RANK)
        .into_iter()
        .filter(|rook| Wing::from_squares(king, *rook) == wing)
        .map(|rook| Move::new(king, rook, MoveKind::Castle))
        .find(|castle| is_legal::<S, L>(board, *castle, sliders))
        .map_or(Found::None, Found::One)
}
