## Who can still checkmate. $colour is white or black, the player asked about; $shown is $count with its thousands set apart.

winnable-yes = { $colour ->
    [white] Beli še lahko matira, na primer:
   *[black] Črni še lahko matira, na primer:
}
winnable-no = { $colour ->
    [white] Beli ne more matirati z nobenim zaporedjem veljavnih potez.
   *[black] Črni ne more matirati z nobenim zaporedjem veljavnih potez.
}
winnable-unknown = { $colour ->
    [white] Ni znano, ali beli še lahko matira.
   *[black] Ni znano, ali črni še lahko matira.
}
winnable-effort = { $count ->
    [one] Pregledana je { $shown } pozicija
    [two] Pregledani sta { $shown } poziciji
    [few] Pregledane so { $shown } pozicije
   *[other] Pregledanih je { $shown } pozicij
}, { $time }.
winnable-instant = Z možnostjo --instant se pregleda le malo pozicij; brez nje je odgovor pogosteje znan.
winnable-undecided = To ni dokaz ne za ne proti; odloči sodnik.

## Why a player cannot checkmate. $opponent is king if there is nothing else, or more.

reason-bare-king = { $colour ->
    [white] Beli ima samo kralja.
   *[black] Črni ima samo kralja.
}
reason-like-bishops = { $colour ->
    [white] Beli
   *[black] Črni
} ima poleg kralja samo { $count ->
    [1] enega lovca
    [2] dva lovca na poljih ene barve
   *[other] lovce na poljih ene barve
}, { $colour ->
    [white] črni
   *[black] beli
} pa { $opponent ->
    [king] ima samo kralja
   *[more] nima ne kmeta ne skakača ne lovca na poljih druge barve
}.
reason-lone-knight = { $colour ->
    [white] Beli ima poleg kralja samo skakača, črni pa nima ne kmeta ne skakača ne lovca ne trdnjave.
   *[black] Črni ima poleg kralja samo skakača, beli pa nima ne kmeta ne skakača ne lovca ne trdnjave.
}
reason-wall = Figure in kmetje so za vedno zaprti: beli kralj lahko stoji samo na { $white }, črni kralj pa samo na { $black }.
reason-locked = { $colour ->
    [white] Pregledano je vse, kar se še lahko zgodi, dokler ima beli s čim matirati, in nič ne vodi do mata.
   *[black] Pregledano je vse, kar se še lahko zgodi, dokler ima črni s čim matirati, in nič ne vodi do mata.
}
reason-exhausted = Pregledana so vsa mogoča nadaljevanja ({ $count ->
    [one] { $shown } pozicija
    [two] { $shown } poziciji
    [few] { $shown } pozicije
   *[other] { $shown } pozicij
}) in nobeno ne vodi do mata.

## The squares of a king, after “on”: by name, or only how many.

squares-named = { $count ->
    [1] polju { $squares }
   *[other] poljih { $squares }
}
squares-counted = { $count } poljih

## Whether anybody can.

dead-yes = Pozicija je mrtva: noben igralec ne more več matirati.
dead-no = Pozicija ni mrtva.
dead-unknown = Ni znano, ali je pozicija mrtva.

## One line for each of many positions, and the summary below. $verdict is yes, no or unknown.

verdict = { $colour ->
    [white] Beli
   *[black] Črni
}: { $verdict ->
    [yes] da
    [no] ne
   *[unknown] ni znano
}
summary-positions = Pozicije: { $positions }; { $time }, { $speed } na sekundo.
summary-player = { $colour ->
    [white] Beli
   *[black] Črni
}: da { $yes }, ne { $no }, ni znano { $unknown }.
summary-dead = Mrtve pozicije: { $dead }.
summary-bad = Vrstice, ki jih ni bilo mogoče prebrati: { $bad }.

## A verdict that failed its check.

error-unfounded = { $colour ->
    [white] Notranja napaka: odgovora za belega ni bilo mogoče potrditi, zato ni naveden.
   *[black] Notranja napaka: odgovora za črnega ni bilo mogoče potrditi, zato ni naveden.
}
help-unfounded = Prosimo, sporočite jo skupaj z zgornjo pozicijo. Za programerje: { $gap }.
