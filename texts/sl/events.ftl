## What happened at the table. $colour is who did it; $piece is a piece and its square as the reader writes them, $square a square.

event-started = { $colour ->
    [white] Partija se začne in požene se ura belega.
   *[black] Partija se začne in požene se ura črnega.
}
event-flag-fell = { $colour ->
    [white] Belemu pade zastavica.
   *[black] Črnemu pade zastavica.
}
event-touched = { $colour ->
    [white] Beli se dotakne { $piece }.
   *[black] Črni se dotakne { $piece }.
}
event-touched-by-accident = { $colour ->
    [white] Beli se po nesreči dotakne { $piece }.
   *[black] Črni se po nesreči dotakne { $piece }.
}
event-adjusted = { $colour ->
    [white] Beli popravi { $piece }.
   *[black] Črni popravi { $piece }.
}
event-lifted = { $colour ->
    [white] Beli dvigne { $piece }.
   *[black] Črni dvigne { $piece }.
}
event-fetched = { $colour ->
    [white] Beli ob šahovnici vzame { $role ->
        [queen] damo
        [rook] trdnjavo
        [bishop] lovca
        [knight] skakača
        [king] kralja
       *[pawn] kmeta
    }.
   *[black] Črni ob šahovnici vzame { $role ->
        [queen] damo
        [rook] trdnjavo
        [bishop] lovca
        [knight] skakača
        [king] kralja
       *[pawn] kmeta
    }.
}
event-held = { $colour ->
    [white] Beli se s figuro v roki dotakne polja { $square }.
   *[black] Črni se s figuro v roki dotakne polja { $square }.
}
event-placed = { $colour ->
    [white] Beli postavi figuro na { $square }.
   *[black] Črni postavi figuro na { $square }.
}
event-put-aside = { $colour ->
    [white] Beli odloži figuro ob šahovnico.
   *[black] Črni odloži figuro ob šahovnico.
}
event-removed = { $colour ->
    [white] Beli odstrani s šahovnice { $piece }.
   *[black] Črni odstrani s šahovnice { $piece }.
}
event-displaced = { $colour ->
    [white] Beli po nesreči premakne { $piece } na { $square }.
   *[black] Črni po nesreči premakne { $piece } na { $square }.
}
event-displaced-off = { $colour ->
    [white] Beli po nesreči odrine { $piece } s šahovnice.
   *[black] Črni po nesreči odrine { $piece } s šahovnice.
}
event-knocked-over = { $colour ->
    [white] Beli podre { $piece }.
   *[black] Črni podre { $piece }.
}
event-put-right = { $colour ->
    [white] Beli postavi figure nazaj na njihova polja.
   *[black] Črni postavi figure nazaj na njihova polja.
}
event-put-right-by-arbiter = Sodnik postavi figure nazaj na njihova polja.
event-said-adjusting = { $colour ->
    [white] Beli reče: »Popravljam.«
   *[black] Črni reče: »Popravljam.«
}
event-said-castling = { $colour ->
    [white] Beli napove rokado.
   *[black] Črni napove rokado.
}
event-move-made = { $colour ->
    [white] Beli odigra { $move }.
   *[black] Črni odigra { $move }.
}
event-move-replaced = { $colour ->
    [white] Beli namesto tega odigra { $move }.
   *[black] Črni namesto tega odigra { $move }.
}
event-move-taken-back = { $colour ->
    [white] Beli na šahovnici vrne potezo.
   *[black] Črni na šahovnici vrne potezo.
}
event-illegal-move-completed = { $colour ->
    [white] Beli je zaključil nepravilno potezo.
   *[black] Črni je zaključil nepravilno potezo.
}
event-replied-to-illegal-move = { $colour ->
    [white] Beli je odigral potezo v neveljavni poziciji.
   *[black] Črni je odigral potezo v neveljavni poziciji.
}
event-illegal-move-made = { $colour ->
    [white] Beli je izvršil nepravilno potezo, črni pa je nanjo odgovoril.
   *[black] Črni je izvršil nepravilno potezo, beli pa je nanjo odgovoril.
}
event-pressed = { $colour ->
    [white] Beli pritisne uro.
   *[black] Črni pritisne uro.
}
event-pressed-improperly = { $colour ->
    [white] Beli { $manner ->
        [banging] udari po uri
        [rough] grobo ravna z uro
       *[hovering] pritisne uro in pusti prst na njej
    }.
   *[black] Črni { $manner ->
        [banging] udari po uri
        [rough] grobo ravna z uro
       *[hovering] pritisne uro in pusti prst na njej
    }.
}
event-pressed-by-other = { $colour ->
    [white] Nekdo drug pritisne uro belega.
   *[black] Nekdo drug pritisne uro črnega.
}
event-move-completed = { $colour ->
    [white] Poteza belega je zaključena s pritiskom na uro.
   *[black] Poteza črnega je zaključena s pritiskom na uro.
}
event-move-completed-by-end-of-game = { $colour ->
    [white] Poteza belega je zaključena, saj je končala partijo.
   *[black] Poteza črnega je zaključena, saj je končala partijo.
}
event-move-completed-by-next-move = { $colour ->
    [white] Poteza belega je zaključena z naslednjo.
   *[black] Poteza črnega je zaključena z naslednjo.
}
event-move-completed-by-sealing = { $colour ->
    [white] Kuvertirana poteza belega je odigrana in velja za zaključeno.
   *[black] Kuvertirana poteza črnega je odigrana in velja za zaključeno.
}
event-clocks-stopped = { $colour ->
    [white] Beli ustavi uri.
   *[black] Črni ustavi uri.
}
event-clocks-stopped-because = { $colour ->
    [white] Beli ustavi uri, { $why ->
        [help] da prosi sodnika za pomoč
        [no-piece] ker ni figure za promocijo
        [displacement] ker so figure podrte
        [irregularity] ker je prišlo do nepravilnosti
        [claim] da reklamira
       *[faulty-clock] ker je z uro nekaj narobe
    }.
   *[black] Črni ustavi uri, { $why ->
        [help] da prosi sodnika za pomoč
        [no-piece] ker ni figure za promocijo
        [displacement] ker so figure podrte
        [irregularity] ker je prišlo do nepravilnosti
        [claim] da reklamira
       *[faulty-clock] ker je z uro nekaj narobe
    }.
}
event-clocks-stopped-by-arbiter = Sodnik ustavi uri.
event-clock-restarted = { $colour ->
    [white] Ura belega se znova požene.
   *[black] Ura črnega se znova požene.
}
event-interrupted = Partije { $time } ni bilo mogoče igrati, ker turnirska dvorana ni delovala. Uri stojita, dokler ju sodnik znova ne požene.
event-interrupted-clocks-ran-on = Partije { $time } ni bilo mogoče igrati, ker turnirska dvorana ni delovala. Po pravilih tekmovanja sta uri tekli naprej.
event-play-went-on = Nihče ni opazil, da je partija končana{ $articles ->
    [none] { "" }
   *[other] { " " }({ $articles })
}, in igra se nadaljuje.
event-came = Nihče še ni opazil: { $matter }
event-lapsed = Tega ni več mogoče reklamirati: { $matter }
event-written-for-claim = Potezo je dovoljeno zapisati vnaprej, ker se z njo reklamira remi.
event-array-drawn = Izžrebana je začetna pozicija šaha960 številka { $number }.
event-noticed = Ugotovljeno je: { $matter }

