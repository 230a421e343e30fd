## Decisions as they are told: what was decided, on what grounds, what follows, and where it is written.
## $colour is white or black, the player whom a sentence is about; times are m:ss; moves, squares and articles are as the reader writes them.


## What was decided.

ruling-checkmate = { $colour ->
    [white] Мат: бели је матирао црног.
   *[black] Мат: црни је матирао белог.
}
ruling-resignation = { $colour ->
    [white] Бели је предао партију.
   *[black] Црни је предао партију.
}
ruling-resignation-without-mating-chance = { $colour ->
    [white] Бели је предао партију, али црни не може да матира ниједним низом легалних потеза.
   *[black] Црни је предао партију, али бели не може да матира ниједним низом легалних потеза.
}
ruling-stalemate = { $colour ->
    [white] Пат: бели нема ниједан легалан потез и није у шаху.
   *[black] Пат: црни нема ниједан легалан потез и није у шаху.
}
ruling-dead-position = Мртва позиција: ниједан играч не може да матира ниједним низом легалних потеза.
ruling-draw-by-agreement = Играчи су се споразумели за реми.
ruling-fivefold-repetition = Иста позиција је настала најмање пет пута.
ruling-seventy-five-moves = Сваки играч је одиграо најмање 75 потеза без померања пешака и без узимања.
ruling-correct-draw-claim = { $colour ->
    [white] Исправна је рекламација ремија коју је поднео бели.
   *[black] Исправна је рекламација ремија коју је поднео црни.
}
ruling-incorrect-draw-claim = { $colour ->
    [white] Неисправна је рекламација ремија коју је поднео бели.
   *[black] Неисправна је рекламација ремија коју је поднео црни.
}
ruling-right-to-claim-lost = { $colour ->
    [white] Бели је у овом потезу изгубио право на ту рекламацију.
   *[black] Црни је у овом потезу изгубио право на ту рекламацију.
}
ruling-illegal-move = { $colour ->
    [white] Бели је завршио нелегалан потез.
   *[black] Црни је завршио нелегалан потез.
}
ruling-illegal-moves-without-mating-chance = { $colour ->
    [white] Бели би због нелегалних потеза изгубио, али црни не може да матира ниједним низом легалних потеза.
   *[black] Црни би због нелегалних потеза изгубио, али бели не може да матира ниједним низом легалних потеза.
}
ruling-promotion-not-completed = { $colour ->
    [white] Бели је пешака на последњем реду оставио незамењеног: то је нелегалан потез.
   *[black] Црни је пешака на последњем реду оставио незамењеног: то је нелегалан потез.
}
ruling-king-captured = { $colour ->
    [white] Бели је узео краља: то је нелегалан потез.
   *[black] Црни је узео краља: то је нелегалан потез.
}
ruling-two-hands = { $colour ->
    [white] Бели је потез одиграо обема рукама: то се сматра нелегалним потезом.
   *[black] Црни је потез одиграо обема рукама: то се сматра нелегалним потезом.
}
ruling-press-without-move = { $colour ->
    [white] Бели је притиснуо сат, а није одиграо потез: то се сматра нелегалним потезом.
   *[black] Црни је притиснуо сат, а није одиграо потез: то се сматра нелегалним потезом.
}
ruling-press-before-move = { $colour ->
    [white] Бели је притиснуо сат пре него што је одиграо потез: то се сматра нелегалним потезом.
   *[black] Црни је притиснуо сат пре него што је одиграо потез: то се сматра нелегалним потезом.
}
ruling-flag-fall = { $colour ->
    [white] Белом је пала заставица пре него што је завршио предвиђени број потеза.
   *[black] Црном је пала заставица пре него што је завршио предвиђени број потеза.
}
ruling-flag-fall-without-mating-chance = { $colour ->
    [white] Белом је пала заставица, али црни не може да матира ниједним низом легалних потеза.
   *[black] Црном је пала заставица, али бели не може да матира ниједним низом легалних потеза.
}
ruling-both-flags-game-goes-on = Пале су обе заставице и није могуће утврдити која је пала прва; то није био последњи период.
ruling-both-flags-in-last-period = У последњем периоду пале су обе заставице и није могуће утврдити која је пала прва.
ruling-both-flags = Пале су обе заставице.
ruling-default-time = { $colour ->
    [white] Бели није дошао за таблу у дозвољеном времену кашњења.
   *[black] Црни није дошао за таблу у дозвољеном времену кашњења.
}
ruling-default-time-both = Ниједан играч није дошао за таблу у дозвољеном времену кашњења.
ruling-neither-player-present = У време одређено за почетак за таблом није било ниједног играча.
ruling-wrong-initial-position = Партија је започета са погрешном почетном позицијом.
ruling-wrong-board-placement = Табла је била погрешно постављена.
ruling-reversed-colours = Партија је започета са обрнутим бојама фигура.
ruling-displaced-pieces = { $colour ->
    [white] Бели је пореметио положај фигура.
   *[black] Црни је пореметио положај фигура.
}
ruling-displacement-found-later = Утврђено је да су фигуре још раније биле померене са својих поља.
ruling-clocks-after-irregularity = Судија је одредио шта сатови треба да показују после неправилности.
ruling-touched-piece = { $colour ->
    [white] Бели је додирнуо фигуру, а одиграо други потез.
   *[black] Црни је додирнуо фигуру, а одиграо други потез.
}
ruling-touched-piece-known = { $colour ->
    [white] Бели је додирнуо { $piece }, а одиграо је { $move }.
   *[black] Црни је додирнуо { $piece }, а одиграо је { $move }.
}
ruling-piece-released = { $colour ->
    [white] Бели је фигуру испустио на поље и тиме одредио потез, а затим је одиграо други.
   *[black] Црни је фигуру испустио на поље и тиме одредио потез, а затим је одиграо други.
}
ruling-defective-clock = Сат је неисправан.
ruling-wrong-clock-setting = Сат је био погрешно подешен.
ruling-clock-corrected = Судија исправља сат.
ruling-clock-in-order = Сат је исправан.
ruling-moves-completed-in-time = { $colour ->
    [white] Белом је пала заставица, али је предвиђени број потеза завршио на време.
   *[black] Црном је пала заставица, али је предвиђени број потеза завршио на време.
}
ruling-excused = { $colour ->
    [white] Судија дозвољава белом да игра упркос кашњењу.
   *[black] Судија дозвољава црном да игра упркос кашњењу.
}
ruling-bound-by-touch = { $colour ->
    [white] Бели је додирнуо фигуру и то га обавезује.
   *[black] Црни је додирнуо фигуру и то га обавезује.
}
ruling-touch-deliberate = { $colour ->
    [white] Бели је фигуру додирнуо намерно.
   *[black] Црни је фигуру додирнуо намерно.
}
ruling-touch-accidental = { $colour ->
    [white] Бели је фигуру додирнуо случајно.
   *[black] Црни је фигуру додирнуо случајно.
}
ruling-not-established = { $colour ->
    [white] Оно што црни тврди о белом није могло да се утврди.
   *[black] Оно што бели тврди о црном није могло да се утврди.
}
ruling-out-of-turn = { $colour ->
    [white] Бели је одиграо потез иако је на потезу био црни.
   *[black] Црни је одиграо потез иако је на потезу био бели.
}
ruling-device-forfeit = { $colour ->
    [white] { $device ->
        [rings] Белом је зазвонио телефон.
        [sounds] Белом се огласио електронски уређај.
        [on] Бели има укључен електронски уређај који судија није одобрио.
        [off] Бели има, иако искључен, електронски уређај који судија није одобрио.
       *[other] Код белог је пронађен или се огласио забрањен електронски уређај.
    }
   *[black] { $device ->
        [rings] Црном је зазвонио телефон.
        [sounds] Црном се огласио електронски уређај.
        [on] Црни има укључен електронски уређај који судија није одобрио.
        [off] Црни има, иако искључен, електронски уређај који судија није одобрио.
       *[other] Код црног је пронађен или се огласио забрањен електронски уређај.
    }
}
ruling-refused = { $colour ->
    [white] Бели је одбио да поштује Правила шаха.
   *[black] Црни је одбио да поштује Правила шаха.
}
ruling-refusal-to-comply = { $colour ->
    [white] Бели упорно одбија да поштује Правила шаха.
   *[black] Црни упорно одбија да поштује Правила шаха.
}
ruling-both-refuse = Оба играча упорно одбијају да поштују Правила шаха.
ruling-scoresheet = { $colour ->
    [white] Формулар белог није вођен како треба.
   *[black] Формулар црног није вођен како треба.
}
ruling-both-complete = Заставица је пала; оба играча сада морају да допуне своје формуларе.
ruling-signed-result = Оба играча су потписала формуларе и резултат на њима важи.
ruling-result-decided = Судија је одлучио који резултат важи.
ruling-quickplay-accepted = { $colour ->
    [white] Рекламација белог је прихваћена: црни нормалним средствима не може да победи или за то не улаже напор.
   *[black] Рекламација црног је прихваћена: бели нормалним средствима не може да победи или за то не улаже напор.
}
ruling-quickplay-rejected = { $colour ->
    [white] Рекламација белог је одбијена.
   *[black] Рекламација црног је одбијена.
}
ruling-quickplay-postponed = { $colour ->
    [white] Одлука о рекламацији белог је одложена.
   *[black] Одлука о рекламацији црног је одложена.
}
ruling-sealed-move-ambiguous = { $colour ->
    [white] Ковертирани потез белог је двосмислен.
   *[black] Ковертирани потез црног је двосмислен.
}
ruling-sealed-move-illegal = { $colour ->
    [white] Ковертирани потез белог је нелегалан.
   *[black] Ковертирани потез црног је нелегалан.
}
ruling-sealed-move-unclear = { $colour ->
    [white] Не може се утврдити који је потез бели ковертирао.
   *[black] Не може се утврдити који је потез црни ковертирао.
}
ruling-sealed-move-clear = { $colour ->
    [white] Бели игра ковертирани потез на табли.
   *[black] Црни игра ковертирани потез на табли.
}
ruling-reconstruction-ordered = Партију треба реконструисати на другој табли.
ruling-reconstructed = Партија је реконструисана на другој табли.
ruling-late-for-resumption = { $colour ->
    [white] Бели није дошао на наставак партије у дозвољеном времену кашњења.
   *[black] Црни није дошао на наставак партије у дозвољеном времену кашњења.
}
ruling-illegal-move-known = { $colour ->
    [white] Бели је завршио нелегалан потез: { $move }.
   *[black] Црни је завршио нелегалан потез: { $move }.
}
ruling-penalised = { $colour ->
    [white] Бели је кажњен.
   *[black] Црни је кажњен.
}
ruling-reason-valid = { $colour ->
    [white] Бели је имао оправдан разлог за заустављање сатова.
   *[black] Црни је имао оправдан разлог за заустављање сатова.
}
ruling-reason-not-valid = { $colour ->
    [white] Бели је зауставио сатове без оправданог разлога.
   *[black] Црни је зауставио сатове без оправданог разлога.
}
ruling-bound-by-release = { $colour ->
    [white] Бели је фигуру испустио на поље и мора да доврши тај потез.
   *[black] Црни је фигуру испустио на поље и мора да доврши тај потез.
}
ruling-must-castle = { $colour ->
    [white] Бели је краља испустио на поље да би рокирао и мора да рокира.
   *[black] Црни је краља испустио на поље да би рокирао и мора да рокира.
}
ruling-intended-move = { $colour ->
    [white] Бели мора да одигра намеравани потез.
   *[black] Црни мора да одигра намеравани потез.
}
ruling-replying-player-absent = { $colour ->
    [white] Бели, који треба да одговори на ковертирани потез, није присутан: коверта остаје затворена.
   *[black] Црни, који треба да одговори на ковертирани потез, није присутан: коверта остаје затворена.
}
ruling-early-adjournment = { $colour ->
    [white] Бели прекида партију пре краја сеансе: остатак сеансе му се рачуна као утрошено време.
   *[black] Црни прекида партију пре краја сеансе: остатак сеансе му се рачуна као утрошено време.
}
ruling-completes-scoresheet = { $colour ->
    [white] Бели мора пре следећег потеза да допуни формулар.
   *[black] Црни мора пре следећег потеза да допуни формулар.
}
ruling-request-granted = { $colour ->
    [white] Одобрава се захтев белог.
   *[black] Одобрава се захтев црног.
}
ruling-request-refused = { $colour ->
    [white] Захтев белог се одбија.
   *[black] Захтев црног се одбија.
}
ruling-assistant-accepted = { $colour ->
    [white] Помоћник белог је прихваћен.
   *[black] Помоћник црног је прихваћен.
}
ruling-assistant-not-accepted = { $colour ->
    [white] Помоћник белог није прихваћен.
   *[black] Помоћник црног није прихваћен.
}
ruling-consent-given = Судија је сагласан са ремијем по договору.
ruling-consent-refused = Судија није сагласан са ремијем по договору.
ruling-phone-as-spectator = Партија је завршена: играч је сада гледалац и не сме да употребљава телефон. Резултат остаје.
ruling-stated = Судија одлучује: „{ $text }“
ruling-offer-not-penalised = { $colour ->
    [white] Бели за понуду није кажњен и понуда важи.
   *[black] Црни за понуду није кажњен и понуда важи.
}
ruling-envelope-lost = Коверта је изгубљена: као ковертирани важи потез који наведе играч који је ковертирао.
ruling-resignation-not-established = { $colour ->
    [white] Није могло да се утврди да је бели предао партију.
   *[black] Није могло да се утврди да је црни предао партију.
}
ruling-offer-not-established = { $colour ->
    [white] Није могло да се утврди да је бели понудио реми.
   *[black] Није могло да се утврди да је црни понудио реми.
}
ruling-both-kings-in-check = Следећи потез је завршен, а оба краља су и даље у шаху.
ruling-pawn-on-last-rank = После следећег завршеног потеза пешак још увек стоји на последњем реду, на { $square }.
ruling-position-still-illegal = После следећег завршеног потеза позиција је још увек нелегална.
ruling-too-late-for-set-up = Рекламација се одбија: завршено је већ превише потеза (сваки играч по { $count }) и фигуре остају онако како су биле постављене.
ruling-too-late-for-clock = Подешавање сата се не мења: завршено је већ превише потеза (сваки играч по { $count }).
ruling-reversed-colours-go-on = Партија је започета са обрнутим бојама фигура, али за нову партију је одиграно већ превише потеза (сваки играч по { $count }).
ruling-replying-player-present = Коверта се отвара и ковертирани потез се одиграва на табли.
ruling-sealed-move-ended-game = Партија је завршена већ ковертираним потезом: кашњење се не узима у обзир.
ruling-time-for-disturbance = Судија због ометања додаје време.
ruling-appeal = { $colour ->
    [white] О жалби белог је одлучено.
   *[black] О жалби црног је одлучено.
}
ruling-not-penalised = { $colour ->
    [white] Бели није кажњен.
   *[black] Црни није кажњен.
}
ruling-congratulated = { $colour ->
    [white] Бели је честитао противнику на победи: то се сматра предајом.
   *[black] Црни је честитао противнику на победи: то се сматра предајом.
}
ruling-referred-no-effort = { $colour ->
    [white] Бели је рекламирао реми јер противник не улаже напор да победи нормалним средствима: игра је завршена, а о рекламацији одлучује судија.
   *[black] Црни је рекламирао реми јер противник не улаже напор да победи нормалним средствима: игра је завршена, а о рекламацији одлучује судија.
}
ruling-referred-cannot-win = { $colour ->
    [white] Бели је рекламирао реми јер противник не може да победи нормалним средствима: игра је завршена, а о рекламацији одлучује судија.
   *[black] Црни је рекламирао реми јер противник не може да победи нормалним средствима: игра је завршена, а о рекламацији одлучује судија.
}
ruling-referred-decided = { $colour ->
    [white] О рекламацији белог, којом је игра завршена, одлучено је.
   *[black] О рекламацији црног, којом је игра завршена, одлучено је.
}
ruling-breach = { $colour ->
    [white] Бели је прекршио правило: { $law }
   *[black] Црни је прекршио правило: { $law }
}

