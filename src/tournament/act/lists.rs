//! The event's word lists: adopted by the organiser, and dropped again.

use crate::domain::{Actor, Citation, Role};
use crate::lexicon::{Adoption, Binding, SourceRef, WordList, decides_already};
use crate::rules::{Authority, Challenger, FreezeAt, SourceRule};
use crate::tournament::command::SetupCommand;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{Event, SetupEvent};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{Refusal, RoundReason, SetupReason, Subject};
use crate::tournament::state::{Adopted, State};

const ADOPT: OfferListing = OfferListing::at(22, "kind-lists").called("offer-adopt");
const DROP_LIST: OfferListing = OfferListing::at(22, "kind-lists").called("offer-drop-list");

/// A list that may be adopted now.
struct ListGrant<'g> {
    /// The list.
    list: &'g WordList,
    /// The shortest and the longest word that it speaks of and that can be played.
    lengths: (u8, u8),
}

/// The lists that may be adopted as long as no round has begun, where no list decides any word, with the paragraph on
/// when they are fixed; `None` where one decides, none may be adopted any more, none is there, or nobody challenges
/// words.
pub fn lists_to_adopt(state: &State, law: &LoadedRules) -> Option<(Vec<String>, Citation)> {
    let rules = &law.ruleset.lexicon;
    let decides = |source: &SourceRule| {
        matches!(law.library.standing(source), Some(Authority::Alone | Authority::IfListed))
    };
    let unasked = law.ruleset.challenge.by.value == Challenger::Nobody;
    if unasked || state.frozen.is_some() || !state.adopted.is_empty() || rules.sources.iter().any(decides) {
        return None;
    }
    let by = Actor::new(Role::Director, "");
    let ctx = DecisionCtx { state, law, by: &by, now: state.last_at };
    let lists = ctx.adoptable().filter(|list| ctx.left_to_decide(list).is_some());
    let lists: Vec<String> = lists.map(|list| list.id().to_owned()).collect();
    (!lists.is_empty()).then(|| (lists, rules.frozen_at.cite.clone()))
}

impl<'a> DecisionCtx<'a> {
    /// The lists that an organiser may adopt: installed, of the language, and not adopted yet.
    fn adoptable(&self) -> impl Iterator<Item = &'a WordList> + use<'a> {
        let (language, adopted) = (self.law.tiles.alphabet().language(), &self.state.adopted);
        let taken = |list: &WordList| adopted.iter().any(|it| it.adoption.source.list == list.id());
        self.law.library.iter().filter(move |list| list.manifest().language == language && !taken(list))
    }

    /// The shortest and the longest word of which a list speaks and that nothing decides without it, be there others
    /// between them; `None` where it would never be asked.
    fn left_to_decide(&self, list: &WordList) -> Option<(u8, u8)> {
        let (from, to) = self.lengths(list)?;
        let alone = |tiles: u8, it: &Adopted| {
            it.adoption.decides == Binding::Alone
                && (it.adoption.tiles.0..=it.adoption.tiles.1).contains(&tiles)
        };
        let rules = &self.law.ruleset.lexicon;
        let mut open = (from..=to).filter(|tiles| {
            !decides_already(rules, list, (*tiles, *tiles))
                && !self.state.adopted.iter().any(|it| alone(*tiles, it))
        });
        let shortest = open.next()?;
        Some((shortest, open.next_back().unwrap_or(shortest)))
    }

    /// The lengths at which a list may be adopted: it says nothing of others.
    fn lengths(&self, list: &WordList) -> Option<(u8, u8)> {
        let (from, to) = list.lengths()?;
        let to = to.min(self.law.ruleset.lexicon.max_tiles.value);
        (from <= to).then_some((from, to))
    }

    /// Whether a list may be adopted, for some of the lengths that it speaks of.
    ///
    /// # Errors
    /// Where the lists are fixed, for another office, or where the list is not there or would decide nothing.
    fn may_adopt(&self, id: &str) -> Result<ListGrant<'a>, Refusal> {
        let grant = self.list_to_adopt(id)?;
        if self.left_to_decide(grant.list).is_none() {
            return Err(Refusal::own(SetupReason::NothingLeftToDecide { list: id.to_owned() }));
        }
        Ok(grant)
    }

    /// A list that may be adopted for those of the lengths that are said which nothing decides without it.
    ///
    /// # Errors
    /// Where the lists are fixed, for another office, or where the list is not there.
    fn list_to_adopt(&self, id: &str) -> Result<ListGrant<'a>, Refusal> {
        self.may_change_lists(Subject::AdoptList(id.to_owned()))?;
        let there = || self.adoptable().map(|list| list.id().to_owned()).collect();
        let own = |list: &str| list.to_owned();
        let Some(list) = self.law.library.get(id) else {
            return Err(Refusal::own(SetupReason::ListNotInstalled { list: own(id), there: there() }));
        };
        let (language, event) = (&list.manifest().language, self.law.tiles.alphabet().language());
        if *language != event {
            let (language, event) = (language.clone(), event.to_string());
            let why = SetupReason::ListOfOtherLanguage { list: own(id), language, event, there: there() };
            return Err(Refusal::own(why));
        }
        let Some(lengths) = self.lengths(list) else {
            return Err(Refusal::own(SetupReason::NothingPlayable { list: own(id), there: there() }));
        };
        if self.state.adopted.iter().any(|it| it.adoption.source.list == id) {
            return Err(Refusal::own(SetupReason::AdoptedAlready { list: own(id) }));
        }
        Ok(ListGrant { list, lengths })
    }

    /// Whether an adopted list may be dropped.
    ///
    /// # Errors
    /// Where the lists are fixed, for another office, or where it is not adopted.
    fn may_drop_list(&self, id: &str) -> Result<&'a Adopted, Refusal> {
        self.may_change_lists(Subject::DropList(id.to_owned()))?;
        let adopted = &self.state.adopted;
        adopted.iter().map(AsRef::as_ref).find(|it: &&Adopted| it.adoption.source.list == id).ok_or_else(
            || {
                let adopted = adopted.iter().map(|it| it.adoption.source.list.clone()).collect();
                Refusal::own(SetupReason::NotAdopted { list: id.to_owned(), adopted })
            },
        )
    }

    /// Whether the lists can still be changed, and by whom.
    fn may_change_lists(&self, what: Subject) -> Result<(), Refusal> {
        let cite = &self.law.ruleset.lexicon.frozen_at.cite;
        self.office_of(&Self::EVENT_OFFICES, what.clone(), cite)?;
        match &self.state.frozen {
            Some(frozen) => Err(Refusal::by(SetupReason::ListsFixed { what, since: frozen.at }, cite)),
            None => Ok(()),
        }
    }

    /// A list decides words, or none is to be adopted, or it is meant all the same: after the first round has begun it
    /// is too late.
    ///
    /// # Errors
    /// Where no list decides, some may be adopted, and nobody has said that it is meant.
    pub(super) fn some_list_decides(&self, sure: &Sure) -> Result<(), Refusal> {
        let Some((lists, cite)) = lists_to_adopt(self.state, self.law) else { return Ok(()) };
        Refusal::unless_meant(sure, RoundReason::NoListDecides { lists }, &cite)
    }
}

