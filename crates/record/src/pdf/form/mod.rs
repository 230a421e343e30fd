//! A scoresheet, drawn for A4: the heading, the moves in two blocks, the end.

mod foot;
mod head;
mod masthead;
mod moves;
mod players;

use super::{
    face::Faces,
    page::{LABEL, Page, Point, Text},
    print::{Paper, PrintOptions},
};
use crate::{i18n::Localizer, sheet::Sheet};

/// The left margin, and the width of the content.
const LEFT: f32 = 14.0;
const WIDTH: f32 = 182.0;
/// Between the two blocks of moves.
const GAP: f32 = 6.0;
/// A block of moves, or the box of a player above it.
const BLOCK: f32 = (WIDTH - GAP) / 2.0;
/// The lowest line.
const BOTTOM: f32 = 285.0;

/// The data that all parts of the form need.
struct Form<'a> {
    sheet: &'a Sheet,
    print: &'a PrintOptions,
    faces: &'a Faces,
    words: &'a Localizer,
    pages: usize,
}

impl Form<'_> {
    /// Whether it is to be filled in by hand.
    fn is_blank(&self) -> bool {
        self.sheet.entries.is_empty()
    }

    /// A small grey label in capitals, enlarged where the sheet is printed smaller.
    fn label(&self, text: &str, at: Point) -> Text {
        let size = match self.print.paper {
            Paper::A4 => LABEL,
            Paper::A5 | Paper::TwoA5 => 6.8,
        };
        Text::label(text, at).sized(size)
    }

    /// The width of a text.
    fn width(&self, text: &Text) -> f32 {
        let text = self.faces.fitted(text);
        self.faces.with_weight(text.weight).width(&text.letters, text.size, text.spacing)
    }
}

/// The pages of a sheet: one, and more if there are more moves than it has lines. With a back, every front has one.
pub(super) fn pages(
    sheet: &Sheet,
    print: &PrintOptions,
    faces: &Faces,
    words: &Localizer,
) -> Vec<Page> {
    let rows = sheet.rows();
    let (first, rest) = rows.split_at(rows.len().min(moves::ON_FIRST));
    let mut further: Vec<_> = rest.chunks(moves::ON_NEXT).collect();
    if print.back.is_some() && further.len().is_multiple_of(2) {
        further.push(&[]);
    }
    let form = Form { sheet, print, faces, words, pages: further.len() + 1 };
    let mut page = Page::default();
    let top = form.head(&mut page);
    let foot = form.foot_begins();
    let first_number = sheet.start.fullmoves();
    let area = moves::Area { top, bottom: foot - 3.0, lines: moves::ON_FIRST / 2 };
    let mut next = form.moves(&mut page, first, first_number, area);
    form.foot(&mut page, foot);
    form.page_number(&mut page, 1);
    let mut pages = vec![page];
    for (rows, number) in further.into_iter().zip(2..) {
        let mut page = Page::default();
        let top = form.short_head(&mut page);
        // Handwriting needs higher lines.
        let on_page = if rows.is_empty() { moves::ON_FIRST } else { moves::ON_NEXT };
        let area = moves::Area { top, bottom: BOTTOM, lines: on_page / 2 };
        next = form.moves(&mut page, rows, next, area);
        form.page_number(&mut page, number);
        pages.push(page);
    }
    pages
}
