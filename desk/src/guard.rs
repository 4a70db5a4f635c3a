// SPDX-License-Identifier: GPL-3.0-or-later
//! The checks before every request: it must be for this desk, a form must come from one of the desk's own pages, and the desk must
//! have room for the request. The headers of every answer tell the browser to store nothing, and to show or run nothing from
//! elsewhere.
//!
//! A request under another host's name that leads to this computer is refused, so that no page from elsewhere can read a desk.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "any program can send any headers"
    )
)]

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::{ALLOW, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::timeout;

use super::device::Door;
use super::line::Line;
use super::respond::Caller;
use super::server::Desk;

/// Longest time for the answer to a request.
const LONGEST: Duration = Duration::from_secs(20);

/// Longest body of a form.
pub(super) const LONGEST_BODY: usize = 64 * 1024;
/// Longest time for a form to arrive.
const SLOWEST: Duration = Duration::from_secs(3);

/// The content type of the framework's own answers.
const PLAIN: &str = "text/plain; charset=utf-8";

/// The header in which a browser says from which site a request comes.
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The headers that every answer has.
const SAID: [(&str, &str); 9] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("cache-control", "no-store"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // With a stricter policy a browser would not say where a form comes from.
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    ("x-robots-tag", "noindex"),
];

/// The names by which the desk is called.
#[derive(Clone, Debug)]
pub(super) struct Hosts {
    names: Vec<String>,
}

impl Hosts {
    /// The names of this computer for itself, the address it listens at, and others that were given.
    pub(super) fn new(listen: SocketAddr, given: &[String]) -> Hosts {
        let mut names = vec![
            "localhost".to_owned(),
            "127.0.0.1".to_owned(),
            "[::1]".to_owned(),
        ];
        if !listen.ip().is_unspecified() {
            names.push(match listen.ip() {
                IpAddr::V4(ip) => ip.to_string(),
                IpAddr::V6(ip) => format!("[{ip}]"),
            });
        }
        names.extend(given.iter().map(|name| name.to_ascii_lowercase()));
        Hosts { names }
    }

    /// True if this is one of these names, with any port or none.
    pub(super) fn have(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        let name = match host.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|it| it.is_ascii_digit()) => name,
            _ => &host,
        };
        self.names.iter().any(|known| known == name)
    }
}

/// True if a page of the desk under this name sent the request, or a program other than a browser, which sends no such header. The
/// key of the form is needed in any case.
fn is_own(headers: &HeaderMap, host: &str, door: Door) -> bool {
    let scheme = match door {
        Door::Plain => "http",
        Door::Tls => "https",
    };
    let own = format!("{scheme}://{host}");
    let mut origins = headers.get_all(ORIGIN).iter();
    let mut sites = headers.get_all(SITE).iter();
    origins.all(|origin| origin.as_bytes().eq_ignore_ascii_case(own.as_bytes()))
        && sites.all(|site| site.as_bytes() == b"same-origin")
}

/// The name by which the desk was called; `None` if the request has no name, or several.
fn host(request: &Request) -> Option<String> {
    let mut named = request.headers().get_all(HOST).iter();
    let first = named.next();
    if named.next().is_some() {
        return None;
    }
    match first {
        Some(name) => name.to_str().ok().map(str::to_owned),
        None => request.uri().authority().map(ToString::to_string),
    }
}

/// Lets an allowed request through.
pub(super) async fn guard(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let Ok(caller) = Caller::from_request_parts(&mut parts, &desk).await;
    let request = Request::from_parts(parts, body);
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let response = pass(&desk, &caller, request, next).await;
    let mut response = in_words(response, reads, &caller);
    for (name, value) in SAID {
        let (name, value) = (
            HeaderName::from_static(name),
            HeaderValue::from_static(value),
        );
        response.headers_mut().insert(name, value);
    }
    response
}

