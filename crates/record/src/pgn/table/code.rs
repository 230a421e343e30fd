//! Events as text in a command of a comment.
//!
//! It is the JSON of the event with other brackets: `(` and `)` for braces, `<` and `>` for square brackets, which would
//! end the comment or the command. Inside quotation marks these four are written as `\u005b`
//! and so on. A space follows each comma, so that lines can be broken.

use std::fmt::Write;

use adoube_laws::table::Event;

/// The text of an event; none if it cannot be serialised, which does not happen.
pub(super) fn write(event: &Event) -> Option<String> {
    let json = serde_json::to_string(event).ok()?;
    let mut text = String::with_capacity(json.len());
    for (sign, place) in places(&json) {
        match (place, sign) {
            (Quoting::Outside, '{') => text.push('('),
            (Quoting::Outside, '}') => text.push(')'),
            (Quoting::Outside, '[') => text.push('<'),
            (Quoting::Outside, ']') => text.push('>'),
            (Quoting::Outside, ',') => text.push_str(", "),
            (Quoting::Inside, '{') => text.push_str("\\u007b"),
            (Quoting::Inside, '}') => text.push_str("\\u007d"),
            (Quoting::Inside, '[') => text.push_str("\\u005b"),
            (Quoting::Inside, ']') => text.push_str("\\u005d"),
            // Lines are broken at single spaces; of two spaces one would be lost.
            (Quoting::Inside, sign) if sign.is_whitespace() && sign != ' ' => {
                let mut units = [0; 2];
                for unit in sign.encode_utf16(&mut units) {
                    let _ = write!(text, "\\u{unit:04x}");
                }
            }
            (_, sign) => text.push(sign),
        }
    }
    Some(text)
}

/// Parses an event.
pub(super) fn read(text: &str) -> Option<Event> {
    let json: String = places(text)
        .map(|(sign, place)| match (place, sign) {
            (Quoting::Outside, '(') => '{',
            (Quoting::Outside, ')') => '}',
            (Quoting::Outside, '<') => '[',
            (Quoting::Outside, '>') => ']',
            (_, sign) => sign,
        })
        .collect();
    serde_json::from_str(&json).ok()
}

/// Whether a character is inside quotation marks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quoting {
    Outside,
    Inside,
}

/// The characters of a text, each inside or outside quotation marks.
fn places(text: &str) -> impl Iterator<Item = (char, Quoting)> {
    let mut place = Quoting::Outside;
    let mut escaped = false;
    text.chars().map(move |sign| {
        let here = place;
        match sign {
            '"' if !escaped => {
                place = if here == Quoting::Inside { Quoting::Outside } else { Quoting::Inside };
            }
            _ => {}
        }
        escaped = sign == '\\' && !escaped;
        (sign, here)
    })
}

#[cfg(test)]
mod tests {
    use adoube_chess::Colour;
    use adoube_laws::{
        clock::At,
        table::{ConductFact, Fact},
    };

    use super::*;

    #[test]
    fn whatever_is_said_comes_back() {
        for words in [
            "",
            "plain",
            "[%clk 1]} {[]",
            "a\\\"b\"",
            "tab\tnbsp\u{a0}nl\n",
            "čž ж 𝄞",
            "a  b",
            "(x), <y>",
        ] {
            let fact = Fact::Conduct(ConductFact::Said { by: Colour::White, words: words.into() });
            let event = Event { at: At::new(5), fact };
            let text = write(&event).expect("it can be written");
            assert!(!text.contains(['[', ']', '{', '}', '\n']), "{text}");
            assert_eq!(read(&text), Some(event), "{text}");
        }
    }
}
