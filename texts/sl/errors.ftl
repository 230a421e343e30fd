## What went wrong (error-…), and what to do next (help-…).

error-usage = Ukazne vrstice ni mogoče razumeti.
error-language = Za jezik »{ $tag }« ni besedil.
error-illegal-position = Pozicija je neveljavna, zato v njej ni mogoče ničesar odigrati ali prešteti.
error-depth-missing = Manjka globina: koliko polpotez je treba prešteti.
error-depth = »{ $text }« ni globina: potrebno je celo število polpotez.
error-start-number = »{ $text }« ni številka začetne pozicije šaha960: te gredo od 0 do 959.
error-move-unreadable = To ni zapis poteze.
error-move-impossible = Take veljavne poteze tu ni.
error-move-ambiguous = Mišljenih je lahko več veljavnih potez.
error-game-over = Partija se je končala že prej: tu ni mogoča nobena poteza.
error-nothing-to-read = Ni poteze, ki bi jo bilo mogoče prebrati.
error-read = { $path } ni mogoče prebrati: { $reason }.
error-write = { $path } ni mogoče zapisati: { $reason }.
error-random = Operacijski sistem ne daje naključnih števil: { $reason }.
error-edition = Izdaja { $edition } tega ne dovoljuje: { $refused }.

help-usage = Glejte adoube --help.
help-languages = Na voljo so: { $languages }.
help-fen = Celoten FEN je videti tako: { $example }
help-illegal-position = Deska in njene napake: adoube show { $fen }
help-depth = Na primer: adoube perft startpos 5
help-start-number = Na primer: adoube chess960 518; brez številke se pozicija izžreba.
help-candidates-ambiguous = Zapišite, katera: { $moves }.
help-candidates-impossible = Tu so mogoče: { $moves }.
help-candidates-more = { $moves } in še { $count }
help-move-place = { $number }. poteza, { $colour ->
    [white] beli
   *[black] črni
}; pozicija tedaj: { $fen }
help-nothing-to-read = Na primer: adoube notation --to en 1. e4 e5 2. Sf3

## Why a text is not FEN.

fen-empty = Ni pozicije, ki bi jo bilo mogoče prebrati.
fen-piece = Tu mora stati črka figure (PNBRQK za belega, pnbrqk za črnega), števka od 1 do 8 ali /.
fen-rank-too-long = Ta vrsta ima več kot osem polj.
fen-rank-too-short = Ta vrsta ima manj kot osem polj.
fen-too-many-ranks = Vrst je več kot osem.
fen-too-few-ranks = Vrst je manj kot osem.
fen-turn = Na potezi je w (beli) ali b (črni).
fen-castling = Pravice do rokade so - ali KQkq ali linije trdnjav, vsaka le enkrat.
fen-en-passant = Polje za en passant je - ali polje tretje ali šeste vrste.
fen-halfmoves = Tu mora stati število polpotez od zadnjega jemanja ali premika kmeta.
fen-fullmoves = Tu mora stati številka poteze.
fen-trailing = FEN se je končal že prej: ima šest delov.
