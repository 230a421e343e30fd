## Looking provisions up. $articles is a list of article numbers, $edition a year.

provision-kind = { $kind ->
    [rule] rule
    [procedure] procedure
    [record] record
    [arbiter] arbiter's judgement
   *[physical] equipment or conduct
}
chapter-title = { $subject ->
    [scope] What the Laws cover
    [preface] Preface
    [nature] The game and its aim
    [setup] The initial position of the pieces
    [moves] The moves of the pieces
    [touching] The act of moving the pieces
    [ending] The completion of the game
    [clock] The chess clock
    [irregularities] Irregularities
    [scoresheet] The recording of the moves
    [draws] Drawn games
    [points] Points
    [conduct] Conduct of the players
    [arbiter] The arbiter
    [fide] Questions to FIDE
    [rapid] Rapid chess
    [blitz] Blitz
    [notation] Algebraic notation
    [blind] Blind and visually disabled players
    [adjournment] Adjourned games
    [chess960] Chess960
    [quickplay] Quickplay finish
    [quickplay-without-arbiter] Quickplay finish without an arbiter
   *[glossary] Glossary
}
laws-in-force = The Laws of { $edition }, in force today.
edition-listed = in force from { $day }, { $complete ->
    [yes] complete
   *[no] as far as known
}: { $provisions } provisions, { $unverified ->
    [0] every number verified
    [one] { $unverified } number not verified
   *[other] { $unverified } numbers not verified
}.
edition-known = { $edition ->
    [2005] Read in full in the Serbian translation.
    [2009] Read in full in the Slovenian and the Serbian translation.
    [2014] Known from the parts of the text that could be read, in English and Spanish, and from tables of changes; the rest is as in the neighbouring editions.
    [2017] Read in full in the Slovenian and the Croatian translation.
    [2018] Known from the English text, compared with that of 2017; what it did not change is as there.
    [2023] Known from the English text in the FIDE Arbiters' Manual of May 2025, compared with that of 2018; what it did not change is as there.
   *[other] As far as its changes are known.
}
provision-before = Otherwise in { $editions }: { $text }
provision-absent = The Laws of { $edition } do not have it.
provision-elsewhere = In other editions: { $articles }.
provision-unverified = ? The number was not verified: it follows the neighbouring editions.
article-parts = Parts of it: { $articles }.

search-found = Provisions found: { $count }.
search-more = And { $count } more: --limit shows them.
search-nothing = Nothing was found for “{ $text }”.

diff-new = New in { $edition }: { $count }
diff-gone = No longer in { $edition }: { $count }
diff-changed = Changed: { $count }
diff-renumbered = Renumbered: { $count }
diff-same = The same in both, under the same number: { $count }.

error-no-article = The Laws of { $edition } have no article { $article }.
error-no-provision = “{ $text }” is neither the number of an article nor the name of a provision.
help-nearest-articles = Nearest: { $articles }.
help-article-elsewhere = Editions that have such a number: { $editions }.
help-law-search = To look for words: adoube law search { $text }
term-nothing = The glossary has no term { $text }.
term-in-the-laws = In the Laws:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.
## The sentence is that of one edition: $edition is its year, and SINCE($edition, 2009, 2014) is the last of these years
## that it has reached, or none of them. Numbers come from the tables of the rules, by name.

## What the document is, and whom it binds.

law-scope-of-the-laws = { SINCE($edition, 2009, 2014, 2017, 2018, 2023) ->
    [2009] The Laws cover play over the board; their English text, adopted in Dresden in November 2008 and in force from 1 July 2009, is the authentic one. In them “he” includes “she”.
    [2014] The Laws cover play over the board, in two parts: the Basic Rules of Play and the Competition Rules; their English text, adopted in Tallinn in October 2013 and in force from 1 July 2014, is the authentic one. In them “he” includes “she”.
    [2017] The Laws cover play over the board, in two parts: the Basic Rules of Play and the Competition Rules; their English text, adopted in Baku in 2016 and by the Presidential Board in Athens in 2017 and in force from 1 July 2017, is the authentic one. In them “he” includes “she”.
    [2018] The Laws cover play over the board, in two parts: the Basic Rules of Play and the Competition Rules; their English text, adopted in Göynük in October 2017 and in force from 1 January 2018, is the authentic one. In them “he” includes “she”.
    [2023] The Laws cover play over the board, in two parts: the Basic Rules of Play and the Competition Rules; their English text, adopted in Chennai in August 2022 and in force from 1 January 2023, is the authentic one.
   *[before] The Laws cover play over the board; their English text, adopted in Calvià in October 2004 and in force from 1 July 2005, is the authentic one. In them “he” includes “she”.
}
law-cases-not-regulated = Cases that the Laws do not regulate are decided by comparison with similar ones that they do. The Laws assume that arbiters are competent, sensible and fully objective, and leave them the freedom to decide by fairness, logic and the special circumstances.
law-federation-house-rules = A federation may introduce more detailed rules, provided that they do not conflict with the Laws, hold only within its own territory, and are not used in FIDE, title or rated events.
law-rated-only-under-the-laws = A game can be rated by FIDE only if it was played under the Laws, and it is recommended that other competitive games be played under them too.
law-rulings-by-fide = A member federation may ask FIDE for a ruling on a question about the Laws.

## The nature of the game, the board and the pieces.

