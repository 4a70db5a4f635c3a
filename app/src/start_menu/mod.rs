// SPDX-License-Identifier: GPL-3.0-or-later
//! The spoken menu of the program when it is started without a command, with the few questions before a game. Its items are play,
//! go on, learn, rehearse, settings, try devices, manual and end.
//!
//! A state machine without input or output. The place in the menu is a stack of lists, like the menus of a session; a question
//! before a game is a list of its answers. A request to the program is a [`Wish`]; the code that grants it opens a new menu
//! afterwards.

mod entry;
mod keys;
mod plan;
mod run;

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Moment, Variant};
use zgoda_input::command::gesture::Gesture;
use zgoda_input::command::{Command, Word, Words};
use zgoda_input::personal::sample;
use zgoda_input::personal::voices::NamedVoices;
use zgoda_record::mode::GameKind;
use zgoda_speech::announcement::{LastGame, PadPart, Place, PortFound, StartQuestion};
use zgoda_speech::settings::Delivery;
use zgoda_speech::{Language, Message, Phrasebook, SpeechSettings};
use zgoda_table::session::menu::{Gestured, Menu};

use crate::around::Port;
pub(crate) use entry::Item;
use entry::{Answer, Entry, Known, TRIALS};
pub(crate) use plan::Plan;
pub(crate) use run::{Visit, Visited, visit};

/// The silence after which the current item is said again.
const AGAIN: Duration = Duration::from_secs(15);

/// The most repetitions; after that the person has probably gone away.
const MOST_AGAIN: u8 = 3;

/// A gesture of a key, a gamepad or a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum MenuInput {
    /// A gesture to step, to choose, to go back, or to hear the item again.
    Gesture(Gesture),
    /// Help on the use of the menu.
    Help,
    /// The number, a letter or the words of an item.
    Typed(String),
}

/// Something that happens to the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// A gesture was made.
    Menu(MenuInput),
    /// The ports that were found.
    Ports(Vec<Port>),
    /// The gamepads that were found.
    Pads(Vec<String>),
    /// The voices and sound devices that were found.
    Sound(NamedVoices, Vec<String>),
    /// A gamepad was touched in this place.
    Touched(PadPart),
    /// News that the listener must hear, such as a voice that is gone, or a choice without effect.
    News(Message),
    /// All words were spoken.
    Said,
    Tick,
}

/// Something that the menu wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Say this after the words that are being said.
    Say {
        /// The words to say.
        text: String,
        /// The language of the words.
        language: Language,
        /// The way in which the words sound.
        delivery: Delivery,
    },
    /// Stop speaking first.
    Silence,
    /// Look for the devices of this sort.
    Find(Find),
    /// Report every touched part of a gamepad from now on.
    Feel,
    /// The menu is over, with this wish.
    Grant(Wish),
}

/// Something that can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Find {
    /// Ports at which a board may be.
    Ports,
    /// The connected gamepads.
    Pads,
    /// Voices and sound devices.
    Sound,
}

/// A request to the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Begin a game with this plan.
    Play(Plan),
    /// Resume the last game.
    GoOn,
    /// Begin a game in which the player learns alone.
    Learn,
    /// Change the player's settings.
    Settings,
    /// Read the manual aloud.
    Manual,
    /// End the program itself.
    End,
}

/// The state with which the menu is opened.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    /// The settings of the listener's speech.
    pub(crate) speech: SpeechSettings,
    /// The last unfinished game, and its variant.
    pub(crate) last: Option<(Variant, LastGame)>,
    /// The items of the menu: the first item, and all further ones. `GoOn` is among them if there is a last game.
    pub(crate) items: (Item, Vec<Item>),
    /// The voice that speaks, in the form of the option that names it.
    pub(crate) voice: String,
    /// The message that is said before the menu, after a wish that was not granted.
    pub(crate) news: Option<Message>,
}

/// A list, and the place in it.
#[derive(Clone, Debug)]
struct Level {
    menu: Menu<Entry>,
    kind: Kind,
}

/// The sort of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The main menu, where every way begins.
    Main,
    /// The things that can be tried.
    Trials,
    /// The answers to a question.
    Question(StartQuestion),
}

/// The state of the search for ports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ports {
    /// The ports are known, as far as they were asked for.
    Known,
    /// The ports are being looked for.
    Sought,
    /// The ports are being looked for, and the next question waits for them.
    Awaited,
}

