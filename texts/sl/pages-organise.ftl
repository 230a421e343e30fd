## Organising a competition. First what comes next.

organise-new = Novo tekmovanje
organise-not-yours = Ta stran je za organizatorje in sodnike
organise-not-yours-hint = Prijavite se s svojim imenom in geslom ali znova odprite povezavo svojega mesta.
organise-to-competition = Tekmovanje, kot ga vidijo vsi
organise-parts = Kaj se ureja
organise-part = { $part ->
    [players] Igralci
    [rounds] Kola
    [seats] Mesta
    [officials] Sodniki in organizatorji
   *[announcement] Razpis
}
organise-next = { $step ->
    [players] Naslednji korak: vpišite igralce
    [pair] Naslednji korak: določite pare { $round }. kola
    [tables] Naslednji korak: pripravite partije { $round }. kola
    [seats] Naslednji korak: razdelite mesta
    [start] Naslednji korak: začnite { $round }. kolo
    [play] { $round }. kolo se igra
   *[over] Vsa kola so končana
}
organise-next-hint = { $step ->
    [players] Posamično ali vse naenkrat iz tabele. Biti morata vsaj dva.
    [pair] { $system ->
        [swiss] Kakor predlagajo pravila, z razlogi. Pred objavo lahko pare spremenite.
       *[round-robin] Vsa kola naenkrat po Bergerjevih tablicah ali samo to ročno.
    }
    [tables] Potem ima vsak igralec svojo desko in ure so nastavljene.
    [seats] Vsak igralec dobi povezavo in kodo, ki na kateri koli napravi odpreta njegovo desko.
    [start] Ure belih stečejo na vseh deskah hkrati.
    [play] Rezultati se vpišejo sami, ko se partije končajo.
   *[over] Lestvica je dokončna, ko so znani vsi rezultati.
}
organise-go-players = K igralcem
organise-go-pair = K določanju parov
organise-go-standings = K lestvici
organise-arrivals = Igralci veljajo za odsotne, dokler ne pridejo: teče privzeti čas zamude
organise-lay = Pripravi partije { $round }. kola
organise-give-all = Naredi povezave za vse igralce
organise-start = Začni { $round }. kolo
organise-start-sure = { $count ->
    [one] { $round }. kolo: ura belega takoj steče na { $count } deski. So igralci za šahovnicami?
    [two] { $round }. kolo: uri belih takoj stečeta na { $count } deskah. So igralci za šahovnicami?
   *[other] { $round }. kolo: ure belih takoj stečejo na { $count } deskah. So igralci za šahovnicami?
}
organise-start-yes = { $count ->
    [one] Da, poženi uro
    [two] Da, poženi uri
   *[other] Da, poženi ure
}
organise-arbiter-starts = Kolo začne sodnik, ki vodi to tekmovanje.
organise-take-charge = Prevzemi vodenje

## What goes wrong in what was typed.

organise-faults = { $count ->
    [one] Nič ni vpisano: { $count } napaka.
    [two] Nič ni vpisano: { $count } napaki.
    [few] Nič ni vpisano: { $count } napake.
   *[other] Nič ni vpisano: { $count } napak.
}
organise-place = Vrstica { $line }, stolpec { $column }:
organise-place-line = Vrstica { $line }:
organise-place-heading = Vrstica { $line }, stolpec »{ $heading }«:

## The announcement.

