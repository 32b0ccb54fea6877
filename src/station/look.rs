//! Taking a snapshot of a station for a screen.

use std::sync::Arc;

use crate::clock::{NO_BATTERY, Run};
use crate::domain::{At, Citation, Millis, Role, Side, SlipId, TableId};
use crate::lexicon::WordNote;
use crate::rules::{Cited, ClosesOn, Consequence, Mark, SelfAcceptance};
use crate::tournament::{
    About, Counters, Event, FittedClock, HoldTaken, PlacedOrder, Record, SlipPhase, SlipState, Table, about,
    offers,
};

use super::Station;
use super::view::{
    Bar, ClockView, Focus, Happened, JournalHealth, OrderRow, PenaltyRow, Phrases, QueueRow, SlipDetail,
    Snapshot, TableDetail, TableRow, TimelineRow, Urgency,
};

/// A reading older than this is not trusted to the second: two broadcasts and a burst were missed.
const STALE: Millis = Millis(5_000);
/// How long players may take from the verdict back to their clock.
const WALK: Millis = Millis(60_000);
/// A reservation longer ago than this was about another play.
const PLAY: Millis = Millis(180_000);
/// A battery at or below this many per cent is worth a look.
const LOW_BATTERY: u8 = 15;

impl Station {
    /// What a screen may know now.
    pub fn snapshot(&self, now: At, focus: Focus) -> Snapshot {
        let rules = &self.law.ruleset;
        let mut tables: Vec<TableRow> =
            self.state.tables.iter().map(|(id, table)| self.table_row(*id, table, now)).collect();
        let clocks = count_clocks(&tables);
        tables.sort_by_key(|row| (row.urgency, row.table));
        let (mut queue, mut referee) = (Vec::new(), Vec::new());
        for (id, slip) in &self.state.slips {
            match slip.phase {
                SlipPhase::Open | SlipPhase::Decided { .. } => queue.push(queue_row(*id, slip, now)),
                SlipPhase::Escalated => referee.push(queue_row(*id, slip, now)),
                SlipPhase::Announced { .. } | SlipPhase::Withdrawn => {}
            }
        }
        queue.sort_by_key(|row| (row.phase != SlipPhase::Open, row.slip));
        let by_hand = |(_, order): &(&_, &PlacedOrder)| order.needs_person();
        Snapshot {
            now,
            bar: self.bar(queue.iter().filter(|row| row.phase == SlipPhase::Open).count(), clocks),
            queue,
            referee,
            aloud: self
                .state
                .orders
                .iter()
                .filter(by_hand)
                .map(|(op, it)| self.order_row(*op, it, now))
                .collect(),
            tables,
            slip: focus.slip.and_then(|id| self.slip_detail(id, now, focus.role)),
            table: focus.table.and_then(|id| self.table_detail(id, now, focus.role)),
            log: self.ledger.rows(),
            hall: self.hall_view(now, focus),
            rules: Arc::clone(&self.rules),
            phrases: Phrases {
                challenge: rules.challenge.phrase.value.clone(),
                hold: rules.hold.as_ref().map(|hold| hold.phrase.value.clone()),
                marks: self.marks(),
                verdicts: rules.verdict.phrases.clone(),
            },
        }
    }

    fn bar(&self, waiting: usize, clocks: (usize, usize)) -> Bar {
        let event = self.state.event.as_ref();
        let (mut lists, mut lists_missing) = (Vec::new(), Vec::new());
        for source in &self.law.ruleset.lexicon.sources {
            let installed = self.law.library.get(&source.list.value).is_some();
            let names = if installed { &mut lists } else { &mut lists_missing };
            if !names.contains(&source.name.value) {
                names.push(source.name.value.clone());
            }
        }
        Bar {
            event: event.map(|event| event.name.clone()).unwrap_or_default(),
            round: self.state.round,
            ruleset: self.law.ruleset.identity.id.clone(),
            station: self.name.clone(),
            waiting,
            journal: self.health.clone(),
            clocks,
            lists,
            lists_missing,
        }
    }

    fn table_row(&self, id: TableId, table: &Table, now: At) -> TableRow {
        let clock = table.clock.as_ref().map_or(ClockView::None, |fitted| self.clock_view(fitted, now));
        let open = self.state.open_slip(id);
        let mut row = TableRow {
            table: id,
            players: table.game.as_ref().map(|game| game.players.clone()),
            clock,
            counters: table.game.as_ref().map_or([Counters::default(); 2], |game| game.counters),
            urgency: Urgency::Calm,
            slip: open.map(|(slip, state)| (slip, now.since(state.stopped_at()))),
            words: open.map(|(_, state)| state.words.clone()).unwrap_or_default(),
            game: self.game_view(id, table, now),
        };
        row.urgency = self.urgency(&row, open.map(|(_, slip)| slip.phase), now);
        row
    }

