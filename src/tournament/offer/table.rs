//! Offers at a table: what was begun and waits, what may be challenged, ordered, imposed.

use crate::domain::{Citation, Role, TableId};
use crate::rules::{ClockGrant, ClockPower};
use crate::tournament::command::ClockCommand;
use crate::tournament::event::OrderKind;
use crate::tournament::guard::DecisionCtx;

use super::question::Part;
use super::{Menu, Need, Particular, listed};

impl Menu<'_> {
    /// What was ordered here and waits for a person.
    pub(in crate::tournament) fn orders_by_hand(&mut self, table: TableId) {
        let state = self.ctx.state;
        for (op, order) in state.orders.live_at(&table) {
            if order.needs_person() {
                let (cite, may) = (self.grant_of(&order.wish), self.ctx.may_settle(op));
                let players = self.who_sat_there(order);
                let settle = ClockCommand::SettleOrder { op };
                self.add(listed::SETTLE, settle, &cite)
                    .about(Particular::Order(order.wish))
                    .of_players(players)
                    .checked(may)
                    .due_if(state.is_to_be_said(order));
            }
        }
    }

    /// The paragraph that an order to be carried out by hand rests on, as far as the ruleset has one for its kind.
    pub(in crate::tournament) fn grant_of(&self, wish: &OrderKind) -> Citation {
        let rules = &self.ctx.law.ruleset;
        match wish {
            OrderKind::TellRefused { .. } => rules.challenge.phrase.cite.clone(),
            OrderKind::Clock { .. } | OrderKind::TakeBack { .. } => rules.penalty.kind.cite.clone(),
        }
    }

    /// The powers over the table's clock.
    pub(in crate::tournament) fn powers(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        let mut done: Vec<ClockPower> = Vec::new();
        for grant in &rules.clock.grants {
            let power = grant.value.power;
            // The hall's countdown is no table's; a regulation on lateness without a clock starts none.
            let never = match power {
                ClockPower::CentralTimer => true,
                ClockPower::StartAbsent => rules.late.as_ref().is_some_and(|late| late.clock.is_none()),
                ClockPower::Stop
                | ClockPower::AddFixed { .. }
                | ClockPower::AddFree
                | ClockPower::SetBoth { .. } => false,
            };
            // What follows only from a procedure or a sanction is offered as that.
            let directly = |it: &ClockGrant| it.via.is_empty() && it.via_sanctions.is_empty();
            if never || !directly(&grant.value) || done.contains(&power) {
                continue;
            }
            done.push(power);
            let same = rules.clock.grants.iter().map(|it| (it, &it.value));
            let same = same.filter(|(_, it)| it.power == power && directly(it));
            let same: Vec<_> = same.map(|(it, _)| it).collect();
            let offices: Vec<Role> = same.iter().map(|it| it.value.who).collect();
            let cites: Vec<&str> = same.iter().map(|it| it.cite.as_str()).collect();
            let cite = Citation::new(cites.join("; "));
            let needs_side =
                matches!(power, ClockPower::StartAbsent | ClockPower::AddFixed { .. } | ClockPower::AddFree);
            let by = self.acting(&offices);
            let ctx = DecisionCtx { by: &by, ..self.ctx };
            let (sides, may) = if needs_side {
                self.sides(table, |side| ctx.may_order(table, power, Some(side)))
            } else {
                (Vec::new(), ctx.may_order(table, power, None).map(drop))
            };
            let starts = power == ClockPower::StartAbsent;
            let serves = offices.is_empty() || self.ctx.may_serve_as(&offices);
            let order =
                ClockCommand::OrderClock { table, power, side: None, amount: None, reason: String::new() };
            self.add(listed::POWER, order, &cite)
                .by(&offices)
                .serving(serves)
                .due_if(starts && may.is_ok())
                .checked(may)
                .asks(needs_side.then_some(("side", Need::Side { part: Part::Clock, of: sides.clone() })))
                .asks((power == ClockPower::AddFree).then_some(("amount", Need::Amount)))
                .asks([("reason", Need::Reason { must: false })])
                .suggest(sides.first().copied().filter(|_| starts && sides.len() == 1));
        }
    }
}
