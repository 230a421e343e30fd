## What went wrong (error-…), and what to do next (help-…).

error-usage = The command line cannot be understood.
error-language = The language “{ $tag }” is not available.
error-illegal-position = The position is illegal, so nothing can be played or counted in it.
error-depth-missing = The depth is missing: how many half-moves to count.
error-depth = “{ $text }” is not a depth: a whole number of half-moves is needed.
error-depth-too-large = A depth of { $text } is too large: { $limit } half-moves at most. Beyond that the count would never end, or its result would not fit.
error-start-number = “{ $text }” is not the number of a Chess960 start position: the numbers go from 0 to 959.
error-move-unreadable = This cannot be read as a move.
error-move-impossible = There is no such legal move here.
error-move-ambiguous = The move is ambiguous: several legal moves fit.
error-game-over = The game had already ended: no move is possible here.
error-nothing-to-read = There is no move to read.
error-read = { $path } cannot be read: { $reason }.
error-no-such-game = There is no game { $number } in { $path }; games found: { $count }.
error-no-games = There are no files of games in { $path }.
help-no-games = Read are files that end in .pgn, .pgn.gz, .pgn.bz2 or .pgn.zst; hidden and ignored ones only with --hidden and --no-ignore.
error-changed-while-read = { $path } was changed while it was read; its partition was not written.
error-not-partitioned = Partitions need files with names; the standard input has none.
error-cut-short = { $path } ends too early: the { $packing } archive is cut short.
error-damaged = { $path } cannot be read: the { $packing } archive is damaged.
error-packing = { $path } is a { $packing } archive, which is not supported: unpack it first.
error-wide-characters = { $path } is written in UTF-32: save it as UTF-8 first.
error-write = { $path } cannot be written: { $reason }.
error-input = The standard input cannot be read: { $reason }.
error-output = The answer cannot be written: { $reason }.
error-file-in-json = A file that goes to the standard output is not JSON: name the file, or leave out --json.
error-random = The operating system provides no random numbers: { $reason }.
error-edition = The { $edition } edition does not allow this: { $refused }.

help-languages = Available languages: { $languages }.
help-fen = A complete FEN looks like this: { $example }
help-illegal-position = To see the board and its faults: adoube show { $fen }
help-composed = If it is a composition, it can be played all the same: add --composed.
help-depth = For example: adoube perft startpos 5
help-start-number = For example: adoube chess960 518; without a number, one is drawn at random.
help-candidates-ambiguous = Write one of these: { $moves }.
help-candidates-impossible = Possible here: { $moves }.
help-other-side = { $colour ->
    [white] Black has the move here; White could play this.
   *[black] White has the move here; Black could play this.
}
help-candidates-more = { $moves } and { $count } more
help-move-place = Move { $number }, { $colour ->
    [white] White
   *[black] Black
}; the position then: { $fen }
help-nothing-to-read = For example: adoube notation --to en 1. e4 e5 2. Sf3

## Why a text is not FEN.

fen-empty = There is no position to read.
fen-piece = A piece letter (PNBRQK for White, pnbrqk for Black), a digit from 1 to 8 or / is expected here.
fen-rank-too-long = This rank has more than eight squares.
fen-rank-too-short = This rank has fewer than eight squares.
fen-too-many-ranks = There are more than eight ranks.
fen-too-few-ranks = There are fewer than eight ranks.
fen-turn = The side to move is expected here: w (White) or b (Black).
fen-castling = The castling rights are -, letters of KQkq or the files of the rooks, each only once.
fen-en-passant = The en passant square is - or a square on the third or sixth rank.
fen-halfmoves = The number of half-moves since the last capture or pawn move is expected here.
fen-fullmoves = The move number is expected here.
fen-counter-too-large = This number is too large.
fen-trailing = Nothing more is expected here: a FEN has six fields.

## Why a file or a stream cannot be used: the end of a sentence.

cause-not-found = there is no such file or folder
cause-not-allowed = access is not allowed
cause-folder = it is a folder
cause-not-text = it is not text in UTF-8
cause-loop = it is a link to a folder that it is in itself
