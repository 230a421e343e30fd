## Scoresheets and the envelope of a game, to look at and to print.

sheets-title = Scoresheets
sheets-back = Back to the game
sheets-which = Which sheet
sheets-of = { $which ->
    [clean] Clean copy
    [white] White's, as written
    [black] Black's, as written
   *[envelope] Envelope
}
sheets-paper = Paper
sheets-print = Print
sheets-pdf = Save as PDF
sheets-number = No.
sheets-position = Position before the sealed move
sheets-none = There is no scoresheet here for you to see. Players see their own; everybody sees the clean copy when the game is over.
