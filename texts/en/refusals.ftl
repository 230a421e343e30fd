## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you = That is not for you to do.
refusal-game-is-over = The game is over. { $outcome }
refusal-game-is-void = The game is void; a new one is to be played.
refusal-not-started = The game has not begun yet.
refusal-already-started = The game has begun already.
refusal-not-present = The player is not at the board.
refusal-clocks-stopped = The clocks are stopped; the arbiter has to start them first.
refusal-question-open = The arbiter has to answer question { $number } first.
refusal-no-such-question = There is no such question to answer.
refusal-not-an-answer = That is not a lawful answer to the question.
refusal-not-in-edition = This edition of the Laws does not provide for that.
refusal-not-your-move = { $colour ->
    [white] It is White's move.
   *[black] It is Black's move.
}
refusal-right-lost = The right to this was lost by touching a piece or by moving.
refusal-write-first = The move has to be written down first.
refusal-complete-scoresheet-first = The scoresheet has to be completed first.
refusal-illegal-move = The move is illegal.
refusal-must-play = Only { $count ->
    [1] { $moves } may be played
   *[other] one of these moves may be played: { $moves }
}.
refusal-nothing-there = Nothing stands on { $square }.
refusal-hand-empty = There is no piece in the hand.
refusal-own-piece-there = A piece of the player's own colour stands on { $square }.
refusal-no-offer = There is no draw offer to answer.
refusal-own-offer = A player cannot accept the own offer.
refusal-cannot-withdraw = That cannot be taken back.
refusal-agreement-not-allowed = The players may not agree to a draw here.
refusal-nothing-of-the-kind = There is nothing of the kind here.
refusal-too-late = It is too late for that.
refusal-no-ground = Such a decision cannot rest on this article.
refusal-own-flag-down = The claimant's own flag has fallen too.
refusal-not-a-penalty = The arbiter cannot impose this penalty, or not to this extent.
refusal-score-too-high = A game cannot give these points.
refusal-no-leave = The arbiter has not given leave for that.
refusal-no-such-line = There is no such line on the scoresheet.
refusal-may-not-be-told = The players may not be told that.
refusal-already-done = That has been done already.
refusal-clock-not-running = The clock of this player is not running.
refusal-adjourned = The game is adjourned.
refusal-not-in-regulations = The regulations of the competition do not provide for that.
refusal-not-the-sealed-move = That is not the move that was sealed.
refusal-unintelligible = What was said is not a move.
refusal-announce-first = The move has to be announced first, and announced correctly.
refusal-assistant-needed = A blind player and an opponent who cannot hear need an assistant.
refusal-give-back-first = The opponent's scoresheet has to be given back first.
refusal-still-playing = The game is still being played.
refusal-no-conditions = A draw offer cannot have conditions.
refusal-only-displayed = What a screen or a demonstration board shows is not enough for a claim.
refusal-too-early = It is too early for that.
refusal-decision-is-final = There is no appeal against that decision.
