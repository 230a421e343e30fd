## The arbiter's pages: all boards, and one board in detail. $colour is white or black.

arbiter-title = Sodnik
arbiter-colour = { $colour ->
    [white] Beli
    [black] Črni
   *[nobody] Nobeden od igralcev
}
arbiter-flag = zastavica je padla
arbiter-board = { $board }. deska
arbiter-free-game = Partija zunaj tekmovanja
arbiter-board-of = Deska: { $white } in { $black }
arbiter-stage = { $stage ->
    [before-start] Še ni začeta
    [playing] Se igra
    [adjourned] Prekinjena
    [void] Razveljavljena
   *[over] Končana
}
arbiter-calls = Nekdo vas čaka
arbiter-coming = Prihajam
arbiter-urgent-question = { $count ->
    [one] { $count } vprašanje čaka na odgovor
    [two] { $count } vprašanji čakata na odgovor
    [few] { $count } vprašanja čakajo na odgovor
   *[other] { $count } vprašanj čaka na odgovor
}
arbiter-urgent-interrupted = Dvorana ni delovala: uri stojita, dokler ju ne poženete
arbiter-urgent-stopped = Uri sta ustavljeni
arbiter-urgent = { $kind ->
    [flag] { $colour ->
        [white] Belemu je padla zastavica
       *[black] Črnemu je padla zastavica
    }
    [trouble] { $colour ->
        [white] Beli je v časovni stiski
       *[black] Črni je v časovni stiski
    }
    [missing] { $colour ->
        [white] Belega ni
       *[black] Črnega ni
    }
    [away] { $colour ->
        [white] Beli je zapustil igralni prostor
       *[black] Črni je zapustil igralni prostor
    }
   *[offer] { $colour ->
        [white] Beli ponuja remi
       *[black] Črni ponuja remi
    }
}

## Who is no arbiter.

arbiter-only-title = Ta stran je za sodnike
arbiter-only = Tu odloča sodnik tekmovanja. Če ste to vi, se prijavite ali na tej napravi odprite povezavo svojega mesta.
arbiter-only-sign-in = Prijava

## All boards.

arbiter-calling = { $count ->
    [0] Nihče ne kliče.
    [one] Kličejo vas k { $count } deski.
    [two] Kličejo vas k { $count } deskama.
   *[other] Kličejo vas k { $count } deskam.
}
arbiter-round = Kolo
arbiter-filter = Deske
arbiter-filter-of = { $filter ->
    [urgent] z nujnimi zadevami
    [playing] kjer se še igra
    [over] končane
   *[all] vse
}
arbiter-seek = Igralec ali deska
arbiter-no-tables = Nobena partija še ni pripravljena.
arbiter-none-shown = Nobena deska ne ustreza izbiri.
arbiter-waiting = { $count ->
    [one] { $count } partija čaka na začetek.
    [two] { $count } partiji čakata na začetek.
    [few] { $count } partije čakajo na začetek.
   *[other] { $count } partij čaka na začetek.
}
arbiter-start-round = Začni { $round }. kolo
arbiter-interrupted = Turnirska dvorana ni delovala. Vse partije, ki so tekle, so prekinjene, ure pa kažejo čas zadnjega shranjenega trenutka. Preverite čase in znova poženite ure, tukaj za vse šahovnice ali pri vsaki posebej.
arbiter-restart-all = { $count ->
    [1] Znova poženi uro ene partije
   *[other] Znova poženi ure: { $count }
}
arbiter-stop-all = { $count ->
    [1] Ustavi vse ure ({ $count })
   *[other] Ustavi vse ure ({ $count })
}
arbiter-stop-all-now = Da, ustavi vse ure
arbiter-stop-all-not = Ne

## What is filled in.

