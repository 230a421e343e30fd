## Notes on reading PGN: first what was accepted leniently, then what could not be read.

pgn-move-forgiven = Move “{ $word }”: { $leniency }.
pgn-encoding = The text is not UTF-8. The file is read as { $encoding }, which is a guess; if it is in another encoding, name it with --encoding.
pgn-letters-of-language = The moves are written with the letters of --lang { $language }, which not every program reads; with --letters en they are as the standard has them.
pgn-byte-order-mark = The file begins with a byte order mark, which does not belong there.
pgn-tag-unquoted = The value of the tag is not in quotation marks.
pgn-tag-unclosed = The tag is not closed.
pgn-tag-quotes = A quotation mark inside the value needs a backslash before it.
pgn-tag-escape = There is a single backslash in the value; it is kept as it is.
pgn-tag-name = The name of a tag may contain only Latin letters, digits and underscores; other characters become underscores.
pgn-tag-repeated = There is already a tag with this name; the first one counts.
pgn-set-up-missing = A game with FEN should also have the tag SetUp "1".
pgn-score-missing = The result after the moves is missing.
pgn-score-other = Results are not written like this in PGN.
pgn-score-differs = The result after the moves differs from the tag Result.
pgn-score-in-variation = There is a result inside a variation; it is kept as a comment.
pgn-comment-after-score = There is a comment after the result; it is kept with the last move.
pgn-comment-in-brackets = The text in these parentheses is not a variation; it is kept as a comment.
pgn-prose = There are words between the moves; they are kept as a comment.
pgn-variation-empty = The variation is empty.
pgn-variation-unclosed = The variation is not closed.
pgn-stray-sign = This character does not belong here; it is ignored.
pgn-annotation-sign = PGN writes this annotation with a number after $.
pgn-draw-offer = PGN has no sign for a draw offer; it is kept as a comment.
pgn-null-move = No move is made here; the Laws have no such move.
pgn-piece-letters = The game is not written with the English piece letters used in PGN.
pgn-castling-zeros = PGN writes castling with the letter O, not with zeros.
pgn-promotion-equals = PGN writes = before the new piece.
pgn-en-passant-sign = PGN does not write e.p.
pgn-kings-placed = These are not moves: the kings were placed in the centre to show the result. They are kept as a comment.
pgn-comment-unclosed = The comment is not closed; it reaches to the end of the game.
pgn-tag-unreadable = This cannot be read as a tag; it is kept as a comment.
pgn-fen-missing = The tag SetUp says that the game starts from another position, but the tag FEN is missing; it is read from the initial position.
pgn-fen-rights = The castling rights or the en passant square of the tag FEN do not fit its board; they are left out.
pgn-fen-unreadable = The tag FEN does not give a position that can be played.
pgn-variant-unknown = The rules of this variant are not known here; its moves are not read.
pgn-move-unreadable = This cannot be read as a move. The line ends here.
pgn-move-impossible = There is no such legal move here. The line ends here.
pgn-move-ambiguous = The move is ambiguous: several legal moves fit. The line ends here.
pgn-pass-in-check = The player is in check and cannot pass. The line ends here.
pgn-nag-unreadable = After $ a number from 0 to 65535 is expected.
pgn-too-large = This is larger than any game can be; the rest of it is skipped.
pgn-broken-off = The file breaks off here.
pgn-too-deep = Variations are nested too deeply here; the text is kept as a comment.

## The command.

pgn-more-notes = Further notes on this game, not shown: { $count }.
pgn-summary = { $count ->
    [one] { $games } game read
   *[other] { $games } games read
}; notes: { $notes }; games that could not be read to their end: { $broken }.
