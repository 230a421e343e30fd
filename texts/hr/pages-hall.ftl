## The hall: who one is, and where to go.

start-title = Turnirska dvorana
start-welcome = Dobro došli, { $name }
start-stranger = Pogledajte natjecanja, pratite ploče ili uđite poveznicom koju ste dobili.
start-new-competition = Novo natjecanje
start-competitions = Natjecanja
start-archived = Arhivirana natjecanja
start-archived-none = Nema ih.
start-rounds-count = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kola
}
start-live = Sada se igra: { $name }
start-all-boards = Sve ploče
start-empty = Ovdje još nema natjecanja koje biste mogli pratiti.
start-empty-organiser = Još nema natjecanja. Otvorite prvo: ime, vremenska kontrola i igrači; sve traje dvije minute.
start-empty-arbiter = Za vas još nema natjecanja. Vođenje vam povjerava organizator.
start-roles = Kako ući
start-role-player = Igrač ste
start-role-player-hint = Otvorite poveznicu koju ste dobili ili skenirajte kod na svojem listiću. Ništa drugo nije potrebno.
start-role-official = Sudac ste ili organizator
start-role-official-hint = Prijavite se imenom i lozinkom.
start-role-first = Ovu dvoranu još nitko ne vodi
start-role-first-hint = Pri pokretanju je program ispisao poveznicu. Tko je otvori, postaje prvi organizator i sudac te može pozvati druge.

## Who has a seat.

start-seat = { $role ->
    [player] Vaše mjesto na natjecanju { $competition }
    [assistant] Pomažete ovom igraču na natjecanju { $competition }
    [arbiter] Ovdje ste sudac
   *[spectator] Ovdje ste gledatelj
}
start-to-board = Do vaše ploče
start-text-board = Ploča za slijepe i slabovidne
start-where = { $round }. kolo, { $board }. ploča
start-against = { $colour ->
    [white] Igrate bijelim figurama; protivnik: { $opponent }
   *[black] Igrate crnim figurama; protivnik: { $opponent }
}
start-stage = { $stage ->
    [playing] Partija se igra.
    [before-start] Partija još nije počela. Možete sjesti.
   *[adjourned] Partija je prekinuta.
}
start-wait = Vaš stol još nije postavljen. Kad ga sudac postavi, pojavit će se ovdje sam.
start-wait-next = Vaša je partija završena. Sljedeća će se pojaviti ovdje sama.
start-your-rounds = Vaša kola
start-past-game = { $colour ->
    [white] { $round }. kolo: bijelim figurama; protivnik: { $opponent }
   *[black] { $round }. kolo: crnim figurama; protivnik: { $opponent }
}
start-own-bye = { $bye ->
    [full-point] { $round }. kolo: ne igrate, cijeli bod
    [half-point] { $round }. kolo: ne igrate, pola boda
    [zero-point] { $round }. kolo: ne igrate, bez bodova
   *[pairing] { $round }. kolo: slobodni ste
}
start-to-competition = { $competition }: ploče i poredak
