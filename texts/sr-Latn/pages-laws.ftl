## The Laws: browse, compare, search, glossary, cases.

laws-title = Pravila šaha
laws-lead = Svako pravilo našim rečima, sa brojem člana u šest izdanja. Sama Pravila pripadaju FIDE; ovo je vodič kroz njih.
laws-ways = Pravila
laws-way-browse = Izdanja
laws-way-search = Pretraga
laws-way-compare = Poređenje izdanja
laws-way-glossary = Rečnik pojmova
laws-way-cases = Isprobaj slučaj
laws-editions = Izdanja
laws-edition-of = Pravila iz { $edition }.
laws-in-force = Na snazi od { $day }
laws-provisions = { $count ->
    [one] { $count } pravilo
    [few] { $count } pravila
   *[other] { $count } pravila
}
laws-known = { $complete ->
    [yes] Potpuno.
   *[no] Koliko je poznato.
}
laws-more = Još
laws-switch = Isto u drugom izdanju
laws-contents = Sadržaj
laws-whole-chapter = celo poglavlje
laws-own-words = Izaberite poglavlje. Svaki član je sažet našim rečima; merodavan je tekst FIDE.
laws-articles = { $count ->
    [one] { $count } član
    [few] { $count } člana
   *[other] { $count } članova
}
laws-article = Član { $number }
laws-one-provision = Pravilo
laws-absent = U izdanju iz { $edition }. nema ovog pravila.
laws-neighbours = Susedni članovi
laws-kind = { $kind ->
    [rule] Program odlučuje sam, na osnovu poteza, sata i pravilnika.
    [procedure] Neko nešto učini; program to proverava i sprovodi ono što sledi.
    [record] Program čuva ono što treba zapisati.
    [arbiter] Program pita sudiju i zapisuje odgovor.
   *[physical] Može se samo navesti: oprema, prostorije, ruke.
}
laws-also = Takođe u članu
laws-citing = Slučajevi za isprobavanje
laws-elsewhere = U drugim izdanjima
laws-unverified = Broj sa upitnikom nije pročitan u samom izdanju; sledi iz susednih izdanja.
laws-parts = Delovi
laws-not-there = nema u ovom izdanju
laws-missing = Takvog člana nema
laws-nearest = Najbliži članovi
laws-having = Izdanja koja imaju taj broj
laws-search-instead = Radije upotrebite pretragu
laws-search-label = Reči ili broj člana
laws-search-button = Traži
laws-search-edition = Brojevi iz
laws-search-hint = Upišite nekoliko reči: nameravani potez, obe ruke, 9.2.2 …
laws-found = { $count ->
    [0] Ništa nije pronađeno.
    [one] Pronađeno je { $count } pravilo.
    [few] Pronađena su { $count } pravila.
   *[other] Pronađeno je { $count } pravila.
}
laws-go-to = Idi na član { $number }
laws-compare-lead = Nova, ukinuta i prenumerisana pravila, jedna pored drugih.
laws-compare-from = Od
laws-compare-to = Do
laws-compare-swap = Zameni
laws-compare-only = Samo razlike
laws-compare-renumbered = I pravila koja imaju samo drugi broj
laws-compare-none = Nema razlika.
laws-became = { $change ->
    [new] novo
    [gone] ukinuto
    [changed] promenjeno
    [renumbered] drugi broj
   *[same] isto
}
laws-glossary-lead = Pojmovi Pravila na pet jezika.
laws-glossary-label = Pojam na bilo kom od jezika
laws-terms = { $count ->
    [0] Takvog pojma nema.
    [one] { $count } pojam
    [few] { $count } pojma
   *[other] { $count } pojmova
}
laws-term-search = Pravila o pojmu: { $term }
laws-cases-lead = Opišite šta se dogodilo za tablom i pogledajte kako se Pravila primenjuju, red po red.
laws-case-examples = Počnite od primera
laws-example = { $name ->
    [not-pressed-yet] Nelegalan potez, a sat još nije pritisnut
    [knights-out-and-home] Skakači napred-nazad: treći put
    [dead] Uzet je poslednji pešak
    [a-phone-that-is-on] Uključen telefon
    [castling-illegal-rook-bound] Rokada koja nije moguća
   *[own-flag] Beli reklamira, a pala je njegova zastavica
}
laws-case-text = Tekst slučaja
laws-case-run = Pokreni slučaj
laws-case-language = Slučajevi se pišu kratkim rečenicama stalnog oblika, na bilo kom od pet jezika; počnite od primera i promenite ga.
laws-case-place = Red { $line }, kolona { $column }
laws-case-faults = { $count ->
    [one] Slučaj još ne može da se pročita: u tekstu je označena { $count } greška.
    [few] Slučaj još ne može da se pročita: u tekstu su označene { $count } greške.
   *[other] Slučaj još ne može da se pročita: u tekstu je označeno { $count } grešaka.
}
laws-case-fine = { $count ->
    [0] Slučaj je pokrenut. Ništa nije bilo očekivano.
    [one] Sve je kako se očekivalo: ispunjeno je { $count } očekivanje.
    [few] Sve je kako se očekivalo: ispunjena su { $count } očekivanja.
   *[other] Sve je kako se očekivalo: ispunjeno je { $count } očekivanja.
}
laws-case-differs = { $count ->
    [one] { $count } očekivanje nije ispunjeno.
    [few] { $count } očekivanja nisu ispunjena.
   *[other] { $count } očekivanja nije ispunjeno.
}
laws-case-editions = Pokreni po Pravilima iz
laws-case-met = ✓ očekivano:
laws-case-unmet = ✗ očekivano:
laws-case-got = dobijeno:
laws-case-unexpected = ✗ nije očekivano:
laws-found-best = Prikazano je najboljih { $count }.
# Words that stand in the numbers of articles, such as 9.2.end or Glossary.result.
laws-word = { $word ->
    [intro] Uvod
    [preface] Predgovor
    [glossary] Rečnik
    [guidelines] Smernice za prekinute partije
    [end] poslednja rečenica
    [note] napomena
    [rec] preporuka
    [expl] objašnjenje
    [rating] rejting
    [abbrev] skraćenice
    [time-control] vremenska kontrola
    [standard-chess] standardni šah
    [result] rezultat
    [points] poeni
    [penalties] kazne
    [normal-means] normalna sredstva
    [made] odigran potez
    [increment] povećanje
    [displaced] poremećena figura
    [delay-mode] način sa odlaganjem
    [cumulative-mode] kumulativni način
    [completed-move] završen potez
    [move-counter] brojač poteza
    [arbiters-discretion] procena sudije
   *[example] primer
}
