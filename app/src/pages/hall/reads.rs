//! What arbiters want to read from a table's record: the table makes it, and whoever asked waits for it.

use super::*;

/// So many wait for something to read.
const MOST_READERS: usize = 32;

/// What can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pages) enum Wanted {
    /// The protocol.
    Protocol,
    /// What was said to each player alone.
    SaidAlone,
}

/// What is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::pages) enum Read {
    /// The protocol.
    Protocol(Box<Protocol>),
    /// What was said to each player alone.
    SaidAlone(Box<SaidAlone>),
}

/// What a table answers.
pub(in crate::pages) type ReadAnswer = Result<Read, NotRead>;

impl Hall {
    /// A device wants to read this of its table, in the language in which it is answered. Whoever waits no longer drops the
    /// receiver.
    pub(in crate::pages) fn reads(
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
    /// A table answers; what another one was asked it cannot answer.
    pub(super) fn reads(&mut self, by: &Place, request: Request, answer: ReadAnswer) {
        let asked = self.readers.get(&request);
        if asked.is_some_and(|(place, _)| place == by)
            && let Some((_, waits)) = self.readers.remove(&request)
        {
            // Nobody may wait for it any more.
            let _ = waits.send(answer);
        }
    }
}
