//! A moment of a game, as players name it: `34w` after White's thirty-fourth move, `34b` after Black's.

use std::{fmt, str::FromStr};

use adoube_chess::{Colour, Position};
use adoube_laws::history::Ply;

/// The moment after a player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The number, as scoresheets count.
    pub number: u32,
    /// The player who made the move.
    pub side: Colour,
}

/// A text that names no moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("34w is after White's 34th move, 34b or 34... after Black's")]
pub struct ParseMomentError;

impl FromStr for Moment {
    type Err = ParseMomentError;

    fn from_str(text: &str) -> Result<Self, ParseMomentError> {
        let text = text.trim();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, side) = text.split_at_checked(digits).ok_or(ParseMomentError)?;
        let side = match side {
            "w" | "W" | "." => Colour::White,
            "b" | "B" | "..." | "…" => Colour::Black,
            _ => return Err(ParseMomentError),
        };
        let number = number.parse().ok().filter(|number| *number > 0).ok_or(ParseMomentError)?;
        Ok(Self { number, side })
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = match self.side {
            Colour::White => 'w',
            Colour::Black => 'b',
        };
        write!(f, "{}{side}", self.number)
    }
}

impl Moment {
    /// The moment after a half-move of a game that began in `start`; none for the beginning.
    pub fn after(start: &Position, ply: Ply) -> Option<Self> {
        let before_white = u32::from(start.turn() == Colour::Black);
        let place = ply.0.checked_sub(1)?.checked_add(before_white)?;
        let side = if place.is_multiple_of(2) { Colour::White } else { Colour::Black };
        Some(Self { number: start.fullmoves().checked_add(place / 2)?, side })
    }

    /// The number of half-moves up to the moment in a game that began in `start`; none if it lies before the beginning.
    pub fn ply(self, start: &Position) -> Option<Ply> {
        let place =
            |number: u32, side: Colour| u64::from(number) * 2 + u64::from(side == Colour::Black);
        let first = place(start.fullmoves(), start.turn());
        let plies = (place(self.number, self.side) + 1).checked_sub(first)?;
        u32::try_from(plies).ok().filter(|plies| *plies > 0).map(Ply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_named_as_players_do() {
        for (text, moment) in [
            ("34w", Some("34w")),
            ("34b", Some("34b")),
            (" 34... ", Some("34b")),
            ("34…", Some("34b")),
            ("34.", Some("34w")),
            ("1W", Some("1w")),
            ("34", None),
            ("w", None),
            ("0w", None),
            ("-3w", None),
            ("34 b", None),
            ("34bb", None),
            ("99999999999w", None),
            ("", None),
        ] {
            let read = text.parse::<Moment>().map(|moment| moment.to_string()).ok();
            assert_eq!(read.as_deref(), moment, "{text}");
        }
    }

    #[test]
    fn half_moves_and_moments_are_the_same_thing() {
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
            "8/5r2/8/4p2p/2r5/4B2P/R4PK1/4k3 w - - 12 61",
            "8/5r2/8/4p2p/2r5/4B2P/R4PK1/4k3 b - - 12 61",
        ];
        for start in starts.map(|fen| fen.parse::<Position>().expect("it is one")) {
            assert_eq!(Moment::after(&start, Ply(0)), None);
            for ply in (1..9).map(Ply) {
                let moment = Moment::after(&start, ply).expect("somebody has moved");
                assert_eq!(moment.ply(&start), Some(ply), "{start} {moment}");
            }
        }
        let late: Position = "4k3/8/8/8/8/8/8/4K3 b - - 0 61".parse().expect("it is one");
        for (text, ply) in [("61w", None), ("60b", None), ("61b", Some(1)), ("62w", Some(2))] {
            let moment: Moment = text.parse().expect("it is one");
            assert_eq!(moment.ply(&late), ply.map(Ply), "{text}");
        }
    }
}
