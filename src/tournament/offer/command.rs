//! From an offer and what was said with it to a command.

use crate::domain::{Millis, Points, Side, TableId};
use crate::lexicon::Binding;
use crate::rules::{Claimant, ClockPower, Facts};
use crate::tournament::command::{
    AwardGame, Claim, ClockCommand, Command, ConductCommand, CorrectResult, EnterResult, ProcedureCommand,
    ResultCommand, RoundCommand, SetupCommand, SlipCommand, SlipSource,
};
use crate::tournament::event::ReopenGround;

use super::{Answers, Need, Offer, OfferKind, Place, Tick};

impl Need {
    /// Whether nothing can be done without an answer, and there is none.
    fn missing(&self, answers: &Answers) -> bool {
        match self {
            Self::Side { .. } => answers.side.is_none(),
            Self::Player(_) => answers.player.is_none(),
            Self::Outcome { must: true } => answers.outcome.is_none(),
            Self::Reason { must: true } => answers.reason.trim().is_empty(),
            Self::Amount => answers.amount.is_none(),
            Self::Number => answers.number.is_none(),
            Self::Score(side) => answers.scores[side.index()].is_none(),
            Self::Points => answers.points.is_none(),
            Self::Word(_) => answers.word.is_empty(),
            Self::Lengths { .. } => answers.lengths.is_none(),
            Self::Binding => answers.binding.is_none(),
            _ => false,
        }
    }
}

impl Offer {
    /// The command; or the place of the first need without which it cannot be given.
    ///
    /// # Errors
    /// The place in [`Offer::needs`].
    pub fn command(&self, place: &Place, answers: &Answers) -> Result<Command, usize> {
        if let Some(missing) = self.needs.iter().position(|need| need.missing(answers)) {
            return Err(missing);
        }
        Ok(self.build(place, answers))
    }

    /// The facts that this offer asks for, of those that were given.
    fn facts(&self, answers: &Answers) -> Facts {
        let asked =
            |fact: &str| self.needs.iter().any(|need| matches!(need, Need::Fact(ask) if ask.fact == fact));
        answers
            .facts
            .iter()
            .filter(|(fact, _)| asked(fact))
            .map(|(fact, value)| (fact.clone(), *value))
            .collect()
    }

    fn build(&self, place: &Place, answers: &Answers) -> Command {
        let table = place.table;
        let facts = self.facts(answers);
        let reason = answers.reason.trim().to_owned();
        let side = answers.side.unwrap_or(Side::A);
        match &self.kind {
            OfferKind::Offence { .. } | OfferKind::JudgeClaim(_) | OfferKind::AdmitClaim(_) => {
                self.claim(table, answers, facts)
            }
            OfferKind::NextStep { run, step, .. } => {
                Command::Procedure(ProcedureCommand::StepDone { run: *run, step: *step })
            }
            OfferKind::DropProcedure(run) => {
                Command::Procedure(ProcedureCommand::DropProcedure { run: *run, reason })
            }
            OfferKind::ForcedPass { side, .. } => {
                Command::Round(RoundCommand::PlayForcedPass { table, side: *side })
            }
            OfferKind::Settle { op, .. } => Command::Clock(ClockCommand::SettleOrder { op: *op }),
            OfferKind::Absent => Command::Round(RoundCommand::NoteAbsent { table, side }),
            OfferKind::Arrived(side) => Command::Round(RoundCommand::NoteArrived { table, side: *side }),
            OfferKind::StartPlay => Command::Round(RoundCommand::StartPlay {}),
            OfferKind::CircleMove => {
                Command::Round(RoundCommand::CircleMove { table, number: answers.number.unwrap_or(0) })
            }
            OfferKind::WordChallenge => Command::Slip(SlipCommand::RaiseSlip {
                table,
                challenger: side,
                since_press: answers.since,
                marks: answers.marks.clone(),
                source: SlipSource::Desk,
            }),
            OfferKind::TakeHold => Command::Slip(SlipCommand::TakeHold {
                table,
                side,
                said_at: None,
                since_press: answers.since,
                marks: answers.marks.clone(),
            }),
            OfferKind::EnterResult(_) | OfferKind::CorrectResult | OfferKind::HandIn => {
                self.result(place, answers, reason)
            }
            OfferKind::Procedure(id) => Command::Procedure(ProcedureCommand::BeginProcedure {
                table,
                procedure: id.clone(),
                side: answers
                    .side
                    .filter(|_| self.needs.iter().any(|need| matches!(need, Need::Side { .. }))),
                facts,
            }),
            OfferKind::Power(_) | OfferKind::StartCountdown | OfferKind::StopCountdown => {
                self.order(place, answers, reason)
            }
            OfferKind::Sanction(id) => {
                let player = answers.player.clone().unwrap_or_else(|| place.players[side.index()].clone());
                Command::Conduct(ConductCommand::Impose { sanction: id.clone(), player, facts, reason })
            }
            OfferKind::Award(id) => Command::Result(ResultCommand::AwardGame(AwardGame {
                table,
                award: id.clone(),
                round: None,
                against: answers
                    .side
                    .filter(|_| self.needs.iter().any(|need| matches!(need, Need::Side { .. }))),
                facts,
                reason,
            })),
            OfferKind::Relook(slip) => Command::Slip(SlipCommand::ReopenSlip {
                slip: *slip,
                ground: ReopenGround::WrongWords,
                scored: answers.yes && self.needs.contains(&Need::Tick(Tick::Scored)),
                reason,
            }),
            OfferKind::Overrule(slip) => Command::Slip(SlipCommand::ReopenSlip {
                slip: *slip,
                ground: ReopenGround::Overruled,
                scored: false,
                reason,
            }),
            OfferKind::FixVerdict(slip) => Command::Slip(SlipCommand::FixVerdict {
                slip: *slip,
                word: answers.word.clone(),
                points: answers.points.unwrap_or_default(),
                demanded_by: answers.side,
                agreed: answers.yes,
            }),
            OfferKind::Duty(duty) => Command::Conduct(ConductCommand::DutyDone { duty: *duty }),
            OfferKind::AdoptList(list) => Command::Setup(SetupCommand::AdoptList {
                list: list.clone(),
                tiles: answers.lengths.unwrap_or_default(),
                decides: answers.binding.unwrap_or(Binding::IfListed),
                reason,
            }),
            OfferKind::DropList(list) => {
                Command::Setup(SetupCommand::DropList { list: list.clone(), reason })
            }
        }
    }

