//! What can be found: where a line leads, what it may be called, how well it is what was typed.

use std::collections::HashMap;
use std::iter;
use std::sync::{Arc, Weak};

use crate::domain::{Seq, TableId};
use crate::locale::Locale;
use crate::report::PlayerNames;
use crate::station::{Does, LogRow, RuleRow, Snapshot, TableRow};
use crate::tournament::{Command, Offer};

use crate::tui::keymap::{Action, KeyMode};
use crate::tui::offers::Searching;
use crate::tui::rank::{FoldedLines, MatchRank, SearchTerms, Searched, folded};
use crate::tui::rules;
use crate::tui::screen::Tab;

/// Where a line leads: what stays the same when the list changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// One of `PAGES`.
    Page(usize),
    Table(TableId),
    /// Somebody without a game in the round, by name.
    Player(String),
    /// Something that may be done at a table; about the round where none is given. What is known of it names it.
    Act(Option<TableId>, Box<Command>),
    /// Who sits down here.
    Office,
    /// Language, colours, sounds and waiting times.
    Settings,
    /// A decision in the log, by its place in the journal.
    Slip(Seq),
    /// One of the rules in force.
    Rule(usize),
}

/// A page of the screens.
pub(super) struct FinderPage {
    pub(super) tab: Tab,
    /// The message that names it.
    pub(super) label: &'static str,
    /// The keys that open it, each where it is pressed.
    pub(super) keys: &'static [(KeyMode, Action)],
    /// The message that has what people look for there besides.
    sought: Option<&'static str>,
}

impl FinderPage {
    /// One that is looked for by its name alone.
    const fn new(tab: Tab, label: &'static str, keys: &'static [(KeyMode, Action)]) -> Self {
        Self { tab, label, keys, sought: None }
    }
}

const HALL: (KeyMode, Action) = (KeyMode::Everywhere, Action::Hall);
const ROUND: (KeyMode, Action) = (KeyMode::Hall, Action::Round);

pub(super) const PAGES: &[FinderPage] = &[
    FinderPage::new(Tab::Desk, "tab-desk", &[(KeyMode::Everywhere, Action::Desk)]),
    FinderPage::new(Tab::Hall, "tab-hall", &[HALL]),
    FinderPage::new(Tab::Hall, "mode-results", &[HALL, (KeyMode::Hall, Action::Results)]),
    FinderPage::new(Tab::Hall, "mode-standings", &[HALL, (KeyMode::Hall, Action::Standings)]),
    FinderPage::new(Tab::Hall, "mode-round", &[HALL, ROUND]),
    FinderPage {
        sought: Some("sought-start"),
        ..FinderPage::new(Tab::Hall, "mode-start", &[HALL, ROUND, (KeyMode::Round, Action::Start)])
    },
    FinderPage::new(Tab::Hall, "mode-clocks", &[HALL, (KeyMode::Hall, Action::Clocks)]),
    FinderPage::new(Tab::Log, "tab-log", &[(KeyMode::Everywhere, Action::Log)]),
    FinderPage::new(Tab::Rules, "tab-rules", &[(KeyMode::Everywhere, Action::Rules)]),
];

/// What slips are called and sought by, each made ready once: a long day has twenty thousand of them, of the same
/// players by the same people.
struct SlipWords<'s> {
    /// What stands before the slip's number, and behind it.
    called: [String; 2],
    sought: String,
    /// Names of players.
    players: HashMap<&'s str, String>,
    /// What is said of a slip, by who decided it.
    said: HashMap<&'s str, Arc<str>>,
}

impl<'s> SlipWords<'s> {
    const NUMBER: &'static str = "\u{fffc}";
    /// The bytes that a slip's names mostly fit into.
    const USUAL: usize = 96;

    fn of(locale: &Locale) -> Self {
        let called = locale.with("verdict-slip", &[("slip", Self::NUMBER.into())]);
        let (before, behind) = called.split_once(Self::NUMBER).unwrap_or((&called, ""));
        Self {
            called: [before, behind].map(folded),
            sought: locale.say("sought-slip"),
            players: HashMap::new(),
            said: HashMap::new(),
        }
    }

