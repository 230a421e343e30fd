## The hall: who one is, and where to go.

start-title = Turnirska sala
start-welcome = Dobro došli, { $name }
start-stranger = Pogledajte takmičenja, pratite table ili uđite preko linka koji ste dobili.
start-new-competition = Novo takmičenje
start-competitions = Takmičenja
start-archived = Arhivirana takmičenja
start-archived-none = Nema ih.
start-rounds-count = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kola
}
start-live = Sada se igra: { $name }
start-all-boards = Sve table
start-empty = Ovde još nema takmičenja.
start-empty-organiser = Još nema takmičenja. Otvorite prvo: naziv, vremenska kontrola, igrači; potrebna su dva minuta.
start-empty-arbiter = Za vas još nema takmičenja. Vođenje vam može poveriti organizator.
start-roles = Kako ući
start-role-player = Igrač ste
start-role-player-hint = Otvorite link koji ste dobili ili skenirajte kod na svom listiću. Ništa drugo nije potrebno.
start-role-official = Sudija ste ili organizator
start-role-official-hint = Prijavite se imenom i lozinkom.
start-role-first = Ovu salu još niko ne vodi
start-role-first-hint = Pri pokretanju je ispisan link. Ko ga otvori, postaje prvi organizator i sudija i može da pozove druge.

## Who has a seat.

start-seat = { $role ->
    [player] Vaše mesto na takmičenju { $competition }
    [assistant] Pomažete ovom igraču na takmičenju { $competition }
    [arbiter] Ovde ste sudija
   *[spectator] Ovde ste gledalac
}
start-to-board = Do vaše table
start-text-board = Tabla za slepe i slabovide
start-where = { $round }. kolo, { $board }. tabla
start-against = { $colour ->
    [white] Igrate belim figurama; protivnik: { $opponent }
   *[black] Igrate crnim figurama; protivnik: { $opponent }
}
start-stage = { $stage ->
    [playing] Partija se igra.
    [before-start] Partija još nije počela. Možete da zauzmete mesto.
   *[adjourned] Partija je prekinuta.
}
start-wait = Vaša partija još nije postavljena. Kad je sudija postavi, ovde će se pojaviti sama.
start-wait-next = Vaša partija je završena. Sledeća će se ovde pojaviti sama.
start-your-rounds = Vaša kola
start-past-game = { $colour ->
    [white] { $round }. kolo: belim figurama; protivnik: { $opponent }
   *[black] { $round }. kolo: crnim figurama; protivnik: { $opponent }
}
start-own-bye = { $bye ->
    [full-point] { $round }. kolo: ne igrate, ceo poen
    [half-point] { $round }. kolo: ne igrate, pola poena
    [zero-point] { $round }. kolo: ne igrate, bez poena
   *[pairing] { $round }. kolo: slobodni ste
}
start-to-competition = { $competition }: table i poredak
