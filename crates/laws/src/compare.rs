//! Two editions side by side.

use crate::{Article, Edition, Provision};

/// What happened to the provisions of one edition in another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Only in the new edition, in its order.
    pub new: Vec<Provision>,
    /// Only in the old edition, in its order.
    pub gone: Vec<Provision>,
    /// In both under different numbers, in the order of the old edition.
    pub renumbered: Vec<Provision>,
    /// In both under the same numbers, in the order of the old edition.
    pub same: Vec<Provision>,
}

impl Comparison {
    /// Compares two editions.
    ///
    /// ```
    /// # use adoube_laws::{Comparison, Edition, Provision};
    /// let changes = Comparison::new(Edition::Y2009, Edition::Y2017);
    /// assert!(changes.new.contains(&Provision::FivefoldRepetition));
    /// ```
    pub fn new(from: Edition, to: Edition) -> Self {
        let has = |provision: &Provision, edition: Edition| edition.cite(*provision).is_some();
        // Compared as printed: to a reader, the same parts with other dots are a different number.
        let printed = |provision: &Provision, edition| -> Vec<String> {
            provision.articles(edition).iter().map(ToString::to_string).collect()
        };
        let all = || Provision::ALL.iter().copied();
        let in_both = all().filter(|p| has(p, from) && has(p, to));
        let (same, renumbered): (Vec<Provision>, Vec<Provision>) =
            in_both.partition(|p| printed(p, from) == printed(p, to));
        let only = |one, other| all().filter(|p| has(p, one) && !has(p, other)).collect();
        Self {
            new: in_order(only(to, from), to),
            gone: in_order(only(from, to), from),
            renumbered: in_order(renumbered, from),
            same: in_order(same, from),
        }
    }
}

fn in_order(mut provisions: Vec<Provision>, by: Edition) -> Vec<Provision> {
    let first =
        |provision: &Provision| -> Option<&'static Article> { provision.articles(by).first() };
    provisions.sort_by(|one, other| first(one).cmp(&first(other)));
    provisions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_provision_of_either_edition_is_somewhere_once() {
        for from in Edition::ALL {
            for to in Edition::ALL {
                let found = Comparison::new(from, to);
                let mut all = [found.new, found.gone, found.renumbered, found.same].concat();
                all.sort();
                let has = |p: &&Provision| from.cite(**p).is_some() || to.cite(**p).is_some();
                let mut wanted: Vec<Provision> =
                    Provision::ALL.iter().filter(has).copied().collect();
                wanted.sort();
                assert_eq!(all, wanted, "{from} and {to}");
            }
        }
    }

    #[test]
    fn an_edition_is_the_same_as_itself() {
        let found = Comparison::new(Edition::Y2017, Edition::Y2017);
        assert!(found.new.is_empty() && found.gone.is_empty() && found.renumbered.is_empty());
    }
}
