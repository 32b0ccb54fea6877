//! The two ends of provisioning. A person at the clock opens its end, for at most three attempts, then it is shut
//! again. The console's end is one attempt with one clock.

use crate::domain::{At, ClockId, Millis};

use super::frame::{ProvisionFrame, ProvisionRefusal, PublicKey};
use super::{
    Agreed, AgreedSecret, COMPARE_WITHIN, CheckNumber, FRAME_WITHIN, Failure, Fresh, Own, ProvisionNews,
    ProvisionStep, Talk, commitment,
};

/// How long a clock that nobody connects to stays in provisioning mode.
pub const OPEN_FOR: Millis = Millis::secs(180);
/// Attempts while the mode lasts that came as far as the digits. Whoever stands between guesses six digits three times,
/// not for ever; whoever says hello and nothing else guesses nothing, and closes the mode to nobody.
pub const ATTEMPTS: usize = 3;

/// The clock in provisioning mode.
pub struct ClockEnd {
    has: Option<ClockId>,
    closes: At,
    /// Nonces of both ends since the mode began: one that comes again is a recording or a broken generator.
    nonces: Vec<[u8; 16]>,
    attempts: usize,
    stage: ClockStage,
}

enum ClockStage {
    /// Waits for a console.
    Open,
    /// Has answered, and waits for the console's nonce.
    Answered { until: At, own: Own, shared: AgreedSecret, talk: Talk },
    /// Both nonces are open: the digits are shown.
    Comparing { until: At, agreed: Box<Agreed>, check: CheckNumber, proved: bool, yes: bool },
    /// Given, closed or out of attempts.
    Over,
}

impl ClockEnd {
    /// A person holds both levers. `has` is the number that the clock has already.
    pub fn open(now: At, has: Option<ClockId>) -> Self {
        Self { has, closes: now + OPEN_FOR, nonces: Vec::new(), attempts: 0, stage: ClockStage::Open }
    }

    /// What a clock says to a console that comes while the mode is not on.
    pub fn shut() -> ProvisionStep {
        ProvisionStep::found(ProvisionRefusal::Closed)
    }

