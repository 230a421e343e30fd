//! From bytes to fields, each with its place.

use adoube_laws::regulations::Place;

use crate::competition::{Objections, Problem};

/// A field, without the quotes and the blanks around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) text: String,
    pub(super) place: Place,
}

/// The text of a file, without the byte order mark.
pub(super) fn text(bytes: &[u8]) -> Result<&str, Objections> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let readable = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let readable = str::from_utf8(readable).unwrap_or_default();
        let line = readable.matches('\n').count() + 1;
        let column = readable.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Objections::from(Problem::NotUtf8.alone().at(Place { line, column }))
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// The lines that are not empty, cut into fields.
pub(super) fn records(text: &str) -> Result<Vec<Vec<Field>>, Objections> {
    let mut scanner = Scanner { rest: text, place: Place { line: 1, column: 1 }, separator: ',' };
    let mut records = Vec::new();
    while !scanner.rest.is_empty() {
        if records.is_empty() {
            scanner.separator = separator(scanner.rest);
        }
        let record = scanner.record()?;
        let is_empty = record.iter().all(|field| field.text.is_empty());
        if !is_empty {
            records.push(record);
        }
    }
    Ok(records)
}

/// What the first line has most of, outside quotes.
fn separator(text: &str) -> char {
    let mut counts = [(',', 0), (';', 0), ('\t', 0)];
    let mut quoted = false;
    for sign in text.chars().take_while(|sign| *sign != '\n') {
        quoted ^= sign == '"';
        let count = counts.iter_mut().find(|(separator, _)| !quoted && *separator == sign);
        if let Some((_, count)) = count {
            *count += 1;
        }
    }
    let most = counts.iter().rev().max_by_key(|(_, count)| *count);
    most.map_or(',', |(separator, _)| *separator)
}

struct Scanner<'a> {
    rest: &'a str,
    place: Place,
    separator: char,
}

impl Scanner<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.rest = &self.rest[sign.len_utf8()..];
        if sign == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(sign)
    }

    /// The fields up to the end of the line, which is taken too.
    fn record(&mut self) -> Result<Vec<Field>, Objections> {
        let mut fields = Vec::new();
        loop {
            fields.push(self.field()?);
            match self.next() {
                Some(sign) if sign == self.separator => {}
                _ => return Ok(fields),
            }
        }
    }

    /// A field up to what follows it, which is not taken.
    fn field(&mut self) -> Result<Field, Objections> {
        while self.peek().is_some_and(|sign| sign == ' ') {
            self.next();
        }
        let place = self.place;
        let is_quoted = self.peek() == Some('"');
        let text = if is_quoted { self.quoted(place)? } else { self.bare() };
        Ok(Field { text, place })
    }

    fn is_at_end(&self) -> bool {
        let at_return = self.rest.starts_with("\r\n") || self.rest == "\r";
        at_return || self.peek().is_none_or(|sign| sign == '\n' || sign == self.separator)
    }

    /// Takes the carriage return before the end of a line.
    fn pass_return(&mut self) {
        if self.peek() == Some('\r') {
            self.next();
        }
    }

    fn bare(&mut self) -> String {
        let mut text = String::new();
        while !self.is_at_end() {
            text.extend(self.next());
        }
        self.pass_return();
        text.trim().to_owned()
    }

    fn quoted(&mut self, place: Place) -> Result<String, Objections> {
        let mut text = String::new();
        self.next();
        loop {
            match self.next() {
                None => return Err(Problem::UnclosedQuote.alone().at(place).into()),
                Some('"') if self.peek() == Some('"') => text.extend(self.next()),
                Some('"') => break,
                Some(sign) => text.push(sign),
            }
        }
        while self.peek() == Some(' ') {
            self.next();
        }
        if !self.is_at_end() {
            return Err(Problem::AfterQuote.alone().at(self.place).into());
        }
        self.pass_return();
        Ok(text.trim().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Vec<Vec<String>> {
        let records = records(text).unwrap();
        records.into_iter().map(|row| row.into_iter().map(|field| field.text).collect()).collect()
    }

    #[test]
    fn fields_are_parted_by_what_the_first_line_has_most_of() {
        for text in
            ["a,b\n1,2", "a;b\r\n1;2\r\n", "a\tb\n1\t2\n\n", "\"a\" ; b\n 1 ;\"2\"", "a,b\n1,2\r"]
        {
            assert_eq!(fields(text), [["a", "b"], ["1", "2"]], "{text:?}");
        }
        assert_eq!(fields("\"a,a,a\";b\n1,5;2"), [["a,a,a", "b"], ["1,5", "2"]]);
        assert_eq!(fields("name\nNovak"), [["name"], ["Novak"]]);
        assert_eq!(fields("a,b,c\n,,x\n,,\n"), [["a", "b", "c"], ["", "", "x"]]);
        assert!(fields("\n \r\n").is_empty());
    }

    #[test]
    fn quotes_hold_separators_quotes_and_lines() {
        let text = "name,club\n\"Novak, Ana\",\"\"\"Kralj\"\"\nMaribor\"\n";
        assert_eq!(fields(text)[1], ["Novak, Ana", "\"Kralj\"\nMaribor"]);
    }

    #[test]
    fn a_place_is_counted_in_characters() {
        let records = records("ime;klub\nČuček;\"Š,\nK\"\n a; b\n").unwrap();
        let place = |row: usize, column: usize| {
            let Place { line, column } = records[row][column].place;
            (line, column)
        };
        assert_eq!(
            [place(0, 1), place(1, 1), place(2, 0), place(2, 1)],
            [(1, 5), (2, 7), (4, 2), (4, 5)]
        );
    }

    #[test]
    fn broken_quotes_are_refused_with_their_place() {
        let place = |text: &str| {
            let Objections(found) = records(text).unwrap_err();
            (found[0].problem.code(), found[0].place.unwrap())
        };
        assert_eq!(place("a\nb,\"c\n"), ("unclosed-quote", Place { line: 2, column: 3 }));
        assert_eq!(place("a,b\n\"c\"d,e"), ("after-quote", Place { line: 2, column: 4 }));
    }

    #[test]
    fn other_encodings_are_refused_with_their_place() {
        // »Žiga« in Windows-1250.
        let Objections(found) = text(b"name\nAna\nA\x8eiga\n").unwrap_err();
        assert_eq!(found[0].problem, Problem::NotUtf8);
        assert_eq!(found[0].place, Some(Place { line: 3, column: 2 }));
        assert_eq!(text("\u{feff}name".as_bytes()).unwrap(), "name");
        assert!(text(&[0xff, 0xfe, b'a', 0]).is_err());
    }
}
