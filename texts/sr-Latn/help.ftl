## The help of the commands. A text is named after the command, the option and the value that it belongs to: if there is
## none for an option of a command, the one for the option of this name anywhere holds.
## Exit codes, options, values and names of files are the same in all languages.

## Headings above options, beside those of every command.

heading-every-command = Za sve komande
heading-folders = U direktorijumima
heading-writing = Način zapisivanja
heading-settings = Podešavanja
heading-limits = Ograničenja

## What stands for a value, in capitals.

placeholder-address = ADRESA
placeholder-article = ČLAN
placeholder-black = CRNI
placeholder-codes = OZNAKE
placeholder-colour = BOJA
placeholder-command = KOMANDA
placeholder-control = KONTROLA
placeholder-day = DAN
placeholder-depth = DUBINA
placeholder-edge = IVICA
placeholder-edition = IZDANJE
placeholder-fen = FEN
placeholder-file = DATOTEKA
placeholder-file-or-url = DATOTEKA-ILI-URL
placeholder-folder = DIREKTORIJUM
placeholder-form = OBLIK
placeholder-format = OBLIK
placeholder-from = PRVO
placeholder-game = PARTIJA
placeholder-ground = OSNOV
placeholder-kind = VRSTA
placeholder-language = JEZIK
placeholder-level = NIVO
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
placeholder-place = MESTO
placeholder-rank = RED
placeholder-round = KOLO
placeholder-severity = TEŽINA
placeholder-shell = LJUSKA
placeholder-sign = ZNAK
placeholder-size = VELIČINA
placeholder-term = IZRAZ
placeholder-text = TEKST
placeholder-time = VREME
placeholder-title = NASLOV
placeholder-to = DRUGO
placeholder-url = URL
placeholder-when = KADA
placeholder-where = GDE
placeholder-white = BELI
placeholder-whose = ČIJA
placeholder-words = REČI
placeholder-year = GODINA

## All commands.

command-adoube = Pravila šaha FIDE u komandnoj liniji
command-adoube-long =
    Izlazni kodovi: 0 da, 1 ne, 2 nije moguće odgovoriti ili je ulaz neispravan. Za { "winnable" } i { "dead" }, koji mogu da odgovore da nije poznato, kod za neispravan ulaz je 3.

    Komande koje čitaju datoteku ili poziciju čitaju standardni ulaz ako nijedna nije navedena, a nešto je preusmereno u njega; - ga navodi izričito. Ako u njega nije preusmereno ništa, to je greška.
option-help = Prikaži pomoć (više uz --help)
option-help-long = Prikaži pomoć (sažetak uz { "-h" })
option-version = Prikaži verziju
option-lang = Jezik odgovora: { $languages }
default-lang = prema jeziku okruženja, inače { "en" }
option-json = Odgovori u obliku JSON na standardni izlaz, i kad je reč o greškama
option-quiet = Bez sažetaka, napomena i prikaza napretka; na izlazu za greške samo greške
option-color = Kada upotrebiti boje
choice-color-auto = Boje u terminalu, osim ako je postavljena promenljiva { "NO_COLOR" }
choice-color-always = Boje uvek, i u cev
choice-color-never = Nikada

command-help = Prikaži pomoć za komandu
option-help-command = Komanda i, ako postoji, komanda ispod nje; bez toga: sve komande

command-completions = Ispiši šta je ljusci potrebno za dopunjavanje komandi i opcija
command-completions-long = Reči uz komande i opcije su na jeziku odgovora. Paket za { "Debian" } ih instalira za { "bash, zsh" } i { "fish" }.
option-completions-shell = Ljuska

command-man = Ispiši stranicu priručnika za komandu ili zapiši stranice svih komandi
command-man-long = Stranice su na jeziku odgovora i nastaju iz istih tekstova kao --help. Paket za { "Debian" } ih instalira.
option-man-command = Komanda i, ako postoji, komanda ispod nje; bez toga: stranica za { "adoube" }
option-man-out = Zapiši stranice svih komandi u ovaj direktorijum

## Options of several commands.

