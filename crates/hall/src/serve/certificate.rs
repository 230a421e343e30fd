//! A certificate that the hall makes itself, for a room without a certificate authority.
//!
//! Devices trust an authority that is made once for this machine and kept in the data folder. It signs the
//! certificate that the hall shows, which is renewed when the addresses change or it expires; nobody has to
//! trust anything again. The authority can sign only for private networks and the names of this machine, so
//! that a stolen key is of little use elsewhere.

use std::{fs, net::IpAddr, path::Path};

use jiff::{Span, Timestamp, civil::Date, tz::TimeZone};
use rcgen::{
    BasicConstraints, CertificateParams, CidrSubnet, DistinguishedName, DnType,
    ExtendedKeyUsagePurpose, GeneralSubtree, IsCa, Issuer, KeyPair, KeyUsagePurpose,
    NameConstraints, date_time_ymd,
};
use rustls::pki_types::{CertificateDer, pem::PemObject};
use sha2::{Digest, Sha256};

use super::{ServeError, private_file, store};
use crate::{
    config::{Config, PublicAddress},
    http::OwnCertificate,
};

/// How long the authority is valid, in days.
const AUTHORITY_DAYS: i64 = 3650;
/// How long the certificate is valid, in days; browsers accept no more than about two years.
const DAYS: i64 = 397;
/// How many days before its end the certificate is replaced.
const RENEWED_BEFORE: i64 = 30;
/// The networks that the authority may sign for.
const PRIVATE: [(&str, u8); 7] = [
    ("10.0.0.0", 8),
    ("172.16.0.0", 12),
    ("192.168.0.0", 16),
    ("127.0.0.0", 8),
    ("100.64.0.0", 10),
    ("fc00::", 7),
    ("::1", 128),
];

/// Makes what is missing or out of date: the authority, the certificate of the hall, and their keys.
pub(super) fn prepare(config: &Config, own: &[IpAddr]) -> Result<OwnCertificate, ServeError> {
    let (cert, key) = config.tls().ok_or_else(|| ServeError::inside("no place for it"))?;
    let folder = cert.parent().unwrap_or(Path::new("."));
    store::create_folder(folder)?;
    let public = config.public_address.value.as_ref().and_then(PublicAddress::host);
    let names = names(config.machine.as_deref(), public, own);
    let made = authority(folder, &names).and_then(|(authority, issuer)| {
        let shown = certificate(cert, key, &names, &issuer)?;
        Ok(OwnCertificate {
            fingerprint: fingerprint(&authority),
            shown_fingerprint: fingerprint(&shown),
            authority: authority.to_vec().into(),
        })
    });
    made.map_err(|reason| ServeError::Tls { path: folder.to_owned(), reason })
}

/// Returns the names and addresses under which the hall is reached.
fn names(machine: Option<&str>, public: Option<String>, own: &[IpAddr]) -> Vec<String> {
    let mut names = vec!["localhost".to_owned(), "127.0.0.1".to_owned(), "::1".to_owned()];
    names.extend(public);
    if let Some(machine) = machine.filter(|name| name.parse::<IpAddr>().is_err()) {
        let machine = machine.to_ascii_lowercase();
        names.push(format!("{machine}.local"));
        names.push(machine);
    }
    names.extend(own.iter().map(ToString::to_string));
    names.sort();
    names.dedup();
    names
}

type CertificateResult<T> = Result<T, String>;

