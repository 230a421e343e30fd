## What was announced for an event.

regulations-laws = Pravila iz { $edition }.
regulations-time = Vreme za svakog igrača: { $control }.
regulations-time-of-each = Vreme: beli { $white }; crni { $black }.
regulations-kind = Prema vremenskoj kontroli to je { $category }.
regulations-standard = standardni šah
regulations-rapid = ubrzani šah
regulations-blitz = brzopotezni šah
regulations-supervised = Partije su pod nadzorom: važe Pravila takmičenja.
regulations-unsupervised = Partije nisu pod nadzorom.
regulations-games-per-arbiter = Partija po sudiji: { $count }.
regulations-arbiter-records = Sudija zapisuje svaku partiju.
regulations-not-recorded = Partije se ne zapisuju za sudiju.
regulations-clock-counting = Digitalni satovi koji broje poteze.
regulations-clock-not-counting = Digitalni satovi koji ne broje poteze.
regulations-clock-analogue = Analogni satovi.
regulations-default-time = Dozvoljeno vreme kašnjenja: { $time }.
regulations-resumption = Dozvoljeno vreme kašnjenja pri nastavku: { $time }.
regulations-clocks-wait = Ako nema nijednog igrača, satovi se ne pokreću.
regulations-clocks-run-on = Dok sala za igru ne radi, satovi teku dalje.
regulations-draws-free = Igrači mogu da se sporazumeju za remi bez saglasnosti sudije.
regulations-draws-before = Pre { $move }. poteza za remi je potrebna saglasnost sudije.
regulations-draws-consent = Za svaki remi sporazumom potrebna je saglasnost sudije.
regulations-quickplay = Važe pravila ubrzanog završetka.
regulations-adjourned = Partije se prekidaju posle { $time }.
regulations-points = Poeni za pobedu, remi i poraz: { $points }.
regulations-start-usual = Uobičajena početna pozicija.
regulations-start-drawn = Šah 960; početna pozicija se izvlači žrebom.
regulations-start-numbered = Šah 960 sa početnom pozicijom { $number }.
regulations-board-free = Na pravoj tabli: mogući su i nelegalni potezi i dodiri.
regulations-board-enforced = Na ekranu koji odbija nelegalne poteze.
regulations-flag-seen = Smatra se da je zastavica pala kada to primeti sudija ili reklamira igrač.
regulations-flag-claimed = Smatra se da je zastavica pala samo kada to reklamira igrač.
regulations-illegal-move = { $losing ->
    [1] Već prvi nelegalan potez koji protivnik reklamira ili sudija na vreme primeti gubi partiju.
    [2] Za nelegalan potez protivnik dobija { $time }; drugi gubi partiju.
   *[other] Za nelegalan potez protivnik dobija { $time }; treći gubi partiju.
}

## What is wrong with it.

regulation-category-contradicted = Objavljeno kao { $declared }, a prema vremenskoj kontroli to je { $derived }.
regulation-categories-differ = Za belog je to { $white }, za crnog { $black }: navedite šta važi za partiju.
regulation-default-time-not-announced = Dozvoljeno vreme kašnjenja mora biti objavljeno; inače iznosi { $time }.
regulation-default-time-missing = Dozvoljeno vreme kašnjenja mora biti objavljeno; ovo izdanje ga ne određuje.
regulation-default-time-beyond-the-clock = Zakasnelom igraču vreme ističe pre nego što prođe { $time }.
regulation-supervision-not-announced = Mora biti objavljeno da li je { $category } ovde pod nadzorom; inače nije.
regulation-supervision-not-in-edition = Ovo izdanje nema partije pod nadzorom.
regulation-supervision-without-effect = U standardnom šahu nadzor ništa ne menja.
regulation-too-many-games-for-arbiter = Partija po sudiji: { $games }; pod nadzorom ih je najviše { $most }.
regulation-games-not-recorded = Pod nadzorom sudija zapisuje svaku partiju.
regulation-quickplay-with-extra-time = Ubrzani završetak je za partije bez dodatnog vremena.
regulation-quickplay-in-blitz = U brzopoteznom šahu nema ubrzanog završetka.
regulation-quickplay-left-out = U ovom izdanju ubrzani završetak je deo Pravila.
regulation-extra-time-out-of-range = Dodatno vreme po potezu: { $extra }; ovo izdanje dozvoljava od { $least } do { $most }.
regulation-extra-time-on-analogue-clock = Analogni sat ne može da daje dodatno vreme.
regulation-adjournment-in-quick-play = Partije te vrste se ne prekidaju: { $category }.
regulation-session-without-time = Seansa mora imati trajanje.
regulation-chess960-not-in-edition = Ovo izdanje nema šah 960.
regulation-draw-limit-not-in-edition = Ovo izdanje dozvoljava sporazum o remiju u svakom trenutku.
regulation-draw-limit-without-effect = Svaka partija ima prvi potez: ograničenje nema dejstva.
regulation-points-out-of-order = { $points }: pobeda mora da vredi više od remija, a remi više od poraza.
regulation-flag-call-not-of-edition = Ovo izdanje ima drugačije pravilo o padu zastavice.
regulation-bag-came-later = To je dozvoljeno od 1. oktobra 2014, a ne od početka izdanja.
regulation-milder-penalty-not-in-edition = Ovo izdanje ne dozvoljava blažu kaznu.
regulation-not-in-edition = Ovo izdanje to ne predviđa.
regulation-house-rules-in-rated-games = Partije za rejting se igraju samo prema Pravilima.
regulation-rated-on-a-screen = Pravila važe za igru za tablom; partije koje se igraju samo na ekranima po njima se ne računaju za rejting.
regulation-nothing-open = Ovo izdanje tu ne ostavlja izbor.
regulation-not-toml = Ovo ne može da se čita kao TOML: { $why }
regulation-unknown-key = Ključa „{ $found }“ nema.
regulation-unknown-value = „{ $found }“ nije ništa od ovoga: { $known }.
regulation-bad-value = Ova vrednost ključa „{ $key }“ ne može da se pročita. Može da bude: { $examples }.
regulation-missing-key = Nedostaje ključ „{ $key }“.
regulation-no-unit = Za „{ $found }“ su potrebne jedinice: napišite { $units } ili u sekundama { $seconds }.
regulation-did-you-mean = Da li ste mislili „{ $nearest }“?

## The command.

regulations-sound = Po ovom pravilniku može da se igra.
regulations-not-sound = Po ovom pravilniku ne može da se igra. Greške: { $count }.
regulations-error = greška
regulations-remark = napomena
regulations-presets = Uobičajeni pravilnici od kojih može da se počne, sa preset = "…":
