// SPDX-License-Identifier: GPL-3.0-or-later
//! The desk as a process: its port, its routes, and the way it ends.

use std::collections::BTreeMap;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get, post};
use axum_server::accept::NoDelayAcceptor;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use axum_server::{Handle, Server};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use zgoda_record::export::STYLE as PROTOCOL_STYLE;
use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;

use super::device::{Door, Visit};
use super::guard::{Hosts, LONGEST_BODY, guard};
use super::hall::{Hall, Reach};
use super::idle::Idle;
use super::join::{self, Join};
use super::join_key::JoinKey;
use super::line::Line;
use super::records::{self, Records};
use super::relay::{self, Share};
use super::respond::Caller;
use super::time::Time;
use super::{act, all_tables, front, link, reading, stream, table};
use crate::platform::ending;
use zgoda::page_words::PageWords;
use zgoda::stderr;

/// The most requests that are answered at the same time. Streams are counted separately.
const MOST_REQUESTS: usize = 256;
/// The time within which a client that connects must send a request.
const FIRST_REQUEST: Duration = Duration::from_secs(10);
/// The time without traffic after which a connection is closed, even between two requests. The desk sends something to
/// open pages all the time, and a browser that comes back makes a new connection.
const NOTHING_MOVES: Duration = Duration::from_secs(20);
/// The time in which open pages are told that the desk ends.
const ENDING: Duration = Duration::from_secs(1);
/// The number of threads. Few are enough, because pages are made quickly, and few take little computing time from
/// games.
const THREADS: usize = 2;

const SCRIPT: &str = include_str!("desk.js");
const EAR: &str = include_str!("ear.js");
const BLANK: &str = include_str!("blank.js");
const STYLE: &str = include_str!("desk.css");
/// The icon of the program, as desktops show it.
const ICON: &str = include_str!("../../packaging/zgoda.svg");

/// The settings with which a desk is started.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address at which the desk listens.
    pub listen: SocketAddr,
    /// The data folder of the tables.
    pub data: PathBuf,
    /// The language of pages where a device asks for none.
    pub language: Language,
    /// The names by which browsers may reach the desk, as well as its address.
    pub names: Vec<String>,
    /// The certificate with which the desk proves its name. Without a certificate the desk listens on this computer
    /// alone.
    pub tls: Option<Certificate>,
    /// The key with which desks of other machines may join. Without a key no desk can join.
    pub joinable: Option<JoinKey>,
    /// A folder of records that pages can show, if one was named.
    pub records: Option<PathBuf>,
    /// The machines with desks that this desk joins, and the TLS settings that check the identity of those machines.
    pub joins: Option<(Vec<Join>, rustls::ClientConfig)>,
    /// Called with the desk's address once the desk listens.
    pub listening: fn(SocketAddr),
}

/// A certificate with its key, both as PEM.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The file of the certificate, with the certificates between it and its root.
    pub certificate: PathBuf,
    /// The secret key of the certificate.
    pub key: PathBuf,
}

/// The reason why the desk cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The address is open to the network, and there is no certificate, so that the network could read the pages.
    #[error(
        "the desk does not listen at {0} without --certificate and --key; `zgoda desk ca FOLDER --name NAME` makes them, or leave --listen out and use this computer alone"
    )]
    Open(SocketAddr),
    /// The address is in use.
    #[error("the desk cannot listen at {at} ({why}); choose another port with --listen")]
    Listen {
        /// The address that was asked for.
        at: SocketAddr,
        /// The reason why the desk cannot listen there.
        why: io::Error,
    },
    /// The certificate or its key is not valid.
    #[error(
        "{certificate} and {key} are no certificate with its key ({why}); give files as `zgoda desk ca` makes them"
    )]
    Certificate {
        /// The file of the certificate.
        certificate: PathBuf,
        /// The file of the secret key.
        key: PathBuf,
        /// The error of the system or of the library.
        why: io::Error,
    },
    /// Another error of the system.
    #[error("the desk cannot run ({0}); start it again")]
    System(io::Error),
}

