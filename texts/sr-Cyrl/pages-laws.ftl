## The Laws: browse, compare, search, glossary, cases.

laws-title = Правила шаха
laws-lead = Свако правило нашим речима, са бројем члана у шест издања. Сама Правила припадају ФИДЕ; ово је водич кроз њих.
laws-ways = Правила
laws-way-browse = Издања
laws-way-search = Претрага
laws-way-compare = Поређење издања
laws-way-glossary = Речник појмова
laws-way-cases = Испробај случај
laws-editions = Издања
laws-edition-of = Правила из { $edition }.
laws-in-force = На снази од { $day }
laws-provisions = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правила
}
laws-known = { $complete ->
    [yes] Потпуно.
   *[no] Колико је познато.
}
laws-more = Још
laws-switch = Исто у другом издању
laws-contents = Садржај
laws-whole-chapter = цело поглавље
laws-own-words = Изаберите поглавље. Сваки члан је сажет нашим речима; меродаван је текст ФИДЕ.
laws-articles = { $count ->
    [one] { $count } члан
    [few] { $count } члана
   *[other] { $count } чланова
}
laws-article = Члан { $number }
laws-one-provision = Правило
laws-absent = У издању из { $edition }. нема овог правила.
laws-neighbours = Суседни чланови
laws-kind = { $kind ->
    [rule] Програм одлучује сам, на основу потеза, сата и правилника.
    [procedure] Неко нешто учини; програм то проверава и спроводи оно што следи.
    [record] Програм чува оно што треба записати.
    [arbiter] Програм пита судију и записује одговор.
   *[physical] Може се само навести: опрема, просторије, руке.
}
laws-also = Такође у члану
laws-citing = Случајеви за испробавање
laws-elsewhere = У другим издањима
laws-unverified = Број са упитником није прочитан у самом издању; следи из суседних издања.
laws-parts = Делови
laws-not-there = нема у овом издању
laws-missing = Таквог члана нема
laws-nearest = Најближи чланови
laws-having = Издања која имају тај број
laws-search-instead = Радије употребите претрагу
laws-search-label = Речи или број члана
laws-search-button = Тражи
laws-search-edition = Бројеви из
laws-search-hint = Упишите неколико речи: намеравани потез, обе руке, 9.2.2 …
laws-found = { $count ->
    [0] Ништа није пронађено.
    [one] Пронађено је { $count } правило.
    [few] Пронађена су { $count } правила.
   *[other] Пронађено је { $count } правила.
}
laws-go-to = Иди на члан { $number }
laws-compare-lead = Нова, укинута и пренумерисана правила, једна поред других.
laws-compare-from = Од
laws-compare-to = До
laws-compare-swap = Замени
laws-compare-only = Само разлике
laws-compare-renumbered = И правила која имају само други број
laws-compare-none = Нема разлика.
laws-became = { $change ->
    [new] ново
    [gone] укинуто
    [changed] промењено
    [renumbered] други број
   *[same] исто
}
laws-glossary-lead = Појмови Правила на пет језика.
laws-glossary-label = Појам на било ком од језика
laws-terms = { $count ->
    [0] Таквог појма нема.
    [one] { $count } појам
    [few] { $count } појма
   *[other] { $count } појмова
}
laws-term-search = Правила о појму: { $term }
laws-cases-lead = Опишите шта се догодило за таблом и погледајте како се Правила примењују, ред по ред.
laws-case-examples = Почните од примера
laws-example = { $name ->
    [not-pressed-yet] Нелегалан потез, а сат још није притиснут
    [knights-out-and-home] Скакачи напред-назад: трећи пут
    [dead] Узет је последњи пешак
    [a-phone-that-is-on] Укључен телефон
    [castling-illegal-rook-bound] Рокада која није могућа
   *[own-flag] Бели рекламира, а пала је његова заставица
}
laws-case-text = Текст случаја
laws-case-run = Покрени случај
laws-case-language = Случајеви се пишу кратким реченицама сталног облика, на било ком од пет језика; почните од примера и промените га.
laws-case-place = Ред { $line }, колона { $column }
laws-case-faults = { $count ->
    [one] Случај још не може да се прочита: у тексту је означена { $count } грешка.
    [few] Случај још не може да се прочита: у тексту су означене { $count } грешке.
   *[other] Случај још не може да се прочита: у тексту је означено { $count } грешака.
}
laws-case-fine = { $count ->
    [0] Случај је покренут. Ништа није било очекивано.
    [one] Све је како се очекивало: испуњено је { $count } очекивање.
    [few] Све је како се очекивало: испуњена су { $count } очекивања.
   *[other] Све је како се очекивало: испуњено је { $count } очекивања.
}
laws-case-differs = { $count ->
    [one] { $count } очекивање није испуњено.
    [few] { $count } очекивања нису испуњена.
   *[other] { $count } очекивања није испуњено.
}
laws-case-editions = Покрени по Правилима из
laws-case-met = ✓ очекивано:
laws-case-unmet = ✗ очекивано:
laws-case-got = добијено:
laws-case-unexpected = ✗ није очекивано:
laws-found-best = Приказано је најбољих { $count }.
# Words that stand in the numbers of articles, such as 9.2.end or Glossary.result.
laws-word = { $word ->
    [intro] Увод
    [preface] Предговор
    [glossary] Речник
    [guidelines] Смернице за прекинуте партије
    [end] последња реченица
    [note] напомена
    [rec] препорука
    [expl] објашњење
    [rating] рејтинг
    [abbrev] скраћенице
    [time-control] временска контрола
    [standard-chess] стандардни шах
    [result] резултат
    [points] поени
    [penalties] казне
    [normal-means] нормална средства
    [made] одигран потез
    [increment] повећање
    [displaced] поремећена фигура
    [delay-mode] начин са одлагањем
    [cumulative-mode] кумулативни начин
    [completed-move] завршен потез
    [move-counter] бројач потеза
    [arbiters-discretion] процена судије
   *[example] пример
}
