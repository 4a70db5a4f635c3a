// SPDX-License-Identifier: GPL-3.0-or-later
//! The way from the voice to the ear: a voice in its thread, its feed, the mixer, and a card that keeps what it gets.
//!
//! The card asks for its first buffer of an utterance when all of the words are made, so that no gap of a busy machine
//! is in what is heard.

use zgoda_speech::settings::{Delivery, VoiceName};
use zgoda_speech::voice::{Options, Output, Rate, Speech, VoiceEvent, VoiceSpec, espeak};
use zgoda_speech::{Language, UtteranceId};

use crate::support::card::{Card, samples};
use crate::support::{Listener, PATIENCE, speech};

use super::half_moves::HalfMove;
use super::sound::ToRecogniser;

/// The usual rates of cards.
pub(crate) const CARD_RATES: [u32; 2] = [44_100, 48_000];

/// A voice on a card of each usual rate, and an ear of the recogniser at both.
pub(crate) struct Ear([(AtCard, ToRecogniser); 2]);

impl Ear {
    pub(crate) fn new(language: Language) -> Ear {
        Ear(CARD_RATES.map(|rate| (AtCard::new(language, rate), ToRecogniser::from(rate))))
    }

    /// The half-move at this rate of speech as it comes from a card, at the recogniser's rate. Every other half-move
    /// comes from the one card, the others from the other.
    pub(crate) fn hear(&mut self, mv: &HalfMove, rate: Rate) -> Vec<f64> {
        let (from, to) = mv.squares;
        let (card, new) = &mut self.0[usize::from(from + to) % 2];
        new.resampled(&card.hear(&mv.text, mv.language, rate))
    }
}

/// A voice on a card.
struct AtCard {
    card: Card,
    listener: Listener,
    /// The number of the next utterance.
    next: u64,
}

impl AtCard {
    /// Opens a voice on a card with this many frames a second.
    fn new(language: Language, rate: u32) -> AtCard {
        espeak::prepare(language).unwrap();
        let card = Card::stepped();
        card.set_rate(rate);
        let options = Options {
            output: Output::device(card.device()),
            ..Options::new(language)
        };
        let listener = Listener::open(&VoiceSpec::Embedded, options);
        let ready = listener.events.recv_timeout(PATIENCE);
        assert_eq!(ready, Ok(VoiceEvent::Ready));
        AtCard {
            card,
            listener,
            next: 0,
        }
    }

    /// The samples that the card gets of these words, from the first to the last that is not zero; a full sample is 1.
    fn hear(&mut self, text: &str, language: Language, rate: Rate) -> Vec<f64> {
        let (words, mark) = (self.next, self.next + 1);
        self.next += 2;
        self.card.forget();
        self.listener.speak(Speech {
            delivery: Delivery::at(rate),
            ..speech(words, language, text)
        });
        // A voice that does not exist is looked for when the words before are made as a whole.
        let nobody = VoiceName::new("nobody").unwrap();
        self.listener.speak(Speech {
            delivery: Delivery {
                voice: Some(nobody.clone()),
                ..Delivery::default()
            },
            ..speech(mark, language, "")
        });
        let made = self.listener.events.recv_timeout(PATIENCE);
        assert_eq!(made, Ok(VoiceEvent::NoVoiceNamed { name: nobody }));
        while !self.is_over(UtteranceId(mark)) {
            self.card.step();
        }
        let heard = samples(&self.card.heard());
        let sounds = |sample: &f32| *sample != 0.0;
        let first = heard.iter().position(sounds).expect("it is heard");
        let last = heard.iter().rposition(sounds).expect("it is heard");
        (heard[first..=last].iter().copied().map(f64::from)).collect()
    }

    /// True once the utterance has ended, by the events that have come so far.
    fn is_over(&self, id: UtteranceId) -> bool {
        let mut over = false;
        for event in self.listener.events.try_iter() {
            match event {
                VoiceEvent::Ended { id: ended, .. } => over |= ended == id,
                VoiceEvent::Begun { .. } => {}
                other => panic!("{other:?}"),
            }
        }
        over
    }
}