## Why it is so.

ground-occurrences = Позиција је настала { $count ->
    [1] једном
    [2] двапут
    [3] трипут
    [one] { $count } пут
   *[other] { $count } пута
}: { $when }.
ground-quiet-moves = Потези сваког играча без померања пешака и без узимања: { $count }.
ground-quiet-moves-intended = Потези сваког играча без померања пешака и без узимања, заједно са намераваним потезом: { $count }.
ground-quiet-half-moves = Полупотези без померања пешака и без узимања: { $count }.
ground-rule = Правило ({ $articles }): { $law }
ground-breaks = Потез крши правило ({ $articles }): { $law }
ground-attempt = Потез је био { $move }.
ground-announced-illegal = Намеравани потез { $move } је нелегалан.
ground-played = Одигран је потез { $move }.
ground-touched = Додирнуто редом: { $pieces }.
ground-illegal-move-number = { $colour ->
    [white] То је { $number ->
        [1] први
        [2] други
        [3] трећи
       *[other] { $number }.
    } нелегалан потез који се уписује белом.
   *[black] То је { $number ->
        [1] први
        [2] други
        [3] трећи
       *[other] { $number }.
    } нелегалан потез који се уписује црном.
}
ground-illegal-move-count = Нелегални потези тог играча у партији, укључујући овај: { $number }.
ground-can-mate = { $colour ->
    [white] Бели још може да матира, на пример { $line }.
   *[black] Црни још може да матира, на пример { $line }.
}
ground-cannot-mate = { $colour ->
    [white] Бели не може да матира ниједним низом легалних потеза.
   *[black] Црни не може да матира ниједним низом легалних потеза.
}
ground-can-mate-somehow = { $colour ->
    [white] Бели још може да матира низом легалних потеза.
   *[black] Црни још може да матира низом легалних потеза.
}
ground-blocked = { $colour ->
    [white] Позиција је трајно блокирана: бели не може да матира.
   *[black] Позиција је трајно блокирана: црни не може да матира.
}
ground-both-flags = { $colour ->
    [white] Пале су обе заставице; прва је пала заставица белог.
   *[black] Пале су обе заставице; прва је пала заставица црног.
}
ground-mate-not-excluded = { $colour ->
    [white] Није доказано да бели више не може да матира.
   *[black] Није доказано да црни више не може да матира.
}
ground-moves-completed = Завршени потези: { $completed } од { $required }.
ground-moves-completed-of-all = У том времену је требало завршити све потезе.
ground-late = Кашњење: { $time }.
ground-time-left = Преостало време: { $time }.
ground-stated = Разлог судије: „{ $text }“
ground-written = Записано је: „{ $text }“
ground-signed = Потписани резултат: { $text }.
ground-missing-from = { $colour ->
    [white] Формулар је непотпун од { $number }. потеза белог надаље.
   *[black] Формулар је непотпун од { $number }. потеза црног надаље.
}
ground-not-the-same = Исте фигуре стајале су на истим пољима и { $when }, али позиција није била иста ({ $articles }): { $law }
ground-default-time = Дозвољено време кашњења: { $time }.
ground-default-time-none = Кашњење није дозвољено: играч који на почетку сеансе није за таблом губи партију.
ground-void-after = Партија је завршена { $when }; каснији потези не важе.
ground-has-the-move = { $colour ->
    [white] На потезу је бели и само он може да рекламира.
   *[black] На потезу је црни и само он може да рекламира.
}
ground-offered-by = { $colour ->
    [white] Реми је понудио бели.
   *[black] Реми је понудио црни.
}
ground-claim-is-offer = { $colour ->
    [white] Рекламација белог важила је као понуда ремија ({ $articles }) и противник ју је прихватио.
   *[black] Рекламација црног важила је као понуда ремија ({ $articles }) и противник ју је прихватио.
}
ground-stood-wrongly = На почетку погрешно постављено: { $pieces }.
ground-moves-of-each = Потези сваког играча: { $moves }; граница: { $limit }.
ground-moves-of-each-no-limit = Потези сваког играча: { $moves }; границе нема.
ground-began-late = Игра је почела { $time } после одређеног времена; дозвољено време кашњења тече од тада.
ground-flag-not-called = { $colour ->
    [white] Заставица белог је пала, али то пре краја партије нико није утврдио ни рекламирао ({ $articles }).
   *[black] Заставица црног је пала, али то пре краја партије нико није утврдио ни рекламирао ({ $articles }).
}
ground-position-written = { $colour ->
    [white] Позиција коју је записао бели, а треба да је потврди црни: { $position }
   *[black] Позиција коју је записао црни, а треба да је потврди бели: { $position }
}
ground-left-in-check = { $colour ->
    [white] Краљ белог био је у шаху и после потеза остао је у шаху.
   *[black] Краљ црног био је у шаху и после потеза остао је у шаху.
}
ground-came-into-check = { $colour ->
    [white] Тим потезом краљ белог дошао је у шах.
   *[black] Тим потезом краљ црног дошао је у шах.
}
ground-attacked-on-the-way = Противник напада { $count ->
    [one] поље
   *[other] поља
} { $squares }, где краљ стоји, пролази или долази.
ground-increment-for-recording = За сваки потез додаје се { $time }, па се потези морају записивати и кад остане мање од пет минута ({ $articles }).
ground-flags-not-called = Пале су обе заставице, али то пре краја партије нико није утврдио ни рекламирао ({ $articles }).
ground-move-stands = Потез { $move } остаје.

