## A claim of a draw held against a game.

claim-correct = { $colour ->
    [white] Remi. Reklamacija belog je ispravna.
   *[black] Remi. Reklamacija crnog je ispravna.
}
claim-incorrect = { $colour ->
    [white] Nije remi. Reklamacija belog je neispravna.
   *[black] Nije remi. Reklamacija crnog je neispravna.
}
claim-over = Partija je bila završena { $when }, pre nego što je iko mogao da reklamira.
claim-refused = Reklamacija ne može da se podnese.
claim-intended = Reklamacija se zasniva na nameravanom potezu { $move }.
claim-intended-illegal = Nameravani potez je nelegalan. Bez njega je stanje ovakvo:
claim-after-moves = posle { $moves }
claim-other-turn = Iste figure su stajale na istim poljima { $when }, ali je na potezu bio drugi igrač.
claim-other-castling = Iste figure su stajale na istim poljima { $when }, ali je tada postojalo pravo na rokadu koje je kasnije izgubljeno: { $rights }.
claim-other-en-passant = Iste figure su stajale na istim poljima { $when }, ali je tada bilo moguće uzimanje en passant na { $square }.
claim-last-change = Poslednji potez pešakom ili poslednje uzimanje bio je potez { $move }.
claim-king-forced = Neki su izdanje iz 2005. tumačili tako da kralj u šahu koji mora da se pomeri već nema pravo na rokadu. Po tom tumačenju pozicija je nastala { $count ->
    [1] jednom
    [2] dvaput
    [3] triput
    [one] { $count } put
   *[other] { $count } puta
}.
claim-half-of-the-time = { $colour ->
    [white] Beli gubi polovinu preostalog vremena, ali najviše tri minuta; ako ima između jednog i dva minuta, ostaje mu jedan minut, a ako ima manje od jednog minuta, vreme se ne menja.
   *[black] Crni gubi polovinu preostalog vremena, ali najviše tri minuta; ako ima između jednog i dva minuta, ostaje mu jedan minut, a ako ima manje od jednog minuta, vreme se ne menja.
}

## Under which Laws and with which times, and why.

claim-laws-of-day = Pravila iz { $edition }, na snazi na dan { $date }.
claim-laws-stated = Pravila iz { $edition }, kako navodi partija.
claim-laws-perhaps = Pravila iz { $edition }, koja su možda bila na snazi; dan nije tačno poznat ({ $date }).
claim-laws-older = Partija je odigrana pre jula 2005; primenjuju se Pravila iz { $edition }.
claim-laws-undated = Dan partije nije poznat; primenjuju se Pravila iz { $edition }.
claim-time-unknown = Vremenska kontrola nije poznata; uzeta je ona za standardni šah.

## What keeps a claim from being judged.

error-moment = „{ $text }“ ne označava nijedan trenutak partije.
help-moment = 34w znači posle 34. poteza belog, 34b ili 34... posle 34. poteza crnog.
error-moment-beyond = U partiji nema poteza { $moment }.
help-moment-last = Poslednji potez je { $moment }.
help-no-moves = Partija je bez poteza.
error-game-broken = Partija može da se pročita samo do { $moment }; sledeći potez nije legalan.
error-game-unread = Partija ne može da se pročita; već njen prvi potez nije legalan.
help-game-broken = Raniji trenutak može da se izabere pomoću --at.
error-pass = Na mestu { $moment } nije odigran potez: partija ne može dalje da se prati.