## Adjournment.

event-sealing-began = { $colour ->
    [white] Beli mora naslednjo potezo kuvertirati.
   *[black] Črni mora naslednjo potezo kuvertirati.
}
event-sealing-began-early = { $colour ->
    [white] Beli želi partijo prekiniti pred koncem seanse in kuvertira naslednjo potezo.
   *[black] Črni želi partijo prekiniti pred koncem seanse in kuvertira naslednjo potezo.
}
event-played-openly = { $colour ->
    [white] Beli namesto kuvertiranja odigra { $move } na šahovnici; kuvertirati mora prav to potezo.
   *[black] Črni namesto kuvertiranja odigra { $move } na šahovnici; kuvertirati mora prav to potezo.
}
event-sealed = { $colour ->
    [white] Beli zapiše potezo in jo kuvertira.
   *[black] Črni zapiše potezo in jo kuvertira.
}
event-adjourned = { $colour ->
    [white] Partija je prekinjena; beli je kuvertiral { $number }. potezo.
   *[black] Partija je prekinjena; črni je kuvertiral { $number }. potezo.
}
event-envelope-checked = Sodnik preveri kuverto in jo shrani.
event-resumption-appointed = Določeno je nadaljevanje partije.
event-resumption-appointed-at = Določeno je nadaljevanje partije, kraj: { $place }.
event-resumed = Pozicija je postavljena, uri sta nastavljeni; partija se nadaljuje.
event-opened = Kuverta je odprta. V njej piše: »{ $text }«
event-reply-sealed = { $colour ->
    [white] Beli kuvertira odgovor.
   *[black] Črni kuvertira odgovor.
}
event-reply-opened = Kuverta z odgovorom je odprta. V njej piše: »{ $text }«
event-envelope-lost = Kuverta se je izgubila.
event-sealed-move-stated = { $colour ->
    [white] Beli pove, katero potezo je kuvertiral: »{ $text }«
   *[black] Črni pove, katero potezo je kuvertiral: »{ $text }«
}

