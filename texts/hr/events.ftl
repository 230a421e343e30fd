## What happened at the table. $colour is who did it; $piece is a piece and its square as the reader writes them, $square a square.

event-started = { $colour ->
    [white] Partija počinje i pokreće se sat bijelog.
   *[black] Partija počinje i pokreće se sat crnog.
}
event-flag-fell = { $colour ->
    [white] Bijelom pada zastavica.
   *[black] Crnom pada zastavica.
}
event-touched = { $colour ->
    [white] Bijeli dodiruje figuru: { $piece }.
   *[black] Crni dodiruje figuru: { $piece }.
}
event-touched-by-accident = { $colour ->
    [white] Bijeli slučajno dodiruje figuru: { $piece }.
   *[black] Crni slučajno dodiruje figuru: { $piece }.
}
event-adjusted = { $colour ->
    [white] Bijeli popravlja figuru: { $piece }.
   *[black] Crni popravlja figuru: { $piece }.
}
event-lifted = { $colour ->
    [white] Bijeli uzima u ruku figuru: { $piece }.
   *[black] Crni uzima u ruku figuru: { $piece }.
}
event-fetched = { $colour ->
    [white] Bijeli pokraj ploče uzima { $role ->
        [queen] damu
        [rook] topa
        [bishop] lovca
        [knight] skakača
        [king] kralja
       *[pawn] pješaka
    }.
   *[black] Crni pokraj ploče uzima { $role ->
        [queen] damu
        [rook] topa
        [bishop] lovca
        [knight] skakača
        [king] kralja
       *[pawn] pješaka
    }.
}
event-held = { $colour ->
    [white] Bijeli figurom u ruci dodiruje polje { $square }.
   *[black] Crni figurom u ruci dodiruje polje { $square }.
}
event-placed = { $colour ->
    [white] Bijeli stavlja figuru na { $square }.
   *[black] Crni stavlja figuru na { $square }.
}
event-put-aside = { $colour ->
    [white] Bijeli stavlja figuru pokraj ploče.
   *[black] Crni stavlja figuru pokraj ploče.
}
event-removed = { $colour ->
    [white] Bijeli uklanja s ploče figuru: { $piece }.
   *[black] Crni uklanja s ploče figuru: { $piece }.
}
event-displaced = { $colour ->
    [white] Bijeli slučajno pomiče figuru { $piece } na { $square }.
   *[black] Crni slučajno pomiče figuru { $piece } na { $square }.
}
event-displaced-off = { $colour ->
    [white] Bijeli slučajno ruši figuru { $piece } s ploče.
   *[black] Crni slučajno ruši figuru { $piece } s ploče.
}
event-put-right = { $colour ->
    [white] Bijeli vraća figure na njihova polja.
   *[black] Crni vraća figure na njihova polja.
}
event-put-right-by-arbiter = Sudac vraća figure na njihova polja.
event-said-adjusting = { $colour ->
    [white] Bijeli kaže: „Popravljam.”
   *[black] Crni kaže: „Popravljam.”
}
event-said-castling = { $colour ->
    [white] Bijeli najavljuje rokadu.
   *[black] Crni najavljuje rokadu.
}
event-move-made = { $colour ->
    [white] Bijeli igra { $move }.
   *[black] Crni igra { $move }.
}
event-move-replaced = { $colour ->
    [white] Bijeli umjesto toga igra { $move }.
   *[black] Crni umjesto toga igra { $move }.
}
event-illegal-move-completed = { $colour ->
    [white] Ono što je bijeli dovršio nije pravilan potez.
   *[black] Ono što je crni dovršio nije pravilan potez.
}
event-pressed = { $colour ->
    [white] Bijeli pritišće sat.
   *[black] Crni pritišće sat.
}
event-pressed-improperly = { $colour ->
    [white] Bijeli { $manner ->
        [banging] udara po satu
        [rough] grubo postupa sa satom
       *[hovering] pritišće sat i ostavlja prst na njemu
    }.
   *[black] Crni { $manner ->
        [banging] udara po satu
        [rough] grubo postupa sa satom
       *[hovering] pritišće sat i ostavlja prst na njemu
    }.
}
event-move-completed = { $colour ->
    [white] Potez bijelog dovršen je pritiskom na sat.
   *[black] Potez crnog dovršen je pritiskom na sat.
}
event-move-completed-by-end-of-game = { $colour ->
    [white] Potez bijelog dovršen je jer je završio partiju.
   *[black] Potez crnog dovršen je jer je završio partiju.
}
event-move-completed-by-next-move = { $colour ->
    [white] Potez bijelog dovršen je sljedećim.
   *[black] Potez crnog dovršen je sljedećim.
}
event-clocks-stopped = { $colour ->
    [white] Bijeli zaustavlja satove.
   *[black] Crni zaustavlja satove.
}
event-clocks-stopped-because = { $colour ->
    [white] Bijeli zaustavlja satove { $why ->
        [help] da zatraži pomoć suca
        [no-piece] jer nema figure za promociju
        [displacement] jer su figure poremećene
        [irregularity] zbog nepravilnosti
        [claim] radi reklamacije
       *[faulty-clock] jer sa satom nešto nije u redu
    }.
   *[black] Crni zaustavlja satove { $why ->
        [help] da zatraži pomoć suca
        [no-piece] jer nema figure za promociju
        [displacement] jer su figure poremećene
        [irregularity] zbog nepravilnosti
        [claim] radi reklamacije
       *[faulty-clock] jer sa satom nešto nije u redu
    }.
}
event-clocks-stopped-by-arbiter = Sudac zaustavlja satove.
event-clock-restarted = { $colour ->
    [white] Sat bijelog ponovno se pokreće.
   *[black] Sat crnog ponovno se pokreće.
}
event-came = Nitko još nije opazio: { $matter }
event-lapsed = Tome se više ne može prigovoriti: { $matter }
event-array-drawn = Izvučena je početna pozicija šaha 960 broj { $number }.

