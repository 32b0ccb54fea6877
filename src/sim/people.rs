//! The people in a simulated tournament: judges at their desks, the head referee, stewards, the director.
//!
//! They look up once a second, see what is there, and take the next step. Nothing is kept in their heads that the
//! console does not show, so a console that starts anew finds them ready.

use std::collections::{BTreeMap, BTreeSet};

use super::invented;
use crate::domain::{Actor, At, Millis, Role, Seq, Side, SlipId, TableId};
use crate::lexicon::Outcome;
use crate::rules::SelfAcceptance;
use crate::station::Station;
use crate::tournament::{
    ClockCommand, ClockEvent, Command, Event, OrderPlaced, RoundCommand, SlipCommand, SlipEvent, SlipPhase,
    SlipRaised, SlipSource, SlipState, State, WordRuling,
};

/// How long a verdict is looked at before it is told.
const READS: Millis = Millis(3_000);
/// How long the head referee takes at least, and how much more at most.
const RULES: (i64, i64) = (30_000, 120_000);
/// How long a steward takes to a table.
const WALKS: Millis = Millis(20_000);
/// How long after the last thing said to a table the lost turn comes.
const PASSES: Millis = Millis(90_000);
/// How long a runner waits for the clock's slip before the judge writes one.
const WAITS: Millis = Millis(5_000);
/// Out of a hundred slips, how many the mover admits before they are judged.
const ADMITS: u32 = 4;

/// What somebody does: at which desk, in which office, what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deed {
    pub(super) desk: usize,
    pub(super) by: Role,
    pub(super) command: Command,
}

/// A paper slip that lies on the desk.
struct DeskSlip {
    challenger: Side,
    words: Vec<String>,
    since: At,
}

/// The people.
pub(super) struct People {
    desks: usize,
    papers: BTreeMap<TableId, DeskSlip>,
    active: BTreeSet<SlipId>,
    by_hand: BTreeSet<crate::domain::OpId>,
    seen: Seq,
}

impl People {
    pub(super) fn new(desks: usize) -> Self {
        Self {
            desks,
            papers: BTreeMap::new(),
            active: BTreeSet::new(),
            by_hand: BTreeSet::new(),
            seen: Seq(0),
        }
    }

    /// A runner puts a slip on the desk.
    pub(super) fn runner(&mut self, now: At, table: TableId, challenger: Side, words: Vec<String>) {
        self.papers.insert(table, DeskSlip { challenger, words, since: now });
    }

    /// What a slip on the desk reads.
    pub(super) fn paper(&self, table: TableId) -> &[String] {
        self.papers.get(&table).map_or(&[], |paper| &paper.words)
    }

    /// Reads what is new in the journal; the tables to which somebody has just gone and spoken.
    pub(super) fn read(&mut self, station: &Station) -> Vec<TableId> {
        let mut told = Vec::new();
        for (seq, record) in station.recent(self.seen) {
            self.seen = seq;
            match &record.event {
                Event::Slip(SlipEvent::SlipRaised(SlipRaised { slip, .. })) => {
                    self.active.insert(*slip);
                }
                Event::Slip(SlipEvent::SlipRefused { table, .. }) => {
                    self.papers.remove(table);
                }
                Event::Slip(SlipEvent::Announced { slip } | SlipEvent::SlipWithdrawn { slip, .. }) => {
                    self.active.remove(slip);
                    if let Some(state) = station.state().slip(*slip) {
                        self.papers.remove(&state.table);
                        told.push(state.table);
                    }
                }
                Event::Clock(
                    ClockEvent::OrderPlaced(OrderPlaced { op, .. }) | ClockEvent::OrderUnconfirmed { op, .. },
                ) => {
                    self.by_hand.insert(*op);
                }
                Event::Clock(ClockEvent::OrderConfirmed { op } | ClockEvent::OrderSettled { op }) => {
                    self.by_hand.remove(op);
                    if let Some(order) = station.state().orders.get(op)
                        && order.slip.is_none()
                    {
                        told.push(order.table);
                    }
                }
                _ => {}
            }
        }
        told
    }

    /// Whether nothing is left to do.
    pub(super) fn idle(&self) -> bool {
        self.active.is_empty() && self.by_hand.is_empty()
    }

