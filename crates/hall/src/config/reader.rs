//! Reads a configuration from its sources.

use std::{
    collections::BTreeMap,
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use adoube_chess::notation::Language;
use adoube_laws::nearest;

use super::{
    Config, ConfigProblem, Database, Environment, FILE_VARIABLE, InvalidConfig, Key, Limits,
    LogFormat, LogLevel, Metrics, PREFIX, ROWS, SealSource, Setting, Source, ValueKind, database,
    file, source::RawSetting, value,
};

/// The file that is read if none is named, relative to the user's configuration folder.
const FILE: &str = "adoube/hall.toml";
/// Where a hall listens that is opened to the local network.
const LAN_LISTEN: &str = "0.0.0.0:8443";
/// The folder of the certificate that a hall makes itself, in the data folder.
const OWN_TLS: &str = "tls";

/// The path of a certificate or its key.
type TlsPath = Setting<Option<PathBuf>>;

impl Config {
    /// Reads the file, the environment and the options.
    pub fn read(environment: &Environment) -> Result<Self, InvalidConfig> {
        let mut reader = Reader { environment, given: BTreeMap::new(), faults: Vec::new() };
        let file = reader.file();
        reader.environment();
        for (key, texts) in &environment.options {
            let name = key.row().option().unwrap_or_default();
            let given = RawSetting { texts: texts.clone(), source: Source::Option(name) };
            reader.given.insert(*key, given);
        }
        let config = reader.config(file);
        match config {
            Some(config) if reader.faults.is_empty() => Ok(config),
            _ => Err(InvalidConfig { faults: reader.faults }),
        }
    }
}

struct Reader<'a> {
    environment: &'a Environment,
    given: BTreeMap<Key, RawSetting>,
    faults: Vec<ConfigProblem>,
}

