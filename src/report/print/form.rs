//! The regulation's forms, filled in from the journal: what is told of words, and what was done besides words, as
//! far as others may read it.

use maud::{Markup, html};

use super::Papers;
use crate::domain::Seq;
use crate::report::summary::{Affair, Decider, Roots, SideRow};
use crate::rules::{Against, Cited, Form, FormSection};
use crate::tournament::Chapter;

/// What a form is about: the decision with which a duty arose.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Occasion<'p> {
    /// The entry with which the decision began.
    decision: Seq,
    /// Who or what the duty is about.
    about: &'p str,
}

impl Occasion<'_> {
    /// Whether something was decided with it.
    fn has(&self, it: &Affair) -> bool {
        it.decision == self.decision && it.kind != Chapter::Duty
    }
}

impl Papers<'_> {
    /// The forms of the regulation that an event needs, or the one that is named, each as a page of its own with its
    /// id: every form goes to somebody else, and what goes to one is numbered from 1. It is there for every act that it
    /// is about, or once for the event; no page where there was no such act.
    pub fn forms<'f>(&'f self, only: Option<&'f str>) -> impl Iterator<Item = (&'f str, Option<String>)> {
        let wanted =
            move |it: &&'f Cited<Form>| only.map_or_else(|| !it.value.on_demand, |id| it.value.id == id);
        self.rules.forms.iter().filter(wanted).map(|form| {
            let it = &form.value;
            if !it.shows.contains(&FormSection::Act) {
                return (it.id.as_str(), Some(self.filled(it, &[self.form(form, None)])));
            }
            let all: Vec<Markup> =
                self.occasions(it).into_iter().map(|act| self.form(form, Some(act))).collect();
            (it.id.as_str(), (!all.is_empty()).then(|| self.filled(it, &all)))
        })
    }

    /// A form about an act that the journal does not have, with its lines to write on: whoever needs it in the hall
    /// needs it before anybody has typed anything.
    pub fn empty_form(&self, id: &str) -> Option<String> {
        let form = self.rules.forms.iter().find(|it| it.value.id == id)?;
        Some(self.filled(&form.value, &[self.form(form, None)]))
    }

    /// A form of which there is none: nothing was done that it is about, or all was taken back.
    pub fn no_form(&self, id: &str) -> Option<String> {
        let form = self.rules.forms.iter().find(|it| it.value.id == id)?;
        let none = html! { section.form { h2 { (form.value.title) } p { (self.say("print-nothing")) } } };
        Some(self.filled(&form.value, &[none]))
    }

    fn filled(&self, form: &Form, all: &[Markup]) -> String {
        let content = html! { h1.aloud { (self.rules.identity.title) } @for one in all { (one) } };
        self.flow(&form.title, true, &content)
    }

    /// The decisions that a form is about, each once, as far as something of them stands: those with which the duties
    /// arose that are done on it, or with which what they follow from was decided.
    fn occasions(&self, form: &Form) -> Vec<Occasion<'_>> {
        let mut all: Vec<Occasion<'_>> = Vec::new();
        let affairs = &self.summary.affairs;
        for arose in affairs {
            let Some(duty) = arose.duty.and_then(|duty| self.state.duties.get(&duty)) else { continue };
            if duty.voided_at.is_some() || !self.done_on(&duty.id, form) {
                continue;
            }
            let cause = |it: &&Affair| affairs.iter().rfind(|cause| it.roots.follows(&cause.roots));
            let first = std::iter::successors(Some(arose), cause).last().unwrap_or(arose);
            let occasion = Occasion { decision: first.decision, about: &duty.about };
            let stands = affairs.iter().any(|it| occasion.has(it) && it.taken_back.is_none());
            if stands && !all.contains(&occasion) {
                all.push(occasion);
            }
        }
        all
    }

    /// Whether a duty is done on a form.
    fn done_on(&self, duty: &str, form: &Form) -> bool {
        self.rules.duty(duty).is_some_and(|it| it.value.form.as_deref() == Some(form.id.as_str()))
    }

    fn form(&self, form: &Cited<Form>, occasion: Option<Occasion<'_>>) -> Markup {
        let it = &form.value;
        let (before, last) = it.lines.split_at(it.lines.len().saturating_sub(1));
        html! {
            section.form {
                h2 { (it.title) }
                p.quiet { (crate::report::cite(self.locale, &form.cite)) " · " (self.rules.identity.title) }
                // Whoever reads it on a wall asks of which event it is.
                @if !it.shows.contains(&FormSection::Event) { p { b { (self.summary.event.name) } } }
                p { (self.say("print-to")) " " (self.locale.rule(&it.to)) }
                @for part in &it.shows { (self.part(*part, it, occasion)) }
                @for label in before { div.write { (label) div { } div { } } }
                // A signature alone on a sheet signs nothing.
                div.end {
                    @for label in last { div.write { (label) div { } div { } } }
                    div.write { (self.say("print-place-and-date")) div { } }
                    @if !it.signs.is_empty() {
                        div.signs { @for name in &it.signs { div { (name) } } }
                    }
                }
            }
        }
    }

    fn part(&self, part: FormSection, form: &Form, occasion: Option<Occasion<'_>>) -> Markup {
        match part {
            FormSection::Event => self.event(form.shows.iter().any(|it| JUDGED.contains(it))),
            FormSection::Officials => self.officials(),
            FormSection::Act => self.act(occasion),
            FormSection::Players => self.entered(),
            FormSection::Standings => {
                html! { h3 { (self.of_round("print-standings", self.state.round)) } (self.placed(self.state.round)) }
            }
            FormSection::Games => self.games(),
            FormSection::Moves => self.moves_in_detail(),
            FormSection::Draws => self.drawn(),
            FormSection::Sanctions => self.affairs("report-sanction", |it| self.punishes(it)),
            FormSection::Forfeits => {
                self.affairs("report-sanction", |it| self.punishes(it) || self.forfeits(it))
            }
            FormSection::Rulings => self.rulings(),
            FormSection::Play => self.play(),
            FormSection::Order => self.order(),
            FormSection::Rounds => self.rounds(),
            FormSection::Winners => self.winners(),
            FormSection::Paid => self.paid(),
            FormSection::Matches => self.matches(),
            FormSection::Highest => html! {
                @for it in &self.summary.highest {
                    @let told = self.locale.with("report-highest", &[
                        ("player", (&it.player).into()),
                        ("points", i64::from(it.scored.0).into()),
                        ("round", it.round.0.into()),
                        ("table", it.table.0.into()),
                    ]);
                    p { (self.named(&told)) }
                }
            },
        }
    }

    /// Everything that was decided with it in one go.
    fn act(&self, occasion: Option<Occasion<'_>>) -> Markup {
        let Some(about) = occasion else {
            return html! {
                @for id in ["report-player", "print-decided"] { div.write { (self.say(id)) div { } } }
            };
        };
        html! {
            @if !about.about.is_empty() { p { b { (crate::report::duty_subject(self.locale, about.about)) } } }
            (self.affairs("print-decided", |it| about.has(it)))
        }
    }

    fn entered(&self) -> Markup {
        let heads =
            ["column-name", "column-club", "column-age", "column-guardian", "column-family", "column-paid"];
        html! {
            table {
                thead {
                    tr {
                        th.n scope="col" { "№" } @for id in heads { th { (self.say(id)) } } th { (self.say("print-signature")) }
                    }
                }
                tbody {
                    @for (number, it) in (1..).zip(self.state.players.iter()) {
                        tr {
                            td.n { (number) } td.name { (it.name) } td { (it.club) }
                            td { (it.age.map(|age| age.to_string()).unwrap_or_default()) }
                            td { (it.guardian) } td { (it.family) } td { (ticked(it.paid)) } td { }
                        }
                    }
                }
            }
        }
    }

    fn games(&self) -> Markup {
        if self.alone() {
            return self.boards();
        }
        html! {
            h3 { (self.say("report-games")) }
            table {
                thead {
                    tr { th.n { (self.say("report-round")) } th.n { (self.say("report-table")) }
                        th colspan="2" { (self.say("print-players")) }
                        th.n colspan="2" { (self.say("print-points")) } th { (self.say("report-how")) } }
                }
                tbody {
                    @for game in &self.summary.games {
                        @let played = |it: &SideRow| game.how.is_some() && !it.player.is_empty();
                        @let points = game.sides.each_ref().map(|it| played(it).then(|| it.scored.to_string()));
                        tr {
                            td.n { (game.round) } td.n { (game.table) }
                            td { (game.sides[0].player) } td { (game.sides[1].player) }
                            @for points in points { td.n { (points.unwrap_or_default()) } }
                            td { (game.called) (game.line.map(|line| line.won()).unwrap_or_default()) }
                        }
                    }
                    @for bye in &self.summary.byes {
                        tr {
                            td.n { (bye.round) } td.n { "–" }
                            td { (bye.player) } td { "–" }
                            td.n { (bye.scored) } td.n {}
                            td { (bye.called) }
                        }
                    }
                }
            }
        }
    }

    fn rulings(&self) -> Markup {
        let heads = ["report-word", "report-valid", "report-reasons", "report-sources"];
        html! {
            h3 { (self.say("report-rulings")) }
            table {
                thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
                tbody {
                    @for it in self.summary.rulings.iter().filter(|it| it.stands) {
                        tr {
                            td { (it.word) }
                            td { (self.say(if it.valid { "print-valid" } else { "print-invalid" })) }
                            td { (it.reasons) } td { (it.sources.join(", ")) }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn by(&self, by: &Decider) -> String {
        // Which console it was nobody asks where there was one.
        let station = if self.summary.event.stations() > 1 { by.station.as_str() } else { "" };
        crate::report::by(self.locale, by.office, &by.name, station)
    }
}

/// Whether somebody has paid, where the entries say so.
pub(super) fn ticked(paid: Option<bool>) -> &'static str {
    paid.map_or("", |paid| if paid { "✓" } else { "✗" })
}

/// What a form shows that was decided by the lists of the event.
const JUDGED: [FormSection; 2] = [FormSection::Officials, FormSection::Rulings];

impl Papers<'_> {
    /// Whether a form may name it among what was imposed: others read a form, and a sanction that the regulation keeps
    /// between two people is none of theirs; a game that somebody gave up is no penalty.
    pub(super) fn punishes(&self, it: &Affair) -> bool {
        match it.kind {
            Chapter::Sanction => {
                let known = it.roots.sanction().and_then(|id| self.rules.sanction(id));
                known.is_none_or(|it| !it.value.private)
            }
            Chapter::Award => {
                let known = it.roots.award().and_then(|id| self.rules.award(id));
                known.is_none_or(|it| !it.value.voluntary && it.value.serves.is_none())
            }
            _ => false,
        }
    }

    /// Whether it is a game that was lost without the board, for whatever reason: also one that was given up.
    pub(super) fn forfeits(&self, it: &Affair) -> bool {
        let known = it.roots.award().and_then(|id| self.rules.award(id));
        it.kind == Chapter::Award && known.is_none_or(|it| it.value.against != Against::None)
    }

    /// What was done, as far as it stands: whatever was taken back is on the report and on no form.
    pub(super) fn affairs(&self, title: &str, wanted: impl Fn(&Affair) -> bool) -> Markup {
        let stands = self.summary.affairs.iter().filter(|it| it.taken_back.is_none());
        let mut rows: Vec<&Affair> = stands.filter(|it| wanted(it)).collect();
        // What an act on the paper led to is told with it, and is no act of its own.
        let told: Vec<Roots> = rows.iter().map(|it| it.roots.clone()).collect();
        let heads = ["report-time", "print-round-and-table", "report-what", "report-cite", "report-by"];
        rows.retain(|it| !told.iter().any(|one| it.roots.follows(one)));
        html! {
            h3 { (self.say(title)) }
            @if rows.is_empty() { p { (self.say("print-nothing")) } } @else {
                table {
                    thead { tr { @for id in heads { th scope="col" { (self.say(id)) } } } }
                    tbody {
                        @for it in rows {
                            tr {
                                td.n { (self.time(it.at)) }
                                td.n { (it.round) "/" (it.table.map_or_else(|| "–".to_owned(), |at| at.to_string())) }
                                td {
                                    @for (at, line) in it.standing.lines.iter().enumerate() {
                                        @if at > 0 { br; } (self.named(line))
                                    }
                                }
                                td { (crate::report::cites(self.locale, &it.standing.cite)) }
                                td { (self.named(&self.by(&it.by))) }
                            }
                        }
                    }
                }
            }
        }
    }
}
