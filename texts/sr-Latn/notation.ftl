## What a forgiving reader noticed in a move, in lower case without a full stop: they follow "14… Sf3:".

leniency-capture-sign-missing = nedostaje znak uzimanja
leniency-capture-sign-needless = znak uzimanja, ali ništa nije uzeto
leniency-capture-sign-other = za uzimanje je drugi znak umesto x
leniency-check-sign-missing = nedostaje znak za šah ili mat
leniency-check-sign-needless = znak za šah ili mat, ali ga nema
leniency-check-sign-wrong = zamenjeni znakovi za šah i mat
leniency-check-sign-other = reč ili neobičan znak za šah ili mat
leniency-en-passant-sign-missing = nedostaje e.p.
leniency-en-passant-sign-needless = zapisano je e.p., ali uzimanje nije u prolazu
leniency-promotion-sign = znak ispred nove figure
leniency-long-form = celo polazno polje, iako bi bilo dovoljno manje
leniency-hyphen = crtica između polja
leniency-departure-other = polazno polje je označeno drugačije nego što pravila određuju
leniency-pawn-file-missing = nedostaje linija pešaka koji uzima
leniency-rank-missing = nedostaje red dolaznog polja
leniency-pawn-letter = slovo za pešaka
leniency-piece-letter-missing = nedostaje slovo figure
leniency-piece-letter-small = malo slovo za figuru
leniency-file-capital = veliko slovo za liniju
leniency-lookalike = slovo drugog pisma koje izgleda isto
leniency-mixed-scripts = latinična i ćirilična slova u jednom potezu
leniency-spacing = razmaci unutar poteza
leniency-castling-letters = slova umesto nula u rokadi
leniency-castling-dashes = u rokadi su drugačije crtice ili ih nema
leniency-castling-as-king-move = rokada zapisana kao potez kraljem
leniency-comment = komentar poput ! ili ?
leniency-draw-offer-other = ponuda remija nije zapisana kao (=)
leniency-draw-offer-missing = ponuda remija nije zapisana
leniency-stray = suvišna cifra iza poteza
leniency-number-wrong = pogrešan broj poteza
leniency-number-missing = nedostaje broj poteza

remark = { $move }: { $remarks }.
remark-draw-offer = ponuđen je remi
remarks-none = Zapisano tačno onako kako pravila određuju.
