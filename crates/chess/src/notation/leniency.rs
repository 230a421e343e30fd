//! Leniencies of the parsers.

macro_rules! leniencies {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// A deviation of a text from the plain short form of the appendix with every sign. Parsers
        /// record it; an [edition](super::Appendix) decides whether it matters.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Leniency { $($(#[$doc])* $variant,)* }

        impl Leniency {
            /// Every leniency of the parsers.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// A stable identifier for files and programs.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }
        }
    };
}

leniencies! {
    /// A capture without its sign: `ed4`, `Lb2e5`.
    CaptureSignMissing = "capture-sign-missing",
    /// A capture sign where nothing is captured.
    CaptureSignNeedless = "capture-sign-needless",
    /// A capture sign other than `x`: `e:d4`, a capital, or the Cyrillic letter; or one at the end:
    /// `Le5:`.
    CaptureSignOther = "capture-sign-other",
    /// Check or mate without its sign.
    CheckSignMissing = "check-sign-missing",
    /// A sign for check or mate where there is neither.
    CheckSignNeedless = "check-sign-needless",
    /// Check written as mate, or mate as check.
    CheckSignWrong = "check-sign-wrong",
    /// A word or a dagger for check or mate.
    CheckSignOther = "check-sign-other",
    /// A capture en passant without `e.p.`.
    EnPassantSignMissing = "en-passant-sign-missing",
    /// `e.p.` on a move that is not en passant.
    EnPassantSignNeedless = "en-passant-sign-needless",
    /// A sign before the promotion piece: `d8=D`, `d8(D)`, `d8/D`.
    PromotionSign = "promotion-sign",
    /// The whole square of departure, though less is enough.
    LongForm = "long-form",
    /// A hyphen between the squares.
    Hyphen = "hyphen",
    /// The departure is not named as the appendix prescribes: `Sgf3` with one knight, or `S-f3`, whose
    /// hyphen needs a square before it.
    DepartureOther = "departure-other",
    /// A pawn captures and its file is omitted: `xd4`.
    PawnFileMissing = "pawn-file-missing",
    /// The rank of a pawn's capture is omitted: `ed`.
    RankMissing = "rank-missing",
    /// A letter for the pawn: `Pe4`.
    PawnLetter = "pawn-letter",
    /// No letter for a piece: `g1f3`.
    PieceLetterMissing = "piece-letter-missing",
    /// A small letter for a piece: `sf3`.
    PieceLetterSmall = "piece-letter-small",
    /// A capital for a file: `E4`.
    FileCapital = "file-capital",
    /// A letter of the other script that looks like the one meant, or like a digit: `О-0`.
    Lookalike = "lookalike",
    /// Latin and Cyrillic letters in one move.
    MixedScripts = "mixed-scripts",
    /// Spaces inside the move.
    Spacing = "spacing",
    /// Letters instead of zeros: `O-O`.
    CastlingLetters = "castling-letters",
    /// Castling with dashes other than hyphens, or without any.
    CastlingDashes = "castling-dashes",
    /// Castling written as a move of the king: `Kg1`, `e1g1`, `e1h1`.
    CastlingAsKingMove = "castling-as-king-move",
    /// `!`, `?` and the like.
    Comment = "comment",
    /// A draw offer as `=` instead of `(=)`.
    DrawOfferOther = "draw-offer-other",
    /// A draw offer that is not recorded.
    DrawOfferMissing = "draw-offer-missing",
    /// A stray digit after the sign of check.
    Stray = "stray",
    /// A move number that does not match the game.
    NumberWrong = "number-wrong",
    /// A move of White without a number.
    NumberMissing = "number-missing",
}
