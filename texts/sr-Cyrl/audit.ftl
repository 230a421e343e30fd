# Games held against the Laws.

audit-heading = Партија { $number }: { $players }. { $edition }
audit-quoted = „{ $text }“
audit-edition = { $because ->
    [in-force] Правила из { $edition }.
    [asked] Правила из { $edition }, како је затражено.
    [stated] Правила из { $edition }, како наводи партија.
    [perhaps-in-force] Правила из { $edition }; дан није тачно познат, можда је већ важило касније издање.
    [older-game] Правила из { $edition }, најстарија која су овде позната; партија је старија.
   *[undated] Правила из { $edition }, најстарија која су овде позната; дан није познат.
}
audit-severity = { $severity ->
    [error] грешка
    [notice] напомена
   *[notation] запис
}
audit-rest-not-judged = Наставак ове партије не може да се провери.
audit-not-judged = Партија не може да се провери.
audit-nearest = Слични легални потези: { $moves }.
audit-at-the-beginning = на почетку

audit-illegal-move = То није легалан потез.
audit-unreadable-move = Ово се не може прочитати као потез.
audit-ambiguous-move = Потез је двосмислен: { $moves }.
audit-moves-after = { $end ->
    [checkmate] Партија се већ завршила матом;
    [stalemate] Партија се већ завршила патом;
    [fivefold] Партија се већ завршила: иста позиција је настала пети пут;
    [seventy-five] Партија се већ завршила: сваки играч је одиграо 75 потеза без померања пешака и без узимања;
   *[dead] Партија се већ завршила: ниједан играч није могао да матира ниједним низом легалних потеза;
} { $count ->
    [one] после тога следи још { $count } полупотез.
    [few] после тога следе још { $count } полупотеза.
   *[other] после тога следи још { $count } полупотеза.
}
audit-result-against = { $end ->
    [checkmate] На табли је мат
    [stalemate] На табли је пат
    [fivefold] Иста позиција је настала пет пута
    [seventy-five] Сваки играч је одиграо 75 потеза без померања пешака и без узимања
   *[dead] Ниједан играч не може да матира ниједним низом легалних потеза
}: резултат је { $right }, а не { $given }.
audit-won-on-time-without-mate = { $colour ->
    [white] Бели је победио на време, а није могао да матира ниједним низом легалних потеза: партија је реми.
   *[black] Црни је победио на време, а није могао да матира ниједним низом легалних потеза: партија је реми.
}
audit-won-by-resignation-without-mate = { $colour ->
    [white] Бели је победио, а није могао да матира ниједним низом легалних потеза: и ако је црни предао, партија је реми.
   *[black] Црни је победио, а није могао да матира ниједним низом легалних потеза: и ако је бели предао, партија је реми.
}
audit-won-without-mate = { $colour ->
    [white] Бели је победио, а није могао да матира ниједним низом легалних потеза; победу је могла да донесе само предаја црног или одлука судије.
   *[black] Црни је победио, а није могао да матира ниједним низом легалних потеза; победу је могла да донесе само предаја белог или одлука судије.
}
audit-drawn-on-time-with-mate = { $colour ->
    [white] Реми по истеку времена, иако је бели још могао да матира.
   *[black] Реми по истеку времена, иако је црни још могао да матира.
}
audit-result-tag-differs = У заглављу стоји { $tag }, а иза потеза { $below }.
audit-termination-differs = То се не слаже са резултатом { $result } или са завршном позицијом.
audit-no-moves = Резултат је { $result }, а није одигран ниједан потез.
audit-repetition-not-claimed = { $colour ->
    [white] Иста позиција је настала три пута ({ $turns }): бели је могао да рекламира реми.
   *[black] Иста позиција је настала три пута ({ $turns }): црни је могао да рекламира реми.
}
audit-repetition-in-reach = { $colour ->
    [white] Позиција која је настала већ двапут ({ $turns }) поновила би се потезом { $move }: бели је могао да рекламира реми са тим намераваним потезом.
   *[black] Позиција која је настала већ двапут ({ $turns }) поновила би се потезом { $move }: црни је могао да рекламира реми са тим намераваним потезом.
}
audit-repetition-in-other-reading = { $colour ->
    [white] Ако се сматра да је краљ који мора да се помери већ изгубио право на рокаду, иста позиција је настала три пута ({ $turns }) и бели је могао да рекламира реми; по овом издању Правила није тако.
   *[black] Ако се сматра да је краљ који мора да се помери већ изгубио право на рокаду, иста позиција је настала три пута ({ $turns }) и црни је могао да рекламира реми; по овом издању Правила није тако.
}
audit-fifty-moves-not-claimed = { $colour ->
    [white] Педесет потеза сваког играча без померања пешака и без узимања: бели је могао да рекламира реми.
   *[black] Педесет потеза сваког играча без померања пешака и без узимања: црни је могао да рекламира реми.
}
audit-fifty-moves-in-reach = { $colour ->
    [white] Још један потез без померања пешака и без узимања навршио би педесет потеза сваког играча: бели је могао да рекламира реми са намераваним потезом.
   *[black] Још један потез без померања пешака и без узимања навршио би педесет потеза сваког играча: црни је могао да рекламира реми са намераваним потезом.
}
audit-clock-grew = Сат показује { $shown }; по временској контроли може да показује највише { $most }. Можда је време додато.
audit-clock-overspent = На потез је потрошено { $shown }; на располагању је било највише { $most }.
audit-clock-negative = Сат не може да показује мање од нуле.
audit-clock-unreadable = Ово се не може прочитати као време.
audit-not-a-start-position = То није ниједна од 960 почетних позиција шаха 960. { $faults }
audit-position-missing = { $tag ->
    [Variant] Партија шаха 960 без почетне позиције; узета је уобичајена.
   *[SetUp] Назначена је посебна почетна позиција, а није наведена; узета је уобичајена.
}
audit-position-unreadable = Позиција не може да се прочита. { $reason }
audit-position-rights = Права на рокаду или поље за узимање у пролазу не одговарају позицији; не узимају се у обзир. { $faults }
audit-illegal-position = То није легална позиција. { $faults }
audit-broken-game = Запис партије се овде прекида или је предуг за једну партију.
audit-other-game = То није партија шаха.
audit-impossible-date = Такав датум не постоји.

