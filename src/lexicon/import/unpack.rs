//! gzip, zstd and zip, known by their first bytes; and what is no text, by the same.

use std::borrow::Cow;

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::StreamingDecoder;

use super::whole::{LIMIT, all};
use super::{Document, ImportProblem, zip};

/// What documents begin with, and what they are.
const DOCUMENTS: [(&[u8], Document); 4] = [
    (b"PK\x03\x04", Document::Packed),
    (b"%PDF", Document::Pdf),
    (b"\xd0\xcf\x11\xe0", Document::Office),
    (b"{\\rtf", Document::Rtf),
];

/// What packers that are not read here begin with, how they are called, and what unpacks them.
const FOREIGN: [(&[u8], &str, &str); 4] = [
    (b"\xfd7zXZ\0", "xz", "unxz"),
    (b"BZh9", "bzip2", "bunzip2"),
    (b"7z\xbc\xaf\x27\x1c", "7-Zip", "7z x"),
    (b"Rar!\x1a", "RAR", "unrar x"),
];

/// What a zip archive without any file begins with.
const EMPTY: &[u8] = b"PK\x05\x06";

/// Whether it is packed as files are that are read here.
fn is_packed(bytes: &[u8]) -> bool {
    match bytes {
        [0x1f, 0x8b, ..] | [0x28, 0xb5, 0x2f, 0xfd, ..] => true,
        _ => bytes.starts_with(zip::BEGIN) && zip::only_file(bytes).is_some(),
    }
}

/// Whether a file is packed, by a packer that is read here or by another.
pub fn is_archive(bytes: &[u8]) -> bool {
    is_packed(bytes) || FOREIGN.iter().any(|(begin, ..)| bytes.starts_with(begin))
}

/// The bytes as they were before they were packed; the same bytes where they are not packed.
pub fn unpacked(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ImportProblem> {
    let bytes = match bytes {
        [0x1f, 0x8b, ..] => all("gzip", MultiGzDecoder::new(bytes)).map(Cow::Owned),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => frames(bytes).map(Cow::Owned),
        _ if bytes.starts_with(zip::BEGIN) => match zip::only_file(bytes) {
            Some(file) => file.map(Cow::Owned),
            None => Ok(Cow::Borrowed(bytes)),
        },
        _ => Ok(Cow::Borrowed(bytes)),
    }?;
    if bytes.starts_with(EMPTY) {
        return Err(ImportProblem::Archive { files: 0 });
    }
    if matches!(bytes, Cow::Owned(_)) && is_packed(&bytes) {
        return Err(ImportProblem::Twice);
    }
    if bytes.get(257..262) == Some(b"ustar".as_slice()) {
        return Err(ImportProblem::Foreign { with: "tar", remedy: "tar -xf" });
    }
    if let Some((_, with, remedy)) = FOREIGN.iter().find(|(begin, ..)| bytes.starts_with(begin)) {
        return Err(ImportProblem::Foreign { with, remedy });
    }
    match document(&bytes) {
        Some(what) => Err(ImportProblem::Document { what }),
        None => Ok(bytes),
    }
}

/// What a file is that is no text, by its first bytes.
pub fn document(bytes: &[u8]) -> Option<Document> {
    DOCUMENTS.iter().find(|(begin, _)| bytes.starts_with(begin)).map(|(_, what)| *what)
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
