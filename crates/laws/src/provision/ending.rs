//! The completion of the game, and its points (Article 5, and 11 or 10).

subject! { $ ending
    //                                         2005    2009 2014    2017    2018 2023
    Checkmate (rule)                           "5.1.a" =    =       "5.1.1" =    =
    Resignation (procedure)                    "5.1.b" =    =       "5.1.2" =    =
    ResignationWithoutMatingChance (procedure) -       -    -       -       -    "5.1.2"
    Stalemate (rule)                           "5.2.a" =    =       "5.2.1" =    =
    DeadPosition (rule)
        ["5.2.b", "9.6"] = ["5.2.b", "9.7"] "5.2.2" = =
    DrawByAgreement (procedure)                "5.2.c" =    =       "5.2.3" =    =
    PointsForAGame (rule)                      "11.1"  =    "?10.1" "10.1"  =    =
    ScoreLimits (rule)                         -       -    -       "10.2"  =    =
}
