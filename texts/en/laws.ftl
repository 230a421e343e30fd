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
    [setup] The men before the first move
    [moves] How the men move
    [touching] Making a move
    [ending] The end of the game
    [clock] The chess clock
    [irregularities] Irregularities
    [scoresheet] Writing the moves down
    [draws] Drawn games
    [points] Points
    [conduct] Conduct of the players
    [arbiter] The arbiter
    [fide] Questions to FIDE
    [rapid] Rapid chess
    [blitz] Blitz
    [notation] Algebraic notation
    [blind] Players who cannot see
    [adjournment] Adjourned games
    [chess960] Chess960
    [quickplay] Quickplay finish
    [quickplay-without-arbiter] Quickplay finish without an arbiter
   *[glossary] Glossary
}
provision-absent = The edition of { $edition } does not have it.
provision-elsewhere = In other editions: { $articles }.
provision-unverified = ? The number was not verified: it follows the neighbouring editions.
article-parts = Parts of it: { $articles }.

search-found = Provisions found: { $count }.
search-more = And { $count } more: --limit shows them.
search-nothing = Nothing was found for “{ $text }”.

diff-new = New in { $edition }: { $count }
diff-gone = No longer in { $edition }: { $count }
diff-renumbered = Renumbered: { $count }
diff-same = Under the same number in both: { $count }.

error-no-article = The edition of { $edition } has no article { $article }.
error-no-provision = “{ $text }” is neither the number of an article nor the name of a provision.
help-nearest-articles = Nearest: { $articles }.
help-article-elsewhere = Editions that have such a number: { $editions }.
help-law-search = To look for words: adoube law search { $text }
term-nothing = The glossary has no term { $text }.
term-in-the-laws = In the Laws:

## What each provision says, in a sentence of our own; the name is that of the catalogue in crates/laws.

## What the document is, and whom it binds.

law-scope-of-the-laws = The Laws cover chess played over the board; their English text is the authentic one.
law-cases-not-regulated = Where the Laws are silent, the arbiter decides by comparing with similar cases, fairly and with good sense.
law-federation-house-rules = A federation may play by more detailed rules of its own, but only at home, only without contradicting the Laws, and not in FIDE, title or rated events.
law-rated-only-under-the-laws = A game can be rated by FIDE only if it was played under the Laws, and other serious games are best played under them too.
law-rulings-by-fide = A member federation may ask FIDE how a question about the Laws is to be decided.

## The nature of the game, the board and the pieces.

law-players-move-alternately = Two players move in turn on one board, and White begins.
law-having-the-move = A player has the move as soon as the opponent's move has been made on the board.
law-aim-of-the-game = The aim is to attack the opponent's king so that no legal move is left; that is checkmate and wins, and a king is never taken nor left under attack.
law-aim-out-of-reach = If neither player can possibly checkmate, the game is drawn.
law-chessboard = The board has eight by eight squares, light and dark in turn, with a light square in the corner at each player's right hand.
law-set-of-pieces = Each player begins with a king, a queen, two rooks, two bishops, two knights and eight pawns.
law-initial-position = At the start the thirty-two pieces stand in the initial position.
law-files-ranks-diagonals = Columns of squares are files, rows are ranks, and slanting lines of squares of one colour from edge to edge are diagonals.

## How the pieces move, and which moves are legal.

