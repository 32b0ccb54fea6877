//! Who may give a command at all, and whose office it is, by its card.

use crate::domain::{Citation, Role};
use crate::rules::{Cited, ClockGrant};
use crate::tournament::command::{Command, Offices, Speakers};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{GeneralReason, Refusal};

impl DecisionCtx<'_> {
    /// What holds of every command: an open event under its own law, and whoever gives such commands at all.
    pub(super) fn may_speak(&self, command: &Command) -> Result<(), Refusal> {
        self.law_is_the_events()?;
        let card = command.card();
        let may = match (self.by.role, card.speakers) {
            (Role::Clock, speakers) => matches!(speakers, Speakers::Clocks | Speakers::Everybody),
            (Role::Players, Speakers::Everybody | Speakers::People) => true,
            (Role::Players, Speakers::Clocks | Speakers::Officials) => self.players_award(card.offices),
            (Role::Director | Role::HeadReferee | Role::Referee | Role::Judge, speakers) => {
                speakers != Speakers::Clocks
            }
        };
        if !may && card.speakers == Speakers::Clocks {
            return Err(Refusal::own(GeneralReason::ForClocks { role: self.by.role }));
        }
        if !may {
            return Err(self.for_officials(card.offices));
        }
        if self.state.event.is_none() && card.needs_event {
            return Err(Refusal::own(GeneralReason::NoEvent));
        }
        Ok(())
    }

    /// Whether it is the office of an award that players give, as whoever resigns does.
    fn players_award(&self, offices: Offices<'_>) -> bool {
        let Offices::Award(id) = offices else { return false };
        self.law.ruleset.award(id).is_some_and(|award| award.value.by.contains(&Role::Players))
    }

    /// A journal is continued only under the law it was opened with.
    fn law_is_the_events(&self) -> Result<(), Refusal> {
        let Some(event) = &self.state.event else { return Ok(()) };
        let (ruleset, lexicon) = self.law.digests();
        if event.ruleset_digest != ruleset {
            return Err(Refusal::own(GeneralReason::OtherRuleset));
        }
        if event.tiles_digest != self.law.tiles_digest() {
            return Err(Refusal::own(GeneralReason::OtherTiles));
        }
        if event.lexicon_digest != lexicon {
            return Err(Refusal::own(GeneralReason::OtherLists));
        }
        Ok(())
    }

    /// A refusal of what only officials do: which of them, and where the regulation says so on its paragraph.
    fn for_officials(&self, offices: Offices<'_>) -> Refusal {
        let (mut offices, cite) = self.offices(offices);
        offices.dedup();
        if offices.is_empty() {
            offices = vec![Role::Judge, Role::Referee];
        }
        let why = GeneralReason::ForOfficials { role: self.by.role, offices };
        Refusal { why: why.into(), cite: cite.cloned() }
    }

    /// The offices that the ruleset names, with the paragraph; the console's own where the ruleset names none.
    pub(super) fn offices(&self, offices: Offices<'_>) -> (Vec<Role>, Option<&Citation>) {
        let rules = &self.law.ruleset;
        let none = || (Vec::new(), None);
        match offices {
            Offices::Any => none(),
            Offices::Director => (vec![Role::Director], None),
            Offices::Beginning => (vec![Role::HeadReferee], Some(&rules.start.together.cite)),
            Offices::Rulings => {
                let above = &rules.adjudication.escalate_to;
                (vec![above.value], Some(&above.cite))
            }
            Offices::LateFix => {
                let fix = rules.late_fix.as_ref();
                fix.map_or_else(none, |fix| (vec![fix.agrees.value], Some(&fix.agrees.cite)))
            }
            Offices::Results => (Vec::new(), Some(&rules.results.signatures.cite)),
            Offices::Duplicate => {
                (vec![Role::Referee], rules.duplicate.as_ref().map(|duplicate| &duplicate.list.cite))
            }
            Offices::Award(id) => named(rules.award(id).or_else(|| rules.awards.first()), |it| it.by.clone()),
            Offices::Bye(id) => named(rules.award(id).or_else(|| rules.awards.first()), Self::bye_offices),
            Offices::Sanction(id) => {
                named(rules.sanction(id).or_else(|| rules.sanctions.first()), |it| it.by.clone())
            }
            Offices::Claim(claim) => {
                let offence = self.state.claims.get(&claim).and_then(|claim| rules.offence(&claim.offence));
                offence.map_or_else(none, |it| {
                    (vec![it.value.decides], Some(it.value.decides_cite.as_ref().unwrap_or(&it.cite)))
                })
            }
            Offices::Duty(duty) => {
                let duty = self.state.duties.get(&duty).and_then(|duty| rules.duty(&duty.id));
                named(duty.filter(|it| !it.value.by.is_empty()), |it| it.by.clone())
            }
            Offices::Procedure(run) => {
                let procedure = self.state.runs.get(&run).and_then(|run| rules.procedure(&run.procedure));
                procedure.map_or_else(none, |it| (it.value.officials(), Some(&it.cite)))
            }
            Offices::Power(power) => {
                let granted: Vec<&Cited<ClockGrant>> = rules.grants(power).collect();
                let cite = granted.first().map(|grant| &grant.cite);
                (granted.iter().map(|grant| grant.value.who).collect(), cite)
            }
            // The regulations say nothing of it.
            Offices::Entry(entry) => {
                let given = self.state.given_in(entry);
                (given.map_or_else(Vec::new, |given| self.take_back_offices(given)), None)
            }
        }
    }
}

/// The offices of something that the ruleset names, with its paragraph.
fn named<T>(found: Option<&Cited<T>>, offices: impl Fn(&T) -> Vec<Role>) -> (Vec<Role>, Option<&Citation>) {
    found.map_or((Vec::new(), None), |it| (offices(&it.value), Some(&it.cite)))
}
