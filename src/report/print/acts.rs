//! What was done besides words, on a form that others read: what stands of it, and is theirs to know.

use maud::{Markup, html};

use crate::report::summary::{Affair, Roots};
use crate::rules::Against;
use crate::tournament::Chapter;

use super::Papers;

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
