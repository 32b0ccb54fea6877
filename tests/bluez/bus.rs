//! A bus for one process, which finds it as the system's.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;
use tokio::time::Instant;

/// Set in the process that has a bus of its own: where that bus is.
const INSIDE: &str = "EPHOR_TEST_BUS";

/// Runs this program once more, in a process whose system bus is a private one; all that it has said.
pub(crate) fn alone(arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("unix:path={}", folder.path().join("bus").display());
    Command::new(std::env::current_exe().expect("this program"))
        .args(arguments)
        .env("DBUS_SYSTEM_BUS_ADDRESS", address)
        .env(INSIDE, folder.path())
        .output()
        .expect("this program once more")
}

/// A `dbus-daemon` of this process's own.
pub(crate) struct Bus {
    folder: PathBuf,
    daemon: Child,
}

impl Bus {
    /// Whether there is anything to start one with.
    pub(crate) fn is_installed() -> bool {
        Command::new("dbus-daemon").arg("--version").stdout(Stdio::null()).status().is_ok()
    }

    /// The bus that this process takes for the system's, where it was started for that.
    pub(crate) fn of_this_process() -> Option<Self> {
        std::env::var_os(INSIDE).map(|folder| Self::start(Path::new(&folder)))
    }

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
