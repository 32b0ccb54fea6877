//! How a field is read: as its type says, or as one of the readers here does.

use crate::domain::{Millis, Points, Role};
use crate::rules::explain::Explain;
use crate::rules::written::Written;
use crate::rules::{
    AfterHandIn, Against, Authority, BlankField, BlankKind, Calls, Challenger, Cited, Claimant,
    ClockFunction, Correction, Criterion, DeadPhase, Demand, Due, Excluded, ExcludedPlace, Expr, Finality,
    FirstNamed, FixDemand, FixMoves, FixUnit, FixUntil, FreeAfterEnd, FreezeAt, FullUnit, GameResult,
    HighestGame, HoldEffect, LateBase, LateMeasure, LateReduction, LetterTable, NoMove, Observation,
    OffenceKind, OnZero, Opening, Overrule, OverruleUntil, Party, PenaltyKind, Phase, RackNeeds, Racks,
    Relook, Repeat, RestartBudget, Rounding, Running, Scope, SelfAcceptance, Serves, SheetEnd, Shown,
    SignalWhen, Signatures, Sound, SourceRule, StartTrigger, Starter, System, Template, TimeMode, Turn, Unit,
    UpheldWhen, Who, Withdrawal,
};

use super::asks;
use super::diagnostics::Diagnostics;
use super::parse::{self, TomlValue, Wrong};
use super::reader::Reader;
use super::refs::List;

/// What may stand under a key of a table.
pub(in crate::rules) trait Field: Sized {
    /// What stands there; `None` where it is missing or wrong, which is noted.
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self>;
}

/// A chapter or an item of a list, as `table!` declares it.
pub(in crate::rules) trait Table: Sized {
    /// Reads all keys and checks them; `None` where one is missing or wrong, which is noted.
    fn read_keys(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>) -> Option<Self>;

