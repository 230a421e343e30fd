## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

blind-title = Tabla za slepe i slabovide
blind-free-game = { $white } – { $black }
blind-answer = Odgovor
blind-now = Stanje partije
blind-clocks = Satovi
blind-board = Tabla
blind-board-show = Tabla kao tabela
blind-board-corner = Red
blind-sheet = Vaš formular
blind-sheet-show = Šta je zapisano
blind-acts = Šta možete da uradite
blind-acts-more = Sve drugo što možete da uradite
blind-commands = Komande
blind-commands-show = Sve komande sa kratkim oblicima
blind-field = Potez ili komanda
blind-hint = Potez u bilo kojoj notaciji: { $examples }. Komanda „{ $help }“ ispisuje sve komande.
blind-send = Pošalji
blind-look-again = Osveži
blind-wait = Sačekaj da se nešto dogodi
blind-home = Vaše partije
blind-sighted = Tabla sa slikom
blind-language = Jezik
blind-aids = Glas i zvuci
blind-speech = Čitaj naglas
blind-sounds = Zvuci
blind-line-lost = Veza je prekinuta. Stranica će se sama ponovo povezati.

## Who reads, and how the game stands.

blind-as = { $who ->
    [white] Imate bele figure.
    [black] Imate crne figure.
    [white-assistant] Vi ste pomoćnik igrača sa belim figurama.
    [black-assistant] Vi ste pomoćnik igrača sa crnim figurama.
    [arbiter] Pratite partiju kao sudija.
   *[spectator] Pratite partiju kao gledalac.
}
blind-your-move = Vi ste na potezu.
blind-before-start = Partija još nije počela.
blind-adjourned = Partija je prekinuta.
blind-void = Partija je poništena.
blind-under = { $sentence } { $count ->
    [1] Član
   *[other] Članovi
} { $articles }.
blind-last = { $colour ->
    [white] Beli: { $announced }, { $written }.
   *[black] Crni: { $announced }, { $written }.
}
blind-last-move = Poslednji potez. { $move }
blind-no-move = Još nije odigran nijedan potez.
blind-last-unsayable = Poslednji potez ne može da se kaže rečima. Pitajte gde su figure.
blind-offer = { $colour ->
    [white] Beli nudi remi.
   *[black] Crni nudi remi.
}
blind-no-offer = Niko ne nudi remi.
blind-bound = Mora se odigrati jedan od ovih poteza: { $moves }.
blind-complete-sheet = Najpre treba dopuniti vaš formular.
blind-nothing-new = Ništa novo.
blind-done = Urađeno.

## Clocks and counts.

blind-clock = { $state ->
    [flag] { $colour ->
        [white] Beli: { $time }, zastavica je pala.
       *[black] Crni: { $time }, zastavica je pala.
    }
    [runs] { $colour ->
        [white] Beli: { $time }, sat radi.
       *[black] Crni: { $time }, sat radi.
    }
   *[stands] { $colour ->
        [white] Beli: { $time }.
       *[black] Crni: { $time }.
    }
}
blind-hours = { $count ->
    [one] { $count } sat
    [few] { $count } sata
   *[other] { $count } sati
}
blind-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minuta
   *[other] { $count } minuta
}
blind-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
blind-counter = Brojač poteza na satu pokazuje { $white } za belog i { $black } za crnog.
blind-sheet-number = Poslednji upis na vašem formularu odnosi se na potez broj { $number }.
blind-sheet-empty = Na vašem formularu ništa nije zapisano.
blind-no-count = Broj poteza vam nije dostupan.
blind-no-sheet = Nijedan formular vam nije dostupan.

## The pieces and where they stand.

blind-piece = { $colour ->
    [white] { $role ->
        [king] beli kralj
        [queen] bela dama
        [rook] beli top
        [bishop] beli lovac
        [knight] beli skakač
       *[pawn] beli pešak
    }
   *[black] { $role ->
        [king] crni kralj
        [queen] crna dama
        [rook] crni top
        [bishop] crni lovac
        [knight] crni skakač
       *[pawn] crni pešak
    }
}
blind-empty = prazno
blind-stands = { $square }: { $piece }
blind-square = { $square }: { $piece }.
blind-where = { $piece }: { $squares }.
blind-where-none = { $piece }: nema na tabli.
blind-rank = { $line }. red: { $pieces }.
blind-rank-empty = { $line }. red je prazan.
blind-file = Linija { $line }: { $pieces }.
blind-file-empty = Linija { $line } je prazna.
blind-possible = Mogući potezi: { $moves }.
blind-possible-none = Odatle nema mogućeg poteza.
blind-possible-untold = U ovoj partiji mogući potezi se ne prikazuju.

## What was typed.

