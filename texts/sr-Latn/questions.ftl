## What the Laws leave to the arbiter. $colour is the player whom a question concerns.

question-reason-for-stopping = { $colour ->
    [white] Da li je beli imao opravdan razlog da zaustavi satove?
   *[black] Da li je crni imao opravdan razlog da zaustavi satove?
}
question-displacement-penalty = { $colour ->
    [white] Da li treba kazniti belog jer je poremetio položaj figura?
   *[black] Da li treba kazniti crnog jer je poremetio položaj figura?
}
question-clock-handling = { $colour ->
    [white] Da li treba kazniti belog zbog nepravilnog rukovanja satom?
   *[black] Da li treba kazniti crnog zbog nepravilnog rukovanja satom?
}
question-clocks-after-irregularity = Šta satovi treba da pokazuju posle nepravilnosti?
question-reversed-colours = Partija je započeta sa obrnutim bojama figura. Da li se nastavlja?
question-both-flags = Pale su obe zastavice. Kakav je rezultat?
question-flag-against-draw = { $colour ->
    [white] Belom je pala zastavica u poziciji u kojoj svaki legalan potez vodi u remi. Kakav je rezultat?
   *[black] Crnom je pala zastavica u poziciji u kojoj svaki legalan potez vodi u remi. Kakav je rezultat?
}
question-consent-to-draw = Da li igrači ovde smeju da se sporazumeju za remi?
question-refusal = { $colour ->
    [white] Beli odbija da poštuje Pravila. Da li ga treba kazniti ili odbija tako uporno da gubi partiju?
   *[black] Crni odbija da poštuje Pravila. Da li ga treba kazniti ili odbija tako uporno da gubi partiju?
}
question-opponents-score = { $colour ->
    [white] Da li beli zbog toga gubi partiju i koliko poena tada dobija crni?
   *[black] Da li crni zbog toga gubi partiju i koliko poena tada dobija beli?
}
question-late-arrival = { $colour ->
    [white] Beli je došao posle dozvoljenog vremena kašnjenja. Da li ipak sme da igra?
   *[black] Crni je došao posle dozvoljenog vremena kašnjenja. Da li ipak sme da igra?
}
question-offer-disturbs = { $colour ->
    [white] Da li je beli ponudom remija u ovom trenutku ometao protivnika?
   *[black] Da li je crni ponudom remija u ovom trenutku ometao protivnika?
}
question-conduct = { $colour ->
    [white] { $conduct ->
        [two-hands] Da li treba kazniti belog jer je vukao obema rukama?
        [out-of-turn] Da li treba kazniti belog jer je vukao kada nije bio na potezu?
        [disturbing] Da li treba kazniti belog jer je ometao protivnika?
        [meddling] Da li treba kazniti belog jer je dodirivao figure dok je protivnik bio na potezu?
        [notes] Da li treba kazniti belog jer je koristio beleške, savete ili drugu tablu?
        [smoking] Da li treba kazniti belog jer je pušio?
        [device] Da li treba kazniti belog zbog elektronskog uređaja?
        [disrepute] Da li treba kazniti belog jer je štetio ugledu šaha?
       *[other] Da li treba kazniti belog? { $law }
    }
   *[black] { $conduct ->
        [two-hands] Da li treba kazniti crnog jer je vukao obema rukama?
        [out-of-turn] Da li treba kazniti crnog jer je vukao kada nije bio na potezu?
        [disturbing] Da li treba kazniti crnog jer je ometao protivnika?
        [meddling] Da li treba kazniti crnog jer je dodirivao figure dok je protivnik bio na potezu?
        [notes] Da li treba kazniti crnog jer je koristio beleške, savete ili drugu tablu?
        [smoking] Da li treba kazniti crnog jer je pušio?
        [device] Da li treba kazniti crnog zbog elektronskog uređaja?
        [disrepute] Da li treba kazniti crnog jer je štetio ugledu šaha?
       *[other] Da li treba kazniti crnog? { $law }
    }
}
question-assistant = { $colour ->
    [white] Da li sudija prihvata pomoćnika belog?
   *[black] Da li sudija prihvata pomoćnika crnog?
}
question-quickplay = { $colour ->
    [white] Da li se slažete da crni ne ulaže napor da pobedi normalnim sredstvima ili da njima ne može da pobedi?
   *[black] Da li se slažete da beli ne ulaže napor da pobedi normalnim sredstvima ili da njima ne može da pobedi?
}
question-increment = { $colour ->
    [white] Da li partija sme da se nastavi sa dodatnim vremenom po potezu, kako traži beli?
   *[black] Da li partija sme da se nastavi sa dodatnim vremenom po potezu, kako traži crni?
}
question-touch-deliberate = { $colour ->
    [white] Da li je beli figuru dodirnuo namerno?
   *[black] Da li je crni figuru dodirnuo namerno?
}
question-unfinished = { $colour ->
    [white] Figure na tabli ne pokazuju nijedan potez. Da li je beli odigrao nelegalan potez ili je samo poremećen položaj figura?
   *[black] Figure na tabli ne pokazuju nijedan potez. Da li je crni odigrao nelegalan potez ili je samo poremećen položaj figura?
}
question-request = { $colour ->
    [white] Da li se odobrava zahtev belog?
   *[black] Da li se odobrava zahtev crnog?
}
question-unrecorded = { $colour ->
    [white] Sudija nema zapis partije. Da li je reklamacija belog ispravna?
   *[black] Sudija nema zapis partije. Da li je reklamacija crnog ispravna?
}
question-scoresheet = { $colour ->
    [white] Da li belog treba kazniti zbog formulara?
   *[black] Da li crnog treba kazniti zbog formulara?
}
question-disputed-fact = { $colour ->
    [white] Da li je beli učinio ono što protivnik tvrdi?
   *[black] Da li je crni učinio ono što protivnik tvrdi?
}
question-quickplay-referred = { $colour ->
    [white] Partija je završena reklamacijom belog, o kojoj odlučujete vi. Kakav je rezultat?
   *[black] Partija je završena reklamacijom crnog, o kojoj odlučujete vi. Kakav je rezultat?
}
question-request-device = { $colour ->
    [white] Da li beli sme da ima elektronski uređaj?
   *[black] Da li crni sme da ima elektronski uređaj?
}
question-request-leave = { $colour ->
    [white] Da li beli sme da izađe?
   *[black] Da li crni sme da izađe?
}
question-disputed-touch = { $colour ->
    [white] Da li je beli dodirnuo { $piece }?
   *[black] Da li je crni dodirnuo { $piece }?
}
question-disputed-resignation = { $colour ->
    [white] Da li je beli predao partiju?
   *[black] Da li je crni predao partiju?
}
question-disputed-offer = { $colour ->
    [white] Da li je beli ponudio remi?
   *[black] Da li je crni ponudio remi?
}
question-sealed-move = { $colour ->
    [white] Da li može da se utvrdi koji potez je beli kovertirao?
   *[black] Da li može da se utvrdi koji potez je crni kovertirao?
}
question-reconstruction = Da li je partiju bilo moguće rekonstruisati?
question-written-result = Rezultat na formularima nije rezultat partije ili nije isti na oba. Koji rezultat važi?
question-mating-chance = { $colour ->
    [white] Belom je pala zastavica i nije jasno da li bi crni još mogao da matira. Kakav je rezultat?
   *[black] Crnom je pala zastavica i nije jasno da li bi beli još mogao da matira. Kakav je rezultat?
}
question-defective-clock = Da li je sat neispravan?
question-clock-setting = Sat je bio pogrešno podešen. Šta treba da pokazuje?
question-schedule = Sat je bio pogrešno podešen. Da li bi se poremetio raspored takmičenja kad bi tako ostalo?

