//! Conduct of the players (Article 12, later 11).

subject! { $ conduct
    //                                      2005     2009     2014     2017       2018 2023
    GoodNameOfChess (arbiter)               "12.1"   =        "11.1"   =          =    =
    PlayingVenue (physical)
        "12.5" "12.2" "?11.2" ["11.2.1", "11.2.2"] = =
    LeavingTheVenue (physical, procedure since Y2017)
        "12.5" "12.2" "?11.2" ["11.2.3", "11.2.3.1"] = =
    LeavingThePlayingArea (physical, procedure since Y2017)
        "12.5" "12.2" "?11.2" ["11.2.3.2", "11.2.3"] = =
    EnteringThePlayingArea (physical)
        - - - ["11.2.3.3", "11.2.3"] = =
    ReportingWhenLeaving (procedure)        -        -        -        "11.2.4"   =    =
    NotesAndAdvice (physical)               "12.2.a" "12.3.a" "11.3.a" "11.3.1"   =    =
    ElectronicDevices (procedure, physical since Y2017)
        "12.2.b" "12.3.b" "11.3.b" "11.3.2.1" = ["11.3.2", "11.3.2.1"]
    DeviceForfeit (procedure)               "12.2.b" "12.3.b" "11.3.b" "11.3.2.2" =    =
    PersonalInspection (arbiter)            -        -        "11.3.b" "11.3.3"   =    =
    Smoking (physical)                      -        "12.3.c" "11.3.c" "11.3.4"   =    =
    FinishedPlayersAreSpectators (physical) "12.4"   "12.5"   "?11.4"  "11.4"     =    =
    DisturbingTheOpponent (arbiter)         "12.6"   =        "11.5"   =          =    =
    ConductPenalised (arbiter)              "12.7"   =        "?11.6"  "11.6"     =    =
    RefusalToComply (arbiter)               "12.8"   =        "11.7"   =          =    =
    BothPlayersRefuse (procedure)           "12.9"   =        "11.8"   =          =    =
    RightToExplanation (arbiter)            -        -        "?11.9"  "11.9"     =    =
    Appeal (procedure)                      -        "12.10"  "11.10"  =          =    =
    HelpWithReconstruction (procedure)      -        -        -        "11.11"    =    =
    PlayersCheckClaims (procedure)          -        -        -        "11.12"    =    =
}
