## What was announced for an event.

regulations-laws = Pravila iz leta { $edition }.
regulations-time = Čas za vsakega igralca: { $control }.
regulations-time-of-each = Čas: beli { $white }; črni { $black }.
regulations-kind = Po časovni kontroli je to { $category }.
regulations-standard = standardni šah
regulations-rapid = pospešeni šah
regulations-blitz = hitropotezni šah
regulations-supervised = Partije so nadzorovane: veljajo Tekmovalna pravila.
regulations-unsupervised = Partije niso nadzorovane.
regulations-games-per-arbiter = Partij na sodnika: { $count }.
regulations-arbiter-records = Sodnik zapisuje vsako partijo.
regulations-not-recorded = Za sodnika nihče ne zapisuje partij.
regulations-clock-counting = Digitalne ure, ki štejejo poteze.
regulations-clock-not-counting = Digitalne ure, ki ne štejejo potez.
regulations-clock-analogue = Analogne ure z zastavicami.
regulations-default-time = Privzeti čas zamude: { $time }.
regulations-resumption = Privzeti čas zamude ob nadaljevanju: { $time }.
regulations-clocks-wait = Če ni nobenega od igralcev, se uri ne poženeta.
regulations-clocks-run-on = Kadar turnirska dvorana ne deluje, uri tečeta naprej.
regulations-draws-free = Igralca se lahko sporazumeta za remi brez soglasja sodnika.
regulations-draws-before = Pred { $move }. potezo je za remi potrebno soglasje sodnika.
regulations-draws-consent = Za vsak remi po sporazumu je potrebno soglasje sodnika.
regulations-quickplay = Veljajo pravila za hitri konec partije.
regulations-adjourned = Partije se prekinejo po { $time }.
regulations-points = Točke za zmago, remi in poraz: { $points }.
regulations-start-usual = Običajna začetna pozicija.
regulations-start-drawn = Šah960; začetna pozicija se izžreba.
regulations-start-numbered = Šah960 z začetno pozicijo { $number }.
regulations-board-free = Na pravi šahovnici: mogoče so tudi nepravilne poteze in dotiki.
regulations-board-enforced = Na zaslonu, ki nepravilne poteze zavrne.
regulations-flag-seen = Padec zastavice velja, ko ga opazi sodnik ali reklamira igralec.
regulations-flag-claimed = Padec zastavice velja samo, če ga reklamira igralec.
regulations-illegal-move = { $losing ->
    [1] Že prva nepravilna poteza, ki jo nasprotnik reklamira ali sodnik opazi pravočasno, izgubi partijo.
    [2] Za nepravilno potezo dobi nasprotnik { $time }; druga izgubi partijo.
   *[other] Za nepravilno potezo dobi nasprotnik { $time }; tretja izgubi partijo.
}

## What is wrong with it.

regulation-category-contradicted = Objavljeno kot { $declared }, po časovni kontroli pa je { $derived }.
regulation-categories-differ = Za belega je to { $white }, za črnega { $black }: povejte, kaj velja za partijo.
regulation-default-time-not-announced = Privzeti čas zamude mora biti objavljen; sicer je { $time }.
regulation-default-time-missing = Privzeti čas zamude mora biti objavljen; ta izdaja svojega nima.
regulation-default-time-beyond-the-clock = Ura zamudnika se izteče, preden mine { $time }.
regulation-supervision-not-announced = Objavljeno mora biti, ali je { $category } tu nadzorovan; sicer ni.
regulation-supervision-not-in-edition = Ta izdaja ne pozna nadzorovanih partij.
regulation-supervision-without-effect = V standardnem šahu nadzor ničesar ne spremeni.
regulation-too-many-games-for-arbiter = Partij na sodnika: { $games }; pod nadzorom jih je največ { $most }.
regulation-games-not-recorded = Pod nadzorom sodnik zapisuje vsako partijo.
regulation-quickplay-with-extra-time = Hitri konec partije je za partije brez dodatka časa.
regulation-quickplay-in-blitz = V hitropoteznem šahu ni hitrega konca partije.
regulation-quickplay-left-out = V tej izdaji je hitri konec partije del Pravil.
regulation-extra-time-out-of-range = Dodatek časa na potezo: { $extra }; ta izdaja pozna od { $least } do { $most }.
regulation-extra-time-on-analogue-clock = Analogna ura ne omogoča dodatka časa.
regulation-adjournment-in-quick-play = Partije te vrste se ne prekinjajo: { $category }.
regulation-session-without-time = Seansa mora imeti dolžino.
regulation-chess960-not-in-edition = Ta izdaja nima šaha960.
regulation-draw-limit-not-in-edition = Ta izdaja dovoljuje sporazum o remiju kadar koli.
regulation-draw-limit-without-effect = Vsaka partija ima prvo potezo: omejitev nima učinka.
regulation-points-out-of-order = { $points }: zmaga mora biti vredna več od remija, remi pa več od poraza.
regulation-flag-call-not-of-edition = Izdaja ima o padcu zastavice drugačno pravilo.
regulation-bag-came-later = To je dovoljeno od 1. oktobra 2014, ne od začetka izdaje.
regulation-milder-penalty-not-in-edition = Ta izdaja ne dovoljuje milejše kazni.
regulation-not-in-edition = Ta izdaja ne pozna ničesar takega.
regulation-house-rules-in-rated-games = Partije za rating se igrajo samo po Pravilih.
regulation-rated-on-a-screen = Pravila veljajo za igro za šahovnico; partije, ki se igrajo samo na zaslonih, po njih ne štejejo za rating.
regulation-nothing-open = Ta izdaja tu ne dopušča izbire.
regulation-not-toml = Tega ni mogoče prebrati kot TOML: { $why }
regulation-unknown-key = Ključa »{ $found }« ni.
regulation-unknown-value = »{ $found }« ni nič od tega: { $known }.
regulation-bad-value = Te vrednosti ključa »{ $key }« ni mogoče prebrati. Možno je: { $examples }.
regulation-missing-key = Manjka ključ »{ $key }«.
regulation-no-unit = »{ $found }« potrebuje enote: napišite { $units } ali v sekundah { $seconds }.
regulation-did-you-mean = Ste mislili »{ $nearest }«?

## The command.

regulations-sound = Po teh pravilih tekmovanja je mogoče igrati.
regulations-not-sound = Po teh pravilih tekmovanja ni mogoče igrati. Napake: { $count }.
regulations-error = napaka
regulations-remark = opomba
regulations-presets = Pravila številnih tekmovanj, s katerimi je mogoče začeti (preset = "…"):
