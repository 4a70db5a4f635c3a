//! A sound device, or one side of it, as the place where a voice is heard.
//!
//! Two players with an ear each may share a card: then both sides are fed through one stream of it, because
//! many cards give no second one. Once found, a card is found again under its own name alone: what the
//! machine would choose after it is gone may be the loudspeaker of the room.

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

/// Where a voice of our own is heard.
#[derive(Clone, Debug, Default)]
pub struct Output {
    /// On this card.
    pub card: Card,
    /// On this part of it.
    pub part: Part,
}

/// Which part of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Part {
    /// All of it.
    #[default]
    Whole,
    /// Its left side.
    Left,
    /// Its right side.
    Right,
}

/// Which card.
#[derive(Clone, Debug, Default)]
pub enum Place {
    /// The one that the machine chooses.
    #[default]
    Default,
    /// The one of this name, as `zgoda devices sound` shows it.
    Named(String),
    /// This one; tests hand in a fake.
    #[cfg(feature = "embedded-voice")]
    Device(cpal::Device),
}

/// What a card does while nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sleep {
    /// It rests after a while.
    #[default]
    Rests,
    /// It plays silence: for hardware that falls asleep at once, and swallows what wakes it.
    Awake,
}

/// A card. Clones are the same card, and share its one stream where they are heard on sides of it.
#[derive(Clone, Default)]
pub struct Card(Arc<Inner>);

#[derive(Default)]
struct Inner {
    place: Place,
    sleep: Sleep,
    /// The name of the one that the machine chose.
    #[cfg(feature = "embedded-voice")]
    chosen: Mutex<Option<String>>,
    #[cfg(feature = "embedded-voice")]
    stream: Mutex<Stream>,
}

impl Card {
    /// The card at this place, which does this while nothing is said.
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

    /// The stream that its sides share.
    #[cfg(feature = "embedded-voice")]
    pub(super) fn stream(&self) -> &Mutex<Stream> {
        &self.0.stream
    }

    /// Looks for it among those that are there now.
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
        // The default one may be missing from the list.
        default
            .filter(is_it)
            .or_else(|| host.output_devices().ok()?.find(is_it))
            .ok_or(VoiceError::NoSuchDevice { name })
    }

    /// It was opened: from now on it is this one and no other.
    #[cfg(feature = "embedded-voice")]
    pub(super) fn is_this(&self, device: &cpal::Device) {
        self.chosen().get_or_insert_with(|| device.to_string());
    }

    #[cfg(feature = "embedded-voice")]
    fn chosen(&self) -> MutexGuard<'_, Option<String>> {
        // A name is whole whoever panicked beside it.
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
    /// All of this device; tests hand in a fake.
    #[cfg(feature = "embedded-voice")]
    #[must_use]
    pub fn device(device: cpal::Device) -> Output {
        Output {
            card: Card::new(Place::Device(device), Sleep::default()),
            part: Part::Whole,
        }
    }
}