fn text_of(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// Returns the authority, and what signs in its name. An authority that may not sign for these names is replaced.
fn authority(
    folder: &Path,
    names: &[String],
) -> CertificateResult<(CertificateDer<'static>, Issuer<'static, KeyPair>)> {
    let (path, key_path) = (folder.join("authority.pem"), folder.join("authority.key"));
    let kept = fs::read_to_string(&path).ok().zip(fs::read_to_string(&key_path).ok());
    let needed: Vec<&String> = names.iter().filter(|name| !is_always_permitted(name)).collect();
    if let Some((text, key)) = kept
        && let Some((permitted, until)) = parse_certified_names(&text)
        && needed.iter().all(|name| permitted.contains(name))
        && until > day_after(DAYS)?
    {
        let der = CertificateDer::from_pem_slice(text.as_bytes()).map_err(text_of)?;
        let key = KeyPair::from_pem(&key).map_err(text_of)?;
        return Ok((der, Issuer::new(authority_params(&key, &permitted, until)?, key)));
    }
    let key = KeyPair::generate().map_err(text_of)?;
    let permitted: Vec<String> = needed.into_iter().cloned().collect();
    let until = day_after(AUTHORITY_DAYS)?;
    let params = authority_params(&key, &permitted, until)?;
    let made = params.self_signed(&key).map_err(text_of)?;
    private_file::replace(&key_path, &key.serialize_pem()).map_err(text_of)?;
    private_file::replace(&path, &(note(&permitted, until) + &made.pem())).map_err(text_of)?;
    Ok((made.der().clone(), Issuer::new(params, key)))
}

/// Returns the certificate of the hall. It is kept as long as it has the same names, is signed by this authority,
/// and does not expire soon.
fn certificate(
    cert: &Path,
    key: &Path,
    names: &[String],
    issuer: &Issuer<'static, KeyPair>,
) -> CertificateResult<CertificateDer<'static>> {
    let signer = short_name(issuer.key());
    let listed: Vec<String> = names.iter().cloned().chain([signer]).collect();
    let kept = fs::read_to_string(cert).ok().filter(|_| key.exists());
    if let Some(text) = kept
        && let Some((known, until)) = parse_certified_names(&text)
        && known == listed
        && until > day_after(RENEWED_BEFORE)?
    {
        return CertificateDer::from_pem_slice(text.as_bytes()).map_err(text_of);
    }
    let until = day_after(DAYS)?;
    let own = KeyPair::generate().map_err(text_of)?;
    let mut params = CertificateParams::new(names.to_vec()).map_err(text_of)?;
    params.distinguished_name = common_name("Adoube");
    set_validity(&mut params, until)?;
    params.use_authority_key_identifier_extension = true;
    params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    let made = params.signed_by(&own, issuer).map_err(text_of)?;
    private_file::replace(key, &own.serialize_pem()).map_err(text_of)?;
    private_file::replace(cert, &(note(&listed, until) + &made.pem())).map_err(text_of)?;
    Ok(made.der().clone())
}

fn authority_params(
    key: &KeyPair,
    permitted: &[String],
    until: Date,
) -> CertificateResult<CertificateParams> {
    let mut params = CertificateParams::default();
    params.distinguished_name = common_name(&short_name(key));
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    set_validity(&mut params, until)?;
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    let network = |(address, bits): &(&str, u8)| {
        let address = address.parse::<IpAddr>().map_err(text_of)?;
        Ok(GeneralSubtree::IpAddress(CidrSubnet::from_addr_prefix(address, *bits)))
    };
    let mut subtrees = PRIVATE.iter().map(network).collect::<CertificateResult<Vec<_>>>()?;
    subtrees.extend(["localhost", "local"].map(|name| GeneralSubtree::DnsName(name.to_owned())));
    subtrees.extend(permitted.iter().map(|name| match name.parse::<IpAddr>() {
        Ok(address) => {
            let bits = if address.is_ipv4() { 32 } else { 128 };
            GeneralSubtree::IpAddress(CidrSubnet::from_addr_prefix(address, bits))
        }
        Err(_) => GeneralSubtree::DnsName(name.clone()),
    }));
    params.name_constraints =
        Some(NameConstraints { permitted_subtrees: subtrees, excluded_subtrees: Vec::new() });
    Ok(params)
}

/// Whether every authority of a hall may sign for the name or address.
fn is_always_permitted(name: &str) -> bool {
    let Ok(address) = name.parse::<IpAddr>() else {
        return name == "localhost" || name.strip_suffix(".local").is_some();
    };
    let holds = |(network, bits): &(&str, u8)| {
        let network = crate::config::network(&format!("{network}/{bits}"));
        network.is_some_and(|network| network.contains(address))
    };
    PRIVATE.iter().any(holds)
}

/// The name by which people find the authority in a list, different for every key.
fn short_name(key: &KeyPair) -> String {
    let digest = Sha256::digest(key.public_key_raw());
    let digits = crate::cipher::hex(&digest[..4]);
    format!("Adoube {digits}")
}

