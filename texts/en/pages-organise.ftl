## Organising a competition. First what comes next.

organise-new = New competition
organise-not-yours = This page is for organisers and arbiters
organise-not-yours-told = Sign in with your name and password, or open the link of your seat once more.
organise-to-competition = The competition as everybody sees it
organise-parts = What is organised
organise-part = { $part ->
    [players] Players
    [rounds] Rounds
    [seats] Seats
    [officials] Officials
   *[announcement] Announcement
}
organise-next = { $step ->
    [players] Next: enter the players
    [pair] Next: pair round { $round }
    [tables] Next: lay the tables of round { $round }
    [seats] Next: hand out the seats
    [start] Next: start round { $round }
    [play] Round { $round } is being played
   *[over] All rounds are over
}
organise-next-told = { $step ->
    [players] One by one, or all at once from a table. There have to be at least two.
    [pair] { $system ->
        [swiss] By hand, or from the table that your pairing program writes.
       *[round-robin] All rounds at once by the Berger tables, or this one by hand.
    }
    [tables] Then every player has a board, and the clocks are set.
    [seats] Every player gets a link and a code that open the own board, on any device.
    [start] The clocks of White start on all boards at once.
    [play] Results come from the tables by themselves.
   *[over] The standings are final when all results are there.
}
organise-go-players = To the players
organise-go-pair = To the pairings
organise-go-standings = To the standings
organise-arrivals = Players count as absent until they arrive: the default time runs
organise-lay = Lay the tables of round { $round }
organise-give-all = Make links for all players
organise-start = Start round { $round }
organise-arbiter-starts = An arbiter who is in charge of this competition starts the round.
organise-take-charge = Take charge yourself

## What goes wrong in what was typed.

organise-faults = { $count ->
    [one] Nothing was entered: there is { $count } mistake.
   *[other] Nothing was entered: there are { $count } mistakes.
}
organise-place = Line { $line }, column { $column }:

## The announcement.

organise-what = What it is
organise-name = Name of the competition
organise-place-of = Place
organise-federation = Federation (three letters)
organise-first-day = First day
organise-last-day = Last day
organise-arbiters = Arbiters, parted by commas
organise-system = Who meets whom
organise-system-of = { $system ->
    [swiss] Swiss system and the like
   *[round-robin] Round robin: everybody everybody
}
organise-rules = How it is played
organise-preset = Regulations to begin from
organise-as-announced = As announced
organise-as-chosen = as in the regulations chosen
organise-preset-of = { $preset ->
    [screen-10-5] On screens: 10 minutes and 5 seconds a move
    [rapid-15-10] Rapid chess: 15 minutes and 10 seconds a move
    [rapid-25-10] Rapid chess: 25 minutes and 10 seconds a move
    [fide-standard-90-30] Standard chess: 90 minutes and 30 seconds a move
    [fide-40-90-30] Standard chess: 90 minutes for 40 moves, then 30 minutes, and 30 seconds a move
    [blitz-3-2] Blitz: 3 minutes and 2 seconds a move
    [blitz-5-0] Blitz: 5 minutes
    [blitz-3-2-supervised] Blitz under supervision: 3 minutes and 2 seconds a move
    [rapid-30-0-quickplay] Rapid chess: 30 minutes with a quickplay finish
    [classical-40-2h] Standard chess: 2 hours for 40 moves, then 1 hour
    [classical-40-2h-adjourned] As it was: 2 hours for 40 moves, 1 hour for every further 20, with adjournment
    [match-120-60-15] A match: 2 hours, 1 hour, then 15 minutes and 30 seconds a move
    [norway-2015] 2 hours for 40 moves, then 1 hour and 30 seconds a move
    [armageddon-5-4] One game that decides: White 5 minutes, Black 4
    [fischer-random-rapid] Chess960: 15 minutes and 10 seconds a move
   *[blitz-5-0-2009] Blitz of 2009: 5 minutes
}
organise-edition = Edition of the Laws
organise-edition-of = The Laws of { $edition }
organise-board = Where the moves are made
organise-board-of = { $board ->
    [enforced] on a screen that refuses illegal moves
   *[free] on a real board, with all that hands can do
}
organise-minutes = Other time: minutes for the game
organise-seconds = and seconds a move
organise-late = Default time, in minutes
organise-as-text = The whole regulations as text (TOML)
organise-as-text-told = What is chosen above is written here. Whatever else the regulations know can be added; what is wrong is told with its line.
organise-back-to-choices = Back to the choices above
organise-tie-breaks-usual = Nothing chosen: what is usual with the system decides.
organise-tie-break-add = Add
organise-tie-break-which = choose …
organise-tie-break-up = Move up: { $name }
organise-tie-break-down = Move down: { $name }
organise-tie-break-remove = Remove
organise-tie-break-remove-who = Remove: { $name }
organise-watching = Spectators
organise-visibility = Who may look on
organise-visibility-of = { $who ->
    [seated] only who has a seat, and officials
   *[public] everybody
}
organise-delay-minutes = Delay in minutes
organise-delay-moves = Delay in half-moves
organise-delay-told = Spectators, the demonstration and broadcasts see the games so much later. Arbiters see them at once.
organise-open = Open the competition
organise-announce-anew = Announce anew
organise-announced = Announced.
organise-anew-told = Tables that were laid before stay as they were laid.

