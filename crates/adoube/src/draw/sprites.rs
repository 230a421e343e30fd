//! The pieces of the large terminal board. A character of the terminal holds two by two pixels, so a
//! square of eight columns and four lines has sixteen by eight of them, each twice as tall as wide.

use adoube_chess::Role;

/// Columns of the terminal in a square.
pub(crate) const COLUMNS: usize = 8;
/// Lines of the terminal in a square.
pub(crate) const LINES: usize = 4;

/// `#` is the piece, `.` the square.
type Sprite = [&'static [u8; 2 * COLUMNS]; 2 * LINES];

/// The block character with these quarters filled: 1 upper left, 2 upper right, 4 and 8 below them.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// One line of a piece.
pub(crate) fn line(role: Role, line: usize) -> String {
    let (upper, lower) = (sprite(role)[2 * line], sprite(role)[2 * line + 1]);
    let quarter = |row: &[u8; 2 * COLUMNS], x: usize, bit: usize| {
        if row[x] == b'#' { bit } else { 0 }
    };
    (0..COLUMNS)
        .map(|column| {
            let (left, right) = (2 * column, 2 * column + 1);
            QUARTERS[quarter(upper, left, 1)
                | quarter(upper, right, 2)
                | quarter(lower, left, 4)
                | quarter(lower, right, 8)]
        })
        .collect()
}

const fn sprite(role: Role) -> &'static Sprite {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

const PAWN: Sprite = [
    b"................",
    b"......####......",
    b".....######.....",
    b"......####......",
    b"......####......",
    b".....######.....",
    b"....########....",
    b"................",
];

const KNIGHT: Sprite = [
    b"......#.........",
    b".....#####......",
    b"....##.#####....",
    b"...##########...",
    b"...###..#####...",
    b".......#####....",
    b"....#########...",
    b"................",
];

const BISHOP: Sprite = [
    b".......##.......",
    b"......####......",
    b".....###.##.....",
    b".....##.###.....",
    b"......####......",
    b".....######.....",
    b"...##########...",
    b"................",
];

const ROOK: Sprite = [
    b"....##.##.##....",
    b"....########....",
    b".....######.....",
    b".....######.....",
    b".....######.....",
    b"....########....",
    b"...##########...",
    b"................",
];

const QUEEN: Sprite = [
    b"..#..#.##.#..#..",
    b"..##.#.##.#.##..",
    b"...##########...",
    b"....########....",
    b".....######.....",
    b"....########....",
    b"...##########...",
    b"................",
];

const KING: Sprite = [
    b".......##.......",
    b".....######.....",
    b".......##.......",
    b"...####..####...",
    b"...##########...",
    b"....########....",
    b"...##########...",
    b"................",
];
