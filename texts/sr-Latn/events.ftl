## What happened at the table. $colour is who did it; $piece is a piece and its square as the reader writes them, $square a square.

event-started = { $colour ->
    [white] Partija počinje i pokreće se sat belog.
   *[black] Partija počinje i pokreće se sat crnog.
}
event-flag-fell = { $colour ->
    [white] Belom pada zastavica.
   *[black] Crnom pada zastavica.
}
event-touched = { $colour ->
    [white] Beli dodiruje { $piece }.
   *[black] Crni dodiruje { $piece }.
}
event-touched-by-accident = { $colour ->
    [white] Beli slučajno dodiruje { $piece }.
   *[black] Crni slučajno dodiruje { $piece }.
}
event-adjusted = { $colour ->
    [white] Beli popravlja { $piece }.
   *[black] Crni popravlja { $piece }.
}
event-lifted = { $colour ->
    [white] Beli uzima u ruku { $piece }.
   *[black] Crni uzima u ruku { $piece }.
}
event-fetched = { $colour ->
    [white] Beli pored table uzima { $role ->
        [queen] damu
        [rook] topa
        [bishop] lovca
        [knight] skakača
        [king] kralja
       *[pawn] pešaka
    }.
   *[black] Crni pored table uzima { $role ->
        [queen] damu
        [rook] topa
        [bishop] lovca
        [knight] skakača
        [king] kralja
       *[pawn] pešaka
    }.
}
event-held = { $colour ->
    [white] Beli figurom u ruci dodiruje polje { $square }.
   *[black] Crni figurom u ruci dodiruje polje { $square }.
}
event-placed = { $colour ->
    [white] Beli stavlja figuru na { $square }.
   *[black] Crni stavlja figuru na { $square }.
}
event-put-aside = { $colour ->
    [white] Beli stavlja figuru pored table.
   *[black] Crni stavlja figuru pored table.
}
event-removed = { $colour ->
    [white] Beli uklanja sa table { $piece }.
   *[black] Crni uklanja sa table { $piece }.
}
event-displaced = { $colour ->
    [white] Beli slučajno pomera { $piece } na { $square }.
   *[black] Crni slučajno pomera { $piece } na { $square }.
}
event-displaced-off = { $colour ->
    [white] Beli slučajno obara { $piece } sa table.
   *[black] Crni slučajno obara { $piece } sa table.
}
event-knocked-over = { $colour ->
    [white] Beli obara { $piece }.
   *[black] Crni obara { $piece }.
}
event-put-right = { $colour ->
    [white] Beli vraća figure na njihova polja.
   *[black] Crni vraća figure na njihova polja.
}
event-put-right-by-arbiter = Sudija vraća figure na njihova polja.
event-said-adjusting = { $colour ->
    [white] Beli kaže: „Popravljam.“
   *[black] Crni kaže: „Popravljam.“
}
event-said-castling = { $colour ->
    [white] Beli najavljuje rokadu.
   *[black] Crni najavljuje rokadu.
}
event-move-made = { $colour ->
    [white] Beli igra { $move }.
   *[black] Crni igra { $move }.
}
event-move-replaced = { $colour ->
    [white] Beli umesto toga igra { $move }.
   *[black] Crni umesto toga igra { $move }.
}
event-move-taken-back = { $colour ->
    [white] Beli vraća potez na tabli.
   *[black] Crni vraća potez na tabli.
}
event-illegal-move-completed = { $colour ->
    [white] Beli je završio nelegalan potez.
   *[black] Crni je završio nelegalan potez.
}
event-replied-to-illegal-move = { $colour ->
    [white] Beli je odigrao potez u nelegalnoj poziciji.
   *[black] Crni je odigrao potez u nelegalnoj poziciji.
}
event-illegal-move-made = { $colour ->
    [white] Beli je odigrao nelegalan potez, a crni je na njega odgovorio.
   *[black] Crni je odigrao nelegalan potez, a beli je na njega odgovorio.
}
event-pressed = { $colour ->
    [white] Beli pritiska sat.
   *[black] Crni pritiska sat.
}
event-pressed-improperly = { $colour ->
    [white] Beli { $manner ->
        [banging] udara po satu
        [rough] grubo rukuje satom
       *[hovering] pritiska sat i ostavlja prst na njemu
    }.
   *[black] Crni { $manner ->
        [banging] udara po satu
        [rough] grubo rukuje satom
       *[hovering] pritiska sat i ostavlja prst na njemu
    }.
}
event-pressed-by-other = { $colour ->
    [white] Neko drugi pritiska sat belog.
   *[black] Neko drugi pritiska sat crnog.
}
event-move-completed = { $colour ->
    [white] Potez belog je završen pritiskom na sat.
   *[black] Potez crnog je završen pritiskom na sat.
}
event-move-completed-by-end-of-game = { $colour ->
    [white] Potez belog je završen jer je okončao partiju.
   *[black] Potez crnog je završen jer je okončao partiju.
}
event-move-completed-by-next-move = { $colour ->
    [white] Potez belog je završen sledećim.
   *[black] Potez crnog je završen sledećim.
}
event-move-completed-by-sealing = { $colour ->
    [white] Kovertirani potez belog je odigran i smatra se završenim.
   *[black] Kovertirani potez crnog je odigran i smatra se završenim.
}
event-clocks-stopped = { $colour ->
    [white] Beli zaustavlja satove.
   *[black] Crni zaustavlja satove.
}
event-clocks-stopped-because = { $colour ->
    [white] Beli zaustavlja satove { $why ->
        [help] da zatraži pomoć sudije
        [no-piece] jer nema figure za promociju
        [displacement] jer je položaj figura poremećen
        [irregularity] zbog nepravilnosti
        [claim] radi reklamacije
       *[faulty-clock] jer je sat neispravan
    }.
   *[black] Crni zaustavlja satove { $why ->
        [help] da zatraži pomoć sudije
        [no-piece] jer nema figure za promociju
        [displacement] jer je položaj figura poremećen
        [irregularity] zbog nepravilnosti
        [claim] radi reklamacije
       *[faulty-clock] jer je sat neispravan
    }.
}
event-clocks-stopped-by-arbiter = Sudija zaustavlja satove.
event-clock-restarted = { $colour ->
    [white] Sat belog se ponovo pokreće.
   *[black] Sat crnog se ponovo pokreće.
}
event-interrupted = Partija { $time } nije mogla da se igra jer sala za igru nije radila. Satovi stoje dok ih sudija ponovo ne pokrene.
event-interrupted-clocks-ran-on = Partija { $time } nije mogla da se igra jer sala za igru nije radila. Po pravilniku su satovi tekli dalje.
event-play-went-on = Niko nije primetio da je partija završena{ $articles ->
    [none] { "" }
   *[other] { " " }({ $articles })
} i igra se nastavlja.
event-came = Niko još nije primetio: { $matter }
event-lapsed = To više ne može da se reklamira: { $matter }
event-written-for-claim = Potez sme da bude zapisan pre nego što je odigran, jer se njime reklamira remi.
event-array-drawn = Žrebom je izvučena početna pozicija šaha 960 broj { $number }.
event-noticed = Utvrđeno je: { $matter }

