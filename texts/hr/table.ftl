## Decisions as they are told: what was decided, on what grounds, what follows, and where it is written.
## $colour is white or black, the player whom a sentence is about; times are m:ss; moves, squares and articles are as the reader writes them.


## What was decided.

ruling-checkmate = { $colour ->
    [white] Mat: bijeli je matirao crnog.
   *[black] Mat: crni je matirao bijelog.
}
ruling-resignation = { $colour ->
    [white] Bijeli je predao partiju.
   *[black] Crni je predao partiju.
}
ruling-resignation-without-mating-chance = { $colour ->
    [white] Bijeli je predao partiju, ali crni ne može matirati nijednim nizom pravilnih poteza.
   *[black] Crni je predao partiju, ali bijeli ne može matirati nijednim nizom pravilnih poteza.
}
ruling-stalemate = { $colour ->
    [white] Pat: bijeli nema pravilnog poteza i nije u šahu.
   *[black] Pat: crni nema pravilnog poteza i nije u šahu.
}
ruling-dead-position = Mrtva pozicija: nijedan igrač ne može matirati nijednim nizom pravilnih poteza.
ruling-draw-by-agreement = Igrači su se dogovorili za remi.
ruling-fivefold-repetition = Ista je pozicija nastala najmanje pet puta.
ruling-seventy-five-moves = Svaki je igrač odigrao najmanje 75 poteza bez pomicanja pješaka i bez uzimanja.
ruling-correct-draw-claim = { $colour ->
    [white] Reklamacija remija koju je podnio bijeli točna je.
   *[black] Reklamacija remija koju je podnio crni točna je.
}
ruling-incorrect-draw-claim = { $colour ->
    [white] Reklamacija remija koju je podnio bijeli netočna je.
   *[black] Reklamacija remija koju je podnio crni netočna je.
}
ruling-right-to-claim-lost = { $colour ->
    [white] Bijeli je u ovom potezu izgubio pravo na tu reklamaciju.
   *[black] Crni je u ovom potezu izgubio pravo na tu reklamaciju.
}
ruling-illegal-move = { $colour ->
    [white] Bijeli je dovršio nepravilan potez.
   *[black] Crni je dovršio nepravilan potez.
}
ruling-illegal-moves-without-mating-chance = { $colour ->
    [white] Bijeli bi zbog nepravilnih poteza izgubio, ali crni ne može matirati nijednim nizom pravilnih poteza.
   *[black] Crni bi zbog nepravilnih poteza izgubio, ali bijeli ne može matirati nijednim nizom pravilnih poteza.
}
ruling-promotion-not-completed = { $colour ->
    [white] Bijeli je pješaka na posljednjem redu ostavio nezamijenjenog: to je nepravilan potez.
   *[black] Crni je pješaka na posljednjem redu ostavio nezamijenjenog: to je nepravilan potez.
}
ruling-king-captured = { $colour ->
    [white] Bijeli je uzeo kralja: to je nepravilan potez.
   *[black] Crni je uzeo kralja: to je nepravilan potez.
}
ruling-two-hands = { $colour ->
    [white] Bijeli je potez odigrao objema rukama: to se smatra nepravilnim potezom.
   *[black] Crni je potez odigrao objema rukama: to se smatra nepravilnim potezom.
}
ruling-press-without-move = { $colour ->
    [white] Bijeli je pritisnuo sat, a nije odigrao potez: to se smatra nepravilnim potezom.
   *[black] Crni je pritisnuo sat, a nije odigrao potez: to se smatra nepravilnim potezom.
}
ruling-press-before-move = { $colour ->
    [white] Bijeli je pritisnuo sat prije nego što je odigrao potez: to se smatra nepravilnim potezom.
   *[black] Crni je pritisnuo sat prije nego što je odigrao potez: to se smatra nepravilnim potezom.
}
ruling-flag-fall = { $colour ->
    [white] Bijelom je pala zastavica prije nego što je dovršio predviđeni broj poteza.
   *[black] Crnom je pala zastavica prije nego što je dovršio predviđeni broj poteza.
}
ruling-flag-fall-without-mating-chance = { $colour ->
    [white] Bijelom je pala zastavica, ali crni ne može matirati nijednim nizom pravilnih poteza.
   *[black] Crnom je pala zastavica, ali bijeli ne može matirati nijednim nizom pravilnih poteza.
}
ruling-both-flags-game-goes-on = Pale su obje zastavice i nije moguće utvrditi koja je pala prije; to nije bio posljednji period.
ruling-both-flags-in-last-period = U posljednjem su periodu pale obje zastavice i nije moguće utvrditi koja je pala prije.
ruling-both-flags = Pale su obje zastavice.
ruling-default-time = { $colour ->
    [white] Kad je isteklo dopušteno vrijeme kašnjenja, bijelog nije bilo za pločom.
   *[black] Kad je isteklo dopušteno vrijeme kašnjenja, crnog nije bilo za pločom.
}
ruling-default-time-both = Kad je isteklo dopušteno vrijeme kašnjenja, za pločom nije bilo nijednog igrača.
ruling-neither-player-present = U vrijeme određeno za početak za pločom nije bilo nijednog igrača.
ruling-wrong-initial-position = Partija je počela iz pogrešne početne pozicije.
ruling-wrong-board-placement = Ploča je bila nepravilno postavljena.
ruling-reversed-colours = Partija je počela s obrnutim bojama figura.
ruling-displaced-pieces = { $colour ->
    [white] Bijeli je poremetio položaj figura.
   *[black] Crni je poremetio položaj figura.
}
ruling-displacement-found-later = Utvrđeno je da su figure već prije bile pomaknute sa svojih polja.
ruling-clocks-after-irregularity = Sudac je odredio što satovi trebaju pokazivati nakon nepravilnosti.
ruling-touched-piece = { $colour ->
    [white] Bijeli je taknuo figuru, a odigrao drugi potez.
   *[black] Crni je taknuo figuru, a odigrao drugi potez.
}
ruling-touched-piece-known = { $colour ->
    [white] Bijeli je taknuo { $piece }, a odigrao je { $move }.
   *[black] Crni je taknuo { $piece }, a odigrao je { $move }.
}
ruling-piece-released = { $colour ->
    [white] Bijeli je figuru ispustio na polje i time odredio potez, a zatim je odigrao drugi.
   *[black] Crni je figuru ispustio na polje i time odredio potez, a zatim je odigrao drugi.
}
ruling-defective-clock = Sat je neispravan.
ruling-wrong-clock-setting = Sat je bio pogrešno namješten.
ruling-clock-corrected = Sudac ispravlja sat.
ruling-clock-in-order = Sat je ispravan.
ruling-moves-completed-in-time = { $colour ->
    [white] Bijelom je pala zastavica, ali je predviđeni broj poteza dovršio na vrijeme.
   *[black] Crnom je pala zastavica, ali je predviđeni broj poteza dovršio na vrijeme.
}
ruling-excused = { $colour ->
    [white] Sudac dopušta bijelom da igra unatoč kašnjenju.
   *[black] Sudac dopušta crnom da igra unatoč kašnjenju.
}
ruling-bound-by-touch = { $colour ->
    [white] Bijeli je taknuo figuru i to ga obvezuje.
   *[black] Crni je taknuo figuru i to ga obvezuje.
}
ruling-touch-deliberate = { $colour ->
    [white] Bijeli je figuru taknuo namjerno.
   *[black] Crni je figuru taknuo namjerno.
}
ruling-touch-accidental = { $colour ->
    [white] Bijeli je figuru taknuo slučajno.
   *[black] Crni je figuru taknuo slučajno.
}
ruling-not-established = { $colour ->
    [white] Ono što crni tvrdi o bijelom nije bilo moguće utvrditi.
   *[black] Ono što bijeli tvrdi o crnom nije bilo moguće utvrditi.
}
ruling-out-of-turn = { $colour ->
    [white] Bijeli je odigrao potez iako je na potezu bio crni.
   *[black] Crni je odigrao potez iako je na potezu bio bijeli.
}
ruling-device-forfeit = { $colour ->
    [white] { $device ->
        [rings] Bijelom je zazvonio telefon.
        [sounds] Bijelom se oglasio elektronički uređaj.
        [on] Bijeli ima uključen elektronički uređaj koji sudac nije odobrio.
        [off] Bijeli ima, iako isključen, elektronički uređaj koji sudac nije odobrio.
       *[other] Kod bijelog je pronađen ili se oglasio zabranjen elektronički uređaj.
    }
   *[black] { $device ->
        [rings] Crnom je zazvonio telefon.
        [sounds] Crnom se oglasio elektronički uređaj.
        [on] Crni ima uključen elektronički uređaj koji sudac nije odobrio.
        [off] Crni ima, iako isključen, elektronički uređaj koji sudac nije odobrio.
       *[other] Kod crnog je pronađen ili se oglasio zabranjen elektronički uređaj.
    }
}
ruling-refused = { $colour ->
    [white] Bijeli je odbio poštovati Pravila šaha.
   *[black] Crni je odbio poštovati Pravila šaha.
}
ruling-refusal-to-comply = { $colour ->
    [white] Bijeli uporno odbija poštovati Pravila šaha.
   *[black] Crni uporno odbija poštovati Pravila šaha.
}
ruling-both-refuse = Oba igrača uporno odbijaju poštovati Pravila šaha.
ruling-scoresheet = { $colour ->
    [white] Zapisnik bijelog nije vođen kako treba.
   *[black] Zapisnik crnog nije vođen kako treba.
}
ruling-both-complete = Zastavica je pala; oba igrača sada moraju dopuniti svoje zapisnike.
ruling-signed-result = Oba su igrača potpisala zapisnike i rezultat u njima vrijedi.
ruling-result-decided = Sudac je odlučio koji rezultat vrijedi.
ruling-quickplay-accepted = { $colour ->
    [white] Reklamacija bijelog je prihvaćena: crni na uobičajeni način ne može ili ne nastoji pobijediti.
   *[black] Reklamacija crnog je prihvaćena: bijeli na uobičajeni način ne može ili ne nastoji pobijediti.
}
ruling-quickplay-rejected = { $colour ->
    [white] Reklamacija bijelog je odbijena.
   *[black] Reklamacija crnog je odbijena.
}
ruling-quickplay-postponed = { $colour ->
    [white] Odluka o reklamaciji bijelog je odgođena.
   *[black] Odluka o reklamaciji crnog je odgođena.
}
ruling-sealed-move-ambiguous = { $colour ->
    [white] Kuvertirani potez bijelog je dvosmislen.
   *[black] Kuvertirani potez crnog je dvosmislen.
}
ruling-sealed-move-illegal = { $colour ->
    [white] Kuvertirani potez bijelog je nepravilan.
   *[black] Kuvertirani potez crnog je nepravilan.
}
ruling-sealed-move-unclear = { $colour ->
    [white] Ne može se utvrditi koji je potez bijeli kuvertirao.
   *[black] Ne može se utvrditi koji je potez crni kuvertirao.
}
ruling-sealed-move-clear = { $colour ->
    [white] Bijeli igra kuvertirani potez na ploči.
   *[black] Crni igra kuvertirani potez na ploči.
}
ruling-reconstruction-ordered = Partiju treba rekonstruirati na drugoj ploči.
ruling-reconstructed = Partija je rekonstruirana na drugoj ploči.
ruling-late-for-resumption = { $colour ->
    [white] Kad je isteklo dopušteno vrijeme kašnjenja na nastavak, bijelog nije bilo za pločom.
   *[black] Kad je isteklo dopušteno vrijeme kašnjenja na nastavak, crnog nije bilo za pločom.
}
ruling-illegal-move-known = { $colour ->
    [white] Bijeli je dovršio nepravilan potez: { $move }.
   *[black] Crni je dovršio nepravilan potez: { $move }.
}
ruling-penalised = { $colour ->
    [white] Bijeli je kažnjen.
   *[black] Crni je kažnjen.
}
ruling-reason-valid = { $colour ->
    [white] Bijeli je imao valjan razlog za zaustavljanje satova.
   *[black] Crni je imao valjan razlog za zaustavljanje satova.
}
ruling-reason-not-valid = { $colour ->
    [white] Bijeli je zaustavio satove bez valjanog razloga.
   *[black] Crni je zaustavio satove bez valjanog razloga.
}
ruling-bound-by-release = { $colour ->
    [white] Bijeli je figuru ispustio na polje i mora dovršiti taj potez.
   *[black] Crni je figuru ispustio na polje i mora dovršiti taj potez.
}
ruling-must-castle = { $colour ->
    [white] Bijeli je ispustio kralja radi rokade i mora rokirati.
   *[black] Crni je ispustio kralja radi rokade i mora rokirati.
}
ruling-intended-move = { $colour ->
    [white] Bijeli mora odigrati najavljeni potez.
   *[black] Crni mora odigrati najavljeni potez.
}
ruling-replying-player-absent = { $colour ->
    [white] Bijeli mora odgovoriti na kuvertirani potez, a nije nazočan: omotnica ostaje zatvorena.
   *[black] Crni mora odgovoriti na kuvertirani potez, a nije nazočan: omotnica ostaje zatvorena.
}
ruling-early-adjournment = { $colour ->
    [white] Bijeli prekida partiju prije kraja seanse: ostatak seanse računa mu se kao utrošeno vrijeme.
   *[black] Crni prekida partiju prije kraja seanse: ostatak seanse računa mu se kao utrošeno vrijeme.
}
ruling-completes-scoresheet = { $colour ->
    [white] Bijeli mora prije sljedećeg poteza dopuniti zapisnik.
   *[black] Crni mora prije sljedećeg poteza dopuniti zapisnik.
}
ruling-request-granted = { $colour ->
    [white] Odobrava se zahtjev bijelog.
   *[black] Odobrava se zahtjev crnog.
}
ruling-request-refused = { $colour ->
    [white] Zahtjev bijelog se odbija.
   *[black] Zahtjev crnog se odbija.
}
ruling-assistant-accepted = { $colour ->
    [white] Pomoćnik bijelog je prihvaćen.
   *[black] Pomoćnik crnog je prihvaćen.
}
ruling-assistant-not-accepted = { $colour ->
    [white] Pomoćnik bijelog nije prihvaćen.
   *[black] Pomoćnik crnog nije prihvaćen.
}
ruling-consent-given = Sudac je suglasan s remijem po dogovoru.
ruling-consent-refused = Sudac nije suglasan s remijem po dogovoru.
ruling-phone-as-spectator = Partija je završena: igrač je sada gledatelj i ne smije upotrebljavati telefon. Rezultat ostaje.
ruling-stated = Sudac odlučuje: „{ $text }”
ruling-offer-not-penalised = { $colour ->
    [white] Bijeli za ponudu nije kažnjen i ponuda vrijedi.
   *[black] Crni za ponudu nije kažnjen i ponuda vrijedi.
}
ruling-envelope-lost = Omotnica je izgubljena: kao kuvertirani vrijedi potez koji navede igrač koji je kuvertirao.
ruling-resignation-not-established = { $colour ->
    [white] Nije se moglo utvrditi da je bijeli predao partiju.
   *[black] Nije se moglo utvrditi da je crni predao partiju.
}
ruling-offer-not-established = { $colour ->
    [white] Nije se moglo utvrditi da je bijeli ponudio remi.
   *[black] Nije se moglo utvrditi da je crni ponudio remi.
}
ruling-both-kings-in-check = Sljedeći je potez dovršen, a oba su kralja još uvijek u šahu.
ruling-pawn-on-last-rank = Nakon sljedećeg dovršenog poteza pješak još uvijek stoji na posljednjem redu, na { $square }.
ruling-position-still-illegal = Nakon sljedećeg dovršenog poteza pozicija je još uvijek nepravilna.
ruling-too-late-for-set-up = Reklamacija se odbija: dovršeno je već previše poteza (svaki igrač { $count }), pa figure ostaju kako su postavljene.
ruling-too-late-for-clock = Postavke sata više se ne mijenjaju: dovršeno je već previše poteza (svaki igrač { $count }).
ruling-reversed-colours-go-on = Partija je počela s obrnutim bojama figura, ali za novu je partiju odigrano već previše poteza (svaki igrač { $count }).
ruling-replying-player-present = Omotnica se otvara i kuvertirani se potez igra na ploči.
ruling-sealed-move-ended-game = Kuvertirani je potez već završio partiju: kašnjenje se ne uzima u obzir.
ruling-time-for-disturbance = Sudac zbog smetnje dodaje vrijeme.
ruling-appeal = { $colour ->
    [white] O žalbi bijelog je odlučeno.
   *[black] O žalbi crnog je odlučeno.
}
ruling-not-penalised = { $colour ->
    [white] Bijeli nije kažnjen.
   *[black] Crni nije kažnjen.
}
ruling-congratulated = { $colour ->
    [white] Bijeli je protivniku čestitao na pobjedi: to se smatra predajom.
   *[black] Crni je protivniku čestitao na pobjedi: to se smatra predajom.
}
ruling-referred-no-effort = { $colour ->
    [white] Bijeli je reklamirao remi jer protivnik ne nastoji pobijediti na uobičajeni način: igra je završena, a o reklamaciji odlučuje sudac.
   *[black] Crni je reklamirao remi jer protivnik ne nastoji pobijediti na uobičajeni način: igra je završena, a o reklamaciji odlučuje sudac.
}
ruling-referred-cannot-win = { $colour ->
    [white] Bijeli je reklamirao remi jer protivnik ne može pobijediti na uobičajeni način: igra je završena, a o reklamaciji odlučuje sudac.
   *[black] Crni je reklamirao remi jer protivnik ne može pobijediti na uobičajeni način: igra je završena, a o reklamaciji odlučuje sudac.
}
ruling-referred-decided = { $colour ->
    [white] O reklamaciji bijelog, kojom je igra završila, odlučeno je.
   *[black] O reklamaciji crnog, kojom je igra završila, odlučeno je.
}
ruling-breach = { $colour ->
    [white] Bijeli je prekršio pravilo: { $law }
   *[black] Crni je prekršio pravilo: { $law }
}

