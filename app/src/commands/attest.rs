//! `zgoda attest`: which program this is, what it can do, what an event lets it do, and what it has no part in: a
//! game opens no network, and there is no engine. Said and printed, for an arbiter who decides about a device
//! (Kodeks II 2.4.10).

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use zgoda_speech::announcement::{Consent, Setting};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::numbers::Numbers;
use zgoda_speech::{Phrasebook, Style};

use super::speaker::Speaker;
use crate::common::Common;
use crate::event::EventSettings;
use crate::event::file::EventFile;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::program::{PROGRAM, ProgramHash};
use crate::sentence::{Row as _, rows};

/// Where Linux lists the network interfaces of the machine.
const INTERFACES: &str = "/sys/class/net";
/// Where Linux lists the ways to other machines, a line each: interface, and where to, which is nought for everywhere.
const ROUTES: &str = "/proc/net/route";
/// `rustc` and its version, noted by the build script.
const COMPILER: &str = env!("ZGODA_COMPILER");
/// So much of the hash is said; all of it is printed.
const SAID: usize = 8;

/// Options of `zgoda attest`.
#[derive(Debug, Args)]
pub struct AttestArgs {
    /// The event file whose consents are told too; exit status 1 where it names another program
    #[arg(long, value_name = "FILE")]
    event: Option<PathBuf>,
    /// One JSON object instead, and nothing is said
    #[arg(long)]
    json: bool,
    /// Who speaks: system, embedded, none or wav:FILE (else the one a game would use)
    #[arg(long, value_name = "VOICE", conflicts_with = "json")]
    voice: Option<String>,
}

rows! {
    /// One sentence of it.
    #[derive(Clone, Debug)]
    enum Line in Catalogue;

    Program { program: String } => "attest-program";
    Hash { hash: String } => "attest-hash";
    Compiler { compiler: String } => "attest-compiler";
    Function { function: String, on: bool as switched } => "attest-function";
    Named { this: Option<bool> as named } => "attest-named";
    Interface { name: String, state: String } => "attest-interface";
    Network => "attest-network";
    Route { name: String } => "attest-route";
    NoRoute => "attest-no-route";
    Pages => "attest-pages";
    Engine => "attest-engine";
}

/// Everything that is attested.
#[derive(Debug, Serialize)]
struct Attested {
    program: &'static str,
    version: &'static str,
    hash: String,
    /// What built it, as it names itself: another compiler makes another program of the same source.
    compiler: &'static str,
    functions: Vec<Function>,
    /// With an event file: may this program be used, and for what?
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<Consents>,
    interfaces: Vec<Interface>,
    /// By which of them other networks are reached.
    routes: Vec<String>,
    /// By a game.
    network_opened: bool,
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
    /// Does the consent name this program, another, or none?
    this_program: Option<bool>,
    /// The one that may be an ear, where the event allows one.
    #[serde(skip_serializing_if = "Option::is_none")]
    ear_device: Option<String>,
    functions: Vec<Function>,
}

#[derive(Debug, Serialize)]
struct Interface {
    name: String,
    state: String,
}

/// Says and prints it.
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
        for line in words.lines(&attested, &attested.hash, COMPILER) {
            out.text(&format!("{line}\n"))?;
        }
        out.flush()?;
        let said = called(&attested.hash, &words.catalogue.numbers());
        // Its commit and date are to be read.
        let (compiler, _) = COMPILER.split_once('(').unwrap_or((COMPILER, ""));
        speaker.say(&words.lines(&attested, &said, compiler.trim()).join(" "));
        speaker.finish()?;
    }
    Ok(match attested.event {
        Some(Consents {
            this_program: Some(false),
            ..
        }) => Outcome::DoesNotHold,
        _ => Outcome::Holds,
    })
}

/// The first digits of a hash, each called as in the language, whose voice may not know Latin letters.
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
            functions: Consent::ALL
                .map(|function| Function {
                    function: function.key(),
                    on: event.consents.has(function),
                })
                .into(),
        }),
        interfaces: interfaces(Path::new(INTERFACES)),
        routes: routes(Path::new(ROUTES)),
        network_opened: false,
        engine: false,
    }
}

