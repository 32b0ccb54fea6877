//! Folding events into the state. Knows no rule: what an event says has happened.

mod claims;
mod games;
mod words;

use crate::domain::{At, OpId, Side, SlipId};

use crate::rules::Counts;

use crate::tournament::command::SlipSource;
use crate::tournament::event::{
    ClockEvent, ClockNote, ConductEvent, Event, EventOpened, OrderPlaced, PenaltyBack, Record, RoundEvent,
    RoundStarted, SetupEvent, SlipEvent, SlipRaised,
};
use crate::tournament::state::{
    Counters, EventInfo, FittedClock, Game, HoldTaken, OrderState, PlacedOrder, SlipPhase, SlipState, State,
    Table,
};

impl State {
    /// Folds one record into the state.
    #[expect(clippy::too_many_lines, reason = "an arm for each event")]
    pub fn apply(&mut self, record: &Record) {
        self.last_at = record.at;
        let at = record.at;
        match &record.event {
            Event::Setup(SetupEvent::EventOpened(EventOpened {
                name,
                ruleset,
                ruleset_digest,
                tiles,
                budget,
                readings,
                systems,
                utc_offset_min,
                lexicon_digest,
                // What reads the journal compares them with what is there, before anything is decided.
                lists: _,
            })) => {
                self.event = Some(EventInfo {
                    opened_at: at,
                    name: name.clone(),
                    ruleset: ruleset.clone(),
                    ruleset_digest: *ruleset_digest,
                    tiles: tiles.clone(),
                    budget: *budget,
                    readings: readings.clone(),
                    systems: systems.clone(),
                    utc_offset_min: *utc_offset_min,
                    lexicon_digest: *lexicon_digest,
                });
            }
            Event::Setup(
                SetupEvent::ListAdopted { .. }
                | SetupEvent::ListDropped { .. }
                | SetupEvent::LexiconFrozen { .. },
            ) => {
                self.apply_lists(record);
            }
            Event::Setup(SetupEvent::PlayersEntered { players }) => {
                self.players.extend(players.iter().cloned());
            }
            Event::Setup(SetupEvent::ClockFitted { table, clock, profile }) => {
                self.tables.entry(*table).or_default().clock =
                    clock.map(|clock| FittedClock { clock, profile: profile.clone() });
            }
            Event::Round(RoundEvent::RoundStarted(_)) => self.apply_round(at, &record.event),
            Event::Slip(SlipEvent::HoldTaken { table, side, said_at, since_press }) => {
                if let Some(game) = self.tables.get_mut(table).and_then(|table| table.game.as_mut()) {
                    game.hold = Some(HoldTaken { side: *side, at: *said_at, since_press: *since_press });
                }
            }
            Event::Clock(ClockEvent::ClockNoted { table, note, clock }) => {
                if *note == ClockNote::Vouched {
                    // Its events are numbered anew.
                    self.seen_presses.retain(|(pressed, _)| pressed != clock);
                }
                if let Some(game) = self.tables.get_mut(table).and_then(|table| table.game.as_mut()) {
                    game.notes.push((at, note.clone()));
                }
            }
            Event::Slip(
                SlipEvent::SlipRaised(_) | SlipEvent::SlipRefused { .. } | SlipEvent::SlipMatched { .. },
            ) => {
                self.apply_raised(at, &record.event);
            }
            Event::Conduct(ConductEvent::PenaltyImposed(_)) => self.apply_penalty(&record.event),
            Event::Slip(SlipEvent::AllowanceRestored { slip, side }) => self.apply_restored(*slip, *side),
            Event::Clock(ClockEvent::OrderPlaced(OrderPlaced {
                op,
                table,
                slip,
                wish,
                route,
                reason,
                why,
                hindrance,
            })) => {
                let order = PlacedOrder {
                    table: *table,
                    slip: *slip,
                    wish: *wish,
                    route: *route,
                    reason: reason.clone(),
                    why: why.clone(),
                    hindrance: hindrance.clone(),
                    placed_at: at,
                    tried: None,
                    state: OrderState::Waiting,
                };
                self.orders.insert(*op, order);
                self.apply_games(record);
            }
            Event::Clock(ClockEvent::OrderTried { op, memory }) => {
                if let Some(order) = self.orders.get_mut(op) {
                    order.tried = Some(*memory);
                }
            }
            Event::Clock(ClockEvent::OrderConfirmed { op }) => self.order(*op, OrderState::Confirmed { at }),
            Event::Clock(ClockEvent::OrderUnconfirmed { op, why }) => {
                self.order(*op, OrderState::Unconfirmed { why: why.clone() });
            }
            Event::Clock(ClockEvent::OrderSettled { op }) => self.order(*op, OrderState::Settled { at }),
            event => {
                self.apply_slip(at, event);
                self.apply_claims(at, event);
                self.apply_games(record);
            }
        }
    }

    fn apply_round(&mut self, at: At, event: &Event) {
        let Event::Round(RoundEvent::RoundStarted(RoundStarted {
            round,
            pairings,
            drawn_at,
            late_base,
            supervised,
            session,
            last_round,
            waits,
            ..
        })) = event
        else {
            return;
        };
        self.round = *round;
        // Presses of an earlier round count no more, and their numbers may come again.
        self.seen_presses.clear();
        self.round_at = at;
        self.last_round = *last_round;
        self.supervised.extend(supervised.iter().map(|table| (*round, *table)));
        self.put_away();
        for pairing in pairings {
            let table: &mut Table = self.tables.entry(pairing.table).or_default();
            let mut game = Game::new(*round, &pairing.a, &pairing.b, *drawn_at);
            game.late_base = *late_base;
            game.session = *session;
            game.started_at = (!waits).then_some(at);
            table.game = Some(game);
        }
    }

