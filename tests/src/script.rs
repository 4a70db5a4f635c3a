// SPDX-License-Identifier: GPL-3.0-or-later
//! Stories, which are text files of acts and of the expected words, and the world that plays them.
//!
//! A story begins with comments and settings, then acts and expectations follow, one a line:
//!
//! ```text
//! # What the story is about.
//! mode: official
//! board: white
//!
//! white: said 32-28               somebody types a line (`type LINE` without a name)
//! plays 20 times 46-41 2-8         half-moves are typed and heard, round after round
//! hand moves 32-28                the hands do something, and time goes by until they have done it
//! hear white move-played "…"      the next thing heard, within five seconds
//! desk The decision is written.   the next line the arbiter is shown
//! clock refuses unable            the clock device does not do what it was told last, and says why
//! crash for 60s and resume        the program is killed, and started again after so long
//! crash and resume with the new code 7531   the same, with another arbiter's code (`--new-code`)
//! computer put back 7200s         the computer's own clock is put back by so much
//! pad presses south               a button of the first gamepad (`second pad …`, `third pad …`)
//! feel 3 long, 2 short            the next thing its owner feels (`second feel …`)
//! silence 5s                      so long nothing is heard or shown
//! record: 1. 32-28                what stands in the record
//! logged: lifted white 32         what was written down since the last such line
//! protocol: The round begins …    the lines of the arbiter's protocol since the last such line, without the times
//! kept white rate = 300            a line of somebody's settings file as it is kept
//! ```
//!
//! Settings are named as options are; `event: LINE` is a line of the event file, and `consent: board by ear` is a short form of
//! such a line.
//!
//! Any words that are heard or shown and not expected fail the story. With `ZGODA_UPDATE=1` the expectations are
//! written anew from what happened; read the difference before you keep it.

mod act;
pub mod kills;
mod parse;
mod play;
mod tell;

pub use act::{Act, Hand, PageAct, Step};
pub use parse::{Story, StoryError};
pub use play::{check, time_of};
