## What is around every page.

frame-skip = Na vsebino
frame-navigation = Glavno
frame-laws = Pravila
frame-language = Jezik
frame-look = Svetlo ali temno
frame-look-of = { $look ->
    [light] svetlo
    [dark] temno
   *[auto] kot ima naprava
}
frame-sign-in = Prijava
frame-sign-out = Odjava
frame-no-page = Take strani tukaj ni.
article-title = Člen { $number }, izdaja { $edition }
frame-loading = Trenutek …

## When something goes wrong between a page and the hall.

line-unreachable = Dvorana ni dosegljiva.
line-trouble = Na tej strani je šlo nekaj narobe.
line-told-before = Povedano pred menjavo jezika; poskusite znova, če želite brati v tem jeziku:
line-connecting = Povezovanje …
line-lost = Povezava je prekinjena. Stran se bo vrnila sama.

## The board.

board-files = abcdefgh
