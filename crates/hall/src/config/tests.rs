use std::{fs, net::SocketAddr};

use adoube_record::i18n::Localizer;

use super::*;

/// All defaults, in a separate home folder.
fn empty_environment() -> Environment {
    Environment {
        file: None,
        options: Vec::new(),
        environment: vec![("HOME".to_owned(), "/home/ana".to_owned())],
        language: Language::Sl,
        machine: Some("laptop".to_owned()),
    }
}

fn with_file(text: &str) -> (tempfile::TempDir, Environment) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("hall.toml");
    fs::write(&path, text).expect("it can be written");
    (folder, Environment { file: Some(path), ..empty_environment() })
}

fn variable(environment: &mut Environment, name: &str, value: &str) {
    environment.environment.push((name.to_owned(), value.to_owned()));
}

fn option(environment: &mut Environment, key: Key, values: &[&str]) {
    environment.options.push((key, values.iter().map(ToString::to_string).collect()));
}

fn address(text: &str) -> SocketAddr {
    text.parse().expect("an address")
}

fn faults(environment: &Environment) -> Vec<ConfigProblem> {
    Config::read(environment).expect_err("something is wrong").faults
}

/// Renders the errors, without the folder of the file.
fn messages(environment: &Environment) -> Vec<String> {
    let folder = environment.file.as_ref().and_then(|file| file.parent());
    let folder = folder.map(|folder| format!("{}/", folder.display())).unwrap_or_default();
    let words = Localizer::new(Language::En);
    let tell = |fault: &ConfigProblem| fault.tell(&words).replace(&folder, "");
    faults(environment).iter().map(tell).collect()
}

#[test]
fn nothing_has_to_be_said() {
    let config = Config::read(&empty_environment()).expect("the defaults are valid");
    assert_eq!(config.listen.value, [address("127.0.0.1:8080")]);
    assert_eq!(
        config.database.value,
        Database::Sqlite("/home/ana/.local/share/adoube/adoube.db".into())
    );
    assert_eq!(config.language.value, Language::Sl);
    assert_eq!(config.node.value, "laptop");
    assert!(config.lines().iter().all(|line| line.source.is_none()));
}

/// The defaults in the table of settings are the ones that apply.
#[test]
fn the_defaults_are_those_of_the_table() {
    let lines = Config::read(&empty_environment()).expect("the defaults are valid").lines();
    let is_value = |row: &&KeyRow| !row.default.is_empty();
    let stated: Vec<_> = ROWS.iter().filter(is_value).collect();
    assert!(stated.len() > 10);
    for row in stated {
        let line = lines.iter().find(|line| line.name == row.name).expect("every row is printed");
        assert_eq!(line.values, [row.default], "{}", row.name);
    }
}

#[test]
fn later_sources_override_earlier_ones() {
    let text = "node = \"one\"\nlog-level = \"warn\"\ndemo = true\n[limits]\nstreams = 7\n";
    let (_folder, mut environment) = with_file(text);
    variable(&mut environment, "ADOUBE_NODE", "two");
    variable(&mut environment, "ADOUBE_LOG_LEVEL", "debug");
    option(&mut environment, Key::Node, &["three"]);
    let config = Config::read(&environment).expect("it is valid");
    assert_eq!(config.node.value, "three");
    assert_eq!(config.node.source, Source::Option("--node".to_owned()));
    assert_eq!(config.log_level.value, LogLevel::Debug);
    assert_eq!(config.log_level.source, Source::Environment("ADOUBE_LOG_LEVEL".to_owned()));
    assert!(config.demo.value);
    assert_eq!(config.limits.streams.value, 7);
    let path = environment.file.expect("it was given");
    assert_eq!(config.limits.streams.source, Source::File { path, line: 5 });
}

#[test]
fn lists_are_given_in_all_three_ways() {
    let expected = [address("127.0.0.1:80"), address("[::1]:8080")];
    let (_folder, file) = with_file("listen = [\"127.0.0.1:80\", \"::1\"]");
    let (mut environment, mut options) = (empty_environment(), empty_environment());
    variable(&mut environment, "ADOUBE_LISTEN", "localhost:80, [::1]");
    option(&mut options, Key::Listen, &["localhost:80", "::1"]);
    for environment in [file, options] {
        let config = Config::read(&environment).expect("it is valid");
        assert_eq!(config.listen.value, expected);
    }
    assert_eq!(faults(&environment).len(), 1, "brackets are for a port");
}

#[test]
fn an_empty_variable_is_ignored() {
    let mut environment = empty_environment();
    variable(&mut environment, "ADOUBE_NODE", "");
    let config = Config::read(&environment).expect("it is valid");
    assert_eq!((config.node.value.as_str(), config.node.source), ("laptop", Source::Default));
}

