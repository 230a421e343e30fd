## What went wrong (error-…), and what to do next (help-…).

error-usage = Naredbeni redak nije razumljiv.
error-language = Jezik „{ $tag }” nije dostupan.
error-illegal-position = Pozicija je nepravilna pa se u njoj ništa ne može odigrati ni prebrojiti.
error-depth-missing = Nedostaje dubina: koliko polupoteza treba prebrojiti.
error-depth = „{ $text }” nije dubina: potreban je cijeli broj polupoteza.
error-depth-too-large = Dubina { $text } je prevelika: najviše { $limit } polupoteza. Pri većoj dubini brojenje nikad ne bi završilo ili bi broj bio prevelik.
error-start-number = „{ $text }” nije broj početne pozicije šaha 960: dopušteni su brojevi od 0 do 959.
error-move-unreadable = Ovo se ne može pročitati kao potez.
error-move-impossible = Takav potez ovdje nije moguć.
error-move-ambiguous = Zapis nije jednoznačan: odgovara mu više pravilnih poteza.
error-game-over = Partija je već završena: ovdje nije moguć nijedan potez.
error-nothing-to-read = Nema nijednog poteza za čitanje.
error-read = Datoteku { $path } nije moguće pročitati: { $reason }.
error-no-such-game = U datoteci { $path } nema partije { $number }; pronađeno partija: { $count }.
error-no-games = U mapi { $path } nema datoteka s partijama.
help-no-games = Čitaju se datoteke koje završavaju na .pgn, .pgn.gz, .pgn.bz2 ili .pgn.zst; skrivene i isključene samo uz --hidden i --no-ignore.
error-changed-while-read = Datoteka { $path } promijenila se tijekom čitanja; njezin dio nije zapisan.
error-not-partitioned = Za dijelove su potrebne datoteke s imenima; standardni ulaz ga nema.
error-cut-short = Datoteka { $path } završava prerano: arhiva { $packing } nije potpuna.
error-damaged = Datoteku { $path } nije moguće pročitati: arhiva { $packing } je oštećena.
error-packing = Datoteka { $path } je arhiva { $packing }, koja se ovdje ne čita: prvo je raspakirajte.
error-wide-characters = Datoteka { $path } zapisana je u UTF-32: prvo je spremite kao UTF-8.
error-write = U datoteku { $path } nije moguće pisati: { $reason }.
error-input = Standardni ulaz nije moguće pročitati: { $reason }.
error-output = Odgovor nije moguće ispisati: { $reason }.
error-file-in-json = Datoteka koja ide na standardni izlaz nije JSON: navedite ime datoteke ili izostavite --json.
error-random = Operacijski sustav ne daje slučajne brojeve: { $reason }.
error-edition = Izdanje iz { $edition }. godine to ne dopušta: { $refused }.

help-languages = Dostupni su: { $languages }.
help-fen = Potpun FEN izgleda ovako: { $example }
help-illegal-position = Ploča sa svim pogreškama: adoube show { $fen }
help-composed = Igrati se ipak može: ako je pozicija sastavljena (problem ili studija), dodajte --composed.
help-depth = Na primjer: adoube perft startpos 5
help-start-number = Na primjer: adoube chess960 518; bez broja pozicija se izvlači ždrijebom.
help-candidates-ambiguous = Zapišite preciznije: { $moves }.
help-candidates-impossible = Ovdje se može igrati: { $moves }.
help-other-side = { $colour ->
    [white] Ovdje je na potezu crni; takav bi potez mogao odigrati bijeli.
   *[black] Ovdje je na potezu bijeli; takav bi potez mogao odigrati crni.
}
help-candidates-more = { $moves } i još { $count }
help-move-place = { $number }. potez { $colour ->
    [white] bijelog
   *[black] crnog
}; pozicija prije njega: { $fen }
help-nothing-to-read = Na primjer: adoube notation --to en 1. e4 e5 2. Sf3

## Why a text is not FEN.

fen-empty = Nema pozicije za čitanje.
fen-piece = Ovdje treba stajati slovo figure (PNBRQK za bijelog, pnbrqk za crnog), znamenka od 1 do 8 ili /.
fen-rank-too-long = Ovaj red ima više od osam polja.
fen-rank-too-short = Ovaj red ima manje od osam polja.
fen-too-many-ranks = Redova je više od osam.
fen-too-few-ranks = Redova je manje od osam.
fen-turn = Ovdje treba pisati tko je na potezu: w (bijeli) ili b (crni).
fen-castling = Prava na rokadu zapisuju se znakom -, slovima KQkq ili linijama topova, svako slovo samo jednom.
fen-en-passant = Polje za uzimanje u prolazu je - ili polje na trećem ili šestom redu.
fen-halfmoves = Ovdje treba stajati broj polupoteza od posljednjeg uzimanja ili poteza pješakom.
fen-fullmoves = Ovdje treba stajati redni broj poteza.
fen-counter-too-large = Ovaj je broj prevelik.
fen-trailing = Ovo je suvišno: FEN ima šest dijelova.

## Why a file or a stream cannot be used: the end of a sentence.

cause-not-found = takva datoteka ili mapa ne postoji
cause-not-allowed = pristup nije dopušten
cause-folder = to je mapa
cause-not-text = to nije tekst u UTF-8
cause-loop = to je poveznica na mapu u kojoj je i sama
