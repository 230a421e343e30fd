//! Blitz.

subject! { $ blitz
    //                           2005 2009    2014  2017 2018 2023
    BlitzGame (rule)             "C1" "B.1"   =     =    =    =
    OneMinuteInsteadOfTwo (rule) -    -       "B.2" =    =    "A.3"
    BlitzWithSupervision (rule)
        - "B.2" "B.3" ["B.3.1", "B.3.1.1", "B.3.1.2"] = ["B.2", "B.2.1", "B.2.2"]
    BlitzFollowsRapid (rule)
        "C2" ["B.3", "B.3.a"] "B.4" = = "B.3"
    BlitzIllegalMove (procedure) "C3" "B.3.c" -     -    -    -
}
