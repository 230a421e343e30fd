//! The hand and the pieces: touching, releasing, making a move (Article 4).

subject! { $ touching
    //                                  2005    2009 2014    2017    2018 2023
    OneHand (physical)                  "4.1"   =    =       =       =    =
    AdjustingPieces (procedure)         "4.2"   =    =       "4.2.1" =    =
    TouchPresumedDeliberate (procedure) -       -    -       "4.2.2" =    =
    TouchMove (procedure)               "4.3"   =    =       =       =    =
    TouchedOwnPiece (procedure)         "4.3.a" =    =       "4.3.1" =    =
    TouchedOpponentsPiece (procedure)   "4.3.b" =    =       "4.3.2" =    =
    TouchedBothColours (procedure)      "4.3.c" =    =       "4.3.3" =    =
    TouchedKingAndRook (procedure)
        "4.4.a" = = ["4.4", "4.4.1"] = =
    TouchedRookBeforeKing (procedure)   "4.4.b" =    =       "4.4.2" =    =
    IntendedCastlingIllegal (procedure) "4.4.c" =    =       "4.4.3" =    =
    KingReleasedToCastleIllegally (procedure)
        "4.4.c" = "?4.7.b" "4.7.2" = =
    PromotionChoiceFinal (procedure)    "4.4.d" =    =       "4.4.4" =    =
    NoTouchedPieceCanMove (procedure)   "4.5"   =    =       =       =    =
    PromotionInVariousWays (procedure)
        - - "4.6" ["4.6", "4.6.1", "4.6.2", "4.6.3"] = =
    PieceReleased (procedure)           "4.6"   =    "4.7"   =       =    =
    CaptureMade (procedure)             "4.6.a" =    "4.7.a" "4.7.1" =    =
    CastlingMade (procedure)            "4.6.b" =    "4.7.b" "4.7.2" =    =
    PromotionMade (procedure)           "4.6.c" =    "4.7.c" "4.7.3" =    =
    TouchForfeitsComplaint (procedure)  "4.7"   =    "4.8"   =       =    =
    AssistantMovesPieces (arbiter)      -       -    "?4.9"  "4.9"   =    =
}