/// Turns the framework's own refusals (an unreadable address, a wrong method) into a page in the reader's language.
fn in_words(response: Response, reads: bool, caller: &Caller) -> Response {
    let status = response.status();
    let is_page = response.headers().contains_key(CONTENT_TYPE)
        && response.headers().get(CONTENT_TYPE) != Some(&HeaderValue::from_static(PLAIN));
    if is_page || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let (status, why) = match status {
        StatusCode::BAD_REQUEST if reads => (StatusCode::NOT_FOUND, Line::Nowhere),
        StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => (status, Line::Nowhere),
        status if status.is_server_error() => (status, Line::Busy),
        status => (status, Line::NotOurForm),
    };
    let mut refused = caller.refuse(status, why);
    if let Some(allowed) = response.headers().get(ALLOW) {
        refused.headers_mut().insert(ALLOW, allowed.clone());
    }
    refused
}

async fn pass(desk: &Desk, caller: &Caller, request: Request, next: Next) -> Response {
    let Some(host) = host(&request).filter(|host| desk.hosts.have(host)) else {
        return caller.refuse(StatusCode::MISDIRECTED_REQUEST, Line::NotOurAddress);
    };
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads && !is_own(request.headers(), &host, desk.door) {
        return caller.refuse(StatusCode::FORBIDDEN, Line::NotOurForm);
    }
    // The body is read before a place is taken, so that a slow sender holds none.
    let (parts, body) = request.into_parts();
    let body = match timeout(SLOWEST, to_bytes(body, LONGEST_BODY)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return caller.refuse(StatusCode::PAYLOAD_TOO_LARGE, Line::TooMuch),
        Err(_) => return caller.refuse(StatusCode::REQUEST_TIMEOUT, Line::Busy),
    };
    let request = Request::from_parts(parts, Body::from(body));
    let Ok(_room) = desk.room.try_acquire() else {
        return caller.refuse(StatusCode::SERVICE_UNAVAILABLE, Line::Busy);
    };
    match timeout(LONGEST, next.run(request)).await {
        Ok(response) => response,
        Err(_) => caller.refuse(StatusCode::REQUEST_TIMEOUT, Line::Busy),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_this_desk_are_answered() {
        let hosts = Hosts::new(
            "192.168.1.5:7464".parse().unwrap(),
            &["Desk.local".to_owned()],
        );
        for good in [
            "localhost",
            "LOCALHOST:7464",
            "127.0.0.1:1",
            "[::1]:7464",
            "[::1]",
            "192.168.1.5:7464",
            "desk.local",
        ] {
            assert!(hosts.have(good), "{good}");
        }
        for wrong in [
            "",
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example:7464",
            "127.0.0.2",
            "localhost:x",
            "::1",
        ] {
            assert!(!hosts.have(wrong), "{wrong}");
        }
        let anywhere = Hosts::new("0.0.0.0:7464".parse().unwrap(), &[]);
        assert!(!anywhere.have("0.0.0.0:7464"));
    }

    #[test]
    fn a_form_from_another_site_is_none_of_ours() {
        let host = "127.0.0.1:7464";
        let headers = |of: &[(HeaderName, &'static str)]| {
            let mut all = HeaderMap::new();
            for (name, value) in of {
                all.append(name.clone(), HeaderValue::from_static(value));
            }
            all
        };
        let own = |of: &[(HeaderName, &'static str)]| is_own(&headers(of), host, Door::Plain);
        assert!(own(&[]));
        assert!(own(&[
            (ORIGIN, "http://127.0.0.1:7464"),
            (SITE, "same-origin")
        ]));
        for wrong in [
            (ORIGIN, "null"),
            (ORIGIN, "http://evil.example"),
            (ORIGIN, "https://127.0.0.1:7464"),
            (ORIGIN, "http://127.0.0.1:7465"),
            (SITE, "cross-site"),
            (SITE, "same-site"),
            (SITE, "none"),
        ] {
            assert!(!own(std::slice::from_ref(&wrong)), "{wrong:?}");
        }
        assert!(!own(&[(ORIGIN, "http://127.0.0.1:7464"), (ORIGIN, "null")]));
    }
}
