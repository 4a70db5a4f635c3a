// SPDX-License-Identifier: GPL-3.0-or-later
//! A voice for commands that speak outside a game. The voice says one text after the other. Each text is said to its end,
//! or until a key cuts it. The settings are those of the player without a name.

use std::io::IsTerminal as _;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use zgoda_game::Variant;
use zgoda_input::personal::Personal;
use zgoda_speech::announcement::Earcon;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Speech, VoiceEvent, VoiceSpec};
use zgoda_speech::{Language, Phrasebook, Style};

use crate::common::{Common, voice};
use crate::lone_voice::{LoneVoice, Report};
use crate::outcome::Failure;
use crate::platform::keyboard;
use crate::settings_files::folder::SettingsFolder;
use crate::settings_files::place::{self, NAMELESS};
use crate::stderr;
use crate::terminal::{Keys, Listening, RawMode};

/// The time within which a lost voice reports its failure.
const GONE_WITHIN: Duration = Duration::from_millis(250);

/// An event that a speaker waits for.
enum Heard {
    /// The voice sends a report.
    Voice(Report),
    /// A key was typed, or a signal asks for the end.
    Typed,
}

/// The extent to which a text was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// The whole text was said.
    Whole,
    /// The text was cut by the listener.
    Cut,
}

/// The voice that the command line names, or else the voice that a game would use.
pub(super) struct Speaker {
    voice: LoneVoice,
    heard: Receiver<Heard>,
    tells: Sender<Heard>,
    language: Language,
    delivery: Delivery,
    /// True if the command line names the voice, so that it must speak; another voice may give way to text.
    must: bool,
}

impl Speaker {
    /// Opens a voice. If the command line names a voice that cannot be opened, this is an error. Any other voice gives
    /// way to text, as in a game.
    pub(super) fn open(
        asked: Option<&str>,
        common: &Common,
        language: Language,
    ) -> Result<Speaker, Failure> {
        let chosen = settings(common, language);
        let (tells, heard) = mpsc::channel();
        let told = tells.clone();
        // The receiver is gone after the last words.
        let tell = move |report| drop(told.send(Heard::Voice(report)));
        let voice = match asked {
            Some(asked) => {
                let spec = asked.parse::<VoiceSpec>().map_err(Failure::of)?;
                LoneVoice::only(&spec, language, tell).map_err(Failure::of)?
            }
            None => {
                let spec = voice(chosen.speaker());
                LoneVoice::open(&spec, language, tell)
            }
        };
        Ok(Speaker {
            voice,
            heard,
            tells,
            language,
            delivery: chosen.preferences().speech.delivery,
            must: asked.is_some(),
        })
    }

    /// True if the voice speaks; false if there is only text.
    pub(super) const fn speaks(&self) -> bool {
        self.voice.speaks()
    }

    /// Begins to say `text`; words that are still being said are cut.
    pub(super) fn say(&mut self, text: &str) {
        self.say_after(None, text);
    }

    /// Begins to say `text` after this sound; words that are still being said are cut.
    pub(super) fn say_after(&mut self, earcon: Option<Earcon>, text: &str) {
        self.silence();
        self.voice.say(|id| Speech {
            id,
            text: Some(text.to_owned()),
            language: self.language,
            delivery: self.delivery.clone(),
            earcon,
        });
    }

    /// Stops the words that are being said.
    pub(super) fn silence(&mut self) {
        self.voice.silence();
    }

    /// Lets a key at the terminal cut the words, as long as the returned guard lives; for commands that read no input.
    /// Nothing is read if the input is a pipe, or if the program is in the background.
    pub(super) fn heed_keys(&self) -> Result<Option<RawMode>, Failure> {
        if !std::io::stdin().is_terminal() || !keyboard::is_in_front() {
            return Ok(None);
        }
        let keys = Keys::listen().map_err(Failure::of)?;
        Ok(Some(self.heed(&keys)))
    }

    /// Lets one of these keys cut the words, as long as the returned guard lives.
    pub(super) fn heed(&self, keys: &Keys) -> RawMode {
        let tells = self.tells.clone();
        keys.send_to(move |_| match tells.send(Heard::Typed) {
            Ok(()) => Listening::Yes,
            Err(_) => Listening::No,
        });
        RawMode::enter()
    }

    /// Waits until everything was said, or until a key cut the words.
    pub(super) fn finish(&mut self) -> Result<Said, Failure> {
        let game = Variant::default();
        let book = Phrasebook::new(self.language, game, Style::default());
        let mut failed = None;
        while !self.voice.is_silent() || self.voice.has_failed() {
            let heard = match self.voice.is_silent() {
                false => self.heard.recv().ok(),
                true => self.heard.recv_timeout(GONE_WITHIN).ok(),
            };
            let report = match heard {
                Some(Heard::Voice(report)) => report,
                Some(Heard::Typed) => {
                    self.silence();
                    return Ok(Said::Cut);
                }
                None => break,
            };
            match &report.event {
                VoiceEvent::NoVoiceFor { language } => stderr::tell(format_args!(
                    "this voice does not speak {}; it says the words as it can",
                    language.tag()
                )),
                VoiceEvent::Failed { why, .. } | VoiceEvent::Gone { why } if self.must => {
                    return Err(Failure::of(why.clone()));
                }
                VoiceEvent::Failed { why, .. } => failed = Some(why.clone()),
                _ => {}
            }
            self.voice.answered(&report);
            for news in self.voice.tell_news(&book, &self.delivery) {
                stderr::tell(news);
            }
        }
        if let Some(why) = failed.filter(|_| self.voice.has_failed()) {
            stderr::tell(why);
        }
        Ok(Said::Whole)
    }
}

/// The settings of the player without a name, or the defaults.
pub(super) fn settings(common: &Common, suggested: Language) -> Personal {
    match SettingsFolder::of(common.data.as_deref()) {
        Some(folder) => place::read(&folder.file(NAMELESS), suggested).0,
        None => Personal::new(suggested),
    }
}

/// The language on the command line, or else the language in the settings, or else the language that the environment
/// suggests.
pub(super) fn language(common: &Common) -> Language {
    common.language().unwrap_or_else(|| {
        let chosen = settings(common, common.language_or_environment());
        chosen.preferences().speech.language
    })
}
