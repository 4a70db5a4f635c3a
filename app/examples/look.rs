//! Writes pages to look at.
#![allow(clippy::unwrap_used)]
use zgoda::pages::render::{Shown, arbiter};
use zgoda::pages::words::PageWords;
use zgoda::record::event::{CodeOf, DeskRole};
use zgoda_speech::Language;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let snap = serde_json::from_str(&std::fs::read_to_string(&a[1]).unwrap()).unwrap();
    let lang = Language::ALL.into_iter().find(|l| l.tag() == a[2]).unwrap();
    let w = PageWords::new(lang);
    let shown = Shown {
        at: "1-3",
        number: Some(3),
        role: DeskRole::Arbiter(CodeOf::Chief),
        snapshot: Some(&snap),
        key: "k",
    };
    let p = if a.len() > 4 {
        arbiter::muted(&shown, &w)
    } else {
        arbiter::page(&shown, &w)
    };
    let css = std::fs::read_to_string("/tmp/arb.css").unwrap();
    let mut t = format!(
        "<!doctype html><html lang={}><meta charset=utf-8><title>{}</title><style>{css}</style><body><main><h1>{}</h1>",
        a[2], p.title, p.title
    );
    for r in &p.regions {
        t += &format!("<section id=\"{}\">{}</section>", r.id, r.html.0);
    }
    std::fs::write(&a[3], t + "</main>").unwrap();
}
