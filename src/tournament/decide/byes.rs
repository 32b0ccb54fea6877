//! What players get who sit at no table in a round: as it begins, or later, where they came late to it.

use crate::domain::Round;
use crate::rules::{Award, Cited, DutyCause, Facts, Serves};
use crate::tournament::command::{GiveBye, StartRound};
use crate::tournament::event::{Act, ByeEntered, ByeGiven, Cause, Event, RoundEvent, SideResult};
use crate::tournament::guard::{self, DecisionCtx};
use crate::tournament::refusal::{Refusal, RoundReason};
use crate::tournament::score;
use crate::tournament::state::State;

use super::transaction::Transaction;
use super::unfinished::outweighed;
use super::{Decision, tally};

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
    let this = Cause::Award(Act { id: award.id.clone(), entry: tx.state.next_entry() });
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
    let of_this = state.given().filter(|(_, given)| {
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
