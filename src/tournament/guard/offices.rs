//! Whose office a command is: for the refusal of what players and clocks want to do.

use crate::domain::{Citation, Role};
use crate::rules::{Cited, ClockGrant};
use crate::tournament::command::{
    AwardGame, ClockCommand, Command, ConductCommand, ProcedureCommand, ResultCommand, RoundCommand,
    SetupCommand, SlipCommand,
};
use crate::tournament::refusal::{GeneralReason, Refusal};

use super::DecisionCtx;

impl DecisionCtx<'_> {
    /// A refusal of what only officials do: which of them, and where the regulation says so on its paragraph.
    pub(super) fn for_officials(&self, command: &Command) -> Refusal {
        let (mut offices, cite) = self.offices(command);
        offices.dedup();
        if offices.is_empty() {
            offices = vec![Role::Judge, Role::Referee];
        }
        let why = GeneralReason::ForOfficials { role: self.by.role, offices };
        Refusal { why: why.into(), cite: cite.cloned() }
    }

    /// The offices that the ruleset names, with the paragraph; the console's own where the ruleset names none.
    fn offices(&self, command: &Command) -> (Vec<Role>, Option<&Citation>) {
        let rules = &self.law.ruleset;
        let above = &rules.adjudication.escalate_to;
        match command {
            Command::Setup(it) => (prepares(it), None),
            Command::Round(RoundCommand::GiveBye(it)) => {
                named(rules.award(&it.award).or_else(|| rules.awards.first()), Self::bye_offices)
            }
            Command::Round(it) => leads(it, &rules.start.together.cite),
            Command::Slip(SlipCommand::Rule { .. }) => (vec![above.value], Some(&above.cite)),
            Command::Conduct(ConductCommand::Impose { sanction, .. }) => {
                named(rules.sanction(sanction).or_else(|| rules.sanctions.first()), |it| it.by.clone())
            }
            Command::Result(ResultCommand::AwardGame(AwardGame { award, .. })) => {
                named(rules.award(award).or_else(|| rules.awards.first()), |it| it.by.clone())
            }
            Command::Conduct(ConductCommand::JudgeClaim { claim, .. }) => {
                let offence = self.state.claims.get(claim).and_then(|claim| rules.offence(&claim.offence));
                offence.map_or((Vec::new(), None), |it| {
                    (vec![it.value.decides], Some(it.value.decides_cite.as_ref().unwrap_or(&it.cite)))
                })
            }
            Command::Conduct(ConductCommand::DutyDone { duty, .. }) => {
                let duty = self.state.duties.get(duty).and_then(|duty| rules.duty(&duty.id));
                named(duty.filter(|it| !it.value.by.is_empty()), |it| it.by.clone())
            }
            Command::Procedure(ProcedureCommand::DropProcedure { run, .. }) => {
                let procedure = self.state.runs.get(run).and_then(|run| rules.procedure(&run.procedure));
                procedure.map_or((Vec::new(), None), |it| (it.value.officials(), Some(&it.cite)))
            }
            Command::Clock(ClockCommand::OrderClock { power, .. }) => {
                let granted: Vec<&Cited<ClockGrant>> = rules.grants(*power).collect();
                let cite = granted.first().map(|grant| &grant.cite);
                (granted.iter().map(|grant| grant.value.who).collect(), cite)
            }
            // The regulations say nothing of it.
            Command::Conduct(ConductCommand::TakeBack { entry, .. }) => {
                let given = self.state.given_in(*entry);
                (given.map_or_else(Vec::new, |given| self.take_back_offices(given)), None)
            }
            Command::Slip(SlipCommand::FixVerdict { .. }) => rules
                .late_fix
                .as_ref()
                .map_or((Vec::new(), None), |fix| (vec![fix.agrees.value], Some(&fix.agrees.cite))),
            Command::Result(
                ResultCommand::EnterResult(_)
                | ResultCommand::CorrectResult(_)
                | ResultCommand::HandIn { .. },
            ) => (Vec::new(), Some(&rules.results.signatures.cite)),
            Command::Duplicate(_) => {
                (vec![Role::Referee], rules.duplicate.as_ref().map(|duplicate| &duplicate.list.cite))
            }
            Command::Slip(
                SlipCommand::TakeHold { .. }
                | SlipCommand::RaiseSlip { .. }
                | SlipCommand::NoteRefused { .. }
                | SlipCommand::ClaimSlip { .. }
                | SlipCommand::ReleaseSlip { .. }
                | SlipCommand::EnterWords { .. }
                | SlipCommand::ConfirmSpelling { .. }
                | SlipCommand::Decide { .. }
                | SlipCommand::Concede { .. }
                | SlipCommand::WithdrawSlip { .. }
                | SlipCommand::Announce { .. }
                | SlipCommand::ReopenSlip { .. },
            )
            | Command::Clock(
                ClockCommand::NoteTry { .. }
                | ClockCommand::ConfirmOrder { .. }
                | ClockCommand::GiveUpOrder { .. }
                | ClockCommand::SettleOrder { .. }
                | ClockCommand::VouchForClock { .. }
                | ClockCommand::NoteForgeries { .. }
                | ClockCommand::NoteClock { .. },
            )
            | Command::Conduct(ConductCommand::Claim(_) | ConductCommand::AdmitClaim { .. })
            | Command::Procedure(
                ProcedureCommand::BeginProcedure { .. } | ProcedureCommand::StepDone { .. },
            ) => (Vec::new(), None),
        }
    }
}

