//! A problem in the user's language, with its place and advice.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::json::{self, ErrorFacts, FaultFacts};

/// A problem, its place, and advice.
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    /// The name of the error.
    code: &'static str,
    /// The file, if it is about one line of many.
    file: Option<String>,
    /// The line of the file, counted from 1.
    line: Option<u64>,
    /// What is wrong, as a sentence.
    message: String,
    /// The text that is wrong.
    input: Option<String>,
    /// The place in it, in characters, counted from 1.
    column: Option<usize>,
    /// The faults of an illegal position.
    pub(crate) faults: Vec<FaultFacts>,
    /// The moves or articles that may have been meant.
    pub(crate) candidates: Vec<String>,
    /// Advice, as sentences.
    help: Vec<String>,
}

impl Report {
    /// A report without a place.
    pub(crate) const fn new(code: &'static str, message: String) -> Self {
        Self {
            code,
            file: None,
            line: None,
            message,
            input: None,
            column: None,
            faults: Vec::new(),
            candidates: Vec::new(),
            help: Vec::new(),
        }
    }

    /// Adds the text that is wrong as a whole.
    pub(crate) fn input(mut self, text: String) -> Self {
        self.input = Some(text);
        self
    }

    /// Adds the text and the place in it; `byte` counts from 1.
    pub(crate) fn at(self, text: &str, byte: usize) -> Self {
        let before = text.char_indices().take_while(|(at, _)| at + 1 < byte).count();
        Self { column: Some(before + 1), ..self.input(text.to_owned()) }
    }

    /// Adds the file and the line.
    pub(crate) fn in_line(self, file: String, number: u64) -> Self {
        Self { file: Some(file), line: Some(number), ..self }
    }

    /// Everything in one line: the place as compilers write it, the problem, and the text.
    pub(crate) fn brief(&self) -> String {
        let numbers = [self.line, self.column.map(|column| column as u64)];
        let numbers = numbers.into_iter().flatten().map(|number| number.to_string());
        let place: String =
            self.file.iter().cloned().chain(numbers).map(|part| part + ":").collect();
        let faults = self.faults.iter().map(|fault| fault.text.as_str());
        let said: Vec<&str> = std::iter::once(self.message.as_str()).chain(faults).collect();
        let gap = if place.is_empty() { "" } else { " " };
        let input = self.input.as_ref().filter(|input| !input.is_empty());
        let input = input.map(|input| excerpt(input, self.column.unwrap_or(1)).0);
        let shown = input.map(|input| format!("  {input}")).unwrap_or_default();
        printable(&format!("{place}{gap}{}{shown}", said.join(" "))) + "\n"
    }

    /// The report for a program.
    pub(crate) fn json(&self) -> Value {
        json::versioned(&ErrorFacts { error: self })
    }

    /// Its code and its message.
    pub(crate) fn into_message(self) -> (&'static str, String) {
        (self.code, self.message)
    }

    /// Adds a line of advice.
    pub(crate) fn help(mut self, line: String) -> Self {
        self.help.push(line);
        self
    }
}

/// Text of the user without control characters, which a terminal would interpret.
pub(crate) fn printable(text: &str) -> String {
    text.replace('\t', " ").replace(char::is_control, "\u{fffd}")
}

/// Characters shown on either side of the place.
const AROUND: usize = 44;

/// The line of the place, shortened for a screen, and a caret below the place.
fn excerpt(text: &str, column: usize) -> (String, String) {
    let mut before: Vec<char> = text.chars().take(column - 1).collect();
    let line_start = before.iter().rposition(|&sign| sign == '\n').map_or(0, |at| at + 1);
    before.drain(..line_start);
    let after: Vec<char> =
        text.chars().skip(column - 1).take_while(|&sign| sign != '\n' && sign != '\r').collect();
    let cut_left = before.len().saturating_sub(AROUND);
    let cut_right = after.len().saturating_sub(AROUND);
    before.drain(..cut_left);
    let left = if cut_left > 0 { "…" } else { "" };
    let right = if cut_right > 0 { "…" } else { "" };
    let caret = " ".repeat(left.chars().count() + before.len()) + "^";
    let shown = before.iter().chain(&after[..after.len() - cut_right]);
    let shown = printable(&shown.collect::<String>());
    (format!("{left}{shown}{right}"), caret)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", printable(&self.message))?;
        if let Some(input) = &self.input {
            match self.column {
                Some(column) => {
                    let (line, caret) = excerpt(input, column);
                    writeln!(f, "  {line}\n  {caret}")?;
                }
                None => writeln!(f, "  {input}")?,
            }
        }
        for fault in &self.faults {
            writeln!(f, "• {}", fault.text)?;
        }
        let mut help = self.help.iter().flat_map(|advice| advice.lines());
        help.try_for_each(|line| writeln!(f, "{}", printable(line)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, byte: usize, expected: &str) {
        let report = Report::new("test", "Wrong.".to_owned()).at(text, byte);
        assert_eq!(report.to_string(), expected);
    }

    #[test]
    fn the_caret_counts_characters() {
        check("еxд6 Сф9", "еxд6 Сф9".len(), "Wrong.\n  еxд6 Сф9\n         ^\n");
        check("e4", 1, "Wrong.\n  e4\n  ^\n");
    }

    #[test]
    fn the_caret_may_be_after_the_text() {
        check("Sf", 3, "Wrong.\n  Sf\n    ^\n");
        check("", 1, "Wrong.\n  \n  ^\n");
    }

    #[test]
    fn control_characters_are_replaced() {
        check("e4 \u{1b}[2J", 4, "Wrong.\n  e4 \u{fffd}[2J\n     ^\n");
    }

    #[test]
    fn of_a_long_text_the_place_is_shown() {
        check("1. e4 e5\n2. Sf9 Sc6\n3. Lb5", 13, "Wrong.\n  2. Sf9 Sc6\n     ^\n");
        let long = "x".repeat(200);
        let shown = format!("Wrong.\n  …{}…\n  {}^\n", "x".repeat(88), " ".repeat(45));
        check(&long, 101, &shown);
    }
}
