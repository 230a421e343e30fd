//! A player's entry for one round, as a line of TRF has it.

use crate::{Bye, Colour, Entry, Outcome, PlayerId};

/// The result letter of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `+`
    ForfeitWin,
    /// `-`
    ForfeitLoss,
    /// `W`: a win that is not rated.
    UnratedWin,
    /// `D`: a draw that is not rated.
    UnratedDraw,
    /// `L`: a loss that is not rated.
    UnratedLoss,
    /// `H`: half-point bye.
    HalfBye,
    /// `F`: full-point bye.
    FullBye,
    /// `U`: the pairing-allocated bye.
    AllocatedBye,
    /// `Z`: zero-point bye.
    ZeroBye,
    /// Blank: nothing yet.
    Open,
}

impl Mark {
    const LETTERS: [(Self, char); 13] = [
        (Self::Win, '1'),
        (Self::Draw, '='),
        (Self::Loss, '0'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
        (Self::UnratedWin, 'W'),
        (Self::UnratedDraw, 'D'),
        (Self::UnratedLoss, 'L'),
        (Self::HalfBye, 'H'),
        (Self::FullBye, 'F'),
        (Self::AllocatedBye, 'U'),
        (Self::ZeroBye, 'Z'),
        (Self::Open, ' '),
    ];

    /// Reads a letter, large or small.
    pub fn read(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::LETTERS.iter().find(|(_, written)| *written == letter).map(|&(mark, _)| mark)
    }

    /// The letter.
    pub fn letter(self) -> char {
        Self::LETTERS.iter().find(|(mark, _)| *mark == self).map_or(' ', |&(_, letter)| letter)
    }
}

/// Opponent, colour and result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The opponent's start number.
    pub opponent: Option<u32>,
    /// The colour.
    pub colour: Option<Colour>,
    /// The result.
    pub mark: Mark,
    /// The whole cell is blank: nothing is known of this player in this round.
    pub blank: bool,
}

impl Cell {
    /// A round of which nothing is known.
    pub const BLANK: Self = Self { opponent: None, colour: None, mark: Mark::Open, blank: true };

    /// What the cell says; `None` if its parts do not fit together.
    pub fn entry(self) -> Option<Entry> {
        if self.blank {
            return Some(Entry::Absent);
        }
        let Some(opponent) = self.opponent.map(PlayerId) else { return self.bye() };
        let game =
            |outcome, rated| Some(Entry::Game { opponent, colour: self.colour?, outcome, rated });
        match self.mark {
            Mark::Win => game(Outcome::Win, true),
            Mark::Draw => game(Outcome::Draw, true),
            Mark::Loss => game(Outcome::Loss, true),
            Mark::UnratedWin => game(Outcome::Win, false),
            Mark::UnratedDraw => game(Outcome::Draw, false),
            Mark::UnratedLoss => game(Outcome::Loss, false),
            Mark::ForfeitWin => Some(Entry::Forfeit { opponent, colour: self.colour, won: true }),
            Mark::ForfeitLoss => Some(Entry::Forfeit { opponent, colour: self.colour, won: false }),
            Mark::Open => Some(Entry::Paired { opponent, colour: self.colour }),
            Mark::HalfBye | Mark::FullBye | Mark::AllocatedBye | Mark::ZeroBye => None,
        }
    }

    /// Without an opponent: TRF16 let `=`, `+` and `-` stand for byes too.
    fn bye(self) -> Option<Entry> {
        if self.colour.is_some() {
            return None;
        }
        match self.mark {
            Mark::AllocatedBye | Mark::ForfeitWin => Some(Entry::Bye(Bye::Allocated)),
            Mark::FullBye => Some(Entry::Bye(Bye::Full)),
            Mark::HalfBye | Mark::Draw => Some(Entry::Bye(Bye::Half)),
            Mark::ZeroBye | Mark::ForfeitLoss => Some(Entry::Bye(Bye::Zero)),
            Mark::Open => Some(Entry::Absent),
            Mark::Win | Mark::Loss | Mark::UnratedWin | Mark::UnratedDraw | Mark::UnratedLoss => {
                None
            }
        }
    }
}

impl From<Entry> for Cell {
    fn from(entry: Entry) -> Self {
        let cell = |opponent: Option<PlayerId>, colour, mark| Self {
            opponent: opponent.map(|id| id.0),
            colour,
            mark,
            blank: false,
        };
        match entry {
            Entry::Absent => Self::BLANK,
            Entry::Bye(Bye::Allocated) => cell(None, None, Mark::AllocatedBye),
            Entry::Bye(Bye::Full) => cell(None, None, Mark::FullBye),
            Entry::Bye(Bye::Half) => cell(None, None, Mark::HalfBye),
            Entry::Bye(Bye::Zero) => cell(None, None, Mark::ZeroBye),
            Entry::Paired { opponent, colour } => cell(Some(opponent), colour, Mark::Open),
            Entry::Forfeit { opponent, colour, won } => {
                cell(Some(opponent), colour, if won { Mark::ForfeitWin } else { Mark::ForfeitLoss })
            }
            Entry::Game { opponent, colour, outcome, rated } => {
                let mark = match (outcome, rated) {
                    (Outcome::Win, true) => Mark::Win,
                    (Outcome::Draw, true) => Mark::Draw,
                    (Outcome::Loss, true) => Mark::Loss,
                    (Outcome::Win, false) => Mark::UnratedWin,
                    (Outcome::Draw, false) => Mark::UnratedDraw,
                    (Outcome::Loss, false) => Mark::UnratedLoss,
                };
                cell(Some(opponent), Some(colour), mark)
            }
        }
    }
}
