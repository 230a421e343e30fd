## What is around every page.

frame-skip = Пређи на садржај
frame-navigation = Главни мени
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
frame-leave-seat = Напусти место
frame-leave-seat-sure = Желите ли да напустите ово место на овом уређају? Поново га отвара његов линк.
frame-stay = Остани
frame-no-page = Ова страница не постоји.
article-title = Члан { $number }, издање из { $edition }.
ruling-more = Више
frame-loading = Учитавање …

## When something goes wrong between a page and the hall.

line-unreachable = Сервер није доступан.
line-trouble = На овој страници је дошло до грешке.
line-from-before = Ова порука је на претходном језику; поновите радњу да је видите на овом:
line-connecting = Повезивање …
line-lost = Веза је прекинута. Страница ће се сама поново повезати.

## The board.

board-files = абцдефгх

## What the officials have to know about the hall.

condition-title = Пажња
condition-board = { $round }. коло, { $board }. табла:
