//! Three hundred clocks, and hundreds of links: nothing is lost and nothing grows. How fast it all is, `cargo bench`
//! measures.

use super::desk::Desk;
use super::links::made_and_let_go;
use super::on_a_private_bus;

/// Links that are made and let go.
const LINKS: u16 = 150;

#[test]
fn three_hundred_clocks_are_heard_and_each_tenth_gets_its_penalty() {
    on_a_private_bus(
        concat!(module_path!(), "::three_hundred_clocks_are_heard_and_each_tenth_gets_its_penalty"),
        |bus| {
            let mut desk = Desk::open(bus, 300);
            desk.until(15, "all are heard", |desk| desk.all_heard());
            for number in (30..=300).step_by(30) {
                let op = desk.penalty(number);
                desk.until(10, "a penalty is delivered", |desk| desk.is_confirmed(op));
                assert_eq!(desk.shown(number), 1);
            }
        },
    );
}

#[test]
fn hundreds_of_links_leave_nothing_behind() {
    on_a_private_bus(concat!(module_path!(), "::hundreds_of_links_leave_nothing_behind"), |bus| {
        let [before, after] = made_and_let_go(&bus, LINKS);
        eprintln!("{LINKS} links: {before:?}, then {after:?}");
        assert!(after.files <= before.files && after.threads <= before.threads, "{after:?} after {before:?}");
        assert!(after.rules <= before.rules + 3, "{after:?} after {before:?}");
    });
}
