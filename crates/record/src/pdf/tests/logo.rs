//! Logos, and sheets printed with one.

use adoube_chess::{Position, notation::Language};

use super::page_count;
use crate::{
    i18n::Localizer,
    pdf::{Flip, Logo, LogoError, Paper, PrintOptions, scoresheets},
    sheet::{Heading, Sheet},
};

/// A red picture, four pixels wide and two high.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x02\x08\x06\0\0\0\x7f\xa8}c\0\0\0\x12IDATx\xdac8!'\xf7\x1f\x193\xa0\x0b\0\0\x0f5\x10\x19a\xda\xd5\x08\0\0\0\0IEND\xaeB`\x82";

#[test]
fn a_picture_keeps_its_proportions() {
    let logo = Logo::read(PNG.to_vec()).expect("it is a picture");
    assert!((logo.proportion() - 2.0).abs() < 0.001);
}

#[test]
fn what_is_no_whole_picture_is_refused() {
    let read = |bytes: &[u8]| Logo::read(bytes.to_vec()).map(drop);
    for svg in [
        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        "\u{feff}<?xml version=\"1.0\"?>\n<!-- a drawing -->\n<svg width=\"10\"></svg>",
    ] {
        assert_eq!(read(svg.as_bytes()), Err(LogoError::Svg), "{svg}");
    }
    assert_eq!(read(b"<html></html>"), Err(LogoError::Format));
    assert_eq!(read(b"GIF89a <svg"), Err(LogoError::Format));
    assert_eq!(read(b""), Err(LogoError::Format));
    assert_eq!(read(&PNG[..50]), Err(LogoError::Damaged));
    assert_eq!(read(&PNG[..20]), Err(LogoError::Damaged));
    assert_eq!(read(b"\xff\xd8\xff\xe0 no picture"), Err(LogoError::Damaged));
    let mut large = PNG.to_vec();
    // Its header claims more pixels than there are, which its checksum contradicts.
    large[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
    assert!(matches!(read(&large), Err(LogoError::Damaged | LogoError::TooLarge)));
}

fn print(count: usize, print: &PrintOptions) -> Vec<u8> {
    let blank = Sheet::blank(Heading::default(), Position::initial());
    let words = Localizer::new(Language::Hr);
    scoresheets(&vec![blank; count], print, &words).expect("it is printed")
}

#[test]
fn a_sheet_with_a_logo_is_the_same_bytes_and_has_the_picture_once() {
    let logo = Logo::read(PNG.to_vec()).ok();
    let federation = "Hrvatski šahovski savez".to_owned();
    let with = PrintOptions { federation, logo, ..PrintOptions::default() };
    let one = print(5, &with);
    assert_eq!(one, print(5, &with));
    assert_eq!(memchr::memmem::find_iter(&one, b"/Subtype/Image").count(), 1);
}

#[test]
fn pages_are_as_many_as_the_paper_needs() {
    let pages = |count, paper, back| {
        page_count(&print(count, &PrintOptions { paper, back, ..PrintOptions::default() }))
    };
    let both = Some(Flip::LongEdge);
    assert_eq!(pages(5, Paper::A4, None), 5);
    assert_eq!(pages(5, Paper::A4, both), 10);
    assert_eq!(pages(5, Paper::TwoA5, None), 3);
    assert_eq!(pages(5, Paper::TwoA5, both), 6);
}
