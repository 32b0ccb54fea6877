//! The event itself: whether it may be opened, a clock fitted, a list adopted or dropped.

use crate::domain::{Actor, Citation, ClockId, Role, Seq, TableId};
use crate::lexicon::{Binding, List, decides_already};
use crate::rules::{Authority, Challenger, Cited, SourceRule, Standing};
use crate::tournament::doubt::Sure;
use crate::tournament::loaded_rules::LoadedRules;
use crate::tournament::refusal::{Refusal, RoundReason, SetupReason, Subject};
use crate::tournament::state::{Adopted, State};

use super::DecisionCtx;

/// A list that may be adopted now.
pub(in crate::tournament) struct ListGrant<'g> {
    /// The list.
    pub(in crate::tournament) list: &'g List,
    /// The shortest and the longest word that it speaks of and that can be played.
    pub(in crate::tournament) lengths: (u8, u8),
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
    /// Who may adopt and drop lists, enter what the federation publishes, and say what time it is.
    pub(in crate::tournament) const EVENT_OFFICES: [Role; 2] = [Role::Director, Role::HeadReferee];

    /// The order of standings whose constants may be entered: as often as needed, they are the federation's and can be
    /// read wrongly.
    ///
    /// # Errors
    /// For another office, or where the ruleset has no such order with constants.
    pub(in crate::tournament) fn may_set_constants(
        &self,
        order: &str,
    ) -> Result<&'a Cited<Standing>, Refusal> {
        let with: Vec<_> =
            self.law.ruleset.standings.iter().filter(|it| !it.value.constants.is_empty()).collect();
        let Some(found) = with.iter().find(|it| it.value.id == order) else {
            let known = with.iter().map(|it| it.value.id.clone()).collect();
            return Err(Refusal::own(SetupReason::NoSuchOrder { order: order.to_owned(), known }));
        };
        self.office_of(&Self::EVENT_OFFICES, Subject::Constants, &found.cite)?;
        Ok(found)
    }

    /// Whether an event may be opened.
    ///
    /// # Errors
    /// Where the journal holds one.
    pub(in crate::tournament) fn may_open(&self) -> Result<(), Refusal> {
        match &self.state.event {
            Some(event) => Err(Refusal::own(SetupReason::OpenAlready { name: event.name.clone() })),
            None => Ok(()),
        }
    }

    /// Whether the head of the journal may be signed up to an entry. Whether it is that head nothing here knows.
    ///
    /// # Errors
    /// Where there is no such entry yet, or whoever signs is no official.
    pub(in crate::tournament) fn may_sign(&self, entry: Seq, signs: Role) -> Result<(), Refusal> {
        let last = self.state.entries;
        if matches!(signs, Role::Players | Role::Clock) {
            return Err(Refusal::own(SetupReason::OfficialsSign { role: signs }));
        }
        if entry == Seq(0) || entry > last {
            return Err(Refusal::own(SetupReason::NothingToSign { entry, last }));
        }
        Ok(())
    }

    /// Whether an entry may be put right.
    ///
    /// # Errors
    /// Where nobody of that name is entered.
    pub(in crate::tournament) fn may_amend(&self, player: &str) -> Result<(), Refusal> {
        if self.state.players.has(player) {
            return Ok(());
        }
        Err(Refusal::own(SetupReason::NotEntered { player: player.to_owned() }))
    }

    /// Whether an entry may be struck.
    ///
    /// # Errors
    /// Where nobody of that name is entered, or he has taken part in something that names him.
    pub(in crate::tournament) fn may_strike_entry(&self, player: &str) -> Result<(), Refusal> {
        self.may_amend(player)?;
        if self.state.took_part().contains(player) {
            return Err(Refusal::own(SetupReason::TookPart { player: player.to_owned() }));
        }
        Ok(())
    }

    /// Whether a table may be fitted with a clock.
    ///
    /// # Errors
    /// Where the clock stands on another.
    pub(in crate::tournament) fn may_fit(&self, table: TableId, clock: ClockId) -> Result<(), Refusal> {
        match self.state.table_of(clock) {
            Some(other) if other != table => {
                Err(Refusal::own(SetupReason::ClockElsewhere { clock, table: other }))
            }
            _ => Ok(()),
        }
    }

    /// The lists that an organiser may adopt: installed, of the language, and not adopted yet.
    pub(in crate::tournament) fn adoptable(&self) -> impl Iterator<Item = &'a List> + use<'a> {
        let (language, adopted) = (self.law.tiles.alphabet().language(), &self.state.adopted);
        let taken = |list: &List| adopted.iter().any(|it| it.adoption.source.list == list.id());
        self.law.library.iter().filter(move |list| list.manifest().language == language && !taken(list))
    }

    /// The shortest and the longest word of which a list speaks and that nothing decides without it, be there others
    /// between them; `None` where it would never be asked.
    pub(in crate::tournament) fn left_to_decide(&self, list: &List) -> Option<(u8, u8)> {
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
    fn lengths(&self, list: &List) -> Option<(u8, u8)> {
        let (from, to) = list.lengths()?;
        let to = to.min(self.law.ruleset.lexicon.max_tiles.value);
        (from <= to).then_some((from, to))
    }

    /// Whether a list may be adopted, for some of the lengths that it speaks of.
    ///
    /// # Errors
    /// Where the lists are fixed, for another office, or where the list is not there or would decide nothing.
    pub(in crate::tournament) fn may_adopt(&self, id: &str) -> Result<ListGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn list_to_adopt(&self, id: &str) -> Result<ListGrant<'a>, Refusal> {
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
    pub(in crate::tournament) fn may_drop_list(&self, id: &str) -> Result<&'a Adopted, Refusal> {
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
    pub(in crate::tournament) fn some_list_decides(&self, sure: &Sure) -> Result<(), Refusal> {
        let Some((lists, cite)) = lists_to_adopt(self.state, self.law) else { return Ok(()) };
        Refusal::unless_meant(sure, RoundReason::NoListDecides { lists }, &cite)
    }
}
