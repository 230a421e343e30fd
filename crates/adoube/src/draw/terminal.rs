//! The board in the terminal: a small one beside its notes, a large one of block pixels above
//! them, and letters without colours.

use adoube_chess::{Colour, File, Piece, Role, Square, notation::Letters};
use clap::ValueEnum;

use super::{ColorMode, Diagram, color::Rgb, piece_letter, sprites};

/// The size of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Size {
    #[default]
    Small,
    Large,
}

const LIGHT: Rgb = (190, 152, 114);
const DARK: Rgb = (130, 88, 46);
const MARKED: Rgb = (215, 45, 40);
const WHITE: Rgb = (255, 255, 255);
const BLACK: Rgb = (0, 0, 0);
const EDGE: Rgb = (140, 140, 140);

/// The board with `notes` beside or below it, the first of them as a heading.
pub(crate) fn terminal(
    diagram: &Diagram<'_>,
    color_mode: ColorMode,
    size: Size,
    notes: &[String],
) -> String {
    let mut notes = notes.iter().map(|note| wrap(note)).collect::<Vec<_>>();
    if let Some(heading) = notes.first_mut() {
        for line in heading {
            *line = color_mode.strong(line);
        }
    }
    let notes = notes.concat();
    match (color_mode, size) {
        (ColorMode::Plain, _) => join_beside(&letters(diagram), &notes),
        (ColorMode::Indexed | ColorMode::True, Size::Small) => {
            join_beside(&figurines(diagram, color_mode), &notes)
        }
        (ColorMode::Indexed | ColorMode::True, Size::Large) => {
            let mut lines = blocks(diagram, color_mode);
            lines.push(String::new());
            lines.extend(notes.iter().map(|note| format!("   {note}")));
            lines.join("\n") + "\n"
        }
    }
}

/// Puts the notes to the right of the first lines, centred on them where they fit.
fn join_beside(board: &[String], notes: &[String]) -> String {
    let first = board.len().saturating_sub(1 + notes.len()) / 2;
    let mut lines: Vec<String> = board.to_vec();
    let margin = " ".repeat(LETTERED_WIDTH);
    for (at, note) in notes.iter().enumerate() {
        match lines.get_mut(first + at) {
            Some(line) => *line = format!("{line}   {note}"),
            None => lines.push(format!("{margin}   {note}")),
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A margin of three columns, then three columns a square.
const LETTERED_WIDTH: usize = 3 + 8 * 3;
/// The width that is left for the notes on a terminal of 80 columns.
const NOTE_WIDTH: usize = 80 - LETTERED_WIDTH - 3;

/// A note wrapped to the width; continuation lines of a list are indented below its text.
fn wrap(note: &str) -> Vec<String> {
    let indent = if note.starts_with("• ") { "  " } else { "" };
    let mut lines: Vec<String> = Vec::new();
    for word in note.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= NOTE_WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("{indent}{word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn files(diagram: &Diagram<'_>) -> String {
    let letter = |file: File| format!(" {} ", Letters::Of(diagram.language).file(file));
    "   ".to_owned() + &diagram.files().map(letter).concat()
}

fn letters(diagram: &Diagram<'_>) -> Vec<String> {
    let square = |square: Square| match diagram.board.piece_on(square) {
        Some(piece) => piece_letter(diagram.language, piece),
        None => '·',
    };
    let mut lines: Vec<String> = diagram
        .ranks()
        .into_iter()
        .map(|rank| {
            let row = diagram.files().map(|file| {
                let at = Square::new(file, rank);
                let (left, right) =
                    if diagram.marked.contains(at) { ('[', ']') } else { (' ', ' ') };
                format!("{left}{}{right}", square(at))
            });
            format!(" {rank} {}", row.concat())
        })
        .collect();
    lines.push(files(diagram));
    lines
}

fn figurines(diagram: &Diagram<'_>, color_mode: ColorMode) -> Vec<String> {
    let square = |at: Square| {
        let (text, colour) = match diagram.board.piece_on(at) {
            Some(piece) => (figurine(piece.role), piece_colour(piece)),
            None => (" ", BLACK),
        };
        color_mode.paint(&format!(" {text} "), colour, Some(paper(diagram, at)))
    };
    let mut lines: Vec<String> = diagram
        .ranks()
        .into_iter()
        .map(|rank| {
            let row = diagram.files().map(|file| square(Square::new(file, rank)));
            format!(" {} {}", color_mode.paint(&rank.to_string(), EDGE, None), row.concat())
        })
        .collect();
    lines.push(color_mode.paint(&files(diagram), EDGE, None));
    lines
}

/// The filled figure for both sides: the colour shows whose it is. The pawn has the variation selector
/// for text, because some terminals would draw an emoji.
const fn figurine(role: Role) -> &'static str {
    match role {
        Role::Pawn => "♟\u{fe0e}",
        Role::Knight => "♞",
        Role::Bishop => "♝",
        Role::Rook => "♜",
        Role::Queen => "♛",
        Role::King => "♚",
    }
}

const fn piece_colour(piece: Piece) -> Rgb {
    match piece.colour {
        Colour::White => WHITE,
        Colour::Black => BLACK,
    }
}

fn paper(diagram: &Diagram<'_>, square: Square) -> Rgb {
    if diagram.marked.contains(square) {
        MARKED
    } else if square.is_light() {
        LIGHT
    } else {
        DARK
    }
}

fn blocks(diagram: &Diagram<'_>, color_mode: ColorMode) -> Vec<String> {
    let square = |at: Square, line: usize| {
        let (text, colour) = match diagram.board.piece_on(at) {
            Some(piece) => (sprites::line(piece.role, line), piece_colour(piece)),
            None => (" ".repeat(sprites::COLUMNS), BLACK),
        };
        color_mode.paint(&text, colour, Some(paper(diagram, at)))
    };
    let mut lines = Vec::new();
    for rank in diagram.ranks() {
        for line in 0..sprites::LINES {
            let row = diagram.files().map(|file| square(Square::new(file, rank), line));
            let label = if line == 1 { rank.digit() } else { ' ' };
            lines.push(format!(
                " {} {}",
                color_mode.paint(&label.to_string(), EDGE, None),
                row.concat()
            ));
        }
    }
    let letter = |file: File| {
        format!("{:^width$}", Letters::Of(diagram.language).file(file), width = sprites::COLUMNS)
    };
    lines.push(color_mode.paint(
        &format!("   {}", diagram.files().map(letter).concat()),
        EDGE,
        None,
    ));
    lines
}
