## The help of the commands. A text is named after the command, the option and the value that it belongs to: if there is
## none for an option of a command, the one for the option of this name anywhere holds.
## Exit codes, options, values and names of files are the same in all languages.

## Headings above options, beside those of every command.

heading-every-command = Za vse ukaze
heading-folders = V mapah
heading-writing = Način zapisa
heading-settings = Nastavitve
heading-limits = Omejitve

## What stands for a value, in capitals.

placeholder-address = NASLOV
placeholder-article = ČLEN
placeholder-black = ČRNI
placeholder-codes = OZNAKE
placeholder-colour = BARVA
placeholder-command = UKAZ
placeholder-control = KONTROLA
placeholder-day = DAN
placeholder-depth = GLOBINA
placeholder-edge = ROB
placeholder-edition = IZDAJA
placeholder-fen = FEN
placeholder-file = DATOTEKA
placeholder-file-or-url = DATOTEKA-ALI-URL
placeholder-folder = MAPA
placeholder-form = OBLIKA
placeholder-format = OBLIKA
placeholder-from = PRVA
placeholder-game = PARTIJA
placeholder-ground = RAZLOG
placeholder-kind = VRSTA
placeholder-language = JEZIK
placeholder-level = RAVEN
placeholder-log-or-database = DNEVNIK-ALI-ZBIRKA
placeholder-moment = TRENUTEK
placeholder-move = POTEZA
placeholder-n = ŠTEVILO
placeholder-name = IME
placeholder-network = OMREŽJE
placeholder-notation = NOTACIJA
placeholder-number = ŠTEVILKA
placeholder-options = MOŽNOSTI
placeholder-path = POT
placeholder-place = KRAJ
placeholder-rank = VRSTA
placeholder-round = KOLO
placeholder-severity = RESNOST
placeholder-shell = LUPINA
placeholder-sign = ZNAK
placeholder-size = VELIKOST
placeholder-term = IZRAZ
placeholder-text = BESEDILO
placeholder-time = ČAS
placeholder-title = NASLOV
placeholder-to = DRUGA
placeholder-url = URL
placeholder-when = KDAJ
placeholder-where = KJE
placeholder-white = BELI
placeholder-whose = ČIGAVA
placeholder-words = BESEDE
placeholder-year = LETO

## All commands.

command-adoube = Pravila šaha FIDE v ukazni vrstici
command-adoube-long =
    Izhodne kode: 0 da, 1 ne, 2 ni mogoče odgovoriti ali je vhod neveljaven. Pri winnable in dead, ki lahko odgovorita, da ni znano, je koda za neveljaven vhod 3.

    Ukazi, ki berejo datoteko ali pozicijo, berejo standardni vhod, če ni navedena nobena in je kaj preusmerjeno vanj; - ga navede izrecno. Če vanj ni preusmerjeno nič, je to napaka.
option-help = Prikaži pomoč (več pove --help)
option-help-long = Prikaži pomoč (povzetek da -h)
option-version = Prikaži različico
option-lang = Jezik odgovora: { $languages }
default-lang = po jeziku okolja, sicer en
option-json = Odgovori v obliki JSON na standardni izhod, tudi pri napakah
option-quiet = Brez povzetkov, opomb in prikaza napredka; na izhodu za napake samo napake
option-color = Kdaj uporabiti barve
choice-color-auto = Barve v terminalu, razen če je nastavljena spremenljivka NO_COLOR
choice-color-always = Barve vedno, tudi v cev
choice-color-never = Nikoli

command-help = Prikaži pomoč za ukaz
option-help-command = Ukaz in morebitni ukaz pod njim; brez tega: vsi ukazi

command-completions = Izpiši, kar lupina potrebuje za dopolnjevanje ukazov in možnosti
command-completions-long = Besede ob ukazih in možnostih so v jeziku odgovora. Paket za Debian jih namesti za bash, zsh in fish.
option-completions-shell = Lupina

command-man = Izpiši stran priročnika za ukaz ali zapiši strani vseh ukazov
command-man-long = Strani so v jeziku odgovora in nastanejo iz istih besedil kot --help. Paket za Debian jih namesti.
option-man-command = Ukaz in morebitni ukaz pod njim; brez tega: stran za adoube
option-man-out = Zapiši strani vseh ukazov v to mapo

## Options of several commands.

