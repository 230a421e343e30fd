//! What can stand in the gaps of a sentence, and how it is read.

pub(super) mod clock;
mod english;
mod law;
mod local;
mod man;

use adoube_chess::Colour;

use super::acts::DrawGround;
pub(super) use super::values::{Value, Values};
use super::{language::Grammar, names, words::Word};
use crate::{
    Provision,
    regulations::GameResult,
    vocabulary::{
        Area, Device, Duty, IrregularityKind, Latent, Manner, Offence, Reason, RefusalReason, Told,
        Topic,
    },
};
pub(super) use english::english_name;
pub(super) use local::{colour_key, hand_key, role_key, side_key};

/// How many words a value takes, and the value; every possibility, the longest first.
pub(super) type Found = Vec<(usize, Value)>;

/// A kind of gap.
struct Slot {
    name: &'static str,
    /// What belongs there, for a reader.
    meaning: &'static str,
    read: fn(&[Word], &'static Grammar) -> Found,
}

/// A gap whose values have names.
struct Names {
    name: &'static str,
    meaning: &'static str,
    variants: fn() -> &'static [&'static str],
    /// Other ways to say it.
    aliases: &'static [(&'static str, &'static str)],
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

const NAMES: &[Names] = &[
    Names {
        name: "matter",
        meaning: "something that is wrong, such as “illegal move” or “fallen flag”",
        variants: names::variants::<IrregularityKind>,
        aliases: &[
            ("fallen flag", "flag-fall"),
            ("flag", "flag-fall"),
            ("displaced pieces", "displacement"),
            ("wrong initial position", "initial-position"),
            ("wrong board placement", "board-placement"),
            ("board turned", "board-placement"),
            ("colours reversed", "reversed-colours"),
            ("colors reversed", "reversed-colours"),
            ("reversed colors", "reversed-colours"),
            ("flag down", "flag-fall"),
            ("flag has fallen", "flag-fall"),
            ("flag is down", "flag-fall"),
            ("touched piece", "touch"),
            ("touch move", "touch"),
            ("released piece", "release"),
            ("faulty clock", "defective-clock"),
            ("wrong setting", "clock-setting"),
            ("wrong clock setting", "clock-setting"),
            ("handling of the clock", "clock"),
            ("press without a move", "press-without-move"),
            ("other hand on the clock", "clock"),
            ("move out of turn", "out-of-turn"),
            ("the game was over", "end-of-game"),
            ("the game is over", "end-of-game"),
            ("fivefold repetition", "end-of-game"),
            ("fifth repetition", "end-of-game"),
            ("fifth occurrence", "end-of-game"),
            ("seventy-five moves", "end-of-game"),
            ("75 moves", "end-of-game"),
            ("dead position", "end-of-game"),
            ("mate", "end-of-game"),
            ("checkmate", "end-of-game"),
            ("stalemate", "end-of-game"),
        ],
    },
    Names {
        name: "ground",
        meaning: "why it is a draw: “threefold repetition” or “fifty moves”; “a draw” is the one that can be meant",
        variants: names::variants::<DrawGround>,
        aliases: DrawGround::ALIASES,
    },
    Names {
        name: "reason",
        meaning: "a reason such as “an illegal move” or “there is no queen”",
        variants: names::variants::<Reason>,
        aliases: &[
            ("help is needed", "help"),
            ("of a question", "help"),
            ("there is no queen", "no-piece"),
            ("there is no piece", "no-piece"),
            ("there is no piece to promote to", "no-piece"),
            ("pieces are displaced", "displacement"),
            ("displaced pieces", "displacement"),
            ("an illegal move", "irregularity"),
            ("of an illegal move", "irregularity"),
            ("of an irregularity", "irregularity"),
            ("of a claim", "claim"),
            ("the clock is faulty", "faulty-clock"),
            ("the clock is set wrongly", "faulty-clock"),
            ("to call the arbiter", "help"),
            ("to ask the arbiter", "help"),
            ("to ask for help", "help"),
            ("to get a queen", "no-piece"),
            ("to ask for a queen", "no-piece"),
            ("there is no second queen", "no-piece"),
            ("to claim", "claim"),
            ("to claim a draw", "claim"),
            ("to claim an illegal move", "irregularity"),
            ("of nothing", "other"),
            ("of something else", "other"),
        ],
    },
    Names {
        name: "manner",
        meaning: "how: “hard”, “roughly” or “hovering over it”",
        variants: names::variants::<Manner>,
        aliases: &[
            ("hard", "banging"),
            ("with force", "banging"),
            ("forcefully", "banging"),
            ("roughly", "rough"),
            ("and knocks it over", "rough"),
            ("hovering over it", "hovering"),
            ("keeping the finger on it", "hovering"),
        ],
    },
    Names {
        name: "area",
        meaning: "“the playing area” or “the venue”",
        variants: names::variants::<Area>,
        aliases: &[
            ("playing venue", "venue"),
            ("building", "venue"),
            ("playing hall", "playing-area"),
            ("tournament hall", "playing-area"),
            ("playing room", "playing-area"),
        ],
    },
    Names {
        name: "device",
        meaning: "what the device does: “off”, “on”, “off in a bag”, “rings” or “sounds”",
        variants: names::variants::<Device>,
        aliases: &[
            ("switched off", "off"),
            ("switched on", "on"),
            ("switched off in a bag", "off-in-a-bag"),
            ("makes a sound", "sounds"),
            ("makes a noise", "sounds"),
            ("beeps", "sounds"),
            ("vibrates", "sounds"),
            ("rang", "rings"),
            ("has rung", "rings"),
            ("is ringing", "rings"),
            ("is on", "on"),
            ("is switched on", "on"),
            ("is off", "off"),
            ("is switched off", "off"),
        ],
    },
    Names {
        name: "topic",
        meaning: "the topic of a question",
        variants: names::variants::<Topic>,
        aliases: &[],
    },
    Names {
        name: "latent",
        meaning: "what nobody has noticed, such as “illegal move” or “touch move”",
        variants: names::variants::<Latent>,
        aliases: &[
            ("touch move", "touch"),
            ("other hand on the clock", "other-hand"),
            ("press without a move", "press-without-move"),
            ("handling of the clock", "clock-handling"),
            ("move out of turn", "out-of-turn"),
        ],
    },
    Names {
        name: "why",
        meaning: "why it is refused",
        variants: names::variants::<RefusalReason>,
        aliases: &[],
    },
    Names {
        name: "offence",
        meaning: "what is counted, such as “illegal move”",
        variants: names::variants::<Offence>,
        aliases: &[
            ("illegal moves", "illegal-move"),
            ("moves with two hands", "two-hands"),
            ("presses without a move", "press-without-move"),
            ("press without a move", "press-without-move"),
            ("warnings", "warning"),
        ],
    },
    Names {
        name: "told",
        meaning: "what is told, such as “the move number”",
        variants: names::variants::<Told>,
        aliases: &[
            ("the number of moves", "move-number"),
            ("that a move was made", "move-made"),
            ("that the clock was not pressed", "clock-not-pressed"),
            ("what the Laws say", "explanation"),
        ],
    },
    Names {
        name: "duty",
        meaning: "what an assistant does, such as “moving”",
        variants: names::variants::<Duty>,
        aliases: &[
            ("to move", "moving"),
            ("to press the clock", "pressing"),
            ("to keep the score", "recording"),
        ],
    },
    Names {
        name: "mark",
        meaning: "“win”, “draw” or “loss”",
        variants: names::variants::<GameResult>,
        aliases: &[("1", "win"), ("½", "draw"), ("0", "loss")],
    },
];

fn slot(name: &str) -> Option<&'static Slot> {
    SLOTS.iter().find(|slot| slot.name == name)
}