law-own-piece-bars-the-way = A piece cannot move to a square that is held by a piece of its own colour.
law-capture = A piece that moves to a square held by an opponent's piece captures it, and the captured piece leaves the board as part of the move.
law-attack = A piece attacks the squares where it could capture, even if it may not go there because its own king would be exposed.
law-bishop-move = The bishop moves any distance along a diagonal on which it stands.
law-rook-move = The rook moves any distance along its file or its rank.
law-queen-move = The queen moves any distance along its file, its rank or a diagonal.
law-no-jumping-over-pieces = Bishop, rook and queen cannot jump over a piece in their way.
law-knight-move = The knight goes to one of the nearest squares that are not on its own file, rank or diagonal.
law-pawn-step = The pawn moves one square straight forward if that square is empty.
law-pawn-double-step = On its first move the pawn may go two squares forward if both are empty.
law-pawn-capture = The pawn captures a piece that stands one square diagonally in front of it.
law-en-passant = A pawn that has just gone two squares may be captured by a pawn beside it as if it had gone only one, but only on the very next move.
law-promotion = A pawn that reaches the last rank becomes, in the same move, a queen, rook, bishop or knight of its colour, as the player chooses.
law-king-step = The king moves to a neighbouring square that is not attacked.
law-castling = In castling, one move of the king along its first rank, the king goes two squares towards a rook and the rook lands on the square the king has crossed.
law-castling-right-lost = The right to castle is lost for good when the king has moved, and with a rook when that rook has moved.
law-castling-prevented-for-now = Castling is not possible as long as the king's square, the square it crosses or the square it reaches is attacked, or a piece stands between king and rook.
law-check = A king that is attacked is in check, even if the attacking piece could not move without exposing its own king.
law-king-left-in-check = No move may expose the player's own king to check or leave it there.
law-legal-and-illegal-move = A move is legal if it meets every requirement for moving the pieces, and illegal if it does not.
law-illegal-position = A position is illegal if no series of legal moves can lead to it.

## The hand and the pieces: touching, releasing, making a move.

law-one-hand = Every move is made with one hand only.
law-adjusting-pieces = The player who has the move may put pieces straight on their squares after saying so first, for instance “I adjust”.
law-touch-presumed-deliberate = Apart from announced adjusting, a touch counts as deliberate unless it was clearly an accident.
law-touch-move = A player who has the move and deliberately touches a piece on the board is bound by the touch.
law-touched-own-piece = A player who has touched own pieces must move the first of them that can be moved.
law-touched-opponents-piece = A player who has touched the opponent's pieces must capture the first of them that can be captured.
law-touched-both-colours = A player who has touched pieces of both colours must capture the one with the other, and if that is impossible must move or capture the first touched piece that allows it; in doubt the own piece was touched first.
law-touched-king-and-rook = A player who touches the own king and then a rook must castle on that side if it is legal.
law-touched-rook-before-king = A player who touches a rook first and then the king may not castle on that side with this move, and the rook touched first counts.
law-intended-castling-illegal = A player who wanted to castle where it is illegal must make another legal move with the king, castling on the other side included, and if there is none, any legal move.
law-king-released-to-castle-illegally = A player who releases the king on a square to castle where it is illegal must make another legal move with the king, castling on the other side included, and if there is none, any legal move.
law-promotion-choice-final = The choice of the piece in a promotion is final once that piece touches the square of promotion.
law-no-touched-piece-can-move = If none of the touched pieces can be moved or captured, the player may make any legal move.
law-promotion-in-various-ways = In a promotion the pawn need not be put on the last rank and the pieces may be exchanged in either order, but an opponent's piece on that square must be captured.
law-piece-released = Once a piece has been let go on a square where it could legally go, it cannot go to another on that move.
law-capture-made = A capture has been made when the hand has let go of the capturing piece on its new square and the captured piece is off the board.
law-castling-made = Castling has been made when the rook is released on its new square; after releasing the king the player must castle on that side if it is legal.
law-promotion-made = A promotion has been made when the pawn is off the board and the new piece has been released on the square of promotion.
law-touch-forfeits-complaint = A player who deliberately touches a piece can no longer complain about how the opponent touched or moved the pieces just before.
law-assistant-moves-pieces = A player who cannot move the pieces may bring an assistant whom the arbiter accepts.

## How a game ends, and what it counts.

law-checkmate = Checkmate wins and ends the game at once, provided the move that gave it was correct.
law-resignation = A player who resigns ends the game and loses it.
law-resignation-without-mating-chance = If the opponent of the player who resigns cannot checkmate by any series of legal moves, the game is drawn.
law-stalemate = A player to move who has no legal move and is not in check is stalemated, and the game is drawn at once, provided the move that led there was correct.
law-dead-position = The game is drawn at once when neither player can checkmate by any series of legal moves, provided the move that led there was correct.
law-draw-by-agreement = The players may agree to a draw during the game, which ends it at once.
law-points-for-a-game = A win counts one point, a draw half a point and a loss none, unless announced otherwise.
law-score-limits = The points of both players together never exceed the usual total of a game, and each player gets a score that exists.

## The chess clock.

