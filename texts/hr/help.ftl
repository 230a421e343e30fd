## The help of the commands. A text is named after the command, the option and the value that it belongs to: if there is
## none for an option of a command, the one for the option of this name anywhere holds.
## Exit codes, options, values and names of files are the same in all languages.

## Headings above options, beside those of every command.

heading-every-command = Za sve naredbe
heading-folders = U mapama
heading-writing = Način zapisivanja
heading-settings = Postavke
heading-limits = Ograničenja

## What stands for a value, in capitals.

placeholder-address = ADRESA
placeholder-article = ČLANAK
placeholder-black = CRNI
placeholder-codes = OZNAKE
placeholder-colour = BOJA
placeholder-command = NAREDBA
placeholder-control = KONTROLA
placeholder-day = DAN
placeholder-depth = DUBINA
placeholder-edge = RUB
placeholder-edition = IZDANJE
placeholder-fen = FEN
placeholder-file = DATOTEKA
placeholder-file-or-url = DATOTEKA-ILI-URL
placeholder-folder = MAPA
placeholder-form = OBLIK
placeholder-format = OBLIK
placeholder-from = PRVO
placeholder-game = PARTIJA
placeholder-ground = RAZLOG
placeholder-kind = VRSTA
placeholder-language = JEZIK
placeholder-level = RAZINA
placeholder-log-or-database = DNEVNIK-ILI-BAZA
placeholder-moment = TRENUTAK
placeholder-move = POTEZ
placeholder-n = BROJ
placeholder-name = IME
placeholder-network = MREŽA
placeholder-notation = NOTACIJA
placeholder-number = BROJ
placeholder-options = OPCIJE
placeholder-path = PUTANJA
placeholder-place = MJESTO
placeholder-rank = RED
placeholder-round = KOLO
placeholder-severity = TEŽINA
placeholder-shell = LJUSKA
placeholder-sign = ZNAK
placeholder-size = VELIČINA
placeholder-term = NAZIV
placeholder-text = TEKST
placeholder-time = VRIJEME
placeholder-title = NASLOV
placeholder-to = DRUGO
placeholder-url = URL
placeholder-when = KADA
placeholder-where = GDJE
placeholder-white = BIJELI
placeholder-whose = ČIJA
placeholder-words = RIJEČI
placeholder-year = GODINA

## All commands.

command-adoube = Pravila šaha FIDE u naredbenom retku
command-adoube-long =
    Izlazni kodovi: 0 da, 1 ne, 2 nije moguće odgovoriti ili je ulaz neispravan. Za winnable i dead, koji mogu odgovoriti da nije poznato, kod za neispravan ulaz je 3.

    Naredbe koje čitaju datoteku ili poziciju čitaju standardni ulaz ako nijedna nije navedena, a nešto je preusmjereno u njega; - ga navodi izričito. Ako u njega nije preusmjereno ništa, to je pogreška.
option-help = Prikaži pomoć (više uz --help)
option-help-long = Prikaži pomoć (sažetak uz -h)
option-version = Prikaži inačicu
option-lang = Jezik odgovora: { $languages }
default-lang = prema jeziku okruženja, inače en
option-json = Odgovori u obliku JSON na standardni izlaz, i kad je riječ o pogreškama
option-quiet = Bez sažetaka, napomena i prikaza napretka; na izlazu za pogreške samo pogreške
option-color = Kada upotrijebiti boje
choice-color-auto = Boje u terminalu, osim ako je postavljena varijabla NO_COLOR
choice-color-always = Boje uvijek, i kad izlaz ide u cijev
choice-color-never = Nikada

command-help = Prikaži pomoć za naredbu
option-help-command = Naredba i, ako postoji, naredba ispod nje; bez toga: sve naredbe

command-completions = Ispiši što je ljusci potrebno za dopunjavanje naredbi i opcija
command-completions-long = Riječi uz naredbe i opcije na jeziku su odgovora. Paket za Debian instalira ih za bash, zsh i fish.
option-completions-shell = Ljuska

command-man = Ispiši stranicu priručnika za naredbu ili zapiši stranice svih naredbi
command-man-long = Stranice su na jeziku odgovora i nastaju iz istih tekstova kao --help. Paket za Debian instalira ih.
option-man-command = Naredba i, ako postoji, naredba ispod nje; bez toga: stranica za adoube
option-man-out = Zapiši stranice svih naredbi u ovu mapu

## Options of several commands.

