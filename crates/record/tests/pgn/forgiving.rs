//! Real-life departures from PGN: every row of `docs/pgn.md`, and the notes as printed.

use adoube_chess::notation::{Language, Leniency};
use adoube_record::{
    i18n::Localizer,
    pgn::{self, Game, Games, LineId, NoteKind, note::show, source::Chunks},
};

const PAGE: &str = include_str!("../../../../docs/pgn.md");

/// The rows of the tables of notes: name and example.
fn rows() -> Vec<(&'static str, &'static str)> {
    let tables = PAGE.split("## What is forgiven").nth(1).expect("the page has the tables");
    let tables = tables.split("## Where").next().unwrap_or_default();
    let cells = tables.lines().filter_map(|line| line.strip_prefix("| `"));
    let rows = cells.filter_map(|line| {
        let (name, rest) = line.split_once("` | ")?;
        Some((name, rest.split(" | ").next()?))
    });
    rows.collect()
}

/// The bytes of an example; none if it is described in words.
fn example(cell: &str) -> Option<Vec<u8>> {
    let text = cell.strip_prefix('`')?.strip_suffix('`')?;
    let text = text.replace('⏎', "\n");
    let mut bytes = Vec::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("\\x") {
        bytes.extend(before.as_bytes());
        bytes.push(u8::from_str_radix(&after[..2], 16).expect("two digits"));
        rest = &after[2..];
    }
    bytes.extend(rest.as_bytes());
    Some(bytes)
}

#[test]
fn every_example_of_the_page_gives_its_note() {
    let rows = rows();
    assert!(rows.len() > 50, "the tables have moved: {rows:?}");
    for (name, cell) in rows {
        let Some(text) = example(cell) else { continue };
        let game = pgn::read(&text).next().expect("a game");
        let found: Vec<&str> = game.notes.iter().map(|note| note.kind.name()).collect();
        assert!(found.contains(&name), "{name}: {cell} gives {found:?}");
        let same = pgn::read(game.to_string().as_bytes()).next().expect("a game was written");
        if game.broken().is_none() {
            assert_eq!(same, game, "{name}: {cell}");
        }
    }
}

/// These cannot occur in PGN: no word has spaces in it, the appendix requires what the standard does not have, and a
/// missing offer needs two scoresheets.
const NEVER: [Leniency; 6] = [
    Leniency::Spacing,
    Leniency::CastlingLetters,
    Leniency::Comment,
    Leniency::EnPassantSignMissing,
    Leniency::PromotionSign,
    Leniency::DrawOfferMissing,
];

#[test]
fn the_page_lists_every_note() {
    let names: Vec<&str> = rows().into_iter().map(|(name, _)| name).collect();
    let of_moves = Leniency::ALL.iter().filter(|leniency| !NEVER.contains(leniency));
    let of_moves = of_moves.map(|leniency| NoteKind::Move(*leniency));
    for kind in NoteKind::OWN.iter().copied().chain(of_moves) {
        assert!(names.contains(&kind.name()), "{} is not on the page", kind.name());
    }
}

fn read(text: &str) -> Game {
    let mut games = pgn::read(text.as_bytes());
    let game = games.next().expect("a game");
    assert!(games.next().is_none(), "one game only: {text}");
    game
}

fn notes(game: &Game) -> Vec<&'static str> {
    game.notes.iter().map(|note| note.kind.name()).collect()
}

fn main_line(game: &Game) -> String {
    game.main_line().map(|step| step.san()).collect::<Vec<_>>().join(" ")
}

/// The printed notes of a text.
fn shown(text: &str, language: Language) -> String {
    let words = Localizer::new(language);
    let games: Vec<Game> = pgn::read(text.as_bytes()).collect();
    games.iter().flat_map(|game| &game.notes).map(|note| show(note, "x.pgn", &words)).collect()
}

const DISPUTED: &str = "[White Pirc]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. L:c6 dc6 5. Kf2 Ld6 *\n\n\
                        1. d4 d5 2. Nf3 Nf6 3. Nd2 {unclear} 1/2-1/2\n";

#[test]
fn notes_point_at_their_place() {
    for (language, expected) in [
        (Language::En, include_str!("golden/en.txt")),
        (Language::Sl, include_str!("golden/sl.txt")),
    ] {
        let shown = shown(DISPUTED, language);
        assert_eq!(shown, expected, "\n{shown}");
    }
}

