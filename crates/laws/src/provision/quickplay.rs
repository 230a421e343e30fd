//! The quickplay finish, with and without an arbiter.

subject! { $ quickplay
    //                                  2005     2009      2014       2017        2018 2023
    QuickplayFinish (rule)              "10.1"   =         "G.1"      "III.1"     =    =
    QuickplayRulesAnnounced (record)    -        -         "G.2"      "III.2.1"   =    =
    NoQuickplayClaimInBlitz (rule)      "C2"     "B.3.b"   "G.3"      "III.2.2"   =    =
    IncrementRequest (procedure)        -        -         "G.4"      "III.4"     =    =
    QuickplayClaim (procedure)          "10.2"   =         "G.5"      "III.5"     =    =
    QuickplayClaimAccepted (arbiter)    "10.2.a" =         "?G.5.a"   "III.5.1"   =    =
    QuickplayClaimPostponed (arbiter)   "10.2.b" =         "?G.5.b"   "III.5.2"   =    =
    QuickplayClaimRejected (procedure)  "10.2.c" =         "?G.5.c"   "III.5.3"   =    =
    QuickplayDecisionFinal (arbiter)    "10.2.d" =         -          -           -    -
    ClaimWithoutArbiter (procedure)
        "D1" "D.1" "G.6" ["III.6", "III.6.1"] = =
    ClaimOpponentCannotWin (procedure)  "D1.a"   "D.1.a"   "?G.6.a.1" "III.6.1.1" =    =
    ClaimOpponentDoesNotTry (procedure) "D1.b"   "D.1.b"   "?G.6.a.2" "III.6.1.2" =    =
    ClaimReferredToArbiter (arbiter)    "D1.end" "D.1.end" "?G.6.b"   "III.6.2"   =    =
}