## When a position stood: after these moves of a player, at the start (or the position from the start), with the move that was only announced.

when-after-moves = { $colour ->
    [white] после { $moves } { $count ->
        [one] потеза
       *[other] потеза
    } белог
   *[black] после { $moves } { $count ->
        [one] потеза
       *[other] потеза
    } црног
}
when-at-start = на почетку партије
when-with-announced = са намераваним потезом
ordinal = { $number }.
ordinal-before-comma = { $number }
piece-named = { $role ->
    [pawn] { $form ->
        [listed] пешак { $piece }
       *[other] пешака { $piece }
    }
   *[other] { $form ->
        [listed] { $piece }
       *[other] фигуру { $piece }
    }
}
list-and = { $first } и { $second }
list-or = { $first } или { $second }

## What follows.

order-add-time = { $colour ->
    [white] Бели добија { $time } додатног времена.
   *[black] Црни добија { $time } додатног времена.
}
order-take-time = { $colour ->
    [white] Од времена белог одузима се { $time }.
   *[black] Од времена црног одузима се { $time }.
}
order-take-back-press = { $colour ->
    [white] Последњи притисак белог на сат се поништава.
   *[black] Последњи притисак црног на сат се поништава.
}
order-set-clock = { $colour ->
    [white] Сат белог се подешава на { $time }.
   *[black] Сат црног се подешава на { $time }.
}
order-set-counter = { $colour ->
    [white] Бројач потеза белог се подешава на { $moves }.
   *[black] Бројач потеза црног се подешава на { $moves }.
}
order-set-period = { $colour ->
    [white] Сат белог се подешава на { $period }. период.
   *[black] Сат црног се подешава на { $period }. период.
}
order-clock-stays = { $colour ->
    [white] Сат белог остаје какав јесте.
   *[black] Сат црног остаје какав јесте.
}
order-replace-clock = Сат се замењује другим.
order-install-setting = Сат се исправно подешава за оба играча: { $control }.
order-install-settings = Сат се исправно подешава: бели { $white }; црни { $black }.
order-stop-clocks = Оба сата се заустављају.
order-start-clock = { $colour ->
    [white] Покреће се сат белог.
   *[black] Покреће се сат црног.
}
order-finish = Потез се довршава: { $move }.
order-choice-final = Избор фигуре је коначан.
order-finish-promotion = Пешак се замењује фигуром: { $move }.
order-turn-board = Позиција се преноси на правилно постављену таблу.
order-restore = { $colour ->
    [white] Враћа се позиција пре { $number }. потеза белог.
   *[black] Враћа се позиција пре { $number }. потеза црног.
}
order-set-up = На таблу се поставља позиција { $position }
order-put-right = Фигуре се враћају на своја поља.
order-must-play = { $colour ->
    [white] Бели мора да одигра { $count ->
        [1] { $moves }
       *[other] један од ових потеза: { $moves }
    }.
   *[black] Црни мора да одигра { $count ->
        [1] { $moves }
       *[other] један од ових потеза: { $moves }
    }.
}
order-touched-stay = { $colour ->
    [white] Белог и даље обавезује оно што је додирнуо: { $pieces }.
   *[black] Црног и даље обавезује оно што је додирнуо: { $pieces }.
}
order-any-legal-move = Оно што је додирнуто ({ $pieces }) не може легално ни да се помери ни да се узме: сме да се одигра било који легалан потез.
order-count-illegal-move = { $colour ->
    [white] Белом се уписује нелегалан потез.
   *[black] Црном се уписује нелегалан потез.
}
order-count-two-hands = { $colour ->
    [white] Белом се уписује потез обема рукама.
   *[black] Црном се уписује потез обема рукама.
}
order-count-press-without-move = { $colour ->
    [white] Белом се уписује притисак на сат без потеза.
   *[black] Црном се уписује притисак на сат без потеза.
}
order-count-warning = { $colour ->
    [white] Белом се уписује опомена.
   *[black] Црном се уписује опомена.
}
order-complete-scoresheet = { $colour ->
    [white] Бели мора пре следећег потеза да допуни формулар.
   *[black] Црни мора пре следећег потеза да допуни формулар.
}
order-permit-to-leave = { $colour ->
    [white] Бели сме да изађе.
   *[black] Црни сме да изађе.
}
order-permit-device = { $colour ->
    [white] Бели сме да има уређај.
   *[black] Црни сме да има уређај.
}
order-permit-draw-agreement = { $colour ->
    [white] Бели сме да се споразуме за реми.
   *[black] Црни сме да се споразуме за реми.
}
order-permit-assistant = { $colour ->
    [white] Бели сме да има помоћника који { $duty ->
        [moving] помера фигуре
        [pressing] притиска сат
       *[recording] записује потезе
    }.
   *[black] Црни сме да има помоћника који { $duty ->
        [moving] помера фигуре
        [pressing] притиска сат
       *[recording] записује потезе
    }.
}
order-permit-piece = { $colour ->
    [white] Бели добија фигуру.
   *[black] Црни добија фигуру.
}
order-play-on = Партија се ипак игра.
order-goes-on = Партија се наставља.
order-goes-on-restarted = { $colour ->
    [white] Партија се наставља када судија поново покрене сат белог.
   *[black] Партија се наставља када судија поново покрене сат црног.
}
order-stands = Одлука остаје на снази.
order-result-stands = Одлука остаје на снази, а са њом и резултат { $result }.
order-new-game = Партија се поништава и игра се нова.

