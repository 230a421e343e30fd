## Scoresheets and the envelope of a game, to look at and to print.

sheets-title = Zapisnici
sheets-back = Natrag na partiju
sheets-which = Koji zapisnik
sheets-of = { $which ->
    [clean] Čistopis
    [white] Bijelog, kako je zapisan
    [black] Crnog, kako je zapisan
   *[envelope] Omotnica
}
sheets-paper = Papir
sheets-print = Ispiši
sheets-pdf = Spremi kao PDF
sheets-number = Br.
sheets-position = Pozicija prije kuvertiranog poteza
sheets-none = Ovdje nema zapisnika koji biste smjeli vidjeti. Svaki igrač vidi svoj, a čistopis vide svi kad partija završi.