## Adjournment.

event-sealing-began = { $colour ->
    [white] Beli mora da kovertira sledeći potez.
   *[black] Crni mora da kovertira sledeći potez.
}
event-sealing-began-early = { $colour ->
    [white] Beli želi da prekine partiju pre kraja seanse i kovertira sledeći potez.
   *[black] Crni želi da prekine partiju pre kraja seanse i kovertira sledeći potez.
}
event-played-openly = { $colour ->
    [white] Beli umesto kovertiranja igra { $move } na tabli; upravo taj potez mora da kovertira.
   *[black] Crni umesto kovertiranja igra { $move } na tabli; upravo taj potez mora da kovertira.
}
event-sealed = { $colour ->
    [white] Beli zapisuje potez i kovertira ga.
   *[black] Crni zapisuje potez i kovertira ga.
}
event-adjourned = { $colour ->
    [white] Partija je prekinuta; beli je kovertirao { $number }. potez.
   *[black] Partija je prekinuta; crni je kovertirao { $number }. potez.
}
event-envelope-checked = Sudija proverava kovertu i čuva je.
event-resumption-appointed = Određeno je vreme nastavka partije.
event-resumption-appointed-at = Određeni su vreme i mesto nastavka partije: { $place }.
event-resumed = Pozicija je postavljena, satovi su podešeni; partija se nastavlja.
event-opened = Koverta je otvorena. U njoj piše: „{ $text }“
event-reply-sealed = { $colour ->
    [white] Beli kovertira odgovor.
   *[black] Crni kovertira odgovor.
}
event-reply-opened = Koverta sa odgovorom je otvorena. U njoj piše: „{ $text }“
event-envelope-lost = Koverta se izgubila.
event-sealed-move-stated = { $colour ->
    [white] Beli izjavljuje šta je kovertirao: „{ $text }“
   *[black] Crni izjavljuje šta je kovertirao: „{ $text }“
}

