//! A second way to count, from what was decided alone, to compare the core's counters with.

use std::collections::BTreeMap;

use ephor::domain::{ClaimId, Points, Round, RunId, Seq, Side, TableId};
use ephor::lexicon::Outcome;
use ephor::rules::{Against, Award, Consequence, Party, PenaltyKind, Ruleset, Scope, Turn, Unit};
use ephor::tournament::{
    Act, Cause, ConductEvent, Counters, Event, Follows, GameAwarded, GameRef, PenaltyImposed, ProcedureEvent,
    Record, ResultEvent, RoundEvent, RoundStarted, SlipEvent, SlipState, State, WordVerdict, Worked,
};

type Seat = (Round, TableId, Side);

/// What the journal adds up to.
#[derive(Default)]
pub(super) struct Ledger {
    players: BTreeMap<(Round, TableId), [String; 2]>,
    games: BTreeMap<Seat, Counters>,
    event: BTreeMap<String, Counters>,
    /// By name: who counted what how often, in a game and in the event.
    named_games: BTreeMap<(Seat, String), u16>,
    named: BTreeMap<(String, String), u16>,
    /// Which claims and procedures are where.
    claims: BTreeMap<ClaimId, (Round, TableId)>,
    runs: BTreeMap<RunId, (Round, TableId)>,
    /// How often each player was excluded, of what stands.
    excluded: BTreeMap<String, usize>,
    /// What each cause led to and stands, so that it can be voided.
    led_to: BTreeMap<Cause, Vec<LedTo>>,
}

/// Something that a cause led to.
#[derive(Clone)]
enum LedTo {
    Paid(Seat, Cost, u16),
    /// The free units that a success gave back, in game and event.
    Restored(Seat, u16, u16),
    Counted(Option<Seat>, String, String),
    Excluded(String),
    Further(Cause),
}

/// Counts a journal anew and compares with the state that it led to.
pub(super) fn recount(records: &[Record], state: &State, rules: &Ruleset) {
    let mut ledger = Ledger::default();
    for (place, record) in records.iter().enumerate() {
        ledger.words(&record.event, state, rules);
        ledger.affairs(Seq(place as u64 + 1), &record.event, (rules, state));
    }
    let used = |counters: &Counters| *counters != Counters::default();
    let mine: BTreeMap<_, _> = ledger.event.iter().filter(|(_, it)| used(it)).collect();
    let mine: BTreeMap<&str, _> = mine.into_iter().map(|(player, it)| (player.as_str(), it)).collect();
    let theirs = state.event_counters.iter().filter(|(_, it)| used(it)).map(|(player, it)| (&**player, it));
    assert_eq!(theirs.collect::<BTreeMap<&str, _>>(), mine, "counters of the event");
    // Every game, also those that are over.
    for (at, game) in &state.games {
        for side in Side::BOTH {
            let seat = (game.round, at.table, side);
            let mine = ledger.games.get(&seat).copied().unwrap_or_default();
            assert_eq!(game.counters[side.index()], mine, "counters at {at:?}, side {side}");
            let named = ledger.named_games.iter().filter(|((it, _), _)| *it == seat);
            let named: BTreeMap<_, _> = named.map(|((_, name), count)| (name.clone(), *count)).collect();
            assert_eq!(game.counts[side.index()], named, "what is counted at {at:?}, side {side}");
        }
    }
    let theirs = state.event_counts.iter().flat_map(|(player, counts)| {
        counts.iter().map(|(name, count)| ((player.to_string(), name.clone()), *count))
    });
    assert_eq!(theirs.collect::<BTreeMap<_, _>>(), ledger.named, "what is counted in the event");
    let theirs = state.excluded.iter().map(|(player, all)| (player.to_string(), all.len()));
    assert_eq!(theirs.collect::<BTreeMap<_, _>>(), ledger.excluded, "who is excluded");
}

/// What one decision costs one side.
#[derive(Clone, Copy, Default)]
struct Cost {
    units: u16,
    free: u16,
    points: i32,
    crosses: u16,
    turns: u16,
    /// For the other side.
    credited: i32,
}