option-fen = Pozicija u zapisu FEN ili reč { "startpos" }, navodnici nisu potrebni; - ili ništa čita sa standardnog ulaza
option-composed = Prihvati sastavljenu poziciju koja ne može da nastane u partiji: previše pešaka ili promovisanih figura ili nemoguć dvostruki šah
option-notation = Kako se zapisuju potezi
choice-notation-san = Kratki oblik iz Dodatka C, slovima jezika --lang
choice-notation-long = Dugi oblik, slovima jezika --lang
choice-notation-uci = Kako zapisuju šahovski programi
choice-notation-figurine = Kratki oblik sa figuricama umesto slova
choice-notation-announce = Kako se potezi objavljuju igraču koji ne vidi
option-instant = Ostani u stalnim granicama, kao pri svakom potezu partije uživo; ono za šta treba više tada nije poznato
option-files = Datoteke PGN i direktorijumi, u kojima se čitaju datoteke koje se završavaju na { ".pgn" } ili { ".pgn.gz, .pgn.bz2, .pgn.zst" }; - ili ništa čita sa standardnog ulaza
option-path = Datoteka PGN, obična ili komprimovana ({ "gz, bz2, zst" }); - ili ništa čita sa standardnog ulaza
option-game = Koja partija u datoteci, brojeći od 1
expected-game = Potreban je ceo broj od 1 nadalje.
option-encoding = Kodiranje u kom je tekst zapisan
default-encoding = UTF-8, inače se pogađa
expected-encoding = Potrebno je ime kodiranja, na primer { "utf-8, windows-1250, windows-1251, windows-1252, iso-8859-2, iso-8859-5, koi8-r, utf-16le" }.
option-edition = Izdanje Pravila, prema godini
default-edition = ono koje je bilo na snazi na dan partije
option-threads = Radi sa toliko niti
default-threads = po jedna za svaki procesor
expected-threads = Potreban je ceo broj od 1 do 256.
option-follow = U direktorijumima prati simboličke veze
option-hidden = Čitaj i skrivene datoteke i direktorijume, čija imena počinju tačkom
option-no-ignore = Čitaj i ono što isključuju datoteke { ".gitignore" } i { ".ignore" }

## show

command-show = Prikaži poziciju, legalnu ili ne, u terminalu ili kao dijagram SVG
command-show-long = Kaže ko je na potezu, da li je šah, mat ili pat i koja su prava na rokadu preostala. Prikazuje se i nelegalna pozicija, sa svim što u njoj nije u redu; izlazni kod je tada 1.
option-show-svg = Zapiši tablu i u ovu datoteku kao dijagram SVG; - zapisuje na standardni izlaz dijagram i ništa drugo
option-show-size = Koliko je tabla velika u terminalu sa bojama
choice-show-size-small = Jedna linija za svaki red
choice-show-size-large = Četiri linije za svaki red, nacrtane figure (boje, 67 kolona, 33 linije)
option-show-side = Čija je strana table dole

## moves

command-moves = Nabroj legalne poteze u poziciji, u notaciji čitaoca

## notation

command-notation = Prenesi potez ili ceo formular iz jednog jezika u drugi
command-notation-long = Čitanje je popustljivo: svih pet jezika, figurice, dugi i kratki oblik, svi uobičajeni znakovi, sa brojevima poteza ili bez njih, i objave poteza. Zapisivanje je strogo: onako kako propisuje izabrano izdanje Pravila.
option-notation-text = Potez ili partija; navodnici nisu potrebni; - ili ništa čita sa standardnog ulaza
option-notation-file = Pročitaj tekst iz ove datoteke
option-notation-from = Jezik onoga ko je zapisivao; na njemu se navode mogući potezi ako neki ne može da se pročita
default-notation-from = --lang
option-notation-to = Jezik na koji se prenosi
default-notation-to = --lang
option-notation-fen = Pozicija pre prvog poteza, u navodnicima
option-notation-remarks = Kaži gde zapis odstupa od onoga što propisuju Pravila
option-notation-edition = Izdanje Pravila prema kojem se zapisuje; izdanja iz 2018. i 2023. zadržala su dodatak iz 2017.
default-notation-edition = 2017
option-notation-form = Koja polja se zapisuju, ili sve kao objava
option-notation-figurines = Figurice umesto slova
option-notation-captures = Znak x za uzimanje
option-notation-castling = 0-0 ili { "O-O" }
option-notation-promotion = d8D, d8=D ili d8(D)
option-notation-checks = Znakovi za šah i mat: + i #, + i ++ ili nijedan
option-notation-en-passant = Znak e.p. za uzimanje en passant
option-notation-draw-offers = Znak (=) za ponudu remija

## chess960

command-chess960 = Odredi broj, izvuci ili proveri početnu poziciju šaha 960
command-chess960-long = Prikazuje početnu poziciju sa datim brojem, izvlači je žrebom ili kaže koji broj ima pozicija. Ako pozicija nije početna, navode se svi neispunjeni uslovi; izlazni kod je tada 1.
option-chess960-start = Broj od 0 do 959 (518 je uobičajeni raspored), osnovni red engleskim slovima, pozicija u zapisu FEN ili - za standardni ulaz; bez toga: slučajna

## winnable

command-winnable = Kaži ko još može da matira bilo kojim nizom legalnih poteza i kako ili zašto ne
command-winnable-long =
    Uz svaki odgovor stoji ono što ga dokazuje: potezi oba igrača do mata ili razlog zašto ih nema. Ono što nije moglo da se utvrdi navodi se kao nepoznato.

    Računaju se samo legalni potezi, i rokade šaha 960: brojači poteza i ponavljanja ne uzimaju se u obzir. Tabla se uzima onakva kakva jeste, i kad je pozicija sastavljena.

    Izlazni kodovi: 0 odlučeno, 2 nije poznato, 3 neispravan ulaz. Uz --batch: 0 svaki red ima svoj odgovor, 3 neki red nije mogao da se pročita.
