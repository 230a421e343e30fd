//! Everything that can be noted.

use adoube_chess::notation::Leniency;

macro_rules! kinds {
    (
        forgiven { $($(#[$doc:meta])* $variant:ident = $name:literal,)* }
        wrong { $($(#[$wrong_doc:meta])* $wrong:ident = $wrong_name:literal,)* }
    ) => {
        /// What a note is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum NoteKind {
            /// A move is not written as it should be.
            Move(Leniency),
            $($(#[$doc])* $variant,)*
            $($(#[$wrong_doc])* $wrong,)*
        }

        impl NoteKind {
            /// All but those of moves.
            pub const OWN: &'static [Self] = &[$(Self::$variant,)* $(Self::$wrong,)*];

            /// A name for files and programs.
            pub const fn name(self) -> &'static str {
                match self {
                    Self::Move(leniency) => leniency.name(),
                    $(Self::$variant => $name,)*
                    $(Self::$wrong => $wrong_name,)*
                }
            }

            /// Whether something could not be read; else it was forgiven.
            pub const fn is_error(self) -> bool {
                matches!(self, $(Self::$wrong)|*)
            }
        }
    };
}

kinds! {
    forgiven {
        /// Bytes that are no UTF-8, in an encoding that was guessed; noted once a file.
        Encoding = "encoding",
        /// A byte order mark at the beginning.
        ByteOrderMark = "byte-order-mark",
        /// `[White Vidmar]`.
        TagUnquoted = "tag-unquoted",
        /// `[White "Vidmar"` without its end.
        TagUnclosed = "tag-unclosed",
        /// A quotation mark in a value without a backslash before it.
        TagQuotes = "tag-quotes",
        /// A backslash before something that needs none.
        TagEscape = "tag-escape",
        /// A name with other signs than letters, digits and underscores.
        TagName = "tag-name",
        /// A second tag of the same name.
        TagRepeated = "tag-repeated",
        /// `FEN` without `SetUp "1"`.
        SetUpMissing = "set-up-missing",
        /// `SetUp "1"` without `FEN`.
        FenMissing = "fen-missing",
        /// The `FEN` tag has a castling right or an en passant square that its board does not allow.
        FenRights = "fen-rights",
        /// The game has no score under its moves.
        ScoreMissing = "score-missing",
        /// A score that is not written as the standard has it: `½-½`, `1:0`.
        ScoreOther = "score-other",
        /// The score and the `Result` tag say different things.
        ScoreDiffers = "score-differs",
        /// A score inside a variation; it is kept as a comment.
        ScoreInVariation = "score-in-variation",
        /// A comment after the score; it belongs to the last move.
        CommentAfterScore = "comment-after-score",
        /// A comment in round brackets.
        CommentInBrackets = "comment-in-brackets",
        /// Words between the moves that are no moves; they become a comment.
        Prose = "prose",
        /// `()`.
        VariationEmpty = "variation-empty",
        /// A variation without its closing bracket.
        VariationUnclosed = "variation-unclosed",
        /// A bracket, brace, quotation mark or another sign that belongs to nothing.
        Stray = "stray-sign",
        /// An annotation by another sign than `!`, `?` or a number: `+-`, `=`, `N`.
        AnnotationSign = "annotation-sign",
        /// The draw offer `(=)`, which PGN does not have.
        DrawOffer = "draw-offer",
        /// `--`, `Z0` and their like: nothing is played.
        NullMove = "null-move",
        /// Piece letters of another language, or figurines; noted once a game.
        PieceLetters = "piece-letters",
        /// Castling with zeros.
        CastlingZeros = "castling-zeros",
        /// A promotion without `=`.
        PromotionSign = "promotion-equals",
        /// `e.p.`, which PGN does not write.
        EnPassantSign = "en-passant-sign",
        /// The kings were put into the centre of an electronic board to show the result.
        KingsPlaced = "kings-placed",
    }
    wrong {
        /// A comment without its closing brace.
        CommentUnclosed = "comment-unclosed",
        /// A line in square brackets that is no tag.
        TagUnreadable = "tag-unreadable",
        /// The `FEN` tag is no position.
        FenUnreadable = "fen-unreadable",
        /// A variant whose rules are not known here.
        VariantUnknown = "variant-unknown",
        /// A word that is no move.
        MoveUnreadable = "move-unreadable",
        /// A move that is not legal.
        MoveImpossible = "move-impossible",
        /// Several legal moves can be meant.
        MoveAmbiguous = "move-ambiguous",
        /// A player in check passes.
        PassInCheck = "pass-in-check",
        /// `$` without a number, or one too large.
        NagUnreadable = "nag-unreadable",
        /// A game larger than any can be; its rest was passed over.
        TooLarge = "too-large",
        /// The stream ended within the game.
        BrokenOff = "broken-off",
        /// Variations nested deeper than is read.
        TooDeep = "too-deep",
    }
}
