// SPDX-License-Identifier: GPL-3.0-or-later
//! The keyboard: the line that is being typed, and the keys that act instead of typing.
//!
//! A character key acts only on an empty line, so that no typed text is lost; any other key acts at any time and never touches
//! the line. While a menu is open, the digits of the keypad steer it, until the digits typed so far can only be meant as a
//! half-move. Then all these digits begin a line.

use super::key_action::KeyAction;
use super::map::KeyMap;
use super::stroke::{Key, Named, Stroke};
use crate::command::MAX_LINE;
use crate::command::gesture::Gesture;

/// The sign on the screen for a hidden character.
const DOT: char = '.';

/// The text that removes the last character from the screen.
const TAKEN_BACK: &str = "\u{8} \u{8}";

/// The keyboard and its line.
#[derive(Clone, Debug, Default)]
pub struct Keyboard {
    line: String,
    /// The number of characters after which the line is hidden.
    shown: Option<usize>,
    /// The last line that was typed.
    last: String,
    looking: Looking,
    /// The consecutive digits that have steered a menu.
    steered: String,
}

/// The most digits that are taken as gestures and may yet turn out to begin a half-move.
const MOST_STEERED: usize = 3;

/// Whether the digits of the keypad move the cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Looking {
    /// The digits type.
    #[default]
    No,
    /// The digits move the cursor.
    Yes,
}

/// Whether a menu is open; an open menu takes keys first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// No menu is open.
    Nothing,
    /// A menu is open.
    Menu,
}

/// The pace at which a key followed the key before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As fast as a half-move is typed: too fast to hear the effect of the key before.
    Typing,
    /// Any slower pace than typing.
    #[default]
    Considered,
}

/// The result of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keyed {
    /// The line changed; show this text after it.
    Echo(String),
    /// A line is done.
    Line(String),
    /// The last line is back; show it.
    Again(String),
    /// The digits move the cursor from now on (true), or type.
    Looks(bool),
    /// An action to do.
    Do(KeyAction),
}

impl Keyboard {
    /// Takes a key, and returns the result to show or to do.
    pub fn key(&mut self, key: Key, map: &KeyMap, open: Open, pace: Pace) -> Option<Keyed> {
        if let Some(line) = self.begun_in_a_menu(key, open, pace) {
            self.steered.clear();
            self.line.push_str(&line);
            return Some(Keyed::Echo(line));
        }
        match key {
            Key::Char(digit @ '0'..='9') if open == Open::Menu && self.line.is_empty() => {
                self.steered.push(digit);
            }
            _ => self.steered.clear(),
        }
        self.acts(key, map, open)
    }

    /// The text of a line that a key begins while a menu is open. The text has the digits that steered the menu before, if they
    /// belong to the line. The key shows that a line is meant: a menu has no diagonals, no person steps back right after a step,
    /// and people who steer by digits do not choose with the space bar.
    fn begun_in_a_menu(&self, key: Key, open: Open, pace: Pace) -> Option<String> {
        if open != Open::Menu || !self.line.is_empty() || self.steered.len() > MOST_STEERED {
            return None;
        }
        let last = self.steered.chars().last();
        let typing = pace == Pace::Typing && last.is_some();
        let begins = match key {
            Key::Char('1' | '3' | '7' | '9') => true,
            Key::Char(digit @ '0'..='9') => {
                typing && last.is_some_and(|last| back(last) == Some(digit))
            }
            Key::Char(' ' | '-') => typing,
            // No word begins with digits and such a sign.
            Key::Char('x' | 'X' | ':') => last.is_some() && self.steered.len() < MOST_STEERED,
            _ => false,
        };
        let Key::Char(char) = key else {
            return None;
        };
        let before = match (pace, key) {
            (Pace::Considered, Key::Char('0'..='9')) => "",
            _ => self.steered.as_str(),
        };
        begins.then(|| format!("{before}{char}"))
    }

    /// The effect of a key, on the line or by its meaning.
    fn acts(&mut self, key: Key, map: &KeyMap, open: Open) -> Option<Keyed> {
        match key {
            Key::Named(Named::Enter) if !self.line.is_empty() => {
                let line = std::mem::take(&mut self.line);
                self.shown = None;
                self.last.clone_from(&line);
                Some(Keyed::Line(line))
            }
            Key::Named(Named::Backspace) if !self.line.is_empty() => {
                self.line.pop().map(|_| Keyed::Echo(TAKEN_BACK.to_owned()))
            }
            Key::Char(char) if !self.line.is_empty() => self.types(char),
            key => match self.meaning(key, map, open) {
                Some(action) => self.does(action),
                None => match key {
                    Key::Char(char) => self.types(char),
                    Key::Named(_) | Key::Function(_) => None,
                },
            },
        }
    }

