// SPDX-License-Identifier: GPL-3.0-or-later
//! People's own settings during a game. A person changes them by a word or in the menu, and hears the effect immediately. They are
//! kept in a file, and limited by the consents of the event.
//!
//! The module `whose` finds the person with the settings that a line means.

pub(in crate::session) mod telling;
pub(in crate::session) mod vocabularies;
pub(in crate::session) mod whose;

use zgoda_input::command::setting::{For, SettingCommand};
use zgoda_input::command::terms::{NEW, NONE};
use zgoda_input::command::{Word, Words};
use zgoda_input::personal::choice::{self, Step};
use zgoda_input::personal::voices::{IsThere, NamedVoices};
use zgoda_input::personal::{Preferences, sample};
use zgoda_record::event::Actor;
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{
    Choice, Chosen, Consent, Earcon, LowTimes, ProfileRefusal, Setting, Whisper,
};
use zgoda_speech::settings::{Topic, VoiceName};
use zgoda_speech::{Announcement, Listener, Message};

use super::ask::Ask;
use super::effect::Effect;
use super::fair_play::Audience;
use super::wanted::Item;
use crate::session::table::Table;
pub(super) use telling::Telling;
pub(super) use vocabularies::Vocabularies;
pub(super) use whose::Whose;

/// The known facts about the voices that people can choose, and about people's settings files.
#[derive(Debug, Default)]
pub(super) struct OwnSettings {
    /// The voices that have names; `None` before the first search, and `Some(None)` during it.
    voices: Option<Option<NamedVoices>>,
    /// The last voice that a person chose by its name before the list of voices was known.
    voice_waits: Option<VoiceWaits>,
    /// The listeners with settings that could not be written.
    not_kept: Vec<Listener>,
}

/// The choice of a voice, and the person who made it.
#[derive(Debug)]
struct VoiceWaits {
    name: VoiceName,
    whose: Listener,
    actor: Option<Actor>,
    line: String,
}

impl OwnSettings {
    /// Takes in the list of voices.
    pub(super) fn voices_found(&mut self, found: NamedVoices, table: &mut Table) {
        self.voices = Some(Some(found));
        if let Some(waits) = self.voice_waits.take() {
            self.choose_voice(waits, table);
        }
    }

    fn look_for_voices(&mut self, table: &mut Table) {
        if self.voices.is_none() {
            self.voices = Some(None);
            table.push_effect(Effect::LookForVoices);
        }
    }

    /// Chooses a voice by its name. An unknown voice is refused, and the known voices are named. If no voices are known at all, the
    /// voice is chosen, and the person is told that it is unknown.
    fn choose_voice(&mut self, chosen: VoiceWaits, table: &mut Table) {
        let Some(Some(known)) = &self.voices else {
            self.voice_waits = Some(chosen);
            return self.look_for_voices(table);
        };
        let VoiceWaits {
            name,
            whose,
            actor,
            line,
        } = chosen;
        table.acts(actor);
        table.line_is(&line);
        let language = table.person(whose).preferences().speech.language;
        let is_there = known.has(&name, language);
        if !matches!(is_there, IsThere::No(_)) {
            let voice = Choice::Voice(Some(name));
            choose(voice, whose, self, table);
        }
        let names = match is_there {
            IsThere::Yes => return,
            IsThere::No(names) => names,
            IsThere::Unknown => Vec::new(),
        };
        let names = names.iter().map(|it| it.as_str().to_owned()).collect();
        table.reply(Message::VoiceUnknown { names });
    }

    /// Changes or tells a setting of the person who acts. If the person wants all settings, returns the items of their menu.
    pub(super) fn setting(
        &mut self,
        (setting, text): (SettingCommand, &str),
        vocabularies: &mut Vocabularies,
        table: &mut Table,
    ) -> Option<Vec<Item>> {
        let line = table.line().to_owned();
        let actor = table.actor();
        let Some(whose) = whose::whose(actor, table) else {
            table.reply(Message::NotToBeHad);
            return None;
        };
        match setting.is_for() {
            For::Menu => {
                let items = Chosen::ALL.map(Item::Choice).into_iter();
                let last = [Item::Profile, Item::Command(Word::Settings.english())];
                // The search begins now, so that the voices are found by the time a person reaches them in the menu.
                self.look_for_voices(table);
                return Some(items.chain(last).collect());
            }
            For::Profile => self.profile(text, whose.ear(), vocabularies, table),
            For::Step(of, step) => {
                step_choice((of, step), whose.of(of), self, table);
            }
            For::Choice(of) if text.is_empty() => {
                let choice =
                    telling::in_force(&table.person(whose.of(of)).preferences(), of, table);
                let sample = None;
                table.reply(Message::ChoiceMade { choice, sample });
                if of == Chosen::Sounds {
                    explain_sounds(table);
                }
            }
            For::Choice(of) => {
                let (of, word) = topic_of(of, text);
                let whose = whose.of(of);
                match choice::typed(of, word) {
                    Some(Choice::Voice(Some(name))) => {
                        let waits = VoiceWaits {
                            name,
                            whose,
                            actor,
                            line,
                        };
                        self.choose_voice(waits, table);
                    }
                    Some(choice) => choose(choice, whose, self, table),
                    None => table.reply(Message::ChoiceRefused { of }),
                }
            }
        }
        None
    }

