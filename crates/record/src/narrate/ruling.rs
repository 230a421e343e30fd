//! Decisions as an arbiter would tell them.

mod decided;

use adoube_laws::{
    Article, Provision,
    table::{Author, Ground, Ruling},
};
use decided::decided;

use super::{
    ground::{ground, lookalikes},
    mate,
    order::order,
    scene::{From, Scene, numbers, of},
};
use crate::i18n::TableKey;

/// A decision in sentences.
pub struct Decision {
    /// What was decided.
    pub decided: String,
    /// The one or two articles it rests on, as a sentence.
    pub articles: String,
    /// What follows.
    pub orders: Vec<String>,
    /// What shows it.
    pub grounds: Vec<String>,
    /// Who decided, if it was left to somebody.
    pub author: Option<String>,
    /// What is read only by those who want to know more: a long line of mate, the further articles.
    pub further: Vec<String>,
}

impl Decision {
    /// What is read at first sight, in the order of reading.
    pub fn sentences(&self) -> Vec<String> {
        let first = [&self.decided, &self.articles].into_iter();
        first.chain(&self.orders).chain(&self.grounds).chain(&self.author).cloned().collect()
    }
}

/// What was decided, where it is written, what follows, on what grounds, and by whom.
pub fn ruling(ruling: &Ruling, scene: Scene<'_>) -> Decision {
    let lines = ruling.grounds.iter().filter_map(|each| mate::line(each, scene));
    Decision {
        decided: decided(ruling, scene),
        articles: articles(TableKey::Articles, &ruling.leading_articles(), scene),
        orders: ruling.orders.iter().map(|each| order(each, scene)).collect(),
        grounds: grounds(ruling, scene),
        author: author(&ruling.author, scene),
        further: lines.chain(further_articles(ruling, scene)).collect(),
    }
}

/// What shows it and is not said by the decision itself.
fn grounds(ruling: &Ruling, scene: Scene<'_>) -> Vec<String> {
    let decided = decided(ruling, scene);
    // Lookalikes are told together; what was tried or not established may be in the decision.
    let is_apart = |each: &&Ground| match each {
        Ground::NotTheSame { .. } | Ground::NotEstablished => true,
        Ground::Attempt(plan) => decided.contains(&scene.plan(*plan)),
        Ground::Played(played) => decided.contains(&scene.played(*played, From::LastMove)),
        _ => false,
    };
    let others = ruling.grounds.iter().filter(|each| !is_apart(each));
    let told = others.map(|each| ground(each, ruling.about, scene));
    let told = told
        .chain(lookalikes(&ruling.grounds, scene))
        .chain(both_flags(ruling, scene))
        .chain(mate::why_dead(ruling, scene));
    let mut all: Vec<String> = Vec::new();
    for sentence in told {
        if !decided.ends_with(sentence.as_str()) && !all.contains(&sentence) {
            all.push(sentence);
        }
    }
    all
}

/// Of two flags that are down, which fell first.
fn both_flags(ruling: &Ruling, scene: Scene<'_>) -> Option<String> {
    let is_of_flag = ruling.main().is_some_and(|main| {
        matches!(main.provision(), Provision::FlagFall | Provision::FlagFallWithoutMatingChance)
    });
    let loser = ruling.about.filter(|_| is_of_flag)?;
    let [own, other] = [loser, !loser].map(|whose| scene.before.clock().down(whose));
    (own?.at < other?.at).then(|| scene.words.say(TableKey::GroundBothFlags, [of(loser)]))
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

fn further_articles(ruling: &Ruling, scene: Scene<'_>) -> Option<String> {
    let further = ruling.further_articles();
    (!further.is_empty()).then(|| articles(TableKey::FurtherArticles, &further, scene))
}

fn articles(key: TableKey, articles: &[&Article], scene: Scene<'_>) -> String {
    let articles = numbers(articles.iter().copied());
    let edition = scene.after.edition().to_string();
    let with = [
        ("count", articles.len().into()),
        ("articles", articles.join(", ").into()),
        ("edition", edition.into()),
    ];
    scene.words.say(key, with)
}
