## The arbiter's pages: all boards, and one board in detail. $colour is white or black.

arbiter-title = Arbiter
arbiter-colour = { $colour ->
    [white] White
    [black] Black
   *[nobody] neither player
}
arbiter-flag = flag has fallen
arbiter-board = Board { $board }
arbiter-free-game = Free game
arbiter-board-of = The board of { $white } and { $black }
arbiter-stage = { $stage ->
    [before-start] Not started yet
    [playing] In progress
    [adjourned] Adjourned
    [void] Void
   *[over] Over
}
arbiter-calls = Somebody is waiting for you
arbiter-coming = I am coming
arbiter-urgent-question = { $count ->
    [one] A question is waiting for your answer
   *[other] { $count } questions are waiting for your answer
}
arbiter-urgent-interrupted = The hall was down: the clocks stand until you start them
arbiter-urgent-stopped = The clocks are stopped
arbiter-urgent = { $kind ->
    [flag] { $colour ->
        [white] White's flag has fallen
       *[black] Black's flag has fallen
    }
    [trouble] { $colour ->
        [white] White is in time trouble
       *[black] Black is in time trouble
    }
    [missing] { $colour ->
        [white] White is absent
       *[black] Black is absent
    }
    [away] { $colour ->
        [white] White has left
       *[black] Black has left
    }
   *[offer] { $colour ->
        [white] White offers a draw
       *[black] Black offers a draw
    }
}

## For visitors who are not arbiters.

arbiter-only-title = This page is for arbiters
arbiter-only = If you are an arbiter of this competition, sign in, or open the link of your seat on this device.
arbiter-only-sign-in = Sign in

## All boards.

arbiter-calling = { $count ->
    [0] Nobody is calling you.
    [one] You are called to one board.
   *[other] You are called to { $count } boards.
}
arbiter-round = Round
arbiter-filter = Boards
arbiter-filter-of = { $filter ->
    [urgent] urgent
    [playing] in progress
    [over] over
   *[all] all
}
arbiter-seek = Player or board
arbiter-no-tables = No games have been set up yet.
arbiter-none-shown = No board matches.
arbiter-waiting = { $count ->
    [one] One game is waiting to be started.
   *[other] { $count } games are waiting to be started.
}
arbiter-start-round = Start round { $round }
arbiter-interrupted = The playing hall was down. All running games were interrupted, and their clocks stand at the last instant that was stored. Check the times and start the clocks again, here for all boards or at each board.
arbiter-restart-all = { $count ->
    [1] Restart the clock of one board
   *[other] Restart the clocks of { $count } boards
}
arbiter-stop-all = { $count ->
    [1] Stop all clocks ({ $count } board running)
   *[other] Stop all clocks ({ $count } boards running)
}
arbiter-stop-all-now = Yes, stop all clocks now
arbiter-stop-all-not = No

## What is filled in.

arbiter-whom = Player
arbiter-what = What
arbiter-who = Player
arbiter-time = time
arbiter-rounds = rounds
arbiter-points = points
arbiter-time-form = Hours, minutes and seconds: 1:30:00
arbiter-ground = Reason, in your words
arbiter-under = Rule
arbiter-about = Concerns
arbiter-result = Result
arbiter-words = Exact words
arbiter-mark = { $mark ->
    [win] as for a win
    [draw] as for a draw
   *[loss] as for a loss
}
arbiter-outcome = { $outcome ->
    [white-wins] 1-0: White wins
    [draw] ½-½: draw
    [black-wins] 0-1: Black wins
    [both-lose] 0-0: both lose
    [white-by-forfeit] +/-: White wins by forfeit
    [black-by-forfeit] -/+: Black wins by forfeit
    [both-by-forfeit] -/-: both lose by forfeit
   *[stands] The result stands
}
arbiter-penalties = Penalties
arbiter-penalty = { $penalty ->
    [warning] Warning
    [more-time-for-opponent] More time for the opponent
    [less-time] Less time for the offender
    [fewer-points] Fewer points for the offender
    [more-points-for-opponent] More points for the opponent
    [loss-of-game] Loss of the game; the opponent gets
    [fine] Fine
    [exclusion-from-rounds] Exclusion from rounds
   *[expulsion] Expulsion from the competition
}
arbiter-provision = { $provision ->
    [IllegalMovePenalty] Illegal move
    [DisturbingTheOpponent] Disturbing the opponent
    [ElectronicDevices] Electronic devices
    [NotesAndAdvice] Notes and advice
    [LeavingThePlayingArea] Leaving the playing area
    [LeavingTheVenue] Leaving the playing venue
    [Smoking] Smoking
    [ClockHandling] Handling of the clock
    [DisplacementPenalised] Displaced pieces
    [AdjustingPieces] Adjusting pieces
    [RecordingMoves] Recording the moves
    [ScoresheetVisible] Scoresheet not visible
    [RefusalToComply] Refusal to comply with the Laws
    [BothPlayersRefuse] Both players refuse to comply
    [GoodNameOfChess] Bringing the game of chess into disrepute
    [DefaultTime] Arrival after the default time
    [NeitherPlayerPresent] Neither player present
    [DeviceForfeit] Electronic device found or heard
    [ArbiterAppliesTheLaws] The arbiter applies the Laws
    [ArbiterServesTheCompetition] The best interest of the competition
    [ArbiterSeesToFairPlay] Fair play
    [ArbiterObservesTheGames] Observation of the games
    [PersonalInspection] Inspection of a player
    [NoInterference] Interference by others
   *[CasesNotRegulated] Case not regulated by the Laws
}
arbiter-matter = { $matter ->
    [illegal-move] an illegal move
    [illegal-position] an illegal position
    [touch] a touched piece
    [release] a released piece
    [two-hands] a move with two hands
    [flag-fall] a flag-fall
    [displacement] displaced pieces
    [initial-position] a wrong initial position
    [board-placement] a board placed the wrong way round
    [reversed-colours] reversed colours
    [defective-clock] a defective clock
    [clock-setting] a wrong clock setting
    [clock] improper handling of the clock
    [press-without-move] a press of the clock without a move
    [out-of-turn] a move out of turn
    [boards-disagree] different positions on the two boards
    [end-of-game] a game that had already ended
   *[scoresheet] the scoresheet
}
arbiter-permission = { $what ->
    [leave-playing-area] to leave the playing area
    [leave-venue] to leave the playing venue
    [device] to have a device
    [draw-agreement] to agree to a draw
    [assistant-moving] an assistant who moves the pieces
    [assistant-pressing] an assistant who presses the clock
    [assistant-recording] an assistant who keeps the score
   *[piece] a piece for promotion
}
arbiter-telling = { $what ->
    [move-made] that a move was made
    [clock-not-pressed] that the clock was not pressed
    [move-number] how many moves were completed
   *[explanation] what a point of the Laws means
}