/// The state from which pages are answered.
#[derive(Debug)]
pub(super) struct Desk {
    /// The tables and devices that the desk knows.
    pub(super) hall: Arc<Hall>,
    /// The way in which the desk is reached: plainly, or over TLS.
    pub(super) door: Door,
    /// The names by which the desk is reached.
    pub(super) hosts: Hosts,
    /// The language of answers to browsers that ask for none.
    pub(super) language: Language,
    /// The means by which desks of other machines may join.
    pub(super) share: Option<Share>,
    /// The records in a folder, if one was named.
    pub(super) records: Option<Records>,
    /// The name that distinguishes this desk from others while it runs; the name is no secret and gives no rights.
    pub(super) who: String,
    /// The permits for requests. A request without a permit is refused.
    pub(super) room: Semaphore,
    words: BTreeMap<Language, OnceLock<Arc<PageWords>>>,
}

impl Desk {
    /// The words of a language, read at their first use.
    pub(super) fn words(&self, language: Language) -> Arc<PageWords> {
        let new = || Arc::new(PageWords::new(language));
        match self.words.get(&language) {
            Some(words) => Arc::clone(words.get_or_init(new)),
            None => new(),
        }
    }

    /// Every language by its own name.
    pub(super) fn own_names(&self) -> Vec<(Language, String)> {
        let own = |language| (language, Line::OwnName.text(&self.words(language)));
        Language::ALL.map(own).into()
    }
}

