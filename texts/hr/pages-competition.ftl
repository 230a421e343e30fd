## A competition for everybody.

competition-parts = Dijelovi natjecanja
competition-part = { $part ->
    [standings] Poredak
    [crosstable] Turnirska tablica
    [players] Igrači
    [files] Datoteke
   *[boards] Ploče
}
competition-players-count = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
competition-regulations = Turnirski pravilnik
competition-arbiters = Suci: { $names }
competition-delayed = Gledatelji vide partije s odgodom: { $delay }.
competition-delay-time = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
competition-delay-moves = { $moves ->
    [one] { $moves } polupotez
    [few] { $moves } polupoteza
   *[other] { $moves } polupoteza
}
competition-to-arbiter = Sudački stol
competition-to-organise = Organizacija
competition-to-show = Prikaz za gledatelje

## Rounds and boards.

competition-rounds = Kola
competition-round = { $round }. kolo
competition-no-rounds = Nijedno kolo još nije upareno.
competition-board = { $board }. ploča
competition-board-of = { $board }. ploča: { $white } – { $black }
competition-colour = { $colour ->
    [white] bijeli
   *[black] crni
}
competition-stage = { $stage ->
    [before-start] još nije počela
    [playing] igra se
    [adjourned] prekinuta
    [over] završena
   *[void] poništena
}
competition-no-table = stol još nije postavljen
competition-print = Ispiši
competition-print-pairings = Ispiši parove
competition-print-results = Ispiši rezultate
competition-print-slips = Ispiši listiće za rezultate
competition-printed-results = rezultati
competition-signature = { $colour ->
    [white] Potpis bijelog
   *[black] Potpis crnog
}
competition-board-column = Ploča
competition-round-column = Kolo
competition-result = Rezultat
competition-results = Parovi i rezultati
competition-after-round = nakon { $round }. kola
competition-bye = { $bye ->
    [full-point] { $name }: ne igra, cijeli bod
    [half-point] { $name }: ne igra, pola boda
    [zero-point] { $name }: ne igra, bez bodova
   *[pairing] { $name }: slobodan
}
competition-changed-pairs = Organizator je promijenio parove. Po pravilima: { $pairs }.

## Standings, crosstable, players.

competition-place = Mjesto
competition-number = Br.
competition-name = Ime
competition-federation = Federacija
competition-rating = Rejting
competition-club = Klub
competition-points = Bodovi
competition-withdrawn = (odustao)
competition-no-players = Još nema igrača.
competition-tie-break = { $break ->
    [direct-encounter] Međus.
    [wins] Pobjede
    [games-won] Dobivene
    [games-with-black] Crni
    [sonneborn-berger] SB
    [koya] Koya
    [buchholz-cut1] Buch. −1
    [buchholz-cut2] Buch. −2
    [buchholz-median1] Medijan
    [progressive] Progr.
    [average-rating] Prosj.
    [performance-rating] Perf.
   *[buchholz] Buch.
}
competition-tie-breaks-title = Dodatni kriteriji
competition-tie-break-name = { $break ->
    [direct-encounter] Međusobni rezultat
    [wins] Broj pobjeda, i onih bez borbe
    [games-won] Partije dobivene na ploči
    [games-with-black] Partije odigrane crnim figurama
    [sonneborn-berger] Sonneborn-Berger
    [koya] Koya: bodovi protiv igrača s barem polovicom mogućih bodova
    [buchholz-cut1] Buchholz −1: bez protivnika s najmanje bodova
    [buchholz-cut2] Buchholz −2: bez dvaju protivnika s najmanje bodova
    [buchholz-median1] Buchholz bez protivnika s najmanje i protivnika s najviše bodova
    [progressive] Progresivni bodovi: zbroj bodova nakon svakog kola
    [average-rating] Prosječni rejting protivnika
    [performance-rating] Performans (rejting na turniru)
   *[buchholz] Buchholz
}

## What can be taken away.

competition-games-as-pgn = Partije u PGN-u
competition-all-games = Sve partije
competition-clean-pgn = Sve partije, samo potezi i vremena
competition-clean-pgn-hint = Za tisak i druge programe: bez odluka i bez onoga što razumije samo ova dvorana.
competition-tables = Tablice za proračunske programe (CSV)
competition-broadcast = Adresa za prijenose
competition-broadcast-hint = Programi za prijenos na ovoj adresi čitaju kolo koje se igra: poteze i vremena, s istom odgodom kao za gledatelje.
competition-trf = Turnirska datoteka (TRF)
competition-trf-hint = Igrači, parovi i rezultati kao turnirsko izvješće FIDE (TRF26), za obračun rejtinga i programe za uparivanje.
competition-trf-take = Preuzmi datoteku TRF
competition-record = Zapis
competition-record-hint = Sve što je upisano i učinjeno, s digitalnim otiscima po kojima se može provjeriti. U njemu su imena igrača i službenih osoba: promislite prije nego što ga objavite.
competition-record-take = Preuzmi zapis
competition-copy = Kopiraj
competition-copied = Kopirano
competition-unreadable = Zapis ove partije je oštećen.
