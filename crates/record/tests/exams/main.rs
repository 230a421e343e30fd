//! Questions of arbiter examinations with official keys, answered by the cases of `cases/exams` and by lookups. The
//! list is `cases/exams/questions.toml`; `make exams` prints our score beside that of the candidates.
#![expect(clippy::disallowed_methods, reason = "the specification is read from files")]
#![expect(clippy::print_stdout, reason = "the score is there to be read")]

mod lookups;
mod questions;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use adoube_laws::{
    case::{Case, Run, StepOutcome},
    table::{Fact, Topic},
};
use questions::{Question, Session};

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases")
}

fn sessions() -> Vec<Session> {
    let path = cases().join("exams/questions.toml");
    questions::read(&fs::read_to_string(path).expect("it is text")).expect("it can be read")
}

/// The result of a question.
#[derive(Default)]
struct Answered {
    /// The differences; none if it is right.
    wrong: Vec<String>,
    /// Whether the arbiter was asked for more than the clock times.
    asks: bool,
}

/// Whether the arbiter has to judge something. After an illegal move the arbiter always states the clock times.
fn asks(run: &Run) -> bool {
    let facts = run.happenings.iter().flat_map(StepOutcome::noted).map(|noted| &noted.event.fact);
    facts.into_iter().any(|fact| {
        matches!(fact, Fact::Asked(question) if question.topic != Topic::ClocksAfterIrregularity)
    })
}

fn play(path: &Path) -> Answered {
    let Ok(text) = fs::read_to_string(path) else {
        let wrong = vec![format!("{}: there is no such case", path.display())];
        return Answered { wrong, asks: false };
    };
    let case = match Case::read(&text) {
        Ok(case) => case,
        Err(faults) => {
            let wrong = faults.iter().map(ToString::to_string).collect();
            return Answered { wrong, asks: false };
        }
    };
    let mut answered = Answered::default();
    for edition in case.editions() {
        match case.run(*edition) {
            Ok(run) => {
                let found = run.differences.iter();
                let rendered = found.map(|found| format!("{}: {edition}: {found}", path.display()));
                answered.wrong.extend(rendered);
                answered.asks |= asks(&run);
            }
            Err(problem) => {
                answered.wrong.push(format!("{}: {edition}: {problem}", path.display()));
            }
        }
    }
    answered
}

fn answer(session: &Session, question: &Question) -> Answered {
    let folder = cases().join("exams").join(&session.folder);
    let mut answered =
        Answered { wrong: lookups::faults(question), asks: question.arbiter.is_some() };
    for name in &question.cases {
        let played = play(&folder.join(name).with_extension("case"));
        answered.wrong.extend(played.wrong);
        answered.asks |= played.asks;
    }
    answered
}

#[test]
fn every_question_is_answered_as_the_key_or_the_letter_has_it() {
    let mut wrong = Vec::new();
    println!("{}", questions::heading());
    for session in sessions() {
        let questions = session.question.iter();
        let answered: Vec<(&Question, Answered)> =
            questions.map(|question| (question, answer(&session, question))).collect();
        let right = answered.iter().filter(|(_, answered)| answered.wrong.is_empty()).count();
        let asking = answered.iter().filter(|(_, answered)| answered.asks).count();
        println!("{}", session.row(right, asking));
        for (question, answered) in answered.iter().filter(|(_, found)| !found.wrong.is_empty()) {
            let rendered = answered.wrong.join("\n  ");
            wrong.push(format!("{} {}\n  {rendered}\n", session.name, question.number));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.concat());
}

/// A question without checks would always be right.
#[test]
fn every_question_has_an_answer_that_can_fail() {
    for session in sessions() {
        for question in &session.question {
            let name = format!("{} {}", session.name, question.number);
            assert!(!question.cases.is_empty() || question.has_lookup(), "{name} has no answer");
            assert!(
                question.share.is_none_or(|share| share <= 100),
                "{name}: {:?}",
                question.share
            );
        }
    }
}

#[test]
fn every_number_is_there_once() {
    for session in sessions() {
        let mut seen = BTreeSet::new();
        for number in session.numbers() {
            assert!(seen.insert(number.to_owned()), "{}: {number} twice", session.name);
        }
    }
}

/// Every case in the folders belongs to a question.
#[test]
fn every_case_answers_a_question() {
    for session in sessions() {
        let named: BTreeSet<String> =
            session.question.iter().flat_map(|question| question.cases.iter().cloned()).collect();
        let folder = cases().join("exams").join(&session.folder);
        let there: BTreeSet<String> = fs::read_dir(folder)
            .expect("the folder is there")
            .filter_map(|entry| {
                Some(entry.ok()?.path().file_stem()?.to_string_lossy().into_owned())
            })
            .collect();
        assert_eq!(named, there, "{}", session.name);
    }
}