    fn urgency(&self, row: &TableRow, open: Option<SlipPhase>, now: At) -> Urgency {
        if open == Some(SlipPhase::Escalated) {
            return Urgency::Referee;
        }
        if row.game.claim.is_some() {
            return Urgency::Claim;
        }
        if self.state.orders.values().any(|order| order.table == row.table && order.needs_person()) {
            return Urgency::ByHand;
        }
        if open.is_some() {
            return Urgency::Challenge;
        }
        if row.game.deadlines.iter().any(|deadline| deadline.at <= now) {
            return Urgency::Deadline;
        }
        match &row.clock {
            ClockView::Heard { run: Run::Challenge(_), .. } if !self.just_told(row.table, now) => {
                Urgency::ClockInChallenge
            }
            ClockView::Heard { suspect: Some(_), .. } => Urgency::Suspect,
            ClockView::Heard { left, run, .. }
                if *run != Run::Finished && left.iter().any(|left| left.0 <= 0) =>
            {
                Urgency::TimeOut
            }
            ClockView::Heard { stale: true, .. } | ClockView::NeverHeard { .. } => Urgency::Stale,
            ClockView::Heard { battery: Some(battery), .. } if *battery <= LOW_BATTERY => Urgency::Stale,
            ClockView::Heard { .. } | ClockView::None => Urgency::Calm,
        }
    }

    /// Whether the players of a table have just been told and are on their way back to the board.
    fn just_told(&self, table: TableId, now: At) -> bool {
        let latest = self.state.slips.values().rev().find(|slip| slip.table == table);
        latest.and_then(|slip| slip.ended_at).is_some_and(|at| now.since(at) < WALK)
    }

    fn clock_view(&self, fitted: &FittedClock, now: At) -> ClockView {
        let clock = fitted.clock;
        let Some((peer, reading)) = self.fleet.peer(clock).and_then(|peer| Some((peer, peer.reading?)))
        else {
            return ClockView::NeverHeard { clock };
        };
        let shown = reading.face_at(now);
        let age = now.since(reading.at);
        ClockView::Heard {
            clock,
            run: shown.run,
            left: shown.left,
            age,
            stale: age > STALE,
            battery: (reading.face.battery != NO_BATTERY).then_some(reading.face.battery),
            extrapolated: matches!(shown.run, Run::Running(_)) && age > STALE,
            suspect: peer.suspect.map(|(_, why)| why.to_string()),
        }
    }

    fn order_row(&self, op: crate::domain::OpId, order: &PlacedOrder, now: At) -> OrderRow {
        let players = order
            .slip
            .and_then(|slip| self.state.slip(slip).map(|slip| slip.players.clone()))
            .or_else(|| Some(self.state.tables.get(&order.table)?.game.as_ref()?.players.clone()));
        let cite = self.ledger.placed(op).map(|record| record.cite.clone()).unwrap_or_default();
        OrderRow {
            op,
            table: order.table,
            player: order
                .wish
                .side()
                .zip(players)
                .map(|(side, players)| players[side.index()].clone())
                .unwrap_or_default(),
            wish: order.wish,
            route: order.route,
            state: order.state.clone(),
            reason: order.reason.clone(),
            age: now.since(order.placed_at),
            cite,
        }
    }

    fn slip_detail(&self, id: SlipId, now: At, role: Option<Role>) -> Option<SlipDetail> {
        let slip = self.state.slip(id)?;
        let rules = &self.law.ruleset;
        let adjudication = &rules.adjudication;
        let concede = &adjudication.self_acceptance;
        let clock = self.state.tables.get(&slip.table).and_then(|table| table.clock.as_ref());
        // Afterwards the clock runs on and says nothing about the challenge any more.
        let clock = clock.filter(|_| !slip.ended());
        let face = clock.and_then(|fitted| Some(self.fleet.peer(fitted.clock)?.reading?.face_at(now).left));
        let orders = self
            .state
            .orders
            .iter()
            .filter(|(_, order)| order.slip == Some(id))
            .map(|(op, it)| self.order_row(*op, it, now));
        let mut detail = SlipDetail {
            row: queue_row(id, slip, now),
            round: slip.round,
            players: slip.players.clone(),
            challenger: slip.challenger,
            since_press: slip.since_press,
            timeliness: slip.timeliness,
            timely_by: None,
            face,
            max_words: pair(&rules.challenge.max_words),
            confirm_spelling: pair(&adjudication.confirm_spelling),
            confirmed: slip.confirmed,
            concede: (concede.value == SelfAcceptance::Allowed, concede.cite.clone()),
            findings: slip.findings.clone(),
            verdicts: slip.verdicts.clone(),
            conceded: false,
            consequences: Vec::new(),
            penalty: None,
            orders: orders.collect(),
            decided_at: slip.decided_at,
            announced_at: None,
            paper: Vec::new(),
            hold: self.hold_of(id, slip),
            notes: self.notes(&slip.words),
            systems: self.systems(&slip.words),
            mending: self.mending(id, slip, role, now),
        };
        for (_, record) in self.ledger.of_slip(id) {
            detail.take_in(record);
        }
        Some(detail)
    }

