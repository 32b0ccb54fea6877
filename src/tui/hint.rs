//! What the regulation wants heeded with a slip or a verdict, as a line where it matters.

use crate::station::Hint;

use super::render_ctx::RenderCtx;

/// The step at which a hint matters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum HintStep {
    /// While the words are typed and compared.
    Words,
    /// At the table, while the slip is at the desk.
    Meanwhile,
    /// Where somebody has reserved a challenge.
    Hold,
    /// When the verdict is told.
    Verdict,
}

fn step(hint: &Hint) -> HintStep {
    match hint {
        Hint::SlipRequired | Hint::Checked | Hint::Compared => HintStep::Words,
        Hint::ClocksStand | Hint::Courtesy(_) => HintStep::Meanwhile,
        Hint::HoldBlocksDraw | Hint::HoldClock { .. } => HintStep::Hold,
        Hint::Colours(_) | Hint::PlayOnly | Hint::Reasons { .. } | Hint::NoHints | Hint::ClearScreen => {
            HintStep::Verdict
        }
    }
}

/// What to heed at a step, each line with its paragraph.
pub(super) fn lines(look: &RenderCtx<'_>, at: HintStep) -> Vec<(String, String)> {
    // Nothing is marked where no word was looked up, or nobody writes a slip.
    let marked = look.snapshot.slip.as_ref().is_none_or(|slip| {
        !slip.conceded && (slip.systems.is_empty() || slip.systems.iter().any(|system| system.needs_slip))
    });
    let fits = |hint: &Hint| step(hint) == at && (marked || !matches!(hint, Hint::Colours(_)));
    let hints = look.snapshot.phrases.hints.iter().filter(|(hint, _)| fits(hint));
    hints.map(|(hint, cite)| (line(look, hint), look.cite(cite))).collect()
}

/// A colour of the regulation's; as the ruleset names it, where that is none of the usual ones.
fn colour(look: &RenderCtx<'_>, named: &str) -> String {
    match named {
        "green" => look.say("colour-green"),
        "red" => look.say("colour-red"),
        other => other.to_owned(),
    }
}

fn line(look: &RenderCtx<'_>, hint: &Hint) -> String {
    match hint {
        Hint::SlipRequired => look.say("hint-slip-required"),
        Hint::Checked => look.say("hint-checked"),
        Hint::Compared => look.say("hint-compared"),
        Hint::Colours(colours) => {
            let [valid, invalid] = [0, 1].map(|at| colour(look, colours.get(at).map_or("", String::as_str)));
            look.with("hint-colours", &[("valid", (&valid).into()), ("invalid", (&invalid).into())])
        }
        Hint::PlayOnly => look.say("hint-play-only"),
        Hint::Reasons { no_hints: false } => look.say("hint-reasons"),
        Hint::Reasons { no_hints: true } => look.say("hint-reasons-no-hints"),
        Hint::NoHints => look.say("hint-no-hints"),
        Hint::ClearScreen => look.say("hint-clear-screen"),
        Hint::ClocksStand => look.say("hint-clocks-stand"),
        Hint::Courtesy(time) => {
            look.with("hint-courtesy", &[("seconds", (time.0 / 1000).to_string().as_str().into())])
        }
        Hint::HoldBlocksDraw => look.say("hint-hold-blocks-draw"),
        Hint::HoldClock { stops: true } => look.say("hint-hold-stops-clock"),
        Hint::HoldClock { stops: false } => look.say("hint-hold-clock-runs"),
    }
}