option-fen = Pozicija u zapisu FEN ili riječ startpos, navodnici nisu potrebni; - ili ništa čita sa standardnog ulaza
option-composed = Prihvati sastavljenu poziciju koja ne može nastati u partiji: previše pješaka ili promoviranih figura ili nemoguć dvostruki šah
option-notation = Kako se zapisuju potezi
choice-notation-san = Kratki oblik iz Dodatka C, slovima jezika --lang
choice-notation-long = Dugi oblik, slovima jezika --lang
choice-notation-uci = Kako zapisuju šahovski programi
choice-notation-figurine = Kratki oblik sa sličicama figura umjesto slova
choice-notation-announce = Kako se potezi objavljuju igraču koji ne vidi
option-instant = Ostani u stalnim granicama, kao pri svakom potezu partije uživo; što traži više, ostaje nepoznato
option-files = Datoteke PGN i mape, u kojima se čitaju datoteke koje završavaju na .pgn ili .pgn.gz, .pgn.bz2, .pgn.zst; - ili ništa čita sa standardnog ulaza
option-path = Datoteka PGN, obična ili komprimirana (gz, bz2, zst); - ili ništa čita sa standardnog ulaza
option-game = Koja partija u datoteci, brojeći od 1
expected-game = Potreban je cijeli broj od 1 nadalje.
option-encoding = Kodiranje u kojem je tekst zapisan
default-encoding = UTF-8, inače se pogađa
expected-encoding = Potrebno je ime kodiranja, na primjer utf-8, windows-1250, windows-1251, windows-1252, iso-8859-2, iso-8859-5, koi8-r, utf-16le.
option-edition = Izdanje Pravila, prema godini
default-edition = ono koje je bilo na snazi na dan partije
option-threads = Radi s toliko dretvi
default-threads = po jedna za svaki procesor
expected-threads = Potreban je cijeli broj od 1 do 256.
option-follow = U mapama slijedi simboličke poveznice
option-hidden = Čitaj i skrivene datoteke i mape, čija imena počinju točkom
option-no-ignore = Čitaj i ono što isključuju datoteke .gitignore i .ignore

## show

command-show = Prikaži poziciju, pravilnu ili ne, u terminalu ili kao dijagram SVG
command-show-long = Kaže tko je na potezu, je li šah, mat ili pat i koja su prava na rokadu preostala. Prikazuje se i nepravilna pozicija, sa svime što u njoj nije u redu; izlazni je kod tada 1.
option-show-svg = Zapiši ploču i u ovu datoteku kao dijagram SVG; - zapisuje na standardni izlaz dijagram i ništa drugo
option-show-size = Koliko je ploča velika u terminalu s bojama
choice-show-size-small = Jedan redak za svaki red
choice-show-size-large = Četiri retka za svaki red, nacrtane figure (boje, 67 stupaca, 33 retka)
option-show-side = Čija je strana ploče dolje

## moves

command-moves = Nabroji pravilne poteze u poziciji, u notaciji čitatelja

## notation

command-notation = Prenesi potez ili cijeli zapisnik iz jednog jezika u drugi
command-notation-long = Čitanje je popustljivo: svih pet jezika, sličice figura, dugi i kratki oblik, svi uobičajeni znakovi, s brojevima poteza ili bez njih, i objave poteza. Zapisivanje je strogo: onako kako propisuje odabrano izdanje Pravila.
option-notation-text = Potez ili partija; navodnici nisu potrebni; - ili ništa čita sa standardnog ulaza
option-notation-file = Pročitaj tekst iz ove datoteke
option-notation-from = Jezik onoga tko je zapisivao; na njemu se navode mogući potezi ako se neki ne može pročitati
default-notation-from = --lang
option-notation-to = Jezik na koji se prenosi
default-notation-to = --lang
option-notation-fen = Pozicija prije prvog poteza, u navodnicima
option-notation-remarks = Kaži gdje zapis odstupa od onoga što propisuju Pravila
option-notation-edition = Izdanje Pravila prema kojem se zapisuje; izdanja iz 2018. i 2023. zadržala su dodatak iz 2017.
default-notation-edition = 2017
option-notation-form = Koja se polja zapisuju, ili sve kao objava
option-notation-figurines = Sličice figura umjesto slova
option-notation-captures = Znak x za uzimanje
option-notation-castling = 0-0 ili O-O
option-notation-promotion = d8D, d8=D ili d8(D)
option-notation-checks = Znakovi za šah i mat: + i #, + i ++ ili nijedan
option-notation-en-passant = Znak e.p. za uzimanje u prolazu
option-notation-draw-offers = Znak (=) za ponudu remija

## chess960

command-chess960 = Odredi broj, izvuci ili provjeri početnu poziciju šaha 960
command-chess960-long = Prikazuje početnu poziciju s danim brojem, izvlači je ždrijebom ili kaže koji broj ima pozicija. Ako pozicija nije početna, navode se svi neispunjeni uvjeti; izlazni je kod tada 1.
option-chess960-start = Broj od 0 do 959 (518 je uobičajeni poredak), osnovni red engleskim slovima, pozicija u zapisu FEN ili - za standardni ulaz; bez toga: slučajna

## winnable