impl Reader<'_> {
    fn variable(&self, name: &str) -> Option<&str> {
        let found = self.environment.environment.iter().find(|(own, _)| own == name);
        found.map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
    }

    /// Returns a folder of the user: from its environment variable, else below the home folder.
    fn folder(&self, variable: &str, below_home: &str) -> Option<PathBuf> {
        let named = self.variable(variable).map(PathBuf::from).filter(|path| path.is_absolute());
        named.or_else(|| Some(Path::new(self.variable("HOME")?).join(below_home)))
    }

    /// Reads the file that is named, or the default one if it exists.
    fn file(&mut self) -> Option<PathBuf> {
        let named = self.environment.file.clone();
        let named = named.or_else(|| self.variable(FILE_VARIABLE).map(PathBuf::from));
        let must_exist = named.is_some();
        let path = named.or_else(|| Some(self.folder("XDG_CONFIG_HOME", ".config")?.join(FILE)))?;
        match fs::read_to_string(&path) {
            Ok(text) => {
                self.given = file::read(&path, &text, &mut self.faults);
                Some(path)
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && !must_exist => None,
            Err(error) => {
                self.faults.push(ConfigProblem::NoFile { path, reason: error.to_string() });
                None
            }
        }
    }

    fn environment(&mut self) {
        for (name, text) in &self.environment.environment {
            if !name.starts_with(PREFIX) || name == FILE_VARIABLE || text.is_empty() {
                continue;
            }
            let source = Source::Environment(name.clone());
            let Some(row) = ROWS.iter().find(|row| row.variable() == *name) else {
                let known: Vec<_> = ROWS.iter().map(|row| row.variable().to_lowercase()).collect();
                let spelled: Vec<_> = known.iter().map(|name| name.replace('_', "-")).collect();
                let nearest = nearest(name, spelled.iter().map(String::as_str))
                    .map(|name| name.replace('-', "_").to_uppercase());
                self.faults.push(ConfigProblem::Unknown { source, found: name.clone(), nearest });
                continue;
            };
            let texts = match row.kind {
                ValueKind::Many => text.split([',', ' ']).filter(|it| !it.is_empty()).collect(),
                _ => vec![text.as_str()],
            };
            let texts = texts.into_iter().map(ToOwned::to_owned).collect();
            self.given.insert(row.key, RawSetting { texts, source });
        }
    }

    fn many<T>(
        &mut self,
        key: Key,
        read: fn(&str) -> Option<T>,
        default: Vec<T>,
    ) -> Setting<Vec<T>> {
        let Some(RawSetting { texts, source }) = self.given.remove(&key) else {
            return Setting { value: default, source: Source::Default };
        };
        let mut value = Vec::new();
        for text in &texts {
            match read(text) {
                Some(one) => value.push(one),
                None => self.faults.push(ConfigProblem::bad(&source, key, text)),
            }
        }
        Setting { value, source }
    }

    fn maybe<T>(&mut self, key: Key, read: fn(&str) -> Option<T>) -> Setting<Option<T>> {
        let Setting { mut value, source } = self.many(key, read, Vec::new());
        if value.len() > 1 {
            self.faults.push(ConfigProblem::Several { source: source.clone(), key });
        }
        Setting { value: value.pop(), source }
    }

    fn one<T>(&mut self, key: Key, read: fn(&str) -> Option<T>, default: T) -> Setting<T> {
        let Setting { value, source } = self.maybe(key, read);
        Setting { value: value.unwrap_or(default), source }
    }

    /// Reads a path; in a file it is relative to the file.
    fn path(&mut self, key: Key) -> Setting<Option<PathBuf>> {
        let Setting { value, source } = self.maybe(key, value::path);
        let value = value.map(|path| beside(&source, path));
        Setting { value, source }
    }

    fn count(&mut self, key: Key) -> Setting<u32> {
        let default = key.row().default.parse().unwrap_or(u32::MAX);
        self.one(key, value::count, default)
    }

    fn config(&mut self, file: Option<PathBuf>) -> Option<Config> {
        let data = self.data();
        let database = data.as_ref().map(|data| self.database(&data.value));
        let seal = database.as_ref().map(|database| self.seal(database));
        let machine = self.environment.machine.as_deref().and_then(value::name);
        let lan = self.one(Key::Lan, value::switch, false);
        let (tls_cert, tls_key) = self.tls(&lan, data.as_ref().map(|data| data.value.as_path()));
        let config = Config {
            file,
            listen: self.listen(&lan),
            lan,
            machine: machine.clone(),
            public_address: self.maybe(Key::PublicAddress, value::public_address),
            tls_cert,
            tls_key,
            behind_proxy: self.many(Key::BehindProxy, value::network, Vec::new()),
            language: self.one(Key::Language, Language::from_tag, self.environment.language),
            node: self.one(Key::Node, value::name, machine.unwrap_or_else(|| "hall".to_owned())),
            demo: self.one(Key::Demo, value::switch, false),
            free_games: self.one(Key::FreeGames, value::switch, true),
            log_format: self.one(Key::LogFormat, value::log_format, LogFormat::Text),
            log_level: self.one(Key::LogLevel, value::log_level, LogLevel::Info),
            metrics: self.one(Key::Metrics, value::metrics, Metrics::On),
            stop_seconds: self.count(Key::StopSeconds),
            limits: Limits {
                body_kib: self.count(Key::BodyKib),
                header_kib: self.count(Key::HeaderKib),
                header_seconds: self.count(Key::HeaderSeconds),
                request_seconds: self.count(Key::RequestSeconds),
                idle_seconds: self.count(Key::IdleSeconds),
                write_seconds: self.count(Key::WriteSeconds),
                requests_per_minute: self.count(Key::RequestsPerMinute),
                sign_ins_per_minute: self.count(Key::SignInsPerMinute),
                streams: self.count(Key::Streams),
                connections: self.count(Key::Connections),
                connections_per_address: self.count(Key::ConnectionsPerAddress),
            },
            data: data?,
            database: database?,
            seal: seal?,
        };
        self.check_dependencies(&config);
        Some(config)
    }

    /// Reads the addresses to listen on; by default all of this machine if it is opened to the network.
    fn listen(&mut self, lan: &Setting<bool>) -> Setting<Vec<SocketAddr>> {
        let default = if lan.value { LAN_LISTEN } else { Key::Listen.row().default };
        let default = || value::address(default).into_iter().collect();
        let mut listen = self.many(Key::Listen, value::address, default());
        if listen.value.is_empty() {
            listen.value = default();
        }
        listen
    }

    /// Reads the certificate and its key. In a hall that is opened to the network and has none, both are files
    /// that the hall makes itself.
    fn tls(&mut self, lan: &Setting<bool>, data: Option<&Path>) -> (TlsPath, TlsPath) {
        let (cert, key) = (self.path(Key::TlsCert), self.path(Key::TlsKey));
        match data.filter(|_| lan.value && cert.value.is_none() && key.value.is_none()) {
            Some(data) => {
                let made = |name: &str| Some(data.join(OWN_TLS).join(name));
                let setting = |name| Setting { value: made(name), source: lan.source.clone() };
                (setting("hall.pem"), setting("hall.key"))
            }
            None => (cert, key),
        }
    }

    fn data(&mut self) -> Option<Setting<PathBuf>> {
        let Setting { value, source } = self.path(Key::Data);
        let value =
            value.or_else(|| Some(self.folder("XDG_DATA_HOME", ".local/share")?.join("adoube")));
        if value.is_none() {
            self.faults.push(ConfigProblem::NoData);
        }
        value.map(|value| Setting { value, source })
    }

    fn database(&mut self, data: &Path) -> Setting<Database> {
        let default = Database::Sqlite(data.join("adoube.db"));
        let Setting { value, source } = self.one(Key::Database, database::database, default);
        let value = match value {
            Database::Sqlite(path) => Database::Sqlite(beside(&source, path)),
            other @ Database::Postgres(_) => other,
        };
        Setting { value, source }
    }

    fn seal(&mut self, database: &Setting<Database>) -> Setting<SealSource> {
        let given = self.maybe(Key::SealKey, value::seal_key);
        let file = self.path(Key::SealKeyFile);
        if given.value.is_some() && file.value.is_some() {
            let Setting { source, .. } = given.clone();
            let (key, other) = (Key::SealKey, Key::SealKeyFile);
            self.faults.push(ConfigProblem::Either { source, key, other });
        }
        match (given.value, file.value, &database.value) {
            (Some(key), ..) => Setting { value: SealSource::Given(key), source: given.source },
            (None, Some(path), kept) => {
                let may_be_made = matches!(kept, Database::Sqlite(_));
                Setting { value: SealSource::File { path, may_be_made }, source: file.source }
            }
            (None, None, Database::Sqlite(path)) => {
                let path = path.with_extension("seal-key");
                let value = SealSource::File { path, may_be_made: true };
                Setting { value, source: Source::Default }
            }
            (None, None, Database::Postgres(_)) => {
                let (source, key) = (database.source.clone(), Key::Database);
                // The error of the key has already been reported.
                if self.faults.iter().all(|fault| {
                    !matches!(fault, ConfigProblem::BadValue { key: Key::SealKey, .. })
                }) {
                    self.faults.push(ConfigProblem::Needs { source, key, other: Key::SealKeyFile });
                }
                Setting { value: SealSource::Given([0; 32]), source: Source::Default }
            }
        }
    }

    /// Checks settings that depend on each other.
    fn check_dependencies(&mut self, config: &Config) {
        let halves = [(Key::TlsCert, &config.tls_cert), (Key::TlsKey, &config.tls_key)];
        for ((key, one), (other, second)) in halves.into_iter().zip(halves.into_iter().rev()) {
            if one.value.is_some() && second.value.is_none() {
                self.faults.push(ConfigProblem::Needs { source: one.source.clone(), key, other });
            }
        }
        if config.lan.value && !config.behind_proxy.value.is_empty() {
            let (source, key) = (config.lan.source.clone(), Key::Lan);
            self.faults.push(ConfigProblem::Either { source, key, other: Key::BehindProxy });
        }
        if !config.behind_proxy.value.is_empty() && config.public_address.value.is_none() {
            let (source, key) = (config.behind_proxy.source.clone(), Key::BehindProxy);
            self.faults.push(ConfigProblem::Needs { source, key, other: Key::PublicAddress });
        }
        if matches!(config.listen.source, Source::Option(_)) {
            return;
        }
        for address in config.open_addresses() {
            let (source, address) = (config.listen.source.clone(), address.to_string());
            self.faults.push(ConfigProblem::Open { source, address });
        }
    }
}

fn beside(source: &Source, path: PathBuf) -> PathBuf {
    match source {
        Source::File { path: file, .. } => {
            file.parent().map_or_else(|| path.clone(), |folder| folder.join(&path))
        }
        _ => path,
    }
}
