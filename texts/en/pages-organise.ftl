## Organising a competition. First the next step.

organise-new = New competition
organise-not-yours = This page is for organisers and arbiters
organise-not-yours-hint = Sign in with your name and password, or open the link of your seat again.
organise-to-competition = The competition as everybody sees it
organise-parts = Sections
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
    [tables] Next: set up the boards of round { $round }
    [seats] Next: hand out the seats
    [start] Next: start round { $round }
    [play] Round { $round } is in progress
   *[over] All rounds are over
}
organise-next-hint = { $step ->
    [players] One by one, or all at once from a table. At least two are needed.
    [pair] { $system ->
        [swiss] As the rules propose it, with reasons. You may change it before you publish it.
       *[round-robin] All rounds at once by the Berger tables, or this one by hand.
    }
    [tables] Then every player has a board, and the clocks are set.
    [seats] Every player gets a link and a code that open their board on any device.
    [start] White's clocks start on all boards at once.
    [play] Results are entered automatically when games end.
   *[over] The standings are final when all results are in.
}
organise-go-players = To the players
organise-go-pair = To the pairings
organise-go-standings = To the standings
organise-arrivals = Players are absent until they arrive: the default time applies
organise-lay = Set up the boards of round { $round }
organise-give-all = Make links for all players
organise-start = Start round { $round }
organise-start-sure = { $count ->
    [one] Round { $round }: White's clock starts on { $count } board at once. Are the players there?
   *[other] Round { $round }: White's clocks start on { $count } boards at once. Are the players there?
}
organise-start-yes = { $count ->
    [one] Yes, start the clock
   *[other] Yes, start the clocks
}
organise-arbiter-starts = An arbiter in charge of this competition starts the round.
organise-take-charge = Take charge yourself

## Errors in the input.

organise-faults = { $count ->
    [one] Nothing was entered: there is { $count } mistake.
   *[other] Nothing was entered: there are { $count } mistakes.
}
organise-place = Line { $line }, column { $column }:
organise-place-line = Line { $line }:
organise-place-heading = Line { $line }, column “{ $heading }”:

## The announcement.

organise-what = General
organise-name = Name of the competition
organise-place-of = Place
organise-federation = Federation (three letters)
organise-first-day = First day
organise-last-day = Last day
organise-arbiters = Arbiters, separated by commas
organise-system = System
organise-system-of = { $system ->
    [swiss] Swiss system and similar
   *[round-robin] Round robin (all play all)
}
organise-rules = Rules of play
organise-preset = Regulations to start from
organise-as-announced = As announced
organise-as-chosen = as in the regulations chosen
organise-preset-of = { $preset ->
    [screen-10-5] On screens: 10 minutes and 5 seconds per move
    [rapid-15-10] Rapid chess: 15 minutes and 10 seconds per move
    [rapid-25-10] Rapid chess: 25 minutes and 10 seconds per move
    [fide-standard-90-30] Standard chess: 90 minutes and 30 seconds per move
    [fide-40-90-30] Standard chess: 90 minutes for 40 moves, then 30 minutes, and 30 seconds per move
    [blitz-3-2] Blitz: 3 minutes and 2 seconds per move
    [blitz-5-0] Blitz: 5 minutes
    [blitz-3-2-supervised] Supervised blitz: 3 minutes and 2 seconds per move
    [rapid-30-0-quickplay] Rapid chess: 30 minutes with a quickplay finish
    [classical-40-2h] Standard chess: 2 hours for 40 moves, then 1 hour
    [classical-40-2h-adjourned] Traditional: 2 hours for 40 moves, then 1 hour for every further 20, with adjournment
    [match-120-60-15] Match: 2 hours, 1 hour, then 15 minutes and 30 seconds per move
    [norway-2015] 2 hours for 40 moves, then 1 hour and 30 seconds per move
    [armageddon-5-4] Armageddon: White 5 minutes, Black 4
    [fischer-random-rapid] Chess960: 15 minutes and 10 seconds per move
   *[blitz-5-0-2009] Blitz of 2009: 5 minutes
}
organise-edition = Edition of the Laws
organise-edition-of = The Laws of { $edition }
organise-board = Where the moves are made
organise-board-of = { $board ->
    [enforced] on a screen that refuses illegal moves
   *[free] on a real board, where illegal moves can happen
}
organise-minutes = Other time control: minutes per game
organise-seconds = and seconds per move
organise-late = Default time, in minutes
organise-as-text = The complete regulations as text (TOML)
organise-as-text-hint = The choices above are written here. Everything else that regulations can contain may be added; errors are shown with their line.
organise-back-to-choices = Back to the choices above
organise-explained = This is how it will be played
organise-tie-breaks-usual = None chosen: the usual tie-breaks of the system apply.
organise-tie-break-add = Add
organise-tie-break-which = choose …
organise-tie-break-up = Move up: { $name }
organise-tie-break-down = Move down: { $name }
organise-tie-break-remove = Remove
organise-tie-break-remove-who = Remove: { $name }
organise-watching = Spectators
organise-visibility = Who may watch
organise-visibility-of = { $who ->
    [seated] only people with a seat, and officials
   *[public] everybody
}
organise-delay-minutes = Delay in minutes
organise-delay-moves = Delay in half-moves
organise-delay-hint = Spectators, the demonstration and broadcasts see the games with this delay. Arbiters see them at once.
organise-open = Create the competition
organise-announce-anew = Update the announcement
organise-announced = Announced.
organise-anew-hint = Games already set up stay as they are.

