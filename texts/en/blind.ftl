## The accessible board in text. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

blind-title = Accessible board (text)
blind-free-game = { $white } – { $black }
blind-answer = Answer
blind-now = The game now
blind-clocks = Clocks
blind-board = Board
blind-board-show = The board as a table
blind-board-corner = Rank
blind-sheet = Your scoresheet
blind-sheet-show = What is written on it
blind-acts = What you may do
blind-acts-more = Everything else you may do
blind-commands = Commands
blind-commands-show = All commands, with their short forms
blind-field = Move or command
blind-hint = A move in any notation: { $examples }. “{ $help }” lists the commands.
blind-send = Send
blind-look-again = Refresh
blind-wait = Wait until something happens
blind-home = Your games
blind-sighted = Graphical board
blind-language = Language
blind-aids = Voice and sounds
blind-speech = Read aloud
blind-sounds = Sounds
blind-line-lost = The connection is lost. The page reconnects automatically.

## Who reads, and how the game stands.

blind-as = { $who ->
    [white] You have White.
    [black] You have Black.
    [white-assistant] You are the assistant of the player with the white pieces.
    [black-assistant] You are the assistant of the player with the black pieces.
    [arbiter] You are watching as the arbiter.
   *[spectator] You are watching.
}
blind-your-move = You have the move.
blind-before-start = The game has not started yet.
blind-adjourned = The game is adjourned.
blind-void = The game is void.
blind-under = { $sentence } { $count ->
    [1] Article
   *[other] Articles
} { $articles }.
blind-last = { $colour ->
    [white] White: { $announced }, { $written }.
   *[black] Black: { $announced }, { $written }.
}
blind-last-move = Last move. { $move }
blind-no-move = No move has been made yet.
blind-last-unsayable = The last move cannot be put into words. Ask where the pieces are.
blind-offer = { $colour ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
blind-no-offer = No draw is offered.
blind-bound = Only one of these may be played: { $moves }.
blind-complete-sheet = You must update your scoresheet first.
blind-nothing-new = Nothing new.
blind-done = Done.

## Clocks and counts.

blind-clock = { $state ->
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
blind-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
blind-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
blind-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
blind-counter = The clock's move counter shows { $white } for White and { $black } for Black.
blind-sheet-number = The last entry on your scoresheet is for move { $number }.
blind-sheet-empty = Nothing is written on your scoresheet.
blind-no-count = The number of moves is not available to you.
blind-no-sheet = No scoresheet is available to you.

## The pieces and where they stand.

blind-piece = { $colour ->
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
blind-empty = empty
blind-stands = { $square }: { $piece }
blind-square = { $square }: { $piece }.
blind-where = { $piece }: { $squares }.
blind-where-none = { $piece }: none.
blind-rank = Rank { $line }: { $pieces }.
blind-rank-empty = Rank { $line } is empty.
blind-file = File { $line }: { $pieces }.
blind-file-empty = File { $line } is empty.
blind-possible = Possible: { $moves }.
blind-possible-none = No move is possible from there.
blind-possible-untold = Possible moves are not shown in this game.

## What was typed.

blind-not-understood = “{ $text }” is neither a move nor a command. “{ $help }” lists the commands.
blind-ambiguous = “{ $text }” can mean several moves: { $moves }. Type one of them.
blind-no-such-move = “{ $text }” is not a legal move here. Similar: { $moves }.
blind-no-position = Give both squares of the move here, such as { $example }.
blind-only-looking = You are only watching: only the players make moves.
blind-not-now = That cannot be done now.
blind-text-missing = The field “{ $act }” must be filled in.
blind-move-optional = Intended move; leave it empty if the position is already on the board
blind-text = What you want to say
blind-move-text = Move
blind-line-number = Half-move, counted from 1
blind-square-of-piece = The square of the piece
blind-area = What you leave
blind-area-of = { $area ->
    [venue] the playing venue
   *[playing-area] the playing area
}
blind-duty = What the assistant is for
blind-duty-of = { $duty ->
    [moving] to move the pieces
    [pressing] to press the clock
   *[recording] to keep the score
}
blind-matter = What is wrong
blind-resign-sure = Do you really want to resign? This cannot be undone.
blind-resign-yes = Yes, I resign
blind-resign-no = No, back to the game

## What each command does.

blind-tells-clocks = what the clocks show
blind-tells-last = the last move
blind-tells-turn = which player has the move
blind-tells-where = where a piece is: { $example }
blind-tells-scan = the pieces on a rank or a file: { $example }
blind-tells-square = the piece on a square: { $example }
blind-tells-possible = the possible moves of a piece, if they are shown in this game: { $example }
blind-tells-number = the number of moves, if it is available to you
blind-tells-offers = whether a draw is offered
blind-tells-sheet = what is written on your scoresheet
blind-tells-again = the state of the game again; an empty field does the same
blind-tells-help = this list
blind-does-draw = offers a draw
blind-does-accept = accepts a draw
blind-does-decline = declines a draw
blind-does-resign = resigns, after you confirm it
blind-does-repetition = claims a draw by repetition, also with an intended move
blind-does-fifty = claims a draw under the fifty-move rule, also with an intended move
blind-does-flag = claims a flag-fall
blind-does-press = presses the clock
blind-does-announce = announces a move
blind-does-repeat = repeats the announced move
blind-does-arbiter = calls the arbiter, and says why

## The words of each command, set apart by commas; the short one first.

blind-words-clocks = c, clock, clocks, time
blind-words-last = l, last, last move
blind-words-turn = t, turn, who, whose move
blind-words-where = p, piece, where, where is, where are
blind-words-scan = s, scan
blind-words-square = w, what, on, square
blind-words-possible = m, moves, possible
blind-words-number = n, number, move number
blind-words-offers = o, offer, offers
blind-words-sheet = sheet, scoresheet
blind-words-again = r, repeat, again, status
blind-words-help = h, help, ?
blind-words-draw = draw, offer draw, offer a draw
blind-words-accept = accept, accept draw
blind-words-decline = decline, decline draw
blind-words-resign = resign, i resign
blind-words-repetition = repetition, claim repetition, threefold
blind-words-fifty = fifty, claim fifty
blind-words-flag = flag, claim flag
blind-words-press = press, press clock
blind-words-announce = announce
blind-words-repeat = repeat
blind-words-arbiter = arbiter, call arbiter

## The words of pieces, and words that may stand between.

blind-words-king = king, kings
blind-words-queen = queen, queens
blind-words-rook = rook, rooks
blind-words-bishop = bishop, bishops
blind-words-knight = knight, knights
blind-words-pawn = p, pawn, pawns
blind-words-between = the, is, are, my, rank, file, square, on, of, with

## Pages around it.

blind-sign-in = Sign in
blind-sign-in-password = Password
blind-sign-in-button = Sign in
blind-competitions = Games you may watch
