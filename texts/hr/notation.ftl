## What a forgiving reader noticed in a move, in lower case without a full stop: they follow "14… Sf3:".

leniency-capture-sign-missing = nedostaje znak uzimanja
leniency-capture-sign-needless = znak uzimanja, iako ništa nije uzeto
leniency-capture-sign-other = za uzimanje je umjesto x upotrijebljen drugi znak
leniency-check-sign-missing = nedostaje znak za šah ili mat
leniency-check-sign-needless = znak za šah ili mat, iako nema ni šaha ni mata
leniency-check-sign-wrong = znak za šah umjesto znaka za mat ili obratno
leniency-check-sign-other = riječ ili neobičan znak za šah ili mat
leniency-en-passant-sign-missing = nedostaje e.p.
leniency-en-passant-sign-needless = zapisano je e.p., iako nije riječ o uzimanju u prolazu
leniency-promotion-sign = znak ispred nove figure
leniency-long-form = zapisano je cijelo polazno polje, iako bi bilo dovoljno manje
leniency-hyphen = crtica između polja
leniency-departure-other = polazno polje označeno je drukčije nego što propisuju Pravila
leniency-pawn-file-missing = nedostaje linija pješaka koji uzima
leniency-rank-missing = nedostaje red dolaznog polja
leniency-pawn-letter = slovo za pješaka
leniency-piece-letter-missing = nedostaje slovo figure
leniency-piece-letter-small = malo slovo za figuru
leniency-file-capital = veliko slovo za liniju
leniency-lookalike = slovo drugog pisma koje izgleda isto
leniency-mixed-scripts = latinična i ćirilična slova u istom potezu
leniency-spacing = razmaci unutar poteza
leniency-castling-letters = slova umjesto nula u zapisu rokade
leniency-castling-dashes = u zapisu rokade crtice su drukčije ili ih nema
leniency-castling-as-king-move = rokada je zapisana kao potez kraljem
leniency-comment = komentar poput ! ili ?
leniency-draw-offer-other = ponuda remija nije zapisana kao (=)
leniency-draw-offer-missing = ponuda remija nije zapisana
leniency-stray = suvišna znamenka iza poteza
leniency-number-wrong = pogrešan redni broj poteza
leniency-number-missing = nedostaje redni broj poteza

remark = { $move }: { $remarks }.
remark-draw-offer = ponuđen je remi
remark-excused = { $remark } (u igračevu zapisniku to se ne smatra pogreškom)
remarks-none = Zapisano točno onako kako propisuju Pravila.