    /// The keys and what stands under them, in the order of the declaration.
    fn fields(&self) -> Vec<(&'static str, &dyn Explain)>;
}

/// A single value: a number, a word, a list of them.
pub(in crate::rules) trait Value: Sized {
    /// Reads it, or says what is wrong and what to write instead.
    fn parse(value: &TomlValue<'_>) -> Result<Self, Wrong>;

    /// The same as the file writes it.
    fn written(&self) -> Written;

    /// Whether it agrees with the list item in which it stands; a complaint where it does not.
    fn agrees(&self, _path: &str, _diagnostics: &mut Diagnostics<'_>) -> bool {
        true
    }
}

impl<T: Value> Field for T {
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self> {
        let value = table.plain(diagnostics, key, T::parse)?;
        value.agrees(&table.at(key), diagnostics).then_some(value)
    }
}

impl<T: Field> Field for Option<T> {
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self> {
        if table.asks_for(key) { T::read(table, diagnostics, key).map(Some) } else { Some(None) }
    }
}

/// A list item's values rest on the item's paragraph, a chapter's on one of their own.
impl<T: Value> Field for Cited<T> {
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self> {
        match table.basis.clone() {
            Some(basis) => <T as Field>::read(table, diagnostics, key).map(|value| basis.cited(value)),
            None => table.leaf(diagnostics, key, T::parse),
        }
    }
}

/// A number, or any.
impl Field for Cited<Option<u16>> {
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self> {
        table.leaf(diagnostics, key, parse::or_word("any", parse::whole))
    }
}

impl<T: Table> Field for Vec<Cited<T>> {
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self> {
        table.items(diagnostics, key, |item, diagnostics, basis| {
            T::read_keys(item, diagnostics).map(|value| basis.cited(value))
        })
    }
}

impl Field for Vec<System> {
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self> {
        table.items(diagnostics, key, |item, diagnostics, _| System::read_keys(item, diagnostics))
    }
}

impl Field for Vec<SourceRule> {
    fn read(table: &mut Reader<'_>, diagnostics: &mut Diagnostics<'_>, key: &'static str) -> Option<Self> {
        table.items(diagnostics, key, |item, diagnostics, _| SourceRule::read_keys(item, diagnostics))
    }
}

/// A chapter, or a table within one.
pub(in crate::rules) fn chapter<T: Table>(
    table: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<T> {
    let mut chapter = table.chapter(diagnostics, key)?;
    let read = T::read_keys(&mut chapter, diagnostics);
    chapter.close(diagnostics);
    read
}

/// A list that must be there with something in it.
pub(in crate::rules) fn at_least_one<T: Value>(
    table: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Vec<T>> {
    let some = table.plain(diagnostics, key, Vec::parse)?;
    if some.is_empty() {
        let help = "write at least one, or take the whole item out";
        diagnostics.contradiction(&table.at(key), "is empty", help);
        return None;
    }
    Some(some)
}

/// A value that may be missing, and then is nothing or no.
pub(in crate::rules) fn or_default<T: Value + Default>(
    table: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<T> {
    Option::read(table, diagnostics, key).map(Option::unwrap_or_default)
}

/// The id of a list's item, by which others refer to it.
pub(in crate::rules) fn id(
    list: List,
) -> impl Fn(&mut Reader<'_>, &mut Diagnostics<'_>, &'static str) -> Option<String> {
    move |table, diagnostics, key| {
        let id = table.plain(diagnostics, key, parse::id)?;
        diagnostics.has(list, &id, &table.at(key));
        Some(id)
    }
}

/// The id of another item, or the name of a counter, that must be there.
pub(in crate::rules) fn id_of(
    list: List,
) -> impl Fn(&mut Reader<'_>, &mut Diagnostics<'_>, &'static str) -> Option<String> {
    move |table, diagnostics, key| {
        let id = String::read(table, diagnostics, key)?;
        diagnostics.refers(list, &id, &table.at(key));
        Some(id)
    }
}

/// Values that are read by a function and written as a text, a number, a yes or no.
macro_rules! plain_values {
    ($($kind:ty: $parse:path, $written:expr;)*) => {
        $(impl Value for $kind {
            fn parse(value: &TomlValue<'_>) -> Result<Self, Wrong> {
                $parse(value)
            }

            fn written(&self) -> Written {
                $written(self)
            }
        })*
    };
}

fn number(number: &impl ToString) -> Written {
    Written::Plain(number.to_string())
}

plain_values! {
    bool: parse::boolean, number;
    u8: parse::whole, number;
    u16: parse::whole, number;
    String: parse::text, |text: &String| Written::Word(text.clone());
    Points: parse::points, |points: &Points| number(&points.0);
    Millis: parse::seconds, |time: &Millis| number(&seconds(*time));
    (u8, u8): parse::tiles, |(from, to): &(u8, u8)| range(from, to);
    (Millis, Millis): parse::lengths, |(from, to): &(Millis, Millis)| range(from, to);
    PenaltyKind: parse::penalty_kind, |kind: &PenaltyKind| match kind {
        PenaltyKind::Points(points) => Written::Table(vec![("points", Value::written(points))]),
        PenaltyKind::Cross | PenaltyKind::None => parse::word(kind),
    };
}

impl<T: Value> Value for Vec<T> {
    fn parse(value: &TomlValue<'_>) -> Result<Self, Wrong> {
        parse::list(T::parse)(value)
    }

    fn written(&self) -> Written {
        Written::List(self.iter().map(T::written).collect())
    }
}

fn range<T: Value>(from: &T, to: &T) -> Written {
    Written::Range(Box::new([from.written(), to.written()]))
}

/// Milliseconds as the file writes them: seconds.
fn seconds(time: Millis) -> String {
    let (sign, millis) = (if time.0 < 0 { "-" } else { "" }, time.0.unsigned_abs());
    match (millis / 1000, millis % 1000) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, part) => format!("{sign}{whole}.{part:03}"),
    }
}

impl Value for Expr {
    fn parse(value: &TomlValue<'_>) -> Result<Self, Wrong> {
        asks::expression(value)
    }

    fn written(&self) -> Written {
        Written::Word(self.text().to_owned())
    }

    /// What it names is asked for.
    fn agrees(&self, path: &str, diagnostics: &mut Diagnostics<'_>) -> bool {
        asks::sound(diagnostics, path, [self])
    }
}

impl Value for Template {
    fn parse(value: &TomlValue<'_>) -> Result<Self, Wrong> {
        asks::template(value)
    }

    fn written(&self) -> Written {
        Written::Word(self.text().to_owned())
    }

    /// What it names is asked for.
    fn agrees(&self, path: &str, diagnostics: &mut Diagnostics<'_>) -> bool {
        asks::sound(diagnostics, path, self.exprs())
    }
}

impl Value for Who {
    fn parse(value: &TomlValue<'_>) -> Result<Self, Wrong> {
        parse::named(value)
    }

    fn written(&self) -> Written {
        parse::word(self)
    }

    /// What is about no player means both.
    fn agrees(&self, path: &str, diagnostics: &mut Diagnostics<'_>) -> bool {
        let one_of_none = diagnostics.scope.sideless && *self != Self::Both;
        if one_of_none {
            let help = "write \"both\", or set the procedure's side to true";
            diagnostics.contradiction(path, "means one of the players, but this is about neither", help);
        }
        !one_of_none
    }
}

/// Words of an enum, which knows itself what is allowed.
macro_rules! words {
    ($($kind:ident)*) => {
        $(impl Value for $kind {
            fn parse(value: &TomlValue<'_>) -> Result<Self, Wrong> {
                parse::named(value)
            }

            fn written(&self) -> Written {
                parse::word(self)
            }
        })*
    };
}

words! {
     AfterHandIn Against Authority BlankField BlankKind Calls Challenger Claimant ClockFunction Correction Criterion
     DeadPhase Demand Due Excluded ExcludedPlace Finality FixDemand FixMoves FixUnit FixUntil FreeAfterEnd FreezeAt
     FirstNamed FullUnit GameResult HoldEffect LateBase LateMeasure LateReduction LetterTable Observation OffenceKind
     HighestGame NoMove OnZero Opening Overrule OverruleUntil Party Phase RackNeeds Racks Relook Repeat RestartBudget
     Role
     Rounding Running Scope SelfAcceptance Serves SheetEnd Shown SignalWhen Signatures Sound StartTrigger Starter
     TimeMode Turn Unit UpheldWhen Withdrawal
}
