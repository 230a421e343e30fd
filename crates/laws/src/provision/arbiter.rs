//! Duties and limits of the arbiter (Article 13, later 12).

subject! { $ arbiter
    //                                 2005     2009     2014      2017     2018 2023
    ArbiterAppliesTheLaws (arbiter)    "13.1"   =        "?12.1"   "12.1"   =    =
    ArbiterServesTheCompetition (arbiter)
        "13.2" = "?12.2" ["12.2", "12.2.2", "12.2.3", "12.2.4", "12.2.5"] = =
    ArbiterSeesToFairPlay (arbiter)
        - - "?12.2.a" ["12.2.1", "12.2.7"] = =
    ArbiterHeedsSpecialNeeds (arbiter) -        -        "?12.2.f" "12.2.6" =    =
    ArbiterObservesTheGames (arbiter)  "13.3"   =        "?12.3"   "12.3"   =    =
    AssistantsOfTheArbiter (procedure) -        -        "?12.4"   "12.4"   =    =
    TimeForDisturbance (procedure)     "13.5"   =        "?12.5"   "12.5"   =    =
    ArbiterDoesNotIntervene (arbiter)  "13.6"   =        "?12.6"   "12.6"   =    =
    NoInterference (physical)          "13.7.a" =        "?12.7"   "12.7"   =    =
    IrregularityReported (physical)    -        "13.7.a" "?12.7"   "12.7"   =    =
    PhonesOfOthers (physical)          "13.7.b" =        "?12.8"   "12.8"   =    =
}