law-game-of-chess = Chess is played by two opponents, who move their pieces on a square board.
law-players-move-alternately = Two opponents move their pieces alternately on a square board, the chessboard; White, who has the light-coloured pieces, makes the first move, and Black, who has the dark-coloured ones, makes the next.
law-having-the-move = A player has the move as soon as the opponent's move has been made.
law-aim-of-the-game = The aim is to attack the opponent's king so that the opponent has no legal move; that is checkmate: the player who achieves it wins, and the player whose king is checkmated loses. Leaving or exposing one's own king to attack and capturing the opponent's king are not allowed.
law-aim-out-of-reach = If neither player can possibly checkmate, the game is drawn.
law-chessboard = The chessboard has eight by eight, that is 64 equal squares, alternately light (white) and dark (black), and lies between the players with a light square in the corner at each player's right hand.
law-set-of-pieces = At the start one player has 16 light-coloured (white) pieces and the other 16 dark-coloured (black) ones: each has a king, a queen, two rooks, two bishops, two knights and eight pawns.
law-initial-position = At the start White's rook, knight, bishop, queen, king, bishop, knight and rook stand on a1 to h1 and the white pawns on the second rank; the black pieces stand opposite them, on the eighth and the seventh.
law-files-ranks-diagonals = The eight vertical columns of squares are files, the eight horizontal rows are ranks, and straight lines of squares of one colour that touch at the corners, from one edge of the board to an adjacent one, are diagonals.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = A piece cannot move to a square occupied by a piece of its own colour.
law-capture = A piece that moves to a square occupied by an opponent's piece captures it, and the captured piece is removed from the board as part of the same move.
law-attack = A piece attacks an opponent's piece if it could capture it on its square, and it attacks a square even if it may not move there because its own king would be left or placed in check.
law-bishop-move = The bishop moves any distance along a diagonal on which it stands.
law-rook-move = The rook moves any distance along its file or its rank.
law-queen-move = The queen moves any distance along its file, its rank or a diagonal.
law-no-jumping-over-pieces = Bishop, rook and queen cannot move over a piece in their way.
law-knight-move = The knight moves to one of the nearest squares that are not on its own file, rank or diagonal.
law-pawn-step = The pawn moves one square straight forward if that square is unoccupied.
law-pawn-double-step = On its first move the pawn may advance two squares if both are unoccupied.
law-pawn-capture = The pawn captures an opponent's piece that stands one square diagonally in front of it.
law-en-passant = A pawn that has just advanced two squares from its original square may be captured by an opponent's pawn beside it as if it had advanced only one, but only on the very next move; this is a capture en passant.
law-promotion = A pawn that reaches the last rank must be exchanged, as part of the same move, for a queen, rook, bishop or knight of its colour; the player chooses, and the choice does not depend on the pieces captured before. This is called promotion, and the new piece takes effect at once.
law-king-step = { SINCE($edition, 2014) ->
    [2014] The king moves in two ways: by castling, or to any adjoining square.
   *[before] The king moves in two ways: by castling, or to any adjoining square that no opponent's piece attacks.
}
law-castling = { SINCE($edition, 2009) ->
    [2009] Castling is a move of the king and either rook of the same colour along the player's first rank that counts as one move of the king: the king goes from its original square two squares towards a rook on its original square, and that rook is placed on the square that the king has crossed.
   *[before] Castling is a move of the king and either rook of the same colour on the same rank that counts as one move of the king: the king goes from its original square two squares towards the rook, which is placed on the square that the king has crossed.
}
law-castling-right-lost = The right to castle is lost for good in two cases: altogether if the king has moved, and with a rook that has moved.
law-castling-king-has-moved = Castling is no longer possible once the king has moved.
law-castling-rook-has-moved = Castling is no longer possible with a rook that has moved.
law-castling-prevented-for-now = Castling is prevented for the time being in two cases: the square that the king leaves, crosses or reaches is attacked, or a piece stands between king and rook; the right to castle remains.
law-castling-through-attack = Castling is prevented for the time being as long as the king's square, the square it crosses or the square it reaches is attacked.
law-castling-obstructed = Castling is prevented for the time being as long as a piece stands between the king and the rook.
law-check = { SINCE($edition, 2009) ->
    [2009] A king that is attacked is in check, even if the attacking piece could not move without exposing its own king.
   *[before] A king that is attacked is in check, even if the attacking piece could not move without exposing its own king; check need not be announced.
}
law-king-left-in-check = No piece may be moved so that the player's own king is exposed to check or left in check.
law-legal-and-illegal-move = { SINCE($edition, 2009, 2014) ->
    [2009] A move is legal when it meets every requirement for the moves of the pieces; if it is not legal, another move must be made in its place, as the rules on touched pieces demand.
    [2014] A move is legal if it meets every requirement for the moves of the pieces, and illegal if it does not.
   *[before] A move has been made as a legal one when it meets every requirement for the moves of the pieces.
}
law-illegal-position = A position is illegal if it cannot be reached by any series of legal moves.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Every move must be made with one hand only.
law-adjusting-pieces = { SINCE($edition, 2017) ->
    [2017] Only the player having the move may adjust pieces on their squares, and only after saying so first, for instance “I adjust”.
   *[before] The player having the move may adjust pieces on their squares after saying so first, for instance “I adjust”.
}
law-touch-presumed-deliberate = Apart from announced adjusting, touching a piece counts as deliberate unless it was clearly accidental.
law-touch-move = { SINCE($edition, 2014) ->
    [2014] Apart from announced adjusting, a player having the move who touches pieces on the board with the intention of moving or capturing them must move the touched piece of their own or capture the touched piece of the opponent, if that is possible.
   *[before] Apart from announced adjusting, a player having the move who deliberately touches pieces on the board must move the touched piece of their own or capture the touched piece of the opponent, if that is possible.
}
law-touched-own-piece = A player who has touched one or more of their own pieces must move the first piece touched that can be moved.
law-touched-opponents-piece = A player who has touched one or more of the opponent's pieces must capture the first piece touched that can be captured.
law-touched-both-colours = { SINCE($edition, 2017) ->
    [2017] A player who has touched one or more pieces of each colour must capture the first touched opponent's piece with the first touched piece of their own or, if this is illegal, move or capture the first piece touched that can be moved or captured; if it is unclear which was touched first, the player's own piece is considered to have been touched first.
   *[before] A player who has touched one piece of each colour must capture the opponent's piece with their own or, if this is illegal, move or capture the first piece touched that can be moved or captured; if it is unclear which was touched first, the player's own piece is considered to have been touched first.
}
law-touched-king-and-rook = A player having the move who deliberately touches their king and a rook must castle on that side if it is legal, unless the rook was touched first.
law-touched-rook-before-king = { SINCE($edition, 2009) ->
    [2009] A player who deliberately touches a rook and then their king may not castle on that side on that move, and must move the rook if it can be moved.
   *[before] A player who deliberately touches a rook and then their king may not castle on that side, and must move the rook if it can be moved.
}
law-intended-castling-illegal = { SINCE($edition, 2014) ->
    [2014] A player who, intending to castle, touches the king and then a rook with which castling is illegal must make another legal move with the king, which may be castling with the other rook; if there is none, any legal move may be made.
   *[before] A player who, intending to castle, touches the king, or king and rook at the same time, where castling on that side is illegal must make another legal move with the king, which may be castling on the other side; if there is none, any legal move may be made.
}
law-king-released-to-castle-illegally = A player who releases the king on a square in order to castle where it is illegal must make another legal move with the king, which may be castling on the other side; if there is none, any legal move may be made.
law-promotion-choice-final = The choice of the piece in a promotion is final once that piece has touched the square of promotion.
law-no-touched-piece-can-move = If none of the touched pieces can be moved or captured, the player may make any legal move.
law-promotion-in-various-ways = In a promotion the pawn need not be placed on the last rank, and removing it and putting the new piece on the square of promotion may happen in either order; an opponent's piece on that square must be captured.
law-piece-released = A piece that has been released on a square as a legal move, or part of one, cannot be moved to another square on that move.
law-capture-made = A capture has been made when the captured piece has been removed from the board and the player has released the capturing piece on its new square.
law-castling-made = Castling has been made when the player has released the rook on the square that the king has crossed; when only the king has been released, the move is not yet made, but the player must castle on that side if it is legal.
law-promotion-made = { SINCE($edition, 2014) ->
    [2014] A promotion has been made when the player has released the new piece on the square of promotion and the pawn has been removed from the board.
   *[before] A promotion has been made when the pawn has been removed from the board and the player has released the new piece on the square of promotion; a pawn released there can no longer go to another square, though the move is not yet made.
}
law-touch-forfeits-complaint = { SINCE($edition, 2009, 2014) ->
    [2009] A player who deliberately touches a piece forfeits the right to claim against the opponent's violation of the rules on the act of moving the pieces.
    [2014] A player who touches a piece with the intention of moving or capturing it forfeits the right to claim against the opponent's violation of the rules on the act of moving the pieces.
   *[before] A player who deliberately touches a piece forfeits the right to claim against the opponent's violation of the rules on touched pieces.
}
law-assistant-moves-pieces = A player who is unable to move the pieces may bring an assistant acceptable to the arbiter.

## How a game ends, and what it counts.

law-checkmate = { SINCE($edition, 2014) ->
    [2014] Checkmate wins and ends the game immediately, provided that the move that gave it was legal and kept to the rules on touched and released pieces.
   *[before] Checkmate wins and ends the game immediately, provided that the move that gave it was legal.
}
law-resignation = { SINCE($edition, 2023) ->
    [2023] A player who resigns loses the game, which ends immediately; if the opponent cannot checkmate, the game is drawn.
   *[before] A player who resigns loses the game, which ends immediately.
}
law-resignation-without-mating-chance = If the opponent of the player who resigns cannot checkmate by any possible series of legal moves, the game is drawn.
law-stalemate = { SINCE($edition, 2014) ->
    [2014] When the player having the move has no legal move and the king is not in check, that is stalemate and the game is drawn immediately, provided that the move that led to it was legal and kept to the rules on touched and released pieces.
   *[before] When the player having the move has no legal move and the king is not in check, that is stalemate and the game is drawn immediately, provided that the move that led to it was legal.
}
law-dead-position = { SINCE($edition, 2009, 2014) ->
    [2009] The game is drawn immediately when a position has arisen in which neither player can checkmate by any series of legal moves, a dead position, provided that the move that led to it was legal.
    [2014] The game is drawn immediately when a position has arisen in which neither player can checkmate by any series of legal moves, a dead position, provided that the move that led to it was legal and kept to the rules on touched and released pieces.
   *[before] The game is drawn immediately when a position has arisen in which neither player can checkmate by any series of legal moves, even with the most unskilled play, a dead position, provided that the move that led to it was legal.
}
law-draw-by-agreement = { SINCE($edition, 2017) ->
    [2017] The players may agree to a draw during the game, provided that both have made at least one move; this ends it immediately.
   *[before] The players may agree to a draw during the game; this ends it immediately.
}
law-points-for-a-game = A win, also by forfeit, counts one point, a draw half a point and a loss, also by forfeit, none, unless specified otherwise in advance.
law-score-limits = The total score of both players never exceeds the maximum normally given for a game, and each player's score must be one normally associated with a game (¾–¼, for example, is not allowed).

## The chess clock.