option-fen = Pozicija v zapisu FEN ali beseda startpos, narekovaji niso potrebni; - ali nič bere s standardnega vhoda
option-composed = Sprejmi sestavljeno pozicijo, ki v partiji ne more nastati: preveč kmetov ali promoviranih figur ali nemogoč dvojni šah
option-notation = Kako so zapisane poteze
choice-notation-san = Kratka oblika iz Dodatka C, s črkami jezika --lang
choice-notation-long = Dolga oblika, s črkami jezika --lang
choice-notation-uci = Kot zapisujejo šahovski programi
choice-notation-figurine = Kratka oblika s figuricami namesto črk
choice-notation-announce = Kot se poteze napovejo igralcu, ki ne vidi
option-instant = Ostani v stalnih mejah, kot pri vsaki potezi partije v živo; kar potrebuje več, potem ni znano
option-files = Datoteke PGN in mape, v katerih se berejo datoteke, ki se končajo z .pgn ali .pgn.gz, .pgn.bz2, .pgn.zst; - ali nič bere s standardnega vhoda
option-path = Datoteka PGN, navadna ali stisnjena (gz, bz2, zst); - ali nič bere s standardnega vhoda
option-game = Katera partija v datoteki, šteto od 1
expected-game = Potrebno je celo število od 1 naprej.
option-encoding = Kodiranje, v katerem je besedilo zapisano
default-encoding = UTF-8, sicer se ugane
expected-encoding = Potrebno je ime kodiranja, na primer utf-8, windows-1250, windows-1251, windows-1252, iso-8859-2, iso-8859-5, koi8-r, utf-16le.
option-edition = Izdaja Pravil, po letnici
default-edition = tista, ki je veljala na dan partije
option-threads = Delaj s toliko nitmi
default-threads = po ena za vsak procesor
expected-threads = Potrebno je celo število od 1 do 256.
option-follow = V mapah sledi simbolnim povezavam
option-hidden = Beri tudi skrite datoteke in mape, katerih imena se začnejo s piko
option-no-ignore = Beri tudi to, kar izključujejo datoteke .gitignore in .ignore

## show

command-show = Prikaži pozicijo, veljavno ali ne, v terminalu ali kot diagram SVG
command-show-long = Pove, kdo je na potezi, ali je šah, mat ali pat in katere pravice do rokade so še ostale. Tudi neveljavna pozicija se prikaže, z vsem, kar je v njej narobe; izhodna koda je tedaj 1.
option-show-svg = Šahovnico zapiši še v to datoteko kot diagram SVG; - zapiše na standardni izhod diagram in nič drugega
option-show-size = Kako velika je šahovnica v barvnem terminalu
choice-show-size-small = Ena vrstica za vsako vrsto
choice-show-size-large = Štiri vrstice za vsako vrsto, narisane figure (barve, 67 stolpcev, 33 vrstic)
option-show-side = Čigava stran šahovnice je spodaj

## moves

command-moves = Naštej veljavne poteze v poziciji, v bralčevi notaciji

## notation

command-notation = Prepiši potezo ali cel zapisnik iz enega jezika v drugega
command-notation-long = Branje je prizanesljivo: vseh pet jezikov, figurice, dolga in kratka oblika, vsi običajni znaki, s številkami potez ali brez njih, in napovedi potez. Zapis je strog: tak, kot ga ima izbrana izdaja Pravil.
option-notation-text = Poteza ali partija; narekovaji niso potrebni; - ali nič bere s standardnega vhoda
option-notation-file = Besedilo preberi iz te datoteke
option-notation-from = Jezik pisca; v njem so navedene možne poteze, če katere ni mogoče prebrati
default-notation-from = --lang
option-notation-to = Jezik, v katerega se prepiše
default-notation-to = --lang
option-notation-fen = Pozicija pred prvo potezo, v narekovajih
option-notation-remarks = Povej, kje zapis odstopa od tega, kar predpisujejo Pravila
option-notation-edition = Izdaja Pravil, po kateri se piše; izdaji iz let 2018 in 2023 sta ohranili dodatek iz leta 2017
default-notation-edition = 2017
option-notation-form = Katera polja so zapisana, ali vse kot napoved
option-notation-figurines = Figurice namesto črk
option-notation-captures = Znak x pri jemanju
option-notation-castling = 0-0 ali O-O
option-notation-promotion = d8D, d8=D ali d8(D)
option-notation-checks = Znaka za šah in mat: + in #, + in ++ ali nobeden
option-notation-en-passant = Znak e.p. pri jemanju mimogrede
option-notation-draw-offers = Znak (=) za ponudbo remija

## chess960

command-chess960 = Oštevilči, izžrebaj ali preveri začetno pozicijo šaha960
command-chess960-long = Prikaže začetno pozicijo z dano številko, jo izžreba ali pove, katero številko ima pozicija. Če pozicija ni začetna, so navedeni vsi neizpolnjeni pogoji; izhodna koda je tedaj 1.
option-chess960-start = Številka od 0 do 959 (518 je običajna postavitev), osnovna vrsta z angleškimi črkami, pozicija v zapisu FEN ali - za standardni vhod; brez tega: naključna

## winnable

