//! What must agree in the items of `[[signal]]`: each has a moment that comes.

use crate::rules::{SignalWhen, TimeMode};

use super::diagnostics::Diagnostics;
use super::reader::Reader;

/// Notes when a signal is due, to be compared once every chapter was read.
pub(in crate::rules) fn noted(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    when: Option<&SignalWhen>,
) {
    if let Some(when) = when.filter(|_| diagnostics.scope.counting) {
        diagnostics.across.signals.push((item.at("when"), *when));
    }
}

/// Complains of signals whose moment never comes.
pub(super) fn come(diagnostics: &mut Diagnostics<'_>) {
    for (path, when) in std::mem::take(&mut diagnostics.across.signals) {
        let (there, lacks, help) = match when {
            SignalWhen::Start => (
                diagnostics.across.together,
                "waits for a signal to start, but games do not begin together",
                "set start.together to true, or take the signal out",
            ),
            SignalWhen::SessionEnd => (
                Some(diagnostics.across.session),
                "waits for the end of a time that no round has",
                "add [session], or take the signal out",
            ),
            SignalWhen::CountdownCall | SignalWhen::CountdownEnd => (
                diagnostics.across.mode.map(|mode| mode == TimeMode::CentralRound),
                "waits for the hall's countdown, but time.mode knows none",
                "set time.mode to \"central_round\", or take the signal out",
            ),
        };
        if there == Some(false) {
            diagnostics.lacks(&path, lacks, help);
        }
    }
}
