//! Splits bytes into fields, each with its place.

use std::borrow::Cow;

use adoube_laws::regulations::Place;
use adoube_record::encoding::decode;
use csv_core::ReadFieldResult;

use crate::competition::{Problem, ValidationErrors};

/// A field, without its quotes and surrounding blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::competition) struct Field {
    pub(in crate::competition) text: String,
    pub(super) place: Place,
}

/// Decodes a file: UTF-8, what its byte order mark says, or the encoding that its letters suggest.
pub(in crate::competition) fn text(bytes: &[u8]) -> Result<Cow<'_, str>, ValidationErrors> {
    let text = decode(bytes, None).text;
    // A spreadsheet or a picture.
    if text.contains('\0') || text.is_empty() && !bytes.is_empty() {
        return Err(Problem::NotText.without_field().at(Place { line: 1, column: 1 }).into());
    }
    Ok(match text {
        Cow::Borrowed(text) => text.strip_prefix('\u{feff}').unwrap_or(text).into(),
        Cow::Owned(text) => text.into(),
    })
}

/// Splits the non-empty lines into fields.
pub(in crate::competition) fn records(text: &str) -> Result<Vec<Vec<Field>>, ValidationErrors> {
    let mut fields = Fields::new(text);
    let mut records = Vec::new();
    let mut record = Vec::new();
    while let Some((field, is_last)) = fields.next_field(record.is_empty())? {
        record.push(field);
        if is_last {
            let record: Vec<Field> = std::mem::take(&mut record);
            if record.iter().any(|field| !field.text.is_empty()) {
                records.push(record);
            }
        }
    }
    Ok(records)
}

/// Returns the most frequent separator of the first line, outside quotes.
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

/// A tokenizer for fields. `csv_core` finds where each ends and removes the quotes; it tolerates broken
/// quotes, which are refused here, and does not report places.
struct Fields<'a> {
    rest: &'a str,
    /// Where the remaining text begins.
    place: Place,
    separator: char,
    reader: csv_core::Reader,
    /// A buffer large enough for any field.
    decoded: Vec<u8>,
}

impl<'a> Fields<'a> {
    fn new(text: &'a str) -> Self {
        let separator = separator(text.trim_start_matches(['\r', '\n', ' ']));
        // All separators are ASCII.
        let reader = csv_core::ReaderBuilder::new().delimiter(separator as u8).build();
        let place = Place { line: 1, column: 1 };
        Self { rest: text, place, separator, reader, decoded: vec![0; text.len() + 1] }
    }

    /// Consumes this many bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        (self.rest, self.place) = (rest, after(self.place, taken));
        taken
    }

    /// Returns the next field, and whether it ends its line.
    fn next_field(&mut self, is_first: bool) -> Result<Option<(Field, bool)>, ValidationErrors> {
        let is_blank = |sign: char| sign == ' ' || is_first && matches!(sign, '\r' | '\n');
        self.take(self.rest.len() - self.rest.trim_start_matches(is_blank).len());
        let (start, place) = (self.rest, self.place);
        let mut length = 0;
        let is_last = loop {
            let room = self.decoded.get_mut(length..).unwrap_or_default();
            let (result, taken, written) = self.reader.read_field(self.rest.as_bytes(), room);
            self.take(taken);
            length += written;
            match result {
                // At the end of the file one more call is needed.
                ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => {}
                ReadFieldResult::Field { record_end } => break record_end,
                ReadFieldResult::End => return Ok(None),
            }
        };
        self.check_quotes(start.get(..start.len() - self.rest.len()).unwrap_or_default(), place)?;
        let text = str::from_utf8(self.decoded.get(..length).unwrap_or_default());
        let text = text.unwrap_or_default().trim().to_owned();
        Ok(Some((Field { text, place }, is_last)))
    }

    /// Checks that an opening quote is closed and that nothing follows it.
    fn check_quotes(&self, raw: &str, place: Place) -> Result<(), ValidationErrors> {
        let is_end = |sign: char| sign == self.separator || matches!(sign, '\r' | '\n');
        let raw = raw.strip_suffix(is_end).unwrap_or(raw);
        let Some(inside) = raw.strip_prefix('"') else { return Ok(()) };
        let mut quotes = inside.match_indices('"').map(|(at, _)| at).peekable();
        while let Some(at) = quotes.next() {
            // A doubled quote stands for itself.
            if quotes.next_if_eq(&(at + 1)).is_some() {
                continue;
            }
            let behind = inside.get(at + 1..).unwrap_or_default().trim_start_matches(' ');
            if behind.is_empty() {
                return Ok(());
            }
            let place = after(place, &raw[..raw.len() - behind.len()]);
            return Err(Problem::AfterQuote.without_field().at(place).into());
        }
        Err(Problem::UnclosedQuote.without_field().at(place).into())
    }
}

/// Returns the place after a text that begins at `place`, in lines and characters.
fn after(place: Place, text: &str) -> Place {
    match text.rsplit_once('\n') {
        Some((lines, last)) => {
            let line = place.line + 1 + lines.matches('\n').count();
            Place { line, column: last.chars().count() + 1 }
        }
        None => Place { line: place.line, column: place.column + text.chars().count() },
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
    fn the_separator_is_the_most_frequent_one_of_the_first_line() {
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
    fn quoted_fields_may_contain_separators_quotes_and_line_breaks() {
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
            let ValidationErrors(found) = records(text).unwrap_err();
            (found[0].problem.code(), found[0].place.unwrap())
        };
        assert_eq!(place("a\nb,\"c\n"), ("unclosed-quote", Place { line: 2, column: 3 }));
        assert_eq!(place("a,b\n\"c\"d,e"), ("after-quote", Place { line: 2, column: 4 }));
    }

    #[test]
    fn the_encodings_of_spreadsheets_are_read() {
        let names = "ime;klub\nŽagar Špela;Čakovec\nĐorđević Đurđa;Šentjur\n";
        let cp1250: &[u8] =
            b"ime;klub\n\x8eagar \x8apela;\xc8akovec\n\xd0or\xf0evi\xe6 \xd0ur\xf0a;\x8aentjur\n";
        assert_eq!(text(cp1250).unwrap(), names);
        // "Петровић Љубица; Ниш" in Windows-1251.
        let cp1251: &[u8] =
            b"\xc8\xec\xe5\n\xcf\xe5\xf2\xf0\xee\xe2\xe8\x9e \x8a\xf3\xe1\xe8\xf6\xe0\n";
        assert_eq!(text(cp1251).unwrap(), "Име\nПетровић Љубица\n");
        assert_eq!(text("\u{feff}name".as_bytes()).unwrap(), "name");
        assert_eq!(text(&[0xff, 0xfe, b'a', 0]).unwrap(), "a");
        let ValidationErrors(found) = text(b"PK\x03\x04\x14\0\x06\0").unwrap_err();
        assert_eq!(found[0].problem, Problem::NotText);
    }
}
