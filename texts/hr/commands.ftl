## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } niz pravilnih poteza, duljina u polupotezima: { $depth }.
    [few] { $shown } niza pravilnih poteza, duljina u polupotezima: { $depth }.
   *[other] { $shown } nizova pravilnih poteza, duljina u polupotezima: { $depth }.
}
perft-speed = { $seconds } s, { $millions } milijuna u sekundi.
svg-written = Dijagram je zapisan u { $path }.
