//! A page before it is drawn: items with their places, in millimetres from the upper left corner, and their roles for
//! screen readers.

use adoube_chess::Role;

/// A printed page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Page {
    /// In reading order.
    pub(super) blocks: Vec<Block>,
}

/// Items that belong together, by their role.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Block {
    /// Rules and shades without a meaning of their own.
    Decoration(Vec<PaintItem>),
    /// The title.
    Title(Text),
    /// A line of text.
    Paragraph(Vec<PaintItem>),
    /// A table: the row of heads, and the rows.
    Table { head: Vec<PaintItems>, rows: Vec<Vec<PaintItems>> },
    /// A picture, with its alternative text.
    Figure { said: String, marks: Vec<PaintItem> },
}

/// The content of a table cell, often empty.
pub(super) type PaintItems = Vec<PaintItem>;

/// An item to draw.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PaintItem {
    /// Text.
    Text(Text),
    /// A straight line.
    Rule { from: Point, to: Point, width: f32, ink: Ink },
    /// A filled rectangle.
    Shade { corner: Point, size: Point, ink: Ink },
    /// A chess piece in a square box.
    Figure { corner: Point, side: f32, role: Role, figure: Figure },
    /// The logo, in a box of its proportions.
    Logo { corner: Point, size: Point },
}

/// The colours of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    White,
    Black,
}

/// A point, or a width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A point.
pub(super) const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// The size of a label in points.
pub(super) const LABEL: f32 = 5.6;

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Text {
    pub(super) letters: String,
    /// Where the baseline begins, ends or has its middle.
    pub(super) at: Point,
    pub(super) align: Align,
    /// In points.
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) ink: Ink,
    /// The spacing between letters, in parts of the size.
    pub(super) spacing: f32,
    /// The maximum width.
    pub(super) room: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Centre,
    Right,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    Regular,
    Bold,
}

/// The colours in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// Content.
    Black,
    /// Labels.
    Grey,
    /// Lines to write on, and every fifth row.
    Line,
    /// Lines between rows.
    Hair,
    /// A light shade behind the heads of columns.
    Tint,
    /// The dark squares of a board.
    DarkSquare,
    White,
}

impl Ink {
    /// The colour in red, green and blue.
    pub(super) const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Black => [0x1b, 0x1b, 0x1d],
            Self::Grey => [0x5f, 0x63, 0x68],
            Self::Line => [0x8a, 0x8d, 0x92],
            Self::Hair => [0xcf, 0xd1, 0xd4],
            Self::Tint => [0xf1, 0xf2, 0xf3],
            Self::DarkSquare => [0xc4, 0xc0, 0xb8],
            Self::White => [0xff, 0xff, 0xff],
        }
    }
}

impl Text {
    /// Plain text that begins at a point.
    pub(super) fn new(text: impl Into<String>, at: Point, size: f32) -> Self {
        Self {
            letters: text.into(),
            at,
            align: Align::Left,
            size,
            weight: Weight::Regular,
            ink: Ink::Black,
            spacing: 0.0,
            room: f32::INFINITY,
        }
    }

    /// A small grey label in capitals.
    pub(super) fn label(text: &str, at: Point) -> Self {
        Self { ink: Ink::Grey, spacing: 0.06, ..Self::new(text.to_uppercase(), at, LABEL) }
    }

    pub(super) fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }

    pub(super) fn bold(self) -> Self {
        Self { weight: Weight::Bold, ..self }
    }

    pub(super) fn grey(self) -> Self {
        Self { ink: Ink::Grey, ..self }
    }

    pub(super) fn aligned(self, align: Align) -> Self {
        Self { align, ..self }
    }

    /// Set smaller if it is wider than this, and finally cut.
    pub(super) fn within(self, room: f32) -> Self {
        Self { room, ..self }
    }
}

impl From<Text> for PaintItem {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// A horizontal line.
pub(super) const fn level(x: f32, y: f32, length: f32, width: f32, ink: Ink) -> PaintItem {
    PaintItem::Rule { from: at(x, y), to: at(x + length, y), width, ink }
}

/// A vertical line.
pub(super) const fn upright(x: f32, y: f32, length: f32, width: f32, ink: Ink) -> PaintItem {
    PaintItem::Rule { from: at(x, y), to: at(x, y + length), width, ink }
}
