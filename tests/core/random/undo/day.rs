//! A hall in which each decision is kept with the state before it, so that the journal can be written again from there.

use ephor::domain::{Actor, At, ClockId, Millis, Role, Seq, TableId};
use ephor::tournament::{Command, LoadedRules, Record, Refusal, RoundCommand, SetupCommand, State, decide};

use super::super::super::{Hall, opening};
use super::super::{Deed, give, newcomers};

/// A decision of a journal.
pub(super) struct Decision {
    /// The state before it.
    pub(super) before: State,
    pub(super) at: At,
    pub(super) by: Actor,
    pub(super) command: Command,
    pub(super) records: Vec<Record>,
}

impl Decision {
    /// Its first entry.
    pub(super) fn first(&self) -> Seq {
        self.before.next_entry()
    }
}

/// What a planted fault makes of an event.
pub(super) type Fault = fn(&mut Record);

pub(super) struct Day {
    pub(super) hall: Hall,
    pub(super) journal: Vec<Decision>,
    /// What is wrong with the core, if anything is.
    fault: Option<Fault>,
}

impl Day {
    /// The first round has begun.
    pub(super) fn begun(law: &LoadedRules, fault: Option<Fault>) -> Self {
        let mut day = Self::of(Hall::new(law.clone()), fault);
        let clock = |table: u16| {
            let (table, clock) = (TableId(table), Some(ClockId(table)));
            Command::Setup(SetupCommand::FitClock { table, clock, profile: "open".to_owned() })
        };
        let commands = [opening(law), vec![clock(1), clock(2)], newcomers()].concat();
        for command in commands {
            day.give(&referee(), &command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
        }
        day
    }

    /// A hall as it is: what is done from now on is kept.
    pub(super) fn of(hall: Hall, fault: Option<Fault>) -> Self {
        Self { hall, journal: Vec::new(), fault }
    }

    /// The same hall, and nothing kept yet.
    pub(super) fn branched(&self) -> Self {
        Self::of(self.hall.clone(), self.fault)
    }

    /// The same hall as it was before a decision, and nothing kept yet.
    pub(super) fn branched_before(&self, decision: &Decision) -> Self {
        let hall = Hall { state: decision.before.clone(), ..self.hall.clone() };
        Self::of(hall, self.fault)
    }

    pub(super) fn law(&self) -> &LoadedRules {
        &self.hall.law
    }

    /// Gives a command.
    pub(super) fn give(&mut self, by: &Actor, command: &Command) -> Result<(), Refusal> {
        let before = self.hall.state.clone();
        let records = decide(&before, &self.hall.law, command, by, self.hall.now)?;
        self.keep(before, by, records);
        Ok(())
    }

    /// The same; what is asked besides is answered.
    pub(super) fn give_answering(&mut self, by: &Actor, command: &Command, roll: u64) -> Result<(), Refusal> {
        let before = self.hall.state.clone();
        let records = give(&mut self.hall, by.role, &by.station, command, roll)?;
        self.keep(before, by, records);
        Ok(())
    }

    fn keep(&mut self, before: State, by: &Actor, mut records: Vec<Record>) {
        self.hall.state = before.clone();
        if let Some(fault) = self.fault {
            records.iter_mut().for_each(fault);
        }
        for record in &records {
            self.hall.state.apply(record);
        }
        self.hall.records.clear();
        let asked = records.first().and_then(|first| first.asked.as_ref());
        if let Some(command) = asked.and_then(|asked| asked.command().ok()) {
            self.journal.push(Decision { before, at: self.hall.now, by: by.clone(), command, records });
        }
    }

    /// The first decision after so many.
    pub(super) fn decision_after(&self, count: usize) -> Option<&Decision> {
        self.journal.get(count)
    }

    /// The signal is given where one is awaited.
    pub(super) fn start(&mut self) {
        let _ = self.give(&referee(), &Command::Round(RoundCommand::StartPlay {}));
    }

    /// Lets something happen.
    pub(super) fn play(&mut self, deed: &Deed) {
        self.hall.now = self.hall.now + Millis(deed.after);
        for command in deed.what.commands(&self.hall.law.ruleset, &self.hall.state) {
            let by = Actor::new(deed.role(&self.hall.law.ruleset, &command), deed.station);
            let _ = self.give_answering(&by, &command, deed.after.unsigned_abs());
        }
        self.catch_up();
    }

    /// The time is never before that of the last entry.
    pub(super) fn catch_up(&mut self) {
        self.hall.now = self.hall.now.max(self.hall.state.last_at);
    }
}

fn referee() -> Actor {
    Actor::new(Role::HeadReferee, "desk")
}
