//! The record of a PGN game.

use adoube_chess::{Colour, chess960, notation::game::Score};
use adoube_laws::{
    Edition,
    clock::{PerPlayer, PgnTimeControl},
    table::Outcome,
};

use super::{Heading, Person, Record, RecordedPly, heading::known_or_empty};
use crate::pgn::{Game, Tags, Variant};

impl Record {
    /// The main line of a game, as far as it can be played. The edition is the one in force on the day of the game, if
    /// the day is known.
    pub fn from_game(game: &Game) -> Self {
        let plies = game.main_line().map_while(|step| {
            Some(RecordedPly {
                moved: step.entry.moved()?,
                offer: step.entry.has_draw_offer(),
                time: step.entry.clock(),
            })
        });
        let mut heading = heading(&game.tags);
        if game.tags.variant() == Variant::Chess960 {
            let number = chess960::Number::from_board(&game.start().board()).ok();
            heading.chess960 = number.map(chess960::Number::get);
        }
        let score = game.score.or_else(|| game.tags.result());
        Self {
            heading,
            start: *game.start(),
            plies: plies.collect(),
            result: score.and_then(outcome),
        }
    }
}

const fn outcome(score: Score) -> Option<Outcome> {
    match score {
        Score::WhiteWins => Some(Outcome::win(Colour::White)),
        Score::BlackWins => Some(Outcome::win(Colour::Black)),
        Score::Draw => Some(Outcome::DRAW),
        Score::Open => None,
    }
}

fn heading(tags: &Tags) -> Heading {
    let tag = |name: &str| tags.get(name).map(known_or_empty).unwrap_or_default();
    let board = tag("Board");
    // A round such as `3.12` is the twelfth board of the third round.
    let round = tag("Round");
    let (round, board) = match round.split_once('.') {
        Some((round, of_round)) if board.is_empty() => (round.to_owned(), of_round.to_owned()),
        _ => (round, board),
    };
    let (control, control_text) = match tags.time_control() {
        Some(Ok(PgnTimeControl::Known(control))) => (Some(control), String::new()),
        Some(Err(_)) => (None, tag("TimeControl")),
        _ => (None, String::new()),
    };
    let date = tags.date();
    Heading {
        event: tag("Event"),
        group: tag("Section"),
        site: tag("Site"),
        date: date.map(|date| date.to_string()).unwrap_or_default(),
        round,
        board,
        players: PerPlayer::from_fn(|colour| person(tags, colour)),
        arbiter: tag("Arbiter"),
        edition: tags.laws().or_else(|| {
            let (first, last) = date?.days()?;
            Edition::on(first).filter(|edition| Edition::on(last) == Some(*edition))
        }),
        control,
        control_text,
        chess960: None,
    }
}

fn person(tags: &Tags, colour: Colour) -> Person {
    let prefix = match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    };
    let tag =
        |name: &str| tags.get(&format!("{prefix}{name}")).map(known_or_empty).unwrap_or_default();
    let first = |names: &[&str]| names.iter().map(|name| tag(name)).find(|text| !text.is_empty());
    Person {
        name: tag(""),
        title: tag("Title"),
        federation: first(&["Federation", "Fed", "Country"]).unwrap_or_default(),
        fide_id: tag("FideId"),
        rating: tag("Elo"),
        team: tag("Team"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn;

    #[test]
    fn the_heading_comes_from_the_tags() {
        let text = b"[Event \"Bled\"]\n[Date \"2016.11.03\"]\n[Round \"3.12\"]\n[White \"Vidmar, Milan\"]\n\
            [Black \"?\"]\n[WhiteTitle \"GM\"]\n[WhiteElo \"2600\"]\n[BlackFed \"SRB\"]\n\
            [TimeControl \"40/5400+30:1800+30\"]\n[Result \"1-0\"]\n\n\
            1. e4 {[%clk 1:30:25]} e5 (=) 2. Nf3 1-0\n";
        let game = pgn::read(text).next().expect("there is one");
        let record = Record::from_game(&game);
        let heading = &record.heading;
        assert_eq!((heading.round.as_str(), heading.board.as_str()), ("3", "12"));
        assert_eq!(heading.players.white.name, "Vidmar, Milan");
        assert_eq!(heading.players.black.name, "");
        assert_eq!(heading.players.black.federation, "SRB");
        assert_eq!(heading.edition, Some(Edition::Y2014));
        assert_eq!(heading.control.as_ref().map(|control| control.periods().len()), Some(2));
        assert_eq!(record.plies.len(), 3);
        assert!(record.plies[0].time.is_some() && record.plies[1].offer);
        assert_eq!(record.result, Some(Outcome::win(Colour::White)));
    }

    #[test]
    fn chess960_has_its_number() {
        let text = b"[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
            [FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]\n\n1. e4 *\n";
        let game = pgn::read(text).next().expect("there is one");
        let record = Record::from_game(&game);
        assert_eq!(record.heading.chess960, Some(0));
        assert_eq!(record.result, None);
    }
}
