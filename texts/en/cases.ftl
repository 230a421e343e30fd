## Running cases and reporting on them. $text, $list and $why are in the English of the case language.

case-as-expected = as expected
case-in-line = line { $line }
case-expected = expected: { $text }
case-got = got: { $text }
case-nothing = nothing
case-summary = Cases: { $cases }, runs: { $runs }.
case-summary-fine = All as expected.
case-summary-differences = Differences: { $count }.
case-summary-unreadable = Unreadable: { $count }.
case-under-edition = Under the Laws of { $edition }
case-perhaps = Did you mean: { $list }
case-understood = Possible here: { $list }
case-fault-no-title = A case begins with its title: # and some words.
case-fault-unknown-language = Cases are not written in this language.
case-fault-not-understood = This cannot be understood.
case-fault-ends-too-early = The line ends too early.
case-fault-announced-too-late = This must come before the first event of the case.
case-fault-unknown-edition = There is no edition of that year.
case-fault-edition-not-run = The case is not run under this edition.
case-fault-back-in-time = This is earlier than the line before.
case-fault-bad-time = This is not a time.
case-fault-unknown-article = No edition has an article with this number.
case-fault-not-in-editions = { $count ->
    [1] The edition of { $editions } has no { $what }.
   *[other] The editions of { $editions } have no { $what }.
}
case-fault-position = No game can start from this position: { $why }
case-fault-regulations = These regulations are not possible: { $why }
case-fault-moves = These moves cannot be played: { $why }
case-fault-missing = The line does not say enough: { $what }.
case-fault-no-such-piece = No piece there fits { $text }. Squares, as in b8c6, are always understood.
case-fault-several-pieces = Several pieces fit { $text }. Say which one, as in Nbd2 or b1d2.
case-fault-no-article = The edition has no { $text }.
case-fault-no-unit = A time control needs its units, unless it is in seconds.
case-fault-not-there = There is no such piece: { $text }.
case-fault-either-castling = Castling is possible on both sides: say kingside or queenside.
case-fault-no-castling = There is no king and rook there to castle with.
case-fault-which-draw = What is claimed? Say threefold repetition, fifty moves, or that the opponent cannot win.
case-fault-time-left = { $colour ->
    [white] White's flag cannot have fallen: { $time } left.
   *[black] Black's flag cannot have fallen: { $time } left.
}
case-fault-clock-stands = { $colour ->
    [white] White's flag cannot fall: White's clock is not running.
   *[black] Black's flag cannot fall: Black's clock is not running.
}
case-fault-too-long = The line has too many words.
case-fault-nothing-happens = Nothing happens in this case.
error-case = { $path }, line { $line }: { $message }
error-case-under = Under the Laws of { $edition } this case cannot be run. { $why }
error-no-cases = There is no case in { $path }: the names of case files end in .case.
help-case-reference = The language of cases is described in docs/cases.md; a template: adoube case new
coverage-line = { $edition }: { $covered } of { $total } articles are covered by cases.
coverage-unverified = { $count ->
    [one] { $count } more is not counted: its number was not verified.
   *[other] { $count } more are not counted: their numbers were not verified.
}
coverage-counts = An article is covered if a case expects it by number and a rule decided by it, applied it or recorded it; articles that only the arbiter names do not count, nor do those that every start or every move cites.
coverage-missing = Not covered by any case of { $edition }:
coverage-reason = Why: { $reason }
