//! PGN: no text breaks the reader, every move it tells is legal, and a text gives the same games however it is cut.
#![no_main]

use adoube_chess::{Position, notation::game::Score};
use adoube_record::pgn::{
    Chunk, LineColumn, Scanner, Span,
    replay::{Forgiven, RepetitionCounter, ReplayFault, ReplayedPly, Visitor, replay},
    source::{Chunks, Places},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((&size, text)) = input.split_first() else { return };
    let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text);
    tokens_are_in_order(text);
    let whole = told(&Chunk::from(text));
    let mut cut = Vec::new();
    for chunk in Chunks::with_sizes(text, usize::from(size), 1 << 20) {
        // Only UTF-16 is refused.
        let Ok(chunk) = chunk else { return };
        cut.extend(told(&chunk));
    }
    assert_eq!(cut, whole);
});

fn tokens_are_in_order(text: &[u8]) {
    let mut scanner = Scanner::new(text);
    let mut end = 0;
    while scanner.token().is_some() {
        let span = scanner.span();
        assert!(span.start >= end && span.end > span.start && span.end <= text.len());
        end = span.end;
    }
}

fn told(chunk: &Chunk) -> Vec<String> {
    let mut log =
        Log { places: chunk.places(), course: RepetitionCounter::new(), lines: Vec::new() };
    replay(chunk, &mut log);
    log.lines
}

struct Log<'a> {
    places: Places<'a>,
    course: RepetitionCounter,
    lines: Vec<String>,
}

impl Log<'_> {
    fn note(&mut self, at: usize, what: String) {
        let LineColumn { line, column } = self.places.place(at);
        self.lines.push(format!("{line}:{column} {what}"));
    }
}

impl<'a> Visitor<'a> for Log<'a> {
    fn begin(&mut self, at: usize) {
        self.note(at, "begin".to_owned());
    }

    fn tag(&mut self, name: &'a [u8], value: &'a [u8], span: Span) {
        self.note(span.start, format!("{name:?} {value:?}"));
    }

    fn start(&mut self, position: &Position) {
        self.course.begin(position);
    }

    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        assert_eq!(ply.before.play(ply.played).as_ref(), Ok(ply.after));
        let standing = self.course.follow(ply);
        assert_eq!(standing.status, ply.after.status());
        self.note(ply.span.start, format!("{:?} {standing:?}", ply.played));
    }

    fn comment(&mut self, text: &'a [u8], span: Span) {
        self.note(span.start, format!("{text:?}"));
    }

    fn nag(&mut self, nag: u8, span: Span) {
        self.note(span.start, format!("${nag}"));
    }

    fn offer(&mut self, span: Span) {
        self.note(span.start, "(=)".to_owned());
    }

    fn forgiven(&mut self, what: Forgiven, span: Span) {
        self.note(span.start, format!("{what:?}"));
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {
        self.note(span.start, format!("{fault:?}"));
    }

    fn end(&mut self, score: Option<Score>, span: Span) {
        self.note(span.end, format!("{score:?}"));
    }
}
