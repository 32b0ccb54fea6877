//! `ephor report --watch`: the hall's pages, written again whenever something happens that the hall may know.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use crate::domain::{At, Millis};
use crate::journal::news;
use crate::report::live::{LivePage, LivePages};
use crate::station::{BoardTime, BoardView};

use super::put::put;
use super::{Console, EventFolder, Exit, Problem};

/// How often it is looked for what others have written.
const LOOK: Duration = Duration::from_millis(700);

/// Writes the pages into a folder until it is ended, or for so long.
pub(super) fn watch(
    event: &Path,
    dir: &Path,
    limit: Option<Millis>,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let (mut station, mut journal) = EventFolder::followed(event, "pages", console.err)?;
    // Only now: where a stick was pulled out, its folder must not be made anew on another disk.
    fs::create_dir_all(dir).map_err(|error| Problem::file(dir, &error))?;
    let begun = (console.now)();
    // The hall's, wherever the machine stands that writes its pages.
    let mut pages = Pages {
        live: LivePages { locale: console.locale, zone: station.state().zone() },
        dir,
        written: BTreeMap::new(),
        wrong: None,
        again_at: None,
    };
    pages.write(&station.board(begun), console)?;
    writeln!(console.out, "{}", dir.join("index.html").display())?;
    console.out.flush()?;
    while limit.is_none_or(|limit| (console.now)().since(begun) < limit) {
        sleep(LOOK);
        let now = (console.now)();
        let news = news(&mut journal, station.seq());
        if station.follow(now, news) || pages.due(now) {
            pages.write(&station.board(now), console)?;
            console.err.flush()?;
        }
    }
    Ok(Exit::yes(pages.wrong.is_none()))
}

/// The pages of a folder, as far as they were written.
struct Pages<'p> {
    live: LivePages<'p>,
    dir: &'p Path,
    /// What stands in each file.
    written: BTreeMap<&'static str, LivePage>,
    /// Why the last could not be written.
    wrong: Option<String>,
    /// When the pages will say something else although nothing was journaled.
    again_at: Option<At>,
}

impl Pages<'_> {
    /// Whether the pages must be looked at again although nothing was journaled.
    fn due(&self, now: At) -> bool {
        self.wrong.is_some() || self.again_at.is_some_and(|at| at <= now)
    }

    /// Writes the pages that have changed. What goes wrong is said once, and tried again: a stick may have been pulled
    /// out.
    fn write(&mut self, view: &BoardView, console: &mut Console<'_>) -> Result<(), Problem> {
        self.again_at = changes_at(view);
        let done = self.put(view);
        match done {
            Ok(()) => {
                if self.wrong.take().is_some() {
                    writeln!(console.err, "the pages are written again")?;
                }
            }
            Err(problem) => {
                let why = problem.to_string();
                // Before the first page there is nothing that could be put back: the folder is wrong.
                if self.written.is_empty() && self.wrong.is_none() {
                    return Err(problem);
                }
                if self.wrong.as_ref() != Some(&why) {
                    writeln!(console.err, "the pages stay as they are: {why}; tried again")?;
                }
                self.wrong = Some(why);
            }
        }
        Ok(())
    }

    fn put(&mut self, view: &BoardView) -> Result<(), Problem> {
        let pages = self.live.pages(view);
        for page in &pages {
            let there = self.dir.join(page.file).exists();
            if there && self.written.get(page.file) == Some(page) {
                continue;
            }
            let text = self.live.written(page, &pages, &view.event, view.now);
            put(self.dir, page.file, text.as_bytes())?;
            self.written.insert(page.file, page.clone());
        }
        Ok(())
    }
}

/// When the time of a round will be over, if it is to be.
fn changes_at(view: &BoardView) -> Option<At> {
    let at = match view.time {
        BoardTime::Countdown(shown) => view.now + shown.left,
        BoardTime::Until(end) => end,
        BoardTime::Rests | BoardTime::Waits | BoardTime::Since(_) => return None,
    };
    (at > view.now).then_some(at)
}
