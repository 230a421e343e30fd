//! The time control: how much time for which moves (6.2 a of 2005 and 2009, 6.3.1 of 2017).

use std::{fmt, sync::Arc};

use super::{Milliseconds, MoveNumber, PeriodNumber};

/// The extra time in addition to the main time of a period.
///
/// **Interpretation.** The glossary of 2017 gives extra time *before each move*, including the first; 2005
/// and 2009 speak of extra time "per move" without saying when, so it is the same there. The first addition
/// is on the clock when the game begins; each further one comes with the press that completes the previous move.
///
/// Delay and Bronstein are one rule with two displays: 6.2 b and 6.3.2 say that the main time begins to
/// count when the extra time of the move is used up, and the glossary of 2017 uses both names for that
/// mode. A clock with delay shows the main time paused; one with Bronstein shows both together, running,
/// and returns at the press what was spent, up to the extra time. The flag falls at the same instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// No extra time.
    Plain,
    /// Fischer, cumulative: this much is added for every move, and unused time is kept.
    Increment(Milliseconds),
    /// This much of every move is not counted; unused time is lost.
    Delay(Milliseconds),
    /// Like delay, but shown as running time that is returned.
    Bronstein(Milliseconds),
}

impl Mode {
    /// The extra time for a move.
    pub const fn extra(self) -> Milliseconds {
        match self {
            Self::Plain => Milliseconds::ZERO,
            Self::Increment(extra) | Self::Delay(extra) | Self::Bronstein(extra) => extra,
        }
    }

    /// Returns what is added to the clock for a move and can be saved.
    pub(super) const fn added(self) -> Milliseconds {
        match self {
            Self::Increment(extra) => extra,
            Self::Plain | Self::Delay(_) | Self::Bronstein(_) => Milliseconds::ZERO,
        }
    }

    /// Returns the part of a move that is not counted.
    pub(super) const fn uncounted(self) -> Milliseconds {
        match self {
            Self::Delay(extra) | Self::Bronstein(extra) => extra,
            Self::Plain | Self::Increment(_) => Milliseconds::ZERO,
        }
    }
}

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to be completed in it; `None` for all remaining moves.
    pub moves: Option<MoveNumber>,
    /// The time for them, without extra time.
    pub main: Milliseconds,
    /// The extra time.
    pub mode: Mode,
}

/// A period with its place in the game: the parts of a description such as "90 minutes for 40 moves, then
/// 30 minutes, 30 seconds a move from move 1".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedPeriod {
    /// The number of the period.
    pub number: PeriodNumber,
    /// Its first move.
    pub from: MoveNumber,
    /// The period itself.
    pub period: Period,
    /// Whether it repeats: true for the last one, if it has a number of moves.
    pub repeats: bool,
}

/// Why periods are not a valid time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlFault {
    /// There is no period.
    NoPeriod,
    /// This period has no number of moves, so no other can follow it.
    AllMovesBeforeTheLast(PeriodNumber),
    /// The number of moves of this period is zero.
    NoMoves(PeriodNumber),
    /// This period gives no time at all.
    NoTime(PeriodNumber),
}

impl fmt::Display for ControlFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPeriod => f.write_str("there is no period"),
            Self::AllMovesBeforeTheLast(number) => {
                write!(f, "period {} is for all moves, so none can follow it", number.get())
            }
            Self::NoMoves(number) => write!(f, "period {} is for no moves", number.get()),
            Self::NoTime(number) => write!(f, "period {} gives no time", number.get()),
        }
    }
}

impl std::error::Error for ControlFault {}

/// The periods that one player has to play.
///
/// The last period may have a number of moves: then it repeats, as was usual when every further twenty
/// moves had an hour.
///
/// ```
/// use adoube_laws::clock::{MoveNumber, PeriodNumber, TimeControl};
/// let control: TimeControl = "40/7200:20/3600".parse()?;
/// let required = |period| control.required(PeriodNumber::new(period)).map(MoveNumber::get);
/// assert_eq!([required(1), required(2), required(3)], [Some(40), Some(60), Some(80)]);
/// # Ok::<(), adoube_laws::clock::ControlError>(())
/// ```
///
/// Cloning is cheap: the periods are shared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl(Arc<[Period]>);

impl TimeControl {
    /// Creates a time control, if these periods can be played one after the other.
    pub fn new(mut periods: Vec<Period>) -> Result<Self, ControlFault> {
        if periods.is_empty() {
            return Err(ControlFault::NoPeriod);
        }
        let last = periods.len() - 1;
        for (index, period) in periods.iter_mut().enumerate() {
            let number = PeriodNumber::new(index as u32 + 1);
            if period.mode.extra().is_zero() {
                period.mode = Mode::Plain;
            }
            match period.moves {
                None if index < last => return Err(ControlFault::AllMovesBeforeTheLast(number)),
                Some(MoveNumber::NONE) => return Err(ControlFault::NoMoves(number)),
                None | Some(_) => {}
            }
            if (period.main + period.mode.extra()).is_zero() {
                return Err(ControlFault::NoTime(number));
            }
        }
        Ok(Self(periods.into()))
    }

    /// Creates a time control with all moves in one period.
    pub fn all_moves(main: Milliseconds, mode: Mode) -> Result<Self, ControlFault> {
        Self::new(vec![Period { moves: None, main, mode }])
    }

    /// The periods as given; a repeating last one appears once.
    pub fn periods(&self) -> &[Period] {
        &self.0
    }

    /// Returns the period with this number. Beyond the last one, that one repeats.
    pub fn period(&self, number: PeriodNumber) -> Period {
        let index = number.index().min(self.0.len() - 1);
        self.0[index]
    }

