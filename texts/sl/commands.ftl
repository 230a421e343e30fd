## Answers of single commands. $shown is $count with its thousands set apart.

perft-nodes = { $count ->
    [one] { $shown } zaporedje veljavnih potez, dolžina v polpotezah: { $depth }.
    [two] { $shown } zaporedji veljavnih potez, dolžina v polpotezah: { $depth }.
    [few] { $shown } zaporedja veljavnih potez, dolžina v polpotezah: { $depth }.
   *[other] { $shown } zaporedij veljavnih potez, dolžina v polpotezah: { $depth }.
}
perft-speed = { $seconds } s, { $millions } milijona na sekundo.
svg-written = Diagram je zapisan v { $path }.
