## Questions that the Laws leave to the arbiter. $colour is the player concerned.

question-reason-for-stopping = { $colour ->
    [white] Did White have a valid reason for stopping the clocks?
   *[black] Did Black have a valid reason for stopping the clocks?
}
question-displacement-penalty = { $colour ->
    [white] Is White to be penalised for displacing pieces?
   *[black] Is Black to be penalised for displacing pieces?
}
question-clock-handling = { $colour ->
    [white] Is White to be penalised for handling the clock improperly?
   *[black] Is Black to be penalised for handling the clock improperly?
}
question-clocks-after-irregularity = What should the clocks show after the irregularity?
question-reversed-colours = The game was started with colours reversed. Does it continue?
question-both-flags = Both flags have fallen. What is the result?
question-flag-against-draw = { $colour ->
    [white] White's flag has fallen in a position in which every legal move draws. What is the result?
   *[black] Black's flag has fallen in a position in which every legal move draws. What is the result?
}
question-consent-to-draw = May the players agree to a draw here?
question-refusal = { $colour ->
    [white] White has refused to comply with the Laws. Is White to be penalised, or is the refusal so persistent that the game is lost?
   *[black] Black has refused to comply with the Laws. Is Black to be penalised, or is the refusal so persistent that the game is lost?
}
question-opponents-score = { $colour ->
    [white] Does White lose the game for this, and how many points does Black get?
   *[black] Does Black lose the game for this, and how many points does White get?
}
question-late-arrival = { $colour ->
    [white] White arrived after the default time. May White still play?
   *[black] Black arrived after the default time. May Black still play?
}
question-offer-disturbs = { $colour ->
    [white] Did White disturb the opponent by offering a draw at this moment?
   *[black] Did Black disturb the opponent by offering a draw at this moment?
}
question-conduct = { $colour ->
    [white] { $conduct ->
        [two-hands] Is White to be penalised for moving with two hands?
        [out-of-turn] Is White to be penalised for moving out of turn?
        [disturbing] Is White to be penalised for disturbing the opponent?
        [meddling] Is White to be penalised for touching pieces while the opponent had the move?
        [notes] Is White to be penalised for using notes, advice or another board?
        [smoking] Is White to be penalised for smoking?
        [device] Is White to be penalised for the electronic device?
        [disrepute] Is White to be penalised for bringing the game of chess into disrepute?
       *[other] Is White to be penalised? { $law }
    }
   *[black] { $conduct ->
        [two-hands] Is Black to be penalised for moving with two hands?
        [out-of-turn] Is Black to be penalised for moving out of turn?
        [disturbing] Is Black to be penalised for disturbing the opponent?
        [meddling] Is Black to be penalised for touching pieces while the opponent had the move?
        [notes] Is Black to be penalised for using notes, advice or another board?
        [smoking] Is Black to be penalised for smoking?
        [device] Is Black to be penalised for the electronic device?
        [disrepute] Is Black to be penalised for bringing the game of chess into disrepute?
       *[other] Is Black to be penalised? { $law }
    }
}
question-assistant = { $colour ->
    [white] Does the arbiter accept White's assistant?
   *[black] Does the arbiter accept Black's assistant?
}
question-quickplay = { $colour ->
    [white] Do you agree that Black is making no effort to win by normal means, or cannot win by normal means?
   *[black] Do you agree that White is making no effort to win by normal means, or cannot win by normal means?
}
question-increment = { $colour ->
    [white] May the game continue with an increment, as White requests?
   *[black] May the game continue with an increment, as Black requests?
}
question-touch-deliberate = { $colour ->
    [white] Did White touch the piece deliberately?
   *[black] Did Black touch the piece deliberately?
}
question-unfinished = { $colour ->
    [white] The pieces on the board do not show a move. Has White made an illegal move, or have pieces only been displaced?
   *[black] The pieces on the board do not show a move. Has Black made an illegal move, or have pieces only been displaced?
}
question-request = { $colour ->
    [white] Is White's request granted?
   *[black] Is Black's request granted?
}
question-unrecorded = { $colour ->
    [white] The arbiter has no record of the game. Is White's claim correct?
   *[black] The arbiter has no record of the game. Is Black's claim correct?
}
question-scoresheet = { $colour ->
    [white] Is White to be penalised for the scoresheet?
   *[black] Is Black to be penalised for the scoresheet?
}
question-disputed-fact = { $colour ->
    [white] Did White do what the opponent says?
   *[black] Did Black do what the opponent says?
}
question-quickplay-referred = { $colour ->
    [white] White's claim ended the game and was referred to you. What is the result?
   *[black] Black's claim ended the game and was referred to you. What is the result?
}
question-request-device = { $colour ->
    [white] May White have the electronic device?
   *[black] May Black have the electronic device?
}
question-request-leave = { $colour ->
    [white] May White leave?
   *[black] May Black leave?
}
question-disputed-touch = { $colour ->
    [white] Did White touch { $piece }?
   *[black] Did Black touch { $piece }?
}
question-disputed-resignation = { $colour ->
    [white] Did White resign?
   *[black] Did Black resign?
}
question-disputed-offer = { $colour ->
    [white] Did White offer a draw?
   *[black] Did Black offer a draw?
}
question-sealed-move = { $colour ->
    [white] Can it be established which move White sealed?
   *[black] Can it be established which move Black sealed?
}
question-reconstruction = Could the game be reconstructed?
question-written-result = The result on the scoresheets is not that of the game, or differs between the two. Which result stands?
question-mating-chance = { $colour ->
    [white] White's flag has fallen, and it is not clear whether Black could still checkmate. What is the result?
   *[black] Black's flag has fallen, and it is not clear whether White could still checkmate. What is the result?
}
question-defective-clock = Is the clock defective?
question-clock-setting = The clock was set incorrectly. What should it show?
question-schedule = The clock was set incorrectly. Would leaving it so adversely affect the schedule of the event?