organise-what = Osnovni podatki
organise-name = Ime tekmovanja
organise-place-of = Kraj
organise-federation = Zveza (tri črke)
organise-first-day = Prvi dan
organise-last-day = Zadnji dan
organise-arbiters = Sodniki, ločeni z vejicami
organise-system = Tekmovalni sistem
organise-system-of = { $system ->
    [swiss] Švicarski sistem in podobno
   *[round-robin] Krožni sistem: vsak z vsakim
}
organise-rules = Kako se igra
organise-preset = Izhodiščna pravila tekmovanja
organise-as-announced = Kot je objavljeno v razpisu
organise-as-chosen = kot v izbranih pravilih tekmovanja
organise-preset-of = { $preset ->
    [screen-10-5] Na zaslonih: 10 minut in 5 sekund na potezo
    [rapid-15-10] Pospešeni šah: 15 minut in 10 sekund na potezo
    [rapid-25-10] Pospešeni šah: 25 minut in 10 sekund na potezo
    [fide-standard-90-30] Standardni šah: 90 minut in 30 sekund na potezo
    [fide-40-90-30] Standardni šah: 90 minut za 40 potez, nato 30 minut, in 30 sekund na potezo
    [blitz-3-2] Hitropotezni šah: 3 minute in 2 sekundi na potezo
    [blitz-5-0] Hitropotezni šah: 5 minut
    [blitz-3-2-supervised] Hitropotezni šah pod nadzorom: 3 minute in 2 sekundi na potezo
    [rapid-30-0-quickplay] Pospešeni šah: 30 minut s hitrim koncem partije
    [classical-40-2h] Standardni šah: 2 uri za 40 potez, nato 1 ura
    [classical-40-2h-adjourned] Kot nekoč: 2 uri za 40 potez, 1 ura za vsakih nadaljnjih 20, s prekinitvijo
    [match-120-60-15] Dvoboj: 2 uri, 1 ura, nato 15 minut in 30 sekund na potezo
    [norway-2015] 2 uri za 40 potez, nato 1 ura in 30 sekund na potezo
    [armageddon-5-4] Ena odločilna partija: beli 5 minut, črni 4
    [fischer-random-rapid] Šah960: 15 minut in 10 sekund na potezo
   *[blitz-5-0-2009] Hitropotezni šah iz leta 2009: 5 minut
}
organise-edition = Izdaja Pravil
organise-edition-of = Pravila iz leta { $edition }
organise-board = Kje se igra
organise-board-of = { $board ->
    [enforced] na zaslonu, ki nepravilne poteze zavrne
   *[free] na pravi šahovnici, kjer so mogoče tudi nepravilne poteze
}
organise-minutes = Druga časovna kontrola: minut na partijo
organise-seconds = in sekund na potezo
organise-late = Privzeti čas zamude v minutah
organise-as-text = Celotna pravila tekmovanja kot besedilo (TOML)
organise-as-text-hint = Tukaj je zapisano, kar je izbrano zgoraj. Dodati je mogoče vse, kar pravila tekmovanja še poznajo; pri napakah je navedena vrstica.
organise-back-to-choices = Nazaj k izbiram zgoraj
organise-explained = Tako se bo igralo
organise-tie-breaks-usual = Nič ni izbrano: odloča, kar je pri tem sistemu običajno.
organise-tie-break-add = Dodaj
organise-tie-break-which = izberite …
organise-tie-break-up = Premakni navzgor: { $name }
organise-tie-break-down = Premakni navzdol: { $name }
organise-tie-break-remove = Odstrani
organise-tie-break-remove-who = Odstrani: { $name }
organise-watching = Gledalci
organise-visibility = Kdo lahko gleda
organise-visibility-of = { $who ->
    [seated] samo kdor ima mesto, ter sodniki in organizatorji
   *[public] vsi
}
organise-delay-minutes = Zamik v minutah
organise-delay-moves = Zamik v polpotezah
organise-delay-hint = Gledalci, prikaz in prenosi vidijo partije s tem zamikom. Sodniki jih vidijo takoj.
organise-open = Ustvari tekmovanje
organise-announce-anew = Objavi znova
organise-announced = Objavljeno.
organise-anew-hint = Že pripravljene partije ostanejo, kakršne so.

## Players.

organise-players = Igralci: { $count }
organise-player-new = Nov igralec
organise-player-right = Popravek: { $name }
organise-player-name = Priimek, ime
organise-title = Naziv
organise-fide-id = Številka FIDE
organise-senses = Vid in sluh
organise-senses-of = { $senses ->
    [visually-disabled] slep ali slaboviden
    [hearing-impaired] gluh ali naglušen
   *[ordinary] brez posebnosti
}
organise-enter = Vpiši
organise-keep = Shrani
organise-kept = Shranjeno.
organise-leave = Prekliči
organise-edit = Popravi
organise-edit-who = Popravi: { $name }
organise-withdraw = Odstop
organise-withdraw-who = Odstop: { $name }
organise-withdraw-sure = { $count ->
    [0] Odslej brez para: { $name }. Igralca lahko vrnete v tekmovanje.
    [one] Odslej brez novih parov: { $name }. Že določen ostane { $count } par: popravite ga ali tam vpišite rezultat. Igralca lahko vrnete v tekmovanje.
    [two] Odslej brez novih parov: { $name }. Že določena ostaneta { $count } para: popravite ju ali tam vpišite rezultata. Igralca lahko vrnete v tekmovanje.
    [few] Odslej brez novih parov: { $name }. Že določeni ostanejo { $count } pari: popravite jih ali tam vpišite rezultate. Igralca lahko vrnete v tekmovanje.
   *[other] Odslej brez novih parov: { $name }. Že določenih ostane { $count } parov: popravite jih ali tam vpišite rezultate. Igralca lahko vrnete v tekmovanje.
}
organise-withdraw-yes = Da, odstopa
organise-return = Igra naprej
organise-return-who = Igra naprej: { $name }
organise-remove = Odstrani
organise-remove-who = Odstrani: { $name }
organise-players-csv = Več igralcev hkrati: iz tabele (CSV)
organise-players-csv-hint = Prva vrstica poimenuje stolpce: { $columns }. Potrebno je samo ime. Prilepite tabelo ali izberite datoteko.
organise-csv-file = Iz datoteke …
organise-csv-foreign = Datoteka ni v UTF-8 in črke bi se izgubile. Shranite jo znova kot CSV v UTF-8.
organise-csv-send = Vpiši tabelo
organise-csv-done = Vpisano.