/// Who prepares an event.
fn prepares(command: &SetupCommand) -> Vec<Role> {
    match command {
        SetupCommand::OpenEvent(_)
        | SetupCommand::EnterPlayers { .. }
        | SetupCommand::AmendEntry { .. }
        | SetupCommand::StrikeEntry { .. }
        | SetupCommand::FitClock { .. } => vec![Role::Director],
        SetupCommand::AdoptList { .. }
        | SetupCommand::DropList { .. }
        | SetupCommand::SetConstants { .. }
        | SetupCommand::SignHead(_)
        | SetupCommand::NoteSystemClock { .. }
        | SetupCommand::CorrectTime { .. }
        | SetupCommand::ChangeZone { .. }
        | SetupCommand::SitDown { .. }
        | SetupCommand::NoteWrongPins { .. } => Vec::new(),
    }
}

/// The offices of something that the ruleset names, with its paragraph.
fn named<T>(found: Option<&Cited<T>>, offices: impl Fn(&T) -> Vec<Role>) -> (Vec<Role>, Option<&Citation>) {
    found.map_or((Vec::new(), None), |it| (offices(&it.value), Some(&it.cite)))
}

/// Who pairs a round, and who begins it by its paragraph; what happens at a table is noted by whoever sees it.
fn leads<'r>(command: &RoundCommand, begun_by: &'r Citation) -> (Vec<Role>, Option<&'r Citation>) {
    match command {
        RoundCommand::StartRound(_)
        | RoundCommand::DeclareLast { .. }
        | RoundCommand::PairLate(_)
        | RoundCommand::Unpair { .. } => (vec![Role::Director], None),
        RoundCommand::StartPlay {} | RoundCommand::Redate { .. } | RoundCommand::GiveSignal { .. } => {
            (vec![Role::HeadReferee], Some(begun_by))
        }
        RoundCommand::NoteAbsent { .. }
        | RoundCommand::NoteArrived { .. }
        | RoundCommand::PlayForcedPass { .. }
        | RoundCommand::CircleMove { .. }
        | RoundCommand::WithdrawPlayer { .. }
        | RoundCommand::ReturnPlayer { .. }
        | RoundCommand::GiveBye(_) => (Vec::new(), None),
    }
}
