// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda attest`: tells the identity of this program, its functions, the functions that an event allows, and the parts it does
//! without: a game opens no network, and there is no engine. Each line is said and printed, for an arbiter who decides about a
//! device (Kodeks II 2.4.10).

mod machine;

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use zgoda_record::event_file::EventSettings;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::program_hash::ProgramHash;
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::announcement::{Consent, Setting};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::numbers::Numbers;
use zgoda_speech::output::Print;
use zgoda_speech::{Phrasebook, Style};

use super::speaker::{Said, Speaker};
use crate::common::Common;
use crate::log;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::program::PROGRAM;
use machine::{Interface, Machine, SoundDevice};

/// `rustc` and its version, noted by the build script.
const COMPILER: &str = env!("ZGODA_COMPILER");
/// The number of digits of the hash that are said; the whole hash is printed.
const SAID: usize = 8;

/// Options of `zgoda attest`.
#[derive(Debug, Args)]
pub struct AttestArgs {
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "VOICE", conflicts_with = "json")]
    voice: Option<String>,
}

rows! {
    /// One sentence of the attestation.
    #[derive(Clone, Debug)]
    enum Line in Catalogue;

    Program { program: String } => "attest-program";
    Hash { hash: String } => "attest-hash";
    HashBegins { begins: String } => "attest-hash-begins";
    Compiler { compiler: String } => "attest-compiler";
    Function { function: String, on: bool as switched } => "attest-function";
    Named { this: Option<bool> as named } => "attest-named";
    Interface { name: String, state: String } => "attest-interface";
    Network => "attest-network";
    Route { name: String } => "attest-route";
    NoRoute => "attest-no-route";
    InterfacesUnknown => "attest-interfaces-unknown";
    ScreenReader { name: String } => "attest-screen-reader";
    NoScreenReader => "attest-no-screen-reader";
    ScreenReadersUnknown => "attest-screen-readers-unknown";
    SoundUsed { name: String } => "attest-sound-used";
    SoundOther { name: String } => "attest-sound-other";
    NoSound => "attest-no-sound";
    SoundUnknown => "attest-sound-unknown";
    Log => "attest-log";
    NoLog => "attest-no-log";
    Pages => "attest-pages";
    Engine => "attest-engine";
}

/// Everything that is attested.
#[derive(Debug, Serialize)]
struct Attested {
    program: &'static str,
    version: &'static str,
    hash: String,
    /// The name and version of the compiler that built the program. They are told because another compiler makes a different
    /// program from the same source.
    compiler: &'static str,
    functions: Vec<Function>,
    /// The consents of the event file, where there is one: whether this program may be used, and for what.
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<Consents>,
    /// The networks, screen readers and sound devices of the machine.
    #[serde(flatten)]
    machine: Machine,
    /// True if a game opens a network.
    network_opened: bool,
    /// True if a log is written in this environment.
    log: bool,
    engine: bool,
}

#[derive(Debug, Serialize)]
struct Function {
    function: &'static str,
    on: bool,
}

#[derive(Debug, Serialize)]
struct Consents {
    device: Option<String>,
    /// True if the consent names this program, false if it names another; `None` if it names none.
    this_program: Option<bool>,
    /// The device on which a page may serve as a player's ear, if the event allows one.
    #[serde(skip_serializing_if = "Option::is_none")]
    ear_device: Option<String>,
    /// The device on which a player's page may open; `None` if the page opens on one of the event's own devices.
    #[serde(skip_serializing_if = "Option::is_none")]
    player_device: Option<String>,
    functions: Vec<Function>,
}

/// The form in which half-moves and times are printed where no form was chosen: figures where a screen reader or a braille display
/// is found.
pub(super) fn usual_print() -> Print {
    match machine::a_screen_reader_runs() {
        true => Print::Figures,
        false => Print::Words,
    }
}

/// The screen readers that run; `None` where that cannot be found out.
pub(super) fn screen_readers() -> Option<Vec<String>> {
    machine::screen_readers()
}

