//! Recording the moves (Article 8).

subject! { $ scoresheet
    //                                        2005    2009   2014     2017    2018 2023
    RecordingMoves (record)
        "8.1" = "8.1.a" "8.1.1" = ["8.1.1", "8.1.1.1"]
    ElectronicScoresheet (record)             -       -      -        -       -    "8.1.1.2"
    NothingWrittenInAdvance (record)          "8.1"   =      "8.1.a"  "8.1.2" =    =
    RecordedBeforeNextMove (record)           "8.1"   =      "?8.1.a" "8.1.3" =    =
    UseOfScoresheet (record)                  "12.3"  "12.4" "?8.1.b" "8.1.4" =    =
    DrawOfferRecorded (record)
        ["8.1", "9.1.b"] ["8.1", "9.1.b.2"] "9.1.b.2" ["8.1.5", "9.1.2.2"] = =
    AssistantKeepsScore (record, arbiter since Y2017)
        "8.1" = "?8.1.e" "8.1.6" = =
    ScoresheetVisible (physical)              "8.2"   =      "?8.2"   "8.2"   =    =
    ScoresheetsBelongToOrganiser (physical)   "8.3"   =      "?8.3"   "8.3"   =    =
    DefectiveElectronicScoresheet (procedure) -       -      -        -       -    "8.3"
    RecordingNotRequired (rule)               "8.4"   =      =        =       =    =
    RecordCompletedAfterFlagFall (rule)       "8.4"   =      -        -       -    -
    NeitherPlayerRecords (procedure)          "8.5.a" =      "?8.5.a" "8.5.1" =    =
    OnePlayerNeedNotRecord (procedure)        "8.5.b" =      "?8.5.b" "8.5.2" =    =
    ReconstructionOfTheGame (procedure)       "8.5.c" =      "?8.5.c" "8.5.3" =    =
    FirstMoveOfNextPeriod (procedure)         "8.6"   =      "?8.6"   "8.6"   =    =
    SignedResult (record)                     "8.7"   =      =        =       =    =
}
