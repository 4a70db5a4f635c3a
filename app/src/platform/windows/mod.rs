// SPDX-License-Identifier: GPL-3.0-or-later
//! The side for Windows 10 and newer of the platform modules.

pub(crate) mod boot;
pub mod ending;
pub mod folder;
pub(crate) mod keyboard;
pub mod line;
pub mod processes;
pub(crate) mod reader;