impl Ledger {
    /// Word challenges, and what reopening one takes back.
    fn words(&mut self, event: &Event, state: &State, rules: &Ruleset) {
        let seat = |slip: &SlipState| (slip.round, slip.table, slip.challenger);
        match event {
            Event::Slip(SlipEvent::VerdictGiven { slip, words, upheld, consequences }) => {
                let (cause, slip) = (Cause::Slip(*slip), &state.slips[slip]);
                self.verdict(&cause, seat(slip), words, *upheld, rules);
                for (what, _) in consequences {
                    if let Consequence::LoseTurn { who, turn: Turn::Next } = what {
                        let side = if *who == Party::Challenger { slip.challenger } else { slip.mover() };
                        let cost = Cost { turns: 1, ..Cost::default() };
                        self.pay(&cause, (slip.round, slip.table, side), cost, rules);
                    }
                }
            }
            Event::Slip(SlipEvent::AllowanceRestored { slip: id, .. }) => {
                let slip = &state.slips[id];
                let game = std::mem::take(&mut self.games.entry(seat(slip)).or_default().free_used);
                let player = slip.players[slip.challenger.index()].clone();
                let event = std::mem::take(&mut self.event.entry(player).or_default().free_used);
                self.leads(&Cause::Slip(*id), LedTo::Restored(seat(slip), game, event));
            }
            _ => {}
        }
    }

    fn verdict(&mut self, cause: &Cause, seat: Seat, words: &[WordVerdict], upheld: bool, rules: &Ruleset) {
        let penalty = &rules.penalty;
        let good = words.iter().filter(|word| word.outcome == Outcome::Valid).count() as u16;
        let units = match penalty.unit.value {
            Unit::Challenge => u16::from(!upheld),
            Unit::Word if upheld && !penalty.count_in_upheld.value => 0,
            Unit::Word => good,
        };
        let cost = self.unjustified(seat, units, rules);
        self.pay(cause, seat, cost, rules);
    }

    /// What is owed for unjustified units by chapter `[penalty]`.
    fn unjustified(&self, seat: Seat, units: u16, rules: &Ruleset) -> Cost {
        let penalty = &rules.penalty;
        if penalty.kind.value == PenaltyKind::None {
            return Cost::default();
        }
        let used = self.over(seat, rules).free_used;
        let free = (0..units).filter(|more| used + more < penalty.free.value).count() as u16;
        let mut cost = Cost { units, free, ..Cost::default() };
        match penalty.kind.value {
            PenaltyKind::Points(each) => cost.points = each.0 * i32::from(units - free),
            _ => cost.crosses = units - free,
        }
        if penalty.credit_opponent.value {
            cost.credited = -cost.points;
        }
        cost
    }

    /// The counters over which chapter `[penalty]` counts.
    fn over(&self, (round, table, side): Seat, rules: &Ruleset) -> Counters {
        match rules.penalty.scope.value {
            Scope::Game => self.games.get(&(round, table, side)).copied().unwrap_or_default(),
            Scope::Event => {
                let player = &self.players[&(round, table)][side.index()];
                self.event.get(player).copied().unwrap_or_default()
            }
        }
    }

    fn pay(&mut self, cause: &Cause, seat: Seat, cost: Cost, rules: &Ruleset) {
        let (round, table, side) = seat;
        let mut turns = cost.turns;
        if let Some(rule) = &rules.penalty.crosses
            && rule.turn.as_ref().is_none_or(|turn| turn.value == Turn::Next)
        {
            // How many turns so many crosses cost in all; what is new is what these ones cost.
            let at = rule.threshold.value;
            let all = |crosses: u16| {
                if rule.each_further.value { (crosses + 1).saturating_sub(at) } else { crosses / at }
            };
            let before = self.over(seat, rules).crosses;
            turns += all(before + cost.crosses) - all(before);
        }
        let player = self.players[&(round, table)][side.index()].clone();
        for counters in [self.games.entry(seat).or_default(), self.event.entry(player).or_default()] {
            counters.unjustified += cost.units;
            counters.free_used += cost.free;
            counters.points = Points(counters.points.0 + cost.points);
            counters.crosses += cost.crosses;
            counters.turns_lost += turns;
        }
        self.games.entry((round, table, side.other())).or_default().points.0 += cost.credited;
        self.leads(cause, LedTo::Paid(seat, cost, turns));
    }

    fn leads(&mut self, cause: &Cause, what: LedTo) {
        self.led_to.entry(cause.clone()).or_default().push(what);
    }

