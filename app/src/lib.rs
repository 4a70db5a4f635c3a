//! The program: it decides, stores and joins the parts.

pub mod cli;
pub mod commands;
pub mod outcome;
pub mod play;
pub mod record;
pub mod session;
pub mod talk;
