//! Settling what follows: from the remedies of the ruleset to sides, numbers and sentences, and from those to events
//! and orders.

use std::collections::BTreeSet;

use crate::clock::Order;
use crate::domain::{Citation, Millis, Points, Side};
use crate::rules::{Ask, Cited, Expr, Facts, Item, Remedy, Ruleset, Who};
use crate::tournament::event::{Cause, Follows, GameRef, Worked};
use crate::tournament::refusal::{Refusal, RefusalCode};

use super::draft::Draft;
use super::gate::unknown;
use super::price::Payer;

pub(super) use super::carry::carry_out;
pub(super) use super::tally::{count, duties};

/// More points than any game has.
const MOST_POINTS: i64 = 1_000_000;
/// More seconds than any clock has.
const MOST_SECONDS: i64 = 86_400;

/// Where and about whom something follows.
pub(super) struct Scene {
    /// The game; `None` for what is imposed on a player who plays none.
    pub(super) game: Option<GameRef>,
    /// The players, `A` first. Without a game the first is whom it is about, and there is no other.
    pub(super) players: [String; 2],
    /// About whom; `None` for a procedure that is about nobody.
    pub(super) offender: Option<Side>,
    /// What is known.
    pub(super) facts: Facts,
    /// What was asked, for the words of a refusal.
    pub(super) asks: Vec<Ask>,
    /// What led to it.
    pub(super) cause: Cause,
    /// Why, as a person wrote it, or what it is called.
    pub(super) reason: String,
}

/// What follows, worked out.
#[derive(Default)]
pub(super) struct Settlement {
    /// What, each with its paragraph.
    pub(super) follows: Vec<Follows>,
    /// Unjustified units for each side, `A` first.
    pub(super) units: [u16; 2],
    /// Of these, units that cost nothing.
    pub(super) free: [u16; 2],
}

impl Settlement {
    /// The paragraphs on which it rests.
    pub(super) fn cites(&self) -> impl Iterator<Item = Citation> {
        self.follows.iter().map(|follows| follows.cite.clone())
    }

    fn push(&mut self, what: Worked, cite: &Citation) {
        self.follows.push(Follows { what, cite: cite.clone() });
    }
}

impl Scene {
    /// The scene of a player, in his game or without one, with what the draft knows.
    pub(super) fn of(
        draft: &Draft<'_>,
        game: Option<GameRef>,
        player: &str,
        cause: Cause,
        reason: String,
    ) -> Self {
        let seated = game.and_then(|game| draft.state.players_of(game));
        let side = seated
            .as_ref()
            .and_then(|players| Side::BOTH.into_iter().find(|side| players[side.index()] == player));
        let mut facts = draft.facts.clone();
        facts.entry("round".to_owned()).or_insert(i64::from(draft.state.round.0));
        let (game, players, offender) = match (seated, side) {
            (Some(players), Some(side)) => (game, players, side),
            _ => (None, [player.to_owned(), String::new()], Side::A),
        };
        Self { game, players, offender: Some(offender), facts, asks: Vec::new(), cause, reason }
    }

    /// The name at a side.
    pub(super) fn player(&self, side: Side) -> &str {
        &self.players[side.index()]
    }

    /// The sides that somebody sits at.
    fn sides(&self, who: Who, cite: &Citation) -> Result<Vec<Side>, Refusal> {
        let wanted = match (who, self.offender) {
            (Who::Both, _) => Side::BOTH.to_vec(),
            (Who::Offender, Some(side)) => vec![side],
            (Who::Claimant, Some(side)) => vec![side.other()],
            (_, None) => Vec::new(),
        };
        let there: Vec<Side> = wanted.into_iter().filter(|side| !self.player(*side).is_empty()).collect();
        if there.is_empty() {
            return Err(Refusal::cited(
                RefusalCode::MissingFact,
                "what follows is about a player, and nobody sits there",
                "it needs a game with both players, and whom it is about",
                cite,
            ));
        }
        Ok(there)
    }

    /// The side, or `None` for both.
    fn one(&self, who: Who, cite: &Citation) -> Result<Option<Side>, Refusal> {
        match who {
            Who::Both => Ok(None),
            one => Ok(self.sides(one, cite)?.first().copied()),
        }
    }

