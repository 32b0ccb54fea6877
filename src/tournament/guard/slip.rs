//! Word challenges: who may raise or reserve one, and what may be done with a slip.

use crate::domain::{Citation, Millis, Role, Side, SlipId, TableId};
use crate::lexicon::Word;
use crate::rules::{
    Challenge, Challenger, Cited, Closer, ClosesOn, Hold, Observation, Opening, Phase, SelfAcceptance,
    TimeMode, Withdrawal,
};
use crate::tournament::refusal::{ConductReason, Refusal, SlipReason, Subject};
use crate::tournament::state::{Game, SlipPhase, SlipState};

use super::DecisionCtx;

/// A slip with which something may be done now.
pub(in crate::tournament) struct SlipGrant<'g> {
    /// The slip.
    pub(in crate::tournament) slip: &'g SlipState,
    /// The paragraph that lets it be done.
    pub(in crate::tournament) cite: &'g Citation,
}

/// A slip whose words may be judged now.
pub(in crate::tournament) struct JudgeGrant<'g> {
    /// The slip.
    pub(in crate::tournament) slip: &'g SlipState,
    /// Its words, each with whether a system that serves here looks words of its length up.
    pub(in crate::tournament) words: Vec<(Word, bool)>,
}

/// Words that may be written on a slip now.
pub(in crate::tournament) struct WordsGrant<'g> {
    /// The slip.
    pub(in crate::tournament) slip: &'g SlipState,
    /// How many there must be, where the sheet was handed over, and the paragraph that says so.
    pub(in crate::tournament) number: Option<(usize, &'g Citation)>,
}

/// A slip that may be taken back now.
pub(in crate::tournament) struct WithdrawGrant<'g> {
    /// The paragraph that lets it be taken back.
    pub(in crate::tournament) cite: &'g Citation,
    /// Whether only where a blank conflict changed the word.
    pub(in crate::tournament) only_for_blank_conflict: bool,
}

/// Where a slip waits for a verdict.
const UNDECIDED: [SlipPhase; 2] = [SlipPhase::Open, SlipPhase::Escalated];

