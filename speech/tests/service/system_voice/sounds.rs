// SPDX-License-Identifier: GPL-3.0-or-later
//! Sounds beside the words: on a card of the program's own, because the service plays none.

use support::card::{Card, samples};
use zgoda_speech::announcement::Earcon;
use zgoda_speech::voice::Output;

use super::*;

fn on(card: &Card) -> Listener {
    let options = Options {
        output: Output::device(card.device()),
        ..Options::new(English)
    };
    Listener::open(&VoiceSpec::System, options)
}

fn refused(id: u64, text: Option<&str>) -> Speech {
    Speech {
        earcon: Some(Earcon::Refused),
        text: text.map(str::to_owned),
        ..speech(id, English, "")
    }
}

#[test]
fn a_sound_is_played_before_the_words_or_alone() {
    alone(|path| {
        let service = Service::start(path);
        let card = Card::new(10);
        let listener = on(&card);
        assert_eq!(card.opened(), 0);
        listener.speak(refused(1, Some("what")));
        let begun = listener.begun(1);
        card.first_audible(begun - Duration::from_millis(20));
        listener.ended(1);
        assert_eq!(service.spoken(), ["what"]);
        listener.speak(refused(2, None));
        listener.begun(2);
        listener.ended(2);
        assert_eq!(service.spoken().len(), 1);
        listener.quiet();
    });
}

#[test]
fn a_sound_is_as_loud_as_its_listener_wants_their_words() {
    alone(|path| {
        let _service = Service::start(path);
        let card = Card::new(10);
        let listener = on(&card);
        let loudest = |id: u64, volume: u8| {
            card.forget();
            let delivery = Delivery {
                volume: Volume::new(volume).unwrap(),
                ..Delivery::default()
            };
            let sound = refused(id, None);
            listener.speak(Speech { delivery, ..sound });
            listener.begun(id);
            listener.ended(id);
            let heard = samples(&card.heard());
            heard.iter().fold(0.0_f32, |most, s| most.max(s.abs()))
        };
        let (full, part) = (loudest(1, 100), loudest(2, 30));
        assert!((part / full - 0.3).abs() < 0.01, "{part} of {full}");
    });
}

#[test]
fn without_a_card_words_come_without_their_sound() {
    alone(|path| {
        let service = Service::start(path);
        let card = Card::new(10);
        card.unplug();
        let listener = on(&card);
        for id in 1..=2 {
            listener.speak(refused(id, Some("what")));
            listener.begun(id);
            listener.ended(id);
        }
        assert_eq!(service.spoken(), ["what", "what"]);
        listener.speak(refused(3, None));
        assert!(matches!(listener.next(), VoiceEvent::Failed { .. }));
        listener.quiet();
    });
}

#[test]
fn a_card_that_is_back_is_found_again() {
    alone(|path| {
        let _service = Service::start(path);
        let card = Card::new(10);
        card.unplug();
        let listener = on(&card);
        listener.speak(refused(1, None));
        assert!(matches!(listener.next(), VoiceEvent::Failed { .. }));
        card.plug_in();
        // The card is looked for again only after this time.
        support::time_passes(15_100);
        listener.speak(refused(2, None));
        listener.begun(2);
        listener.ended(2);
        assert_eq!(card.opened(), 1);
    });
}
