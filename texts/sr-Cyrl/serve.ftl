## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-no-file = Подешавања из датотеке { $path } не могу да се прочитају: { $reason }
config-not-toml = { $place }: ово није TOML: { $reason }
config-unknown = { $place }: нема подешавања { $found }.
config-unknown-near = { $place }: нема подешавања { $found }; да ли сте мислили { $nearest }?
config-bad-value = { $place }: { $key } не може да буде „{ $found }“. Пример: { $example }
config-bad-secret = { $place }: вредност подешавања { $key } не може да се употреби. Пример: { $example }
config-several = { $place }: { $key } прима само једну вредност.
config-needs = { $place }: уз { $key } треба навести и { $other }.
config-either = { $place }: { $key } и { $other } искључују се међусобно; наведите само једно.
config-open = { $place }: адреса { $address } је доступна са других рачунара, а без TLS-а би свако на путу могао да прочита лозинке и везе до места. Наведите tls-cert и tls-key или behind-proxy; ако то заиста желите, наведите --listen { $address } у командној линији.
config-no-data = Нема личне фасцикле у којој би се чували подаци. Наведите фасциклу са --data ФАСЦИКЛА.
