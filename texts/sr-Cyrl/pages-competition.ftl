## A competition for everybody.

competition-parts = Делови такмичења
competition-part = { $part ->
    [standings] Поредак
    [crosstable] Турнирска табела
    [players] Играчи
    [files] Датотеке
   *[boards] Табле
}
competition-players-count = { $count ->
    [one] { $count } играч
    [few] { $count } играча
   *[other] { $count } играча
}
competition-regulations = Правилник такмичења
competition-arbiters = Судије: { $names }
competition-delayed = Гледаоци виде партије са одлагањем: { $delay }.
competition-delay-time = { $seconds ->
    [0] { $minutes } мин
   *[other] { $minutes } мин { $seconds } с
}
competition-delay-moves = { $moves ->
    [one] { $moves } полупотез
    [few] { $moves } полупотеза
   *[other] { $moves } полупотеза
}
competition-to-arbiter = Судијска страница
competition-to-organise = Организација
competition-to-show = Приказ за гледаоце

## Rounds and boards.

competition-rounds = Кола
competition-round = { $round }. коло
competition-no-rounds = Ниједно коло још није упарено.
competition-board = { $board }. табла
competition-board-of = { $board }. табла: { $white } – { $black }
competition-colour = { $colour ->
    [white] бели
   *[black] црни
}
competition-stage = { $stage ->
    [before-start] још није почела
    [playing] игра се
    [adjourned] прекинута
    [over] завршена
   *[void] поништена
}
competition-no-table = још није постављена
competition-print = Одштампај
competition-print-pairings = Одштампај парове
competition-print-results = Одштампај резултате
competition-print-slips = Одштампај листиће за резултате
competition-printed-results = резултати
competition-signature = { $colour ->
    [white] Потпис белог
   *[black] Потпис црног
}
competition-board-column = Табла
competition-round-column = Коло
competition-result = Резултат
competition-results = Парови и резултати
competition-after-round = после { $round }. кола
competition-bye = { $bye ->
    [full-point] { $name }: не игра, цео поен
    [half-point] { $name }: не игра, пола поена
    [zero-point] { $name }: не игра, без поена
   *[pairing] { $name }: слободан
}
competition-changed-pairs = Организатор је променио парове. По правилима: { $pairs }.

## Standings, crosstable, players.

competition-place = Место
competition-number = Бр.
competition-name = Име
competition-federation = Федерација
competition-rating = Рејтинг
competition-club = Клуб
competition-points = Поени
competition-withdrawn = (одустао)
competition-no-players = Још нема играча.
competition-tie-break = { $break ->
    [direct-encounter] Међус.
    [wins] Победе
    [games-won] Добијене
    [games-with-black] Црни
    [sonneborn-berger] SB
    [koya] Koya
    [buchholz-cut1] Бух. −1
    [buchholz-cut2] Бух. −2
    [buchholz-median1] Медијана
    [progressive] Прогр.
    [average-rating] Прос.
    [performance-rating] Перф.
   *[buchholz] Бух.
}
competition-tie-breaks-title = Додатни критеријуми
competition-tie-break-name = { $break ->
    [direct-encounter] Међусобни резултат
    [wins] Број победа, и оних без игре
    [games-won] Партије добијене за таблом
    [games-with-black] Партије са црним фигурама
    [sonneborn-berger] Зонеборн-Бергер (SB)
    [koya] Koya: поени против играча који имају бар половину могућих поена
    [buchholz-cut1] Бухолц без најслабијег противника
    [buchholz-cut2] Бухолц без два најслабија противника
    [buchholz-median1] Бухолц без најслабијег и најјачег противника
    [progressive] Прогресивни поени: збир поена после сваког кола
    [average-rating] Просечни рејтинг противника
    [performance-rating] Перформанс (рејтинг на турниру)
   *[buchholz] Бухолц
}

## What can be taken away.

competition-games-as-pgn = Партије као PGN
competition-all-games = Све партије
competition-clean-pgn = Све партије, само потези и времена
competition-clean-pgn-hint = За штампу и друге програме: без одлука и без онога што разуме само ова сала.
competition-tables = Табеле за програме за табеле (CSV)
competition-broadcast = Адреса за преносе
competition-broadcast-hint = Програми за пренос са ове адресе читају коло које се игра: потезе и времена, са одлагањем које је објављено за гледаоце.
competition-trf = Турнирска датотека (TRF)
competition-trf-hint = Играчи, парови и резултати као турнирски извештај ФИДЕ (TRF26), за обрачун рејтинга и програме за упаривање.
competition-trf-take = Преузми датотеку TRF
competition-record = Запис
competition-record-hint = Све што је уписано и учињено, са дигиталним отисцима по којима може да се провери. У њему су имена играча и службених лица: размислите пре него што га објавите.
competition-record-take = Преузми запис
competition-copy = Копирај
competition-copied = Копирано
competition-unreadable = Запис ове партије је оштећен.
