## A claim of a draw held against a game.

claim-correct = { $colour ->
    [white] Remi. Reklamacija belega je pravilna.
   *[black] Remi. Reklamacija črnega je pravilna.
}
claim-incorrect = { $colour ->
    [white] Remija ni. Reklamacija belega ni pravilna.
   *[black] Remija ni. Reklamacija črnega ni pravilna.
}
claim-over = Partija je bila končana { $when }, preden bi kdo lahko reklamiral.
claim-refused = Reklamacije ni mogoče vložiti.
claim-intended = Reklamacija temelji na nameravani potezi { $move }.
claim-intended-illegal = Nameravana poteza je nepravilna. Brez nje je stanje tako:
claim-after-moves = po { $moves }
claim-other-turn = Iste figure so stale na istih poljih { $when }, vendar je bil na potezi drugi igralec.
claim-other-castling = Iste figure so stale na istih poljih { $when }, vendar je tedaj obstajala pravica do rokade, ki je bila pozneje izgubljena: { $rights }.
claim-other-en-passant = Iste figure so stale na istih poljih { $when }, vendar je bilo tedaj mogoče jemanje mimogrede na { $square }.
claim-last-change = Zadnji premik kmeta ali zadnje jemanje je bila poteza { $move }.
claim-king-forced = Nekateri so izdajo iz leta 2005 razlagali tako, da kralj v šahu, ki se mora premakniti, že nima več pravice do rokade. Po tej razlagi je pozicija nastala { $count ->
    [1] enkrat
    [2] dvakrat
    [3] trikrat
    [4] štirikrat
    [5] petkrat
   *[other] { $count }-krat
}.
claim-half-of-the-time = { $colour ->
    [white] Beli izgubi polovico preostalega časa, vendar največ tri minute; kdor ima od ene do dveh minut, obdrži eno minuto, pri manj kot eni minuti se čas ne spremeni.
   *[black] Črni izgubi polovico preostalega časa, vendar največ tri minute; kdor ima od ene do dveh minut, obdrži eno minuto, pri manj kot eni minuti se čas ne spremeni.
}

## Under which Laws and with which times, and why.

claim-laws-of-day = Pravila iz leta { $edition }, veljavna dne { $date }.
claim-laws-stated = Pravila iz leta { $edition }, kot navaja partija.
claim-laws-perhaps = Pravila iz leta { $edition }, ki so morda veljala; dan ni natančno znan ({ $date }).
claim-laws-older = Partija je bila odigrana pred julijem 2005; presojana je po Pravilih iz leta { $edition }.
claim-laws-undated = Dan partije ni znan; presojana je po Pravilih iz leta { $edition }.
claim-time-unknown = Časovna kontrola ni znana; upoštevana je tista za standardni šah.

## What keeps a claim from being judged.

error-moment = »{ $text }« ne pomeni nobenega trenutka partije.
help-moment = 34w pomeni po 34. potezi belega, 34b ali 34... po 34. potezi črnega.
error-moment-beyond = Partija nima poteze { $moment }.
help-moment-last = Zadnja poteza je { $moment }.
help-no-moves = Partija je brez potez.
error-game-broken = Partijo je mogoče brati samo do { $moment }; kar sledi, ni veljavna poteza.
error-game-unread = Partije ni mogoče brati; že njena prva poteza ni veljavna.
help-game-broken = Z --at je mogoče izbrati zgodnejši trenutek.
error-pass = Pri { $moment } ni nihče odigral poteze: partiji ni mogoče slediti.
