## Scoresheets and envelopes.

## A scoresheet. $colour is white or black; the labels are also read from what people type.

sheet-title = Zapisnik partije
sheet-titles = Zapisnici partija
sheet-title-of = { $colour ->
    [white] Zapisnik bijelog
   *[black] Zapisnik crnog
}
sheet-event = Turnir
sheet-group = Skupina
sheet-site = Mjesto
sheet-date = Datum
sheet-round = Kolo
sheet-board = Ploča
sheet-player = { $colour ->
    [white] Bijeli
   *[black] Crni
}
sheet-about = { $colour ->
    [white] O bijelom
   *[black] O crnom
}
sheet-rating = rejting { $rating }
sheet-fide-id = FIDE ID { $id }
sheet-label-rating = Rejting
sheet-label-fide-id = FIDE ID
sheet-label-team = Ekipa / klub
sheet-control = Vremenska kontrola
sheet-laws = Pravila
sheet-edition = Pravila šaha FIDE, { $edition }.
sheet-chess960 = Šah 960, pozicija { $number }
sheet-number = Br.
sheet-time = Vrijeme
sheet-result = Rezultat
sheet-result-other = drugo:
sheet-signature = { $colour ->
    [white] Potpis bijelog
   *[black] Potpis crnog
}
sheet-arbiter = Sudac
sheet-signature-arbiter = Potpis suca
sheet-final-position = Završna pozicija
sheet-position-after = Pozicija nakon { $move }
sheet-men = { $colour ->
    [white] Bijeli: { $men }
   *[black] Crni: { $men }
}
sheet-continued = Nastavak
sheet-page = Stranica { $page } od { $pages }
sheet-day = { $day }. { $month ->
    [1] siječnja
    [2] veljače
    [3] ožujka
    [4] travnja
    [5] svibnja
    [6] lipnja
    [7] srpnja
    [8] kolovoza
    [9] rujna
    [10] listopada
    [11] studenoga
   *[12] prosinca
} { $year }.
sheet-written = Zapisnik je spremljen u { $path }.
sheet-written-many = { $count ->
    [one] { $count } zapisnik spremljen je u { $path }.
    [few] { $count } zapisnika spremljena su u { $path }.
   *[other] { $count } zapisnika spremljeno je u { $path }.
}
sheet-logo = Logotip

## The envelope of an adjourned game.

envelope-title = Prekinuta partija
envelope-position = Pozicija prije kuvertiranog poteza
envelope-used = { $colour ->
    [white] Utrošeno vrijeme bijelog
   *[black] Utrošeno vrijeme crnog
}
envelope-sealed-by = Potez je kuvertirao
envelope-sealed-number = Redni broj kuvertiranog poteza
envelope-offer = Ponuda remija
envelope-offered-by = { $colour ->
    [white] Vrijedi ponuda remija bijelog.
   *[black] Vrijedi ponuda remija crnog.
}
envelope-no-offer = Nema.
envelope-resumption-date = Nastavak: datum
envelope-resumption-time = Nastavak: vrijeme
envelope-resumption-place = Nastavak: mjesto
envelope-inside = U omotnici: kuvertirani potez i oba zapisnika.
envelope-closed = Otvara se tek u nazočnosti igrača koji mora odgovoriti.
envelope-written = Omotnica je spremljena u { $path }.

## Two scoresheets held against each other. $move and $moves are in the reader’s notation, $text is as it was written.

