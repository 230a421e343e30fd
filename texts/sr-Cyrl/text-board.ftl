## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

text-board-title = Табла за слепе и слабовиде
text-board-free-game = { $white } – { $black }
text-board-answer = Одговор
text-board-now = Стање партије
text-board-clocks = Сатови
text-board-board = Табла
text-board-board-show = Табла као табела
text-board-board-corner = Ред
text-board-sheet = Ваш формулар
text-board-sheet-show = Шта је записано
text-board-acts = Шта можете да урадите
text-board-acts-more = Све друго што можете да урадите
text-board-commands = Команде
text-board-commands-show = Све команде са кратким облицима
text-board-help-answer = Команде: { $words }. Списак на дну странице каже шта која ради.
text-board-field = Потез или команда
text-board-hint = Потез у било којој нотацији: { $examples }. Команда „{ $help }“ исписује све команде.
text-board-send = Пошаљи
text-board-look-again = Освежи
text-board-wait = Сачекај да се нешто догоди
text-board-home = Ваше партије
text-board-sighted = Табла са сликом
text-board-language = Језик
text-board-aids = Глас и звуци
text-board-speech = Читај наглас
text-board-sounds = Звуци
text-board-line-lost = Веза је прекинута. Страница ће се сама поново повезати.

## Who reads, and how the game stands.

text-board-as = { $who ->
    [white] Имате беле фигуре.
    [black] Имате црне фигуре.
    [white-assistant] Ви сте помоћник играча са белим фигурама.
    [black-assistant] Ви сте помоћник играча са црним фигурама.
    [arbiter] Пратите партију као судија.
   *[spectator] Пратите партију као гледалац.
}
text-board-your-move = Ви сте на потезу.
text-board-before-start = Партија још није почела.
text-board-adjourned = Партија је прекинута.
text-board-void = Партија је поништена.
text-board-under = { $sentence } { $count ->
    [1] Члан
   *[other] Чланови
} { $articles }.
text-board-last = { $colour ->
    [white] Бели: { $announced }, { $written }.
   *[black] Црни: { $announced }, { $written }.
}
text-board-last-move = Последњи потез. { $move }
text-board-no-move = Још није одигран ниједан потез.
text-board-last-unsayable = Последњи потез не може да се каже речима. Питајте где су фигуре.
text-board-offer = { $colour ->
    [white] Бели нуди реми.
   *[black] Црни нуди реми.
}
text-board-no-offer = Нико не нуди реми.
text-board-bound = Мора се одиграти један од ових потеза: { $moves }.
text-board-complete-sheet = Најпре треба допунити ваш формулар.
text-board-nothing-new = Ништа ново.
text-board-done = Урађено.

## Clocks and counts.

text-board-clock = { $state ->
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
text-board-hours = { $count ->
    [one] { $count } сат
    [few] { $count } сата
   *[other] { $count } сати
}
text-board-minutes = { $count ->
    [one] { $count } минут
    [few] { $count } минута
   *[other] { $count } минута
}
text-board-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунде
   *[other] { $count } секунди
}
text-board-counter = Бројач потеза на сату показује { $white } за белог и { $black } за црног.
text-board-sheet-number = Последњи упис на вашем формулару односи се на потез број { $number }.
text-board-sheet-empty = На вашем формулару ништа није записано.
text-board-no-count = Број потеза вам није доступан.
text-board-no-sheet = Ниједан формулар вам није доступан.

## The pieces and where they stand.

