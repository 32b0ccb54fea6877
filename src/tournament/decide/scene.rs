//! Where and about whom something follows; a remedy with its sides and numbers worked out there; and what a side pays.
//!
//! Game points, crosses and turns to come are counted and imposed in one way, whatever led to them.

use super::Transaction;
use crate::clock::Order;
use crate::domain::{Citation, Millis, Points, Side};
use crate::rules::{AskedFact, Expr, Facts, PenaltyKind, Remedy, Scope, Turn, Who};
use crate::tournament::event::{Cause, ConductEvent, Event, GameRef, PenaltyImposed, Worked};
use crate::tournament::guard;
use crate::tournament::refusal::{ConductReason, Refusal};
use crate::tournament::state::Counters;

/// More points than any game has.
const MOST_POINTS: i64 = 1_000_000;

/// More seconds than any clock has.
const MOST_SECONDS: i64 = 86_400;

/// Where and about whom something follows.
pub(in crate::tournament) struct RemedyScene {
    /// The game; `None` for what is imposed on a player who plays none.
    pub(in crate::tournament) game: Option<GameRef>,
    /// The players, `A` first. Without a game the first is whom it is about, and there is no other.
    pub(in crate::tournament) players: [String; 2],
    /// About whom; `None` for a procedure that is about nobody, and without a game.
    pub(in crate::tournament) offender: Option<Side>,
    /// What is known.
    pub(in crate::tournament) facts: Facts,
    /// What was asked, for the words of a refusal.
    pub(in crate::tournament) asks: Vec<AskedFact>,
    /// What led to it.
    pub(in crate::tournament) cause: Cause,
    /// What the ruleset calls the rule that it follows from.
    pub(in crate::tournament) rule: String,
    /// Why, as a person wrote it; empty where nobody wrote anything.
    pub(in crate::tournament) reason: String,
}

impl RemedyScene {
    /// The scene of a player, in his game or without one, with what the draft knows.
    pub(in crate::tournament) fn of(
        tx: &Transaction<'_>,
        game: Option<GameRef>,
        player: &str,
        cause: Cause,
        (rule, reason): (&str, &str),
    ) -> Self {
        let seated = game.and_then(|game| tx.state.players_of(game));
        let side = seated
            .as_ref()
            .and_then(|players| Side::BOTH.into_iter().find(|side| players[side.index()] == player));
        let mut facts = tx.facts.clone();
        facts.entry("round".to_owned()).or_insert(i64::from(tx.state.round.0));
        let (game, players, offender) = match (seated, side) {
            (Some(players), Some(side)) => (game, players, Some(side)),
            (Some(_) | None, _) => (None, [player.to_owned(), String::new()], None),
        };
        let (rule, reason) = (rule.to_owned(), reason.to_owned());
        Self { game, players, offender, facts, asks: Vec::new(), cause, rule, reason }
    }

    /// Why, in a person's words, or else by the rule's name.
    pub(in crate::tournament) fn why(&self) -> &str {
        if self.reason.trim().is_empty() { &self.rule } else { &self.reason }
    }

    /// The name at a side.
    pub(in crate::tournament) fn player(&self, side: Side) -> &str {
        &self.players[side.index()]
    }

    /// The sides that somebody sits at.
    ///
    /// # Errors
    /// Where there is no game, or nobody sits there.
    pub(in crate::tournament) fn sides(&self, who: Who, cite: &Citation) -> Result<Vec<Side>, Refusal> {
        self.game(cite)?;
        let wanted = match (who, self.offender) {
            (Who::Both, _) => Side::BOTH.to_vec(),
            (Who::Offender, Some(side)) => vec![side],
            (Who::Claimant, Some(side)) => vec![side.other()],
            (Who::Offender | Who::Claimant, None) => Vec::new(),
        };
        let there: Vec<Side> = wanted.into_iter().filter(|side| !self.player(*side).is_empty()).collect();
        if there.is_empty() {
            return Err(Refusal::by(ConductReason::FollowsForNobody, cite));
        }
        Ok(there)
    }

