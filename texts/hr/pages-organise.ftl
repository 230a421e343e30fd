## Organising a competition. First what comes next.

organise-new = Novo natjecanje
organise-not-yours = Ova je stranica za organizatore i suce
organise-not-yours-hint = Prijavite se imenom i lozinkom ili ponovno otvorite poveznicu svojeg mjesta.
organise-to-competition = Natjecanje kako ga vide svi
organise-parts = Što se uređuje
organise-part = { $part ->
    [players] Igrači
    [rounds] Kola
    [seats] Mjesta
    [officials] Službene osobe
   *[announcement] Raspis
}
organise-next = { $step ->
    [players] Sljedeće: upišite igrače
    [pair] Sljedeće: uparite { $round }. kolo
    [tables] Sljedeće: postavite stolove { $round }. kola
    [seats] Sljedeće: podijelite mjesta
    [start] Sljedeće: pokrenite { $round }. kolo
    [play] { $round }. kolo se igra
   *[over] Sva su kola završena
}
organise-next-hint = { $step ->
    [players] Jednog po jednog ili sve odjednom iz tablice. Mora ih biti barem dvoje.
    [pair] { $system ->
        [swiss] Kako predlažu pravila, s razlozima. Prije objave parove možete promijeniti.
       *[round-robin] Sva kola odjednom po Bergerovim tablicama ili samo ovo ručno.
    }
    [tables] Tada svaki igrač ima svoju ploču, a satovi su namješteni.
    [seats] Svaki igrač dobiva poveznicu i kod koji na bilo kojem uređaju otvaraju njegovu ploču.
    [start] Satovi bijelog pokreću se na svim pločama odjednom.
    [play] Rezultati se upisuju sami kad partije završe.
   *[over] Poredak je konačan kad su poznati svi rezultati.
}
organise-go-players = K igračima
organise-go-pair = K parovima
organise-go-standings = K poretku
organise-arrivals = Igrači se smatraju odsutnima dok ne dođu: teče dopušteno vrijeme kašnjenja
organise-lay = Postavi stolove { $round }. kola
organise-give-all = Napravi poveznice za sve igrače
organise-start = Pokreni { $round }. kolo
organise-start-sure = { $count ->
    [one] { $round }. kolo: bijelom sat odmah kreće na { $count } ploči. Jesu li igrači za pločama?
    [few] { $round }. kolo: bijelima satovi odmah kreću na { $count } ploče. Jesu li igrači za pločama?
   *[other] { $round }. kolo: bijelima satovi odmah kreću na { $count } ploča. Jesu li igrači za pločama?
}
organise-start-yes = { $count ->
    [one] Da, pokreni sat
   *[other] Da, pokreni satove
}
organise-arbiter-starts = Kolo pokreće sudac koji vodi ovo natjecanje.
organise-take-charge = Preuzmi vođenje

## What goes wrong in what was typed.

organise-faults = { $count ->
    [one] Ništa nije upisano: { $count } pogreška.
    [few] Ništa nije upisano: { $count } pogreške.
   *[other] Ništa nije upisano: { $count } pogrešaka.
}
organise-place = Redak { $line }, stupac { $column }:
organise-place-line = Redak { $line }:
organise-place-heading = Redak { $line }, stupac „{ $heading }”:

## The announcement.

