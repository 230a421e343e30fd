//! The chess clock (Article 6).

subject! { $ clock
    //                                 2005     2009     2014      2017        2018 2023
    ChessClock (rule)
        ["6.1", "6.3"] "6.1" "?6.1" "6.1" = =
    TimeControlPeriods (rule)          "6.2.a"  =        "?6.3.a"  "6.3.1"     =    =
    SavedTimeCarriesOver (rule)        "6.2.b"  =        "?6.3.b"  "6.3.2"     =    =
    DelayBeforeMainTime (rule)         "6.2.b"  =        "?6.3.b"  "6.3.2"     =    =
    MoveCountAtFlagFall (rule)         "6.3"    =        "?6.4"    "6.4"       =    =
    ClockPlacement (physical)          "6.4"    =        "?6.5"    "6.5"       =    =
    StartOfWhitesClock (rule)          "6.5"    =        "?6.6"    "6.6"       =    =
    DefaultTime (procedure)            "6.7"    "6.6.a"  "6.7.a"   "6.7.1"     =    =
    NeitherPlayerPresent (procedure)   "6.6"    "6.6.b"  "6.7.b"   "6.7.2"     =    =
    MoveCompleted (rule)               "6.8.a"  "6.7.a"  "6.2.a"   "6.2.1"     =    =
    CompletedByEndOfGame (rule)        "6.8.a"  "6.7.a"  "6.2.a"   "6.2.1.1"   =    =
    CompletedByNextMove (rule)         -        -        "6.2.a"   "6.2.1.2"   =    =
    RightToPressClock (rule)           "6.8.a"  "6.7.a"  "?6.2.a"  "6.2.2"     =    =
    SameHandPressesClock (physical)    "6.8.b"  "6.7.b"  "?6.2.b"  "6.2.3"     =    =
    ClockHandling (physical)           "6.8.c"  "6.7.c"  "?6.2.c"  "6.2.4"     =    =
    AdjustingOnOwnTimeOnly (procedure) -        -        "?6.2.d"  "6.2.5"     =    =
    AssistantPressesClock (arbiter)    "6.8.d"  "6.7.d"  "?6.2.e"  "6.2.6"     =    =
    FlagFallNoticed (procedure)        "6.9"    "6.8"    =         =           =    =
    FlagFall (rule)                    "6.10"   "6.9"    =         =           =    =
    FlagFallWithoutMatingChance (rule) "6.10"   "6.9"    =         =           =    =
    DefectiveClock (arbiter)           "6.11"   "6.10.a" "?6.10.a" "6.10.1"    =    =
    WrongClockSetting (arbiter)        -        "6.10.b" "?6.10.b" "6.10.2"    =    =
    BothFlagsFallenGameGoesOn (rule)
        ["6.12", "6.12.a"] ["6.11", "6.11.a"] ["?6.11", "?6.11.a"] ["III.3.1", "III.3.1.1"] = =
    BothFlagsFallenInLastPeriod (rule) "6.12.b" "6.11.b" "?6.11.b" "III.3.1.2" =    =
    ArbiterStopsClocks (procedure)     "6.13.a" "6.12.a" "?6.12.a" "6.11.1"    =    =
    PlayerStopsClocks (procedure)      "6.13.b" "6.12.b" "?6.12.b" "6.11.2"    =    =
    RestartOfClocks (procedure)        "6.13.c" "6.12.c" "?6.12.c" "6.11.3"    =    =
    ReasonForStoppingClocks (arbiter)  "6.13.d" "6.12.d" "?6.12.d" "6.11.4"    =    =
    DisplaysInTheHall (procedure, physical since Y2017)
        "6.15" "6.14" "?6.13" "6.12.1" = =
    NoClaimFromDisplays (procedure)    "6.15"   "6.14"   "?6.13"   "6.12.2"    =    =
}
