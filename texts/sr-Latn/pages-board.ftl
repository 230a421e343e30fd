## The board in words.

board-man = { $man ->
    [wk] beli kralj
    [wq] bela dama
    [wr] beli top
    [wb] beli lovac
    [wn] beli skakač
    [wp] beli pešak
    [bk] crni kralj
    [bq] crna dama
    [br] crni top
    [bb] crni lovac
    [bn] crni skakač
   *[bp] crni pešak
}
board-letters = KDTLS
board-square = { $square }, { $man }
board-empty = { $square }, prazno
board-grid = Polja

## The clock.

clock-of = { $colour ->
    [white] Sat: { $name }, beli
   *[black] Sat: { $name }, crni
}
clock-time = Preostalo vreme
clock-colour = { $colour ->
    [white] Beli
   *[black] Crni
}
clock-runs = radi
clock-flag = Zastavica je pala
clock-counter = Potezi: { $count }
clock-press = Pritisni sat
clock-lever = Sat

## What may be done.

play-group = { $group ->
    [game] Partija
    [claims] Reklamacije
    [help] Sudija i zahtevi
    [presence] Dolazak i odlazak
    [adjournment] Prekid
   *[announcing] Objavljivanje poteza
}
play-cancel = Odustani
play-sure = { $what ->
    [resign] Partiju odmah gubite. To ne može da se opozove.
    [hand-over-envelope] Vaš sat se zaustavlja i partija je prekinuta. Potez u koverti više ne može da se promeni.
   *[sign] Potpisujete ovaj rezultat: { $result }
}
play-words = { $what ->
    [call-arbiter] Zašto zovete sudiju (nije obavezno)
    [request-explanation] Šta treba objasniti (nije obavezno)
    [appeal] Na šta se žalite i zašto
    [announce] Potez kako ga objavljujete
   *[repeat] Potez kako ste ga čuli
}
play-words-missing = Ovo polje treba popuniti.
play-words-announced = Rečima, na primer „{ $words }“, ili u uobičajenoj notaciji, na primer „Sf6“.
play-leave-hint = Ako vam je za izlazak potrebna dozvola sudije, a nemate je, možete biti kažnjeni. Prvo je zatražite.
play-choose = Izaberite
play-choose-of = { $of ->
    [reason] Zašto zaustavljate satove
    [matter] Šta nije u redu
    [area] Šta napuštate
   *[duty] Za šta je pomoćnik
}
play-choice = { $choice ->
    [reason-help] potreban mi je sudija
    [reason-no-piece] nedostaje figura za promociju
    [reason-displacement] poremećen je položaj figura
    [reason-irregularity] nelegalan potez ili druga nepravilnost
    [reason-claim] podnosim reklamaciju
    [reason-faulty-clock] sat je neispravan
    [reason-other] drugi razlog
    [matter-illegal-move] nelegalan potez
    [matter-illegal-position] nelegalna pozicija
    [matter-touch] dodirnuta figura
    [matter-release] ispuštena figura
    [matter-two-hands] potez obema rukama
    [matter-flag-fall] pad zastavice
    [matter-displacement] poremećen položaj figura
    [matter-initial-position] pogrešna početna pozicija
    [matter-board-placement] pogrešno postavljena tabla
    [matter-reversed-colours] obrnute boje figura
    [matter-defective-clock] neispravan sat
    [matter-clock-setting] pogrešno podešen sat
    [matter-clock] nepravilno rukovanje satom
    [matter-press-without-move] pritisak na sat bez poteza
    [matter-out-of-turn] potez kad je na potezu protivnik
    [matter-boards-disagree] neslaganje tabli
    [matter-end-of-game] već završena partija
    [matter-scoresheet] formular
    [area-playing-area] sala za igru
    [area-venue] prostor za igru
    [duty-moving] za pomeranje figura
    [duty-pressing] za pritiskanje sata
   *[duty-recording] za zapisivanje poteza
}

## Claims of a draw.

