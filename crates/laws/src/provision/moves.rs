//! How the pieces move, and which moves are legal (Article 3).

subject! { $ moves
    //                         2005       2009    2014      2017     2018 2023
    OwnPieceBarsTheWay (rule)  "3.1"      =       "?3.1"    "3.1"    =    =
    Capture (rule)             "3.1"      =       "?3.1"    "3.1.1"  =    =
    Attack (rule)
        "3.1" = "?3.1" ["3.1.2", "3.1.3"] = =
    BishopMove (rule)          "3.2"      =       "?3.2"    "3.2"    =    =
    RookMove (rule)            "3.3"      =       "?3.3"    "3.3"    =    =
    QueenMove (rule)           "3.4"      =       "?3.4"    "3.4"    =    =
    NoJumpingOverPieces (rule) "3.5"      =       "?3.5"    "3.5"    =    =
    KnightMove (rule)          "3.6"      =       "?3.6"    "3.6"    =    =
    PawnStep (rule)            "3.7.a"    =       "?3.7.a"  "3.7.1"  =    =
    PawnDoubleStep (rule)      "3.7.b"    =       "?3.7.b"  "3.7.2"  =    =
    PawnCapture (rule)         "3.7.c"    =       "?3.7.c"  "3.7.3"  =    =
    EnPassant (rule)
        "3.7.d" = "?3.7.d" ["3.7.4.1", "3.7.4.2"] = ["3.7.3.1", "3.7.3.2"]
    Promotion (rule)
        "3.7.e" = "?3.7.e" ["3.7.5.1", "3.7.5.2", "3.7.5.3"] = ["3.7.3.3", "3.7.3.4", "3.7.3.5"]
    KingStep (rule)
        ["3.8.a", "3.8.a.I"] "3.8.a" "?3.8.a" ["3.8", "3.8.1"] = =
    Castling (rule)            "3.8.a.II" "3.8.a" "?3.8.b"  "3.8.2"  =    =
    CastlingRightLost (rule)
        "3.8.a.II.1" "3.8.b.1" "?3.8.b.1" "3.8.2.1" = =
    CastlingKingHasMoved (rule)
        "3.8.a.II.1.a" "3.8.b.1.a" "?3.8.b.1.a" "3.8.2.1.1" = =
    CastlingRookHasMoved (rule)
        "3.8.a.II.1.b" "3.8.b.1.b" "?3.8.b.1.b" "3.8.2.1.2" = =
    CastlingPreventedForNow (rule)
        "3.8.a.II.2" "3.8.b.2" "?3.8.b.2" "3.8.2.2" = =
    CastlingThroughAttack (rule)
        "3.8.a.II.2.a" "3.8.b.2.a" "?3.8.b.2.a" "3.8.2.2.1" = =
    CastlingObstructed (rule)
        "3.8.a.II.2.b" "3.8.b.2.b" "?3.8.b.2.b" "3.8.2.2.2" = =
    Check (rule)               "3.9"      =       "?3.9"    "3.9.1"  =    =
    KingLeftInCheck (rule)     "3.9"      =       "?3.9"    "3.9.2"  =    =
    LegalAndIllegalMove (procedure, rule since Y2009)
        "4.6" "4.6.end" ["?3.10.a", "?3.10.b"] ["3.10.1", "3.10.2"] = =
    IllegalPosition (rule)     -          -       "?3.10.c" "3.10.3" =    =
}
