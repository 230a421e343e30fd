## What happened at the table. $colour is who did it; $piece is a piece and its square as the reader writes them, $square a square.

event-started = { $colour ->
    [white] The game begins, and White's clock is started.
   *[black] The game begins, and Black's clock is started.
}
event-flag-fell = { $colour ->
    [white] White's flag falls.
   *[black] Black's flag falls.
}
event-touched = { $colour ->
    [white] White touches { $piece }.
   *[black] Black touches { $piece }.
}
event-touched-by-accident = { $colour ->
    [white] White touches { $piece } by accident.
   *[black] Black touches { $piece } by accident.
}
event-adjusted = { $colour ->
    [white] White adjusts { $piece }.
   *[black] Black adjusts { $piece }.
}
event-lifted = { $colour ->
    [white] White picks up { $piece }.
   *[black] Black picks up { $piece }.
}
event-fetched = { $colour ->
    [white] White takes a { $role ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
        [king] king
       *[pawn] pawn
    } from beside the board.
   *[black] Black takes a { $role ->
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
        [king] king
       *[pawn] pawn
    } from beside the board.
}
event-held = { $colour ->
    [white] White touches { $square } with the piece in the hand.
   *[black] Black touches { $square } with the piece in the hand.
}
event-placed = { $colour ->
    [white] White puts the piece on { $square }.
   *[black] Black puts the piece on { $square }.
}
event-put-aside = { $colour ->
    [white] White puts the piece beside the board.
   *[black] Black puts the piece beside the board.
}
event-removed = { $colour ->
    [white] White takes { $piece } off the board.
   *[black] Black takes { $piece } off the board.
}
event-displaced = { $colour ->
    [white] White knocks { $piece } onto { $square } by accident.
   *[black] Black knocks { $piece } onto { $square } by accident.
}
event-displaced-from = { $colour ->
    [white] White knocks the piece on { $from } onto { $square } by accident.
   *[black] Black knocks the piece on { $from } onto { $square } by accident.
}
event-displaced-off = { $colour ->
    [white] White knocks { $piece } off the board by accident.
   *[black] Black knocks { $piece } off the board by accident.
}
event-knocked-over = { $colour ->
    [white] White knocks over { $piece }.
   *[black] Black knocks over { $piece }.
}
event-put-right = { $colour ->
    [white] White puts the pieces back where they belong.
   *[black] Black puts the pieces back where they belong.
}
event-put-right-by-arbiter = The arbiter puts the pieces back where they belong.
event-said-adjusting = { $colour ->
    [white] White says: “I adjust.”
   *[black] Black says: “I adjust.”
}
event-said-castling = { $colour ->
    [white] White announces castling.
   *[black] Black announces castling.
}
event-move-made = { $colour ->
    [white] White plays { $move }.
   *[black] Black plays { $move }.
}
event-move-replaced = { $colour ->
    [white] White plays { $move } instead.
   *[black] Black plays { $move } instead.
}
event-move-taken-back = { $colour ->
    [white] White takes the move back on the board.
   *[black] Black takes the move back on the board.
}
event-illegal-move-completed = { $colour ->
    [white] What White has completed is not a legal move.
   *[black] What Black has completed is not a legal move.
}
event-illegal-move-made = { $colour ->
    [white] What White has made is not a legal move, and Black has moved on from it.
   *[black] What Black has made is not a legal move, and White has moved on from it.
}
event-pressed = { $colour ->
    [white] White presses the clock.
   *[black] Black presses the clock.
}
event-pressed-improperly = { $colour ->
    [white] White presses the clock { $manner ->
        [banging] with force
        [rough] roughly
       *[hovering] and leaves the finger on it
    }.
   *[black] Black presses the clock { $manner ->
        [banging] with force
        [rough] roughly
       *[hovering] and leaves the finger on it
    }.
}
event-pressed-by-other = { $colour ->
    [white] Somebody else presses White's clock.
   *[black] Somebody else presses Black's clock.
}
event-move-completed = { $colour ->
    [white] White's move is completed by the press of the clock.
   *[black] Black's move is completed by the press of the clock.
}
event-move-completed-by-end-of-game = { $colour ->
    [white] White's move is completed, since it ended the game.
   *[black] Black's move is completed, since it ended the game.
}
event-move-completed-by-next-move = { $colour ->
    [white] White's move is completed by the next one.
   *[black] Black's move is completed by the next one.
}
event-move-completed-by-sealing = { $colour ->
    [white] White's sealed move is made and counts as completed.
   *[black] Black's sealed move is made and counts as completed.
}
event-clocks-stopped = { $colour ->
    [white] White stops the clocks.
   *[black] Black stops the clocks.
}
event-clocks-stopped-because = { $colour ->
    [white] White stops the clocks { $why ->
        [help] to ask the arbiter for help
        [no-piece] because the piece for the promotion is missing
        [displacement] because pieces were knocked out of place
        [irregularity] because of an irregularity
        [claim] to claim
       *[faulty-clock] because of the clock
    }.
   *[black] Black stops the clocks { $why ->
        [help] to ask the arbiter for help
        [no-piece] because the piece for the promotion is missing
        [displacement] because pieces were knocked out of place
        [irregularity] because of an irregularity
        [claim] to claim
       *[faulty-clock] because of the clock
    }.
}
event-clocks-stopped-by-arbiter = The arbiter stops the clocks.
event-clock-restarted = { $colour ->
    [white] White's clock is started again.
   *[black] Black's clock is started again.
}
event-play-went-on = Nobody has noticed that the game is over, and play goes on.
event-came = Nobody has noticed yet: { $matter }
event-lapsed = It can no longer be complained of: { $matter }
event-array-drawn = Initial position number { $number } of Chess960 is drawn by lot.
event-noticed = It is noticed: { $matter }