audit-kind = { $kind ->
    [illegal-move] нелегални потези
    [unreadable-move] нечитљиви потези
    [ambiguous-move] двосмислени потези
    [moves-after-checkmate] потези после мата
    [moves-after-stalemate] потези после пата
    [moves-after-dead-position] потези после мртве позиције
    [moves-after-fivefold] потези после петоструког понављања
    [moves-after-seventy-five] потези после ремија по правилу 75 потеза
    [result-against-checkmate] резултати супротни мату
    [result-against-stalemate] резултати супротни пату
    [result-against-dead-position] резултати супротни мртвој позицији
    [result-against-fivefold] резултати супротни петоструком понављању
    [result-against-seventy-five] резултати супротни правилу 75 потеза
    [won-on-time-without-mate] победе на време без могућег мата
    [won-without-mate] победе без могућег мата
    [drawn-on-time-with-mate] ремији на време уз могући мат
    [result-tag-differs] два различита резултата
    [termination-differs] противречни завршеци
    [no-moves] партије без потеза
    [repetition-not-claimed] нерекламирана трострука понављања
    [repetition-in-reach] трострука понављања са намераваним потезом
    [repetition-in-other-reading] понављања по другачијем тумачењу
    [fifty-moves-not-claimed] нерекламираних педесет потеза
    [fifty-moves-in-reach] педесет потеза са намераваним потезом
    [clock-grew] сатови који су добили време
    [clock-overspent] потрошено више времена него што га је било
    [clock-negative] сатови испод нуле
    [clock-unreadable] нечитљиви сатови
    [not-a-start-position] погрешне почетне позиције шаха 960
    [position-missing] позиције које недостају
    [position-unreadable] нечитљиве позиције
    [position-rights] права која не одговарају позицији
    [illegal-position] нелегалне позиције
    [broken-game] прекинути записи
    [other-game] друге игре
    [impossible-date] немогући датуми
   *[notation] запис потеза
}
audit-summary-games = { $games ->
    [one] { $shown } партија
    [few] { $shown } партије
   *[other] { $shown } партија
}, { $plies ->
    [one] { $made } полупотез.
    [few] { $made } полупотеза.
   *[other] { $made } полупотеза.
}
audit-summary-findings = { $findings ->
    [one] { $shown } налаз
    [few] { $shown } налаза
   *[other] { $shown } налаза
} у { $games ->
    [one] { $in } партији.
    [few] { $in } партије.
   *[other] { $in } партија.
}
audit-summary-nothing = Ништа није нађено.
audit-summary-wrong-results = { $games ->
    [one] { $shown } погрешан резултат.
    [few] { $shown } погрешна резултата.
   *[other] { $shown } погрешних резултата.
}
audit-summary-unjudged = { $games ->
    [one] { $shown } партија није могла да се прати до краја.
    [few] { $shown } партије нису могле да се прате до краја.
   *[other] { $shown } партија није могло да се прати до краја.
}
audit-summary-kind = { $count }  { $kind } ({ $severity })
audit-summary-edition = { $games }  { $edition }
audit-summary-time = { $time }, партија у секунди: { $speed }.

audit-partition-written = { $file }: записано у { $partition }.
audit-partition-unchanged = { $file }: већ готово у { $partition }.
audit-partition-in-progress = { $file }: на { $partition } ради други процес.
audit-partition-counts = { $games ->
    [one] { $shown } партија
    [few] { $shown } партије
   *[other] { $shown } партија
}, { $plies ->
    [one] { $made } полупотез
    [few] { $made } полупотеза
   *[other] { $made } полупотеза
}, { $findings ->
    [one] { $found } налаз.
    [few] { $found } налаза.
   *[other] { $found } налаза.
}
audit-summary-partitions = Записани делови: { $written }; већ готови: { $unchanged }; у раду другде: { $in-progress }.
audit-summary-per-core = { $threads ->
    [one] { $threads } нит
    [few] { $threads } нити
   *[other] { $threads } нити
}, { $speed } партија у секунди по нити.
