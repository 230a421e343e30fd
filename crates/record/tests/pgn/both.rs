//! The reader of whole games and the quick replay see the same games in the same text.

use adoube_chess::notation::game::Score;
use adoube_record::pgn::{
    self, Chunk, Game, LineId, MoveOrNull, Span,
    replay::{self, ReplayFault, ReplayedPly, Visitor},
};

/// What both say of a game: the moves of the main line, whether it could not be read to its end, and the score.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Summary {
    moves: Vec<String>,
    is_broken: bool,
    score: Option<Score>,
}

#[derive(Default)]
struct Summaries {
    done: Vec<Summary>,
    game: Summary,
}

impl<'a> Visitor<'a> for Summaries {
    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        self.game.moves.push(format!("{:?}", MoveOrNull::Move(ply.played)));
    }

    fn fault(&mut self, _: ReplayFault<'_, 'a>, _: Span) {
        self.game.is_broken = true;
    }

    fn end(&mut self, score: Option<Score>, _: Span) {
        self.game.score = score;
        self.done.push(std::mem::take(&mut self.game));
    }
}

fn summary(game: &Game) -> Summary {
    let moves = game.line(LineId::MAIN).moves().iter();
    Summary {
        moves: moves.map(|entry| format!("{:?}", entry.played())).collect(),
        is_broken: game.broken().is_some(),
        score: game.score,
    }
}

const TEXTS: &[&str] = &[
    "1. e4\n\n1. d4 d5\n\n1. c4",
    "1. e4 e5\n\n1... d5 *",
    "1. e4\n\n2. Nf3 *",
    "[White \"A\"]\n[Black \"B\"]\n\n[White \"C\"]\n[Black \"D\"]\n\n[White \"E\"]\n",
    "[Event \"a\"]\n[White \"A\"]\n\n[Event \"a\"]\n[White \"B\"]\n\n1. e4 *",
    "[White \"A\"]\n\n1. e4 *\n[White \"B\"]\n\n1. d4 *",
    "[Variant \"Horde\"]\n\n1. a5 b6 2. axb6 *\n\n[Event \"next\"]\n\n1. e4 *",
    "[Variant \"Horde\"]\n\n1. a5\n\n1. e4 *",
    "[FEN \"junk\"]\n\n1. e4 e5 1-0",
    "[SetUp \"1\"]\n\n1. d4 *",
    "[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\n\n1. O-O O-O-O *",
    "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - e3 0 1\"]\n\n1. e4 *",
    "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 7. Ke4 Kd5 1/2-1/2",
    "1. e4 e5 2. Kd4 Nc6 1-0",
    "1.\u{a0}e4\u{a0}e5 {x}\u{a0}2.\u{a0}Nf3 *",
    "[SetUp \"1\"]\n",
    "1. e4 e5 2. Ke3 Nf6 1-0\n\n1. d4 *",
    "1. e4 (1. d4\n\n1. c4) e5 *",
];

#[test]
fn both_readers_see_the_same_games() {
    for text in TEXTS {
        let read: Vec<Summary> = pgn::read(text.as_bytes()).map(|game| summary(&game)).collect();
        let mut replayed = Summaries::default();
        replay::replay(&Chunk::from(text.as_bytes()), &mut replayed);
        assert_eq!(read, replayed.done, "{text}");
    }
}

#[test]
fn games_without_scores_are_told_apart() {
    let count = |text: &str| pgn::read(text.as_bytes()).count();
    assert_eq!(count("1. e4\n\n1. d4 d5\n\n1. c4"), 3);
    assert_eq!(count("[White \"A\"]\n\n[White \"B\"]\n\n[White \"C\"]\n"), 3);
    assert_eq!(count("1. e4 e5\n\n2. Nf3 *"), 1);
    assert_eq!(count("[White \"A\"]\n\n[Black \"B\"]\n\n1. e4 *"), 1);
}