    fn claim(&self, table: TableId, answers: &Answers, facts: Facts) -> Command {
        let only = self.needs.iter().find_map(|need| match need {
            Need::Claimant(of) => of.first().copied(),
            _ => None,
        });
        match &self.kind {
            OfferKind::JudgeClaim(claim) => Command::Conduct(ConductCommand::JudgeClaim {
                claim: *claim,
                outcome: answers.outcome,
                facts,
                reasons: answers.reason.trim().to_owned(),
            }),
            OfferKind::AdmitClaim(claim) => {
                Command::Conduct(ConductCommand::AdmitClaim { claim: *claim, facts })
            }
            _ => Command::Conduct(ConductCommand::Claim(Claim {
                table,
                offence: if let OfferKind::Offence { id, .. } = &self.kind {
                    id.clone()
                } else {
                    String::new()
                },
                offender: answers.side.unwrap_or(Side::A),
                claimant: answers.claimant.or(only).unwrap_or(Claimant::Opponent),
                running: answers.running.filter(|_| self.needs.contains(&Need::Running)),
                since_press: answers.since,
                marks: answers.marks.clone(),
                facts,
            })),
        }
    }

    fn result(&self, place: &Place, answers: &Answers, reason: String) -> Command {
        let table = place.table;
        let scores = answers.scores.map(Option::unwrap_or_default);
        let asks = |wanted: &dyn Fn(&Need) -> bool| self.needs.iter().any(wanted);
        match &self.kind {
            OfferKind::CorrectResult => Command::Result(ResultCommand::CorrectResult(CorrectResult {
                round: place.round,
                table,
                scores,
                agreed: answers.yes,
                reason,
            })),
            OfferKind::HandIn => Command::Result(ResultCommand::HandIn { table, signed: answers.yes }),
            _ => Command::Result(ResultCommand::EnterResult(EnterResult {
                table,
                end: if let OfferKind::EnterResult(id) = &self.kind { id.clone() } else { String::new() },
                scores,
                racks: if asks(&|it| matches!(it, Need::Rack(_))) { answers.racks } else { [Points(0); 2] },
                over: if asks(&|it| matches!(it, Need::Over(_))) { answers.over } else { [Millis(0); 2] },
                out: answers.out.filter(|_| self.needs.contains(&Need::Out)),
                after_end: [false; 2],
                best: None,
            })),
        }
    }

    fn order(&self, place: &Place, answers: &Answers, reason: String) -> Command {
        let needs_side = self.needs.iter().any(|need| matches!(need, Need::Side { .. }));
        let (table, power, amount) = match self.kind {
            OfferKind::StartCountdown => (place.table, ClockPower::CentralTimer, None),
            OfferKind::StopCountdown => (place.table, ClockPower::CentralTimer, Some(Millis(0))),
            OfferKind::Power(power) => {
                (place.table, power, answers.amount.filter(|_| power == ClockPower::AddFree))
            }
            _ => (place.table, ClockPower::Stop, None),
        };
        Command::Clock(ClockCommand::OrderClock {
            table,
            power,
            side: answers.side.filter(|_| needs_side),
            amount,
            reason,
        })
    }
}
