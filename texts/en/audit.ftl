# Games held against the Laws.

audit-heading = Game { $number }: { $players }. { $edition }
audit-edition = { $because ->
    [in-force] Laws of { $edition }.
    [asked] Laws of { $edition }, as asked.
    [perhaps-in-force] Laws of { $edition }; the day is not exactly known, later ones may have been in force.
    [older-game] Laws of { $edition }, the oldest known here; the game is older.
   *[undated] Laws of { $edition }, the oldest known here; the day is not known.
}
audit-severity = { $severity ->
    [error] error
    [notice] notice
   *[notation] notation
}
audit-rest-not-judged = What follows in this game cannot be judged.
audit-not-judged = The game cannot be judged.
audit-nearest = Legal would be { $moves }.
audit-at-the-beginning = at the beginning

audit-illegal-move = Not a legal move.
audit-unreadable-move = Not the notation of a move.
audit-ambiguous-move = Several legal moves can be meant: { $moves }.
audit-moves-after = { $end ->
    [checkmate] The game had ended by checkmate;
    [stalemate] The game had ended by stalemate;
    [fivefold] The game had ended: the same position stood for the fifth time;
    [seventy-five] The game had ended: 75 moves without a pawn's move or a capture were complete;
   *[dead] The game had ended: neither player could checkmate any more;
} { $count ->
    [one] one half-move comes after it.
   *[other] { $count } half-moves come after it.
}
audit-result-against = { $end ->
    [checkmate] It is checkmate
    [stalemate] It is stalemate
    [fivefold] The same position stood five times
    [seventy-five] 75 moves went by without a pawn's move or a capture
   *[dead] Neither player can checkmate any more
}: the result is { $right }, not { $given }.
audit-won-on-time-without-mate = { $colour ->
    [white] White won on time and could not have checkmated by any series of legal moves: the game is drawn.
   *[black] Black won on time and could not have checkmated by any series of legal moves: the game is drawn.
}
audit-won-by-resignation-without-mate = { $colour ->
    [white] White won and could not have checkmated by any series of legal moves: even if Black resigned, the game is drawn.
   *[black] Black won and could not have checkmated by any series of legal moves: even if White resigned, the game is drawn.
}
audit-won-without-mate = { $colour ->
    [white] White won and could not have checkmated by any series of legal moves; only Black's resignation or an arbiter's decision can have brought that about.
   *[black] Black won and could not have checkmated by any series of legal moves; only White's resignation or an arbiter's decision can have brought that about.
}
audit-drawn-on-time-with-mate = { $colour ->
    [white] Drawn when the time was up, though White could still have checkmated.
   *[black] Drawn when the time was up, though Black could still have checkmated.
}
audit-result-tag-differs = The tag says { $tag }, and below the moves stands { $below }.
audit-termination-differs = This does not go with the result { $result } or with the final position.
audit-no-moves = The result is { $result }, and no move was played.
audit-repetition-not-claimed = { $colour ->
    [white] The same position stood three times ({ $turns }): White could have claimed a draw.
   *[black] The same position stood three times ({ $turns }): Black could have claimed a draw.
}
audit-repetition-in-reach = { $colour ->
    [white] A position that had stood twice ({ $turns }) would have come back with { $move }: White could have announced it and claimed a draw.
   *[black] A position that had stood twice ({ $turns }) would have come back with { $move }: Black could have announced it and claimed a draw.
}
audit-repetition-in-other-reading = { $colour ->
    [white] If a king that has to leave its square counts as having lost the right to castle, the same position stood three times ({ $turns }) and White could have claimed a draw; this edition does not count it so.
   *[black] If a king that has to leave its square counts as having lost the right to castle, the same position stood three times ({ $turns }) and Black could have claimed a draw; this edition does not count it so.
}
audit-fifty-moves-not-claimed = { $colour ->
    [white] Fifty moves by each player without a pawn's move or a capture: White could have claimed a draw.
   *[black] Fifty moves by each player without a pawn's move or a capture: Black could have claimed a draw.
}
audit-fifty-moves-in-reach = { $colour ->
    [white] One more quiet move, and fifty by each player would have been complete: White could have announced it and claimed a draw.
   *[black] One more quiet move, and fifty by each player would have been complete: Black could have announced it and claimed a draw.
}
audit-clock-grew = The clock shows { $shown }; by the time control it shows { $most } at most. Perhaps time was added.
audit-clock-overspent = { $shown } were spent on the move; there were { $most } at most.
audit-clock-negative = A clock cannot show less than nothing.
audit-clock-unreadable = This is no time.
audit-not-a-start-position = Not one of the 960 start positions of Chess960. { $faults }
audit-position-missing = { $tag ->
    [Variant] A game of Chess960 without the position from which it began; the usual one is taken.
   *[SetUp] A position is announced and not given; the usual one is taken.
}
audit-position-unreadable = The position cannot be read. { $reason }
audit-illegal-position = Not a legal position. { $faults }
audit-broken-game = The game breaks off here, or is too long to be one.
audit-other-game = This is another game than chess.
audit-impossible-date = The calendar has no such day.

audit-kind = { $kind ->
    [illegal-move] illegal moves
    [unreadable-move] unreadable moves
    [ambiguous-move] ambiguous moves
    [moves-after-checkmate] moves after checkmate
    [moves-after-stalemate] moves after stalemate
    [moves-after-dead-position] moves after a dead position
    [moves-after-fivefold] moves after fivefold repetition
    [moves-after-seventy-five] moves after 75 quiet moves
    [result-against-checkmate] results against checkmate
    [result-against-stalemate] results against stalemate
    [result-against-dead-position] results against a dead position
    [result-against-fivefold] results against fivefold repetition
    [result-against-seventy-five] results against 75 quiet moves
    [won-on-time-without-mate] won on time without a possible mate
    [won-without-mate] won without a possible mate
    [drawn-on-time-with-mate] drawn on time with a possible mate
    [result-tag-differs] two different results
    [termination-differs] contradictory terminations
    [no-moves] games without a move
    [repetition-not-claimed] threefold repetitions not claimed
    [repetition-in-reach] threefold repetitions in reach
    [repetition-in-other-reading] repetitions in another reading
    [fifty-moves-not-claimed] fifty moves not claimed
    [fifty-moves-in-reach] fifty moves in reach
    [clock-grew] clocks that grew
    [clock-overspent] more time spent than there was
    [clock-negative] clocks below zero
    [clock-unreadable] unreadable clocks
    [not-a-start-position] wrong arrays of Chess960
    [position-missing] missing positions
    [position-unreadable] unreadable positions
    [illegal-position] illegal positions
    [broken-game] games that break off
    [other-game] other games than chess
    [impossible-date] impossible dates
   *[notation] notation
}
audit-summary-games = { $games ->
    [one] { $shown } game
   *[other] { $shown } games
}, { $plies } half-moves.
audit-summary-findings = { $findings ->
    [one] { $shown } finding
   *[other] { $shown } findings
} in { $games ->
    [one] { $in } game.
   *[other] { $in } games.
}
audit-summary-nothing = Nothing was found.
audit-summary-wrong-results = { $games ->
    [one] { $shown } wrong result.
   *[other] { $shown } wrong results.
}
audit-summary-unjudged = { $games ->
    [one] { $shown } game could not be followed to its end.
   *[other] { $shown } games could not be followed to their end.
}
audit-summary-kind = { $count }  { $kind } ({ $severity })
audit-summary-edition = { $games }  { $edition }
audit-summary-time = { $time }, { $speed } games per second.