    /// The game in which something follows.
    pub(super) fn game(&self, cite: &Citation) -> Result<GameRef, Refusal> {
        self.game.ok_or_else(|| {
            Refusal::cited(
                RefusalCode::MissingFact,
                format!("{} plays no game now, and what follows counts in a game", self.players[0]),
                "wait until the game is paired, or choose what needs no game",
                cite,
            )
        })
    }

    /// A side of the game, as somebody who pays.
    pub(super) fn payer(&self, game: GameRef, side: Side) -> Payer<'_> {
        Payer { game, side, player: self.player(side) }
    }

    fn value(&self, expr: &Expr, cite: &Citation) -> Result<i64, Refusal> {
        expr.value(&self.facts).map_err(|problem| unknown(&problem, &self.asks, cite))
    }

    fn points(&self, expr: &Expr, cite: &Citation) -> Result<Points, Refusal> {
        let value = self.value(expr, cite)?.clamp(-MOST_POINTS, MOST_POINTS);
        Ok(Points(i32::try_from(value).unwrap_or_default()))
    }

    fn time(&self, expr: &Expr, cite: &Citation) -> Result<Millis, Refusal> {
        Ok(Millis::secs(self.value(expr, cite)?.clamp(-MOST_SECONDS, MOST_SECONDS)))
    }

    fn each(&self, who: Who, cite: &Citation, what: impl Fn(Side) -> Worked) -> Result<Vec<Worked>, Refusal> {
        Ok(self.sides(who, cite)?.into_iter().map(what).collect())
    }

    /// A remedy with its sides and numbers; the penalty of the chapter is worked out elsewhere.
    fn worked(&self, remedy: &Remedy, cite: &Citation) -> Result<Vec<Worked>, Refusal> {
        let clock = |order| Worked::Clock { order };
        if counts_in_a_game(remedy) {
            self.game(cite)?;
        }
        Ok(match remedy {
            Remedy::Penalty { .. } => Vec::new(),
            Remedy::Cross { who } => self.each(*who, cite, |side| Worked::Cross { side })?,
            Remedy::Points { who, amount } => {
                let points = self.points(amount, cite)?;
                self.each(*who, cite, |side| Worked::Points { side, points })?
            }
            Remedy::SetScore { score } => vec![Worked::SetScore { score: self.points(score, cite)? }],
            Remedy::CorrectScore => vec![Worked::CorrectScore],
            Remedy::CorrectRecord => vec![Worked::CorrectRecord],
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
                self.each(*who, cite, |side| Worked::Count { side, counter: counter.clone() })?
            }
            Remedy::Award { award, against } => {
                vec![Worked::Award { award: award.clone(), against: self.one(*against, cite)? }]
            }
            Remedy::Exclude { who, from } => {
                self.each(*who, cite, |side| Worked::Exclude { side, from: *from })?
            }
            Remedy::Procedure { procedure } => vec![Worked::Procedure { procedure: procedure.clone() }],
            Remedy::Relook => vec![Worked::Relook],
            Remedy::AnnulMove { who } => self.each(*who, cite, |side| Worked::AnnulMove { side })?,
            Remedy::Spread { who, points } => {
                let points = self.points(points, cite)?;
                self.each(*who, cite, |side| moved(side, 0, Points(0), points))?
            }
            Remedy::Table { who, half_points, scored, spread } => {
                let part =
                    |expr: &Option<Expr>| expr.as_ref().map_or(Ok(Points(0)), |expr| self.points(expr, cite));
                let (halves, scored, spread) = (part(half_points)?.0, part(scored)?, part(spread)?);
                self.each(*who, cite, |side| moved(side, halves, scored, spread))?
            }
            Remedy::Say { text } => {
                let text = text.fill(&self.facts).map_err(|problem| unknown(&problem, &self.asks, cite))?;
                vec![Worked::Say { text }]
            }
        })
    }
}

/// Something that moves in the standings.
fn moved(side: Side, halves: i32, scored: Points, spread: Points) -> Worked {
    Worked::Table { side, halves, scored, spread }
}

/// Whether a remedy makes no sense without a game.
fn counts_in_a_game(remedy: &Remedy) -> bool {
    matches!(
        remedy,
        Remedy::Cross { .. }
            | Remedy::Penalty { .. }
            | Remedy::Points { .. }
            | Remedy::LoseTurn { .. }
            | Remedy::ClockStop
            | Remedy::ClockStart { .. }
            | Remedy::ClockAdd { .. }
            | Remedy::ClockSet { .. }
            | Remedy::Award { .. }
            | Remedy::Procedure { .. }
    )
}