## Adjournment.

event-sealing-began = { $colour ->
    [white] White has to seal the next move.
   *[black] Black has to seal the next move.
}
event-sealing-began-early = { $colour ->
    [white] White wants to adjourn before the end of the session and seals the next move.
   *[black] Black wants to adjourn before the end of the session and seals the next move.
}
event-played-openly = { $colour ->
    [white] White plays { $move } on the board instead of sealing it; this move has to be sealed.
   *[black] Black plays { $move } on the board instead of sealing it; this move has to be sealed.
}
event-sealed = { $colour ->
    [white] White writes a move and seals it.
   *[black] Black writes a move and seals it.
}
event-adjourned = { $colour ->
    [white] The game is adjourned; White has sealed move { $number }.
   *[black] The game is adjourned; Black has sealed move { $number }.
}
event-envelope-checked = The arbiter checks the envelope and keeps it.
event-resumption-appointed = The resumption is appointed.
event-resumption-appointed-at = The resumption is appointed, at this place: { $place }.
event-resumed = The position and the clocks are set up, and play is resumed.
event-opened = The envelope is opened. In it stands: “{ $text }”
event-reply-sealed = { $colour ->
    [white] White seals the reply.
   *[black] Black seals the reply.
}
event-reply-opened = The envelope with the reply is opened. In it stands: “{ $text }”
event-envelope-lost = The envelope is lost.
event-sealed-move-stated = { $colour ->
    [white] White states the sealed move: “{ $text }”
   *[black] Black states the sealed move: “{ $text }”
}

## Scoresheets. $colour is whose sheet it is.

event-written = { $colour ->
    [white] “{ $text }” is written on White's scoresheet.
   *[black] “{ $text }” is written on Black's scoresheet.
}
event-struck = { $colour ->
    [white] A line of White's scoresheet is struck out.
   *[black] A line of Black's scoresheet is struck out.
}
event-completed = { $colour ->
    [white] White's scoresheet is completed.
   *[black] Black's scoresheet is completed.
}
event-offer-written = { $colour ->
    [white] A draw offer is marked on White's scoresheet.
   *[black] A draw offer is marked on Black's scoresheet.
}
event-time-written = { $colour ->
    [white] The time on a clock is written on White's scoresheet: { $time }.
   *[black] The time on a clock is written on Black's scoresheet: { $time }.
}
event-note-written = { $colour ->
    [white] A note is written on White's scoresheet: “{ $text }”
   *[black] A note is written on Black's scoresheet: “{ $text }”
}
event-completion-due = { $colour ->
    [white] White has to complete the scoresheet before moving.
   *[black] Black has to complete the scoresheet before moving.
}
event-completion-done = { $colour ->
    [white] White no longer has to complete the scoresheet.
   *[black] Black no longer has to complete the scoresheet.
}
event-borrowed = { $colour ->
    [white] White takes the opponent's scoresheet to complete the own.
   *[black] Black takes the opponent's scoresheet to complete the own.
}
event-given-back = { $colour ->
    [white] White gives the opponent's scoresheet back.
   *[black] Black gives the opponent's scoresheet back.
}
event-hidden = { $colour ->
    [white] White hides the scoresheet from the arbiter.
   *[black] Black hides the scoresheet from the arbiter.
}
event-shown = { $colour ->
    [white] White's scoresheet can be seen again.
   *[black] Black's scoresheet can be seen again.
}
event-kept-by = { $colour ->
    [white] From now on White's score is kept by { $keeper ->
        [player] the player
        [assistant] an assistant
        [arbiter] the arbiter
       *[other] somebody else
    }.
   *[black] From now on Black's score is kept by { $keeper ->
        [player] the player
        [assistant] an assistant
        [arbiter] the arbiter
       *[other] somebody else
    }.
}
event-noted = Position, times and number of moves are noted before the game is reconstructed.
event-signed = { $colour ->
    [white] White signs both scoresheets with the result { $result }.
   *[black] Black signs both scoresheets with the result { $result }.
}
event-handed-over = { $colour ->
    [white] White hands the scoresheet over.
   *[black] Black hands the scoresheet over.
}
event-electronic = { $colour ->
    [white] White records on an electronic scoresheet from now on.
   *[black] Black records on an electronic scoresheet from now on.
}
event-replaced = { $colour ->
    [white] White's electronic scoresheet was defective and has been replaced.
   *[black] Black's electronic scoresheet was defective and has been replaced.
}

