//! Article 8: differences between a scoresheet and the game, and between two scoresheets.

#![allow(clippy::unwrap_used, reason = "the games are part of the tests")]

use adoube_chess::{
    Board,
    Colour::{self, Black, White},
    san,
};
use adoube_laws::{
    Edition,
    clock::At,
    regulations::Regulations,
    rules::sheets::{self, Deviation, DeviationKind},
    table::{Action, ArbiterAct, Line, Setup, SheetAct, Table, Who},
};

fn act(table: &Table, who: Who, action: &Action) -> Table {
    table.act(At::ZERO, who, action).expect("it can be done").table
}

fn sheet(table: &Table, whose: Colour, act_: SheetAct) -> Table {
    act(table, Who::Player(whose), &Action::Sheet(act_))
}

/// Plays a game from a position.
fn game(fen: &str, moves: &str) -> Table {
    let board: Board = fen.parse().unwrap();
    let setup = Setup { prescribed: board, ..Setup::default() };
    let table = Table::new(Regulations::new(Edition::Y2017, "5400+30".parse().unwrap()), setup);
    let mut table = act(&table, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
    for text in moves.split(' ') {
        let position = *table.position().unwrap();
        let played = san::read(&position, text).unwrap();
        table = act(&table, Who::Player(position.turn()), &Action::Play(played.into()));
    }
    table
}

/// Writes a sheet with these texts, one per line; `-` leaves a line empty.
fn written(mut table: Table, whose: Colour, texts: &str) -> Table {
    for (line, text) in (1..).zip(texts.split(' ')).filter(|(_, text)| *text != "-") {
        let text = text.to_owned();
        table = sheet(&table, whose, SheetAct::Write { line: Some(Line(line)), text });
    }
    table
}

/// Summarises a deviation: the number of the move and what is wrong with it.
fn summary(deviation: &Deviation) -> String {
    let dots = if deviation.mover == White { "." } else { "..." };
    let what = match &deviation.departure {
        DeviationKind::Missing => "missing".to_owned(),
        DeviationKind::InAdvance(text) => format!("{text} in advance"),
        DeviationKind::OtherMove { text, .. } => format!("{text} is another move"),
        DeviationKind::NoSuchMove(text) => format!("{text} is no move"),
        DeviationKind::Ambiguous { text, candidates } => {
            format!("{text} is {} moves", candidates.len())
        }
        DeviationKind::Illegible(text) => format!("{text} is illegible"),
    };
    format!("{}{dots} {what}", deviation.number)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[track_caller]
fn check(fen: &str, moves: &str, texts: &str, expected: &[&str]) {
    let table = written(game(fen, moves), White, texts);
    let found = sheets::with_game(&table.player(White).sheet, table.history());
    assert_eq!(found.iter().map(summary).collect::<Vec<_>>(), expected);
    // Once completed, it agrees with the game.
    if found.iter().any(|deviation| !matches!(deviation.departure, DeviationKind::InAdvance(_))) {
        let table = sheet(&table, White, SheetAct::Complete);
        assert!(sheets::is_complete(&table, White));
        let found = sheets::with_game(&table.player(White).sheet, table.history());
        assert!(found.iter().all(|found| matches!(found.departure, DeviationKind::InAdvance(_))));
    }
}

#[test]
fn a_sheet_and_the_game() {
    check(START, "e4 e5 Nf3", "e4 e5 Sg1-f3", &[]);
    check(START, "e4 e5 Nf3", "e4 - Nc3", &["1... missing", "2. Nc3 is another move"]);
    check(
        START,
        "e4 e5 Nf3",
        "e4 e9 Nf6 Nc6",
        &["1... e9 is illegible", "2. Nf6 is no move", "2... Nc6 in advance"],
    );
    let two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 b - - 0 30";
    check(two_knights, "Ke7 Nbd2 Kd6", "Ke7 Nd2 Kd6", &["31. Nd2 is 2 moves"]);
}

#[track_caller]
fn part(white: &str, black: &str, expected: Option<(u32, Option<&str>, Option<&str>)>) {
    let table = written(written(game(START, "e4 e5 Nf3 Nc6"), White, white), Black, black);
    let [one, other] = [White, Black].map(|colour| &table.player(colour).sheet);
    let found = sheets::parting(one, other, table.history());
    let found = found
        .as_ref()
        .map(|parting| (parting.line.0, parting.one.as_deref(), parting.other.as_deref()));
    assert_eq!(found, expected);
}

#[test]
fn one_sheet_and_the_other() {
    part("e4 e5 Nf3 Nc6", "e2-e4 e7-e5 Sf3 Сц6", None);
    part("e4 e5 Nf3 Nc6", "e4 e5 Nf3", Some((4, Some("Nc6"), None)));
    part("e4 e5 Nc3", "e4 e5 Nf3", Some((3, Some("Nc3"), Some("Nf3"))));
    // The same mistake on both: they agree with each other, if not with the game.
    part("e4 e6 Nf3", "e4 e6 Nf3", None);
    part("e4 ??", "e4 ??", None);
}

#[test]
fn what_was_struck_out_can_still_be_read() {
    let table = written(game(START, "e4 e5"), White, "d4 e5");
    let table = sheet(&table, White, SheetAct::Strike(Line(1)));
    assert!(table.player(White).sheet.standing(Line(1)).is_none());
    let table = written(table, White, "e4");
    let sheet = &table.player(White).sheet;
    assert_eq!(sheet.standing(Line(1)).and_then(|entry| entry.text()), Some("e4"));
    assert!(sheet.entries().iter().any(|entry| entry.text() == Some("d4")));
}
