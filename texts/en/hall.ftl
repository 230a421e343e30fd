## The playing hall as a service. First the titles of errors.

hall-title-unreadable = The request cannot be understood
hall-title-unknown = You are not signed in
hall-title-forbidden = Not allowed
hall-title-not-found = Not found
hall-title-impossible = Not possible
hall-title-refused = The Laws do not allow it
hall-title-overtaken = The game has changed in the meantime
hall-title-too-large = Too large
hall-title-too-much = Too many requests
hall-title-unavailable = Not available at the moment

## Errors.

hall-unreadable = The request cannot be read: { $what }
hall-unauthenticated = Sign in, or use the link or the token you were given.
hall-unknown-token = This token is not valid: it may have been revoked or have expired.
hall-forbidden = Your role does not allow this here.
hall-other-origin = The request does not come from a page of this hall.
hall-not-found = There is nothing at this address, or you are not allowed to see it.
hall-method = This address does not accept this method.
hall-media-type = The body must be of type { $expected }.
hall-too-large = The request is too large.
hall-timeout = The request timed out.
hall-too-often = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
hall-too-many-streams = No more than { $most ->
    [one] { $most } stream
   *[other] { $most } streams
} may be open at once.
hall-overtaken = Something has happened in the game that you have not seen yet. Look at the game again, then decide.
hall-envelope = The hall cannot open the envelope: it was sealed under another key.
hall-still-played = The game is still being played. The players can download the record when it is over.
hall-nothing = This game has no such document.
hall-storage = This cannot be stored now. Check in a moment whether it was done, and repeat it if it was not.
hall-damaged-game = The record of this game is damaged: { $kind ->
    [gap] entry { $seq } is missing
    [cut-off] entry { $seq } and whatever followed it are missing
    [unreadable] entry { $seq } cannot be read
   *[altered] entry { $seq } is not what was written
}. The game cannot be shown or continued here. An arbiter can set up a new game in its place, with the position and the times from the board; whoever runs the hall should keep the database as it is and look for a backup.
hall-damaged-competition = The record of this competition is damaged: { $kind ->
    [gap] entry { $seq } is missing
    [cut-off] entry { $seq } and whatever followed it are missing
    [unreadable] entry { $seq } cannot be read
   *[altered] entry { $seq } is not what was written
}. The competition cannot be shown or continued until whoever runs the hall has restored a backup. The other competitions go on.
hall-damaged-people = The record of the officials is damaged at entry { $seq }. The hall goes on with what it knows, and will not open again; whoever runs it should restore a backup.
hall-not-stored = Nothing can be stored at the moment: moves, clock presses and decisions are not accepted. Perhaps the disk is full. Stop the clocks at the boards if it lasts, and call whoever runs the hall.
hall-backup-elsewhere = This hall keeps its data in PostgreSQL, which makes its own backups: pg_dump makes one.
hall-closing = The hall is closing. Try again in a moment.
hall-broken = Something went wrong in the hall. Nothing was changed.

## Officials of the hall.

hall-link-unknown = This link has been used or withdrawn, or has expired. Ask for a new one.
hall-not-the-first = There are officials already; one of them can invite you.
hall-name = A name must have 1 to 80 characters on one line; a note or a label at most 80.
hall-name-taken = Somebody has this name already.
hall-no-office = An invitation must give at least one office: organiser or arbiter.
hall-no-such-official = There is no official with this name.
hall-no-such-pass = There is no such invitation, session or token.
hall-last-organiser = At least one organiser must remain to invite others.
hall-token-too-long = It cannot be valid for that long.
hall-too-many-passes = There are too many invitations, sessions or tokens already.
hall-password-short = A password must have at least { $least } characters.
hall-password-long = A password can have at most { $most } bytes.
hall-wrong-password = The name or the password is wrong.
hall-password-common = This password is one of the most common ones, or has too few different characters. Choose another one.
hall-password-own-name = A password must not be your own name.
hall-name-hidden = A name must not contain invisible characters.
hall-name-looks-alike = This name could be mistaken for the name of another official.
hall-has-second-factor = You already have a second factor. Turn it off before you set up a new one.
hall-no-second-factor = There is no second factor.
hall-code-missing = Enter the code that your authenticator app shows, or a recovery code.
hall-code-wrong = The code is wrong, or was used before.

