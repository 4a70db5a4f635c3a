// SPDX-License-Identifier: GPL-3.0-or-later
//! Speech Dispatcher: all its functions that the crate `speech-dispatcher`, used by `tts`, may call.

zgoda_late::library! {
    /// The library of the speech service.
    pub(in super::super) static SERVICE = "libspeechd.so.2" of "libspeechd2":
    free_spd_modules
    free_spd_voices
    spd_cancel
    spd_cancel_all
    spd_cancel_uid
    spd_close
    spd_get_language
    spd_get_voice_pitch
    spd_get_voice_rate
    spd_get_voice_type
    spd_get_volume
    spd_list_modules
    spd_list_synthesis_voices
    spd_open
    spd_pause
    spd_pause_all
    spd_pause_uid
    spd_resume
    spd_resume_all
    spd_resume_uid
    spd_say
    spd_send_data
    spd_set_capital_letters
    spd_set_capital_letters_all
    spd_set_capital_letters_uid
    spd_set_data_mode
    spd_set_notification_off
    spd_set_notification_on
    spd_set_punctuation
    spd_set_punctuation_all
    spd_set_punctuation_uid
    spd_set_spelling
    spd_set_spelling_all
    spd_set_spelling_uid
    spd_set_synthesis_voice
    spd_set_voice_pitch
    spd_set_voice_pitch_all
    spd_set_voice_pitch_uid
    spd_set_voice_rate
    spd_set_voice_rate_all
    spd_set_voice_rate_uid
    spd_set_voice_type
    spd_set_voice_type_all
    spd_set_voice_type_uid
    spd_set_volume
    spd_set_volume_all
    spd_set_volume_uid
    spd_stop
    spd_stop_all
    spd_stop_uid
    spd_wchar
}