## Players who cannot see.

event-announced = { $colour ->
    [white] White announces: “{ $text }”
   *[black] Black announces: “{ $text }”
}
event-misspoken = { $colour ->
    [white] White announces another move than was played: “{ $text }”
   *[black] Black announces another move than was played: “{ $text }”
}
event-repeated = { $colour ->
    [white] White repeats the announced move: “{ $text }”
   *[black] Black repeats the announced move: “{ $text }”
}
event-came-apart = { $colour ->
    [white] The boards no longer agree: White carries out another move than was announced, “{ $text }”.
   *[black] The boards no longer agree: Black carries out another move than was announced, “{ $text }”.
}
event-came-apart-misled = { $colour ->
    [white] The boards no longer agree: White carries out what was announced, “{ $text }”, and another move was played.
   *[black] The boards no longer agree: Black carries out what was announced, “{ $text }”, and another move was played.
}
event-joined = The positions on the two boards agree again.
event-illegal-position-seen = The arbiter sees an illegal position, and waits until the next move is completed.
event-illegal-position-gone = The position is legal again.
event-would-correct = { $colour ->
    [white] White would put the illegal move right by agreement.
   *[black] Black would put the illegal move right by agreement.
}
event-assisted = { $colour ->
    [white] White's assistant does what an assistant may do.
   *[black] Black's assistant does what an assistant may do.
}
event-told = { $colour ->
    [white] White is told, as asked: moves completed by White { $whitemoves }, by Black { $blackmoves }; time used by White { $whitetime }, by Black { $blacktime }.
   *[black] Black is told, as asked: moves completed by White { $whitemoves }, by Black { $blackmoves }; time used by White { $whitetime }, by Black { $blacktime }.
}

## Offers and claims.

