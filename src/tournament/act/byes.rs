//! What players get who sit at no table in a round: as it begins, or later, where they came late to it.

use super::unfinished::outweighed;
use crate::domain::{Role, Round};
use crate::rules::{Award, Cited, DutyCause, Facts, Serves};
use crate::tournament::command::{GiveBye, RoundCommand, StartRound};
use crate::tournament::decide::{Decision, Transaction, tally};
use crate::tournament::event::{ByeEntered, ByeGiven, Cause, Event, RoundEvent, RulesetAct, SideResult};
use crate::tournament::guard::{DecisionCtx, allows};
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, RoundReason, Subject};
use crate::tournament::state::{Exclusion, State};
use crate::tournament::{guard, score};

const BYE: OfferListing = OfferListing::at(16, "kind-play").called("offer-bye").sought("sought-pair-late");

/// What may be given now to somebody who has no game in the round that has begun.
struct ByeGrant<'g> {
    /// The award.
    award: &'g Cited<Award>,
    /// Who has neither a game nor a bye, as they were entered; never nobody.
    players: Vec<&'g str>,
}

impl<'a> DecisionCtx<'a> {
    /// Who may be given now, without a table, what an award gives in the round that has begun.
    ///
    /// # Errors
    /// Where no round has begun, the award is for games, another office gives it, the results are final, or nobody is
    /// without a game or a bye.
    fn may_give_bye(&self, award: &str) -> Result<ByeGrant<'a>, Refusal> {
        let state = self.state;
        let found = self.award(award)?;
        let (award, cite) = (&found.value, &found.cite);
        if award.serves.is_none() {
            return Err(Refusal::by(RoundReason::OnlyAtTable { name: award.name.clone() }, cite));
        }
        if state.round.0 == 0 {
            return Err(Refusal::by(RoundReason::NoneBegun, cite));
        }
        self.given_to(&Self::bye_offices(award), Subject::Named(award.name.clone()), cite)?;
        self.results_are_open()?;
        allows(
            award.allowed_if.as_ref(),
            award.otherwise.as_deref(),
            &self.known_unasked(),
            &award.asks,
            cite,
        )?;
        let free = |name: &&'a str| self.without_game(name, found).is_ok();
        let players: Vec<&'a str> = state.players.iter().map(|it| it.name.as_str()).filter(free).collect();
        if players.is_empty() {
            return Err(Refusal::by(RoundReason::EverybodyPlays { round: state.round }, cite));
        }
        Ok(ByeGrant { award: found, players })
    }

    /// Who gives it to somebody that he has no game: whoever awards it, and whoever pairs the round.
    pub(super) fn bye_offices(award: &Award) -> Vec<Role> {
        let mut offices = award.by.clone();
        if !offices.contains(&Role::Director) {
            offices.push(Role::Director);
        }
        offices
    }

    /// Whether a player has neither a game nor a bye in the round that has begun, and may play in it, so that an award
    /// may be given for that.
    ///
    /// # Errors
    /// Where he has one, is excluded, or has gone home and is to get a bye: he has no opponent to wait for.
    fn without_game(&self, player: &str, award: &Cited<Award>) -> Result<(), Refusal> {
        let (state, round) = (self.state, self.state.round);
        if let Some((table, _)) = state.seat(player) {
            return Err(Refusal::own(RoundReason::HasGame { player: player.to_owned(), table }));
        }
        if let Some(bye) = state.byes.iter().find(|it| it.round == round && it.player == *player) {
            let name = self.law.ruleset.award(&bye.award).map(|it| it.value.name.clone()).unwrap_or_default();
            return Err(Refusal::own(RoundReason::HasBye { player: player.to_owned(), name }));
        }
        if let Some(excluded) = self.excluded_from(player, round) {
            return Err(self.excluded(player, excluded));
        }
        if award.value.serves == Some(Serves::Bye) && self.has_withdrawn(player) {
            return Err(Refusal::by(RoundReason::HasWithdrawn { player: player.to_owned() }, &award.cite));
        }
        Ok(())
    }

    /// That somebody was excluded, by what, and by which paragraph.
    pub(super) fn excluded(&self, player: &str, excluded: &Exclusion) -> Refusal {
        let why = RoundReason::PlayerExcluded {
            player: player.to_owned(),
            from: excluded.from,
            round: excluded.round,
            why: excluded.why.clone(),
        };
        Refusal { cite: self.excluded_by(&excluded.why), why: why.into() }
    }
}

