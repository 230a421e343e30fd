//! How to trust the certificate that the hall has made itself, and the certificate to install.

use adoube_record::i18n::HallKey;
use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use maud::html;

use super::{auth_pages, html::page, languages};
use crate::http::shared::{Caller, OwnCertificate, SharedState, in_words, problem::ApiError};

/// The address of the page.
pub const PAGE: &str = "/certificate";
/// The address of the certificate.
pub(super) const FILE: &str = "/adoube.crt";

/// The systems for which the page says how a certificate is installed.
const SYSTEMS: [HallKey; 5] = [
    HallKey::CertificateAndroid,
    HallKey::CertificateApple,
    HallKey::CertificateMac,
    HallKey::CertificateWindows,
    HallKey::CertificateFirefox,
];

/// Explains how to trust the certificate, with the fingerprints to compare.
pub(super) async fn explain(State(app): State<SharedState>, caller: Caller) -> Response {
    let Ok(own) = own(&app) else {
        return auth_pages::error_page(&ApiError::NotFound, caller.language, None);
    };
    let body = in_words(caller.language, |words| {
        html! {
            h2 { (words.plain(HallKey::CertificateTitle)) }
            p { (words.plain(HallKey::CertificateWhy)) }
            p { (words.plain(HallKey::CertificateShown)) }
            p { code { (own.shown_fingerprint) } }
            h2 { (words.plain(HallKey::CertificateInstall)) }
            p { (words.plain(HallKey::CertificateInstallHint)) }
            p { code { (own.fingerprint) } }
            p { a class="button main" href=(FILE) download="adoube.crt" {
                (words.plain(HallKey::CertificateDownload))
            } }
            ul { @for system in SYSTEMS { li { (words.plain(system)) } } }
            (languages::links(words, PAGE))
        }
    });
    page(caller.language, StatusCode::OK, &body)
}

/// Returns the certificate that devices install.
pub(super) async fn download(State(app): State<SharedState>) -> Result<Response, ApiError> {
    let authority = own(&app)?.authority.to_vec();
    let kind = (header::CONTENT_TYPE, "application/x-x509-ca-cert");
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"adoube.crt\"");
    Ok(([kind, name], authority).into_response())
}

fn own(app: &SharedState) -> Result<&OwnCertificate, ApiError> {
    app.settings.certificate.as_ref().ok_or(ApiError::NotFound)
}
