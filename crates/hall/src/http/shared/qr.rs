//! QR codes.

use qrcode::{QrCode, render::svg};

use super::problem::ApiError;

/// Renders a text as a QR code, in SVG.
pub(in crate::http) fn qr(text: &str) -> Result<String, ApiError> {
    let code = QrCode::new(text.as_bytes()).map_err(|_| ApiError::Broken)?;
    Ok(code.render::<svg::Color<'_>>().min_dimensions(256, 256).build())
}
