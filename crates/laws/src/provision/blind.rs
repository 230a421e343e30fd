//! Visually disabled players and their opponents.

subject! { $ blind
    //                                      2005       2009        2014        2017       2018 2023
    TwoBoards (physical)                    "F1"       "E.1"       "?D.1"      "D.1"      =    =
    SpecialBoard (physical)
        ["F1.a", "F1.b", "F1.c", "F1.d", "F1.e"] ["E.1.a", "E.1.b", "E.1.c", "E.1.d", "E.1.e"]
        "?D.1" ["D.1.1", "D.1.2", "D.1.3", "D.1.4", "D.1.4.1", "D.1.4.2"] = =
    RulesForBlindPlayers (record)           "F2"       "E.2"       "?D.2"      "D.2"      =    =
    AnnouncedMoves (record)                 "F2.1"     "E.2.1"     "?D.2.1"    "D.2.1"    =    =
    PieceTakenFromItsHole (procedure)       "F2.2"     "E.2.2"     "?D.2.2"    "D.2.2"    =    =
    MoveMadeOnSpecialBoard (procedure)
        ["F2.3", "F2.3.a", "F2.3.b", "F2.3.c"] ["E.2.3", "E.2.3.a", "E.2.3.b", "E.2.3.c"] "?D.2.3"
        ["D.2.3", "D.2.3.1", "D.2.3.2", "D.2.3.3"] = =
    ClockWaitsForTheMove (procedure)        "F2.3.end" "E.2.3.end" "?D.2.4"    "D.2.4"    =    =
    SightedPlayerAsUsual (procedure)        "F2.3.end" "E.2.3.end" "?D.2.5"    "D.2.5"    =    =
    SpecialClock (physical)
        ["F2.4", "F2.4.a", "F2.4.b"] ["E.2.4", "E.2.4.a", "E.2.4.b"] "?D.2.6"
        ["D.2.6.1", "D.2.6.2", "D.2.6.2.1", "D.2.6.2.2"] = =
    RecordingWithoutSight (record)          "F2.5"     "E.2.5"     "?D.2.7"    "D.2.7"    =    =
    MisspokenMove (procedure)               "F2.6"     "E.2.6"     "?D.2.8"    "D.2.8"    =    =
    BoardsDisagree (procedure)              "F2.7"     "E.2.7"     "?D.2.9"    "D.2.9"    =    =
    BoardsAndRecordsDisagree (procedure)    "F2.8"     "E.2.8"     "?D.2.9"    "D.2.9"    =    =
    AssistantOfBlindPlayer (procedure)      "F2.9"     "E.2.9"     "?D.2.10"   "D.2.10"   =    =
    AssistantMovesOnOtherBoard (procedure)  "F2.9.a"   "E.2.9.a"   "?D.2.10.a" "D.2.10.1" =    =
    AssistantAnnouncesMoves (procedure)     "F2.9.b"   "E.2.9.b"   "?D.2.10.b" "D.2.10.2" =    =
    AssistantWritesAndPresses (procedure)   "F2.9.c"   "E.2.9.c"   "?D.2.10.c" "D.2.10.3" =    =
    AssistantTellsMovesAndTime (procedure)  "F2.9.d"   "E.2.9.d"   "?D.2.10.d" "D.2.10.4" =    =
    AssistantClaimsFlagFall (procedure)     "F2.9.e"   "E.2.9.e"   "?D.2.10.e" "D.2.10.5" =    =
    AssistantHandlesAdjournment (procedure) "F2.9.f"   "E.2.9.f"   "?D.2.10.f" "D.2.10.6" =    =
    AssistantOfSightedPlayer (procedure)    "F2.9.end" "E.2.10"    "?D.2.11"   "D.2.11"   =    =
    AssistantAgainstDeafPlayer (procedure)  -          -           -           "D.2.11"   =    =
}
