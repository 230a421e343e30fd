## What is around every page.

frame-skip = На садржај
frame-navigation = Главно
frame-laws = Правила
frame-language = Језик
frame-look = Светло или тамно
frame-look-of = { $look ->
    [light] светло
    [dark] тамно
   *[auto] како је на уређају
}
frame-sign-in = Пријава
frame-sign-out = Одјава
frame-no-page = Такве странице овде нема.
article-title = Члан { $number }, издање { $edition }
frame-loading = Тренутак …

## When something goes wrong between a page and the hall.

line-unreachable = Сала није доступна.
line-trouble = На овој страници је нешто пошло наопако.
line-told-before = Речено пре промене језика; покушајте поново ако желите да читате на овом језику:
line-connecting = Повезивање …
line-lost = Веза је прекинута. Страница ће се вратити сама.

## The board.

board-files = абцдефгх
