//! A second way to count, from what was decided alone, to compare the core's counters with.

use std::collections::{BTreeMap, BTreeSet};

use ephor::domain::{ClaimId, Round, RunId, Seq, Side, TableId};
use ephor::lexicon::Outcome;
use ephor::rules::{Against, Award, Consequence, Party, PenaltyKind, Ruleset, Scope, Turn, Unit};
use ephor::tournament::{
    Cause, ConductEvent, Counters, Event, Follows, GameAwarded, GameRef, PenaltyImposed, ProcedureEvent,
    Record, ResultCorrected, ResultEntered, ResultEvent, RoundEvent, RoundStarted, RulesetAct, SlipEvent,
    SlipState, State, WordVerdict, Worked,
};

type Seat = (Round, TableId, Side);
/// What something follows from, and in which entry it does.
type Origin<'f> = (&'f Cause, Seq);

/// What the journal adds up to: a list of what each cause led to, counted anew whenever somebody asks.
#[derive(Default)]
pub(super) struct Ledger {
    players: BTreeMap<(Round, TableId), [String; 2]>,
    /// Which claims and procedures are where.
    claims: BTreeMap<ClaimId, (Round, TableId)>,
    runs: BTreeMap<RunId, (Round, TableId)>,
    /// What each cause led to, in its order, with its entry.
    led_to: Vec<(Cause, Seq, LedTo)>,
    /// How much of the list stood there when a cause was voided last.
    voided: BTreeMap<Cause, usize>,
    /// The entries that were taken back.
    taken_back: BTreeSet<Seq>,
    /// What became the result of each game, one after the other; none for one that was no award.
    results: BTreeMap<(Round, TableId), Vec<Option<Cause>>>,
    /// Where each award was given.
    awarded: BTreeMap<Cause, (Round, TableId)>,
}

/// Something that a cause led to.
#[derive(Clone)]
enum LedTo {
    Paid(Seat, Cost, u16),
    /// A success gave back the free units.
    Restored(Seat),
    /// A turn was passed.
    Passed(Seat),
    Counted(Option<Seat>, String, String),
    Excluded(String),
    Further(Cause),
}

