//! Reading and writing SAN and FEN over the positions of real games.

use std::rc::Rc;

use crate::{
    peer::Peer,
    shakmaty::Shakmaty,
    trial::{Section, Trial},
};

const GAMES: &str = include_str!("../../tests/data/games/games.uci");
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// One position of a game and the move played in it, in the crate's own types.
struct Ply<P: Peer> {
    position: P::Position,
    played: P::Move,
    fen: String,
    san: String,
}

/// Returns the trials of one crate.
pub(crate) fn trials<P: Peer>() -> Vec<Trial> {
    let plies: Rc<Vec<Ply<P>>> =
        Rc::new(GAMES.lines().filter(is_game).flat_map(replay::<P>).collect());
    agree(&plies);
    let trial = |row: &str, work: fn(&Ply<P>, &mut String) -> bool| {
        let plies = Rc::clone(&plies);
        let total = plies.len();
        let run = move || {
            let mut text = String::with_capacity(128);
            let done = plies.iter().filter(|ply| {
                text.clear();
                let fine = work(ply, &mut text);
                std::hint::black_box(&text);
                fine
            });
            done.count() as u64
        };
        let right = run();
        if right < total as u64 {
            eprintln!("{row}: {} gets {right} of {total} right", P::NAME);
        }
        Trial::new::<P>(Section::Text, row, right, run)
    };
    let mut trials = vec![
        trial("SAN read", |ply, _| P::read_san(&ply.position, &ply.san) == Some(ply.played)),
        trial("FEN read", |ply, _| std::hint::black_box(P::read_fen(&ply.fen)).is_some()),
        trial("FEN write", |ply, text| {
            P::write_fen(&ply.position, text);
            !text.is_empty()
        }),
    ];
    if P::WRITES_SAN {
        trials.push(trial("SAN write", |ply, text| {
            P::write_san(&ply.position, ply.played, text);
            !text.is_empty()
        }));
    }
    trials
}

fn is_game(line: &&str) -> bool {
    !line.starts_with('#')
}

/// Replays a game in a crate, with the texts that shakmaty writes for it.
fn replay<P: Peer>(game: &str) -> Vec<Ply<P>> {
    let mut judge = Shakmaty::read_fen(START).expect("the start");
    let mut position = P::read_fen(START).expect("the start");
    let mut plies = Vec::new();
    for uci in game.split_whitespace() {
        let (mut fen, mut san) = (String::new(), String::new());
        let judged = Shakmaty::read_uci(&judge, uci).expect("a legal move");
        Shakmaty::write_fen(&judge, &mut fen);
        Shakmaty::write_san(&judge, judged, &mut san);
        judge = Shakmaty::play(&judge, judged);

        let played = P::read_uci(&position, uci).expect("a legal move");
        let next = P::play(&position, played);
        plies.push(Ply { position: std::mem::replace(&mut position, next), played, fen, san });
    }
    plies
}

/// Checks that the crate writes the same SAN as shakmaty; otherwise the times would be meaningless.
fn agree<P: Peer>(plies: &[Ply<P>]) {
    for ply in plies.iter().filter(|_| P::WRITES_SAN) {
        let mut text = String::new();
        P::write_san(&ply.position, ply.played, &mut text);
        assert_eq!(text, ply.san, "{} in {}", P::NAME, ply.fen);
    }
}