## Rounds.

organise-too-few = Za določitev parov sta potrebna vsaj dva igralca.
organise-berger = Krožni sistem po Bergerjevih tablicah
organise-berger-hint = Določi pare za vsa kola naenkrat.
organise-cycles = Vsak z vsakim
organise-cycles-of = { $cycles ->
    [double] dvakrat
    [double-last-two-swapped] dvakrat, z zamenjanima zadnjima koloma prvega kroga
   *[single] enkrat
}
organise-berger-pair = Določi pare vseh kol
organise-by-hand = Ročno
organise-by-hand-hint = Igralci so v vrstnem redu seznama. Spremenite, kar je treba; deske se številčijo zaporedno.
organise-bye-of = { $bye ->
    [full-point] ne igra: cela točka
    [half-point] ne igra: pol točke
    [zero-point] ne igra: brez točk
   *[pairing] prost
}
organise-swap = Zamenjaj barvi
organise-free = Brez para: { $names }
organise-pair = Določi pare { $round }. kola
organise-add-board = Še ena deska
organise-pairings-csv = Iz tabele (CSV)
organise-pairings-csv-hint = Prva vrstica poimenuje stolpce: { $columns }. Igralci so navedeni s številkami.
organise-take-back = Razveljavi pare
organise-take-back-sure = Pari { $round }. kola in pripravljene partije se izbrišejo. Potem lahko pare določite znova.
organise-take-back-yes = Da, izbriši
organise-undo-start = Razveljavi začetek
organise-undo-start-sure = { $count ->
    [one] Na { $count } deski še ni bilo poteze: ura se vrne na polni čas in partija čaka na nov začetek. Deske s potezami ostanejo, kakršne so.
    [two] Na { $count } deskah še ni bilo poteze: uri se vrneta na polni čas in partiji čakata na nov začetek. Deske s potezami ostanejo, kakršne so.
   *[other] Na { $count } deskah še ni bilo poteze: ure se vrnejo na polni čas in partije čakajo na nov začetek. Deske s potezami ostanejo, kakršne so.
}
organise-undo-start-yes = Da, razveljavi začetek
organise-undo-tables = Umakni pripravljene partije
organise-undo-tables-sure = { $count ->
    [one] Umakne se { $count } partija, ki se še ni začela; par ostane. Potem lahko rezultat vpišete ročno ali partijo pripravite znova.
    [two] Umakneta se { $count } partiji, ki se še nista začeli; para ostaneta. Potem lahko rezultata vpišete ročno ali partiji pripravite znova.
    [few] Umaknejo se { $count } partije, ki se še niso začele; pari ostanejo. Potem lahko rezultate vpišete ročno ali partije pripravite znova.
   *[other] Umakne se { $count } partij, ki se še niso začele; pari ostanejo. Potem lahko rezultate vpišete ročno ali partije pripravite znova.
}
organise-undo-tables-yes = Da, umakni
organise-late-hint = { $system ->
    [swiss] Pare dobijo v naslednjem kolu. Za to kolo dodajte desko ali pa pred začetkom razveljavite pare in jih določite znova.
   *[round-robin] { $begun ->
        [yes] Kola so se že začela, zato Bergerjevih tablic ni mogoče narediti znova: pare poznejših kol določite ročno.
       *[no] Nič se še ni igralo: izbrišite vse pare in določite pare vseh kol znova, z vsemi igralci.
    }
}
organise-unpair-all = Izbriši vse pare
organise-unpair-all-sure = Izbrišejo se pari vseh kol. Potem lahko določite pare vseh kol znova, z vsemi igralci.
organise-board-right = Popravi: { $board }. deska
organise-board-right-hint = Igralec z druge deske zamenja mesto s tistim, ki je igral tukaj. Že pripravljena partija se pripravi na novo; mesta vodijo k novi.
organise-board-new = { $board }. deska, nova
organise-board-remove = Odstrani desko
organise-board-remove-sure = { $white } in { $black } v tem kolu ne bosta igrala, če jima ne določite novih parov.
organise-board-remove-yes = Da, odstrani
organise-begins = Začetek kola
organise-to-table = K partiji
organise-result-of = Rezultat: { $white } – { $black }
organise-no-result = vpišite rezultat …

