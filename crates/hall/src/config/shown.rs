//! The printed configuration: every setting, its value and its source.

use super::{Config, Key, ROWS, SealSource, Setting, Source};

/// A line of the printed configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigLine {
    /// Its name in the file.
    pub name: &'static str,
    /// Its values; empty if it is not set. A secret is shown as asterisks.
    pub values: Vec<String>,
    /// Its source; none if it was not set.
    pub source: Option<String>,
}

impl Config {
    /// Returns every setting, in the order of the table.
    pub fn lines(&self) -> Vec<ConfigLine> {
        ROWS.iter().map(|row| self.line(row.key)).collect()
    }

    fn line(&self, key: Key) -> ConfigLine {
        let limits = &self.limits;
        match key {
            Key::Listen => many(key, &self.listen),
            Key::Lan => one(key, &self.lan),
            Key::PublicAddress => maybe(key, &self.public_address, ToString::to_string),
            Key::Data => line(key, self.data.value.display().to_string(), &self.data.source),
            Key::Database => one(key, &self.database),
            Key::SealKeyFile => match &self.seal.value {
                SealSource::File { path, .. } => {
                    line(key, path.display().to_string(), &self.seal.source)
                }
                SealSource::Given(_) => unset(key),
            },
            Key::SealKey => match &self.seal.value {
                SealSource::File { .. } => unset(key),
                SealSource::Given(_) => line(key, "***".to_owned(), &self.seal.source),
            },
            Key::TlsCert => maybe(key, &self.tls_cert, |path| path.display().to_string()),
            Key::TlsKey => maybe(key, &self.tls_key, |path| path.display().to_string()),
            Key::BehindProxy => many(key, &self.behind_proxy),
            Key::Language => line(key, self.language.value.tag().to_owned(), &self.language.source),
            Key::Node => one(key, &self.node),
            Key::Demo => one(key, &self.demo),
            Key::FreeGames => one(key, &self.free_games),
            Key::LogFormat => one(key, &self.log_format),
            Key::LogLevel => one(key, &self.log_level),
            Key::Metrics => one(key, &self.metrics),
            Key::StopSeconds => one(key, &self.stop_seconds),
            Key::BodyKib => one(key, &limits.body_kib),
            Key::HeaderKib => one(key, &limits.header_kib),
            Key::HeaderSeconds => one(key, &limits.header_seconds),
            Key::RequestSeconds => one(key, &limits.request_seconds),
            Key::IdleSeconds => one(key, &limits.idle_seconds),
            Key::WriteSeconds => one(key, &limits.write_seconds),
            Key::RequestsPerMinute => one(key, &limits.requests_per_minute),
            Key::SignInsPerMinute => one(key, &limits.sign_ins_per_minute),
            Key::Streams => one(key, &limits.streams),
            Key::Connections => one(key, &limits.connections),
            Key::ConnectionsPerAddress => one(key, &limits.connections_per_address),
        }
    }
}

fn line(key: Key, value: String, source: &Source) -> ConfigLine {
    lines(key, vec![value], source)
}

fn lines(key: Key, values: Vec<String>, source: &Source) -> ConfigLine {
    let source = (*source != Source::Default).then(|| source.to_string());
    ConfigLine { name: key.name(), values, source }
}

fn unset(key: Key) -> ConfigLine {
    lines(key, Vec::new(), &Source::Default)
}

fn one<T: ToString>(key: Key, setting: &Setting<T>) -> ConfigLine {
    line(key, setting.value.to_string(), &setting.source)
}

fn many<T: ToString>(key: Key, setting: &Setting<Vec<T>>) -> ConfigLine {
    lines(key, setting.value.iter().map(ToString::to_string).collect(), &setting.source)
}

fn maybe<T>(key: Key, setting: &Setting<Option<T>>, show: fn(&T) -> String) -> ConfigLine {
    lines(key, setting.value.iter().map(show).collect(), &setting.source)
}