command-winnable = Kaži tko još može matirati bilo kojim nizom pravilnih poteza i kako ili zašto ne
command-winnable-long =
    Uz svaki odgovor stoji ono što ga dokazuje: potezi obaju igrača do mata ili razlog zašto ih nema. Što se nije moglo utvrditi, navodi se kao nepoznato.

    Računaju se samo pravilni potezi, i rokade šaha 960: brojači poteza i ponavljanja ne uzimaju se u obzir. Ploča se uzima kakva jest, i kad je pozicija sastavljena.

    Izlazni kodovi: 0 odlučeno, 2 nije poznato, 3 neispravan ulaz. Uz --batch: 0 svaki redak ima svoj odgovor, 3 neki se redak nije mogao pročitati.
option-winnable-batch = Prosudi poziciju u svakom retku ove datoteke ili standardnog ulaza (- ili ništa); operacije EPD i ono što slijedi iza ; ili # preskaču se
option-winnable-player = Prosudi samo za tog igrača

## dead

command-dead = Kaži je li pozicija mrtva: nitko ne može matirati nijednim nizom pravilnih poteza
command-dead-long =
    Mrtva pozicija odmah završava partiju. Navodi se razlog za oba igrača ili potezi kojima jedan od njih još može pobijediti.

    Računaju se samo pravilni potezi: brojači poteza i ponavljanja ne uzimaju se u obzir. Ploča se uzima kakva jest, i kad je pozicija sastavljena.

    Izlazni kodovi: 0 mrtva, 1 nije mrtva, 2 nije poznato, 3 neispravan ulaz.

## pgn

command-pgn = Pročitaj partije kako ih ljudi zapisuju i zapiši ih prema standardu
command-pgn-long =
    Datoteke su obične ili komprimirane (gz, bz2, zst), u UTF-8 ili starijem kodiranju, koje se pogađa ili navodi s --encoding. Slova figura drugih jezika, nule za rokadu, znakovi koji nedostaju, pogrešni brojevi, nezatvorene zagrade i još mnogo toga ne smeta čitanju; svaki se put kaže gdje je to i kako je shvaćeno. Što se ne može pročitati, završava svoju partiju ili varijantu i čuva se kao komentar; čita se sljedeća partija.

    Partije idu na standardni izlaz u izvoznom obliku PGN, a napomene na izlaz za pogreške. Uz --check ne zapisuje se ništa, osim ako --out navodi datoteku. Uz --json napomene idu na standardni izlaz, po jedan objekt u retku, a partije samo u datoteku. Sve što čitanju ne smeta nabrojeno je u docs/pgn.md.

    Izlazni kodovi: 0 sve je u redu, 1 nešto se nije moglo pročitati ili, uz --check, zapis nije bio prema standardu, 2 datoteka se nije mogla pročitati do kraja.
option-pgn-out = Zapiši partije u ovu datoteku
option-pgn-check = Ne zapisuj partije; neka izlazni kod kaže je li zapis igdje odstupao od standarda
option-pgn-strict = Ne čitaj partiju čiji FEN ima pravo na rokadu ili polje za uzimanje u prolazu koje pozicija ne dopušta
option-pgn-letters = Zapiši poteze slovima ovog jezika
default-pgn-letters = jezik iz --lang, inače engleski
option-pgn-clean = Izostavi komentare koje razumije samo Adoube: činjenice s njegovih stolova i oznake ponuda remija

## claim

command-claim = Kaži je li reklamacija remija zbog ponavljanja ili po pravilu 50 poteza točna i što slijedi ako nije
command-claim-long =
    Partija se ponovno odigrava prema Pravilima koja su bila na snazi na njezin dan. Navode se pozicije na kojima se reklamacija temelji, pozicije koje su samo naizgled iste, vrijeme koje se gubi netočnom reklamacijom i potez koji se tada mora odigrati; s člancima.

    Izlazni kodovi: 0 partija je remi, reklamacijom ili prije nje; 1 nije remi; 2 neispravan ulaz.
option-claim-at = Kada: 34w je nakon 34. poteza bijelog, 34b ili 34... nakon 34. poteza crnog
default-claim-at = na kraju partije
option-claim-intends = Najavljeni potez koji je igrač zapisao i namjerava odigrati, u bilo kojoj notaciji
option-claim-ground = Na kojoj osnovi
default-claim-ground = na onoj koja vrijedi
option-claim-by = Tko reklamira
default-claim-by = igrač na potezu
option-all-articles = Navedi i članke koji samo određuju pojmove ili postupak te duge putove do mata
option-claim-clock = Vremenska kontrola u zapisu PGN, na primjer 40/5400+30:1800+30
default-claim-clock = ona iz partije
expected-claim-clock = Potrebna je vremenska kontrola u zapisu PGN, na primjer 40/5400+30:1800+30.

## scoresheet

