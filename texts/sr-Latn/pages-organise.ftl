## Organising a competition. First what comes next.

organise-new = Novo takmičenje
organise-not-yours = Ova stranica je za organizatore i sudije
organise-not-yours-hint = Prijavite se imenom i lozinkom ili ponovo otvorite link svog mesta.
organise-to-competition = Takmičenje kako ga vide svi
organise-parts = Odeljci
organise-part = { $part ->
    [players] Igrači
    [rounds] Kola
    [seats] Mesta
    [officials] Službena lica
   *[announcement] Raspis
}
organise-next = { $step ->
    [players] Sledeće: upišite igrače
    [pair] Sledeće: uparite { $round }. kolo
    [tables] Sledeće: postavite table { $round }. kola
    [seats] Sledeće: podelite mesta
    [start] Sledeće: pokrenite { $round }. kolo
    [play] { $round }. kolo se igra
   *[over] Sva kola su završena
}
organise-next-hint = { $step ->
    [players] Jednog po jednog ili sve odjednom iz tabele. Mora ih biti bar dvoje.
    [pair] { $system ->
        [swiss] Kako predlažu pravila, sa razlozima. Pre objave parove možete promeniti.
       *[round-robin] Sva kola odjednom po Bergerovim tablicama ili samo ovo ručno.
    }
    [tables] Tada svaki igrač ima svoju tablu, a satovi su podešeni.
    [seats] Svaki igrač dobija link i kod koji na bilo kom uređaju otvaraju njegovu tablu.
    [start] Satovi belih kreću na svim tablama odjednom.
    [play] Rezultati se upisuju sami kad se partije završe.
   *[over] Poredak je konačan kad su poznati svi rezultati.
}
organise-go-players = Ka igračima
organise-go-pair = Ka parovima
organise-go-standings = Ka poretku
organise-arrivals = Igrači se smatraju odsutnim dok ne dođu: važi dozvoljeno vreme kašnjenja
organise-lay = Postavi table { $round }. kola
organise-give-all = Napravi linkove za sve igrače
organise-start = Pokreni { $round }. kolo
organise-start-sure = { $count ->
    [one] { $round }. kolo: belom sat odmah kreće na { $count } tabli. Da li su igrači za tablama?
    [few] { $round }. kolo: belima satovi odmah kreću na { $count } table. Da li su igrači za tablama?
   *[other] { $round }. kolo: belima satovi odmah kreću na { $count } tabli. Da li su igrači za tablama?
}
organise-start-yes = { $count ->
    [one] Da, pokreni sat
   *[other] Da, pokreni satove
}
organise-arbiter-starts = Kolo pokreće sudija koji vodi ovo takmičenje.
organise-take-charge = Preuzmi vođenje

## What goes wrong in what was typed.

organise-faults = { $count ->
    [one] Ništa nije upisano: { $count } greška.
    [few] Ništa nije upisano: { $count } greške.
   *[other] Ništa nije upisano: { $count } grešaka.
}
organise-place = Red { $line }, kolona { $column }:
organise-place-line = Red { $line }:
organise-place-heading = Red { $line }, kolona „{ $heading }“:

## The announcement.

