//! The kinds of slots: their values, and how they are parsed.

use adoube_chess::Colour;

use super::{
    Value, clock, english, law, local, man,
    named::{NAMES, in_language, named},
};
use crate::{
    Provision,
    case::{language::Grammar, names, words::Word},
};

/// The number of words that a value takes, and the value; every possibility, the longest first.
pub(in crate::case) type Found = Vec<(usize, Value)>;

/// A kind of slot.
struct Slot {
    name: &'static str,
    /// Its description, for the reference page.
    meaning: &'static str,
    read: fn(&[Word], &'static Grammar) -> Found,
}

const SLOTS: &[Slot] = &[
    Slot {
        name: "side",
        meaning: "White or Black",
        read: |words, grammar| side(words, "", grammar),
    },
    Slot {
        name: "whose",
        meaning: "White's or Black's",
        read: |words, grammar| side(words, "'s", grammar),
    },
    Slot { name: "square", meaning: "a square such as e4", read: man::square },
    Slot {
        name: "standing",
        meaning: "a piece on the board such as g1, Ng1, “the knight on g1”, “the e-pawn” or “the king”",
        read: man::standing,
    },
    Slot { name: "piece", meaning: "a piece such as “a white queen”", read: man::piece },
    Slot { name: "move", meaning: "a move such as Nf3, O-O or e2e4", read: man::one_move },
    Slot { name: "moves", meaning: "moves such as Re3, Re4", read: man::moves },
    Slot { name: "hand", meaning: "“with the left hand”", read: man::hand },
    Slot { name: "time", meaning: "a time such as 2:00, 1:30:00 or 45 s", read: clock::time },
    Slot {
        name: "gain",
        meaning: "more time, such as +2:00",
        read: |words, grammar| clock::signed(words, &['+'], grammar),
    },
    Slot {
        name: "amount",
        meaning: "some time, such as +2:00 or “two minutes”",
        read: clock::amount,
    },
    Slot {
        name: "loss",
        meaning: "less time, such as -0:30",
        read: |words, grammar| clock::signed(words, &['-', '−'], grammar),
    },
    Slot {
        name: "correction",
        meaning: "a time such as 12:00, with “in period 2” or “after 40 moves”",
        read: clock::correction,
    },
    Slot {
        name: "control",
        meaning: "a time control such as 90 min + 30 s, 90'+30\", 40/90 min + 30 min, or in seconds 40/5400+30:1800+30",
        read: clock::control,
    },
    Slot { name: "number", meaning: "a number", read: law::number },
    Slot { name: "text", meaning: "words in quotation marks", read: law::text },
    Slot {
        name: "result",
        meaning: "a result such as 1-0, ½-½, +/-, “a draw” or “won by White”",
        read: law::result,
    },
    Slot { name: "points", meaning: "points such as 1-0 or 1½-½", read: law::points },
    Slot {
        name: "provision",
        meaning: "the name of a provision or the number of an article",
        read: law::provision,
    },
    Slot {
        name: "provisions",
        meaning: "names of provisions or numbers of articles",
        read: law::provisions,
    },
    Slot {
        name: "after",
        meaning: "a moment such as 12w, 12b or “the start”",
        read: law::half_move,
    },
    Slot { name: "moments", meaning: "moments such as 12w, 14w", read: law::half_moves },
    Slot { name: "fen", meaning: "a position in FEN, or startpos", read: law::board },
    Slot {
        name: "penalties",
        meaning: "penalties such as “warning; opponent +2:00”",
        read: law::penalties,
    },
];

fn slot(name: &str) -> Option<&'static Slot> {
    SLOTS.iter().find(|slot| slot.name == name)
}

/// Returns every value of a slot that the words begin with.
pub(in crate::case) fn read(name: &str, words: &[Word], grammar: &'static Grammar) -> Found {
    if let Some(slot) = slot(name) {
        return (slot.read)(words, grammar);
    }
    let Some(names) = named(name) else { return Vec::new() };
    let found = if grammar.is_english() {
        names::at_beginning(words, (names.variants)(), names.aliases)
    } else {
        in_language(words, name, grammar)
    };
    found.into_iter().map(|(length, name)| (length, Value::Named(name))).collect()
}

/// Returns the description of a slot.
pub(in crate::case) fn meaning(name: &str, grammar: &Grammar) -> &'static str {
    let named = || named(name).map(|names| names.meaning);
    let english = || slot(name).map(|slot| slot.meaning).or_else(named);
    grammar.text("gap", name).or_else(english).unwrap_or("…")
}

/// Returns an example for a slot in a language.
pub(in crate::case) fn example_in(name: &str, grammar: &Grammar) -> &'static str {
    grammar.text("example", name).unwrap_or_else(|| english::example(name))
}

/// Returns every slot: its name, its description, and its values, as far as they can be listed.
pub(in crate::case) fn all(grammar: &Grammar) -> Vec<(&'static str, &'static str, Vec<String>)> {
    let slots = SLOTS.iter().map(|slot| (slot.name, meaning(slot.name, grammar), Vec::new()));
    let names = NAMES.iter();
    let names = names.map(|own| (own.name, meaning(own.name, grammar), known(own.name, grammar)));
    slots.chain(names).collect()
}

/// Iterates over the slots whose values have names, with the names of the variants.
#[cfg(test)]
pub(in crate::case) fn all_named() -> impl Iterator<Item = (&'static str, &'static [&'static str])>
{
    NAMES.iter().map(|names| (names.name, (names.variants)()))
}

/// Returns the values of a slot, as far as they can be listed.
pub(in crate::case) fn known(name: &str, grammar: &Grammar) -> Vec<String> {
    match name {
        "provision" | "provisions" => {
            Provision::ALL.iter().map(|provision| provision.name().to_owned()).collect()
        }
        _ if !grammar.is_english() => local::known(name, grammar),
        "side" => vec!["White".to_owned(), "Black".to_owned()],
        "whose" => vec!["White's".to_owned(), "Black's".to_owned()],
        _ => named(name).map_or_else(Vec::new, |names| {
            let variants = (names.variants)().iter().map(|variant| names::spoken(variant));
            variants.chain(names.aliases.iter().map(|alias| alias.0.to_owned())).collect()
        }),
    }
}

pub(super) fn side(words: &[Word], ending: &str, grammar: &Grammar) -> Found {
    if !grammar.is_english() {
        return local::side(words, grammar);
    }
    let Some(word) = words.first() else { return Vec::new() };
    Colour::ALL
        .into_iter()
        .filter(|colour| {
            let name = match colour {
                Colour::White => "white",
                Colour::Black => "black",
            };
            word.is(&format!("{name}{ending}"))
                || word.is(&format!("{name}{}", ending.replace('\'', "’")))
        })
        .map(|colour| (1, Value::Side(colour)))
        .collect()
}