option-winnable-batch = Proceni poziciju u svakom redu ove datoteke ili standardnog ulaza (- ili ništa); operacije EPD i ono što sledi iza ; ili # preskaču se
option-winnable-player = Proceni samo za ovog igrača

## dead

command-dead = Kaži da li je pozicija mrtva: niko ne može da matira nijednim nizom legalnih poteza
command-dead-long =
    Mrtva pozicija odmah završava partiju. Navodi se razlog za oba igrača ili potezi kojima jedan od njih još može da pobedi.

    Računaju se samo legalni potezi: brojači poteza i ponavljanja ne uzimaju se u obzir. Tabla se uzima onakva kakva jeste, i kad je pozicija sastavljena.

    Izlazni kodovi: 0 mrtva, 1 nije mrtva, 2 nije poznato, 3 neispravan ulaz.

## pgn

command-pgn = Pročitaj partije onako kako ih ljudi zapisuju i zapiši ih prema standardu
command-pgn-long =
    Datoteke su obične ili komprimovane ({ "gz, bz2, zst" }), u UTF-8 ili starijem kodiranju, koje se pogađa ili navodi sa --encoding. Slova figura drugih jezika, nule za rokadu, znakovi koji nedostaju, pogrešni brojevi, nezatvorene zagrade i još mnogo toga ne smeta čitanju; svaki put se kaže gde je to i kako je shvaćeno. Ono što ne može da se pročita završava svoju partiju ili varijantu i čuva se kao komentar; čita se sledeća partija.

    Partije idu na standardni izlaz u izvoznom obliku PGN, a napomene na izlaz za greške. Uz --check ne zapisuje se ništa, osim ako --out navodi datoteku. Uz --json napomene idu na standardni izlaz, po jedan objekat u redu, a partije samo u datoteku. Sve što čitanju ne smeta nabrojano je u { "docs/pgn.md" }.

    Izlazni kodovi: 0 sve je u redu, 1 nešto nije moglo da se pročita ili, uz --check, zapis nije bio prema standardu, 2 datoteka nije mogla da se pročita do kraja.
option-pgn-out = Zapiši partije u ovu datoteku
option-pgn-check = Ne zapisuj partije; neka izlazni kod kaže da li je zapis igde odstupao od standarda
option-pgn-strict = Ne čitaj partiju čiji FEN ima pravo na rokadu ili polje za uzimanje en passant koje pozicija ne dopušta
option-pgn-letters = Zapiši poteze slovima ovog jezika
default-pgn-letters = jezik iz --lang, inače engleski
option-pgn-clean = Izostavi komentare koje razume samo Adoube: činjenice sa njegovih stolova i oznake ponuda remija

## claim

command-claim = Kaži da li je reklamacija remija zbog ponavljanja ili po pravilu 50 poteza ispravna i šta sledi ako nije
command-claim-long =
    Partija se ponovo odigrava prema Pravilima koja su bila na snazi na njen dan. Navode se pozicije na kojima se reklamacija zasniva, pozicije koje su samo naizgled iste, vreme koje se gubi neispravnom reklamacijom i potez koji tada mora da se odigra; sa članovima.

    Izlazni kodovi: 0 partija je remi, reklamacijom ili pre nje; 1 nije remi; 2 neispravan ulaz.
option-claim-at = Kada: 34w je posle 34. poteza belog, 34b ili 34... posle 34. poteza crnog
default-claim-at = na kraju partije
option-claim-intends = Nameravani potez koji je igrač zapisao i hoće da odigra, u bilo kojoj notaciji
option-claim-ground = Na kom osnovu
default-claim-ground = na onom koji važi
option-claim-by = Ko reklamira
default-claim-by = igrač na potezu
option-all-articles = Navodi i članove koji samo određuju pojmove ili postupak, kao i duge puteve do mata
option-claim-clock = Vremenska kontrola u zapisu PGN, na primer 40/5400+30:1800+30
default-claim-clock = ona iz partije
expected-claim-clock = Potrebna je vremenska kontrola u zapisu PGN, na primer 40/5400+30:1800+30.

## scoresheet