## The clocks.

arbiter-time-of = { $colour ->
    [white] White's time
   *[black] Black's time
}
arbiter-counter-of = { $colour ->
    [white] White's moves
   *[black] Black's moves
}
arbiter-counter = { $count ->
    [one] One move on the clock
   *[other] { $count } moves on the clock
}
arbiter-lift-flag = { $colour ->
    [white] White's flag is raised again
   *[black] Black's flag is raised again
}
arbiter-then-runs = Clock that runs afterwards
arbiter-runs = { $runs ->
    [white] White's
    [black] Black's
    [as-before] the one that was running
   *[as-is] as it is now
}
arbiter-interruption-lasted = Time for which the game could not be played
arbiter-more-for = { $colour ->
    [white] More for White
   *[black] More for Black
}
arbiter-setting-of = { $colour ->
    [white] White's setting
   *[black] Black's setting
}

## The board, set up by hand.

arbiter-array = Number drawn
arbiter-after-move = After move number (0: the start)
arbiter-after-move-of = Made by
arbiter-set-up = Or set up the position
arbiter-set-up-do = Restore this position
arbiter-position = { $label }: { $men }
arbiter-editor-hand = Choose a piece
arbiter-editor-board = Then tap the squares
arbiter-editor-turn = To move
arbiter-man = { $man ->
    [k] { $colour ->
        [white] white king
       *[black] black king
    }
    [q] { $colour ->
        [white] white queen
       *[black] black queen
    }
    [r] { $colour ->
        [white] white rook
       *[black] black rook
    }
    [b] { $colour ->
        [white] white bishop
       *[black] black bishop
    }
    [n] { $colour ->
        [white] white knight
       *[black] black knight
    }
    [p] { $colour ->
        [white] white pawn
       *[black] black pawn
    }
   *[none] empty
}

## Adjournment.

arbiter-resumption-at = Play is resumed at
arbiter-resumption-until = The session ends at
arbiter-resumption-place = Place
arbiter-sealed = The sealed move, as it is written

## Acts and decisions.

arbiter-acts = What you may do
arbiter-group = { $group ->
    [game] The game
    [clocks] Clocks
    [board] Irregularities and the board
    [conduct] Penalties and permissions
    [adjournment] Adjournment and envelope
    [sheets] Scoresheets
    [result] Result
   *[other] More
}
arbiter-confirm = This is recorded under your name. Go ahead?
arbiter-confirm-article = It is decided under Article
arbiter-confirm-no = No, go back
arbiter-confirm-yes = Yes, go ahead
arbiter-came = Decision
arbiter-questions = Questions to the arbiter
arbiter-presumed = presumed by the Laws
arbiter-answer-do = Answer: { $answer }
arbiter-opponent-gets = The opponent gets points
arbiter-opponent-more = More time for the opponent
arbiter-unnoticed = Nobody has noticed this yet
arbiter-unnoticed-may = You may act on it:

## What is entered for the players.

