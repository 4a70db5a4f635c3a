// SPDX-License-Identifier: GPL-3.0-or-later
//! Examples of every setting of a game, and of every choice that listeners have.

use std::time::Duration;

use zgoda_speech::announcement::{LastGame, StartAnswer, StartItem};

use super::*;

/// Every value that each choice can have, or a few values if there are many.
fn choices() -> Vec<Choice> {
    let mut all: Vec<Choice> = Language::ALL.map(Choice::Language).into();
    all.extend([120, 175, 300, 450].map(|rate| Choice::Rate(Rate::new(rate).unwrap())));
    all.extend([10, 100].map(|it| Choice::Volume(Volume::new(it).unwrap())));
    all.extend([0, 50].map(|it| Choice::Pitch(Pitch::new(it).unwrap())));
    all.push(Choice::Voice(None));
    all.push(Choice::Voice(Some(VoiceName::new("Magda").unwrap())));
    all.extend(Verbosity::ALL.map(Choice::Verbosity));
    for topic in Topic::ALL {
        all.push(Choice::VerbosityOf(topic, None));
        all.extend(Verbosity::ALL.map(|it| Choice::VerbosityOf(topic, Some(it))));
    }
    all.extend(NumberStyle::ALL.map(Choice::Numbers));
    all.extend(LetterStyle::ALL.map(Choice::Letters));
    let switches = [true, false];
    all.extend(switches.map(Choice::Sounds));
    all.extend(LowTimes::ALL.map(Choice::LowTime));
    let times = [3_600, 1_200, 90, 60, 20].map(Duration::from_secs);
    all.extend([&times[..], &[]].map(|it| Choice::LowTimeAt(it.to_vec())));
    all.extend(switches.map(Choice::Pulses));
    all.extend(Words::ALL.map(Choice::Words));
    all.extend(Whisper::ALL.map(Choice::Whisper));
    all
}

pub fn personal(b: &Board) -> Vec<Message> {
    let sample = b.spoken(0, &[], 1, Action::Moves);
    let mut all: Vec<Message> = choices()
        .into_iter()
        .map(|choice| Message::ChoiceMade {
            sample: choice.of().is_heard_in_a_move().then(|| sample.clone()),
            choice,
        })
        .collect();
    let quick = Some("quick".to_owned());
    let item = MenuItem::Choice(Choice::Rate(Rate::NORMAL));
    let place = Place { at: 1, of: 21 };
    all.extend([
        Message::MenuAt { item, place },
        Message::MenuAt {
            item: MenuItem::Profile(quick),
            place: Place { at: 20, of: 21 },
        },
        Message::MenuAt {
            item: MenuItem::Command("men white"),
            place: Place { at: 21, of: 21 },
        },
        Message::SetupVoice {
            choice: Choice::Voice(None),
        },
        Message::SetupTest {
            sample: Some(sample),
        },
        Message::SettingsAre {
            settings: vec![
                Setting::Profile("quick".to_owned()),
                Setting::Own(Choice::Rate(Rate::FASTEST)),
            ],
        },
    ]);
    for (ports, pads, cards) in [(0, 0, 0), (1, 1, 1), (2, 3, 4), (5, 12, 21)] {
        let some = |names: [&str; 4], many: usize| {
            let names = names.into_iter().cycle().take(many);
            names.map(str::to_owned).collect()
        };
        let behind = [
            BehindPort::PerhapsBoard,
            BehindPort::PerhapsBoard,
            BehindPort::Unknown,
            BehindPort::Unknown,
        ];
        let ports: Vec<String> = some(["DGT Board", "Arduino Uno", "ttyS0", "ttyS1"], ports);
        let ports = ports.into_iter().zip(behind.into_iter().cycle());
        all.push(Message::SetupConnected {
            ports: ports
                .map(|(name, behind)| PortFound { name, behind })
                .collect(),
            voices: some(["Magda", "Natan", "Michał", "Hana"], pads / 2),
            pads: some(["Xbox Wireless Controller", "Pad [2]", "a", "b"], pads),
            cards: some(
                ["default:CARD=PCH", "HDA Intel PCH", "USB Audio", "HDMI 0"],
                cards,
            ),
        });
    }
    all.extend(start(b));
    for keys in [
        vec!["new_key"],
        vec!["a", "b_2"],
        vec!["a", "b", "c", "d", "e", "f"],
    ] {
        let keys = keys.into_iter().map(str::to_owned).collect();
        all.push(Message::SettingsUnknown { keys });
    }
    all
}