## Penalties on the player of $colour.

penalty-warning = { $colour ->
    [white] Бели добија опомену.
   *[black] Црни добија опомену.
}
penalty-more-time-for-opponent = { $colour ->
    [white] Казна за белог: црни добија { $time } додатног времена.
   *[black] Казна за црног: бели добија { $time } додатног времена.
}
penalty-less-time = { $colour ->
    [white] Казна за белог: губи { $time }.
   *[black] Казна за црног: губи { $time }.
}
penalty-loss-of-game = { $colour ->
    [white] Партија се проглашава изгубљеном за белог; црни добија поене за { $mark ->
        [win] победу
        [draw] реми
       *[loss] пораз
    }.
   *[black] Партија се проглашава изгубљеном за црног; бели добија поене за { $mark ->
        [win] победу
        [draw] реми
       *[loss] пораз
    }.
}
penalty-fewer-points = { $colour ->
    [white] Казна за белог: добија највише поене за { $mark ->
        [win] победу
        [draw] реми
       *[loss] пораз
    }.
   *[black] Казна за црног: добија највише поене за { $mark ->
        [win] победу
        [draw] реми
       *[loss] пораз
    }.
}
penalty-more-points-for-opponent = { $colour ->
    [white] Казна за белог: црни добија бар поене за { $mark ->
        [win] победу
        [draw] реми
       *[loss] пораз
    }.
   *[black] Казна за црног: бели добија бар поене за { $mark ->
        [win] победу
        [draw] реми
       *[loss] пораз
    }.
}
penalty-fine = { $colour ->
    [white] Бели добија унапред објављену новчану казну.
   *[black] Црни добија унапред објављену новчану казну.
}
penalty-exclusion-from-rounds = { $colour ->
    [white] Белом се забрањује наступ у { $count ->
        [one] { $count } колу
       *[other] { $count } кола
    }.
   *[black] Црном се забрањује наступ у { $count ->
        [one] { $count } колу
       *[other] { $count } кола
    }.
}
penalty-expulsion = { $colour ->
    [white] Бели се искључује са такмичења.
   *[black] Црни се искључује са такмичења.
}

