## The playing hall as a service. First the titles of what went wrong.

hall-title-unreadable = Zahtev se ne može razumeti
hall-title-unknown = Niste prijavljeni
hall-title-forbidden = Nije dozvoljeno
hall-title-not-found = Nije pronađeno
hall-title-impossible = Nije moguće
hall-title-refused = Pravila to ne dozvoljavaju
hall-title-overtaken = Partija se u međuvremenu promenila
hall-title-too-large = Preveliko
hall-title-too-much = Previše zahteva
hall-title-unavailable = Server trenutno nije dostupan

## What went wrong.

hall-unreadable = Zahtev ne može da se pročita: { $what }
hall-unauthenticated = Prijavite se ili upotrebite link ili žeton koji ste dobili.
hall-unknown-token = Taj žeton ne važi: možda je opozvan ili je istekao.
hall-forbidden = Vaša uloga to ovde ne dozvoljava.
hall-other-origin = Zahtev ne dolazi sa stranice ove sale.
hall-not-found = Na toj adresi nema ničega ili nemate pravo da to vidite.
hall-method = Ta adresa ne prihvata takav zahtev.
hall-media-type = Sadržaj mora biti vrste { $expected }.
hall-too-large = Zahtev je prevelik.
hall-timeout = Zahtev je trajao predugo i prekinut je.
hall-too-often = Previše zahteva. Pokušajte ponovo za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
hall-too-many-streams = Istovremeno { $most ->
    [one] sme da bude otvoren najviše { $most } tok
    [few] smeju da budu otvorena najviše { $most } toka
   *[other] sme da bude otvoreno najviše { $most } tokova
}.
hall-overtaken = U partiji se dogodilo nešto što još niste videli. Pogledajte je ponovo, pa odlučite.
hall-envelope = Program ne može da otvori kovertu: zapečaćena je drugim ključem.
hall-still-played = Partija se još igra. Igrači će moći da preuzmu njen zapis kad se završi.
hall-nothing = Ova partija nema takav dokument.
hall-storage = To sada ne može da se sačuva. Za trenutak pogledajte da li je učinjeno i, ako nije, ponovite.
hall-damaged-game = Zapis ove partije je oštećen: { $kind ->
    [gap] nedostaje unos { $seq }
    [cut-off] nedostaje unos { $seq } i sve što je sledilo
    [unreadable] unos { $seq } ne može da se pročita
   *[altered] unos { $seq } nije onakav kakav je bio zapisan
}. Partija ovde ne može ni da se prikaže ni da se nastavi. Sudija može umesto nje da pripremi novu, sa pozicijom i vremenima sa table; ko vodi server, neka bazu podataka ostavi kakva jeste i potraži rezervnu kopiju.
hall-damaged-competition = Zapis ovog takmičenja je oštećen: { $kind ->
    [gap] nedostaje unos { $seq }
    [cut-off] nedostaje unos { $seq } i sve što je sledilo
    [unreadable] unos { $seq } ne može da se pročita
   *[altered] unos { $seq } nije onakav kakav je bio zapisan
}. Takmičenje ne može da se prikaže ni da se nastavi dok se ne vrati rezervna kopija. Ostala takmičenja teku dalje.
hall-damaged-people = Zapis o službenim licima oštećen je kod unosa { $seq }. Program radi dalje sa onim što zna, ali se ponovo neće otvoriti; treba vratiti rezervnu kopiju.
hall-not-stored = Trenutno ništa ne može da se sačuva: potezi, pritisci na sat i odluke se ne prihvataju. Možda je disk pun. Ako potraje, zaustavite satove na tablama i pozovite onoga ko vodi server.
hall-backup-elsewhere = Podaci ove sale su u bazi PostgreSQL, koja ima sopstvene rezervne kopije: pravi ih pg_dump.
hall-closing = Sala se zatvara. Pokušajte ponovo za trenutak.
hall-broken = Na serveru je došlo do greške. Ništa nije promenjeno.

## Officials of the hall.