## Scoresheets. $colour is whose sheet it is.

event-written = { $colour ->
    [white] V zapisnik belega se vpiše »{ $text }«.
   *[black] V zapisnik črnega se vpiše »{ $text }«.
}
event-struck = { $colour ->
    [white] V zapisniku belega se prečrta vrstica.
   *[black] V zapisniku črnega se prečrta vrstica.
}
event-completed = { $colour ->
    [white] Zapisnik belega je dopolnjen.
   *[black] Zapisnik črnega je dopolnjen.
}
event-offer-written = { $colour ->
    [white] V zapisnik belega se vpiše znak za ponudbo remija.
   *[black] V zapisnik črnega se vpiše znak za ponudbo remija.
}
event-time-written = { $colour ->
    [white] V zapisnik belega se vpiše čas z ure: { $time }.
   *[black] V zapisnik črnega se vpiše čas z ure: { $time }.
}
event-note-written = { $colour ->
    [white] V zapisnik belega se vpiše opomba: »{ $text }«
   *[black] V zapisnik črnega se vpiše opomba: »{ $text }«
}
event-completion-due = { $colour ->
    [white] Beli mora zapisnik dopolniti, preden odigra potezo.
   *[black] Črni mora zapisnik dopolniti, preden odigra potezo.
}
event-completion-done = { $colour ->
    [white] Belemu zapisnika ni več treba dopolniti.
   *[black] Črnemu zapisnika ni več treba dopolniti.
}
event-borrowed = { $colour ->
    [white] Beli vzame nasprotnikov zapisnik, da dopolni svojega.
   *[black] Črni vzame nasprotnikov zapisnik, da dopolni svojega.
}
event-given-back = { $colour ->
    [white] Beli vrne nasprotnikov zapisnik.
   *[black] Črni vrne nasprotnikov zapisnik.
}
event-hidden = { $colour ->
    [white] Beli skrije zapisnik pred sodnikom.
   *[black] Črni skrije zapisnik pred sodnikom.
}
event-shown = { $colour ->
    [white] Zapisnik belega je spet viden.
   *[black] Zapisnik črnega je spet viden.
}
event-kept-by = { $colour ->
    [white] Od zdaj zapisnik belega vodi { $keeper ->
        [player] igralec sam
        [assistant] pomočnik
        [arbiter] sodnik
       *[other] nekdo drug
    }.
   *[black] Od zdaj zapisnik črnega vodi { $keeper ->
        [player] igralec sam
        [assistant] pomočnik
        [arbiter] sodnik
       *[other] nekdo drug
    }.
}
event-noted = Pred rekonstrukcijo partije se zapišejo pozicija, čas na urah in število potez.
event-signed = { $colour ->
    [white] Beli podpiše oba zapisnika z rezultatom { $result }.
   *[black] Črni podpiše oba zapisnika z rezultatom { $result }.
}
event-handed-over = { $colour ->
    [white] Beli odda zapisnik.
   *[black] Črni odda zapisnik.
}
event-electronic = { $colour ->
    [white] Beli odslej zapisuje poteze v elektronski zapisnik.
   *[black] Črni odslej zapisuje poteze v elektronski zapisnik.
}
event-replaced = { $colour ->
    [white] Elektronski zapisnik belega je bil v okvari in je zamenjan.
   *[black] Elektronski zapisnik črnega je bil v okvari in je zamenjan.
}

