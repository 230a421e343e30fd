## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

blind-title = Ploča za slijepe i slabovidne
blind-free-game = { $white } – { $black }
blind-answer = Odgovor
blind-now = Stanje partije
blind-clocks = Satovi
blind-board = Ploča
blind-board-show = Ploča kao tablica
blind-board-corner = Red
blind-sheet = Vaš zapisnik
blind-sheet-show = Što je zapisano
blind-acts = Što možete učiniti
blind-acts-more = Sve drugo što možete učiniti
blind-commands = Naredbe
blind-commands-show = Sve naredbe s kratkim oblicima
blind-field = Potez ili naredba
blind-hint = Potez u bilo kojoj notaciji: { $examples }. „{ $help }” nabraja naredbe.
blind-send = Pošalji
blind-look-again = Osvježi
blind-wait = Pričekaj da se nešto dogodi
blind-home = Vaše partije
blind-sighted = Ploča sa slikom
blind-language = Jezik
blind-aids = Glas i zvukovi
blind-speech = Čitaj naglas
blind-sounds = Zvukovi
blind-line-lost = Veza je prekinuta. Stranica će se sama ponovno povezati.

## Who reads, and how the game stands.

blind-as = { $who ->
    [white] Igrate bijelim figurama.
    [black] Igrate crnim figurama.
    [white-assistant] Pomoćnik ste igrača s bijelim figurama.
    [black-assistant] Pomoćnik ste igrača s crnim figurama.
    [arbiter] Pratite kao sudac.
   *[spectator] Pratite kao gledatelj.
}
blind-your-move = Vi ste na potezu.
blind-before-start = Partija još nije počela.
blind-adjourned = Partija je prekinuta.
blind-void = Partija je poništena.
blind-under = { $sentence } { $count ->
    [1] Članak
   *[other] Članci
} { $articles }.
blind-last = { $colour ->
    [white] Bijeli: { $announced }, { $written }.
   *[black] Crni: { $announced }, { $written }.
}
blind-last-move = Posljednji potez. { $move }
blind-no-move = Još nije odigran nijedan potez.
blind-last-unsayable = Posljednji potez ne može se izreći riječima. Pitajte kako figure stoje.
blind-offer = { $colour ->
    [white] Bijeli nudi remi.
   *[black] Crni nudi remi.
}
blind-no-offer = Nitko ne nudi remi.
blind-bound = Mora se odigrati jedan od ovih poteza: { $moves }.
blind-complete-sheet = Prvo treba dopuniti vaš zapisnik.
blind-nothing-new = Ništa novo.
blind-done = Učinjeno.

## Clocks and counts.

blind-clock = { $state ->
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
blind-hours = { $count ->
    [one] { $count } sat
    [few] { $count } sata
   *[other] { $count } sati
}
blind-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minute
   *[other] { $count } minuta
}
blind-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekunde
   *[other] { $count } sekundi
}
blind-counter = Brojač poteza na satu pokazuje { $white } za bijelog i { $black } za crnog.
blind-sheet-number = Posljednji upis u vašem zapisniku pripada { $number }. potezu.
blind-sheet-empty = U vašem zapisniku nema ničega.
blind-no-count = Broj poteza nije vam dostupan.
blind-no-sheet = Nema zapisnika koji biste smjeli vidjeti.

## The pieces and where they stand.