organise-what = Osnovni podaci
organise-name = Naziv takmičenja
organise-place-of = Mesto
organise-federation = Federacija (tri slova)
organise-first-day = Prvi dan
organise-last-day = Poslednji dan
organise-arbiters = Sudije, odvojene zarezima
organise-system = Sistem takmičenja
organise-system-of = { $system ->
    [swiss] Švajcarski sistem i slično
   *[round-robin] Kružni sistem: svako sa svakim
}
organise-rules = Pravila igre
organise-preset = Polazni pravilnik
organise-as-announced = Kako je objavljeno
organise-as-chosen = kao u izabranom pravilniku
organise-preset-of = { $preset ->
    [screen-10-5] Na ekranima: 10 minuta i 5 sekundi po potezu
    [rapid-15-10] Ubrzani šah: 15 minuta i 10 sekundi po potezu
    [rapid-25-10] Ubrzani šah: 25 minuta i 10 sekundi po potezu
    [fide-standard-90-30] Standardni šah: 90 minuta i 30 sekundi po potezu
    [fide-40-90-30] Standardni šah: 90 minuta za 40 poteza, zatim 30 minuta, i 30 sekundi po potezu
    [blitz-3-2] Brzopotezni šah: 3 minuta i 2 sekunde po potezu
    [blitz-5-0] Brzopotezni šah: 5 minuta
    [blitz-3-2-supervised] Brzopotezni šah pod nadzorom: 3 minuta i 2 sekunde po potezu
    [rapid-30-0-quickplay] Ubrzani šah: 30 minuta sa ubrzanim završetkom
    [classical-40-2h] Standardni šah: 2 sata za 40 poteza, zatim 1 sat
    [classical-40-2h-adjourned] Tradicionalno: 2 sata za 40 poteza, zatim 1 sat za svakih daljih 20, sa prekidom
    [match-120-60-15] Meč: 2 sata, 1 sat, zatim 15 minuta i 30 sekundi po potezu
    [norway-2015] 2 sata za 40 poteza, zatim 1 sat i 30 sekundi po potezu
    [armageddon-5-4] Armagedon: beli 5 minuta, crni 4
    [fischer-random-rapid] Šah 960: 15 minuta i 10 sekundi po potezu
   *[blitz-5-0-2009] Brzopotezni šah iz 2009: 5 minuta
}
organise-edition = Izdanje Pravila
organise-edition-of = Pravila iz { $edition }.
organise-board = Gde se odigravaju potezi
organise-board-of = { $board ->
    [enforced] na ekranu koji odbija nelegalne poteze
   *[free] na pravoj tabli, gde su mogući i nelegalni potezi
}
organise-minutes = Druga vremenska kontrola: minuta po partiji
organise-seconds = i sekundi po potezu
organise-late = Dozvoljeno vreme kašnjenja u minutima
organise-as-text = Ceo pravilnik kao tekst (TOML)
organise-as-text-hint = Ovde je zapisano ono što je gore izabrano. Može da se doda i sve drugo što pravilnik poznaje; greške se navode sa brojem reda.
organise-back-to-choices = Nazad na izbor iznad
organise-explained = Ovako će se igrati
organise-tie-breaks-usual = Ništa nije izabrano: primenjuju se dodatni kriterijumi uobičajeni za taj sistem.
organise-tie-break-add = Dodaj
organise-tie-break-which = izaberite …
organise-tie-break-up = Pomeri gore: { $name }
organise-tie-break-down = Pomeri dole: { $name }
organise-tie-break-remove = Ukloni
organise-tie-break-remove-who = Ukloni: { $name }
organise-watching = Gledaoci
organise-visibility = Ko sme da gleda
organise-visibility-of = { $who ->
    [seated] samo oni koji imaju mesto i službena lica
   *[public] svi
}
organise-delay-minutes = Odlaganje u minutima
organise-delay-moves = Odlaganje u polupotezima
organise-delay-hint = Gledaoci, prikaz i prenosi vide partije sa ovim odlaganjem. Sudije ih vide odmah.
organise-open = Otvori takmičenje
organise-announce-anew = Izmeni raspis
organise-announced = Objavljeno.
organise-anew-hint = Već postavljene partije ostaju kakve jesu.

## Players.

organise-players = Igrači: { $count }
organise-player-new = Novi igrač
organise-player-right = Izmena: { $name }
organise-player-name = Prezime, ime
organise-title = Titula
organise-fide-id = FIDE ID
organise-senses = Vid i sluh
organise-senses-of = { $senses ->
    [visually-disabled] oštećen vid
    [hearing-impaired] oštećen sluh
   *[ordinary] bez oštećenja
}
organise-enter = Upiši
organise-keep = Sačuvaj
organise-kept = Sačuvano.
organise-leave = Odustani
organise-edit = Izmeni
organise-edit-who = Izmeni: { $name }
organise-withdraw = Upiši odustajanje
organise-withdraw-who = Upiši odustajanje: { $name }
organise-withdraw-sure = { $count ->
    [0] Ubuduće se ne uparuje: { $name }. Igrača možete da vratite u takmičenje.
    [one] Ubuduće se ne uparuje: { $name }. Ostaje { $count } već određen par: ispravite ga ili tamo upišite rezultat. Igrača možete da vratite u takmičenje.
    [few] Ubuduće se ne uparuje: { $name }. Ostaju { $count } već određena para: ispravite ih ili tamo upišite rezultate. Igrača možete da vratite u takmičenje.
   *[other] Ubuduće se ne uparuje: { $name }. Ostaje { $count } već određenih parova: ispravite ih ili tamo upišite rezultate. Igrača možete da vratite u takmičenje.
}
organise-withdraw-yes = Da, odustaje
organise-return = Vrati u takmičenje
organise-return-who = Vrati u takmičenje: { $name }
organise-remove = Ukloni
organise-remove-who = Ukloni: { $name }
organise-players-csv = Više igrača odjednom: iz tabele (CSV)
organise-players-csv-hint = Prvi red imenuje kolone: { $columns }. Potrebno je samo ime. Nalepite tabelu ili izaberite datoteku.
organise-csv-file = Izaberi datoteku …
organise-csv-foreign = Datoteka nije u UTF-8 i slova bi se izgubila. Sačuvajte je ponovo kao CSV u UTF-8.
organise-csv-send = Upiši tabelu
organise-csv-done = Upisano.

