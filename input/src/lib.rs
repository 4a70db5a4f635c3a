//! Keys, pads and typed lines become commands, and each person has settings of their own.
//!
//! `hands` makes commands of keys and buttons, `command` of lines; `personal` are the settings of a person, which travel with
//! them.

pub mod command;
pub mod hands;
pub mod personal;
pub mod said_move;
