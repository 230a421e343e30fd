## The arbiter's pages: all boards, and one board in detail. $colour is white or black.

arbiter-title = Судија
arbiter-colour = { $colour ->
    [white] Бели
    [black] Црни
   *[nobody] ниједан од играча
}
arbiter-flag = заставица пала
arbiter-board = { $board }. табла
arbiter-free-game = Слободна партија
arbiter-board-of = Табла: { $white } и { $black }
arbiter-stage = { $stage ->
    [before-start] Још није почела
    [playing] Игра се
    [adjourned] Прекинута
    [void] Поништена
   *[over] Завршена
}
arbiter-calls = Неко вас чека
arbiter-coming = Долазим
arbiter-urgent-question = { $count ->
    [one] { $count } питање чека одговор
    [few] { $count } питања чекају одговор
   *[other] { $count } питања чека одговор
}
arbiter-urgent-interrupted = Сала није радила: сатови стоје док их не покренете
arbiter-urgent-stopped = Сатови су заустављени
arbiter-urgent = { $kind ->
    [flag] { $colour ->
        [white] Белом је пала заставица
       *[black] Црном је пала заставица
    }
    [trouble] { $colour ->
        [white] Бели је у временској оскудици
       *[black] Црни је у временској оскудици
    }
    [missing] { $colour ->
        [white] Белог нема
       *[black] Црног нема
    }
    [away] { $colour ->
        [white] Бели је изашао
       *[black] Црни је изашао
    }
   *[offer] { $colour ->
        [white] Бели нуди реми
       *[black] Црни нуди реми
    }
}

## Who is no arbiter.

arbiter-only-title = Ова страница је за судије
arbiter-only = Ако сте судија овог такмичења, пријавите се или на овом уређају отворите линк свог места.
arbiter-only-sign-in = Пријава

## All boards.

arbiter-calling = { $count ->
    [0] Нико не зове.
    [one] Зову вас са { $count } табле.
    [few] Зову вас са { $count } табле.
   *[other] Зову вас са { $count } табли.
}
arbiter-round = Коло
arbiter-filter = Табле
arbiter-filter-of = { $filter ->
    [urgent] хитне
    [playing] на којима се игра
    [over] завршене
   *[all] све
}
arbiter-seek = Играч или табла
arbiter-no-tables = Још није постављена ниједна партија.
arbiter-none-shown = Ниједна табла не одговара избору.
arbiter-waiting = { $count ->
    [one] { $count } партија чека почетак.
    [few] { $count } партије чекају почетак.
   *[other] { $count } партија чека почетак.
}
arbiter-start-round = Започни { $round }. коло
arbiter-interrupted = Сала за игру није радила. Све партије које су текле су прекинуте, а сатови показују време последњег сачуваног тренутка. Проверите времена и поново покрените сатове, овде за све табле или за сваку посебно.
arbiter-restart-all = { $count ->
    [1] Поново покрени сат једне партије
   *[other] Поново покрени сатове: { $count }
}
arbiter-stop-all = { $count ->
    [1] Заустави све сатове ({ $count })
   *[other] Заустави све сатове ({ $count })
}
arbiter-stop-all-now = Да, заустави све сатове
arbiter-stop-all-not = Не

## What is filled in.