law-chess-clock = A chess clock has two time displays of which only one can run at a time, and “clock” in the Laws means one of the two; each has a flag that falls when the time has expired.
law-time-control-periods = { SINCE($edition, 2014) ->
    [2014] Each player must complete at least a certain number of moves, or all moves, in a time fixed in advance, with additional time for each move if so arranged.
   *[before] Each player must make at least a certain number of moves, or all moves, in a time fixed in advance, with additional time for each move if so arranged.
}
law-saved-time-carries-over = { SINCE($edition, 2017) ->
    [2017] Time saved in one period is added to the next, where applicable.
   *[before] Time saved in one period is added to the next, except in delay mode.
}
law-delay-before-main-time = In delay mode the main time begins to run only when the fixed extra time of the move has expired, and stays unchanged if the clock is pressed before that.
law-move-count-at-flag-fall = { SINCE($edition, 2014) ->
    [2014] As soon as a flag falls, it is checked whether the required moves were completed.
   *[before] As soon as a flag falls, it is checked whether the required moves were made.
}
law-clock-placement = Before the game the arbiter decides where the clock is placed.
law-start-of-whites-clock = At the time determined for the start of the game White's clock is started.
law-default-time = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] A player who arrives at the board after the start of the session loses the game: the default time is { $minutes } minutes, unless the rules of the competition specify otherwise.
    [2014] The rules of the competition specify a default time in advance; a player who arrives at the board after it loses the game, unless the arbiter decides otherwise.
    [2017] The rules of the competition specify a default time in advance, and if they do not, it is { $minutes } minutes; a player who arrives at the board after it loses the game, unless the arbiter decides otherwise.
   *[before] A player who arrives at the board more than { $minutes } minutes after the scheduled start of the session loses the game, unless the rules of the competition or the arbiter decide otherwise.
}
law-neither-player-present = { SINCE($edition, 2009) ->
    [2009] Where the default time is not zero and neither player is present initially, White loses all the time that elapses until White arrives, unless the rules of the competition or the arbiter decide otherwise.
   *[before] If neither player is present initially, White loses all the time that elapses until White arrives, unless the rules of the competition or the arbiter decide otherwise.
}
law-move-completed = Having made a move, the player stops their clock and starts the opponent's; pressing the clock completes the move.
law-completed-by-end-of-game = A move that ends the game is completed without pressing the clock.
law-completed-by-next-move = A move after which the clock was not pressed is completed when the player makes the next one.
law-right-to-press-clock = { SINCE($edition, 2014) ->
    [2014] A player must be allowed to press the clock after making a move, even after the opponent has made the next one; the time until then is the player's own.
   *[before] A player must always be allowed to press the clock after making a move; the time until then is the player's own.
}
law-same-hand-presses-clock = The hand that made the move must also press the clock, and no finger may be kept on the clock or hover over it.
law-clock-handling = { SINCE($edition, 2017) ->
    [2017] The clock must be handled properly: not struck, lifted, knocked over or pressed before moving; improper handling is penalised.
   *[before] The clock must be handled properly: not struck, lifted or knocked over; improper handling is penalised.
}
law-adjusting-on-own-time-only = Only the player whose clock is running may adjust the pieces.
law-assistant-presses-clock = { SINCE($edition, 2014) ->
    [2014] A player who is unable to use the clock may bring an assistant acceptable to the arbiter, and the arbiter adjusts the clocks equitably, but not the clock of a player with a disability.
   *[before] A player who is unable to use the clock may bring an assistant acceptable to the arbiter, and the arbiter adjusts the clocks equitably.
}
law-flag-fall-noticed = A flag is considered to have fallen when the arbiter observes it or a player makes a valid claim.
law-flag-fall = A player who does not complete the prescribed number of moves in the allotted time loses the game, unless it has already ended by checkmate, resignation, stalemate, a dead position or a draw by agreement.
law-flag-fall-without-mating-chance = { SINCE($edition, 2009) ->
    [2009] If the opponent cannot checkmate the player whose flag has fallen by any possible series of legal moves, the game is drawn.
   *[before] If the opponent cannot checkmate the player whose flag has fallen by any possible series of legal moves, even against the most unskilled counterplay, the game is drawn.
}
law-defective-clock = What the clock shows is conclusive in the absence of any evident defect; the arbiter replaces a defective clock and determines the times by best judgement.
law-wrong-clock-setting = When a wrong setting of the clock is found during play, either player or the arbiter stops it at once, and the arbiter corrects the setting, the times and the move counter by best judgement.
law-both-flags-fallen-game-goes-on = { SINCE($edition, 2017) ->
    [2017] Where the guidelines for games without increment apply: if both flags have fallen and it is impossible to establish which fell first, the game continues in any period but the last, and in the last it is drawn.
   *[before] If both flags have fallen and it is impossible to establish which fell first, the game continues in any period but the last, and in the last it is drawn.
}
law-both-flags-fallen-in-last-period = { SINCE($edition, 2017) ->
    [2017] Where the guidelines for games without increment apply: if both flags have fallen in the last period, in which all remaining moves must be completed, and it is impossible to establish which fell first, the game is drawn.
   *[before] If both flags have fallen in the last period, in which all remaining moves must be made, and it is impossible to establish which fell first, the game is drawn.
}
law-arbiter-stops-clocks = When the game needs to be interrupted, the arbiter stops the clocks.
law-player-stops-clocks = A player may stop the clocks only to seek the arbiter's assistance, for instance when a piece for a promotion is not available.
law-restart-of-clocks = The arbiter decides when the game is to be restarted.
law-reason-for-stopping-clocks = The arbiter decides whether a player had a valid reason for stopping the clocks; a player who obviously had none is penalised.
law-displays-in-the-hall = Screens, monitors and demonstration boards that show the position, the moves and the number of moves, and clocks that also show the number of moves, are allowed in the playing hall.
law-no-claim-from-displays = No claim may rest only on information shown in the hall.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = { SINCE($edition, 2014) ->
    [2014] When a previous position is restored after an irregularity, the arbiter determines the times by best judgement, which may mean leaving them unchanged, and adjusts the move counter if necessary.
   *[before] After an irregularity, or when a previous position is restored, the arbiter determines the times by best judgement and adjusts the move counter if necessary.
}
law-wrong-initial-position = If it is found during the game that the initial position was wrong, the game is cancelled and a new one played.
law-wrong-board-placement = If it is found during the game that only the board was placed wrongly, the position is transferred to a correctly placed board and the game continues.
law-reversed-colours = { SINCE($edition, 2017) ->
    [2017] If a game has begun with colours reversed and both players have made fewer than { $moves } moves, it is stopped and a new game is played with the correct colours; otherwise it continues.
   *[before] A game that has begun with colours reversed continues, unless the arbiter rules otherwise.
}
law-displaced-pieces-restored = A player who displaces one or more pieces must re-establish the correct position on their own time.
law-help-with-displaced-pieces = If pieces have been displaced, either player may, if necessary, stop the clocks and ask for the arbiter's assistance.
law-displacement-penalised = The arbiter may penalise a player who displaces pieces.
law-illegal-move-completed = { SINCE($edition, 2009, 2014) ->
    [2009] When an illegal move is found, the position immediately before it is restored, or else the last identifiable one, and the arbiter determines the times on the clocks; the rules on touched and released pieces apply to the move that replaces it, and the game continues.
    [2014] When it is found that an illegal move has been completed by pressing the clock, the position immediately before it is restored, or else the last identifiable one; the rules on touched and released pieces apply to the move that replaces it, and the game continues.
   *[before] When an illegal move is found, the position immediately before it is restored, or else the last identifiable one, and the arbiter determines the times on the clocks; the rule on touched pieces applies to the move that replaces it, and the game continues.
}
law-promotion-not-completed = { SINCE($edition, 2014) ->
    [2014] If a player has moved a pawn to the last rank and pressed the clock without exchanging it, the move is illegal, and the pawn is replaced by a queen of its colour.
   *[before] If a pawn on the last rank has not been exchanged, the move is illegal, and the position before it is restored.
}
law-king-captured = The opponent's king may not be captured; doing so is an illegal move.
law-illegal-move-penalty = { SINCE($edition, 2014, 2018) ->
    [2014] For a completed illegal move the arbiter gives the opponent { $minutes } minutes' extra time; a player's { $losing ->
        [2] second
        [3] third
       *[other] { $losing }th
    } completed illegal move loses the game.
    [2018] For a completed illegal move, two hands and a press without a move included, the arbiter gives the opponent { $minutes } minutes' extra time; a player's { $losing ->
        [2] second
        [3] third
       *[other] { $losing }th
    } one of any of these kinds loses the game.
   *[before] For an illegal move the arbiter gives the opponent { $minutes } minutes' extra time; a player's { $losing ->
        [2] second
        [3] third
       *[other] { $losing }th
    } illegal move loses the game.
}
law-illegal-moves-without-mating-chance = If illegal moves would lose the game but the opponent cannot checkmate by any possible series of legal moves, it is drawn.
law-displacement-found-later = When pieces are found to have been displaced from their squares earlier, the position before that is restored, or else the last identifiable one, the arbiter determines the times on the clocks, and the game continues from there.
law-two-hands-for-one-move = { SINCE($edition, 2018) ->
    [2018] Using two hands for one move counts as an illegal move if the clock has then been pressed.
   *[before] Using two hands for one move, in castling, a capture or a promotion, counts as an illegal move.
}
law-two-hands-penalty = { SINCE($edition, 2018) ->
    [2018] For a move with two hands the opponent gets { $minutes } minutes' extra time; the { $losing ->
        [2] second
        [3] third
       *[other] { $losing }th
    } such violation, counted together with other illegal moves, loses the game, or draws it if the opponent cannot checkmate by any possible series of legal moves.
   *[before] For a move with two hands the opponent gets { $minutes } minutes' extra time; the { $losing ->
        [2] second
        [3] third
       *[other] { $losing }th
    } such violation loses the game, or draws it if the opponent cannot checkmate by any possible series of legal moves.
}
law-press-without-move = Pressing the clock without making a move counts as an illegal move.
law-press-without-move-penalty = { SINCE($edition, 2018) ->
    [2018] For pressing the clock without a move the opponent gets { $minutes } minutes' extra time; the { $losing ->
        [2] second
        [3] third
       *[other] { $losing }th
    } such violation, counted together with other illegal moves, loses the game, or draws it if the opponent cannot checkmate by any possible series of legal moves.
   *[before] For pressing the clock without a move the opponent gets { $minutes } minutes' extra time; the { $losing ->
        [2] second
        [3] third
       *[other] { $losing }th
    } such violation loses the game, or draws it if the opponent cannot checkmate by any possible series of legal moves.
}

