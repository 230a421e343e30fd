//! Regulations and setups.

use adoube_laws::{
    Edition,
    clock::{At, PerPlayer},
    regulations::{OpenPoints, Preset, Regulations, SixtyMinutes, SupervisedBlitzPenalty},
    table::{BoardPlacement, Colours, RoundStart, Senses, Setup},
};

use crate::frozen;

#[test]
fn regulations() {
    let presets: Vec<(&str, Regulations)> =
        Preset::all().map(|preset| (preset.name(), as_in_2026(preset.regulations()))).collect();
    frozen::check("regulations", &presets);
    let control = "40/5400d5:900d5".parse().expect("it is a time control");
    let bare = as_in_2026(Regulations::new(Edition::Y2009, control));
    let points = [("default", bare.open_points), ("by-the-letter", OpenPoints::default())];
    frozen::check("open-points", &points);
    frozen::check("regulations-bare", &[("bare", bare)]);
}

/// Sets the suggestions that applied when these samples were frozen, and the edition that presets had then.
fn as_in_2026(mut regulations: Regulations) -> Regulations {
    if regulations.edition > Edition::Y2017 {
        regulations.edition = Edition::Y2017;
    }
    regulations.open_points.sixty_minutes = SixtyMinutes::Standard;
    regulations.open_points.supervised_blitz_penalty = SupervisedBlitzPenalty::OneMinute;
    regulations
}

#[test]
fn setups() {
    let board = |fen: &str| fen.parse().expect("it is FEN");
    let full = Setup {
        prescribed: board("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"),
        stands: Some(board("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1")),
        placement: BoardPlacement::Wrong,
        colours: Colours::Reversed,
        clock: Some(PerPlayer::same("300".parse().expect("it is a time control"))),
        scheduled: At::new(1_800_000),
        round_start: RoundStart::AsScheduled,
        names: PerPlayer { white: "Ana".to_owned(), black: "Бранко".to_owned() },
        senses: PerPlayer { white: Senses::Ordinary, black: Senses::VisuallyDisabled },
        absent: PerPlayer { white: false, black: true },
    };
    let by_arbiter = Setup { round_start: RoundStart::ByArbiter, ..Setup::default() };
    let samples = [("full", full), ("default", Setup::default()), ("by-arbiter", by_arbiter)];
    frozen::check("setup", &samples);
}
