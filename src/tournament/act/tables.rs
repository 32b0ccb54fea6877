//! Tables, and the clocks that they are fitted with.

use crate::clock::GiveUp;
use crate::domain::{ClockId, NO_TABLE, TableId};
use crate::tournament::command::SetupCommand;
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, SetupEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, RoundReason, SetupReason};

const ADD_TABLE: OfferListing = OfferListing::at(22, "kind-play").called("offer-add-table");

impl DecisionCtx<'_> {
    /// Whether a table may be fitted with a clock.
    ///
    /// # Errors
    /// Where the clock stands on another.
    fn may_fit(&self, table: TableId, clock: ClockId) -> Result<(), Refusal> {
        match self.state.table_of(clock) {
            Some(other) if other != table => {
                Err(Refusal::own(SetupReason::ClockElsewhere { clock, table: other }))
            }
            _ => Ok(()),
        }
    }
}

pub(super) fn fit_clock(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    clock: Option<ClockId>,
    profile: &str,
) -> Decision {
    if table == NO_TABLE {
        return Err(Refusal::own(RoundReason::NoSuchTable { table }));
    }
    let profiles = crate::clock::Profile::built_in().unwrap_or_default();
    let Some(known) = profiles.iter().find(|known| known.id == profile) else {
        let known = profiles.iter().map(|known| known.id.clone()).collect();
        return Err(Refusal::own(SetupReason::NoSuchProfile { profile: profile.to_owned(), known }));
    };
    if clock.is_some() != known.has_radio() {
        return Err(Refusal::own(SetupReason::NumberAndProfile { profile: profile.to_owned() }));
    }
    if let Some(clock) = clock {
        ctx.may_fit(table, clock)?;
    }
    let before = ctx.state.clock_at(table).map(|fitted| fitted.clock);
    let mut records = vec![ctx.record(
        Event::Setup(SetupEvent::ClockFitted { table, clock, profile: profile.to_owned() }),
        Vec::new(),
    )];
    if before != clock {
        records.extend(ctx.give_up(|it| before == Some(it), &GiveUp::ClockTakenOff));
    }
    Ok(records)
}

impl OfferMenu<'_> {
    /// One more table: more have come than there were places for.
    pub(super) fn adding_a_table(&mut self) {
        let last = self.ctx.state.tables.keys().next_back().map_or(0, |table| table.0);
        let Some(next) = last.checked_add(1).map(TableId) else { return };
        let fit = SetupCommand::FitClock { table: next, clock: None, profile: "none".to_owned() };
        self.add(ADD_TABLE, fit, &self.ctx.silent());
    }
}
