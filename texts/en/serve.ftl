## The configuration of the hall. $place is a file and line, an environment variable or an option.

config-unusable = The hall cannot be opened with these settings.
config-no-file = The configuration { $path } cannot be read: { $reason }
config-not-toml = { $place }: this is not TOML: { $reason }
config-unknown = { $place }: there is no setting { $found }.
config-unknown-near = { $place }: there is no setting { $found }; did you mean { $nearest }?
config-bad-value = { $place }: { $key } cannot be “{ $found }”. An example: { $example }
config-bad-secret = { $place }: the value of { $key } cannot be used. An example: { $example }
config-several = { $place }: { $key } takes only one value.
config-needs = { $place }: { $key } also needs { $other }.
config-either = { $place }: { $key } and { $other } exclude each other; give one of them.
config-open = { $place }: other machines can reach { $address }, and without TLS anyone on the network could read passwords and seats. Give tls-cert and tls-key, or behind-proxy; or pass --listen { $address } on the command line if that is what you want.
config-no-data = There is no home folder to keep the data in. Name one with --data FOLDER.
check-file = Settings from the file { $path }, the environment and the command line:
check-no-file = Settings from the environment and the command line; there is no file:
check-default = default

## Messages while the service starts, runs and stops.

serve-open = The hall is open at { $address }
    Database: { $database }
    Ctrl+C closes it.
serve-first-link = There is no official yet. This link creates the first one; it works once:
    { $link }
serve-first-link-in = There is no official yet. The link that creates the first one, and works once, is in the file { $path }
serve-password-link = With this link { $name } sets a new password; it works once:
    { $link }
serve-password-link-in = The link with which { $name } sets a new password, and which works once, is in the file { $path }
serve-backed-up = The backup is whole: { $path }
    Games: { $games }; entries: { $entries }.
    { $key ->
        [none] The key for sealed moves is not in it. Keep it as well, in another place.
       *[other] The key for sealed moves is not in it: keep { $key } as well, in another place.
    }
serve-read-along = Warning: other machines can reach { $address }, and there is no TLS: anyone on the same network can read passwords and links to seats.
serve-only-here = Warning: only this machine can open { $address }. Links and QR codes for tablets and phones would not work.
    To open the hall to the room: adoube serve --lan (or make run ARGS=--lan)
serve-own-certificate = The hall uses a certificate of its own. A device that does not know it yet shows a warning.
    How to trust it, with the certificate: { $link }
    Fingerprint (SHA-256): { $fingerprint }
serve-demo = A small competition for trying out the hall has been created: { $name }. These links are its seats:
    Arbiter: { $arbiter }
serve-closing = The hall is closing …
serve-closed = The hall is closed. Everything is saved.

## Why the service does not start.

serve-taken = Another program is already listening on { $address }.
serve-taken-help = Perhaps the hall is already open. Otherwise use another port, for example: --listen { $address }
serve-not-bound = Cannot listen on { $address }: { $reason }
serve-tls = The certificate or its key in { $path } cannot be used: { $reason }
serve-seal-key = The key for sealed moves in { $path } cannot be used: { $reason }
serve-seal-key-help = Sealed moves can be opened only with the key under which they were sealed. Put it back from a backup. Every node on the same PostgreSQL database needs the same key.
serve-seal-key-lost = Moves are sealed under a key that is not here. Games: { $games }
serve-seal-key-lost-help = { $path ->
        [none] Give the key under which they were sealed.
       *[other] Put the key under which they were sealed back into the file { $path }, from its backup. Without it nobody can open these envelopes; a new key would not help.
    }
serve-damaged = The record of the officials in { $database } is damaged at entry { $seq }. Nobody could sign in, so the hall does not open.
serve-damaged-help = Keep a copy of the database as it is, restore a backup, and check it: adoube verify { $database }
serve-backup-elsewhere = The database is PostgreSQL, which makes its own backups.
serve-backup-elsewhere-help = For example: pg_dump --format=custom --file=adoube.dump DATABASE
serve-backup-failed = The backup was not made: { $reason }
serve-backup-not-whole = The backup { $path } was made, but something in the database is damaged or missing.
serve-backup-not-whole-help = This shows what: adoube verify { $path }
serve-folder = { $path } cannot be written: { $reason }
serve-locked = Another hall has the database { $path } open.
serve-locked-help = Close that one first, or name another database with --database.
serve-no-official = No official with the name { $name } has rights in this hall.
serve-no-official-help = Officials with rights: { $known }
serve-storage = The database { $database } is not available: { $reason }
serve-inside = The service cannot run: { $reason }

## Whether the data of a hall are intact. $stream is the name of a chain.

verify-whole = Intact. Chains: { $streams }; games: { $games }; entries: { $entries }.
verify-not-whole = Not intact.
verify-gap = { $stream }: entries are missing before entry { $seq }.
verify-altered = { $stream }: entry { $seq }, or one before it, is not what was written.
verify-unreadable = { $stream }: entry { $seq } cannot be understood.
verify-cut-off = { $stream }: entry { $seq } is missing, and so is whatever followed it.
verify-end-missing = This file was copied without its write-ahead log (-wal) while the hall was open: the last entries may be missing. Make a copy with adoube serve --backup.
verify-strange = { $stream }: a hall does not use this name.
verify-not-laid = { $stream }: a game that was never set up.
verify-log-gap = Line { $line }: entries are missing, duplicated or out of order.
verify-log-altered = Line { $line }: the entry, or one before it, is not what was written.
verify-log-cut-off = Line { $line }: the log breaks off here.
verify-log-wrong = Line { $line }: this is not what a hall writes here.
verify-not-a-log = { $path } is neither a log nor a database of a hall.
