//! The calls of a visitor, as lines of text with their places in the file.

use std::io::Read;

use adoube_chess::{Position, notation::game::Score, san};
use adoube_record::pgn::{
    Chunk, NoteKind, Span,
    replay::{ReplayFault, ReplayedPly, Visitor, replay},
    source::{Chunks, Ending, Places, SourceError},
};

/// The log of a stream in chunks, and the error at its end.
pub(crate) fn from_chunks<R: Read>(chunks: Chunks<R>) -> (Vec<String>, Option<SourceError>) {
    let mut lines = Vec::new();
    for chunk in chunks {
        match chunk {
            Ok(chunk) => lines.extend(from_chunk(&chunk)),
            Err(error) => return (lines, Some(error)),
        }
    }
    (lines, None)
}

/// The log of a text in one chunk.
pub(crate) fn from_text(text: &[u8]) -> Vec<String> {
    from_chunk(&Chunk::from(text))
}

fn from_chunk(chunk: &Chunk) -> Vec<String> {
    let mut log = Log { places: chunk.places(), bytes: &chunk.bytes, lines: Vec::new() };
    replay(chunk, &mut log);
    if chunk.ending == Ending::TooLarge {
        log.lines.push("passed over".to_owned());
    }
    log.lines
}

struct Log<'a> {
    places: Places<'a>,
    bytes: &'a [u8],
    lines: Vec<String>,
}

impl Log<'_> {
    fn log(&mut self, span: Span, what: &str) {
        let place = self.places.place(span.start);
        let text = String::from_utf8_lossy(span.slice(self.bytes));
        let text: String = text.chars().take(40).collect();
        self.lines.push(format!("{}:{} {what} {text}", place.line, place.column));
    }
}

impl<'a> Visitor<'a> for Log<'a> {
    fn begin(&mut self, at: usize) {
        self.log(Span { start: at, end: at }, "begin");
    }

    fn tag(&mut self, _: &'a [u8], _: &'a [u8], span: Span) {
        self.log(span, "tag");
    }

    fn start(&mut self, position: &Position) {
        self.lines.push(format!("start {position}"));
    }

    fn ply(&mut self, ply: &ReplayedPly<'_, 'a>) {
        assert_eq!(ply.before.play(ply.played).as_ref(), Ok(ply.after));
        self.log(ply.span, &format!("ply {}", san::write(ply.before, ply.played)));
    }

    fn comment(&mut self, _: &'a [u8], span: Span) {
        self.log(span, "comment");
    }

    fn nag(&mut self, nag: u16, span: Span) {
        self.log(span, &format!("nag {nag}"));
    }

    fn offer(&mut self, span: Span) {
        self.log(span, "offer");
    }

    fn note(&mut self, kind: NoteKind, span: Span) {
        self.log(span, &format!("note {}", kind.name()));
    }

    fn fault(&mut self, fault: ReplayFault<'_, 'a>, span: Span) {
        let what = match fault {
            ReplayFault::Move { error, position, .. } => {
                let written =
                    error.candidates.iter().map(|found| san::write(position, *found).to_string());
                format!("{:?} {}", error.kind, written.collect::<Vec<_>>().join(" "))
            }
            ReplayFault::Fen(error) => format!("FEN {error}"),
            ReplayFault::Variant(_) => "variant".to_owned(),
            ReplayFault::TooLarge => "too large".to_owned(),
            ReplayFault::BrokenOff => "broken off".to_owned(),
        };
        self.log(span, &format!("fault {what}"));
    }

    fn end(&mut self, score: Option<Score>, span: Span) {
        let score = score.map_or("none".to_owned(), |score| score.to_string());
        self.log(Span { start: span.end, end: span.end }, &format!("end {score}"));
    }
}
