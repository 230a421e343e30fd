//! Every case of the specification means the same in every language of cases.
#![expect(clippy::disallowed_methods, reason = "the Laws read no files; their tests do")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use adoube_chess::notation::Language;
use adoube_laws::{
    Edition,
    case::{Case, StepOutcome},
    table::Fact,
};

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "case") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn all() -> Vec<PathBuf> {
    let found = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases"));
    assert!(found.len() > 1000, "the cases have moved");
    found
}

fn read(text: &str, what: &str) -> Result<Case, String> {
    Case::read(text).map_err(|faults| {
        let messages: Vec<String> = faults.iter().map(|fault| format!("{fault}\n")).collect();
        format!("{what}:\n{}", messages.concat())
    })
}

/// Translates a case into another language and back, and returns what is wrong, if anything. It is run
/// there under its newest edition only: for the others, and after the way back, equal rows need no run.
fn there_and_back(original: &Case, language: Language) -> Result<(), String> {
    let tag = language.tag();
    let translated = read(&original.translate(language), tag)?;
    if translated.language() != language {
        return Err(format!("{tag}: read as {}", translated.language().tag()));
    }
    same(original, &translated).map_err(|wrong| format!("{tag}: {wrong}"))?;
    let newest = original.editions().iter().copied().max().expect("a case names an edition");
    if let Ok(run) = translated.run(newest)
        && let Some(difference) = run.differences.first()
    {
        return Err(format!("{tag}: {newest}: {difference}"));
    }
    let again = read(&translated.translate(Language::En), &format!("{tag} and back"))?;
    same(original, &again).map_err(|wrong| format!("{tag} and back: {wrong}"))
}

/// Compares two cases. If all rows and values are equal, so are their results; where a language has one
/// sentence for two, the results have to be equal.
fn same(one: &Case, other: &Case) -> Result<(), String> {
    let Some(difference) = one.differs_from(other) else { return Ok(()) };
    for edition in one.editions() {
        if came(one, *edition) != came(other, *edition) {
            return Err(format!("{edition}: {difference}\n"));
        }
    }
    Ok(())
}

/// Returns everything decided, asked and refused in a case, and the differences from what was expected.
fn came(case: &Case, edition: Edition) -> Vec<String> {
    let run = match case.run(edition) {
        Ok(run) => run,
        Err(fault) => return vec![fault.to_string()],
    };
    let noted = run.happenings.iter().flat_map(StepOutcome::noted);
    let is_decided = |fact: &&Fact| matches!(fact, Fact::Ruled(_) | Fact::Asked(_));
    let noted = noted.map(|noted| &noted.event.fact).filter(is_decided);
    let noted = noted.map(|fact| format!("{fact:?}"));
    let refused = run.happenings.iter().flat_map(StepOutcome::refusals);
    let refused = refused.map(|refusal| format!("{refusal:?}"));
    let differences = run.differences.iter().map(ToString::to_string);
    noted.chain(refused).chain(differences).collect()
}

/// Runs a check on every case, on all processors.
fn on_all(check: impl Fn(usize, &Case) -> Vec<String> + Sync) -> Vec<String> {
    let (paths, next) = (all(), AtomicUsize::new(0));
    let work = || {
        let mut wrong = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(path) = paths.get(at) else { return wrong };
            let text = fs::read_to_string(path).expect("it is text");
            let case = read(&text, "English").expect("it can be read");
            let found = check(at, &case).into_iter();
            wrong.extend(found.map(|wrong| format!("{}\n{wrong}\n", path.display())));
        }
    };
    let threads = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        all.into_iter().flat_map(|work| work.join().expect("it ends")).collect()
    })
}

#[test]
fn every_case_says_the_same_in_every_language() {
    let wrong = on_all(|_, case| {
        let others = Language::ALL.into_iter().skip(1);
        others.filter_map(|language| there_and_back(case, language).err()).collect()
    });
    assert!(wrong.is_empty(), "{} of them:\n{}", wrong.len(), wrong.concat());
}

#[test]
fn what_is_counted_agrees_with_its_number() {
    let begin = "# A count\nlaws 2018\nclock 40/5400+30:1800+30\nmoves 1. e4 e5\n\n";
    for (line, language, written) in [
        ("Arbiter sets White's clock to 1:17:00 after 1 moves", Language::En, "after 1 move"),
        ("Arbiter sets White's clock to 1:17:00 after 1 moves", Language::Sl, "po 1 potezi"),
        ("Arbiter sets White's clock to 1:17:00 after 3 moves", Language::Sl, "po 3 potezah"),
        ("Arbiter sets White's clock to 1:17:00 after 1 moves", Language::Hr, "nakon 1 poteza"),
        ("Arbiter penalises White under 11.5: excluded from 1 round", Language::Sl, "iz 1 kola"),
        ("Arbiter penalises White under 11.5: excluded from 2 rounds", Language::Sl, "iz 2 kol"),
        ("Arbiter penalises White under 11.5: excluded from 1 round", Language::Hr, "u 1 kolu"),
        (
            "Arbiter penalises White under 11.5: excluded from 2 rounds",
            Language::SrLatn,
            "u 2 kola",
        ),
        (
            "Arbiter penalises White under 11.5: excluded from 2 rounds",
            Language::En,
            "from 2 rounds",
        ),
    ] {
        let case =
            read(&format!("{begin}0:10 {line}\n"), line).unwrap_or_else(|why| panic!("{why}"));
        let messages = case.translate(language);
        assert!(messages.lines().any(|own| own.ends_with(written)), "{written}: {messages}");
    }
}
