## Who can still checkmate. $colour is white or black, the player asked about; $shown is $count with its thousands set apart.

winnable-yes = { $colour ->
    [white] Beli još može da matira, na primer:
   *[black] Crni još može da matira, na primer:
}
winnable-no = { $colour ->
    [white] Beli ne može da matira nijednim nizom legalnih poteza.
   *[black] Crni ne može da matira nijednim nizom legalnih poteza.
}
winnable-unknown = { $colour ->
    [white] Nije poznato da li beli još može da matira.
   *[black] Nije poznato da li crni još može da matira.
}
winnable-effort = { $count ->
    [one] Pregledana je { $shown } pozicija
    [few] Pregledane su { $shown } pozicije
   *[other] Pregledano je { $shown } pozicija
}, { $time }.
winnable-instant = Uz --instant pregleda se samo malo pozicija; bez te opcije odgovor je češće poznat.

## Why a player cannot checkmate.

reason-bare-king = { $colour ->
    [white] Beli ima samo kralja.
   *[black] Crni ima samo kralja.
}
reason-like-bishops = { $colour ->
    [white] Beli osim kralja ima samo lovce na poljima jedne boje, a crni nema ni pešaka, ni skakača, ni lovca na poljima druge boje.
   *[black] Crni osim kralja ima samo lovce na poljima jedne boje, a beli nema ni pešaka, ni skakača, ni lovca na poljima druge boje.
}
reason-lone-knight = { $colour ->
    [white] Beli osim kralja ima samo skakača, a crni nema ni pešaka, ni skakača, ni lovca, ni topa.
   *[black] Crni osim kralja ima samo skakača, a beli nema ni pešaka, ni skakača, ni lovca, ni topa.
}
reason-wall = Figure su trajno zatvorene: beli kralj može da dođe samo na { $white }, a crni kralj samo na { $black }.
reason-exhausted = Pregledani su svi mogući nastavci ({ $count ->
    [one] { $shown } pozicija
    [few] { $shown } pozicije
   *[other] { $shown } pozicija
}) i nijedan ne vodi do mata.

## Whether anybody can.

dead-yes = Pozicija je mrtva: nijedan igrač više ne može da matira.
dead-no = Pozicija nije mrtva.
dead-unknown = Nije poznato da li je pozicija mrtva.

## One line for each of many positions, and the summary below. $verdict is yes, no or unknown.

verdict = { $colour ->
    [white] Beli
   *[black] Crni
}: { $verdict ->
    [yes] da
    [no] ne
   *[unknown] nije poznato
}
summary-positions = Pozicije: { $positions }; { $time }, { $speed } u sekundi.
summary-player = { $colour ->
    [white] Beli
   *[black] Crni
}: da { $yes }, ne { $no }, nije poznato { $unknown }.
summary-dead = Mrtve pozicije: { $dead }.
summary-bad = Redovi koje nije bilo moguće pročitati: { $bad }.
