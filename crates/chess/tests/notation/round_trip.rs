//! Whatever is written is parsed back as the same move, with the leniencies of its style.

use adoube_chess::{
    notation::{self, Appendix, Letters, Style, announce, game},
    san,
};

use crate::support::{Chance, every_style, random_positions};

/// Every legal move of every position, in a style that changes from move to move.
#[test]
fn every_move_in_changing_styles() {
    let styles = every_style();
    let mut turn = 0;
    for position in random_positions(150, 80) {
        for &moved in &position.legal_moves() {
            turn = (turn + 1) % styles.len();
            let text = notation::write(&position, moved, &styles[turn]);
            let reading = notation::read(&position, &text).map(|reading| reading.moved);
            assert_eq!(reading, Ok(moved), "{position} {text}");
        }
    }
}

/// Fewer positions, every style.
#[test]
fn every_move_in_every_style() {
    let styles = every_style();
    for position in random_positions(24, 2) {
        for &moved in &position.legal_moves() {
            for style in &styles {
                let text = notation::write(&position, moved, style);
                let reading = notation::read(&position, &text).map(|reading| reading.moved);
                assert_eq!(reading, Ok(moved), "{position} {text}");
            }
        }
    }
}

/// The plain form needs no leniency.
#[test]
fn the_appendix_is_read_without_leniency() {
    for position in random_positions(60, 60) {
        for &moved in &position.legal_moves() {
            for letters in Letters::ALL {
                let text = notation::write(&position, moved, &Appendix::Y2009.style(letters));
                let reading = notation::read(&position, &text).unwrap();
                assert_eq!(reading.leniencies, [], "{position} {text}");
            }
        }
    }
}

#[test]
fn pgn_is_what_san_writes() {
    for position in random_positions(150, 80) {
        for &moved in &position.legal_moves() {
            let text = notation::write(&position, moved, &Style::pgn());
            assert_eq!(text, san::write(&position, moved).to_string(), "{position}");
        }
    }
}

#[test]
fn every_announcement() {
    for position in random_positions(90, 60) {
        for &moved in &position.legal_moves() {
            let said = announce::write(&position, moved);
            assert_eq!(announce::read(&position, &said), Ok(moved), "{position} {said}");
        }
    }
}

/// Games announced from beginning to end, a line each or all in one line.
#[test]
fn every_game_of_announcements() {
    let mut chance = Chance(11);
    for start in random_positions(60, 1) {
        let (mut position, mut played, mut said) = (start, Vec::new(), Vec::new());
        while played.len() < 200 && position.has_legal_move() {
            let legal = position.legal_moves();
            let moved = legal[chance.below(legal.len())];
            said.push(announce::write(&position, moved));
            played.push(moved);
            position = position.play_unchecked(moved);
        }
        for between in ["\n", " ", ", "] {
            let game = game::read(&start, &said.join(between)).unwrap();
            assert!(game.played().eq(played.iter().copied()), "{start} {said:?}");
            assert!(game.moves.iter().all(|entry| entry.leniencies.is_empty()));
        }
    }
}
