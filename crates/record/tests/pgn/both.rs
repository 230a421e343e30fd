//! The full reader and the replay see the same games in the same text.

use adoube_record::pgn;

use crate::{data::samples, quirks, same::check};

const TEXTS: &[&str] = &[
    "1. e4\n\n1. d4 d5\n\n1. c4",
    "1. e4 e5\n\n1... d5 *",
    "1. e4\n\n2. Nf3 *",
    "[White \"A\"]\n[Black \"B\"]\n\n[White \"C\"]\n[Black \"D\"]\n\n[White \"E\"]\n",
    "[Event \"a\"]\n[White \"A\"]\n\n[Event \"a\"]\n[White \"B\"]\n\n1. e4 *",
    "[White \"A\"]\n\n1. e4 *\n[White \"B\"]\n\n1. d4 *",
    "[Variant \"Horde\"]\n\n1. a5 b6 2. axb6 *\n\n[Event \"next\"]\n\n1. e4 *",
    "[Variant \"Horde\"]\n\n1. a5\n\n1. e4 *",
    "[FEN \"junk\"]\n\n1. e4 e5 1-0",
    "[SetUp \"1\"]\n\n1. d4 *",
    "[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1\"]\n\n1. O-O O-O-O *",
    "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - e3 0 1\"]\n\n1. e4 *",
    "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 7. Ke4 Kd5 1/2-1/2",
    "1. e4 e5 2. Kd4 Nc6 1-0",
    "1.\u{a0}e4\u{a0}e5 {x}\u{a0}2.\u{a0}Nf3 *",
    "[SetUp \"1\"]\n",
    "1. e4 e5 2. Ke3 Nf6 1-0\n\n1. d4 *",
    "1. e4 (1. d4\n\n1. c4) e5 *",
    "1. e4 -- 2. d4 *",
    "1. e4 f5 2. Qh5+ -- 3. d4 *",
    "((( 1. c4 *",
    "((an old move) 1. c4 (1. d4) *",
    "(a (b) 1. c4 1-0\n\n(c 1. d4 *",
    "1. e4 (1. d4 d5 1-0",
    "1. e4 (1. d4 Zz 1-0\n\n[Event \"B\"]\n\n1. d4 *",
    "1. e4 Zz (1. d4 1-0 {x}\n[Event \"B\"]",
    "1. e4 (1. d4 ½-½",
    "1. e4 e5 1-0 0-1 1:0 $1 (1... d5) ] 1. d4 *",
    "1. e4 1-0 {same}\n{next}\n% escape\n{next} 1. d4 *\n{last}",
    "1. e4 1-0\n{of it}\n\n[Event \"B\"]\n\n1. d4 *",
    "; of a program\n\n[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n",
    "{only a comment}",
    "% only an escape",
    "[White Vidmar]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n\n1. e4 *",
    "[FEN \"?\"]\n[FEN \"junk\"]\n\n1. e4 *",
    "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 5\"]\n\n1. e4\n\n1. e4 Kd8 *",
    "[Event\"A\"\n[Event \"B\"\n\n1. e4 *",
    "1. e4 Black resigns 1-0",
    "1. e4 ~ e5 | 2. Nf3 N Nc6 e.p. 3. Bb5 ± a6, *",
    "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. O-O Fe7 5. Te1 d6 6. Rf1 Dd7 *",
    "1. e4 e5 2. Nf3 Nc6 3. Ke4 {[%clk 0:01:00]} Kd5 ½-½",
    "1. e4 $1 $ $300 $99999 e5 $14 *",
    "1. e4 e5 7. Nf3 Nc6 3. Bb5 5. 1-0",
    "1. e4 {never closed\n\n[Event \"B\"]\n\n1. d4 *",
    // The third begins with `Event`, not with the `Round` that began the second.
    "1. e4 *\n[Round \"1\"]\n\n{x}\n\n[Event \"A\"]\n\n[Round \"1\"]\n\n1. d4 *",
    "\u{feff}1. e4 *",
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O. d3 Be7 *",
    "1. e4 e5 1-0\n*; x\n%y\n1. c4 c5 *\n1. d4 *",
    "1. e4!????????????????????????????????????????????????????????????????? e5 *",
];

#[test]
fn both_readers_see_the_same_games() {
    for text in TEXTS {
        for size in [1, 20, 1 << 20] {
            check(text.as_bytes(), size);
        }
    }
    for quirk in quirks::all() {
        check(&quirk.pgn, 1);
        check(&quirk.pgn, 1 << 20);
    }
}

#[test]
fn both_readers_see_the_same_games_in_archives() {
    for sample in samples() {
        check(&sample.pgn, 1 << 16);
    }
}

/// Pseudo-random numbers with a fixed seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        usize::try_from(self.0 >> 33).unwrap_or_default() % limit
    }
}

/// Fragments that are inserted into a text to change its meaning.
const PARTS: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "\"",
    ";",
    "%",
    "$",
    "*",
    "\n",
    "\n\n",
    " ",
    "1.",
    "1...",
    "2.",
    "1-0",
    "½-½",
    "1:0",
    "--",
    "Z0",
    "e4",
    "Nf3",
    "Sf3",
    "Ke4",
    "Kd5",
    "O-O",
    "resigns",
    "+-",
    "$1",
    "[Event \"x\"]",
    "\n[White \"x\"]\n",
    "[White x",
    "\n\n[Event \"",
    "\n%x\n",
    "(=)",
    "\\",
    "\u{a0}",
    "\r\n",
    "\t",
    "\0",
    "e.p.",
    "0-0",
];

fn mutate(text: &mut Vec<u8>, numbers: &mut Numbers) {
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(text.len() + 1);
        let end = (at + numbers.below(8)).min(text.len());
        match numbers.below(4) {
            0 => drop(text.drain(at..end)),
            1 if at < text.len() => text[at] = u8::try_from(numbers.below(256)).unwrap_or_default(),
            2 => {
                let again = text[at..end].to_vec();
                let to = numbers.below(text.len() + 1);
                text.splice(to..to, again);
            }
            _ => {
                let part = PARTS[numbers.below(PARTS.len())];
                text.splice(at..at, part.bytes());
            }
        }
    }
}

#[test]
fn both_readers_see_the_same_games_in_texts_that_nobody_wrote() {
    let mut numbers = Numbers(20_261_117);
    let mut texts: Vec<Vec<u8>> = TEXTS.iter().map(|text| text.as_bytes().to_vec()).collect();
    texts.extend(quirks::all().into_iter().map(|quirk| quirk.pgn));
    texts.extend(samples().into_iter().map(|sample| sample.pgn[..2000].to_vec()));
    for text in &texts {
        for _ in 0..150 {
            let mut changed = text.clone();
            mutate(&mut changed, &mut numbers);
            let size = 1 + numbers.below(100);
            check(&changed, size);
        }
    }
}

#[test]
fn games_without_scores_are_separated() {
    let count = |text: &str| pgn::read(text.as_bytes()).count();
    assert_eq!(count("1. e4\n\n1. d4 d5\n\n1. c4"), 3);
    assert_eq!(count("[White \"A\"]\n\n[White \"B\"]\n\n[White \"C\"]\n"), 3);
    assert_eq!(count("1. e4 e5\n\n2. Nf3 *"), 1);
    assert_eq!(count("[White \"A\"]\n\n[Black \"B\"]\n\n1. e4 *"), 1);
}
