## The words around the help of a command.

heading-usage = Uporaba
heading-commands = Ukazi
heading-arguments = Argumenti
heading-options = Možnosti
heading-examples = { $count ->
    [one] Primer
   *[other] Primeri
}
spec-default = [privzeto: { $value }]
spec-possible = [možne vrednosti: { $values }]
possible-values = Možne vrednosti

## What is wrong with a command line. $argument, $arguments and $others are options and arguments as the help shows them.

usage-unknown-option = Možnosti { $found } tu ni.
usage-unknown-argument = Argument »{ $found }« je odveč.
usage-unknown-command = Ukaza »{ $found }« ni.
usage-missing = Manjka: { $arguments }
usage-missing-command = Manjka ukaz.
usage-no-input = Navedite ta podatek ali preusmerite vhod: s standardnega vhoda ni prišlo nič.
usage-no-value = Manjka vrednost: { $argument }
usage-bad-value = »{ $value }« ni vrednost za { $argument }.
usage-no-equals = Pred vrednostjo mora biti enačaj: { $argument }
usage-twice = To je mogoče navesti samo enkrat: { $argument }
usage-conflict = To se izključuje: { $argument } in { $others }
usage-too-many-values = Vrednost »{ $value }« je odveč: { $argument }
usage-too-few-values = Vrednosti je premalo: { $argument }
usage-not-unicode = V ukazni vrstici so znaki, ki niso Unicode.
usage-similar = Ste mislili { $similar }?
usage-as-value = Če je to mišljeno kot vrednost, napišite: { $typed }
usage-without-dashes = Če je mišljen ukaz { $command }, izpustite znaka -- pred njim.
usage-see = Glejte { $command } --help.

## Sections of manual pages, in capitals, and what is said when the pages are written.

man-name = IME
man-synopsis = POVZETEK
man-description = OPIS
man-notes = OPOMBE
man-see-also = GLEJTE TUDI
man-written = { $count ->
    [one] V { $path } je zapisana { $count } stran priročnika.
    [two] V { $path } sta zapisani { $count } strani priročnika.
    [few] V { $path } so zapisane { $count } strani priročnika.
   *[other] V { $path } je zapisanih { $count } strani priročnika.
}