arbiter-whom = Играч
arbiter-what = Шта
arbiter-who = Играч
arbiter-time = време
arbiter-rounds = кола
arbiter-points = поени
arbiter-time-form = Сати, минути и секунде: 1:30:00
arbiter-ground = Образложење вашим речима
arbiter-under = Правило
arbiter-about = Односи се на
arbiter-result = Резултат
arbiter-words = Тачне речи
arbiter-mark = { $mark ->
    [win] као за победу
    [draw] као за реми
   *[loss] као за пораз
}
arbiter-outcome = { $outcome ->
    [white-wins] 1-0: бели побеђује
    [draw] ½-½: реми
    [black-wins] 0-1: црни побеђује
    [both-lose] 0-0: обојица губе
    [white-by-forfeit] +/-: бели побеђује без игре
    [black-by-forfeit] -/+: црни побеђује без игре
    [both-by-forfeit] -/-: обојица губе без игре
   *[stands] Резултат остаје
}
arbiter-penalties = Казне
arbiter-penalty = { $penalty ->
    [warning] Опомена
    [more-time-for-opponent] Више времена противнику
    [less-time] Мање времена прекршиоцу
    [fewer-points] Мање поена прекршиоцу
    [more-points-for-opponent] Више поена противнику
    [loss-of-game] Губитак партије; противник добија
    [fine] Новчана казна
    [exclusion-from-rounds] Забрана наступа у колима
   *[expulsion] Искључење са такмичења
}
arbiter-provision = { $provision ->
    [IllegalMovePenalty] Нелегалан потез
    [DisturbingTheOpponent] Ометање противника
    [ElectronicDevices] Електронски уређаји
    [NotesAndAdvice] Белешке и савети
    [LeavingThePlayingArea] Излазак из сале за игру
    [LeavingTheVenue] Одлазак из простора за игру
    [Smoking] Пушење
    [ClockHandling] Руковање сатом
    [DisplacementPenalised] Поремећен положај фигура
    [AdjustingPieces] Поправљање фигура
    [RecordingMoves] Записивање потеза
    [ScoresheetVisible] Формулар није видљив
    [RefusalToComply] Одбијање поштовања Правила
    [BothPlayersRefuse] Оба играча одбијају да поштују Правила
    [GoodNameOfChess] Нарушавање угледа шаха
    [DefaultTime] Долазак после дозвољеног времена кашњења
    [NeitherPlayerPresent] Нема ниједног играча
    [DeviceForfeit] Уређај који је нађен или се огласио
    [ArbiterAppliesTheLaws] Судија примењује Правила
    [ArbiterServesTheCompetition] Најбољи интерес такмичења
    [ArbiterSeesToFairPlay] Фер игра
    [ArbiterObservesTheGames] Посматрање партија
    [PersonalInspection] Преглед играча
    [NoInterference] Мешање других
   *[CasesNotRegulated] Случај који Правила не уређују
}
arbiter-matter = { $matter ->
    [illegal-move] нелегалан потез
    [illegal-position] нелегална позиција
    [touch] додирнута фигура
    [release] испуштена фигура
    [two-hands] потез обема рукама
    [flag-fall] пад заставице
    [displacement] поремећен положај фигура
    [initial-position] погрешна почетна позиција
    [board-placement] погрешно постављена табла
    [reversed-colours] обрнуте боје фигура
    [defective-clock] неисправан сат
    [clock-setting] погрешно подешен сат
    [clock] неправилно руковање сатом
    [press-without-move] притисак на сат без потеза
    [out-of-turn] потез кад је на потезу противник
    [boards-disagree] неслагање табли
    [end-of-game] већ завршена партија
   *[scoresheet] формулар
}
arbiter-permission = { $what ->
    [leave-playing-area] да напусти салу за игру
    [leave-venue] да напусти простор за игру
    [device] да има уређај
    [draw-agreement] да се споразуме за реми
    [assistant-moving] помоћник који помера фигуре
    [assistant-pressing] помоћник који притиска сат
    [assistant-recording] помоћник који записује
   *[piece] фигура за промоцију
}
arbiter-telling = { $what ->
    [move-made] да је потез одигран
    [clock-not-pressed] да сат није притиснут
    [move-number] колико је потеза завршено
   *[explanation] шта значи нека одредба Правила
}

## The clocks.

arbiter-time-of = { $colour ->
    [white] Време белог
   *[black] Време црног
}
arbiter-counter-of = { $colour ->
    [white] Потези белог
   *[black] Потези црног
}
arbiter-counter = { $count ->
    [one] { $count } потез на сату
    [few] { $count } потеза на сату
   *[other] { $count } потеза на сату
}
arbiter-lift-flag = { $colour ->
    [white] Заставица белог се поново подиже
   *[black] Заставица црног се поново подиже
}
arbiter-then-runs = Чији сат затим ради
arbiter-runs = { $runs ->
    [white] белог
    [black] црног
    [as-before] онај који је радио
   *[as-is] као сада
}
arbiter-interruption-lasted = Време у којем партија није могла да се игра
arbiter-more-for = { $colour ->
    [white] Додатно време белом
   *[black] Додатно време црном
}
arbiter-setting-of = { $colour ->
    [white] Подешавање белог
   *[black] Подешавање црног
}

