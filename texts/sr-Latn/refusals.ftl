## Why something cannot be done. $colour is the player whose move it is.

refusal-not-for-you-because = { $what ->
    [appeals] Pravilnik takmičenja ne dopušta žalbe.
    [assistant] Pomoćnika ima igrač kome je potreban; protivnik ne sme da ga ima.
    [illegal-move] Sudija ovde ne postupa zbog nelegalnog poteza: mora da ga reklamira protivnik.
    [excuse] Kašnjenje ovde može da opravda samo pravilnik takmičenja, a ne sudija.
    [flag-claim] Pad zastavice ovde se računa samo na reklamaciju igrača: sudija ga ne objavljuje.
    [flag] Pad zastavice smeju da utvrde samo igrači i sudija.
    [agreement] Igrači ovde ne mogu sporazumno da isprave nelegalan potez: to je zadatak sudije.
    [interference] Ko ne igra ovu partiju, ne sme da se meša u nju.
    [expelled] Igrač je isključen sa takmičenja.
    [illegal-position] Nisu oba kralja u šahu niti pešak stoji na poslednjem redu: ništa drugo sudija ovde ne ispravlja bez blagovremene reklamacije.
    [recording] Poteze zapisuju sami igrači ili prihvaćeni pomoćnik.
    [touch] O dodirnutim figurama sudija ovde odlučuje samo na zahtev igrača.
   *[other] To sme samo igrač, sudija ili prihvaćeni pomoćnik, svako u svojoj ulozi.
}
refusal-game-is-over = Partija je završena. { $outcome }
refusal-game-is-void = Partija je poništena; treba odigrati novu.
refusal-not-started = Partija još nije počela.
refusal-already-started = Partija je već počela.
refusal-not-present = Igrač nije za tablom.
refusal-clocks-stopped = Satovi stoje; prvo mora da ih pokrene sudija.
refusal-clock-to-be-set = Zastavica je pala: recite koliko vremena treba da pokazuje njen sat.
refusal-question-open = Sudija prvo mora da odgovori na { $number }. pitanje.
refusal-no-such-question = Nema takvog pitanja na koje bi trebalo odgovoriti.
refusal-not-an-answer = To nije moguć odgovor na pitanje.
refusal-not-in-edition = Ovo izdanje Pravila to ne predviđa.
refusal-not-your-move = { $colour ->
    [white] Na potezu je beli.
   *[black] Na potezu je crni.
}
refusal-right-lost = To pravo je izgubljeno dodirom figure ili odigranim potezom.
refusal-write-first = Potez prvo treba zapisati.
refusal-complete-scoresheet-first = Prvo treba dopuniti formular.
refusal-illegal-move = Potez je nelegalan.
refusal-must-play = Može da se odigra samo { $count ->
    [1] { $moves }
   *[other] jedan od ovih poteza: { $moves }
}.
refusal-nothing-there = Na { $square } nema figure.
refusal-hand-empty = U ruci nema nijedne figure.
refusal-own-piece-there = Na { $square } stoji igračeva sopstvena figura.
refusal-no-offer = Nema ponude remija na koju bi moglo da se odgovori.
refusal-own-offer = Igrač ne može da prihvati sopstvenu ponudu.
refusal-cannot-withdraw = To ne može da se povuče.
refusal-agreement-not-allowed = Igrači ovde ne smeju da se sporazumeju za remi.
refusal-nothing-of-the-kind = Ništa takvo nije utvrđeno.
refusal-nothing-because = { $what ->
    [adjusting] Igrač je prethodno rekao „popravljam“: dodir ga ne obavezuje.
    [appeal] Nema odluke protiv koje je uložena ili moguća žalba.
    [boards] Obe table pokazuju istu poziciju.
    [evidence] Nema reklamacije za koju bi trebalo potvrditi poziciju.
    [clock-handling] Niko nije nepravilno rukovao satom.
    [late] Igrač ne kasni.
    [displaced] Nijedna figura nije pomerena sa svog polja.
    [position] Te pozicije u partiji nije bilo.
    [envelope] Nijedna koverta tog igrača nije izgubljena.
    [own-flag] Reklamirati se može samo pad protivnikove zastavice, a ona nije pala.
    [illegal-move] Nijedan nelegalan potez nije završen.
    [no-increment] Ovaj sat ne može da se podesi na povećanje po potezu.
    [no-quickplay] Smernice za ubrzani završetak partije ne važe za brzopotezni šah ni za partije sa povećanjem po potezu; drugo pravo na dodatno vreme Pravila ne daju.
    [two-hands] Nijedan potez nije odigran obema rukama.
    [sheet-lent] Protivnikov formular sme da upotrebi samo igrač koji mora da dopuni svoj, a dok nije vraćen, na njemu ne može da se piše.
    [turn] Niko nije vukao kada nije bio na potezu.
    [record] Partija se vidi bar iz jednog formulara: ne treba je obnavljati.
    [sheet-in-order] Formular je u redu.
    [no-text] Ništa nije zapisano.
    [colours] Igrači igraju bojama iz parova.
    [sealing] Taj igrač sada ne kovertira potez.
    [no-time] Vreme nije navedeno.
    [touch] Igrača ne obavezuje nijedna dodirnuta ili ispuštena figura.
    [board] Tabla je ispravno postavljena.
    [setting] Sat je podešen kako je objavljeno.
    [start] Figure su na početku bile ispravno postavljene.
    [consent] Ovde nije potrebna saglasnost sudije.
    [sheet-device] Formular nije elektronski ili nije neispravan.
   *[other] Nema ničega na šta bi se ovaj član primenio.
}
refusal-moves-of-each = Za to je prekasno: svaki igrač je odigrao najmanje { $moves ->
    [one] { $moves } potez
   *[other] { $moves } poteza
}, a granica je { $limit }.
refusal-touched-since = Igrač koji reklamira u međuvremenu je dodirnuo figuru ({ $pieces }) i više ne može da reklamira.
refusal-touched-on-this-move = Igrač koji reklamira u ovom potezu je već dodirnuo figuru i remi u njemu više ne može da reklamira.
refusal-offer-declined = Ponuda je odbijena i više ne važi.
refusal-agreement-too-early = Igrači ne mogu da se sporazumeju o remiju dok svaki ne odigra bar jedan potez.
refusal-agreement-consent = Remi ovde sme da se ponudi ili dogovori samo uz saglasnost sudije.
refusal-agreement-before = Pre { $number }. poteza remi sme da se ponudi ili dogovori samo uz saglasnost sudije.
refusal-clock-not-adjusted = Sat igrača sa invaliditetom se ne menja: vremena ostaju nepromenjena.
refusal-too-late-because = { $what ->
    [adjusting] „Popravljam“ treba reći pre nego što se figura dodirne.
    [answered] Sledeći potez je već odigran.
    [flag] Zastavica je pala: reklamirati je trebalo pre toga.
    [first-move] Na to je trebalo ukazati pre igračevog prvog poteza posle nastavka.
    [slip] Pogrešna najava može da se ispravi samo pre pritiska na sat.
    [sealed] Sat je posle kovertiranja već zaustavljen: kovertirani potez više ne može da se promeni.
   *[other] Za to je prekasno.
}
refusal-not-completed = Nelegalan potez još nije završen: sat nije pritisnut.
refusal-rapid-not-recorded = U ubrzanom i brzopoteznom šahu poteze nije potrebno zapisivati.
refusal-recording-not-required = Igrač kome je ostalo manje od pet minuta i koji nema povećanje od najmanje 30 sekundi po potezu ne mora da zapisuje poteze.
refusal-guidelines-not-in-force = Smernice za ubrzani završetak ne važe za ovu partiju.
refusal-flag-is-up = Zastavica nije pala.
refusal-no-ground = Takva odluka ne može da se zasniva na ovom članu.
refusal-own-flag-down = Pala je i zastavica igrača koji reklamira.
refusal-not-a-penalty = Tu kaznu sudija ne može da izrekne ili ne može da je izrekne u toj meri.
refusal-score-too-high = Takvi poeni u partiji nisu mogući.
refusal-no-leave = Sudija za to nije dao dozvolu.
refusal-no-such-line = Tog reda na formularu nema.
refusal-may-not-be-told = To igračima ne sme da se kaže.
refusal-already-done = To je već učinjeno.
refusal-clock-not-running = Sat tog igrača nije pokrenut.
refusal-adjourned = Partija je prekinuta.
refusal-not-in-regulations = Pravilnik takmičenja to ne predviđa.
refusal-not-the-sealed-move = To nije potez koji je kovertiran.
refusal-unintelligible = Ono što je objavljeno nije potez.
refusal-announce-first = Potez prvo treba objaviti, i to ispravno.
refusal-assistant-needed = Slepom igraču i protivniku koji ne čuje potreban je pomoćnik.
refusal-give-back-first = Prvo treba vratiti protivnikov formular.
refusal-still-playing = Partija još traje.
refusal-no-conditions = Ponuda remija ne može da bude uslovna.
refusal-only-displayed = Za reklamaciju nije dovoljno ono što prikazuje ekran ili demonstraciona tabla.
refusal-too-early-because = { $what ->
    [illegal-move] Nelegalan potez može da se reklamira tek posle pritiska na sat.
    [two-minutes] Reklamacija je moguća tek kada igrač koji reklamira ima manje od dva minuta.
    [press] Potez još nije odigran i pritisak na sat mora da sačeka.
    [fifty-moves] Poslednji od pedeset poteza još nije završen: sat nije pritisnut.
    [last-period] Za tog igrača poslednji period još nije počeo.
   *[other] Za to je prerano.
}
refusal-decision-is-final = Protiv te odluke žalba nije moguća.
