## The Laws: browse, compare, search, glossary, cases.

laws-title = Pravila šaha
laws-lead = Svako pravilo našim riječima, s brojem članka u šest izdanja. Sama su Pravila FIDE-ina; ovo je vodič kroz njih.
laws-ways = Pravila
laws-way-browse = Izdanja
laws-way-search = Pretraga
laws-way-compare = Usporedba izdanja
laws-way-glossary = Rječnik pojmova
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
laws-whole-chapter = cijelo poglavlje
laws-own-words = Odaberite poglavlje. Svaki je članak sažet našim riječima; mjerodavan je tekst FIDE.
laws-articles = { $count ->
    [one] { $count } članak
    [few] { $count } članka
   *[other] { $count } članaka
}
laws-article = Članak { $number }
laws-one-provision = Pravilo
laws-absent = U izdanju iz { $edition }. nema ovog pravila.
laws-neighbours = Susjedni članci
laws-kind = { $kind ->
    [rule] Program odlučuje sam, na temelju poteza, sata i turnirskog pravilnika.
    [procedure] Netko nešto učini; program to provjerava i provodi što slijedi.
    [record] Program čuva ono što treba zapisati.
    [arbiter] Program pita suca i zapisuje odgovor.
   *[physical] Može se samo navesti: odnosi se na opremu, prostor ili ruke.
}
laws-also = Također u članku
laws-citing = Slučajevi za isprobavanje
laws-elsewhere = U drugim izdanjima
laws-unverified = Broj s upitnikom nije pročitan u samom izdanju; slijedi iz susjednih izdanja.
laws-parts = Dijelovi
laws-not-there = nema ga u tom izdanju
laws-missing = Takvog članka nema
laws-nearest = Najbliži članci
laws-having = Izdanja koja imaju taj broj
laws-search-instead = Radije potražite pretragom
laws-search-label = Riječi ili broj članka
laws-search-button = Traži
laws-search-edition = Brojevi članaka iz
laws-search-hint = Upišite nekoliko riječi: najavljeni potez, objema rukama, 9.2.2 …
laws-found = { $count ->
    [0] Ništa nije pronađeno.
    [one] Pronađeno je { $count } pravilo.
    [few] Pronađena su { $count } pravila.
   *[other] Pronađeno je { $count } pravila.
}
laws-go-to = Otvori članak { $number }
laws-compare-lead = Što je novo, čega više nema i što ima drugi broj, jedno pokraj drugoga.
laws-compare-from = Od
laws-compare-to = Do
laws-compare-swap = Zamijeni
laws-compare-only = Samo razlike
laws-compare-renumbered = I pravila koja imaju samo drugi broj
laws-compare-none = Nema razlika.
laws-became = { $change ->
    [new] novo
    [gone] ukinuto
    [changed] promijenjeno
    [renumbered] drugi broj
   *[same] isto
}
laws-glossary-lead = Pojmovi Pravila na pet jezika.
laws-glossary-label = Pojam na bilo kojem od jezika
laws-terms = { $count ->
    [0] Takvog pojma nema.
    [one] { $count } pojam
    [few] { $count } pojma
   *[other] { $count } pojmova
}
laws-term-search = Pravila o pojmu: { $term }
laws-cases-lead = Napišite tko je što učinio za pločom i pogledajte što po Pravilima slijedi, redak po redak.
laws-case-examples = Počnite od primjera
laws-example = { $name ->
    [not-pressed-yet] Nepravilan potez, a sat još nije pritisnut
    [knights-out-and-home] Skakači naprijed-natrag: treći put
    [dead] Uzet je posljednji pješak
    [a-phone-that-is-on] Uključen mobitel
    [castling-illegal-rook-bound] Rokada koja nije moguća
   *[own-flag] Bijeli reklamira, a pala je njegova zastavica
}
laws-case-text = Tekst slučaja
laws-case-run = Odigraj slučaj
laws-case-language = Slučajevi se pišu kratkim rečenicama stalnog oblika, na bilo kojem od pet jezika; počnite od primjera i promijenite ga.
laws-case-place = Redak { $line }, stupac { $column }
laws-case-faults = { $count ->
    [one] Slučaj se još ne može pročitati: u tekstu je označena { $count } pogreška.
    [few] Slučaj se još ne može pročitati: u tekstu su označene { $count } pogreške.
   *[other] Slučaj se još ne može pročitati: u tekstu je označeno { $count } pogrešaka.
}
laws-case-fine = { $count ->
    [0] Odigrano. Ništa nije bilo očekivano.
    [one] Sve je kao što se očekivalo: ispunjeno je { $count } očekivanje.
    [few] Sve je kao što se očekivalo: ispunjena su { $count } očekivanja.
   *[other] Sve je kao što se očekivalo: ispunjeno je { $count } očekivanja.
}
laws-case-differs = { $count ->
    [one] { $count } očekivanje nije ispunjeno.
    [few] { $count } očekivanja nisu ispunjena.
   *[other] { $count } očekivanja nije ispunjeno.
}
laws-case-editions = Odigraj po Pravilima iz
laws-case-met = ✓ očekivano:
laws-case-unmet = ✗ očekivano:
laws-case-got = dobiveno:
laws-case-unexpected = ✗ nije očekivano:
laws-found-best = Prikazano je najboljih { $count }.
# Words that stand in the numbers of articles, such as 9.2.end or Glossary.result.
laws-word = { $word ->
    [intro] Uvod
    [preface] Predgovor
    [glossary] Rječnik
    [guidelines] Smjernice za prekinute partije
    [end] posljednja rečenica
    [note] napomena
    [rec] preporuka
    [expl] objašnjenje
    [rating] rejting
    [abbrev] kratice
    [time-control] vremenska kontrola
    [standard-chess] standardni šah
    [result] rezultat
    [points] bodovi
    [penalties] kazne
    [normal-means] uobičajeni način
    [made] odigrani potez
    [increment] dodatak
    [displaced] poremećena figura
    [delay-mode] odgođeni način
    [cumulative-mode] kumulativni način
    [completed-move] dovršeni potez
    [move-counter] brojač poteza
    [arbiters-discretion] prosudba suca
   *[example] primjer
}
