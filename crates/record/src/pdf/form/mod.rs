//! A scoresheet on A4: who and where, the moves in two blocks, the end.

mod foot;
mod head;
mod moves;

use super::{face::Faces, page::Page};
use crate::{i18n::Localizer, sheet::Sheet};

/// The left margin, and how wide everything is.
const LEFT: f32 = 14.0;
const WIDTH: f32 = 182.0;
/// Between the two blocks of moves.
const GAP: f32 = 6.0;
/// A block of moves, or the box of a player above it.
const BLOCK: f32 = (WIDTH - GAP) / 2.0;
/// Where the lowest line stands.
const BOTTOM: f32 = 285.0;

/// What every part of the form is made from.
struct Form<'a> {
    sheet: &'a Sheet,
    faces: &'a Faces,
    words: &'a Localizer,
    pages: usize,
}

impl Form<'_> {
    /// Whether it is to be filled in by hand.
    fn is_blank(&self) -> bool {
        self.sheet.entries.is_empty()
    }
}

/// The pages of a sheet: one, and more if there are more moves than it has lines.
pub(super) fn leaves(sheet: &Sheet, faces: &Faces, words: &Localizer) -> Vec<Page> {
    let rows = sheet.rows();
    let (first, rest) = rows.split_at(rows.len().min(moves::ON_FIRST));
    let further: Vec<_> = rest.chunks(moves::ON_NEXT).collect();
    let form = Form { sheet, faces, words, pages: further.len() + 1 };
    let mut page = Page::default();
    form.head(&mut page);
    let foot = form.foot_begins();
    form.moves(
        &mut page,
        first,
        moves::Area { top: head::END, bottom: foot - 3.0, lines: moves::ON_FIRST / 2 },
    );
    form.foot(&mut page, foot);
    form.page_number(&mut page, 1);
    let mut pages = vec![page];
    for (rows, number) in further.into_iter().zip(2..) {
        let mut page = Page::default();
        let top = form.short_head(&mut page);
        form.moves(&mut page, rows, moves::Area { top, bottom: BOTTOM, lines: moves::ON_NEXT / 2 });
        form.page_number(&mut page, number);
        pages.push(page);
    }
    pages
}
