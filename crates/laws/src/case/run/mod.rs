//! Runs a case under one edition.

mod compared;
mod missed;
mod within;

use std::collections::BTreeSet;

use adoube_chess::Colour;
use adoube_winnable::Budget;

use super::{
    Case, CaseFault, Problem,
    acts::ParsedAct,
    case_setup::Sheets,
    expected::CaseDecision,
    moves::{By, SentenceContext},
    read::{ExpectationLine, Step, When},
    shown::BareWord,
    values::Unclear,
};
use crate::{
    Citation, Edition,
    clock::At,
    rules::decide,
    state::{self, Table},
    vocabulary::{Action, ArbiterAct, Event, Fact, Ground, Plan, Refusal, SheetAct, Who},
};

/// The result of running a case under one edition.
#[derive(Clone, Debug)]
pub struct Run {
    /// The edition.
    pub edition: Edition,
    /// What happened, line by line. The first entry is the state before the first line.
    pub happenings: Vec<StepOutcome>,
    /// Differences from the expectations.
    pub differences: Vec<Difference>,
    /// Every provision that was cited.
    pub cited: BTreeSet<Citation>,
    /// Those that the case shows: expected by name, and found by the engine. See [`super::Coverage`].
    pub shown: BTreeSet<Citation>,
    /// Those that a ruling, a question, a refusal or a check of the regulations rests on.
    pub decided: BTreeSet<Citation>,
    /// The final table.
    pub table: Table,
    /// Whether it was run to its end.
    pub is_whole: bool,
}

/// The outcome of a line.
#[derive(Clone, Debug)]
pub struct StepOutcome {
    /// The line in the file; `None` for the state before the first line.
    pub line: Option<usize>,
    /// The line without its time.
    pub text: String,
    /// The instant.
    pub at: At,
    /// The table before it.
    pub before: Table,
    /// The acts, in order.
    pub acts: Vec<ActOutcome>,
}

/// An act, or an attempt.
#[derive(Clone, Debug)]
pub struct ActOutcome {
    /// The person.
    pub who: Who,
    /// The action.
    pub action: Action,
    /// The table before it.
    pub before: Table,
    /// The events.
    pub noted: Vec<RecordedEvent>,
    /// Why it was refused.
    pub refusal: Option<Refusal>,
}

/// An event with its citations.
#[derive(Clone, Debug)]
pub struct RecordedEvent {
    /// The event.
    pub event: Event,
    /// The provisions that it rests on.
    pub under: Vec<Citation>,
    /// The table after it.
    pub after: Table,
}

/// A difference from an expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line in the file.
    pub line: usize,
    /// What was expected; `None` if nothing was.
    pub expected: Option<String>,
    /// What happened instead; `None` if nothing did.
    pub got: Option<String>,
}

/// How much work a question of mating is worth where others wait: a few hundredths of a second.
const BRIEF: Budget = Budget { positions: 60_000 };

impl Case {
    /// Runs the case under an edition. It stops at the first line that has no meaning at the table at that
    /// point; under an edition that the case does not name, its regulations may be impossible.
    pub fn run(&self, edition: Edition) -> Result<Run, CaseFault> {
        self.run_within(edition, Budget::FULL, &|_| true)
    }

    /// Runs the case while the callback, called before each action and expectation with the run so far, returns
    /// `true`. Hard questions of mating stay open, so that no single step takes long.
    pub fn run_while(
        &self,
        edition: Edition,
        goes_on: &dyn Fn(&Run) -> bool,
    ) -> Result<Run, CaseFault> {
        self.run_within(edition, BRIEF, goes_on)
    }

    fn run_within(
        &self,
        edition: Edition,
        effort: Budget,
        goes_on: &dyn Fn(&Run) -> bool,
    ) -> Result<Run, CaseFault> {
        let fault = |fault| CaseFault { language: self.language, ..fault };
        let mut stage = Stage::lay(self, edition, goes_on).map_err(fault)?;
        stage.run.table = stage.run.table.with_effort(effort);
        Ok(self.played(stage).map_err(fault)?.translated_to(self.language))
    }

    fn played(&self, mut stage: Stage<'_>) -> Result<Run, CaseFault> {
        let edition = stage.run.edition;
        for (place, (step, expected)) in self.scenes.0.iter().enumerate() {
            match step {
                Some(step) => stage.act(step)?,
                None => stage.begin(self),
            }
            if !stage.run.is_whole {
                break;
            }
            let next = self.scenes.0.get(place + 1);
            let next = next.and_then(|(step, then)| Some((step.as_ref()?, &then[..])));
            if next.is_some_and(|next| stage.is_played_past(expected, next)) {
                stage.play_on();
            }
            let here = step.as_ref().map_or(1, |step| step.line);
            let expected: Vec<&ExpectationLine> =
                expected.iter().filter(|expected| expected.holds_under(edition)).collect();
            stage.compare(here, &expected);
        }
        Ok(stage.run)
    }

