// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the event file: the complete example in the manual, every refusal with its line, and the settings in a record.

use std::path::Path;
use std::time::Duration;

use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::Language;
use zgoda_speech::announcement::{
    AssistantDuty, BeforeAnswer, BeforeMove, BoardOf, Consent, EventKind, ModeWord, RecordMedium,
    RuleProfile, Setting,
};

use super::file::{EventFile, EventFileError};
use super::{Assistant, EventSettings, GivenCode, LowTime, Preparation};
use crate::event::CodeOf;
use crate::mode::GameKind;
use crate::sight::Sight;

const BLIND_AND_SIGHTED: BySide<Sight> = BySide {
    white: Sight::Blind,
    black: Sight::Sighted,
};

fn parse(text: &str) -> Result<EventFile, EventFileError> {
    EventFile::parse(text, Path::new("event.toml"))
}

fn settings(text: &str) -> EventSettings {
    let file = parse(text).unwrap();
    assert_eq!(file.unknown, []);
    file.settings
}

/// The sentence of a refusal.
fn refused(text: &str) -> String {
    parse(text).unwrap_err().to_string()
}

/// The example of the manual.
fn example() -> String {
    let manual = include_str!("../../../docs/event.md");
    let (_, rest) = manual.split_once("```toml\n").unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

#[test]
fn the_least_form() {
    let file =
        parse("[arbiter]\npin = \"2468\"\n[consent]\ndevice = \"A. Arbiter, 1 May\"\n").unwrap();
    let pin = GivenCode::Pin("2468".to_owned());
    assert_eq!(file.codes.chief, Some(pin));
    let event = file.settings;
    assert_eq!(event.device.as_deref(), Some("A. Arbiter, 1 May"));
    let rest = EventSettings {
        device: event.device.clone(),
        ..EventSettings::default()
    };
    assert_eq!(event, rest, "nothing else is fixed");
    assert_eq!(event.preparation, Preparation::WithClock);
}

#[test]
fn the_example_of_the_manual_is_read_whole() {
    let file = parse(&example()).unwrap();
    assert_eq!(file.unknown, []);
    let event = &file.settings;
    assert_eq!(event.kind, EventKind::Official);
    assert_eq!(event.rules, Some(RuleProfile::Pz100));
    let time = event.time.as_ref().unwrap().to_string();
    assert_eq!(time, "80m+60s", "a preset by its name");
    assert_eq!(event.forfeit_after(), Duration::from_secs(30 * 60));
    assert_eq!(file.sight.white, Some(Sight::Blind));
    assert_eq!(event.languages.white, Some(Language::Polish));
    let assistant = event.assistants.white.as_ref().unwrap();
    assert_eq!(
        assistant.duties,
        [
            AssistantDuty::OpponentsBoard,
            AssistantDuty::RecordAndClock,
            AssistantDuty::Flag
        ]
    );
    let low = [600, 300, 60].map(Duration::from_secs);
    assert_eq!(event.low_time.words, low);
    assert!(event.consents.has(Consent::BoardByEar));
    assert!(!event.consents.has(Consent::ScreenView));
    assert_eq!(event.preparation, Preparation::Asked);
    file.check(Variant::International, &BLIND_AND_SIGHTED)
        .unwrap();
}

/// The manual's example names every key of a file, so that no key has to be guessed.
#[test]
fn the_example_names_every_key() {
    let manual = example();
    let every = EventSettings {
        name: Some("x".to_owned()),
        round: Some("x".to_owned()),
        number: Some(3),
        ear_device: Some("x".to_owned()),
        player_device: Some("x".to_owned()),
        other_tempo_draw: Some(true),
        rules: Some(RuleProfile::Pz100),
        time: "90m".parse().ok(),
        forfeit: Some(Duration::from_secs(60)),
        languages: BySide::from_fn(|_| Some(Language::Polish)),
        device: Some("x".to_owned()),
        program: format!("sha256:{}", "0".repeat(64)).parse().ok(),
        consents: Consent::ALL
            .map(|it| (it, "x".to_owned()))
            .into_iter()
            .collect(),
        ..EventSettings::default()
    };
    for line in every.written().lines() {
        let key = line.split(" = ").next().unwrap();
        assert!(manual.contains(key), "{key} is not in the example");
    }
    for duty in AssistantDuty::ALL {
        assert!(manual.contains(duty.key()), "{duty:?}");
    }
}

#[test]
fn what_is_not_known_is_named_with_its_line() {
    let file = parse("round = 3\n[arbiter]\nphone = \"x\"\n[clock]\ntime = 5\n").unwrap();
    let named: Vec<(&str, usize)> = file
        .unknown
        .iter()
        .map(|it| (it.key.as_str(), it.line))
        .collect();
    assert_eq!(
        named,
        [("round", 1), ("arbiter.phone", 3), ("clock.time", 5)]
    );
    assert_eq!(file.settings, EventSettings::default());
}

#[test]
fn a_table_has_a_number_of_the_hall() {
    assert_eq!(settings("[table]\nnumber = 3\n").number, Some(3));
    assert_eq!(settings("[table]\nnumber = 999\n").number, Some(999));
    for wrong in ["0", "1000", "-1", "3.0", "\"3\"", "9223372036854775807"] {
        let told = refused(&format!("\n[table]\nnumber = {wrong}\n"));
        let words = "line 3: table.number must be a whole number from 1 to 999";
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn an_ear_is_on_one_device_that_has_a_name() {
    let ear = "[consent]\near_page = \"A. Arbiter\"\n";
    let event = settings(&format!("{ear}ear_device = \"organiser's phone 3\"\n"));
    assert_eq!(event.ear_device.as_deref(), Some("organiser's phone 3"));
    assert!(event.consents.has(Consent::EarPage));
    let told = refused(ear);
    assert!(
        told.contains("line 2: consent.ear_page names no device"),
        "{told}"
    );
    // A record with this text still opens.
    assert!(EventFile::parse_kept(ear).is_ok());
    // Without such a consent, a named device has no effect.
    let off = settings("[consent]\near_page = false\near_device = \"phone\"\n");
    assert_eq!(off, EventSettings::default());
    let told = refused(&format!("{ear}ear_device = \"{}\"\n", "x".repeat(81)));
    assert!(
        told.contains("consent.ear_device is longer than 80"),
        "{told}"
    );
}

#[test]
fn what_is_not_consented_to_is_off() {
    let event = settings("[consent]\nprivate_word = \"A. Arbiter\"\ndetails = \" B. Brown \"\n");
    for function in Consent::ALL {
        let given = [Consent::PrivateWord, Consent::Details].contains(&function);
        assert_eq!(event.consents.has(function), given, "{function:?}");
    }
    assert_eq!(event.consents.get(Consent::Details), Some("B. Brown"));
    // The same key in another section is no consent.
    let elsewhere = parse("[arbiter]\ndetails = \"B\"\n").unwrap();
    assert!(!elsewhere.settings.consents.has(Consent::Details));
    assert_eq!(elsewhere.unknown[0].key, "arbiter.details");
}

#[test]
fn round_arbiters_have_codes_of_their_own() {
    let file = parse(
        "[arbiter]\npin = \"2468\"\n[arbiter.round.\"Z. Lis\"]\npin = \"7531\"\n\
         [arbiter.round.\"A. Nowak\"]\npin = \"gołąb\"\n",
    )
    .unwrap();
    assert!(file.unknown.is_empty(), "{:?}", file.unknown);
    let codes = &file.codes;
    let names: Vec<_> = codes.round.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Z. Lis", "A. Nowak"], "in the order of the file");
    let kept = codes.hashed().unwrap();
    assert_eq!(kept.whose("gołąb"), Some(CodeOf::Round(2)));
    assert_eq!(file.check_codes(GameKind::Official, |_| false), Ok(()));
}

#[test]
fn a_code_may_be_given_as_its_hash() {
    let kept = parse("[arbiter]\npin = \"2468\"\n").unwrap().codes;
    let kept = kept.hashed().unwrap();
    let text = serde_json::to_value(kept.get(CodeOf::Chief)).unwrap();
    let text = text.as_str().unwrap();
    let file = parse(&format!("[arbiter]\npin_hash = \"{text}\"\n")).unwrap();
    assert!(file.unknown.is_empty(), "{:?}", file.unknown);
    assert!(file.codes.are(&kept));
    assert_eq!(file.codes.hashed().unwrap(), kept);
    assert_eq!(file.check_codes(GameKind::Official, |_| false), Ok(()));
    let told = refused("[arbiter]\npin_hash = \"2468\"\n");
    assert!(told.contains("line 2: arbiter.pin_hash"), "{told}");
    let told = refused(&format!(
        "[arbiter.round.\"A. Lis\"]\npin = \"7531\"\npin_hash = \"{text}\"\n"
    ));
    assert!(told.contains("line 3: arbiter.round.A. Lis.pin"), "{told}");
}

#[test]
fn a_code_that_is_none_is_named_with_its_line() {
    for (text, line, words) in [
        (
            "[arbiter]\npin = \"3228\"\n",
            2,
            &["arbiter.pin has in it", "a square or half-move"][..],
        ),
        ("[arbiter]\npin = \"123\"\n", 2, &["four characters"]),
        (
            "[arbiter]\npin = \"2468\"\n[arbiter.round.\"A. Lis\"]\npin = \"cofnij\"\n",
            4,
            &["arbiter.round.A. Lis.pin", "a word of a command"],
        ),
        (
            "[arbiter]\npin = \"2468\"\n[arbiter.round.\"A. Lis\"]\npin = \"2468\"\n",
            4,
            &["another arbiter's code"],
        ),
        (
            "[consent]\ndevice = \"A. Arbiter\"\n",
            1,
            &["needs the chief arbiter's code", "pin ="],
        ),
    ] {
        let file = parse(text).unwrap();
        let refused = file.check_codes(GameKind::Official, |code| {
            ["3228", "cofnij"].contains(&code)
        });
        let told = refused.unwrap_err().to_string();
        assert!(told.contains(&format!("line {line}:")), "{told}");
        for word in words {
            assert!(told.contains(word), "{told}");
        }
    }
}

#[test]
fn what_is_wrong_is_named_with_its_line_and_what_to_do() {
    for (text, line, words) in [
        (
            "[arbiter]\npin = 2468\n",
            2,
            &["arbiter.pin", "quotation marks"][..],
        ),
        ("[consent]\ndevice = \" \"", 2, &["consent.device"]),
        (
            "[consent]\ndetails = \"no\"",
            2,
            &["says that there is no consent", "leave it out"],
        ),
        (
            "[consent]\n\nboard_by_ear = \"Brak zgody\"",
            3,
            &["consent.board_by_ear"],
        ),
        ("[consent]\ndevice = \"\u{200b}\"", 2, &["no word in it"]),
        ("[consent]\ndevice = \"-\"", 2, &["no word in it"]),
        ("[consent]\ndevice = true", 2, &["quotation marks"]),
        (
            "[game]\nrules = \"PZ64\"\ntime = \"100/6.1.5.1\"",
            3,
            &["polish64", "zgoda clocks"],
        ),
        (
            "[game]\nrules = \"PZ100\"\ntime = \"64/6.2.3\"",
            3,
            &["international"],
        ),
        ("\n[game]\ntime = \"90m/45\"", 3, &["game.time", "45"]),
        ("[arbiter]\npin = \n", 2, &["correct that line"]),
        ("[game]\nrules = \"FMJD\"", 2, &["FMJD", "PZ100 or PZ64"]),
        (
            "[game]\nforfeit = \"30m+5s\"",
            2,
            &["game.forfeit", "\"45m\""],
        ),
        ("[game]\nforfeit = \"soon\"", 2, &["game.forfeit", "90m"]),
        (
            "[sight]\nwhite = \"dim\"",
            2,
            &["dim", "blind or low or sighted"],
        ),
        ("[language]\nblack = \"la\"", 2, &["la", "pl or en"]),
        ("[game]\nrecord_always = \"yes\"", 2, &["true or false"]),
        ("[low_time]\nwords = \"5m\"", 2, &["list"]),
        ("[low_time]\nwords = [5]", 2, &["list"]),
        ("[consent]\nprogram = \"sha256:12\"", 2, &["zgoda attest"]),
        ("[event]\nadapted = true", 2, &["VIII 5.3", "unrated"]),
        (
            "[event]\nkind = \"rated\"\nadapted = true",
            3,
            &["VIII 5.3"],
        ),
        (
            "[game]\nrules = \"PZ64\"\ndraw_with_advantage = true",
            3,
            &["I 6.5", "leave it out"],
        ),
    ] {
        let sentence = refused(text);
        assert!(
            sentence.contains(&format!("event.toml, line {line}: ")),
            "{sentence}"
        );
        for word in words {
            assert!(sentence.contains(word), "{word:?} in {sentence}");
        }
    }
}

#[test]
fn it_must_fit_the_game_and_its_players() {
    let check = |text: &str, variant, sight| parse(text).unwrap().check(variant, &sight);
    let (hundred, eight) = (Variant::International, Variant::Polish64);
    let players = BLIND_AND_SIGHTED;
    let wrong = check("[game]\nrules = \"PZ64\"", hundred, players).unwrap_err();
    assert!(
        wrong.to_string().contains("line 2: game.rules PZ64"),
        "{wrong}"
    );
    check("[game]\nrules = \"PZ64\"", eight, players).unwrap();
    let advantage = "[game]\ndraw_with_advantage = true";
    check(advantage, hundred, players).unwrap();
    let time = "[game]\ntime = \"64/6.2.3\"";
    check(time, eight, players).unwrap();
    let wrong = check(time, hundred, players).unwrap_err().to_string();
    assert!(wrong.contains("line 2: game.time"), "{wrong}");
    let wrong = check(advantage, eight, players).unwrap_err();
    assert!(
        wrong
            .to_string()
            .contains("line 2: there is no draw with advantage"),
        "{wrong}"
    );
    // Kodeks VIII 4.1: only a blind player has an assistant.
    check("[assistant.white]\nname = \"A\"", hundred, players).unwrap();
    let black = "[assistant.black]\nname = \"A\"";
    let wrong = check(black, hundred, players).unwrap_err();
    assert!(
        wrong.to_string().contains("line 2: only a blind player"),
        "{wrong}"
    );
    let low = BySide {
        white: Sight::Blind,
        black: Sight::Low,
    };
    assert!(check(black, hundred, low).is_err());
    let adapted = format!("[event]\nkind = \"unrated\"\nadapted = true\n{black}");
    check(&adapted, hundred, low).unwrap();
}

#[test]
fn an_assistant_does_what_the_kodeks_lists_unless_the_event_says_otherwise() {
    let event = settings("[assistant.white]\n");
    assert_eq!(
        event.assistants.white,
        Some(Assistant::usual(String::new()))
    );
    assert_eq!(event.assistants.black, None);
    let event = settings("[assistant.black]\nown_board = true\nflag = false\nname = \"Ewa\"");
    let duties = [
        AssistantDuty::OpponentsBoard,
        AssistantDuty::OwnBoard,
        AssistantDuty::RecordAndClock,
    ];
    let assistant = event.assistants.black.unwrap();
    assert_eq!(
        (assistant.name.as_str(), &assistant.duties[..]),
        ("Ewa", &duties[..])
    );
}

/// Kodeks II 6.3: any player may have a person who keeps the record and has no other duty.
#[test]
fn kodeks_ii_6_3_who_keeps_the_record_alone_has_no_other_duty() {
    let event = settings("[assistant.white]\nrecord = true\n");
    let assistant = event.assistants.white.unwrap();
    assert!(assistant.keeps_the_record_alone());
    for duty in AssistantDuty::ALL {
        assert_eq!(assistant.has(duty), duty == AssistantDuty::Record);
    }
    let usual = Assistant::usual(String::new());
    assert!(usual.has(AssistantDuty::Record) && !usual.keeps_the_record_alone());
    let sighted = BySide::from_fn(|_| Sight::Sighted);
    for (text, may) in [
        ("record = true\n", true),
        ("record = true\nflag = true\n", false),
        ("record = true\nrecord_and_clock = true\n", false),
        ("record_and_clock = true\n", false),
        ("", false),
    ] {
        let file = parse(&format!("[assistant.white]\n{text}")).unwrap();
        let checked = file.check(Variant::International, &sighted);
        assert_eq!(checked.is_ok(), may, "{text}");
    }
}

/// Kodeks II 5.5 and X-35: a player may come an hour late, or less in a shorter game, or as late as the event file allows.
#[test]
fn kodeks_ii_5_5_how_late_a_player_may_come() {
    for (text, minutes) in [
        ("", 60),
        ("[game]\ntime = \"80m+60s\"", 60),
        ("[game]\ntime = \"20m\"", 20),
        ("[game]\ntime = \"20m\"\nforfeit = \"5m\"", 5),
    ] {
        let time = Duration::from_secs(minutes * 60);
        assert_eq!(settings(text).forfeit_after(), time, "{text}");
    }
}

#[test]
fn low_time_is_a_tone_and_no_words_unless_the_event_says_otherwise() {
    assert_eq!(settings("").low_time, LowTime::default());
    let low = settings("[low_time]\nwords = [\"1m\", \"10m\", \"1m\"]\ntone = false").low_time;
    let words = [600, 60].map(Duration::from_secs);
    assert_eq!(
        (&low.words[..], low.tone, low.flag),
        (&words[..], false, true)
    );
}

#[test]
fn preparation_is_asked_where_its_section_stands() {
    for (text, asked) in [
        ("", Preparation::WithClock),
        ("[preparation]\n", Preparation::Asked),
        ("[preparation]\nask = true\n", Preparation::Asked),
        ("[preparation]\nask = false\n", Preparation::NotAsked),
    ] {
        assert_eq!(settings(text).preparation, asked, "{text}");
    }
}

#[test]
fn what_is_answered_beforehand_is_what_the_file_says() {
    let event = settings(
        "[preparation]\nown_boards = true\nclock_at_whites_left = false\n[preparation.white]\n\
         announcements = true\nrecord = \"dictaphone\"\n[preparation.black]\nassistant = false\n\
         [assistant.white]\n",
    );
    let medium = BeforeAnswer::Medium(RecordMedium::Dictaphone);
    for (item, answer) in [
        (BeforeMove::OwnBoards, Some(BeforeAnswer::Yes)),
        (BeforeMove::ClockSide, Some(BeforeAnswer::No)),
        (
            BeforeMove::Announcements(Side::White),
            Some(BeforeAnswer::Yes),
        ),
        (BeforeMove::Announcements(Side::Black), None),
        (BeforeMove::Medium(Side::White), Some(medium)),
        (BeforeMove::Medium(Side::Black), None),
        (BeforeMove::Assistant(Side::White), Some(BeforeAnswer::Yes)),
        (BeforeMove::Assistant(Side::Black), Some(BeforeAnswer::No)),
        // These items cannot be known beforehand, so the event file has no answer, and both players confirm them at the table.
        (BeforeMove::OneBoard, None),
        (BeforeMove::Orientation(BoardOf::Shared), None),
        (BeforeMove::Men(BoardOf::Side(Side::White)), None),
        (BeforeMove::Earphones, None),
    ] {
        assert_eq!(event.answers(item), answer, "{item:?}");
    }
    assert_eq!(settings(&event.written()), event);
    assert_eq!(settings("").answers(BeforeMove::OwnBoards), None);
}

#[test]
fn an_assistant_is_not_named_and_denied() {
    let text = "[assistant.white]\n[preparation.white]\nassistant = false\n";
    let sentence = refused(text);
    assert!(sentence.contains("line 3"), "{sentence}");
    assert!(
        sentence.contains("preparation.white.assistant"),
        "{sentence}"
    );
    assert!(
        EventFile::parse_kept(text).is_ok(),
        "a record opens as it did"
    );
    let sentence = refused("[preparation.black]\nrecord = \"stone\"\n");
    assert!(
        sentence.contains("braille or print or dictaphone"),
        "{sentence}"
    );
}

#[test]
fn the_record_keeps_all_but_what_is_private() {
    let file = parse(&example()).unwrap();
    let (whole, codes) = (file.settings, format!("{:?}", file.codes));
    assert!(!codes.contains("2468"), "{codes}");
    for event in [
        whole,
        EventSettings::default(),
        settings("[event]\nname = \"„A\\\\B\\\" \""),
    ] {
        let written = event.written();
        let mut public = event.clone();
        for side in Side::ALL {
            if let Some(assistant) = public.assistants.get_mut(side) {
                assistant.name.clear();
            }
        }
        assert_eq!(settings(&written), public, "{written}");
        let private = event.assistants.white.map(|it| it.name);
        for private in [private, Some("2468".to_owned())] {
            let private = private.filter(|it| !it.is_empty());
            assert!(private.is_none_or(|it| !written.contains(&it)), "{written}");
        }
    }
}

#[test]
fn nothing_that_was_fixed_is_left_out_when_it_is_read_aloud() {
    let event = parse(&example()).unwrap().settings;
    let aloud = event.aloud(
        GameKind::Official,
        Variant::International,
        Some(BLIND_AND_SIGHTED),
    );
    assert_eq!(aloud[0], Setting::Mode(ModeWord::Official));
    for function in Consent::ALL {
        let state = event.consents.has(function);
        assert!(
            aloud.contains(&Setting::Function { function, state }),
            "{function:?}"
        );
    }
    assert!(aloud.contains(&Setting::Time(event.time.clone())));
    assert!(aloud.contains(&Setting::LowTimeWords(event.low_time.words.clone())));
    // In training every mark is told, so nothing is read out about marks.
    let aloud = event.aloud(GameKind::Training, Variant::International, None);
    assert!(
        !aloud
            .iter()
            .any(|it| matches!(it, Setting::LowTimeWords(_)))
    );
    // In training without an event file, no further setting is fixed.
    let bare = EventSettings::default();
    let aloud = bare.aloud(
        GameKind::Training,
        Variant::Polish64,
        Some(BLIND_AND_SIGHTED),
    );
    let expected = [
        Setting::Mode(ModeWord::Training),
        Setting::Rules(RuleProfile::Pz64),
    ];
    assert_eq!(aloud, expected);
    // A clock does not make a game part of an official event.
    let timed = EventSettings {
        time: event.time.clone(),
        ..EventSettings::default()
    };
    let aloud = timed.aloud(
        GameKind::Training,
        Variant::Polish64,
        Some(BLIND_AND_SIGHTED),
    );
    let time = Setting::Time(event.time.clone());
    assert_eq!(
        aloud,
        expected.into_iter().chain([time]).collect::<Vec<_>>()
    );
    // The players' sight is not read out, because it must be possible to forget it.
    let aloud = event.aloud(GameKind::Official, Variant::International, None);
    assert!(!aloud.iter().any(|it| matches!(it, Setting::Sight(_))));
}

/// A consent that is `false` is no consent, and neither is a text that only an older program took for a consent.
#[test]
fn false_is_off_and_a_record_opens_whatever_it_says() {
    let event = settings("[consent]\ndevice = \"A. Arbiter\"\ndetails = false\n");
    assert!(!event.consents.has(Consent::Details));
    let kept =
        EventFile::parse_kept("[consent]\ndevice = \"A. Arbiter\"\ndetails = \"no\"\n").unwrap();
    assert!(!kept.settings.consents.has(Consent::Details));
    assert_eq!(kept.settings.device.as_deref(), Some("A. Arbiter"));
}

#[test]
fn names_are_bounded_and_draw_nothing() {
    let long = "x".repeat(121);
    for (text, key) in [
        (format!("[event]\nname = \"{long}\""), "event.name"),
        (format!("[event]\nround = \"{long}\""), "event.round"),
        (
            format!("[assistant.white]\nname = \"{long}\""),
            "assistant.white.name",
        ),
        (
            format!("[consent]\ndevice = \"{long}{long}\""),
            "consent.device",
        ),
    ] {
        let sentence = refused(&text);
        assert!(
            sentence.contains(&format!("{key} is longer than")),
            "{sentence}"
        );
        assert!(
            EventFile::parse_kept(&text).is_ok(),
            "a record opens as it did"
        );
    }
    let event = settings("[event]\nname = \"Open\\u001b[2J\\nArbiter\\u202e\"\n");
    assert_eq!(
        event.name.as_deref(),
        Some("Open<U+001B>[2J<U+000A>Arbiter<U+202E>")
    );
}

#[test]
fn a_round_is_known_by_its_key_or_by_the_end_of_the_name() {
    for (text, round) in [
        ("name = \"Open\"\nround = \"3 B\"", Some("3 B")),
        ("name = \"Open of Lublin, round 3\"", Some("3")),
        ("name = \"Memoriał, Runda 12\"", Some("12")),
        ("name = \"Open, round 3\"\nround = \"4\"", Some("4")),
        ("name = \"Open, around 3\"", None),
        ("name = \"Open 3\"", None),
        ("name = \"Open, round\"", None),
    ] {
        let event = settings(&format!("[event]\n{text}"));
        assert_eq!(event.round_named().as_deref(), round, "{text}");
    }
}

#[test]
fn a_file_without_an_end_is_read_no_further_than_a_file_may_be() {
    let error = EventFile::read(Path::new("/dev/zero"))
        .unwrap_err()
        .to_string();
    assert!(error.contains("too long"), "{error}");
}