## Scoresheets. $colour is whose sheet it is.

event-written = { $colour ->
    [white] U formular belog upisuje se „{ $text }“.
   *[black] U formular crnog upisuje se „{ $text }“.
}
event-struck = { $colour ->
    [white] Na formularu belog precrtava se red.
   *[black] Na formularu crnog precrtava se red.
}
event-completed = { $colour ->
    [white] Formular belog je dopunjen.
   *[black] Formular crnog je dopunjen.
}
event-offer-written = { $colour ->
    [white] U formular belog upisuje se znak ponude remija.
   *[black] U formular crnog upisuje se znak ponude remija.
}
event-time-written = { $colour ->
    [white] U formular belog upisuje se vreme sa sata: { $time }.
   *[black] U formular crnog upisuje se vreme sa sata: { $time }.
}
event-note-written = { $colour ->
    [white] U formular belog upisuje se beleška: „{ $text }“
   *[black] U formular crnog upisuje se beleška: „{ $text }“
}
event-completion-due = { $colour ->
    [white] Beli mora da dopuni formular pre nego što odigra potez.
   *[black] Crni mora da dopuni formular pre nego što odigra potez.
}
event-completion-done = { $colour ->
    [white] Beli više ne mora da dopuni formular.
   *[black] Crni više ne mora da dopuni formular.
}
event-borrowed = { $colour ->
    [white] Beli uzima protivnikov formular da dopuni svoj.
   *[black] Crni uzima protivnikov formular da dopuni svoj.
}
event-given-back = { $colour ->
    [white] Beli vraća protivnikov formular.
   *[black] Crni vraća protivnikov formular.
}
event-hidden = { $colour ->
    [white] Beli sakriva formular od sudije.
   *[black] Crni sakriva formular od sudije.
}
event-shown = { $colour ->
    [white] Formular belog je ponovo vidljiv.
   *[black] Formular crnog je ponovo vidljiv.
}
event-kept-by = { $colour ->
    [white] Od sada formular belog vodi { $keeper ->
        [player] igrač sam
        [assistant] pomoćnik
        [arbiter] sudija
       *[other] neko drugi
    }.
   *[black] Od sada formular crnog vodi { $keeper ->
        [player] igrač sam
        [assistant] pomoćnik
        [arbiter] sudija
       *[other] neko drugi
    }.
}
event-noted = Pre rekonstrukcije partije zapisuju se pozicija, vremena i broj poteza.
event-signed = { $colour ->
    [white] Beli potpisuje oba formulara sa rezultatom { $result }.
   *[black] Crni potpisuje oba formulara sa rezultatom { $result }.
}
event-handed-over = { $colour ->
    [white] Beli predaje formular.
   *[black] Crni predaje formular.
}
event-electronic = { $colour ->
    [white] Beli od sada vodi elektronski formular.
   *[black] Crni od sada vodi elektronski formular.
}
event-replaced = { $colour ->
    [white] Elektronski formular belog je bio neispravan i zamenjen je.
   *[black] Elektronski formular crnog je bio neispravan i zamenjen je.
}

## Players who cannot see.

