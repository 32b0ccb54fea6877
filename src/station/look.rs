//! Taking a snapshot of a station for a screen: the tables in the order in which they wait for a person, and what
//! is known for entering the results of the round and for starting the next one.

use std::cmp::Reverse;
use std::sync::Arc;

use super::Station;
use super::affairs::queue_row;
use super::link_driver::LinkDriver;
use super::view::{
    ClockView, EndRow, Focus, JUST_SAID, JournalHealth, PairableEntrant, Phrases, ResultsView, SaidRow,
    SheetRow, Snapshot, StandingsView, StartView, StatusBar, TableDetail, TableHappening, TableRow,
    TimelineRow, Urgency,
};
use crate::clock::{NO_BATTERY, Run};
use crate::domain::{At, Millis, Points, Role, Round, TableId};
use crate::rules::{
    Authority, ClosesOn, LateBase, Observation, Overtime, ResultSignatures, Serves, TimeMode,
};
use crate::tournament::score::serving;
use crate::tournament::{
    About, ClockNote, Counters, FittedClock, Game, GameRef, PlacedOrder, Record, Refusal, SlipPhase,
    StandingsBasis, Table, about, lists_to_adopt,
};

/// A reading older than this is not trusted to the second: two broadcasts and a burst were missed.
const STALE: Millis = Millis(5_000);
/// A clock of another make tells its times only on a link, and links are shared: its word is good for so long.
const HEARSAY_STALE: Millis = Millis(15_000);
/// How long players may take from the verdict back to their clock.
const WALK: Millis = Millis(60_000);
/// A battery at or below this many per cent is worth a look.
const LOW_BATTERY: u8 = 15;

impl Station {
    /// What a screen may know now.
    pub fn snapshot(&self, now: At, focus: &Focus) -> Snapshot {
        let rules = &self.law.ruleset;
        let mut tables: Vec<TableRow> =
            self.state.tables.iter().map(|(id, table)| self.table_row(*id, table, now)).collect();
        let clocks = count_clocks(&tables);
        tables.sort_by_key(rank);
        let (mut queue, mut referee) = (Vec::new(), Vec::new());
        for (id, slip) in self.state.slips.live() {
            match slip.phase {
                SlipPhase::Open | SlipPhase::Decided { .. } => queue.push(queue_row(*id, slip, now)),
                SlipPhase::Escalated => referee.push(queue_row(*id, slip, now)),
                SlipPhase::Announced { .. } | SlipPhase::Withdrawn { .. } => {}
            }
        }
        queue.sort_by_key(|row| (row.phase != SlipPhase::Open, row.slip));
        let by_hand = |(_, order): &(&_, &PlacedOrder)| self.state.is_to_be_said(order);
        Snapshot {
            now,
            bar: self.bar(now, clocks),
            queue,
            referee,
            aloud: self
                .state
                .orders
                .live()
                .filter(by_hand)
                .map(|(op, it)| self.order_row(*op, it, now))
                .collect(),
            said: self.just_said(now),
            tables,
            slip: focus.slip.and_then(|id| self.slip_detail(id, now, focus.role)),
            table: focus.table.and_then(|id| self.table_detail(id, now, focus.role)),
            log: self.ledger.rows(),
            foreseen: self.foreseen(focus, now),
            affairs: self.ledger.affairs(),
            hall: self.hall_view(now, focus),
            clocks: focus.clocks.then(|| self.clocks_view(now)),
            results: focus.results.then(|| self.results_view(now)),
            start: focus.start.then(|| self.start_view()),
            standings: focus.standings.then(|| self.standings_view()),
            duplicate: if focus.duplicate { self.duplicate_view(now) } else { None },
            rules: Arc::clone(&self.rules),
            phrases: Phrases {
                challenge: rules.challenge.phrase.value.clone(),
                hold: rules.hold.as_ref().map(|hold| hold.phrase.value.clone()),
                max_words: rules.challenge.max_words.value,
                marks: self.marks(),
                verdicts: rules.verdict.phrases.clone(),
                escalates_to: rules.adjudication.escalate_to.value,
                hints: super::affairs::hints(rules),
            },
        }
    }

    /// What a person has just said to be carried out, the newest first.
    fn just_said(&self, now: At) -> Vec<SaidRow> {
        let recent = self.state.revocable_entries().rev().take_while(|(_, it)| now.since(it.at) < JUST_SAID);
        let said = recent.filter_map(|(entry, it)| {
            let op = it.settled()?;
            let order = self.order_row(op, self.state.orders.get(&op)?, now);
            Some(SaidRow { entry, left: JUST_SAID - now.since(it.at), order })
        });
        said.collect()
    }