## Writing the game down.

law-recording-moves = { SINCE($edition, 2023) ->
    [2023] Both players record their own and the opponent's moves one after the other, as clearly and legibly as possible, in algebraic notation, on the prescribed scoresheet of paper or on an electronic one.
   *[before] Both players record their own and the opponent's moves one after the other, as clearly and legibly as possible, in algebraic notation, on the prescribed scoresheet.
}
law-electronic-scoresheet = The moves may be entered on the electronic scoresheet prescribed for the competition, which FIDE must have certified.
law-nothing-written-in-advance = { SINCE($edition, 2009) ->
    [2009] A move may be recorded before it is made only for a draw claim or to seal it.
   *[before] A move may be recorded before it is made only for a draw claim.
}
law-recorded-before-next-move = A player may reply before recording the opponent's move, but must record their previous move before making another.
law-use-of-scoresheet = The scoresheet is only for moves, clock times, draw offers, matters of a claim and other relevant data.
law-draw-offer-recorded = Both players record each offer of a draw with the sign (=).
law-assistant-keeps-score = { SINCE($edition, 2014) ->
    [2014] A player who is unable to keep score may bring an assistant acceptable to the arbiter, and the arbiter adjusts the clocks equitably, but not the clock of a player with a disability.
   *[before] A player who is unable to keep score may bring an assistant acceptable to the arbiter, and the arbiter adjusts the clocks equitably.
}
law-scoresheet-visible = The scoresheet must be visible to the arbiter throughout the game.
law-scoresheets-belong-to-organiser = The scoresheets are the property of the organiser.
law-defective-electronic-scoresheet = The arbiter replaces an electronic scoresheet that is defective.
law-recording-not-required = { SINCE($edition, 2009) ->
    [2009] A player with less than { $minutes } minutes left in a period and without { $seconds } seconds or more for each move is not obliged to record for the remainder of the period.
   *[before] A player with less than { $minutes } minutes left in a period and without { $seconds } seconds or more for each move is not obliged to record.
}
law-record-completed-after-flag-fall = Once a flag has fallen, a player who was not recording must complete the scoresheet before moving a piece.
law-neither-player-records = If neither player has to record, the arbiter or an assistant should; after a flag-fall the arbiter stops the clocks and both players complete their scoresheets with the help of the arbiter's or the opponent's.
law-one-player-need-not-record = If only one player was not recording, that player must complete the scoresheet after a flag-fall before moving a piece, and when having the move may use the opponent's scoresheet, to be returned before moving.
law-reconstruction-of-the-game = { SINCE($edition, 2017) ->
    [2017] If no scoresheet is complete, the players reconstruct the game on a second board under the control of the arbiter or an assistant, who first notes the position, the times, whose clock was running and the number of moves, as far as they are known.
   *[before] If no scoresheet is complete, the players reconstruct the game on a second board under the control of the arbiter or an assistant, who first notes the position, the times and the number of moves, as far as they are known.
}
law-first-move-of-next-period = If the scoresheets cannot be completed to show that the time was exceeded, the next move counts as the first of the next period, unless there is evidence that more moves were made.
law-signed-result = { SINCE($edition, 2023) ->
    [2023] After the game both players sign both scoresheets with the result, or approve it on the electronic scoresheet; it then stands even if it is wrong, unless the arbiter decides otherwise.
   *[before] After the game both players sign both scoresheets with the result, which then stands even if it is wrong, unless the arbiter decides otherwise.
}

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = { SINCE($edition, 2017) ->
    [2017] The rules of the competition may specify that players cannot offer or agree to a draw before a certain move, or at all, without the consent of the arbiter.
   *[before] The rules of the competition may specify that players cannot agree to a draw before a certain move, or at all, without the consent of the arbiter.
}
law-draw-offer = { SINCE($edition, 2009) ->
    [2009] Where the rules of the competition allow players to agree to a draw, it is offered after making a move and before pressing the clock; at any other time the offer is valid but may count as distracting the opponent.
   *[before] A draw is offered after making a move and before pressing the clock; at any other time the offer is valid but may count as distracting the opponent.
}
law-draw-offer-stands = An offer of a draw has no conditions and cannot be withdrawn; it stands until the opponent accepts it, rejects it orally or by touching a piece to move or capture it, or the game ends otherwise.
law-claim-counts-as-offer = { SINCE($edition, 2014) ->
    [2014] A claim of a draw by repetition or by the count of moves counts as an offer of a draw.
   *[before] A claim of a draw by repetition, by the count of moves or in the quickplay finish counts as an offer of a draw.
}
law-repetition-claim = The player having the move may claim a draw when the same position is about to appear by the intended move, or has just appeared, at least for the { $times ->
    [3] third
   *[other] { $times }th
} time, not necessarily by a repetition of moves.
law-repetition-about-to-appear = { SINCE($edition, 2014, 2023) ->
    [2014] For a claim that the position is about to appear, the player first writes the intended move on the scoresheet, where it cannot be changed any more, and declares to the arbiter the intention to make it.
    [2023] For a claim that the position is about to appear, the player first writes the intended move on the scoresheet, or enters it on the electronic one, where it cannot be changed any more, and declares to the arbiter the intention to make it.
   *[before] For a claim that the position is about to appear, the player first writes the intended move on the scoresheet and declares to the arbiter the intention to make it.
}
law-repetition-has-appeared = The player may also claim when the position has just appeared and the claimant has the move.
law-same-position = Positions are the same if the same player has the move, pieces of the same kind and colour occupy the same squares and the possible moves of all pieces of both players are the same.
law-same-position-en-passant = Positions are not the same if a pawn could have been captured en passant in one and no longer can in the other.
law-same-position-castling = { SINCE($edition, 2009) ->
    [2009] Positions are not the same if a right to castle has been lost between them; a king or rook that is forced to move loses it only after moving.
   *[before] Positions are not the same if a right to castle has changed between them, permanently or temporarily.
}
law-fifty-moves-claim = The player having the move may claim a draw when each player has made at least the last { $moves } moves, the intended one included, without the movement of any pawn and without any capture.
law-fifty-moves-with-intended-move = { SINCE($edition, 2014, 2023) ->
    [2014] For a claim that a move will complete { $moves } moves of each player without the movement of any pawn and without any capture, the player first writes the intended move on the scoresheet, where it cannot be changed any more, and declares to the arbiter the intention to make it.
    [2023] For a claim that a move will complete { $moves } moves of each player without the movement of any pawn and without any capture, the player first writes the intended move on the scoresheet, or enters it on the electronic one, where it cannot be changed any more, and declares to the arbiter the intention to make it.
   *[before] For a claim that a move will complete { $moves } moves of each player without the movement of any pawn and without any capture, the player first writes the intended move on the scoresheet and declares to the arbiter the intention to make it.
}
law-fifty-moves-played = { SINCE($edition, 2014) ->
    [2014] The player may also claim when the last { $moves } moves of each player have been completed without the movement of any pawn and without any capture.
   *[before] The player may also claim when the last { $moves } moves of each player have been made without the movement of any pawn and without any capture.
}
law-right-to-claim-lost = { SINCE($edition, 2009) ->
    [2009] A player who touches a piece to move or capture it without having claimed loses the right to claim on that move.
   *[before] A player who makes a move without having claimed loses the right to claim on that move.
}
law-claim-stops-clocks = { SINCE($edition, 2009, 2014) ->
    [2009] A player who claims a draw may stop both clocks; the claim cannot be withdrawn.
    [2014] On a claim of a draw the player or the arbiter stops the clock; the claim cannot be withdrawn.
   *[before] A player who claims a draw must stop both clocks immediately; the claim cannot be withdrawn.
}
law-correct-draw-claim = If a claim of a draw is found to be correct, the game is immediately drawn.
law-incorrect-draw-claim = { SINCE($edition, 2009) ->
    [2009] If a claim of a draw is found to be incorrect, the arbiter adds { $minutes } minutes to the opponent's remaining time, and the game continues.
   *[before] If a claim of a draw is found to be incorrect, the arbiter adds { $minutes } minutes to the opponent's remaining time; a claimant with more than { $above } minutes loses half of the remaining time, but at most { $most } minutes, and one with less is left with { $left ->
        [one] { $left } minute
       *[other] { $left } minutes
    } if there was more; the game continues.
}
law-intended-move-must-be-played = { SINCE($edition, 2009, 2014) ->
    [2009] If an incorrect claim was based on an intended move, that move must be made in accordance with the rules on the act of moving the pieces.
    [2014] If an incorrect claim was based on an intended move, that move must be made in accordance with the rules on the moves of the pieces and the act of moving them.
   *[before] If an incorrect claim was based on an intended move, that move must be made.
}
law-draw-without-claim = The game is drawn without a claim when the same position has appeared { $times } times or when each player has made { $moves } moves without the movement of any pawn and without any capture.
law-fivefold-repetition = { SINCE($edition, 2017) ->
    [2017] The game is drawn without a claim when the same position has appeared at least { $times } times.
   *[before] The game is drawn without a claim when the same position has appeared { $times } times on consecutive alternate moves by each player.
}
law-seventy-five-moves = The game is drawn without a claim when at least { $moves } consecutive moves have been completed by each player without the movement of any pawn and without any capture; if the last move results in checkmate, that takes precedence.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = { SINCE($edition, 2014) ->
    [2014] The quickplay finish is the phase of a game in which all the remaining moves must be completed in a limited time.
   *[before] The quickplay finish is the phase of a game in which all the remaining moves must be made in a limited time.
}
law-quickplay-rules-announced = The guidelines on the last period of a game, the quickplay finish included, apply only if their use was announced in advance.
law-no-quickplay-claim-in-blitz = { SINCE($edition, 2009, 2014) ->
    [2009] In blitz without adequate supervision the claims of the quickplay finish do not exist, and the rule of rapid chess on illegal moves does not apply.
    [2014] The guidelines on the quickplay finish apply to standard and rapid chess without increment, and not to blitz.
   *[before] In blitz the claims of the quickplay finish do not exist, and the rule of rapid chess on illegal moves does not apply.
}
law-increment-request = The player having the move with less than { $minutes } minutes left may request that an increment of { $seconds } seconds be introduced for both players; this counts as an offer of a draw, and if it is refused and the arbiter agrees to the request, the clocks are set with the increment, the opponent gets { $minutes } extra minutes and the game continues.
law-quickplay-claim = { SINCE($edition, 2009, 2014) ->
    [2009] The player having the move with less than { $minutes } minutes left may, before the flag falls, claim a draw because the opponent cannot win, or makes no effort to win, by normal means; the player summons the arbiter and may stop the clocks.
    [2014] Where no increment is introduced, the player having the move with less than { $minutes } minutes left may, before the flag falls, claim a draw because the opponent cannot win, or makes no effort to win, by normal means; the player summons the arbiter and may stop the clocks.
   *[before] The player having the move with less than { $minutes } minutes left may, before the flag falls, claim a draw because the opponent cannot win, or makes no effort to win, by normal means; the player stops the clocks and summons the arbiter.
}
law-quickplay-claim-accepted = If the arbiter agrees that the opponent cannot win by normal means or makes no effort to, the game is drawn; otherwise the arbiter postpones the decision or rejects the claim.
law-quickplay-claim-postponed = If the decision is postponed, the opponent may get { $minutes } extra minutes and the game continues, if possible in the presence of an arbiter; the arbiter declares the result later in the game or after a flag has fallen, and it is a draw if the opponent could not win, or made no effort to win, by normal means.
law-quickplay-claim-rejected = If a claim in the quickplay finish is rejected, the opponent gets { $minutes } extra minutes.
law-quickplay-decision-final = The arbiter's decision on a claim in the quickplay finish is final.
law-claim-without-arbiter = Where no arbiter is present, a player with less than { $minutes } minutes left may claim a draw before the flag falls; this ends the game.
law-claim-opponent-cannot-win = For the claim that the opponent cannot win by normal means, the claimant writes down the final position and the opponent verifies it.
law-claim-opponent-does-not-try = For the claim that the opponent makes no effort to win by normal means, the claimant writes down the final position and submits a complete scoresheet, and the opponent verifies both.
law-claim-referred-to-arbiter = { SINCE($edition, 2014) ->
    [2014] A claim made where no arbiter was present is referred to the designated arbiter.
   *[before] A claim made where no arbiter was present is referred to an arbiter, whose decision is final.
}

