## What happened at the table. $colour is the player who acted; $piece is a piece and its square in the reader's notation, $square a square.

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
    [white] White accidentally touches { $piece }.
   *[black] Black accidentally touches { $piece }.
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
    [white] White touches { $square } with the piece in hand.
   *[black] Black touches { $square } with the piece in hand.
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
    [white] White accidentally displaces { $piece } to { $square }.
   *[black] Black accidentally displaces { $piece } to { $square }.
}
event-displaced-off = { $colour ->
    [white] White accidentally knocks { $piece } off the board.
   *[black] Black accidentally knocks { $piece } off the board.
}
event-knocked-over = { $colour ->
    [white] White knocks over { $piece }.
   *[black] Black knocks over { $piece }.
}
event-put-right = { $colour ->
    [white] White puts the pieces back on their correct squares.
   *[black] Black puts the pieces back on their correct squares.
}
event-put-right-by-arbiter = The arbiter puts the pieces back on their correct squares.
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
    [white] White has completed an illegal move.
   *[black] Black has completed an illegal move.
}
event-replied-to-illegal-move = { $colour ->
    [white] White has moved on from the illegal position.
   *[black] Black has moved on from the illegal position.
}
event-illegal-move-made = { $colour ->
    [white] White has made an illegal move, and Black has replied to it.
   *[black] Black has made an illegal move, and White has replied to it.
}
event-pressed = { $colour ->
    [white] White presses the clock.
   *[black] Black presses the clock.
}
event-pressed-improperly = { $colour ->
    [white] White presses the clock { $manner ->
        [banging] with force
        [rough] roughly
       *[hovering] and keeps a finger on it
    }.
   *[black] Black presses the clock { $manner ->
        [banging] with force
        [rough] roughly
       *[hovering] and keeps a finger on it
    }.
}
event-pressed-by-other = { $colour ->
    [white] Somebody else presses White's clock.
   *[black] Somebody else presses Black's clock.
}
event-move-completed = { $colour ->
    [white] White completes the move by pressing the clock.
   *[black] Black completes the move by pressing the clock.
}
event-move-completed-by-end-of-game = { $colour ->
    [white] White's move is completed, because it ended the game.
   *[black] Black's move is completed, because it ended the game.
}
event-move-completed-by-next-move = { $colour ->
    [white] White's move is completed by the next move.
   *[black] Black's move is completed by the next move.
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
        [no-piece] because the piece required for the promotion is not available
        [displacement] because pieces were displaced
        [irregularity] because of an irregularity
        [claim] to make a claim
       *[faulty-clock] because the clock is defective
    }.
   *[black] Black stops the clocks { $why ->
        [help] to ask the arbiter for help
        [no-piece] because the piece required for the promotion is not available
        [displacement] because pieces were displaced
        [irregularity] because of an irregularity
        [claim] to make a claim
       *[faulty-clock] because the clock is defective
    }.
}
event-clocks-stopped-by-arbiter = The arbiter stops the clocks.
event-clock-restarted = { $colour ->
    [white] White's clock is restarted.
   *[black] Black's clock is restarted.
}
event-interrupted = The game could not be played for { $time }: the service that keeps it was down. The clocks stand until the arbiter restarts them.
event-interrupted-clocks-ran-on = The game could not be played for { $time }: the service that keeps it was down. By the regulations the clocks ran on.
event-play-went-on = Nobody has noticed that the game is over{ $articles ->
    [none] { "" }
   *[other] { " " }({ $articles })
}, and play continues.
event-came = Nobody has noticed yet: { $matter }
event-lapsed = It can no longer be claimed: { $matter }
event-written-for-claim = The move may be written down before it is made, since a draw is claimed with it.
event-array-drawn = Chess960 start position { $number } is drawn by lot.
event-noticed = Found: { $matter }

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
event-resumption-appointed = The time of the resumption is set.
event-resumption-appointed-at = The time and the place of the resumption are set: { $place }.
event-resumed = The position and the clocks are set up, and play is resumed.
event-opened = The envelope is opened. It reads: “{ $text }”
event-reply-sealed = { $colour ->
    [white] White seals the reply.
   *[black] Black seals the reply.
}
event-reply-opened = The envelope with the reply is opened. It reads: “{ $text }”
event-envelope-lost = The envelope is lost.
event-sealed-move-stated = { $colour ->
    [white] White states the sealed move: “{ $text }”
   *[black] Black states the sealed move: “{ $text }”
}

