//! Random regulations and setups, sensible or not.

use adoube_chess::{Board, chess960};
use adoube_laws::{
    Edition,
    clock::{At, Device, Milliseconds, MoveNumber, PerPlayer, TimeControl},
    regulations::{AgreedDraws, OpenPoints, Points, Preset, Regulations, Start},
    table::{BoardPlacement, Colours, RoundStart, Setup},
};

use super::source::Source;

const TIMES: &[&str] = &[
    "5400+30",
    "40/7200:3600",
    "40/5400+30:1800+30",
    "900+10",
    "1500+10",
    "180+2",
    "300",
    "3600",
    "3600d10",
    "40/60b3:30b3",
];

/// Short enough that flags fall and periods end in the first moves.
const SHORT_TIMES: &[&str] = &["2/10+1:5", "1/3:2/5:10", "2/4d2:3d2", "60d5", "2/9:7", "1"];

/// Positions from which something happens soon, and boards that are not legal.
const BOARDS: &[&str] = &[
    // Mate, stalemate or a dead position in one move.
    "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
    "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
    "8/8/8/8/8/5k2/6p1/6K1 w - - 0 60",
    "4k3/8/8/8/8/8/3r4/4K3 w - - 5 70",
    "8/8/4kb2/8/2B5/4K3/8/8 b - - 3 80",
    "7k/P7/8/8/8/8/8/K7 w - - 0 1",
    // Promotion, castling, en passant.
    "1n2k3/P1P4P/8/8/8/8/1p5p/R3K2R w KQ - 0 30",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 10 20",
    "4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 20",
    // Close to fifty and seventy-five moves.
    "8/5k2/8/3r4/8/8/1R3K2/8 w - - 96 120",
    "8/5k2/8/3r4/8/8/1R3K2/8 b - - 147 160",
    // Boards from which no legal play is possible.
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w kq - 0 1",
    "k7/8/8/8/8/8/8/KK5P w - - 0 1",
    "4k2P/8/8/8/8/8/4R3/4K3 w - - 0 1",
    "p7/8/4k3/8/8/3K4/8/P6p b - - 4294967295 4294967295",
];

/// Set up wrongly at the beginning.
const WRONG: &[&str] = &[
    "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1",
    "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1",
];

fn time(from: &mut Source<'_>) -> TimeControl {
    let times = if from.chance(200) { TIMES } else { SHORT_TIMES };
    from.one(times).parse().expect("the list is sound")
}

fn duration(from: &mut Source<'_>) -> Milliseconds {
    from.one(&[0, 5, 60, 900, 3600].map(Milliseconds::seconds))
}

/// Returns random regulations, sound or not.
pub(crate) fn regulations(from: &mut Source<'_>) -> Regulations {
    if from.chance(80) {
        let presets: Vec<Preset> = Preset::all().collect();
        return from.one(&presets).regulations();
    }
    let control = time(from);
    let black = if from.chance(30) { time(from) } else { control.clone() };
    Regulations {
        edition: from.one(&Edition::ALL),
        time: PerPlayer { white: control, black },
        clock: if from.chance(160) { Device::default() } else { from.any() },
        category: if from.chance(220) { None } else { Some(from.any()) },
        supervision: from.maybe(Source::any),
        games_per_arbiter: from.maybe(Source::byte),
        arbiter_records: from.maybe(|from| from.chance(128)),
        default_time: if from.chance(40) { Some(duration(from)) } else { None },
        default_time_at_resumption: from.maybe(duration),
        neither_present: from.any(),
        interruptions: from.maybe(Source::any),
        agreed_draws: match from.below(4) {
            0 => AgreedDraws::Consent,
            1 => AgreedDraws::ConsentBefore(MoveNumber::new(u16::from(from.byte()))),
            _ => AgreedDraws::Free,
        },
        quickplay: from.maybe(Source::any),
        adjourned_after: from.maybe(duration),
        points: from.one(&["1-½-0", "3-1-0", "0-0-0"]).parse().unwrap_or(Points::default()),
        start: match from.below(4) {
            0 => Start::Chess960,
            1 => Start::Chess960Number(number(from)),
            _ => Start::Standard,
        },
        board: from.any(),
        flag: if from.chance(200) { None } else { Some(from.any()) },
        devices: from.any(),
        device_penalty: from.maybe(Source::any),
        leaving: from.maybe(Source::any),
        fines: from.maybe(Source::any),
        appeals: from.maybe(Source::any),
        house_rules: from.maybe(Source::any),
        rated: from.maybe(|from| from.chance(128)),
        open_points: if from.chance(128) { OpenPoints::default() } else { from.any() },
    }
}

fn number(from: &mut Source<'_>) -> chess960::Number {
    let number = u16::from_le_bytes([from.byte(), from.byte()]) % 960;
    chess960::Number::new(number).expect("there are so many")
}

/// Returns a board, a legal position or not.
pub(crate) fn board(from: &mut Source<'_>) -> Board {
    let fen = if from.chance(200) { from.one(BOARDS) } else { from.one(WRONG) };
    fen.parse().expect("the list is sound")
}

/// Returns a random setup.
pub(crate) fn setup(from: &mut Source<'_>) -> Setup {
    let prescribed = match from.below(8) {
        0..4 => Board::initial(),
        4 => number(from).position().board(),
        _ => board(from),
    };
    let wrong = |from: &mut Source<'_>| {
        if from.chance(200) {
            from.one(WRONG).parse().expect("the list is sound")
        } else {
            board(from)
        }
    };
    let is_careless = from.chance(40);
    Setup {
        prescribed,
        stands: if is_careless { from.maybe(wrong) } else { None },
        placement: if is_careless { from.any() } else { BoardPlacement::default() },
        colours: if is_careless { from.any() } else { Colours::default() },
        clock: if is_careless {
            from.maybe(|from| PerPlayer::from_fn(|_| time(from)))
        } else {
            None
        },
        scheduled: At::new(if from.chance(200) { 0 } else { 1_000_000 }),
        round_start: if from.chance(40) { from.any() } else { RoundStart::default() },
        names: PerPlayer::from_fn(|_| from.text()),
        senses: if from.chance(200) {
            PerPlayer::default()
        } else {
            PerPlayer::from_fn(|_| from.any())
        },
        absent: if from.chance(40) {
            PerPlayer::from_fn(|_| from.chance(128))
        } else {
            PerPlayer::default()
        },
    }
}
