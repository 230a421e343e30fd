## The board in words.

board-man = { $man ->
    [wk] beli kralj
    [wq] bela dama
    [wr] bela trdnjava
    [wb] beli lovec
    [wn] beli skakač
    [wp] beli kmet
    [bk] črni kralj
    [bq] črna dama
    [br] črna trdnjava
    [bb] črni lovec
    [bn] črni skakač
   *[bp] črni kmet
}
board-letters = KDTLS
board-square = { $square }, { $man }
board-empty = { $square }, prazno
board-grid = Polja

## The clock.

clock-of = { $colour ->
    [white] Ura: { $name }, beli
   *[black] Ura: { $name }, črni
}
clock-time = Preostali čas
clock-colour = { $colour ->
    [white] Beli
   *[black] Črni
}
clock-runs = teče
clock-flag = Zastavica je padla
clock-counter = Poteze: { $count }
clock-press = Pritisni uro
clock-lever = Ura

## What may be done.

play-group = { $group ->
    [game] Partija
    [claims] Reklamacije
    [help] Sodnik in prošnje
    [presence] Prihod in odhod
    [adjournment] Prekinitev
   *[announcing] Napovedovanje potez
}
play-cancel = Prekliči
play-sure = { $what ->
    [resign] Partijo takoj izgubite. Tega ni mogoče preklicati.
    [hand-over-envelope] Vaša ura se ustavi in partija je prekinjena. Poteze v kuverti ni več mogoče spremeniti.
   *[sign] Podpišete ta rezultat: { $result }
}
play-words = { $what ->
    [call-arbiter] Zakaj kličete sodnika; lahko ostane prazno
    [request-explanation] Kaj je treba razložiti; lahko ostane prazno
    [appeal] Zoper katero odločitev se pritožujete in zakaj
    [announce] Poteza, kot jo napoveste
   *[repeat] Poteza, kot ste jo slišali
}
play-words-missing = To polje je treba izpolniti.
play-words-announced = Z besedami, na primer »{ $words }«, ali v običajni notaciji, na primer »Sf6«.
play-leave-hint = Kdor za odhod potrebuje sodnikovo dovoljenje in ga nima, je lahko kaznovan. Najprej prosite zanj.
play-choose = Izberite
play-choose-of = { $of ->
    [reason] Zakaj ustavljate uri
    [matter] Kaj je narobe
    [area] Kaj zapuščate
   *[duty] Za kaj je pomočnik
}
play-choice = { $choice ->
    [reason-help] potrebujem sodnika
    [reason-no-piece] manjka figura za promocijo
    [reason-displacement] figure so podrte
    [reason-irregularity] nepravilna poteza ali druga nepravilnost
    [reason-claim] vlagam reklamacijo
    [reason-faulty-clock] ura je pokvarjena ali napačno nastavljena
    [reason-other] drug razlog
    [matter-illegal-move] nepravilna poteza
    [matter-illegal-position] neveljavna pozicija
    [matter-touch] dotaknjena figura
    [matter-release] izpuščena figura
    [matter-two-hands] poteza z obema rokama
    [matter-flag-fall] padec zastavice
    [matter-displacement] podrte figure
    [matter-initial-position] napačna začetna pozicija
    [matter-board-placement] narobe postavljena šahovnica
    [matter-reversed-colours] obrnjene barve figur
    [matter-defective-clock] pokvarjena ura
    [matter-clock-setting] napačno nastavljena ura
    [matter-clock] neprimerno ravnanje z uro
    [matter-press-without-move] pritisk na uro brez poteze
    [matter-out-of-turn] poteza, ko je bil na potezi nasprotnik
    [matter-boards-disagree] neujemanje šahovnic
    [matter-end-of-game] že končana partija
    [matter-scoresheet] zapisnik
    [area-playing-area] igralni prostor
    [area-venue] prireditveni prostor
    [duty-moving] za premikanje figur
    [duty-pressing] za pritiskanje ure
   *[duty-recording] za zapisovanje potez
}

## Claims of a draw.

play-claim-basis = Na čem temelji reklamacija
play-claim-stands = Pozicija na šahovnici
play-claim-after-move = Pozicija po nameravani potezi
play-claim-write-first = Najprej napovejte nameravano potezo: zapiše se in se ne odigra.
play-claim-move = Poteza
play-claim-from = S polja
play-claim-to = Na polje
play-claim-as-written = Kot v zapisniku

