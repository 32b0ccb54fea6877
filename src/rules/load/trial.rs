//! Trying expressions with some of the answers that may be given, to find what a reader of the file overlooks.

use crate::rules::{Ask, Expr, Facts, NoValue};

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
        written(&facts)
    })
}

fn written(facts: &Facts) -> String {
    facts.iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}

/// Answers with which an expression divides by zero, as a person reads them: ` where n = 0`. Every answer is tried
/// where there are few, else those beside the numbers that the expression itself names. What nobody is asked for is a
/// number of its own, so that only what is always zero is found.
pub(super) fn by_zero(asks: &[Ask], expr: &Expr) -> Option<String> {
    if !expr.divides() {
        return None;
    }
    let names = expr.names();
    let asked: Vec<&Ask> = asks.iter().filter(|ask| names.contains(&&*ask.fact)).collect();
    let most = (1..=TRIALS).rev().find(|most| all_of(*most, asked.len())).unwrap_or(1);
    let ends = asked.iter().flat_map(|ask| [ask.from, ask.to]);
    let marked: Vec<i64> = expr.numbers().into_iter().chain([0]).chain(ends).collect();
    let mut unasked = Facts::new();
    for (number, name) in (0..).zip(names.iter().filter(|name| asked.iter().all(|ask| ask.fact != **name))) {
        unasked.insert((*name).to_owned(), 9_973 + 17 * number);
    }
    let values = |ask: &Ask| {
        let beside = marked
            .iter()
            .flat_map(|at| [*at, at.saturating_sub(1), at.saturating_add(1), at.saturating_neg()]);
        let near = (0_i64..).map_while(|step| ask.from.checked_add(step));
        let mut values = Vec::new();
        for value in beside.chain(near.take(most)).filter(|value| (ask.from..=ask.to).contains(value)) {
            if values.len() < most && !values.contains(&value) {
                values.push(value);
            }
        }
        values
    };
    let found = combined(&asked, unasked.clone(), values).into_iter();
    let mut zero = found.filter(|facts| expr.value(facts) == Err(NoValue::Zero));
    zero.next().map(|mut facts| {
        facts.retain(|name, _| !unasked.contains_key(name));
        if facts.is_empty() { String::new() } else { format!(" where {}", written(&facts)) }
    })
}

/// Whether so many answers to each of so many questions can all be tried.
fn all_of(each: usize, questions: usize) -> bool {
    let power = u32::try_from(questions).ok().and_then(|power| each.checked_pow(power));
    power.is_some_and(|all| all <= TRIALS)
}

/// Combinations of the least, the greatest and some answers between; fewer of each where there are many questions.
fn answers(asked: &[&Ask]) -> Vec<Facts> {
    let each = (1..=6_usize).rev().find(|each| all_of(*each, asked.len())).unwrap_or(1);
    combined(asked, Facts::new(), |ask| some(ask, each))
}

/// Every combination of some answers to each question.
fn combined(asked: &[&Ask], known: Facts, some: impl Fn(&Ask) -> Vec<i64>) -> Vec<Facts> {
    let mut all = vec![known];
    for ask in asked {
        let some = some(ask);
        let each = |known: Facts| {
            let with = |value: &i64| {
                let mut known = known.clone();
                known.insert(ask.fact.clone(), *value);
                known
            };
            some.iter().map(with).collect::<Vec<_>>()
        };
        all = all.into_iter().flat_map(each).collect();
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
