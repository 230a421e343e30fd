//! Every game of the samples: read, written, and read again without loss.

use std::collections::BTreeMap;

use adoube_chess::fen::{self, Castling};
use adoube_record::pgn::{self, Game, NoteKind};

use crate::data::samples;

fn written(game: &Game) -> String {
    game.to_string()
}

#[test]
fn every_game_is_read_to_its_end() {
    let mut notes: BTreeMap<(String, &str), usize> = BTreeMap::new();
    for sample in samples() {
        let games: Vec<Game> = pgn::read(&sample.pgn).collect();
        assert_eq!(games.len(), sample.expected.len(), "{}", sample.name);
        for (number, (game, expected)) in games.iter().zip(&sample.expected).enumerate() {
            let place = format!("{} {number}, line {}", sample.name, game.place.line);
            assert_eq!(game.broken(), None, "{place}");
            assert_eq!(game.main_line().count(), expected.plies, "{place}");
            let last = fen::write(&game.last().board(), Castling::XFen);
            assert_eq!(last.as_str(), expected.fen, "{place}");
            assert_eq!(game.tags.get("Result"), Some(expected.result.as_str()), "{place}");
            for note in &game.notes {
                *notes.entry((sample.name.clone(), note.kind.name())).or_default() += 1;
            }
        }
    }
    // The other games of the 22,850 need no notes.
    let expected = [("mentor_kasparov", "encoding"), ("worldchamps", "tag-escape")];
    let found: Vec<(&str, &str)> =
        notes.keys().map(|(name, kind)| (name.as_str(), *kind)).collect();
    assert_eq!(found, expected, "{notes:?}");
}

#[test]
fn what_is_written_is_read_again() {
    for sample in samples() {
        for (number, game) in pgn::read(&sample.pgn).enumerate() {
            let text = written(&game);
            let mut again = pgn::read(text.as_bytes());
            let same = again.next().expect("a game was written");
            assert!(again.next().is_none(), "{} {number} became two", sample.name);
            assert_eq!(same, game, "{} {number}\n{text}", sample.name);
            for note in &same.notes {
                let may_stay = [NoteKind::ScoreDiffers, NoteKind::NullMove, NoteKind::TagRepeated];
                assert!(may_stay.contains(&note.kind), "{} {number}: {note:#?}", sample.name);
            }
            assert_eq!(written(&same), text, "{} {number}", sample.name);
        }
    }
}
