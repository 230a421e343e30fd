//! Cases in which the list of allowed acts could disagree with the decisions.

#![allow(clippy::unwrap_used, reason = "the games are part of the tests")]

use adoube_chess::{
    Colour::{self, Black, White},
    Piece, Role, san,
};
use adoube_laws::{
    Edition, Provision,
    clock::{At, Milliseconds, PerPlayer},
    regulations::{BoardMode, Quickplay, Regulations, Start},
    table::{
        Action, ActionKind, ArbiterAct, Event, Fact, Hand, HandAct, IrregularityKind, Latent,
        RefusalReason, Senses, Setup, SheetAct, Table, View, Viewer, Voice, Who,
    },
};

const NOW: At = At::ZERO;

fn started(time: &str, board: BoardMode) -> Table {
    let regulations =
        Regulations { board, ..Regulations::new(Edition::Y2017, time.parse().unwrap()) };
    let table = Table::new(regulations, Setup::default());
    act(&table, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()))
}

fn act(table: &Table, who: Who, action: &Action) -> Table {
    table.act(NOW, who, action).expect("it can be done").table
}

fn play(table: &Table, text: &str) -> Action {
    Action::Play(san::read(table.position().unwrap(), text).unwrap().into())
}

fn may(table: &Table, at: At, by: Colour, what: ActionKind) -> bool {
    View::new(table, at, Viewer::Player(by)).allows(what)
}

fn is_unrecorded(event: &Event) -> bool {
    let breaks = Provision::RecordedBeforeNextMove;
    event.fact == Fact::IrregularityArose(Latent::Scoresheet { by: White, breaks, line: None })
}

/// 8.1: a player ordered to complete the scoresheet does so before the next move. An unnoticed move before
/// that does not make another one regular.
#[test]
fn a_move_is_not_listed_before_the_scoresheet_is_completed() {
    let mut table = started("5400+30", BoardMode::Free);
    for text in ["e4", "e5", "Nf3", "Nc6"] {
        let mover = table.to_move();
        table = act(&table, Who::Player(mover), &play(&table, text));
    }
    assert!(may(&table, NOW, White, ActionKind::Play));
    let notice = ArbiterAct::Notice(IrregularityKind::Scoresheet.into());
    let table = act(&table, Who::Arbiter, &Action::Arbiter(notice.into()));
    assert!(!may(&table, NOW, White, ActionKind::Play));

    let decided = table.act(NOW, Who::Player(White), &play(&table, "Bb5")).unwrap();
    assert!(decided.events.iter().any(is_unrecorded), "{:?}", decided.events);
    let table = act(&decided.table, Who::Player(Black), &play(&decided.table, "a6"));
    let again = table.act(NOW, Who::Player(White), &play(&table, "Ba4")).unwrap();
    assert!(!again.events.iter().any(is_unrecorded), "it arises once: {:?}", again.events);
    assert!(!may(&table, NOW, White, ActionKind::Play));

    let mut table = table;
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
        let write = SheetAct::Write { line: None, text: text.to_owned() };
        table = act(&table, Who::Player(White), &Action::Sheet(write));
    }
    assert!(may(&table, NOW, White, ActionKind::Play));
}

/// 6.9: on a screen a flag is noticed when it falls. A later act ends the game and does nothing else.
#[test]
fn nothing_of_play_is_listed_after_a_flag_has_ended_the_game() {
    let table = started("60", BoardMode::Enforced);
    let late = At::ZERO + Milliseconds::seconds(61);
    assert!(may(&table, NOW, White, ActionKind::Play));
    assert!(!may(&table, late, White, ActionKind::Play));
    assert!(!may(&table, late, Black, ActionKind::Resign));
    assert!(may(&table, late, White, ActionKind::Sign));
    let repeats = Action::Say(Voice::Repeat("a4".to_owned()));
    let decided = table.act(late, Who::Player(Black), &repeats).unwrap();
    assert!(decided.table.outcome().is_some());
    assert!(!decided.events.iter().any(|event| matches!(event.fact, Fact::Blind(_))));
}

