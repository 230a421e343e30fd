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
winnable-undecided = To nije dokaz ni za ni protiv; odlučuje sudija.

## Why a player cannot checkmate. $opponent is king if there is nothing else, or more.

reason-bare-king = { $colour ->
    [white] Beli ima samo kralja.
   *[black] Crni ima samo kralja.
}
reason-like-bishops = { $colour ->
    [white] Beli
   *[black] Crni
} osim kralja ima samo { $count ->
    [1] jednog lovca
   *[other] lovce na poljima jedne boje
}, a { $colour ->
    [white] crni
   *[black] beli
} { $opponent ->
    [king] ima samo kralja
   *[more] nema ni pešaka, ni skakača, ni lovca na poljima druge boje
}.
reason-lone-knight = { $colour ->
    [white] Beli osim kralja ima samo skakača, a crni nema ni pešaka, ni skakača, ni lovca, ni topa.
   *[black] Crni osim kralja ima samo skakača, a beli nema ni pešaka, ni skakača, ni lovca, ni topa.
}
reason-wall = Figure i pešaci su trajno blokirani: beli kralj može da stoji samo na { $white }, a crni kralj samo na { $black }.
reason-locked = { $colour ->
    [white] Pregledani su svi mogući nastavci dok beli ima čime da matira i nijedan ne vodi do mata.
   *[black] Pregledani su svi mogući nastavci dok crni ima čime da matira i nijedan ne vodi do mata.
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

## A verdict that failed its check.

error-unfounded = { $colour ->
    [white] Interna greška: odgovor za belog nije bilo moguće potvrditi, pa nije naveden.
   *[black] Interna greška: odgovor za crnog nije bilo moguće potvrditi, pa nije naveden.
}
help-unfounded = Molimo vas da je prijavite zajedno sa gornjom pozicijom. Za programere: { $gap }.
