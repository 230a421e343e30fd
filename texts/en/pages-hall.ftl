## The hall: who one is, and where to go.

start-title = The playing hall
start-welcome = Welcome, { $name }
start-stranger = Look at the competitions, follow the boards, or come in by what you were given.
start-new-competition = New competition
start-competitions = Competitions
start-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
start-live = Being played now: { $name }
start-all-boards = All boards
start-empty = There is no competition to look at here yet.
start-empty-organiser = There is no competition yet. Open the first one: name, time control, players, and in two minutes somebody can play.
start-empty-arbiter = There is no competition for you yet. An organiser puts you in charge of one.
start-doors = How to come in
start-door-player = You play
start-door-player-told = Open the link that you were given, or photograph the code on your slip. Nothing else is needed.
start-door-official = You are an arbiter or an organiser
start-door-official-told = Sign in with your name and password.
start-door-first = Nobody is in charge of this hall yet
start-door-first-told = When the hall was started it printed a link. Whoever opens it becomes the first organiser and arbiter, and can invite others.

## Who has a seat.

start-seat = { $role ->
    [player] Your seat in { $competition }
    [assistant] You assist this player in { $competition }
    [arbiter] You are an arbiter here
   *[spectator] You are a spectator here
}
start-to-board = To your board
start-without-sight = The board without sight
start-where = Round { $round }, board { $board }
start-against = { $colour ->
    [white] You have White against { $opponent }
   *[black] You have Black against { $opponent }
}
start-stage = { $stage ->
    [playing] The game is being played.
    [before-start] The game has not started yet. You may sit down.
   *[adjourned] The game is adjourned.
}
start-wait = There is no table for you yet. It appears here by itself as soon as the arbiter has laid it.
start-wait-next = Your game is over. The next one appears here by itself.
start-your-rounds = Your rounds
start-past-game = { $colour ->
    [white] Round { $round }: White against { $opponent }
   *[black] Round { $round }: Black against { $opponent }
}
start-own-bye = { $bye ->
    [half-point] Round { $round }: you do not play, half a point
    [zero-point] Round { $round }: you do not play, no points
   *[pairing] Round { $round }: bye
}
start-to-competition = { $competition }: boards and standings
