## The words around the help of a command.

heading-usage = Употреба
heading-commands = Команде
heading-arguments = Аргументи
heading-options = Опције
heading-examples = { $count ->
    [one] Пример
   *[other] Примери
}
spec-default = [подразумевано: { $value }]
spec-possible = [могуће вредности: { $values }]
possible-values = Могуће вредности

## What is wrong with a command line. $argument, $arguments and $others are options and arguments as the help shows them.

usage-unknown-option = Опције { $found } овде нема.
usage-unknown-argument = Аргумент „{ $found }“ је сувишан.
usage-unknown-command = Команда „{ $found }“ не постоји.
usage-missing = Недостаје: { $arguments }
usage-missing-command = Недостаје команда.
usage-no-input = Наведите тај податак или преусмерите улаз: са стандардног улаза није стигло ништа.
usage-no-value = Недостаје вредност: { $argument }
usage-bad-value = „{ $value }“ није вредност за { $argument }.
usage-no-equals = Испред вредности мора да стоји знак једнакости: { $argument }
usage-twice = То може да се наведе само једном: { $argument }
usage-conflict = То се међусобно искључује: { $argument } и { $others }
usage-too-many-values = Вредност „{ $value }“ је сувишна: { $argument }
usage-too-few-values = Премало је вредности: { $argument }
usage-not-unicode = У командној линији има знакова који нису Unicode.
usage-similar = Да ли сте мислили { $similar }?
usage-as-value = Ако је то вредност, напишите: { $typed }
usage-without-dashes = Ако је реч о команди { $command }, изоставите знакове -- испред ње.
usage-see = Погледајте { $command } --help.

## Sections of manual pages, in capitals, and what is said when the pages are written.

man-name = ИМЕ
man-synopsis = САЖЕТАК
man-description = ОПИС
man-notes = НАПОМЕНЕ
man-see-also = ПОГЛЕДАЈТЕ И
man-written = { $count ->
    [one] У { $path } записана је { $count } страница приручника.
    [few] У { $path } записане су { $count } странице приручника.
   *[other] У { $path } записано је { $count } страница приручника.
}
