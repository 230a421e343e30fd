## The playing hall as a service. First the titles of what went wrong.

hall-title-unreadable = Zahteve ni mogoče razumeti
hall-title-unknown = Niste prijavljeni
hall-title-forbidden = To ni dovoljeno
hall-title-not-found = Ni najdeno
hall-title-impossible = Tega ni mogoče storiti
hall-title-refused = Pravila tega ne dovoljujejo
hall-title-overtaken = V partiji se je medtem nekaj zgodilo
hall-title-too-large = Preveliko
hall-title-too-much = Preveč zahtev
hall-title-unavailable = Strežnik trenutno ni na voljo

## What went wrong.

hall-unreadable = Zahteve ni mogoče prebrati: { $what }
hall-unauthenticated = Prijavite se ali uporabite povezavo ali žeton, ki ste ju dobili.
hall-unknown-token = Ta žeton ne velja: morda je bil preklican ali je prestar.
hall-forbidden = Vaša vloga tega tukaj ne dovoljuje.
hall-other-origin = Zahteva ni bila poslana s spletne strani te dvorane.
hall-not-found = Na tem naslovu ni ničesar ali pa ni namenjeno vam.
hall-method = Tega naslova ni mogoče uporabiti tako.
hall-media-type = Vsebina mora biti vrste { $expected }.
hall-too-large = Zahteva je prevelika.
hall-timeout = Zahteva je trajala predolgo in je bila prekinjena.
hall-too-often = Preveč zahtev. Poskusite znova čez { $seconds ->
    [one] { $seconds } sekundo
    [two] { $seconds } sekundi
    [few] { $seconds } sekunde
   *[other] { $seconds } sekund
}.
hall-too-many-streams = Hkrati { $most ->
    [one] je lahko odprt največ { $most } tok
    [two] sta lahko odprta največ { $most } toka
    [few] so lahko odprti največ { $most } tokovi
   *[other] je lahko odprtih največ { $most } tokov
}.
hall-overtaken = V partiji se je medtem zgodilo nekaj, česar še niste videli. Poglejte znova in se odločite na novo.
hall-envelope = Kuverte ni mogoče odpreti: zapečatena je bila z drugim ključem.
hall-still-played = Partija se še igra. Igralca lahko njen zapis preneseta, ko je končana.
hall-nothing = Ta partija nima takega dokumenta.
hall-storage = Tega zdaj ni mogoče shraniti. Čez trenutek preverite, ali je bilo shranjeno; če ni, ponovite.
hall-damaged-game = Zapis te partije je poškodovan: { $kind ->
    [gap] vpis { $seq } manjka
    [cut-off] manjka vpis { $seq } z vsem, kar mu je sledilo
    [unreadable] vpisa { $seq } ni mogoče prebrati
   *[altered] vpis { $seq } ni tak, kot je bil zapisan
}. Partije tu ni mogoče ne prikazati ne nadaljevati. Sodnik lahko namesto nje pripravi novo, s pozicijo in časi s šahovnice; skrbnik strežnika naj zbirko podatkov pusti tako, kot je, in poišče varnostno kopijo.
hall-damaged-competition = Zapis tega tekmovanja je poškodovan: { $kind ->
    [gap] vpis { $seq } manjka
    [cut-off] manjka vpis { $seq } z vsem, kar mu je sledilo
    [unreadable] vpisa { $seq } ni mogoče prebrati
   *[altered] vpis { $seq } ni tak, kot je bil zapisan
}. Tekmovanja ni mogoče prikazati ali nadaljevati, dokler skrbnik strežnika ne povrne varnostne kopije. Druga tekmovanja tečejo naprej.
hall-damaged-people = Zapis o sodnikih in organizatorjih je poškodovan pri vpisu { $seq }. Program dela naprej s tem, kar ve, znova pa se ne bo odprl; skrbnik strežnika naj povrne varnostno kopijo.
hall-not-stored = Trenutno ni mogoče ničesar shraniti: poteze, pritiski na uro in odločitve se ne sprejmejo. Morda je disk poln. Če traja, ustavite ure na šahovnicah in pokličite skrbnika strežnika.
hall-backup-elsewhere = Podatki te dvorane so v zbirki PostgreSQL, ki ima svoje varnostne kopije: naredi jih pg_dump.
hall-closing = Dvorana se zapira. Poskusite znova čez trenutek.
hall-broken = Na strežniku je prišlo do napake. Nič se ni spremenilo.

