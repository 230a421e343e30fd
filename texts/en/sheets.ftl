## Scoresheets and envelopes.

## A scoresheet. $colour is white or black; the labels are also read from what people type.

sheet-title = Scoresheet
sheet-titles = Scoresheets
sheet-title-of = { $colour ->
    [white] White's scoresheet
   *[black] Black's scoresheet
}
sheet-event = Event
sheet-group = Group
sheet-site = Place
sheet-date = Date
sheet-round = Round
sheet-board = Board
sheet-player = { $colour ->
    [white] White
   *[black] Black
}
sheet-about = { $colour ->
    [white] About White
   *[black] About Black
}
sheet-rating = rating { $rating }
sheet-fide-id = FIDE ID { $id }
sheet-label-rating = Rating
sheet-label-fide-id = FIDE ID
sheet-label-team = Team / club
sheet-control = Time control
sheet-laws = Laws
sheet-edition = FIDE Laws of Chess, { $edition }
sheet-chess960 = Chess960, position { $number }
sheet-number = No.
sheet-time = Time
sheet-result = Result
sheet-result-other = other:
sheet-signature = { $colour ->
    [white] Signature of White
   *[black] Signature of Black
}
sheet-arbiter = Arbiter
sheet-signature-arbiter = Signature of the arbiter
sheet-final-position = Final position
sheet-position-after = Position after { $move }
sheet-men = { $colour ->
    [white] White: { $men }
   *[black] Black: { $men }
}
sheet-continued = Continued
sheet-page = Page { $page } of { $pages }
sheet-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
sheet-written = Scoresheet written to { $path }.
sheet-written-many = { $count ->
    [one] One scoresheet written to { $path }.
   *[other] { $count } scoresheets written to { $path }.
}
sheet-logo = Logo

## The envelope of an adjourned game.

envelope-title = Adjourned game
envelope-position = Position before the sealed move
envelope-used = { $colour ->
    [white] Time used by White
   *[black] Time used by Black
}
envelope-sealed-by = Sealed by
envelope-sealed-number = Number of the sealed move
envelope-offer = Draw offer
envelope-offered-by = { $colour ->
    [white] White's draw offer stands.
   *[black] Black's draw offer stands.
}
envelope-no-offer = None.
envelope-resumption-date = Resumption: date
envelope-resumption-time = Resumption: time
envelope-resumption-place = Resumption: place
envelope-inside = Inside: the sealed move and both scoresheets.
envelope-closed = To be opened only when the player who has to reply is present.
envelope-written = Envelope written to { $path }.

## Two scoresheets compared. $move and $moves are in the reader's notation, $text is as it was written.

sheets-agree = The scoresheets agree.
sheets-agree-with-game = The scoresheets agree with each other and with the game.
sheets-differences = { $count ->
    [one] The scoresheets differ in one place.
   *[other] The scoresheets differ in { $count } places.
}
sheets-first = They first differ at { $place }.
sheets-place = { $colour ->
    [white] White's move { $number }
   *[black] Black's move { $number }
}
sheets-end = the end of the game
sheets-played = played: { $move }
sheets-likely = probably played, judging by all entries: { $move }
sheets-entry = { $colour ->
    [white] White's sheet: { $told }
   *[black] Black's sheet: { $told }
}
sheets-as-played = { $text }, as played
sheets-other-line = { $text }, as played, but in the place for { $where }
sheets-other = { $text }: a different move
sheets-no-such-move = { $text }: not possible here
sheets-perhaps = { $text }: not possible here; perhaps { $moves }
sheets-ambiguous = { $text }: may be { $moves }
sheets-illegible = { $text }: cannot be read
sheets-missing = nothing
sheets-too-many = { $text }: one entry too many
sheets-in-advance = { $text }: was not played
sheets-offer-on-one = A draw offer at { $place } is recorded only on { $colour ->
    [white] White's
   *[black] Black's
} sheet.
sheets-offer-on-none = A draw offer at { $place } is recorded on neither sheet.
sheets-offer-not-made = { $colour ->
    [white] White's sheet has a draw offer at { $place } that the game does not have.
   *[black] Black's sheet has a draw offer at { $place } that the game does not have.
}
sheets-times-differ = At { $place } White noted the time { $white } and Black { $black }.
sheets-results-differ = The results differ: { $white } on White's sheet, { $black } on Black's.
sheets-result-not-of-game = { $colour ->
    [white] White's sheet has the result { $result }; the game ended { $ended }.
   *[black] Black's sheet has the result { $result }; the game ended { $ended }.
}
sheets-no-result = { $colour ->
    [white] White's sheet has no result.
   *[black] Black's sheet has no result.
}
sheets-not-signed = { $colour ->
    [white] White's sheet is not signed by { $by ->
        [white] White
       *[black] Black
    }.
   *[black] Black's sheet is not signed by { $by ->
        [white] White
       *[black] Black
    }.
}
sheets-not-followed = From { $place } on, the sheets cannot be followed any further, after { $positions } positions were tried: the game has to be reconstructed.
sheets-laws = What the Laws of { $edition } say about this:
sheets-article = { $articles }: { $law }

error-sheet-empty = There is no move in { $path }.
error-sheet-too-long = { $path }, line { $line }: too many moves for a scoresheet.
error-sheet-result = { $path }, line { $line }: “{ $text }” is not a result.
error-sheet-position = { $path }, line { $line }: no game can start from this position.
help-sheet-result = A result is 1-0, 0-1, ½-½ or 1/2-1/2, 0-0, +/-, -/+ or -/-.
error-game-unplayable = Game { $number } of { $path } cannot be followed beyond { $place }: { $message }
error-not-printed = The pages could not be made into a PDF file. This is an error in the program.
error-no-round = { $path } has no pairings of round { $round }.
help-no-round = A round is paired with adoube pairing next FILE --out FILE.
error-table = { $path } cannot be read as a table:
error-logo-format = { $path } is not a PNG or JPEG picture.
error-logo-svg = { $path } is a drawing in SVG, which cannot be printed here. Export it as PNG or JPEG, 600 pixels wide or more.
error-logo-damaged = The picture { $path } is damaged.
error-logo-too-large = The picture { $path } is too large: a logo may have { $most } million pixels at most.