    /// Whether the mode has ended: given, closed, or too many attempts.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, ClockStage::Over)
    }

    /// Whether an attempt is under way.
    pub fn is_busy(&self) -> bool {
        matches!(self.stage, ClockStage::Answered { .. } | ClockStage::Comparing { .. })
    }

    /// What the clock's display shows while its person compares.
    pub fn check(&self) -> Option<CheckNumber> {
        if let ClockStage::Comparing { check, .. } = self.stage { Some(check) } else { None }
    }

    /// What is broadcast meanwhile, in place of a state frame.
    pub fn advertise(&self) -> Vec<u8> {
        ProvisionFrame::Open { clock: self.has.unwrap_or(ClockId(0)) }.encode()
    }

    /// A console wrote. `fresh` is asked once for each attempt.
    pub fn hear(&mut self, now: At, bytes: &[u8], fresh: &mut dyn FnMut() -> Fresh) -> ProvisionStep {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        if self.is_over() {
            return Self::shut();
        }
        let Ok(frame) = ProvisionFrame::decode(bytes) else {
            return self.fail(ProvisionRefusal::Malformed);
        };
        match (std::mem::replace(&mut self.stage, ClockStage::Over), frame) {
            (ClockStage::Open, ProvisionFrame::Refusal(_)) => {
                self.stage = ClockStage::Open;
                ProvisionStep::default()
            }
            (_, ProvisionFrame::Refusal(reason)) => {
                self.rest();
                ProvisionStep::ended(Failure::Told(reason))
            }
            (ClockStage::Open, ProvisionFrame::Hello { clock, key }) => {
                self.answer(now, bytes, clock, key, fresh())
            }
            (ClockStage::Answered { own, shared, talk, .. }, ProvisionFrame::ConsoleNonce(nonce)) => {
                self.compare(now, own.nonce, &shared, talk, nonce)
            }
            (
                ClockStage::Comparing { until, agreed, check, proved: false, yes },
                ProvisionFrame::Confirm(tag),
            ) => {
                if !agreed.accepts(bytes[0], tag) {
                    return self.fail(ProvisionRefusal::Proof);
                }
                self.stage = ClockStage::Comparing { until, agreed, check, proved: true, yes };
                self.give()
            }
            _ => self.fail(ProvisionRefusal::OutOfOrder),
        }
    }

    /// The person at the clock says that both displays show the same.
    pub fn agree(&mut self, now: At) -> ProvisionStep {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        if let ClockStage::Comparing { yes, .. } = &mut self.stage {
            *yes = true;
        }
        self.give()
    }

    /// The person at the clock says no, or leaves the mode.
    pub fn decline(&mut self) -> ProvisionStep {
        let idle = matches!(self.stage, ClockStage::Open | ClockStage::Over);
        self.stage = ClockStage::Over;
        if idle { ProvisionStep::default() } else { ProvisionStep::found(ProvisionRefusal::Declined) }
    }

    /// The connection is gone.
    pub fn lost(&mut self) -> ProvisionStep {
        if matches!(self.stage, ClockStage::Open | ClockStage::Over) {
            return ProvisionStep::default();
        }
        self.rest();
        ProvisionStep::ended(Failure::Lost)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: At) -> ProvisionStep {
        match self.stage {
            ClockStage::Open if now >= self.closes => {
                self.stage = ClockStage::Over;
                ProvisionStep::default()
            }
            ClockStage::Answered { until, .. } | ClockStage::Comparing { until, .. } if now >= until => {
                self.fail(ProvisionRefusal::TooLate)
            }
            ClockStage::Open
            | ClockStage::Answered { .. }
            | ClockStage::Comparing { .. }
            | ClockStage::Over => ProvisionStep::default(),
        }
    }

    fn answer(
        &mut self,
        now: At,
        hello: &[u8],
        clock: ClockId,
        theirs: PublicKey,
        fresh: Fresh,
    ) -> ProvisionStep {
        let own = Own::from(fresh);
        if let Some(has) = self.has.filter(|has| *has != clock) {
            return self.fail(ProvisionRefusal::OtherNumber(has));
        }
        if self.nonces.contains(&own.nonce) {
            return self.fail(ProvisionRefusal::NonceAgain);
        }
        let Some(shared) = own.shared(theirs) else {
            return self.fail(ProvisionRefusal::WeakKey);
        };
        self.nonces.push(own.nonce);
        let head = ProvisionFrame::Answer { clock, key: own.key(), commitment: [0; 16] }.encode();
        let commitment = commitment(&own.nonce, hello, &head);
        let answer = ProvisionFrame::Answer { clock, key: own.key(), commitment }.encode();
        let talk = Talk {
            clock,
            hello: hello.to_vec(),
            answer: answer.clone(),
            console_nonce: [0; 16],
            clock_nonce: own.nonce,
        };
        self.stage = ClockStage::Answered { until: now + FRAME_WITHIN, own, shared, talk };
        ProvisionStep::send(answer)
    }

    fn compare(
        &mut self,
        now: At,
        own: [u8; 16],
        shared: &AgreedSecret,
        mut talk: Talk,
        nonce: [u8; 16],
    ) -> ProvisionStep {
        if self.nonces.contains(&nonce) {
            return self.fail(ProvisionRefusal::NonceAgain);
        }
        self.nonces.push(nonce);
        // From here on there is something to guess.
        self.attempts += 1;
        talk.console_nonce = nonce;
        let check = talk.check();
        let agreed = Box::new(talk.keys(shared));
        let until = now + COMPARE_WITHIN;
        self.stage = ClockStage::Comparing { until, agreed, check, proved: false, yes: false };
        ProvisionStep::send(ProvisionFrame::ClockNonce(own).encode()).and(ProvisionNews::Compare(check))
    }

    /// Keeps number and key once the console has proved that it has them and the person here has agreed.
    fn give(&mut self) -> ProvisionStep {
        let ClockStage::Comparing { agreed, proved: true, yes: true, .. } = &self.stage else {
            return ProvisionStep::default();
        };
        let (done, given) = (agreed.done(), agreed.given.clone());
        self.stage = ClockStage::Over;
        ProvisionStep::send(done).and(ProvisionNews::Given(given))
    }

    fn fail(&mut self, reason: ProvisionRefusal) -> ProvisionStep {
        self.rest();
        ProvisionStep::found(reason)
    }

    /// Forgets the attempt. The mode goes on until the attempts are used up.
    fn rest(&mut self) {
        self.stage = if self.attempts < ATTEMPTS { ClockStage::Open } else { ClockStage::Over };
    }
}

/// The console that gives a clock its number.
pub struct ConsoleEnd {
    until: At,
    stage: ConsoleStage,
}

enum ConsoleStage {
    /// Has said hello, and waits for the clock's key.
    Called { own: Own, talk: Talk },
    /// Has shown its nonce, and waits for the clock's.
    Shown { shared: AgreedSecret, talk: Talk },
    /// The digits are shown; nobody here has agreed yet.
    Comparing { agreed: Box<Agreed>, check: CheckNumber },
    /// The person here has agreed; the clock and its person have not.
    Agreed(Box<Agreed>),
    /// Done or failed.
    Over,
}

impl ConsoleEnd {
    /// Begins, and gives the first frame to be sent: this clock is to have this number.
    pub fn start(now: At, clock: ClockId, fresh: Fresh) -> (Self, Vec<u8>) {
        let own = Own::from(fresh);
        let hello = ProvisionFrame::Hello { clock, key: own.key() }.encode();
        let talk = Talk {
            clock,
            hello: hello.clone(),
            answer: Vec::new(),
            console_nonce: own.nonce,
            clock_nonce: [0; 16],
        };
        (Self { until: now + FRAME_WITHIN, stage: ConsoleStage::Called { own, talk } }, hello)
    }

