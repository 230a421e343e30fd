## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } line of legal moves
   *[other] { $shown } lines of legal moves
}, { $depth ->
    [one] { $depth } half-move
   *[other] { $depth } half-moves
} long.
perft-speed = { $seconds } s, { $millions } million a second.
svg-written = Diagram written to { $path }.