## Rounds.

organise-too-few = Za parove su potrebna bar dva igrača.
organise-berger = Kružni sistem po Bergerovim tablicama
organise-berger-hint = Uparuje sva kola odjednom.
organise-cycles = Svako sa svakim
organise-cycles-of = { $cycles ->
    [double] dvaput
    [double-last-two-swapped] dvaput, uz zamenu poslednja dva kola prvog kruga
   *[single] jednom
}
organise-berger-pair = Upari sva kola
organise-by-hand = Ručno
organise-by-hand-hint = Igrači su poređani kao na spisku. Promenite šta treba; table se numerišu redom.
organise-bye-of = { $bye ->
    [full-point] ne igra: ceo poen
    [half-point] ne igra: pola poena
    [zero-point] ne igra: bez poena
   *[pairing] slobodan
}
organise-swap = Zameni boje
organise-free = Bez para: { $names }
organise-pair = Upari { $round }. kolo
organise-add-board = Još jedna tabla
organise-pairings-csv = Iz tabele (CSV)
organise-pairings-csv-hint = Prvi red imenuje kolone: { $columns }. Igrači se navode brojevima.
organise-take-back = Obriši parove
organise-take-back-sure = Brišu se parovi { $round }. kola i postavljene partije. Zatim kolo može ponovo da se upari.
organise-take-back-yes = Da, izbriši
organise-undo-start = Poništi početak
organise-undo-start-sure = { $count ->
    [one] Na { $count } tabli još nije odigran nijedan potez: sat se vraća na puno vreme i partija čeka novi početak. Table sa potezima ostaju kakve jesu.
    [few] Na { $count } table još nije odigran nijedan potez: satovi se vraćaju na puno vreme i partije čekaju novi početak. Table sa potezima ostaju kakve jesu.
   *[other] Na { $count } tabli još nije odigran nijedan potez: satovi se vraćaju na puno vreme i partije čekaju novi početak. Table sa potezima ostaju kakve jesu.
}
organise-undo-start-yes = Da, poništi početak
organise-undo-tables = Ukloni postavljene partije
organise-undo-tables-sure = { $count ->
    [one] Uklanja se { $count } partija koja još nije počela; par ostaje. Zatim rezultat može da se upiše ručno ili partija ponovo da se postavi.
    [few] Uklanjaju se { $count } partije koje još nisu počele; parovi ostaju. Zatim rezultati mogu da se upišu ručno ili partije ponovo da se postave.
   *[other] Uklanja se { $count } partija koje još nisu počele; parovi ostaju. Zatim rezultati mogu da se upišu ručno ili partije ponovo da se postave.
}
organise-undo-tables-yes = Da, ukloni
organise-late-hint = { $system ->
    [swiss] Uparuju se od sledećeg kola. Za ovo kolo dodajte tablu ili pre početka poništite parove i ponovo uparite.
   *[round-robin] { $begun ->
        [yes] Kola su već počela, pa Bergerove tablice ne mogu da se naprave ponovo: kasnija kola uparite ručno.
       *[no] Još se ništa nije igralo: izbrišite sve parove i ponovo uparite sva kola, sa svim igračima.
    }
}
organise-unpair-all = Izbriši sve parove
organise-unpair-all-sure = Brišu se parovi svih kola. Zatim sva kola mogu ponovo da se upare, sa svim igračima.
organise-board-right = Izmeni: { $board }. tabla
organise-board-right-hint = Igrač sa druge table menja mesto sa igračem za ovom tablom. Partija koja je već postavljena postavlja se ponovo; mesta vode do nove.
organise-board-new = { $board }. tabla, nova
organise-board-remove = Ukloni tablu
organise-board-remove-sure = { $white } i { $black } u ovom kolu neće igrati ako ih ponovo ne uparite.
organise-board-remove-yes = Da, ukloni
organise-begins = Početak kola
organise-to-table = Do partije
organise-result-of = Rezultat: { $white } – { $black }
organise-no-result = upišite rezultat …

