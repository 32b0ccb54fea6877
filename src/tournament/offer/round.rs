//! Offers about the round and the event: the signal, the hall's countdown, duties, sanctions for those at no table.

use std::collections::BTreeMap;

use crate::domain::{Millis, Role, TableId};
use crate::lexicon::{Binding, SourceRef};
use crate::rules::{ClockPower, TimeMode};
use crate::tournament::command::{ClockCommand, Player, SetupCommand};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{ClockReason, Reason};

use super::{Menu, Need, listed};

impl Menu<'_> {
    pub(in crate::tournament) fn countdown(&mut self) {
        let rules = &self.ctx.law.ruleset;
        let grants: Vec<_> = rules.grants(ClockPower::CentralTimer).collect();
        let Some(first) = grants.first().filter(|_| rules.time.mode.value == TimeMode::CentralRound) else {
            return;
        };
        let offices: Vec<Role> = grants.iter().map(|grant| grant.value.who).collect();
        // It is no table's: any stands for all.
        let table = self.ctx.state.tables.keys().next().copied().unwrap_or_default();
        let timer = |amount| ClockCommand::OrderClock {
            table,
            power: ClockPower::CentralTimer,
            side: None,
            amount,
            reason: String::new(),
        };
        if self.ctx.state.countdown.is_some() {
            let may = self.ctx.may_stop_countdown();
            self.add(listed::STOP_COUNTDOWN, timer(Some(Millis(0))), &first.cite).by(&offices).checked(may);
        }
        let may = self.ctx.may_start_countdown();
        if !matches!(&may, Err(refusal) if matches!(*refusal.why, Reason::Clock(ClockReason::CountdownRunning { .. })))
        {
            self.add(listed::START_COUNTDOWN, timer(None), &first.cite).by(&offices).checked(may);
        }
    }

    /// Somebody more, who was not entered, and one more table: more have come than there were places for.
    pub(in crate::tournament) fn more_to_come(&mut self) {
        let enter = SetupCommand::EnterPlayers { players: vec![Player::default()] };
        self.add(listed::ENTER_PLAYER, enter, &self.ctx.silent())
            .asks([("players.0.name", Need::Name), ("players.0.club", Need::Club)]);
        let last = self.ctx.state.tables.keys().next_back().map_or(0, |table| table.0);
        let Some(next) = last.checked_add(1).map(TableId) else { return };
        let fit = SetupCommand::FitClock { table: next, clock: None, profile: "none".to_owned() };
        self.add(listed::ADD_TABLE, fit, &self.ctx.silent());
    }

    /// What the federation publishes and the orders of standings need.
    pub(in crate::tournament) fn constants(&mut self) {
        for order in &self.ctx.law.ruleset.standings {
            let (id, names) = (&order.value.id, &order.value.constants);
            if names.is_empty() {
                continue;
            }
            let may = self.ctx.may_set_constants(id).map(|_| ());
            let set = SetupCommand::SetConstants { order: id.clone(), constants: BTreeMap::new() };
            self.add(listed::CONSTANTS, set, &order.cite)
                .named(&order.value.title, "")
                .by(&DecisionCtx::EVENT_OFFICES)
                .checked(may)
                .asks(names.iter().map(|name| (format!("constants.{name}"), Need::Constant(name.clone()))));
        }
    }

    /// Lists that the organiser may make binding, and those that were.
    pub(in crate::tournament) fn lists(&mut self) {
        let ctx = self.ctx;
        let cite = &ctx.law.ruleset.lexicon.frozen_at.cite;
        for list in ctx.adoptable() {
            // One that would never be asked is no choice.
            let Some((from, to)) = ctx.left_to_decide(list) else { continue };
            let adopt = SetupCommand::AdoptList {
                list: list.id().to_owned(),
                tiles: (0, 0),
                decides: Binding::IfListed,
                reason: String::new(),
            };
            self.add(listed::ADOPT, adopt, cite)
                .named(&edition(&SourceRef::from(list)), &list.manifest().title)
                .by(&DecisionCtx::EVENT_OFFICES)
                .checked(ctx.may_adopt(list.id()))
                .asks([
                    ("tiles", Need::Lengths { from, to }),
                    ("decides", Need::Binding),
                    ("reason", Need::Reason { must: true }),
                ]);
        }
        for it in &ctx.state.adopted {
            let source = &it.adoption.source;
            let drop = SetupCommand::DropList { list: source.list.clone(), reason: String::new() };
            self.add(listed::DROP_LIST, drop, cite)
                .named(&edition(source), &it.adoption.reason)
                .by(&DecisionCtx::EVENT_OFFICES)
                .checked(ctx.may_drop_list(&source.list))
                .asks([("reason", Need::Reason { must: true })]);
        }
    }
}

/// A list with its edition, in no language.
fn edition(list: &SourceRef) -> String {
    format!("{} ({})", list.name, list.edition)
}