    /// What a cause led to counts no more, and what that led to neither.
    fn void(&mut self, cause: &Cause) {
        for it in self.led_to.remove(cause).unwrap_or_default().into_iter().rev() {
            match it {
                LedTo::Paid(seat @ (round, table, side), cost, turns) => {
                    let player = self.players[&(round, table)][side.index()].clone();
                    let game = self.games.entry(seat).or_default();
                    for counters in [game, self.event.entry(player).or_default()] {
                        counters.unjustified -= cost.units;
                        counters.free_used = counters.free_used.saturating_sub(cost.free);
                        counters.points.0 -= cost.points;
                        counters.crosses -= cost.crosses;
                        counters.turns_lost -= turns;
                        counters.turns_passed = counters.turns_passed.min(counters.turns_lost);
                    }
                    let other = (round, table, side.other());
                    self.games.entry(other).or_default().points.0 -= cost.credited;
                }
                LedTo::Restored(seat @ (round, table, side), in_game, in_event) => {
                    let player = self.players[&(round, table)][side.index()].clone();
                    self.games.entry(seat).or_default().free_used += in_game;
                    self.event.entry(player).or_default().free_used += in_event;
                }
                LedTo::Counted(seat, player, counter) => {
                    let one_less = |count: &mut u16| {
                        *count -= 1;
                        *count == 0
                    };
                    if let Some(seat) = seat {
                        let key = (seat, counter.clone());
                        if self.named_games.get_mut(&key).is_some_and(one_less) {
                            self.named_games.remove(&key);
                        }
                    }
                    let key = (player, counter);
                    if self.named.get_mut(&key).is_some_and(one_less) {
                        self.named.remove(&key);
                    }
                }
                LedTo::Excluded(player) => {
                    let times = self.excluded.get_mut(&player).expect("somebody excluded");
                    *times -= 1;
                    if *times == 0 {
                        self.excluded.remove(&player);
                    }
                }
                LedTo::Further(cause) => self.void(&cause),
            }
        }
    }

    /// Who sits where.
    fn seats(&mut self, event: &RoundEvent) {
        let now = self.players.keys().map(|(round, _)| *round).max().unwrap_or_default();
        match event {
            RoundEvent::RoundStarted(RoundStarted { round, pairings, .. }) => {
                for pairing in pairings {
                    let players = [pairing.a.clone(), pairing.b.clone()];
                    self.players.insert((*round, pairing.table), players);
                }
            }
            RoundEvent::PairedLate(it) => {
                let players = [it.pairing.a.clone(), it.pairing.b.clone()];
                self.players.insert((now, it.pairing.table), players);
            }
            RoundEvent::Unpaired { table, .. } => drop(self.players.remove(&(now, *table))),
            _ => {}
        }
    }

    /// What an award counts for whoever loses by it.
    fn awarded(&mut self, entry: Seq, it: &GameAwarded, (rules, state): (&Ruleset, &State)) {
        let award = &rules.award(&it.award).expect("an award of the ruleset").value;
        let losers = match award.against {
            Against::One => it.against.into_iter().collect(),
            Against::Both => Side::BOTH.to_vec(),
            Against::None => Vec::new(),
        };
        let GameRef { round, table } = it.game;
        let cause = Cause::Award(Act { id: it.award.clone(), entry });
        if let Some(before) = &it.cause {
            self.leads(before, LedTo::Further(cause.clone()));
        }
        // Whoever never came is missed to the end: nobody comes to a game that is over.
        let game = state.game_of(it.game).expect("a game");
        let besides = |side: &Side| {
            let missed = game.still_missing(*side).is_some();
            let unmoved = it.facts.get(Award::moved(*side)) == Some(&0);
            let absent = award.counts_absent.iter().filter(move |_| missed);
            absent.chain(award.counts_unmoved.iter().filter(move |_| unmoved))
        };
        let counted = |side: &Side| award.counts.iter().chain(besides(side)).collect::<Vec<_>>();
        for (side, counter) in
            losers.iter().flat_map(|side| counted(side).into_iter().map(move |it| (side, it)))
        {
            let player = self.players[&(round, table)][side.index()].clone();
            self.count(&cause, Some((round, table, *side)), &player, counter);
        }
    }

