//! The frame of every page, around its regions. The frame is the same at every stage of a game.

use maud::{DOCTYPE, Markup, html};
use zgoda_record::mode::Mode;
use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;

use super::shown::Page;
use crate::line::Line;
use zgoda::page_words::PageWords;

/// The id of the region that says whether the page is connected; no region of a page has this id.
pub(crate) const CONNECTION: &str = "connection";

/// The address of the list of tables; it shows the list even if there is a single table.
pub(crate) const LIST: &str = "/?tables";

/// The parts of a page beside its table's view.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frame<'a> {
    /// The page's own address, for coming back to it.
    pub(crate) here: &'a str,
    /// Words that say whether the page is connected to its table.
    pub(crate) connection: String,
    /// The address at which the page hears of changes; `None` for a page that does not change.
    pub(crate) stream: Option<String>,
    /// True if the page is loaded anew by itself in a browser without scripts.
    pub(crate) refreshes: bool,
    /// The seconds after which the page is left by itself, and the page that follows; `None` for a page that stays.
    pub(crate) goes_back: Option<(u32, String)>,
    /// The present time of the desk.
    pub(crate) now_ms: u64,
    /// The moment of the regions, in the time of the desk.
    pub(crate) as_of_ms: Option<u64>,
    /// True if the page is that of an ear, which has a script of its own.
    pub(crate) is_ear: bool,
    /// True if the page is a protocol, which looks on paper as the exported file does.
    pub(crate) is_protocol: bool,
    /// The way in which news is heard on the page; `None` if it is never said.
    pub(crate) news: Option<NewsHeard>,
    /// The answers to the last act on the page.
    pub(crate) answers: Vec<String>,
    /// The address and the key by which the page reports that it can be seen, for a page that counts only while it can be seen.
    pub(crate) awake: Option<(String, String)>,
    /// The part below the regions, which never changes by itself.
    pub(crate) below: Markup,
    /// The key for choosing a language, and the languages by their own names.
    pub(crate) languages: Option<(String, Vec<(Language, String)>)>,
}

/// The people who may hear a device that speaks by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NewsHeard {
    /// Everybody may hear the news: a key switches them on.
    ByAll,
    /// Only the holder of the device may hear the news (Kodeks II 2.2.2): they first confirm that they wear an earphone.
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
