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
winnable-instant = Uz --instant pregledava se samo malo pozicija; bez te je opcije odgovor češće poznat.

## Why a player cannot checkmate.

reason-bare-king = { $colour ->
    [white] Bijeli ima samo kralja.
   *[black] Crni ima samo kralja.
}
reason-like-bishops = { $colour ->
    [white] Bijeli osim kralja ima samo lovce na poljima jedne boje, a crni nema ni pješaka, ni skakača, ni lovca na poljima druge boje.
   *[black] Crni osim kralja ima samo lovce na poljima jedne boje, a bijeli nema ni pješaka, ni skakača, ni lovca na poljima druge boje.
}
reason-lone-knight = { $colour ->
    [white] Bijeli osim kralja ima samo skakača, a crni nema ni pješaka, ni skakača, ni lovca, ni topa.
   *[black] Crni osim kralja ima samo skakača, a bijeli nema ni pješaka, ni skakača, ni lovca, ni topa.
}
reason-wall = Figure su trajno zatvorene: bijeli kralj može doći samo na { $white }, a crni kralj samo na { $black }.
reason-exhausted = Pregledani su svi mogući nastavci ({ $count ->
    [one] { $shown } pozicija
    [few] { $shown } pozicije
   *[other] { $shown } pozicija
}) i nijedan ne vodi do mata.

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
