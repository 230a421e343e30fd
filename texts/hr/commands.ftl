## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } niz pravilnih poteza
    [few] { $shown } niza pravilnih poteza
   *[other] { $shown } nizova pravilnih poteza
}, duljina: { $depth ->
    [one] { $depth } polupotez
    [few] { $depth } polupoteza
   *[other] { $depth } polupoteza
}.
perft-speed = { $seconds } s, { $millions } milijuna u sekundi.
svg-written = Dijagram je spremljen u { $path }.
