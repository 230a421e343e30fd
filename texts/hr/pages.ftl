## What is around every page.

frame-skip = Na sadržaj
frame-navigation = Glavno
frame-laws = Pravila
frame-language = Jezik
frame-look = Svijetlo ili tamno
frame-look-of = { $look ->
    [light] svijetlo
    [dark] tamno
   *[auto] kako je na uređaju
}
frame-sign-in = Prijava
frame-sign-out = Odjava
frame-no-page = Takve stranice ovdje nema.
article-title = Članak { $number }, izdanje { $edition }
frame-loading = Trenutak …

## When something goes wrong between a page and the hall.

line-unreachable = Dvorana nije dostupna.
line-trouble = Na ovoj je stranici nešto pošlo po zlu.
line-told-before = Rečeno prije promjene jezika; pokušajte ponovno ako želite čitati na ovom jeziku:
line-connecting = Povezivanje …
line-lost = Veza je prekinuta. Stranica će se vratiti sama.

## The board.

board-files = abcdefgh