play-claim-basis = Na čemu se zasniva reklamacija
play-claim-stands = Pozicija na tabli
play-claim-after-move = Pozicija posle nameravanog poteza
play-claim-write-first = Prvo navedite nameravani potez: zapisuje se, ali se ne igra.
play-claim-move = Potez
play-claim-from = Sa polja
play-claim-to = Na polje
play-claim-as-written = Kao na formularu

## A move that is named by its squares.

play-named-castles = Rokada
play-named-king = Kralj na polju
play-named-rook = Top na polju
play-named-becomes = Pešak postaje
play-named-both = Treba navesti oba polja.
play-named-no-square = Nema polja „{ $text }“.
play-named-not-own = Na polju { $square } nema vaše figure.
play-named-unread = „{ $text }“ ne može da se pročita kao potez.
board-pick = Dodirnite figuru, zatim polje
board-pick-piece = Dodirnite figuru { $colour ->
    [white] belog
   *[black] crnog
}
play-touched-which = Izaberite figuru na tabli.
play-named-notation = Ili u notaciji
play-named-same = Figura mora na drugo polje.
play-named-becomes-what = Recite šta pešak postaje.

## The envelope of an adjourned game.

play-seal-which = Koji ćete potez odigrati sledeći? Zapisuje se, ali se ne igra na tabli.
play-seal-reads = U koverti piše, sa oba polja da ne bude zabune:
play-seal-secret = Protivnik ga ne vidi, a ne vidi ga ni niko drugi.
play-seal-kept = Dok ne predate kovertu, možete da kovertirate drugi potez. Posle toga je sudija čuva zatvorenu i otvara je pri nastavku partije.
play-seal-faulty = Nelegalan kovertirani potez može da vas košta partije.
play-seal-state = Koverta se izgubila. Koji ste potez kovertirali?
play-seal-stated = Izjavljujete:

## The scoresheet.

play-sheet-own = Moj formular
play-sheet-complete-first = Pre poteza morate dopuniti formular.
play-sheet-signed = Potpisano: { $result }
play-sheet-borrowed = Protivnikov formular
play-sheet-empty = Još ništa nije zapisano.
play-sheet-strike = Precrtaj { $text }
play-sheet-lines = Potezi na formularu
play-sheet-number = Broj poteza
play-sheet-line = Red
play-sheet-move = Potez

## What was decided, and what a touch obliges to.

play-news-rulings = Odluke
play-news-earlier = Ranije odluke ({ $count })
play-news-close = Pročitano
play-duty-title = Dodirnute figure
play-duty-in-hand-from = U ruci: { $man } sa polja { $square }
play-duty-in-hand = U ruci: { $man }
play-duty-own = Taknuto – maknuto. Možete odigrati samo:
play-duty-other = { $name } može odigrati samo:

## What lies around the board.

play-tools-title = Za tablom
play-tools-tool = Šta ruka radi
play-tools-tool-of = { $tool ->
    [move] podiže i spušta
    [touch] samo dodiruje
    [hold] drži figuru na polju
   *[remove] skida sa table
}
play-tools-hand = Ruka
play-tools-hand-of = { $which ->
    [right] desna
    [left] leva
   *[both] obe odjednom
}
play-tools-bold = Dozvoli dodirivanje figura i kad nisam na potezu
play-tools-fetch = Figura pored table
play-promotion-title = U šta se pešak promoviše?
play-promotion-none = Ostavi pešaka na polju

## How the board is shown.

play-options-title = Podešavanja i tasteri
play-options-switch = { $name ->
    [isFlipped] Okreni tablu
    [coordinates] Prikaži koordinate
    [figurines] Figurice umesto slova
    [sounds] Tihi zvuci za poteze, sat i odluke
    [pressesWithMove] Sat se pritiska zajedno sa potezom
   *[touches] Izabrana figura je dodirnuta figura
}
play-keys-title = Tasteri
play-keys-space = Razmaknica
play-keys-does = { $key ->
    [arrows] idu sa polja na polje
    [enter] podiže figuru i spušta je
    [space] pritiska sat
    [escape] odustaje od izbora ako ništa nije dodirnuto
    [step] ide po potezima (van table)
   *[flip] okreće tablu
}