/// 6.2.1: a player who has pressed with a piece in the hand cannot press again; so no move with a press is possible.
#[test]
fn no_move_with_a_press_is_listed_while_the_own_clock_does_not_run() {
    let table = started("5400+30", BoardMode::Free);
    let fetch = HandAct::Fetch { piece: Piece::new(White, Role::Pawn) };
    let table = act(&table, Who::Player(White), &Action::Hand { hand: Hand::Usual, act: fetch });
    let table = act(&table, Who::Player(White), &play(&table, "e3"));
    assert_eq!(table.clock().running(), Some(Black));
    let refused = table.act(NOW, Who::Player(White), &play(&table, "d3")).unwrap_err();
    assert_eq!(refused.why, RefusalReason::ClockNotRunning);
    assert!(!may(&table, NOW, White, ActionKind::Play));
}

/// D.2: the opponent repeats the announced move, the first like any other.
#[test]
fn a_move_is_repeated_once_it_is_announced() {
    let senses = PerPlayer { white: Senses::VisuallyDisabled, black: Senses::VisuallyDisabled };
    let regulations = Regulations::new(Edition::Y2017, "5400+30".parse().unwrap());
    let table = Table::new(regulations, Setup { senses, ..Setup::default() });
    let table = act(&table, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
    assert!(!may(&table, NOW, Black, ActionKind::Repeat));
    let announce = Action::Say(Voice::Announce("e4".to_owned()));
    let table = act(&table, Who::Player(White), &announce);
    assert!(may(&table, NOW, Black, ActionKind::Repeat));
    assert!(!may(&table, NOW, White, ActionKind::Repeat));
}

/// Only what can matter under the regulations is offered: no announcement of castling outside Chess960, no quickplay
/// claim with an increment, and nothing of rapid chess in a standard game.
#[test]
fn what_belongs_to_other_kinds_of_game_is_not_listed() {
    use ActionKind::{
        AnnounceCastling, ClaimCannotWin, ClaimIllegalMove, ClaimNoEffort, CorrectByAgreement,
        RequestBlankScoresheet, RequestIncrement, RequestScoresheet,
    };
    let standard = started("5400+30", BoardMode::Free);
    for foreign in [
        AnnounceCastling,
        ClaimNoEffort,
        ClaimCannotWin,
        CorrectByAgreement,
        RequestIncrement,
        RequestScoresheet,
        RequestBlankScoresheet,
    ] {
        assert!(!may(&standard, NOW, White, foreign), "{foreign:?}");
        assert!(!may(&standard, NOW, Black, foreign), "{foreign:?}");
    }
    assert!(may(&standard, NOW, White, ClaimIllegalMove));

    let regulations = Regulations::new(Edition::Y2017, "900+10".parse().unwrap());
    let regulations = Regulations { start: Start::Chess960, ..regulations };
    let table = Table::new(regulations, Setup::default());
    let rapid = act(&table, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
    assert!(may(&rapid, NOW, White, AnnounceCastling));
    assert!(may(&rapid, NOW, White, CorrectByAgreement));
    assert!(may(&rapid, NOW, White, RequestBlankScoresheet));
    assert!(!may(&rapid, NOW, White, ClaimCannotWin));

    let regulations = Regulations::new(Edition::Y2017, "7200".parse().unwrap());
    let regulations = Regulations { quickplay: Some(Quickplay::Announced), ..regulations };
    let table = Table::new(regulations, Setup::default());
    let table = act(&table, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into()));
    let later = At::new(Milliseconds::minutes(119).get());
    assert!(may(&table, later, White, ClaimCannotWin));
    assert!(may(&table, later, White, RequestIncrement));
}

/// 8.1: at a board the players have their scoresheets; a screen shows them the moves, and check.
#[test]
fn moves_and_check_are_shown_to_players_on_a_screen() {
    let mut free = started("5400+30", BoardMode::Free);
    let mut screen = started("5400+30", BoardMode::Enforced);
    for text in ["e4", "f6", "Qh5+"] {
        free = act(&free, Who::Player(free.to_move()), &play(&free, text));
        screen = act(&screen, Who::Player(screen.to_move()), &play(&screen, text));
    }
    let check = |table: &Table, viewer| View::new(table, NOW, viewer).check;
    assert_eq!(check(&screen, Viewer::Spectator), Some(adoube_chess::Square::E8));
    assert_eq!(check(&free, Viewer::Player(Black)), None);
    assert!(Viewer::Player(White).can_read_moves(&screen));
    assert!(!Viewer::Player(White).can_read_moves(&free));
    assert!(!Viewer::Assistant(Black).can_read_moves(&free));
    assert!(Viewer::Spectator.can_read_moves(&free));
    let over = act(&free, Who::Player(Black), &Action::Say(Voice::Resign));
    assert!(Viewer::Player(White).can_read_moves(&over));
}
