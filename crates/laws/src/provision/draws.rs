//! Draw offers, claims, and draws without a claim (Article 9).

subject! { $ draws
    //                                     2005      2009      2014    2017      2018 2023
    DrawRestrictions (procedure)           -         "9.1.a"   =       "9.1.1"   =    =
    DrawOffer (procedure)
        "9.1.a" ["9.1.b", "9.1.b.1"] = ["9.1.2", "9.1.2.1"] = =
    DrawOfferStands (procedure)            "9.1.a"   "9.1.b.1" =       "9.1.2.1" =    =
    ClaimCountsAsOffer (procedure)         "9.1.c"   "9.1.b.3" =       "9.1.2.3" =    =
    RepetitionClaim (procedure)
        ["5.2.d", "9.2"] = = "9.2.1" = "9.2"
    RepetitionAboutToAppear (procedure)    "9.2.a"   =         =       "9.2.1.1" =    "9.2.1"
    RepetitionHasAppeared (procedure)      "9.2.b"   =         =       "9.2.1.2" =    "9.2.2"
    SamePosition (rule)                    "9.2.end" =         =       "9.2.2"   =    "9.2.3"
    SamePositionEnPassant (rule)           "9.2.end" =         =       "9.2.2.1" =    "9.2.3.1"
    SamePositionCastling (rule)            "9.2.end" =         =       "9.2.2.2" =    "9.2.3.2"
    FiftyMovesClaim (procedure)
        ["5.2.e", "9.3"] = = "9.3" = =
    FiftyMovesWithIntendedMove (procedure) "9.3.a"   =         =       "9.3.1"   =    =
    FiftyMovesPlayed (procedure)           "9.3.b"   =         =       "9.3.2"   =    =
    RightToClaimLost (procedure)           "9.4"     =         "?9.4"  "9.4"     =    =
    ClaimStopsClocks (procedure)           "9.5"     =         "?9.5"  "9.5.1"   =    =
    CorrectDrawClaim (procedure)           "9.5.a"   =         =       "9.5.2"   =    =
    IncorrectDrawClaim (procedure)         "9.5.b"   =         =       "9.5.3"   =    =
    IntendedMoveMustBePlayed (procedure)   "9.5.b"   =         =       "9.5.3"   =    =
    DrawWithoutClaim (rule)                -         -         "9.6"   =         =    =
    FivefoldRepetition (rule)              -         -         "9.6.a" "9.6.1"   =    =
    SeventyFiveMoves (rule)                -         -         "9.6.b" "9.6.2"   =    =
}
