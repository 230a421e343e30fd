//! Arranges pages on sides of paper, so that every back is behind its front.
//!
//! Two sheets side by side are on A4 landscape. A printer that flips on the short edge flips like a page of a
//! book: the back of the left sheet has to be on the right. On the long edge it flips like a calendar: the
//! back is on the same half, upside down. Backs of single sheets are upright when flipped on the long edge, and upside down
//! on the short one.

use super::{
    page::{Ink, Page, PaintItem, Point, at, upright},
    print::{Flip, Paper, PrintOptions},
};

/// A side of paper.
#[derive(Debug, Default)]
pub(super) struct Side {
    /// The pages on it, in the order in which they are read.
    pub(super) pages: Vec<PlacedPage>,
    /// Items on the paper itself, in millimetres.
    pub(super) marks: Vec<PaintItem>,
}

/// A page on a side of paper.
#[derive(Debug)]
pub(super) struct PlacedPage {
    pub(super) page: Page,
    /// Its corner on the paper, in millimetres: the upper left one, or the lower right one if it is upside down.
    pub(super) corner: Point,
    /// Its scale.
    pub(super) scale: f32,
    pub(super) is_upside_down: bool,
}

/// Where a sheet begins: the side, counted from 0, and the corner on it.
pub(super) type SheetStart = (usize, Point);

/// The sides of the pages of sheets, and where each sheet begins. If sheets have backs, every second page is one.
pub(super) fn impose(sheets: Vec<Vec<Page>>, print: &PrintOptions) -> (Vec<Side>, Vec<SheetStart>) {
    let columns = print.paper.columns();
    let faces = if print.back.is_some() { 2 } else { 1 };
    let mut sides: Vec<Side> = Vec::new();
    let mut beginnings = Vec::with_capacity(sheets.len());
    let mut leaves = 0;
    for pages in sheets {
        beginnings.push((leaves / columns * faces, slot(print.paper, leaves % columns)));
        let first = leaves;
        leaves += pages.len().div_ceil(faces);
        sides.resize_with(leaves.div_ceil(columns) * faces, Side::default);
        for (at, page) in pages.into_iter().enumerate() {
            let (leaf, face) = (first + at / faces, at % faces);
            let placed = place(page, leaf % columns, face == 1, print);
            sides[leaf / columns * faces + face].pages.push(placed);
        }
    }
    if print.paper == Paper::TwoA5 {
        for front in sides.iter_mut().step_by(faces) {
            front.marks = cut_line();
        }
    }
    (sides, beginnings)
}

fn place(page: Page, column: usize, is_back: bool, print: &PrintOptions) -> PlacedPage {
    let columns = print.paper.columns();
    let flip = print.back.filter(|_| is_back);
    let is_mirrored = flip == Some(Flip::ShortEdge) && columns > 1;
    let column = if is_mirrored { columns - 1 - column } else { column };
    // On landscape paper the long edge is the upper one.
    let is_upside_down = match flip {
        None => false,
        Some(Flip::LongEdge) => columns > 1,
        Some(Flip::ShortEdge) => columns == 1,
    };
    let corner = if is_upside_down {
        let next = slot(print.paper, column + 1);
        at(next.x, print.paper.size().1)
    } else {
        slot(print.paper, column)
    };
    PlacedPage { page, corner, scale: print.paper.scale(), is_upside_down }
}

/// The upper left corner of a place for a sheet, counted from 0 at the left.
fn slot(paper: Paper, column: usize) -> Point {
    let width = Paper::A4.size().0 * paper.scale();
    at(std::iter::repeat_n(width, column).sum(), 0.0)
}

