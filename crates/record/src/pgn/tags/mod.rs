//! The tag pairs of a game, in their order, and what the known ones say. [`scan`](super::scan) parses them.

mod date;
mod known;
mod repair;
mod termination;

use std::borrow::Cow;

pub use date::{Date, ParseDateError};
pub use known::Variant;
pub(crate) use known::{CHESS960, edition_named, score};
pub(crate) use repair::{RepairedTag, repair, unescape_value};
pub use termination::Termination;

/// The seven tags that every game has in the export format, in their order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// One tag: `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tag {
    /// Its name: Latin letters, digits and underscores.
    pub name: String,
    /// What it says, without quotation marks and escapes.
    pub value: String,
}

/// All tags of a game. A name is found whatever its capitals: `ECO` and `Eco` are two tags, but both are answers.
///
/// ```
/// use adoube_record::pgn::Tags;
/// let mut tags = Tags::default();
/// tags.set("White", "Vidmar, Milan");
/// assert_eq!(tags.get("white"), Some("Vidmar, Milan"));
/// assert_eq!(tags.date(), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<Tag>);

impl Tags {
    /// What the first tag of this name says.
    pub fn get(&self, name: &str) -> Option<&str> {
        let own = |tag: &&Tag| tag.name.eq_ignore_ascii_case(name);
        self.0.iter().find(own).map(|tag| tag.value.as_str())
    }

    /// The same, if it is known: neither empty nor `?`.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).and_then(known_value)
    }

    /// Lets the first tag of this name say something else, or adds it.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.0.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            Some(tag) => tag.value = value.into(),
            None => self.push(name, value),
        }
    }

    /// Adds a tag, though there may be one of this name. A name that cannot be written is changed as
    /// [`tag_name`] says.
    pub fn push(&mut self, name: &str, value: impl Into<String>) {
        self.0.push(Tag { name: tag_name(name).into_owned(), value: value.into() });
    }

    /// Takes all tags of this name away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|tag| !tag.name.eq_ignore_ascii_case(name));
    }

    /// The tags in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Tag> + ExactSizeIterator {
        self.0.iter()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The tags as the export format orders them: the [roster](ROSTER) first, with what it says of a
    /// game of which nothing is known where a tag is missing; then the others in their order.
    #[must_use]
    pub fn exported(&self) -> Self {
        let is_first = |at: usize, name: &str| {
            self.0.iter().position(|tag| tag.name.eq_ignore_ascii_case(name)) == Some(at)
        };
        let roster = ROSTER.map(|name| {
            let unknown = match name {
                "Date" => "????.??.??",
                "Result" => "*",
                _ => "?",
            };
            Tag { name: name.to_owned(), value: self.get(name).unwrap_or(unknown).to_owned() }
        });
        let others = self.0.iter().enumerate();
        let others = others.filter(|(at, tag)| {
            let of_roster = ROSTER.iter().find(|name| name.eq_ignore_ascii_case(&tag.name));
            of_roster.is_none_or(|name| !is_first(*at, name))
        });
        Self(roster.into_iter().chain(others.map(|(_, tag)| tag.clone())).collect())
    }
}

/// A value without the spaces around it, if it says something.
pub(crate) fn known_value(value: &str) -> Option<&str> {
    Some(value.trim()).filter(|value| !matches!(*value, "" | "?"))
}

/// A name as it can be written: Latin letters, digits and underscores, a letter first. Other signs become underscores,
/// and an X goes before a name that does not begin with a letter.
pub fn tag_name(name: &str) -> Cow<'_, str> {
    let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let begins = name.starts_with(|sign: char| sign.is_ascii_alphabetic());
    if begins && name.chars().all(is_of_name) {
        return Cow::Borrowed(name);
    }
    let first = if begins { "" } else { "X" };
    Cow::Owned(format!("{first}{}", name.replace(|sign| !is_of_name(sign), "_")))
}

impl FromIterator<Tag> for Tags {
    fn from_iter<I: IntoIterator<Item = Tag>>(tags: I) -> Self {
        Self(tags.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_roster_comes_first_and_whole() {
        let mut tags = Tags::default();
        tags.push("ECO", "C60");
        tags.push("result", "1-0");
        tags.push("Event", "Bled");
        tags.push("Event", "again");
        let exported = tags.exported();
        let names: Vec<_> = exported.iter().map(|tag| tag.name.as_str()).collect();
        assert_eq!(names[..7], ROSTER);
        assert_eq!(names[7..], ["ECO", "Event"]);
        assert_eq!(exported.get("Result"), Some("1-0"));
        assert_eq!(exported.get("Event"), Some("Bled"));
        assert_eq!(exported.get("Date"), Some("????.??.??"));
        assert_eq!(exported.exported(), exported);
    }
}