    /// Everything besides words.
    fn affairs(&mut self, entry: Seq, event: &Event, (rules, state): (&Ruleset, &State)) {
        match event {
            Event::Round(
                it @ (RoundEvent::RoundStarted(_) | RoundEvent::PairedLate(_) | RoundEvent::Unpaired { .. }),
            ) => self.seats(it),
            Event::Conduct(ConductEvent::ClaimRaised(it)) => {
                self.claims.insert(it.claim, (it.round, it.table));
            }
            Event::Procedure(ProcedureEvent::ProcedureBegun(it)) => {
                self.runs.insert(it.run, (it.round, it.table));
                if let Some(cause) = &it.cause {
                    self.leads(cause, LedTo::Further(Cause::Run(it.run)));
                }
            }
            Event::Conduct(ConductEvent::ClaimDecided(it)) => {
                self.follows(&Cause::Claim(it.claim), Some(self.claims[&it.claim]), None, &it.effects, rules);
            }
            Event::Procedure(ProcedureEvent::StepDone(it)) => {
                self.follows(&Cause::Run(it.run), Some(self.runs[&it.run]), None, &it.effects, rules);
            }
            Event::Conduct(ConductEvent::SanctionImposed(it)) => {
                let here = it.table.map(|table| {
                    let last = self.players.keys().filter(|(_, at)| *at == table).map(|(round, _)| *round);
                    (last.max().expect("a round"), table)
                });
                let cause = Cause::Sanction(Act { id: it.sanction.clone(), entry });
                self.follows(&cause, here, Some(&it.player), &it.effects, rules);
            }
            Event::Conduct(ConductEvent::ThresholdReached(it)) if it.must => {
                let here = it.game.map(|game| (game.round, game.table));
                let cause = Cause::Threshold(Act { id: it.threshold.clone(), entry });
                self.leads(it.cause.as_ref().expect("a count"), LedTo::Further(cause.clone()));
                self.follows(&cause, here, Some(&it.player), &it.effects, rules);
            }
            // Whoever sits at no table loses it, where it counts anything.
            Event::Round(RoundEvent::ByeEntered(it)) => {
                let award = &rules.award(&it.bye.award).expect("an award of the ruleset").value;
                let cause = Cause::Award(Act { id: it.bye.award.clone(), entry });
                for counter in &award.counts {
                    self.count(&cause, None, &it.bye.player, counter);
                }
            }
            Event::Result(ResultEvent::GameAwarded(it)) => self.awarded(entry, it, (rules, state)),
            Event::Round(RoundEvent::ForcedPassPlayed(it)) => {
                let here = self.players.iter().filter(|((_, table), _)| *table == it.table);
                let ((round, table), players) = here.max_by_key(|((round, _), _)| *round).expect("a game");
                let (seat, player) = ((*round, *table, it.side), players[it.side.index()].clone());
                let counters = self.games.entry(seat).or_default();
                // Whoever may play no more passes each turn, and owes it nothing.
                if counters.turns_passed == counters.turns_lost {
                    return;
                }
                counters.turns_passed += 1;
                self.event.entry(player).or_default().turns_passed += 1;
            }
            // What an allowance covered is seen in nothing else.
            Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
                cause,
                table,
                round,
                side,
                units,
                free,
                ..
            })) if !matches!(cause, Cause::Slip(_)) => {
                let cost = Cost { units: *units, free: *free, ..Cost::default() };
                self.pay(cause, (*round, *table, *side), cost, rules);
            }
            Event::Conduct(ConductEvent::PlayerExcluded(it)) => {
                *self.excluded.entry(it.player.clone()).or_default() += 1;
                let cause = it.cause.as_ref().expect("nobody is excluded for nothing");
                self.leads(cause, LedTo::Excluded(it.player.clone()));
            }
            Event::Conduct(ConductEvent::Voided(it)) => self.void(&it.cause),
            _ => {}
        }
    }

    fn follows(
        &mut self,
        cause: &Cause,
        here: Option<(Round, TableId)>,
        player: Option<&String>,
        follows: &[Follows],
        rules: &Ruleset,
    ) {
        let seat = |side: Side| here.map(|(round, table)| (round, table, side));
        let mut costs = [Cost::default(); 2];
        for Follows { what, .. } in follows {
            match what {
                Worked::Cross { side } => costs[side.index()].crosses += 1,
                Worked::LoseTurn { side, turn: Turn::Next } => costs[side.index()].turns += 1,
                Worked::Points { side, points } if points.0 < 0 => costs[side.index()].points += points.0,
                Worked::Points { side, points } => costs[side.other().index()].credited += points.0,
                Worked::Count { side, counter } => {
                    let name = match (here, side) {
                        (Some(here), Some(side)) => self.players[&here][side.index()].clone(),
                        _ => player.expect("somebody").clone(),
                    };
                    self.count(cause, side.and_then(seat), &name, counter);
                }
                _ => {}
            }
        }
        for side in Side::BOTH {
            if let Some(seat) = seat(side) {
                self.pay(cause, seat, costs[side.index()], rules);
            }
        }
    }

    fn count(&mut self, cause: &Cause, seat: Option<Seat>, player: &str, counter: &str) {
        if player.is_empty() {
            return;
        }
        if let Some(seat) = seat {
            *self.named_games.entry((seat, counter.to_owned())).or_default() += 1;
        }
        *self.named.entry((player.to_owned(), counter.to_owned())).or_default() += 1;
        self.leads(cause, LedTo::Counted(seat, player.to_owned(), counter.to_owned()));
    }
}