#[test]
fn all_errors_are_reported_with_their_place() {
    let text = "listn = 1\nport = 5\nnode = \"a b\"\n[limits]\nbody-kb = 5\nstreams = 0\n[log]\nlevel = 3\n";
    let (_folder, mut environment) = with_file(text);
    variable(&mut environment, "ADOUBE_LIMIT_STREAMS", "4");
    option(&mut environment, Key::Metrics, &["perhaps"]);
    assert_eq!(
        messages(&environment),
        [
            "hall.toml:1: there is no setting listn; did you mean listen?",
            "hall.toml:2: there is no setting port.",
            "hall.toml:5: there is no setting limits.body-kb; did you mean limits.body-kib?",
            "hall.toml:7: there is no setting log.",
            "ADOUBE_LIMIT_STREAMS: there is no setting ADOUBE_LIMIT_STREAMS; did you mean ADOUBE_LIMITS_STREAMS?",
            "hall.toml:3: node cannot be “a b”. An example: north",
            "--metrics: metrics cannot be “perhaps”. An example: 127.0.0.1:9090",
            "hall.toml:6: limits.streams cannot be “0”. An example: 1000",
        ]
    );
}

#[test]
fn invalid_toml_is_reported_with_its_line() {
    let (_folder, environment) = with_file("node = \"one\"\nlisten = [\n");
    assert!(messages(&environment)[0].starts_with("hall.toml:2: this is not TOML: "));
    let gone = Environment { file: Some("/nowhere/hall.toml".into()), ..empty_environment() };
    assert!(messages(&gone)[0].starts_with("The configuration hall.toml cannot be read: "));
}

#[test]
fn a_path_in_a_file_is_meant_from_its_folder() {
    let (folder, environment) = with_file("database = \"kept/hall.db\"\ndata = \"/var/lib\"");
    let config = Config::read(&environment).expect("it is valid");
    assert_eq!(config.database.value, Database::Sqlite(folder.path().join("kept/hall.db")));
    assert_eq!(config.data.value, PathBuf::from("/var/lib"));
    let SealSource::File { path, may_be_made } = config.seal.value else { panic!("a file") };
    assert_eq!((path, may_be_made), (folder.path().join("kept/hall.seal-key"), true));
}

#[test]
fn nodes_share_a_key_that_they_do_not_create() {
    let mut environment = empty_environment();
    option(&mut environment, Key::Database, &["postgres://ana:s3cret@db/hall"]);
    assert_eq!(messages(&environment), ["--database: database also needs seal-key-file."]);
    let digits = "0123456789abcdefABCDEF00112233445566778899aabbccddeeff0011223344";
    let mut given = environment.clone();
    variable(&mut given, "ADOUBE_SEAL_KEY", digits);
    let config = Config::read(&given).expect("it is valid");
    let SealSource::Given(key) = config.seal.value else { panic!("it was given") };
    assert_eq!((key[0], key[1], key[31]), (0x01, 0x23, 0x44));
    option(&mut given, Key::SealKeyFile, &["/etc/seal"]);
    assert_eq!(faults(&given)[0].code(), "either");
    option(&mut environment, Key::SealKeyFile, &["/etc/seal"]);
    let config = Config::read(&environment).expect("it is valid");
    assert!(matches!(config.seal.value, SealSource::File { may_be_made: false, .. }));
}

#[test]
fn secrets_are_neither_printed_nor_reported() {
    let mut environment = empty_environment();
    let digits = "5ec4e7".repeat(11)[..64].to_owned();
    variable(&mut environment, "ADOUBE_SEAL_KEY", &digits);
    variable(&mut environment, "ADOUBE_DATABASE", "postgres://ana:pa55@db/hall?sslpassword=pa55");
    let config = Config::read(&environment).expect("it is valid");
    let printed = format!("{:?} {config:?}", config.lines());
    assert!(!printed.contains("5ec4e7") && !printed.contains("pa55"), "{printed}");
    assert!(printed.contains("postgres://ana:***@db/hall"));
    variable(&mut environment, "ADOUBE_DATABASE", "postgres://ana:pa55@db:port/hall");
    variable(&mut environment, "ADOUBE_SEAL_KEY", "5ec4e7");
    let text = format!("{:?} {:?}", messages(&environment), faults(&environment));
    assert!(!text.contains("5ec4e7") && !text.contains("pa55"), "{text}");
}