fn named(name: &str) -> Option<&'static Names> {
    NAMES.iter().find(|names| names.name == name)
}

/// Every value of a slot that the words begin with.
pub(super) fn read(name: &str, words: &[Word], grammar: &'static Grammar) -> Found {
    if let Some(slot) = slot(name) {
        return (slot.read)(words, grammar);
    }
    let Some(names) = named(name) else { return Vec::new() };
    let found = if grammar.is_english() {
        names::at_beginning(words, (names.variants)(), names.aliases)
    } else {
        names::in_language(words, name, grammar)
    };
    found.into_iter().map(|(length, name)| (length, Value::Named(name))).collect()
}

/// What belongs in a slot.
pub(super) fn meaning(name: &str, grammar: &Grammar) -> &'static str {
    let named = || named(name).map(|names| names.meaning);
    let english = || slot(name).map(|slot| slot.meaning).or_else(named);
    grammar.text("gap", name).or_else(english).unwrap_or("…")
}

/// What may stand in a slot, as an example in a language.
pub(super) fn example_in(name: &str, grammar: &Grammar) -> &'static str {
    grammar.text("example", name).unwrap_or_else(|| english::example(name))
}

/// Every slot: its name, what belongs there, and what it can be, as far as that can be listed.
pub(super) fn all(grammar: &Grammar) -> Vec<(&'static str, &'static str, Vec<String>)> {
    let slots = SLOTS.iter().map(|slot| (slot.name, meaning(slot.name, grammar), Vec::new()));
    let names = NAMES.iter();
    let names = names.map(|own| (own.name, meaning(own.name, grammar), known(own.name, grammar)));
    slots.chain(names).collect()
}

/// The slots whose values have names, with the names of the variants.
#[cfg(test)]
pub(super) fn all_named() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    NAMES.iter().map(|names| (names.name, (names.variants)()))
}

/// All that can stand in a slot, as far as it can be listed.
pub(super) fn known(name: &str, grammar: &Grammar) -> Vec<String> {
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

fn side(words: &[Word], ending: &str, grammar: &Grammar) -> Found {
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
