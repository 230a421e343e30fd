//! The games that are read.

use std::io::Read as _;

use adoube_record::pgn::source::unpack;

/// Some games, unpacked.
pub(crate) struct Archive {
    pub(crate) name: &'static str,
    /// Whether it has a comment at most moves.
    pub(crate) is_commented: bool,
    pub(crate) bytes: Vec<u8>,
}

macro_rules! joined {
    ($name:literal, $is_commented:literal: $($file:literal)*) => {
        Archive {
            name: $name,
            is_commented: $is_commented,
            bytes: [$(&include_bytes!(concat!("../../tests/data/pgn/", $file, ".pgn.zst"))[..]),*]
                .into_iter()
                .flat_map(unpacked)
                .collect(),
        }
    };
}

pub(crate) fn all() -> Vec<Archive> {
    vec![
        joined!("The Week in Chess", false: "twic1427"),
        joined!("real games", false: "twic1427" "worldchamps" "nostalgia1800" "mentor_alekhine"
            "mentor_anderssen" "mentor_capablanca" "mentor_carlsen" "mentor_fischer"
            "mentor_kasparov" "mentor_lasker" "mentor_morphy" "mentor_steinitz"),
        joined!("Lichess, with clocks", true: "lichess_db_1000k"),
        joined!("annotated", true: "gen_rich"),
    ]
}

fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    unpack(packed).expect("it is packed").read_to_end(&mut bytes).expect("it is whole");
    // Files are joined with a blank line between them.
    bytes.extend_from_slice(b"\n\n");
    bytes
}
