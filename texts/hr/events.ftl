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
    [white] Bijeli dotiče { $piece }.
   *[black] Crni dotiče { $piece }.
}
event-touched-by-accident = { $colour ->
    [white] Bijeli slučajno dotiče { $piece }.
   *[black] Crni slučajno dotiče { $piece }.
}
event-adjusted = { $colour ->
    [white] Bijeli popravlja { $piece }.
   *[black] Crni popravlja { $piece }.
}
event-lifted = { $colour ->
    [white] Bijeli podiže { $piece }.
   *[black] Crni podiže { $piece }.
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
    [white] Bijeli figurom u ruci dotiče polje { $square }.
   *[black] Crni figurom u ruci dotiče polje { $square }.
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
    [white] Bijeli uklanja s ploče { $piece }.
   *[black] Crni uklanja s ploče { $piece }.
}
event-displaced = { $colour ->
    [white] Bijeli slučajno pomiče { $piece } na { $square }.
   *[black] Crni slučajno pomiče { $piece } na { $square }.
}
event-displaced-off = { $colour ->
    [white] Bijeli slučajno ruši { $piece } s ploče.
   *[black] Crni slučajno ruši { $piece } s ploče.
}
event-knocked-over = { $colour ->
    [white] Bijeli prevrće { $piece }.
   *[black] Crni prevrće { $piece }.
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
event-move-taken-back = { $colour ->
    [white] Bijeli vraća potez na ploči.
   *[black] Crni vraća potez na ploči.
}
event-illegal-move-completed = { $colour ->
    [white] Bijeli je dovršio nepravilan potez.
   *[black] Crni je dovršio nepravilan potez.
}
event-replied-to-illegal-move = { $colour ->
    [white] Bijeli je odigrao potez u nepravilnoj poziciji.
   *[black] Crni je odigrao potez u nepravilnoj poziciji.
}
event-illegal-move-made = { $colour ->
    [white] Bijeli je odigrao nepravilan potez, a crni je na njega odgovorio.
   *[black] Crni je odigrao nepravilan potez, a bijeli je na njega odgovorio.
}
event-pressed = { $colour ->
    [white] Bijeli pritišće sat.
   *[black] Crni pritišće sat.
}
event-pressed-improperly = { $colour ->
    [white] Bijeli { $manner ->
        [banging] udara po satu
        [rough] grubo rukuje satom
       *[hovering] pritišće sat i ostavlja prst na njemu
    }.
   *[black] Crni { $manner ->
        [banging] udara po satu
        [rough] grubo rukuje satom
       *[hovering] pritišće sat i ostavlja prst na njemu
    }.
}
event-pressed-by-other = { $colour ->
    [white] Netko drugi pritišće sat bijelog.
   *[black] Netko drugi pritišće sat crnog.
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
    [white] Potez bijelog dovršen je sljedećim potezom.
   *[black] Potez crnog dovršen je sljedećim potezom.
}
event-move-completed-by-sealing = { $colour ->
    [white] Kuvertirani potez bijelog odigran je i smatra se dovršenim.
   *[black] Kuvertirani potez crnog odigran je i smatra se dovršenim.
}
event-clocks-stopped = { $colour ->
    [white] Bijeli zaustavlja satove.
   *[black] Crni zaustavlja satove.
}
event-clocks-stopped-because = { $colour ->
    [white] Bijeli zaustavlja satove { $why ->
        [help] kako bi zatražio pomoć suca
        [no-piece] jer nema figure za promociju
        [displacement] jer je poremećen položaj figura
        [irregularity] zbog nepravilnosti
        [claim] radi reklamacije
       *[faulty-clock] jer je sat neispravan
    }.
   *[black] Crni zaustavlja satove { $why ->
        [help] kako bi zatražio pomoć suca
        [no-piece] jer nema figure za promociju
        [displacement] jer je poremećen položaj figura
        [irregularity] zbog nepravilnosti
        [claim] radi reklamacije
       *[faulty-clock] jer je sat neispravan
    }.
}
event-clocks-stopped-by-arbiter = Sudac zaustavlja satove.
event-clock-restarted = { $colour ->
    [white] Sat bijelog ponovno se pokreće.
   *[black] Sat crnog ponovno se pokreće.
}
event-interrupted = Partiju se { $time } nije moglo igrati jer turnirska dvorana nije radila. Satovi stoje dok ih sudac ponovno ne pokrene.
event-interrupted-clocks-ran-on = Partiju se { $time } nije moglo igrati jer turnirska dvorana nije radila. Prema pravilniku satovi su tekli dalje.
event-play-went-on = Nitko nije opazio da je partija završena{ $articles ->
    [none] { "" }
   *[other] { " " }({ $articles })
} pa se igra nastavlja.
event-came = Nitko još nije opazio: { $matter }
event-lapsed = To se više ne može reklamirati: { $matter }
event-written-for-claim = Potez smije biti zapisan prije nego što je odigran jer se njime reklamira remi.
event-array-drawn = Izvučena je početna pozicija šaha 960 broj { $number }.
event-noticed = Utvrđeno je: { $matter }

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
event-resumption-appointed = Određeno je vrijeme nastavka partije.
event-resumption-appointed-at = Određeni su vrijeme i mjesto nastavka partije: { $place }.
event-resumed = Pozicija je postavljena, satovi su namješteni; partija se nastavlja.
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
    [white] U zapisnik bijelog upisuje se „{ $text }”.
   *[black] U zapisnik crnog upisuje se „{ $text }”.
}
event-struck = { $colour ->
    [white] U zapisniku bijelog precrtava se redak.
   *[black] U zapisniku crnog precrtava se redak.
}
event-completed = { $colour ->
    [white] Zapisnik bijelog je dopunjen.
   *[black] Zapisnik crnog je dopunjen.
}
event-offer-written = { $colour ->
    [white] U zapisnik bijelog upisuje se znak ponude remija.
   *[black] U zapisnik crnog upisuje se znak ponude remija.
}
event-time-written = { $colour ->
    [white] U zapisnik bijelog upisuje se vrijeme sa sata: { $time }.
   *[black] U zapisnik crnog upisuje se vrijeme sa sata: { $time }.
}
event-note-written = { $colour ->
    [white] U zapisnik bijelog upisuje se bilješka: „{ $text }”
   *[black] U zapisnik crnog upisuje se bilješka: „{ $text }”
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
    [white] Bijeli uzima protivnikov zapisnik kako bi dopunio svoj.
   *[black] Crni uzima protivnikov zapisnik kako bi dopunio svoj.
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
event-noted = Prije rekonstrukcije partije zapisuju se pozicija, vremena i broj poteza.
event-signed = { $colour ->
    [white] Bijeli potpisuje oba zapisnika s rezultatom { $result }.
   *[black] Crni potpisuje oba zapisnika s rezultatom { $result }.
}
event-handed-over = { $colour ->
    [white] Bijeli predaje zapisnik.
   *[black] Crni predaje zapisnik.
}
event-electronic = { $colour ->
    [white] Bijeli odsad piše u elektronički zapisnik.
   *[black] Crni odsad piše u elektronički zapisnik.
}
event-replaced = { $colour ->
    [white] Elektronički zapisnik bijelog bio je neispravan i zamijenjen je.
   *[black] Elektronički zapisnik crnog bio je neispravan i zamijenjen je.
}

## Players who cannot see.

event-announced = { $colour ->
    [white] Bijeli objavljuje: „{ $text }”
   *[black] Crni objavljuje: „{ $text }”
}
event-misspoken = { $colour ->
    [white] Bijeli objavljuje drugi potez, a ne onaj koji je odigrao: „{ $text }”
   *[black] Crni objavljuje drugi potez, a ne onaj koji je odigrao: „{ $text }”
}
event-repeated = { $colour ->
    [white] Bijeli ponavlja objavljeni potez: „{ $text }”
   *[black] Crni ponavlja objavljeni potez: „{ $text }”
}
event-came-apart = { $colour ->
    [white] Pozicije na pločama više se ne slažu: bijeli igra drugi potez, a ne objavljeni, „{ $text }”.
   *[black] Pozicije na pločama više se ne slažu: crni igra drugi potez, a ne objavljeni, „{ $text }”.
}
event-came-apart-misled = { $colour ->
    [white] Pozicije na pločama više se ne slažu: bijeli igra objavljeni potez, „{ $text }”, a odigran je drugi.
   *[black] Pozicije na pločama više se ne slažu: crni igra objavljeni potez, „{ $text }”, a odigran je drugi.
}
event-joined = Pozicije na pločama ponovno se slažu.
event-illegal-position-seen = Sudac vidi nepravilnu poziciju i čeka da sljedeći potez bude dovršen.
event-illegal-position-gone = Pozicija je ponovno pravilna.
event-would-correct = { $colour ->
    [white] Bijeli bi sporazumno ispravio nepravilan potez.
   *[black] Crni bi sporazumno ispravio nepravilan potez.
}
event-assisted = { $colour ->
    [white] Pomoćnik bijelog obavlja svoju dužnost.
   *[black] Pomoćnik crnog obavlja svoju dužnost.
}
event-told = { $colour ->
    [white] Bijelom se na zahtjev priopćuje: dovršeni potezi bijelog { $whitemoves }, crnog { $blackmoves }; utrošeno vrijeme bijelog { $whitetime }, crnog { $blacktime }.
   *[black] Crnom se na zahtjev priopćuje: dovršeni potezi bijelog { $whitemoves }, crnog { $blackmoves }; utrošeno vrijeme bijelog { $whitetime }, crnog { $blacktime }.
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
event-offered-by-claim = { $colour ->
    [white] Reklamacija bijelog vrijedi kao ponuda remija.
   *[black] Reklamacija crnog vrijedi kao ponuda remija.
}
event-offered-by-request = { $colour ->
    [white] Zahtjev bijelog vrijedi kao ponuda remija.
   *[black] Zahtjev crnog vrijedi kao ponuda remija.
}
event-accepted = { $colour ->
    [white] Bijeli prihvaća remi; potrebna je suglasnost suca.
   *[black] Crni prihvaća remi; potrebna je suglasnost suca.
}
event-consent-given = Sudac igračima dopušta dogovor za remi.
event-claimed-repetition = { $colour ->
    [white] Bijeli reklamira remi zbog ponavljanja pozicije.
   *[black] Crni reklamira remi zbog ponavljanja pozicije.
}
event-claimed-fifty-moves = { $colour ->
    [white] Bijeli reklamira remi po pravilu 50 poteza.
   *[black] Crni reklamira remi po pravilu 50 poteza.
}
event-claimed-flag-fall = { $colour ->
    [white] Bijeli reklamira pad protivnikove zastavice.
   *[black] Crni reklamira pad protivnikove zastavice.
}
event-claimed-illegal-move = { $colour ->
    [white] Bijeli reklamira nepravilan potez.
   *[black] Crni reklamira nepravilan potez.
}
event-claimed-touch = { $colour ->
    [white] Bijeli reklamira protivnikovu povredu pravila o izvedbi poteza.
   *[black] Crni reklamira protivnikovu povredu pravila o izvedbi poteza.
}
event-claimed-irregularity = { $colour ->
    [white] Bijeli reklamira nepravilnost: { $matter }.
   *[black] Crni reklamira nepravilnost: { $matter }.
}
event-claimed-no-effort = { $colour ->
    [white] Bijeli reklamira remi: protivnik ne nastoji pobijediti na uobičajeni način.
   *[black] Crni reklamira remi: protivnik ne nastoji pobijediti na uobičajeni način.
}
event-claimed-cannot-win = { $colour ->
    [white] Bijeli reklamira remi: protivnik na uobičajeni način ne može pobijediti.
   *[black] Crni reklamira remi: protivnik na uobičajeni način ne može pobijediti.
}
event-evidence-confirmed = { $colour ->
    [white] Bijeli ovjerava ono što je priloženo reklamaciji.
   *[black] Crni ovjerava ono što je priloženo reklamaciji.
}
event-evidence-disputed = { $colour ->
    [white] Bijeli ne ovjerava ono što je priloženo reklamaciji.
   *[black] Crni ne ovjerava ono što je priloženo reklamaciji.
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
event-excused = { $colour ->
    [white] Sudac bijelom dopušta kašnjenje.
   *[black] Sudac crnom dopušta kašnjenje.
}
event-seen-arriving = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} dolazi.
event-seen-leaving = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} napušta { $area ->
    [playing-area] prostor za igru
   *[venue] mjesto igre
}.
event-seen-returning = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} se vraća.
event-seen-device = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} ima elektronički uređaj koji { $device ->
    [off-in-a-bag] je isključen u torbi
    [off] je isključen
    [on] je uključen
    [sounds] se oglasio
   *[rings] je zazvonio
}.
event-seen-with-notes = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} se služi bilješkama, literaturom ili savjetima.
event-seen-analysing = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} analizira na drugoj ploči.
event-seen-using-bag = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} se bez dopuštenja koristi torbom u kojoj je uređaj.
event-seen-smoking = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} puši gdje to nije dopušteno.
event-seen-disturbing = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} { $who ->
    [white] ometa protivnika
    [black] ometa protivnika
   *[other] ometa igrača
}.
event-seen-disgracing = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} šteti ugledu šaha.
event-seen-shaking-hands = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} se rukuje s protivnikom.
event-seen-entering = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} bez dopuštenja ulazi u prostor za igru.
event-seen-interfering = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} se miješa u partiju.

