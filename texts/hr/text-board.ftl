## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

text-board-title = Ploča za slijepe i slabovidne
text-board-free-game = { $white } – { $black }
text-board-answer = Odgovor
text-board-now = Stanje partije
text-board-clocks = Satovi
text-board-board = Ploča
text-board-board-show = Ploča kao tablica
text-board-board-corner = Red
text-board-sheet = Vaš zapisnik
text-board-sheet-show = Što je zapisano
text-board-acts = Što možete učiniti
text-board-acts-more = Sve drugo što možete učiniti
text-board-commands = Naredbe
text-board-commands-show = Sve naredbe s kratkim oblicima
text-board-help-answer = Naredbe: { $words }. Popis na dnu stranice kaže što koja radi.
text-board-field = Potez ili naredba
text-board-hint = Potez u bilo kojoj notaciji: { $examples }. „{ $help }” nabraja naredbe.
text-board-send = Pošalji
text-board-look-again = Osvježi
text-board-wait = Pričekaj da se nešto dogodi
text-board-home = Vaše partije
text-board-sighted = Ploča sa slikom
text-board-language = Jezik
text-board-aids = Glas i zvukovi
text-board-speech = Čitaj naglas
text-board-sounds = Zvukovi
text-board-line-lost = Veza je prekinuta. Stranica će se sama ponovno povezati.

## Who reads, and how the game stands.

text-board-as = { $who ->
    [white] Igrate bijelim figurama.
    [black] Igrate crnim figurama.
    [white-assistant] Pomoćnik ste igrača s bijelim figurama.
    [black-assistant] Pomoćnik ste igrača s crnim figurama.
    [arbiter] Pratite kao sudac.
   *[spectator] Pratite kao gledatelj.
}
text-board-your-move = Vi ste na potezu.
text-board-before-start = Partija još nije počela.
text-board-adjourned = Partija je prekinuta.
text-board-void = Partija je poništena.
text-board-under = { $sentence } { $count ->
    [1] Članak
   *[other] Članci
} { $articles }.
text-board-last = { $colour ->
    [white] Bijeli: { $announced }, { $written }.
   *[black] Crni: { $announced }, { $written }.
}
text-board-last-move = Posljednji potez. { $move }
text-board-no-move = Još nije odigran nijedan potez.
text-board-last-unsayable = Posljednji potez ne može se izreći riječima. Pitajte kako figure stoje.
text-board-offer = { $colour ->
    [white] Bijeli nudi remi.
   *[black] Crni nudi remi.
}
text-board-no-offer = Nitko ne nudi remi.
text-board-bound = Mora se odigrati jedan od ovih poteza: { $moves }.
text-board-complete-sheet = Prvo treba dopuniti vaš zapisnik.
text-board-nothing-new = Ništa novo.
text-board-done = Učinjeno.

## Clocks and counts.

text-board-clock = { $state ->
    [flag] { $colour ->
        [white] Bijeli: { $time }, zastavica je pala.
       *[black] Crni: { $time }, zastavica je pala.
    }
    [runs] { $colour ->
        [white] Bijeli: { $time }, sat radi.
       *[black] Crni: { $time }, sat radi.
    }
   *[stands] { $colour ->
        [white] Bijeli: { $time }.
       *[black] Crni: { $time }.
    }
}
text-board-hours = { $count ->
    [one] { $count } sat
    [few] { $count } sata
   *[other] { $count } sati
}
text-board-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minute
   *[other] { $count } minuta
}
text-board-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
text-board-counter = Brojač poteza na satu pokazuje { $white } za bijelog i { $black } za crnog.
text-board-sheet-number = Posljednji upis u vašem zapisniku pripada { $number }. potezu.
text-board-sheet-empty = U vašem zapisniku nema ničega.
text-board-no-count = Broj poteza nije vam dostupan.
text-board-no-sheet = Nema zapisnika koji biste smjeli vidjeti.

## The pieces and where they stand.

text-board-piece = { $colour ->
    [white] { $role ->
        [king] bijeli kralj
        [queen] bijela dama
        [rook] bijeli top
        [bishop] bijeli lovac
        [knight] bijeli skakač
       *[pawn] bijeli pješak
    }
   *[black] { $role ->
        [king] crni kralj
        [queen] crna dama
        [rook] crni top
        [bishop] crni lovac
        [knight] crni skakač
       *[pawn] crni pješak
    }
}
text-board-empty = prazno
text-board-stands = { $square }: { $piece }
text-board-square = { $square }: { $piece }.
text-board-where = { $piece }: { $squares }.
text-board-where-none = { $piece }: nema na ploči.
text-board-rank = { $line }. red: { $pieces }.
text-board-rank-empty = { $line }. red je prazan.
text-board-file = Linija { $line }: { $pieces }.
text-board-file-empty = Linija { $line } je prazna.
text-board-possible = Mogući potezi: { $moves }.
text-board-possible-none = Odatle nema mogućeg poteza.
text-board-possible-untold = Mogući se potezi u ovoj partiji ne prikazuju.

