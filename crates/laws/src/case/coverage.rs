//! Which articles the cases cover.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::{Article, Citation, Edition, Kind, Provision};

/// The articles of an edition that a program can decide, check or record, and which of them the cases cover.
///
/// A case shows a provision if one of its lines expects it by name (`ruled …`, `asked … under …`, `refused
/// … under …`, `under …`), the engine cites it there, and the run has no other differences. A provision
/// that the arbiter names (`declares … under`, `penalises … under`, `decides under`) is only asserted and
/// does not count. Nor does one that a fact always carries, as every start and every move does: such a
/// provision counts where a ruling, a question or a refusal rests on it.
///
/// An article is covered if every rule, procedure and record in it is shown. Articles with an unverified
/// number do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The edition.
    pub edition: Edition,
    /// The articles covered.
    pub covered: Vec<&'static Article>,
    /// The articles not covered.
    pub missing: Vec<&'static Article>,
    /// The articles that would count if their number were verified.
    pub unverified: Vec<&'static Article>,
}

impl Coverage {
    /// Computes the coverage from the provisions that cases have shown.
    ///
    /// ```
    /// use adoube_laws::{Edition, Provision, case::Coverage};
    /// let shown = Edition::Y2017.cite(Provision::Stalemate).expect("the edition has it");
    /// let coverage = Coverage::new(Edition::Y2017, &[shown].into());
    /// assert_eq!(coverage.covered.len(), 1);
    /// assert_eq!(coverage.covered[0].to_string(), "5.2.1");
    /// ```
    pub fn new(edition: Edition, shown: &BTreeSet<Citation>) -> Self {
        let all = edition.articles().into_iter();
        let (counting, unverified) = all
            .filter(|article| counted(edition, article).next().is_some())
            .partition::<Vec<_>, _>(|article| article.is_verified());
        let is_shown =
            |provision| edition.cite(provision).is_some_and(|cite| shown.contains(&cite));
        let (covered, missing) =
            counting.into_iter().partition(|article| counted(edition, article).all(is_shown));
        Self { edition, covered, missing, unverified }
    }

    /// The number of articles that count.
    pub fn total(&self) -> usize {
        self.covered.len() + self.missing.len()
    }

    /// Returns the provisions of an article that no case shows.
    pub fn missing_in(
        &self,
        article: &Article,
        shown: &BTreeSet<Citation>,
    ) -> impl Iterator<Item = Provision> {
        counted(self.edition, article).filter(|provision| {
            !self.edition.cite(*provision).is_some_and(|cite| shown.contains(&cite))
        })
    }
}

/// Iterates over the provisions of an article that a program can act on.
fn counted(edition: Edition, article: &Article) -> impl Iterator<Item = Provision> {
    edition.provisions_at(article).filter(move |provision| match provision.kind(edition) {
        Kind::Rule | Kind::Procedure | Kind::Record => true,
        Kind::Arbiter | Kind::Physical => false,
    })
}

/// The reasons why articles are not covered by any case, from a TOML file.
///
/// ```
/// use adoube_laws::{Edition, case::Reasons};
/// let reasons = Reasons::read(
///     "[[uncovered]]\narticles = [\"F\"]\neditions = [\"2017\"]\nreason = \"to come\"\n",
/// )?;
/// assert_eq!(reasons.reason(Edition::Y2017, &"F.2.1".parse()?), Some("to come"));
/// assert_eq!(reasons.reason(Edition::Y2009, &"F.2.1".parse()?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reasons {
    #[serde(default)]
    uncovered: Vec<Uncovered>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Uncovered {
    /// Articles, each with all its parts.
    articles: Vec<String>,
    /// The editions; all if empty.
    #[serde(default)]
    editions: Vec<String>,
    reason: String,
}

impl Reasons {
    /// Parses the list.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// Returns why an article has no case, if the list says so.
    pub fn reason(&self, edition: Edition, article: &Article) -> Option<&str> {
        let year = edition.to_string();
        let names = |reason: &&Uncovered| {
            let is_of = reason.editions.is_empty() || reason.editions.contains(&year);
            let is_it = |label: &String| {
                label
                    .parse::<Article>()
                    .is_ok_and(|named| named == *article || article.is_part_of(&named))
            };
            is_of && reason.articles.iter().any(is_it)
        };
        self.uncovered.iter().find(names).map(|reason| reason.reason.as_str())
    }
}