## What may be answered.

answer-yes = Da
answer-no = Ne
answer-penalty = Kazna
answer-no-penalty = Bez kazne
answer-times = Druga vremena po najboljoj proceni sudije
answer-times-stay = Vremena ostaju kakva jesu
answer-outcome = Rezultat (1-0, ½-½, 0-1)
answer-goes-on = Partija se nastavlja
answer-mark = Poeni protivnika
answer-later = Odluka se odlaže
answer-reason-valid = Razlog je bio opravdan
answer-reason-not-penalised = Razlog nije bio opravdan, ali bez kazne
answer-reason-penalised = Razlog nije bio opravdan, uz kaznu
answer-increment-granted = Dodatno vreme po potezu je odobreno
answer-increment-refused = Partija se nastavlja bez dodatnog vremena po potezu
answer-draw-allowed = Remi je dozvoljen
answer-draw-not-allowed = Remi nije dozvoljen
answer-claim-correct = Reklamacija je ispravna
answer-claim-incorrect = Reklamacija nije ispravna
answer-schedule-suffers = Raspored bi se poremetio
answer-schedule-does-not-suffer = Raspored se ne bi poremetio
answer-sealed-move-established = Potez može da se utvrdi
answer-sealed-move-not-established = Potez ne može da se utvrdi
answer-assistant-accepted = Pomoćnik je prihvaćen
answer-assistant-times = Pomoćnik je prihvaćen; sudija prilagođava satove
answer-assistant-times-stay = Pomoćnik je prihvaćen; vremena ostaju nepromenjena
answer-assistant-not-accepted = Pomoćnik nije prihvaćen
answer-request-granted = Zahtev je odobren
answer-request-refused = Zahtev je odbijen
answer-touch-deliberate = Namerno
answer-touch-accidental = Slučajno
answer-clock-defective = Sat je neispravan
answer-clock-in-order = Sat je ispravan
answer-new-game = Igra se nova partija
answer-illegal-move = Nelegalan potez
answer-displaced = Poremećen položaj figura
answer-may-play = Igrač sme da igra
answer-loses-by-lateness = Igrač gubi partiju
answer-reconstructed = Partija je rekonstruisana
answer-not-reconstructed = Partija nije mogla da se rekonstruiše
answer-it-happened = To se dogodilo
answer-not-established = To nije moglo da se utvrdi
answer-claim-accepted = Reklamacija je prihvaćena
answer-claim-rejected = Reklamacija je odbijena
answer-written-result-stands = Važi potpisani rezultat
answer-game-lost = Partija je izgubljena; protivnik dobija poene