arbiter-players = Enter what a player did
arbiter-players-about = For boards where the players do not enter it themselves. The program checks whether it is allowed.
arbiter-did = What the player did
arbiter-enter = { $colour ->
    [white] Enter for White
   *[black] Enter for Black
}
arbiter-move-text = Or in notation
arbiter-move-unread = “{ $text }” is not a move here.
arbiter-move-missing = Touch two squares, or write the move.
arbiter-becomes = The pawn becomes
arbiter-promotion = { $man ->
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
}
arbiter-lawful = allowed now
arbiter-unlawful = not allowed now
arbiter-entry = { $entry ->
    [claim-flag] claims a flag-fall
    [claim-repetition] claims a draw: repetition
    [claim-fifty] claims a draw: fifty moves
    [claim-repetition-move] claims a draw: repetition after an intended move
    [claim-fifty-move] claims a draw: fifty moves after an intended move
    [claim-illegal] claims an illegal move
    [claim-touch] claims touch-move
    [accuse-touch] says that the opponent touched a piece
    [accuse-resigned] says that the opponent resigned
    [accuse-offer] says that the opponent offered a draw
    [confirm] confirms what the opponent says
    [deny] denies what the opponent says
    [claim-effort] claims a draw: the opponent makes no effort to win
    [claim-win] claims a draw: the opponent cannot win by normal means
    [play] plays a move and presses the clock
    [press] presses the clock
    [stop-clocks] stops the clocks to ask for help
    [offer] offers a draw
    [accept] accepts the draw
    [decline] declines the draw
    [resign] resigns
    [arrive] arrives
    [leave] leaves the playing area
    [leave-venue] leaves the playing venue
    [return] returns
    [device-rings] has a device that rings
    [device-on] has a device that is switched on
    [notes] uses notes or advice
    [analyses] analyses on another board
    [disturbs] disturbs the opponent
    [displaced] stops the clocks: displaced pieces
    [refuse] refuses to comply
    [appeal] appeals
    [sign] signs the result
    [hand-sheet] hands over the scoresheet
    [ask-adjourn] asks to adjourn
    [seal] seals a move
    [hand-envelope] hands over the envelope
   *[state-sealed] states the sealed move
}

## The log, the connections and the downloads.

arbiter-log = Log
arbiter-log-more = { $count ->
    [one] One earlier entry
   *[other] { $count } earlier entries
}
arbiter-log-for = { $colour ->
    [white] { $by }, for White
   *[black] { $by }, for Black
}
arbiter-log-hall = the hall
arbiter-log-spectator = a spectator
arbiter-log-spectator-seat = a spectator, seat #{ $seat }
arbiter-log-player = player { $no }
arbiter-log-arbiter = the arbiter
arbiter-log-assistant = the assistant of { $name }
arbiter-back = All boards
arbiter-presence = { $presence ->
    [absent] has not arrived yet
    [at-the-board] at the board
    [venue] has left the playing venue
   *[playing-area] has left the playing area
}
arbiter-lag = { $colour ->
    [white] White's connection: { $milliseconds } ms round trip ({ $at })
   *[black] Black's connection: { $milliseconds } ms round trip ({ $at })
}
arbiter-papers = Downloads
arbiter-replace = Set this game up again
arbiter-sheets = Scoresheets and envelope
arbiter-pgn = PGN
arbiter-record = Record
arbiter-record-about = The record has every entry with its hash; “{ $command }” verifies that nothing in it was altered.

## The commonest jobs, from the list of boards.

arbiter-quick-title = Quick decisions
arbiter-quick = { $job ->
    [time] Add time
    [result] Result
    [forfeit] Forfeit
    [illegal] Illegal move
    [claim] Draw claim
    [flag] Flag-fall
    [stop] Stop
   *[restart] Start clock
}
arbiter-quick-both = Both players
arbiter-quick-result = { $what ->
    [white] White has resigned
    [black] Black has resigned
   *[draw] The players have agreed to a draw
}
arbiter-quick-illegal = { $who ->
    [white] White has completed an illegal move
    [black] Black has completed an illegal move
   *[noticed] As recorded at the board
}
arbiter-quick-do = Yes, decide this
arbiter-quick-board = Open the board
arbiter-quick-close = Close
arbiter-minutes = { $minutes } min
arbiter-preview = What will be decided
arbiter-choose = Choose
arbiter-prescribed = For an illegal move tick nothing: the penalty is the one that the Laws prescribe, and the move is counted.

## What other boards need, on every page.

arbiter-watch = Boards that need you
arbiter-elsewhere = { $count ->
    [one] One board needs you
   *[other] { $count } boards need you
}
arbiter-alerts = Sound and vibration when a board needs me

arbiter-unreadable = The record is damaged
arbiter-unreadable-replace = Set up a new game
arbiter-unreadable-replace-hint = The new game begins with the initial position and full time. Set the position and the times there before you start the clocks.
