//! The pieces of the diagrams, drawn for this project: Staunton shapes in plain outline.
//!
//! Each drawing lives in a box of 100 by 100 that is one square of the board, `y` pointing down.
//! The outlines are filled with the colour of the side and edged in dark; the lines go on top, dark
//! on a white piece and light on a black one, so that both read well on light and dark squares.

use adoube_chess::Role;

/// One piece as SVG path data.
pub struct Drawing {
    /// Closed shapes, painted from back to front.
    pub outlines: &'static [&'static str],
    /// Strokes without filling: seams, an eye, a mane.
    pub lines: &'static [&'static str],
}

/// The base of the pieces; the pawn's is narrower.
const FOOT: &str = "M23 88V84.5Q23 80 28 80H72Q77 80 77 84.5V88Z";
/// The seam between body and foot.
const SEAM: &str = "M31 80H69";
/// The band round the waist of king and queen.
const BAND: &str = "M36 67Q50 62.5 64 67";

/// The drawing of a role.
pub const fn drawing(role: Role) -> &'static Drawing {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

const PAWN: Drawing = Drawing {
    outlines: &[
        "M44 50C43.5 63 33 68 30 80H70C67 68 56.5 63 56 50Z",
        "M37 50Q37 46 42 46H58Q63 46 63 50Q63 53 58 53H42Q37 53 37 50Z",
        "M50 23A12 12 0 1 1 49.99 23Z",
        "M26 88V84.5Q26 80 31 80H69Q74 80 74 84.5V88Z",
    ],
    lines: &["M43 53H57", SEAM],
};

const KNIGHT: Drawing = Drawing {
    outlines: &[
        "M31 80C31 66 38 60 44 53C46 50 46 48 45 47C41 49 37 50 34 54C32 57 27 58 24 55C21 52 21 48 \
         23 45C27 38 30 33 32 28C34 23 37 21 40 20L42.5 11L50.5 19C67 22 75 38 74 57\
         C73.6 67 71.5 74 73 80Z",
        FOOT,
    ],
    lines: &["M56 27C65 35 68 48 66 71", "M38.5 32.5L42.5 30.5", "M27 50.5L28.5 49", "M32 80H72"],
};

const BISHOP: Drawing = Drawing {
    outlines: &[
        "M43 56C42 66 34 70 30 80H70C66 70 58 66 57 56Z",
        "M50 19C61 27 67 36 65 45C64 50 61 53 58 55H42C39 53 36 50 35 45C33 36 39 27 50 19Z",
        "M36 57Q36 53.5 40 53.5H60Q64 53.5 64 57Q64 60 60 60H40Q36 60 36 57Z",
        "M50 9.5A5 5 0 1 1 49.99 9.5Z",
        FOOT,
    ],
    lines: &["M54.5 30L47 43", "M41.5 60H58.5", SEAM],
};

const ROOK: Drawing = Drawing {
    outlines: &[
        "M36 42C36 58 33 68 29 80H71C67 68 64 58 64 42Z",
        "M28 20H38V27H45V20H55V27H62V20H72V34Q72 42 64 42H36Q28 42 28 34Z",
        FOOT,
    ],
    lines: &["M36 42.5H64", "M29 80H71"],
};

const QUEEN: Drawing = Drawing {
    outlines: &[
        "M24 38L35 66Q34 73 30 80H70Q66 73 65 66L76 38L63.5 53L64.5 28L55.5 50L50 24L44.5 50L35.5 28\
         L36.5 53Z",
        "M21.5 28.5A5 5 0 1 1 21.49 28.5Z",
        "M35 17.5A5 5 0 1 1 34.99 17.5Z",
        "M50 13.5A5 5 0 1 1 49.99 13.5Z",
        "M65 17.5A5 5 0 1 1 64.99 17.5Z",
        "M78.5 28.5A5 5 0 1 1 78.49 28.5Z",
        FOOT,
    ],
    lines: &[BAND, SEAM],
};

const KING: Drawing = Drawing {
    outlines: &[
        "M50 38C57 27 77 28 77 43C77 53 67 58 65 67Q66 73 70 80H30Q34 73 35 67C33 58 23 53 23 43\
         C23 28 43 27 50 38Z",
        "M47 9H53V15H59V21H53V31H47V21H41V15H47Z",
        FOOT,
    ],
    lines: &["M50 40V58", BAND, SEAM],
};
