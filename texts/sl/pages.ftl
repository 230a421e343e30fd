## What is around every page.

frame-skip = Preskoči na vsebino
frame-navigation = Glavni meni
frame-laws = Pravila
frame-language = Jezik
frame-look = Svetlo ali temno
frame-look-of = { $look ->
    [light] svetlo
    [dark] temno
   *[auto] kot na tej napravi
}
frame-sign-in = Prijava
frame-sign-out = Odjava
frame-leave-seat = Zapusti mesto
frame-leave-seat-sure = Želite zapustiti to mesto na tej napravi? Znova ga odpre njegova povezava.
frame-stay = Ostani
frame-no-page = Take strani tukaj ni.
article-title = Člen { $number }, izdaja iz leta { $edition }
ruling-more = Več
frame-loading = Nalaganje …

## When something goes wrong between a page and the hall.

line-unreachable = Strežnik ni dosegljiv.
line-trouble = Na tej strani je šlo nekaj narobe.
line-from-before = To sporočilo je v prejšnjem jeziku; ponovite dejanje, če ga želite v tem:
line-connecting = Povezovanje …
line-lost = Povezava je prekinjena. Stran se bo sama znova povezala.

## The board.

board-files = abcdefgh

## What the officials have to know about the hall.

condition-title = Pozor
condition-board = { $round }. kolo, { $board }. deska:
