//! The board as a self-contained SVG diagram: no fonts to load, no styles to inherit.

use std::fmt::Write;

use adoube_chess::{Colour, Piece, Role, Square, notation::Letters};

use super::{Diagram, pieces};

/// One square, in user units.
const SQUARE: usize = 100;
/// The frame that carries the coordinates.
const FRAME: usize = 46;
/// The whole picture.
const WHOLE: usize = 8 * SQUARE + 2 * FRAME;

const LIGHT: &str = "#f0e4ce";
const DARK: &str = "#b48c66";
const WOOD: &str = "#4b382b";
const LETTERS: &str = "#ecdcc0";
const MARK: &str = "#d8432f";

/// The diagram. `title` is what a screen reader says and a mouse hover shows.
pub fn svg(diagram: &Diagram<'_>, title: &str) -> String {
    let mut out = String::with_capacity(16 * 1024);
    header(&mut out, diagram, title);
    squares(&mut out, diagram);
    coordinates(&mut out, diagram);
    pieces(&mut out, diagram);
    turn(&mut out, diagram);
    out.push_str("</svg>\n");
    out
}

/// Appends formatted text; writing to a `String` cannot fail.
macro_rules! put {
    ($out:expr, $($text:tt)*) => {
        writeln!($out, $($text)*).expect("a String takes any text")
    };
}

fn header(out: &mut String, diagram: &Diagram<'_>, title: &str) {
    put!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" width="640" height="640" role="img" lang="{}">"#,
        diagram.language.tag()
    );
    put!(out, "<title>{}</title>", escape(title));
    put!(out, "<desc>{}</desc>", escape(&diagram.board.to_string()));
    put!(out, r#"<defs><radialGradient id="mark"><stop offset="0.2" stop-color="{MARK}"/>"#);
    put!(out, r#"<stop offset="1" stop-color="{MARK}" stop-opacity="0"/></radialGradient></defs>"#);
    put!(out, r#"<rect width="{WHOLE}" height="{WHOLE}" rx="14" fill="{WOOD}"/>"#);
}

/// The corner of a square.
const fn corner(diagram: &Diagram<'_>, square: Square) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    let (across, down) = match diagram.below {
        Colour::White => (file, 7 - rank),
        Colour::Black => (7 - file, rank),
    };
    (FRAME + across * SQUARE, FRAME + down * SQUARE)
}

fn squares(out: &mut String, diagram: &Diagram<'_>) {
    let side = 8 * SQUARE;
    put!(out, r#"<rect x="{FRAME}" y="{FRAME}" width="{side}" height="{side}" fill="{LIGHT}"/>"#);
    let mut dark = String::new();
    for square in Square::ALL.into_iter().filter(|square| !square.is_light()) {
        let (x, y) = corner(diagram, square);
        put!(dark, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
    }
    put!(out, r#"<path fill="{DARK}" d="{}"/>"#, dark.trim_end().replace('\n', ""));
    for square in diagram.marked {
        let (x, y) = corner(diagram, square);
        put!(
            out,
            r#"<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="url(#mark)"/>"#
        );
    }
}

fn coordinates(out: &mut String, diagram: &Diagram<'_>) {
    put!(
        out,
        r#"<g fill="{LETTERS}" font-family="Georgia, 'DejaVu Serif', serif" font-size="26" text-anchor="middle">"#
    );
    let middle = FRAME / 2;
    for (place, file) in diagram.files().into_iter().enumerate() {
        let x = FRAME + place * SQUARE + SQUARE / 2;
        put!(
            out,
            r#"<text x="{x}" y="{}">{}</text>"#,
            WHOLE - middle + 6,
            Letters::Of(diagram.language).file(file)
        );
    }
    for (place, rank) in diagram.ranks().into_iter().enumerate() {
        let y = FRAME + place * SQUARE + SQUARE / 2 + 9;
        put!(out, r#"<text x="{middle}" y="{y}">{rank}</text>"#);
    }
    put!(out, "</g>");
}

fn pieces(out: &mut String, diagram: &Diagram<'_>) {
    put!(out, r#"<g stroke-linejoin="round" stroke-linecap="round" stroke-width="3">"#);
    for square in diagram.board.occupied() {
        if let Some(piece) = diagram.board.piece_on(square) {
            one_piece(out, corner(diagram, square), piece);
        }
    }
    put!(out, "</g>");
}

fn one_piece(out: &mut String, (x, y): (usize, usize), piece: Piece) {
    let (fill, edge, line) = match piece.colour {
        Colour::White => ("#fffdf7", "#2a2522", "#2a2522"),
        Colour::Black => ("#2f2a28", "#171412", "#f5efe2"),
    };
    let drawing = pieces::drawing(piece.role);
    put!(out, r#"<g transform="translate({x} {y})">"#);
    put!(out, r#"<g fill="{fill}" stroke="{edge}">"#);
    for shape in drawing.outlines {
        put!(out, r#"<path d="{shape}"/>"#);
    }
    put!(out, r#"</g><g fill="none" stroke="{line}" stroke-width="2.6">"#);
    for shape in drawing.lines {
        put!(out, r#"<path d="{shape}"/>"#);
    }
    put!(out, "</g></g>");
}

/// All pieces, each a group with a name such as `wk` or `bp` in a square of its own: for other programs that draw boards.
pub fn sprite() -> String {
    let mut out = String::with_capacity(16 * 1024);
    put!(out, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SQUARE} {SQUARE}">"#);
    for colour in Colour::ALL {
        for role in Role::ALL {
            let side = match colour {
                Colour::White => 'w',
                Colour::Black => 'b',
            };
            let name = role.letter().to_ascii_lowercase();
            put!(
                out,
                r#"<g id="{side}{name}" stroke-linejoin="round" stroke-linecap="round" stroke-width="3">"#
            );
            one_piece(&mut out, (0, 0), Piece { colour, role });
            put!(out, "</g>");
        }
    }
    out.push_str("</svg>\n");
    out
}

/// A disc beside the board, on the side of the player to move.
fn turn(out: &mut String, diagram: &Diagram<'_>) {
    let turn = diagram.board.turn();
    let fill = match turn {
        Colour::White => "#fffdf7",
        Colour::Black => "#171412",
    };
    let y =
        if turn == diagram.below { FRAME + 8 * SQUARE - SQUARE / 2 } else { FRAME + SQUARE / 2 };
    let x = WHOLE - FRAME / 2;
    put!(
        out,
        r#"<circle cx="{x}" cy="{y}" r="12" fill="{fill}" stroke="{LETTERS}" stroke-width="3"/>"#
    );
}

/// Text made safe between tags.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