/// A broken line in the middle.
fn cut_line() -> Vec<PaintItem> {
    const STROKE: f32 = 2.0;
    let (width, height) = Paper::TwoA5.size();
    let starts = std::iter::successors(Some(STROKE / 2.0), |y| Some(y + 2.0 * STROKE));
    starts
        .take_while(|y| y + STROKE < height)
        .map(|y| upright(width / 2.0, y, STROKE, 0.12, Ink::Line))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdf::page::{Block, Text};

    /// A page identified by its name.
    fn page(name: &str) -> Page {
        Page { blocks: vec![Block::Title(Text::new(name, at(0.0, 0.0), 10.0))] }
    }

    /// The pages on each side: name, left edge, and whether it is upside down.
    fn sides(names: &[&[&str]], paper: Paper, back: Option<Flip>) -> Vec<Vec<(String, f32, bool)>> {
        let sheets = names.iter().map(|names| names.iter().map(|name| page(name)).collect());
        let print = PrintOptions { paper, back, ..PrintOptions::default() };
        let (sides, _) = impose(sheets.collect(), &print);
        let width = Paper::A4.size().0 * paper.scale();
        let rendered = |placed: &PlacedPage| {
            let Some(Block::Title(title)) = placed.page.blocks.first() else { panic!("a title") };
            let left = placed.corner.x - if placed.is_upside_down { width } else { 0.0 };
            (title.letters.clone(), left, placed.is_upside_down)
        };
        sides.iter().map(|side| side.pages.iter().map(rendered).collect()).collect()
    }

    fn upright_at(name: &str, left: f32) -> (String, f32, bool) {
        (name.to_owned(), left, false)
    }

    fn turned_at(name: &str, left: f32) -> (String, f32, bool) {
        (name.to_owned(), left, true)
    }

    const TWO: [&[&str]; 3] = [&["1", "1b"], &["2", "2b"], &["3", "3b"]];

    #[test]
    fn backs_follow_their_fronts() {
        let long = sides(&TWO, Paper::A4, Some(Flip::LongEdge));
        let names: Vec<&str> = long.iter().map(|side| side[0].0.as_str()).collect();
        assert_eq!(names, ["1", "1b", "2", "2b", "3", "3b"]);
        assert_eq!(long[1], [upright_at("1b", 0.0)]);
        assert_eq!(sides(&TWO, Paper::A5, Some(Flip::ShortEdge))[1], [turned_at("1b", 0.0)]);
    }

    #[test]
    fn two_backs_change_places_behind_the_short_edge() {
        let short = sides(&TWO, Paper::TwoA5, Some(Flip::ShortEdge));
        assert_eq!(short.len(), 4);
        assert_eq!(short[0], [upright_at("1", 0.0), upright_at("2", 148.5)]);
        assert_eq!(short[1], [upright_at("1b", 148.5), upright_at("2b", 0.0)]);
        assert_eq!(short[3], [upright_at("3b", 148.5)]);
    }

    #[test]
    fn two_backs_are_upside_down_behind_the_long_edge() {
        let long = sides(&TWO, Paper::TwoA5, Some(Flip::LongEdge));
        assert_eq!(long[1], [turned_at("1b", 0.0), turned_at("2b", 148.5)]);
        assert_eq!(long[3], [turned_at("3b", 0.0)]);
    }

    #[test]
    fn without_backs_pages_follow_each_other() {
        let two = sides(&[&["1", "1 continued"], &["2"]], Paper::TwoA5, None);
        assert_eq!(two[0], [upright_at("1", 0.0), upright_at("1 continued", 148.5)]);
        assert_eq!(two[1], [upright_at("2", 0.0)]);
    }

    #[test]
    fn a_sheet_is_found_where_it_begins() {
        let sheets = TWO.iter().map(|names| names.iter().map(|name| page(name)).collect());
        let back = Some(Flip::LongEdge);
        let print = PrintOptions { paper: Paper::TwoA5, back, ..PrintOptions::default() };
        let (_, beginnings) = impose(sheets.collect(), &print);
        assert_eq!(beginnings, [(0, at(0.0, 0.0)), (0, at(148.5, 0.0)), (2, at(0.0, 0.0))]);
    }
}
