## Scoresheets and the envelope of a game, to look at and to print.

sheets-title = Zapisniki
sheets-back = Nazaj k partiji
sheets-which = Kateri zapisnik
sheets-of = { $which ->
    [clean] Čistopis
    [white] Belega, kot je zapisan
    [black] Črnega, kot je zapisan
   *[envelope] Kuverta
}
sheets-paper = Papir
sheets-print = Natisni
sheets-pdf = Shrani kot PDF
sheets-number = Št.
sheets-position = Pozicija pred kuvertirano potezo
sheets-none = Tu ni zapisnika, ki bi ga smeli videti. Igralca vidita vsak svojega, čistopis pa vsi, ko je partija končana.