## Players.

organise-players = Players: { $count }
organise-player-new = New player
organise-player-right = Edit: { $name }
organise-player-name = Surname, first name
organise-title = Title
organise-fide-id = FIDE ID
organise-senses = Sight and hearing
organise-senses-of = { $senses ->
    [visually-disabled] visually disabled
    [hearing-impaired] hearing impaired
   *[ordinary] no impairment
}
organise-enter = Enter
organise-keep = Save
organise-kept = Saved.
organise-leave = Cancel
organise-edit = Edit
organise-edit-who = Edit: { $name }
organise-withdraw = Withdraw
organise-withdraw-who = Withdraw { $name }
organise-withdraw-sure = { $count ->
    [0] { $name } is not paired any more. You can reinstate the player.
    [one] { $name } is not paired any more, but stays on { $count } board that is paired already: correct it, or enter the result there. You can reinstate the player.
   *[other] { $name } is not paired any more, but stays on { $count } boards that are paired already: correct them, or enter the results there. You can reinstate the player.
}
organise-withdraw-yes = Yes, withdraw
organise-return = Reinstate
organise-return-who = Reinstate { $name }
organise-remove = Remove
organise-remove-who = Remove { $name }
organise-players-csv = Many players at once: from a table (CSV)
organise-players-csv-hint = The first line names the columns: { $columns }. Only the name is required. Paste the table, or choose the file.
organise-csv-file = Choose a file …
organise-csv-foreign = The file is not in UTF-8, so some letters would be lost. Save it again as CSV with UTF-8.
organise-csv-send = Enter the table
organise-csv-done = Entered.

## Rounds.

