## The words around the help of a command.

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = { $count ->
    [one] Example
   *[other] Examples
}
spec-default = [default: { $value }]
spec-possible = [possible values: { $values }]
possible-values = Possible values

## What is wrong with a command line. $argument, $arguments and $others are options and arguments as the help shows them.

usage-unknown-option = There is no option { $found } here.
usage-unknown-argument = “{ $found }” is one argument too many.
usage-unknown-command = There is no command “{ $found }”.
usage-missing = Something is missing: { $arguments }
usage-missing-command = A command is missing.
usage-no-input = Name it, or pipe it in: nothing came on the standard input.
usage-no-value = A value is missing: { $argument }
usage-bad-value = “{ $value }” is not a value for { $argument }.
usage-no-equals = The value needs an equals sign before it: { $argument }
usage-twice = This may be given only once: { $argument }
usage-conflict = These exclude each other: { $argument } and { $others }
usage-too-many-values = “{ $value }” is one value too many for { $argument }.
usage-too-few-values = Values are missing: { $argument }
usage-not-unicode = There are characters in it that are not Unicode.
usage-similar = Did you mean { $similar }?
usage-as-value = If it is meant as a value, write: { $typed }
usage-without-dashes = If the command { $command } is meant, leave out the -- before it.
usage-see = See { $command } --help.

## Sections of manual pages, in capitals, and what is said when the pages are written.

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-notes = NOTES
man-see-also = SEE ALSO
man-written = { $count ->
    [one] One manual page written to { $path }.
   *[other] { $count } manual pages written to { $path }.
}