command-scoresheet = Ispiši zapisnike partija ili prazne zapisnike za kolo, kao tekst ili kao datoteku PDF za tisak
command-scoresheet-long =
    Partije se čitaju iz datoteke PGN, obične ili komprimirane. Potezi se zapisuju slovima jezika --lang, kako propisuje dodatak izdanja; uz njih stoje vremena i ponude remija. Na zapisniku su turnir, igrači, vremenska kontrola, rezultat, mjesto za potpise i dijagram posljednje pozicije. Uz --typed datoteka je prepisan zapisnik i ispisuje se onako kako je napisan, s pogreškama.

    Iz turnirskog izvješća (TRF) ili tablice parova (CSV sa stupcima Bijeli i Crni) nastaju prazni zapisnici kola, po redoslijedu ploča, s upisanim igračima. Svaki zapisnik ima mjesta za 60 poteza, a uz --back za 120.
option-scoresheet-path = Partije u PGN-u, obične ili komprimirane (gz, bz2, zst), turnirsko izvješće (TRF) ili tablica parova (CSV); - za standardni ulaz
option-scoresheet-all = Zapisnici svih partija u datoteci
option-scoresheet-round = Samo ovo kolo; na prazan zapisnik bez datoteke ono se upisuje
default-scoresheet-round = u datoteci TRF ili tablici posljednje kolo koje ima parove
expected-scoresheet-round = { expected-game }
option-scoresheet-players = Tablica igrača (CSV) za parove navedene brojevima
option-scoresheet-blank = Prazan zapisnik za popunjavanje rukom; ako je navedena partija, turnir i igrači već su upisani
option-scoresheet-typed = Datoteka je prepisan zapisnik, a ne PGN
option-scoresheet-whose = Čiji je zapisnik; uz both svaki igrač dobiva svoj
option-scoresheet-event = Turnir, umjesto onoga što piše u datoteci
option-scoresheet-group = Skupina ili kategorija, umjesto onoga što piše u datoteci
option-scoresheet-site = Mjesto, ako u datoteci piše drugo ili ga nema
option-scoresheet-date = Dan, napisan kao 2026-11-16
expected-scoresheet-date = Potreban je dan zapisan kao 2026-11-16.
option-scoresheet-time-control = Vremenska kontrola, na primjer 90 min + 30 s
expected-scoresheet-time-control = Očekuje se vremenska kontrola s jedinicama, na primjer 90 min + 30 s ili 40/90 min + 30 s, then 30 min + 30 s; ili u sekundama, kako je zapisuje PGN, 40/5400+30:1800+30.
option-scoresheet-pdf = Zapiši zapisnike u ovu datoteku kao PDF umjesto da se prikažu, ili - za standardni izlaz
option-scoresheet-paper = Veličina papira
option-scoresheet-two-up = Dva zapisnika A5 jedan do drugoga na listu A4, za rezanje po sredini
option-scoresheet-back = Poleđina za svaki zapisnik, s recima za poteze od 61 do 120; za obostrani ispis
option-scoresheet-flip = Preko kojeg ruba pisač okreće papir: long je duži, short kraći
option-scoresheet-copies = Toliko primjeraka svakog zapisnika
expected-scoresheet-copies = Očekuje se cijeli broj od 1 do 1000.
option-scoresheet-logo = Slika (PNG ili JPEG) iznad zapisnika
option-scoresheet-federation = Ime federacije ili organizatora iznad zapisnika
option-scoresheet-form = S polaznim poljem ili bez njega
choice-scoresheet-form-short = Sf3, slovima jezika --lang
choice-scoresheet-form-long = Sg1f3
choice-scoresheet-form-hyphenated = Sg1-f3

## sheets

command-sheets = Usporedi dva zapisnika međusobno i s partijom
command-sheets-long =
    Zapisnik je tekst kako ga je netko prepisao, s pogreškama: redci poput „12. Sf3 0:45 Sc6 (=)”, sa ~Sd2~ za prekriženo, - za prazno mjesto i ? za ono što se ne može pročitati; oznake poput „Rezultat: 1-0” na bilo kojem od pet jezika. Ako je potez izostavljen ili zapisan dvaput, ostalo se zbog toga ne smatra različitim. Bez partije se iz obaju zapisnika utvrđuje što je vjerojatno odigrano. Naredba kaže gdje se zapisnici razilaze, što znači svaki unos i što o tome kažu Pravila.

    Izlazni kodovi: 0 slažu se, 1 razlikuju se, 2 datoteka se ne može pročitati.
option-sheets-white = Zapisnik bijelog
option-sheets-black = Zapisnik crnog
option-sheets-game = Datoteka PGN s partijom, obična ili komprimirana
option-sheets-number = Koja partija u toj datoteci, brojeći od 1
expected-sheets-number = { expected-game }
default-sheets-edition = ono koje je bilo na snazi na dan partije ili najnovije potpuno

## envelope

