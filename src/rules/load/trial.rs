//! Trying expressions with some of the answers that may be given, to find what a reader of the file overlooks.

use crate::rules::{Ask, Expr, Facts};

/// The most answers tried together.
const TRIALS: usize = 4096;

/// Answers with which both expressions hold, as a person reads them: `announced = 3, actual = 3`.
pub(super) fn both(asks: &[Ask], one: &Expr, other: &Expr) -> Option<String> {
    let names: Vec<&str> = one.names().into_iter().chain(other.names()).collect();
    let asked: Vec<&Ask> = asks.iter().filter(|ask| names.contains(&&*ask.fact)).collect();
    let holds = |facts: &Facts| one.holds(facts) == Ok(true) && other.holds(facts) == Ok(true);
    answers(&asked).into_iter().find(holds).map(|facts| {
        if facts.is_empty() {
            return "anything is so".to_owned();
        }
        facts.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
    })
}

/// Combinations of the least, the greatest and some answers between; fewer of each where there are many questions.
fn answers(asked: &[&Ask]) -> Vec<Facts> {
    let each = (1..=6_usize).rev().find(|each| {
        u32::try_from(asked.len())
            .ok()
            .and_then(|power| each.checked_pow(power))
            .is_some_and(|all| all <= TRIALS)
    });
    let mut all = vec![Facts::new()];
    for ask in asked {
        let some = some(ask, each.unwrap_or(1));
        all = all
            .into_iter()
            .flat_map(|known| {
                some.iter().map(move |value| {
                    let mut known = known.clone();
                    known.insert(ask.fact.clone(), *value);
                    known
                })
            })
            .collect();
    }
    all
}

fn some(ask: &Ask, most: usize) -> Vec<i64> {
    let middle = ask.from.midpoint(ask.to);
    let wanted = [
        ask.from,
        ask.to,
        ask.from.saturating_add(1),
        middle,
        ask.to.saturating_sub(1),
        middle.saturating_add(1),
    ];
    let mut some: Vec<i64> = Vec::new();
    for value in wanted.into_iter().filter(|value| (ask.from..=ask.to).contains(value)) {
        if some.len() < most && !some.contains(&value) {
            some.push(value);
        }
    }
    some
}
