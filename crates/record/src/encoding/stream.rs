//! A stream in a known encoding, as UTF-8.

use std::{
    fmt,
    io::{self, Read},
};

use encoding_rs::Decoder;

use super::TextEncoding;

/// The size of the blocks that are decoded.
const BLOCK: usize = 16 << 10;

/// Decodes a stream while it is read. A byte order mark takes precedence over the encoding, and is removed.
pub(crate) struct StreamDecoder {
    decoder: Decoder,
    raw: Vec<u8>,
    /// UTF-8 that was not read yet, from `at` on.
    decoded: Vec<u8>,
    at: usize,
    is_over: bool,
}

impl StreamDecoder {
    /// A decoder for a stream of which `begun` was already read.
    pub(crate) fn new(encoding: TextEncoding, begun: &[u8]) -> Self {
        let decoder = encoding.0.new_decoder();
        let mut stream =
            Self { decoder, raw: vec![0; BLOCK], decoded: Vec::new(), at: 0, is_over: false };
        stream.decode(begun);
        stream
    }

    /// Reads the next UTF-8 of the stream.
    pub(crate) fn read(&mut self, from: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
        while self.at == self.decoded.len() && !self.is_over {
            let mut raw = std::mem::take(&mut self.raw);
            let read = from.read(&mut raw);
            if let Ok(length) = read {
                self.is_over = length == 0;
                self.decode(&raw[..length]);
            }
            self.raw = raw;
            read?;
        }
        let length = buffer.len().min(self.decoded.len() - self.at);
        buffer[..length].copy_from_slice(&self.decoded[self.at..self.at + length]);
        self.at += length;
        Ok(length)
    }

    /// Decodes the next bytes; everything before was read.
    fn decode(&mut self, raw: &[u8]) {
        let longest = self.decoder.max_utf8_buffer_length(raw.len());
        // Three bytes for each are always enough; the multiplication cannot overflow for a block.
        self.decoded.resize(longest.unwrap_or(usize::MAX), 0);
        let (_, _, written, _) = self.decoder.decode_to_utf8(raw, &mut self.decoded, self.is_over);
        self.decoded.truncate(written);
        self.at = 0;
    }
}

impl fmt::Debug for StreamDecoder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let encoding = self.decoder.encoding().name();
        f.debug_struct("StreamDecoder").field("encoding", &encoding).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_a_block_cuts_are_whole() {
        let text = "Čačak ♞ ".repeat(5000);
        let mut utf16: Vec<u8> = vec![0xff, 0xfe];
        utf16.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
        let encoding = TextEncoding::named("utf-16le").expect("it is known");
        let (begun, mut rest) = utf16.split_at(301);
        let mut stream = StreamDecoder::new(encoding, begun);
        let mut read: Vec<u8> = Vec::new();
        let mut buffer = [0; 1000];
        loop {
            let length = stream.read(&mut rest, &mut buffer).expect("a slice can be read");
            if length == 0 {
                break;
            }
            read.extend(&buffer[..length]);
        }
        assert!(read == text.as_bytes());
    }
}