command-envelope = Ispiši omotnicu prekinute partije, kao tekst ili kao datoteku PDF za tisak
command-envelope-long = Posljednja pozicija partije ona je prije kuvertiranog poteza; potez je kuvertirao igrač na potezu. Na omotnici stoji sve što prema Pravilima mora biti na njoj zapisano, s člankom koji to traži; što nije poznato, ostaje kao crta za popunjavanje rukom. Kuvertiranog poteza na njoj nema. Datoteka PDF ima veličinu omotnice C5 (229 × 162 mm).
option-envelope-pdf = Zapiši omotnicu u ovu datoteku kao PDF umjesto da se prikaže, ili - za standardni izlaz
option-envelope-used-white = Vrijeme koje je potrošio bijeli, na primjer 1:57 ili 1:57:30
option-envelope-used-black = Vrijeme koje je potrošio crni
expected-envelope-used-white = Vrijeme se zapisuje kao 1:57 ili 1:57:30.
expected-envelope-used-black = { expected-envelope-used-white }
option-envelope-offer = Čija ponuda remija vrijedi
option-envelope-resumes-on = Dan kada se partija nastavlja, na primjer 2026-11-17
option-envelope-resumes-at = U koliko se sati nastavlja
option-envelope-resumes-in = Gdje se nastavlja

## audit

command-audit = Provjeri partije prema Pravilima koja su bila na snazi na njihov dan
command-audit-long =
    Svaka partija iz datoteka PGN, običnih ili komprimiranih (gz, bz2, zst), odigrava se do kraja. Nalazi se navode s člankom i mjestom u datoteci: nepravilni potezi, potezi nakon kraja, rezultati u suprotnosti s pozicijom, moguće reklamacije kojih nije bilo, nemoguća vremena, nepravilne pozicije, notacija.

    Pogreška (error) znači da je zapis ili rezultat pogrešan, napomena (notice) da je nešto bilo moguće ili da to treba pogledati, zapis (notation) da je potez zapisan drukčije nego što propisuju Pravila.

    Izlazni kodovi: 0 nalaza nema, 1 nalaza ima, 2 datoteka se nije mogla pročitati do kraja.
option-audit-edition = Provjeri sve partije prema ovom izdanju Pravila; auto je ono koje je bilo na snazi na dan partije
option-audit-at-least = Ne navodi manje važno od toga
option-audit-only = Navedi samo nalaze te vrste; više vrsta odvaja se zarezima
option-audit-csv = Zapiši nalaze u ovu datoteku kao CSV umjesto da se prikažu, ili - za standardni izlaz
option-audit-parquet = Zapiši nalaze u ovu datoteku kao Parquet umjesto da se prikažu
option-audit-partition = Nalaze svake datoteke zapiši u njezinu datoteku Parquet u ovoj mapi, s opisom; gotove datoteke se preskaču

## law

command-law = Pronađi članke ili odredbe Pravila, pretraži ih ili usporedi dva izdanja
command-law-long = Odredba je pravilo s trajnim imenom; izdanje Pravila daje joj jedan broj, više brojeva ili nijedan. Članak se navodi brojem kako ga tiska bilo koji prijevod (9.5.3, 9.5b, 6.6 (b), { "\u0426" }.10, Preface), a odredba imenom; može se navesti više njih odjednom. Uz svaku se kaže što s njom može program, što znači u tom izdanju i gdje je u drugim izdanjima. Bez --edition to su Pravila koja su danas na snazi; kaže se i što je prije bilo drukčije.
option-law-what = Brojevi članaka (9.5.3, 9.5b, A.4.2, Preface) ili imena odredaba
default-law-edition = ono koje je danas na snazi
option-law-on = Izdanje na snazi tog dana, zapisanog kao 2016-11-03
expected-law-on = Potreban je dan zapisan kao 2016-11-03, i to ne prije srpnja 2005.: starije izdanje ovdje nije poznato.
option-law-editions = Nabroji izdanja: koliko je koje poznato i odakle

command-law-search = Pronađi odredbe po riječima iz njihove rečenice ili imena
command-law-search-long = Pretražuje rečenice na jeziku odgovora i engleska imena; velika slova, naglasci i nastavci gotovo ne čine razliku. Najbolji su pogodci prvi. Ako nema nijednog, izlazni je kod 1.
option-law-search-words = Riječi koje se traže
option-law-search-limit = Prikaži najviše toliko pogodaka
expected-law-search-limit = Potreban je cijeli broj.
example-search = najavljeni potez

command-law-diff = Usporedi dva izdanja: što je novo, čega više nema, što kaže nešto drugo, što ima drugi broj
option-law-diff-from = Godina prvog izdanja
option-law-diff-to = Godina drugog izdanja