/// The start menu: its lists and the place in them.
#[derive(Debug)]
pub(crate) struct StartMenu {
    /// The list in which the listener is.
    level: Level,
    /// The lists that lead to the current one, beginning with the menu itself.
    before: Vec<Level>,
    known: Known,
    voice: String,
    variant: Variant,
    speech: SpeechSettings,
    words: Words,
    /// The state of the search for ports.
    ports: Ports,
    /// The item that is being tried, until its answer comes.
    tried: Option<Item>,
    /// True if the listener is told of every touched part of a gamepad.
    feels: bool,
    over: bool,
    again: Option<Moment>,
    repeated: u8,
    effects: VecDeque<Effect>,
}

impl StartMenu {
    /// Opens the menu and says the first item.
    pub(crate) fn new(opening: Opening) -> StartMenu {
        let Opening {
            speech,
            last,
            items: (first, more),
            voice,
            news,
        } = opening;
        let (variant, last) = match last {
            Some((variant, last)) => (variant, Some(last)),
            // Without an unfinished game no square is named.
            None => (Variant::default(), None),
        };
        let menu = Menu::beginning(Entry::Item(first), more.into_iter().map(Entry::Item));
        let mut start = StartMenu {
            level: Level {
                menu,
                kind: Kind::Main,
            },
            before: Vec::new(),
            known: Known {
                last,
                ports: Vec::new(),
            },
            ports: Ports::Known,
            voice,
            variant,
            words: Words::of_book(&Phrasebook::of_settings(&speech, variant)),
            speech,
            tried: None,
            feels: false,
            over: false,
            again: None,
            repeated: 0,
            effects: VecDeque::new(),
        };
        if let Some(news) = news {
            start.say(&news);
        }
        start.open();
        start
    }

    pub(crate) fn handle(&mut self, input: Input, now: Moment) {
        match input {
            _ if self.over => {}
            Input::Menu(gesture) => {
                self.again = None;
                self.repeated = 0;
                self.effects.push_back(Effect::Silence);
                self.take(gesture);
            }
            Input::Ports(ports) => {
                self.known.ports = ports;
                self.tell_ports();
                if std::mem::replace(&mut self.ports, Ports::Known) == Ports::Awaited {
                    self.ask_next();
                }
            }
            Input::Pads(pads) if self.feels => self.say(&Message::StartPads { pads }),
            Input::Pads(_) => {}
            Input::Sound(voices, cards) => self.tell_sound(&voices, cards),
            Input::Touched(button) if self.feels => {
                self.again = None;
                self.effects.push_back(Effect::Silence);
                self.say(&Message::StartButton { button });
            }
            Input::Touched(_) => {}
            Input::News(message) => self.say(&message),
            Input::Said => {
                let waits = self.repeated < MOST_AGAIN && !self.feels;
                self.again = waits.then(|| now.after(AGAIN));
            }
            Input::Tick if self.again.is_some_and(|at| at <= now) => {
                self.again = None;
                self.repeated = self.repeated.saturating_add(1);
                self.say_at();
            }
            Input::Tick => {}
        }
    }

    /// The next thing to do.
    pub(crate) fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// The moment to come again with [`Input::Tick`].
    pub(crate) const fn deadline(&self) -> Option<Moment> {
        self.again
    }

    /// The language in which the menu is heard.
    pub(crate) const fn language(&self) -> Language {
        self.speech.language
    }
}

// Gestures of the hands.
impl StartMenu {
    fn take(&mut self, gesture: MenuInput) {
        self.tried = None;
        if self.ports == Ports::Awaited {
            self.ports = Ports::Sought;
        }
        let gesture = match gesture {
            MenuInput::Typed(text) => match self.meant(&text) {
                Some(gesture) => gesture,
                None => return,
            },
            gesture => gesture,
        };
        match gesture {
            MenuInput::Help => self.say(&Message::StartHelp),
            MenuInput::Gesture(Gesture::Leave) if self.feels => {
                self.feels = false;
                self.say_at();
            }
            MenuInput::Gesture(_) if self.feels => self.effects.push_back(Effect::Find(Find::Pads)),
            MenuInput::Gesture(gesture) => self.move_by(gesture),
            MenuInput::Typed(_) => {}
        }
    }