## How a game ended. $result is as it is written down.

outcome-win = { $colour ->
    [white] Бели побеђује ({ $result }).
   *[black] Црни побеђује ({ $result }).
}
outcome-win-by-forfeit = { $colour ->
    [white] Бели побеђује без игре ({ $result }).
   *[black] Црни побеђује без игре ({ $result }).
}
outcome-draw = Партија је реми ({ $result }).
outcome-both-lose = Оба играча губе партију ({ $result }).
outcome-both-lose-by-forfeit = Оба играча губе партију без игре ({ $result }).
outcome-half-against-nothing = { $colour ->
    [white] Бели губи, а црни добија пола поена ({ $result }).
   *[black] Црни губи, а бели добија пола поена ({ $result }).
}
outcome-other = Резултат је { $result }.

## Who decided, and where it is written.

author-arbiter = Одлучио је судија.
author-arbiter-named = Одлучио је судија ({ $name }).
author-arbiter-noticed = Утврдио је судија.
author-arbiter-noticed-named = Утврдио је судија ({ $name }).
articles = { $count ->
    [1] Члан
   *[other] Чланови
} { $articles } (Правила из { $edition }).
articles-named = { $articles } (Правила из { $edition }).
further-articles = Такође: { $articles } (Правила из { $edition }).
## Articles that have no number of their own.

