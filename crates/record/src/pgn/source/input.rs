//! The input of the chunks.

use std::io::{self, Read};

use crate::encoding::{StreamDecoder, TextEncoding};

/// A stream, decoded if its encoding is known.
#[derive(Debug)]
pub(super) struct Input<R> {
    reader: R,
    /// None if it is UTF-8, or in an encoding that is guessed chunk by chunk.
    decoder: Option<StreamDecoder>,
}

impl<R: Read> Input<R> {
    pub(super) const fn new(reader: R) -> Self {
        Self { reader, decoder: None }
    }

    /// Decodes from this encoding; the bytes `begun` were already read, and are decoded first.
    pub(super) fn decode_from(&mut self, encoding: TextEncoding, begun: &[u8]) {
        self.decoder = Some(StreamDecoder::new(encoding, begun));
    }
}

impl<R: Read> Read for Input<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match &mut self.decoder {
            Some(decoder) => decoder.read(&mut self.reader, buffer),
            None => self.reader.read(buffer),
        }
    }
}
