//! How far a session has come.

/// How far the session has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Phase {
    /// Nothing was handled yet.
    Beginning,
    /// A game is on.
    Playing,
    /// It is over.
    Over,
    /// The session is closed.
    Closed,
}