    /// Iterates over the expectations under an edition: line numbers and texts.
    pub fn expectations(&self, edition: Edition) -> impl Iterator<Item = (usize, &str)> {
        let all = self.scenes.0.iter().flat_map(|(_, expected)| expected);
        all.filter(move |expected| expected.holds_under(edition))
            .map(|expected| (expected.line, expected.text.as_str()))
    }
}

/// The state of a running case.
struct Stage<'a> {
    run: Run,
    at: At,
    /// Questions, rulings and refusals of this line, each with those of its citations that count.
    decided: Vec<(CaseDecision, Vec<Citation>)>,
    /// All citations of this line that count.
    found: Vec<Citation>,
    /// Those on which something was decided.
    ruled: Vec<Citation>,
    /// The provisions that the regulations violate.
    against: Vec<Citation>,
    /// Whether the regulations are playable.
    is_possible: bool,
    goes_on: &'a dyn Fn(&Run) -> bool,
}

impl<'a> Stage<'a> {
    /// Sets up the table before the first line.
    fn lay(
        case: &Case,
        edition: Edition,
        goes_on: &'a dyn Fn(&Run) -> bool,
    ) -> Result<Self, CaseFault> {
        let announced = case.frame.regulations(edition);
        let is_possible = announced.is_ok();
        let regulations = announced.or_else(|faults| {
            let first = faults.into_iter().next();
            let problem = first.map_or(Problem::Regulations(String::new()), |(_, problem)| problem);
            case.frame.impossible(edition, &case.scenes).ok_or_else(|| CaseFault::new(problem))
        })?;
        let against = case.frame.against(edition);
        let table = Table::new(regulations.clone(), case.frame.laid(&regulations));
        let run = Run {
            edition,
            happenings: Vec::new(),
            differences: Vec::new(),
            cited: BTreeSet::new(),
            shown: BTreeSet::new(),
            decided: BTreeSet::new(),
            table,
            is_whole: true,
        };
        let (decided, found, ruled) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { run, at: At::ZERO, decided, found, ruled, against, is_possible, goes_on })
    }

    /// Starts the game, unless a player is absent, and plays the announced moves.
    fn begin(&mut self, case: &Case) {
        self.open(None, "");
        let frame = &case.frame;
        if !self.is_possible || frame.setup.absent.white || frame.setup.absent.black {
            return;
        }
        self.take(Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
        let played = frame.played().unwrap_or_default();
        for moved in played.played() {
            self.play_on();
            let by = self.run.table.to_move();
            let written = self
                .run
                .table
                .position()
                .map(|position| adoube_chess::san::write(position, moved).to_string());
            self.take(Who::Player(by), &Action::Play(Plan::from(moved)));
            if !self.run.is_whole {
                return;
            }
            if let (Some(text), Sheets::Kept) = (written, frame.sheets) {
                for colour in adoube_chess::Colour::ALL {
                    let write = SheetAct::Write { line: None, text: text.clone() };
                    self.try_to(Who::Player(colour), &Action::Sheet(write));
                }
            }
        }
        self.run.table.set_clocks(frame.clocks);
    }

    fn open(&mut self, line: Option<usize>, text: &str) {
        self.decided.clear();
        self.found.clear();
        self.ruled.clear();
        let (at, text) = (self.at, text.to_owned());
        let (before, acts) = (self.run.table.clone(), Vec::new());
        self.run.happenings.push(StepOutcome { line, text, at, before, acts });
    }

    /// Executes all acts of a line. A refusal is recorded, and the rest is executed nevertheless.
    fn act(&mut self, step: &Step) -> Result<(), CaseFault> {
        let at = match step.when {
            When::Same => self.at,
            When::At(time) => At::ZERO + time,
            When::Later(time) => self.at + time,
        };
        if at < self.at {
            return Err(fault(step, 1, Problem::BackInTime));
        }
        self.at = at;
        self.open(Some(step.line), &step.text);
        for (place, act) in step.acts.iter().enumerate() {
            let unclear = |unclear| fault(step, act.column, Problem::Unclear(unclear));
            if let Some(whose) = act.falling() {
                self.let_fall(whose, step.when).map_err(unclear)?;
                continue;
            }
            let scene = self.scene(act);
            let mut actions = act.actions(&scene).map_err(unclear)?;
            if step.is_denied {
                within::turn_into_accusations(&mut actions, &scene);
            }
            let later = step.acts.get(place + 1..).unwrap_or_default();
            if within::is_pressed_later(act, later, &scene) {
                within::without_press(&mut actions);
            }
            // The actions of one act belong together: after a refusal the others are skipped.
            for (place, action) in actions.iter().enumerate() {
                // A move that has ended the game is complete without the press (6.2.1.1).
                let is_needless = place > 0
                    && matches!(action, Action::Press { .. })
                    && matches!(self.run.table.stage(), state::Stage::Over { .. });
                if is_needless || !self.take(act.actor(), action) {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Returns the scene in which an act is interpreted.
    fn scene(&self, act: &ParsedAct) -> SentenceContext<'_> {
        let table = &self.run.table;
        let side = act.who.side().unwrap_or_else(|| table.to_move());
        let by = if act.who.side().is_some() { By::Player } else { By::Other };
        SentenceContext { table, side, by, at: self.at }
    }

    /// Lets a flag fall: at the time given by the line, or when the time is up.
    fn let_fall(&mut self, whose: Colour, when: When) -> Result<(), Unclear> {
        let clock = self.run.table.clock();
        if when == When::Same && clock.down(whose).is_none() {
            let falls = clock.next_fall().filter(|(colour, _)| *colour == whose);
            let (_, at) = falls.ok_or(Unclear::ClockStands(whose))?;
            self.at = self.at.max(at);
            if let Some(happening) = self.run.happenings.last_mut() {
                happening.at = self.at;
            }
        }
        self.take(Who::Timekeeper, &Action::Tick);
        let clock = self.run.table.clock();
        match clock.down(whose).or(clock.flag(whose)) {
            Some(_) => Ok(()),
            None => Err(Unclear::TimeLeft { whose, left: clock.remaining(whose, self.at) }),
        }
    }

    /// Executes an action; returns whether it was accepted.
    fn take(&mut self, who: Who, action: &Action) -> bool {
        if !(self.goes_on)(&self.run) {
            self.run.is_whole = false;
            return false;
        }
        let decided = decide(&self.run.table, self.at, who, action);
        self.note(who, action);
        match decided {
            Ok(events) => {
                self.record(events, BareWord::from_action(action));
                true
            }
            Err(refusal) => {
                self.run.cited.extend(refusal.cite);
                self.decide(CaseDecision::Refused(refusal.clone()), BareWord::from_action(action));
                if let Some(acted) = self.acted() {
                    acted.refusal = Some(refusal);
                }
                false
            }
        }
    }

    /// Adds an act.
    fn note(&mut self, who: Who, action: &Action) {
        let before = self.run.table.clone();
        let (action, noted, refusal) = (action.clone(), Vec::new(), None);
        if let Some(happening) = self.run.happenings.last_mut() {
            happening.acts.push(ActOutcome { who, action, before, noted, refusal });
        }
    }

    /// The current act.
    fn acted(&mut self) -> Option<&mut ActOutcome> {
        self.run.happenings.last_mut()?.acts.last_mut()
    }

    /// Executes an action if it is accepted.
    fn try_to(&mut self, who: Who, action: &Action) {
        if let Ok(events) = decide(&self.run.table, self.at, who, action) {
            self.note(who, action);
            self.record(events, BareWord::from_action(action));
        }
    }

    fn decide(&mut self, decided: CaseDecision, said: BareWord) {
        let counting = said.decided(&decided);
        self.found.extend(&counting);
        self.ruled.extend(&counting);
        self.decided.push((decided, counting));
    }

    fn record(&mut self, events: Vec<Event>, said: BareWord) {
        for event in events {
            let under = event.fact.under(&self.run.table);
            self.run.cited.extend(under.iter().copied());
            if let Fact::Ruled(ruling) = &event.fact {
                self.run.cited.extend(ruling.grounds.iter().filter_map(Ground::cites));
            }
            match &event.fact {
                Fact::Ruled(ruling) => self.decide(CaseDecision::Ruled(ruling.clone()), said),
                Fact::Asked(question) => self.decide(CaseDecision::Asked(question.clone()), said),
                _ => self.found.extend(said.fact(&event, &self.run.table)),
            }
            self.run.table = self.run.table.clone().apply(&event);
            self.run.cited.extend(self.run.table.bound_by());
            let after = self.run.table.clone();
            if let Some(acted) = self.acted() {
                acted.noted.push(RecordedEvent { event, under, after });
            }
        }
    }
}

/// Creates a fault for a parsed line.
fn fault(step: &Step, column: usize, problem: Problem) -> CaseFault {
    CaseFault { line: step.line, column, text: step.source.clone(), ..CaseFault::new(problem) }
}