organise-too-few = At least two players are needed for a pairing.
organise-berger = Round robin by the Berger tables
organise-berger-hint = Pairs all rounds at once.
organise-cycles = All players meet each other
organise-cycles-of = { $cycles ->
    [double] twice
    [double-last-two-swapped] twice, with the last two rounds of the first cycle swapped
   *[single] once
}
organise-berger-pair = Pair all rounds
organise-by-hand = By hand
organise-by-hand-hint = The players are in the order of the list. Change the pairings as needed; boards are numbered in this order.
organise-bye-of = { $bye ->
    [full-point] full-point bye
    [half-point] half-point bye
    [zero-point] zero-point bye
   *[pairing] bye
}
organise-swap = Swap colours
organise-free = Not paired: { $names }
organise-pair = Pair round { $round }
organise-add-board = Add a board
organise-pairings-csv = From a table (CSV)
organise-pairings-csv-hint = The first line names the columns: { $columns }. Players are identified by their numbers.
organise-take-back = Delete the pairings
organise-take-back-sure = The pairings of round { $round } are deleted, with the boards that are set up. Then the round can be paired again.
organise-take-back-yes = Yes, delete them
organise-undo-start = Undo the start
organise-undo-start-sure = { $count ->
    [one] On { $count } board no move has been made: its clock goes back to full time, and it waits for a new start. Boards with moves stay as they are.
   *[other] On { $count } boards no move has been made: their clocks go back to full time, and they wait for a new start. Boards with moves stay as they are.
}
organise-undo-start-yes = Yes, undo the start
organise-undo-tables = Take the boards away
organise-undo-tables-sure = { $count ->
    [one] { $count } board that has not been started is taken away; the pairing stays. Then its result can be entered by hand, or the board be set up again.
   *[other] { $count } boards that have not been started are taken away; the pairings stay. Then their results can be entered by hand, or the boards be set up again.
}
organise-undo-tables-yes = Yes, take them away
organise-late-hint = { $system ->
    [swiss] They are paired from the next round on. For this round add a board, or delete its pairings before it starts and pair it again.
   *[round-robin] { $begun ->
        [yes] Rounds have begun, so the Berger tables cannot be made again: pair the later rounds by hand.
       *[no] Nothing has been played yet: delete all pairings and pair all rounds again, with everybody.
    }
}
organise-unpair-all = Delete all pairings
organise-unpair-all-sure = The pairings of all rounds are deleted. Then all rounds can be paired again, with all players.
organise-board-right = Edit: board { $board }
organise-board-right-hint = A player from another board changes places with the player at this board. A game already set up is set up again; seats lead to the new one.
organise-board-new = Board { $board }, new
organise-board-remove = Remove the board
organise-board-remove-sure = { $white } and { $black } will have no game in this round unless you pair them again.
organise-board-remove-yes = Yes, remove it
organise-begins = Start of the round
organise-to-table = To the game
organise-result-of = Result of { $white } – { $black }
organise-no-result = enter a result …

## Seats.

organise-seats-hint = Every seat has its link. Anyone who opens it takes that seat, on any device, without a password. Give it only to the person it belongs to.
organise-give-missing = { $count ->
    [one] Make a link for the { $count } player who has none
   *[other] Make links for the { $count } players who have none
}
organise-only-here = Tablets and phones cannot open these links: { $address } is only this computer. Start the hall with { $command } (or { $make }), then make the links.
organise-only-here-other = Tablets and phones cannot open these links: { $address } is only this computer. Choose an address of the network below.
organise-address = Address in the links
organise-address-is = The links begin with { $address }
organise-certificate = The hall uses a certificate of its own, so browsers warn the first time.
organise-certificate-how = How to trust it
organise-renew-all = New links for all players
organise-renew-all-sure = { $count ->
    [one] { $count } player gets a new link; the old one stops working at once, also on devices where it is in use.
   *[other] { $count } players get new links; the old ones stop working at once, also on devices where they are in use.
}
organise-renew-all-yes = Yes, make new links
organise-once = These links are shown only now, and never again once this page is closed. Print or copy them; a lost link can be replaced by a new one.
organise-print = Print the slips
organise-qr = Code of the seat: { $name }
organise-link-of = Link of the seat: { $name }
organise-slip-hint = Scan the code or type the address. It opens your board; keep it to yourself.
organise-slip-board = Round { $round }, board { $board }: { $colour ->
    [white] White
   *[black] Black
}
organise-slip-only-here = These links work only on the computer of the hall ({ $address }), not on tablets and phones. Open the hall to the network and print new ones.
organise-give-one = A seat for somebody else
organise-for-whom = For whom
organise-seat-of = { $role ->
    [arbiter] an arbiter
   *[spectator] a spectator
}
organise-assistant-of = assistant of { $name }
organise-arbiter-name = Name with which decisions are signed
organise-give = Make the link
organise-given = Seats given out
organise-given-at = given { $at }
organise-renew = New link
organise-renew-who = New link for { $name }; the old one stops working
organise-revoke = Revoke
organise-revoke-who = Revoke the seat of { $name }
organise-revoked-at = revoked { $at }
organise-program = A program plays at this seat (bot)
organise-program-mark = program
organise-remove-name = Remove the name
organise-remove-name-who = Remove the name: { $name }
organise-remove-name-question = The name { $name } is removed for ever, from this seat and from the decisions that it has signed. The decisions stay.