law-chess-clock = A chess clock has two displays of which only one can run at a time, and each has a flag that falls when the time is used up.
law-time-control-periods = Each player must make a number of moves, or all of them, in a time fixed beforehand, with additional time for each move if so arranged.
law-saved-time-carries-over = Time saved in one period is added to the next.
law-delay-before-main-time = With delay, the main time begins to run only when the fixed extra time of the move is used up, and stays unchanged if the clock is pressed before that.
law-move-count-at-flag-fall = As soon as a flag falls, it is checked whether the required moves were made.
law-clock-placement = Before the game the arbiter decides where the clock stands.
law-start-of-whites-clock = At the time set for the start, White's clock is started.
law-default-time = A player who arrives after the default time loses the game, unless the rules or the arbiter allow otherwise.
law-neither-player-present = If nobody is there at the start, White's clock runs until White comes, unless the rules or the arbiter decide otherwise.
law-move-completed = After making a move the player stops the own clock and starts the opponent's, and this press completes the move.
law-completed-by-end-of-game = A move that ends the game is complete without a press of the clock.
law-completed-by-next-move = A move whose press was forgotten is complete when the player makes the next one.
law-right-to-press-clock = A player must always be able to press the clock after making a move, and the time until then is the player's own.
law-same-hand-presses-clock = The hand that made the move also presses the clock, and no finger may rest on the clock or hover over it.
law-clock-handling = The clock must be treated properly: not struck, lifted, knocked over or pressed before the move.
law-adjusting-on-own-time-only = Only the player whose clock is running may adjust the pieces.
law-assistant-presses-clock = A player who cannot use the clock may bring an assistant whom the arbiter accepts, and the arbiter adjusts the times fairly.
law-flag-fall-noticed = A flag has fallen when the arbiter sees it or a player rightly claims it.
law-flag-fall = A player who has not made the required moves in time loses the game, unless it has ended already.
law-flag-fall-without-mating-chance = If the opponent cannot checkmate the player whose flag fell by any series of legal moves, the game is drawn.
law-defective-clock = What the clock shows is decisive unless it is plainly defective; the arbiter then replaces it and sets the times by best judgement.
law-wrong-clock-setting = When a wrong setting of the clock is found during play, it is stopped at once and the arbiter sets it right by best judgement.
law-both-flags-fallen-game-goes-on = If both flags have fallen, nobody knows which was first and it was not the last period, the game goes on.
law-both-flags-fallen-in-last-period = If both flags have fallen in the last period and nobody knows which was first, the game is drawn.
law-arbiter-stops-clocks = When the game must be interrupted, the arbiter stops the clocks.
law-player-stops-clocks = A player may stop the clocks only to ask for the arbiter's help, for instance when a piece for a promotion is missing.
law-restart-of-clocks = The arbiter decides when the clocks are started again.
law-reason-for-stopping-clocks = Whether there was a good reason to stop the clocks is for the arbiter to decide; a player who plainly had none is penalised.
law-displays-in-the-hall = Screens and demonstration boards may show positions, moves and the number of moves in the playing hall.
law-no-claim-from-displays = No claim may rest only on what a display in the hall shows.

## What went wrong, how it is put right and what it costs.

law-clocks-after-irregularity = When an earlier position is restored after an irregularity, the arbiter sets the times and the move counter by best judgement.
law-wrong-initial-position = If it turns out during the game that the initial position was wrong, the game is cancelled and a new one played.
law-wrong-board-placement = If it turns out during the game that only the board was placed wrongly, the position is moved to a board placed rightly and the game goes on.
law-reversed-colours = If a game was begun with colours reversed, the edition says whether it goes on or a new one is played.
law-displaced-pieces-restored = A player who knocks pieces out of place restores them on the own time.
law-help-with-displaced-pieces = If pieces were knocked out of place, either player may stop the clocks and call the arbiter.
law-displacement-penalised = The arbiter may penalise a player who knocks pieces out of place.
law-illegal-move-completed = When an illegal move is found, the position before it is restored, or the last one that can be established, and the rules on touched and released pieces govern the move in its place.
law-promotion-not-completed = If a pawn is left on the last rank without being exchanged, the move is illegal; since 2014 the pawn then becomes a queen.
law-king-captured = A king may never be captured; doing so is an illegal move.
law-illegal-move-penalty = An illegal move gives the opponent extra time, and one more than the edition forgives loses the game.
law-illegal-moves-without-mating-chance = If illegal moves would lose the game but the opponent cannot checkmate by any series of legal moves, it is drawn.
law-displacement-found-later = When pieces are found to have left their squares earlier, the position before that is restored, or the last one that can be established, and the game goes on from there.
law-two-hands-for-one-move = Using two hands for one move counts as an illegal move.
law-two-hands-penalty = A move with two hands gives the opponent extra time, and the one that is one too many loses the game, or draws it if the opponent cannot checkmate by any series of legal moves.
law-press-without-move = Pressing the clock without having made a move counts as an illegal move.
law-press-without-move-penalty = A press without a move gives the opponent extra time, and the one that is one too many loses the game, or draws it if the opponent cannot checkmate by any series of legal moves.

