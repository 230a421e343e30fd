## The start page of the hall.

start-title = The playing hall
start-welcome = Welcome, { $name }
start-stranger = Look at the competitions, follow the games, or use the link you were given.
start-new-competition = New competition
start-competitions = Competitions
start-archived = Competitions that were put away
start-archived-none = None.
start-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
start-live = In progress: { $name }
start-all-boards = All boards
start-empty = There are no competitions to see here yet.
start-empty-organiser = There is no competition yet. Create the first one: name, time control, players; it takes two minutes.
start-empty-arbiter = There is no competition for you yet. An organiser can put you in charge of one.
start-roles = How to join
start-role-player = You are a player
start-role-player-hint = Open the link you were given, or scan the code on your slip. Nothing else is needed.
start-role-official = You are an arbiter or an organiser
start-role-official-hint = Sign in with your name and password.
start-role-first = Nobody is in charge of this hall yet
start-role-first-hint = When the hall was started, it printed a link. The person who opens it becomes the first organiser and arbiter, and can invite others.

## For visitors with a seat.

start-seat = { $role ->
    [player] Your seat in { $competition }
    [assistant] You assist this player in { $competition }
    [arbiter] You are an arbiter here
   *[spectator] You are a spectator here
}
start-to-board = To your board
start-text-board = Accessible board (text)
start-where = Round { $round }, board { $board }
start-against = { $colour ->
    [white] You have White against { $opponent }
   *[black] You have Black against { $opponent }
}
start-stage = { $stage ->
    [playing] The game is in progress.
    [before-start] The game has not started yet. You may take your seat.
   *[adjourned] The game is adjourned.
}
start-wait = Your game has not been set up yet. It appears here automatically as soon as the arbiter has set it up.
start-wait-next = Your game is over. The next one appears here automatically.
start-your-rounds = Your rounds
start-past-game = { $colour ->
    [white] Round { $round }: White against { $opponent }
   *[black] Round { $round }: Black against { $opponent }
}
start-own-bye = { $bye ->
    [full-point] Round { $round }: full-point bye
    [half-point] Round { $round }: half-point bye
    [zero-point] Round { $round }: zero-point bye
   *[pairing] Round { $round }: bye
}
start-to-competition = { $competition }: boards and standings
