// SPDX-License-Identifier: GPL-3.0-or-later
//! A person's settings as one small file: the program reads the file as far as possible, and writes it so that all
//! other entries stay.
//! `docs/reference.md` lists the keys.
//!
//! No entry stops a game: an unknown key is reported and kept, an impossible value is reported and the usual value used
//! instead, and a file that is not understood is never overwritten.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use toml_edit::{DocumentMut, Item, Table, TableLike, Value};
use zgoda_speech::Language;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Choice, Chosen, LowTimes, ProfileRefusal};
use zgoda_speech::met_sounds::MetSounds;
use zgoda_speech::voice::VoiceSpec;

use super::choice::{self, SAME, USUAL};
use super::low_times;
use super::sounds;
use super::{Keeping, Layer, MOST_PROFILES, Personal, Profile, Taken, is_a_name};
use crate::hands::stroke::{InputDevice, Stroke};

/// The longest settings file, in bytes. Real files are shorter.
pub const LONGEST: usize = 1 << 16;

/// The key of the table that holds the profiles, each under its name.
const PROFILES: &str = "profile";
/// The key that names the profile in use.
const IN_USE: &str = "profile_in_use";

/// The key of the usual speaker, which has a value as in `--voice`.
const SPEAKER: &str = "speaker";
/// The voices that a person can choose as the usual speaker.
const SPEAKERS: [(&str, VoiceSpec); 4] = [
    ("system", VoiceSpec::System),
    ("screen-reader", VoiceSpec::ScreenReader),
    ("embedded", VoiceSpec::Embedded),
    ("none", VoiceSpec::Text),
];

/// The oddities of a file, collected by kind.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Oddities {
    /// True if the file was not understood at all.
    pub unread: bool,
    /// The keys that the program does not know.
    pub unknown: Vec<String>,
    /// The choices with an impossible value.
    pub wrong: Vec<Chosen>,
}

impl Oddities {
    /// The messages about the oddities, one for each kind.
    #[must_use]
    pub fn messages(self) -> Vec<Message> {
        let Oddities {
            unread,
            unknown: keys,
            wrong: of,
        } = self;
        let unread = (unread).then_some(Message::SettingsUnread);
        let unknown = (!keys.is_empty()).then_some(Message::SettingsUnknown { keys });
        let wrong = (!of.is_empty()).then_some(Message::SettingsWrong { of });
        [unread, unknown, wrong].into_iter().flatten().collect()
    }
}

impl Personal {
    /// The usual settings, in place of a file that cannot be read or understood. Changes to them are not written to the
    /// file.
    #[must_use]
    pub fn unread(suggested: Language) -> (Personal, Oddities) {
        let odd = Oddities {
            unread: true,
            ..Oddities::default()
        };
        let person = Personal {
            keeping: Keeping::LeftAsItIs,
            ..Personal::new(suggested)
        };
        (person, odd)
    }

    /// Reads the text of a file.
    #[must_use]
    pub fn read(text: &str, suggested: Language) -> (Personal, Oddities) {
        if text.len() > LONGEST {
            return Personal::unread(suggested);
        }
        let Ok(document) = text.parse::<DocumentMut>() else {
            return Personal::unread(suggested);
        };
        let mut person = Personal::new(suggested);
        let mut odd = Oddities::default();
        let mut in_use = None;
        for (key, item) in document.iter() {
            match key {
                IN_USE => match item.as_str() {
                    Some(name) => in_use = Some(name.to_owned()),
                    None => odd.unknown.push(key.to_owned()),
                },
                PROFILES => match item.as_table_like() {
                    Some(profiles) => person.profiles = read_profiles(profiles, &mut odd),
                    None => odd.unknown.push(key.to_owned()),
                },
                SPEAKER => match item.as_str().and_then(speaker_of) {
                    Some(speaker) => person.speaker = Some(speaker),
                    None => odd.wrong.push(Chosen::Voice),
                },
                sounds::KEY => person.met = sounds::read(item, &mut odd.unknown),
                _ => match InputDevice::ALL.into_iter().find(|it| it.word() == key) {
                    Some(device) => person.read_strokes(device, item, &mut odd),
                    None => read_choice(&mut person.own, key, key, item, &mut odd),
                },
            }
        }
        // If the profile in use is missing, this is no fault: the person's own choices are in force.
        person.in_use = in_use.and_then(|name| {
            person
                .profiles
                .iter()
                .position(|profile| profile.name == name)
        });
        person.drop_own_low_times(&mut odd);
        odd.wrong.sort_unstable();
        odd.wrong.dedup();
        person.document = document;
        (person, odd)
    }

