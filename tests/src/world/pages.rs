// SPDX-License-Identifier: GPL-3.0-or-later
//! The devices of a desk in the world of a test: the acts on their pages, and the words for them.

use std::sync::LazyLock;

use zgoda_game::Variant;
use zgoda_input::command::{Order, Words};
use zgoda_record::CodeHash;
use zgoda_record::event::{DeskRole, DeviceNumber};
use zgoda_record::slips::{NewSlip, Slip};
use zgoda_table::session::effect::{Admission, PageEffect, TypedCode};
use zgoda_table::session::input::{DeskInput, Does, Seen};
use zgoda_table::view::{Mark, Salt};

use super::*;
use crate::script::PageAct;

/// The sign after the role in the words of a slip that was made anew; the slip's number follows the sign.
const MADE_ANEW: char = '+';

/// A hash that stands for all slips: in a test the words of a slip are its role.
static HASH: LazyLock<CodeHash> = LazyLock::new(|| CodeHash::of("").unwrap());

/// Most presses that may wait for their half-moves, in any story.
const MOST_AHEAD: u32 = 20;

impl World {
    /// Lets a device ask to be let in. The words of its slip are its role.
    pub fn page_asks(&mut self, role: &str, name: &str) {
        self.pages = self.pages.saturating_add(1);
        let asks = (role.to_owned(), name.to_owned());
        self.waiting.insert(self.pages, asks);
        self.input(Input::Desk(DeskInput::Opens {
            asked: self.pages,
            name: name.to_owned(),
            words: TypedCode(role.to_owned()),
        }));
    }

    /// Takes away the desk of the device with this name, so that the device waits no longer.
    pub fn page_gone(&mut self, name: &str) {
        let named = self.waiting.iter().filter(|(_, (_, of))| of == name);
        let gone = named.map(|(asked, _)| *asked).collect();
        self.waiting.retain(|_, (_, of)| of != name);
        self.input(Input::Desk(DeskInput::Gone(gone)));
    }

    /// Lets the devices that waited when the program was killed ask the next program.
    pub(super) fn pages_ask_again(&mut self, waiting: &[(String, String)]) {
        self.asks_again = true;
        for (role, name) in waiting {
            self.page_asks(role, name);
        }
        self.asks_again = false;
    }

    /// Carries out an act on a page. If the act names no half-move, its page shows the present state.
    pub fn page_does(&mut self, done: &PageAct) {
        let stands = self.stands_on_a_page(DeviceNumber(done.device));
        self.asked.clear();
        self.input(Input::Desk(DeskInput::Does(Box::new(Does {
            device: DeviceNumber(done.device),
            line: done.line.clone(),
            order: self.order_of(done),
            seen: Seen {
                press: self.press_of(done, stands.press),
                answers: done.asked.then_some(stands.answers).flatten(),
                rows: done.rows.or(stands.rows),
                aloud: done.aloud.or(stands.aloud),
            },
            then_press: done.then_press,
            late: done.late,
        }))));
    }

    /// Brings the page of this device to the front, or away from it.
    pub fn page_is_in_front(&mut self, device: u32, in_front: bool) {
        let is = DeskInput::InFront(DeviceNumber(device), in_front);
        self.input(Input::Desk(is));
    }

    /// Gives an answer on a page that shows this question.
    pub fn page_answers(&mut self, device: u32, line: &str, answers: Option<Mark>) {
        self.asked.clear();
        self.input(Input::Desk(DeskInput::Does(Box::new(Does {
            device: DeviceNumber(device),
            line: line.to_owned(),
            order: None,
            seen: Seen {
                answers,
                ..Seen::default()
            },
            then_press: false,
            late: None,
        }))));
    }

    /// The order that the form of an arbiter's page means, as the desk reads it.
    fn order_of(&self, done: &PageAct) -> Option<Order> {
        static WORDS: LazyLock<Vec<(Language, Words)>> = LazyLock::new(|| {
            let of = |language| {
                let words = Words::of_language(language, Variant::International);
                (language, words)
            };
            Language::ALL.map(of).into()
        });
        let devices = self.session.game().devices();
        let role = devices.role_of(DeviceNumber(done.device));
        let mut words = WORDS.iter();
        let (_, words) = words.find(|(language, _)| *language == self.settings.language)?;
        matches!(role, Some(DeskRole::Arbiter(_))).then(|| Order::read(&done.line, words))?
    }

