//! From a command to events, or to a refusal that cites. The only place that knows rules.

mod asked;
mod carry;
mod claims;
mod clock_orders;
mod draft;
mod entry;
mod fixes;
mod gate;
mod judging;
mod lateness;
mod lexicons;
mod offices;
mod own_time;
mod presence;
mod price;
mod procedures;
mod raise;
mod results;
mod round;
mod ruling;
mod sanctions;
mod scene;
mod settle;
mod setup;
mod systems;
mod tally;
mod turns;
mod unfinished;
mod verdict;

use crate::clock::{GiveUp, Order, Profile, can};
use crate::domain::{Actor, At, Citation, ClockId, OpId, Role, SlipId, TableId};

use super::command::Command;
use super::event::{Event, Record, Route, Wish};
use super::law::Law;
use super::refusal::{Refusal, RefusalCode};
use super::state::{Game, PlacedOrder, SlipState, State};

/// Decides a command at a moment. The records stand in the order in which they must be journaled, all or none.
pub fn decide(
    state: &State,
    law: &Law,
    command: &Command,
    by: &Actor,
    now: At,
) -> Result<Vec<Record>, Refusal> {
    if now < state.last_at {
        return Err(Refusal::plain(
            RefusalCode::TimeOrder,
            format!("{now} is before the last event of the journal, {}", state.last_at),
            "give commands in the order of their time",
        ));
    }
    let desk = Desk { state, law, by, now };
    desk.law_is_the_events()?;
    desk.is_their_office(command)?;
    match command {
        Command::OpenEvent { .. } | Command::EnterPlayers { .. } | Command::FitClock { .. } => {
            setup::decide(&desk, command)
        }
        Command::StartRound { .. } => setup::decide(&desk, command),
        Command::AdoptList { .. } | Command::DropList { .. } => lexicons::decide(&desk, command),
        Command::TakeHold { .. } | Command::RaiseSlip { .. } => raise::decide(&desk, command),
        Command::ClaimSlip { .. }
        | Command::ReleaseSlip { .. }
        | Command::EnterWords { .. }
        | Command::ConfirmSpelling { .. }
        | Command::WithdrawSlip { .. } => entry::decide(&desk, command),
        Command::Decide { .. }
        | Command::Rule { .. }
        | Command::Concede { .. }
        | Command::Announce { .. } => verdict::decide(&desk, command),
        Command::Claim { .. } | Command::JudgeClaim { .. } | Command::AdmitClaim { .. } => {
            claims::decide(&desk, command)
        }
        Command::Impose { .. } | Command::DutyDone { .. } => sanctions::decide(&desk, command),
        Command::BeginProcedure { .. } | Command::StepDone { .. } | Command::DropProcedure { .. } => {
            procedures::decide(&desk, command)
        }
        Command::StartPlay {}
        | Command::NoteAbsent { .. }
        | Command::NoteArrived { .. }
        | Command::PlayForcedPass { .. }
        | Command::CircleMove { .. } => presence::decide(&desk, command),
        Command::AwardGame { .. }
        | Command::EnterResult { .. }
        | Command::CorrectResult { .. }
        | Command::HandIn { .. } => results::decide(&desk, command),
        Command::FixVerdict { .. } | Command::ReopenSlip { .. } => fixes::decide(&desk, command),
        Command::OrderClock { .. }
        | Command::NoteTry { .. }
        | Command::ConfirmOrder { .. }
        | Command::GiveUpOrder { .. }
        | Command::SettleOrder { .. }
        | Command::VouchForClock { .. }
        | Command::NoteClock { .. } => clock_orders::decide(&desk, command),
    }
}

pub(super) use asked::asked;
pub(super) use judging::by_facts;
pub(super) use lexicons::{OFFICES, adoptable, may_decide};
pub(super) use procedures::running;
pub(super) use results::{OpenMatter, open_matter};
pub(super) use turns::owes;

type Decision = Result<Vec<Record>, Refusal>;

/// Why a clock is not told: it would show to whoever sits there now what is another's.
const EARLIER: &str = "it is of an earlier round";

/// What every decision is made with.
struct Desk<'a> {
    state: &'a State,
    law: &'a Law,
    by: &'a Actor,
    now: At,
}