    fn move_by(&mut self, gesture: Gesture) {
        // The menu has no values, so left and right work as up and down.
        let gesture = match gesture {
            Gesture::Left => Gesture::Up,
            Gesture::Right => Gesture::Down,
            gesture => gesture,
        };
        match self.level.menu.gesture(gesture) {
            Gestured::Edge => {
                self.say(&Message::NothingFurther);
                self.say_at();
            }
            Gestured::To(_) | Gestured::Value(..) => self.say_at(),
            Gestured::Chosen(Entry::Item(item)) => self.choose(item),
            Gestured::Chosen(Entry::Answer(_)) => self.ask_next(),
            Gestured::Out => self.back(),
        }
    }

    /// Goes back to the previous list. The main menu has no way back; it has an item to end the program.
    fn back(&mut self) {
        if let Some(before) = self.before.pop() {
            self.level = before;
        }
        self.open();
    }

    fn choose(&mut self, item: Item) {
        match item {
            Item::Play => {
                self.ports = Ports::Sought;
                self.effects.push_back(Effect::Find(Find::Ports));
                self.ask_next();
            }
            Item::Rehearse => self.ask_next(),
            Item::GoOn => self.grant(Wish::GoOn),
            Item::Learn => self.grant(Wish::Learn),
            Item::Settings => self.grant(Wish::Settings),
            Item::Manual => self.grant(Wish::Manual),
            Item::End => {
                self.say(&Message::ProgramEnds);
                self.grant(Wish::End);
            }
            Item::Try => self.push(Kind::Trials, TRIALS.map(Entry::Item).to_vec()),
            Item::Back => self.back(),
            Item::Board | Item::Clock => self.try_it(item, Find::Ports),
            Item::Voice => self.try_it(item, Find::Sound),
            Item::Pad => {
                self.feels = true;
                self.effects.push_back(Effect::Feel);
                self.effects.push_back(Effect::Find(Find::Pads));
            }
        }
    }

    fn try_it(&mut self, item: Item, find: Find) {
        self.tried = Some(item);
        self.effects.push_back(Effect::Find(find));
    }

    /// Asks the next question, or grants the planned game.
    fn ask_next(&mut self) {
        let last = match self.level.kind {
            Kind::Question(question) => Some(question),
            Kind::Main | Kind::Trials => None,
        };
        if last == Some(StartQuestion::Blind) && self.ports != Ports::Known {
            self.ports = Ports::Awaited;
            return;
        }
        let plan = Plan::of(self.kind(), self.answers(), &self.known);
        match plan::next(last, &plan, &self.known) {
            Some((question, answers)) => self.push(Kind::Question(question), answers),
            None => self.grant(Wish::Play(plan)),
        }
    }

    /// The kind of the chosen game.
    fn kind(&self) -> GameKind {
        let mut levels = self.before.iter().chain([&self.level]);
        let rehearses = Entry::Item(Item::Rehearse);
        match levels.any(|level| level.menu.item() == rehearses) {
            true => GameKind::Rehearsal,
            false => GameKind::Training,
        }
    }

    fn answers(&self) -> Vec<Answer> {
        let levels = self.before.iter().chain([&self.level]);
        let chosen = levels.map(|level| level.menu.item());
        let answers = chosen.filter_map(|entry| match entry {
            Entry::Answer(answer) => Some(answer),
            Entry::Item(_) => None,
        });
        answers.collect()
    }

    fn push(&mut self, kind: Kind, entries: Vec<Entry>) {
        if let Some(menu) = Menu::new(entries) {
            let before = std::mem::replace(&mut self.level, Level { menu, kind });
            self.before.push(before);
            self.open();
        }
    }

    fn grant(&mut self, wish: Wish) {
        self.over = true;
        self.again = None;
        self.effects.push_back(Effect::Grant(wish));
    }
}

// Typed text.
impl StartMenu {
    /// The gesture that a number, a letter or words mean; `None` if the text needs no gesture any more.
    fn meant(&mut self, text: &str) -> Option<MenuInput> {
        let text = text.trim().to_lowercase();
        let chosen = Some(MenuInput::Gesture(Gesture::Choose));
        if text.is_empty() {
            return chosen;
        }
        if self.feels {
            return self
                .command(&text)
                .or(Some(MenuInput::Gesture(Gesture::Here)));
        }
        if let Ok(number) = text.parse::<usize>() {
            return self
                .go_to(number)
                .map(|()| MenuInput::Gesture(Gesture::Choose));
        }
        let found = self.named(&text);
        let here = self.level.menu.place().0;
        match found.as_slice() {
            [number] => self
                .go_to(*number)
                .map(|()| MenuInput::Gesture(Gesture::Choose)),
            [first, ..] => {
                // A letter with which several items begin moves to the next of these items.
                let next = found.iter().find(|number| **number > here);
                self.go_to(*next.unwrap_or(first))?;
                Some(MenuInput::Gesture(Gesture::Here))
            }
            [] if self.words.read(&text).command == Command::Plain(Word::Quit) => {
                self.choose(Item::End);
                None
            }
            [] => {
                let command = self.command(&text);
                if command.is_none() {
                    self.say(&Message::StartNoSuch);
                }
                command
            }
        }
    }

