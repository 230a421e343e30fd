## What happened at the table. $colour is who did it; $piece is a piece and its square as the reader writes them, $square a square.

event-started = { $colour ->
    [white] Партија почиње и покреће се сат белог.
   *[black] Партија почиње и покреће се сат црног.
}
event-flag-fell = { $colour ->
    [white] Белом пада заставица.
   *[black] Црном пада заставица.
}
event-touched = { $colour ->
    [white] Бели додирује { $piece }.
   *[black] Црни додирује { $piece }.
}
event-touched-by-accident = { $colour ->
    [white] Бели случајно додирује { $piece }.
   *[black] Црни случајно додирује { $piece }.
}
event-adjusted = { $colour ->
    [white] Бели поправља { $piece }.
   *[black] Црни поправља { $piece }.
}
event-lifted = { $colour ->
    [white] Бели узима у руку { $piece }.
   *[black] Црни узима у руку { $piece }.
}
event-fetched = { $colour ->
    [white] Бели поред табле узима { $role ->
        [queen] даму
        [rook] топа
        [bishop] ловца
        [knight] скакача
        [king] краља
       *[pawn] пешака
    }.
   *[black] Црни поред табле узима { $role ->
        [queen] даму
        [rook] топа
        [bishop] ловца
        [knight] скакача
        [king] краља
       *[pawn] пешака
    }.
}
event-held = { $colour ->
    [white] Бели фигуром у руци додирује поље { $square }.
   *[black] Црни фигуром у руци додирује поље { $square }.
}
event-placed = { $colour ->
    [white] Бели ставља фигуру на { $square }.
   *[black] Црни ставља фигуру на { $square }.
}
event-put-aside = { $colour ->
    [white] Бели ставља фигуру поред табле.
   *[black] Црни ставља фигуру поред табле.
}
event-removed = { $colour ->
    [white] Бели уклања са табле { $piece }.
   *[black] Црни уклања са табле { $piece }.
}
event-displaced = { $colour ->
    [white] Бели случајно помера { $piece } на { $square }.
   *[black] Црни случајно помера { $piece } на { $square }.
}
event-displaced-off = { $colour ->
    [white] Бели случајно обара { $piece } са табле.
   *[black] Црни случајно обара { $piece } са табле.
}
event-knocked-over = { $colour ->
    [white] Бели обара { $piece }.
   *[black] Црни обара { $piece }.
}
event-put-right = { $colour ->
    [white] Бели враћа фигуре на њихова поља.
   *[black] Црни враћа фигуре на њихова поља.
}
event-put-right-by-arbiter = Судија враћа фигуре на њихова поља.
event-said-adjusting = { $colour ->
    [white] Бели каже: „Поправљам.“
   *[black] Црни каже: „Поправљам.“
}
event-said-castling = { $colour ->
    [white] Бели најављује рокаду.
   *[black] Црни најављује рокаду.
}
event-move-made = { $colour ->
    [white] Бели игра { $move }.
   *[black] Црни игра { $move }.
}
event-move-replaced = { $colour ->
    [white] Бели уместо тога игра { $move }.
   *[black] Црни уместо тога игра { $move }.
}
event-move-taken-back = { $colour ->
    [white] Бели враћа потез на табли.
   *[black] Црни враћа потез на табли.
}
event-illegal-move-completed = { $colour ->
    [white] Бели је завршио нелегалан потез.
   *[black] Црни је завршио нелегалан потез.
}
event-replied-to-illegal-move = { $colour ->
    [white] Бели је одиграо потез у нелегалној позицији.
   *[black] Црни је одиграо потез у нелегалној позицији.
}
event-illegal-move-made = { $colour ->
    [white] Бели је одиграо нелегалан потез, а црни је на њега одговорио.
   *[black] Црни је одиграо нелегалан потез, а бели је на њега одговорио.
}
event-pressed = { $colour ->
    [white] Бели притиска сат.
   *[black] Црни притиска сат.
}
event-pressed-improperly = { $colour ->
    [white] Бели { $manner ->
        [banging] удара по сату
        [rough] грубо рукује сатом
       *[hovering] притиска сат и оставља прст на њему
    }.
   *[black] Црни { $manner ->
        [banging] удара по сату
        [rough] грубо рукује сатом
       *[hovering] притиска сат и оставља прст на њему
    }.
}
event-pressed-by-other = { $colour ->
    [white] Неко други притиска сат белог.
   *[black] Неко други притиска сат црног.
}
event-move-completed = { $colour ->
    [white] Потез белог је завршен притиском на сат.
   *[black] Потез црног је завршен притиском на сат.
}
event-move-completed-by-end-of-game = { $colour ->
    [white] Потез белог је завршен јер је окончао партију.
   *[black] Потез црног је завршен јер је окончао партију.
}
event-move-completed-by-next-move = { $colour ->
    [white] Потез белог је завршен следећим.
   *[black] Потез црног је завршен следећим.
}
event-move-completed-by-sealing = { $colour ->
    [white] Ковертирани потез белог је одигран и сматра се завршеним.
   *[black] Ковертирани потез црног је одигран и сматра се завршеним.
}
event-clocks-stopped = { $colour ->
    [white] Бели зауставља сатове.
   *[black] Црни зауставља сатове.
}
event-clocks-stopped-because = { $colour ->
    [white] Бели зауставља сатове { $why ->
        [help] да затражи помоћ судије
        [no-piece] јер нема фигуре за промоцију
        [displacement] јер је положај фигура поремећен
        [irregularity] због неправилности
        [claim] ради рекламације
       *[faulty-clock] јер је сат неисправан
    }.
   *[black] Црни зауставља сатове { $why ->
        [help] да затражи помоћ судије
        [no-piece] јер нема фигуре за промоцију
        [displacement] јер је положај фигура поремећен
        [irregularity] због неправилности
        [claim] ради рекламације
       *[faulty-clock] јер је сат неисправан
    }.
}
event-clocks-stopped-by-arbiter = Судија зауставља сатове.
event-clock-restarted = { $colour ->
    [white] Сат белог се поново покреће.
   *[black] Сат црног се поново покреће.
}
event-interrupted = Партија { $time } није могла да се игра јер сала за игру није радила. Сатови стоје док их судија поново не покрене.
event-interrupted-clocks-ran-on = Партија { $time } није могла да се игра јер сала за игру није радила. По правилнику су сатови текли даље.
event-play-went-on = Нико није приметио да је партија завршена{ $articles ->
    [none] { "" }
   *[other] { " " }({ $articles })
} и игра се наставља.
event-came = Нико још није приметио: { $matter }
event-lapsed = То више не може да се рекламира: { $matter }
event-written-for-claim = Потез сме да буде записан пре него што је одигран, јер се њиме рекламира реми.
event-array-drawn = Жребом је извучена почетна позиција шаха 960 број { $number }.
event-noticed = Утврђено је: { $matter }

