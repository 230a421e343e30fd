//! The logo of a federation, from a file.

use krilla::{Document, geom::Size, image::Image, page::PageSettings};
use memchr::memmem;

/// A picture to be printed above a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Logo {
    pub(super) image: Image,
}

/// Why a file is no logo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogoError {
    /// Another format than PNG or JPEG.
    #[error("not a PNG or JPEG file")]
    Format,
    /// A drawing in SVG.
    #[error("SVG; only PNG and JPEG are printed")]
    Svg,
    /// It cannot be read to its end.
    #[error("the picture is damaged")]
    Damaged,
    /// It has too many pixels.
    #[error("more than {MOST_PIXELS} pixels")]
    TooLarge,
}

/// The most pixels of a logo: A4 at 600 dots per inch has fewer.
pub const MOST_PIXELS: u64 = 40_000_000;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG: &[u8] = b"\xff\xd8\xff";

impl Logo {
    /// Reads a PNG or JPEG file.
    pub fn read(bytes: Vec<u8>) -> Result<Self, LogoError> {
        let read = match &bytes {
            png if png.starts_with(PNG) => Image::from_png,
            jpeg if jpeg.starts_with(JPEG) && is_whole(jpeg) => Image::from_jpeg,
            jpeg if jpeg.starts_with(JPEG) => return Err(LogoError::Damaged),
            other if is_svg(other) => return Err(LogoError::Svg),
            _ => return Err(LogoError::Format),
        };
        let image = read(bytes.into(), true).map_err(|_| LogoError::Damaged)?;
        let (width, height) = image.size();
        if width == 0 || height == 0 {
            return Err(LogoError::Damaged);
        }
        if u64::from(width) * u64::from(height) > MOST_PIXELS {
            return Err(LogoError::TooLarge);
        }
        // The pixels are only decoded when a file is made.
        match print_alone(&image) {
            Some(()) => Ok(Self { image }),
            None => Err(LogoError::Damaged),
        }
    }

    /// Width divided by height.
    #[allow(clippy::cast_precision_loss, reason = "a logo has thousands of pixels at most")]
    pub(super) fn proportion(&self) -> f32 {
        let (width, height) = self.image.size();
        width as f32 / height as f32
    }
}

/// How far the root element of a drawing is searched, after declarations and comments.
const BEFORE_ROOT: usize = 4096;

/// Whether a file is a drawing in SVG.
fn is_svg(bytes: &[u8]) -> bool {
    let beginning = &bytes[..bytes.len().min(BEFORE_ROOT)];
    let text = beginning.strip_prefix(b"\xef\xbb\xbf").unwrap_or(beginning);
    text.trim_ascii_start().starts_with(b"<") && memmem::find(text, b"<svg").is_some()
}

/// Whether the last scan of a JPEG file is complete. Its pixels are copied into the PDF file without decoding them.
fn is_whole(jpeg: &[u8]) -> bool {
    let last = |marker: &[u8; 2]| memmem::rfind(jpeg, marker);
    last(b"\xff\xd9") > last(b"\xff\xda")
}

/// Makes a file of the image, if it can be decoded.
fn print_alone(image: &Image) -> Option<()> {
    let mut document = Document::new();
    let mut page = document.start_page_with(PageSettings::from_wh(10.0, 10.0)?);
    let mut surface = page.surface();
    surface.draw_image(image.clone(), Size::from_wh(10.0, 10.0)?);
    surface.finish();
    page.finish();
    document.finish().ok().map(drop)
}
