// SPDX-License-Identifier: GPL-3.0-or-later
//! The menu as a story: keys, the words that are heard after them, and the wish in the end.

use std::collections::BTreeSet;

use zgoda_game::Side;
use zgoda_hw::device::BoardProtocol;
use zgoda_speech::announcement::{BehindPort, StartTrouble};
use zgoda_speech::settings::VoiceName;

use super::*;

const ITEMS: [Item; 6] = [
    Item::Learn,
    Item::Rehearse,
    Item::Settings,
    Item::Try,
    Item::Manual,
    Item::End,
];

fn port(path: &str, protocol: BoardProtocol, behind: BehindPort) -> Port {
    Port {
        found: PortFound {
            name: "FT232R USB UART".to_owned(),
            behind,
        },
        protocol,
        path: path.to_owned(),
    }
}

struct Story {
    menu: StartMenu,
    now: Moment,
    ports: Vec<Port>,
    silenced: bool,
    feels: bool,
    wish: Option<Wish>,
}

impl Story {
    fn new(language: Language, last: Option<LastGame>) -> Story {
        let mut items = ITEMS.to_vec();
        if last.is_some() {
            items.insert(0, Item::GoOn);
        }
        let opening = Opening {
            speech: SpeechSettings::new(language),
            last: last.map(|last| (Variant::International, last)),
            items: (Item::Play, items),
            voice: "embedded".to_owned(),
            news: None,
        };
        Story {
            menu: StartMenu::new(opening),
            now: Moment::ZERO,
            ports: Vec::new(),
            silenced: false,
            feels: false,
            wish: None,
        }
    }

    /// A story in English, where nothing is plugged in and no game was left.
    fn begun() -> Story {
        let mut story = Story::new(Language::English, None);
        story.said();
        story
    }

    /// The text that is said until the next silence; every search ends at once.
    fn said(&mut self) -> String {
        let mut said = Vec::new();
        self.silenced = false;
        while let Some(effect) = self.menu.poll() {
            let found = match effect {
                Effect::Say { text, .. } => {
                    said.push(text);
                    continue;
                }
                Effect::Silence => {
                    self.silenced = said.is_empty();
                    continue;
                }
                Effect::Find(Find::Ports) => Input::Ports(self.ports.clone()),
                Effect::Find(Find::Pads) => Input::Pads(vec!["Pad".to_owned()]),
                Effect::Find(Find::Sound) => {
                    let magda = VoiceName::new("Magda").unwrap();
                    let voices = [(Language::English, magda)].into_iter().collect();
                    Input::Sound(voices, vec!["USB Audio".to_owned()])
                }
                Effect::Feel => {
                    self.feels = true;
                    continue;
                }
                Effect::Grant(wish) => {
                    self.wish = Some(wish);
                    continue;
                }
            };
            self.menu.handle(found, self.now);
        }
        self.menu.handle(Input::Said, self.now);
        said.join("\n")
    }

    fn take(&mut self, gesture: MenuInput) -> String {
        self.menu.handle(Input::Menu(gesture), self.now);
        let said = self.said();
        assert!(self.silenced, "a key is silence first");
        said
    }

    fn gesture(&mut self, gesture: Gesture) -> String {
        self.take(MenuInput::Gesture(gesture))
    }

    fn types(&mut self, text: &str) -> String {
        self.take(MenuInput::Typed(text.to_owned()))
    }

    fn wait(&mut self, seconds: u64) -> String {
        self.now = self.now.after(Duration::from_secs(seconds));
        self.menu.handle(Input::Tick, self.now);
        self.said()
    }
}

fn last_game() -> LastGame {
    LastGame {
        white: "Anna".to_owned(),
        black: "Jan".to_owned(),
        last: sample(Variant::International),
    }
}

