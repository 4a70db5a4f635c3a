// SPDX-License-Identifier: GPL-3.0-or-later
//! The remains of a kill: the durable events, and the boards as they stand. A game can be resumed from the same remains
//! more than once.

use zgoda_game::Moment;
use zgoda_record::event::{Body, CodesChange, Event, Source};

use super::{Wires, World};
use crate::settings::Settings;

/// The remains of a kill.
#[derive(Debug)]
pub struct Remains {
    settings: Settings,
    events: Vec<Event>,
    wires: Wires,
    /// The devices that wait for a yes, each with its role and name.
    waiting: Vec<(String, String)>,
    now: Moment,
}

impl World {
    /// The remains as if the program were killed now.
    #[must_use]
    pub fn remains(&self) -> Remains {
        let (mut settings, now) = (self.settings.clone(), self.now);
        let events = self.disk.durable().to_vec();
        let last = events.last();
        let since = last.map(|last| now.since(Moment::from_ms(last.ms)));
        settings.away = since.map(|since| since.saturating_add(self.gone));
        Remains {
            settings,
            events,
            wires: self.reopened(),
            waiting: self.waiting.values().cloned().collect(),
            now,
        }
    }

    /// The world as if the program were killed now and started again, with the same board and the durable events.
    #[must_use]
    pub fn crash_and_resume(&self) -> World {
        self.remains().resume()
    }
}

impl Remains {
    /// Gives the chief arbiter this new code, and adds to the record that the codes have changed.
    #[must_use]
    pub fn with_new_code(mut self, code: &str) -> Remains {
        self.settings.pin = Some(code.to_owned());
        self.events.push(Event {
            ms: 0,
            actor: None,
            code: None,
            device: None,
            late_ms: None,
            source: Source::Program,
            body: Body::CodesChanged {
                how: CodesChange::New,
            },
        });
        self
    }

    /// Makes the world of another program that resumes the game.
    #[must_use]
    pub fn resume(&self) -> World {
        let wires = self.wires.iter();
        let wires = wires.map(|(of, wire)| (*of, wire.reopened(self.now)));
        let (settings, events) = (self.settings.clone(), self.events.clone());
        let mut world = World::resumed(settings, events, None, wires.collect(), self.now);
        world.pages_ask_again(&self.waiting);
        world
    }
}
