//! The names of all sentences. A sentence that is not listed here cannot be said; tests see to it that
//! every language has each of these, with the same variables, and no others.

/// A sentence with a name in the files.
pub trait Sentence: Copy {
    /// Its name.
    fn id(self) -> &'static str;
}

macro_rules! keys {
    ($keys:ident $($variant:ident = $id:literal,)*) => {
        /// A sentence of `texts/`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $keys { $(#[doc = concat!("`", $id, "`")] $variant,)* }

        #[cfg(test)]
        impl $keys {
            /// Every sentence.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
        }

        impl $crate::words::Sentence for $keys {
            fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }
        }
    };
}

mod audit;
mod blind;
mod case;
mod claim;
mod client;
mod hall;
mod pairing;
mod pgn;
mod play;
mod question;
mod regulation;
mod serve;
mod sheet;
mod table;
mod usage;

pub use audit::AuditKey;
pub use blind::BlindKey;
pub use case::CaseKey;
pub use claim::ClaimKey;
pub use client::ClientKey;
pub use hall::HallKey;
pub use pairing::PairingKey;
pub use pgn::PgnKey;
pub use play::PlayKey;
pub use question::QuestionKey;
pub use regulation::RegulationKey;
pub use serve::ServeKey;
pub use sheet::SheetKey;
pub use table::TableKey;
pub use usage::UsageKey;

