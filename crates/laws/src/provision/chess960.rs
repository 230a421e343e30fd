//! Chess960.

subject! { $ chess960
    //                                2005 2009          2014   2017         2018 2023
    Chess960 (rule)                   -    "F.1"         "?F.1" "II.1"       =    =
    Chess960StartPosition (rule)
        - ["F.2", "F.2.a", "F.2.b", "F.2.c"] "?F.2" ["II.2", "II.2.1", "II.2.2", "II.2.3"] = =
    Chess960RandomChoice (rule)       -    "F.2.end"     "?F.2" "II.2"       =    =
    Chess960Castling (rule)
        - ["F.3", "F.3.a"] "?F.3" ["II.3", "II.3.1"] = =
    Chess960CastlingForms (rule)
        - ["F.3.b", "F.3.b.1", "F.3.b.2", "F.3.b.3", "F.3.b.4", "F.3.b.note.2"] "?F.3"
        ["II.3.2", "II.3.2.1", "II.3.2.2", "II.3.2.3", "II.3.2.4", "II.3.2.7.2"] = =
    Chess960CastlingByHand (physical)
        - "F.3.b.rec.1" "?F.3" ["II.3.2.5.1", "II.3.2.5"] = =
    Chess960CastlingTargets (rule)
        - ["F.3.b.rec.2", "F.3.b.expl"] "?F.3" ["II.3.2.5", "II.3.2.5.2", "II.3.2.6"] = =
    Chess960CastlingAnnounced (procedure)
        - "F.3.b.note.1" "?F.3" "II.3.2.7.1" = =
    Chess960CastlingAtOnce (rule)
        - "F.3.b.note.3" "?F.3" "II.3.2.7.3" = =
    Chess960CastlingEmptySquares (rule)
        - ["F.3.b.note.4", "F.3.b.note.5"] "?F.3" ["II.3.2.7", "II.3.2.7.4", "II.3.2.7.5"] = =
}
