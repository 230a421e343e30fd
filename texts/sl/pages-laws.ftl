## The Laws: browse, compare, search, glossary, cases.

laws-title = Pravila šaha
laws-lead = Vsako pravilo povedano z našimi besedami, s številko člena v šestih izdajah. Pravila sama so last FIDE; to je vodnik po njih.
laws-ways = Pravila
laws-way-browse = Izdaje
laws-way-search = Iskanje
laws-way-compare = Primerjava izdaj
laws-way-glossary = Slovar izrazov
laws-way-cases = Preizkusi primer
laws-editions = Izdaje
laws-edition-of = Pravila iz leta { $edition }
laws-in-force = V veljavi od { $day }
laws-provisions = { $count ->
    [one] { $count } pravilo
    [two] { $count } pravili
    [few] { $count } pravila
   *[other] { $count } pravil
}
laws-known = { $complete ->
    [yes] Popolna.
   *[no] Kolikor je znana.
}
laws-more = Še več
laws-switch = Isto v drugi izdaji
laws-contents = Kazalo
laws-whole-chapter = celotno poglavje
laws-own-words = Izberite poglavje. Vsak člen je povzet z našimi besedami; zadnjo besedo ima besedilo FIDE.
laws-articles = { $count ->
    [one] { $count } člen
    [two] { $count } člena
    [few] { $count } členi
   *[other] { $count } členov
}
laws-article = Člen { $number }
laws-one-provision = Pravilo
laws-absent = V izdaji iz leta { $edition } tega pravila ni.
laws-neighbours = Sosednji členi
laws-kind = { $kind ->
    [rule] Program odloči sam, iz potez, ure in pravil tekmovanja.
    [procedure] Nekdo nekaj stori; program to preveri in izvede posledice.
    [record] Program hrani, kar je treba zapisati.
    [arbiter] Program vpraša sodnika in zapiše odgovor.
   *[physical] Program lahko člen le navede: gre za opremo, prostore ali roke.
}
laws-also = Tudi v členu
laws-citing = Primeri za preizkus
laws-elsewhere = V drugih izdajah
laws-unverified = Številka z vprašajem ni bila prebrana v izdaji sami; sledi iz sosednjih izdaj.
laws-parts = Deli
laws-not-there = ni ga
laws-missing = Takega člena ni
laws-nearest = Najbližji členi
laws-having = Izdaje, ki imajo to številko
laws-search-instead = Poiščite ga z iskanjem
laws-search-label = Besede ali številka člena
laws-search-button = Išči
laws-search-edition = Številke členov v izdaji
laws-search-hint = Vpišite nekaj besed: nameravana poteza, obe roki, 9.2.2 …
laws-found = { $count ->
    [0] Ni zadetkov.
    [one] Najdeno je { $count } pravilo.
    [two] Najdeni sta { $count } pravili.
    [few] Najdena so { $count } pravila.
   *[other] Najdenih je { $count } pravil.
}
laws-go-to = K členu { $number }
laws-compare-lead = Kaj je novo, česa ni več in kaj ima drugo številko, v vzporedni primerjavi.
laws-compare-from = Od
laws-compare-to = Do
laws-compare-swap = Zamenjaj
laws-compare-only = Samo razlike
laws-compare-renumbered = Tudi samo preštevilčena pravila
laws-compare-none = Razlik ni.
laws-became = { $change ->
    [new] novo
    [gone] odpadlo
    [changed] spremenjeno
    [renumbered] preštevilčeno
   *[same] enako
}
laws-glossary-lead = Izrazi iz Pravil v petih jezikih.
laws-glossary-label = Izraz v katerem koli od jezikov
laws-terms = { $count ->
    [0] Takega izraza ni.
    [one] { $count } izraz
    [two] { $count } izraza
    [few] { $count } izrazi
   *[other] { $count } izrazov
}
laws-term-search = Pravila na temo: { $term }
laws-cases-lead = Zapišite, kdo je kaj storil za šahovnico, in poglejte, kaj iz tega po Pravilih sledi, vrstico za vrstico.
laws-case-examples = Začnite z zgledom
laws-example = { $name ->
    [not-pressed-yet] Nepravilna poteza, ura pa še ni pritisnjena
    [knights-out-and-home] Skakača naprej in nazaj: tretjič
    [dead] Vzet je zadnji kmet
    [a-phone-that-is-on] Vklopljen telefon
    [castling-illegal-rook-bound] Rokada, ki ni mogoča
   *[own-flag] Beli reklamira, padla pa je njegova zastavica
}
laws-case-text = Besedilo primera
laws-case-run = Odigraj primer
laws-case-language = Primeri so zapisani s kratkimi stavki v stalni obliki, v katerem koli od petih jezikov; začnite z zgledom in ga spremenite.
laws-case-place = Vrstica { $line }, stolpec { $column }
laws-case-faults = { $count ->
    [one] Primera še ni mogoče prebrati: v besedilu je označena { $count } napaka.
    [two] Primera še ni mogoče prebrati: v besedilu sta označeni { $count } napaki.
    [few] Primera še ni mogoče prebrati: v besedilu so označene { $count } napake.
   *[other] Primera še ni mogoče prebrati: v besedilu je označenih { $count } napak.
}
laws-case-fine = { $count ->
    [0] Odigrano. Nič ni bilo pričakovano.
    [one] Vse je kot pričakovano: izpolnjeno je { $count } pričakovanje.
    [two] Vse je kot pričakovano: izpolnjeni sta { $count } pričakovanji.
    [few] Vse je kot pričakovano: izpolnjena so { $count } pričakovanja.
   *[other] Vse je kot pričakovano: izpolnjenih je { $count } pričakovanj.
}
laws-case-differs = { $count ->
    [one] { $count } pričakovanje ni izpolnjeno.
    [two] { $count } pričakovanji nista izpolnjeni.
    [few] { $count } pričakovanja niso izpolnjena.
   *[other] { $count } pričakovanj ni izpolnjenih.
}
laws-case-editions = Odigraj po Pravilih iz leta
laws-case-met = ✓ pričakovano:
laws-case-unmet = ✗ pričakovano:
laws-case-got = dejansko:
laws-case-unexpected = ✗ ni bilo pričakovano:
laws-found-best = Prikazani najboljši zadetki: { $count }.
# Words that stand in the numbers of articles, such as 9.2.end or Glossary.result.
laws-word = { $word ->
    [intro] Uvod
    [preface] Predgovor
    [glossary] Slovar
    [guidelines] Smernice za prekinjene partije
    [end] zadnji stavek
    [note] opomba
    [rec] priporočilo
    [expl] pojasnilo
    [rating] rating
    [abbrev] okrajšave
    [time-control] časovna kontrola
    [standard-chess] standardni šah
    [result] rezultat
    [points] točke
    [penalties] kazni
    [normal-means] običajen način
    [made] izvršena poteza
    [increment] dodatek časa
    [displaced] podrta figura
    [delay-mode] zakasnitveni način
    [cumulative-mode] kumulativni način
    [completed-move] zaključena poteza
    [move-counter] števec potez
    [arbiters-discretion] presoja sodnika
   *[example] zgled
}
