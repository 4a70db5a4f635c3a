// SPDX-License-Identifier: GPL-3.0-or-later
//! The voices of all channels: the way each is opened, and the open ones.

use std::collections::HashMap;
use std::num::NonZeroU32;

use zgoda_speech::voice::{self, Command, Missing, Output, VoiceError, VoiceHandle, VoiceSpec};
use zgoda_speech::{Language, Listener, VoiceSlot};

use super::wake::{TableWake, Wakes};

/// The number of an opening of a voice. Reports of an older opening are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Opening(u64);

/// The way in which the voices of one channel are opened.
#[derive(Clone, Debug)]
pub(super) struct ChannelVoices {
    /// The voice that was asked for.
    pub(super) spec: VoiceSpec,
    /// The output on which our own voices are heard.
    pub(super) output: Output,
    /// The language that is spoken first.
    pub(super) language: Language,
}

/// The voices of all listeners.
#[derive(Debug)]
pub(super) struct Voices {
    channels: HashMap<Listener, ChannelVoices>,
    /// The number by which waits are divided; only the voice that writes a file uses it.
    speed: NonZeroU32,
    /// The way to the loop for the voices' answers.
    answers: Wakes,
    open: HashMap<(Listener, VoiceSlot), (Opening, VoiceHandle)>,
    opened: u64,
}

impl Voices {
    /// The voices of these channels, none of them open yet.
    pub(super) fn new(
        channels: impl IntoIterator<Item = (Listener, ChannelVoices)>,
        speed: NonZeroU32,
        answers: Wakes,
    ) -> Voices {
        Voices {
            channels: channels.into_iter().collect(),
            speed,
            answers,
            open: HashMap::new(),
            opened: 0,
        }
    }

    /// The libraries that the voices use and this computer does not have, each once.
    pub(super) fn lacking(&self) -> Vec<Missing> {
        let all = self.channels.values();
        let mut all: Vec<Missing> = all.flat_map(|it| voice::lacking(&it.spec)).collect();
        all.sort_by_key(|missing| missing.file);
        all.dedup();
        all
    }

    /// Opens a voice of this channel; a voice that is open is opened anew.
    pub(super) fn open(&mut self, of: Listener, slot: VoiceSlot) -> Result<(), VoiceError> {
        let Some(channel) = self.channels.get(&of) else {
            return Ok(());
        };
        if let Some((_, older)) = self.open.remove(&(of, slot)) {
            older.leave();
        }
        let spec = match slot {
            slot if slot == channel.spec.slot() => channel.spec.clone(),
            slot => VoiceSpec::of_slot(slot),
        };
        let options = voice::Options {
            output: channel.output.clone(),
            speed: self.speed,
            ..voice::Options::new(channel.language)
        };
        self.opened = self.opened.saturating_add(1);
        let opening = Opening(self.opened);
        let answers = self.answers.clone();
        let handle = voice::open(&spec, options, move |event| {
            let _ = answers.send(TableWake::Voice(of, slot, opening, event));
        })?;
        self.open.insert((of, slot), (opening, handle));
        Ok(())
    }

    /// Sends a command to a voice; a voice that is not open does not hear the command.
    pub(super) fn tell(&self, of: Listener, slot: VoiceSlot, command: Command) {
        if let Some((_, handle)) = self.open.get(&(of, slot)) {
            handle.send(command);
        }
    }

    /// True if this is the opening that is in use.
    pub(super) fn is_in_use(&self, of: Listener, slot: VoiceSlot, opening: Opening) -> bool {
        let known = self.open.get(&(of, slot));
        known.is_some_and(|(known, _)| *known == opening)
    }

    /// The sort of voice from which a listener chooses by name: the platform's voice if any listener hears it.
    pub(super) fn slot(&self) -> VoiceSlot {
        let slots = self.channels.values().map(|channel| channel.spec.slot());
        slots.min().unwrap_or(VoiceSlot::Text)
    }

    /// Ends all voices.
    pub(super) fn end(&mut self) {
        self.open.clear();
    }
}
