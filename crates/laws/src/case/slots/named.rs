//! Slots whose values are named variants.

use crate::{
    case::{draw_ground::DrawGround, language::Grammar, names, words::Word},
    regulations::GameResult,
    vocabulary::{
        ArbiterInformation, Area, Device, Duty, IrregularityKind, Latent, Manner, Offence, Reason,
        RefusalReason, Topic,
    },
};

/// A slot whose values have names.
pub(super) struct Names {
    pub(super) name: &'static str,
    pub(super) meaning: &'static str,
    pub(super) variants: fn() -> &'static [&'static str],
    /// Other names.
    pub(super) aliases: &'static [(&'static str, &'static str)],
}

pub(super) const NAMES: &[Names] = &[
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
        variants: names::variants::<ArbiterInformation>,
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

/// Returns the slot of this name.
pub(super) fn named(name: &str) -> Option<&'static Names> {
    NAMES.iter().find(|names| names.name == name)
}

/// Returns the names of another language that the words begin with, the longest first: the number of words,
/// and the variant.
pub(super) fn in_language(
    words: &[Word],
    slot: &str,
    grammar: &Grammar,
) -> Vec<(usize, &'static str)> {
    let mut found: Vec<(usize, &'static str)> = Vec::new();
    for (variant, phrases) in grammar.names(slot) {
        for form in phrases.iter().flat_map(|phrase| &phrase.forms) {
            let length = grammar.begins(&form.pieces, words, 0);
            found.extend(length.map(|length| (length, *variant)));
        }
    }
    found.sort_by_key(|(length, _)| std::cmp::Reverse(*length));
    found.dedup();
    found
}
