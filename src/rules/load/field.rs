//! How a field is read: as its type says, or as one of the readers here does. Most values are cited: `{ is = VALUE,
//! cite = "§…" }`, its ambiguous form, and list items with a `cite` of their own.

use super::across::IdKind;
use super::asks;
use super::diagnostics::Diagnostics;
use super::parse::TableReader;
use super::parse::{self, TomlValue, ValueFault};
use crate::domain::{Citation, Millis, Points, Role};
use crate::rules::explain::Explain;
use crate::rules::ruleset::Basis;
use crate::rules::written::WrittenValue;
use crate::rules::{
    AfterHandIn, Against, Authority, BlankField, BlankKind, Calls, Challenger, ChosenReading, Cited,
    Claimant, ClockFunction, Criterion, DeadPhase, Demand, Due, Excluded, ExcludedPlace, Expr, ExprTemplate,
    Finality, FirstNamed, FixDemand, FixMoves, FixUnit, FixUntil, FormSection, FreeAfterEnd, FreezeAt,
    FullUnit, GameResult, HighestGame, HoldEffect, LateBase, LateMeasure, LateReduction, LetterTable, NoMove,
    Observation, OffenceKind, OnZero, Overrule, OverruleUntil, Party, PenaltyKind, Phase, RackNeeds, Racks,
    Relook, Repeat, RestartBudget, ResultCorrection, ResultSignatures, Rounding, Running, Scope,
    SelfAcceptance, Serves, SheetEnd, SignalWhen, Sound, SourceRule, StartTrigger, Starter, System, TimeMode,
    Turn, Unit, UpheldWhen, Who, WindowOpening, Withdrawal, paragraph,
};

/// What may stand under a key of a table.
pub(in crate::rules) trait TableField: Sized {
    /// What stands there; `None` where it is missing or wrong, which is noted.
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self>;
}

/// A chapter or an item of a list, as `table!` declares it.
pub(in crate::rules) trait DeclaredTable: Sized {
    /// Reads all keys and checks them; `None` where one is missing or wrong, which is noted.
    fn read_keys(table: &mut TableReader<'_>, diagnostics: &mut Diagnostics<'_>) -> Option<Self>;

    /// The keys and what stands under them, in the order of the declaration.
    fn fields(&self) -> Vec<(&'static str, &dyn Explain)>;
}

/// A single value: a number, a word, a list of them.
pub(in crate::rules) trait SingleValue: Sized {
    /// Reads it, or says what is wrong and what to write instead.
    fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault>;

    /// The same as the file writes it.
    fn written(&self) -> WrittenValue;

