//! The start position of a game.

use adoube_chess::{Board, FenError, chess960::Number};
use adoube_laws::Provision as P;

use super::{Detail, FindingKind, PositionFaults};

/// A fault of the start position.
#[derive(Debug)]
pub(super) struct StartFault {
    pub(super) kind: FindingKind,
    pub(super) under: &'static [P],
    pub(super) detail: Detail,
}

/// The tags of the start position, as written.
#[derive(Debug, Default)]
pub(super) struct StartTags<'a> {
    pub(super) fen: &'a str,
    pub(super) set_up: &'a [u8],
    pub(super) variant: &'a [u8],
}

impl StartTags<'_> {
    /// A fault of a position from which the game can be played all the same.
    pub(super) fn fault(&self) -> Option<StartFault> {
        if self.fen.is_empty() {
            return self.missing();
        }
        let board: Board = self.fen.parse().ok()?;
        // A game whose first move number is 20 did not begin in the initial position.
        if is_chess960(self.variant) && board.fullmoves() <= 1 { no_start(board) } else { None }
    }

    fn missing(&self) -> Option<StartFault> {
        let (tag, under): (_, &[P]) = if is_chess960(self.variant) {
            ("Variant", &[P::Chess960StartPosition])
        } else if self.set_up == b"1" {
            ("SetUp", &[P::InitialPosition])
        } else {
            return None;
        };
        Some(StartFault { kind: FindingKind::PositionMissing, under, detail: Detail::Tag(tag) })
    }

    /// A fault of a position from which no game can be played, or which no game can reach.
    pub(super) fn illegal(&self) -> Option<StartFault> {
        if self.fen.is_empty() {
            return None;
        }
        let found = self.fen.parse::<adoube_chess::Position>().err()?;
        Some(match found {
            FenError::Faults(faults) => {
                let (kind, under): (_, &[P]) = if faults.iter().all(|fault| fault.is_of_rights()) {
                    (FindingKind::PositionRights, &[])
                } else {
                    (FindingKind::IllegalPosition, &[P::IllegalPosition, P::InitialPosition])
                };
                let board = Box::new(self.fen.parse().ok()?);
                let faults = PositionFaults::Illegal(faults);
                StartFault { kind, under, detail: Detail::Position { board, faults } }
            }
            FenError::Syntax(error) => StartFault {
                kind: FindingKind::PositionUnreadable,
                under: &[],
                detail: Detail::Fen(error),
            },
        })
    }
}

/// Whether a variant name means Chess960.
fn is_chess960(variant: &[u8]) -> bool {
    let has = |word: &[u8]| variant.windows(word.len()).any(|part| part.eq_ignore_ascii_case(word));
    [&b"960"[..], b"fischer", b"freestyle", b"frc"].into_iter().any(has)
}

fn no_start(board: Board) -> Option<StartFault> {
    let faults = Number::from_board(&board).err()?;
    Some(StartFault {
        kind: FindingKind::NotAStartPosition,
        under: &[P::Chess960StartPosition],
        detail: Detail::Position {
            board: Box::new(board),
            faults: PositionFaults::NoStart(faults),
        },
    })
}
