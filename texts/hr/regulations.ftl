## What was announced for an event.

regulations-laws = Pravila iz { $edition }.
regulations-time = Vrijeme za svakog igrača: { $control }.
regulations-time-of-each = Vrijeme: bijeli { $white }; crni { $black }.
regulations-kind = Prema vremenskoj kontroli to je { $category }.
regulations-standard = standardni šah
regulations-rapid = ubrzani šah
regulations-blitz = brzopotezni šah
regulations-supervised = Partije su pod nadzorom: vrijede Pravila natjecanja.
regulations-unsupervised = Partije nisu pod nadzorom.
regulations-games-per-arbiter = Partija po sucu: { $count }.
regulations-arbiter-records = Sudac zapisuje svaku partiju.
regulations-not-recorded = Nitko ne zapisuje partije za suca.
regulations-clock-counting = Digitalni satovi koji broje poteze.
regulations-clock-not-counting = Digitalni satovi koji ne broje poteze.
regulations-clock-analogue = Analogni satovi sa zastavicama.
regulations-default-time = Dopušteno vrijeme kašnjenja: { $time }.
regulations-resumption = Dopušteno vrijeme kašnjenja pri nastavku: { $time }.
regulations-clocks-wait = Ako nema nijednog igrača, satovi se ne pokreću.
regulations-clocks-run-on = Dok turnirska dvorana ne radi, satovi teku dalje.
regulations-draws-free = Igrači se mogu dogovoriti za remi bez suglasnosti suca.
regulations-draws-before = Prije { $move }. poteza za remi je potrebna suglasnost suca.
regulations-draws-consent = Za svaki remi dogovorom potrebna je suglasnost suca.
regulations-quickplay = Vrijede pravila ubrzanog završetka.
regulations-adjourned = Partije se prekidaju nakon { $time }.
regulations-points = Bodovi za pobjedu, remi i poraz: { $points }.
regulations-start-usual = Uobičajena početna pozicija.
regulations-start-drawn = Šah 960; početna pozicija se izvlači ždrijebom.
regulations-start-numbered = Šah 960 s početnom pozicijom { $number }.
regulations-board-free = Na pravoj ploči: mogući su i nepravilni potezi i dodiri.
regulations-board-enforced = Na ekranu koji odbija nepravilne poteze.
regulations-flag-seen = Pad zastavice vrijedi kad ga primijeti sudac ili reklamira igrač.
regulations-flag-claimed = Pad zastavice vrijedi samo ako ga reklamira igrač.
regulations-illegal-move = { $losing ->
    [1] Već prvi nepravilan potez koji protivnik reklamira ili sudac na vrijeme primijeti gubi partiju.
    [2] Za nepravilan potez protivnik dobiva { $time }; drugi gubi partiju.
   *[other] Za nepravilan potez protivnik dobiva { $time }; treći gubi partiju.
}

## What is wrong with it.

regulation-category-contradicted = Naveden je { $declared }, a prema vremenskoj kontroli to je { $derived }.
regulation-categories-differ = Za bijelog je to { $white }, za crnog { $black }: navedite što vrijedi za partiju.
regulation-default-time-not-announced = Dopušteno vrijeme kašnjenja mora biti unaprijed određeno; inače iznosi { $time }.
regulation-default-time-missing = Dopušteno vrijeme kašnjenja mora biti unaprijed određeno; ovo izdanje nema svoje.
regulation-default-time-beyond-the-clock = Sat zakašnjelog igrača istječe prije nego što prođe { $time }.
regulation-supervision-not-announced = Mora biti unaprijed određeno igra li se { $category } pod nadzorom; inače se igra bez nadzora.
regulation-supervision-not-in-edition = Ovo izdanje ne poznaje partije pod nadzorom.
regulation-supervision-without-effect = U standardnom šahu nadzor ništa ne mijenja.
regulation-too-many-games-for-arbiter = Partija po sucu: { $games }; pod nadzorom ih je najviše { $most }.
regulation-games-not-recorded = Pod nadzorom sudac zapisuje svaku partiju.
regulation-quickplay-with-extra-time = Ubrzani završetak je za partije bez dodatka.
regulation-quickplay-in-blitz = U brzopoteznom šahu nema ubrzanog završetka.
regulation-quickplay-left-out = U ovom izdanju ubrzani završetak dio je Pravila.
regulation-extra-time-out-of-range = Dodatak po potezu: { $extra }; ovo izdanje dopušta od { $least } do { $most }.
regulation-extra-time-on-analogue-clock = Analogni sat ne može dati dodatak.
regulation-adjournment-in-quick-play = Partije te vrste se ne prekidaju: { $category }.
regulation-session-without-time = Seansa mora imati trajanje.
regulation-chess960-not-in-edition = Ovo izdanje nema šah 960.
regulation-draw-limit-not-in-edition = Ovo izdanje dopušta dogovor o remiju u svako doba.
regulation-draw-limit-without-effect = Svaka partija ima prvi potez: ograničenje nema učinka.
regulation-points-out-of-order = { $points }: pobjeda mora vrijediti više od remija, a remi više od poraza.
regulation-flag-call-not-of-edition = Ovo izdanje ima drukčije pravilo o padu zastavice.
regulation-bag-came-later = To je dopušteno od 1. listopada 2014., a ne od početka izdanja.
regulation-milder-penalty-not-in-edition = Ovo izdanje ne dopušta blažu kaznu.
regulation-not-in-edition = Ovo izdanje to ne predviđa.
regulation-house-rules-in-rated-games = Partije za rejting igraju se samo prema Pravilima.
regulation-rated-on-a-screen = Pravila vrijede za igru na ploči; partije koje se igraju samo na ekranima po njima se ne računaju za rejting.
regulation-nothing-open = Ovo izdanje ovdje ne dopušta izbor.
regulation-not-toml = Ovo se ne može pročitati kao TOML: { $why }
regulation-unknown-key = Ključa „{ $found }” nema.
regulation-unknown-value = „{ $found }” nije ništa od ovoga: { $known }.
regulation-bad-value = Ova se vrijednost ključa „{ $key }” ne može pročitati. Može biti: { $examples }.
regulation-missing-key = Nedostaje ključ „{ $key }”.
regulation-no-unit = „{ $found }” treba jedinice: napišite { $units } ili u sekundama { $seconds }.
regulation-did-you-mean = Jeste li mislili „{ $nearest }”?

## The command.

regulations-sound = Po ovom se pravilniku može igrati.
regulations-not-sound = Po ovom se pravilniku ne može igrati. Pogreške: { $count }.
regulations-error = pogreška
regulations-remark = napomena
regulations-presets = Gotovi turnirski pravilnici od kojih se može početi, s preset = "…":