article-guidelines = Смернице за прекинуте партије, { $number }
article-appendix = Додатак { $letter }
article-part = { $article }, { $part ->
    [end] последња реченица
    [model] огледна партија
    [example] пример
    [intro] увод
    [abbrev] скраћенице
    [expl] објашњење
    [note] напомена
    [rec] препорука
   *[other] { $part }
}
article-opening = { $opening ->
    [preface] Предговор
   *[intro] Увод
}{ $part ->
    [whole] { "" }
   *[part] , { $item ->
        [rating] рејтинг
       *[other] { $item }
    }
}
article-glossary = Речник: { $name ->
    [arbiters-discretion] процена судије
    [completed-move] завршен потез
    [cumulative-mode] кумулативни начин
    [delay-mode] начин са одлагањем
    [displaced] померена фигура
    [increment] повећање
    [made] одигран потез
    [move-counter] бројач потеза
    [normal-means] уобичајен начин
    [penalties] казне
    [points] поени
    [result] резултат
    [standard-chess] стандардни шах
    [time-control] контрола времена
   *[other] { $term }
}

## A time control, period by period.

period-moves = { $moves ->
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
} за { $main }
period-moves-only = { $moves ->
    [one] { $moves } потез
    [few] { $moves } потеза
   *[other] { $moves } потеза
}
period-all = сви потези за { $main }
period-all-only = сви потези
period-increment = { $period } са { $seconds ->
    [one] додатном { $shown } секундом
    [few] додатне { $shown } секунде
   *[other] додатних { $shown } секунди
} по потезу
period-delay = { $period } са одлагањем од { $seconds ->
    [one] { $shown } секунде
    [few] { $shown } секунде
   *[other] { $shown } секунди
} по потезу
period-bronstein = { $period }, на Бронштајнов начин { $seconds ->
    [one] { $shown } секунда
    [few] { $shown } секунде
   *[other] { $shown } секунди
} по потезу
