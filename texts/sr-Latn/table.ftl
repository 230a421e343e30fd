## Decisions as they are told: what was decided, on what grounds, what follows, and where it is written.
## $colour is white or black, the player whom a sentence is about; times are m:ss; moves, squares and articles are as the reader writes them.


## What was decided.

ruling-checkmate = { $colour ->
    [white] Mat: beli je matirao crnog.
   *[black] Mat: crni je matirao belog.
}
ruling-resignation = { $colour ->
    [white] Beli je predao partiju.
   *[black] Crni je predao partiju.
}
ruling-resignation-without-mating-chance = { $colour ->
    [white] Beli je predao partiju, ali crni ne može da matira nijednim nizom legalnih poteza.
   *[black] Crni je predao partiju, ali beli ne može da matira nijednim nizom legalnih poteza.
}
ruling-stalemate = { $colour ->
    [white] Pat: beli nema nijedan legalan potez i nije u šahu.
   *[black] Pat: crni nema nijedan legalan potez i nije u šahu.
}
ruling-dead-position = Mrtva pozicija: nijedan igrač ne može da matira nijednim nizom legalnih poteza.
ruling-draw-by-agreement = Igrači su se sporazumeli za remi.
ruling-fivefold-repetition = Ista pozicija je nastala najmanje pet puta.
ruling-seventy-five-moves = Svaki igrač je odigrao najmanje 75 poteza bez pomeranja pešaka i bez uzimanja.
ruling-correct-draw-claim = { $colour ->
    [white] Ispravna je reklamacija remija koju je podneo beli.
   *[black] Ispravna je reklamacija remija koju je podneo crni.
}
ruling-incorrect-draw-claim = { $colour ->
    [white] Neispravna je reklamacija remija koju je podneo beli.
   *[black] Neispravna je reklamacija remija koju je podneo crni.
}
ruling-right-to-claim-lost = { $colour ->
    [white] Beli je u ovom potezu izgubio pravo na tu reklamaciju.
   *[black] Crni je u ovom potezu izgubio pravo na tu reklamaciju.
}
ruling-illegal-move = { $colour ->
    [white] Beli je završio nelegalan potez.
   *[black] Crni je završio nelegalan potez.
}
ruling-illegal-moves-without-mating-chance = { $colour ->
    [white] Beli bi zbog nelegalnih poteza izgubio, ali crni ne može da matira nijednim nizom legalnih poteza.
   *[black] Crni bi zbog nelegalnih poteza izgubio, ali beli ne može da matira nijednim nizom legalnih poteza.
}
ruling-promotion-not-completed = { $colour ->
    [white] Beli je pešaka na poslednjem redu ostavio nezamenjenog: to je nelegalan potez.
   *[black] Crni je pešaka na poslednjem redu ostavio nezamenjenog: to je nelegalan potez.
}
ruling-king-captured = { $colour ->
    [white] Beli je uzeo kralja: to je nelegalan potez.
   *[black] Crni je uzeo kralja: to je nelegalan potez.
}
ruling-two-hands = { $colour ->
    [white] Beli je potez odigrao obema rukama: to se smatra nelegalnim potezom.
   *[black] Crni je potez odigrao obema rukama: to se smatra nelegalnim potezom.
}
ruling-press-without-move = { $colour ->
    [white] Beli je pritisnuo sat, a nije odigrao potez: to se smatra nelegalnim potezom.
   *[black] Crni je pritisnuo sat, a nije odigrao potez: to se smatra nelegalnim potezom.
}
ruling-press-before-move = { $colour ->
    [white] Beli je pritisnuo sat pre nego što je odigrao potez: to se smatra nelegalnim potezom.
   *[black] Crni je pritisnuo sat pre nego što je odigrao potez: to se smatra nelegalnim potezom.
}
ruling-flag-fall = { $colour ->
    [white] Belom je pala zastavica pre nego što je završio predviđeni broj poteza.
   *[black] Crnom je pala zastavica pre nego što je završio predviđeni broj poteza.
}
ruling-flag-fall-without-mating-chance = { $colour ->
    [white] Belom je pala zastavica, ali crni ne može da matira nijednim nizom legalnih poteza.
   *[black] Crnom je pala zastavica, ali beli ne može da matira nijednim nizom legalnih poteza.
}
ruling-both-flags-game-goes-on = Pale su obe zastavice i nije moguće utvrditi koja je pala prva; to nije bio poslednji period.
ruling-both-flags-in-last-period = U poslednjem periodu pale su obe zastavice i nije moguće utvrditi koja je pala prva.
ruling-both-flags = Pale su obe zastavice.
ruling-default-time = { $colour ->
    [white] Beli nije došao za tablu u dozvoljenom vremenu kašnjenja.
   *[black] Crni nije došao za tablu u dozvoljenom vremenu kašnjenja.
}
ruling-default-time-both = Nijedan igrač nije došao za tablu u dozvoljenom vremenu kašnjenja.
ruling-neither-player-present = U vreme određeno za početak za tablom nije bilo nijednog igrača.
ruling-wrong-initial-position = Partija je započeta sa pogrešnom početnom pozicijom.
ruling-wrong-board-placement = Tabla je bila pogrešno postavljena.
ruling-reversed-colours = Partija je započeta sa obrnutim bojama figura.
ruling-displaced-pieces = { $colour ->
    [white] Beli je poremetio položaj figura.
   *[black] Crni je poremetio položaj figura.
}
ruling-displacement-found-later = Utvrđeno je da su figure još ranije bile pomerene sa svojih polja.
ruling-clocks-after-irregularity = Sudija je odredio šta satovi treba da pokazuju posle nepravilnosti.
ruling-touched-piece = { $colour ->
    [white] Beli je dodirnuo figuru, a odigrao drugi potez.
   *[black] Crni je dodirnuo figuru, a odigrao drugi potez.
}
ruling-touched-piece-known = { $colour ->
    [white] Beli je dodirnuo { $piece }, a odigrao je { $move }.
   *[black] Crni je dodirnuo { $piece }, a odigrao je { $move }.
}
ruling-piece-released = { $colour ->
    [white] Beli je figuru ispustio na polje i time odredio potez, a zatim je odigrao drugi.
   *[black] Crni je figuru ispustio na polje i time odredio potez, a zatim je odigrao drugi.
}
ruling-defective-clock = Sat je neispravan.
ruling-wrong-clock-setting = Sat je bio pogrešno podešen.
ruling-clock-corrected = Sudija ispravlja sat.
ruling-clock-in-order = Sat je ispravan.
ruling-moves-completed-in-time = { $colour ->
    [white] Belom je pala zastavica, ali je predviđeni broj poteza završio na vreme.
   *[black] Crnom je pala zastavica, ali je predviđeni broj poteza završio na vreme.
}
ruling-excused = { $colour ->
    [white] Sudija dozvoljava belom da igra uprkos kašnjenju.
   *[black] Sudija dozvoljava crnom da igra uprkos kašnjenju.
}
ruling-bound-by-touch = { $colour ->
    [white] Beli je dodirnuo figuru i to ga obavezuje.
   *[black] Crni je dodirnuo figuru i to ga obavezuje.
}
ruling-touch-deliberate = { $colour ->
    [white] Beli je figuru dodirnuo namerno.
   *[black] Crni je figuru dodirnuo namerno.
}
ruling-touch-accidental = { $colour ->
    [white] Beli je figuru dodirnuo slučajno.
   *[black] Crni je figuru dodirnuo slučajno.
}
ruling-not-established = { $colour ->
    [white] Ono što crni tvrdi o belom nije moglo da se utvrdi.
   *[black] Ono što beli tvrdi o crnom nije moglo da se utvrdi.
}
ruling-out-of-turn = { $colour ->
    [white] Beli je odigrao potez iako je na potezu bio crni.
   *[black] Crni je odigrao potez iako je na potezu bio beli.
}
ruling-device-forfeit = { $colour ->
    [white] { $device ->
        [rings] Belom je zazvonio telefon.
        [sounds] Belom se oglasio elektronski uređaj.
        [on] Beli ima uključen elektronski uređaj koji sudija nije odobrio.
        [off] Beli ima, iako isključen, elektronski uređaj koji sudija nije odobrio.
       *[other] Kod belog je pronađen ili se oglasio zabranjen elektronski uređaj.
    }
   *[black] { $device ->
        [rings] Crnom je zazvonio telefon.
        [sounds] Crnom se oglasio elektronski uređaj.
        [on] Crni ima uključen elektronski uređaj koji sudija nije odobrio.
        [off] Crni ima, iako isključen, elektronski uređaj koji sudija nije odobrio.
       *[other] Kod crnog je pronađen ili se oglasio zabranjen elektronski uređaj.
    }
}
ruling-refused = { $colour ->
    [white] Beli je odbio da poštuje Pravila šaha.
   *[black] Crni je odbio da poštuje Pravila šaha.
}
ruling-refusal-to-comply = { $colour ->
    [white] Beli uporno odbija da poštuje Pravila šaha.
   *[black] Crni uporno odbija da poštuje Pravila šaha.
}
ruling-both-refuse = Oba igrača uporno odbijaju da poštuju Pravila šaha.
ruling-scoresheet = { $colour ->
    [white] Formular belog nije vođen kako treba.
   *[black] Formular crnog nije vođen kako treba.
}
ruling-both-complete = Zastavica je pala; oba igrača sada moraju da dopune svoje formulare.
ruling-signed-result = Oba igrača su potpisala formulare i rezultat na njima važi.
ruling-result-decided = Sudija je odlučio koji rezultat važi.
ruling-quickplay-accepted = { $colour ->
    [white] Reklamacija belog je prihvaćena: crni normalnim sredstvima ne može da pobedi ili za to ne ulaže napor.
   *[black] Reklamacija crnog je prihvaćena: beli normalnim sredstvima ne može da pobedi ili za to ne ulaže napor.
}
ruling-quickplay-rejected = { $colour ->
    [white] Reklamacija belog je odbijena.
   *[black] Reklamacija crnog je odbijena.
}
ruling-quickplay-postponed = { $colour ->
    [white] Odluka o reklamaciji belog je odložena.
   *[black] Odluka o reklamaciji crnog je odložena.
}
ruling-sealed-move-ambiguous = { $colour ->
    [white] Kovertirani potez belog je dvosmislen.
   *[black] Kovertirani potez crnog je dvosmislen.
}
ruling-sealed-move-illegal = { $colour ->
    [white] Kovertirani potez belog je nelegalan.
   *[black] Kovertirani potez crnog je nelegalan.
}
ruling-sealed-move-unclear = { $colour ->
    [white] Ne može se utvrditi koji je potez beli kovertirao.
   *[black] Ne može se utvrditi koji je potez crni kovertirao.
}
ruling-sealed-move-clear = { $colour ->
    [white] Beli igra kovertirani potez na tabli.
   *[black] Crni igra kovertirani potez na tabli.
}
ruling-reconstruction-ordered = Partiju treba rekonstruisati na drugoj tabli.
ruling-reconstructed = Partija je rekonstruisana na drugoj tabli.
ruling-late-for-resumption = { $colour ->
    [white] Beli nije došao na nastavak partije u dozvoljenom vremenu kašnjenja.
   *[black] Crni nije došao na nastavak partije u dozvoljenom vremenu kašnjenja.
}
ruling-illegal-move-known = { $colour ->
    [white] Beli je završio nelegalan potez: { $move }.
   *[black] Crni je završio nelegalan potez: { $move }.
}
ruling-penalised = { $colour ->
    [white] Beli je kažnjen.
   *[black] Crni je kažnjen.
}
ruling-reason-valid = { $colour ->
    [white] Beli je imao opravdan razlog za zaustavljanje satova.
   *[black] Crni je imao opravdan razlog za zaustavljanje satova.
}
ruling-reason-not-valid = { $colour ->
    [white] Beli je zaustavio satove bez opravdanog razloga.
   *[black] Crni je zaustavio satove bez opravdanog razloga.
}
ruling-bound-by-release = { $colour ->
    [white] Beli je figuru ispustio na polje i mora da dovrši taj potez.
   *[black] Crni je figuru ispustio na polje i mora da dovrši taj potez.
}
ruling-must-castle = { $colour ->
    [white] Beli je kralja ispustio na polje da bi rokirao i mora da rokira.
   *[black] Crni je kralja ispustio na polje da bi rokirao i mora da rokira.
}
ruling-intended-move = { $colour ->
    [white] Beli mora da odigra nameravani potez.
   *[black] Crni mora da odigra nameravani potez.
}
ruling-replying-player-absent = { $colour ->
    [white] Beli, koji treba da odgovori na kovertirani potez, nije prisutan: koverta ostaje zatvorena.
   *[black] Crni, koji treba da odgovori na kovertirani potez, nije prisutan: koverta ostaje zatvorena.
}
ruling-early-adjournment = { $colour ->
    [white] Beli prekida partiju pre kraja seanse: ostatak seanse mu se računa kao utrošeno vreme.
   *[black] Crni prekida partiju pre kraja seanse: ostatak seanse mu se računa kao utrošeno vreme.
}
ruling-completes-scoresheet = { $colour ->
    [white] Beli mora pre sledećeg poteza da dopuni formular.
   *[black] Crni mora pre sledećeg poteza da dopuni formular.
}
ruling-request-granted = { $colour ->
    [white] Odobrava se zahtev belog.
   *[black] Odobrava se zahtev crnog.
}
ruling-request-refused = { $colour ->
    [white] Zahtev belog se odbija.
   *[black] Zahtev crnog se odbija.
}
ruling-assistant-accepted = { $colour ->
    [white] Pomoćnik belog je prihvaćen.
   *[black] Pomoćnik crnog je prihvaćen.
}
ruling-assistant-not-accepted = { $colour ->
    [white] Pomoćnik belog nije prihvaćen.
   *[black] Pomoćnik crnog nije prihvaćen.
}
ruling-consent-given = Sudija je saglasan sa remijem po dogovoru.
ruling-consent-refused = Sudija nije saglasan sa remijem po dogovoru.
ruling-phone-as-spectator = Partija je završena: igrač je sada gledalac i ne sme da upotrebljava telefon. Rezultat ostaje.
ruling-stated = Sudija odlučuje: „{ $text }“
ruling-offer-not-penalised = { $colour ->
    [white] Beli za ponudu nije kažnjen i ponuda važi.
   *[black] Crni za ponudu nije kažnjen i ponuda važi.
}
ruling-envelope-lost = Koverta je izgubljena: kao kovertirani važi potez koji navede igrač koji je kovertirao.
ruling-resignation-not-established = { $colour ->
    [white] Nije moglo da se utvrdi da je beli predao partiju.
   *[black] Nije moglo da se utvrdi da je crni predao partiju.
}
ruling-offer-not-established = { $colour ->
    [white] Nije moglo da se utvrdi da je beli ponudio remi.
   *[black] Nije moglo da se utvrdi da je crni ponudio remi.
}
ruling-both-kings-in-check = Sledeći potez je završen, a oba kralja su i dalje u šahu.
ruling-pawn-on-last-rank = Posle sledećeg završenog poteza pešak još uvek stoji na poslednjem redu, na { $square }.
ruling-position-still-illegal = Posle sledećeg završenog poteza pozicija je još uvek nelegalna.
ruling-too-late-for-set-up = Reklamacija se odbija: završeno je već previše poteza (svaki igrač po { $count }) i figure ostaju onako kako su bile postavljene.
ruling-too-late-for-clock = Podešavanje sata se ne menja: završeno je već previše poteza (svaki igrač po { $count }).
ruling-reversed-colours-go-on = Partija je započeta sa obrnutim bojama figura, ali za novu partiju je odigrano već previše poteza (svaki igrač po { $count }).
ruling-replying-player-present = Koverta se otvara i kovertirani potez se odigrava na tabli.
ruling-sealed-move-ended-game = Partija je završena već kovertiranim potezom: kašnjenje se ne uzima u obzir.
ruling-time-for-disturbance = Sudija zbog ometanja dodaje vreme.
ruling-appeal = { $colour ->
    [white] O žalbi belog je odlučeno.
   *[black] O žalbi crnog je odlučeno.
}
ruling-not-penalised = { $colour ->
    [white] Beli nije kažnjen.
   *[black] Crni nije kažnjen.
}
ruling-congratulated = { $colour ->
    [white] Beli je čestitao protivniku na pobedi: to se smatra predajom.
   *[black] Crni je čestitao protivniku na pobedi: to se smatra predajom.
}
ruling-referred-no-effort = { $colour ->
    [white] Beli je reklamirao remi jer protivnik ne ulaže napor da pobedi normalnim sredstvima: igra je završena, a o reklamaciji odlučuje sudija.
   *[black] Crni je reklamirao remi jer protivnik ne ulaže napor da pobedi normalnim sredstvima: igra je završena, a o reklamaciji odlučuje sudija.
}
ruling-referred-cannot-win = { $colour ->
    [white] Beli je reklamirao remi jer protivnik ne može da pobedi normalnim sredstvima: igra je završena, a o reklamaciji odlučuje sudija.
   *[black] Crni je reklamirao remi jer protivnik ne može da pobedi normalnim sredstvima: igra je završena, a o reklamaciji odlučuje sudija.
}
ruling-referred-decided = { $colour ->
    [white] O reklamaciji belog, kojom je igra završena, odlučeno je.
   *[black] O reklamaciji crnog, kojom je igra završena, odlučeno je.
}
ruling-breach = { $colour ->
    [white] Beli je prekršio pravilo: { $law }
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
ground-quiet-moves = Potezi svakog igrača bez pomeranja pešaka i bez uzimanja: { $count }.
ground-quiet-moves-intended = Potezi svakog igrača bez pomeranja pešaka i bez uzimanja, zajedno sa nameravanim potezom: { $count }.
ground-quiet-half-moves = Polupotezi bez pomeranja pešaka i bez uzimanja: { $count }.
ground-rule = Pravilo ({ $articles }): { $law }
ground-breaks = Potez krši pravilo ({ $articles }): { $law }
ground-attempt = Potez je bio { $move }.
ground-announced-illegal = Nameravani potez { $move } je nelegalan.
ground-played = Odigran je potez { $move }.
ground-touched = Dodirnuto redom: { $pieces }.
ground-illegal-move-number = { $colour ->
    [white] To je { $number ->
        [1] prvi
        [2] drugi
        [3] treći
       *[other] { $number }.
    } nelegalan potez koji se upisuje belom.
   *[black] To je { $number ->
        [1] prvi
        [2] drugi
        [3] treći
       *[other] { $number }.
    } nelegalan potez koji se upisuje crnom.
}
ground-illegal-move-count = Nelegalni potezi tog igrača u partiji, uključujući ovaj: { $number }.
ground-can-mate = { $colour ->
    [white] Beli još može da matira, na primer { $line }.
   *[black] Crni još može da matira, na primer { $line }.
}
ground-cannot-mate = { $colour ->
    [white] Beli ne može da matira nijednim nizom legalnih poteza.
   *[black] Crni ne može da matira nijednim nizom legalnih poteza.
}
ground-can-mate-somehow = { $colour ->
    [white] Beli još može da matira nizom legalnih poteza.
   *[black] Crni još može da matira nizom legalnih poteza.
}
ground-blocked = { $colour ->
    [white] Pozicija je trajno blokirana: beli ne može da matira.
   *[black] Pozicija je trajno blokirana: crni ne može da matira.
}
ground-both-flags = { $colour ->
    [white] Pale su obe zastavice; prva je pala zastavica belog.
   *[black] Pale su obe zastavice; prva je pala zastavica crnog.
}
ground-mate-not-excluded = { $colour ->
    [white] Nije dokazano da beli više ne može da matira.
   *[black] Nije dokazano da crni više ne može da matira.
}
ground-moves-completed = Završeni potezi: { $completed } od { $required }.
ground-moves-completed-of-all = U tom vremenu je trebalo završiti sve poteze.
ground-late = Kašnjenje: { $time }.
ground-time-left = Preostalo vreme: { $time }.
ground-stated = Razlog sudije: „{ $text }“
ground-written = Zapisano je: „{ $text }“
ground-signed = Potpisani rezultat: { $text }.
ground-missing-from = { $colour ->
    [white] Formular je nepotpun od { $number }. poteza belog nadalje.
   *[black] Formular je nepotpun od { $number }. poteza crnog nadalje.
}
ground-not-the-same = Iste figure stajale su na istim poljima i { $when }, ali pozicija nije bila ista ({ $articles }): { $law }
ground-default-time = Dozvoljeno vreme kašnjenja: { $time }.
ground-default-time-none = Kašnjenje nije dozvoljeno: igrač koji na početku seanse nije za tablom gubi partiju.
ground-void-after = Partija je završena { $when }; kasniji potezi ne važe.
ground-has-the-move = { $colour ->
    [white] Na potezu je beli i samo on može da reklamira.
   *[black] Na potezu je crni i samo on može da reklamira.
}
ground-offered-by = { $colour ->
    [white] Remi je ponudio beli.
   *[black] Remi je ponudio crni.
}
ground-claim-is-offer = { $colour ->
    [white] Reklamacija belog važila je kao ponuda remija ({ $articles }) i protivnik ju je prihvatio.
   *[black] Reklamacija crnog važila je kao ponuda remija ({ $articles }) i protivnik ju je prihvatio.
}
ground-stood-wrongly = Na početku pogrešno postavljeno: { $pieces }.
ground-moves-of-each = Potezi svakog igrača: { $moves }; granica: { $limit }.
ground-moves-of-each-no-limit = Potezi svakog igrača: { $moves }; granice nema.
ground-began-late = Igra je počela { $time } posle određenog vremena; dozvoljeno vreme kašnjenja teče od tada.
ground-flag-not-called = { $colour ->
    [white] Zastavica belog je pala, ali to pre kraja partije niko nije utvrdio ni reklamirao ({ $articles }).
   *[black] Zastavica crnog je pala, ali to pre kraja partije niko nije utvrdio ni reklamirao ({ $articles }).
}
ground-position-written = { $colour ->
    [white] Pozicija koju je zapisao beli, a treba da je potvrdi crni: { $position }
   *[black] Pozicija koju je zapisao crni, a treba da je potvrdi beli: { $position }
}
ground-left-in-check = { $colour ->
    [white] Kralj belog bio je u šahu i posle poteza ostao je u šahu.
   *[black] Kralj crnog bio je u šahu i posle poteza ostao je u šahu.
}
ground-came-into-check = { $colour ->
    [white] Tim potezom kralj belog došao je u šah.
   *[black] Tim potezom kralj crnog došao je u šah.
}
ground-attacked-on-the-way = Protivnik napada { $count ->
    [one] polje
   *[other] polja
} { $squares }, gde kralj stoji, prolazi ili dolazi.
ground-increment-for-recording = Za svaki potez dodaje se { $time }, pa se potezi moraju zapisivati i kad ostane manje od pet minuta ({ $articles }).
ground-flags-not-called = Pale su obe zastavice, ali to pre kraja partije niko nije utvrdio ni reklamirao ({ $articles }).
ground-move-stands = Potez { $move } ostaje.

## When a position stood: after these moves of a player, at the start (or the position from the start), with the move that was only announced.

when-after-moves = { $colour ->
    [white] posle { $moves } { $count ->
        [one] poteza
       *[other] poteza
    } belog
   *[black] posle { $moves } { $count ->
        [one] poteza
       *[other] poteza
    } crnog
}
when-at-start = na početku partije
when-with-announced = sa nameravanim potezom
ordinal = { $number }.
ordinal-before-comma = { $number }
piece-named = { $role ->
    [pawn] { $form ->
        [listed] pešak { $piece }
       *[other] pešaka { $piece }
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
    [white] Beli dobija { $time } dodatnog vremena.
   *[black] Crni dobija { $time } dodatnog vremena.
}
order-take-time = { $colour ->
    [white] Od vremena belog oduzima se { $time }.
   *[black] Od vremena crnog oduzima se { $time }.
}
order-take-back-press = { $colour ->
    [white] Poslednji pritisak belog na sat se poništava.
   *[black] Poslednji pritisak crnog na sat se poništava.
}
order-set-clock = { $colour ->
    [white] Sat belog se podešava na { $time }.
   *[black] Sat crnog se podešava na { $time }.
}
order-set-counter = { $colour ->
    [white] Brojač poteza belog se podešava na { $moves }.
   *[black] Brojač poteza crnog se podešava na { $moves }.
}
order-set-period = { $colour ->
    [white] Sat belog se podešava na { $period }. period.
   *[black] Sat crnog se podešava na { $period }. period.
}
order-clock-stays = { $colour ->
    [white] Sat belog ostaje kakav jeste.
   *[black] Sat crnog ostaje kakav jeste.
}
order-replace-clock = Sat se zamenjuje drugim.
order-install-setting = Sat se ispravno podešava za oba igrača: { $control }.
order-install-settings = Sat se ispravno podešava: beli { $white }; crni { $black }.
order-stop-clocks = Oba sata se zaustavljaju.
order-start-clock = { $colour ->
    [white] Pokreće se sat belog.
   *[black] Pokreće se sat crnog.
}
order-finish = Potez se dovršava: { $move }.
order-choice-final = Izbor figure je konačan.
order-finish-promotion = Pešak se zamenjuje figurom: { $move }.
order-turn-board = Pozicija se prenosi na pravilno postavljenu tablu.
order-restore = { $colour ->
    [white] Vraća se pozicija pre { $number }. poteza belog.
   *[black] Vraća se pozicija pre { $number }. poteza crnog.
}
order-set-up = Na tablu se postavlja pozicija { $position }
order-put-right = Figure se vraćaju na svoja polja.
order-must-play = { $colour ->
    [white] Beli mora da odigra { $count ->
        [1] { $moves }
       *[other] jedan od ovih poteza: { $moves }
    }.
   *[black] Crni mora da odigra { $count ->
        [1] { $moves }
       *[other] jedan od ovih poteza: { $moves }
    }.
}
order-touched-stay = { $colour ->
    [white] Belog i dalje obavezuje ono što je dodirnuo: { $pieces }.
   *[black] Crnog i dalje obavezuje ono što je dodirnuo: { $pieces }.
}
order-any-legal-move = Ono što je dodirnuto ({ $pieces }) ne može legalno ni da se pomeri ni da se uzme: sme da se odigra bilo koji legalan potez.
order-count-illegal-move = { $colour ->
    [white] Belom se upisuje nelegalan potez.
   *[black] Crnom se upisuje nelegalan potez.
}
order-count-two-hands = { $colour ->
    [white] Belom se upisuje potez obema rukama.
   *[black] Crnom se upisuje potez obema rukama.
}
order-count-press-without-move = { $colour ->
    [white] Belom se upisuje pritisak na sat bez poteza.
   *[black] Crnom se upisuje pritisak na sat bez poteza.
}
order-count-warning = { $colour ->
    [white] Belom se upisuje opomena.
   *[black] Crnom se upisuje opomena.
}
order-complete-scoresheet = { $colour ->
    [white] Beli mora pre sledećeg poteza da dopuni formular.
   *[black] Crni mora pre sledećeg poteza da dopuni formular.
}
order-permit-to-leave = { $colour ->
    [white] Beli sme da izađe.
   *[black] Crni sme da izađe.
}
order-permit-device = { $colour ->
    [white] Beli sme da ima uređaj.
   *[black] Crni sme da ima uređaj.
}
order-permit-draw-agreement = { $colour ->
    [white] Beli sme da se sporazume za remi.
   *[black] Crni sme da se sporazume za remi.
}
order-permit-assistant = { $colour ->
    [white] Beli sme da ima pomoćnika koji { $duty ->
        [moving] pomera figure
        [pressing] pritiska sat
       *[recording] zapisuje poteze
    }.
   *[black] Crni sme da ima pomoćnika koji { $duty ->
        [moving] pomera figure
        [pressing] pritiska sat
       *[recording] zapisuje poteze
    }.
}
order-permit-piece = { $colour ->
    [white] Beli dobija figuru.
   *[black] Crni dobija figuru.
}
order-play-on = Partija se ipak igra.
order-goes-on = Partija se nastavlja.
order-goes-on-restarted = { $colour ->
    [white] Partija se nastavlja kada sudija ponovo pokrene sat belog.
   *[black] Partija se nastavlja kada sudija ponovo pokrene sat crnog.
}
order-stands = Odluka ostaje na snazi.
order-result-stands = Odluka ostaje na snazi, a sa njom i rezultat { $result }.
order-new-game = Partija se poništava i igra se nova.

## Penalties on the player of $colour.

penalty-warning = { $colour ->
    [white] Beli dobija opomenu.
   *[black] Crni dobija opomenu.
}
penalty-more-time-for-opponent = { $colour ->
    [white] Kazna za belog: crni dobija { $time } dodatnog vremena.
   *[black] Kazna za crnog: beli dobija { $time } dodatnog vremena.
}
penalty-less-time = { $colour ->
    [white] Kazna za belog: gubi { $time }.
   *[black] Kazna za crnog: gubi { $time }.
}
penalty-loss-of-game = { $colour ->
    [white] Partija se proglašava izgubljenom za belog; crni dobija poene za { $mark ->
        [win] pobedu
        [draw] remi
       *[loss] poraz
    }.
   *[black] Partija se proglašava izgubljenom za crnog; beli dobija poene za { $mark ->
        [win] pobedu
        [draw] remi
       *[loss] poraz
    }.
}
penalty-fewer-points = { $colour ->
    [white] Kazna za belog: dobija najviše poene za { $mark ->
        [win] pobedu
        [draw] remi
       *[loss] poraz
    }.
   *[black] Kazna za crnog: dobija najviše poene za { $mark ->
        [win] pobedu
        [draw] remi
       *[loss] poraz
    }.
}
penalty-more-points-for-opponent = { $colour ->
    [white] Kazna za belog: crni dobija bar poene za { $mark ->
        [win] pobedu
        [draw] remi
       *[loss] poraz
    }.
   *[black] Kazna za crnog: beli dobija bar poene za { $mark ->
        [win] pobedu
        [draw] remi
       *[loss] poraz
    }.
}
penalty-fine = { $colour ->
    [white] Beli dobija unapred objavljenu novčanu kaznu.
   *[black] Crni dobija unapred objavljenu novčanu kaznu.
}
penalty-exclusion-from-rounds = { $colour ->
    [white] Belom se zabranjuje nastup u { $count ->
        [one] { $count } kolu
       *[other] { $count } kola
    }.
   *[black] Crnom se zabranjuje nastup u { $count ->
        [one] { $count } kolu
       *[other] { $count } kola
    }.
}
penalty-expulsion = { $colour ->
    [white] Beli se isključuje sa takmičenja.
   *[black] Crni se isključuje sa takmičenja.
}

## How a game ended. $result is as it is written down.

outcome-win = { $colour ->
    [white] Beli pobeđuje ({ $result }).
   *[black] Crni pobeđuje ({ $result }).
}
outcome-win-by-forfeit = { $colour ->
    [white] Beli pobeđuje bez igre ({ $result }).
   *[black] Crni pobeđuje bez igre ({ $result }).
}
outcome-draw = Partija je remi ({ $result }).
outcome-both-lose = Oba igrača gube partiju ({ $result }).
outcome-both-lose-by-forfeit = Oba igrača gube partiju bez igre ({ $result }).
outcome-half-against-nothing = { $colour ->
    [white] Beli gubi, a crni dobija pola poena ({ $result }).
   *[black] Crni gubi, a beli dobija pola poena ({ $result }).
}
outcome-other = Rezultat je { $result }.

## Who decided, and where it is written.

author-arbiter = Odlučio je sudija.
author-arbiter-named = Odlučio je sudija ({ $name }).
author-arbiter-noticed = Utvrdio je sudija.
author-arbiter-noticed-named = Utvrdio je sudija ({ $name }).
articles = { $count ->
    [1] Član
   *[other] Članovi
} { $articles } (Pravila iz { $edition }).
articles-named = { $articles } (Pravila iz { $edition }).
further-articles = Takođe: { $articles } (Pravila iz { $edition }).
## Articles that have no number of their own.

article-guidelines = Smernice za prekinute partije, { $number }
article-appendix = Dodatak { $letter }
article-part = { $article }, { $part ->
    [end] poslednja rečenica
    [model] ogledna partija
    [example] primer
    [intro] uvod
    [abbrev] skraćenice
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
article-glossary = Rečnik: { $name ->
    [arbiters-discretion] procena sudije
    [completed-move] završen potez
    [cumulative-mode] kumulativni način
    [delay-mode] način sa odlaganjem
    [displaced] pomerena figura
    [increment] povećanje
    [made] odigran potez
    [move-counter] brojač poteza
    [normal-means] uobičajen način
    [penalties] kazne
    [points] poeni
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
period-increment = { $period } sa { $seconds ->
    [one] dodatnom { $shown } sekundom
    [few] dodatne { $shown } sekunde
   *[other] dodatnih { $shown } sekundi
} po potezu
period-delay = { $period } sa odlaganjem od { $seconds ->
    [one] { $shown } sekunde
    [few] { $shown } sekunde
   *[other] { $shown } sekundi
} po potezu
period-bronstein = { $period }, na Bronštajnov način { $seconds ->
    [one] { $shown } sekunda
    [few] { $shown } sekunde
   *[other] { $shown } sekundi
} po potezu
