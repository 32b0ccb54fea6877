//! Chapters `[adjudication]` and `[verdict]`.

use crate::rules::{Adjudication, Overrule, OverruleUntil, System, VerdictPhrases, Verdicts};

use super::book::Book;
use super::leaf::Basis;
use super::parse::{self, list};
use super::reader::Reader;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Adjudication> {
    let mut chapter = file.chapter(book, "adjudication")?;
    let confirm_spelling = chapter.leaf(book, "confirm_spelling", parse::boolean);
    let clear_after = chapter.leaf(book, "clear_after", parse::boolean);
    let escalate_to = chapter.leaf(book, "escalate_to", parse::named);
    let escalation_needs_slip = chapter.leaf(book, "escalation_needs_slip", parse::boolean);
    let ruling_needs_reasons = chapter.leaf(book, "ruling_needs_reasons", parse::boolean);
    let self_acceptance = chapter.leaf(book, "self_acceptance", parse::named);
    let chosen = chapter.leaf(book, "chosen", parse::boolean);
    let systems = chapter.items(book, "systems", system);
    chapter.close(book);
    book.seen.list("adjudication.systems", systems.as_deref());
    Some(Adjudication {
        systems: systems?,
        confirm_spelling: confirm_spelling?,
        clear_after: clear_after?,
        escalate_to: escalate_to?,
        escalation_needs_slip: escalation_needs_slip?,
        ruling_needs_reasons: ruling_needs_reasons?,
        self_acceptance: self_acceptance?,
        chosen: chosen?,
    })
}

fn system(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<System> {
    let name = item.plain(book, "name", parse::text);
    let actor = item.plain(book, "actor", parse::named);
    let tiles = item.plain(book, "tiles", parse::tiles);
    let needs_slip = item.plain(book, "needs_slip", parse::boolean);
    let travels = item.plain_if_any(book, "travels", parse::text);
    let players_per_unit = item.plain_if_any(book, "players_per_unit", parse::whole::<u16>);
    if players_per_unit == Some(Some(0)) {
        let help = "write for how many players one place is enough, or take it out";
        book.contradiction(&item.at("players_per_unit"), "a place for no player", help);
    }
    Some(System {
        name: basis.cited(name?),
        actor: basis.cited(actor?),
        tiles: basis.cited(tiles?),
        needs_slip: basis.cited(needs_slip?),
        travels: travels?.map(|it| basis.cited(it)),
        players_per_unit: players_per_unit?.map(|it| basis.cited(it)),
    })
}

pub(super) fn read_verdict(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Verdicts> {
    let mut chapter = file.chapter(book, "verdict")?;
    let per_word = chapter.leaf(book, "per_word", parse::boolean);
    let reasons_on_request = chapter.leaf(book, "reasons_on_request", parse::boolean);
    let no_hints = chapter.leaf(book, "no_hints", parse::boolean);
    let finality = chapter.leaf(book, "finality", parse::named);
    let overrule = chapter.leaf(book, "overrule", parse::named::<Overrule>);
    let overrule_until = chapter.leaf_if_any(book, "overrule_until", parse::named::<OverruleUntil>);
    if let (Some(overrule), Some(Some(_))) = (&overrule, &overrule_until)
        && overrule.value == Overrule::Nobody
    {
        let help = "take overrule_until out, or say in overrule who changes a verdict";
        book.contradiction("verdict.overrule_until", "ends what nobody may do", help);
    }
    let relook = chapter.leaf(book, "relook", parse::named);
    let colours = chapter.leaf_if_any(book, "colours", list(parse::text));
    if let Some(Some(colours)) = &colours
        && colours.value.len() != 2
    {
        let help = "write the colour for valid, then the one for invalid: [\"green\", \"red\"]";
        book.contradiction("verdict.colours", "needs two colours", help);
    }
    let phrases = chapter.chapter(book, "phrases").and_then(|table| phrases(table, book));
    chapter.close(book);
    Some(Verdicts {
        per_word: per_word?,
        reasons_on_request: reasons_on_request?,
        no_hints: no_hints?,
        finality: finality?,
        overrule: overrule?,
        overrule_until: overrule_until?,
        relook: relook?,
        colours: colours?,
        phrases: phrases?,
    })
}

fn phrases(mut table: Reader<'_>, book: &mut Book<'_>) -> Option<VerdictPhrases> {
    let valid = table.leaf(book, "valid", parse::text);
    let invalid = table.leaf(book, "invalid", parse::text);
    let not_covered = table.leaf(book, "not_covered", parse::text);
    let upheld = table.leaf(book, "upheld", parse::text);
    let rejected = table.leaf(book, "rejected", parse::text);
    table.close(book);
    Some(VerdictPhrases {
        valid: valid?,
        invalid: invalid?,
        not_covered: not_covered?,
        upheld: upheld?,
        rejected: rejected?,
    })
}