/// The machine's network interfaces, by name. Only their names and states are read; none is opened.
fn interfaces(folder: &Path) -> Vec<Interface> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<Interface> = found
        .filter(|entry| entry.path().join("operstate").exists())
        .map(|entry| {
            let state = fs::read_to_string(entry.path().join("operstate")).unwrap_or_default();
            Interface {
                name: entry.file_name().to_string_lossy().into_owned(),
                state: state.trim().to_owned(),
            }
        })
        .collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

/// The interfaces by which everywhere is reached, by name.
fn routes(list: &Path) -> Vec<String> {
    let list = fs::read_to_string(list).unwrap_or_default();
    let everywhere = |line: &str| {
        let mut fields = line.split_whitespace();
        let (name, to) = (fields.next()?, fields.next()?);
        (to == "00000000").then(|| name.to_owned())
    };
    let mut all: Vec<String> = list.lines().skip(1).filter_map(everywhere).collect();
    all.sort();
    all.dedup();
    all
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
        let variant = rules.map_or(zgoda_game::Variant::International, |it| it.variant());
        Words {
            catalogue: Catalogue::new(language),
            book: Phrasebook::new(language, variant, Style::default()),
        }
    }

    /// A sentence a line, with hash and compiler as they are told.
    fn lines(&self, attested: &Attested, hash: &str, compiler: &str) -> Vec<String> {
        let tell = |line: Line| line.text(&self.catalogue);
        let mut lines = vec![
            tell(Line::Program {
                program: attested.program.to_owned(),
            }),
            tell(Line::Hash {
                hash: hash.to_owned(),
            }),
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
        }
        for Interface { name, state } in &attested.interfaces {
            let (name, state) = (name.clone(), state.clone());
            lines.push(tell(Line::Interface { name, state }));
        }
        lines.extend(attested.routes.iter().map(|name| {
            let name = name.clone();
            tell(Line::Route { name })
        }));
        if attested.routes.is_empty() {
            lines.push(tell(Line::NoRoute));
        }
        lines.push(tell(Line::Network));
        lines.push(tell(Line::Pages));
        lines.push(tell(Line::Engine));
        lines
    }

    fn setting(&self, setting: &Setting) -> String {
        self.book.setting(setting).text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::examples::{each_is_one_sentence, each_key_has_a_row};
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
    fn interfaces_are_listed_by_name_and_a_machine_without_them_has_none() {
        let folder = tempfile::tempdir().unwrap();
        for (name, state) in [("lo", "unknown\n"), ("eth0", "up\n")] {
            let of = folder.path().join(name);
            fs::create_dir(&of).unwrap();
            fs::write(of.join("operstate"), state).unwrap();
        }
        // What is no interface has no state.
        fs::write(folder.path().join("bonding_masters"), "").unwrap();
        let found = interfaces(folder.path());
        let found: Vec<(&str, &str)> = found
            .iter()
            .map(|it| (it.name.as_str(), it.state.as_str()))
            .collect();
        assert_eq!(found, [("eth0", "up"), ("lo", "unknown")]);
        assert!(interfaces(&folder.path().join("nowhere")).is_empty());
    }

    #[test]
    fn a_way_to_everywhere_is_one_to_other_networks() {
        let folder = tempfile::tempdir().unwrap();
        let list = folder.path().join("route");
        let head = "Iface\tDestination\tGateway\n";
        fs::write(&list, format!("{head}eth0\t0001A8C0\t00000000\n")).unwrap();
        assert!(routes(&list).is_empty(), "its own network is none");
        fs::write(&list, format!("{head}wlan0\t00000000\t0101A8C0\n")).unwrap();
        assert_eq!(routes(&list), ["wlan0"]);
        assert!(routes(&folder.path().join("nowhere")).is_empty());
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("event.ftl", "attest-", &keys);
    }
}
