// SPDX-License-Identifier: GPL-3.0-or-later
//! The texts that arbiters want to read from a table's record: the table makes a text, and the page that asked waits for it.

use super::*;

/// Most devices that wait for a text to read.
const MOST_READERS: usize = 32;

/// A text that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Protocol,
    /// The words said to each player alone.
    SaidAlone,
}

/// The text that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Read {
    Protocol(Box<Protocol>),
    /// The words said to each player alone.
    SaidAlone(Box<SaidAlone>),
}

/// The answer of a table.
pub(crate) type ReadAnswer = Result<Read, NotRead>;

impl Hall {
    /// Asks the device's table for a text, in the language of the device. A page that waits no longer drops the receiver.
    pub(crate) fn reads(
        &self,
        token: &Token,
        wanted: Wanted,
    ) -> Result<oneshot::Receiver<ReadAnswer>, NotAsked> {
        let state = &mut *self.state();
        let seat = state.good_seat(token)?;
        let (home, lang) = (seat.home.clone(), seat.language.tag().to_owned());
        state.readers.retain(|_, (_, answer)| !answer.is_closed());
        if state.readers.len() >= MOST_READERS {
            return Err(NotAsked::Busy);
        }
        let request = state.next();
        let token = token.clone();
        let what = match wanted {
            Wanted::Protocol => Ask::Protocol {
                request,
                token,
                lang,
            },
            Wanted::SaidAlone => Ask::SaidAlone { request, token },
        };
        state.ask(&home, what)?;
        let (send, answer) = oneshot::channel();
        state.readers.insert(request, (home, send));
        Ok(answer)
    }
}

impl State {
    /// Takes the answer of a table, unless the question was put to another table.
    pub(super) fn reads(&mut self, by: &Place, request: Request, answer: ReadAnswer) {
        let asked = self.readers.get(&request);
        if asked.is_some_and(|(place, _)| place == by)
            && let Some((_, waits)) = self.readers.remove(&request)
        {
            // The page that asked may be gone.
            let _ = waits.send(answer);
        }
    }
}
