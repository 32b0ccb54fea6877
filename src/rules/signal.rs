//! The list `[[signal]]`: what everybody in the hall must hear, and when. Each has a moment that comes.

use serde::{Deserialize, Serialize};

use super::TimeMode;
use super::load::diagnostics::Diagnostics;
use super::load::parse::TableReader;
use super::load::{IdKind, id};

table! {
    /// Something that everybody in the hall must hear.
    pub struct Signal {
        /// Its id: `session_end`.
        pub id: String = id(IdKind::Signal),
        /// What the regulation calls it.
        pub name: String,
        /// When it is due.
        pub when: SignalWhen,
        /// What it sounds like.
        pub sound: Sound,
    }
    check note_signal(when);
}

/// When a signal is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SignalWhen {
    /// The games of a round begin together.
    Start,
    /// The round's time is over.
    SessionEnd,
    /// So much of the hall's countdown is left as `time.warn_at_s` says.
    CountdownCall,
    /// The hall's countdown is over.
    CountdownEnd,
}

/// What a signal sounds like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sound {
    /// A gong.
    Gong,
    /// A short tone.
    Short,
    /// A long tone.
    Long,
}

/// Notes when a signal is due, to be compared once every chapter was read.
pub(in crate::rules) fn note_signal(
    item: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    when: Option<&SignalWhen>,
) {
    if let Some(when) = when.filter(|_| diagnostics.scope.counting) {
        diagnostics.across.signals.push((item.at("when"), *when));
    }
}

/// Complains of signals whose moment never comes.
pub(in crate::rules) fn check_that_signals_come(diagnostics: &mut Diagnostics<'_>) {
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
