// SPDX-License-Identifier: GPL-3.0-or-later
//! The messages to an open page: changed regions, words for an ear, and signs of life of the desk.
//!
//! A page that connects again is first sent all regions, and then only changes. Nothing is queued for a slow page: it gets the
//! newest state.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, sleep, sleep_until};
use tokio_stream::wrappers::ReceiverStream;
use zgoda_record::event::DeskRole;

use super::device::Held;
use super::front::{self, wanted};
use super::hall::{OpenPage, PageOf};
use super::line::Line;
use super::render::Region;
use super::render::shell::CONNECTION;
use super::respond::Caller;
use super::seat::{Ear, RightState};
use super::server::Desk;
use super::table;

/// The interval between signs of life of the desk. A page that hears nothing for a second says so; one or two late beats must not
/// cause that.
const BEAT: Duration = Duration::from_millis(300);
/// The number of beats right after words to an ear, and their interval. On a link that loses packets, the browser then notices a
/// missing packet sooner, and gets it again before a player notices.
const FOLLOWED: (u8, Duration) = (3, Duration::from_millis(20));
/// Least time between two versions of the list of tables.
const REST: Duration = Duration::from_millis(150);
/// Pause before a page connects again after its connection broke.
const COMES_AGAIN: Duration = Duration::from_millis(500);
/// Longest time for which a page from before the desk's start keeps its contents while its table has not sent a view.
const SETTLES: Duration = Duration::from_secs(5);
/// Most events that wait for a slow page.
const MOST_WAITING: usize = 16;

/// A page that waits to hear its role.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    waits: Option<u8>,
}

/// A region as it is sent.
#[derive(Serialize)]
struct Sent<'a> {
    id: &'a str,
    html: &'a str,
    /// The moment of the region, by the desk's time: clocks in the region are counted on from this moment.
    #[serde(rename = "asOf", skip_serializing_if = "Option::is_none")]
    as_of_ms: Option<u64>,
}

/// The reader of the stream is gone.
struct Gone;

/// The connection to one page, and the contents that were sent to it.
struct Page {
    send: mpsc::Sender<Result<Event, Infallible>>,
    regions: HashMap<&'static str, String>,
    layout: Vec<&'static str>,
}

impl Page {
    fn new() -> (Page, Response) {
        let (send, events) = mpsc::channel(MOST_WAITING);
        let page = Page {
            send,
            regions: HashMap::new(),
            layout: Vec::new(),
        };
        (page, Sse::new(ReceiverStream::new(events)).into_response())
    }

    async fn send(&self, name: &str, data: impl AsRef<str>) -> Result<(), Gone> {
        let event = Event::default().event(name).data(data);
        self.send.send(Ok(event)).await.map_err(|_| Gone)
    }

    /// Tells a browser to connect again soon after the connection breaks, because the desk may just have been restarted.
    async fn begin(&self) -> Result<(), Gone> {
        let event = Event::default().retry(COMES_AGAIN);
        self.send.send(Ok(event)).await.map_err(|_| Gone)
    }

    async fn beat(&self, desk: &Desk) -> Result<(), Gone> {
        self.send("beat", desk.hall.time.now_ms().to_string()).await
    }

    /// Sends every region that differs from the version that was sent last.
    async fn show(
        &mut self,
        regions: Vec<Region>,
        as_of_ms: Option<u64>,
        connection: String,
    ) -> Result<(), Gone> {
        let layout: Vec<&'static str> = regions.iter().map(|region| region.id).collect();
        if layout != self.layout {
            let ids = serde_json::to_string(&layout).unwrap_or_default();
            self.send("layout", ids).await?;
            self.regions
                .retain(|id, _| layout.contains(id) || *id == CONNECTION);
            self.layout = layout;
        }
        for region in regions {
            self.show_one(region.id, region.html.into_string(), as_of_ms)
                .await?;
        }
        self.show_one(CONNECTION, connection, None).await
    }

    async fn show_one(
        &mut self,
        id: &'static str,
        html: String,
        as_of_ms: Option<u64>,
    ) -> Result<(), Gone> {
        if self.regions.get(id) == Some(&html) {
            return Ok(());
        }
        let sent = Sent {
            id,
            html: &html,
            as_of_ms,
        };
        let sent = serde_json::to_string(&sent).unwrap_or_default();
        self.send("region", sent).await?;
        self.regions.insert(id, html);
        Ok(())
    }
}

/// The text of a sentence about the connection, which is sent as text, not as HTML.
fn plain(text: &str) -> String {
    maud::html! { (text) }.into_string()
}

fn beats() -> Interval {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Skip);
    beats
}

