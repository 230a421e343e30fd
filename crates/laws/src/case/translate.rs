//! Translates a case into another language: every sentence by its row, everything else unchanged.

use adoube_chess::{Colour, notation::Language};

use super::{
    Case,
    acts::{self, ParsedAct},
    expected::{self, AGAINST, CITES, Expectation},
    language::{Grammar, PASSES, named},
    pattern::compile,
    primitives::{self, clock_time},
    read::{self, EACH, Keyword, When},
    slots::{
        self, Bindings, Furthest, Value, by_pattern, clock::with_english_units, joined, moved,
        sentence, side_key,
    },
    words::{self, Word},
};
use crate::{clock::TimeControl, vocabulary::Who};

impl Case {
    /// Translates the case. Title, remarks and layout stay as they are; a line names the language, unless
    /// it is English.
    ///
    /// ```
    /// use adoube_chess::notation::Language;
    /// use adoube_laws::case::Case;
    /// let case = Case::read("# The end\nWhite resigns\n  result 0-1\n").expect("it can be read");
    /// let text = case.translate(Language::Hr);
    /// let again = Case::read(&text).expect("it can be read");
    /// assert_eq!(again.translate(Language::En), "# The end\nWhite resigns\n  result 0-1\n");
    /// ```
    pub fn translate(&self, to: Language) -> String {
        let (from, to) = (Grammar::for_language(self.language), Grammar::for_language(to));
        let translator = Translator { from, to };
        let mut written: Vec<String> = Vec::new();
        for line in self.text.lines() {
            let bare = line.trim();
            if named(bare).is_some() {
                continue;
            }
            let is_kept = bare.is_empty() || bare.starts_with('#');
            written.push(if is_kept { line.to_owned() } else { translator.line(line) });
        }
        if !to.is_english() {
            let title = written.iter().position(|line| line.trim_start().starts_with('#'));
            let named = format!("{}: {}", to.first("language"), to.language().tag());
            written.insert(title.map_or(0, |at| at + 1), named);
        }
        let mut text = written.join("\n");
        if self.text.ends_with('\n') {
            text.push('\n');
        }
        text
    }
}

/// Translates a description of the table from English into another language. Text that is not a sentence of
/// the case language stays as it is.
pub(super) fn expectation_in(text: &str, language: Language) -> String {
    let translator = Translator {
        from: Grammar::for_language(Language::En),
        to: Grammar::for_language(language),
    };
    let words = words::sentence(text, 1);
    let read = expected::read(&words, &mut Furthest::default(), translator.from);
    read.map_or_else(|| text.to_owned(), |read| translator.expectation(&read))
}

struct Translator {
    from: &'static Grammar,
    to: &'static Grammar,
}

impl Translator {
    fn line(&self, line: &str) -> String {
        let is_expectation = line.starts_with(char::is_whitespace);
        let parts = line.split('·').map(|part| {
            let trimmed = part.trim();
            let begin = part.len() - part.trim_start().len();
            let (before, after) = (&part[..begin], &part[begin + trimmed.len()..]);
            let words = words::sentence(trimmed, 1);
            let is_stopped = words.len() < words::split(trimmed, 1).len();
            let stop = if is_stopped { "." } else { "" };
            let told = self.part(trimmed, &words, is_expectation);
            format!("{before}{}{stop}{after}", told.unwrap_or_else(|| trimmed.to_owned()))
        });
        parts.collect::<Vec<_>>().join("·")
    }

    /// Translates a part of a line; `None` if it is not understood, which does not happen in a parsed case.
    fn part(&self, text: &str, words: &[Word], is_expectation: bool) -> Option<String> {
        if words.is_empty() {
            return None;
        }
        if is_expectation {
            return self.expected(words);
        }
        let mut attempts = self.from.attempts().into_iter();
        if read::is_announcement(words, self.from) {
            let mut furthest = Furthest::default();
            let found = attempts.find_map(|from| read::announced(words, &mut furthest, from));
            if let Some((row, values)) = found {
                return Some(sentence(row.sentence, &values, self.to));
            }
            return self.keyword(text, words);
        }
        attempts.find_map(|from| self.step(words, from))
    }

