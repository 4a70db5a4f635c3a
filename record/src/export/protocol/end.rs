// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of the protocol about the end of a game: the evidence for a claim, the result, and the places for
//! signatures.

use zgoda_game::{Ending, GameResult, Side};

use super::{Block, Line, Part, Writer};
use crate::event::{Body, ClockRead, Counted, PersonRole, Stated};
use crate::export::Paper;
use crate::sentence::Row as _;
use crate::telling::ending_name;

impl Writer<'_> {
    /// Writes the evidence for a claim, below the line of the claim.
    pub(super) fn below_a_claim(&mut self, body: &Body) {
        let Body::Claimed {
            position,
            occurred,
            counts,
            finding,
            article,
            clock,
            ..
        } = body
        else {
            return;
        };
        self.line(Line::ClaimPosition {
            position: position.clone(),
        });
        self.line(Line::ClaimOccurred {
            plies: occurred.clone(),
        });
        let moves = |it: &&Counted| it.rule != "repetition" && it.made > 0;
        for counted in counts.iter().filter(moves).cloned() {
            self.line(Line::ClaimCount { counted });
        }
        if let Some(times) = clock.as_ref().map(ClockRead::times) {
            self.line(Line::ClaimClocks {
                times: times.left(),
            });
        }
        self.line(Line::ClaimFinding {
            finding: *finding,
            article: article.clone(),
        });
    }

    /// Writes the result, the parts that people complete by hand, and the places for signatures (Kodeks II 3.7, 6.21).
    pub(super) fn foot(&mut self) {
        let state = self.contents.state();
        self.section(Part::Result);
        if let Some(finish) = &state.finished {
            let codes = finish.declared.map(|it| it.to_string());
            let ending = finish.declared.map(GameResult::ending);
            self.line(Line::Result {
                result: codes.unwrap_or_else(|| finish.result.clone()),
                score: finish.result.clone(),
                cause: finish.cause.clone(),
                name: ending_name(ending.map(Ending::word), &self.words),
            });
            if let Some(times) = self.contents.last_clock() {
                let times = times.told().map(|side| side.used);
                self.line(Line::TimesUsed { times });
            }
            let standing = state.standing();
            let gaps = standing.iter().map(|it| &it.entry);
            let gaps = gaps.filter(|it| it.stated == Stated::BoardNotStated);
            let plies: Vec<String> = gaps.map(|it| it.ply.to_string()).collect();
            if !plies.is_empty() {
                self.line(Line::Gaps { plies });
            }
        }
        if self.is_rehearsal() {
            return;
        }
        self.section(Part::Signatures);
        let signs = [None, Some(Side::White), Some(Side::Black)];
        let signs = signs.map(|who| {
            let name = who.map(|side| self.name(PersonRole::player(side)));
            let name = name.filter(|name| name != "?");
            let name = name.map_or_else(String::new, |name| format!(", {name}"));
            Line::Signs { who, name }.text(&self.words)
        });
        for copy in [Paper::Original, Paper::Copy] {
            let paper = Line::Copy { copy }.text(&self.words);
            let places = signs.to_vec();
            self.block(Block::Signatures { paper, places });
        }
    }
}
