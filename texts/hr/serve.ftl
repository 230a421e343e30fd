## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-no-file = Postavke iz datoteke { $path } ne mogu se pročitati: { $reason }
config-not-toml = { $place }: ovo nije TOML: { $reason }
config-unknown = { $place }: nema postavke { $found }.
config-unknown-near = { $place }: nema postavke { $found }; jeste li mislili { $nearest }?
config-bad-value = { $place }: { $key } ne može biti „{ $found }”. Primjer: { $example }
config-bad-secret = { $place }: vrijednost postavke { $key } ne može se upotrijebiti. Primjer: { $example }
config-several = { $place }: { $key } prima samo jednu vrijednost.
config-needs = { $place }: uz { $key } treba navesti i { $other }.
config-either = { $place }: { $key } i { $other } isključuju se međusobno; navedite samo jedno.
config-open = { $place }: adresa { $address } dostupna je s drugih računala, a bez TLS-a bi svatko na putu mogao pročitati lozinke i poveznice na mjesta. Navedite tls-cert i tls-key ili behind-proxy; ako to zaista želite, navedite --listen { $address } u naredbenom retku.
config-no-data = Nema osobne mape u kojoj bi se čuvali podaci. Navedite mapu s --data MAPA.
