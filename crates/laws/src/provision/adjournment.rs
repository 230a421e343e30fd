//! Adjourned games and sealed moves.

subject! { $ adjournment
    //                                     2005    2009              2014      2017     2018 2023
    SealedMove (procedure)                 "A1.a"  "Guidelines.1.a"  "?E.1.a"  "I.1.1"  =    =
    PlayedMoveMustBeSealed (procedure)     "A1.a"  "Guidelines.1.a"  "?E.1.a"  "I.1.1"  =    =
    EarlyAdjournment (procedure)           "A1.b"  "Guidelines.1.b"  "?E.1.b"  "I.1.2"  =    =
    EnvelopeData (record)
        ["A2", "A2.a", "A2.b", "A2.c", "A2.d", "A2.e", "A2.f", "A2.g"]
        ["Guidelines.2", "Guidelines.2.a", "Guidelines.2.b", "Guidelines.2.c", "Guidelines.2.d",
         "Guidelines.2.e", "Guidelines.2.f", "Guidelines.2.g"] "?E.2"
        ["I.2", "I.2.1", "I.2.2", "I.2.3", "I.2.4", "I.2.5", "I.2.6", "I.2.7"] = =
    EnvelopeInSafekeeping (record)         "A3"    "Guidelines.3"    "?E.3"    "I.3"    =    =
    DrawOfferAfterSealing (procedure)      "A4"    "Guidelines.4"    "?E.4"    "I.4"    =    =
    SetUpForResumption (procedure)         "A5"    "Guidelines.5"    "?E.5"    "I.5"    =    =
    EndedBeforeResumption (procedure)      "A6"    "Guidelines.6"    "?E.6"    "I.6"    =    =
    EnvelopeOpened (procedure)             "A7"    "Guidelines.7"    "?E.7"    "I.7"    =    =
    SealedMoveFaulty (procedure)           "A8"    "Guidelines.8"    "?E.8"    "I.8"    =    =
    SealedMoveAmbiguous (procedure)        "A8.a"  "Guidelines.8.a"  "?E.8.a"  "I.8.1"  =    =
    SealedMoveUnclear (arbiter)            "A8.b"  "Guidelines.8.b"  "?E.8.b"  "I.8.2"  =    =
    SealedMoveIllegal (procedure)          "A8.c"  "Guidelines.8.c"  "?E.8.c"  "I.8.3"  =    =
    ReplyingPlayerPresent (procedure)
        ["A9", "A9.a"] ["Guidelines.9", "Guidelines.9.a"] ["?E.9", "?E.9.a"] ["I.9", "I.9.1"] = =
    ReplyingPlayerAbsent (procedure)       "A9.b"  "Guidelines.9.b"  "?E.9.b"  "I.9.2"  =    =
    SealingPlayerAbsent (procedure)        "A9.c"  "Guidelines.9.c"  "?E.9.c"  "I.9.3"  =    =
    LateForResumption (procedure)          "A10"   "Guidelines.10"   "?E.10"   "I.10"   =    =
    LateSealerSaved (procedure)
        ["A10.a", "A10.b", "A10.c", "A10"]
        ["Guidelines.10.a", "Guidelines.10.b", "Guidelines.10.c", "Guidelines.10"] "?E.10" "I.10" = =
    NeitherPresentAtResumption (procedure) -       -                 "?E.11"   "I.11"   =    =
    EnvelopeLost (procedure)               "A11.a" "Guidelines.11.a" "?E.12.a" "I.12.1" =    =
    AdjournedPositionUnknown (procedure)   "A11.b" "Guidelines.11.b" "?E.12.b" "I.12.2" =    =
    ClockErrorAtResumption (procedure)     "A12"   "Guidelines.12"   "?E.13"   "I.13"   =    =
    ResumptionSessions (record)            "A13"   "Guidelines.13"   "?E.14"   "I.14"   =    =
}
