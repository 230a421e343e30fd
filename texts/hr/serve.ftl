## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-unusable = S ovim postavkama dvorana se ne može otvoriti.
config-no-file = Postavke iz datoteke { $path } ne mogu se pročitati: { $reason }
config-not-toml = { $place }: ovo nije TOML: { $reason }
config-unknown = { $place }: nema postavke { $found }.
config-unknown-near = { $place }: nema postavke { $found }; jeste li mislili { $nearest }?
config-bad-value = { $place }: { $key } ne može biti „{ $found }”. Primjer: { $example }
config-bad-secret = { $place }: vrijednost postavke { $key } ne može se upotrijebiti. Primjer: { $example }
config-several = { $place }: { $key } prima samo jednu vrijednost.
config-needs = { $place }: uz { $key } treba navesti i { $other }.
config-either = { $place }: { $key } i { $other } isključuju se međusobno; navedite samo jedno.
config-open = { $place }: adresa { $address } dostupna je s drugih računala, a bez TLS-a bi svatko u mreži mogao pročitati lozinke i poveznice mjesta. Navedite tls-cert i tls-key ili behind-proxy; ako to zaista želite, navedite --listen { $address } u naredbenom retku.
config-no-data = Nema osobne mape u kojoj bi se čuvali podaci. Navedite mapu s --data MAPA.
check-file = Postavke iz datoteke { $path }, okruženja i naredbenog retka:
check-no-file = Postavke iz okruženja i naredbenog retka; datoteke nema:
check-default = zadano

## What is told while the service starts, runs and stops.

serve-open = Dvorana je otvorena na adresi { $address }
    Podaci: { $database }
    Zatvara se s Ctrl+C.
serve-first-link = Službenih osoba još nema. Ovom poveznicom nastaje prva; može se upotrijebiti samo jednom:
    { $link }
serve-first-link-in = Službenih osoba još nema. Poveznica kojom nastaje prva i koja se može upotrijebiti samo jednom nalazi se u datoteci { $path }
serve-password-link = Ovom poveznicom { $name } postavlja novu lozinku; može se upotrijebiti samo jednom:
    { $link }
serve-password-link-in = Poveznica kojom { $name } postavlja novu lozinku i koja se može upotrijebiti samo jednom nalazi se u datoteci { $path }
serve-backed-up = Sigurnosna kopija je cjelovita: { $path }
    Partije: { $games }; unosi: { $entries }.
    { $key ->
        [none] Ključ za kuvertirane poteze nije u njoj. Sačuvajte i njega, na drugom mjestu.
       *[other] Ključ za kuvertirane poteze nije u njoj: sačuvajte i { $key }, na drugom mjestu.
    }
serve-read-along = Upozorenje: adresa { $address } dostupna je s drugih računala, a bez TLS-a svatko u istoj mreži može pročitati lozinke i poveznice mjesta.
serve-only-here = Upozorenje: adresu { $address } može otvoriti samo ovo računalo. Poveznice i kodovi QR na tabletima i telefonima ne bi radili.
    Da dvoranu otvorite svima u prostoru: adoube serve --lan (ili make run ARGS=--lan)
serve-own-certificate = Dvorana se služi vlastitim certifikatom. Uređaj koji ga još ne poznaje prikazuje upozorenje.
    Kako mu vjerovati, i sam certifikat: { $link }
    Otisak (SHA-256): { $fingerprint }
serve-demo = Za isprobavanje dvorane pripremljeno je malo natjecanje: { $name }. Ove su poveznice mjesta na njemu:
    Sudac: { $arbiter }
serve-closing = Dvorana se zatvara …
serve-closed = Dvorana je zatvorena. Sve je spremljeno.

## Why the service does not start.

serve-taken = Na adresi { $address } već sluša drugi program.
serve-taken-help = Možda je dvorana već otvorena. Inače odaberite drugi port, na primjer: --listen { $address }
serve-not-bound = Na adresi { $address } ne može se slušati: { $reason }
serve-tls = Certifikat ili njegov ključ u { $path } ne može se upotrijebiti: { $reason }
serve-seal-key = Ključ za kuvertirane poteze u { $path } ne može se upotrijebiti: { $reason }
serve-seal-key-help = Kuvertirani potezi mogu se otvoriti samo ključem kojim su kuvertirani. Vratite ga iz sigurnosne kopije. Svi čvorovi na istoj bazi PostgreSQL trebaju isti ključ.
serve-seal-key-lost = Potezi su kuvertirani ključem kojega ovdje nema. Partije: { $games }
serve-seal-key-lost-help = { $path ->
        [none] Navedite ključ kojim su kuvertirani.
       *[other] Vratite ključ kojim su kuvertirani iz sigurnosne kopije u datoteku { $path }. Bez njega te omotnice ne može otvoriti nitko; novi ključ ne bi pomogao.
    }
serve-damaged = Zapis o službenim osobama u { $database } oštećen je kod { $seq }. unosa. Nitko se ne bi mogao prijaviti, pa se dvorana ne otvara.
serve-damaged-help = Sačuvajte kopiju baze podataka kakva jest, vratite sigurnosnu kopiju i provjerite je: adoube verify { $database }
serve-backup-elsewhere = Baza podataka je PostgreSQL, koji ima vlastite sigurnosne kopije.
serve-backup-elsewhere-help = Na primjer: pg_dump --format=custom --file=adoube.dump BAZA
serve-backup-failed = Sigurnosna kopija nije izrađena: { $reason }
serve-backup-not-whole = Sigurnosna kopija { $path } izrađena je, ali nešto je u bazi podataka oštećeno ili nedostaje.
serve-backup-not-whole-help = Što, pokazuje: adoube verify { $path }
serve-folder = Ne može se pisati u { $path }: { $reason }
serve-locked = Bazom podataka { $path } već se koristi druga dvorana.
serve-locked-help = Prvo zatvorite nju ili navedite drugu bazu s --database.
serve-no-official = U ovoj dvorani nijedna službena osoba s imenom { $name } nema prava.
serve-no-official-help = Imaju ih: { $known }
serve-storage = Baza podataka { $database } nije dostupna: { $reason }
serve-inside = Poslužitelj ne može raditi: { $reason }

## Whether what a hall keeps is whole. $stream is the name of a chain.

verify-whole = Sve je cjelovito. Lanci: { $streams }; partije: { $games }; unosi: { $entries }.
verify-not-whole = Nije cjelovito.
verify-gap = { $stream }: prije { $seq }. unosa nedostaju unosi.
verify-altered = { $stream }: { $seq }. unos ili neki prije njega nije onakav kakav je bio zapisan.
verify-unreadable = { $stream }: { $seq }. unos nije razumljiv.
verify-cut-off = { $stream }: nedostaje { $seq }. unos i sve što je slijedilo.
verify-end-missing = Datoteka je kopirana bez svojega dnevnika (-wal) dok je dvorana bila otvorena: posljednji unosi možda nedostaju. Kopiju izradite s adoube serve --backup.
verify-strange = { $stream }: dvorana ne čuva ništa pod tim imenom.
verify-not-laid = { $stream }: partija za koju stol nikada nije bio postavljen.
verify-log-gap = Redak { $line }: unosi nedostaju, udvostručeni su ili u pogrešnom redoslijedu.
verify-log-altered = Redak { $line }: unos ili neki prije njega nije onakav kakav je bio zapisan.
verify-log-cut-off = Redak { $line }: dnevnik se ovdje prekida.
verify-log-wrong = Redak { $line }: dvorana na ovom mjestu to ne zapisuje.
verify-not-a-log = { $path } nije ni dnevnik ni baza podataka dvorane.
