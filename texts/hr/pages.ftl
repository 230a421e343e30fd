## What is around every page.

frame-skip = Preskoči na sadržaj
frame-navigation = Glavni izbornik
frame-laws = Pravila
frame-language = Jezik
frame-look = Svijetlo ili tamno
frame-look-of = { $look ->
    [light] svijetlo
    [dark] tamno
   *[auto] kao na uređaju
}
frame-sign-in = Prijava
frame-sign-out = Odjava
frame-leave-seat = Napusti mjesto
frame-leave-seat-sure = Želite li napustiti ovo mjesto na ovom uređaju? Ponovno ga otvara njegova poveznica.
frame-stay = Ostani
frame-no-page = Ta stranica ne postoji.
article-title = Članak { $number }, izdanje iz { $edition }.
ruling-more = Više
frame-loading = Učitavanje …

## When something goes wrong between a page and the hall.

line-unreachable = Poslužitelj nije dostupan.
line-trouble = Na ovoj je stranici nešto pošlo po zlu.
line-from-before = Ova je poruka na prijašnjem jeziku; ponovite radnju da biste je vidjeli na ovom:
line-connecting = Povezivanje …
line-lost = Veza je prekinuta. Stranica će se sama ponovno povezati.

## The board.

board-files = abcdefgh

## What the officials have to know about the hall.

condition-title = Pozor
condition-board = { $round }. kolo, { $board }. ploča:
