//! The devices of a desk in the world of a test: what is done on their pages, and what they are told.

use std::sync::LazyLock;

use zgoda::command::{Order, Words};
use zgoda::record::event::{DeskRole, DeviceNumber};
use zgoda::session::effect::{Admission, PageEffect, TypedCode};
use zgoda::session::input::{DeskInput, Does, Seen};
use zgoda_game::Variant;

use super::*;
use crate::script::PageAct;

impl World {
    /// A device wants to be let in. The words of its slip are its role.
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

    /// The desk of the device of this name is gone: it does not wait any more.
    pub fn page_gone(&mut self, name: &str) {
        let named = self.waiting.iter().filter(|(_, (_, of))| of == name);
        let gone = named.map(|(asked, _)| *asked).collect();
        self.waiting.retain(|_, (_, of)| of != name);
        self.input(Input::Desk(DeskInput::Gone(gone)));
    }

    /// Those who waited when the program was killed ask the next one.
    pub(super) fn pages_ask_again(&mut self, waiting: &[(String, String)]) {
        self.asks_again = true;
        for (role, name) in waiting {
            self.page_asks(role, name);
        }
        self.asks_again = false;
    }

    /// Something is done on a page. One that names no half-move stands for what stands now.
    pub fn page_does(&mut self, done: &PageAct) {
        let stands = self.stands_on_a_page(DeviceNumber(done.device));
        self.asked.clear();
        self.input(Input::Desk(DeskInput::Does(Box::new(Does {
            device: DeviceNumber(done.device),
            line: done.line.clone(),
            order: self.order_of(done),
            seen: Seen {
                ply: done.ply.or(stands.ply),
                presses: done.presses.or(stands.presses),
                rows: done.rows.or(stands.rows),
                aloud: done.aloud.or(stands.aloud),
            },
            late: done.late,
        }))));
    }

    /// What the form of an arbiter's page means, as the desk reads it.
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

    /// What a page of this device shows now, if it shows how things stand now.
    fn stands_on_a_page(&self, device: DeviceNumber) -> Seen {
        let game = self.session.game();
        let shown = match game.devices().role_of(device) {
            Some(DeskRole::Assistant(side)) => self.view(Role::Assistant(side)),
            Some(DeskRole::Arbiter(_)) => self.view(Role::Arbiter),
            _ => None,
        };
        let (presses, aloud) = match shown {
            Some(TableView::Assistant(view)) => (view.presses, None),
            Some(TableView::Arbiter(view)) => (None, view.aloud),
            _ => (None, None),
        };
        Seen {
            ply: Some(game.last().map_or(0, |last| last.ply)),
            presses,
            rows: Some(game.logged().count),
            aloud,
        }
    }

    /// What pages are told.
    pub(super) fn shows_on_pages(&mut self, effect: PageEffect) {
        match effect {
            PageEffect::TrySlip(words) => {
                let role = DeskRole::try_from(words.0.clone()).ok();
                let slip = role.map(|role| (words.0, role));
                let tried = Input::Desk(DeskInput::SlipTried(slip));
                self.session.handle(tried, self.now);
            }
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