#[test]
fn an_open_address_needs_protection_or_explicit_permission() {
    let (_folder, mut environment) = with_file("listen = \"0.0.0.0:8080\"");
    assert_eq!(faults(&environment)[0].code(), "open-without-tls");
    let mut behind = environment.clone();
    option(&mut behind, Key::BehindProxy, &["10.0.0.0/8", "127.0.0.1"]);
    assert_eq!(messages(&behind), ["--behind-proxy: behind-proxy also needs public-address."]);
    option(&mut behind, Key::PublicAddress, &["https://hall.example.org"]);
    let config = Config::read(&behind).expect("a proxy protects it");
    assert_eq!(config.open_addresses().count(), 0);
    let mut with_tls = environment.clone();
    option(&mut with_tls, Key::TlsCert, &["cert.pem"]);
    assert_eq!(messages(&with_tls)[0], "--tls-cert: tls-cert also needs tls-key.");
    option(&mut with_tls, Key::TlsKey, &["key.pem"]);
    Config::read(&with_tls).expect("TLS protects it");
    option(&mut environment, Key::Listen, &["0.0.0.0:8080", "127.0.0.1:8081"]);
    let config = Config::read(&environment).expect("it was given on the command line");
    assert_eq!(config.open_addresses().collect::<Vec<_>>(), [&address("0.0.0.0:8080")]);
}

#[test]
fn a_hall_on_the_network_listens_there_and_makes_its_certificate() {
    let mut environment = empty_environment();
    option(&mut environment, Key::Lan, &["true"]);
    let config = Config::read(&environment).expect("it is valid");
    assert_eq!(config.listen.value, [address("0.0.0.0:8443")]);
    assert!(config.makes_certificate());
    assert_eq!(config.open_addresses().count(), 0, "TLS protects it");
    let (cert, key) = config.tls().expect("a certificate");
    assert!(cert.starts_with("/home/ana/.local/share/adoube") && key.ends_with("tls/hall.key"));
    option(&mut environment, Key::TlsCert, &["cert.pem"]);
    option(&mut environment, Key::TlsKey, &["key.pem"]);
    option(&mut environment, Key::Listen, &["0.0.0.0:443"]);
    let config = Config::read(&environment).expect("it is valid");
    assert!(!config.makes_certificate(), "one was given");
    assert_eq!(config.listen.value, [address("0.0.0.0:443")]);
    assert!(!Config::read(&empty_environment()).expect("it is valid").makes_certificate());
}

#[test]
fn a_network_contains_its_addresses() {
    for (network, inside, outside) in [
        ("10.0.0.0/8", "10.200.3.4", "11.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
        ("127.0.0.1", "::ffff:127.0.0.1", "::1"),
        ("0.0.0.0/0", "203.0.113.9", "2001:db8::1"),
        ("2001:db8::/32", "2001:db8:7::1", "2001:db9::1"),
    ] {
        let network = value::network(network).expect("a network");
        assert!(network.contains(inside.parse().expect("an address")), "{network} {inside}");
        assert!(!network.contains(outside.parse().expect("an address")), "{network} {outside}");
    }
    for text in ["10.0.0.0/33", "hall", "1.2.3.4/", "::1/129"] {
        assert_eq!(value::network(text), None, "{text}");
    }
}

#[test]
fn a_public_address_is_a_bare_origin() {
    let shown = |text| value::public_address(text).map(|address| address.to_string());
    assert_eq!(shown("https://hall.example.org/"), Some("https://hall.example.org".to_owned()));
    assert_eq!(shown("http://10.0.0.5:8080"), Some("http://10.0.0.5:8080".to_owned()));
    for text in ["hall.example.org", "ftp://hall", "https://a@hall", "https://hall/chess", ""] {
        assert_eq!(shown(text), None, "{text}");
    }
}

/// The table of settings in the documentation is generated from the same rows.
#[test]
fn the_documentation_has_every_setting() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hall.md");
    let page = fs::read_to_string(path).expect("the page is there");
    let (before, rest) = page.split_once("lib config -->\n").expect("the table begins");
    let (_, after) = rest.split_once("<!-- end of settings -->").expect("it ends");
    let words = Localizer::new(Language::En);
    let mut table = "| setting | for | default | example |\n|---|---|---|---|\n".to_owned();
    for row in ROWS {
        let KeyRow { name, default, example, .. } = row;
        let said = |family| {
            let id = format!("{family}-serve-{name}").replace('.', "-");
            words.help(&id).unwrap_or_else(|| panic!("no text {id}"))
        };
        let (what, held) = (said("option"), default.is_empty().then(|| said("default")));
        let default = held.as_deref().unwrap_or(default);
        table.extend(["| `", name, "` | ", &what, " | ", default, " | `", example, "` |\n"]);
    }
    let updated = format!("{before}lib config -->\n{table}<!-- end of settings -->{after}");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(path, &updated).expect("it can be written");
    }
    let kept = fs::read_to_string(path).expect("the page is there");
    assert!(updated == kept, "docs/hall.md differs; UPDATE_DOCS=1 accepts it");
}
