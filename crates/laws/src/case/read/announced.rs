//! Parses lines that announce something before the first act.

use adoube_chess::Position;

use super::Reader;
use crate::{
    Edition,
    case::{
        acts,
        case_setup::{ANNOUNCED, Announce},
        fault::Problem,
        language::Grammar,
        pattern::{PatternPart, compile},
        slots::{self, Furthest, Row, keyword},
        values::Bindings,
        words::Word,
    },
    clock::{SpokenFault, TimeControl},
    regulations::OpenPoints,
};

/// The words that can begin an announcement in English.
const BEGINNINGS: [&str; 13] = [
    "laws",
    "clock",
    "with",
    "start",
    "set",
    "board",
    "colours",
    "moves",
    "clocks",
    "absent",
    "round",
    "cannot",
    "scoresheets",
];

/// Announcements with their own syntax after a keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::case) enum Keyword {
    Laws,
    Clock,
    With,
    Moves,
}

impl Keyword {
    const ALL: [Self; 4] = [Self::Laws, Self::Clock, Self::With, Self::Moves];

    /// Returns its sentence; the slot stands for the special syntax.
    pub(in crate::case) const fn sentence(self) -> &'static str {
        match self {
            Self::Laws => "laws {editions}",
            Self::Clock => "clock {control}",
            Self::With => "with {setting}",
            Self::Moves => "moves {movetext}",
        }
    }

    /// Iterates over their sentences.
    pub(in crate::case) fn sentences() -> impl Iterator<Item = &'static str> {
        Self::ALL.into_iter().map(Self::sentence)
    }

    /// Returns the keyword that a line begins with, and its number of words.
    pub(in crate::case) fn parse(
        words: &[Word],
        grammar: &'static Grammar,
    ) -> Option<(usize, Self)> {
        Self::ALL.into_iter().find_map(|keyword| {
            let english;
            let patterns = if grammar.is_english() {
                english = [compile(keyword.sentence())];
                english.as_slice()
            } else {
                grammar.patterns(keyword.sentence())
            };
            let lengths = patterns.iter().filter_map(|pieces| length(pieces, words, grammar));
            Some((lengths.max()?, keyword))
        })
    }
}

/// Returns how many words the beginning of a pattern takes, up to its slot.
fn length(pieces: &[PatternPart], words: &[Word], grammar: &'static Grammar) -> Option<usize> {
    let slot = pieces.iter().position(|piece| matches!(piece, PatternPart::Slot(..)))?;
    let before = pieces.get(..slot).filter(|before| !before.is_empty())?;
    let (values, mut furthest) = (Bindings::default(), Furthest::default());
    let first = words.first().filter(|first| !first.quoted)?;
    // In English the keyword is one word, and its other forms begin other announcements.
    if grammar.is_english() {
        let is_it =
            before.iter().any(|part| matches!(part, PatternPart::Word(word) if first.is(word)));
        return is_it.then_some(1);
    }
    let ways = slots::fits(before, words, 0, &values, &mut furthest, grammar);
    ways.into_iter().map(|(end, _)| end).max()
}

/// Reports whether a line announces something.
pub(in crate::case) fn is_announcement(words: &[Word], grammar: &'static Grammar) -> bool {
    if grammar.is_english() {
        return words.first().is_some_and(|first| BEGINNINGS.iter().any(|known| first.is(known)));
    }
    if announced(words, &mut Furthest::default(), grammar).is_some() {
        return true;
    }
    // Another language may begin a sentence about the clock with the same word.
    let begins = Keyword::parse(words, grammar).is_some() || ANNOUNCED.can_begin(words, grammar);
    begins && acts::who(words, &mut Furthest::default(), grammar).is_none()
}

/// Finds the row of an announcement that takes up all the words, and its values.
pub(in crate::case) fn announced(
    words: &[Word],
    furthest: &mut Furthest,
    grammar: &'static Grammar,
) -> Option<(&'static Row<Announce>, Bindings)> {
    for (end, row, values) in ANNOUNCED.fitting(words, 0, furthest, grammar) {
        if end == words.len() {
            return Some((row, values));
        }
        furthest.note(end, grammar.expected("end"), []);
    }
    None
}

/// A separate time control for each player.
pub(in crate::case) const EACH: &str = "{side} {control}, {side} {control}";

/// Parses a separate time control for each player.
pub(in crate::case) fn each_control(words: &[Word], grammar: &'static Grammar) -> Option<Bindings> {
    let (values, mut furthest) = (Bindings::default(), Furthest::default());
    let found = slots::fits(&compile(EACH), words, 0, &values, &mut furthest, grammar);
    found.into_iter().find(|(end, _)| *end == words.len()).map(|(_, values)| values)
}

/// Returns the text after the first words.
pub(in crate::case) fn behind<'a>(text: &'a str, words: &[Word], length: usize) -> &'a str {
    let (Some(first), Some(next)) = (words.first(), words.get(length)) else { return "" };
    let skipped = next.column.saturating_sub(first.column);
    text.char_indices().nth(skipped).and_then(|(at, _)| text.get(at..)).unwrap_or_default().trim()
}

