// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads a story from its text file.

use std::fmt::Display;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use zgoda_game::notation::parse_fen;
use zgoda_game::{BySide, Setup, Side, Variant};
use zgoda_hw::LostWhy;
use zgoda_hw::clock::{ClockEvent, ClockIdentity, ClockRefusal, ClockShows};
use zgoda_hw::pad::{Button, Motor, PadEvent, Seat, Thumb, Way};
use zgoda_hw::sim::{Faults, SimOptions};
use zgoda_input::hands::stroke::{InputDevice, Key, PadStroke, Stroke};
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::mode::{ArbiterIs, Mode};
use zgoda_record::sight::Sight;
use zgoda_speech::announcement::{BoardOf, Consent, LowTimeLevel};
use zgoda_speech::{Language, Listener};
use zgoda_table::session::options::{Hands, Keeper, Whisper, Words};
use zgoda_table::session::pieces::Pieces;

use super::act::{Act, Hand, PageAct, Step};
use crate::disk::DiskHabit;
use crate::settings::Settings;
use crate::voice::VoiceHabit;

/// The words before the code, where a game goes on with another code.
const NEW_CODE: &str = "and resume with the new code ";

/// A story: its settings and its steps.
#[derive(Clone, Debug)]
pub struct Story {
    /// The comments and settings, as the file has them.
    pub head: Vec<String>,
    /// The settings of the story.
    pub settings: Settings,
    /// The steps of the story, with the numbers of the lines.
    pub steps: Vec<(usize, Step)>,
}

/// A line that is no part of a story.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct StoryError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The fault in the line.
    pub why: String,
}

impl Story {
    /// Reads the story in a file; an error names the file.
    pub(super) fn of(path: &Path) -> Result<Story, String> {
        let name = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        text.parse().map_err(|error| format!("{name}: {error}"))
    }
}

impl FromStr for Story {
    type Err = StoryError;

    fn from_str(text: &str) -> Result<Story, StoryError> {
        let mut head = Vec::new();
        let mut settings = Settings::default();
        let mut positions = Vec::new();
        let mut steps = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let fault = |why: String| StoryError { line, why };
            let set = if steps.is_empty() {
                setting(text, &mut settings, &mut positions).map_err(fault)?
            } else {
                Settled::No
            };
            match set {
                Settled::Yes => head.push(text.to_owned()),
                Settled::No => steps.push((line, step(text).map_err(fault)?)),
            }
        }
        let variant = settings.start.variant();
        for (name, fen) in positions {
            let setup = parse_fen(&fen, variant).map_err(|error| StoryError {
                line: 1,
                why: error.to_string(),
            })?;
            match name {
                "set-up" => settings.start = setup,
                _ => settings.on_board = Some(setup),
            }
        }
        Ok(Story {
            head,
            settings,
            steps,
        })
    }
}

enum Settled {
    Yes,
    No,
}

