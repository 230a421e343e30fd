## The playing hall as a service. First the titles of what went wrong.

hall-title-unreadable = Zahtjev se ne može razumjeti
hall-title-unknown = Niste prijavljeni
hall-title-forbidden = To nije dopušteno
hall-title-not-found = Nije pronađeno
hall-title-impossible = To se ne može učiniti
hall-title-refused = Pravila to ne dopuštaju
hall-title-overtaken = Stanje se u međuvremenu promijenilo
hall-title-too-large = Preveliko
hall-title-too-much = Previše zahtjeva
hall-title-unavailable = Poslužitelj trenutačno nije dostupan

## What went wrong.

hall-unreadable = Zahtjev se ne može pročitati: { $what }
hall-unauthenticated = Prijavite se ili upotrijebite poveznicu ili žeton koji ste dobili.
hall-unknown-token = Taj žeton ne vrijedi: možda je opozvan ili je istekao.
hall-forbidden = Vaša uloga to ovdje ne dopušta.
hall-other-origin = Zahtjev ne dolazi sa stranice ove dvorane.
hall-not-found = Na toj adresi nema ničega ili nije namijenjeno vama.
hall-method = Ta se adresa ne može tako upotrijebiti.
hall-media-type = Sadržaj mora biti vrste { $expected }.
hall-too-large = Zahtjev je prevelik.
hall-timeout = Zahtjev je trajao predugo i prekinut je.
hall-too-often = Previše zahtjeva. Pokušajte ponovno za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
hall-too-many-streams = Istodobno { $most ->
    [one] smije biti otvoren najviše { $most } tok
    [few] smiju biti otvorena najviše { $most } toka
   *[other] smije biti otvoreno najviše { $most } tokova
}.
hall-overtaken = U međuvremenu se dogodilo nešto što još niste vidjeli. Pogledajte ponovno i odlučite iznova.
hall-envelope = Omotnica se ne može otvoriti: zapečaćena je drugim ključem.
hall-still-played = Partija se još igra. Igrači njezin zapis mogu preuzeti kad završi.
hall-nothing = Ova partija nema takav dokument.
hall-storage = To se sada ne može spremiti. Za koji trenutak provjerite je li spremljeno; ako nije, ponovite.
hall-damaged-game = Zapis ove partije je oštećen: { $kind ->
    [gap] nedostaje { $seq }. unos
    [cut-off] nedostaje { $seq }. unos i sve što je slijedilo
    [unreadable] { $seq }. unos ne može se pročitati
   *[altered] { $seq }. unos nije onakav kakav je bio zapisan
}. Partija se ovdje ne može ni prikazati ni nastaviti. Sudac može umjesto nje pripremiti novu, s pozicijom i vremenima s ploče; tko vodi poslužitelj, neka bazu podataka ostavi kakva jest i potraži sigurnosnu kopiju.
hall-damaged-competition = Zapis ovog natjecanja je oštećen: { $kind ->
    [gap] nedostaje { $seq }. unos
    [cut-off] nedostaje { $seq }. unos i sve što je slijedilo
    [unreadable] { $seq }. unos ne može se pročitati
   *[altered] { $seq }. unos nije onakav kakav je bio zapisan
}. Natjecanje se ne može prikazati ni nastaviti dok se ne vrati sigurnosna kopija. Ostala natjecanja teku dalje.
hall-damaged-people = Zapis o službenim osobama oštećen je kod { $seq }. unosa. Program radi dalje s onim što zna, ali se ponovno neće otvoriti; treba vratiti sigurnosnu kopiju.
hall-not-stored = Trenutačno se ništa ne može spremiti: potezi, pritisci na sat i odluke ne prihvaćaju se. Možda je disk pun. Ako potraje, zaustavite satove na pločama i pozovite onoga tko vodi poslužitelj.
hall-backup-elsewhere = Podatci ove dvorane su u bazi PostgreSQL, koja ima vlastite sigurnosne kopije: izrađuje ih pg_dump.
hall-closing = Poslužitelj se zaustavlja. Pokušajte ponovno za koji trenutak.
hall-broken = Na poslužitelju je nešto pošlo po zlu. Ništa nije promijenjeno.

