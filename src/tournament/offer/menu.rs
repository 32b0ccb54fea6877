//! The menu that every subject fills with its offers, and what their forms have in common: the sides of a game, what is
//! asked of a rule.

use std::borrow::Cow;

use crate::domain::{Actor, Citation, Role, Side, TableId};
use crate::rules::{AskedFact, Cited, Closer, ClosesOn, Observation};
use crate::tournament::command::Command;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{ClockReason, Reason, Refusal, RefusalCode, RoundReason};
use crate::tournament::state::PlacedOrder;

use super::{Draft, Hole, Need, Offer, OfferListing, Particular, StandingValue};

/// What offers are made from.
pub(in crate::tournament) struct OfferMenu<'m> {
    pub(in crate::tournament) ctx: DecisionCtx<'m>,
    offers: Vec<Offer>,
}

impl<'m> OfferMenu<'m> {
    /// Whoever acts, or whoever would in one of these offices: what is due is seen by all, whoever does it.
    pub(in crate::tournament) fn acting(&self, offices: &[Role]) -> Actor {
        let by = self.ctx.by;
        let role = match offices.first() {
            Some(first) if !self.ctx.may_serve_as(offices) => *first,
            Some(_) | None => by.role,
        };
        Actor { role, ..by.clone() }
    }

    pub(in crate::tournament) fn new(ctx: DecisionCtx<'m>) -> Self {
        Self { ctx, offers: Vec::new() }
    }

    /// Adds an offer that any official may take up now.
    pub(in crate::tournament) fn add(
        &mut self,
        listed: OfferListing,
        base: impl Into<Command>,
        cite: &Citation,
    ) -> &mut Offer {
        self.offers.push(Offer {
            listed,
            draft: Draft { base: base.into(), holes: Vec::new() },
            label: String::new(),
            says: String::new(),
            cite: cite.clone(),
            offices: Vec::new(),
            may: true,
            suggests: None,
            players: None,
            stands: None,
            particular: None,
            due: false,
            why_not: None,
        });
        let last = self.offers.len() - 1;
        &mut self.offers[last]
    }

    /// The offers, what is due first, what is not possible last.
    pub(in crate::tournament) fn sorted(mut self) -> Vec<Offer> {
        for offer in &mut self.offers {
            let offices = &offer.offices;
            let acts = offices.is_empty() || offices.iter().any(|it| self.ctx.by.role.may_act_as(*it));
            // That it is another office's stands with the offices.
            let others = offer.why_not.take_if(|why| why.code() == RefusalCode::NotYourOffice).is_some();
            offer.may = offer.may && acts && !others;
            offer.due = offer.due && offer.why_not.is_none();
        }
        self.offers.sort_by_key(|offer| (!offer.due, !offer.possible(), offer.listed.place));
        self.offers
    }
}

impl Offer {
    pub(in crate::tournament) fn named(&mut self, label: &str, says: &str) -> &mut Self {
        label.clone_into(&mut self.label);
        says.clone_into(&mut self.says);
        self
    }

    pub(in crate::tournament) fn by(&mut self, offices: &[Role]) -> &mut Self {
        self.offices = offices.to_vec();
        self
    }

    /// What is still to be said, each with the name of its field.
    pub(in crate::tournament) fn asks<F: Into<Cow<'static, str>>>(
        &mut self,
        holes: impl IntoIterator<Item = (F, Need)>,
    ) -> &mut Self {
        let hole = |(field, need): (F, Need)| Hole { field: field.into(), need };
        self.draft.holes.extend(holes.into_iter().map(hole));
        self
    }

    /// What the guard says of it.
    pub(in crate::tournament) fn checked<T>(&mut self, may: Result<T, Refusal>) -> &mut Self {
        self.why_not = may.err();
        self
    }

    /// Whether whoever looks serves in one of its offices: it was looked at as whoever does, so that all see what is
    /// due.
    pub(in crate::tournament) fn serving(&mut self, serves: bool) -> &mut Self {
        self.may = serves;
        self
    }

    pub(in crate::tournament) fn about(&mut self, particular: Particular) -> &mut Self {
        self.particular = Some(particular);
        self
    }

    pub(in crate::tournament) fn suggest(&mut self, side: Option<Side>) -> &mut Self {
        self.suggests = side;
        self
    }

    pub(in crate::tournament) fn of_players(&mut self, players: Option<[String; 2]>) -> &mut Self {
        self.players = players;
        self
    }

    pub(in crate::tournament) fn due_if(&mut self, due: bool) -> &mut Self {
        self.due = due;
        self
    }

    pub(in crate::tournament) fn that_stands(&mut self, stands: Option<StandingValue>) -> &mut Self {
        self.stands = stands;
        self
    }
}

impl OfferMenu<'_> {
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
pub(in crate::tournament) fn facts(
    own: &[AskedFact],
    all: impl IntoIterator<Item = AskedFact>,
) -> Vec<(String, Need)> {
    let now = |ask: &AskedFact| own.contains(ask) && !ask.on_demand;
    let need = |ask: AskedFact| if now(&ask) { fact(ask, Need::Fact) } else { fact(ask, Need::Later) };
    all.into_iter().map(need).collect()
}

pub(in crate::tournament) fn fact(ask: AskedFact, need: fn(AskedFact) -> Need) -> (String, Need) {
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
