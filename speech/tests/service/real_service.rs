// SPDX-License-Identifier: GPL-3.0-or-later
//! One run with the real programs: Speech Dispatcher, espeak-ng and PulseAudio, all private to this test, and a recording of the
//! speaker's output. Without these programs the test skips, with a message. The test prints the measured times, and fails
//! only at a delay that amounts to a hang.

use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use zgoda_speech::Language::{English, Polish};
use zgoda_speech::UtteranceId;
use zgoda_speech::settings::{Delivery, VoiceName, Volume};
use zgoda_speech::voice::{Options, Rate, Speech, VoiceError, VoiceEvent, VoiceSpec, devices};

use crate::support::watched::Watched;
use crate::support::{self, Listener, again, speech};

const CHILD: &str = "ZGODA_TEST_REAL_SERVICE";
/// The variable with the process id of the speech service.
const SERVICE: &str = "ZGODA_TEST_REAL_SERVICE_PID";
const NEEDED: [&str; 4] = ["pulseaudio", "parec", "pactl", "speech-dispatcher"];
const MODULES: &str = "/etc/speech-dispatcher/modules";
const LONG: &str = "sto dwadzieścia trzy, czterysta pięćdziesiąt sześć, siedemset osiemdziesiąt \
                    dziewięć, i jeszcze raz od początku";

/// A time in which neither voice can say the whole of `LONG`.
const WHOLE: Duration = Duration::from_secs(6);
/// The number of samples in a second of the recording.
const RATE: u32 = 48_000;
/// The level above which a sample counts as heard.
const LOUD: u16 = 300;

/// A started process, which is killed when this value is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(command: &mut Command) -> Running {
    let quiet = command.stdin(Stdio::null()).stderr(Stdio::null());
    Running(
        quiet
            .stdout(Stdio::null())
            .spawn()
            .expect("an installed program"),
    )
}

fn appears(path: &Path) {
    let there = support::until(support::PATIENCE, || path.exists().then_some(()));
    assert!(there.is_some(), "{} does not appear", path.display());
}

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).exists())
}

#[test]
fn real_speech_comes_out_of_a_real_server() {
    if std::env::var_os(CHILD).is_some() {
        system_voice();
        embedded_voice();
        stopped_service();
        return;
    }
    let missing: Vec<&str> = NEEDED.into_iter().filter(|p| !is_installed(p)).collect();
    if !missing.is_empty() || !Path::new(MODULES).join("espeak-ng.conf").exists() {
        println!("skipped: needs {missing:?} and speech-dispatcher-espeak-ng");
        return;
    }
    heard_from_a_server();
}

/// Starts server and service, and lets a child process speak and listen.
fn heard_from_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let run = folder.path();
    let pulse = run.join("pulse.sock");
    // Without `norewinds` the sink stalls.
    let _pulse = start(
        Command::new("pulseaudio")
            .args([
                "-n",
                "--daemonize=no",
                "--use-pid-file=no",
                "--exit-idle-time=-1",
            ])
            .arg("-L")
            .arg(format!(
                "module-native-protocol-unix socket={} auth-anonymous=1",
                pulse.display()
            ))
            .args([
                "-L",
                "module-null-sink sink_name=spk rate=48000 channels=1 format=s16le norewinds=1",
            ])
            .env("HOME", run)
            .env("XDG_RUNTIME_DIR", run),
    );
    appears(&pulse);
    let pulse_server = format!("unix:{}", pulse.display());

    let conf = run.join("conf");
    std::fs::create_dir_all(conf.join("modules")).unwrap();
    std::fs::copy(
        Path::new(MODULES).join("espeak-ng.conf"),
        conf.join("modules/espeak-ng.conf"),
    )
    .unwrap();
    std::fs::write(
        conf.join("speechd.conf"),
        "LogLevel 1\nAudioOutputMethod \"pulse\"\nSymbolsPreproc \"none\"\n\
         AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\n\
         DefaultModule espeak-ng\nDisableAutoSpawn\n",
    )
    .unwrap();
    let ssip = run.join("ssip.sock");
    let service = start(
        Command::new("speech-dispatcher")
            .args(["-s", "-c", "unix_socket", "-t", "0", "-C"])
            .arg(&conf)
            .arg("-S")
            .arg(&ssip)
            .arg("-P")
            .arg(run.join("sd.pid"))
            .arg("-L")
            .arg(run)
            .env("HOME", run)
            .env("XDG_RUNTIME_DIR", run)
            .env("PULSE_SERVER", &pulse_server),
    );
    appears(&ssip);
    std::fs::write(
        run.join("asound.conf"),
        "</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n",
    )
    .unwrap();

    let mut again = again::this_test();
    again
        .env(CHILD, "1")
        .env(SERVICE, service.0.id().to_string())
        .env("PULSE_SERVER", &pulse_server)
        .env("SPEECHD_ADDRESS", format!("unix_socket:{}", ssip.display()))
        .env("SPEECHD_CMD", "/bin/false")
        .env("ALSA_CONFIG_PATH", run.join("asound.conf"));
    // Five times the usual duration; a longer run means a hang.
    again::passes(&mut again, Duration::from_secs(300));
}

