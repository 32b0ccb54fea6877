//! Sanctions: who may impose what on whom, and when.

use crate::domain::{Citation, Side, TableId};
use crate::rules::{AskedFact, Cited, DutyCause, Excluded, Expr, Facts, Item, Phase, Sanction};
use crate::tournament::command::ConductCommand;
use crate::tournament::decide::execute::{execute, resolve};
use crate::tournament::decide::scene::{RemedyScene, once_each};
use crate::tournament::decide::tally::duties;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{Cause, ConductEvent, Event, GameRef, RulesetAct, SanctionImposed};
use crate::tournament::guard;
use crate::tournament::guard::{DecisionCtx, allows_unasked, asked, counts_in_a_game};
use crate::tournament::offer::{Need, OfferListing, OfferMenu, facts};
use crate::tournament::refusal::{ConductReason, Refusal, RoundReason, Subject};

const SANCTION: OfferListing = OfferListing::at(19, "kind-sanction").sought("sought-sanction");
const WITHOUT_GAME: OfferListing = SANCTION.called("offer-without-game");

/// The question whether a game of the player is under way, which the sanction then takes from them.
const IN_GAME: &str = "in_game";

/// A sanction that may be imposed now.
struct SanctionGrant<'g> {
    /// Which.
    sanction: &'g Cited<Sanction>,
    /// In which game; `None` where it needs none and none stands where it is for.
    game: Option<GameRef>,
    /// What may have to be known for it.
    asks: Vec<AskedFact>,
}

impl<'a> DecisionCtx<'a> {
    /// Whether a sanction may be imposed on a player now.
    ///
    /// # Errors
    /// Where the regulation does not have it, not for this office, not on this player, not now.
    fn may_impose(&self, sanction: &str, player: &str) -> Result<SanctionGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let found = rules.sanction(sanction).ok_or_else(|| {
            let known = rules.sanctions.iter().map(|it| (it.value.id.as_str(), &it.cite));
            self.unheard_of(Subject::Sanction, sanction, known)
        })?;
        let (rule, cite) = (&found.value, &found.cite);
        self.given_to(&rule.by, Subject::Named(rule.name.clone()), cite)?;
        self.results_are_open()?;
        self.plays_on(player, cite)?;
        let game = self.sanctioned_in(found, player)?;
        self.has_not_come(found, player)?;
        let asks = asked(rules, &rule.asks, rule.effects.iter().map(|item| &item.value.remedy));
        let known = self.known_unasked();
        allows_unasked(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
        if game.is_none()
            && let Some(item) = rule.effects.iter().find(|item| needs_game(&item.value, &known))
        {
            let player = player.to_owned();
            return Err(Refusal::by(ConductReason::FollowsInGame { player }, &item.cite));
        }
        Ok(SanctionGrant { sanction: found, game, asks })
    }

