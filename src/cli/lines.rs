//! Lines of what somebody hands in, and never more of one than has been agreed on.

use std::io::{self, BufRead, Read as _};

/// Reads a line, and of one that is longer than `longest` bytes no more than shows that; how many bytes there were.
pub(super) fn read_line(input: &mut dyn BufRead, line: &mut Vec<u8>, longest: usize) -> io::Result<usize> {
    let mut read = input.take(longest as u64 + 1).read_until(b'\n', line)?;
    while line.len() > longest && line.last() != Some(&b'\n') {
        let rest = input.fill_buf()?;
        let end = rest.iter().position(|byte| *byte == b'\n').map(|at| at + 1);
        let taken = end.unwrap_or(rest.len());
        input.consume(taken);
        read += taken;
        if end.is_some() || taken == 0 {
            break;
        }
    }
    Ok(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_read_past_and_not_kept() {
        let text = format!("one\n{}\nlast", "x".repeat(100_000));
        let mut input = io::BufReader::with_capacity(64, text.as_bytes());
        let mut next = || {
            let mut line = Vec::new();
            let read = read_line(&mut input, &mut line, 10).expect("readable");
            (read, line)
        };
        assert_eq!(next(), (4, b"one\n".to_vec()));
        assert_eq!(next(), (100_001, vec![b'x'; 11]));
        assert_eq!(next(), (4, b"last".to_vec()));
        assert_eq!(next(), (0, Vec::new()));
    }
}
