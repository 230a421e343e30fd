//! Which articles the cases have shown, counted from what the engine cited while they ran and from nothing else.

use std::collections::BTreeSet;

use serde::Deserialize;

use crate::{Article, Citation, Edition, Kind};

/// The articles of an edition that a program can decide, check or record, and which of them were cited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The edition.
    pub edition: Edition,
    /// Those that were cited.
    pub covered: Vec<&'static Article>,
    /// Those that were not.
    pub missing: Vec<&'static Article>,
}

impl Coverage {
    /// What was covered by these citations. An article counts if something that it says is a rule, a procedure or a
    /// record; it is covered if one of these was cited.
    ///
    /// ```
    /// use adoube_laws::{Edition, Provision, case::Coverage};
    /// let cited = Edition::Y2017.cite(Provision::Stalemate).expect("the edition has it");
    /// let coverage = Coverage::of(Edition::Y2017, &[cited].into());
    /// assert_eq!(coverage.covered.len(), 1);
    /// assert_eq!(coverage.covered[0].to_string(), "5.2.1");
    /// ```
    pub fn of(edition: Edition, cited: &BTreeSet<Citation>) -> Self {
        let counting = edition.articles().into_iter().filter(|article| counts(edition, article));
        let (covered, missing) = counting.partition(|article| {
            let mut provisions = counted(edition, article);
            provisions.any(|provision| {
                edition.cite(provision).is_some_and(|citation| cited.contains(&citation))
            })
        });
        Self { edition, covered, missing }
    }

    /// How many articles count.
    pub fn total(&self) -> usize {
        self.covered.len() + self.missing.len()
    }
}

/// Whether an article is one that a program can do something about.
fn counts(edition: Edition, article: &Article) -> bool {
    counted(edition, article).next().is_some()
}

fn counted(edition: Edition, article: &Article) -> impl Iterator<Item = crate::Provision> {
    edition.provisions_at(article).filter(move |provision| match provision.kind(edition) {
        Kind::Rule | Kind::Procedure | Kind::Record => true,
        Kind::Arbiter | Kind::Physical => false,
    })
}

/// Why articles are not shown by any case: the one list of reasons, a TOML text.
///
/// ```
/// use adoube_laws::{Edition, case::Reasons};
/// let reasons = Reasons::read(
///     "[[uncovered]]\narticles = [\"F\"]\neditions = [\"2017\"]\nreason = \"to come\"\n",
/// )?;
/// assert_eq!(reasons.of(Edition::Y2017, &"F.2.1".parse()?), Some("to come"));
/// assert_eq!(reasons.of(Edition::Y2009, &"F.2.1".parse()?), None);
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
    /// The editions in which; all if none are named.
    #[serde(default)]
    editions: Vec<String>,
    reason: String,
}

impl Reasons {
    /// Reads the list.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// Why an article has no case, if the list says so.
    pub fn of(&self, edition: Edition, article: &Article) -> Option<&str> {
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
