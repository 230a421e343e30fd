## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

blind-title = Šahovnica za slepe in slabovidne
blind-free-game = { $white } – { $black }
blind-answer = Odgovor
blind-now = Stanje partije
blind-clocks = Uri
blind-board = Šahovnica
blind-board-show = Šahovnica kot tabela
blind-board-corner = Vrsta
blind-sheet = Vaš zapisnik
blind-sheet-show = Kaj je zapisano
blind-acts = Kaj lahko storite
blind-acts-more = Vse drugo, kar lahko storite
blind-commands = Ukazi
blind-commands-show = Vsi ukazi s kratkimi oblikami
blind-field = Poteza ali ukaz
blind-hint = Poteza v katerem koli zapisu: { $examples }. »{ $help }« našteje ukaze.
blind-send = Pošlji
blind-look-again = Osveži
blind-wait = Počakaj, da se kaj zgodi
blind-home = Vaše partije
blind-sighted = Šahovnica s sliko
blind-language = Jezik
blind-aids = Glas in zvoki
blind-speech = Beri na glas
blind-sounds = Zvoki
blind-line-lost = Povezava je prekinjena. Stran se bo sama znova povezala.

## Who reads, and how the game stands.

blind-as = { $who ->
    [white] Imate bele figure.
    [black] Imate črne figure.
    [white-assistant] Ste pomočnik igralca z belimi figurami.
    [black-assistant] Ste pomočnik igralca s črnimi figurami.
    [arbiter] Partijo spremljate kot sodnik.
   *[spectator] Partijo spremljate kot gledalec.
}
blind-your-move = Na potezi ste vi.
blind-before-start = Partija se še ni začela.
blind-adjourned = Partija je prekinjena.
blind-void = Partija je razveljavljena.
blind-under = { $sentence } { $count ->
    [one] Člen
    [two] Člena
   *[other] Členi
} { $articles }.
blind-last = { $colour ->
    [white] Beli: { $announced }, { $written }.
   *[black] Črni: { $announced }, { $written }.
}
blind-last-move = Zadnja poteza. { $move }
blind-no-move = Nobena poteza še ni bila izvršena.
blind-last-unsayable = Zadnje poteze ni mogoče povedati z besedami. Vprašajte, kje so figure.
blind-offer = { $colour ->
    [white] Beli ponuja remi.
   *[black] Črni ponuja remi.
}
blind-no-offer = Nihče ne ponuja remija.
blind-bound = Odigrati je treba eno od teh potez: { $moves }.
blind-complete-sheet = Najprej je treba dopolniti vaš zapisnik.
blind-nothing-new = Nič novega.
blind-done = Storjeno.

## Clocks and counts.

blind-clock = { $state ->
    [flag] { $colour ->
        [white] Beli: { $time }, zastavica je padla.
       *[black] Črni: { $time }, zastavica je padla.
    }
    [runs] { $colour ->
        [white] Beli: { $time }, ura teče.
       *[black] Črni: { $time }, ura teče.
    }
   *[stands] { $colour ->
        [white] Beli: { $time }.
       *[black] Črni: { $time }.
    }
}
blind-hours = { $count ->
    [one] { $count } ura
    [two] { $count } uri
    [few] { $count } ure
   *[other] { $count } ur
}
blind-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
}
blind-seconds = { $count ->
    [one] { $count } sekunda
    [two] { $count } sekundi
    [few] { $count } sekunde
   *[other] { $count } sekund
}
blind-counter = Števec potez na uri kaže { $white } za belega in { $black } za črnega.
blind-sheet-number = Zadnji vpis v vašem zapisniku je pri { $number }. potezi.
blind-sheet-empty = V vašem zapisniku ni ničesar.
blind-no-count = Število potez vam ni na voljo.
blind-no-sheet = Ni zapisnika, ki bi ga smeli videti.

## The pieces and where they stand.

blind-piece = { $colour ->
    [white] { $role ->
        [king] beli kralj
        [queen] bela dama
        [rook] bela trdnjava
        [bishop] beli lovec
        [knight] beli skakač
       *[pawn] beli kmet
    }
   *[black] { $role ->
        [king] črni kralj
        [queen] črna dama
        [rook] črna trdnjava
        [bishop] črni lovec
        [knight] črni skakač
       *[pawn] črni kmet
    }
}
blind-empty = prazno
blind-stands = { $square }: { $piece }
blind-square = { $square }: { $piece }.
blind-where = { $piece }: { $squares }.
blind-where-none = { $piece }: ni na šahovnici.
blind-rank = { $line }. vrsta: { $pieces }.
blind-rank-empty = { $line }. vrsta je prazna.
blind-file = Linija { $line }: { $pieces }.
blind-file-empty = Linija { $line } je prazna.
blind-possible = Možno je: { $moves }.
blind-possible-none = S tega polja ni možne poteze.
blind-possible-untold = V tej partiji se možne poteze ne povedo.

