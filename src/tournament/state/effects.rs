//! What is counted for players: the sum of what followed from causes that stand.
//!
//! An effect is kept once, with its cause, and is never undone. It counts while its cause stands: the cause was not
//! voided after it, and an award is the result of its game, or the result follows from it. Counters, turns that are
//! owed and exclusions are the sum of what counts. One effect more is added to the sum; when a cause falls or stands
//! again, the sum is worked out anew.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use super::{Name, State};
use crate::domain::{At, Citation, Points, Round, Seq, Side, TableId};
use crate::rules::{CountsByName, Excluded};
use crate::tournament::event::{Cause, GameRef, RulesetAct};

/// Something that followed for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerEffect {
    /// The entry of the journal in which it followed.
    pub entry: Seq,
    /// From what.
    pub cause: Option<Cause>,
    /// For whom.
    pub player: Name,
    /// The game and the player's side in it, where it is about one.
    pub game: Option<(GameRef, Side)>,
    /// What.
    pub kind: EffectKind,
    /// On which paragraphs.
    pub cite: Arc<[Citation]>,
}

/// What followed for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectKind {
    /// What a challenge or a fault costs.
    Penalty(Counters),
    /// Points from what the opponent pays; they count in the game alone.
    Credit(Points),
    /// The free units that were used so far count no more.
    AllowanceRestored,
    /// A turn that the cause took was passed.
    TurnPassed,
    /// One more of something that is counted by name.
    Counted(Name),
    /// He plays on no more.
    Excluded(Exclusion),
}

/// A player who plays on no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exclusion {
    /// From what.
    pub from: Excluded,
    /// In which round it was said.
    pub round: Round,
    /// When.
    pub at: At,
    /// The id of what led to it.
    pub why: String,
    /// Its entry in the journal.
    pub entry: Seq,
}

/// A player's effects, the newest first. A copy is one pointer, and one more is one link. What is done to a list is
/// done link by link, in a loop: a long one would overflow the stack.
#[derive(Clone, Default)]
pub(super) struct EffectList(Option<Arc<EffectLink>>);

struct EffectLink {
    effect: Arc<PlayerEffect>,
    before: EffectList,
}

impl EffectList {
    fn push(&mut self, effect: Arc<PlayerEffect>) {
        let before = std::mem::take(self);
        self.0 = Some(Arc::new(EffectLink { effect, before }));
    }

    /// The newest first.
    fn iter(&self) -> impl Iterator<Item = &Arc<PlayerEffect>> {
        std::iter::successors(self.0.as_deref(), |link| link.before.0.as_deref()).map(|link| &link.effect)
    }
}

impl PlayerEffect {
    /// The game whose points it may move.
    pub fn points_in(&self) -> Option<GameRef> {
        match self.kind {
            EffectKind::Penalty(_) | EffectKind::Credit(_) => self.game.map(|(game, _)| game),
            EffectKind::AllowanceRestored
            | EffectKind::TurnPassed
            | EffectKind::Counted(_)
            | EffectKind::Excluded(_) => None,
        }
    }
}

impl PartialEq for EffectList {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for EffectList {}

impl fmt::Debug for EffectList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Drop for EffectList {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut link) = next.and_then(Arc::into_inner) {
            next = link.before.0.take();
        }
    }
}

/// What is counted for a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counters {
    /// Unjustified units (words or challenges).
    pub unjustified: u16,
    /// Free units used up.
    pub free_used: u16,
    /// Points deducted so far; zero or negative.
    pub points: Points,
    /// Penalty crosses.
    pub crosses: u16,
    /// Turns to come that were lost, also those passed since.
    pub turns_lost: u16,
    /// Lost turns that were passed.
    pub turns_passed: u16,
}

impl Counters {
    /// Lost turns that are still to come.
    pub fn turns_owed(&self) -> u16 {
        self.turns_lost.saturating_sub(self.turns_passed)
    }
}

/// What a player's effects come to, in a game or in the event.
#[derive(Default)]
struct EffectSum {
    counters: Counters,
    counts: CountsByName,
    owes_for: Vec<Cause>,
}

