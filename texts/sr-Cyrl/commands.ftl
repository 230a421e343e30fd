## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } низ легалних потеза
    [few] { $shown } низа легалних потеза
   *[other] { $shown } низова легалних потеза
}, дужина: { $depth ->
    [one] { $depth } полупотез
    [few] { $depth } полупотеза
   *[other] { $depth } полупотеза
}.
perft-speed = { $seconds } с, { $millions } милиона у секунди.
svg-written = Дијаграм је сачуван у { $path }.