## What was typed.

text-board-not-understood = „{ $text }” nije ni potez ni naredba. „{ $help }” nabraja naredbe.
text-board-ambiguous = „{ $text }” može značiti više poteza: { $moves }. Upišite jedan od njih.
text-board-no-such-move = „{ $text }” ovdje nije pravilan potez. Slični su: { $moves }.
text-board-no-position = Ovdje navedite oba polja poteza, na primjer { $example }.
text-board-only-looking = Samo pratite: poteze igraju igrači.
text-board-not-now = To sada nije moguće.
text-board-text-missing = Polje „{ $act }” mora biti ispunjeno.
text-board-move-optional = Najavljeni potez; ostavite prazno ako je pozicija već na ploči
text-board-text = Što želite reći
text-board-move-text = Potez
text-board-line-number = Redni broj polupoteza, počevši od 1
text-board-square-of-piece = Polje na kojem je figura
text-board-area = Što napuštate
text-board-area-of = { $area ->
    [venue] mjesto igre
   *[playing-area] prostor za igru
}
text-board-duty = Za što je pomoćnik
text-board-duty-of = { $duty ->
    [moving] za pomicanje figura
    [pressing] za pritiskanje sata
   *[recording] za zapisivanje poteza
}
text-board-matter = Što nije u redu
text-board-resign-sure = Zaista predajete partiju? To se ne može povući.
text-board-resign-yes = Da, predajem
text-board-resign-no = Ne, natrag na partiju

## What each command does.

text-board-tells-clocks = što pokazuju satovi
text-board-tells-last = posljednji potez
text-board-tells-turn = tko je na potezu
text-board-tells-where = gdje stoji figura: { $example }
text-board-tells-scan = što stoji na redu ili liniji: { $example }
text-board-tells-square = što stoji na polju: { $example }
text-board-tells-possible = koje poteze ima figura, ako se u partiji prikazuju: { $example }
text-board-tells-number = broj poteza, ako vam je dostupan
text-board-tells-offers = je li ponuđen remi
text-board-tells-sheet = što je u vašem zapisniku
text-board-tells-again = stanje partije još jednom; isto čini prazno polje
text-board-tells-help = ovaj popis
text-board-does-draw = nudi remi
text-board-does-accept = prihvaća remi
text-board-does-decline = odbija remi
text-board-does-resign = predaje partiju, nakon potvrde
text-board-does-repetition = reklamira remi zbog ponavljanja pozicije, i s najavljenim potezom
text-board-does-fifty = reklamira remi po pravilu 50 poteza, i s najavljenim potezom
text-board-does-flag = reklamira pad zastavice
text-board-does-press = pritišće sat
text-board-does-announce = objavljuje potez
text-board-does-repeat = ponavlja objavljeni potez
text-board-does-arbiter = zove suca i kaže zašto

## The words of each command, set apart by commas; the short one first.

text-board-words-clocks = sat, satovi, vrijeme, u
text-board-words-last = z, zadnji, zadnji potez, posljednji, posljednji potez
text-board-words-turn = tko, tko je na potezu, na potezu
text-board-words-where = gdje, gdje je, gdje su, figura
text-board-words-scan = v, vidi, pregledaj, red, linija
text-board-words-square = na, polje, što, što je na
text-board-words-possible = mogući, mogući potezi, potezi
text-board-words-number = broj, broj poteza
text-board-words-offers = ponude, ponuda
text-board-words-sheet = zapisnik, zapis
text-board-words-again = ponovi, stanje, ponovno
text-board-words-help = pomoć, naredbe, ?
text-board-words-draw = remi, nudim remi, ponudi remi
text-board-words-accept = prihvaćam, prihvati, prihvaćam remi
text-board-words-decline = odbijam, odbij, odbijam remi
text-board-words-resign = predajem, predaja
text-board-words-repetition = ponavljanje, ponavljanje pozicije
text-board-words-fifty = pedeset, pedeset poteza
text-board-words-flag = zastavica, pad zastavice
text-board-words-press = pritišćem, pritisni, pritisni sat
text-board-words-announce = objavljujem, objavi, najavljujem, najavi
text-board-words-repeat = ponavljam, ponovi
text-board-words-arbiter = sudac, zovi suca

## The words of pieces, and words that may stand between.

text-board-words-king = kralj, kralja
text-board-words-queen = dama, dame, damu, kraljica
text-board-words-rook = top, topovi, topa, kula
text-board-words-bishop = lovac, lovca, lovci
text-board-words-knight = skakač, skakača, skakači, konj, konja
text-board-words-pawn = p, pješak, pješaka, pješaci
text-board-words-between = je, su, moj, moja, moji, red, reda, linija, liniju, polje, polju, na

## Pages around it.

text-board-sign-in = Prijava
text-board-sign-in-password = Lozinka
text-board-sign-in-button = Prijavi se
text-board-competitions = Partije koje možete pratiti