/// Blocks of samples, with the time at which each came.
type Heard = Arc<Watched<(Instant, Vec<i16>)>>;

/// A recorder of the sound that comes out of the sink.
struct Ear {
    heard: Heard,
    _recorder: Running,
}

impl Ear {
    fn open() -> Ear {
        let mut recorder = Command::new("parec")
            .args([
                "-d",
                "spk.monitor",
                "--format=s16le",
                "--rate=48000",
                "--channels=1",
            ])
            .arg("--latency-msec=5")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut samples = recorder.stdout.take().unwrap();
        let heard = Heard::default();
        let kept = Arc::clone(&heard);
        std::thread::spawn(move || {
            let mut bytes = [0; 4_096];
            while let Ok(count) = samples.read(&mut bytes) {
                if count == 0 {
                    return;
                }
                let block = (bytes[..count].chunks_exact(2))
                    .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
                    .collect();
                kept.push((Instant::now(), block));
            }
        });
        let ear = Ear {
            heard,
            _recorder: Running(recorder),
        };
        let some = |heard: &[_]| (!heard.is_empty()).then_some(());
        let recorded = ear.heard.wait(support::PATIENCE, some);
        assert!(recorded.is_some(), "nothing is recorded");
        ear
    }

    fn last_audible(&self) -> Instant {
        self.heard
            .see(|heard| Some(audible(heard).last()?.0))
            .expect("something was heard")
    }

    fn first_after(&self, since: Instant) -> Instant {
        self.heard
            .wait(support::PATIENCE, |heard| {
                audible(heard).map(|(at, _)| *at).find(|at| *at >= since)
            })
            .expect("something is heard")
    }
}

impl Ear {
    /// The time between the first and the last sound after `since`, measured in recorded samples.
    fn audible_for(&self, since: Instant) -> Duration {
        self.heard.see(|heard| {
            let blocks = heard.iter().filter(|(at, _)| *at >= since);
            let samples: Vec<i16> = blocks.flat_map(|(_, block)| block.clone()).collect();
            let loud = |sample: &i16| sample.unsigned_abs() > LOUD;
            let first = samples.iter().position(loud).expect("something is heard");
            let last = samples.iter().rposition(loud).unwrap();
            Duration::from_secs((last - first) as u64) / RATE
        })
    }

    /// The level of the loudest sample after `since`.
    fn loudest_after(&self, since: Instant) -> u16 {
        let loudest = self.heard.see(|heard| {
            let blocks = heard.iter().filter(|(at, _)| *at >= since);
            let samples = blocks.flat_map(|(_, block)| block.iter());
            samples.map(|sample| sample.unsigned_abs()).max()
        });
        loudest.expect("something was recorded")
    }
}

fn audible(heard: &[(Instant, Vec<i16>)]) -> impl Iterator<Item = &(Instant, Vec<i16>)> {
    (heard.iter()).filter(|(_, block)| block.iter().any(|sample| sample.unsigned_abs() > LOUD))
}

/// Waits for the beginning of an utterance; any other event, such as a report of a missing language, fails the test.
fn begun(listener: &Listener, id: u64) -> Instant {
    match listener.next() {
        VoiceEvent::Begun { id: got, at } if got.0 == id => at,
        other => panic!("expected {id} to begin, got {other:?}"),
    }
}

fn exercise(who: &str, listener: &Listener, ear: &Ear) {
    let mut id = 100;
    for _ in 0..3 {
        id += 1;
        let asked = Instant::now();
        listener.speak(speech(id, Polish, "trzydzieści dwa, dwadzieścia osiem"));
        let began = begun(listener, id) - asked;
        let heard = ear.first_after(asked) - asked;
        listener.ended(id);
        println!("{who}: begun after {began:?}, heard after {heard:?}");
        // The end of this utterance must not be mistaken for the next utterance.
        support::time_passes(400);
    }
    for _ in 0..2 {
        id += 1;
        listener.speak(speech(id, Polish, LONG));
        let began = begun(listener, id);
        ear.first_after(began);
        support::time_passes(300);
        let asked = Instant::now();
        listener.cancel(id);
        let told = listener.cancelled(id);
        support::time_passes(700);
        let last = ear.last_audible();
        let silent = last.saturating_duration_since(asked);
        println!(
            "{who}: cancelled, told after {:?}, silent after {silent:?}",
            told - asked
        );
        let sounded = ear.audible_for(began);
        assert!(sounded < WHOLE / 2, "{sounded:?}");
    }
}