## Adjournment.

event-sealing-began = { $colour ->
    [white] Бели мора да ковертира следећи потез.
   *[black] Црни мора да ковертира следећи потез.
}
event-sealing-began-early = { $colour ->
    [white] Бели жели да прекине партију пре краја сеансе и ковертира следећи потез.
   *[black] Црни жели да прекине партију пре краја сеансе и ковертира следећи потез.
}
event-played-openly = { $colour ->
    [white] Бели уместо ковертирања игра { $move } на табли; управо тај потез мора да ковертира.
   *[black] Црни уместо ковертирања игра { $move } на табли; управо тај потез мора да ковертира.
}
event-sealed = { $colour ->
    [white] Бели записује потез и ковертира га.
   *[black] Црни записује потез и ковертира га.
}
event-adjourned = { $colour ->
    [white] Партија је прекинута; бели је ковертирао { $number }. потез.
   *[black] Партија је прекинута; црни је ковертирао { $number }. потез.
}
event-envelope-checked = Судија проверава коверту и чува је.
event-resumption-appointed = Одређено је време наставка партије.
event-resumption-appointed-at = Одређени су време и место наставка партије: { $place }.
event-resumed = Позиција је постављена, сатови су подешени; партија се наставља.
event-opened = Коверта је отворена. У њој пише: „{ $text }“
event-reply-sealed = { $colour ->
    [white] Бели ковертира одговор.
   *[black] Црни ковертира одговор.
}
event-reply-opened = Коверта са одговором је отворена. У њој пише: „{ $text }“
event-envelope-lost = Коверта се изгубила.
event-sealed-move-stated = { $colour ->
    [white] Бели изјављује шта је ковертирао: „{ $text }“
   *[black] Црни изјављује шта је ковертирао: „{ $text }“
}

