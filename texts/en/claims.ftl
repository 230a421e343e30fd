## A claim of a draw held against a game.

claim-correct = { $colour ->
    [white] Draw. White's claim is correct.
   *[black] Draw. Black's claim is correct.
}
claim-incorrect = { $colour ->
    [white] No draw. White's claim is incorrect.
   *[black] No draw. Black's claim is incorrect.
}
claim-over = The game was over { $when }, before anybody could claim.
claim-refused = The claim cannot be made.
claim-intended = The claim rests on the intended move { $move }.
claim-intended-illegal = The intended move is illegal. This is how the game stands without it:
claim-after-moves = after { $moves }
claim-other-turn = The same pieces stood on the same squares { $when }, but the other player had the move.
claim-other-castling = The same pieces stood on the same squares { $when }, but there was a right to castle that has been lost since: { $rights }.
claim-other-en-passant = The same pieces stood on the same squares { $when }, but a pawn could be captured en passant on { $square }.
claim-last-change = The last pawn move or capture was { $move }.
claim-king-forced = Some read the edition of 2005 so that a king in check that has to move has lost its right to castle already. Read so, the position stood { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
claim-half-of-the-time = { $colour ->
    [white] White loses half of the time that is left, but at most three minutes; whoever has less than two minutes keeps one.
   *[black] Black loses half of the time that is left, but at most three minutes; whoever has less than two minutes keeps one.
}

## Under which Laws and with which times, and why.

claim-laws-of-day = Laws of { $edition }, in force on { $date }.
claim-laws-perhaps = Laws of { $edition }, which may have been in force; the day is not known exactly ({ $date }).
claim-laws-older = The game was played before July 2005; it is held against the Laws of { $edition }.
claim-laws-undated = The day of the game is not known; it is held against the Laws of { $edition }.
claim-time-unknown = The time control is not known; the times are those of standard chess.

## What keeps a claim from being judged.

error-moment = “{ $text }” names no moment of a game.
help-moment = 34w is after White's 34th move, 34b or 34... is after Black's.
error-moment-beyond = The game has no move { $moment }.
help-moment-last = The last move is { $moment }.
help-no-moves = The game has no moves.
error-game-broken = The game can be read only up to { $moment }; what follows is no legal move.
error-game-unread = Nothing of the game can be read; its first move is not legal.
help-game-broken = A moment up to there can be named with --at.
error-pass = At { $moment } nobody moved: the game cannot be followed.
