//! The radio's thread: builds everything, and builds it anew when it ends for whatever reason.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{Receiver, unbounded_channel};
use tokio::time::{Instant, timeout_at};

use crate::clock::{AirState, AirTrouble, NoLink};
use crate::radio::Options;
use crate::radio::outbox::Outbox;
use crate::station::LinkEvent;

use super::Order;
use super::connection_manager::ConnectionManager;
use super::ears::Ears;
use super::machine;
use super::news::End;

/// The pause before everything is built anew; each further one is twice as long.
const PAUSE: Duration = Duration::from_millis(500);
const PAUSE_MAX: Duration = Duration::from_secs(8);
/// Who ran for so long was sound: the next pause is short again.
const SOUND: Duration = Duration::from_secs(60);
/// How long tasks may take to end.
const SHUTDOWN: Duration = Duration::from_millis(200);

/// Runs the radio until the console ends.
pub(super) fn supervise(mut orders: Receiver<Order>, outbox: &Arc<Outbox>, options: &Options) {
    let mut pause = PAUSE;
    loop {
        let mut sound = false;
        let ended = catch_unwind(AssertUnwindSafe(|| {
            once(|| async {
                let begun = Instant::now();
                let end = run(&mut orders, outbox, options).await;
                sound = begun.elapsed() >= SOUND;
                end
            })
        }));
        outbox.all_lost();
        let trouble = match ended {
            Ok(End::Quit) => return,
            Ok(End::Afresh) => continue,
            Ok(End::Trouble(trouble)) => trouble,
            Err(panic) => AirTrouble::Broken { why: words(&*panic) },
        };
        outbox.air(&AirState { adapters: Vec::new(), trouble: Some(trouble) });
        if sound {
            pause = PAUSE;
        }
        if let End::Quit = once(|| wait(&mut orders, outbox, pause)) {
            return;
        }
        pause = (pause * 2).min(PAUSE_MAX);
    }
}

/// A runtime for one future, with everything that it leaves behind.
fn once<F: Future<Output = End>>(run: impl FnOnce() -> F) -> End {
    let runtime: std::io::Result<Runtime> = Builder::new_current_thread().enable_all().build();
    match runtime {
        Ok(runtime) => {
            let end = runtime.block_on(run());
            runtime.shutdown_timeout(SHUTDOWN);
            end
        }
        Err(error) => {
            std::thread::sleep(PAUSE);
            End::Trouble(AirTrouble::Broken { why: error.to_string() })
        }
    }
}

/// Nothing works at the moment: who wants a link is told so.
async fn wait(orders: &mut Receiver<Order>, outbox: &Outbox, pause: Duration) -> End {
    let until = Instant::now() + pause;
    loop {
        match timeout_at(until, orders.recv()).await {
            Err(_) => return End::Afresh,
            Ok(None) => return End::Quit,
            Ok(Some(Order::Connect { call, .. })) => {
                outbox.event(call.clock, call.link, LinkEvent::Down { why: NoLink::NoAdapter });
            }
            Ok(Some(Order::Write { .. } | Order::Disconnect { .. })) => {}
        }
    }
}

async fn run(orders: &mut Receiver<Order>, outbox: &Arc<Outbox>, options: &Options) -> End {
    let (news, heard) = unbounded_channel();
    let ears = Ears::default();
    let (watched, pool) = match machine::open(ears.clone(), Arc::clone(outbox), news, options).await {
        Ok(opened) => opened,
        Err(trouble) => return End::Trouble(trouble),
    };
    let connections = ConnectionManager::new(Arc::clone(outbox), ears, pool, heard);
    tokio::select! {
        trouble = watched => End::Trouble(trouble),
        end = connections.serve(orders) => end,
    }
}

/// What a panic said.
fn words(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|&text| text.to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "it gave no reason".to_owned())
}
