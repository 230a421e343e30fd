## Scoresheets and the envelope of a game, to look at and to print.

sheets-title = Formulari
sheets-back = Nazad na partiju
sheets-which = Koji formular
sheets-of = { $which ->
    [clean] Čist prepis
    [white] Belog, kako je zapisan
    [black] Crnog, kako je zapisan
   *[envelope] Koverta
}
sheets-paper = Papir
sheets-print = Odštampaj
sheets-pdf = Sačuvaj kao PDF
sheets-number = Br.
sheets-position = Pozicija pre kovertiranog poteza
sheets-none = Ovde nema formulara koji smete da vidite. Svaki igrač vidi svoj, a čist prepis vide svi kada je partija završena.