    /// The action of a key in an open menu, with the cursor, or by the map; `None` if the key has no action there.
    #[must_use]
    pub fn meaning(&self, key: Key, map: &KeyMap, open: Open) -> Option<KeyAction> {
        let empty = self.line.is_empty();
        if let Some(gesture) = self.steered(key, open).filter(|_| empty) {
            return Some(KeyAction::gesture(gesture));
        }
        map.action(Stroke::Key(key)).cloned()
    }

    /// Forgets the last line, which may be a secret of the person who typed it.
    pub fn forget(&mut self) {
        self.last.clear();
    }

    /// The text on the line.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.line
    }

    /// The line as the screen shows it.
    #[must_use]
    pub fn shown(&self) -> String {
        let clear = self.shown.unwrap_or(usize::MAX);
        let chars = self.line.chars().enumerate();
        chars
            .map(|(at, char)| if at < clear { char } else { DOT })
            .collect()
    }

    /// Hides the line after its first `from` characters; `None` hides nothing. Returns the text to show for the last key, if that
    /// key typed.
    pub fn keeps_secret(&mut self, from: Option<usize>, echo: &str) -> String {
        self.shown = from;
        let length = self.line.chars().count();
        let typed = echo.chars().count();
        match from {
            Some(from) if echo != TAKEN_BACK => {
                let first = length.saturating_sub(typed);
                let chars = echo.chars().enumerate();
                chars
                    .map(|(at, char)| if first + at < from { char } else { DOT })
                    .collect()
            }
            _ => echo.to_owned(),
        }
    }

    /// True if this key only changes the line, so that it need not wait for the lines before it.
    #[must_use]
    pub fn only_types(&self, key: Key, map: &KeyMap, open: Open) -> bool {
        match key {
            Key::Named(Named::Enter | Named::Backspace) | Key::Char(_) if !self.line.is_empty() => {
                true
            }
            Key::Char(_) => self.meaning(key, map, open).is_none(),
            Key::Named(_) | Key::Function(_) => false,
        }
    }

    /// Begins a line with this word and drops a half-typed line, because the text after the word may be a secret. Returns the
    /// text to show.
    pub fn begin(&mut self, word: &str) -> String {
        let gone = TAKEN_BACK.repeat(self.line.chars().count());
        self.line = format!("{word} ");
        format!("{gone}{}", self.line)
    }

    fn types(&mut self, char: char) -> Option<Keyed> {
        if self.line.chars().count() >= MAX_LINE {
            return None;
        }
        self.line.push(char);
        Some(Keyed::Echo(char.to_string()))
    }

    /// True if the digits move the cursor.
    #[must_use]
    pub fn looks(&self) -> bool {
        self.looking == Looking::Yes
    }

    /// Makes the digits type from now on. Returns `false` if they typed already.
    pub fn stops_looking(&mut self) -> bool {
        std::mem::take(&mut self.looking) == Looking::Yes
    }

    fn does(&mut self, action: KeyAction) -> Option<Keyed> {
        match action {
            KeyAction::Look => {
                let (looking, switch) = match self.looking {
                    Looking::No => (Looking::Yes, true),
                    Looking::Yes => (Looking::No, false),
                };
                self.looking = looking;
                Some(Keyed::Looks(switch))
            }
            KeyAction::Correction if self.line.is_empty() => self.types('*'),
            // A correction must not change a line that is being typed.
            KeyAction::Correction => None,
            KeyAction::LineAgain if self.line.is_empty() && !self.last.is_empty() => {
                self.line.clone_from(&self.last);
                Some(Keyed::Again(self.line.clone()))
            }
            KeyAction::LineAgain => None,
            KeyAction::Digit(digit) => self.types(digit.char()),
            action => Some(Keyed::Do(action)),
        }
    }

    /// The gesture of a key of the keypad, while a menu or the cursor can be steered.
    fn steered(&self, key: Key, open: Open) -> Option<Gesture> {
        let gesture = match key {
            Key::Char('8') => Gesture::Up,
            Key::Char('2') => Gesture::Down,
            Key::Char('4') => Gesture::Left,
            Key::Char('6') => Gesture::Right,
            Key::Char('7') => Gesture::UpLeft,
            Key::Char('9') => Gesture::UpRight,
            Key::Char('1') => Gesture::DownLeft,
            Key::Char('3') => Gesture::DownRight,
            Key::Char('5') if open == Open::Nothing => Gesture::Here,
            Key::Char('0' | '5') => Gesture::Choose,
            Key::Char('.' | ',') | Key::Named(Named::Backspace) if open == Open::Menu => {
                Gesture::Leave
            }
            Key::Named(Named::Enter) if open == Open::Menu => Gesture::Choose,
            _ => return None,
        };
        (open == Open::Menu || self.looks()).then_some(gesture)
    }
}

