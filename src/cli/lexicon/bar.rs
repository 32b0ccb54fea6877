//! How far something long has come, on standard error, where a person looks at it.

use std::io::Write;

/// Signs of a full bar.
const WIDTH: usize = 30;

/// A bar that goes away when it is dropped. Where nobody looks it draws nothing.
pub(super) struct ProgressBar<'a> {
    err: &'a mut dyn Write,
    watched: bool,
    what: String,
    percent: Option<usize>,
}

impl<'a> ProgressBar<'a> {
    pub(super) fn new(err: &'a mut dyn Write, watched: bool) -> Self {
        Self { err, watched, what: String::new(), percent: None }
    }

    pub(super) fn begin(&mut self, what: &str) {
        what.clone_into(&mut self.what);
        self.percent = None;
        self.at(0, 1);
    }

    /// So much of it is done. Only a new percent is drawn, so this may be called for every line.
    pub(super) fn at(&mut self, done: usize, of: usize) {
        let percent = done.saturating_mul(100).checked_div(of).map_or(100, |percent| percent.min(100));
        if !self.watched || self.percent == Some(percent) {
            return;
        }
        self.percent = Some(percent);
        let full = percent * WIDTH / 100;
        let (done, left) = ("█".repeat(full), "░".repeat(WIDTH - full));
        // A bar that cannot be drawn is no reason to stop.
        let _ = write!(self.err, "\r\x1b[K{done}{left} {percent:3} %  {}", self.what);
        let _ = self.err.flush();
    }
}

impl Drop for ProgressBar<'_> {
    fn drop(&mut self) {
        if self.percent.is_some() {
            let _ = write!(self.err, "\r\x1b[K");
            let _ = self.err.flush();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_drawn_for_each_percent_and_goes_away() {
        let mut err = Vec::new();
        let mut bar = ProgressBar::new(&mut err, true);
        bar.begin("reading");
        (0..=1000).for_each(|done| bar.at(done, 1000));
        drop(bar);
        let drawn = String::from_utf8(err).expect("UTF-8");
        assert_eq!(drawn.matches("reading").count(), 101);
        assert!(drawn.contains(" 50 %") && drawn.ends_with("\r\x1b[K"));
        let mut err = Vec::new();
        ProgressBar::new(&mut err, false).begin("reading");
        assert!(err.is_empty(), "a script sees nothing of it");
    }
}
