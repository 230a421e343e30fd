//! Adjourned games and sealed moves.

subject! { $ adjournment
    //                                     2005    2009     2014      2017     2018 2023
    SealedMove (procedure)                 "A1.a"  "G.1.a"  "?E.1.a"  "I.1.1"  =    =
    PlayedMoveMustBeSealed (procedure)     "A1.a"  "G.1.a"  "?E.1.a"  "I.1.1"  =    =
    EarlyAdjournment (procedure)           "A1.b"  "G.1.b"  "?E.1.b"  "I.1.2"  =    =
    EnvelopeData (record)
        ["A2", "A2.a", "A2.b", "A2.c", "A2.d", "A2.e", "A2.f", "A2.g"]
        ["G.2", "G.2.a", "G.2.b", "G.2.c", "G.2.d", "G.2.e", "G.2.f", "G.2.g"] "?E.2"
        ["I.2", "I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"] = =
    EnvelopeInSafekeeping (record)         "A3"    "G.3"    "?E.3"    "I.3"    =    =
    DrawOfferAfterSealing (procedure)      "A4"    "G.4"    "?E.4"    "I.4"    =    =
    SetUpForResumption (procedure)         "A5"    "G.5"    "?E.5"    "I.5"    =    =
    EndedBeforeResumption (procedure)      "A6"    "G.6"    "?E.6"    "I.6"    =    =
    EnvelopeOpened (procedure)             "A7"    "G.7"    "?E.7"    "I.7"    =    =
    SealedMoveFaulty (procedure)           "A8"    "G.8"    "?E.8"    "I.8"    =    =
    SealedMoveAmbiguous (procedure)        "A8.a"  "G.8.a"  "?E.8.a"  "I.8.1"  =    =
    SealedMoveUnclear (arbiter)            "A8.b"  "G.8.b"  "?E.8.b"  "I.8.2"  =    =
    SealedMoveIllegal (procedure)          "A8.c"  "G.8.c"  "?E.8.c"  "I.8.3"  =    =
    ReplyingPlayerPresent (procedure)
        ["A9", "A9.a"] ["G.9", "G.9.a"] ["?E.9", "?E.9.a"] ["I.9", "I.9.1"] = =
    ReplyingPlayerAbsent (procedure)       "A9.b"  "G.9.b"  "?E.9.b"  "I.9.2"  =    =
    SealingPlayerAbsent (procedure)        "A9.c"  "G.9.c"  "?E.9.c"  "I.9.3"  =    =
    LateForResumption (procedure)          "A10"   "G.10"   "?E.10"   "I.10"   =    =
    LateSealerSaved (procedure)
        ["A10.a", "A10.b", "A10.c"] ["G.10.a", "G.10.b", "G.10.c"] "?E.10" "I.10" = =
    NeitherPresentAtResumption (procedure) -       -        "?E.11"   "I.11"   =    =
    EnvelopeLost (procedure)               "A11.a" "G.11.a" "?E.12.a" "I.12.1" =    =
    AdjournedPositionUnknown (procedure)   "A11.b" "G.11.b" "?E.12.b" "I.12.2" =    =
    ClockErrorAtResumption (procedure)     "A12"   "G.12"   "?E.13"   "I.13"   =    =
    ResumptionSessions (record)            "A13"   "G.13"   "?E.14"   "I.14"   =    =
}