blind-not-understood = „{ $text }“ nije ni potez ni komanda. Komanda „{ $help }“ ispisuje sve komande.
blind-ambiguous = „{ $text }“ može da znači više poteza: { $moves }. Upišite jedan od njih.
blind-no-such-move = „{ $text }“ ovde nije legalan potez. Slični su: { $moves }.
blind-no-position = Ovde navedite oba polja poteza, na primer { $example }.
blind-only-looking = Samo pratite partiju: poteze igraju igrači.
blind-not-now = To sada nije moguće.
blind-text-missing = Polje „{ $act }“ treba popuniti.
blind-move-optional = Nameravani potez; ostavite prazno ako je pozicija već na tabli
blind-text = Šta želite da kažete
blind-move-text = Potez
blind-line-number = Polupotez, brojeći od 1
blind-square-of-piece = Polje na kojem je figura
blind-area = Odakle izlazite
blind-area-of = { $area ->
    [venue] iz prostora za igru
   *[playing-area] iz sale za igru
}
blind-duty = Za šta je pomoćnik
blind-duty-of = { $duty ->
    [moving] za pomeranje figura
    [pressing] za pritiskanje sata
   *[recording] za zapisivanje poteza
}
blind-matter = Šta nije u redu
blind-resign-sure = Da li zaista želite da predate partiju? To ne može da se opozove.
blind-resign-yes = Da, predajem
blind-resign-no = Ne, nazad na partiju

## What each command does.

blind-tells-clocks = šta pokazuju satovi
blind-tells-last = poslednji potez
blind-tells-turn = ko je na potezu
blind-tells-where = gde stoji figura: { $example }
blind-tells-scan = šta stoji na redu ili liniji: { $example }
blind-tells-square = šta stoji na polju: { $example }
blind-tells-possible = mogući potezi figure, ako se u ovoj partiji prikazuju: { $example }
blind-tells-number = broj poteza, ako vam je dostupan
blind-tells-offers = da li je ponuđen remi
blind-tells-sheet = šta piše na vašem formularu
blind-tells-again = stanje partije još jednom; isto čini prazno polje
blind-tells-help = ovaj spisak
blind-does-draw = nudi remi
blind-does-accept = prihvata remi
blind-does-decline = odbija remi
blind-does-resign = predaje partiju, posle potvrde
blind-does-repetition = reklamira remi zbog ponavljanja pozicije, i sa nameravanim potezom
blind-does-fifty = reklamira remi po pravilu 50 poteza, i sa nameravanim potezom
blind-does-flag = reklamira pad zastavice
blind-does-press = pritiska sat
blind-does-announce = objavljuje potez
blind-does-repeat = ponavlja objavljeni potez
blind-does-arbiter = zove sudiju i kaže zašto

## The words of each command, set apart by commas; the short one first.

blind-words-clocks = u, sat, satovi, vreme
blind-words-last = z, poslednji, poslednji potez
blind-words-turn = ko, ko je na potezu, na potezu
blind-words-where = gde, gde je, gde su, figura
blind-words-scan = v, red, linija, pregledaj
blind-words-square = na, polje, šta, šta je na
blind-words-possible = mogući, mogući potezi, potezi
blind-words-number = broj, broj poteza
blind-words-offers = ponude, ponuda
blind-words-sheet = formular, zapis, zapisnik
blind-words-again = ponovi, stanje, ponovo
blind-words-help = pomoć, komande, ?
blind-words-draw = remi, nudim remi, ponudi remi
blind-words-accept = prihvatam, prihvati, prihvatam remi
blind-words-decline = odbijam, odbij, odbijam remi
blind-words-resign = predajem, predaja
blind-words-repetition = ponavljanje, ponavljanje pozicije
blind-words-fifty = pedeset, pedeset poteza
blind-words-flag = zastavica, pad zastavice
blind-words-press = pritiskam, pritisni, pritisni sat
blind-words-announce = objavljujem, objavi, najavljujem, najavi
blind-words-repeat = ponavljam, ponovi
blind-words-arbiter = sudija, zovi sudiju

## The words of pieces, and words that may stand between.

blind-words-king = kralj, kralja
blind-words-queen = dama, dame, damu, kraljica
blind-words-rook = top, topovi, topa, kula
blind-words-bishop = lovac, lovca, lovci
blind-words-knight = skakač, skakača, skakači, konj, konja
blind-words-pawn = p, pešak, pešaka, pešaci, pion
blind-words-between = je, su, moj, moja, moji, red, reda, linija, liniju, polje, polju, na

## Pages around it.

blind-sign-in = Prijava
blind-sign-in-password = Lozinka
blind-sign-in-button = Prijavi se
blind-competitions = Partije koje možete da pratite