impl EffectSum {
    fn add(&mut self, effect: &PlayerEffect) {
        add(effect, &mut self.counters, &mut self.counts, &mut self.owes_for);
    }

    /// Whether it is what these counters, counts and owed turns say.
    fn is(&self, counters: &Counters, counts: &CountsByName, owes_for: &[Cause]) -> bool {
        self.counters == *counters && self.counts == *counts && self.owes_for == owes_for
    }
}

/// Moves the moment of an exclusion, where the effect is one.
pub(super) fn move_exclusion(effect: &mut Arc<PlayerEffect>, to: &dyn Fn(&mut At)) {
    if matches!(effect.kind, EffectKind::Excluded(_))
        && let EffectKind::Excluded(exclusion) = &mut Arc::make_mut(effect).kind
    {
        to(&mut exclusion.at);
    }
}

/// Adds an effect to a sum.
fn add(effect: &PlayerEffect, counters: &mut Counters, counts: &mut CountsByName, owes_for: &mut Vec<Cause>) {
    let more = |count: &mut u16, by: u16| *count = count.saturating_add(by);
    match &effect.kind {
        EffectKind::Penalty(it) => {
            more(&mut counters.unjustified, it.unjustified);
            more(&mut counters.free_used, it.free_used);
            more(&mut counters.crosses, it.crosses);
            more(&mut counters.turns_lost, it.turns_lost);
            counters.points.0 = counters.points.0.saturating_add(it.points.0);
            let turns = std::iter::repeat_n(&effect.cause, usize::from(it.turns_lost));
            owes_for.extend(turns.flatten().cloned());
        }
        EffectKind::Credit(points) => counters.points.0 = counters.points.0.saturating_add(points.0),
        EffectKind::AllowanceRestored => counters.free_used = 0,
        EffectKind::TurnPassed => {
            more(&mut counters.turns_passed, 1);
            let paid = owes_for.iter().position(|cause| effect.cause.as_ref() == Some(cause));
            if let Some(paid) = paid {
                owes_for.remove(paid);
            }
        }
        EffectKind::Counted(counter) => match counts.get_mut(&**counter) {
            Some(count) => more(count, 1),
            None => {
                counts.insert(counter.to_string(), 1);
            }
        },
        EffectKind::Excluded(_) => {}
    }
}

/// Whether it counts in the event besides the game.
fn counts_in_event(effect: &PlayerEffect) -> bool {
    !matches!(effect.kind, EffectKind::Credit(_))
}

impl State {
    /// Whether what followed from a cause in an entry counts.
    pub fn still_counts(&self, cause: &Cause, entry: Seq) -> bool {
        if self.was_voided(cause, entry) {
            return false;
        }
        let Cause::Award(act) = cause else { return true };
        // A bye is an award without a game.
        let game = self.acts.get(&act.entry).and_then(|found| found.game);
        // The award of a threshold does not take away the count that reached the threshold.
        game.is_none_or(|game| self.counting_awards(game).any(|award| award == *cause))
    }

    /// Whether a cause was voided after an entry.
    pub(in crate::tournament) fn was_voided(&self, cause: &Cause, entry: Seq) -> bool {
        self.voided.get(cause).is_some_and(|voided| *voided > entry)
    }

    /// Whether a cause was voided and nothing has followed from it since.
    pub(in crate::tournament) fn is_voided(&self, cause: &Cause) -> bool {
        self.voided.contains_key(cause) && self.consequences_of(cause).is_empty()
    }

    /// The effect by which a count came to `at`, of those that count: in a game, or in the event where none is named.
    pub(in crate::tournament) fn counting(
        &self,
        player: &str,
        counter: &str,
        game: Option<GameRef>,
        at: u16,
    ) -> Option<&PlayerEffect> {
        let is_it = |it: &&Arc<PlayerEffect>| {
            matches!(&it.kind, EffectKind::Counted(name) if **name == *counter)
                && game.is_none_or(|game| it.game.is_some_and(|(of, _)| of == game))
                && self.takes_effect(it)
        };
        let all: Vec<&Arc<PlayerEffect>> = self.effects.get(player)?.iter().filter(is_it).collect();
        let oldest_first = all.len().checked_sub(usize::from(at.max(1)))?;
        all.get(oldest_first).copied().map(AsRef::as_ref)
    }