## Adjournment.

event-sealing-began = { $colour ->
    [white] Bijeli mora kuvertirati sljedeći potez.
   *[black] Crni mora kuvertirati sljedeći potez.
}
event-sealing-began-early = { $colour ->
    [white] Bijeli želi prekinuti partiju prije kraja seanse i kuvertira sljedeći potez.
   *[black] Crni želi prekinuti partiju prije kraja seanse i kuvertira sljedeći potez.
}
event-played-openly = { $colour ->
    [white] Bijeli umjesto kuvertiranja igra { $move } na ploči; upravo taj potez mora kuvertirati.
   *[black] Crni umjesto kuvertiranja igra { $move } na ploči; upravo taj potez mora kuvertirati.
}
event-sealed = { $colour ->
    [white] Bijeli zapisuje potez i kuvertira ga.
   *[black] Crni zapisuje potez i kuvertira ga.
}
event-adjourned = { $colour ->
    [white] Partija je prekinuta; bijeli je kuvertirao { $number }. potez.
   *[black] Partija je prekinuta; crni je kuvertirao { $number }. potez.
}
event-envelope-checked = Sudac provjerava omotnicu i čuva je.
event-resumption-appointed = Određen je nastavak partije.
event-resumption-appointed-at = Određen je nastavak partije, mjesto: { $place }.
event-resumed = Pozicija i satovi su postavljeni, partija se nastavlja.
event-opened = Omotnica je otvorena. U njoj piše: „{ $text }”
event-reply-sealed = { $colour ->
    [white] Bijeli kuvertira odgovor.
   *[black] Crni kuvertira odgovor.
}
event-reply-opened = Omotnica s odgovorom je otvorena. U njoj piše: „{ $text }”
event-envelope-lost = Omotnica se izgubila.
event-sealed-move-stated = { $colour ->
    [white] Bijeli izjavljuje što je kuvertirao: „{ $text }”
   *[black] Crni izjavljuje što je kuvertirao: „{ $text }”
}

