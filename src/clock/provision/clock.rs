//! The clock's end of provisioning: opened by a person at the clock, at most three attempts, then shut again.

use crate::domain::{At, ClockId, Millis};

use super::frame::{Frame, PublicKey, Reason};
use super::secret::{Agreed, Own, Shared, Talk, commitment};
use super::{COMPARE_WITHIN, Check, FRAME_WITHIN, Failure, Fresh, News, Step};

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
    stage: Stage,
}

enum Stage {
    /// Waits for a console.
    Open,
    /// Has answered, and waits for the console's nonce.
    Answered { until: At, own: Own, shared: Shared, talk: Talk },
    /// Both nonces are open: the digits are shown.
    Comparing { until: At, agreed: Box<Agreed>, check: Check, proved: bool, yes: bool },
    /// Given, closed or out of attempts.
    Over,
}

impl ClockEnd {
    /// A person holds both levers. `has` is the number that the clock has already.
    pub fn open(now: At, has: Option<ClockId>) -> Self {
        Self { has, closes: now + OPEN_FOR, nonces: Vec::new(), attempts: 0, stage: Stage::Open }
    }

    /// What a clock says to a console that comes while the mode is not on.
    pub fn shut() -> Step {
        Step::found(Reason::Closed)
    }

    /// Whether the mode has ended: given, closed, or too many attempts.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// Whether an attempt is under way.
    pub fn is_busy(&self) -> bool {
        matches!(self.stage, Stage::Answered { .. } | Stage::Comparing { .. })
    }

    /// What the clock's display shows while its person compares.
    pub fn check(&self) -> Option<Check> {
        if let Stage::Comparing { check, .. } = self.stage { Some(check) } else { None }
    }

    /// What is broadcast meanwhile, in place of a state frame.
    pub fn advertise(&self) -> Vec<u8> {
        Frame::Open { clock: self.has.unwrap_or(ClockId(0)) }.encode()
    }

    /// A console wrote. `fresh` is asked once for each attempt.
    pub fn hear(&mut self, now: At, bytes: &[u8], fresh: &mut dyn FnMut() -> Fresh) -> Step {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        if self.is_over() {
            return Self::shut();
        }
        let Ok(frame) = Frame::decode(bytes) else {
            return self.fail(Reason::Malformed);
        };
        match (std::mem::replace(&mut self.stage, Stage::Over), frame) {
            (Stage::Open, Frame::Refusal(_)) => {
                self.stage = Stage::Open;
                Step::default()
            }
            (_, Frame::Refusal(reason)) => {
                self.rest();
                Step::ended(Failure::Told(reason))
            }
            (Stage::Open, Frame::Hello { clock, key }) => self.answer(now, bytes, clock, key, fresh()),
            (Stage::Answered { own, shared, talk, .. }, Frame::ConsoleNonce(nonce)) => {
                self.compare(now, own.nonce, &shared, talk, nonce)
            }
            (Stage::Comparing { until, agreed, check, proved: false, yes }, Frame::Confirm(tag)) => {
                if !agreed.accepts(bytes[0], tag) {
                    return self.fail(Reason::Proof);
                }
                self.stage = Stage::Comparing { until, agreed, check, proved: true, yes };
                self.give()
            }
            _ => self.fail(Reason::OutOfOrder),
        }
    }

    /// The person at the clock says that both displays show the same.
    pub fn agree(&mut self, now: At) -> Step {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        if let Stage::Comparing { yes, .. } = &mut self.stage {
            *yes = true;
        }
        self.give()
    }

    /// The person at the clock says no, or leaves the mode.
    pub fn decline(&mut self) -> Step {
        let idle = matches!(self.stage, Stage::Open | Stage::Over);
        self.stage = Stage::Over;
        if idle { Step::default() } else { Step::found(Reason::Declined) }
    }

    /// The connection is gone.
    pub fn lost(&mut self) -> Step {
        if matches!(self.stage, Stage::Open | Stage::Over) {
            return Step::default();
        }
        self.rest();
        Step::ended(Failure::Lost)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: At) -> Step {
        match self.stage {
            Stage::Open if now >= self.closes => {
                self.stage = Stage::Over;
                Step::default()
            }
            Stage::Answered { until, .. } | Stage::Comparing { until, .. } if now >= until => {
                self.fail(Reason::TooLate)
            }
            Stage::Open | Stage::Answered { .. } | Stage::Comparing { .. } | Stage::Over => Step::default(),
        }
    }

    fn answer(&mut self, now: At, hello: &[u8], clock: ClockId, theirs: PublicKey, fresh: Fresh) -> Step {
        let own = Own::from(fresh);
        if let Some(has) = self.has.filter(|has| *has != clock) {
            return self.fail(Reason::OtherNumber(has));
        }
        if self.nonces.contains(&own.nonce) {
            return self.fail(Reason::NonceAgain);
        }
        let Some(shared) = own.shared(theirs) else {
            return self.fail(Reason::WeakKey);
        };
        self.nonces.push(own.nonce);
        let head = Frame::Answer { clock, key: own.key(), commitment: [0; 16] }.encode();
        let commitment = commitment(&own.nonce, hello, &head);
        let answer = Frame::Answer { clock, key: own.key(), commitment }.encode();
        let talk = Talk {
            clock,
            hello: hello.to_vec(),
            answer: answer.clone(),
            console_nonce: [0; 16],
            clock_nonce: own.nonce,
        };
        self.stage = Stage::Answered { until: now + FRAME_WITHIN, own, shared, talk };
        Step::send(answer)
    }

    fn compare(&mut self, now: At, own: [u8; 16], shared: &Shared, mut talk: Talk, nonce: [u8; 16]) -> Step {
        if self.nonces.contains(&nonce) {
            return self.fail(Reason::NonceAgain);
        }
        self.nonces.push(nonce);
        // From here on there is something to guess.
        self.attempts += 1;
        talk.console_nonce = nonce;
        let check = talk.check();
        let agreed = Box::new(talk.keys(shared));
        let until = now + COMPARE_WITHIN;
        self.stage = Stage::Comparing { until, agreed, check, proved: false, yes: false };
        Step::send(Frame::ClockNonce(own).encode()).and(News::Compare(check))
    }

    /// Keeps number and key once the console has proved that it has them and the person here has agreed.
    fn give(&mut self) -> Step {
        let Stage::Comparing { agreed, proved: true, yes: true, .. } = &self.stage else {
            return Step::default();
        };
        let (done, given) = (agreed.done(), agreed.given.clone());
        self.stage = Stage::Over;
        Step::send(done).and(News::Given(given))
    }

    fn fail(&mut self, reason: Reason) -> Step {
        self.rest();
        Step::found(reason)
    }

    /// Forgets the attempt. The mode goes on until the attempts are used up.
    fn rest(&mut self) {
        self.stage = if self.attempts < ATTEMPTS { Stage::Open } else { Stage::Over };
    }
}