fn common_name(name: &str) -> DistinguishedName {
    let mut distinguished = DistinguishedName::new();
    distinguished.push(DnType::CommonName, name);
    distinguished
}

/// A line before the certificate, which readers of PEM pass over: the names, and the last day.
fn note(names: &[String], until: Date) -> String {
    format!("{until} {}\n", names.join(","))
}

/// Parses that line.
fn parse_certified_names(text: &str) -> Option<(Vec<String>, Date)> {
    let (until, names) = text.lines().next()?.split_once(' ')?;
    let names = names.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect();
    Some((names, until.parse().ok()?))
}

fn day_after(days: i64) -> CertificateResult<Date> {
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    today.checked_add(Span::new().days(days)).map_err(text_of)
}

/// Sets from when until when a certificate is valid. It begins yesterday, for devices whose clocks are slow.
fn set_validity(params: &mut CertificateParams, until: Date) -> CertificateResult<()> {
    let part = |value: i8| u8::try_from(value).unwrap_or(1);
    let midnight = |day: Date| date_time_ymd(day.year().into(), part(day.month()), part(day.day()));
    params.not_before = midnight(day_after(-1)?);
    params.not_after = midnight(until);
    Ok(())
}

/// The SHA-256 fingerprint, as browsers show it.
fn fingerprint(certificate: &CertificateDer<'_>) -> String {
    let digest = Sha256::digest(certificate.as_ref());
    let pairs: Vec<String> = digest.iter().map(|byte| format!("{byte:02X}")).collect();
    pairs.join(":")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(folder: &Path, names: &[&str]) -> (CertificateDer<'static>, CertificateDer<'static>) {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        let (authority, issuer) = authority(folder, &names).expect("an authority");
        let (cert, key) = (folder.join("hall.pem"), folder.join("hall.key"));
        let shown = certificate(&cert, &key, &names, &issuer).expect("a certificate");
        crate::serve::tls::read(&cert, &key).expect("both fit together");
        (authority, shown)
    }

    #[test]
    fn a_certificate_is_reused_and_renewed_under_the_same_authority() {
        let folder = tempfile::tempdir().unwrap();
        let first = made(folder.path(), &["localhost", "192.168.1.5"]);
        assert_eq!(made(folder.path(), &["localhost", "192.168.1.5"]), first, "the next day");
        let moved = made(folder.path(), &["localhost", "10.0.0.7"]);
        assert_eq!(moved.0, first.0, "nobody has to trust anything again in another room");
        assert_ne!(moved.1, first.1);
        let public = made(folder.path(), &["localhost", "203.0.113.9"]);
        assert_ne!(public.0, first.0, "the authority may not sign for a public address");
        assert_eq!(made(folder.path(), &["localhost", "203.0.113.9"]), public);
        #[cfg(unix)]
        for file in ["authority.key", "hall.key"] {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join(file)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{file}");
        }
    }

    #[test]
    fn a_certificate_that_expires_soon_is_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let (authority, shown) = made(folder.path(), &["localhost"]);
        let path = folder.path().join("hall.pem");
        let text = fs::read_to_string(&path).unwrap();
        let soon = day_after(RENEWED_BEFORE).unwrap().to_string();
        let last = day_after(DAYS).unwrap().to_string();
        fs::write(&path, text.replacen(&last, &soon, 1)).unwrap();
        let renewed = made(folder.path(), &["localhost"]);
        assert_eq!(renewed.0, authority);
        assert_ne!(renewed.1, shown);
    }

    #[test]
    fn names_are_those_of_the_machine_and_its_addresses() {
        let own = ["192.168.1.5".parse().unwrap()];
        let expected = ["127.0.0.1", "192.168.1.5", "::1", "laptop", "laptop.local", "localhost"];
        assert_eq!(names(Some("Laptop"), None, &own), expected);
        assert!(
            names(None, Some("hall.example".to_owned()), &[]).contains(&"hall.example".to_owned())
        );
        assert!(is_always_permitted("laptop.local") && !is_always_permitted("laptop"));
        assert!(is_always_permitted("172.31.0.1") && !is_always_permitted("172.32.0.1"));
    }
}