/// The remedies with sides and numbers worked out; those whose condition does not hold are left out.
///
/// # Errors
/// Where a number, a game or a player that it needs is not known.
pub(super) fn work_out(
    draft: &Draft<'_>,
    scene: &Scene,
    items: &[Cited<Item>],
) -> Result<Settlement, Refusal> {
    let mut settled = Settlement::default();
    for item in items {
        if let Some(condition) = &item.value.only_if
            && scene.value(condition, &item.cite)? == 0
        {
            continue;
        }
        add(draft, scene, &item.value.remedy, &item.cite, &mut settled)?;
    }
    Ok(settled)
}

/// One remedy, worked out.
///
/// # Errors
/// As [`work_out`].
pub(super) fn work_out_one(
    draft: &Draft<'_>,
    scene: &Scene,
    remedy: &Remedy,
    cite: &Citation,
) -> Result<Settlement, Refusal> {
    let mut settled = Settlement::default();
    add(draft, scene, remedy, cite, &mut settled)?;
    Ok(settled)
}

fn add(
    draft: &Draft<'_>,
    scene: &Scene,
    remedy: &Remedy,
    cite: &Citation,
    settled: &mut Settlement,
) -> Result<(), Refusal> {
    let Remedy::Penalty { who } = remedy else {
        for what in scene.worked(remedy, cite)? {
            settled.push(what, cite);
        }
        return Ok(());
    };
    let game = scene.game(cite)?;
    let free = &draft.desk.law.ruleset.penalty.free;
    for side in scene.sides(*who, cite)? {
        let index = side.index();
        let Some(price) = draft.price(scene.payer(game, side), 1, settled.free[index]) else { continue };
        settled.units[index] = settled.units[index].saturating_add(price.units);
        settled.free[index] = settled.free[index].saturating_add(price.free);
        if price.free > 0 {
            let text = format!("It is one of the {} that cost nothing.", free.value);
            settled.push(Worked::Say { text }, &free.cite);
        }
        if price.points.0 != 0 {
            settled.push(Worked::Points { side, points: price.points }, cite);
        }
        for _ in 0..price.crosses {
            settled.push(Worked::Cross { side }, cite);
        }
        if price.credited.0 != 0 {
            settled.push(Worked::Points { side: side.other(), points: price.credited }, cite);
        }
    }
    Ok(())
}

/// Everything that may have to be known for these remedies: what is asked anyway, and what the procedures, the awards
/// and the thresholds ask that they lead to. Each fact is asked for once.
pub(in crate::tournament) fn asked<'r>(
    rules: &'r Ruleset,
    asks: &[Ask],
    remedies: impl Iterator<Item = &'r Remedy>,
) -> Vec<Ask> {
    let mut all = asks.to_vec();
    let mut open: Vec<&Remedy> = remedies.collect();
    let mut seen = BTreeSet::new();
    let mut counters: Vec<&str> = Vec::new();
    while let Some(remedy) = open.pop() {
        let more: &[Ask] = match remedy {
            Remedy::Procedure { procedure } => match rules.procedure(procedure) {
                Some(found) if seen.insert(("procedure", procedure.as_str())) => {
                    open.extend(found.value.steps.iter().filter_map(|step| step.value.remedy.as_ref()));
                    &found.value.asks
                }
                _ => &[],
            },
            Remedy::Award { award, .. } => match rules.award(award) {
                Some(found) if seen.insert(("award", award.as_str())) => {
                    counters.extend(found.value.counts.iter().map(String::as_str));
                    &found.value.asks
                }
                _ => &[],
            },
            Remedy::Count { counter, .. } => {
                counters.push(counter);
                &[]
            }
            _ => &[],
        };
        for ask in more {
            if !all.iter().any(|known| known.fact == ask.fact) {
                all.push(ask.clone());
            }
        }
        for counter in counters.drain(..) {
            for threshold in rules.thresholds.iter().map(|it| &it.value).filter(|it| it.counter == counter) {
                if threshold.must && seen.insert(("threshold", threshold.id.as_str())) {
                    open.extend(threshold.effects.iter().map(|item| &item.value.remedy));
                }
            }
        }
    }
    all
}