## Objections to a change of a competition.

hall-objection-not-opened = The competition has not been created.
hall-objection-deleted = The competition was deleted.
hall-objection-other-name = To delete the competition, type its name exactly.
hall-objection-player-erased = The personal data of player { $player } was removed and cannot be entered again.
hall-removed-player = Removed player no. { $player }
hall-objection-already-opened = The competition has already been created.
hall-objection-blank = This field must be filled in.
hall-objection-too-long = The text may have at most { $most } characters.
hall-objection-unprintable = The text contains characters that cannot be printed.
hall-objection-out-of-range = The number must be between { $least } and { $most }.
hall-objection-too-many = There may be at most { $most } of them.
hall-objection-ends-before-it-begins = The last day is before the first.
hall-objection-said-twice = This is given twice.
hall-objection-number-taken = Another player has the number { $player }.
hall-objection-fide-id-taken = Player { $player } has the FIDE ID { $id }.
hall-objection-unknown-player = There is no player with the number { $player }.
hall-objection-player-paired = Player { $player } has been paired and stays on the list; withdraw the player instead.
hall-objection-player-withdrawn = Player { $player } has withdrawn.
hall-objection-not-withdrawn = Player { $player } has not withdrawn.
hall-objection-unknown-round = There is no round { $round }.
hall-objection-round-paired = Round { $round } has been paired already.
hall-objection-round-begun = Round { $round } has started: games are set up, or results entered.
hall-objection-nothing-paired = There is nothing to pair.
hall-objection-paired-twice = Player { $player } would be in the round twice.
hall-objection-same-player = Player { $player } would play against themselves.
hall-objection-board-twice = Two games would be played on board { $board }.
hall-objection-unknown-board = Round { $round } has no board { $board }.
hall-objection-has-table = The game is played at a table of this hall; its result comes from there.
hall-objection-has-result = The result of board { $board } has been entered by hand.
hall-objection-board-begun = The game on board { $board } has started: its players can no longer be changed.
hall-objection-unknown-game = The game does not belong to this competition.
hall-objection-game-taken = The game belongs to another board.
hall-objection-not-for-berger = There are { $players ->
    [one] { $players } player
   *[other] { $players } players
}; Berger tables are for { $least } to { $most }.
hall-objection-not-swiss = The competition is not a Swiss.
hall-objection-colour-not-drawn = The initial colour has not been drawn yet.
hall-objection-not-listed = Player { $player } is missing from the order.
hall-objection-games-arranged = Players have already arranged games among themselves; their start numbers stay.
hall-objection-too-few-players = At least two players must be named.
hall-objection-rounds-not-announced = The Baku acceleration must know the number of rounds.
hall-objection-points-not-for-baku = The Baku acceleration needs a win that is worth two draws, and no points for a loss.
hall-objection-unknown-acceleration = These virtual points are not those of the Baku acceleration; other accelerations are not supported here.
hall-objection-not-empty = The competition already has players or rounds; a TRF file is for an empty one.
hall-objection-no-rating-list = This is not a rating list: FIDE’s text or XML is expected, or a table whose first line names the columns.
hall-objection-unknown-seat = There is no such seat.
hall-objection-seat-revoked = The seat has been revoked already.
hall-objection-seat-taken = There is such a seat already.
hall-objection-not-a-players-seat = A program can play only with a player’s seat.
hall-objection-already-appointed = { $name } is already in charge.
hall-objection-not-appointed = { $name } is not in charge.
hall-objection-not-text = This is not a text; save the table as CSV.
hall-objection-no-header = The first line must name the columns.
hall-objection-unknown-column = These columns are not known: { $found }. Known are: { $known }.
hall-objection-missing-column = The column “{ $column }” is missing.
hall-column-no = No.
hall-column-name = Name
hall-column-surname = Surname
hall-column-title = Title
hall-column-federation = Federation
hall-column-fide-id = FIDE ID
hall-column-national-id = National ID
hall-column-rating = Rating
hall-column-national-rating = National rating
hall-column-birth-year = Birth year
hall-column-sex = Sex
hall-column-club = Club
hall-column-senses = Sight and hearing
hall-column-round = Round
hall-column-board = Board
hall-column-white = White
hall-column-black = Black
hall-column-result = Result
hall-objection-field-count = The number of fields in this line is { $found }, in the first line { $expected }.
hall-objection-unclosed-quote = A quoted field does not end.
hall-objection-after-quote = Something follows the end of a quoted field.
hall-objection-not-one-of = “{ $found }” is not possible here; possible values: { $known }.
hall-objection-not-a-number = “{ $found }” is not a number allowed here.
hall-objection-not-a-federation = “{ $found }” is not a federation code of three capital letters, such as SLO.
hall-objection-not-an-outcome = “{ $found }” is not a result.