## What players may and may not do.

law-good-name-of-chess = Players must take no action that brings the game of chess into disrepute.
law-playing-venue = { SINCE($edition, 2014) ->
    [2014] The playing venue is the playing area, where the games are played, the toilets, the areas for rest, refreshment and smoking, and other places designated by the arbiter.
   *[before] The playing venue is the playing area, the areas for rest, refreshment and smoking, and other places designated by the arbiter.
}
law-leaving-the-venue = No player may leave the playing venue without the arbiter's permission.
law-leaving-the-playing-area = The player having the move may not leave the playing area without the arbiter's permission.
law-entering-the-playing-area = Only players and arbiters may enter the playing area without the arbiter's permission.
law-reporting-when-leaving = The rules of the competition may oblige the opponent of the player having the move to report to the arbiter before leaving the playing area.
law-notes-and-advice = During play players may not use notes, sources of information, advice or analysis on another board.
law-electronic-devices = { SINCE($edition, 2009, 2014, 2017) ->
    [2009] Mobile phones and other electronic means of communication are forbidden in the playing venue without the arbiter's permission, unless they are completely switched off.
    [2014] Players may not have mobile phones or other electronic means of communication in the playing venue; the rules of the competition may allow them, switched off, in a bag.
    [2017] Players may not have any electronic device that the arbiter has not approved in the playing venue; the rules of the competition may allow it, completely switched off, in a bag, which is put where the arbiter agrees and not used without the arbiter's permission.
   *[before] Mobile phones and other electronic means of communication are forbidden in the playing venue without the arbiter's permission.
}
law-device-forfeit = { SINCE($edition, 2009, 2014) ->
    [2009] A player whose device produces a sound loses the game, and the opponent wins, or draws if unable to win by any series of legal moves.
    [2014] A player found to have a forbidden device in the playing venue loses the game, and the opponent wins; the rules of the competition may set a less severe penalty.
   *[before] A player whose mobile phone rings in the playing venue during play loses the game, and the arbiter decides the opponent's score.
}
law-personal-inspection = { SINCE($edition, 2017) ->
    [2017] The arbiter may require a player to allow clothes, bags, other items or body to be inspected in private by a person of the same gender; a player who refuses is penalised.
   *[before] The arbiter may require a player to allow clothes, bags and other items to be inspected in private; a player who refuses is penalised.
}
law-smoking = { SINCE($edition, 2017) ->
    [2017] Smoking, also of e-cigarettes, is allowed only where the arbiter has designated.
   *[before] Smoking is allowed only where the arbiter has designated.
}
law-finished-players-are-spectators = Players who have finished their games are considered to be spectators.
law-disturbing-the-opponent = { SINCE($edition, 2009) ->
    [2009] Distracting or annoying the opponent in any way is forbidden, including unreasonable claims, unreasonable draw offers and bringing a source of noise into the playing area.
   *[before] Distracting or annoying the opponent in any way is forbidden, including unreasonable claims and frequent draw offers.
}
law-conduct-penalised = For any infraction of the preceding rules of conduct the arbiter imposes penalties from the list, which reaches from a warning to expulsion from the competition.
law-refusal-to-comply = A player who persistently refuses to comply with the Laws loses the game, and the arbiter decides the opponent's score.
law-both-players-refuse = If both players persistently refuse to comply with the Laws, both lose the game.
law-right-to-explanation = A player may ask the arbiter to explain particular points of the Laws.
law-appeal = { SINCE($edition, 2014) ->
    [2014] A player may appeal against any decision of the arbiter, even after signing the scoresheet, unless the rules of the competition say otherwise.
   *[before] There is no appeal against a decision on a claim in the quickplay finish; against any other decision of the arbiter a player may appeal, unless the rules of the competition say otherwise.
}
law-help-with-reconstruction = Both players must assist the arbiter whenever the game has to be reconstructed, also for a claim of a draw.
law-players-check-claims = Claims of repetition and of { $moves } moves are checked by the players under the arbiter's supervision.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = The arbiter sees to it that the Laws are observed.
law-arbiter-serves-the-competition = The arbiter acts in the best interest of the competition: a good playing environment, no disturbance, orderly progress.
law-arbiter-sees-to-fair-play = { SINCE($edition, 2017, 2023) ->
    [2017] The arbiter ensures fair play and applies the rules and guidelines against cheating.
    [2023] The arbiter ensures fair play and applies the Fair Play rules and guidelines.
   *[before] The arbiter ensures fair play.
}
law-arbiter-heeds-special-needs = The arbiter takes special care of players with disabilities and of those who need medical attention.
law-arbiter-observes-the-games = The arbiter observes the games, especially when players are short of time, enforces decisions and imposes penalties where appropriate.
law-assistants-of-the-arbiter = The arbiter may appoint assistants to observe games.
law-time-for-disturbance = After an external disturbance the arbiter may give one or both players additional time.
law-arbiter-does-not-intervene = { SINCE($edition, 2014) ->
    [2014] The arbiter does not intervene in a game except where the Laws say so, does not indicate the number of moves completed before a flag has fallen, and does not tell a player that the opponent has completed a move or that the clock was not pressed.
   *[before] The arbiter does not intervene in a game except where the Laws say so, does not indicate the number of moves made before a flag has fallen, and does not tell a player that the opponent has made a move or that the clock was not pressed.
}
law-no-interference = { SINCE($edition, 2017) ->
    [2017] Players of other games may not speak about a game or interfere in it, and spectators may not interfere in it; the arbiter may expel offenders from the playing venue.
   *[before] Spectators and players of other games may not speak about a game or interfere in it, and the arbiter may expel offenders from the playing venue.
}
law-irregularity-reported = A person who sees an irregularity may tell the arbiter, and nobody else.
law-phones-of-others = { SINCE($edition, 2009) ->
    [2009] Nobody may use a mobile phone or other communication device in the playing venue, or in a contiguous area designated by the arbiter, without the arbiter's authorisation.
   *[before] Nobody may use a mobile phone in the playing venue, or in any other area designated by the arbiter.
}

