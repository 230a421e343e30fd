## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

blind-title = Табла за слепе и слабовиде
blind-free-game = { $white } – { $black }
blind-answer = Одговор
blind-now = Стање партије
blind-clocks = Сатови
blind-board = Табла
blind-board-show = Табла као табела
blind-board-corner = Ред
blind-sheet = Ваш формулар
blind-sheet-show = Шта је записано
blind-acts = Шта можете да урадите
blind-acts-more = Све друго што можете да урадите
blind-commands = Команде
blind-commands-show = Све команде са кратким облицима
blind-field = Потез или команда
blind-hint = Потез у било којој нотацији: { $examples }. Команда „{ $help }“ исписује све команде.
blind-send = Пошаљи
blind-look-again = Освежи
blind-wait = Сачекај да се нешто догоди
blind-home = Ваше партије
blind-sighted = Табла са сликом
blind-language = Језик
blind-aids = Глас и звуци
blind-speech = Читај наглас
blind-sounds = Звуци
blind-line-lost = Веза је прекинута. Страница ће се сама поново повезати.

## Who reads, and how the game stands.

blind-as = { $who ->
    [white] Имате беле фигуре.
    [black] Имате црне фигуре.
    [white-assistant] Ви сте помоћник играча са белим фигурама.
    [black-assistant] Ви сте помоћник играча са црним фигурама.
    [arbiter] Пратите партију као судија.
   *[spectator] Пратите партију као гледалац.
}
blind-your-move = Ви сте на потезу.
blind-before-start = Партија још није почела.
blind-adjourned = Партија је прекинута.
blind-void = Партија је поништена.
blind-under = { $sentence } { $count ->
    [1] Члан
   *[other] Чланови
} { $articles }.
blind-last = { $colour ->
    [white] Бели: { $announced }, { $written }.
   *[black] Црни: { $announced }, { $written }.
}
blind-last-move = Последњи потез. { $move }
blind-no-move = Још није одигран ниједан потез.
blind-last-unsayable = Последњи потез не може да се каже речима. Питајте где су фигуре.
blind-offer = { $colour ->
    [white] Бели нуди реми.
   *[black] Црни нуди реми.
}
blind-no-offer = Нико не нуди реми.
blind-bound = Мора се одиграти један од ових потеза: { $moves }.
blind-complete-sheet = Најпре треба допунити ваш формулар.
blind-nothing-new = Ништа ново.
blind-done = Урађено.

## Clocks and counts.

blind-clock = { $state ->
    [flag] { $colour ->
        [white] Бели: { $time }, заставица је пала.
       *[black] Црни: { $time }, заставица је пала.
    }
    [runs] { $colour ->
        [white] Бели: { $time }, сат ради.
       *[black] Црни: { $time }, сат ради.
    }
   *[stands] { $colour ->
        [white] Бели: { $time }.
       *[black] Црни: { $time }.
    }
}
blind-hours = { $count ->
    [one] { $count } сат
    [few] { $count } сата
   *[other] { $count } сати
}
blind-minutes = { $count ->
    [one] { $count } минут
    [few] { $count } минута
   *[other] { $count } минута
}
blind-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунде
   *[other] { $count } секунди
}
blind-counter = Бројач потеза на сату показује { $white } за белог и { $black } за црног.
blind-sheet-number = Последњи упис на вашем формулару односи се на потез број { $number }.
blind-sheet-empty = На вашем формулару ништа није записано.
blind-no-count = Број потеза вам није доступан.
blind-no-sheet = Ниједан формулар вам није доступан.

## The pieces and where they stand.

blind-piece = { $colour ->
    [white] { $role ->
        [king] бели краљ
        [queen] бела дама
        [rook] бели топ
        [bishop] бели ловац
        [knight] бели скакач
       *[pawn] бели пешак
    }
   *[black] { $role ->
        [king] црни краљ
        [queen] црна дама
        [rook] црни топ
        [bishop] црни ловац
        [knight] црни скакач
       *[pawn] црни пешак
    }
}
blind-empty = празно
blind-stands = { $square }: { $piece }
blind-square = { $square }: { $piece }.
blind-where = { $piece }: { $squares }.
blind-where-none = { $piece }: нема на табли.
blind-rank = { $line }. ред: { $pieces }.
blind-rank-empty = { $line }. ред је празан.
blind-file = Линија { $line }: { $pieces }.
blind-file-empty = Линија { $line } је празна.
blind-possible = Могући потези: { $moves }.
blind-possible-none = Одатле нема могућег потеза.
blind-possible-untold = У овој партији могући потези се не приказују.

