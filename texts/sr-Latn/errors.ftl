## What went wrong (error-…), and what to do next (help-…).

error-usage = Komandna linija nije razumljiva.
error-language = Jezik „{ $tag }“ nije dostupan.
error-illegal-position = Pozicija je nelegalna, pa se u njoj ništa ne može odigrati ni prebrojati.
error-depth-missing = Nedostaje dubina: koliko polupoteza treba prebrojati.
error-depth = „{ $text }“ nije dubina: potreban je ceo broj polupoteza.
error-depth-too-large = Dubina { $text } je prevelika: najviše { $limit } polupoteza. Pri većoj dubini brojanje se nikada ne bi završilo ili bi broj bio prevelik.
error-start-number = „{ $text }“ nije broj početne pozicije šaha 960: dozvoljeni su brojevi od 0 do 959.
error-move-unreadable = Ovo se ne može pročitati kao potez.
error-move-impossible = Takav potez ovde nije moguć.
error-move-ambiguous = Potez je dvosmislen: odgovara mu više legalnih poteza.
error-game-over = Partija je već završena: ovde nije moguć nijedan potez.
error-nothing-to-read = Nema nijednog poteza za čitanje.
error-read = Datoteku { $path } nije moguće pročitati: { $reason }.
error-no-such-game = U datoteci { $path } nema partije { $number }; pronađeno partija: { $count }.
error-no-games = U direktorijumu { $path } nema datoteka sa partijama.
help-no-games = Čitaju se datoteke koje se završavaju na { ".pgn, .pgn.gz, .pgn.bz2" } ili { ".pgn.zst" }; skrivene i isključene samo uz --hidden i --no-ignore.
error-changed-while-read = Datoteka { $path } promenila se tokom čitanja; njen deo nije zapisan.
error-not-partitioned = Za delove su potrebne datoteke sa imenima; standardni ulaz ga nema.
error-cut-short = Datoteka { $path } se završava prerano: arhiva { $packing } je nepotpuna.
error-damaged = Datoteku { $path } nije moguće pročitati: arhiva { $packing } je oštećena.
error-packing = Datoteka { $path } je arhiva { $packing }, koja nije podržana: prvo je raspakujte.
error-wide-characters = Datoteka { $path } je zapisana u UTF-32: prvo je sačuvajte kao UTF-8.
error-write = U datoteku { $path } nije moguće pisati: { $reason }.
error-input = Standardni ulaz nije moguće pročitati: { $reason }.
error-output = Odgovor nije moguće ispisati: { $reason }.
error-file-in-json = Datoteka koja ide na standardni izlaz nije JSON: navedite ime datoteke ili izostavite --json.
error-random = Operativni sistem ne daje slučajne brojeve: { $reason }.
error-edition = Izdanje iz { $edition }. godine to ne dozvoljava: { $refused }.

help-languages = Dostupni su: { $languages }.
help-fen = Potpun FEN izgleda ovako: { $example }
help-illegal-position = Tabla sa svim greškama: adoube show { $fen }
help-composed = Igrati se ipak može: ako je pozicija sastavljena (problem ili studija), dodajte --composed.
help-depth = Na primer: adoube perft startpos 5
help-start-number = Na primer: adoube chess960 518; bez broja pozicija se izvlači žrebom.
help-candidates-ambiguous = Zapišite jedan od ovih poteza: { $moves }.
help-candidates-impossible = Ovde se može igrati: { $moves }.
help-other-side = { $colour ->
    [white] Ovde je na potezu crni; takav potez bi mogao da odigra beli.
   *[black] Ovde je na potezu beli; takav potez bi mogao da odigra crni.
}
help-candidates-more = { $moves } i još { $count }
help-move-place = { $number }. potez { $colour ->
    [white] belog
   *[black] crnog
}; pozicija pre njega: { $fen }
help-nothing-to-read = Na primer: adoube notation --to en 1. e4 e5 2. Sf3

## Why a text is not FEN.

fen-empty = Nema pozicije za čitanje.
fen-piece = Ovde treba da stoji slovo figure (PNBRQK za belog, pnbrqk za crnog), cifra od 1 do 8 ili /.
fen-rank-too-long = Ovaj red ima više od osam polja.
fen-rank-too-short = Ovaj red ima manje od osam polja.
fen-too-many-ranks = Redova je više od osam.
fen-too-few-ranks = Redova je manje od osam.
fen-turn = Ovde treba da piše ko je na potezu: w (beli) ili b (crni).
fen-castling = Prava na rokadu zapisuju se znakom -, slovima KQkq ili linijama topova, svako slovo samo jednom.
fen-en-passant = Polje za uzimanje en passant je - ili polje na trećem ili šestom redu.
fen-halfmoves = Ovde treba da stoji broj polupoteza od poslednjeg uzimanja ili poteza pešakom.
fen-fullmoves = Ovde treba da stoji redni broj poteza.
fen-counter-too-large = Ovaj broj je prevelik.
fen-trailing = Ovo je suvišno: FEN ima šest delova.

## Why a file or a stream cannot be used: the end of a sentence.

cause-not-found = takva datoteka ili direktorijum ne postoji
cause-not-allowed = pristup nije dozvoljen
cause-folder = to je direktorijum
cause-not-text = to nije tekst u UTF-8
cause-loop = to je veza ka direktorijumu u kojem je i sama
