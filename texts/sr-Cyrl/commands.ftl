## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } низ легалних потеза, дужина у полупотезима: { $depth }.
    [few] { $shown } низа легалних потеза, дужина у полупотезима: { $depth }.
   *[other] { $shown } низова легалних потеза, дужина у полупотезима: { $depth }.
}
perft-speed = { $seconds } s, { $millions } милиона у секунди.
svg-written = Дијаграм је записан у { $path }.
