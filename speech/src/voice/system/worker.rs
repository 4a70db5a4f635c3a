// SPDX-License-Identifier: GPL-3.0-or-later
//! One connection to the speech service, on a thread of its own.
//!
//! This file works round the known peculiarities of the `tts` crate:
//!
//! - A call of the crate from one of its own callbacks hangs, so callbacks only send.
//! - A callback may come before `speak` returns the id, so the receiver matches the two later.
//! - A NUL in the text aborts the process, and empty text is an error, so the sender removes NULs and sends no empty text.
//! - The crate cannot be given a language: a voice of the language must be found and set. This takes seconds if the service has
//!   thousands of voices, so it is done on a connection for which no other part waits.
//! - Any call may hang together with the service. Therefore no part waits for this thread, and the sender of an order watches the
//!   time.
//! - Once the service has died, the connection never works again, and its destructor races with its callbacks, which then abort the
//!   process. So a connection is forgotten and never dropped; the code that opens connections bounds their number.

use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Instant;

use tts::{Tts, UtteranceId as ServiceId};

use super::super::libraries::SERVICE;
use super::super::{Rate, VoiceError};
use crate::language::Language;
use crate::settings::{Delivery, Pitch, VoiceName, Volume};

/// An order to a connection.
#[derive(Debug)]
pub(super) enum Order {
    /// Say this text in this run.
    Speak(Run, String, Sound),
    /// Stop the current speech.
    Stop,
    /// Report whether the service is alive.
    Probe,
    /// Find a voice of this language, preferably with this name, and use it from now on.
    FindVoice(Language, Option<VoiceName>),
}

/// The delivery of an utterance, without the name of the voice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sound {
    pub(super) rate: Rate,
    pub(super) pitch: Pitch,
    pub(super) volume: Volume,
}

impl From<&Delivery> for Sound {
    fn from(delivery: &Delivery) -> Sound {
        Sound {
            rate: delivery.rate,
            pitch: delivery.pitch,
            volume: delivery.volume,
        }
    }
}

/// The number of a run. A run is one attempt to speak an utterance, and an utterance may need several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run(pub(super) u64);

/// The key of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(pub(super) u64);

/// A message from a connection.
#[derive(Debug)]
pub(super) enum Said {
    /// The connection is open, or could not be opened.
    Opened(Result<(), String>),
    /// The service accepted the text of this run, and gave it this id.
    Accepted(Run, ServiceId),
    /// The service did not accept a text.
    Refused(String),
    /// A report about a text that the service accepted.
    Happened(Happening, ServiceId, Instant),
    /// The answer to `Stop` and `Probe`.
    Alive(Result<(), String>),
    /// The search for a voice is over.
    Voice(Search),
}

/// A report of the service about an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Happening {
    Began,
    Ended,
    /// The text was cut, by this program or by another.
    Stopped,
}

/// The result of the search for a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Search {
    Found(String),
    /// No voice has the wanted name, so this other voice was taken.
    FoundAnother(String, VoiceName),
    NotFound,
}

/// The handle of the thread. Dropping the handle ends the thread when it next looks.
#[derive(Debug)]
pub(super) struct Worker {
    pub(super) key: Key,
    orders: Sender<Order>,
}

impl Worker {
    /// Starts a connection. `tell` is called on the thread of the connection and on threads of the service.
    pub(super) fn start(
        key: Key,
        tell: impl Fn(Said) + Clone + Send + 'static,
    ) -> std::io::Result<Worker> {
        let (orders, inbox) = mpsc::channel();
        std::thread::Builder::new()
            .name("voice-service".to_owned())
            .spawn(move || match connect(&tell) {
                Ok(tts) => {
                    tell(Said::Opened(Ok(())));
                    serve(tts, &inbox, tell);
                }
                Err(why) => tell(Said::Opened(Err(why.to_string()))),
            })?;
        Ok(Worker { key, orders })
    }

    /// Sends an order. If this fails, the thread has ended and has already reported the reason, so the failure is ignored.
    pub(super) fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }
}

