//! What is acknowledged is kept: killed at any moment, without power at any moment, on a disk that fails, written by
//! two at a time, damaged on disk, copied meanwhile.
//!
//! How often each is tried is for every test run: seconds. Before a release it is tried by the hundred, with every byte
//! of a journal flipped and every tail cut, which takes some twenty minutes:
//!
//! ```text
//! EPHOR_FAULTS=release cargo test --locked durability -- --nocapture --test-threads 2
//! ```
//!
//! `EPHOR_FAULTS=7` tries each seven times. Each says how often it was tried. Some of it needs `strace`, and the file
//! system images need root and loop devices; without them that is said, and not tried.

mod audit;
mod copy;
mod damage;
mod flips;
mod image;
mod inject;
mod kill;
mod power;
mod signed;
mod two;

/// How often something is tried: in every test run, and before a release.
fn times(usual: usize, release: usize) -> usize {
    match std::env::var_os("EPHOR_FAULTS") {
        None => usual,
        Some(wanted) if wanted == "release" => release,
        Some(wanted) => {
            let number = wanted.to_str().and_then(|it| it.parse().ok());
            number.expect("EPHOR_FAULTS is `release` or a number")
        }
    }
}

/// Says what was done: how often, and what came of it.
#[expect(clippy::print_stderr, reason = "whoever tries a release wants to know how often it was tried")]
fn report(what: &str) {
    eprintln!("DONE: {what}");
}
