## The board in words.

board-man = { $man ->
    [wk] bijeli kralj
    [wq] bijela dama
    [wr] bijeli top
    [wb] bijeli lovac
    [wn] bijeli skakač
    [wp] bijeli pješak
    [bk] crni kralj
    [bq] crna dama
    [br] crni top
    [bb] crni lovac
    [bn] crni skakač
   *[bp] crni pješak
}
board-letters = KDTLS
board-square = { $square }, { $man }
board-empty = { $square }, prazno
board-grid = Polja

## The clock.

clock-of = { $colour ->
    [white] Sat: { $name } (bijeli)
   *[black] Sat: { $name } (crni)
}
clock-time = Preostalo vrijeme
clock-colour = { $colour ->
    [white] Bijeli
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
    [help] Sudac i zahtjevi
    [presence] Dolazak i odlazak
    [adjournment] Prekid
   *[announcing] Objavljivanje poteza
}
play-cancel = Odustani
play-sure = { $what ->
    [resign] Partiju odmah gubite. To se ne može povući.
    [hand-over-envelope] Vaš se sat zaustavlja i partija je prekinuta. Potez u omotnici više se ne može promijeniti.
   *[sign] Potpisujete ovaj rezultat: { $result }
}
play-words = { $what ->
    [call-arbiter] Zašto zovete suca (nije obvezno)
    [request-explanation] Što treba objasniti (nije obvezno)
    [appeal] Na što se žalite i zašto
    [announce] Potez kako ga objavljujete
   *[repeat] Potez kako ste ga čuli
}
play-words-missing = Ovo polje mora biti ispunjeno.
play-words-announced = Riječima, na primjer „{ $words }”, ili u uobičajenoj notaciji, na primjer „Sf6”.
play-leave-hint = Ako za izlazak trebate dopuštenje suca, a nemate ga, možete biti kažnjeni. Prvo ga zatražite.
play-choose = Odaberite
play-choose-of = { $of ->
    [reason] Zašto zaustavljate satove
    [matter] Što nije u redu
    [area] Što napuštate
   *[duty] Za što je pomoćnik
}
play-choice = { $choice ->
    [reason-help] trebam suca
    [reason-no-piece] nedostaje figura za promociju
    [reason-displacement] poremećen je položaj figura
    [reason-irregularity] nepravilan potez ili druga nepravilnost
    [reason-claim] podnosim reklamaciju
    [reason-faulty-clock] sat je neispravan
    [reason-other] drugi razlog
    [matter-illegal-move] nepravilan potez
    [matter-illegal-position] nepravilna pozicija
    [matter-touch] taknuta figura
    [matter-release] ispuštena figura
    [matter-two-hands] potez objema rukama
    [matter-flag-fall] pad zastavice
    [matter-displacement] poremećen položaj figura
    [matter-initial-position] pogrešna početna pozicija
    [matter-board-placement] nepravilno postavljena ploča
    [matter-reversed-colours] obrnute boje figura
    [matter-defective-clock] neispravan sat
    [matter-clock-setting] pogrešno namješten sat
    [matter-clock] nepravilno rukovanje satom
    [matter-press-without-move] pritisak na sat bez poteza
    [matter-out-of-turn] potez kad je na potezu protivnik
    [matter-boards-disagree] različite pozicije na pločama
    [matter-end-of-game] već završena partija
    [matter-scoresheet] zapisnik
    [area-playing-area] prostor za igru
    [area-venue] mjesto igre
    [duty-moving] za pomicanje figura
    [duty-pressing] za pritiskanje sata
   *[duty-recording] za zapisivanje poteza
}

## Claims of a draw.

play-claim-basis = Na čemu se temelji reklamacija
play-claim-stands = Pozicija na ploči
play-claim-after-move = Pozicija nakon najavljenog poteza
play-claim-write-first = Prvo upišite najavljeni potez: zapisuje se, a ne igra se na ploči.
play-claim-move = Potez
play-claim-from = S polja
play-claim-to = Na polje
play-claim-as-written = Kao u zapisniku