## A move that is named by its squares.

play-named-castles = Rokada
play-named-king = Kralj na polju
play-named-rook = Trdnjava na polju
play-named-becomes = Kmet postane
play-named-both = Navesti je treba obe polji.
play-named-no-square = Polja »{ $text }« ni.
play-named-not-own = Na polju { $square } ni vaše figure.
play-named-unread = »{ $text }« ni mogoče prebrati kot poteze.
board-pick = Dotaknite se figure, nato polja
board-pick-piece = Dotaknite se figure { $colour ->
    [white] belega
   *[black] črnega
}
play-touched-which = Izberite figuro na šahovnici.
play-named-notation = Ali v zapisu
play-named-same = Figura mora na drugo polje.
play-named-becomes-what = Povejte, kaj kmet postane.

## The envelope of an adjourned game.

play-seal-which = Katero potezo boste odigrali naslednjo? Zapiše se in se ne odigra na šahovnici.
play-seal-reads = V kuverti piše (z obema poljema, da ne more biti pomote):
play-seal-secret = Nasprotnik je ne vidi in tudi nihče drug ne.
play-seal-kept = Dokler kuverte ne oddate, lahko kuvertirate drugo potezo. Nato jo sodnik hrani zaprto in jo odpre ob nadaljevanju partije.
play-seal-faulty = Z nepravilno kuvertirano potezo lahko izgubite partijo.
play-seal-state = Kuverta je izgubljena. Katero potezo ste kuvertirali?
play-seal-stated = Izjavljate:

## The scoresheet.

play-sheet-own = Moj zapisnik
play-sheet-complete-first = Pred potezo morate dopolniti zapisnik.
play-sheet-signed = Podpisano: { $result }
play-sheet-borrowed = Nasprotnikov zapisnik
play-sheet-empty = Nič še ni zapisano.
play-sheet-strike = Prečrtaj { $text }
play-sheet-lines = Poteze v zapisniku
play-sheet-number = Številka poteze
play-sheet-line = Vrstica
play-sheet-move = Poteza

## What was decided, and what a touch obliges to.

play-news-rulings = Odločitve
play-news-earlier = Prejšnje odločitve ({ $count })
play-news-close = Prebrano
play-duty-title = Dotaknjene figure
play-duty-in-hand-from = V roki: { $man } s polja { $square }
play-duty-in-hand = V roki: { $man }
play-duty-own = Dotik figure zavezuje. Odigrate lahko samo:
play-duty-other = { $name } lahko odigra samo:

## What lies around the board.

play-tools-title = Za šahovnico
play-tools-tool = Kaj dela roka
play-tools-tool-of = { $tool ->
    [move] dvigne in postavi
    [touch] se samo dotakne
    [hold] se s figuro dotakne polja
   *[remove] odstrani s šahovnice
}
play-tools-hand = Roka
play-tools-hand-of = { $which ->
    [right] desna
    [left] leva
   *[both] obe hkrati
}
play-tools-bold = Dovoli dotik figur tudi, ko nisem na potezi
play-tools-fetch = Figura ob šahovnici
play-promotion-title = Kaj postane kmet?
play-promotion-none = Pusti kmeta nezamenjenega

## How the board is shown.

play-options-title = Nastavitve in tipke
play-options-switch = { $name ->
    [isFlipped] Obrni šahovnico
    [coordinates] Pokaži koordinate
    [figurines] Figurice namesto črk
    [sounds] Tihi zvoki ob potezah, uri in odločitvah
    [pressesWithMove] Ura se pritisne skupaj s potezo
   *[touches] Izbrana figura je dotaknjena figura
}
play-keys-title = Tipke
play-keys-space = Preslednica
play-keys-does = { $key ->
    [arrows] premikajo izbor s polja na polje
    [enter] dvigne figuro in jo postavi
    [space] pritisne uro
    [escape] prekliče izbor, če ni bila dotaknjena nobena figura
    [step] premika po potezah (zunaj šahovnice)
   *[flip] obrne šahovnico
}

## Who waits for whom.

