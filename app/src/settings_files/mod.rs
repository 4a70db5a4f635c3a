//! The files with the settings of people: their places, and the thread that writes them.

pub mod place;
pub mod saver;
