## The demonstration: boards for the hall or a stream.

show-controls = Šta se prikazuje
show-back = Nazad
show-round = Kolo
show-each = Tabli odjednom
show-every = Promena posle
show-seconds = { $seconds ->
    [0] nikad
   *[other] { $seconds } s
}
show-boards = Samo table
show-all-boards = sve
show-light = Svetlo
show-dark = Tamno
show-full = Ceo ekran
show-window = Prozor
show-nothing = Nijedna partija još nije postavljena. Ovde će se pojaviti sama.
show-delay = Odlaganje: { $delay }
show-which = { $screen } / { $of }
