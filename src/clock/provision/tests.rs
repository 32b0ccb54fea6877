//! Two ends and what can go wrong between them.

use proptest::prelude::*;

use crate::domain::At;

use super::*;

const CLOCK: ClockId = ClockId(12);
const T0: At = At(1_000);

pub(super) fn fresh(seed: u8) -> Fresh {
    Fresh { secret: [seed; 32], nonce: [seed ^ 0xa5; 16] }
}

/// What both ends came to.
#[derive(Debug, Default)]
pub(super) struct Outcome {
    pub(super) console: Vec<ProvisionNews>,
    pub(super) clock: Vec<ProvisionNews>,
    /// Everything that went over the link, as it was sent.
    pub(super) sent: Vec<Vec<u8>>,
}

impl Outcome {
    pub(super) fn given(news: &[ProvisionNews]) -> Option<&GivenKey> {
        news.iter().find_map(|it| if let ProvisionNews::Given(given) = it { Some(given) } else { None })
    }

    fn check(news: &[ProvisionNews]) -> Option<CheckNumber> {
        news.iter().find_map(|it| if let ProvisionNews::Compare(check) = it { Some(*check) } else { None })
    }

    fn failed(news: &[ProvisionNews]) -> Option<Failure> {
        news.iter().find_map(|it| if let ProvisionNews::Failed(failure) = it { Some(*failure) } else { None })
    }
}

/// Plays an attempt. `air` may change each message on its way; `compares` is whether the persons look at both
/// displays, or agree to anything.
pub(super) fn play(
    air: &mut dyn FnMut(usize, &mut Vec<u8>),
    compares: bool,
    has: Option<ClockId>,
) -> Outcome {
    let mut out = Outcome::default();
    let mut clock = ClockEnd::open(T0, has);
    let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    let mut to_clock = Some(hello);
    let mut to_console: Option<Vec<u8>> = None;
    let mut asked = false;
    for _ in 0..20 {
        let (from_console, step) = if let Some(mut bytes) = to_clock.take() {
            out.sent.push(bytes.clone());
            air(out.sent.len() - 1, &mut bytes);
            (false, clock.hear(T0, &bytes, &mut || fresh(2)))
        } else if let Some(mut bytes) = to_console.take() {
            out.sent.push(bytes.clone());
            air(out.sent.len() - 1, &mut bytes);
            (true, console.hear(T0, &bytes))
        } else if let (Some(here), Some(there), false) = (console.check(), clock.check(), asked) {
            asked = true;
            if compares && here != there {
                out.clock.extend(clock.decline().news);
                (true, console.decline())
            } else {
                // The person at the clock is the quicker one: it still waits for the console's proof.
                out.clock.extend(clock.agree(T0).news);
                (true, console.agree(T0))
            }
        } else {
            break;
        };
        let (news, way) =
            if from_console { (&mut out.console, &mut to_clock) } else { (&mut out.clock, &mut to_console) };
        news.extend(step.news);
        *way = step.send;
    }
    out
}

#[test]
fn both_ends_get_the_same_key_which_was_never_sent() {
    let out = play(&mut |_, _| {}, true, None);
    let (here, there) = (Outcome::given(&out.console), Outcome::given(&out.clock));
    assert!(here.is_some());
    assert_eq!(here, there);
    assert_eq!(Outcome::check(&out.console), Outcome::check(&out.clock));
    let given = here.expect("asserted");
    assert_eq!(given.clock, CLOCK);
    let all = out.sent.concat();
    assert!(!all.windows(16).any(|part| part == given.master.0), "the key itself is in no frame");
    assert_eq!(out.sent.iter().map(Vec::len).collect::<Vec<_>>(), [35, 51, 17, 17, 9, 9]);
    assert_eq!(out.sent.iter().map(Vec::len).max(), Some(LONGEST));
}

