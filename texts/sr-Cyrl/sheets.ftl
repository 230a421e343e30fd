## Scoresheets and envelopes.

## A scoresheet. $colour is white or black; the labels are also read from what people type.

sheet-title = Формулар партије
sheet-titles = Формулари партија
sheet-title-of = { $colour ->
    [white] Формулар белог
   *[black] Формулар црног
}
sheet-event = Турнир
sheet-group = Група
sheet-site = Место
sheet-date = Датум
sheet-round = Коло
sheet-board = Табла
sheet-player = { $colour ->
    [white] Бели
   *[black] Црни
}
sheet-about = { $colour ->
    [white] О белом
   *[black] О црном
}
sheet-rating = рејтинг { $rating }
sheet-fide-id = ФИДЕ ID { $id }
sheet-label-rating = Рејтинг
sheet-label-fide-id = ФИДЕ ID
sheet-label-team = Екипа / клуб
sheet-control = Временска контрола
sheet-laws = Правила
sheet-edition = Правила шаха ФИДЕ из { $edition }.
sheet-chess960 = Шах 960, позиција { $number }
sheet-number = Бр.
sheet-time = Време
sheet-result = Резултат
sheet-result-other = друго:
sheet-signature = { $colour ->
    [white] Потпис белог
   *[black] Потпис црног
}
sheet-arbiter = Судија
sheet-signature-arbiter = Потпис судије
sheet-final-position = Завршна позиција
sheet-position-after = Позиција после { $move }
sheet-men = { $colour ->
    [white] Бели: { $men }
   *[black] Црни: { $men }
}
sheet-continued = Наставак
sheet-page = Страна { $page } од { $pages }
sheet-day = { $day }. { $month ->
    [1] јануара
    [2] фебруара
    [3] марта
    [4] априла
    [5] маја
    [6] јуна
    [7] јула
    [8] августа
    [9] септембра
    [10] октобра
    [11] новембра
   *[12] децембра
} { $year }.
sheet-written = Формулар је сачуван у { $path }.
sheet-written-many = { $count ->
    [one] { $count } формулар је сачуван у { $path }.
    [few] { $count } формулара су сачувана у { $path }.
   *[other] { $count } формулара је сачувано у { $path }.
}
sheet-logo = Логотип

## The envelope of an adjourned game.

envelope-title = Прекинута партија
envelope-position = Позиција пре ковертираног потеза
envelope-used = { $colour ->
    [white] Утрошено време белог
   *[black] Утрошено време црног
}
envelope-sealed-by = Потез је ковертирао
envelope-sealed-number = Број ковертираног потеза
envelope-offer = Понуда ремија
envelope-offered-by = { $colour ->
    [white] Важи понуда ремија белог.
   *[black] Важи понуда ремија црног.
}
envelope-no-offer = Нема је.
envelope-resumption-date = Наставак: дан
envelope-resumption-time = Наставак: време
envelope-resumption-place = Наставак: место
envelope-inside = У коверти: ковертирани потез и оба формулара.
envelope-closed = Отвара се тек у присуству играча који мора да одговори.
envelope-written = Коверта је сачувана у { $path }.

## Two scoresheets held against each other. $move and $moves are in the reader’s notation, $text is as it was written.

sheets-agree = Формулари се слажу.
sheets-agree-with-game = Формулари се слажу међусобно и са партијом.
sheets-differences = { $count ->
    [one] Формулари се разликују на { $count } месту.
    [few] Формулари се разликују на { $count } места.
   *[other] Формулари се разликују на { $count } места.
}
sheets-first = Први пут се разликују овде: { $place }.
sheets-place = { $colour ->
    [white] { $number }. потез белог
   *[black] { $number }. потез црног
}
sheets-end = крај партије
sheets-played = одиграно: { $move }
sheets-likely = по свему записаном вероватно је одиграно: { $move }
sheets-entry = { $colour ->
    [white] формулар белог: { $told }
   *[black] формулар црног: { $told }
}
sheets-as-played = { $text }, како је одиграно
sheets-other-line = { $text }, како је одиграно, али на другом месту ({ $where })
sheets-other = { $text }: други потез
sheets-no-such-move = { $text }: овде није могуће
sheets-perhaps = { $text }: овде није могуће; можда { $moves }
sheets-ambiguous = { $text }: може бити { $moves }
sheets-illegible = { $text }: не може се прочитати
sheets-missing = ништа
sheets-too-many = { $text }: један запис превише
sheets-in-advance = { $text }: није одиграно
sheets-offer-on-one = Понуда ремија ({ $place }) записана је само на формулару { $colour ->
    [white] белог
   *[black] црног
}.
sheets-offer-on-none = Понуда ремија ({ $place }) није записана ни на једном формулару.
sheets-offer-not-made = { $colour ->
    [white] На формулару белог стоји понуда ремија ({ $place }) које у партији нема.
   *[black] На формулару црног стоји понуда ремија ({ $place }) које у партији нема.
}
sheets-times-differ = { $place }: бели је записао време { $white }, црни { $black }.
sheets-results-differ = Резултати се разликују: на формулару белог стоји { $white }, на формулару црног { $black }.
sheets-result-not-of-game = { $colour ->
    [white] На формулару белог стоји резултат { $result }; партија је завршена резултатом { $ended }.
   *[black] На формулару црног стоји резултат { $result }; партија је завршена резултатом { $ended }.
}
sheets-no-result = { $colour ->
    [white] На формулару белог нема резултата.
   *[black] На формулару црног нема резултата.
}
sheets-not-signed = { $colour ->
    [white] Формулар белог није потписао { $by ->
        [white] бели
       *[black] црни
    }.
   *[black] Формулар црног није потписао { $by ->
        [white] бели
       *[black] црни
    }.
}
sheets-not-followed = Одавде надаље ({ $place }) формулари се више не могу пратити, ни пошто је испитано { $positions } позиција: партију треба реконструисати.
sheets-laws = Шта о томе кажу Правила из { $edition }:
sheets-article = { $articles }: { $law }

error-sheet-empty = У { $path } нема ниједног потеза.
error-sheet-too-long = { $path }, ред { $line }: превише потеза за један формулар.
error-sheet-result = { $path }, ред { $line }: „{ $text }“ није резултат.
error-sheet-position = { $path }, ред { $line }: у овој позицији не може да почне ниједна партија.
help-sheet-result = Резултат је 1-0, 0-1, ½-½ или 1/2-1/2, 0-0, +/-, -/+ или -/-.
error-game-unplayable = Партија { $number } у { $path } не може се пратити даље ({ $place }): { $message }
error-not-printed = Стране није било могуће сачувати у PDF датотеку. То је грешка овог програма.
error-no-round = У { $path } нема парова { $round }. кола.
help-no-round = Коло парује наредба adoube pairing next ДАТОТЕКА --out ДАТОТЕКА.
error-table = { $path } не може да се прочита као табела:
error-logo-format = { $path } није слика PNG или JPEG.
error-logo-svg = { $path } је цртеж у формату SVG, који не може да се одштампа. Извезите га као PNG или JPEG, ширине најмање 600 пиксела.
error-logo-damaged = Слика { $path } је оштећена.
error-logo-too-large = Слика { $path } је превелика: логотип сме да има највише { $most } милиона пиксела.