event-offered = { $colour ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
event-offer-refused = { $colour ->
    [white] White refuses the draw.
   *[black] Black refuses the draw.
}
event-offered-by-claim = { $colour ->
    [white] White's claim counts as a draw offer.
   *[black] Black's claim counts as a draw offer.
}
event-offered-by-request = { $colour ->
    [white] White's request counts as a draw offer.
   *[black] Black's request counts as a draw offer.
}
event-accepted = { $colour ->
    [white] White accepts the draw; the arbiter has to consent.
   *[black] Black accepts the draw; the arbiter has to consent.
}
event-consent-given = The arbiter lets the players agree to a draw.
event-claimed-repetition = { $colour ->
    [white] White claims a draw by repetition of the position.
   *[black] Black claims a draw by repetition of the position.
}
event-claimed-fifty-moves = { $colour ->
    [white] White claims a draw under the fifty-move rule.
   *[black] Black claims a draw under the fifty-move rule.
}
event-claimed-flag-fall = { $colour ->
    [white] White claims that the opponent's flag has fallen.
   *[black] Black claims that the opponent's flag has fallen.
}
event-claimed-illegal-move = { $colour ->
    [white] White claims an illegal move.
   *[black] Black claims an illegal move.
}
event-claimed-touch = { $colour ->
    [white] White complains of how the opponent touched or moved the pieces.
   *[black] Black complains of how the opponent touched or moved the pieces.
}
event-claimed-irregularity = { $colour ->
    [white] White claims an irregularity: { $matter }.
   *[black] Black claims an irregularity: { $matter }.
}
event-claimed-no-effort = { $colour ->
    [white] White claims a draw: the opponent makes no effort to win by normal means.
   *[black] Black claims a draw: the opponent makes no effort to win by normal means.
}
event-claimed-cannot-win = { $colour ->
    [white] White claims a draw: the opponent cannot win by normal means.
   *[black] Black claims a draw: the opponent cannot win by normal means.
}
event-evidence-confirmed = { $colour ->
    [white] White confirms what is submitted with the claim.
   *[black] Black confirms what is submitted with the claim.
}
event-evidence-disputed = { $colour ->
    [white] White does not confirm what is submitted with the claim.
   *[black] Black does not confirm what is submitted with the claim.
}

## Coming and going.

event-presence = { $colour ->
    [white] White { $to ->
        [absent] is not at the board
        [at-the-board] is at the board
        [playing-area] leaves the playing area
       *[venue] leaves the playing venue
    }.
   *[black] Black { $to ->
        [absent] is not at the board
        [at-the-board] is at the board
        [playing-area] leaves the playing area
       *[venue] leaves the playing venue
    }.
}
event-excused = { $colour ->
    [white] The arbiter lets White come late.
   *[black] The arbiter lets Black come late.
}
event-seen-arriving = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} arrives.
event-seen-leaving = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} leaves { $area ->
    [playing-area] the playing area
   *[venue] the playing venue
}.
event-seen-returning = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} comes back.
event-seen-device = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} has an electronic device, which { $device ->
    [off-in-a-bag] is switched off and in a bag
    [off] is switched off
    [on] is switched on
    [sounds] makes a sound
   *[rings] rings
}.
event-seen-with-notes = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} uses notes, a book or advice.
event-seen-analysing = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} analyses on another board.
event-seen-using-bag = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} uses the bag in which a device is, without leave.
event-seen-smoking = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} smokes where it is not allowed.
event-seen-disturbing = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} { $who ->
    [white] disturbs the opponent
    [black] disturbs the opponent
   *[other] disturbs a player
}.
event-seen-disgracing = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} brings the game of chess into disrepute.
event-seen-shaking-hands = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} shakes hands with the opponent.
event-seen-entering = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} enters the playing area without leave.
event-seen-interfering = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} meddles with the game.

## Conduct and points.

event-arbiter-called = { $colour ->
    [white] White calls the arbiter: “{ $text }”
   *[black] Black calls the arbiter: “{ $text }”
}
event-arbiter-called-only = { $colour ->
    [white] White calls the arbiter.
   *[black] Black calls the arbiter.
}
event-accused-of-touching = { $colour ->
    [white] White says that the opponent touched a piece: { $piece }.
   *[black] Black says that the opponent touched a piece: { $piece }.
}
event-said-to-have-resigned = { $colour ->
    [white] White says that the opponent has resigned.
   *[black] Black says that the opponent has resigned.
}
event-said-to-have-offered = { $colour ->
    [white] White says that the opponent has offered a draw.
   *[black] Black says that the opponent has offered a draw.
}
event-testified = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} { $says ->
    [confirms] says that it was so.
   *[denies] says that it was not so.
}
event-accusation-judged = { $believed ->
    [yes] { $colour ->
        [white] The arbiter believes White.
       *[black] The arbiter believes Black.
    }
   *[no] { $colour ->
        [white] The arbiter does not believe White.
       *[black] The arbiter does not believe Black.
    }
}
event-arbiter-came = The arbiter comes to the board.
event-said = { $colour ->
    [white] White says: “{ $text }”
   *[black] Black says: “{ $text }”
}
event-requested-piece = { $colour ->
    [white] White asks for a piece.
   *[black] Black asks for a piece.
}
event-requested-scoresheet = { $colour ->
    [white] White asks to see a scoresheet.
   *[black] Black asks to see a scoresheet.
}
event-requested-blank-scoresheet = { $colour ->
    [white] White asks for a scoresheet to write on.
   *[black] Black asks for a scoresheet to write on.
}
event-requested-explanation = { $colour ->
    [white] White asks for an explanation: “{ $text }”
   *[black] Black asks for an explanation: “{ $text }”
}
event-requested-move-number = { $colour ->
    [white] White asks for the number of moves.
   *[black] Black asks for the number of moves.
}
event-requested-moves-and-time = { $colour ->
    [white] White asks for the number of moves and the time used.
   *[black] Black asks for the number of moves and the time used.
}
event-requested-to-leave = { $colour ->
    [white] White asks for leave to go out.
   *[black] Black asks for leave to go out.
}
event-requested-device = { $colour ->
    [white] White asks for leave to have an electronic device.
   *[black] Black asks for leave to have an electronic device.
}
event-requested-assistant = { $colour ->
    [white] White asks for an assistant.
   *[black] Black asks for an assistant.
}
event-requested-consent = { $colour ->
    [white] White asks the arbiter to consent to a draw.
   *[black] Black asks the arbiter to consent to a draw.
}
event-requested-increment = { $colour ->
    [white] White asks for additional time for each move.
   *[black] Black asks for additional time for each move.
}
event-reported = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} tells the arbiter of an irregularity: { $matter }.
event-refused = { $colour ->
    [white] White refuses to do what the Laws order: “{ $text }”
   *[black] Black refuses to do what the Laws order: “{ $text }”
}
event-found-to-refuse = { $colour ->
    [white] White persistently refuses to comply with the Laws.
   *[black] Black persistently refuses to comply with the Laws.
}
event-appealed = { $colour ->
    [white] White appeals against a decision ({ $articles }): “{ $text }”
   *[black] Black appeals against a decision ({ $articles }): “{ $text }”
}
event-appeal-decided = The appeal is decided.
event-scored = Points: White { $white }, Black { $black }.