impl<'a> DecisionCtx<'a> {
    /// Whether this side may challenge the words of a play now, if it comes in time and the play was not challenged
    /// before.
    ///
    /// # Errors
    /// Where no game is played there, or the regulation admits no challenge in it, or not now.
    pub(in crate::tournament) fn may_raise(
        &self,
        table: TableId,
        side: Side,
    ) -> Result<&'a Challenge, Refusal> {
        let game = self.game(table)?;
        let challenge = &self.law.ruleset.challenge;
        match challenge.by.value {
            Challenger::Nobody => return Err(Refusal::by(SlipReason::NoChallenge, &challenge.by.cite)),
            Challenger::Opponent | Challenger::RegisteredTopWord => {}
        }
        if game.players[side.index()].is_empty() {
            return Err(Refusal::by(ConductReason::NobodyAtSide { side, table }, &challenge.by.cite));
        }
        self.in_play(table)?;
        self.move_is_announced(challenge)?;
        self.has_a_better_move(table, challenge)?;
        if self.closed_by(game).is_some_and(|(closer, _)| closer == side) {
            return Err(Refusal::by(SlipReason::OwnLastPlay { table }, &challenge.by.cite));
        }
        if let Some((slip, open)) = self.state.open_slip(table)
            && open.phase.is_undecided()
        {
            let full = challenge.max_words.value.is_some_and(|most| open.words.len() >= usize::from(most));
            let why = match self.handed_over(open) {
                Some(_) => SlipReason::UndecidedAndHandedOver { slip, table },
                None if open.words.is_empty() => SlipReason::UndecidedAndEmpty { slip, table },
                None if full => SlipReason::UndecidedAndFull { slip, table },
                None => SlipReason::Undecided { slip, table },
            };
            return Err(Refusal::by(why, &challenge.repeat.cite));
        }
        self.has_own_time(game, side, challenge)?;
        Ok(challenge)
    }

    /// Whether a reservation may be made now, if it comes in time.
    ///
    /// # Errors
    /// Where no game is played there, or the regulation knows no reservation, or admits none now; where somebody is
    /// missed.
    pub(in crate::tournament) fn may_hold(&self, table: TableId) -> Result<&'a Hold, Refusal> {
        let game = self.game(table)?;
        let rules = &self.law.ruleset;
        let Some(hold) = &rules.hold else {
            let said = &rules.challenge.phrase;
            return Err(Refusal::by(SlipReason::NoHold { phrase: said.value.clone() }, &said.cite));
        };
        self.in_play(table)?;
        self.both_have_come(game, table)?;
        Ok(hold)
    }

    /// Between the signal and the hand-in: before it nothing is laid, after it what is written stands; nor is anything
    /// laid where somebody came too late to play.
    fn in_play(&self, table: TableId) -> Result<(), Refusal> {
        let rules = &self.law.ruleset;
        match self.state.phase(table) {
            Phase::Before => Err(Refusal::by(SlipReason::NotBegun { table }, &rules.start.together.cite)),
            Phase::HandedIn => {
                Err(Refusal::by(SlipReason::HandedIn { table }, &rules.results.signatures.cite))
            }
            Phase::Playing => self.still_played(self.game(table)?),
            Phase::None => Ok(()),
            Phase::Over => {
                self.was_begun(self.game(table)?)?;
                self.results_are_open()
            }
        }
    }

    /// Where one move is announced to all, it is challenged before the letters of the next round are read: the hall's
    /// time runs from then on.
    fn move_is_announced(&self, challenge: &Challenge) -> Result<(), Refusal> {
        let left = self.state.countdown.map(|countdown| countdown.left(self.now));
        match (challenge.opens.value, left) {
            (Opening::TopMoveAnnounced, Some(left)) if left > Millis(0) => {
                let why = SlipReason::RoundRuns { phrase: challenge.phrase.value.clone(), left };
                Err(Refusal::by(why, &challenge.opens.cite))
            }
            _ => Ok(()),
        }
    }

    /// Where the own time being over closes the window, nothing that is said opens it again. Where every move has a
    /// time of its own, it depends on what is said of the press.
    fn has_own_time(&self, game: &Game, side: Side, challenge: &Challenge) -> Result<(), Refusal> {
        if self.law.ruleset.time.mode.value == TimeMode::PerMove || !game.ran_out(side) {
            return Ok(());
        }
        let mark = Observation::OwnLimitOver;
        let closes = |closer: &&Cited<Closer>| {
            closer.value.on == ClosesOn::Mark(mark)
                && closer.value.only_if.is_none_or(|needed| needed == mark)
        };
        match challenge.closers.iter().find(closes) {
            Some(closer) => {
                let phrase = challenge.phrase.value.clone();
                Err(Refusal::by(SlipReason::OwnTimeOver { phrase, mark }, &closer.cite))
            }
            None => Ok(()),
        }
    }

    /// Whether this station may take a slip, or take it over from another.
    ///
    /// # Errors
    /// Where it is decided, or another station works on it and it is not taken over.
    pub(in crate::tournament) fn may_claim(
        &self,
        id: SlipId,
        take_over: bool,
    ) -> Result<&'a SlipState, Refusal> {
        if !take_over {
            return self.workable(id, &UNDECIDED);
        }
        let slip = self.slip(id)?;
        if slip.phase.is_undecided() { Ok(slip) } else { Err(self.wrong_phase(id, slip.phase)) }
    }

    /// Whether this station may put a slip back into the queue.
    ///
    /// # Errors
    /// Where it is decided, or another station works on it.
    pub(in crate::tournament) fn may_release(&self, id: SlipId) -> Result<&'a SlipState, Refusal> {
        self.workable(id, &UNDECIDED)
    }

    /// Whether words may be written on a slip: a word that was mistyped and so went to the referee too.
    ///
    /// # Errors
    /// Where it is decided, another station works on it, or it was handed over and is not theirs to change.
    pub(in crate::tournament) fn may_enter_words(&self, id: SlipId) -> Result<WordsGrant<'a>, Refusal> {
        let slip = self.workable(id, &UNDECIDED)?;
        let Some(cite) = self.handed_over(slip) else { return Ok(WordsGrant { slip, number: None }) };
        // What is on the sheet stands; whoever holds it may have mistyped it.
        if !self.by.role.may_act_as(self.law.ruleset.adjudication.escalate_to.value) {
            return Err(Refusal::by(SlipReason::HandedOver { slip: id }, cite));
        }
        Ok(WordsGrant { slip, number: Some((slip.words.len(), cite)) })
    }

    /// The paragraph by which nothing on a sheet changes any more, where that is so: the referee has it.
    fn handed_over(&self, slip: &SlipState) -> Option<&'a Citation> {
        let rule = &self.law.ruleset.slip.withdrawal;
        match rule.value {
            Withdrawal::UntilHandedOver => slip.handed_over.then_some(&rule.cite),
            Withdrawal::UntilDecided | Withdrawal::BlankConflictOnly | Withdrawal::Never => None,
        }
    }

    /// Whether the spelling on a slip may be confirmed.
    ///
    /// # Errors
    /// Where it has no words, or no verdict is awaited from the lists.
    pub(in crate::tournament) fn may_confirm_spelling(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let slip = self.with_words(id)?;
        Ok(SlipGrant { slip, cite: &self.law.ruleset.adjudication.confirm_spelling.cite })
    }

    /// Whether the words of a slip may be looked up by whoever acts.
    ///
    /// # Errors
    /// Where the spelling must be confirmed first, or others look words of such a length up.
    pub(in crate::tournament) fn may_judge(&self, id: SlipId) -> Result<JudgeGrant<'a>, Refusal> {
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

    /// Whether whoever acts may rule on the words of a slip that no list decides.
    ///
    /// # Errors
    /// Where none is open, another office rules, or they play the game and the regulation wants a third person.
    pub(in crate::tournament) fn may_rule(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let slip = self.workable(id, &[SlipPhase::Escalated])?;
        let ruling = &self.law.ruleset.adjudication.escalate_to;
        let (office, role) = (ruling.value, self.by.role);
        let alone = self.law.ruleset.adjudication.rulings_alone.as_ref();
        let alone = alone.filter(|rule| rule.value && role == Role::Director).map(|rule| &rule.cite);
        if alone.is_some() || !self.may_serve_as(&[office]) {
            let cite = alone.or_else(|| self.kept_from(role, office)).unwrap_or(&ruling.cite);
            return Err(Refusal::by(SlipReason::RulingOfAnother { slip: id, office, role }, cite));
        }
        self.third_person(id, slip)?;
        Ok(SlipGrant { slip, cite: &ruling.cite })
    }

    /// Whoever acts is none of the two who play, where the regulation wants a third person.
    pub(in crate::tournament) fn third_person(&self, id: SlipId, slip: &SlipState) -> Result<(), Refusal> {
        match self.law.ruleset.adjudication.not_by_players.as_ref().filter(|rule| rule.value) {
            Some(rule) if self.is_one_of(&slip.players) => {
                let player = self.by.name.clone();
                Err(Refusal::by(SlipReason::PlaysThisGame { slip: id, player }, &rule.cite))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the mover may admit that the play is wrong.
    ///
    /// # Errors
    /// Where it is decided, or players settle nothing themselves.
    pub(in crate::tournament) fn may_concede(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
        let slip = self.workable(id, &UNDECIDED)?;
        let rule = &self.law.ruleset.adjudication.self_acceptance;
        match rule.value {
            SelfAcceptance::Allowed => Ok(SlipGrant { slip, cite: &rule.cite }),
            SelfAcceptance::Forbidden => Err(Refusal::by(SlipReason::NoSelfAcceptance, &rule.cite)),
        }
    }

    /// Whether a challenge may be taken back.
    ///
    /// # Errors
    /// Where it is decided, or the regulation lets it be taken back no more.
    pub(in crate::tournament) fn may_withdraw(&self, id: SlipId) -> Result<WithdrawGrant<'a>, Refusal> {
        let slip = self.workable(id, &UNDECIDED)?;
        let rules = &self.law.ruleset;
        let cite = &rules.slip.withdrawal.cite;
        let why = match rules.slip.withdrawal.value {
            Withdrawal::UntilDecided if slip.phase == SlipPhase::Open => {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: false });
            }
            Withdrawal::BlankConflictOnly => {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: true });
            }
            Withdrawal::UntilDecided => {
                SlipReason::RulingAwaited { slip: id, office: rules.adjudication.escalate_to.value }
            }
            Withdrawal::UntilHandedOver if !slip.handed_over => {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: false });
            }
            Withdrawal::UntilHandedOver => SlipReason::HandedOver { slip: id },
            // Where not every word may be challenged and none could be written, nobody has challenged one.
            Withdrawal::Never
                if rules.challenge.not_in.is_some()
                    && slip.words.is_empty()
                    && self.by.role != Role::Players =>
            {
                return Ok(WithdrawGrant { cite, only_for_blank_conflict: false });
            }
            Withdrawal::Never => SlipReason::NeverTakenBack { slip: id },
        };
        Err(Refusal::by(why, cite))
    }

    /// Whether a slip may be struck that was entered by mistake; the paragraph is on what regulations say nothing of.
    ///
    /// # Errors
    /// Where it is decided, or no official does so.
    pub(in crate::tournament) fn may_strike(&self, id: SlipId) -> Result<Citation, Refusal> {
        self.workable(id, &UNDECIDED)?;
        let cite = self.silent();
        self.office_of(&[Role::Judge], Subject::TakeBack, &cite)?;
        Ok(cite)
    }

    /// Whether a verdict may be told to the players.
    ///
    /// # Errors
    /// Where there is none, or it was told.
    pub(in crate::tournament) fn may_announce(&self, id: SlipId) -> Result<SlipGrant<'a>, Refusal> {
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

    /// A slip that this station may work on, in one of these phases.
    fn workable(&self, id: SlipId, phases: &[SlipPhase]) -> Result<&'a SlipState, Refusal> {
        let slip = self.slip(id)?;
        if !phases.contains(&slip.phase) {
            return Err(self.wrong_phase(id, slip.phase));
        }
        match &slip.claimed_by {
            Some(station) if *station != self.by.station => {
                Err(Refusal::own(SlipReason::Claimed { slip: id, station: station.clone() }))
            }
            _ => Ok(slip),
        }
    }

    /// What is wrong with a slip in a phase in which something cannot be done.
    pub(in crate::tournament) fn wrong_phase(&self, slip: SlipId, phase: SlipPhase) -> Refusal {
        let office = &self.law.ruleset.adjudication.escalate_to;
        Refusal::own(match phase {
            SlipPhase::Open => SlipReason::NotDecided { slip },
            SlipPhase::Escalated => {
                return Refusal::by(SlipReason::WithOffice { slip, office: office.value }, &office.cite);
            }
            SlipPhase::Decided { .. } => SlipReason::Decided { slip },
            SlipPhase::Announced { .. } => SlipReason::Announced { slip },
            SlipPhase::Withdrawn { moot: true, .. } => SlipReason::Moot { slip },
            SlipPhase::Withdrawn { .. } => SlipReason::Withdrawn { slip },
        })
    }
}