## What the arbiter may impose.

law-penalties = The arbiter may impose one or more of the listed penalties: a warning, a change of the times or of the points of the game, its loss, or even expulsion from the competition.
law-penalty-warning = The arbiter may warn a player.
law-penalty-more-time-for-opponent = The arbiter may increase the remaining time of the offender's opponent.
law-penalty-less-time = The arbiter may reduce the offender's remaining time.
law-penalty-more-points-for-opponent = The arbiter may increase the points scored in the game by the opponent, up to the maximum available for that game.
law-penalty-fewer-points = The arbiter may reduce the points scored in the game by the offender.
law-penalty-loss-of-game = { SINCE($edition, 2014) ->
    [2014] The arbiter may declare the game lost for the offender, and then decides the opponent's score too.
   *[before] The arbiter may declare the game lost for the offender.
}
law-penalty-fine = The arbiter may impose a fine that was announced in advance.
law-penalty-exclusion-from-rounds = The arbiter may exclude a player from one or more rounds.
law-penalty-expulsion = The arbiter may expel a player from the competition.

## Rapid chess.

law-rapid-game = { SINCE($edition, 2009, 2014) ->
    [2009] A game is rapid if the time of each player for all moves, with the increments of { $moves } moves, is at least { $least } and less than { $most } minutes.
    [2014] A game is rapid if the time of each player for all moves, with the increments of { $moves } moves, is more than { $least } and less than { $most } minutes.
   *[before] A game is rapid if the time of each player for all moves, with the increments of { $moves } moves, is from { $least } to { $most } minutes.
}
law-rapid-without-supervision = { SINCE($edition, 2009, 2014) ->
    [2009] Without adequate supervision, rapid chess follows the Competition Rules except where the rules of rapid chess say otherwise.
    [2014] Unless it is supervised and recorded as the rules of rapid chess require, a game of rapid chess follows the Competition Rules except where those rules say otherwise.
   *[before] Rapid chess follows the Laws except where the rules of rapid chess say otherwise.
}
law-rapid-with-supervision = { SINCE($edition, 2014) ->
    [2014] If one arbiter supervises at most { $games } games and each game is recorded by the arbiter or an assistant, if possible electronically too, rapid chess follows the Competition Rules.
   *[before] With adequate supervision, for example one arbiter for at most { $games } games, rapid chess follows the Competition Rules.
}
law-rapid-without-recording = { SINCE($edition, 2017) ->
    [2017] In rapid chess players do not need to record the moves, keep the claims that rest on a scoresheet, and may ask the arbiter for one at any time.
   *[before] In rapid chess players do not need to record the moves.
}
law-arbiters-record-shown = The player having the move may ask at any time to see the arbiter's record of the game, but not more than { $times } times in a game; asking more often counts as distracting the opponent.
law-too-late-for-clock-setting = { SINCE($edition, 2009, 2014) ->
    [2009] In rapid chess without adequate supervision, once each player has completed { $moves } moves, no claim about the setting of the clock can be made.
    [2014] In rapid chess without adequate supervision, once each player has completed { $moves } moves, the setting of the clock is not changed, unless the schedule of the event would be adversely affected.
   *[before] Once each player has made { $moves } moves in rapid chess, no claim about the setting of the clock can be made.
}
law-too-late-for-set-up-claim = { SINCE($edition, 2009) ->
    [2009] In rapid chess without adequate supervision, once each player has completed { $moves } moves, no claim about a wrong placement of the pieces or the board can be made.
   *[before] Once each player has made { $moves } moves in rapid chess, no claim about a wrong placement of the pieces or the board can be made.
}
law-misplaced-king-cannot-castle = { SINCE($edition, 2014, 2017) ->
    [2014] If it is too late to put a wrong placement right, a king that was misplaced may not castle.
    [2017] If it is too late to put a wrong placement right, a king that was misplaced may not castle, nor may castling be made with a rook that was misplaced.
   *[before] If it is too late to put a wrong placement right and king and queen were interchanged, that king may not castle.
}
law-touch-rulings-on-request = { SINCE($edition, 2009) ->
    [2009] In rapid chess without adequate supervision the arbiter rules on the act of moving the pieces only if a player asks.
   *[before] In rapid chess the arbiter rules on the act of moving the pieces only if a player asks.
}
law-rapid-illegal-move = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] In rapid chess without adequate supervision an illegal move is completed by starting the opponent's clock; the opponent may claim it before moving, and only then does the arbiter rule on it.
    [2014] In rapid chess without adequate supervision a player who has completed an illegal move loses the game if the arbiter sees it or the opponent claims it before the opponent moves, or the game is drawn if the opponent cannot checkmate by any possible series of legal moves; after that it stands, unless both players agree, without the arbiter, to correct it.
    [2018] In rapid chess without adequate supervision a completed illegal move is penalised as in the Competition Rules if the arbiter sees it or the opponent claims it before the opponent moves; after that it stands, unless both players agree, without the arbiter, to correct it.
   *[before] In rapid chess an illegal move is completed by starting the opponent's clock; the opponent may claim it before moving, and only then does the arbiter rule on it.
}
law-rapid-illegal-position = { SINCE($edition, 2009, 2014) ->
    [2009] If both kings are in check or a promotion is incomplete in rapid chess without adequate supervision, the arbiter intervenes if possible.
    [2014] If the arbiter observes in rapid chess without adequate supervision that both kings are in check or a pawn stands on its last rank, the arbiter waits until the next move is completed and, if the position is then still illegal, declares the game drawn.
   *[before] If both kings are in check or a promotion is incomplete in rapid chess, the arbiter intervenes if possible.
}
law-flag-fall-only-on-claim = { SINCE($edition, 2009) ->
    [2009] In rapid chess without adequate supervision a flag has fallen only when a player makes a valid claim; the arbiter refrains from signalling it, but may when both flags have fallen.
   *[before] In rapid chess a flag has fallen only when a player makes a valid claim; the arbiter refrains from signalling it.
}
law-arbiter-calls-flag-fall = In rapid chess the arbiter who observes a flag-fall calls it.
law-rapid-win-on-time = { SINCE($edition, 2009, 2014, 2018) ->
    [2009] To claim a win on time in rapid chess without adequate supervision, a player stops both clocks and notifies the arbiter; the claimant's flag must still be up and the opponent's down.
    [2014] To claim a win on time in rapid chess without adequate supervision, a player who has time left may stop the clock and notifies the arbiter; the game is drawn if the claimant cannot checkmate by any possible series of legal moves.
    [2018] To claim a win on time in rapid chess without adequate supervision, a player may stop the clock and notifies the arbiter; the game is drawn if the claimant cannot checkmate by any possible series of legal moves.
   *[before] To claim a win on time in rapid chess, a player stops both clocks and notifies the arbiter; the claimant's flag must still be up and the opponent's down.
}
law-rapid-both-flags-fallen = { SINCE($edition, 2009) ->
    [2009] If both flags have fallen in rapid chess without adequate supervision, the game is drawn.
   *[before] If both flags have fallen in rapid chess, the game is drawn.
}
law-supervision-announced = The rules of the competition must specify whether rapid chess or blitz is played with full supervision or without, for the whole event.

