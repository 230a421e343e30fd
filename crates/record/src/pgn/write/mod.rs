//! Writing the export format, strictly: the same game always gives the same bytes, and reading them gives the same
//! game again.
//!
//! The seven tags of the roster come first, then the others in their order; moves in SAN with their numbers, in lines
//! of less than 80 characters; annotations as `$n` behind their move, then its comments, then its variations.
//! What PGN cannot express: a `}` in a comment becomes `&#125;`; the rest of a line that could not be read becomes a
//! comment that begins with `[%unread]`. The moves of a variant with other rules keep their text.

mod layout;
mod options;

use std::{fmt, io};

use adoube_chess::{Colour, Position};

use layout::Layout;
pub use options::{OwnComments, WriteOptions};

use super::{
    AnnotatedMove, Comment, Game, MoveLine, WalkItem,
    comment::UNREAD,
    escape::{escape_comment, escape_value},
    game::{MovetextPart, UnreadText},
};

/// Writes a game, and the empty line after it.
///
/// ```
/// use adoube_record::pgn;
/// let game = pgn::read(b"1.e4 e5 2.Sf3! (2.f4) Sc6 {old} *").next().unwrap();
/// let mut text = Vec::new();
/// pgn::write(&mut text, &game).unwrap();
/// let text = String::from_utf8(text).unwrap();
/// assert!(text.ends_with("\n\n1. e4 e5 2. Nf3 $1 (2. f4) 2... Nc6 {old} *\n\n"));
/// assert_eq!(pgn::read(text.as_bytes()).next().unwrap(), game);
/// ```
pub fn write(to: &mut impl io::Write, game: &Game) -> io::Result<()> {
    writeln!(to, "{game}")
}

/// Writes a game in the letters of another language, or without the comments that only this library understands.
///
/// ```
/// use adoube_chess::notation::Language;
/// use adoube_record::pgn::{self, WriteOptions};
/// let game = pgn::read(b"1. e4 e5 2. Nf3 *").next().unwrap();
/// let options = WriteOptions { letters: Language::Sl.into(), ..WriteOptions::default() };
/// let text = pgn::write_with(&game, options);
/// assert!(text.ends_with("\n\n1. e4 e5 2. Sf3 *\n"));
/// assert_eq!(pgn::read(text.as_bytes()).next().unwrap().last(), game.last());
/// ```
pub fn write_with(game: &Game, options: WriteOptions) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_game(&mut text, game, options);
    text
}

impl fmt::Display for Game {
    /// The export format.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_game(f, self, WriteOptions::default())
    }
}

fn write_game(to: &mut impl fmt::Write, game: &Game, options: WriteOptions) -> fmt::Result {
    for tag in game.exported_tags().iter() {
        writeln!(to, "[{} \"{}\"]", tag.name, escape_value(&tag.value))?;
    }
    for escape in &game.escapes {
        writeln!(to, "%{}", escape.replace(['\n', '\r'], " "))?;
    }
    writeln!(to, "\n{}", movetext(game, options))
}

/// The moves and the score.
fn movetext(game: &Game, options: WriteOptions) -> String {
    let layout = Layout::default();
    let keeps_text = !game.is_start_known();
    let mut writer = Writer { layout, needs_number: true, keeps_text, options };
    let mut walk = game.walk();
    while let Some(mark) = walk.next() {
        match mark {
            WalkItem::Open(line) => writer.open(line, walk.depth() > 0),
            WalkItem::Move { entry, before } => writer.entry(entry, &before),
            WalkItem::Close { line, after } => writer.close(line, after, !walk.is_over()),
        }
    }
    writer.layout.word(&game.exported_score().to_string());
    writer.layout.finish()
}

struct Writer {
    layout: Layout,
    /// Whether a move of Black needs its number: it is the first, or something precedes it.
    needs_number: bool,
    /// Whether unread text may be moves for other programs, and is written unchanged.
    keeps_text: bool,
    options: WriteOptions,
}

impl Writer {
    fn open(&mut self, line: &MoveLine, is_variation: bool) {
        if is_variation && !line.moves().is_empty() {
            self.layout.glue("(");
        }
        self.needs_number = true;
        self.comments(&line.before);
    }

    fn close(&mut self, line: &MoveLine, after: &[Comment], is_variation: bool) {
        if let Some(unread) = &line.unread {
            self.unread(unread);
        }
        if is_variation && !line.moves().is_empty() {
            self.layout.stick(")");
        }
        self.needs_number = true;
        self.comments(after);
    }

    fn entry(&mut self, entry: &AnnotatedMove, before: &Position) {
        let number = before.fullmoves();
        match before.turn() {
            Colour::White => self.layout.word(&format!("{number}.")),
            Colour::Black if self.needs_number => self.layout.word(&format!("{number}...")),
            Colour::Black => {}
        }
        self.needs_number = false;
        self.layout.word(&self.options.write_move(before, entry.played()));
        for nag in &entry.nags {
            self.layout.word(&format!("${}", nag.0));
        }
        self.comments(&entry.comments);
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let text = self.options.text_of(comment);
            if !text.is_empty() {
                self.comment(&text);
            }
        }
    }

    fn comment(&mut self, text: &str) {
        self.layout.text("{", &escape_comment(text), "}");
        self.needs_number = true;
    }

    fn unread(&mut self, unread: &UnreadText) {
        if self.keeps_text
            && let Some(parts) = unread.movetext()
        {
            return parts.into_iter().for_each(|part| match part {
                MovetextPart::Word(word) => self.layout.word(word),
                MovetextPart::Comment(text) => self.layout.text("{", text, "}"),
            });
        }
        // White space alone, such as a no-break space, is not written.
        let text = Comment::new(format!("[%{UNREAD}] {}", unread.text).trim_end());
        self.comments(&[text]);
    }
}
