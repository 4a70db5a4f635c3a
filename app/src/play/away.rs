// SPDX-License-Identifier: GPL-3.0-or-later
//! The time for which the program was away. It is measured by the uptime of the computer, which cannot be set; if the
//! computer was restarted in the meantime, the computer's wall clock is used.

use std::time::Duration;

use zgoda_record::Contents;
use zgoda_record::event::{Body, Boot};

/// The time since the last event was written into this record; `None` if it is unknown.
pub(super) fn away(contents: &Contents, now: Option<&Boot>) -> Option<Duration> {
    let mut newest_first = contents.events.iter().rev();
    let opened = newest_first.find_map(|stored| match &stored.event.body {
        Body::SessionOpened { boot, .. } => Some((stored.session, boot.as_ref())),
        _ => None,
    });
    let (session, boot) = opened.unzip();
    // Events of sessions in which no game went on are left out, because they have no moment in a game.
    let mut newest_first = contents.events.iter().rev();
    let last = newest_first.find(|stored| Some(stored.session) == session);
    let last = last.map_or(0, |stored| stored.event.ms);
    match (boot.flatten(), now) {
        (Some(then), Some(now)) if then.id == now.id => {
            let written = then.up_ms.saturating_add(last);
            Some(Duration::from_millis(now.up_ms.saturating_sub(written)))
        }
        _ => contents.written_ago,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::StoredEvent;
    use zgoda_record::event::{Event, GameSettings, OlderConsents, Source};

    fn boot(id: &str, up_s: u64) -> Boot {
        Boot {
            id: id.to_owned(),
            up_ms: up_s * 1000,
        }
    }

    /// A record that was opened in these runs of the computer, one after the other. In each run it was written into for a
    /// minute.
    fn record(opened: &[Option<Boot>], written_ago: Option<u64>) -> Contents {
        let bodies = opened.iter().flat_map(|boot| {
            let opened = Body::SessionOpened {
                program: "zgoda".to_owned(),
                plies: 0,
                boot: boot.clone(),
            };
            [(0, opened), (60_000, Body::PlayStopped)]
        });
        let events = (1..).zip(bodies).map(|(id, (ms, body))| StoredEvent {
            id,
            session: 1,
            written: String::new(),
            event: Event {
                ms,
                actor: None,
                code: None,
                device: None,
                late_ms: None,
                source: Source::Program,
                body,
            },
        });
        Contents {
            codes: zgoda_record::KeptCodes::default(),
            desk: zgoda_record::KeptDesk::default(),
            devices: std::collections::BTreeMap::new(),
            settings: GameSettings {
                variant: "international".to_owned(),
                mode: "training".to_owned(),
                start: String::new(),
                board_white: "none".to_owned(),
                board_black: "none".to_owned(),
                pieces_white: None,
                pieces_black: None,
                clock: "none".to_owned(),
                clock_device: None,
                time_control: None,
                lang: "en".to_owned(),
                keyboard: None,
                consent: None,
                event: None,
                older: OlderConsents::default(),
                rules: String::new(),
            },
            persons: Vec::new(),
            events: events.collect(),
            utterances: Vec::new(),
            by_code: false,
            beside: Vec::new(),
            written_ago: written_ago.map(Duration::from_secs),
            odd: Vec::new(),
            log: None,
        }
    }

    fn seconds(contents: &Contents, now: Option<&Boot>) -> Option<u64> {
        away(contents, now).map(|away| away.as_secs())
    }

    #[test]
    fn a_computers_clock_that_was_put_back_or_forward_changes_nothing() {
        let opened = [Some(boot("one", 1000))];
        let now = boot("one", 1150);
        // A wall clock that was put back by more than the absence gives no time, and a wall clock that was put forward
        // gives two hours too many. Neither matters here.
        for by_the_clock in [None, Some(90), Some(7290)] {
            let contents = record(&opened, by_the_clock);
            assert_eq!(seconds(&contents, Some(&now)), Some(90));
        }
    }

    #[test]
    fn a_computer_that_was_started_anew_tells_by_its_clock() {
        let opened = [Some(boot("one", 1000))];
        let now = boot("two", 30);
        assert_eq!(seconds(&record(&opened, Some(200)), Some(&now)), Some(200));
        assert_eq!(seconds(&record(&opened, None), Some(&now)), None);
    }

    #[test]
    fn it_is_the_last_time_it_was_opened_that_counts() {
        let now = boot("two", 300);
        let opened = [Some(boot("one", 1000)), Some(boot("two", 200))];
        assert_eq!(seconds(&record(&opened, None), Some(&now)), Some(40));
        // The last session did not know in which run of the computer it was. It does not help that the session before was
        // in the present run.
        let opened = [Some(boot("two", 100)), None];
        assert_eq!(seconds(&record(&opened, Some(7)), Some(&now)), Some(7));
    }

    /// An example of such an event is a wrong code that was typed before the game could go on.
    #[test]
    fn what_is_written_where_no_game_goes_on_does_not_count() {
        let mut contents = record(&[Some(boot("one", 1000))], None);
        let mut later = contents.events.last().cloned().unwrap();
        (later.session, later.event.ms) = (2, 0);
        contents.events.push(later);
        let now = boot("one", 1150);
        assert_eq!(seconds(&contents, Some(&now)), Some(90));
    }

    #[test]
    fn where_nobody_tells_how_long_the_computer_has_run_its_clock_does() {
        let opened = [Some(boot("one", 1000))];
        assert_eq!(seconds(&record(&opened, Some(8)), None), Some(8));
        assert_eq!(
            seconds(&record(&[None], Some(9)), Some(&boot("one", 5))),
            Some(9)
        );
        assert_eq!(seconds(&record(&[], None), Some(&boot("one", 5))), None);
    }

    #[test]
    fn nothing_is_written_in_the_time_to_come() {
        let opened = [Some(boot("one", 1000))];
        assert_eq!(
            seconds(&record(&opened, None), Some(&boot("one", 1001))),
            Some(0)
        );
    }
}
