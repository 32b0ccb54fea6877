//! The console's end of provisioning: one attempt with one clock.

use crate::domain::{At, ClockId};

use super::frame::{Frame, Reason};
use super::secret::{Agreed, Own, Shared, Talk, commitment};
use super::{COMPARE_WITHIN, Check, FRAME_WITHIN, Failure, Fresh, News, Step};

/// The console that gives a clock its number.
pub struct ConsoleEnd {
    until: At,
    stage: Stage,
}

enum Stage {
    /// Has said hello, and waits for the clock's key.
    Called { own: Own, talk: Talk },
    /// Has shown its nonce, and waits for the clock's.
    Shown { shared: Shared, talk: Talk },
    /// The digits are shown; nobody here has agreed yet.
    Comparing { agreed: Box<Agreed>, check: Check },
    /// The person here has agreed; the clock and its person have not.
    Agreed(Box<Agreed>),
    /// Done or failed.
    Over,
}

impl ConsoleEnd {
    /// Begins, and gives the first frame to be sent: this clock is to have this number.
    pub fn start(now: At, clock: ClockId, fresh: Fresh) -> (Self, Vec<u8>) {
        let own = Own::from(fresh);
        let hello = Frame::Hello { clock, key: own.key() }.encode();
        let talk = Talk {
            clock,
            hello: hello.clone(),
            answer: Vec::new(),
            console_nonce: own.nonce,
            clock_nonce: [0; 16],
        };
        (Self { until: now + FRAME_WITHIN, stage: Stage::Called { own, talk } }, hello)
    }

    /// What is shown while the person compares.
    pub fn check(&self) -> Option<Check> {
        if let Stage::Comparing { check, .. } = self.stage { Some(check) } else { None }
    }

    /// When [`ConsoleEnd::tick`] wants to be asked at the latest.
    pub fn until(&self) -> At {
        self.until
    }

    /// Whether it has come to an end, good or bad.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// The clock indicated something.
    pub fn hear(&mut self, now: At, bytes: &[u8]) -> Step {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        let Ok(frame) = Frame::decode(bytes) else {
            return self.fail(Reason::Malformed);
        };
        match (std::mem::replace(&mut self.stage, Stage::Over), frame) {
            (Stage::Over, _) => Step::default(),
            (_, Frame::Refusal(reason)) => Step::ended(Failure::Told(reason)),
            (Stage::Called { own, mut talk }, Frame::Answer { clock, key, .. }) if clock == talk.clock => {
                let Some(shared) = own.shared(key) else {
                    return self.fail(Reason::WeakKey);
                };
                talk.answer = bytes.to_vec();
                self.until = now + FRAME_WITHIN;
                self.stage = Stage::Shown { shared, talk };
                Step::send(Frame::ConsoleNonce(own.nonce).encode())
            }
            (Stage::Called { .. }, Frame::Answer { .. }) => self.fail(Reason::Malformed),
            (Stage::Shown { shared, talk }, Frame::ClockNonce(nonce)) => {
                self.compare(now, &shared, talk, nonce)
            }
            (Stage::Agreed(agreed), Frame::Done(tag)) => {
                if !agreed.accepts(bytes[0], tag) {
                    return self.fail(Reason::Proof);
                }
                Step::default().and(News::Given(agreed.given.clone()))
            }
            _ => self.fail(Reason::OutOfOrder),
        }
    }

    /// The person at the console says that both displays show the same.
    pub fn agree(&mut self, now: At) -> Step {
        let late = self.tick(now);
        if late.news.is_some() {
            return late;
        }
        match std::mem::replace(&mut self.stage, Stage::Over) {
            Stage::Comparing { agreed, .. } => {
                let confirm = agreed.confirm();
                self.until = now + COMPARE_WITHIN;
                self.stage = Stage::Agreed(agreed);
                Step::send(confirm)
            }
            stage @ (Stage::Called { .. } | Stage::Shown { .. } | Stage::Agreed(_) | Stage::Over) => {
                self.stage = stage;
                Step::default()
            }
        }
    }

    /// The person at the console says no.
    pub fn decline(&mut self) -> Step {
        if self.is_over() { Step::default() } else { self.fail(Reason::Declined) }
    }

    /// The connection is gone.
    pub fn lost(&mut self) -> Step {
        if self.is_over() {
            return Step::default();
        }
        self.stage = Stage::Over;
        Step::ended(Failure::Lost)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: At) -> Step {
        if self.is_over() || now < self.until { Step::default() } else { self.fail(Reason::TooLate) }
    }

    fn compare(&mut self, now: At, shared: &Shared, mut talk: Talk, nonce: [u8; 16]) -> Step {
        if nonce == talk.console_nonce {
            return self.fail(Reason::NonceAgain);
        }
        let commitment = commitment(&nonce, &talk.hello, &talk.answer);
        // What is compared was sent in the open: no time can be measured here that would tell anybody anything.
        if !talk.answer.ends_with(&commitment) {
            return self.fail(Reason::Commitment);
        }
        talk.clock_nonce = nonce;
        let check = talk.check();
        self.until = now + COMPARE_WITHIN;
        self.stage = Stage::Comparing { agreed: Box::new(talk.keys(shared)), check };
        Step::default().and(News::Compare(check))
    }

    fn fail(&mut self, reason: Reason) -> Step {
        self.stage = Stage::Over;
        Step::found(reason)
    }
}
