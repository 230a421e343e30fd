# Pairings, with reasons.

pairing-title = { $rounds ->
    [0] { $name }, round { $round }
   *[other] { $name }, round { $round } of { $rounds }
}
pairing-column-board = Board
pairing-column-white = White
pairing-column-black = Black
pairing-column-points = Points
pairing-column-rank = Rank
pairing-column-number = No.
pairing-column-name = Name
pairing-bye = Bye: { $player }
pairing-reasons = Why
pairing-pair-reason = { $white } – { $black }: { $reason }
pairing-floater = { $player } is moved down from the group of { $points } points. { $reason }
pairing-bye-reason = { $player } has the bye. { $reason }
pairing-reason-criterion = { $text } ({ $rule }).
pairing-reason-order = The first possible pairing in the order of the rules (C.04.3, article 4).
pairing-colours = { $rule ->
    [BothPreferences] Both get the colour due to them
    [OnlyPreference] Only one of them has played and is due a colour, and gets it
    [StrongerPreference] The stronger colour preference is granted
    [Alternation] The colours are reversed from the last round in which they had different ones
    [HigherRanked] The higher ranked player gets the colour due
   *[InitialColour] Nobody is due a colour yet: the drawn colour goes to odd pairing numbers
}
pairing-colours-told = Colours: { $text } ({ $rule }).
pairing-criterion = { $criterion ->
    [C1] Two players meet at most once, and not at all if that was forbidden
    [C2] Nobody gets a second bye, or a bye after the points of a win without a game
    [C3] Two players who both must have the same colour do not meet
    [C4] All others must still have a possible opponent
    [C5] The bye goes to a player with as few points as possible
    [C6] As many pairs as possible are made in the score group
    [C7] Those who are moved down have as few points as possible
    [C8] As many pairs as possible are made in the next score group, too
    [C9] The bye goes to a player who has missed as few games as possible
    [C10] As few leaders as possible have more than two games more with one colour than with the other
    [C11] As few leaders as possible get the same colour three times running
    [C12] As many players as possible get the colour due to them
    [C13] As many players as possible get a colour they are strongly due
    [C14] As few players as possible are moved down a second time running
    [C15] As few players as possible meet an opponent with more points a second time running
    [C16] As few players as possible are moved down who were moved down two rounds ago
    [C17] As few players as possible meet an opponent with more points who did so two rounds ago
    [C18] A player who is moved down a second time running meets an opponent with nearly as many points
    [C19] A player who meets a higher score a second time running meets one with hardly more points
    [C20] A player who was moved down two rounds ago meets an opponent with nearly as many points
   *[C21] A player who met a higher score two rounds ago meets one with hardly more points
}

pairing-why-not-heading = Why do { $one } and { $other } not meet in round { $round }?
pairing-why-not-meet = They do meet.
pairing-why-not-away = { $player } is not paired in this round.
pairing-why-not-breaks = They may not meet: { $text } ({ $rule }).
pairing-why-not-met = They have already played each other, in round { $past } ({ $rule }).
pairing-why-not-forbidden = They may not meet: the organiser has forbidden this pair.
pairing-why-not-worse = If they met, the round would follow this rule less well: “{ $text }” ({ $rule }; group of { $points } points).
pairing-why-not-later = If they met, the round would be as good, but the rules put another first: the upper half of a score group meets the lower half, in the order of the start numbers and with as few changes as possible (C.04.3, article 4; group of { $points } points).
pairing-why-not-points = They do not have the same points: { $one } has { $one-points }, { $other } has { $other-points }.
pairing-meets-instead = { $player } meets { $opponent } instead.
pairing-has-bye-instead = { $player } has the bye instead.

pairing-none-players = Nobody is to be paired.
pairing-none-round = There is no round { $round } to pair: { $paired } { $paired ->
    [one] round has
   *[other] rounds have
} been paired{ $rounds ->
    [0] {""}
   *[other] , of { $rounds }
}.
pairing-none-result = Round { $round }: the game of { $player } has no result yet.
pairing-none-colour = The initial colour has not been drawn; say it with --initial-colour or in record 152.
pairing-none-impossible = No complete pairing exists: too few opponents are left for { $players }.

pairing-check-round = { $state ->
    [agrees] Round { $round }: as the rules have it.
    [noted] Round { $round }: changed by the organiser, as noted.
   *[differs] Round { $round }: differs.
}
pairing-check-missing = By the rules: { $white } – { $black }
pairing-check-missing-bye = By the rules: bye for { $player }
pairing-check-extra = In the file: { $white } – { $black }
pairing-check-extra-bye = In the file: bye for { $player }
pairing-check-not-allowed = Not allowed: { $players }. { $text } ({ $rule }).
pairing-check-rank = { $player }: rank { $written } in the file, { $possible } by the tie-breaks

pairing-check-standings = { $wrong ->
    [0] Standings: as the announced tie-breaks have them ({ $list }).
    [one] Standings: { $wrong } rank differs ({ $list }).
   *[other] Standings: { $wrong } ranks differ ({ $list }).
}
pairing-check-no-list = Standings: the file announces no tie-breaks, so only the points were compared.
pairing-standings-title = { $name }, after round { $round }

pairing-fault-at = { $file }, line { $line }, column { $column }: { $fault }
pairing-fault-missing = { $field } is missing.
pairing-fault-unreadable = “{ $found }” cannot be read here; expected: { $field }.
pairing-fault-twice = Player { $player } is here a second time; first in line { $first }.
pairing-fault-no-opponent = Round { $round }: there is no player { $opponent }.
pairing-fault-himself = Round { $round }: player { $player } against himself.
pairing-fault-mutual = Round { $round }: player { $opponent } (line { $line }) does not name player { $player } as opponent.
pairing-fault-results = Round { $round }: the result does not fit that of player { $opponent } (line { $line }).
pairing-fault-colour = Round { $round }: player { $opponent } (line { $line }) has the same colour.
pairing-fault-sense = Round { $round }: opponent, colour and result do not make a game or a bye.
pairing-fault-total = { $written } points are written, the results make { $counted }.
pairing-fault-rounds = { $found } rounds have entries, { $announced } are announced.
pairing-fault-player = There is no player { $player }.
pairing-field = { $field ->
    [StartNumber] start number
    [Rating] rating
    [Points] number of points
    [Rank] rank
    [Colour] colour
    [Result] result
    [Round] round
    [Rounds] number of rounds
    [ByeKind] kind of bye
   *[PointsKind] kind of result
}
pairing-unknown-player = There is no player { $player } in this tournament.
pairing-no-players = There are no players in { $file }. A tournament report file (TRF) is expected.
pairing-unknown-code = { $code } is not the code of a tie-break; examples: BH/C1, SB, DE, WIN, BPG.
