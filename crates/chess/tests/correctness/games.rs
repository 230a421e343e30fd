//! Random games from the standard array, from Chess960 and from double Chess960: at every ply all
//! implementations agree, and everything the crate reports about the position agrees with the move list.

use adoube_chess::{
    Board, Colour, Move, MoveKind, Position, Role, Square, Status, chess960, fen, san, uci,
};
use proptest::prelude::*;
use shakmaty::{EnPassantMode, fen::Fen, san::SanPlus};

use crate::{
    effort::cases,
    implementations::{Implementations, Step, shakmaty_step, step},
    lines::{line_agrees, other_words_are_refused},
};

/// Where a game starts.
#[derive(Clone, Copy, Debug)]
enum Start {
    Usual,
    Chess960(u16),
    Double(u16, u16),
}

fn start() -> impl Strategy<Value = Start> {
    prop_oneof![
        Just(Start::Usual),
        (0..960_u16).prop_map(Start::Chess960),
        (0..960_u16, 0..960_u16).prop_map(|(white, black)| Start::Double(white, black)),
    ]
}

impl Start {
    fn position(self) -> Position {
        let array = |number| chess960::Number::new(number).unwrap().position();
        match self {
            Self::Usual => Position::initial(),
            Self::Chess960(number) => array(number),
            Self::Double(white, black) => double(&array(white).board(), &array(black).board()),
        }
    }
}

/// Combines White's half of one array with Black's half of another.
fn double(white: &Board, black: &Board) -> Position {
    let mut board = *white;
    for square in Square::ALL.into_iter().skip(32) {
        board.set(square, black.piece_on(square));
    }
    let upper = |square: &Square| square.index() >= 32;
    let rooks = white.castling().into_iter().filter(|square| !upper(square));
    board.set_castling(rooks.chain(black.castling().into_iter().filter(upper)).collect());
    Position::try_from(&board).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(400), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_implementations_agree_at_every_ply(start in start(), choices in prop::collection::vec(any::<u16>(), 1..160)) {
        let mut implementations = Implementations::from_position(&start.position()).unwrap();
        for (ply, choice) in choices.into_iter().enumerate() {
            implementations.agree();
            let position = &implementations.ours;
            answers_agree_with_the_list(position);
            children_match_the_move_list(position);
            texts_agree(&implementations);
            if ply % 16 == 0 {
                legality_is_membership(position);
                attackers_agree(&implementations);
                line_agrees(position);
                other_words_are_refused(position);
            }
            let Some(played) = choose(&position.legal_moves(), choice) else { break };
            implementations.play(played);
        }
    }
}

/// Chooses a move; en passant, castling and promotion are preferred, being rare.
fn choose(moves: &[Move], choice: u16) -> Option<Move> {
    let choice = usize::from(choice);
    let rare: Vec<Move> =
        moves.iter().copied().filter(|found| found.kind() != MoveKind::Normal).collect();
    let preferred = if choice % 4 == 0 && !rare.is_empty() { &rare[..] } else { moves };
    preferred.get((choice / 4) % preferred.len().max(1)).copied()
}

fn answers_agree_with_the_list(position: &Position) {
    let moves = position.legal_moves();
    let status = match (position.is_check(), moves.is_empty()) {
        (false, false) => Status::Ongoing,
        (true, false) => Status::Check,
        (true, true) => Status::Checkmate,
        (false, true) => Status::Stalemate,
    };
    assert_eq!(position.status(), status, "{position}");
    assert_eq!(position.is_checkmate(), status == Status::Checkmate, "{position}");
    assert_eq!(position.is_stalemate(), status == Status::Stalemate, "{position}");
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
    assert_eq!(position.count_legal_moves(), moves.len(), "{position}");
    let checkers = position.attackers(position.king(position.turn()), !position.turn());
    assert_eq!(position.checkers(), checkers, "{position}");
}

/// Checks that `for_each_child` visits every legal move once, and that the child equals the position
/// that `play` returns and the one parsed from the child's own FEN, including its key.
fn children_match_the_move_list(position: &Position) {
    let mut visited = Vec::new();
    position.for_each_child(|made, child| {
        visited.push(made);
        let played = position.play(made).unwrap();
        assert_eq!(*child, played, "{position}: {made:?}");
        let rebuilt: Position =
            fen::write(child, fen::Castling::Shredder).as_str().parse().unwrap();
        assert_eq!(*child, rebuilt, "{position}: {made:?}");
        assert_eq!(child.key(), rebuilt.key(), "{position}: {made:?}");
    });
    let sorted = |mut steps: Vec<Step>| {
        steps.sort_unstable();
        steps
    };
    let listed = position.legal_moves().iter().map(|&found| step(found)).collect();
    let visited = visited.into_iter().map(step).collect();
    assert_eq!(sorted(visited), sorted(listed), "{position}");
}

fn texts_agree(implementations: &Implementations) {
    let Implementations { ours, shakmaty, .. } = implementations;
    let judge = Fen::from_position(shakmaty, EnPassantMode::Legal).to_string();
    assert_eq!(ours.to_string(), judge);
    assert_eq!(judge.parse::<Position>().unwrap(), *ours);
    for other in shakmaty::Position::legal_moves(shakmaty) {
        let moves = ours.legal_moves();
        let same = moves.iter().find(|&&found| step(found) == shakmaty_step(other)).copied();
        let found = same.unwrap();
        let text = SanPlus::from_move(shakmaty.clone(), other).to_string();
        assert_eq!(san::write(ours, found).as_str(), text, "{ours}");
        assert_eq!(san::read(ours, &text).as_ref(), Ok(&found), "{ours}: {text}");
        for castling in [uci::Castling::KingTakesRook, uci::Castling::KingMove] {
            let text = uci::write(found, castling).to_string();
            assert_eq!(uci::read(ours, &text), Ok(found), "{ours}: {text}");
        }
    }
}

fn attackers_agree(implementations: &Implementations) {
    let Implementations { ours, plain, .. } = implementations;
    for square in Square::ALL {
        for by in Colour::ALL {
            let found: Vec<Square> = ours.attackers(square, by).into_iter().collect();
            assert_eq!(found, plain.attackers(square, by), "{ours}: {square} by {by:?}");
        }
    }
}

/// Checks that of all representable moves exactly the listed ones are legal, and that `play` rejects the
/// others.
fn legality_is_membership(position: &Position) {
    let moves = position.legal_moves();
    let mut kinds = vec![MoveKind::Normal, MoveKind::EnPassant, MoveKind::Castle];
    kinds.extend(Role::PROMOTIONS.map(MoveKind::Promotion));
    for from in Square::ALL {
        for to in Square::ALL {
            for &kind in &kinds {
                let candidate = Move::new(from, to, kind);
                let legal = moves.contains(&candidate);
                assert_eq!(position.is_legal(candidate), legal, "{position}: {candidate:?}");
                assert_eq!(position.play(candidate).is_ok(), legal, "{position}: {candidate:?}");
            }
        }
    }
}

#[test]
fn counters_are_not_clamped_at_seventy_five_moves() {
    let mut position = Position::initial();
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].into_iter().cycle().take(400) {
        position = position.play(uci::read(&position, text).unwrap()).unwrap();
    }
    assert_eq!((position.halfmoves(), position.fullmoves()), (400, 201));
    assert_eq!(position.key(), Position::initial().key());
    assert!(position.to_string().ends_with(" 400 201"));
}