## Players who cannot see.

event-announced = { $colour ->
    [white] Beli napove: »{ $text }«
   *[black] Črni napove: »{ $text }«
}
event-misspoken = { $colour ->
    [white] Beli napove drugo potezo, ne tiste, ki jo je odigral: »{ $text }«
   *[black] Črni napove drugo potezo, ne tiste, ki jo je odigral: »{ $text }«
}
event-repeated = { $colour ->
    [white] Beli ponovi napovedano potezo: »{ $text }«
   *[black] Črni ponovi napovedano potezo: »{ $text }«
}
event-came-apart = { $colour ->
    [white] Šahovnici se ne ujemata več: beli izvrši drugo potezo, ne napovedane, »{ $text }«.
   *[black] Šahovnici se ne ujemata več: črni izvrši drugo potezo, ne napovedane, »{ $text }«.
}
event-came-apart-misled = { $colour ->
    [white] Šahovnici se ne ujemata več: beli izvrši napovedano potezo, »{ $text }«, odigrana pa je bila druga.
   *[black] Šahovnici se ne ujemata več: črni izvrši napovedano potezo, »{ $text }«, odigrana pa je bila druga.
}
event-joined = Poziciji na šahovnicah se spet ujemata.
event-illegal-position-seen = Sodnik vidi neveljavno pozicijo in čaka, da bo naslednja poteza zaključena.
event-illegal-position-gone = Pozicija je spet veljavna.
event-would-correct = { $colour ->
    [white] Beli bi sporazumno popravil nepravilno potezo.
   *[black] Črni bi sporazumno popravil nepravilno potezo.
}
event-assisted = { $colour ->
    [white] Pomočnik belega opravi svojo nalogo.
   *[black] Pomočnik črnega opravi svojo nalogo.
}
event-told = { $colour ->
    [white] Belemu se na zahtevo pove: zaključene poteze belega { $whitemoves }, črnega { $blackmoves }; porabljeni čas belega { $whitetime }, črnega { $blacktime }.
   *[black] Črnemu se na zahtevo pove: zaključene poteze belega { $whitemoves }, črnega { $blackmoves }; porabljeni čas belega { $whitetime }, črnega { $blacktime }.
}

## Offers and claims.

