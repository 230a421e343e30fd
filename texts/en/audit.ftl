# Games checked against the Laws.

audit-heading = Game { $number }: { $players }. { $edition }
audit-quoted = “{ $text }”
audit-edition = { $because ->
    [in-force] Laws of { $edition }.
    [asked] Laws of { $edition }, as requested.
    [stated] Laws of { $edition }, as the game states.
    [perhaps-in-force] Laws of { $edition }; the exact date is not known, and a later edition may have been in force.
    [older-game] Laws of { $edition }, the oldest edition available; the game is older.
   *[undated] Laws of { $edition }, the oldest edition available; the date of the game is not known.
}
audit-severity = { $severity ->
    [error] error
    [notice] notice
   *[notation] notation
}
audit-rest-not-judged = The rest of this game cannot be checked.
audit-not-judged = The game cannot be checked.
audit-nearest = Similar legal moves: { $moves }.
audit-at-the-beginning = at the beginning

audit-illegal-move = Not a legal move.
audit-unreadable-move = This cannot be read as a move.
audit-ambiguous-move = The move is ambiguous: { $moves }.
audit-moves-after = { $end ->
    [checkmate] The game had ended by checkmate;
    [stalemate] The game had ended by stalemate;
    [fivefold] The game had ended: the same position had appeared for the fifth time;
    [seventy-five] The game had ended: each player had made 75 moves without a pawn move or a capture;
   *[dead] The game had ended: neither player could checkmate by any series of legal moves;
} { $count ->
    [one] one half-move follows.
   *[other] { $count } half-moves follow.
}
audit-result-against = { $end ->
    [checkmate] It is checkmate
    [stalemate] It is stalemate
    [fivefold] The same position appeared five times
    [seventy-five] Each player made 75 moves without a pawn move or a capture
   *[dead] Neither player can checkmate by any series of legal moves
}: the result is { $right }, not { $given }.
audit-won-on-time-without-mate = { $colour ->
    [white] White won on time, but could not have checkmated by any series of legal moves: the game is drawn.
   *[black] Black won on time, but could not have checkmated by any series of legal moves: the game is drawn.
}
audit-won-by-resignation-without-mate = { $colour ->
    [white] White won, but could not have checkmated by any series of legal moves: even if Black resigned, the game is drawn.
   *[black] Black won, but could not have checkmated by any series of legal moves: even if White resigned, the game is drawn.
}
audit-won-without-mate = { $colour ->
    [white] White won, but could not have checkmated by any series of legal moves; this is possible only by Black's resignation or a decision of the arbiter.
   *[black] Black won, but could not have checkmated by any series of legal moves; this is possible only by White's resignation or a decision of the arbiter.
}
audit-drawn-on-time-with-mate = { $colour ->
    [white] Drawn on time, although White could still have checkmated.
   *[black] Drawn on time, although Black could still have checkmated.
}
audit-result-tag-differs = The tag says { $tag }, but the result after the moves is { $below }.
audit-termination-differs = This contradicts the result { $result } or the final position.
audit-no-moves = The result is { $result }, but no move was made.
audit-repetition-not-claimed = { $colour ->
    [white] The same position appeared three times ({ $turns }): White could have claimed a draw.
   *[black] The same position appeared three times ({ $turns }): Black could have claimed a draw.
}
audit-repetition-in-reach = { $colour ->
    [white] A position that had appeared twice ({ $turns }) would have appeared again after { $move }: White could have claimed a draw with this intended move.
   *[black] A position that had appeared twice ({ $turns }) would have appeared again after { $move }: Black could have claimed a draw with this intended move.
}
audit-repetition-in-other-reading = { $colour ->
    [white] If a king that is forced to move is considered to have lost the right to castle, the same position appeared three times ({ $turns }) and White could have claimed a draw; this edition does not consider it so.
   *[black] If a king that is forced to move is considered to have lost the right to castle, the same position appeared three times ({ $turns }) and Black could have claimed a draw; this edition does not consider it so.
}
audit-fifty-moves-not-claimed = { $colour ->
    [white] Fifty moves by each player without a pawn move or a capture: White could have claimed a draw.
   *[black] Fifty moves by each player without a pawn move or a capture: Black could have claimed a draw.
}
audit-fifty-moves-in-reach = { $colour ->
    [white] With one more move, each player would have made fifty without a pawn move or a capture: White could have claimed a draw with an intended move.
   *[black] With one more move, each player would have made fifty without a pawn move or a capture: Black could have claimed a draw with an intended move.
}
audit-clock-grew = The clock shows { $shown }; under the time control it can show { $most } at most. Time may have been added.
audit-clock-overspent = { $shown } was spent on the move; { $most } was available at most.
audit-clock-negative = A clock cannot show less than zero.
audit-clock-unreadable = This is not a time.
audit-not-a-start-position = Not one of the 960 start positions of Chess960. { $faults }
audit-position-missing = { $tag ->
    [Variant] A Chess960 game without its start position; the usual initial position is assumed.
   *[SetUp] A position is announced but not given; the usual initial position is assumed.
}
audit-position-unreadable = The position cannot be read. { $reason }
audit-position-rights = The castling rights or the en passant square do not fit the position; they are left out. { $faults }
audit-illegal-position = Not a legal position. { $faults }
audit-broken-game = The game breaks off here, or is too long to be a game.
audit-other-game = This is not a game of chess.
audit-impossible-date = There is no such date.

