## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-no-file = The configuration { $path } cannot be read: { $reason }
config-not-toml = { $place }: this is not TOML: { $reason }
config-unknown = { $place }: there is no setting { $found }.
config-unknown-near = { $place }: there is no setting { $found }; did you mean { $nearest }?
config-bad-value = { $place }: { $key } cannot be "{ $found }". An example: { $example }
config-bad-secret = { $place }: the value of { $key } cannot be used. An example: { $example }
config-several = { $place }: { $key } takes only one value.
config-needs = { $place }: { $key } also needs { $other }.
config-either = { $place }: { $key } and { $other } exclude each other; give one of them.
config-open = { $place }: other machines can reach { $address }, and without TLS anyone on the way could read passwords and seats. Give tls-cert and tls-key, or behind-proxy; or say --listen { $address } on the command line if that is what you want.
config-no-data = There is no home folder to keep the data in. Name one with --data FOLDER.