command-law-coverage = Prebroji članke koje pokrivaju slučajevi specifikacije
command-law-coverage-long = Odigravaju se svi slučajevi. Članak je pokriven ako ga redak slučaja izričito očekuje, a program je ondje po njemu odlučio, primijenio ga ili zapisao. Ne računa se ono što navodi samo sudac ni ono što se navodi pri svakom početku i svakom potezu. Računaju se članci po kojima program može odlučiti, koje može provjeriti ili zapisati i čiji je broj provjeren.
option-law-coverage-edition = Samo ovo izdanje, prema godini
default-law-coverage-edition = sva
option-law-coverage-missing = Nabroji članke koje ne pokriva nijedan slučaj i što oni kažu

command-law-term = Kaži naziv iz Pravila na svih pet jezika i gdje Pravila o tome govore
command-law-term-long = Naziv može biti na bilo kojem od jezika; velika slova, naglasci i pisma ne čine razliku. Ako ga nema, izlazni je kod 1.
option-law-term-term = Naziv

## case

command-case = Odigraj slučajeve: kratke tekstove o tome tko je što učinio za pločom i kako je trebalo odlučiti
command-case-long = Slučaj navodi izdanja Pravila, turnirski pravilnik, poziciju ili poteze, a zatim redak po redak što se dogodilo i što se očekuje. Jezik je opisan u docs/cases.md; adoube case new ispisuje predložak.

command-case-run = Odigraj slučajeve i kaži što nije kako očekuju
command-case-run-long = Svaki se slučaj odigrava prema svim izdanjima koja navodi. Izlazni je kod 0 ako je sve kako se očekivalo, 1 ako nešto nije, 2 ako se slučaj ne može pročitati.
option-case-run-paths = Datoteke sa slučajevima i mape, u kojima se čitaju datoteke koje završavaju na .case; - ili ništa čita sa standardnog ulaza
option-case-run-edition = Samo po izdanju Pravila iz navedene godine
default-case-run-edition = sva koja slučaj navodi

command-case-explain = Opiši slučaj: što se dogodilo, kako je odlučeno i zašto, s člancima
option-case-explain-file = Slučaj; - ili ništa čita sa standardnog ulaza
default-case-explain-edition = najnovije koje slučaj navodi

command-case-new = Ispiši predložak s komentarima za početak novog slučaja
command-case-new-long = Predložak je slučaj koji se može odigrati takav kakav jest.
option-case-new-title = Naslov slučaja
example-title = Protivniku je zazvonio telefon

command-case-translate = Zapiši slučaj na drugom jeziku
command-case-translate-long = Rečenice, nazivi i slova figura ispisuju se iznova; naslov, napomene i oblik ostaju. Jezik slučaja navodi redak kao što je jezik: hr, inače se prepoznaje.
option-case-translate-file = Slučaj; - ili ništa čita sa standardnog ulaza
option-case-translate-to = Jezik na kojem se zapisuje
default-case-translate-to = jezik opcije --lang

## regulations

command-regulations = Pročitaj turnirski pravilnik iz datoteke TOML, kaži što prema njemu vrijedi i pokaži što nije u redu
command-regulations-long =
    Bez datoteke, i ako u standardni ulaz ništa nije preusmjereno, nabrajaju se gotovi pravilnici kojima datoteka može početi.

    Izlazni kodovi: 0 tako se može igrati, s napomenama ili bez njih; 2 ne može se ili se datoteka ne može pročitati.
option-regulations-path = Datoteka TOML ili - za standardni ulaz
option-regulations-preset = Kaži što propisuje gotov pravilnik i ispiši njegovu datoteku

## pairing

