## A board, and what there is to say about it.
## $colour is always white or black, $side is king or queen, $square a square in the reader's letters.

turn = { $colour ->
    [white] На потезу је бели.
   *[black] На потезу је црни.
}
status-check = { $colour ->
    [white] Бели је у шаху.
   *[black] Црни је у шаху.
}
status-checkmate = { $colour ->
    [white] Мат: бели је матиран, победио је црни.
   *[black] Мат: црни је матиран, победио је бели.
}
status-stalemate = { $colour ->
    [white] Пат: бели нема ниједан легалан потез и није у шаху. Реми.
   *[black] Пат: црни нема ниједан легалан потез и није у шаху. Реми.
}
legal-moves = { $count ->
    [one] { $count } легалан потез.
    [few] { $count } легална потеза.
   *[other] { $count } легалних потеза.
}
castling-rights = Права на рокаду: { $rights }.
castling-rights-none = Права на рокаду нема.
castling-right = { $colour ->
    [white] { $side ->
        [king] мала за белог ({ $square })
       *[queen] велика за белог ({ $square })
    }
   *[black] { $side ->
        [king] мала за црног ({ $square })
       *[queen] велика за црног ({ $square })
    }
}
en-passant = На { $square } је могуће узимање ан пасан.
counters = { $halfmoves ->
    [one] { $fullmoves }. потез; { $halfmoves } полупотез од последњег узимања или потеза пешаком.
    [few] { $fullmoves }. потез; { $halfmoves } полупотеза од последњег узимања или потеза пешаком.
   *[other] { $fullmoves }. потез; { $halfmoves } полупотеза од последњег узимања или потеза пешаком.
}
start-position = { $number ->
    [518] Почетна позиција број 518 у шаху 960: уобичајена.
   *[other] Почетна позиција број { $number } у шаху 960.
}
not-a-start-position = { $count ->
    [1] Ово није почетна позиција шаха 960, и то из једног разлога:
   *[other] Ово није почетна позиција шаха 960, и то из { $count } разлога:
}
board-illegal = { $count ->
    [1] Позиција је нелегална из једног разлога:
   *[other] Позиција је нелегална из { $count } разлога:
}

## Why a board is not a legal position.

fault-no-king = { $colour ->
    [white] Бели нема краља.
   *[black] Црни нема краља.
}
fault-many-kings = { $colour ->
    [white] Бели има више од једног краља.
   *[black] Црни има више од једног краља.
}
fault-pawn-on-last-rank = На { $square } стоји пешак: на првом и последњем реду пешак не може да стоји.
fault-opponent-in-check = { $colour ->
    [white] Бели је у шаху, а на потезу је црни.
   *[black] Црни је у шаху, а на потезу је бели.
}
fault-kings-touch = Краљеви стоје један до другог: краљ не сме да стане уз противничког краља.
fault-impossible-check = Овакав шах није могао да настане ниједним потезом.
fault-too-many-pieces = { $colour ->
    [white] Бели има више од шеснаест фигура.
   *[black] Црни има више од шеснаест фигура.
}
fault-too-many-pawns = { $colour ->
    [white] Бели има више од осам пешака.
   *[black] Црни има више од осам пешака.
}
fault-too-many-promoted = { $colour ->
    [white] Бели има више промовисаних фигура него што му недостаје пешака.
   *[black] Црни има више промовисаних фигура него што му недостаје пешака.
}
fault-castling-without = Нема права на рокаду са топом на { $square }: краљ или топ није на свом месту.
fault-en-passant = На { $square } није могуће узимање ан пасан: ниједан пешак није могао управо да пређе то поље.

## Why a board is not a Chess960 start position.

start-fault-pawns-not-in-place = { $colour ->
    [white] Не стоје сви бели пешаци на другом реду.
   *[black] Не стоје сви црни пешаци на седмом реду.
}
start-fault-wrong-pieces = { $colour ->
    [white] Бели на првом реду мора да има краља, даму, два топа, два ловца и два скакача.
   *[black] Црни на осмом реду мора да има краља, даму, два топа, два ловца и два скакача.
}
start-fault-king-not-between-rooks = { $colour ->
    [white] Бели краљ не стоји између топова.
   *[black] Црни краљ не стоји између топова.
}
start-fault-bishops-on-one-colour = { $colour ->
    [white] Бели ловци стоје на пољима исте боје.
   *[black] Црни ловци стоје на пољима исте боје.
}
start-fault-not-opposite = Црне фигуре не стоје насупрот белим.
start-fault-pieces-between = Између две стране стоји фигура.
start-fault-black-to-move = На потезу је црни; почиње бели.
start-fault-castling-rights = Немају сви топови право на рокаду.