hall-link-unknown = Ovaj link je već upotrebljen, opozvan je ili je istekao. Zatražite novi.
hall-not-the-first = Sudija ili organizator već postoji i može da vas pozove.
hall-name = Ime mora imati od 1 do 80 znakova u jednom redu; napomena ili oznaka najviše 80.
hall-name-taken = To ime već neko ima.
hall-no-office = Poziv mora da dodeli bar jednu dužnost: organizatora ili sudije.
hall-no-such-official = Nema službenog lica sa tim imenom.
hall-no-such-pass = Nema takvog poziva, prijave ili žetona.
hall-last-organiser = Mora ostati bar jedan organizator koji može da pozove druge.
hall-token-too-long = Ne može da važi toliko dugo.
hall-too-many-passes = Već ima previše poziva, prijava ili žetona.
hall-password-short = Lozinka mora imati bar { $least } znakova.
hall-password-long = Lozinka može imati najviše { $most } bajtova.
hall-wrong-password = Ime ili lozinka nisu tačni.
hall-password-common = Ova lozinka je među najčešćima ili ima premalo različitih znakova. Izaberite drugu.
hall-password-own-name = Lozinka ne sme biti vaše ime.
hall-name-hidden = U imenu ne sme biti nevidljivih znakova.
hall-name-looks-alike = To ime bi moglo da se pomeša sa imenom drugog službenog lica.
hall-has-second-factor = Drugi korak prijave već imate. Isključite ga pre nego što postavite novi.
hall-no-second-factor = Drugi korak prijave nije uključen.
hall-code-missing = Upišite kod koji pokazuje aplikacija za proveru ili rezervni kod.
hall-code-wrong = Kod je netačan ili je već upotrebljen.

## What speaks against a change of a competition.

