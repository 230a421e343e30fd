//! Scoresheets and envelopes to print.
//!
//! Data moves one way: a layout (`form`, `cover`) makes `page::Page`s, which are lists of what stands where and
//! what it is; `paint` paints them. The letters are part of the file, as far as they are used; the file says its
//! language and its structure to a reader who cannot see it (PDF/UA), and holds no date, so that the same sheet is the
//! same bytes.

mod board;
mod cover;
mod face;
mod figure;
mod form;
mod page;
mod paint;

use crate::{
    envelope::Cover,
    i18n::{Localizer, SheetKey},
    sheet::{Sheet, title},
};
use face::Faces;
use paint::{Binding, bind};

/// On what it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 148 by 210 mm: the same in smaller letters.
    A5,
}

impl Paper {
    /// Width and height in millimetres.
    const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::A5 => (148.5, 210.0),
        }
    }

    /// Everything is drawn for A4.
    fn scale(self) -> f32 {
        self.size().0 / Self::A4.size().0
    }
}

/// The file could not be made. It is a bug: no sheet can cause it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the pages could not be made into a PDF file")]
pub struct PdfError;

/// A scoresheet as a PDF file. One without entries is a form to be filled in by hand.
pub fn scoresheet(sheet: &Sheet, paper: Paper, words: &Localizer) -> Result<Vec<u8>, PdfError> {
    let players = &sheet.heading.players;
    let names = [&players.white.name, &players.black.name];
    let title = match names.map(String::is_empty) {
        [true, true] => title(sheet, words),
        _ => format!("{}: {} – {}", title(sheet, words), names[0], names[1]),
    };
    let faces = Faces::of(words.language()).ok_or(PdfError)?;
    let binding = Binding {
        title: &title,
        language: words.language().tag(),
        size: paper.size(),
        scale: paper.scale(),
    };
    bind(&binding, &faces, &form::leaves(sheet, &faces, words)).ok_or(PdfError)
}

/// The envelope of an adjourned game as a PDF file: 229 by 162 mm, which is an envelope C5 itself.
pub fn envelope(cover: &Cover, words: &Localizer) -> Result<Vec<u8>, PdfError> {
    let faces = Faces::of(words.language()).ok_or(PdfError)?;
    let names = &cover.heading.players;
    let title = words.plain(SheetKey::EnvelopeTitle);
    let title = format!("{title}: {} – {}", names.white.name, names.black.name);
    let binding = Binding {
        title: title.trim_end_matches([' ', '–', ':']),
        language: words.language().tag(),
        size: cover::SIZE,
        scale: 1.0,
    };
    bind(&binding, &faces, &[cover::leaf(cover, words)]).ok_or(PdfError)
}

#[cfg(test)]
mod tests;
