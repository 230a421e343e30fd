## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

text-board-title = Tabla za slepe i slabovide
text-board-free-game = { $white } – { $black }
text-board-answer = Odgovor
text-board-now = Stanje partije
text-board-clocks = Satovi
text-board-board = Tabla
text-board-board-show = Tabla kao tabela
text-board-board-corner = Red
text-board-sheet = Vaš formular
text-board-sheet-show = Šta je zapisano
text-board-acts = Šta možete da uradite
text-board-acts-more = Sve drugo što možete da uradite
text-board-commands = Komande
text-board-commands-show = Sve komande sa kratkim oblicima
text-board-help-answer = Komande: { $words }. Spisak na dnu stranice kaže šta koja radi.
text-board-field = Potez ili komanda
text-board-hint = Potez u bilo kojoj notaciji: { $examples }. Komanda „{ $help }“ ispisuje sve komande.
text-board-send = Pošalji
text-board-look-again = Osveži
text-board-wait = Sačekaj da se nešto dogodi
text-board-home = Vaše partije
text-board-sighted = Tabla sa slikom
text-board-language = Jezik
text-board-aids = Glas i zvuci
text-board-speech = Čitaj naglas
text-board-sounds = Zvuci
text-board-line-lost = Veza je prekinuta. Stranica će se sama ponovo povezati.

## Who reads, and how the game stands.

text-board-as = { $who ->
    [white] Imate bele figure.
    [black] Imate crne figure.
    [white-assistant] Vi ste pomoćnik igrača sa belim figurama.
    [black-assistant] Vi ste pomoćnik igrača sa crnim figurama.
    [arbiter] Pratite partiju kao sudija.
   *[spectator] Pratite partiju kao gledalac.
}
text-board-your-move = Vi ste na potezu.
text-board-before-start = Partija još nije počela.
text-board-adjourned = Partija je prekinuta.
text-board-void = Partija je poništena.
text-board-under = { $sentence } { $count ->
    [1] Član
   *[other] Članovi
} { $articles }.
text-board-last = { $colour ->
    [white] Beli: { $announced }, { $written }.
   *[black] Crni: { $announced }, { $written }.
}
text-board-last-move = Poslednji potez. { $move }
text-board-no-move = Još nije odigran nijedan potez.
text-board-last-unsayable = Poslednji potez ne može da se kaže rečima. Pitajte gde su figure.
text-board-offer = { $colour ->
    [white] Beli nudi remi.
   *[black] Crni nudi remi.
}
text-board-no-offer = Niko ne nudi remi.
text-board-bound = Mora se odigrati jedan od ovih poteza: { $moves }.
text-board-complete-sheet = Najpre treba dopuniti vaš formular.
text-board-nothing-new = Ništa novo.
text-board-done = Urađeno.

## Clocks and counts.

text-board-clock = { $state ->
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
text-board-hours = { $count ->
    [one] { $count } sat
    [few] { $count } sata
   *[other] { $count } sati
}
text-board-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minuta
   *[other] { $count } minuta
}
text-board-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
text-board-counter = Brojač poteza na satu pokazuje { $white } za belog i { $black } za crnog.
text-board-sheet-number = Poslednji upis na vašem formularu odnosi se na potez broj { $number }.
text-board-sheet-empty = Na vašem formularu ništa nije zapisano.
text-board-no-count = Broj poteza vam nije dostupan.
text-board-no-sheet = Nijedan formular vam nije dostupan.

## The pieces and where they stand.

