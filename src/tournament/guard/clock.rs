//! Powers over clocks: which the regulation grants to whom, and how often.

use crate::clock::Order;
use crate::domain::{Role, Side};
use crate::rules::{Cited, ClockGrant, ClockPower};
use crate::tournament::event::GameRef;
use crate::tournament::refusal::{ClockReason, Refusal};

use super::DecisionCtx;

impl<'a> DecisionCtx<'a> {
    /// A power that a procedure uses is used no oftener than it is granted.
    pub(in crate::tournament) fn not_used_up(
        &self,
        game: GameRef,
        power: ClockPower,
        side: Option<Side>,
    ) -> Result<(), Refusal> {
        let mut grants = self.law.ruleset.grants(power).filter(|grant| grant.value.power == power);
        grants.try_for_each(|grant| self.within(grant, game, power, side))
    }

    pub(in crate::tournament) fn within(
        &self,
        grant: &Cited<ClockGrant>,
        game: GameRef,
        power: ClockPower,
        side: Option<Side>,
    ) -> Result<(), Refusal> {
        match grant.value.per_game.filter(|most| self.uses(game, power, side) >= usize::from(*most)) {
            Some(most) => Err(Refusal::by(ClockReason::UsedUp { power, most }, &grant.cite)),
            None => Ok(()),
        }
    }

    /// Whether the console may give an order to a clock by itself where something follows: showing always, the rest by
    /// a grant to whoever acts, however the regulation lets it be used.
    pub(in crate::tournament) fn console_may(&self, game: GameRef, order: &Order) -> bool {
        let (exact, free, side) = match *order {
            Order::Stop => (ClockPower::Stop, None, None),
            Order::Start { side } => (ClockPower::StartAbsent, None, Some(side)),
            Order::Add { amount, side } => {
                (ClockPower::AddFixed { amount }, Some(ClockPower::AddFree), Some(side))
            }
            Order::SetBoth { budget } => (ClockPower::SetBoth { budget }, None, None),
            Order::Notice { .. }
            | Order::ClearNotice
            | Order::Resume { .. }
            | Order::Acknowledge { .. }
            | Order::ReadEvents { .. } => return true,
        };
        self.law.ruleset.clock.grants.iter().map(|grant| &grant.value).any(|grant| {
            (grant.power == exact || Some(grant.power) == free)
                && self.by.role.may_act_as(grant.who)
                && grant.per_game.is_none_or(|most| self.uses(game, grant.power, side) < usize::from(most))
        })
    }

    /// How often a power was used in a game, on this side where it is about one: an allowance is a player's own.
    fn uses(&self, game: GameRef, power: ClockPower, side: Option<Side>) -> usize {
        let of_side = |it: &Side| side.is_none_or(|side| side == *it);
        let same = |order: &Order| match (power, order) {
            (ClockPower::StartAbsent, Order::Start { side })
            | (ClockPower::AddFree, Order::Add { side, .. }) => of_side(side),
            (ClockPower::AddFixed { amount: fixed }, Order::Add { side, amount }) => {
                fixed == *amount && of_side(side)
            }
            (ClockPower::Stop, Order::Stop) => true,
            (ClockPower::SetBoth { budget: set }, Order::SetBoth { budget }) => set == *budget,
            (
                ClockPower::StartAbsent
                | ClockPower::Stop
                | ClockPower::AddFixed { .. }
                | ClockPower::AddFree
                | ClockPower::SetBoth { .. }
                | ClockPower::CentralTimer,
                _,
            ) => false,
        };
        self.state.game_of(game).map_or(0, |game| game.times_ordered(same))
    }

    /// The grant of a power to whoever acts; one power may be granted to several offices.
    pub(in crate::tournament) fn granted(&self, power: ClockPower) -> Result<&'a Cited<ClockGrant>, Refusal> {
        // With its amount: what is granted is two minutes and not one.
        let granted: Vec<&Cited<ClockGrant>> =
            self.law.ruleset.grants(power).filter(|grant| grant.value.power == power).collect();
        let Some(first) = granted.first() else { return Err(self.not_granted(power)) };
        let role = self.by.role;
        granted.iter().find(|grant| self.may_serve_as(&[grant.value.who])).copied().ok_or_else(|| {
            let office: Role = first.value.who;
            Refusal::by(ClockReason::PowerOfAnother { power, office, role }, &first.cite)
        })
    }

    /// Where the regulation grants nothing of the kind, it is what it says of the matter that is left: of lateness, of
    /// the time control, of other powers, of the clock during a challenge.
    fn not_granted(&self, power: ClockPower) -> Refusal {
        let rules = &self.law.ruleset;
        let others = || {
            let first = rules.clock.grants.first();
            first.map_or(&rules.clock.stopped_during_challenge.cite, |grant| &grant.cite)
        };
        let cite = match power {
            ClockPower::StartAbsent => rules.late.as_ref().map_or_else(others, |late| &late.base.cite),
            ClockPower::CentralTimer => &rules.time.mode.cite,
            ClockPower::Stop
            | ClockPower::AddFixed { .. }
            | ClockPower::AddFree
            | ClockPower::SetBoth { .. } => others(),
        };
        let granted = rules.clock.grants.iter().map(|grant| grant.value.power).collect();
        Refusal::by(ClockReason::NoSuchPower { power, granted }, cite)
    }
}