    /// Translates an announcement with a keyword.
    fn keyword(&self, text: &str, words: &[Word]) -> Option<String> {
        let (length, keyword) = Keyword::parse(words, self.from)?;
        let rest = words.get(length..).unwrap_or_default();
        let said = read::behind(text, words, length);
        let said = match keyword {
            Keyword::Laws => self.laws(rest),
            Keyword::Clock => self.control(said, rest),
            Keyword::With => said.to_owned(),
            Keyword::Moves => self.moves(said),
        };
        Some(slots::keyword(keyword.sentence(), &said, self.to))
    }

    fn laws(&self, words: &[Word]) -> String {
        let years: Vec<String> = words
            .iter()
            .filter_map(|word| {
                let is_all = self.from.says("edition/all", std::slice::from_ref(word), 0).is_some();
                let is_year = word.text.starts_with(|sign: char| sign.is_ascii_digit());
                match (is_all, is_year) {
                    (true, _) => Some(self.to.first("edition/all").to_owned()),
                    (false, true) => Some(word.text.clone()),
                    (false, false) => None,
                }
            })
            .collect();
        years.join(", ")
    }

    /// Translates a time control: unchanged if every language accepts it, else in PGN form.
    fn control(&self, said: &str, words: &[Word]) -> String {
        if let Some(values) = read::each_control(words, self.from) {
            return by_pattern(&compile(EACH), &values, self.to);
        }
        let units = ["h", "min", "s", "d", "b"];
        let mut parts = said.split(|sign: char| !sign.is_alphabetic());
        let is_plain = parts.all(|part| part.is_empty() || units.contains(&part));
        match TimeControl::spoken(&with_english_units(said, self.from)) {
            Ok(control) if !is_plain => control.to_string(),
            _ => said.to_owned(),
        }
    }

    /// Translates moves into the letters of the language; text in braces is a remark.
    fn moves(&self, text: &str) -> String {
        let mut parts = Vec::new();
        for part in text.split_inclusive('}') {
            let (moves, remark) = part.split_at(part.find('{').unwrap_or(part.len()));
            parts.extend([moved(moves, self.to), remark.to_owned()]);
        }
        parts.concat()
    }

    /// Translates a step: when, who, and what.
    fn step(&self, words: &[Word], from: &'static Grammar) -> Option<String> {
        let (length, when) = read::when(words, from);
        let (before, words) = words.split_at_checked(length)?;
        let actor = acts::who(words, &mut Furthest::default(), from)?;
        let words = words.get(actor.length..)?;
        let acts = acts::read(words, &actor, &mut Furthest::default(), from)?;
        let mut said: Vec<String> = Self::when(before, when).into_iter().collect();
        for (place, act) in acts.iter().enumerate() {
            if place > 0 {
                said.push(self.joint(&act.joint.words));
            }
            said.push(self.act(act, place == 0 || act.joint.words.iter().any(|word| word == ".")));
        }
        Some(joined(&said))
    }

    /// Translates a time; one in figures stays.
    fn when(words: &[Word], when: When) -> Option<String> {
        let (first, rest) = words.split_first()?;
        let signs = [":", ",", "-", "–", "—"];
        let is_figure = first.text.contains(|sign: char| sign.is_ascii_digit());
        let is_alone = rest.iter().all(|word| signs.iter().any(|sign| word.is(sign)));
        if is_figure && is_alone {
            let texts: Vec<String> = words.iter().map(|word| word.text.clone()).collect();
            return Some(joined(&texts));
        }
        match when {
            When::Same => None,
            When::At(time) => Some(clock_time(time)),
            When::Later(time) => Some(format!("+{}", clock_time(time))),
        }
    }

    /// Translates what joins two acts: punctuation stays, and any word becomes “and”.
    fn joint(&self, words: &[String]) -> String {
        let is_sign = |word: &String| [",", ";", "."].contains(&word.as_str());
        if words.iter().all(is_sign) {
            words.last().cloned().unwrap_or_default()
        } else {
            self.to.first("joiner").to_owned()
        }
    }

