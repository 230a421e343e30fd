## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } line of legal moves, length in half-moves: { $depth }.
   *[other] { $shown } lines of legal moves, length in half-moves: { $depth }.
}
perft-speed = { $seconds } s, { $millions } million a second.
svg-written = Diagram written to { $path }.