## Officials of the hall.

hall-link-unknown = Ova je poveznica već upotrijebljena, opozvana ili istekla. Zatražite novu.
hall-not-the-first = Službene osobe već postoje; jedna od njih može vas pozvati.
hall-name = Ime mora imati od 1 do 80 znakova u jednom retku, a napomena ili oznaka najviše 80.
hall-name-taken = To ime već netko ima.
hall-no-office = Poziv mora navesti barem jednu dužnost: organizator ili sudac.
hall-no-such-official = Nema službene osobe s tim imenom.
hall-no-such-pass = Nema takvog poziva, prijave ili žetona.
hall-last-organiser = Mora ostati barem jedan organizator koji može pozvati druge.
hall-token-too-long = Ne smije vrijediti tako dugo.
hall-too-many-passes = Poziva, prijava ili žetona već je previše.
hall-password-short = Lozinka mora imati barem { $least } znakova.
hall-password-long = Lozinka smije imati najviše { $most } bajtova.
hall-wrong-password = Ime ili lozinka nisu točni.
hall-password-common = Ta je lozinka među najčešćima ili ima premalo različitih znakova. Odaberite drugu.
hall-password-own-name = Lozinka ne smije biti vaše ime.
hall-name-hidden = U imenu ne smije biti nevidljivih znakova.
hall-name-looks-alike = To bi se ime moglo zamijeniti s imenom druge službene osobe.
hall-has-second-factor = Drugi korak prijave već imate. Isključite ga prije nego što postavite novi.
hall-no-second-factor = Drugi korak prijave nije uključen.
hall-code-missing = Upišite kod koji pokazuje aplikacija za provjeru ili pričuvni kod.
hall-code-wrong = Kod je netočan ili je već upotrijebljen.

## What speaks against a change of a competition.