command-pairing = Upari kola švicarskog sustava (nizozemski sustav), s razlozima; provjeri i poredaj turnire
command-pairing-long = Turnir je datoteka TRF (TRF16, TRF26 ili kako je pišu JaVaFo i bbpPairings) ili - za standardni ulaz. Parovi slijede nizozemski sustav FIDE-a koji vrijedi od veljače 2026.
command-pairing-next = Upari sljedeće kolo
command-pairing-next-long = Datoteka se ne mijenja; --out zapisuje kopiju s tim kolom. Izlazni kodovi: 0 upareno, 2 raspored ne postoji, nedostaje rezultat ili se datoteka ne može pročitati.
option-pairing-path = Datoteka TRF; - ili ništa čita sa standardnog ulaza
option-pairing-next-initial-colour = Izvučena početna boja, ako je datoteka ne navodi
option-pairing-next-reasons = Reci koje je mjerilo odlučilo o svakom paru, spuštanju i slobodnom igraču
option-pairing-next-out = Zapiši turnir s novim kolom u ovu datoteku
command-pairing-check = Ponovno upari sva kola te usporedi parove i mjesta
command-pairing-check-long = Mjesta se uspoređuju po dodatnim kriterijima koje navodi datoteka ili --tie-breaks. Kolo koje je organizator promijenio, a u datoteci je to zabilježeno u napomeni, nije razlika, osim ako se dva igrača sastaju drugi put ili netko drugi put ima slobodno kolo. Izlazni kodovi: 0 sve se slaže, 1 nešto se razlikuje, 2 datoteka se ne može pročitati.
option-pairing-tie-breaks = Dodatni kriteriji iza bodova, oznakama FIDE-a, odvojeni zarezima: BH/C1,SB,DE
default-pairing-tie-breaks = koje navodi datoteka
command-pairing-explain = Reci zašto se dva igrača ne sastaju
command-pairing-explain-long = Imenuje prvo mjerilo po kojem bi najbolji raspored s tim parom bio lošiji. Izlazni kodovi: 0 ne sastaju se, 1 sastaju se, 2 nema takvog igrača ili kola.
option-pairing-explain-one = Startni broj prvog igrača
option-pairing-explain-other = Startni broj drugog igrača
option-pairing-explain-path = Datoteka TRF ili - za standardni ulaz
option-pairing-explain-round = U ovom kolu
expected-pairing-explain-round = { expected-game }
default-pairing-explain-round = kolo kojem nedostaju rezultati, inače sljedeće
command-pairing-generate = Napravi slučajan, do kraja odigran turnir u obliku TRF
command-pairing-generate-long = Isto sjeme daje isti turnir.
option-pairing-generate-players = Koliko igrača
expected-pairing-generate-players = { expected-game }
option-pairing-generate-rounds = Koliko kola
expected-pairing-generate-rounds = { expected-game }
option-pairing-seed = Sjeme za ždrijeb
expected-pairing-seed = { expected-law-search-limit }
option-pairing-generate-baku = S ubrzanim parovima po metodi Baku
command-pairing-standings = Poredaj igrače po bodovima i dodatnim kriterijima
command-pairing-standings-long = Ždrijeb (RND) izvodi se iz --seed. Izlazni kodovi: 0 poredano, 2 datoteka se ne može pročitati.
option-pairing-standings-after = Nakon ovog kola
expected-pairing-standings-after = { expected-game }
default-pairing-standings-after = posljednje
option-pairing-standings-round-robin = Turnir je kružni (Bergerov)

## serve

command-serve = Otvori turnirsku dvoranu: natjecanja, ploče, mjesta, prijenosi uživo, preko HTTP-a
command-serve-long =
    Bez postavki sluša na adresi 127.0.0.1:8080 i sve čuva u jednoj datoteci SQLite, čije mjesto ispisuje. Prvi put ispisuje poveznicu kojom nastaje prvi sudac. Radi do Ctrl+C ili SIGTERM i čuva sve što je potvrđeno.

    Izlazni kodovi: 0 zatvoreno u redu, upotrebljive postavke uz --check, poveznica uz --reset-official ili cjelovita kopija uz --backup; 2 dvorana se ne može otvoriti ili takve službene osobe nema.
