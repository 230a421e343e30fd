## What is around every page.

frame-skip = Na sadržaj
frame-navigation = Glavno
frame-laws = Pravila
frame-language = Jezik
frame-look = Svetlo ili tamno
frame-look-of = { $look ->
    [light] svetlo
    [dark] tamno
   *[auto] kako je na uređaju
}
frame-sign-in = Prijava
frame-sign-out = Odjava
frame-no-page = Takve stranice ovde nema.
article-title = Član { $number }, izdanje { $edition }
frame-loading = Trenutak …

## When something goes wrong between a page and the hall.

line-unreachable = Sala nije dostupna.
line-trouble = Na ovoj stranici je nešto pošlo naopako.
line-told-before = Rečeno pre promene jezika; pokušajte ponovo ako želite da čitate na ovom jeziku:
line-connecting = Povezivanje …
line-lost = Veza je prekinuta. Stranica će se vratiti sama.

## The board.

board-files = abcdefgh
