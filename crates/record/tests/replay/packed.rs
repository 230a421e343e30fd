//! Packed streams, whole and damaged.

use std::io::{self, Read, Write as _};

use adoube_record::pgn::source::{Chunks, Packing, SourceError, unpack};

use crate::log;

const GAME: &str = "[Event \"Packed\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(text).and_then(|()| packer.finish()).expect("memory can be written")
}

fn bzip2(text: &[u8]) -> Vec<u8> {
    let mut packer = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    packer.write_all(text).and_then(|()| packer.finish()).expect("memory can be written")
}

fn zstd(text: &[u8]) -> Vec<u8> {
    let mut packer = zstd::Encoder::new(Vec::new(), 3).expect("memory can be written");
    packer.include_checksum(true).expect("it is known");
    packer.write_all(text).and_then(|()| packer.finish()).expect("memory can be written")
}

type Pack = fn(&[u8]) -> Vec<u8>;

const PACKINGS: [(Packing, Pack); 3] =
    [(Packing::Gzip, gzip), (Packing::Bzip2, bzip2), (Packing::Zstd, zstd)];

fn read(packed: &[u8]) -> (Vec<String>, Option<SourceError>) {
    match unpack(packed) {
        Ok(unpacked) => log::from_chunks(Chunks::new(unpacked)),
        Err(error) => (Vec::new(), Some(error)),
    }
}

#[test]
fn each_packing_is_known_by_its_first_bytes_and_may_have_several_parts() {
    let whole = log::from_text(GAME.repeat(3).as_bytes());
    for (packing, pack) in PACKINGS {
        let parts = [pack(GAME.as_bytes()), pack(GAME.repeat(2).as_bytes())].concat();
        assert_eq!(unpack(&parts[..]).expect("it is whole").packing(), Some(packing));
        let (found, error) = read(&parts);
        assert!(error.is_none(), "{error:?}");
        assert_eq!(found, whole, "{packing:?}");
    }
    let (found, error) = read(GAME.repeat(3).as_bytes());
    assert!(error.is_none(), "{error:?}");
    assert_eq!(found, whole);
    assert_eq!(unpack(GAME.as_bytes()).expect("it is plain").packing(), None);
}

#[test]
fn a_frame_to_be_skipped_may_come_first() {
    let skipped =
        [&[0x50, 0x2A, 0x4D, 0x18, 3, 0, 0, 0, 1, 2, 3][..], &zstd(GAME.as_bytes())].concat();
    let (found, error) = read(&skipped);
    assert!(error.is_none(), "{error:?}");
    assert_eq!(found, log::from_text(GAME.as_bytes()));
}

/// A text that does not compress well, so that a part of the archive gives a part of the text.
fn many_games() -> String {
    let game = |number: u64| {
        let noise = number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        format!("[Event \"{noise:x} {:x}\"]\n\n1. e4 e5 1-0\n\n", noise.rotate_left(17))
    };
    (0..40_000).map(game).collect()
}

#[test]
fn a_truncated_archive_gives_its_games_and_then_a_clear_error() {
    let text = many_games();
    let all = log::from_text(text.as_bytes());
    for (packing, pack) in PACKINGS {
        let packed = pack(text.as_bytes());
        let (found, error) = read(&packed[..packed.len() * 3 / 4]);
        let error = error.expect("it is cut short");
        assert!(error.is_cut_short(), "{packing:?}: {error}");
        assert!(error.to_string().contains(packing.name()), "{error}");
        let read = found.iter().zip(&all).take_while(|(found, all)| found == all).count();
        assert!(read * 2 > all.len(), "{packing:?}: {read} of {}", all.len());
        // At the end there is what the cut has left of a game, and no more.
        assert!(found.len() - read <= 8, "{:?}", &found[read..]);
    }
}

#[test]
fn every_length_of_a_small_archive_is_an_error_or_all_of_it() {
    let whole = log::from_text(GAME.as_bytes());
    for (packing, pack) in PACKINGS {
        let packed = pack(GAME.as_bytes());
        for length in 6..packed.len() {
            let (_, error) = read(&packed[..length]);
            let damaged = matches!(error, Some(SourceError::Damaged { .. }));
            assert!(damaged, "{packing:?}: {length} of {}: {error:?}", packed.len());
        }
        assert_eq!(read(&packed).0, whole);
    }
}

#[test]
fn a_damaged_archive_is_a_clear_error() {
    for (packing, pack) in PACKINGS {
        let mut packed = pack(many_games().as_bytes());
        let middle = packed.len() / 2;
        packed[middle..middle + 64].fill(0x5A);
        let (_, error) = read(&packed);
        let damaged =
            matches!(error, Some(SourceError::Damaged { packing: found, .. }) if found == packing);
        assert!(damaged, "{packing:?}: {error:?}");
    }
}

#[test]
fn what_is_not_read_here_is_named() {
    for (first, packing) in [
        (&b"PK\x03\x04........"[..], Packing::Zip),
        (b"\xFD7zXZ\0......", Packing::Xz),
        (b"7z\xBC\xAF\x27\x1C....", Packing::SevenZip),
    ] {
        let error = unpack(first).expect_err("it is not read");
        assert!(matches!(error, SourceError::NotReadHere(found) if found == packing), "{error}");
    }
}

/// Fails after some bytes.
struct Failing<'a>(&'a [u8]);

impl Read for Failing<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::new(io::ErrorKind::ConnectionReset, "the cable was pulled")),
            read => Ok(read),
        }
    }
}

#[test]
fn a_failure_of_the_reader_is_distinguished_from_damage() {
    let packed = PACKINGS.map(|(_, pack)| pack(many_games().as_bytes()));
    let plain = GAME.as_bytes().to_vec();
    for bytes in packed.iter().chain([&plain]) {
        let unpacked = unpack(Failing(&bytes[..bytes.len() / 2])).expect("it begins well");
        let (_, error) = log::from_chunks(Chunks::new(unpacked));
        let Some(SourceError::Io(error)) = error else { panic!("{error:?}") };
        assert_eq!(error.kind(), io::ErrorKind::ConnectionReset);
    }
}
