## The arbiter's pages: all boards, and one board in detail. $colour is white or black.

arbiter-title = Sudija
arbiter-colour = { $colour ->
    [white] Beli
    [black] Crni
   *[nobody] nijedan od igrača
}
arbiter-flag = zastavica pala
arbiter-board = { $board }. tabla
arbiter-free-game = Slobodna partija
arbiter-board-of = Tabla: { $white } i { $black }
arbiter-stage = { $stage ->
    [before-start] Još nije počela
    [playing] Igra se
    [adjourned] Prekinuta
    [void] Poništena
   *[over] Završena
}
arbiter-calls = Neko vas čeka
arbiter-coming = Dolazim
arbiter-urgent-question = { $count ->
    [one] { $count } pitanje čeka odgovor
    [few] { $count } pitanja čekaju odgovor
   *[other] { $count } pitanja čeka odgovor
}
arbiter-urgent-interrupted = Sala nije radila: satovi stoje dok ih ne pokrenete
arbiter-urgent-stopped = Satovi su zaustavljeni
arbiter-urgent = { $kind ->
    [flag] { $colour ->
        [white] Belom je pala zastavica
       *[black] Crnom je pala zastavica
    }
    [trouble] { $colour ->
        [white] Beli je u vremenskoj oskudici
       *[black] Crni je u vremenskoj oskudici
    }
    [missing] { $colour ->
        [white] Belog nema
       *[black] Crnog nema
    }
    [away] { $colour ->
        [white] Beli je izašao
       *[black] Crni je izašao
    }
   *[offer] { $colour ->
        [white] Beli nudi remi
       *[black] Crni nudi remi
    }
}

## Who is no arbiter.

arbiter-only-title = Ova stranica je za sudije
arbiter-only = Ako ste sudija ovog takmičenja, prijavite se ili na ovom uređaju otvorite link svog mesta.
arbiter-only-sign-in = Prijava

## All boards.

arbiter-calling = { $count ->
    [0] Niko ne zove.
    [one] Zovu vas sa { $count } table.
    [few] Zovu vas sa { $count } table.
   *[other] Zovu vas sa { $count } tabli.
}
arbiter-round = Kolo
arbiter-filter = Table
arbiter-filter-of = { $filter ->
    [urgent] hitne
    [playing] na kojima se igra
    [over] završene
   *[all] sve
}
arbiter-seek = Igrač ili tabla
arbiter-no-tables = Još nije postavljena nijedna partija.
arbiter-none-shown = Nijedna tabla ne odgovara izboru.
arbiter-waiting = { $count ->
    [one] { $count } partija čeka početak.
    [few] { $count } partije čekaju početak.
   *[other] { $count } partija čeka početak.
}
arbiter-start-round = Započni { $round }. kolo
arbiter-interrupted = Sala za igru nije radila. Sve partije koje su tekle su prekinute, a satovi pokazuju vreme poslednjeg sačuvanog trenutka. Proverite vremena i ponovo pokrenite satove, ovde za sve table ili za svaku posebno.
arbiter-restart-all = { $count ->
    [1] Ponovo pokreni sat jedne partije
   *[other] Ponovo pokreni satove: { $count }
}
arbiter-stop-all = { $count ->
    [1] Zaustavi sve satove ({ $count })
   *[other] Zaustavi sve satove ({ $count })
}
arbiter-stop-all-now = Da, zaustavi sve satove
arbiter-stop-all-not = Ne

## What is filled in.

