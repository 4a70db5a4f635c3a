//! A voice for commands that speak outside a game: one thing after the other, said to its end or cut, as the one
//! who plays here without a name has chosen to be spoken to.

use std::sync::mpsc::{self, Receiver};

use zgoda_speech::announcement::Earcon;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{self, Command, Speech, VoiceEvent, VoiceHandle, VoiceSpec};
use zgoda_speech::{Language, UtteranceId};

use crate::common::{Common, DEFAULT_VOICE, data_folder};
use crate::outcome::Failure;
use crate::personal::Personal;
use crate::personal::place::{self, NAMELESS};
use crate::stderr;

/// The voice that was asked for, or the one a game would use.
#[derive(Debug)]
pub(super) struct Speaker {
    /// Nothing where text is all there is.
    voice: Option<(VoiceHandle, Receiver<VoiceEvent>)>,
    language: Language,
    delivery: Delivery,
    last: UtteranceId,
    /// Is something being said?
    sounds: bool,
    /// A voice that was asked for must speak; the one a game would use may fail.
    must: bool,
}

impl Speaker {
    /// Opens it. What was asked for and cannot be opened is an error; what nobody asked for gives way
    /// to text, as in a game.
    pub(super) fn open(
        asked: Option<&str>,
        common: &Common,
        language: Language,
    ) -> Result<Speaker, Failure> {
        let chosen = settings(common, language);
        let spec = match asked {
            Some(asked) => asked.parse::<VoiceSpec>().map_err(Failure::of)?,
            None => chosen.speaker().cloned().unwrap_or(DEFAULT_VOICE),
        };
        let mut speaker = Speaker {
            voice: None,
            language,
            delivery: chosen.preferences().speech.delivery,
            last: UtteranceId::FIRST,
            sounds: false,
            must: asked.is_some(),
        };
        if spec != VoiceSpec::Text {
            let (events, inbox) = mpsc::channel();
            let opened = voice::open(&spec, voice::Options::new(language), move |event| {
                // Nobody listens any more once the words are over.
                let _ = events.send(event);
            });
            match opened {
                Ok(handle) => speaker.voice = Some((handle, inbox)),
                Err(error) => speaker.fails(Failure::of(error))?,
            }
        }
        Ok(speaker)
    }

    /// Does it speak, or is there only text?
    pub(super) const fn speaks(&self) -> bool {
        self.voice.is_some()
    }

    /// Begins to say `text`; what is still being said is cut.
    pub(super) fn say(&mut self, text: &str) {
        self.say_after(None, text);
    }

    /// Likewise, after this sound.
    pub(super) fn say_after(&mut self, earcon: Option<Earcon>, text: &str) {
        self.silence();
        let Some((voice, _)) = &self.voice else {
            return;
        };
        self.last = self.last.next();
        self.sounds = true;
        voice.send(Command::Speak(Speech {
            id: self.last,
            text: Some(text.to_owned()),
            language: self.language,
            delivery: self.delivery.clone(),
            earcon,
        }));
    }

    /// Falls silent.
    pub(super) fn silence(&mut self) {
        if let (true, Some((voice, _))) = (self.sounds, &self.voice) {
            voice.send(Command::Cancel(self.last));
        }
        self.sounds = false;
    }

    /// Waits until all is said.
    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        while self.sounds {
            let Some((_, events)) = &self.voice else {
                break;
            };
            match events.recv() {
                Ok(VoiceEvent::NoVoiceFor { language }) => stderr::tell(format_args!(
                    "this voice does not speak {}; it says the words as it can",
                    language.tag()
                )),
                Ok(VoiceEvent::Lacks { library }) => stderr::tell(library),
                Ok(VoiceEvent::Ended { id, .. }) if id == self.last => self.sounds = false,
                Ok(VoiceEvent::Failed { why, .. } | VoiceEvent::Gone { why }) => {
                    self.fails(Failure::of(why))?;
                }
                Ok(_) => {}
                Err(_) => self.fails(Failure::Sentence(
                    "the voice fell silent before the end; try --voice none".to_owned(),
                ))?,
            }
        }
        Ok(())
    }

    fn fails(&mut self, failure: Failure) -> Result<(), Failure> {
        self.voice = None;
        self.sounds = false;
        match failure {
            Failure::Sentence(sentence) if !self.must => {
                stderr::tell(sentence);
                Ok(())
            }
            failure => Err(failure),
        }
    }
}

/// What the one who plays here without a name has chosen; without settings, or without a folder for them, nothing.
pub(super) fn settings(common: &Common, suggested: Language) -> Personal {
    match data_folder(common.data.as_deref()) {
        Some(data) => place::read(&place::of_name(&data, NAMELESS), suggested).0,
        None => Personal::new(suggested),
    }
}
