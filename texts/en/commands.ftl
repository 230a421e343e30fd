## Answers of single commands. $shown is $count with thousands separators.

perft-nodes = { $count ->
    [one] { $shown } line of legal moves
   *[other] { $shown } lines of legal moves
}, { $depth ->
    [one] { $depth } half-move
   *[other] { $depth } half-moves
} long.
perft-speed = { $seconds } s, { $millions } million per second.
svg-written = Diagram written to { $path }.