impl Reader<'_> {
    pub(super) fn announcement(&mut self, number: usize, text: &str, words: &[Word]) {
        let grammar = self.grammar;
        let mut furthest = Furthest::default();
        // In another language a sentence may begin with a word that is also a keyword.
        let is_sentence =
            !grammar.is_english() && announced(words, &mut furthest, grammar).is_some();
        let Some((length, keyword)) = Keyword::parse(words, grammar).filter(|_| !is_sentence)
        else {
            return self.sentence(number, words);
        };
        let rest = words.get(length..).unwrap_or_default();
        let said = behind(text, words, length);
        match keyword {
            Keyword::Laws => self.laws(number, rest),
            Keyword::Clock => self.time_control(number, said, rest),
            Keyword::With => self.regulation(number, said, words, length),
            Keyword::Moves => {
                self.moves_column = rest.first().map_or(1, |first| first.column);
                self.frame.moves = Some((number, said.to_owned()));
            }
        }
    }

    fn laws(&mut self, number: usize, words: &[Word]) {
        let mut editions = Vec::new();
        let grammar = self.grammar;
        let is_between = |word: &Word| {
            let alone = std::slice::from_ref(word);
            [",", "of", ":"].iter().any(|said| word.is(said))
                || grammar.says("joiner", alone, 0).is_some()
        };
        for word in words.iter().filter(|word| !is_between(word)) {
            let is_all = grammar.says("edition/all", std::slice::from_ref(word), 0).is_some();
            match word.text.parse::<Edition>() {
                Ok(edition) => editions.push(edition),
                Err(_) if is_all => editions.extend(Edition::ALL),
                Err(_) => {
                    self.fault(number, word.column, Problem::UnknownEdition);
                    if let Some(fault) = self.faults.last_mut() {
                        fault.expected = Edition::ALL.iter().map(ToString::to_string).collect();
                    }
                }
            }
        }
        if !editions.is_empty() {
            self.frame.editions = editions;
        }
    }

    /// Parses `clock 90 min + 30 s`, or a control for each player.
    fn time_control(&mut self, number: usize, said: &str, words: &[Word]) {
        let each = each_control(words, self.grammar).and_then(|values| values.controls().ok());
        let value = if let Some(each) = each {
            format!("{{ white = \"{}\", black = \"{}\" }}", each.white, each.black)
        } else {
            let said = said.trim_start_matches(':').trim_end_matches('.').trim();
            let said = slots::clock::with_english_units(said, self.grammar);
            match TimeControl::spoken(&said) {
                Ok(control) => control.to_string(),
                Err(SpokenFault::Pgn(_)) => said,
                Err(fault) => return self.no_control(number, words, fault),
            }
        };
        self.frame.entries.push((number, "time".to_owned(), value));
    }

    /// Reports a time control that is not understood, or needs its units.
    fn no_control(&mut self, number: usize, words: &[Word], fault: SpokenFault) {
        let grammar = self.grammar;
        let column = words.first().map_or(1, |word| word.column);
        match fault {
            SpokenFault::NoUnit { with_units, in_seconds } => {
                self.fault(number, column, Problem::NoUnit);
                let meant = |control: String| keyword(Keyword::Clock.sentence(), &control, grammar);
                if let Some(fault) = self.faults.last_mut() {
                    fault.candidates = vec![meant(with_units), meant(in_seconds)];
                }
            }
            SpokenFault::Unreadable(_) | SpokenFault::Pgn(_) => {
                self.fault(number, column, Problem::NotUnderstood);
                if let Some(fault) = self.faults.last_mut() {
                    fault.expected = vec![slots::meaning("control", grammar).to_owned()];
                }
            }
        }
    }

    /// Parses `with default-time 30 min`: a key of a regulations file and its value.
    fn regulation(&mut self, number: usize, said: &str, words: &[Word], length: usize) {
        let Some(key) = words.get(length) else {
            let mut furthest = Furthest::noted();
            furthest.note(length, self.grammar.expected("setting"), []);
            return self.not_understood(number, words, furthest);
        };
        let value = said.split_once(key.text.as_str()).map_or("", |(_, value)| value).trim();
        let is_open_point = OpenPoints::KEYS.contains(&key.text.as_str());
        let prefix = if is_open_point { "open-points." } else { "" };
        self.frame.entries.push((number, format!("{prefix}{}", key.text), value.to_owned()));
    }

    /// Parses the start: a game begins in a legal position; the board actually set up is free.
    fn start(&mut self, number: usize, words: &[Word]) {
        if let Err(faults) = Position::composed(&self.frame.setup.prescribed) {
            let column = words.get(1).map_or(1, |fen| fen.column);
            self.fault(number, column, Problem::Position(faults.to_string()));
        }
    }

    fn sentence(&mut self, number: usize, words: &[Word]) {
        let mut furthest = Furthest::noted();
        for grammar in self.grammar.attempts() {
            furthest = Furthest::noted();
            let Some((row, values)) = announced(words, &mut furthest, grammar) else { continue };
            if (row.build)(&mut self.frame, &values).is_ok() {
                if row.sentence == "start {fen}" {
                    self.start(number, words);
                }
                return;
            }
        }
        self.not_understood(number, words, furthest);
    }
}
