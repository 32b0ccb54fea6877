//! gzip, zstd and zip, known by their first bytes; and what is no text, by the same. All that is packed is given,
//! and not without end.

use std::borrow::Cow;
use std::io;
use std::io::Read;

use flate2::Crc;
use flate2::read::{DeflateDecoder, MultiGzDecoder};
use ruzstd::decoding::StreamingDecoder;

use super::{Document, ImportProblem};

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
        _ => bytes.starts_with(ZIP_BEGINS) && only_file_of_zip(bytes).is_some(),
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
        _ if bytes.starts_with(ZIP_BEGINS) => match only_file_of_zip(bytes) {
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

/// The most that is unpacked: fifty times the largest list known.
pub(super) const LIMIT: u64 = 1 << 29;

/// Reads to the end.
pub(super) fn all(with: &'static str, from: impl Read) -> Result<Vec<u8>, ImportProblem> {
    let mut out = Vec::new();
    let read = from.take(LIMIT + 1).read_to_end(&mut out);
    let packed = |error: io::Error| ImportProblem::Packed { with, what: error.to_string() };
    match read.map_err(packed)? as u64 {
        many if many > LIMIT => Err(ImportProblem::TooBig { limit: LIMIT }),
        _ => Ok(out),
    }
}

/// What an archive begins with.
const ZIP_BEGINS: &[u8] = b"PK\x03\x04";
/// What its table of contents ends with, what each row of that begins with, and how long they are.
const END: (&[u8], usize) = (b"PK\x05\x06", 22);
const ROW: (&[u8], usize) = (b"PK\x01\x02", 46);
/// How long the head of a file in it is.
const HEAD: usize = 30;

/// The only file of an archive; `None` where the bytes are no whole archive, or a document that is packed so.
fn only_file_of_zip(bytes: &[u8]) -> Option<Result<Vec<u8>, ImportProblem>> {
    // The table of contents stands at the end, before a remark that nobody makes.
    let end = bytes.windows(END.0.len()).rposition(|window| window == END.0)?;
    let end = bytes.get(end..end + END.1)?;
    let files = short(end, 10)?;
    let (mut at, mut rows) = (long(end, 16)?, Vec::new());
    for _ in 0..files {
        let row = bytes.get(at..)?;
        if !row.starts_with(ROW.0) || row.len() < ROW.1 {
            return None;
        }
        let name = row.get(ROW.1..ROW.1 + short(row, 28)?)?;
        if matches!(name, b"mimetype" | b"[Content_Types].xml") {
            return None;
        }
        if !is_beside(name) {
            rows.push(row);
        }
        at += ROW.1 + name.len() + short(row, 30)? + short(row, 32)?;
    }
    let [row] = rows[..] else {
        return Some(Err(ImportProblem::Archive { files: rows.len() }));
    };
    let (flags, method, crc, packed) = (short(row, 8)?, short(row, 10)?, long(row, 16)?, long(row, 20)?);
    let head = bytes.get(long(row, 42)?..)?;
    let data = head.get(HEAD + short(head, 26)? + short(head, 28)?..)?.get(..packed)?;
    Some(match (flags & 1, method) {
        (0, 0) => proved(data.to_vec(), crc),
        (0, 8) => all("zip", DeflateDecoder::new(data)).and_then(|out| proved(out, crc)),
        _ => Err(ImportProblem::Locked),
    })
}

/// Whether it is a folder, or what a Macintosh puts beside the files.
fn is_beside(name: &[u8]) -> bool {
    name.ends_with(b"/") || name.starts_with(b"__MACOSX/") || name.ends_with(b".DS_Store")
}

/// The bytes, if they are those that were packed.
fn proved(bytes: Vec<u8>, crc: usize) -> Result<Vec<u8>, ImportProblem> {
    let mut found = Crc::new();
    found.update(&bytes);
    if found.sum() as usize == crc {
        return Ok(bytes);
    }
    let what = io::Error::from(io::ErrorKind::InvalidData).to_string();
    Err(ImportProblem::Packed { with: "zip", what })
}

/// Two bytes as a number, the small one first.
fn short(bytes: &[u8], at: usize) -> Option<usize> {
    let two = bytes.get(at..at + 2)?.try_into().ok()?;
    Some(usize::from(u16::from_le_bytes(two)))
}

/// Four bytes as a number.
fn long(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..at + 4)?.try_into().ok()?;
    usize::try_from(u32::from_le_bytes(four)).ok()
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;
    use crate::lexicon::import::unpacked;

    /// An archive of files with their names, packed or as they are.
    fn archive(files: &[(&str, &[u8])], packed: bool) -> Vec<u8> {
        let (mut out, mut contents) = (Vec::new(), Vec::new());
        for (name, bytes) in files {
            let mut data = bytes.to_vec();
            if packed {
                let mut deflate =
                    flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::default());
                deflate.write_all(bytes).expect("packed");
                data = deflate.finish().expect("packed");
            }
            let mut crc = Crc::new();
            crc.update(bytes);
            let four = |number: usize| u32::try_from(number).expect("small").to_le_bytes();
            let method = if packed { 8 } else { 0 };
            // Flags, method, day and time, sum, sizes, length of the name and of what else is said.
            let mut about = vec![0, 0, method, 0, 0, 0, 0, 0];
            about.extend(crc.sum().to_le_bytes());
            about.extend([four(data.len()), four(bytes.len()), four(name.len())].concat());
            contents.extend(
                [ROW.0, b"\x14\0\x14\0", &about, &[0; 10], &four(out.len()), name.as_bytes()].concat(),
            );
            out.extend([ZIP_BEGINS, b"\x14\0", &about, name.as_bytes(), &data].concat());
        }
        let (start, count) =
            (u32::try_from(out.len()).expect("small"), u8::try_from(files.len()).expect("few"));
        let length = u32::try_from(contents.len()).expect("small");
        out.extend(contents);
        out.extend([END.0, &[0, 0, 0, 0, count, 0, count, 0]].concat());
        out.extend([length.to_le_bytes(), start.to_le_bytes()].concat());
        out.extend([0, 0]);
        out
    }

    #[test]
    fn a_list_alone_in_an_archive_is_taken_out_of_it() {
        let list = "dom\nles\nžena\n".repeat(9);
        for packed in [false, true] {
            let whole = archive(&[("list.txt", list.as_bytes())], packed);
            assert_eq!(unpacked(&whole).expect("one file").as_ref(), list.as_bytes());
            let at = whole.windows(4).position(|it| it == b"list").expect("the name") + 10;
            let mut changed = whole.clone();
            changed[at] ^= 1;
            assert!(unpacked(&changed).is_err(), "its sum is another");
            assert!(unpacked(&whole[..whole.len() - 30]).is_err(), "cut off");
        }
        let two = archive(&[("a.txt", b"dom"), ("b.txt", b"les")], true);
        let said = unpacked(&two).expect_err("which one?").to_string();
        assert!(said.contains("2 files in it") && said.contains("`unzip`"), "{said}");
        let beside: [(&str, &[u8]); 4] = [
            ("lists/", b""),
            ("lists/a.txt", b"dom"),
            ("lists/.DS_Store", b"x"),
            ("__MACOSX/lists/._a.txt", b"x"),
        ];
        assert_eq!(unpacked(&archive(&beside, true)).expect("one file").as_ref(), b"dom".as_slice());
        let none = unpacked(&archive(&beside[..1], false)).expect_err("a folder").to_string();
        assert!(none.contains("0 files in it"), "{none}");
        assert_eq!(unpacked(&archive(&[], false)).expect_err("empty").to_string(), none);
        let inner = archive(&[("a.txt", b"dom")], true);
        let said = unpacked(&archive(&[("a.zip", inner.as_slice())], true)).expect_err("twice").to_string();
        assert!(said.contains("packed twice"), "{said}");
        let mut tar = vec![0_u8; 512];
        tar[257..262].copy_from_slice(b"ustar");
        let said = unpacked(&tar).expect_err("a tar").to_string();
        assert!(said.contains("`tar -xf`"), "{said}");
        for first in ["mimetype", "[Content_Types].xml"] {
            let said = unpacked(&archive(&[(first, b"x")], false)).expect_err("a document").to_string();
            assert!(said.contains("save it as text or CSV"), "{said}");
        }
    }
}