    /// What everybody does next.
    pub(super) fn look(&self, now: At, station: &Station) -> Vec<Deed> {
        let state = station.state();
        let mut deeds = Vec::new();
        let mut busy = vec![false; self.desks];
        for id in &self.active {
            let Some(slip) = state.slip(*id) else { continue };
            match slip.phase {
                SlipPhase::Open => {
                    let desk = id.0 as usize % self.desks;
                    let free = !std::mem::replace(&mut busy[desk], true);
                    let step = if free { self.judge(*id, slip, station) } else { None };
                    deeds.extend(step.map(|command| Deed { desk, by: Role::Judge, command }));
                }
                SlipPhase::Escalated => deeds.extend(rule(now, *id, slip, station)),
                SlipPhase::Decided { .. } => {
                    if slip.decided_at.is_some_and(|at| now.since(at) >= READS) {
                        let desk = id.0 as usize % self.desks;
                        deeds.push(Deed {
                            desk,
                            by: Role::Judge,
                            command: Command::Slip(SlipCommand::Announce { slip: *id }),
                        });
                    }
                }
                SlipPhase::Announced { .. } | SlipPhase::Withdrawn { .. } => {}
            }
        }
        for op in &self.by_hand {
            let due = |placed: At| now.since(placed) >= WALKS;
            if state.orders.get(op).is_some_and(|order| order.needs_person() && due(order.placed_at)) {
                deeds.push(Deed {
                    desk: 0,
                    by: Role::Judge,
                    command: Command::Clock(ClockCommand::SettleOrder { op: *op }),
                });
            }
        }
        deeds.extend(self.brought(now, station));
        deeds.extend(passes(now, state));
        deeds
    }

    /// Slips that a runner brought for a table whose clock has raised none.
    pub(super) fn brought(&self, now: At, station: &Station) -> Vec<Deed> {
        let (state, mut deeds) = (station.state(), Vec::new());
        for (table, paper) in &self.papers {
            if now.since(paper.since) >= WAITS && state.open_slip(*table).is_none() {
                let command = Command::Slip(SlipCommand::RaiseSlip {
                    table: *table,
                    challenger: paper.challenger,
                    since_press: None,
                    marks: BTreeSet::new(),
                    source: SlipSource::Desk,
                });
                deeds.push(Deed { desk: 0, by: Role::Judge, command });
            }
        }
        deeds
    }

    fn judge(&self, id: SlipId, slip: &SlipState, station: &Station) -> Option<Command> {
        let adjudication = &station.law().ruleset.adjudication;
        let paper = self.papers.get(&slip.table)?;
        if slip.claimed_by.is_none() {
            return Some(Command::Slip(SlipCommand::ClaimSlip { slip: id, take_over: false }));
        }
        if id.0 * 61 % 100 < ADMITS && adjudication.self_acceptance.value == SelfAcceptance::Allowed {
            return Some(Command::Slip(SlipCommand::Concede { slip: id }));
        }
        if slip.words.is_empty() {
            return Some(Command::Slip(SlipCommand::EnterWords { slip: id, words: paper.words.clone() }));
        }
        if !slip.confirmed && station.law().confirms(&slip.words, station.state().systems()) {
            return Some(Command::Slip(SlipCommand::ConfirmSpelling { slip: id }));
        }
        Some(Command::Slip(SlipCommand::Decide { slip: id }))
    }
}

/// Players pass the turns that they have lost, one after another.
fn passes(now: At, state: &State) -> Vec<Deed> {
    let mut deeds = Vec::new();
    for (id, game) in state.playing() {
        let since = || state.orders.newest_at(&id).next().map(|(_, order)| order.placed_at);
        for side in Side::BOTH {
            let owes = game.counters[side.index()].turns_owed() > 0;
            if owes && since().is_none_or(|at| now.since(at) >= PASSES) {
                let command = Command::Round(RoundCommand::PlayForcedPass { table: id, side });
                deeds.push(Deed { desk: 0, by: Role::Judge, command });
            }
        }
    }
    deeds
}

/// The head referee rules after a while; what the number of the slip says stands for the dictionary.
fn rule(now: At, id: SlipId, slip: &SlipState, station: &Station) -> Option<Deed> {
    let takes = RULES.0 + i64::from(id.0) * 7_919 % RULES.1;
    if now.since(slip.raised_at).0 < takes {
        return None;
    }
    let open = slip.findings.iter().filter(|finding| finding.outcome == Outcome::NotCovered);
    let rulings: Vec<WordRuling> = open
        .map(|finding| WordRuling { word: finding.word.clone(), valid: !id.0.is_multiple_of(3) })
        .collect();
    // Named, since a word may have been ruled on otherwise before.
    let words: Vec<&str> = rulings.iter().map(|ruling| ruling.word.as_str()).collect();
    let (found, book) = invented::dictionary(station.law().tiles.alphabet().language());
    let reasons = format!("{}: {found}", words.join(", "));
    let command =
        Command::Slip(SlipCommand::Rule { slip: id, rulings, reasons, sources: vec![book.to_owned()] });
    let office = station.law().ruleset.adjudication.escalate_to.value;
    // The ruling is typed at the desk that holds the slip, or at the first.
    let desk = usize::from(slip.claimed_by.as_deref().is_some_and(|desk| desk != station.name()));
    Some(Deed { desk, by: office, command })
}

/// Somebody at a desk.
pub(super) fn actor(role: Role, desk: usize) -> Actor {
    Actor::new(role, format!("desk-{}", desk + 1))
}
