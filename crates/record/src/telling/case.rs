//! A case that was played, line by line, and what is wrong with one that cannot be.

use adoube_laws::{
    Citation,
    case::{Happening, Problem, Run},
    clock::At,
    table::Fact,
};

use super::{Scene, event, refusal};
use crate::words::{CaseKey, Words};

/// What a line of a case brought.
pub struct CaseStep {
    /// The line in the file; none for what was there before the first.
    pub line: Option<usize>,
    /// When.
    pub at: At,
    /// What the line says, without its time.
    pub text: String,
    /// What became fact.
    pub happened: Vec<CaseFact>,
    /// Why it could not be done.
    pub refused: Option<CaseRefusal>,
}

/// Something that became fact.
pub struct CaseFact {
    /// In words; of a decision also the grounds and what follows.
    pub sentences: Vec<String>,
    /// What it rests on.
    pub under: Vec<Citation>,
    /// Whether it was decided, or asked of the arbiter.
    pub is_decision: bool,
}

/// Something that could not be done.
pub struct CaseRefusal {
    /// Why.
    pub sentence: String,
    /// Under which provision.
    pub under: Option<Citation>,
}

/// The lines of a case that brought something; of what was there before the first, only what was decided.
pub fn case(run: &Run, words: &Words) -> Vec<CaseStep> {
    run.happenings.iter().filter_map(|happening| step(happening, words)).collect()
}

fn step(happening: &Happening, words: &Words) -> Option<CaseStep> {
    let mut before = &happening.before;
    let mut happened = Vec::new();
    for noted in &happening.noted {
        let is_decision = matches!(noted.event.fact, Fact::Ruled(_) | Fact::Asked(_));
        let scene = Scene { before, after: &noted.after, words };
        if is_decision || happening.line.is_some() && !is_fleeting(&noted.event.fact, happening) {
            let sentences = event(&noted.event, scene);
            happened.push(CaseFact { sentences, under: noted.under.clone(), is_decision });
        }
        before = &noted.after;
    }
    let scene = Scene { before, after: before, words };
    let refused = happening
        .refusal
        .as_ref()
        .map(|found| CaseRefusal { sentence: refusal(found, scene), under: found.cite });
    if happening.line.is_none() && happened.is_empty() && refused.is_none() {
        return None;
    }
    let text = happening.text.clone();
    Some(CaseStep { line: happening.line, at: happening.at, text, happened, refused })
}

/// Whether something came to be noticed and ceased to be within the same line: nobody had the time.
fn is_fleeting(fact: &Fact, happening: &Happening) -> bool {
    let facts = || happening.noted.iter().map(|noted| &noted.event.fact);
    match fact {
        Fact::Came(latent) => facts().any(|fact| *fact == Fact::Lapsed(latent.clone())),
        Fact::Lapsed(latent) => facts().any(|fact| *fact == Fact::Came(latent.clone())),
        _ => false,
    }
}

/// What is wrong with the text of a case.
pub fn case_fault(problem: &Problem, words: &Words) -> String {
    match problem {
        Problem::NoTitle => words.plain(CaseKey::FaultNoTitle),
        Problem::NotUnderstood => words.plain(CaseKey::FaultNotUnderstood),
        Problem::EndsTooEarly => words.plain(CaseKey::FaultEndsTooEarly),
        Problem::AnnouncedTooLate => words.plain(CaseKey::FaultAnnouncedTooLate),
        Problem::UnknownEdition => words.plain(CaseKey::FaultUnknownEdition),
        Problem::EditionNotRun => words.plain(CaseKey::FaultEditionNotRun),
        Problem::BackInTime => words.plain(CaseKey::FaultBackInTime),
        Problem::BadTime => words.plain(CaseKey::FaultBadTime),
        Problem::UnknownArticle => words.plain(CaseKey::FaultUnknownArticle),
        Problem::NotInEditions { editions, what } => {
            let with = [("editions", editions.into()), ("what", what.into())];
            words.say(CaseKey::FaultNotInEditions, with)
        }
        Problem::Position(why) => words.say(CaseKey::FaultPosition, [("why", why.into())]),
        Problem::Regulations(why) => words.say(CaseKey::FaultRegulations, [("why", why.into())]),
        Problem::Moves(why) => words.say(CaseKey::FaultMoves, [("why", why.into())]),
        Problem::TooLong => words.plain(CaseKey::FaultTooLong),
        Problem::NothingHappens => words.plain(CaseKey::FaultNothingHappens),
    }
}

/// More than this nobody reads.
const MOST: usize = 12;

/// The help that goes with a fault: what was perhaps meant, else what is understood there.
pub fn case_help(candidates: &[String], expected: &[String], words: &Words) -> Vec<String> {
    let mut help = Vec::new();
    let first = |list: &[String]| list.iter().take(MOST).cloned().collect::<Vec<_>>().join(", ");
    if !candidates.is_empty() {
        help.push(words.say(CaseKey::Perhaps, [("list", first(candidates).into())]));
    }
    if !expected.is_empty() {
        let more = if expected.len() > MOST { ", …" } else { "" };
        let list = format!("{}{more}", first(expected));
        help.push(words.say(CaseKey::Understood, [("list", list.into())]));
    }
    help
}
