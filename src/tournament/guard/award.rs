//! What is said with an award, against what is on record of the game.

use crate::domain::{Millis, Side};
use crate::rules::{Award, Cited, Facts, NoValue};
use crate::tournament::event::GameRef;
use crate::tournament::refusal::{Refusal, ResultReason};

use super::{DecisionCtx, unknown};

/// The question for overtime, in seconds.
const OVER: &str = "over_s";

/// The questions for what two have played, whichever of them is named first.
const PLAYED: [&str; 2] = ["score_a", "score_b"];

impl DecisionCtx<'_> {
    /// What is awarded for overtime, as its question for that says, is awarded for more than a game survives.
    ///
    /// # Errors
    /// Where the overtime was not said, the game survives it, or it is more than all the time since the round began.
    pub(in crate::tournament) fn long_enough(
        &self,
        game: GameRef,
        award: &Cited<Award>,
        known: &Facts,
    ) -> Result<(), Refusal> {
        let Some(rule) = &self.law.ruleset.time.overtime else { return Ok(()) };
        let asked = award.value.asks.iter().any(|ask| ask.fact == OVER);
        let Some(max) = rule.max.as_ref().filter(|_| asked) else { return Ok(()) };
        let Some(over) = known.get(OVER).map(|over| Millis::secs(*over)) else {
            return Err(unknown(&NoValue::Missing(OVER.to_owned()), &award.value.asks, &award.cite));
        };
        if !rule.ends_game(over) {
            return Err(Refusal::by(ResultReason::SurvivesOvertime { over, most: max.value }, &max.cite));
        }
        let playing = self.state.game_of(game).filter(|_| game.round == self.state.round);
        match playing.and_then(|game| self.round_gone(game)) {
            Some(gone) if gone < over => {
                Err(Refusal::by(ResultReason::OverBeyondRound { over, gone }, &max.cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Who has played a turn is said, where that is counted.
    ///
    /// # Errors
    /// Where it was not.
    pub(in crate::tournament) fn told_who_moved(award: &Cited<Award>, known: &Facts) -> Result<(), Refusal> {
        let counted = !award.value.counts_unmoved.is_empty();
        let missing =
            Side::BOTH.map(Award::moved).into_iter().find(|fact| counted && !known.contains_key(*fact));
        missing.map_or(Ok(()), |fact| {
            Err(unknown(&NoValue::Missing(fact.to_owned()), &award.value.asks, &award.cite))
        })
    }

    /// What two have played, as the questions of an award for that say, is what their result says, where it is entered.
    ///
    /// # Errors
    /// Where the game has a result that was played, with other points.
    pub(in crate::tournament) fn as_played(
        &self,
        game: GameRef,
        award: &Cited<Award>,
        known: &Facts,
    ) -> Result<(), Refusal> {
        let Some(played) = self.state.played(game.round, game.table).filter(|played| !played.awarded) else {
            return Ok(());
        };
        let [Some(one), Some(other)] = PLAYED.map(|fact| known.get(fact).copied()) else { return Ok(()) };
        let [a, b] = played.sides.map(|side| side.scored);
        let entered = [i64::from(a.0), i64::from(b.0)];
        if entered == [one, other] || entered == [other, one] {
            return Ok(());
        }
        Err(Refusal::by(ResultReason::OtherScores { table: game.table, a, b }, &award.cite))
    }
}
