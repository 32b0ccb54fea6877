//! A second way to count, from the verdicts alone, to compare the core's counters with.

use std::collections::BTreeMap;

use ephor::domain::{Points, Round, Side, TableId};
use ephor::lexicon::Outcome;
use ephor::rules::{Penalty, PenaltyKind, Scope, Unit};
use ephor::tournament::{Counters, Event, Record, State};

/// What the verdicts add up to: each challenger's units by what they are counted over.
///
/// The core counts step by step; here the whole is worked out at once, so that a slip in the steps shows.
pub(super) fn recount(records: &[Record], state: &State, penalty: &Penalty) -> BTreeMap<String, Counters> {
    let mut units = BTreeMap::<(Option<(Round, TableId, Side)>, String), u16>::new();
    for record in records {
        let Event::VerdictGiven { slip, words, upheld, .. } = &record.event else { continue };
        let slip = &state.slips[slip];
        let good = words.iter().filter(|word| word.outcome == Outcome::Valid).count() as u16;
        let counted = match (penalty.unit.value, upheld) {
            (Unit::Challenge, true) => 0,
            (Unit::Challenge, false) => 1,
            (Unit::Word, true) if !penalty.count_in_upheld.value => 0,
            (Unit::Word, _) => good,
        };
        let over = match penalty.scope.value {
            Scope::Game => Some((slip.round, slip.table, slip.challenger)),
            Scope::Event => None,
        };
        *units.entry((over, slip.players[slip.challenger.index()].clone())).or_default() += counted;
    }
    let mut counters = BTreeMap::<String, Counters>::new();
    for ((_, player), units) in units.into_iter().filter(|(_, units)| *units > 0) {
        let total = counters.entry(player).or_default();
        let free = units.min(penalty.free.value);
        let charged = units - free;
        total.unjustified += units;
        total.free_used += free;
        match penalty.kind.value {
            PenaltyKind::Points(each) => total.points.0 += Points(each.0 * i32::from(charged)).0,
            PenaltyKind::Cross => {
                total.crosses += charged;
                total.turns_lost += match &penalty.crosses {
                    None => 0,
                    Some(rule) if rule.each_further.value => {
                        (charged + 1).saturating_sub(rule.threshold.value)
                    }
                    Some(rule) => charged / rule.threshold.value,
                };
            }
            PenaltyKind::None => {}
        }
    }
    counters
}
