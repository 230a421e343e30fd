## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-unusable = S temi nastavitvami dvorane ni mogoče odpreti.
config-no-file = Nastavitev iz datoteke { $path } ni mogoče prebrati: { $reason }
config-not-toml = { $place }: to ni TOML: { $reason }
config-unknown = { $place }: nastavitve { $found } ni.
config-unknown-near = { $place }: nastavitve { $found } ni; ste mislili { $nearest }?
config-bad-value = { $place }: { $key } ne more biti »{ $found }«. Primer: { $example }
config-bad-secret = { $place }: vrednosti nastavitve { $key } ni mogoče uporabiti. Primer: { $example }
config-several = { $place }: { $key } sprejme samo eno vrednost.
config-needs = { $place }: { $key } potrebuje tudi { $other }.
config-either = { $place }: { $key } in { $other } se izključujeta; navedite samo eno.
config-open = { $place }: naslov { $address } je dosegljiv z drugih računalnikov, brez TLS pa bi lahko kdor koli na poti prebral gesla in povezave do mest. Navedite tls-cert in tls-key ali behind-proxy; če res želite delati brez TLS, navedite --listen { $address } v ukazni vrstici.
config-no-data = Domače mape, v kateri bi hranili podatke, ni. Mapo navedite z --data MAPA.
check-file = Nastavitve iz datoteke { $path }, okolja in ukazne vrstice:
check-no-file = Nastavitve iz okolja in ukazne vrstice; datoteke ni:
check-default = privzeto

## What is told while the service starts, runs and stops.

serve-open = Dvorana je odprta na naslovu { $address }
    Podatki: { $database }
    Zaprete jo s Ctrl+C.
serve-first-link = Organizatorja in sodnika še ni. Kdor odpre to povezavo, postane prvi; uporabiti jo je mogoče samo enkrat:
    { $link }
serve-first-link-in = Organizatorja in sodnika še ni. Povezava za prvega, ki jo je mogoče uporabiti samo enkrat, je v datoteki { $path }
serve-password-link = S to povezavo { $name } nastavi novo geslo; uporabiti jo je mogoče samo enkrat:
    { $link }
serve-password-link-in = Povezava, s katero { $name } nastavi novo geslo in jo je mogoče uporabiti samo enkrat, je v datoteki { $path }
serve-backed-up = Varnostna kopija je neokrnjena: { $path }
    Partije: { $games }; vpisi: { $entries }.
    { $key ->
        [none] Ključa za kuvertirane poteze ni v njej. Shranite tudi njega, na drugem mestu.
       *[other] Ključa za kuvertirane poteze ni v njej: shranite tudi { $key }, na drugem mestu.
    }
serve-read-along = Opozorilo: naslov { $address } je dosegljiv z drugih računalnikov, brez TLS pa lahko vsak v istem omrežju prebere gesla in povezave do mest.
serve-only-here = Opozorilo: naslov { $address } lahko odpre samo ta računalnik. Povezave in kode QR na tablicah in telefonih ne bi delovale.
    Da dvorano odprete vsem v prostoru: adoube serve --lan (ali make run ARGS=--lan)
serve-own-certificate = Dvorana uporablja lastno potrdilo. Naprava, ki ga še ne pozna, pokaže opozorilo.
    Kako mu zaupati in samo potrdilo: { $link }
    Prstni odtis (SHA-256): { $fingerprint }
serve-demo = Za preizkus dvorane je pripravljeno majhno tekmovanje: { $name }. Te povezave so mesta na njem:
    Sodnik: { $arbiter }
serve-closing = Dvorana se zapira …
serve-closed = Dvorana je zaprta. Vse je shranjeno.

## Why the service does not start.

