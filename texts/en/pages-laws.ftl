## The Laws: browse, compare, search, glossary, cases.

laws-title = The Laws of Chess
laws-lead = Every rule in our own words, with its number in six editions. The Laws themselves are FIDE's; this is a guide to them.
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
laws-own-words = Choose a chapter. Each article is given in our own words; FIDE's text is authoritative.
laws-articles = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
laws-article = Article { $number }
laws-one-provision = A rule of the Laws
laws-absent = The edition of { $edition } does not have this rule.
laws-neighbours = Neighbouring articles
laws-kind = { $kind ->
    [rule] The hall decides this alone, from the moves, the clock and the regulations.
    [procedure] Somebody acts; the hall checks the act and applies the consequences.
    [record] The hall keeps the required record.
    [arbiter] The hall asks the arbiter and records the answer.
   *[physical] It can only be cited: equipment, rooms, hands.
}
laws-also = Also in
laws-citing = Cases to try
laws-elsewhere = In other editions
laws-unverified = A number with a question mark was not read in the edition itself; it follows from the neighbouring editions.
laws-parts = Parts
laws-not-there = not in this edition
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
laws-go-to = Go to Article { $number }
laws-compare-lead = New, removed and renumbered rules side by side.
laws-compare-from = From
laws-compare-to = To
laws-compare-swap = Swap
laws-compare-only = Only differences
laws-compare-renumbered = Rules with another number only, too
laws-compare-none = There are no differences.
laws-became = { $change ->
    [new] new
    [gone] removed
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
laws-cases-lead = Describe what happened at the board, and see how the Laws apply, line by line.
laws-case-examples = Start from an example
laws-example = { $name ->
    [not-pressed-yet] An illegal move, and the clock is not pressed yet
    [knights-out-and-home] Knights out and back: the third time
    [dead] The last pawn is captured
    [a-phone-that-is-on] A phone that is switched on
    [castling-illegal-rook-bound] Castling that is not possible
   *[own-flag] White claims, but White's own flag has fallen
}
laws-case-text = The text of the case
laws-case-run = Run the case
laws-case-language = Cases are written in short sentences of a fixed form, in any of the five languages; begin with an example and change it.
laws-case-place = Line { $line }, column { $column }
laws-case-faults = { $count ->
    [one] The case cannot be read yet: { $count } mistake is marked in the text.
   *[other] The case cannot be read yet: { $count } mistakes are marked in the text.
}
laws-case-fine = { $count ->
    [0] The case was run. Nothing was expected.
    [one] All as expected: { $count } expectation was met.
   *[other] All as expected: { $count } expectations were met.
}
laws-case-differs = { $count ->
    [one] { $count } expectation was not met.
   *[other] { $count } expectations were not met.
}
laws-case-editions = Run under the Laws of
laws-case-met = ✓ expected:
laws-case-unmet = ✗ expected:
laws-case-got = got:
laws-case-unexpected = ✗ not expected:
laws-found-best = The best { $count } are shown.
# Words in the numbers of articles, such as 9.2.end or Glossary.result.
laws-word = { $word ->
    [intro] Introduction
    [preface] Preface
    [glossary] Glossary
    [guidelines] Guidelines for adjourned games
    [end] last sentence
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
    [move-counter] move-counter
    [arbiters-discretion] arbiter's discretion
   *[example] example
}
