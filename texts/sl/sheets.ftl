## Scoresheets and envelopes.

## A scoresheet. $colour is white or black; the labels are also read from what people type.

sheet-title = Zapisnik partije
sheet-titles = Zapisniki partij
sheet-title-of = { $colour ->
    [white] Zapisnik belega
   *[black] Zapisnik črnega
}
sheet-event = Turnir
sheet-group = Skupina
sheet-site = Kraj
sheet-date = Datum
sheet-round = Kolo
sheet-board = Deska
sheet-player = { $colour ->
    [white] Beli
   *[black] Črni
}
sheet-about = { $colour ->
    [white] O belem
   *[black] O črnem
}
sheet-rating = rating { $rating }
sheet-fide-id = FIDE ID { $id }
sheet-label-rating = Rating
sheet-label-fide-id = FIDE ID
sheet-label-team = Ekipa / klub
sheet-control = Časovna kontrola
sheet-laws = Pravila
sheet-edition = Pravila šaha FIDE, { $edition }
sheet-chess960 = Šah960, pozicija { $number }
sheet-number = Št.
sheet-time = Čas
sheet-result = Rezultat
sheet-result-other = drugo:
sheet-signature = { $colour ->
    [white] Podpis belega
   *[black] Podpis črnega
}
sheet-arbiter = Sodnik
sheet-signature-arbiter = Podpis sodnika
sheet-final-position = Končna pozicija
sheet-position-after = Pozicija po { $move }
sheet-men = { $colour ->
    [white] Beli: { $men }
   *[black] Črni: { $men }
}
sheet-continued = Nadaljevanje
sheet-page = Stran { $page } od { $pages }
sheet-day = { $day }. { $month ->
    [1] januar
    [2] februar
    [3] marec
    [4] april
    [5] maj
    [6] junij
    [7] julij
    [8] avgust
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
sheet-written = Zapisnik je shranjen v { $path }.
sheet-written-many = { $count ->
    [one] { $count } zapisnik je shranjen v { $path }.
    [two] { $count } zapisnika sta shranjena v { $path }.
    [few] { $count } zapisniki so shranjeni v { $path }.
   *[other] { $count } zapisnikov je shranjenih v { $path }.
}
sheet-logo = Logotip

## The envelope of an adjourned game.

envelope-title = Prekinjena partija
envelope-position = Pozicija pred kuvertirano potezo
envelope-used = { $colour ->
    [white] Porabljeni čas belega
   *[black] Porabljeni čas črnega
}
envelope-sealed-by = Potezo je kuvertiral
envelope-sealed-number = Številka kuvertirane poteze
envelope-offer = Ponudba remija
envelope-offered-by = { $colour ->
    [white] Velja ponudba remija, ki jo je dal beli.
   *[black] Velja ponudba remija, ki jo je dal črni.
}
envelope-no-offer = Ni ponudbe.
envelope-resumption-date = Nadaljevanje: dan
envelope-resumption-time = Nadaljevanje: ura
envelope-resumption-place = Nadaljevanje: kraj
envelope-inside = V kuverti: kuvertirana poteza in oba zapisnika.
envelope-closed = Odpre se šele v navzočnosti igralca, ki mora odgovoriti.
envelope-written = Kuverta je shranjena v { $path }.

## Two scoresheets held against each other. $move and $moves are in the reader’s notation, $text is as it was written.

sheets-agree = Zapisnika se ujemata.
sheets-agree-with-game = Zapisnika se ujemata med seboj in s partijo.
sheets-differences = { $count ->
    [one] Zapisnika se razlikujeta na { $count } mestu.
    [two] Zapisnika se razlikujeta na { $count } mestih.
    [few] Zapisnika se razlikujeta na { $count } mestih.
   *[other] Zapisnika se razlikujeta na { $count } mestih.
}
sheets-first = Prvič se razlikujeta tukaj: { $place }.
sheets-place = { $colour ->
    [white] { $number }. poteza belega
   *[black] { $number }. poteza črnega
}
sheets-end = konec partije
sheets-played = odigrano: { $move }
sheets-likely = po vsem zapisanem je bilo najbrž odigrano: { $move }
sheets-entry = { $colour ->
    [white] zapisnik belega: { $told }
   *[black] zapisnik črnega: { $told }
}
sheets-as-played = { $text }, kot je bilo odigrano
sheets-other-line = { $text }, kot je bilo odigrano, a na drugem mestu ({ $where })
sheets-other = { $text }: druga poteza
sheets-no-such-move = { $text }: tukaj ni mogoče
sheets-perhaps = { $text }: tukaj ni mogoče; morda { $moves }
sheets-ambiguous = { $text }: lahko je { $moves }
sheets-illegible = { $text }: ni mogoče prebrati
sheets-missing = nič
sheets-too-many = { $text }: en vpis preveč
sheets-in-advance = { $text }: ni bilo odigrano
sheets-offer-on-one = Ponudba remija ({ $place }) je zapisana samo v zapisniku { $colour ->
    [white] belega
   *[black] črnega
}.
sheets-offer-on-none = Ponudba remija ({ $place }) ni zapisana v nobenem zapisniku.
sheets-offer-not-made = { $colour ->
    [white] V zapisniku belega je ponudba remija ({ $place }), ki je v partiji ni.
   *[black] V zapisniku črnega je ponudba remija ({ $place }), ki je v partiji ni.
}
sheets-times-differ = { $place }: beli je zapisal čas { $white }, črni { $black }.
sheets-results-differ = Rezultata se razlikujeta: v zapisniku belega je { $white }, v zapisniku črnega { $black }.
sheets-result-not-of-game = { $colour ->
    [white] V zapisniku belega je rezultat { $result }; partija se je končala { $ended }.
   *[black] V zapisniku črnega je rezultat { $result }; partija se je končala { $ended }.
}
sheets-no-result = { $colour ->
    [white] V zapisniku belega ni rezultata.
   *[black] V zapisniku črnega ni rezultata.
}
sheets-not-signed = { $colour ->
    [white] Zapisnika belega ni podpisal { $by ->
        [white] beli
       *[black] črni
    }.
   *[black] Zapisnika črnega ni podpisal { $by ->
        [white] beli
       *[black] črni
    }.
}
sheets-not-followed = Od tukaj naprej ({ $place }) zapisnikoma ni več mogoče slediti, tudi po { $positions } preizkušenih pozicijah ne: partijo je treba rekonstruirati.
sheets-laws = Kaj o tem pravijo Pravila iz leta { $edition }:
sheets-article = { $articles }: { $law }

error-sheet-empty = V { $path } ni nobene poteze.
error-sheet-too-long = { $path }, vrstica { $line }: toliko potez ni v nobenem zapisniku.
error-sheet-result = { $path }, vrstica { $line }: »{ $text }« ni rezultat.
error-sheet-position = { $path }, vrstica { $line }: iz te pozicije se partija ne more začeti.
help-sheet-result = Rezultat je 1-0, 0-1, ½-½ ali 1/2-1/2, 0-0, +/-, -/+ ali -/-.
error-game-unplayable = Partiji { $number } v { $path } ni mogoče slediti naprej ({ $place }): { $message }
error-not-printed = Strani ni bilo mogoče shraniti v datoteko PDF. To je napaka tega programa.
error-no-round = V { $path } ni parov { $round }. kola.
help-no-round = Kolo pari ukaz adoube pairing next DATOTEKA --out DATOTEKA.
error-table = { $path } ni mogoče prebrati kot tabelo:
error-logo-format = { $path } ni slika PNG ali JPEG.
error-logo-svg = { $path } je risba SVG, ki je ni mogoče natisniti. Izvozite jo kot PNG ali JPEG, široko vsaj 600 pik.
error-logo-damaged = Slika { $path } je poškodovana.
error-logo-too-large = Slika { $path } je prevelika: logotip ima lahko največ { $most } milijonov pik.
