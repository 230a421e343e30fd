## The frame of every page.

frame-skip = Skip to content
frame-navigation = Main
frame-laws = The Laws
frame-language = Language
frame-look = Light or dark
frame-look-of = { $look ->
    [light] light
    [dark] dark
   *[auto] as on this device
}
frame-sign-in = Sign in
frame-sign-out = Sign out
frame-leave-seat = Leave this seat
frame-leave-seat-sure = Leave this seat on this device? Its link opens it again.
frame-stay = Stay
frame-no-page = This page does not exist.
article-title = Article { $number }, edition of { $edition }
ruling-more = More
frame-loading = Loading …

## When something goes wrong between a page and the hall.

line-unreachable = The hall cannot be reached.
line-trouble = Something went wrong on this page.
line-from-before = This message is in the previous language; repeat the action to see it in this one:
line-connecting = Connecting …
line-lost = The connection is lost. The page reconnects automatically.

## The board.

board-files = abcdefgh

## What the officials have to know about the hall.

condition-title = Attention
condition-board = Round { $round }, board { $board }:
