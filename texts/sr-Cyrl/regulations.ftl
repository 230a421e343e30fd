## What was announced for an event.

regulations-laws = Правила из { $edition }.
regulations-time = Време за сваког играча: { $control }.
regulations-time-of-each = Време: бели { $white }; црни { $black }.
regulations-kind = Према временској контроли то је { $category }.
regulations-standard = стандардни шах
regulations-rapid = убрзани шах
regulations-blitz = брзопотезни шах
regulations-supervised = Партије су под надзором: важе Правила такмичења.
regulations-unsupervised = Партије нису под надзором.
regulations-games-per-arbiter = Партија по судији: { $count }.
regulations-arbiter-records = Судија записује сваку партију.
regulations-not-recorded = Партије се не записују за судију.
regulations-clock-counting = Дигитални сатови који броје потезе.
regulations-clock-not-counting = Дигитални сатови који не броје потезе.
regulations-clock-analogue = Аналогни сатови.
regulations-default-time = Дозвољено време кашњења: { $time }.
regulations-resumption = Дозвољено време кашњења при наставку: { $time }.
regulations-clocks-wait = Ако нема ниједног играча, сатови се не покрећу.
regulations-clocks-run-on = Док сала за игру не ради, сатови теку даље.
regulations-draws-free = Играчи могу да се споразумеју за реми без сагласности судије.
regulations-draws-before = Пре { $move }. потеза за реми је потребна сагласност судије.
regulations-draws-consent = За сваки реми споразумом потребна је сагласност судије.
regulations-quickplay = Важе правила убрзаног завршетка.
regulations-adjourned = Партије се прекидају после { $time }.
regulations-points = Поени за победу, реми и пораз: { $points }.
regulations-start-usual = Уобичајена почетна позиција.
regulations-start-drawn = Шах 960; почетна позиција се извлачи жребом.
regulations-start-numbered = Шах 960 са почетном позицијом { $number }.
regulations-board-free = На правој табли: могући су и нелегални потези и додири.
regulations-board-enforced = На екрану који одбија нелегалне потезе.
regulations-flag-seen = Сматра се да је заставица пала када то примети судија или рекламира играч.
regulations-flag-claimed = Сматра се да је заставица пала само када то рекламира играч.
regulations-illegal-move = { $losing ->
    [1] Већ први нелегалан потез који противник рекламира или судија на време примети губи партију.
    [2] За нелегалан потез противник добија { $time }; други губи партију.
   *[other] За нелегалан потез противник добија { $time }; трећи губи партију.
}

## What is wrong with it.

regulation-category-contradicted = Објављено као { $declared }, а према временској контроли то је { $derived }.
regulation-categories-differ = За белог је то { $white }, за црног { $black }: наведите шта важи за партију.
regulation-default-time-not-announced = Дозвољено време кашњења мора бити објављено; иначе износи { $time }.
regulation-default-time-missing = Дозвољено време кашњења мора бити објављено; ово издање га не одређује.
regulation-default-time-beyond-the-clock = Закаснелом играчу време истиче пре него што прође { $time }.
regulation-supervision-not-announced = Мора бити објављено да ли је { $category } овде под надзором; иначе није.
regulation-supervision-not-in-edition = Ово издање нема партије под надзором.
regulation-supervision-without-effect = У стандардном шаху надзор ништа не мења.
regulation-too-many-games-for-arbiter = Партија по судији: { $games }; под надзором их је највише { $most }.
regulation-games-not-recorded = Под надзором судија записује сваку партију.
regulation-quickplay-with-extra-time = Убрзани завршетак је за партије без додатног времена.
regulation-quickplay-in-blitz = У брзопотезном шаху нема убрзаног завршетка.
regulation-quickplay-left-out = У овом издању убрзани завршетак је део Правила.
regulation-extra-time-out-of-range = Додатно време по потезу: { $extra }; ово издање дозвољава од { $least } до { $most }.
regulation-extra-time-on-analogue-clock = Аналогни сат не може да даје додатно време.
regulation-adjournment-in-quick-play = Партије те врсте се не прекидају: { $category }.
regulation-session-without-time = Сеанса мора имати трајање.
regulation-chess960-not-in-edition = Ово издање нема шах 960.
regulation-draw-limit-not-in-edition = Ово издање дозвољава споразум о ремију у сваком тренутку.
regulation-draw-limit-without-effect = Свака партија има први потез: ограничење нема дејства.
regulation-points-out-of-order = { $points }: победа мора да вреди више од ремија, а реми више од пораза.
regulation-flag-call-not-of-edition = Ово издање има другачије правило о паду заставице.
regulation-bag-came-later = То је дозвољено од 1. октобра 2014, а не од почетка издања.
regulation-milder-penalty-not-in-edition = Ово издање не дозвољава блажу казну.
regulation-not-in-edition = Ово издање то не предвиђа.
regulation-house-rules-in-rated-games = Партије за рејтинг се играју само према Правилима.
regulation-rated-on-a-screen = Правила важе за игру за таблом; партије које се играју само на екранима по њима се не рачунају за рејтинг.
regulation-nothing-open = Ово издање ту не оставља избор.
regulation-not-toml = Ово не може да се чита као TOML: { $why }
regulation-unknown-key = Кључа „{ $found }“ нема.
regulation-unknown-value = „{ $found }“ није ништа од овога: { $known }.
regulation-bad-value = Ова вредност кључа „{ $key }“ не може да се прочита. Може да буде: { $examples }.
regulation-missing-key = Недостаје кључ „{ $key }“.
regulation-no-unit = За „{ $found }“ су потребне јединице: напишите { $units } или у секундама { $seconds }.
regulation-did-you-mean = Да ли сте мислили „{ $nearest }“?

## The command.

regulations-sound = По овом правилнику може да се игра.
regulations-not-sound = По овом правилнику не може да се игра. Грешке: { $count }.
regulations-error = грешка
regulations-remark = напомена
regulations-presets = Уобичајени правилници од којих може да се почне, са preset = "…":
