// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of the protocol about the arbiters who looked after the table, with the times, and about the names that belong to the
//! codes.

use super::{Line, Part, Writer, written};
use crate::event::{Body, CodeOf, PersonRole};
use crate::read::StoredEvent;

impl Writer<'_> {
    /// The name of the arbiter who acted by this code at the time of the event, if that name was given and not
    /// forgotten.
    pub(super) fn named_at(&self, stored: &StoredEvent, code: CodeOf) -> Option<String> {
        let events = self.contents.events.iter();
        let before = events.take_while(|it| it.id <= stored.id);
        let named = before.filter_map(|it| match it.event.body {
            Body::ArbiterNamed { number, of, .. } if of == code => Some(number),
            _ => None,
        });
        // The name is stored with the persons, and not in the events.
        let who = PersonRole::NamedArbiter(named.last()?);
        let mut persons = self.contents.persons.iter();
        let name = &persons.find(|it| it.side == who)?.name;
        (!name.is_empty()).then(|| name.clone())
    }

    /// Writes every arbiter to whom the table was handed over, and the code of the previous arbiter. If a single arbiter had the
    /// table all the time, writes no lines.
    pub(super) fn responsible(&mut self) {
        let events = self.contents.events.iter();
        let handed = events.filter_map(|stored| match stored.event.body {
            Body::HandedOver { number, .. } => {
                let code = stored.event.code.unwrap_or(CodeOf::Chief);
                Some((number, (code, self.named_at(stored, code)), written(stored)))
            }
            _ => None,
        });
        let handed: Vec<(u8, (CodeOf, Option<String>), String)> = handed.collect();
        let Some((_, (code, first), until)) = handed.first().cloned() else {
            return;
        };
        self.section_below(Part::Responsible, Line::Responsible);
        self.line(match first {
            Some(name) => Line::ResponsibleFirstNamed { name, until },
            None => Line::ResponsibleFirst { code, until },
        });
        for (at, (number, _, from)) in handed.iter().enumerate() {
            let name = self.name(PersonRole::Arbiter(*number));
            let from = from.clone();
            let next = handed.get(at.saturating_add(1));
            self.line(match next.map(|(_, _, until)| until.clone()) {
                Some(until) => Line::ResponsibleFor { name, from, until },
                None => Line::ResponsibleFrom { name, from },
            });
        }
    }
}
