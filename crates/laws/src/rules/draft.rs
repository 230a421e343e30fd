//! A decision in the making: the facts so far, and the table as they leave it.

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

/// What follows from an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What became fact, in this order.
    pub events: Vec<Event>,
    /// The table after all of it.
    pub table: Table,
}

/// A decision in the making. Every fact is folded as soon as it is noted, so that the next rule sees it.
pub(crate) struct Draft {
    table: Table,
    at: At,
    events: Vec<Event>,
    /// How many of them were there when it was last asked whether the game has ended.
    judged: usize,
    /// Who had called a flag, if the sheets that it waited for are complete now.
    recorded: Option<Author>,
}

impl Draft {
    /// Nothing has happened yet.
    pub(super) fn new(table: &Table, at: At) -> Self {
        // As many as a move takes that is played and pressed.
        let events = Vec::with_capacity(4);
        Self { table: table.clone(), at: at.max(table.now()), events, judged: 0, recorded: None }
    }

    /// The table as it is now.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The instant of the action.
    pub(crate) fn at(&self) -> At {
        self.at
    }

    /// What a player's clock shows at this instant.
    pub(crate) fn time_left(&self, whose: Colour) -> Milliseconds {
        self.table.clock().remaining(whose, self.at)
    }

    /// What has been noted so far.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// What has been noted since it was last asked whether the game has ended.
    pub(super) fn not_judged(&self) -> &[Event] {
        self.events.get(self.judged..).unwrap_or_default()
    }

    /// It is asked whether the game has ended.
    pub(crate) fn judge(&mut self) {
        self.judged = self.events.len();
    }

    /// Who had called a flag, if the sheets that it waited for were completed just now. It is asked once.
    pub(super) fn take_recorded(&mut self) -> Option<Author> {
        self.recorded.take()
    }

    pub(super) fn into_decision(self) -> Decision {
        Decision { events: self.events, table: self.table }
    }

    /// Something became fact.
    pub(crate) fn note(&mut self, fact: Fact) {
        self.note_at(self.at, fact);
    }

    /// Several things became fact.
    pub(crate) fn note_all(&mut self, facts: impl IntoIterator<Item = Fact>) {
        for fact in facts {
            self.note(fact);
        }
    }

    /// Something became fact at an earlier instant: a flag fell before anybody did anything.
    pub(crate) fn note_at(&mut self, at: At, fact: Fact) {
        let event = Event { at, fact };
        let called = self.table.flag_called_by().cloned();
        self.table.fold(&event);
        self.events.push(event);
        if self.table.flag_called_by().is_none() {
            self.recorded = called.or(self.recorded.take());
        }
    }

    /// What follows from an earlier instant, as of that instant.
    pub(crate) fn as_of(&mut self, at: At, follows: impl FnOnce(&mut Self)) {
        let now = std::mem::replace(&mut self.at, at.max(self.table.now()));
        follows(self);
        self.at = now;
    }

    /// A ruling under a provision, to be completed and handed to [`Self::rule`].
    pub(crate) fn ruling(&self, provision: Provision) -> Ruling {
        Ruling::under(self.table.edition(), provision)
    }

    /// Something was decided. While the sheets are completed for a flag that was called, no clock is started.
    pub(crate) fn rule(&mut self, mut ruling: Ruling) {
        if self.table.flag_called_by().is_some() {
            ruling.orders.retain(|order| !matches!(order, Order::StartClock(_)));
        }
        self.note(Fact::Ruled(ruling));
    }

    /// Play goes on, and a clock with it; but not before a flag that was called is ruled on.
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

    /// Takes an answer down.
    pub(crate) fn answered(&mut self, question: &Question, answer: &Answer, by: &Author) {
        self.note(Fact::Answered { question: question.id, answer: answer.clone(), by: by.clone() });
    }

    /// A refusal under a provision, if the edition has it, to be completed with its ground.
    pub(crate) fn refusal(&self, why: RefusalReason, provision: Provision) -> Refusal {
        Refusal { why, cite: self.table.cite(provision), ground: None }
    }

    /// A refusal under a provision, if the edition has it.
    pub(crate) fn refuse<T>(&self, why: RefusalReason, provision: Provision) -> Result<T, Refusal> {
        Err(self.refusal(why, provision))
    }
}

/// The player who acts; nobody else may.
pub(crate) fn player(who: Who) -> Result<Colour, Refusal> {
    who.side().ok_or_else(|| RefusalReason::NotForYou.into())
}
