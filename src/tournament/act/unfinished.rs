//! What a round leaves unfinished, and what of the next one is not paired as it should be: it does not begin over that
//! unless somebody says why.

use crate::domain::{At, Citation, Round, TableId};
use crate::rules::{Due, DutyCause};
use crate::tournament::event::{GameRef, Pending, Unfinished};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, RoundReason};
use crate::tournament::state::DutyState;

/// So much is named in a refusal; the journal has it all.
const NAMED: usize = 12;

impl DecisionCtx<'_> {
    /// What is left when the next round begins, for the journal, and why that is so: first what is not paired as it
    /// should be, since that can be mended at once.
    ///
    /// # Errors
    /// Where something is left that must not be, and nobody says why the round begins all the same.
    pub(super) fn unfinished(
        &self,
        mispaired: Vec<Unfinished>,
        (drawn, begins): (At, At),
        anyway: Option<&str>,
    ) -> Result<(Vec<Unfinished>, Option<String>), Refusal> {
        let mut left = mispaired;
        left.extend(self.too_soon(drawn));
        left.extend(self.put_off(begins));
        left.extend(self.undecided());
        left.extend(self.no_result());
        let (prepared, due): (Vec<&DutyState>, Vec<&DutyState>) =
            self.open_duties().partition(|duty| self.is_preparation(duty));
        left.extend(due.into_iter().map(|duty| self.duty_left(duty)));
        let reminder: Vec<Unfinished> = prepared.into_iter().map(|duty| self.duty_left(duty)).collect();
        let why = outweighed(&left, Round(self.state.round.0 + 1), anyway)?;
        left.extend(reminder);
        Ok((left, why))
    }

    /// The round, where its pairing is published too soon after the last game of the one before.
    fn too_soon(&self, drawn: At) -> Option<Unfinished> {
        let gap = self.law.ruleset.start.gap.as_ref()?;
        let gone = drawn.since(self.state.last_result_at?);
        let what = Pending::TooSoon { gone, least: gap.value };
        (gone < gap.value).then(|| Unfinished { what, cite: Some(gap.cite.clone()) })
    }

    /// The first round, where it begins later than it may be put off from when it was announced to.
    fn put_off(&self, begins: At) -> Option<Unfinished> {
        let most = self.law.ruleset.start.wait.as_ref()?;
        let by = begins.since(self.state.event.as_ref()?.starts_at?);
        let first = self.state.round == Round(0);
        (first && by > most.value).then(|| Unfinished {
            what: Pending::PutOff { by, most: most.value },
            cite: Some(most.cite.clone()),
        })
    }

    /// Slips, claims and procedures that nobody has decided, or ended.
    fn undecided(&self) -> Vec<Unfinished> {
        let (state, rules) = (self.state, &self.law.ruleset);
        let left = |what: Pending, cite: Option<&Citation>| Unfinished { what, cite: cite.cloned() };
        let game = |round, table| GameRef { round, table };
        let slips =
            state.slips.live().filter(|(_, slip)| slip.phase.is_undecided()).map(|(id, slip)| {
                left(Pending::Slip { slip: *id, game: game(slip.round, slip.table) }, None)
            });
        let claims = state.claims.live().map(|(id, claim)| {
            let offence = rules.offence(&claim.offence);
            let name = offence.map_or(&claim.offence, |it| &it.value.name).clone();
            let what = Pending::Claim { claim: *id, game: game(claim.round, claim.table), name };
            left(what, offence.map(|it| &it.cite))
        });
        let runs = state.runs.live().map(|(id, run)| {
            let what = Pending::Run { run: *id, game: game(run.round, run.table), name: run.name.clone() };
            left(what, rules.procedure(&run.procedure).map(|it| &it.cite))
        });
        slips.chain(claims).chain(runs).collect()
    }

    /// The games of the round being played that have no result.
    fn no_result(&self) -> Option<Unfinished> {
        let tables: Vec<TableId> = self.state.without_result.iter().copied().collect();
        (!tables.is_empty()).then_some(Unfinished { what: Pending::NoResult { tables }, cite: None })
    }

    /// Duties that are due before the round that begins.
    fn open_duties(&self) -> impl Iterator<Item = &DutyState> {
        let duties = self.state.owed_duties().into_iter().map(|(_, duty)| duty);
        duties.filter(|duty| duty.due == Due::NextRound)
    }

    /// Whether a duty is one of preparing the event, not one that something in it brought about: the organiser is
    /// reminded of it, and the round begins.
    fn is_preparation(&self, duty: &DutyState) -> bool {
        let rule = self.law.ruleset.duty(&duty.id);
        let prepares = [DutyCause::EventOpen, DutyCause::PlayersEntered];
        duty.round.0 == 0 && rule.is_some_and(|it| it.value.on.iter().any(|cause| prepares.contains(cause)))
    }

    fn duty_left(&self, duty: &DutyState) -> Unfinished {
        let rule = self.law.ruleset.duty(&duty.id);
        let what = Pending::Duty { text: duty.text.clone(), about: duty.about.clone() };
        Unfinished { what, cite: rule.map(|it| it.cite.clone()) }
    }
}

/// Why something is done although this stands against it; nothing where nothing does.
///
/// # Errors
/// Where something does, and nobody says why.
pub(super) fn outweighed(
    left: &[Unfinished],
    round: Round,
    anyway: Option<&str>,
) -> Result<Option<String>, Refusal> {
    match anyway {
        _ if left.is_empty() => Ok(None),
        Some(why) if !why.trim().is_empty() => Ok(Some(why.to_owned())),
        _ => Err(not_over(left, round)),
    }
}

fn not_over(left: &[Unfinished], next: Round) -> Refusal {
    let more = u16::try_from(left.len().saturating_sub(NAMED)).unwrap_or(u16::MAX);
    let cite = left.iter().find_map(|it| it.cite.clone());
    let all_over = left.iter().all(|it| matches!(it.what, Pending::Pairing { .. }));
    let named = || left.iter().take(NAMED).map(|it| it.what.clone()).collect();
    let why = match left {
        [Unfinished { what: Pending::PutOff { by, most }, .. }] => {
            RoundReason::PutOffTooLong { by: *by, most: *most }
        }
        [Unfinished { what: Pending::TooSoon { gone, least }, .. }] => {
            let (before, left) = (Round(next.0.saturating_sub(1)), *least - *gone);
            RoundReason::TooSoonAfter { gone: *gone, before, next, left }
        }
        _ if all_over => RoundReason::NotSoPaired { next, left: named(), more },
        _ => RoundReason::NotOver { next, left: named(), more },
    };
    Refusal { why: why.into(), cite }
}
