## The playing hall as a service. First the titles of what went wrong.

hall-title-unreadable = Zahteve ni mogoče razumeti
hall-title-unknown = Ni znano, kdo prosi
hall-title-forbidden = To ni dovoljeno
hall-title-not-found = Tega ni
hall-title-impossible = Tega ni mogoče storiti
hall-title-refused = Pravila tega ne dovoljujejo
hall-title-overtaken = Medtem se je nekaj zgodilo
hall-title-too-much = To je preveč
hall-title-unavailable = Dvorana tega zdaj ne more storiti

## What went wrong.

hall-unreadable = Zahteve ni mogoče prebrati: { $what }
hall-unauthenticated = Prijavite se ali pokažite povezavo ali žeton, ki ste ga dobili.
hall-unknown-token = Tega žetona nima nihče: morda je bil preklican ali je prestar.
hall-forbidden = Vaša vloga tega tukaj ne dovoljuje.
hall-other-origin = Zahteva ne prihaja s strani te dvorane.
hall-not-found = Na tem naslovu ni ničesar ali pa ni namenjeno vam.
hall-method = Tega naslova ni mogoče uporabiti tako.
hall-media-type = Vsebina mora biti vrste { $expected }.
hall-too-large = Zahteva je prevelika.
hall-timeout = Trajalo je predolgo in je bilo opuščeno.
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
hall-overtaken = Na mizi se je zgodilo nekaj, česar še niste videli. Poglejte znova in se odločite na novo.
hall-envelope = Dvorana kuverte ne more odpreti: zapečatena je bila z drugim ključem.
hall-still-played = Partija se še igra. Igralca dobita njen zapis, ko bo končana.
hall-nothing = Partija česa takega nima.
hall-storage = Tega zdaj ni mogoče shraniti. Čez trenutek poglejte, ali je bilo storjeno, in sicer ponovite.
hall-closing = Dvorana se zapira. Poskusite znova čez trenutek.
hall-broken = V dvorani je šlo nekaj narobe. Nič se ni spremenilo.

## Officials of the hall.

hall-link-unknown = Ta povezava je bila že uporabljena ali preklicana ali pa je prestara. Prosite za novo.
hall-not-the-first = Uradne osebe že obstajajo; ena od njih vas lahko povabi.
hall-name = Ime ima od 1 do 80 znakov v eni vrstici; opomba ali oznaka jih ima največ toliko.
hall-name-taken = To ime že nekdo ima.
hall-no-office = Povabilo prinaša vsaj eno službo: organizatorja ali sodnika.
hall-no-such-official = Uradne osebe s tem imenom ni.
hall-no-such-pass = Takega povabila, prijave ali žetona ni.
hall-last-organiser = Ostati mora nekdo, ki lahko povabi druge.
hall-token-too-long = Tako dolgo ne sme veljati.
hall-too-many-passes = Preveč jih je že.
hall-password-short = Geslo ima vsaj { $least } znakov.
hall-password-long = Geslo ima največ { $most } bajtov.
hall-wrong-password = Ime ali geslo je napačno.

## What speaks against a change of a competition.