play-state-sheets = Zapisniki partije
play-state-press-hint = Poteza je zaključena, ko pritisnete uro: ročico ali preslednico.
play-state-touch-hint = Figura, na katero pokažete, je dotaknjena in jo je treba premakniti, če je mogoče.
play-state-void = Partija je razveljavljena; odigrati je treba novo.
play-state-adjourned = Partija je prekinjena.
play-state-resumption = Nadaljevanje: { $where }
play-state-seal = Kuvertirajte naslednjo potezo: zapiše se in se ne odigra.
play-state-sealed = Vaša poteza je v kuverti. Oddajte jo ali kuvertirajte drugo potezo.
play-state-seals = { $name } kuvertira naslednjo potezo.
play-state-opens = Partija se nadaljuje. Sodnik odpre kuverto.
play-state-seal-reply = Partija se nadaljuje. Nasprotnika ni ({ $name }), zato lahko odgovor kuvertirate.
play-state-state = Kuverta je izgubljena. Povejte, katero potezo ste kuvertirali.
play-state-stopped = Uri sta ustavljeni. Partija čaka na sodnika.
play-state-interrupted = Turnirska dvorana ni delovala; uri stojita. Znova ju bo pognal sodnik.
play-state-away = { $name }: igralca ni za šahovnico.
play-state-left = Niste za šahovnico. Javite, ko se vrnete.
play-state-press = Vaša poteza je izvršena. Pritisnite uro.
play-state-your-move = Na potezi ste vi.
play-state-offer = { $name } ponuja remi.
play-state-own-offer = Ponudili ste remi.
play-state-your-clock = Vaša ura teče. Odigrajte potezo in pritisnite uro.
play-state-move-of = Na potezi: { $name }.
play-state-arrive = Partija čaka na vas: potrdite, da ste tu.
play-state-waits-for = Čakamo na igralca: { $name }.
play-state-you-start = Partija se še ni začela. Uro belega poženete vi ali sodnik.
play-state-not-started = Partija se še ni začela. Uro belega požene sodnik ali črni.
play-state-check = Šah!
play-state-placed = Vaša ura teče. Pritisnite jo, ko je poteza končana.
play-state-not-pressed = Ura igralca { $name } še teče: ni bila pritisnjena.
play-state-line-lost = { $name }: povezava je prekinjena.

## The moves.

play-moves-title = Poteze
play-moves-none = Nobena poteza še ni bila odigrana.
play-moves-at = { $ply ->
    [0] Pozicija pred prvo potezo.
   *[other] Pozicija po { $ply }. polpotezi od { $of }.
}
play-moves-live = Nazaj k partiji
play-moves-pgn = Prenesi partijo (PGN)
play-moves-step = { $step ->
    [first] Na začetek
    [back] Potezo nazaj
    [on] Potezo naprej
   *[last] Na zadnjo potezo
}
play-after-standings = Lestvica
play-after-next = K { $board }. deski { $round }. kola
play-after-stay = Ostani tukaj
play-after-seconds = { $seconds ->
    [one] Deska vaše naslednje partije se odpre čez { $seconds } sekundo.
    [two] Deska vaše naslednje partije se odpre čez { $seconds } sekundi.
    [few] Deska vaše naslednje partije se odpre čez { $seconds } sekunde.
   *[other] Deska vaše naslednje partije se odpre čez { $seconds } sekund.
}

## What has not been sent or made yet.

play-unsent = Še ni poslano: { $acts }. Poslano bo, ko bo povezava spet vzpostavljena.
play-not-stored = Še ni sprejeto: { $acts }. Trenutno ni mogoče ničesar shraniti; poskus se sam ponavlja.
play-unsent-act = { $act ->
    [press] pritisk na uro
   *[other] vaše zadnje dejanje
}
play-waiting = Čaka na nasprotnikovo potezo: { $move }.
play-not-made = Ni odigrano: { $move } zdaj ni mogoče.

## Around the game.

play-game-title = Partija
play-withdrawn = Ta partija je bila umaknjena: pari so bili popravljeni.
play-withdrawn-go = Poišči svojo desko
play-game-where = { $round }. kolo, { $board }. deska ·
play-game-competition = Tekmovanje
play-game-text-board = Šahovnica za slepe in slabovidne
play-game-arbiter = Sodniška miza
play-game-board = Šahovnica: { $names }
