// SPDX-License-Identifier: GPL-3.0-or-later
//! The Unix side of the platform modules.

pub(crate) mod boot;
pub mod ending;
pub mod folder;
pub(crate) mod keyboard;
pub mod line;
pub mod processes;
pub(crate) mod reader;
