## What went wrong (error-…), and what to do next (help-…).

error-usage = Naredbeni redak nije razumljiv.
error-language = Za jezik „{ $tag }” nema tekstova.
error-illegal-position = Pozicija je nepravilna pa se u njoj ništa ne može odigrati ni prebrojiti.
error-depth-missing = Nedostaje dubina: koliko polupoteza treba prebrojiti.
error-depth = „{ $text }” nije dubina: potreban je cijeli broj polupoteza.
error-start-number = „{ $text }” nije broj početne pozicije šaha 960: oni idu od 0 do 959.
error-move-unreadable = Ovo nije zapis poteza.
error-move-impossible = Takvog pravilnog poteza ovdje nema.
error-move-ambiguous = Može se misliti na više pravilnih poteza.
error-game-over = Partija je završila već prije: ovdje nije moguć nijedan potez.
error-nothing-to-read = Nema poteza koji bi se mogao pročitati.
error-read = { $path } se ne može pročitati: { $reason }.
error-write = { $path } se ne može zapisati: { $reason }.
error-random = Operacijski sustav ne daje slučajne brojeve: { $reason }.
error-edition = Izdanje { $edition } tako ne piše: { $refused }.

help-usage = Vidi adoube --help.
help-languages = Poznati su: { $languages }.
help-fen = Cijeli FEN izgleda ovako: { $example }
help-illegal-position = Ploča i njezine pogreške: adoube show { $fen }
help-depth = Na primjer: adoube perft startpos 5
help-start-number = Na primjer: adoube chess960 518; bez broja pozicija se izvlači ždrijebom.
help-candidates-ambiguous = Zapišite koji: { $moves }.
help-candidates-impossible = Ovdje su mogući: { $moves }.
help-candidates-more = { $moves } i još { $count }
help-move-place = { $number }. potez, { $colour ->
    [white] bijeli
   *[black] crni
}; pozicija tada: { $fen }
help-nothing-to-read = Na primjer: adoube notation --to en 1. e4 e5 2. Sf3

## Why a text is not FEN.

fen-empty = Nema pozicije koja bi se mogla pročitati.
fen-piece = Ovdje treba stajati slovo figure (PNBRQK za bijelog, pnbrqk za crnog), znamenka od 1 do 8 ili /.
fen-rank-too-long = Ovaj red ima više od osam polja.
fen-rank-too-short = Ovaj red ima manje od osam polja.
fen-too-many-ranks = Redova je više od osam.
fen-too-few-ranks = Redova je manje od osam.
fen-turn = Na potezu je w (bijeli) ili b (crni).
fen-castling = Prava na rokadu su - ili KQkq ili linije topova, svaka samo jednom.
fen-en-passant = Polje za en passant je - ili polje trećeg ili šestog reda.
fen-halfmoves = Ovdje treba stajati broj polupoteza od zadnjeg uzimanja ili poteza pješakom.
fen-fullmoves = Ovdje treba stajati broj poteza.
fen-trailing = FEN je završio već prije: ima šest dijelova.
