//! What is said, to whom, in which words, and by which voice.
//!
//! An [`Announcement`] is data; the phrase book makes words of it; the queue decides when each is
//! spoken and what it interrupts; a voice makes sound of it. This crate leaves to `app` what may be
//! said to whom, and knows nothing of boards and lines.

pub mod announcement;

pub use announcement::{Announcement, Listener, Message, Priority};
