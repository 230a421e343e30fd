//! Parsing the first word of a text without a loop: eight bytes hold any but the rarest moves.

use crate::{Bitboard, Role, Square, Wing};

/// What the first word of a text specifies.
#[derive(Clone, Copy)]
pub(super) enum First {
    Castle { wing: Wing, sign: Sign, length: usize },
    Move(FirstMove),
}

#[derive(Clone, Copy)]
pub(super) struct FirstMove {
    pub(super) role: Role,
    /// Possible origins, from the letter and digit that were written.
    pub(super) from: Bitboard,
    pub(super) to: Square,
    pub(super) origin: Origin,
    pub(super) captures: bool,
    pub(super) promotion: Option<Role>,
    pub(super) sign: Sign,
    /// The length of the word.
    pub(super) length: usize,
}

/// How the square of departure is specified.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    Nothing,
    File,
    Rank,
    Square,
}

/// The sign after a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    None,
    Check,
    Mate,
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const RANK_1: u64 = 0xFF;

/// Not the first letter of a move.
const NO_ROLE: u8 = 6;

/// The role by the first letter of a move.
static ROLES: [u8; 256] = {
    let mut roles = [NO_ROLE; 256];
    let mut file = b'a';
    while file <= b'h' {
        roles[file as usize] = Role::Pawn as u8;
        file += 1;
    }
    roles[b'N' as usize] = Role::Knight as u8;
    roles[b'B' as usize] = Role::Bishop as u8;
    roles[b'R' as usize] = Role::Rook as u8;
    roles[b'Q' as usize] = Role::Queen as u8;
    roles[b'K' as usize] = Role::King as u8;
    roles
};

impl First {
    /// Parses a text that begins with a word in export format, followed by a space or line end. Returns
    /// `None` in any doubtful case.
    #[inline(always)]
    pub(super) fn parse(text: &[u8]) -> Option<Self> {
        let word = u64::from_le_bytes(*text.first_chunk()?);
        let end = end_of_word(word)?;
        let last = byte(word, end.checked_sub(1)?);
        let sign = match last {
            b'+' => Sign::Check,
            b'#' => Sign::Mate,
            _ => Sign::None,
        };
        let length = end - usize::from(last == b'+' || last == b'#');
        match square(word, length) {
            Some(to) => parts(word, length, to, None)
                .map(|parts| Self::Move(FirstMove { sign, length: end, ..parts })),
            None => Self::other(word, length, sign, end),
        }
    }

    /// Parses castling and promotions.
    fn other(word: u64, length: usize, sign: Sign, end: usize) -> Option<Self> {
        let bytes = word.to_le_bytes();
        let wing = match bytes.get(..length)? {
            b"O-O" => Wing::King,
            b"O-O-O" => Wing::Queen,
            [b'a'..=b'h', .., b'=', letter] => {
                let promotion = match letter {
                    b'Q' => Role::Queen,
                    b'R' => Role::Rook,
                    b'B' => Role::Bishop,
                    b'N' => Role::Knight,
                    _ => return None,
                };
                let to = square(word, length - 2)?;
                let parts = parts(word, length - 2, to, Some(promotion))?;
                return Some(Self::Move(FirstMove { sign, length: end, ..parts }));
            }
            _ => return None,
        };
        Some(Self::Castle { wing, sign, length: end })
    }
}

/// Parses what precedes the square of arrival.
#[inline(always)]
fn parts(word: u64, length: usize, to: Square, promotion: Option<Role>) -> Option<FirstMove> {
    let role = *Role::ALL.get(usize::from(ROLES[(word & 0xFF) as usize]))?;
    let letter = usize::from(role != Role::Pawn);
    let before = length.checked_sub(2 + letter)?;
    let captures = before > 0 && byte(word, letter + before - 1) == b'x';
    let before = before - usize::from(captures);
    let hint = byte(word, letter);
    let (origin, from) = match before {
        0 => (Origin::Nothing, !0),
        1 if hint >= b'a' => (Origin::File, file(hint)?),
        1 => (Origin::Rank, rank(hint)?),
        2 => (Origin::Square, file(hint)? & rank(byte(word, letter + 1))?),
        _ => return None,
    };
    let from = Bitboard(from);
    Some(FirstMove { role, from, to, origin, captures, promotion, sign: Sign::None, length })
}
/// Returns the index of the first byte that is a space or below.
#[inline(always)]
fn end_of_word(word: u64) -> Option<usize> {
    let blanks = word.wrapping_sub(0x2121_2121_2121_2121) & !word & 0x8080_8080_8080_8080;
    (blanks != 0).then(|| blanks.trailing_zeros() as usize / 8)
}

#[inline(always)]
fn byte(word: u64, at: usize) -> u8 {
    (word >> (8 * (at & 7))) as u8
}

/// Returns the square named by the last two of the first `length` bytes.
#[inline(always)]
fn square(word: u64, length: usize) -> Option<Square> {
    let at = length.wrapping_sub(2);
    let file = byte(word, at).wrapping_sub(b'a');
    let rank = byte(word, length.wrapping_sub(1)).wrapping_sub(b'1');
    (length >= 2 && file < 8 && rank < 8).then(|| Square::at(u32::from(rank) * 8 + u32::from(file)))
}

#[inline(always)]
fn file(letter: u8) -> Option<u64> {
    let file = letter.wrapping_sub(b'a');
    (file < 8).then(|| FILE_A << file)
}

#[inline(always)]
fn rank(digit: u8) -> Option<u64> {
    let rank = digit.wrapping_sub(b'1');
    (rank < 8).then(|| RANK_1 << (8 * rank))
}
