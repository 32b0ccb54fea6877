//! From an offer and what was said with it to a command.

use crate::domain::{Millis, Points, Side, TableId};
use crate::lexicon::Binding;
use crate::rules::{Claimant, ClockPower, Facts};
use crate::tournament::command::{
    AwardGame, Claim, ClockCommand, Command, ConductCommand, CorrectResult, EnterResult, GiveBye, PairLate,
    ProcedureCommand, ResultCommand, RoundCommand, SetupCommand, SlipCommand, SlipSource,
};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{GameRef, ReopenGround};
use crate::tournament::parts::Player;

use super::{Answers, Need, Offer, OfferKind, Place, Tick};

impl Need {
    /// Whether nothing can be done before it is answered.
    pub fn must(&self) -> bool {
        self.missing(&Answers::default())
    }

    /// Whether nothing can be done without an answer, and there is none.
    fn missing(&self, answers: &Answers) -> bool {
        match self {
            Self::Side { .. } => answers.side.is_none(),
            Self::Name | Self::Player(_) => answers.player.is_none(),
            Self::Opponent(_) => answers.opponent.is_none(),
            Self::FreeTable(_) => answers.table.is_none(),
            Self::Outcome { must: true } => answers.outcome.is_none(),
            Self::Reason { must: true } => answers.reason.trim().is_empty(),
            Self::Amount => answers.amount.is_none(),
            Self::Number => answers.number.is_none(),
            Self::Score(side) => answers.scores[side.index()].is_none(),
            // Whoever went out has none left; what anybody else has, only blanks perhaps, is said.
            Self::Rack(side) => answers.out != Some(*side) && answers.racks[side.index()].is_none(),
            Self::Points => answers.points.is_none(),
            Self::Word(_) | Self::Zone => answers.word.is_empty(),
            Self::Lengths { .. } => answers.lengths.is_none(),
            Self::Binding => answers.binding.is_none(),
            Self::Constant(name) => !answers.constants.contains_key(name),
            Self::Outcome { must: false }
            | Self::Reason { must: false }
            | Self::Note
            | Self::Club
            | Self::Claimant(_)
            | Self::Running
            | Self::Since
            | Self::Mark(_)
            | Self::Fact(_)
            | Self::Later(_)
            | Self::Over(_)
            | Self::Out
            | Self::Tick(_) => false,
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
        self.build(place, answers)
    }

    /// An answer that the command cannot be given without; or the place of the need that asks for it.
    fn said<T>(&self, answer: Option<T>, asks: impl Fn(&Need) -> bool) -> Result<T, usize> {
        answer.ok_or_else(|| self.needs.iter().position(asks).unwrap_or_default())
    }

    /// The player who was named.
    fn player(&self, answers: &Answers) -> Result<String, usize> {
        self.said(answers.player.clone(), |need| matches!(need, Need::Player(_)))
    }

    /// The side that was said.
    fn side(&self, answers: &Answers) -> Result<Side, usize> {
        self.said(answers.side, |need| matches!(need, Need::Side { .. }))
    }

    /// The side that was said, where one is asked for.
    fn side_if_asked(&self, answers: &Answers) -> Option<Side> {
        answers.side.filter(|_| self.needs.iter().any(|need| matches!(need, Need::Side { .. })))
    }

    /// The facts that this offer asks for, of those that were given.
    fn facts(&self, answers: &Answers) -> Facts {
        let asked = |fact: &str| {
            self.needs
                .iter()
                .any(|need| matches!(need, Need::Fact(ask) | Need::Later(ask) if ask.fact == fact))
        };
        answers
            .facts
            .iter()
            .filter(|(fact, _)| asked(fact))
            .map(|(fact, value)| (fact.clone(), *value))
            .collect()
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each kind of offer")]
    fn build(&self, place: &Place, answers: &Answers) -> Result<Command, usize> {
        let table = place.table;
        let facts = self.facts(answers);
        let reason = answers.reason.trim().to_owned();
        Ok(match &self.kind {
            OfferKind::Offence { id, .. } => self.claim(table, id, answers, facts)?,
            OfferKind::JudgeClaim(claim) => Command::Conduct(ConductCommand::JudgeClaim {
                claim: *claim,
                outcome: answers.outcome,
                facts,
                reasons: reason,
                sure: Sure::new(),
            }),
            OfferKind::AdmitClaim(claim) => {
                Command::Conduct(ConductCommand::AdmitClaim { claim: *claim, facts, sure: Sure::new() })
            }
            OfferKind::NextStep { run, step, .. } => {
                Command::Procedure(ProcedureCommand::StepDone { run: *run, step: *step, said: reason })
            }
            OfferKind::DropProcedure(run) => {
                Command::Procedure(ProcedureCommand::DropProcedure { run: *run, reason })
            }
            OfferKind::ForcedPass { side, .. } => {
                Command::Round(RoundCommand::PlayForcedPass { table, side: *side })
            }
            OfferKind::Settle { op, .. } => Command::Clock(ClockCommand::SettleOrder { op: *op }),
            OfferKind::CorrectTime { shift } => {
                Command::Setup(SetupCommand::CorrectTime { shift: *shift, reason })
            }
            OfferKind::ChangeZone(_) => {
                Command::Setup(SetupCommand::ChangeZone { zone: answers.word.clone() })
            }
            OfferKind::Absent => Command::Round(RoundCommand::NoteAbsent {
                table,
                side: self.side(answers)?,
                sure: Sure::new(),
            }),
            OfferKind::Arrived(side) => Command::Round(RoundCommand::NoteArrived { table, side: *side }),
            OfferKind::Bye(award) => Command::Round(RoundCommand::GiveBye(GiveBye {
                player: answers.player.clone().unwrap_or_default(),
                award: award.clone(),
                anyway: Some(reason).filter(|it| !it.is_empty()),
            })),
            OfferKind::PairLate => Command::Round(RoundCommand::PairLate(PairLate {
                table: self.said(answers.table, |need| matches!(need, Need::FreeTable(_)))?,
                a: self.player(answers)?,
                b: self.said(answers.opponent.clone(), |need| matches!(need, Need::Opponent(_)))?,
                anyway: (!reason.is_empty()).then_some(reason),
            })),
            OfferKind::Unpair => Command::Round(RoundCommand::Unpair { table, reason }),
            OfferKind::LastRound(is_last) => Command::Round(RoundCommand::DeclareLast { is_last: *is_last }),
            OfferKind::StartPlay => Command::Round(RoundCommand::StartPlay {}),
            OfferKind::Redate(what) => {
                let shift = self.said(answers.amount, |need| *need == Need::Amount)?;
                Command::Round(RoundCommand::Redate { what: *what, shift, reason })
            }
            OfferKind::CircleMove => {
                let number = self.said(answers.number, |need| *need == Need::Number)?;
                Command::Round(RoundCommand::CircleMove { table, number })
            }
            OfferKind::WordChallenge => Command::Slip(SlipCommand::RaiseSlip {
                table,
                challenger: self.side(answers)?,
                since_press: answers.since,
                marks: answers.marks.clone(),
                source: SlipSource::Desk,
            }),
            OfferKind::TakeHold => Command::Slip(SlipCommand::TakeHold {
                table,
                side: self.side(answers)?,
                said_at: None,
                since_press: answers.since,
                marks: answers.marks.clone(),
            }),
            OfferKind::EnterResult(end) => self.result(table, end, answers),
            OfferKind::LateResult(game, end) => late_result(*game, end, answers),
            OfferKind::CorrectResult(game) => Command::Result(ResultCommand::CorrectResult(CorrectResult {
                round: game.round,
                table: game.table,
                scores: answers.scores.map(Option::unwrap_or_default),
                agreed: answers.yes,
                misentered: answers.yes
                    && [Tick::Misentered, Tick::NotAsSigned]
                        .into_iter()
                        .any(|tick| self.needs.contains(&Need::Tick(tick))),
                played: answers.yes && self.needs.contains(&Need::Tick(Tick::Played)),
                reason,
                sure: Sure::new(),
            })),
            OfferKind::HandIn => Command::Result(ResultCommand::HandIn {
                table,
                round: None,
                signed: answers.yes,
                sure: Sure::new(),
            }),
            OfferKind::LateSheets(game) => Command::Result(ResultCommand::HandIn {
                table: game.table,
                round: Some(game.round),
                signed: answers.yes,
                sure: Sure::new(),
            }),
            OfferKind::Procedure(id) => Command::Procedure(ProcedureCommand::BeginProcedure {
                table,
                procedure: id.clone(),
                side: self.side_if_asked(answers),
                facts,
            }),
            OfferKind::StartCountdown => self.order(table, ClockPower::CentralTimer, None, (answers, reason)),
            OfferKind::StopCountdown => {
                self.order(table, ClockPower::CentralTimer, Some(Millis(0)), (answers, reason))
            }
            OfferKind::Power(power) => {
                let amount = answers.amount.filter(|_| *power == ClockPower::AddFree);
                self.order(table, *power, amount, (answers, reason))
            }
            OfferKind::Sanction(id) => {
                let player = match &answers.player {
                    Some(player) => player.clone(),
                    None => place.players[self.side(answers)?.index()].clone(),
                };
                Command::Conduct(ConductCommand::Impose {
                    sanction: id.clone(),
                    player,
                    facts,
                    reason,
                    sure: Sure::new(),
                })
            }
            OfferKind::Award(id) | OfferKind::AwardInstead(id) => {
                Command::Result(ResultCommand::AwardGame(AwardGame {
                    table,
                    award: id.clone(),
                    round: None,
                    against: self.side_if_asked(answers),
                    facts,
                    corrects: matches!(self.kind, OfferKind::AwardInstead(_)),
                    reason,
                    sure: Sure::new(),
                }))
            }
            OfferKind::Relook(slip) => Command::Slip(SlipCommand::ReopenSlip {
                slip: *slip,
                ground: ReopenGround::WrongWords,
                scored: answers.yes && self.needs.contains(&Need::Tick(Tick::Scored)),
                reason,
            }),
            OfferKind::PutRight(slip) => Command::Slip(SlipCommand::ReopenSlip {
                slip: *slip,
                ground: ReopenGround::Misentered,
                scored: false,
                reason,
            }),
            OfferKind::Strike(slip) => Command::Slip(SlipCommand::ReopenSlip {
                slip: *slip,
                ground: ReopenGround::Struck,
                scored: false,
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
            OfferKind::Duty(duty) => {
                Command::Conduct(ConductCommand::DutyDone { duty: *duty, note: answers.reason.clone() })
            }
            OfferKind::TakeBack { entry, .. } => {
                let misentered = answers.yes && self.needs.contains(&Need::Tick(Tick::Misentered));
                Command::Conduct(ConductCommand::TakeBack { entry: *entry, reason, misentered })
            }
            OfferKind::Constants(order) => Command::Setup(SetupCommand::SetConstants {
                order: order.clone(),
                constants: answers.constants.clone(),
            }),
            OfferKind::AdoptList(list) => Command::Setup(SetupCommand::AdoptList {
                list: list.clone(),
                tiles: answers.lengths.unwrap_or_default(),
                decides: answers.binding.unwrap_or(Binding::IfListed),
                reason,
            }),
            OfferKind::EnterPlayer => {
                let name = self.said(answers.player.clone(), |need| *need == Need::Name)?;
                let player = Player { club: answers.club.clone(), ..Player::named(name) };
                Command::Setup(SetupCommand::EnterPlayers { players: vec![player] })
            }
            OfferKind::Withdraw => {
                let player = self.player(answers)?;
                Command::Round(RoundCommand::WithdrawPlayer { player, note: answers.reason.clone() })
            }
            OfferKind::Return => Command::Round(RoundCommand::ReturnPlayer { player: self.player(answers)? }),
            OfferKind::AddTable(table) => Command::Setup(SetupCommand::FitClock {
                table: *table,
                clock: None,
                profile: "none".to_owned(),
            }),
            OfferKind::DropList(list) => {
                Command::Setup(SetupCommand::DropList { list: list.clone(), reason })
            }
        })
    }

    fn claim(
        &self,
        table: TableId,
        offence: &str,
        answers: &Answers,
        facts: Facts,
    ) -> Result<Command, usize> {
        let only = self.needs.iter().find_map(|need| {
            let Need::Claimant(of) = need else { return None };
            of.first().copied()
        });
        Ok(Command::Conduct(ConductCommand::Claim(Claim {
            table,
            offence: offence.to_owned(),
            offender: self.side(answers)?,
            claimant: answers.claimant.or(only).unwrap_or(Claimant::Opponent),
            running: answers.running.filter(|_| self.needs.contains(&Need::Running)),
            since_press: answers.since,
            marks: answers.marks.clone(),
            facts,
            sure: Sure::new(),
        })))
    }

    fn result(&self, table: TableId, end: &str, answers: &Answers) -> Command {
        let asks = |wanted: &dyn Fn(&Need) -> bool| self.needs.iter().any(wanted);
        Command::Result(ResultCommand::EnterResult(EnterResult {
            table,
            round: None,
            end: end.to_owned(),
            scores: answers.scores.map(Option::unwrap_or_default),
            racks: if asks(&|it| matches!(it, Need::Rack(_))) {
                answers.racks.map(Option::unwrap_or_default)
            } else {
                [Points(0); 2]
            },
            over: if asks(&|it| matches!(it, Need::Over(_))) { answers.over } else { [Millis(0); 2] },
            out: answers.out.filter(|_| self.needs.contains(&Need::Out)),
            after_end: [false; 2],
            best: None,
            final_sums: false,
            sure: Sure::new(),
        }))
    }

    fn order(
        &self,
        table: TableId,
        power: ClockPower,
        amount: Option<Millis>,
        (answers, reason): (&Answers, String),
    ) -> Command {
        let side = self.side_if_asked(answers);
        Command::Clock(ClockCommand::OrderClock { table, power, side, amount, reason })
    }
}

/// The final sums of a game of an earlier round, as they stand on its sheets.
fn late_result(game: GameRef, end: &str, answers: &Answers) -> Command {
    let scores = answers.scores.map(Option::unwrap_or_default);
    Command::Result(ResultCommand::EnterResult(EnterResult {
        round: Some(game.round),
        ..EnterResult::final_sums(game.table, end.to_owned(), scores)
    }))
}