    /// Whether an effect counts.
    pub(in crate::tournament) fn takes_effect(&self, effect: &PlayerEffect) -> bool {
        !self.retracted.contains(&effect.entry)
            && effect.cause.as_ref().is_none_or(|cause| self.still_counts(cause, effect.entry))
    }

    /// What followed for a player from an entry of the journal.
    pub(in crate::tournament) fn effect_of(&self, player: &str, entry: Seq) -> Option<&PlayerEffect> {
        let all = self.effects.get(player)?;
        all.iter().map(AsRef::as_ref).take_while(|it| it.entry >= entry).find(|it| it.entry == entry)
    }

    /// Keeps an effect, and counts it, where its cause stands.
    pub(in crate::tournament) fn keep_effect(&mut self, effect: Arc<PlayerEffect>) {
        if self.takes_effect(&effect) {
            self.count(&effect);
        }
        self.effects.entry(effect.player.clone()).or_default().push(effect);
    }

    fn count(&mut self, effect: &PlayerEffect) {
        if let Some((at, side)) = effect.game
            && let Some(game) = self.game_mut(at)
        {
            let side = side.index();
            add(effect, &mut game.counters[side], &mut game.counts[side], &mut game.owes_for[side]);
        }
        let player = effect.player.clone();
        match &effect.kind {
            EffectKind::Excluded(exclusion) => {
                Arc::make_mut(self.excluded.entry(player).or_default()).push(exclusion.clone());
            }
            EffectKind::Counted(_) => {
                let counts = Arc::make_mut(self.event_counts.entry(player).or_default());
                add(effect, &mut Counters::default(), counts, &mut Vec::new());
            }
            EffectKind::Credit(_) => {}
            EffectKind::Penalty(_) | EffectKind::AllowanceRestored | EffectKind::TurnPassed => {
                let counters = self.event_counters.entry(player).or_default();
                add(effect, counters, &mut CountsByName::new(), &mut Vec::new());
            }
        }
    }

    /// What followed for a player from an entry counts no more: the entry was taken back.
    pub(in crate::tournament) fn retract(&mut self, player: &str, entry: Seq) {
        self.retracted.insert(entry);
        self.count_anew(player);
    }

    /// Moves the moments of exclusions.
    pub(super) fn move_exclusions(&mut self, to: &dyn Fn(&mut At)) {
        for player in self.excluded.keys().cloned().collect::<Vec<_>>() {
            let Some(list) = self.effects.get(&player) else { continue };
            let mut moved: Vec<Arc<PlayerEffect>> = list.iter().cloned().collect();
            let mut list = EffectList::default();
            while let Some(mut effect) = moved.pop() {
                move_exclusion(&mut effect, to);
                list.push(effect);
            }
            self.effects.insert(player.clone(), list);
            self.count_anew(&player);
        }
    }

    /// Works out what is counted for a player: something that it rests on counts no more, or again.
    pub(in crate::tournament) fn count_anew(&mut self, player: &str) {
        let Some(list) = self.effects.get(player).cloned() else { return };
        let all: Vec<&Arc<PlayerEffect>> = list.iter().collect();
        let (mut event, mut excluded) = (EffectSum::default(), Vec::new());
        let mut games: BTreeMap<(GameRef, Side), EffectSum> = BTreeMap::new();
        for effect in all.into_iter().rev() {
            let of_game = effect.game.map(|game| games.entry(game).or_default());
            if !self.takes_effect(effect) {
                continue;
            }
            if let Some(sum) = of_game {
                sum.add(effect);
            }
            if counts_in_event(effect) {
                event.add(effect);
            }
            if let EffectKind::Excluded(exclusion) = &effect.kind {
                excluded.push(exclusion.clone());
            }
        }
        for ((at, side), sum) in games {
            let side = side.index();
            // A game that is as it was is not copied.
            if self
                .game_of(at)
                .is_some_and(|game| !sum.is(&game.counters[side], &game.counts[side], &game.owes_for[side]))
                && let Some(game) = self.game_mut(at)
            {
                (game.counters[side], game.counts[side], game.owes_for[side]) =
                    (sum.counters, sum.counts, sum.owes_for);
            }
        }
        let name: Name = player.into();
        self.event_counters.insert(name.clone(), event.counters);
        self.event_counts.insert(name.clone(), Arc::new(event.counts));
        if excluded.is_empty() {
            self.excluded.remove(player);
        } else {
            self.excluded.insert(name, Arc::new(excluded));
        }
    }

