## The help of the commands. A text is named after the command, the option and the value that it belongs to: if there is
## none for an option of a command, the one for the option of this name anywhere holds.
## Exit codes, options, values and names of files are the same in all languages.

## Headings above options, beside those of every command.

heading-every-command = For every command
heading-folders = In folders
heading-writing = How to write
heading-settings = Settings
heading-limits = Limits

## What stands for a value, in capitals.

placeholder-address = ADDRESS
placeholder-article = ARTICLE
placeholder-black = BLACK
placeholder-codes = CODES
placeholder-colour = COLOUR
placeholder-command = COMMAND
placeholder-control = CONTROL
placeholder-day = DAY
placeholder-depth = DEPTH
placeholder-edge = EDGE
placeholder-edition = EDITION
placeholder-fen = FEN
placeholder-file = FILE
placeholder-file-or-url = FILE-OR-URL
placeholder-folder = FOLDER
placeholder-form = FORM
placeholder-format = FORMAT
placeholder-from = FROM
placeholder-game = GAME
placeholder-ground = GROUND
placeholder-kind = KIND
placeholder-language = LANGUAGE
placeholder-level = LEVEL
placeholder-log-or-database = LOG-OR-DATABASE
placeholder-moment = MOMENT
placeholder-move = MOVE
placeholder-n = N
placeholder-name = NAME
placeholder-network = NETWORK
placeholder-notation = NOTATION
placeholder-number = NUMBER
placeholder-options = OPTIONS
placeholder-path = PATH
placeholder-place = PLACE
placeholder-rank = RANK
placeholder-round = ROUND
placeholder-severity = SEVERITY
placeholder-shell = SHELL
placeholder-sign = SIGN
placeholder-size = SIZE
placeholder-term = TERM
placeholder-text = TEXT
placeholder-time = TIME
placeholder-title = TITLE
placeholder-to = TO
placeholder-url = URL
placeholder-when = WHEN
placeholder-where = WHERE
placeholder-white = WHITE
placeholder-whose = WHOSE
placeholder-words = WORDS
placeholder-year = YEAR

## All commands.

command-adoube = The FIDE Laws of Chess on the command line
command-adoube-long =
    Exit codes: 0 yes, 1 no, 2 could not tell or bad input. For winnable and dead, which may answer that it is not known, bad input is 3.

    Commands that read a file or a position read the standard input if none is named and something is piped in; - names it. If nothing is piped in, that is an error.
option-help = Show the help (more with --help)
option-help-long = Show the help (a summary with -h)
option-version = Show the version
option-lang = Language of the answer: { $languages }
default-lang = from the locale, else en
option-json = Answer in JSON on the standard output, errors too
option-quiet = Print no summaries, remarks and progress bars; on the error stream only errors
option-color = When to use colour
choice-color-auto = Colour on a terminal, unless NO_COLOR is set
choice-color-always = Colour, even into a pipe
choice-color-never = Never colour

command-help = Show the help of a command
option-help-command = The command, and the one below it if there is one; none: all commands

command-completions = Print what a shell needs to complete the commands and options
command-completions-long = The words beside commands and options are in the language of the answer. The Debian package installs them for bash, zsh and fish.
option-completions-shell = The shell

command-man = Print the manual page of a command, or write the pages of all commands
command-man-long = The pages are in the language of the answer, and are made from the same texts as --help. The Debian package installs them.
option-man-command = The command, and the one below it if there is one; none: the page of adoube
option-man-out = Write the pages of all commands to this folder

## Options of several commands.

