## The board in words.

board-man = { $man ->
    [wk] white king
    [wq] white queen
    [wr] white rook
    [wb] white bishop
    [wn] white knight
    [wp] white pawn
    [bk] black king
    [bq] black queen
    [br] black rook
    [bb] black bishop
    [bn] black knight
   *[bp] black pawn
}
board-letters = KQRBN
board-square = { $square }, { $man }
board-empty = { $square }, empty
board-grid = Squares

## The clock.

clock-of = { $colour ->
    [white] { $name }'s clock (White)
   *[black] { $name }'s clock (Black)
}
clock-time = Time left
clock-colour = { $colour ->
    [white] White
   *[black] Black
}
clock-runs = running
clock-flag = The flag has fallen
clock-counter = Moves: { $count }
clock-press = Press the clock
clock-lever = Clock

## What may be done.

play-group = { $group ->
    [game] The game
    [claims] Claims
    [help] Arbiter and requests
    [presence] Coming and going
    [adjournment] Adjournment
   *[announcing] Announcing moves
}
play-cancel = Cancel
play-sure = { $what ->
    [resign] You lose the game at once. This cannot be undone.
    [hand-over-envelope] Your clock is stopped and the game is adjourned. The move in the envelope can no longer be changed.
   *[sign] You sign this result: { $result }
}
play-words = { $what ->
    [call-arbiter] Reason for the call (optional)
    [request-explanation] What should be explained (optional)
    [appeal] What you appeal against, and why
    [announce] The move, as you announce it
   *[repeat] The move, as you heard it
}
play-words-missing = This field must be filled in.
play-words-announced = In words, such as “{ $words }”, or in the usual notation, such as “Nf6”.
play-leave-hint = If you need the arbiter's permission to leave and do not have it, you can be penalised. Ask first.
play-choose = Choose
play-choose-of = { $of ->
    [reason] Why you stop the clocks
    [matter] What is wrong
    [area] What you leave
   *[duty] What the assistant is for
}
play-choice = { $choice ->
    [reason-help] I need the arbiter
    [reason-no-piece] the piece required for the promotion is not available
    [reason-displacement] pieces were displaced
    [reason-irregularity] an illegal move or another irregularity
    [reason-claim] I make a claim
    [reason-faulty-clock] the clock is defective
    [reason-other] another reason
    [matter-illegal-move] an illegal move
    [matter-illegal-position] an illegal position
    [matter-touch] a touched piece
    [matter-release] a released piece
    [matter-two-hands] a move with two hands
    [matter-flag-fall] a flag-fall
    [matter-displacement] displaced pieces
    [matter-initial-position] a wrong initial position
    [matter-board-placement] a board placed the wrong way round
    [matter-reversed-colours] reversed colours
    [matter-defective-clock] a defective clock
    [matter-clock-setting] a wrong clock setting
    [matter-clock] improper handling of the clock
    [matter-press-without-move] a press of the clock without a move
    [matter-out-of-turn] a move out of turn
    [matter-boards-disagree] different positions on the two boards
    [matter-end-of-game] a game that had already ended
    [matter-scoresheet] the scoresheet
    [area-playing-area] the playing area
    [area-venue] the playing venue
    [duty-moving] to move the pieces
    [duty-pressing] to press the clock
   *[duty-recording] to keep the score
}

## Claims of a draw.

play-claim-basis = Basis of the claim
play-claim-stands = The position on the board
play-claim-after-move = The position after my intended move
play-claim-write-first = Enter the intended move first: it is written down, not made on the board.
play-claim-move = The move
play-claim-from = From
play-claim-to = To
play-claim-as-written = As on the scoresheet

## A move given by its squares.

play-named-castles = Castling
play-named-king = King on
play-named-rook = Rook on
play-named-becomes = The pawn becomes
play-named-both = Both squares must be given.
play-named-no-square = There is no square “{ $text }”.
play-named-not-own = You have no piece on { $square }.
play-named-unread = “{ $text }” cannot be read as a move.
board-pick = Touch the piece, then its square
board-pick-piece = Touch a piece of { $colour ->
    [white] White
   *[black] Black
}
play-touched-which = Choose the piece on the board.
play-named-notation = Or in notation
play-named-same = The piece has to go to another square.
play-named-becomes-what = Say what the pawn becomes.

## The envelope of an adjourned game.

play-seal-which = Which move will you play next? It is written down, not made on the board.
play-seal-reads = The envelope reads, with both squares so that it is unambiguous:
play-seal-secret = Neither your opponent nor anybody else sees it.
play-seal-kept = You may seal another move instead until you hand the envelope over. After that the arbiter keeps it closed, and opens it when the game is resumed.
play-seal-faulty = An illegal sealed move can cost you the game.
play-seal-state = The envelope is lost. Which move did you seal?
play-seal-stated = You state:

## The scoresheet.

play-sheet-own = My scoresheet
play-sheet-complete-first = You must update the scoresheet before you move.
play-sheet-signed = Signed: { $result }
play-sheet-borrowed = The opponent's scoresheet
play-sheet-empty = Nothing has been written yet.
play-sheet-strike = Strike out { $text }
play-sheet-lines = Moves on the scoresheet
play-sheet-number = Move number
play-sheet-line = Line
play-sheet-move = Move

