//! The penalties that an arbiter can impose.

subject! { $ penalties
    //                                       2005     2009 2014      2017     2018 2023
    Penalties (procedure)                    "13.4"   =    "12.9"    =        =    =
    PenaltyWarning (procedure)               "13.4.a" =    "?12.9.a" "12.9.1" =    =
    PenaltyMoreTimeForOpponent (procedure)   "13.4.b" =    "?12.9.b" "12.9.2" =    =
    PenaltyLessTime (procedure)              "13.4.c" =    "?12.9.c" "12.9.3" =    =
    PenaltyMorePointsForOpponent (procedure) "13.4.f" =    "?12.9.d" "12.9.4" =    =
    PenaltyFewerPoints (procedure)           "13.4.e" =    "?12.9.e" "12.9.5" =    =
    PenaltyLossOfGame (procedure)            "13.4.d" =    "?12.9.f" "12.9.6" =    =
    PenaltyFine (procedure)                  -        -    "?12.9.g" "12.9.7" =    =
    PenaltyExclusionFromRounds (procedure)   -        -    -         "12.9.8" =    =
    PenaltyExpulsion (procedure)             "13.4.g" =    "?12.9.h" "12.9.9" =    =
}