option-fen = A position in FEN or the word startpos, quotes are not needed; - or none reads the standard input
option-composed = Take a composed position that cannot arise in a game: too many pawns or promoted pieces, or an impossible double check
option-notation = How the moves are written
choice-notation-san = The short form of Appendix C, in the letters of --lang
choice-notation-long = The long form, in the letters of --lang
choice-notation-uci = As engines write
choice-notation-figurine = The short form with figurines instead of letters
choice-notation-announce = As announced to a player who cannot see
option-instant = Keep within a fixed bound, as for every move of a live game; what needs more is then not known
option-files = PGN files, and folders, in which files that end in .pgn or .pgn.gz, .pgn.bz2, .pgn.zst are read; - or none reads the standard input
option-path = A PGN file, plain or packed (gz, bz2, zst); - or none reads the standard input
option-game = Which game of the file, counted from 1
expected-game = A whole number from 1 is expected.
option-encoding = The encoding in which the text is written
default-encoding = UTF-8, otherwise it is guessed
expected-encoding = The name of an encoding is expected, such as utf-8, windows-1250, windows-1251, windows-1252, iso-8859-2, iso-8859-5, koi8-r, utf-16le.
option-edition = The edition of the Laws, by its year
default-edition = the one in force on the day of the game
option-threads = Work with so many threads
default-threads = one for each processor
expected-threads = A whole number from 1 to 256 is expected.
option-follow = Follow symbolic links in folders
option-hidden = Also read hidden files and folders, whose names begin with a dot
option-no-ignore = Also read what .gitignore and .ignore files exclude

## show

command-show = Show a board, legal or not, in the terminal or as an SVG diagram
command-show-long = Says who has the move, whether it is check, checkmate or stalemate, and which castling rights are left. An illegal board is shown too, with everything that is wrong with it; the exit code is then 1.
option-show-svg = Also write the board to this file as an SVG diagram; - writes the diagram to the standard output and nothing else
option-show-size = How big the board is in a terminal with colour
choice-show-size-small = One line a rank
choice-show-size-large = Four lines a rank, with drawn pieces (needs colour, 67 columns and 33 lines)
option-show-side = Whose side of the board is at the bottom

## moves

command-moves = List the legal moves of a position in the reader's own notation

## notation

command-notation = Convert a move or a whole scoresheet from one language to another
command-notation-long = Reading is forgiving: all five languages, figurines, long and short forms, every usual sign, with or without move numbers, and announcements. Writing is strict: as the chosen edition of the Laws has it.
option-notation-text = A move or a game; quotes are not needed; - or none reads the standard input
option-notation-file = Read the text from this file
option-notation-from = Language of the writer, in which possible moves are named if one cannot be read
default-notation-from = --lang
option-notation-to = Language to write in
default-notation-to = --lang
option-notation-fen = The position before the first move, quoted
option-notation-remarks = Say where the writing departs from what the Laws prescribe
option-notation-edition = The edition of the Laws to follow; those of 2018 and 2023 kept the appendix of 2017
default-notation-edition = 2017
option-notation-form = Which squares are named, or the whole as an announcement
option-notation-figurines = Figurines instead of letters
option-notation-captures = The sign x of a capture
option-notation-castling = 0-0 or O-O
option-notation-promotion = d8Q, d8=Q or d8(Q)
option-notation-checks = The signs of check and checkmate: + and #, + and ++, or none
option-notation-en-passant = The sign e.p. of a capture en passant
option-notation-draw-offers = The sign (=) of a draw offer

## chess960

command-chess960 = Number, draw or check a Chess960 start position
command-chess960-long = Shows the start position with a number, draws one at random, or says which number a position has. A position that is not a start position gets every broken condition named; the exit code is then 1.
option-chess960-start = A number from 0 to 959 (518 is the usual array), a back rank in English letters, a position in FEN, or - for the standard input; none: a random one

## winnable

command-winnable = Say who can still checkmate by any series of legal moves, and how, or why not
command-winnable-long =
    Each verdict comes with what shows it: moves of both players that end in checkmate, or the reason why there are none. What could not be found out is said to be not known.

    Legal moves are all that counts, castling in Chess960 too: move counters and repetition are not considered. The board is taken as it stands, compositions too.

    Exit codes: 0 decided, 2 not known, 3 bad input. With --batch: 0 every line has its verdict, 3 a line could not be read.
option-winnable-batch = Judge a position a line, of this file or of the standard input (- or none); EPD operations and what follows ; or # are passed over
option-winnable-player = Judge this player only

## dead

