//! A decision in progress: the facts so far, and the table after them.

use adoube_chess::Colour;

use crate::{
    Provision,
    clock::{At, Milliseconds},
    state::Table,
    vocabulary::{
        Answer, AnswerKind, Author, Event, Fact, Order, Question, Refusal, RefusalReason, Ruling,
        Topic, Who,
    },
};

/// The result of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The facts, in order.
    pub events: Vec<Event>,
    /// The table after all of them.
    pub table: Table,
}

/// A decision in progress. Every fact is folded as soon as it is recorded, so that the next rule sees it.
pub(crate) struct Draft {
    table: Table,
    at: At,
    events: Vec<Event>,
    /// The number of events at the last check for the end of the game.
    judged: usize,
    /// The person who had called a flag, if the sheets it waited for are now complete.
    recorded: Option<Author>,
}

impl Draft {
    /// Creates an empty draft.
    pub(super) fn new(table: &Table, at: At) -> Self {
        // Room for the events of a move that is played and pressed.
        let events = Vec::with_capacity(4);
        Self { table: table.clone(), at: at.max(table.now()), events, judged: 0, recorded: None }
    }

    /// The table after the facts so far.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The instant of the action.
    pub(crate) fn at(&self) -> At {
        self.at
    }

    /// Returns the time on a player's clock at this instant.
    pub(crate) fn time_left(&self, whose: Colour) -> Milliseconds {
        self.table.clock().remaining(whose, self.at)
    }

    /// The events recorded so far.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// The events recorded since the last check for the end of the game.
    pub(super) fn unjudged(&self) -> &[Event] {
        self.events.get(self.judged..).unwrap_or_default()
    }

    /// Marks the events so far as checked for the end of the game.
    pub(crate) fn mark_judged(&mut self) {
        self.judged = self.events.len();
    }

    /// Takes the person who had called a flag, if the sheets it waited for were just completed.
    pub(super) fn take_flag_caller(&mut self) -> Option<Author> {
        self.recorded.take()
    }

    pub(super) fn into_decision(self) -> Decision {
        Decision { events: self.events, table: self.table }
    }

    /// Records a fact.
    pub(crate) fn note(&mut self, fact: Fact) {
        self.note_at(self.at, fact);
    }

    /// Records several facts.
    pub(crate) fn note_all(&mut self, facts: impl IntoIterator<Item = Fact>) {
        for fact in facts {
            self.note(fact);
        }
    }

    /// Records a fact at an earlier instant, such as a flag that fell before the action.
    pub(crate) fn note_at(&mut self, at: At, fact: Fact) {
        let event = Event { at, fact };
        let called = self.table.flag_called_by().cloned();
        self.table.fold(&event);
        self.events.push(event);
        if self.table.flag_called_by().is_none() {
            self.recorded = called.or(self.recorded.take());
        }
    }

    /// Runs rules as of an earlier instant.
    pub(crate) fn as_of(&mut self, at: At, follows: impl FnOnce(&mut Self)) {
        let now = std::mem::replace(&mut self.at, at.max(self.table.now()));
        follows(self);
        self.at = now;
    }

    /// Creates a ruling under a provision, to be completed and passed to [`Self::rule`].
    pub(crate) fn ruling(&self, provision: Provision) -> Ruling {
        Ruling::under(self.table.edition(), provision)
    }

    /// Records a ruling. While the sheets are being completed for a called flag, no clock is started.
    pub(crate) fn rule(&mut self, mut ruling: Ruling) {
        if self.table.flag_called_by().is_some() {
            ruling.orders.retain(|order| !matches!(order, Order::StartClock(_)));
        }
        self.note(Fact::Ruled(ruling));
    }

    /// Restarts play and a clock, but not before a called flag is ruled on.
    pub(crate) fn restart(&mut self, whose: Colour) {
        if self.table.flag_called_by().is_none() {
            self.note(Fact::ClockRestarted(whose));
        }
    }

    /// Puts a question to the arbiter.
    pub(crate) fn ask(
        &mut self,
        topic: Topic,
        about: Colour,
        under: Provision,
        answers: &[AnswerKind],
    ) {
        let edition = self.table.edition();
        let cite = edition.cite(under).or_else(|| edition.cite(Provision::CasesNotRegulated));
        let Some(under) = cite else { return };
        let question = Question {
            id: self.table.next_question(),
            topic,
            about,
            under,
            answers: answers.to_vec(),
            suggested: topic.presumed(),
        };
        self.note(Fact::Asked(question));
    }

    /// Records an answer.
    pub(crate) fn note_answer(&mut self, question: &Question, answer: &Answer, by: &Author) {
        self.note(Fact::Answered { question: question.id, answer: answer.clone(), by: by.clone() });
    }

    /// Creates a refusal under a provision, if the edition has it, to be completed with its ground.
    pub(crate) fn refusal(&self, why: RefusalReason, provision: Provision) -> Refusal {
        Refusal { why, cite: self.table.cite(provision), ground: None }
    }

    /// Refuses under a provision, if the edition has it.
    pub(crate) fn refuse<T>(&self, why: RefusalReason, provision: Provision) -> Result<T, Refusal> {
        Err(self.refusal(why, provision))
    }
}

/// Returns the player who acts; refuses anybody else.
pub(crate) fn player(who: Who) -> Result<Colour, Refusal> {
    who.side().ok_or_else(|| RefusalReason::NotForYou.into())
}