    fn go_to(&mut self, number: usize) -> Option<()> {
        let came = self.level.menu.go_to(number).map(|_| ());
        if came.is_none() {
            self.say(&Message::StartNoSuch);
        }
        came
    }

    /// The numbers of the items that have this name, or begin with this letter or these words.
    fn named(&self, text: &str) -> Vec<usize> {
        let book = self.book();
        let begins = |name: &str| {
            let rest = name.strip_prefix(text);
            let whole = |rest: &str| !rest.starts_with(char::is_alphanumeric);
            rest.is_some_and(|rest| text.chars().count() == 1 || whole(rest))
        };
        let is_called = |entry: &Entry| {
            let own = book.menu_item(&self.known.told(*entry)).to_lowercase();
            let english = match entry {
                Entry::Item(item) => item.english() == text,
                Entry::Answer(_) => false,
            };
            english || begins(&own)
        };
        let numbered = (1..).zip(self.level.menu.items());
        let found = numbered.filter(|(_, entry)| is_called(entry));
        found.map(|(number, _)| number).collect()
    }

    /// The gesture of a command that has the same meaning in a game.
    fn command(&self, text: &str) -> Option<MenuInput> {
        if text == "?" {
            return Some(MenuInput::Help);
        }
        if text == Item::Back.english() {
            return Some(MenuInput::Gesture(Gesture::Leave));
        }
        match self.words.read(text).command {
            Command::Gesture(gesture) => Some(MenuInput::Gesture(gesture)),
            Command::Plain(Word::Repeat) => Some(MenuInput::Gesture(Gesture::Here)),
            Command::Help(_) => Some(MenuInput::Help),
            _ => None,
        }
    }
}

// Spoken words.
impl StartMenu {
    /// Says the name of the list and the current item.
    fn open(&mut self) {
        let item = self.known.told(self.level.menu.item());
        let place = place(&self.level.menu);
        let message = match self.level.kind {
            Kind::Main => Message::StartMenu { item, place },
            Kind::Trials => Message::MenuOpened { item, place },
            Kind::Question(question) => Message::StartAsk {
                question,
                item,
                place,
            },
        };
        self.say(&message);
    }

    /// Says the current item.
    fn say_at(&mut self) {
        let item = self.known.told(self.level.menu.item());
        let place = place(&self.level.menu);
        self.say(&Message::MenuAt { item, place });
    }

    fn tell_ports(&mut self) {
        let ports: Vec<PortFound> = self.known.ports.iter().map(|it| it.found.clone()).collect();
        let first = self.known.ports.first();
        let option = |of: fn(&Port) -> String| first.map(of).unwrap_or_default();
        let message = match self.tried.take() {
            Some(Item::Board) => Message::StartPorts {
                option: option(|port| format!("--board both={}", port.board())),
                ports,
            },
            Some(Item::Clock) => Message::StartClock {
                option: option(|port| format!("--clock-device line:{}", port.path)),
                ports,
            },
            _ => return,
        };
        self.say(&message);
    }

    fn tell_sound(&mut self, voices: &NamedVoices, cards: Vec<String>) {
        if self.tried.take() != Some(Item::Voice) {
            return;
        }
        let voices = voices.speaking(self.language());
        let message = Message::StartVoice {
            sample: sample(self.variant),
            cards,
            voices: voices.iter().map(|it| it.as_str().to_owned()).collect(),
            option: format!("--voice {}", self.voice),
        };
        self.say(&message);
    }

    fn say(&mut self, message: &Message) {
        let phrase = self.book().words(message);
        for problem in phrase.problems {
            tracing::warn!(?problem, kind = message.kind(), "words missing");
        }
        self.effects.push_back(Effect::Say {
            text: phrase.text,
            language: self.speech.language,
            delivery: self.speech.delivery.clone(),
        });
    }

    fn book(&self) -> Phrasebook {
        Phrasebook::of_settings(&self.speech, self.variant)
    }
}

fn place(menu: &Menu<Entry>) -> Place {
    let (at, of) = menu.place();
    Place { at, of }
}

#[cfg(test)]
mod tests;