/// Answers `GET /t/{at}/stream`.
pub(super) async fn table(
    State(desk): State<Arc<Desk>>,
    Path(at): Path<String>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Response {
    let Some(held) = caller.device.held(&at).cloned() else {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    };
    let seat = desk.hall.sit(&held, caller.language());
    let open = desk.hall.page_opens(PageOf::Table(held.token.clone()));
    let ear = desk.hall.listens(&held.token);
    let (Some(changes), Some(open), Some(ear)) = (seat, open, ear) else {
        return caller.refuse(StatusCode::TOO_MANY_REQUESTS, Line::Busy);
    };
    let (page, response) = Page::new();
    let waits = asked.waits.is_some();
    tokio::spawn(async move {
        // The stream ends when the page is gone, or when there is nothing more to tell.
        let _ = tell(&desk, &caller, &held, page, (changes, ear, waits)).await;
        drop(open);
    });
    response
}

async fn tell(
    desk: &Desk,
    caller: &Caller,
    held: &Held,
    mut page: Page,
    (mut changes, mut ear, waits): (watch::Receiver<()>, broadcast::Receiver<Ear>, bool),
) -> Result<(), Gone> {
    let mut beats = beats();
    let (mut follow, mut next) = (0, Instant::now());
    changes.mark_changed();
    page.begin().await?;
    let settles = Instant::now() + SETTLES;
    let mut may_wait = true;
    let mut looks_after = false;
    loop {
        tokio::select! {
            () = page.send.closed() => return Err(Gone),
            () = sleep_until(settles), if may_wait => {
                may_wait = false;
                changes.mark_changed();
            }
            changed = changes.changed() => {
                let look = desk.hall.look(&held.token).filter(|_| changed.is_ok());
                // The device has left the table.
                let Some(look) = look else {
                    return page.send("go", "/").await;
                };
                if waits && look.role.is_some() {
                    return page.send("go", format!("/t/{}", held.at)).await;
                }
                // A desk that was just started knows nothing yet; the page must not lose the text in its fields because of that.
                may_wait &= table::is_awaited(&look);
                let (mut shown, connection) = table::shown(held, &look, &caller.words);
                looks_after = matches!(look.role, Some(DeskRole::Arbiter(_)));
                if looks_after {
                    shown.regions.push(table::elsewhere(desk, caller, &held.at));
                }
                if may_wait {
                    if look.standing != RightState::Away {
                        page.show_one(CONNECTION, plain(&connection), None).await?;
                    }
                    continue;
                }
                page.show(shown.regions, look.as_of_ms, plain(&connection)).await?;
                if look.standing == RightState::Unknown {
                    return page.send("go", format!("/t/{}", held.at)).await;
                }
            }
            told = ear.recv() => match told {
                Ok(Ear::Say(said)) => {
                    let said = serde_json::to_string(&said).unwrap_or_default();
                    page.send("say", said).await?;
                    (follow, next) = (FOLLOWED.0, Instant::now() + FOLLOWED.1);
                }
                Ok(Ear::Hush(utterance)) => {
                    page.send("hush", format!("{{\"utterance\":{utterance}}}")).await?;
                }
                // A page that is too slow misses these words, and the table knows that.
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return page.send("go", "/").await,
            },
            () = sleep_until(next), if follow > 0 => {
                (follow, next) = (follow - 1, next + FOLLOWED.1);
                page.beat(desk).await?;
            }
            _ = beats.tick() => {
                // News of other tables is sent only once the page itself is complete.
                if looks_after && !may_wait {
                    let Region { id, html } = table::elsewhere(desk, caller, &held.at);
                    page.show_one(id, html.into_string(), None).await?;
                }
                page.beat(desk).await?;
            }
        }
    }
}

/// Answers `GET /stream`: the list of tables, and the state of a request to be let in.
pub(super) async fn front(
    State(desk): State<Arc<Desk>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Query(asked): Query<wanted::Asked>,
    caller: Caller,
) -> Response {
    let tables = caller.device.tables.iter();
    let open: Option<Vec<OpenPage>> = tables
        .map(|held| {
            desk.hall.sit(held, caller.language())?;
            desk.hall.page_opens(PageOf::Table(held.token.clone()))
        })
        .collect();
    let Some(mut open) = open else {
        return caller.refuse(StatusCode::TOO_MANY_REQUESTS, Line::Busy);
    };
    if let Some(visit) = &caller.device.visit {
        open.extend(desk.hall.page_opens(PageOf::Opening(visit.clone())));
    }
    // Without an open table there is nothing to tell.
    if open.is_empty() {
        return caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere);
    }
    let (page, response) = Page::new();
    tokio::spawn(async move {
        let _ = tell_front(&desk, &caller, from.ip(), &asked, page).await;
        drop(open);
    });
    response
}

async fn tell_front(
    desk: &Desk,
    caller: &Caller,
    from: IpAddr,
    asked: &wanted::Asked,
    mut page: Page,
) -> Result<(), Gone> {
    let mut beats = beats();
    let mut changes = desk.hall.changes();
    changes.mark_changed();
    page.begin().await?;
    loop {
        tokio::select! {
            () = page.send.closed() => return Err(Gone),
            _ = changes.changed() => {
                show_front(desk, caller, from, asked, &mut page).await?;
                sleep(REST).await;
            }
            _ = beats.tick() => {
                // The state of a request also changes by the passing of time.
                if front::opening(desk, caller, from).is_some() {
                    show_front(desk, caller, from, asked, &mut page).await?;
                }
                page.beat(desk).await?;
            }
        }
    }
}

async fn show_front(
    desk: &Desk,
    caller: &Caller,
    from: IpAddr,
    asked: &wanted::Asked,
    page: &mut Page,
) -> Result<(), Gone> {
    let opening = front::opening(desk, caller, from);
    if opening.as_ref().is_some_and(|it| front::is_new(caller, it)) {
        return page.send("go", "/").await;
    }
    let regions = front::regions(desk, caller, opening.as_ref(), asked);
    page.show(regions, None, plain(&caller.say(Line::Connected)))
        .await
}
