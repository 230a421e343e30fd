## Decisions in words: the decision, its grounds, its consequences and the articles.
## $colour is white or black, the player concerned; times are m:ss; moves, squares and articles are in the reader's notation.


## What was decided.

ruling-checkmate = { $colour ->
    [white] Checkmate: White has mated Black.
   *[black] Checkmate: Black has mated White.
}
ruling-resignation = { $colour ->
    [white] White has resigned.
   *[black] Black has resigned.
}
ruling-resignation-without-mating-chance = { $colour ->
    [white] White has resigned, but Black cannot checkmate by any series of legal moves.
   *[black] Black has resigned, but White cannot checkmate by any series of legal moves.
}
ruling-stalemate = { $colour ->
    [white] Stalemate: White has no legal move and is not in check.
   *[black] Stalemate: Black has no legal move and is not in check.
}
ruling-dead-position = Dead position: neither player can checkmate by any series of legal moves.
ruling-draw-by-agreement = The players have agreed to a draw.
ruling-fivefold-repetition = The same position has appeared at least five times.
ruling-seventy-five-moves = Each player has made at least 75 moves without a pawn move or a capture.
ruling-correct-draw-claim = { $colour ->
    [white] White's claim of a draw is correct.
   *[black] Black's claim of a draw is correct.
}
ruling-incorrect-draw-claim = { $colour ->
    [white] White's claim of a draw is incorrect.
   *[black] Black's claim of a draw is incorrect.
}
ruling-right-to-claim-lost = { $colour ->
    [white] White has lost the right to this claim on this move.
   *[black] Black has lost the right to this claim on this move.
}
ruling-illegal-move = { $colour ->
    [white] White has completed an illegal move.
   *[black] Black has completed an illegal move.
}
ruling-illegal-moves-without-mating-chance = { $colour ->
    [white] White would lose for illegal moves, but Black cannot checkmate by any series of legal moves.
   *[black] Black would lose for illegal moves, but White cannot checkmate by any series of legal moves.
}
ruling-promotion-not-completed = { $colour ->
    [white] White has left a pawn on the last rank without exchanging it: that is an illegal move.
   *[black] Black has left a pawn on the last rank without exchanging it: that is an illegal move.
}
ruling-king-captured = { $colour ->
    [white] White has captured the king: that is an illegal move.
   *[black] Black has captured the king: that is an illegal move.
}
ruling-two-hands = { $colour ->
    [white] White has made a move with two hands: that counts as an illegal move.
   *[black] Black has made a move with two hands: that counts as an illegal move.
}
ruling-press-without-move = { $colour ->
    [white] White has pressed the clock without making a move: that counts as an illegal move.
   *[black] Black has pressed the clock without making a move: that counts as an illegal move.
}
ruling-press-before-move = { $colour ->
    [white] White pressed the clock before making the move: that counts as an illegal move.
   *[black] Black pressed the clock before making the move: that counts as an illegal move.
}
ruling-flag-fall = { $colour ->
    [white] White's flag has fallen before the prescribed number of moves was completed.
   *[black] Black's flag has fallen before the prescribed number of moves was completed.
}
ruling-flag-fall-without-mating-chance = { $colour ->
    [white] White's flag has fallen, but Black cannot checkmate by any series of legal moves.
   *[black] Black's flag has fallen, but White cannot checkmate by any series of legal moves.
}
ruling-both-flags-game-goes-on = Both flags have fallen, and it is impossible to establish which fell first; it was not the last period.
ruling-both-flags-in-last-period = Both flags have fallen in the last period, and it is impossible to establish which fell first.
ruling-both-flags = Both flags have fallen.
ruling-default-time = { $colour ->
    [white] White had not arrived at the board when the default time had passed.
   *[black] Black had not arrived at the board when the default time had passed.
}
ruling-default-time-both = Neither player had arrived at the board when the default time had passed.
ruling-neither-player-present = Neither player was at the board at the time set for the start.
ruling-wrong-initial-position = The game was started with a wrong initial position.
ruling-wrong-board-placement = The board was placed the wrong way round.
ruling-reversed-colours = The game was started with colours reversed.
ruling-displaced-pieces = { $colour ->
    [white] White has displaced pieces.
   *[black] Black has displaced pieces.
}
ruling-displacement-found-later = It was found that pieces had been displaced from their correct squares earlier in the game.
ruling-clocks-after-irregularity = The arbiter has determined the times to be shown on the clocks after the irregularity.
ruling-touched-piece = { $colour ->
    [white] White has touched a piece and played another move.
   *[black] Black has touched a piece and played another move.
}
ruling-touched-piece-known = { $colour ->
    [white] White touched { $piece } and played { $move }.
   *[black] Black touched { $piece } and played { $move }.
}
ruling-piece-released = { $colour ->
    [white] White had released a piece on a square and could no longer change that move, but then played another.
   *[black] Black had released a piece on a square and could no longer change that move, but then played another.
}
ruling-defective-clock = The clock is defective.
ruling-wrong-clock-setting = The clock was set incorrectly.
ruling-clock-corrected = The arbiter corrects the clock.
ruling-clock-in-order = The clock is not defective.
ruling-moves-completed-in-time = { $colour ->
    [white] White's flag has fallen, but the prescribed number of moves was completed in time.
   *[black] Black's flag has fallen, but the prescribed number of moves was completed in time.
}
ruling-excused = { $colour ->
    [white] The arbiter allows White to play despite the late arrival.
   *[black] The arbiter allows Black to play despite the late arrival.
}
ruling-bound-by-touch = { $colour ->
    [white] White has touched a piece and is bound by it.
   *[black] Black has touched a piece and is bound by it.
}
ruling-touch-deliberate = { $colour ->
    [white] White has touched the piece deliberately.
   *[black] Black has touched the piece deliberately.
}
ruling-touch-accidental = { $colour ->
    [white] White has touched the piece accidentally.
   *[black] Black has touched the piece accidentally.
}
ruling-not-established = { $colour ->
    [white] What Black says of White could not be established.
   *[black] What White says of Black could not be established.
}
ruling-out-of-turn = { $colour ->
    [white] White has moved although Black had the move.
   *[black] Black has moved although White had the move.
}
ruling-device-forfeit = { $colour ->
    [white] { $device ->
        [rings] White's phone rang.
        [sounds] White's electronic device made a sound.
        [on] White has an electronic device that is switched on and that the arbiter has not approved.
        [off] White has an electronic device, though switched off, that the arbiter has not approved.
       *[other] A forbidden electronic device was found on White, or heard.
    }
   *[black] { $device ->
        [rings] Black's phone rang.
        [sounds] Black's electronic device made a sound.
        [on] Black has an electronic device that is switched on and that the arbiter has not approved.
        [off] Black has an electronic device, though switched off, that the arbiter has not approved.
       *[other] A forbidden electronic device was found on Black, or heard.
    }
}
ruling-refused = { $colour ->
    [white] White has refused to comply with the Laws.
   *[black] Black has refused to comply with the Laws.
}
ruling-refusal-to-comply = { $colour ->
    [white] White persistently refuses to comply with the Laws.
   *[black] Black persistently refuses to comply with the Laws.
}
ruling-both-refuse = Both players persistently refuse to comply with the Laws.
ruling-scoresheet = { $colour ->
    [white] White's scoresheet is not kept as required.
   *[black] Black's scoresheet is not kept as required.
}
ruling-both-complete = The flag has fallen; both players have to update their scoresheets now.
ruling-signed-result = Both players have signed the scoresheets, and the result on them stands.
ruling-result-decided = The arbiter has decided which result stands.
ruling-quickplay-accepted = { $colour ->
    [white] White's claim is accepted: Black cannot win by normal means, or is making no effort to do so.
   *[black] Black's claim is accepted: White cannot win by normal means, or is making no effort to do so.
}
ruling-quickplay-rejected = { $colour ->
    [white] White's claim is rejected.
   *[black] Black's claim is rejected.
}
ruling-quickplay-postponed = { $colour ->
    [white] The decision on White's claim is postponed.
   *[black] The decision on Black's claim is postponed.
}
ruling-sealed-move-ambiguous = { $colour ->
    [white] White's sealed move is ambiguous.
   *[black] Black's sealed move is ambiguous.
}
ruling-sealed-move-illegal = { $colour ->
    [white] White's sealed move is illegal.
   *[black] Black's sealed move is illegal.
}
ruling-sealed-move-unclear = { $colour ->
    [white] What move White sealed cannot be established.
   *[black] What move Black sealed cannot be established.
}
ruling-sealed-move-clear = { $colour ->
    [white] White makes the sealed move on the board.
   *[black] Black makes the sealed move on the board.
}
ruling-reconstruction-ordered = The game is to be reconstructed on a second board.
ruling-reconstructed = The game has been reconstructed on a second board.
ruling-late-for-resumption = { $colour ->
    [white] White was not at the board when the default time for the resumption had passed.
   *[black] Black was not at the board when the default time for the resumption had passed.
}
ruling-illegal-move-known = { $colour ->
    [white] White has completed an illegal move: { $move }.
   *[black] Black has completed an illegal move: { $move }.
}
ruling-penalised = { $colour ->
    [white] White is penalised.
   *[black] Black is penalised.
}
ruling-reason-valid = { $colour ->
    [white] White had a valid reason for stopping the clocks.
   *[black] Black had a valid reason for stopping the clocks.
}
ruling-reason-not-valid = { $colour ->
    [white] White stopped the clocks without a valid reason.
   *[black] Black stopped the clocks without a valid reason.
}
ruling-bound-by-release = { $colour ->
    [white] White has released a piece on a square and must complete that move.
   *[black] Black has released a piece on a square and must complete that move.
}
ruling-must-castle = { $colour ->
    [white] White has released the king in order to castle and must castle.
   *[black] Black has released the king in order to castle and must castle.
}
ruling-intended-move = { $colour ->
    [white] White must play the intended move.
   *[black] Black must play the intended move.
}
ruling-replying-player-absent = { $colour ->
    [white] White, who has to reply to the sealed move, is absent: the envelope stays closed.
   *[black] Black, who has to reply to the sealed move, is absent: the envelope stays closed.
}
ruling-early-adjournment = { $colour ->
    [white] White adjourns before the end of the session: the rest of the session counts as time used.
   *[black] Black adjourns before the end of the session: the rest of the session counts as time used.
}
ruling-completes-scoresheet = { $colour ->
    [white] White must update the scoresheet before making the next move.
   *[black] Black must update the scoresheet before making the next move.
}
ruling-request-granted = { $colour ->
    [white] White's request is granted.
   *[black] Black's request is granted.
}
ruling-request-refused = { $colour ->
    [white] White's request is refused.
   *[black] Black's request is refused.
}
ruling-assistant-accepted = { $colour ->
    [white] White's assistant is accepted.
   *[black] Black's assistant is accepted.
}
ruling-assistant-not-accepted = { $colour ->
    [white] White's assistant is not accepted.
   *[black] Black's assistant is not accepted.
}
ruling-consent-given = The arbiter consents to a draw by agreement.
ruling-consent-refused = The arbiter does not consent to a draw by agreement.
ruling-phone-as-spectator = The game is over: the player is a spectator now and may not use a phone. The result stands.
ruling-stated = The arbiter decides: “{ $text }”
ruling-offer-not-penalised = { $colour ->
    [white] White is not penalised for the offer, which stands.
   *[black] Black is not penalised for the offer, which stands.
}
ruling-envelope-lost = The envelope is lost: the sealed move is the one that the player who sealed states.
ruling-resignation-not-established = { $colour ->
    [white] That White resigned could not be established.
   *[black] That Black resigned could not be established.
}
ruling-offer-not-established = { $colour ->
    [white] That White offered a draw could not be established.
   *[black] That Black offered a draw could not be established.
}
ruling-both-kings-in-check = Both kings are still in check after the next move was completed.
ruling-pawn-on-last-rank = A pawn still stands on its last rank, on { $square }, after the next move was completed.
ruling-position-still-illegal = The position is still illegal after the next move was completed.
ruling-too-late-for-set-up = The claim is rejected: too many moves have been completed ({ $count } by each player), and the pieces stay as they were set up.
ruling-too-late-for-clock = The clock setting is not changed: too many moves have been completed ({ $count } by each player).
ruling-reversed-colours-go-on = The game was started with colours reversed, but too many moves have been made for a new game ({ $count } by each player).
ruling-replying-player-present = The envelope is opened and the sealed move is made on the board.
ruling-sealed-move-ended-game = The sealed move had ended the game: the late arrival does not count.
ruling-time-for-disturbance = The arbiter gives additional time for a disturbance.
ruling-appeal = { $colour ->
    [white] White's appeal is decided.
   *[black] Black's appeal is decided.
}
ruling-not-penalised = { $colour ->
    [white] White is not penalised.
   *[black] Black is not penalised.
}
ruling-congratulated = { $colour ->
    [white] White congratulated the opponent on the win: this is taken as resignation.
   *[black] Black congratulated the opponent on the win: this is taken as resignation.
}
ruling-referred-no-effort = { $colour ->
    [white] White has claimed a draw, because the opponent makes no effort to win by normal means: play has ended, and the claim goes to an arbiter.
   *[black] Black has claimed a draw, because the opponent makes no effort to win by normal means: play has ended, and the claim goes to an arbiter.
}
ruling-referred-cannot-win = { $colour ->
    [white] White has claimed a draw, because the opponent cannot win by normal means: play has ended, and the claim goes to an arbiter.
   *[black] Black has claimed a draw, because the opponent cannot win by normal means: play has ended, and the claim goes to an arbiter.
}
ruling-referred-decided = { $colour ->
    [white] White's claim, which had ended play, is decided.
   *[black] Black's claim, which had ended play, is decided.
}
ruling-breach = { $colour ->
    [white] White has broken a rule: { $law }
   *[black] Black has broken a rule: { $law }
}