## Scoresheets. $colour is whose sheet it is.

event-written = { $colour ->
    [white] Na zapisnik bijelog upisuje se „{ $text }”.
   *[black] Na zapisnik crnog upisuje se „{ $text }”.
}
event-struck = { $colour ->
    [white] Na zapisniku bijelog precrtava se redak.
   *[black] Na zapisniku crnog precrtava se redak.
}
event-completed = { $colour ->
    [white] Zapisnik bijelog se dopunjuje.
   *[black] Zapisnik crnog se dopunjuje.
}
event-offer-written = { $colour ->
    [white] Na zapisnik bijelog upisuje se znak ponude remija.
   *[black] Na zapisnik crnog upisuje se znak ponude remija.
}
event-time-written = { $colour ->
    [white] Na zapisnik bijelog upisuje se vrijeme sa sata: { $time }.
   *[black] Na zapisnik crnog upisuje se vrijeme sa sata: { $time }.
}
event-note-written = { $colour ->
    [white] Na zapisnik bijelog upisuje se bilješka: „{ $text }”
   *[black] Na zapisnik crnog upisuje se bilješka: „{ $text }”
}
event-completion-due = { $colour ->
    [white] Bijeli mora dopuniti zapisnik prije nego što odigra potez.
   *[black] Crni mora dopuniti zapisnik prije nego što odigra potez.
}
event-completion-done = { $colour ->
    [white] Bijeli više ne mora dopuniti zapisnik.
   *[black] Crni više ne mora dopuniti zapisnik.
}
event-borrowed = { $colour ->
    [white] Bijeli uzima protivnikov zapisnik da dopuni svoj.
   *[black] Crni uzima protivnikov zapisnik da dopuni svoj.
}
event-given-back = { $colour ->
    [white] Bijeli vraća protivnikov zapisnik.
   *[black] Crni vraća protivnikov zapisnik.
}
event-hidden = { $colour ->
    [white] Bijeli skriva zapisnik od suca.
   *[black] Crni skriva zapisnik od suca.
}
event-shown = { $colour ->
    [white] Zapisnik bijelog ponovno je vidljiv.
   *[black] Zapisnik crnog ponovno je vidljiv.
}
event-kept-by = { $colour ->
    [white] Odsad zapisnik bijelog vodi { $keeper ->
        [player] igrač sam
        [assistant] pomoćnik
        [arbiter] sudac
       *[other] netko drugi
    }.
   *[black] Odsad zapisnik crnog vodi { $keeper ->
        [player] igrač sam
        [assistant] pomoćnik
        [arbiter] sudac
       *[other] netko drugi
    }.
}
event-noted = Prije obnove partije zapisuju se pozicija, vremena i broj poteza.
event-signed = { $colour ->
    [white] Bijeli potpisuje oba zapisnika s rezultatom { $result }.
   *[black] Crni potpisuje oba zapisnika s rezultatom { $result }.
}
event-handed-over = { $colour ->
    [white] Bijeli predaje zapisnik.
   *[black] Crni predaje zapisnik.
}

## Players who cannot see.

