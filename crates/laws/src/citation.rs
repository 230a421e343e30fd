//! References to the Laws that are valid by construction.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Article, Edition, Provision};

/// A provision that an edition has. It can only be created by [`Edition::cite`].
///
/// ```
/// use adoube_laws::{Edition, Provision};
///
/// let cited = Edition::Y2017.cite(Provision::IncorrectDrawClaim).expect("the edition has it");
/// assert_eq!(cited.to_string(), "9.5.3");
/// assert_eq!(Edition::Y2009.cite(Provision::FivefoldRepetition), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Citation {
    edition: Edition,
    provision: Provision,
}

impl Edition {
    /// Cites the provision, if this edition has it.
    pub const fn cite(self, provision: Provision) -> Option<Citation> {
        if provision.articles(self).is_empty() {
            return None;
        }
        Some(Citation { edition: self, provision })
    }

    /// Iterates over the provisions of an article of this edition: several where it contains several rules.
    pub fn provisions_at(self, article: &Article) -> impl Iterator<Item = Provision> {
        Provision::ALL
            .iter()
            .copied()
            .filter(move |provision| provision.articles(self).contains(article))
    }

    /// Returns every article of this edition once, in order.
    pub fn articles(self) -> Vec<&'static Article> {
        let mut articles: Vec<_> =
            Provision::ALL.iter().flat_map(|provision| provision.articles(self)).collect();
        articles.sort();
        articles.dedup();
        articles
    }
}

impl Citation {
    /// The edition cited.
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// The rule cited.
    pub const fn provision(self) -> Provision {
        self.provision
    }

    /// The articles of the edition that contain it; never empty.
    pub const fn articles(self) -> &'static [Article] {
        self.provision.articles(self.edition)
    }

    /// Returns the article to name where there is room for one: the only one without subdivisions, else the first.
    pub fn article(self) -> Option<&'static Article> {
        let articles = self.articles();
        let is_divided =
            |article: &&Article| articles.iter().any(|other| other.is_part_of(article));
        let mut whole = articles.iter().filter(|article| !is_divided(article));
        let only = whole.next().filter(|_| whole.next().is_none());
        only.or_else(|| articles.first())
    }
}

impl fmt::Display for Citation {
    /// Writes the articles, as in `5.2.b, 9.6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, article) in self.articles().iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{article}")?;
        }
        Ok(())
    }
}

impl Serialize for Citation {
    /// Serialises as `2017 IncorrectDrawClaim`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{} {}", self.edition, self.provision))
    }
}

impl<'de> Deserialize<'de> for Citation {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let read = || {
            let (edition, provision) = text.split_once(' ')?;
            edition.parse::<Edition>().ok()?.cite(Provision::from_name(provision)?)
        };
        read().ok_or_else(|| D::Error::custom(format!("{text:?} is no provision of an edition")))
    }
}
