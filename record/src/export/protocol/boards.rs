// SPDX-License-Identifier: GPL-3.0-or-later
//! The lines of the protocol below a comparison: the reasons for the proposal, and the records side by side.

use std::time::Duration;

use zgoda_game::Side;

use super::{Block, Head, Line, RecordRow, Writer};
use crate::clock_words::written;
use crate::event::Body;
use crate::record_words;
use crate::sentence::Row as _;

impl Writer<'_> {
    /// Writes the reason of the proposal, any contradiction to it, and both records.
    pub(super) fn below_a_comparison(&mut self, body: &Body) {
        let Body::Compared {
            why,
            white,
            black,
            arbiters,
            against,
            ..
        } = body
        else {
            return;
        };
        if !record_words::follows_from_two_records(why) {
            let heading = record_words::Line::NotByTheArticle.text(&self.words);
            self.block(Block::Line(heading));
        }
        let why = record_words::Line::Why { why: why.clone() }.text(&self.words);
        self.line(Line::Why { why });
        if let Some(against) = against {
            let otherwise = against.ply.zip(against.program.clone());
            let at = |ms| written(Duration::from_millis(ms));
            let rest = against.rest;
            let rest = rest.map(|plies| (plies, against.ms.map(at).unwrap_or_default()));
            let against = record_words::contradicted_line(otherwise, rest);
            let against = against.text(&self.words);
            self.block(Block::Line(against));
        }
        self.side_by_side(white, black, arbiters);
    }

    /// Writes the compared records side by side.
    fn side_by_side(&mut self, white: &[String], black: &[String], arbiters: &[String]) {
        let say = |line: Line| line.text(&self.words);
        let head = [
            say(Line::Head { head: Head::Ply }),
            say(Line::Column { side: Side::White }),
            say(Line::Column { side: Side::Black }),
            say(Line::Head {
                head: Head::Differs,
            }),
        ];
        let of = |record: &[String], ply: usize| record.get(ply).cloned().unwrap_or_default();
        let longest = [white, black, arbiters].map(<[String]>::len);
        let rows = (0..longest.into_iter().max().unwrap_or_default()).map(|ply| {
            let (white, black) = (of(white, ply), of(black, ply));
            let parts = white != black && !white.is_empty() && !black.is_empty();
            RecordRow {
                white,
                black,
                arbiters: of(arbiters, ply),
                parts,
            }
        });
        let rows = rows.collect();
        let arbiters = (!arbiters.is_empty()).then(|| say(Line::OwnColumn));
        self.block(Block::Records {
            head,
            arbiters,
            rows,
        });
    }
}