command-winnable = Povej, kdo še lahko matira s katerim koli zaporedjem veljavnih potez in kako ali zakaj ne
command-winnable-long =
    Vsak odgovor spremlja to, kar ga dokazuje: poteze obeh igralcev do mata ali razlog, zakaj jih ni. Česar ni bilo mogoče ugotoviti, velja za neznano.

    Štejejo samo veljavne poteze, tudi rokade šaha960: števci potez in ponovitve se ne upoštevajo. Šahovnica velja taka, kot je, tudi če je pozicija sestavljena.

    Izhodne kode: 0 odločeno, 2 ni znano, 3 neveljaven vhod. Z --batch: 0 vsaka vrstica ima svoj odgovor, 3 katere od vrstic ni bilo mogoče prebrati.
option-winnable-batch = Presodi pozicijo v vsaki vrstici te datoteke ali standardnega vhoda (- ali nič); operacije EPD in vse, kar sledi znaku ; ali #, se preskočijo
option-winnable-player = Presodi samo tega igralca

## dead

command-dead = Povej, ali je pozicija mrtva: nihče ne more matirati z nobenim zaporedjem veljavnih potez
command-dead-long =
    Mrtva pozicija takoj konča partijo. Naveden je razlog za oba igralca ali pa poteze, s katerimi eden še lahko zmaga.

    Štejejo samo veljavne poteze: števci potez in ponovitve se ne upoštevajo. Šahovnica velja taka, kot je, tudi če je pozicija sestavljena.

    Izhodne kode: 0 mrtva, 1 ni mrtva, 2 ni znano, 3 neveljaven vhod.

## pgn

command-pgn = Preberi partije, kakor jih ljudje zapisujejo, in jih zapiši po standardu
command-pgn-long =
    Datoteke so navadne ali stisnjene (gz, bz2, zst), v UTF-8 ali starejšem kodiranju, ki se ugane ali navede z --encoding. Črke figur drugih jezikov, ničle pri rokadi, manjkajoči znaki, napačne številke, nezaprti oklepaji in še marsikaj ne moti branja; vsakič je povedano, kje je to in kako je bilo razumljeno. Neberljiv zapis konča partijo ali varianto in se ohrani kot komentar; bere se naslednja partija.

    Partije gredo na standardni izhod v izvozni obliki PGN, opombe pa na izhod za napake. Z --check se ne zapiše nič, razen če --out navaja datoteko. Z --json gredo opombe na standardni izhod, po en objekt v vrstici, partije pa samo v datoteko. Vse, kar branja ne moti, je našteto v docs/pgn.md.

    Izhodne kode: 0 vse je v redu, 1 česa ni bilo mogoče prebrati ali, z --check, zapis ni bil po standardu, 2 datoteke ni bilo mogoče prebrati do konca.
option-pgn-out = Partije zapiši v to datoteko
option-pgn-check = Partij ne zapiši; izhodna koda naj pove, ali je kje zapis odstopal od standarda
option-pgn-strict = Ne preberi partije, katere FEN ima pravico do rokade ali polje za jemanje mimogrede, ki ju pozicija ne dopušča
option-pgn-letters = Poteze zapiši s črkami tega jezika
default-pgn-letters = jezik iz --lang, sicer angleščina
option-pgn-clean = Izpusti komentarje, ki jih razume samo Adoube: dejstva z njegovih miz in oznake ponudb remija

## claim

command-claim = Povej, ali je reklamacija remija zaradi ponovitve ali po pravilu 50 potez pravilna in kaj sledi, če ni
command-claim-long =
    Partija se znova odigra po Pravilih, ki so veljala na njen dan. Navedene so pozicije, na katerih reklamacija temelji, pozicije, ki so le na videz enake, čas, ki ga stane nepravilna reklamacija, in poteza, ki jo je potem treba odigrati; vse s členi.

    Izhodne kode: 0 partija je remi, z reklamacijo ali že prej; 1 ni remi; 2 neveljaven vhod.
option-claim-at = Kdaj: 34w je po 34. potezi belega, 34b ali 34... po 34. potezi črnega
default-claim-at = na koncu partije
option-claim-intends = Nameravana poteza, ki jo je igralec zapisal in jo hoče odigrati, v kateri koli notaciji
option-claim-ground = Na kateri podlagi
default-claim-ground = na tisti, ki drži
option-claim-by = Kdo reklamira
default-claim-by = igralec na potezi
option-all-articles = Navedi tudi člene, ki le opredeljujejo pojme ali urejajo postopek, in dolge poti do mata
option-claim-clock = Časovna kontrola v zapisu PGN, na primer 40/5400+30:1800+30
default-claim-clock = tista iz partije
expected-claim-clock = Potrebna je časovna kontrola v zapisu PGN, na primer 40/5400+30:1800+30.

## scoresheet

