//! One listener's channel: his words, his queue, his history, his voices. What happens in one never touches
//! another.

use zgoda_game::{Moment, Variant};
use zgoda_speech::announcement::{Earcon, Recorded, Switch};
use zgoda_speech::history::History;
use zgoda_speech::manner::{Delivery, Topic, Verbosities, Verbosity};
use zgoda_speech::queue::{Queue, Waits};
use zgoda_speech::{
    Announcement, Listener, Manner, Message, Phrasebook, Utterance, UtteranceId, VoiceSlot,
};

use crate::session::effect::Again;

/// How a channel is begun.
#[derive(Clone, Debug)]
pub struct ChannelSpec {
    /// Whose it is.
    pub listener: Listener,
    /// How he is spoken to.
    pub manner: Manner,
    /// Who speaks to him as long as it answers.
    pub preferred: VoiceSlot,
    /// Where his words can be read.
    pub screen: Screen,
}

/// Where the words of a channel can be read. Private words never stand where somebody else reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Screen {
    /// On standard output: he sits at this program.
    Here,
    /// On standard output too, but for what stands there already because the one who sits here was told the
    /// same.
    Beside,
    /// In the transcript alone.
    Nowhere,
}

/// A channel that is open.
#[derive(Debug)]
pub(super) struct Channel {
    pub(super) listener: Listener,
    pub(super) screen: Screen,
    pub(super) queue: Queue,
    pub(super) delivery: Delivery,
    variant: Variant,
    book: Phrasebook,
    earcons: Switch,
    verbosity: Verbosities,
    history: History,
}

/// The voices of a channel, the preferred one first. Where words can be read text is the last, and cannot
/// fail.
#[must_use]
pub fn voices(preferred: VoiceSlot, screen: Screen) -> Vec<VoiceSlot> {
    let mut voices = match preferred {
        VoiceSlot::System => vec![VoiceSlot::System, VoiceSlot::Embedded],
        VoiceSlot::Embedded => vec![VoiceSlot::Embedded],
        VoiceSlot::Wav => vec![VoiceSlot::Wav],
        // Chosen, it is where he reads, wherever that is.
        VoiceSlot::Text => return vec![VoiceSlot::Text],
    };
    match screen {
        Screen::Here | Screen::Beside => voices.push(VoiceSlot::Text),
        Screen::Nowhere => {}
    }
    voices
}

impl Channel {
    pub(super) fn new(spec: &ChannelSpec, variant: Variant, waits: Waits) -> Channel {
        Channel {
            listener: spec.listener,
            screen: spec.screen,
            queue: Queue::new(voices(spec.preferred, spec.screen), waits),
            delivery: spec.manner.delivery.clone(),
            variant,
            book: Phrasebook::of_manner(&spec.manner, variant),
            earcons: spec.manner.earcons,
            verbosity: spec.manner.verbosity,
            history: History::new(),
        }
    }

    /// From now on he is spoken to so. What waits keeps its words.
    pub(super) fn set_manner(&mut self, manner: &Manner) {
        self.book = Phrasebook::of_manner(manner, self.variant);
        self.delivery = manner.delivery.clone();
        self.earcons = manner.earcons;
        self.verbosity = manner.verbosity;
    }

    /// The announcement in his words, and with no more sounds than he wants.
    pub(super) fn utterance(
        &self,
        id: UtteranceId,
        announcement: &Announcement,
        now: Moment,
    ) -> Utterance {
        let phrase = self.book.words(&announcement.message);
        for problem in &phrase.problems {
            tracing::warn!(
                ?problem,
                kind = announcement.message.kind(),
                "words missing"
            );
        }
        let mut utterance =
            Utterance::new(id, announcement, self.book.language(), phrase.text, now);
        if self.recorded_by_a_sound(&announcement.message) && utterance.earcon.is_none() {
            utterance.earcon = Some(Earcon::Recorded);
        }
        if self.few_words_of_moves() && matches!(announcement.message, Message::DigitTaken { .. }) {
            utterance.words = Switch::Off;
        }
        if self.earcons == Switch::Off && announcement.may_be_words == Switch::On {
            utterance.earcon = None;
            utterance.words = Switch::On;
        }
        utterance
    }

    /// Who wants few words of half-moves hears by a sound that one is recorded, and by words that it is not.
    fn recorded_by_a_sound(&self, message: &Message) -> bool {
        let recorded = matches!(
            message,
            Message::MovePlayed {
                recorded: Recorded::Safe,
                ..
            }
        );
        recorded && self.few_words_of_moves()
    }

    fn few_words_of_moves(&self) -> bool {
        self.verbosity.of(Topic::Moves) == Verbosity::Terse
    }

    pub(super) fn keep(&mut self, message: Message, utterance: Utterance) {
        self.history.keep(message, utterance);
    }

    /// What he is told when he asks to hear something again: in the words of the manner he has now, with
    /// squares as he wants them repeated.
    pub(super) fn again(&self, what: Again) -> Message {
        match what {
            Again::Last => self
                .history
                .again(|entry| self.book.words_again(&entry.message).text),
            Again::Spelt => self.history.spelled(),
            Again::History(count) => self
                .history
                .lines(count, |entry| self.book.words_again(&entry.message).text),
        }
    }
}
