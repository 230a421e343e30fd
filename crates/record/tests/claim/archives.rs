//! Real games with a threefold repetition, compared with the expected counts in `tests/data`.

use std::collections::HashMap;

use adoube_chess::{Move, Position};
use adoube_laws::{Edition, Provision, history::Ply, table::Plan};
use adoube_record::{
    claim::{Claim, Subject, Verdict},
    pgn::{
        replay::{self, Visitor, replay},
        source::{Chunks, unpack},
    },
};

use super::laws;

macro_rules! archives {
    ($($name:ident: $games:literal, dead: $dead:literal;)*) => {
        $(
            #[test]
            fn $name() {
                let games = include_bytes!(concat!("../data/pgn/", stringify!($name), ".pgn.zst"));
                assert_eq!(repeated(games), ($games, $dead));
            }
        )*
    };
}

// All 897; in some the position was already dead when it occurred for the third time.
archives! {
    gen_chess960: 1, dead: 0;
    lichess_db_1000k: 10, dead: 0;
    mentor_alekhine: 33, dead: 0;
    mentor_anderssen: 3, dead: 0;
    mentor_capablanca: 6, dead: 0;
    mentor_carlsen: 465, dead: 2;
    mentor_fischer: 8, dead: 0;
    mentor_kasparov: 32, dead: 0;
    mentor_lasker: 22, dead: 0;
    mentor_steinitz: 11, dead: 0;
    nostalgia1800: 10, dead: 0;
    twic1427: 225, dead: 0;
    worldchamps: 71, dead: 0;
}

/// In how many games of an archive a position occurred three times, and in how many of these it was dead before. In each,
/// a claim is made then, and a move earlier.
fn repeated(games: &[u8]) -> (usize, usize) {
    let mut found = Claims::default();
    for chunk in Chunks::new(unpack(games).unwrap()) {
        replay(&chunk.unwrap(), &mut found);
    }
    (found.repeated, found.dead)
}

#[derive(Default)]
struct Claims {
    repeated: usize,
    dead: usize,
    start: Position,
    moves: Vec<Move>,
    times: HashMap<u64, Vec<Ply>>,
    is_done: bool,
}

impl<'a> Visitor<'a> for Claims {
    fn start(&mut self, position: &Position) {
        (self.start, self.is_done) = (*position, false);
        self.moves.clear();
        self.times.clear();
        self.times.insert(position.key(), vec![Ply(0)]);
    }

    fn ply(&mut self, ply: &replay::ReplayedPly<'_, 'a>) {
        self.moves.push(ply.played);
        let stood = self.times.entry(ply.after.key()).or_default();
        stood.push(Ply(u32::try_from(self.moves.len()).unwrap()));
        if stood.len() == 3 && !self.is_done {
            self.is_done = true;
            self.repeated += 1;
            if is_dead(self.start, &self.moves) {
                self.dead += 1;
            } else {
                check(self.start, &self.moves, stood);
            }
        }
    }
}

/// Whether the game was over before, because the position was dead.
fn is_dead(start: Position, moves: &[Move]) -> bool {
    match Claim::new(start, moves, &laws(Edition::Y2009)).judge() {
        Verdict::Over(over) => {
            assert_eq!(over.ruling.main().unwrap().provision(), Provision::DeadPosition);
            true
        }
        _ => false,
    }
}

/// The last move leads to a position for the third time.
fn check(start: Position, moves: &[Move], stood: &[Ply]) {
    let regulations = laws(Edition::Y2009);
    let (last, before) = moves.split_last().unwrap();
    let subject = Some(Subject::Repetition);
    let on_board = Claim { subject, ..Claim::new(start, moves, &regulations) };
    let too_early = Claim { subject, ..Claim::new(start, before, &regulations) };
    let on_move = Claim { intends: Some(Plan::from(*last)), ..too_early };
    for claim in [on_board, on_move] {
        let Verdict::Examined(each) = claim.judge() else { panic!("{start} {moves:?}") };
        assert!(each[0].is_correct(), "{start} {moves:?}");
        assert_eq!(each[0].finding.occurrences, stood, "{start} {moves:?}");
    }
    assert!(!too_early.judge().is_draw(), "{start} {moves:?}");
}
