## What is around every page.

frame-skip = To the page
frame-navigation = Main
frame-laws = The Laws
frame-language = Language
frame-look = Light or dark
frame-look-of = { $look ->
    [light] light
    [dark] dark
   *[auto] as the machine has it
}
frame-sign-in = Sign in
frame-sign-out = Sign out
frame-no-page = There is no such page here.
article-title = Article { $number }, edition of { $edition }
frame-loading = One moment …

## When something goes wrong between a page and the hall.

line-unreachable = The hall cannot be reached.
line-trouble = Something went wrong on this page.
line-told-before = Told before the language was changed; do it again to be told in this one:
line-connecting = Connecting …
line-lost = The connection is lost. The page comes back by itself.

## The board.

board-files = abcdefgh