impl Desk<'_> {
    /// A journal is continued only under the law it was opened with.
    fn law_is_the_events(&self) -> Result<(), Refusal> {
        let Some(event) = &self.state.event else { return Ok(()) };
        let (ruleset, lexicon) = self.law.digests();
        let other = |what: String| {
            let instead = "start the console with the files that the event was opened with";
            Err(Refusal::plain(RefusalCode::EventState, what, instead))
        };
        if event.ruleset_digest != ruleset {
            return other("the ruleset loaded here is not the one this event was opened with".to_owned());
        }
        if event.lexicon_digest != lexicon {
            let what = "the set of word lists loaded here is not the one this event was opened with";
            return other(what.to_owned());
        }
        Ok(())
    }

    /// What players and clocks cannot do, and what only a clock can.
    fn is_their_office(&self, command: &Command) -> Result<(), Refusal> {
        let clocks_alone = matches!(
            command,
            Command::NoteTry { .. }
                | Command::ConfirmOrder { .. }
                | Command::GiveUpOrder { .. }
                | Command::NoteClock { .. }
        );
        let tells = matches!(command, Command::RaiseSlip { .. } | Command::TakeHold { .. });
        let at_the_desk = matches!(
            command,
            Command::ClaimSlip { .. }
                | Command::ReleaseSlip { .. }
                | Command::EnterWords { .. }
                | Command::ConfirmSpelling { .. }
                | Command::Decide { .. }
                | Command::Concede { .. }
                | Command::WithdrawSlip { .. }
                | Command::Announce { .. }
        );
        // What players may besides is said by the lists of offices in the ruleset.
        let at_the_table = matches!(
            command,
            Command::Claim { .. }
                | Command::AdmitClaim { .. }
                | Command::BeginProcedure { .. }
                | Command::StepDone { .. }
                | Command::NoteArrived { .. }
                | Command::PlayForcedPass { .. }
        );
        let may = match self.by.role {
            Role::Clock => clocks_alone || tells,
            Role::Players => tells || at_the_desk || at_the_table,
            _ => !clocks_alone,
        };
        if may {
            return Ok(());
        }
        if !clocks_alone {
            return Err(self.for_officials(command));
        }
        let what = format!("{}: only a clock, or the console on its behalf, says this", self.by.role);
        Err(Refusal::plain(RefusalCode::NotForThisRole, what, "what was done by hand is settled"))
    }

    fn record(&self, event: Event, cite: Vec<Citation>) -> Record {
        let (ruleset, lexicon) = self.law.digests();
        Record {
            at: self.now,
            by: self.by.clone(),
            ruleset: ruleset.short(),
            lexicon: lexicon.short(),
            cite,
            event,
        }
    }

    #[expect(clippy::unnecessary_wraps, reason = "most decisions end in it, and a decision can be a refusal")]
    fn one(&self, event: Event) -> Decision {
        Ok(vec![self.record(event, Vec::new())])
    }

    fn slip(&self, id: SlipId) -> Result<&SlipState, Refusal> {
        self.state.slip(id).ok_or_else(|| {
            Refusal::plain(
                RefusalCode::Unknown,
                format!("there is no slip {id}"),
                "choose one from the queue",
            )
        })
    }

    fn game(&self, table: TableId) -> Result<&Game, Refusal> {
        let unknown = |what: String, instead: &str| Refusal::plain(RefusalCode::Unknown, what, instead);
        let Some(found) = self.state.tables.get(&table) else {
            return Err(unknown(format!("there is no table {table}"), "use a table of this round's pairing"));
        };
        found.game.as_ref().ok_or_else(|| {
            unknown(
                format!("no game is played at table {table} in round {}", self.state.round),
                "start the round first",
            )
        })
    }

    /// Gives up what is still on its way to a clock that will soon show it to somebody else.
    fn give_up(&self, clock: impl Fn(ClockId) -> bool, why: &GiveUp) -> impl Iterator<Item = Record> {
        let owed =
            |(op, order): (&OpId, &PlacedOrder)| order.owed_to_clock().filter(|it| clock(*it)).map(|_| *op);
        let ops: Vec<OpId> = self.state.orders.iter().filter_map(owed).collect();
        ops.into_iter().map(|op| self.record(Event::OrderUnconfirmed { op, why: why.clone() }, Vec::new()))
    }

    /// An order to the table's clock, or to a person where the table has none that can do it.
    fn order(
        &self,
        op: OpId,
        (table, slip): (TableId, Option<SlipId>),
        order: Order,
        reason: &str,
        cite: Vec<Citation>,
    ) -> Record {
        let past =
            slip.and_then(|slip| self.state.slip(slip)).is_some_and(|slip| slip.round != self.state.round);
        self.placed(op, (table, slip), order, (reason, past.then_some(EARLIER)), cite)
    }

    /// The same, where it is known why only a person may do it.
    fn placed(
        &self,
        op: OpId,
        (table, slip): (TableId, Option<SlipId>),
        order: Order,
        (reason, by_hand): (&str, Option<&str>),
        cite: Vec<Citation>,
    ) -> Record {
        let clock = self.state.tables.get(&table).and_then(|table| table.clock.as_ref());
        let hindrance = clock.and_then(|fitted| match Profile::named(&fitted.profile) {
            _ if by_hand.is_some() => by_hand.map(str::to_owned),
            Some(make) => can(&make, &order).err().map(|cannot| cannot.to_string()),
            None => Some(format!("no make of clock is called {}", fitted.profile)),
        });
        let route = match clock {
            Some(fitted) if hindrance.is_none() => Route::Clock { clock: fitted.clock },
            _ => Route::ByHand,
        };
        let (wish, reason) = (Wish::Clock { order }, reason.to_owned());
        self.record(Event::OrderPlaced { op, table, slip, wish, route, reason, hindrance }, cite)
    }
}