    /// A decision, by the slip's number, its words, its players.
    fn of_slip(&mut self, row: &'s LogRow) -> Searched {
        let number = row.slip.to_string();
        let mut names = FoldedLines::with_room(Self::USUAL);
        names.add_folded(&[&number]);
        names.add_folded(&[&self.called[0], &number, &self.called[1]]);
        row.spelled().for_each(|word| names.add(word));
        for name in row.players.iter() {
            names.add_folded(&[self.players.entry(name).or_insert_with(|| folded(name))]);
        }
        let said = self.said.entry(&row.by.name);
        Searched::of(names, said.or_insert_with(|| FoldedLines::of(&[&row.by.name, &self.sought]).shared()))
    }
}

/// Something that can be found.
pub(super) struct FinderEntry {
    pub(super) goal: Goal,
    possible: bool,
    searched: Searched,
}

impl FinderEntry {
    fn new(goal: Goal, names: &[&str], says: &[&str]) -> Self {
        Self { goal, possible: true, searched: Searched::new(names, says) }
    }

    fn page(locale: &Locale, at: usize, page: &FinderPage) -> Self {
        let sought = page.sought.map(|id| locale.say(id)).unwrap_or_default();
        Self::new(Goal::Page(at), &[&locale.say(page.label)], &[&sought])
    }

    /// A table, by its number, its players, the words of its open slip.
    fn table(row: &TableRow) -> Self {
        let number = row.table.to_string();
        let mut names = vec![number.as_str()];
        names.extend(row.players.iter().flatten().chain(&row.words).map(String::as_str));
        Self::new(Goal::Table(row.table), &names, &[])
    }

    /// Somebody who sits at no table: what may be done about him is done about the round.
    fn player(name: &str) -> Self {
        Self::new(Goal::Player(name.to_owned()), &[name], &[])
    }

    fn act<'o>(
        searching: &mut Searching<'o>,
        table: Option<TableId>,
        offer: &'o Offer,
        names: PlayerNames<'_>,
    ) -> Self {
        let goal = Goal::Act(table, Box::new(offer.draft.base.clone()));
        Self { goal, possible: offer.possible(), searched: searching.offer(offer, names) }
    }

    fn slip<'s>(words: &mut SlipWords<'s>, row: &'s LogRow) -> Self {
        Self { goal: Goal::Slip(row.seq), possible: true, searched: words.of_slip(row) }
    }

    /// A paragraph in words, by its number among them and as it is cited; what it says is said of it.
    fn rule(locale: &Locale, at: usize, row: &RuleRow) -> Self {
        let says = rules::rule_text(locale, row);
        let mut said = vec![says.as_str(), row.says.as_str()];
        if let Does::Words { reads, .. } = &row.does {
            said.extend(reads.as_deref());
        }
        Self::new(Goal::Rule(at), &[&row.key, &row.cite], &said)
    }

    fn rank(&self, query: &Query) -> Option<MatchRank> {
        let there =
            query.at_table.as_ref().filter(|(table, _)| self.is_act_at(*table)).and_then(|(_, wanted)| {
                if wanted.is_empty() { Some(MatchRank::LAST) } else { wanted.rank(&self.searched) }
            });
        [query.all.rank(&self.searched), there].into_iter().flatten().min()
    }

    fn is_act_at(&self, table: TableId) -> bool {
        matches!(self.goal, Goal::Act(Some(at), _) if at == table)
    }
}

/// What was typed: a table's number, and behind it what is wanted there, or anything.
pub(super) struct Query {
    all: SearchTerms,
    at_table: Option<(TableId, SearchTerms)>,
}

impl Query {
    pub(super) fn new(typed: &str, snapshot: &Snapshot) -> Self {
        let rest = || typed.trim().split_once(char::is_whitespace).map_or("", |(_, rest)| rest);
        let at_table = table(typed, snapshot).map(|table| (table, SearchTerms::new(rest())));
        Self { all: SearchTerms::new(typed), at_table }
    }

    /// What is marked on a line.
    pub(super) fn marks(&self, goal: &Goal) -> &SearchTerms {
        match (goal, &self.at_table) {
            (Goal::Act(Some(at), _), Some((table, wanted))) if at == table => wanted,
            _ => &self.all,
        }
    }
}

/// The table with whose number something that was typed begins.
pub(super) fn table(typed: &str, snapshot: &Snapshot) -> Option<TableId> {
    let number = typed.split_whitespace().next()?.parse().ok().map(TableId)?;
    snapshot.tables.iter().any(|row| row.table == number).then_some(number)
}

