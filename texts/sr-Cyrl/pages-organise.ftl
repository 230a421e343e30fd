## Organising a competition. First what comes next.

organise-new = Ново такмичење
organise-not-yours = Ова страница је за организаторе и судије
organise-not-yours-hint = Пријавите се именом и лозинком или поново отворите линк свог места.
organise-to-competition = Такмичење како га виде сви
organise-parts = Одељци
organise-part = { $part ->
    [players] Играчи
    [rounds] Кола
    [seats] Места
    [officials] Службена лица
   *[announcement] Распис
}
organise-next = { $step ->
    [players] Следеће: упишите играче
    [pair] Следеће: упарите { $round }. коло
    [tables] Следеће: поставите табле { $round }. кола
    [seats] Следеће: поделите места
    [start] Следеће: покрените { $round }. коло
    [play] { $round }. коло се игра
   *[over] Сва кола су завршена
}
organise-next-hint = { $step ->
    [players] Једног по једног или све одједном из табеле. Мора их бити бар двоје.
    [pair] { $system ->
        [swiss] Како предлажу правила, са разлозима. Пре објаве парове можете променити.
       *[round-robin] Сва кола одједном по Бергеровим таблицама или само ово ручно.
    }
    [tables] Тада сваки играч има своју таблу, а сатови су подешени.
    [seats] Сваки играч добија линк и код који на било ком уређају отварају његову таблу.
    [start] Сатови белих крећу на свим таблама одједном.
    [play] Резултати се уписују сами кад се партије заврше.
   *[over] Поредак је коначан кад су познати сви резултати.
}
organise-go-players = Ка играчима
organise-go-pair = Ка паровима
organise-go-standings = Ка поретку
organise-arrivals = Играчи се сматрају одсутним док не дођу: важи дозвољено време кашњења
organise-lay = Постави табле { $round }. кола
organise-give-all = Направи линкове за све играче
organise-start = Покрени { $round }. коло
organise-start-sure = { $count ->
    [one] { $round }. коло: белом сат одмах креће на { $count } табли. Да ли су играчи за таблама?
    [few] { $round }. коло: белима сатови одмах крећу на { $count } табле. Да ли су играчи за таблама?
   *[other] { $round }. коло: белима сатови одмах крећу на { $count } табли. Да ли су играчи за таблама?
}
organise-start-yes = { $count ->
    [one] Да, покрени сат
   *[other] Да, покрени сатове
}
organise-arbiter-starts = Коло покреће судија који води ово такмичење.
organise-take-charge = Преузми вођење

## What goes wrong in what was typed.

organise-faults = { $count ->
    [one] Ништа није уписано: { $count } грешка.
    [few] Ништа није уписано: { $count } грешке.
   *[other] Ништа није уписано: { $count } грешака.
}
organise-place = Ред { $line }, колона { $column }:
organise-place-line = Ред { $line }:
organise-place-heading = Ред { $line }, колона „{ $heading }“:

## The announcement.

