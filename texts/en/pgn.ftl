## What reading PGN met: what was forgiven, then what could not be read.

pgn-move-forgiven = Move “{ $word }”: { $leniency }.
pgn-encoding = The text is not UTF-8; it is read as Windows-1252 (Latin-1).
pgn-byte-order-mark = The file begins with a byte order mark, which does not belong there.
pgn-tag-unquoted = The value of the tag is not in quotation marks.
pgn-tag-unclosed = The tag is not closed.
pgn-tag-quotes = A quotation mark inside the value needs a backslash before it.
pgn-tag-escape = A backslash in the value stands alone; it is taken as it is.
pgn-tag-name = The name of a tag has only Latin letters, digits and underscores; other signs become underscores.
pgn-tag-repeated = There is already a tag of this name; the first one counts.
pgn-set-up-missing = A game with FEN should also have the tag SetUp "1".
pgn-score-missing = The result after the moves is missing.
pgn-score-other = PGN does not write a result like this.
pgn-score-differs = The result after the moves is not the one that the tag Result gives.
pgn-score-in-variation = A result stands inside a variation; it is kept as a comment.
pgn-comment-after-score = A comment stands after the result; it is kept with the last move.
pgn-comment-in-brackets = What stands in these round brackets is no variation; it is kept as a comment.
pgn-prose = Words stand between the moves; they are kept as a comment.
pgn-variation-empty = The variation is empty.
pgn-variation-unclosed = The variation is not closed.
pgn-stray-sign = This sign does not belong here; it is passed over.
pgn-annotation-sign = PGN writes this annotation with a number after $.
pgn-draw-offer = PGN has no sign for a draw offer; it is kept as a comment.
pgn-null-move = Nothing is played here; the Laws know no such move.
pgn-piece-letters = The game is not written with the English piece letters of PGN.
pgn-castling-zeros = PGN writes castling with the letter O, not with zeros.
pgn-promotion-equals = PGN writes = before the new piece.
pgn-en-passant-sign = PGN does not write e.p.
pgn-kings-placed = These are no moves: the kings were put into the centre to show the result. They are kept as a comment.
pgn-comment-unclosed = The comment is not closed; it reaches to the end of the game.
pgn-tag-unreadable = This cannot be read as a tag; it is kept as a comment.
pgn-fen-missing = The game begins in another position, but the tag FEN is missing.
pgn-fen-unreadable = The tag FEN gives no position that can be played.
pgn-variant-unknown = The rules of this variant are not known here; its moves are not read.
pgn-move-unreadable = This cannot be read as a move. The line ends here.
pgn-move-impossible = There is no such legal move here. The line ends here.
pgn-move-ambiguous = The move is ambiguous: several legal moves fit. The line ends here.
pgn-pass-in-check = The player is in check and cannot pass. The line ends here.
pgn-nag-unreadable = After $ a number from 0 to 65535 is expected.
pgn-too-large = This is larger than any game can be; the rest of it is passed over.
pgn-broken-off = The file breaks off here.
pgn-too-deep = Variations are nested too deeply here; the text is kept as a comment.

## The command.

pgn-more-notes = More notes of this game that are not shown: { $count }.
pgn-summary = { $count ->
    [one] { $games } game read
   *[other] { $games } games read
}; notes: { $notes }; games that could not be read to their end: { $broken }.
