//! The worked example of §11, computed here from the section's text, and what the two ends make of it.

use x25519_dalek::{X25519_BASEPOINT_BYTES, x25519};

use super::*;
use crate::clock::auth::TagKey;
use crate::domain::At;

const CLOCK: ClockId = ClockId(12);
const T0: At = At(0);

fn counted<const N: usize>(from: u8) -> [u8; N] {
    std::array::from_fn(|at| from + at as u8)
}

fn console() -> Fresh {
    Fresh { secret: counted(0x10), nonce: counted(0xc0) }
}

fn clock() -> Fresh {
    Fresh { secret: counted(0x30), nonce: counted(0xd0) }
}

fn cmac(key: &[u8], parts: &[&[u8]]) -> Vec<u8> {
    let mut sixteen = [0; 16];
    sixteen.copy_from_slice(key);
    TagKey::new(sixteen).mac(&parts.concat()).to_vec()
}

/// The example's bytes under the names that they have in the specification.
pub(in crate::clock) fn examples() -> Vec<(&'static str, Vec<u8>)> {
    let mut all = worked_out(CLOCK, &console(), &clock());
    all.extend([("open", vec![0x1e, 0, 0]), ("refusal", vec![0x1f, 5, 7, 0])]);
    all
}

/// What the section's arithmetic makes of a number, the console's random bytes and the clock's.
pub(in crate::clock) fn worked_out(
    number: ClockId,
    ours: &Fresh,
    theirs: &Fresh,
) -> Vec<(&'static str, Vec<u8>)> {
    let number: &[u8] = &number.0.to_le_bytes();
    let console_key = x25519(ours.secret, X25519_BASEPOINT_BYTES);
    let clock_key = x25519(theirs.secret, X25519_BASEPOINT_BYTES);
    let shared = x25519(ours.secret, clock_key);
    let hello = [&[0x18][..], number, &console_key].concat();
    let head = [&[0x19][..], number, &clock_key].concat();
    let commitment = cmac(&theirs.nonce, &[&hello, &head]);
    let answer = [head, commitment].concat();
    let root = cmac(b"ephor provision1", &[&shared, &console_key, &clock_key]);
    let block = |label: &[u8]| [&[1][..], label, &[0], number, &ours.nonce, &theirs.nonce, &[0x80]].concat();
    let proof_key = cmac(&root, &[&block(b"ephor proof")]);
    let proof = |first: u8| {
        let all: [&[u8]; 5] = [&hello, &answer, &ours.nonce, &theirs.nonce, &[first]];
        [&[first][..], &cmac(&proof_key, &all)[..8]].concat()
    };
    vec![
        ("console-nonce", [&[0x1a][..], &ours.nonce].concat()),
        ("clock-nonce", [&[0x1b][..], &theirs.nonce].concat()),
        ("shared-secret", shared.to_vec()),
        ("master-block", block(b"ephor adopt")),
        ("master-key", cmac(&root, &[&block(b"ephor adopt")])),
        ("proof-block", block(b"ephor proof")),
        ("confirm", proof(0x1c)),
        ("done", proof(0x1d)),
        ("provision-root", root),
        ("proof-key", proof_key),
        ("hello", hello),
        ("answer", answer),
    ]
}

fn example(name: &str) -> Vec<u8> {
    let all = examples();
    all.into_iter().find(|(it, _)| *it == name).unwrap_or_else(|| panic!("no example {name}")).1
}

#[test]
fn both_ends_say_what_the_example_says() {
    let mut there = ClockEnd::open(T0, None);
    assert_eq!(there.advertise(), example("open"));
    let (mut here, hello) = ConsoleEnd::start(T0, CLOCK, console());
    assert_eq!(hello, example("hello"));
    let answer = there.hear(T0, &hello, &mut clock).send;
    assert_eq!(answer, Some(example("answer")));
    assert_eq!(here.hear(T0, &example("answer")).send, Some(example("console-nonce")));
    let opened = there.hear(T0, &example("console-nonce"), &mut clock);
    assert_eq!(opened.send, Some(example("clock-nonce")));
    let compare = here.hear(T0, &example("clock-nonce")).news;
    assert_eq!(compare, opened.news);
    let Some(ProvisionNews::Compare(check)) = compare else { panic!("six digits") };
    let text = include_str!("../../../clocks/open-clock-profile.md");
    assert!(text.contains(&format!("The check number is `{check}`.")), "{check}");
    assert_eq!(there.agree(T0), ProvisionStep::default(), "the console has proved nothing yet");
    assert_eq!(here.agree(T0).send, Some(example("confirm")));
    let done = there.hear(T0, &example("confirm"), &mut clock);
    assert_eq!(done.send, Some(example("done")));
    let kept = here.hear(T0, &example("done")).news;
    assert_eq!(kept, done.news);
    let Some(ProvisionNews::Given(given)) = kept else { panic!("a key") };
    assert_eq!((given.clock, given.master.0.to_vec()), (CLOCK, example("master-key")));
    let refused = ClockEnd::open(T0, Some(ClockId(7))).hear(T0, &hello, &mut clock).send;
    assert_eq!(refused, Some(example("refusal")));
}

/// RFC 7748, section 6.1: the curve is the one that everybody else means by it.
#[test]
fn the_vector_of_rfc_7748() {
    let bytes = |digits: &str| -> [u8; 32] {
        std::array::from_fn(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).expect("digits"))
    };
    let alice = bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
    let bob = bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
    let alices = bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
    let bobs = bytes("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
    assert_eq!([alice, bob].map(|it| x25519(it, X25519_BASEPOINT_BYTES)), [alices, bobs]);
    let shared = bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
    assert_eq!([x25519(alice, bobs), x25519(bob, alices)], [shared; 2]);
}
