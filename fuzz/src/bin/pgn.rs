//! PGN: no text makes the parser panic, every move it reports is legal, and the games do not depend on
//! how the text is split into chunks.
#![no_main]

use adoube_chess::{Position, notation::game::Score};
use adoube_record::{
    encoding::decode,
    pgn::{
        Chunk, LineColumn, NoteKind, Scanner, Span,
        replay::{RepetitionCounter, ReplayFault, ReplayedPly, Visitor, replay},
        source::{Chunks, Places},
    },
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((&size, text)) = input.split_first() else { return };
    let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text);
    tokens_are_in_order(text);
    for chunk in Chunks::with_sizes(text, usize::from(size), 1 << 20) {
        // Only UTF-32 is refused.
        let Ok(chunk) = chunk else { return };
        replay_log(&chunk);
    }
    // An encoding is guessed from what was seen so far: only UTF-8 is the same however it is cut.
    let text = decode(text, None).text;
    // Chunks drop the byte order mark of a file, which has no column.
    let text = text.trim_start_matches('\u{feff}').as_bytes();
    // Chunks would decode it once more.
    if text.iter().take(2).any(|byte| *byte == 0) {
        return;
    }
    let whole = replay_log(&Chunk::from(text));
    let mut cut = Vec::new();
    for chunk in Chunks::with_sizes(text, usize::from(size), 1 << 20) {
        let Ok(chunk) = chunk else { return };
        cut.extend(replay_log(&chunk));
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

fn replay_log(chunk: &Chunk) -> Vec<String> {
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
    fn log(&mut self, at: usize, what: String) {
        let LineColumn { line, column } = self.places.place(at);
        self.lines.push(format!("{line}:{column} {what}"));
    }
}

impl<'a> Visitor<'a> for Log<'a> {
    fn begin(&mut self, at: usize) {
        self.log(at, "begin".to_owned());
    }

    fn tag(&mut self, name: &'a [u8], value: &'a [u8], span: Span) {
        self.log(span.start, format!("{name:?} {value:?}"));
    }

    fn start(&mut self, position: &Position) {
        self.course.begin(position);
    }

    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        assert_eq!(ply.before.play(ply.played).as_ref(), Ok(ply.after));
        let standing = self.course.follow(ply);
        assert_eq!(standing.status, ply.after.status());
        self.log(ply.span.start, format!("{:?} {standing:?}", ply.played));
    }

    fn comment(&mut self, text: &'a [u8], span: Span) {
        self.log(span.start, format!("{text:?}"));
    }

    fn nag(&mut self, nag: u16, span: Span) {
        self.log(span.start, format!("${nag}"));
    }

    fn offer(&mut self, span: Span) {
        self.log(span.start, "(=)".to_owned());
    }

    fn note(&mut self, kind: NoteKind, span: Span) {
        self.log(span.start, format!("{kind:?}"));
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {
        self.log(span.start, format!("{fault:?}"));
    }

    fn end(&mut self, score: Option<Score>, span: Span) {
        self.log(span.end, format!("{score:?}"));
    }
}
