## The arbiter's pages: all boards, and one board in detail. $colour is white or black.

arbiter-title = Sudac
arbiter-colour = { $colour ->
    [white] Bijeli
    [black] Crni
   *[nobody] nijedan od igrača
}
arbiter-flag = zastavica je pala
arbiter-board = { $board }. ploča
arbiter-free-game = Partija izvan natjecanja
arbiter-board-of = Ploča: { $white } i { $black }
arbiter-stage = { $stage ->
    [before-start] Još nije počela
    [playing] Igra se
    [adjourned] Prekinuta
    [void] Poništena
   *[over] Završena
}
arbiter-calls = Netko vas čeka
arbiter-coming = Dolazim
arbiter-urgent-question = { $count ->
    [one] { $count } pitanje čeka odgovor
    [few] { $count } pitanja čekaju odgovor
   *[other] { $count } pitanja čeka odgovor
}
arbiter-urgent-interrupted = Dvorana nije radila: satovi stoje dok ih ne pokrenete
arbiter-urgent-stopped = Satovi su zaustavljeni
arbiter-urgent = { $kind ->
    [flag] { $colour ->
        [white] Bijelom je pala zastavica
       *[black] Crnom je pala zastavica
    }
    [trouble] { $colour ->
        [white] Bijeli je u vremenskoj oskudici
       *[black] Crni je u vremenskoj oskudici
    }
    [missing] { $colour ->
        [white] Bijelog nema za pločom
       *[black] Crnog nema za pločom
    }
    [away] { $colour ->
        [white] Bijeli je izašao
       *[black] Crni je izašao
    }
   *[offer] { $colour ->
        [white] Bijeli nudi remi
       *[black] Crni nudi remi
    }
}

## Who is no arbiter.

arbiter-only-title = Ova je stranica za suce
arbiter-only = Ako ste sudac ovog natjecanja, prijavite se ili na ovom uređaju otvorite poveznicu svojeg mjesta.
arbiter-only-sign-in = Prijava

## All boards.

arbiter-calling = { $count ->
    [0] Nitko vas ne zove.
    [one] Zovu vas na { $count } ploču.
    [few] Zovu vas na { $count } ploče.
   *[other] Zovu vas na { $count } ploča.
}
arbiter-round = Kolo
arbiter-filter = Ploče
arbiter-filter-of = { $filter ->
    [urgent] s nečim hitnim
    [playing] na kojima se igra
    [over] završene
   *[all] sve
}
arbiter-seek = Igrač ili ploča
arbiter-no-tables = Još nije postavljen nijedan stol.
arbiter-none-shown = Nijedna ploča ne odgovara izboru.
arbiter-waiting = { $count ->
    [one] { $count } partija čeka početak.
    [few] { $count } partije čekaju početak.
   *[other] { $count } partija čeka početak.
}
arbiter-start-round = Pokreni { $round }. kolo
arbiter-interrupted = Turnirska dvorana nije radila. Sve partije koje su tekle prekinute su, a satovi pokazuju vrijeme posljednjeg spremljenog trenutka. Provjerite vremena i ponovno pokrenite satove, ovdje za sve ploče ili za svaku posebno.
arbiter-restart-all = { $count ->
    [1] Ponovno pokreni sat jedne partije
   *[other] Ponovno pokreni satove: { $count }
}
arbiter-stop-all = { $count ->
    [1] Zaustavi sve satove ({ $count })
   *[other] Zaustavi sve satove ({ $count })
}
arbiter-stop-all-now = Da, zaustavi sve satove
arbiter-stop-all-not = Ne

## What is filled in.