organise-what = Основни подаци
organise-name = Назив такмичења
organise-place-of = Место
organise-federation = Федерација (три слова)
organise-first-day = Први дан
organise-last-day = Последњи дан
organise-arbiters = Судије, одвојене зарезима
organise-system = Систем такмичења
organise-system-of = { $system ->
    [swiss] Швајцарски систем и слично
   *[round-robin] Кружни систем: свако са сваким
}
organise-rules = Правила игре
organise-preset = Полазни правилник
organise-as-announced = Како је објављено
organise-as-chosen = као у изабраном правилнику
organise-preset-of = { $preset ->
    [screen-10-5] На екранима: 10 минута и 5 секунди по потезу
    [rapid-15-10] Убрзани шах: 15 минута и 10 секунди по потезу
    [rapid-25-10] Убрзани шах: 25 минута и 10 секунди по потезу
    [fide-standard-90-30] Стандардни шах: 90 минута и 30 секунди по потезу
    [fide-40-90-30] Стандардни шах: 90 минута за 40 потеза, затим 30 минута, и 30 секунди по потезу
    [blitz-3-2] Брзопотезни шах: 3 минута и 2 секунде по потезу
    [blitz-5-0] Брзопотезни шах: 5 минута
    [blitz-3-2-supervised] Брзопотезни шах под надзором: 3 минута и 2 секунде по потезу
    [rapid-30-0-quickplay] Убрзани шах: 30 минута са убрзаним завршетком
    [classical-40-2h] Стандардни шах: 2 сата за 40 потеза, затим 1 сат
    [classical-40-2h-adjourned] Традиционално: 2 сата за 40 потеза, затим 1 сат за сваких даљих 20, са прекидом
    [match-120-60-15] Меч: 2 сата, 1 сат, затим 15 минута и 30 секунди по потезу
    [norway-2015] 2 сата за 40 потеза, затим 1 сат и 30 секунди по потезу
    [armageddon-5-4] Армагедон: бели 5 минута, црни 4
    [fischer-random-rapid] Шах 960: 15 минута и 10 секунди по потезу
   *[blitz-5-0-2009] Брзопотезни шах из 2009: 5 минута
}
organise-edition = Издање Правила
organise-edition-of = Правила из { $edition }.
organise-board = Где се одигравају потези
organise-board-of = { $board ->
    [enforced] на екрану који одбија нелегалне потезе
   *[free] на правој табли, где су могући и нелегални потези
}
organise-minutes = Друга временска контрола: минута по партији
organise-seconds = и секунди по потезу
organise-late = Дозвољено време кашњења у минутима
organise-as-text = Цео правилник као текст (TOML)
organise-as-text-hint = Овде је записано оно што је горе изабрано. Може да се дода и све друго што правилник познаје; грешке се наводе са бројем реда.
organise-back-to-choices = Назад на избор изнад
organise-explained = Овако ће се играти
organise-tie-breaks-usual = Ништа није изабрано: примењују се додатни критеријуми уобичајени за тај систем.
organise-tie-break-add = Додај
organise-tie-break-which = изаберите …
organise-tie-break-up = Помери горе: { $name }
organise-tie-break-down = Помери доле: { $name }
organise-tie-break-remove = Уклони
organise-tie-break-remove-who = Уклони: { $name }
organise-watching = Гледаоци
organise-visibility = Ко сме да гледа
organise-visibility-of = { $who ->
    [seated] само они који имају место и службена лица
   *[public] сви
}
organise-delay-minutes = Одлагање у минутима
organise-delay-moves = Одлагање у полупотезима
organise-delay-hint = Гледаоци, приказ и преноси виде партије са овим одлагањем. Судије их виде одмах.
organise-open = Отвори такмичење
organise-announce-anew = Измени распис
organise-announced = Објављено.
organise-anew-hint = Већ постављене партије остају какве јесу.

## Players.