## A move that is named by its squares.

play-named-castles = Rokada
play-named-king = Kralj na polju
play-named-rook = Top na polju
play-named-becomes = Pješak postaje
play-named-both = Treba navesti oba polja.
play-named-no-square = Nema polja „{ $text }”.
play-named-not-own = Na polju { $square } nema vaše figure.
play-named-unread = „{ $text }” ne može se pročitati kao potez.
board-pick = Taknite figuru, zatim polje
board-pick-piece = Taknite figuru { $colour ->
    [white] bijelog
   *[black] crnog
}
play-touched-which = Odaberite figuru na ploči.
play-named-notation = Ili u notaciji
play-named-same = Figura mora doći na drugo polje.
play-named-becomes-what = Navedite što pješak postaje.

## The envelope of an adjourned game.

play-seal-which = Koji ćete potez odigrati sljedeći? Zapisuje se, a ne igra se na ploči.
play-seal-reads = U omotnici piše, s oba polja da ne bude zabune:
play-seal-secret = Protivnik ga ne vidi, a ne vidi ga ni nitko drugi.
play-seal-kept = Dok ne predate omotnicu, možete kuvertirati drugi potez. Nakon toga je sudac čuva zatvorenu i otvara je pri nastavku partije.
play-seal-faulty = Nepravilan kuvertirani potez može vas stajati partije.
play-seal-state = Omotnica se izgubila. Koji ste potez kuvertirali?
play-seal-stated = Izjavljujete:

## The scoresheet.

play-sheet-own = Moj zapisnik
play-sheet-complete-first = Prije poteza morate dopuniti zapisnik.
play-sheet-signed = Potpisano: { $result }
play-sheet-borrowed = Protivnikov zapisnik
play-sheet-empty = Još ništa nije zapisano.
play-sheet-strike = Precrtaj { $text }
play-sheet-lines = Potezi u zapisniku
play-sheet-number = Redni broj poteza
play-sheet-line = Redak
play-sheet-move = Potez

## What was decided, and what a touch obliges to.

play-news-rulings = Odluke
play-news-earlier = Ranije odluke ({ $count })
play-news-close = Pročitano
play-duty-title = Taknute figure
play-duty-in-hand-from = U ruci: { $man } s polja { $square }
play-duty-in-hand = U ruci: { $man }
play-duty-own = Taknuto – maknuto. Možete odigrati samo:
play-duty-other = { $name } može odigrati samo:

## What lies around the board.

play-tools-title = Za pločom
play-tools-tool = Što ruka radi
play-tools-tool-of = { $tool ->
    [move] podiže i spušta
    [touch] samo dotiče
    [hold] dotiče polje figurom
   *[remove] skida s ploče
}
play-tools-hand = Ruka
play-tools-hand-of = { $which ->
    [right] desna
    [left] lijeva
   *[both] obje odjednom
}
play-tools-bold = Dopusti doticanje figura i kad nisam na potezu
play-tools-fetch = Figura pokraj ploče
play-promotion-title = Što pješak postaje?
play-promotion-none = Ostavi pješaka bez promocije

## How the board is shown.

play-options-title = Postavke i tipke
play-options-switch = { $name ->
    [isFlipped] Okreni ploču
    [coordinates] Prikaži koordinate
    [figurines] Sličice figura umjesto slova
    [sounds] Tihi zvukovi za poteze, sat i odluke
    [pressesWithMove] Sat se pritišće zajedno s potezom
   *[touches] Odabrana figura smatra se taknutom
}
play-keys-title = Tipke
play-keys-space = Razmaknica
play-keys-does = { $key ->
    [arrows] pomiču izbor s polja na polje
    [enter] podiže figuru i spušta je
    [space] pritišće sat
    [escape] odustaje od izbora ako ništa nije taknuto
    [step] pomiče po potezima (izvan ploče)
   *[flip] okreće ploču
}

## Who waits for whom.

