## What the Laws leave to the arbiter. $colour is the player whom a question concerns.

question-reason-for-stopping = { $colour ->
    [white] Je li bijeli imao valjan razlog za zaustavljanje satova?
   *[black] Je li crni imao valjan razlog za zaustavljanje satova?
}
question-displacement-penalty = { $colour ->
    [white] Treba li bijelog kazniti jer je poremetio položaj figura?
   *[black] Treba li crnog kazniti jer je poremetio položaj figura?
}
question-clock-handling = { $colour ->
    [white] Treba li bijelog kazniti zbog nepravilnog rukovanja satom?
   *[black] Treba li crnog kazniti zbog nepravilnog rukovanja satom?
}
question-clocks-after-irregularity = Što satovi trebaju pokazivati nakon nepravilnosti?
question-reversed-colours = Partija je počela s obrnutim bojama figura. Nastavlja li se?
question-both-flags = Pale su obje zastavice. Kakav je rezultat?
question-flag-against-draw = { $colour ->
    [white] Bijelom je pala zastavica u poziciji u kojoj svaki pravilan potez vodi u remi. Kakav je rezultat?
   *[black] Crnom je pala zastavica u poziciji u kojoj svaki pravilan potez vodi u remi. Kakav je rezultat?
}
question-consent-to-draw = Smiju li se igrači ovdje dogovoriti za remi?
question-refusal = { $colour ->
    [white] Bijeli odbija poštovati Pravila. Treba li ga kazniti ili odbija tako uporno da gubi partiju?
   *[black] Crni odbija poštovati Pravila. Treba li ga kazniti ili odbija tako uporno da gubi partiju?
}
question-opponents-score = { $colour ->
    [white] Gubi li bijeli zbog toga partiju i koliko bodova tada dobiva crni?
   *[black] Gubi li crni zbog toga partiju i koliko bodova tada dobiva bijeli?
}
question-late-arrival = { $colour ->
    [white] Bijeli je došao nakon dopuštenog vremena kašnjenja. Smije li ipak igrati?
   *[black] Crni je došao nakon dopuštenog vremena kašnjenja. Smije li ipak igrati?
}
question-offer-disturbs = { $colour ->
    [white] Je li bijeli ponudom remija u ovom trenutku ometao protivnika?
   *[black] Je li crni ponudom remija u ovom trenutku ometao protivnika?
}
question-conduct = { $colour ->
    [white] { $conduct ->
        [two-hands] Treba li kazniti bijelog jer je vukao objema rukama?
        [out-of-turn] Treba li kazniti bijelog jer je vukao kada nije bio na potezu?
        [disturbing] Treba li kazniti bijelog jer je ometao protivnika?
        [meddling] Treba li kazniti bijelog jer je doticao figure dok je protivnik bio na potezu?
        [notes] Treba li kazniti bijelog jer se služio bilješkama, savjetima ili drugom pločom?
        [smoking] Treba li kazniti bijelog jer je pušio?
        [device] Treba li kazniti bijelog zbog elektroničkog uređaja?
        [disrepute] Treba li kazniti bijelog jer je štetio ugledu šaha?
       *[other] Treba li kazniti bijelog? { $law }
    }
   *[black] { $conduct ->
        [two-hands] Treba li kazniti crnog jer je vukao objema rukama?
        [out-of-turn] Treba li kazniti crnog jer je vukao kada nije bio na potezu?
        [disturbing] Treba li kazniti crnog jer je ometao protivnika?
        [meddling] Treba li kazniti crnog jer je doticao figure dok je protivnik bio na potezu?
        [notes] Treba li kazniti crnog jer se služio bilješkama, savjetima ili drugom pločom?
        [smoking] Treba li kazniti crnog jer je pušio?
        [device] Treba li kazniti crnog zbog elektroničkog uređaja?
        [disrepute] Treba li kazniti crnog jer je štetio ugledu šaha?
       *[other] Treba li kazniti crnog? { $law }
    }
}
question-assistant = { $colour ->
    [white] Prihvaća li sudac pomoćnika bijelog?
   *[black] Prihvaća li sudac pomoćnika crnog?
}
question-quickplay = { $colour ->
    [white] Je li točno da crni ne nastoji pobijediti na uobičajeni način ili da na taj način ne može pobijediti?
   *[black] Je li točno da bijeli ne nastoji pobijediti na uobičajeni način ili da na taj način ne može pobijediti?
}
question-increment = { $colour ->
    [white] Smije li se partija nastaviti s dodatkom po potezu, kako traži bijeli?
   *[black] Smije li se partija nastaviti s dodatkom po potezu, kako traži crni?
}
question-touch-deliberate = { $colour ->
    [white] Je li bijeli figuru taknuo namjerno?
   *[black] Je li crni figuru taknuo namjerno?
}
question-unfinished = { $colour ->
    [white] Ono što stoji na ploči nije potez. Je li bijeli odigrao nepravilan potez ili je samo poremećen položaj figura?
   *[black] Ono što stoji na ploči nije potez. Je li crni odigrao nepravilan potez ili je samo poremećen položaj figura?
}
question-request = { $colour ->
    [white] Odobrava li se zahtjev bijelog?
   *[black] Odobrava li se zahtjev crnog?
}
question-unrecorded = { $colour ->
    [white] Sudac nema zapis partije. Je li reklamacija bijelog točna?
   *[black] Sudac nema zapis partije. Je li reklamacija crnog točna?
}
question-scoresheet = { $colour ->
    [white] Treba li bijelog kazniti zbog zapisnika?
   *[black] Treba li crnog kazniti zbog zapisnika?
}
question-disputed-fact = { $colour ->
    [white] Je li bijeli učinio ono što protivnik tvrdi?
   *[black] Je li crni učinio ono što protivnik tvrdi?
}
question-quickplay-referred = { $colour ->
    [white] Partija je završila reklamacijom bijelog, koja je upućena vama. Kakav je rezultat?
   *[black] Partija je završila reklamacijom crnog, koja je upućena vama. Kakav je rezultat?
}
question-request-device = { $colour ->
    [white] Smije li bijeli imati elektronički uređaj?
   *[black] Smije li crni imati elektronički uređaj?
}
question-request-leave = { $colour ->
    [white] Smije li bijeli izaći?
   *[black] Smije li crni izaći?
}
question-disputed-touch = { $colour ->
    [white] Je li bijeli taknuo { $piece }?
   *[black] Je li crni taknuo { $piece }?
}
question-disputed-resignation = { $colour ->
    [white] Je li bijeli predao partiju?
   *[black] Je li crni predao partiju?
}
question-disputed-offer = { $colour ->
    [white] Je li bijeli ponudio remi?
   *[black] Je li crni ponudio remi?
}
question-sealed-move = { $colour ->
    [white] Može li se utvrditi koji je potez bijeli kuvertirao?
   *[black] Može li se utvrditi koji je potez crni kuvertirao?
}
question-reconstruction = Je li partiju bilo moguće rekonstruirati?
question-written-result = Rezultat u zapisnicima nije rezultat partije ili nije isti u oba. Koji rezultat vrijedi?
question-mating-chance = { $colour ->
    [white] Bijelom je pala zastavica i nije jasno bi li crni još mogao matirati. Kakav je rezultat?
   *[black] Crnom je pala zastavica i nije jasno bi li bijeli još mogao matirati. Kakav je rezultat?
}
question-defective-clock = Je li sat neispravan?
question-clock-setting = Sat je bio pogrešno namješten. Što treba pokazivati?
question-schedule = Sat je bio pogrešno namješten. Bi li se poremetila satnica natjecanja kad bi tako ostalo?