organise-players = Играчи: { $count }
organise-player-new = Нови играч
organise-player-right = Измена: { $name }
organise-player-name = Презиме, име
organise-title = Титула
organise-fide-id = ФИДЕ ID
organise-senses = Вид и слух
organise-senses-of = { $senses ->
    [visually-disabled] оштећен вид
    [hearing-impaired] оштећен слух
   *[ordinary] без оштећења
}
organise-enter = Упиши
organise-keep = Сачувај
organise-kept = Сачувано.
organise-leave = Одустани
organise-edit = Измени
organise-edit-who = Измени: { $name }
organise-withdraw = Упиши одустајање
organise-withdraw-who = Упиши одустајање: { $name }
organise-withdraw-sure = { $count ->
    [0] Убудуће се не упарује: { $name }. Играча можете да вратите у такмичење.
    [one] Убудуће се не упарује: { $name }. Остаје { $count } већ одређен пар: исправите га или тамо упишите резултат. Играча можете да вратите у такмичење.
    [few] Убудуће се не упарује: { $name }. Остају { $count } већ одређена пара: исправите их или тамо упишите резултате. Играча можете да вратите у такмичење.
   *[other] Убудуће се не упарује: { $name }. Остаје { $count } већ одређених парова: исправите их или тамо упишите резултате. Играча можете да вратите у такмичење.
}
organise-withdraw-yes = Да, одустаје
organise-return = Врати у такмичење
organise-return-who = Врати у такмичење: { $name }
organise-remove = Уклони
organise-remove-who = Уклони: { $name }
organise-players-csv = Више играча одједном: из табеле (CSV)
organise-players-csv-hint = Први ред именује колоне: { $columns }. Потребно је само име. Налепите табелу или изаберите датотеку.
organise-csv-file = Изабери датотеку …
organise-csv-foreign = Датотека није у UTF-8 и слова би се изгубила. Сачувајте је поново као CSV у UTF-8.
organise-csv-send = Упиши табелу
organise-csv-done = Уписано.

## Rounds.

organise-too-few = За парове су потребна бар два играча.
organise-berger = Кружни систем по Бергеровим таблицама
organise-berger-hint = Упарује сва кола одједном.
organise-cycles = Свако са сваким
organise-cycles-of = { $cycles ->
    [double] двапут
    [double-last-two-swapped] двапут, уз замену последња два кола првог круга
   *[single] једном
}
organise-berger-pair = Упари сва кола
organise-by-hand = Ручно
organise-by-hand-hint = Играчи су поређани као на списку. Промените шта треба; табле се нумеришу редом.
organise-bye-of = { $bye ->
    [full-point] не игра: цео поен
    [half-point] не игра: пола поена
    [zero-point] не игра: без поена
   *[pairing] слободан
}
organise-swap = Замени боје
organise-free = Без пара: { $names }
organise-pair = Упари { $round }. коло
organise-add-board = Још једна табла
organise-pairings-csv = Из табеле (CSV)
organise-pairings-csv-hint = Први ред именује колоне: { $columns }. Играчи се наводе бројевима.
organise-take-back = Обриши парове
organise-take-back-sure = Бришу се парови { $round }. кола и постављене партије. Затим коло може поново да се упари.
organise-take-back-yes = Да, избриши
organise-undo-start = Поништи почетак
organise-undo-start-sure = { $count ->
    [one] На { $count } табли још није одигран ниједан потез: сат се враћа на пуно време и партија чека нови почетак. Табле са потезима остају какве јесу.
    [few] На { $count } табле још није одигран ниједан потез: сатови се враћају на пуно време и партије чекају нови почетак. Табле са потезима остају какве јесу.
   *[other] На { $count } табли још није одигран ниједан потез: сатови се враћају на пуно време и партије чекају нови почетак. Табле са потезима остају какве јесу.
}
organise-undo-start-yes = Да, поништи почетак
organise-undo-tables = Уклони постављене партије
organise-undo-tables-sure = { $count ->
    [one] Уклања се { $count } партија која још није почела; пар остаје. Затим резултат може да се упише ручно или партија поново да се постави.
    [few] Уклањају се { $count } партије које још нису почеле; парови остају. Затим резултати могу да се упишу ручно или партије поново да се поставе.
   *[other] Уклања се { $count } партија које још нису почеле; парови остају. Затим резултати могу да се упишу ручно или партије поново да се поставе.
}
organise-undo-tables-yes = Да, уклони
organise-late-hint = { $system ->
    [swiss] Упарују се од следећег кола. За ово коло додајте таблу или пре почетка поништите парове и поново упарите.
   *[round-robin] { $begun ->
        [yes] Кола су већ почела, па Бергерове таблице не могу да се направе поново: каснија кола упарите ручно.
       *[no] Још се ништа није играло: избришите све парове и поново упарите сва кола, са свим играчима.
    }
}
organise-unpair-all = Избриши све парове
organise-unpair-all-sure = Бришу се парови свих кола. Затим сва кола могу поново да се упаре, са свим играчима.
organise-board-right = Измени: { $board }. табла
organise-board-right-hint = Играч са друге табле мења место са играчем за овом таблом. Партија која је већ постављена поставља се поново; места воде до нове.
organise-board-new = { $board }. табла, нова
organise-board-remove = Уклони таблу
organise-board-remove-sure = { $white } и { $black } у овом колу неће играти ако их поново не упарите.
organise-board-remove-yes = Да, уклони
organise-begins = Почетак кола
organise-to-table = До партије
organise-result-of = Резултат: { $white } – { $black }
organise-no-result = упишите резултат …

