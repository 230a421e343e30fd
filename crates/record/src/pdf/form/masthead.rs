//! The title with the name and the logo of a federation, and the head of a further page.

use adoube_chess::Colour;

use super::{Form, LEFT, WIDTH};
use crate::{
    i18n::SheetKey,
    pdf::{
        page::{Align, Block, Ink, Page, PaintItem, Text, at, level},
        wrap::FontSetting,
    },
    sheet::{laws, title},
};

/// The baseline of the title, and where the content below begins.
const TITLE: f32 = 18.5;
pub(super) const END: f32 = 22.0;

/// The box of the logo.
const LOGO_TOP: f32 = 6.5;
const LOGO_HEIGHT: f32 = 13.4;
const LOGO_WIDTH: f32 = 44.0;

/// The name of the federation, above the title.
const FEDERATION: [FontSetting; 2] = [(9.5, 1), (8.0, 2)];
/// From a line of small letters to the next.
const STEP: f32 = 3.3;

impl Form<'_> {
    pub(super) fn masthead(&self, page: &mut Page) {
        let left = self.logo(page);
        self.federation(page, left);
        let name = Text::new(title(self.sheet, self.words), at(left, TITLE), 17.0).bold();
        let after = left + self.width(&name) + 4.0;
        page.blocks.push(Block::Title(name));
        let laws = laws(&self.sheet.heading, self.words).join(" · ");
        if !laws.is_empty() {
            let right = Text::new(laws, at(LEFT + WIDTH, TITLE), 8.0).grey();
            let right = right.aligned(Align::Right).within(LEFT + WIDTH - after);
            page.blocks.push(Block::Paragraph(vec![right.into()]));
        }
        page.blocks.push(Block::Decoration(vec![rule()]));
    }

    /// The logo at the left; returns where the title begins.
    fn logo(&self, page: &mut Page) -> f32 {
        let Some(logo) = &self.print.logo else { return LEFT };
        let width = (LOGO_HEIGHT * logo.proportion()).min(LOGO_WIDTH);
        let height = width / logo.proportion();
        let corner = at(LEFT, LOGO_TOP + (LOGO_HEIGHT - height) / 2.0);
        let said = match self.print.federation.as_str() {
            "" => self.words.plain(SheetKey::Logo),
            name => name.to_owned(),
        };
        let marks = vec![PaintItem::Logo { corner, size: at(width, height) }];
        page.blocks.push(Block::Figure { said, marks });
        LEFT + width + 4.0
    }

    fn federation(&self, page: &mut Page, left: f32) {
        if self.print.federation.is_empty() {
            return;
        }
        let room = LEFT + WIDTH - left;
        let name = Text::new(self.print.federation.as_str(), at(left, 0.0), 9.5).within(room);
        let set = self.faces.wrap(&name, &FEDERATION);
        let first = if set.lines.len() > 1 { 7.6 } else { 10.2 };
        let lines = set.lines.iter().scan(first, |y, line| {
            let text = Text::new(line.as_str(), at(left, *y), set.size).within(room);
            *y += STEP;
            Some(text.into())
        });
        page.blocks.push(Block::Paragraph(lines.collect()));
    }

    /// The head of a further page; returns its lower edge.
    pub(super) fn short_head(&self, page: &mut Page) -> f32 {
        let words = self.words;
        let heading = &self.sheet.heading;
        let name = Text::new(title(self.sheet, words), at(LEFT, TITLE), 11.0).bold();
        let after = LEFT + self.width(&name) + 3.0;
        let continued = Text::new(words.plain(SheetKey::Continued), at(after, TITLE), 9.0).grey();
        let left = after + self.width(&continued) + 4.0;
        page.blocks.push(Block::Paragraph(vec![name.into(), continued.into()]));
        let players = [Colour::White, Colour::Black].map(|colour| &heading.players[colour].name);
        let known: Vec<&str> =
            players.into_iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
        if !known.is_empty() {
            let room = LEFT + WIDTH - left;
            let both = Text::new(known.join(" – "), at(LEFT + WIDTH, TITLE), 9.5);
            let mut marks = Vec::new();
            if self.width(&both) <= room {
                marks.push(both.aligned(Align::Right).into());
            } else {
                // A name on each line.
                for (name, y) in known.iter().rev().zip([TITLE, TITLE - STEP]).rev() {
                    let text = Text::new(*name, at(LEFT + WIDTH, y), 8.0).within(room);
                    marks.push(text.aligned(Align::Right).into());
                }
            }
            page.blocks.push(Block::Paragraph(marks));
        }
        page.blocks.push(Block::Decoration(vec![rule()]));
        END + 3.0
    }
}

/// The line below the title.
const fn rule() -> PaintItem {
    level(LEFT, END - 0.6, WIDTH, 0.5, Ink::Black)
}
