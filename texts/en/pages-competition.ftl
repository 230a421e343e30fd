## A competition for everybody.

competition-parts = Parts of the competition
competition-part = { $part ->
    [standings] Standings
    [crosstable] Crosstable
    [players] Players
    [files] Files
   *[boards] Boards
}
competition-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
competition-regulations = Regulations
competition-arbiters = Arbiters: { $names }
competition-delayed = Spectators see the games with a delay: { $delay }.
competition-delay-time = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
competition-delay-moves = { $moves ->
    [one] { $moves } half-move
   *[other] { $moves } half-moves
}
competition-to-arbiter = Arbiter's page
competition-to-organise = Organise
competition-to-show = Demonstration

## Rounds and boards.

competition-rounds = Rounds
competition-round = Round { $round }
competition-no-rounds = No round has been paired yet.
competition-board = Board { $board }
competition-board-of = Board { $board }: { $white } – { $black }
competition-colour = { $colour ->
    [white] White
   *[black] Black
}
competition-stage = { $stage ->
    [before-start] not started yet
    [playing] in progress
    [adjourned] adjourned
    [over] over
   *[void] void
}
competition-no-table = not set up yet
competition-print = Print
competition-print-pairings = Print the pairings
competition-print-results = Print the results
competition-print-slips = Print result slips
competition-printed-results = results
competition-signature = { $colour ->
    [white] Signature of White
   *[black] Signature of Black
}
competition-board-column = Board
competition-round-column = Round
competition-result = Result
competition-results = Pairings and results
competition-after-round = after round { $round }
competition-bye = { $bye ->
    [full-point] { $name }: full-point bye
    [half-point] { $name }: half-point bye
    [zero-point] { $name }: zero-point bye
   *[pairing] { $name }: bye
}
competition-changed-pairs = Pairs were changed by the organiser. By the rules: { $pairs }.

## Standings, crosstable, players.

competition-place = Place
competition-number = No.
competition-name = Name
competition-federation = Federation
competition-rating = Rating
competition-club = Club
competition-points = Points
competition-withdrawn = (withdrawn)
competition-no-players = There are no players yet.
competition-tie-break = { $break ->
    [direct-encounter] Direct
    [wins] Wins
    [games-won] Won
    [games-with-black] Black
    [sonneborn-berger] SB
    [koya] Koya
    [buchholz-cut1] Buch. −1
    [buchholz-cut2] Buch. −2
    [buchholz-median1] Median
    [progressive] Progr.
    [average-rating] ARO
    [performance-rating] TPR
   *[buchholz] Buch.
}
competition-tie-breaks-title = Tie-breaks
competition-tie-break-name = { $break ->
    [direct-encounter] Direct encounter
    [wins] Number of wins, forfeits included
    [games-won] Games won on the board
    [games-with-black] Games played with Black
    [sonneborn-berger] Sonneborn-Berger
    [koya] Koya: points against players with at least half of the possible points
    [buchholz-cut1] Buchholz Cut-1: without the lowest-scoring opponent
    [buchholz-cut2] Buchholz Cut-2: without the two lowest-scoring opponents
    [buchholz-median1] Buchholz Median-1: without the lowest- and the highest-scoring opponent
    [progressive] Progressive score: the sum of the points after each round
    [average-rating] Average rating of the opponents (ARO)
    [performance-rating] Tournament performance rating (TPR)
   *[buchholz] Buchholz
}

## Downloads.

competition-games-as-pgn = Games as PGN
competition-all-games = All games
competition-clean-pgn = All games, moves and times only
competition-clean-pgn-hint = For the press and other programs: without rulings and without what only this hall understands.
competition-tables = Tables for spreadsheets (CSV)
competition-broadcast = Address for broadcasts
competition-broadcast-hint = Broadcast programs read the current round from this address: moves and times, with the delay announced for spectators.
competition-trf = Tournament file (TRF)
competition-trf-hint = Players, pairings and results as FIDE’s tournament report file (TRF26), for rating and for pairing programs.
competition-trf-take = Download the TRF file
competition-record = Record
competition-record-hint = Everything that was entered and done, with hashes to verify it. It names players and officials: think before you publish it.
competition-record-take = Download the record
competition-copy = Copy
competition-copied = Copied
competition-unreadable = The record of this game is damaged.