## Scoresheets. $colour is whose sheet it is.

event-written = { $colour ->
    [white] У формулар белог уписује се „{ $text }“.
   *[black] У формулар црног уписује се „{ $text }“.
}
event-struck = { $colour ->
    [white] На формулару белог прецртава се ред.
   *[black] На формулару црног прецртава се ред.
}
event-completed = { $colour ->
    [white] Формулар белог је допуњен.
   *[black] Формулар црног је допуњен.
}
event-offer-written = { $colour ->
    [white] У формулар белог уписује се знак понуде ремија.
   *[black] У формулар црног уписује се знак понуде ремија.
}
event-time-written = { $colour ->
    [white] У формулар белог уписује се време са сата: { $time }.
   *[black] У формулар црног уписује се време са сата: { $time }.
}
event-note-written = { $colour ->
    [white] У формулар белог уписује се белешка: „{ $text }“
   *[black] У формулар црног уписује се белешка: „{ $text }“
}
event-completion-due = { $colour ->
    [white] Бели мора да допуни формулар пре него што одигра потез.
   *[black] Црни мора да допуни формулар пре него што одигра потез.
}
event-completion-done = { $colour ->
    [white] Бели више не мора да допуни формулар.
   *[black] Црни више не мора да допуни формулар.
}
event-borrowed = { $colour ->
    [white] Бели узима противников формулар да допуни свој.
   *[black] Црни узима противников формулар да допуни свој.
}
event-given-back = { $colour ->
    [white] Бели враћа противников формулар.
   *[black] Црни враћа противников формулар.
}
event-hidden = { $colour ->
    [white] Бели сакрива формулар од судије.
   *[black] Црни сакрива формулар од судије.
}
event-shown = { $colour ->
    [white] Формулар белог је поново видљив.
   *[black] Формулар црног је поново видљив.
}
event-kept-by = { $colour ->
    [white] Од сада формулар белог води { $keeper ->
        [player] играч сам
        [assistant] помоћник
        [arbiter] судија
       *[other] неко други
    }.
   *[black] Од сада формулар црног води { $keeper ->
        [player] играч сам
        [assistant] помоћник
        [arbiter] судија
       *[other] неко други
    }.
}
event-noted = Пре реконструкције партије записују се позиција, времена и број потеза.
event-signed = { $colour ->
    [white] Бели потписује оба формулара са резултатом { $result }.
   *[black] Црни потписује оба формулара са резултатом { $result }.
}
event-handed-over = { $colour ->
    [white] Бели предаје формулар.
   *[black] Црни предаје формулар.
}
event-electronic = { $colour ->
    [white] Бели од сада води електронски формулар.
   *[black] Црни од сада води електронски формулар.
}
event-replaced = { $colour ->
    [white] Електронски формулар белог је био неисправан и замењен је.
   *[black] Електронски формулар црног је био неисправан и замењен је.
}

## Players who cannot see.