arbiter-whom = Koga
arbiter-what = Kaj
arbiter-who = Kdo
arbiter-time = čas
arbiter-rounds = kola
arbiter-points = točke
arbiter-time-form = Ure, minute in sekunde: 1:30:00
arbiter-ground = Utemeljitev z vašimi besedami
arbiter-under = Po katerem pravilu
arbiter-about = Zadeva
arbiter-result = Rezultat
arbiter-words = S temi besedami
arbiter-mark = { $mark ->
    [win] kot za zmago
    [draw] kot za remi
   *[loss] kot za poraz
}
arbiter-outcome = { $outcome ->
    [white-wins] 1-0: beli zmaga
    [draw] ½-½: remi
    [black-wins] 0-1: črni zmaga
    [both-lose] 0-0: oba izgubita
    [white-by-forfeit] +/-: beli zmaga s kontumacem
    [black-by-forfeit] -/+: črni zmaga s kontumacem
    [both-by-forfeit] -/-: oba izgubita s kontumacem
   *[stands] Rezultat velja
}
arbiter-penalties = Kazni
arbiter-penalty = { $penalty ->
    [warning] Opomin
    [more-time-for-opponent] Dodajanje časa nasprotniku
    [less-time] Zmanjšanje preostalega časa kršitelju
    [fewer-points] Odvzem točk kršitelju
    [more-points-for-opponent] Dodajanje točk nasprotniku
    [loss-of-game] Izguba partije; nasprotnik dobi
    [fine] Denarna kazen
    [exclusion-from-rounds] Izključitev iz enega ali več kol
   *[expulsion] Izključitev s turnirja
}
arbiter-provision = { $provision ->
    [IllegalMovePenalty] Nepravilna poteza
    [DisturbingTheOpponent] Motenje nasprotnika
    [ElectronicDevices] Elektronske naprave
    [NotesAndAdvice] Zapiski in nasveti
    [LeavingThePlayingArea] Odhod iz igralnega prostora
    [LeavingTheVenue] Odhod iz prireditvenega prostora
    [Smoking] Kajenje
    [ClockHandling] Ravnanje z uro
    [DisplacementPenalised] Podrte figure
    [AdjustingPieces] Popravljanje figur
    [RecordingMoves] Zapisovanje potez
    [ScoresheetVisible] Zapisnik ni viden sodniku
    [RefusalToComply] Neupoštevanje Pravil
    [BothPlayersRefuse] Oba igralca ne upoštevata Pravil
    [GoodNameOfChess] Ugled šaha
    [DefaultTime] Prihod po privzetem času zamude
    [NeitherPlayerPresent] Nobenega igralca ni za šahovnico
    [DeviceForfeit] Naprava, ki je bila najdena ali se je oglasila
    [ArbiterAppliesTheLaws] Sodnik skrbi za upoštevanje Pravil
    [ArbiterServesTheCompetition] V korist tekmovanja
    [ArbiterSeesToFairPlay] Poštena igra
    [ArbiterObservesTheGames] Opazovanje partij
    [PersonalInspection] Pregled igralca
    [NoInterference] Vmešavanje drugih
   *[CasesNotRegulated] Primer, ki ga Pravila ne urejajo
}
arbiter-matter = { $matter ->
    [illegal-move] nepravilna poteza
    [illegal-position] neveljavna pozicija
    [touch] dotaknjena figura
    [release] izpuščena figura
    [two-hands] poteza z obema rokama
    [flag-fall] padec zastavice
    [displacement] podrte figure
    [initial-position] napačna začetna pozicija
    [board-placement] narobe postavljena šahovnica
    [reversed-colours] obrnjene barve figur
    [defective-clock] pokvarjena ura
    [clock-setting] napačno nastavljena ura
    [clock] neprimerno ravnanje z uro
    [press-without-move] pritisk na uro brez poteze
    [out-of-turn] poteza, ko je bil na potezi nasprotnik
    [boards-disagree] neujemanje šahovnic
    [end-of-game] že končana partija
   *[scoresheet] zapisnik
}
arbiter-permission = { $what ->
    [leave-playing-area] zapustiti igralni prostor
    [leave-venue] zapustiti prireditveni prostor
    [device] imeti napravo
    [draw-agreement] sporazumeti se za remi
    [assistant-moving] pomočnik, ki premika figure
    [assistant-pressing] pomočnik, ki pritiska uro
    [assistant-recording] pomočnik, ki zapisuje poteze
   *[piece] figura za promocijo
}
arbiter-telling = { $what ->
    [move-made] da je bila poteza izvršena
    [clock-not-pressed] da ura ni bila pritisnjena
    [move-number] koliko potez je zaključenih
   *[explanation] kaj pomeni določena točka Pravil
}

## The clocks.

arbiter-time-of = { $colour ->
    [white] Čas belega
   *[black] Čas črnega
}
arbiter-counter-of = { $colour ->
    [white] Poteze belega
   *[black] Poteze črnega
}
arbiter-counter = { $count ->
    [one] { $count } poteza na uri
    [two] { $count } potezi na uri
    [few] { $count } poteze na uri
   *[other] { $count } potez na uri
}
arbiter-lift-flag = { $colour ->
    [white] Zastavica belega se spet dvigne
   *[black] Zastavica črnega se spet dvigne
}
arbiter-then-runs = Čigava ura nato teče
arbiter-runs = { $runs ->
    [white] belega
    [black] črnega
    [as-before] tista, ki je tekla
   *[as-is] kot zdaj
}
arbiter-interruption-lasted = Čas, ko partije ni bilo mogoče igrati
arbiter-more-for = { $colour ->
    [white] Dodatek belemu
   *[black] Dodatek črnemu
}
arbiter-setting-of = { $colour ->
    [white] Nastavitev belega
   *[black] Nastavitev črnega
}