## What was typed.

blind-not-understood = »{ $text }« ni ne poteza ne ukaz. »{ $help }« našteje ukaze.
blind-ambiguous = »{ $text }« lahko pomeni več potez: { $moves }. Vtipkajte eno od njih.
blind-no-such-move = »{ $text }« tukaj ni veljavna poteza. Podobne so: { $moves }.
blind-no-position = Tukaj navedite obe polji poteze, na primer { $example }.
blind-only-looking = Partijo samo spremljate: poteze vlečeta igralca.
blind-not-now = To zdaj ni mogoče.
blind-text-missing = Polje »{ $act }« je treba izpolniti.
blind-move-optional = Nameravana poteza; pustite prazno, če je pozicija že na šahovnici
blind-text = Kaj želite povedati
blind-move-text = Poteza
blind-line-number = Polpoteza, šteto od 1
blind-square-of-piece = Polje, na katerem je figura
blind-area = Kaj zapuščate
blind-area-of = { $area ->
    [venue] prireditveni prostor
   *[playing-area] igralni prostor
}
blind-duty = Za kaj je pomočnik
blind-duty-of = { $duty ->
    [moving] za premikanje figur
    [pressing] za pritiskanje ure
   *[recording] za zapisovanje potez
}
blind-matter = Kaj je narobe
blind-resign-sure = Se res vdate? Tega ni mogoče preklicati.
blind-resign-yes = Da, vdam se
blind-resign-no = Ne, nazaj k partiji

## What each command does.

blind-tells-clocks = kaj kažeta uri
blind-tells-last = zadnja poteza
blind-tells-turn = kdo je na potezi
blind-tells-where = kje stoji figura: { $example }
blind-tells-scan = kaj stoji na vrsti ali liniji: { $example }
blind-tells-square = kaj stoji na polju: { $example }
blind-tells-possible = katere poteze ima figura, če se v tej partiji povedo: { $example }
blind-tells-number = število potez, če vam je na voljo
blind-tells-offers = ali je ponujen remi
blind-tells-sheet = kaj je v vašem zapisniku
blind-tells-again = stanje partije še enkrat; enako stori prazno polje
blind-tells-help = ta seznam
blind-does-draw = ponudi remi
blind-does-accept = sprejme remi
blind-does-decline = zavrne remi
blind-does-resign = vda se, ko to še enkrat potrdite
blind-does-repetition = reklamira remi zaradi ponovitve pozicije, tudi z nameravano potezo
blind-does-fifty = reklamira remi po pravilu 50 potez, tudi z nameravano potezo
blind-does-flag = reklamira padec zastavice
blind-does-press = pritisne uro
blind-does-announce = napove potezo
blind-does-repeat = ponovi napovedano potezo
blind-does-arbiter = pokliče sodnika in pove, zakaj

## The words of each command, set apart by commas; the short one first.

blind-words-clocks = u, ura, uri, čas
blind-words-last = z, zadnja, zadnja poteza
blind-words-turn = potezi, kdo, kdo je na potezi, na potezi
blind-words-where = kje, kje je, kje so, figura
blind-words-scan = v, vrsta, linija, preglej
blind-words-square = na, polje, kaj, kaj je na
blind-words-possible = možne, možne poteze, poteze
blind-words-number = številka, številka poteze, število potez
blind-words-offers = ponudbe, ponudba
blind-words-sheet = zapis, zapisnik, formular
blind-words-again = ponovi, stanje, znova
blind-words-help = pomoč, ukazi, ?
blind-words-draw = remi, ponudim remi, ponudi remi
blind-words-accept = sprejmem, sprejmi, sprejmem remi
blind-words-decline = zavrnem, zavrni, zavrnem remi
blind-words-resign = vdam se, vdaj se, predam, predaja
blind-words-repetition = ponovitev, ponovitev pozicije, ponovitev položaja
blind-words-fifty = petdeset, petdeset potez, 50 potez
blind-words-flag = zastavica, padec zastavice
blind-words-press = pritisnem, pritisni, pritisni uro
blind-words-announce = napovem, napovej
blind-words-repeat = ponovim, ponovi
blind-words-arbiter = sodnik, pokliči sodnika

## The words of pieces, and words that may stand between.

blind-words-king = kralj, kralja
blind-words-queen = dama, dame, damo, kraljica
blind-words-rook = trdnjava, trdnjave, trdnjavi, trdnjavo, top
blind-words-bishop = lovec, lovca, lovci, tekač
blind-words-knight = skakač, skakača, skakači, konj, konja
blind-words-pawn = p, kmet, kmeta, kmetje, kmeti
blind-words-between = je, sta, so, moj, moja, moji, vrsta, vrsto, linija, linijo, polje, polju, na

## Pages around it.

blind-sign-in = Prijava
blind-sign-in-password = Geslo
blind-sign-in-button = Prijavi se
blind-competitions = Partije, ki jih lahko spremljate
