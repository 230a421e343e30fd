## The words around the help of a command.

heading-usage = Uporaba
heading-commands = Naredbe
heading-arguments = Argumenti
heading-options = Opcije
heading-examples = { $count ->
    [one] Primjer
   *[other] Primjeri
}
spec-default = [zadano: { $value }]
spec-possible = [moguće vrijednosti: { $values }]
possible-values = Moguće vrijednosti

## What is wrong with a command line. $argument, $arguments and $others are options and arguments as the help shows them.

usage-unknown-option = Opcije { $found } ovdje nema.
usage-unknown-argument = Argument „{ $found }” je suvišan.
usage-unknown-command = Naredba „{ $found }” ne postoji.
usage-missing = Nedostaje: { $arguments }
usage-missing-command = Nedostaje naredba.
usage-no-input = Navedite taj podatak ili preusmjerite ulaz: sa standardnog ulaza nije stiglo ništa.
usage-no-value = Nedostaje vrijednost: { $argument }
usage-bad-value = „{ $value }” nije vrijednost za { $argument }.
usage-no-equals = Ispred vrijednosti mora stajati znak jednakosti: { $argument }
usage-twice = To se može navesti samo jednom: { $argument }
usage-conflict = To se međusobno isključuje: { $argument } i { $others }
usage-too-many-values = Vrijednost „{ $value }” je suvišna: { $argument }
usage-too-few-values = Premalo je vrijednosti: { $argument }
usage-not-unicode = Ima znakova koji nisu Unicode.
usage-similar = Jeste li mislili { $similar }?
usage-as-value = Ako je to vrijednost, napišite: { $typed }
usage-without-dashes = Ako je riječ o naredbi { $command }, izostavite znakove -- ispred nje.
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
