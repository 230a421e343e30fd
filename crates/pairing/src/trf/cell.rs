//! A player's entry for one round, as in a line of TRF.

use crate::{Bye, Colour, PlayerId, PlayerResult, RoundEntry};

/// The result letter of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultLetter {
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
    /// Blank: no result yet.
    Open,
}

impl ResultLetter {
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

    /// Parses a letter, upper or lower case.
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
    pub mark: ResultLetter,
    /// The whole cell is blank: nothing is known of this player in this round.
    pub blank: bool,
}

impl Cell {
    /// A round of which nothing is known.
    pub const BLANK: Self =
        Self { opponent: None, colour: None, mark: ResultLetter::Open, blank: true };

    /// Returns the entry; `None` if its parts are inconsistent.
    pub fn entry(self) -> Option<RoundEntry> {
        if self.blank {
            return Some(RoundEntry::Absent);
        }
        let Some(opponent) = self.opponent.map(PlayerId) else { return self.bye() };
        let game = |outcome, rated| {
            Some(RoundEntry::Game { opponent, colour: self.colour?, outcome, rated })
        };
        match self.mark {
            ResultLetter::Win => game(PlayerResult::Win, true),
            ResultLetter::Draw => game(PlayerResult::Draw, true),
            ResultLetter::Loss => game(PlayerResult::Loss, true),
            ResultLetter::UnratedWin => game(PlayerResult::Win, false),
            ResultLetter::UnratedDraw => game(PlayerResult::Draw, false),
            ResultLetter::UnratedLoss => game(PlayerResult::Loss, false),
            ResultLetter::ForfeitWin => {
                Some(RoundEntry::Forfeit { opponent, colour: self.colour, won: true })
            }
            ResultLetter::ForfeitLoss => {
                Some(RoundEntry::Forfeit { opponent, colour: self.colour, won: false })
            }
            ResultLetter::Open => Some(RoundEntry::Paired { opponent, colour: self.colour }),
            ResultLetter::HalfBye
            | ResultLetter::FullBye
            | ResultLetter::AllocatedBye
            | ResultLetter::ZeroBye => None,
        }
    }

    /// Returns the entry without an opponent: TRF16 allowed `=`, `+` and `-` for byes too.
    fn bye(self) -> Option<RoundEntry> {
        if self.colour.is_some() {
            return None;
        }
        match self.mark {
            ResultLetter::AllocatedBye | ResultLetter::ForfeitWin => {
                Some(RoundEntry::Bye(Bye::Allocated))
            }
            ResultLetter::FullBye => Some(RoundEntry::Bye(Bye::Full)),
            ResultLetter::HalfBye | ResultLetter::Draw => Some(RoundEntry::Bye(Bye::Half)),
            ResultLetter::ZeroBye | ResultLetter::ForfeitLoss => Some(RoundEntry::Bye(Bye::Zero)),
            ResultLetter::Open => Some(RoundEntry::Absent),
            ResultLetter::Win
            | ResultLetter::Loss
            | ResultLetter::UnratedWin
            | ResultLetter::UnratedDraw
            | ResultLetter::UnratedLoss => None,
        }
    }
}

impl From<RoundEntry> for Cell {
    fn from(entry: RoundEntry) -> Self {
        let cell = |opponent: Option<PlayerId>, colour, mark| Self {
            opponent: opponent.map(|id| id.0),
            colour,
            mark,
            blank: false,
        };
        match entry {
            RoundEntry::Absent => Self::BLANK,
            RoundEntry::Bye(Bye::Allocated) => cell(None, None, ResultLetter::AllocatedBye),
            RoundEntry::Bye(Bye::Full) => cell(None, None, ResultLetter::FullBye),
            RoundEntry::Bye(Bye::Half) => cell(None, None, ResultLetter::HalfBye),
            RoundEntry::Bye(Bye::Zero) => cell(None, None, ResultLetter::ZeroBye),
            RoundEntry::Paired { opponent, colour } => {
                cell(Some(opponent), colour, ResultLetter::Open)
            }
            RoundEntry::Forfeit { opponent, colour, won } => cell(
                Some(opponent),
                colour,
                if won { ResultLetter::ForfeitWin } else { ResultLetter::ForfeitLoss },
            ),
            RoundEntry::Game { opponent, colour, outcome, rated } => {
                let mark = match (outcome, rated) {
                    (PlayerResult::Win, true) => ResultLetter::Win,
                    (PlayerResult::Draw, true) => ResultLetter::Draw,
                    (PlayerResult::Loss, true) => ResultLetter::Loss,
                    (PlayerResult::Win, false) => ResultLetter::UnratedWin,
                    (PlayerResult::Draw, false) => ResultLetter::UnratedDraw,
                    (PlayerResult::Loss, false) => ResultLetter::UnratedLoss,
                };
                cell(Some(opponent), Some(colour), mark)
            }
        }
    }
}