    /// The counters of a game.
    pub fn counters_of(&self, round: Round, table: TableId) -> [Counters; 2] {
        self.game_of(GameRef { round, table }).map(|game| game.counters).unwrap_or_default()
    }

    /// What penalties took and credits gave in a game, `A` first.
    pub fn penalty_points(&self, game: GameRef) -> [Points; 2] {
        self.counters_of(game.round, game.table).map(|counters| counters.points)
    }

    /// How often something was counted for a player in a game.
    pub fn counted(&self, game: GameRef, player: &str, counter: &str) -> u16 {
        let Some(side) = self.side_of(game, player) else { return 0 };
        let counts = self.game_of(game).map(|game| &game.counts[side.index()]);
        counts.and_then(|counts| counts.get(counter)).copied().unwrap_or_default()
    }

    /// How often something was counted for a player in the event.
    pub fn counted_in_event(&self, player: &str, counter: &str) -> u16 {
        self.event_counts.get(player).and_then(|counts| counts.get(counter)).copied().unwrap_or_default()
    }

    /// Whether what was counted for a player has come to a threshold, and that has not been voided.
    pub fn has_reached(&self, player: &str, threshold: &str) -> bool {
        let it = |cause: &Cause| matches!(cause, Cause::Threshold(act) if act.id == threshold);
        self.acts.values().any(|act| act.player == player && act.voided_at.is_none() && it(&act.cause))
    }

    /// The award that is the result of a game, where it has been awarded.
    pub fn award_of(&self, game: GameRef) -> Option<Cause> {
        let played = self.game_of(game)?.result.as_ref().filter(|played| played.awarded)?;
        Some(Cause::Award(RulesetAct { id: played.how.clone(), entry: played.entry }))
    }

    /// The awards that count in a game: the one that is its result, and those of the game from which it follows.
    pub(in crate::tournament) fn counting_awards(&self, game: GameRef) -> impl Iterator<Item = Cause> {
        let chain = std::iter::successors(self.award_of(game), |cause| self.led_to_by(cause));
        chain.filter(move |cause| self.awarded_by(cause) == Some(game))
    }

    /// What led to a sanction, an award, a threshold, where something without a number of its own did.
    pub(in crate::tournament) fn led_to_by(&self, cause: &Cause) -> Option<Cause> {
        let (Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act)) = cause else { return None };
        self.acts.get(&act.entry)?.after.clone()
    }

    /// The game that an award is of.
    pub(in crate::tournament) fn awarded_by(&self, cause: &Cause) -> Option<GameRef> {
        let Cause::Award(act) = cause else { return None };
        self.acts.get(&act.entry)?.game
    }

    /// Who plays or played a game, `A` first.
    pub(in crate::tournament) fn players_of(&self, game: GameRef) -> Option<[String; 2]> {
        self.game_of(game).map(|game| game.players.clone())
    }

    /// Who plays or played at a side of a game.
    pub(in crate::tournament) fn player(&self, game: GameRef, side: Side) -> Option<String> {
        self.game_of(game).map(|game| game.players[side.index()].clone())
    }

    /// At which side of a game a player sits or sat.
    pub(in crate::tournament) fn side_of(&self, game: GameRef, player: &str) -> Option<Side> {
        let players = &self.game_of(game)?.players;
        Side::BOTH.into_iter().find(|side| players[side.index()] == player)
    }
}