command-dead = Say whether a position is dead: nobody can checkmate by any series of legal moves
command-dead-long =
    A dead position ends the game at once. The reason is given for both players, or the moves by which one can still win.

    Legal moves are all that counts: move counters and repetition are not considered. The board is taken as it stands, compositions too.

    Exit codes: 0 dead, 1 not dead, 2 not known, 3 bad input.

## pgn

command-pgn = Read games as people write them, and write them as the standard has it
command-pgn-long =
    Files are plain or packed (gz, bz2, zst), in UTF-8 or in an older encoding, which is guessed or named with --encoding. Piece letters of other languages, zeros for castling, missing signs, wrong numbers, unclosed brackets and much more is forgiven; each time it is said where, and what was made of it. What cannot be read ends its game or variation, and is kept as a comment; the next game is read.

    The games go to the standard output in the export format of PGN, what is to be said to the error stream. With --check nothing is written unless --out names a file. With --json the notes go to the standard output, an object a line, and the games only to a file. All leniencies are listed in docs/pgn.md.

    Exit codes: 0 all is well, 1 something could not be read, or with --check: had to be forgiven, 2 a file could not be read to its end.
option-pgn-out = Write the games to this file
option-pgn-check = Write no games, and let the exit code say whether anything had to be forgiven
option-pgn-strict = Read no game whose FEN has a castling right or an en passant square that its board does not allow
option-pgn-letters = Write the moves in the letters of this language
default-pgn-letters = the language of --lang, otherwise English
option-pgn-clean = Leave out comments that only Adoube understands: what became fact at its tables, and marks of draw offers

## claim

command-claim = Say whether a claim of a draw by repetition or by the fifty-move rule is correct, and what follows if it is not
command-claim-long =
    The game is played again under the Laws in force on its day. Told are the positions on which the claim rests, positions that look the same and are not, the time that a wrong claim costs, and the move that must be played then; with the articles.

    Exit codes: 0 the game is drawn, by the claim or before it; 1 it is not; 2 bad input.
option-claim-at = When: 34w is after White's 34th move, 34b or 34... after Black's
default-claim-at = at the end of the game
option-claim-intends = The move that the claimant has written down and means to play, in any notation
option-claim-ground = On what ground
default-claim-ground = whichever holds
option-claim-by = Who claims
default-claim-by = the player who has the move
option-all-articles = Also tell the articles that only define or order the procedure, and long lines of mate
option-claim-clock = The time control as PGN writes it, such as 40/5400+30:1800+30
default-claim-clock = that of the game
expected-claim-clock = A time control as PGN writes it is expected, such as 40/5400+30:1800+30.

## scoresheet

command-scoresheet = Write scoresheets of games, or blank ones for a round, as text or as a PDF file to print
command-scoresheet-long =
    Games are read from PGN, plain or packed. Moves are written in the letters of --lang, as the appendix of the edition writes them; clock times and draw offers stand beside them. The sheet has the event, the players, the time control, the result, room for the signatures, and the last position as a diagram. With --typed the file is a scoresheet that somebody typed in, and is printed as it was written, errors and all.

    From a tournament report file (TRF) or a table of pairings (CSV with the columns white and black) come the blank sheets of a round, in the order of the boards, with the players filled in. Every sheet has room for 60 moves, and for 120 with --back.
