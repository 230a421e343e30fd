//! Terms of the glossary that add rules of their own.

subject! { $ glossary
    //                        2005 2009 2014                     2017                    2018 2023
    TermCompletedMove (record)
        - - "?Glossary.completed move" "Glossary.completed move" = =
    TermMadeMove (record)     -    -    "?Glossary.made"         "Glossary.made"         =    =
    TermDisplaced (record)    -    -    "?Glossary.displaced"    "Glossary.displaced"    =    =
    TermIncrement (record)    -    -    "?Glossary.increment"    "Glossary.increment"    =    =
    TermCumulativeMode (record)
        - - "?Glossary.cumulative mode" "Glossary.cumulative mode" = =
    TermDelayMode (record)    -    -    "?Glossary.delay mode"   "Glossary.delay mode"   =    =
    TermStandardChess (record)
        - - "?Glossary.standard chess" "Glossary.standard chess" = =
    TermTimeControl (record)  -    -    "?Glossary.time control" "Glossary.time control" =    =
    TermResult (record)       -    -    "?Glossary.result"       "Glossary.result"       =    =
    TermPoints (record)       -    -    "?Glossary.points"       "Glossary.points"       =    =
    TermPenalties (record)    -    -    "?Glossary.penalties"    "Glossary.penalties"    =    =
    TermNormalMeans (arbiter) -    -    "?Glossary.normal means" "Glossary.normal means" =    =
    TermMoveCounter (record)  -    -    "?Glossary.move-counter" "Glossary.move-counter" =    =
    TermArbitersDiscretion (arbiter)
        - - "?Glossary.arbiter's discretion" "Glossary.arbiter's discretion" = =
}
