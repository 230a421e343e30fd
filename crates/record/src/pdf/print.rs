//! Print options for scoresheets: paper, one side or two, the heading.

use super::logo::Logo;

/// The paper.
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

    /// The number of sheets side by side.
    pub(super) const fn columns(self) -> usize {
        match self {
            Self::A4 | Self::A5 => 1,
            Self::TwoA5 => 2,
        }
    }

    /// The scale of a sheet; everything is drawn for A4.
    pub(super) fn scale(self) -> f32 {
        match self {
            Self::A4 => 1.0,
            Self::A5 | Self::TwoA5 => Self::A5.size().0 / Self::A4.size().0,
        }
    }
}

/// The edge over which a printer flips the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flip {
    /// The long edge, the default of most printers.
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
    /// If every sheet has a back with lines for further moves: how the paper is flipped.
    pub back: Option<Flip>,
    /// The name of the federation or the organiser, above the title; may be empty.
    pub federation: String,
    /// The logo beside it.
    pub logo: Option<Logo>,
}
