//! The part of the protocol about who looked after the table, from when to when, and what arbiters told on being asked.

use std::time::Duration;

use zgoda_game::{BySide, Side};

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

/// What a blind player on move was told (Kodeks VIII 5.1).
pub(super) fn told(side: Side, moves: (usize, usize), used_ms: Option<(u64, u64)>) -> Line {
    let (whites, blacks) = moves;
    let (white, black) = used_ms.unwrap_or_default();
    Line::TimesTold {
        side,
        whites,
        blacks,
        clock: used_ms.is_some(),
        times: BySide { white, black }.map(Duration::from_millis),
    }
}