command-scoresheet = Izpiši zapisnike partij ali prazne zapisnike za kolo, kot besedilo ali kot datoteko PDF za tisk
command-scoresheet-long =
    Partije se preberejo iz datoteke PGN, navadne ali stisnjene. Poteze so zapisane s črkami jezika --lang, kot jih zapisuje dodatek izdaje; ob njih so časi in ponudbe remija. Na zapisniku so turnir, igralca, časovna kontrola, rezultat, prostor za podpise in diagram zadnje pozicije. Z --typed je datoteka pretipkan zapisnik in se natisne tak, kot je bil napisan, z napakami vred.

    Iz turnirskega poročila (TRF) ali tabele parov (CSV s stolpcema Beli in Črni) nastanejo prazni zapisniki kola po vrstnem redu desk, z vpisanima igralcema. Vsak zapisnik ima prostor za 60 potez, z --back pa za 120.
option-scoresheet-path = Partije v PGN, navadne ali stisnjene (gz, bz2, zst), turnirsko poročilo (TRF) ali tabela parov (CSV); - za standardni vhod
option-scoresheet-all = Zapisniki vseh partij v datoteki
option-scoresheet-round = Samo to kolo; na prazen zapisnik brez datoteke se vpiše
default-scoresheet-round = v datoteki TRF ali tabeli zadnje kolo, ki ima pare
expected-scoresheet-round = { expected-game }
option-scoresheet-players = Tabela igralcev (CSV) za pare, ki so navedeni s številkami
option-scoresheet-blank = Prazen zapisnik za izpolnjevanje na roko; če je navedena partija, sta turnir in igralca že vpisana
option-scoresheet-typed = Datoteka je pretipkan zapisnik, ne PGN
option-scoresheet-whose = Čigav je zapisnik; z both dobi vsak igralec svojega
option-scoresheet-event = Turnir, namesto tega, kar je v datoteki
option-scoresheet-group = Skupina ali kategorija, namesto tega, kar je v datoteki
option-scoresheet-site = Kraj, če je v datoteki drug ali ga ni
option-scoresheet-date = Dan, zapisan kot 2026-11-16
expected-scoresheet-date = Potreben je dan, zapisan kot 2026-11-16.
option-scoresheet-time-control = Časovna kontrola, na primer 90 min + 30 s
expected-scoresheet-time-control = Pričakovana je časovna kontrola z enotami, na primer 90 min + 30 s ali 40/90 min + 30 s, then 30 min + 30 s; ali v sekundah, kot jo zapisuje PGN, 40/5400+30:1800+30.
option-scoresheet-pdf = Zapisnikov ne prikaži, ampak jih zapiši v to datoteko kot PDF, ali - za standardni izhod
option-scoresheet-paper = Velikost papirja
option-scoresheet-two-up = Dva zapisnika A5 drug ob drugem na listu A4, za razrez po sredini
option-scoresheet-back = Hrbtna stran za vsak zapisnik, z vrsticami za poteze od 61 do 120; za obojestranski tisk
option-scoresheet-flip = Čez kateri rob tiskalnik obrne papir: long je daljši, short krajši
option-scoresheet-copies = Toliko izvodov vsakega zapisnika
expected-scoresheet-copies = Pričakovano je celo število od 1 do 1000.
option-scoresheet-logo = Slika (PNG ali JPEG) nad zapisnikom
option-scoresheet-federation = Ime zveze ali organizatorja nad zapisnikom
option-scoresheet-form = Z izhodiščnim poljem ali brez njega
choice-scoresheet-form-short = Sf3, s črkami jezika --lang
choice-scoresheet-form-long = Sg1f3
choice-scoresheet-form-hyphenated = Sg1-f3

## sheets

command-sheets = Primerjaj dva zapisnika med seboj in s partijo
command-sheets-long =
    Zapisnik je besedilo, kakor ga je nekdo pretipkal, z napakami vred: vrstice, kot je »12. Sf3 0:45 Sc6 (=)«, z ~Sd2~ za prečrtano, - za prazno mesto in ? za to, česar ni mogoče prebrati; oznake, kot je »Rezultat: 1-0«, v katerem koli od petih jezikov. Če je poteza izpuščena ali zapisana dvakrat, se drugo zaradi tega ne šteje za različno. Brez partije se iz obeh zapisnikov ugotovi, kaj je bilo najbrž odigrano. Ukaz pove, kje se zapisnika razideta, kaj pomeni vsak vpis in kaj o tem pravijo Pravila.

    Izhodne kode: 0 se ujemata, 1 se razlikujeta, 2 datoteke ni mogoče prebrati.
option-sheets-white = Zapisnik belega
option-sheets-black = Zapisnik črnega
option-sheets-game = Datoteka PGN s partijo, navadna ali stisnjena
option-sheets-number = Katera partija v tej datoteki, šteto od 1
expected-sheets-number = { expected-game }
default-sheets-edition = tista, ki je veljala na dan partije, ali najnovejša popolna

## envelope