event-announced = { $colour ->
    [white] Бели објављује: „{ $text }“
   *[black] Црни објављује: „{ $text }“
}
event-misspoken = { $colour ->
    [white] Бели објављује други потез, а не онај који је одиграо: „{ $text }“
   *[black] Црни објављује други потез, а не онај који је одиграо: „{ $text }“
}
event-repeated = { $colour ->
    [white] Бели понавља објављени потез: „{ $text }“
   *[black] Црни понавља објављени потез: „{ $text }“
}
event-came-apart = { $colour ->
    [white] Позиције на таблама се више не слажу: бели игра други потез, а не објављени, „{ $text }“.
   *[black] Позиције на таблама се више не слажу: црни игра други потез, а не објављени, „{ $text }“.
}
event-came-apart-misled = { $colour ->
    [white] Позиције на таблама се више не слажу: бели игра објављени потез, „{ $text }“, а одигран је други.
   *[black] Позиције на таблама се више не слажу: црни игра објављени потез, „{ $text }“, а одигран је други.
}
event-joined = Позиције на таблама се поново слажу.
event-illegal-position-seen = Судија види нелегалну позицију и чека да следећи потез буде завршен.
event-illegal-position-gone = Позиција је поново легална.
event-would-correct = { $colour ->
    [white] Бели је спреман да споразумно исправи нелегалан потез.
   *[black] Црни је спреман да споразумно исправи нелегалан потез.
}
event-assisted = { $colour ->
    [white] Помоћник белог обавља своју дужност.
   *[black] Помоћник црног обавља своју дужност.
}
event-told = { $colour ->
    [white] Белом се на захтев саопштава: завршени потези белог { $whitemoves }, црног { $blackmoves }; утрошено време белог { $whitetime }, црног { $blacktime }.
   *[black] Црном се на захтев саопштава: завршени потези белог { $whitemoves }, црног { $blackmoves }; утрошено време белог { $whitetime }, црног { $blacktime }.
}

## Offers and claims.

event-offered = { $colour ->
    [white] Бели нуди реми.
   *[black] Црни нуди реми.
}
event-offer-refused = { $colour ->
    [white] Бели одбија реми.
   *[black] Црни одбија реми.
}
event-offered-by-claim = { $colour ->
    [white] Рекламација белог важи као понуда ремија.
   *[black] Рекламација црног важи као понуда ремија.
}
event-offered-by-request = { $colour ->
    [white] Захтев белог важи као понуда ремија.
   *[black] Захтев црног важи као понуда ремија.
}
event-accepted = { $colour ->
    [white] Бели прихвата реми; потребна је сагласност судије.
   *[black] Црни прихвата реми; потребна је сагласност судије.
}
event-consent-given = Судија играчима дозвољава да се споразумеју за реми.
event-claimed-repetition = { $colour ->
    [white] Бели рекламира реми због понављања позиције.
   *[black] Црни рекламира реми због понављања позиције.
}
event-claimed-fifty-moves = { $colour ->
    [white] Бели рекламира реми по правилу 50 потеза.
   *[black] Црни рекламира реми по правилу 50 потеза.
}
event-claimed-flag-fall = { $colour ->
    [white] Бели рекламира пад противникове заставице.
   *[black] Црни рекламира пад противникове заставице.
}
event-claimed-illegal-move = { $colour ->
    [white] Бели рекламира нелегалан потез.
   *[black] Црни рекламира нелегалан потез.
}
event-claimed-touch = { $colour ->
    [white] Бели рекламира противниково кршење члана 4.
   *[black] Црни рекламира противниково кршење члана 4.
}
event-claimed-irregularity = { $colour ->
    [white] Бели рекламира неправилност: { $matter }.
   *[black] Црни рекламира неправилност: { $matter }.
}
event-claimed-no-effort = { $colour ->
    [white] Бели рекламира реми: противник не улаже напор да победи нормалним средствима.
   *[black] Црни рекламира реми: противник не улаже напор да победи нормалним средствима.
}
event-claimed-cannot-win = { $colour ->
    [white] Бели рекламира реми: противник нормалним средствима не може да победи.
   *[black] Црни рекламира реми: противник нормалним средствима не може да победи.
}
event-evidence-confirmed = { $colour ->
    [white] Бели оверава оно што је приложено рекламацији.
   *[black] Црни оверава оно што је приложено рекламацији.
}
event-evidence-disputed = { $colour ->
    [white] Бели не оверава оно што је приложено рекламацији.
   *[black] Црни не оверава оно што је приложено рекламацији.
}

## Coming and going.

