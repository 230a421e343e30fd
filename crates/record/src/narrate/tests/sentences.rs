//! Decisions of real games, sentence by sentence.

use adoube_chess::{Colour, Colour::White, Square, notation::Language, san};
use adoube_laws::{
    Edition,
    clock::At,
    regulations::Regulations,
    table::{
        Action, ArbiterAct, Basis, Claim, Fact, IrregularityKind, Plan, Setup, Table, Voice, Who,
        decide,
    },
};

use crate::{
    i18n::Localizer,
    narrate::{Context, refusal, ruling::ruling},
};

/// A game that has begun.
fn begun(edition: Edition) -> Table {
    let control = "5400+30".parse().expect("a time control");
    let laid = Table::new(Regulations::new(edition, control), Setup::default());
    act(laid, Who::Arbiter, &Action::Arbiter(ArbiterAct::Start.into())).0
}

/// The table after an act, and its rulings with the tables before and after them.
fn act(table: Table, who: Who, action: &Action) -> (Table, Vec<(Table, Fact, Table)>) {
    let events = decide(&table, At::ZERO, who, action).expect("it can be done");
    let mut now = table;
    let mut ruled = Vec::new();
    for event in events {
        let before = now.clone();
        now = now.apply(&event);
        if matches!(event.fact, Fact::Ruled(_)) {
            ruled.push((before, event.fact, now.clone()));
        }
    }
    (now, ruled)
}

/// The game after these moves.
fn played(mut table: Table, moves: &str) -> Table {
    for text in moves.split_whitespace() {
        let (position, who) = (table.position().copied(), Who::Player(table.to_move()));
        let position = position.expect("a position");
        let played = san::read(&position, text).expect("a legal move");
        table = act(table, who, &Action::Play(played.into())).0;
    }
    table
}

/// The sentences about the first ruling.
fn rendered(table: Table, who: Who, action: &Action, language: Language) -> Vec<String> {
    let (_, ruled) = act(table, who, action);
    let Some((before, Fact::Ruled(decided), after)) = ruled.first() else { panic!("no ruling") };
    let words = Localizer::new(language);
    ruling(decided, Context { before, after, words: &words }).sentences()
}

/// Knights move out and back, and White claims too early, or correctly.
const TWICE: &str = "Nf3 Nf6 Ng1 Ng8";
const THREE_TIMES: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

fn repetition() -> Action {
    Action::Say(Voice::Claim(Claim::Repetition(Basis::Stands)))
}

#[test]
fn a_correct_claim_says_when_the_position_occurred() {
    for (language, decided, when, end) in [
        (
            Language::En,
            "White's claim of a draw is correct.",
            "The position appeared 3 times: at the start of the game and after moves 2 and 4 by Black.",
            "The game is drawn (½-½).",
        ),
        (
            Language::Sl,
            "Reklamacija remija, ki jo je vložil beli, je pravilna.",
            "Pozicija je nastala trikrat: na začetku partije in po 2. in 4. potezi črnega.",
            "Partija je remi (½-½).",
        ),
        (
            Language::SrCyrl,
            "Исправна је рекламација ремија коју је поднео бели.",
            "Позиција је настала трипут: на почетку партије и после 2. и 4. потеза црног.",
            "Партија је реми (½-½).",
        ),
    ] {
        let table = played(begun(Edition::Y2009), THREE_TIMES);
        let rendered = rendered(table, Who::Player(White), &repetition(), language);
        assert!(rendered[1].contains("9.2.b"), "{rendered:?}");
        assert_eq!(
            [rendered[0].as_str(), rendered[2].as_str(), rendered[3].as_str()],
            [decided, end, when]
        );
    }
}

#[test]
fn a_wrong_claim_says_what_it_costs() {
    for (language, edition, costs) in [
        (Language::En, Edition::Y2017, "Black gets 2 min more."),
        (Language::Hr, Edition::Y2009, "Crni dobiva 3 min dodatnog vremena."),
        (Language::SrLatn, Edition::Y2005, "Crni dobija 3 min dodatnog vremena."),
        (Language::SrCyrl, Edition::Y2005, "Од времена белог одузима се 3 min."),
    ] {
        let table = played(begun(edition), TWICE);
        let rendered = rendered(table, Who::Player(White), &repetition(), language);
        assert!(rendered.iter().any(|sentence| sentence == costs), "{rendered:?}");
    }
}

#[test]
fn an_illegal_move_says_what_it_was_and_which_one() {
    let found = Action::Arbiter(ArbiterAct::Notice(IrregularityKind::IllegalMove.into()).into());
    for (language, expected) in [
        (
            Language::En,
            [
                "White has completed an illegal move: Bf1-b5.",
                "The position before White's move 1 is restored.",
                "It is the first illegal move counted against White.",
                "Black gets 2 min more.",
            ],
        ),
        (
            Language::Sl,
            [
                "Beli je zaključil nepravilno potezo: Lf1-b5.",
                "Vzpostavi se pozicija pred 1. potezo belega.",
                "To je prva nepravilna poteza, ki se šteje belemu.",
                "Črni dobi 2 min več.",
            ],
        ),
        (
            Language::SrCyrl,
            [
                "Бели је завршио нелегалан потез: Лф1-б5.",
                "Враћа се позиција пре 1. потеза белог.",
                "То је први нелегалан потез који се уписује белом.",
                "Црни добија 2 min додатног времена.",
            ],
        ),
    ] {
        let through_the_pawn = Action::Play(Plan::new(Square::F1, Square::B5));
        let (table, _) = act(begun(Edition::Y2017), Who::Player(White), &through_the_pawn);
        let rendered = rendered(table, Who::Arbiter, &found, language);
        for sentence in expected {
            assert!(rendered.iter().any(|own| own == sentence), "{sentence} in {rendered:?}");
        }
    }
}

#[test]
fn a_refusal_says_why_and_where() {
    let table = begun(Edition::Y2017);
    let accept = Action::Say(Voice::Accept);
    let refused = decide(&table, At::ZERO, Who::Player(Colour::Black), &accept);
    let refused = refused.expect_err("there is no offer");
    for (language, expected) in [
        (Language::En, "There is no draw offer to answer. (9.1.2.1)"),
        (Language::Hr, "Nema ponude remija na koju bi se moglo odgovoriti. (9.1.2.1)"),
    ] {
        let words = Localizer::new(language);
        let context = Context { before: &table, after: &table, words: &words };
        assert_eq!(refusal(&refused, context), expected);
    }
}
