//! The signals that a console gives by itself when they are due, and the line that says so.

use crate::domain::{At, Millis};
use crate::tournament::{Command, RoundCommand, signals};

use super::Station;
use super::view::SignalView;

/// For so long the line of a signal stands.
const SHOWN: Millis = Millis::secs(10);

/// What a console that gives signals knows of them.
pub(super) struct Signals {
    /// The one that was asked for last: whoever was first has given it.
    asked: Option<(String, At)>,
    /// When the next one is due.
    next: Option<At>,
}

impl Signals {
    /// When it must be looked whether a signal is due.
    pub(super) fn wake_at(&self) -> Option<At> {
        self.next
    }

    /// The time has jumped: what is due is looked for anew.
    pub(super) fn begin_anew(&mut self, now: At) {
        *self = Self { asked: None, next: Some(now) };
    }

    /// What was asked for may not have reached the journal.
    pub(super) fn ask_again(&mut self) {
        self.asked = None;
    }
}

impl Station {
    /// Makes this one of the consoles that give the signals of the regulation when they are due.
    #[must_use]
    pub fn giving_signals(mut self) -> Self {
        // What is open is seen with the first tick.
        let next = (!self.law.ruleset.signals.is_empty()).then_some(self.state.last_at);
        self.signals = Some(Signals { asked: None, next });
        self
    }

    /// The signal that is due, to be given once; whether it has been is the journal's to say.
    pub(super) fn signal_due(&mut self, now: At) -> Option<Command> {
        let known = self.signals.as_mut()?;
        let open = signals(&self.state, &self.law);
        known.next = open.iter().map(|it| it.at).find(|at| *at > now);
        let due = open.iter().find(|it| it.is_due(now))?;
        let due = (due.signal.value.id.clone(), due.at);
        if known.asked.as_ref() == Some(&due) {
            return None;
        }
        let command = Command::Round(RoundCommand::GiveSignal { signal: due.0.clone() });
        known.asked = Some(due);
        Some(command)
    }

    /// The signal that has just been given; where nothing can be given, the one that a person has to give.
    pub(super) fn signal_view(&self, now: At) -> Option<SignalView> {
        let by_hand = self.signals.is_some() && !self.is_sound();
        let open = if by_hand { signals(&self.state, &self.law) } else { Vec::new() };
        let due = open.iter().find(|it| it.is_due(now)).map(|it| it.signal);
        let given = self.state.signals.iter().filter(|(_, it)| now.since(it.at) < SHOWN);
        let given = given.max_by_key(|(_, it)| it.at).and_then(|(id, _)| self.law.ruleset.signal(id));
        let (by_hand, signal) = due.map(|it| (true, it)).or(given.map(|it| (false, it)))?;
        Some(SignalView { name: signal.value.name.clone(), cite: signal.cite.clone(), by_hand })
    }
}