hall-objection-not-opened = Natjecanje još nije otvoreno.
hall-objection-deleted = Natjecanje je izbrisano.
hall-objection-other-name = Da biste izbrisali natjecanje, upišite točno njegov naziv.
hall-objection-player-erased = Osobni podaci igrača { $player } uklonjeni su i više se ne mogu upisati.
hall-removed-player = Uklonjeni igrač br. { $player }
hall-objection-already-opened = Natjecanje je već otvoreno.
hall-objection-blank = Ovo polje mora biti ispunjeno.
hall-objection-too-long = Tekst smije imati najviše { $most } znakova.
hall-objection-unprintable = U tekstu su znakovi koji se ne mogu ispisati.
hall-objection-out-of-range = Broj mora biti između { $least } i { $most }.
hall-objection-too-many = Smije ih biti najviše { $most }.
hall-objection-ends-before-it-begins = Posljednji je dan prije prvoga.
hall-objection-said-twice = Isto je navedeno dvaput.
hall-objection-number-taken = Broj { $player } već ima drugi igrač.
hall-objection-fide-id-taken = FIDE ID { $id } već ima igrač { $player }.
hall-objection-unknown-player = Nema igrača s brojem { $player }.
hall-objection-player-paired = Igrač { $player } već je uparen i ostaje na popisu; umjesto toga upišite odustajanje.
hall-objection-player-withdrawn = Igrač { $player } je odustao.
hall-objection-not-withdrawn = Igrač { $player } nije odustao.
hall-objection-unknown-round = Nema { $round }. kola.
hall-objection-round-paired = { $round }. kolo već je upareno.
hall-objection-round-begun = { $round }. kolo je počelo: stolovi su postavljeni ili su rezultati upisani.
hall-objection-nothing-paired = Nema parova za upis.
hall-objection-paired-twice = Igrač { $player } bio bi u kolu dvaput.
hall-objection-same-player = Igrač { $player } igrao bi sam sa sobom.
hall-objection-board-twice = Na { $board }. ploči igrale bi se dvije partije.
hall-objection-unknown-board = { $round }. kolo nema { $board }. ploče.
hall-objection-has-table = Partija se igra za stolom ove dvorane i rezultat dolazi odande.
hall-objection-has-result = Rezultat { $board }. ploče već je upisan ručno.
hall-objection-board-begun = Partija na { $board }. ploči već je počela: njezini se igrači više ne mogu promijeniti.
hall-objection-unknown-game = Partija nije dio ovog natjecanja.
hall-objection-game-taken = Partija pripada drugoj ploči.
hall-objection-not-for-berger = Broj igrača je { $players }; Bergerove tablice vrijede za { $least } do { $most } igrača.
hall-objection-not-swiss = Natjecanje se ne igra po švicarskom sustavu.
hall-objection-colour-not-drawn = Početna boja još nije izvučena.
hall-objection-not-listed = U redoslijedu nedostaje igrač { $player }.
hall-objection-games-arranged = Igrači su već sami dogovorili partije, zato startni brojevi ostaju.
hall-objection-too-few-players = Treba navesti barem dva igrača.
hall-objection-rounds-not-announced = Za ubrzanje po metodi Baku mora biti najavljen broj kola.
hall-objection-points-not-for-baku = Ubrzanje po metodi Baku moguće je samo ako pobjeda vrijedi dva remija, a poraz nula bodova.
hall-objection-unknown-acceleration = Ovi prividni bodovi nisu bodovi metode Baku; druga ubrzanja ovdje nije moguće upotrijebiti.
hall-objection-not-empty = Natjecanje već ima igrače ili kola; datoteka TRF može se učitati samo u prazno natjecanje.
hall-objection-no-rating-list = Ovo nije rejting-lista: FIDE je objavljuje kao tekst ili XML, a može biti i tablica koja u prvom retku imenuje stupce.
hall-objection-unknown-seat = Nema takvog mjesta.
hall-objection-seat-revoked = Mjesto je već opozvano.
hall-objection-seat-taken = Takvo mjesto već postoji.
hall-objection-not-a-players-seat = Program može igrati samo na mjestu igrača.
hall-objection-already-appointed = { $name } već vodi natjecanje.
hall-objection-not-appointed = { $name } ne vodi natjecanje.
hall-objection-not-text = To nije tekst; spremite tablicu kao CSV.
hall-objection-no-header = Prvi redak mora imenovati stupce.
hall-objection-unknown-column = Ovi stupci nisu poznati: { $found }. Poznati su: { $known }.
hall-objection-missing-column = Nedostaje stupac „{ $column }”.
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
hall-column-sex = Spol
hall-column-club = Klub
hall-column-senses = Vid i sluh
hall-column-round = Kolo
hall-column-board = Ploča
hall-column-white = Bijeli
hall-column-black = Crni
hall-column-result = Rezultat
hall-objection-field-count = Broj polja u ovom retku je { $found }, a u prvom { $expected }.
hall-objection-unclosed-quote = Polje u navodnicima nije zatvoreno.
hall-objection-after-quote = Iza polja u navodnicima ima još nečega.
hall-objection-not-one-of = „{ $found }” ovdje nije dopušteno; moguće je: { $known }.
hall-objection-not-a-number = „{ $found }” nije broj koji je ovdje dopušten.
hall-objection-not-a-federation = „{ $found }” nije oznaka federacije od tri velika slova, npr. CRO.
hall-objection-not-an-outcome = „{ $found }” nije rezultat.

## Plain pages: joining by a link, and taking a seat.

