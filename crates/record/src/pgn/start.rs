//! The position that a `FEN` tag gives, for both readers.
//!
//! Programs write castling rights by habit, and en passant squares that no pawn has passed. Other readers drop them and
//! play on, and so does this one.

use adoube_chess::{Bitboard, Board, Fault, FenError, Position};

/// The position from which a game is played, and what was excused in its FEN.
pub(crate) struct Start {
    pub(crate) position: Position,
    /// No game can have led to it.
    pub(crate) is_composed: bool,
    /// Castling rights or an en passant square were dropped.
    pub(crate) has_false_rights: bool,
}

/// Reads a FEN as leniently as it can be played on from; the error names everything that is wrong with it.
pub(crate) fn read_start(fen: &str) -> Result<Start, FenError> {
    let faults = match fen.trim().parse() {
        Ok(position) => return Ok(Start { position, is_composed: false, has_false_rights: false }),
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
    let is_composed = faults.iter().any(|fault| fault.is_of_the_past());
    match Position::composed(&board) {
        Ok(position) => Ok(Start { position, is_composed, has_false_rights }),
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
            assert!(start.has_false_rights && !start.is_composed, "{given}");
        }
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_all_its_faults() {
        let refused = read_start("8/8/8/8/8/8/8/4K2R w KQ - 0 1").err().expect("no black king");
        let FenError::Faults(faults) = refused else { panic!("{refused:?}") };
        assert_eq!(faults.len(), 2, "{faults}");
    }

    #[test]
    fn a_composed_position_is_one() {
        let start = read_start("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1").expect("nine pawns");
        assert!(start.is_composed && !start.has_false_rights);
    }
}