organise-what = Osnovni podaci
organise-name = Ime natjecanja
organise-place-of = Mjesto
organise-federation = Federacija (tri slova)
organise-first-day = Prvi dan
organise-last-day = Posljednji dan
organise-arbiters = Suci, odvojeni zarezima
organise-system = Sustav natjecanja
organise-system-of = { $system ->
    [swiss] Švicarski sustav i slično
   *[round-robin] Kružni sustav: svatko sa svakim
}
organise-rules = Kako se igra
organise-preset = Polazni pravilnik
organise-as-announced = Prema raspisu
organise-as-chosen = kao u odabranom pravilniku
organise-preset-of = { $preset ->
    [screen-10-5] Na ekranima: 10 minuta i 5 sekundi po potezu
    [rapid-15-10] Ubrzani šah: 15 minuta i 10 sekundi po potezu
    [rapid-25-10] Ubrzani šah: 25 minuta i 10 sekundi po potezu
    [fide-standard-90-30] Standardni šah: 90 minuta i 30 sekundi po potezu
    [fide-40-90-30] Standardni šah: 90 minuta za 40 poteza, zatim 30 minuta, i 30 sekundi po potezu
    [blitz-3-2] Brzopotezni šah: 3 minute i 2 sekunde po potezu
    [blitz-5-0] Brzopotezni šah: 5 minuta
    [blitz-3-2-supervised] Brzopotezni šah pod nadzorom: 3 minute i 2 sekunde po potezu
    [rapid-30-0-quickplay] Ubrzani šah: 30 minuta s ubrzanim završetkom
    [classical-40-2h] Standardni šah: 2 sata za 40 poteza, zatim 1 sat
    [classical-40-2h-adjourned] Kao nekad: 2 sata za 40 poteza, 1 sat za svakih daljnjih 20, s prekidom
    [match-120-60-15] Meč: 2 sata, 1 sat, zatim 15 minuta i 30 sekundi po potezu
    [norway-2015] 2 sata za 40 poteza, zatim 1 sat i 30 sekundi po potezu
    [armageddon-5-4] Odlučujuća partija (armagedon): bijeli 5 minuta, crni 4
    [fischer-random-rapid] Šah 960: 15 minuta i 10 sekundi po potezu
   *[blitz-5-0-2009] Brzopotezni šah iz 2009.: 5 minuta
}
organise-edition = Izdanje Pravila
organise-edition-of = Pravila iz { $edition }.
organise-board = Na čemu se igra
organise-board-of = { $board ->
    [enforced] na ekranu koji odbija nepravilne poteze
   *[free] na pravoj ploči, gdje su mogući i nepravilni potezi
}
organise-minutes = Drugo vrijeme: minuta za partiju
organise-seconds = i sekundi po potezu
organise-late = Dopušteno vrijeme kašnjenja u minutama
organise-as-text = Cijeli turnirski pravilnik kao tekst (TOML)
organise-as-text-hint = Ovdje je zapisano ono što je gore odabrano. Može se dodati i sve ostalo što pravilnik može sadržavati; uz svaku je pogrešku naveden redak.
organise-back-to-choices = Natrag na gornji izbor
organise-explained = Ovako će se igrati
organise-tie-breaks-usual = Ništa nije odabrano: vrijede dodatni kriteriji uobičajeni za taj sustav.
organise-tie-break-add = Dodaj
organise-tie-break-which = odaberite …
organise-tie-break-up = Pomakni gore: { $name }
organise-tie-break-down = Pomakni dolje: { $name }
organise-tie-break-remove = Ukloni
organise-tie-break-remove-who = Ukloni: { $name }
organise-watching = Gledatelji
organise-visibility = Tko smije gledati
organise-visibility-of = { $who ->
    [seated] samo oni koji imaju mjesto i službene osobe
   *[public] svi
}
organise-delay-minutes = Odgoda u minutama
organise-delay-moves = Odgoda u polupotezima
organise-delay-hint = Gledatelji, prikaz i prijenosi vide partije s tom odgodom. Suci ih vide odmah.
organise-open = Otvori natjecanje
organise-announce-anew = Objavi raspis ponovno
organise-announced = Objavljeno.
organise-anew-hint = Već postavljeni stolovi ostaju kakvi jesu.

## Players.

organise-players = Igrači: { $count }
organise-player-new = Novi igrač
organise-player-right = Uredi: { $name }
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
organise-keep = Spremi
organise-kept = Spremljeno.
organise-leave = Odustani
organise-edit = Uredi
organise-edit-who = Uredi: { $name }
organise-withdraw = Odustaje
organise-withdraw-who = Odustaje: { $name }
organise-withdraw-sure = { $count ->
    [0] Odsad se ne uparuje: { $name }. Igrača možete vratiti u natjecanje.
    [one] Odsad se ne uparuje: { $name }. Ostaje { $count } već određen par: ispravite ga ili ondje upišite rezultat. Igrača možete vratiti u natjecanje.
    [few] Odsad se ne uparuje: { $name }. Ostaju { $count } već određena para: ispravite ih ili ondje upišite rezultate. Igrača možete vratiti u natjecanje.
   *[other] Odsad se ne uparuje: { $name }. Ostaje { $count } već određenih parova: ispravite ih ili ondje upišite rezultate. Igrača možete vratiti u natjecanje.
}
organise-withdraw-yes = Da, odustaje
organise-return = Igra dalje
organise-return-who = Igra dalje: { $name }
organise-remove = Ukloni
organise-remove-who = Ukloni: { $name }
organise-players-csv = Više igrača odjednom: iz tablice (CSV)
organise-players-csv-hint = Prvi redak imenuje stupce: { $columns }. Potrebno je samo ime. Zalijepite tablicu ili odaberite datoteku.
organise-csv-file = Iz datoteke …
organise-csv-foreign = Datoteka nije u UTF-8 i slova bi se izgubila. Spremite je ponovno kao CSV u UTF-8.
organise-csv-send = Upiši tablicu
organise-csv-done = Upisano.

