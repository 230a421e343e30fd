//! Looks up an article of an edition, and the nearest ones to a number that it does not have.

use crate::{Article, Edition, Provision};

/// What is found at a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookupResult {
    /// The provisions of the article itself; empty if it only has subdivisions.
    pub provisions: Vec<Provision>,
    /// The articles below it, in order.
    pub parts: Vec<&'static Article>,
}

/// The number of articles to suggest.
const NEAR: usize = 5;

impl Edition {
    /// Returns what is at a number and below it, if the edition has anything there.
    pub fn look_up(self, article: &Article) -> Option<LookupResult> {
        let provisions: Vec<Provision> = self.provisions_at(article).collect();
        let parts: Vec<&Article> =
            self.articles().into_iter().filter(|part| part.is_part_of(article)).collect();
        let has_any = !provisions.is_empty() || !parts.is_empty();
        has_any.then_some(LookupResult { provisions, parts })
    }

    /// Returns the articles that share the longest beginning with this one, and of these the nearest, in order.
    pub fn nearest(self, wanted: &Article) -> Vec<&'static Article> {
        let articles = self.articles();
        let place = articles.partition_point(|&article| article < wanted);
        let shared = |article: &Article| article.shared_parts(wanted);
        let most = articles.iter().map(|article| shared(article)).max();
        let mut near: Vec<(usize, &'static Article)> = articles
            .into_iter()
            .enumerate()
            .filter(|(_, article)| Some(shared(article)) == most)
            .collect();
        near.sort_by_key(|(at, _)| at.abs_diff(place));
        near.truncate(NEAR);
        near.sort_by_key(|(at, _)| *at);
        near.into_iter().map(|(_, article)| article).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn article(text: &str) -> Article {
        text.parse().expect("an article")
    }

    #[test]
    fn a_number_that_only_stands_above_others_has_parts() {
        let found = Edition::Y2017.look_up(&article("9")).expect("there is a ninth article");
        assert!(found.provisions.is_empty());
        assert!(found.parts.contains(&&article("9.2.2")));
        assert_eq!(Edition::Y2017.look_up(&article("9.99")), None);
    }

    #[test]
    fn the_nearest_stand_in_the_same_article() {
        let near = Edition::Y2017.nearest(&article("9.99"));
        assert_eq!(near.len(), NEAR);
        assert!(near.iter().all(|near| near.is_part_of(&article("9"))), "{near:?}");
    }
}