option-scoresheet-path = Games in PGN, plain or packed (gz, bz2, zst), a tournament report file (TRF), or a table of pairings (CSV); - for the standard input
option-scoresheet-all = Sheets of all games of the file
option-scoresheet-round = Only this round; on a blank sheet without a file it is filled in
default-scoresheet-round = of a TRF file or a table, the last round that was paired
expected-scoresheet-round = { expected-game }
option-scoresheet-players = A table of players (CSV) for pairings that give their numbers
option-scoresheet-blank = An empty sheet to be filled in by hand; with a game, the event and the players are filled in
option-scoresheet-typed = The file is a scoresheet that was typed in, not PGN
option-scoresheet-whose = Whose sheet it is; for both, there is one for each player
option-scoresheet-event = The event, in the place of what the file says
option-scoresheet-group = The group or category, in the place of what the file says
option-scoresheet-site = The place, if the file says another or none
option-scoresheet-date = The day, written as 2026-11-16
expected-scoresheet-date = A day is expected, written as 2026-11-16.
option-scoresheet-time-control = The time control, such as 90 min + 30 s
expected-scoresheet-time-control = A time control with its units is expected, such as 90 min + 30 s or 40/90 min + 30 s, then 30 min + 30 s; or in seconds as PGN writes it, 40/5400+30:1800+30.
option-scoresheet-pdf = Write the sheets to this file as PDF instead of showing them, or - for the standard output
option-scoresheet-paper = The size of the paper
option-scoresheet-two-up = Two sheets of A5 side by side on A4, to be cut in the middle
option-scoresheet-back = A back for every sheet, with lines for moves 61 to 120; to be printed on both sides
option-scoresheet-flip = Over which edge of the paper the printer turns it
option-scoresheet-copies = So many copies of every sheet
expected-scoresheet-copies = A whole number from 1 to 1000 is expected.
option-scoresheet-logo = A picture (PNG or JPEG) above the sheet
option-scoresheet-federation = The name of the federation or the organiser, above the sheet
option-scoresheet-form = With or without the square of departure
choice-scoresheet-form-short = Nf3, in the letters of --lang
choice-scoresheet-form-long = Ng1f3
choice-scoresheet-form-hyphenated = Ng1-f3

## sheets

command-sheets = Compare two scoresheets with each other, and with the game
command-sheets-long =
    A scoresheet is a text as somebody typed it in, errors and all: rows such as “12. Nf3 0:45 Nc6 (=)”, with ~Nd2~ for what was struck out, - for an empty place and ? for what cannot be read; labels such as “Result: 1-0” in any of the five languages. A move that was left out or written twice does not make the rest differ. Without the game, what was probably played is found from what stands on both sheets. Says where the sheets part, what each entry means, and what the Laws say of it.

    Exit codes: 0 they agree, 1 they differ, 2 a file cannot be read.
option-sheets-white = White's scoresheet
option-sheets-black = Black's scoresheet
option-sheets-game = A PGN file with the game, packed or not
option-sheets-number = Which game of that file, counted from 1
expected-sheets-number = { expected-game }
default-sheets-edition = the one in force on the day of the game, or the newest complete one

## envelope

command-envelope = Write the envelope of an adjourned game, as text or as a PDF file to print
command-envelope-long = The last position of the game is the one before the sealed move, and the player who has the move has sealed it. Everything that the Laws order to be written on the envelope stands on it, with the article that orders it; what is not known is left as a line to be filled in by hand. The sealed move is not on it. The PDF file has the size of an envelope C5 (229 by 162 mm).
option-envelope-pdf = Write the envelope to this file as PDF instead of showing it, or - for the standard output
option-envelope-used-white = The time that White has used, as 1:57 or 1:57:30
option-envelope-used-black = The time that Black has used
expected-envelope-used-white = A time is written as 1:57 or 1:57:30.
expected-envelope-used-black = { expected-envelope-used-white }
option-envelope-offer = Whose draw offer stands
option-envelope-resumes-on = The day on which the game is resumed, as 2026-11-17
option-envelope-resumes-at = The time of day at which it is resumed
option-envelope-resumes-in = Where it is resumed

## audit

command-audit = Check games against the Laws in force on their day
command-audit-long =
    Every game of PGN files, plain or packed (gz, bz2, zst), is played through. Findings are reported with their article and their place in the file: illegal moves, moves after the end, results that contradict the board, claims that were possible and were not made, impossible clock times, illegal positions, notation.

    An error says that the record or the result is wrong, a notice that something was possible or ought to be looked at, notation that a move is written otherwise than the Laws have it.

    Exit codes: 0 nothing was found, 1 something was, 2 a file could not be read to its end.
option-audit-edition = Hold all games against this edition of the Laws; auto is the one in force on the day of the game
option-audit-at-least = Report only findings of at least this weight
option-audit-only = Tell findings of this kind only; several with commas between them
option-audit-csv = Write the findings to this file as CSV instead of printing them, or - for the standard output
option-audit-parquet = Write the findings to this file as Parquet instead of printing them
option-audit-partition = Write the findings of each file to a Parquet file of its own in this folder, with a manifest; files that are done are skipped