    fn apply_raised(&mut self, at: At, event: &Event) {
        match event {
            Event::Slip(SlipEvent::SlipRaised(SlipRaised {
                slip,
                table,
                round,
                challenger,
                since_press,
                marks,
                source,
                timeliness,
            })) => {
                self.remember_press(source);
                let game = self.tables.get_mut(table).and_then(|table| table.game.as_mut());
                let players = game.as_ref().map(|game| game.players.clone()).unwrap_or_default();
                let raised = SlipState {
                    table: *table,
                    round: *round,
                    challenger: *challenger,
                    players,
                    raised_at: at,
                    since_press: *since_press,
                    marks: marks.clone(),
                    source: source.clone(),
                    timeliness: *timeliness,
                    claimed_by: None,
                    words: Vec::new(),
                    confirmed: false,
                    findings: Vec::new(),
                    verdicts: Vec::new(),
                    consequences: Vec::new(),
                    phase: SlipPhase::Open,
                    decided_at: None,
                    decided_by: None,
                    imposed: PenaltyBack::default(),
                    restored: [0; 2],
                    ended_at: None,
                };
                self.slips.insert(*slip, raised);
            }
            Event::Slip(SlipEvent::SlipMatched { slip, since_press, source }) => {
                self.remember_press(source);
                if let Some(slip) = self.slips.get_mut(slip) {
                    slip.since_press = slip.since_press.or(*since_press);
                    slip.source = source.clone();
                }
            }
            Event::Slip(SlipEvent::SlipRefused { source, .. }) => self.remember_press(source),
            _ => {}
        }
    }

    fn remember_press(&mut self, source: &SlipSource) {
        if let SlipSource::Clock { clock, event, .. } = source {
            self.seen_presses.insert((*clock, *event));
        }
    }

    fn apply_slip(&mut self, at: At, event: &Event) {
        let Event::Slip(
            SlipEvent::SlipClaimed { slip: id, .. }
            | SlipEvent::SlipReleased { slip: id }
            | SlipEvent::WordsEntered { slip: id, .. }
            | SlipEvent::SpellingConfirmed { slip: id }
            | SlipEvent::Escalated { slip: id, .. }
            | SlipEvent::VerdictGiven { slip: id, .. }
            | SlipEvent::Conceded { slip: id, .. }
            | SlipEvent::SlipWithdrawn { slip: id }
            | SlipEvent::Announced { slip: id },
        ) = event
        else {
            return;
        };
        let Some(slip) = self.slips.get_mut(id) else { return };
        match event {
            Event::Slip(SlipEvent::SlipClaimed { station, .. }) => slip.claimed_by = Some(station.clone()),
            Event::Slip(SlipEvent::SlipReleased { .. }) => slip.claimed_by = None,
            Event::Slip(SlipEvent::WordsEntered { words, .. }) => {
                slip.words.clone_from(words);
                slip.confirmed = false;
                slip.findings.clear();
                slip.phase = SlipPhase::Open;
            }
            Event::Slip(SlipEvent::SpellingConfirmed { .. }) => slip.confirmed = true,
            Event::Slip(SlipEvent::Escalated { findings, .. }) => {
                slip.findings.clone_from(findings);
                slip.phase = SlipPhase::Escalated;
                slip.claimed_by = None;
            }
            Event::Slip(SlipEvent::VerdictGiven { words, upheld, consequences, .. }) => {
                slip.verdicts.clone_from(words);
                slip.consequences = consequences.iter().map(|(consequence, _)| *consequence).collect();
                slip.decide(at, *upheld);
            }
            Event::Slip(SlipEvent::Conceded { consequences, .. }) => {
                slip.consequences = consequences.iter().map(|(consequence, _)| *consequence).collect();
                slip.decide(at, true);
            }
            Event::Slip(SlipEvent::SlipWithdrawn { .. }) => {
                slip.phase = SlipPhase::Withdrawn;
                slip.ended_at = Some(at);
            }
            Event::Slip(SlipEvent::Announced { .. }) => {
                slip.ended_at = Some(at);
                if let SlipPhase::Decided { upheld } = slip.phase {
                    slip.phase = SlipPhase::Announced { upheld };
                }
            }
            _ => {}
        }
    }

    fn order(&mut self, op: OpId, state: OrderState) {
        if let Some(order) = self.orders.get_mut(&op) {
            order.state = state;
        }
    }

    /// The state that a whole journal leads to.
    pub fn replay<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut state = Self::default();
        for record in records {
            state.apply(record);
        }
        state
    }

    /// A slip by its number.
    pub fn slip(&self, slip: SlipId) -> Option<&SlipState> {
        self.slips.get(&slip)
    }
}

impl SlipState {
    fn decide(&mut self, at: At, upheld: bool) {
        self.phase = SlipPhase::Decided { upheld };
        self.decided_at = Some(at);
    }

    /// The sides at which somebody sits.
    pub fn sides(&self) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| !self.players[side.index()].is_empty()).collect()
    }

    /// The mover's side: whose play is challenged.
    pub fn mover(&self) -> Side {
        self.challenger.other()
    }
}

impl Game {
    fn new(round: crate::domain::Round, a: &str, b: &str, drawn_at: At) -> Self {
        Self {
            round,
            players: [a.to_owned(), b.to_owned()],
            counters: [Counters::default(); 2],
            hold: None,
            notes: Vec::new(),
            drawn_at,
            late_base: None,
            session: None,
            started_at: None,
            absent: [None; 2],
            counts: [Counts::new(), Counts::new()],
            circled: None,
            owes_for: [Vec::new(), Vec::new()],
        }
    }
}