## Officials.

organise-in-charge = In charge of this competition
organise-dismiss = Remove
organise-dismiss-who = Remove { $name }
organise-official = Official of the hall
organise-appoint = Put in charge
organise-office-of = { $office ->
    [organiser] organiser
   *[arbiter] arbiter
}
organise-organiser-appoints = Organisers put officials in charge and invite others.
organise-forgotten = An official has forgotten the password
organise-forgotten-hint = The link lets the official set a new password, once, within a day. When it is used, all sessions and tokens of the official end. Give it only to the official.
organise-forgotten-make = Make a link for a new password
organise-forgotten-link = Link with which { $name } sets a new password
organise-forgotten-withdraw-who = Withdraw the link of { $name }
organise-password = Your password
organise-password-hint = At least { $least } characters. Your other sessions and your tokens end.
organise-password-old = Current password
organise-password-new = New password
organise-password-change = Change the password
organise-password-changed = The password has been changed.
organise-second-factor = { $is ->
    [on] Second factor for signing in: on
   *[off] Set up a second factor for signing in
}
organise-factor-of = { $name } signs in with a second factor.
organise-factor-remove = Remove it
organise-factor-remove-who = Remove the second factor of { $name }
organise-invite = Invite another official
organise-invite-hint = The person who opens the link chooses a name and a password. Then put that person in charge here.
organise-invite-whom = For whom
organise-invite-make = Make the link
organise-invite-once = This link is shown only now, and works once.
organise-invite-link = Invitation link
organise-invite-nobody = Invitation
organise-invite-until = until { $at }
organise-invite-withdraw = Withdraw
organise-invite-withdraw-who = Withdraw the invitation: { $name }

## A Swiss round, as the rules propose it.

organise-rounds = Number of rounds
organise-proposal = Round { $round } as the rules propose it
organise-proposal-hint = By the Dutch system of FIDE, in the order of the start numbers. Nothing is fixed until you publish it.
organise-proposal-board = Board
organise-why = Why
organise-floaters = Moved down to a lower score group
organise-initial-colour = Initial colour
organise-initial-colour-hint = The colour that the player with the first number has in round 1. It is drawn by lot before the round.
organise-by-lot = Draw lots
organise-requested-byes = Byes in this and later rounds
organise-requested-byes-hint = Players who asked for a bye, or who are away. They are not paired in that round.
organise-bye-player = Player
organise-bye-kind = Bye
organise-bye-add = Add the bye
organise-bye-round = Round
organise-requested-bye = Round { $round } – { $bye }
organise-acceleration = Accelerated rounds
organise-acceleration-of = { $acceleration ->
    [baku] by the Baku method: favourites meet earlier
   *[none] none
}
organise-start-list = Start numbers
organise-start-list-hint = Pairings follow the start numbers. They can be changed until the first round is paired; players who come later get the next number.
organise-start-is-by-rating = The players are in the order of their ratings.
organise-start-not-by-rating = The players are not in the order of their ratings.
organise-start-by-rating = Order by rating
organise-start-order-of = { $order ->
    [by-rating] by rating, then title and name
   *[as-they-are] as they are in the list now
}
organise-player-up = Move up: { $name }
organise-player-down = Move down: { $name }
organise-forbidden = Players who must not meet
organise-forbidden-hint = For example members of one family. The rules do not pair them with each other.
organise-forbidden-add = Add the pair
organise-forbidden-of = { $last ->
    [0] { $names }, from round { $first } on
   *[other] { $names }, rounds { $first } to { $last }
}
organise-two-players = Two players
organise-first-player = First player
organise-second-player = Second player
organise-why-not = Why do they not meet?
organise-change-places = Let them change places
organise-changed = Changed by you.
organise-changed-here = Changed. By the rules: { $pairs }.
organise-as-proposed = Back to the proposal
organise-publish = Publish round { $round }