## Seats.

organise-seats-hint = Vsako mesto ima svojo povezavo. Kdor jo odpre, sedi tam, na kateri koli napravi in brez gesla. Dajte jo samo tistemu, ki mu pripada.
organise-give-missing = { $count ->
    [one] Naredi povezavo za { $count } igralca, ki je nima
    [two] Naredi povezave za { $count } igralca, ki je nimata
    [few] Naredi povezave za { $count } igralce, ki je nimajo
   *[other] Naredi povezave za { $count } igralcev, ki je nimajo
}
organise-only-here = Tablice in telefoni teh povezav ne morejo odpreti: { $address } je samo ta računalnik. Dvorano zaženite z { $command } (ali { $make }) in potem naredite povezave.
organise-only-here-other = Tablice in telefoni teh povezav ne morejo odpreti: { $address } je samo ta računalnik. Spodaj izberite naslov v omrežju.
organise-address = Naslov v povezavah
organise-address-is = Povezave se začnejo z { $address }
organise-certificate = Dvorana uporablja lastno potrdilo, zato brskalniki prvič opozorijo.
organise-certificate-how = Kako mu zaupati
organise-renew-all = Nove povezave za vse igralce
organise-renew-all-sure = { $count ->
    [one] { $count } igralec dobi novo povezavo; stara takoj neha veljati, tudi na napravi, kjer je v rabi.
    [two] { $count } igralca dobita novi povezavi; stari takoj nehata veljati, tudi na napravah, kjer sta v rabi.
    [few] { $count } igralci dobijo nove povezave; stare takoj nehajo veljati, tudi na napravah, kjer so v rabi.
   *[other] { $count } igralcev dobi nove povezave; stare takoj nehajo veljati, tudi na napravah, kjer so v rabi.
}
organise-renew-all-yes = Da, naredi nove povezave
organise-once = Te povezave so prikazane samo zdaj; ko stran zaprete, jih ni več mogoče videti. Natisnite ali kopirajte jih; za izgubljeno povezavo lahko naredite novo.
organise-print = Natisni listke
organise-qr = Koda mesta: { $name }
organise-link-of = Povezava mesta: { $name }
organise-slip-hint = Skenirajte kodo ali vtipkajte naslov. Odpre se vaša deska; kode in naslova ne kažite drugim.
organise-slip-board = { $round }. kolo, { $board }. deska: { $colour ->
    [white] beli
   *[black] črni
}
organise-slip-only-here = Te povezave delujejo samo na računalniku dvorane ({ $address }), ne pa na tablicah in telefonih. Dvorano odprite omrežju in natisnite nove.
organise-give-one = Mesto za koga drugega
organise-for-whom = Za koga
organise-seat-of = { $role ->
    [arbiter] sodnik
   *[spectator] gledalec
}
organise-assistant-of = pomočnik: { $name }
organise-arbiter-name = Ime, s katerim bodo podpisane odločitve
organise-give = Naredi povezavo
organise-given = Dodeljena mesta
organise-given-at = dodeljeno { $at }
organise-renew = Nova povezava
organise-renew-who = Nova povezava: { $name }; stara neha veljati
organise-revoke = Prekliči
organise-revoke-who = Prekliči mesto: { $name }
organise-revoked-at = preklicano { $at }
organise-program = Na tem mestu igra program (bot)
organise-program-mark = program
organise-remove-name = Odstrani ime
organise-remove-name-who = Odstrani ime: { $name }
organise-remove-name-question = Ime { $name } se za vedno odstrani, s tega mesta in iz odločitev, ki jih je podpisalo. Odločitve ostanejo.

## Officials.

