//! The run of a case, line by line, and the faults of a case that cannot be run.

use adoube_laws::{
    Citation,
    case::{Problem, RecordedEvent, Run, StepOutcome, Unclear},
    clock::At,
    table::{Completion, ConductFact, Fact},
};

use super::{
    Context,
    context::{colour_value, numbers},
    event, refusal, ruling,
    time::length,
};
use crate::i18n::{CaseKey, Localizer};

/// The effect of a line of a case.
pub struct CaseStep {
    /// The line in the file; none for events before the first.
    pub line: Option<usize>,
    /// The instant.
    pub at: At,
    /// The text of the line, without its time.
    pub text: String,
    /// The events.
    pub happened: Vec<CaseFact>,
    /// Why an act was refused.
    pub refused: Vec<CaseRefusal>,
}

/// An event.
pub struct CaseFact {
    /// Sentences; of a decision also the consequences and the grounds.
    pub sentences: Vec<String>,
    /// Sentences for readers who want to know more.
    pub further: Vec<String>,
    /// The one or two articles that it rests on.
    pub articles: Vec<String>,
    /// All other articles.
    pub further_articles: Vec<String>,
    /// Whether it is a decision, or a question to the arbiter.
    pub is_decision: bool,
}

/// A refused act.
pub struct CaseRefusal {
    /// The sentence.
    pub sentence: String,
    /// The provision.
    pub under: Option<Citation>,
}

/// The lines of a case with an effect; of the events before the first, only decisions.
pub fn case(run: &Run, words: &Localizer) -> Vec<CaseStep> {
    run.happenings.iter().filter_map(|happening| step(happening, words)).collect()
}

fn step(happening: &StepOutcome, words: &Localizer) -> Option<CaseStep> {
    let (mut happened, mut refused) = (Vec::new(), Vec::new());
    let is_end_missed =
        happening.noted().any(|noted| matches!(noted.event.fact, Fact::PlayWentOn { .. }));
    for acted in &happening.acts {
        let mut before = &acted.before;
        for noted in &acted.noted {
            let fact = &noted.event.fact;
            let context = Context { before, after: &noted.after, words };
            let is_told =
                is_decision(fact) || happening.line.is_some() && !is_fleeting(fact, happening);
            if is_told && !(is_end_missed && is_of_end(fact)) {
                happened.push(case_fact(noted, context));
            }
            before = &noted.after;
        }
        let context = Context { before, after: before, words };
        refused.extend(
            acted
                .refusal
                .as_ref()
                .map(|found| CaseRefusal { sentence: refusal(found, context), under: found.cite }),
        );
    }
    if happening.line.is_none() && happened.is_empty() && refused.is_empty() {
        return None;
    }
    let text = happening.text.clone();
    Some(CaseStep { line: happening.line, at: happening.at, text, happened, refused })
}

/// Whether it is a decision, or a question to the arbiter.
const fn is_decision(fact: &Fact) -> bool {
    matches!(fact, Fact::Ruled(_) | Fact::Asked(_))
}

/// Whether it ends the game: such an event is not announced if nobody noticed it.
fn is_of_end(fact: &Fact) -> bool {
    match fact {
        Fact::Ruled(ruling) => ruling.outcome().is_some(),
        Fact::MoveCompleted { how: Completion::EndOfGame, .. }
        | Fact::Conduct(ConductFact::Scored(_)) => true,
        _ => false,
    }
}

/// How many articles of an event that is not a decision are listed first.
const LEADING: usize = 2;

fn case_fact(noted: &RecordedEvent, context: Context<'_>) -> CaseFact {
    let all = numbers(noted.under.iter().flat_map(|cite| cite.articles()));
    let (leading, further) = match &noted.event.fact {
        Fact::Ruled(decided) => {
            (numbers(decided.leading_articles().into_iter()), ruling(decided, context).further)
        }
        _ => (all.iter().take(LEADING).cloned().collect(), Vec::new()),
    };
    CaseFact {
        sentences: event(&noted.event, context),
        further,
        further_articles: all.into_iter().filter(|one| !leading.contains(one)).collect(),
        articles: leading,
        is_decision: is_decision(&noted.event.fact),
    }
}

