// SPDX-License-Identifier: GPL-3.0-or-later
//! A service that is missing, deaf, mute, frozen or killed.

use super::*;

fn expect_failed_then_gone(listener: &Listener, ids: &[u64]) -> VoiceError {
    for expected in ids {
        match listener.next() {
            VoiceEvent::Failed { id, .. } => assert_eq!(id, UtteranceId(*expected)),
            other => panic!("expected {expected} to fail, got {other:?}"),
        }
    }
    match listener.next() {
        VoiceEvent::Gone { why } => why,
        other => panic!("expected the end, got {other:?}"),
    }
}

#[test]
fn a_service_that_is_not_there_is_told() {
    alone(|_| {
        let listener = open(English);
        listener.speak(speech(1, English, "one"));
        let why = expect_failed_then_gone(&listener, &[1]);
        assert!(matches!(why, VoiceError::NoService { .. }), "{why}");
        assert!(why.to_string().contains("--voice embedded"), "{why}");
        assert!(listener.events.recv().is_err());
    });
}

#[test]
fn a_deaf_service_is_given_up_and_keeps_nobody() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(English);
        service.voice_taken(1);
        service.go_deaf();
        listener.speak(speech(1, English, "one"));
        listener.speak(speech(2, English, "two"));
        assert_eq!(
            expect_failed_then_gone(&listener, &[1, 2]),
            VoiceError::ServiceSilent
        );
        // The drop would never end if the voice waited for the service.
        drop(listener);
    });
}

#[test]
fn a_service_deaf_from_the_start_is_given_up() {
    alone(|path| {
        let service = Service::start(path);
        service.go_deaf();
        let listener = open(English);
        assert_eq!(
            expect_failed_then_gone(&listener, &[]),
            VoiceError::ServiceSilent
        );
    });
}

#[test]
fn a_mute_service_is_given_up() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(English);
        service.voice_taken(1);
        service.go_mute();
        listener.speak(speech(1, English, "one"));
        assert_eq!(
            expect_failed_then_gone(&listener, &[1]),
            VoiceError::ServiceSilent
        );
    });
}

/// A text that by its length alone may take longer than any patience here.
fn long() -> String {
    "one two three four five six seven eight nine ten ".repeat(10)
}

/// A service that is stopped, hung or starved takes its texts, says nothing any more, and reports no end. The time limits are
/// explained beside the numbers in `speech/src/voice/system/current.rs`.
#[test]
fn a_service_that_freezes_inside_an_utterance_is_given_up_at_once() {
    alone(|path| {
        let service = Service::start(path);
        service.speak_for(120_000);
        let listener = open(English);
        service.voice_taken(1);
        listener.speak(speech(1, English, &long()));
        listener.speak(speech(2, English, "two"));
        listener.begun(1);
        // The service answers, so it is not given up.
        time_passes(1_500);
        assert!(listener.events.try_recv().is_err());
        service.go_deaf();
        assert_eq!(
            expect_failed_then_gone(&listener, &[1, 2]),
            VoiceError::ServiceSilent
        );
    });
}

/// The extra patience during a search is limited: a service that freezes meanwhile is given up soon.
#[test]
fn a_service_that_freezes_while_a_voice_is_looked_for_is_given_up_soon() {
    alone(|path| {
        let service = Service::start(path);
        service.speak_for(120_000);
        service.list_for(120_000);
        let listener = open(English);
        listener.speak(speech(1, English, &long()));
        listener.begun(1);
        assert_eq!(
            expect_failed_then_gone(&listener, &[1]),
            VoiceError::ServiceSilent
        );
    });
}

/// The service lives and answers, but reports neither an end nor a cut of the text that its synthesiser has begun. The voice waits
/// for the end no longer than the length of the text allows, and for a cut no longer than a second.
#[test]
fn a_synthesiser_that_freezes_behind_a_living_service_is_given_up() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(English);
        service.voice_taken(1);
        service.synthesiser_freezes();
        listener.speak(speech(1, English, "one"));
        listener.begun(1);
        assert_eq!(
            expect_failed_then_gone(&listener, &[1]),
            VoiceError::ServiceSilent
        );
    });
}

#[test]
fn a_synthesiser_that_does_not_let_itself_be_cut_is_given_up() {
    alone(|path| {
        let service = Service::start(path);
        service.speak_for(120_000);
        let listener = open(English);
        service.voice_taken(1);
        listener.speak(speech(1, English, &long()));
        listener.begun(1);
        service.synthesiser_freezes();
        listener.cancel(1);
        assert_eq!(
            expect_failed_then_gone(&listener, &[1]),
            VoiceError::ServiceSilent
        );
    });
}

