## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-unusable = Sa ovim podešavanjima sala ne može da se otvori.
config-no-file = Podešavanja iz datoteke { $path } ne mogu da se pročitaju: { $reason }
config-not-toml = { $place }: ovo nije TOML: { $reason }
config-unknown = { $place }: nema podešavanja { $found }.
config-unknown-near = { $place }: nema podešavanja { $found }; da li ste mislili { $nearest }?
config-bad-value = { $place }: { $key } ne može da bude „{ $found }“. Primer: { $example }
config-bad-secret = { $place }: vrednost podešavanja { $key } ne može da se upotrebi. Primer: { $example }
config-several = { $place }: { $key } prima samo jednu vrednost.
config-needs = { $place }: uz { $key } treba navesti i { $other }.
config-either = { $place }: { $key } i { $other } isključuju se međusobno; navedite samo jedno.
config-open = { $place }: adresa { $address } je dostupna sa drugih računara, a bez TLS-a bi svako na putu mogao da pročita lozinke i linkove do mesta. Navedite tls-cert i tls-key ili behind-proxy; ako to zaista želite, navedite --listen { $address } u komandnoj liniji.
config-no-data = Nema ličnog direktorijuma u kojem bi se čuvali podaci. Navedite direktorijum sa --data DIREKTORIJUM.
check-file = Podešavanja iz datoteke { $path }, okruženja i komandne linije:
check-no-file = Podešavanja iz okruženja i komandne linije; datoteke nema:
check-default = podrazumevano

## What is told while the service starts, runs and stops.

serve-open = Sala je otvorena na adresi { $address }
    Baza podataka: { $database }
    Zatvara se sa Ctrl+C.
serve-first-link = Još nema sudije ni organizatora. Preko ovog linka prijavljuje se prvi; link važi samo jednom:
    { $link }
serve-first-link-in = Još nema sudije ni organizatora. Link preko kog se prijavljuje prvi, a koji važi samo jednom, nalazi se u datoteci { $path }
serve-password-link = Preko ovog linka { $name } postavlja novu lozinku; link važi samo jednom:
    { $link }
serve-password-link-in = Link preko kog { $name } postavlja novu lozinku, a koji važi samo jednom, nalazi se u datoteci { $path }
serve-backed-up = Rezervna kopija je celovita: { $path }
    Partije: { $games }; unosi: { $entries }.
    { $key ->
        [none] Ključ za kovertirane poteze nije u njoj. Sačuvajte i njega, na drugom mestu.
       *[other] Ključ za kovertirane poteze nije u njoj: sačuvajte i { $key }, na drugom mestu.
    }
serve-read-along = Upozorenje: adresa { $address } je dostupna sa drugih računara, a bez TLS-a svako u istoj mreži može da pročita lozinke i linkove do mesta.
serve-only-here = Upozorenje: adresu { $address } može da otvori samo ovaj računar. Linkovi i kodovi { "QR" } na tabletima i telefonima ne bi radili.
    Da salu otvorite svima u prostoru: { "adoube serve --lan" } (ili { "make run ARGS=--lan" })
serve-own-certificate = Sala koristi sopstveni sertifikat. Uređaj koji ga još ne poznaje prikazuje upozorenje.
    Kako da mu verujete, i sam sertifikat: { $link }
    Otisak ({ "SHA-256" }): { $fingerprint }
serve-demo = Za isprobavanje sale pripremljeno je malo takmičenje: { $name }. Ovi linkovi su mesta na njemu:
    Sudija: { $arbiter }
serve-closing = Sala se zatvara …
serve-closed = Sala je zatvorena. Sve je sačuvano.

## Why the service does not start.

serve-taken = Na adresi { $address } već sluša drugi program.
serve-taken-help = Možda je sala već otvorena. Inače izaberite drugi port, na primer: --listen { $address }
serve-not-bound = Na adresi { $address } ne može da se sluša: { $reason }
serve-tls = Sertifikat ili njegov ključ u { $path } ne može da se upotrebi: { $reason }
serve-seal-key = Ključ za kovertirane poteze u { $path } ne može da se upotrebi: { $reason }
serve-seal-key-help = Kovertirani potezi mogu da se otvore samo ključem kojim su kovertirani. Vratite ga iz rezervne kopije. Svim čvorovima na istoj bazi PostgreSQL treba isti ključ.
serve-seal-key-lost = Potezi su kovertirani ključem kojeg ovde nema. Partije: { $games }
serve-seal-key-lost-help = { $path ->
        [none] Navedite ključ kojim su kovertirani.
       *[other] Vratite ključ kojim su kovertirani iz rezervne kopije u datoteku { $path }. Bez njega te koverte ne može da otvori niko; novi ključ ne bi pomogao.
    }
serve-damaged = Zapis o službenim licima u { $database } oštećen je kod unosa { $seq }. Niko ne bi mogao da se prijavi, pa se sala ne otvara.
serve-damaged-help = Sačuvajte kopiju baze podataka kakva jeste, vratite rezervnu kopiju i proverite je: adoube verify { $database }
serve-backup-elsewhere = Baza podataka je PostgreSQL, koji ima sopstvene rezervne kopije.
serve-backup-elsewhere-help = Na primer: pg_dump --format=custom --file=adoube.dump DATABASE
serve-backup-failed = Rezervna kopija nije napravljena: { $reason }
serve-backup-not-whole = Rezervna kopija { $path } je napravljena, ali nešto u bazi podataka je oštećeno ili nedostaje.
serve-backup-not-whole-help = Šta, pokazuje: adoube verify { $path }
serve-folder = Ne može da se piše u { $path }: { $reason }
serve-locked = Bazu podataka { $path } već koristi druga sala.
serve-locked-help = Najpre zatvorite nju ili navedite drugu bazu sa --database.
serve-no-official = U ovoj sali nijedno službeno lice sa imenom { $name } nema prava.
serve-no-official-help = Službena lica sa pravima: { $known }
serve-storage = Baza podataka { $database } nije dostupna: { $reason }
serve-inside = Servis ne može da radi: { $reason }

## Whether what a hall keeps is whole. $stream is the name of a chain.

verify-whole = Sve je celovito. Lanci: { $streams }; partije: { $games }; unosi: { $entries }.
verify-not-whole = Nije celovito.
verify-gap = { $stream }: pre unosa { $seq } nedostaju unosi.
verify-altered = { $stream }: unos { $seq } ili neki pre njega nije onakav kakav je bio zapisan.
verify-unreadable = { $stream }: unos { $seq } ne može da se razume.
verify-cut-off = { $stream }: nedostaje unos { $seq } i sve što je sledilo.
verify-end-missing = Datoteka je kopirana bez svog dnevnika (-wal) dok je sala bila otvorena: poslednji unosi možda nedostaju. Kopiju napravite sa adoube serve --backup.
verify-strange = { $stream }: sala ne koristi to ime.
verify-not-laid = { $stream }: partija koja nikada nije bila postavljena.
verify-log-gap = Red { $line }: unosi nedostaju, udvojeni su ili su u drugom redosledu.
verify-log-altered = Red { $line }: unos ili neki pre njega nije onakav kakav je bio zapisan.
verify-log-cut-off = Red { $line }: dnevnik se ovde prekida.
verify-log-wrong = Red { $line }: sala na ovom mestu to ne zapisuje.
verify-not-a-log = { $path } nije ni dnevnik ni baza podataka sale.
