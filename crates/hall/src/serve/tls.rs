//! TLS: a certificate and its key, read again when they are renewed.

use std::{path::Path, sync::Arc};

use axum_server::tls_rustls::RustlsConfig;
use rustls::{
    ServerConfig,
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};

use super::ServeError;

/// The protocols for ALPN.
const PROTOCOLS: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// Reads a certificate chain and its key.
pub(super) fn read(cert: &Path, key: &Path) -> Result<Arc<ServerConfig>, ServeError> {
    let fault = |path: &Path, reason: &dyn ToString| ServeError::Tls {
        path: path.to_owned(),
        reason: reason.to_string(),
    };
    let chain: Vec<_> = CertificateDer::pem_file_iter(cert)
        .and_then(Iterator::collect)
        .map_err(|error| fault(cert, &error))?;
    let private = PrivateKeyDer::from_pem_file(key).map_err(|error| fault(key, &error))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(ServeError::inside)?
        .with_no_client_auth()
        .with_single_cert(chain, private);
    let mut config = config.map_err(|error| fault(cert, &error))?;
    config.alpn_protocols = PROTOCOLS.map(<[u8]>::to_vec).to_vec();
    Ok(Arc::new(config))
}

/// Reloads both; if that fails, the old ones stay in use.
pub(super) fn renew(tls: &RustlsConfig, cert: &Path, key: &Path) {
    match read(cert, key) {
        Ok(config) => {
            tls.reload_from_config(config);
            tracing::info!("the certificate was reloaded");
        }
        Err(ServeError::Tls { path, reason }) => {
            tracing::error!(path = %path.display(), reason, "the certificate stays the old one");
        }
        Err(other) => tracing::error!(code = other.code(), "the certificate stays the old one"),
    }
}
