// SPDX-License-Identifier: GPL-3.0-or-later
//! The region with the facts that everybody at the table knows, and with the differences of the boards if they may be shown.

use maud::{Markup, html};
use zgoda_game::Side;
use zgoda_table::view::{BoardNews, BoardNow, Difference, Phase, Public};

use super::form::PlayerPage;
use super::line::Line;
use crate::render::news::{Fact, of_phase};
use crate::render::shown::Region;

pub(super) fn region(public: &Public, page: &PlayerPage) -> Region {
    let names = Side::ALL.map(|side| (side, public.names.get(side).clone()));
    let known = names.into_iter().filter(|(_, name)| !name.is_empty());
    let names = known.map(|(side, name)| Line::Name { side, name });
    let lines = names.chain([phase(public)]).chain(news(public));
    Region {
        id: "state",
        html: html! {
            (page.heading(&Line::State))
            (list(lines, page))
        },
    }
}

pub(super) fn differences(all: &[Difference], page: &PlayerPage) -> Region {
    let lines = all.iter().flat_map(|it| {
        let remove = (!it.remove.is_empty()).then(|| Line::Remove {
            board: it.board,
            squares: it.remove.clone(),
        });
        let put = it.put.iter().map(|man| Line::Put {
            board: it.board,
            square: man.square.clone(),
            piece: man.piece,
        });
        remove.into_iter().chain(put)
    });
    Region {
        id: "differences",
        html: html! {
            @if !all.is_empty() {
                (page.heading(&Line::Differences))
                (list(lines, page))
            }
        },
    }
}

/// The facts that count as news when they appear.
pub(super) fn told(public: &Public, page: &PlayerPage) -> Vec<Fact> {
    let called = public.called.map(|it| Line::Called { by: it.by });
    let called = called.map(|line| Fact::new("call", page.say(&line)));
    let differ = public.boards.iter();
    let differ = differ.filter(|it| it.state == BoardNow::Differs);
    let differ =
        differ.map(|it| Fact::new(format!("differs {:?}", it.board), page.say(&board(it))));
    let play = of_phase(public.phase).map(|name| Fact::new(name, page.say(&phase(public))));
    called.into_iter().chain(differ).chain(play).collect()
}

fn phase(public: &Public) -> Line {
    match public.phase {
        Phase::Before => Line::Before,
        Phase::Interrupted => Line::Interrupted,
        Phase::Playing => Line::Playing,
        Phase::Stopped => Line::Stopped,
        Phase::Closed => Line::Closed,
        Phase::Over if public.ended.is_some() => Line::EndedSo {
            ended: public.ended.clone(),
        },
        Phase::Over => Line::Over,
    }
}

fn news(public: &Public) -> impl Iterator<Item = Line> {
    let not_recorded = (!public.recorded).then_some(Line::NotRecorded);
    let draw = public.draw_offered.map(|by| Line::DrawOffered { by });
    let claimed = public.claimed.map(|by| Line::Claimed { by });
    let called = public.called.map(|it| Line::Called { by: it.by });
    let boards = public.boards.iter().map(board);
    [not_recorded, draw, claimed, called]
        .into_iter()
        .flatten()
        .chain(boards)
}

fn board(news: &BoardNews) -> Line {
    let board = news.board;
    match news.state {
        BoardNow::Agrees => Line::BoardAgrees { board },
        BoardNow::Differs => Line::BoardDiffers { board },
        BoardNow::UnderWay => Line::BoardUnderWay { board },
        BoardNow::Away => Line::BoardAway { board },
        BoardNow::Read => Line::BoardRead { board },
        BoardNow::NotRead => Line::BoardNotRead { board },
        BoardNow::Off => Line::BoardOff { board },
    }
}

fn list(lines: impl Iterator<Item = Line>, page: &PlayerPage) -> Markup {
    html! {
        ul { @for line in lines { li { (page.say(&line)) } } }
    }
}