blind-piece = { $colour ->
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
blind-empty = prazno
blind-stands = { $square }: { $piece }
blind-square = { $square }: { $piece }.
blind-where = { $piece }: { $squares }.
blind-where-none = { $piece }: nema na ploči.
blind-rank = { $line }. red: { $pieces }.
blind-rank-empty = { $line }. red je prazan.
blind-file = Linija { $line }: { $pieces }.
blind-file-empty = Linija { $line } je prazna.
blind-possible = Mogući potezi: { $moves }.
blind-possible-none = Odatle nema mogućeg poteza.
blind-possible-untold = Mogući se potezi u ovoj partiji ne prikazuju.

## What was typed.

blind-not-understood = „{ $text }” nije ni potez ni naredba. „{ $help }” nabraja naredbe.
blind-ambiguous = „{ $text }” može značiti više poteza: { $moves }. Upišite jedan od njih.
blind-no-such-move = „{ $text }” ovdje nije pravilan potez. Slični su: { $moves }.
blind-no-position = Ovdje navedite oba polja poteza, na primjer { $example }.
blind-only-looking = Samo pratite: poteze igraju igrači.
blind-not-now = To sada nije moguće.
blind-text-missing = Polje „{ $act }” mora biti ispunjeno.
blind-move-optional = Najavljeni potez; ostavite prazno ako je pozicija već na ploči
blind-text = Što želite reći
blind-move-text = Potez
blind-line-number = Redni broj polupoteza, počevši od 1
blind-square-of-piece = Polje na kojem je figura
blind-area = Što napuštate
blind-area-of = { $area ->
    [venue] mjesto igre
   *[playing-area] prostor za igru
}
blind-duty = Za što je pomoćnik
blind-duty-of = { $duty ->
    [moving] za pomicanje figura
    [pressing] za pritiskanje sata
   *[recording] za zapisivanje poteza
}
blind-matter = Što nije u redu
blind-resign-sure = Zaista predajete partiju? To se ne može povući.
blind-resign-yes = Da, predajem
blind-resign-no = Ne, natrag na partiju

## What each command does.

blind-tells-clocks = što pokazuju satovi
blind-tells-last = posljednji potez
blind-tells-turn = tko je na potezu
blind-tells-where = gdje stoji figura: { $example }
blind-tells-scan = što stoji na redu ili liniji: { $example }
blind-tells-square = što stoji na polju: { $example }
blind-tells-possible = koje poteze ima figura, ako se u partiji prikazuju: { $example }
blind-tells-number = broj poteza, ako vam je dostupan
blind-tells-offers = je li ponuđen remi
blind-tells-sheet = što je u vašem zapisniku
blind-tells-again = stanje partije još jednom; isto čini prazno polje
blind-tells-help = ovaj popis
blind-does-draw = nudi remi
blind-does-accept = prihvaća remi
blind-does-decline = odbija remi
blind-does-resign = predaje partiju, nakon potvrde
blind-does-repetition = reklamira remi zbog ponavljanja pozicije, i s najavljenim potezom
blind-does-fifty = reklamira remi po pravilu 50 poteza, i s najavljenim potezom
blind-does-flag = reklamira pad zastavice
blind-does-press = pritišće sat
blind-does-announce = objavljuje potez
blind-does-repeat = ponavlja objavljeni potez
blind-does-arbiter = zove suca i kaže zašto

## The words of each command, set apart by commas; the short one first.

blind-words-clocks = sat, satovi, vrijeme, u
blind-words-last = z, zadnji, zadnji potez, posljednji, posljednji potez
blind-words-turn = tko, tko je na potezu, na potezu
blind-words-where = gdje, gdje je, gdje su, figura
blind-words-scan = v, vidi, pregledaj, red, linija
blind-words-square = na, polje, što, što je na
blind-words-possible = mogući, mogući potezi, potezi
blind-words-number = broj, broj poteza
blind-words-offers = ponude, ponuda
blind-words-sheet = zapisnik, zapis
blind-words-again = ponovi, stanje, ponovno
blind-words-help = pomoć, naredbe, ?
blind-words-draw = remi, nudim remi, ponudi remi
blind-words-accept = prihvaćam, prihvati, prihvaćam remi
blind-words-decline = odbijam, odbij, odbijam remi
blind-words-resign = predajem, predaja
blind-words-repetition = ponavljanje, ponavljanje pozicije
blind-words-fifty = pedeset, pedeset poteza
blind-words-flag = zastavica, pad zastavice
blind-words-press = pritišćem, pritisni, pritisni sat
blind-words-announce = objavljujem, objavi, najavljujem, najavi
blind-words-repeat = ponavljam, ponovi
blind-words-arbiter = sudac, zovi suca

## The words of pieces, and words that may stand between.

blind-words-king = kralj, kralja
blind-words-queen = dama, dame, damu, kraljica
blind-words-rook = top, topovi, topa, kula
blind-words-bishop = lovac, lovca, lovci
blind-words-knight = skakač, skakača, skakači, konj, konja
blind-words-pawn = p, pješak, pješaka, pješaci
blind-words-between = je, su, moj, moja, moji, red, reda, linija, liniju, polje, polju, na

## Pages around it.

blind-sign-in = Prijava
blind-sign-in-password = Lozinka
blind-sign-in-button = Prijavi se
blind-competitions = Partije koje možete pratiti
