//! How scoresheets are printed: on which paper, on one side or two, with whose name above.

use super::logo::Logo;

/// On what it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 148.5 by 210 mm: the same in smaller letters.
    A5,
    /// Two sheets of A5 side by side on A4, to be cut in the middle.
    TwoA5,
}

impl Paper {
    /// Width and height of the paper in millimetres.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::A5 => (148.5, 210.0),
            Self::TwoA5 => (297.0, 210.0),
        }
    }

    /// How many sheets are side by side.
    pub(super) const fn columns(self) -> usize {
        match self {
            Self::A4 | Self::A5 => 1,
            Self::TwoA5 => 2,
        }
    }

    /// How large a sheet is printed; everything is drawn for A4.
    pub(super) fn scale(self) -> f32 {
        match self {
            Self::A4 => 1.0,
            Self::A5 | Self::TwoA5 => Self::A5.size().0 / Self::A4.size().0,
        }
    }
}

/// Over which edge of the paper a printer turns it for the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flip {
    /// The long edge, which most printers do unless they are told otherwise.
    #[default]
    LongEdge,
    /// The short edge.
    ShortEdge,
}

/// How scoresheets are printed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PrintOptions {
    /// The paper.
    pub paper: Paper,
    /// If every sheet has a back with lines for further moves: how the paper is turned.
    pub back: Option<Flip>,
    /// The name of the federation or the organiser, above the title; may be empty.
    pub federation: String,
    /// The picture beside it.
    pub logo: Option<Logo>,
}