## Possible answers.

answer-yes = Yes
answer-no = No
answer-penalty = A penalty
answer-no-penalty = No penalty
answer-times = Other times, by the arbiter's best judgement
answer-times-stay = The times remain as they are
answer-outcome = A result (1-0, ½-½, 0-1)
answer-goes-on = The game continues
answer-mark = Points for the opponent
answer-later = The decision is postponed
answer-reason-valid = The reason was valid
answer-reason-not-penalised = No valid reason, but no penalty
answer-reason-penalised = No valid reason, with a penalty
answer-increment-granted = The increment is granted
answer-increment-refused = The game continues without an increment
answer-draw-allowed = The draw is allowed
answer-draw-not-allowed = The draw is not allowed
answer-claim-correct = The claim is correct
answer-claim-incorrect = The claim is incorrect
answer-schedule-suffers = The schedule would suffer
answer-schedule-does-not-suffer = The schedule would not suffer
answer-sealed-move-established = The move can be established
answer-sealed-move-not-established = The move cannot be established
answer-assistant-accepted = The assistant is accepted
answer-assistant-times = The assistant is accepted; the arbiter adjusts the clocks
answer-assistant-times-stay = The assistant is accepted; the times remain as they are
answer-assistant-not-accepted = The assistant is not accepted
answer-request-granted = The request is granted
answer-request-refused = The request is refused
answer-touch-deliberate = Deliberately
answer-touch-accidental = Accidentally
answer-clock-defective = The clock is defective
answer-clock-in-order = The clock is in order
answer-new-game = A new game is played
answer-illegal-move = An illegal move
answer-displaced = Pieces displaced
answer-may-play = The player may play
answer-loses-by-lateness = The player loses the game
answer-reconstructed = The game was reconstructed
answer-not-reconstructed = The game could not be reconstructed
answer-it-happened = It happened
answer-not-established = It could not be established
answer-claim-accepted = The claim is accepted
answer-claim-rejected = The claim is rejected
answer-written-result-stands = The result as signed stands
answer-game-lost = The game is lost; points for the opponent

## A question with its number, its answers and the suggested one; and an answer that was given.

question-numbered = Question { $number } to the arbiter: { $question }
question-answer = – { $answer }. { $consequence }
question-answer-alone = – { $answer }.
consequence-none = Nothing else changes.
consequence-defective-clock = The clock is replaced, and the arbiter decides which times the new one shows.
consequence-times = White { $white }, Black { $black }, as the clocks now show.
consequence-next-question = The arbiter is then asked: { $question }
consequence-penalty = One or more of the penalties of Article { $articles }.
answer-offer-not-penalised = No, or not so that it is penalised
answer-offer-penalised = Yes, with a penalty
question-answer-presumed = (So the Laws presume.)
answered = Answer to question { $number }: { $answer }.
answered-times = White { $white }, Black { $black }
answered-mark = the opponent gets the points for { $mark ->
    [win] a win
    [draw] a draw
   *[loss] a loss
}
answered-later = the decision is postponed; the opponent gets { $time } more
answered-penalties = penalty ({ $penalties })
answered-outcome = result { $result }
time-unchanged = unchanged

## Short names of penalties, in a list.

penalty-short-warning = warning
penalty-short-more-time-for-opponent = { $time } more for the opponent
penalty-short-less-time = { $time } less for the offender
penalty-short-loss-of-game = loss of the game
penalty-short-fewer-points = fewer points for the offender
penalty-short-more-points-for-opponent = more points for the opponent
penalty-short-fine = fine
penalty-short-exclusion-from-rounds = exclusion from { $count ->
    [one] one round
   *[other] { $count } rounds
}
penalty-short-expulsion = expulsion from the competition