## Why it is so.

ground-occurrences = Pozicija je nastala { $count ->
    [1] jednom
    [2] dvaput
    [3] triput
    [one] { $count } put
   *[other] { $count } puta
}: { $when }.
ground-quiet-moves = Potezi svakog igrača bez pomicanja pješaka i bez uzimanja: { $count }.
ground-quiet-moves-intended = Potezi svakog igrača bez pomicanja pješaka i bez uzimanja, zajedno s namjeravanim potezom: { $count }.
ground-quiet-half-moves = Polupotezi bez pomicanja pješaka i bez uzimanja: { $count }.
ground-rule = Pravilo ({ $articles }): { $law }
ground-breaks = Potez krši pravilo ({ $articles }): { $law }
ground-attempt = Potez je bio { $move }.
ground-announced-illegal = Najavljeni potez { $move } je nepravilan.
ground-played = Odigran je potez { $move }.
ground-touched = Taknuto redom: { $pieces }.
ground-illegal-move-number = { $colour ->
    [white] To je { $number ->
        [1] prvi
        [2] drugi
        [3] treći
       *[other] { $number }.
    } nepravilni potez koji se računa bijelom.
   *[black] To je { $number ->
        [1] prvi
        [2] drugi
        [3] treći
       *[other] { $number }.
    } nepravilni potez koji se računa crnom.
}
ground-illegal-move-count = Nepravilni potezi tog igrača u partiji, uključujući ovaj: { $number }.
ground-can-mate = { $colour ->
    [white] Bijeli još može matirati, na primjer { $line }.
   *[black] Crni još može matirati, na primjer { $line }.
}
ground-cannot-mate = { $colour ->
    [white] Bijeli ne može matirati nijednim nizom pravilnih poteza.
   *[black] Crni ne može matirati nijednim nizom pravilnih poteza.
}
ground-can-mate-somehow = { $colour ->
    [white] Bijeli još može matirati nizom pravilnih poteza.
   *[black] Crni još može matirati nizom pravilnih poteza.
}
ground-blocked = { $colour ->
    [white] Pozicija je trajno zatvorena: bijeli ne može matirati.
   *[black] Pozicija je trajno zatvorena: crni ne može matirati.
}
ground-both-flags = { $colour ->
    [white] Pale su obje zastavice; prva je pala zastavica bijelog.
   *[black] Pale su obje zastavice; prva je pala zastavica crnog.
}
ground-mate-not-excluded = { $colour ->
    [white] Nije dokazano da bijeli više ne može matirati.
   *[black] Nije dokazano da crni više ne može matirati.
}
ground-moves-completed = Dovršeni potezi: { $completed } od { $required }.
ground-moves-completed-of-all = U tom je vremenu trebalo dovršiti sve poteze.
ground-late = Kašnjenje: { $time }.
ground-time-left = Preostalo vrijeme: { $time }.
ground-stated = Obrazloženje suca: „{ $text }”
ground-written = Zapisano je: „{ $text }”
ground-signed = Potpisani rezultat: { $text }.
ground-missing-from = { $colour ->
    [white] Zapisnik je nepotpun od { $number }. poteza bijelog nadalje.
   *[black] Zapisnik je nepotpun od { $number }. poteza crnog nadalje.
}
ground-not-the-same = Iste su figure stajale na istim poljima i { $when }, ali pozicija nije bila ista ({ $articles }): { $law }
ground-default-time = Dopušteno vrijeme kašnjenja: { $time }.
ground-default-time-none = Kašnjenje nije dopušteno: igrač koji na početku kola nije za pločom gubi partiju.
ground-void-after = Partija je završila { $when }; ono što je odigrano poslije ne vrijedi.
ground-has-the-move = { $colour ->
    [white] Na potezu je bijeli i samo on može reklamirati.
   *[black] Na potezu je crni i samo on može reklamirati.
}
ground-offered-by = { $colour ->
    [white] Remi je ponudio bijeli.
   *[black] Remi je ponudio crni.
}
ground-claim-is-offer = { $colour ->
    [white] Reklamacija bijelog vrijedila je kao ponuda remija ({ $articles }) i protivnik ju je prihvatio.
   *[black] Reklamacija crnog vrijedila je kao ponuda remija ({ $articles }) i protivnik ju je prihvatio.
}
ground-stood-wrongly = Na početku pogrešno postavljeno: { $pieces }.
ground-moves-of-each = Potezi svakog igrača: { $moves }; granica: { $limit }.
ground-moves-of-each-no-limit = Potezi svakog igrača: { $moves }; granice nema.
ground-began-late = Igra je počela { $time } nakon određenog vremena; dopušteno vrijeme kašnjenja teče od tada.
ground-flag-not-called = { $colour ->
    [white] Zastavica bijelog je pala, ali to prije kraja partije nitko nije utvrdio ni reklamirao ({ $articles }).
   *[black] Zastavica crnog je pala, ali to prije kraja partije nitko nije utvrdio ni reklamirao ({ $articles }).
}
ground-position-written = { $colour ->
    [white] Pozicija koju je zapisao bijeli, a treba je potvrditi crni: { $position }
   *[black] Pozicija koju je zapisao crni, a treba je potvrditi bijeli: { $position }
}
ground-left-in-check = { $colour ->
    [white] Kralj bijelog bio je u šahu i nakon poteza ostao je u šahu.
   *[black] Kralj crnog bio je u šahu i nakon poteza ostao je u šahu.
}
ground-came-into-check = { $colour ->
    [white] Tim je potezom kralj bijelog došao u šah.
   *[black] Tim je potezom kralj crnog došao u šah.
}
ground-attacked-on-the-way = Protivnik napada { $count ->
    [one] polje
   *[other] polja
} { $squares }, gdje kralj stoji, prolazi ili dolazi.
ground-increment-for-recording = Za svaki potez dodaje se { $time }, pa se potezi moraju zapisivati i kad ostane manje od pet minuta ({ $articles }).
ground-flags-not-called = Pale su obje zastavice, ali to prije kraja partije nitko nije utvrdio ni reklamirao ({ $articles }).
ground-move-stands = Potez { $move } ostaje.

