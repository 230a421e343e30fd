## The demonstration: boards for the hall or a stream.

show-controls = Što se prikazuje
show-back = Natrag
show-round = Kolo
show-each = Broj ploča odjednom
show-every = Izmjena nakon
show-seconds = { $seconds ->
    [0] nikada
   *[other] { $seconds } s
}
show-boards = Samo ploče
show-all-boards = sve
show-light = Svijetlo
show-dark = Tamno
show-full = Preko cijelog ekrana
show-window = U prozoru
show-nothing = Nijedan stol još nije postavljen. Pojavit će se ovdje sam.
show-delay = Odgoda: { $delay }
show-which = { $screen } / { $of }