arbiter-whom = Igrač
arbiter-what = Šta
arbiter-who = Igrač
arbiter-time = vreme
arbiter-rounds = kola
arbiter-points = poeni
arbiter-time-form = Sati, minuti i sekunde: 1:30:00
arbiter-ground = Obrazloženje vašim rečima
arbiter-under = Pravilo
arbiter-about = Odnosi se na
arbiter-result = Rezultat
arbiter-words = Tačne reči
arbiter-mark = { $mark ->
    [win] kao za pobedu
    [draw] kao za remi
   *[loss] kao za poraz
}
arbiter-outcome = { $outcome ->
    [white-wins] 1-0: beli pobeđuje
    [draw] ½-½: remi
    [black-wins] 0-1: crni pobeđuje
    [both-lose] 0-0: obojica gube
    [white-by-forfeit] +/-: beli pobeđuje bez igre
    [black-by-forfeit] -/+: crni pobeđuje bez igre
    [both-by-forfeit] -/-: obojica gube bez igre
   *[stands] Rezultat ostaje
}
arbiter-penalties = Kazne
arbiter-penalty = { $penalty ->
    [warning] Opomena
    [more-time-for-opponent] Više vremena protivniku
    [less-time] Manje vremena prekršiocu
    [fewer-points] Manje poena prekršiocu
    [more-points-for-opponent] Više poena protivniku
    [loss-of-game] Gubitak partije; protivnik dobija
    [fine] Novčana kazna
    [exclusion-from-rounds] Zabrana nastupa u kolima
   *[expulsion] Isključenje sa takmičenja
}
arbiter-provision = { $provision ->
    [IllegalMovePenalty] Nelegalan potez
    [DisturbingTheOpponent] Ometanje protivnika
    [ElectronicDevices] Elektronski uređaji
    [NotesAndAdvice] Beleške i saveti
    [LeavingThePlayingArea] Izlazak iz sale za igru
    [LeavingTheVenue] Odlazak iz prostora za igru
    [Smoking] Pušenje
    [ClockHandling] Rukovanje satom
    [DisplacementPenalised] Poremećen položaj figura
    [AdjustingPieces] Popravljanje figura
    [RecordingMoves] Zapisivanje poteza
    [ScoresheetVisible] Formular nije vidljiv
    [RefusalToComply] Odbijanje poštovanja Pravila
    [BothPlayersRefuse] Oba igrača odbijaju da poštuju Pravila
    [GoodNameOfChess] Narušavanje ugleda šaha
    [DefaultTime] Dolazak posle dozvoljenog vremena kašnjenja
    [NeitherPlayerPresent] Nema nijednog igrača
    [DeviceForfeit] Uređaj koji je nađen ili se oglasio
    [ArbiterAppliesTheLaws] Sudija primenjuje Pravila
    [ArbiterServesTheCompetition] Najbolji interes takmičenja
    [ArbiterSeesToFairPlay] Fer igra
    [ArbiterObservesTheGames] Posmatranje partija
    [PersonalInspection] Pregled igrača
    [NoInterference] Mešanje drugih
   *[CasesNotRegulated] Slučaj koji Pravila ne uređuju
}
arbiter-matter = { $matter ->
    [illegal-move] nelegalan potez
    [illegal-position] nelegalna pozicija
    [touch] dodirnuta figura
    [release] ispuštena figura
    [two-hands] potez obema rukama
    [flag-fall] pad zastavice
    [displacement] poremećen položaj figura
    [initial-position] pogrešna početna pozicija
    [board-placement] pogrešno postavljena tabla
    [reversed-colours] obrnute boje figura
    [defective-clock] neispravan sat
    [clock-setting] pogrešno podešen sat
    [clock] nepravilno rukovanje satom
    [press-without-move] pritisak na sat bez poteza
    [out-of-turn] potez kad je na potezu protivnik
    [boards-disagree] neslaganje tabli
    [end-of-game] već završena partija
   *[scoresheet] formular
}
arbiter-permission = { $what ->
    [leave-playing-area] da napusti salu za igru
    [leave-venue] da napusti prostor za igru
    [device] da ima uređaj
    [draw-agreement] da se sporazume za remi
    [assistant-moving] pomoćnik koji pomera figure
    [assistant-pressing] pomoćnik koji pritiska sat
    [assistant-recording] pomoćnik koji zapisuje
   *[piece] figura za promociju
}
arbiter-telling = { $what ->
    [move-made] da je potez odigran
    [clock-not-pressed] da sat nije pritisnut
    [move-number] koliko je poteza završeno
   *[explanation] šta znači neka odredba Pravila
}

## The clocks.

arbiter-time-of = { $colour ->
    [white] Vreme belog
   *[black] Vreme crnog
}
arbiter-counter-of = { $colour ->
    [white] Potezi belog
   *[black] Potezi crnog
}
arbiter-counter = { $count ->
    [one] { $count } potez na satu
    [few] { $count } poteza na satu
   *[other] { $count } poteza na satu
}
arbiter-lift-flag = { $colour ->
    [white] Zastavica belog se ponovo podiže
   *[black] Zastavica crnog se ponovo podiže
}
arbiter-then-runs = Čiji sat zatim radi
arbiter-runs = { $runs ->
    [white] belog
    [black] crnog
    [as-before] onaj koji je radio
   *[as-is] kao sada
}
arbiter-interruption-lasted = Vreme u kojem partija nije mogla da se igra
arbiter-more-for = { $colour ->
    [white] Dodatno vreme belom
   *[black] Dodatno vreme crnom
}
arbiter-setting-of = { $colour ->
    [white] Podešavanje belog
   *[black] Podešavanje crnog
}

