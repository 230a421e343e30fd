## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you-because = { $what ->
    [appeals] Pravilnik natjecanja ne dopušta žalbe.
    [assistant] Pomoćnika ima igrač kojem je potreban; protivnik ga ne smije imati.
    [illegal-move] Sudac ovdje ne postupa zbog nepravilnog poteza: mora ga reklamirati protivnik.
    [excuse] Kašnjenje ovdje može opravdati samo pravilnik natjecanja, a ne sudac.
    [flag-claim] Pad zastavice ovdje se računa samo na reklamaciju igrača: sudac ga ne objavljuje.
    [flag] Pad zastavice smiju utvrditi samo igrači i sudac.
    [agreement] Igrači ovdje ne mogu sporazumno ispraviti nepravilan potez: to je zadaća suca.
    [interference] Tko ne igra ovu partiju, ne smije se u nju miješati.
    [expelled] Igrač je isključen s natjecanja.
    [illegal-position] Nisu oba kralja u šahu niti pješak stoji na posljednjem redu: ništa drugo sudac ovdje ne ispravlja bez pravodobne reklamacije.
    [recording] Poteze zapisuju sami igrači ili prihvaćeni pomoćnik.
    [touch] O taknutim figurama sudac ovdje odlučuje samo na zahtjev igrača.
   *[other] To smije samo igrač, sudac ili prihvaćeni pomoćnik, svatko u svojoj ulozi.
}
refusal-game-is-over = Partija je završena. { $outcome }
refusal-game-is-void = Partija je poništena; treba odigrati novu.
refusal-not-started = Partija još nije počela.
refusal-already-started = Partija je već počela.
refusal-not-present = Igrač nije za pločom.
refusal-clocks-stopped = Satovi su zaustavljeni; prvo ih mora pokrenuti sudac.
refusal-clock-to-be-set = Zastavica je pala: recite koliko vremena treba pokazivati njezin sat.
refusal-question-open = Sudac prvo mora odgovoriti na { $number }. pitanje.
refusal-no-such-question = Nema takvog pitanja na koje bi trebalo odgovoriti.
refusal-not-an-answer = To po Pravilima nije moguć odgovor na to pitanje.
refusal-not-in-edition = Ovo izdanje Pravila to ne poznaje.
refusal-not-your-move = { $colour ->
    [white] Na potezu je bijeli.
   *[black] Na potezu je crni.
}
refusal-right-lost = To je pravo izgubljeno dodirom figure ili odigranim potezom.
refusal-write-first = Potez treba prvo zapisati.
refusal-complete-scoresheet-first = Prvo treba dopuniti zapisnik.
refusal-illegal-move = Potez je nepravilan.
refusal-must-play = Može se odigrati samo { $count ->
    [1] { $moves }
   *[other] jedan od ovih poteza: { $moves }
}.
refusal-nothing-there = Na { $square } nema figure.
refusal-hand-empty = U ruci nema nijedne figure.
refusal-own-piece-there = Na { $square } stoji igračeva vlastita figura.
refusal-no-offer = Nema ponude remija na koju bi se moglo odgovoriti.
refusal-own-offer = Igrač ne može prihvatiti vlastitu ponudu.
refusal-cannot-withdraw = To se ne može povući.
refusal-agreement-not-allowed = Igrači se ovdje ne smiju dogovoriti za remi.
refusal-nothing-of-the-kind = Ništa takvo nije utvrđeno.
refusal-nothing-because = { $what ->
    [adjusting] Igrač je prije rekao „popravljam”: doticaj ga ne obvezuje.
    [appeal] Nema odluke protiv koje je podnesena ili moguća žalba.
    [boards] Obje ploče pokazuju istu poziciju.
    [evidence] Nema reklamacije za koju bi trebalo potvrditi poziciju.
    [clock-handling] Nitko nije nepravilno rukovao satom.
    [late] Igrač ne kasni.
    [displaced] Nijedna figura nije pomaknuta sa svojeg polja.
    [position] Te pozicije u partiji nije bilo.
    [envelope] Nijedna omotnica tog igrača nije izgubljena.
    [own-flag] Reklamirati se može samo pad protivnikove zastavice, a ona nije pala.
    [illegal-move] Nijedan nepravilan potez nije dovršen.
    [no-increment] Ovaj se sat ne može podesiti na dodatak po potezu.
    [no-quickplay] Smjernice za ubrzani završetak partije ne vrijede za brzopotezni šah ni za partije s dodatkom po potezu; drugo pravo na dodatno vrijeme Pravila ne daju.
    [two-hands] Nijedan potez nije odigran objema rukama.
    [sheet-lent] Protivnikov zapisnik smije upotrijebiti samo igrač koji mora dopuniti svoj, a dok nije vraćen, u njega se ne može pisati.
    [turn] Nitko nije vukao kada nije bio na potezu.
    [record] Partija je vidljiva barem iz jednog zapisnika: ne treba je rekonstruirati.
    [sheet-in-order] Zapisnik je u redu.
    [no-text] Ništa nije zapisano.
    [colours] Igrači igraju bojama iz parova.
    [sealing] Taj igrač sada ne kuvertira potez.
    [no-time] Vrijeme nije navedeno.
    [touch] Igrača ne obvezuje nijedna taknuta ili ispuštena figura.
    [board] Ploča je ispravno postavljena.
    [setting] Sat je podešen kako je objavljeno.
    [start] Figure su na početku bile ispravno postavljene.
    [consent] Ovdje nije potrebna suglasnost suca.
    [sheet-device] Zapisnik nije elektronički ili nije neispravan.
   *[other] Nema ničega na što bi se ovaj članak primijenio.
}
refusal-moves-of-each = Za to je prekasno: svaki je igrač odigrao najmanje { $moves ->
    [one] { $moves } potez
   *[other] { $moves } poteza
}, a granica je { $limit }.
refusal-touched-since = Igrač koji reklamira u međuvremenu je taknuo figuru ({ $pieces }) i više ne može reklamirati.
refusal-touched-on-this-move = Igrač koji reklamira u ovom je potezu već taknuo figuru i remi u njemu više ne može reklamirati.
refusal-offer-declined = Ponuda je odbijena i više ne vrijedi.
refusal-agreement-too-early = Igrači se ne mogu sporazumjeti o remiju dok svaki ne odigra barem jedan potez.
refusal-agreement-consent = Remi se ovdje smije ponuditi ili dogovoriti samo uz suglasnost suca.
refusal-agreement-before = Prije { $number }. poteza remi se smije ponuditi ili dogovoriti samo uz suglasnost suca.
refusal-clock-not-adjusted = Sat igrača s invaliditetom ne mijenja se: vremena ostaju nepromijenjena.
refusal-too-late-because = { $what ->
    [adjusting] „Popravljam” treba reći prije nego što se figura takne.
    [answered] Sljedeći je potez već odigran.
    [flag] Zastavica je pala: reklamirati je trebalo prije toga.
    [first-move] Na to je trebalo upozoriti prije igračeva prvog poteza nakon nastavka.
    [slip] Pogrešno izgovoren potez može se ispraviti samo prije pritiska na sat.
    [sealed] Sat je nakon kuvertiranja već zaustavljen: kuvertirani se potez više ne može promijeniti.
   *[other] Za to je prekasno.
}
refusal-not-completed = Nepravilan potez još nije dovršen: sat još nije pritisnut.
refusal-rapid-not-recorded = U ubrzanom i brzopoteznom šahu poteze nije potrebno zapisivati.
refusal-recording-not-required = Igrač kojem je ostalo manje od pet minuta, a nema dodatak od najmanje 30 sekundi po potezu, ne mora zapisivati poteze.
refusal-guidelines-not-in-force = Smjernice za ubrzani završetak ne vrijede za ovu partiju.
refusal-flag-is-up = Zastavica nije pala.
refusal-no-ground = Takva se odluka ne može temeljiti na ovom članku.
refusal-own-flag-down = Pala je i zastavica igrača koji reklamira.
refusal-not-a-penalty = Tu kaznu sudac ne može izreći ili je ne može izreći u toj mjeri.
refusal-score-too-high = Takav broj bodova u partiji nije moguć.
refusal-no-leave = Sudac to nije dopustio.
refusal-no-such-line = Tog retka u zapisniku nema.
refusal-may-not-be-told = O tome se igrače ne smije obavijestiti.
refusal-already-done = To je već učinjeno.
refusal-clock-not-running = Sat tog igrača nije pokrenut.
refusal-adjourned = Partija je prekinuta.
refusal-not-in-regulations = Turnirski pravilnik to ne predviđa.
refusal-not-the-sealed-move = To nije potez koji je kuvertiran.
refusal-unintelligible = Ono što je objavljeno nije potez.
refusal-announce-first = Potez prvo treba objaviti, i to točno.
refusal-assistant-needed = Kad slijepi igrač igra s igračem oštećena sluha, potreban je pomoćnik.
refusal-give-back-first = Prvo treba vratiti protivnikov zapisnik.
refusal-still-playing = Partija još traje.
refusal-no-conditions = Ponuda remija ne može biti uvjetna.
refusal-only-displayed = Za reklamaciju nije dovoljno ono što prikazuje ekran ili demonstracijska ploča.
refusal-too-early-because = { $what ->
    [illegal-move] Nepravilan potez može se reklamirati tek nakon pritiska na sat.
    [two-minutes] Reklamacija je moguća tek kada igrač koji reklamira ima manje od dvije minute.
    [press] Potez još nije odigran i pritisak na sat mora ga pričekati.
    [fifty-moves] Posljednji od pedeset poteza još nije dovršen: sat nije pritisnut.
    [last-period] Za tog igrača posljednje razdoblje još nije počelo.
   *[other] Za to je prerano.
}
refusal-decision-is-final = Protiv te odluke žalba nije moguća.