## law

command-law = Look up articles or provisions of the Laws, search them, or compare two editions
command-law-long = A provision is a rule with a name that lasts; an edition of the Laws gives it a number, or several, or none. An article is given by its number as any translation prints it (9.5.3, 9.5b, 6.6 (b), { "\u0426" }.10, Preface), a provision by its name; several may be asked for at once. Each comes with what a program can do about it, a sentence that says what it means in the edition, and where the other editions have it. Without --edition these are the Laws in force today, and what was otherwise before is shown too.
option-law-what = Numbers of articles (9.5.3, 9.5b, A.4.2, Preface), or names of provisions
default-law-edition = the one in force today
option-law-on = The edition in force on a day, written as 2016-11-03
expected-law-on = A day is expected, written as 2016-11-03 and not before July 2005: no older edition is known here.
option-law-editions = List the editions: how far each is known, and from what

command-law-search = Find provisions by words of their sentence or their name
command-law-search-long = Searches the sentences in the language of the answer and the English names; capitals, accents and endings make little difference. The best come first. The exit code is 1 if there is none.
option-law-search-words = Words to look for
option-law-search-limit = Show at most so many
expected-law-search-limit = A whole number is expected.
example-search = intended move

command-law-diff = Compare two editions: what is new, what is gone, what says something else, what has another number
option-law-diff-from = The year of one edition
option-law-diff-to = The year of the other

command-law-coverage = Count the articles that the cases of the specification show
command-law-coverage-long = All cases are played. An article counts as shown if a line of a case expects it by name, and the engine decided by it, applied it or recorded it there. What the arbiter names himself does not count, nor what is cited with every start and every move. Counted are the articles that a program can decide, check or record, and whose number was verified.
option-law-coverage-edition = Only this edition, by its year
default-law-coverage-edition = all
option-law-coverage-missing = List the articles that no case shows, with what they say

command-law-term = Say a term of the Laws in all five languages, and where the Laws speak of it
command-law-term-long = The term may be given in any of the languages; capitals, accents and scripts make no difference. The exit code is 1 if there is none.
option-law-term-term = The term

## case

command-case = Play cases: short texts of who did what at the board, and what had to be ruled
command-case-long = A case names the editions of the Laws, the regulations, a position or moves, then line by line what happened and what is expected. The language is described in docs/cases.md; adoube case new prints a template.

command-case-run = Play cases and tell what is not as they expect
command-case-run-long = Each case is played under every edition that it names. The exit code is 0 if all is as expected, 1 if something is not, 2 if a case cannot be read.
option-case-run-paths = Case files, and folders, in which files that end in .case are read; - or none reads the standard input
option-case-run-edition = Only under this edition of the Laws, given by its year
default-case-run-edition = all that the case names

command-case-explain = Tell a case: what happened, what was ruled and why, with the articles
option-case-explain-file = The case; - or none reads the standard input
default-case-explain-edition = the newest that the case names

command-case-new = Print a template with comments, to begin a case from
command-case-new-long = The template is a case that can be run as it is.
option-case-new-title = The title of the case
example-title = The phone of my opponent rang

command-case-translate = Write a case in another language
command-case-translate-long = Sentences, names and the letters of pieces are written anew; title, remarks and layout stay. The language of a case is named by a line such as jezik: hr, or recognised.
option-case-translate-file = The case; - or none reads the standard input
option-case-translate-to = Language to write in
default-case-translate-to = that of --lang

## regulations

command-regulations = Read the regulations of an event from a TOML file, say what holds under them, and point to what is wrong
command-regulations-long =
    Without a file, and if nothing is piped in, the presets are listed, from which a file may begin.

    Exit codes: 0 games can be played so, remarks or not; 2 they cannot, or the file cannot be read.
option-regulations-path = A TOML file, or - for the standard input
option-regulations-preset = Tell what a preset says, and print its file

## pairing

