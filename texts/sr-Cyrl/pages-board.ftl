## The board in words.

board-man = { $man ->
    [wk] бели краљ
    [wq] бела дама
    [wr] бели топ
    [wb] бели ловац
    [wn] бели скакач
    [wp] бели пешак
    [bk] црни краљ
    [bq] црна дама
    [br] црни топ
    [bb] црни ловац
    [bn] црни скакач
   *[bp] црни пешак
}
board-letters = КДТЛС
board-square = { $square }, { $man }
board-empty = { $square }, празно
board-grid = Поља

## The clock.

clock-of = { $colour ->
    [white] Сат: { $name }, бели
   *[black] Сат: { $name }, црни
}
clock-time = Преостало време
clock-colour = { $colour ->
    [white] Бели
   *[black] Црни
}
clock-runs = ради
clock-flag = Заставица је пала
clock-counter = Потези: { $count }
clock-press = Притисни сат
clock-lever = Сат

## What may be done.

play-group = { $group ->
    [game] Партија
    [claims] Рекламације
    [help] Судија и захтеви
    [presence] Долазак и одлазак
    [adjournment] Прекид
   *[announcing] Објављивање потеза
}
play-cancel = Одустани
play-sure = { $what ->
    [resign] Партију одмах губите. То не може да се опозове.
    [hand-over-envelope] Ваш сат се зауставља и партија је прекинута. Потез у коверти више не може да се промени.
   *[sign] Потписујете овај резултат: { $result }
}
play-words = { $what ->
    [call-arbiter] Зашто зовете судију (није обавезно)
    [request-explanation] Шта треба објаснити (није обавезно)
    [appeal] На шта се жалите и зашто
    [announce] Потез како га објављујете
   *[repeat] Потез како сте га чули
}
play-words-missing = Ово поље треба попунити.
play-words-announced = Речима, на пример „{ $words }“, или у уобичајеној нотацији, на пример „Сф6“.
play-leave-hint = Ако вам је за излазак потребна дозвола судије, а немате је, можете бити кажњени. Прво је затражите.
play-choose = Изаберите
play-choose-of = { $of ->
    [reason] Зашто заустављате сатове
    [matter] Шта није у реду
    [area] Шта напуштате
   *[duty] За шта је помоћник
}
play-choice = { $choice ->
    [reason-help] потребан ми је судија
    [reason-no-piece] недостаје фигура за промоцију
    [reason-displacement] поремећен је положај фигура
    [reason-irregularity] нелегалан потез или друга неправилност
    [reason-claim] подносим рекламацију
    [reason-faulty-clock] сат је неисправан
    [reason-other] други разлог
    [matter-illegal-move] нелегалан потез
    [matter-illegal-position] нелегална позиција
    [matter-touch] додирнута фигура
    [matter-release] испуштена фигура
    [matter-two-hands] потез обема рукама
    [matter-flag-fall] пад заставице
    [matter-displacement] поремећен положај фигура
    [matter-initial-position] погрешна почетна позиција
    [matter-board-placement] погрешно постављена табла
    [matter-reversed-colours] обрнуте боје фигура
    [matter-defective-clock] неисправан сат
    [matter-clock-setting] погрешно подешен сат
    [matter-clock] неправилно руковање сатом
    [matter-press-without-move] притисак на сат без потеза
    [matter-out-of-turn] потез кад је на потезу противник
    [matter-boards-disagree] неслагање табли
    [matter-end-of-game] већ завршена партија
    [matter-scoresheet] формулар
    [area-playing-area] сала за игру
    [area-venue] простор за игру
    [duty-moving] за померање фигура
    [duty-pressing] за притискање сата
   *[duty-recording] за записивање потеза
}

## Claims of a draw.

play-claim-basis = На чему се заснива рекламација
play-claim-stands = Позиција на табли
play-claim-after-move = Позиција после намераваног потеза
play-claim-write-first = Прво наведите намеравани потез: записује се, али се не игра.
play-claim-move = Потез
play-claim-from = Са поља
play-claim-to = На поље
play-claim-as-written = Као на формулару

## A move that is named by its squares.

play-named-castles = Рокада
play-named-king = Краљ на пољу
play-named-rook = Топ на пољу
play-named-becomes = Пешак постаје
play-named-both = Треба навести оба поља.
play-named-no-square = Нема поља „{ $text }“.
play-named-not-own = На пољу { $square } нема ваше фигуре.
play-named-unread = „{ $text }“ не може да се прочита као потез.
board-pick = Додирните фигуру, затим поље
board-pick-piece = Додирните фигуру { $colour ->
    [white] белог
   *[black] црног
}
play-touched-which = Изаберите фигуру на табли.
play-named-notation = Или у нотацији
play-named-same = Фигура мора на друго поље.
play-named-becomes-what = Реците шта пешак постаје.

## The envelope of an adjourned game.

play-seal-which = Који ћете потез одиграти следећи? Записује се, али се не игра на табли.
play-seal-reads = У коверти пише, са оба поља да не буде забуне:
play-seal-secret = Противник га не види, а не види га ни нико други.
play-seal-kept = Док не предате коверту, можете да ковертирате други потез. После тога је судија чува затворену и отвара је при наставку партије.
play-seal-faulty = Нелегалан ковертирани потез може да вас кошта партије.
play-seal-state = Коверта се изгубила. Који сте потез ковертирали?
play-seal-stated = Изјављујете:

## The scoresheet.

play-sheet-own = Мој формулар
play-sheet-complete-first = Пре потеза морате допунити формулар.
play-sheet-signed = Потписано: { $result }
play-sheet-borrowed = Противников формулар
play-sheet-empty = Још ништа није записано.
play-sheet-strike = Прецртај { $text }
play-sheet-lines = Потези на формулару
play-sheet-number = Број потеза
play-sheet-line = Ред
play-sheet-move = Потез