## When a position stood: after these moves of a player, at the start (or the position from the start), with the move that was only announced.

when-after-moves = { $colour ->
    [white] nakon { $moves } { $count ->
        [one] poteza
       *[other] poteza
    } bijelog
   *[black] nakon { $moves } { $count ->
        [one] poteza
       *[other] poteza
    } crnog
}
when-at-start = na početku partije
when-with-announced = s najavljenim potezom
ordinal = { $number }.
ordinal-before-comma = { $number }.
piece-named = { $role ->
    [pawn] { $form ->
        [listed] pješak { $piece }
       *[other] pješaka { $piece }
    }
   *[other] { $form ->
        [listed] { $piece }
       *[other] figuru { $piece }
    }
}
list-and = { $first } i { $second }
list-or = { $first } ili { $second }

## What follows.

order-add-time = { $colour ->
    [white] Bijeli dobiva { $time } dodatnog vremena.
   *[black] Crni dobiva { $time } dodatnog vremena.
}
order-take-time = { $colour ->
    [white] Od vremena bijelog oduzima se { $time }.
   *[black] Od vremena crnog oduzima se { $time }.
}
order-take-back-press = { $colour ->
    [white] Posljednji pritisak bijelog na sat poništava se.
   *[black] Posljednji pritisak crnog na sat poništava se.
}
order-set-clock = { $colour ->
    [white] Sat bijelog namješta se na { $time }.
   *[black] Sat crnog namješta se na { $time }.
}
order-set-counter = { $colour ->
    [white] Brojač poteza bijelog namješta se na { $moves }.
   *[black] Brojač poteza crnog namješta se na { $moves }.
}
order-set-period = { $colour ->
    [white] Sat bijelog namješta se na { $period }. period.
   *[black] Sat crnog namješta se na { $period }. period.
}
order-clock-stays = { $colour ->
    [white] Sat bijelog ostaje kakav jest.
   *[black] Sat crnog ostaje kakav jest.
}
order-replace-clock = Sat se zamjenjuje drugim.
order-install-setting = Sat se ispravno namješta za oba igrača: { $control }.
order-install-settings = Sat se ispravno namješta: bijeli { $white }; crni { $black }.
order-stop-clocks = Oba se sata zaustavljaju.
order-start-clock = { $colour ->
    [white] Pokreće se sat bijelog.
   *[black] Pokreće se sat crnog.
}
order-finish = Potez se dovršava: { $move }.
order-choice-final = Izbor figure je konačan.
order-finish-promotion = Pješak se zamjenjuje novom figurom: { $move }.
order-turn-board = Pozicija se prenosi na pravilno postavljenu ploču.
order-restore = { $colour ->
    [white] Vraća se pozicija prije { $number }. poteza bijelog.
   *[black] Vraća se pozicija prije { $number }. poteza crnog.
}
order-set-up = Na ploču se postavlja pozicija { $position }
order-put-right = Figure se vraćaju na svoja polja.
order-must-play = { $colour ->
    [white] Bijeli mora odigrati { $count ->
        [1] { $moves }
       *[other] jedan od ovih poteza: { $moves }
    }.
   *[black] Crni mora odigrati { $count ->
        [1] { $moves }
       *[other] jedan od ovih poteza: { $moves }
    }.
}
order-touched-stay = { $colour ->
    [white] Bijelog i dalje obvezuje ono što je taknuo: { $pieces }.
   *[black] Crnog i dalje obvezuje ono što je taknuo: { $pieces }.
}
order-any-legal-move = Nijedna taknuta figura ({ $pieces }) nema pravilnog poteza: smije se odigrati bilo koji pravilan potez.
order-count-illegal-move = { $colour ->
    [white] Bijelom se računa nepravilan potez.
   *[black] Crnom se računa nepravilan potez.
}
order-count-two-hands = { $colour ->
    [white] Bijelom se računa potez objema rukama.
   *[black] Crnom se računa potez objema rukama.
}
order-count-press-without-move = { $colour ->
    [white] Bijelom se računa pritisak na sat bez poteza.
   *[black] Crnom se računa pritisak na sat bez poteza.
}
order-count-warning = { $colour ->
    [white] Bijelom se računa opomena.
   *[black] Crnom se računa opomena.
}
order-complete-scoresheet = { $colour ->
    [white] Bijeli mora prije sljedećeg poteza dopuniti zapisnik.
   *[black] Crni mora prije sljedećeg poteza dopuniti zapisnik.
}
order-permit-to-leave = { $colour ->
    [white] Bijeli smije izaći.
   *[black] Crni smije izaći.
}
order-permit-device = { $colour ->
    [white] Bijeli smije imati uređaj.
   *[black] Crni smije imati uređaj.
}
order-permit-draw-agreement = { $colour ->
    [white] Bijeli se smije dogovoriti za remi.
   *[black] Crni se smije dogovoriti za remi.
}
order-permit-assistant = { $colour ->
    [white] Bijeli smije imati pomoćnika koji { $duty ->
        [moving] pomiče figure
        [pressing] pritišće sat
       *[recording] zapisuje poteze
    }.
   *[black] Crni smije imati pomoćnika koji { $duty ->
        [moving] pomiče figure
        [pressing] pritišće sat
       *[recording] zapisuje poteze
    }.
}
order-permit-piece = { $colour ->
    [white] Bijeli dobiva figuru.
   *[black] Crni dobiva figuru.
}
order-play-on = Partija se ipak igra.
order-goes-on = Partija se nastavlja.
order-goes-on-restarted = { $colour ->
    [white] Partija se nastavlja kada sudac ponovno pokrene sat bijelog.
   *[black] Partija se nastavlja kada sudac ponovno pokrene sat crnog.
}
order-stands = Odluka ostaje na snazi.
order-result-stands = Odluka ostaje na snazi, a s njom i rezultat { $result }.
order-new-game = Partija se poništava i igra se nova.

