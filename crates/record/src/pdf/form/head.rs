//! What stands above the moves.

use adoube_chess::{Colour, Role};

use super::{BLOCK, Form, GAP, LEFT, WIDTH};
use crate::{
    describe::colour_name,
    i18n::SheetKey,
    narrate,
    pdf::page::{Align, Block, Figure, Ink, Page, PaintItem, Text, at, level, upright},
    sheet::{date, laws, person_facts, title},
};

/// Where the head ends and the moves begin.
pub(super) const END: f32 = 65.0;

const TITLE: f32 = 18.5;
const FIELDS: f32 = 22.0;
const FIELD: f32 = 10.6;
const PLAYERS: f32 = FIELDS + 2.0 * FIELD;
const KING: f32 = 10.0;

impl Form<'_> {
    pub(super) fn head(&self, page: &mut Page) {
        let (heading, words) = (&self.sheet.heading, self.words);
        let name = Text::new(title(self.sheet, words), at(LEFT, TITLE), 17.0).bold();
        page.blocks.push(Block::Title(name));
        let laws = laws(heading, words).join(" · ");
        if !laws.is_empty() {
            let right = Text::new(laws, at(LEFT + WIDTH, TITLE), 8.0).grey();
            page.blocks
                .push(Block::Paragraph(vec![right.aligned(Align::Right).within(110.0).into()]));
        }
        page.blocks.push(Block::Decoration(self.rules()));
        let control = heading.control.as_ref().map(|control| narrate::control(control, words));
        let day = date(&heading.date, words);
        let fields = [
            (SheetKey::Event, heading.event.as_str(), 0.0, 0.0, 118.0),
            (SheetKey::Site, heading.site.as_str(), 0.0, 118.0, 64.0),
            (SheetKey::Date, day.as_str(), 1.0, 0.0, 42.0),
            (SheetKey::Round, heading.round.as_str(), 1.0, 42.0, 20.0),
            (SheetKey::Board, heading.board.as_str(), 1.0, 62.0, 22.0),
            (SheetKey::Control, control.as_deref().unwrap_or_default(), 1.0, 84.0, 98.0),
        ];
        for (key, value, row, x, width) in fields {
            let (x, y) = (LEFT + x, FIELDS + row * FIELD);
            let inset = if x > LEFT { 2.0 } else { 0.0 };
            let mut marks = vec![Text::label(&words.plain(key), at(x + inset, y + 3.4)).into()];
            marks.extend(self.value(value, (x + inset, y), width - inset - 1.5));
            page.blocks.push(Block::Paragraph(marks));
        }
        for (colour, x) in [(Colour::White, LEFT), (Colour::Black, LEFT + BLOCK + GAP)] {
            self.player(page, colour, x);
        }
    }

    /// What stands behind a label: on one line, or on two small ones if it has a place to be broken.
    fn value(&self, value: &str, (x, y): (f32, f32), room: f32) -> Vec<PaintItem> {
        let whole = Text::new(value, at(x, y + 8.6), 10.0);
        let broken = value.split_once("; ").filter(|_| self.width(&whole) > room);
        match broken {
            _ if value.is_empty() => Vec::new(),
            None => vec![whole.within(room).into()],
            Some((first, second)) => [(format!("{first};"), 6.4), (second.to_owned(), 9.5)]
                .map(|(text, below)| Text::new(text, at(x, y + below), 7.6).within(room).into())
                .to_vec(),
        }
    }

    fn rules(&self) -> Vec<PaintItem> {
        let second = FIELDS + FIELD;
        let mut marks = vec![
            level(LEFT, FIELDS - 0.6, WIDTH, 0.5, Ink::Black),
            level(LEFT, second, WIDTH, 0.12, Ink::Line),
            level(LEFT, PLAYERS, WIDTH, 0.12, Ink::Line),
            upright(LEFT + 118.0, FIELDS + 0.8, FIELD - 1.6, 0.12, Ink::Line),
        ];
        for x in [42.0, 62.0, 84.0] {
            marks.push(upright(LEFT + x, second + 0.8, FIELD - 1.6, 0.12, Ink::Line));
        }
        for x in [LEFT, LEFT + BLOCK + GAP] {
            let y = END - 3.6;
            let is_known = !self.is_blank();
            let ink = if is_known { Ink::Hair } else { Ink::Line };
            marks.push(level(x + KING + 1.5, y, BLOCK - KING - 1.5, 0.12, ink));
        }
        marks
    }

    fn player(&self, page: &mut Page, colour: Colour, x: f32) {
        let words = self.words;
        let person = &self.sheet.heading.players[colour];
        let figure = match colour {
            Colour::White => Figure::White,
            Colour::Black => Figure::Black,
        };
        let corner = at(x - 0.8, PLAYERS + 5.0);
        let king = PaintItem::Figure { corner, side: KING, role: Role::King, figure };
        page.blocks.push(Block::Decoration(vec![king]));
        let left = x + KING + 1.5;
        let label = words.say(SheetKey::Player, [("colour", colour_name(colour).into())]);
        let mut marks = vec![Text::label(&label, at(left, PLAYERS + 4.6)).into()];
        let room = BLOCK - KING - 2.0;
        if !person.name.is_empty() {
            let name = Text::new(person.name.as_str(), at(left, PLAYERS + 10.4), 13.0).bold();
            marks.push(name.within(room).into());
        }
        let facts = person_facts(person, words).join(" · ");
        if !facts.is_empty() {
            let facts = Text::new(facts, at(left, PLAYERS + 15.6), 8.0).grey();
            marks.push(facts.within(room).into());
        }
        page.blocks.push(Block::Paragraph(marks));
    }

    /// The head of a further page; where it ends.
    pub(super) fn short_head(&self, page: &mut Page) -> f32 {
        let words = self.words;
        let continued = words.plain(SheetKey::Continued);
        let heading = &self.sheet.heading;
        let name = Text::new(title(self.sheet, words), at(LEFT, TITLE), 11.0).bold();
        let after = LEFT + self.width(&name) + 3.0;
        let players = [Colour::White, Colour::Black].map(|colour| &heading.players[colour].name);
        let known: Vec<&str> =
            players.into_iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
        page.blocks.push(Block::Paragraph(vec![
            name.into(),
            Text::new(continued, at(after, TITLE), 9.0).grey().into(),
        ]));
        if !known.is_empty() {
            let right = Text::new(known.join(" – "), at(LEFT + WIDTH, TITLE), 9.5);
            page.blocks
                .push(Block::Paragraph(vec![right.aligned(Align::Right).within(110.0).into()]));
        }
        let rule = level(LEFT, FIELDS - 0.6, WIDTH, 0.5, Ink::Black);
        page.blocks.push(Block::Decoration(vec![rule]));
        FIELDS + 3.0
    }

    /// How long a text will be.
    pub(super) fn width(&self, text: &Text) -> f32 {
        let text = self.faces.fitted(text);
        self.faces.of_weight(text.weight).width(&text.letters, text.size, text.spacing)
    }
}