## Conduct and points.

event-arbiter-called = { $colour ->
    [white] Bijeli poziva suca: „{ $text }”
   *[black] Crni poziva suca: „{ $text }”
}
event-arbiter-called-only = { $colour ->
    [white] Bijeli poziva suca.
   *[black] Crni poziva suca.
}
event-accused-of-touching = { $colour ->
    [white] Bijeli kaže da je protivnik taknuo { $piece }.
   *[black] Crni kaže da je protivnik taknuo { $piece }.
}
event-said-to-have-resigned = { $colour ->
    [white] Bijeli kaže da je protivnik predao partiju.
   *[black] Crni kaže da je protivnik predao partiju.
}
event-said-to-have-offered = { $colour ->
    [white] Bijeli kaže da je protivnik ponudio remi.
   *[black] Crni kaže da je protivnik ponudio remi.
}
event-testified = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} { $says ->
    [confirms] to potvrđuje.
   *[denies] to poriče.
}
event-accusation-judged = { $believed ->
    [yes] { $colour ->
        [white] Sudac prihvaća tvrdnju bijelog.
       *[black] Sudac prihvaća tvrdnju crnog.
    }
   *[no] { $colour ->
        [white] Sudac ne prihvaća tvrdnju bijelog.
       *[black] Sudac ne prihvaća tvrdnju crnog.
    }
}
event-arbiter-came = Sudac dolazi do ploče.
event-said = { $colour ->
    [white] Bijeli kaže: „{ $text }”
   *[black] Crni kaže: „{ $text }”
}
event-requested-piece = { $colour ->
    [white] Bijeli traži figuru.
   *[black] Crni traži figuru.
}
event-requested-scoresheet = { $colour ->
    [white] Bijeli traži uvid u zapisnik.
   *[black] Crni traži uvid u zapisnik.
}
event-requested-blank-scoresheet = { $colour ->
    [white] Bijeli traži prazan zapisnik.
   *[black] Crni traži prazan zapisnik.
}
event-requested-explanation = { $colour ->
    [white] Bijeli traži objašnjenje: „{ $text }”
   *[black] Crni traži objašnjenje: „{ $text }”
}
event-requested-move-number = { $colour ->
    [white] Bijeli pita za broj poteza.
   *[black] Crni pita za broj poteza.
}
event-requested-moves-and-time = { $colour ->
    [white] Bijeli pita za broj poteza i utrošeno vrijeme.
   *[black] Crni pita za broj poteza i utrošeno vrijeme.
}
event-requested-to-leave = { $colour ->
    [white] Bijeli traži dopuštenje za izlazak.
   *[black] Crni traži dopuštenje za izlazak.
}
event-requested-device = { $colour ->
    [white] Bijeli traži dopuštenje da ima elektronički uređaj.
   *[black] Crni traži dopuštenje da ima elektronički uređaj.
}
event-requested-assistant = { $colour ->
    [white] Bijeli traži pomoćnika.
   *[black] Crni traži pomoćnika.
}
event-requested-consent = { $colour ->
    [white] Bijeli traži suglasnost suca za remi.
   *[black] Crni traži suglasnost suca za remi.
}
event-requested-increment = { $colour ->
    [white] Bijeli traži dodatak po potezu.
   *[black] Crni traži dodatak po potezu.
}
event-reported = { $who ->
    [white] Bijeli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudac
   *[other] Netko
} prijavljuje sucu nepravilnost: { $matter }.
event-refused = { $colour ->
    [white] Bijeli odbija poštovati Pravila: „{ $text }”
   *[black] Crni odbija poštovati Pravila: „{ $text }”
}
event-found-to-refuse = { $colour ->
    [white] Bijeli uporno odbija poštovati Pravila šaha.
   *[black] Crni uporno odbija poštovati Pravila šaha.
}
event-appealed = { $colour ->
    [white] Bijeli ulaže žalbu na odluku ({ $articles }): „{ $text }”
   *[black] Crni ulaže žalbu na odluku ({ $articles }): „{ $text }”
}
event-appeal-decided = O žalbi je odlučeno.
event-scored = Bodovi: bijeli { $white }, crni { $black }.

