//! The consequences of an answer, found by giving it at a copy of the table.

use adoube_chess::Colour;
use adoube_laws::{
    Provision,
    table::{
        Action, Answer, AnswerKind, ArbiterAct, Arbitration, Fact, Order, Question, Topic, Who,
    },
};

use super::question;
use crate::{
    i18n::QuestionKey,
    narrate::{
        context::Context, order::order, refusal::refusal, ruling::own_decision, time::reading,
    },
};

/// The consequences of an answer without a value.
pub(super) fn describe(asked: &Question, kind: AnswerKind, context: Context<'_>) -> Option<String> {
    if kind == AnswerKind::Penalty {
        return penalties(context);
    }
    if matches!((asked.topic, kind), (Topic::Request | Topic::Assistant, AnswerKind::No)) {
        return Some(context.words.plain(QuestionKey::ConsequenceNone));
    }
    if (asked.topic, kind) == (Topic::DefectiveClock, AnswerKind::Yes) {
        return Some(context.words.plain(QuestionKey::ConsequenceDefectiveClock));
    }
    let answer = plain(kind)?;
    let act = ArbiterAct::Answer { question: Some(asked.id), answer };
    let given = Arbitration::from(act);
    let mut table = context.after.clone();
    if kind == AnswerKind::TimesStay {
        return Some(times(context));
    }
    let decision = match table.act(table.now(), Who::Arbiter, &Action::Arbiter(given)) {
        Ok(decision) => decision,
        // A clock without an increment cannot be set to one.
        Err(refused) => return Some(refusal(&refused, context)),
    };
    let mut rendered: Vec<String> = Vec::new();
    for event in &decision.events {
        let after = table.clone().apply(event);
        rendered.extend(fact_sentences(
            &event.fact,
            Context { before: &table, after: &after, ..context },
        ));
        table = after;
    }
    if rendered.is_empty() {
        rendered.push(context.words.plain(QuestionKey::ConsequenceNone));
    }
    Some(rendered.join(" "))
}

/// The article with the penalties that the arbiter may impose.
fn penalties(context: Context<'_>) -> Option<String> {
    let articles = context.article(context.after.cite(Provision::Penalties)?);
    Some(context.words.say(QuestionKey::ConsequencePenalty, [("articles", articles.into())]))
}

/// The times of both clocks.
fn times(context: Context<'_>) -> String {
    let face = context.after.clock().face(context.after.now());
    let [white, black] = [Colour::White, Colour::Black]
        .map(|colour| reading(face.displays[colour].time, context.words));
    let with = [("white", white.into()), ("black", black.into())];
    context.words.say(QuestionKey::ConsequenceTimes, with)
}

/// The sentences about an event: of a decision its orders, of a further question only the question.
fn fact_sentences(fact: &Fact, context: Context<'_>) -> Vec<String> {
    match fact {
        Fact::Answered { .. }
        | Fact::ClockRestarted(_)
        | Fact::ClocksStopped { .. }
        | Fact::Conduct(_) => Vec::new(),
        Fact::Asked(next) => {
            let question = ("question", question::text(next, context).into());
            vec![context.words.say(QuestionKey::ConsequenceNextQuestion, [question])]
        }
        Fact::Ruled(decided) => {
            let orders = decided.orders.iter().filter(|each| !is_routine(each));
            let rendered: Vec<String> = orders.map(|each| order(each, context)).collect();
            if rendered.is_empty() {
                return own_decision(decided, context).into_iter().collect();
            }
            rendered
        }
        other => vec![super::fact(other, context)],
    }
}

/// Whether an order belongs to every decision of its kind, and so does not distinguish answers.
const fn is_routine(order: &Order) -> bool {
    matches!(order, Order::StartClock(_) | Order::StopClocks | Order::TakeBackPress(_))
}

const fn plain(kind: AnswerKind) -> Option<Answer> {
    match kind {
        AnswerKind::Yes => Some(Answer::Yes),
        AnswerKind::No => Some(Answer::No),
        AnswerKind::NoPenalty => Some(Answer::NoPenalty),
        AnswerKind::TimesStay => Some(Answer::TimesStay),
        AnswerKind::GoesOn => Some(Answer::GoesOn),
        AnswerKind::Penalty
        | AnswerKind::Times
        | AnswerKind::Outcome
        | AnswerKind::Mark
        | AnswerKind::Later => None,
    }
}