command-scoresheet = Ispiši formulare partija ili prazne formulare za kolo, kao tekst ili kao datoteku PDF za štampu
command-scoresheet-long =
    Partije se čitaju iz datoteke PGN, obične ili komprimovane. Potezi se zapisuju slovima jezika --lang, kako propisuje dodatak izdanja; uz njih stoje vremena i ponude remija. Na formularu su turnir, igrači, vremenska kontrola, rezultat, prostor za potpise i dijagram poslednje pozicije. Uz --typed datoteka je prekucan formular i štampa se onako kako je napisan, sa greškama.

    Iz turnirskog izveštaja (TRF) ili tabele parova (CSV sa kolonama Beli i Crni) nastaju prazni formulari kola, po redosledu tabli, sa upisanim igračima. Svaki formular ima mesta za 60 poteza, a uz --back za 120.
option-scoresheet-path = Partije u formatu PGN, obične ili komprimovane ({ "gz, bz2, zst" }), turnirski izveštaj (TRF) ili tabela parova (CSV); - za standardni ulaz
option-scoresheet-all = Formulari svih partija u datoteci
option-scoresheet-round = Samo ovo kolo; na prazan formular bez datoteke ono se upisuje
default-scoresheet-round = u datoteci TRF ili tabeli poslednje kolo koje ima parove
expected-scoresheet-round = { expected-game }
option-scoresheet-players = Tabela igrača (CSV) za parove navedene brojevima
option-scoresheet-blank = Prazan formular za popunjavanje rukom; ako je navedena partija, turnir i igrači su već upisani
option-scoresheet-typed = Datoteka je prekucan formular, a ne PGN
option-scoresheet-whose = Čiji je formular; uz { "both" } svaki igrač dobija svoj
option-scoresheet-event = Turnir, umesto onoga što piše u datoteci
option-scoresheet-group = Grupa ili kategorija, umesto onoga što piše u datoteci
option-scoresheet-site = Mesto, ako u datoteci piše drugo ili ga nema
option-scoresheet-date = Dan, napisan kao 2026-11-16
expected-scoresheet-date = Potreban je dan zapisan kao 2026-11-16.
option-scoresheet-time-control = Vremenska kontrola, na primer { "90 min + 30 s" }
expected-scoresheet-time-control = Očekuje se vremenska kontrola sa jedinicama, na primer { "90 min + 30 s" } ili { "40/90 min + 30 s, then 30 min + 30 s" }; ili u sekundama, kako je zapisuje PGN, 40/5400+30:1800+30.
option-scoresheet-pdf = Zapiši formulare u ovu datoteku kao PDF umesto da se prikažu, ili - za standardni izlaz
option-scoresheet-paper = Veličina papira
option-scoresheet-two-up = Dva formulara A5 jedan pored drugog na listu A4, za sečenje po sredini
option-scoresheet-back = Poleđina za svaki formular, sa redovima za poteze od 61 do 120; za obostranu štampu
option-scoresheet-flip = Preko koje ivice štampač okreće papir: { "long" } je duža, { "short" } kraća
option-scoresheet-copies = Toliko primeraka svakog formulara
expected-scoresheet-copies = Očekuje se ceo broj od 1 do 1000.
option-scoresheet-logo = Slika (PNG ili JPEG) iznad formulara
option-scoresheet-federation = Ime federacije ili organizatora iznad formulara
option-scoresheet-form = Sa polaznim poljem ili bez njega
choice-scoresheet-form-short = Sf3, slovima jezika --lang
choice-scoresheet-form-long = Sg1f3
choice-scoresheet-form-hyphenated = Sg1-f3

## sheets

command-sheets = Uporedi dva formulara međusobno i sa partijom
command-sheets-long =
    Formular je tekst onako kako ga je neko prekucao, sa greškama: redovi kao što je „12. Sf3 0:45 Sc6 (=)“, sa ~Sd2~ za precrtano, - za prazno mesto i ? za ono što ne može da se pročita; oznake kao što je „Rezultat: 1-0“ na bilo kom od pet jezika. Ako je potez izostavljen ili zapisan dvaput, ostalo se zbog toga ne smatra različitim. Bez partije se iz oba formulara utvrđuje šta je verovatno odigrano. Komanda kaže gde se formulari razilaze, šta znači svaki unos i šta o tome kažu Pravila.

    Izlazni kodovi: 0 slažu se, 1 razlikuju se, 2 datoteka ne može da se pročita.
option-sheets-white = Formular belog
option-sheets-black = Formular crnog
option-sheets-game = Datoteka PGN sa partijom, obična ili komprimovana
option-sheets-number = Koja partija u toj datoteci, brojeći od 1
expected-sheets-number = { expected-game }
default-sheets-edition = ono koje je bilo na snazi na dan partije ili najnovije potpuno

## envelope

