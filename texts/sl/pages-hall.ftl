## The hall: who one is, and where to go.

start-title = Turnirska dvorana
start-welcome = Pozdravljeni, { $name }
start-stranger = Oglejte si tekmovanja, spremljajte deske ali vstopite s povezavo, ki ste jo dobili.
start-new-competition = Novo tekmovanje
start-competitions = Tekmovanja
start-archived = Arhivirana tekmovanja
start-archived-none = Ni jih.
start-rounds-count = { $count ->
    [one] { $count } kolo
    [two] { $count } koli
    [few] { $count } kola
   *[other] { $count } kol
}
start-live = Zdaj se igra: { $name }
start-all-boards = Vse deske
start-empty = Tukaj še ni tekmovanja za ogled.
start-empty-organiser = Tekmovanja še ni. Ustvarite prvo: vpišite ime, časovno kontrolo in igralce, in v dveh minutah se lahko začne igrati.
start-empty-arbiter = Za vas še ni tekmovanja. Vodenje vam zaupa organizator.
start-roles = Kako vstopiti
start-role-player = Ste igralec
start-role-player-hint = Odprite povezavo, ki ste jo dobili, ali skenirajte kodo na svojem listku. Nič drugega ni potrebno.
start-role-official = Ste sodnik ali organizator
start-role-official-hint = Prijavite se s svojim imenom in geslom.
start-role-first = Te dvorane še nihče ne vodi
start-role-first-hint = Ob zagonu je program izpisal povezavo. Kdor jo odpre, postane prvi organizator in sodnik ter lahko povabi druge.

## Who has a seat.

start-seat = { $role ->
    [player] Vaše mesto na tekmovanju { $competition }
    [assistant] Pomagate temu igralcu na tekmovanju { $competition }
    [arbiter] Tukaj ste sodnik
   *[spectator] Tukaj ste gledalec
}
start-to-board = K svoji deski
start-text-board = Šahovnica za slepe in slabovidne
start-where = { $round }. kolo, { $board }. deska
start-against = { $colour ->
    [white] Igrate z belimi proti: { $opponent }
   *[black] Igrate s črnimi proti: { $opponent }
}
start-stage = { $stage ->
    [playing] Partija se igra.
    [before-start] Partija se še ni začela. Lahko se usedete.
   *[adjourned] Partija je prekinjena.
}
start-wait = Vaša partija še ni pripravljena. Ko jo sodnik pripravi, se tukaj pokaže sama.
start-wait-next = Vaša partija je končana. Naslednja se tukaj pokaže sama.
start-your-rounds = Vaša kola
start-past-game = { $colour ->
    [white] { $round }. kolo, z belimi proti: { $opponent }
   *[black] { $round }. kolo, s črnimi proti: { $opponent }
}
start-own-bye = { $bye ->
    [full-point] { $round }. kolo: ne igrate, cela točka
    [half-point] { $round }. kolo: ne igrate, pol točke
    [zero-point] { $round }. kolo: ne igrate, brez točk
   *[pairing] { $round }. kolo: prosti ste
}
start-to-competition = { $competition }: deske in lestvica