#[test]
fn who_stands_between_is_seen_by_the_person_who_compares() {
    // The one between talks to both ends with a key of his own. He must commit before he knows the nonces.
    let mut clock = ClockEnd::open(T0, None);
    let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    let mut false_clock = ClockEnd::open(T0, None);
    let (mut false_console, false_hello) = ConsoleEnd::start(T0, CLOCK, fresh(7));
    let answer = false_clock.hear(T0, &hello, &mut || fresh(8)).send.expect("an answer");
    let nonce = console.hear(T0, &answer).send.expect("a nonce");
    let opened = false_clock.hear(T0, &nonce, &mut || fresh(9)).send.expect("a nonce");
    let here = console.hear(T0, &opened).news;
    let answer = clock.hear(T0, &false_hello, &mut || fresh(2)).send.expect("an answer");
    let nonce = false_console.hear(T0, &answer).send.expect("a nonce");
    let there = clock.hear(T0, &nonce, &mut || fresh(3)).news;
    let (Some(ProvisionNews::Compare(here)), Some(ProvisionNews::Compare(there))) = (here, there) else {
        panic!("digits")
    };
    assert_ne!(here, there);
    assert_eq!(
        console.decline().news,
        Some(ProvisionNews::Failed(Failure::Found(ProvisionRefusal::Declined)))
    );
    assert_eq!(clock.decline().news, Some(ProvisionNews::Failed(Failure::Found(ProvisionRefusal::Declined))));
    assert!(console.is_over() && clock.is_over());
}

/// The points of low order, as cr.yp.to/ecdh.html lists them.
#[test]
fn a_key_worth_nothing_is_refused_at_both_ends() {
    let ones = "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800";
    let others = "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157";
    let p = "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f";
    let mut weak: Vec<[u8; 32]> = [ones, others, p].map(point).to_vec();
    weak.extend([[0; 32], std::array::from_fn(|at| u8::from(at == 0))]);
    for key in weak {
        let mut air = |at: usize, bytes: &mut Vec<u8>| {
            if at == 0 {
                bytes[3..35].copy_from_slice(&key);
            }
        };
        let out = play(&mut air, false, None);
        assert_eq!(
            Outcome::failed(&out.clock),
            Some(Failure::Found(ProvisionRefusal::WeakKey)),
            "{key:02x?}"
        );
        assert_eq!(Outcome::failed(&out.console), Some(Failure::Told(ProvisionRefusal::WeakKey)));
        let mut air = |at: usize, bytes: &mut Vec<u8>| {
            if at == 1 {
                bytes[3..35].copy_from_slice(&key);
            }
        };
        let out = play(&mut air, false, None);
        assert_eq!(
            Outcome::failed(&out.console),
            Some(Failure::Found(ProvisionRefusal::WeakKey)),
            "{key:02x?}"
        );
        assert_eq!(Outcome::failed(&out.clock), Some(Failure::Told(ProvisionRefusal::WeakKey)));
    }
}

fn point(digits: &str) -> [u8; 32] {
    std::array::from_fn(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).expect("digits"))
}

#[test]
fn a_key_sent_back_is_refused() {
    let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    let Ok(ProvisionFrame::Hello { clock, key }) = ProvisionFrame::decode(&hello) else { panic!("a hello") };
    let mirror = ProvisionFrame::Answer { clock, key, commitment: [0; 16] }.encode();
    assert_eq!(
        console.hear(T0, &mirror).news,
        Some(ProvisionNews::Failed(Failure::Found(ProvisionRefusal::WeakKey)))
    );
}

#[test]
fn a_clock_with_another_number_keeps_it_and_one_with_the_same_gets_a_new_key() {
    let out = play(&mut |_, _| {}, true, Some(ClockId(7)));
    let told = Failure::Told(ProvisionRefusal::OtherNumber(ClockId(7)));
    assert_eq!(Outcome::failed(&out.console), Some(told));
    assert!(told.to_string().contains("the clock has number 7"), "{told}");
    assert_eq!(Outcome::given(&out.clock), None);
    let again = play(&mut |_, _| {}, true, Some(CLOCK));
    assert!(Outcome::given(&again.clock).is_some());
}