/// Counts a journal anew and compares with the state that it led to.
pub(super) fn recount(records: &[Record], state: &State, rules: &Ruleset) {
    let mut ledger = Ledger::default();
    for (place, record) in records.iter().enumerate() {
        let entry = Seq(place as u64 + 1);
        ledger.words(entry, &record.event, state, rules);
        ledger.affairs(entry, &record.event, (rules, state));
    }
    let used = |counters: &Counters| *counters != Counters::default();
    let players: BTreeSet<&String> = ledger.players.values().flatten().collect();
    let mine = players.iter().map(|player| (player.as_str(), ledger.of_event(player)));
    let mine: BTreeMap<&str, Counters> = mine.filter(|(_, it)| used(it)).collect();
    let theirs = state.event_counters.iter().filter(|(_, it)| used(it)).map(|(player, it)| (&**player, *it));
    assert_eq!(theirs.collect::<BTreeMap<&str, _>>(), mine, "counters of the event");
    let (named_games, named, excluded) = ledger.by_name();
    // Every game, also those that are over.
    for (at, game) in &state.games {
        for side in Side::BOTH {
            let seat = (game.round, at.table, side);
            let (mine, owes) = ledger.of_game(seat);
            assert_eq!(game.counters[side.index()], mine, "counters at {at:?}, side {side}");
            assert_eq!(game.owes_for[side.index()], owes, "turns owed at {at:?}, side {side}");
            let named = named_games.iter().filter(|((it, _), _)| *it == seat);
            let named: BTreeMap<_, _> = named.map(|((_, name), count)| (name.clone(), *count)).collect();
            assert_eq!(game.counts[side.index()], named, "what is counted at {at:?}, side {side}");
        }
    }
    let theirs = state.event_counts.iter().flat_map(|(player, counts)| {
        counts.iter().map(|(name, count)| ((player.to_string(), name.clone()), *count))
    });
    assert_eq!(theirs.collect::<BTreeMap<_, _>>(), named, "what is counted in the event");
    let theirs = state.excluded.iter().map(|(player, all)| (player.to_string(), all.len()));
    assert_eq!(theirs.collect::<BTreeMap<_, _>>(), excluded, "who is excluded");
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
    /// Word challenges.
    fn words(&mut self, entry: Seq, event: &Event, state: &State, rules: &Ruleset) {
        let seat = |slip: &SlipState| (slip.round, slip.table, slip.challenger);
        match event {
            Event::Slip(SlipEvent::VerdictGiven { slip, words, upheld, consequences }) => {
                let (cause, slip) = (Cause::Slip(*slip), &state.slips[slip]);
                self.verdict((&cause, entry), seat(slip), words, *upheld, rules);
                for (what, _) in consequences {
                    if let Consequence::LoseTurn { who, turn: Turn::Next } = what {
                        let side = if *who == Party::Challenger { slip.challenger } else { slip.mover() };
                        let cost = Cost { turns: 1, ..Cost::default() };
                        self.pay((&cause, entry), (slip.round, slip.table, side), cost, rules);
                    }
                }
            }
            Event::Slip(SlipEvent::AllowanceRestored { slip: id, .. }) => {
                self.leads((&Cause::Slip(*id), entry), LedTo::Restored(seat(&state.slips[id])));
            }
            _ => {}
        }
    }

    fn verdict(
        &mut self,
        from: Origin<'_>,
        seat: Seat,
        words: &[WordVerdict],
        upheld: bool,
        rules: &Ruleset,
    ) {
        let penalty = &rules.penalty;
        let good = words.iter().filter(|word| word.outcome == Outcome::Valid).count() as u16;
        let units = match penalty.unit.value {
            Unit::Challenge => u16::from(!upheld),
            Unit::Word if upheld && !penalty.count_in_upheld.value => 0,
            Unit::Word => good,
        };
        let cost = self.unjustified(seat, units, rules);
        self.pay(from, seat, cost, rules);
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
    fn over(&self, seat @ (round, table, side): Seat, rules: &Ruleset) -> Counters {
        match rules.penalty.scope.value {
            Scope::Game => self.of_game(seat).0,
            Scope::Event => self.of_event(&self.players[&(round, table)][side.index()]),
        }
    }

    fn pay(&mut self, from: Origin<'_>, seat: Seat, cost: Cost, rules: &Ruleset) {
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
        self.leads(from, LedTo::Paid(seat, cost, turns));
    }

    fn leads(&mut self, (cause, entry): Origin<'_>, what: LedTo) {
        self.led_to.push((cause.clone(), entry, what));
    }

    /// What a cause led to counts no more, and what that led to neither.
    fn void(&mut self, cause: &Cause) {
        self.voided.insert(cause.clone(), self.led_to.len());
        let further = self.led_to.iter().filter(|(it, ..)| it == cause).filter_map(|(_, _, what)| {
            if let LedTo::Further(cause) = what { Some(cause.clone()) } else { None }
        });
        for cause in further.collect::<Vec<_>>() {
            self.void(&cause);
        }
    }

    /// Everything that counts, in its order: its cause was not voided since, and is the result of its game where it is
    /// an award.
    fn counting(&self) -> impl Iterator<Item = (&Cause, &LedTo)> {
        let is_result = |cause: &Cause| {
            let Some(game) = self.awarded.get(cause) else { return true };
            let stands = |it: &&Option<Cause>| it.as_ref().is_none_or(|it| !self.voided.contains_key(it));
            self.results[game].iter().rev().find(stands).is_some_and(|it| it.as_ref() == Some(cause))
        };
        let all = self.led_to.iter().enumerate().filter(move |(place, (cause, entry, _))| {
            let stands = self.voided.get(cause).is_none_or(|voided| place >= voided);
            stands && !self.taken_back.contains(entry) && is_result(cause)
        });
        all.map(|(_, (cause, _, what))| (cause, what))
    }

    /// What somebody has in a game, and for what he owes the turns that he owes.
    fn of_game(&self, seat: Seat) -> (Counters, Vec<Cause>) {
        self.counters(|it| it == seat, |(round, table, side)| (round, table, side.other()) == seat)
    }

    /// What somebody has in the event: the other side's credits stay in the game.
    fn of_event(&self, player: &str) -> Counters {
        let is_his = |(round, table, side): Seat| {
            let players = self.players.get(&(round, table));
            players.is_some_and(|players| players[side.index()] == player)
        };
        self.counters(is_his, |_| false).0
    }

    fn counters(&self, own: impl Fn(Seat) -> bool, others: impl Fn(Seat) -> bool) -> (Counters, Vec<Cause>) {
        let (mut counters, mut owes) = (Counters::default(), Vec::new());
        for (cause, what) in self.counting() {
            match what {
                LedTo::Paid(seat, cost, turns) if own(*seat) => {
                    counters.unjustified += cost.units;
                    counters.free_used += cost.free;
                    counters.points.0 += cost.points;
                    counters.crosses += cost.crosses;
                    counters.turns_lost += turns;
                    owes.extend((0..*turns).map(|_| cause.clone()));
                }
                LedTo::Paid(seat, cost, _) if others(*seat) => counters.points.0 += cost.credited,
                LedTo::Restored(seat) if own(*seat) => counters.free_used = 0,
                LedTo::Passed(seat) if own(*seat) => {
                    counters.turns_passed += 1;
                    let paid = owes.iter().position(|it| it == cause).expect("a turn that was owed for it");
                    owes.remove(paid);
                }
                _ => {}
            }
        }
        (counters, owes)
    }

    /// What is counted by name in games and in the event, and how often each player is excluded.
    #[expect(clippy::type_complexity, reason = "three tables")]
    fn by_name(
        &self,
    ) -> (BTreeMap<(Seat, String), u16>, BTreeMap<(String, String), u16>, BTreeMap<String, usize>) {
        let (mut games, mut event, mut excluded) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        for (_, what) in self.counting() {
            match what {
                LedTo::Counted(seat, player, counter) => {
                    if let Some(seat) = seat {
                        *games.entry((*seat, counter.clone())).or_default() += 1;
                    }
                    *event.entry((player.clone(), counter.clone())).or_default() += 1;
                }
                LedTo::Excluded(player) => *excluded.entry(player.clone()).or_default() += 1,
                LedTo::Paid(..) | LedTo::Restored(_) | LedTo::Passed(_) | LedTo::Further(_) => {}
            }
        }
        (games, event, excluded)
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
        let cause = Cause::Award(RulesetAct { id: it.award.clone(), entry });
        if let Some(before) = &it.cause {
            self.leads((before, entry), LedTo::Further(cause.clone()));
        }
        self.awarded.insert(cause.clone(), (round, table));
        self.results.entry((round, table)).or_default().push(Some(cause.clone()));
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
            self.count((&cause, entry), Some((round, table, *side)), &player, counter);
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
                    self.leads((cause, entry), LedTo::Further(Cause::Run(it.run)));
                }
            }
            Event::Conduct(ConductEvent::ClaimDecided(it)) => {
                let from = (&Cause::Claim(it.claim), entry);
                self.follows(from, Some(self.claims[&it.claim]), None, &it.effects, rules);
            }
            Event::Procedure(ProcedureEvent::StepDone(it)) => {
                let from = (&Cause::Run(it.run), entry);
                self.follows(from, Some(self.runs[&it.run]), None, &it.effects, rules);
            }
            Event::Conduct(ConductEvent::SanctionImposed(it)) => {
                let here = it.table.map(|table| {
                    let last = self.players.keys().filter(|(_, at)| *at == table).map(|(round, _)| *round);
                    (last.max().expect("a round"), table)
                });
                let cause = Cause::Sanction(RulesetAct { id: it.sanction.clone(), entry });
                self.follows((&cause, entry), here, Some(&it.player), &it.effects, rules);
            }
            Event::Conduct(ConductEvent::ThresholdReached(it)) if it.must => {
                let here = it.game.map(|game| (game.round, game.table));
                let cause = Cause::Threshold(RulesetAct { id: it.threshold.clone(), entry });
                let from = (it.cause.as_ref().expect("a count"), entry);
                self.leads(from, LedTo::Further(cause.clone()));
                self.follows((&cause, entry), here, Some(&it.player), &it.effects, rules);
            }
            // Whoever sits at no table loses it, where it counts anything.
            Event::Round(RoundEvent::ByeEntered(it)) => {
                let award = &rules.award(&it.bye.award).expect("an award of the ruleset").value;
                let cause = Cause::Award(RulesetAct { id: it.bye.award.clone(), entry });
                for counter in &award.counts {
                    self.count((&cause, entry), None, &it.bye.player, counter);
                }
            }
            Event::Result(ResultEvent::GameAwarded(it)) => self.awarded(entry, it, (rules, state)),
            Event::Round(RoundEvent::ForcedPassPlayed(it)) => {
                let here = self.players.iter().filter(|((_, table), _)| *table == it.table);
                let ((round, table), _) = here.max_by_key(|((round, _), _)| *round).expect("a game");
                let seat = (*round, *table, it.side);
                // Whoever may play no more passes each turn, and owes it nothing.
                if let Some(cause) = self.of_game(seat).1.first() {
                    self.leads((&cause.clone(), entry), LedTo::Passed(seat));
                }
            }
            Event::Conduct(ConductEvent::TakenBack(it)) => drop(self.taken_back.insert(it.entry)),
            Event::Result(
                ResultEvent::ResultEntered(ResultEntered { game, .. })
                | ResultEvent::ResultCorrected(ResultCorrected { game, awarded: false, .. }),
            ) => {
                self.results.entry((game.round, game.table)).or_default().push(None);
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
                self.pay((cause, entry), (*round, *table, *side), cost, rules);
            }
            Event::Conduct(ConductEvent::PlayerExcluded(it)) => {
                let cause = it.cause.as_ref().expect("nobody is excluded for nothing");
                self.leads((cause, entry), LedTo::Excluded(it.player.clone()));
            }
            Event::Conduct(ConductEvent::Voided(it)) => self.void(&it.cause),
            _ => {}
        }
    }

    fn follows(
        &mut self,
        from: Origin<'_>,
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
                    self.count(from, side.and_then(seat), &name, counter);
                }
                _ => {}
            }
        }
        for side in Side::BOTH {
            if let Some(seat) = seat(side) {
                self.pay(from, seat, costs[side.index()], rules);
            }
        }
    }

    fn count(&mut self, from: Origin<'_>, seat: Option<Seat>, player: &str, counter: &str) {
        if !player.is_empty() {
            self.leads(from, LedTo::Counted(seat, player.to_owned(), counter.to_owned()));
        }
    }
}