command-pairing = Pair Swiss rounds by the Dutch system, with reasons; check and rank tournaments
command-pairing-long = A tournament is a TRF file (TRF16, TRF26, or as JaVaFo and bbpPairings write it), or - for the standard input. Pairings follow the FIDE Dutch system in force since February 2026.
command-pairing-next = Pair the next round
command-pairing-next-long = The file is not changed; --out writes a copy with the round in it. Exit codes: 0 paired, 2 no pairing exists, a result is missing, or the file cannot be read.
option-pairing-path = A TRF file; - or none reads the standard input
option-pairing-next-initial-colour = The initial colour as it was drawn by lot, if the file does not say it
option-pairing-next-reasons = Say which criterion decided each pair, floater and bye
option-pairing-next-out = Write the tournament with the new round to this file
command-pairing-check = Pair every round again, and compare pairings and ranks
command-pairing-check-long = Ranks are compared by the tie-breaks that the file announces or --tie-breaks gives. A round that the organiser has changed, as a comment in the file notes, is no difference unless two meet again or somebody has a second bye. Exit codes: 0 all agrees, 1 something differs, 2 the file cannot be read.
option-pairing-tie-breaks = The tie-breaks behind the points, by FIDE's codes, with commas between them: BH/C1,SB,DE
default-pairing-tie-breaks = those that the file announces
command-pairing-explain = Say why two players do not meet
command-pairing-explain-long = Names the first criterion by which the best pairing with these two would be worse. Exit codes: 0 they do not meet, 1 they do, 2 there is no such player or round.
option-pairing-explain-one = The start number of one player
option-pairing-explain-other = The start number of the other
option-pairing-explain-path = A TRF file, or - for the standard input
option-pairing-explain-round = In this round
expected-pairing-explain-round = { expected-game }
default-pairing-explain-round = the round whose results are missing, else the next one
command-pairing-generate = Make a random tournament, played to its end, as TRF
command-pairing-generate-long = The same seed gives the same tournament.
option-pairing-generate-players = How many players
expected-pairing-generate-players = { expected-game }
option-pairing-generate-rounds = How many rounds
expected-pairing-generate-rounds = { expected-game }
option-pairing-seed = The seed of what is drawn by lot
expected-pairing-seed = { expected-law-search-limit }
option-pairing-generate-baku = With the accelerated pairings of the Baku method
command-pairing-standings = Rank the players by points and tie-breaks
command-pairing-standings-long = Lots (RND) are drawn from --seed. Exit codes: 0 ranked, 2 the file cannot be read.
option-pairing-standings-after = After this round
expected-pairing-standings-after = { expected-game }
default-pairing-standings-after = the last one
option-pairing-standings-round-robin = The tournament is a round robin

## serve

command-serve = Open the playing hall: competitions, boards, seats, live streams, over HTTP
command-serve-long =
    Without any setting it listens on 127.0.0.1:8080 and keeps everything in one SQLite file, whose place it prints. The first time it prints a link that makes the first arbiter. It runs until Ctrl+C or SIGTERM and keeps all that it has acknowledged.

    Exit codes: 0 closed in good order, usable settings with --check, a link with --reset-official, or a whole backup with --backup; 2 it cannot be opened, or there is no such official.
