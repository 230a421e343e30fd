## What went wrong (error-…), and what to do next (help-…).

error-usage = Командна линија није разумљива.
error-language = Језик „{ $tag }“ није доступан.
error-illegal-position = Позиција је нелегална, па се у њој ништа не може одиграти ни пребројати.
error-depth-missing = Недостаје дубина: колико полупотеза треба пребројати.
error-depth = „{ $text }“ није дубина: потребан је цео број полупотеза.
error-depth-too-large = Дубина { $text } је превелика: највише { $limit } полупотеза. При већој дубини бројање се никада не би завршило или би број био превелик.
error-start-number = „{ $text }“ није број почетне позиције шаха 960: дозвољени су бројеви од 0 до 959.
error-move-unreadable = Ово се не може прочитати као потез.
error-move-impossible = Такав потез овде није могућ.
error-move-ambiguous = Потез је двосмислен: одговара му више легалних потеза.
error-game-over = Партија је већ завршена: овде није могућ ниједан потез.
error-nothing-to-read = Нема ниједног потеза за читање.
error-read = Датотеку { $path } није могуће прочитати: { $reason }.
error-no-such-game = У датотеци { $path } нема партије { $number }; пронађено партија: { $count }.
error-no-games = У директоријуму { $path } нема датотека са партијама.
help-no-games = Читају се датотеке које се завршавају на { ".pgn, .pgn.gz, .pgn.bz2" } или { ".pgn.zst" }; скривене и искључене само уз --hidden и --no-ignore.
error-changed-while-read = Датотека { $path } променила се током читања; њен део није записан.
error-not-partitioned = За делове су потребне датотеке са именима; стандардни улаз га нема.
error-cut-short = Датотека { $path } се завршава прерано: архива { $packing } је непотпуна.
error-damaged = Датотеку { $path } није могуће прочитати: архива { $packing } је оштећена.
error-packing = Датотека { $path } је архива { $packing }, која није подржана: прво је распакујте.
error-wide-characters = Датотека { $path } је записана у UTF-32: прво је сачувајте као UTF-8.
error-write = У датотеку { $path } није могуће писати: { $reason }.
error-input = Стандардни улаз није могуће прочитати: { $reason }.
error-output = Одговор није могуће исписати: { $reason }.
error-file-in-json = Датотека која иде на стандардни излаз није JSON: наведите име датотеке или изоставите --json.
error-random = Оперативни систем не даје случајне бројеве: { $reason }.
error-edition = Издање из { $edition }. године то не дозвољава: { $refused }.

help-languages = Доступни су: { $languages }.
help-fen = Потпун FEN изгледа овако: { $example }
help-illegal-position = Табла са свим грешкама: adoube show { $fen }
help-composed = Играти се ипак може: ако је позиција састављена (проблем или студија), додајте --composed.
help-depth = На пример: adoube perft startpos 5
help-start-number = На пример: adoube chess960 518; без броја позиција се извлачи жребом.
help-candidates-ambiguous = Запишите један од ових потеза: { $moves }.
help-candidates-impossible = Овде се може играти: { $moves }.
help-other-side = { $colour ->
    [white] Овде је на потезу црни; такав потез би могао да одигра бели.
   *[black] Овде је на потезу бели; такав потез би могао да одигра црни.
}
help-candidates-more = { $moves } и још { $count }
help-move-place = { $number }. потез { $colour ->
    [white] белог
   *[black] црног
}; позиција пре њега: { $fen }
help-nothing-to-read = На пример: adoube notation --to en 1. е4 е5 2. Сф3

## Why a text is not FEN.

fen-empty = Нема позиције за читање.
fen-piece = Овде треба да стоји слово фигуре (PNBRQK за белог, pnbrqk за црног), цифра од 1 до 8 или /.
fen-rank-too-long = Овај ред има више од осам поља.
fen-rank-too-short = Овај ред има мање од осам поља.
fen-too-many-ranks = Редова је више од осам.
fen-too-few-ranks = Редова је мање од осам.
fen-turn = Овде треба да пише ко је на потезу: w (бели) или b (црни).
fen-castling = Права на рокаду записују се знаком -, словима KQkq или линијама топова, свако слово само једном.
fen-en-passant = Поље за узимање ан пасан је - или поље на трећем или шестом реду.
fen-halfmoves = Овде треба да стоји број полупотеза од последњег узимања или потеза пешаком.
fen-fullmoves = Овде треба да стоји редни број потеза.
fen-counter-too-large = Овај број је превелик.
fen-trailing = Ово је сувишно: FEN има шест делова.

## Why a file or a stream cannot be used: the end of a sentence.

cause-not-found = таква датотека или директоријум не постоји
cause-not-allowed = приступ није дозвољен
cause-folder = то је директоријум
cause-not-text = то није текст у UTF-8
cause-loop = то је веза ка директоријуму у којем је и сама