sheets-agree = Zapisnici se slažu.
sheets-agree-with-game = Zapisnici se slažu međusobno i s partijom.
sheets-differences = { $count ->
    [one] Zapisnici se razlikuju na { $count } mjestu.
    [few] Zapisnici se razlikuju na { $count } mjesta.
   *[other] Zapisnici se razlikuju na { $count } mjesta.
}
sheets-first = Prva razlika: { $place }.
sheets-place = { $colour ->
    [white] { $number }. potez bijelog
   *[black] { $number }. potez crnog
}
sheets-end = kraj partije
sheets-played = odigrano: { $move }
sheets-likely = po svemu zapisanom vjerojatno je odigrano: { $move }
sheets-entry = { $colour ->
    [white] zapisnik bijelog: { $told }
   *[black] zapisnik crnog: { $told }
}
sheets-as-played = { $text }, kako je odigrano
sheets-other-line = { $text }, kako je odigrano, ali na drugom mjestu ({ $where })
sheets-other = { $text }: drugi potez
sheets-no-such-move = { $text }: ovdje nije moguće
sheets-perhaps = { $text }: ovdje nije moguće; možda { $moves }
sheets-ambiguous = { $text }: može biti { $moves }
sheets-illegible = { $text }: ne može se pročitati
sheets-missing = ništa
sheets-too-many = { $text }: suvišan zapis
sheets-in-advance = { $text }: nije odigrano
sheets-offer-on-one = Ponuda remija ({ $place }) zapisana je samo u zapisniku { $colour ->
    [white] bijelog
   *[black] crnog
}.
sheets-offer-on-none = Ponuda remija ({ $place }) nije zapisana ni u jednom zapisniku.
sheets-offer-not-made = { $colour ->
    [white] U zapisniku bijelog stoji ponuda remija ({ $place }) koje u partiji nema.
   *[black] U zapisniku crnog stoji ponuda remija ({ $place }) koje u partiji nema.
}
sheets-times-differ = { $place }: bijeli je zapisao vrijeme { $white }, crni { $black }.
sheets-results-differ = Rezultati se razlikuju: u zapisniku bijelog stoji { $white }, u zapisniku crnog { $black }.
sheets-result-not-of-game = { $colour ->
    [white] U zapisniku bijelog stoji rezultat { $result }; partija je završila { $ended }.
   *[black] U zapisniku crnog stoji rezultat { $result }; partija je završila { $ended }.
}
sheets-no-result = { $colour ->
    [white] U zapisniku bijelog nema rezultata.
   *[black] U zapisniku crnog nema rezultata.
}
sheets-not-signed = { $colour ->
    [white] Zapisnik bijelog nije potpisao { $by ->
        [white] bijeli
       *[black] crni
    }.
   *[black] Zapisnik crnog nije potpisao { $by ->
        [white] bijeli
       *[black] crni
    }.
}
sheets-not-followed = Odavde nadalje ({ $place }) zapisnici se više ne mogu pratiti, ni nakon što je ispitano { $positions } pozicija: partiju treba rekonstruirati.
sheets-laws = Što o tome kažu Pravila iz { $edition }.:
sheets-article = { $articles }: { $law }

error-sheet-empty = U { $path } nema nijednog poteza.
error-sheet-too-long = { $path }, redak { $line }: toliko poteza nema ni u jednom zapisniku.
error-sheet-result = { $path }, redak { $line }: „{ $text }” nije rezultat.
error-sheet-position = { $path }, redak { $line }: iz ove pozicije partija ne može početi.
help-sheet-result = Rezultat je 1-0, 0-1, ½-½ ili 1/2-1/2, 0-0, +/-, -/+ ili -/-.
error-game-unplayable = Partija { $number } u { $path } ne može se dalje pratiti ({ $place }): { $message }
error-not-printed = Stranice nije bilo moguće spremiti u PDF datoteku. To je pogreška ovog programa.
error-no-round = U { $path } nema parova { $round }. kola.
help-no-round = Kolo paruje naredba adoube pairing next DATOTEKA --out DATOTEKA.
error-table = { $path } ne može se pročitati kao tablica:
error-logo-format = { $path } nije slika PNG ili JPEG.
error-logo-svg = { $path } je crtež u formatu SVG, koji se ne može ispisati. Izvezite ga kao PNG ili JPEG, širine najmanje 600 piksela.
error-logo-damaged = Slika { $path } je oštećena.
error-logo-too-large = Slika { $path } je prevelika: logotip smije imati najviše { $most } milijuna piksela.