    /// Whether it agrees with the list item in which it stands; a complaint where it does not.
    fn agrees(&self, _path: &str, _diagnostics: &mut Diagnostics<'_>) -> bool {
        true
    }
}

impl<T: SingleValue> TableField for T {
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self> {
        let value = table.plain(diagnostics, key, T::parse)?;
        value.agrees(&table.at(key), diagnostics).then_some(value)
    }
}

impl<T: TableField> TableField for Option<T> {
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self> {
        if table.asks_for(key) { T::read(table, diagnostics, key).map(Some) } else { Some(None) }
    }
}

/// A list item's values rest on the item's paragraph, a chapter's on one of their own.
impl<T: SingleValue> TableField for Cited<T> {
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self> {
        match table.basis.clone() {
            Some(basis) => <T as TableField>::read(table, diagnostics, key).map(|value| basis.cited(value)),
            None => table.leaf(diagnostics, key, T::parse),
        }
    }
}

/// A number, or any.
impl TableField for Cited<Option<u16>> {
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self> {
        table.leaf(diagnostics, key, parse::or_word("any", parse::whole))
    }
}

impl<T: DeclaredTable> TableField for Vec<Cited<T>> {
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self> {
        table.items(diagnostics, key, |item, diagnostics, basis| {
            T::read_keys(item, diagnostics).map(|value| basis.cited(value))
        })
    }
}

impl TableField for Vec<System> {
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self> {
        table.items(diagnostics, key, |item, diagnostics, _| System::read_keys(item, diagnostics))
    }
}

impl TableField for Vec<SourceRule> {
    fn read(
        table: &mut TableReader<'_>,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Self> {
        table.items(diagnostics, key, |item, diagnostics, _| SourceRule::read_keys(item, diagnostics))
    }
}

/// A chapter, or a table within one.
pub(in crate::rules) fn chapter<T: DeclaredTable>(
    table: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<T> {
    let mut chapter = table.chapter(diagnostics, key)?;
    let read = T::read_keys(&mut chapter, diagnostics);
    chapter.close(diagnostics);
    read
}

/// A list that must be there with something in it.
pub(in crate::rules) fn at_least_one<T: SingleValue>(
    table: &mut TableReader<'_>,
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
pub(in crate::rules) fn or_default<T: SingleValue + Default>(
    table: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<T> {
    Option::read(table, diagnostics, key).map(Option::unwrap_or_default)
}

/// The id of a list's item, by which others refer to it.
pub(in crate::rules) fn id(
    list: IdKind,
) -> impl Fn(&mut TableReader<'_>, &mut Diagnostics<'_>, &'static str) -> Option<String> {
    move |table, diagnostics, key| {
        let id = table.plain(diagnostics, key, parse::id)?;
        diagnostics.has(list, &id, &table.at(key));
        Some(id)
    }
}

/// The id of another item, or the name of a counter, that must be there.
pub(in crate::rules) fn id_of(
    list: IdKind,
) -> impl Fn(&mut TableReader<'_>, &mut Diagnostics<'_>, &'static str) -> Option<String> {
    move |table, diagnostics, key| {
        let id = String::read(table, diagnostics, key)?;
        diagnostics.refers(list, &id, &table.at(key));
        Some(id)
    }
}

/// Values that are read by a function and written as a text, a number, a yes or no.
macro_rules! plain_values {
    ($($kind:ty: $parse:path, $written:expr;)*) => {
        $(impl SingleValue for $kind {
            fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault> {
                $parse(value)
            }

            fn written(&self) -> WrittenValue {
                $written(self)
            }
        })*
    };
}

fn number(number: &impl ToString) -> WrittenValue {
    WrittenValue::Plain(number.to_string())
}

plain_values! {
    bool: parse::boolean, number;
    u8: parse::whole, number;
    u16: parse::whole, number;
    String: parse::text, |text: &String| WrittenValue::Word(text.clone());
    Points: parse::points, |points: &Points| number(&points.0);
    Millis: parse::seconds, |time: &Millis| number(&seconds(*time));
    (u8, u8): parse::tiles, |(from, to): &(u8, u8)| range(from, to);
    (Millis, Millis): parse::lengths, |(from, to): &(Millis, Millis)| range(from, to);
    PenaltyKind: parse::penalty_kind, |kind: &PenaltyKind| match kind {
        PenaltyKind::Points(points) => WrittenValue::Table(vec![("points", SingleValue::written(points))]),
        PenaltyKind::Cross | PenaltyKind::None => parse::word(kind),
    };
}

impl<T: SingleValue> SingleValue for Vec<T> {
    fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault> {
        parse::list(T::parse)(value)
    }

    fn written(&self) -> WrittenValue {
        WrittenValue::List(self.iter().map(T::written).collect())
    }
}

fn range<T: SingleValue>(from: &T, to: &T) -> WrittenValue {
    WrittenValue::Range(Box::new([from.written(), to.written()]))
}

/// Milliseconds as the file writes them: seconds.
fn seconds(time: Millis) -> String {
    let (sign, millis) = (if time.0 < 0 { "-" } else { "" }, time.0.unsigned_abs());
    match (millis / 1000, millis % 1000) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, part) => format!("{sign}{whole}.{part:03}"),
    }
}

impl SingleValue for Expr {
    fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault> {
        asks::expression(value)
    }

    fn written(&self) -> WrittenValue {
        WrittenValue::Word(self.text().to_owned())
    }

    /// What it names is asked for.
    fn agrees(&self, path: &str, diagnostics: &mut Diagnostics<'_>) -> bool {
        asks::sound(diagnostics, path, [self])
    }
}

impl SingleValue for ExprTemplate {
    fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault> {
        asks::template(value)
    }

    fn written(&self) -> WrittenValue {
        WrittenValue::Word(self.text().to_owned())
    }

    /// What it names is asked for.
    fn agrees(&self, path: &str, diagnostics: &mut Diagnostics<'_>) -> bool {
        asks::sound(diagnostics, path, self.exprs())
    }
}

impl SingleValue for Who {
    fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault> {
        parse::named(value)
    }

    fn written(&self) -> WrittenValue {
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
        $(impl SingleValue for $kind {
            fn parse(value: &TomlValue<'_>) -> Result<Self, ValueFault> {
                parse::named(value)
            }

            fn written(&self) -> WrittenValue {
                parse::word(self)
            }
        })*
    };
}

words! {
    AfterHandIn Against Authority BlankField BlankKind Calls Challenger Claimant ClockFunction ResultCorrection
    Criterion DeadPhase Demand Due Excluded ExcludedPlace Finality FixDemand FixMoves FixUnit FixUntil
    FreeAfterEnd FreezeAt FirstNamed FullUnit GameResult HoldEffect LateBase LateMeasure LateReduction
    LetterTable Observation OffenceKind HighestGame NoMove OnZero WindowOpening Overrule OverruleUntil Party
    Phase RackNeeds Racks Relook Repeat RestartBudget Role Rounding Running Scope SelfAcceptance Serves
    SheetEnd FormSection SignalWhen ResultSignatures Sound StartTrigger Starter TimeMode Turn Unit
    UpheldWhen Withdrawal
}

/// Under which reading an item counts.
#[derive(Default)]
struct ReadingCondition {
    counts: bool,
    /// The reading in force of its question.
    in_force: Option<ChosenReading>,
    /// Its question and the reading under which it counts.
    under: Option<(String, String)>,
}

impl TableReader<'_> {
    /// A cited value that must be there.
    pub(in crate::rules) fn leaf<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        read: impl Fn(&TomlValue<'_>) -> Result<T, ValueFault>,
    ) -> Option<Cited<T>> {
        let path = self.at(key);
        let Some(value) = self.value(key) else {
            let help = format!(
                "add {key} = {{ is = …, cite = \"§…\" }}, or cite = \"silent\" where nothing is said"
            );
            diagnostics.miss(self.span.clone(), &path, "is missing", help);
            return None;
        };
        diagnostics.note(path.clone(), value.span());
        let Some(table) = value.get_ref().as_table() else {
            let help = format!("write {key} = {{ is = …, cite = \"§…\" }}");
            diagnostics.complain(value.span(), &path, "has no paragraph", help);
            return None;
        };
        let mut leaf = TableReader::new(table, path, value.span());
        let cite = leaf.cite(diagnostics);
        let read_value = if leaf.has("question") || leaf.has("readings") {
            leaf.by_reading(diagnostics, read).map(|(value, reading)| (value, Some(reading)))
        } else {
            leaf.is(diagnostics, read).map(|value| (value, None))
        };
        leaf.close(diagnostics);
        let (value, reading) = read_value?;
        Some(Cited { value, cite: cite?, reading })
    }

    /// The value of an unambiguous leaf.
    fn is<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        read: impl Fn(&TomlValue<'_>) -> Result<T, ValueFault>,
    ) -> Option<T> {
        let Some(value) = self.value("is") else {
            let help = "write is = VALUE, or question = \"Q…\" and readings = { … } where it is open";
            diagnostics.complain(self.span.clone(), &self.path, "has no value", help);
            return None;
        };
        read(value).map_err(|wrong| diagnostics.wrong(value.span(), &self.path, wrong)).ok()
    }

    /// The value of an ambiguous leaf under the reading in force. All readings are checked, not only that one.
    fn by_reading<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        read: impl Fn(&TomlValue<'_>) -> Result<T, ValueFault>,
    ) -> Option<(T, ChosenReading)> {
        let path = self.path.clone();
        let readings = self.chapter(diagnostics, "readings");
        let question = self.plain(diagnostics, "question", parse::text);
        let (readings, question) = (readings?, question?);
        let place = self.value("question").map_or(self.span.clone(), TomlValue::span);
        let chosen = diagnostics.reading(&question, place, &path)?;
        let names = diagnostics.reading_names(&question);
        let entries = readings.entries();
        if entries.len() != names.len() || entries.iter().any(|(key, _)| names.iter().all(|name| name != key))
        {
            let given: Vec<&str> = entries.iter().map(|(key, _)| *key).collect();
            diagnostics.complain(
                readings.span.clone(),
                &path,
                format!(
                    "the readings of question `{question}` are {}; here stand {}",
                    names.join(", "),
                    given.join(", ")
                ),
                "give each reading of the question a value, and no other",
            );
            return None;
        }
        let mut taken = None;
        for (key, value) in entries {
            match read(value) {
                Ok(value) if key == chosen.reading => taken = Some(value),
                Ok(_) => {}
                Err(wrong) => diagnostics.wrong(value.span(), &path, wrong),
            }
        }
        taken.map(|value| (value, chosen))
    }

    /// The paragraph of a leaf or a list item.
    pub(in crate::rules) fn cite(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<Citation> {
        let help =
            "name the paragraph: cite = \"§3.1.4\"; where the regulation says nothing: cite = \"silent\"";
        let Some(value) = self.value("cite") else {
            diagnostics.complain(self.span.clone(), &self.path, "has no `cite`", help);
            return None;
        };
        self.paragraph(diagnostics, value, "cite", help)
    }

    /// A paragraph beside the item's own, where there is one; the outer `None` where it is there and wrong.
    #[expect(clippy::option_option, reason = "missing and wrong are different answers")]
    pub(in crate::rules) fn paragraph_if_any(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
    ) -> Option<Option<Citation>> {
        let Some(value) = self.value(key) else { return Some(None) };
        let help = format!("name the paragraph: {key} = \"§3.1.4\", or take it out");
        self.paragraph(diagnostics, value, key, &help).map(Some)
    }

    fn paragraph(
        &self,
        diagnostics: &mut Diagnostics<'_>,
        value: &TomlValue<'_>,
        key: &str,
        help: &str,
    ) -> Option<Citation> {
        match value.get_ref().as_str() {
            Some(text) if paragraph::is_one(text) => Some(diagnostics.citation(text, &value.span())),
            Some(text) if !text.trim().is_empty() => {
                diagnostics.complain(value.span(), &self.path, format!("`{text}` is no paragraph"), help);
                None
            }
            Some(_) => {
                diagnostics.complain(value.span(), &self.path, format!("has an empty `{key}`"), help);
                None
            }
            None => {
                diagnostics.complain(
                    value.span(),
                    &self.path,
                    format!("has a `{key}` that is no text"),
                    help,
                );
                None
            }
        }
    }

    /// A list of items, each with its `cite` and perhaps the `question` and `reading` under which it counts, and `also`
    /// a second one. Items of other readings are checked and left out. `None` where any item is wrong.
    pub(in crate::rules) fn items<T>(
        &mut self,
        diagnostics: &mut Diagnostics<'_>,
        key: &'static str,
        read: impl Fn(&mut Self, &mut Diagnostics<'_>, &Basis) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut whole = true;
        let mut counting = Vec::new();
        for mut item in self.tables(diagnostics, key)? {
            let cite = item.cite(diagnostics);
            let condition = item.condition(diagnostics);
            let sound = cite.is_some() && condition.is_some();
            let ReadingCondition { counts, in_force, under } = condition.unwrap_or_default();
            // A missing paragraph is reported already; the rest of the item is still worth reading.
            let cite = cite.unwrap_or_else(|| diagnostics.citation("?", &item.span));
            let basis = Basis { cite, reading: in_force };
            item.basis = Some(basis.clone());
            let outer = diagnostics.scope.clone();
            diagnostics.scope.counting &= counts;
            diagnostics.scope.under = under;
            let value = read(&mut item, diagnostics, &basis);
            item.close(diagnostics);
            diagnostics.scope = outer;
            whole &= sound && value.is_some();
            counting.extend(value.filter(|_| counts));
        }
        whole.then_some(counting)
    }

    /// Whether an item counts under the readings in force.
    fn condition(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<ReadingCondition> {
        if !["question", "reading", "also"].iter().any(|key| self.has(key)) {
            return Some(ReadingCondition { counts: true, in_force: None, under: None });
        }
        let first = self.hangs_on(diagnostics)?;
        let also = self.also(diagnostics)?;
        Some(ReadingCondition { counts: first.counts && also, ..first })
    }

    /// Whether the question that an item names is read as it says.
    fn hangs_on(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<ReadingCondition> {
        let question = self.plain(diagnostics, "question", parse::text);
        let reading = self.plain(diagnostics, "reading", parse::text);
        let (question, reading) = (question?, reading?);
        let place = self.value("question").map_or(self.span.clone(), TomlValue::span);
        let chosen = diagnostics.reading(&question, place, &self.path)?;
        let names = diagnostics.reading_names(&question);
        if !names.contains(&reading) {
            let place = self.value("reading").map_or(self.span.clone(), TomlValue::span);
            let message = format!("question `{question}` has no reading `{reading}`");
            diagnostics.complain(place, &self.path, message, format!("use one of {}", names.join(", ")));
            return None;
        }
        let counts = chosen.reading == reading;
        Some(ReadingCondition { counts, in_force: Some(chosen), under: Some((question, reading)) })
    }

    /// Whether a second condition holds too, where there is one: an item can hang on two questions, and it is shown
    /// with the first of them.
    fn also(&mut self, diagnostics: &mut Diagnostics<'_>) -> Option<bool> {
        if !self.has("also") {
            return Some(true);
        }
        let mut second = self.chapter(diagnostics, "also")?;
        let condition = second.hangs_on(diagnostics);
        second.close(diagnostics);
        condition.map(|condition| condition.counts)
    }
}