## Plain pages: joining by a link, and taking a seat.

hall-page-drawn = This page needs JavaScript. Without it, go to the start page and from there to the accessible board.
hall-page-title = The playing hall
hall-page-join = Choose a name and a password. Your decisions are signed with this name.
hall-page-name = Name
hall-page-password = Password (at least { $least } characters)
hall-page-language = Language
hall-page-join-button = Join
hall-page-new-password = Choose a new password for { $name }. All sessions and tokens of this official end.
hall-page-new-password-button = Set the password and sign in
hall-page-home = To your games
hall-page-place-held = In this browser now
hall-page-place-offered = With this link
hall-page-one-place = A browser can hold only one sign-in or seat at a time. To keep both, open the link in another browser or in a private window.
hall-page-change-seat = Switch to this seat
hall-page-stay = Stay as you are
hall-page-leave-seat = Leave this seat on this device
hall-page-code = Code from your authenticator app, if you use one
hall-page-factor = Second factor for signing in
hall-page-factor-scan = Scan this code with an authenticator app on your phone.
hall-page-factor-code = QR code for the authenticator app
hall-page-factor-type = If you cannot scan it, type this key into the app:
hall-page-factor-shown = Code that the app shows now
hall-page-factor-set = Turn on the second factor
hall-page-factor-on = The second factor is on. { $left ->
    [one] One recovery code is left.
   *[other] { $left } recovery codes are left.
}
hall-page-factor-any = Code from the app, or a recovery code
hall-page-factor-turn-off = Turn off the second factor
hall-page-factor-is-set = The second factor is on
hall-page-factor-recovery = Write down these recovery codes and keep them safe; they are not shown again. Each of them signs you in once without your phone.
hall-page-factor-kept = I have written them down
hall-page-factor-is-off = The second factor is off.
hall-page-signed-in = You are signed in as { $name }.
hall-page-stranger = You are not signed in. Use the link you were given.
hall-page-player = { $competition }: this is the seat of { $name }.
hall-page-assistant = { $competition }: this is the seat of the assistant of { $name }.
hall-page-arbiter = { $competition }: this is the seat of an arbiter.
hall-page-spectator = { $competition }: this is the seat of a spectator.
hall-page-no-games = No game has been set up yet.
hall-page-game = Round { $round }, board { $board }: { $white } – { $black }

## The certificate that the hall has made itself.

hall-certificate-title = The certificate of this hall
hall-certificate-why = The hall encrypts everything, with a certificate that was made on the organiser's computer. Your device does not know it yet, so the browser warns before the first visit. You may continue if the fingerprint that the browser shows is this one:
hall-certificate-shown = Certificate shown by the browser, SHA-256 fingerprint:
hall-certificate-install = Without a warning
hall-certificate-install-hint = Install the certificate authority of this hall. It can vouch only for addresses of local networks and for this computer. Compare its SHA-256 fingerprint with the one that the hall printed when it was started:
hall-certificate-download = Download the certificate
hall-certificate-android = Android: Settings, Security, Encryption & credentials, Install a certificate, CA certificate; choose the downloaded file.
hall-certificate-apple = iPhone and iPad: open the file, then Settings, Profile Downloaded, Install; then General, About, Certificate Trust Settings: switch it on.
hall-certificate-mac = Mac: open the file in Keychain Access, open the certificate there, and choose Trust, Always Trust.
hall-certificate-windows = Windows: open the file, Install Certificate, Trusted Root Certification Authorities.
hall-certificate-firefox = Firefox on a computer: Settings, Privacy & Security, View Certificates, Authorities, Import.
