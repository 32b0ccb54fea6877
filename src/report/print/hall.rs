//! What hangs on the wall or stands on a table: pairings, standings, table numbers.

use std::collections::BTreeSet;

use maud::{Markup, html};

use crate::domain::{NameOrder, Round, TableId, collated};
use crate::locale::Value;
use crate::report::standings;
use crate::report::summary::{Placed, RoundStandings, standings_after};
use crate::rules::{Criterion, FirstNamed};

use super::{Papers, SheetLayout, blank, short};

/// Stands beside whoever is named first, where that means something.
const FIRST: &str = "▸";

impl Papers<'_> {
    /// Who plays whom where in a round: by table, and by name. Where nothing tells which part of a name the surname is,
    /// everybody stands there twice, under the first word and under the last, the bold one; else once.
    pub fn pairings(&self, round: Round) -> String {
        let title = self.of_round(if self.draft { "print-draft" } else { "print-pairings" }, round);
        let games = || self.state.games.iter().filter(|(at, _)| at.round == round);
        let two = !self.alone();
        let first = self.first_named();
        let heads = (first.clone().unwrap_or_else(|| self.say("print-players")), self.say("print-opponent"));
        let order = self.state.name_order();
        let mut names: Vec<(Indexed<'_>, Option<TableId>, bool, String)> = Vec::new();
        for (at, game) in games() {
            let [a, b] = &game.players;
            for (name, first, other) in [(a, first.is_some(), b), (b, false, a)] {
                names.extend(indexed(name, order).map(|name| (name, Some(at.table), first, other.clone())));
            }
        }
        for bye in self.state.byes.iter().filter(|it| it.round == round) {
            let missed = self.rules.award(&bye.award).is_some_and(|it| it.value.is_for_a_missed_round());
            let why = self.say(if missed { "print-misses" } else { "print-bye" });
            names.extend(indexed(&bye.player, order).map(|name| (name, None, false, why.clone())));
        }
        for player in self.without_game(round) {
            names.extend(indexed(player, order).map(|name| (name, None, false, self.say("print-misses"))));
        }
        let language = &self.rules.identity.language;
        names.sort_by_cached_key(|(name, ..)| collated(language, &name.key()));
        let number = |table: Option<TableId>| table.map_or_else(|| "–".to_owned(), |table| table.to_string());
        let content = html! {
            h1 { (self.summary.event.name) }
            h2 { (title) }
            table.large {
                thead {
                    tr {
                        th.n { (self.say("report-table")) }
                        @if two { th { (heads.0) } th { (heads.1) } }
                        @else { th { (self.say("print-players")) } }
                    }
                }
                tbody {
                    @for (at, game) in games() {
                        tr { td.n { (at.table) } td { (game.players[0]) } @if two { td { (game.players[1]) } } }
                    }
                }
            }
            h2 { (self.say("print-by-name")) }
            @if let Some(says) = &first { p.quiet { (FIRST) " " (says) } }
            div.by2 {
                table {
                    tbody {
                        @for (name, table, first, other) in &names {
                            tr {
                                td { (name.before) b { (name.word) } (name.after) @if *first { " " (FIRST) } }
                                td.n { (number(*table)) }
                                @if two || table.is_none() { td { (other) } }
                            }
                        }
                    }
                }
            }
        };
        self.flow(&title, false, &content)
    }

    /// Who is entered and neither plays in a round nor has anything for not playing.
    fn without_game(&self, round: Round) -> impl Iterator<Item = &str> {
        let games = self.state.games.iter().filter(move |(at, _)| at.round == round);
        let byes = self.state.byes.iter().filter(move |it| it.round == round);
        let seated: BTreeSet<&str> = games
            .flat_map(|(_, game)| game.players.iter().map(String::as_str))
            .chain(byes.map(|it| it.player.as_str()))
            .collect();
        let entered = self.summary.event.players.iter().map(String::as_str);
        entered.filter(move |name| !seated.contains(name))
    }

    /// What it means to be named first in a pairing, where it means something.
    fn first_named(&self) -> Option<String> {
        match self.rules.pairing.as_ref()?.first.as_ref()?.value {
            FirstNamed::Begins => Some(self.say("print-begins")),
            FirstNamed::Chooses => Some(self.say("print-chooses")),
            FirstNamed::Nothing => None,
        }
    }

    /// The standings after a round; where games have no result, with how many those are.
    pub(super) fn placed(&self, round: Round) -> Markup {
        let Some(standings) = self.standings_after(round) else {
            return html! { p { (self.say("print-nothing")) } };
        };
        let open = standings.missing;
        html! {
            @if open > 0 { p { b { (self.locale.with("board-provisional", &[("count", open.into())])) } } }
            @if let Some(waits) = self.waits(&standings) { p { b { (waits) } } }
            (self.ranked(&standings))
        }
    }

    /// What the order of the standings waits for, where it does.
    fn waits(&self, standings: &RoundStandings) -> Option<String> {
        let unknown = standings.unknown.join(", ");
        let names = [("names", Value::from(&unknown))];
        (!unknown.is_empty()).then(|| self.locale.with("print-constants", &names))
    }

    /// The last round after which standings are hung up: the one being played once most of its games are over, else the
    /// one before.
    pub fn last_standings(&self) -> Round {
        let now = self.state.round;
        let games = self.state.games.iter().filter(|(at, _)| at.round == now);
        let (count, over) = games.fold((0_usize, 0_usize), |(count, over), (_, game)| {
            (count + 1, over + usize::from(game.result.is_some()))
        });
        if now.0 > 1 && over * 2 <= count { Round(now.0 - 1) } else { now }
    }

    /// The standings after a round, with everything that was put right in its games since and that orders them.
    pub fn standings(&self, round: Round) -> String {
        let title = self.of_round("print-standings", round);
        let content = html! {
            h1 { (self.summary.event.name) }
            h2 { (title) }
            (self.placed(round))
        };
        self.flow(&title, true, &content)
    }

    fn standings_after(&self, round: Round) -> Option<RoundStandings> {
        if round.0 == 0 || self.state.round.0 == 0 {
            return None;
        }
        standings_after(self.state, self.rules, round.min(self.state.round))
    }

    /// The table of standings.
    fn ranked(&self, last: &RoundStandings) -> Markup {
        let called = |(it, name): (&Criterion, &Option<String>)| {
            let name = name.as_ref().map(|name| self.locale.rule(name));
            name.unwrap_or_else(|| standings::criterion_name(self.locale, *it))
        };
        html! {
            table {
                thead {
                    tr {
                        th.n { (self.say("standings-place")) }
                        th { (self.say("standings-player")) }
                        th.n { (self.say("standings-games")) }
                        @for it in last.criteria.iter().zip(&last.names) { th.n { (called(it)) } }
                        @if last.by_place { th.n scope="col" { (self.say("standings-place-points")) } }
                    }
                }
                tbody {
                    @for row in &last.rows {
                        tr {
                            td.n { (placed(row)) }
                            td.name { (row.player) }
                            td.n { (row.games) }
                            @for (value, beside) in row.shown.iter().zip(&row.beside) {
                                td.n { (standings::with_beside(self.locale, value, *beside)) }
                            }
                            @if last.by_place {
                                td.n { (row.place_points.map_or_else(|| "–".to_owned(), |it| it.to_string())) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A number for each table.
    pub fn table_numbers(&self, layout: SheetLayout) -> String {
        let piece =
            |table: &TableId| html! { div.huge { (table) } div.top { span { (self.summary.event.name) } } };
        let pieces: Vec<Markup> = self.state.tables.keys().map(piece).collect();
        self.pieces(&self.say("print-table-numbers"), layout, &pieces)
    }

    /// Whether any table has a clock that reports by radio.
    pub fn has_clocks(&self) -> bool {
        self.state.tables.values().any(|it| it.clock.is_some())
    }

    /// A card for each clock that reports by radio: its number, where it stands, room for the number compared.
    pub fn clock_cards(&self, layout: SheetLayout) -> String {
        let fitted = self.state.tables.iter().filter_map(|(table, it)| Some((table, it.clock.as_ref()?)));
        let piece = |(table, fitted): (&TableId, &crate::tournament::FittedClock)| {
            html! {
                div.top { b { (self.say("print-clock")) } span { (self.summary.event.name) } }
                div.middle { (fitted.clock) }
                div.row { (short(&self.say("report-table"), &table.to_string())) (blank("", &fitted.profile)) }
                div.row { (blank(&self.say("print-key-check"), "")) }
            }
        };
        let pieces: Vec<Markup> = fitted.map(piece).collect();
        self.pieces(&self.say("print-clock-cards"), layout, &pieces)
    }
}

/// A name as it is looked for: under one of its words.
#[derive(Debug, PartialEq, Eq)]
struct Indexed<'n> {
    before: &'n str,
    word: &'n str,
    after: &'n str,
}

impl Indexed<'_> {
    /// What it stands in order by.
    fn key(&self) -> String {
        let others = [self.before, self.after].map(|it| it.trim_matches([' ', ',']));
        let all = [self.word].into_iter().chain(others).filter(|it| !it.is_empty());
        all.collect::<Vec<_>>().join(" ")
    }
}

/// A name under its surname; where nobody knows which word that is, under the first and, where it has several, the last
/// one, unless it is turned round already.
fn indexed(name: &str, order: NameOrder) -> impl Iterator<Item = Indexed<'_>> {
    let name = name.trim();
    let (word, after) = name.split_at(name.find([' ', ',']).unwrap_or(name.len()));
    let first = Some(Indexed { before: "", word, after }).filter(|_| !name.is_empty());
    let last = name.rfind(' ').filter(|_| !name.contains(',')).map(|at| name.split_at(at + 1));
    let last = last.map(|(before, word)| Indexed { before, word, after: "" });
    let (first, last) = match order {
        NameOrder::GivenFirst if last.is_some() => (None, last),
        NameOrder::SurnameFirst => (first, None),
        NameOrder::GivenFirst | NameOrder::Unknown => (first, last),
    };
    first.into_iter().chain(last)
}

/// A place as it stands on paper: with a sign where others stand on it too.
fn placed(row: &Placed) -> String {
    let level = if row.level { "=" } else { "" };
    row.place.map_or_else(|| "–".to_owned(), |place| format!("{place}.{level}"))
}

#[cfg(test)]
mod tests {
    use super::{Indexed, NameOrder, indexed};

    #[test]
    fn a_name_stands_under_its_first_and_its_last_word_or_as_it_is_turned_already() {
        let under = |name: &'static str| indexed(name, NameOrder::Unknown).collect::<Vec<_>>();
        let at = |before, word, after| Indexed { before, word, after };
        assert_eq!(
            under("Anna Marie Svobodová"),
            [at("", "Anna", " Marie Svobodová"), at("Anna Marie ", "Svobodová", "")]
        );
        assert_eq!(under("Müller, Jörg"), [at("", "Müller", ", Jörg")]);
        assert_eq!(under(" Αθηνά "), [at("", "Αθηνά", "")]);
        assert!(under(" ").is_empty());
        assert_eq!(under("Řehořová Žaneta")[1].key(), "Žaneta Řehořová");
        let once = |name: &'static str, order| indexed(name, order).collect::<Vec<_>>();
        assert_eq!(once("Anna Svobodová", NameOrder::GivenFirst), [at("Anna ", "Svobodová", "")]);
        assert_eq!(once("Svobodová Anna", NameOrder::SurnameFirst), [at("", "Svobodová", " Anna")]);
        assert_eq!(once("Müller, Jörg", NameOrder::GivenFirst), [at("", "Müller", ", Jörg")]);
    }
}
