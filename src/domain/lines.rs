//! Which line of a text a place is in: the line that the error of a format without line numbers is said with.

/// Counts lines as people and editors do, whether they end in LF, CR LF or a lone CR. Places are asked for in their
/// order, so that a long text is gone through once.
#[derive(Clone, Debug)]
pub struct LineCounter<'t> {
    text: &'t [u8],
    at: usize,
    line: u64,
}

impl<'t> LineCounter<'t> {
    /// Of a text.
    pub fn of(text: &'t str) -> Self {
        Self { text: text.as_bytes(), at: 0, line: 1 }
    }

    /// The line, from 1, of what begins at a byte. Where a line ends there, it is that of what stands behind: readers
    /// of tables tell the place where they began to look for a row, before the line's end and empty lines.
    pub fn at(&mut self, byte: u64) -> u64 {
        let from = usize::try_from(byte).unwrap_or(usize::MAX).min(self.text.len());
        let ends = self.text[from..].iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let start = from + ends;
        while self.at < start {
            let pair = self.text[self.at] == b'\r' && self.text.get(self.at + 1) == Some(&b'\n');
            if matches!(self.text[self.at], b'\r' | b'\n') && !pair {
                self.line += 1;
            }
            self.at += 1;
        }
        self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["one", "two", "", "", "five", "six"].join(end);
            let place = |word: &str| text.find(word).expect("it is there") as u64;
            let mut lines = LineCounter::of(&text);
            assert_eq!(lines.at(0), 1, "{text:?}");
            assert_eq!(lines.at(place("two")), 2, "{text:?}");
            // Behind the first sign that ends the line, and before the others.
            assert_eq!(lines.at(place("two") + 4), 5, "{text:?}");
            assert_eq!(lines.at(place("six")), 6, "{text:?}");
            assert_eq!(lines.at(u64::MAX), 6, "{text:?}");
        }
    }
}
