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
    [white] Clock of { $name }, White
   *[black] Clock of { $name }, Black
}
clock-time = Time left
clock-colour = { $colour ->
    [white] White
   *[black] Black
}
clock-runs = runs
clock-flag = The flag is down
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
    [resign] You lose the game at once. This cannot be taken back.
    [hand-over-envelope] Your clock is stopped and the game is adjourned. The move in the envelope cannot be changed any more.
   *[sign] You sign this result: { $result }
}
play-words = { $what ->
    [call-arbiter] Why you call; may be left empty
    [request-explanation] What is to be explained; may be left empty
    [appeal] Against what you appeal, and why
    [announce] The move, as you announce it
   *[repeat] The move, as you heard it
}
play-words-missing = Something has to be written here.
play-words-announced = In words, such as “{ $words }”, or in the usual notation, such as “Nf6”.
play-leave-hint = Who needs the arbiter's leave to go out and has none can be penalised. Ask for it first.
play-choose = Choose
play-choose-of = { $of ->
    [reason] Why you stop the clocks
    [matter] What is wrong
    [area] What you leave
    [square] The square of the piece
   *[duty] What the assistant is for
}
play-choice = { $choice ->
    [reason-help] I need the arbiter
    [reason-no-piece] the piece for the promotion is missing
    [reason-displacement] pieces were displaced
    [reason-irregularity] an illegal move or another irregularity
    [reason-claim] I make a claim
    [reason-faulty-clock] the clock is faulty
    [reason-other] another reason
    [matter-illegal-move] an illegal move
    [matter-illegal-position] an illegal position
    [matter-touch] a touched piece
    [matter-release] a released piece
    [matter-two-hands] a move with two hands
    [matter-flag-fall] a fallen flag
    [matter-displacement] pieces out of place
    [matter-initial-position] a wrong initial position
    [matter-board-placement] a board placed the wrong way round
    [matter-reversed-colours] reversed colours
    [matter-defective-clock] a defective clock
    [matter-clock-setting] a wrong setting of the clock
    [matter-clock] improper handling of the clock
    [matter-press-without-move] a press of the clock without a move
    [matter-out-of-turn] a move out of turn
    [matter-boards-disagree] boards that do not agree
    [matter-end-of-game] a game that had ended
    [matter-scoresheet] the scoresheet
    [area-playing-area] the playing area
    [area-venue] the playing venue
    [duty-moving] to move the pieces
    [duty-pressing] to press the clock
   *[duty-recording] to keep the score
}

## Claims of a draw.

play-claim-basis = What the claim rests on
play-claim-stands = The position on the board
play-claim-after-move = The position after my next move
play-claim-write-first = Announce the move first: it is written down and not played.
play-claim-move = The move
play-claim-from = From
play-claim-to = To
play-claim-as-written = As on the scoresheet

## A move that is named by its squares.

play-named-castles = Castling
play-named-king = King on
play-named-rook = Rook on
play-named-becomes = The pawn becomes
play-named-both = Both squares have to be named.
play-named-no-square = There is no square “{ $text }”.
play-named-not-own = No piece of yours stands on { $square }.
play-named-same = The piece has to go to another square.
play-named-becomes-what = Say what the pawn becomes.

## The envelope of an adjourned game.

play-seal-which = Which move will you play next? It is written down and not played on the board.
play-seal-reads = In the envelope stands, with both squares so that it cannot be mistaken:
play-seal-secret = Your opponent does not see it, and nobody else does either.
play-seal-kept = You may seal another move instead until you hand the envelope over. After that the arbiter keeps it closed, and opens it when the game is resumed.
play-seal-faulty = A move that is not legal can cost you the game.
play-seal-state = The envelope is lost. Which move did you seal?
play-seal-stated = You state:

## The scoresheet.

play-sheet-own = My scoresheet
play-sheet-complete-first = The scoresheet has to be completed before you move.
play-sheet-signed = Signed: { $result }
play-sheet-borrowed = The opponent's scoresheet
play-sheet-empty = Nothing is written yet.
play-sheet-strike = Strike out { $text }
play-sheet-lines = Moves on the scoresheet
play-sheet-number = Move number
play-sheet-line = Line
play-sheet-move = Move

## What was decided, and what a touch obliges to.

play-news-rulings = Decisions
play-duty-title = Touched pieces
play-duty-in-hand-from = In your hand: { $man } from { $square }
play-duty-in-hand = In your hand: { $man }
play-duty-own = Touched is touched. You may play only:
play-duty-other = { $name } may play only:

## What lies around the board.

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
play-tools-bold = Reach for the board also when it is not my turn
play-tools-fetch = A piece from beside the board
play-promotion-title = What does the pawn become?
play-promotion-none = Leave the pawn standing

## How the board is shown.

play-options-title = Settings and keys
play-options-switch = { $name ->
    [isFlipped] Turn the board round
    [coordinates] Show coordinates
    [figurines] Figurines instead of letters
    [sounds] Soft sounds for moves, the clock and decisions
    [pressesWithMove] The clock is pressed with the move
   *[touches] A chosen piece is a touched piece
}
play-keys-title = Keys
play-keys-space = Space bar
play-keys-does = { $key ->
    [arrows] go from square to square
    [enter] lifts a piece, and puts it down
    [space] presses the clock
    [escape] gives up a choice, if nothing was touched
   *[flip] turns the board round
}

## Who waits for whom.

play-state-sheets = Scoresheets of the game
play-state-press-hint = A move is completed when you press the clock: the lever, or the space bar.
play-state-touch-hint = A piece that you point at is touched, and has to be moved if it can be.
play-state-void = The game is void; a new one is to be played.
play-state-adjourned = The game is adjourned.
play-state-resumption = Resumption: { $where }
play-state-seal = Seal your next move: it is written down, not played.
play-state-sealed = Your move is in the envelope. Hand it over, or seal another move instead.
play-state-seals = { $name } seals the next move.
play-state-opens = Play is resumed. The arbiter opens the envelope.
play-state-seal-reply = Play is resumed. Since { $name } is not here, you may seal your reply.
play-state-state = The envelope is lost. Say which move you sealed.
play-state-stopped = The clocks are stopped. The game waits for the arbiter.
play-state-away = { $name } is not at the board.
play-state-left = You are away from the board. Say when you are back.
play-state-press = Your move is made. Press the clock.
play-state-your-move = It is your move.
play-state-offer = { $name } offers a draw.
play-state-own-offer = You have offered a draw.
play-state-your-clock = Your clock runs. Make your move and press the clock.
play-state-move-of = It is the move of { $name }.
play-state-arrive = The hall waits for you: say that you are here.
play-state-waits-for = The game waits for { $name }.
play-state-you-start = The game has not begun. You or the arbiter start White's clock.
play-state-not-started = The game has not begun. The arbiter or Black starts White's clock.

## Around the game.

play-game-title = Game
play-withdrawn = This table was taken away: the pairing was put right.
play-withdrawn-go = Find your board
play-game-where = Round { $round }, board { $board } ·
play-game-competition = Competition
play-game-without-sight = Board without sight
play-game-arbiter = The arbiter's table
play-game-board = Board: { $names }