## The board, set up by hand.

arbiter-array = Извучени број
arbiter-after-move = После потеза број (0: почетак)
arbiter-after-move-of = Одиграо га је
arbiter-set-up = Или поставите позицију
arbiter-set-up-do = Врати ову позицију
arbiter-position = { $label }: { $men }
arbiter-editor-hand = Изаберите фигуру
arbiter-editor-board = Затим додирните поља
arbiter-editor-turn = На потезу
arbiter-man = { $man ->
    [k] { $colour ->
        [white] бели краљ
       *[black] црни краљ
    }
    [q] { $colour ->
        [white] бела дама
       *[black] црна дама
    }
    [r] { $colour ->
        [white] бели топ
       *[black] црни топ
    }
    [b] { $colour ->
        [white] бели ловац
       *[black] црни ловац
    }
    [n] { $colour ->
        [white] бели скакач
       *[black] црни скакач
    }
    [p] { $colour ->
        [white] бели пешак
       *[black] црни пешак
    }
   *[none] празно
}

## Adjournment.

arbiter-resumption-at = Наставак у
arbiter-resumption-until = Крај сеансе у
arbiter-resumption-place = Место
arbiter-sealed = Ковертирани потез, како је записан

## What is done, and what came of it.

arbiter-acts = Шта можете да учините
arbiter-group = { $group ->
    [game] Партија
    [clocks] Сатови
    [board] Неправилности и табла
    [conduct] Казне и дозволе
    [adjournment] Прекид и коверта
    [sheets] Формулари
    [result] Резултат
   *[other] Остало
}
arbiter-confirm = Ово се записује под вашим именом. Да ли потврђујете?
arbiter-confirm-article = Одлучује се по члану
arbiter-confirm-no = Не, назад
arbiter-confirm-yes = Да, потврђујем
arbiter-came = Одлука
arbiter-questions = Питања судији
arbiter-presumed = тако претпостављају Правила
arbiter-answer-do = Одговор: { $answer }
arbiter-opponent-gets = Противник добија поене
arbiter-opponent-more = Више времена противнику
arbiter-unnoticed = Ово још нико није приметио
arbiter-unnoticed-may = Можете да поступите:

## What is entered for the players.

arbiter-players = Унеси шта је играч урадио
arbiter-players-about = За табле на којима играчи то не уносе сами. Програм проверава да ли је дозвољено.
arbiter-did = Шта је играч урадио
arbiter-enter = { $colour ->
    [white] Унеси за белог
   *[black] Унеси за црног
}
arbiter-move-text = Или у нотацији
arbiter-move-unread = „{ $text }“ овде није потез.
arbiter-move-missing = Додирните два поља или упишите потез.
arbiter-becomes = Пешак постаје
arbiter-promotion = { $man ->
    [queen] дама
    [rook] топ
    [bishop] ловац
   *[knight] скакач
}
arbiter-lawful = сада је дозвољено
arbiter-unlawful = сада није дозвољено
arbiter-entry = { $entry ->
    [claim-flag] рекламира пад заставице
    [claim-repetition] рекламира реми: понављање позиције
    [claim-fifty] рекламира реми: 50 потеза
    [claim-repetition-move] рекламира реми: понављање позиције после намераваног потеза
    [claim-fifty-move] рекламира реми: 50 потеза после намераваног потеза
    [claim-illegal] рекламира нелегалан потез
    [claim-touch] рекламира додирнуту фигуру
    [accuse-touch] тврди да је противник додирнуо фигуру
    [accuse-resigned] тврди да је противник предао партију
    [accuse-offer] тврди да је противник понудио реми
    [confirm] потврђује оно што тврди противник
    [deny] пориче оно што тврди противник
    [claim-effort] рекламира реми: противник не улаже напор да победи
    [claim-win] рекламира реми: противник не може да победи нормалним средствима
    [play] игра потез и притиска сат
    [press] притиска сат
    [stop-clocks] зауставља сатове да затражи помоћ
    [offer] нуди реми
    [accept] прихвата реми
    [decline] одбија реми
    [resign] предаје
    [arrive] долази
    [leave] напушта салу за игру
    [leave-venue] напушта простор за игру
    [return] враћа се
    [device-rings] има уређај који звони
    [device-on] има укључен уређај
    [notes] користи белешке или савете
    [analyses] анализира на другој табли
    [disturbs] омета противника
    [displaced] зауставља сатове: поремећен положај фигура
    [refuse] одбија да поштује Правила
    [appeal] жали се
    [sign] потписује резултат
    [hand-sheet] предаје формулар
    [ask-adjourn] тражи прекид
    [seal] ковертира потез
    [hand-envelope] предаје коверту
   *[state-sealed] изјављује ковертирани потез
}

