## A competition for everybody.

competition-parts = Deli tekmovanja
competition-part = { $part ->
    [standings] Lestvica
    [crosstable] Križna tabela
    [players] Igralci
    [files] Datoteke
   *[boards] Deske
}
competition-players-count = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
}
competition-regulations = Pravila tekmovanja
competition-arbiters = Sodniki: { $names }
competition-delayed = Gledalci vidijo partije pozneje: { $delay }.
competition-delay-time = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
competition-delay-moves = { $moves ->
    [one] { $moves } polpoteza
    [two] { $moves } polpotezi
    [few] { $moves } polpoteze
   *[other] { $moves } polpotez
}
competition-to-arbiter = Sodniška miza
competition-to-organise = Organizacija
competition-to-show = Prikaz za gledalce

## Rounds and boards.

competition-rounds = Kola
competition-round = { $round }. kolo
competition-no-rounds = Pari še niso določeni za nobeno kolo.
competition-board = { $board }. deska
competition-board-of = { $board }. deska: { $white } – { $black }
competition-colour = { $colour ->
    [white] beli
   *[black] črni
}
competition-stage = { $stage ->
    [before-start] še ni začeta
    [playing] se igra
    [adjourned] prekinjena
    [over] končana
   *[void] razveljavljena
}
competition-no-table = partija še ni pripravljena
competition-print = Natisni
competition-print-pairings = Natisni pare
competition-print-results = Natisni rezultate
competition-print-slips = Natisni listke za rezultate
competition-printed-results = rezultati
competition-signature = { $colour ->
    [white] Podpis belega
   *[black] Podpis črnega
}
competition-board-column = Deska
competition-round-column = Kolo
competition-result = Rezultat
competition-results = Pari in rezultati
competition-after-round = po { $round }. kolu
competition-bye = { $bye ->
    [full-point] { $name }: ne igra, cela točka
    [half-point] { $name }: ne igra, pol točke
    [zero-point] { $name }: ne igra, brez točk
   *[pairing] { $name }: prost
}
competition-changed-pairs = Organizator je spremenil pare. Po pravilih: { $pairs }.

## Standings, crosstable, players.

competition-place = Mesto
competition-number = Št.
competition-name = Ime
competition-federation = Zveza
competition-rating = Rating
competition-club = Klub
competition-points = Točke
competition-withdrawn = (odstopil)
competition-no-players = Igralcev še ni.
competition-tie-break = { $break ->
    [direct-encounter] Medseb.
    [wins] Zmage
    [games-won] Dobljene
    [games-with-black] Črni
    [sonneborn-berger] SB
    [koya] Koya
    [buchholz-cut1] Buch. −1
    [buchholz-cut2] Buch. −2
    [buchholz-median1] Mediana
    [progressive] Progr.
    [average-rating] Povpr.
    [performance-rating] Perf.
   *[buchholz] Buch.
}
competition-tie-breaks-title = Kaj odloča pri enakem številu točk
competition-tie-break-name = { $break ->
    [direct-encounter] Medsebojni rezultat
    [wins] Število zmag, tudi s kontumacem
    [games-won] Partije, dobljene za šahovnico
    [games-with-black] Partije s črnimi figurami
    [sonneborn-berger] Sonneborn-Berger
    [koya] Koya: točke proti tistim, ki imajo vsaj polovico vseh točk
    [buchholz-cut1] Buchholz brez najslabšega nasprotnika
    [buchholz-cut2] Buchholz brez dveh najslabših nasprotnikov
    [buchholz-median1] Buchholz brez najslabšega in najboljšega nasprotnika
    [progressive] Progresivne točke: vsota točk po vsakem kolu
    [average-rating] Povprečni rating nasprotnikov
    [performance-rating] Performans (rating na turnirju)
   *[buchholz] Buchholz
}

## What can be taken away.

competition-games-as-pgn = Partije v PGN
competition-all-games = Vse partije
competition-clean-pgn = Vse partije, samo poteze in časi
competition-clean-pgn-hint = Za tisk in druge programe: brez odločitev in brez tistega, kar razume samo ta dvorana.
competition-tables = Tabele za preglednice (CSV)
competition-broadcast = Naslov za prenose
competition-broadcast-hint = Programi, ki prikazujejo partije drugje, tukaj berejo kolo, ki se igra: poteze in čase, s takim zamikom, kot je objavljen za gledalce.
competition-trf = Turnirska datoteka (TRF)
competition-trf-hint = Igralci, pari in rezultati kot turnirsko poročilo FIDE (TRF26), za obračun ratinga in programe za določanje parov.
competition-trf-take = Prenesi datoteko TRF
competition-record = Zapis
competition-record-hint = Vse, kar je bilo vpisano in storjeno, z digitalnimi odtisi, po katerih je mogoče preveriti, da ni bilo nič spremenjeno. V njem so imena igralcev, sodnikov in organizatorjev: premislite, preden ga objavite.
competition-record-take = Prenesi zapis
competition-copy = Kopiraj
competition-copied = Kopirano
competition-unreadable = Zapis te partije je poškodovan.
