//! English words that are not in the rows, under the keys that other languages use.

/// Lists of words and phrases.
pub(super) const PHRASES: &[(&str, &str)] = &[
    ("joiner", "and | then | but"),
    ("filler", "has | he | she | now | also | then | immediately | again | quickly"),
    ("adverb", "immediately | at once | now | quickly | too | also | again"),
    ("because", "because"),
    ("or", "or"),
    ("determiner", "a | an | the | his | her | their | its | own | opponent's"),
    ("upside-down", "upside-down | upturned | inverted"),
    ("language", "language"),
    ("at", "at"),
    ("after", "after"),
    ("later", "later"),
    ("then", "then"),
    ("edition/since", "since"),
    ("edition/until", "until"),
    ("edition/all", "all"),
    ("correction/period", "in period {number}"),
    ("correction/moves", "after {number} moves | after {number} move"),
    ("correction/flag-up", "with the flag up"),
    ("after/start", "the start"),
    ("number/0", "no"),
    ("number/1", "one"),
    ("number/2", "two"),
    ("number/3", "three"),
    ("number/4", "four"),
    ("number/5", "five"),
    ("number/6", "six"),
    ("number/7", "seven"),
    ("number/8", "eight"),
    ("number/9", "nine"),
    ("number/10", "ten"),
    ("number/15", "fifteen"),
    ("number/20", "twenty"),
    ("number/30", "thirty"),
    ("number/40", "forty"),
    ("number/50", "fifty"),
    ("number/60", "sixty"),
    ("number/90", "ninety"),
];

/// Texts of error messages.
pub(super) const TEXTS: &[(&str, &str)] = &[
    (
        "gap/who",
        "White, Black, Arbiter, Spectator, “White's assistant”, “time passes”, or a word that announces something (laws, clock, with, start, set up, moves, clocks, absent)",
    ),
    (
        "gap/times",
        "a time such as 2:00, 1:30:00, +5s or +0.5s, with no minutes or seconds above 59 behind a colon",
    ),
    ("gap/end", "the end of the line"),
    ("gap/joiner", "“and”, or the end of the line"),
    ("gap/next-provision", "“,” and another provision, or the end of the line"),
    ("gap/next-order", "“;”, or the end of the line"),
    ("gap/orders", "“:” and what is ordered, or the end of the line"),
    ("gap/setting", "a key of a regulations file, such as default-time"),
];

/// Returns one of these texts.
pub(super) fn text(key: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(known, _)| *known == key).map(|(_, text)| *text)
}
