## What went wrong (error-…), and what to do next (help-…).

error-usage = Ukazne vrstice ni mogoče razumeti.
error-language = Jezik »{ $tag }« ni na voljo.
error-illegal-position = Pozicija je neveljavna, zato v njej ni mogoče ničesar odigrati ali prešteti.
error-depth-missing = Manjka globina: koliko polpotez je treba prešteti.
error-depth = »{ $text }« ni globina: potrebno je celo število polpotez.
error-depth-too-large = Globina { $text } je prevelika: največ { $limit } polpotez. Pri večji globini se štetje ne bi nikoli končalo ali pa bi bilo število preveliko.
error-start-number = »{ $text }« ni številka začetne pozicije šaha960: dovoljene so številke od 0 do 959.
error-move-unreadable = Tega ni mogoče prebrati kot potezo.
error-move-impossible = Taka poteza tu ni mogoča.
error-move-ambiguous = Zapis ni enoumen: ustreza mu več veljavnih potez.
error-game-over = Partija je že končana: tu ni mogoča nobena poteza.
error-nothing-to-read = Ni poteze, ki bi jo bilo mogoče prebrati.
error-read = Datoteke { $path } ni mogoče prebrati: { $reason }.
error-no-such-game = V datoteki { $path } ni partije { $number }; najdenih partij: { $count }.
error-no-games = V mapi { $path } ni datotek s partijami.
help-no-games = Berejo se datoteke, ki se končajo z .pgn, .pgn.gz, .pgn.bz2 ali .pgn.zst; skrite in izključene samo z možnostma --hidden in --no-ignore.
error-changed-while-read = Datoteka { $path } se je med branjem spremenila; njen del ni zapisan.
error-not-partitioned = Za dele so potrebne datoteke z imeni; standardni vhod ga nima.
error-cut-short = Datoteka { $path } se konča prezgodaj: arhiv { $packing } je odrezan.
error-damaged = Datoteke { $path } ni mogoče prebrati: arhiv { $packing } je poškodovan.
error-packing = Datoteka { $path } je arhiv { $packing }, ki ga tu ni mogoče brati: najprej ga razširite.
error-wide-characters = Datoteka { $path } je zapisana v UTF-32: najprej jo shranite kot UTF-8.
error-write = V datoteko { $path } ni mogoče pisati: { $reason }.
error-input = Standardnega vhoda ni mogoče prebrati: { $reason }.
error-output = Odgovora ni mogoče izpisati: { $reason }.
error-file-in-json = Datoteka, ki gre na standardni izhod, ni JSON: navedite ime datoteke ali izpustite --json.
error-random = Operacijski sistem ne daje naključnih števil: { $reason }.
error-edition = Izdaja iz leta { $edition } tega ne dovoljuje: { $refused }.

help-languages = Na voljo so: { $languages }.
help-fen = Celoten FEN je videti tako: { $example }
help-illegal-position = Šahovnica z vsemi napakami: adoube show { $fen }
help-composed = Igrati se da vseeno: če je pozicija sestavljena (problem ali študija), dodajte --composed.
help-depth = Na primer: adoube perft startpos 5
help-start-number = Na primer: adoube chess960 518; brez številke se pozicija izžreba.
help-candidates-ambiguous = Zapišite natančneje: { $moves }.
help-candidates-impossible = Tu je mogoče igrati: { $moves }.
help-other-side = { $colour ->
    [white] Tu je na potezi črni; tako potezo bi lahko odigral beli.
   *[black] Tu je na potezi beli; tako potezo bi lahko odigral črni.
}
help-candidates-more = { $moves } in še { $count }
help-move-place = { $number }. poteza { $colour ->
    [white] belega
   *[black] črnega
}; pozicija pred njo: { $fen }
help-nothing-to-read = Na primer: adoube notation --to en 1. e4 e5 2. Sf3

## Why a text is not FEN.

fen-empty = Ni pozicije, ki bi jo bilo mogoče prebrati.
fen-piece = Tu mora stati črka figure (PNBRQK za belega, pnbrqk za črnega), števka od 1 do 8 ali /.
fen-rank-too-long = Ta vrsta ima več kot osem polj.
fen-rank-too-short = Ta vrsta ima manj kot osem polj.
fen-too-many-ranks = Vrst je več kot osem.
fen-too-few-ranks = Vrst je manj kot osem.
fen-turn = Tu mora biti zapisano, kdo je na potezi: w (beli) ali b (črni).
fen-castling = Pravice do rokade se zapišejo z znakom -, s črkami KQkq ali z linijami trdnjav, vsaka črka le enkrat.
fen-en-passant = Polje za jemanje mimogrede je - ali polje na tretji ali šesti vrsti.
fen-halfmoves = Tu mora stati število polpotez od zadnjega jemanja ali premika kmeta.
fen-fullmoves = Tu mora stati številka poteze.
fen-counter-too-large = To število je preveliko.
fen-trailing = To je odveč: FEN ima šest delov.

## Why a file or a stream cannot be used: the end of a sentence.

cause-not-found = take datoteke ali mape ni
cause-not-allowed = dostop ni dovoljen
cause-folder = to je mapa
cause-not-text = to ni besedilo v UTF-8
cause-loop = to je povezava na mapo, v kateri je sama