event-announced = { $colour ->
    [white] Bijeli najavljuje: „{ $text }”
   *[black] Crni najavljuje: „{ $text }”
}
event-misspoken = { $colour ->
    [white] Bijeli najavljuje drugi potez, a ne onaj koji je odigrao: „{ $text }”
   *[black] Crni najavljuje drugi potez, a ne onaj koji je odigrao: „{ $text }”
}
event-repeated = { $colour ->
    [white] Bijeli ponavlja najavljeni potez: „{ $text }”
   *[black] Crni ponavlja najavljeni potez: „{ $text }”
}
event-came-apart = { $colour ->
    [white] Ploče se više ne slažu: bijeli igra drugi potez, a ne najavljeni, „{ $text }”.
   *[black] Ploče se više ne slažu: crni igra drugi potez, a ne najavljeni, „{ $text }”.
}
event-joined = Pozicije na pločama ponovno se slažu.
event-told = { $colour ->
    [white] Bijelom se na zahtjev kaže: dovršeni potezi bijelog { $whitemoves }, crnog { $blackmoves }; utrošeno vrijeme bijelog { $whitetime }, crnog { $blacktime }.
   *[black] Crnom se na zahtjev kaže: dovršeni potezi bijelog { $whitemoves }, crnog { $blackmoves }; utrošeno vrijeme bijelog { $whitetime }, crnog { $blacktime }.
}

## Offers and claims.

event-offered = { $colour ->
    [white] Bijeli nudi remi.
   *[black] Crni nudi remi.
}
event-offer-refused = { $colour ->
    [white] Bijeli odbija remi.
   *[black] Crni odbija remi.
}

## Coming and going.

event-presence = { $colour ->
    [white] { $to ->
        [absent] Bijelog nema za pločom
        [at-the-board] Bijeli je za pločom
        [playing-area] Bijeli napušta prostor za igru
       *[venue] Bijeli napušta mjesto igre
    }.
   *[black] { $to ->
        [absent] Crnog nema za pločom
        [at-the-board] Crni je za pločom
        [playing-area] Crni napušta prostor za igru
       *[venue] Crni napušta mjesto igre
    }.
}

## Conduct and points.

event-arbiter-called = { $colour ->
    [white] Bijeli poziva suca: „{ $text }”
   *[black] Crni poziva suca: „{ $text }”
}
event-scored = Bodovi: bijeli { $white }, crni { $black }.

## What there is to be noticed.

latent-illegal-move = { $colour ->
    [white] Bijeli je dovršio nepravilan potez.
   *[black] Crni je dovršio nepravilan potez.
}
latent-illegal-move-known = { $colour ->
    [white] Bijeli je dovršio nepravilan potez: { $move }.
   *[black] Crni je dovršio nepravilan potez: { $move }.
}
latent-touch = { $colour ->
    [white] Bijeli je morao odigrati nešto drugo: { $moves }.
   *[black] Crni je morao odigrati nešto drugo: { $moves }.
}
latent-accident = { $colour ->
    [white] Bijeli je, kako se čini, slučajno dodirnuo figuru: { $piece }.
   *[black] Crni je, kako se čini, slučajno dodirnuo figuru: { $piece }.
}
latent-two-hands = { $colour ->
    [white] Bijeli je potez odigrao objema rukama.
   *[black] Crni je potez odigrao objema rukama.
}
latent-other-hand = { $colour ->
    [white] Bijeli je sat pritisnuo drugom rukom, a ne onom kojom je odigrao potez.
   *[black] Crni je sat pritisnuo drugom rukom, a ne onom kojom je odigrao potez.
}
latent-press-without-move = { $colour ->
    [white] Bijeli je pritisnuo sat, a nije odigrao potez.
   *[black] Crni je pritisnuo sat, a nije odigrao potez.
}
latent-clock-handling = { $colour ->
    [white] Bijeli je neprimjereno postupao sa satom.
   *[black] Crni je neprimjereno postupao sa satom.
}
latent-out-of-turn = { $colour ->
    [white] Bijeli je odigrao potez iako je na potezu bio crni.
   *[black] Crni je odigrao potez iako je na potezu bio bijeli.
}
latent-meddling = { $colour ->
    [white] Bijeli je dodirivao figure iako je na potezu bio crni.
   *[black] Crni je dodirivao figure iako je na potezu bio bijeli.
}
latent-scoresheet = { $colour ->
    [white] Zapisnik bijelog nije kakav bi trebao biti. { $law }
   *[black] Zapisnik crnog nije kakav bi trebao biti. { $law }
}
