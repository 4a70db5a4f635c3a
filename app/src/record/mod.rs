//! The record: one SQLite file a game, in which nothing is ever deleted.

pub mod event;
