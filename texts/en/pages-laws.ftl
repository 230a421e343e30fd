## The Laws: browse, compare, search, glossary, cases.

laws-title = The Laws of Chess
laws-lead = Every rule in a sentence of our own, with its number in six editions. The Laws themselves are FIDE's; this is a guide to them.
laws-ways = The Laws
laws-way-browse = Editions
laws-way-search = Search
laws-way-compare = Compare editions
laws-way-glossary = Glossary
laws-way-cases = Try a case
laws-editions = Editions
laws-edition-of = Laws of { $edition }
laws-in-force = In force from { $day }
laws-provisions = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
laws-known = { $complete ->
    [yes] Complete.
   *[no] As far as known.
}
laws-more = More
laws-switch = The same in another edition
laws-contents = Contents
laws-whole-chapter = the whole chapter
laws-own-words = Choose a chapter. Each article is told in a sentence of our own; the text of FIDE has the last word.
laws-articles = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
laws-article = Article { $number }
laws-one-provision = A rule of the Laws
laws-absent = The edition of { $edition } does not have this rule.
laws-neighbours = Neighbouring articles
laws-kind = { $kind ->
    [rule] The hall decides it alone, from moves, clock and regulations.
    [procedure] Somebody acts; the hall checks it and applies what follows.
    [record] The hall keeps what has to be written down.
    [arbiter] The hall asks the arbiter and records the answer.
   *[physical] It can only be cited: equipment, rooms, hands.
}
laws-also = Also at
laws-citing = Cases to try
laws-elsewhere = In other editions
laws-unverified = A number with a question mark was not read in the edition itself; it follows from the neighbouring editions.
laws-parts = Parts
laws-not-there = not there
laws-missing = There is no such article
laws-nearest = The nearest articles
laws-having = Editions that have this number
laws-search-instead = Search for it instead
laws-search-label = Words or the number of an article
laws-search-button = Search
laws-search-edition = Numbers of
laws-search-hint = Type a few words: an intended move, both hands, 9.2.2 …
laws-found = { $count ->
    [0] Nothing was found.
    [one] { $count } rule was found.
   *[other] { $count } rules were found.
}
laws-go-to = To article { $number }
laws-compare-lead = What is new, what is gone and what has another number, side by side.
laws-compare-from = From
laws-compare-to = To
laws-compare-swap = Swap
laws-compare-only = Only differences
laws-compare-none = There are no differences.
laws-became = { $change ->
    [new] new
    [gone] gone
    [changed] changed
    [renumbered] renumbered
   *[same] the same
}
laws-glossary-lead = The terms of the Laws in five languages.
laws-glossary-label = A term in any of the languages
laws-terms = { $count ->
    [0] There is no such term.
    [one] { $count } term
   *[other] { $count } terms
}
laws-term-search = Rules about: { $term }
laws-cases-lead = Write who did what at the board, and see what the Laws make of it, line by line.
laws-case-examples = Begin from an example
laws-example = { $name ->
    [not-pressed-yet] An illegal move, and the clock not pressed yet
    [knights-out-and-home] Knights out and home: the third time
    [dead] The last pawn is taken
    [a-phone-that-is-on] A phone that is on
    [castling-illegal-rook-bound] Castling that is not possible
   *[own-flag] White claims, and White's own flag is down
}
laws-case-text = The text of the case
laws-case-run = Play the case
laws-case-language = Cases are written in a small English of their own; begin from an example and change it.
laws-case-place = Line { $line }, column { $column }
laws-case-faults = { $count ->
    [one] The case cannot be read yet: { $count } mistake is marked in the text.
   *[other] The case cannot be read yet: { $count } mistakes are marked in the text.
}
laws-case-fine = { $count ->
    [0] Played. Nothing was expected.
    [one] All as expected: { $count } expectation was met.
   *[other] All as expected: { $count } expectations were met.
}
laws-case-differs = { $count ->
    [one] { $count } thing is not as expected.
   *[other] { $count } things are not as expected.
}
laws-case-editions = Play under the Laws of
laws-case-met = ✓ expected:
laws-case-unmet = ✗ expected:
laws-case-got = came:
laws-case-unexpected = ✗ not expected:
laws-found-best = Shown are the best { $count }.
# Words that stand in the numbers of articles, such as 9.2.end or Glossary.result.
laws-word = { $word ->
    [intro] Introduction
    [preface] Preface
    [glossary] Glossary
    [end] end
    [note] note
    [rec] recommendation
    [expl] explanation
    [rating] rating
    [abbrev] abbreviations
    [time-control] time control
    [standard-chess] standard chess
    [result] result
    [points] points
    [penalties] penalties
    [normal-means] normal means
    [made] made move
    [increment] increment
    [displaced] displaced
    [delay-mode] delay mode
    [cumulative-mode] cumulative mode
    [completed-move] completed move
   *[example] example
}
