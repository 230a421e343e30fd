//! This crate.

use adoube_chess::{Position, Status, notation::game::Score};
use adoube_record::pgn::{
    Scanner, Span, Token,
    replay::{RepetitionCounter, ReplayFault, ReplayedPly, Visitor, replay},
    source::Chunks,
};

use crate::trial::{Tally, Task};

pub(crate) fn run(task: Task, bytes: &[u8]) -> Tally {
    let mut count = Count::default();
    let mut course = Judge::default();
    for chunk in Chunks::new(bytes) {
        let chunk = chunk.expect("it is whole");
        match task {
            Task::Tokens => tokens(&chunk.bytes, &mut count.0),
            Task::Legal => replay(&chunk, &mut count),
            Task::Judged => replay(&chunk, &mut course),
        }
    }
    match task {
        Task::Tokens | Task::Legal => count.0,
        Task::Judged => course.tally,
    }
}

fn tokens(bytes: &[u8], tally: &mut Tally) {
    let mut scanner = Scanner::new(bytes);
    let mut in_moves = false;
    while let Some(token) = scanner.token() {
        tally.moves += u64::from(matches!(token, Token::Move(_)));
        tally.games += u64::from(token.is_movetext() && !in_moves);
        in_moves = token.is_movetext() || in_moves && !matches!(token, Token::Tag { .. });
    }
}

#[derive(Default)]
struct Count(Tally);

impl<'a> Visitor<'a> for Count {
    #[inline]
    fn ply(&mut self, _: &ReplayedPly<'_, 'a>) {
        self.0.moves += 1;
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, _: Span) {
        panic!("{fault:?}");
    }

    fn end(&mut self, _: Option<Score>, _: Span) {
        self.0.games += 1;
    }
}

#[derive(Default)]
struct Judge {
    tally: Tally,
    course: RepetitionCounter,
}

impl<'a> Visitor<'a> for Judge {
    fn start(&mut self, position: &Position) {
        self.course.begin(position);
    }

    #[inline]
    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        let standing = self.course.follow(ply);
        self.tally.moves += 1;
        self.tally.threefold += u64::from(standing.repetitions >= 3);
        self.tally.mates += u64::from(standing.status == Status::Checkmate);
        self.tally.stalemates += u64::from(standing.status == Status::Stalemate);
        self.tally.lacking += u64::from(standing.lacks_material);
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, _: Span) {
        panic!("{fault:?}");
    }

    fn end(&mut self, _: Option<Score>, _: Span) {
        self.tally.games += 1;
    }
}
