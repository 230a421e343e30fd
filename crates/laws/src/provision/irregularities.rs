//! Irregularities: how they are corrected and penalised (Article 7).

subject! { $ irregularities
    //                                         2005    2009   2014    2017    2018    2023
    ClocksAfterIrregularity (arbiter)          "6.14"  "6.13" "?7.1"  "7.1"   =       =
    WrongInitialPosition (procedure)           "7.1.a" =      "7.2.a" "7.2.1" =       =
    WrongBoardPlacement (procedure)            "7.1.b" =      "7.2.b" "7.2.2" =       =
    ReversedColours (arbiter, procedure since Y2017)
        "7.2" = "7.3" = = =
    DisplacedPiecesRestored (procedure)        "7.3"   =      "7.4"   "7.4.1" =       =
    HelpWithDisplacedPieces (procedure)        "7.3"   =      "7.4"   "7.4.2" =       =
    DisplacementPenalised (procedure)          "7.3"   =      "7.4"   "7.4.3" =       =
    IllegalMoveCompleted (procedure)           "7.4.a" =      "7.5.a" "7.5.1" =       =
    PromotionNotCompleted (procedure)          "7.4.a" =      "7.5.a" "7.5.2" =       =
    KingCaptured (procedure, rule since Y2014) "7.4.a" =      "?1.2"  "1.4.1" =       =
    IllegalMovePenalty (procedure)
        "7.4.b" = "7.5.b" "7.5.3" "7.5.5" =
    IllegalMovesWithoutMatingChance (procedure)
        - "7.4.b" "7.5.b" "7.5.3" "7.5.5" =
    DisplacementFoundLater (procedure)         "7.5"   =      "7.6"   =       =       =
    TwoHandsForOneMove (procedure)             -       -      -       "7.7.1" "7.5.4" =
    TwoHandsPenalty (procedure)                -       -      -       "7.7.2" "7.5.5" =
    PressWithoutMove (procedure)               -       -      -       "7.8.1" "7.5.3" =
    PressWithoutMovePenalty (procedure)        -       -      -       "7.8.2" "7.5.5" =
}
