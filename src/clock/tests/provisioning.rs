//! The vectors of provisioning (§11): the curve, whole attempts, and what each end refuses.

use serde::Deserialize;
use x25519_dalek::x25519;

use super::frames::error_name;
use super::{array, bytes, hex, vectors};
use crate::clock::provision::{ClockEnd, ConsoleEnd, Frame, Fresh, News, worked_out};
use crate::clock::spec_tests::printed;
use crate::domain::{At, ClockId};

const T0: At = At(0);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Curve {
    secret: String,
    public: String,
    shared: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Attempt {
    name: String,
    clock: u16,
    has: u16,
    console_secret: String,
    console_nonce: String,
    clock_secret: String,
    clock_nonce: String,
    console_key: String,
    clock_key: String,
    shared: String,
    open: String,
    hello: String,
    answer: String,
    check: u32,
    root: String,
    master_block: String,
    master: String,
    proof_block: String,
    proof_key: String,
    confirm: String,
    done: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Malformed {
    name: String,
    hex: String,
    error: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, tag = "end", rename_all = "lowercase")]
pub(super) enum Refusals {
    Clock { name: String, has: Option<u16>, steps: Vec<Step> },
    Console { name: String, clock: u16, secret: String, nonce: String, steps: Vec<Step> },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    hear: Option<String>,
    #[serde(default)]
    agree: bool,
    secret: Option<String>,
    nonce: Option<String>,
    say: Option<String>,
}

fn number(clock: u16) -> Option<ClockId> {
    (clock != 0).then_some(ClockId(clock))
}

#[test]
fn the_curve() {
    let vectors = vectors().x25519;
    for it in &vectors {
        assert_eq!(hex(&x25519(array(&it.secret), array(&it.public))), it.shared, "{}", it.secret);
    }
    assert!(vectors.iter().filter(|it| it.shared == "00".repeat(32)).count() >= 7, "points of low order");
}

#[test]
fn both_ends_of_every_attempt_say_and_keep_what_the_vector_says() {
    let vectors = vectors().provisioning;
    for it in &vectors {
        let name = &it.name;
        let ours = Fresh { secret: array(&it.console_secret), nonce: array(&it.console_nonce) };
        let theirs = Fresh { secret: array(&it.clock_secret), nonce: array(&it.clock_nonce) };
        let mut fresh = || theirs.clone();
        let mut there = ClockEnd::open(T0, number(it.has));
        assert_eq!(hex(&there.advertise()), it.open, "{name}");
        let (mut here, hello) = ConsoleEnd::start(T0, ClockId(it.clock), ours.clone());
        assert_eq!(hex(&hello), it.hello, "{name}");
        let answer = there.hear(T0, &hello, &mut fresh).send.expect("an answer");
        assert_eq!(hex(&answer), it.answer, "{name}");
        let nonce = here.hear(T0, &answer).send.expect("a nonce");
        let opened = there.hear(T0, &nonce, &mut fresh);
        let compare = here.hear(T0, &opened.send.expect("a nonce")).news;
        assert_eq!(compare, opened.news, "{name}");
        let Some(News::Compare(check)) = compare else { panic!("{name}: six digits") };
        assert_eq!(check.to_string().replace(' ', ""), format!("{:06}", it.check), "{name}");
        assert_eq!(there.agree(T0).send, None, "{name}: the console has proved nothing yet");
        let confirm = here.agree(T0).send.expect("a proof");
        assert_eq!(hex(&confirm), it.confirm, "{name}");
        let done = there.hear(T0, &confirm, &mut fresh);
        assert_eq!(done.send.as_deref().map(hex).as_ref(), Some(&it.done), "{name}");
        let kept = here.hear(T0, &done.send.expect("a proof")).news;
        assert_eq!(kept, done.news, "{name}");
        let Some(News::Given(given)) = kept else { panic!("{name}: a key") };
        assert_eq!((given.clock, hex(&given.master.0)), (ClockId(it.clock), it.master.clone()), "{name}");
        // And what neither end tells anybody.
        for (what, value) in worked_out(ClockId(it.clock), &ours, &theirs) {
            let known = match what {
                "shared-secret" => &it.shared,
                "provision-root" => &it.root,
                "master-block" => &it.master_block,
                "master-key" => &it.master,
                "proof-block" => &it.proof_block,
                "proof-key" => &it.proof_key,
                "hello" => &format!("18{}{}", hex(&it.clock.to_le_bytes()), it.console_key),
                "answer" => {
                    &format!("19{}{}{}", hex(&it.clock.to_le_bytes()), it.clock_key, &it.answer[70..])
                }
                "console-nonce" => &format!("1a{}", it.console_nonce),
                "clock-nonce" => &format!("1b{}", it.clock_nonce),
                "confirm" => &it.confirm,
                "done" => &it.done,
                other => panic!("nothing is called {other}"),
            };
            assert_eq!(hex(&value), *known, "{name}: {what}");
        }
    }
    assert!(
        vectors.len() >= 5 && vectors[0].hello == printed()["hello"],
        "the first is the document's example"
    );
}

#[test]
fn what_is_no_provisioning_frame_is_refused_for_its_reason() {
    let vectors = vectors().provisioning_malformed;
    for it in &vectors {
        let found = Frame::decode(&bytes(&it.hex)).map_err(error_name);
        assert_eq!(found, Err(it.error.as_str()), "{}", it.name);
    }
    assert!(vectors.len() > 30);
}

#[test]
fn each_end_refuses_what_the_vectors_refuse() {
    let vectors = vectors().refusals;
    assert!(vectors.len() > 40);
    for it in vectors {
        match it {
            Refusals::Clock { name, has, steps } => {
                let mut end = has.map(|has| ClockEnd::open(T0, number(has)));
                for (at, step) in steps.iter().enumerate() {
                    let mut fresh = || Fresh {
                        secret: step.secret.as_deref().map(array).expect("an attempt begins"),
                        nonce: step.nonce.as_deref().map(array).expect("an attempt begins"),
                    };
                    let heard = bytes(step.hear.as_ref().expect("a frame"));
                    let said = match &mut end {
                        Some(end) => end.hear(T0, &heard, &mut fresh),
                        None => ClockEnd::shut(),
                    };
                    assert_eq!(said.send.as_deref().map(hex), step.say, "{name}: step {at}");
                    assert!(!matches!(said.news, Some(News::Given(_))), "{name}: nobody has agreed");
                }
            }
            Refusals::Console { name, clock, secret, nonce, steps } => {
                let fresh = Fresh { secret: array(&secret), nonce: array(&nonce) };
                let (mut end, _) = ConsoleEnd::start(T0, ClockId(clock), fresh);
                for (at, step) in steps.iter().enumerate() {
                    let said = match &step.hear {
                        Some(heard) => end.hear(T0, &bytes(heard)),
                        None => end.agree(T0),
                    };
                    assert_eq!(step.agree, step.hear.is_none(), "{name}: step {at}");
                    assert_eq!(said.send.as_deref().map(hex), step.say, "{name}: step {at}");
                }
                assert!(end.is_over(), "{name}");
            }
        }
    }
}