#[test]
fn games_in_the_letters_of_other_countries_make_sense() {
    for (language, text) in [
        ("French", "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. O-O Fe7 5. Te1 d6 6. Rf1 Dd7 *"),
        ("Spanish", "1. e4 e5 2. Cf3 Cc6 3. Ab5 Cf6 4. O-O Ae7 5. Te1 d6 6. Rf1 Dd7 *"),
        ("Dutch", "1. e4 e5 2. Pf3 Pc6 3. Lb5 Pf6 4. O-O Le7 5. Te1 d6 6. Kf1 Dd7 *"),
        ("Czech", "1. e4 e5 2. Jf3 Jc6 3. Sb5 Jf6 4. O-O Se7 5. Ve1 d6 6. Kf1 Dd7 *"),
        ("Polish", "1. e4 e5 2. Sf3 Sc6 3. Gb5 Sf6 4. O-O Ge7 5. We1 d6 6. Kf1 Hd7 *"),
        ("Hungarian", "1. e4 e5 2. Hf3 Hc6 3. Fb5 Hf6 4. O-O Fe7 5. Be1 d6 6. Kf1 Vd7 *"),
        ("Russian", "1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. O-O Сe7 5. Лe1 d6 6. Крf1 Фd7 *"),
        ("German", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. O-O Le7 5. Te1 d6 6. Kf1 Dd7 *"),
        ("Serbian", "1. е4 е5 2. Сф3 Сц6 3. Лб5 Сф6 4. О-О Ле7 5. Те1 д6 6. Кф1 Дд7 *"),
        ("figurines", "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 ♘f6 4. O-O ♗e7 5. ♖e1 d6 6. ♔f1 ♕d7 *"),
    ] {
        let game = read(text);
        let expected = "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7 Re1 d6 Kf1 Qd7";
        assert_eq!(main_line(&game), expected, "{language}");
        assert!(notes(&game).contains(&"piece-letters"), "{language}: {:?}", notes(&game));
    }
}

#[test]
fn a_broken_game_keeps_what_was_read_and_the_next_is_read() {
    let text = "1. e4 e5 2. Nf3 (2. f4 exf4 3. Zz1 d5) Nc6 3. Bz5 a6 (3... d6 4. d4) 4. Ba4 1-0\n\n\
                [White \"Next\"]\n\n1. d4 (1. c4 {x} d5 0-1\n\n[White \"Third\"]\n\n1. f4";
    let games: Vec<Game> = pgn::read(text.as_bytes()).collect();
    assert_eq!(games.len(), 3);
    assert_eq!(main_line(&games[0]), "e4 e5 Nf3 Nc6");
    let unread = games[0].broken().map(|rest| rest.text.as_str());
    assert_eq!(unread, Some("Bz5 a6 (3... d6 4. d4) 4. Ba4"));
    assert_eq!(games[0].score.map(|score| score.to_string()).as_deref(), Some("1-0"));
    let third = &games[0].line(LineId::MAIN).moves()[2];
    let variation = games[0].line(third.variations[0].line);
    assert_eq!(variation.moves().len(), 2);
    assert_eq!(variation.unread.as_ref().map(|rest| rest.text.as_str()), Some("Zz1 d5"));
    assert_eq!(notes(&games[1]), ["variation-unclosed"]);
    assert_eq!(games[1].score.map(|score| score.to_string()).as_deref(), Some("0-1"));
    assert_eq!(main_line(&games[2]), "f4");
    // Nothing is lost when it is written.
    let written = games[0].to_string().replace('\n', " ");
    assert!(written.contains("{[%unread] Bz5 a6 (3... d6 4. d4) 4. Ba4} 1-0"), "{written}");
    assert!(written.contains("(2. f4 exf4 {[%unread] Zz1 d5})"), "{written}");
}

#[test]
fn comments_belong_to_the_game_in_whose_line_they_stand() {
    let text = "{before} 1. e4 {one} (1. d4 {two}) {three} e5 1-0 {same line}\n{next game}\n1. d4 * ; end\n";
    let games: Vec<Game> = pgn::read(text.as_bytes()).collect();
    assert_eq!(games.len(), 2);
    let texts = |comments: &[pgn::Comment]| -> Vec<String> {
        comments.iter().map(|comment| comment.as_str().to_owned()).collect()
    };
    let line = games[0].line(LineId::MAIN);
    assert_eq!(texts(&line.before), ["before"]);
    assert_eq!(texts(&line.moves()[0].comments), ["one"]);
    assert_eq!(texts(&line.moves()[0].variations[0].after), ["three"]);
    assert_eq!(texts(&line.moves()[1].comments), ["same line"]);
    let line = games[1].line(LineId::MAIN);
    assert_eq!(texts(&line.before), ["next game"]);
    assert_eq!(texts(&line.moves()[0].comments), ["end"]);
}

#[test]
fn a_bomb_of_brackets_neither_overflows_nor_fills_the_memory() {
    let nested = format!("1. e4 {}e5 *", "(1. d4 ".repeat(100_000));
    let game = read(&nested);
    assert!(notes(&game).contains(&"too-deep"));
    assert!(game.line_count() <= 1001, "{}", game.line_count());
    assert!(game.notes.len() <= 201, "{}", game.notes.len());
    let text = game.to_string();
    assert_eq!(read(&text), game);
    for brackets in ["(".repeat(300_000), ")".repeat(300_000), "()".repeat(150_000)] {
        let game = read(&format!("1. e4 {brackets} *"));
        assert!(game.notes.len() <= 201, "{}", game.notes.len());
        assert_eq!(main_line(&game), "e4");
    }
}

#[test]
fn a_game_that_is_cut_off_is_not_read_to_its_end() {
    let text = format!("1. e4 {{{}}} e5 *\n\n[White \"B\"]\n\n1. d4 *", "word ".repeat(100));
    let chunks = Chunks::with_sizes(text.as_bytes(), 40, 80);
    let chunks: Vec<_> = chunks.map(|chunk| chunk.expect("it can be read")).collect();
    let games: Vec<Game> = chunks.iter().flat_map(Games::from_chunk).collect();
    assert_eq!(games.len(), 2);
    assert!(!games[0].is_read_to_end() && games[1].is_read_to_end(), "{:?}", notes(&games[0]));
    assert_eq!(main_line(&games[1]), "d4");
}