## Writing the game down.

law-recording-moves = Both players write down their own and the opponent's moves one by one, as legibly as they can, in algebraic notation.
law-electronic-scoresheet = The moves may be recorded on an electronic scoresheet that FIDE has certified.
law-nothing-written-in-advance = A move may be written before it is played only for a draw claim or to seal it.
law-recorded-before-next-move = A player may reply before writing down the opponent's move, but must write the own last move before making another.
law-use-of-scoresheet = The scoresheet is only for moves, clock times, draw offers, claims and other matters of the game.
law-draw-offer-recorded = Both players write down each offer of a draw with the sign (=).
law-assistant-keeps-score = A player who cannot keep the score may bring an assistant whom the arbiter accepts, and the arbiter adjusts the times fairly.
law-scoresheet-visible = The scoresheet stays in the arbiter's view all through the game.
law-scoresheets-belong-to-organiser = The scoresheets belong to the organiser.
law-defective-electronic-scoresheet = The arbiter replaces an electronic scoresheet that is defective.
law-recording-not-required = A player with less than five minutes left in a period and without thirty seconds or more for each move need not write for the rest of it.
law-record-completed-after-flag-fall = Once a flag has fallen, a player who had stopped writing must complete the scoresheet before moving.
law-neither-player-records = If neither player has to write, the arbiter or an assistant should, and after a flag fall the clocks stop while both complete their scoresheets.
law-one-player-need-not-record = If only one player had stopped writing, that player completes the scoresheet after a flag fall before moving, and may borrow the opponent's.
law-reconstruction-of-the-game = If no scoresheet is complete, the players replay the game on a second board under the arbiter's eyes, after position, times and move count have been noted.
law-first-move-of-next-period = If the scoresheets leave it open whether the time was exceeded, counting starts afresh: the coming move is the first of the next period, unless it is plain that more were made.
law-signed-result = After the game both players sign both scoresheets with the result, which then stands even if it is wrong, unless the arbiter decides otherwise.

## Offers, claims, and draws that come by themselves.

law-draw-restrictions = The rules of the competition may forbid draws by agreement before a certain move, or altogether, without the arbiter's consent.
law-draw-offer = A draw is offered after making a move and before pressing the clock; at any other time the offer is valid but may count as a disturbance.
law-draw-offer-stands = An offer of a draw has no conditions and cannot be taken back; it stands until the opponent accepts it, refuses it aloud or by touching a piece to move it, or the game ends.
law-claim-counts-as-offer = A claim of a draw counts as an offer of a draw.
law-repetition-claim = The player to move may claim a draw when the same position comes about at least for the third time.
law-repetition-about-to-appear = For a claim on the coming position the player first writes the intended move and tells the arbiter that it will be played.
law-repetition-has-appeared = For a claim on the position on the board it has just come about and the claimant is to move.
law-same-position = Positions are the same if the same player is to move, the same kinds of pieces of the same colours stand on the same squares and all possible moves are the same.
law-same-position-en-passant = Positions are not the same if a pawn could have been captured en passant in one and not in the other.
law-same-position-castling = Positions are not the same if a right to castle has changed between them.
law-fifty-moves-claim = The player to move may claim a draw when each player has made fifty moves in a row without a pawn move and without a capture.
law-fifty-moves-with-intended-move = For a claim that the coming move completes the fifty moves, the player first writes it and tells the arbiter that it will be played.
law-fifty-moves-played = A claim is also possible when the last fifty moves of each player had neither a pawn move nor a capture.
law-right-to-claim-lost = A player who goes on instead of claiming loses the right to claim on that move: in the oldest edition by making the move, since then by touching a piece.
law-claim-stops-clocks = On a claim of a draw the clocks are stopped, and the claim cannot be taken back.
law-correct-draw-claim = A correct claim of a draw ends the game at once: it is drawn.
law-incorrect-draw-claim = A wrong claim of a draw gives the opponent extra time, and the game goes on.
law-intended-move-must-be-played = If a wrong claim was about an intended move, that move must be played.
law-draw-without-claim = Two events end the game in a draw without anybody claiming it.
law-fivefold-repetition = The game is drawn without a claim when the same position has come about five times.
law-seventy-five-moves = The game is drawn without a claim when each player has made seventy-five moves in a row without a pawn move and without a capture; checkmate by the last of them goes first.