## What there is to be noticed, after a colon.

latent-illegal-move = { $colour ->
    [white] bijeli je dovršio nepravilan potez.
   *[black] crni je dovršio nepravilan potez.
}
latent-illegal-move-known = { $colour ->
    [white] bijeli je dovršio nepravilan potez: { $move }.
   *[black] crni je dovršio nepravilan potez: { $move }.
}
latent-illegal-move-made = { $colour ->
    [white] bijeli je odigrao nepravilan potez, ali ga nije dovršio: { $move }.
   *[black] crni je odigrao nepravilan potez, ali ga nije dovršio: { $move }.
}
latent-touch = { $colour ->
    [white] bijeli je trebao odigrati drugi potez: { $moves }.
   *[black] crni je trebao odigrati drugi potez: { $moves }.
}
latent-accident = { $colour ->
    [white] bijeli je, kako se čini, slučajno taknuo { $piece }.
   *[black] crni je, kako se čini, slučajno taknuo { $piece }.
}
latent-two-hands = { $colour ->
    [white] bijeli je potez odigrao objema rukama.
   *[black] crni je potez odigrao objema rukama.
}
latent-other-hand = { $colour ->
    [white] bijeli je sat pritisnuo drugom rukom, a ne onom kojom je odigrao potez.
   *[black] crni je sat pritisnuo drugom rukom, a ne onom kojom je odigrao potez.
}
latent-press-without-move = { $colour ->
    [white] bijeli je pritisnuo sat, a nije odigrao potez.
   *[black] crni je pritisnuo sat, a nije odigrao potez.
}
latent-clock-handling = { $colour ->
    [white] bijeli je nepravilno rukovao satom.
   *[black] crni je nepravilno rukovao satom.
}
latent-displacement = { $colour ->
    [white] bijeli je poremetio položaj figura, a igra se nastavila iz poremećenog položaja.
   *[black] crni je poremetio položaj figura, a igra se nastavila iz poremećenog položaja.
}
latent-out-of-turn = { $colour ->
    [white] bijeli je odigrao potez iako je na potezu bio crni.
   *[black] crni je odigrao potez iako je na potezu bio bijeli.
}
latent-meddling = { $colour ->
    [white] bijeli je doticao figure iako je na potezu bio crni.
   *[black] crni je doticao figure iako je na potezu bio bijeli.
}
latent-end-of-game = { $colour ->
    [white] potez bijelog završio je partiju, a igra se nastavila.
   *[black] potez crnog završio je partiju, a igra se nastavila.
}
latent-scoresheet = { $colour ->
    [white] zapisnik bijelog nije vođen kako treba. { $law }
   *[black] zapisnik crnog nije vođen kako treba. { $law }
}
latent-hovering = { $colour ->
    [white] bijeli je držao prst na satu ili iznad njega.
   *[black] crni je držao prst na satu ili iznad njega.
}

## What may be wrong, after a colon.

matter-illegal-move = nepravilan potez
matter-illegal-position = nepravilna pozicija
matter-touch = taknuta figura
matter-release = ispuštena figura
matter-two-hands = potez objema rukama
matter-flag-fall = pad zastavice
matter-displacement = poremećen položaj figura
matter-initial-position = pogrešna početna pozicija
matter-board-placement = nepravilno postavljena ploča
matter-reversed-colours = obrnute boje figura
matter-defective-clock = neispravan sat
matter-clock-setting = pogrešno namješten sat
matter-clock = nepravilno rukovanje satom
matter-press-without-move = pritisak na sat bez poteza
matter-out-of-turn = potez kad je na potezu protivnik
matter-boards-disagree = različite pozicije na pločama
matter-end-of-game = već završena partija
matter-scoresheet = zapisnik