## Seats.

organise-seats-hint = Svako mesto ima svoj link. Ko ga otvori, sedi tamo, na bilo kom uređaju i bez lozinke. Dajte ga samo onome kome pripada.
organise-give-missing = { $count ->
    [one] Napravi link za { $count } igrača koji ga nema
    [few] Napravi linkove za { $count } igrača koji ih nemaju
   *[other] Napravi linkove za { $count } igrača koji ih nemaju
}
organise-only-here = Tableti i telefoni ne mogu da otvore ove linkove: { $address } je samo ovaj računar. Salu pokrenite sa { $command } (ili { $make }) pa napravite linkove.
organise-only-here-other = Tableti i telefoni ne mogu da otvore ove linkove: { $address } je samo ovaj računar. U nastavku izaberite adresu u mreži.
organise-address = Adresa u linkovima
organise-address-is = Linkovi počinju sa { $address }
organise-certificate = Sala koristi sopstveni sertifikat, pa pregledači prvi put upozoravaju.
organise-certificate-how = Kako da mu verujete
organise-renew-all = Novi linkovi za sve igrače
organise-renew-all-sure = { $count ->
    [one] { $count } igrač dobija novi link; stari odmah prestaje da važi, i na uređaju na kom se koristi.
    [few] { $count } igrača dobijaju nove linkove; stari odmah prestaju da važe, i na uređajima na kojima se koriste.
   *[other] { $count } igrača dobija nove linkove; stari odmah prestaju da važe, i na uređajima na kojima se koriste.
}
organise-renew-all-yes = Da, napravi nove linkove
organise-once = Ovi linkovi se vide samo sada; kad zatvorite stranicu, više ne mogu da se vide. Odštampajte ih ili kopirajte; za izgubljen link može da se napravi novi.
organise-print = Odštampaj listiće
organise-qr = Kod mesta: { $name }
organise-link-of = Link mesta: { $name }
organise-slip-hint = Skenirajte kod ili upišite adresu. Otvara se vaša tabla; adresu zadržite za sebe.
organise-slip-board = { $round }. kolo, { $board }. tabla: { $colour ->
    [white] beli
   *[black] crni
}
organise-slip-only-here = Ovi linkovi rade samo na računaru sale ({ $address }), a ne na tabletima i telefonima. Otvorite salu mreži i odštampajte nove.
organise-give-one = Mesto za nekog drugog
organise-for-whom = Za koga
organise-seat-of = { $role ->
    [arbiter] sudija
   *[spectator] gledalac
}
organise-assistant-of = pomoćnik: { $name }
organise-arbiter-name = Ime kojim se potpisuju odluke
organise-give = Napravi link
organise-given = Dodeljena mesta
organise-given-at = dodeljeno { $at }
organise-renew = Novi link
organise-renew-who = Novi link: { $name }; stari prestaje da važi
organise-revoke = Opozovi
organise-revoke-who = Opozovi mesto: { $name }
organise-revoked-at = opozvano { $at }
organise-program = Na ovom mestu igra program (bot)
organise-program-mark = program
organise-remove-name = Ukloni ime
organise-remove-name-who = Ukloni ime: { $name }
organise-remove-name-question = Ime { $name } zauvek se uklanja, sa ovog mesta i iz odluka koje je potpisalo. Odluke ostaju.

## Officials.