command-serve-note = Svaka postavka može stajati u datoteci TOML, u okruženju (ADOUBE_ i njezino ime velikim slovima, na primjer ADOUBE_LISTEN ili ADOUBE_LIMITS_STREAMS) i u naredbenom retku; kasnija ima prednost pred ranijom. Datoteku navodi --config ili ADOUBE_CONFIG, inače je to adoube/hall.toml u mapi s postavkama (XDG_CONFIG_HOME ili ~/.config), ako postoji. Usluga iz paketa za Debian ima postavke u /etc/adoube/hall.toml, tajne kao varijable u /etc/adoube/environment, a podatke u /var/lib/adoube.
option-serve-config = Pročitaj postavke iz ove datoteke TOML
option-serve-check = Ispiši sve postavke i odakle su te ne otvaraj ništa
option-serve-reset-official = Ispiši poveznicu kojom službena osoba s tim imenom postavlja novu lozinku i ne otvaraj ništa; može se upotrijebiti jednom, u roku od jednog dana. Uz SQLite najprije zatvorite dvoranu
option-serve-backup = Izradi dosljednu sigurnosnu kopiju baze podataka u ovoj mapi, provjeri je i ne otvaraj ništa; dvorana za to vrijeme može biti otvorena
option-serve-listen = Adresa i port na kojima se sluša; može se navesti više adresa. Adresa dostupna s drugih računala traži TLS ili posrednika; bez toga se odbija, osim ako je navedena kao opcija naredbe
option-serve-lan = Otvori dvoranu lokalnoj mreži: sluša na adresi 0.0.0.0:8443 ako nije zadano drukčije, služi se TLS-om, a poveznice i kodovi QR imaju adresu ovog računala. Bez tls-cert i tls-key certifikat se izrađuje sam, čuva u mapi s podacima i ponovno upotrebljava; stranica /certificate kaže kako mu vjerovati
option-serve-public-address = Kako je dvorana dostupna izvana: početak svake poveznice i koda QR
default-serve-public-address = iz prve adrese na kojoj se sluša
option-serve-data = Mapa u kojoj se čuvaju podaci
default-serve-data = $XDG_DATA_HOME/adoube, inače ~/.local/share/adoube
option-serve-database = Datoteka SQLite ili URL baze PostgreSQL, kojom se može koristiti više čvorova
default-serve-database = adoube.db u mapi s podacima
option-serve-seal-key-file = Datoteka s ključem pod kojim se čuvaju kuvertirani potezi: 32 bajta ili 64 heksadecimalne znamenke. Ako je nema, stvara se; uz PostgreSQL mora postojati i biti ista na svim čvorovima
default-serve-seal-key-file = uz datoteku SQLite
option-serve-seal-key = Sam ključ, umjesto datoteke
default-serve-seal-key = pročitan iz datoteke
option-serve-tls-cert = Lanac certifikata za TLS, u obliku PEM
default-serve-tls-cert = bez TLS-a
option-serve-tls-key = Privatni ključ za TLS, u obliku PEM
default-serve-tls-key = bez TLS-a
option-serve-behind-proxy = Adresa ili mreža posrednika kojima se vjeruje X-Forwarded-For; može se navesti više adresa. Potrebna je javna adresa, koja kaže i koristi li se posrednik TLS-om
default-serve-behind-proxy = nitko
option-serve-language = Jezik dvorane za one koji ne traže drugi: { $languages }; opcija --lang
default-serve-language = jezik naredbe
option-serve-node = Ime ovog čvora, u njegovim dnevnicima
default-serve-node = ime računala
option-serve-demo = Popuni praznu dvoranu malim natjecanjem koje se može odmah igrati
option-serve-free-games = Smiju li igrači sami dogovarati partije izvan kola, preko sučelja za klijente Lichess
option-serve-log-format = Oblik dnevnika na izlazu za pogreške: text ili json
option-serve-log-level = Koliko se zapisuje u dnevnik: off, error, warn, info, debug ili trace
option-serve-metrics = Gdje je /metrics za Prometheus: on (zajedno sa svime ostalim, ali samo s ovog računala), off ili vlastita adresa, za svakoga tko do nje dođe
option-serve-stop-seconds = Koliko se sekundi pri zaustavljanju čeka na zahtjeve koji su u tijeku
option-serve-limits-body-kib = Najveće tijelo zahtjeva, u KiB
option-serve-limits-header-kib = Najveće zaglavlje zahtjeva, u KiB
option-serve-limits-header-seconds = Koliko sekundi klijent smije slati zaglavlje zahtjeva ili se dogovarati o TLS-u
option-serve-limits-request-seconds = Koliko sekundi smije trajati zahtjev; prijenosi uživo nemaju kraja
option-serve-limits-idle-seconds = Koliko sekundi veza smije čekati sljedeći zahtjev; dulje nego što posrednički poslužitelj drži veze otvorenima
option-serve-limits-write-seconds = Koliko sekundi klijent smije ne preuzimati ništa od odgovora ili prijenosa
option-serve-limits-requests-per-minute = Zahtjevi jednog klijenta u minuti
option-serve-limits-sign-ins-per-minute = Pokušaji prijave s jedne adrese u minuti
option-serve-limits-streams = Prijenosi uživo koje jedan klijent smije držati otvorenima
option-serve-limits-connections = Veze koje su istodobno otvorene
option-serve-limits-connections-per-address = Veze s jedne adrese; posrednici iz postavke behind-proxy ne broje se

## verify

command-verify = Pokaži da ono što dvorana čuva, ili dnevnik koji je izdala, nije mijenjano: svaki unos nosi digitalni otisak prethodnog
command-verify-long =
    Prati se svaki lanac, čita svaki unos i iznova sastavlja svaka partija i svako natjecanje. Ništa se ne mijenja; dvorana za to vrijeme može raditi u bazi podataka. Osoba koja bi mogla iznova napisati cijeli dnevnik mogla bi napraviti drugi koji je jednako dosljedan: zato digitalne otiske na krajevima lanaca, koji se ispisuju, usporedite s onima koji su zabilježeni drugdje.

    Izlazni kodovi: 0 cjelovito; 1 promijenjeno; 2 ne može se utvrditi.
option-verify-what = Izvezeni dnevnik, koji se uz - ili bez navođenja čita sa standardnog ulaza; datoteka SQLite dvorane; ili URL njezine baze PostgreSQL

## perft

command-perft = Prebroji sve nizove pravilnih poteza zadane duljine
command-perft-long = Duljina ili dubina je u polupotezima. Rokada šaha 960 prepoznaje se po slovima za rokadu u zapisu FEN.
option-perft-fen-and-depth = Pozicija u zapisu FEN ili riječ startpos, navodnici nisu potrebni; - ili ništa čita sa standardnog ulaza; zatim dubina, najviše 255
option-perft-divide = Prebroji i za svaki prvi potez posebno

## tour

command-tour = Kratak vodič kroz ostale naredbe
