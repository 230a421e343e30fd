## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-no-file = Nastavitev iz datoteke { $path } ni mogoče prebrati: { $reason }
config-not-toml = { $place }: to ni TOML: { $reason }
config-unknown = { $place }: nastavitve { $found } ni.
config-unknown-near = { $place }: nastavitve { $found } ni; ste mislili { $nearest }?
config-bad-value = { $place }: { $key } ne more biti »{ $found }«. Primer: { $example }
config-bad-secret = { $place }: vrednosti nastavitve { $key } ni mogoče uporabiti. Primer: { $example }
config-several = { $place }: { $key } sprejme samo eno vrednost.
config-needs = { $place }: { $key } potrebuje tudi { $other }.
config-either = { $place }: { $key } in { $other } se izključujeta; navedite samo eno.
config-open = { $place }: naslov { $address } je dosegljiv z drugih računalnikov, brez TLS pa bi lahko kdor koli na poti prebral gesla in povezave do sedežev. Navedite tls-cert in tls-key ali behind-proxy; če to res želite, navedite --listen { $address } v ukazni vrstici.
config-no-data = Domače mape, v kateri bi hranili podatke, ni. Mapo navedite z --data MAPA.
