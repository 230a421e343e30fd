//! The heading above the moves: rows of fields with the height of their content, then the players.

use super::{Form, LEFT, WIDTH, masthead};
use crate::{
    i18n::SheetKey,
    pdf::{
        page::{Block, Ink, Page, PaintItem, Text, at, level, upright},
        wrap::{FontSetting, WrappedText},
    },
    sheet::{control, date},
};

/// A label with its value.
pub(super) struct Field {
    pub(super) key: SheetKey,
    pub(super) value: String,
    pub(super) width: f32,
}

impl Field {
    pub(super) fn new(key: SheetKey, value: impl Into<String>, width: f32) -> Self {
        Self { key, value: value.into(), width }
    }
}

/// The settings of a value: one line, else as few lines as possible in smaller letters.
const VALUE: [FontSetting; 3] = [(10.0, 1), (8.4, 2), (8.4, 3)];
/// The most lines of a time control beside the date.
const BESIDE_DATE: usize = 2;
const CONTROL_WIDTH: f32 = 74.0;
/// The baselines of the label, of one line, and of the first of several, and the distance to the next.
const LABEL: f32 = 3.4;
const ONE: f32 = 8.6;
const FIRST: f32 = 7.2;
pub(super) const STEP: f32 = 3.4;
/// From the lowest letters to the line below.
const UNDER: f32 = 2.0;
/// From a line to the text beside it, and from the text to the next line.
const INSET: f32 = 2.0;
const OUTSET: f32 = 1.5;

impl Form<'_> {
    /// Everything above the moves; returns its lower edge.
    pub(super) fn head(&self, page: &mut Page) -> f32 {
        self.masthead(page);
        let mut y = masthead::END;
        for row in self.rows() {
            y += self.field_row(page, &row, y);
        }
        self.players(page, y)
    }

    fn rows(&self) -> Vec<Vec<Field>> {
        let heading = &self.sheet.heading;
        let day = date(&heading.date, self.words);
        let control = control(heading, self.words);
        let set = self.set(&control, CONTROL_WIDTH - INSET - OUTSET);
        let is_short = set.lines.len() <= BESIDE_DATE;
        let mut second = vec![
            Field::new(SheetKey::Date, day, 38.0),
            Field::new(SheetKey::Round, heading.round.as_str(), 18.0),
            Field::new(SheetKey::Board, heading.board.as_str(), 18.0),
        ];
        let group = WIDTH - 74.0 - if is_short { CONTROL_WIDTH } else { 0.0 };
        second.push(Field::new(SheetKey::Group, heading.group.as_str(), group));
        let mut rows = vec![
            vec![
                Field::new(SheetKey::Event, heading.event.as_str(), 118.0),
                Field::new(SheetKey::Site, heading.site.as_str(), WIDTH - 118.0),
            ],
            second,
        ];
        let width = if is_short { CONTROL_WIDTH } else { WIDTH };
        let control = Field::new(SheetKey::Control, control, width);
        if is_short && let Some(last) = rows.last_mut() {
            last.push(control);
        } else {
            rows.push(vec![control]);
        }
        rows
    }

    fn set(&self, value: &str, room: f32) -> WrappedText {
        self.faces.wrap(&Text::new(value, at(0.0, 0.0), 10.0).within(room), &VALUE)
    }

    /// A row of fields; returns its height.
    fn field_row(&self, page: &mut Page, row: &[Field], y: f32) -> f32 {
        let mut height: f32 = ONE + UNDER;
        let mut x = LEFT;
        let mut separators = Vec::new();
        for field in row {
            let inset = if x > LEFT { INSET } else { 0.0 };
            let room = field.width - inset - OUTSET;
            let left = x + inset;
            let label = self.label(&self.words.plain(field.key), at(left, y + LABEL)).within(room);
            let mut marks: Vec<PaintItem> = vec![label.into()];
            let set = self.set(&field.value, room);
            let mut line = if set.lines.len() > 1 { FIRST } else { ONE };
            for text in set.lines.into_iter().filter(|text| !text.is_empty()) {
                height = height.max(line + UNDER);
                marks.push(Text::new(text, at(left, y + line), set.size).within(room).into());
                line += STEP;
            }
            page.blocks.push(Block::Paragraph(marks));
            if x > LEFT {
                separators.push(x);
            }
            x += field.width;
        }
        let mut marks = vec![level(LEFT, y + height, WIDTH, 0.12, Ink::Line)];
        let upright = |x| upright(x, y + 0.8, height - 1.6, 0.12, Ink::Line);
        marks.extend(separators.into_iter().map(upright));
        page.blocks.push(Block::Decoration(marks));
        height
    }
}
