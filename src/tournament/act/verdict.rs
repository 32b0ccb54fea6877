//! The verdict on a slip: its spelling confirmed, its words looked up, admitted or announced, and what follows.

use super::slip_words::UNDECIDED;
use crate::clock::{Notice, Order};
use crate::domain::{Citation, Role, Side, SlipId};
use crate::lexicon::{Finding, Outcome, Why, Word};
use crate::rules::{
    Cited, Consequence, DutyCause, Observation, Party, Phase, SelfAcceptance, Turn, Unit, UpheldWhen,
};
use crate::tournament::decide::award::void_result;
use crate::tournament::decide::scene::{Payer, Price, once_each};
use crate::tournament::decide::tally::duties;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::event::{Cause, Event, GameRef, SlipEvent, VerdictBy, WordVerdict};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{Refusal, SlipReason};
use crate::tournament::state::{Played, SlipPhase, SlipState};

/// A slip with which something may be done now.
pub(super) struct SlipGrant<'g> {
    /// The slip.
    pub(super) slip: &'g SlipState,
    /// The paragraph that lets it be done.
    pub(super) cite: &'g Citation,
}

/// A slip whose words may be judged now.
struct JudgeGrant<'g> {
    /// The slip.
    slip: &'g SlipState,
    /// Its words, each with whether a system that serves here looks words of its length up.
    words: Vec<(Word, bool)>,
}

impl<'a> DecisionCtx<'a> {
    /// Whether the spelling on a slip may be confirmed.
    ///
    /// # Errors
    /// Where it has no words, or no verdict is awaited from the lists.
    fn may_confirm_spelling(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let slip = self.with_words(id)?;
        Ok(SlipGrant { slip, cite: &self.law.ruleset.adjudication.confirm_spelling.cite })
    }

    /// Whether the words of a slip may be looked up by whoever acts.
    ///
    /// # Errors
    /// Where the spelling must be confirmed first, or others look words of such a length up.
    fn may_judge(&self, id: SlipId) -> Result<JudgeGrant<'a>, Refusal> {
        let slip = self.with_words(id)?;
        let read = |text: &String| {
            let unreadable = |_| Refusal::own(SlipReason::UnreadableWord { word: text.clone() });
            self.law.tiles.read(text).map_err(unreadable)
        };
        let words = slip.words.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let adjudication = &self.law.ruleset.adjudication;
        let lengths = words.iter().map(Word::tiles);
        if !slip.confirmed && adjudication.confirms(lengths, self.state.systems()) {
            let cite = &adjudication.confirm_spelling.cite;
            return Err(Refusal::by(SlipReason::SpellingNotConfirmed { slip: id }, cite));
        }
        let look_up = |word: Word| self.may_look_up(&word).map(|served| (word, served));
        let words = words.into_iter().map(look_up).collect::<Result<_, _>>()?;
        Ok(JudgeGrant { slip, words })
    }

    /// Whether the mover may admit that the play is wrong.
    ///
    /// # Errors
    /// Where it is decided, or players settle nothing themselves.
    fn may_concede(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let slip = self.workable(id, &UNDECIDED)?;
        let rule = &self.law.ruleset.adjudication.self_acceptance;
        match rule.value {
            SelfAcceptance::Allowed => Ok(SlipGrant { slip, cite: &rule.cite }),
            SelfAcceptance::Forbidden => Err(Refusal::by(SlipReason::NoSelfAcceptance, &rule.cite)),
        }
    }

    /// Whether a verdict may be told to the players.
    ///
    /// # Errors
    /// Where there is none, or it was told.
    fn may_announce(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let slip = self.slip(id)?;
        match slip.phase {
            SlipPhase::Decided { .. } => {
                Ok(SlipGrant { slip, cite: &self.law.ruleset.verdict.per_word.cite })
            }
            SlipPhase::Open
            | SlipPhase::Escalated
            | SlipPhase::Announced { .. }
            | SlipPhase::Withdrawn { .. } => Err(self.wrong_phase(id, slip.phase)),
        }
    }

    /// An open slip with words on which this station may work.
    fn with_words(&self, id: SlipId) -> Result<&'a SlipState, Refusal> {
        let slip = self.workable(id, &[SlipPhase::Open])?;
        if slip.words.is_empty() {
            return Err(Refusal::own(SlipReason::NoWords { slip: id }));
        }
        Ok(slip)
    }

    /// Whether a system that serves here looks words of this length up, and whoever acts may operate it. The players do
    /// so only where a system is theirs; an official may wherever they may, since an official stands above.
    ///
    /// # Errors
    /// Where systems serve the length, and none of them is for whoever acts.
    fn may_look_up(&self, word: &Word) -> Result<bool, Refusal> {
        let adjudication = &self.law.ruleset.adjudication;
        // A ruleset that names no system leaves it to the desk.
        if adjudication.systems.is_empty() {
            return Ok(true);
        }
        let serving: Vec<_> = adjudication.serving(word.tiles(), self.state.systems()).collect();
        let Some(first) = serving.first() else { return Ok(false) };
        let role = self.by.role;
        let official = role.may_act_as(Role::Judge);
        let may = |actor: Role| role.may_act_as(actor) || (official && actor == Role::Players);
        if serving.iter().any(|system| may(system.actor.value)) {
            return Ok(true);
        }
        let named = serving.iter().map(|system| format!("{} ({})", system.name.value, system.actor.value));
        let why = SlipReason::LookedUpByOthers { tiles: word.tiles(), role, systems: named.collect() };
        Err(Refusal::by(why, &first.actor.cite))
    }
}

pub(super) fn confirm_spelling(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    let cite = ctx.may_confirm_spelling(id)?.cite.clone();
    Ok(vec![ctx.record(Event::Slip(SlipEvent::SpellingConfirmed { slip: id }), vec![cite])])
}

pub(super) fn announce(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
    let cite = ctx.may_announce(id)?.cite.clone();
    Ok(vec![ctx.record(Event::Slip(SlipEvent::Announced { slip: id }), vec![cite])])
}

pub(super) fn judge(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
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

pub(super) fn by_list(finding: &Finding) -> Option<WordVerdict> {
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

pub(super) fn concede(ctx: &DecisionCtx<'_>, id: SlipId) -> Decision {
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
    pub(super) fn verdict(
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
