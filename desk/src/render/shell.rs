// SPDX-License-Identifier: GPL-3.0-or-later
//! The frame of every page, around its regions. The frame is the same at every stage of a game.

use maud::{DOCTYPE, Markup, html};
use zgoda_record::mode::Mode;
use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;

use super::shown::Page;
use crate::line::Line;
use zgoda::page_words::PageWords;

/// The id of the region that tells if the page is connected. No region of a page may have this id.
pub(crate) const CONNECTION: &str = "connection";

/// The address of the list of tables. It leads to the list even if there is a single table.
pub(crate) const LIST: &str = "/?tables";

/// The parts of a page around its table's view.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frame<'a> {
    /// The page's own address, for coming back to it.
    pub(crate) here: &'a str,
    /// The words that tell if the page is connected to its table.
    pub(crate) connection: String,
    /// The address from which the page receives changes; `None` for a page that does not change.
    pub(crate) stream: Option<String>,
    /// True if a browser without scripts must load the page anew from time to time.
    pub(crate) refreshes: bool,
    /// The number of seconds after which the browser goes to another page, and the address of that page; `None` for a page that
    /// stays.
    pub(crate) goes_back: Option<(u32, String)>,
    /// The present time of the desk.
    pub(crate) now_ms: u64,
    /// The moment at which the content of the regions was valid, in the time of the desk.
    pub(crate) as_of_ms: Option<u64>,
    /// True for the page of an ear, which has its own script.
    pub(crate) is_ear: bool,
    /// True for the page of a protocol, which must look on paper like the exported file.
    pub(crate) is_protocol: bool,
    /// The way in which the page speaks news; `None` if it never speaks.
    pub(crate) news: Option<NewsHeard>,
    /// The answers to the last act on the page.
    pub(crate) answers: Vec<String>,
    /// The address and the key with which the page reports that it is visible; `None` for a page that need not be visible.
    pub(crate) awake: Option<(String, String)>,
    /// The part below the regions, which is not updated.
    pub(crate) below: Markup,
    /// The key of the form for the language, and the languages with their own names.
    pub(crate) languages: Option<(String, Vec<(Language, String)>)>,
}

/// The people who may hear a device that speaks by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NewsHeard {
    /// Everybody may hear the news. A key on the page switches it on.
    ByAll,
    /// Only the holder of the device may hear the news (Kodeks II 2.2.2), so they must first confirm that they wear an earphone.
    ByEarphone,
}

impl NewsHeard {
    /// The rule in a game of this mode; an unknown mode has the rule of official play.
    pub(crate) fn in_mode(mode: Option<Mode>) -> NewsHeard {
        match mode {
            Some(Mode::Training) => NewsHeard::ByAll,
            Some(_) | None => NewsHeard::ByEarphone,
        }
    }
}

/// Makes the whole page.
pub(crate) fn shell(page: &Page, frame: &Frame<'_>, words: &PageWords) -> Markup {
    let say = |line: Line| line.text(words);
    html! {
        (DOCTYPE)
        html lang=(words.language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) }
                link rel="icon" href="/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/desk.css";
                @if frame.is_protocol { link rel="stylesheet" href="/protocol.css"; }
                script src="/blank.js" {}
                script src="/desk.js" defer {}
                @if frame.is_ear { script src="/ear.js" defer {} }
                @if let Some((seconds, to)) = &frame.goes_back {
                    noscript { meta http-equiv="refresh" content={ (seconds) "; url=" (to) }; }
                }
                @if frame.refreshes {
                    noscript { meta http-equiv="refresh" content="5"; }
                }
            }
            body
                data-stream=[frame.stream.as_deref()]
                data-awake=[frame.awake.as_ref().map(|(to, _)| to.as_str())]
                data-awake-key=[frame.awake.as_ref().map(|(_, key)| key.as_str())]
                data-goes-back-s=[frame.goes_back.as_ref().map(|(seconds, _)| seconds)]
                data-goes-back-to=[frame.goes_back.as_ref().map(|(_, to)| to.as_str())]
                data-now-ms=(frame.now_ms)
                data-lost=(say(Line::NotConnected))
                data-unanswered=(say(Line::Unanswered))
            {
                a .skip href="#main" { (say(Line::Skip)) }
                header {
                    nav { a href=(LIST) { (say(Line::AllTables)) } }
                    div .tools {
                        button type="button" #blank hidden data-shortcut="b"
                            data-on=(say(Line::ShowAgain))
                            { (say(Line::Blank)) }
                        button type="button" #letters hidden
                            data-on=(say(Line::LettersOff))
                            { (say(Line::LettersOn)) }
                        @if frame.news.is_some() {
                            button type="button" #news-key hidden aria-pressed="false" { (say(Line::NewsOn)) }
                        }
                        @if frame.news == Some(NewsHeard::ByEarphone) {
                            button type="button" #earphone hidden { (say(Line::Earphone)) }
                        }
                    }
                    p #(CONNECTION) role="status" { (frame.connection) }
                }
                main #main tabindex="-1" {
                    h1 { (page.title) }
                    div #answers role="log" aria-label=(say(Line::Answers)) {
                        @for answer in &frame.answers { p { (answer) } }
                    }
                    @if frame.news.is_some() {
                        div #news role="log" aria-label=(say(Line::News)) {}
                    }
                    div #regions {
                        @for region in &page.regions {
                            div .region id=(region.id) data-as-of=[frame.as_of_ms] { (region.html) }
                        }
                    }
                    (frame.below)
                    @if frame.stream.is_some() {
                        noscript { p { a href=(frame.here) { (say(Line::Anew)) } } }
                    }
                }
                @if let Some((key, languages)) = &frame.languages {
                    footer {
                        form method="post" action="/lang" {
                            input type="hidden" name="key" value=(key);
                            input type="hidden" name="back" value=(frame.here);
                            label for="lang" { (say(Line::Language)) }
                            select #lang name="lang" {
                                @for (language, name) in languages {
                                    option value=(language.tag()) lang=(language.tag())
                                        selected[*language == words.language] { (name) }
                                }
                            }
                            button type="submit" { (say(Line::Choose)) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::shown::Region;
    use maud::PreEscaped;

    #[test]
    fn a_page_says_its_language_and_has_one_heading_and_a_live_region() {
        for language in Language::ALL {
            let page = Page {
                title: "Table 3 <&>".to_owned(),
                regions: vec![Region {
                    id: "clock",
                    html: PreEscaped("<h2>Clock</h2>".to_owned()),
                }],
            };
            let words = PageWords::new(language);
            let html = shell(&page, &Frame::default(), &words).into_string();
            assert!(html.contains(&format!("<html lang=\"{}\">", language.tag())));
            assert_eq!(html.matches("<h1>").count(), 1);
            assert_eq!(html.matches("role=\"log\"").count(), 1);
            assert!(html.contains("<title>Table 3 &lt;&amp;&gt;</title>"));
            assert!(html.contains("<div class=\"region\" id=\"clock\"><h2>"));
            assert!(!html.contains("style=") && !html.contains("onclick"));
        }
    }
}
