//! Several programs at one event at the same time: one that holds the journal, one whose clock is wrong, a kiosk
//! beside, two users.

#[cfg(target_os = "linux")]
mod clock;
mod held;
#[cfg(target_os = "linux")]
mod users;

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::support::{Ends, soon};

/// A console that speaks in lines, and stays until it is left.
struct Lines {
    child: Ends,
    said: Arc<Mutex<String>>,
}

impl Lines {
    /// Starts it, and waits until somebody sits there.
    fn start(mut command: Command) -> Self {
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = child.expect("the program starts");
        let said = Arc::new(Mutex::new(String::new()));
        listen(child.stdout.take().expect("output"), &said);
        listen(child.stderr.take().expect("complaints"), &said);
        Self { child: Ends(child), said }
    }

    /// Types a line.
    fn types(&mut self, line: &str) {
        let input = self.child.0.stdin.as_mut().expect("an input");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("a program that reads");
    }

    fn said(&self) -> String {
        self.said.lock().expect("nobody panicked with it").clone()
    }

    /// Waits until it has said something.
    fn says(&self, text: &str) {
        soon(text, || {
            let said = self.said();
            said.contains(text).then_some(())
        });
    }

    /// Leaves it; how it ended.
    fn leave(mut self) -> i32 {
        drop(self.child.0.stdin.take());
        ended(&mut self.child.0)
    }
}

/// Takes in what is said as it comes: a question ends no line.
fn listen(mut from: impl std::io::Read + Send + 'static, said: &Arc<Mutex<String>>) {
    let said = Arc::clone(said);
    thread::spawn(move || {
        let mut chunk = [0; 4_096];
        while let Ok(read @ 1..) = from.read(&mut chunk) {
            said.lock().expect("nobody panicked with it").push_str(&String::from_utf8_lossy(&chunk[..read]));
        }
    });
}

fn ended(child: &mut Child) -> i32 {
    soon("the end of the program", || child.try_wait().expect("a program")).code().unwrap_or(-1)
}