## The board, set up by hand.

arbiter-array = Izžrebana številka
arbiter-after-move = Po potezi številka (0: začetek)
arbiter-after-move-of = Izvršil jo je
arbiter-set-up = Ali pa pozicijo postavite
arbiter-set-up-do = Vzpostavi to pozicijo
arbiter-position = { $label }: { $men }
arbiter-editor-hand = Izberite figuro
arbiter-editor-board = Nato se dotaknite polj
arbiter-editor-turn = Na potezi
arbiter-man = { $man ->
    [k] { $colour ->
        [white] beli kralj
       *[black] črni kralj
    }
    [q] { $colour ->
        [white] bela dama
       *[black] črna dama
    }
    [r] { $colour ->
        [white] bela trdnjava
       *[black] črna trdnjava
    }
    [b] { $colour ->
        [white] beli lovec
       *[black] črni lovec
    }
    [n] { $colour ->
        [white] beli skakač
       *[black] črni skakač
    }
    [p] { $colour ->
        [white] beli kmet
       *[black] črni kmet
    }
   *[none] prazno
}

## Adjournment.

arbiter-resumption-at = Nadaljevanje ob
arbiter-resumption-until = Konec seanse ob
arbiter-resumption-place = Kraj
arbiter-sealed = Kuvertirana poteza, kot je zapisana

## What is done, and what came of it.

arbiter-acts = Kaj lahko storite
arbiter-group = { $group ->
    [game] Partija
    [clocks] Uri
    [board] Nepravilnosti in šahovnica
    [conduct] Kazni in dovoljenja
    [adjournment] Prekinitev in kuverta
    [sheets] Zapisnika
    [result] Rezultat
   *[other] Drugo
}
arbiter-confirm = To se zapiše pod vašim imenom. Želite nadaljevati?
arbiter-confirm-article = Odločeno bo po členu
arbiter-confirm-no = Ne, nazaj
arbiter-confirm-yes = Da, tako odločam
arbiter-came = Kaj je bilo odločeno
arbiter-questions = Vprašanja sodniku
arbiter-presumed = tako domnevajo Pravila
arbiter-answer-do = Odgovor: { $answer }
arbiter-opponent-gets = Nasprotnik dobi točke
arbiter-opponent-more = Dodatni čas za nasprotnika
arbiter-unnoticed = Tega še nihče ni opazil
arbiter-unnoticed-may = Lahko ukrepate:

## What is entered for the players.

arbiter-players = Vpiši, kaj je storil igralec
arbiter-players-about = Za deske, kjer igralca tega ne vpisujeta sama. Ali je dovoljeno, preveri program.
arbiter-did = Kaj je storil
arbiter-enter = { $colour ->
    [white] Vpiši za belega
   *[black] Vpiši za črnega
}
arbiter-move-text = Ali v zapisu
arbiter-move-unread = »{ $text }« tu ni poteza.
arbiter-move-missing = Dotaknite se dveh polj ali zapišite potezo.
arbiter-becomes = Kmet postane
arbiter-promotion = { $man ->
    [queen] dama
    [rook] trdnjava
    [bishop] lovec
   *[knight] skakač
}
arbiter-lawful = zdaj je dovoljeno
arbiter-unlawful = zdaj ni dovoljeno
arbiter-entry = { $entry ->
    [claim-flag] reklamira padec zastavice
    [claim-repetition] reklamira remi: ponovitev pozicije
    [claim-fifty] reklamira remi: 50 potez
    [claim-repetition-move] reklamira remi: ponovitev pozicije po nameravani potezi
    [claim-fifty-move] reklamira remi: 50 potez po nameravani potezi
    [claim-illegal] reklamira nepravilno potezo
    [claim-touch] reklamira dotaknjeno figuro
    [accuse-touch] trdi, da se je nasprotnik dotaknil figure
    [accuse-resigned] trdi, da se je nasprotnik vdal
    [accuse-offer] trdi, da je nasprotnik ponudil remi
    [confirm] potrdi, kar trdi nasprotnik
    [deny] zanika, kar trdi nasprotnik
    [claim-effort] reklamira remi: nasprotnik ne poskuša zmagati
    [claim-win] reklamira remi: nasprotnik ne more zmagati
    [play] odigra potezo in pritisne uro
    [press] pritisne uro
    [stop-clocks] ustavi uri, da prosi za pomoč
    [offer] ponudi remi
    [accept] sprejme remi
    [decline] zavrne remi
    [resign] se vda
    [arrive] pride
    [leave] zapusti igralni prostor
    [leave-venue] zapusti prireditveni prostor
    [return] se vrne
    [device-rings] ima napravo, ki zazvoni
    [device-on] ima vklopljeno napravo
    [notes] uporablja zapiske ali nasvete
    [analyses] analizira na drugi šahovnici
    [disturbs] moti nasprotnika
    [displaced] ustavi uri, ker so figure podrte
    [refuse] noče upoštevati Pravil
    [appeal] se pritoži
    [sign] podpiše rezultat
    [hand-sheet] odda zapisnik
    [ask-adjourn] prosi za prekinitev
    [seal] kuvertira potezo
    [hand-envelope] odda kuverto
   *[state-sealed] pove kuvertirano potezo
}

