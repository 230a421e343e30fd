## The board without sight. $colour is white or black, $role a piece, $square and $squares are in the reader's letters,
## $announced is a move in the words of the Laws, $written the same in notation.

text-board-title = Šahovnica za slepe in slabovidne
text-board-free-game = { $white } – { $black }
text-board-answer = Odgovor
text-board-now = Stanje partije
text-board-clocks = Uri
text-board-board = Šahovnica
text-board-board-show = Šahovnica kot tabela
text-board-board-corner = Vrsta
text-board-sheet = Vaš zapisnik
text-board-sheet-show = Kaj je zapisano
text-board-acts = Kaj lahko storite
text-board-acts-more = Vse drugo, kar lahko storite
text-board-commands = Ukazi
text-board-commands-show = Vsi ukazi s kratkimi oblikami
text-board-help-answer = Ukazi: { $words }. Seznam na koncu strani pove, kaj dela kateri.
text-board-field = Poteza ali ukaz
text-board-hint = Poteza v katerem koli zapisu: { $examples }. »{ $help }« našteje ukaze.
text-board-send = Pošlji
text-board-look-again = Osveži
text-board-wait = Počakaj, da se kaj zgodi
text-board-home = Vaše partije
text-board-sighted = Šahovnica s sliko
text-board-language = Jezik
text-board-aids = Glas in zvoki
text-board-speech = Beri na glas
text-board-sounds = Zvoki
text-board-line-lost = Povezava je prekinjena. Stran se bo sama znova povezala.

## Who reads, and how the game stands.

text-board-as = { $who ->
    [white] Imate bele figure.
    [black] Imate črne figure.
    [white-assistant] Ste pomočnik igralca z belimi figurami.
    [black-assistant] Ste pomočnik igralca s črnimi figurami.
    [arbiter] Partijo spremljate kot sodnik.
   *[spectator] Partijo spremljate kot gledalec.
}
text-board-your-move = Na potezi ste vi.
text-board-before-start = Partija se še ni začela.
text-board-adjourned = Partija je prekinjena.
text-board-void = Partija je razveljavljena.
text-board-under = { $sentence } { $count ->
    [one] Člen
    [two] Člena
   *[other] Členi
} { $articles }.
text-board-last = { $colour ->
    [white] Beli: { $announced }, { $written }.
   *[black] Črni: { $announced }, { $written }.
}
text-board-last-move = Zadnja poteza. { $move }
text-board-no-move = Nobena poteza še ni bila izvršena.
text-board-last-unsayable = Zadnje poteze ni mogoče povedati z besedami. Vprašajte, kje so figure.
text-board-offer = { $colour ->
    [white] Beli ponuja remi.
   *[black] Črni ponuja remi.
}
text-board-no-offer = Nihče ne ponuja remija.
text-board-bound = Odigrati je treba eno od teh potez: { $moves }.
text-board-complete-sheet = Najprej je treba dopolniti vaš zapisnik.
text-board-nothing-new = Nič novega.
text-board-done = Storjeno.

## Clocks and counts.

