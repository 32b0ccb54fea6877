//! Millions of words in one piece of memory.

/// Words of at most 255 bytes, one after the other, each after its length.
#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    bytes: Vec<u8>,
    places: Vec<Place>,
}

/// Where a word is. Most words differ in their first eight bytes, so sorting seldom looks further.
#[derive(Clone, Copy, Debug)]
struct Place {
    head: u64,
    start: u32,
    line: u32,
}

impl Words {
    /// Adds a word; `false` if there is no room for it, after four thousand million bytes.
    pub(super) fn push(&mut self, word: &str, line: usize) -> bool {
        let (Ok(start), Ok(length)) = (u32::try_from(self.bytes.len()), u8::try_from(word.len())) else {
            return false;
        };
        let mut head = [0; 8];
        let shared = word.len().min(8);
        head[..shared].copy_from_slice(&word.as_bytes()[..shared]);
        self.bytes.push(length);
        self.bytes.extend_from_slice(word.as_bytes());
        let line = u32::try_from(line).unwrap_or(u32::MAX);
        self.places.push(Place { head: u64::from_be_bytes(head), start, line });
        true
    }

    /// Puts the words in byte order and keeps each once, the one of the earliest line; hands over the others.
    pub(super) fn sort(&mut self, mut twice: impl FnMut(&str, usize)) {
        let bytes = &self.bytes;
        self.places.sort_unstable_by(|a, b| {
            a.head.cmp(&b.head).then_with(|| word(bytes, *a).cmp(word(bytes, *b))).then(a.line.cmp(&b.line))
        });
        let mut extra = Vec::new();
        self.places.dedup_by(|later, first| {
            let same = later.head == first.head && word(bytes, *later) == word(bytes, *first);
            if same {
                extra.push(*later);
            }
            same
        });
        extra.sort_unstable_by_key(|place| (place.line, place.start));
        for place in extra {
            twice(&String::from_utf8_lossy(word(bytes, place)), place.line as usize);
        }
    }

    /// The words in their order, each with its line.
    pub(super) fn lines(&self) -> impl Iterator<Item = (&str, usize)> {
        // What was pushed was a text.
        let text = |&place: &Place| std::str::from_utf8(word(&self.bytes, place)).ok();
        self.places.iter().filter_map(move |place| Some((text(place)?, place.line as usize)))
    }

    /// The words in their order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &str> {
        self.lines().map(|(word, _)| word)
    }
}

fn word(bytes: &[u8], place: Place) -> &[u8] {
    let start = place.start as usize;
    &bytes[start + 1..=start + usize::from(bytes[start])]
}
