## Scoresheets and envelopes.

## A scoresheet. $colour is white or black; the labels are also read from what people type.

sheet-title = Formular partije
sheet-titles = Formulari partija
sheet-title-of = { $colour ->
    [white] Formular belog
   *[black] Formular crnog
}
sheet-event = Turnir
sheet-group = Grupa
sheet-site = Mesto
sheet-date = Datum
sheet-round = Kolo
sheet-board = Tabla
sheet-player = { $colour ->
    [white] Beli
   *[black] Crni
}
sheet-about = { $colour ->
    [white] O belom
   *[black] O crnom
}
sheet-rating = rejting { $rating }
sheet-fide-id = FIDE ID { $id }
sheet-label-rating = Rejting
sheet-label-fide-id = FIDE ID
sheet-label-team = Ekipa / klub
sheet-control = Vremenska kontrola
sheet-laws = Pravila
sheet-edition = Pravila šaha FIDE iz { $edition }.
sheet-chess960 = Šah 960, pozicija { $number }
sheet-number = Br.
sheet-time = Vreme
sheet-result = Rezultat
sheet-result-other = drugo:
sheet-signature = { $colour ->
    [white] Potpis belog
   *[black] Potpis crnog
}
sheet-arbiter = Sudija
sheet-signature-arbiter = Potpis sudije
sheet-final-position = Završna pozicija
sheet-position-after = Pozicija posle { $move }
sheet-men = { $colour ->
    [white] Beli: { $men }
   *[black] Crni: { $men }
}
sheet-continued = Nastavak
sheet-page = Strana { $page } od { $pages }
sheet-day = { $day }. { $month ->
    [1] januara
    [2] februara
    [3] marta
    [4] aprila
    [5] maja
    [6] juna
    [7] jula
    [8] avgusta
    [9] septembra
    [10] oktobra
    [11] novembra
   *[12] decembra
} { $year }.
sheet-written = Formular je sačuvan u { $path }.
sheet-written-many = { $count ->
    [one] { $count } formular je sačuvan u { $path }.
    [few] { $count } formulara su sačuvana u { $path }.
   *[other] { $count } formulara je sačuvano u { $path }.
}
sheet-logo = Logotip

## The envelope of an adjourned game.

envelope-title = Prekinuta partija
envelope-position = Pozicija pre kovertiranog poteza
envelope-used = { $colour ->
    [white] Utrošeno vreme belog
   *[black] Utrošeno vreme crnog
}
envelope-sealed-by = Potez je kovertirao
envelope-sealed-number = Broj kovertiranog poteza
envelope-offer = Ponuda remija
envelope-offered-by = { $colour ->
    [white] Važi ponuda remija belog.
   *[black] Važi ponuda remija crnog.
}
envelope-no-offer = Nema je.
envelope-resumption-date = Nastavak: dan
envelope-resumption-time = Nastavak: vreme
envelope-resumption-place = Nastavak: mesto
envelope-inside = U koverti: kovertirani potez i oba formulara.
envelope-closed = Otvara se tek u prisustvu igrača koji mora da odgovori.
envelope-written = Koverta je sačuvana u { $path }.

## Two scoresheets held against each other. $move and $moves are in the reader’s notation, $text is as it was written.

sheets-agree = Formulari se slažu.
sheets-agree-with-game = Formulari se slažu međusobno i sa partijom.
sheets-differences = { $count ->
    [one] Formulari se razlikuju na { $count } mestu.
    [few] Formulari se razlikuju na { $count } mesta.
   *[other] Formulari se razlikuju na { $count } mesta.
}
sheets-first = Prvi put se razlikuju ovde: { $place }.
sheets-place = { $colour ->
    [white] { $number }. potez belog
   *[black] { $number }. potez crnog
}
sheets-end = kraj partije
sheets-played = odigrano: { $move }
sheets-likely = po svemu zapisanom verovatno je odigrano: { $move }
sheets-entry = { $colour ->
    [white] formular belog: { $told }
   *[black] formular crnog: { $told }
}
sheets-as-played = { $text }, kako je odigrano
sheets-other-line = { $text }, kako je odigrano, ali na drugom mestu ({ $where })
sheets-other = { $text }: drugi potez
sheets-no-such-move = { $text }: ovde nije moguće
sheets-perhaps = { $text }: ovde nije moguće; možda { $moves }
sheets-ambiguous = { $text }: može biti { $moves }
sheets-illegible = { $text }: ne može se pročitati
sheets-missing = ništa
sheets-too-many = { $text }: jedan zapis previše
sheets-in-advance = { $text }: nije odigrano
sheets-offer-on-one = Ponuda remija ({ $place }) zapisana je samo na formularu { $colour ->
    [white] belog
   *[black] crnog
}.
sheets-offer-on-none = Ponuda remija ({ $place }) nije zapisana ni na jednom formularu.
sheets-offer-not-made = { $colour ->
    [white] Na formularu belog stoji ponuda remija ({ $place }) koje u partiji nema.
   *[black] Na formularu crnog stoji ponuda remija ({ $place }) koje u partiji nema.
}
sheets-times-differ = { $place }: beli je zapisao vreme { $white }, crni { $black }.
sheets-results-differ = Rezultati se razlikuju: na formularu belog stoji { $white }, na formularu crnog { $black }.
sheets-result-not-of-game = { $colour ->
    [white] Na formularu belog stoji rezultat { $result }; partija je završena rezultatom { $ended }.
   *[black] Na formularu crnog stoji rezultat { $result }; partija je završena rezultatom { $ended }.
}
sheets-no-result = { $colour ->
    [white] Na formularu belog nema rezultata.
   *[black] Na formularu crnog nema rezultata.
}
sheets-not-signed = { $colour ->
    [white] Formular belog nije potpisao { $by ->
        [white] beli
       *[black] crni
    }.
   *[black] Formular crnog nije potpisao { $by ->
        [white] beli
       *[black] crni
    }.
}
sheets-not-followed = Odavde nadalje ({ $place }) formulari se više ne mogu pratiti, ni pošto je ispitano { $positions } pozicija: partiju treba rekonstruisati.
sheets-laws = Šta o tome kažu Pravila iz { $edition }:
sheets-article = { $articles }: { $law }

error-sheet-empty = U { $path } nema nijednog poteza.
error-sheet-too-long = { $path }, red { $line }: previše poteza za jedan formular.
error-sheet-result = { $path }, red { $line }: „{ $text }“ nije rezultat.
error-sheet-position = { $path }, red { $line }: u ovoj poziciji ne može da počne nijedna partija.
help-sheet-result = Rezultat je 1-0, 0-1, ½-½ ili 1/2-1/2, 0-0, +/-, -/+ ili -/-.
error-game-unplayable = Partija { $number } u { $path } ne može se pratiti dalje ({ $place }): { $message }
error-not-printed = Strane nije bilo moguće sačuvati u PDF datoteku. To je greška ovog programa.
error-no-round = U { $path } nema parova { $round }. kola.
help-no-round = Kolo paruje naredba adoube pairing next DATOTEKA --out DATOTEKA.
error-table = { $path } ne može da se pročita kao tabela:
error-logo-format = { $path } nije slika PNG ili JPEG.
error-logo-svg = { $path } je crtež u formatu SVG, koji ne može da se odštampa. Izvezite ga kao PNG ili JPEG, širine najmanje 600 piksela.
error-logo-damaged = Slika { $path } je oštećena.
error-logo-too-large = Slika { $path } je prevelika: logotip sme da ima najviše { $most } miliona piksela.
