## A board, and what there is to say about it.
## $colour is always white or black, $side is king or queen, $square a square in the reader's letters.

turn = { $colour ->
    [white] Na potezu je bijeli.
   *[black] Na potezu je crni.
}
status-check = { $colour ->
    [white] Bijeli je u šahu.
   *[black] Crni je u šahu.
}
status-checkmate = { $colour ->
    [white] Mat: bijeli je matiran, pobijedio je crni.
   *[black] Mat: crni je matiran, pobijedio je bijeli.
}
status-stalemate = { $colour ->
    [white] Pat: bijeli nema pravilnog poteza i nije u šahu. Remi.
   *[black] Pat: crni nema pravilnog poteza i nije u šahu. Remi.
}
legal-moves = { $count ->
    [one] { $count } pravilan potez.
    [few] { $count } pravilna poteza.
   *[other] { $count } pravilnih poteza.
}
castling-rights = Prava na rokadu: { $rights }.
castling-rights-none = Prava na rokadu nema.
castling-right = { $colour ->
    [white] { $side ->
        [king] mala za bijelog ({ $square })
       *[queen] velika za bijelog ({ $square })
    }
   *[black] { $side ->
        [king] mala za crnog ({ $square })
       *[queen] velika za crnog ({ $square })
    }
}
en-passant = Na { $square } je moguće uzimanje u prolazu (anpasan).
counters = { $halfmoves ->
    [one] { $fullmoves }. potez; { $halfmoves } polupotez od posljednjeg uzimanja ili poteza pješakom.
    [few] { $fullmoves }. potez; { $halfmoves } polupoteza od posljednjeg uzimanja ili poteza pješakom.
   *[other] { $fullmoves }. potez; { $halfmoves } polupoteza od posljednjeg uzimanja ili poteza pješakom.
}
start-position = { $number ->
    [518] Početna pozicija broj 518 u šahu 960: uobičajeni raspored.
   *[other] Početna pozicija broj { $number } u šahu 960.
}
not-a-start-position = { $count ->
    [1] Ovo nije početna pozicija šaha 960, i to iz jednog razloga:
   *[other] Ovo nije početna pozicija šaha 960, i to iz { $count } razloga:
}
board-illegal = { $count ->
    [1] Pozicija je nepravilna iz jednog razloga:
   *[other] Pozicija je nepravilna iz { $count } razloga:
}

## Why a board is not a legal position.

fault-no-king = { $colour ->
    [white] Bijeli nema kralja.
   *[black] Crni nema kralja.
}
fault-many-kings = { $colour ->
    [white] Bijeli ima više od jednog kralja.
   *[black] Crni ima više od jednog kralja.
}
fault-pawn-on-last-rank = Na { $square } stoji pješak: na prvom i posljednjem redu pješak ne može stajati.
fault-opponent-in-check = { $colour ->
    [white] Bijeli je u šahu, a na potezu je crni.
   *[black] Crni je u šahu, a na potezu je bijeli.
}
fault-kings-touch = Kraljevi stoje jedan do drugoga: kralj ne smije stati uz protivničkog kralja.
fault-impossible-check = Ovakav šah nije mogao nastati nijednim potezom.
fault-too-many-pieces = { $colour ->
    [white] Bijeli ima više od šesnaest figura.
   *[black] Crni ima više od šesnaest figura.
}
fault-too-many-pawns = { $colour ->
    [white] Bijeli ima više od osam pješaka.
   *[black] Crni ima više od osam pješaka.
}
fault-too-many-promoted = { $colour ->
    [white] Bijeli ima više promoviranih figura nego što mu nedostaje pješaka.
   *[black] Crni ima više promoviranih figura nego što mu nedostaje pješaka.
}
fault-castling-without = Nema prava na rokadu s topom na { $square }: kralj ili top nije na svojem mjestu.
fault-en-passant = Na { $square } nije moguće uzimanje u prolazu: nijedan pješak nije mogao upravo prijeći to polje.

## Why a board is not a Chess960 start position.

start-fault-pawns-not-in-place = { $colour ->
    [white] Ne stoje svi bijeli pješaci na drugom redu.
   *[black] Ne stoje svi crni pješaci na sedmom redu.
}
start-fault-wrong-pieces = { $colour ->
    [white] Bijeli mora na prvom redu imati kralja, damu, dva topa, dva lovca i dva skakača.
   *[black] Crni mora na osmom redu imati kralja, damu, dva topa, dva lovca i dva skakača.
}
start-fault-king-not-between-rooks = { $colour ->
    [white] Bijeli kralj ne stoji između topova.
   *[black] Crni kralj ne stoji između topova.
}
start-fault-bishops-on-one-colour = { $colour ->
    [white] Bijeli lovci stoje na poljima iste boje.
   *[black] Crni lovci stoje na poljima iste boje.
}
start-fault-not-opposite = Crne figure ne stoje nasuprot bijelima.
start-fault-pieces-between = Između dviju strana stoji figura.
start-fault-black-to-move = Na potezu je crni; počinje bijeli.
start-fault-castling-rights = Nemaju svi topovi pravo na rokadu.