## What may be answered.

answer-yes = Da
answer-no = Ne
answer-penalty = Kazna
answer-no-penalty = Bez kazne
answer-times = Druga vremena po najboljoj procjeni suca
answer-times-stay = Vremena ostaju kakva jesu
answer-outcome = Rezultat (1-0, ½-½, 0-1)
answer-goes-on = Partija se nastavlja
answer-mark = Bodovi za protivnika
answer-later = Odluka se odgađa
answer-reason-valid = Razlog je bio valjan
answer-reason-not-penalised = Razlog nije bio valjan, ali bez kazne
answer-reason-penalised = Razlog nije bio valjan, uz kaznu
answer-increment-granted = Dodatak je odobren
answer-increment-refused = Partija se nastavlja bez dodatka
answer-draw-allowed = Remi je dopušten
answer-draw-not-allowed = Remi nije dopušten
answer-claim-correct = Reklamacija je točna
answer-claim-incorrect = Reklamacija nije točna
answer-schedule-suffers = Satnica bi se poremetila
answer-schedule-does-not-suffer = Satnica se ne bi poremetila
answer-sealed-move-established = Potez se može utvrditi
answer-sealed-move-not-established = Potez se ne može utvrditi
answer-assistant-accepted = Pomoćnik je prihvaćen
answer-assistant-times = Pomoćnik je prihvaćen; sudac prilagođava satove
answer-assistant-times-stay = Pomoćnik je prihvaćen; vremena ostaju nepromijenjena
answer-assistant-not-accepted = Pomoćnik nije prihvaćen
answer-request-granted = Zahtjev je odobren
answer-request-refused = Zahtjev je odbijen
answer-touch-deliberate = Namjerno
answer-touch-accidental = Slučajno
answer-clock-defective = Sat je neispravan
answer-clock-in-order = Sat je ispravan
answer-new-game = Igra se nova partija
answer-illegal-move = Nepravilan potez
answer-displaced = Poremećen položaj figura
answer-may-play = Igrač smije igrati
answer-loses-by-lateness = Igrač gubi partiju
answer-reconstructed = Partija je rekonstruirana
answer-not-reconstructed = Partiju nije bilo moguće rekonstruirati
answer-it-happened = To se dogodilo
answer-not-established = To nije bilo moguće utvrditi
answer-claim-accepted = Reklamacija je prihvaćena
answer-claim-rejected = Reklamacija je odbijena
answer-written-result-stands = Vrijedi potpisani rezultat
answer-game-lost = Partija je izgubljena; bodovi protivniku

