## Who can still checkmate. $colour is white or black, the player asked about; $shown is $count with thousands separators.

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
} examined, { $time }.
winnable-instant = With --instant only a few positions are examined; without it the answer is found more often.
winnable-undecided = That is not a proof either way; the arbiter decides.

## Why a player cannot checkmate. $opponent is king if there is nothing else, or more.

reason-bare-king = { $colour ->
    [white] White has only the king.
   *[black] Black has only the king.
}
reason-like-bishops = { $colour ->
    [white] White
   *[black] Black
} has only { $count ->
    [1] one bishop
   *[other] bishops on squares of one colour
}, and { $colour ->
    [white] Black
   *[black] White
} has { $opponent ->
    [king] only the king
   *[more] no pawn, no knight and no bishop on squares of the other colour
}.
reason-lone-knight = { $colour ->
    [white] White has only one knight, and Black has no pawn, knight, bishop or rook.
   *[black] Black has only one knight, and White has no pawn, knight, bishop or rook.
}
reason-wall = The pieces and pawns are blocked for good: the white king can only ever stand on { $white }, the black king on { $black }.
reason-locked = { $colour ->
    [white] Every possible continuation was followed for as long as White has anything left to mate with; none leads to checkmate.
   *[black] Every possible continuation was followed for as long as Black has anything left to mate with; none leads to checkmate.
}
reason-exhausted = Every possible continuation was followed ({ $count ->
    [one] { $shown } position
   *[other] { $shown } positions
}), and none leads to checkmate.

## The squares of a king, after “on”: by name, or only how many.

squares-named = { $count ->
    [1] the square { $squares }
   *[other] the squares { $squares }
}
squares-counted = { $count } squares

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
summary-positions = Positions: { $positions }; { $time }, { $speed } per second.
summary-player = { $colour ->
    [white] White
   *[black] Black
}: yes { $yes }, no { $no }, unknown { $unknown }.
summary-dead = Dead positions: { $dead }.
summary-bad = Lines that could not be read: { $bad }.

## A verdict that failed its check.

error-unfounded = { $colour ->
    [white] Internal error: the verdict on White could not be confirmed, so it is not given.
   *[black] Internal error: the verdict on Black could not be confirmed, so it is not given.
}
help-unfounded = Please report it with the position above. For the programmers: { $gap }.