arbiter-whom = Igrač
arbiter-what = Što
arbiter-who = Igrač
arbiter-time = vrijeme
arbiter-rounds = kola
arbiter-points = bodovi
arbiter-time-form = Sati, minute i sekunde: 1:30:00
arbiter-ground = Obrazloženje vašim riječima
arbiter-under = Pravilo
arbiter-about = Odnosi se na
arbiter-result = Rezultat
arbiter-words = Točan tekst
arbiter-mark = { $mark ->
    [win] kao za pobjedu
    [draw] kao za remi
   *[loss] kao za poraz
}
arbiter-outcome = { $outcome ->
    [white-wins] 1-0: bijeli pobjeđuje
    [draw] ½-½: remi
    [black-wins] 0-1: crni pobjeđuje
    [both-lose] 0-0: oba igrača gube
    [white-by-forfeit] +/-: bijeli pobjeđuje bez borbe
    [black-by-forfeit] -/+: crni pobjeđuje bez borbe
    [both-by-forfeit] -/-: oba igrača gube bez borbe
   *[stands] Rezultat ostaje
}
arbiter-penalties = Kazne
arbiter-penalty = { $penalty ->
    [warning] Opomena
    [more-time-for-opponent] Više vremena protivniku
    [less-time] Manje vremena prekršitelju
    [fewer-points] Manje bodova prekršitelju
    [more-points-for-opponent] Više bodova protivniku
    [loss-of-game] Gubitak partije; protivnik dobiva
    [fine] Novčana kazna
    [exclusion-from-rounds] Zabrana nastupa u kolima
   *[expulsion] Isključenje s natjecanja
}
arbiter-provision = { $provision ->
    [IllegalMovePenalty] Nepravilan potez
    [DisturbingTheOpponent] Ometanje protivnika
    [ElectronicDevices] Elektronički uređaji
    [NotesAndAdvice] Bilješke i savjeti
    [LeavingThePlayingArea] Napuštanje prostora za igru
    [LeavingTheVenue] Napuštanje mjesta igre
    [Smoking] Pušenje
    [ClockHandling] Rukovanje satom
    [DisplacementPenalised] Poremećen položaj figura
    [AdjustingPieces] Popravljanje figura
    [RecordingMoves] Zapisivanje poteza
    [ScoresheetVisible] Zapisnik nije vidljiv sucu
    [RefusalToComply] Odbijanje poštovanja Pravila
    [BothPlayersRefuse] Oba igrača odbijaju poštovati Pravila
    [GoodNameOfChess] Ugled šaha
    [DefaultTime] Dolazak nakon dopuštenog vremena kašnjenja
    [NeitherPlayerPresent] Nema nijednog igrača
    [DeviceForfeit] Elektronički uređaj koji je pronađen ili se oglasio
    [ArbiterAppliesTheLaws] Sudac primjenjuje Pravila
    [ArbiterServesTheCompetition] Interes natjecanja
    [ArbiterSeesToFairPlay] Fer igra
    [ArbiterObservesTheGames] Praćenje partija
    [PersonalInspection] Pregled igrača
    [NoInterference] Miješanje drugih u partiju
   *[CasesNotRegulated] Slučaj koji Pravila ne uređuju
}
arbiter-matter = { $matter ->
    [illegal-move] nepravilan potez
    [illegal-position] nepravilna pozicija
    [touch] taknuta figura
    [release] ispuštena figura
    [two-hands] potez objema rukama
    [flag-fall] pad zastavice
    [displacement] poremećen položaj figura
    [initial-position] pogrešna početna pozicija
    [board-placement] nepravilno postavljena ploča
    [reversed-colours] obrnute boje figura
    [defective-clock] neispravan sat
    [clock-setting] pogrešno namješten sat
    [clock] nepravilno rukovanje satom
    [press-without-move] pritisak na sat bez poteza
    [out-of-turn] potez kad je na potezu protivnik
    [boards-disagree] različite pozicije na pločama
    [end-of-game] već završena partija
   *[scoresheet] zapisnik
}
arbiter-permission = { $what ->
    [leave-playing-area] napustiti prostor za igru
    [leave-venue] napustiti mjesto igre
    [device] imati uređaj
    [draw-agreement] dogovoriti se za remi
    [assistant-moving] pomoćnik koji pomiče figure
    [assistant-pressing] pomoćnik koji pritišće sat
    [assistant-recording] pomoćnik koji zapisuje poteze
   *[piece] figura za promociju
}
arbiter-telling = { $what ->
    [move-made] da je potez odigran
    [clock-not-pressed] da sat nije pritisnut
    [move-number] koliko je poteza dovršeno
   *[explanation] što znači pojedino pravilo
}

## The clocks.

arbiter-time-of = { $colour ->
    [white] Vrijeme bijelog
   *[black] Vrijeme crnog
}
arbiter-counter-of = { $colour ->
    [white] Potezi bijelog
   *[black] Potezi crnog
}
arbiter-counter = { $count ->
    [one] { $count } potez na satu
    [few] { $count } poteza na satu
   *[other] { $count } poteza na satu
}
arbiter-lift-flag = { $colour ->
    [white] Zastavica bijelog ponovno se podiže
   *[black] Zastavica crnog ponovno se podiže
}
arbiter-then-runs = Čiji sat potom radi
arbiter-runs = { $runs ->
    [white] bijelog
    [black] crnog
    [as-before] onaj koji je radio
   *[as-is] kao sada
}
arbiter-interruption-lasted = Vrijeme u kojem se partija nije mogla igrati
arbiter-more-for = { $colour ->
    [white] Dodatno vrijeme za bijelog
   *[black] Dodatno vrijeme za crnog
}
arbiter-setting-of = { $colour ->
    [white] Postavke sata bijelog
   *[black] Postavke sata crnog
}

