//! Parts of forms: which event it was and who held which office; how it is played, its terms, its order, its rounds,
//! its first places, its matches.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::Papers;
use crate::domain::{Millis, Round, Side};
use crate::report::standings::criterion;
use crate::report::summary::{GameRow, RoundTimes, SideRow, Stamp};
use crate::rules::GameResult;

/// So many rounds have a line where nobody has said how many there are.
const ROUNDS: u16 = 8;
/// So many places have a prize of their own.
const PLACES: usize = 3;
/// So many lines are left for prizes that nobody but the organiser knows.
const OTHERS: usize = 3;

impl Papers<'_> {
    /// How long somebody has for a game, how many rounds there are, what is played with.
    pub(super) fn play(&self) -> Markup {
        let budget = self.state.event.as_ref().map(|it| it.budget);
        let rounds = self.rules.pairing.as_ref().and_then(|it| it.rounds.as_ref());
        html! {
            dl {
                @if let Some(budget) = budget {
                    dt { (self.say(if self.alone() { "print-budget-move" } else { "print-budget" })) }
                    dd { (budget.age()) }
                }
                @if let Some(rounds) = rounds { dt { (self.say("print-rounds")) } dd { (rounds.value) } }
                dt { (self.say("print-letters-title")) } dd { (self.tiles.title()) " (" (self.tiles.total()) ")" }
            }
        }
    }

    /// By what places are decided: every order of the regulation, to tick the one that is played by.
    pub(super) fn order(&self) -> Markup {
        let several = self.rules.standings.len() > 1;
        html! {
            h3 { (self.say("print-order")) }
            @for it in &self.rules.standings {
                @let names: Vec<String> =
                    it.value.criteria.iter().map(|one| criterion(self.locale, &it.value, *one)).collect();
                p { @if several { "☐ " } (names.join(", ")) " " span.quiet { (it.value.title) " · "
                    (crate::report::cite(self.locale, &it.cite)) } }
            }
        }
    }

    /// The rounds with room for when they are to begin, and when they did.
    pub(super) fn rounds(&self) -> Markup {
        let times = &self.summary.schedule;
        let fixed = self.rules.pairing.as_ref().and_then(|it| it.rounds.as_ref()).map(|it| it.value);
        let begun = self.summary.event.rounds;
        let last = fixed.unwrap_or(if begun == 0 { ROUNDS } else { begun }).max(begun);
        let heads = [
            "report-round",
            "print-planned",
            "report-begun",
            "report-play-began",
            "report-last-result",
            "report-break",
        ];
        let of = |round: Round| times.iter().find(|it| it.round == round);
        let at = |at: Option<Stamp>| at.map(|at| self.time(at)).unwrap_or_default();
        let announced = self.state.event.as_ref().and_then(|event| event.starts_at).map(Stamp);
        html! {
            h3 { (self.say("report-schedule")) }
            table {
                thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
                tbody {
                    @for round in (1..=last).map(Round) {
                        @let it: Option<&RoundTimes> = of(round);
                        tr {
                            td.n { (round) } td.n { (at(announced.filter(|_| round.0 == 1))) }
                            td.n { (at(it.map(|it| it.begun_at))) }
                            td.n { (at(it.and_then(|it| it.play_at))) }
                            td.n { (at(it.and_then(|it| it.last_result_at))) }
                            td.n { (it.and_then(|it| it.break_ms).map(Millis::age).unwrap_or_default()) }
                        }
                    }
                }
            }
        }
    }

    /// Who came first, second and third and has the highest game, each with room for a prize, and room for others.
    pub(super) fn winners(&self) -> Markup {
        let last = self.summary.standings.last();
        let first =
            last.iter().flat_map(|it| &it.rows).filter(|row| row.place.is_some_and(|it| it <= PLACES));
        let placed: Vec<(String, &str)> = first
            .map(|row| (row.place.map(|place| format!("{place}.")).unwrap_or_default(), row.player.as_str()))
            .collect();
        let highest = self.summary.highest.iter().map(|it| {
            let what = format!(
                "{} {}",
                crate::report::standings::criterion_name(self.locale, crate::rules::Criterion::HighestGame),
                it.scored
            );
            (what, it.player.as_str())
        });
        let all: Vec<(String, &str)> = placed.into_iter().chain(highest).collect();
        let heads = ["standings-place", "report-player", "print-prize"];
        html! {
            table {
                thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
                tbody {
                    @for (what, who) in &all { tr { td { (what) } td { (who) } td.room { } } }
                    @for _ in 0..OTHERS { tr { td.room { } td { } td { } } }
                }
            }
        }
    }

    /// Who has paid, as the entries say: what everybody may read of them.
    pub(super) fn paid(&self) -> Markup {
        html! {
            table {
                thead {
                    tr { th.n scope="col" { "№" }
                        @for id in ["column-name", "column-club", "column-paid"] { th scope="col" { (self.say(id)) } } }
                }
                tbody {
                    @for (number, it) in (1..).zip(self.state.players.iter()) {
                        tr { td.n { (number) } td.name { (it.name) }
                            td { (it.club) } td { (super::form::ticked(it.paid)) } }
                    }
                }
            }
        }
    }

    /// The matches of the round being played: every game that the two have played in the rounds before it without a
    /// break, and what decides.
    pub(super) fn matches(&self) -> Markup {
        let round = self.state.round;
        let now = self.summary.games.iter().filter(|it| it.round == round && !it.sides[1].player.is_empty());
        let all: Vec<&GameRow> = now.collect();
        let heads = [
            "report-player",
            "report-games",
            "print-sum",
            "criterion-wins",
            "criterion-highest-game",
            "criterion-highest-move",
            "print-winner",
        ];
        let credited = self.rules.results.credits_highest_game();
        html! {
            @if all.is_empty() { p { (self.say("print-nothing")) } }
            @for it in all {
                @let games = self.met(it);
                h3 { (self.say("report-table")) " " (it.table) }
                table {
                    thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
                    tbody { @for side in Side::BOTH { (in_match(&it.sides[side.index()].player, &games, credited)) } }
                }
            }
        }
    }

    /// The games of the two of this one in the rounds before it without a break, and it itself, the first one first.
    fn met(&self, last: &GameRow) -> Vec<&GameRow> {
        let mut games: Vec<&GameRow> = Vec::new();
        for round in (1..=last.round.0).rev().map(Round) {
            let same = |it: &&GameRow| {
                let here = |side: &SideRow| last.sides.iter().any(|other| other.player == side.player);
                it.round == round && it.sides.iter().all(here)
            };
            let Some(found) = self.summary.games.iter().find(same) else { break };
            games.insert(0, found);
        }
        games
    }
}

