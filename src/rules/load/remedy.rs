//! Remedies (`do = …`): what follows a proven offence, a sanction, a threshold, a step of a procedure.

use crate::rules::{Against, Cited, Item, Remedy, Turn, Who};

use super::book::Book;
use super::facts::{expr, expr_if_any, template};
use super::leaf::Basis;
use super::parse;
use super::reader::Reader;
use super::refs::{List, Order};

const REMEDIES: [&str; 23] = [
    "cross",
    "penalty",
    "points",
    "set_score",
    "correct_score",
    "correct_record",
    "withdraw_play",
    "reset_move",
    "lose_turn",
    "restart_clock",
    "clock_stop",
    "clock_start",
    "clock_add",
    "clock_set",
    "count",
    "award",
    "exclude",
    "procedure",
    "relook",
    "annul_move",
    "spread",
    "table",
    "say",
];

/// A list item that is a remedy with its condition.
pub(super) fn item(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Item>> {
    let only_if = expr_if_any(item, book, "only_if");
    let remedy = remedy(item, book);
    Some(basis.cited(Item { remedy: remedy?, only_if: only_if? }))
}

/// The remedy that an item's keys say.
pub(super) fn remedy(item: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Remedy> {
    let Some(word) = item.word(book, "do", &REMEDIES) else {
        item.forgive();
        return None;
    };
    match word {
        "correct_score" => Some(Remedy::CorrectScore),
        "correct_record" => Some(Remedy::CorrectRecord),
        "withdraw_play" => Some(Remedy::WithdrawPlay),
        "reset_move" => Some(Remedy::ResetMove),
        "relook" => Some(Remedy::Relook),
        "say" => Some(Remedy::Say { text: template(item, book, "text")? }),
        "set_score" => Some(Remedy::SetScore { score: expr(item, book, "score")? }),
        "procedure" => {
            let procedure = item.plain(book, "procedure", parse::text)?;
            book.refers(List::Procedure, &procedure, &item.at("procedure"));
            Some(Remedy::Procedure { procedure })
        }
        "restart_clock" | "clock_stop" | "clock_start" | "clock_add" | "clock_set" => clock(word, item, book),
        "award" => award(item, book),
        _ => of_player(word, item, book),
    }
}

/// What happens to one player, or to both.
fn of_player(word: &str, item: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Remedy> {
    let who = match word {
        // A player's turn is lost, and a move is one player's.
        "lose_turn" | "annul_move" => one(item, book, "who"),
        _ => who(item, book, "who"),
    };
    if book.counting {
        match word {
            "cross" => book.seen.crosses_given.push(item.path.clone()),
            "penalty" => book.seen.prices_asked.push(item.path.clone()),
            _ => {}
        }
    }
    match word {
        "cross" => Some(Remedy::Cross { who: who? }),
        "penalty" => Some(Remedy::Penalty { who: who? }),
        "annul_move" => Some(Remedy::AnnulMove { who: who? }),
        "table" => {
            let half_points = expr_if_any(item, book, "half_points");
            let scored = expr_if_any(item, book, "scored");
            let spread = expr_if_any(item, book, "spread");
            if ["half_points", "scored", "spread"].iter().all(|key| !item.has(key)) {
                let help = "write half_points, scored or spread with an expression";
                book.contradiction(&item.path.clone(), "moves nothing in the standings", help);
            }
            Some(Remedy::Table { who: who?, half_points: half_points?, scored: scored?, spread: spread? })
        }
        "points" => {
            let amount = expr(item, book, "amount");
            Some(Remedy::Points { who: who?, amount: amount? })
        }
        "spread" => {
            let points = expr(item, book, "points");
            Some(Remedy::Spread { who: who?, points: points? })
        }
        "lose_turn" => {
            let turn = item.plain(book, "turn", parse::named::<Turn>);
            Some(Remedy::LoseTurn { who: who?, turn: turn? })
        }
        "count" => {
            let counter = item.plain(book, "counter", parse::text)?;
            book.has(List::Counter, &counter, &item.at("counter"));
            Some(Remedy::Count { who: who?, counter })
        }
        _ => {
            let from = item.plain(book, "from", parse::named);
            Some(Remedy::Exclude { who: who?, from: from? })
        }
    }
}

fn clock(word: &str, item: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Remedy> {
    let path = item.path.clone();
    match word {
        "restart_clock" => {
            let whose = one(item, book, "whose");
            let by = who(item, book, "by");
            let fresh = item.plain(book, "fresh", parse::boolean);
            if book.counting {
                book.seen.restarts.push(path);
            }
            Some(Remedy::RestartClock { whose: whose?, fresh: fresh?, by: by? })
        }
        "clock_stop" => {
            book.orders(path, Order::Stop);
            Some(Remedy::ClockStop)
        }
        "clock_start" => {
            book.orders(path, Order::Start);
            Some(Remedy::ClockStart { whose: one(item, book, "whose")? })
        }
        "clock_add" => {
            let whose = who(item, book, "whose");
            let seconds = expr(item, book, "seconds")?;
            book.orders(path, Order::Add(constant(&seconds)));
            Some(Remedy::ClockAdd { whose: whose?, seconds })
        }
        _ => {
            let seconds = expr(item, book, "seconds")?;
            book.orders(path, Order::Set(constant(&seconds)));
            Some(Remedy::ClockSet { seconds })
        }
    }
}

/// The value of an expression that needs no facts.
fn constant(expr: &crate::rules::Expr) -> Option<i64> {
    expr.value(&crate::rules::Facts::new()).ok()
}

fn award(item: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Remedy> {
    let award = item.plain(book, "award", parse::text);
    let against = who(item, book, "against");
    let (award, against) = (award?, against?);
    let wanted = if against == Who::Both { Against::Both } else { Against::One };
    book.awards(&award, &[wanted], &item.at("award"));
    Some(Remedy::Award { award, against })
}

/// One of the players, or both.
fn who(item: &mut Reader<'_>, book: &mut Book<'_>, key: &'static str) -> Option<Who> {
    let who = item.plain(book, key, parse::named::<Who>)?;
    if book.sideless && who != Who::Both {
        let help = "write \"both\", or set the procedure's side to true";
        book.contradiction(&item.at(key), "means one of the players, but this is about neither", help);
        return None;
    }
    Some(who)
}

/// One of the players.
fn one(item: &mut Reader<'_>, book: &mut Book<'_>, key: &'static str) -> Option<Who> {
    let who = who(item, book, key)?;
    if who == Who::Both {
        let help = "write \"offender\" or \"claimant\", and an item for each where it is both";
        book.contradiction(&item.at(key), "needs one of the two players", help);
        return None;
    }
    Some(who)
}