text-board-piece = { $colour ->
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
text-board-empty = празно
text-board-stands = { $square }: { $piece }
text-board-square = { $square }: { $piece }.
text-board-where = { $piece }: { $squares }.
text-board-where-none = { $piece }: нема на табли.
text-board-rank = { $line }. ред: { $pieces }.
text-board-rank-empty = { $line }. ред је празан.
text-board-file = Линија { $line }: { $pieces }.
text-board-file-empty = Линија { $line } је празна.
text-board-possible = Могући потези: { $moves }.
text-board-possible-none = Одатле нема могућег потеза.
text-board-possible-untold = У овој партији могући потези се не приказују.

## What was typed.

text-board-not-understood = „{ $text }“ није ни потез ни команда. Команда „{ $help }“ исписује све команде.
text-board-ambiguous = „{ $text }“ може да значи више потеза: { $moves }. Упишите један од њих.
text-board-no-such-move = „{ $text }“ овде није легалан потез. Слични су: { $moves }.
text-board-no-position = Овде наведите оба поља потеза, на пример { $example }.
text-board-only-looking = Само пратите партију: потезе играју играчи.
text-board-not-now = То сада није могуће.
text-board-text-missing = Поље „{ $act }“ треба попунити.
text-board-move-optional = Намеравани потез; оставите празно ако је позиција већ на табли
text-board-text = Шта желите да кажете
text-board-move-text = Потез
text-board-line-number = Полупотез, бројећи од 1
text-board-square-of-piece = Поље на којем је фигура
text-board-area = Одакле излазите
text-board-area-of = { $area ->
    [venue] из простора за игру
   *[playing-area] из сале за игру
}
text-board-duty = За шта је помоћник
text-board-duty-of = { $duty ->
    [moving] за померање фигура
    [pressing] за притискање сата
   *[recording] за записивање потеза
}
text-board-matter = Шта није у реду
text-board-resign-sure = Да ли заиста желите да предате партију? То не може да се опозове.
text-board-resign-yes = Да, предајем
text-board-resign-no = Не, назад на партију

## What each command does.

text-board-tells-clocks = шта показују сатови
text-board-tells-last = последњи потез
text-board-tells-turn = ко је на потезу
text-board-tells-where = где стоји фигура: { $example }
text-board-tells-scan = шта стоји на реду или линији: { $example }
text-board-tells-square = шта стоји на пољу: { $example }
text-board-tells-possible = могући потези фигуре, ако се у овој партији приказују: { $example }
text-board-tells-number = број потеза, ако вам је доступан
text-board-tells-offers = да ли је понуђен реми
text-board-tells-sheet = шта пише на вашем формулару
text-board-tells-again = стање партије још једном; исто чини празно поље
text-board-tells-help = овај списак
text-board-does-draw = нуди реми
text-board-does-accept = прихвата реми
text-board-does-decline = одбија реми
text-board-does-resign = предаје партију, после потврде
text-board-does-repetition = рекламира реми због понављања позиције, и са намераваним потезом
text-board-does-fifty = рекламира реми по правилу 50 потеза, и са намераваним потезом
text-board-does-flag = рекламира пад заставице
text-board-does-press = притиска сат
text-board-does-announce = објављује потез
text-board-does-repeat = понавља објављени потез
text-board-does-arbiter = зове судију и каже зашто

## The words of each command, set apart by commas; the short one first.

text-board-words-clocks = у, сат, сатови, време
text-board-words-last = з, последњи, последњи потез
text-board-words-turn = ко, ко је на потезу, на потезу
text-board-words-where = где, где је, где су, фигура
text-board-words-scan = в, ред, линија, прегледај
text-board-words-square = на, поље, шта, шта је на
text-board-words-possible = могући, могући потези, потези
text-board-words-number = број, број потеза
text-board-words-offers = понуде, понуда
text-board-words-sheet = формулар, запис, записник
text-board-words-again = понови, стање, поново
text-board-words-help = помоћ, команде, ?
text-board-words-draw = реми, нудим реми, понуди реми
text-board-words-accept = прихватам, прихвати, прихватам реми
text-board-words-decline = одбијам, одбиј, одбијам реми
text-board-words-resign = предајем, предаја
text-board-words-repetition = понављање, понављање позиције
text-board-words-fifty = педесет, педесет потеза
text-board-words-flag = заставица, пад заставице
text-board-words-press = притискам, притисни, притисни сат
text-board-words-announce = објављујем, објави, најављујем, најави
text-board-words-repeat = понављам, понови
text-board-words-arbiter = судија, зови судију

## The words of pieces, and words that may stand between.

text-board-words-king = краљ, краља
text-board-words-queen = дама, даме, даму, краљица
text-board-words-rook = топ, топови, топа, кула
text-board-words-bishop = ловац, ловца, ловци
text-board-words-knight = скакач, скакача, скакачи, коњ, коња
text-board-words-pawn = п, пешак, пешака, пешаци, пион
text-board-words-between = је, су, мој, моја, моји, ред, реда, линија, линију, поље, пољу, на

## Pages around it.

text-board-sign-in = Пријава
text-board-sign-in-password = Лозинка
text-board-sign-in-button = Пријави се
text-board-competitions = Партије које можете да пратите
