//! Questions of arbiter examinations with official keys, answered by the cases of `cases/exams` and by look-ups. The
//! list is `cases/exams/questions.toml`; `make exams` prints our score beside that of the candidates.
#![expect(clippy::disallowed_methods, reason = "the specification is read from files")]

mod lookups;
mod questions;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use adoube_laws::case::Case;
use questions::{Question, Session};

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases")
}

fn sessions() -> Vec<Session> {
    let path = cases().join("exams/questions.toml");
    questions::read(&fs::read_to_string(path).expect("it is text")).expect("it can be read")
}

/// What is not as a case says; nothing if all is.
fn play(path: &Path) -> Vec<String> {
    let Ok(text) = fs::read_to_string(path) else {
        return vec![format!("{}: there is no such case", path.display())];
    };
    let case = match Case::read(&text) {
        Ok(case) => case,
        Err(faults) => return faults.iter().map(ToString::to_string).collect(),
    };
    let mut wrong = Vec::new();
    for edition in case.editions() {
        match case.run(*edition) {
            Ok(run) => wrong.extend(
                run.differences
                    .iter()
                    .map(|found| format!("{}: {edition}: {found}", path.display())),
            ),
            Err(problem) => wrong.push(format!("{}: {edition}: {problem}", path.display())),
        }
    }
    wrong
}

/// What is wrong with our answer to a question.
fn faults(session: &Session, question: &Question) -> Vec<String> {
    let folder = cases().join("exams").join(&session.folder);
    let played =
        question.cases.iter().flat_map(|name| play(&folder.join(name).with_extension("case")));
    played.chain(lookups::faults(question)).collect()
}

#[test]
fn every_question_is_answered_as_the_key_or_the_letter_has_it() {
    let mut wrong = Vec::new();
    println!("{:24} {:>9} {:>7} {:>10}", "examination", "questions", "right", "candidates");
    for session in sessions() {
        let answered: Vec<(&Question, Vec<String>)> = session
            .question
            .iter()
            .map(|question| (question, faults(&session, question)))
            .collect();
        let right = answered.iter().filter(|(_, faults)| faults.is_empty()).count();
        println!("{}", session.row(right));
        for (question, faults) in answered.iter().filter(|(_, faults)| !faults.is_empty()) {
            let told = faults.join("\n  ");
            wrong.push(format!("{} {}\n  {told}\n", session.name, question.number));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.concat());
}

/// A question without anything that could be wrong would always be right.
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

/// No case in the folders that belongs to no question.
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