    fn bar(&self, now: At, clocks: (usize, usize)) -> StatusBar {
        let event = self.state.event.as_ref();
        let (mut lists, mut lists_missing, mut lists_advising) = (Vec::new(), Vec::new(), Vec::new());
        for source in &self.law.ruleset.lexicon.sources {
            let library = &self.law.library;
            let damaged = library.is_damaged(&source.list.value);
            let name = format!("{}{}", source.name.value, if damaged { " (damaged)" } else { "" });
            let names = match library.standing(source) {
                Some(Authority::Advises) => &mut lists_advising,
                Some(Authority::Alone | Authority::IfListed) => &mut lists,
                None => &mut lists_missing,
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        lists.extend(self.state.adopted.iter().map(|it| it.adoption.source.name.clone()));
        lists_advising.retain(|name| !lists.contains(name));
        StatusBar {
            event: event.map(|event| event.name.clone()).unwrap_or_default(),
            zone: self.state.zone(),
            round: self.state.round,
            names: *self.names.get_or_init(|| self.state.name_order()),
            ruleset: self.law.ruleset.identity.id.clone(),
            station: self.name.clone(),
            journal: self.health.clone(),
            held: None,
            clock_off: None,
            head: None,
            unwritten: self.unwritten(now),
            clocks,
            air: self.clocks.air().cloned(),
            own_edition: !self.law.published,
            forgeries: self.clocks.forgeries(now),
            offices: self.law.offices.clone(),
            lists,
            lists_missing,
            lists_advising,
        }
    }

    fn table_row(&self, id: TableId, table: &Table, now: At) -> TableRow {
        let clock = table.clock.as_ref().map_or(ClockView::None, |fitted| self.clock_view(fitted, now));
        let (open, game) = (self.state.open_slip(id), self.state.game(id));
        let mut row = TableRow {
            table: id,
            players: game.map(|game| game.players.clone()),
            clock,
            counters: game.map_or([Counters::default(); 2], |game| game.counters),
            urgency: Urgency::Calm,
            waits: None,
            slip: open.map(|(slip, state)| (slip, now.since(state.stopped_at()))),
            words: open.map(|(_, state)| state.words.clone()).unwrap_or_default(),
            game: self.game_view(id, now),
        };
        row.urgency = self.urgency(&row, open.map(|(_, slip)| slip.phase), now);
        row.waits = self.waits(&row, now);
        row
    }

    fn urgency(&self, row: &TableRow, open: Option<SlipPhase>, now: At) -> Urgency {
        if open == Some(SlipPhase::Escalated) {
            return Urgency::Referee;
        }
        if row.game.claim.is_some() {
            return Urgency::Claim;
        }
        if matches!(open, Some(SlipPhase::Decided { .. }))
            || self.state.orders.live_at(&row.table).any(|(_, order)| self.state.is_to_be_said(order))
        {
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
            ClockView::Heard { fault: true, .. } => Urgency::Fault,
            ClockView::Heard { left, run, .. }
                if *run != Run::Finished
                    && row.game.result.is_none()
                    && left.iter().any(|left| left.0 <= 0) =>
            {
                Urgency::TimeOut
            }
            // What anybody can send in the name of a clock that is heard is told once, for the hall: it hides no
            // trouble that the clock really has.
            ClockView::NeverHeard { suspect: Some(_), .. } => Urgency::Suspect,
            clock if clock.suspect().is_some_and(|why| !why.needs_nothing()) => Urgency::Suspect,
            ClockView::Heard { stale: true, .. }
            | ClockView::Heard { battery_low: true, .. }
            | ClockView::NeverHeard { .. }
            | ClockView::Hearsay { age: None, .. }
            | ClockView::Hearsay { trouble: Some(_), .. } => Urgency::Stale,
            ClockView::Hearsay { age: Some(age), .. } if *age > HEARSAY_STALE => Urgency::Stale,
            ClockView::Heard { .. } | ClockView::Hearsay { .. } | ClockView::None => Urgency::Calm,
        }
    }

    /// Whether the players of a table have just been told and are on their way back to the board.
    fn just_told(&self, table: TableId, now: At) -> bool {
        let latest = self.state.slips.newest_at(&self.state.here(table)).next();
        latest.and_then(|(_, slip)| slip.ended_at).is_some_and(|at| now.since(at) < WALK)
    }

    fn clock_view(&self, fitted: &FittedClock, now: At) -> ClockView {
        let clock = fitted.clock;
        let driver = self.clocks.get(clock);
        let heard = driver.and_then(LinkDriver::heard);
        let no_link = driver.and_then(|driver| driver.link.failure.clone());
        if let Some(other) = driver.and_then(LinkDriver::as_third_party) {
            let run = other.hearsay.and_then(|it| it.run);
            return ClockView::Hearsay {
                clock,
                left: other.hearsay.map_or([None; 2], |it| it.left_at(now)),
                running: if let Some(Run::Running(side)) = run { Some(side) } else { None },
                age: other.hearsay.map(|it| now.since(it.at)),
                rssi: heard.and_then(|heard| heard.rssi),
                adapter: heard.map(|heard| heard.adapter.clone()),
                no_link,
                trouble: other.trouble.clone(),
            };
        }
        let open = driver.and_then(LinkDriver::as_open);
        let suspect = open.and_then(|open| open.suspect).map(|(_, why)| why);
        let Some(reading) = open.and_then(|open| open.reading) else {
            return ClockView::NeverHeard { clock, kept: self.clocks.kept(clock), no_link, suspect };
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
            battery_low: reading.face.low_battery || reading.face.battery <= LOW_BATTERY,
            fault: reading.face.fault,
            extrapolated: matches!(shown.run, Run::Running(_)) && age > STALE,
            rssi: heard.and_then(|heard| heard.rssi),
            adapter: heard.map(|heard| heard.adapter.clone()),
            no_link,
            suspect,
        }
    }

    /// What somebody may have seen at a table that matters for this regulation's windows.
    fn marks(&self) -> Vec<Observation> {
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
            what: TableHappening::Journaled { seq, event: Box::new(record.event.clone()) },
            cite: record.cite.clone(),
            about: about(&self.state, &self.law.ruleset, &record.event),
        };
        let mut timeline: Vec<TimelineRow> = self.ledger.of_table(id).map(journaled).collect();
        if let Some(open) = table.clock.as_ref().and_then(|fitted| self.clocks.open(fitted.clock)) {
            let this_round = open.presses.iter().filter(|(at, _)| *at >= self.state.round_at);
            timeline.extend(this_round.map(|(at, side)| TimelineRow {
                at: *at,
                what: TableHappening::Pressed { side: *side },
                cite: Vec::new(),
                about: About::Nothing,
            }));
        }
        timeline.sort_by_key(|row| row.at);
        // What nobody was told in an earlier round is for nobody who sits here now.
        let orders = self
            .state
            .orders
            .live_at(&id)
            .filter(|(_, it)| !it.needs_person() || self.state.is_to_be_said(it));
        let orders = orders.map(|(op, it)| self.order_row(op, it, now));
        Some(TableDetail {
            orders: orders.collect(),
            row: self.table_row(id, table, now),
            timeline,
            offers: role.map(|role| self.offers(id, role, now)).unwrap_or_default(),
            claims: self.claim_rows(id, now),
            runs: self.run_rows(id),
        })
    }
}

fn count_clocks(tables: &[TableRow]) -> (usize, usize) {
    let heard = |row: &&TableRow| match &row.clock {
        ClockView::Heard { stale, .. } => !stale,
        ClockView::Hearsay { age: Some(age), trouble: None, .. } => *age <= HEARSAY_STALE,
        ClockView::Hearsay { .. } | ClockView::NeverHeard { .. } | ClockView::None => false,
    };
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

impl Station {
    /// How long a table has waited for somebody to decide, say or do something; `None` where nobody is waited for.
    pub(super) fn waits(&self, row: &TableRow, now: At) -> Option<Millis> {
        match row.urgency {
            Urgency::Referee
            | Urgency::Claim
            | Urgency::ByHand
            | Urgency::Challenge
            | Urgency::Deadline
            | Urgency::ClockInChallenge => {}
            Urgency::Fault | Urgency::TimeOut | Urgency::Suspect | Urgency::Stale | Urgency::Calm => {
                return None;
            }
        }
        let slip = row.slip.map(|(_, age)| age);
        let claim = row.game.claim.as_ref().map(|(_, age)| *age);
        let by_hand =
            self.state.orders.live_at(&row.table).filter(|(_, order)| self.state.is_to_be_said(order));
        let by_hand = by_hand.map(|(_, order)| now.since(order.placed_at)).max();
        let reached = row.game.deadlines.iter().map(|deadline| now.since(deadline.at));
        let reached = reached.filter(|gone| gone.0 >= 0).max();
        // Since when a clock stands in challenge without a slip nobody has noted.
        Some([slip, claim, by_hand, reached].into_iter().flatten().max().unwrap_or_default())
    }
}

/// By what tables are sorted: those that wait before all others, the longest first; then the worst, then by number.
pub(super) fn rank(row: &TableRow) -> (bool, Reverse<Option<Millis>>, Urgency, TableId) {
    (row.waits.is_none(), Reverse(row.waits), row.urgency, row.table)
}

impl Station {
    /// How results are entered now.
    pub(super) fn results_view(&self, now: At) -> ResultsView {
        let rules = &self.law.ruleset;
        let ends = rules.ends.iter().map(|end| EndRow {
            id: end.value.id.clone(),
            name: end.value.name.clone(),
            overtime: end.value.overtime,
            cite: end.cite.clone(),
        });
        let sheets = self.state.tables.iter().filter_map(|(id, _)| {
            let game = self.state.game(*id)?;
            Some((*id, self.sheet(*id, game, now)))
        });
        ResultsView {
            ends: ends.collect(),
            sheets: sheets.collect(),
            overtime: rules.time.overtime.as_ref().map(|rule| rule.points.cite.clone()),
        }
    }

    /// The round that comes next.
    pub(super) fn start_view(&self) -> StartView {
        let took_part = self.state.took_part();
        let players =
            self.state.players.iter().filter(|player| self.state.excluded_for_good(&player.name).is_none());
        let players = players.map(|player| PairableEntrant {
            entry: player.clone(),
            took_part: took_part.contains(player.name.as_str()),
            withdrew: self.state.withdrawn.contains(player.name.as_str()),
        });
        let late = self.law.ruleset.late.as_ref();
        let mut bases: Vec<LateBase> = late.iter().map(|late| late.base.value).collect();
        let others = late.into_iter().flat_map(|late| late.base_options.value.iter().copied());
        bases.extend(others.filter(|base| late.is_some_and(|late| late.base.value != *base)));
        let games = self.state.games.iter().filter(|(_, game)| !game.players[1].is_empty());
        let met = games.map(|(at, game)| {
            let [a, b] = &game.players;
            (StartView::both(a, b), at.round)
        });
        StartView {
            met: met.collect(),
            round: Round(self.state.round.0 + 1),
            none: self.state.next_round().err().map(Refusal::own),
            players: players.collect(),
            alone: self.law.ruleset.time.mode.value == TimeMode::CentralRound,
            byes: serving(&self.law.ruleset, Serves::Bye).is_some(),
            no_list: lists_to_adopt(&self.state, &self.law),
            first: self.law.ruleset.pairing.as_ref().and_then(|it| Some(it.first.as_ref()?.value)),
            bases,
        }
    }

    /// What the standings are worked out from now.
    pub(super) fn standings_view(&self) -> Arc<StandingsView> {
        let gathered = self.standings.get_or_init(|| {
            let (state, rules) = (&self.state, &self.law.ruleset);
            Arc::new(StandingsView {
                results: StandingsBasis::of(state, rules),
                orders: rules.orders(state.players.len()).into_iter().cloned().collect(),
                constants: state.constants.iter().map(|(id, it)| (id.to_string(), Arc::clone(it))).collect(),
                duties: state.duties_before_results(rules).len(),
            })
        });
        Arc::clone(gathered)
    }

    fn sheet(&self, table: TableId, game: &Game, now: At) -> SheetRow {
        let rules = &self.law.ruleset;
        let overtime = rules.time.overtime.as_ref();
        let over = overtime.map_or([Millis(0); 2], |_| self.overtime_of(table, game, now));
        let game_ref = GameRef { round: game.round, table };
        let awarded = game.result.as_ref().is_some_and(|played| played.awarded);
        SheetRow {
            over,
            costs: over.map(|over| overtime.map_or(Points(0), |rule| rule.deduction(over))),
            signs: rules.results.signatures.value == ResultSignatures::Both && !awarded,
            untold: self.state.not_announced(game_ref),
        }
    }

    /// The overtime of a game as its clock told it at the end; as it shows it, where it has told nothing.
    fn overtime_of(&self, table: TableId, game: &Game, now: At) -> [Millis; 2] {
        let told = game.notes.iter().rev().find_map(|(_, note)| {
            if let ClockNote::Finished { over_a, over_b } = note { Some([*over_a, *over_b]) } else { None }
        });
        let shown = || {
            let fitted = self.state.clock_at(table)?;
            let left = self.clocks.open(fitted.clock)?.reading?.face_at(now).left;
            Some(left.map(|left| Millis(left.0.saturating_neg().max(0))))
        };
        told.or_else(shown).unwrap_or_default().map(Overtime::displayed)
    }
}
