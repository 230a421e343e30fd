## The accessible board in text. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

text-board-title = Accessible board (text)
text-board-free-game = { $white } – { $black }
text-board-answer = Answer
text-board-now = The game now
text-board-clocks = Clocks
text-board-board = Board
text-board-board-show = The board as a table
text-board-board-corner = Rank
text-board-sheet = Your scoresheet
text-board-sheet-show = What is written on it
text-board-acts = What you may do
text-board-acts-more = Everything else you may do
text-board-commands = Commands
text-board-commands-show = All commands, with their short forms
text-board-help-answer = Commands: { $words }. The list at the end of the page says what each of them does.
text-board-field = Move or command
text-board-hint = A move in any notation: { $examples }. “{ $help }” lists the commands.
text-board-send = Send
text-board-look-again = Refresh
text-board-wait = Wait until something happens
text-board-home = Your games
text-board-sighted = Graphical board
text-board-language = Language
text-board-aids = Voice and sounds
text-board-speech = Read aloud
text-board-sounds = Sounds
text-board-line-lost = The connection is lost. The page reconnects automatically.

## Who reads, and how the game stands.

text-board-as = { $who ->
    [white] You have White.
    [black] You have Black.
    [white-assistant] You are the assistant of the player with the white pieces.
    [black-assistant] You are the assistant of the player with the black pieces.
    [arbiter] You are watching as the arbiter.
   *[spectator] You are watching.
}
text-board-your-move = You have the move.
text-board-before-start = The game has not started yet.
text-board-adjourned = The game is adjourned.
text-board-void = The game is void.
text-board-under = { $sentence } { $count ->
    [1] Article
   *[other] Articles
} { $articles }.
text-board-last = { $colour ->
    [white] White: { $announced }, { $written }.
   *[black] Black: { $announced }, { $written }.
}
text-board-last-move = Last move. { $move }
text-board-no-move = No move has been made yet.
text-board-last-unsayable = The last move cannot be put into words. Ask where the pieces are.
text-board-offer = { $colour ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
text-board-no-offer = No draw is offered.
text-board-bound = Only one of these may be played: { $moves }.
text-board-complete-sheet = You must update your scoresheet first.
text-board-nothing-new = Nothing new.
text-board-done = Done.

## Clocks and counts.

text-board-clock = { $state ->
    [flag] { $colour ->
        [white] White: { $time }, the flag has fallen.
       *[black] Black: { $time }, the flag has fallen.
    }
    [runs] { $colour ->
        [white] White: { $time }, the clock is running.
       *[black] Black: { $time }, the clock is running.
    }
   *[stands] { $colour ->
        [white] White: { $time }.
       *[black] Black: { $time }.
    }
}
text-board-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
text-board-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
text-board-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
text-board-counter = The clock's move counter shows { $white } for White and { $black } for Black.
text-board-sheet-number = The last entry on your scoresheet is for move { $number }.
text-board-sheet-empty = Nothing is written on your scoresheet.
text-board-no-count = The number of moves is not available to you.
text-board-no-sheet = No scoresheet is available to you.

## The pieces and where they stand.

text-board-piece = { $colour ->
    [white] { $role ->
        [king] white king
        [queen] white queen
        [rook] white rook
        [bishop] white bishop
        [knight] white knight
       *[pawn] white pawn
    }
   *[black] { $role ->
        [king] black king
        [queen] black queen
        [rook] black rook
        [bishop] black bishop
        [knight] black knight
       *[pawn] black pawn
    }
}
text-board-empty = empty
text-board-stands = { $square }: { $piece }
text-board-square = { $square }: { $piece }.
text-board-where = { $piece }: { $squares }.
text-board-where-none = { $piece }: none.
text-board-rank = Rank { $line }: { $pieces }.
text-board-rank-empty = Rank { $line } is empty.
text-board-file = File { $line }: { $pieces }.
text-board-file-empty = File { $line } is empty.
text-board-possible = Possible: { $moves }.
text-board-possible-none = No move is possible from there.
text-board-possible-untold = Possible moves are not shown in this game.

## What was typed.

text-board-not-understood = “{ $text }” is neither a move nor a command. “{ $help }” lists the commands.
text-board-ambiguous = “{ $text }” can mean several moves: { $moves }. Type one of them.
text-board-no-such-move = “{ $text }” is not a legal move here. Similar: { $moves }.
text-board-no-position = Give both squares of the move here, such as { $example }.
text-board-only-looking = You are only watching: only the players make moves.
text-board-not-now = That cannot be done now.
text-board-text-missing = The field “{ $act }” must be filled in.
text-board-move-optional = Intended move; leave it empty if the position is already on the board
text-board-text = What you want to say
text-board-move-text = Move
text-board-line-number = Half-move, counted from 1
text-board-square-of-piece = The square of the piece
text-board-area = What you leave
text-board-area-of = { $area ->
    [venue] the playing venue
   *[playing-area] the playing area
}
text-board-duty = What the assistant is for
text-board-duty-of = { $duty ->
    [moving] to move the pieces
    [pressing] to press the clock
   *[recording] to keep the score
}
text-board-matter = What is wrong
text-board-resign-sure = Do you really want to resign? This cannot be undone.
text-board-resign-yes = Yes, I resign
text-board-resign-no = No, back to the game

## What each command does.

text-board-tells-clocks = what the clocks show
text-board-tells-last = the last move
text-board-tells-turn = which player has the move
text-board-tells-where = where a piece is: { $example }
text-board-tells-scan = the pieces on a rank or a file: { $example }
text-board-tells-square = the piece on a square: { $example }
text-board-tells-possible = the possible moves of a piece, if they are shown in this game: { $example }
text-board-tells-number = the number of moves, if it is available to you
text-board-tells-offers = whether a draw is offered
text-board-tells-sheet = what is written on your scoresheet
text-board-tells-again = the state of the game again; an empty field does the same
text-board-tells-help = this list
text-board-does-draw = offers a draw
text-board-does-accept = accepts a draw
text-board-does-decline = declines a draw
text-board-does-resign = resigns, after you confirm it
text-board-does-repetition = claims a draw by repetition, also with an intended move
text-board-does-fifty = claims a draw under the fifty-move rule, also with an intended move
text-board-does-flag = claims a flag-fall
text-board-does-press = presses the clock
text-board-does-announce = announces a move
text-board-does-repeat = repeats the announced move
text-board-does-arbiter = calls the arbiter, and says why

## The words of each command, set apart by commas; the short one first.

text-board-words-clocks = c, clock, clocks, time
text-board-words-last = l, last, last move
text-board-words-turn = t, turn, who, whose move
text-board-words-where = p, piece, where, where is, where are
text-board-words-scan = s, scan
text-board-words-square = w, what, on, square
text-board-words-possible = m, moves, possible
text-board-words-number = n, number, move number
text-board-words-offers = o, offer, offers
text-board-words-sheet = sheet, scoresheet
text-board-words-again = r, repeat, again, status
text-board-words-help = h, help, ?
text-board-words-draw = draw, offer draw, offer a draw
text-board-words-accept = accept, accept draw
text-board-words-decline = decline, decline draw
text-board-words-resign = resign, i resign
text-board-words-repetition = repetition, claim repetition, threefold
text-board-words-fifty = fifty, claim fifty
text-board-words-flag = flag, claim flag
text-board-words-press = press, press clock
text-board-words-announce = announce
text-board-words-repeat = repeat
text-board-words-arbiter = arbiter, call arbiter

## The words of pieces, and words that may stand between.

text-board-words-king = king, kings
text-board-words-queen = queen, queens
text-board-words-rook = rook, rooks
text-board-words-bishop = bishop, bishops
text-board-words-knight = knight, knights
text-board-words-pawn = p, pawn, pawns
text-board-words-between = the, is, are, my, rank, file, square, on, of, with

## Pages around it.

text-board-sign-in = Sign in
text-board-sign-in-password = Password
text-board-sign-in-button = Sign in
text-board-competitions = Games you may watch
