// SPDX-License-Identifier: GPL-3.0-or-later
//! A sound device, or one side of the device, as the place where a voice is heard.
//!
//! Two players with an ear each may share a card: then both sides are fed through one stream of the card, because many cards give
//! no second stream. Once a card was found, it is looked for again by its own name alone: when it is gone, the machine may choose
//! the loudspeaker of the room instead.

use std::fmt;
use std::sync::Arc;
#[cfg(feature = "embedded-voice")]
use std::sync::{Mutex, MutexGuard, PoisonError};

#[cfg(feature = "embedded-voice")]
use super::VoiceError;
#[cfg(feature = "embedded-voice")]
use super::libraries::SOUND;
#[cfg(feature = "embedded-voice")]
use super::sides::Stream;

/// The place where a voice of our own is heard.
#[derive(Clone, Debug, Default)]
pub struct Output {
    /// The card that plays the voice.
    pub card: Card,
    /// The part of the card.
    pub part: Part,
}

/// A part of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Part {
    /// The whole card, with all its sides.
    #[default]
    Whole,
    /// The left side of the card.
    Left,
    /// The right side of the card.
    Right,
}

/// The choice of a card.
#[derive(Clone, Debug, Default)]
pub enum Place {
    /// The card that the machine chooses.
    #[default]
    Default,
    /// The card of this name, as `zgoda devices sound` shows it.
    Named(String),
    /// This device; tests hand in a fake.
    #[cfg(feature = "embedded-voice")]
    Device(cpal::Device),
}

/// The behaviour of a card while nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sleep {
    /// The card rests after a while.
    #[default]
    Rests,
    /// The card plays silence, because some hardware falls asleep as soon as nothing plays, and swallows the sound that wakes it.
    Awake,
}

/// A card. Clones are the same card; voices on its two sides share its one stream.
#[derive(Clone, Default)]
pub struct Card(Arc<Inner>);

#[derive(Default)]
struct Inner {
    place: Place,
    sleep: Sleep,
    /// The name of the card that the machine chose.
    #[cfg(feature = "embedded-voice")]
    chosen: Mutex<Option<String>>,
    #[cfg(feature = "embedded-voice")]
    stream: Mutex<Stream>,
}

impl Card {
    /// The card at this place, with this behaviour while nothing is said.
    #[must_use]
    pub fn new(place: Place, sleep: Sleep) -> Card {
        Card(Arc::new(Inner {
            place,
            sleep,
            #[cfg(feature = "embedded-voice")]
            chosen: Mutex::default(),
            #[cfg(feature = "embedded-voice")]
            stream: Mutex::default(),
        }))
    }

    #[cfg(feature = "embedded-voice")]
    pub(super) fn sleep(&self) -> Sleep {
        self.0.sleep
    }

    /// The stream that the sides of the card share.
    #[cfg(feature = "embedded-voice")]
    pub(super) fn stream(&self) -> &Mutex<Stream> {
        &self.0.stream
    }

    /// Looks for the card among the present devices.
    #[cfg(feature = "embedded-voice")]
    pub(super) fn find(&self) -> Result<cpal::Device, VoiceError> {
        use rodio::cpal::traits::HostTrait as _;

        let wanted = match &self.0.place {
            Place::Device(device) => return Ok(device.clone()),
            Place::Named(name) => Some(name.clone()),
            Place::Default => self.chosen().clone(),
        };
        SOUND.ready()?;
        let host = rodio::cpal::default_host();
        let default = host.default_output_device();
        let Some(name) = wanted else {
            return default.ok_or_else(|| VoiceError::NoDevice {
                why: "there is none".to_owned(),
            });
        };
        let is_it = |device: &cpal::Device| device.to_string() == name;
        // The default device may be missing from the list.
        default
            .filter(is_it)
            .or_else(|| host.output_devices().ok()?.find(is_it))
            .ok_or(VoiceError::NoSuchDevice { name })
    }

    /// Notes that the card was opened: from now on the card is this device and no other.
    #[cfg(feature = "embedded-voice")]
    pub(super) fn is_this(&self, device: &cpal::Device) {
        self.chosen().get_or_insert_with(|| device.to_string());
    }

    #[cfg(feature = "embedded-voice")]
    fn chosen(&self) -> MutexGuard<'_, Option<String>> {
        // A name is whole even after a panic of another thread.
        self.0.chosen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner { place, sleep, .. } = &*self.0;
        f.debug_tuple("Card").field(place).field(sleep).finish()
    }
}

impl Output {
    /// The whole of this device; tests hand in a fake.
    #[cfg(feature = "embedded-voice")]
    #[must_use]
    pub fn device(device: cpal::Device) -> Output {
        Output {
            card: Card::new(Place::Device(device), Sleep::default()),
            part: Part::Whole,
        }
    }
}
