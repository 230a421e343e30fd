//! Time controls as people write them: `90 min + 30 s`, `90'+30"`, `40/90 min + 30 min`, `40 moves in 2 h, then 1 h`.
//!
//! A number needs its unit; without any, the whole text is parsed as PGN, in seconds. If that would be a
//! game of seconds that nobody plays, such as `90+30`, it is rejected: minutes were meant.

#[cfg(test)]
mod tests;

use super::{ControlError, Milliseconds, Mode, MoveNumber, Period, TimeControl};

/// Why a text is not a time control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpokenFault {
    /// The numbers have no unit, and are implausible as seconds.
    NoUnit {
        /// The same with minutes for the main time, seconds for the rest.
        with_units: String,
        /// The same in PGN form.
        in_seconds: String,
    },
    /// It cannot be parsed from this byte on.
    Unreadable(usize),
    /// It is not a valid PGN time control.
    Pgn(ControlError),
}

impl TimeControl {
    /// Parses a time control with units, or in PGN form.
    ///
    /// ```
    /// use adoube_laws::clock::TimeControl;
    /// let same = |text: &str, pgn: &str| {
    ///     assert_eq!(TimeControl::spoken(text).map(|control| control.to_string()), Ok(pgn.into()));
    /// };
    /// same("90 min + 30 s", "5400+30");
    /// same("3'+2\"", "180+2");
    /// same("40/90 min + 30 min", "40/5400:1800");
    /// same("5400+30", "5400+30");
    /// assert!(TimeControl::spoken("90+30").is_err());
    /// ```
    pub fn spoken(text: &str) -> Result<Self, SpokenFault> {
        let tokens = tokens(text)?;
        if !tokens.iter().any(|(_, token)| matches!(token, Token::Unit(_))) {
            let bare: String = text.split_whitespace().collect();
            let control: Self = bare.parse().map_err(SpokenFault::Pgn)?;
            return if is_plausible(&control) { Ok(control) } else { Err(no_unit(&control)) };
        }
        let periods = Sentence { tokens: &tokens, at: 0, end: text.len() }.periods()?;
        Self::new(periods).map_err(|_| SpokenFault::Unreadable(0))
    }
}

/// Reports whether seconds without a unit are a plausible game.
fn is_plausible(control: &TimeControl) -> bool {
    const SHORT: Milliseconds = Milliseconds::seconds(180);
    const LONG_EXTRA: Milliseconds = Milliseconds::seconds(10);
    let is_short = |period: &Period| period.main < SHORT;
    let periods = control.periods();
    let Some(first) = periods.first() else { return false };
    if is_short(first) && first.mode.extra() >= LONG_EXTRA {
        return false;
    }
    if !periods.iter().all(is_short) {
        return true;
    }
    match first.moves {
        // One or two minutes for the whole game are played; ninety seconds, or three, are not.
        None => [60, 120].map(Milliseconds::seconds).contains(&first.main),
        Some(moves) => moves.get() < 10,
    }
}

/// Creates the fault, with the units that were meant.
fn no_unit(control: &TimeControl) -> SpokenFault {
    let mut spoken = Vec::new();
    let mut periods = Vec::new();
    for period in control.periods() {
        let main = period.main.get() / 1000;
        let moves = period.moves.map(|moves| format!("{}/", moves.get())).unwrap_or_default();
        let (extra, kind) = match period.mode {
            Mode::Plain => (0, ""),
            Mode::Increment(extra) => (extra.get() / 1000, ""),
            Mode::Delay(extra) => (extra.get() / 1000, " delay"),
            Mode::Bronstein(extra) => (extra.get() / 1000, " Bronstein"),
        };
        let extra = if extra > 0 { format!(" + {extra} s{kind}") } else { String::new() };
        spoken.push(format!("{moves}{main} min{extra}"));
        periods.push(Period { main: Milliseconds::seconds(main * 60), ..*period });
    }
    let in_seconds = TimeControl::new(periods).map(|control| control.to_string());
    let in_seconds = in_seconds.unwrap_or_default();
    SpokenFault::NoUnit { with_units: spoken.join(", then "), in_seconds }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Number(u64),
    Unit(Unit),
    Slash,
    Plus,
    /// A comma, a colon, or “then”.
    Then,
    Moves,
    Delay,
    Bronstein,
    /// A filler word.
    Idle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Hour,
    Minute,
    Second,
}