hall-page-drawn = Ova stranica treba JavaScript. Ako ga nemate, idite na početnu stranicu, a odande na ploču za slijepe i slabovidne.
hall-page-title = Turnirska dvorana
hall-page-join = Odaberite ime i lozinku. Tim će imenom biti potpisane vaše odluke.
hall-page-name = Ime
hall-page-password = Lozinka (barem { $least } znakova)
hall-page-language = Jezik
hall-page-join-button = Pridruži se
hall-page-new-password = Odaberite novu lozinku za ime { $name }. Time završavaju sve prijave i prestaju vrijediti svi žetoni te službene osobe.
hall-page-new-password-button = Postavi lozinku i prijavi se
hall-page-home = K vašim partijama
hall-page-place-held = Tko ste u ovom pregledniku
hall-page-place-offered = Čija je ova poveznica
hall-page-one-place = U jednom pregledniku istodobno može biti samo jedna prijava ili jedno mjesto. Želite li zadržati oboje, otvorite poveznicu u drugom pregledniku ili u privatnom prozoru.
hall-page-change-seat = Prijeđi na ovo mjesto
hall-page-stay = Ostani na dosadašnjem mjestu
hall-page-leave-seat = Napusti ovo mjesto na ovom uređaju
hall-page-code = Kod iz aplikacije za provjeru, ako je koristite
hall-page-factor = Drugi korak prijave
hall-page-factor-scan = Skenirajte ovaj kod aplikacijom za provjeru na telefonu.
hall-page-factor-code = QR kod za aplikaciju za provjeru
hall-page-factor-type = Ako ga ne možete skenirati, u aplikaciju upišite ovaj ključ:
hall-page-factor-shown = Kod koji aplikacija sada pokazuje
hall-page-factor-set = Uključi drugi korak prijave
hall-page-factor-on = Drugi korak prijave je uključen. { $left ->
    [one] Preostao je { $left } pričuvni kod.
    [few] Preostala su { $left } pričuvna koda.
   *[other] Preostalo je { $left } pričuvnih kodova.
}
hall-page-factor-any = Kod iz aplikacije ili pričuvni kod
hall-page-factor-turn-off = Isključi drugi korak prijave
hall-page-factor-is-set = Drugi korak prijave je uključen
hall-page-factor-recovery = Zapišite ove pričuvne kodove i dobro ih čuvajte; neće se više prikazati. Svakim se možete jednom prijaviti bez telefona.
hall-page-factor-kept = Kodovi su zapisani
hall-page-factor-is-off = Drugi korak prijave je isključen.
hall-page-signed-in = Prijavljeni ste kao { $name }.
hall-page-stranger = Niste prijavljeni. Upotrijebite poveznicu koju ste dobili.
hall-page-player = { $competition }: ovo je mjesto igrača { $name }.
hall-page-assistant = { $competition }: ovo je mjesto pomoćnika igrača { $name }.
hall-page-arbiter = { $competition }: ovo je mjesto suca.
hall-page-spectator = { $competition }: ovo je mjesto gledatelja.
hall-page-no-games = Nijedan stol još nije postavljen.
hall-page-game = { $round }. kolo, { $board }. ploča: { $white } – { $black }

## The certificate that the hall has made itself.

hall-certificate-title = Certifikat ove dvorane
hall-certificate-why = Sve što se prenosi šifrirano je certifikatom koji je nastao na organizatorovu računalu. Vaš ga uređaj još ne poznaje, pa preglednik prije prvog posjeta upozorava. Možete nastaviti ako je otisak koji prikazuje preglednik jednak ovome:
hall-certificate-shown = Certifikat koji prikazuje preglednik, otisak SHA-256:
hall-certificate-install = Bez upozorenja
hall-certificate-install-hint = Instalirajte certifikat izdavatelja ove dvorane. On može jamčiti samo za adrese lokalnih mreža i za ovo računalo. Njegov otisak SHA-256 usporedite s onim koji je ispisan pri pokretanju dvorane:
hall-certificate-download = Preuzmi certifikat
hall-certificate-android = Android: Postavke, Sigurnost, Šifriranje i vjerodajnice, Instaliraj certifikat, CA certifikat; odaberite preuzetu datoteku.
hall-certificate-apple = iPhone i iPad: otvorite datoteku, zatim Postavke, Preuzet profil, Instaliraj; zatim Općenito, Informacije, Postavke pouzdanosti certifikata: uključite ga.
hall-certificate-mac = Mac: otvorite datoteku u aplikaciji Keychain Access, ondje otvorite certifikat i odaberite Trust, Always Trust.
hall-certificate-windows = Windows: otvorite datoteku, Instaliraj certifikat, Pouzdana korijenska tijela za izdavanje certifikata.
hall-certificate-firefox = Firefox na računalu: Postavke, Privatnost i sigurnost, Prikaži certifikate, Izdavatelji, Uvezi.
