//! `clocks.toml`: what is read is written back and read again as the same; what is not is told with its line.

use std::path::Path;

use ephor::cli::{read_clocks, written_clocks};

/// The property.
pub fn holds(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let file = Path::new("clocks.toml");
    match read_clocks(file, text) {
        Ok(clocks) => {
            let again = read_clocks(file, &written_clocks(&clocks));
            assert_eq!(again.unwrap_or_else(|problem| panic!("{problem}")), clocks);
            assert!(clocks.keys().all(|number| number.0 > 0));
        }
        Err(problem) => {
            let (said, lines) = (problem.to_string(), text.matches('\n').count() + 1);
            let place = said.strip_prefix("clocks.toml:").and_then(|rest| rest.split(':').next());
            let line: usize = place.and_then(|line| line.parse().ok()).expect("a line");
            assert!((1..=lines).contains(&line), "{said}");
        }
    }
}
