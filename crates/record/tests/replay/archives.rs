//! Every game of the archives in `tests/data` has the row that two other programs computed.

use std::{fmt::Write as _, io::Read as _};

use adoube_chess::{Position, Status, notation::game::Score};
use adoube_record::pgn::{
    Span,
    replay::{PositionSummary, RepetitionCounter, ReplayFault, ReplayedPly, Visitor, replay},
    source::{Chunks, unpack},
};

macro_rules! archives {
    ($($name:ident: $games:literal,)*) => {
        $(
            #[test]
            fn $name() {
                let games = include_bytes!(concat!("../data/pgn/", stringify!($name), ".pgn.zst"));
                let rows =
                    include_bytes!(concat!("../data/pgn/expected/", stringify!($name), ".tsv.zst"));
                assert_eq!(compare(games, rows), $games);
            }
        )*
    };
}

archives! {
    gen_chess960: 300,
    gen_rich: 500,
    lichess_db_1000k: 438,
    mentor_alekhine: 1661,
    mentor_anderssen: 681,
    mentor_capablanca: 597,
    mentor_carlsen: 4314,
    mentor_fischer: 827,
    mentor_kasparov: 2128,
    mentor_lasker: 900,
    mentor_morphy: 211,
    mentor_steinitz: 590,
    nostalgia1800: 319,
    twic1427: 4687,
    worldchamps: 4697,
}

/// Reads `games` and compares each with its row; returns their number.
fn compare(games: &[u8], rows: &[u8]) -> usize {
    let mut expected = String::new();
    unpack(rows).expect("it is packed").read_to_string(&mut expected).expect("it is text");
    let mut found = Rows::default();
    for chunk in Chunks::new(unpack(games).expect("it is packed")) {
        replay(&chunk.expect("it is whole"), &mut found);
    }
    for (found, expected) in found.text.lines().zip(expected.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.games, expected.lines().count());
    found.games
}

/// Writes the expected rows.
#[derive(Default)]
struct Rows {
    text: String,
    games: usize,
    result: String,
    plies: usize,
    course: RepetitionCounter,
    last: Position,
    standing: Option<PositionSummary>,
    most_repetitions: u32,
    most_halfmoves: u32,
}

impl Rows {
    fn stands(&mut self, position: &Position, standing: PositionSummary) {
        self.last = *position;
        self.standing = Some(standing);
        self.most_repetitions = self.most_repetitions.max(standing.repetitions);
        self.most_halfmoves = self.most_halfmoves.max(position.halfmoves());
    }
}

impl<'a> Visitor<'a> for Rows {
    fn begin(&mut self, _: usize) {
        (self.plies, self.most_repetitions, self.most_halfmoves) = (0, 0, 0);
    }

    fn tag(&mut self, name: &'a [u8], value: &'a [u8], _: Span) {
        if name == b"Result" {
            self.result = String::from_utf8_lossy(value).into_owned();
        }
    }

    fn start(&mut self, position: &Position) {
        let standing = self.course.begin(position);
        self.stands(position, standing);
    }

    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        self.plies += 1;
        let standing = self.course.follow(ply);
        self.stands(ply.after, standing);
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {
        panic!("game {}: {fault:?} at {span:?}", self.games);
    }

    fn end(&mut self, _: Option<Score>, _: Span) {
        let standing = self.standing.expect("every game starts");
        let state = match standing.status {
            Status::Checkmate => "checkmate",
            Status::Stalemate => "stalemate",
            _ if standing.lacks_material => "insufficient",
            Status::Check => "check",
            Status::Ongoing => "-",
        };
        let Self { games, plies, result, last, most_repetitions, most_halfmoves, .. } = &*self;
        let row = format!(
            "{games}\t{plies}\t{result}\t{last}\t{state}\t{most_repetitions}\t{most_halfmoves}"
        );
        writeln!(self.text, "{row}").expect("a text takes everything");
        self.games += 1;
    }
}