## Tournament files and rating lists.

organise-trf = From a tournament file (TRF)
organise-trf-hint = Players, pairings and results from a TRF file, as pairing programs write it. Only while there are no players yet.
organise-rating-list = Ratings from a list
organise-rating-list-hint = Fills in rating, title, federation, FIDE ID and year of birth from FIDE’s rating list (TXT or XML) or a table (CSV). Players are found by FIDE ID, otherwise by name. The file is read on your computer; only the lines about your players are sent.
organise-rating-list-done = { $missing ->
    [0] Found: all { $found }.
   *[other] Found: { $found }. Not found: { $names }.
}

## Personal data, and what is no longer needed.

organise-csv-other-encoding = “{ $name }” is not in UTF-8. The hall recognises its encoding when you send it.
organise-players-csv-columns = No., Name (or Surname and Name), Title, Federation, Rating, FIDE ID, National ID, National rating, Birth year, Sex, Club, Sight and hearing
organise-players-csv-example =
    Surname;Name;Federation;Rating
    Novak;Ana;SLO;1850
    Kovač;Jan;SLO;1790
organise-national-id = National ID
organise-birth-year = Year of birth
organise-sex = Sex
organise-sex-of = { $sex ->
    [f] female
   *[m] male
}
organise-erase = Remove personal data
organise-erase-who = Remove personal data: { $name }
organise-erase-question = Name, birth, IDs, club and everything else about { $name } is destroyed for ever. Pairings and results stay, under the number.
organise-put-away = Put away or delete
organise-archive = Put away
organise-archive-hint = A competition that is put away is no longer on the start page. It can still be read by its address.
organise-is-archived = This competition is put away: it is not on the start page.
organise-unarchive = Show on the start page again
organise-delete = Delete the competition
organise-delete-hint = All personal data of players and seats is destroyed for ever, and the pages of the competition are gone. Download PGN, standings and the record before. To confirm, type its name: { $name }
organise-delete-name = Type the name of the competition
organise-delete-for-ever = Delete for ever
organise-all-officials = All officials of the hall
organise-all-officials-hint = A disabled official cannot sign in. Removing destroys the name and the account for ever; decisions stay without the name.
organise-disabled = disabled
organise-disable = Disable
organise-disable-who = Disable { $name }
organise-enable = Enable
organise-enable-who = Enable { $name }
organise-remove-official-question = The account and the name of { $name } are destroyed for ever. Decisions stay, without the name.

organise-backup = Backup
organise-backup-hint = A backup is a copy of the whole hall at this moment, with the data of all players and the password hashes of the officials. Games continue meanwhile. Keep it where nobody else can read it. The key for sealed moves is not in it: whoever runs the hall has to keep that file too, in another place.
organise-backup-make = Make a backup
organise-backup-making = The backup is being made …
organise-backup-made = The backup is whole. Games: { $games }; entries: { $entries }.
organise-backup-not-whole = The backup was made, but something in the database is damaged or missing. Call whoever runs the hall.
organise-backup-kept = The newest ten are also kept beside the database.
organise-backup-take = Download { $name } ({ $size } MB)
