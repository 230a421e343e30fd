//! The tag pairs of a game, in their order, and the values of the known ones. [`scan`](super::scan) parses them.

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
    /// Its value, without quotation marks and escapes.
    pub value: String,
}

/// All tags of a game. Names are looked up regardless of case: `ECO` and `Eco` are two tags, but either is found.
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
    /// The value of the first tag with this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let own = |tag: &&Tag| tag.name.eq_ignore_ascii_case(name);
        self.0.iter().find(own).map(|tag| tag.value.as_str())
    }

    /// The same, if it is neither empty nor `?`.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).and_then(known_value)
    }

    /// Sets the first tag with this name, or adds it.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.0.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            Some(tag) => tag.value = value.into(),
            None => self.push(name, value),
        }
    }

    /// Adds a tag, even if there is one with this name. An invalid name is changed by
    /// [`tag_name`].
    pub fn push(&mut self, name: &str, value: impl Into<String>) {
        self.0.push(Tag { name: tag_name(name).into_owned(), value: value.into() });
    }

    /// Removes all tags with this name.
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

    /// The tags in the order of the export format: the [roster](ROSTER) first, with placeholders for missing
    /// tags; then the others in their order.
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

/// A value without surrounding spaces, unless it is empty or a placeholder.
pub(crate) fn known_value(value: &str) -> Option<&str> {
    Some(value.trim()).filter(|value| !matches!(*value, "" | "?"))
}

/// A valid name: Latin letters, digits and underscores, a letter first. Other characters become underscores,
/// and a name that does not begin with a letter gets an X before it.
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