event-announced = { $colour ->
    [white] Beli objavljuje: „{ $text }“
   *[black] Crni objavljuje: „{ $text }“
}
event-misspoken = { $colour ->
    [white] Beli objavljuje drugi potez, a ne onaj koji je odigrao: „{ $text }“
   *[black] Crni objavljuje drugi potez, a ne onaj koji je odigrao: „{ $text }“
}
event-repeated = { $colour ->
    [white] Beli ponavlja objavljeni potez: „{ $text }“
   *[black] Crni ponavlja objavljeni potez: „{ $text }“
}
event-came-apart = { $colour ->
    [white] Pozicije na tablama se više ne slažu: beli igra drugi potez, a ne objavljeni, „{ $text }“.
   *[black] Pozicije na tablama se više ne slažu: crni igra drugi potez, a ne objavljeni, „{ $text }“.
}
event-came-apart-misled = { $colour ->
    [white] Pozicije na tablama se više ne slažu: beli igra objavljeni potez, „{ $text }“, a odigran je drugi.
   *[black] Pozicije na tablama se više ne slažu: crni igra objavljeni potez, „{ $text }“, a odigran je drugi.
}
event-joined = Pozicije na tablama se ponovo slažu.
event-illegal-position-seen = Sudija vidi nelegalnu poziciju i čeka da sledeći potez bude završen.
event-illegal-position-gone = Pozicija je ponovo legalna.
event-would-correct = { $colour ->
    [white] Beli je spreman da sporazumno ispravi nelegalan potez.
   *[black] Crni je spreman da sporazumno ispravi nelegalan potez.
}
event-assisted = { $colour ->
    [white] Pomoćnik belog obavlja svoju dužnost.
   *[black] Pomoćnik crnog obavlja svoju dužnost.
}
event-told = { $colour ->
    [white] Belom se na zahtev saopštava: završeni potezi belog { $whitemoves }, crnog { $blackmoves }; utrošeno vreme belog { $whitetime }, crnog { $blacktime }.
   *[black] Crnom se na zahtev saopštava: završeni potezi belog { $whitemoves }, crnog { $blackmoves }; utrošeno vreme belog { $whitetime }, crnog { $blacktime }.
}

## Offers and claims.

event-offered = { $colour ->
    [white] Beli nudi remi.
   *[black] Crni nudi remi.
}
event-offer-refused = { $colour ->
    [white] Beli odbija remi.
   *[black] Crni odbija remi.
}
event-offered-by-claim = { $colour ->
    [white] Reklamacija belog važi kao ponuda remija.
   *[black] Reklamacija crnog važi kao ponuda remija.
}
event-offered-by-request = { $colour ->
    [white] Zahtev belog važi kao ponuda remija.
   *[black] Zahtev crnog važi kao ponuda remija.
}
event-accepted = { $colour ->
    [white] Beli prihvata remi; potrebna je saglasnost sudije.
   *[black] Crni prihvata remi; potrebna je saglasnost sudije.
}
event-consent-given = Sudija igračima dozvoljava da se sporazumeju za remi.
event-claimed-repetition = { $colour ->
    [white] Beli reklamira remi zbog ponavljanja pozicije.
   *[black] Crni reklamira remi zbog ponavljanja pozicije.
}
event-claimed-fifty-moves = { $colour ->
    [white] Beli reklamira remi po pravilu 50 poteza.
   *[black] Crni reklamira remi po pravilu 50 poteza.
}
event-claimed-flag-fall = { $colour ->
    [white] Beli reklamira pad protivnikove zastavice.
   *[black] Crni reklamira pad protivnikove zastavice.
}
event-claimed-illegal-move = { $colour ->
    [white] Beli reklamira nelegalan potez.
   *[black] Crni reklamira nelegalan potez.
}
event-claimed-touch = { $colour ->
    [white] Beli reklamira protivnikovo kršenje člana 4.
   *[black] Crni reklamira protivnikovo kršenje člana 4.
}
event-claimed-irregularity = { $colour ->
    [white] Beli reklamira nepravilnost: { $matter }.
   *[black] Crni reklamira nepravilnost: { $matter }.
}
event-claimed-no-effort = { $colour ->
    [white] Beli reklamira remi: protivnik ne ulaže napor da pobedi normalnim sredstvima.
   *[black] Crni reklamira remi: protivnik ne ulaže napor da pobedi normalnim sredstvima.
}
event-claimed-cannot-win = { $colour ->
    [white] Beli reklamira remi: protivnik normalnim sredstvima ne može da pobedi.
   *[black] Crni reklamira remi: protivnik normalnim sredstvima ne može da pobedi.
}
event-evidence-confirmed = { $colour ->
    [white] Beli overava ono što je priloženo reklamaciji.
   *[black] Crni overava ono što je priloženo reklamaciji.
}
event-evidence-disputed = { $colour ->
    [white] Beli ne overava ono što je priloženo reklamaciji.
   *[black] Crni ne overava ono što je priloženo reklamaciji.
}

## Coming and going.

