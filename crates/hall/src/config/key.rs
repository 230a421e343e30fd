//! The table of settings. The file, the environment variables, the command-line options, the printed
//! configuration and the table in the documentation are all generated from these rows; the help of each
//! setting is in `texts/`, as `option-serve-` and its name.

/// How many values a setting takes, and how it is given on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// One value.
    One,
    /// One or more values.
    Many,
    /// `true` or `false`; the bare option means `true`.
    Switch,
    /// A secret: never shown, and not an option, because other users can read the arguments of a process.
    Secret,
    /// One value whose option every command already has.
    Common,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct KeyRow {
    /// The setting.
    pub key: Key,
    /// Its name in the file; a dot leads into a table.
    pub name: &'static str,
    /// The kind of value.
    pub kind: ValueKind,
    /// The placeholder of its value in the help.
    pub value: &'static str,
    /// The default; empty where the help explains it.
    pub default: &'static str,
    /// An example value.
    pub example: &'static str,
}

macro_rules! rows {
    ($($key:ident $name:literal $kind:ident $value:literal $default:literal $example:literal;)*) => {
        /// A setting.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key { $(#[doc = concat!("`", $name, "`")] $key,)* }

        /// All settings, in the order of the help.
        pub const ROWS: &[KeyRow] = &[$(KeyRow {
            key: Key::$key,
            name: $name,
            kind: ValueKind::$kind,
            value: $value,
            default: $default,
            example: $example,
        },)*];
    };
}

rows! {
    Listen "listen" Many "ADDRESS" "127.0.0.1:8080" "0.0.0.0:8080";
    Lan "lan" Switch "" "false" "true";
    PublicAddress "public-address" One "URL" "" "https://hall.example.org";
    Data "data" One "FOLDER" "" "/var/lib/adoube";
    Database "database" One "FILE-OR-URL" "" "postgres://adoube:secret@db.example.org/adoube";
    SealKeyFile "seal-key-file" One "FILE" "" "/etc/adoube/seal.key";
    SealKey "seal-key" Secret "DIGITS" "" "64 hexadecimal digits";
    TlsCert "tls-cert" One "FILE" "" "/etc/adoube/cert.pem";
    TlsKey "tls-key" One "FILE" "" "/etc/adoube/key.pem";
    BehindProxy "behind-proxy" Many "NETWORK" "" "127.0.0.1";
    Language "language" Common "LANGUAGE" "" "sl";
    Node "node" One "NAME" "" "north";
    Demo "demo" Switch "" "false" "true";
    FreeGames "free-games" Switch "" "true" "false";
    LogFormat "log-format" One "FORMAT" "text" "json";
    LogLevel "log-level" One "LEVEL" "info" "debug";
    Metrics "metrics" One "WHERE" "on" "127.0.0.1:9090";
    StopSeconds "stop-seconds" One "N" "10" "30";
    BodyKib "limits.body-kib" One "N" "1024" "256";
    HeaderKib "limits.header-kib" One "N" "16" "64";
    HeaderSeconds "limits.header-seconds" One "N" "10" "30";
    RequestSeconds "limits.request-seconds" One "N" "30" "60";
    IdleSeconds "limits.idle-seconds" One "N" "180" "600";
    WriteSeconds "limits.write-seconds" One "N" "30" "60";
    RequestsPerMinute "limits.requests-per-minute" One "N" "1200" "6000";
    SignInsPerMinute "limits.sign-ins-per-minute" One "N" "10" "5";
    Streams "limits.streams" One "N" "64" "1000";
    Connections "limits.connections" One "N" "20000" "1000";
    ConnectionsPerAddress "limits.connections-per-address" One "N" "2000" "100";
}

impl Key {
    /// Its row.
    pub fn row(self) -> &'static KeyRow {
        &ROWS[self as usize]
    }

    /// Its name in the file.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Returns the setting with this name.
    pub fn named(name: &str) -> Option<Self> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.key)
    }
}

impl KeyRow {
    /// Returns the name of the environment variable.
    pub fn variable(&self) -> String {
        format!("{}{}", super::PREFIX, self.name.replace(['-', '.'], "_").to_uppercase())
    }

    /// Returns the command-line option, if there is one.
    pub fn option(&self) -> Option<String> {
        match self.kind {
            ValueKind::Secret => None,
            ValueKind::Common => Some("--lang".to_owned()),
            _ => Some(format!("--{}", self.name.replace('.', "-"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_its_row() {
        for row in ROWS {
            assert_eq!(row.key.row().name, row.name);
            assert_eq!(Key::named(row.name), Some(row.key));
        }
    }

    #[test]
    fn names_of_all_three_kinds_differ() {
        let names = |of: &dyn Fn(&KeyRow) -> Option<String>| {
            let mut names: Vec<_> = ROWS.iter().filter_map(of).collect();
            names.sort();
            let all = names.len();
            names.dedup();
            assert_eq!(names.len(), all);
            names
        };
        assert!(names(&|row| Some(row.variable())).contains(&"ADOUBE_LIMITS_BODY_KIB".to_owned()));
        let options = names(&KeyRow::option);
        assert!(options.contains(&"--limits-body-kib".to_owned()));
        assert!(!options.contains(&"--seal-key".to_owned()), "a secret is no option");
    }
}