    /// Tells once that the settings of this listener could not be written. The settings are in force nevertheless.
    pub(super) fn settings_not_kept(&mut self, listener: Listener, table: &mut Table) {
        if self.not_kept.contains(&listener) {
            return;
        }
        self.not_kept.push(listener);
        table.say(Audience::of(listener), Message::SettingsNotKept);
    }

    fn profile(
        &mut self,
        text: &str,
        whose: Listener,
        vocabularies: &mut Vocabularies,
        table: &mut Table,
    ) {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        if first == NEW && !rest.is_empty() {
            return match new_profile(rest, whose, vocabularies, table) {
                Ok(()) => profile_chosen(whose, self, table),
                Err(because) => table.reply(Message::ProfileRefused { because }),
            };
        }
        let person = table.person_mut(whose);
        let found = match (first, rest) {
            ("", _) if person.profiles().len() == 0 => {
                return table.reply(Message::NoProfileYet);
            }
            ("", _) => {
                person.next_profile();
                Ok(())
            }
            // The word means no profile, unless a profile has this name.
            (NONE, "") if person.use_profile(text).is_err() => {
                person.no_profile();
                Ok(())
            }
            _ => person.use_profile(text),
        };
        match found {
            Ok(()) => profile_chosen(whose, self, table),
            Err(_) => table.reply(Message::NoProfile),
        }
    }
}

/// Makes a profile of this name.
fn new_profile(
    name: &str,
    whose: Listener,
    vocabularies: &mut Vocabularies,
    table: &mut Table,
) -> Result<(), ProfileRefusal> {
    let actor = table.actor();
    // A profile with such a name could not be chosen later, because the line would mean something else.
    let begins_otherwise = |words: &Words| {
        let terms = words.terms();
        terms.begins_otherwise(name).then_some(())
    };
    match vocabularies::understood(actor, begins_otherwise, vocabularies, table) {
        Some(()) => Err(ProfileRefusal::Name),
        None => table.person_mut(whose).new_profile(name),
    }
}

/// Notes that a listener has met a new sound. Returns the listener with the settings to keep, and the text to keep, if there
/// is any.
pub(super) fn meets_sound(
    of: Listener,
    sound: Earcon,
    table: &mut Table,
) -> Option<(Listener, String)> {
    // If the room has no settings, words to everybody count as met by the player at this program.
    let whose = match of {
        Listener::Room if table.options().people.room.is_none() => table.player_here().into(),
        other => other,
    };
    let text = table.person_mut(whose).meet(sound)?;
    Some((whose, text))
}

/// Plays every sound and says its meaning, also for a listener who has switched sounds off.
fn explain_sounds(table: &mut Table) {
    for sound in Earcon::ALL {
        let audience = table.answered();
        table.say_so(audience, &Message::SoundMeans { sound }, |announcement| {
            Announcement {
                earcon: Some(sound),
                may_be_words: false,
                ..announcement
            }
        });
    }
}

/// The settings of the asker that differ from the usual settings.
pub(super) fn own_settings(table: &Table) -> Vec<Setting> {
    let actor = table.actor();
    let Some(whose) = whose::whose(actor, table) else {
        return Vec::new();
    };
    let profile = table
        .person(whose.ear())
        .profile()
        .map(|name| Setting::Profile(name.to_owned()));
    let other = Chosen::ALL.into_iter();
    let other = other.filter(|of| {
        let chosen = table.person(whose.of(*of)).preferences();
        Preferences::usual(chosen.speech.language).of(*of) != chosen.of(*of)
    });
    let other = other.map(|of| {
        Setting::Own(telling::in_force(
            &table.person(whose.of(of)).preferences(),
            of,
            table,
        ))
    });
    profile.into_iter().chain(other).collect()
}

