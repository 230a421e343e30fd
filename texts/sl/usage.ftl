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