/// Somebody who has no game gets what an award gives for that, in the round that has begun.
pub(super) fn give(ctx: &DecisionCtx<'_>, command: &GiveBye) -> Decision {
    let found = ctx.may_give_bye(&command.award)?.award;
    let (player, award, round) = (&command.player, &found.value, ctx.state.round);
    if !ctx.state.players.has(player) {
        let bye = award.serves == Some(Serves::Bye);
        return Err(Refusal::own(RoundReason::NotEntered { player: player.clone(), table: None, bye }));
    }
    ctx.without_game(player, found)?;
    let bye = ByeGiven {
        round,
        player: player.clone(),
        award: award.id.clone(),
        result: worth(ctx, found, round)?,
    };
    // What is asked of byes is asked with those that were given as the round began.
    let alone = with_the_others(ctx, player, award.serves);
    let unfinished = ctx.may_pair(&alone)?;
    let anyway = outweighed(&unfinished, round, command.anyway.as_deref())?;
    let mut tx = Transaction::new(ctx);
    let this = Cause::Award(RulesetAct { id: award.id.clone(), entry: tx.state.next_entry() });
    let entered = RoundEvent::ByeEntered(ByeEntered { bye, name: award.name.clone(), unfinished, anyway });
    tx.push(Event::Round(entered), vec![found.cite.clone()]);
    tally::duties(&mut tx, &DutyCause::Award(award.id.clone()), Some(&this), player);
    for counter in &award.counts {
        tally::count(&mut tx, &this, player, None, counter, &found.cite)?;
    }
    tx.finish()
}

/// What followed, of the byes of these players in this round, from those that were entered after it had begun.
pub(super) fn entered(state: &State, players: &[String]) -> Vec<Cause> {
    let of_this = state.revocable_entries().filter(|(_, given)| {
        let Event::Round(RoundEvent::ByeEntered(it)) = &*given.event else { return false };
        it.bye.round == state.round && players.contains(&it.bye.player)
    });
    of_this.filter_map(|(entry, _)| state.acts.get(&entry)).map(|act| act.cause.clone()).collect()
}

/// The round as if this player alone were paired in it, beside those who have a bye: all others have games, or none.
fn with_the_others(ctx: &DecisionCtx<'_>, player: &str, serves: Option<Serves>) -> StartRound {
    let (state, round) = (ctx.state, ctx.state.round);
    let mut byes: Vec<String> = Vec::new();
    if serves == Some(Serves::Bye) {
        let bye = score::serving(&ctx.law.ruleset, Serves::Bye).map(|it| it.value.id.as_str());
        let given = state.byes.iter().filter(|it| it.round == round && Some(it.award.as_str()) == bye);
        byes.extend(given.map(|it| it.player.clone()));
        byes.push(player.to_owned());
    }
    let missed = state.players.iter().map(|it| it.name.clone()).filter(|name| !byes.contains(name)).collect();
    StartRound { byes, missed, last: state.last_round, ..StartRound::new(round, Vec::new()) }
}

/// What an award is worth to a player who sits at no table.
fn worth(ctx: &DecisionCtx<'_>, award: &Cited<Award>, round: Round) -> Result<SideResult, Refusal> {
    let facts = Facts::from([("round".to_owned(), i64::from(round.0))]);
    score::by_bye(&ctx.law.ruleset.results, &award.value, &facts)
        .map_err(|problem| guard::unknown(&problem, &award.value.asks, &award.cite))
}

/// What players get who sit at no table in this round.
pub(super) fn without_table(
    tx: &mut Transaction<'_>,
    round: Round,
    players: &[String],
    what: Serves,
) -> Result<(), Refusal> {
    if players.is_empty() {
        return Ok(());
    }
    let rules = &tx.ctx.law.ruleset;
    let Some(award) = score::serving(rules, what) else {
        return match what {
            // That they miss it stands with the round; where the regulation says no more, nothing follows.
            Serves::Missed | Serves::Late => Ok(()),
            Serves::Bye => {
                let why = RoundReason::NothingForThem { players: players.to_vec() };
                Err(Refusal::by(why, &rules.results.win.cite))
            }
        };
    };
    let result = worth(tx.ctx, award, round)?;
    let id = &award.value.id;
    for player in players {
        let given = ByeGiven { round, player: player.clone(), award: id.clone(), result };
        tx.push(Event::Round(RoundEvent::ByeGiven(given)), vec![award.cite.clone()]);
        tally::duties(tx, &DutyCause::Award(id.clone()), None, player);
    }
    Ok(())
}

impl OfferMenu<'_> {
    /// Whoever has no game and gets none, gets what the regulation gives for that.
    pub(super) fn byes(&mut self) {
        let rules = &self.ctx.law.ruleset;
        for award in rules.awards.iter().filter(|it| it.value.serves.is_some()) {
            let offices = DecisionCtx::bye_offices(&award.value);
            let by = self.acting(&offices);
            let ctx = DecisionCtx { by: &by, ..self.ctx };
            let Ok(grant) = ctx.may_give_bye(&award.value.id) else { continue };
            let players = grant.players.iter().map(|name| (*name).to_owned()).collect();
            let bye = GiveBye { player: String::new(), award: award.value.id.clone(), anyway: None };
            let serves = self.ctx.may_serve_as(&offices) || offices.is_empty();
            self.add(BYE, RoundCommand::GiveBye(bye), &award.cite)
                .named(&award.value.name, "")
                .by(&offices)
                .serving(serves)
                .asks([("player", Need::Player(players)), ("anyway", Need::Reason { must: false })]);
        }
    }
}