event-presence = { $colour ->
    [white] { $to ->
        [absent] Белог нема за таблом
        [at-the-board] Бели је за таблом
        [playing-area] Бели напушта салу за игру
       *[venue] Бели напушта простор за игру
    }.
   *[black] { $to ->
        [absent] Црног нема за таблом
        [at-the-board] Црни је за таблом
        [playing-area] Црни напушта салу за игру
       *[venue] Црни напушта простор за игру
    }.
}
event-excused = { $colour ->
    [white] Судија белом дозвољава кашњење.
   *[black] Судија црном дозвољава кашњење.
}
event-seen-arriving = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} долази.
event-seen-leaving = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} напушта { $area ->
    [playing-area] салу за игру
   *[venue] простор за игру
}.
event-seen-returning = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} се враћа.
event-seen-device = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} има електронски уређај који { $device ->
    [off-in-a-bag] је искључен у торби
    [off] је искључен
    [on] је укључен
    [sounds] се огласио
   *[rings] је зазвонио
}.
event-seen-with-notes = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} користи белешке, литературу или савете.
event-seen-analysing = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} анализира на другој табли.
event-seen-using-bag = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} без дозволе користи торбу у којој је уређај.
event-seen-smoking = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} пуши тамо где то није дозвољено.
event-seen-disturbing = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} { $who ->
    [white] омета противника
    [black] омета противника
   *[other] омета играча
}.
event-seen-disgracing = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} штети угледу шаха.
event-seen-shaking-hands = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} се рукује са противником.
event-seen-entering = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} без дозволе улази у салу за игру.
event-seen-interfering = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} се меша у партију.

## Conduct and points.

event-arbiter-called = { $colour ->
    [white] Бели позива судију: „{ $text }“
   *[black] Црни позива судију: „{ $text }“
}
event-arbiter-called-only = { $colour ->
    [white] Бели позива судију.
   *[black] Црни позива судију.
}
event-accused-of-touching = { $colour ->
    [white] Бели каже да је противник додирнуо { $piece }.
   *[black] Црни каже да је противник додирнуо { $piece }.
}
event-said-to-have-resigned = { $colour ->
    [white] Бели каже да је противник предао партију.
   *[black] Црни каже да је противник предао партију.
}
event-said-to-have-offered = { $colour ->
    [white] Бели каже да је противник понудио реми.
   *[black] Црни каже да је противник понудио реми.
}
event-testified = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} { $says ->
    [confirms] то потврђује.
   *[denies] то пориче.
}
event-accusation-judged = { $believed ->
    [yes] { $colour ->
        [white] Судија верује белом.
       *[black] Судија верује црном.
    }
   *[no] { $colour ->
        [white] Судија не верује белом.
       *[black] Судија не верује црном.
    }
}
event-arbiter-came = Судија долази до табле.
event-said = { $colour ->
    [white] Бели каже: „{ $text }“
   *[black] Црни каже: „{ $text }“
}
event-requested-piece = { $colour ->
    [white] Бели тражи фигуру.
   *[black] Црни тражи фигуру.
}
event-requested-scoresheet = { $colour ->
    [white] Бели тражи увид у формулар.
   *[black] Црни тражи увид у формулар.
}
event-requested-blank-scoresheet = { $colour ->
    [white] Бели тражи празан формулар.
   *[black] Црни тражи празан формулар.
}
event-requested-explanation = { $colour ->
    [white] Бели тражи објашњење: „{ $text }“
   *[black] Црни тражи објашњење: „{ $text }“
}
event-requested-move-number = { $colour ->
    [white] Бели пита за број потеза.
   *[black] Црни пита за број потеза.
}
event-requested-moves-and-time = { $colour ->
    [white] Бели пита за број потеза и утрошено време.
   *[black] Црни пита за број потеза и утрошено време.
}
event-requested-to-leave = { $colour ->
    [white] Бели тражи дозволу за излазак.
   *[black] Црни тражи дозволу за излазак.
}
event-requested-device = { $colour ->
    [white] Бели тражи дозволу да има електронски уређај.
   *[black] Црни тражи дозволу да има електронски уређај.
}
event-requested-assistant = { $colour ->
    [white] Бели тражи помоћника.
   *[black] Црни тражи помоћника.
}
event-requested-consent = { $colour ->
    [white] Бели тражи сагласност судије за реми.
   *[black] Црни тражи сагласност судије за реми.
}
event-requested-increment = { $colour ->
    [white] Бели тражи додатно време по потезу.
   *[black] Црни тражи додатно време по потезу.
}
event-reported = { $who ->
    [white] Бели
    [black] Црни
    [assistant] Помоћник
    [arbiter] Судија
   *[other] Неко
} пријављује судији неправилност: { $matter }.
event-refused = { $colour ->
    [white] Бели одбија да поштује Правила: „{ $text }“
   *[black] Црни одбија да поштује Правила: „{ $text }“
}
event-found-to-refuse = { $colour ->
    [white] Бели упорно одбија да поштује Правила шаха.
   *[black] Црни упорно одбија да поштује Правила шаха.
}
event-appealed = { $colour ->
    [white] Бели улаже жалбу на одлуку ({ $articles }): „{ $text }“
   *[black] Црни улаже жалбу на одлуку ({ $articles }): „{ $text }“
}
event-appeal-decided = О жалби је одлучено.
event-scored = Поени: бели { $white }, црни { $black }.