command-envelope = Ispiši kovertu prekinute partije, kao tekst ili kao datoteku PDF za štampu
command-envelope-long = Poslednja pozicija partije je ona pre kovertiranog poteza; potez je kovertirao igrač na potezu. Na koverti stoji sve što prema Pravilima mora da bude na njoj zapisano, sa članom koji to traži; ono što nije poznato ostaje kao crta za popunjavanje rukom. Kovertiranog poteza na njoj nema. Datoteka PDF ima veličinu koverte { "C5" } (229 × 162 mm).
option-envelope-pdf = Zapiši kovertu u ovu datoteku kao PDF umesto da se prikaže, ili - za standardni izlaz
option-envelope-used-white = Vreme koje je potrošio beli, na primer 1:57 ili 1:57:30
option-envelope-used-black = Vreme koje je potrošio crni
expected-envelope-used-white = Vreme se zapisuje kao 1:57 ili 1:57:30.
expected-envelope-used-black = { expected-envelope-used-white }
option-envelope-offer = Čija ponuda remija važi
option-envelope-resumes-on = Dan kada se partija nastavlja, na primer 2026-11-17
option-envelope-resumes-at = U koliko sati se nastavlja
option-envelope-resumes-in = Gde se nastavlja

## audit

command-audit = Proveri partije prema Pravilima koja su bila na snazi na njihov dan
command-audit-long =
    Svaka partija iz datoteka PGN, običnih ili komprimovanih ({ "gz, bz2, zst" }), odigrava se do kraja. Nalazi se navode sa članom i mestom u datoteci: nelegalni potezi, potezi posle kraja, rezultati u suprotnosti sa pozicijom, moguće reklamacije kojih nije bilo, nemoguća vremena, nelegalne pozicije, notacija.

    Greška ({ "error" }) znači da je zapis ili rezultat pogrešan, napomena ({ "notice" }) da je nešto bilo moguće ili da to treba pogledati, zapis ({ "notation" }) da je potez zapisan drugačije nego što propisuju Pravila.

    Izlazni kodovi: 0 nalaza nema, 1 nalaza ima, 2 datoteka nije mogla da se pročita do kraja.
option-audit-edition = Proveri sve partije prema ovom izdanju Pravila; { "auto" } je ono koje je bilo na snazi na dan partije
option-audit-at-least = Ne navodi manje važno od toga
option-audit-only = Navedi samo nalaze te vrste; više vrsta odvaja se zarezima
option-audit-csv = Zapiši nalaze u ovu datoteku kao CSV umesto da se prikažu, ili - za standardni izlaz
option-audit-parquet = Zapiši nalaze u ovu datoteku kao { "Parquet" } umesto da se prikažu
option-audit-partition = Nalaze svake datoteke zapiši u njenu datoteku { "Parquet" } u ovom direktorijumu, sa opisom; gotove datoteke se preskaču

## law

command-law = Pronađi članove ili odredbe Pravila, pretraži ih ili uporedi dva izdanja
command-law-long = Odredba je pravilo sa trajnim imenom; izdanje Pravila daje joj jedan broj, više brojeva ili nijedan. Član se navodi brojem onako kako ga štampa bilo koji prevod ({ "9.5.3, 9.5b, 6.6 (b), \u0426.10, Preface" }), a odredba imenom; može da se navede više njih odjednom. Uz svaku se kaže šta sa njom može program, šta znači u tom izdanju i gde je u drugim izdanjima. Bez --edition to su Pravila koja su danas na snazi; kaže se i šta je pre bilo drugačije.
option-law-what = Brojevi članova ({ "9.5.3, 9.5b, A.4.2, Preface" }) ili imena odredaba
default-law-edition = ono koje je danas na snazi
option-law-on = Izdanje na snazi tog dana, zapisanog kao 2016-11-03
expected-law-on = Potreban je dan zapisan kao 2016-11-03, i to ne pre jula 2005: starije izdanje ovde nije poznato.
option-law-editions = Nabroj izdanja: koliko je koje poznato i odakle

command-law-search = Pronađi odredbe po rečima iz njihove rečenice ili imena
command-law-search-long = Pretražuje rečenice na jeziku odgovora i engleska imena; velika slova, akcenti i nastavci gotovo da ne čine razliku. Najbolji pogoci su prvi. Ako nema nijednog, izlazni kod je 1.
option-law-search-words = Reči koje se traže
option-law-search-limit = Prikaži najviše toliko pogodaka
expected-law-search-limit = Potreban je ceo broj.
example-search = nameravani potez

command-law-diff = Uporedi dva izdanja: šta je novo, čega više nema, šta kaže nešto drugo, šta ima drugi broj
option-law-diff-from = Godina prvog izdanja
option-law-diff-to = Godina drugog izdanja

command-law-coverage = Prebroj članove koje pokrivaju slučajevi specifikacije
command-law-coverage-long = Odigravaju se svi slučajevi. Član je pokriven ako ga red slučaja izričito očekuje, a program je tamo po njemu odlučio, primenio ga ili zapisao. Ne računa se ono što navodi samo sudija ni ono što se navodi pri svakom početku i svakom potezu. Računaju se članovi po kojima program može da odluči, koje može da proveri ili zapiše i čiji je broj proveren.
option-law-coverage-edition = Samo ovo izdanje, prema godini
default-law-coverage-edition = sva
option-law-coverage-missing = Nabroj članove koje ne pokriva nijedan slučaj i šta oni kažu