## Rounds.

organise-too-few = Za parove su potrebna barem dva igrača.
organise-berger = Kružni sustav po Bergerovim tablicama
organise-berger-hint = Uparuje sva kola odjednom.
organise-cycles = Svatko sa svakim
organise-cycles-of = { $cycles ->
    [double] dvaput
    [double-last-two-swapped] dvaput, uz zamjenu posljednjih dvaju kola prvog kruga
   *[single] jednom
}
organise-berger-pair = Upari sva kola
organise-by-hand = Ručno
organise-by-hand-hint = Igrači su poredani kao na popisu. Promijenite što treba; ploče se broje redom.
organise-bye-of = { $bye ->
    [full-point] ne igra: cijeli bod
    [half-point] ne igra: pola boda
    [zero-point] ne igra: bez bodova
   *[pairing] slobodan
}
organise-swap = Zamijeni boje
organise-free = Bez para: { $names }
organise-pair = Upari { $round }. kolo
organise-add-board = Još jedna ploča
organise-pairings-csv = Iz tablice (CSV)
organise-pairings-csv-hint = Prvi redak imenuje stupce: { $columns }. Igrači se navode brojevima.
organise-take-back = Poništi parove
organise-take-back-sure = Brišu se parovi { $round }. kola i postavljene partije. Zatim se kolo može ponovno upariti.
organise-take-back-yes = Da, izbriši
organise-undo-start = Poništi početak
organise-undo-start-sure = { $count ->
    [one] Na { $count } ploči još nije odigran nijedan potez: sat se vraća na puno vrijeme i partija čeka novi početak. Ploče s potezima ostaju kakve jesu.
    [few] Na { $count } ploče još nije odigran nijedan potez: satovi se vraćaju na puno vrijeme i partije čekaju novi početak. Ploče s potezima ostaju kakve jesu.
   *[other] Na { $count } ploča još nije odigran nijedan potez: satovi se vraćaju na puno vrijeme i partije čekaju novi početak. Ploče s potezima ostaju kakve jesu.
}
organise-undo-start-yes = Da, poništi početak
organise-undo-tables = Ukloni postavljene partije
organise-undo-tables-sure = { $count ->
    [one] Uklanja se { $count } partija koja još nije počela; par ostaje. Zatim se rezultat može upisati ručno ili partija ponovno postaviti.
    [few] Uklanjaju se { $count } partije koje još nisu počele; parovi ostaju. Zatim se rezultati mogu upisati ručno ili partije ponovno postaviti.
   *[other] Uklanja se { $count } partija koje još nisu počele; parovi ostaju. Zatim se rezultati mogu upisati ručno ili partije ponovno postaviti.
}
organise-undo-tables-yes = Da, ukloni
organise-late-hint = { $system ->
    [swiss] Uparuju se od sljedećeg kola. Za ovo kolo dodajte ploču ili prije početka poništite parove i ponovno uparite.
   *[round-robin] { $begun ->
        [yes] Kola su već počela, pa se Bergerove tablice ne mogu napraviti ponovno: kasnija kola uparite ručno.
       *[no] Još se ništa nije igralo: izbrišite sve parove i ponovno uparite sva kola, sa svim igračima.
    }
}
organise-unpair-all = Izbriši sve parove
organise-unpair-all-sure = Brišu se parovi svih kola. Zatim se sva kola mogu ponovno upariti, sa svim igračima.
organise-board-right = Uredi: { $board }. ploča
organise-board-right-hint = Igrač koji sjedi za drugom pločom mijenja mjesto s igračem koji je sjedio ovdje. Stol koji je bio postavljen postavlja se iznova; poveznice vode do novog.
organise-board-new = { $board }. ploča, nova
organise-board-remove = Ukloni ploču
organise-board-remove-sure = { $white } i { $black } u ovom kolu neće igrati ako ih ponovno ne uparite.
organise-board-remove-yes = Da, ukloni
organise-begins = Početak kola
organise-to-table = Do partije
organise-result-of = Rezultat: { $white } – { $black }
organise-no-result = upišite rezultat …

