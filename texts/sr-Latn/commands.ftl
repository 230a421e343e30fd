## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } niz legalnih poteza, dužina u polupotezima: { $depth }.
    [few] { $shown } niza legalnih poteza, dužina u polupotezima: { $depth }.
   *[other] { $shown } nizova legalnih poteza, dužina u polupotezima: { $depth }.
}
perft-speed = { $seconds } s, { $millions } miliona u sekundi.
svg-written = Dijagram je zapisan u { $path }.