command-law-term = Kaži izraz iz Pravila na svih pet jezika i gde Pravila o tome govore
command-law-term-long = Izraz može da bude na bilo kom od jezika; velika slova, akcenti i pisma ne čine razliku. Ako ga nema, izlazni kod je 1.
option-law-term-term = Izraz

## case

command-case = Odigraj slučajeve: kratke tekstove o tome ko je šta učinio za tablom i kako je trebalo odlučiti
command-case-long = Slučaj navodi izdanja Pravila, pravilnik takmičenja, poziciju ili poteze, a zatim red po red šta se dogodilo i šta se očekuje. Jezik je opisan u docs/cases.md; adoube case new ispisuje obrazac.

command-case-run = Odigraj slučajeve i kaži šta nije onako kako očekuju
command-case-run-long = Svaki slučaj se odigrava prema svim izdanjima koja navodi. Izlazni kod je 0 ako je sve kako se očekivalo, 1 ako nešto nije, 2 ako slučaj ne može da se pročita.
option-case-run-paths = Datoteke sa slučajevima i direktorijumi, u kojima se čitaju datoteke koje se završavaju na .case; - ili ništa čita sa standardnog ulaza
option-case-run-edition = Samo po izdanju Pravila iz navedene godine
default-case-run-edition = sva koja slučaj navodi

command-case-explain = Opiši slučaj: šta se dogodilo, kako je odlučeno i zašto, sa članovima
option-case-explain-file = Slučaj; - ili ništa čita sa standardnog ulaza
default-case-explain-edition = najnovije koje slučaj navodi

command-case-new = Ispiši obrazac sa komentarima za početak novog slučaja
command-case-new-long = Obrazac je slučaj koji može da se odigra takav kakav jeste.
option-case-new-title = Naslov slučaja
example-title = Protivniku je zazvonio telefon

command-case-translate = Zapiši slučaj na drugom jeziku
command-case-translate-long = Rečenice, nazivi i slova figura ispisuju se iznova; naslov, napomene i oblik ostaju. Jezik slučaja navodi red kao što je { "jezik: hr" }, inače se prepoznaje.
option-case-translate-file = Slučaj; - ili ništa čita sa standardnog ulaza
option-case-translate-to = Jezik na kome se zapisuje
default-case-translate-to = jezik opcije --lang

## regulations

command-regulations = Pročitaj pravilnik takmičenja iz datoteke TOML, kaži šta prema njemu važi i pokaži šta nije u redu
command-regulations-long =
    Bez datoteke, i ako u standardni ulaz ništa nije preusmereno, nabrajaju se uobičajeni pravilnici od kojih datoteka može da počne.

    Izlazni kodovi: 0 tako može da se igra, sa napomenama ili bez njih; 2 ne može ili datoteka ne može da se pročita.
option-regulations-path = Datoteka TOML ili - za standardni ulaz
option-regulations-preset = Kaži šta propisuje uobičajeni pravilnik i ispiši njegovu datoteku

## pairing