## Seats.

organise-seats-hint = Свако место има свој линк. Ко га отвори, седи тамо, на било ком уређају и без лозинке. Дајте га само ономе коме припада.
organise-give-missing = { $count ->
    [one] Направи линк за { $count } играча који га нема
    [few] Направи линкове за { $count } играча који их немају
   *[other] Направи линкове за { $count } играча који их немају
}
organise-only-here = Таблети и телефони не могу да отворе ове линкове: { $address } је само овај рачунар. Салу покрените са { $command } (или { $make }) па направите линкове.
organise-only-here-other = Таблети и телефони не могу да отворе ове линкове: { $address } је само овај рачунар. У наставку изаберите адресу у мрежи.
organise-address = Адреса у линковима
organise-address-is = Линкови почињу са { $address }
organise-certificate = Сала користи сопствени сертификат, па прегледачи први пут упозоравају.
organise-certificate-how = Како да му верујете
organise-renew-all = Нови линкови за све играче
organise-renew-all-sure = { $count ->
    [one] { $count } играч добија нови линк; стари одмах престаје да важи, и на уређају на ком се користи.
    [few] { $count } играча добијају нове линкове; стари одмах престају да важе, и на уређајима на којима се користе.
   *[other] { $count } играча добија нове линкове; стари одмах престају да важе, и на уређајима на којима се користе.
}
organise-renew-all-yes = Да, направи нове линкове
organise-once = Ови линкови се виде само сада; кад затворите страницу, више не могу да се виде. Одштампајте их или копирајте; за изгубљен линк може да се направи нови.
organise-print = Одштампај листиће
organise-qr = Код места: { $name }
organise-link-of = Линк места: { $name }
organise-slip-hint = Скенирајте код или упишите адресу. Отвара се ваша табла; адресу задржите за себе.
organise-slip-board = { $round }. коло, { $board }. табла: { $colour ->
    [white] бели
   *[black] црни
}
organise-slip-only-here = Ови линкови раде само на рачунару сале ({ $address }), а не на таблетима и телефонима. Отворите салу мрежи и одштампајте нове.
organise-give-one = Место за неког другог
organise-for-whom = За кога
organise-seat-of = { $role ->
    [arbiter] судија
   *[spectator] гледалац
}
organise-assistant-of = помоћник: { $name }
organise-arbiter-name = Име којим се потписују одлуке
organise-give = Направи линк
organise-given = Додељена места
organise-given-at = додељено { $at }
organise-renew = Нови линк
organise-renew-who = Нови линк: { $name }; стари престаје да важи
organise-revoke = Опозови
organise-revoke-who = Опозови место: { $name }
organise-revoked-at = опозвано { $at }
organise-program = На овом месту игра програм (бот)
organise-program-mark = програм
organise-remove-name = Уклони име
organise-remove-name-who = Уклони име: { $name }
organise-remove-name-question = Име { $name } заувек се уклања, са овог места и из одлука које је потписало. Одлуке остају.

## Officials.

