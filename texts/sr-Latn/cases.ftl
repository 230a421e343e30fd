## Playing and telling cases. $text, $list and $why are in the English of the case language.

case-as-expected = kako se očekivalo
case-in-line = red { $line }
case-expected = očekivano: { $text }
case-got = dobijeno: { $text }
case-nothing = ništa
case-summary = Slučajevi: { $cases }, odigrano: { $runs }.
case-summary-fine = Sve je kako se očekivalo.
case-summary-differences = Razlike: { $count }.
case-summary-unreadable = Ne može se pročitati: { $count }.
case-act-by = { $who ->
    [white] Beli
    [black] Crni
    [assistant] Pomoćnik
    [arbiter] Sudija
   *[other] Neko
}: { $act }
case-time-passes = Vreme teče.
case-with-move = { $claim } Potez: { $move }.
case-resigns = { $colour ->
    [white] Beli predaje partiju.
   *[black] Crni predaje partiju.
}
case-offers-if = { $colour ->
    [white] Beli nudi remi ako „{ $text }”.
   *[black] Crni nudi remi ako „{ $text }”.
}
case-withdraws-offer = { $colour ->
    [white] Beli povlači ponudu.
   *[black] Crni povlači ponudu.
}
case-withdraws-claim = { $colour ->
    [white] Beli povlači zahtev.
   *[black] Crni povlači zahtev.
}
case-under-edition = Po Pravilima iz { $edition }.
case-perhaps = Možda se mislilo: { $list }
case-understood = Ovde se razume: { $list }
case-fault-no-title = Slučaj počinje naslovom: # i nekoliko reči.
case-fault-not-understood = Ovo se ne razume.
case-fault-ends-too-early = Red se završava prerano.
case-fault-announced-too-late = Ovo mora da stoji pre prvog događaja.
case-fault-unknown-edition = Nema izdanja iz te godine.
case-fault-edition-not-run = Slučaj se ne igra po tom izdanju.
case-fault-back-in-time = Ovo je ranije od prethodnog reda.
case-fault-bad-time = Ovo nije vreme.
case-fault-unknown-article = Nijedno izdanje nema član s tim brojem.
case-fault-not-in-editions = Pravila iz { $editions } nemaju { $what }.
case-fault-position = Iz ove pozicije partija ne može da počne: { $why }
case-fault-regulations = Ovakav pravilnik takmičenja nije moguć: { $why }
case-fault-moves = Ovi potezi ne mogu da se odigraju: { $why }
case-fault-missing = U redu nešto nedostaje: { $what }.
case-fault-no-such-piece = Nijedna figura na tabli ne može se misliti pod { $text }. Sa polja na polje, kao b8c6, uvek se razume.
case-fault-several-pieces = Pod { $text } može se misliti više figura. Recite koja, kao Nbd2 ili b1d2.
case-fault-no-article = Izdanje nema { $text }.
case-fault-no-unit = Tempu igre su potrebne jedinice, osim ako je u sekundama.
case-fault-not-there = Takve figure nema: { $text }.
case-fault-either-castling = Moguće su obe rokade: recite kingside ili queenside.
case-fault-no-castling = Nema kralja i topa kojima bi se rokiralo.
case-fault-which-draw = Šta se zahteva? Recite threefold repetition (trokratno ponavljanje pozicije), fifty moves (pedeset poteza) ili the opponent cannot win.
case-fault-time-left = { $colour ->
    [white] Belom zastavica nije mogla pasti: ostaje još { $time }.
   *[black] Crnom zastavica nije mogla pasti: ostaje još { $time }.
}
case-fault-clock-stands = { $colour ->
    [white] Belom zastavica ne može pasti: njegov sat ne radi.
   *[black] Crnom zastavica ne može pasti: njegov sat ne radi.
}
case-fault-too-long = Red ima više reči nego što može da se prati.
case-fault-nothing-happens = U ovom slučaju ništa se ne događa.
error-case = { $path }, red { $line }: { $message }
error-case-under = Po Pravilima iz { $edition }. ovaj slučaj ne može da se odigra. { $why }
error-no-cases = U { $path } nema nijednog slučaja: imena datoteka sa slučajevima završavaju se na .case.
help-case-reference = Jezik slučajeva je opisan u docs/cases.md; obrazac: adoube case new
coverage-line = { $edition }: slučajevi pokazuju { $covered } od { $total } članova.
coverage-unverified = { $count ->
    [one] Još { $count } član nije uračunat: njegov broj nije proveren.
    [few] Još { $count } člana nisu uračunata: njihovi brojevi nisu provereni.
   *[other] Još { $count } članova nije uračunato: njihovi brojevi nisu provereni.
}
coverage-counts = Pokazano je ono što slučaj poimence očekuje, a pravilo je po tome odlučilo, to primenilo ili zapisalo; ne ono što sudija sam imenuje, niti ono što navodi svaki početak ili svaki potez.
coverage-missing = Šta u izdanju { $edition } ne pokazuje nijedan slučaj:
coverage-reason = Zašto: { $reason }