command-pairing = Upari kola švajcarskog sistema (holandski sistem), sa razlozima; proveri i rangiraj turnire
command-pairing-long = Turnir je datoteka TRF (TRF16, TRF26 ili kako je pišu JaVaFo i bbpPairings) ili - za standardni ulaz. Parovi slede holandski sistem FIDE koji važi od februara 2026.
command-pairing-next = Upari sledeće kolo
command-pairing-next-long = Datoteka se ne menja; --out zapisuje kopiju sa tim kolom. Izlazni kodovi: 0 upareno, 2 raspored ne postoji, nedostaje rezultat ili datoteka ne može da se pročita.
option-pairing-path = Datoteka TRF; - ili ništa čita sa standardnog ulaza
option-pairing-next-initial-colour = Izvučena početna boja, ako je datoteka ne navodi
option-pairing-next-reasons = Reci koje je merilo odlučilo o svakom paru, spuštanju i slobodnom igraču
option-pairing-next-out = Zapiši turnir sa novim kolom u ovu datoteku
command-pairing-check = Ponovo upari sva kola i uporedi parove i mesta
command-pairing-check-long = Mesta se upoređuju po dodatnim kriterijumima koje navodi datoteka ili --tie-breaks. Kolo koje je organizator promenio, a u datoteci je to zabeleženo u napomeni, nije razlika, osim ako se dva igrača sastaju drugi put ili neko drugi put ima slobodno kolo. Izlazni kodovi: 0 sve se slaže, 1 nešto se razlikuje, 2 datoteka ne može da se pročita.
option-pairing-tie-breaks = Dodatni kriterijumi iza poena, oznakama FIDE, odvojeni zarezima: BH/C1,SB,DE
default-pairing-tie-breaks = koje navodi datoteka
command-pairing-explain = Reci zašto se dva igrača ne sastaju
command-pairing-explain-long = Imenuje prvo merilo po kojem bi najbolji raspored sa tim parom bio lošiji. Izlazni kodovi: 0 ne sastaju se, 1 sastaju se, 2 nema takvog igrača ili kola.
option-pairing-explain-one = Startni broj prvog igrača
option-pairing-explain-other = Startni broj drugog igrača
option-pairing-explain-path = Datoteka TRF ili - za standardni ulaz
option-pairing-explain-round = U ovom kolu
expected-pairing-explain-round = { expected-game }
default-pairing-explain-round = kolo kojem nedostaju rezultati, inače sledeće
command-pairing-generate = Napravi slučajan, do kraja odigran turnir u obliku TRF
command-pairing-generate-long = Isto seme daje isti turnir.
option-pairing-generate-players = Koliko igrača
expected-pairing-generate-players = { expected-game }
option-pairing-generate-rounds = Koliko kola
expected-pairing-generate-rounds = { expected-game }
option-pairing-seed = Seme za žreb
expected-pairing-seed = { expected-law-search-limit }
option-pairing-generate-baku = Sa ubrzanim parovima po metodi Baku
command-pairing-standings = Rangiraj igrače po poenima i dodatnim kriterijumima
command-pairing-standings-long = Žreb (RND) se izvodi iz --seed. Izlazni kodovi: 0 rangirano, 2 datoteka ne može da se pročita.
option-pairing-standings-after = Posle ovog kola
expected-pairing-standings-after = { expected-game }
default-pairing-standings-after = poslednje
option-pairing-standings-round-robin = Turnir je kružni (Bergerov)

## serve

command-serve = Otvori turnirsku salu: takmičenja, table, mesta, prenosi uživo, preko { "HTTP" }-a
command-serve-long =
    Bez podešavanja sluša na adresi 127.0.0.1:8080 i sve čuva u jednoj datoteci SQLite, čije mesto ispisuje. Prvi put ispisuje link preko kog se prijavljuje prvi sudija. Radi do Ctrl+C ili { "SIGTERM" } i čuva sve što je potvrđeno.

    Izlazni kodovi: 0 zatvoreno u redu, upotrebljiva podešavanja uz --check, link uz --reset-official ili celovita kopija uz --backup; 2 sala ne može da se otvori ili takvog službenog lica nema.
