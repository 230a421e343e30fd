//! Rapid chess.

subject! { $ rapid
    //                                    2005 2009      2014    2017      2018 2023
    RapidGame (rule)                      "B1" "A.1"     =       =         =    =
    RapidWithoutSupervision (rule)        "B2" "A.4"     =       =         =    "A.5"
    RapidWithSupervision (rule)
        - "A.3" = ["A.3.1", "A.3.1.1", "A.3.1.2"] = ["A.4", "A.4.1", "A.4.2"]
    RapidWithoutRecording (record)        "B3" "A.2"     =       =         =    =
    ArbitersRecordShown (procedure)
        - - - ["A.3.2", "B.3.2"] = ["A.4.3", "B.2.3"]
    TooLateForClockSetting (procedure)
        "B4" "A.4.a" = ["A.4.1", "A.4.1.1"] = ["A.5.1", "A.5.1.1"]
    TooLateForSetUpClaim (procedure)      "B4" "A.4.a"   =       "A.4.1.2" =    "A.5.1.2"
    MisplacedKingCannotCastle (procedure) "B4" "A.4.a"   =       "A.4.1.2" =    "A.5.1.2"
    TouchRulingsOnRequest (procedure)     "B5" "A.4.b"   -       -         -    -
    RapidIllegalMove (procedure)          "B6" "A.4.c"   "A.4.b" "A.4.2"   =    "A.5.2"
    RapidIllegalPosition (procedure)      "B6" "A.4.c"   "A.4.d" "A.4.4"   =    "A.5.4"
    FlagFallOnlyOnClaim (procedure)       "B7" "A.4.d.1" -       -         -    -
    ArbiterCallsFlagFall (procedure)      -    -         -       "A.4.5"   =    "A.5.5"
    RapidWinOnTime (procedure)            "B8" "A.4.d.2" "A.4.c" "A.4.3"   =    "A.5.3"
    RapidBothFlagsFallen (rule)           "B9" "A.4.d.3" -       -         -    -
    SupervisionAnnounced (record)
        - - ["?A.5", "?B.5"] ["A.5", "B.5"] = ["A.6", "B.4"]
}