organise-in-charge = Ovo takmičenje vode
organise-dismiss = Razreši
organise-dismiss-who = Razreši: { $name }
organise-official = Službeno lice sale
organise-appoint = Poveri vođenje
organise-office-of = { $office ->
    [organiser] organizator
   *[arbiter] sudija
}
organise-organiser-appoints = Vođenje poverava organizator, koji i poziva druge.
organise-forgotten = Sudija ili organizator je zaboravio lozinku
organise-forgotten-hint = Preko linka službeno lice jednom, u roku od jednog dana, postavlja novu lozinku. Kad ga upotrebi, sve njegove prijave i žetoni prestaju da važe. Dajte ga samo tom licu.
organise-forgotten-make = Napravi link za novu lozinku
organise-forgotten-link = Link preko kog { $name } postavlja novu lozinku
organise-forgotten-withdraw-who = Povuci link: { $name }
organise-password = Vaša lozinka
organise-password-hint = Najmanje { $least } znakova. Vaše druge prijave i vaši žetoni prestaju da važe.
organise-password-old = Dosadašnja lozinka
organise-password-new = Nova lozinka
organise-password-change = Promeni lozinku
organise-password-changed = Lozinka je promenjena.
organise-second-factor = { $is ->
    [on] Drugi korak prijave: uključen
   *[off] Postavi drugi korak prijave
}
organise-factor-of = { $name } se prijavljuje sa drugim korakom.
organise-factor-remove = Ukloni
organise-factor-remove-who = Ukloni drugi korak prijave: { $name }
organise-invite = Pozovi novo službeno lice
organise-invite-hint = Ko otvori link, bira ime i lozinku. Zatim mu ovde poverite vođenje.
organise-invite-whom = Za koga
organise-invite-make = Napravi link
organise-invite-once = Ovaj link se vidi samo sada i važi jednom.
organise-invite-link = Link poziva
organise-invite-nobody = Poziv
organise-invite-until = do { $at }
organise-invite-withdraw = Povuci
organise-invite-withdraw-who = Povuci poziv: { $name }

## Kolo švajcarskog sistema, kako ga predlažu pravila.

organise-rounds = Broj kola
organise-proposal = { $round }. kolo po pravilima
organise-proposal-hint = Po holandskom sistemu FIDE, redom startnih brojeva. Dok ga ne objavite, ništa nije konačno.
organise-proposal-board = Tabla
organise-why = Zašto
organise-floaters = Prelazi u nižu grupu po poenima
organise-initial-colour = Početna boja
organise-initial-colour-hint = Boja koju u 1. kolu ima igrač sa prvim startnim brojem. Izvlači se pre kola.
organise-by-lot = Izvuci žrebom
organise-requested-byes = Ko u ovom ili kasnijim kolima ne igra
organise-requested-byes-hint = Igrači koji su zatražili slobodno kolo ili ih neće biti. U tom kolu ne dobijaju par.
organise-bye-player = Igrač
organise-bye-kind = Poeni
organise-bye-add = Dodaj
organise-bye-round = Kolo
organise-requested-bye = { $round }. kolo – { $bye }
organise-acceleration = Ubrzana kola
organise-acceleration-of = { $acceleration ->
    [baku] po metodi Baku: favoriti se sastaju ranije
   *[none] bez
}
organise-start-list = Startni brojevi
organise-start-list-hint = Parovi se određuju po startnim brojevima. Možete ih menjati dok nisu određeni parovi prvog kola; ko dođe kasnije, dobija sledeći broj.
organise-start-is-by-rating = Igrači su poređani po rejtingu.
organise-start-not-by-rating = Igrači nisu poređani po rejtingu.
organise-start-by-rating = Poređaj po rejtingu
organise-start-order-of = { $order ->
    [by-rating] po rejtingu, zatim po tituli i imenu
   *[as-they-are] kako su sada na spisku
}
organise-player-up = Naviše: { $name }
organise-player-down = Naniže: { $name }
organise-forbidden = Ko ne sme da se sastane
organise-forbidden-hint = Na primer članovi jedne porodice. Pravila ih ne stavljaju u isti par.
organise-forbidden-add = Dodaj par
organise-forbidden-of = { $last ->
    [0] { $names }, od { $first }. kola nadalje
   *[other] { $names }, od { $first }. do { $last }. kola
}
organise-two-players = Dva igrača
organise-first-player = Prvi igrač
organise-second-player = Drugi igrač
organise-why-not = Zašto se ne sastaju?
organise-change-places = Neka zamene mesta
organise-changed = Vaša promena.
organise-changed-here = Promenjeno. Po pravilima: { $pairs }.
organise-as-proposed = Nazad na predlog
organise-publish = Objavi { $round }. kolo