/// Looking through its voices keeps a service from everything else for a while; such a service is not frozen.
#[test]
fn a_service_that_lists_its_voices_while_it_speaks_is_not_given_up() {
    alone(|path| {
        let service = Service::start(path);
        // A search lists the voices twice.
        service.list_for(400);
        service.speak_for(3_000);
        let listener = open(Polish);
        listener.speak(speech(1, Polish, "tak"));
        listener.begun(1);
        listener.ended(1);
        let (connection, _) = service.voice_taken(1);
        service.speak_for(50);
        listener.speak(speech(2, Polish, "nie"));
        listener.begun(2);
        listener.ended(2);
        let own = Told::Spoken(connection, "nie".to_owned());
        assert!(service.told().contains(&own));
    });
}

/// On a busy machine each look at the voices takes seconds. Requests made meanwhile begin late, and cut words fall silent late, but
/// the listener keeps the voice.
#[test]
fn a_service_that_lists_its_voices_slowly_is_late_and_not_given_up() {
    alone(|path| {
        let service = Service::start(path);
        service.list_for(2_300);
        service.speak_for(60_000);
        let listener = open(Polish);
        let asked = Instant::now();
        listener.speak(speech(1, Polish, &long()));
        listener.begun(1);
        // By now the service lists its voices.
        time_passes(300);
        listener.cancel(1);
        let cut = listener.cancelled(1) - asked;
        assert!(cut > Duration::from_secs(2), "cut after {cut:?}");
        service.speak_for(100);
        listener.speak(speech(2, Polish, "tak"));
        listener.begun(2);
        listener.ended(2);
        service.speak_for(60_000);
        listener.searched(1);
        // The service listed its voices twice, and did nothing else meanwhile.
        assert!(asked.elapsed() > Duration::from_millis(2 * 2_300));
        // The service is as quick as before, and gets as little patience as before.
        listener.speak(speech(3, Polish, &long()));
        listener.begun(3);
        service.go_deaf();
        let deaf = Instant::now();
        assert_eq!(
            expect_failed_then_gone(&listener, &[3]),
            VoiceError::ServiceSilent
        );
        assert!(deaf.elapsed() < Duration::from_secs(2));
    });
}

/// Two searches at once would keep the service from everything else for twice as long.
#[test]
fn voices_are_looked_for_one_after_the_other() {
    alone(|path| {
        let service = Service::start(path);
        service.list_for(700);
        let listener = open(Polish);
        for (id, language) in [(1, Polish), (2, English)] {
            listener.speak(speech(id, language, "one"));
            listener.begun(id);
            listener.ended(id);
        }
        // Two searches at once would be reported as one search.
        listener.searched(2);
    });
}

#[test]
fn a_service_killed_while_it_speaks_is_noticed() {
    alone(|path| {
        let service = Service::start(path);
        service.speak_for(10_000);
        let listener = open(English);
        service.voice_taken(1);
        listener.speak(speech(1, English, "one"));
        listener.begun(1);
        // The second utterance waits already: words that are handed over later may find the voice gone.
        listener.speak(speech(2, English, "two"));
        let killed = Instant::now();
        service.die();
        match listener.next() {
            VoiceEvent::Failed { id, why } => {
                assert_eq!(id, UtteranceId(1));
                assert!(matches!(why, VoiceError::NoService { .. }), "{why}");
            }
            other => panic!("{other:?}"),
        }
        println!("noticed after {:?}", killed.elapsed());
        expect_failed_then_gone(&listener, &[2]);
    });
}

#[test]
fn a_service_that_was_started_again_is_used_again() {
    alone(|path| {
        let service = Service::start(path);
        let listener = open(English);
        service.voice_taken(1);
        listener.speak(speech(1, English, "one"));
        listener.begun(1);
        listener.ended(1);
        service.die();
        service.rise();
        listener.speak(speech(2, English, "two"));
        listener.begun(2);
        listener.ended(2);
        assert_eq!(service.spoken().last().map(String::as_str), Some("two"));
    });
}

#[test]
fn a_service_that_keeps_dying_is_given_up() {
    alone(|path| {
        let service = Service::start(path);
        service.speak_for(10_000);
        let listener = open(English);
        for id in 1.. {
            listener.speak(speech(id, English, "one"));
            match listener.next() {
                VoiceEvent::Begun { .. } => {}
                other => panic!("{other:?}"),
            }
            service.die();
            service.rise();
            assert!(matches!(listener.next(), VoiceEvent::Failed { .. }));
            if let Ok(VoiceEvent::Gone { .. }) =
                listener.events.recv_timeout(Duration::from_millis(200))
            {
                assert!((2..10).contains(&id), "gone after {id}");
                return;
            }
        }
    });
}