    /// The player at a side, or whom it is about where nobody sits at one.
    pub(super) fn player_at(&self, side: Option<Side>) -> &str {
        let [alone, _] = &self.players;
        side.map_or(alone, |side| self.player(side))
    }

    /// The side, or `None` for both.
    fn one(&self, who: Who, cite: &Citation) -> Result<Option<Side>, Refusal> {
        match who {
            Who::Both => Ok(None),
            one @ (Who::Offender | Who::Claimant) => Ok(self.sides(one, cite)?.first().copied()),
        }
    }

    /// The game in which something follows.
    pub(in crate::tournament) fn game(&self, cite: &Citation) -> Result<GameRef, Refusal> {
        self.game.ok_or_else(|| {
            let player = self.player_at(None).to_owned();
            Refusal::by(ConductReason::FollowsInGame { player }, cite)
        })
    }

    /// A side of the game, as somebody who pays.
    pub(super) fn payer(&self, game: GameRef, side: Side) -> Payer<'_> {
        Payer { game, side, player: self.player(side) }
    }

    pub(in crate::tournament) fn value(&self, expr: &Expr, cite: &Citation) -> Result<i64, Refusal> {
        expr.value(&self.facts).map_err(|problem| guard::unknown(&problem, &self.asks, cite))
    }

    pub(in crate::tournament) fn points(&self, expr: &Expr, cite: &Citation) -> Result<Points, Refusal> {
        let value = self.value(expr, cite)?.clamp(-MOST_POINTS, MOST_POINTS);
        Ok(Points(i32::try_from(value).unwrap_or_default()))
    }

    fn time(&self, expr: &Expr, cite: &Citation) -> Result<Millis, Refusal> {
        Ok(Millis::secs(self.value(expr, cite)?.clamp(-MOST_SECONDS, MOST_SECONDS)))
    }

    fn each(&self, who: Who, cite: &Citation, what: impl Fn(Side) -> Worked) -> Result<Vec<Worked>, Refusal> {
        Ok(self.sides(who, cite)?.into_iter().map(what).collect())
    }

    /// What concerns players, in a game or not: each at their side, or `None` for whom it is about without a game.
    fn each_player(
        &self,
        who: Who,
        cite: &Citation,
        what: impl Fn(Option<Side>) -> Worked,
    ) -> Result<Vec<Worked>, Refusal> {
        match (self.game, who) {
            (Some(_), _) => self.each(who, cite, |side| what(Some(side))),
            (None, Who::Offender | Who::Both) => Ok(vec![what(None)]),
            (None, Who::Claimant) => Err(Refusal::by(ConductReason::FollowsForNobody, cite)),
        }
    }

    /// A remedy with its sides and numbers; the penalty of the chapter is worked out elsewhere.
    pub(super) fn work_out(&self, remedy: &Remedy, cite: &Citation) -> Result<Vec<Worked>, Refusal> {
        let clock = |order| Worked::Clock { order };
        if guard::counts_in_a_game(remedy) {
            self.game(cite)?;
        }
        Ok(match remedy {
            Remedy::Penalty { .. } => Vec::new(),
            Remedy::Cross { who } => self.each(*who, cite, |side| Worked::Cross { side })?,
            Remedy::Points { who, amount } => {
                let points = self.points(amount, cite)?;
                self.each(*who, cite, |side| Worked::Points { side, points })?
            }
            Remedy::SetScore { score, .. } => vec![Worked::SetScore { score: self.points(score, cite)? }],
            Remedy::CorrectScore => vec![Worked::CorrectScore],
            Remedy::CorrectRecord => vec![Worked::CorrectRecord],
            Remedy::VoidResult => vec![Worked::VoidResult],
            Remedy::WithdrawPlay => vec![Worked::WithdrawPlay],
            Remedy::ResetMove => vec![Worked::ResetMove],
            Remedy::LoseTurn { who, turn } => {
                self.each(*who, cite, |side| Worked::LoseTurn { side, turn: *turn })?
            }
            Remedy::RestartClock { whose, fresh, by } => {
                let (side, by) = (self.one(*whose, cite)?, self.one(*by, cite)?);
                vec![Worked::RestartClock { side, fresh: *fresh, by }]
            }
            Remedy::ClockStop => vec![clock(Order::Stop)],
            Remedy::ClockStart { whose } => self.each(*whose, cite, |side| clock(Order::Start { side }))?,
            Remedy::ClockAdd { whose, seconds } => match self.time(seconds, cite)? {
                Millis(0) => Vec::new(),
                amount => self.each(*whose, cite, |side| clock(Order::Add { side, amount }))?,
            },
            Remedy::ClockSet { seconds } => {
                vec![clock(Order::SetBoth { budget: self.time(seconds, cite)?.max(Millis(0)) })]
            }
            Remedy::Count { who, counter } => {
                self.each_player(*who, cite, |side| Worked::Count { side, counter: counter.clone() })?
            }
            Remedy::Award { award, against } => {
                vec![Worked::Award { award: award.clone(), against: self.one(*against, cite)? }]
            }
            Remedy::Exclude { who, from } => {
                self.each_player(*who, cite, |side| Worked::Exclude { side, from: *from })?
            }
            Remedy::Procedure { procedure } => vec![Worked::Procedure { procedure: procedure.clone() }],
            Remedy::Relook => vec![Worked::Relook],
            Remedy::AnnulMove { who, .. } => self.each(*who, cite, |side| Worked::AnnulMove { side })?,
            Remedy::Spread { who, points } => {
                let points = self.points(points, cite)?;
                self.each_player(*who, cite, |side| moved(side, 0, Points(0), points))?
            }
            Remedy::Table { who, half_points, scored, spread } => {
                let part =
                    |expr: &Option<Expr>| expr.as_ref().map_or(Ok(Points(0)), |expr| self.points(expr, cite));
                let (halves, scored, spread) = (part(half_points)?.0, part(scored)?, part(spread)?);
                self.each_player(*who, cite, |side| moved(side, halves, scored, spread))?
            }
            Remedy::Say { text } => {
                let text =
                    text.fill(&self.facts).map_err(|problem| guard::unknown(&problem, &self.asks, cite))?;
                vec![Worked::Say { text }]
            }
        })
    }
}

