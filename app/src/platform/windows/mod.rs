//! Windows 10 and newer.

pub(crate) mod boot;
pub(crate) mod ending;
pub(crate) mod files;
pub(crate) mod folder;
pub(crate) mod keyboard;
pub(crate) mod line;
pub(crate) mod processes;
pub(crate) mod reader;
