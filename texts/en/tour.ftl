## The guided tour: one sentence before each command.

tour-welcome = Adoube: the FIDE Laws of Chess, executable. A short tour of the board.
tour-show = A board to look at. Here White has just given the scholar's mate.
tour-illegal = Any arrangement of pieces can be set up. An illegal position is shown too, with all its faults.
tour-moves = The legal moves in your own notation, written as the Laws prescribe.
tour-announce = The same moves as they are announced to a blind player.
tour-notation = A scoresheet as players really write it, here in Serbian Cyrillic, put into English notation, with remarks.
tour-wrong-move = An impossible move: what is wrong, where, and what was possible.
tour-chess960 = Chess960: any of the 960 start positions by its number.
tour-not-a-start = And a position that is not one of them: every broken condition is named.
tour-winnable = Who can still win? The answer is not a table of material, but moves that end in mate, or the reason why there are none.
tour-dead = A dead position ends the game at once; here is one, and why.
tour-perft = And it is fast: every line of legal moves, counted.
tour-end = In other languages: adoube tour --lang { $languages }. For programs, add --json. More: adoube --help.
