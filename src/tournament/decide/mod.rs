//! How a decision is carried out: its records, what follows from it by the ruleset, and what it ends.

pub(super) mod award;
pub(super) mod both_upheld;
pub(super) mod execute;
pub(super) mod price;
pub(super) mod procedure;
pub(super) mod recount;
pub(super) mod resolve;
pub(super) mod round_end;
pub(super) mod scene;
pub(super) mod settle;
pub(super) mod tally;
pub(super) mod transaction;
pub(super) mod void;

use crate::clock::{GiveUp, Order, Profile, can};
use crate::domain::{Citation, ClockId, OpId, SlipId, TableId};

use super::event::{Cause, ClockEvent, Event, Hindrance, OrderKind, OrderPlaced, OrderWhy, Record, Route};
use super::guard::DecisionCtx;
use super::refusal::Refusal;
use super::state::PlacedOrder;

pub(super) type Decision = Result<Vec<Record>, Refusal>;

/// Why an order is given: what a person wrote, and what the console knows of it.
#[derive(Clone, Default)]
pub(super) struct Because {
    pub(super) reason: String,
    pub(super) why: Option<OrderWhy>,
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
    pub(super) fn record(&self, event: Event, cite: Vec<Citation>) -> Record {
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
    pub(super) fn one(&self, event: Event) -> Decision {
        Ok(vec![self.record(event, Vec::new())])
    }

    /// Gives up what is still on its way to a clock that will soon show it to somebody else.
    pub(super) fn give_up(
        &self,
        clock: impl Fn(ClockId) -> bool,
        why: &GiveUp,
    ) -> impl Iterator<Item = Record> {
        let owed =
            |(op, order): (&OpId, &PlacedOrder)| order.owed_to_clock().filter(|it| clock(*it)).map(|_| *op);
        let ops: Vec<OpId> = self.state.orders.live().filter_map(owed).collect();
        ops.into_iter().map(|op| {
            self.record(Event::Clock(ClockEvent::OrderUnconfirmed { op, why: why.clone() }), Vec::new())
        })
    }

    /// An order to the table's clock, or to a person where the table has none that can do it.
    pub(super) fn order(
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
    pub(super) fn placed(
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
