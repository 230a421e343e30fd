## Who can still checkmate. $colour is white or black, the player asked about; $shown is $count with its thousands set apart.

winnable-yes = { $colour ->
    [white] Бели још може да матира, на пример:
   *[black] Црни још може да матира, на пример:
}
winnable-no = { $colour ->
    [white] Бели не може да матира ниједним низом легалних потеза.
   *[black] Црни не може да матира ниједним низом легалних потеза.
}
winnable-unknown = { $colour ->
    [white] Није познато да ли бели још може да матира.
   *[black] Није познато да ли црни још може да матира.
}
winnable-effort = { $count ->
    [one] Прегледана је { $shown } позиција
    [few] Прегледане су { $shown } позиције
   *[other] Прегледано је { $shown } позиција
}, { $time }.
winnable-instant = Уз --instant прегледа се само мало позиција; без те опције одговор је чешће познат.
winnable-undecided = То није доказ ни за ни против; одлучује судија.

## Why a player cannot checkmate. $opponent is king if there is nothing else, or more.

reason-bare-king = { $colour ->
    [white] Бели има само краља.
   *[black] Црни има само краља.
}
reason-like-bishops = { $colour ->
    [white] Бели
   *[black] Црни
} осим краља има само { $count ->
    [1] једног ловца
   *[other] ловце на пољима једне боје
}, а { $colour ->
    [white] црни
   *[black] бели
} { $opponent ->
    [king] има само краља
   *[more] нема ни пешака, ни скакача, ни ловца на пољима друге боје
}.
reason-lone-knight = { $colour ->
    [white] Бели осим краља има само скакача, а црни нема ни пешака, ни скакача, ни ловца, ни топа.
   *[black] Црни осим краља има само скакача, а бели нема ни пешака, ни скакача, ни ловца, ни топа.
}
reason-wall = Фигуре и пешаци су трајно блокирани: бели краљ може да стоји само на { $white }, а црни краљ само на { $black }.
reason-locked = { $colour ->
    [white] Прегледани су сви могући наставци док бели има чиме да матира и ниједан не води до мата.
   *[black] Прегледани су сви могући наставци док црни има чиме да матира и ниједан не води до мата.
}
reason-exhausted = Прегледани су сви могући наставци ({ $count ->
    [one] { $shown } позиција
    [few] { $shown } позиције
   *[other] { $shown } позиција
}) и ниједан не води до мата.

## The squares of a king, after “on”: by name, or only how many.

squares-named = { $count ->
    [1] пољу { $squares }
   *[other] пољима { $squares }
}
squares-counted = { $count ->
    [one] { $count } пољу
   *[other] { $count } поља
}

## Whether anybody can.

dead-yes = Позиција је мртва: ниједан играч више не може да матира.
dead-no = Позиција није мртва.
dead-unknown = Није познато да ли је позиција мртва.

## One line for each of many positions, and the summary below. $verdict is yes, no or unknown.

verdict = { $colour ->
    [white] Бели
   *[black] Црни
}: { $verdict ->
    [yes] да
    [no] не
   *[unknown] није познато
}
summary-positions = Позиције: { $positions }; { $time }, { $speed } у секунди.
summary-player = { $colour ->
    [white] Бели
   *[black] Црни
}: да { $yes }, не { $no }, није познато { $unknown }.
summary-dead = Мртве позиције: { $dead }.
summary-bad = Редови које није било могуће прочитати: { $bad }.

## A verdict that failed its check.

error-unfounded = { $colour ->
    [white] Интерна грешка: одговор за белог није било могуће потврдити, па није наведен.
   *[black] Интерна грешка: одговор за црног није било могуће потврдити, па није наведен.
}
help-unfounded = Молимо вас да је пријавите заједно са горњом позицијом. За програмере: { $gap }.