/// Something that moves in the standings.
fn moved(side: Option<Side>, halves: i32, scored: Points, spread: Points) -> Worked {
    Worked::Table { side, halves, scored, spread }
}

/// Who pays.
#[derive(Clone, Copy)]
pub(in crate::tournament) struct Payer<'p> {
    /// In which game.
    pub(in crate::tournament) game: GameRef,
    /// At which side.
    pub(in crate::tournament) side: Side,
    /// His name.
    pub(in crate::tournament) player: &'p str,
}

/// What is paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::tournament) struct Price {
    /// Unjustified units.
    pub(in crate::tournament) units: u16,
    /// Of these, units that cost nothing.
    pub(in crate::tournament) free: u16,
    /// Points deducted; zero or negative.
    pub(in crate::tournament) points: Points,
    /// Crosses.
    pub(in crate::tournament) crosses: u16,
    /// Turns that the crosses cost.
    pub(in crate::tournament) turns_by_crosses: u16,
    /// Turns to come that are lost besides.
    pub(in crate::tournament) turns_besides: u16,
    /// Points for the opponent.
    pub(in crate::tournament) credited: Points,
}

impl Transaction<'_> {
    /// What so many unjustified units cost by chapter `[penalty]`, where `used` free units of the same decision are
    /// used up already. `None` where nothing is counted.
    pub(in crate::tournament) fn price(&self, payer: Payer<'_>, units: u16, used: u16) -> Option<Price> {
        let penalty = &self.ctx.law.ruleset.penalty;
        if units == 0 || penalty.kind.value == PenaltyKind::None {
            return None;
        }
        let counters = self.counters(payer);
        let left = penalty.free.value.saturating_sub(counters.free_used.saturating_add(used));
        let free = units.min(left);
        let charged = units - free;
        let mut price = Price { units, free, ..Price::default() };
        match penalty.kind.value {
            PenaltyKind::Points(each) => {
                price.points = Points(each.0.saturating_mul(i32::from(charged)));
                if penalty.credit_opponent.value {
                    price.credited = Points(price.points.0.saturating_neg());
                }
            }
            PenaltyKind::Cross => {
                price.crosses = charged;
                price.turns_by_crosses = self.turns_for(payer, charged);
            }
            PenaltyKind::None => {}
        }
        Some(price)
    }

    /// How many turns so many more crosses cost, whatever they were given for.
    pub(super) fn turns_for(&self, payer: Payer<'_>, new: u16) -> u16 {
        let Some(rule) = &self.ctx.law.ruleset.penalty.crosses else { return 0 };
        let before = self.counters(payer).crosses;
        let costs = |cross: u16| {
            if rule.each_further.value {
                cross >= rule.threshold.value
            } else {
                cross.is_multiple_of(rule.threshold.value)
            }
        };
        (1..=new).filter(|more| costs(before.saturating_add(*more))).count() as u16
    }

    /// What is counted for him so far, over what chapter `[penalty]` counts.
    pub(in crate::tournament) fn counters(&self, payer: Payer<'_>) -> Counters {
        match self.ctx.law.ruleset.penalty.scope.value {
            Scope::Event => self.state.event_counters.get(payer.player).copied().unwrap_or_default(),
            Scope::Game => self.state.counters_of(payer.game.round, payer.game.table)[payer.side.index()],
        }
    }

    /// Whether it is a side's own time in which the cause came up: whoever challenges a word does so in his own.
    fn in_own_time(&self, cause: &Cause, side: Side) -> bool {
        match cause {
            Cause::Slip(id) => self.state.slips.get(id).is_some_and(|slip| slip.challenger == side),
            Cause::Claim(id) => self.state.claims.get(id).is_some_and(|claim| {
                let running = self.ctx.law.ruleset.offence(&claim.offence).and_then(|it| it.value.running);
                let speaks = claim.claimant.side(claim.offender);
                running.zip(speaks).is_some_and(|(running, speaks)| running.of(speaks) == side)
            }),
            Cause::Sanction(_) | Cause::Award(_) | Cause::Threshold(_) | Cause::Run(_) => false,
        }
    }

    /// Imposes what a side pays; `cite` is what led to it, the chapter's own paragraphs are added.
    pub(in crate::tournament) fn impose(
        &mut self,
        cause: &Cause,
        payer: Payer<'_>,
        price: &Price,
        cite: Vec<Citation>,
    ) {
        let penalty = &self.ctx.law.ruleset.penalty;
        let mut all = cite;
        if price.units > 0 {
            all.extend([penalty.kind.cite.clone(), penalty.unit.cite.clone()]);
        }
        if price.free > 0 {
            all.push(penalty.free.cite.clone());
        }
        let mut turns_lost = price.turns_besides;
        if let Some(rule) = penalty.crosses.as_ref().filter(|_| price.turns_by_crosses > 0) {
            all.push(rule.threshold.cite.clone());
            turns_lost = turns_lost.saturating_add(price.turns_by_crosses);
            // Where the turn in progress is lost, it is owed no more; the opponent's is not his to lose.
            if let Some(turn) = rule.turn.as_ref().filter(|turn| turn.value == Turn::This)
                && self.in_own_time(cause, payer.side)
            {
                all.push(turn.cite.clone());
                turns_lost = turns_lost.saturating_sub(1);
            }
        }
        let event = Event::Conduct(ConductEvent::PenaltyImposed(PenaltyImposed {
            cause: cause.clone(),
            table: payer.game.table,
            round: payer.game.round,
            side: payer.side,
            units: price.units,
            free: price.free,
            points: price.points,
            crosses: price.crosses,
            turns_lost,
            credited: price.credited,
        }));
        let all = once_each(all);
        self.push(event, all.clone());
        self.recount(payer.game, cause, &all);
    }
}

/// Each paragraph once, in its order.
pub(in crate::tournament) fn once_each(cite: Vec<Citation>) -> Vec<Citation> {
    let mut once = Vec::with_capacity(cite.len());
    for one in cite {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}