fn setting(
    text: &str,
    settings: &mut Settings,
    positions: &mut Vec<(&'static str, String)>,
) -> Result<Settled, String> {
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') {
        return Ok(Settled::Yes);
    }
    let Some((name, value)) = text.split_once(": ") else {
        return Ok(Settled::No);
    };
    let value = value.trim();
    let wrong = || format!("{name} cannot be {value:?}");
    match name {
        "variant" => {
            settings.start = Setup::start(Variant::from_word(value).ok_or_else(wrong)?);
        }
        "mode" => {
            settings.mode = match value {
                "official" | "rehearsal" => Mode::Official,
                "training" => Mode::Training,
                _ => return Err(wrong()),
            };
            if value == "rehearsal" {
                settings.arbiter = ArbiterIs::Program;
            }
        }
        "blind" => {
            let blind: &[Side] = match value {
                "white" => &[Side::White],
                "black" => &[Side::Black],
                "both" => &Side::ALL,
                _ => return Err(wrong()),
            };
            settings.sight = BySide::from_fn(|side| {
                if blind.contains(&side) {
                    Sight::Blind
                } else {
                    Sight::Sighted
                }
            });
        }
        "sight" => {
            let (white, black) = value.split_once(", ").ok_or_else(wrong)?;
            settings.sight = BySide {
                white: Sight::of_word(white).ok_or_else(wrong)?,
                black: Sight::of_word(black).ok_or_else(wrong)?,
            };
        }
        "board" => {
            settings.boards = match value {
                "none" => Vec::new(),
                "white" => vec![BoardOf::Side(Side::White)],
                "black" => vec![BoardOf::Side(Side::Black)],
                "white and black" => Side::ALL.map(BoardOf::Side).to_vec(),
                "both" => vec![BoardOf::Shared],
                _ => return Err(wrong()),
            }
        }
        "make" | "make white" | "make black" => {
            let sides: &[Side] = match name {
                "make white" => &[Side::White],
                "make black" => &[Side::Black],
                _ => &Side::ALL,
            };
            let options = value.replace(' ', ",");
            let make = SimOptions::parse(&options).map_err(said)?.make;
            for side in sides {
                *settings.makes.get_mut(*side) = make;
            }
        }
        "words" => {
            settings.words = match value {
                "when needed" => Words::WhenNeeded,
                "always" => Words::Always,
                _ => return Err(wrong()),
            }
        }
        "pieces" => {
            let (side, words) = value.split_once('=').ok_or_else(wrong)?;
            let mut sides = Side::ALL.into_iter();
            let side = sides.find(|it| it.word() == side).ok_or_else(wrong)?;
            *settings.pieces.get_mut(side) = Pieces::read(words).ok_or_else(wrong)?;
        }
        "channels" => {
            let of = |word: &str| {
                let players = [Listener::White, Listener::Black];
                let mut all = players
                    .into_iter()
                    .chain([Listener::Assistant, Listener::Room]);
                all.find(|it| it.word() == word)
            };
            let all: Option<Vec<Listener>> = value.split(", ").map(of).collect();
            settings.channels = all.ok_or_else(wrong)?;
        }
        "keyboard" => {
            settings.keys.keyboard = match value {
                "player" => AtKeyboard::Player,
                "both" => AtKeyboard::Both,
                "assistant" => AtKeyboard::Assistant,
                "white" => AtKeyboard::Side(Side::White),
                "black" => AtKeyboard::Side(Side::Black),
                _ => return Err(wrong()),
            }
        }
        "assistant's keys" => {
            for choice in value.split(", ") {
                let (stroke, action) = choice.split_once(" = ").ok_or_else(wrong)?;
                let map = &mut settings.keys.assistant;
                map.choose(InputDevice::Keys, stroke, action)
                    .map_err(said)?;
            }
        }
        "keys" | "pad" => {
            let device = if name == "keys" {
                InputDevice::Keys
            } else {
                InputDevice::Pad
            };
            for choice in value.split(", ") {
                let (stroke, action) = choice.split_once(" = ").ok_or_else(wrong)?;
                for side in Side::ALL {
                    let map = settings.keys.players.get_mut(side);
                    map.choose(device, stroke, action).map_err(said)?;
                }
            }
        }
        "whisper" => {
            settings.whisper = match value {
                "off" => Whisper::Off,
                "sound" => Whisper::Sound,
                "number" => Whisper::Number,
                _ => return Err(wrong()),
            }
        }
        "consent" => {
            let consent = |word: &str| {
                let mut all = Consent::ALL.into_iter();
                all.find(|it| it.key().replace('_', " ") == word)
            };
            let given: Option<Vec<Consent>> = value.split(", ").map(consent).collect();
            settings.consents = given.ok_or_else(wrong)?;
        }
        "hands" => {
            settings.hands = match value {
                "real" => Hands::Real,
                "simulated" => Hands::Simulated,
                _ => return Err(wrong()),
            }
        }
        "names" => {
            let (white, black) = value.split_once(", ").ok_or_else(wrong)?;
            settings.names = BySide {
                white: white.to_owned(),
                black: black.to_owned(),
            };
        }
        "event" => {
            settings.event_text.push_str(value);
            settings.event_text.push('\n');
            let read = EventFile::parse(&settings.event_text, Path::new("event"));
            let file = read.map_err(said)?;
            if let Some(odd) = file.unknown.first() {
                return Err(format!("an event file knows no {}", odd.key));
            }
            (settings.event, settings.codes) = (file.settings, file.codes);
        }
        "pin" => settings.pin = Some(value.to_owned()),
        "time" => settings.time = Some(value.parse().map_err(said)?),
        "clock" | "clock device" => {
            settings.time = Some(value.parse().map_err(said)?);
            settings.keeper = match name {
                "clock" => Keeper::Embedded,
                _ => Keeper::Device,
            };
        }
        "settings white" | "settings black" | "settings assistant" | "settings room" => {
            let whose = match name {
                "settings white" => Listener::White,
                "settings black" => Listener::Black,
                "settings assistant" => Listener::Assistant,
                _ => Listener::Room,
            };
            let file = settings.files.entry(whose).or_default();
            file.push_str(value);
            file.push('\n');
        }
        "low time" => {
            settings.low_time = match value {
                "off" => LowTimeLevel::Off,
                "tone" => LowTimeLevel::Tone,
                "few" => LowTimeLevel::Few,
                "all" => LowTimeLevel::All,
                _ => return Err(wrong()),
            }
        }
        "first words" => {
            settings.first_words = match value {
                "on" => true,
                "off" => false,
                _ => return Err(wrong()),
            }
        }
        "pulses" => {
            settings.pulses = match value {
                "off" => false,
                "on" => true,
                _ => return Err(wrong()),
            }
        }
        "lang" => settings.language = Language::from_tag(value).ok_or_else(wrong)?,
        "set-up" => positions.push(("set-up", value.to_owned())),
        "on the board" => positions.push(("on the board", value.to_owned())),
        "faults" => settings.faults = Faults::parse(value, settings.seed).map_err(said)?,
        "seed" => settings.seed = value.parse().map_err(said)?,
        "sounds" => {
            settings.sounds = match value {
                "known" => true,
                "new" => false,
                _ => return Err(wrong()),
            }
        }
        "voice" => {
            settings.voice = match value {
                "instant" => VoiceHabit::Instant,
                "paced" => VoiceHabit::Paced,
                "text" => VoiceHabit::Text,
                "dies" => VoiceHabit::Dies { after: 2 },
                _ => return Err(wrong()),
            }
        }
        _ => return Ok(Settled::No),
    }
    Ok(Settled::Yes)
}