## Why it is so.

ground-occurrences = The position appeared { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}: { $when }.
ground-quiet-moves = Moves by each player without a pawn move or a capture: { $count }.
ground-quiet-moves-intended = Moves by each player without a pawn move or a capture, with the intended move: { $count }.
ground-quiet-half-moves = Half-moves without a pawn move or a capture: { $count }.
ground-rule = The rule ({ $articles }): { $law }
ground-breaks = The move breaks a rule ({ $articles }): { $law }
ground-attempt = The move was { $move }.
ground-announced-illegal = The announced move { $move } is illegal.
ground-played = { $move } was played.
ground-touched = Touched, in this order: { $pieces }.
ground-illegal-move-number = { $colour ->
    [white] It is the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    } illegal move counted against White.
   *[black] It is the { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    } illegal move counted against Black.
}
ground-illegal-move-count = Illegal moves by this player in the game, this one included: { $number }.
ground-can-mate = { $colour ->
    [white] White can still checkmate, for instance by { $line }.
   *[black] Black can still checkmate, for instance by { $line }.
}
ground-cannot-mate = { $colour ->
    [white] White cannot checkmate by any series of legal moves.
   *[black] Black cannot checkmate by any series of legal moves.
}
ground-can-mate-somehow = { $colour ->
    [white] White can still checkmate by a series of legal moves.
   *[black] Black can still checkmate by a series of legal moves.
}
ground-blocked = { $colour ->
    [white] The position is blocked for good: White cannot checkmate.
   *[black] The position is blocked for good: Black cannot checkmate.
}
ground-both-flags = { $colour ->
    [white] Both flags have fallen; White's fell first.
   *[black] Both flags have fallen; Black's fell first.
}
ground-mate-not-excluded = { $colour ->
    [white] It could not be established that White cannot checkmate any more.
   *[black] It could not be established that Black cannot checkmate any more.
}
ground-moves-completed = Moves completed: { $completed } of { $required }.
ground-moves-completed-of-all = All moves had to be completed in this time.
ground-late = Late by { $time }.
ground-time-left = Time left: { $time }.
ground-stated = The arbiter's reason: “{ $text }”
ground-written = Written: “{ $text }”
ground-signed = Signed result: { $text }.
ground-missing-from = { $colour ->
    [white] The scoresheet is incomplete from White's move { $number } on.
   *[black] The scoresheet is incomplete from Black's move { $number } on.
}
ground-not-the-same = The same pieces stood on the same squares { $when }, but it was not the same position ({ $articles }): { $law }
ground-default-time = Default time: { $time }.
ground-default-time-none = Default time: none. A player who is not at the board at the start of the session loses the game.
ground-void-after = The game had ended { $when }; later moves do not count.
ground-has-the-move = { $colour ->
    [white] White has the move, and only White may claim.
   *[black] Black has the move, and only Black may claim.
}
ground-offered-by = { $colour ->
    [white] The draw was offered by White.
   *[black] The draw was offered by Black.
}
ground-claim-is-offer = { $colour ->
    [white] White's claim counted as an offer of a draw ({ $articles }), and the opponent accepted it.
   *[black] Black's claim counted as an offer of a draw ({ $articles }), and the opponent accepted it.
}
ground-stood-wrongly = Wrongly placed at the start: { $pieces }.
ground-moves-of-each = Moves by each player: { $moves }; the limit is { $limit }.
ground-moves-of-each-no-limit = Moves by each player: { $moves }; there is no limit.
ground-began-late = Play began { $time } after the appointed time; the default time is counted from then on.
ground-flag-not-called = { $colour ->
    [white] White's flag had fallen, but nobody had noticed or claimed it before the game ended ({ $articles }).
   *[black] Black's flag had fallen, but nobody had noticed or claimed it before the game ended ({ $articles }).
}
ground-position-written = { $colour ->
    [white] Position written down by White, which Black has to confirm: { $position }
   *[black] Position written down by Black, which White has to confirm: { $position }
}
ground-left-in-check = { $colour ->
    [white] White's king was in check, and the move left it in check.
   *[black] Black's king was in check, and the move left it in check.
}
ground-came-into-check = { $colour ->
    [white] White's king came into check by the move.
   *[black] Black's king came into check by the move.
}
ground-attacked-on-the-way = The opponent attacks the { $count ->
    [one] square
   *[other] squares
} { $squares }, where the king stands, passes or arrives.
ground-increment-for-recording = { $time } are added for each move, so the moves must be recorded even with less than five minutes left ({ $articles }).
ground-flags-not-called = Both flags had fallen, but nobody had noticed or claimed it before the game ended ({ $articles }).
ground-move-stands = The move { $move } stands.

