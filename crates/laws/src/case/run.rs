//! A case played out under one edition.

use std::{collections::BTreeSet, fmt};

use super::{
    Case, Problem,
    expected::{Decided, Expectation, scene},
    frame::Sheets,
    moves::{By, Scene},
    read::{Expected, Step},
    shown::{self, BareWord},
    values::{Cited, Unclear},
};
use crate::{
    Citation, Edition,
    clock::At,
    rules::decide,
    state::Table,
    vocabulary::{Action, ArbiterAct, Event, Fact, Ground, Plan, Refusal, SheetAct, Who},
};

/// What came of a case under one edition.
#[derive(Clone, Debug)]
pub struct Run {
    /// The edition.
    pub edition: Edition,
    /// What happened, line by line. The first is what was there before the first line.
    pub happenings: Vec<Happening>,
    /// What is not as expected.
    pub differences: Vec<Difference>,
    /// Every provision that was cited.
    pub cited: BTreeSet<Citation>,
    /// Those of them that the case shows: expected by name, and found by the engine. See [`super::Coverage`].
    pub shown: BTreeSet<Citation>,
    /// The table in the end.
    pub table: Table,
    /// Whether it was played to its end.
    pub is_whole: bool,
}

/// What a line brought about.
#[derive(Clone, Debug)]
pub struct Happening {
    /// The line in the file; none for what was there before.
    pub line: Option<usize>,
    /// What the line says, without its time.
    pub text: String,
    /// When.
    pub at: At,
    /// Who did it.
    pub who: Who,
    /// The table before it.
    pub before: Table,
    /// What became fact.
    pub noted: Vec<Noted>,
    /// Why it could not be done.
    pub refusal: Option<Refusal>,
}

/// Something that became fact.
#[derive(Clone, Debug)]
pub struct Noted {
    /// What.
    pub event: Event,
    /// The provisions that it rests on.
    pub under: Vec<Citation>,
    /// The table with it.
    pub after: Table,
}

/// Something that is not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line in the file.
    pub line: usize,
    /// What was expected; nothing if nothing was.
    pub expected: Option<String>,
    /// What came instead; nothing if nothing did.
    pub got: Option<String>,
}

impl Happening {
    /// All provisions that anything in it rests on.
    pub fn cites(&self) -> Vec<Citation> {
        let mut cites: Vec<Citation> =
            self.noted.iter().flat_map(|noted| noted.under.iter().copied()).collect();
        cites.extend(self.refusal.as_ref().and_then(|refusal| refusal.cite));
        cites.dedup();
        cites
    }
}

impl Case {
    /// Plays the case under an edition. A case that was read can be run under each of its editions; under another the
    /// regulations may be impossible.
    pub fn run(&self, edition: Edition) -> Result<Run, Problem> {
        self.run_while(edition, &|_| true)
    }

    /// Plays the case for as long as whoever wants to know it has the patience: asked before each action, with what
    /// came so far.
    pub fn run_while(
        &self,
        edition: Edition,
        goes_on: &dyn Fn(&Run) -> bool,
    ) -> Result<Run, Problem> {
        let mut stage = Stage::lay(self, edition, goes_on)?;
        for (step, expected) in &self.scenes.0 {
            match step {
                Some(step) => stage.act(step),
                None => stage.begin(self),
            }
            if !stage.run.is_whole {
                break;
            }
            let here = step.as_ref().map_or(1, |step| step.line);
            let expected: Vec<&Expected> =
                expected.iter().filter(|expected| expected.holds_under(edition)).collect();
            stage.compare(here, &expected);
        }
        Ok(stage.run)
    }

    /// What is expected under an edition: the lines, and what stands there.
    pub fn expectations(&self, edition: Edition) -> impl Iterator<Item = (usize, &str)> {
        let all = self.scenes.0.iter().flat_map(|(_, expected)| expected);
        all.filter(move |expected| expected.holds_under(edition))
            .map(|expected| (expected.line, expected.text.as_str()))
    }
}

/// A case while it is played.
struct Stage<'a> {
    run: Run,
    at: At,
    /// Questions, rulings and refusals of this line, each with what counts of its citations.
    decided: Vec<(Decided, Vec<Citation>)>,
    /// All citations of this line that count.
    found: Vec<Citation>,
    goes_on: &'a dyn Fn(&Run) -> bool,
}

impl<'a> Stage<'a> {
    /// The table before anything happens.
    fn lay(
        case: &Case,
        edition: Edition,
        goes_on: &'a dyn Fn(&Run) -> bool,
    ) -> Result<Self, Problem> {
        let regulations = case.frame.regulations(edition).map_err(|faults| {
            let first = faults.into_iter().next();
            first.map_or(Problem::Regulations(String::new()), |(_, problem)| problem)
        })?;
        let table = Table::new(regulations.clone(), case.frame.laid(&regulations));
        let (happenings, differences) = (Vec::new(), Vec::new());
        let (cited, shown) = (BTreeSet::new(), BTreeSet::new());
        let run = Run { edition, happenings, differences, cited, shown, table, is_whole: true };
        Ok(Self { run, at: At::ZERO, decided: Vec::new(), found: Vec::new(), goes_on })
    }

