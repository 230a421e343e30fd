//! Everything that can be set, a row each. The file, the environment, the options of the command, the printed
//! configuration and the table in the documentation are all made from these rows.

/// How many values a setting takes, and how it is given as an option of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One value.
    One,
    /// One or several.
    Many,
    /// `true` or `false`; the bare option means `true`.
    Switch,
    /// A secret: never shown, and no option, because the options of a process can be read by its neighbours.
    Secret,
    /// One value that has an option for every command already.
    Common,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What is set.
    pub key: Key,
    /// Its name in the file; a dot leads into a table.
    pub name: &'static str,
    /// How it is given.
    pub kind: Kind,
    /// What stands for its value in the help.
    pub value: &'static str,
    /// What holds if nothing is given, in words or as a value.
    pub default: &'static str,
    /// A value that can be given.
    pub example: &'static str,
    /// What it is for.
    pub what: &'static str,
}

macro_rules! rows {
    ($($key:ident $name:literal $kind:ident $value:literal $default:literal $example:literal $what:literal;)*) => {
        /// Something that can be set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key { $(#[doc = $what] $key,)* }

        /// Everything that can be set, in the order in which it is told.
        pub const ROWS: &[Row] = &[$(Row {
            key: Key::$key,
            name: $name,
            kind: Kind::$kind,
            value: $value,
            default: $default,
            example: $example,
            what: $what,
        },)*];
    };
}

rows! {
    Listen "listen" Many "ADDRESS" "127.0.0.1:8080" "0.0.0.0:8080"
        "An address and port to listen on; may be given several times. An address that other machines can reach wants TLS or a proxy; without either it is refused, unless it is given as an option of the command";
    PublicAddress "public-address" One "URL" "from the first address listened on" "https://hall.example.org"
        "How the hall is reached from outside: the beginning of every link and QR code";
    Data "data" One "FOLDER" "$XDG_DATA_HOME/adoube, else ~/.local/share/adoube" "/var/lib/adoube"
        "The folder of what is kept";
    Database "database" One "FILE-OR-URL" "adoube.db in the data folder" "postgres://adoube:secret@db.example.org/adoube"
        "An SQLite file, or the URL of a PostgreSQL database, which several nodes may share";
    SealKeyFile "seal-key-file" One "FILE" "beside the SQLite file" "/etc/adoube/seal.key"
        "The file of the key under which sealed moves are kept: 32 bytes, or 64 hexadecimal digits. It is made when it is missing; with PostgreSQL it must be there, the same on every node";
    SealKey "seal-key" Secret "DIGITS" "read from the file" "64 hexadecimal digits"
        "The key itself, instead of a file";
    TlsCert "tls-cert" One "FILE" "no TLS" "/etc/adoube/cert.pem"
        "The certificate chain for TLS, in PEM";
    TlsKey "tls-key" One "FILE" "no TLS" "/etc/adoube/key.pem"
        "The private key for TLS, in PEM";
    BehindProxy "behind-proxy" Many "NETWORK" "nobody" "127.0.0.1"
        "An address or a network of proxies whose X-Forwarded-For is believed; may be given several times. Needs the public address, which also says whether the proxy speaks TLS";
    Language "language" Common "LANGUAGE" "that of the command" "sl"
        "The language of the hall, for callers who ask for none: en, sl, hr, sr-Latn or sr-Cyrl; the option --lang";
    Node "node" One "NAME" "the name of the machine" "north"
        "The name of this node, in its logs";
    Demo "demo" Switch "" "false" "true"
        "Fill an empty hall with a small competition that can be played at once";
    FreeGames "free-games" Switch "" "true" "false"
        "Whether players may arrange games among themselves, outside the rounds, through the door for Lichess clients";
    LogFormat "log-format" One "FORMAT" "text" "json"
        "The form of the log on the error stream: text or json";
    LogLevel "log-level" One "LEVEL" "info" "debug"
        "How much is logged: off, error, warn, info, debug or trace";
    Metrics "metrics" One "WHERE" "on" "127.0.0.1:9090"
        "Where /metrics is served for Prometheus: on (with everything else, but to callers on this machine only), off, or an address of its own, for whoever reaches it";
    StopSeconds "stop-seconds" One "N" "10" "30"
        "How long a stop waits for requests that are under way";
    BodyKib "limits.body-kib" One "N" "1024" "256"
        "The largest body of a request, in KiB";
    HeaderKib "limits.header-kib" One "N" "16" "64"
        "The largest head of a request, in KiB";
    HeaderSeconds "limits.header-seconds" One "N" "10" "30"
        "How long a client may take to send the head of a request, or to agree on TLS";
    RequestSeconds "limits.request-seconds" One "N" "30" "60"
        "How long a request may take; streams have no end";
    RequestsPerMinute "limits.requests-per-minute" One "N" "1200" "6000"
        "Requests of one client in a minute";
    SignInsPerMinute "limits.sign-ins-per-minute" One "N" "10" "5"
        "Attempts to sign in from one address in a minute";
    Streams "limits.streams" One "N" "64" "1000"
        "Live streams that one client may hold open";
    Connections "limits.connections" One "N" "20000" "1000"
        "Connections that are held open at once";
}

impl Key {
    /// Its row.
    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Its name in the file.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The setting of this name.
    pub fn named(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.key)
    }
}

impl Row {
    /// The environment variable.
    pub fn variable(&self) -> String {
        format!("{}{}", super::PREFIX, self.name.replace(['-', '.'], "_").to_uppercase())
    }

    /// The option of the command, if it has one.
    pub fn option(&self) -> Option<String> {
        match self.kind {
            Kind::Secret => None,
            Kind::Common => Some("--lang".to_owned()),
            _ => Some(format!("--{}", self.name.replace('.', "-"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_finds_its_row() {
        for row in ROWS {
            assert_eq!(row.key.row().name, row.name);
            assert_eq!(Key::named(row.name), Some(row.key));
        }
    }

    #[test]
    fn names_of_all_three_kinds_differ() {
        let names = |of: &dyn Fn(&Row) -> Option<String>| {
            let mut names: Vec<_> = ROWS.iter().filter_map(of).collect();
            names.sort();
            let all = names.len();
            names.dedup();
            assert_eq!(names.len(), all);
            names
        };
        assert!(names(&|row| Some(row.variable())).contains(&"ADOUBE_LIMITS_BODY_KIB".to_owned()));
        let options = names(&Row::option);
        assert!(options.contains(&"--limits-body-kib".to_owned()));
        assert!(!options.contains(&"--seal-key".to_owned()), "a secret is no option");
    }
}