## What was typed.

blind-not-understood = „{ $text }“ није ни потез ни команда. Команда „{ $help }“ исписује све команде.
blind-ambiguous = „{ $text }“ може да значи више потеза: { $moves }. Упишите један од њих.
blind-no-such-move = „{ $text }“ овде није легалан потез. Слични су: { $moves }.
blind-no-position = Овде наведите оба поља потеза, на пример { $example }.
blind-only-looking = Само пратите партију: потезе играју играчи.
blind-not-now = То сада није могуће.
blind-text-missing = Поље „{ $act }“ треба попунити.
blind-move-optional = Намеравани потез; оставите празно ако је позиција већ на табли
blind-text = Шта желите да кажете
blind-move-text = Потез
blind-line-number = Полупотез, бројећи од 1
blind-square-of-piece = Поље на којем је фигура
blind-area = Одакле излазите
blind-area-of = { $area ->
    [venue] из простора за игру
   *[playing-area] из сале за игру
}
blind-duty = За шта је помоћник
blind-duty-of = { $duty ->
    [moving] за померање фигура
    [pressing] за притискање сата
   *[recording] за записивање потеза
}
blind-matter = Шта није у реду
blind-resign-sure = Да ли заиста желите да предате партију? То не може да се опозове.
blind-resign-yes = Да, предајем
blind-resign-no = Не, назад на партију

## What each command does.

blind-tells-clocks = шта показују сатови
blind-tells-last = последњи потез
blind-tells-turn = ко је на потезу
blind-tells-where = где стоји фигура: { $example }
blind-tells-scan = шта стоји на реду или линији: { $example }
blind-tells-square = шта стоји на пољу: { $example }
blind-tells-possible = могући потези фигуре, ако се у овој партији приказују: { $example }
blind-tells-number = број потеза, ако вам је доступан
blind-tells-offers = да ли је понуђен реми
blind-tells-sheet = шта пише на вашем формулару
blind-tells-again = стање партије још једном; исто чини празно поље
blind-tells-help = овај списак
blind-does-draw = нуди реми
blind-does-accept = прихвата реми
blind-does-decline = одбија реми
blind-does-resign = предаје партију, после потврде
blind-does-repetition = рекламира реми због понављања позиције, и са намераваним потезом
blind-does-fifty = рекламира реми по правилу 50 потеза, и са намераваним потезом
blind-does-flag = рекламира пад заставице
blind-does-press = притиска сат
blind-does-announce = објављује потез
blind-does-repeat = понавља објављени потез
blind-does-arbiter = зове судију и каже зашто

## The words of each command, set apart by commas; the short one first.

blind-words-clocks = у, сат, сатови, време
blind-words-last = з, последњи, последњи потез
blind-words-turn = ко, ко је на потезу, на потезу
blind-words-where = где, где је, где су, фигура
blind-words-scan = в, ред, линија, прегледај
blind-words-square = на, поље, шта, шта је на
blind-words-possible = могући, могући потези, потези
blind-words-number = број, број потеза
blind-words-offers = понуде, понуда
blind-words-sheet = формулар, запис, записник
blind-words-again = понови, стање, поново
blind-words-help = помоћ, команде, ?
blind-words-draw = реми, нудим реми, понуди реми
blind-words-accept = прихватам, прихвати, прихватам реми
blind-words-decline = одбијам, одбиј, одбијам реми
blind-words-resign = предајем, предаја
blind-words-repetition = понављање, понављање позиције
blind-words-fifty = педесет, педесет потеза
blind-words-flag = заставица, пад заставице
blind-words-press = притискам, притисни, притисни сат
blind-words-announce = објављујем, објави, најављујем, најави
blind-words-repeat = понављам, понови
blind-words-arbiter = судија, зови судију

## The words of pieces, and words that may stand between.

blind-words-king = краљ, краља
blind-words-queen = дама, даме, даму, краљица
blind-words-rook = топ, топови, топа, кула
blind-words-bishop = ловац, ловца, ловци
blind-words-knight = скакач, скакача, скакачи, коњ, коња
blind-words-pawn = п, пешак, пешака, пешаци, пион
blind-words-between = је, су, мој, моја, моји, ред, реда, линија, линију, поље, пољу, на

## Pages around it.

blind-sign-in = Пријава
blind-sign-in-password = Лозинка
blind-sign-in-button = Пријави се
blind-competitions = Партије које можете да пратите
