//! The vocabulary of announcements: German numbers and pieces, and a name for every file, as the Laws
//! suggest.

use super::local::{LOCAL, latin};
use crate::{File, Rank, Role, Wing};

/// What a spoken word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Piece(Role),
    File(File),
    Rank(Rank),
    /// `Kurze` or `Lange`.
    Wing(Wing),
    Castling,
    /// Filler that carries no meaning: the Laws' vocabulary has no word for a capture.
    Filler,
}

pub(super) const FILES: [&str; 8] =
    ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];

pub(super) const RANKS: [&str; 8] =
    ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];

/// In the order of [`Role`].
pub(super) const PIECES: [&str; 6] = ["Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"];

pub(super) const fn castling(wing: Wing) -> &'static str {
    match wing {
        Wing::King => "Kurze Rochade",
        Wing::Queen => "Lange Rochade",
    }
}

/// Other spellings and words, normalised by [`plain`]: first the misprints of the translated Laws, then
/// other words that players use.
const OTHERS: &[(&str, Word)] = &[
    ("laeuffer", Word::Piece(Role::Bishop)),
    ("laefer", Word::Piece(Role::Bishop)),
    ("caesar", Word::File(File::C)),
    ("hektor", Word::File(File::H)),
    ("zwo", Word::Rank(Rank::Second)),
    ("kurze", Word::Wing(Wing::King)),
    ("kurz", Word::Wing(Wing::King)),
    ("kleine", Word::Wing(Wing::King)),
    ("lange", Word::Wing(Wing::Queen)),
    ("lang", Word::Wing(Wing::Queen)),
    ("grosse", Word::Wing(Wing::Queen)),
    ("rochade", Word::Castling),
    ("schlaegt", Word::Filler),
    ("nimmt", Word::Filler),
    ("von", Word::Filler),
    ("nach", Word::Filler),
    ("auf", Word::Filler),
    ("wird", Word::Filler),
    ("zur", Word::Filler),
    ("zum", Word::Filler),
    ("en", Word::Filler),
    ("passant", Word::Filler),
    ("schach", Word::Filler),
    ("matt", Word::Filler),
    ("schachmatt", Word::Filler),
];

/// Looks up a word: an exact match, or one with a single letter wrong, missing or extra if only one word
/// of the vocabulary is that close. A single letter or digit is a file or a rank.
pub(super) fn meaning(spoken: &str) -> Option<Word> {
    let (german, latin) = (plain(spoken), latin(spoken));
    if let Ok(sign) = german.parse() {
        let file = File::from_letter(sign).map(Word::File);
        if let Some(place) = file.or(Rank::from_digit(sign).map(Word::Rank)) {
            return Some(place);
        }
    }
    let is = |known: &str, spoken: &str| known.eq_ignore_ascii_case(spoken);
    let exact = vocabulary().find(|(known, _)| is(known, &german));
    let exact = exact.or_else(|| LOCAL.iter().copied().find(|(known, _)| is(known, &latin)));
    if let Some((_, word)) = exact {
        return Some(word);
    }
    let near = |known: &str, spoken: &str| known.len() > 3 && is_one_letter_off(known, spoken);
    let german = vocabulary().filter(|(known, _)| near(known, &german));
    let local = LOCAL.iter().copied().filter(|(known, _)| near(known, &latin));
    let mut found = german.chain(local).map(|(_, word)| word);
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

fn vocabulary() -> impl Iterator<Item = (&'static str, Word)> {
    let files = FILES.into_iter().zip(File::ALL.map(Word::File));
    let ranks = RANKS.into_iter().zip(Rank::ALL.map(Word::Rank));
    let pieces = PIECES.into_iter().zip(Role::ALL.map(Word::Piece));
    files.chain(ranks).chain(pieces).chain(OTHERS.iter().copied())
}

/// Normalises a word: lower case, umlauts as two letters, Cyrillic transliterated letter by letter,
/// reversing what the Serbian text did.
pub(super) fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        plain.push_str(match letter {
            'ä' => "ae",
            'ö' => "oe",
            'ü' => "ue",
            'ß' => "ss",
            'а' => "a",
            'б' => "b",
            'в' => "v",
            'г' => "g",
            'д' => "d",
            'е' => "e",
            'з' => "z",
            'и' => "i",
            'ј' => "j",
            'к' => "k",
            'л' => "l",
            'м' => "m",
            'н' => "n",
            'о' => "o",
            'п' => "p",
            'р' => "r",
            'с' => "s",
            'т' => "t",
            'у' => "u",
            'ф' => "f",
            'х' => "h",
            'ц' => "c",
            'ш' => "sch",
            _ => {
                plain.push(letter);
                continue;
            }
        });
    }
    // Decomposed umlauts are the same as composed ones.
    plain.replace("a\u{308}", "ae").replace("o\u{308}", "oe").replace("u\u{308}", "ue")
}

/// Returns whether one letter was changed, left out or added.
fn is_one_letter_off(known: &str, spoken: &str) -> bool {
    let known: Vec<_> = known.to_ascii_lowercase().chars().collect();
    let spoken: Vec<_> = spoken.chars().collect();
    let same = known.iter().zip(&spoken).take_while(|(one, other)| one == other).count();
    match (&known[same..], &spoken[same..]) {
        ([_], []) | ([], [_]) => true,
        (known @ [_, known_rest @ ..], spoken @ [_, spoken_rest @ ..]) => {
            known_rest == spoken_rest || known_rest == spoken || known == spoken_rest
        }
        _ => false,
    }
}