## Officials of the hall.

hall-link-unknown = Ta povezava je bila že uporabljena ali preklicana ali pa je prestara. Prosite za novo.
hall-not-the-first = Dvorana že ima sodnika ali organizatorja; ta vas lahko povabi.
hall-name = Ime ima od 1 do 80 znakov v eni vrstici; opomba ali oznaka jih ima največ toliko.
hall-name-taken = To ime že nekdo ima.
hall-no-office = Povabilo mora dati vsaj eno vlogo: organizator ali sodnik.
hall-no-such-official = Sodnika ali organizatorja s tem imenom ni.
hall-no-such-pass = Takega povabila, prijave ali žetona ni.
hall-last-organiser = Ostati mora vsaj en organizator, ki lahko povabi druge.
hall-token-too-long = Tako dolgo ne sme veljati.
hall-too-many-passes = Povabil, prijav ali žetonov je že preveč.
hall-password-short = Geslo mora imeti vsaj { $least } znakov.
hall-password-long = Geslo ima lahko največ { $most } bajtov.
hall-wrong-password = Ime ali geslo je napačno.
hall-password-common = To geslo je med najpogostejšimi ali pa ima premalo različnih znakov. Izberite drugo.
hall-password-own-name = Geslo ne sme biti vaše ime.
hall-name-hidden = V imenu ne sme biti nevidnih znakov.
hall-name-looks-alike = To ime bi bilo mogoče zamenjati z imenom drugega uporabnika.
hall-has-second-factor = Drugi korak prijave že imate. Preden nastavite novega, izključite starega.
hall-no-second-factor = Drugi korak prijave ni vključen.
hall-code-missing = Vpišite kodo, ki jo kaže aplikacija za preverjanje, ali rezervno kodo.
hall-code-wrong = Koda je napačna ali pa je bila že uporabljena.

## What speaks against a change of a competition.

