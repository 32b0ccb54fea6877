//! Whether a challenge comes in time.

use std::collections::BTreeSet;

use crate::domain::Millis;

use super::{Challenge, Cited, Closer, ClosesOn, Hold, HoldEffect, Observation, Offence, OffenceKind};

/// How a challenge stands to its window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window<'r> {
    /// In time: nothing has closed the window.
    Open,
    /// Too late.
    Late {
        /// What closed the window; its paragraph is the reason for refusing.
        closer: &'r Cited<Closer>,
    },
    /// Nobody measured the time that this closer needs, so the judge's word decides.
    Unmeasured {
        /// The closer that would need it.
        closer: &'r Cited<Closer>,
    },
}

impl Challenge {
    /// How a challenge raised `since_open` after the window opened (in milliseconds; `None` where no clock
    /// measured it) stands to the window, at a table where `marks` were seen.
    ///
    /// Exactly the limit is in time. A hold that was taken in time and keeps the window open suspends the limits
    /// of time and the drawing, since the mover must wait; what the opponent himself wrote or approved still
    /// closes. Something seen counts before a time that nobody measured. Whether anybody may challenge at all
    /// is the matter of `by`, not of the window.
    pub fn window(
        &self,
        hold: Option<&Hold>,
        hold_taken: bool,
        since_open: Option<Millis>,
        marks: &BTreeSet<Observation>,
    ) -> Window<'_> {
        closing(&self.closers, suspends(hold, hold_taken), since_open, marks)
    }
}

/// Whether a hold that was taken suspends what time and the drawing close.
fn suspends(hold: Option<&Hold>, taken: bool) -> bool {
    taken && hold.is_some_and(|hold| hold.effect.value == HoldEffect::OpenWithoutDelay)
}

/// How somebody who speaks up `since_open` after a window opened stands to what closes it.
fn closing<'r>(
    closers: &'r [Cited<Closer>],
    suspended: bool,
    since_open: Option<Millis>,
    marks: &BTreeSet<Observation>,
) -> Window<'r> {
    let mut unmeasured = None;
    for closer in closers {
        if closer.value.only_if.is_some_and(|needed| !marks.contains(&needed)) {
            continue;
        }
        match (closer.value.on, since_open) {
            (ClosesOn::After(_) | ClosesOn::Mark(Observation::FirstTileRacked), _) if suspended => {}
            (ClosesOn::Mark(mark), _) if marks.contains(&mark) => return Window::Late { closer },
            (ClosesOn::After(limit), Some(since)) if since > limit => return Window::Late { closer },
            (ClosesOn::After(_), None) => unmeasured = unmeasured.or(Some(closer)),
            (ClosesOn::After(_), Some(_)) | (ClosesOn::Mark(_), _) => {}
        }
    }
    unmeasured.map_or(Window::Open, |closer| Window::Unmeasured { closer })
}

impl Offence {
    /// How a claim raised `since_open` after the press that it is about stands to what ends the right to raise it.
    ///
    /// A hold that was taken in time keeps it open as it does for [`Challenge::window`], where it is a challenge.
    pub fn window(
        &self,
        hold: Option<&Hold>,
        hold_taken: bool,
        since_open: Option<Millis>,
        marks: &BTreeSet<Observation>,
    ) -> Window<'_> {
        let suspended = self.kind == OffenceKind::Challenge && suspends(hold, hold_taken);
        closing(&self.closers, suspended, since_open, marks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue::tests::embedded;

    fn tso(since: Option<i64>, marks: &[Observation]) -> String {
        shown(&embedded("tso-2017"), false, since, marks)
    }

    fn shown(
        ruleset: &crate::rules::Ruleset,
        held: bool,
        since: Option<i64>,
        marks: &[Observation],
    ) -> String {
        let marks = marks.iter().copied().collect();
        match ruleset.challenge.window(ruleset.hold.as_ref(), held, since.map(Millis), &marks) {
            Window::Open => "in time".to_owned(),
            Window::Late { closer } => format!("late: {}", closer.cite),
            Window::Unmeasured { closer } => format!("ask: {}", closer.cite),
        }
    }

    #[test]
    fn tso_gives_twenty_seconds_to_the_millisecond() {
        assert_eq!(tso(Some(20_000), &[]), "in time");
        assert_eq!(tso(Some(20_001), &[]), "late: TSO §3.1.2");
        assert_eq!(tso(Some(3_000), &[Observation::OpponentRecorded]), "late: TSO §3.1.2");
        assert_eq!(tso(None, &[]), "ask: TSO §3.1.2");
        assert_eq!(tso(None, &[Observation::OpponentRecorded]), "late: TSO §3.1.2");
    }

    #[test]
    fn tso_holds_buy_no_time_unless_read_so() {
        let ruleset = embedded("tso-2017");
        assert_eq!(shown(&ruleset, true, Some(21_000), &[]), "late: TSO §3.1.2");
        let generous = crate::rules::catalogue::tests::read_as("tso-2017", "TSO-Q6", "own_time");
        assert_eq!(shown(&generous, true, Some(21_000), &[]), "in time");
        assert_eq!(
            shown(&generous, true, Some(21_000), &[Observation::OpponentRecorded]),
            "late: TSO §3.1.2"
        );
    }

    #[test]
    fn tso_can_be_read_so_that_twenty_seconds_are_late() {
        let strict = crate::rules::catalogue::tests::read_as("tso-2017", "TSO-Q3", "late");
        assert_eq!(shown(&strict, false, Some(19_999), &[]), "in time");
        assert_eq!(shown(&strict, false, Some(20_000), &[]), "late: TSO §3.1.2");
    }

    #[test]
    fn sss_measures_ten_seconds_only_with_an_empty_bag() {
        let sss = embedded("sss-2022");
        assert_eq!(shown(&sss, false, Some(10_000), &[Observation::BagEmpty]), "in time");
        assert_eq!(shown(&sss, false, Some(10_001), &[Observation::BagEmpty]), "late: SSS §2.2 ¶1");
        assert_eq!(shown(&sss, false, Some(60_000), &[]), "in time");
        assert_eq!(shown(&sss, false, Some(1_000), &[Observation::FirstTileRacked]), "late: SSS §3 ¶1");
        assert_eq!(shown(&sss, false, Some(1_000), &[Observation::Approved]), "late: SSS §3 ¶4");
    }

    #[test]
    fn a_moment_keeps_the_slovak_window_open_but_not_against_an_ok() {
        let sss = embedded("sss-2022");
        assert_eq!(
            shown(&sss, true, Some(12_000), &[Observation::BagEmpty, Observation::FirstTileRacked]),
            "in time"
        );
        assert_eq!(shown(&sss, true, Some(12_000), &[Observation::Approved]), "late: SSS §3 ¶4");
    }
}
