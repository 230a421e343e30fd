## Playing and telling cases. $text, $list and $why are in the English of the case language.

case-as-expected = kako se očekivalo
case-in-line = red { $line }
case-expected = očekivano: { $text }
case-got = dobijeno: { $text }
case-nothing = ništa
case-summary = Slučajevi: { $cases }, pokretanja: { $runs }.
case-summary-fine = Sve je kako se očekivalo.
case-summary-differences = Razlike: { $count }.
case-summary-unreadable = Ne može se pročitati: { $count }.
case-under-edition = Po Pravilima iz { $edition }.
case-perhaps = Možda ste mislili: { $list }
case-understood = Ovde je moguće: { $list }
case-fault-no-title = Slučaj počinje naslovom: # i nekoliko reči.
case-fault-unknown-language = Slučajevi se ne pišu na ovom jeziku.
case-fault-not-understood = Ovo nije razumljivo.
case-fault-ends-too-early = Red se završava prerano.
case-fault-announced-too-late = Ovo mora da stoji pre prvog događaja.
case-fault-unknown-edition = Nema izdanja iz te godine.
case-fault-edition-not-run = Slučaj se ne pokreće po tom izdanju.
case-fault-back-in-time = Ovo je ranije od prethodnog reda.
case-fault-bad-time = Ovo se ne može pročitati kao vreme.
case-fault-unknown-article = Nijedno izdanje nema član sa tim brojem.
case-fault-not-in-editions = { $count ->
    [1] Izdanje Pravila iz { $editions } nema { $what }.
   *[other] Ova izdanja Pravila nemaju { $what }: { $editions }.
}
case-fault-position = Iz ove pozicije partija ne može da počne: { $why }
case-fault-regulations = Ovakav pravilnik takmičenja nije moguć: { $why }
case-fault-moves = Ovi potezi ne mogu da se odigraju: { $why }
case-fault-missing = U redu nešto nedostaje: { $what }.
case-fault-no-such-piece = Zapisu { $text } ne odgovara nijedna figura na tabli. Zapis sa oba polja, na primer b8c6, uvek je razumljiv.
case-fault-several-pieces = Zapisu { $text } odgovara više figura. Navedite koja, na primer Nbd2 ili b1d2.
case-fault-no-article = Izdanje nema { $text }.
case-fault-no-unit = U vremenskoj kontroli treba navesti jedinice, osim ako je u sekundama.
case-fault-not-there = Takve figure nema: { $text }.
case-fault-either-castling = Moguće su obe rokade: napišite „igra malu rokadu“ ili „igra veliku rokadu“.
case-fault-no-castling = Nema kralja i topa kojima bi se rokiralo.
case-fault-which-draw = Šta se reklamira? Napišite „remi zbog ponavljanja pozicije“, „remi po pravilu 50 poteza“ ili „remi jer protivnik ne može da pobedi“.
case-fault-time-left = { $colour ->
    [white] Belom zastavica nije mogla da padne: ostaje još { $time }.
   *[black] Crnom zastavica nije mogla da padne: ostaje još { $time }.
}
case-fault-clock-stands = { $colour ->
    [white] Belom zastavica ne može da padne: njegov sat ne radi.
   *[black] Crnom zastavica ne može da padne: njegov sat ne radi.
}
case-fault-too-long = Red ima previše reči.
case-fault-nothing-happens = U ovom slučaju ništa se ne događa.
error-case = { $path }, red { $line }: { $message }
error-case-under = Po Pravilima iz { $edition }. ovaj slučaj ne može da se pokrene. { $why }
error-no-cases = U { $path } nema nijednog slučaja: imena datoteka sa slučajevima završavaju se na .case.
help-case-reference = Jezik slučajeva je opisan u docs/cases.md; obrazac: adoube case new
coverage-line = { $edition }: slučajevi pokrivaju { $covered } od { $total } članova.
coverage-unverified = { $count ->
    [one] Još { $count } član nije uračunat: njegov broj nije proveren.
    [few] Još { $count } člana nisu uračunata: njihovi brojevi nisu provereni.
   *[other] Još { $count } članova nije uračunato: njihovi brojevi nisu provereni.
}
coverage-counts = Član je pokriven ako ga slučaj očekuje po broju, a pravilo je po njemu odlučilo, primenilo ga ili zapisalo; ne računaju se članovi koje navodi samo sudija, niti oni koje navodi svaki početak ili svaki potez.
coverage-missing = Članovi izdanja iz { $edition }. koje ne pokriva nijedan slučaj:
coverage-reason = Zašto: { $reason }
