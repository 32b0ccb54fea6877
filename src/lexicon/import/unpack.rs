//! gzip and zstd, known by their first bytes; and what is no text, by the same.

use std::borrow::Cow;
use std::io::{self, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::StreamingDecoder;

use super::ImportProblem;

/// The most that is unpacked: fifty times the largest list known.
const LIMIT: u64 = 1 << 29;

/// What documents begin with, and what they are.
const DOCUMENTS: [(&[u8], &str); 4] = [
    (b"PK\x03\x04", "a packed document (.xlsx, .ods, .docx, .odt, .zip)"),
    (b"%PDF", "a PDF"),
    (b"\xd0\xcf\x11\xe0", "an old office document (.xls, .doc)"),
    (b"{\\rtf", "an RTF document"),
];

/// The bytes as they were before they were packed; the same bytes where they are not packed.
pub fn unpacked(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ImportProblem> {
    let bytes = match bytes {
        [0x1f, 0x8b, ..] => all("gzip", MultiGzDecoder::new(bytes)).map(Cow::Owned),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => frames(bytes).map(Cow::Owned),
        _ => Ok(Cow::Borrowed(bytes)),
    }?;
    match DOCUMENTS.iter().find(|(begin, _)| bytes.starts_with(begin)) {
        Some((_, what)) => Err(ImportProblem::Document { what }),
        None => Ok(bytes),
    }
}

/// Every frame of a zstd file, one after the other.
fn frames(mut bytes: &[u8]) -> Result<Vec<u8>, ImportProblem> {
    let with = "zstd";
    let mut out = Vec::new();
    while !bytes.is_empty() {
        let frame = StreamingDecoder::new(&mut bytes)
            .map_err(|error| ImportProblem::Packed { with, what: error.to_string() })?;
        out.extend(all(with, frame)?);
        if out.len() as u64 > LIMIT {
            return Err(ImportProblem::TooBig { limit: LIMIT });
        }
    }
    Ok(out)
}

fn all(with: &'static str, from: impl Read) -> Result<Vec<u8>, ImportProblem> {
    let mut out = Vec::new();
    let read = from.take(LIMIT + 1).read_to_end(&mut out);
    let packed = |error: io::Error| ImportProblem::Packed { with, what: error.to_string() };
    match read.map_err(packed)? as u64 {
        many if many > LIMIT => Err(ImportProblem::TooBig { limit: LIMIT }),
        _ => Ok(out),
    }
}
