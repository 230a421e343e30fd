## Scoresheets and the envelope of a game, to look at and to print.

sheets-title = Формулари
sheets-back = Назад на партију
sheets-which = Који формулар
sheets-of = { $which ->
    [clean] Чист препис
    [white] Белог, како је записан
    [black] Црног, како је записан
   *[envelope] Коверта
}
sheets-paper = Папир
sheets-print = Одштампај
sheets-pdf = Сачувај као PDF
sheets-number = Бр.
sheets-position = Позиција пре ковертираног потеза
sheets-none = Овде нема формулара који смете да видите. Сваки играч види свој, а чист препис виде сви када је партија завршена.
