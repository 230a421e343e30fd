## The playing hall as a service. First the titles of what went wrong.

hall-title-unreadable = The request cannot be understood
hall-title-unknown = Who asks is not known
hall-title-forbidden = It is not allowed
hall-title-not-found = There is no such thing
hall-title-impossible = It cannot be done
hall-title-refused = The Laws do not allow it
hall-title-overtaken = Something has happened in the meantime
hall-title-too-much = It is too much
hall-title-unavailable = The hall cannot do it now

## What went wrong.

hall-unreadable = The request cannot be read: { $what }
hall-unauthenticated = Sign in, or show the link or the token that was given to you.
hall-unknown-token = Nobody has this token: it may have been withdrawn, or be too old.
hall-forbidden = Your role does not allow this here.
hall-other-origin = The request does not come from a page of this hall.
hall-not-found = There is nothing at this address, or it is not for you to see.
hall-method = This address cannot be used in this way.
hall-media-type = The body has to be of the type { $expected }.
hall-too-large = The request is too large.
hall-timeout = It took too long and was given up.
hall-too-often = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
hall-too-many-streams = No more than { $most ->
    [one] { $most } stream
   *[other] { $most } streams
} may be open at once.
hall-overtaken = Something has happened at the table that you have not seen yet. Look again, and decide anew.
hall-envelope = The hall cannot open the envelope: it was sealed under another key.
hall-still-played = The game is still being played. Its players can have its record when it is over.
hall-nothing = The game has nothing of the kind.
hall-storage = This cannot be stored now. Look in a moment whether it was done, and repeat it if it was not.
hall-closing = The hall is closing. Try again in a moment.
hall-broken = Something went wrong in the hall. Nothing was changed.

## Officials of the hall.

hall-link-unknown = This link has been used or withdrawn, or is too old. Ask for a new one.
hall-not-the-first = There are officials already; one of them can invite you.
hall-name = A name has 1 to 80 characters in one line; a note or a label has at most as many.
hall-name-taken = Somebody has this name already.
hall-no-office = An invitation brings at least one office: organiser or arbiter.
hall-no-such-official = There is no official of this name.
hall-no-such-pass = There is no such invitation, session or token.
hall-last-organiser = Somebody has to remain who can invite others.
hall-token-too-long = It may not last that long.
hall-too-many-passes = There are too many of them already.
hall-password-short = A password has at least { $least } characters.
hall-password-long = A password has at most { $most } bytes.
hall-wrong-password = The name or the password is wrong.

## What speaks against a change of a competition.

hall-objection-not-opened = The competition has not been opened.
hall-objection-already-opened = The competition has been opened already.
hall-objection-blank = Something has to be said here.
hall-objection-too-long = The text may have at most { $most } characters.
hall-objection-unprintable = The text has characters that cannot be printed.
hall-objection-out-of-range = The number has to be between { $least } and { $most }.
hall-objection-too-many = There may be at most { $most } of them.
hall-objection-ends-before-it-begins = The last day is before the first.
hall-objection-said-twice = The same is said twice.
hall-objection-number-taken = Another player has the number { $player }.
hall-objection-fide-id-taken = Player { $player } has the FIDE number { $id }.
hall-objection-unknown-player = There is no player with the number { $player }.
hall-objection-player-paired = Player { $player } has been paired and stays on the list; withdraw the player instead.
hall-objection-player-withdrawn = Player { $player } has withdrawn.
hall-objection-not-withdrawn = Player { $player } has not withdrawn.
hall-objection-unknown-round = There is no round { $round }.
hall-objection-round-paired = Round { $round } has been paired already.
hall-objection-round-begun = Round { $round } has begun: tables are laid, or results entered.
hall-objection-nothing-paired = There is nothing to be paired.
hall-objection-paired-twice = Player { $player } would be in the round twice.
hall-objection-same-player = Player { $player } would play against himself.
hall-objection-board-twice = Two games would be played on board { $board }.
hall-objection-unknown-board = Round { $round } has no board { $board }.
hall-objection-has-table = The game is played at a table of this hall, and its result comes from there.
hall-objection-has-result = The result of board { $board } has been entered by hand.
hall-objection-board-begun = The game on board { $board } has begun: who plays there can no longer be changed.
hall-objection-unknown-game = The game is not one of this competition.
hall-objection-game-taken = The game belongs to another board.
hall-objection-not-for-berger = There are { $players ->
    [one] { $players } player
   *[other] { $players } players
}; Berger tables are for { $least } to { $most }.
hall-objection-unknown-seat = There is no such seat.
hall-objection-seat-revoked = The seat has been revoked already.
hall-objection-seat-taken = There is such a seat already.
hall-objection-already-appointed = { $name } is in charge already.
hall-objection-not-appointed = { $name } is not in charge.
hall-objection-not-utf8 = The text is not UTF-8.
hall-objection-no-header = The first line has to name the columns.
hall-objection-unknown-column = There is no column “{ $found }”; there are: { $known }.
hall-objection-missing-column = The column “{ $column }” is missing.
hall-objection-field-count = The number of fields in the line is { $found }, in the first line { $expected }.
hall-objection-unclosed-quote = A quoted field does not end.
hall-objection-after-quote = Something follows the end of a quoted field.
hall-objection-not-one-of = “{ $found }” may not stand here; one of these may: { $known }.
hall-objection-not-a-number = “{ $found }” is no number that may stand here.
hall-objection-not-a-federation = “{ $found }” is no federation in three capital letters, such as SLO.
hall-objection-not-an-outcome = “{ $found }” is no result.

## Plain pages: joining by a link, and taking a seat.

hall-page-drawn = This page is drawn by a script. Without one, go to the beginning, and from there to the board without sight.
hall-page-title = The playing hall
hall-page-join = Choose a name and a password. The name stands under your decisions.
hall-page-name = Name
hall-page-password = Password (at least { $least } characters)
hall-page-language = Language
hall-page-join-button = Join
hall-page-new-password = Choose a new password for { $name }. Every session and every token of this official ends with the old one.
hall-page-new-password-button = Set the password and sign in
hall-page-home = To your games
hall-page-place-held = Who you are in this browser
hall-page-place-offered = Whose link this is
hall-page-one-place = A browser holds one place at a time. To keep both, open the link in another browser or in a private window.
hall-page-change-seat = Leave that place and sit here
hall-page-stay = Stay there
hall-page-signed-in = You are signed in as { $name }.
hall-page-stranger = You are not signed in. Use the link that was given to you.
hall-page-player = { $competition }: this is the seat of { $name }.
hall-page-assistant = { $competition }: this is the seat of the assistant of { $name }.
hall-page-arbiter = { $competition }: this is the seat of an arbiter.
hall-page-spectator = { $competition }: this is the seat of a spectator.
hall-page-no-games = No table has been laid yet.
hall-page-game = Round { $round }, board { $board }: { $white } – { $black }