text-board-piece = { $colour ->
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
text-board-empty = prazno
text-board-stands = { $square }: { $piece }
text-board-square = { $square }: { $piece }.
text-board-where = { $piece }: { $squares }.
text-board-where-none = { $piece }: nema na tabli.
text-board-rank = { $line }. red: { $pieces }.
text-board-rank-empty = { $line }. red je prazan.
text-board-file = Linija { $line }: { $pieces }.
text-board-file-empty = Linija { $line } je prazna.
text-board-possible = Mogući potezi: { $moves }.
text-board-possible-none = Odatle nema mogućeg poteza.
text-board-possible-untold = U ovoj partiji mogući potezi se ne prikazuju.

## What was typed.

text-board-not-understood = „{ $text }“ nije ni potez ni komanda. Komanda „{ $help }“ ispisuje sve komande.
text-board-ambiguous = „{ $text }“ može da znači više poteza: { $moves }. Upišite jedan od njih.
text-board-no-such-move = „{ $text }“ ovde nije legalan potez. Slični su: { $moves }.
text-board-no-position = Ovde navedite oba polja poteza, na primer { $example }.
text-board-only-looking = Samo pratite partiju: poteze igraju igrači.
text-board-not-now = To sada nije moguće.
text-board-text-missing = Polje „{ $act }“ treba popuniti.
text-board-move-optional = Nameravani potez; ostavite prazno ako je pozicija već na tabli
text-board-text = Šta želite da kažete
text-board-move-text = Potez
text-board-line-number = Polupotez, brojeći od 1
text-board-square-of-piece = Polje na kojem je figura
text-board-area = Odakle izlazite
text-board-area-of = { $area ->
    [venue] iz prostora za igru
   *[playing-area] iz sale za igru
}
text-board-duty = Za šta je pomoćnik
text-board-duty-of = { $duty ->
    [moving] za pomeranje figura
    [pressing] za pritiskanje sata
   *[recording] za zapisivanje poteza
}
text-board-matter = Šta nije u redu
text-board-resign-sure = Da li zaista želite da predate partiju? To ne može da se opozove.
text-board-resign-yes = Da, predajem
text-board-resign-no = Ne, nazad na partiju

## What each command does.

text-board-tells-clocks = šta pokazuju satovi
text-board-tells-last = poslednji potez
text-board-tells-turn = ko je na potezu
text-board-tells-where = gde stoji figura: { $example }
text-board-tells-scan = šta stoji na redu ili liniji: { $example }
text-board-tells-square = šta stoji na polju: { $example }
text-board-tells-possible = mogući potezi figure, ako se u ovoj partiji prikazuju: { $example }
text-board-tells-number = broj poteza, ako vam je dostupan
text-board-tells-offers = da li je ponuđen remi
text-board-tells-sheet = šta piše na vašem formularu
text-board-tells-again = stanje partije još jednom; isto čini prazno polje
text-board-tells-help = ovaj spisak
text-board-does-draw = nudi remi
text-board-does-accept = prihvata remi
text-board-does-decline = odbija remi
text-board-does-resign = predaje partiju, posle potvrde
text-board-does-repetition = reklamira remi zbog ponavljanja pozicije, i sa nameravanim potezom
text-board-does-fifty = reklamira remi po pravilu 50 poteza, i sa nameravanim potezom
text-board-does-flag = reklamira pad zastavice
text-board-does-press = pritiska sat
text-board-does-announce = objavljuje potez
text-board-does-repeat = ponavlja objavljeni potez
text-board-does-arbiter = zove sudiju i kaže zašto

## The words of each command, set apart by commas; the short one first.

text-board-words-clocks = u, sat, satovi, vreme
text-board-words-last = z, poslednji, poslednji potez
text-board-words-turn = ko, ko je na potezu, na potezu
text-board-words-where = gde, gde je, gde su, figura
text-board-words-scan = v, red, linija, pregledaj
text-board-words-square = na, polje, šta, šta je na
text-board-words-possible = mogući, mogući potezi, potezi
text-board-words-number = broj, broj poteza
text-board-words-offers = ponude, ponuda
text-board-words-sheet = formular, zapis, zapisnik
text-board-words-again = ponovi, stanje, ponovo
text-board-words-help = pomoć, komande, ?
text-board-words-draw = remi, nudim remi, ponudi remi
text-board-words-accept = prihvatam, prihvati, prihvatam remi
text-board-words-decline = odbijam, odbij, odbijam remi
text-board-words-resign = predajem, predaja
text-board-words-repetition = ponavljanje, ponavljanje pozicije
text-board-words-fifty = pedeset, pedeset poteza
text-board-words-flag = zastavica, pad zastavice
text-board-words-press = pritiskam, pritisni, pritisni sat
text-board-words-announce = objavljujem, objavi, najavljujem, najavi
text-board-words-repeat = ponavljam, ponovi
text-board-words-arbiter = sudija, zovi sudiju

## The words of pieces, and words that may stand between.

text-board-words-king = kralj, kralja
text-board-words-queen = dama, dame, damu, kraljica
text-board-words-rook = top, topovi, topa, kula
text-board-words-bishop = lovac, lovca, lovci
text-board-words-knight = skakač, skakača, skakači, konj, konja
text-board-words-pawn = p, pešak, pešaka, pešaci, pion
text-board-words-between = je, su, moj, moja, moji, red, reda, linija, liniju, polje, polju, na

## Pages around it.

text-board-sign-in = Prijava
text-board-sign-in-password = Lozinka
text-board-sign-in-button = Prijavi se
text-board-competitions = Partije koje možete da pratite