command-serve-note = Svako podešavanje može da stoji u datoteci TOML, u okruženju ({ "ADOUBE_" } i njegovo ime velikim slovima, na primer { "ADOUBE_LISTEN" } ili { "ADOUBE_LIMITS_STREAMS" }) i u komandnoj liniji; kasnije ima prednost nad ranijim. Datoteku navodi --config ili { "ADOUBE_CONFIG" }, inače je to { "adoube/hall.toml" } u direktorijumu sa podešavanjima ({ "XDG_CONFIG_HOME" } ili { "~/.config" }), ako postoji. Servis iz paketa za { "Debian" } ima podešavanja u { "/etc/adoube/hall.toml" }, tajne kao promenljive u { "/etc/adoube/environment" }, a podatke u { "/var/lib/adoube" }.
option-serve-config = Pročitaj podešavanja iz ove datoteke TOML
option-serve-check = Ispiši sva podešavanja i odakle su i ne otvaraj ništa
option-serve-reset-official = Ispiši link preko kog službeno lice sa tim imenom postavlja novu lozinku i ne otvaraj ništa; važi jednom, jedan dan. Uz SQLite najpre zatvorite salu
option-serve-backup = Napravi doslednu rezervnu kopiju baze podataka u ovom folderu, proveri je i ne otvaraj ništa; sala za to vreme može da bude otvorena
option-serve-listen = Adresa i port na kojima se sluša; može da se navede više adresa. Adresa dostupna sa drugih računara traži TLS ili posrednika; bez toga se odbija, osim ako je navedena kao opcija komande
option-serve-lan = Otvori salu lokalnoj mreži: sluša na adresi 0.0.0.0:8443 ako nije zadato drugačije, koristi TLS, a linkovi i kodovi { "QR" } imaju adresu ovog računara. Bez tls-cert i tls-key sertifikat se pravi sam, čuva u direktorijumu sa podacima i ponovo koristi; stranica { "/certificate" } kaže kako da mu se veruje
option-serve-public-address = Kako je sala dostupna spolja: početak svakog linka i koda { "QR" }
default-serve-public-address = iz prve adrese na kojoj se sluša
option-serve-data = Direktorijum u kojem se čuvaju podaci
default-serve-data = { "$XDG_DATA_HOME/adoube" }, inače { "~/.local/share/adoube" }
option-serve-database = Datoteka SQLite ili URL baze PostgreSQL, koju može da koristi više čvorova
default-serve-database = { "adoube.db" } u direktorijumu sa podacima
option-serve-seal-key-file = Datoteka sa ključem pod kojim se čuvaju kovertirani potezi: 32 bajta ili 64 heksadecimalne cifre. Ako je nema, pravi se; uz PostgreSQL mora da postoji i da bude ista na svim čvorovima
default-serve-seal-key-file = pored datoteke SQLite
option-serve-seal-key = Sam ključ, umesto datoteke
default-serve-seal-key = pročitan iz datoteke
option-serve-tls-cert = Lanac sertifikata za TLS, u obliku { "PEM" }
default-serve-tls-cert = bez TLS-a
option-serve-tls-key = Privatni ključ za TLS, u obliku { "PEM" }
default-serve-tls-key = bez TLS-a
option-serve-behind-proxy = Adresa ili mreža posrednika kojima se veruje { "X-Forwarded-For" }; može da se navede više adresa. Potrebna je javna adresa, koja kaže i da li posrednik koristi TLS
default-serve-behind-proxy = niko
option-serve-language = Jezik sale za one koji ne traže drugi: { $languages }; opcija --lang
default-serve-language = jezik komande
option-serve-node = Ime ovog čvora, u njegovim dnevnicima
default-serve-node = ime računara
option-serve-demo = Popuni praznu salu malim takmičenjem koje može odmah da se igra
option-serve-free-games = Da li igrači smeju sami da dogovaraju partije van kola, preko interfejsa za klijente { "Lichess" }
option-serve-log-format = Oblik dnevnika na izlazu za greške: { "text" } ili { "json" }
option-serve-log-level = Koliko se zapisuje u dnevnik: { "off, error, warn, info, debug" } ili { "trace" }
option-serve-metrics = Gde je { "/metrics" } za { "Prometheus" }: { "on" } (zajedno sa svim ostalim, ali samo sa ovog računara), { "off" } ili sopstvena adresa, za svakoga ko do nje dođe
option-serve-stop-seconds = Koliko sekundi se pri zaustavljanju čeka na zahteve koji su u toku
option-serve-limits-body-kib = Najveće telo zahteva, u { "KiB" }
option-serve-limits-header-kib = Najveće zaglavlje zahteva, u { "KiB" }
option-serve-limits-header-seconds = Koliko sekundi klijent sme da šalje zaglavlje zahteva ili da se dogovara o TLS-u
option-serve-limits-request-seconds = Koliko sekundi sme da traje zahtev; prenosi uživo nemaju kraja
option-serve-limits-idle-seconds = Koliko sekundi veza sme da čeka sledeći zahtev; duže nego što posrednički server drži veze otvorene
option-serve-limits-write-seconds = Koliko sekundi klijent sme da ne preuzme ništa od odgovora ili prenosa
option-serve-limits-requests-per-minute = Zahtevi jednog klijenta u minutu
option-serve-limits-sign-ins-per-minute = Pokušaji prijave sa jedne adrese u minutu
option-serve-limits-streams = Prenosi uživo koje jedan klijent sme da drži otvorene
option-serve-limits-connections = Veze koje su istovremeno otvorene
option-serve-limits-connections-per-address = Veze sa jedne adrese; posrednici iz podešavanja behind-proxy se ne broje

## verify

command-verify = Pokaži da ono što sala čuva, ili dnevnik koji je izdala, nije menjano: svaki unos nosi digitalni otisak prethodnog
command-verify-long =
    Prati se svaki lanac, čita svaki unos i iznova sastavlja svaka partija i svako takmičenje. Ništa se ne menja; sala za to vreme može da radi u bazi podataka. Osoba koja bi mogla iznova da napiše ceo dnevnik mogla bi da napravi drugi koji je jednako dosledan: zato digitalne otiske na krajevima lanaca, koji se ispisuju, uporedite sa onima koji su zabeleženi drugde.

    Izlazni kodovi: 0 celovito; 1 izmenjeno; 2 ne može da se utvrdi.
option-verify-what = Izvezeni dnevnik, koji se uz - ili bez navođenja čita sa standardnog ulaza; datoteka SQLite sale; ili URL njene baze PostgreSQL

## perft

command-perft = Prebroj sve nizove legalnih poteza zadate dužine
command-perft-long = Dužina ili dubina je u polupotezima. Rokada šaha 960 prepoznaje se po slovima za rokadu u zapisu FEN.
option-perft-fen-and-depth = Pozicija u zapisu FEN ili reč { "startpos" }, navodnici nisu potrebni; - ili ništa čita sa standardnog ulaza; zatim dubina, najviše 255
option-perft-divide = Prebroj i za svaki prvi potez posebno

## tour

command-tour = Kratak vodič kroz ostale komande
