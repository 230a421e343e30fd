//! The moves: two blocks of lines, each with a column for White and one for Black.

use adoube_chess::Colour;

use super::{BLOCK, Form, GAP, LEFT};
use crate::{
    describe::colour_name,
    i18n::SheetKey,
    pdf::page::{Align, Block, Ink, Page, PaintItem, PaintItems, Text, at, level, upright},
    sheet::{OFFER, SheetEntry, SheetRow, time},
};

/// The moves on the first page, and on every further one.
pub(super) const ON_FIRST: usize = 60;
pub(super) const ON_NEXT: usize = 90;

/// The row of heads, the column of numbers, and the column of one player.
const HEAD: f32 = 5.6;
const NUMBER: f32 = 9.0;
const COLUMN: f32 = (BLOCK - NUMBER) / 2.0;
/// From a line to the text beside it.
const INSET: f32 = 2.0;
/// The size of a move, and the part of a line that is under the letters.
const SIZE: f32 = 9.5;
const UNDER: f32 = 0.31;

/// The area of the moves on a page, and the number of lines in each block.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) top: f32,
    pub(super) bottom: f32,
    pub(super) lines: usize,
}

/// One of the two blocks of a page.
struct Half {
    x: f32,
    top: f32,
    line: f32,
    lines: usize,
}

impl Form<'_> {
    /// The moves of a page, or empty lines numbered from `first`; returns the number after the last line.
    pub(super) fn moves(
        &self,
        page: &mut Page,
        rows: &[SheetRow<'_>],
        first: u32,
        area: Area,
    ) -> u32 {
        let line = (area.bottom - area.top - HEAD) / lines(area.lines);
        for half in 0..2 {
            let x = if half == 0 { LEFT } else { LEFT + BLOCK + GAP };
            let place = Half { x, top: area.top, line, lines: area.lines };
            page.blocks.push(Block::Decoration(Self::grid(&place)));
            let from = half * area.lines;
            let texts = (0..area.lines).map(|at| {
                let row = rows.get(from + at);
                let number =
                    row.map_or_else(|| following(rows, first, from + at), |row| row.number);
                self.row(&place, at, number, row)
            });
            // Screen readers skip lines without a move.
            let mut written: Vec<Vec<PaintItems>> = texts.collect();
            let empty = written.split_off(rows.len().saturating_sub(from).min(area.lines));
            let numbers = empty.into_iter().flatten().flatten();
            let heads = self.heads(&place);
            if written.is_empty() {
                let marks = heads.into_iter().flatten().chain(numbers);
                page.blocks.push(Block::Decoration(marks.collect()));
            } else {
                page.blocks.push(Block::Table { head: heads, rows: written });
                page.blocks.push(Block::Decoration(numbers.collect()));
            }
        }
        following(rows, first, 2 * area.lines)
    }

    fn grid(half: &Half) -> Vec<PaintItem> {
        let size = at(BLOCK, HEAD);
        let mut marks =
            vec![PaintItem::Shade { corner: at(half.x, half.top), size, ink: Ink::Tint }];
        let below = half.top + HEAD;
        for number in 1..=half.lines {
            let y = below + half.line * lines(number);
            let (width, ink) = match number {
                last if last == half.lines => (0.3, Ink::Black),
                fifth if fifth.is_multiple_of(5) => (0.2, Ink::Line),
                _ => (0.12, Ink::Hair),
            };
            marks.push(level(half.x, y, BLOCK, width, ink));
        }
        marks.push(level(half.x, half.top, BLOCK, 0.3, Ink::Black));
        marks.push(level(half.x, below, BLOCK, 0.3, Ink::Black));
        let height = HEAD + half.line * lines(half.lines);
        for (x, width, ink) in [
            (0.0, 0.3, Ink::Black),
            (NUMBER, 0.2, Ink::Line),
            (NUMBER + COLUMN, 0.2, Ink::Line),
            (BLOCK, 0.3, Ink::Black),
        ] {
            marks.push(upright(half.x + x, half.top, height, width, ink));
        }
        marks
    }

    fn heads(&self, half: &Half) -> Vec<PaintItems> {
        let words = self.words;
        let y = half.top + HEAD - 1.8;
        let number = Text::new(words.plain(SheetKey::Number), at(half.x + NUMBER / 2.0, y), 6.5);
        let mut heads =
            vec![vec![number.grey().aligned(Align::Centre).within(NUMBER - 1.0).into()]];
        for (colour, x) in [(Colour::White, NUMBER), (Colour::Black, NUMBER + COLUMN)] {
            let left = half.x + x;
            let name = words.say(SheetKey::Player, [("colour", colour_name(colour).into())]);
            let mut marks: PaintItems =
                vec![Text::new(name, at(left + INSET, y), 7.5).bold().into()];
            if self.sheet.has_times() {
                let time = Text::new(words.plain(SheetKey::Time), at(left + COLUMN - 1.5, y), 6.5);
                marks.push(time.grey().aligned(Align::Right).into());
            }
            heads.push(marks);
        }
        heads
    }

    fn row(
        &self,
        half: &Half,
        place: usize,
        number: u32,
        row: Option<&SheetRow<'_>>,
    ) -> Vec<PaintItems> {
        let y = half.top + HEAD + half.line * (lines(place) + 1.0 - UNDER);
        let number = Text::new(number.to_string(), at(half.x + NUMBER - 1.8, y), 8.0);
        let entries = [row.and_then(|row| row.white), row.and_then(|row| row.black)];
        let cells = entries.into_iter().zip([NUMBER, NUMBER + COLUMN]);
        let number = vec![number.grey().aligned(Align::Right).within(NUMBER - 2.5).into()];
        [number]
            .into_iter()
            .chain(cells.map(|(entry, x)| {
                entry.map_or_else(Vec::new, |entry| self.entry(entry, half.x + x, y))
            }))
            .collect()
    }

    /// Struck-out texts, the text, the draw offer, and the time at the right.
    fn entry(&self, entry: &SheetEntry, left: f32, y: f32) -> PaintItems {
        let mut marks = PaintItems::new();
        let mut room = COLUMN - INSET - 1.0;
        if let Some(time) = entry.time {
            let time = Text::new(time::write(time), at(left + COLUMN - 1.5, y), 7.5).grey();
            room -= self.width(&time) + 1.5;
            marks.push(time.aligned(Align::Right).into());
        }
        let mut x = left + INSET;
        for struck in &entry.struck {
            let text = Text::new(format!("{struck} "), at(x, y), SIZE - 1.0).grey();
            let text = text.within(room / 2.0);
            let width = self.width(&text);
            marks.push(text.into());
            marks.push(level(x - 0.3, y - 1.05, width - 0.6, 0.3, Ink::Black));
            x += width;
            room -= width;
        }
        let offer = entry.offer.then_some(OFFER);
        let text: Vec<&str> = entry.text.as_deref().into_iter().chain(offer).collect();
        if !text.is_empty() {
            marks.push(Text::new(text.join(" "), at(x, y), SIZE).within(room).into());
        }
        marks
    }
}

/// The number of a line without a move.
fn following(rows: &[SheetRow<'_>], first: u32, place: usize) -> u32 {
    let last = rows.last().map_or(first, |row| row.number.saturating_add(1));
    let beyond = u32::try_from(place.saturating_sub(rows.len())).unwrap_or(u32::MAX);
    last.saturating_add(beyond)
}

/// The height of this many lines.
fn lines(count: usize) -> f32 {
    u16::try_from(count).map_or(0.0, f32::from)
}
