//! The end of the game: the last position, the result, the signatures.

use adoube_chess::Colour;
use adoube_laws::table::Outcome;

use super::{BOTTOM, Form, LEFT, WIDTH};
use crate::{
    describe::colour_name,
    i18n::SheetKey,
    narrate,
    pdf::{
        board::board,
        page::{Block, Ink, Page, PaintItem, Text, at, level, upright},
        wrap::FontSetting,
    },
    sheet::{caption, men},
};

/// The board with its coordinates, and the left edge of the column beside it.
const BOARD: f32 = 47.0;
const BESIDE: f32 = LEFT + BOARD + 11.0;
/// From a signature to the next.
const BETWEEN: f32 = 8.0;
/// The settings of a signed player's name above the line, and of the arbiter's below it.
const SIGNED: [FontSetting; 3] = [(10.0, 1), (7.5, 2), (6.4, 3)];
const SIGNED_STEP: f32 = 2.7;
const ARBITER: [FontSetting; 2] = [(7.0, 1), (6.2, 2)];

impl Form<'_> {
    /// Where the foot begins: higher if there is a position to show.
    pub(super) fn foot_begins(&self) -> f32 {
        if self.last_board().is_some() { BOTTOM - BOARD - 4.0 } else { BOTTOM - 27.0 }
    }

    fn last_board(&self) -> Option<adoube_chess::Board> {
        if self.is_blank() {
            return None;
        }
        self.sheet.last_position().map(|position| position.board())
    }

    pub(super) fn foot(&self, page: &mut Page, top: f32) {
        let words = self.words;
        let left = match self.last_board() {
            Some(last) => {
                let caption = caption(self.sheet, words);
                let label = self.label(&caption, at(LEFT, top + 2.2)).within(BOARD + 8.0);
                page.blocks.push(Block::Paragraph(vec![label.into()]));
                let said = format!("{caption}. {}.", men(&last, words).join(". "));
                let marks = board(&last, at(LEFT, top + 4.2), BOARD, words);
                page.blocks.push(Block::Figure { said, marks });
                BESIDE
            }
            None => LEFT,
        };
        self.result(page, left, top);
        self.signatures(page, left);
    }

    fn result(&self, page: &mut Page, left: f32, top: f32) {
        let words = self.words;
        let label = self.label(&words.plain(SheetKey::Result), at(left, top + 2.2));
        let Some(result) = self.sheet.result else {
            page.blocks.push(Block::Paragraph(vec![label.into()]));
            return self.boxes(page, left, top);
        };
        let figures = result.to_string().replace('-', "–");
        let figures = Text::new(figures, at(left, top + 12.4), 22.0).bold();
        let after = left + self.width(&figures) + 6.0;
        // The figures stand beside the sentence.
        let sentence = narrate::outcome(result, words).replace(&format!(" ({result})"), "");
        let said = Text::new(sentence, at(after, top + 11.6), 10.5);
        let said = said.within(LEFT + WIDTH - after);
        page.blocks.push(Block::Paragraph(vec![label.into(), figures.into(), said.into()]));
    }

    fn signatures(&self, page: &mut Page, left: f32) {
        let words = self.words;
        let right = LEFT + WIDTH;
        let is_low = left > LEFT;
        let count = if is_low { 2.0 } else { 3.0 };
        let width = (right - left - BETWEEN * (count - 1.0)) / count;
        let first = if is_low { BOTTOM - 18.0 } else { BOTTOM - 3.2 };
        for (colour, place) in [(Colour::White, 0.0), (Colour::Black, 1.0)] {
            let x = left + place * (width + BETWEEN);
            let label = words.say(SheetKey::Signature, [("colour", colour_name(colour).into())]);
            let signed = self.sheet.signed[colour];
            let name = signed.then_some(self.sheet.heading.players[colour].name.as_str());
            self.signature(page, (x, first, width), &label, name);
        }
        let label = words.plain(SheetKey::SignatureArbiter);
        let (x, y) =
            if is_low { (left, BOTTOM - 3.2) } else { (left + 2.0 * (width + BETWEEN), first) };
        self.signature(page, (x, y, width), &label, None);
        let arbiter = Text::new(self.sheet.heading.arbiter.as_str(), at(x, y + 6.0), 7.0);
        let set = self.faces.wrap(&arbiter.clone().within(width), &ARBITER);
        let lines = set.lines.into_iter().zip([6.0, 8.4]).filter(|(line, _)| !line.is_empty());
        let lines: Vec<PaintItem> = lines
            .map(|(line, below)| {
                Text::new(line, at(x, y + below), set.size).grey().within(width).into()
            })
            .collect();
        if !lines.is_empty() {
            page.blocks.push(Block::Paragraph(lines));
        }
    }

    pub(super) fn page_number(&self, page: &mut Page, number: usize) {
        if self.pages > 1 {
            let with =
                [("page", number.to_string().into()), ("pages", self.pages.to_string().into())];
            let text = self.words.say(SheetKey::Page, with);
            let text = Text::new(text, at(LEFT, BOTTOM + 5.5), 7.0).grey();
            page.blocks.push(Block::Decoration(vec![text.into()]));
        }
    }
    /// The results to be ticked, and a line for any other.
    fn boxes(&self, page: &mut Page, left: f32, top: f32) {
        let results = [Outcome::win(Colour::White), Outcome::DRAW, Outcome::win(Colour::Black)];
        let results = results.map(|result| result.to_string().replace('-', "–"));
        let y = top + 4.6;
        let mut x = left;
        let mut end = x;
        for text in results.into_iter().chain([self.words.plain(SheetKey::ResultOther)]) {
            page.blocks.push(Block::Decoration(square(x, y)));
            let text = Text::new(text, at(x + BOX + 2.0, y + BOX - 0.9), 11.0);
            end = x + BOX + 4.0 + self.width(&text);
            page.blocks.push(Block::Paragraph(vec![text.into()]));
            x += 24.0;
        }
        let line = level(end, y + BOX - 0.6, LEFT + WIDTH - end, 0.12, Ink::Line);
        page.blocks.push(Block::Decoration(vec![line]));
    }

    /// A line to sign on, with the name of the signatory below it.
    fn signature(
        &self,
        page: &mut Page,
        (x, y, width): (f32, f32, f32),
        label: &str,
        signed: Option<&str>,
    ) {
        let line: PaintItem = level(x, y, width, 0.2, Ink::Black);
        page.blocks.push(Block::Decoration(vec![line]));
        let mut marks: Vec<PaintItem> = vec![self.label(label, at(x, y + 3.0)).into()];
        if let Some(name) = signed {
            let name = Text::new(name, at(x + 1.0, y), 10.0).within(width - 2.0);
            let set = self.faces.wrap(&name, &SIGNED);
            let above: f32 = std::iter::repeat_n(SIGNED_STEP, set.lines.len()).sum();
            let mut line = y - 1.4 + SIGNED_STEP - above;
            for letters in set.lines {
                let text = Text { letters, at: at(x + 1.0, line), ..name.clone() };
                marks.push(text.sized(set.size).into());
                line += SIGNED_STEP;
            }
        }
        page.blocks.push(Block::Paragraph(marks));
    }
}

/// A box to be ticked.
const BOX: f32 = 5.0;

fn square(x: f32, y: f32) -> Vec<PaintItem> {
    vec![
        level(x, y, BOX, 0.25, Ink::Black),
        level(x, y + BOX, BOX, 0.25, Ink::Black),
        upright(x, y, BOX, 0.25, Ink::Black),
        upright(x + BOX, y, BOX, 0.25, Ink::Black),
    ]
}
