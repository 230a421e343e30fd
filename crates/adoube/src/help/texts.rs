//! The names of help texts: after the command, the option and the value that they belong to.

/// The texts of a language, found by their names.
#[derive(Clone, Copy)]
pub(crate) struct Texts<'a> {
    find: &'a dyn Fn(&str) -> Option<String>,
}

/// A family of texts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Family {
    /// The purpose of an option or argument.
    Option,
    /// Its default.
    Default,
    /// The meaning of one of its values.
    Choice,
    /// The expected form of its value.
    Expected,
}

impl Family {
    const fn name(self) -> &'static str {
        match self {
            Self::Option => "option",
            Self::Default => "default",
            Self::Choice => "choice",
            Self::Expected => "expected",
        }
    }
}

impl<'a> Texts<'a> {
    pub(crate) const fn new(find: &'a dyn Fn(&str) -> Option<String>) -> Self {
        Self { find }
    }

    /// The text of a family for a command: `command-law-search`, and `command-law-search-long`.
    pub(crate) fn command(self, path: &[&str], part: &str) -> Option<String> {
        let path = if path.is_empty() { "adoube".to_owned() } else { path.join("-") };
        (self.find)(&format!("command-{path}{part}"))
    }

    /// The text for an option of a command, else for the option with this name of the parent command, else of any:
    /// `option-law-search-edition`, `option-law-edition`, `option-edition`.
    pub(crate) fn nearest(self, family: Family, path: &[&str], name: &str) -> Option<String> {
        (0..=path.len()).rev().find_map(|depth| {
            let parts = std::iter::once(family.name()).chain(path[..depth].iter().copied());
            let id: Vec<&str> = parts.chain([name]).collect();
            (self.find)(&id.join("-").replace(['_', '.'], "-"))
        })
    }

    /// The heading above a group of options.
    pub(crate) fn heading(self, name: &str) -> Option<String> {
        (self.find)(&format!("heading-{name}"))
    }

    /// A typed example, with words of the language.
    pub(crate) fn example(self, line: &str) -> String {
        let Some((before, rest)) = line.split_once('{') else { return line.to_owned() };
        let Some((name, after)) = rest.split_once('}') else { return line.to_owned() };
        let typed = (self.find)(&format!("example-{name}")).unwrap_or_default();
        format!("{before}{typed}{after}")
    }

    /// A usage, or the name of a value, with the words in capitals translated: `[OPTIONS] <FILE>...`.
    pub(crate) fn capitals(self, text: &str) -> String {
        let mut said = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(|letter: char| letter.is_ascii_uppercase()) {
            let (before, from) = rest.split_at(start);
            let is_other = |letter: char| !letter.is_ascii_uppercase() && letter != '-';
            let (word, after) = from.split_at(from.find(is_other).unwrap_or(from.len()));
            let own = (self.find)(&format!("placeholder-{}", word.to_lowercase()));
            said.push_str(before);
            said.push_str(own.as_deref().unwrap_or(word));
            rest = after;
        }
        said + rest
    }
}
