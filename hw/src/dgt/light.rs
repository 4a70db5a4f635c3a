// SPDX-License-Identifier: GPL-3.0-or-later
//! The light fields of a board that is otherwise asked for its dark fields only. The light fields are read after every change and,
//! rarely, in between. A piece on them is out of play (Kodeks I 5.3).

use zgoda_game::{LightSquares, Moment};

use super::wiring::LightImage;
use crate::board::Orientation;
use crate::waits::{OPTIONAL_TRIES, Waits};

#[derive(Clone, Debug, Default)]
pub(super) struct Light {
    known: Option<LightImage>,
    /// The image of a single dump, which is not yet believed, as with the dark fields.
    suspected: Option<LightImage>,
    wanted: bool,
    missed: u32,
    due: Option<Moment>,
    told: LightSquares,
}

impl Light {
    /// True if the light fields must be asked for now.
    pub(super) fn wanted(&self) -> bool {
        self.wanted
    }

    /// The moment at which the light fields are asked for although nothing changed.
    pub(super) fn due(&self) -> Option<Moment> {
        self.due
    }

    /// Notes a change: the light fields are asked for again, if the board ever answered for them or may still do so.
    pub(super) fn want(&mut self) {
        self.wanted = self.known.is_some() || self.missed < OPTIONAL_TRIES;
    }

    pub(super) fn asked(&mut self) {
        (self.wanted, self.due) = (false, None);
    }

    pub(super) fn unanswered(&mut self, now: Moment, waits: &Waits) {
        self.missed += 1;
        self.wanted = self.missed < OPTIONAL_TRIES;
        // A board that never answered for its light fields is not asked again.
        if !self.wanted && self.known.is_some() {
            self.due = Some(now.after(waits.light));
        }
    }

    /// Takes the light fields of a believed dump of all fields.
    pub(super) fn learn(&mut self, image: LightImage) {
        self.known = Some(image);
    }

    /// Takes a dump of the light fields.
    pub(super) fn dump(&mut self, image: LightImage, now: Moment, waits: &Waits) {
        (self.missed, self.due) = (0, Some(now.after(waits.light)));
        let nothing_yet = self.known.is_none() && image == LightImage::default();
        if self.known == Some(image) {
            (self.suspected, self.wanted) = (None, false);
        } else if self.suspected == Some(image) || nothing_yet {
            (self.known, self.suspected, self.wanted) = (Some(image), None, false);
        } else {
            (self.suspected, self.wanted) = (Some(image), true);
        }
    }

    /// Drops the last dump, which had a byte too many.
    pub(super) fn doubt(&mut self) {
        self.suspected = None;
    }

    /// True if the known light squares differ from the light squares that were reported last.
    pub(super) fn is_news(&self, orientation: Orientation) -> bool {
        self.known
            .is_some_and(|image| image.squares(orientation) != self.told)
    }

    /// Takes the light squares to report now.
    pub(super) fn tell(&mut self, orientation: Orientation) -> Option<LightSquares> {
        let light = self.known.map(|image| image.squares(orientation));
        self.told = light.unwrap_or_default();
        light
    }
}
