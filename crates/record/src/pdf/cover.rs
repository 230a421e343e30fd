//! The envelope of an adjourned game, printed on an envelope C5: 229 by 162 mm.

use adoube_chess::Colour;
use adoube_laws::{Article, Provision};

use super::{
    board::board,
    page::{Align, Block, Ink, Page, PaintItem, Text, at, level},
};
use crate::{
    describe::turn,
    envelope::{Cover, CoverLine, Item, lines},
    i18n::{Localizer, SheetKey},
    sheet::{laws, men},
};

/// Width and height.
pub(super) const SIZE: (f32, f32) = (229.0, 162.0);

const LEFT: f32 = 14.0;
const WIDTH: f32 = SIZE.0 - 2.0 * LEFT;
const TOP: f32 = 17.5;
const BOTTOM: f32 = 150.0;
/// The board at the right.
const BOARD: f32 = 76.0;
const BOARD_LEFT: f32 = LEFT + WIDTH - BOARD;
/// The lines at the left.
const COLUMN: f32 = WIDTH - BOARD - 11.0;
const FIRST: f32 = 24.0;

/// The rows: the fields of each, by their parts of the width.
const ROWS: [&[f32]; 8] = [
    &[1.0],
    &[0.38, 0.31, 0.13, 0.18],
    &[1.0],
    &[1.0],
    &[0.5, 0.5],
    &[0.6, 0.4],
    &[1.0],
    &[0.32, 0.32, 0.36],
];

/// The envelope.
pub(super) fn leaf(cover: &Cover, words: &Localizer) -> Page {
    let mut page = Page::default();
    let title = Text::new(words.plain(SheetKey::EnvelopeTitle), at(LEFT, TOP), 17.0).bold();
    page.blocks.push(Block::Title(title));
    head(&mut page, cover, words);
    let mut lines = lines(cover, words).into_iter();
    let height = (BOTTOM - 6.0 - FIRST) / 8.4;
    let mut y = FIRST;
    for row in ROWS {
        let mut x = LEFT;
        for part in row {
            let width = COLUMN * part;
            if let Some(line) = lines.next() {
                field(&mut page, cover, &line, (x, y, width, height));
            }
            x += width;
        }
        y += height;
    }
    position(&mut page, cover, words);
    end(&mut page, words);
    page
}

fn head(page: &mut Page, cover: &Cover, words: &Localizer) {
    let edition = Some(cover.edition);
    let mut said = laws(&crate::sheet::Heading { edition, ..cover.heading.clone() }, words);
    if let Some(cited) = cover.edition.cite(Provision::EnvelopeData)
        && let Some(article) = cited.articles().first()
    {
        said.push(words.article(article));
    }
    let right = Text::new(said.join(" · "), at(LEFT + WIDTH, TOP), 8.0).grey();
    page.blocks.push(Block::Paragraph(vec![right.aligned(Align::Right).into()]));
    let rule = level(LEFT, TOP + 2.9, WIDTH, 0.5, Ink::Black);
    page.blocks.push(Block::Decoration(vec![rule]));
}

/// The number alone: the head of the page names the rest.
fn number(article: &Article) -> String {
    article.to_string().trim_start_matches("Guidelines.").to_owned()
}

/// A label with its article, and the known value above a line to write on.
fn field(
    page: &mut Page,
    cover: &Cover,
    line: &CoverLine,
    (x, y, width, height): (f32, f32, f32, f32),
) {
    let room = width - 3.0;
    let rule = level(x, y + height - 3.0, room, 0.15, Ink::Line);
    page.blocks.push(Block::Decoration(vec![rule]));
    let article = line.item.and_then(|item| item.article(cover.edition));
    let label = match article {
        Some(article) => format!("{}  {}", line.label, number(article)),
        None => line.label.clone(),
    };
    let mut marks: Vec<PaintItem> = vec![Text::label(&label, at(x, y + 2.6)).within(room).into()];
    if !line.value.is_empty() {
        let text = Text::new(line.value.as_str(), at(x, y + height - 4.6), 11.0);
        let text = if line.item == Some(Item::Names) { text.bold() } else { text };
        marks.push(text.within(room).into());
    }
    page.blocks.push(Block::Paragraph(marks));
}

fn position(page: &mut Page, cover: &Cover, words: &Localizer) {
    let caption = words.plain(SheetKey::EnvelopePosition);
    let article = Item::Position.article(cover.edition);
    let label = match article {
        Some(article) => format!("{caption}  {}", number(article)),
        None => caption.clone(),
    };
    let label = Text::label(&label, at(BOARD_LEFT, FIRST + 2.6)).within(BOARD);
    page.blocks.push(Block::Paragraph(vec![label.into()]));
    let moves = turn(cover.position.turn(), words);
    let said = format!("{caption}. {}. {moves}", men(&cover.position, words).join(". "));
    let marks = board(&cover.position, at(BOARD_LEFT, FIRST + 5.0), BOARD, words);
    page.blocks.push(Block::Figure { said, marks });
    let below = FIRST + 5.0 + BOARD;
    let moves = Text::new(moves, at(BOARD_LEFT + super::board::EDGE, below + 5.0), 9.5);
    page.blocks.push(Block::Paragraph(vec![moves.into()]));
    for (colour, said) in Colour::ALL.into_iter().zip(men(&cover.position, words)) {
        let y = below + 10.4 + if colour == Colour::White { 0.0 } else { 4.4 };
        let left = BOARD_LEFT + super::board::EDGE;
        let text = Text::new(said, at(left, y), 7.5).grey();
        page.blocks.push(Block::Paragraph(vec![text.within(BOARD - super::board::EDGE).into()]));
    }
}

/// The content of the envelope, and who checked the data on it.
fn end(page: &mut Page, words: &Localizer) {
    for (key, y) in [(SheetKey::EnvelopeInside, -3.4), (SheetKey::EnvelopeClosed, 1.4)] {
        let text = Text::new(words.plain(key), at(LEFT, BOTTOM + y), 8.5);
        let text = if key == SheetKey::EnvelopeClosed { text.bold() } else { text.grey() };
        page.blocks.push(Block::Paragraph(vec![text.within(COLUMN).into()]));
    }
    let line = level(BOARD_LEFT, BOTTOM - 2.0, BOARD, 0.2, Ink::Black);
    page.blocks.push(Block::Decoration(vec![line]));
    let label = Text::label(&words.plain(SheetKey::SignatureArbiter), at(BOARD_LEFT, BOTTOM + 1.4));
    page.blocks.push(Block::Paragraph(vec![label.into()]));
}