## Scoresheets. $colour is the owner of the sheet.

event-written = { $colour ->
    [white] “{ $text }” is written on White's scoresheet.
   *[black] “{ $text }” is written on Black's scoresheet.
}
event-struck = { $colour ->
    [white] A line of White's scoresheet is struck out.
   *[black] A line of Black's scoresheet is struck out.
}
event-completed = { $colour ->
    [white] White's scoresheet is up to date.
   *[black] Black's scoresheet is up to date.
}
event-offer-written = { $colour ->
    [white] A draw offer is marked on White's scoresheet.
   *[black] A draw offer is marked on Black's scoresheet.
}
event-time-written = { $colour ->
    [white] A clock time is recorded on White's scoresheet: { $time }.
   *[black] A clock time is recorded on Black's scoresheet: { $time }.
}
event-note-written = { $colour ->
    [white] A note is written on White's scoresheet: “{ $text }”
   *[black] A note is written on Black's scoresheet: “{ $text }”
}
event-completion-due = { $colour ->
    [white] White has to update the scoresheet before moving.
   *[black] Black has to update the scoresheet before moving.
}
event-completion-done = { $colour ->
    [white] White no longer has to update the scoresheet.
   *[black] Black no longer has to update the scoresheet.
}
event-borrowed = { $colour ->
    [white] White takes the opponent's scoresheet to update their own.
   *[black] Black takes the opponent's scoresheet to update their own.
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
    [white] White's scoresheet is visible again.
   *[black] Black's scoresheet is visible again.
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
event-noted = The position, the times and the number of moves are recorded before the game is reconstructed.
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

## Blind and visually disabled players.

event-announced = { $colour ->
    [white] White announces: “{ $text }”
   *[black] Black announces: “{ $text }”
}
event-misspoken = { $colour ->
    [white] White announces a move other than the one played: “{ $text }”
   *[black] Black announces a move other than the one played: “{ $text }”
}
event-repeated = { $colour ->
    [white] White repeats the announced move: “{ $text }”
   *[black] Black repeats the announced move: “{ $text }”
}
event-came-apart = { $colour ->
    [white] The positions on the two boards no longer agree: White carries out a move other than the one announced, “{ $text }”.
   *[black] The positions on the two boards no longer agree: Black carries out a move other than the one announced, “{ $text }”.
}
event-came-apart-misled = { $colour ->
    [white] The positions on the two boards no longer agree: White carries out the announced move, “{ $text }”, but a different move was played.
   *[black] The positions on the two boards no longer agree: Black carries out the announced move, “{ $text }”, but a different move was played.
}
event-joined = The positions on the two boards agree again.
event-illegal-position-seen = The arbiter sees an illegal position, and waits until the next move is completed.
event-illegal-position-gone = The position is legal again.
event-would-correct = { $colour ->
    [white] White is willing to correct the illegal move by agreement.
   *[black] Black is willing to correct the illegal move by agreement.
}
event-assisted = { $colour ->
    [white] White's assistant performs an assistant's duty.
   *[black] Black's assistant performs an assistant's duty.
}
event-told = { $colour ->
    [white] White is informed, as requested: moves completed by White { $whitemoves }, by Black { $blackmoves }; time used by White { $whitetime }, by Black { $blacktime }.
   *[black] Black is informed, as requested: moves completed by White { $whitemoves }, by Black { $blackmoves }; time used by White { $whitetime }, by Black { $blacktime }.
}

## Offers and claims.

event-offered = { $colour ->
    [white] White offers a draw.
   *[black] Black offers a draw.
}
event-offer-refused = { $colour ->
    [white] White declines the draw.
   *[black] Black declines the draw.
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
event-consent-given = The arbiter consents to a draw by agreement.
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
    [white] White claims a violation of Article 4 by the opponent.
   *[black] Black claims a violation of Article 4 by the opponent.
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
    [white] The arbiter allows White to arrive late.
   *[black] The arbiter allows Black to arrive late.
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
} returns.
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
} uses the bag containing a device without permission.
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
} enters the playing area without permission.
event-seen-interfering = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} interferes in the game.

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
    [white] White says that the opponent touched { $piece }.
   *[black] Black says that the opponent touched { $piece }.
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
    [confirms] confirms it.
   *[denies] denies it.
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
    [white] White asks for a blank scoresheet.
   *[black] Black asks for a blank scoresheet.
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
    [white] White asks permission to leave.
   *[black] Black asks permission to leave.
}
event-requested-device = { $colour ->
    [white] White asks permission to have an electronic device.
   *[black] Black asks permission to have an electronic device.
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
    [white] White asks for an increment.
   *[black] Black asks for an increment.
}
event-reported = { $who ->
    [white] White
    [black] Black
    [assistant] An assistant
    [arbiter] The arbiter
   *[other] Somebody
} reports an irregularity to the arbiter: { $matter }.
event-refused = { $colour ->
    [white] White refuses to comply with the Laws: “{ $text }”
   *[black] Black refuses to comply with the Laws: “{ $text }”
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

## Irregularities that can be found, after a colon.

latent-illegal-move = { $colour ->
    [white] White has completed an illegal move.
   *[black] Black has completed an illegal move.
}
latent-illegal-move-known = { $colour ->
    [white] White has completed an illegal move: { $move }.
   *[black] Black has completed an illegal move: { $move }.
}
latent-illegal-move-made = { $colour ->
    [white] White has made an illegal move and not completed it: { $move }.
   *[black] Black has made an illegal move and not completed it: { $move }.
}
latent-touch = { $colour ->
    [white] White had to play another move: { $moves }.
   *[black] Black had to play another move: { $moves }.
}
latent-accident = { $colour ->
    [white] White has touched { $piece }, apparently by accident.
   *[black] Black has touched { $piece }, apparently by accident.
}
latent-two-hands = { $colour ->
    [white] White has made a move with two hands.
   *[black] Black has made a move with two hands.
}
latent-other-hand = { $colour ->
    [white] White has not pressed the clock with the hand that made the move.
   *[black] Black has not pressed the clock with the hand that made the move.
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
    [white] White has displaced pieces, and play continued from the displaced position.
   *[black] Black has displaced pieces, and play continued from the displaced position.
}
latent-out-of-turn = { $colour ->
    [white] White has moved although Black had the move.
   *[black] Black has moved although White had the move.
}
latent-meddling = { $colour ->
    [white] White has touched pieces although Black had the move.
   *[black] Black has touched pieces although White had the move.
}
latent-end-of-game = { $colour ->
    [white] White's move had ended the game, and play continued.
   *[black] Black's move had ended the game, and play continued.
}
latent-scoresheet = { $colour ->
    [white] White's scoresheet is not kept as required. { $law }
   *[black] Black's scoresheet is not kept as required. { $law }
}
latent-hovering = { $colour ->
    [white] White has kept a finger on the clock or over it.
   *[black] Black has kept a finger on the clock or over it.
}

## Kinds of irregularities, after a colon.

matter-illegal-move = an illegal move
matter-illegal-position = an illegal position
matter-touch = a touched piece
matter-release = a released piece
matter-two-hands = a move with two hands
matter-flag-fall = a flag-fall
matter-displacement = displaced pieces
matter-initial-position = a wrong initial position
matter-board-placement = a board placed the wrong way round
matter-reversed-colours = reversed colours
matter-defective-clock = a defective clock
matter-clock-setting = a wrong clock setting
matter-clock = improper handling of the clock
matter-press-without-move = a press of the clock without a move
matter-out-of-turn = a move out of turn
matter-boards-disagree = different positions on the two boards
matter-end-of-game = a game that had already ended
matter-scoresheet = the scoresheet