## Who waits for whom.

play-state-sheets = Formulari partije
play-state-press-hint = Potez je završen kad pritisnete sat: polugu ili razmaknicu.
play-state-touch-hint = Figura na koju pokažete je dodirnuta i mora da se pomeri ako je to moguće.
play-state-void = Partija je poništena; treba odigrati novu.
play-state-adjourned = Partija je prekinuta.
play-state-resumption = Nastavak: { $where }
play-state-seal = Kovertirajte sledeći potez: zapisuje se, ali se ne igra.
play-state-sealed = Vaš potez je u koverti. Predajte je ili kovertirajte drugi potez.
play-state-seals = { $name } kovertira sledeći potez.
play-state-opens = Partija se nastavlja. Sudija otvara kovertu.
play-state-seal-reply = Partija se nastavlja. Protivnika nema ({ $name }), pa odgovor možete da kovertirate.
play-state-state = Koverta se izgubila. Recite koji ste potez kovertirali.
play-state-stopped = Satovi su zaustavljeni. Partija čeka sudiju.
play-state-interrupted = Sala za igru nije radila; satovi stoje. Ponovo će ih pokrenuti sudija.
play-state-away = { $name }: igrač nije za tablom.
play-state-left = Niste za tablom. Potvrdite kad se vratite.
play-state-press = Vaš potez je odigran. Pritisnite sat.
play-state-your-move = Vi ste na potezu.
play-state-offer = { $name } nudi remi.
play-state-own-offer = Ponudili ste remi.
play-state-your-clock = Vaš sat radi. Odigrajte potez i pritisnite sat.
play-state-move-of = Na potezu: { $name }.
play-state-arrive = Partija vas čeka: potvrdite da ste tu.
play-state-waits-for = Čeka se igrač: { $name }.
play-state-you-start = Partija još nije počela. Sat belog pokrećete vi ili sudija.
play-state-not-started = Partija još nije počela. Sat belog pokreće sudija ili crni.
play-state-check = Šah!
play-state-placed = Vaš sat radi. Pritisnite ga kad je potez gotov.
play-state-not-pressed = Sat igrača { $name } još radi: nije pritisnut.
play-state-line-lost = { $name }: veza je prekinuta.

## The moves.

play-moves-title = Potezi
play-moves-none = Još nije odigran nijedan potez.
play-moves-at = { $ply ->
    [0] Pozicija pre prvog poteza.
   *[other] Pozicija posle { $ply }. polupoteza od { $of }.
}
play-moves-live = Nazad na partiju
play-moves-pgn = Preuzmi partiju (PGN)
play-moves-step = { $step ->
    [first] Na početak
    [back] Potez unazad
    [on] Potez unapred
   *[last] Na poslednji potez
}
play-after-standings = Poredak
play-after-next = Do { $board }. table { $round }. kola
play-after-stay = Ostani ovde
play-after-seconds = { $seconds ->
    [one] Tabla vaše sledeće partije otvara se za { $seconds } sekundu.
    [few] Tabla vaše sledeće partije otvara se za { $seconds } sekunde.
   *[other] Tabla vaše sledeće partije otvara se za { $seconds } sekundi.
}

## What has not been sent or made yet.

play-unsent = Još nije poslato: { $acts }. Šalje se čim se veza uspostavi.
play-not-stored = Još nije prihvaćeno: { $acts }. Trenutno ništa ne može da se sačuva; pokušaj se sam ponavlja.
play-unsent-act = { $act ->
    [press] pritisak na sat
   *[other] vaša poslednja radnja
}
play-waiting = Čeka protivnikov potez: { $move }.
play-not-made = Nije odigrano: { $move } sada nije moguće.

## Around the game.

play-game-title = Partija
play-withdrawn = Ova partija je uklonjena: parovi su ispravljeni.
play-withdrawn-go = Pronađi svoju tablu
play-game-where = { $round }. kolo, { $board }. tabla ·
play-game-competition = Takmičenje
play-game-text-board = Tabla za slepe i slabovide
play-game-arbiter = Sudijska stranica
play-game-board = Tabla: { $names }