    /// What is shown while the person compares.
    pub fn check(&self) -> Option<CheckNumber> {
        if let ConsoleStage::Comparing { check, .. } = self.stage { Some(check) } else { None }
    }

    /// When [`ConsoleEnd::tick`] wants to be asked at the latest.
    pub fn until(&self) -> At {
        self.until
    }

    /// Whether it has come to an end, good or bad.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, ConsoleStage::Over)
    }

    /// The clock indicated something.
    pub fn hear(&mut self, now: At, bytes: &[u8]) -> ProvisionStep {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        let Ok(frame) = ProvisionFrame::decode(bytes) else {
            return self.fail(ProvisionRefusal::Malformed);
        };
        match (std::mem::replace(&mut self.stage, ConsoleStage::Over), frame) {
            (ConsoleStage::Over, _) => ProvisionStep::default(),
            (_, ProvisionFrame::Refusal(reason)) => ProvisionStep::ended(Failure::Told(reason)),
            (ConsoleStage::Called { own, mut talk }, ProvisionFrame::Answer { clock, key, .. })
                if clock == talk.clock =>
            {
                let Some(shared) = own.shared(key) else {
                    return self.fail(ProvisionRefusal::WeakKey);
                };
                talk.answer = bytes.to_vec();
                self.until = now + FRAME_WITHIN;
                self.stage = ConsoleStage::Shown { shared, talk };
                ProvisionStep::send(ProvisionFrame::ConsoleNonce(own.nonce).encode())
            }
            (ConsoleStage::Called { .. }, ProvisionFrame::Answer { .. }) => {
                self.fail(ProvisionRefusal::Malformed)
            }
            (ConsoleStage::Shown { shared, talk }, ProvisionFrame::ClockNonce(nonce)) => {
                self.compare(now, &shared, talk, nonce)
            }
            (ConsoleStage::Agreed(agreed), ProvisionFrame::Done(tag)) => {
                if !agreed.accepts(bytes[0], tag) {
                    return self.fail(ProvisionRefusal::Proof);
                }
                ProvisionStep::default().and(ProvisionNews::Given(agreed.given.clone()))
            }
            _ => self.fail(ProvisionRefusal::OutOfOrder),
        }
    }

    /// The person at the console says that both displays show the same.
    pub fn agree(&mut self, now: At) -> ProvisionStep {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        match std::mem::replace(&mut self.stage, ConsoleStage::Over) {
            ConsoleStage::Comparing { agreed, .. } => {
                let confirm = agreed.confirm();
                self.until = now + COMPARE_WITHIN;
                self.stage = ConsoleStage::Agreed(agreed);
                ProvisionStep::send(confirm)
            }
            stage @ (ConsoleStage::Called { .. }
            | ConsoleStage::Shown { .. }
            | ConsoleStage::Agreed(_)
            | ConsoleStage::Over) => {
                self.stage = stage;
                ProvisionStep::default()
            }
        }
    }

    /// The person at the console says no.
    pub fn decline(&mut self) -> ProvisionStep {
        if self.is_over() { ProvisionStep::default() } else { self.fail(ProvisionRefusal::Declined) }
    }

    /// The connection is gone.
    pub fn lost(&mut self) -> ProvisionStep {
        if self.is_over() {
            return ProvisionStep::default();
        }
        self.stage = ConsoleStage::Over;
        ProvisionStep::ended(Failure::Lost)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: At) -> ProvisionStep {
        if self.is_over() || now < self.until {
            ProvisionStep::default()
        } else {
            self.fail(ProvisionRefusal::TooLate)
        }
    }

    fn compare(&mut self, now: At, shared: &AgreedSecret, mut talk: Talk, nonce: [u8; 16]) -> ProvisionStep {
        if nonce == talk.console_nonce {
            return self.fail(ProvisionRefusal::NonceAgain);
        }
        let commitment = commitment(&nonce, &talk.hello, &talk.answer);
        // What is compared was sent in the open: no time can be measured here that would tell anybody anything.
        if !talk.answer.ends_with(&commitment) {
            return self.fail(ProvisionRefusal::Commitment);
        }
        talk.clock_nonce = nonce;
        let check = talk.check();
        self.until = now + COMPARE_WITHIN;
        self.stage = ConsoleStage::Comparing { agreed: Box::new(talk.keys(shared)), check };
        ProvisionStep::default().and(ProvisionNews::Compare(check))
    }

    fn fail(&mut self, reason: ProvisionRefusal) -> ProvisionStep {
        self.stage = ConsoleStage::Over;
        ProvisionStep::found(reason)
    }
}