organise-in-charge = To tekmovanje vodijo
organise-dismiss = Razreši
organise-dismiss-who = Razreši: { $name }
organise-official = Sodnik ali organizator
organise-appoint = Zaupaj vodenje
organise-office-of = { $office ->
    [organiser] organizator
   *[arbiter] sodnik
}
organise-organiser-appoints = Vodenje zaupa organizator, ki tudi vabi nove sodnike in organizatorje.
organise-forgotten = Sodnik ali organizator je pozabil geslo
organise-forgotten-hint = S to povezavo si sodnik ali organizator enkrat, v enem dnevu, nastavi novo geslo. Ko jo uporabi, se končajo vse njegove prijave in prenehajo veljati njegovi žetoni. Dajte jo samo njemu.
organise-forgotten-make = Naredi povezavo za novo geslo
organise-forgotten-link = Povezava, s katero { $name } nastavi novo geslo
organise-forgotten-withdraw-who = Umakni povezavo: { $name }
organise-password = Vaše geslo
organise-password-hint = Novo geslo mora imeti vsaj { $least } znakov. Ko ga nastavite, se končajo vse vaše druge prijave in prenehajo veljati vaši žetoni.
organise-password-old = Trenutno geslo
organise-password-new = Novo geslo
organise-password-change = Spremeni geslo
organise-password-changed = Geslo je spremenjeno.
organise-second-factor = { $is ->
    [on] Drugi korak prijave: vključen
   *[off] Nastavi drugi korak prijave
}
organise-factor-of = { $name } se prijavlja z drugim korakom.
organise-factor-remove = Odstrani
organise-factor-remove-who = Odstrani drugi korak prijave: { $name }
organise-invite = Povabi sodnika ali organizatorja
organise-invite-hint = Kdor odpre povezavo, si izbere ime in geslo. Potem mu tukaj zaupajte vodenje.
organise-invite-whom = Za koga
organise-invite-make = Naredi povezavo
organise-invite-once = Ta povezava je prikazana samo zdaj in jo je mogoče uporabiti samo enkrat.
organise-invite-link = Povezava povabila
organise-invite-nobody = Povabilo
organise-invite-until = do { $at }
organise-invite-withdraw = Umakni
organise-invite-withdraw-who = Umakni povabilo: { $name }

## Kolo švicarskega sistema, kakor ga predlagajo pravila.

organise-rounds = Število kol
organise-proposal = { $round }. kolo po pravilih
organise-proposal-hint = Po nizozemskem sistemu FIDE, po vrsti startnih številk. Dokler kola ne objavite, ni nič dokončno.
organise-proposal-board = Deska
organise-why = Zakaj
organise-floaters = Prehodi v nižjo točkovno skupino
organise-initial-colour = Začetna barva
organise-initial-colour-hint = Barva, ki jo ima v 1. kolu igralec s prvo startno številko. Izžreba se pred kolom.
organise-by-lot = Izžrebaj
organise-requested-byes = Kdo v tem ali poznejših kolih ne igra
organise-requested-byes-hint = Igralci, ki so prosili za prosto kolo ali jih ne bo. V tistem kolu ne dobijo para.
organise-bye-player = Igralec
organise-bye-kind = Točke
organise-bye-add = Dodaj
organise-bye-round = Kolo
organise-requested-bye = { $round }. kolo – { $bye }
organise-acceleration = Pospešena kola
organise-acceleration-of = { $acceleration ->
    [baku] po metodi Baku: favoriti se srečajo prej
   *[none] brez
}
organise-start-list = Startne številke
organise-start-list-hint = Pari se določajo po startnih številkah. Spremenite jih lahko, dokler niso določeni pari prvega kola; kdor pride pozneje, dobi naslednjo številko.
organise-start-is-by-rating = Igralci so razvrščeni po ratingu.
organise-start-not-by-rating = Igralci niso razvrščeni po ratingu.
organise-start-by-rating = Razvrsti po ratingu
organise-start-order-of = { $order ->
    [by-rating] po ratingu, nato po nazivu in imenu
   *[as-they-are] kakor so zdaj na seznamu
}
organise-player-up = Više: { $name }
organise-player-down = Niže: { $name }
organise-forbidden = Kdo se ne sme srečati
organise-forbidden-hint = Na primer člani ene družine. Pravila jih ne postavijo v isti par.
organise-forbidden-add = Dodaj par
organise-forbidden-of = { $last ->
    [0] { $names }, od { $first }. kola naprej
   *[other] { $names }, od { $first }. do { $last }. kola
}
organise-two-players = Dva igralca
organise-first-player = Prvi igralec
organise-second-player = Drugi igralec
organise-why-not = Zakaj se ne srečata?
organise-change-places = Naj zamenjata mesti
organise-changed = Vaša sprememba.
organise-changed-here = Spremenjeno. Po pravilih: { $pairs }.
organise-as-proposed = Nazaj na predlog
organise-publish = Objavi { $round }. kolo

