## A competition for everybody.

competition-parts = Delovi takmičenja
competition-part = { $part ->
    [standings] Poredak
    [crosstable] Turnirska tabela
    [players] Igrači
    [files] Datoteke
   *[boards] Table
}
competition-players-count = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
competition-regulations = Pravilnik takmičenja
competition-arbiters = Sudije: { $names }
competition-delayed = Gledaoci vide partije sa odlaganjem: { $delay }.
competition-delay-time = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
competition-delay-moves = { $moves ->
    [one] { $moves } polupotez
    [few] { $moves } polupoteza
   *[other] { $moves } polupoteza
}
competition-to-arbiter = Sudijska stranica
competition-to-organise = Organizacija
competition-to-show = Prikaz za gledaoce

## Rounds and boards.

competition-rounds = Kola
competition-round = { $round }. kolo
competition-no-rounds = Nijedno kolo još nije upareno.
competition-board = { $board }. tabla
competition-board-of = { $board }. tabla: { $white } – { $black }
competition-colour = { $colour ->
    [white] beli
   *[black] crni
}
competition-stage = { $stage ->
    [before-start] još nije počela
    [playing] igra se
    [adjourned] prekinuta
    [over] završena
   *[void] poništena
}
competition-no-table = još nije postavljena
competition-print = Odštampaj
competition-print-pairings = Odštampaj parove
competition-print-results = Odštampaj rezultate
competition-print-slips = Odštampaj listiće za rezultate
competition-printed-results = rezultati
competition-signature = { $colour ->
    [white] Potpis belog
   *[black] Potpis crnog
}
competition-board-column = Tabla
competition-round-column = Kolo
competition-result = Rezultat
competition-results = Parovi i rezultati
competition-after-round = posle { $round }. kola
competition-bye = { $bye ->
    [full-point] { $name }: ne igra, ceo poen
    [half-point] { $name }: ne igra, pola poena
    [zero-point] { $name }: ne igra, bez poena
   *[pairing] { $name }: slobodan
}
competition-changed-pairs = Organizator je promenio parove. Po pravilima: { $pairs }.

## Standings, crosstable, players.

competition-place = Mesto
competition-number = Br.
competition-name = Ime
competition-federation = Federacija
competition-rating = Rejting
competition-club = Klub
competition-points = Poeni
competition-withdrawn = (odustao)
competition-no-players = Još nema igrača.
competition-tie-break = { $break ->
    [direct-encounter] Međus.
    [wins] Pobede
    [games-won] Dobijene
    [games-with-black] Crni
    [sonneborn-berger] SB
    [koya] Koya
    [buchholz-cut1] Buh. −1
    [buchholz-cut2] Buh. −2
    [buchholz-median1] Medijana
    [progressive] Progr.
    [average-rating] Pros.
    [performance-rating] Perf.
   *[buchholz] Buh.
}
competition-tie-breaks-title = Dodatni kriterijumi
competition-tie-break-name = { $break ->
    [direct-encounter] Međusobni rezultat
    [wins] Broj pobeda, i onih bez igre
    [games-won] Partije dobijene za tablom
    [games-with-black] Partije sa crnim figurama
    [sonneborn-berger] Zoneborn-Berger (SB)
    [koya] Koya: poeni protiv igrača koji imaju bar polovinu mogućih poena
    [buchholz-cut1] Buholc bez najslabijeg protivnika
    [buchholz-cut2] Buholc bez dva najslabija protivnika
    [buchholz-median1] Buholc bez najslabijeg i najjačeg protivnika
    [progressive] Progresivni poeni: zbir poena posle svakog kola
    [average-rating] Prosečni rejting protivnika
    [performance-rating] Performans (rejting na turniru)
   *[buchholz] Buholc
}

## What can be taken away.

competition-games-as-pgn = Partije kao PGN
competition-all-games = Sve partije
competition-clean-pgn = Sve partije, samo potezi i vremena
competition-clean-pgn-hint = Za štampu i druge programe: bez odluka i bez onoga što razume samo ova sala.
competition-tables = Tabele za programe za tabele (CSV)
competition-broadcast = Adresa za prenose
competition-broadcast-hint = Programi za prenos sa ove adrese čitaju kolo koje se igra: poteze i vremena, sa odlaganjem koje je objavljeno za gledaoce.
competition-trf = Turnirska datoteka (TRF)
competition-trf-hint = Igrači, parovi i rezultati kao turnirski izveštaj FIDE (TRF26), za obračun rejtinga i programe za uparivanje.
competition-trf-take = Preuzmi datoteku TRF
competition-record = Zapis
competition-record-hint = Sve što je upisano i učinjeno, sa digitalnim otiscima po kojima može da se proveri. U njemu su imena igrača i službenih lica: razmislite pre nego što ga objavite.
competition-record-take = Preuzmi zapis
competition-copy = Kopiraj
competition-copied = Kopirano
competition-unreadable = Zapis ove partije je oštećen.
