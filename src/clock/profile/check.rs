//! Whether what a profile says goes together: a capability without the means for it is found here, not in the hall.

use crate::clock::capability::Capability;
use crate::domain::Millis;

use super::problem::Fault;
use super::{Profile, Speaks, Transport};

/// Letters of an id, at most, and of a display.
const ID_MAX: usize = 40;
const WIDTH_MAX: u8 = 64;

/// What each language has words for. A profile may have less.
fn sayable(speaks: Speaks) -> &'static [Capability] {
    use Capability as C;
    match speaks {
        Speaks::Nothing => &[],
        Speaks::OpenFrames => &[
            C::BroadcastState,
            C::RaiseChallenge,
            C::ShowNotice,
            C::Start,
            C::Stop,
            C::SetTime,
            C::AddTime,
            C::NegativeTime,
            C::RunningSide,
            C::RemembersOps,
            C::Battery,
        ],
        Speaks::GatewayJson => &[C::ShowNotice, C::Start, C::Stop, C::SetTime],
        // Nothing that a retry could apply twice: a line carries no proof that it was remembered.
        Speaks::Lines => &[C::ShowNotice, C::Start, C::Stop, C::SetTime, C::NegativeTime, C::RunningSide],
        Speaks::ChessJson => &[C::RunningSide],
    }
}

/// The first thing that does not go together.
pub(super) fn fault(profile: &Profile) -> Option<Fault> {
    names(profile)
        .or_else(|| air(profile))
        .or_else(|| capabilities(profile))
        .or_else(|| display(profile))
        .or_else(|| lines(profile))
}

fn names(profile: &Profile) -> Option<Fault> {
    let letter = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-';
    if profile.id.is_empty() || profile.id.len() > ID_MAX || !profile.id.chars().all(letter) {
        return Some(Fault::new(
            "id",
            format!("write a to z, digits and -, at most {ID_MAX}, such as club-clock"),
        ));
    }
    if profile.title.trim().is_empty() || profile.title.chars().any(char::is_control) {
        return Some(Fault::new("title", "write what people call the clock"));
    }
    None
}

fn air(profile: &Profile) -> Option<Fault> {
    let radio = profile.has_radio();
    if radio == (profile.speaks == Speaks::Nothing) {
        return Some(Fault::new(
            "speaks",
            "a clock with a transport speaks something, and one without speaks nothing",
        ));
    }
    if (profile.transport == Transport::BroadcastAndGatt) != (profile.speaks == Speaks::OpenFrames) {
        return Some(Fault::new(
            "transport",
            "broadcast_and_gatt goes with open_frames, gatt with all others",
        ));
    }
    if profile.authenticated != (profile.speaks == Speaks::OpenFrames) {
        return Some(Fault::new(
            "authenticated",
            "only open_frames prove where they come from: true there, else false",
        ));
    }
    for (key, there) in [("gatt", profile.gatt.is_some()), ("recognise", profile.recognise.is_some())] {
        if there != radio {
            let what =
                if radio { "add the table: the radio needs it" } else { "take it out: there is no radio" };
            return Some(Fault::new(key, what));
        }
    }
    let recognise = profile.recognise.as_ref()?;
    if recognise.name_prefix.as_ref().is_some_and(|prefix| prefix.trim().is_empty()) {
        return Some(Fault::new(
            "recognise.name_prefix",
            "is empty and would fit every device: write how the name begins",
        ));
    }
    if recognise.services.is_empty() && recognise.name_prefix.is_none() {
        return Some(Fault::new("recognise", "give services, a name_prefix or both"));
    }
    None
}

fn capabilities(profile: &Profile) -> Option<Fault> {
    let sayable = sayable(profile.speaks);
    let beyond = profile.capabilities.iter().find(|it| !sayable.contains(it))?;
    let what = format!("{beyond:?} has no words in {:?}: take it out, a person does it", profile.speaks);
    Some(Fault::new("capabilities", what))
}

fn display(profile: &Profile) -> Option<Fault> {
    let shows = profile.has(Capability::ShowNotice);
    if profile.text_width > WIDTH_MAX || shows != (profile.text_width > 0) {
        let what = format!("1 to {WIDTH_MAX} where the capability show_notice is there, else 0");
        return Some(Fault::new("text_width", what));
    }
    if profile.tick < Millis(0) || profile.tick > Millis::secs(60) {
        return Some(Fault::new("tick", "milliseconds, 0 to 60000"));
    }
    match &profile.looks {
        None if shows => Some(Fault::new("looks", "add the table: how a notice looks on this display")),
        Some(_) if !shows => Some(Fault::new("looks", "take it out: without show_notice nothing is shown")),
        None => None,
        Some(looks) => looks.check().err().map(|(key, what)| Fault::new(format!("looks.{key}"), what)),
    }
}

fn lines(profile: &Profile) -> Option<Fault> {
    match &profile.lines {
        None if profile.speaks == Speaks::Lines => {
            Some(Fault::new("lines", "add the table: how its lines look"))
        }
        Some(_) if profile.speaks != Speaks::Lines => {
            Some(Fault::new("lines", "take it out, or speak lines"))
        }
        None => None,
        Some(lines) => lines
            .check(|capability| profile.has(capability))
            .err()
            .map(|(key, what)| Fault::new(format!("lines.{key}"), what)),
    }
}
