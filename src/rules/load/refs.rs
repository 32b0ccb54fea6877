//! What chapters refer to in each other: awards, procedures, sanctions, offences, thresholds, counters, clock orders.

use std::collections::BTreeSet;
use std::fmt;

use crate::domain::{Millis, nearest};
use crate::rules::{Against, ClockPower};

use super::diagnostics::Diagnostics;

/// What is called by an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::rules) enum List {
    Offence,
    Procedure,
    Sanction,
    Award,
    Threshold,
    End,
    Standing,
    Duty,
    Form,
    Signal,
    /// A counter; it is there once something counts it.
    Counter,
}

/// An order to a table's clock, with its seconds where they are always the same.
#[derive(Clone, Copy)]
pub(super) enum Order {
    Stop,
    Start,
    Add(Option<i64>),
    Set(Option<i64>),
}

/// Ids that are there and ids that are needed.
#[derive(Default)]
pub(super) struct Refs {
    there: Vec<Named>,
    needed: Vec<Needed>,
    awards: Vec<(String, Against)>,
    orders: Vec<(String, Order)>,
    /// What is granted, where every grant could be read.
    pub(super) powers: Option<Vec<ClockPower>>,
}

/// An item of a list.
struct Named {
    list: List,
    id: String,
    counts: bool,
    under: Option<(String, String)>,
}

/// An id that an item names.
struct Needed {
    list: List,
    id: String,
    path: String,
    counts: bool,
    /// Against whom an award may go.
    against: Vec<Against>,
}

impl List {
    fn key(self) -> &'static str {
        match self {
            Self::Offence => "offence",
            Self::Procedure => "procedure",
            Self::Sanction => "sanction",
            Self::Award => "award",
            Self::Threshold => "threshold",
            Self::End => "end",
            Self::Standing => "standing",
            Self::Duty => "duty",
            Self::Form => "form",
            Self::Signal => "signal",
            Self::Counter => "counter",
        }
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl Diagnostics<'_> {
    /// Notes an item by its id, and complains where another one has it. Two of one id are one thing that a question
    /// reads in different ways.
    pub(super) fn has(&mut self, list: List, id: &str, path: &str) {
        let (counts, under) = (self.scope.counting, self.scope.under.clone());
        let apart = |other: &Option<(String, String)>| match (other, &under) {
            (Some(other), Some(own)) => other.0 == own.0 && other.1 != own.1,
            _ => false,
        };
        let twice = self.refs.there.iter().any(|it| it.list == list && it.id == id && !apart(&it.under));
        if twice && list != List::Counter {
            let help = "give each an id of its own, or let each count under another reading of one question";
            self.contradiction(path, format!("there is another {list} `{id}`"), help);
        }
        self.refs.there.push(Named { list, id: id.to_owned(), counts, under });
    }

    /// Notes an award and against whom it goes.
    pub(super) fn award_goes(&mut self, id: &str, against: Against) {
        if self.scope.counting {
            self.refs.awards.push((id.to_owned(), against));
        }
    }

    /// Notes that an item names another by its id.
    pub(super) fn refers(&mut self, list: List, id: &str, path: &str) {
        self.needs(list, id, path, &[]);
    }

    /// Notes that an award is named which must go against one of these.
    pub(super) fn awards(&mut self, id: &str, against: &[Against], path: &str) {
        self.needs(List::Award, id, path, against);
    }

    fn needs(&mut self, list: List, id: &str, path: &str, against: &[Against]) {
        let (id, path, against) = (id.to_owned(), path.to_owned(), against.to_vec());
        self.refs.needed.push(Needed { list, id, path, counts: self.scope.counting, against });
    }

    /// Notes an order to a table's clock.
    pub(super) fn orders(&mut self, path: String, order: Order) {
        if self.scope.counting {
            self.refs.orders.push((path, order));
        }
    }
}

/// Complains of ids that are nowhere, and of orders that are not granted.
pub(super) fn agree(diagnostics: &mut Diagnostics<'_>) {
    let refs = std::mem::take(&mut diagnostics.refs);
    for needed in &refs.needed {
        exists(needed, &refs, diagnostics);
        goes(needed, &refs, diagnostics);
    }
    if let Some(powers) = &refs.powers {
        for (path, order) in &refs.orders {
            granted(path, *order, powers, diagnostics);
        }
    }
}