## Seats.

organise-seats-hint = Svako mjesto ima svoju poveznicu. Tko je otvori, sjedi na tom mjestu, na bilo kojem uređaju i bez lozinke. Dajte je samo onome kome pripada.
organise-give-missing = { $count ->
    [one] Napravi poveznicu za { $count } igrača koji je nema
    [few] Napravi poveznice za { $count } igrača koji ih nemaju
   *[other] Napravi poveznice za { $count } igrača koji ih nemaju
}
organise-only-here = Tableti i telefoni ne mogu otvoriti ove poveznice: { $address } samo je ovo računalo. Dvoranu pokrenite s { $command } (ili { $make }) pa napravite poveznice.
organise-only-here-other = Tableti i telefoni ne mogu otvoriti ove poveznice: { $address } samo je ovo računalo. U nastavku odaberite adresu u mreži.
organise-address = Adresa u poveznicama
organise-address-is = Poveznice počinju s { $address }
organise-certificate = Dvorana se služi vlastitim certifikatom, pa preglednici prvi put upozoravaju.
organise-certificate-how = Kako mu vjerovati
organise-renew-all = Nove poveznice za sve igrače
organise-renew-all-sure = { $count ->
    [one] { $count } igrač dobiva novu poveznicu; stara odmah prestaje vrijediti, i na uređaju na kojem je u uporabi.
    [few] { $count } igrača dobivaju nove poveznice; stare odmah prestaju vrijediti, i na uređajima na kojima su u uporabi.
   *[other] { $count } igrača dobiva nove poveznice; stare odmah prestaju vrijediti, i na uređajima na kojima su u uporabi.
}
organise-renew-all-yes = Da, napravi nove poveznice
organise-once = Ove se poveznice vide samo sada; kad zatvorite stranicu, više ih nije moguće vidjeti. Ispišite ih ili kopirajte; za izgubljenu poveznicu može se napraviti nova.
organise-print = Ispiši listiće
organise-qr = Kod mjesta: { $name }
organise-link-of = Poveznica mjesta: { $name }
organise-slip-hint = Skenirajte kod ili upišite adresu. Otvara se vaša ploča; adresu zadržite za sebe.
organise-slip-board = { $round }. kolo, { $board }. ploča: { $colour ->
    [white] bijeli
   *[black] crni
}
organise-slip-only-here = Ove poveznice rade samo na računalu dvorane ({ $address }), a ne na tabletima i telefonima. Otvorite dvoranu mreži i ispišite nove.
organise-give-one = Mjesto za nekog drugog
organise-for-whom = Za koga
organise-seat-of = { $role ->
    [arbiter] sudac
   *[spectator] gledatelj
}
organise-assistant-of = pomoćnik: { $name }
organise-arbiter-name = Ime kojim se potpisuju odluke
organise-give = Napravi poveznicu
organise-given = Dodijeljena mjesta
organise-given-at = dodijeljeno { $at }
organise-renew = Nova poveznica
organise-renew-who = Nova poveznica: { $name }; stara prestaje vrijediti
organise-revoke = Opozovi
organise-revoke-who = Opozovi mjesto: { $name }
organise-revoked-at = opozvano { $at }
organise-program = Na ovom mjestu igra program (bot)
organise-program-mark = program
organise-remove-name = Ukloni ime
organise-remove-name-who = Ukloni ime: { $name }
organise-remove-name-question = Ime { $name } zauvijek se uklanja, s ovog mjesta i iz odluka koje je potpisalo. Odluke ostaju.

## Officials.

