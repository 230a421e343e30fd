## Why something cannot be done. $colour is the player having the move.

refusal-not-for-you-because = { $what ->
    [appeals] The regulations of the competition exclude appeals.
    [assistant] The player who needs an assistant has one; the opponent may not have one as well.
    [illegal-move] Here the arbiter does not act on an illegal move: the opponent has to claim it.
    [excuse] Only the regulations can excuse a late player here, not the arbiter.
    [flag-claim] Here a flag counts only when a player claims it: the arbiter does not call it.
    [flag] Only the players and the arbiter may call the fall of a flag.
    [agreement] The players cannot correct an illegal move by agreement here: it is for the arbiter.
    [interference] A person who is not playing this game may not interfere in it.
    [expelled] The player has been expelled from the competition.
    [illegal-position] Neither are both kings in check nor does a pawn stand on its last rank: anything else the arbiter does not correct here without a claim in time.
    [recording] The players keep the score themselves, or an accepted assistant does.
    [touch] Here the arbiter rules on touched pieces only when a player asks for it.
   *[other] Only a player, the arbiter or an accepted assistant may do that, each in the own capacity.
}
refusal-game-is-over = The game is over. { $outcome }
refusal-game-is-void = The game is void; a new game shall be played.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has already started.
refusal-not-present = The player is not at the board.
refusal-clocks-stopped = The clocks are stopped; the arbiter has to start them first.
refusal-clock-to-be-set = A flag has fallen: say how much time its clock is to show.
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
refusal-nothing-because = { $what ->
    [adjusting] “I adjust” was said first: the touch does not bind.
    [appeal] There is no decision that has been or could be appealed against.
    [boards] The two boards show the same position.
    [evidence] There is no claim whose position would have to be confirmed.
    [clock-handling] The clock has not been handled improperly.
    [late] The player is not late.
    [displaced] No piece has been displaced.
    [position] This position did not arise in the game.
    [envelope] No envelope of this player is missing.
    [own-flag] Only the opponent's flag can be claimed, and it has not fallen.
    [illegal-move] No illegal move has been completed.
    [no-increment] This clock cannot be set to an increment.
    [no-quickplay] The guidelines for the quickplay finish apply neither to blitz nor to games with an increment; the Laws give no other right to extra time.
    [two-hands] No move has been made with two hands.
    [sheet-lent] The opponent's scoresheet may be used only by a player who has to update the own scoresheet, and until it is given back nothing can be written on it.
    [turn] Nobody has moved out of turn.
    [record] At least one scoresheet shows the game: nothing has to be reconstructed.
    [sheet-in-order] The scoresheet is in order.
    [no-text] Nothing was written.
    [colours] The players have the colours of the pairing.
    [sealing] This player has no move to seal now.
    [no-time] No time was named.
    [touch] No touched or released piece binds the player.
    [board] The board is placed correctly.
    [setting] The clock is set as announced.
    [start] The pieces stood correctly at the start.
    [consent] No consent of the arbiter is needed here.
    [sheet-device] The scoresheet is not an electronic one that is defective.
   *[other] There is nothing to which this article applies.
}
refusal-moves-of-each = It is too late for that: each player has made { $moves } moves or more, and the limit is { $limit }.
refusal-touched-since = The claimant has touched { $pieces } since then and can no longer complain.
refusal-touched-on-this-move = The claimant has touched a piece on this move and can no longer claim a draw on it.
refusal-offer-declined = The offer was declined and no longer stands.
refusal-agreement-too-early = The players cannot agree to a draw before each of them has made a move.
refusal-agreement-consent = Here a draw may be offered or agreed only with the consent of the arbiter.
refusal-agreement-before = Before move { $number } a draw may be offered or agreed only with the consent of the arbiter.
refusal-clock-not-adjusted = The clock of a player with a disability is not adjusted: the times remain as they are.
refusal-too-late-because = { $what ->
    [adjusting] “I adjust” has to be said before the piece is touched.
    [answered] The next move has already been made.
    [flag] The flag has fallen: the claim had to be made before.
    [first-move] It had to be pointed out before the player's first move after the resumption.
    [slip] A slip of the tongue can be put right only before the clock is pressed.
    [sealed] The clock has been stopped after the sealing: the sealed move can no longer be changed.
   *[other] It is too late for that.
}
refusal-not-completed = The illegal move has not been completed: the clock has not been pressed.
refusal-rapid-not-recorded = In rapid chess and blitz the moves need not be recorded.
refusal-recording-not-required = With less than five minutes left, and no increment of 30 seconds or more, the moves need not be recorded.
refusal-guidelines-not-in-force = The guidelines for the quickplay finish do not apply to this game.
refusal-flag-is-up = The flag is not down.
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
refusal-too-early-because = { $what ->
    [illegal-move] An illegal move can be claimed only once the clock has been pressed.
    [two-minutes] The claim can be made only with less than two minutes left on the claimant's own clock.
    [press] The move has not been made yet, and the clock has to wait for it.
    [fifty-moves] The last of the fifty moves has not been completed: the clock has not been pressed.
    [last-period] The last period has not begun for this player.
   *[other] It is too early for that.
}
refusal-decision-is-final = There is no appeal against that decision.
