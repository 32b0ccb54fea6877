//! From an entry of the log to the act that mends it.

use crate::domain::{Seq, SlipId, TableId};
use crate::station::{AffairRow, SlipDetail, Snapshot};
use crate::tournament::{
    Cause, Command, ConductCommand, ConductEvent, CorrectResult, Dated, Event, GameRef, Offer, ResultCommand,
    ResultEvent, RoundCommand, RoundEvent, SlipCommand, SlipEvent, WayBack,
};
use crate::tui::act::ScreenProblem;
use crate::tui::keymap::{Action, KeyMode};
use crate::tui::render_ctx::RenderCtx;
use crate::tui::screen::CorrectionTarget;

/// Among which acts an entry is mended.
pub(super) enum Acts {
    /// Those of a table.
    OfTable(TableId),
    /// Those of the round.
    OfRound,
}

impl Acts {
    /// The table, where it is at one.
    pub(super) const fn table(&self) -> Option<TableId> {
        match self {
            Self::OfTable(table) => Some(*table),
            Self::OfRound => None,
        }
    }
}

/// Where an entry is mended: at a table of the round being played, or among the acts about the round, where results of
/// earlier rounds are. Nowhere where no act mends such an entry, or none any more.
pub(super) fn acts(row: &AffairRow, snapshot: &Snapshot) -> Option<Acts> {
    if is_undone(snapshot, row) {
        return None;
    }
    let now = snapshot.bar.round;
    let here = row.table.map_or(Acts::OfRound, Acts::OfTable);
    match result(&row.event) {
        Some(game) => Some(if game.round == now { here } else { Acts::OfRound }),
        None if row.round == now => is_mended(&row.event).then_some(here),
        None => outlasts_round(&row.event).then_some(Acts::OfRound),
    }
}

/// Whether what an entry says is taken back when its round is over, too; a claim with the entry that raised it.
fn outlasts_round(event: &Event) -> bool {
    matches!(event, Event::Conduct(ConductEvent::ClaimDecided(_))) || event.card().way_back == WayBack::Later
}

/// The game whose result an entry says.
fn result(event: &Event) -> Option<GameRef> {
    let Event::Result(it) = event else { return None };
    match it {
        ResultEvent::ResultEntered(it) => Some(it.game),
        ResultEvent::ResultCorrected(it) => Some(it.game),
        ResultEvent::GameAwarded(it) => Some(it.game),
        _ => None,
    }
}

/// Whether there are acts that mend such an entry, as long as its round is played.
fn is_mended(event: &Event) -> bool {
    match event {
        Event::Conduct(it) => matches!(
            it,
            ConductEvent::ClaimDecided(_) | ConductEvent::SanctionImposed(_) | ConductEvent::DutyDone { .. }
        ),
        Event::Round(it) => {
            !matches!(it, RoundEvent::Redated(_) | RoundEvent::Unpaired { .. } | RoundEvent::ByeGiven(_))
        }
        Event::Slip(SlipEvent::HoldTaken { .. }) | Event::Clock(_) => true,
        Event::Duplicate(_) | Event::Procedure(_) | Event::Result(_) | Event::Setup(_) | Event::Slip(_) => {
            false
        }
    }
}

/// Whether an act mends what an entry says.
fn mends(row: &AffairRow, snapshot: &Snapshot, offer: &Offer) -> bool {
    match (&offer.draft.base, &row.event) {
        (Command::Conduct(ConductCommand::TakeBack { entry, .. }), _) => *entry == begun_in(row, snapshot),
        (Command::Result(ResultCommand::CorrectResult(CorrectResult { round, table, .. })), event) => {
            result(event) == Some(GameRef { round: *round, table: *table })
        }
        (Command::Round(command), Event::Round(event)) => mends_round(command, event),
        _ => false,
    }
}

