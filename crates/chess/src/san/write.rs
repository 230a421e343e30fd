//! Writing SAN.

use std::fmt;

use crate::{
    Bitboard, Colour, Move, MoveKind, Position, Role, Square, Status, Wing,
    attacks::Sliders,
    moves::{
        Masks, Side, SideTask, for_side_to_move,
        legality::{legal_among, reaching},
        play::play,
        status::status,
    },
};

/// A move in SAN, on the stack: at most seven bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    bytes: [u8; 8],
    length: u8,
}

impl San {
    /// The text.
    pub fn as_str(&self) -> &str {
        // Only ASCII is ever written.
        str::from_utf8(&self.bytes[..usize::from(self.length & 7)]).unwrap_or_default()
    }

    #[inline(always)]
    fn push(&mut self, byte: u8) {
        self.bytes[usize::from(self.length & 7)] = byte;
        self.length += 1;
    }

    #[inline(always)]
    fn push_file(&mut self, square: Square) {
        self.push(b'a' + (square.index() % 8) as u8);
    }

    #[inline(always)]
    fn push_rank(&mut self, square: Square) {
        self.push(b'1' + (square.index() / 8) as u8);
    }
}

impl AsRef<str> for San {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// Writes a legal move, with `+` or `#` where it gives check or mate.
pub fn write(position: &Position, written: Move) -> San {
    for_side_to_move(Write { position, written })
}

struct Write<'a> {
    position: &'a Position,
    written: Move,
}

impl SideTask for Write<'_> {
    type Output = San;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.position.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> San {
        write_for::<S, L>(self.position, self.written, sliders)
    }
}

#[inline(always)]
fn write_for<S: Side, L: Sliders>(position: &Position, written: Move, sliders: L) -> San {
    let mut san = San { bytes: [0; 8], length: 0 };
    let (from, to) = (written.from_square(), written.to_square());
    match written.kind() {
        MoveKind::Castle => {
            let text: &[u8] = match Wing::from_squares(from, to) {
                Wing::King => b"O-O",
                Wing::Queen => b"O-O-O",
            };
            for byte in text {
                san.push(*byte);
            }
        }
        kind => {
            let role = position.role_on_occupied(from);
            let captures = kind == MoveKind::EnPassant || position.occupied().contains(to);
            if role == Role::Pawn {
                if captures {
                    san.push_file(from);
                }
            } else {
                san.push(role.letter() as u8);
                origin::<S, L>(position, role, from, to, sliders, &mut san);
            }
            if captures {
                san.push(b'x');
            }
            san.push_file(to);
            san.push_rank(to);
            if let MoveKind::Promotion(role) = kind {
                san.push(b'=');
                san.push(role.letter() as u8);
            }
        }
    }
    let after = play::<S, L>(position, written, sliders);
    let masks = Masks::new::<S::Other>(&after);
    if masks.checkers.any() {
        let mate = status::<S::Other, L>(&after, &masks, sliders) == Status::Checkmate;
        san.push(if mate { b'#' } else { b'+' });
    }
    san
}

/// Returns what distinguishes the piece from others of its kind that can legally go to the same square:
/// the file if that is enough, else the rank, else both (C.10 and E10 prescribe the same).
#[inline(always)]
fn origin<S: Side, L: Sliders>(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    sliders: L,
    san: &mut San,
) {
    if role == Role::King {
        return;
    }
    let rivals = reaching::<S, L>(position, role, to, sliders).without(Bitboard::from_square(from));
    if rivals.is_empty() {
        return;
    }
    let masks = Masks::new::<S>(position);
    let rivals = legal_among::<S, L>(position, &masks, role, rivals, to, sliders);
    if rivals.is_empty() {
        return;
    }
    let on_file = (rivals & Bitboard::file(from.file())).any();
    let on_rank = (rivals & Bitboard::rank(from.rank())).any();
    if !on_file || on_rank {
        san.push_file(from);
    }
    if on_file {
        san.push_rank(from);
    }
}
