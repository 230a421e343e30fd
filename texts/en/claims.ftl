## A draw claim checked against a game.

claim-correct = { $colour ->
    [white] Draw. White's claim is correct.
   *[black] Draw. Black's claim is correct.
}
claim-incorrect = { $colour ->
    [white] No draw. White's claim is incorrect.
   *[black] No draw. Black's claim is incorrect.
}
claim-over = The game had ended { $when }, before anybody could claim.
claim-refused = The claim cannot be made.
claim-intended = The claim is based on the intended move { $move }.
claim-intended-illegal = The intended move is illegal. Without it:
claim-after-moves = after { $moves }
claim-other-turn = The same pieces stood on the same squares { $when }, but the other player had the move.
claim-other-castling = The same pieces stood on the same squares { $when }, but castling rights have been lost since: { $rights }.
claim-other-en-passant = The same pieces stood on the same squares { $when }, but a pawn could be captured en passant on { $square }.
claim-last-change = The last pawn move or capture was { $move }.
claim-king-forced = Some read the edition of 2005 to mean that a king in check that is forced to move has already lost the right to castle. Read that way, the position appeared { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}.
claim-half-of-the-time = { $colour ->
    [white] White loses half of the remaining time, but at most three minutes; with one to two minutes left the clock is set to one minute, with less than one minute it is not changed.
   *[black] Black loses half of the remaining time, but at most three minutes; with one to two minutes left the clock is set to one minute, with less than one minute it is not changed.
}

## Under which Laws and with which times, and why.

claim-laws-of-day = Laws of { $edition }, in force on { $date }.
claim-laws-stated = Laws of { $edition }, as the game states.
claim-laws-perhaps = Laws of { $edition }, which may have been in force; the exact date is not known ({ $date }).
claim-laws-older = The game was played before July 2005; it is judged by the Laws of { $edition }.
claim-laws-undated = The date of the game is not known; it is judged by the Laws of { $edition }.
claim-time-unknown = The time control is not known; that of standard chess is assumed.

## What keeps a claim from being judged.

error-moment = “{ $text }” does not name a moment of a game.
help-moment = 34w is after White's 34th move, 34b or 34... is after Black's.
error-moment-beyond = The game has no move { $moment }.
help-moment-last = The last move is { $moment }.
help-no-moves = The game has no moves.
error-game-broken = The game can be read only up to { $moment }; the next move is not legal.
error-game-unread = The game cannot be read; its first move is not legal.
help-game-broken = An earlier moment can be chosen with --at.
error-pass = No move was made at { $moment }: the game cannot be followed any further.