/// Whether an act of leading a round mends what such an act was.
fn mends_round(command: &RoundCommand, event: &RoundEvent) -> bool {
    match (command, event) {
        (
            RoundCommand::Redate { what: Dated::Clock { side, .. }, .. },
            RoundEvent::AbsenceNoted { side: missed, .. },
        ) => side == missed,
        (RoundCommand::Redate { what: Dated::Signal, .. }, RoundEvent::PlayStarted {})
        | (RoundCommand::Redate { what: Dated::Pairing, .. }, RoundEvent::RoundStarted(_))
        | (RoundCommand::DeclareLast { .. }, RoundEvent::LastDeclared { .. })
        | (RoundCommand::Unpair { .. }, RoundEvent::PairedLate(_)) => true,
        _ => false,
    }
}

/// Whether an act mends the verdict on a slip.
fn mends_slip(wanted: SlipId, command: &Command) -> bool {
    match command {
        Command::Slip(SlipCommand::ReopenSlip { slip, .. } | SlipCommand::FixVerdict { slip, .. }) => {
            *slip == wanted
        }
        _ => false,
    }
}

/// The entry by which what a line says is taken back: of a claim that was decided the one that raised it.
fn begun_in(row: &AffairRow, snapshot: &Snapshot) -> Seq {
    let Event::Conduct(ConductEvent::ClaimDecided(decided)) = &row.event else { return row.seq };
    let raised = snapshot.affairs.iter().find(|it| {
        matches!(&it.event, Event::Conduct(ConductEvent::ClaimRaised(raised)) if raised.claim == decided.claim)
    });
    raised.map_or(row.seq, |it| it.seq)
}

/// Whether it was taken back later, or what it follows from was.
pub(super) fn is_undone(snapshot: &Snapshot, row: &AffairRow) -> bool {
    let mut row = row;
    loop {
        let later = snapshot.affairs.iter().rev().take_while(|it| it.seq > row.seq);
        let mut taken = later.filter_map(|it| match &it.event {
            Event::Conduct(ConductEvent::TakenBack(taken)) => Some(taken),
            _ => None,
        });
        let entry = begun_in(row, snapshot);
        if taken.any(|taken| taken.entry == entry) {
            return true;
        }
        let Some(entry) = follows_from(&row.event) else { return false };
        match snapshot.affairs.iter().rev().find(|it| it.seq == entry && it.seq < row.seq) {
            Some(cause) => row = cause,
            None => return false,
        }
    }
}

/// The entry that something follows from by itself.
fn follows_from(event: &Event) -> Option<Seq> {
    match event.card().cause? {
        Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => Some(act.entry),
        _ => None,
    }
}

/// The place of the act that corrects what was open in the log, among what may be done.
pub(in crate::tui) fn correcting(
    mended: CorrectionTarget,
    offers: &[Offer],
    snapshot: &Snapshot,
) -> Option<usize> {
    match mended {
        CorrectionTarget::Entry(entry) => {
            let row = snapshot.affairs.iter().rev().find(|row| row.seq == entry)?;
            offers.iter().position(|offer| mends(row, snapshot, offer))
        }
        CorrectionTarget::Slip(slip) => offers.iter().position(|offer| mends_slip(slip, &offer.draft.base)),
    }
}

/// No act mends it.
pub(in crate::tui) fn nothing(look: &RenderCtx<'_>) -> ScreenProblem {
    let what_to_do = look.keyed("mend-nothing-do", &[(KeyMode::Everywhere, Action::Rules)]);
    ScreenProblem::plain(look.say("mend-nothing"), what_to_do)
}

/// A verdict of an earlier round stands; what it did to the points is mended as the result.
pub(super) fn round_over(look: &RenderCtx<'_>, slip: &SlipDetail) -> ScreenProblem {
    let what = look.with("mend-round-over", &[("round", slip.round.0.into())]);
    let instead = look.with("mend-round-over-do", &[("table", slip.row.table.0.into())]);
    ScreenProblem::plain(what, look.choices.keys.reworded(&instead, &[(KeyMode::Hall, Action::Round)]))
}
