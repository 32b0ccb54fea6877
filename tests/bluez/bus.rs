//! A bus for one test, and the process in which the test finds it as the system's.

#![expect(
    clippy::print_stderr,
    reason = "whoever runs the tests is told what was not checked, and why one failed"
)]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::Instant;

/// Set in the process that runs a test's body.
const INSIDE: &str = "EPHOR_TEST_BUS";

/// Runs a test's body in a process of its own, where the system bus is a private one.
pub(crate) fn on_a_private_bus(test: &str, body: impl FnOnce(Bus)) {
    if let Some(folder) = std::env::var_os(INSIDE) {
        return body(Bus::start(Path::new(&folder)));
    }
    if Command::new("dbus-daemon").arg("--version").stdout(Stdio::null()).status().is_err() {
        eprintln!("dbus-daemon is not installed: the radio is not tested here");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("unix:path={}", folder.path().join("bus").display());
    let name = test.split_once("::").map_or(test, |(_, name)| name);
    let run = Command::new(std::env::current_exe().expect("this program"))
        .args([name, "--exact", "--nocapture", "--test-threads=1"])
        .env("DBUS_SYSTEM_BUS_ADDRESS", address)
        .env(INSIDE, folder.path())
        .output()
        .expect("this program once more");
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (said(&run.stdout), said(&run.stderr));
    assert!(run.status.success(), "{out}\n{err}");
    assert!(out.contains("1 passed"), "no test is called {name}:\n{out}");
    if !err.is_empty() {
        eprintln!("{err}");
    }
}

/// A `dbus-daemon` of this test's own.
pub(crate) struct Bus {
    folder: PathBuf,
    daemon: Child,
}

impl Bus {
    fn start(folder: &Path) -> Self {
        let config = folder.join("bus.conf");
        let listen = folder.join("bus");
        std::fs::write(&config, configuration(&listen)).expect("a file");
        Self { folder: folder.to_owned(), daemon: daemon(folder) }
    }

    /// Where it is.
    pub(crate) fn address(&self) -> String {
        format!("unix:path={}", self.folder.join("bus").display())
    }

    /// The bus is gone, with every connection to it.
    pub(crate) fn kill(&mut self) {
        self.daemon.kill().and_then(|()| self.daemon.wait()).expect("a daemon that ends");
        std::fs::remove_file(self.folder.join("bus")).expect("its socket");
    }

    /// It is there again, and knows nothing.
    pub(crate) fn revive(&mut self) {
        self.daemon = daemon(&self.folder);
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

fn daemon(folder: &Path) -> Child {
    let config = format!("--config-file={}", folder.join("bus.conf").display());
    let daemon = Command::new("dbus-daemon")
        .args([config.as_str(), "--nofork", "--nopidfile"])
        .stderr(Stdio::null())
        .spawn()
        .expect("dbus-daemon");
    let begun = Instant::now();
    while !folder.join("bus").exists() {
        assert!(begun.elapsed() < Duration::from_secs(10), "the bus does not come up");
        std::thread::sleep(Duration::from_millis(2));
    }
    daemon
}

/// Everybody may do everything; the limits are those of a system bus.
fn configuration(listen: &Path) -> String {
    format!(
        "<!DOCTYPE busconfig PUBLIC \"-//freedesktop//DTD D-BUS Bus Configuration 1.0//EN\" \
         \"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd\">\n<busconfig><type>system</type>\
         <listen>unix:path={}</listen><auth>EXTERNAL</auth><policy context=\"default\"><allow user=\"*\"/>\
         <allow own=\"*\"/><allow send_destination=\"*\" eavesdrop=\"true\"/><allow eavesdrop=\"true\"/></policy>\
         </busconfig>\n",
        listen.display()
    )
}