/// Tells everybody at the beginning about the oddities of their settings file.
pub(super) fn begin_personal(table: &mut Table) {
    for (listener, message) in table.odd_settings() {
        table.say(Audience::of(listener), message);
    }
}

fn choose(choice: Choice, whose: Listener, own: &mut OwnSettings, table: &mut Table) {
    let whispers = matches!(choice, Choice::Whisper(Whisper::Sound | Whisper::Number));
    if whispers
        && table.options().mode == Mode::Official
        && !table.options().event.consents.has(Consent::SquareWhisper)
    {
        return table.not_consented(Consent::SquareWhisper);
    }
    let own_times = choice == Choice::LowTime(LowTimes::Own);
    if own_times && table.person(whose).preferences().low_time_at.is_empty() {
        return table.reply(Message::ChoiceRefused { of: choice.of() });
    }
    table.person_mut(whose).choose(choice.clone());
    chosen(whose, table);
    keep_settings(whose, own, table);
    let variant = table.game().start().variant();
    let heard = choice.of().is_heard_in_a_move();
    let sample = if heard { sample(variant) } else { None };
    let choice = telling::in_force(&table.person(whose).preferences(), choice.of(), table);
    let message = Message::ChoiceMade { choice, sample };
    table.reply_sounding(message, Earcon::Changed);
}

pub(super) fn step_choice(
    (of, step): (Chosen, Step),
    whose: Listener,
    own: &mut OwnSettings,
    table: &mut Table,
) {
    let now_chosen = table.person(whose).preferences();
    let known = own.voices.as_ref().and_then(Option::as_ref);
    let voices = known.map(|all| all.speaking(now_chosen.speech.language));
    let voices = voices.unwrap_or_default();
    match now_chosen.stepped(of, step, &voices) {
        Some(choice) => choose(choice, whose, own, table),
        None => {
            let most = match step {
                Step::Up => true,
                Step::Down => false,
            };
            table.edge(Message::AtTheLimit { most });
        }
    }
}

pub(super) fn step_profile(step: Step, whose: Listener, own: &mut OwnSettings, table: &mut Table) {
    let person = table.person_mut(whose);
    let before = person.profile().map(str::to_owned);
    match step {
        Step::Up => person.next_profile(),
        Step::Down => person.previous_profile(),
    }
    if person.profile() == before.as_deref() {
        return table.edge(Message::NothingFurther);
    }
    profile_chosen(whose, own, table);
}

fn profile_chosen(whose: Listener, own: &mut OwnSettings, table: &mut Table) {
    chosen(whose, table);
    keep_settings(whose, own, table);
    let name = table.person(whose).profile().map(str::to_owned);
    table.reply_sounding(Message::ProfileChosen { name }, Earcon::Changed);
}

/// Handles the effects of a person's choice, which is in force from now on.
fn chosen(whose: Listener, table: &mut Table) {
    let here = table.player_here();
    let speech = table.person(whose).preferences().speech;
    vocabularies::language_changes(whose, speech.language, table);
    let mut spoken_so = vec![whose];
    if whose == here.into() && table.options().people.room.is_none() {
        spoken_so.push(Listener::Room);
    }
    for listener in spoken_so {
        let speech = Box::new(speech.clone());
        table.push_effect(Effect::Speech { listener, speech });
    }
    table.ask(Ask::TellingChanges);
}

/// Sends a person's settings to the disk.
pub(super) fn keep_settings(whose: Listener, own: &mut OwnSettings, table: &mut Table) {
    match table.person(whose).written() {
        Some(text) => table.push_effect(Effect::Keep {
            listener: whose,
            text,
        }),
        None => own.settings_not_kept(whose, table),
    }
}

/// Splits off the topic that a line names: `terse clock` sets the number of words for that topic alone.
fn topic_of(of: Chosen, text: &str) -> (Chosen, &str) {
    let topic = |word: &str| {
        let mut all = Topic::ALL.into_iter();
        all.find(|it| it.word() == word).map(Chosen::VerbosityOf)
    };
    match (of, text.split_once(' ')) {
        (Chosen::Verbosity, Some((first, second))) => match (topic(first), topic(second)) {
            (Some(of), None) => (of, second),
            (None, Some(of)) => (of, first),
            _ => (of, text),
        },
        _ => (of, text),
    }
}