## What was decided, and what a touch obliges to.

play-news-rulings = Одлуке
play-news-earlier = Раније одлуке ({ $count })
play-news-close = Прочитано
play-duty-title = Додирнуте фигуре
play-duty-in-hand-from = У руци: { $man } са поља { $square }
play-duty-in-hand = У руци: { $man }
play-duty-own = Такнуто – макнуто. Можете одиграти само:
play-duty-other = { $name } може одиграти само:

## What lies around the board.

play-tools-title = За таблом
play-tools-tool = Шта рука ради
play-tools-tool-of = { $tool ->
    [move] подиже и спушта
    [touch] само додирује
    [hold] држи фигуру на пољу
   *[remove] скида са табле
}
play-tools-hand = Рука
play-tools-hand-of = { $which ->
    [right] десна
    [left] лева
   *[both] обе одједном
}
play-tools-bold = Дозволи додиривање фигура и кад нисам на потезу
play-tools-fetch = Фигура поред табле
play-promotion-title = У шта се пешак промовише?
play-promotion-none = Остави пешака на пољу

## How the board is shown.

play-options-title = Подешавања и тастери
play-options-switch = { $name ->
    [isFlipped] Окрени таблу
    [coordinates] Прикажи координате
    [figurines] Фигурице уместо слова
    [sounds] Тихи звуци за потезе, сат и одлуке
    [pressesWithMove] Сат се притиска заједно са потезом
   *[touches] Изабрана фигура је додирнута фигура
}
play-keys-title = Тастери
play-keys-space = Размакница
play-keys-does = { $key ->
    [arrows] иду са поља на поље
    [enter] подиже фигуру и спушта је
    [space] притиска сат
    [escape] одустаје од избора ако ништа није додирнуто
    [step] иде по потезима (ван табле)
   *[flip] окреће таблу
}

## Who waits for whom.

play-state-sheets = Формулари партије
play-state-press-hint = Потез је завршен кад притиснете сат: полугу или размакницу.
play-state-touch-hint = Фигура на коју покажете је додирнута и мора да се помери ако је то могуће.
play-state-void = Партија је поништена; треба одиграти нову.
play-state-adjourned = Партија је прекинута.
play-state-resumption = Наставак: { $where }
play-state-seal = Ковертирајте следећи потез: записује се, али се не игра.
play-state-sealed = Ваш потез је у коверти. Предајте је или ковертирајте други потез.
play-state-seals = { $name } ковертира следећи потез.
play-state-opens = Партија се наставља. Судија отвара коверту.
play-state-seal-reply = Партија се наставља. Противника нема ({ $name }), па одговор можете да ковертирате.
play-state-state = Коверта се изгубила. Реците који сте потез ковертирали.
play-state-stopped = Сатови су заустављени. Партија чека судију.
play-state-interrupted = Сала за игру није радила; сатови стоје. Поново ће их покренути судија.
play-state-away = { $name }: играч није за таблом.
play-state-left = Нисте за таблом. Потврдите кад се вратите.
play-state-press = Ваш потез је одигран. Притисните сат.
play-state-your-move = Ви сте на потезу.
play-state-offer = { $name } нуди реми.
play-state-own-offer = Понудили сте реми.
play-state-your-clock = Ваш сат ради. Одиграјте потез и притисните сат.
play-state-move-of = На потезу: { $name }.
play-state-arrive = Партија вас чека: потврдите да сте ту.
play-state-waits-for = Чека се играч: { $name }.
play-state-you-start = Партија још није почела. Сат белог покрећете ви или судија.
play-state-not-started = Партија још није почела. Сат белог покреће судија или црни.
play-state-check = Шах!
play-state-placed = Ваш сат ради. Притисните га кад је потез готов.
play-state-not-pressed = Сат играча { $name } још ради: није притиснут.
play-state-line-lost = { $name }: веза је прекинута.

## The moves.

play-moves-title = Потези
play-moves-none = Још није одигран ниједан потез.
play-moves-at = { $ply ->
    [0] Позиција пре првог потеза.
   *[other] Позиција после { $ply }. полупотеза од { $of }.
}
play-moves-live = Назад на партију
play-moves-pgn = Преузми партију (PGN)
play-moves-step = { $step ->
    [first] На почетак
    [back] Потез уназад
    [on] Потез унапред
   *[last] На последњи потез
}
play-after-standings = Поредак
play-after-next = До { $board }. табле { $round }. кола
play-after-stay = Остани овде
play-after-seconds = { $seconds ->
    [one] Табла ваше следеће партије отвара се за { $seconds } секунду.
    [few] Табла ваше следеће партије отвара се за { $seconds } секунде.
   *[other] Табла ваше следеће партије отвара се за { $seconds } секунди.
}

## What has not been sent or made yet.

play-unsent = Још није послато: { $acts }. Шаље се чим се веза успостави.
play-not-stored = Још није прихваћено: { $acts }. Тренутно ништа не може да се сачува; покушај се сам понавља.
play-unsent-act = { $act ->
    [press] притисак на сат
   *[other] ваша последња радња
}
play-waiting = Чека противников потез: { $move }.
play-not-made = Није одиграно: { $move } сада није могуће.

## Around the game.

play-game-title = Партија
play-withdrawn = Ова партија је уклоњена: парови су исправљени.
play-withdrawn-go = Пронађи своју таблу
play-game-where = { $round }. коло, { $board }. табла ·
play-game-competition = Такмичење
play-game-text-board = Табла за слепе и слабовиде
play-game-arbiter = Судијска страница
play-game-board = Табла: { $names }