## What there is to be noticed, after a colon.

latent-illegal-move = { $colour ->
    [white] White has completed an illegal move.
   *[black] Black has completed an illegal move.
}
latent-illegal-move-known = { $colour ->
    [white] White has completed an illegal move: { $move }.
   *[black] Black has completed an illegal move: { $move }.
}
latent-touch = { $colour ->
    [white] White had to play something else: { $moves }.
   *[black] Black had to play something else: { $moves }.
}
latent-accident = { $colour ->
    [white] White has touched { $piece }, by accident as it seems.
   *[black] Black has touched { $piece }, by accident as it seems.
}
latent-two-hands = { $colour ->
    [white] White has made a move with two hands.
   *[black] Black has made a move with two hands.
}
latent-other-hand = { $colour ->
    [white] White has pressed the clock with another hand than the move was made with.
   *[black] Black has pressed the clock with another hand than the move was made with.
}
latent-press-without-move = { $colour ->
    [white] White has pressed the clock without making a move.
   *[black] Black has pressed the clock without making a move.
}
latent-clock-handling = { $colour ->
    [white] White has handled the clock improperly.
   *[black] Black has handled the clock improperly.
}
latent-displacement = { $colour ->
    [white] White has knocked pieces out of place, and play went on with them where they lay.
   *[black] Black has knocked pieces out of place, and play went on with them where they lay.
}
latent-out-of-turn = { $colour ->
    [white] White has moved although it was Black's turn.
   *[black] Black has moved although it was White's turn.
}
latent-meddling = { $colour ->
    [white] White has touched pieces although it was Black's turn.
   *[black] Black has touched pieces although it was White's turn.
}
latent-end-of-game = { $colour ->
    [white] White's move had ended the game, and play went on.
   *[black] Black's move had ended the game, and play went on.
}
latent-scoresheet = { $colour ->
    [white] White's scoresheet is not as it should be. { $law }
   *[black] Black's scoresheet is not as it should be. { $law }
}
latent-hovering = { $colour ->
    [white] White has kept a finger on the clock or over it.
   *[black] Black has kept a finger on the clock or over it.
}

## What may be wrong, after a colon.

matter-illegal-move = an illegal move
matter-illegal-position = an illegal position
matter-touch = a touched piece
matter-release = a released piece
matter-two-hands = a move with two hands
matter-flag-fall = a fallen flag
matter-displacement = pieces out of place
matter-initial-position = a wrong initial position
matter-board-placement = a board placed the wrong way round
matter-reversed-colours = reversed colours
matter-defective-clock = a defective clock
matter-clock-setting = a wrong setting of the clock
matter-clock = improper handling of the clock
matter-press-without-move = a press of the clock without a move
matter-out-of-turn = a move out of turn
matter-boards-disagree = boards that do not agree
matter-end-of-game = a game that had ended
matter-scoresheet = the scoresheet