    /// Translates one act, with the person named before it.
    fn act(&self, act: &ParsedAct, is_first: bool) -> String {
        let to = self.to;
        let mut said = Vec::new();
        if act.who == Who::Timekeeper && act.key == PASSES && !to.is_english() {
            let whole = to.first("who/nobody");
            // If the phrase names only the subject, the verb is the first choice of its sentence.
            if whole.contains(' ') {
                return capital(
                    whole,
                    is_first && act.joint.is_named && whole != whole.to_lowercase(),
                );
            }
        }
        if act.joint.is_named {
            said.push(self.who(act, is_first));
        }
        said.push(sentence(act.key, &act.values, to));
        if !act.joint.is_named && is_first && !to.is_english() {
            said = vec![capital(&joined(&said), true)];
        }
        if !act.ground.is_empty() {
            said.extend([to.first("because").to_owned(), format!("\"{}\"", act.ground)]);
        }
        joined(&said)
    }

    fn who(&self, act: &ParsedAct, is_first: bool) -> String {
        let to = self.to;
        if to.is_english() {
            return match act.who {
                Who::Player(colour) => primitives::side(colour).to_owned(),
                Who::Assistant(colour) => format!("{}'s assistant", primitives::side(colour)),
                Who::Arbiter => joined(&["Arbiter".to_owned(), act.name.clone()]),
                Who::Bystander => "Spectator".to_owned(),
                Who::Timekeeper => "time".to_owned(),
            };
        }
        let named = |key: &str| capital(to.first(key), true);
        match act.who {
            Who::Player(colour) => named(side_key(colour)),
            Who::Assistant(colour) => capital(&self.assistant(colour), is_first),
            Who::Arbiter => joined(&[named("who/arbiter"), act.name.clone()]),
            Who::Bystander => capital(to.first("who/spectator"), is_first),
            Who::Timekeeper => {
                let phrase = to.first("who/nobody");
                phrase.split(' ').next().unwrap_or(phrase).to_owned()
            }
        }
    }

    fn assistant(&self, colour: Colour) -> String {
        let values = Bindings::default().with("whose", Value::Side(colour));
        let phrase = self.to.phrases("who/assistant").first();
        let form = phrase.and_then(|phrase| phrase.forms.first());
        form.map_or_else(String::new, |form| by_pattern(&form.pieces, &values, self.to))
    }

    /// Translates an expectation, with its editions.
    fn expected(&self, words: &[Word]) -> Option<String> {
        let (length, _) = read::editions(words, self.from);
        let (before, rest) = words.split_at_checked(length)?;
        let mut attempts = self.from.attempts().into_iter();
        let read =
            attempts.find_map(|from| expected::read(rest, &mut Furthest::default(), from))?;
        let editions = self.editions(before);
        Some(joined(&[editions, self.expectation(&read)]))
    }

    fn editions(&self, words: &[Word]) -> String {
        let is_year = |word: &&Word| word.text.starts_with(|sign: char| sign.is_ascii_digit());
        let years: Vec<&str> =
            words.iter().filter(is_year).map(|word| word.text.as_str()).collect();
        let range = ["edition/since", "edition/until"]
            .into_iter()
            .find(|key| self.from.says(key, words, 0).is_some());
        let range = range.map_or_else(String::new, |key| self.to.first(key).to_owned());
        joined(&[range, years.join(", ")])
    }

    fn expectation(&self, what: &Expectation) -> String {
        let naming = |cited: &Vec<super::values::Cited>| {
            Bindings::default().with("provisions", Value::Cited(cited.clone()))
        };
        match what {
            Expectation::Cites(cited) => sentence(CITES, &naming(cited), self.to),
            Expectation::Against(cited) => sentence(AGAINST, &naming(cited), self.to),
            Expectation::State(key, _, values) => sentence(key, values, self.to),
            Expectation::Decided(wanted) => {
                let decided = sentence(wanted.key, &wanted.values, self.to);
                let Some(orders) = &wanted.orders else { return decided };
                let order =
                    |(key, _, values): &(&'static str, _, Bindings)| sentence(key, values, self.to);
                let orders: Vec<String> = orders.iter().map(order).collect();
                format!("{decided}: {}", orders.join("; "))
            }
        }
    }
}

/// Capitalises a text, if requested.
fn capital(text: &str, is_wanted: bool) -> String {
    let mut signs = text.chars();
    match signs.next() {
        Some(first) if is_wanted => first.to_uppercase().chain(signs).collect(),
        _ => text.to_owned(),
    }
}
