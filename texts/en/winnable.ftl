## Who can still checkmate. $colour is white or black, the player asked about; $shown is $count with its thousands set apart.

winnable-yes = { $colour ->
    [white] White can still checkmate, for example:
   *[black] Black can still checkmate, for example:
}
winnable-no = { $colour ->
    [white] White cannot checkmate by any series of legal moves.
   *[black] Black cannot checkmate by any series of legal moves.
}
winnable-unknown = { $colour ->
    [white] It is not known whether White can still checkmate.
   *[black] It is not known whether Black can still checkmate.
}
winnable-effort = { $count ->
    [one] { $shown } position
   *[other] { $shown } positions
} looked at, { $time }.
winnable-instant = With --instant only a little is looked at; without it, more is found.

## Why a player cannot checkmate.

reason-bare-king = { $colour ->
    [white] White has only the king.
   *[black] Black has only the king.
}
reason-like-bishops = { $colour ->
    [white] White has only bishops on squares of one colour, and Black has no pawn, no knight and no bishop on squares of the other colour.
   *[black] Black has only bishops on squares of one colour, and White has no pawn, no knight and no bishop on squares of the other colour.
}
reason-lone-knight = { $colour ->
    [white] White has only one knight, and Black has no pawn, knight, bishop or rook.
   *[black] Black has only one knight, and White has no pawn, knight, bishop or rook.
}
reason-wall = The pieces are walled in for good: the white king can only ever stand on { $white }, the black king on { $black }.
reason-exhausted = Every possible continuation was followed ({ $count ->
    [one] { $shown } position
   *[other] { $shown } positions
}), and none leads to checkmate.

## Whether anybody can.

dead-yes = The position is dead: neither player can checkmate any more.
dead-no = The position is not dead.
dead-unknown = It is not known whether the position is dead.

## One line for each of many positions, and the summary below. $verdict is yes, no or unknown.

verdict = { $colour ->
    [white] White
   *[black] Black
}: { $verdict ->
    [yes] yes
    [no] no
   *[unknown] unknown
}
summary-positions = Positions: { $positions }; { $time }, { $speed } a second.
summary-player = { $colour ->
    [white] White
   *[black] Black
}: yes { $yes }, no { $no }, unknown { $unknown }.
summary-dead = Dead positions: { $dead }.
summary-bad = Lines that could not be read: { $bad }.