    /// Drops the choice "own times" if the file names no times, so that the usual times are heard. A profile may use the
    /// times that are named outside it.
    fn drop_own_low_times(&mut self, odd: &mut Oddities) {
        let outside = !self.own.low_time_at.is_empty();
        let profiles = self.profiles.iter_mut().map(|it| &mut it.choices);
        let layers = profiles.chain([&mut self.own]);
        let own = Choice::LowTime(LowTimes::Own);
        for layer in layers.filter(|layer| !outside && layer.low_time_at.is_empty()) {
            if layer.choices.get(&Chosen::LowTime) == Some(&own) {
                layer.choices.remove(&Chosen::LowTime);
                odd.wrong.push(Chosen::LowTime);
            }
        }
    }

    fn read_strokes(&mut self, device: InputDevice, item: &Item, odd: &mut Oddities) {
        let Some(table) = item.as_table_like() else {
            odd.unknown.push(device.word().to_owned());
            return;
        };
        for (stroke, item) in table.iter() {
            match item.as_str() {
                Some(action) => {
                    let stroke = (device, stroke.to_owned());
                    self.strokes.insert(stroke, action.to_owned());
                }
                None => odd.unknown.push(format!("{}.{stroke}", device.word())),
            }
        }
    }
}

fn speaker_of(word: &str) -> Option<VoiceSpec> {
    let mut all = SPEAKERS.into_iter();
    all.find(|(it, _)| *it == word).map(|(_, speaker)| speaker)
}

fn read_profiles(table: &dyn TableLike, odd: &mut Oddities) -> Vec<Profile> {
    let mut profiles = Vec::new();
    for (name, item) in table.iter() {
        let written = format!("{PROFILES}.{name}");
        match item.as_table_like() {
            Some(inner) if is_a_name(name) && profiles.len() < MOST_PROFILES => {
                let mut choices = Layer::default();
                for (key, item) in inner.iter() {
                    let place = format!("{written}.{key}");
                    read_choice(&mut choices, key, &place, item, odd);
                }
                profiles.push(Profile {
                    name: name.to_owned(),
                    choices,
                });
            }
            _ => odd.unknown.push(written),
        }
    }
    profiles
}

fn read_choice(layer: &mut Layer, key: &str, place: &str, item: &Item, odd: &mut Oddities) {
    if key == low_times::KEY {
        match low_times::read(item) {
            Some(times) => layer.low_time_at = times,
            None => odd.wrong.push(Chosen::LowTime),
        }
        return;
    }
    let Some(of) = Chosen::ALL.into_iter().find(|it| it.key() == key) else {
        odd.unknown.push(place.to_owned());
        return;
    };
    // The value may be a number, a switch or a word, and is read as text.
    let text = match item.as_value() {
        Some(Value::String(text)) => Some(text.value().clone()),
        Some(Value::Integer(number)) => Some(number.value().to_string()),
        Some(Value::Boolean(state)) => Some(if *state.value() { "on" } else { "off" }.to_owned()),
        _ => None,
    };
    match text.and_then(|text| choice::read(of, &text)) {
        Some(choice) => layer.put(choice),
        None => odd.wrong.push(of),
    }
}

/// Writes a choice into this profile, or without a profile among the person's own choices. Other entries stay.
pub(super) fn put(document: &mut DocumentMut, profile: Option<&str>, choice: &Choice) {
    let table: &mut dyn TableLike = match profile {
        None => document.as_table_mut(),
        Some(name) => match profile_table(document, name) {
            Some(table) => table,
            None => return,
        },
    };
    if let Choice::LowTimeAt(times) = choice {
        put_value(table, low_times::KEY, low_times::written(times));
    }
    put_value(table, choice.of().key(), value(choice));
}