    /// The reservation that led to a slip: the challenger's last one at the table, shortly before.
    fn hold_of(&self, id: SlipId, slip: &SlipState) -> Option<HoldTaken> {
        let (first, _) = self.ledger.of_slip(id).next()?;
        let before = self.ledger.of_table(slip.table).take_while(|(seq, _)| *seq < first);
        let last = before.filter_map(|(_, record)| match record.event {
            Event::HoldTaken { side, since_press, .. } => {
                Some(HoldTaken { side, at: record.at, since_press })
            }
            _ => None,
        });
        last.last().filter(|hold| hold.side == slip.challenger && slip.raised_at.since(hold.at) < PLAY)
    }

    /// What the tile set says of words: a letter that only a blank can be, or that cannot be laid at all.
    fn notes(&self, words: &[String]) -> Vec<WordNote> {
        let read = words.iter().filter_map(|word| self.law.tiles.read(word).ok());
        read.flat_map(|word| word.notes().to_vec()).collect()
    }

    /// What somebody may have seen at a table that matters for this regulation's windows.
    fn marks(&self) -> Vec<Mark> {
        let mut marks = Vec::new();
        for closer in &self.law.ruleset.challenge.closers {
            let seen = match closer.value.on {
                ClosesOn::Mark(mark) => Some(mark),
                ClosesOn::After(_) => None,
            };
            for mark in seen.into_iter().chain(closer.value.only_if) {
                if !marks.contains(&mark) {
                    marks.push(mark);
                }
            }
        }
        marks
    }

    fn table_detail(&self, id: TableId, now: At, role: Option<Role>) -> Option<TableDetail> {
        let table = self.state.tables.get(&id)?;
        let journaled = |(seq, record): (_, &Record)| TimelineRow {
            at: record.at,
            what: Happened::Journaled { seq, event: Box::new(record.event.clone()) },
            cite: record.cite.clone(),
            about: about(&self.state, &self.law.ruleset, &record.event),
        };
        let mut timeline: Vec<TimelineRow> = self.ledger.of_table(id).map(journaled).collect();
        if let Some(peer) = table.clock.as_ref().and_then(|fitted| self.fleet.peer(fitted.clock)) {
            let this_round = peer.presses.iter().filter(|(at, _)| *at >= self.state.round_at);
            timeline.extend(this_round.map(|(at, side)| TimelineRow {
                at: *at,
                what: Happened::Pressed { side: *side },
                cite: Vec::new(),
                about: About::Nothing,
            }));
        }
        timeline.sort_by_key(|row| row.at);
        Some(TableDetail {
            row: self.table_row(id, table, now),
            timeline,
            offers: role.map(|role| offers(&self.state, &self.law, id, role, now)).unwrap_or_default(),
            claims: self.claim_rows(id, now),
            runs: self.run_rows(id),
        })
    }
}

impl SlipDetail {
    /// Adds what a record about this slip says.
    fn take_in(&mut self, record: &Record) {
        match &record.event {
            Event::SlipRaised { .. } => self.timely_by = record.cite.first().cloned(),
            Event::VerdictGiven { consequences, .. } => self.consequences.clone_from(consequences),
            Event::Conceded { consequences, .. } => {
                self.conceded = true;
                self.consequences.clone_from(consequences);
            }
            Event::PenaltyImposed { .. } => self.penalty = PenaltyRow::of(record),
            Event::Announced { .. } => self.announced_at = Some(record.at),
            _ => {}
        }
    }

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

fn queue_row(id: SlipId, slip: &SlipState, now: At) -> QueueRow {
    QueueRow {
        slip: id,
        table: slip.table,
        words: slip.words.clone(),
        age: now.since(slip.stopped_at()),
        phase: slip.phase,
        claimed_by: slip.claimed_by.clone(),
    }
}

fn count_clocks(tables: &[TableRow]) -> (usize, usize) {
    let heard = |row: &&TableRow| matches!(row.clock, ClockView::Heard { stale: false, .. });
    let radio = |row: &&TableRow| row.clock != ClockView::None;
    (tables.iter().filter(heard).count(), tables.iter().filter(radio).count())
}

/// The journal can take decisions.
impl JournalHealth {
    /// Whether rulings go on.
    pub fn is_sound(&self) -> bool {
        matches!(self, Self::Sound { .. })
    }
}