organise-in-charge = Ovo natjecanje vode
organise-dismiss = Razriješi
organise-dismiss-who = Razriješi: { $name }
organise-official = Službena osoba
organise-appoint = Povjeri vođenje
organise-office-of = { $office ->
    [organiser] organizator
   *[arbiter] sudac
}
organise-organiser-appoints = Vođenje povjerava organizator, koji i poziva druge.
organise-forgotten = Službena osoba zaboravila je lozinku
organise-forgotten-hint = Poveznicom službena osoba jednom, unutar jednog dana, postavlja novu lozinku. Kad poveznicu upotrijebi, završavaju sve njezine prijave i prestaju vrijediti njezini žetoni. Dajte je samo toj osobi.
organise-forgotten-make = Napravi poveznicu za novu lozinku
organise-forgotten-link = Poveznica kojom { $name } postavlja novu lozinku
organise-forgotten-withdraw-who = Povuci poveznicu: { $name }
organise-password = Vaša lozinka
organise-password-hint = Nova lozinka mora imati barem { $least } znakova. Njome završavaju sve vaše ostale prijave i prestaju vrijediti vaši žetoni.
organise-password-old = Trenutačna lozinka
organise-password-new = Nova lozinka
organise-password-change = Promijeni lozinku
organise-password-changed = Lozinka je promijenjena.
organise-second-factor = { $is ->
    [on] Drugi korak prijave: uključen
   *[off] Postavi drugi korak prijave
}
organise-factor-of = { $name } prijavljuje se s drugim korakom.
organise-factor-remove = Ukloni
organise-factor-remove-who = Ukloni drugi korak prijave: { $name }
organise-invite = Pozovi novu službenu osobu
organise-invite-hint = Tko otvori poveznicu, bira ime i lozinku. Zatim mu ovdje povjerite vođenje.
organise-invite-whom = Za koga
organise-invite-make = Napravi poveznicu
organise-invite-once = Ova se poveznica vidi samo sada i vrijedi jednom.
organise-invite-link = Poveznica poziva
organise-invite-nobody = Poziv
organise-invite-until = do { $at }
organise-invite-withdraw = Povuci
organise-invite-withdraw-who = Povuci poziv: { $name }

## Kolo švicarskog sustava, kako ga predlažu pravila.

organise-rounds = Broj kola
organise-proposal = { $round }. kolo po pravilima
organise-proposal-hint = Po nizozemskom sustavu FIDE, redom startnih brojeva. Dok ga ne objavite, ništa nije konačno.
organise-proposal-board = Ploča
organise-why = Zašto
organise-floaters = Prijelazi u nižu bodovnu skupinu
organise-initial-colour = Početna boja
organise-initial-colour-hint = Boja koju u 1. kolu ima igrač s prvim startnim brojem. Izvlači se prije kola.
organise-by-lot = Izvuci ždrijebom
organise-requested-byes = Tko u ovom ili kasnijim kolima ne igra
organise-requested-byes-hint = Igrači koji su zatražili slobodno kolo ili ih neće biti. U tom kolu ne dobivaju par.
organise-bye-player = Igrač
organise-bye-kind = Bodovi
organise-bye-add = Dodaj
organise-bye-round = Kolo
organise-requested-bye = { $round }. kolo – { $bye }
organise-acceleration = Ubrzana kola
organise-acceleration-of = { $acceleration ->
    [baku] po metodi Baku: favoriti se sastaju ranije
   *[none] bez
}
organise-start-list = Startni brojevi
organise-start-list-hint = Parovi se određuju po startnim brojevima. Možete ih mijenjati dok nisu određeni parovi prvog kola; tko dođe kasnije, dobiva sljedeći broj.
organise-start-is-by-rating = Igrači su poredani po rejtingu.
organise-start-not-by-rating = Igrači nisu poredani po rejtingu.
organise-start-by-rating = Poredaj po rejtingu
organise-start-order-of = { $order ->
    [by-rating] po rejtingu, zatim po tituli i imenu
   *[as-they-are] kako su sada na popisu
}
organise-player-up = Više: { $name }
organise-player-down = Niže: { $name }
organise-forbidden = Tko se ne smije sastati
organise-forbidden-hint = Na primjer članovi jedne obitelji. Pravila ih ne stavljaju u isti par.
organise-forbidden-add = Dodaj par
organise-forbidden-of = { $last ->
    [0] { $names }, od { $first }. kola nadalje
   *[other] { $names }, od { $first }. do { $last }. kola
}
organise-two-players = Dva igrača
organise-first-player = Prvi igrač
organise-second-player = Drugi igrač
organise-why-not = Zašto se ne sastaju?
organise-change-places = Neka zamijene mjesta
organise-changed = Vaša promjena.
organise-changed-here = Promijenjeno. Po pravilima: { $pairs }.
organise-as-proposed = Natrag na prijedlog
organise-publish = Objavi { $round }. kolo

