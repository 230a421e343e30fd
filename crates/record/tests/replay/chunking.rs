//! However a stream is split and however it arrives, the games are the same.

use std::io::{self, Read};

use adoube_record::{encoding::TextEncoding, pgn::source::Chunks};

use crate::log;

const TEXTS: &[(&str, usize)] = &[
    ("[Event \"A\"]\n[Site \"x\"]\n\n1. e4 e5 2. Nf3 1-0\n\n[Event \"B\"]\n\n1. d4 *\n", 2),
    // No blank lines, no line at the end.
    ("[Event \"A\"]\n1. e4 e5 1-0\n[Event \"B\"]\n1. d4 0-1\n[Site \"C\"]\n1. c4 *", 3),
    // All on one line.
    ("[Event \"A\"] 1. e4 e5 1-0 [Event \"B\"] 1. d4 0-1", 2),
    // Brackets in comments of all kinds, and in an escape.
    (
        "[Event \"A\"]\n\n1. e4 { [Event \"no\"] } e5 ; [Event \"no\"]\n%[Event \"no\"]\n2. Nf3 1-0\n[Event \"B\"]\n\n*\n",
        2,
    ),
    ("[Event \"A\"]\n\n1. e4 { \n[Event \"no\"]\n } e5 1-0\n", 1),
    // Lines that end with CR LF, and with CR.
    ("[Event \"A\"]\r\n\r\n1. e4 e5\r\n2. Nf3 1-0\r\n\r\n[Event \"B\"]\r\n\r\n1. d4 *\r\n", 2),
    ("[Event \"A\"]\r\r1. e4 e5\r2. Nf3 1-0\r\r[Event \"B\"]\r\r1. d4 *\r", 2),
    // Without tags.
    ("1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n1. c4 c5 1/2-1/2\n{after} 1. f4 (1. e4 e5 1-0) f5 *\n", 4),
    ("1. e4 1-0 1:0 1. d4 * % 1. c4 *", 3),
    ("1. e4 e5 1-0 (1. d4 d5) 1. c4 *", 2),
    ("1. d4\u{10} \n[Event \"A\"]\n1. e4\u{1} e5 *", 2),
    // Without moves.
    ("[Event \"A\"]\n[Result \"1-0\"]\n[Event \"B\"]\n[Result \"0-1\"]\n\n[Event \"C\"]\n\n", 3),
    // Comments before, between and behind.
    (
        "; first\n{ second }\n[Event \"A\"]\n{ third }\n[Site \"x\"]\n\n{ fourth } 1. e4 * { fifth }\n\n[Event \"B\"] *",
        2,
    ),
    // An unclosed comment ends with the game; a closed one may contain anything.
    (
        "[Event \"A\"]\n\n1. e4 { not closed\n\n[Event \"B\"]\n\n1. d4 { closed\n\n[Site \"no\"] } d5 *\n",
        2,
    ),
    ("[Event \"A\"]\n\n1. e4 { not closed\n[Event \"B\"]\n1. d4 d5 *\n", 2),
    // Malformed tags, and one with quotation marks in it.
    (
        "[Event \"A\n[Site B]\n[White \"the \"Great\" one\"]\n\n1. e4 *\n[Event \"B\"]\n\n1. d4 [x] *\n",
        2,
    ),
    // Variations that are unclosed, closed too often, nested.
    (
        "[Event \"A\"]\n\n1. e4 (1. d4 (1. c4 *\n\n[Event \"B\"]\n\n1. d4 ) (1. e4 (1. c4)) d5 1-0\n",
        2,
    ),
    // Brackets before all moves, of which what follows says whether they are variations.
    ("[Site \"x\"]* (1... c5 2.*Nf3 (1.)) 2. Nf3 Nc6 1-0 1. c4 *", 4),
    (
        "1. e4 1-0 (1. d4) 1. c4 c5 ( * ) 1. d4 0-1\n(1. e4) 1. f4 ½-½ ( 1. g4 * ) 1. h4 1-0 1. a4 *",
        5,
    ),
    ("so (it * is) e4 1-0 1. c4 *", 3),
    // A byte order mark, concatenated files, end-of-file characters of old systems.
    ("\u{FEFF}[Event \"A\"]\n\n1. e4 *\n\u{FEFF}[Event \"B\"]\n\n1. d4 *\n\u{1A}\0", 2),
    // An unreadable move ends the game, not the file.
    (
        "[Event \"A\"]\n\n1. e4 Ke2 2. Nf3 ½-½\n\n[Event \"B\"]\n[FEN \"8/8 w\"]\n\n1. d4 *\n[Event \"C\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n[Event \"D\"] 1. e4 *",
        4,
    ),
    ("", 0),
    ("\n\n \n", 0),
    ("{ only a comment }", 1),
    ("% only an escape", 0),
];

