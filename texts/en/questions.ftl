## What the Laws leave to the arbiter. $colour is the player whom a question concerns.

question-reason-for-stopping = { $colour ->
    [white] Had White a valid reason to stop the clocks?
   *[black] Had Black a valid reason to stop the clocks?
}
question-displacement-penalty = { $colour ->
    [white] Is White to be penalised for knocking pieces out of place?
   *[black] Is Black to be penalised for knocking pieces out of place?
}
question-clock-handling = { $colour ->
    [white] Is White to be penalised for handling the clock improperly?
   *[black] Is Black to be penalised for handling the clock improperly?
}
question-clocks-after-irregularity = What should the clocks show after the irregularity?
question-reversed-colours = The game was begun with colours reversed. Does it go on?
question-both-flags = Both flags are down. What is the result?
question-flag-against-draw = { $colour ->
    [white] White's flag has fallen in a position in which every legal move draws. What is the result?
   *[black] Black's flag has fallen in a position in which every legal move draws. What is the result?
}
question-consent-to-draw = May the players agree to a draw here?
question-refusal = { $colour ->
    [white] White has refused to do what the Laws order. Is White to be penalised, or is the refusal so persistent that the game is lost?
   *[black] Black has refused to do what the Laws order. Is Black to be penalised, or is the refusal so persistent that the game is lost?
}
question-opponents-score = { $colour ->
    [white] Does White lose the game for this, and what does Black get then?
   *[black] Does Black lose the game for this, and what does White get then?
}
question-late-arrival = { $colour ->
    [white] White came too late. May White still play?
   *[black] Black came too late. May Black still play?
}
question-offer-disturbs = { $colour ->
    [white] Has White disturbed the opponent by offering a draw at this moment?
   *[black] Has Black disturbed the opponent by offering a draw at this moment?
}
question-conduct = { $colour ->
    [white] Is White to be penalised for this conduct?
   *[black] Is Black to be penalised for this conduct?
}
question-assistant = { $colour ->
    [white] Does the arbiter accept White's assistant?
   *[black] Does the arbiter accept Black's assistant?
}
question-quickplay = { $colour ->
    [white] Is it so that Black makes no effort to win by normal means, or cannot win by them?
   *[black] Is it so that White makes no effort to win by normal means, or cannot win by them?
}
question-increment = { $colour ->
    [white] May the game go on with additional time for each move, as White asks?
   *[black] May the game go on with additional time for each move, as Black asks?
}
question-touch-deliberate = { $colour ->
    [white] Has White touched the piece on purpose?
   *[black] Has Black touched the piece on purpose?
}
question-unfinished = { $colour ->
    [white] The pieces do not make a move. What did White mean to play?
   *[black] The pieces do not make a move. What did Black mean to play?
}
question-request = { $colour ->
    [white] Is White given what was asked for?
   *[black] Is Black given what was asked for?
}
question-unrecorded = { $colour ->
    [white] The arbiter has no record of the game. Does White's claim hold?
   *[black] The arbiter has no record of the game. Does Black's claim hold?
}
question-scoresheet = { $colour ->
    [white] Is White to be penalised for the scoresheet?
   *[black] Is Black to be penalised for the scoresheet?
}
question-disputed-fact = { $colour ->
    [white] Did White do what the opponent says?
   *[black] Did Black do what the opponent says?
}
question-sealed-move = { $colour ->
    [white] Can it be established what White has sealed?
   *[black] Can it be established what Black has sealed?
}
question-reconstruction = Could the game be reconstructed?
question-written-result = The result on the scoresheets is not that of the game, or is not the same on both. Which result stands?
question-mating-chance = { $colour ->
    [white] White's flag has fallen, and it is not clear whether Black could still checkmate. What is the result?
   *[black] Black's flag has fallen, and it is not clear whether White could still checkmate. What is the result?
}
question-defective-clock = Is the clock defective?
question-clock-setting = The clock was set wrongly. What should it show?
question-schedule = The clock was set wrongly. Would the schedule of the event suffer if it were left so?

## What may be answered.

answer-yes = Yes
answer-no = No
answer-penalty = A penalty
answer-no-penalty = No penalty
answer-times = New times on the clocks
answer-times-stay = The times stay as they are
answer-outcome = A result (1-0, ½-½, 0-1)
answer-goes-on = The game goes on
answer-mark = What the opponent gets
answer-later = The decision is postponed

## A question with its number, its answers and the suggested one; and an answer that was given.

question-numbered = Question { $number } to the arbiter: { $question }
question-answers = Possible answers: { $answers }. Suggested: { $suggested }.
answered = Answer to question { $number }: { $answer }.
answered-times = White { $white }, Black { $black }
answered-mark = the opponent gets the points of { $mark ->
    [win] a win
    [draw] a draw
   *[loss] a loss
}
answered-later = the decision is postponed; the opponent gets { $time } more
answered-penalties = penalty: { $penalties }
answered-outcome = result { $result }
time-unchanged = unchanged

## Penalties in few words, in a list.

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