command-envelope = Izpiši kuverto prekinjene partije, kot besedilo ali kot datoteko PDF za tisk
command-envelope-long = Zadnja pozicija partije je tista pred kuvertirano potezo; potezo je kuvertiral igralec na potezi. Na kuverti je vse, kar mora biti po Pravilih na njej zapisano, s členom, ki to zahteva; kar ni znano, ostane kot črta za izpolnjevanje na roko. Kuvertirane poteze na njej ni. Datoteka PDF ima velikost kuverte C5 (229 × 162 mm).
option-envelope-pdf = Kuverte ne prikaži, ampak jo zapiši v to datoteko kot PDF, ali - za standardni izhod
option-envelope-used-white = Čas, ki ga je porabil beli, na primer 1:57 ali 1:57:30
option-envelope-used-black = Čas, ki ga je porabil črni
expected-envelope-used-white = Čas se zapiše kot 1:57 ali 1:57:30.
expected-envelope-used-black = { expected-envelope-used-white }
option-envelope-offer = Čigava ponudba remija velja
option-envelope-resumes-on = Dan, ko se partija nadaljuje, na primer 2026-11-17
option-envelope-resumes-at = Ura, ob kateri se nadaljuje
option-envelope-resumes-in = Kraj, kjer se nadaljuje

## audit

command-audit = Preveri partije po Pravilih, ki so veljala na njihov dan
command-audit-long =
    Vsaka partija iz datotek PGN, navadnih ali stisnjenih (gz, bz2, zst), se odigra do konca. Ugotovitve so navedene s členom in mestom v datoteki: nepravilne poteze, poteze po koncu, rezultati v nasprotju s pozicijo, možne reklamacije, ki jih ni bilo, nemogoči časi, neveljavne pozicije, notacija.

    Napaka (error) pomeni, da je zapis ali rezultat napačen, opozorilo (notice), da je bilo nekaj mogoče ali da je to vredno pogledati, zapis (notation), da je poteza zapisana drugače, kot določajo Pravila.

    Izhodne kode: 0 ugotovitev ni, 1 ugotovitve so, 2 datoteke ni bilo mogoče prebrati do konca.
option-audit-edition = Vse partije preveri po tej izdaji Pravil; auto je tista, ki je veljala na dan partije
option-audit-at-least = Ne navajaj manj pomembnega od tega
option-audit-only = Navedi samo ugotovitve te vrste; več vrst ločite z vejicami
option-audit-csv = Ugotovitev ne prikaži, ampak jih zapiši v to datoteko kot CSV, ali - za standardni izhod
option-audit-parquet = Ugotovitev ne prikaži, ampak jih zapiši v to datoteko kot Parquet
option-audit-partition = Ugotovitve vsake datoteke zapiši v svojo datoteko Parquet v tej mapi, s popisom; že opravljene datoteke se preskočijo

## law

command-law = Poišči člene ali določila Pravil, išči po njih ali primerjaj dve izdaji
command-law-long = Določilo je pravilo s trajnim imenom; izdaja Pravil mu da eno številko, več številk ali nobene. Člen se navede s številko, kakor jo natisne kateri koli prevod (9.5.3, 9.5b, 6.6 (b), { "\u0426" }.10, Preface), določilo pa z imenom; navesti jih je mogoče več hkrati. Ob vsakem je povedano, kaj lahko z njim naredi program, kaj pomeni v tej izdaji in kje je v drugih izdajah. Brez --edition so to Pravila, ki veljajo danes; povedano je tudi, kaj je bilo prej drugače.
option-law-what = Številke členov (9.5.3, 9.5b, A.4.2, Preface) ali imena določil
default-law-edition = tista, ki velja danes
option-law-on = Izdaja, ki je veljala na ta dan, zapisan kot 2016-11-03
expected-law-on = Potreben je dan, zapisan kot 2016-11-03, in ne pred julijem 2005: starejša izdaja tu ni znana.
option-law-editions = Naštej izdaje: koliko je katera znana in od kod

command-law-search = Najdi določila po besedah iz njihovega stavka ali imena
command-law-search-long = Išče po stavkih v jeziku odgovora in po angleških imenih; velike črke, naglasna znamenja in končnice skoraj niso pomembni. Najboljši zadetki so prvi. Če ni nobenega, je izhodna koda 1.
option-law-search-words = Iskane besede
option-law-search-limit = Prikaži največ toliko zadetkov
expected-law-search-limit = Potrebno je celo število.
example-search = nameravana poteza

command-law-diff = Primerjaj dve izdaji: kaj je novo, česa ni več, kaj pravi nekaj drugega, kaj ima drugo številko
option-law-diff-from = Letnica prve izdaje
option-law-diff-to = Letnica druge izdaje

