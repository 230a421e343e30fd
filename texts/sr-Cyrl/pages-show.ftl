## The demonstration: boards for the hall or a stream.

show-controls = Шта се приказује
show-back = Назад
show-round = Коло
show-each = Табли одједном
show-every = Промена после
show-seconds = { $seconds ->
    [0] никад
   *[other] { $seconds } с
}
show-boards = Само табле
show-all-boards = све
show-light = Светло
show-dark = Тамно
show-full = Цео екран
show-window = Прозор
show-nothing = Ниједна партија још није постављена. Овде ће се појавити сама.
show-delay = Одлагање: { $delay }
show-which = { $screen } / { $of }
