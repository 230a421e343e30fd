//! Texts that try to break the reader.

use std::io::{self, Read};

use adoube_record::pgn::source::{CHUNK, Chunks, LARGEST_GAME, SourceError};

use crate::log;

const NEXT: &str = "\n\n[Event \"Next\"]\n\n1. d4 d5 *\n";

/// One byte repeated, after a beginning and before an end.
struct Endless {
    parts: Vec<(Vec<u8>, u64)>,
}

impl Endless {
    fn new(first: &str, middle: &str, times: u64, last: &str) -> Self {
        let part = |text: &str, times| (text.as_bytes().to_vec(), times * text.len() as u64);
        Self { parts: vec![part(last, 1), part(middle, times), part(first, 1)] }
    }
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some((text, left)) = self.parts.last_mut() {
            if *left == 0 {
                self.parts.pop();
                continue;
            }
            let length =
                buffer.len().min(usize::try_from(*left).unwrap_or(usize::MAX)).min(text.len());
            buffer[..length].copy_from_slice(&text[..length]);
            text.rotate_left(length);
            *left -= length as u64;
            return Ok(length);
        }
        Ok(0)
    }
}

/// Reads a text that is too large for memory; returns the log. No buffer exceeds its limit.
fn read_large(stream: Endless) -> Vec<String> {
    let mut lines = Vec::new();
    let mut chunks = Chunks::new(stream);
    for chunk in &mut chunks {
        let chunk = chunk.expect("it can be read");
        assert!(chunk.bytes.capacity() <= LARGEST_GAME + CHUNK, "{}", chunk.bytes.capacity());
        lines.extend(log::from_text(&chunk.bytes));
        lines.push(format!("{:?}", chunk.ending));
    }
    lines
}

fn has(lines: &[String], what: &str) -> bool {
    lines.iter().any(|line| line.contains(what))
}

#[test]
fn a_line_of_200_megabytes_is_passed_over() {
    for (first, middle) in [
        ("[Event \"A\"]\n\n1. e4 ", "e"),
        ("[Event \"A\"]\n\n1. e4 {", "word "),
        ("[Event \"", "x"),
        ("%", "escape "),
        ("", "\0"),
    ] {
        let times = 200_000_000 / middle.len() as u64;
        let lines = read_large(Endless::new(first, &middle.repeat(4096), times / 4096, NEXT));
        assert!(has(&lines, "TooLarge"), "{first}");
        assert!(has(&lines, "ply d5 d5"), "{first}: {lines:?}");
    }
}

#[test]
fn behind_a_comment_that_is_too_large_and_closed_the_next_game_begins_with_any_tag() {
    let next = "} e5 *\n\n[White \"B\"]\n\n1. d4 d5 *\n";
    let lines = read_large(Endless::new("1. e4 {", &"word ".repeat(4096), 1200, next));
    assert!(has(&lines, "TooLarge") && has(&lines, "ply d5 d5"), "{lines:?}");
    assert!(!has(&lines, "ply e5"), "what was passed over is not played: {lines:?}");
}

#[test]
fn many_lines_that_are_one_game_are_passed_over() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8\n".repeat(1000);
    let lines = read_large(Endless::new("[Event \"A\"]\n\n", &moves, 2000, NEXT));
    assert!(has(&lines, "TooLarge") && has(&lines, "ply d5 d5"));
}

#[test]
fn a_comment_that_is_not_closed_costs_one_game() {
    let games = "[Event \"B\"]\n1. e4 e5 1-0\n".repeat(1000);
    for first in
        ["[Event \"A\"]\n\n1. e4 { never closed\n\n", "[Event \"A\"]\n1. e4 { never closed\n"]
    {
        let lines = read_large(Endless::new(first, &games, 700, "[Event \"Last\"]\n1. d4 *\n"));
        let begun = lines.iter().filter(|line| line.contains(" begin ")).count();
        assert_eq!(begun, 700_002, "{first}");
        assert!(has(&lines, "note comment-unclosed"));
        assert!(!has(&lines, "TooLarge"));
    }
}

#[test]
fn an_archive_without_tags_is_no_single_game() {
    let lines = read_large(Endless::new("", &"1. e4 e5 1-0\n\n".repeat(1000), 700, ""));
    let begun = lines.iter().filter(|line| line.contains(" begin ")).count();
    assert_eq!(begun, 700_000);
}

#[test]
fn a_bomb_of_variations_takes_no_stack() {
    for middle in
        ["(", "( 1. d4 ", "(;", "({}", ")", "{", "}", "[", "\"", "$", "$1 ", "(=)", "1.", "*"]
    {
        let middle = middle.repeat(4096);
        let times = 1_000_000 / middle.len() as u64;
        let lines = read_large(Endless::new("[Event \"A\"]\n\n1. e4 ", &middle, times, NEXT));
        assert!(has(&lines, "ply d5 d5"), "{}", &middle[..8]);
    }
    let closed = format!("1. e4 {}{} e5 *{NEXT}", "(".repeat(1_000_000), ")".repeat(1_000_000));
    let lines = log::from_text(closed.as_bytes());
    assert!(has(&lines, "ply e5 e5") && has(&lines, "ply d5 d5") && !has(&lines, " note "));
}

#[test]
fn wide_characters_are_read() {
    let text = "[Event \"Čačak\"]\n\n1. e4 {½} *\n";
    let utf16 = |mark: &[u8], bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
        mark.iter().copied().chain(text.encode_utf16().flat_map(bytes)).collect()
    };
    for bytes in [
        utf16(b"\xFF\xFE", u16::to_le_bytes),
        utf16(b"\xFE\xFF", u16::to_be_bytes),
        utf16(b"", u16::to_le_bytes),
        utf16(b"", u16::to_be_bytes),
    ] {
        let (lines, error) = log::from_chunks(Chunks::new(&bytes[..]));
        assert!(error.is_none(), "{error:?}");
        assert_eq!(lines, log::from_text(text.as_bytes()));
    }
    let utf32: Vec<u8> =
        "\u{feff}[Event".chars().flat_map(|sign| u32::from(sign).to_le_bytes()).collect();
    let (lines, error) = log::from_chunks(Chunks::new(&utf32[..]));
    assert!(lines.is_empty() && matches!(error, Some(SourceError::WideCharacters)), "{error:?}");
}

#[test]
fn bytes_that_are_no_text_are_read_all_the_same() {
    let noise: Vec<u8> =
        (0..200_000_u64).map(|n| (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8).collect();
    let text = [&noise[..], NEXT.as_bytes()].concat();
    let (lines, error) = log::from_chunks(Chunks::new(&text[..]));
    assert!(error.is_none() && has(&lines, "ply d5 d5"));
}

#[test]
fn latin_1_is_counted_by_characters() {
    let lines = log::from_text(b"{K\xF8benhavn \xC5} 1. e4 {\xE9\xE8} e5 \xBD-\xBD");
    assert!(has(&lines, "1:26 ply e5 e5"), "{lines:?}");
    assert!(has(&lines, "1:29 note score-other"), "{lines:?}");
    let lines = log::from_text("[White \"Žarko\"] 1. e4 {č} e5 ½-½".as_bytes());
    assert!(has(&lines, "1:27 ply e5 e5") && has(&lines, "end 1/2-1/2"), "{lines:?}");
}
