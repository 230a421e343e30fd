## The guided tour: one sentence before each command.

tour-welcome = Adoube: the FIDE Laws of Chess, executable. A short tour of the board.
tour-show = A board to look at. Here White has just given the scholar's mate.
tour-illegal = A hand can put anything on a board. An illegal board is shown too, and all its faults are named.
tour-moves = The legal moves in your own notation, written as the Laws prescribe.
tour-announce = The same moves as they are announced to a player who cannot see.
tour-notation = A scoresheet as players really write it, here in Serbian Cyrillic, put into English notation, with remarks.
tour-wrong-move = A move that cannot be: what is wrong, where, and what was possible.
tour-chess960 = Chess960: any of the 960 start positions by its number.
tour-not-a-start = And a position that is not one of them: every broken condition is named.
tour-winnable = Who can still win? Not a table of material answers, but moves that end in mate, or the reason why there are none.
tour-dead = A dead position ends the game at once; here is one, and why.
tour-perft = And it is fast: every line of legal moves, counted.
tour-end = In other languages: adoube tour --lang sl, hr, sr-Latn or sr-Cyrl. For programs, add --json. More: adoube --help.