## Players.

organise-players = Players: { $count }
organise-player-new = A new player
organise-player-right = Put right: { $name }
organise-player-name = Surname, first name
organise-title = Title
organise-fide-id = FIDE number
organise-senses = Sight and hearing
organise-senses-of = { $senses ->
    [visually-disabled] visually disabled
    [hearing-impaired] hearing impaired
   *[ordinary] ordinary
}
organise-enter = Enter
organise-keep = Keep
organise-kept = Kept.
organise-leave = Leave it
organise-edit = Put right
organise-edit-who = Put right: { $name }
organise-withdraw = Withdraws
organise-withdraw-who = { $name } withdraws
organise-return = Plays again
organise-return-who = { $name } plays again
organise-remove = Remove
organise-remove-who = Remove { $name }
organise-players-csv = Many players at once: from a table (CSV)
organise-players-csv-told = The first line names the columns: { $columns }. Only the name has to be there. Paste the table, or choose the file.
organise-csv-file = Take it from a file …
organise-csv-foreign = The file is not in UTF-8, and letters would get lost. Save it again as CSV with UTF-8.
organise-csv-send = Enter the table
organise-csv-done = Entered.

## Rounds.

organise-too-few = Two players are needed before anything can be paired.
organise-berger = Round robin by the Berger tables
organise-berger-told = Pairs all rounds at once.
organise-cycles = Everybody meets everybody
organise-cycles-of = { $cycles ->
    [double] twice
    [double-last-two-swapped] twice, with the last two rounds of the first cycle swapped
   *[single] once
}
organise-berger-pair = Pair all rounds
organise-by-hand = By hand
organise-by-hand-told = The players stand here in the order of the list. Change what has to be changed; boards are numbered as they come.
organise-bye-of = { $bye ->
    [half-point] does not play: half a point
    [zero-point] does not play: no points
   *[pairing] bye
}
organise-swap = Swap colours
organise-free = Not paired: { $names }
organise-pair = Pair round { $round }
organise-add-board = One more board
organise-pairings-csv = From a table (CSV)
organise-pairings-csv-told = The first line names the columns: { $columns }. Players are named by their numbers.
organise-take-back = Take back the pairings
organise-board-right = Put right: board { $board }
organise-board-right-told = A player who sits at another board changes places with who sat here. A table that was laid is laid anew; seats lead to the new one.
organise-board-new = Board { $board }, new
organise-board-remove = Take the board away
organise-board-remove-sure = { $white } and { $black } will play nobody in this round, unless you pair them anew.
organise-board-remove-yes = Yes, take it away
organise-begins = The round begins
organise-to-table = To the table
organise-result-of = Result of { $white } – { $black }
organise-no-result = enter a result …

## Seats.

organise-seats-told = A seat is a link. Whoever opens it sits there, on any device, without a password. Give it only to whom it belongs.
organise-give-missing = { $count ->
    [one] Make a link for the { $count } player who has none
   *[other] Make links for the { $count } players who have none
}
organise-once = These links are shown only now, and never again once this page is closed. Print or copy them; for a link that is lost a new one can be made.
organise-print = Print the slips
organise-qr = Code of the seat: { $name }
organise-link-of = Link of the seat: { $name }
organise-slip-told = Photograph the code or type the address. It opens your board; keep it to yourself.
organise-give-one = A seat for somebody else
organise-for-whom = For whom
organise-seat-of = { $role ->
    [arbiter] an arbiter
   *[spectator] a spectator
}
organise-assistant-of = assistant of { $name }
organise-arbiter-name = Name, under which decisions stand
organise-give = Make the link
organise-given = Seats that were given
organise-given-at = given { $at }
organise-renew = New link
organise-renew-who = New link for { $name }; the old one ends
organise-revoke = Revoke
organise-revoke-who = Revoke the seat of { $name }

## Officials.

organise-in-charge = In charge of this competition
organise-dismiss = Relieve
organise-dismiss-who = Relieve { $name }
organise-official = Official of the hall
organise-appoint = Put in charge
organise-office-of = { $office ->
    [organiser] organiser
   *[arbiter] arbiter
}
organise-organiser-appoints = An organiser puts officials in charge, and invites others.
organise-forgotten = An official has forgotten the password
organise-forgotten-told = The link lets the official set a new password, once, within a day. When it is used, all sessions and tokens of the official end. Give it only to the official.
organise-forgotten-make = Make a link for a new password
organise-forgotten-link = Link with which { $name } sets a new password
organise-forgotten-withdraw-who = Withdraw the link of { $name }
organise-password = Your own password
organise-password-told = A new one has at least 10 characters. It ends all your other sessions and your tokens.
organise-password-old = Password until now
organise-password-new = New password
organise-password-change = Change the password
organise-password-changed = The password has been changed.
organise-invite = Invite another official
organise-invite-told = Whoever opens the link chooses a name and a password. Then put them in charge here.
organise-invite-whom = For whom
organise-invite-make = Make the link
organise-invite-once = This link is shown only now, and works once.
organise-invite-link = Link of the invitation
organise-invite-nobody = Invitation
organise-invite-until = until { $at }
organise-invite-withdraw = Withdraw
organise-invite-withdraw-who = Withdraw the invitation: { $name }
