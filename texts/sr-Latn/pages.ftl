## What is around every page.

frame-skip = Pređi na sadržaj
frame-navigation = Glavni meni
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
frame-leave-seat = Napusti mesto
frame-leave-seat-sure = Želite li da napustite ovo mesto na ovom uređaju? Ponovo ga otvara njegov link.
frame-stay = Ostani
frame-no-page = Ova stranica ne postoji.
article-title = Član { $number }, izdanje iz { $edition }.
ruling-more = Više
frame-loading = Učitavanje …

## When something goes wrong between a page and the hall.

line-unreachable = Server nije dostupan.
line-trouble = Na ovoj stranici je došlo do greške.
line-from-before = Ova poruka je na prethodnom jeziku; ponovite radnju da je vidite na ovom:
line-connecting = Povezivanje …
line-lost = Veza je prekinuta. Stranica će se sama ponovo povezati.

## The board.

board-files = abcdefgh

## What the officials have to know about the hall.

condition-title = Pažnja
condition-board = { $round }. kolo, { $board }. tabla:
