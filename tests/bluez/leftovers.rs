//! What a console that was killed has left connected is heard again by the next.

use std::time::Duration;

use ephor::clock::Profile;
use ephor::radio::Options;

use super::desk::Desk;
use super::double::Double;
use super::on_a_private_bus;

#[test]
fn a_clock_that_a_killed_console_left_connected_is_let_go_and_heard() {
    on_a_private_bus(
        concat!(module_path!(), "::a_clock_that_a_killed_console_left_connected_is_let_go_and_heard"),
        |bus| {
            let double = Double::start(bus.address(), 2);
            double.leave_connected(1, "hci0");
            let leftovers = Profile::named("open").and_then(|make| make.recognise).into_iter().collect();
            let mut desk = Desk::over(double, bus, 2, Options { leftovers, ..Options::default() });
            desk.until(10, "both are heard", |desk| desk.all_heard());
            let op = desk.penalty(1);
            desk.until(10, "and reached", |desk| desk.is_confirmed(op));
        },
    );
}

#[test]
fn who_only_listens_takes_no_clock_from_the_console_that_has_it() {
    on_a_private_bus(
        concat!(module_path!(), "::who_only_listens_takes_no_clock_from_the_console_that_has_it"),
        |bus| {
            let double = Double::start(bus.address(), 2);
            double.leave_connected(1, "hci0");
            let mut desk = Desk::over(double, bus, 2, Options::default());
            desk.until(10, "the other is heard", |desk| {
                matches!(desk.clock(2), ephor::station::ClockView::Heard { .. })
            });
            desk.run(Duration::from_millis(1_500));
            assert!(desk.double.is_connected(1));
        },
    );
}