## The quickplay finish, with and without an arbiter.

law-quickplay-finish = The quickplay finish is the part of a game in which a limited time is left for all the remaining moves.
law-quickplay-rules-announced = The guidelines for games without increment hold only if they were announced beforehand.
law-no-quickplay-claim-in-blitz = The claims of the quickplay finish do not exist in blitz.
law-increment-request = The player to move with less than two minutes may ask for five more seconds a move for both players; this counts as an offer of a draw.
law-quickplay-claim = The player to move with less than two minutes may claim a draw because the opponent cannot win, or does not try to win, by normal means.
law-quickplay-claim-accepted = If the arbiter agrees that the opponent cannot win or does not try to, the game is drawn; if not, the arbiter postpones the decision or rejects the claim.
law-quickplay-claim-postponed = If the decision is postponed, the opponent may get two more minutes, play goes on, and the arbiter may still declare a draw, even after a flag has fallen.
law-quickplay-claim-rejected = If a claim in the quickplay finish is rejected, the opponent gets two more minutes.
law-quickplay-decision-final = The arbiter's decision on a claim in the quickplay finish is final.
law-claim-without-arbiter = Where no arbiter is present, a player with less than two minutes may claim a draw before the flag falls, and the game ends with it.
law-claim-opponent-cannot-win = For the claim that the opponent cannot win by normal means, the claimant writes down the final position and the opponent confirms it.
law-claim-opponent-does-not-try = For the claim that the opponent does not try to win, the claimant writes down the final position and hands in a complete scoresheet, and the opponent confirms both.
law-claim-referred-to-arbiter = A claim made where no arbiter was present is put before one afterwards.

## What players may and may not do.

law-good-name-of-chess = Players must do nothing that brings the game of chess into disrepute.
law-playing-venue = The playing venue is the playing area together with the toilets, the places for rest, refreshment and smoking, and whatever else the arbiter names.
law-leaving-the-venue = No player may leave the playing venue without the arbiter's permission.
law-leaving-the-playing-area = The player who has the move may not leave the playing area without the arbiter's permission.
law-entering-the-playing-area = Only players and arbiters may enter the playing area without the arbiter's permission.
law-reporting-when-leaving = The rules may oblige the player who does not have the move to report to the arbiter before leaving the playing area.
law-notes-and-advice = During play no player may use notes, other information, advice or another board for analysis.
law-electronic-devices = Players may not have phones or other electronic devices in the playing venue unless the arbiter or the rules allow it.
law-device-forfeit = A player whose forbidden device is found, or heard, loses the game.
law-personal-inspection = The arbiter may have a player's clothes, bags and belongings inspected in private.
law-smoking = Smoking is allowed only where the arbiter permits it.
law-finished-players-are-spectators = Players who have finished their games are spectators.
law-disturbing-the-opponent = Distracting or annoying the opponent in any way is forbidden, and so are unreasonable claims and offers.
law-conduct-penalised = Breaking the rules of conduct is penalised.
law-refusal-to-comply = A player who persistently refuses to comply with the Laws loses the game, and the arbiter decides the opponent's score.
law-both-players-refuse = If both players persistently refuse to comply with the Laws, both lose the game.
law-right-to-explanation = A player may ask the arbiter to explain particular points of the Laws.
law-appeal = A player may appeal against a decision of the arbiter, as far as the edition and the rules of the competition allow it.
law-help-with-reconstruction = Both players must help the arbiter whenever the game has to be reconstructed.
law-players-check-claims = Claims of repetition and of fifty moves are checked by the players while the arbiter supervises.

