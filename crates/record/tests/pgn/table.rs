//! Games played at a table, written and read back: all events in `cases/`.

#![expect(clippy::disallowed_methods, reason = "records open no files; their tests do")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use adoube_chess::notation::Language;
use adoube_laws::{
    case::{Case, Run},
    clock::Milliseconds,
    table::{Event, Fact, Table},
};
use adoube_record::{
    i18n::Localizer,
    pgn::{
        self, Game,
        table::{game_from_table, recorded},
    },
};

fn cases(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.is_dir() {
            found.extend(cases(&path));
        } else if path.extension().is_some_and(|ending| ending == "case") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Every case under its first and its last edition.
fn runs() -> impl Iterator<Item = (String, Run)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let paths = cases(&folder);
    assert!(paths.len() > 100, "the cases have moved");
    paths.into_iter().flat_map(|path| {
        let text = fs::read_to_string(&path).expect("it is text");
        let case = Case::read(&text).expect("it is a case");
        let editions = case.editions();
        let mut ends: Vec<_> = editions.first().into_iter().chain(editions.last()).collect();
        ends.dedup();
        let runs: Vec<_> = ends
            .into_iter()
            .map(|edition| {
                let name = format!("{} {edition}", path.display());
                (name, case.run(*edition).expect("it can be run"))
            })
            .collect();
        runs
    })
}

fn laid(run: &Run) -> Table {
    run.happenings.first().expect("there is a beginning").before.clone()
}

fn events(run: &Run) -> Vec<Event> {
    run.happenings
        .iter()
        .flat_map(adoube_laws::case::StepOutcome::noted)
        .map(|noted| noted.event.clone())
        .collect()
}

/// Events that must be in every record.
fn is_of_record(event: &Event) -> bool {
    matches!(
        event.fact,
        Fact::Ruled(_)
            | Fact::Draw(_)
            | Fact::Conduct(_)
            | Fact::FlagFell { .. }
            | Fact::IllegalMoveCompleted { .. }
            | Fact::IllegalMoveMade { .. }
            | Fact::Adjournment(_)
    )
}

#[test]
fn every_case_is_recorded_without_loss() {
    let words = Localizer::new(Language::En);
    let (mut rulings, mut offers) = (0, 0);
    for (name, run) in runs() {
        let events = events(&run);
        let game = game_from_table(&laid(&run), &events, &words);
        let text = game.to_string();
        let games: Vec<Game> = pgn::read(text.as_bytes()).collect();
        assert_eq!(games.len(), 1, "{name}\n{text}");
        assert_eq!(games[0], game, "{name}\n{text}");
        assert_eq!(games[0].notes, [], "{name}\n{text}");
        assert_eq!(games[0].to_string(), text, "{name}");
        let back: Vec<Event> = recorded(&games[0]).into_iter().map(|(_, event)| event).collect();
        let expected = events.iter().filter(|event| is_of_record(event));
        for event in expected {
            assert!(back.contains(event), "{name}: {event:?} is missing\n{text}");
        }
        assert!(back.iter().all(|event| events.contains(event)), "{name}");
        rulings += back.iter().filter(|event| matches!(event.fact, Fact::Ruled(_))).count();
        offers += game.main_line().filter(|step| step.entry.has_draw_offer()).count();
    }
    assert!(rulings > 500 && offers > 20, "{rulings} rulings, {offers} offers");
}

/// An offer that is refused by a move, and an illegal move.
const SCENE: &str = "\
# A short game
laws 2023
clock 5400+30

0:10 White plays e4
0:25 Black plays e5
1:05 White makes Nf3 and offers a draw and presses the clock
1:35 Black plays Bc8-h4
1:40 White claims an illegal move
1:50 Black plays Bd6
";

#[test]
fn a_record_looks_like_this() {
    let case = Case::read(SCENE).expect("it is a case");
    let run = case.run(case.editions()[0]).expect("it can be run");
    let game = game_from_table(&laid(&run), &events(&run), &Localizer::new(Language::En));
    assert_eq!(game.to_string(), include_str!("golden/record.pgn"), "\n{game}");
    // The time of the illegal move counts for the move that replaced it.
    let last = game.main_line().last().expect("four moves");
    assert_eq!(last.entry.elapsed(), Some(Milliseconds::seconds(40)));
}

/// White offers while having the move; the move before is Black's.
const OFFER_BEFORE_MOVE: &str = "\
# An offer before the move
laws 2023
clock 5400+30

0:10 White plays e4
0:25 Black plays e5
1:05 White offers a draw
1:15 White plays Nf3
1:30 Black plays Nc6
";

#[test]
fn an_offer_is_on_the_move_of_the_player_who_made_it() {
    let case = Case::read(OFFER_BEFORE_MOVE).expect("it is a case");
    let run = case.run(case.editions()[0]).expect("it can be run");
    let game = game_from_table(&laid(&run), &events(&run), &Localizer::new(Language::En));
    let offers: Vec<String> = game
        .main_line()
        .filter(|step| step.entry.has_draw_offer())
        .map(|step| step.san())
        .collect();
    assert_eq!(offers, ["Nf3"], "{game}");
    let back = recorded(&game);
    assert!(back.iter().any(|(ply, _)| ply.0 == 2), "what was said stays where it was said");
}
