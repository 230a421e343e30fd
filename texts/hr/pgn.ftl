## What reading PGN met: what was forgiven, then what could not be read.

pgn-move-forgiven = Potez „{ $word }”: { $leniency }.
pgn-encoding = Tekst nije u kodiranju UTF-8. Datoteka se čita kao { $encoding }, što je nagađanje; ako je kodiranje drugo, navedite ga s --encoding.
pgn-letters-of-language = Potezi su zapisani slovima jezika --lang { $language }, koja ne čita svaki program; uz --letters en zapisani su prema standardu.
pgn-byte-order-mark = Datoteka počinje oznakom redoslijeda bajtova, kojoj ondje nije mjesto.
pgn-tag-unquoted = Vrijednost oznake nije u navodnicima.
pgn-tag-unclosed = Oznaka nije zatvorena.
pgn-tag-quotes = Ispred navodnika unutar vrijednosti treba stajati obrnuta kosa crta.
pgn-tag-escape = Obrnuta kosa crta u vrijednosti stoji sama; ostaje kakva jest.
pgn-tag-name = Ime oznake ima samo latinična slova, znamenke i podvlake; ostali znakovi postaju podvlake.
pgn-tag-repeated = Oznaka s tim imenom već postoji; vrijedi prva.
pgn-set-up-missing = Partija s oznakom FEN treba imati i oznaku SetUp "1".
pgn-score-missing = Nedostaje rezultat iza poteza.
pgn-score-other = PGN ne zapisuje rezultat na taj način.
pgn-score-differs = Rezultat iza poteza nije onaj koji navodi oznaka Result.
pgn-score-in-variation = Rezultat stoji unutar varijante; čuva se kao komentar.
pgn-comment-after-score = Komentar stoji iza rezultata; čuva se uz posljednji potez.
pgn-comment-in-brackets = U ovim okruglim zagradama nije varijanta; tekst se čuva kao komentar.
pgn-prose = Među potezima stoje riječi; čuvaju se kao komentar.
pgn-variation-empty = Varijanta je prazna.
pgn-variation-unclosed = Varijanta nije zatvorena.
pgn-stray-sign = Ovom znaku ovdje nije mjesto; preskače se.
pgn-annotation-sign = PGN tu oznaku zapisuje brojem iza znaka $.
pgn-draw-offer = PGN nema znaka za ponudu remija; čuva se kao komentar.
pgn-null-move = Ovdje se ništa ne igra; Pravila ne poznaju takav potez.
pgn-piece-letters = Partija nije zapisana engleskim slovima figura, kakva ima PGN.
pgn-castling-zeros = PGN zapisuje rokadu slovom O, a ne nulama.
pgn-promotion-equals = PGN ispred nove figure piše =.
pgn-en-passant-sign = PGN ne piše e.p.
pgn-kings-placed = To nisu potezi: kraljevi su stavljeni u središte kako bi pokazali rezultat. Čuvaju se kao komentar.
pgn-comment-unclosed = Komentar nije zatvoren; proteže se do kraja partije.
pgn-tag-unreadable = Ovo se ne može pročitati kao oznaka; čuva se kao komentar.
pgn-fen-missing = Prema oznaci SetUp partija počinje iz druge pozicije, ali oznake FEN nema; čita se iz početne pozicije.
pgn-fen-rights = Prava na rokadu ili polje za uzimanje u prolazu u oznaci FEN ne odgovaraju njezinoj poziciji; ne uzimaju se u obzir.
pgn-fen-unreadable = Oznaka FEN ne navodi poziciju iz koje bi se moglo igrati.
pgn-variant-unknown = Pravila ove inačice šaha ovdje nisu poznata; potezi se ne čitaju.
pgn-move-unreadable = Ovo se ne može pročitati kao potez. Zapis ovdje završava.
pgn-move-impossible = Takav potez ovdje nije moguć. Zapis ovdje završava.
pgn-move-ambiguous = Zapis nije jednoznačan: odgovara mu više pravilnih poteza. Zapis ovdje završava.
pgn-pass-in-check = Igrač je u šahu i ne može preskočiti potez. Zapis ovdje završava.
pgn-nag-unreadable = Iza znaka $ treba stajati broj od 0 do 65535.
pgn-too-large = Ovo je veće nego što ijedna partija može biti; ostatak se preskače.
pgn-broken-off = Datoteka se ovdje prekida.
pgn-too-deep = Varijante su ovdje preduboko ugniježđene; tekst se čuva kao komentar.

## The command.

pgn-more-notes = Napomene uz ovu partiju koje nisu prikazane: { $count }.
pgn-summary = { $count ->
    [one] Pročitana { $games } partija
    [few] Pročitane { $games } partije
   *[other] Pročitano { $games } partija
}; napomene: { $notes }; partije koje nije bilo moguće pročitati do kraja: { $broken }.