fn said(error: impl Display) -> String {
    error.to_string()
}

fn step(text: &str) -> Result<Step, String> {
    let text = text.trim();
    if text.is_empty() || text.starts_with('#') {
        return Ok(Step::Prose(text.to_owned()));
    }
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    Ok(match word {
        "hear" | "sound" | "dropped" => Step::Hear(text.to_owned()),
        "desk" => Step::Desk(rest.to_owned()),
        "feel" => Step::Feel(text.to_owned()),
        "second" if rest.starts_with("feel ") => Step::Feel(text.to_owned()),
        "silence" => Step::Silence(time(rest)?),
        "record:" => Step::Record(rest.to_owned()),
        "logged:" => Step::Logged(rest.to_owned()),
        "protocol:" => Step::Protocol(rest.to_owned()),
        "kept" => Step::Kept(rest.to_owned()),
        _ => Step::Act(act(text, word, rest)?),
    })
}

/// The act of a hand or a cable.
fn done(text: &str) -> Option<Hand> {
    match text {
        "board unplugged" => Some(Hand::Unplugs),
        "board plugged" => Some(Hand::Plugs),
        _ => hand(text.strip_prefix("hand ")?),
    }
}

fn act(text: &str, word: &str, rest: &str) -> Result<Act, String> {
    let no_act = || format!("{text:?} is nothing that can happen or be expected in a story");
    Ok(match (word, rest) {
        ("type", line) => Act::Type(line.to_owned()),
        ("white's", what) => Act::Hand(Some(Side::White), done(what).ok_or_else(no_act)?),
        ("black's", what) => Act::Hand(Some(Side::Black), done(what).ok_or_else(no_act)?),
        ("hand" | "board", _) => Act::Hand(None, done(text).ok_or_else(no_act)?),
        ("crash", rest) if rest.starts_with(NEW_CODE) => {
            Act::NewCode(rest.trim_start_matches(NEW_CODE).to_owned())
        }
        ("crash", "and resume") => Act::CrashAndResume(Duration::ZERO),
        ("crash", rest) if rest.ends_with(" and resume") => {
            let gone = rest
                .trim_end_matches(" and resume")
                .trim_start_matches("for ");
            Act::CrashAndResume(time(gone)?)
        }
        ("sleep", long) => Act::Sleep(time(long)?),
        ("computer", what) => {
            let by = what.strip_prefix("put back ").ok_or_else(no_act)?;
            Act::PutBack(time(by)?)
        }
        ("clock", what) if what.starts_with("refuses ") => {
            Act::ClockRefuses(what.to_owned(), refusal(what).ok_or_else(no_act)?)
        }
        ("clock", what) => Act::Clock(what.to_owned(), clock(what).ok_or_else(no_act)?),
        ("pad", what) => Act::Pad(text.to_owned(), Seat::First, pad(what).ok_or_else(no_act)?),
        ("second" | "third", what) => {
            let what = what.strip_prefix("pad ").ok_or_else(no_act)?;
            let seat = match word {
                "second" => Seat::Second,
                _ => Seat::Third,
            };
            Act::Pad(text.to_owned(), seat, pad(what).ok_or_else(no_act)?)
        }
        ("disk", "gone") => Act::Disk(DiskHabit::Gone),
        ("disk", "full") => Act::Disk(DiskHabit::Full),
        ("disk", "hangs") => Act::Disk(DiskHabit::Hangs),
        ("disk", "back") => Act::Disk(DiskHabit::Fine),
        ("key" | "keys", named) => Act::Keys(text.to_owned(), keys(named).ok_or_else(no_act)?),
        ("page", what) => page(what).ok_or_else(no_act)?,
        ("end", "") => Act::End,
        ("plays", round) => plays(round).ok_or_else(no_act)?,
        ("wait", long) => Act::Wait(time(long)?),
        ("white:" | "black:" | "assistant:" | "arbiter:" | "białe:" | "czarne:", _) => {
            Act::Type(text.to_owned())
        }
        _ => return Err(no_act()),
    })
}