hall-objection-not-opened = Tekmovanje še ni odprto.
hall-objection-already-opened = Tekmovanje je že odprto.
hall-objection-blank = Tukaj mora nekaj pisati.
hall-objection-too-long = Besedilo ima lahko največ { $most } znakov.
hall-objection-unprintable = V besedilu so znaki, ki jih ni mogoče natisniti.
hall-objection-out-of-range = Število mora biti med { $least } in { $most }.
hall-objection-too-many = Lahko jih je največ { $most }.
hall-objection-ends-before-it-begins = Zadnji dan je pred prvim.
hall-objection-said-twice = Isto je povedano dvakrat.
hall-objection-number-taken = Številko { $player } ima drug igralec.
hall-objection-fide-id-taken = Številko FIDE { $id } ima igralec { $player }.
hall-objection-unknown-player = Igralca s številko { $player } ni.
hall-objection-player-paired = Igralec { $player } je že parjen in ostane na seznamu; namesto tega vpišite odstop.
hall-objection-player-withdrawn = Igralec { $player } je odstopil.
hall-objection-not-withdrawn = Igralec { $player } ni odstopil.
hall-objection-unknown-round = { $round }. kola ni.
hall-objection-round-paired = { $round }. kolo je že parjeno.
hall-objection-round-begun = { $round }. kolo se je začelo: mize so pripravljene ali pa so vpisani rezultati.
hall-objection-nothing-paired = Parjenja ni.
hall-objection-paired-twice = Igralec { $player } bi bil v kolu dvakrat.
hall-objection-same-player = Igralec { $player } bi igral sam s sabo.
hall-objection-board-twice = Na { $board }. deski bi se igrali dve partiji.
hall-objection-unknown-board = { $round }. kolo nima { $board }. deske.
hall-objection-has-table = Partija se igra za mizo te dvorane in rezultat pride od tam.
hall-objection-has-result = Rezultat { $board }. deske je vpisan ročno.
hall-objection-board-begun = Partija na deski { $board } se je že začela: kdo tam igra, ni več mogoče spremeniti.
hall-objection-unknown-game = Partija ni del tega tekmovanja.
hall-objection-game-taken = Partija pripada drugi deski.
hall-objection-not-for-berger = { $players ->
    [one] { $players } igralec je
    [two] { $players } igralca sta
    [few] { $players } igralci so
   *[other] { $players } igralcev je
}; Bergerjeve tablice so za { $least } do { $most }.
hall-objection-unknown-seat = Takega mesta ni.
hall-objection-seat-revoked = Mesto je že preklicano.
hall-objection-seat-taken = Tako mesto že obstaja.
hall-objection-already-appointed = { $name } že vodi tekmovanje.
hall-objection-not-appointed = { $name } ne vodi tekmovanja.
hall-objection-not-utf8 = Besedilo ni v UTF-8.
hall-objection-no-header = Prva vrstica mora poimenovati stolpce.
hall-objection-unknown-column = Stolpca »{ $found }« ni; so: { $known }.
hall-objection-missing-column = Manjka stolpec »{ $column }«.
hall-objection-field-count = Število polj v vrstici je { $found }, v prvi { $expected }.
hall-objection-unclosed-quote = Polje v narekovajih se ne konča.
hall-objection-after-quote = Koncu polja v narekovajih nekaj sledi.
hall-objection-not-one-of = »{ $found }« tukaj ne more stati; lahko pa eno od tega: { $known }.
hall-objection-not-a-number = »{ $found }« ni število, ki lahko stoji tukaj.
hall-objection-not-a-federation = »{ $found }« ni zveza s tremi velikimi črkami, kot je SLO.
hall-objection-not-an-outcome = »{ $found }« ni rezultat.

## Plain pages: joining by a link, and taking a seat.

hall-page-drawn = To stran nariše skript. Brez njega pojdite na začetno stran in od tam na šahovnico za igro brez pogleda.
hall-page-title = Igralna dvorana
hall-page-join = Izberite ime in geslo. Ime stoji pod vašimi odločitvami.
hall-page-name = Ime
hall-page-password = Geslo (vsaj { $least } znakov)
hall-page-language = Jezik
hall-page-join-button = Pridruži se
hall-page-new-password = Izberite novo geslo za ime { $name }. S starim se končajo vse prijave in prenehajo veljati vsi žetoni te uradne osebe.
hall-page-new-password-button = Nastavi geslo in se prijavi
hall-page-home = K vašim partijam
hall-page-place-held = Kdo ste v tem brskalniku
hall-page-place-offered = Čigava je ta povezava
hall-page-one-place = V enem brskalniku je naenkrat lahko le eno mesto. Če želite obdržati obe, odprite povezavo v drugem brskalniku ali v zasebnem oknu.
hall-page-change-seat = Zapusti tisto mesto in sedi sem
hall-page-stay = Ostani tam
hall-page-signed-in = Prijavljeni ste kot { $name }.
hall-page-stranger = Niste prijavljeni. Uporabite povezavo, ki ste jo dobili.
hall-page-player = { $competition }: to je mesto igralca { $name }.
hall-page-assistant = { $competition }: to je mesto pomočnika igralca { $name }.
hall-page-arbiter = { $competition }: to je mesto sodnika.
hall-page-spectator = { $competition }: to je mesto gledalca.
hall-page-no-games = Nobena miza še ni pripravljena.
hall-page-game = { $round }. kolo, { $board }. deska: { $white } – { $black }
