//! Our own drawings of the pieces on a page: the SVG paths of [`diagram::pieces`](crate::diagram::pieces), as
//! lines and curves.

use adoube_chess::Role;
use krilla::geom::PathBuilder;
use kurbo::{Affine, BezPath, PathEl};

use super::page::{Figure, Ink, Point};
use crate::diagram::pieces;

/// One line of a drawing.
pub(super) struct Stroke {
    pub(super) path: PathBuilder,
    pub(super) fill: Option<Ink>,
    pub(super) edge: Ink,
    pub(super) width: f32,
}

/// The side of the box of the drawings.
const BOX: f32 = 100.0;
/// In units of the box; slightly bolder than on a screen, because printed diagrams are small.
const EDGE: f32 = 3.4;
const SEAM: f32 = 2.9;

/// A piece in a box, from back to front.
pub(super) fn strokes(role: Role, figure: Figure, corner: Point, side: f32) -> Vec<Stroke> {
    let scale = side / BOX;
    let place = Affine::translate((f64::from(corner.x), f64::from(corner.y)))
        * Affine::scale(f64::from(scale));
    let (fill, line) = match figure {
        Figure::White => (Ink::White, Ink::Black),
        Figure::Black => (Ink::Black, Ink::White),
    };
    let drawing = pieces::drawing(role);
    let outlines = drawing.outlines.iter().map(|data| (data, Some(fill), Ink::Black, EDGE));
    let lines = drawing.lines.iter().map(|data| (data, None, line, SEAM));
    outlines
        .chain(lines)
        .filter_map(|(data, fill, edge, width)| {
            let path = path(&(place * BezPath::from_svg(data).ok()?));
            Some(Stroke { path, fill, edge, width: width * scale })
        })
        .collect()
}

#[allow(clippy::cast_possible_truncation, reason = "a page is measured in hundreds of millimetres")]
fn path(outline: &BezPath) -> PathBuilder {
    let mut path = PathBuilder::new();
    for element in outline {
        match element {
            PathEl::MoveTo(to) => path.move_to(to.x as f32, to.y as f32),
            PathEl::LineTo(to) => path.line_to(to.x as f32, to.y as f32),
            PathEl::QuadTo(by, to) => {
                path.quad_to(by.x as f32, by.y as f32, to.x as f32, to.y as f32);
            }
            PathEl::CurveTo(by, then, to) => path.cubic_to(
                by.x as f32,
                by.y as f32,
                then.x as f32,
                then.y as f32,
                to.x as f32,
                to.y as f32,
            ),
            PathEl::ClosePath => path.close(),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdf::page::at;

    #[test]
    fn every_line_of_every_drawing_can_be_read() {
        for role in Role::ALL {
            let drawing = pieces::drawing(role);
            let strokes = strokes(role, Figure::Black, at(0.0, 0.0), 5.0);
            assert_eq!(strokes.len(), drawing.outlines.len() + drawing.lines.len(), "{role:?}");
            for stroke in strokes {
                assert!(stroke.path.finish().is_some(), "{role:?}");
            }
        }
    }
}
