// SPDX-License-Identifier: GPL-3.0-or-later
//! A sound server for tests: PulseAudio with simulated loudspeakers and earphones. A test can listen to each device, pull it out,
//! and plug it in again.

use std::collections::HashMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The longest wait in these tests, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
const NEEDED: [&str; 3] = ["pulseaudio", "pactl", "parec"];
/// The plugin that connects ALSA's streams with the server; `make test` installs it. It is checked by this file,
/// because the plugin has no program.
const PLUGIN: &str = "/usr/share/alsa/alsa.conf.d/50-pulseaudio.conf";
/// The level (of 32 768) above which sound can be heard.
const AUDIBLE: u16 = 100;

/// A server that runs as long as this value lives.
#[derive(Debug)]
pub(crate) struct SoundServer {
    folder: TempDir,
    _server: Started,
    /// The number that the server gives to each device that is plugged in.
    devices: HashMap<&'static str, String>,
}

/// A started program, which is killed when this value is dropped.
#[derive(Debug)]
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl SoundServer {
    /// Starts a server with these devices; `None`, with a message, if the server is not installed.
    pub(crate) fn start(devices: &[&'static str]) -> Option<SoundServer> {
        if !NEEDED.into_iter().all(is_installed) || !Path::new(PLUGIN).exists() {
            println!("skipped: needs {NEEDED:?} and libasound2-plugins");
            return None;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let socket = folder.path().join("pulse.sock");
        let server = Command::new("pulseaudio")
            .args(["-n", "--daemonize=no", "--use-pid-file=no"])
            .args(["--exit-idle-time=-1", "-L"])
            .arg(format!(
                "module-native-protocol-unix socket={} auth-anonymous=1",
                socket.display()
            ))
            .env("HOME", folder.path())
            .env("XDG_RUNTIME_DIR", folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("an installed program");
        let mut server = SoundServer {
            folder,
            _server: Started(server),
            devices: HashMap::new(),
        };
        server.describe(devices);
        until(|| socket.exists().then_some(())).expect("a sound server that listens");
        for device in devices {
            server.plug_in(device);
        }
        Some(server)
    }

    /// Tells ALSA the devices, under the names that `zgoda devices sound` shows.
    fn describe(&self, devices: &[&str]) {
        let mut conf = String::from(
            "</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n",
        );
        for device in devices {
            conf += &format!(
                "pcm.at_{device} {{ type pulse device {device} hint {{ show on description \"{device}\" }} }}\n"
            );
        }
        std::fs::write(self.conf(), conf).expect("a file");
    }

    fn conf(&self) -> PathBuf {
        self.folder.path().join("asound.conf")
    }

    /// Sets the environment of this command so that the program uses this sound server.
    pub(crate) fn surround<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        let socket = self.folder.path().join("pulse.sock");
        command
            .env("PULSE_SERVER", format!("unix:{}", socket.display()))
            .env("HOME", self.folder.path())
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .env("ALSA_CONFIG_PATH", self.conf())
    }

    /// Puts a device in.
    pub(crate) fn plug_in(&mut self, device: &'static str) {
        let sink = format!("sink_name={device}");
        let number = self.pactl(&[
            "load-module",
            "module-null-sink",
            &sink,
            "rate=48000",
            "channels=2",
            "format=s16le",
            // Without this option the sink stalls.
            "norewinds=1",
        ]);
        self.devices.insert(device, number);
    }

    /// Pulls a device out.
    pub(crate) fn pull_out(&mut self, device: &'static str) {
        let number = self.devices.remove(device).expect("a device that is in");
        self.pactl(&["unload-module", &number]);
    }

    /// The number of streams that play on all devices.
    pub(crate) fn streams(&self) -> usize {
        self.pactl(&["list", "short", "sink-inputs"])
            .lines()
            .count()
    }

    fn pactl(&self, words: &[&str]) -> String {
        let answered = until(|| {
            let mut command = Command::new("pactl");
            let output = self.surround(command.args(words)).output();
            output.ok().filter(|output| output.status.success())
        });
        let answered = answered.expect("a sound server that obeys");
        String::from_utf8_lossy(&answered.stdout).trim().to_owned()
    }

    /// Listens at a device.
    pub(crate) fn listen(&self, device: &str) -> Ear {
        let monitor = format!("{device}.monitor");
        let mut command = Command::new("parec");
        let recorder = self
            .surround(command.args(["-d", &monitor, "--format=s16le", "--rate=48000"]))
            .args(["--channels=1", "--latency-msec=10"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut recorder = Started(recorder.expect("an installed program"));
        let mut samples = recorder.0.stdout.take().expect("its samples");
        let ear = Ear {
            heard: Arc::default(),
            _recorder: recorder,
        };
        let heard = Arc::clone(&ear.heard);
        std::thread::spawn(move || {
            let mut bytes = [0; 4_096];
            while let Ok(count @ 1..) = samples.read(&mut bytes) {
                let pairs = bytes[..count].chunks_exact(2);
                let mut block = pairs.map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
                let loud = block.any(|sample| sample.unsigned_abs() > AUDIBLE);
                let level = if loud { Level::Loud } else { Level::Silent };
                let (kept, more) = &*heard;
                kept.lock().expect("alive").push((Instant::now(), level));
                more.notify_all();
            }
        });
        ear.wait(|heard| (!heard.is_empty()).then_some(()))
            .expect("it records");
        ear
    }
}

/// The moment at which each block came, and whether anything in it can be heard.
type Heard = Vec<(Instant, Level)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    Silent,
    Loud,
}

/// The sound that comes out of a device.
#[derive(Debug)]
pub(crate) struct Ear {
    heard: Arc<(Mutex<Heard>, Condvar)>,
    _recorder: Started,
}

impl Ear {
    /// Waits for the first sound after this moment.
    pub(crate) fn first_after(&self, since: Instant) -> Instant {
        let loud = |heard: &Heard| {
            let mut later = heard
                .iter()
                .filter(|(at, level)| *level == Level::Loud && *at >= since);
            later.next().map(|(at, _)| *at)
        };
        self.wait(loud).expect("something is heard")
    }

    /// Waits until the device has been silent for this time.
    pub(crate) fn until_silent_for(&self, pause: Duration) {
        let from = Instant::now();
        let silent = |heard: &Heard| {
            let (now, _) = heard.last()?;
            let loud = heard.iter().rfind(|(_, level)| *level == Level::Loud);
            let since = loud.map_or(from, |(at, _)| from.max(*at));
            (now.saturating_duration_since(since) >= pause).then_some(())
        };
        self.wait(silent).expect("silence");
    }

    /// True if the device was silent from `from` to `to`. Waits until the sound of this time has been recorded.
    pub(crate) fn was_silent(&self, from: Instant, to: Instant) -> bool {
        let whole = |heard: &Heard| {
            heard.last().filter(|(at, _)| *at >= to)?;
            let mut then = heard.iter().filter(|(at, _)| (from..=to).contains(at));
            Some(then.all(|(_, level)| *level == Level::Silent))
        };
        self.wait(whole).expect("it goes on recording")
    }

    fn wait<T>(&self, look: impl Fn(&Heard) -> Option<T>) -> Option<T> {
        let deadline = Instant::now() + PATIENCE;
        let (heard, more) = &*self.heard;
        let mut heard = heard.lock().expect("alive");
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match look(&heard) {
                None if !left.is_zero() => {
                    heard = more.wait_timeout(heard, left).expect("alive").0;
                }
                found => return found,
            }
        }
    }
}

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).exists())
}

/// Waits until `look` finds something that another process does without sending a signal.
pub(crate) fn until<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let found = look();
        if found.is_some() || Instant::now() > deadline {
            return found;
        }
        // The other process sends no signal, so this looks again and again.
        std::thread::sleep(Duration::from_millis(10));
    }
}