hall-objection-not-opened = Takmičenje još nije otvoreno.
hall-objection-deleted = Takmičenje je izbrisano.
hall-objection-other-name = Da biste izbrisali takmičenje, upišite tačno njegov naziv.
hall-objection-player-erased = Lični podaci igrača { $player } su uklonjeni i više se ne mogu upisati.
hall-removed-player = Uklonjeni igrač br. { $player }
hall-objection-already-opened = Takmičenje je već otvoreno.
hall-objection-blank = Ovo polje treba popuniti.
hall-objection-too-long = Tekst sme da ima najviše { $most } znakova.
hall-objection-unprintable = U tekstu su znakovi koji ne mogu da se ispišu.
hall-objection-out-of-range = Broj mora biti između { $least } i { $most }.
hall-objection-too-many = Sme ih biti najviše { $most }.
hall-objection-ends-before-it-begins = Poslednji dan je pre prvog.
hall-objection-said-twice = Ovo je navedeno dvaput.
hall-objection-number-taken = Broj { $player } ima drugi igrač.
hall-objection-fide-id-taken = FIDE ID { $id } ima igrač { $player }.
hall-objection-unknown-player = Nema igrača sa brojem { $player }.
hall-objection-player-paired = Igrač { $player } je već uparen i ostaje na spisku; umesto toga upišite odustajanje.
hall-objection-player-withdrawn = Igrač { $player } je odustao.
hall-objection-not-withdrawn = Igrač { $player } nije odustao.
hall-objection-unknown-round = Nema { $round }. kola.
hall-objection-round-paired = { $round }. kolo je već upareno.
hall-objection-round-begun = { $round }. kolo je počelo: partije su postavljene ili su upisani rezultati.
hall-objection-nothing-paired = Nema parova.
hall-objection-paired-twice = Igrač { $player } bi bio u kolu dvaput.
hall-objection-same-player = Igrač { $player } bi igrao protiv samog sebe.
hall-objection-board-twice = Na { $board }. tabli bi se igrale dve partije.
hall-objection-unknown-board = U { $round }. kolu nema { $board }. table.
hall-objection-has-table = Partija se igra za tablom u ovoj sali i rezultat stiže odatle.
hall-objection-has-result = Rezultat { $board }. table je upisan ručno.
hall-objection-board-begun = Partija na { $board }. tabli je već počela: ko tamo igra, više ne može da se promeni.
hall-objection-unknown-game = Partija ne pripada ovom takmičenju.
hall-objection-game-taken = Partija pripada drugoj tabli.
hall-objection-not-for-berger = Broj igrača je { $players }; Bergerove tablice su za { $least } do { $most } igrača.
hall-objection-not-swiss = Takmičenje se ne igra po švajcarskom sistemu.
hall-objection-colour-not-drawn = Početna boja još nije izvučena.
hall-objection-not-listed = U redosledu nedostaje igrač { $player }.
hall-objection-games-arranged = Igrači su već sami dogovorili partije, zato startni brojevi ostaju.
hall-objection-too-few-players = Treba navesti bar dva igrača.
hall-objection-rounds-not-announced = Za ubrzanje po metodi Baku mora biti najavljen broj kola.
hall-objection-points-not-for-baku = Ubrzanje po metodi Baku moguće je samo ako pobeda vredi dva remija, a poraz nula poena.
hall-objection-unknown-acceleration = Ovi prividni poeni nisu poeni metode Baku; druga ubrzanja ovde nije moguće upotrebiti.
hall-objection-not-empty = Takmičenje već ima igrače ili kola; datoteka TRF može da se učita samo u prazno takmičenje.
hall-objection-no-rating-list = Ovo nije rejting-lista: FIDE je objavljuje kao tekst ili XML, a može biti i tabela koja u prvom redu imenuje kolone.
hall-objection-unknown-seat = Nema takvog mesta.
hall-objection-seat-revoked = Mesto je već opozvano.
hall-objection-seat-taken = Takvo mesto već postoji.
hall-objection-not-a-players-seat = Program može da igra samo na mestu igrača.
hall-objection-already-appointed = { $name } već vodi takmičenje.
hall-objection-not-appointed = { $name } ne vodi takmičenje.
hall-objection-not-text = To nije tekst; sačuvajte tabelu kao CSV.
hall-objection-no-header = Prvi red mora da imenuje kolone.
hall-objection-unknown-column = Ove kolone nisu poznate: { $found }. Poznate su: { $known }.
hall-objection-missing-column = Nedostaje kolona „{ $column }“.
hall-column-no = Br.
hall-column-name = Ime
hall-column-surname = Prezime
hall-column-title = Titula
hall-column-federation = Federacija
hall-column-fide-id = FIDE ID
hall-column-national-id = Nacionalni ID
hall-column-rating = Rejting
hall-column-national-rating = Nacionalni rejting
hall-column-birth-year = Godina rođenja
hall-column-sex = Pol
hall-column-club = Klub
hall-column-senses = Vid i sluh
hall-column-round = Kolo
hall-column-board = Tabla
hall-column-white = Beli
hall-column-black = Crni
hall-column-result = Rezultat
hall-objection-field-count = Broj polja u redu je { $found }, u prvom { $expected }.
hall-objection-unclosed-quote = Polje u navodnicima se ne završava.
hall-objection-after-quote = Iza kraja polja u navodnicima nešto sledi.
hall-objection-not-one-of = „{ $found }“ ovde nije moguće; moguće vrednosti: { $known }.
hall-objection-not-a-number = „{ $found }“ nije broj koji je ovde dozvoljen.
hall-objection-not-a-federation = „{ $found }“ nije oznaka federacije od tri velika slova, npr. SRB.
hall-objection-not-an-outcome = „{ $found }“ nije rezultat.

## Plain pages: joining by a link, and taking a seat.