## When a position appeared: after these moves of a player, at the start, with the intended move.

when-after-moves = { $colour ->
    [white] after { $count ->
        [one] move
       *[other] moves
    } { $moves } by White
   *[black] after { $count ->
        [one] move
       *[other] moves
    } { $moves } by Black
}
when-at-start = at the start of the game
when-with-announced = with the intended move
ordinal = { $number }
ordinal-before-comma = { $number }
piece-named = { $role ->
    [pawn] { $form ->
       *[listed] the pawn on { $piece }
    }
   *[other] { $piece }
}
list-and = { $first } and { $second }
list-or = { $first } or { $second }

## What follows.

order-add-time = { $colour ->
    [white] White gets { $time } more.
   *[black] Black gets { $time } more.
}
order-take-time = { $colour ->
    [white] { $time } are deducted from White's time.
   *[black] { $time } are deducted from Black's time.
}
order-take-back-press = { $colour ->
    [white] White's last press of the clock is annulled.
   *[black] Black's last press of the clock is annulled.
}
order-set-clock = { $colour ->
    [white] White's clock is set to { $time }.
   *[black] Black's clock is set to { $time }.
}
order-set-counter = { $colour ->
    [white] White's move counter is set to { $moves }.
   *[black] Black's move counter is set to { $moves }.
}
order-set-period = { $colour ->
    [white] White's clock is set to period { $period }.
   *[black] Black's clock is set to period { $period }.
}
order-clock-stays = { $colour ->
    [white] White's clock stays as it is.
   *[black] Black's clock stays as it is.
}
order-replace-clock = The clock is replaced by another.
order-install-setting = The clock is set correctly, for both players: { $control }.
order-install-settings = The clock is set correctly: White { $white }; Black { $black }.
order-stop-clocks = Both clocks are stopped.
order-start-clock = { $colour ->
    [white] White's clock is started.
   *[black] Black's clock is started.
}
order-finish = The move is completed: { $move }.
order-choice-final = The choice of the piece is final.
order-finish-promotion = The pawn is exchanged for the piece: { $move }.
order-turn-board = The position is transferred to a correctly placed board.
order-restore = { $colour ->
    [white] The position before White's move { $number } is restored.
   *[black] The position before Black's move { $number } is restored.
}
order-set-up = This position is set up: { $position }
order-put-right = The pieces are put back on their correct squares.
order-must-play = { $colour ->
    [white] White must play { $count ->
        [1] { $moves }
       *[other] one of these moves: { $moves }
    }.
   *[black] Black must play { $count ->
        [1] { $moves }
       *[other] one of these moves: { $moves }
    }.
}
order-touched-stay = { $colour ->
    [white] White remains bound by the touched pieces: { $pieces }.
   *[black] Black remains bound by the touched pieces: { $pieces }.
}
order-any-legal-move = None of the touched pieces ({ $pieces }) has a legal move: any legal move may be played.
order-count-illegal-move = { $colour ->
    [white] An illegal move is counted against White.
   *[black] An illegal move is counted against Black.
}
order-count-two-hands = { $colour ->
    [white] A move with two hands is counted against White.
   *[black] A move with two hands is counted against Black.
}
order-count-press-without-move = { $colour ->
    [white] A press of the clock without a move is counted against White.
   *[black] A press of the clock without a move is counted against Black.
}
order-count-warning = { $colour ->
    [white] A warning is counted against White.
   *[black] A warning is counted against Black.
}
order-complete-scoresheet = { $colour ->
    [white] White must update the scoresheet before making the next move.
   *[black] Black must update the scoresheet before making the next move.
}
order-permit-to-leave = { $colour ->
    [white] White may leave.
   *[black] Black may leave.
}
order-permit-device = { $colour ->
    [white] White may have the device.
   *[black] Black may have the device.
}
order-permit-draw-agreement = { $colour ->
    [white] White may agree to a draw.
   *[black] Black may agree to a draw.
}
order-permit-assistant = { $colour ->
    [white] White may have an assistant who { $duty ->
        [moving] moves the pieces
        [pressing] presses the clock
       *[recording] keeps the score
    }.
   *[black] Black may have an assistant who { $duty ->
        [moving] moves the pieces
        [pressing] presses the clock
       *[recording] keeps the score
    }.
}
order-permit-piece = { $colour ->
    [white] White is given the piece.
   *[black] Black is given the piece.
}
order-play-on = The game is played after all.
order-goes-on = The game continues.
order-goes-on-restarted = { $colour ->
    [white] The game continues as soon as the arbiter restarts White's clock.
   *[black] The game continues as soon as the arbiter restarts Black's clock.
}
order-stands = The decision stands.
order-result-stands = The decision stands, and with it the result: { $result }.
order-new-game = The game is void; a new game shall be played.