## Penalties on the player of $colour.

penalty-warning = { $colour ->
    [white] Bijeli dobiva opomenu.
   *[black] Crni dobiva opomenu.
}
penalty-more-time-for-opponent = { $colour ->
    [white] Kazna za bijelog: crni dobiva { $time } dodatnog vremena.
   *[black] Kazna za crnog: bijeli dobiva { $time } dodatnog vremena.
}
penalty-less-time = { $colour ->
    [white] Kazna za bijelog: gubi { $time }.
   *[black] Kazna za crnog: gubi { $time }.
}
penalty-loss-of-game = { $colour ->
    [white] Partija se proglašava izgubljenom za bijelog; crni dobiva bodove za { $mark ->
        [win] pobjedu
        [draw] remi
       *[loss] poraz
    }.
   *[black] Partija se proglašava izgubljenom za crnog; bijeli dobiva bodove za { $mark ->
        [win] pobjedu
        [draw] remi
       *[loss] poraz
    }.
}
penalty-fewer-points = { $colour ->
    [white] Kazna za bijelog: dobiva najviše bodove za { $mark ->
        [win] pobjedu
        [draw] remi
       *[loss] poraz
    }.
   *[black] Kazna za crnog: dobiva najviše bodove za { $mark ->
        [win] pobjedu
        [draw] remi
       *[loss] poraz
    }.
}
penalty-more-points-for-opponent = { $colour ->
    [white] Kazna za bijelog: crni dobiva barem bodove za { $mark ->
        [win] pobjedu
        [draw] remi
       *[loss] poraz
    }.
   *[black] Kazna za crnog: bijeli dobiva barem bodove za { $mark ->
        [win] pobjedu
        [draw] remi
       *[loss] poraz
    }.
}
penalty-fine = { $colour ->
    [white] Bijeli dobiva unaprijed određenu novčanu kaznu.
   *[black] Crni dobiva unaprijed određenu novčanu kaznu.
}
penalty-exclusion-from-rounds = { $colour ->
    [white] Bijelom se zabranjuje nastup u { $count ->
        [one] { $count } kolu
       *[other] { $count } kola
    }.
   *[black] Crnom se zabranjuje nastup u { $count ->
        [one] { $count } kolu
       *[other] { $count } kola
    }.
}
penalty-expulsion = { $colour ->
    [white] Bijeli se isključuje s natjecanja.
   *[black] Crni se isključuje s natjecanja.
}

