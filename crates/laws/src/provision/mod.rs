//! The catalogue: every rule under a stable name, with its articles in each edition.
//!
//! One file per subject, one row per provision: its name, its kind, and a column for each edition up to
//! 2023. A column contains the article or a list of articles; `=` means as in the previous edition, `-` not
//! present. The first of a list is the one that is shown: a part of an article comes before the whole. An
//! article that begins with `?` is numbered by analogy with the neighbouring editions and was not verified.
//! Where a later edition differs, the row continues with its name and its column, as in `| Y2027 "9.7"`;
//! otherwise it is as before.
//!
//! The text of a provision is in `texts/`, in a sentence of our own under its name.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Article, Edition};

/// What a program can do with a provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// It decides alone, from moves, clock and regulations.
    Rule,
    /// A person acts; it checks the act and applies the consequences.
    Procedure,
    /// It keeps or produces a written record.
    Record,
    /// It asks the arbiter, and records the answer with its reason.
    Arbiter,
    /// It can only cite it: equipment, premises, hands.
    Physical,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 5] =
        [Self::Rule, Self::Procedure, Self::Record, Self::Arbiter, Self::Physical];

    /// Its name, as the catalogue writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rule => "rule",
            Self::Procedure => "procedure",
            Self::Record => "record",
            Self::Arbiter => "arbiter",
            Self::Physical => "physical",
        }
    }
}

/// A row of the catalogue.
struct Entry {
    name: &'static str,
    kind: Kind,
    /// Another kind from an edition on.
    later: Option<(Edition, Kind)>,
    /// The editions that every row covers.
    columns: [Column; 6],
    /// Later editions that differ, in order.
    since: &'static [(Edition, Column)],
}

/// What a row says about an edition.
enum Column {
    AsBefore,
    Articles(&'static [Article]),
}

macro_rules! kind {
    (rule) => {
        Kind::Rule
    };
    (procedure) => {
        Kind::Procedure
    };
    (record) => {
        Kind::Record
    };
    (arbiter) => {
        Kind::Arbiter
    };
    (physical) => {
        Kind::Physical
    };
}

macro_rules! later {
    () => {
        None
    };
    ($kind:ident $edition:ident) => {
        Some((Edition::$edition, kind!($kind)))
    };
}

macro_rules! column {
    (=) => { Column::AsBefore };
    (-) => { Column::Articles(&[]) };
    ([$($label:literal),*]) => { Column::Articles(&[$(Article::listed($label)),*]) };
    ($label:literal) => { Column::Articles(&[Article::listed($label)]) };
}

/// Defines the rows of one subject: a macro of that name that appends its rows to those it was given and
/// passes them to the next.
macro_rules! subject {
    ($d:tt $subject:ident $($row:tt)*) => {
        macro_rules! $subject {
            ($d next:ident $d($d others:ident)*; $d($d before:tt)*) => {
                $d next! { $d($d others)*; $d($d before)* $($row)* }
            };
        }
    };
}

/// Builds the catalogue from all rows.
macro_rules! provisions {
    (; $($name:ident ($kind:ident $(, $later:ident since $since:ident)?)
        $y2005:tt $y2009:tt $y2014:tt $y2017:tt $y2018:tt $y2023:tt
        $(| $edition:ident $column:tt)*)*) => {
        /// A rule with a stable meaning, whatever its number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        // The names are self-explanatory; the texts are in `texts/`.
        #[allow(missing_docs)]
        pub enum Provision { $($name,)* }

        impl Provision {
            /// Every provision, by subject.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }

        static CATALOGUE: &[Entry] = &[$(Entry {
            name: stringify!($name),
            kind: kind!($kind),
            later: later!($($later $since)?),
            columns: [
                column!($y2005), column!($y2009), column!($y2014),
                column!($y2017), column!($y2018), column!($y2023),
            ],
            since: &[$((Edition::$edition, column!($column))),*],
        }),*];
    };
}

#[macro_use]
mod frame;
#[macro_use]
mod board;
#[macro_use]
mod moves;
#[macro_use]
mod touching;
#[macro_use]
mod ending;
#[macro_use]
mod clock;
#[macro_use]
mod irregularities;
#[macro_use]
mod scoresheet;
#[macro_use]
mod draws;
#[macro_use]
mod quickplay;
#[macro_use]
mod conduct;
#[macro_use]
mod arbiter;
#[macro_use]
mod penalties;
#[macro_use]
mod rapid;
#[macro_use]
mod blitz;
#[macro_use]
mod notation;
#[macro_use]
mod blind;
#[macro_use]
mod adjournment;
#[macro_use]
mod chess960;
#[macro_use]
mod glossary;

frame! {
    board moves touching ending clock irregularities scoresheet draws quickplay conduct arbiter
    penalties rapid blitz notation blind adjournment chess960 glossary provisions;
}

impl Provision {
    const fn entry(self) -> &'static Entry {
        // The rows of the catalogue are in the order of the variants.
        &CATALOGUE[self as usize]
    }

    /// Its name, as in `IncorrectDrawClaim`.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// Returns the provision with this name, ignoring capitals, hyphens and spaces.
    pub fn from_name(name: &str) -> Option<Self> {
        // The stored form first; the rest is for people.
        if let Some(exact) = Self::ALL.iter().find(|provision| provision.name() == name) {
            return Some(*exact);
        }
        let plain = |text: &str| -> String {
            text.chars()
                .filter(|sign| sign.is_alphanumeric())
                .flat_map(char::to_lowercase)
                .collect()
        };
        let wanted = plain(name);
        Self::ALL.iter().copied().find(|provision| plain(provision.name()) == wanted)
    }

    /// Returns what a program can do with it in an edition.
    pub fn kind(self, edition: Edition) -> Kind {
        let entry = self.entry();
        match entry.later {
            Some((since, kind)) if edition >= since => kind,
            _ => entry.kind,
        }
    }

    /// Returns the articles of an edition that contain it: none, one or several.
    pub const fn articles(self, edition: Edition) -> &'static [Article] {
        let Entry { columns, since, .. } = self.entry();
        let mut place = since.len();
        while place > 0 {
            place -= 1;
            if let (from, Column::Articles(articles)) = &since[place]
                && *from as u8 <= edition as u8
            {
                return articles;
            }
        }
        let mut place = edition as usize;
        if place >= columns.len() {
            place = columns.len() - 1;
        }
        loop {
            match &columns[place] {
                Column::Articles(articles) => return articles,
                // The first edition has no previous one.
                Column::AsBefore if place == 0 => return &[],
                Column::AsBefore => place -= 1,
            }
        }
    }
}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Provision {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Provision {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Self::from_name(&name)
            .ok_or_else(|| D::Error::custom(format!("no provision is called {name:?}")))
    }
}