## Turnirske datoteke i rejting-liste.

organise-trf = Iz turnirske datoteke (TRF)
organise-trf-hint = Igrači, parovi i rezultati iz datoteke TRF, kako je pišu programi za uparivanje. Samo dok nije upisan nijedan igrač.
organise-rating-list = Rejtinzi sa liste
organise-rating-list-hint = Sa liste FIDE (TXT ili XML) ili iz tabele (CSV) upisuje rejting, titulu, federaciju, FIDE ID i godinu rođenja. Igrače traži po FIDE ID, inače po imenu. Datoteka se čita na vašem računaru; šalju se samo redovi o vašim igračima.
organise-rating-list-done = { $missing ->
    [0] Pronađeni su svi ({ $found }).
   *[other] Pronađeno: { $found }. Nisu pronađeni: { $names }.
}

## Personal data, and what is no longer needed.

organise-csv-other-encoding = Datoteka „{ $name }“ nije u UTF-8. Kodiranje se prepoznaje kada je pošaljete.
organise-players-csv-columns = Br., Ime (ili Prezime i Ime), Titula, Federacija, Rejting, FIDE ID, Nacionalni ID, Nacionalni rejting, Godina rođenja, Pol, Klub, Vid i sluh
organise-players-csv-example =
    Prezime;Ime;Federacija;Rejting
    Novak;Ana;SRB;1850
    Kovač;Jan;SRB;1790
organise-national-id = Nacionalni ID
organise-birth-year = Godina rođenja
organise-sex = Pol
organise-sex-of = { $sex ->
    [f] ženski
   *[m] muški
}
organise-erase = Ukloni lične podatke
organise-erase-who = Ukloni lične podatke: { $name }
organise-erase-question = Ime, rođenje, brojevi, klub i sve drugo o osobi { $name } zauvek se uništava. Parovi i rezultati ostaju pod brojem.
organise-put-away = Arhiviranje i brisanje
organise-archive = Arhiviraj
organise-archive-hint = Arhivirano takmičenje više nije na početnoj strani. I dalje se može čitati na svojoj adresi.
organise-is-archived = Ovo takmičenje je arhivirano: nije na početnoj strani.
organise-unarchive = Ponovo prikaži na početnoj strani
organise-delete = Izbriši takmičenje
organise-delete-hint = Svi lični podaci igrača i mesta zauvek se uništavaju, a strane takmičenja nestaju. Pre toga preuzmite PGN, tabelu i zapis. Za potvrdu upišite naziv: { $name }
organise-delete-name = Upišite naziv takmičenja
organise-delete-for-ever = Izbriši zauvek
organise-all-officials = Sve sudije i organizatori sale
organise-all-officials-hint = Ko je onemogućen, ne može da se prijavi. Uklanjanje zauvek uništava ime i nalog; odluke ostaju bez imena.
organise-disabled = onemogućen
organise-disable = Onemogući
organise-disable-who = Onemogući: { $name }
organise-enable = Omogući
organise-enable-who = Omogući: { $name }
organise-remove-official-question = Nalog i ime { $name } zauvek se uništavaju. Odluke ostaju bez imena.

organise-backup = Rezervna kopija
organise-backup-hint = Rezervna kopija je kopija svih podataka u ovom trenutku, sa podacima svih igrača i digitalnim otiscima lozinki. Igra za to vreme teče dalje. Čuvajte je tamo gde niko drugi ne može da je čita. Ključ za kovertirane poteze nije u njoj: ko vodi server, mora da sačuva i tu datoteku, na drugom mestu.
organise-backup-make = Napravi rezervnu kopiju
organise-backup-making = Rezervna kopija se pravi …
organise-backup-made = Rezervna kopija je celovita. Partije: { $games }; unosi: { $entries }.
organise-backup-not-whole = Rezervna kopija je napravljena, ali nešto u bazi podataka je oštećeno ili nedostaje. Pozovite onoga ko vodi server.
organise-backup-kept = Poslednjih deset ostaje i uz bazu podataka.
organise-backup-take = Preuzmi { $name } ({ $size } MB)