event-offered = { $colour ->
    [white] Beli ponudi remi.
   *[black] Črni ponudi remi.
}
event-offer-refused = { $colour ->
    [white] Beli zavrne remi.
   *[black] Črni zavrne remi.
}
event-offered-by-claim = { $colour ->
    [white] Reklamacija belega velja za ponudbo remija.
   *[black] Reklamacija črnega velja za ponudbo remija.
}
event-offered-by-request = { $colour ->
    [white] Prošnja belega velja za ponudbo remija.
   *[black] Prošnja črnega velja za ponudbo remija.
}
event-accepted = { $colour ->
    [white] Beli sprejme remi; potrebno je soglasje sodnika.
   *[black] Črni sprejme remi; potrebno je soglasje sodnika.
}
event-consent-given = Sodnik igralcema dovoli, da se sporazumeta za remi.
event-claimed-repetition = { $colour ->
    [white] Beli reklamira remi zaradi ponovitve pozicije.
   *[black] Črni reklamira remi zaradi ponovitve pozicije.
}
event-claimed-fifty-moves = { $colour ->
    [white] Beli reklamira remi po pravilu 50 potez.
   *[black] Črni reklamira remi po pravilu 50 potez.
}
event-claimed-flag-fall = { $colour ->
    [white] Beli reklamira padec nasprotnikove zastavice.
   *[black] Črni reklamira padec nasprotnikove zastavice.
}
event-claimed-illegal-move = { $colour ->
    [white] Beli reklamira nepravilno potezo.
   *[black] Črni reklamira nepravilno potezo.
}
event-claimed-touch = { $colour ->
    [white] Beli reklamira nasprotnikovo napako pri dotikanju ali premikanju figur.
   *[black] Črni reklamira nasprotnikovo napako pri dotikanju ali premikanju figur.
}
event-claimed-irregularity = { $colour ->
    [white] Beli reklamira nepravilnost: { $matter }.
   *[black] Črni reklamira nepravilnost: { $matter }.
}
event-claimed-no-effort = { $colour ->
    [white] Beli reklamira remi: nasprotnik ne poskuša zmagati na običajen način.
   *[black] Črni reklamira remi: nasprotnik ne poskuša zmagati na običajen način.
}
event-claimed-cannot-win = { $colour ->
    [white] Beli reklamira remi: nasprotnik na običajen način ne more zmagati.
   *[black] Črni reklamira remi: nasprotnik na običajen način ne more zmagati.
}
event-evidence-confirmed = { $colour ->
    [white] Beli potrdi, kar je priloženo reklamaciji.
   *[black] Črni potrdi, kar je priloženo reklamaciji.
}
event-evidence-disputed = { $colour ->
    [white] Beli ne potrdi tega, kar je priloženo reklamaciji.
   *[black] Črni ne potrdi tega, kar je priloženo reklamaciji.
}

## Coming and going.

event-presence = { $colour ->
    [white] { $to ->
        [absent] Belega ni za šahovnico
        [at-the-board] Beli je za šahovnico
        [playing-area] Beli zapusti igralni prostor
       *[venue] Beli zapusti prireditveni prostor
    }.
   *[black] { $to ->
        [absent] Črnega ni za šahovnico
        [at-the-board] Črni je za šahovnico
        [playing-area] Črni zapusti igralni prostor
       *[venue] Črni zapusti prireditveni prostor
    }.
}
event-excused = { $colour ->
    [white] Sodnik belemu dovoli zamudo.
   *[black] Sodnik črnemu dovoli zamudo.
}
event-seen-arriving = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} pride.
event-seen-leaving = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} zapusti { $area ->
    [playing-area] igralni prostor
   *[venue] prireditveni prostor
}.
event-seen-returning = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} se vrne.
event-seen-device = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} ima elektronsko napravo, ki { $device ->
    [off-in-a-bag] je izklopljena v torbi
    [off] je izklopljena
    [on] je vklopljena
    [sounds] se je oglasila
   *[rings] je zazvonila
}.
event-seen-with-notes = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} uporablja zapiske, vire informacij ali nasvete.
event-seen-analysing = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} analizira na drugi šahovnici.
event-seen-using-bag = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} brez dovoljenja uporabi torbo, v kateri je naprava.
event-seen-smoking = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} kadi, kjer to ni dovoljeno.
event-seen-disturbing = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} { $who ->
    [white] moti nasprotnika
    [black] moti nasprotnika
   *[other] moti igralca
}.
event-seen-disgracing = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} škoduje ugledu šaha.
event-seen-shaking-hands = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} seže nasprotniku v roko.
event-seen-entering = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} brez dovoljenja vstopi v igralni prostor.
event-seen-interfering = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} se vmešava v partijo.

## Conduct and points.

