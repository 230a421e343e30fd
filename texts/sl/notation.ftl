## What a forgiving reader noticed in a move, in lower case without a full stop: they follow "14… Sf3:".

leniency-capture-sign-missing = manjka znak za jemanje
leniency-capture-sign-needless = znak za jemanje, čeprav ni nič vzeto
leniency-capture-sign-other = za jemanje je namesto x uporabljen drug znak
leniency-check-sign-missing = manjka znak za šah ali mat
leniency-check-sign-needless = znak za šah ali mat, čeprav ni ne šaha ne mata
leniency-check-sign-wrong = znak za šah namesto znaka za mat ali obratno
leniency-check-sign-other = beseda ali neobičajen znak za šah ali mat
leniency-en-passant-sign-missing = manjka e.p.
leniency-en-passant-sign-needless = zapisano je e.p., čeprav ne gre za jemanje mimogrede
leniency-promotion-sign = znak pred novo figuro
leniency-long-form = zapisano je celotno startno polje, čeprav bi zadoščalo manj
leniency-hyphen = vezaj med poljema
leniency-departure-other = startno polje je označeno drugače, kot določajo Pravila
leniency-pawn-file-missing = manjka linija kmeta, ki jemlje
leniency-rank-missing = manjka vrsta končnega polja
leniency-pawn-letter = črka za kmeta
leniency-piece-letter-missing = manjka črka figure
leniency-piece-letter-small = mala črka za figuro
leniency-file-capital = velika črka za linijo
leniency-lookalike = črka druge pisave, ki je videti enaka
leniency-mixed-scripts = latinične in cirilične črke v isti potezi
leniency-spacing = presledki znotraj poteze
leniency-castling-letters = črke namesto ničel pri rokadi
leniency-castling-dashes = pri rokadi so namesto vezajev drugačne črtice ali pa jih ni
leniency-castling-as-king-move = rokada je zapisana kot poteza s kraljem
leniency-comment = komentar, na primer ! ali ?
leniency-draw-offer-other = ponudba remija ni zapisana kot (=)
leniency-draw-offer-missing = ponudba remija ni zapisana
leniency-stray = odvečna števka za potezo
leniency-number-wrong = napačna številka poteze
leniency-number-missing = manjka številka poteze

remark = { $move }: { $remarks }.
remark-draw-offer = ponujen je bil remi
remark-excused = { $remark } (v igralčevem zapisniku se to ne šteje za napako)
remarks-none = Zapisano natanko tako, kot določajo Pravila.