## What there is to be noticed, after a colon.

latent-illegal-move = { $colour ->
    [white] бели је завршио нелегалан потез.
   *[black] црни је завршио нелегалан потез.
}
latent-illegal-move-known = { $colour ->
    [white] бели је завршио нелегалан потез: { $move }.
   *[black] црни је завршио нелегалан потез: { $move }.
}
latent-illegal-move-made = { $colour ->
    [white] бели је одиграо нелегалан потез, али га није завршио: { $move }.
   *[black] црни је одиграо нелегалан потез, али га није завршио: { $move }.
}
latent-touch = { $colour ->
    [white] требало је да бели одигра други потез: { $moves }.
   *[black] требало је да црни одигра други потез: { $moves }.
}
latent-accident = { $colour ->
    [white] бели је, како се чини, случајно додирнуо { $piece }.
   *[black] црни је, како се чини, случајно додирнуо { $piece }.
}
latent-two-hands = { $colour ->
    [white] бели је потез одиграо обема рукама.
   *[black] црни је потез одиграо обема рукама.
}
latent-other-hand = { $colour ->
    [white] бели је сат притиснуо другом руком, а не оном којом је одиграо потез.
   *[black] црни је сат притиснуо другом руком, а не оном којом је одиграо потез.
}
latent-press-without-move = { $colour ->
    [white] бели је притиснуо сат, а није одиграо потез.
   *[black] црни је притиснуо сат, а није одиграо потез.
}
latent-clock-handling = { $colour ->
    [white] бели је неправилно руковао сатом.
   *[black] црни је неправилно руковао сатом.
}
latent-displacement = { $colour ->
    [white] бели је пореметио положај фигура, а игра је настављена са тако помереним фигурама.
   *[black] црни је пореметио положај фигура, а игра је настављена са тако помереним фигурама.
}
latent-out-of-turn = { $colour ->
    [white] бели је одиграо потез иако је на потезу био црни.
   *[black] црни је одиграо потез иако је на потезу био бели.
}
latent-meddling = { $colour ->
    [white] бели је додиривао фигуре иако је на потезу био црни.
   *[black] црни је додиривао фигуре иако је на потезу био бели.
}
latent-end-of-game = { $colour ->
    [white] потез белог је завршио партију, а игра се наставила.
   *[black] потез црног је завршио партију, а игра се наставила.
}
latent-scoresheet = { $colour ->
    [white] формулар белог није вођен како треба. { $law }
   *[black] формулар црног није вођен како треба. { $law }
}
latent-hovering = { $colour ->
    [white] бели је држао прст на сату или изнад њега.
   *[black] црни је држао прст на сату или изнад њега.
}

## What may be wrong, after a colon.

matter-illegal-move = нелегалан потез
matter-illegal-position = нелегална позиција
matter-touch = додирнута фигура
matter-release = испуштена фигура
matter-two-hands = потез обема рукама
matter-flag-fall = пад заставице
matter-displacement = поремећен положај фигура
matter-initial-position = погрешна почетна позиција
matter-board-placement = погрешно постављена табла
matter-reversed-colours = обрнуте боје фигура
matter-defective-clock = неисправан сат
matter-clock-setting = погрешно подешен сат
matter-clock = неправилно руковање сатом
matter-press-without-move = притисак на сат без потеза
matter-out-of-turn = потез кад је на потезу противник
matter-boards-disagree = неслагање табли
matter-end-of-game = већ завршена партија
matter-scoresheet = неправилно вођен формулар