#[test]
fn everything_out_of_order_ends_the_attempt() {
    let played = play(&mut |_, _| {}, true, None).sent;
    // Each message of a whole attempt, at each stage where another one is due.
    let ways = [(0, vec![1, 2, 3, 4, 5]), (2, vec![0, 1, 3, 4, 5]), (4, vec![0, 1, 2, 3, 5])];
    for (due, wrong) in ways {
        for other in wrong {
            let mut clock = ClockEnd::open(T0, None);
            for at in (0..due).step_by(2) {
                assert_eq!(clock.hear(T0, &played[at], &mut || fresh(2)).news.is_some(), at == 2);
            }
            let news = clock.hear(T0, &played[other], &mut || fresh(2)).news;
            assert_eq!(
                news,
                Some(ProvisionNews::Failed(Failure::Found(ProvisionRefusal::OutOfOrder))),
                "{other} for {due}"
            );
            let Some(late) = clock.hear(T0, &played[4], &mut || fresh(2)).send else { panic!("a refusal") };
            assert_eq!(
                ProvisionFrame::decode(&late),
                Ok(ProvisionFrame::Refusal(ProvisionRefusal::OutOfOrder)),
                "nothing was kept"
            );
        }
    }
    for (due, wrong) in [(1, vec![0, 2, 3, 4, 5]), (3, vec![0, 1, 2, 4, 5]), (5, vec![0, 1, 2, 3, 4])] {
        for other in wrong {
            let (mut console, _) = ConsoleEnd::start(T0, CLOCK, fresh(1));
            for at in (1..due).step_by(2) {
                console.hear(T0, &played[at]);
            }
            if due == 5 {
                assert!(console.agree(T0).send.is_some());
            }
            let news = console.hear(T0, &played[other]).news;
            assert_eq!(
                news,
                Some(ProvisionNews::Failed(Failure::Found(ProvisionRefusal::OutOfOrder))),
                "{other} for {due}"
            );
            assert!(console.is_over());
        }
    }
}

#[test]
fn a_clock_that_nobody_opened_gives_nothing_and_three_attempts_are_all() {
    let (_, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    let mut clock = ClockEnd::open(T0, None);
    // Who only says hello guesses nothing, and keeps nobody out.
    for hellos in 0..2 * ATTEMPTS as u8 {
        assert!(clock.hear(T0, &hello, &mut || fresh(40 + hellos)).send.is_some());
        assert_eq!(clock.lost().news, Some(ProvisionNews::Failed(Failure::Lost)));
    }
    for attempt in 0..ATTEMPTS as u8 {
        assert!(!clock.is_over());
        let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(60 + attempt));
        let answer = clock.hear(T0, &hello, &mut || fresh(20 + attempt)).send.expect("an answer");
        let nonce = console.hear(T0, &answer).send.expect("a nonce");
        assert!(matches!(
            clock.hear(T0, &nonce, &mut || fresh(20 + attempt)).news,
            Some(ProvisionNews::Compare(_))
        ));
        assert_eq!(clock.lost().news, Some(ProvisionNews::Failed(Failure::Lost)));
    }
    assert!(clock.is_over());
    let refusal = clock.hear(T0, &hello, &mut || fresh(30)).send;
    assert_eq!(refusal, Some(ProvisionFrame::Refusal(ProvisionRefusal::Closed).encode()));
    let mut shut = ClockEnd::open(T0, None);
    assert_eq!(shut.tick(T0 + OPEN_FOR), ProvisionStep::default());
    assert!(shut.is_over(), "nobody came");
}

#[test]
fn nonces_that_come_again_are_refused() {
    let mut clock = ClockEnd::open(T0, None);
    let attempt = |clock: &mut ClockEnd, own: u8| {
        let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
        let answer = clock.hear(T0, &hello, &mut || fresh(own)).send.expect("an answer");
        let nonce = console.hear(T0, &answer).send.expect("a nonce or a refusal");
        clock.hear(T0, &nonce, &mut || fresh(own)).news
    };
    assert!(matches!(attempt(&mut clock, 2), Some(ProvisionNews::Compare(_))));
    clock.lost();
    let again = Some(ProvisionNews::Failed(Failure::Found(ProvisionRefusal::NonceAgain)));
    assert_eq!(attempt(&mut clock, 3), again, "the console's, from a recording");
    let (_, hello) = ConsoleEnd::start(T0, CLOCK, fresh(4));
    assert_eq!(clock.hear(T0, &hello, &mut || fresh(2)).news, again, "the clock's own");
}

#[test]
fn nobody_waits_for_ever() {
    let late = Some(ProvisionNews::Failed(Failure::Found(ProvisionRefusal::TooLate)));
    let mut clock = ClockEnd::open(T0, None);
    let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    assert_eq!(console.tick(console.until()).news, late);
    assert!(console.is_over());
    assert!(clock.hear(T0, &hello, &mut || fresh(2)).send.is_some());
    assert_eq!(clock.tick(T0 + FRAME_WITHIN - Millis(1)), ProvisionStep::default());
    assert_eq!(clock.tick(T0 + FRAME_WITHIN).news, late);
    // Digits are on both displays, and nobody looks.
    let mut clock = ClockEnd::open(T0, None);
    let (mut console, hello) = ConsoleEnd::start(T0, CLOCK, fresh(1));
    let answer = clock.hear(T0, &hello, &mut || fresh(2)).send.expect("an answer");
    let nonce = console.hear(T0, &answer).send.expect("a nonce");
    let opened = clock.hear(T0, &nonce, &mut || fresh(2)).send.expect("a nonce");
    console.hear(T0, &opened);
    assert_eq!(console.agree(T0 + COMPARE_WITHIN).news, late, "a late yes is no yes");
    assert_eq!(clock.agree(T0 + COMPARE_WITHIN).news, late);
    assert_eq!((console.check(), clock.check()), (None, None));
}

