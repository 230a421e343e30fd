## What went wrong (error-…), and what to do next (help-…).

error-usage = Komandna linija nije razumljiva.
error-language = Za jezik „{ $tag }” nema tekstova.
error-illegal-position = Pozicija je nelegalna, pa se u njoj ništa ne može odigrati ni prebrojati.
error-depth-missing = Nedostaje dubina: koliko polupoteza treba prebrojati.
error-depth = „{ $text }” nije dubina: potreban je ceo broj polupoteza.
error-start-number = „{ $text }” nije broj početne pozicije šaha 960: oni idu od 0 do 959.
error-move-unreadable = Ovo nije zapis poteza.
error-move-impossible = Takvog legalnog poteza ovde nema.
error-move-ambiguous = Može se misliti na više legalnih poteza.
error-game-over = Partija se završila već ranije: ovde nije moguć nijedan potez.
error-nothing-to-read = Nema poteza koji bi se mogao pročitati.
error-read = { $path } se ne može pročitati: { $reason }.
error-write = { $path } se ne može zapisati: { $reason }.
error-random = Operativni sistem ne daje slučajne brojeve: { $reason }.
error-edition = Izdanje { $edition } tako ne piše: { $refused }.

help-usage = Vidi adoube --help.
help-languages = Poznati su: { $languages }.
help-fen = Ceo FEN izgleda ovako: { $example }
help-illegal-position = Tabla i njene greške: adoube show { $fen }
help-depth = Na primer: adoube perft startpos 5
help-start-number = Na primer: adoube chess960 518; bez broja pozicija se izvlači žrebom.
help-candidates-ambiguous = Zapišite koji: { $moves }.
help-candidates-impossible = Ovde su mogući: { $moves }.
help-candidates-more = { $moves } i još { $count }
help-move-place = { $number }. potez, { $colour ->
    [white] beli
   *[black] crni
}; pozicija tada: { $fen }
help-nothing-to-read = Na primer: adoube notation --to en 1. e4 e5 2. Sf3

## Why a text is not FEN.

fen-empty = Nema pozicije koja bi se mogla pročitati.
fen-piece = Ovde treba da stoji slovo figure (PNBRQK za belog, pnbrqk za crnog), cifra od 1 do 8 ili /.
fen-rank-too-long = Ovaj red ima više od osam polja.
fen-rank-too-short = Ovaj red ima manje od osam polja.
fen-too-many-ranks = Redova je više od osam.
fen-too-few-ranks = Redova je manje od osam.
fen-turn = Na potezu je w (beli) ili b (crni).
fen-castling = Prava na rokadu su - ili KQkq ili linije topova, svaka samo jednom.
fen-en-passant = Polje za en passant je - ili polje trećeg ili šestog reda.
fen-halfmoves = Ovde treba da stoji broj polupoteza od poslednjeg uzimanja ili poteza pešakom.
fen-fullmoves = Ovde treba da stoji broj poteza.
fen-trailing = FEN se završio već ranije: ima šest delova.