hall-objection-not-opened = Tekmovanje še ni ustvarjeno.
hall-objection-deleted = Tekmovanje je bilo izbrisano.
hall-objection-other-name = Če želite tekmovanje izbrisati, vpišite natanko njegovo ime.
hall-objection-player-erased = Osebni podatki igralca { $player } so bili odstranjeni in jih ni več mogoče vpisati.
hall-removed-player = Odstranjeni igralec št. { $player }
hall-objection-already-opened = Tekmovanje je že ustvarjeno.
hall-objection-blank = To polje ne sme biti prazno.
hall-objection-too-long = Besedilo ima lahko največ { $most } znakov.
hall-objection-unprintable = V besedilu so znaki, ki jih ni mogoče natisniti.
hall-objection-out-of-range = Število mora biti med { $least } in { $most }.
hall-objection-too-many = Lahko jih je največ { $most }.
hall-objection-ends-before-it-begins = Zadnji dan je pred prvim.
hall-objection-said-twice = To je navedeno dvakrat.
hall-objection-number-taken = Številko { $player } ima drug igralec.
hall-objection-fide-id-taken = Številko FIDE { $id } ima igralec { $player }.
hall-objection-unknown-player = Igralca s številko { $player } ni.
hall-objection-player-paired = Igralec { $player } je že uvrščen v pare in ostane na seznamu; namesto tega vpišite odstop.
hall-objection-player-withdrawn = Igralec { $player } je odstopil.
hall-objection-not-withdrawn = Igralec { $player } ni odstopil.
hall-objection-unknown-round = { $round }. kola ni.
hall-objection-round-paired = Pari { $round }. kola so že določeni.
hall-objection-round-begun = { $round }. kolo se je začelo: partije so pripravljene ali pa so vpisani rezultati.
hall-objection-nothing-paired = Ni parov, ki bi jih bilo mogoče vpisati.
hall-objection-paired-twice = Igralec { $player } bi bil v kolu dvakrat.
hall-objection-same-player = Igralec { $player } bi igral sam s sabo.
hall-objection-board-twice = Na { $board }. deski bi se igrali dve partiji.
hall-objection-unknown-board = { $round }. kolo nima { $board }. deske.
hall-objection-has-table = Partija se igra v tej dvorani in rezultat se vpiše sam.
hall-objection-has-result = Rezultat { $board }. deske je vpisan ročno.
hall-objection-board-begun = Partija na { $board }. deski se je že začela: kdo tam igra, ni več mogoče spremeniti.
hall-objection-unknown-game = Partija ni del tega tekmovanja.
hall-objection-game-taken = Partija pripada drugi deski.
hall-objection-not-for-berger = Število igralcev: { $players }; Bergerjeve tablice so za { $least } do { $most } igralcev.
hall-objection-not-swiss = Tekmovanje ni po švicarskem sistemu.
hall-objection-colour-not-drawn = Začetna barva še ni izžrebana.
hall-objection-not-listed = V vrstnem redu manjka igralec { $player }.
hall-objection-games-arranged = Igralci so se že sami dogovorili za partije, zato startne številke ostanejo.
hall-objection-too-few-players = Navesti je treba vsaj dva igralca.
hall-objection-rounds-not-announced = Za pospešitev po metodi Baku mora biti objavljeno število kol.
hall-objection-points-not-for-baku = Pospešitev po metodi Baku je mogoča le, če je zmaga vredna dva remija in poraz nič točk.
hall-objection-unknown-acceleration = Te navidezne točke niso točke metode Baku; drugih pospešitev tu ni mogoče uporabiti.
hall-objection-not-empty = Tekmovanje že ima igralce ali kola; datoteko TRF sprejme le prazno tekmovanje.
hall-objection-no-rating-list = To ni seznam ratingov: FIDE ga objavlja kot besedilo ali XML, lahko pa je tudi tabela, ki v prvi vrstici poimenuje stolpce.
hall-objection-unknown-seat = Takega mesta ni.
hall-objection-seat-revoked = Mesto je že preklicano.
hall-objection-seat-taken = Tako mesto že obstaja.
hall-objection-not-a-players-seat = Program lahko igra samo na mestu igralca.
hall-objection-already-appointed = { $name } že vodi tekmovanje.
hall-objection-not-appointed = { $name } ne vodi tekmovanja.
hall-objection-not-text = To ni besedilo; shranite tabelo kot CSV.
hall-objection-no-header = Prva vrstica mora poimenovati stolpce.
hall-objection-unknown-column = Ti stolpci niso znani: { $found }. Znani so: { $known }.
hall-objection-missing-column = Manjka stolpec »{ $column }«.
hall-column-no = Št.
hall-column-name = Ime
hall-column-surname = Priimek
hall-column-title = Naziv
hall-column-federation = Zveza
hall-column-fide-id = Številka FIDE
hall-column-national-id = Nacionalna številka
hall-column-rating = Rating
hall-column-national-rating = Nacionalni rating
hall-column-birth-year = Leto rojstva
hall-column-sex = Spol
hall-column-club = Klub
hall-column-senses = Vid in sluh
hall-column-round = Kolo
hall-column-board = Deska
hall-column-white = Beli
hall-column-black = Črni
hall-column-result = Rezultat
hall-objection-field-count = Število polj v vrstici je { $found }, v prvi { $expected }.
hall-objection-unclosed-quote = Polje v narekovajih se ne konča.
hall-objection-after-quote = Za koncem polja v narekovajih je še nekaj.
hall-objection-not-one-of = »{ $found }« tukaj ni mogoče; možno je: { $known }.
hall-objection-not-a-number = »{ $found }« ni število, ki je tukaj mogoče.
hall-objection-not-a-federation = »{ $found }« ni oznaka zveze s tremi velikimi črkami, na primer SLO.
hall-objection-not-an-outcome = »{ $found }« ni rezultat.

## Plain pages: joining by a link, and taking a seat.