command-serve-note = Every setting may stand in a TOML file, in the environment (ADOUBE_ and its name in capitals, as ADOUBE_LISTEN or ADOUBE_LIMITS_STREAMS) and on the command line; the later overrules the earlier. The file is named by --config or ADOUBE_CONFIG, else it is adoube/hall.toml in the configuration folder (XDG_CONFIG_HOME, or ~/.config), if it is there. The service of the Debian package has its settings in /etc/adoube/hall.toml, secrets as variables in /etc/adoube/environment, and its data in /var/lib/adoube.
option-serve-config = Read the settings from this TOML file
option-serve-check = Print every setting and where it came from, and open nothing
option-serve-reset-official = Print a link by which the official of this name sets a new password, and open nothing; it works once, for a day. With SQLite close the hall first
option-serve-backup = Make a consistent backup of the database in this folder, verify it, and open nothing; the hall may be open meanwhile
option-serve-listen = An address and port to listen on; may be given several times. An address that other machines can reach wants TLS or a proxy; without either it is refused, unless it is given as an option of the command
option-serve-lan = Open the hall to the local network: listen on 0.0.0.0:8443 unless told otherwise, with TLS, and with the address of this machine in links and QR codes. Without tls-cert and tls-key a certificate is made, kept in the data folder and used again; the page /certificate says how to trust it
option-serve-public-address = How the hall is reached from outside: the beginning of every link and QR code
default-serve-public-address = from the first address listened on
option-serve-data = The folder of what is kept
default-serve-data = $XDG_DATA_HOME/adoube, else ~/.local/share/adoube
option-serve-database = An SQLite file, or the URL of a PostgreSQL database, which several nodes may share
default-serve-database = adoube.db in the data folder
option-serve-seal-key-file = The file of the key under which sealed moves are kept: 32 bytes, or 64 hexadecimal digits. It is made when it is missing; with PostgreSQL it must be there, the same on every node
default-serve-seal-key-file = beside the SQLite file
option-serve-seal-key = The key itself, instead of a file
default-serve-seal-key = read from the file
option-serve-tls-cert = The certificate chain for TLS, in PEM
default-serve-tls-cert = no TLS
option-serve-tls-key = The private key for TLS, in PEM
default-serve-tls-key = no TLS
option-serve-behind-proxy = An address or a network of proxies whose X-Forwarded-For is believed; may be given several times. Needs the public address, which also says whether the proxy speaks TLS
default-serve-behind-proxy = nobody
option-serve-language = The language of the hall, for callers who ask for none: { $languages }; the option --lang
default-serve-language = that of the command
option-serve-node = The name of this node, in its logs
default-serve-node = the name of the machine
option-serve-demo = Fill an empty hall with a small competition that can be played at once
option-serve-free-games = Whether players may arrange games among themselves, outside the rounds, through the Lichess interface
option-serve-log-format = The form of the log on the error stream: text or json
option-serve-log-level = How much is logged: off, error, warn, info, debug or trace
option-serve-metrics = Where /metrics is served for Prometheus: on (with everything else, but to callers on this machine only), off, or an address of its own, for every caller that can reach it
option-serve-stop-seconds = How long a stop waits for requests that are under way
option-serve-limits-body-kib = The largest body of a request, in KiB
option-serve-limits-header-kib = The largest head of a request, in KiB
option-serve-limits-header-seconds = How long a client may take to send the head of a request, or to agree on TLS
option-serve-limits-request-seconds = How long a request may take; streams have no end
option-serve-limits-idle-seconds = How long a connection may wait for its next request; longer than the keep-alive of a proxy in front
option-serve-limits-write-seconds = How long a client may take nothing of its answer, or of a stream
option-serve-limits-requests-per-minute = Requests of one client in a minute
option-serve-limits-sign-ins-per-minute = Attempts to sign in from one address in a minute
option-serve-limits-streams = Live streams that one client may hold open
option-serve-limits-connections = Connections that are held open at once
option-serve-limits-connections-per-address = Connections from one address; proxies named by behind-proxy are not counted

## verify

command-verify = Show that what a hall keeps, or the log that it gave out, was not altered: every entry carries the hash of the one before
command-verify-long =
    Every chain is followed, every entry read, every game and competition folded anew. Nothing is changed; a hall may be at work in the database meanwhile. A person who can rewrite a whole log can make another one that is consistent: so compare the hashes at the ends of the chains, which are printed, with those that were noted elsewhere.

    Exit codes: 0 whole; 1 altered; 2 it cannot be told.
option-verify-what = An exported log, of which - or none reads one from the standard input; the SQLite file of a hall; or the URL of its PostgreSQL database

## perft

command-perft = Count all lines of legal moves of a length
command-perft-long = The length, or depth, is in half-moves. Chess960 castling is understood from the castling letters of the FEN.
option-perft-fen-and-depth = A position in FEN or the word startpos, quotes are not needed; - or none reads the standard input; then the depth, at most 255
option-perft-divide = Also count below each first move

## tour

command-tour = Take a short tour of the other commands