    /// The mark that a press on a page carries: the mark of the present state, or of the numbers of half-moves and presses that the
    /// act names.
    fn press_of(&self, done: &PageAct, stands: Option<Mark>) -> Option<Mark> {
        let salt = Salt::default();
        let now = self.session.game().last().map_or(0, |last| last.ply);
        let pressed = (0..=now.saturating_add(MOST_AHEAD))
            .find(|pressed| stands == Some(Mark::of_press(salt, now, *pressed)));
        let plies = done.ply.unwrap_or(now);
        let pressed = done.presses.or(pressed)?;
        Some(Mark::of_press(salt, plies, pressed))
    }

    /// The state that a page of this device shows at this moment, if the page is up to date.
    fn stands_on_a_page(&self, device: DeviceNumber) -> Seen {
        let game = self.session.game();
        let shown = match game.devices().role_of(device) {
            Some(DeskRole::Assistant(side)) => self.view(Role::Assistant(side)),
            Some(DeskRole::Player(side)) => self.view(Role::Seat(side)),
            Some(DeskRole::Arbiter(_)) => self.view(Role::Arbiter),
            _ => None,
        };
        let (press, answers, aloud) = match shown {
            Some(TableView::Assistant(view)) => (view.press, view.answers, None),
            Some(TableView::Seat(view)) => (view.press, view.answers, None),
            Some(TableView::Arbiter(view)) => (view.press, None, view.aloud),
            _ => (None, None, None),
        };
        Seen {
            press,
            answers,
            rows: Some(game.logged().count),
            aloud,
        }
    }

    /// Handles the program's messages to pages.
    pub(super) fn shows_on_pages(&mut self, effect: PageEffect) {
        match effect {
            PageEffect::TrySlip(words) => {
                let role = words.0.split(MADE_ANEW).next().unwrap_or_default();
                let role = DeskRole::try_from(role.to_owned()).ok();
                let slip = role.map(|role| (words.0, role));
                let tried = Input::Desk(DeskInput::SlipTried(slip));
                self.session.handle(tried, self.now);
            }
            PageEffect::MakeSlip(role) => {
                let count = self.session.game().devices().made().saturating_add(1);
                let key = format!("{role}{MADE_ANEW}{count}");
                let slip = Slip {
                    key: key.clone(),
                    role,
                    hash: HASH.clone(),
                };
                let made = NewSlip {
                    slip,
                    words: key,
                    instead_of: vec![role.to_string()],
                };
                let made = Some(Box::new(made));
                let made = Input::Desk(DeskInput::SlipMade(made));
                self.session.handle(made, self.now);
            }
            PageEffect::SlipIntoFile { words, .. } => {
                self.desk.push(format!("in a file: {}", words.0));
            }
            PageEffect::SlipMade(slip) => self.desk.push(format!("slip {} opens", slip.key)),
            PageEffect::Admission { asked, answer } => {
                let told = match answer {
                    Admission::Waits(_) if self.asks_again => return,
                    Admission::Waits(device) => format!("page {device} waits"),
                    Admission::Opened(device, role) => format!("page {device} is {role}"),
                    Admission::Refused(why) => format!("page refused, {why:?}"),
                };
                if !matches!(answer, Admission::Waits(_)) {
                    self.waiting.remove(&asked);
                }
                self.desk.push(told);
            }
            PageEffect::Answer { device, message } => {
                let text = self.answers.words(&message).text;
                self.desk.push(format!("page {device}: {text}"));
            }
            PageEffect::Note { device, note } => {
                let lines = self.desk_words.lines(&note).into_iter();
                let lines = lines.map(|line| format!("page {device}: {line}"));
                self.desk.extend(lines);
            }
            PageEffect::Answered { device, taken } => {
                if !taken {
                    self.desk.push(format!("page {device} not taken"));
                }
            }
            PageEffect::Ends(device) => self.desk.push(format!("page {device} ends")),
        }
    }
}
