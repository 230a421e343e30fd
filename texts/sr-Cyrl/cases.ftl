## Playing and telling cases. $text, $list and $why are in the English of the case language.

case-as-expected = како се очекивало
case-in-line = ред { $line }
case-expected = очекивано: { $text }
case-got = добијено: { $text }
case-nothing = ништа
case-summary = Случајеви: { $cases }, покретања: { $runs }.
case-summary-fine = Све је како се очекивало.
case-summary-differences = Разлике: { $count }.
case-summary-unreadable = Не може се прочитати: { $count }.
case-under-edition = По Правилима из { $edition }.
case-perhaps = Можда сте мислили: { $list }
case-understood = Овде је могуће: { $list }
case-fault-no-title = Случај почиње насловом: # и неколико речи.
case-fault-unknown-language = Случајеви се не пишу на овом језику.
case-fault-not-understood = Ово није разумљиво.
case-fault-ends-too-early = Ред се завршава прерано.
case-fault-announced-too-late = Ово мора да стоји пре првог догађаја.
case-fault-unknown-edition = Нема издања из те године.
case-fault-edition-not-run = Случај се не покреће по том издању.
case-fault-back-in-time = Ово је раније од претходног реда.
case-fault-bad-time = Ово се не може прочитати као време.
case-fault-unknown-article = Ниједно издање нема члан са тим бројем.
case-fault-not-in-editions = { $count ->
    [1] Издање Правила из { $editions } нема { $what }.
   *[other] Ова издања Правила немају { $what }: { $editions }.
}
case-fault-position = Из ове позиције партија не може да почне: { $why }
case-fault-regulations = Овакав правилник такмичења није могућ: { $why }
case-fault-moves = Ови потези не могу да се одиграју: { $why }
case-fault-missing = У реду нешто недостаје: { $what }.
case-fault-no-such-piece = Запису { $text } не одговара ниједна фигура на табли. Запис са оба поља, на пример b8c6, увек је разумљив.
case-fault-several-pieces = Запису { $text } одговара више фигура. Наведите која, на пример Nbd2 или b1d2.
case-fault-no-article = Издање нема { $text }.
case-fault-no-unit = У временској контроли треба навести јединице, осим ако је у секундама.
case-fault-not-there = Такве фигуре нема: { $text }.
case-fault-either-castling = Могуће су обе рокаде: напишите „игра малу рокаду“ или „игра велику рокаду“.
case-fault-no-castling = Нема краља и топа којима би се рокирало.
case-fault-which-draw = Шта се рекламира? Напишите „реми због понављања позиције“, „реми по правилу 50 потеза“ или „реми јер противник не може да победи“.
case-fault-time-left = { $colour ->
    [white] Белом заставица није могла да падне: остаје још { $time }.
   *[black] Црном заставица није могла да падне: остаје још { $time }.
}
case-fault-clock-stands = { $colour ->
    [white] Белом заставица не може да падне: његов сат не ради.
   *[black] Црном заставица не може да падне: његов сат не ради.
}
case-fault-too-long = Ред има превише речи.
case-fault-nothing-happens = У овом случају ништа се не догађа.
error-case = { $path }, ред { $line }: { $message }
error-case-under = По Правилима из { $edition }. овај случај не може да се покрене. { $why }
error-no-cases = У { $path } нема ниједног случаја: имена датотека са случајевима завршавају се на .case.
help-case-reference = Језик случајева је описан у docs/cases.md; образац: adoube case new
coverage-line = { $edition }: случајеви покривају { $covered } од { $total } чланова.
coverage-unverified = { $count ->
    [one] Још { $count } члан није урачунат: његов број није проверен.
    [few] Још { $count } члана нису урачуната: њихови бројеви нису проверени.
   *[other] Још { $count } чланова није урачунато: њихови бројеви нису проверени.
}
coverage-counts = Члан је покривен ако га случај очекује по броју, а правило је по њему одлучило, применило га или записало; не рачунају се чланови које наводи само судија, нити они које наводи сваки почетак или сваки потез.
coverage-missing = Чланови издања из { $edition }. које не покрива ниједан случај:
coverage-reason = Зашто: { $reason }