hall-page-drawn = Ova stranica koristi JavaScript. Ako ga nemate, idite na početnu stranicu, a odatle na tablu za slepe i slabovide.
hall-page-title = Turnirska sala
hall-page-join = Izaberite ime i lozinku. Tim imenom će biti potpisane vaše odluke.
hall-page-name = Ime
hall-page-password = Lozinka (bar { $least } znakova)
hall-page-language = Jezik
hall-page-join-button = Pridruži se
hall-page-new-password = Izaberite novu lozinku za ime { $name }. Sve prijave i svi žetoni tog službenog lica prestaju da važe.
hall-page-new-password-button = Postavi lozinku i prijavi se
hall-page-home = Ka vašim partijama
hall-page-place-held = Sada u ovom pregledaču
hall-page-place-offered = Preko ovog linka
hall-page-one-place = U pregledaču odjednom može biti samo jedna prijava ili jedno mesto. Ako želite da zadržite oba, otvorite link u drugom pregledaču ili u privatnom prozoru.
hall-page-change-seat = Pređi na ovo mesto
hall-page-stay = Ostani kao do sada
hall-page-leave-seat = Napusti ovo mesto na ovom uređaju
hall-page-code = Kod iz aplikacije za proveru, ako je koristite
hall-page-factor = Drugi korak prijave
hall-page-factor-scan = Skenirajte ovaj kod aplikacijom za proveru na telefonu.
hall-page-factor-code = { "QR" } kod za aplikaciju za proveru
hall-page-factor-type = Ako ne možete da ga skenirate, u aplikaciju upišite ovaj ključ:
hall-page-factor-shown = Kod koji aplikacija sada pokazuje
hall-page-factor-set = Uključi drugi korak prijave
hall-page-factor-on = Drugi korak prijave je uključen. { $left ->
    [one] Preostao je { $left } rezervni kod.
    [few] Preostala su { $left } rezervna koda.
   *[other] Preostalo je { $left } rezervnih kodova.
}
hall-page-factor-any = Kod iz aplikacije ili rezervni kod
hall-page-factor-turn-off = Isključi drugi korak prijave
hall-page-factor-is-set = Drugi korak prijave je uključen
hall-page-factor-recovery = Zapišite ove rezervne kodove i dobro ih čuvajte; neće se više prikazivati. Svakim možete jednom da se prijavite bez telefona.
hall-page-factor-kept = Kodovi su zapisani
hall-page-factor-is-off = Drugi korak prijave je isključen.
hall-page-signed-in = Prijavljeni ste kao { $name }.
hall-page-stranger = Niste prijavljeni. Upotrebite link koji ste dobili.
hall-page-player = { $competition }: ovo je mesto igrača { $name }.
hall-page-assistant = { $competition }: ovo je mesto pomoćnika igrača { $name }.
hall-page-arbiter = { $competition }: ovo je mesto sudije.
hall-page-spectator = { $competition }: ovo je mesto gledaoca.
hall-page-no-games = Nijedna partija još nije postavljena.
hall-page-game = { $round }. kolo, { $board }. tabla: { $white } – { $black }

## The certificate that the hall has made itself.

hall-certificate-title = Sertifikat ove sale
hall-certificate-why = Sve što se prenosi šifrovano je sertifikatom koji je nastao na računaru organizatora. Vaš uređaj ga još ne poznaje, pa pregledač pre prve posete upozorava. Možete da nastavite ako je otisak koji prikazuje pregledač jednak ovome:
hall-certificate-shown = Sertifikat koji prikazuje pregledač, otisak { "SHA-256" }:
hall-certificate-install = Bez upozorenja
hall-certificate-install-hint = Instalirajte sertifikat izdavača ove sale. On može da jamči samo za adrese lokalnih mreža i za ovaj računar. Njegov otisak { "SHA-256" } uporedite sa onim koji je ispisan pri pokretanju sale:
hall-certificate-download = Preuzmi sertifikat
hall-certificate-android = { "Android" }: Podešavanja, Bezbednost, Šifrovanje i akreditivi, Instaliraj sertifikat, { "CA" } sertifikat; izaberite preuzetu datoteku.
hall-certificate-apple = { "iPhone" } i { "iPad" }: otvorite datoteku, zatim Podešavanja, Preuzet profil, Instaliraj; zatim Opšte, Informacije, Podešavanja poverenja u sertifikate: uključite ga.
hall-certificate-mac = { "Mac" }: otvorite datoteku u aplikaciji { "Keychain Access" }, tamo otvorite sertifikat i izaberite { "Trust, Always Trust" }.
hall-certificate-windows = { "Windows" }: otvorite datoteku, Instaliraj sertifikat, Pouzdana vrhovna tela za izdavanje sertifikata.
hall-certificate-firefox = { "Firefox" } na računaru: Podešavanja, Privatnost i bezbednost, Prikaži sertifikate, Izdavači, Uvezi.
