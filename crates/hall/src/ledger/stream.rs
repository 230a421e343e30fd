//! Names of streams.

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

/// The name of a stream, such as `game/k3f9x2ab`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Stream(Arc<str>);

impl Stream {
    /// Creates the stream with this name.
    pub fn named(name: impl AsRef<str>) -> Self {
        Self(name.as_ref().into())
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl From<String> for Stream {
    fn from(name: String) -> Self {
        Self(name.into())
    }
}

impl From<Stream> for String {
    fn from(stream: Stream) -> Self {
        stream.name().to_owned()
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