/// The digit of the opposite direction.
const fn back(digit: char) -> Option<char> {
    match digit {
        '2' => Some('8'),
        '8' => Some('2'),
        '4' => Some('6'),
        '6' => Some('4'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Presses the keys with these names, one after the other.
    fn all(keyboard: &mut Keyboard, open: Open, names: &str) -> Vec<String> {
        at(Pace::Considered, keyboard, open, names)
    }

    /// Presses the keys with these names at a given pace.
    fn at(pace: Pace, keyboard: &mut Keyboard, open: Open, names: &str) -> Vec<String> {
        let map = KeyMap::default();
        let keys = names.split_whitespace().map(|name| {
            let Some(Stroke::Key(key)) =
                Stroke::read(super::super::stroke::InputDevice::Keys, name)
            else {
                panic!("{name:?} is no key")
            };
            key
        });
        let felt = keys.filter_map(|key| keyboard.key(key, &map, open, pace));
        let told = felt.filter_map(|it| match it {
            Keyed::Echo(_) => None,
            Keyed::Line(line) => Some(format!("line {line}")),
            Keyed::Again(line) => Some(format!("again {line}")),
            Keyed::Looks(switch) => Some(format!("looks {switch:?}")),
            Keyed::Do(action) => Some(action.to_string()),
        });
        told.collect()
    }

    #[test]
    fn six_keys_of_the_keypad_make_a_half_move_and_press_the_clock() {
        let mut keyboard = Keyboard::default();
        let keys = "3 2 2 8 enter +";
        assert_eq!(
            all(&mut keyboard, Open::Nothing, keys),
            ["line 3228", "press"]
        );
        let keys = "* 3 2 2 7 enter";
        assert_eq!(all(&mut keyboard, Open::Nothing, keys), ["line *3227"]);
        assert_eq!(
            all(&mut keyboard, Open::Nothing, "3 4 . 3 0 enter"),
            ["line 34.30"]
        );
    }

    #[test]
    fn keys_that_type_act_on_an_empty_line_only() {
        let mut keyboard = Keyboard::default();
        let keys = "enter ? - / backspace tab";
        let acted = ["repeat", "status", "where", "commands"];
        assert_eq!(all(&mut keyboard, Open::Nothing, keys), acted);
        assert!(all(&mut keyboard, Open::Nothing, "3 ? - + / . ,").is_empty());
        assert_eq!(keyboard.typed(), "3?-+/.,");
    }

    /// Keys that act while a line is half typed leave the line as it is.
    #[test]
    fn keys_that_type_nothing_never_touch_the_line() {
        let mut keyboard = Keyboard::default();
        let keys = "3 2 up f3 tab home escape insert";
        let acted = ["up", "clock", "up left", "silence", "choose"];
        assert_eq!(all(&mut keyboard, Open::Nothing, keys), acted);
        assert_eq!(keyboard.typed(), "32");
    }

    #[test]
    fn a_line_comes_back_to_be_put_right() {
        let mut keyboard = Keyboard::default();
        let keys = "3 2 2 9 9 enter tab backspace backspace 8 enter tab";
        let told = all(&mut keyboard, Open::Nothing, keys);
        assert_eq!(
            told,
            ["line 32299", "again 32299", "line 3228", "again 3228"]
        );
        assert_eq!(keyboard.typed(), "3228");
    }

    #[test]
    fn a_forgotten_line_does_not_come_back_and_the_next_one_does() {
        let mut keyboard = Keyboard::default();
        assert_eq!(all(&mut keyboard, Open::Nothing, "3 2 enter"), ["line 32"]);
        keyboard.forget();
        assert!(all(&mut keyboard, Open::Nothing, "tab").is_empty());
        assert_eq!(keyboard.typed(), "");
        let told = all(&mut keyboard, Open::Nothing, "2 8 enter tab");
        assert_eq!(told, ["line 28", "again 28"]);
    }

    #[test]
    fn digits_look_and_type_again() {
        let mut keyboard = Keyboard::default();
        let keys = ". 8 9 5 0 , 3 2";
        let told = all(&mut keyboard, Open::Nothing, keys);
        let expected = [
            "looks true",
            "up",
            "up right",
            "here",
            "choose",
            "looks false",
        ];
        assert_eq!(told, expected);
        assert_eq!(keyboard.typed(), "32");
    }

    #[test]
    fn an_open_menu_has_the_keypad_to_itself_until_a_line_is_begun() {
        let mut keyboard = Keyboard::default();
        let told = all(&mut keyboard, Open::Menu, "2 2 5 4 enter .");
        assert_eq!(told, ["down", "down", "choose", "left", "choose", "leave"]);
        let told = all(&mut keyboard, Open::Menu, "q 8 backspace backspace 8");
        assert_eq!(told, ["up"]);
    }

    /// A half-move that is typed while a menu is open comes whole.
    #[test]
    fn digits_that_cannot_be_meant_for_a_menu_begin_a_line_there() {
        for (keys, line) in [
            ("2 8 x 1 9", "28x19"),
            ("2 8 space 1 9", "28 19"),
            ("3 3 space 2 8", "33 28"),
            ("1 4 x 2 3", "14x23"),
            ("3 4 2 9", "3429"),
            ("2 8 2 4", "2824"),
            ("2 2 1 7", "2217"),
            ("2 4 space 2 0", "24 20"),
            ("2 2 - 1 7", "22-17"),
            ("4 4 space 4 0", "44 40"),
            ("2 1 1 7", "2117"),
        ] {
            let mut keyboard = Keyboard::default();
            at(Pace::Typing, &mut keyboard, Open::Menu, keys);
            assert_eq!(keyboard.typed(), line);
        }
        // Digits typed slowly may be gestures. The first key that is no gesture in a menu begins the line.
        for (keys, line) in [("3 3 space 2 8", "33 28"), ("2 8 x 1 9", "28x19")] {
            let mut keyboard = Keyboard::default();
            all(&mut keyboard, Open::Menu, keys);
            assert_eq!(keyboard.typed(), line);
        }
    }

    #[test]
    fn a_secret_stands_on_the_screen_as_dots_and_is_taken_back_like_anything_else() {
        let mut keyboard = Keyboard::default();
        let map = KeyMap::default();
        let mut screen = String::new();
        for char in "arbiter 24".chars() {
            let keyed = keyboard.key(Key::Char(char), &map, Open::Nothing, Pace::Typing);
            let Some(Keyed::Echo(echo)) = keyed else {
                panic!("{char:?} does not type")
            };
            screen.push_str(&keyboard.keeps_secret(Some(8), &echo));
        }
        assert_eq!(
            (screen.as_str(), keyboard.typed()),
            ("arbiter ..", "arbiter 24")
        );
        assert_eq!(keyboard.shown(), "arbiter ..");
        let back = keyboard.key(
            Key::Named(Named::Backspace),
            &map,
            Open::Nothing,
            Pace::Typing,
        );
        assert_eq!(back, Some(Keyed::Echo(TAKEN_BACK.to_owned())));
        assert_eq!(keyboard.keeps_secret(Some(8), TAKEN_BACK), TAKEN_BACK);
        keyboard.key(Key::Named(Named::Enter), &map, Open::Nothing, Pace::Typing);
        all(&mut keyboard, Open::Nothing, "3 2");
        assert_eq!(keyboard.shown(), "32");
    }

    #[test]
    fn a_menu_is_gone_through_by_digits_however_quickly() {
        let mut keyboard = Keyboard::default();
        let told = at(Pace::Typing, &mut keyboard, Open::Menu, "6 6 2 2 5");
        assert_eq!(told, ["right", "right", "down", "down", "choose"]);
        let told = at(Pace::Typing, &mut keyboard, Open::Menu, "2 2 2 2 2 enter");
        assert_eq!(told, ["down", "down", "down", "down", "down", "choose"]);
        let told = all(&mut keyboard, Open::Menu, "2 2 2 8 5 2 space");
        assert_eq!(
            told,
            ["down", "down", "down", "up", "choose", "down", "choose"]
        );
    }

    #[test]
    fn a_line_that_begins_with_a_word_takes_the_place_of_one_that_is_begun() {
        let mut keyboard = Keyboard::default();
        assert_eq!(keyboard.begin("said"), "said ");
        assert!(all(&mut keyboard, Open::Nothing, "3 2").is_empty());
        let echo = keyboard.begin("arbiter");
        assert_eq!(echo, format!("{}arbiter ", TAKEN_BACK.repeat(7)));
        let told = all(&mut keyboard, Open::Nothing, "2 4 enter");
        assert_eq!(told, ["line arbiter 24"]);
    }

    #[test]
    fn a_line_has_an_end() {
        let mut keyboard = Keyboard::default();
        for _ in 0..2 * MAX_LINE {
            keyboard.key(
                Key::Char('9'),
                &KeyMap::default(),
                Open::Nothing,
                Pace::Typing,
            );
        }
        assert_eq!(keyboard.typed().len(), MAX_LINE);
    }
}