organise-in-charge = Ово такмичење воде
organise-dismiss = Разреши
organise-dismiss-who = Разреши: { $name }
organise-official = Службено лице сале
organise-appoint = Повери вођење
organise-office-of = { $office ->
    [organiser] организатор
   *[arbiter] судија
}
organise-organiser-appoints = Вођење поверава организатор, који и позива друге.
organise-forgotten = Судија или организатор је заборавио лозинку
organise-forgotten-hint = Преко линка службено лице једном, у року од једног дана, поставља нову лозинку. Кад га употреби, све његове пријаве и жетони престају да важе. Дајте га само том лицу.
organise-forgotten-make = Направи линк за нову лозинку
organise-forgotten-link = Линк преко ког { $name } поставља нову лозинку
organise-forgotten-withdraw-who = Повуци линк: { $name }
organise-password = Ваша лозинка
organise-password-hint = Најмање { $least } знакова. Ваше друге пријаве и ваши жетони престају да важе.
organise-password-old = Досадашња лозинка
organise-password-new = Нова лозинка
organise-password-change = Промени лозинку
organise-password-changed = Лозинка је промењена.
organise-second-factor = { $is ->
    [on] Други корак пријаве: укључен
   *[off] Постави други корак пријаве
}
organise-factor-of = { $name } се пријављује са другим кораком.
organise-factor-remove = Уклони
organise-factor-remove-who = Уклони други корак пријаве: { $name }
organise-invite = Позови ново службено лице
organise-invite-hint = Ко отвори линк, бира име и лозинку. Затим му овде поверите вођење.
organise-invite-whom = За кога
organise-invite-make = Направи линк
organise-invite-once = Овај линк се види само сада и важи једном.
organise-invite-link = Линк позива
organise-invite-nobody = Позив
organise-invite-until = до { $at }
organise-invite-withdraw = Повуци
organise-invite-withdraw-who = Повуци позив: { $name }

## Kolo švajcarskog sistema, kako ga predlažu pravila.

organise-rounds = Број кола
organise-proposal = { $round }. коло по правилима
organise-proposal-hint = По холандском систему ФИДЕ, редом стартних бројева. Док га не објавите, ништа није коначно.
organise-proposal-board = Табла
organise-why = Зашто
organise-floaters = Прелази у нижу групу по поенима
organise-initial-colour = Почетна боја
organise-initial-colour-hint = Боја коју у 1. колу има играч са првим стартним бројем. Извлачи се пре кола.
organise-by-lot = Извуци жребом
organise-requested-byes = Ко у овом или каснијим колима не игра
organise-requested-byes-hint = Играчи који су затражили слободно коло или их неће бити. У том колу не добијају пар.
organise-bye-player = Играч
organise-bye-kind = Поени
organise-bye-add = Додај
organise-bye-round = Коло
organise-requested-bye = { $round }. коло – { $bye }
organise-acceleration = Убрзана кола
organise-acceleration-of = { $acceleration ->
    [baku] по методи Баку: фаворити се састају раније
   *[none] без
}
organise-start-list = Стартни бројеви
organise-start-list-hint = Парови се одређују по стартним бројевима. Можете их мењати док нису одређени парови првог кола; ко дође касније, добија следећи број.
organise-start-is-by-rating = Играчи су поређани по рејтингу.
organise-start-not-by-rating = Играчи нису поређани по рејтингу.
organise-start-by-rating = Поређај по рејтингу
organise-start-order-of = { $order ->
    [by-rating] по рејтингу, затим по титули и имену
   *[as-they-are] како су сада на списку
}
organise-player-up = Навише: { $name }
organise-player-down = Наниже: { $name }
organise-forbidden = Ко не сме да се састане
organise-forbidden-hint = На пример чланови једне породице. Правила их не стављају у исти пар.
organise-forbidden-add = Додај пар
organise-forbidden-of = { $last ->
    [0] { $names }, од { $first }. кола надаље
   *[other] { $names }, од { $first }. до { $last }. кола
}
organise-two-players = Два играча
organise-first-player = Први играч
organise-second-player = Други играч
organise-why-not = Зашто се не састају?
organise-change-places = Нека замене места
organise-changed = Ваша промена.
organise-changed-here = Промењено. По правилима: { $pairs }.
organise-as-proposed = Назад на предлог
organise-publish = Објави { $round }. коло