## What the arbiter must do, and must not.

law-arbiter-applies-the-laws = The arbiter sees to it that the Laws are observed.
law-arbiter-serves-the-competition = The arbiter acts in the interest of the competition: good conditions, no disturbance, orderly progress.
law-arbiter-sees-to-fair-play = The arbiter sees to fair play and applies the rules against cheating.
law-arbiter-heeds-special-needs = The arbiter takes special care of players with disabilities and of those who need medical attention.
law-arbiter-observes-the-games = The arbiter watches the games, above all in time trouble, sees that decisions are carried out and penalises where it is due.
law-assistants-of-the-arbiter = The arbiter may appoint assistants to watch games.
law-time-for-disturbance = After a disturbance from outside the arbiter may give one or both players extra time.
law-arbiter-does-not-intervene = The arbiter does not intervene in a game except where the Laws say so, and tells nobody the number of moves or that the clock was not pressed.
law-no-interference = Spectators and other players may not speak about a game or interfere in it, and the arbiter may send them away.
law-irregularity-reported = Whoever sees an irregularity may tell the arbiter, and nobody else.
law-phones-of-others = Nobody may use a phone where the arbiter forbids it.

## What the arbiter may impose.

law-penalties = The arbiter may impose one or more of the listed penalties.
law-penalty-warning = The arbiter may warn a player.
law-penalty-more-time-for-opponent = The arbiter may give time to the offender's opponent.
law-penalty-less-time = The arbiter may take time from the offender.
law-penalty-more-points-for-opponent = The arbiter may raise the opponent's points for the game, up to what a game can give.
law-penalty-fewer-points = The arbiter may lower the offender's points for the game.
law-penalty-loss-of-game = The arbiter may declare the game lost for the offender.
law-penalty-fine = The arbiter may impose a fine that was announced beforehand.
law-penalty-exclusion-from-rounds = The arbiter may exclude a player from one or more rounds.
law-penalty-expulsion = The arbiter may expel a player from the competition.

## Rapid chess.

law-rapid-game = A game is rapid if the time of each player, with the increments of sixty moves, lies between the limits of the edition.
law-rapid-without-supervision = Without enough supervision, rapid chess follows the Laws except where its own rules say otherwise.
law-rapid-with-supervision = With enough supervision, which is an arbiter for at most three games, rapid chess follows the Competition Rules.
law-rapid-without-recording = In rapid chess players need not write down the moves.
law-arbiters-record-shown = The player to move may ask to see the arbiter's record of the game, but not more than five times.
law-too-late-for-clock-setting = After a number of moves in rapid chess, a wrong setting of the clock is no longer corrected.
law-too-late-for-set-up-claim = After a number of moves in rapid chess, nobody may claim any more that the board or the pieces were set up wrongly.
law-misplaced-king-cannot-castle = If it is too late to put a wrong set-up right, a king that was misplaced may not castle.
law-touch-rulings-on-request = In rapid chess the arbiter rules on touched pieces only if a player asks.
law-rapid-illegal-move = In rapid chess an illegal move is complete with the press of the clock and can be claimed until the opponent has moved.
law-rapid-illegal-position = If both kings are in check or a pawn stands on its last rank in rapid chess, the edition says when the arbiter steps in and how.
law-flag-fall-only-on-claim = In rapid chess a flag has fallen only when a player claims it, and the arbiter keeps silent about it.
law-arbiter-calls-flag-fall = In rapid chess the arbiter who sees a flag fall calls it.
law-rapid-win-on-time = To claim a win on time in rapid chess, a player stops the clock and tells the arbiter.
law-rapid-both-flags-fallen = If both flags have fallen in rapid chess, the game is drawn.
law-supervision-announced = The rules of the competition must say whether rapid or blitz is played with full supervision or without, for the whole event.

## Blitz.

law-blitz-game = A game is blitz if the time of each player, with the increments of sixty moves, is below the limit of the edition.
law-one-minute-instead-of-two = In fast chess the penalty of two minutes is one minute.
law-blitz-with-supervision = With an arbiter for each game, blitz follows the Competition Rules.
law-blitz-follows-rapid = Without an arbiter for each game, blitz follows the rules of rapid chess.
law-blitz-illegal-move = In blitz the opponent of a player who completed an illegal move may claim the win before moving, or a draw if checkmate is impossible.

