//! Random games with random texts: what is written reads back the same.

use adoube_chess::{Position, chess960, notation::game::Score};
use adoube_record::pgn::{self, Comment, Game, LineId, MoveOrNull, Nag, Variation};
use proptest::prelude::*;

/// An element of a random game.
#[derive(Clone, Debug)]
enum Step {
    /// A move, by its index among the legal ones.
    Play(usize),
    Pass,
    Comment(String),
    Nag(u16),
    /// A variation on the last move.
    Open,
    Close,
}

fn text() -> impl Strategy<Value = String> {
    let signs = prop_oneof![
        Just("}".to_owned()),
        Just("{".to_owned()),
        Just("&#125;".to_owned()),
        Just("&#38;".to_owned()),
        Just("[%clk 0:00:01]".to_owned()),
        Just("\"".to_owned()),
        Just("\\".to_owned()),
        Just(" % ".to_owned()),
        Just(" ;".to_owned()),
        Just("[Event \"x\"]".to_owned()),
        Just("(=)".to_owned()),
        Just("1-0".to_owned()),
        Just("  ".to_owned()),
        Just(" ".to_owned()),
        Just("\n".to_owned()),
        Just("č½♘ж".to_owned()),
        Just("\n\n[Event \"".to_owned()),
        "[ -~]{0,30}",
        "\\PC{0,8}",
    ];
    prop::collection::vec(signs, 0..12).prop_map(|parts| parts.concat())
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (0_usize..200).prop_map(Step::Play),
        1 => Just(Step::Pass),
        3 => text().prop_map(Step::Comment),
        2 => (0_u16..300).prop_map(Step::Nag),
        2 => Just(Step::Open),
        2 => Just(Step::Close),
    ]
}

/// The current line, and the position after it.
struct Open {
    line: LineId,
    before: Position,
    position: Position,
}

/// A comment belongs to the last variation of a move, or to the move, or to the beginning.
fn add_comment(game: &mut Game, line: LineId, comment: Comment) {
    let line = game.line_mut(line);
    match line.moves_mut().last_mut() {
        None => line.before.push(comment),
        Some(entry) => match entry.variations.last_mut() {
            Some(Variation { after, .. }) => after.push(comment),
            None => entry.comments.push(comment),
        },
    }
}

fn played(step: &Step, position: &Position) -> Option<MoveOrNull> {
    match step {
        Step::Play(place) => {
            let legal = position.legal_moves();
            (!legal.is_empty()).then(|| MoveOrNull::Move(legal[place % legal.len()]))
        }
        _ => (!position.is_check()).then_some(MoveOrNull::Pass),
    }
}

fn game(start: Position, steps: &[Step]) -> Game {
    let mut game = Game::from_position(start);
    let mut stack = vec![Open { line: LineId::MAIN, before: start, position: start }];
    for step in steps {
        let open = stack.last_mut().expect("the main line is open");
        let length = game.line(open.line).moves().len();
        match step {
            Step::Play(_) | Step::Pass => {
                let Some(played) = played(step, &open.position) else { continue };
                game.play_on(open.line, played).expect("it is legal");
                open.before = open.position;
                open.position = pgn_after(&game, open.line);
            }
            Step::Comment(text) => {
                let comment = Comment::new(text.as_str());
                if !comment.is_empty() {
                    add_comment(&mut game, open.line, comment);
                }
            }
            Step::Nag(number) => {
                if let Some(entry) = game.line_mut(open.line).moves_mut().last_mut() {
                    entry.nags.push(Nag(*number));
                }
            }
            Step::Open if length > 0 => {
                let line = game.vary(open.line, length - 1).expect("there is a move");
                let before = open.before;
                let Some(first) = played(&Step::Play(1), &before) else { unreachable!() };
                game.play_on(line, first).expect("it is legal");
                let position = pgn_after(&game, line);
                stack.push(Open { line, before, position });
            }
            Step::Close if stack.len() > 1 => drop(stack.pop()),
            Step::Open | Step::Close => {}
        }
    }
    game
}

/// The position after a line.
fn pgn_after(game: &Game, wanted: LineId) -> Position {
    let mut walk = game.walk();
    let mut found = *game.start();
    while walk.next().is_some() {
        if walk.line() == Some(wanted) {
            found = *walk.position();
        }
    }
    found
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(
        number in 0_u16..960,
        steps in prop::collection::vec(step(), 0..60),
        tags in prop::collection::vec(("[A-Za-z][A-Za-z0-9_]{0,8}", text()), 0..5),
        score in 0_usize..4,
    ) {
        let number = chess960::Number::new(number).expect("it is one");
        let mut game = game(number.position(), &steps);
        for (name, value) in tags {
            let reserved = ["FEN", "SetUp", "Variant", "Result"];
            if !reserved.iter().any(|word| word.eq_ignore_ascii_case(&name)) {
                // A tag is one line.
                game.tags.push(&name, value.replace(['\n', '\r'], " "));
            }
        }
        let scores = [Score::WhiteWins, Score::BlackWins, Score::Draw, Score::Open];
        game.score = Some(scores[score]);
        let text = game.to_string();
        let games: Vec<Game> = pgn::read(text.as_bytes()).collect();
        prop_assert_eq!(games.len(), 1, "{}", text);
        prop_assert_eq!(&games[0], &game, "{}", text);
        prop_assert_eq!(games[0].to_string(), text);
    }

    #[test]
    fn nothing_makes_the_reader_fail(text in prop::collection::vec(prop_oneof![
        text().prop_map(String::into_bytes),
        "(1\\. )?(e4|d4|Nf3|O-O|Sf3|e5|--|\\$1|\\(|\\)|\\{|\\}|\\*|1-0|\\[|\\]) ".prop_map(String::into_bytes),
        prop::collection::vec(any::<u8>(), 0..6),
    ], 0..60)) {
        let text = text.concat();
        for game in pgn::read(&text) {
            let written = game.to_string();
            let again: Vec<Game> = pgn::read(written.as_bytes()).collect();
            prop_assert_eq!(again.len(), 1, "{}", &written);
            prop_assert_eq!(again[0].to_string(), written);
        }
    }
}
