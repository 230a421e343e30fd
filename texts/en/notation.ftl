## Remarks of a lenient reader on a move, in lower case without a full stop: they follow "14… Sf3:".

leniency-capture-sign-missing = the capture sign is missing
leniency-capture-sign-needless = a capture sign, but nothing is captured
leniency-capture-sign-other = a sign other than x for the capture
leniency-check-sign-missing = the sign of check or mate is missing
leniency-check-sign-needless = a sign of check or mate, but there is none
leniency-check-sign-wrong = the sign confuses check and mate
leniency-check-sign-other = a word or an unusual sign for check or mate
leniency-en-passant-sign-missing = e.p. is missing
leniency-en-passant-sign-needless = e.p., but this is not an en passant capture
leniency-promotion-sign = a sign before the new piece
leniency-long-form = the full departure square, although less is enough
leniency-hyphen = a hyphen between the squares
leniency-departure-other = the departure square is not marked as the Laws prescribe
leniency-pawn-file-missing = the file of the capturing pawn is missing
leniency-rank-missing = the rank of the arrival square is missing
leniency-pawn-letter = a letter for the pawn
leniency-piece-letter-missing = the letter of the piece is missing
leniency-piece-letter-small = a small letter for the piece
leniency-file-capital = a capital letter for the file
leniency-lookalike = a letter of the other script that looks the same
leniency-mixed-scripts = Latin and Cyrillic letters in one move
leniency-spacing = spaces inside the move
leniency-castling-letters = letters instead of zeros in castling
leniency-castling-dashes = dashes other than hyphens in castling, or none
leniency-castling-as-king-move = castling written as a move of the king
leniency-comment = a comment such as ! or ?
leniency-draw-offer-other = the draw offer is not written as (=)
leniency-draw-offer-missing = the draw offer is not written down
leniency-stray = a stray digit after the move
leniency-number-wrong = the move number is wrong
leniency-number-missing = the move number is missing

remark = { $move }: { $remarks }.
remark-draw-offer = a draw was offered
remark-excused = { $remark } (excused on a player's scoresheet)
remarks-none = Written exactly as the Laws prescribe.