/// What may be done at a table; about the round where none is given.
pub(super) fn offers(snapshot: &Snapshot, table: Option<TableId>) -> &[Offer] {
    let Some(table) = table else { return &snapshot.hall.offers };
    let detail = snapshot.table.as_ref().filter(|detail| detail.row.table == table);
    detail.map(|detail| detail.offers.as_slice()).unwrap_or_default()
}

/// The players at a table.
pub(super) fn players(snapshot: &Snapshot, table: Option<TableId>) -> PlayerNames<'_> {
    let row = snapshot.tables.iter().find(|row| Some(row.table) == table);
    PlayerNames(row.and_then(|row| row.players.as_ref()))
}

/// What changes from one moment to the next, in the order that it has while nothing is typed: what is due, the screens,
/// the tables, and whatever else may be done.
pub(super) fn fresh(locale: &Locale, snapshot: &Snapshot, table: Option<TableId>) -> Vec<FinderEntry> {
    let (mut entries, mut later, mut searching) = (Vec::new(), Vec::new(), Searching::new(locale));
    for table in iter::once(None).chain(table.map(Some)) {
        let names = players(snapshot, table);
        for offer in offers(snapshot, table) {
            let list = if offer.due { &mut entries } else { &mut later };
            list.push(FinderEntry::act(&mut searching, table, offer, names));
        }
    }
    entries.extend(PAGES.iter().enumerate().map(|(at, page)| FinderEntry::page(locale, at, page)));
    entries.push(FinderEntry::new(Goal::Office, &[&locale.say("sit-down"), &locale.say("key-office")], &[]));
    let says = locale.say("settings-says");
    entries.push(FinderEntry::new(Goal::Settings, &[&locale.say("mode-settings")], &[&says]));
    entries.extend(snapshot.tables.iter().map(FinderEntry::table));
    entries.extend(snapshot.hall.without_game.iter().map(|name| FinderEntry::player(name)));
    entries.append(&mut later);
    entries
}

/// Decisions, the newest first, and rules: ready to be searched until there are others. A long day has twenty thousand
/// decisions.
#[derive(Default)]
pub(super) struct SearchIndex {
    log: Weak<Vec<LogRow>>,
    rules: Weak<Vec<RuleRow>>,
    pub(super) entries: Vec<FinderEntry>,
}

impl SearchIndex {
    pub(super) fn sync(&mut self, snapshot: &Snapshot, locale: &Locale) {
        let (log, rules) = (Arc::downgrade(&snapshot.log), Arc::downgrade(&snapshot.rules));
        if self.log.ptr_eq(&log) && self.rules.ptr_eq(&rules) {
            return;
        }
        let mut called = SlipWords::of(locale);
        let slips = snapshot.log.iter().rev().map(|row| FinderEntry::slip(&mut called, row));
        // The values of the ruleset's file are nothing that anybody at a desk looks for: they stand among the rules.
        let words = snapshot.rules.iter().enumerate().filter(|(_, row)| !row.does.is_value());
        self.entries.clear();
        self.entries.reserve(snapshot.log.len() + snapshot.rules.len());
        self.entries.extend(slips);
        self.entries.extend(words.map(|(at, row)| FinderEntry::rule(locale, at, row)));
        (self.log, self.rules) = (log, rules);
    }
}

/// Everything that is what was typed, the best first.
pub(super) fn listed<'e>(
    query: &Query,
    entries: impl Iterator<Item = &'e FinderEntry>,
) -> Vec<&'e FinderEntry> {
    let mut found: Vec<_> = entries.filter_map(|entry| Some((entry.rank(query)?, entry))).collect();
    if found.iter().any(|(rank, _)| !rank.by_chance()) {
        found.retain(|(rank, _)| !rank.by_chance());
    }
    found.sort_by_key(|(rank, entry)| rank.order(entry.possible));
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// The place of the chosen line: where what was chosen stands now, or as near as it was.
pub(super) fn place(lines: &[&FinderEntry], chosen: Option<&Goal>, at: usize) -> usize {
    let same = chosen.and_then(|goal| lines.iter().position(|entry| entry.goal == *goal));
    same.unwrap_or(at).min(lines.len().saturating_sub(1))
}
