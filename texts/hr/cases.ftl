## Playing and telling cases. $text, $list and $why are in the English of the case language.

case-as-expected = kako se očekivalo
case-in-line = redak { $line }
case-expected = očekivano: { $text }
case-got = dobiveno: { $text }
case-nothing = ništa
case-summary = Slučajevi: { $cases }, odigrano: { $runs }.
case-summary-fine = Sve je kako se očekivalo.
case-summary-differences = Razlike: { $count }.
case-summary-unreadable = Ne može se pročitati: { $count }.
case-under-edition = Prema Pravilima iz { $edition }.
case-perhaps = Jeste li mislili: { $list }
case-understood = Ovdje je moguće: { $list }
case-fault-no-title = Slučaj počinje naslovom: # i nekoliko riječi.
case-fault-unknown-language = Slučajevi se ne pišu na ovom jeziku.
case-fault-not-understood = To se ne razumije.
case-fault-ends-too-early = Redak završava prerano.
case-fault-announced-too-late = To mora stajati prije prvog događaja.
case-fault-unknown-edition = Nema izdanja iz te godine.
case-fault-edition-not-run = Slučaj se ne igra po tom izdanju.
case-fault-back-in-time = To je ranije od prethodnog retka.
case-fault-bad-time = To nije vrijeme.
case-fault-unknown-article = Nijedno izdanje nema članak s tim brojem.
case-fault-not-in-editions = { $count ->
    [1] { $what }: toga nema u izdanju Pravila iz { $editions }.
   *[other] { $what }: toga nema u ovim izdanjima Pravila: { $editions }.
}
case-fault-position = Iz te pozicije partija ne može početi: { $why }
case-fault-regulations = Takav turnirski pravilnik nije moguć: { $why }
case-fault-moves = Ti se potezi ne mogu odigrati: { $why }
case-fault-missing = U retku nešto nedostaje: { $what }.
case-fault-no-such-piece = Zapisu { $text } ne odgovara nijedna figura na ploči. Zapis s polja na polje, na primjer b8c6, uvijek se razumije.
case-fault-several-pieces = Zapisu { $text } odgovara više figura. Navedite koja, na primjer Nbd2 ili b1d2.
case-fault-no-article = U izdanju nema: { $text }.
case-fault-no-unit = Vremenska kontrola mora imati jedinice, osim ako je u sekundama.
case-fault-not-there = Takve figure nema: { $text }.
case-fault-either-castling = Moguće su obje rokade: napišite „igra malu rokadu” ili „igra veliku rokadu”.
case-fault-no-castling = Nema kralja i topa s kojima bi se rokiralo.
case-fault-which-draw = Što se reklamira? Napišite „remi zbog trostrukog ponavljanja”, „remi po pravilu 50 poteza” ili „da protivnik ne može pobijediti”.
case-fault-time-left = { $colour ->
    [white] Bijelom zastavica nije mogla pasti: preostaje mu { $time }.
   *[black] Crnom zastavica nije mogla pasti: preostaje mu { $time }.
}
case-fault-clock-stands = { $colour ->
    [white] Bijelom zastavica ne može pasti: njegov sat nije pokrenut.
   *[black] Crnom zastavica ne može pasti: njegov sat nije pokrenut.
}
case-fault-too-long = Redak ima previše riječi.
case-fault-nothing-happens = U ovom se slučaju ništa ne događa.
error-case = { $path }, redak { $line }: { $message }
error-case-under = Prema Pravilima iz { $edition }. ovaj se slučaj ne može odigrati. { $why }
error-no-cases = U { $path } nema nijednog slučaja: imena datoteka sa slučajevima završavaju na .case.
help-case-reference = Jezik slučajeva opisan je u docs/cases.md; predložak: adoube case new
coverage-line = { $edition }: slučajevi pokrivaju { $covered } od { $total } članaka.
coverage-unverified = { $count ->
    [one] Još { $count } članak nije uračunat: njegov broj nije provjeren.
    [few] Još { $count } članka nisu uračunata: njihovi brojevi nisu provjereni.
   *[other] Još { $count } članaka nije uračunato: njihovi brojevi nisu provjereni.
}
coverage-counts = Članak je pokriven ako ga slučaj izričito očekuje, a pravilo je po njemu odlučilo, primijenilo ga ili zapisalo; ne računaju se članci koje navodi samo sudac ni oni koji se navode pri svakom početku ili potezu.
coverage-missing = U izdanju iz { $edition }. nijedan slučaj ne pokriva:
coverage-reason = Zašto: { $reason }