## Turnirske datoteke i rejting-liste.

organise-trf = Из турнирске датотеке (TRF)
organise-trf-hint = Играчи, парови и резултати из датотеке TRF, како је пишу програми за упаривање. Само док није уписан ниједан играч.
organise-rating-list = Рејтинзи са листе
organise-rating-list-hint = Са листе ФИДЕ (TXT или XML) или из табеле (CSV) уписује рејтинг, титулу, федерацију, ФИДЕ ID и годину рођења. Играче тражи по ФИДЕ ID, иначе по имену. Датотека се чита на вашем рачунару; шаљу се само редови о вашим играчима.
organise-rating-list-done = { $missing ->
    [0] Пронађени су сви ({ $found }).
   *[other] Пронађено: { $found }. Нису пронађени: { $names }.
}

## Personal data, and what is no longer needed.

organise-csv-other-encoding = Датотека „{ $name }“ није у UTF-8. Кодирање се препознаје када је пошаљете.
organise-players-csv-columns = Бр., Име (или Презиме и Име), Титула, Федерација, Рејтинг, ФИДЕ ID, Национални ID, Национални рејтинг, Година рођења, Пол, Клуб, Вид и слух
organise-players-csv-example =
    Презиме;Име;Федерација;Рејтинг
    Новак;Ана;SRB;1850
    Ковач;Јан;SRB;1790
organise-national-id = Национални ID
organise-birth-year = Година рођења
organise-sex = Пол
organise-sex-of = { $sex ->
    [f] женски
   *[m] мушки
}
organise-erase = Уклони личне податке
organise-erase-who = Уклони личне податке: { $name }
organise-erase-question = Име, рођење, бројеви, клуб и све друго о особи { $name } заувек се уништава. Парови и резултати остају под бројем.
organise-put-away = Архивирање и брисање
organise-archive = Архивирај
organise-archive-hint = Архивирано такмичење више није на почетној страни. И даље се може читати на својој адреси.
organise-is-archived = Ово такмичење је архивирано: није на почетној страни.
organise-unarchive = Поново прикажи на почетној страни
organise-delete = Избриши такмичење
organise-delete-hint = Сви лични подаци играча и места заувек се уништавају, а стране такмичења нестају. Пре тога преузмите PGN, табелу и запис. За потврду упишите назив: { $name }
organise-delete-name = Упишите назив такмичења
organise-delete-for-ever = Избриши заувек
organise-all-officials = Све судије и организатори сале
organise-all-officials-hint = Ко је онемогућен, не може да се пријави. Уклањање заувек уништава име и налог; одлуке остају без имена.
organise-disabled = онемогућен
organise-disable = Онемогући
organise-disable-who = Онемогући: { $name }
organise-enable = Омогући
organise-enable-who = Омогући: { $name }
organise-remove-official-question = Налог и име { $name } заувек се уништавају. Одлуке остају без имена.

organise-backup = Резервна копија
organise-backup-hint = Резервна копија је копија свих података у овом тренутку, са подацима свих играча и дигиталним отисцима лозинки. Игра за то време тече даље. Чувајте је тамо где нико други не може да је чита. Кључ за ковертиране потезе није у њој: ко води сервер, мора да сачува и ту датотеку, на другом месту.
organise-backup-make = Направи резервну копију
organise-backup-making = Резервна копија се прави …
organise-backup-made = Резервна копија је целовита. Партије: { $games }; уноси: { $entries }.
organise-backup-not-whole = Резервна копија је направљена, али нешто у бази података је оштећено или недостаје. Позовите онога ко води сервер.
organise-backup-kept = Последњих десет остаје и уз базу података.
organise-backup-take = Преузми { $name } ({ $size } МБ)