## Algebraic notation.

law-algebraic-notation = FIDE recognises only the algebraic notation; scoresheets in another system are no evidence.
law-piece-means-no-pawn = In the rules of notation the word piece does not include the pawn.
law-piece-letters = Each piece has a capital letter, usually the first of its name.
law-national-letters = A player may use the letters of the own country, and print best uses figurines.
law-pawns-have-no-letter = Pawns have no letter and are known by its absence.
law-file-letters = The files are named a to h, from White's left to right.
law-rank-numbers = The ranks are numbered 1 to 8, starting at White's side.
law-square-names = Every square is named by the letter of its file and the number of its rank.
law-move-notation = A move is written as the letter of the piece and the square of arrival; a pawn move is the square alone.
law-capture-notation = A capture is written with an x before the square of arrival, and a pawn's capture begins with the file it leaves.
law-ambiguous-piece-notation = If two like pieces can reach the square, the file of departure, or else the rank, is added to the letter.
law-ambiguous-pawn-notation = If two pawns can capture the same piece, the file of departure tells which one did.
law-promotion-notation = A promotion is written as the pawn move followed by the letter of the new piece.
law-draw-offer-notation = An offer of a draw is written as (=).
law-notation-signs = Castling is written 0-0 or 0-0-0. The signs for capture, check and checkmate are not obligatory, nor is that for en passant since 2017.
law-model-game = A model game shows the notation at work.

## Players who cannot see, and their opponents.

law-two-boards = When a blind player plays, either player may ask for two boards, an ordinary one and a special one.
law-special-board = The special board is at least twenty centimetres square, with raised black squares, a hole in each square, and pieces with pegs, the black ones marked.
law-rules-for-blind-players = A set of rules of its own governs play with blind and visually impaired players.
law-announced-moves = Moves are announced clearly, repeated by the opponent and made on the opponent's own board, with agreed names for files, ranks and pieces.
law-piece-taken-from-its-hole = On the special board a piece counts as touched when it is taken out of its hole.
law-move-made-on-special-board = On the special board a move has been made when a captured piece is off the board, the piece is in its new hole and the move has been announced.
law-clock-waits-for-the-move = The opponent's clock may be started only when the move has been made on the special board and announced.
law-sighted-player-as-usual = For touching and moving, the ordinary rules hold for the sighted player.
law-special-clock = A clock made for blind players is allowed.
law-recording-without-sight = A blind player records the moves in Braille, in ordinary writing or on a recording device.
law-misspoken-move = A slip of the tongue in announcing a move must be corrected at once, before the opponent's clock is started.
law-boards-disagree = If the positions on the two boards differ, they are corrected with the help of the arbiter and both scoresheets.
law-boards-and-records-disagree = If the scoresheets differ as well, the game goes back to where they still agree and the arbiter sets the clocks.
law-assistant-of-blind-player = A blind player may have an assistant with some or all of the listed duties.
law-assistant-moves-on-other-board = The assistant makes the moves of both players on the opponent's board.
law-assistant-announces-moves = The assistant announces the moves of both players.
law-assistant-writes-and-presses = The assistant writes the blind player's scoresheet and presses the clock.
law-assistant-tells-moves-and-time = The assistant tells the blind player the number of moves and the times of both players, but only when asked.
law-assistant-claims-flag-fall = The assistant claims a flag fall and tells the arbiter when the sighted player has touched a piece.
law-assistant-handles-adjournment = The assistant does what is needed when the game is adjourned.
law-assistant-of-sighted-player = A sighted player may have an assistant to make and announce the moves if the blind player has none.
law-assistant-against-deaf-player = When a blind player meets a player who cannot hear, there must be an assistant.

## Adjourned games and sealed moves.