serve-taken = Na naslovu { $address } že posluša drug program.
serve-taken-help = Morda je dvorana že odprta. Sicer izberite druga vrata, na primer: --listen { $address }
serve-not-bound = Na naslovu { $address } ni mogoče poslušati: { $reason }
serve-tls = Potrdila ali njegovega ključa v { $path } ni mogoče uporabiti: { $reason }
serve-seal-key = Ključa za kuvertirane poteze v { $path } ni mogoče uporabiti: { $reason }
serve-seal-key-help = Kuvertirane poteze je mogoče odpreti samo s ključem, s katerim so bile kuvertirane. Vrnite ga iz varnostne kopije. Vsa vozlišča iste zbirke PostgreSQL potrebujejo isti ključ.
serve-seal-key-lost = Poteze so kuvertirane s ključem, ki ga tu ni. Partije: { $games }
serve-seal-key-lost-help = { $path ->
        [none] Navedite ključ, s katerim so bile kuvertirane.
       *[other] Vrnite ključ, s katerim so bile kuvertirane, iz varnostne kopije v datoteko { $path }. Brez njega teh kuvert ne more odpreti nihče; nov ključ ne bi pomagal.
    }
serve-damaged = Zapis o sodnikih in organizatorjih v { $database } je poškodovan pri vpisu { $seq }. Nihče se ne bi mogel prijaviti, zato se dvorana ne odpre.
serve-damaged-help = Shranite kopijo zbirke podatkov, kakršna je, povrnite varnostno kopijo in jo preverite: adoube verify { $database }
serve-backup-elsewhere = Zbirka podatkov je PostgreSQL, ki ima svoje varnostne kopije.
serve-backup-elsewhere-help = Na primer: pg_dump --format=custom --file=adoube.dump ZBIRKA
serve-backup-failed = Varnostna kopija ni bila narejena: { $reason }
serve-backup-not-whole = Varnostna kopija { $path } je narejena, a nekaj v zbirki podatkov je poškodovano ali manjka.
serve-backup-not-whole-help = Kaj, pokaže: adoube verify { $path }
serve-folder = Ni mogoče pisati v { $path }: { $reason }
serve-locked = Zbirko podatkov { $path } že uporablja druga dvorana.
serve-locked-help = Najprej zaprite tisto ali pa navedite drugo zbirko z --database.
serve-no-official = V tej dvorani nima pravic noben sodnik ali organizator z imenom { $name }.
serve-no-official-help = Pravice imajo: { $known }
serve-storage = Zbirka podatkov { $database } ni na voljo: { $reason }
serve-inside = Storitev ne more teči: { $reason }

## Whether what a hall keeps is whole. $stream is the name of a chain.

verify-whole = Podatki so neokrnjeni. Verige: { $streams }; partije: { $games }; vpisi: { $entries }.
verify-not-whole = Podatki so okrnjeni ali spremenjeni.
verify-gap = { $stream }: pred vpisom { $seq } manjkajo vpisi.
verify-altered = { $stream }: vpis { $seq } ali kateri pred njim ni tak, kot je bil zapisan.
verify-unreadable = { $stream }: vpisa { $seq } ni mogoče razumeti.
verify-cut-off = { $stream }: manjka vpis { $seq } z vsem, kar mu je sledilo.
verify-end-missing = Datoteka je bila kopirana brez svojega dnevnika (-wal), ko je bila dvorana odprta: zadnji vpisi morda manjkajo. Kopijo naredite z adoube serve --backup.
verify-strange = { $stream }: program ne uporablja tega imena.
verify-not-laid = { $stream }: partija, ki ni bila nikoli pripravljena.
verify-log-gap = Vrstica { $line }: vpisi manjkajo, so podvojeni ali v drugem vrstnem redu.
verify-log-altered = Vrstica { $line }: vpis ali kateri pred njim ni tak, kot je bil zapisan.
verify-log-cut-off = Vrstica { $line }: dnevnik se tu prekine.
verify-log-wrong = Vrstica { $line }: program na tem mestu ne zapiše tega.
verify-not-a-log = { $path } ni ne dnevnik ne zbirka podatkov dvorane.