#[test]
fn frames_come_back_and_nothing_else_is_one() {
    let tag = [7; 8];
    let key = PublicKey([9; 32]);
    for frame in [
        ProvisionFrame::Hello { clock: CLOCK, key },
        ProvisionFrame::Answer { clock: CLOCK, key, commitment: [1; 16] },
        ProvisionFrame::ConsoleNonce([2; 16]),
        ProvisionFrame::ClockNonce([3; 16]),
        ProvisionFrame::Confirm(tag),
        ProvisionFrame::Done(tag),
        ProvisionFrame::Open { clock: ClockId(0) },
        ProvisionFrame::Refusal(ProvisionRefusal::Proof),
        ProvisionFrame::Refusal(ProvisionRefusal::OtherNumber(ClockId(300))),
    ] {
        let bytes = frame.encode();
        assert_eq!(ProvisionFrame::decode(&bytes), Ok(frame));
        assert!(ProvisionFrame::decode(&bytes[..bytes.len() - 1]).is_err());
        assert!(ProvisionFrame::decode(&[&bytes[..], &[0]].concat()).is_err());
    }
    assert!(
        ProvisionFrame::decode(&ProvisionFrame::Hello { clock: ClockId(0), key }.encode()).is_err(),
        "0 is no number"
    );
    for bytes in [&[][..], &[0x28], &[0x17], &[0x1f, 0, 0, 0], &[0x1f, 11, 0, 0], &[0x1f, 1, 1, 0]] {
        assert!(ProvisionFrame::decode(bytes).is_err(), "{bytes:02x?}");
    }
}

/// Changes one message, and says what both ends came to.
fn flipped(message: usize, bit: usize, compares: bool) -> Outcome {
    let mut air = |at: usize, bytes: &mut Vec<u8>| {
        if at == message {
            let bit = bit % (bytes.len() * 8);
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
    };
    play(&mut air, compares, None)
}

/// The last message is the clock's word that it has kept the key. Nothing can undo that, since nothing comes after
/// it; the console then has no key, says so, and the clock is provisioned again.
const LAST: usize = 5;

#[test]
fn one_bit_changed_anywhere_gives_no_key_at_either_end() {
    let lengths: Vec<usize> = play(&mut |_, _| {}, true, None).sent.iter().map(Vec::len).collect();
    for (message, length) in lengths.iter().enumerate() {
        for bit in 0..length * 8 {
            for compares in [true, false] {
                let out = flipped(message, bit, compares);
                let place = format!("bit {bit} of message {message}, compares: {compares}");
                assert_eq!(Outcome::given(&out.console), None, "{place}");
                assert_eq!(Outcome::given(&out.clock).is_some(), message == LAST, "{place}");
                assert!(
                    out.console.iter().any(|it| matches!(it, ProvisionNews::Failed(_))),
                    "{place}: and says so"
                );
            }
        }
    }
}

proptest! {
    #[test]
    fn any_bytes_in_place_of_any_message_give_no_key(
        message in 0_usize..=LAST,
        bytes in proptest::collection::vec(any::<u8>(), 0..80),
        compares in any::<bool>(),
    ) {
        let mut air = |at: usize, sent: &mut Vec<u8>| {
            if at == message {
                sent.clone_from(&bytes);
            }
        };
        let out = play(&mut air, compares, None);
        prop_assert_eq!(Outcome::given(&out.console), None);
        prop_assert_eq!(Outcome::given(&out.clock).is_some(), message == LAST);
    }

    #[test]
    fn whatever_decodes_encodes_to_the_same(
        bytes in proptest::collection::vec(any::<u8>(), 0..60),
        first in 0x18_u8..=0x1f,
    ) {
        let bytes = [&[first][..], &bytes].concat();
        if let Ok(frame) = ProvisionFrame::decode(&bytes) {
            prop_assert_eq!(frame.encode(), bytes);
        }
    }
}