pub(super) fn adopt(
    ctx: &DecisionCtx<'_>,
    id: &str,
    tiles: (u8, u8),
    decides: Binding,
    reason: &str,
) -> Decision {
    let rules = &ctx.law.ruleset.lexicon;
    let cite = &rules.frozen_at.cite;
    let ListGrant { list, lengths: (shortest, longest) } = ctx.list_to_adopt(id)?;
    guard::reason(reason, Subject::AdoptList(id.to_owned()), cite)?;
    let own = |why: SetupReason| Err(Refusal::own(why));
    let (list_id, (from, to)) = (id.to_owned(), tiles);
    if from > to || from < shortest || to > longest {
        return own(SetupReason::OtherLengths { list: list_id, from, to, shortest, longest });
    }
    let alone = |it: &&Adopted| it.adoption.decides == Binding::Alone;
    let meets = |it: &&Adopted| it.adoption.tiles.0 <= to && from <= it.adoption.tiles.1;
    if let Some(first) = ctx.state.adopted.iter().map(AsRef::as_ref).filter(alone).find(meets) {
        let (other, (from, to)) = (first.adoption.source.to_string(), first.adoption.tiles);
        return own(SetupReason::DecidedAlone { list: list_id, other, from, to });
    }
    if decides_already(rules, list, tiles) {
        return own(SetupReason::DecidedByRegulation { list: list_id });
    }
    let source = SourceRef::from(list);
    let adoption = Adoption { source, tiles, decides, reason: reason.trim().to_owned() };
    Ok(vec![ctx.record(Event::Setup(SetupEvent::ListAdopted { adoption }), vec![cite.clone()])])
}

pub(super) fn drop_list(ctx: &DecisionCtx<'_>, id: &str, reason: &str) -> Decision {
    let cite = &ctx.law.ruleset.lexicon.frozen_at.cite;
    let source = ctx.may_drop_list(id)?.adoption.source.clone();
    guard::reason(reason, Subject::DropList(id.to_owned()), cite)?;
    let event = Event::Setup(SetupEvent::ListDropped { source, reason: reason.trim().to_owned() });
    Ok(vec![ctx.record(event, vec![cite.clone()])])
}

/// Fixes the lists where the regulation does it now and it has not been done.
pub(super) fn freeze(tx: &mut Transaction<'_>, now: FreezeAt) {
    let rule = &tx.ctx.law.ruleset.lexicon.frozen_at;
    if rule.value == now && tx.state.frozen.is_none() {
        let frozen = SetupEvent::LexiconFrozen { lists: tx.ctx.law.lists() };
        tx.push(Event::Setup(frozen), vec![rule.cite.clone()]);
    }
}

impl OfferMenu<'_> {
    /// Lists that the organiser may make binding, and those that were.
    pub(super) fn lists(&mut self) {
        let ctx = self.ctx;
        let cite = &ctx.law.ruleset.lexicon.frozen_at.cite;
        for list in ctx.adoptable() {
            // One that would never be asked is no choice.
            let Some((from, to)) = ctx.left_to_decide(list) else { continue };
            let adopt = SetupCommand::AdoptList {
                list: list.id().to_owned(),
                tiles: (0, 0),
                decides: Binding::IfListed,
                reason: String::new(),
            };
            self.add(ADOPT, adopt, cite)
                .named(&edition(&SourceRef::from(list)), &list.manifest().title)
                .by(&DecisionCtx::EVENT_OFFICES)
                .checked(ctx.may_adopt(list.id()))
                .asks([
                    ("tiles", Need::Lengths { from, to }),
                    ("decides", Need::Binding),
                    ("reason", Need::Reason { must: true }),
                ]);
        }
        for it in &ctx.state.adopted {
            let source = &it.adoption.source;
            let drop = SetupCommand::DropList { list: source.list.clone(), reason: String::new() };
            self.add(DROP_LIST, drop, cite)
                .named(&edition(source), &it.adoption.reason)
                .by(&DecisionCtx::EVENT_OFFICES)
                .checked(ctx.may_drop_list(&source.list))
                .asks([("reason", Need::Reason { must: true })]);
        }
    }
}

/// A list with its edition, in no language.
fn edition(list: &SourceRef) -> String {
    format!("{} ({})", list.name, list.edition)
}