event-presence = { $colour ->
    [white] { $to ->
        [absent] Belog nema za tablom
        [at-the-board] Beli je za tablom
        [playing-area] Beli napušta salu za igru
       *[venue] Beli napušta prostor za igru
    }.
   *[black] { $to ->
        [absent] Crnog nema za tablom
        [at-the-board] Crni je za tablom
        [playing-area] Crni napušta salu za igru
       *[venue] Crni napušta prostor za igru
    }.
}
event-excused = { $colour ->
    [white] Sudija belom dozvoljava kašnjenje.
   *[black] Sudija crnom dozvoljava kašnjenje.
}
event-seen-arriving = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} dolazi.
event-seen-leaving = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} napušta { $area ->
    [playing-area] salu za igru
   *[venue] prostor za igru
}.
event-seen-returning = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} se vraća.
event-seen-device = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} ima elektronski uređaj koji { $device ->
    [off-in-a-bag] je isključen u torbi
    [off] je isključen
    [on] je uključen
    [sounds] se oglasio
   *[rings] je zazvonio
}.
event-seen-with-notes = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} koristi beleške, literaturu ili savete.
event-seen-analysing = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} analizira na drugoj tabli.
event-seen-using-bag = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} bez dozvole koristi torbu u kojoj je uređaj.
event-seen-smoking = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} puši tamo gde to nije dozvoljeno.
event-seen-disturbing = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} { $who ->
    [white] ometa protivnika
    [black] ometa protivnika
   *[other] ometa igrača
}.
event-seen-disgracing = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} šteti ugledu šaha.
event-seen-shaking-hands = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} se rukuje sa protivnikom.
event-seen-entering = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} bez dozvole ulazi u salu za igru.
event-seen-interfering = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} se meša u partiju.

## Conduct and points.

event-arbiter-called = { $colour ->
    [white] Beli poziva sudiju: „{ $text }“
   *[black] Crni poziva sudiju: „{ $text }“
}
event-arbiter-called-only = { $colour ->
    [white] Beli poziva sudiju.
   *[black] Crni poziva sudiju.
}
event-accused-of-touching = { $colour ->
    [white] Beli kaže da je protivnik dodirnuo { $piece }.
   *[black] Crni kaže da je protivnik dodirnuo { $piece }.
}
event-said-to-have-resigned = { $colour ->
    [white] Beli kaže da je protivnik predao partiju.
   *[black] Crni kaže da je protivnik predao partiju.
}
event-said-to-have-offered = { $colour ->
    [white] Beli kaže da je protivnik ponudio remi.
   *[black] Crni kaže da je protivnik ponudio remi.
}
event-testified = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} { $says ->
    [confirms] to potvrđuje.
   *[denies] to poriče.
}
event-accusation-judged = { $believed ->
    [yes] { $colour ->
        [white] Sudija veruje belom.
       *[black] Sudija veruje crnom.
    }
   *[no] { $colour ->
        [white] Sudija ne veruje belom.
       *[black] Sudija ne veruje crnom.
    }
}
event-arbiter-came = Sudija dolazi do table.
event-said = { $colour ->
    [white] Beli kaže: „{ $text }“
   *[black] Crni kaže: „{ $text }“
}
event-requested-piece = { $colour ->
    [white] Beli traži figuru.
   *[black] Crni traži figuru.
}
event-requested-scoresheet = { $colour ->
    [white] Beli traži uvid u formular.
   *[black] Crni traži uvid u formular.
}
event-requested-blank-scoresheet = { $colour ->
    [white] Beli traži prazan formular.
   *[black] Crni traži prazan formular.
}
event-requested-explanation = { $colour ->
    [white] Beli traži objašnjenje: „{ $text }“
   *[black] Crni traži objašnjenje: „{ $text }“
}
event-requested-move-number = { $colour ->
    [white] Beli pita za broj poteza.
   *[black] Crni pita za broj poteza.
}
event-requested-moves-and-time = { $colour ->
    [white] Beli pita za broj poteza i utrošeno vreme.
   *[black] Crni pita za broj poteza i utrošeno vreme.
}
event-requested-to-leave = { $colour ->
    [white] Beli traži dozvolu za izlazak.
   *[black] Crni traži dozvolu za izlazak.
}
event-requested-device = { $colour ->
    [white] Beli traži dozvolu da ima elektronski uređaj.
   *[black] Crni traži dozvolu da ima elektronski uređaj.
}
event-requested-assistant = { $colour ->
    [white] Beli traži pomoćnika.
   *[black] Crni traži pomoćnika.
}
event-requested-consent = { $colour ->
    [white] Beli traži saglasnost sudije za remi.
   *[black] Crni traži saglasnost sudije za remi.
}
event-requested-increment = { $colour ->
    [white] Beli traži dodatno vreme po potezu.
   *[black] Crni traži dodatno vreme po potezu.
}
event-reported = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
} prijavljuje sudiji nepravilnost: { $matter }.
event-refused = { $colour ->
    [white] Beli odbija da poštuje Pravila: „{ $text }“
   *[black] Crni odbija da poštuje Pravila: „{ $text }“
}
event-found-to-refuse = { $colour ->
    [white] Beli uporno odbija da poštuje Pravila šaha.
   *[black] Crni uporno odbija da poštuje Pravila šaha.
}
event-appealed = { $colour ->
    [white] Beli ulaže žalbu na odluku ({ $articles }): „{ $text }“
   *[black] Crni ulaže žalbu na odluku ({ $articles }): „{ $text }“
}
event-appeal-decided = O žalbi je odlučeno.
event-scored = Poeni: beli { $white }, crni { $black }.