## Blitz.

law-blitz-game = { SINCE($edition, 2014) ->
    [2014] A game is blitz if the time of each player for all moves, with the increments of { $moves } moves, is { $minutes } minutes or less.
   *[before] A game is blitz if the time of each player for all moves, with the increments of { $moves } moves, is less than { $minutes } minutes.
}
law-one-minute-instead-of-two = { SINCE($edition, 2023) ->
    [2023] In rapid chess, and in blitz that is not fully supervised, the penalty for irregularities and wrong draw claims is { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } instead of { $instead }.
   *[before] In blitz the penalty for irregularities and wrong draw claims is { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } instead of { $instead }.
}
law-blitz-with-supervision = { SINCE($edition, 2014) ->
    [2014] If one arbiter supervises at most { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and each game is recorded by the arbiter or an assistant, if possible electronically too, blitz follows the Competition Rules.
   *[before] With adequate supervision, one arbiter for { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, blitz follows the Competition Rules, but the moves need not be recorded.
}
law-blitz-follows-rapid = { SINCE($edition, 2009, 2014) ->
    [2009] Without adequate supervision, blitz follows the rules of rapid chess except where its own rules say otherwise.
    [2014] Unless it is supervised and recorded as its rules require, blitz follows the rules of rapid chess without such supervision.
   *[before] Blitz follows the rules of rapid chess except where its own rules say otherwise.
}
law-blitz-illegal-move = { SINCE($edition, 2009) ->
    [2009] In blitz without adequate supervision an illegal move is completed by starting the opponent's clock; before moving the opponent may claim the win, or a draw if the opponent cannot checkmate by any possible series of legal moves; after that the move cannot be corrected, unless both players agree without the arbiter.
   *[before] In blitz an illegal move is completed by starting the opponent's clock; before moving the opponent may claim the win, or a draw if the opponent cannot checkmate by any possible series of legal moves; after that the move cannot be corrected.
}

## Algebraic notation.

law-algebraic-notation = In its own competitions FIDE recognises only the algebraic notation, which it also recommends for chess literature; scoresheets in another system are no evidence, and the arbiter should warn a player who uses one.
law-piece-means-no-pawn = In the rules of notation the word piece does not include the pawn.
law-piece-letters = { SINCE($edition, 2017) ->
    [2017] Each piece is shown by an abbreviation, in English the capital first letter of its name (K, Q, R, B), but N for the knight.
   *[before] Each piece is shown by a capital letter, the first of its name (K, Q, R, B), but N for the knight.
}
law-national-letters = A player may use the piece letters usual in their own country; in printed periodicals figurines are recommended.
law-pawns-have-no-letter = Pawns have no letter and are known by its absence.
law-file-letters = The eight files are named with the small letters a, b, c, d, e, f, g and h, from White's left to right.
law-rank-numbers = The ranks are numbered 1 to 8, starting at White's side, so that White starts on the ranks 1 and 2 and Black on 8 and 7.
law-square-names = Every square is named by the letter of its file and the number of its rank.
law-move-notation = { SINCE($edition, 2017) ->
    [2017] A move is written as the letter of the piece and the square of arrival, a pawn move as the square alone; no hyphen is needed, and the long form with the square of departure is acceptable.
   *[before] A move is written as the letter of the piece and the square of arrival without a hyphen between them, a pawn move as the square alone.
}
law-capture-notation = { SINCE($edition, 2017) ->
    [2017] A capture may be written with an x before the square of arrival, and a pawn's capture begins with the file of departure. In a capture en passant the square of arrival is the one where the capturing pawn ends up, and e.p. may be added.
   *[before] A capture is written with an x before the square of arrival, and a pawn's capture begins with the file of departure. In a capture en passant the square of arrival is the one where the capturing pawn ends up, and e.p. is added.
}
law-ambiguous-piece-notation = { SINCE($edition, 2009) ->
    [2009] If two like pieces can reach the square, the file of departure is added to the letter (Ngf3), or the rank instead if both stand on the same file (N5f3). In a capture any x stands between that addition and the square of arrival.
   *[before] If two like pieces can reach the square, the file of departure is added to the letter (Ngf3), or the rank instead if both stand on the same file (N5f3). In a capture x is inserted between that addition and the square of arrival.
}
law-ambiguous-pawn-notation = If two pawns can capture the same piece or pawn, the file of departure, written before the x and the square of arrival, tells which one did.
law-promotion-notation = A promotion is written as the pawn move followed by the letter of the new piece.
law-draw-offer-notation = An offer of a draw is written as (=).
law-notation-signs = { SINCE($edition, 2009, 2017) ->
    [2009] The signs are 0-0 for castling with the h-rook, 0-0-0 with the a-rook, x for a capture, + for check, ++ or # for checkmate and e.p. for en passant. On the scoresheet the signs for capture, check and checkmate are not obligatory.
    [2017] The signs are 0-0 for castling with the h-rook, 0-0-0 with the a-rook, x for a capture, + for check, ++ or # for checkmate and e.p. for en passant. The last four are optional.
   *[before] The signs are 0-0 for castling with the h-rook, 0-0-0 with the a-rook, x for a capture, + for check, ++ or # for checkmate and e.p. for en passant.
}
law-model-game = A model game of 11 moves, from 1. e4 to the draw offer 11. Kb1(=), shows how the moves are written.

## Players who cannot see, and their opponents.

law-two-boards = { SINCE($edition, 2017) ->
    [2017] In competitions between sighted and blind or visually disabled players either player may ask for two boards, an ordinary one for the sighted player and a special one for the other; the organiser, after consulting the arbiter, may adapt these rules to local conditions.
   *[before] In competitions between sighted and blind or visually disabled players either player may ask for two boards, an ordinary one for the sighted player and a special one for the other; the director of the tournament may adapt these rules to local conditions.
}
law-special-board = The special board is at least twenty centimetres square, with slightly raised black squares and a hole in each square; the pieces are of Staunton design with pegs, the black ones marked.
law-rules-for-blind-players = Play with blind and visually disabled players is governed by rules of its own.
law-announced-moves = { SINCE($edition, 2017) ->
    [2017] Moves are announced clearly, repeated by the opponent and made on the opponent's own board; at a promotion the chosen piece is announced too. For the files the names from Anna (a) to Hector (h) are suggested, the ranks are called by German numbers unless the arbiter decides otherwise, and castling and the pieces have German names.
   *[before] Moves are announced clearly, repeated by the opponent and made on the opponent's own board; at a promotion the chosen piece is announced too. For the files the names from Anna (a) to Hector (h) are suggested, the ranks are called by German numbers, and castling and the pieces have German names.
}
law-piece-taken-from-its-hole = On the special board a piece counts as touched when it is taken out of its hole.
law-move-made-on-special-board = On the special board a move has been made when a captured piece is off the board, the piece is in its new hole and the move has been announced.
law-clock-waits-for-the-move = The opponent's clock may be started only when the move has been made on the special board and announced.
law-sighted-player-as-usual = For touching and moving, the ordinary rules apply to the sighted player.
law-special-clock = { SINCE($edition, 2017) ->
    [2017] A clock made for visually disabled players is admissible; it should be able to announce the time and the number of moves. An analogue clock may be used instead, with strengthened hands, one dot on the dial every five minutes and two every fifteen, and a flag that can be felt and lets the player feel the minute hand in the last five minutes of the hour.
   *[before] A clock made for blind players is admissible, with strengthened hands, with a dial that can be felt and has one dot every five minutes and two every fifteen, and with a flag that can be felt and lets the player feel the minute hand in the last five minutes of the hour.
}
law-recording-without-sight = A visually disabled player records the moves in Braille, in longhand or on a recording device.
law-misspoken-move = A slip of the tongue in announcing a move must be corrected immediately, before the opponent's clock is started.
law-boards-disagree = { SINCE($edition, 2017) ->
    [2017] If the positions on the two boards differ, they are corrected with the help of the arbiter and both scoresheets. If these agree, the player who wrote the right move but made a wrong one adjusts the position to them.
   *[before] If the positions on the two boards differ, they are corrected with the help of the controller and both scoresheets. If these agree, the player who wrote the right move but made a wrong one adjusts the position to them.
}
law-boards-and-records-disagree = { SINCE($edition, 2017) ->
    [2017] If the scoresheets differ as well, the moves are retraced to where they agree and the arbiter readjusts the clocks.
   *[before] If the scoresheets differ as well, the moves are retraced to where they agree and the controller readjusts the clocks.
}
law-assistant-of-blind-player = A visually disabled player may have an assistant for some or all of these duties: to make and announce the moves, keep the scoresheet and start the opponent's clock, tell the moves and times on request, claim flag-falls, and see to an adjournment.
law-assistant-moves-on-other-board = The assistant makes the moves of either player on the board of the other.
law-assistant-announces-moves = The assistant announces the moves of both players.
law-assistant-writes-and-presses = The assistant keeps the visually disabled player's scoresheet and starts the opponent's clock.
law-assistant-tells-moves-and-time = The assistant tells the visually disabled player the number of moves and the times of both players, but only when asked.
law-assistant-claims-flag-fall = { SINCE($edition, 2017) ->
    [2017] The assistant claims the game on time and informs the arbiter when the sighted player has touched a piece.
   *[before] The assistant claims the game on time and informs the controller when the sighted player has touched a piece.
}
law-assistant-handles-adjournment = The assistant does what is needed when the game is adjourned.
law-assistant-of-sighted-player = A sighted player may have an assistant to make the moves on the opponent's board and announce them if the visually disabled player has none.
law-assistant-against-deaf-player = When a visually disabled player meets a player who cannot hear, there must be an assistant.

## Adjourned games and sealed moves.

law-sealed-move = { SINCE($edition, 2014) ->
    [2014] If a game is not finished when the time for play ends, the arbiter requires a sealed move: the player having the move writes the move unambiguously, seals both scoresheets in an envelope and only then stops the clock; until the clock is stopped the move may be changed.
   *[before] If a game is not finished when the time for play ends, the arbiter requires a sealed move: the player having the move writes the move unambiguously, seals both scoresheets in an envelope and only then stops the clock, without starting the opponent's; until the clock is stopped the move may be changed.
}
law-played-move-must-be-sealed = A player who makes the move on the board after being asked to seal must seal that same move.
law-early-adjournment = { SINCE($edition, 2009) ->
    [2009] A player having the move who adjourns before the end of the session is considered to have sealed at the end of the session, and the player's time is recorded accordingly.
   *[before] A player having the move who adjourns before the end of the session is charged with all the time remaining in it, and it is recorded so.
}
law-envelope-data = On the envelope stand the names, the position before the sealed move, the times that both players have used, who sealed, the number of the sealed move, any offer of a draw, and when and where play resumes.
law-envelope-in-safekeeping = The arbiter checks what stands on the envelope and is responsible for its safekeeping.
law-draw-offer-after-sealing = An offer of a draw made after the sealing stands until it is accepted or rejected.
law-set-up-for-resumption = Before play resumes, the position before the sealed move is set up on the board and the clocks show the times of the adjournment.
law-ended-before-resumption = If the players agree to a draw before play resumes, or one of them notifies the arbiter of resigning, the game is over.
law-envelope-opened = The envelope is opened only when the player who has to reply is present.
law-sealed-move-faulty = { SINCE($edition, 2009, 2014) ->
    [2009] A player whose sealed move is ambiguous, unclear or illegal loses the game, unless it has ended otherwise, is decided by flag-fall or is dead.
    [2014] A player whose sealed move is ambiguous, unclear or illegal loses the game, unless it has ended otherwise, is decided by flag-fall or is drawn without a claim.
   *[before] A player whose sealed move is ambiguous, unclear or illegal loses the game, unless it is decided by flag-fall or is dead.
}
law-sealed-move-ambiguous = A player whose sealed move is ambiguous loses the game.
law-sealed-move-unclear = A player loses the game if the meaning of the move that the player sealed cannot be established.
law-sealed-move-illegal = A player whose sealed move is illegal loses the game.
law-replying-player-present = If the player who has to reply is present when play resumes, the envelope is opened, the sealed move is made on the board and that player's clock is started.
law-replying-player-absent = If the player who has to reply is absent, that player's clock is started; on arriving the player may stop it and summon the arbiter, and then the envelope is opened, the sealed move is made on the board and the clock is started again.
law-sealing-player-absent = If the player who sealed is absent, the opponent may write a reply and seal it in a new envelope instead of making it on the board, and start the absent player's clock; the arbiter keeps the envelope and opens it when that player arrives.
law-late-for-resumption = { SINCE($edition, 2017) ->
    [2017] A player who arrives for the resumption after the default time loses the game, unless the arbiter decides otherwise.
   *[before] A player who arrives for the resumption more than { $minutes } minutes late loses the game, unless the rules of the competition or the arbiter decide otherwise.
}
law-late-sealer-saved = { SINCE($edition, 2014) ->
    [2014] If the sealed move ended the game, that result stands although a player came too late.
   *[before] A player who sealed and comes too late still wins if the sealed move gave checkmate, or if the opponent's flag has fallen, and draws if it gave stalemate or a dead position.
}
law-neither-present-at-resumption = Where the default time is not zero and neither player is present when play resumes, the player who has to reply loses all the time until arriving, unless the rules of the competition or the arbiter decide otherwise.
law-envelope-lost = If the envelope is lost, the game resumes from the recorded position and times, and the player who sealed makes the move the player states was sealed. If the times cannot be established, the arbiter sets the clocks.
law-adjourned-position-unknown = If the adjourned position cannot be established, the game is annulled and a new game is played.
law-clock-error-at-resumption = { SINCE($edition, 2017) ->
    [2017] A wrong time on the clock at the resumption is corrected if a player points it out before making the first move; otherwise it stands, unless the arbiter decides otherwise.
   *[before] A wrong time on the clock at the resumption is corrected if a player points it out before making the first move; otherwise it stands, unless the arbiter finds the consequences too severe.
}
law-resumption-sessions = { SINCE($edition, 2017) ->
    [2017] Sessions are timed by the arbiter's clock, and their start is announced in advance.
   *[before] Sessions are timed by the arbiter's clock, and their start and finish are announced in advance.
}

## Chess960.

law-chess960 = In Chess960 the initial position is chosen by chance, and after that the game is played as usual.
law-chess960-start-position = White's pawns stand on the second rank as usual and the other pieces anywhere on the first, with the king between the rooks and the bishops on squares of different colours; Black's pieces stand opposite.
law-chess960-random-choice = The initial position may be drawn by computer, dice, coins, cards or the like.
law-chess960-castling = In Chess960 each player may castle once, under the usual conditions adapted to the initial squares of king and rook.
law-chess960-castling-forms = In Chess960 both king and rook move in castling, or they change places, or only one of them moves.
law-chess960-castling-by-hand = On a real board it is recommended to put the king beside the board next to its final square, move the rook to its final square and then place the king.
law-chess960-castling-targets = After castling in Chess960 king and rook stand where they would stand in standard chess: on the c-side (0-0-0) the king on the c-file and the rook on the d-file, on the g-side (0-0) the king on the g-file and the rook on the f-file.
law-chess960-castling-announced = It is recommended to say before castling that one is about to castle.
law-chess960-castling-at-once = In some initial positions castling is possible on the first move.
law-chess960-castling-empty-squares = All squares that king and rook cross or reach in castling must be empty but for these two; other squares may be occupied, even some that must be empty in standard chess (for example on the files a, b and e in castling on the c-side, e and h on the g-side).

## Terms that the glossary explains with content of its own.

law-term-completed-move = A move is completed when it has been made and the clock has been pressed.
law-term-made-move = A move is made when the piece stands on its new square, the hand has released it and a captured piece is off the board.
law-term-displaced = A piece is displaced when it stands in an unusual or unclear place, for example between two squares, lies on its side or has been knocked off the board.
law-term-increment = { SINCE($edition, 2017) ->
    [2017] The increment is the time, from { $least } to { $most } seconds, that a player gets from the start before each move, in delay or cumulative mode.
   *[before] The increment is the time that a player gets from the start before each move, in delay or cumulative mode.
}
law-term-cumulative-mode = In cumulative mode, named after Fischer, a player gets extra time, often 30 seconds, before each move.
law-term-delay-mode = In delay mode, named after Bronstein, the main time runs only when the extra time of the move is used up; a player who presses the clock before that keeps the main time unchanged, and extra time cannot be saved up.
law-term-standard-chess = Chess is standard if each player has at least { $minutes } minutes.
law-term-time-control = The time control is the arrangement of the time allotted to each player, for example 40 moves in 90 minutes and all the rest in 30, with 30 seconds more for each move from the first. A player who has completed those 40 moves in time is also said to have reached the time control.
law-term-result = A result is 1-0, 0-1 or ½-½; both players may lose, a player may get half a point against none, and an unplayed game is +/- (White wins by forfeit), -/+ (Black does) or -/- (both lose).
law-term-points = A win usually gives 1 point, a draw ½, a loss 0; the alternative is 3, 1 and 0.
law-term-penalties = The penalties are listed from the mildest to the most severe.
law-term-normal-means = Normal means are playing actively to win, or a position that gives a realistic chance to win other than on time.
law-term-move-counter = A move counter is the part of a clock that counts how often each player has pressed it.
law-term-arbiters-discretion = In about 39 places the Laws leave the decision to the arbiter's judgement.