#[test]
fn it_speaks_before_any_key_and_says_again_where_one_is() {
    let mut story = Story::new(Language::Polish, None);
    let first = story.said();
    assert!(first.starts_with("menu") && first.contains("gra z kimś tutaj"));
    assert_eq!(story.wait(14), "");
    for _ in 0..MOST_AGAIN {
        assert!(story.wait(15).contains("gra z kimś tutaj"));
    }
    assert_eq!(story.wait(600), "");
    assert_eq!(story.menu.deadline(), None);
}

#[test]
fn arrows_lead_from_one_item_to_the_next_and_go_round_nowhere() {
    let mut story = Story::begun();
    let up = story.gesture(Gesture::Up);
    assert!(up.starts_with("nothing further\nplay with"), "{up}");
    for words in ["learn", "rehearse", "settings", "try", "manual"] {
        assert!(story.gesture(Gesture::Down).starts_with(words), "{words}");
    }
    assert!(story.gesture(Gesture::Right).starts_with("end"));
    assert!(
        story
            .gesture(Gesture::Down)
            .starts_with("nothing further\nend")
    );
    assert!(story.gesture(Gesture::Left).starts_with("manual"));
    assert!(story.gesture(Gesture::First).starts_with("play"));
    assert!(story.gesture(Gesture::Here).starts_with("play"));
    assert!(story.take(MenuInput::Help).contains("enter chooses"));
    // No step leads back from the menu itself, least of all out of the program.
    assert!(story.gesture(Gesture::Leave).starts_with("menu"));
    assert_eq!(story.wish, None);
    story.gesture(Gesture::Down);
    story.gesture(Gesture::Choose);
    assert_eq!(story.wish, Some(Wish::Learn));
    // Later input is for the part of the program that begins.
    story.menu.handle(Input::Menu(MenuInput::Help), story.now);
    assert_eq!(story.menu.poll(), None);
}

#[test]
fn numbers_letters_and_words_choose_at_once() {
    for (typed, wish) in [
        ("2", Wish::Learn),
        ("L", Wish::Learn),
        ("learn alone", Wish::Learn),
        ("4", Wish::Settings),
        ("settings", Wish::Settings),
        ("manual", Wish::Manual),
        ("7", Wish::End),
        ("quit", Wish::End),
    ] {
        let mut story = Story::begun();
        story.types(typed);
        assert_eq!(story.wish, Some(wish), "{typed}");
    }
    let mut story = Story::begun();
    for typed in ["8", "0", "q", "99999999999999999999999", "learnt", "g", "-"] {
        assert_eq!(story.types(typed), "nothing here is called so", "{typed}");
    }
    assert!(story.types("help").contains("enter chooses"));
    assert!(story.types("down").starts_with("learn"));
    assert!(story.types("repeat").starts_with("learn"));
    assert_eq!(story.wish, None);
    story.types("");
    assert_eq!(story.wish, Some(Wish::Learn));
}

/// Words of the language and English words do the same everywhere, and a first letter is a key of its own.
#[test]
fn no_two_items_begin_alike_in_any_language() {
    for language in Language::ALL {
        let mut story = Story::new(language, Some(last_game()));
        story.said();
        let known = story.menu.known.clone();
        let book = Phrasebook::of_settings(&SpeechSettings::new(language), Variant::International);
        let all = [Item::Play, Item::GoOn].into_iter().chain(ITEMS);
        let names = all.map(|item| book.menu_item(&known.told(Entry::Item(item))));
        let names: Vec<String> = names.collect();
        let first = |name: &String| name.to_lowercase().chars().next();
        let letters: BTreeSet<_> = names.iter().map(first).collect();
        assert_eq!(letters.len(), names.len(), "{}: {names:?}", language.tag());
        story.types(&names[2]);
        assert_eq!(story.wish, Some(Wish::Learn), "{}", language.tag());
    }
}

