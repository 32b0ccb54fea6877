//! What somebody noted, said or imposed, kept as long as it may be taken back.

use std::sync::Arc;

use serde::Serialize;

use super::{HoldTaken, OrderState, State};
use crate::domain::{At, ClaimId, OpId, Role, Round, Seq, TableId};
use crate::tournament::event::{Event, Root, RoundEvent, SlipEvent, WayBack};

/// Something that somebody noted, said or imposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Given {
    /// When.
    pub at: At,
    /// In which round.
    pub round: Round,
    /// In which office.
    pub by: Role,
    /// What.
    pub event: Arc<Event>,
    /// How far the order was before somebody said or did what it asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<OrderState>,
    /// Whether it was taken back.
    pub taken_back: bool,
}

impl Given {
    /// The claim that it is.
    pub fn claim(&self) -> Option<ClaimId> {
        if let Some(Root::Claim(claim)) = self.event.card().root { Some(claim) } else { None }
    }

    /// The order of which it is said that it was carried out.
    pub fn settled(&self) -> Option<OpId> {
        if let WayBack::Settled(op) = self.event.card().way_back { Some(op) } else { None }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "each looks for what was noted of one thing")]
impl State {
    /// What stands of what people noted, said and imposed, by the number of its entry.
    pub fn given(&self) -> impl DoubleEndedIterator<Item = (Seq, &Given)> {
        let all = self.noted.iter().map(|(entry, given)| (*entry, given.as_ref()));
        all.filter(|(_, given)| !given.taken_back)
    }

    /// What was noted, said or imposed in an entry and stands.
    pub fn given_in(&self, entry: Seq) -> Option<&Given> {
        self.noted_in(entry).filter(|given| !given.taken_back)
    }

    /// What was noted, said or imposed in an entry, taken back or not.
    pub fn noted_in(&self, entry: Seq) -> Option<&Given> {
        self.noted.get(&entry).map(AsRef::as_ref)
    }

    /// Whether it may still be taken back when the next round has begun.
    pub(in crate::tournament) fn outlasts_round(&self, event: &Event) -> bool {
        match event.card().way_back {
            WayBack::Never | WayBack::InRound => false,
            WayBack::Settled(op) => self.orders.get(&op).is_some_and(|order| order.wish.is_said()),
            WayBack::Later => true,
        }
    }

    /// The last thing of a kind that was noted and stands.
    fn last_noted<T>(&self, of: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.given().rev().find_map(|(_, given)| of(&given.event))
    }

    /// The reservation that holds at a table.
    pub(in crate::tournament) fn last_hold(&self, at: TableId) -> Option<HoldTaken> {
        self.last_noted(|event| match event {
            Event::Slip(SlipEvent::HoldTaken { table, side, said_at, since_press }) if *table == at => {
                Some(HoldTaken { side: *side, at: *said_at, since_press: *since_press })
            }
            _ => None,
        })
    }

    /// The move in progress that was circled at a table, and the last one.
    pub(in crate::tournament) fn last_circled(&self, at: TableId) -> Option<(u16, u16)> {
        self.last_noted(|event| match event {
            Event::Round(RoundEvent::MoveCircled(it)) if it.table == at => Some((it.number, it.last_move)),
            _ => None,
        })
    }

    /// Whether a player plays on no more, by what was said last of it.
    pub(in crate::tournament) fn has_withdrawn(&self, who: &str) -> bool {
        let said = self.last_noted(|event| match event {
            Event::Round(RoundEvent::PlayerWithdrew { player, .. }) if player == who => Some(true),
            Event::Round(RoundEvent::PlayerReturned { player }) if player == who => Some(false),
            _ => None,
        });
        said.unwrap_or(false)
    }
}
