## What the Laws leave to the arbiter. $colour is the player whom a question concerns.

question-reason-for-stopping = { $colour ->
    [white] Da li je beli imao valjan razlog da zaustavi satove?
   *[black] Da li je crni imao valjan razlog da zaustavi satove?
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
    [white] Da li belog treba kazniti zbog takvog ponašanja?
   *[black] Da li crnog treba kazniti zbog takvog ponašanja?
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
    [white] Figure na tabli ne pokazuju nijedan potez. Koji potez je beli nameravao da odigra?
   *[black] Figure na tabli ne pokazuju nijedan potez. Koji potez je crni nameravao da odigra?
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
answer-times = Nova vremena na satovima
answer-times-stay = Vremena ostaju kakva jesu
answer-outcome = Rezultat (1-0, ½-½, 0-1)
answer-goes-on = Partija se nastavlja
answer-mark = Poeni protivnika
answer-later = Odluka se odlaže

## A question with its number, its answers and the suggested one; and an answer that was given.

question-numbered = { $number }. pitanje sudiji: { $question }
question-answers = Mogući odgovori: { $answers }. Predlog: { $suggested }.
answered = Odgovor na { $number }. pitanje: { $answer }.
answered-times = beli { $white }, crni { $black }
answered-mark = protivnik dobija poene za { $mark ->
    [win] pobedu
    [draw] remi
   *[loss] poraz
}
answered-later = odluka se odlaže; protivniku se dodaje { $time }
answered-penalties = kazna: { $penalties }
answered-outcome = rezultat { $result }
time-unchanged = nepromenjeno

## Penalties in few words, in a list.

penalty-short-warning = opomena
penalty-short-more-time-for-opponent = protivniku se dodaje { $time }
penalty-short-less-time = prekršiocu se oduzima { $time }
penalty-short-loss-of-game = gubitak partije
penalty-short-fewer-points = smanjenje poena prekršiocu
penalty-short-more-points-for-opponent = povećanje poena protivniku
penalty-short-fine = novčana kazna
penalty-short-exclusion-from-rounds = zabrana nastupa u { $count ->
    [one] { $count } kolu
   *[other] { $count } kola
}
penalty-short-expulsion = isključenje sa takmičenja
