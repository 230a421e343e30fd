## Why something cannot be done. $colour is the player having the move.

refusal-not-for-you = You are not entitled to do that.
refusal-game-is-over = The game is over. { $outcome }
refusal-game-is-void = The game is void; a new game shall be played.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has already started.
refusal-not-present = The player is not at the board.
refusal-clocks-stopped = The clocks are stopped; the arbiter has to start them first.
refusal-question-open = The arbiter has to answer question { $number } first.
refusal-no-such-question = There is no such question to answer.
refusal-not-an-answer = That is not a possible answer to the question.
refusal-not-in-edition = This edition of the Laws does not provide for that.
refusal-not-your-move = { $colour ->
    [white] White has the move.
   *[black] Black has the move.
}
refusal-right-lost = The right to this was lost by touching a piece or by moving.
refusal-write-first = The move has to be written down first.
refusal-complete-scoresheet-first = The scoresheet has to be updated first.
refusal-illegal-move = The move is illegal.
refusal-must-play = Only { $count ->
    [1] { $moves } may be played
   *[other] one of these moves may be played: { $moves }
}.
refusal-nothing-there = There is no piece on { $square }.
refusal-hand-empty = There is no piece in hand.
refusal-own-piece-there = A piece of the player's own colour stands on { $square }.
refusal-no-offer = There is no draw offer to answer.
refusal-own-offer = Players cannot accept their own offer.
refusal-cannot-withdraw = That cannot be withdrawn.
refusal-agreement-not-allowed = The players may not agree to a draw here.
refusal-nothing-of-the-kind = Nothing of the kind was found.
refusal-too-late = It is too late for that.
refusal-not-completed = The illegal move has not been completed: the clock has not been pressed.
refusal-rapid-not-recorded = In rapid chess and blitz the moves need not be recorded.
refusal-recording-not-required = With less than five minutes left, and no increment of 30 seconds or more, the moves need not be recorded.
refusal-guidelines-not-in-force = The guidelines for the quickplay finish do not apply to this game.
refusal-flag-is-up = The flag is not down.
refusal-announce-adjusting-first = “I adjust” has to be said before the piece is touched.
refusal-next-move-made = The next move has already been made.
refusal-no-ground = Such a decision cannot be based on this article.
refusal-own-flag-down = The claimant's own flag has fallen too.
refusal-not-a-penalty = The arbiter cannot impose this penalty, or not to this extent.
refusal-score-too-high = This score is not possible in a game.
refusal-no-leave = The arbiter has not given permission for that.
refusal-no-such-line = There is no such line on the scoresheet.
refusal-may-not-be-told = The players may not be informed of that.
refusal-already-done = That has already been done.
refusal-clock-not-running = This player's clock is not running.
refusal-adjourned = The game is adjourned.
refusal-not-in-regulations = The regulations of the competition do not provide for that.
refusal-not-the-sealed-move = That is not the sealed move.
refusal-unintelligible = The announcement is not a move.
refusal-announce-first = The move has to be announced first, and announced correctly.
refusal-assistant-needed = A blind player and a hearing-impaired opponent need an assistant.
refusal-give-back-first = The opponent's scoresheet has to be given back first.
refusal-still-playing = The game is still being played.
refusal-no-conditions = A draw offer cannot have conditions.
refusal-only-displayed = A claim cannot rely only on what a screen or a demonstration board shows.
refusal-too-early = It is too early for that.
refusal-decision-is-final = There is no appeal against that decision.