command-law-coverage = Preštej člene, ki jih pokažejo primeri specifikacije
command-law-coverage-long = Odigrajo se vsi primeri. Člen je pokazan, če ga vrstica primera izrecno pričakuje in je program tam po njem odločil, ga uporabil ali zapisal. Ne šteje to, kar navede sodnik sam, niti to, kar se navaja ob vsakem začetku in vsaki potezi. Štejejo členi, po katerih lahko program odloči, jih preveri ali zapiše in katerih številka je preverjena.
option-law-coverage-edition = Samo ta izdaja, po letnici
default-law-coverage-edition = vse
option-law-coverage-missing = Naštej člene, ki jih ne pokaže noben primer, in kaj pravijo

command-law-term = Povej izraz iz Pravil v vseh petih jezikih in kje Pravila govorijo o njem
command-law-term-long = Izraz je lahko v katerem koli od jezikov; velike črke, naglasna znamenja in pisava niso pomembni. Če ga ni, je izhodna koda 1.
option-law-term-term = Izraz

## case

command-case = Odigraj primere: kratka besedila o tem, kdo je kaj storil za šahovnico in kako je bilo treba odločiti
command-case-long = Primer navede izdaje Pravil, pravila tekmovanja, pozicijo ali poteze, nato po vrsticah, kaj se je zgodilo in kaj se pričakuje. Jezik je opisan v docs/cases.md; adoube case new izpiše predlogo.

command-case-run = Odigraj primere in povej, kaj ni tako, kot pričakujejo
command-case-run-long = Vsak primer se odigra po vseh izdajah, ki jih navaja. Izhodna koda je 0, če je vse kot pričakovano, 1, če kaj ni, 2, če primera ni mogoče prebrati.
option-case-run-paths = Datoteke s primeri in mape, v katerih se berejo datoteke, ki se končajo z .case; - ali nič bere s standardnega vhoda
option-case-run-edition = Samo po izdaji Pravil z navedeno letnico
default-case-run-edition = vse, ki jih navaja primer

command-case-explain = Opiši primer: kaj se je zgodilo, kako je bilo odločeno in zakaj, s členi
option-case-explain-file = Primer; - ali nič bere s standardnega vhoda
default-case-explain-edition = najnovejša, ki jo navaja primer

command-case-new = Izpiši predlogo s komentarji za začetek novega primera
command-case-new-long = Predloga je primer, ki ga je mogoče odigrati takega, kot je.
option-case-new-title = Naslov primera
example-title = Nasprotniku je zazvonil telefon

command-case-translate = Zapiši primer v drugem jeziku
command-case-translate-long = Stavki, imena in črke figur se zapišejo na novo; naslov, opombe in oblika ostanejo. Jezik primera pove vrstica, kot je »jezik: hr«, sicer se prepozna.
option-case-translate-file = Primer; - ali nič bere s standardnega vhoda
option-case-translate-to = Jezik, v katerem se zapiše
default-case-translate-to = jezik možnosti --lang

## regulations

command-regulations = Preberi pravila tekmovanja iz datoteke TOML, povej, kaj po njih velja, in pokaži, kaj je narobe
command-regulations-long =
    Brez datoteke, in če v standardni vhod ni nič preusmerjeno, so naštete vnaprej pripravljene različice, s katerimi se datoteka lahko začne.

    Izhodne kode: 0 tako je mogoče igrati, z opombami ali brez; 2 ni mogoče ali pa datoteke ni mogoče prebrati.
option-regulations-path = Datoteka TOML ali - za standardni vhod
option-regulations-preset = Povej, kaj določa vnaprej pripravljena različica, in izpiši njeno datoteko

## pairing

