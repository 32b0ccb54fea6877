//! Messages out of pieces: a notification carries what its link has room for. Buffers are bounded, and what was
//! begun and not ended in time is given up.

use crate::domain::{At, Millis};

use super::Garbled;

/// How long the rest of a message may take.
const PATIENCE: Millis = Millis(2_000);

/// Lines that end with a line feed.
#[derive(Clone, Debug)]
pub(super) struct LineAssembler {
    most: usize,
    begun: Vec<u8>,
    since: At,
    /// Whether the line has grown too long: the rest up to its end is dropped.
    lost: bool,
}

impl LineAssembler {
    pub(super) fn new(most: usize) -> Self {
        Self { most, begun: Vec::new(), since: At(0), lost: false }
    }

    /// Takes a piece; gives the lines that it ended, without their ends, and what was given up.
    pub(super) fn push(&mut self, at: At, bytes: &[u8]) -> Vec<Result<Vec<u8>, Garbled>> {
        let mut found = Vec::new();
        if !self.begun.is_empty() && at.since(self.since) > PATIENCE {
            self.begun.clear();
            found.push(Err(Garbled::CutOff));
        }
        for byte in bytes {
            if *byte == b'\n' {
                let mut line = std::mem::take(&mut self.begun);
                while line.last() == Some(&b'\r') {
                    line.pop();
                }
                if !std::mem::take(&mut self.lost) && !line.is_empty() {
                    found.push(Ok(line));
                }
            } else if !self.lost {
                if self.begun.is_empty() {
                    self.since = at;
                }
                self.begun.push(*byte);
                if self.begun.len() > self.most {
                    self.begun.clear();
                    self.lost = true;
                    found.push(Err(Garbled::TooLong(self.most)));
                }
            }
        }
        found
    }
}

/// JSON objects, one behind the other.
#[derive(Clone, Debug)]
pub(super) struct ObjectAssembler {
    most: usize,
    begun: Vec<u8>,
    since: At,
    depth: usize,
    text: InText,
}

/// Where in a JSON text a scanner is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InText {
    No,
    Yes,
    Escaped,
}

impl ObjectAssembler {
    pub(super) fn new(most: usize) -> Self {
        Self { most, begun: Vec::new(), since: At(0), depth: 0, text: InText::No }
    }

    /// Takes a piece; gives the objects that it ended and what was given up.
    pub(super) fn push(&mut self, at: At, bytes: &[u8]) -> Vec<Result<Vec<u8>, Garbled>> {
        let mut found = Vec::new();
        // Where a link cuts a long message off, the next one begins in the middle of it.
        if self.depth > 0 && (at.since(self.since) > PATIENCE || is_whole(bytes)) {
            self.give_up();
            found.push(Err(Garbled::CutOff));
        }
        let mut junk = false;
        for byte in bytes {
            if self.depth == 0 {
                match byte {
                    b'{' => self.since = at,
                    b' ' | b'\t' | b'\r' | b'\n' | 0 => continue,
                    _ => {
                        junk = true;
                        continue;
                    }
                }
            }
            self.begun.push(*byte);
            self.scan(*byte);
            if self.depth == 0 {
                found.push(Ok(std::mem::take(&mut self.begun)));
            } else if self.begun.len() > self.most {
                self.give_up();
                found.push(Err(Garbled::TooLong(self.most)));
                // What follows in this piece is the rest of the same.
                return found;
            }
        }
        if junk {
            found.push(Err(Garbled::Unreadable));
        }
        found
    }

    fn scan(&mut self, byte: u8) {
        self.text = match (self.text, byte) {
            (InText::Yes, b'\\') => InText::Escaped,
            (InText::Yes, b'"') => InText::No,
            (InText::Yes | InText::Escaped, _) | (InText::No, b'"') => InText::Yes,
            (InText::No, _) => InText::No,
        };
        if self.text == InText::No {
            match byte {
                b'{' => self.depth += 1,
                b'}' => self.depth -= 1,
                _ => {}
            }
        }
    }

    fn give_up(&mut self) {
        self.begun.clear();
        self.depth = 0;
        self.text = InText::No;
    }
}

/// Whether a piece is a whole message by itself.
fn is_whole(bytes: &[u8]) -> bool {
    let object: Result<serde_json::Map<String, serde_json::Value>, _> = serde_json::from_slice(bytes);
    object.is_ok_and(|object| object.contains_key("type"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: At = At(1_000_000);

    fn text(found: Vec<Result<Vec<u8>, Garbled>>) -> Vec<Result<String, Garbled>> {
        found.into_iter().map(|it| it.map(|bytes| String::from_utf8_lossy(&bytes).into_owned())).collect()
    }

    #[test]
    fn lines_come_whole_however_they_are_cut() {
        let sent = b"T 1 2 A\r\n\nP B\nrest";
        for size in 1..sent.len() {
            let mut lines = LineAssembler::new(20);
            let found: Vec<_> = sent.chunks(size).flat_map(|piece| text(lines.push(NOW, piece))).collect();
            assert_eq!(found, [Ok("T 1 2 A".to_owned()), Ok("P B".to_owned())], "pieces of {size}");
        }
    }

    #[test]
    fn a_line_without_an_end_is_given_up_once() {
        let mut lines = LineAssembler::new(8);
        assert_eq!(text(lines.push(NOW, &[b'x'; 500])), [Err(Garbled::TooLong(8))]);
        assert_eq!(text(lines.push(NOW, &[b'x'; 500])), []);
        assert_eq!(text(lines.push(NOW, b"\nP A\n")), [Ok("P A".to_owned())]);
        assert_eq!(text(lines.push(NOW, b"P")), []);
        assert_eq!(
            text(lines.push(NOW + Millis(5_000), b"P B\n")),
            [Err(Garbled::CutOff), Ok("P B".to_owned())]
        );
    }

    #[test]
    fn objects_come_whole_however_they_are_cut() {
        let sent = br#"{"type":"a","data":{"x":"}{\"\\"}} {"type":"b"}"#;
        for size in 1..20 {
            let mut objects = ObjectAssembler::new(100);
            let found: Vec<_> = sent.chunks(size).flat_map(|piece| text(objects.push(NOW, piece))).collect();
            let whole = [r#"{"type":"a","data":{"x":"}{\"\\"}}"#, r#"{"type":"b"}"#];
            assert_eq!(found, whole.map(|it| Ok(it.to_owned())), "pieces of {size}");
        }
    }

    #[test]
    fn an_object_without_an_end_does_not_swallow_the_next() {
        let whole = br#"{"type":"b"}"#;
        let mut objects = ObjectAssembler::new(40);
        assert_eq!(text(objects.push(NOW, br#"{"type":"a","da"#)), []);
        let found = [Err(Garbled::CutOff), Ok(r#"{"type":"b"}"#.to_owned())];
        assert_eq!(text(objects.push(NOW, whole)), found, "a whole one in the middle");
        assert_eq!(text(objects.push(NOW, &[b'{'; 500])), [Err(Garbled::TooLong(40))]);
        assert_eq!(text(objects.push(NOW, b"x}y")), [Err(Garbled::Unreadable)], "one report a piece");
        assert_eq!(text(objects.push(NOW, br#"{"type":"#)), []);
        assert_eq!(
            text(objects.push(NOW + Millis(5_000), b"\"b\"}")),
            [Err(Garbled::CutOff), Err(Garbled::Unreadable)]
        );
        assert_eq!(text(objects.push(NOW, whole)), [Ok(r#"{"type":"b"}"#.to_owned())]);
    }
}
