//! A voice for commands that speak outside a game: one thing after the other, said to its end or cut, as the one
//! who plays here without a name has chosen to be spoken to.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use zgoda_game::Variant;
use zgoda_speech::announcement::Earcon;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Speech, VoiceEvent, VoiceSpec};
use zgoda_speech::{Language, Phrasebook, Style};

use crate::common::{Common, DEFAULT_VOICE, data_folder};
use crate::lone_voice::{LoneVoice, Report};
use crate::outcome::Failure;
use crate::personal::Personal;
use crate::personal::place::{self, NAMELESS};
use crate::stderr;

/// A voice that fails because it is gone says so within this.
const GONE_WITHIN: Duration = Duration::from_millis(250);

/// The voice that was asked for, or the one a game would use.
pub(super) struct Speaker {
    voice: LoneVoice,
    reports: Receiver<Report>,
    language: Language,
    delivery: Delivery,
    /// A voice that was asked for must speak; the one a game would use may give way.
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
        let (tells, reports) = mpsc::channel();
        // Nobody listens any more once the words are over.
        let tell = move |report| drop(tells.send(report));
        let voice = match asked {
            Some(asked) => {
                let spec = asked.parse::<VoiceSpec>().map_err(Failure::of)?;
                LoneVoice::only(&spec, language, tell).map_err(Failure::of)?
            }
            None => {
                let spec = chosen.speaker().unwrap_or(&DEFAULT_VOICE);
                LoneVoice::open(spec, language, tell)
            }
        };
        Ok(Speaker {
            voice,
            reports,
            language,
            delivery: chosen.preferences().speech.delivery,
            must: asked.is_some(),
        })
    }

    /// Does it speak, or is there only text?
    pub(super) const fn speaks(&self) -> bool {
        self.voice.speaks()
    }

    /// Begins to say `text`; what is still being said is cut.
    pub(super) fn say(&mut self, text: &str) {
        self.say_after(None, text);
    }

    /// Likewise, after this sound.
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

    /// Falls silent.
    pub(super) fn silence(&mut self) {
        self.voice.silence();
    }

    /// Waits until all is said.
    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        let game = Variant::International;
        let book = Phrasebook::new(self.language, game, Style::default());
        let mut failed = None;
        while !self.voice.is_silent() || self.voice.has_failed() {
            let report = match self.voice.is_silent() {
                false => self.reports.recv().ok(),
                true => self.reports.recv_timeout(GONE_WITHIN).ok(),
            };
            let Some(report) = report else {
                break;
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
        Ok(())
    }
}

/// What the one who plays here without a name has chosen; without settings, or without a folder for them, nothing.
pub(super) fn settings(common: &Common, suggested: Language) -> Personal {
    match data_folder(common.data.as_deref()) {
        Some(data) => place::read(&place::of_name(&data, NAMELESS), suggested).0,
        None => Personal::new(suggested),
    }
}