/// Serves pages until the program is ended.
pub fn run(settings: Settings) -> Result<(), ServerError> {
    let Settings { listen, .. } = settings;
    if !listen.ip().is_loopback() && settings.tls.is_none() {
        return Err(ServerError::Open(listen));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(THREADS)
        .enable_all()
        .build()
        .map_err(ServerError::System)?;
    let ended = runtime.block_on(serve(settings));
    // At the end the desk waits only briefly for answers that are still being written.
    runtime.shutdown_timeout(ENDING);
    ended
}

async fn serve(settings: Settings) -> Result<(), ServerError> {
    let Settings {
        listen,
        data,
        language,
        names,
        tls,
        joinable,
        records,
        joins,
        listening,
    } = settings;
    let failed = |why| ServerError::Listen { at: listen, why };
    let listener = TcpListener::bind(listen).map_err(failed)?;
    listener.set_nonblocking(true).map_err(failed)?;
    let at = listener.local_addr().map_err(failed)?;
    let door = if tls.is_some() {
        Door::Tls
    } else {
        Door::Plain
    };
    let tls = match tls {
        Some(files) => Some(read(files).await?),
        None => None,
    };
    let reach = if at.ip().is_loopback() {
        Reach::Here
    } else {
        Reach::Network
    };
    let hall = Arc::new(Hall::new(Time::new(), reach));
    let who = Visit::new().map(|it| it.secret().to_owned());
    let who = who.unwrap_or_default();
    let desk = Arc::new(Desk {
        hall: Arc::clone(&hall),
        door,
        hosts: Hosts::new(at, &names),
        language,
        share: joinable.map(|key| Share::new(key, data.clone())),
        records: records.map(|folder| Records::new(folder, data.clone())),
        who: who.clone(),
        room: Semaphore::new(MOST_REQUESTS),
        words: Language::ALL.map(|it| (it, OnceLock::new())).into(),
    });
    let handle = Handle::new();
    let ends = handle.clone();
    tokio::spawn(async move {
        ending::asked().await;
        ends.graceful_shutdown(Some(ENDING));
    });
    let scheme = match door {
        Door::Plain => "http",
        Door::Tls => "https",
    };
    stderr::tell(format_args!("the desk is at {scheme}://{at}/"));
    listening(at);
    // The address must be the first line of the output.
    let mut links = JoinSet::new();
    links.spawn(link::look_for_tables(Arc::clone(&hall), data));
    if let Some((joins, tls)) = joins {
        let tls = TlsConnector::from(Arc::new(tls));
        for one in joins {
            let (hall, tls) = (Arc::clone(&hall), tls.clone());
            links.spawn(join::stay(hall, one, tls, who.clone()));
        }
    }
    let pages = router(desk).into_make_service_with_connect_info::<SocketAddr>();
    // Words for a page are sent without delay (no Nagle delay).
    let served = match tls {
        None => {
            let server = axum_server::from_tcp(listener).map_err(failed)?;
            let server = server.acceptor(NoDelayAcceptor::new());
            bounded(server, handle).serve(pages).await
        }
        Some(config) => {
            let server = axum_server::from_tcp(listener).map_err(failed)?;
            let tls = RustlsAcceptor::new(config).acceptor(NoDelayAcceptor::new());
            bounded(server.acceptor(tls), handle).serve(pages).await
        }
    };
    drop(links);
    served.map_err(ServerError::System)
}

/// The server, with a time limit on everything that a client can leave unfinished.
fn bounded<A>(
    mut server: Server<SocketAddr, A>,
    handle: Handle<SocketAddr>,
) -> Server<SocketAddr, Idle<A>> {
    let builder = server.http_builder();
    builder.http1().header_read_timeout(NOTHING_MOVES);
    server
        .map(|inner| Idle::new(inner, NOTHING_MOVES))
        .handle(handle)
        .first_request_timeout(FIRST_REQUEST)
}

async fn read(files: Certificate) -> Result<RustlsConfig, ServerError> {
    // If a provider is installed already, it is the same provider.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let Certificate { certificate, key } = files;
    let config = RustlsConfig::from_pem_file(&certificate, &key).await;
    config.map_err(|why| ServerError::Certificate {
        certificate,
        key,
        why,
    })
}

fn router(desk: Arc<Desk>) -> Router {
    Router::new()
        .route("/", get(front::page))
        .route("/stream", get(stream::front))
        .route("/open", post(front::open))
        .route("/lang", post(front::language))
        .route("/all", post(all_tables::all))
        .route("/t/{at}", get(table::page))
        .route("/t/{at}/stream", get(stream::table))
        .route("/t/{at}/do", post(act::act))
        .route("/t/{at}/here", post(act::here))
        .route("/t/{at}/heard", post(act::heard))
        .route("/t/{at}/muted", post(table::muted))
        .route("/t/{at}/protocol", get(reading::protocol))
        .route("/t/{at}/said", get(reading::said))
        .route("/t/{at}/leave", post(act::leave))
        .route("/records", get(records::list))
        .route("/records/{key}", get(records::one))
        .route("/records/compared", get(records::compared))
        .route(
            "/desk.js",
            get(|| file(SCRIPT, "text/javascript; charset=utf-8")),
        )
        .route(
            "/blank.js",
            get(|| file(BLANK, "text/javascript; charset=utf-8")),
        )
        .route(
            "/ear.js",
            get(|| file(EAR, "text/javascript; charset=utf-8")),
        )
        .route("/icon.svg", get(|| file(ICON, "image/svg+xml")))
        // Browsers that find no link ask here.
        .route("/favicon.ico", get(|| file(ICON, "image/svg+xml")))
        .route("/desk.css", get(|| file(STYLE, "text/css; charset=utf-8")))
        .route(
            "/protocol.css",
            get(|| file(PROTOCOL_STYLE, "text/css; charset=utf-8")),
        )
        .route(relay::PATH, any(relay::join))
        .fallback(nowhere)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(&desk),
            guard,
        ))
        .with_state(desk)
}

async fn file(text: &'static str, kind: &'static str) -> Response {
    ([(CONTENT_TYPE, kind)], text).into_response()
}

async fn nowhere(State(_): State<Arc<Desk>>, caller: Caller) -> Response {
    caller.refuse(StatusCode::NOT_FOUND, Line::Nowhere)
}
