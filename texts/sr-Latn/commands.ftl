## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } niz legalnih poteza
    [few] { $shown } niza legalnih poteza
   *[other] { $shown } nizova legalnih poteza
}, dužina: { $depth ->
    [one] { $depth } polupotez
    [few] { $depth } polupoteza
   *[other] { $depth } polupoteza
}.
perft-speed = { $seconds } s, { $millions } miliona u sekundi.
svg-written = Dijagram je sačuvan u { $path }.