audit-kind = { $kind ->
    [illegal-move] illegal moves
    [unreadable-move] unreadable moves
    [ambiguous-move] ambiguous moves
    [moves-after-checkmate] moves after checkmate
    [moves-after-stalemate] moves after stalemate
    [moves-after-dead-position] moves after a dead position
    [moves-after-fivefold] moves after fivefold repetition
    [moves-after-seventy-five] moves after a draw under the 75-move rule
    [result-against-checkmate] results that contradict checkmate
    [result-against-stalemate] results that contradict stalemate
    [result-against-dead-position] results that contradict a dead position
    [result-against-fivefold] results that contradict fivefold repetition
    [result-against-seventy-five] results that contradict the 75-move rule
    [won-on-time-without-mate] won on time without a possible mate
    [won-without-mate] won without a possible mate
    [drawn-on-time-with-mate] drawn on time with a possible mate
    [result-tag-differs] two different results
    [termination-differs] contradictory terminations
    [no-moves] games without a move
    [repetition-not-claimed] threefold repetitions not claimed
    [repetition-in-reach] threefold repetitions one move away
    [repetition-in-other-reading] repetitions under another reading
    [fifty-moves-not-claimed] fifty-move draws not claimed
    [fifty-moves-in-reach] fifty-move draws one move away
    [clock-grew] clocks that gained time
    [clock-overspent] more time spent than available
    [clock-negative] clocks below zero
    [clock-unreadable] unreadable clocks
    [not-a-start-position] wrong Chess960 start positions
    [position-missing] missing positions
    [position-unreadable] unreadable positions
    [position-rights] rights that do not fit the position
    [illegal-position] illegal positions
    [broken-game] games that break off
    [other-game] games other than chess
    [impossible-date] impossible dates
   *[notation] notation
}
audit-summary-games = { $games ->
    [one] { $shown } game
   *[other] { $shown } games
}, { $plies ->
    [one] { $made } half-move.
   *[other] { $made } half-moves.
}
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

audit-partition-written = { $file }: written to { $partition }.
audit-partition-unchanged = { $file }: up to date in { $partition }.
audit-partition-in-progress = { $file }: another process is working on { $partition }.
audit-partition-counts = { $games ->
    [one] { $shown } game
   *[other] { $shown } games
}, { $plies ->
    [one] { $made } half-move
   *[other] { $made } half-moves
}, { $findings ->
    [one] { $found } finding.
   *[other] { $found } findings.
}
audit-summary-partitions = Partitions written: { $written }; up to date: { $unchanged }; in work elsewhere: { $in-progress }.
audit-summary-per-core = { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
}, { $speed } games per second and thread.
