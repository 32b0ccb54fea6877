//! What a game counts: by its points, or by what the ruleset awards.

use crate::domain::{Points, Side};
use crate::rules::{
    Against, Award, AwardScore, Cited, Facts, GameResult, NoValue, ResultRules, Ruleset, Serves,
};

use super::event::SideResult;

/// A side that gets nothing: nobody sits there, or the award says nothing of it.
const NOTHING: SideResult =
    SideResult { result: GameResult::None, halves: 0, scored: Points(0), spread: Points(0) };

/// Half points for a result.
pub fn halves(rules: &ResultRules, result: GameResult) -> u16 {
    match result {
        GameResult::Win => rules.win.value,
        GameResult::Draw => rules.draw.value,
        GameResult::Loss => rules.loss.value,
        GameResult::None => 0,
    }
}

/// What each side gets for a game that ended with these points, `A` first.
pub fn by_points(rules: &ResultRules, scores: [Points; 2]) -> [SideResult; 2] {
    Side::BOTH.map(|side| {
        let (own, other) = (scores[side.index()], scores[side.other().index()]);
        let result = match own.cmp(&other) {
            std::cmp::Ordering::Greater => GameResult::Win,
            std::cmp::Ordering::Equal => GameResult::Draw,
            std::cmp::Ordering::Less => GameResult::Loss,
        };
        let spread = Points(own.0.saturating_sub(other.0));
        SideResult { result, halves: halves(rules, result), scored: own, spread }
    })
}

/// What a player gets who plays alone. Nobody wins; the second score is what was possible (the best move of every
/// turn, in a duplicate), as far as it was entered.
pub fn alone(scores: [Points; 2]) -> [SideResult; 2] {
    scores.map(|scored| SideResult { scored, ..NOTHING })
}

/// What each side gets by an award, `A` first; `against` is who loses it where it goes against one.
///
/// Where it goes against both, each is valued as the loser with his own points: `score_loser` is then the score of
/// `A` and `score_winner` that of `B`, and they change places for `B`.
///
/// # Errors
/// Where the award needs a fact that is not known.
pub fn by_award(
    rules: &ResultRules,
    award: &Award,
    against: Option<Side>,
    facts: &Facts,
) -> Result<[SideResult; 2], NoValue> {
    let gets = |score: Option<&AwardScore>, facts: &Facts| worth(rules, score, facts);
    let (winner, loser) = (award.winner.as_ref(), award.loser.as_ref());
    let [a, b] = match (award.against, against) {
        (Against::One, Some(Side::A)) => [gets(loser, facts)?, gets(winner, facts)?],
        (Against::One, _) => [gets(winner, facts)?, gets(loser, facts)?],
        (Against::Both, _) => [gets(loser, facts)?, gets(loser, &swapped(facts))?],
        (Against::None, _) => [gets(winner, facts)?, gets(winner, facts)?],
    };
    Ok([settled(a, b.0.scored), settled(b, a.0.scored)])
}

/// What an award gives each side where these are its points, `A` first: what is asked of the points is answered by
/// them, and what is answered by yes or no either way.
///
/// `None` where it gives no such points.
pub fn by_award_with(
    rules: &ResultRules,
    award: &Award,
    against: Option<Side>,
    scores: [Points; 2],
) -> Option<[SideResult; 2]> {
    let loser = if award.against == Against::Both { Side::A } else { against? };
    let points = |side: Side| i64::from(scores[side.index()].0);
    let mut facts = Facts::new();
    facts.insert("score_winner".to_owned(), points(loser.other()));
    facts.insert("score_loser".to_owned(), points(loser));
    let open: Vec<&str> = award.asks.iter().filter(|ask| ask.yes_no).map(|ask| ask.fact.as_str()).collect();
    (0..1_u32 << open.len()).find_map(|answers| {
        let mut facts = facts.clone();
        let answered =
            open.iter().enumerate().map(|(at, fact)| ((*fact).to_owned(), i64::from(answers >> at & 1)));
        facts.extend(answered);
        by_award(rules, award, against, &facts).ok().filter(|sides| sides.map(|side| side.scored) == scores)
    })
}

/// What a player gets for a bye.
///
/// # Errors
/// Where the award needs a fact that is not known.
pub fn by_bye(rules: &ResultRules, award: &Award, facts: &Facts) -> Result<SideResult, NoValue> {
    Ok(settled(worth(rules, award.winner.as_ref(), facts)?, Points(0)))
}

/// A result whose spread may still be the difference of the points.
type Open = (SideResult, bool);

fn settled((mut side, open): Open, other: Points) -> SideResult {
    if open {
        side.spread = Points(side.scored.0.saturating_sub(other.0));
    }
    side
}

fn worth(rules: &ResultRules, score: Option<&AwardScore>, facts: &Facts) -> Result<Open, NoValue> {
    let Some(score) = score else { return Ok((NOTHING, false)) };
    let points =
        |value: i64| Points(i32::try_from(value).unwrap_or(if value < 0 { i32::MIN } else { i32::MAX }));
    let scored = points(score.scored.value(facts)?);
    let spread = score.spread.as_ref().map(|spread| spread.value(facts)).transpose()?;
    let halves = halves(rules, score.result);
    let side =
        SideResult { result: score.result, halves, scored, spread: points(spread.unwrap_or_default()) };
    Ok((side, spread.is_none()))
}

fn swapped(facts: &Facts) -> Facts {
    let mut facts = facts.clone();
    let (winner, loser) = (facts.remove("score_winner"), facts.remove("score_loser"));
    facts.extend(winner.map(|it| ("score_loser".to_owned(), it)));
    facts.extend(loser.map(|it| ("score_winner".to_owned(), it)));
    facts
}

/// The award for a player of a round who sits at no table: the one that says that it serves.
///
/// For a bye, where none says so, the award against nobody that asks nothing and is won, else the one that is drawn;
/// what counts as lost is no bye.
pub fn serving(ruleset: &Ruleset, what: Serves) -> Option<&Cited<Award>> {
    let with = |result: GameResult| {
        ruleset.awards.iter().find(|it| {
            let award = &it.value;
            let gets = award.winner.as_ref().map(|winner| winner.result);
            let free = award.serves.is_none() && award.asks.is_empty();
            free && award.against == Against::None && gets == Some(result)
        })
    };
    let said = ruleset.awards.iter().find(|it| it.value.serves == Some(what));
    let clear = || (what == Serves::Bye).then(|| with(GameResult::Win).or_else(|| with(GameResult::Draw)));
    said.or_else(|| clear().flatten())
}