/// Whether something began and ceased to be noticeable within the same line, so that nobody had time to notice it.
fn is_fleeting(fact: &Fact, happening: &StepOutcome) -> bool {
    let facts = || happening.noted().map(|noted| &noted.event.fact);
    match fact {
        Fact::IrregularityArose(latent) => {
            facts().any(|fact| *fact == Fact::IrregularityLapsed(latent.clone()))
        }
        Fact::IrregularityLapsed(latent) => {
            facts().any(|fact| *fact == Fact::IrregularityArose(latent.clone()))
        }
        _ => false,
    }
}

/// The fault of a case.
pub fn case_fault(problem: &Problem, words: &Localizer) -> String {
    match problem {
        Problem::NoTitle => words.plain(CaseKey::FaultNoTitle),
        Problem::UnknownLanguage => words.plain(CaseKey::FaultUnknownLanguage),
        Problem::NotUnderstood => words.plain(CaseKey::FaultNotUnderstood),
        Problem::EndsTooEarly => words.plain(CaseKey::FaultEndsTooEarly),
        Problem::AnnouncedTooLate => words.plain(CaseKey::FaultAnnouncedTooLate),
        Problem::UnknownEdition => words.plain(CaseKey::FaultUnknownEdition),
        Problem::EditionNotRun => words.plain(CaseKey::FaultEditionNotRun),
        Problem::BackInTime => words.plain(CaseKey::FaultBackInTime),
        Problem::BadTime => words.plain(CaseKey::FaultBadTime),
        Problem::NoUnit => words.plain(CaseKey::FaultNoUnit),
        Problem::UnknownArticle => words.plain(CaseKey::FaultUnknownArticle),
        Problem::NotInEditions { editions, what } => {
            let count = editions.split(", ").count();
            let with =
                [("editions", editions.into()), ("count", count.into()), ("what", what.into())];
            words.say(CaseKey::FaultNotInEditions, with)
        }
        Problem::Position(why) => words.say(CaseKey::FaultPosition, [("why", why.into())]),
        Problem::Regulations(why) => words.say(CaseKey::FaultRegulations, [("why", why.into())]),
        Problem::Moves(why) => words.say(CaseKey::FaultMoves, [("why", why.into())]),
        Problem::Unclear(why) => unclear(why, words),
        Problem::TooLong => words.plain(CaseKey::FaultTooLong),
        Problem::NothingHappens => words.plain(CaseKey::FaultNothingHappens),
    }
}

/// Why a line has no meaning at the table.
fn unclear(why: &Unclear, words: &Localizer) -> String {
    let said = |text: &String| [("text", text.clone().into())];
    match why {
        Unclear::Missing(what) => words.say(CaseKey::FaultMissing, [("what", (*what).into())]),
        Unclear::NoSuchPiece(text) => words.say(CaseKey::FaultNoSuchPiece, said(text)),
        Unclear::SeveralPieces(text) => words.say(CaseKey::FaultSeveralPieces, said(text)),
        Unclear::NoArticle(text) => words.say(CaseKey::FaultNoArticle, said(text)),
        Unclear::NotThere(text) => words.say(CaseKey::FaultNotThere, said(text)),
        Unclear::EitherCastling => words.plain(CaseKey::FaultEitherCastling),
        Unclear::NoCastling => words.plain(CaseKey::FaultNoCastling),
        Unclear::WhichDraw => words.plain(CaseKey::FaultWhichDraw),
        Unclear::TimeLeft { whose, left } => words.say(
            CaseKey::FaultTimeLeft,
            [colour_value(*whose), ("time", length(*left, words).into())],
        ),
        Unclear::ClockStands(whose) => words.say(CaseKey::FaultClockStands, [colour_value(*whose)]),
    }
}

/// The most suggestions.
const MOST: usize = 12;

/// The help for a fault: the likely intention, else what is understood in that place.
pub fn case_help(candidates: &[String], expected: &[String], words: &Localizer) -> Vec<String> {
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
