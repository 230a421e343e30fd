//! A page before it is painted: what stands where, in millimetres from the upper left corner, and what it is for a
//! reader who hears the page.

use adoube_chess::Role;

/// A printed page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Page {
    /// In the order in which it is read.
    pub(super) blocks: Vec<Block>,
}

/// Marks that belong together, by what they are.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Block {
    /// Rules and shades, which mean nothing by themselves.
    Decoration(Vec<PaintItem>),
    /// The title.
    Title(Text),
    /// A line of text.
    Paragraph(Vec<PaintItem>),
    /// A table: the row of heads, and the rows.
    Table { head: Vec<PaintItems>, rows: Vec<Vec<PaintItems>> },
    /// A picture, with what is said of it.
    Figure { said: String, marks: Vec<PaintItem> },
}

/// What stands in a cell of a table; nothing, in many.
pub(super) type PaintItems = Vec<PaintItem>;

/// One thing to be painted.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PaintItem {
    /// Letters.
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

/// In which colours a piece is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    White,
    Black,
}

/// A place, or a width and a height.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A place.
pub(super) const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// The size of a label in points.
pub(super) const LABEL: f32 = 5.6;

/// Letters on a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Text {
    pub(super) letters: String,
    /// Where the line of the letters begins, ends or has its middle.
    pub(super) at: Point,
    pub(super) align: Align,
    /// In points.
    pub(super) size: f32,
    pub(super) weight: Weight,
    pub(super) ink: Ink,
    /// Between the letters, in parts of the size.
    pub(super) spacing: f32,
    /// The line must not be longer.
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

/// What is printed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// What is read.
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
    /// As shades of red, green and blue.
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
    /// Plain letters that begin at a place.
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

    /// Set smaller if it is longer than this, and cut at last.
    pub(super) fn within(self, room: f32) -> Self {
        Self { room, ..self }
    }
}

impl From<Text> for PaintItem {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// A level line.
pub(super) const fn level(x: f32, y: f32, length: f32, width: f32, ink: Ink) -> PaintItem {
    PaintItem::Rule { from: at(x, y), to: at(x + length, y), width, ink }
}

/// An upright line.
pub(super) const fn upright(x: f32, y: f32, length: f32, width: f32, ink: Ink) -> PaintItem {
    PaintItem::Rule { from: at(x, y), to: at(x, y + length), width, ink }
}
