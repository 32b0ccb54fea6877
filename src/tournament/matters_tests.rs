//! Matters stay where they belong, and copies stay apart.

use super::{Matter, Matters};
use crate::domain::{SlipId, TableId};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Thing {
    table: TableId,
    open: bool,
}

impl Matter for Thing {
    type Place = TableId;

    fn place(&self) -> TableId {
        self.table
    }

    fn is_live(&self) -> bool {
        self.open
    }
}

fn things() -> Matters<SlipId, Thing> {
    let mut things = Matters::default();
    for number in 1..=100 {
        things.insert(SlipId(number), Thing { table: TableId((number % 3) as u16), open: true });
    }
    things
}

#[test]
fn what_ends_moves_and_what_is_corrected_comes_back() {
    let mut things = things();
    for number in (1..=100).filter(|number| number % 2 == 0) {
        things.update(&SlipId(number), |it| it.open = false);
    }
    assert_eq!((things.len(), things.live().count(), things.last()), (100, 50, Some(SlipId(100))));
    assert!(things.live().all(|(number, it)| it.open && number.0 % 2 == 1));
    let all: Vec<u32> = things.keys().map(|number| number.0).collect();
    assert_eq!(all, (1..=100).collect::<Vec<u32>>(), "all in order");
    things.update(&SlipId(6), |it| it.open = true);
    assert!(things.live().any(|(number, _)| *number == SlipId(6)));
    things.update(&SlipId(1_000), |it| it.open = true);
    assert_eq!(things.len(), 100, "nothing that is not there");
}

#[test]
fn a_place_has_its_own_the_newest_first() {
    let mut things = things();
    things.update(&SlipId(97), |it| it.open = false);
    let here: Vec<u32> = things.newest_at(&TableId(1)).map(|(number, _)| number.0).collect();
    assert_eq!(here, (1..=100).rev().filter(|number| number % 3 == 1).collect::<Vec<u32>>());
    let live: Vec<u32> = things.live_at(&TableId(1)).map(|(number, _)| number.0).collect();
    assert_eq!(live, (1..=100).filter(|number| number % 3 == 1 && *number != 97).collect::<Vec<u32>>());
    assert_eq!(things.newest_at(&TableId(9)).count(), 0);
}

#[test]
fn a_copy_is_not_changed_with_its_model() {
    let mut things = things();
    let copy = things.clone();
    assert!(copy == things);
    things.update(&SlipId(5), |it| it.open = false);
    things.insert(SlipId(101), Thing { table: TableId(0), open: true });
    assert!(copy[&SlipId(5)].open && copy.get(&SlipId(101)).is_none());
    assert!(copy != things);
}
