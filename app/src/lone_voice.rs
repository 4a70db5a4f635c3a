// SPDX-License-Identifier: GPL-3.0-or-later
//! A voice that speaks to somebody outside a game, one text after the other, until a key cuts it. If the voice fails, the
//! next voice takes its place, as in a game. The next voice first repeats the words that were not said, and then tells of
//! the change.
//!
//! The owner of the voice decides in which words the change is shown and said. A game has queues for all of this
//! (`speech_output`).

use std::collections::VecDeque;
use std::sync::Arc;

use zgoda_speech::announcement::Message;
use zgoda_speech::output::{Screen, replaced_by, voices};
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{self, Command, Speech, VoiceError, VoiceEvent, VoiceHandle, VoiceSpec};
use zgoda_speech::{Language, Phrasebook, UtteranceId, VoiceSlot};

use crate::stderr;

/// An event that a voice tells, to be handed to [`LoneVoice::answered`].
#[derive(Clone, Debug)]
pub(crate) struct Report {
    /// The number of the voice that tells the event.
    of: usize,
    pub(crate) event: VoiceEvent,
}

/// A voice, the voices that take its place if it fails, and the words that are still to be said. Without a voice, words
/// are only printed.
pub(crate) struct LoneVoice {
    open: Option<VoiceHandle>,
    /// The voice that speaks now.
    spec: VoiceSpec,
    /// The voices that take the place of this voice, in this order.
    next: VecDeque<VoiceSlot>,
    /// The number of voices that spoke before this one.
    number: usize,
    language: Language,
    tells: Arc<dyn Fn(Report) + Send + Sync>,
    waiting: VecDeque<Speech>,
    /// The speeches on which this voice failed. The next voice repeats them; if this voice speaks again, these speeches
    /// are dropped.
    failed: VecDeque<Speech>,
    last: UtteranceId,
    news: VecDeque<Message>,
}

impl LoneVoice {
    /// Opens the voice; its reports go to `tells`, from any thread.
    pub(crate) fn open(
        spec: &VoiceSpec,
        language: Language,
        tells: impl Fn(Report) + Send + Sync + 'static,
    ) -> LoneVoice {
        let mut voice = LoneVoice::closed(spec, language, tells);
        let next = voices(spec.slot(), Screen::Here).into_iter().skip(1);
        voice.next = next.collect();
        voice.open_this_or_the_next();
        voice
    }

    /// Opens this voice, or fails. If the voice is lost later, no other voice follows, and words are only printed.
    pub(crate) fn only(
        spec: &VoiceSpec,
        language: Language,
        tells: impl Fn(Report) + Send + Sync + 'static,
    ) -> Result<LoneVoice, VoiceError> {
        let mut voice = LoneVoice::closed(spec, language, tells);
        voice.open_this()?;
        Ok(voice)
    }

    fn closed(
        spec: &VoiceSpec,
        language: Language,
        tells: impl Fn(Report) + Send + Sync + 'static,
    ) -> LoneVoice {
        LoneVoice {
            open: None,
            spec: spec.clone(),
            next: VecDeque::new(),
            number: 0,
            language,
            tells: Arc::new(tells),
            waiting: VecDeque::new(),
            failed: VecDeque::new(),
            last: UtteranceId::FIRST,
            news: VecDeque::new(),
        }
    }

    /// True if a voice speaks; false if there is only text.
    pub(crate) const fn speaks(&self) -> bool {
        self.open.is_some()
    }

    /// The voice that speaks now.
    pub(crate) const fn spec(&self) -> &VoiceSpec {
        &self.spec
    }

    pub(crate) fn is_silent(&self) -> bool {
        self.waiting.is_empty()
    }

    /// True if the voice has failed on a speech and has said no speech since. If the whole voice is gone, the report of
    /// its loss comes soon after, and then the next voice repeats the speech.
    pub(crate) fn has_failed(&self) -> bool {
        !self.failed.is_empty()
    }

    /// Says a speech after the speeches that are being said or wait.
    pub(crate) fn say(&mut self, speech: impl FnOnce(UtteranceId) -> Speech) {
        if let Some(voice) = &self.open {
            self.last = self.last.next();
            let speech = speech(self.last);
            self.waiting.push_back(speech.clone());
            voice.send(Command::Speak(speech));
        }
    }

    /// Cancels everything that is being said or waits.
    pub(crate) fn silence(&mut self) {
        self.failed.clear();
        for speech in self.waiting.drain(..) {
            if let Some(voice) = &self.open {
                voice.send(Command::Cancel(speech.id));
            }
        }
    }