    /// Whether the player is one of the event's, and not excluded.
    fn plays_on(&self, player: &str, cite: &Citation) -> Result<(), Refusal> {
        let player = player.to_owned();
        if !self.state.players.has(&player) {
            return Err(Refusal::own(ConductReason::NotEntered { player }));
        }
        match self.state.exclusion(&player) {
            Some(out) if out.from == Excluded::Event || out.round == self.state.round => {
                let why = ConductReason::PlaysNoMore { player, round: out.round, why: out.why.clone() };
                Err(Refusal::by(why, cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// What is only for somebody who has not come: noted as missing at the table, or paired at none.
    fn has_not_come(&self, found: &Cited<Sanction>, player: &str) -> Result<(), Refusal> {
        let seat = self.state.seat(player).filter(|_| found.value.missing);
        let game = seat.and_then(|(table, side)| Some((self.state.game(table)?, side)));
        match game {
            Some((game, side)) if game.still_missing(side).is_none() => {
                Err(Refusal::by(RoundReason::WasNotAbsent { player: player.to_owned() }, &found.cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The game in which it is imposed; `None` where none is needed and none is being played. What is only for then is
    /// not imposed over a game under way.
    fn sanctioned_in(&self, found: &Cited<Sanction>, player: &str) -> Result<Option<GameRef>, Refusal> {
        let (rule, round) = (&found.value, self.state.round);
        let seat = self.state.seat(player).map(|(table, _)| table);
        match seat {
            Some(table) if rule.phases.contains(&self.state.phase(table)) => {
                let belongs = rule.of_game.is_empty() || rule.of_game.contains(&self.state.phase(table));
                Ok(belongs.then_some(GameRef { round, table }))
            }
            Some(table)
                if self.state.phase(table) == Phase::Playing || !rule.phases.contains(&Phase::None) =>
            {
                self.game_in(table, &rule.phases, Subject::Named(rule.name.clone()), &found.cite)
                    .map(|_| Some(GameRef { round, table }))
            }
            Some(_) => Ok(None),
            None if rule.phases.contains(&Phase::None) => Ok(None),
            None => {
                let (name, player) = (rule.name.clone(), player.to_owned());
                Err(Refusal::by(ConductReason::HasNoGame { name, player, round }, &found.cite))
            }
        }
    }
}

/// Whether something that follows counts in a game, whatever is answered.
fn needs_game(item: &Item, known: &Facts) -> bool {
    let applies = |condition: &Expr| condition.value(known).is_ok_and(|value| value != 0);
    counts_in_a_game(&item.remedy) && item.only_if.as_ref().is_none_or(applies)
}

pub(super) fn impose(
    ctx: &DecisionCtx<'_>,
    (id, player): (&str, &str),
    facts: &Facts,
    reason: &str,
    sure: &Sure,
) -> Decision {
    let SanctionGrant { sanction: found, game, asks } = ctx.may_impose(id, player)?;
    let (rule, cite) = (&found.value, &found.cite);
    guard::reason(reason, Subject::Named(rule.name.clone()), cite)?;
    let known = ctx.known(&asks, facts, cite)?;
    ctx.is_the_final_board(game.map_or(ctx.state.round, |game| game.round), facts)?;
    guard::allows(rule.allowed_if.as_ref(), rule.otherwise.as_deref(), &known, &asks, cite)?;
    plays_as_said(ctx, game, player, &known, cite)?;
    counted_as_said(ctx, player, &asks, &known, cite)?;
    let mut tx = Transaction::new(ctx);
    tx.facts = known;
    let cause = Cause::Sanction(RulesetAct { id: rule.id.clone(), entry: tx.state.next_entry() });
    let mut scene = RemedyScene::of(&tx, game, player, cause, (&rule.name, reason));
    scene.asks = asks;
    let resolved = resolve(&tx, &scene, &rule.effects)?;
    let event = SanctionImposed {
        sanction: rule.id.clone(),
        name: rule.name.clone(),
        player: player.to_owned(),
        table: scene.game.map(|game| game.table),
        facts: facts.clone(),
        reason: reason.to_owned(),
        effects: resolved.follows.clone(),
    };
    let cites = std::iter::once(cite.clone()).chain(resolved.cites()).collect();
    tx.push(Event::Conduct(ConductEvent::SanctionImposed(event)), once_each(cites));
    execute(&mut tx, &scene, &resolved)?;
    duties(&mut tx, &DutyCause::Sanction(rule.id.clone()), Some(&scene.cause), player);
    if let Some(game) = game {
        let against = Side::BOTH.into_iter().find(|side| scene.player(*side) == player);
        ctx.is_not_own((game, against), sure, cite)?;
        tx.leads_to_something((&rule.name, game), &resolved, sure, cite)?;
    }
    tx.finish()
}

/// Whether a game of the player is under way is what stands in the journal, whatever is answered.
fn plays_as_said(
    ctx: &DecisionCtx<'_>,
    game: Option<GameRef>,
    player: &str,
    known: &Facts,
    cite: &Citation,
) -> Result<(), Refusal> {
    // One that was awarded is decided: nothing more is lost in it.
    let under_way = |game: &GameRef| match ctx.state.phase(game.table) {
        Phase::Playing => true,
        Phase::Over => ctx.state.played(game.round, game.table).is_some_and(|played| !played.awarded),
        Phase::None | Phase::Before | Phase::HandedIn => false,
    };
    match game.filter(under_way) {
        Some(GameRef { table, .. }) if known.get(IN_GAME) == Some(&0) => {
            Err(Refusal::by(ConductReason::PlaysNow { player: player.to_owned(), table }, cite))
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether the player has come to as many of something as is answered is what was counted.
fn counted_as_said(
    ctx: &DecisionCtx<'_>,
    player: &str,
    asks: &[AskedFact],
    known: &Facts,
    cite: &Citation,
) -> Result<(), Refusal> {
    let wrong = |ask: &&AskedFact| {
        let reached = |id: &String| ctx.state.has_reached(player, id);
        known.get(&ask.fact) == Some(&1) && !ask.reached.as_ref().is_none_or(reached)
    };
    match asks.iter().find(wrong) {
        None => Ok(()),
        Some(ask) => {
            let (player, asked) = (player.to_owned(), ask.text.clone());
            Err(Refusal::by(ConductReason::NotCounted { player, asked }, cite))
        }
    }
}

impl OfferMenu<'_> {
    /// Sanctions for those who sit at a table.
    pub(super) fn sanctions_at(&mut self, table: TableId) {
        let players = self.ctx.state.game(table).map(|game| game.players.clone()).unwrap_or_default();
        for sanction in &self.ctx.law.ruleset.sanctions {
            let id = &sanction.value.id;
            let (of, may) = self.sides(table, |side| self.ctx.may_impose(id, &players[side.index()]));
            let seated = of.into_iter().map(|side| (side, players[side.index()].clone())).collect();
            self.sanction(SANCTION, sanction, Need::Seated(seated), may);
        }
    }

    /// A sanction on somebody.
    pub(super) fn sanction(
        &mut self,
        listed: OfferListing,
        sanction: &Cited<Sanction>,
        whom: Need,
        may: Result<(), Refusal>,
    ) {
        let (cite, it) = (&sanction.cite, &sanction.value);
        let remedies = it.effects.iter().map(|item| &item.value.remedy);
        let asks = asked(&self.ctx.law.ruleset, &it.asks, remedies);
        let impose = ConductCommand::Impose {
            sanction: it.id.clone(),
            player: String::new(),
            facts: Facts::new(),
            reason: String::new(),
            sure: Sure::new(),
        };
        self.add(listed, impose, cite)
            .named(&it.name, "")
            .by(&it.by)
            .checked(may)
            .asks([("player", whom)])
            .asks(facts(&it.asks, asks))
            .asks([("reason", Need::Reason { must: true })]);
    }

    /// Sanctions that need no game, for players who sit at no table now.
    pub(super) fn sanctions_without_game(&mut self) {
        let state = self.ctx.state;
        let all = state.players.iter().map(|player| player.name.as_str());
        let free: Vec<&str> = all.filter(|name| state.seat(name).is_none()).collect();
        if free.is_empty() {
            return;
        }
        for sanction in &self.ctx.law.ruleset.sanctions {
            let (mut players, mut may) = (Vec::new(), Ok(()));
            for name in &free {
                match self.ctx.may_impose(&sanction.value.id, name) {
                    Ok(_) => players.push((*name).to_owned()),
                    Err(refusal) => may = may.and(Err(refusal)),
                }
            }
            let may = if players.is_empty() { may } else { Ok(()) };
            self.sanction(WITHOUT_GAME, sanction, Need::Player(players), may);
        }
    }
}
