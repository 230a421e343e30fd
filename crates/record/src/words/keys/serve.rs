//! Setting up, starting and stopping the service of the hall.

keys! { ServeKey
    ConfigNoFile = "config-no-file",
    ConfigNotToml = "config-not-toml",
    ConfigUnknown = "config-unknown",
    ConfigUnknownNear = "config-unknown-near",
    ConfigBadValue = "config-bad-value",
    ConfigBadSecret = "config-bad-secret",
    ConfigSeveral = "config-several",
    ConfigNeeds = "config-needs",
    ConfigEither = "config-either",
    ConfigOpen = "config-open",
    ConfigNoData = "config-no-data",
}