fn connect(tell: &(impl Fn(Said) + Clone + Send + 'static)) -> Result<Tts, tts::Error> {
    let tts = Tts::default()?;
    let happened = |happening: Happening| -> Option<Box<dyn FnMut(ServiceId)>> {
        let tell = tell.clone();
        Some(Box::new(move |id| {
            tell(Said::Happened(happening, id, Instant::now()));
        }))
    };
    tts.on_utterance_begin(happened(Happening::Began))?;
    tts.on_utterance_end(happened(Happening::Ended))?;
    tts.on_utterance_stop(happened(Happening::Stopped))?;
    Ok(tts)
}

fn serve(mut tts: Tts, orders: &Receiver<Order>, tell: impl Fn(Said)) {
    let mut sound: Option<Sound> = None;
    for order in orders {
        tell(match order {
            Order::Speak(run, text, wanted) => {
                let spoken = match sound {
                    Some(set) if set == wanted => Ok(()),
                    _ => set_sound(&mut tts, wanted),
                }
                .and_then(|()| {
                    sound = Some(wanted);
                    tts.speak(text, false)
                });
                match spoken {
                    Ok(Some(id)) => Said::Accepted(run, id),
                    Ok(None) => Said::Refused("it gives its utterances no name".to_owned()),
                    Err(why) => Said::Refused(why.to_string()),
                }
            }
            Order::Stop => Said::Alive(tts.stop().map(drop).map_err(|why| why.to_string())),
            Order::Probe => {
                let again = set_rate(&mut tts, sound.unwrap_or_default().rate);
                Said::Alive(again.map_err(|why| why.to_string()))
            }
            Order::FindVoice(language, wanted) => match find_voice(&mut tts, language, wanted) {
                Ok(search) => Said::Voice(search),
                // The service has no voice, or has died. A dead service also fails at the next call.
                Err(why) => match set_rate(&mut tts, sound.unwrap_or_default().rate) {
                    Ok(()) => {
                        tracing::warn!(%why, "the speech service gives no voice");
                        Said::Voice(Search::NotFound)
                    }
                    Err(why) => Said::Alive(Err(why.to_string())),
                },
            },
        });
    }
    // The destructor of the connection is not safe while the service may still report; see the head of this file.
    std::mem::forget(tts);
}

/// Sets the rate, which the service must support. Pitch and volume are set only if the service supports them.
fn set_sound(tts: &mut Tts, sound: Sound) -> Result<(), tts::Error> {
    let features = tts.supported_features();
    if features.pitch {
        let (least, own, most) = (tts.min_pitch(), tts.normal_pitch(), tts.max_pitch());
        let part = f32::from(sound.pitch.percent()) / 50.0 - 1.0;
        let end = if part < 0.0 { least } else { most };
        tts.set_pitch(own + part.abs() * (end - own))?;
    }
    if features.volume {
        // Full volume is the service's normal volume; a greater value would be louder than intended.
        let (least, own) = (tts.min_volume(), tts.normal_volume());
        let part = f32::from(sound.volume.percent()) / 100.0;
        tts.set_volume(least + part * (own - least))?;
    }
    set_rate(tts, sound.rate)
}

/// Sets the rate, converted from words a minute to the service's scale, which has the normal speed in the middle.
fn set_rate(tts: &mut Tts, rate: Rate) -> Result<(), tts::Error> {
    let normal = f32::from(Rate::NORMAL.words_a_minute());
    // The ends of the scale, as the service's most used synthesiser understands them.
    let (slowest, fastest) = (80.0, 449.0);
    let words = f32::from(rate.words_a_minute()).min(fastest);
    let value = if words < normal {
        let part = (normal - words) / (normal - slowest);
        tts.normal_rate() + part * (tts.min_rate() - tts.normal_rate())
    } else {
        let part = (words - normal) / (fastest - normal);
        tts.normal_rate() + part * (tts.max_rate() - tts.normal_rate())
    };
    tts.set_rate(value).map(drop)
}

fn find_voice(
    tts: &mut Tts,
    language: Language,
    wanted: Option<VoiceName>,
) -> Result<Search, tts::Error> {
    let voices = tts.voices()?;
    let is_wanted = |voice: &tts::Voice| {
        let name = wanted.as_ref().map(|name| name.as_str().to_lowercase());
        name.is_some_and(|name| voice.name().to_lowercase() == name)
    };
    // A voice of the bare language comes first. Among voices of regions ("en-GB", "en-US") the service's own order decides.
    let best = (voices.iter())
        .filter(|voice| speaks(voice, language))
        .min_by_key(|voice| {
            let regional = voice.language().as_str() != language.tag();
            let natural = language == Language::Polish && is_natural(voice);
            (!is_wanted(voice), !natural, is_variant(voice), regional)
        });
    let Some(voice) = best else {
        return Ok(Search::NotFound);
    };
    tts.set_voice(voice)?;
    let another = !is_wanted(voice);
    Ok(match wanted.filter(|_| another) {
        Some(wanted) => Search::FoundAnother(voice.name(), wanted),
        None => Search::Found(voice.name()),
    })
}

fn speaks(voice: &tts::Voice, language: Language) -> bool {
    voice.language().primary_language() == language.tag()
}

/// True for RHVoice's Polish voices, which a player may have installed. They are the most natural of the free voices.
fn is_natural(voice: &tts::Voice) -> bool {
    let name = voice.name().to_lowercase();
    ["magda", "natan"]
        .iter()
        .any(|natural| name.contains(natural))
}

/// True for a variant ("Polish+Alex"), which is a playful change of a voice. Services have thousands of variants.
fn is_variant(voice: &tts::Voice) -> bool {
    voice.name().contains('+')
}

/// The service's voices of the languages that the program speaks, without variants. The call takes seconds, and hangs if the
/// service hangs.
pub(in super::super) fn voices() -> Result<Vec<(Language, String)>, VoiceError> {
    let no_service = |why: tts::Error| VoiceError::NoService {
        why: why.to_string(),
    };
    SERVICE.ready()?;
    let tts = Tts::default().map_err(no_service)?;
    let voices = tts.voices().map_err(no_service);
    // A dead connection must not be dropped, even though nothing was spoken on it; see the head of this file.
    std::mem::forget(tts);
    let voices = voices?;
    let plain = voices.iter().filter(|voice| !is_variant(voice));
    Ok(plain
        .filter_map(|voice| {
            let language = Language::ALL.into_iter().find(|&l| speaks(voice, l))?;
            Some((language, voice.name()))
        })
        .collect())
}