## Turnirske datoteke in seznami ratingov.

organise-trf = Iz turnirske datoteke (TRF)
organise-trf-hint = Igralci, pari in rezultati iz datoteke TRF, kakor jo pišejo programi za določanje parov. Le dokler ni vpisan noben igralec.
organise-rating-list = Ratingi s seznama
organise-rating-list-hint = S seznama FIDE (TXT ali XML) ali iz tabele (CSV) vpiše rating, naziv, zvezo, številko FIDE in leto rojstva. Igralce poišče po številki FIDE, sicer po imenu. Datoteka se prebere na vašem računalniku; pošljejo se le vrstice o vaših igralcih.
organise-rating-list-done = { $missing ->
    [0] Najdeni so vsi ({ $found }).
   *[other] Najdenih: { $found }. Niso najdeni: { $names }.
}

## Personal data, and what is no longer needed.

organise-csv-other-encoding = Datoteka »{ $name }« ni v UTF-8. Kodiranje se prepozna, ko jo pošljete.
organise-players-csv-columns = Št., Ime (ali Priimek in Ime), Naziv, Zveza, Rating, Številka FIDE, Nacionalna številka, Nacionalni rating, Leto rojstva, Spol, Klub, Vid in sluh
organise-players-csv-example =
    Priimek;Ime;Zveza;Rating
    Novak;Ana;SLO;1850
    Kovač;Jan;SLO;1790
organise-national-id = Nacionalna številka
organise-birth-year = Leto rojstva
organise-sex = Spol
organise-sex-of = { $sex ->
    [f] ženski
   *[m] moški
}
organise-erase = Odstrani osebne podatke
organise-erase-who = Odstrani osebne podatke: { $name }
organise-erase-question = Ime, rojstvo, številke, klub in vse drugo o osebi { $name } se za vedno uniči. Pari in rezultati ostanejo pod številko.
organise-put-away = Arhiviranje in brisanje
organise-archive = Arhiviraj
organise-archive-hint = Arhiviranega tekmovanja ni več na začetni strani. Na njegovem naslovu ga je še mogoče brati.
organise-is-archived = To tekmovanje je arhivirano: ni ga na začetni strani.
organise-unarchive = Spet pokaži na začetni strani
organise-delete = Izbriši tekmovanje
organise-delete-hint = Vsi osebni podatki igralcev in mest se za vedno uničijo, strani tekmovanja pa izginejo. Prej prenesite PGN, lestvico in zapis. Za potrditev vpišite ime: { $name }
organise-delete-name = Vpišite ime tekmovanja
organise-delete-for-ever = Izbriši za vedno
organise-all-officials = Vsi sodniki in organizatorji dvorane
organise-all-officials-hint = Kdor je onemogočen, se ne more prijaviti. Odstranitev za vedno uniči ime in račun; odločitve ostanejo brez imena.
organise-disabled = onemogočen
organise-disable = Onemogoči
organise-disable-who = Onemogoči: { $name }
organise-enable = Omogoči
organise-enable-who = Omogoči: { $name }
organise-remove-official-question = Račun in ime { $name } se za vedno uničita. Odločitve ostanejo brez imena.

organise-backup = Varnostna kopija
organise-backup-hint = Varnostna kopija je kopija vseh podatkov v tem trenutku, s podatki vseh igralcev in digitalnimi odtisi gesel. Igra medtem teče naprej. Shranite jo tam, kjer je nihče drug ne more brati. Ključa za kuvertirane poteze ni v njej: skrbnik strežnika mora shraniti tudi tisto datoteko, na drugem mestu.
organise-backup-make = Naredi varnostno kopijo
organise-backup-making = Varnostna kopija nastaja …
organise-backup-made = Varnostna kopija je neokrnjena. Partije: { $games }; vpisi: { $entries }.
organise-backup-not-whole = Varnostna kopija je narejena, a nekaj v zbirki podatkov je poškodovano ali manjka. Pokličite skrbnika strežnika.
organise-backup-kept = Zadnjih deset ostane tudi ob zbirki podatkov.
organise-backup-take = Prenesi { $name } ({ $size } MB)
