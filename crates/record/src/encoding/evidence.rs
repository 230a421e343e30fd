//! Evidence for an encoding in the spelling of names.
//!
//! Most bytes above ASCII are a letter both in Windows-1250 (Central Europe) and in Windows-1252 (the West): `0xE8` is č or è,
//! `0xE6` ć or æ. The letters beside them distinguish the languages: æ never follows i, and č never ends an
//! Italian word.

use Neighbour::{Any, Consonant, Letter, NoLetter, OneOf, Vowel};

/// A neighbour of a byte.
#[derive(Clone, Copy)]
enum Neighbour {
    Any,
    NoLetter,
    Letter,
    Vowel,
    Consonant,
    /// One of these, in small letters.
    OneOf(&'static [u8]),
}

/// A spelling: some bytes, their left and right neighbours, and its weight in favour of Central Europe.
type Spelling = (&'static [u8], Neighbour, Neighbour, i32);

/// The first matching row counts. Comments give the letter of Windows-1250 before that of Windows-1252.
const SPELLINGS: &[Spelling] = &[
    // č, è: French è comes before a consonant and e, Italian è at the end.
    (b"\xe8", OneOf(b"i"), NoLetter, 3),
    (b"\xe8", Any, Vowel, 3),
    (b"\xe8", OneOf(b"r"), Any, 1),
    (b"\xe8", Any, OneOf(b"kj\xe8"), 2),
    (b"\xe8", Vowel, NoLetter, 1),
    (b"\xe8", Any, NoLetter, -1),
    (b"\xe8", Consonant, Consonant, -2),
    (b"\xe8", OneOf(b"i"), Consonant, -2),
    // Č, È: no Western word begins like this before a vowel.
    (b"\xc8", NoLetter, Vowel, 3),
    (b"\xc8", NoLetter, OneOf(b"r"), 2),
    // ć, æ.
    (b"\xe6", Vowel, NoLetter, 3),
    (b"\xe6", Vowel, Any, 2),
    (b"\xe6", Consonant, NoLetter, -2),
    (b"\xe6", NoLetter, Vowel, 2),
    (b"\xe6", Consonant, Consonant, -3),
    // Ć, Æ.
    (b"\xc6", NoLetter, Vowel, 2),
    (b"\xc6", NoLetter, Consonant, -2),
    // Đ, Ð: no Icelandic word begins with it.
    (b"\xd0", NoLetter, Letter, 3),
    // đ, ð.
    (b"\xf0", OneOf(b"n"), Vowel, 2),
    (b"\xf0", NoLetter, Vowel, 2),
    (b"\xf0", Any, OneOf(b"mrsgk"), -2),
    (b"\xf0", Any, NoLetter, -1),
    (b"\xf0", Any, OneOf(b"u"), -1),
    // ł, ³ and Ł, £: a superscript never comes before a letter, nor the pound sign within a word.
    (b"\xb3", Any, Letter, 4),
    (b"\xb3", Letter, NoLetter, 1),
    (b"\xa3", NoLetter, Letter, 4),
    // ą, ¹; ż, ¿; ş, º; ľ, ¾.
    (b"\xb9\xbf\xba\xbe", Letter, Letter, 4),
    // Ż, ¯; Ş, ª; Ľ, ¼.
    (b"\xaf\xaa\xbc", NoLetter, Letter, 3),
    // ś, œ and Ś, Œ.
    (b"\x9c\x8c", Any, OneOf(b"uid"), -2),
    (b"\x9c\x8c", Any, Letter, 3),
    // ź, Ÿ; ť; Ť; Ź.
    (b"\x9f\x9d\x8d\x8f", Any, Letter, 3),
    // ń, ñ.
    (b"\xf1", Vowel, OneOf(b"aeiou\xe1\xe9\xed\xf3\xfa"), -2),
    (b"\xf1", Vowel, Consonant, 3),
    (b"\xf1", Vowel, NoLetter, 2),
    // ř, ø and Ř, Ø.
    (b"\xf8\xd8", Any, OneOf(b"\xed\xe1\xec\xe9"), 3),
    (b"\xf8", OneOf(b"ikpt"), OneOf(b"i"), 3),
    (b"\xf8", OneOf(b"tdkpb"), OneOf(b"e"), 1),
    (b"\xf8", Any, NoLetter, -1),
    (b"\xf8\xd8", Any, Consonant, -2),
    // ě, ì; ů, ù: the Italian letters end their words.
    (b"\xec\xf9", Letter, NoLetter, -2),
    (b"\xec\xf9", Letter, Letter, 3),
    // ŕ, à; ň, ò.
    (b"\xe0\xf2", Letter, NoLetter, -2),
    (b"\xf2", Vowel, Vowel, 2),
    (b"\xe0\xc0", Any, Any, -1),
    // ő, õ: Portuguese õ comes before e, Estonian õ within its word.
    (b"\xf5", Any, OneOf(b"e"), -2),
    (b"\xf5", Letter, NoLetter, 3),
    (b"\xf5", OneOf(b"yzd"), Any, 2),
    // ű, û.
    (b"\xfb", OneOf(b"yz"), Any, 3),
    (b"\xfb", Any, Any, -1),
    // ţ, þ: only the Icelandic letter begins words.
    (b"\xfe", Letter, Any, 3),
    (b"\xfe\xde", NoLetter, OneOf(b"o\xf3ur\xf6"), -2),
    // ă, ã.
    (b"\xe3\xc3", Any, OneOf(b"oe"), -3),
    (b"\xe3", Any, Consonant, 2),
    // ĺ, å: the Slovak letter is rare.
    (b"\xe5\xc5", Any, Any, -2),
    // ę, ê.
    (b"\xea", Any, OneOf(b"dgbc"), 2),
    (b"\xea", Any, Any, -1),
    // ď, ï.
    (b"\xef", Vowel, Any, -2),
    // ˝, ½.
    (b"\xbd", Any, Any, -1),
    // š, ž, Š and Ž are the same letters in both, but more frequent in one.
    (b"\x9a\x8a\x9e\x8e", Any, Any, 1),
];

/// The weight of a line in favour of Windows-1250, against Windows-1252.
pub(super) fn central_european(line: &[u8]) -> i32 {
    let beside = |at: Option<usize>| {
        let byte = at.and_then(|at| line.get(at)).copied();
        byte.filter(|byte| is_letter(*byte)).map(|byte| byte.to_ascii_lowercase())
    };
    let weigh = |at: usize| {
        let (before, after) = (beside(at.checked_sub(1)), beside(Some(at + 1)));
        let fits = |(bytes, left, right, _): &&Spelling| {
            bytes.contains(&line[at]) && left.matches(before) && right.matches(after)
        };
        SPELLINGS.iter().find(fits).map_or(0, |(_, _, _, weight)| *weight)
    };
    (0..line.len()).filter(|at| !line[*at].is_ascii()).map(weigh).sum()
}

impl Neighbour {
    /// Whether a letter, or none, is such a neighbour.
    fn matches(self, letter: Option<u8>) -> bool {
        let Some(letter) = letter else { return matches!(self, Any | NoLetter) };
        match self {
            Any | Letter => true,
            NoLetter => false,
            Vowel => is_vowel(letter),
            Consonant => !is_vowel(letter),
            OneOf(letters) => letters.contains(&letter),
        }
    }
}

/// Whether a byte is a letter in Windows-1250 and may be one here.
const fn is_letter(byte: u8) -> bool {
    byte.is_ascii_alphabetic()
        || matches!(byte, 0x8a | 0x8c..=0x8f | 0x9a | 0x9c..=0x9f | 0xb3 | 0xb9 | 0xba | 0xbe | 0xbf)
        || byte >= 0xc0 && byte != 0xd7 && byte != 0xf7
}

/// Vowels of ASCII, and those that both encodings have.
const fn is_vowel(letter: u8) -> bool {
    matches!(
        letter,
        b'a' | b'e'
            | b'i'
            | b'o'
            | b'u'
            | b'y'
            | 0xe1
            | 0xe9
            | 0xed
            | 0xf3
            | 0xfa
            | 0xfd
            | 0xe4
            | 0xf6
            | 0xfc
            | 0xc1
            | 0xc9
            | 0xcd
            | 0xd3
            | 0xda
            | 0xdd
            | 0xc4
            | 0xd6
            | 0xdc
    )
}
