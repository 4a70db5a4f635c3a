// SPDX-License-Identifier: GPL-3.0-or-later
//! Responses: pages, redirects, and the words about the result of an act.

use std::sync::Arc;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::{ACCEPT, CONTENT_TYPE, LOCATION, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, RequestExt as _};
use maud::{Markup, html};
use serde::de::DeserializeOwned;
use zgoda_input::command::Words;
use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;

use super::device::{BrowserDevice, Visit};
use super::key::{self, Purpose};
use super::line::Line;
use super::render::Page;
use super::render::shell::{Frame, shell};
use super::server::Desk;
use zgoda::page_words::PageWords;

/// The content type that a page's script asks for instead of a whole page.
const FRAGMENT: &str = "text/vnd.zgoda.fragment";
const HTML: &str = "text/html; charset=utf-8";

/// The browser that made a request, with the language of the answers.
#[derive(Clone)]
pub(super) struct Caller {
    desk: Arc<Desk>,
    /// The contents of the cookies that the browser sent.
    pub(super) device: BrowserDevice,
    /// The words in the language of the answers.
    pub(super) words: Arc<PageWords>,
    /// True if a script made the request, and wants the words without a page.
    pub(super) wants_fragment: bool,
}

/// A form that was sent.
pub(super) struct Posted<T>(pub(super) T);

impl FromRequestParts<Arc<Desk>> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        desk: &Arc<Desk>,
    ) -> Result<Caller, Self::Rejection> {
        let device = desk.door.device(&parts.headers);
        let words = desk.words(device.language.unwrap_or(desk.language));
        let accept = parts.headers.get(ACCEPT);
        let wants_fragment = accept.is_some_and(|it| it.as_bytes() == FRAGMENT.as_bytes());
        Ok(Caller {
            desk: Arc::clone(desk),
            device,
            words,
            wants_fragment,
        })
    }
}

impl<T: DeserializeOwned + 'static> FromRequest<Arc<Desk>> for Posted<T> {
    type Rejection = Response;

    async fn from_request(request: Request, desk: &Arc<Desk>) -> Result<Posted<T>, Response> {
        let (mut parts, body) = request.into_parts();
        let Ok(caller) = Caller::from_request_parts(&mut parts, desk).await;
        let request = Request::from_parts(parts, body);
        match request.extract::<Form<T>, _>().await {
            Ok(Form(form)) => Ok(Posted(form)),
            Err(refused) => {
                let status = refused.into_response().status();
                Err(if status == StatusCode::PAYLOAD_TOO_LARGE {
                    caller.refuse(status, Line::TooMuch)
                } else {
                    caller.refuse(StatusCode::BAD_REQUEST, Line::NotOurForm)
                })
            }
        }
    }
}

impl Caller {
    /// The language of the answer.
    pub(super) fn language(&self) -> Language {
        self.words.language
    }

    /// The words with which the lines of the browser's forms are read.
    pub(super) fn commands(&self) -> &Words {
        self.words.commands()
    }

    /// The sentence in the language of the answers.
    pub(super) fn say(&self, line: Line) -> String {
        line.text(&self.words)
    }

    /// A whole page for this browser. If the device has no secret for forms, it gets one with the page.
    pub(super) fn page(
        &self,
        status: StatusCode,
        page: &Page,
        frame: Frame<'_>,
        visit: Option<&Visit>,
        cookies: &[String],
    ) -> Response {
        let languages = visit.map(|visit| {
            let key = key::of(visit.secret(), Purpose::Language);
            (key, self.desk.own_names())
        });
        let now_ms = self.desk.hall.time.now_ms();
        let frame = Frame {
            now_ms,
            languages,
            ..frame
        };
        let body = shell(page, &frame, &self.words).into_string();
        let mut cookies = cookies.to_vec();
        if self.device.visit.is_none()
            && let Some(visit) = visit
        {
            cookies.push(self.desk.door.visit(visit));
        }
        with_cookies(html_of(status, body), &cookies)
    }

    /// The device's secret for forms, or a new secret.
    pub(super) fn visit(&self) -> Option<Visit> {
        self.device.visit.clone().or_else(Visit::new)
    }

    /// The answer with a sentence in place of the requested page.
    pub(super) fn refuse(&self, status: StatusCode, why: Line) -> Response {
        let sentence = self.say(why);
        if self.wants_fragment {
            return self.fragment(status, &[sentence]);
        }
        let page = Page {
            title: self.say(Line::Desk),
            regions: Vec::new(),
        };
        let frame = Frame {
            here: "/",
            below: html! { p { (sentence) } },
            ..Frame::default()
        };
        self.page(status, &page, frame, None, &[])
    }

    /// The result of an act, for a script.
    pub(super) fn fragment(&self, status: StatusCode, lines: &[String]) -> Response {
        let lines: Markup = html! { @for line in lines { p { (line) } } };
        html_of(status, lines.into_string())
    }
}

fn html_of(status: StatusCode, body: String) -> Response {
    let headers = [(CONTENT_TYPE, HTML)];
    (status, headers, body).into_response()
}

/// An answer that sends the browser to this address.
pub(super) fn see(place: &str, cookies: &[String]) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let place = HeaderValue::from_str(place);
    let place = place.unwrap_or(HeaderValue::from_static("/"));
    response.headers_mut().insert(LOCATION, place);
    with_cookies(response, cookies)
}

fn with_cookies(mut response: Response, cookies: &[String]) -> Response {
    for cookie in cookies {
        // A cookie that cannot be a header is left out.
        if let Ok(cookie) = HeaderValue::from_str(cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}
