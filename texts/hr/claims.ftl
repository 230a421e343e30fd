## A claim of a draw held against a game.

claim-correct = { $colour ->
    [white] Remi. Reklamacija bijelog je točna.
   *[black] Remi. Reklamacija crnog je točna.
}
claim-incorrect = { $colour ->
    [white] Nije remi. Reklamacija bijelog je netočna.
   *[black] Nije remi. Reklamacija crnog je netočna.
}
claim-over = Partija je završila { $when }, prije nego što je itko mogao reklamirati.
claim-refused = Reklamacija se ne može podnijeti.
claim-intended = Reklamacija se temelji na najavljenom potezu { $move }.
claim-intended-illegal = Najavljeni potez nije pravilan. Bez njega stanje je ovakvo:
claim-after-moves = nakon { $moves }
claim-other-turn = Iste figure stajale su na istim poljima { $when }, ali je na potezu bio drugi igrač.
claim-other-castling = Iste figure stajale su na istim poljima { $when }, ali je tada postojalo pravo na rokadu koje je kasnije izgubljeno: { $rights }.
claim-other-en-passant = Iste figure stajale su na istim poljima { $when }, ali je tada bilo moguće uzimanje u prolazu na { $square }.
claim-last-change = Posljednji potez pješakom ili posljednje uzimanje bio je potez { $move }.
claim-king-forced = Neki su izdanje iz 2005. tumačili tako da kralj u šahu koji se mora pomaknuti već nema pravo na rokadu. Po tom je tumačenju pozicija nastala { $count ->
    [1] jednom
    [2] dvaput
    [3] triput
    [one] { $count } put
   *[other] { $count } puta
}.
claim-half-of-the-time = { $colour ->
    [white] Bijeli gubi polovicu preostalog vremena, ali najviše tri minute; ako mu je preostalo od jedne do dvije minute, ostaje mu jedna, a ispod jedne minute vrijeme se ne mijenja.
   *[black] Crni gubi polovicu preostalog vremena, ali najviše tri minute; ako mu je preostalo od jedne do dvije minute, ostaje mu jedna, a ispod jedne minute vrijeme se ne mijenja.
}

## Under which Laws and with which times, and why.

claim-laws-of-day = Pravila iz { $edition }., na snazi na dan { $date }.
claim-laws-stated = Pravila iz { $edition }., kako navodi partija.
claim-laws-perhaps = Pravila iz { $edition }., koja su možda bila na snazi; datum nije točno poznat ({ $date }).
claim-laws-older = Partija je odigrana prije srpnja 2005.; prosuđuje se prema Pravilima iz { $edition }.
claim-laws-undated = Datum partije nije poznat; prosuđuje se prema Pravilima iz { $edition }.
claim-time-unknown = Vremenska kontrola nije poznata; pretpostavlja se standardni šah.

## What keeps a claim from being judged.

error-moment = „{ $text }” ne označava nijedan trenutak partije.
help-moment = 34w znači nakon 34. poteza bijelog, 34b ili 34... nakon 34. poteza crnog.
error-moment-beyond = Partija nema poteza { $moment }.
help-moment-last = Posljednji je potez { $moment }.
help-no-moves = U partiji nema poteza.
error-game-broken = Partija se može pročitati samo do { $moment }; ono što slijedi nije pravilan potez.
error-game-unread = Partija se ne može pročitati; već njezin prvi potez nije pravilan.
help-game-broken = Pomoću --at može se navesti trenutak do tog mjesta.
error-pass = Kod { $moment } nije odigran potez: partija se dalje ne može pratiti.
