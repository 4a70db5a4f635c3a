//! A machine without the synthesiser's data: told, with the remedy. The library reads them once a
//! process, so this file holds one test and runs itself again with another data folder.
#![cfg(feature = "embedded-voice")]
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first fault"
)]

mod support;

use std::process::Command;

use support::Listener;
use support::card::Card;
use zgoda_speech::Language::Polish;
use zgoda_speech::voice::{Options, Output, VoiceError, VoiceEvent, VoiceSpec};

#[test]
fn missing_data_are_told_and_end_nothing_but_the_voice() {
    const AGAIN: &str = "ZGODA_TEST_WITHOUT_DATA";
    if std::env::var_os(AGAIN).is_none() {
        let empty = tempfile::tempdir().unwrap();
        let again = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "missing_data_are_told_and_end_nothing_but_the_voice",
            ])
            .env(AGAIN, "1")
            .env("ESPEAK_DATA_PATH", empty.path())
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&again.stdout);
        assert!(again.status.success(), "{told}");
        assert!(told.contains("1 passed"), "{told}");
        return;
    }
    let options = Options {
        output: Output::device(Card::new(1).device()),
        ..Options::new(Polish)
    };
    let listener = Listener::open(&VoiceSpec::Embedded, options);
    match listener.next() {
        VoiceEvent::Gone { why } => {
            assert!(matches!(why, VoiceError::NoSynthesiser { .. }), "{why}");
            assert!(why.to_string().contains("espeak-ng-data"), "{why}");
        }
        other => panic!("{other:?}"),
    }
}
