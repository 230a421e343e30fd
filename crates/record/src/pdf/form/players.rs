//! The two players: names, ratings, FIDE numbers, teams.

use adoube_chess::{Colour, Role};

use super::{
    BLOCK, Form, GAP, LEFT,
    head::{Field, STEP},
};
use crate::{
    describe::colour_name,
    i18n::SheetKey,
    pdf::{
        page::{Align, Block, Figure, Ink, Page, PaintItem, Text, at, level},
        wrap::FontSetting,
    },
    sheet::Person,
};

const KING: f32 = 10.0;
/// From the edge of the box to its texts, and how long they may be.
const BESIDE: f32 = KING + 1.5;
const ROOM: f32 = BLOCK - BESIDE;

/// How a name is set: large, else smaller on two lines or three.
const NAME: [FontSetting; 4] = [(13.0, 1), (10.5, 2), (8.8, 2), (8.8, 3)];
/// The label, a name on one line, the first line of several, and how far it is to the next in large and small letters.
const LABEL: f32 = 4.4;
const ONE: f32 = 10.2;
const FIRST: f32 = 8.6;
const LARGE_STEP: f32 = 4.3;
const SMALL_STEP: f32 = 3.6;

/// A field of a player: label, first line and the line to write on, from the top of the field.
const VALUE: [FontSetting; 2] = [(8.4, 1), (7.6, 2)];
const FIELD_LABEL: f32 = 3.6;
const FIELD_VALUE: f32 = 7.4;
const UNDER: f32 = 1.0;

/// From the boxes of the players to the moves.
const BELOW: f32 = 3.0;

/// A name in its setting: its lines, and the baselines below the top of the box.
struct Name {
    size: f32,
    lines: Vec<(String, f32)>,
}

impl Name {
    /// The line below it.
    fn end(&self) -> f32 {
        self.lines.last().map_or(ONE, |(_, below)| *below) + 1.6
    }
}

impl Form<'_> {
    /// Both players side by side; returns where the moves begin.
    pub(super) fn players(&self, page: &mut Page, y: f32) -> f32 {
        let names = [Colour::White, Colour::Black].map(|colour| self.name(colour));
        let end = y + names[0].end().max(names[1].end());
        let boxes = [(Colour::White, LEFT), (Colour::Black, LEFT + BLOCK + GAP)];
        let mut below = end;
        for ((colour, x), name) in boxes.into_iter().zip(&names) {
            self.player(page, colour, (x, y), name);
            let line = level(x + BESIDE, end, ROOM, 0.12, self.writing_ink(colour));
            page.blocks.push(Block::Decoration(vec![line]));
            let person = &self.sheet.heading.players[colour];
            below = below.max(self.player_fields(page, person, (x + BESIDE, end)));
        }
        below + BELOW
    }

    fn name(&self, colour: Colour) -> Name {
        let name = self.sheet.heading.players[colour].name.as_str();
        let text = Text::new(name, at(0.0, 0.0), 13.0).bold().within(ROOM);
        let set = self.faces.wrap(&text, &NAME);
        let (first, step) = match (set.lines.len(), set.size > 9.0) {
            (1, _) => (ONE, 0.0),
            (_, true) => (FIRST, LARGE_STEP),
            (_, false) => (FIRST, SMALL_STEP),
        };
        let places = std::iter::successors(Some(first), |line| Some(line + step));
        Name { size: set.size, lines: set.lines.into_iter().zip(places).collect() }
    }

    /// A player's title, federation and name.
    fn player(&self, page: &mut Page, colour: Colour, (x, y): (f32, f32), name: &Name) {
        let person = &self.sheet.heading.players[colour];
        let figure = match colour {
            Colour::White => Figure::White,
            Colour::Black => Figure::Black,
        };
        let corner = at(x - 0.8, y + 4.4);
        let king = PaintItem::Figure { corner, side: KING, role: Role::King, figure };
        page.blocks.push(Block::Decoration(vec![king]));
        let left = x + BESIDE;
        let label = self.words.say(SheetKey::Player, [("colour", colour_name(colour).into())]);
        let mut marks: Vec<PaintItem> = vec![self.label(&label, at(left, y + LABEL)).into()];
        let known = [&person.title, &person.federation].map(String::as_str);
        let known: Vec<&str> = known.into_iter().filter(|text| !text.is_empty()).collect();
        if !known.is_empty() {
            let right = Text::new(known.join(" · "), at(x + BLOCK, y + LABEL), 8.0).grey();
            marks.push(right.aligned(Align::Right).within(ROOM / 2.0).into());
        }
        for (line, below) in name.lines.iter().filter(|(line, _)| !line.is_empty()) {
            let text = Text::new(line.as_str(), at(left, y + below), name.size).bold();
            marks.push(text.within(ROOM).into());
        }
        page.blocks.push(Block::Paragraph(marks));
    }

    /// Rating, FIDE number and team; returns their lower edge. Unknown values are left out, except on blank sheets.
    fn player_fields(&self, page: &mut Page, person: &Person, (left, y): (f32, f32)) -> f32 {
        let fields = [
            Field::new(SheetKey::LabelRating, person.rating.as_str(), 17.0),
            Field::new(SheetKey::LabelFideId, person.fide_id.as_str(), 24.0),
            Field::new(SheetKey::LabelTeam, person.team.as_str(), ROOM - 41.0),
        ];
        let mut end = y;
        let mut x = left;
        for field in fields {
            let width = field.width;
            if self.is_blank() || !field.value.is_empty() {
                end = end.max(self.player_field(page, &field, (x, y)));
            }
            x += width;
        }
        end
    }

    fn player_field(&self, page: &mut Page, field: &Field, (x, y): (f32, f32)) -> f32 {
        let is_last = field.key == SheetKey::LabelTeam;
        let room = if is_last { field.width } else { field.width - 2.0 };
        let label = self.words.plain(field.key);
        let label = self.label(&label, at(x, y + FIELD_LABEL)).within(room);
        let mut marks: Vec<PaintItem> = vec![label.into()];
        let value = Text::new(field.value.as_str(), at(0.0, 0.0), 8.4).within(room);
        let set = self.faces.wrap(&value, &VALUE);
        let mut end = y + FIELD_VALUE;
        for (at_line, line) in set.lines.iter().enumerate().filter(|(_, line)| !line.is_empty()) {
            if at_line > 0 {
                end += STEP - 0.4;
            }
            marks.push(Text::new(line.as_str(), at(x, end), set.size).within(room).into());
        }
        page.blocks.push(Block::Paragraph(marks));
        if field.value.is_empty() {
            let line = level(x, end + UNDER, room, 0.12, Ink::Line);
            page.blocks.push(Block::Decoration(vec![line]));
        }
        end + UNDER
    }

    /// A line to write on is darker than one that only separates.
    fn writing_ink(&self, colour: Colour) -> Ink {
        let is_known = !self.sheet.heading.players[colour].name.is_empty();
        if self.is_blank() && !is_known { Ink::Line } else { Ink::Hair }
    }
}
