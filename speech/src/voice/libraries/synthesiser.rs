// SPDX-License-Identifier: GPL-3.0-or-later
//! espeak-ng: the six functions that `voice/espeak/ffi.rs` declares.

zgoda_late::library! {
    /// The library of the built-in voice.
    pub(in super::super) static SYNTHESISER = "libespeak-ng.so.1" of "libespeak-ng1":
    espeak_Info
    espeak_Initialize
    espeak_SetParameter
    espeak_SetSynthCallback
    espeak_SetVoiceByName
    espeak_Synth
}
