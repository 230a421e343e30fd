## What a forgiving reader noticed in a move, in lower case without a full stop: they follow "14… Sf3:".

leniency-capture-sign-missing = nedostaje znak uzimanja
leniency-capture-sign-needless = znak uzimanja, iako ništa nije uzeto
leniency-capture-sign-other = za uzimanje je umesto x upotrebljen drugi znak
leniency-check-sign-missing = nedostaje znak za šah ili mat
leniency-check-sign-needless = znak za šah ili mat, iako nema ni šaha ni mata
leniency-check-sign-wrong = znak za šah umesto znaka za mat ili obrnuto
leniency-check-sign-other = reč ili neobičan znak za šah ili mat
leniency-en-passant-sign-missing = nedostaje e.p.
leniency-en-passant-sign-needless = zapisano je e.p., iako nije reč o uzimanju en passant
leniency-promotion-sign = znak ispred nove figure
leniency-long-form = zapisano je celo polazno polje, iako bi bilo dovoljno manje
leniency-hyphen = crtica između polja
leniency-departure-other = polazno polje je označeno drugačije nego što propisuju Pravila
leniency-pawn-file-missing = nedostaje linija pešaka koji uzima
leniency-rank-missing = nedostaje red dolaznog polja
leniency-pawn-letter = slovo za pešaka
leniency-piece-letter-missing = nedostaje slovo figure
leniency-piece-letter-small = malo slovo za figuru
leniency-file-capital = veliko slovo za liniju
leniency-lookalike = slovo drugog pisma koje izgleda isto
leniency-mixed-scripts = latinična i ćirilična slova u istom potezu
leniency-spacing = razmaci unutar poteza
leniency-castling-letters = slova umesto nula u zapisu rokade
leniency-castling-dashes = u zapisu rokade crtice su drugačije ili ih nema
leniency-castling-as-king-move = rokada je zapisana kao potez kraljem
leniency-comment = komentar poput ! ili ?
leniency-draw-offer-other = ponuda remija nije zapisana kao (=)
leniency-draw-offer-missing = ponuda remija nije zapisana
leniency-stray = suvišna cifra iza poteza
leniency-number-wrong = pogrešan redni broj poteza
leniency-number-missing = nedostaje redni broj poteza

remark = { $move }: { $remarks }.
remark-draw-offer = ponuđen je remi
remark-excused = { $remark } (na igračevom formularu to se ne smatra greškom)
remarks-none = Zapisano tačno onako kako propisuju Pravila.
