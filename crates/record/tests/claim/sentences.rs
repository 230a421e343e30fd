//! Verdicts as sentences.

use adoube_chess::{Position, notation::Language};
use adoube_laws::{Edition, regulations::Regulations, table::Plan};
use adoube_record::{claim::Claim, i18n::Localizer};

use super::{game, laws, played};

#[track_caller]
fn check(claim: &Claim<'_>, language: Language, expected: &[&str]) {
    let rendered = claim.judge().describe(claim, &Localizer::new(language));
    let rendered: Vec<&String> = rendered.sentences().collect();
    assert_eq!(rendered, expected, "{rendered:#?}");
}

/// The evidence.
#[track_caller]
fn shows(claim: &Claim<'_>, language: Language, expected: &[&str]) {
    let rendered = claim.judge().describe(claim, &Localizer::new(language));
    assert_eq!(rendered.grounds, expected, "{:#?}", rendered.grounds);
}

#[test]
fn a_correct_claim_names_the_positions() {
    let game = game("Fischer–Petrosian");
    check(
        &Claim::new(game.start, &game.moves, &laws(Edition::Y2005)),
        Language::En,
        &[
            "Draw. Black's claim is correct.",
            "Articles 9.5.a and 9.2.b (Laws of 2005).",
            "The game is drawn (½-½).",
            "The position appeared 3 times: after 30.Qe2, 32.Qe2 and 34.Qe2.",
        ],
    );
    let knights = played(Position::initial(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let intends = played(Position::initial(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8").pop();
    let regulations = laws(Edition::Y2017);
    let claim = Claim {
        intends: intends.map(Plan::from),
        ..Claim::new(Position::initial(), &knights, &regulations)
    };
    check(
        &claim,
        Language::SrCyrl,
        &[
            "Реми. Рекламација црног је исправна.",
            "Чланови 9.5.2 и 9.2.1.1 (Правила из 2017).",
            "Партија је реми (½-½).",
            "Рекламација се заснива на намераваном потезу 4…Сг8.",
            "Позиција је настала трипут: на почетку партије и после 2…Сг8 и 4…Сг8.",
        ],
    );
}

#[test]
fn nearly_equal_positions_are_distinguished() {
    let miles = game("Karpov–Miles");
    check(
        &Claim::new(miles.start, &miles.moves, &laws(Edition::Y2017)),
        Language::En,
        &[
            "No draw. Black's claim is incorrect.",
            "Articles 9.5.3, 9.2.1.2 and 9.3.2 (Laws of 2017).",
            "White gets 2 min more.",
            "The position appeared twice: after 24.Nb5 and 26.Nb5.",
            "The same pieces stood on the same squares after 22.Nb5, but castling rights have been lost since: Black queenside (a8).",
            "Half-moves without a pawn move or a capture: 9.",
            "The last pawn move or capture was 21…Nxb2.",
        ],
    );
    let tempo = game("Losing a tempo");
    let regulations = laws(Edition::Y2017);
    shows(
        &Claim::new(tempo.start, &tempo.moves, &regulations),
        Language::Sl,
        &[
            "Pozicija je nastala dvakrat: po 70.Txc3 in 75.Tc3.",
            "Iste figure so stale na istih poljih po 72…Kc6, vendar je bil na potezi drugi igralec.",
            "Poteze vsakega igralca brez premika kmeta in brez jemanja: 5.",
            "Zadnji premik kmeta ali zadnje jemanje je bila poteza 70.Txc3.",
        ],
    );
    let pawn = game("The same game after 29.Qg6+");
    let (_, before) = pawn.moves.split_last().unwrap();
    shows(
        &Claim::new(pawn.start, before, &regulations),
        Language::Hr,
        &[
            "Pozicija je nastala dvaput: nakon 26…Kg8 i 28…Kg8.",
            "Iste figure stajale su na istim poljima na početku partije, ali je tada bilo moguće uzimanje u prolazu na f6.",
            "Potezi svakog igrača bez pomicanja pješaka i bez uzimanja: 4.",
        ],
    );
}

#[test]
fn what_a_wrong_claim_costs_in_2005_without_a_clock() {
    let check_game = game("King in check, castling right still held");
    check(
        &Claim::new(check_game.start, &check_game.moves, &laws(Edition::Y2005)),
        Language::SrLatn,
        &[
            "Nije remi. Reklamacija belog je neispravna.",
            "Članovi 9.5.b, 9.2.b i 9.3.b (Pravila iz 2005).",
            "Crni dobija 3 min dodatnog vremena.",
            "Beli gubi polovinu preostalog vremena, ali najviše tri minuta; ako ima između jednog i dva minuta, ostaje mu jedan minut, a ako ima manje od jednog minuta, vreme se ne menja.",
            "Pozicija je nastala dvaput: posle 3…Dg3+ i 5…Dg3+.",
            "Iste figure su stajale na istim poljima posle 1…Dg3+, ali je tada postojalo pravo na rokadu koje je kasnije izgubljeno: mala za belog (h1).",
            "Neki su izdanje iz 2005. tumačili tako da kralj u šahu koji mora da se pomeri već nema pravo na rokadu. Po tom tumačenju pozicija je nastala triput.",
            "Polupotezi bez pomeranja pešaka i bez uzimanja: 9.",
        ],
    );
}

#[test]
fn fifty_moves_are_counted() {
    let start: Position = "8/8/8/4k3/8/8/1R6/4K3 w - - 98 90".parse().unwrap();
    let moves = played(start, "Rb3");
    let regulations = Regulations::new(Edition::Y2017, "180+2".parse().unwrap());
    check(
        &Claim::new(start, &moves, &regulations),
        Language::En,
        &[
            "No draw. Black's claim is incorrect.",
            "Articles 9.5.3, 9.2.1.2 and 9.3.2 (Laws of 2017).",
            "White gets 1 min more.",
            "The position appeared once: after 90.Rb3.",
            "Half-moves without a pawn move or a capture: 99.",
        ],
    );
}
