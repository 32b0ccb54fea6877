//! Whether the simulated hall begins with a tour: by itself the first time, and else where it is asked for.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;

use super::Problem;

/// Whether somebody wants to be shown around.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct TourArgs {
    /// Begin with the tour of one minute: what the screens show, and the first keys
    #[arg(long, conflicts_with = "no_tour")]
    pub tour: bool,
    /// Begin without the tour, also the first time
    #[arg(long)]
    pub no_tour: bool,
}

impl TourArgs {
    /// The same, with the tour for somebody who has not been shown it on this machine.
    pub(super) fn of_a_newcomer(self) -> Self {
        let seen = || mark().is_none_or(|mark| mark.exists());
        Self { tour: self.tour || !self.no_tour && !seen(), ..self }
    }

    /// Refuses it before a command.
    pub(super) fn must_not_be(self) -> Result<(), Problem> {
        if self.tour || self.no_tour {
            let instead = "leave it out, or write it behind `demo`";
            return Err(Problem::told("--tour and --no-tour are for the simulated hall", instead));
        }
        Ok(())
    }
}

/// Where it is noted that the tour was shown, in the folder where programs keep what they go on from.
fn mark() -> Option<PathBuf> {
    let base = etcetera::choose_base_strategy().ok()?;
    Some(base.state_dir().unwrap_or_else(|| base.data_dir()).join("ephor/tour.seen"))
}

/// Notes that the tour was shown. Where nothing can be written it comes again.
pub(super) fn seen() {
    if let Some(mark) = mark() {
        let _ = note(&mark);
    }
}

fn note(mark: &Path) -> io::Result<()> {
    if let Some(folder) = mark.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(mark, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_noted_where_that_is_possible_and_nothing_is_written_elsewhere() {
        let place = tempfile::tempdir().expect("a folder");
        let mark = place.path().join("state/ephor/tour.seen");
        note(&mark).expect("room");
        note(&mark).expect("twice is as good as once");
        assert!(mark.is_file());
        // What is in the way of a folder stays as it is.
        let blocked = place.path().join("file");
        fs::write(&blocked, "mine").expect("written");
        assert!(note(&blocked.join("ephor/tour.seen")).is_err());
        assert_eq!(fs::read_to_string(&blocked).expect("a text"), "mine");
    }

    #[test]
    fn it_is_only_asked_for_in_the_simulated_hall() {
        assert!(TourArgs::default().must_not_be().is_ok());
        let asked = TourArgs { tour: true, no_tour: false };
        assert!(asked.must_not_be().is_err() && asked.of_a_newcomer().tour);
        let never = TourArgs { tour: false, no_tour: true };
        assert!(never.must_not_be().is_err() && !never.of_a_newcomer().tour);
    }
}