## The board, set up by hand.

arbiter-array = Izvučeni broj
arbiter-after-move = Nakon poteza broj (0: početak)
arbiter-after-move-of = Odigrao ga je
arbiter-set-up = Ili postavite poziciju
arbiter-set-up-do = Vrati ovu poziciju
arbiter-position = { $label }: { $men }
arbiter-editor-hand = Odaberite figuru
arbiter-editor-board = Zatim odaberite polja
arbiter-editor-turn = Na potezu
arbiter-man = { $man ->
    [k] { $colour ->
        [white] bijeli kralj
       *[black] crni kralj
    }
    [q] { $colour ->
        [white] bijela dama
       *[black] crna dama
    }
    [r] { $colour ->
        [white] bijeli top
       *[black] crni top
    }
    [b] { $colour ->
        [white] bijeli lovac
       *[black] crni lovac
    }
    [n] { $colour ->
        [white] bijeli skakač
       *[black] crni skakač
    }
    [p] { $colour ->
        [white] bijeli pješak
       *[black] crni pješak
    }
   *[none] prazno
}

## Adjournment.

arbiter-resumption-at = Nastavak u
arbiter-resumption-until = Kraj seanse u
arbiter-resumption-place = Mjesto
arbiter-sealed = Kuvertirani potez, kako je zapisan

## What is done, and what came of it.

arbiter-acts = Što možete učiniti
arbiter-group = { $group ->
    [game] Partija
    [clocks] Satovi
    [board] Nepravilnosti i ploča
    [conduct] Kazne i dopuštenja
    [adjournment] Prekid i omotnica
    [sheets] Zapisnici
    [result] Rezultat
   *[other] Ostalo
}
arbiter-confirm = To se zapisuje pod vašim imenom. Nastaviti?
arbiter-confirm-article = Odlučuje se prema članku
arbiter-confirm-no = Ne, natrag
arbiter-confirm-yes = Da, tako odlučujem
arbiter-came = Odluka
arbiter-questions = Pitanja sucu
arbiter-presumed = tako pretpostavljaju Pravila
arbiter-answer-do = Odgovor: { $answer }
arbiter-opponent-gets = Protivnik dobiva bodove
arbiter-opponent-more = Više vremena protivniku
arbiter-unnoticed = To još nitko nije primijetio
arbiter-unnoticed-may = Možete postupiti:

## What is entered for the players.

arbiter-players = Unesi što je igrač učinio
arbiter-players-about = Za ploče na kojima igrači to ne unose sami. Program provjerava je li dopušteno.
arbiter-did = Što je igrač učinio
arbiter-enter = { $colour ->
    [white] Unesi za bijelog
   *[black] Unesi za crnog
}
arbiter-move-text = Ili u notaciji
arbiter-move-unread = „{ $text }” ovdje nije potez.
arbiter-move-missing = Taknite dva polja ili upišite potez.
arbiter-becomes = Pješak postaje
arbiter-promotion = { $man ->
    [queen] dama
    [rook] top
    [bishop] lovac
   *[knight] skakač
}
arbiter-lawful = sada dopušteno
arbiter-unlawful = sada nije dopušteno
arbiter-entry = { $entry ->
    [claim-flag] reklamira pad zastavice
    [claim-repetition] reklamira remi: ponavljanje pozicije
    [claim-fifty] reklamira remi: pravilo 50 poteza
    [claim-repetition-move] reklamira remi: ponavljanje pozicije nakon najavljenog poteza
    [claim-fifty-move] reklamira remi: pravilo 50 poteza nakon najavljenog poteza
    [claim-illegal] reklamira nepravilan potez
    [claim-touch] reklamira taknutu figuru
    [accuse-touch] tvrdi da je protivnik taknuo figuru
    [accuse-resigned] tvrdi da je protivnik predao partiju
    [accuse-offer] tvrdi da je protivnik ponudio remi
    [confirm] potvrđuje što tvrdi protivnik
    [deny] niječe što tvrdi protivnik
    [claim-effort] reklamira remi: protivnik ne nastoji pobijediti
    [claim-win] reklamira remi: protivnik ne može pobijediti na uobičajeni način
    [play] igra potez i pritišće sat
    [press] pritišće sat
    [stop-clocks] zaustavlja satove kako bi zatražio pomoć suca
    [offer] nudi remi
    [accept] prihvaća remi
    [decline] odbija remi
    [resign] predaje partiju
    [arrive] dolazi
    [leave] napušta prostor za igru
    [leave-venue] napušta mjesto igre
    [return] vraća se
    [device-rings] ima uređaj koji zvoni
    [device-on] ima uključen uređaj
    [notes] služi se bilješkama ili savjetima
    [analyses] analizira na drugoj ploči
    [disturbs] ometa protivnika
    [displaced] zaustavlja satove: poremećen položaj figura
    [refuse] odbija poštovati Pravila
    [appeal] ulaže žalbu
    [sign] potpisuje rezultat
    [hand-sheet] predaje zapisnik
    [ask-adjourn] traži prekid
    [seal] kuvertira potez
    [hand-envelope] predaje omotnicu
   *[state-sealed] izjavljuje koji je potez kuvertirao
}