/// What counts must find something that counts; what does not, anything of that id.
fn exists(needed: &Needed, refs: &Refs, diagnostics: &mut Diagnostics<'_>) {
    let of_list = || refs.there.iter().filter(|it| it.list == needed.list && (it.counts || !needed.counts));
    if of_list().any(|it| it.id == needed.id) {
        return;
    }
    let known: BTreeSet<&str> = of_list().map(|it| it.id.as_str()).collect();
    let help = match (nearest(&needed.id, known.iter().copied()), needed.list) {
        (Some(near), _) => format!("did you mean `{near}`?"),
        (None, List::Counter) => {
            "let something count it: do = \"count\", or counts of an [[award]]".to_owned()
        }
        (None, list) if known.is_empty() => format!("add a [[{list}]] with this id"),
        (None, list) => {
            let known: Vec<&str> = known.into_iter().collect();
            format!("add a [[{list}]] with this id, or use one of {}", known.join(", "))
        }
    };
    let message = if needed.list == List::Counter {
        format!("nothing counts `{}`", needed.id)
    } else {
        format!("there is no {} `{}`", needed.list, needed.id)
    };
    diagnostics.lacks(&needed.path, message, help);
}

/// An award goes against whom it is used against.
fn goes(needed: &Needed, refs: &Refs, diagnostics: &mut Diagnostics<'_>) {
    let Some((_, against)) = refs.awards.iter().find(|(id, _)| needed.counts && *id == needed.id) else {
        return;
    };
    if needed.list != List::Award || needed.against.is_empty() || needed.against.contains(against) {
        return;
    }
    let message =
        format!("award `{}` goes against {}, and here it cannot", needed.id, goes_against(*against));
    let wanted: Vec<&str> = needed.against.iter().map(|it| goes_against(*it)).collect();
    let help = format!("name an award against {}, or change that award's against", wanted.join(" or "));
    diagnostics.contradiction(&needed.path, message, help);
}

/// Against whom an award goes, in words.
pub(super) fn goes_against(against: Against) -> &'static str {
    match against {
        Against::One => "one player",
        Against::Both => "both players",
        Against::None => "nobody",
    }
}

/// An order to a clock needs a grant of its kind, and where the seconds are fixed, of that many.
fn granted(path: &str, order: Order, powers: &[ClockPower], diagnostics: &mut Diagnostics<'_>) {
    let exactly = |seconds: Option<i64>, granted: Millis| {
        seconds.is_none_or(|seconds| Millis(seconds.saturating_mul(1000)) == granted)
    };
    let (may, grant) = match order {
        Order::Stop => (powers.contains(&ClockPower::Stop), "power = \"stop\"".to_owned()),
        // Who may stop both sides lets them run again.
        Order::Start => {
            let may = powers.iter().any(|it| matches!(it, ClockPower::StartAbsent | ClockPower::Stop));
            (may, "power = \"start_absent\" or \"stop\"".to_owned())
        }
        Order::Add(seconds) => {
            let may = powers.iter().any(|it| match it {
                ClockPower::AddFree => true,
                ClockPower::AddFixed { amount } => exactly(seconds, *amount),
                ClockPower::StartAbsent
                | ClockPower::Stop
                | ClockPower::SetBoth { .. }
                | ClockPower::CentralTimer => false,
            });
            (may, format!("power = \"add_free\", or power = \"add_fixed\"{}", of("amount_s", seconds)))
        }
        Order::Set(seconds) => {
            let may = powers
                .iter()
                .any(|it| matches!(it, ClockPower::SetBoth { budget } if exactly(seconds, *budget)));
            (may, format!("power = \"set_both\"{}", of("budget_s", seconds)))
        }
    };
    if !may {
        let help = format!("add a [[clock.grants]] with {grant}, or let people do it: do = \"say\"");
        diagnostics.lacks(path, "orders a clock, but no grant lets the console do that", help);
    }
}

fn of(key: &str, seconds: Option<i64>) -> String {
    seconds.map_or_else(String::new, |seconds| format!(" and {key} = {seconds}"))
}