/// The known words.
const WORDS: &[(&[&str], Token)] = &[
    (&["h", "hour", "hours", "hr", "hrs"], Token::Unit(Unit::Hour)),
    (&["min", "mins", "m", "minute", "minutes"], Token::Unit(Unit::Minute)),
    (&["s", "sec", "secs", "second", "seconds"], Token::Unit(Unit::Second)),
    (&["plus"], Token::Plus),
    (&["then", "followed"], Token::Then),
    (&["move", "moves"], Token::Moves),
    (&["delay"], Token::Delay),
    (&["bronstein"], Token::Bronstein),
    (
        &[
            "and",
            "by",
            "in",
            "for",
            "with",
            "per",
            "a",
            "an",
            "each",
            "every",
            "the",
            "all",
            "of",
            "rest",
            "game",
            "increment",
            "fischer",
            "player",
            "from",
            "add",
            "added",
            "addition",
        ],
        Token::Idle,
    ),
];

/// Splits the text into tokens, each with its byte offset.
fn tokens(text: &str) -> Result<Vec<(usize, Token)>, SpokenFault> {
    let mut found = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((at, sign)) = rest.next() {
        let token = match sign {
            _ if sign.is_whitespace() || sign == '.' => continue,
            '/' => Token::Slash,
            '+' => Token::Plus,
            ',' | ':' | ';' => Token::Then,
            // Two single primes are a double one.
            '\'' | '′' | '’' if rest.next_if(|(_, next)| *next == sign).is_some() => {
                Token::Unit(Unit::Second)
            }
            '\'' | '′' | '’' => Token::Unit(Unit::Minute),
            '"' | '″' | '”' | '“' => Token::Unit(Unit::Second),
            _ if sign.is_ascii_digit() || sign.is_alphabetic() => {
                let same = |next: &(usize, char)| {
                    if sign.is_ascii_digit() {
                        next.1.is_ascii_digit()
                    } else {
                        next.1.is_alphabetic()
                    }
                };
                let mut end = at + sign.len_utf8();
                while let Some((at, more)) = rest.next_if(same) {
                    end = at + more.len_utf8();
                }
                let part = text.get(at..end).unwrap_or_default();
                word(part).ok_or(SpokenFault::Unreadable(at))?
            }
            _ => return Err(SpokenFault::Unreadable(at)),
        };
        found.push((at, token));
    }
    Ok(found)
}

fn word(part: &str) -> Option<Token> {
    if let Ok(number) = part.parse::<u64>() {
        return (number <= 100_000).then_some(Token::Number(number));
    }
    let part = part.to_lowercase();
    let is_it = |(words, _): &&(&[&str], Token)| words.contains(&part.as_str());
    match (WORDS.iter().find(is_it), part.as_str()) {
        (Some((_, token)), _) => Some(*token),
        // PGN's signs for delay and Bronstein, with units.
        (None, "d") => Some(Token::Delay),
        (None, "b") => Some(Token::Bronstein),
        (None, _) => None,
    }
}

/// A cursor over the tokens.
struct Sentence<'a> {
    tokens: &'a [(usize, Token)],
    at: usize,
    /// The length of the text.
    end: usize,
}

/// A period being parsed.
#[derive(Default)]
struct Draft {
    moves: Option<MoveNumber>,
    main: Option<Milliseconds>,
    extra: Option<Mode>,
}