command-pairing = Določi pare kol švicarskega sistema (nizozemski sistem), z razlogi; preveri in razvrsti turnirje
command-pairing-long = Turnir je datoteka TRF (TRF16, TRF26 ali kakor jo pišeta JaVaFo in bbpPairings) ali - za standardni vhod. Pari sledijo nizozemskemu sistemu FIDE, ki velja od februarja 2026.
command-pairing-next = Določi pare naslednjega kola
command-pairing-next-long = Datoteka se ne spremeni; --out zapiše kopijo s tem kolom. Izhodne kode: 0 pari so določeni, 2 razporeda ni, manjka rezultat ali datoteke ni mogoče prebrati.
option-pairing-path = Datoteka TRF; - ali nič bere s standardnega vhoda
option-pairing-next-initial-colour = Izžrebana začetna barva, če je datoteka ne navaja
option-pairing-next-reasons = Povej, katero merilo je odločilo o vsakem paru, prehodu v nižjo skupino in prostem igralcu
option-pairing-next-out = Zapiši turnir z novim kolom v to datoteko
command-pairing-check = Določi pare vseh kol znova ter primerjaj pare in mesta
command-pairing-check-long = Mesta se primerjajo po dodatnih kriterijih, ki jih navaja datoteka ali --tie-breaks. Kolo, ki ga je organizator spremenil in je to v datoteki zapisano kot opomba, ni razlika, razen če se igralca srečata drugič ali ima kdo drugič prosto kolo. Izhodne kode: 0 vse se ujema, 1 nekaj se razlikuje, 2 datoteke ni mogoče prebrati.
option-pairing-tie-breaks = Dodatni kriteriji za točkami z oznakami FIDE, ločeni z vejicami: BH/C1,SB,DE
default-pairing-tie-breaks = ki jih navaja datoteka
command-pairing-explain = Povej, zakaj se igralca ne srečata
command-pairing-explain-long = Imenuje prvo merilo, po katerem bi bil najboljši razpored s tem parom slabši. Izhodne kode: 0 ne srečata se, 1 srečata se, 2 takega igralca ali kola ni.
option-pairing-explain-one = Startna številka prvega igralca
option-pairing-explain-other = Startna številka drugega igralca
option-pairing-explain-path = Datoteka TRF ali - za standardni vhod
option-pairing-explain-round = V tem kolu
expected-pairing-explain-round = { expected-game }
default-pairing-explain-round = kolo, ki še nima vseh rezultatov, sicer naslednje
command-pairing-generate = Naredi naključen, do konca odigran turnir v obliki TRF
command-pairing-generate-long = Isto seme da isti turnir.
option-pairing-generate-players = Koliko igralcev
expected-pairing-generate-players = { expected-game }
option-pairing-generate-rounds = Koliko kol
expected-pairing-generate-rounds = { expected-game }
option-pairing-seed = Seme za žreb
expected-pairing-seed = { expected-law-search-limit }
option-pairing-generate-baku = S pospešenimi pari po bakujski metodi
command-pairing-standings = Razvrsti igralce po točkah in dodatnih kriterijih
command-pairing-standings-long = Žreb (RND) se izvede iz --seed. Izhodne kode: 0 razvrščeno, 2 datoteke ni mogoče prebrati.
option-pairing-standings-after = Po tem kolu
expected-pairing-standings-after = { expected-game }
default-pairing-standings-after = zadnje
option-pairing-standings-round-robin = Turnir je krožni

## serve

command-serve = Odpri turnirsko dvorano: tekmovanja, deske, mesta, prenosi v živo, prek HTTP
command-serve-long =
    Brez nastavitev posluša na naslovu 127.0.0.1:8080 in vse hrani v eni datoteki SQLite, katere mesto izpiše. Prvič izpiše povezavo, s katero se prijavi prvi sodnik. Teče do Ctrl+C ali SIGTERM in ohrani vse, kar je potrjeno.

    Izhodne kode: 0 zaprto v redu, uporabne nastavitve z --check, povezava z --reset-official ali neokrnjena kopija z --backup; 2 dvorane ni mogoče odpreti ali takega sodnika ali organizatorja ni.