play-state-sheets = Zapisnici partije
play-state-press-hint = Potez je dovršen kad pritisnete sat: polugu ili razmaknicu.
play-state-touch-hint = Figura koju odaberete taknuta je i njome se mora igrati ako je to moguće.
play-state-void = Partija je poništena; treba odigrati novu.
play-state-adjourned = Partija je prekinuta.
play-state-resumption = Nastavak: { $where }
play-state-seal = Kuvertirajte sljedeći potez: zapisuje se, a ne igra se na ploči.
play-state-sealed = Vaš je potez u omotnici. Predajte je ili kuvertirajte drugi potez.
play-state-seals = { $name } kuvertira sljedeći potez.
play-state-opens = Partija se nastavlja. Sudac otvara omotnicu.
play-state-seal-reply = Partija se nastavlja. Protivnika nema ({ $name }), pa odgovor možete kuvertirati.
play-state-state = Omotnica se izgubila. Izjavite koji ste potez kuvertirali.
play-state-stopped = Satovi su zaustavljeni. Partija čeka na suca.
play-state-interrupted = Turnirska dvorana nije radila; satovi stoje. Ponovno će ih pokrenuti sudac.
play-state-away = { $name }: igrač nije za pločom.
play-state-left = Niste za pločom. Kad se vratite, prijavite povratak.
play-state-press = Vaš je potez odigran. Pritisnite sat.
play-state-your-move = Vi ste na potezu.
play-state-offer = { $name } nudi remi.
play-state-own-offer = Ponudili ste remi.
play-state-your-clock = Vaš sat radi. Odigrajte potez i pritisnite sat.
play-state-move-of = Na potezu: { $name }.
play-state-arrive = Partija čeka na vas: potvrdite da ste tu.
play-state-waits-for = Čeka se igrač: { $name }.
play-state-you-start = Partija još nije počela. Sat bijelog pokrećete vi ili sudac.
play-state-not-started = Partija još nije počela. Sat bijelog pokreće sudac ili crni.
play-state-check = Šah!
play-state-placed = Vaš sat radi. Pritisnite ga kad je potez gotov.
play-state-not-pressed = Sat igrača { $name } još radi: nije pritisnut.
play-state-line-lost = { $name }: veza je prekinuta.

## The moves.

play-moves-title = Potezi
play-moves-none = Još nije odigran nijedan potez.
play-moves-at = { $ply ->
    [0] Pozicija prije prvog poteza.
   *[other] Pozicija nakon { $ply }. polupoteza od { $of }.
}
play-moves-live = Natrag na partiju
play-moves-pgn = Preuzmi partiju (PGN)
play-moves-step = { $step ->
    [first] Na početak
    [back] Potez natrag
    [on] Potez naprijed
   *[last] Na posljednji potez
}
play-after-standings = Poredak
play-after-next = Do { $board }. ploče { $round }. kola
play-after-stay = Ostani ovdje
play-after-seconds = { $seconds ->
    [one] Ploča vaše sljedeće partije otvara se za { $seconds } sekundu.
    [few] Ploča vaše sljedeće partije otvara se za { $seconds } sekunde.
   *[other] Ploča vaše sljedeće partije otvara se za { $seconds } sekundi.
}

## What has not been sent or made yet.

play-unsent = Još nije poslano: { $acts }. Šalje se čim se veza uspostavi.
play-not-stored = Još nije prihvaćeno: { $acts }. Trenutačno se ništa ne može spremiti; pokušaj se sam ponavlja.
play-unsent-act = { $act ->
    [press] pritisak na sat
   *[other] vaša posljednja radnja
}
play-waiting = Čeka protivnikov potez: { $move }.
play-not-made = Nije odigrano: { $move } sada nije moguće.

## Around the game.

play-game-title = Partija
play-withdrawn = Ova je partija uklonjena: parovi su ispravljeni.
play-withdrawn-go = Pronađi svoju ploču
play-game-where = { $round }. kolo, { $board }. ploča ·
play-game-competition = Natjecanje
play-game-text-board = Ploča za slijepe i slabovidne
play-game-arbiter = Sudački stol
play-game-board = Ploča: { $names }
