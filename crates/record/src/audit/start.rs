//! From what position a game began.

use adoube_chess::{Board, Position, chess960::Number, fen};
use adoube_laws::Provision as P;

use super::{Detail, Kind, finding::PositionFaults};

/// Which game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    Chess,
    Chess960,
    /// Another game, or one that is not known here.
    Other,
}

impl Variant {
    /// What the tag `Variant` says.
    pub(super) fn read(tag: &[u8]) -> Self {
        let mut letters = [0; 24];
        let mut length = 0;
        for byte in tag.iter().filter(|byte| byte.is_ascii_alphanumeric()) {
            let Some(place) = letters.get_mut(length) else { return Self::Other };
            *place = byte.to_ascii_lowercase();
            length += 1;
        }
        match &letters[..length] {
            b"" | b"standard" | b"chess" | b"normal" | b"regular" | b"orthodox"
            | b"fromposition" => Self::Chess,
            b"chess960" | b"fischerandom" | b"fischerrandom" | b"fischerrandomchess" | b"freestyle" => {
                Self::Chess960
            }
            _ => Self::Other,
        }
    }
}

/// What is wrong with the beginning of a game.
pub(super) struct Misbegun {
    pub(super) kind: Kind,
    pub(super) under: &'static [P],
    pub(super) detail: Detail,
}

/// The tags that say from where a game begins.
pub(super) struct Tags<'a> {
    pub(super) fen: Option<&'a str>,
    pub(super) set_up: Option<&'a [u8]>,
    pub(super) variant: Variant,
}

impl Tags<'_> {
    /// What is wrong with them.
    pub(super) fn faults(&self) -> Option<Misbegun> {
        let Some(text) = self.fen else { return self.missing() };
        let board = match fen::read(text) {
            Ok(board) => board,
            Err(error) => {
                let detail = Detail::Fen(error);
                return Some(Misbegun { kind: Kind::PositionUnreadable, under: &[], detail });
            }
        };
        if let Err(faults) = Position::try_from(&board) {
            let faults = PositionFaults::Illegal(faults);
            return Some(Misbegun {
                kind: Kind::IllegalPosition,
                under: &[P::IllegalPosition, P::InitialPosition],
                detail: Detail::Position { board: Box::new(board), faults },
            });
        }
        // A game that goes on from move 20 began with something else.
        if self.variant == Variant::Chess960 && board.fullmoves() <= 1 { no_start(board) } else { None }
    }

    fn missing(&self) -> Option<Misbegun> {
        let (tag, under): (_, &[P]) = match (self.variant, self.set_up) {
            (Variant::Chess960, _) => ("Variant", &[P::Chess960StartPosition]),
            (_, Some(b"1")) => ("SetUp", &[P::InitialPosition]),
            _ => return None,
        };
        Some(Misbegun { kind: Kind::PositionMissing, under, detail: Detail::Tag(tag) })
    }
}

fn no_start(board: Board) -> Option<Misbegun> {
    let faults = Number::of(&board).err()?;
    Some(Misbegun {
        kind: Kind::NotAStartPosition,
        under: &[P::Chess960StartPosition],
        detail: Detail::Position {
            board: Box::new(board),
            faults: PositionFaults::NoStart(faults),
        },
    })
}
