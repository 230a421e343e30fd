//! Questions that are answered by a lookup: an article, a verdict on a position, the effect of regulations.

use adoube_chess::{Colour, Position, notation::Language};
use adoube_laws::{
    Edition, Provision,
    clock::TimeControl,
    regulations::{Problem, Regulations},
};
use adoube_record::i18n::Localizer;
use adoube_winnable::{Budget, Liveness, dead, winnable};
use serde::Deserialize;

use crate::questions::Question;

/// `adoube law ARTICLE`: the article has the provision, and its sentence contains these words and not those.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Article {
    edition: String,
    number: String,
    provision: String,
    says: Vec<String>,
    #[serde(default)]
    not: Vec<String>,
}

/// `adoube winnable FEN`: whether a player can still mate.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mate {
    position: String,
    by: String,
    can: bool,
}

/// `adoube dead FEN`: whether the game is over.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Dead {
    position: String,
    is: bool,
}

/// The kind of play of a time control.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Category {
    edition: String,
    control: String,
    is: String,
}

/// `adoube regulations FILE`: the fault that such regulations have, or none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    text: String,
    fault: Option<String>,
}

/// What is wrong with the lookups of a question.
pub(crate) fn faults(question: &Question) -> Vec<String> {
    let articles = question.article.iter().filter_map(Article::fault);
    let mates = question.mate.iter().filter_map(Mate::fault);
    let dead = question.dead.iter().filter_map(Dead::fault);
    let categories = question.category.iter().filter_map(Category::fault);
    let rules = question.rules.iter().filter_map(Rules::fault);
    articles.chain(mates).chain(dead).chain(categories).chain(rules).collect()
}

fn edition(text: &str) -> Edition {
    text.parse().expect("an edition")
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

impl Article {
    fn fault(&self) -> Option<String> {
        let provision = Provision::from_name(&self.provision).expect("a provision");
        let number = self.number.parse().expect("an article");
        let edition = edition(&self.edition);
        let found = edition.look_up(&number);
        let sentence = Localizer::new(Language::En).provision(provision, edition).to_lowercase();
        let has = |word: &&String| sentence.contains(&word.to_lowercase());
        let is_there = found.is_some_and(|found| found.provisions.contains(&provision));
        let says_all = self.says.iter().all(|word| has(&word));
        let is_right = is_there && says_all && !self.not.iter().any(|word| has(&word));
        (!is_right).then(|| format!("{} {}: {sentence}", self.edition, self.number))
    }
}

impl Mate {
    fn fault(&self) -> Option<String> {
        let by = if self.by == "White" { Colour::White } else { Colour::Black };
        let verdict = winnable(&position(&self.position), by, Budget::FULL).as_bool();
        (verdict != Some(self.can)).then(|| format!("{} {}: {verdict:?}", self.position, self.by))
    }
}

impl Dead {
    fn fault(&self) -> Option<String> {
        let wanted = if self.is { Liveness::Dead } else { Liveness::Alive };
        let life = dead(&position(&self.position), Budget::FULL);
        (life != wanted).then(|| format!("{}: {life:?}", self.position))
    }
}

impl Category {
    fn fault(&self) -> Option<String> {
        let control: TimeControl = self.control.parse().expect("a time control");
        let category = Regulations::new(edition(&self.edition), control).category().name();
        (category != self.is).then(|| format!("{} {}: {category}", self.edition, self.control))
    }
}

impl Rules {
    fn fault(&self) -> Option<String> {
        let findings = match Regulations::read(&self.text) {
            Ok(announced) => announced.remarks,
            Err(unreadable) => unreadable.findings,
        };
        let codes: Vec<&str> = findings
            .iter()
            .map(|finding| match &finding.problem {
                Problem::Meaning(fault) => fault.code(),
                Problem::Text(_) => "text",
            })
            .collect();
        let is_right = match &self.fault {
            Some(wanted) => codes.contains(&wanted.as_str()),
            None => codes.is_empty(),
        };
        (!is_right).then(|| format!("{:?}: {codes:?}", self.text))
    }
}
