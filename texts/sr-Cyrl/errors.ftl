## What went wrong (error-…), and what to do next (help-…).

error-usage = Командна линија није разумљива.
error-language = За језик „{ $tag }” нема текстова.
error-illegal-position = Позиција је нелегална, па се у њој ништа не може одиграти ни пребројати.
error-depth-missing = Недостаје дубина: колико полупотеза треба пребројати.
error-depth = „{ $text }” није дубина: потребан је цео број полупотеза.
error-start-number = „{ $text }” није број почетне позиције шаха 960: они иду од 0 до 959.
error-move-unreadable = Ово није запис потеза.
error-move-impossible = Таквог легалног потеза овде нема.
error-move-ambiguous = Може се мислити на више легалних потеза.
error-game-over = Партија се завршила већ раније: овде није могућ ниједан потез.
error-nothing-to-read = Нема потеза који би се могао прочитати.
error-read = { $path } се не може прочитати: { $reason }.
error-write = { $path } се не може записати: { $reason }.
error-random = Оперативни систем не даје случајне бројеве: { $reason }.
error-edition = Издање { $edition } тако не пише: { $refused }.

help-usage = Види adoube --help.
help-languages = Познати су: { $languages }.
help-fen = Цео FEN изгледа овако: { $example }
help-illegal-position = Табла и њене грешке: adoube show { $fen }
help-depth = На пример: adoube perft startpos 5
help-start-number = На пример: adoube chess960 518; без броја позиција се извлачи жребом.
help-candidates-ambiguous = Запишите који: { $moves }.
help-candidates-impossible = Овде су могући: { $moves }.
help-candidates-more = { $moves } и још { $count }
help-move-place = { $number }. потез, { $colour ->
    [white] бели
   *[black] црни
}; позиција тада: { $fen }
help-nothing-to-read = На пример: adoube notation --to en 1. е4 е5 2. Сф3

## Why a text is not FEN.

fen-empty = Нема позиције која би се могла прочитати.
fen-piece = Овде треба да стоји слово фигуре (PNBRQK за белог, pnbrqk за црног), цифра од 1 до 8 или /.
fen-rank-too-long = Овај ред има више од осам поља.
fen-rank-too-short = Овај ред има мање од осам поља.
fen-too-many-ranks = Редова је више од осам.
fen-too-few-ranks = Редова је мање од осам.
fen-turn = На потезу је w (бели) или b (црни).
fen-castling = Права на рокаду су - или KQkq или линије топова, свака само једном.
fen-en-passant = Поље за ан пасан је - или поље трећег или шестог реда.
fen-halfmoves = Овде треба да стоји број полупотеза од последњег узимања или потеза пешаком.
fen-fullmoves = Овде треба да стоји број потеза.
fen-trailing = FEN се завршио већ раније: има шест делова.
