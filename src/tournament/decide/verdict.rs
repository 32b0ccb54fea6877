//! Judging words, ruling beyond the lists, admitting, announcing; and what follows.

use crate::clock::{Notice, Order};
use crate::domain::{Citation, Side, SlipId};
use crate::lexicon::{Finding, Outcome, Why, Word};
use crate::rules::{Cited, Consequence, DutyCause, Observation, Party, Phase, Turn, Unit, UpheldWhen};
use crate::tournament::event::{Cause, Event, GameRef, SlipEvent, VerdictBy, WordVerdict};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::{Played, SlipState};

use super::Decision;
use super::price::{Payer, Price, once_each};
use super::round_end::void_result;
use super::tally::duties;
use super::transaction::Transaction;

pub(in crate::tournament) fn judge(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    let grant = ctx.may_judge(id)?;
    let (slip, adjudication) = (grant.slip, &ctx.law.ruleset.adjudication);
    let finding = |(word, served): &(Word, bool)| {
        let finding = ctx.law.judge(word, ctx.state.adopted.iter().map(|it| &it.adoption));
        if *served { finding } else { unserved(ctx, finding) }
    };
    let findings: Vec<Finding> = grant.words.iter().map(finding).collect();
    let mut tx = Transaction::new(ctx);
    if findings.iter().any(|finding| finding.outcome == Outcome::NotCovered) {
        let cite = findings
            .iter()
            .filter(|finding| finding.outcome == Outcome::NotCovered)
            .map(|finding| finding.cite.clone())
            .chain([adjudication.escalate_to.cite.clone()])
            .collect();
        let needs_slip = adjudication.escalation_needs_slip.value;
        let ruled_before = ctx.state.ruled_before(&findings);
        let event = Event::Slip(SlipEvent::Escalated { slip: id, findings, needs_slip, ruled_before });
        tx.push(event, once_each(cite));
        duties(&mut tx, &DutyCause::Escalation, Some(&Cause::Slip(id)), &format!("slip {id}"));
        return tx.finish();
    }
    let words = findings.iter().filter_map(by_list).collect();
    tx.verdict(id, slip, words)?;
    tx.finish()
}

/// The finding on a word that no system serves: the referee decides, whatever a list says.
fn unserved(ctx: &DecisionCtx<'_>, finding: Finding) -> Finding {
    Finding {
        outcome: Outcome::NotCovered,
        source: None,
        cite: ctx.law.ruleset.adjudication.escalate_to.cite.clone(),
        why: Why::NoSource,
        ..finding
    }
}

pub(in crate::tournament) fn by_list(finding: &Finding) -> Option<WordVerdict> {
    let source = finding.source.clone()?;
    let by = match &finding.why {
        Why::Adopted { reason, .. } => VerdictBy::Adopted { source, reason: reason.clone() },
        Why::Listed
        | Why::NotListed
        | Why::NotInstalled { .. }
        | Why::Silent { .. }
        | Why::Damaged { .. }
        | Why::BeyondList { .. }
        | Why::NoSource => VerdictBy::List { source },
    };
    Some(WordVerdict { word: finding.word.clone(), outcome: finding.outcome, by, cite: finding.cite.clone() })
}

pub(in crate::tournament) fn concede(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    let grant = ctx.may_concede(id)?;
    let consequences = &ctx.law.ruleset.upheld;
    let event = Event::Slip(SlipEvent::Conceded { slip: id, consequences: pairs(consequences) });
    let mut tx = Transaction::new(ctx);
    tx.push(event, vec![grant.cite.clone()]);
    tx.follow(id, grant.slip, consequences);
    tx.play_goes_on(id, grant.slip);
    tx.both_upheld(id, grant.slip, true)?;
    tx.finish()
}

fn pairs(consequences: &[Cited<Consequence>]) -> Vec<(Consequence, Citation)> {
    consequences.iter().map(|it| (it.value, it.cite.clone())).collect()
}

