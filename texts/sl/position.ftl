## A board, and what there is to say about it.
## $colour is always white or black, $side is king or queen, $square a square in the reader's letters.

turn = { $colour ->
    [white] Na potezi je beli.
   *[black] Na potezi je črni.
}
status-check = { $colour ->
    [white] Beli je v šahu.
   *[black] Črni je v šahu.
}
status-checkmate = { $colour ->
    [white] Mat: beli je matiran, zmagal je črni.
   *[black] Mat: črni je matiran, zmagal je beli.
}
status-stalemate = { $colour ->
    [white] Pat: beli nima veljavne poteze in ni v šahu. Remi.
   *[black] Pat: črni nima veljavne poteze in ni v šahu. Remi.
}
legal-moves = { $count ->
    [one] { $count } veljavna poteza.
    [two] { $count } veljavni potezi.
    [few] { $count } veljavne poteze.
   *[other] { $count } veljavnih potez.
}
castling-rights = Pravice do rokade: { $rights }.
castling-rights-none = Pravic do rokade ni.
castling-right = { $colour ->
    [white] { $side ->
        [king] mala za belega ({ $square })
       *[queen] velika za belega ({ $square })
    }
   *[black] { $side ->
        [king] mala za črnega ({ $square })
       *[queen] velika za črnega ({ $square })
    }
}
en-passant = Na { $square } je mogoče jemanje mimogrede (en passant).
counters = { $halfmoves ->
    [one] { $fullmoves }. poteza; { $halfmoves } polpoteza od zadnjega jemanja ali premika kmeta.
    [two] { $fullmoves }. poteza; { $halfmoves } polpotezi od zadnjega jemanja ali premika kmeta.
    [few] { $fullmoves }. poteza; { $halfmoves } polpoteze od zadnjega jemanja ali premika kmeta.
   *[other] { $fullmoves }. poteza; { $halfmoves } polpotez od zadnjega jemanja ali premika kmeta.
}
start-position = { $number ->
    [518] Začetna pozicija številka 518 v šahu960: običajna postavitev.
   *[other] Začetna pozicija številka { $number } v šahu960.
}
not-a-start-position = { $count ->
    [1] To ni začetna pozicija šaha960, in sicer iz enega razloga:
   *[other] To ni začetna pozicija šaha960, in sicer iz { $count } razlogov:
}
board-illegal = { $count ->
    [1] Pozicija je neveljavna iz enega razloga:
   *[other] Pozicija je neveljavna iz { $count } razlogov:
}

## Why a board is not a legal position.

fault-no-king = { $colour ->
    [white] Beli nima kralja.
   *[black] Črni nima kralja.
}
fault-many-kings = { $colour ->
    [white] Beli ima več kot enega kralja.
   *[black] Črni ima več kot enega kralja.
}
fault-pawn-on-last-rank = Na { $square } stoji kmet: na prvi in zadnji vrsti kmet ne more stati.
fault-opponent-in-check = { $colour ->
    [white] Beli je v šahu, na potezi pa je črni.
   *[black] Črni je v šahu, na potezi pa je beli.
}
fault-kings-touch = Kralja stojita drug ob drugem: kralj se ne sme postaviti ob nasprotnikovega kralja.
fault-impossible-check = Tak šah ni mogel nastati z nobeno potezo.
fault-too-many-pieces = { $colour ->
    [white] Beli ima več kot šestnajst figur.
   *[black] Črni ima več kot šestnajst figur.
}
fault-too-many-pawns = { $colour ->
    [white] Beli ima več kot osem kmetov.
   *[black] Črni ima več kot osem kmetov.
}
fault-too-many-promoted = { $colour ->
    [white] Beli ima več promoviranih figur, kot mu manjka kmetov.
   *[black] Črni ima več promoviranih figur, kot mu manjka kmetov.
}
fault-castling-without = Ni pravice do rokade s trdnjavo na { $square }: kralj ali trdnjava ni na svojem mestu.
fault-en-passant = Na { $square } jemanje mimogrede ni mogoče: noben kmet ni mogel pravkar napredovati čez to polje.

## Why a board is not a Chess960 start position.

start-fault-pawns-not-in-place = { $colour ->
    [white] Beli kmetje ne stojijo vsi na drugi vrsti.
   *[black] Črni kmetje ne stojijo vsi na sedmi vrsti.
}
start-fault-wrong-pieces = { $colour ->
    [white] Beli mora imeti na prvi vrsti kralja, damo, dve trdnjavi, dva lovca in dva skakača.
   *[black] Črni mora imeti na osmi vrsti kralja, damo, dve trdnjavi, dva lovca in dva skakača.
}
start-fault-king-not-between-rooks = { $colour ->
    [white] Beli kralj ne stoji med trdnjavama.
   *[black] Črni kralj ne stoji med trdnjavama.
}
start-fault-bishops-on-one-colour = { $colour ->
    [white] Bela lovca stojita na poljih iste barve.
   *[black] Črna lovca stojita na poljih iste barve.
}
start-fault-not-opposite = Črne figure ne stojijo nasproti belim.
start-fault-pieces-between = Med obema stranema stoji figura.
start-fault-black-to-move = Na potezi je črni; začne beli.
start-fault-castling-rights = Nimajo vse trdnjave pravice do rokade.