## The log, the lines, and what can be taken away.

arbiter-log = Дневник
arbiter-log-more = { $count ->
    [one] { $count } ранији унос
    [few] { $count } ранија уноса
   *[other] { $count } ранијих уноса
}
arbiter-log-for = { $colour ->
    [white] { $by }, за белог
   *[black] { $by }, за црног
}
arbiter-log-hall = програм
arbiter-log-spectator = гледалац
arbiter-log-spectator-seat = гледалац, место #{ $seat }
arbiter-log-player = играч { $no }
arbiter-log-arbiter = судија
arbiter-log-assistant = помоћник: { $name }
arbiter-back = Све табле
arbiter-presence = { $presence ->
    [absent] још није дошао
    [at-the-board] за таблом
    [venue] напустио је простор за игру
   *[playing-area] напустио је салу за игру
}
arbiter-lag = { $colour ->
    [white] Веза белог: { $milliseconds } мс тамо и назад ({ $at })
   *[black] Веза црног: { $milliseconds } мс тамо и назад ({ $at })
}
arbiter-papers = За преузимање
arbiter-replace = Поново постави ову партију
arbiter-sheets = Формулари и коверта
arbiter-pgn = PGN
arbiter-record = Запис партије
arbiter-record-about = У запису је сваки унос са својим дигиталним отиском; „{ $command }“ показује да ништа није промењено.

## The commonest jobs, from the list of boards.

arbiter-quick-title = Брзе одлуке
arbiter-quick = { $job ->
    [time] Додај време
    [result] Резултат
    [forfeit] Без игре
    [illegal] Нелегалан потез
    [claim] Рекламација ремија
    [flag] Пад заставице
    [stop] Заустави
   *[restart] Покрени сат
}
arbiter-quick-both = Оба играча
arbiter-quick-result = { $what ->
    [white] Бели је предао партију
    [black] Црни је предао партију
   *[draw] Играчи су се договорили за реми
}
arbiter-quick-illegal = { $who ->
    [white] Бели је завршио нелегалан потез
    [black] Црни је завршио нелегалан потез
   *[noticed] Како је забележено на табли
}
arbiter-quick-do = Да, тако одлучујем
arbiter-quick-board = Отвори таблу
arbiter-quick-close = Затвори
arbiter-minutes = { $minutes } мин
arbiter-preview = Биће одлучено
arbiter-choose = Изаберите
arbiter-prescribed = За нелегалан потез не означавајте ништа: казна је она коју прописују правила, а потез се броји.

## What other boards need, on every page.

arbiter-watch = Табле на којима сте потребни
arbiter-elsewhere = { $count ->
    [one] Потребни сте на { $count } табли
    [few] Потребни сте на { $count } табле
   *[other] Потребни сте на { $count } табли
}
arbiter-alerts = Звук и вибрација кад сам потребан

arbiter-unreadable = Запис је оштећен
arbiter-unreadable-replace = Припреми нову партију
arbiter-unreadable-replace-hint = Нова партија почиње са почетном позицијом и целим временом. Пре него што покренете сатове, тамо поставите позицију и времена.
