//! The label of an article, as its edition prints it.

mod printed;

use std::{borrow::Cow, cmp::Ordering, fmt, str::FromStr};

/// The label of an article: `9.5.b`, `A.4.2`, `C3`, `Preface.a`.
///
/// Labels are compared by their parts: `9.2` comes before `9.10`, and `A1.a` equals `A.1.a`. Parsing is
/// equally lenient.
///
/// ```
/// # use adoube_laws::Article;
/// let article: Article = "9.5 b".parse().unwrap();
/// assert_eq!(article.to_string(), "9.5.b");
/// ```
#[derive(Clone, Debug)]
pub struct Article {
    label: Cow<'static, str>,
    is_verified: bool,
}

impl Article {
    /// Creates a label of the catalogue; one that begins with `?` is numbered by analogy with the
    /// neighbouring editions and was not verified.
    pub(crate) const fn listed(label: &'static str) -> Self {
        match label.as_bytes() {
            [b'?', ..] => Self { label: Cow::Borrowed(label.split_at(1).1), is_verified: false },
            _ => Self { label: Cow::Borrowed(label), is_verified: true },
        }
    }

    /// Reports whether the number was read in the edition itself or in a text that quotes it.
    pub const fn is_verified(&self) -> bool {
        self.is_verified
    }

    /// Returns how many parts two labels have in common at the beginning.
    pub fn shared_parts(&self, other: &Self) -> usize {
        self.parts().iter().zip(other.parts()).take_while(|(own, other)| *own == other).count()
    }

    /// Reports whether it is below another: `9.5.b` is part of `9.5` and of `9`, but not of itself.
    pub fn is_part_of(&self, other: &Self) -> bool {
        let (own, other) = (self.parts(), other.parts());
        own.len() > other.len() && own.starts_with(&other)
    }

    /// Returns its chapter: `9` for `9.5.b`, `A` for `A.4.2`.
    #[must_use]
    pub fn chapter(&self) -> Self {
        let first = runs(&self.label).next().unwrap_or_default();
        Self { label: first.to_owned().into(), is_verified: self.is_verified }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts: Vec<Part> = runs(&self.label).map(Part::from_run).collect();
        if let Some(first) = parts.first_mut() {
            first.open();
        }
        parts
    }
}

/// A part of a label. The variants are in document order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Text before the first number.
    Opening(usize),
    Number(u32),
    /// The letter of an appendix, or of an item in a list.
    Letters(String),
    /// The Roman numeral of a guideline.
    Guideline(usize),
    /// Text after the numbered items.
    Closing(usize),
    Word(String),
}

const OPENINGS: [&str; 2] = ["intro", "preface"];
const GUIDELINES: [&str; 3] = ["i", "ii", "iii"];
/// Guidelines without a letter or number, as in 2009.
const UNLETTERED: &str = "guidelines";
const AFTER_THE_APPENDICES: &str = "g";
const CLOSINGS: [&str; 8] =
    ["rec", "expl", "note", "rating", "abbrev", "end", "example", "glossary"];
/// The longest Roman numeral inside an article: items of castling in 2005.
const LONGEST_ITEM: usize = 2;

impl Part {
    fn from_run(run: &str) -> Self {
        if let Ok(number) = run.parse() {
            return Self::Number(number);
        }
        let word = run.to_lowercase();
        let place = |list: &[&str]| list.iter().position(|known| *known == word);
        if let Some(place) = place(&OPENINGS) {
            Self::Opening(place)
        } else if let Some(place) = place(&CLOSINGS) {
            Self::Closing(place)
        } else if word.chars().count() <= LONGEST_ITEM {
            Self::Letters(word)
        } else {
            Self::Word(word)
        }
    }

    /// Converts it to the first part of a label, where Roman numerals are guidelines.
    fn open(&mut self) {
        let (Self::Letters(word) | Self::Word(word)) = self else { return };
        if let Some(place) = GUIDELINES.iter().position(|known| known == word) {
            *self = Self::Guideline(place);
        } else if word == UNLETTERED {
            // They come after the last appendix.
            *self = Self::Letters(AFTER_THE_APPENDICES.to_owned());
        }
    }

    /// Reports whether a label can begin with it.
    fn can_open(&self) -> bool {
        match self {
            Self::Opening(_) | Self::Number(_) | Self::Guideline(_) => true,
            Self::Letters(word) => word.len() == 1,
            Self::Closing(place) => CLOSINGS[*place] == "glossary",
            Self::Word(_) => false,
        }
    }
}

/// Splits a label into runs of digits and of letters; anything else is a separator.
fn runs(label: &str) -> impl Iterator<Item = &str> {
    let mut rest = label;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|sign: char| !sign.is_alphanumeric());
        let starts_with_digit = rest.chars().next()?.is_ascii_digit();
        let goes_on =
            |sign: char| sign.is_alphanumeric() && sign.is_ascii_digit() == starts_with_digit;
        let (run, after) = rest.split_at(rest.find(|sign| !goes_on(sign)).unwrap_or(rest.len()));
        rest = after;
        Some(run)
    })
}

impl PartialEq for Article {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Article {}

impl PartialOrd for Article {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Article {
    fn cmp(&self, other: &Self) -> Ordering {
        self.parts().cmp(&other.parts())
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.label)
    }
}

/// Error: the text cannot be the label of an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnArticle;

impl fmt::Display for NotAnArticle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an article is written as 9.5.b, A.4.2 or Preface")
    }
}

impl std::error::Error for NotAnArticle {}

/// The longest Roman numeral of a guideline.
const LONGEST_ROMAN: usize = 3;
/// Longer texts are not labels.
const LONGEST_LABEL: usize = 60;

impl FromStr for Article {
    type Err = NotAnArticle;

    /// Parses a label with or without its dots, in either script, and as the published translations print
    /// it: `9.5.b`, `9.5b`, `9.5 (b)`, `a4.2`, `Ц.10`, `6.6.б`, `Dodatek A.4`, `Smernice 1.a`.
    fn from_str(text: &str) -> Result<Self, NotAnArticle> {
        if text.chars().count() > LONGEST_LABEL {
            return Err(NotAnArticle);
        }
        let latin = printed::in_latin(text);
        let runs = printed::plain(runs(&latin).collect());
        let label = runs.iter().enumerate().map(|(place, run)| capitalised(run, place == 0));
        let label: Vec<String> = label.collect();
        let article = Self { label: label.join(".").into(), is_verified: true };
        if article.parts().first().is_some_and(Part::can_open) {
            Ok(article)
        } else {
            Err(NotAnArticle)
        }
    }
}

/// Writes the first run as editions print it, the others in lower case.
fn capitalised(run: &str, is_first: bool) -> String {
    let small = run.to_lowercase();
    match small.chars().next() {
        Some(_) if is_first && small.len() <= LONGEST_ROMAN => small.to_uppercase(),
        Some(initial) if is_first => initial.to_uppercase().chain(small.chars().skip(1)).collect(),
        _ => small,
    }
}
