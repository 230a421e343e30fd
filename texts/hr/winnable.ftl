## Who can still checkmate. $colour is white or black, the player asked about; $shown is $count with its thousands set apart.

winnable-yes = { $colour ->
    [white] Bijeli još može matirati, na primjer:
   *[black] Crni još može matirati, na primjer:
}
winnable-no = { $colour ->
    [white] Bijeli ne može matirati nijednim nizom pravilnih poteza.
   *[black] Crni ne može matirati nijednim nizom pravilnih poteza.
}
winnable-unknown = { $colour ->
    [white] Nije poznato može li bijeli još matirati.
   *[black] Nije poznato može li crni još matirati.
}
winnable-effort = { $count ->
    [one] Pregledana je { $shown } pozicija
    [few] Pregledane su { $shown } pozicije
   *[other] Pregledano je { $shown } pozicija
}, { $time }.
winnable-instant = Uz --instant pregledava se samo malo pozicija; bez te opcije odgovor je češće poznat.
winnable-undecided = To nije dokaz ni za ni protiv; odlučuje sudac.

## Why a player cannot checkmate. $opponent is king if there is nothing else, or more.

reason-bare-king = { $colour ->
    [white] Bijeli ima samo kralja.
   *[black] Crni ima samo kralja.
}
reason-like-bishops = { $colour ->
    [white] Bijeli
   *[black] Crni
} osim kralja ima samo { $count ->
    [1] jednog lovca
   *[other] lovce na poljima jedne boje
}, a { $colour ->
    [white] crni
   *[black] bijeli
} { $opponent ->
    [king] ima samo kralja
   *[more] nema ni pješaka, ni skakača, ni lovca na poljima druge boje
}.
reason-lone-knight = { $colour ->
    [white] Bijeli osim kralja ima samo skakača, a crni nema ni pješaka, ni skakača, ni lovca, ni topa.
   *[black] Crni osim kralja ima samo skakača, a bijeli nema ni pješaka, ni skakača, ni lovca, ni topa.
}
reason-wall = Figure i pješaci trajno su blokirani: bijeli kralj može stajati samo na { $white }, a crni kralj samo na { $black }.
reason-locked = { $colour ->
    [white] Pregledano je sve što se još može dogoditi dok bijeli ima čime matirati i ništa ne vodi do mata.
   *[black] Pregledano je sve što se još može dogoditi dok crni ima čime matirati i ništa ne vodi do mata.
}
reason-exhausted = Pregledani su svi mogući nastavci ({ $count ->
    [one] { $shown } pozicija
    [few] { $shown } pozicije
   *[other] { $shown } pozicija
}) i nijedan ne vodi do mata.

## The squares of a king, after “on”: by name, or only how many.

squares-named = { $count ->
    [1] polju { $squares }
   *[other] poljima { $squares }
}
squares-counted = { $count ->
    [one] { $count } polju
   *[other] { $count } polja
}

## Whether anybody can.

dead-yes = Pozicija je mrtva: nijedan igrač više ne može matirati.
dead-no = Pozicija nije mrtva.
dead-unknown = Nije poznato je li pozicija mrtva.

## One line for each of many positions, and the summary below. $verdict is yes, no or unknown.

verdict = { $colour ->
    [white] Bijeli
   *[black] Crni
}: { $verdict ->
    [yes] da
    [no] ne
   *[unknown] nije poznato
}
summary-positions = Pozicije: { $positions }; { $time }, { $speed } u sekundi.
summary-player = { $colour ->
    [white] Bijeli
   *[black] Crni
}: da { $yes }, ne { $no }, nije poznato { $unknown }.
summary-dead = Mrtve pozicije: { $dead }.
summary-bad = Redci koje nije bilo moguće pročitati: { $bad }.

## A verdict that failed its check.

error-unfounded = { $colour ->
    [white] Interna pogreška: odgovor za bijelog nije bilo moguće potvrditi pa nije naveden.
   *[black] Interna pogreška: odgovor za crnog nije bilo moguće potvrditi pa nije naveden.
}
help-unfounded = Molimo, prijavite je zajedno s gornjom pozicijom. Za programere: { $gap }.