/// Rate and volume change the speaker's output, and an unknown name of a voice is reported.
fn settings_are_heard(listener: &Listener, ear: &Ear) {
    let heard = |id: u64, delivery: Delivery| {
        let asked = Instant::now();
        let words = speech(id, Polish, "trzydzieści dwa, dwadzieścia osiem");
        listener.speak(Speech { delivery, ..words });
        let began = begun(listener, id);
        let took = listener.ended(id) - began;
        support::time_passes(400);
        (took, ear.loudest_after(asked))
    };
    let (slow, _) = heard(201, Delivery::at(Rate::SLOWEST));
    let (fast, loud) = heard(202, Delivery::at(Rate::FASTEST));
    let softer = Delivery {
        volume: Volume::new(30).unwrap(),
        ..Delivery::at(Rate::FASTEST)
    };
    let (_, soft) = heard(203, softer);
    println!("system: slow {slow:?}, fast {fast:?}; loud {loud}, soft {soft}");
    assert!(slow > fast * 3 / 2, "{slow:?} against {fast:?}");
    assert!(soft < loud / 4 * 3, "{soft} against {loud}");

    let name = VoiceName::new("Zosia").unwrap();
    let voice = Some(name.clone());
    let words = speech(204, Polish, "tak");
    let delivery = Delivery {
        voice,
        ..Delivery::default()
    };
    listener.speak(Speech { delivery, ..words });
    // The service's list of voices may only be ready after the words were said.
    let mut told = Vec::new();
    while told.len() < 3 {
        told.push(listener.next());
    }
    let missing = VoiceEvent::NoVoiceNamed { name };
    assert!(told.contains(&missing), "{told:?}");
}

fn system_voice() {
    let ear = Ear::open();
    let opened = Instant::now();
    let listener = Listener::open(&VoiceSpec::System, Options::new(Polish));
    listener.speak(speech(1, Polish, "tak"));
    println!(
        "system: first word begun {:?} after opening",
        begun(&listener, 1) - opened
    );
    println!(
        "system: first word heard {:?} after opening",
        ear.first_after(opened) - opened
    );
    listener.ended(1);
    // Two languages, each with its voice. On a busy machine a search takes longer than a word, and two searches without a
    // pause between them end with a single event, so the test waits for the end of the first search.
    listener.searched(1);
    listener.speak(speech(2, English, "yes"));
    begun(&listener, 2);
    listener.ended(2);
    listener.searched(2);
    exercise("system", &listener, &ear);
    settings_are_heard(&listener, &ear);
    let asked = Instant::now();
    // Listing its thousands of voices costs the service and the library a second of computing, and far more on a busy machine.
    let found = devices::find(support::PATIENCE * 3);
    println!(
        "devices found after {:?}: {} voices, {:?}, {:?}",
        asked.elapsed(),
        found.voices.len(),
        found.sound,
        found.faults
    );
    assert!(
        found
            .voices
            .iter()
            .any(|v| v.slot.word() == "system" && v.language == Polish)
    );
    assert!(
        found
            .sound
            .iter()
            .any(|device| device.choice == devices::Choice::Default)
    );
}

/// If the service stops in the middle of its words, it is given up long before the words would have ended.
fn stopped_service() {
    let ear = Ear::open();
    let listener = Listener::open(&VoiceSpec::System, Options::new(Polish));
    listener.speak(speech(1, Polish, "tak"));
    begun(&listener, 1);
    listener.ended(1);
    // While a search for a voice goes on, the service gets more time to answer, so the test waits for the end of the
    // search.
    listener.searched(1);
    let long = format!("{LONG}, {LONG}, {LONG}, {LONG}");
    listener.speak(speech(2, Polish, &long));
    let began = begun(&listener, 2);
    ear.first_after(began);
    let service = std::env::var(SERVICE).unwrap();
    let signal = |name: &str| {
        let told = Command::new("kill").args([name, &service]).status();
        assert!(told.unwrap().success());
    };
    support::time_passes(1_000);
    signal("-STOP");
    let stopped = Instant::now();
    let failed = listener.next();
    let after = stopped.elapsed();
    println!("system: stopped inside its words, given up after {after:?}");
    // If only the length of the words limited the wait, giving up might take longer than this test waits.
    let (id, why) = (UtteranceId(2), VoiceError::ServiceSilent);
    assert_eq!(
        failed,
        VoiceEvent::Failed {
            id,
            why: why.clone()
        }
    );
    assert_eq!(listener.next(), VoiceEvent::Gone { why });
}

fn embedded_voice() {
    let ear = Ear::open();
    let opened = Instant::now();
    let listener = Listener::open(&VoiceSpec::Embedded, Options::new(Polish));
    listener.speak(speech(1, Polish, "tak"));
    println!(
        "embedded: first word begun {:?} after opening",
        begun(&listener, 1) - opened
    );
    println!(
        "embedded: first word heard {:?} after opening",
        ear.first_after(opened) - opened
    );
    listener.ended(1);
    exercise("embedded", &listener, &ear);

    // This is longer than the time after which a card rests.
    support::time_passes(12_000);
    let asked = Instant::now();
    listener.speak(speech(2, Polish, "tak"));
    let began = begun(&listener, 2) - asked;
    let heard = ear.first_after(asked) - asked;
    println!("embedded: after a rest begun after {began:?}, heard after {heard:?}");
    listener.ended(2);
}