## A question with its number, its answers and the suggested one; and an answer that was given.

question-numbered = { $number }. pitanje sudiji: { $question }
question-answer = – { $answer }. { $consequence }
question-answer-alone = – { $answer }.
consequence-none = Ništa drugo se ne menja.
consequence-defective-clock = Sat se menja, a sudija odlučuje koja vremena novi sat pokazuje.
consequence-times = Beli { $white }, crni { $black }, kako satovi sada pokazuju.
consequence-next-question = Zatim sledi pitanje sudiji: { $question }
consequence-penalty = Jedna ili više kazni iz člana { $articles }.
answer-offer-not-penalised = Ne, ili ne tako da bi zaslužio kaznu
answer-offer-penalised = Da, uz kaznu
question-answer-presumed = (Tako pretpostavljaju Pravila.)
answered = Odgovor na { $number }. pitanje: { $answer }.
answered-times = beli { $white }, crni { $black }
answered-mark = protivnik dobija poene za { $mark ->
    [win] pobedu
    [draw] remi
   *[loss] poraz
}
answered-later = odluka se odlaže; protivnik dobija { $time } dodatnog vremena
answered-penalties = kazna ({ $penalties })
answered-outcome = rezultat { $result }
time-unchanged = nepromenjeno

## Penalties in few words, in a list.

penalty-short-warning = opomena
penalty-short-more-time-for-opponent = protivnik dobija { $time } dodatnog vremena
penalty-short-less-time = prekršilac gubi { $time }
penalty-short-loss-of-game = gubitak partije
penalty-short-fewer-points = smanjenje poena prekršiocu
penalty-short-more-points-for-opponent = povećanje poena protivniku
penalty-short-fine = novčana kazna
penalty-short-exclusion-from-rounds = zabrana nastupa u { $count ->
    [one] { $count } kolu
   *[other] { $count } kola
}
penalty-short-expulsion = isključenje sa takmičenja