/// Says and prints the attestation.
pub fn run(args: &AttestArgs, common: &Common) -> Result<Outcome, Failure> {
    let event = args.event.as_deref().map(EventFile::read).transpose();
    let event = event.map_err(Failure::of)?.map(|file| file.settings);
    let hash = ProgramHash::of_this_program().map_err(|error| {
        Failure::Sentence(format!(
            "this program's own file cannot be read ({error}); start it anew"
        ))
    })?;
    let attested = attested(hash, event.as_ref());
    let mut out = Output::new();
    if args.json {
        out.json(&attested)?;
        out.flush()?;
    } else {
        let words = Words::new(common, event.as_ref());
        let mut speaker = Speaker::open(args.voice.as_deref(), common, words.book.language())?;
        let hash = attested.hash.clone();
        for line in words.lines(&attested, Line::Hash { hash }, COMPILER) {
            out.text(&format!("{line}\n"))?;
        }
        out.flush()?;
        let _cut_by_keys = speaker.heed_keys()?;
        let begins = called(&attested.hash, &words.catalogue.numbers());
        // The commit and date of the compiler are only printed.
        let (compiler, _) = COMPILER.split_once('(').unwrap_or((COMPILER, ""));
        for line in words.lines(&attested, Line::HashBegins { begins }, compiler.trim()) {
            speaker.say(&line);
            if speaker.finish()? == Said::Cut {
                break;
            }
        }
    }
    Ok(match attested.event {
        Some(Consents {
            this_program: Some(false),
            ..
        }) => Outcome::DoesNotHold,
        _ => Outcome::Holds,
    })
}

/// The first digits of a hash, each called by its name in the language, because the voice may not know Latin letters.
fn called(hash: &str, numbers: &Numbers) -> String {
    let digits = hash.split(':').next_back().unwrap_or_default();
    let call = |digit: char| match numbers.letter(digit) {
        Some(letter) => letter.to_owned(),
        None => numbers.digits(&digit.to_string()),
    };
    let said: Vec<String> = digits.chars().take(SAID).map(call).collect();
    said.join(", ")
}

fn attested(hash: ProgramHash, event: Option<&EventSettings>) -> Attested {
    let built = [
        ("system-voice", cfg!(feature = "system-voice")),
        ("embedded-voice", cfg!(feature = "embedded-voice")),
        ("sensor-boards", true),
        ("clock-devices", true),
        ("gamepads", cfg!(feature = "gamepad")),
    ];
    Attested {
        program: PROGRAM,
        version: env!("CARGO_PKG_VERSION"),
        hash: hash.to_string(),
        compiler: COMPILER,
        functions: built.map(|(function, on)| Function { function, on }).into(),
        event: event.map(|event| Consents {
            device: event.device.clone(),
            this_program: event.program.map(|given| given == hash),
            ear_device: event.ear_device.clone(),
            player_device: event.player_device.clone(),
            functions: Consent::ALL
                .map(|function| Function {
                    function: function.key(),
                    on: event.consents.has(function),
                })
                .into(),
        }),
        machine: Machine::seen(),
        network_opened: false,
        log: log::file().is_some(),
        engine: false,
    }
}

/// The words of one language.
#[derive(Debug)]
struct Words {
    catalogue: Catalogue,
    book: Phrasebook,
}

impl Words {
    fn new(common: &Common, event: Option<&EventSettings>) -> Words {
        let language = common.language_or_environment();
        let rules = event.and_then(|event| event.rules);
        let variant = rules.map(|it| it.variant()).unwrap_or_default();
        Words {
            catalogue: Catalogue::new(language),
            book: Phrasebook::new(language, variant, Style::default()),
        }
    }