    /// Starts the game, unless somebody is absent, and plays the moves that were announced.
    fn begin(&mut self, case: &Case) {
        self.open(None, "", Who::Arbiter);
        let frame = &case.frame;
        if frame.setup.absent.white || frame.setup.absent.black {
            return;
        }
        self.take(Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
        let played = frame.played().unwrap_or_default();
        for moved in played.played() {
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

    fn open(&mut self, line: Option<usize>, text: &str, who: Who) {
        self.decided.clear();
        self.found.clear();
        let (at, text) = (self.at, text.to_owned());
        let (before, noted) = (self.run.table.clone(), Vec::new());
        let happening = Happening { line, text, at, who, before, noted, refusal: None };
        self.run.happenings.push(happening);
    }

    fn act(&mut self, step: &Step) {
        self.at = step.at;
        self.open(Some(step.line), &step.text, step.who);
        for deed in &step.deeds {
            let table = &self.run.table;
            let side = step.who.side().unwrap_or_else(|| table.to_move());
            let by = if step.who.side().is_some() { By::Player } else { By::Other };
            let scene = Scene { table, side, by, at: self.at };
            match deed.actions(&step.name, &scene) {
                Ok(actions) => {
                    let done = actions.iter().all(|action| self.take(step.who, action));
                    if !done {
                        return;
                    }
                }
                Err(unclear) => return self.unclear(step.line, &unclear),
            }
        }
    }

    fn unclear(&mut self, line: usize, unclear: &Unclear) {
        let got = Some(unclear.to_string());
        self.run.differences.push(Difference { line, expected: None, got });
    }

    /// Does it; says whether it could be done.
    fn take(&mut self, who: Who, action: &Action) -> bool {
        if !(self.goes_on)(&self.run) {
            self.run.is_whole = false;
            return false;
        }
        match decide(&self.run.table, self.at, who, action) {
            Ok(events) => {
                self.record(events, BareWord::of(action));
                true
            }
            Err(refusal) => {
                self.run.cited.extend(refusal.cite);
                self.decide(Decided::Refused(refusal.clone()), BareWord::of(action));
                if let Some(happening) = self.run.happenings.last_mut() {
                    happening.refusal = Some(refusal);
                }
                false
            }
        }
    }

    /// Does it if it can be done.
    fn try_to(&mut self, who: Who, action: &Action) {
        if let Ok(events) = decide(&self.run.table, self.at, who, action) {
            self.record(events, BareWord::of(action));
        }
    }

    fn decide(&mut self, decided: Decided, said: BareWord) {
        let counting = said.decided(&decided);
        self.found.extend(&counting);
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
                Fact::Ruled(ruling) => self.decide(Decided::Ruled(ruling.clone()), said),
                Fact::Asked(question) => self.decide(Decided::Asked(question.clone()), said),
                _ => self.found.extend(said.fact(&event, &self.run.table)),
            }
            self.run.table = self.run.table.clone().apply(&event);
            self.run.cited.extend(self.run.table.bound_by());
            if let Some(happening) = self.run.happenings.last_mut() {
                let after = self.run.table.clone();
                happening.noted.push(Noted { event, under, after });
            }
        }
    }

    /// Holds what came against what was expected.
    fn compare(&mut self, line: usize, expected: &[&Expected]) {
        let mut open = std::mem::take(&mut self.decided);
        let edition = self.run.edition;
        self.found.extend(self.run.table.bound_by());
        let mut missing = Vec::new();
        let mut differences = Vec::new();
        let table = &self.run.table;
        for expected in expected {
            match &expected.what {
                Expectation::Decided(wanted) => {
                    let found =
                        open.iter().position(|(decided, _)| wanted.is(decided, table) == Ok(true));
                    match found.map(|at| open.remove(at)) {
                        Some((_, counting)) => {
                            let named = shown::named(&wanted.cited(), &counting, edition);
                            self.run.shown.extend(named);
                        }
                        None => missing.push(expected),
                    }
                }
                Expectation::Cites(wanted) => {
                    let mut found =
                        self.run.happenings.last().map_or_else(Vec::new, Happening::cites);
                    found.extend(&self.found);
                    let is_cited = |cited: &Cited| {
                        found.iter().any(|cite| cited.is(cite.provision(), edition))
                    };
                    if !wanted.iter().all(is_cited) {
                        let names: Vec<String> =
                            found.iter().map(|cite| cite.provision().to_string()).collect();
                        let got = Some(format!("under {}", names.join(", ")));
                        let text = Some(expected.text.clone());
                        differences.push(Difference { line: expected.line, expected: text, got });
                    } else {
                        self.run.shown.extend(shown::named(wanted, &self.found, edition));
                    }
                }
                Expectation::State(check, values) => {
                    let scene = Scene { at: self.at, ..scene(table) };
                    let got = check(values, &scene).unwrap_or_else(|error| Some(error.to_string()));
                    if let Some(got) = got {
                        let expected_text = Some(expected.text.clone());
                        differences.push(Difference {
                            line: expected.line,
                            expected: expected_text,
                            got: Some(got),
                        });
                    }
                }
            }
        }
        let mut open = open.iter().map(|(decided, _)| decided.written(table));
        for expected in missing {
            let text = Some(expected.text.clone());
            differences.push(Difference { line: expected.line, expected: text, got: open.next() });
        }
        differences.extend(open.map(|got| Difference { line, expected: None, got: Some(got) }));
        self.run.differences.extend(differences);
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        let expected = self.expected.as_deref().unwrap_or("nothing");
        let got = self.got.as_deref().unwrap_or("nothing");
        write!(f, ": expected {expected}; got {got}")
    }
}
