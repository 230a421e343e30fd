## The regulations of an event.

regulations-laws = Laws of { $edition }.
regulations-time = Time for each player: { $control }.
regulations-time-of-each = Time: White { $white }; Black { $black }.
regulations-kind = By its time control this is { $category }.
regulations-standard = standard chess
regulations-rapid = rapid chess
regulations-blitz = blitz
regulations-supervised = The games are supervised: the Competition Rules apply.
regulations-unsupervised = The games are not supervised.
regulations-games-per-arbiter = Games per arbiter: { $count }.
regulations-arbiter-records = The arbiter records each game.
regulations-not-recorded = The games are not recorded for the arbiter.
regulations-clock-counting = Digital clocks that count the moves.
regulations-clock-not-counting = Digital clocks that do not count the moves.
regulations-clock-analogue = Analogue clocks.
regulations-default-time = Default time: { $time }.
regulations-resumption = Default time at a resumption: { $time }.
regulations-clocks-wait = If neither player is present, the clocks are not started.
regulations-clocks-run-on = While the playing hall is down, the clocks run on.
regulations-draws-free = The players may agree to a draw without the arbiter's consent.
regulations-draws-before = Before move { $move } a draw needs the arbiter's consent.
regulations-draws-consent = Every draw by agreement needs the arbiter's consent.
regulations-quickplay = The rules of the quickplay finish apply.
regulations-adjourned = Games are adjourned after { $time }.
regulations-points = Points for win, draw and loss: { $points }.
regulations-start-usual = The usual initial position.
regulations-start-drawn = Chess960; the start position is drawn by lot.
regulations-start-numbered = Chess960 with start position { $number }.
regulations-board-free = On a real board: illegal moves and touches can happen.
regulations-board-enforced = On a screen that refuses illegal moves.
regulations-flag-seen = A flag is considered to have fallen when the arbiter observes it or a player claims it.
regulations-flag-claimed = A flag is considered to have fallen only when a player claims it.
regulations-illegal-move = { $losing ->
    [1] The first illegal move that is claimed or noticed in time loses the game.
    [2] For an illegal move the opponent gets { $time }; the second one loses the game.
   *[other] For an illegal move the opponent gets { $time }; the third one loses the game.
}

## Errors and remarks.

regulation-category-contradicted = Announced as { $declared }, but by the time control it is { $derived }.
regulation-categories-differ = For White it is { $white }, for Black { $black }: state which the game is.
regulation-default-time-not-announced = The default time has to be announced; otherwise it is { $time }.
regulation-default-time-missing = The default time has to be announced; this edition does not set one.
regulation-default-time-beyond-the-clock = The clock of a late player runs out before { $time } have passed.
regulation-supervision-not-announced = It has to be announced whether { $category } is supervised here; otherwise it is not.
regulation-supervision-not-in-edition = This edition has no supervised games.
regulation-supervision-without-effect = In standard chess supervision makes no difference.
regulation-too-many-games-for-arbiter = Games per arbiter: { $games }; under supervision at most { $most } are allowed.
regulation-games-not-recorded = Under supervision the arbiter records each game.
regulation-quickplay-with-extra-time = The quickplay finish is for games without an increment.
regulation-quickplay-in-blitz = There is no quickplay finish in blitz.
regulation-quickplay-left-out = In this edition the quickplay finish is part of the Laws.
regulation-extra-time-out-of-range = Increment per move: { $extra }; this edition allows { $least } to { $most }.
regulation-extra-time-on-analogue-clock = An analogue clock cannot give an increment.
regulation-adjournment-in-quick-play = Games of this kind are not adjourned: { $category }.
regulation-session-without-time = A session must have a length.
regulation-chess960-not-in-edition = This edition has no Chess960.
regulation-draw-limit-not-in-edition = This edition allows draws to be agreed at any time.
regulation-draw-limit-without-effect = Every game has a first move: the limit has no effect.
regulation-points-out-of-order = { $points }: a win must be worth more than a draw, and a draw more than a loss.
regulation-flag-call-not-of-edition = This edition has a different rule on flag-fall.
regulation-bag-came-later = This is allowed from 1 October 2014 on, not from the beginning of the edition.
regulation-milder-penalty-not-in-edition = This edition does not allow a milder penalty to be set.
regulation-not-in-edition = This edition does not provide for this.
regulation-house-rules-in-rated-games = Rated games are played under the Laws alone.
regulation-rated-on-a-screen = The Laws are for play over the board; games played only on screens are not rated under them.
regulation-nothing-open = This edition leaves no choice on this point.
regulation-not-toml = This cannot be read as TOML: { $why }
regulation-unknown-key = There is no key “{ $found }”.
regulation-unknown-value = “{ $found }” is not one of these: { $known }.
regulation-bad-value = This value of “{ $key }” cannot be read. It can be: { $examples }.
regulation-missing-key = The key “{ $key }” is missing.
regulation-no-unit = “{ $found }” needs its units: write { $units }, or in seconds { $seconds }.
regulation-did-you-mean = Did you mean “{ $nearest }”?

## The command.

regulations-sound = Games can be played under these regulations.
regulations-not-sound = No games can be played under these regulations. Errors: { $count }.
regulations-error = error
regulations-remark = remark
regulations-presets = Common regulations to start from, with preset = "…":
