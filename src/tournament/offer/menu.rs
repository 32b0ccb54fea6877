//! What fields of a form have in common: the sides of a game, what is asked of a rule.

use crate::domain::{Side, TableId};
use crate::rules::{Ask, Cited, Closer, ClosesOn, Observation};
use crate::tournament::refusal::{ClockReason, Reason, Refusal, RefusalCode, RoundReason};
use crate::tournament::state::PlacedOrder;

use super::{Menu, Need};

impl Menu<'_> {
    /// The sides that the guard lets something be about, and why none, where it lets it be about none: what passes by
    /// itself before what does not.
    pub(in crate::tournament) fn sides<T>(
        &self,
        table: TableId,
        may: impl Fn(Side) -> Result<T, Refusal>,
    ) -> (Vec<Side>, Result<(), Refusal>) {
        let (mut of, mut why) = (Vec::new(), Ok(()));
        for side in self.seated(table) {
            match may(side) {
                Ok(_) => of.push(side),
                Err(refusal) => match &why {
                    Err(before) if nearness(before) >= nearness(&refusal) => {}
                    Ok(()) | Err(_) => why = Err(refusal),
                },
            }
        }
        if !of.is_empty() {
            why = Ok(());
        }
        (of, why)
    }

    /// The sides at which somebody sits.
    pub(in crate::tournament) fn seated(&self, table: TableId) -> impl Iterator<Item = Side> + use<> {
        let game = self.ctx.state.game(table).map(|game| seats(&game.players));
        game.into_iter().flatten()
    }

    /// Who sat at an order's table when it was placed, where others sit there now.
    pub(in crate::tournament) fn who_sat_there(&self, order: &PlacedOrder) -> Option<[String; 2]> {
        let now = self.ctx.state.game(order.table).map(|game| &game.players);
        (now != Some(&order.players) && !order.players[0].is_empty()).then(|| order.players.clone())
    }
}

/// The sides of a game at which somebody sits.
pub(in crate::tournament) fn seats(players: &[String; 2]) -> impl Iterator<Item = Side> + use<> {
    let there = Side::BOTH.map(|side| !players[side.index()].is_empty());
    Side::BOTH.into_iter().filter(move |side| there[side.index()])
}

/// Of the reasons why nothing is about either side, the one that tells more: what passes by itself, and not that one of
/// them is there.
fn nearness(refusal: &Refusal) -> u8 {
    let is_there = matches!(
        &*refusal.why,
        Reason::Round(RoundReason::WasNotAbsent { .. } | RoundReason::NotMissed { .. })
            | Reason::Clock(ClockReason::NotAbsent { .. })
    );
    if refusal.code() == RefusalCode::TooEarly { 2 } else { u8::from(!is_there) }
}

/// What is asked at once, and what only where it is needed: what the rule itself asks, and what something asks that may
/// follow from it.
pub(in crate::tournament) fn facts(own: &[Ask], all: impl IntoIterator<Item = Ask>) -> Vec<(String, Need)> {
    let now = |ask: &Ask| own.contains(ask) && !ask.on_demand;
    let need = |ask: Ask| if now(&ask) { fact(ask, Need::Fact) } else { fact(ask, Need::Later) };
    all.into_iter().map(need).collect()
}

pub(in crate::tournament) fn fact(ask: Ask, need: fn(Ask) -> Need) -> (String, Need) {
    (format!("facts.{}", ask.fact), need(ask))
}

/// What somebody may have seen that matters, each once.
pub(in crate::tournament) fn seen(
    closers: &[Cited<Closer>],
    needs: &[Observation],
) -> impl Iterator<Item = (&'static str, Need)> + use<> {
    let mut marks = needs.to_vec();
    for closer in closers {
        let closes = match closer.value.on {
            ClosesOn::Mark(mark) => Some(mark),
            ClosesOn::After(_) => None,
        };
        for mark in closes.into_iter().chain(closer.value.only_if) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
    }
    marks.into_iter().map(|mark| ("marks.-", Need::Mark(mark)))
}

/// A number of each of these sides, with its place in a field of two.
pub(in crate::tournament) fn of_sides<'s>(
    field: &'static str,
    sides: impl IntoIterator<Item = &'s Side>,
    need: fn(Side) -> Need,
) -> impl Iterator<Item = (String, Need)> {
    sides.into_iter().map(move |side| (format!("{field}.{}", side.index()), need(*side)))
}