/// What somebody has in a match.
fn in_match(player: &str, games: &[&GameRow], credited: bool) -> Markup {
    let own = |it: &&GameRow| it.sides.iter().find(|side| side.player == player && it.how.is_some()).cloned();
    let sides: Vec<SideRow> = games.iter().filter_map(own).collect();
    // A game that was lost by an award may lose the whole match: it is crossed.
    let crossed = |side: SideRow, awarded: bool| {
        let lost = awarded && side.result == Some(GameResult::Loss);
        if lost { format!("{} ×", side.scored) } else { side.scored.to_string() }
    };
    let scored = |it: &&GameRow| own(it).map_or_else(|| "–".to_owned(), |side| crossed(side, it.awarded));
    let scored: Vec<String> = games.iter().map(scored).collect();
    let sum: i32 = sides.iter().map(|it| it.scored.0).sum();
    let wins = sides.iter().filter(|it| it.result == Some(GameResult::Win)).count();
    let heights = games.iter().filter(|it| credited || !it.awarded).filter_map(own);
    let highest = heights.map(|it| it.scored.0).max();
    let best = sides.iter().filter_map(|it| it.best).map(|it| it.0).max();
    let told = |it: Option<i32>| it.map(|it| it.to_string()).unwrap_or_default();
    html! {
        tr {
            th scope="row" { (player) } td.n { (scored.join(" · ")) } td.n { (sum) } td.n { (wins) }
            td.n { (told(highest)) } td.n { (told(best)) } td.room { }
        }
    }
}

impl Papers<'_> {
    /// Name, days, size and what it was played by; the lists where a form tells of what was decided by them.
    pub(super) fn event(&self, lists: bool) -> Markup {
        let it = &self.summary.event;
        let span = [it.begun_at, it.last_at].map(|at| at.map_or_else(String::new, |at| self.time(at)));
        let readings: Vec<String> =
            it.readings.iter().map(|(id, reading)| format!("{id} = {reading}")).collect();
        html! {
            dl {
                dt { (self.say("report-about")) } dd { (it.name) }
                dt { (self.say("report-span")) } dd { (span[0]) " – " (span[1]) }
                dt { (self.say("report-regulation")) } dd { (it.regulation) ", " (it.edition) }
                dt { (self.say("report-size")) } dd { (it.rounds) " · " (it.players.len()) " · " (it.tables) }
                @if !readings.is_empty() { dt { (self.say("report-readings")) } dd { (self.locale.items(readings)) } }
                @if !it.systems.is_empty() { dt { (self.say("report-systems")) } dd { (it.systems.join(", ")) } }
                @if lists && !it.lists.is_empty() {
                    dt { (self.say("report-word-lists")) }
                    // In full they stand on the page for the record.
                    dd.quiet { (self.locale.items(it.lists.iter().map(|(id, it)| format!("{id} {}", shortened(it))))) }
                }
            }
        }
    }

    /// Who held which office, as far as they gave their names; whoever else was there writes it down.
    pub(super) fn officials(&self) -> Markup {
        let named = self.summary.event.officials.iter().filter(|by| !by.name.is_empty());
        let told = named.map(|by| format!("{} ({})", by.name, crate::report::office(self.locale, by.office)));
        let told: BTreeSet<String> = told.collect();
        if told.is_empty() {
            return html! { div.write { (self.say("report-officials")) div { } } };
        }
        let told: Vec<String> = told.into_iter().collect();
        html! { dl { dt { (self.say("report-officials")) } dd { (self.named(&self.locale.items(told))) } } }
    }
}

/// So much of a digest that nobody takes one for another.
fn shortened(digest: &str) -> String {
    digest.chars().take(12).chain(['…']).collect()
}
