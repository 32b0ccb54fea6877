//! What a screen may know of slips and of the orders that followed.

use crate::clock::{Notice, Order};
use crate::domain::{At, Citation, Millis, OpId, Role, Side, SlipId, TableId};
use crate::lexicon::{Advice, SourceRef, Word, WordNote};
use crate::rules::{Cited, Consequence, Phase, SelfAcceptance, Turn};
use crate::tournament::{HoldTaken, OrderKind, PlacedOrder, SlipEnding, SlipState, withdraws};

use super::Station;
use super::view::{OrderRow, QueueRow, SlipDetail};

/// A reservation longer ago than this was about another play.
const PLAY: Millis = Millis(180_000);

impl Station {
    /// An order and how far it got.
    pub(super) fn order_row(&self, op: OpId, order: &PlacedOrder, now: At) -> OrderRow {
        let cite = order.cite.to_vec();
        let crosses = self.law.ruleset.penalty.crosses.as_ref();
        let turn =
            matches!(order.wish, OrderKind::Clock { order: Order::Notice { notice: Notice::LoseTurn, .. } });
        OrderRow {
            next_turn: turn
                && crosses.is_some_and(|rule| {
                    let next = rule.turn.as_ref().is_none_or(|it| it.value == Turn::Next);
                    next && cite.contains(&rule.threshold.cite)
                }),
            op,
            table: order.table,
            slip: order.slip,
            // In a later round others sit at the table.
            player: order.wish.side().map(|side| order.players[side.index()].clone()).unwrap_or_default(),
            wish: order.wish,
            route: order.route,
            state: order.state.clone(),
            way: self.way(now, op, order),
            proven: self.ledger.is_proven(op),
            reason: order.reason.clone(),
            why: order.why.clone(),
            hindrance: order.hindrance.clone(),
            age: now.since(order.placed_at),
            cite,
        }
    }

    /// A slip seen closely.
    pub(super) fn slip_detail(&self, id: SlipId, now: At, role: Option<Role>) -> Option<SlipDetail> {
        let slip = self.state.slip(id)?;
        let rules = &self.law.ruleset;
        let adjudication = &rules.adjudication;
        let concede = &adjudication.self_acceptance;
        let clock = self.state.clock_at(slip.table);
        // Afterwards the clock runs on and says nothing about the challenge any more.
        let clock = clock.filter(|_| !slip.ended());
        let face = clock.and_then(|fitted| Some(self.clocks.open(fitted.clock)?.reading?.face_at(now).left));
        let orders = self.state.orders_of(id).into_iter().map(|(op, it)| self.order_row(op, it, now));
        let asked = self.law.confirms(&slip.words, self.state.systems());
        let counters = self.state.counters_of(slip.round, slip.table)[slip.challenger.index()];
        Some(SlipDetail {
            row: queue_row(id, slip, now),
            round: slip.round,
            players: slip.players.clone(),
            challenger: slip.challenger,
            since_press: slip.since_press,
            timeliness: slip.timeliness,
            timely_by: slip.admitted_by.first().cloned(),
            face,
            max_words: pair(&rules.challenge.max_words),
            confirm_spelling: (asked, adjudication.confirm_spelling.cite.clone()),
            confirmed: slip.confirmed,
            concede: (concede.value == SelfAcceptance::Allowed, concede.cite.clone()),
            withdraws: role.map(|role| withdraws(&self.state, &self.law, &self.at_desk(role), now, id)),
            findings: slip.findings.clone(),
            ruled_before: self.state.ruled_before(&slip.findings),
            needs_source: adjudication.ruling_needs_reasons.value,
            second: self.second_opinions(slip, role),
            glosses: self.glosses(slip, role),
            verdicts: slip.verdicts.clone(),
            conceded: slip.ending() == SlipEnding::Conceded,
            consequences: slip.consequences.clone(),
            penalty: slip.penalty(),
            allowance: rules.penalty.free.value,
            free_left: rules.penalty.free.value.saturating_sub(counters.free_used),
            orders: orders.collect(),
            decided_at: slip.decided_at,
            announced_at: slip.announced_at(),
            paper: Vec::new(),
            hold: slip.hold.filter(|hold| slip.raised_at.since(hold.at) < PLAY),
            notes: self.notes(&slip.words),
            systems: self.systems(&slip.words),
            mending: self.mending(id, slip, role, now),
            past: slip.past.clone(),
        })
    }

    /// A reservation in a game that no challenge has followed yet, as long as it may be of the same play.
    pub(super) fn open_hold(&self, table: TableId, now: At) -> Option<HoldTaken> {
        if !matches!(self.state.phase(table), Phase::None | Phase::Playing) {
            return None;
        }
        let hold = self.state.game(table)?.hold.filter(|hold| now.since(hold.at) < PLAY)?;
        let newest = self.state.slips.newest_at(&self.state.here(table)).next();
        newest.is_none_or(|(_, slip)| slip.raised_at < hold.at).then_some(hold)
    }

    /// A slip's words as they are looked up besides the verdict; none for the players' eyes.
    fn for_judges(&self, slip: &SlipState, role: Option<Role>) -> impl Iterator<Item = Word> {
        let judges = role.is_some_and(|role| role.may_act_as(Role::Judge));
        slip.words.iter().filter(move |_| judges).filter_map(|word| self.law.tiles.read(word).ok())
    }

    /// What lists besides the deciding one say of a slip's words.
    fn second_opinions(&self, slip: &SlipState, role: Option<Role>) -> Vec<(String, Vec<Advice>)> {
        let adopted = || self.state.adopted.iter().map(|it| &it.adoption);
        let of = |word: Word| {
            let decided = self.law.judge(&word, adopted()).source;
            (word.text().to_owned(), self.law.second_opinion(&word, decided.as_ref()))
        };
        self.for_judges(slip, role).map(of).collect()
    }

    /// What the sources of the lists say of a slip's words besides.
    fn glosses(&self, slip: &SlipState, role: Option<Role>) -> Vec<(String, SourceRef, String)> {
        let of = |word: Word| {
            let said = self.law.glosses(&word).into_iter();
            said.map(move |(list, gloss)| (word.text().to_owned(), list, gloss))
        };
        self.for_judges(slip, role).flat_map(of).collect()
    }

    /// What the tile set says of words: a letter that only a blank can be, or that cannot be laid at all.
    fn notes(&self, words: &[String]) -> Vec<WordNote> {
        let read = words.iter().filter_map(|word| self.law.tiles.read(word).ok());
        read.flat_map(|word| word.notes().to_vec()).collect()
    }
}

impl SlipDetail {
    /// What a slip costs the mover: whether a consequence takes the turn.
    pub fn takes_turn(&self) -> bool {
        self.consequences.iter().any(|(it, _)| matches!(it, Consequence::LoseTurn { .. }))
    }

    /// The side whose play is challenged.
    pub fn mover(&self) -> Side {
        self.challenger.other()
    }
}

fn pair<T: Clone>(cited: &Cited<T>) -> (T, Citation) {
    (cited.value.clone(), cited.cite.clone())
}

/// A slip in a list.
pub(super) fn queue_row(id: SlipId, slip: &SlipState, now: At) -> QueueRow {
    QueueRow {
        slip: id,
        table: slip.table,
        words: slip.words.clone(),
        age: now.since(slip.stopped_at()),
        phase: slip.phase,
        claimed_by: slip.claimed_by.clone(),
    }
}