    /// Returns how many moves have to be completed, from the first, when this period ends; `None` if it is
    /// for all remaining moves. (No game is long enough to overflow `MoveNumber`.)
    pub fn required(&self, number: PeriodNumber) -> Option<MoveNumber> {
        let played = number.index() + 1;
        let again = u16::try_from(played.saturating_sub(self.0.len())).ok()?;
        let mut once = self.0.iter().take(played).map(|period| period.moves);
        let total = once.try_fold(0_u16, |sum, moves| sum.checked_add(moves?.get()))?;
        let repeated = match again {
            0 => 0,
            times => self.period(number).moves?.get().checked_mul(times)?,
        };
        total.checked_add(repeated).map(MoveNumber::new)
    }

    /// Reports whether all remaining moves have to be made in this period: the one that 6.12 b of 2005 and
    /// its successors call the last.
    pub fn is_last(&self, number: PeriodNumber) -> bool {
        self.required(number).is_none()
    }

    /// Reports whether extra time is given in any period.
    pub fn has_extra(&self) -> bool {
        self.0.iter().any(|period| period.mode != Mode::Plain)
    }

    /// Returns the mode, if it is the same in all periods.
    pub fn one_mode(&self) -> Option<Mode> {
        let first = self.0[0].mode;
        self.0.iter().all(|period| period.mode == first).then_some(first)
    }

    /// Returns the same periods with another extra time in each, as when five seconds per move are granted
    /// in a quickplay finish (Guideline III.4 of 2017). It fails if a period then has no time.
    pub fn with_mode(&self, mode: Mode) -> Result<Self, ControlFault> {
        Self::new(self.0.iter().map(|period| Period { mode, ..*period }).collect())
    }

    /// Iterates over the periods with their first moves.
    pub fn stretches(&self) -> impl Iterator<Item = NumberedPeriod> {
        (1..).map(PeriodNumber::new).zip(self.0.iter()).map(|(number, period)| NumberedPeriod {
            number,
            from: self.first_move(number),
            period: *period,
            repeats: number.index() + 1 == self.0.len() && period.moves.is_some(),
        })
    }

    /// Returns the first move of a period.
    fn first_move(&self, number: PeriodNumber) -> MoveNumber {
        if number == PeriodNumber::FIRST {
            return MoveNumber::new(1);
        }
        self.required(number.previous()).unwrap_or_default().next()
    }

    /// Returns the time allotted for a game of this many moves: the main time of every period (a repeating
    /// one as often as it begins within those moves) and, for each move, the extra time of its period. The
    /// appendices on rapid chess and blitz use it with sixty moves.
    pub fn allotted(&self, moves: MoveNumber) -> Milliseconds {
        let mut total = self.0.iter().fold(Milliseconds::ZERO, |sum, period| sum + period.main);
        let mut number = PeriodNumber::FIRST;
        let mut done = 0_u16;
        while done < moves.get() {
            let period = self.period(number);
            if number.index() >= self.0.len() {
                total += period.main;
            }
            let end = self.required(number).map_or(moves.get(), |end| end.get().min(moves.get()));
            total += period.mode.extra().times(u64::from(end - done));
            done = end;
            number = number.next();
        }
        total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        text.parse().expect("it is a time control")
    }

    #[test]
    fn the_time_of_a_game_of_sixty_moves() {
        for (text, seconds) in [
            ("300", 300),
            ("420+3", 600),
            ("900d10", 1500),
            ("40/5400+30:1800+30", 5400 + 1800 + 1800),
            // Extra time only from move 41: twenty of sixty moves have it.
            ("40/2400:1200+30", 2400 + 1200 + 600),
            // A period after the sixtieth move is included too.
            ("40/2400:20/600:600", 3600),
            // Every further twenty moves have an hour: it begins once within sixty moves.
            ("40/7200:20/3600", 10800),
            ("20/1200", 3600),
        ] {
            let found = control(text).allotted(MoveNumber::new(60));
            assert_eq!(found, Milliseconds::seconds(seconds), "{text}");
        }
    }

    #[test]
    fn a_move_belongs_to_a_period() {
        let control = control("40/5400+30:20/3600+30:900+30");
        let from: Vec<_> = control.stretches().map(|part| part.from.get()).collect();
        assert_eq!(from, [1, 41, 61]);
        assert!(control.stretches().all(|part| !part.repeats));
        assert!(!control.is_last(PeriodNumber::new(2)));
        assert!(control.is_last(PeriodNumber::new(3)));
    }

    #[test]
    fn periods_that_cannot_be_played_are_refused() {
        let second = PeriodNumber::new(2);
        let period = |moves: Option<u16>, seconds| Period {
            moves: moves.map(MoveNumber::new),
            main: Milliseconds::seconds(seconds),
            mode: Mode::Plain,
        };
        for (periods, fault) in [
            (vec![], ControlFault::NoPeriod),
            (
                vec![period(None, 60), period(None, 60)],
                ControlFault::AllMovesBeforeTheLast(PeriodNumber::FIRST),
            ),
            (vec![period(Some(1), 60), period(Some(0), 60)], ControlFault::NoMoves(second)),
            (vec![period(Some(1), 60), period(None, 0)], ControlFault::NoTime(second)),
        ] {
            assert_eq!(TimeControl::new(periods), Err(fault));
        }
    }

    #[test]
    fn another_mode_makes_another_control() {
        let none = Mode::Increment(Milliseconds::ZERO);
        assert_eq!(control("60/300+2:60+2").with_mode(none), Ok(control("60/300:60")));
        let second = PeriodNumber::new(2);
        assert_eq!(control("60/300:0+2").with_mode(none), Err(ControlFault::NoTime(second)));
    }
}