## The board, set up by hand.

arbiter-array = Izvučeni broj
arbiter-after-move = Posle poteza broj (0: početak)
arbiter-after-move-of = Odigrao ga je
arbiter-set-up = Ili postavite poziciju
arbiter-set-up-do = Vrati ovu poziciju
arbiter-position = { $label }: { $men }
arbiter-editor-hand = Izaberite figuru
arbiter-editor-board = Zatim dodirnite polja
arbiter-editor-turn = Na potezu
arbiter-man = { $man ->
    [k] { $colour ->
        [white] beli kralj
       *[black] crni kralj
    }
    [q] { $colour ->
        [white] bela dama
       *[black] crna dama
    }
    [r] { $colour ->
        [white] beli top
       *[black] crni top
    }
    [b] { $colour ->
        [white] beli lovac
       *[black] crni lovac
    }
    [n] { $colour ->
        [white] beli skakač
       *[black] crni skakač
    }
    [p] { $colour ->
        [white] beli pešak
       *[black] crni pešak
    }
   *[none] prazno
}

## Adjournment.

arbiter-resumption-at = Nastavak u
arbiter-resumption-until = Kraj seanse u
arbiter-resumption-place = Mesto
arbiter-sealed = Kovertirani potez, kako je zapisan

## What is done, and what came of it.

arbiter-acts = Šta možete da učinite
arbiter-group = { $group ->
    [game] Partija
    [clocks] Satovi
    [board] Nepravilnosti i tabla
    [conduct] Kazne i dozvole
    [adjournment] Prekid i koverta
    [sheets] Formulari
    [result] Rezultat
   *[other] Ostalo
}
arbiter-confirm = Ovo se zapisuje pod vašim imenom. Da li potvrđujete?
arbiter-confirm-article = Odlučuje se po članu
arbiter-confirm-no = Ne, nazad
arbiter-confirm-yes = Da, potvrđujem
arbiter-came = Odluka
arbiter-questions = Pitanja sudiji
arbiter-presumed = tako pretpostavljaju Pravila
arbiter-answer-do = Odgovor: { $answer }
arbiter-opponent-gets = Protivnik dobija poene
arbiter-opponent-more = Više vremena protivniku
arbiter-unnoticed = Ovo još niko nije primetio
arbiter-unnoticed-may = Možete da postupite:

## What is entered for the players.

arbiter-players = Unesi šta je igrač uradio
arbiter-players-about = Za table na kojima igrači to ne unose sami. Program proverava da li je dozvoljeno.
arbiter-did = Šta je igrač uradio
arbiter-enter = { $colour ->
    [white] Unesi za belog
   *[black] Unesi za crnog
}
arbiter-move-text = Ili u notaciji
arbiter-move-unread = „{ $text }“ ovde nije potez.
arbiter-move-missing = Dodirnite dva polja ili upišite potez.
arbiter-becomes = Pešak postaje
arbiter-promotion = { $man ->
    [queen] dama
    [rook] top
    [bishop] lovac
   *[knight] skakač
}
arbiter-lawful = sada je dozvoljeno
arbiter-unlawful = sada nije dozvoljeno
arbiter-entry = { $entry ->
    [claim-flag] reklamira pad zastavice
    [claim-repetition] reklamira remi: ponavljanje pozicije
    [claim-fifty] reklamira remi: 50 poteza
    [claim-repetition-move] reklamira remi: ponavljanje pozicije posle nameravanog poteza
    [claim-fifty-move] reklamira remi: 50 poteza posle nameravanog poteza
    [claim-illegal] reklamira nelegalan potez
    [claim-touch] reklamira dodirnutu figuru
    [accuse-touch] tvrdi da je protivnik dodirnuo figuru
    [accuse-resigned] tvrdi da je protivnik predao partiju
    [accuse-offer] tvrdi da je protivnik ponudio remi
    [confirm] potvrđuje ono što tvrdi protivnik
    [deny] poriče ono što tvrdi protivnik
    [claim-effort] reklamira remi: protivnik ne ulaže napor da pobedi
    [claim-win] reklamira remi: protivnik ne može da pobedi normalnim sredstvima
    [play] igra potez i pritiska sat
    [press] pritiska sat
    [stop-clocks] zaustavlja satove da zatraži pomoć
    [offer] nudi remi
    [accept] prihvata remi
    [decline] odbija remi
    [resign] predaje
    [arrive] dolazi
    [leave] napušta salu za igru
    [leave-venue] napušta prostor za igru
    [return] vraća se
    [device-rings] ima uređaj koji zvoni
    [device-on] ima uključen uređaj
    [notes] koristi beleške ili savete
    [analyses] analizira na drugoj tabli
    [disturbs] ometa protivnika
    [displaced] zaustavlja satove: poremećen položaj figura
    [refuse] odbija da poštuje Pravila
    [appeal] žali se
    [sign] potpisuje rezultat
    [hand-sheet] predaje formular
    [ask-adjourn] traži prekid
    [seal] kovertira potez
    [hand-envelope] predaje kovertu
   *[state-sealed] izjavljuje kovertirani potez
}

