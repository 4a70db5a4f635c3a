//! The part of the protocol about who looked after the table, from when to when.

use super::{Line, Part, Writer, written};
use crate::record::event::{Body, CodeOf, PersonRole};

impl Writer<'_> {
    /// Everybody to whom the table was handed over, and by whose code it was before; nothing where one arbiter had it all
    /// the time.
    pub(super) fn responsible(&mut self) {
        let events = self.contents.events.iter();
        let handed = events.filter_map(|stored| match stored.event.body {
            Body::HandedOver { number, .. } => {
                let code = stored.event.code.unwrap_or(CodeOf::Chief);
                Some((number, code, written(stored)))
            }
            _ => None,
        });
        let handed: Vec<(u8, CodeOf, String)> = handed.collect();
        let Some((_, code, until)) = handed.first().cloned() else {
            return;
        };
        self.section_below(Part::Responsible, Line::Responsible);
        self.line(Line::ResponsibleFirst { code, until });
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