## The log, the lines, and what can be taken away.

arbiter-log = Dnevnik
arbiter-log-more = { $count ->
    [one] { $count } prejšnji vpis
    [two] { $count } prejšnja vpisa
    [few] { $count } prejšnji vpisi
   *[other] { $count } prejšnjih vpisov
}
arbiter-log-for = { $colour ->
    [white] { $by }, za belega
   *[black] { $by }, za črnega
}
arbiter-log-hall = program
arbiter-log-spectator = gledalec
arbiter-log-spectator-seat = gledalec, mesto #{ $seat }
arbiter-log-player = igralec { $no }
arbiter-log-arbiter = sodnik
arbiter-log-assistant = pomočnik: { $name }
arbiter-back = Vse deske
arbiter-presence = { $presence ->
    [absent] še ni prišel
    [at-the-board] za šahovnico
    [venue] je zapustil prireditveni prostor
   *[playing-area] je zapustil igralni prostor
}
arbiter-lag = { $colour ->
    [white] Povezava belega: { $milliseconds } ms tja in nazaj ({ $at })
   *[black] Povezava črnega: { $milliseconds } ms tja in nazaj ({ $at })
}
arbiter-papers = Prenosi
arbiter-replace = Pripravi to partijo znova
arbiter-sheets = Zapisnika in kuverta
arbiter-pgn = PGN
arbiter-record = Zapis partije
arbiter-record-about = V zapisu je vsak vpis s svojim digitalnim odtisom; »{ $command }« pokaže, da ni bilo nič spremenjeno.

## The commonest jobs, from the list of boards.

arbiter-quick-title = Hitre odločitve
arbiter-quick = { $job ->
    [time] Dodaj čas
    [result] Rezultat
    [forfeit] Kontumac
    [illegal] Nepravilna poteza
    [claim] Reklamacija remija
    [flag] Padec zastavice
    [stop] Ustavi
   *[restart] Poženi uro
}
arbiter-quick-both = Oba igralca
arbiter-quick-result = { $what ->
    [white] Beli se je vdal
    [black] Črni se je vdal
   *[draw] Igralca sta se sporazumela za remi
}
arbiter-quick-illegal = { $who ->
    [white] Beli je dokončal nepravilno potezo
    [black] Črni je dokončal nepravilno potezo
   *[noticed] Kot je zapisano na deski
}
arbiter-quick-do = Da, tako odločam
arbiter-quick-board = Odpri desko
arbiter-quick-close = Zapri
arbiter-minutes = { $minutes } min
arbiter-preview = Odločeno bo
arbiter-choose = Izberite
arbiter-prescribed = Pri nepravilni potezi ne označite ničesar: kazen je tista, ki jo predpisujejo pravila, in poteza se šteje.

## What other boards need, on every page.

arbiter-watch = Deske, kjer vas potrebujejo
arbiter-elsewhere = { $count ->
    [one] Potrebujejo vas pri { $count } deski
    [two] Potrebujejo vas pri { $count } deskah
   *[other] Potrebujejo vas pri { $count } deskah
}
arbiter-alerts = Zvok in tresenje, ko me potrebujejo

arbiter-unreadable = Zapis je poškodovan
arbiter-unreadable-replace = Pripravi novo partijo
arbiter-unreadable-replace-hint = Nova partija se začne z začetno pozicijo in celim časom. Preden poženete uro, tam nastavite pozicijo in čase.