impl Transaction<'_> {
    /// The verdict, the penalty and the orders that follow from it, as one indivisible whole.
    ///
    /// # Errors
    /// Where a step of a procedure that it leads to needs a fact that is not known.
    pub(in crate::tournament) fn verdict(
        &mut self,
        id: SlipId,
        slip: &SlipState,
        words: Vec<WordVerdict>,
    ) -> Result<(), Refusal> {
        let rules = &self.ctx.law.ruleset;
        let (upheld, unjustified) = borne_out(rules.challenge.upheld_when.as_ref(), &words);
        let consequences = if upheld { &rules.upheld } else { &rules.rejected };
        let mut told = pairs(consequences);
        if !upheld && self.nobody_plays_on(slip) {
            told.retain(|(it, _)| !matches!(it, Consequence::RestartClock { .. }));
        }
        let mut cite: Vec<Citation> = words.iter().map(|word| word.cite.clone()).collect();
        cite.dedup();
        let event = Event::Slip(SlipEvent::VerdictGiven { slip: id, words, upheld, consequences: told });
        self.push(event, cite);
        let payer = payer(slip, slip.challenger);
        let units = match rules.penalty.unit.value {
            Unit::Word if upheld && !rules.penalty.count_in_upheld.value => 0,
            Unit::Word => unjustified,
            Unit::Challenge => u16::from(!upheld),
        };
        let price = self.price(payer, units, 0);
        if let Some(price) = &price {
            self.impose(&Cause::Slip(id), payer, price, Vec::new());
        }
        let reset = &rules.penalty.reset_on_success;
        if upheld && reset.value && self.counters(payer).free_used > 0 {
            let restored = Event::Slip(SlipEvent::AllowanceRestored { slip: id, side: slip.challenger });
            self.push(restored, vec![reset.cite.clone()]);
        }
        self.follow(id, slip, consequences);
        if let Some(price) = price {
            self.tell_price(id, slip, &price);
        }
        if upheld {
            self.play_goes_on(id, slip);
            self.both_upheld(id, slip, false)?;
        }
        Ok(())
    }

    /// Whether a play that stands has ended its game, or comes after its end: nobody's time runs on.
    fn nobody_plays_on(&self, slip: &SlipState) -> bool {
        let here = slip.round == self.state.round;
        let over = here && matches!(self.state.phase(slip.table), Phase::Over | Phase::HandedIn);
        over || slip.marks.contains(&Observation::LastPlay)
    }

    /// Where the play goes back that ended a game, the game is not over: its result counts no more, and neither does
    /// what the end of the round brought about. What was signed stands.
    fn play_goes_on(&mut self, id: SlipId, slip: &SlipState) {
        let (ctx, game) = (self.ctx, slip.game());
        let here = game.round == self.state.round && self.state.phase(game.table) == Phase::Over;
        if !here || ctx.results_are_open().is_err() {
            return;
        }
        let Some(played) = self.state.played(game.round, game.table) else { return };
        if !is_about_the_end(slip, played) {
            return;
        }
        let undone = ctx.law.ruleset.end(&played.how).filter(|end| end.value.undone_by_challenge);
        let Some(cite) = undone.map(|end| end.cite.clone()) else { return };
        void_result(self, game, &Cause::Slip(id), &cite);
    }

    /// What the table's clock is to show, or a person to say, of what follows.
    fn follow(&mut self, id: SlipId, slip: &SlipState, consequences: &[Cited<Consequence>]) {
        let takes_turn =
            consequences.iter().any(|it| matches!(it.value, Consequence::LoseTurn { turn: Turn::This, .. }));
        for consequence in consequences {
            let cite = &consequence.cite;
            match consequence.value {
                Consequence::LoseTurn { who, turn } => {
                    let side = side_of(slip, who);
                    if turn == Turn::Next {
                        let price = Price { turns_besides: 1, ..Price::default() };
                        self.impose(&Cause::Slip(id), payer(slip, side), &price, vec![cite.clone()]);
                    }
                    self.notice(id, slip, (side, Notice::LoseTurn), cite);
                }
                // Where the play goes back without the regulation calling it a lost turn, the clock says so too.
                Consequence::WithdrawPlay if !takes_turn => {
                    self.notice(id, slip, (slip.mover(), Notice::Verdict { upheld: true }), cite);
                }
                // What the players do themselves.
                Consequence::WithdrawPlay
                | Consequence::PlayStands
                | Consequence::ScoreZero
                | Consequence::StrikeLine
                | Consequence::StrikeBlank
                | Consequence::RestartClock { .. }
                | Consequence::Penalty { .. }
                | Consequence::ReactAgain
                | Consequence::CountsAsTopWord => {}
            }
        }
    }

    fn tell_price(&mut self, id: SlipId, slip: &SlipState, price: &Price) {
        let penalty = &self.ctx.law.ruleset.penalty;
        if price.points.0 != 0 {
            self.notice(id, slip, (slip.challenger, Notice::Points(price.points)), &penalty.kind.cite);
        }
        if price.credited.0 != 0 {
            let credit = (slip.mover(), Notice::Points(price.credited));
            self.notice(id, slip, credit, &penalty.credit_opponent.cite);
        }
        for _ in 0..price.crosses {
            self.notice(id, slip, (slip.challenger, Notice::Cross), &penalty.kind.cite);
        }
        if let Some(rule) = &penalty.crosses {
            for _ in 0..price.turns_by_crosses {
                self.notice(id, slip, (slip.challenger, Notice::LoseTurn), &rule.threshold.cite);
            }
        }
    }

    fn notice(&mut self, id: SlipId, slip: &SlipState, (side, notice): (Side, Notice), cite: &Citation) {
        self.order(slip.table, Some(id), Order::Notice { side, notice }, "", cite);
    }
}

/// Whether the verdicts bear the challenger out, and on how many words they do not.
fn borne_out(upheld_when: Option<&Cited<UpheldWhen>>, words: &[WordVerdict]) -> (bool, u16) {
    let valid = words.iter().filter(|word| word.outcome == Outcome::Valid).count();
    let invalid = words.len() - valid;
    let (upheld, unjustified) = match upheld_when.map_or(UpheldWhen::WordInvalid, |leaf| leaf.value) {
        UpheldWhen::WordInvalid => (invalid > 0, valid),
        UpheldWhen::WordValid => (invalid == 0, invalid),
    };
    (upheld, u16::try_from(unjustified).unwrap_or(u16::MAX))
}

/// Whether a slip is about the play that ended its game: it was raised when the game was over, or on what was said to
/// be the last play. Where that play went back once, the game has gone on since, and has ended by another.
fn is_about_the_end(slip: &SlipState, played: &Played) -> bool {
    let last_play = slip.marks.contains(&Observation::LastPlay) && !slip.past.iter().any(|it| it.upheld);
    slip.raised_at >= played.entered_at || last_play
}

/// A side of a slip's game, as somebody who pays.
fn payer(slip: &SlipState, side: Side) -> Payer<'_> {
    let game = GameRef { round: slip.round, table: slip.table };
    Payer { game, side, player: &slip.players[side.index()] }
}

fn side_of(slip: &SlipState, party: Party) -> Side {
    match party {
        Party::Challenger => slip.challenger,
        Party::Mover | Party::Either => slip.mover(),
    }
}