#[test]
fn a_letter_of_several_items_leads_from_one_to_the_next() {
    let mut story = Story::new(Language::Ukrainian, None);
    story.said();
    story.types("try");
    let clock = story.types("г");
    let pad = story.types("г");
    assert!(clock.starts_with("годинник") && pad.starts_with("геймпад"));
    assert!(story.types("г").starts_with("голос"));
    assert!(story.types("г").starts_with("годинник"));
}

#[test]
fn the_last_game_is_named_and_goes_on() {
    let mut story = Story::new(Language::English, Some(last_game()));
    story.said();
    let named = story.gesture(Gesture::Down);
    let words = "go on with the last game, White Anna, Black Jan, after thirty two, twenty eight";
    assert!(named.starts_with(words), "{named}");
    story.types("go on");
    assert_eq!(story.wish, Some(Wish::GoOn));
}

#[test]
fn enter_alone_begins_a_game_with_somebody() {
    let mut story = Story::begun();
    assert!(
        story
            .types("1")
            .starts_with("which game, draughts on a hundred")
    );
    assert!(story.types("").starts_with("who plays by ear, White"));
    assert!(story.types("").starts_with("which clock, no clock"));
    story.types("");
    let Some(Wish::Play(plan)) = story.wish else {
        panic!("{:?}", story.wish)
    };
    let args = plan.options();
    assert_eq!(args.blind.as_deref(), Some("white"));
    assert_eq!((args.board.len(), args.clock), (0, None));
}

#[test]
fn a_rehearsal_asks_for_no_board_and_has_a_clock() {
    let mut story = Story::begun();
    assert!(story.types("rehearse").starts_with("which game"));
    assert!(story.types("").starts_with("who plays by ear, White"));
    assert!(story.types("2").starts_with("which clock, twenty minutes"));
    story.types("");
    let Some(Wish::Play(plan)) = story.wish else {
        panic!("{:?}", story.wish)
    };
    let args = plan.options();
    assert_eq!(args.mode.as_deref(), Some("rehearsal"));
    assert_eq!(args.blind.as_deref(), Some("black"));
    assert!(args.board.is_empty() && args.clock.is_some());
}

#[test]
fn answers_are_kept_and_a_step_back_asks_again() {
    let mut story = Story::begun();
    story.types("play");
    story.types("draughts on sixty four squares");
    assert!(
        story
            .gesture(Gesture::Leave)
            .starts_with("which game, draughts on sixty four")
    );
    story.gesture(Gesture::Choose);
    assert!(story.types("both").starts_with("which clock"));
    assert!(story.gesture(Gesture::Down).starts_with("fifteen minutes"));
    story.gesture(Gesture::Choose);
    let plan = Plan {
        kind: GameKind::Training,
        variant: Variant::Polish64,
        blind: None,
        board: None,
        clock: Some("64/III.2.1a"),
    };
    assert_eq!(story.wish, Some(Wish::Play(plan)));
    let mut story = Story::begun();
    story.types("play");
    assert!(story.gesture(Gesture::Leave).starts_with("menu"));
}

#[test]
fn a_board_that_is_plugged_in_is_asked_about_where_the_game_can_be_played_on_it() {
    let dgt = port("/dev/ttyUSB0", BoardProtocol::Dgt, BehindPort::PerhapsBoard);
    let unknown = port("/dev/ttyS4", BoardProtocol::Dgt, BehindPort::Unknown);
    let plans = |ports: &[Port], typed: &[&str]| {
        let mut story = Story::begun();
        story.ports = ports.to_vec();
        let said = typed.iter().map(|text| story.types(text)).collect();
        let said: Vec<String> = said;
        let Some(Wish::Play(plan)) = story.wish else {
            panic!("{said:?}")
        };
        (said, plan)
    };
    let (said, plan) = plans(&[dgt.clone(), unknown.clone()], &["1", "", "2", "", ""]);
    assert!(said[2].starts_with("which board, perhaps a board with sensors"));
    assert_eq!(plan.blind, Some(Side::Black));
    assert_eq!(plan.options().board, ["both=dgt:/dev/ttyUSB0"]);
    // An unknown port is offered, and not taken for a board.
    let (said, plan) = plans(&[unknown], &["1", "", "", "", ""]);
    assert!(said[2].starts_with("which board, a board without sensors"));
    assert_eq!(plan.board, None);
    // Codes of sixty four squares are not settled.
    let (said, _) = plans(&[dgt], &["1", "2", "", ""]);
    assert!(said[2].starts_with("which clock"), "{said:?}");
}