## The log, the lines, and what can be taken away.

arbiter-log = Dnevnik
arbiter-log-more = { $count ->
    [one] { $count } raniji unos
    [few] { $count } ranija unosa
   *[other] { $count } ranijih unosa
}
arbiter-log-for = { $colour ->
    [white] { $by }, za belog
   *[black] { $by }, za crnog
}
arbiter-log-hall = program
arbiter-log-spectator = gledalac
arbiter-log-spectator-seat = gledalac, mesto #{ $seat }
arbiter-log-player = igrač { $no }
arbiter-log-arbiter = sudija
arbiter-log-assistant = pomoćnik: { $name }
arbiter-back = Sve table
arbiter-presence = { $presence ->
    [absent] još nije došao
    [at-the-board] za tablom
    [venue] napustio je prostor za igru
   *[playing-area] napustio je salu za igru
}
arbiter-lag = { $colour ->
    [white] Veza belog: { $milliseconds } ms tamo i nazad ({ $at })
   *[black] Veza crnog: { $milliseconds } ms tamo i nazad ({ $at })
}
arbiter-papers = Za preuzimanje
arbiter-replace = Ponovo postavi ovu partiju
arbiter-sheets = Formulari i koverta
arbiter-pgn = PGN
arbiter-record = Zapis partije
arbiter-record-about = U zapisu je svaki unos sa svojim digitalnim otiskom; „{ $command }“ pokazuje da ništa nije promenjeno.

## The commonest jobs, from the list of boards.

arbiter-quick-title = Brze odluke
arbiter-quick = { $job ->
    [time] Dodaj vreme
    [result] Rezultat
    [forfeit] Bez igre
    [illegal] Nelegalan potez
    [claim] Reklamacija remija
    [flag] Pad zastavice
    [stop] Zaustavi
   *[restart] Pokreni sat
}
arbiter-quick-both = Oba igrača
arbiter-quick-result = { $what ->
    [white] Beli je predao partiju
    [black] Crni je predao partiju
   *[draw] Igrači su se dogovorili za remi
}
arbiter-quick-illegal = { $who ->
    [white] Beli je završio nelegalan potez
    [black] Crni je završio nelegalan potez
   *[noticed] Kako je zabeleženo na tabli
}
arbiter-quick-do = Da, tako odlučujem
arbiter-quick-board = Otvori tablu
arbiter-quick-close = Zatvori
arbiter-minutes = { $minutes } min
arbiter-preview = Biće odlučeno
arbiter-choose = Izaberite
arbiter-prescribed = Za nelegalan potez ne označavajte ništa: kazna je ona koju propisuju pravila, a potez se broji.

## What other boards need, on every page.

arbiter-watch = Table na kojima ste potrebni
arbiter-elsewhere = { $count ->
    [one] Potrebni ste na { $count } tabli
    [few] Potrebni ste na { $count } table
   *[other] Potrebni ste na { $count } tabli
}
arbiter-alerts = Zvuk i vibracija kad sam potreban

arbiter-unreadable = Zapis je oštećen
arbiter-unreadable-replace = Pripremi novu partiju
arbiter-unreadable-replace-hint = Nova partija počinje sa početnom pozicijom i celim vremenom. Pre nego što pokrenete satove, tamo postavite poziciju i vremena.