/// Every item of the menu with which the program starts, every answer, and the reports of found devices.
fn start(b: &Board) -> Vec<Message> {
    let last = Some(b.spoken(0, &[], 2, Action::Moves));
    let game = |white: &str, black: &str, last| {
        StartItem::GoOn(LastGame {
            white: white.to_owned(),
            black: black.to_owned(),
            last,
        })
    };
    let items = [
        StartItem::Play,
        game("", "", last.clone()),
        game("Anna", "Jan", last.clone()),
        game("", "", None),
        StartItem::Learn,
        StartItem::Rehearse,
        StartItem::Settings,
        StartItem::Try,
        StartItem::Manual,
        StartItem::End,
        StartItem::Board,
        StartItem::Clock,
        StartItem::Pad,
        StartItem::Voice,
        StartItem::Back,
    ];
    let port = |name: &str, behind| PortFound {
        name: name.to_owned(),
        behind,
    };
    let ports = [
        port("FT232R USB UART", BehindPort::PerhapsBoard),
        port("ttyS4", BehindPort::Unknown),
    ];
    let answers = [
        StartAnswer::Game(Variant::International),
        StartAnswer::Game(Variant::Polish64),
        StartAnswer::Blind(Some(Side::White)),
        StartAnswer::Blind(Some(Side::Black)),
        StartAnswer::Blind(None),
        StartAnswer::Board(None),
        StartAnswer::Board(Some(ports[0].clone())),
        StartAnswer::Clock(None),
        StartAnswer::Clock(Some("80m+60s".parse().unwrap())),
    ];
    let items = items.into_iter().map(MenuItem::Start);
    let items = items.chain(answers.into_iter().map(MenuItem::Answer));
    let place = Place { at: 2, of: 7 };
    let mut all: Vec<Message> = items.map(|item| Message::MenuAt { item, place }).collect();
    all.push(Message::StartMenu {
        item: MenuItem::Start(StartItem::Play),
        place,
    });
    for (question, answer) in [
        (
            StartQuestion::Game,
            StartAnswer::Game(Variant::International),
        ),
        (StartQuestion::Blind, StartAnswer::Blind(Some(Side::White))),
        (StartQuestion::Board, StartAnswer::Board(None)),
        (StartQuestion::Clock, StartAnswer::Clock(None)),
    ] {
        let item = MenuItem::Answer(answer);
        all.push(Message::StartAsk {
            question,
            item,
            place,
        });
    }
    for many in [0, 1, 2, 5, 21] {
        let ports: Vec<PortFound> = ports.iter().cycle().take(many).cloned().collect();
        let names = |name: &str| vec![name.to_owned(); many];
        all.push(Message::StartPorts {
            ports: ports.clone(),
            option: "--board both=dgt:/dev/ttyUSB0".to_owned(),
        });
        all.push(Message::StartClock {
            ports,
            option: "--clock-device line:/dev/ttyUSB0".to_owned(),
        });
        all.push(Message::StartPads {
            pads: names("Xbox Wireless Controller"),
        });
        all.push(Message::StartVoice {
            sample: last.clone(),
            cards: names("USB Audio"),
            voices: names("Magda"),
            option: "--voice embedded".to_owned(),
        });
    }
    all
}

/// Every setting, in a few lists of different lengths.
pub fn settings() -> Vec<Message> {
    let both = |setting: fn(bool) -> Setting| [true, false].map(setting);
    let mut all: Vec<Setting> = Vec::new();
    all.extend([ModeWord::Official, ModeWord::Rehearsal, ModeWord::Training].map(Setting::Mode));
    all.push(Setting::Event("Memoriał, runda 3".to_owned()));
    all.push(Setting::Round("3".to_owned()));
    all.extend([2, 21].map(Setting::Table));
    all.extend(EventKind::ALL.map(Setting::EventKind));
    all.extend(RuleProfile::ALL.map(Setting::Rules));
    all.push(Setting::Time(None));
    for control in [
        "90m",
        "80m+60s",
        "15m+5s:bronstein",
        "90m/45,30m+30s",
        "120m/50,60m/25*",
        "1m/1,1m/2,30s",
    ] {
        all.push(Setting::Time(Some(control.parse().unwrap())));
    }
    all.extend([900, 3600].map(|seconds| Setting::Forfeit(Duration::from_secs(seconds))));
    for (white, black) in [
        (SightWord::Blind, SightWord::Sighted),
        (SightWord::Low, SightWord::Blind),
    ] {
        all.push(Setting::Sight(BySide { white, black }));
    }
    for (side, language) in Side::ALL.into_iter().cycle().zip(Language::ALL) {
        all.push(Setting::Language { side, language });
    }
    for (side, name, duties) in [
        (Side::White, "Jan Nowak", AssistantDuty::ALL.to_vec()),
        (Side::Black, "", Vec::new()),
    ] {
        let name = name.to_owned();
        all.push(Setting::Assistant { side, name, duties });
    }
    all.extend(both(Setting::Advantage));
    all.extend(both(Setting::BonusDraw));
    all.extend(both(Setting::OtherTempoDraw));
    all.extend(both(Setting::SensorEntries));
    all.extend(both(Setting::RecordAlways));
    all.push(Setting::LowTimeWords(Vec::new()));
    let bands = [600, 300, 60, 30].map(Duration::from_secs);
    all.push(Setting::LowTimeWords(bands.to_vec()));
    all.extend(both(Setting::LowTimeTone));
    all.extend(both(Setting::LowTimeSeconds));
    all.extend(both(Setting::FlagSound));
    all.extend(both(Setting::Adapted));
    all.push(Setting::Device(None));
    all.push(Setting::Device(Some("A. Sędzia, 1 maja".to_owned())));
    for function in Consent::ALL {
        let state = true;
        all.push(Setting::Function { function, state });
    }
    let state = false;
    let function = Consent::Details;
    all.push(Setting::Function { function, state });
    all.push(Setting::EarDevice("telefon organizatora".to_owned()));
    all.push(Setting::PlayerDevice(None));
    all.push(Setting::PlayerDevice(Some("telefon Anny Nowak".to_owned())));
    let whole = Message::SettingsAre {
        settings: all.clone(),
    };
    let each = all.into_iter().map(|it| vec![it]);
    let mut messages: Vec<Message> = each
        .map(|settings| Message::SettingsAre { settings })
        .collect();
    messages.push(whole);
    messages
}