command-serve-note = Vsaka nastavitev je lahko v datoteki TOML, v okolju (ADOUBE_ in njeno ime z velikimi črkami, na primer ADOUBE_LISTEN ali ADOUBE_LIMITS_STREAMS) in v ukazni vrstici; poznejša prevlada. Datoteko imenuje --config ali ADOUBE_CONFIG, sicer je to adoube/hall.toml v mapi z nastavitvami (XDG_CONFIG_HOME ali ~/.config), če obstaja. Storitev iz paketa za Debian ima nastavitve v /etc/adoube/hall.toml, skrivnosti kot spremenljivke v /etc/adoube/environment in podatke v /var/lib/adoube.
option-serve-config = Nastavitve preberi iz te datoteke TOML
option-serve-check = Izpiši vse nastavitve in povej, od kod so; ne odpri ničesar
option-serve-reset-official = Izpiši povezavo, s katero sodnik ali organizator s tem imenom nastavi novo geslo, in ne odpri ničesar; uporabiti jo je mogoče enkrat, v enem dnevu. Pri SQLite najprej zaprite dvorano
option-serve-backup = Naredi skladno varnostno kopijo zbirke podatkov v tej mapi, preveri jo in ne odpri ničesar; dvorana je medtem lahko odprta
option-serve-listen = Naslov in vrata, na katerih posluša; mogoče je navesti več naslovov. Naslov, ki je dosegljiv z drugih računalnikov, potrebuje TLS ali posrednika; brez tega je zavrnjen, razen če je naveden kot možnost ukaza
option-serve-lan = Odpri dvorano krajevnemu omrežju: posluša na naslovu 0.0.0.0:8443, če ni določeno drugače, uporablja TLS, povezave in kode QR pa imajo naslov tega računalnika. Brez tls-cert in tls-key se potrdilo naredi samo, shrani v mapo s podatki in znova uporabi; stran /certificate pove, kako mu zaupati
option-serve-public-address = Kako je dvorana dosegljiva od zunaj: začetek vsake povezave in kode QR
default-serve-public-address = iz prvega naslova, na katerem posluša
option-serve-data = Mapa, v kateri se hranijo podatki
default-serve-data = $XDG_DATA_HOME/adoube, sicer ~/.local/share/adoube
option-serve-database = Datoteka SQLite ali URL zbirke PostgreSQL, ki jo lahko uporablja več vozlišč
default-serve-database = adoube.db v mapi s podatki
option-serve-seal-key-file = Datoteka s ključem, s katerim se hranijo kuvertirane poteze: 32 bajtov ali 64 šestnajstiških števk. Če je ni, se naredi; pri PostgreSQL mora obstajati in biti enaka na vseh vozliščih
default-serve-seal-key-file = ob datoteki SQLite
option-serve-seal-key = Ključ sam, namesto datoteke
default-serve-seal-key = prebran iz datoteke
option-serve-tls-cert = Veriga potrdil za TLS, v obliki PEM
default-serve-tls-cert = brez TLS
option-serve-tls-key = Zasebni ključ za TLS, v obliki PEM
default-serve-tls-key = brez TLS
option-serve-behind-proxy = Naslov ali omrežje posrednikov, katerih glavi X-Forwarded-For se verjame; mogoče je navesti več naslovov. Potreben je javni naslov, ki pove tudi, ali posrednik uporablja TLS
default-serve-behind-proxy = nihče
option-serve-language = Jezik dvorane za tiste, ki ne zahtevajo drugega: { $languages }; možnost --lang
default-serve-language = jezik ukaza
option-serve-node = Ime tega vozlišča, v njegovih dnevnikih
default-serve-node = ime računalnika
option-serve-demo = Prazno dvorano napolni z majhnim tekmovanjem, ki ga je mogoče takoj igrati
option-serve-free-games = Ali se igralci smejo sami dogovarjati za partije zunaj kol, prek vmesnika za odjemalce Lichess
option-serve-log-format = Oblika dnevnika na izhodu za napake: text ali json
option-serve-log-level = Koliko se zapisuje v dnevnik: off, error, warn, info, debug ali trace
option-serve-metrics = Kje je /metrics za Prometheus: on (skupaj z vsem drugim, a samo s tega računalnika), off ali lasten naslov, za vsakogar, ki ga doseže
option-serve-stop-seconds = Koliko sekund se ob ustavitvi čaka na zahteve, ki še tečejo
option-serve-limits-body-kib = Največje telo zahteve, v KiB
option-serve-limits-header-kib = Največja glava zahteve, v KiB
option-serve-limits-header-seconds = Koliko sekund sme odjemalec pošiljati glavo zahteve ali se dogovarjati za TLS
option-serve-limits-request-seconds = Koliko sekund sme trajati zahteva; prenosi v živo nimajo konca
option-serve-limits-idle-seconds = Koliko sekund sme povezava čakati na naslednjo zahtevo; dlje, kot posredniški strežnik drži povezave odprte
option-serve-limits-write-seconds = Koliko sekund odjemalec lahko ne sprejme ničesar od odgovora ali prenosa
option-serve-limits-requests-per-minute = Zahteve enega odjemalca v minuti
option-serve-limits-sign-ins-per-minute = Poskusi prijave z enega naslova v minuti
option-serve-limits-streams = Prenosi v živo, ki jih sme imeti odjemalec hkrati
option-serve-limits-connections = Povezave, ki so odprte hkrati
option-serve-limits-connections-per-address = Povezave z enega naslova; posredniki iz nastavitve behind-proxy se ne štejejo

## verify

command-verify = Pokaži, da to, kar dvorana hrani, ali dnevnik, ki ga je izdala, ni bilo spremenjeno: vsak vpis nosi digitalni odtis prejšnjega
command-verify-long =
    Ukaz sledi vsaki verigi, prebere vsak vpis in znova sestavi vsako partijo in vsako tekmovanje. Nič se ne spremeni; dvorana lahko medtem dela v isti zbirki podatkov. Oseba, ki bi lahko na novo napisala cel dnevnik, bi lahko naredila drugega, ki bi bil prav tako skladen: zato digitalne odtise na koncih verig, ki se izpišejo, primerjajte s tistimi, ki so bili zapisani drugje.

    Izhodne kode: 0 neokrnjeno; 1 spremenjeno; 2 ni mogoče ugotoviti.
option-verify-what = Izvožen dnevnik, ki se z - ali brez navedbe bere s standardnega vhoda; datoteka SQLite dvorane; ali URL njene zbirke PostgreSQL

## perft

command-perft = Preštej vsa zaporedja veljavnih potez dane dolžine
command-perft-long = Dolžina ali globina je v polpotezah. Rokada šaha960 se razbere iz črk za rokado v zapisu FEN.
option-perft-fen-and-depth = Pozicija v zapisu FEN ali beseda startpos, narekovaji niso potrebni; - ali nič bere s standardnega vhoda; nato globina, največ 255
option-perft-divide = Preštej tudi za vsako prvo potezo posebej

## tour

command-tour = Kratek vodnik po drugih ukazih
