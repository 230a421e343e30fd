## The demonstration: boards for the hall or a stream.

show-controls = Što se prikazuje
show-back = Natrag
show-round = Kolo
show-each = Ploča odjednom
show-every = Izmjena nakon
show-seconds = { $seconds ->
    [0] nikada
   *[other] { $seconds } s
}
show-boards = Samo ploče
show-all-boards = sve
show-light = Svijetlo
show-dark = Tamno
show-full = Cijeli zaslon
show-window = Prozor
show-nothing = Nijedan stol još nije postavljen. Ovdje će se pojaviti sam.
show-delay = Odgoda: { $delay }
show-which = { $screen } / { $of }
