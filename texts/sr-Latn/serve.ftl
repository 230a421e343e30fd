## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-no-file = Podešavanja iz datoteke { $path } ne mogu da se pročitaju: { $reason }
config-not-toml = { $place }: ovo nije TOML: { $reason }
config-unknown = { $place }: nema podešavanja { $found }.
config-unknown-near = { $place }: nema podešavanja { $found }; da li ste mislili { $nearest }?
config-bad-value = { $place }: { $key } ne može da bude „{ $found }“. Primer: { $example }
config-bad-secret = { $place }: vrednost podešavanja { $key } ne može da se upotrebi. Primer: { $example }
config-several = { $place }: { $key } prima samo jednu vrednost.
config-needs = { $place }: uz { $key } treba navesti i { $other }.
config-either = { $place }: { $key } i { $other } isključuju se međusobno; navedite samo jedno.
config-open = { $place }: adresa { $address } je dostupna sa drugih računara, a bez TLS-a bi svako na putu mogao da pročita lozinke i veze do mesta. Navedite tls-cert i tls-key ili behind-proxy; ako to zaista želite, navedite --listen { $address } u komandnoj liniji.
config-no-data = Nema lične fascikle u kojoj bi se čuvali podaci. Navedite fasciklu sa --data FASCIKLA.
