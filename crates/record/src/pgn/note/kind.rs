//! The kinds of notes.

use adoube_chess::notation::Leniency;

macro_rules! kinds {
    (
        forgiven { $($(#[$doc:meta])* $variant:ident = $name:literal,)* }
        wrong { $($(#[$wrong_doc:meta])* $wrong:ident = $wrong_name:literal,)* }
    ) => {
        /// The kind of a note.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum NoteKind {
            /// A leniency in the notation of a move.
            Move(Leniency),
            $($(#[$doc])* $variant,)*
            $($(#[$wrong_doc])* $wrong,)*
        }

        impl NoteKind {
            /// All kinds except those of moves.
            pub const OWN: &'static [Self] = &[$(Self::$variant,)* $(Self::$wrong,)*];

            /// Its stable name.
            pub const fn name(self) -> &'static str {
                match self {
                    Self::Move(leniency) => leniency.name(),
                    $(Self::$variant => $name,)*
                    $(Self::$wrong => $wrong_name,)*
                }
            }

            /// Whether it is an error; otherwise the reader was lenient.
            pub const fn is_error(self) -> bool {
                matches!(self, $(Self::$wrong)|*)
            }
        }
    };
}

kinds! {
    forgiven {
        /// Bytes that are not UTF-8, in an encoding that was guessed; noted once a file.
        Encoding = "encoding",
        /// A byte order mark at the beginning.
        ByteOrderMark = "byte-order-mark",
        /// `[White Vidmar]`.
        TagUnquoted = "tag-unquoted",
        /// `[White "Vidmar"` without its end.
        TagUnclosed = "tag-unclosed",
        /// A quotation mark in a value without a backslash before it.
        TagQuotes = "tag-quotes",
        /// A needless backslash.
        TagEscape = "tag-escape",
        /// A name with other characters than letters, digits and underscores.
        TagName = "tag-name",
        /// A second tag of the same name.
        TagRepeated = "tag-repeated",
        /// `FEN` without `SetUp "1"`.
        SetUpMissing = "set-up-missing",
        /// `SetUp "1"` without `FEN`.
        FenMissing = "fen-missing",
        /// The `FEN` tag has a castling right or an en passant square that its board does not allow.
        FenRights = "fen-rights",
        /// The game has no score below its moves.
        ScoreMissing = "score-missing",
        /// A score in another notation than that of the standard: `½-½`, `1:0`.
        ScoreOther = "score-other",
        /// The score and the `Result` tag differ.
        ScoreDiffers = "score-differs",
        /// A score inside a variation; it is kept as a comment.
        ScoreInVariation = "score-in-variation",
        /// A comment after the score; it belongs to the last move.
        CommentAfterScore = "comment-after-score",
        /// A comment in round brackets.
        CommentInBrackets = "comment-in-brackets",
        /// Words between the moves that are not moves; they become a comment.
        Prose = "prose",
        /// `()`.
        VariationEmpty = "variation-empty",
        /// A variation without its closing bracket.
        VariationUnclosed = "variation-unclosed",
        /// A stray bracket, brace, quotation mark or other sign.
        Stray = "stray-sign",
        /// An annotation sign other than `!`, `?` or a number: `+-`, `=`, `N`.
        AnnotationSign = "annotation-sign",
        /// The draw offer `(=)`, which PGN does not have.
        DrawOffer = "draw-offer",
        /// A null move: `--`, `Z0` and the like.
        NullMove = "null-move",
        /// Piece letters of another language, or figurines; noted once a game.
        PieceLetters = "piece-letters",
        /// Castling with zeros.
        CastlingZeros = "castling-zeros",
        /// A promotion without `=`.
        PromotionSign = "promotion-equals",
        /// `e.p.`, which PGN does not write.
        EnPassantSign = "en-passant-sign",
        /// Kings were placed in the centre of an electronic board to signal the result.
        KingsPlaced = "kings-placed",
    }
    wrong {
        /// A comment without its closing brace.
        CommentUnclosed = "comment-unclosed",
        /// A line in square brackets that is not a tag.
        TagUnreadable = "tag-unreadable",
        /// The `FEN` tag is not a valid position.
        FenUnreadable = "fen-unreadable",
        /// A variant with unknown rules.
        VariantUnknown = "variant-unknown",
        /// A word that is not a move.
        MoveUnreadable = "move-unreadable",
        /// A move that is not legal.
        MoveImpossible = "move-impossible",
        /// An ambiguous move.
        MoveAmbiguous = "move-ambiguous",
        /// A null move in check.
        PassInCheck = "pass-in-check",
        /// `$` without a number, or one too large.
        NagUnreadable = "nag-unreadable",
        /// A game above the size limit; the rest was skipped.
        TooLarge = "too-large",
        /// The stream was cut off within the game.
        BrokenOff = "broken-off",
        /// Variations nested too deep.
        TooDeep = "too-deep",
    }
}
