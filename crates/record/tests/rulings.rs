//! Rulings as an arbiter reads them out, over all cases of the project.
#![expect(clippy::disallowed_methods, reason = "tests read the files of the project")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use adoube_chess::notation::Language;
use adoube_laws::{
    case::{Case, Run},
    table::{AnswerKind, Fact},
};
use adoube_record::{
    i18n::Words,
    narrate::{self, Scene},
};

/// More numbers nobody takes in at once.
const MOST_ARTICLES: usize = 4;

fn cases(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of cases") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            cases(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "case") {
            found.push(path);
        }
    }
}

/// Every case under every edition that it names.
static RUNS: LazyLock<Vec<(String, Run)>> = LazyLock::new(|| {
    let mut paths = Vec::new();
    cases(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases"), &mut paths);
    let mut runs = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("a case");
        let case = Case::read(&text).expect("a case that can be read");
        for edition in case.editions() {
            if let Ok(run) = case.run(*edition) {
                runs.push((format!("{} {edition}", path.display()), run));
            }
        }
    }
    runs
});

#[test]
fn no_ruling_names_more_than_four_articles_at_first_sight() {
    for (place, run) in RUNS.iter() {
        for noted in run.happenings.iter().flat_map(adoube_laws::case::Happening::noted) {
            let Fact::Ruled(ruling) = &noted.event.fact else { continue };
            let named = ruling.leading_articles().len();
            let in_grounds = ruling.grounds.iter().filter(|ground| ground.cites().is_some());
            let in_grounds = in_grounds.count().min(1);
            assert!((1..=MOST_ARTICLES).contains(&(named + in_grounds)), "{place}: {ruling:?}");
        }
    }
}

#[test]
fn every_answer_answers_its_question() {
    let words = Words::of(Language::En);
    let mut asked = 0;
    for (place, run) in RUNS.iter() {
        for noted in run.happenings.iter().flat_map(adoube_laws::case::Happening::noted) {
            let Fact::Asked(question) = &noted.event.fact else { continue };
            let scene = Scene { before: &noted.after, after: &noted.after, words: &words };
            for answer in narrate::question(question, scene).answers {
                asked += 1;
                let is_bare = ["Yes", "No"].contains(&answer.label.as_str());
                assert!(!is_bare, "{place}: {question:?}");
                let carries = matches!(
                    answer.kind,
                    AnswerKind::Penalty
                        | AnswerKind::Times
                        | AnswerKind::Outcome
                        | AnswerKind::Mark
                        | AnswerKind::Later
                );
                let follows = answer.consequence.is_some();
                assert!(carries || follows, "{place}: {:?} of {question:?}", answer.kind);
            }
        }
    }
    assert!(asked > 1000, "{asked}");
}
