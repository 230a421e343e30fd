## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } zaporedje veljavnih potez
    [two] { $shown } zaporedji veljavnih potez
    [few] { $shown } zaporedja veljavnih potez
   *[other] { $shown } zaporedij veljavnih potez
}, dolžina: { $depth ->
    [one] { $depth } polpoteza
    [two] { $depth } polpotezi
    [few] { $depth } polpoteze
   *[other] { $depth } polpotez
}.
perft-speed = { $seconds } s, { $millions } milijona na sekundo.
svg-written = Diagram je shranjen v { $path }.