## A question with its number, its answers and the suggested one; and an answer that was given.

question-numbered = { $number }. pitanje sucu: { $question }
question-answer = – { $answer }. { $consequence }
question-answer-alone = – { $answer }.
consequence-none = Ništa se drugo ne mijenja.
consequence-defective-clock = Sat se zamjenjuje, a sudac odlučuje koja vremena novi sat pokazuje.
consequence-times = Bijeli { $white }, crni { $black }, kako satovi sada pokazuju.
consequence-next-question = Zatim slijedi pitanje sucu: { $question }
consequence-penalty = Jedna ili više kazni iz članka { $articles }.
answer-offer-not-penalised = Ne, ili ne tako da bi zaslužio kaznu
answer-offer-penalised = Da, uz kaznu
question-answer-presumed = (Tako pretpostavljaju Pravila.)
answered = Odgovor na { $number }. pitanje: { $answer }.
answered-times = bijeli { $white }, crni { $black }
answered-mark = protivnik dobiva bodove za { $mark ->
    [win] pobjedu
    [draw] remi
   *[loss] poraz
}
answered-later = odluka se odgađa; protivnik dobiva { $time } dodatnog vremena
answered-penalties = kazna ({ $penalties })
answered-outcome = rezultat { $result }
time-unchanged = nepromijenjeno

## Penalties in few words, in a list.

penalty-short-warning = opomena
penalty-short-more-time-for-opponent = { $time } protivniku
penalty-short-less-time = prekršitelj gubi { $time }
penalty-short-loss-of-game = gubitak partije
penalty-short-fewer-points = smanjenje bodova prekršitelju
penalty-short-more-points-for-opponent = povećanje bodova protivniku
penalty-short-fine = novčana kazna
penalty-short-exclusion-from-rounds = zabrana nastupa u { $count ->
    [one] { $count } kolu
   *[other] { $count } kola
}
penalty-short-expulsion = isključenje s natjecanja
