## The words around the help of a command.

heading-usage = Upotreba
heading-commands = Komande
heading-arguments = Argumenti
heading-options = Opcije
heading-examples = { $count ->
    [one] Primer
   *[other] Primeri
}
spec-default = [podrazumevano: { $value }]
spec-possible = [moguće vrednosti: { $values }]
possible-values = Moguće vrednosti

## What is wrong with a command line. $argument, $arguments and $others are options and arguments as the help shows them.

usage-unknown-option = Opcije { $found } ovde nema.
usage-unknown-argument = Argument „{ $found }“ je suvišan.
usage-unknown-command = Komanda „{ $found }“ ne postoji.
usage-missing = Nedostaje: { $arguments }
usage-missing-command = Nedostaje komanda.
usage-no-input = Navedite taj podatak ili preusmerite ulaz: sa standardnog ulaza nije stiglo ništa.
usage-no-value = Nedostaje vrednost: { $argument }
usage-bad-value = „{ $value }“ nije vrednost za { $argument }.
usage-no-equals = Ispred vrednosti mora da stoji znak jednakosti: { $argument }
usage-twice = To može da se navede samo jednom: { $argument }
usage-conflict = To se međusobno isključuje: { $argument } i { $others }
usage-too-many-values = Vrednost „{ $value }“ je suvišna: { $argument }
usage-too-few-values = Premalo je vrednosti: { $argument }
usage-not-unicode = U komandnoj liniji ima znakova koji nisu Unicode.
usage-similar = Da li ste mislili { $similar }?
usage-as-value = Ako je to vrednost, napišite: { $typed }
usage-without-dashes = Ako je reč o komandi { $command }, izostavite znakove -- ispred nje.
usage-see = Pogledajte { $command } --help.

## Sections of manual pages, in capitals, and what is said when the pages are written.

man-name = IME
man-synopsis = SAŽETAK
man-description = OPIS
man-notes = NAPOMENE
man-see-also = POGLEDAJTE I
man-written = { $count ->
    [one] U { $path } zapisana je { $count } stranica priručnika.
    [few] U { $path } zapisane su { $count } stranice priručnika.
   *[other] U { $path } zapisano je { $count } stranica priručnika.
}