## Turnirske datoteke i rejting-liste.

organise-trf = Iz turnirske datoteke (TRF)
organise-trf-hint = Igrači, parovi i rezultati iz datoteke TRF, kako je pišu programi za uparivanje. Samo dok nije upisan nijedan igrač.
organise-rating-list = Rejtinzi s liste
organise-rating-list-hint = S liste FIDE (TXT ili XML) ili iz tablice (CSV) upisuje rejting, titulu, federaciju, FIDE ID i godinu rođenja. Igrače traži po FIDE ID, inače po imenu. Datoteka se čita na vašem računalu; šalju se samo reci o vašim igračima.
organise-rating-list-done = { $missing ->
    [0] Pronađeni su svi ({ $found }).
   *[other] Pronađeno: { $found }. Nisu pronađeni: { $names }.
}

## Personal data, and what is no longer needed.

organise-csv-other-encoding = Datoteka „{ $name }” nije u UTF-8. Kodiranje se prepoznaje kad je pošaljete.
organise-players-csv-columns = Br., Ime (ili Prezime i Ime), Titula, Federacija, Rejting, FIDE ID, Nacionalni ID, Nacionalni rejting, Godina rođenja, Spol, Klub, Vid i sluh
organise-players-csv-example =
    Prezime;Ime;Federacija;Rejting
    Novak;Ana;CRO;1850
    Kovač;Jan;CRO;1790
organise-national-id = Nacionalni ID
organise-birth-year = Godina rođenja
organise-sex = Spol
organise-sex-of = { $sex ->
    [f] ženski
   *[m] muški
}
organise-erase = Ukloni osobne podatke
organise-erase-who = Ukloni osobne podatke: { $name }
organise-erase-question = Ime, rođenje, brojevi, klub i sve drugo o osobi { $name } zauvijek se uništava. Parovi i rezultati ostaju pod brojem.
organise-put-away = Arhiviranje i brisanje
organise-archive = Arhiviraj
organise-archive-hint = Arhivirano natjecanje više nije na početnoj stranici. I dalje se može čitati na svojoj adresi.
organise-is-archived = Ovo je natjecanje arhivirano: nije na početnoj stranici.
organise-unarchive = Ponovno prikaži na početnoj stranici
organise-delete = Izbriši natjecanje
organise-delete-hint = Svi osobni podaci igrača i mjesta zauvijek se uništavaju, a stranice natjecanja nestaju. Prije toga preuzmite PGN, poredak i zapis. Za potvrdu upišite naziv: { $name }
organise-delete-name = Upišite naziv natjecanja
organise-delete-for-ever = Izbriši zauvijek
organise-all-officials = Svi suci i organizatori dvorane
organise-all-officials-hint = Tko je onemogućen, ne može se prijaviti. Uklanjanje zauvijek uništava ime i račun; odluke ostaju bez imena.
organise-disabled = onemogućen
organise-disable = Onemogući
organise-disable-who = Onemogući: { $name }
organise-enable = Omogući
organise-enable-who = Omogući: { $name }
organise-remove-official-question = Račun i ime { $name } zauvijek se uništavaju. Odluke ostaju bez imena.

organise-backup = Sigurnosna kopija
organise-backup-hint = Sigurnosna kopija je kopija svih podataka u ovom trenutku, s podatcima svih igrača i digitalnim otiscima lozinki. Igra za to vrijeme teče dalje. Čuvajte je ondje gdje je nitko drugi ne može čitati. Ključ za kuvertirane poteze nije u njoj: tko vodi poslužitelj, mora sačuvati i tu datoteku, na drugom mjestu.
organise-backup-make = Izradi sigurnosnu kopiju
organise-backup-making = Sigurnosna kopija se izrađuje …
organise-backup-made = Sigurnosna kopija je cjelovita. Partije: { $games }; unosi: { $entries }.
organise-backup-not-whole = Sigurnosna kopija je izrađena, ali nešto je u bazi podataka oštećeno ili nedostaje. Pozovite onoga tko vodi poslužitelj.
organise-backup-kept = Posljednjih deset ostaje i uz bazu podataka.
organise-backup-take = Preuzmi { $name } ({ $size } MB)
