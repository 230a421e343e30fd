## A board and its description.
## $colour is always white or black, $side is king or queen, $square a square in the reader's letters.

turn = { $colour ->
    [white] White to move.
   *[black] Black to move.
}
status-check = { $colour ->
    [white] White is in check.
   *[black] Black is in check.
}
status-checkmate = { $colour ->
    [white] Checkmate: White is mated, Black has won.
   *[black] Checkmate: Black is mated, White has won.
}
status-stalemate = { $colour ->
    [white] Stalemate: White has no legal move and is not in check. Draw.
   *[black] Stalemate: Black has no legal move and is not in check. Draw.
}
legal-moves = { $count ->
    [one] { $count } legal move.
   *[other] { $count } legal moves.
}
castling-rights = Castling rights: { $rights }.
castling-rights-none = Castling rights: none.
castling-right = { $colour ->
    [white] { $side ->
        [king] White kingside ({ $square })
       *[queen] White queenside ({ $square })
    }
   *[black] { $side ->
        [king] Black kingside ({ $square })
       *[queen] Black queenside ({ $square })
    }
}
en-passant = A capture en passant is possible on { $square }.
counters = { $halfmoves ->
    [one] Move { $fullmoves }; { $halfmoves } half-move since the last capture or pawn move.
   *[other] Move { $fullmoves }; { $halfmoves } half-moves since the last capture or pawn move.
}
start-position = { $number ->
    [518] Chess960 start position 518: the usual initial position.
   *[other] Chess960 start position { $number }.
}
not-a-start-position = { $count ->
    [one] Not a Chess960 start position, for one reason:
   *[other] Not a Chess960 start position, for { $count } reasons:
}
board-illegal = { $count ->
    [one] An illegal position, for one reason:
   *[other] An illegal position, for { $count } reasons:
}

## Why a board is not a legal position.

fault-no-king = { $colour ->
    [white] White has no king.
   *[black] Black has no king.
}
fault-many-kings = { $colour ->
    [white] White has more than one king.
   *[black] Black has more than one king.
}
fault-pawn-on-last-rank = A pawn stands on { $square }: pawns cannot stand on the first or last rank.
fault-opponent-in-check = { $colour ->
    [white] White is in check, but Black has the move.
   *[black] Black is in check, but White has the move.
}
fault-kings-touch = The kings stand on adjacent squares: a king may not move next to the other king.
fault-impossible-check = No last move could have given this check.
fault-too-many-pieces = { $colour ->
    [white] White has more than sixteen pieces.
   *[black] Black has more than sixteen pieces.
}
fault-too-many-pawns = { $colour ->
    [white] White has more than eight pawns.
   *[black] Black has more than eight pawns.
}
fault-too-many-promoted = { $colour ->
    [white] White has more promoted pieces than missing pawns.
   *[black] Black has more promoted pieces than missing pawns.
}
fault-castling-without = There is no castling right with a rook on { $square }: the king or the rook is not in its place.
fault-en-passant = There can be no capture en passant on { $square }: no pawn can have just passed it.

## Why a board is not a Chess960 start position.

start-fault-pawns-not-in-place = { $colour ->
    [white] White's pawns do not all stand on the second rank.
   *[black] Black's pawns do not all stand on the seventh rank.
}
start-fault-wrong-pieces = { $colour ->
    [white] White must have king, queen, two rooks, two bishops and two knights on the first rank.
   *[black] Black must have king, queen, two rooks, two bishops and two knights on the eighth rank.
}
start-fault-king-not-between-rooks = { $colour ->
    [white] White's king does not stand between the rooks.
   *[black] Black's king does not stand between the rooks.
}
start-fault-bishops-on-one-colour = { $colour ->
    [white] White's bishops stand on squares of the same colour.
   *[black] Black's bishops stand on squares of the same colour.
}
start-fault-not-opposite = Black's pieces do not stand opposite White's.
start-fault-pieces-between = There are pieces between the two sides.
start-fault-black-to-move = Black has the move; White moves first.
start-fault-castling-rights = Not every rook has its castling right.
