//! A claim of a draw held against a game.

keys! { ClaimKey
    Correct = "claim-correct",
    Incorrect = "claim-incorrect",
    Over = "claim-over",
    Refused = "claim-refused",
    Intended = "claim-intended",
    IntendedIllegal = "claim-intended-illegal",
    AfterMoves = "claim-after-moves",
    OtherTurn = "claim-other-turn",
    OtherCastling = "claim-other-castling",
    OtherEnPassant = "claim-other-en-passant",
    LastChange = "claim-last-change",
    KingForced = "claim-king-forced",
    HalfOfTheTime = "claim-half-of-the-time",
}