## Decisions, and the duty that follows from a touch.

play-news-rulings = Decisions
play-news-earlier = Earlier decisions ({ $count })
play-news-close = I have read it
play-duty-title = Touched pieces
play-duty-in-hand-from = In your hand: { $man } from { $square }
play-duty-in-hand = In your hand: { $man }
play-duty-own = Touch-move: you may play only:
play-duty-other = { $name } may play only:

## Tools beside the board.

play-tools-title = At the board
play-tools-tool = What the hand does
play-tools-tool-of = { $tool ->
    [move] lifts and puts down
    [touch] only touches
    [hold] holds the piece over the square
   *[remove] takes off the board
}
play-tools-hand = Hand
play-tools-hand-of = { $which ->
    [right] right
    [left] left
   *[both] both at once
}
play-tools-bold = Let me touch pieces when it is not my turn
play-tools-fetch = A piece from beside the board
play-promotion-title = What does the pawn become?
play-promotion-none = Leave the pawn unpromoted

## How the board is shown.

play-options-title = Settings and keys
play-options-switch = { $name ->
    [isFlipped] Flip the board
    [coordinates] Show coordinates
    [figurines] Figurines instead of letters
    [sounds] Soft sounds for moves, the clock and decisions
    [pressesWithMove] Press the clock with the move
   *[touches] A selected piece counts as touched
}
play-keys-title = Keys
play-keys-space = Space bar
play-keys-does = { $key ->
    [arrows] move from square to square
    [enter] lifts a piece, and puts it down
    [space] presses the clock
    [escape] cancels the selection, if nothing was touched
    [step] steps through the moves (away from the board)
   *[flip] flips the board
}

## The state of the game.

play-state-sheets = Scoresheets of the game
play-state-press-hint = A move is completed when you press the clock: the lever, or the space bar.
play-state-touch-hint = A piece you select is touched, and must be moved if it can be.
play-state-void = The game is void; a new game shall be played.
play-state-adjourned = The game is adjourned.
play-state-resumption = Resumption: { $where }
play-state-seal = Seal your next move: it is written down, not made on the board.
play-state-sealed = Your move is in the envelope. Hand it over, or seal another move instead.
play-state-seals = { $name } seals the next move.
play-state-opens = Play is resumed. The arbiter opens the envelope.
play-state-seal-reply = Play is resumed. Since { $name } is not here, you may seal your reply.
play-state-state = The envelope is lost. Say which move you sealed.
play-state-stopped = The clocks are stopped. The game is waiting for the arbiter.
play-state-interrupted = The playing hall was down; the clocks stand. The arbiter will restart them.
play-state-away = { $name } is not at the board.
play-state-left = You are away from the board. Confirm when you are back.
play-state-press = Your move is made. Press the clock.
play-state-your-move = You have the move.
play-state-offer = { $name } offers a draw.
play-state-own-offer = You have offered a draw.
play-state-your-clock = Your clock is running. Make your move and press the clock.
play-state-move-of = { $name } has the move.
play-state-arrive = Your game is waiting: confirm that you are here.
play-state-waits-for = The game is waiting for { $name }.
play-state-you-start = The game has not started. Either you or the arbiter starts White's clock.
play-state-not-started = The game has not started. The arbiter or Black starts White's clock.
play-state-check = Check!
play-state-placed = Your clock is running. Press it when your move is finished.
play-state-not-pressed = The clock of { $name } is still running: it has not been pressed.
play-state-line-lost = { $name } has lost the connection.

## The moves.

play-moves-title = Moves
play-moves-none = No move has been made yet.
play-moves-at = { $ply ->
    [0] The position before the first move.
   *[other] The position after half-move { $ply } of { $of }.
}
play-moves-live = Back to the game
play-moves-pgn = Download the game (PGN)
play-moves-step = { $step ->
    [first] To the start
    [back] One move back
    [on] One move forward
   *[last] To the last move
}
play-after-standings = Standings
play-after-next = To round { $round }, board { $board }
play-after-stay = Stay here
play-after-seconds = { $seconds ->
    [one] The board of your next game opens in { $seconds } second.
   *[other] The board of your next game opens in { $seconds } seconds.
}

## What has not been sent or made yet.

play-unsent = Not sent yet: { $acts }. It is sent when the connection is back.
play-not-stored = Not accepted yet: { $acts }. The hall cannot store anything at the moment; it is tried again automatically.
play-unsent-act = { $act ->
    [press] press of the clock
   *[other] your last action
}
play-waiting = Waiting for the opponent's move: { $move }.
play-not-made = Not made: { $move } is not possible now.

## Around the game.

play-game-title = Game
play-withdrawn = This game was removed: the pairing has been corrected.
play-withdrawn-go = Find your board
play-game-where = Round { $round }, board { $board } ·
play-game-competition = Competition
play-game-text-board = Accessible board (text)
play-game-arbiter = The arbiter's page
play-game-board = Board: { $names }
