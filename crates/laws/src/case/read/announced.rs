//! Lines that announce something before anything happens.

use adoube_chess::Position;

use super::Reader;
use crate::{
    Edition,
    case::{
        fault::Problem,
        frame::ANNOUNCED,
        pattern::{self, Furthest},
        slots,
        values::Values,
        words::Word,
    },
    clock::{SpokenFault, TimeControl},
    regulations::OpenPoints,
};

/// The words by which an announcement begins.
const BEGINNINGS: [&str; 12] = [
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
    "cannot",
    "scoresheets",
];

/// Whether a line announces something.
pub(super) fn is_announcement(words: &[Word]) -> bool {
    words.first().is_some_and(|first| BEGINNINGS.iter().any(|known| first.is(known)))
}

impl Reader<'_> {
    pub(super) fn announcement(&mut self, number: usize, text: &str, words: &[Word]) {
        let Some((first, rest)) = words.split_first() else { return };
        match first.text.to_lowercase().as_str() {
            "laws" => self.laws(number, rest),
            "clock" => self.time_control(number, text, rest),
            "with" => self.regulation(number, text, words),
            "moves" => {
                let moves = text.split_once(char::is_whitespace).map_or("", |(_, moves)| moves);
                self.frame.moves = Some((number, moves.trim().to_owned()));
            }
            _ => self.sentence(number, words),
        }
    }

    fn laws(&mut self, number: usize, words: &[Word]) {
        let mut editions = Vec::new();
        for word in
            words.iter().filter(|word| ![",", "and", "of", ":"].iter().any(|said| word.is(said)))
        {
            match word.text.parse::<Edition>() {
                Ok(edition) => editions.push(edition),
                Err(_) if word.is("all") => editions.extend(Edition::ALL),
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

    /// `clock 90 min + 30 s`, or one for each player.
    fn time_control(&mut self, number: usize, text: &str, words: &[Word]) {
        let mut furthest = Furthest::default();
        let each = pattern::compile("{side} {control}, {side} {control}");
        let found = pattern::fits(&each, words, 0, &Values::default(), &mut furthest);
        let controls = found
            .into_iter()
            .filter(|(end, _)| *end == words.len())
            .find_map(|(_, values)| values.controls().ok());
        let value = if let Some(each) = controls {
            format!("{{ white = \"{}\", black = \"{}\" }}", each.white, each.black)
        } else {
            let said = text.split_once(char::is_whitespace).map_or("", |(_, time)| time);
            let said = said.trim().trim_start_matches(':').trim_end_matches('.').trim();
            match TimeControl::spoken(said) {
                Ok(control) => control.to_string(),
                Err(SpokenFault::Pgn(_)) => said.to_owned(),
                Err(fault) => return self.no_control(number, words, fault),
            }
        };
        self.frame.entries.push((number, "time".to_owned(), value));
    }

    /// A time control that is not understood, or needs its units.
    fn no_control(&mut self, number: usize, words: &[Word], fault: SpokenFault) {
        let column = words.first().map_or(1, |word| word.column);
        match fault {
            SpokenFault::NoUnit { with_units, in_seconds } => {
                self.fault(number, column, Problem::NoUnit);
                if let Some(fault) = self.faults.last_mut() {
                    fault.candidates =
                        vec![format!("clock {with_units}"), format!("clock {in_seconds}")];
                }
            }
            SpokenFault::Unreadable(_) | SpokenFault::Pgn(_) => {
                self.fault(number, column, Problem::NotUnderstood);
                if let Some(fault) = self.faults.last_mut() {
                    fault.expected = vec![slots::meaning("control").to_owned()];
                }
            }
        }
    }

    /// `with default-time 30 min`: a key of a regulations file and its value.
    fn regulation(&mut self, number: usize, text: &str, words: &[Word]) {
        let Some(key) = words.get(1) else {
            let mut furthest = Furthest::default();
            furthest.note(1, "a key of a regulations file, such as default-time", []);
            return self.not_understood(number, words, furthest);
        };
        let value = text.split_once(key.text.as_str()).map_or("", |(_, value)| value).trim();
        let is_open_point = OpenPoints::KEYS.contains(&key.text.as_str());
        let prefix = if is_open_point { "open-points." } else { "" };
        self.frame.entries.push((number, format!("{prefix}{}", key.text), value.to_owned()));
    }

    /// A game begins in a position that can be played on from; what really stands there is free.
    fn start(&mut self, number: usize, words: &[Word]) {
        let [first, fen, ..] = words else { return };
        if first.is("start")
            && let Err(faults) = Position::composed(&self.frame.setup.prescribed)
        {
            self.fault(number, fen.column, Problem::Position(faults.to_string()));
        }
    }

    fn sentence(&mut self, number: usize, words: &[Word]) {
        let mut furthest = Furthest::default();
        for row in ANNOUNCED.iter() {
            for (end, values) in
                pattern::fits(&row.pieces, words, 0, &Values::default(), &mut furthest)
            {
                if end == words.len() && (row.build)(&mut self.frame, &values).is_ok() {
                    return self.start(number, words);
                }
                furthest.note(end, "the end of the line", []);
            }
        }
        self.not_understood(number, words, furthest);
    }
}