/// A player who is quicker than the search is asked all the same.
#[test]
fn the_question_about_the_board_waits_for_what_is_found() {
    let mut story = Story::begun();
    let choose = || Input::Menu(MenuInput::Gesture(Gesture::Choose));
    for _ in 0..3 {
        story.menu.handle(choose(), story.now);
    }
    story.ports = vec![port(
        "/dev/ttyACM0",
        BoardProtocol::Cpp,
        BehindPort::PerhapsBoard,
    )];
    let said = story.said();
    assert!(said.ends_with("one of two"), "{said}");
    assert!(said.contains("which board, perhaps"), "{said}");
}

#[test]
fn what_is_plugged_in_is_told_with_the_option_that_uses_it() {
    let mut story = Story::begun();
    assert!(story.types("t").starts_with("menu, board"));
    assert_eq!(story.types("board"), "no port for a board");
    story.ports = vec![port(
        "/dev/ttyUSB0",
        BoardProtocol::Dgt,
        BehindPort::PerhapsBoard,
    )];
    let said = story.types("b");
    assert!(said.contains("FT two hundred thirty two R") || said.contains("perhaps a board"));
    assert!(said.ends_with("board both dgt, dev ttyUSB zero"), "{said}");
    let said = story.types("clock");
    assert!(
        said.ends_with("clock-device line, dev ttyUSB zero"),
        "{said}"
    );
    let said = story.types("v");
    assert!(said.starts_with("this is the voice, thirty two"), "{said}");
    assert!(said.contains("USB Audio, one voice, Magda"), "{said}");
    assert!(said.ends_with("voice embedded"), "{said}");
    assert!(story.gesture(Gesture::Leave).starts_with("menu, arrows"));
}

#[test]
fn each_button_is_said_until_the_test_is_left() {
    let mut story = Story::begun();
    story.menu.handle(Input::Touched(PadPart::South), story.now);
    assert_eq!(story.said(), "", "nobody asked");
    story.types("try");
    let said = story.types("gamepad");
    assert!(said.starts_with("one gamepad, Pad, every button"), "{said}");
    assert!(story.feels);
    assert_eq!(story.wait(600), "", "nobody is hurried");
    for (part, words) in [
        (PadPart::South, "lower button"),
        (PadPart::LeftStick, "left stick"),
    ] {
        story.menu.handle(Input::Touched(part), story.now);
        assert_eq!(story.said(), words);
        assert!(story.silenced, "the last one is cut short");
    }
    // An item's letter has no effect here.
    assert!(story.types("b").starts_with("one gamepad"));
    assert!(story.types("back").starts_with("gamepad, three of five"));
    story.menu.handle(Input::Touched(PadPart::South), story.now);
    assert_eq!(story.said(), "");
}

#[test]
fn what_came_to_nothing_is_said_before_the_menu() {
    let opening = Opening {
        speech: SpeechSettings::new(Language::English),
        last: None,
        items: (Item::Play, ITEMS.to_vec()),
        voice: "none".to_owned(),
        news: Some(Message::StartFailed {
            why: StartTrouble::PortAbsent,
        }),
    };
    let mut menu = StartMenu::new(opening);
    let mut said = Vec::new();
    while let Some(effect) = menu.poll() {
        if let Effect::Say { text, .. } = effect {
            said.push(text);
        }
    }
    assert_eq!(said.len(), 2);
    assert!(
        said[0].ends_with("the port is not there, plug the device in"),
        "{said:?}"
    );
}