## Penalties on the player of $colour.

penalty-warning = { $colour ->
    [white] White is warned.
   *[black] Black is warned.
}
penalty-more-time-for-opponent = { $colour ->
    [white] Penalty for White: Black gets { $time } more.
   *[black] Penalty for Black: White gets { $time } more.
}
penalty-less-time = { $colour ->
    [white] Penalty for White: { $time } less.
   *[black] Penalty for Black: { $time } less.
}
penalty-loss-of-game = { $colour ->
    [white] The game is declared lost for White; Black gets the points for { $mark ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }.
   *[black] The game is declared lost for Black; White gets the points for { $mark ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }.
}
penalty-fewer-points = { $colour ->
    [white] Penalty for White: at most the points for { $mark ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }.
   *[black] Penalty for Black: at most the points for { $mark ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }.
}
penalty-more-points-for-opponent = { $colour ->
    [white] Penalty for White: Black gets at least the points for { $mark ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }.
   *[black] Penalty for Black: White gets at least the points for { $mark ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }.
}
penalty-fine = { $colour ->
    [white] White is fined as announced beforehand.
   *[black] Black is fined as announced beforehand.
}
penalty-exclusion-from-rounds = { $colour ->
    [white] White is excluded from { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
   *[black] Black is excluded from { $count ->
        [one] one round
       *[other] { $count } rounds
    }.
}
penalty-expulsion = { $colour ->
    [white] White is expelled from the competition.
   *[black] Black is expelled from the competition.
}

## How a game ended. $result is as it is written down.

outcome-win = { $colour ->
    [white] White wins ({ $result }).
   *[black] Black wins ({ $result }).
}
outcome-win-by-forfeit = { $colour ->
    [white] White wins by forfeit ({ $result }).
   *[black] Black wins by forfeit ({ $result }).
}
outcome-draw = The game is drawn ({ $result }).
outcome-both-lose = Both players lose the game ({ $result }).
outcome-both-lose-by-forfeit = Both players lose the game by forfeit ({ $result }).
outcome-half-against-nothing = { $colour ->
    [white] White loses, and Black gets half a point ({ $result }).
   *[black] Black loses, and White gets half a point ({ $result }).
}
outcome-other = The result is { $result }.

## Who decided, and where it is written.

author-arbiter = Decided by the arbiter.
author-arbiter-named = Decided by the arbiter, { $name }.
author-arbiter-noticed = Noticed by the arbiter.
author-arbiter-noticed-named = Noticed by the arbiter, { $name }.
articles = { $count ->
    [one] Article
   *[other] Articles
} { $articles } (Laws of { $edition }).
articles-named = { $articles } (Laws of { $edition }).
further-articles = Further: { $articles } (Laws of { $edition }).
## Articles that have no number of their own.

article-guidelines = Guidelines for adjourned games, { $number }
article-appendix = Appendix { $letter }
article-part = { $article }, { $part ->
    [end] last sentence
    [model] model game
    [example] example
    [intro] introduction
    [abbrev] abbreviations
    [expl] explanation
    [note] note
    [rec] recommendation
   *[other] { $part }
}
article-opening = { $opening ->
    [preface] Preface
   *[intro] Introduction
}{ $part ->
    [whole] { "" }
   *[part] , { $item ->
        [rating] rating
       *[other] { $item }
    }
}
article-glossary = Glossary: { $name ->
    [arbiters-discretion] arbiter's discretion
    [completed-move] completed move
    [cumulative-mode] cumulative mode
    [delay-mode] delay mode
    [displaced] displaced
    [increment] increment
    [made] made move
    [move-counter] move-counter
    [normal-means] normal means
    [penalties] penalties
    [points] points
    [result] result
    [standard-chess] standard chess
    [time-control] time control
   *[other] { $term }
}

## A time control, period by period.

period-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
} in { $main }
period-moves-only = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
period-all = all moves in { $main }
period-all-only = all moves
period-increment = { $period }, with an increment of { $seconds ->
    [one] { $shown } second
   *[other] { $shown } seconds
} per move
period-delay = { $period }, with a delay of { $seconds ->
    [one] { $shown } second
   *[other] { $shown } seconds
} per move
period-bronstein = { $period }, with { $seconds ->
    [one] { $shown } second
   *[other] { $shown } seconds
} per move in Bronstein mode
