## A board, and what there is to say about it.
## $colour is always white or black, $side is king or queen, $square a square in the reader's letters.

turn = { $colour ->
    [white] Na potezu je beli.
   *[black] Na potezu je crni.
}
status-check = { $colour ->
    [white] Beli je u šahu.
   *[black] Crni je u šahu.
}
status-checkmate = { $colour ->
    [white] Mat: beli je matiran, pobedio je crni.
   *[black] Mat: crni je matiran, pobedio je beli.
}
status-stalemate = { $colour ->
    [white] Pat: beli nema nijedan legalan potez i nije u šahu. Remi.
   *[black] Pat: crni nema nijedan legalan potez i nije u šahu. Remi.
}
legal-moves = { $count ->
    [one] { $count } legalan potez.
    [few] { $count } legalna poteza.
   *[other] { $count } legalnih poteza.
}
castling-rights = Prava na rokadu: { $rights }.
castling-rights-none = Prava na rokadu nema.
castling-right = { $colour ->
    [white] { $side ->
        [king] mala za belog ({ $square })
       *[queen] velika za belog ({ $square })
    }
   *[black] { $side ->
        [king] mala za crnog ({ $square })
       *[queen] velika za crnog ({ $square })
    }
}
en-passant = Na { $square } je moguće uzimanje en passant.
counters = { $halfmoves ->
    [one] { $fullmoves }. potez; { $halfmoves } polupotez od poslednjeg uzimanja ili poteza pešakom.
    [few] { $fullmoves }. potez; { $halfmoves } polupoteza od poslednjeg uzimanja ili poteza pešakom.
   *[other] { $fullmoves }. potez; { $halfmoves } polupoteza od poslednjeg uzimanja ili poteza pešakom.
}
start-position = { $number ->
    [518] Početna pozicija broj 518 u šahu 960: uobičajena.
   *[other] Početna pozicija broj { $number } u šahu 960.
}
not-a-start-position = { $count ->
    [1] Ovo nije početna pozicija šaha 960, i to iz jednog razloga:
   *[other] Ovo nije početna pozicija šaha 960, i to iz { $count } razloga:
}
board-illegal = { $count ->
    [1] Pozicija je nelegalna iz jednog razloga:
   *[other] Pozicija je nelegalna iz { $count } razloga:
}

## Why a board is not a legal position.

fault-no-king = { $colour ->
    [white] Beli nema kralja.
   *[black] Crni nema kralja.
}
fault-many-kings = { $colour ->
    [white] Beli ima više od jednog kralja.
   *[black] Crni ima više od jednog kralja.
}
fault-pawn-on-last-rank = Na { $square } stoji pešak: na prvom i poslednjem redu pešak ne može da stoji.
fault-opponent-in-check = { $colour ->
    [white] Beli je u šahu, a na potezu je crni.
   *[black] Crni je u šahu, a na potezu je beli.
}
fault-kings-touch = Kraljevi stoje jedan do drugog: kralj ne sme da stane uz protivničkog kralja.
fault-impossible-check = Ovakav šah nije mogao da nastane nijednim potezom.
fault-too-many-pieces = { $colour ->
    [white] Beli ima više od šesnaest figura.
   *[black] Crni ima više od šesnaest figura.
}
fault-too-many-pawns = { $colour ->
    [white] Beli ima više od osam pešaka.
   *[black] Crni ima više od osam pešaka.
}
fault-too-many-promoted = { $colour ->
    [white] Beli ima više promovisanih figura nego što mu nedostaje pešaka.
   *[black] Crni ima više promovisanih figura nego što mu nedostaje pešaka.
}
fault-castling-without = Nema prava na rokadu sa topom na { $square }: kralj ili top nije na svom mestu.
fault-en-passant = Na { $square } nije moguće uzimanje en passant: nijedan pešak nije mogao upravo da pređe to polje.

## Why a board is not a Chess960 start position.

start-fault-pawns-not-in-place = { $colour ->
    [white] Ne stoje svi beli pešaci na drugom redu.
   *[black] Ne stoje svi crni pešaci na sedmom redu.
}
start-fault-wrong-pieces = { $colour ->
    [white] Beli na prvom redu mora da ima kralja, damu, dva topa, dva lovca i dva skakača.
   *[black] Crni na osmom redu mora da ima kralja, damu, dva topa, dva lovca i dva skakača.
}
start-fault-king-not-between-rooks = { $colour ->
    [white] Beli kralj ne stoji između topova.
   *[black] Crni kralj ne stoji između topova.
}
start-fault-bishops-on-one-colour = { $colour ->
    [white] Beli lovci stoje na poljima iste boje.
   *[black] Crni lovci stoje na poljima iste boje.
}
start-fault-not-opposite = Crne figure ne stoje nasuprot belim.
start-fault-pieces-between = Između dve strane stoji figura.
start-fault-black-to-move = Na potezu je crni; počinje beli.
start-fault-castling-rights = Nemaju svi topovi pravo na rokadu.