text-board-clock = { $state ->
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
text-board-hours = { $count ->
    [one] { $count } ura
    [two] { $count } uri
    [few] { $count } ure
   *[other] { $count } ur
}
text-board-minutes = { $count ->
    [one] { $count } minuta
    [two] { $count } minuti
    [few] { $count } minute
   *[other] { $count } minut
}
text-board-seconds = { $count ->
    [one] { $count } sekunda
    [two] { $count } sekundi
    [few] { $count } sekunde
   *[other] { $count } sekund
}
text-board-counter = Števec potez na uri kaže { $white } za belega in { $black } za črnega.
text-board-sheet-number = Zadnji vpis v vašem zapisniku je pri { $number }. potezi.
text-board-sheet-empty = V vašem zapisniku ni ničesar.
text-board-no-count = Število potez vam ni na voljo.
text-board-no-sheet = Ni zapisnika, ki bi ga smeli videti.

## The pieces and where they stand.

text-board-piece = { $colour ->
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
text-board-empty = prazno
text-board-stands = { $square }: { $piece }
text-board-square = { $square }: { $piece }.
text-board-where = { $piece }: { $squares }.
text-board-where-none = { $piece }: ni na šahovnici.
text-board-rank = { $line }. vrsta: { $pieces }.
text-board-rank-empty = { $line }. vrsta je prazna.
text-board-file = Linija { $line }: { $pieces }.
text-board-file-empty = Linija { $line } je prazna.
text-board-possible = Možno je: { $moves }.
text-board-possible-none = S tega polja ni možne poteze.
text-board-possible-untold = V tej partiji se možne poteze ne povedo.

## What was typed.

text-board-not-understood = »{ $text }« ni ne poteza ne ukaz. »{ $help }« našteje ukaze.
text-board-ambiguous = »{ $text }« lahko pomeni več potez: { $moves }. Vtipkajte eno od njih.
text-board-no-such-move = »{ $text }« tukaj ni veljavna poteza. Podobne so: { $moves }.
text-board-no-position = Tukaj navedite obe polji poteze, na primer { $example }.
text-board-only-looking = Partijo samo spremljate: poteze vlečeta igralca.
text-board-not-now = To zdaj ni mogoče.
text-board-text-missing = Polje »{ $act }« je treba izpolniti.
text-board-move-optional = Nameravana poteza; pustite prazno, če je pozicija že na šahovnici
text-board-text = Kaj želite povedati
text-board-move-text = Poteza
text-board-line-number = Polpoteza, šteto od 1
text-board-square-of-piece = Polje, na katerem je figura
text-board-area = Kaj zapuščate
text-board-area-of = { $area ->
    [venue] prireditveni prostor
   *[playing-area] igralni prostor
}
text-board-duty = Za kaj je pomočnik
text-board-duty-of = { $duty ->
    [moving] za premikanje figur
    [pressing] za pritiskanje ure
   *[recording] za zapisovanje potez
}
text-board-matter = Kaj je narobe
text-board-resign-sure = Se res vdate? Tega ni mogoče preklicati.
text-board-resign-yes = Da, vdam se
text-board-resign-no = Ne, nazaj k partiji

## What each command does.

text-board-tells-clocks = kaj kažeta uri
text-board-tells-last = zadnja poteza
text-board-tells-turn = kdo je na potezi
text-board-tells-where = kje stoji figura: { $example }
text-board-tells-scan = kaj stoji na vrsti ali liniji: { $example }
text-board-tells-square = kaj stoji na polju: { $example }
text-board-tells-possible = katere poteze ima figura, če se v tej partiji povedo: { $example }
text-board-tells-number = število potez, če vam je na voljo
text-board-tells-offers = ali je ponujen remi
text-board-tells-sheet = kaj je v vašem zapisniku
text-board-tells-again = stanje partije še enkrat; enako stori prazno polje
text-board-tells-help = ta seznam
text-board-does-draw = ponudi remi
text-board-does-accept = sprejme remi
text-board-does-decline = zavrne remi
text-board-does-resign = vda se, ko to še enkrat potrdite
text-board-does-repetition = reklamira remi zaradi ponovitve pozicije, tudi z nameravano potezo
text-board-does-fifty = reklamira remi po pravilu 50 potez, tudi z nameravano potezo
text-board-does-flag = reklamira padec zastavice
text-board-does-press = pritisne uro
text-board-does-announce = napove potezo
text-board-does-repeat = ponovi napovedano potezo
text-board-does-arbiter = pokliče sodnika in pove, zakaj

## The words of each command, set apart by commas; the short one first.

text-board-words-clocks = u, ura, uri, čas
text-board-words-last = z, zadnja, zadnja poteza
text-board-words-turn = potezi, kdo, kdo je na potezi, na potezi
text-board-words-where = kje, kje je, kje so, figura
text-board-words-scan = v, vrsta, linija, preglej
text-board-words-square = na, polje, kaj, kaj je na
text-board-words-possible = možne, možne poteze, poteze
text-board-words-number = številka, številka poteze, število potez
text-board-words-offers = ponudbe, ponudba
text-board-words-sheet = zapis, zapisnik, formular
text-board-words-again = ponovi, stanje, znova
text-board-words-help = pomoč, ukazi, ?
text-board-words-draw = remi, ponudim remi, ponudi remi
text-board-words-accept = sprejmem, sprejmi, sprejmem remi
text-board-words-decline = zavrnem, zavrni, zavrnem remi
text-board-words-resign = vdam se, vdaj se, predam, predaja
text-board-words-repetition = ponovitev, ponovitev pozicije, ponovitev položaja
text-board-words-fifty = petdeset, petdeset potez, 50 potez
text-board-words-flag = zastavica, padec zastavice
text-board-words-press = pritisnem, pritisni, pritisni uro
text-board-words-announce = napovem, napovej
text-board-words-repeat = ponovim, ponovi
text-board-words-arbiter = sodnik, pokliči sodnika

## The words of pieces, and words that may stand between.

text-board-words-king = kralj, kralja
text-board-words-queen = dama, dame, damo, kraljica
text-board-words-rook = trdnjava, trdnjave, trdnjavi, trdnjavo, top
text-board-words-bishop = lovec, lovca, lovci, tekač
text-board-words-knight = skakač, skakača, skakači, konj, konja
text-board-words-pawn = p, kmet, kmeta, kmetje, kmeti
text-board-words-between = je, sta, so, moj, moja, moji, vrsta, vrsto, linija, linijo, polje, polju, na

## Pages around it.

text-board-sign-in = Prijava
text-board-sign-in-password = Geslo
text-board-sign-in-button = Prijavi se
text-board-competitions = Partije, ki jih lahko spremljate