## The log, the lines, and what can be taken away.

arbiter-log = Dnevnik
arbiter-log-more = { $count ->
    [one] { $count } raniji unos
    [few] { $count } ranija unosa
   *[other] { $count } ranijih unosa
}
arbiter-log-for = { $colour ->
    [white] { $by }, za bijelog
   *[black] { $by }, za crnog
}
arbiter-log-hall = program
arbiter-log-spectator = gledatelj
arbiter-log-spectator-seat = gledatelj, mjesto #{ $seat }
arbiter-log-player = igrač { $no }
arbiter-log-arbiter = sudac
arbiter-log-assistant = pomoćnik: { $name }
arbiter-back = Sve ploče
arbiter-presence = { $presence ->
    [absent] još nije došao
    [at-the-board] za pločom
    [venue] napustio je mjesto igre
   *[playing-area] napustio je prostor za igru
}
arbiter-lag = { $colour ->
    [white] Veza bijelog: { $milliseconds } ms tamo i natrag ({ $at })
   *[black] Veza crnog: { $milliseconds } ms tamo i natrag ({ $at })
}
arbiter-papers = Za preuzimanje
arbiter-replace = Postavi novi stol za ovu partiju
arbiter-sheets = Zapisnici i omotnica
arbiter-pgn = PGN
arbiter-record = Zapis partije
arbiter-record-about = U zapisu je svaki unos sa svojim digitalnim otiskom; „{ $command }” pokazuje da ništa nije promijenjeno.

## The commonest jobs, from the list of boards.

arbiter-quick-title = Brze odluke
arbiter-quick = { $job ->
    [time] Dodaj vrijeme
    [result] Rezultat
    [forfeit] Bez borbe
    [illegal] Nepravilan potez
    [claim] Reklamacija remija
    [flag] Pad zastavice
    [stop] Zaustavi
   *[restart] Pokreni sat
}
arbiter-quick-both = Oba igrača
arbiter-quick-result = { $what ->
    [white] Bijeli je predao partiju
    [black] Crni je predao partiju
   *[draw] Igrači su se dogovorili za remi
}
arbiter-quick-illegal = { $who ->
    [white] Bijeli je dovršio nepravilan potez
    [black] Crni je dovršio nepravilan potez
   *[noticed] Kako je zabilježeno na ploči
}
arbiter-quick-do = Da, tako odlučujem
arbiter-quick-board = Otvori ploču
arbiter-quick-close = Zatvori
arbiter-minutes = { $minutes } min
arbiter-preview = Odlučit će se
arbiter-choose = Odaberite
arbiter-prescribed = Za nepravilan potez ne označujte ništa: kazna je ona koju propisuju pravila, a potez se broji.

## What other boards need, on every page.

arbiter-watch = Ploče na kojima vas trebaju
arbiter-elsewhere = { $count ->
    [one] Trebaju vas na { $count } ploči
    [few] Trebaju vas na { $count } ploče
   *[other] Trebaju vas na { $count } ploča
}
arbiter-alerts = Zvuk i vibracija kad me trebaju

arbiter-unreadable = Zapis je oštećen
arbiter-unreadable-replace = Pripremi novu partiju
arbiter-unreadable-replace-hint = Nova partija počinje s početnom pozicijom i cijelim vremenom. Prije nego što pokrenete satove, ondje postavite poziciju i vremena.
