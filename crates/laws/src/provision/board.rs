//! The nature of the game, the board and the pieces (Articles 1 and 2).

subject! { $ board
    //                         2005  2009 2014   2017  2018 2023
    GameOfChess (rule)         -     -    -      "1.1" =    =
    PlayersMoveAlternately (rule)
        "1.1" = "?1.1" "1.2" = =
    HavingTheMove (rule)       "1.1" =    "?1.1" "1.3" =    =
    AimOfTheGame (rule)
        "1.2" = "?1.2" ["1.4", "1.4.1", "1.4.2"] = =
    AimOutOfReach (rule)       "1.3" =    "?1.3" "1.5" =    =
    Chessboard (rule)          "2.1" =    "?2.1" "2.1" =    =
    SetOfPieces (rule)         "2.2" =    "?2.2" "2.2" =    =
    InitialPosition (rule)     "2.3" =    "?2.3" "2.3" =    =
    FilesRanksDiagonals (rule) "2.4" =    "?2.4" "2.4" =    =
}