keys! { Key
    LanguageOwnName = "language-own-name",
    ThousandsSeparator = "thousands-separator",
    DecimalSign = "decimal-sign",

    Turn = "turn",
    StatusCheck = "status-check",
    StatusCheckmate = "status-checkmate",
    StatusStalemate = "status-stalemate",
    LegalMoves = "legal-moves",
    CastlingRights = "castling-rights",
    CastlingRightsNone = "castling-rights-none",
    CastlingRight = "castling-right",
    EnPassant = "en-passant",
    Counters = "counters",
    StartPosition = "start-position",
    NotAStartPosition = "not-a-start-position",
    BoardIllegal = "board-illegal",
    FaultNoKing = "fault-no-king",
    FaultManyKings = "fault-many-kings",
    FaultPawnOnLastRank = "fault-pawn-on-last-rank",
    FaultOpponentInCheck = "fault-opponent-in-check",
    FaultKingsTouch = "fault-kings-touch",
    FaultImpossibleCheck = "fault-impossible-check",
    FaultTooManyPieces = "fault-too-many-pieces",
    FaultTooManyPawns = "fault-too-many-pawns",
    FaultTooManyPromoted = "fault-too-many-promoted",
    FaultCastlingWithout = "fault-castling-without",
    FaultEnPassant = "fault-en-passant",
    StartFaultPawnsNotInPlace = "start-fault-pawns-not-in-place",
    StartFaultWrongPieces = "start-fault-wrong-pieces",
    StartFaultKingNotBetweenRooks = "start-fault-king-not-between-rooks",
    StartFaultBishopsOnOneColour = "start-fault-bishops-on-one-colour",
    StartFaultNotOpposite = "start-fault-not-opposite",
    StartFaultPiecesBetween = "start-fault-pieces-between",
    StartFaultBlackToMove = "start-fault-black-to-move",
    StartFaultCastlingRights = "start-fault-castling-rights",

    Remark = "remark",
    RemarkDrawOffer = "remark-draw-offer",
    RemarkExcused = "remark-excused",
    RemarksNone = "remarks-none",

    PerftNodes = "perft-nodes",
    PerftSpeed = "perft-speed",
    SvgWritten = "svg-written",

    WinnableYes = "winnable-yes",
    WinnableNo = "winnable-no",
    WinnableUnknown = "winnable-unknown",
    WinnableEffort = "winnable-effort",
    WinnableInstant = "winnable-instant",
    WinnableUndecided = "winnable-undecided",
    ReasonBareKing = "reason-bare-king",
    ReasonLikeBishops = "reason-like-bishops",
    ReasonLoneKnight = "reason-lone-knight",
    ReasonWall = "reason-wall",
    ReasonLocked = "reason-locked",
    SquaresNamed = "squares-named",
    SquaresCounted = "squares-counted",
    ReasonExhausted = "reason-exhausted",
    DeadYes = "dead-yes",
    DeadNo = "dead-no",
    DeadUnknown = "dead-unknown",
    Verdict = "verdict",
    SummaryPositions = "summary-positions",
    SummaryPlayer = "summary-player",
    SummaryDead = "summary-dead",
    SummaryBad = "summary-bad",

    ProvisionKind = "provision-kind",
    ChapterTitle = "chapter-title",
    LawsInForce = "laws-in-force",
    EditionListed = "edition-listed",
    EditionKnown = "edition-known",
    ProvisionAbsent = "provision-absent",
    ProvisionBefore = "provision-before",
    ProvisionElsewhere = "provision-elsewhere",
    ProvisionUnverified = "provision-unverified",
    ArticleParts = "article-parts",
    SearchFound = "search-found",
    SearchMore = "search-more",
    SearchNothing = "search-nothing",
    DiffNew = "diff-new",
    DiffGone = "diff-gone",
    DiffChanged = "diff-changed",
    DiffRenumbered = "diff-renumbered",
    DiffSame = "diff-same",
    ErrorNoArticle = "error-no-article",
    ErrorNoProvision = "error-no-provision",
    HelpNearestArticles = "help-nearest-articles",
    HelpArticleElsewhere = "help-article-elsewhere",
    HelpLawSearch = "help-law-search",
    TermNothing = "term-nothing",
    TermInTheLaws = "term-in-the-laws",

    ErrorUnfounded = "error-unfounded",
    HelpUnfounded = "help-unfounded",
    CauseNotFound = "cause-not-found",
    CauseNotAllowed = "cause-not-allowed",
    CauseFolder = "cause-folder",

    ErrorUsage = "error-usage",
    ErrorLanguage = "error-language",
    ErrorIllegalPosition = "error-illegal-position",
    ErrorDepthMissing = "error-depth-missing",
    ErrorDepth = "error-depth",
    ErrorDepthTooLarge = "error-depth-too-large",
    ErrorStartNumber = "error-start-number",
    ErrorMoveUnreadable = "error-move-unreadable",
    ErrorMoveImpossible = "error-move-impossible",
    ErrorMoveAmbiguous = "error-move-ambiguous",
    ErrorGameOver = "error-game-over",
    ErrorNothingToRead = "error-nothing-to-read",
    ErrorRead = "error-read",
    ErrorNoSuchGame = "error-no-such-game",
    ErrorCutShort = "error-cut-short",
    ErrorDamaged = "error-damaged",
    ErrorPacking = "error-packing",
    ErrorWideCharacters = "error-wide-characters",
    ErrorWrite = "error-write",
    ErrorInput = "error-input",
    ErrorOutput = "error-output",
    ErrorRandom = "error-random",
    ErrorEdition = "error-edition",
    HelpLanguages = "help-languages",
    HelpFen = "help-fen",
    HelpIllegalPosition = "help-illegal-position",
    HelpComposed = "help-composed",
    HelpDepth = "help-depth",
    HelpStartNumber = "help-start-number",
    HelpCandidatesAmbiguous = "help-candidates-ambiguous",
    HelpCandidatesImpossible = "help-candidates-impossible",
    HelpOtherSide = "help-other-side",
    HelpCandidatesMore = "help-candidates-more",
    HelpMovePlace = "help-move-place",
    HelpNothingToRead = "help-nothing-to-read",

    FenEmpty = "fen-empty",
    FenPiece = "fen-piece",
    FenRankTooLong = "fen-rank-too-long",
    FenRankTooShort = "fen-rank-too-short",
    FenTooManyRanks = "fen-too-many-ranks",
    FenTooFewRanks = "fen-too-few-ranks",
    FenTurn = "fen-turn",
    FenCastling = "fen-castling",
    FenEnPassant = "fen-en-passant",
    FenHalfmoves = "fen-halfmoves",
    FenFullmoves = "fen-fullmoves",
    FenCounterTooLarge = "fen-counter-too-large",
    FenTrailing = "fen-trailing",

    TourWelcome = "tour-welcome",
    TourShow = "tour-show",
    TourIllegal = "tour-illegal",
    TourMoves = "tour-moves",
    TourAnnounce = "tour-announce",
    TourNotation = "tour-notation",
    TourWrongMove = "tour-wrong-move",
    TourChess960 = "tour-chess960",
    TourNotAStart = "tour-not-a-start",
    TourWinnable = "tour-winnable",
    TourDead = "tour-dead",
    TourPerft = "tour-perft",
    TourEnd = "tour-end",
}
