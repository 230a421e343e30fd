//! Algebraic notation.

subject! { $ notation
    //                             2005        2009        2014         2017        2018 2023
    AlgebraicNotation (record)     "E.intro"   "C.intro"   "?C.intro"   "C.intro"   =    =
    PieceMeansNoPawn (record)      "E1"        "C.1"       "?C.1"       "C.1"       =    =
    PieceLetters (record)          "E2"        "C.2"       "?C.2"       "C.2"       =    =
    NationalLetters (record)       "E3"        "C.3"       "?C.3"       "C.3"       =    =
    PawnsHaveNoLetter (record)     "E4"        "C.4"       "?C.4"       "C.4"       =    =
    FileLetters (record)           "E5"        "C.5"       "?C.5"       "C.5"       =    =
    RankNumbers (record)           "E6"        "C.6"       "?C.6"       "C.6"       =    =
    SquareNames (record)           "E7"        "C.7"       "?C.7"       "C.7"       =    =
    MoveNotation (record)          "E8"        "C.8"       "?C.8"       "C.8"       =    =
    CaptureNotation (record)
        "E9" "C.9" "?C.9" ["C.9", "C.9.1", "C.9.2", "C.9.3"] = =
    AmbiguousPieceNotation (record)
        ["E10", "E10.1", "E10.2", "E10.3", "E10.example"]
        ["C.10", "C.10.1", "C.10.2", "C.10.3", "C.10.example"] "?C.10"
        ["C.10", "C.10.1", "C.10.1.1", "C.10.1.2", "C.10.1.3", "C.10.2", "C.10.2.1",
         "C.10.2.2", "C.10.2.3", "C.10.3", "C.10.3.1", "C.10.3.2", "C.10.3.3", "C.10.3.4"] = =
    AmbiguousPawnNotation (record) "E11"       "C.11"      -            -           -    -
    PromotionNotation (record)     "E12"       "C.12"      "?C.11"      "C.11"      =    =
    DrawOfferNotation (record)     "E13"       "C.13"      "?C.12"      "C.12"      =    =
    NotationSigns (record)
        "E.abbrev" ["C.abbrev", "C.end"] "?C.13" "C.13" = =
    ModelGame (record)             "E.example" "C.example" "?C.example" "C.example" =    =
}
