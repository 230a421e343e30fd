//! Scoresheets and envelopes to print.
//!
//! Data flows one way: a layout (`form`, `cover`) makes `page::Page`s, lists of items with their places and roles; `impose`
//! arranges them on paper, `paint` draws them. The used glyphs are embedded; the file declares its language and its structure
//! for screen readers (PDF/UA), and contains no date, so that the same sheet always gives the same bytes.

mod board;
mod cover;
mod face;
mod figure;
mod form;
mod impose;
mod logo;
mod page;
mod paint;
mod print;
mod wrap;

use crate::{
    envelope::Cover,
    i18n::{Localizer, SheetKey},
    sheet::{Sheet, title},
};
use face::Faces;
use impose::{PlacedPage, Side, impose};
pub use logo::{Logo, LogoError, MOST_PIXELS};
use page::at;
use paint::{DocumentProperties, bind};
pub use print::{Flip, Paper, PrintOptions};

/// The file could not be made: a bug, which no sheet can cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pages could not be made into a PDF file")]
pub struct PdfError;

/// Scoresheets as a PDF file, in their order. One without entries is a form to be filled in by hand.
pub fn scoresheets(
    sheets: &[Sheet],
    print: &PrintOptions,
    words: &Localizer,
) -> Result<Vec<u8>, PdfError> {
    let faces = Faces::load(words.language()).ok_or(PdfError)?;
    let pages = sheets.iter().map(|sheet| form::pages(sheet, print, &faces, words));
    let (sides, beginnings) = impose(pages.collect(), print);
    let titles: Vec<String> = sheets.iter().map(|sheet| name(sheet, words)).collect();
    let title = match &titles[..] {
        [only] => only.clone(),
        _ => words.plain(SheetKey::Titles),
    };
    let binding = DocumentProperties {
        title: &title,
        language: words.language().tag(),
        size: print.paper.size(),
        parts: titles.into_iter().zip(beginnings).collect(),
        logo: print.logo.as_ref(),
    };
    bind(&binding, &faces, &sides).ok_or(PdfError)
}

/// The title of a sheet in the outline: its board, its title, its players.
fn name(sheet: &Sheet, words: &Localizer) -> String {
    let heading = &sheet.heading;
    let board = match heading.board.as_str() {
        "" => String::new(),
        board => format!("{} {board}. ", words.plain(SheetKey::Board)),
    };
    let names = [&heading.players.white.name, &heading.players.black.name];
    match names.map(String::is_empty) {
        [true, true] => format!("{board}{}", title(sheet, words)),
        _ => format!("{board}{}: {} – {}", title(sheet, words), names[0], names[1]),
    }
}

/// The envelope of an adjourned game as a PDF file: 229 by 162 mm, the size of an envelope C5.
pub fn envelope(cover: &Cover, words: &Localizer) -> Result<Vec<u8>, PdfError> {
    let faces = Faces::load(words.language()).ok_or(PdfError)?;
    let names = &cover.heading.players;
    let title = words.plain(SheetKey::EnvelopeTitle);
    let title = format!("{title}: {} – {}", names.white.name, names.black.name);
    let title = title.trim_end_matches([' ', '–', ':']);
    let binding = DocumentProperties {
        title,
        language: words.language().tag(),
        size: cover::SIZE,
        parts: vec![(title.to_owned(), (0, at(0.0, 0.0)))],
        logo: None,
    };
    let page = cover::leaf(cover, words);
    let placed = PlacedPage { page, corner: at(0.0, 0.0), scale: 1.0, is_upside_down: false };
    bind(&binding, &faces, &[Side { pages: vec![placed], marks: Vec::new() }]).ok_or(PdfError)
}

#[cfg(test)]
mod tests;
