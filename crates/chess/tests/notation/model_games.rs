//! The model game of the appendix: parsed in each of its six printed versions, converted between them,
//! and written back.

use adoube_chess::{
    Position,
    notation::{
        Appendix, Checks, Language, Letters, Sign, Style,
        game::{self, Game},
    },
};

const GAMES: &str = include_str!("../data/model-games.txt");

struct Printed {
    source: &'static str,
    style: Style,
    text: &'static str,
    again: &'static str,
}

fn printed() -> Vec<Printed> {
    GAMES.split("\n\n").filter(|block| block.starts_with("source:")).map(parse).collect()
}

fn parse(block: &'static str) -> Printed {
    let field = |name: &str| {
        let begin = block.find(name).map(|at| at + name.len())?;
        let value = &block[begin..];
        let end = value.match_indices('\n').find(|(at, _)| !value[at + 1..].starts_with(' '));
        Some(value[..end.map_or(value.len(), |(at, _)| at)].trim())
    };
    let language = field("letters:").and_then(Language::from_tag).expect("letters");
    let full = Appendix::Y2017.style(language);
    let style = match field("signs:").expect("signs") {
        "all" => full,
        _ => Style {
            captures: Sign::Omitted,
            checks: Checks::Omitted,
            en_passant: Sign::Omitted,
            ..full
        },
    };
    let text = field("text:").expect("text");
    Printed {
        source: field("source:").expect("source"),
        style,
        text,
        again: field("again:").unwrap_or(text),
    }
}

fn read(text: &str) -> Game {
    game::read(&Position::initial(), text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn all_versions_are_the_same_game() {
    let games: Vec<_> = printed().iter().map(|version| read(version.text)).collect();
    assert_eq!(games.len(), 6);
    for game in &games {
        assert!(game.played().eq(games[0].played()));
        assert_eq!(game.moves.len(), 21);
        assert!(game.moves[20].draw_offer, "11. Kb1 came with an offer");
        assert!(game.moves[..20].iter().all(|entry| !entry.draw_offer));
    }
}

#[test]
fn every_version_converts_to_every_other() {
    for from in printed() {
        for to in printed() {
            let written = game::write(&Position::initial(), &read(from.text), &to.style).unwrap();
            assert_eq!(written, to.again, "{} to {}", from.source, to.source);
        }
    }
}

#[test]
fn every_letters_and_edition_round_trips() {
    let original = read(printed()[0].text);
    for letters in Letters::ALL {
        for appendix in Appendix::ALL {
            let written =
                game::write(&Position::initial(), &original, &appendix.style(letters)).unwrap();
            let again = read(&written);
            assert!(again.played().eq(original.played()), "{written}");
            assert!(again.moves.iter().all(|entry| entry.leniencies.is_empty()), "{written}");
        }
    }
}