## How a game ended. $result is as it is written down.

outcome-win = { $colour ->
    [white] Bijeli pobjeđuje ({ $result }).
   *[black] Crni pobjeđuje ({ $result }).
}
outcome-win-by-forfeit = { $colour ->
    [white] Bijeli pobjeđuje bez borbe ({ $result }).
   *[black] Crni pobjeđuje bez borbe ({ $result }).
}
outcome-draw = Partija je remi ({ $result }).
outcome-both-lose = Oba igrača gube partiju ({ $result }).
outcome-both-lose-by-forfeit = Oba igrača gube partiju bez borbe ({ $result }).
outcome-half-against-nothing = { $colour ->
    [white] Bijeli gubi, a crni dobiva pola boda ({ $result }).
   *[black] Crni gubi, a bijeli dobiva pola boda ({ $result }).
}
outcome-other = Rezultat je { $result }.

## Who decided, and where it is written.

author-arbiter = Odlučio je sudac.
author-arbiter-named = Odlučio je sudac ({ $name }).
author-arbiter-noticed = Utvrdio je sudac.
author-arbiter-noticed-named = Utvrdio je sudac ({ $name }).
articles = { $count ->
    [1] Članak
   *[other] Članci
} { $articles } (Pravila iz { $edition }.).
articles-named = { $articles } (Pravila iz { $edition }.).
further-articles = Također: { $articles } (Pravila iz { $edition }.).
## Articles that have no number of their own.