/// Reads acts on pages: `asks ROLE as NAME`, `gone NAME`, `1: press`, `1 of 4: press`, `1 pressed 3: press`, `1 late 3s: press`, `2 aloud
/// 7: yes`, `2 seen 12: stop`, `1 to asked: yes`, `1 then press: 32-28`.
fn page(what: &str) -> Option<Act> {
    if let Some(asks) = what.strip_prefix("asks ") {
        let (role, name) = asks.split_once(" as ")?;
        return Some(Act::PageAsks(role.to_owned(), name.to_owned()));
    }
    if let Some(name) = what.strip_prefix("gone ") {
        return Some(Act::PageGone(name.to_owned()));
    }
    let (head, line) = what.split_once(": ")?;
    let mut words = head.split(' ');
    let mut done = PageAct {
        device: words.next()?.parse().ok()?,
        line: line.to_owned(),
        ..PageAct::default()
    };
    while let (Some(word), Some(value)) = (words.next(), words.next()) {
        match word {
            "of" => done.ply = Some(value.parse().ok()?),
            "pressed" => done.presses = Some(value.parse().ok()?),
            "aloud" => done.aloud = Some(value.parse().ok()?),
            "seen" => done.rows = Some(value.parse().ok()?),
            "late" => done.late = Some(time(value).ok()?),
            "to" if value == "asked" => done.asked = true,
            "then" if value == "press" => done.then_press = true,
            _ => return None,
        }
    }
    Some(Act::Page(done))
}

/// The reason for which a clock device refuses.
fn refusal(what: &str) -> Option<ClockRefusal> {
    Some(match what.strip_prefix("refuses ")? {
        "wrong mode" => ClockRefusal::WrongMode,
        "unable" => ClockRefusal::Unable,
        "no answer" => ClockRefusal::NoAnswer,
        "untold" => ClockRefusal::Untold,
        _ => return None,
    })
}

/// The act of a clock device.
fn clock(what: &str) -> Option<ClockEvent> {
    let words: Vec<&str> = what.split_whitespace().collect();
    let side = |word: &str| Side::ALL.into_iter().find(|it| it.word() == word);
    let shown = |word: &str| {
        let parts = word.split(':').map(str::parse::<u64>);
        let parts: Vec<u64> = parts.collect::<Result<_, _>>().ok()?;
        let seconds = parts.into_iter().fold(0, |sum, part| sum * 60 + part);
        Some(Duration::from_secs(seconds))
    };
    Some(match words.as_slice() {
        ["found"] => ClockEvent::Found(ClockIdentity::default()),
        ["pressed", by] => ClockEvent::Pressed(side(by)?),
        ["battery", "low"] => ClockEvent::BatteryLow,
        ["lost"] => ClockEvent::Lost(LostWhy::Silent),
        ["back"] => ClockEvent::Back,
        ["shows", white, black, rest @ ..] => ClockEvent::Shows(ClockShows {
            left: BySide {
                white: shown(white)?,
                black: shown(black)?,
            },
            running: match rest {
                [] => None,
                [running] => Some(side(running)?),
                _ => return None,
            },
            flag: BySide::default(),
        }),
        _ => return None,
    })
}

