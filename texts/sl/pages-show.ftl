## The demonstration: boards for the hall or a stream.

show-controls = Kaj se prikazuje
show-back = Nazaj
show-round = Kolo
show-each = Število desk hkrati
show-every = Menjava po
show-seconds = { $seconds ->
    [0] nikoli
   *[other] { $seconds } s
}
show-boards = Samo deske
show-all-boards = vse
show-light = Svetlo
show-dark = Temno
show-full = Ves zaslon
show-window = Okno
show-nothing = Nobena partija še ni pripravljena. Ko bo, se tukaj pokaže sama.
show-delay = Zamik: { $delay }
show-which = { $screen } / { $of }
