//! The start position in a `FEN` tag, for both readers.
//!
//! Programs write castling rights by habit, and en passant squares that no pawn has passed. Other readers drop them and
//! continue; so do these, unless strict reading was requested.

use adoube_chess::{Bitboard, Board, Fault, Faults, FenError, Position};

/// A start position, with the faults of its FEN that were excused.
pub(crate) struct Start {
    pub(crate) position: Position,
    /// The faults of the FEN, if castling rights or an en passant square were dropped.
    pub(crate) false_rights: Option<Faults>,
}

/// Reads a FEN as leniently as the game can still be played; the error names all faults.
pub(crate) fn read_start(fen: &str) -> Result<Start, FenError> {
    let faults = match fen.trim().parse() {
        Ok(position) => return Ok(Start { position, false_rights: None }),
        Err(FenError::Faults(faults)) => faults,
        Err(error) => return Err(error),
    };
    let mut board: Board = fen.trim().parse()?;
    for fault in &faults {
        match fault {
            Fault::CastlingWithout(rook) => {
                board.set_castling(board.castling() & !Bitboard::from(*rook));
            }
            Fault::EnPassant(_) => board.set_en_passant(None),
            _ => {}
        }
    }
    let has_false_rights = faults.iter().any(|fault| fault.is_of_rights());
    match Position::composed(&board) {
        Ok(position) => {
            let false_rights = has_false_rights.then_some(faults);
            Ok(Start { position, false_rights })
        }
        Err(_) => Err(faults.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rights_that_cannot_be_are_dropped() {
        for (given, meant) in [
            ("r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1"),
            ("8/8/8/3k4/8/8/8/4K2R w KQkq - 0 1", "8/8/8/3k4/8/8/8/4K2R w K - 0 1"),
            ("4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"),
        ] {
            let start = read_start(given).expect("it can be played");
            assert_eq!(start.position, meant.parse().expect("a position"), "{given}");
            assert!(start.false_rights.is_some(), "{given}");
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_all_its_faults() {
        let refused = read_start("8/8/8/8/8/8/8/4K2R w KQ - 0 1").err().expect("no black king");
        let FenError::Faults(faults) = refused else { panic!("{refused:?}") };
        assert_eq!(faults.len(), 2, "{faults}");
    }

    #[test]
    fn a_composed_position_can_be_played() {
        let start = read_start("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1").expect("nine pawns");
        assert!(start.false_rights.is_none());
    }
}
