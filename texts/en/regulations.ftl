## What was announced for an event.

regulations-laws = Laws of { $edition }.
regulations-time = Time for each player: { $control }.
regulations-time-of-each = Time: White { $white }; Black { $black }.
regulations-kind = By its time control it is { $category }.
regulations-standard = standard chess
regulations-rapid = rapid chess
regulations-blitz = blitz
regulations-supervised = The games are supervised: the competition rules hold.
regulations-unsupervised = The games are not supervised.
regulations-games-per-arbiter = Games for each arbiter: { $count }.
regulations-arbiter-records = The arbiter records each game.
regulations-not-recorded = Nobody records the games for the arbiter.
regulations-clock-counting = Digital clocks that count the moves.
regulations-clock-not-counting = Digital clocks that do not count the moves.
regulations-clock-analogue = Clocks with hands and flags.
regulations-default-time = Default time: { $time }.
regulations-resumption = Default time at a resumption: { $time }.
regulations-clocks-wait = If neither player is there, the clocks wait.
regulations-draws-free = The players may agree on a draw by themselves.
regulations-draws-before = Before move { $move } a draw needs the arbiter's consent.
regulations-draws-consent = Every draw by agreement needs the arbiter's consent.
regulations-quickplay = The rules of the quickplay finish hold.
regulations-adjourned = Games are adjourned after { $time }.
regulations-points = Points for win, draw and loss: { $points }.
regulations-start-usual = The usual initial position.
regulations-start-drawn = Chess960; the initial position is drawn by lot.
regulations-start-numbered = Chess960 with initial position { $number }.
regulations-board-free = On a real board: what hands can do can happen.
regulations-board-enforced = On a screen that refuses illegal moves.
regulations-flag-seen = A fallen flag counts when the arbiter sees it or a player claims it.
regulations-flag-claimed = A fallen flag counts only when a player claims it.

## What is wrong with it.

regulation-category-contradicted = Announced as { $declared }, but by the time control it is { $derived }.
regulation-categories-differ = For White it is { $white }, for Black { $black }: say which the game is.
regulation-default-time-not-announced = The default time has to be announced; otherwise it is { $time }.
regulation-default-time-missing = The default time has to be announced; this edition has none of its own.
regulation-default-time-beyond-the-clock = The clock of a late player runs out before { $time } have passed.
regulation-supervision-not-announced = It has to be announced whether { $category } is supervised here; otherwise it is not.
regulation-supervision-not-in-edition = This edition knows no supervised games.
regulation-supervision-without-effect = In standard chess supervision makes no difference.
regulation-too-many-games-for-arbiter = Games for one arbiter: { $games }; under supervision there are { $most } at most.
regulation-games-not-recorded = Under supervision the arbiter records each game.
regulation-quickplay-with-extra-time = The quickplay finish is for games without extra time.
regulation-quickplay-in-blitz = There is no quickplay finish in blitz.
regulation-quickplay-left-out = In this edition the quickplay finish is part of the Laws.
regulation-extra-time-out-of-range = Extra time for a move: { $extra }; this edition knows { $least } to { $most }.
regulation-extra-time-on-analogue-clock = A clock with hands gives no extra time.
regulation-adjournment-in-quick-play = Games of this kind are not adjourned: { $category }.
regulation-session-without-time = A session has to have a length.
regulation-chess960-not-in-edition = This edition has no Chess960.
regulation-draw-limit-not-in-edition = This edition lets draws be agreed at any time.
regulation-draw-limit-without-effect = Every game has a first move: the limit forbids nothing.
regulation-points-out-of-order = { $points }: a win has to be worth more than a draw, and a draw more than a loss.
regulation-flag-call-not-of-edition = The edition has another rule about fallen flags.
regulation-bag-came-later = This is allowed from 1 October 2014 on, not from the beginning of the edition.
regulation-milder-penalty-not-in-edition = This edition lets no milder penalty be set.
regulation-not-in-edition = This edition has nothing of the kind.
regulation-house-rules-in-rated-games = Rated games are played by the Laws alone.
regulation-rated-on-a-screen = The Laws are for play over the board; what is played on screens alone is not rated by them.
regulation-nothing-open = This edition leaves nothing open there.
regulation-not-toml = This cannot be read as TOML: { $why }
regulation-unknown-key = There is no key “{ $found }”.
regulation-unknown-value = “{ $found }” is none of these: { $known }.
regulation-bad-value = This value of “{ $key }” cannot be read. It can be: { $examples }.
regulation-missing-key = The key “{ $key }” is missing.
regulation-no-unit = “{ $found }” needs its units: write { $units }, or in seconds { $seconds }.
regulation-did-you-mean = Did you mean “{ $nearest }”?

## The command.

regulations-sound = Games can be played under these regulations.
regulations-not-sound = No games can be played under these regulations. Errors: { $count }.
regulations-error = error
regulations-remark = remark
regulations-presets = Regulations that many events use, to begin from with preset = "…":