#[test]
fn games_are_found() {
    for (text, games) in TEXTS {
        let log = log::from_text(text.as_bytes());
        let begun = log.iter().filter(|line| line.contains(" begin ")).count();
        assert_eq!(begun, *games, "{text}\n{log:#?}");
    }
}

#[test]
fn every_size_of_chunk_gives_the_same() {
    for (text, _) in TEXTS {
        let whole = log::from_text(text.trim_start_matches('\u{FEFF}').as_bytes());
        for size in 1..text.len() + 2 {
            let (cut, error) = log::from_chunks(Chunks::with_sizes(text.as_bytes(), size, 1 << 20));
            assert!(error.is_none(), "{error:?}");
            assert_eq!(cut, whole, "size {size}: {text}");
        }
    }
}

#[test]
fn all_texts_joined_give_the_same() {
    let texts: Vec<&str> = TEXTS.iter().map(|(text, _)| *text).collect();
    let joined = texts.join("\n\n[Event \"next\"]\n");
    let whole = log::from_text(joined.as_bytes());
    for size in (1..joined.len()).step_by(7) {
        let (cut, _) = log::from_chunks(Chunks::with_sizes(joined.as_bytes(), size, 1 << 20));
        assert_eq!(cut, whole, "size {size}");
    }
}

/// Returns one byte at a time, and is interrupted before each.
struct Trickle<'a> {
    text: &'a [u8],
    interrupted: bool,
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.interrupted = !self.interrupted;
        if self.interrupted {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let length = buffer.len().min(1);
        self.text.read(&mut buffer[..length])
    }
}

#[test]
fn a_slow_stream_gives_the_same() {
    for (text, _) in TEXTS {
        let text = text.trim_start_matches('\u{FEFF}').as_bytes();
        let (cut, error) =
            log::from_chunks(Chunks::with_sizes(Trickle { text, interrupted: false }, 20, 1 << 20));
        assert!(error.is_none(), "{error:?}");
        assert_eq!(cut, log::from_text(text));
    }
}

/// Enough games in Windows-1250 for many chunks. The first names could be Western as well.
fn old_archive() -> (Vec<u8>, String) {
    let names = ["Müller", "Kovačič", "Đorđević", "Šarić", "Hübner"];
    let game = |name: &&str| format!("[Event \"x\"]\n[White \"{name}\"]\n\n1. e4 e5 *\n\n");
    let text: String = names.iter().cycle().take(200).map(game).collect();
    let byte = |sign: char| match sign {
        'č' => 0xe8,
        'ć' => 0xe6,
        'đ' => 0xf0,
        'Đ' => 0xd0,
        'Š' => 0x8a,
        'ü' => 0xfc,
        sign => u8::try_from(sign).expect("ASCII"),
    };
    (text.chars().map(byte).collect(), text)
}

#[test]
fn an_encoding_is_guessed_from_all_that_was_seen() {
    let (bytes, text) = old_archive();
    for size in [60, 500, 1 << 19] {
        let chunks: Vec<_> = Chunks::with_sizes(&bytes[..], size, 1 << 20)
            .map(|chunk| chunk.expect("a slice can be read"))
            .collect();
        let decoded = chunks.iter().flat_map(|chunk| chunk.bytes.iter().copied()).collect();
        assert_eq!(String::from_utf8(decoded).expect("UTF-8"), text, "size {size}");
        let guesses: Vec<&str> =
            chunks.iter().filter_map(|chunk| Some(chunk.guess?.encoding.name())).collect();
        assert_eq!(guesses.last(), Some(&"windows-1250"), "size {size}");
        assert!(guesses.len() <= 2, "{guesses:?}");
    }
}

#[test]
fn an_encoding_that_is_named_is_not_guessed() {
    let (bytes, _) = old_archive();
    let named = TextEncoding::named("windows-1252");
    let chunks = Chunks::in_encoding(&bytes[..], named).map(|chunk| chunk.expect("readable"));
    let text: String = chunks.map(|chunk| String::from_utf8(chunk.bytes).expect("UTF-8")).collect();
    assert!(text.contains("Ðorðeviæ"), "{}", &text[..200]);
}
