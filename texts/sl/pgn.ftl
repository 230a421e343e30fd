## What reading PGN met: what was forgiven, then what could not be read.

pgn-move-forgiven = Poteza »{ $word }«: { $leniency }.
pgn-encoding = Besedilo ni v kodiranju UTF-8. Datoteka je prebrana kot { $encoding }, kar je ugibanje; če je kodiranje drugo, ga navedite z --encoding.
pgn-letters-of-language = Poteze so zapisane s črkami jezika --lang { $language }, ki jih ne bere vsak program; z --letters en so zapisane po standardu.
pgn-byte-order-mark = Datoteka se začne z oznako vrstnega reda bajtov, ki ne sodi tja.
pgn-tag-unquoted = Vrednost oznake ni v narekovajih.
pgn-tag-unclosed = Oznaka ni zaprta.
pgn-tag-quotes = Pred narekovajem znotraj vrednosti mora stati leva poševnica.
pgn-tag-escape = Leva poševnica v vrednosti stoji sama; ostane, kakršna je.
pgn-tag-name = Ime oznake ima le latinske črke, števke in podčrtaje; drugi znaki postanejo podčrtaji.
pgn-tag-repeated = Oznaka s tem imenom že obstaja; velja prva.
pgn-set-up-missing = Partija z oznako FEN mora imeti tudi oznako SetUp "1".
pgn-score-missing = Manjka rezultat za potezami.
pgn-score-other = PGN rezultata ne zapisuje tako.
pgn-score-differs = Rezultat za potezami ni tak, kot ga navaja oznaka Result.
pgn-score-in-variation = Rezultat stoji znotraj variante; ohrani se kot komentar.
pgn-comment-after-score = Komentar stoji za rezultatom; ohrani se pri zadnji potezi.
pgn-comment-in-brackets = V teh okroglih oklepajih ni variante; besedilo se ohrani kot komentar.
pgn-prose = Med potezami stojijo besede; ohranijo se kot komentar.
pgn-variation-empty = Varianta je prazna.
pgn-variation-unclosed = Varianta ni zaprta.
pgn-stray-sign = Ta znak ne sodi sem; preskočen je.
pgn-annotation-sign = PGN tako oceno poteze zapisuje s številko za znakom $.
pgn-draw-offer = PGN nima znaka za ponudbo remija; ohrani se kot komentar.
pgn-null-move = Tu ni odigrana nobena poteza; Pravila take poteze ne poznajo.
pgn-piece-letters = Partija ni zapisana z angleškimi črkami figur, kot jih ima PGN.
pgn-castling-zeros = PGN zapisuje rokado s črko O, ne z ničlami.
pgn-promotion-equals = PGN pred novo figuro zapiše =.
pgn-en-passant-sign = PGN ne zapisuje e.p.
pgn-kings-placed = To niso poteze: kralja sta bila postavljena v središče, da pokažeta rezultat. Ohranita se kot komentar.
pgn-comment-unclosed = Komentar ni zaprt; sega do konca partije.
pgn-tag-unreadable = Tega ni mogoče prebrati kot oznako; ohrani se kot komentar.
pgn-fen-missing = Po oznaki SetUp se partija začne v drugi poziciji, a oznake FEN ni; brana je iz začetne pozicije.
pgn-fen-rights = Pravice do rokade ali polje za jemanje mimogrede v oznaki FEN se ne ujemajo z njeno pozicijo; niso upoštevane.
pgn-fen-unreadable = Oznaka FEN ne navaja pozicije, v kateri bi bilo mogoče igrati.
pgn-variant-unknown = Pravila te različice šaha tu niso znana; poteze niso prebrane.
pgn-move-unreadable = Tega ni mogoče prebrati kot potezo. Zapis se tu konča.
pgn-move-impossible = Taka poteza tu ni mogoča. Zapis se tu konča.
pgn-move-ambiguous = Zapis ni enoumen: ustreza mu več veljavnih potez. Zapis se tu konča.
pgn-pass-in-check = Igralec je v šahu in ne more izpustiti poteze. Zapis se tu konča.
pgn-nag-unreadable = Za znakom $ mora stati število od 0 do 65535.
pgn-too-large = To je večje, kot je lahko katera koli partija; preostanek je preskočen.
pgn-broken-off = Datoteka se tu prekine.
pgn-too-deep = Variante so tu pregloboko gnezdene; besedilo se ohrani kot komentar.

## The command.

pgn-more-notes = Opombe k tej partiji, ki niso prikazane: { $count }.
pgn-summary = { $count ->
    [one] Prebrana { $games } partija
    [two] Prebrani { $games } partiji
    [few] Prebrane { $games } partije
   *[other] Prebranih { $games } partij
}; opombe: { $notes }; partije, ki jih ni bilo mogoče prebrati do konca: { $broken }.