event-arbiter-called = { $colour ->
    [white] Beli pokliče sodnika: »{ $text }«
   *[black] Črni pokliče sodnika: »{ $text }«
}
event-arbiter-called-only = { $colour ->
    [white] Beli pokliče sodnika.
   *[black] Črni pokliče sodnika.
}
event-accused-of-touching = { $colour ->
    [white] Beli pravi, da se je nasprotnik dotaknil { $piece }.
   *[black] Črni pravi, da se je nasprotnik dotaknil { $piece }.
}
event-said-to-have-resigned = { $colour ->
    [white] Beli pravi, da se je nasprotnik vdal.
   *[black] Črni pravi, da se je nasprotnik vdal.
}
event-said-to-have-offered = { $colour ->
    [white] Beli pravi, da je nasprotnik ponudil remi.
   *[black] Črni pravi, da je nasprotnik ponudil remi.
}
event-testified = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} { $says ->
    [confirms] to potrdi.
   *[denies] to zanika.
}
event-accusation-judged = { $believed ->
    [yes] { $colour ->
        [white] Sodnik verjame belemu.
       *[black] Sodnik verjame črnemu.
    }
   *[no] { $colour ->
        [white] Sodnik ne verjame belemu.
       *[black] Sodnik ne verjame črnemu.
    }
}
event-arbiter-came = Sodnik pride k šahovnici.
event-said = { $colour ->
    [white] Beli reče: »{ $text }«
   *[black] Črni reče: »{ $text }«
}
event-requested-piece = { $colour ->
    [white] Beli prosi za figuro.
   *[black] Črni prosi za figuro.
}
event-requested-scoresheet = { $colour ->
    [white] Beli prosi za vpogled v zapisnik.
   *[black] Črni prosi za vpogled v zapisnik.
}
event-requested-blank-scoresheet = { $colour ->
    [white] Beli prosi za zapisnik, da bi zapisoval poteze.
   *[black] Črni prosi za zapisnik, da bi zapisoval poteze.
}
event-requested-explanation = { $colour ->
    [white] Beli prosi za razlago: »{ $text }«
   *[black] Črni prosi za razlago: »{ $text }«
}
event-requested-move-number = { $colour ->
    [white] Beli vpraša za število potez.
   *[black] Črni vpraša za število potez.
}
event-requested-moves-and-time = { $colour ->
    [white] Beli vpraša za število potez in porabljeni čas.
   *[black] Črni vpraša za število potez in porabljeni čas.
}
event-requested-to-leave = { $colour ->
    [white] Beli prosi za dovoljenje za odhod.
   *[black] Črni prosi za dovoljenje za odhod.
}
event-requested-device = { $colour ->
    [white] Beli prosi za dovoljenje za elektronsko napravo.
   *[black] Črni prosi za dovoljenje za elektronsko napravo.
}
event-requested-assistant = { $colour ->
    [white] Beli prosi za pomočnika.
   *[black] Črni prosi za pomočnika.
}
event-requested-consent = { $colour ->
    [white] Beli prosi sodnika za soglasje k remiju.
   *[black] Črni prosi sodnika za soglasje k remiju.
}
event-requested-increment = { $colour ->
    [white] Beli prosi za dodatek časa na potezo.
   *[black] Črni prosi za dodatek časa na potezo.
}
event-reported = { $who ->
    [white] Beli
    [black] Črni
    [assistant] Pomočnik
    [arbiter] Sodnik
   *[other] Nekdo
} opozori sodnika na nepravilnost: { $matter }.
event-refused = { $colour ->
    [white] Beli noče storiti, kar zahtevajo Pravila: »{ $text }«
   *[black] Črni noče storiti, kar zahtevajo Pravila: »{ $text }«
}
event-found-to-refuse = { $colour ->
    [white] Beli vztrajno ne upošteva Pravil šaha.
   *[black] Črni vztrajno ne upošteva Pravil šaha.
}
event-appealed = { $colour ->
    [white] Beli se pritoži zoper odločitev ({ $articles }): »{ $text }«
   *[black] Črni se pritoži zoper odločitev ({ $articles }): »{ $text }«
}
event-appeal-decided = O pritožbi je odločeno.
event-scored = Točke: beli { $white }, črni { $black }.

