//! From a command to events, or to a refusal that cites. The only place that knows rules.

mod both_upheld;
mod byes;
mod claims;
mod clock_orders;
mod conduct;
mod duplicate;
mod entry;
mod execute;
mod fixes;
mod judging;
mod lexicons;
mod presence;
mod price;
mod procedures;
mod raise;
mod resolve;
mod results;
mod round;
mod ruling;
mod sanctions;
mod scene;
mod settle;
mod setup;
mod slip;
mod taken;
mod tally;
mod transaction;
mod turns;
mod unfinished;
mod verdict;
mod void;
mod withdrawal;

use crate::clock::{GiveUp, Order, Profile, can};
use crate::domain::{Actor, At, Citation, ClockId, OpId, SlipId, TableId};

use super::command::Command;
use super::command_text::CommandText;
use super::event::{Cause, ClockEvent, Event, Hindrance, OrderKind, OrderPlaced, OrderWhy, Record, Route};
use super::guard::DecisionCtx;
use super::loaded_rules::LoadedRules;
use super::refusal::Refusal;
use super::state::{PlacedOrder, State};

/// Decides a command at a moment. The records stand in the order in which they must be journaled, all or none; the
/// first keeps the command.
pub fn decide(
    state: &State,
    law: &LoadedRules,
    command: &Command,
    by: &Actor,
    now: At,
) -> Result<Vec<Record>, Refusal> {
    if now < state.last_at {
        return Err(Refusal::out_of_order(now, state.last_at));
    }
    let ctx = DecisionCtx { state, law, by, now };
    ctx.may_speak(command)?;
    let mut records = match command {
        Command::Setup(it) => setup::decide(&ctx, it),
        Command::Round(it) => round::decide(&ctx, it),
        Command::Slip(it) => slip::decide(&ctx, it),
        Command::Clock(it) => clock_orders::decide(&ctx, it),
        Command::Conduct(it) => conduct::decide(&ctx, it),
        Command::Procedure(it) => procedures::decide(&ctx, it),
        Command::Result(it) => results::decide(&ctx, it),
        Command::Duplicate(it) => duplicate::decide(&ctx, it),
    }?;
    if let Some(first) = records.first_mut() {
        first.asked = CommandText::of(command);
    }
    Ok(records)
}

/// A command that is meant whatever would be doubted of it: sure of just that.
pub fn meant(state: &State, law: &LoadedRules, mut command: Command, by: &Actor, now: At) -> Command {
    while let Err(refusal) = decide(state, law, &command, by, now) {
        let Some(doubt) = refusal.why.doubt() else { break };
        command = command.sure(doubt);
    }
    command
}

type Decision = Result<Vec<Record>, Refusal>;

/// Why an order is given: what a person wrote, and what the console knows of it.
#[derive(Clone, Default)]
struct Because {
    reason: String,
    why: Option<OrderWhy>,
}

impl From<OrderWhy> for Because {
    fn from(why: OrderWhy) -> Self {
        Self { reason: String::new(), why: Some(why) }
    }
}

impl From<&str> for Because {
    fn from(reason: &str) -> Self {
        Self { reason: reason.to_owned(), why: None }
    }
}

impl DecisionCtx<'_> {
    fn record(&self, event: Event, cite: Vec<Citation>) -> Record {
        let (ruleset, lexicon) = self.law.digests();
        Record {
            at: self.now,
            by: self.by.clone(),
            ruleset: ruleset.short(),
            lexicon: lexicon.short(),
            cite,
            event,
            asked: None,
        }
    }

    #[expect(clippy::unnecessary_wraps, reason = "most decisions end in it, and a decision can be a refusal")]
    fn one(&self, event: Event) -> Decision {
        Ok(vec![self.record(event, Vec::new())])
    }

    /// Gives up what is still on its way to a clock that will soon show it to somebody else.
    fn give_up(&self, clock: impl Fn(ClockId) -> bool, why: &GiveUp) -> impl Iterator<Item = Record> {
        let owed =
            |(op, order): (&OpId, &PlacedOrder)| order.owed_to_clock().filter(|it| clock(*it)).map(|_| *op);
        let ops: Vec<OpId> = self.state.orders.live().filter_map(owed).collect();
        ops.into_iter().map(|op| {
            self.record(Event::Clock(ClockEvent::OrderUnconfirmed { op, why: why.clone() }), Vec::new())
        })
    }

    /// An order to the table's clock, or to a person where the table has none that can do it.
    fn order(
        &self,
        op: OpId,
        (table, slip): (TableId, Option<SlipId>),
        order: Order,
        because: Because,
        cite: Vec<Citation>,
    ) -> Record {
        let past =
            slip.and_then(|slip| self.state.slip(slip)).is_some_and(|slip| slip.round != self.state.round);
        let cause = slip.map(Cause::Slip);
        self.placed(op, (table, cause), order, (because, past.then_some(Hindrance::EarlierRound)), cite)
    }

    /// The same, where it is known why only a person may do it.
    fn placed(
        &self,
        op: OpId,
        (table, cause): (TableId, Option<Cause>),
        order: Order,
        (because, by_hand): (Because, Option<Hindrance>),
        cite: Vec<Citation>,
    ) -> Record {
        let clock = self.state.clock_at(table);
        let hindrance = clock.and_then(|fitted| {
            by_hand.or_else(|| match Profile::named(&fitted.profile) {
                Some(make) => can(&make, &order).err().map(|why| Hindrance::Unable { why }),
                None => Some(Hindrance::UnknownMake { make: fitted.profile.clone() }),
            })
        });
        let route = match clock {
            Some(fitted) if hindrance.is_none() => Route::Clock { clock: fitted.clock },
            _ => Route::ByHand,
        };
        let (wish, Because { reason, why }) = (OrderKind::Clock { order }, because);
        self.record(
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
                op,
                table,
                slip: cause.as_ref().and_then(Cause::slip),
                cause,
                takes_back: None,
                wish,
                route,
                reason,
                why,
                hindrance,
            })),
            cite,
        )
    }
}