## What there is to be noticed, after a colon.

latent-illegal-move = { $colour ->
    [white] beli je završio nelegalan potez.
   *[black] crni je završio nelegalan potez.
}
latent-illegal-move-known = { $colour ->
    [white] beli je završio nelegalan potez: { $move }.
   *[black] crni je završio nelegalan potez: { $move }.
}
latent-illegal-move-made = { $colour ->
    [white] beli je odigrao nelegalan potez, ali ga nije završio: { $move }.
   *[black] crni je odigrao nelegalan potez, ali ga nije završio: { $move }.
}
latent-touch = { $colour ->
    [white] trebalo je da beli odigra drugi potez: { $moves }.
   *[black] trebalo je da crni odigra drugi potez: { $moves }.
}
latent-accident = { $colour ->
    [white] beli je, kako se čini, slučajno dodirnuo { $piece }.
   *[black] crni je, kako se čini, slučajno dodirnuo { $piece }.
}
latent-two-hands = { $colour ->
    [white] beli je potez odigrao obema rukama.
   *[black] crni je potez odigrao obema rukama.
}
latent-other-hand = { $colour ->
    [white] beli je sat pritisnuo drugom rukom, a ne onom kojom je odigrao potez.
   *[black] crni je sat pritisnuo drugom rukom, a ne onom kojom je odigrao potez.
}
latent-press-without-move = { $colour ->
    [white] beli je pritisnuo sat, a nije odigrao potez.
   *[black] crni je pritisnuo sat, a nije odigrao potez.
}
latent-clock-handling = { $colour ->
    [white] beli je nepravilno rukovao satom.
   *[black] crni je nepravilno rukovao satom.
}
latent-displacement = { $colour ->
    [white] beli je poremetio položaj figura, a igra je nastavljena sa tako pomerenim figurama.
   *[black] crni je poremetio položaj figura, a igra je nastavljena sa tako pomerenim figurama.
}
latent-out-of-turn = { $colour ->
    [white] beli je odigrao potez iako je na potezu bio crni.
   *[black] crni je odigrao potez iako je na potezu bio beli.
}
latent-meddling = { $colour ->
    [white] beli je dodirivao figure iako je na potezu bio crni.
   *[black] crni je dodirivao figure iako je na potezu bio beli.
}
latent-end-of-game = { $colour ->
    [white] potez belog je završio partiju, a igra se nastavila.
   *[black] potez crnog je završio partiju, a igra se nastavila.
}
latent-scoresheet = { $colour ->
    [white] formular belog nije vođen kako treba. { $law }
   *[black] formular crnog nije vođen kako treba. { $law }
}
latent-hovering = { $colour ->
    [white] beli je držao prst na satu ili iznad njega.
   *[black] crni je držao prst na satu ili iznad njega.
}

## What may be wrong, after a colon.

matter-illegal-move = nelegalan potez
matter-illegal-position = nelegalna pozicija
matter-touch = dodirnuta figura
matter-release = ispuštena figura
matter-two-hands = potez obema rukama
matter-flag-fall = pad zastavice
matter-displacement = poremećen položaj figura
matter-initial-position = pogrešna početna pozicija
matter-board-placement = pogrešno postavljena tabla
matter-reversed-colours = obrnute boje figura
matter-defective-clock = neispravan sat
matter-clock-setting = pogrešno podešen sat
matter-clock = nepravilno rukovanje satom
matter-press-without-move = pritisak na sat bez poteza
matter-out-of-turn = potez kad je na potezu protivnik
matter-boards-disagree = neslaganje tabli
matter-end-of-game = već završena partija
matter-scoresheet = nepravilno vođen formular