## What there is to be noticed, after a colon.

latent-illegal-move = { $colour ->
    [white] beli je zaključil nepravilno potezo.
   *[black] črni je zaključil nepravilno potezo.
}
latent-illegal-move-known = { $colour ->
    [white] beli je zaključil nepravilno potezo: { $move }.
   *[black] črni je zaključil nepravilno potezo: { $move }.
}
latent-illegal-move-made = { $colour ->
    [white] beli je izvršil nepravilno potezo, ni pa je zaključil: { $move }.
   *[black] črni je izvršil nepravilno potezo, ni pa je zaključil: { $move }.
}
latent-touch = { $colour ->
    [white] beli bi moral odigrati drugo potezo: { $moves }.
   *[black] črni bi moral odigrati drugo potezo: { $moves }.
}
latent-accident = { $colour ->
    [white] beli se je, kot kaže, po nesreči dotaknil { $piece }.
   *[black] črni se je, kot kaže, po nesreči dotaknil { $piece }.
}
latent-two-hands = { $colour ->
    [white] beli je potezo izvršil z obema rokama.
   *[black] črni je potezo izvršil z obema rokama.
}
latent-other-hand = { $colour ->
    [white] beli je uro pritisnil z drugo roko kot tisto, s katero je izvršil potezo.
   *[black] črni je uro pritisnil z drugo roko kot tisto, s katero je izvršil potezo.
}
latent-press-without-move = { $colour ->
    [white] beli je pritisnil uro, ne da bi izvršil potezo.
   *[black] črni je pritisnil uro, ne da bi izvršil potezo.
}
latent-clock-handling = { $colour ->
    [white] beli je z uro ravnal neprimerno.
   *[black] črni je z uro ravnal neprimerno.
}
latent-displacement = { $colour ->
    [white] beli je podrl figure, igra pa se je nadaljevala tako, kot so figure obležale.
   *[black] črni je podrl figure, igra pa se je nadaljevala tako, kot so figure obležale.
}
latent-out-of-turn = { $colour ->
    [white] beli je odigral potezo, čeprav je bil na potezi črni.
   *[black] črni je odigral potezo, čeprav je bil na potezi beli.
}
latent-meddling = { $colour ->
    [white] beli se je dotikal figur, čeprav je bil na potezi črni.
   *[black] črni se je dotikal figur, čeprav je bil na potezi beli.
}
latent-end-of-game = { $colour ->
    [white] poteza belega je končala partijo, igra pa se je nadaljevala.
   *[black] poteza črnega je končala partijo, igra pa se je nadaljevala.
}
latent-scoresheet = { $colour ->
    [white] zapisnik belega ni tak, kot bi moral biti. { $law }
   *[black] zapisnik črnega ni tak, kot bi moral biti. { $law }
}
latent-hovering = { $colour ->
    [white] beli je držal prst na uri ali nad njo.
   *[black] črni je držal prst na uri ali nad njo.
}

## What may be wrong, after a colon.

matter-illegal-move = nepravilna poteza
matter-illegal-position = neveljavna pozicija
matter-touch = dotaknjena figura
matter-release = izpuščena figura
matter-two-hands = poteza z obema rokama
matter-flag-fall = padec zastavice
matter-displacement = podrte figure
matter-initial-position = napačna začetna pozicija
matter-board-placement = narobe postavljena šahovnica
matter-reversed-colours = obrnjene barve figur
matter-defective-clock = pokvarjena ura
matter-clock-setting = napačno nastavljena ura
matter-clock = neprimerno ravnanje z uro
matter-press-without-move = pritisk na uro brez poteze
matter-out-of-turn = poteza, ko je bil na potezi nasprotnik
matter-boards-disagree = neujemanje šahovnic
matter-end-of-game = že končana partija
matter-scoresheet = zapisnik
