//! Decisions as an arbiter would tell them.

mod decided;

use adoube_laws::table::{Author, Ruling};
use decided::decided;

use super::{ground::ground, order::order, scene::Scene};
use crate::words::TableKey;

/// A decision in sentences.
pub struct Decision {
    /// What was decided.
    pub decided: String,
    /// What shows it.
    pub grounds: Vec<String>,
    /// What follows.
    pub orders: Vec<String>,
    /// Who decided, if it was left to somebody.
    pub author: Option<String>,
    /// Where it is written.
    pub articles: String,
}

impl Decision {
    /// All of it, in the order of reading.
    pub fn sentences(&self) -> Vec<String> {
        let grounds = self.grounds.iter().chain(&self.orders).chain(&self.author);
        [&self.decided].into_iter().chain(grounds).chain([&self.articles]).cloned().collect()
    }
}

/// What was decided, on what grounds, what follows, by whom, and where it is written.
pub fn ruling(ruling: &Ruling, scene: Scene<'_>) -> Decision {
    Decision {
        decided: decided(ruling, scene),
        grounds: ruling.grounds.iter().map(|each| ground(each, ruling.about, scene)).collect(),
        orders: ruling.orders.iter().map(|each| order(each, scene)).collect(),
        author: author(&ruling.author, scene),
        articles: articles(ruling, scene),
    }
}

fn author(author: &Author, scene: Scene<'_>) -> Option<String> {
    let words = scene.words;
    match author {
        Author::TheLaws => None,
        Author::Arbiter(name) if name.is_empty() => Some(words.plain(TableKey::AuthorArbiter)),
        Author::Arbiter(name) => {
            Some(words.say(TableKey::AuthorArbiterNamed, [("name", name.as_str().into())]))
        }
    }
}

fn articles(ruling: &Ruling, scene: Scene<'_>) -> String {
    let articles = Scene::articles(ruling.cites());
    let edition = scene.after.edition().to_string();
    let with = [
        ("count", articles.len().into()),
        ("articles", articles.join(", ").into()),
        ("edition", edition.into()),
    ];
    scene.words.say(TableKey::Articles, with)
}