impl Sentence<'_> {
    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).map(|(_, token)| *token)
    }

    fn fail<T>(&self) -> Result<T, SpokenFault> {
        Err(SpokenFault::Unreadable(self.tokens.get(self.at).map_or(self.end, |(at, _)| *at)))
    }

    fn skip_idle(&mut self) {
        while self.peek() == Some(Token::Idle) {
            self.at += 1;
        }
    }

    /// Parses `1 h 30 min`; `None` if no unit follows the number.
    fn time(&mut self) -> Option<(Milliseconds, Unit)> {
        let mut total: Option<(Milliseconds, Unit)> = None;
        while let (Some((_, Token::Number(number))), Some((_, Token::Unit(unit)))) =
            (self.tokens.get(self.at), self.tokens.get(self.at + 1))
        {
            if total.is_some_and(|(_, before)| before >= *unit) {
                break;
            }
            let seconds = match unit {
                Unit::Hour => 3600,
                Unit::Minute => 60,
                Unit::Second => 1,
            };
            let time = Milliseconds::seconds(number * seconds);
            total = Some((total.map_or(time, |(sum, _)| sum + time), *unit));
            self.at += 2;
        }
        total
    }

    /// Parses a number of moves: `40/`, `40 moves`.
    fn moves(&mut self) -> Option<MoveNumber> {
        let (_, Token::Number(number)) = self.tokens.get(self.at)? else { return None };
        let (_, Token::Slash | Token::Moves) = self.tokens.get(self.at + 1)? else { return None };
        self.at += 2;
        if self.peek() == Some(Token::Slash) {
            self.at += 1;
        }
        u16::try_from(*number).ok().map(MoveNumber::new)
    }

    fn periods(mut self) -> Result<Vec<Period>, SpokenFault> {
        let mut drafts = vec![Draft::default()];
        let mut is_extra = false;
        loop {
            self.skip_idle();
            let Some(token) = self.peek() else { break };
            if token == Token::Moves {
                // “30 s per move”, “from move 1”.
                self.at += 1;
                let has_number = matches!(self.peek(), Some(Token::Number(_)));
                self.at += usize::from(has_number);
                continue;
            }
            if matches!(token, Token::Plus | Token::Then) {
                is_extra = token == Token::Plus;
                self.at += 1;
                if token == Token::Then && drafts.last().is_some_and(|last| last.main.is_some()) {
                    drafts.push(Draft::default());
                }
                continue;
            }
            if token == Token::Slash && drafts.last().is_some_and(|last| last.main.is_some()) {
                // “90 min / 40 moves”.
                self.at += 1;
                continue;
            }
            if let Some(moves) = self.moves() {
                self.take_moves(&mut drafts, moves)?;
            } else if let Some((time, unit)) = self.time() {
                self.take_time(&mut drafts, time, unit, is_extra)?;
            } else {
                return self.fail();
            }
        }
        self.finish(drafts)
    }

    /// Assigns moves to the current period, before or after its time. “From move 1” adds nothing.
    fn take_moves(&self, drafts: &mut [Draft], moves: MoveNumber) -> Result<(), SpokenFault> {
        match drafts.last_mut() {
            Some(last) if last.moves.is_none() => last.moves = Some(moves),
            _ => return self.fail(),
        }
        Ok(())
    }

    /// Assigns the main time, the extra time, or after a plus the main time of the next period.
    fn take_time(
        &mut self,
        drafts: &mut Vec<Draft>,
        time: Milliseconds,
        unit: Unit,
        is_extra: bool,
    ) -> Result<(), SpokenFault> {
        let mode = match self.peek() {
            Some(Token::Delay) => Some(Mode::Delay(time)),
            Some(Token::Bronstein) => Some(Mode::Bronstein(time)),
            _ => None,
        };
        self.at += usize::from(mode.is_some());
        let Some(last) = drafts.last_mut() else { return self.fail() };
        match last.main {
            None => last.main = Some(time),
            Some(_) if mode.is_some() || unit == Unit::Second => {
                if last.extra.is_some() {
                    return self.fail();
                }
                last.extra = Some(mode.unwrap_or(Mode::Increment(time)));
            }
            Some(_) if is_extra && last.moves.is_some() => {
                drafts.push(Draft { main: Some(time), ..Draft::default() });
            }
            Some(_) => return self.fail(),
        }
        Ok(())
    }

    /// Builds the periods. Extra time named only once applies to the whole game.
    fn finish(&self, drafts: Vec<Draft>) -> Result<Vec<Period>, SpokenFault> {
        let named: Vec<Mode> = drafts.iter().filter_map(|draft| draft.extra).collect();
        let for_all = if let [only] = named[..] { only } else { Mode::Plain };
        let period = |draft: Draft| {
            let main = draft.main?;
            Some(Period { moves: draft.moves, main, mode: draft.extra.unwrap_or(for_all) })
        };
        drafts.into_iter().map(period).collect::<Option<_>>().map_or_else(|| self.fail(), Ok)
    }
}