/// The acts of a gamepad.
fn pad(what: &str) -> Option<Vec<PadEvent>> {
    let connected = |motor| PadEvent::Connected {
        name: "a gamepad".to_owned(),
        motor,
    };
    Some(vec![match what {
        "connected" => connected(Motor::There),
        "connected without a motor" => connected(Motor::Missing),
        "lost" => PadEvent::Lost,
        _ => return strokes(what),
    }])
}

/// Reads strokes of a pad: `presses south`, `holds left trigger`, `lets go left trigger`, `flicks left stick up`, `digits 3228`.
fn strokes(what: &str) -> Option<Vec<PadEvent>> {
    let button = |name: &str| Button::ALL.into_iter().find(|it| it.word() == name);
    let pressed = |button| vec![PadEvent::Pressed(button), PadEvent::Released(button)];
    if let Some(name) = what.strip_prefix("presses ") {
        return Some(pressed(button(name)?));
    }
    if let Some(name) = what.strip_prefix("holds ") {
        return Some(vec![PadEvent::Pressed(button(name)?)]);
    }
    if let Some(name) = what.strip_prefix("lets go ") {
        return Some(vec![PadEvent::Released(button(name)?)]);
    }
    if let Some(name) = what.strip_prefix("flicks ") {
        let Some(Stroke::Pad(PadStroke::Flick(thumb, way))) = Stroke::read(InputDevice::Pad, name)
        else {
            return None;
        };
        return Some(vec![PadEvent::Flicked(thumb, way)]);
    }
    let digits = what.strip_prefix("digits ")?.chars().map(pad_digit);
    Some(digits.collect::<Option<Vec<_>>>()?.concat())
}

/// The acts of a thumb for a digit.
fn pad_digit(digit: char) -> Option<Vec<PadEvent>> {
    let pressed = |button| vec![PadEvent::Pressed(button), PadEvent::Released(button)];
    match digit {
        '0' => Some(pressed(Button::RightTrigger)),
        '5' => Some(pressed(Button::RightStick)),
        _ => {
            let digit = digit.to_digit(10)?;
            let mut ways = Way::ALL.into_iter();
            let way = ways.find(|way| u32::from(way.digit()) == digit)?;
            Some(vec![PadEvent::Flicked(Thumb::Right, way)])
        }
    }
}

/// Reads keys like `f3` or `3228 enter`: keys by their names, and characters that stand together.
fn keys(named: &str) -> Option<Vec<Key>> {
    let read = |name: &str| match Stroke::read(InputDevice::Keys, name) {
        Some(Stroke::Key(key)) => Some(key),
        _ => None,
    };
    let mut all = Vec::new();
    for name in named.split_whitespace() {
        match read(name) {
            Some(key) => all.push(key),
            None => all.extend(name.chars().map(Key::Char)),
        }
    }
    (!all.is_empty()).then_some(all)
}

/// Reads the round after `plays`, as in `20 times 46-41 2-8 41-46 8-2`.
fn plays(round: &str) -> Option<Act> {
    let (times, moves) = round.split_once(" times ")?;
    let moves = moves.split_whitespace().map(str::to_owned).collect();
    Some(Act::Plays(times.parse().ok()?, moves))
}

fn hand(what: &str) -> Option<Hand> {
    let words: Vec<&str> = what.split_whitespace().collect();
    let own = |text: &&str| (*text).to_owned();
    Some(match words.as_slice() {
        ["lifts", square] => Hand::Lifts(own(square)),
        ["puts", square] => Hand::Puts(own(square), None),
        ["puts", square, piece] => Hand::Puts(own(square), Some(own(piece))),
        ["removes", square] => Hand::Removes(own(square)),
        ["slides", from, to] => Hand::Slides(own(from), own(to)),
        ["moves", ..] => Hand::Moves(words.get(1..)?.join(" ")),
        _ => return None,
    })
}

/// Reads a time like `2s`, `300ms` or `1.5s`.
fn time(text: &str) -> Result<Duration, String> {
    let wrong = || format!("{text:?} is no time; write 2s, 1.5s or 300ms");
    if let Some(number) = text.strip_suffix("ms") {
        return number
            .parse()
            .map(Duration::from_millis)
            .map_err(|_| wrong());
    }
    let number = text.strip_suffix('s').ok_or_else(wrong)?;
    let seconds: f64 = number.parse().map_err(|_| wrong())?;
    Duration::try_from_secs_f64(seconds).map_err(|_| wrong())
}
