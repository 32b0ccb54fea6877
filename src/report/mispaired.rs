//! What of a pairing is not as the regulation wants it, as it is said.

use crate::locale::{Locale, Value};
use crate::tournament::Mispaired;

/// What of a pairing is not as the regulation wants it.
pub(super) fn mispaired(locale: &Locale, fault: &Mispaired) -> String {
    match fault {
        Mispaired::Opposite { table, a, b } => {
            locale.with("mispaired-opposite", &[("table", table.0.into()), ("a", a.into()), ("b", b.into())])
        }
        Mispaired::MetBefore { table, a, b, round } => locale.with(
            "mispaired-met-before",
            &[("table", table.0.into()), ("a", a.into()), ("b", b.into()), ("round", round.0.into())],
        ),
        Mispaired::Starts { table, first, second } => locale.with(
            "mispaired-starts",
            &[("table", table.0.into()), ("first", first.into()), ("second", second.into())],
        ),
        Mispaired::BeginsAgain { table, first, round } => locale.with(
            "mispaired-begins-again",
            &[("table", table.0.into()), ("first", first.into()), ("round", round.0.into())],
        ),
        Mispaired::Byes { players } => {
            locale.with("mispaired-byes", &[("players", Value::Text(&players.join(", ")))])
        }
        Mispaired::ByeAgain { player, round } => {
            locale.with("mispaired-bye-again", &[("player", player.into()), ("round", round.0.into())])
        }
        Mispaired::LowerSecond { table, first, second } => locale.with(
            "mispaired-lower-second",
            &[("table", table.0.into()), ("first", first.into()), ("second", second.into())],
        ),
        Mispaired::HighestFirst { table, first } => {
            locale.with("mispaired-highest-first", &[("table", table.0.into()), ("first", first.into())])
        }
        Mispaired::Family { table, a, b } => {
            locale.with("mispaired-family", &[("table", table.0.into()), ("a", a.into()), ("b", b.into())])
        }
        Mispaired::TooYoung { player, age, from } => locale.with(
            "mispaired-too-young",
            &[("player", player.into()), ("age", u16::from(*age).into()), ("from", u16::from(*from).into())],
        ),
        Mispaired::Unguarded { player, age } => {
            locale.with("mispaired-unguarded", &[("player", player.into()), ("age", u16::from(*age).into())])
        }
        Mispaired::Unpaid { player } => locale.with("mispaired-unpaid", &[("player", player.into())]),
        Mispaired::Rounds { rounds } => locale.with("mispaired-rounds", &[("rounds", (*rounds).into())]),
        Mispaired::LeftOut { players } => locale.with(
            "mispaired-left-out",
            &[("players", Value::Text(&players.join(", "))), ("count", players.len().into())],
        ),
    }
}
