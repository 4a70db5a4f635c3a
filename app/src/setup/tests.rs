// SPDX-License-Identifier: GPL-3.0-or-later
//! The first start as a story: keys, and the words that are heard after them.

use zgoda_speech::announcement::BehindPort;

use super::*;

fn there() -> There {
    There {
        voices: [(Language::Polish, "Magda"), (Language::English, "Alan")]
            .map(|(language, name)| (language, VoiceName::new(name).unwrap()))
            .into_iter()
            .collect(),
        ports: vec![PortFound {
            name: "FT232R USB UART".to_owned(),
            behind: BehindPort::PerhapsBoard,
        }],
        pads: Vec::new(),
        cards: ["HDA Intel PCH", "USB Audio"].map(str::to_owned).into(),
    }
}

struct Start {
    setup: Setup,
    now: Moment,
    kept: Option<String>,
    over: bool,
}

impl Start {
    fn new(guess: Language) -> Start {
        let mut setup = Setup::new(Personal::new(guess), Tongue::Guessed(guess));
        setup.handle(Input::Found(there()), Moment::ZERO);
        Start {
            setup,
            now: Moment::ZERO,
            kept: None,
            over: false,
        }
    }

    /// The texts that are said until the next silence, each with its language.
    fn said(&mut self) -> Vec<(&'static str, String)> {
        let mut said = Vec::new();
        while let Some(effect) = self.setup.poll() {
            match effect {
                Effect::Say { text, language, .. } => said.push((language.tag(), text)),
                Effect::Silence => said.clear(),
                Effect::Keep(text) => self.kept = Some(text),
                Effect::End => self.over = true,
            }
        }
        self.setup.handle(Input::Said, self.now);
        said
    }

    fn gesture(&mut self, gesture: Gesture) -> String {
        self.setup.handle(Input::Gesture(gesture), self.now);
        let said = self.said();
        assert_eq!(said.len(), 1, "{said:?}");
        said[0].1.clone()
    }

    fn wait(&mut self, seconds: u64) -> Vec<(&'static str, String)> {
        self.now = self.now.after(Duration::from_secs(seconds));
        self.setup.handle(Input::Tick, self.now);
        self.said()
    }
}

#[test]
fn it_speaks_before_any_key_and_each_language_in_itself() {
    let mut start = Start::new(Language::Polish);
    let said = start.said();
    assert_eq!(said.len(), 1 + Language::ALL.len());
    assert_eq!(said[0].0, "pl");
    assert_eq!(said[1].0, "pl");
    assert!(said[1].1.contains("polski"), "{said:?}");
    let english = said.iter().find(|(tag, _)| *tag == "en").unwrap();
    assert!(english.1.contains("English"), "{said:?}");
}

#[test]
fn a_beginner_comes_to_the_end_alone() {
    let mut start = Start::new(Language::English);
    start.said();
    while !start.gesture(Gesture::Down).contains("polski") {}
    assert!(start.gesture(Gesture::Choose).contains("tempo mowy"));
    assert!(start.gesture(Gesture::Right).contains("dwieście pięć"));
    assert!(start.gesture(Gesture::Choose).contains("głos"));
    assert!(start.gesture(Gesture::Right).contains("Magda"));
    // Magda is the only voice in this language, so the name is said again.
    assert!(start.gesture(Gesture::Right).contains("Magda"));
    assert!(start.gesture(Gesture::Choose).contains("trzydzieści dwa"));
    // The connected devices are told on request.
    let connected = start.gesture(Gesture::Down);
    assert!(connected.contains("dwa"), "{connected}");
    for name in ["z czujnikami", "HDA Intel PCH", "USB Audio", "Magda"] {
        assert!(connected.contains(name), "{name} in {connected}");
    }
    assert!(!start.over && start.kept.is_none());
    start.gesture(Gesture::Choose);
    assert!(start.over);
    let kept = start.kept.unwrap();
    let (person, odd) = Personal::read(&kept, Language::English);
    assert_eq!(odd.messages(), []);
    let speech = person.preferences().speech;
    assert_eq!(speech.language, Language::Polish);
    assert_eq!(speech.delivery.rate.words_a_minute(), 205);
    assert_eq!(speech.delivery.voice.unwrap().as_str(), "Magda");
}

#[test]
fn what_is_asked_is_said_again_a_few_times_and_then_not() {
    let mut start = Start::new(Language::English);
    start.said();
    assert_eq!(start.wait(14), []);
    for _ in 0..MOST_AGAIN {
        assert_eq!(start.wait(15).len(), 1);
    }
    assert_eq!(start.wait(600), []);
    assert_eq!(start.setup.deadline(), None);
    // If the person comes back, the question is said again.
    start.gesture(Gesture::Here);
    assert_eq!(start.wait(15).len(), 1);
}

#[test]
fn it_can_be_left_at_any_point_and_is_not_asked_again() {
    for presses in 0..4 {
        let mut start = Start::new(Language::English);
        start.said();
        for _ in 0..presses {
            start.gesture(Gesture::Choose);
        }
        start.gesture(Gesture::Leave);
        assert!(start.over && start.kept.is_some());
        start
            .setup
            .handle(Input::Gesture(Gesture::Choose), start.now);
        assert_eq!(start.setup.poll(), None);
    }
}

/// If the language was named by an option, the setup does not ask for it.
#[test]
fn a_language_that_was_named_is_not_asked() {
    let named = Tongue::Named(Language::Polish);
    let mut setup = Setup::new(Personal::new(Language::Polish), named);
    let mut said = Vec::new();
    while let Some(effect) = setup.poll() {
        if let Effect::Say { text, language, .. } = effect {
            assert_eq!(language, Language::Polish, "{text}");
            said.push(text);
        }
    }
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[1].contains("tempo mowy"), "{said:?}");
    assert_eq!(setup.person.preferences().speech.language, Language::Polish);
}