    /// Takes a report of the voice. True if the report ended a speech.
    pub(crate) fn answered(&mut self, report: &Report) -> bool {
        if report.of != self.number {
            return false;
        }
        let before = self.waiting.len();
        match &report.event {
            VoiceEvent::Ended { id, .. } => drop(self.take(*id)),
            VoiceEvent::Failed { id, why } => {
                tracing::warn!(%why, "not said");
                let failed = self.take(*id);
                self.failed.extend(failed);
            }
            VoiceEvent::Gone { why } => {
                stderr::tell(why);
                self.give_way();
            }
            VoiceEvent::Begun { .. } => self.failed.clear(),
            VoiceEvent::Lacks { library } => stderr::tell(library),
            VoiceEvent::Ready
            | VoiceEvent::Cancelled { .. }
            | VoiceEvent::NoVoiceFor { .. }
            | VoiceEvent::Searching
            | VoiceEvent::Searched
            | VoiceEvent::NoVoiceNamed { .. } => {}
        }
        self.waiting.len() < before
    }

    /// The next message about a change of voice: another voice speaks now, or none does. Each message is returned once.
    pub(crate) fn news(&mut self) -> Option<Message> {
        self.news.pop_front()
    }

    /// Says the messages about changes of voice, and returns their words, which have to be shown as well.
    pub(crate) fn tell_news(&mut self, book: &Phrasebook, delivery: &Delivery) -> Vec<String> {
        let all: Vec<Message> = self.news.drain(..).collect();
        let words = all.iter().map(|news| {
            let text = book.words(news).text;
            self.say(|id| Speech {
                id,
                text: Some(text.clone()),
                language: book.language(),
                delivery: delivery.clone(),
                earcon: None,
            });
            text
        });
        words.collect()
    }

    fn take(&mut self, id: UtteranceId) -> Option<Speech> {
        let place = self.waiting.iter().position(|speech| speech.id == id)?;
        self.waiting.remove(place)
    }

    fn open_this(&mut self) -> Result<(), VoiceError> {
        if self.spec != VoiceSpec::Text {
            let (tells, of) = (Arc::clone(&self.tells), self.number);
            let tell = move |event| tells(Report { of, event });
            let opened = voice::open(&self.spec, voice::Options::new(self.language), tell)?;
            self.open = Some(opened);
        }
        Ok(())
    }

    fn open_this_or_the_next(&mut self) {
        while let Err(why) = self.open_this() {
            stderr::tell(why);
            self.change();
        }
    }

    fn change(&mut self) {
        let to = self.next.pop_front().unwrap_or(VoiceSlot::Text);
        self.news.push_back(replaced_by(to));
        self.spec = VoiceSpec::of_slot(to);
        self.number = self.number.saturating_add(1);
    }

    /// Hands everything unsaid to the next voice.
    fn give_way(&mut self) {
        // A voice that hangs must not hold up the program.
        if let Some(gone) = self.open.take() {
            gone.leave();
        }
        self.change();
        self.open_this_or_the_next();
        let waiting = std::mem::take(&mut self.waiting);
        for speech in std::mem::take(&mut self.failed).into_iter().chain(waiting) {
            self.say(|id| Speech { id, ..speech });
        }
    }
}

#[cfg(all(test, feature = "embedded-voice"))]
mod tests {
    use std::path::PathBuf;
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    fn words(voice: &LoneVoice) -> Vec<&str> {
        let all = voice.waiting.iter();
        all.filter_map(|speech| speech.text.as_deref()).collect()
    }

    /// The first voice writes into a missing folder.
    #[test]
    fn what_a_lost_voice_has_not_said_the_next_one_says_and_the_news_come_once() {
        let nowhere = VoiceSpec::Wav(PathBuf::from("/nowhere/at/all.wav"));
        let (tells, reports) = mpsc::channel();
        let tell = move |report| drop(tells.send(report));
        let mut voice = LoneVoice::closed(&nowhere, Language::English, tell);
        voice.next.push_back(VoiceSlot::Embedded);
        voice.open_this_or_the_next();
        for text in ["thirty two", "twenty eight"] {
            voice.say(|id| Speech {
                id,
                text: Some(text.to_owned()),
                language: Language::English,
                delivery: Delivery::default(),
                earcon: None,
            });
        }
        let mut old = Vec::new();
        while voice.number == 0 {
            let report: Report = reports.recv_timeout(PATIENCE).unwrap();
            voice.answered(&report);
            old.push(report);
        }
        assert_eq!(voice.spec(), &VoiceSpec::Embedded);
        assert_eq!(words(&voice), ["thirty two", "twenty eight"]);
        assert_eq!(voice.news(), Some(Message::VoiceReplaced));
        assert_eq!(voice.news(), None);
        // Late reports of the lost voice change nothing.
        for report in &old {
            assert!(!voice.answered(report), "{report:?}");
        }
        assert_eq!(words(&voice), ["thirty two", "twenty eight"]);
        voice.silence();
        assert!(voice.is_silent());
    }
}