article-guidelines = Smjernice za prekinute partije, { $number }
article-appendix = Dodatak { $letter }
article-part = { $article }, { $part ->
    [end] posljednja rečenica
    [model] ogledna partija
    [example] primjer
    [intro] uvod
    [abbrev] kratice
    [expl] objašnjenje
    [note] napomena
    [rec] preporuka
   *[other] { $part }
}
article-opening = { $opening ->
    [preface] Predgovor
   *[intro] Uvod
}{ $part ->
    [whole] { "" }
   *[part] , { $item ->
        [rating] rejting
       *[other] { $item }
    }
}
article-glossary = Rječnik: { $name ->
    [arbiters-discretion] prosudba suca
    [completed-move] dovršen potez
    [cumulative-mode] kumulativni način
    [delay-mode] odgođeni način
    [displaced] pomaknuta figura
    [increment] dodatak
    [made] odigran potez
    [move-counter] brojač poteza
    [normal-means] uobičajen način
    [penalties] kazne
    [points] bodovi
    [result] rezultat
    [standard-chess] standardni šah
    [time-control] kontrola vremena
   *[other] { $term }
}

## A time control, period by period.

period-moves = { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
} za { $main }
period-moves-only = { $moves ->
    [one] { $moves } potez
    [few] { $moves } poteza
   *[other] { $moves } poteza
}
period-all = svi potezi za { $main }
period-all-only = svi potezi
period-increment = { $period } s dodatkom od { $seconds ->
    [one] { $shown } sekunde
    [few] { $shown } sekunde
   *[other] { $shown } sekundi
} po potezu
period-delay = { $period } s odgodom od { $seconds ->
    [one] { $shown } sekunde
    [few] { $shown } sekunde
   *[other] { $shown } sekundi
} po potezu
period-bronstein = { $period }, na Bronsteinov način, { $seconds ->
    [one] { $shown } sekunda
    [few] { $shown } sekunde
   *[other] { $shown } sekundi
} po potezu
