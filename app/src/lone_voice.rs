//! The voice of somebody who is spoken to outside a game: one thing behind the other, cut by a key. One that falls silent gives way
//! to the next, as in a game; what it had not said is said again by that one, and the news of it comes last.
//!
//! How the news is worded, shown and said is its owner's; a game has queues for all of this (`speech_output`).

use std::collections::VecDeque;
use std::sync::Arc;

use zgoda_speech::announcement::Message;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{self, Command, Speech, VoiceError, VoiceEvent, VoiceHandle, VoiceSpec};
use zgoda_speech::{Language, Phrasebook, UtteranceId, VoiceSlot};

use crate::speech_output::{Screen, replaced_by, voices};
use crate::stderr;

/// What a voice tells, to be handed to [`LoneVoice::answered`].
#[derive(Clone, Debug)]
pub(crate) struct Report {
    /// Which of its voices, by number.
    of: usize,
    /// What.
    pub(crate) event: VoiceEvent,
}

/// A voice, those that would follow it, and what is still to be said. Without any, what is printed is all.
pub(crate) struct LoneVoice {
    open: Option<VoiceHandle>,
    /// Who speaks now.
    spec: VoiceSpec,
    /// Who follows, in this order.
    next: VecDeque<VoiceSlot>,
    /// How many came before.
    number: usize,
    language: Language,
    tells: Arc<dyn Fn(Report) + Send + Sync>,
    waiting: VecDeque<Speech>,
    /// What this voice failed on; lost with it, or for good once it speaks again.
    failed: VecDeque<Speech>,
    last: UtteranceId,
    news: VecDeque<Message>,
}

impl LoneVoice {
    /// Opens it; what it tells goes to `tells`, from whichever thread.
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

    /// Opens this voice and no other; text follows it.
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

    /// Does it speak, or is there only text?
    pub(crate) const fn speaks(&self) -> bool {
        self.open.is_some()
    }

    /// Who speaks now.
    pub(crate) const fn spec(&self) -> &VoiceSpec {
        &self.spec
    }

    pub(crate) fn is_silent(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Has it failed on something, and said nothing since? If it is gone, that is told at once, and the next voice says it.
    pub(crate) fn has_failed(&self) -> bool {
        !self.failed.is_empty()
    }

    /// Says this behind what is being said.
    pub(crate) fn say(&mut self, speech: impl FnOnce(UtteranceId) -> Speech) {
        if let Some(voice) = &self.open {
            self.last = self.last.next();
            let speech = speech(self.last);
            self.waiting.push_back(speech.clone());
            voice.send(Command::Speak(speech));
        }
    }

    /// Falls silent.
    pub(crate) fn silence(&mut self) {
        self.failed.clear();
        for speech in self.waiting.drain(..) {
            if let Some(voice) = &self.open {
                voice.send(Command::Cancel(speech.id));
            }
        }
    }

    /// It answered; did that end something?
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

    /// That another voice speaks now, or none: to be said, once each.
    pub(crate) fn news(&mut self) -> Option<Message> {
        self.news.pop_front()
    }

    /// The same in words, which it says; they are to be shown, too.
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

    /// The next voice has everything that this one has not said.
    fn give_way(&mut self) {
        // One that hangs is not waited for.
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

    /// The first voice writes into a folder that is not there.
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
        // What the lost one has still to tell changes nothing.
        for report in &old {
            assert!(!voice.answered(report), "{report:?}");
        }
        assert_eq!(words(&voice), ["thirty two", "twenty eight"]);
        voice.silence();
        assert!(voice.is_silent());
    }
}