fn put_value(table: &mut dyn TableLike, key: &str, value: Value) {
    match table.get_mut(key).and_then(Item::as_value_mut) {
        Some(old) => {
            // A comment after the value stays as the person wrote the comment.
            let decor = old.decor().clone();
            *old = value;
            *old.decor_mut() = decor;
        }
        None => {
            table.insert(key, Item::Value(value));
        }
    }
}

/// Writes down which sounds the person knows.
pub(super) fn put_met(document: &mut DocumentMut, met: &MetSounds) {
    put_value(document.as_table_mut(), sounds::KEY, sounds::written(met));
}

/// Writes down the usual speaker. Returns `false` for a voice that cannot be a usual speaker.
pub(super) fn put_speaker(document: &mut DocumentMut, speaker: &VoiceSpec) -> bool {
    let mut all = SPEAKERS.into_iter();
    let found = all.find(|(_, it)| it == speaker);
    if let Some((word, _)) = &found {
        put_value(document.as_table_mut(), SPEAKER, (*word).into());
    }
    found.is_some()
}

/// Makes a profile, unless something else has its name.
pub(super) fn put_profile(document: &mut DocumentMut, name: &str) -> Result<(), ProfileRefusal> {
    match profile_table(document, name) {
        Some(_) => Ok(()),
        None => Err(ProfileRefusal::InTheWay),
    }
}

/// Writes down what a key or a button means, unless something else is in the place of the table for strokes.
pub(super) fn put_stroke(
    document: &mut DocumentMut,
    stroke: Stroke,
    action: &str,
) -> Result<(), Taken> {
    let device = stroke.device();
    let table = document
        .entry(device.word())
        .or_insert_with(toml_edit::table);
    // Other entries in the table were reported as unknown when the file was read, and they stay.
    let table = table.as_table_like_mut().ok_or(Taken)?;
    // The table may already have the stroke in another spelling.
    let names = table.iter().map(|(name, _)| name.to_owned());
    let same = names.filter(|name| Stroke::read(device, name) == Some(stroke));
    for name in same.collect::<Vec<_>>() {
        table.remove(&name);
    }
    table.insert(&stroke.to_string(), Item::Value(action.into()));
    Ok(())
}

/// Writes down which profile is in use.
pub(super) fn put_in_use(document: &mut DocumentMut, name: Option<&str>) {
    match name {
        Some(name) => put_value(document.as_table_mut(), IN_USE, name.into()),
        None => {
            document.remove(IN_USE);
        }
    }
}

fn profile_table<'d>(document: &'d mut DocumentMut, name: &str) -> Option<&'d mut dyn TableLike> {
    let implicit = || {
        let mut table = Table::new();
        table.set_implicit(true);
        Item::Table(table)
    };
    let profiles = document.entry(PROFILES).or_insert_with(implicit);
    // Other entries in the table were reported as unknown when the file was read, and they stay.
    let profile = profiles
        .as_table_like_mut()?
        .entry(name)
        .or_insert_with(|| Item::Table(Table::new()));
    profile.as_table_like_mut()
}

/// The value with which the file states a choice.
fn value(choice: &Choice) -> Value {
    match choice {
        Choice::Language(language) => language.tag().into(),
        Choice::Rate(rate) => i64::from(rate.words_a_minute()).into(),
        Choice::Volume(volume) => i64::from(volume.percent()).into(),
        Choice::Pitch(pitch) => i64::from(pitch.percent()).into(),
        Choice::Voice(None) => USUAL.into(),
        Choice::Voice(Some(name)) => name.as_str().into(),
        Choice::Verbosity(verbosity) | Choice::VerbosityOf(_, Some(verbosity)) => {
            verbosity.word().into()
        }
        Choice::VerbosityOf(_, None) => SAME.into(),
        Choice::Numbers(style) => style.word().into(),
        Choice::Letters(style) => style.word().into(),
        Choice::Sounds(state) | Choice::Pulses(state) => (*state).into(),
        Choice::LowTime(times) => times.word().into(),
        // The times themselves have a key of their own.
        Choice::LowTimeAt(_) => LowTimes::Own.word().into(),
        Choice::Words(words) => words.word().into(),
        Choice::Whisper(whisper) => whisper.word().into(),
    }
}