law-sealed-move = When a game is adjourned, the player to move writes the move unambiguously, seals both scoresheets in an envelope and only then stops the clock.
law-played-move-must-be-sealed = A player who makes the move on the board after being asked to seal must seal that same move.
law-early-adjournment = A player who wants to adjourn before the end of the session bears the time that remains of it.
law-envelope-data = On the envelope stand the names, the position, the times, who sealed, the number of the move, any draw offer, and when and where play resumes.
law-envelope-in-safekeeping = The arbiter checks what stands on the envelope and keeps it safe.
law-draw-offer-after-sealing = An offer of a draw made after the sealing stands until it is accepted or refused.
law-set-up-for-resumption = Before play resumes, the position is set up on the board and the clocks show the times of the adjournment.
law-ended-before-resumption = If the players agree to a draw or one of them resigns before play resumes, the game is over.
law-envelope-opened = The envelope stays closed until the player who has to reply is there.
law-sealed-move-faulty = A player whose sealed move is faulty loses the game, except where it has ended or would be drawn in any case.
law-sealed-move-ambiguous = A sealed move that can mean several moves is faulty.
law-sealed-move-unclear = A sealed move whose meaning cannot be established is faulty.
law-sealed-move-illegal = A sealed move that is illegal is faulty.
law-replying-player-present = If the player who has to reply is there when play resumes, the envelope is opened, the move is made on the board and that player's clock is started.
law-replying-player-absent = If the player who has to reply is absent, that player's clock runs, and the envelope is opened when the player arrives.
law-sealing-player-absent = If the player who sealed is absent, the opponent may put a reply in a new envelope instead of playing it and start the absent player's clock.
law-late-for-resumption = A player who arrives too late for the resumption loses the game, unless decided otherwise.
law-late-sealer-saved = Whoever sealed and comes too late still keeps the result if the sealed move ended the game.
law-neither-present-at-resumption = If neither player is there when play resumes, the player who has to reply loses the time until arriving.
law-envelope-lost = If the envelope is lost, the game resumes from the recorded position and times, and the player who sealed plays the move that was said to be sealed.
law-adjourned-position-unknown = If nobody can establish the adjourned position, that game does not count and another is played.
law-clock-error-at-resumption = A wrong time on the clock at the resumption must be pointed out before the first move, otherwise it stands unless the arbiter decides otherwise.
law-resumption-sessions = Sessions are timed by the arbiter's clock and announced beforehand.

## Chess960.

law-chess960 = In Chess960 the initial position is chosen by chance, and after that the game is played as usual.
law-chess960-start-position = White's pieces stand anywhere on the first rank with the king between the rooks and the bishops on squares of different colours, and Black's pieces stand opposite.
law-chess960-random-choice = The initial position may be drawn by computer, dice, coins, cards or the like.
law-chess960-castling = In Chess960 each player may castle once, under the usual conditions adapted to the initial squares of king and rook.
law-chess960-castling-forms = In Chess960 both king and rook move in castling, or they change places, or only one of them moves.
law-chess960-castling-by-hand = On a real board it is best to put the king beside the board, move the rook and then place the king.
law-chess960-castling-targets = After castling in Chess960 king and rook stand where they would stand in ordinary chess.
law-chess960-castling-announced = It is recommended to say that one is about to castle.
law-chess960-castling-at-once = In some initial positions castling is possible on the first move.
law-chess960-castling-empty-squares = All squares that king and rook cross or reach in castling must be empty but for these two; other squares may be occupied.

## Terms that the glossary explains with content of its own.

law-term-completed-move = A move is completed when it has been made and the clock has been pressed.
law-term-made-move = A move is made when the piece stands on its new square, the hand has let go of it and a captured piece is off the board.
law-term-displaced = A piece is displaced when it does not stand clearly on its proper square.
law-term-increment = The increment is the time, from two to sixty seconds, that a player gets before each move.
law-term-cumulative-mode = In cumulative mode, named after Fischer, the extra time is added before each move and can be saved up.
law-term-delay-mode = In delay mode, named after Bronstein, the extra time of a move runs first and cannot be saved up.
law-term-standard-chess = Chess is standard if each player has at least sixty minutes.
law-term-time-control = The time control is the arrangement of the time each player has.
law-term-result = A result is 1-0, 0-1 or ½-½; both players may lose, a player may get half a point against none, and unplayed games have signs of their own.
law-term-points = A game usually gives 1, ½ or 0 points; 3, 1 and 0 are also in use.
law-term-penalties = The penalties are listed from the mildest to the most severe.
law-term-normal-means = Normal means are playing actively to win, or a position that gives a real chance to win other than on time.
law-term-move-counter = A move counter is the part of a clock that counts how often each player has pressed it.
law-term-arbiters-discretion = In many places the Laws leave the decision to the arbiter's judgement.