hall-page-drawn = Ta stran potrebuje JavaScript. Če ga nimate, pojdite na začetno stran in od tam na šahovnico za slepe in slabovidne.
hall-page-title = Turnirska dvorana
hall-page-join = Izberite ime in geslo. S tem imenom bodo podpisane vaše odločitve.
hall-page-name = Ime
hall-page-password = Geslo (vsaj { $least } znakov)
hall-page-language = Jezik
hall-page-join-button = Pridruži se
hall-page-new-password = Izberite novo geslo za ime { $name }. Ko ga nastavite, se končajo vse prejšnje prijave in prenehajo veljati vsi žetoni tega uporabnika.
hall-page-new-password-button = Nastavi geslo in se prijavi
hall-page-home = K svojim partijam
hall-page-place-held = Kdo ste v tem brskalniku
hall-page-place-offered = Čigava je ta povezava
hall-page-one-place = V enem brskalniku je naenkrat lahko le ena prijava ali eno mesto. Če želite obdržati oboje, odprite povezavo v drugem brskalniku ali v zasebnem oknu.
hall-page-change-seat = Prevzemi to mesto
hall-page-stay = Ne spremeni ničesar
hall-page-leave-seat = Zapusti to mesto na tej napravi
hall-page-code = Koda iz aplikacije za preverjanje, če jo uporabljate
hall-page-factor = Drugi korak prijave
hall-page-factor-scan = Skenirajte to kodo z aplikacijo za preverjanje na telefonu.
hall-page-factor-code = Koda QR za aplikacijo za preverjanje
hall-page-factor-type = Če je ne morete skenirati, v aplikacijo vpišite ta ključ:
hall-page-factor-shown = Koda, ki jo aplikacija kaže zdaj
hall-page-factor-set = Vključi drugi korak prijave
hall-page-factor-on = Drugi korak prijave je vključen. { $left ->
    [one] Ostala je { $left } rezervna koda.
    [two] Ostali sta { $left } rezervni kodi.
    [few] Ostale so { $left } rezervne kode.
   *[other] Ostalo je { $left } rezervnih kod.
}
hall-page-factor-any = Koda iz aplikacije ali rezervna koda
hall-page-factor-turn-off = Izključi drugi korak prijave
hall-page-factor-is-set = Drugi korak prijave je vključen
hall-page-factor-recovery = Zapišite si te rezervne kode in jih dobro shranite; pozneje ne bodo več prikazane. Z vsako se lahko enkrat prijavite brez telefona.
hall-page-factor-kept = Kode so zapisane
hall-page-factor-is-off = Drugi korak prijave je izključen.
hall-page-signed-in = Prijavljeni ste kot { $name }.
hall-page-stranger = Niste prijavljeni. Uporabite povezavo, ki ste jo dobili.
hall-page-player = { $competition }: to je mesto igralca { $name }.
hall-page-assistant = { $competition }: to je mesto pomočnika igralca { $name }.
hall-page-arbiter = { $competition }: to je mesto sodnika.
hall-page-spectator = { $competition }: to je mesto gledalca.
hall-page-no-games = Nobena partija še ni pripravljena.
hall-page-game = { $round }. kolo, { $board }. deska: { $white } – { $black }

## The certificate that the hall has made itself.

hall-certificate-title = Potrdilo te dvorane
hall-certificate-why = Vse, kar se prenaša, je šifrirano s potrdilom, ki je nastalo na organizatorjevem računalniku. Vaša naprava ga še ne pozna, zato brskalnik pred prvim obiskom opozori. Nadaljujete lahko, če je prstni odtis, ki ga pokaže brskalnik, enak temu:
hall-certificate-shown = Potrdilo, ki ga pokaže brskalnik, prstni odtis SHA-256:
hall-certificate-install = Brez opozorila
hall-certificate-install-hint = Namestite potrdilo overitelja te dvorane. Jamči lahko samo za naslove krajevnih omrežij in za ta računalnik. Njegov prstni odtis SHA-256 primerjajte s tistim, ki se je izpisal ob zagonu dvorane:
hall-certificate-download = Prenesi potrdilo
hall-certificate-android = Android: Nastavitve, Varnost, Šifriranje in poverilnice, Namestitev potrdila, Potrdilo CA; izberite preneseno datoteko.
hall-certificate-apple = iPhone in iPad: odprite datoteko, nato Nastavitve, Prenesen profil, Namesti; nato Splošno, Informacije, Nastavitve zaupanja potrdil: vklopite ga.
hall-certificate-mac = Mac: odprite datoteko v aplikaciji Dostop do verige ključev (Keychain Access), tam odprite potrdilo in izberite Trust, Always Trust.
hall-certificate-windows = Windows: odprite datoteko, Namesti potrdilo, Zaupanja vredni overitelji korenskih potrdil.
hall-certificate-firefox = Firefox na računalniku: Nastavitve, Zasebnost in varnost, Preglej digitalna potrdila, Overitelji, Uvozi.
