// SPDX-License-Identifier: GPL-3.0-or-later
//! On a machine without the synthesiser's data, the voice reports the fault with the remedy. The library reads the data
//! once in each process, so the test starts itself again in a process of its own, with another data folder.

use zgoda_speech::Language::Polish;
use zgoda_speech::voice::{Options, Output, VoiceError, VoiceEvent, VoiceSpec};

use crate::support::card::Card;
use crate::support::{self, Listener, again};

#[test]
fn missing_data_are_told_and_end_nothing_but_the_voice() {
    const AGAIN: &str = "ZGODA_TEST_WITHOUT_DATA";
    if std::env::var_os(AGAIN).is_none() {
        let empty = tempfile::tempdir().unwrap();
        let mut again = again::this_test();
        again.env(AGAIN, "1").env("ESPEAK_DATA_PATH", empty.path());
        again::passes(&mut again, support::PATIENCE);
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