    /// The lines of the attestation, one sentence each. `hash` and `compiler` are the forms to be printed or said.
    fn lines(&self, attested: &Attested, hash: Line, compiler: &str) -> Vec<String> {
        let tell = |line: Line| line.text(&self.catalogue);
        let mut lines = vec![
            tell(Line::Program {
                program: attested.program.to_owned(),
            }),
            tell(hash),
            tell(Line::Compiler {
                compiler: compiler.to_owned(),
            }),
        ];
        for Function { function, on } in &attested.functions {
            lines.push(tell(Line::Function {
                function: (*function).to_owned(),
                on: *on,
            }));
        }
        if let Some(event) = &attested.event {
            lines.push(self.setting(&Setting::Device(event.device.clone())));
            let this = event.this_program;
            lines.push(tell(Line::Named { this }));
            for (function, of) in Consent::ALL.into_iter().zip(&event.functions) {
                let state = of.on;
                lines.push(self.setting(&Setting::Function { function, state }));
            }
            let ear = event.ear_device.clone().map(Setting::EarDevice);
            lines.extend(ear.map(|ear| self.setting(&ear)));
            let player = event.player_device.clone().map(Some);
            let player = player.map(Setting::PlayerDevice);
            lines.extend(player.map(|it| self.setting(&it)));
        }
        let of_machine = of_the_machine(&attested.machine);
        lines.extend(of_machine.into_iter().map(tell));
        lines.push(tell(Line::Network));
        lines.push(tell(match attested.log {
            true => Line::Log,
            false => Line::NoLog,
        }));
        lines.push(tell(Line::Pages));
        lines.push(tell(Line::Engine));
        lines
    }

    fn setting(&self, setting: &Setting) -> String {
        self.book.setting(setting).text
    }
}

/// The lines on the machine: its networks, its screen readers, and its sound devices.
fn of_the_machine(machine: &Machine) -> Vec<Line> {
    let mut lines = Vec::new();
    match &machine.interfaces {
        Some(interfaces) => lines.extend(interfaces.iter().map(|Interface { name, state }| {
            let (name, state) = (name.clone(), state.clone());
            Line::Interface { name, state }
        })),
        None => lines.push(Line::InterfacesUnknown),
    }
    if let Some(routes) = &machine.routes {
        let routes_by = routes.iter().map(|name| {
            let name = name.clone();
            Line::Route { name }
        });
        lines.extend(routes_by);
        lines.extend(routes.is_empty().then_some(Line::NoRoute));
    }
    match machine.screen_readers.as_deref() {
        Some([]) => lines.push(Line::NoScreenReader),
        Some(readers) => lines.extend(readers.iter().map(|name| {
            let name = name.clone();
            Line::ScreenReader { name }
        })),
        None => lines.push(Line::ScreenReadersUnknown),
    }
    match machine.sound_devices.as_deref() {
        Some([]) => lines.push(Line::NoSound),
        Some(devices) => lines.extend(devices.iter().map(|SoundDevice { name, used }| {
            let name = name.clone();
            match used {
                true => Line::SoundUsed { name },
                false => Line::SoundOther { name },
            }
        })),
        None => lines.push(Line::SoundUnknown),
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};
    use zgoda_speech::Language;

    #[test]
    fn a_hash_is_called_in_the_letters_of_the_language() {
        for (language, said) in [
            (Language::Russian, "а, три, эф, ноль, цэ, девять, бэ, е"),
            (Language::English, "a, three, f, zero, c, nine, b, e"),
        ] {
            let numbers = Catalogue::new(language).numbers();
            assert_eq!(called("sha256:a3f0c9be77", &numbers), said);
        }
    }

    #[test]
    fn what_cannot_be_found_out_is_said_and_not_passed_over() {
        let words = Catalogue::new(Language::English);
        let told = |machine: &Machine| {
            let lines = of_the_machine(machine).into_iter();
            lines.map(|line| line.text(&words)).collect::<Vec<_>>()
        };
        let unknown = told(&Machine::default()).join("|");
        assert_eq!(unknown.matches("cannot be told").count(), 3, "{unknown}");
        let quiet = Machine {
            interfaces: Some(Vec::new()),
            routes: Some(Vec::new()),
            screen_readers: Some(Vec::new()),
            sound_devices: Some(Vec::new()),
        };
        let told_quiet = told(&quiet);
        assert_eq!(told_quiet.len(), 3, "{told_quiet:?}");
        assert!(told_quiet.iter().all(|line| line.contains("no ")));
        let device = |name: &str, used| SoundDevice {
            name: name.to_owned(),
            used,
        };
        let loud = Machine {
            screen_readers: Some(vec!["orca".to_owned()]),
            sound_devices: Some(vec![device("Earphones", true), device("Speakers", false)]),
            ..quiet
        };
        let told_loud = told(&loud).join("|");
        for words in ["orca", "Earphones", "another sound device, Speakers"] {
            assert!(told_loud.contains(words), "{words}: {told_loud}");
        }
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("event.ftl", "attest-", &keys);
    }
}
