// SPDX-License-Identifier: GPL-3.0-or-later
//! A session with a board that shows given positions at given moments.

use super::*;

/// A session with a board that shows given positions at exactly the given moments: scanners and lines would blur the
/// delays that are compared.
pub(super) struct Table {
    pub(super) session: Session,
    pub(super) talk: SpeechOutput,
    pub(super) now: Moment,
    pub(super) board: Option<BoardOf>,
    pub(super) reading: Reading,
    pub(super) heard: Vec<Heard>,
    pub(super) since: Moment,
    /// The roles with views that are watched.
    pub(super) views: Option<Vec<Role>>,
    /// All contents of these views.
    pub(super) shown: Vec<String>,
}

impl Table {
    pub(super) fn new(fen: &str, board: Option<BoardOf>) -> Table {
        Table::in_words(Verbosity::Normal, fen, board)
    }

    pub(super) fn in_words(verbosity: Verbosity, fen: &str, board: Option<BoardOf>) -> Table {
        Table::of(Settings::default(), verbosity, fen, board)
    }

    pub(super) fn seen_by(sight: Sight, fen: &str, board: Option<BoardOf>) -> Table {
        let sight = BySide {
            white: sight,
            black: Sight::Sighted,
        };
        let settings = Settings {
            sight,
            ..Settings::default()
        };
        Table::of(settings, Verbosity::Normal, fen, board)
    }

    pub(super) fn of(
        settings: Settings,
        verbosity: Verbosity,
        fen: &str,
        board: Option<BoardOf>,
    ) -> Table {
        let start = parse_fen(fen, V).unwrap();
        let mut sight = settings.sight;
        if board == Some(BoardOf::Shared) {
            // A single board is for two who see little (Kodeks VIII 1.3).
            sight.black = Sight::Low;
        }
        let settings = Settings {
            sight,
            mode: Mode::Official,
            // Facts to which the event consents must not become a hint either.
            consents: if settings.consents.is_empty() {
                Consent::ALL.to_vec()
            } else {
                settings.consents
            },
            boards: board.into_iter().collect(),
            start,
            ..settings
        };
        let mut table = Table {
            session: Session::new(settings.options(Game::new(start), Opening::New)),
            talk: SpeechOutput::new(
                &[ChannelSpec {
                    listener: Listener::White,
                    speech: SpeechSettings {
                        verbosity: Verbosities::all(verbosity),
                        ..SpeechSettings::new(Language::Polish)
                    },
                    preferred: VoiceSlot::Text,
                    screen: Screen::Here,
                    print: Print::Words,
                    sounds: Sounds::All,
                }],
                V,
                Waits::default(),
            ),
            now: Moment::ZERO,
            board,
            reading: Reading::from_setup(&start),
            heard: Vec::new(),
            since: Moment::ZERO,
            views: None,
            shown: Vec::new(),
        };
        table.handle(Input::Tick);
        if let Some(of) = board {
            table.handle(Input::Board(of, BoardEvent::Connected));
            table.show();
        }
        table.wait(Duration::from_secs(5));
        table.heard.clear();
        table
    }

    pub(super) fn show(&mut self) {
        let (reading, since) = (self.reading, self.now);
        let of = self.board.expect("a sensor board");
        self.handle(Input::Board(of, BoardEvent::Changed(since)));
        self.handle(Input::Board(of, BoardEvent::Reading { reading, since }));
    }

    pub(super) fn touch(&mut self, touch: Touch) {
        match touch {
            Empties(square) => self.reading.put(sq(square), Seen::Empty),
            Fills(square, piece) => self.reading.put(sq(square), Seen::Piece(piece)),
        }
        self.since = self.now;
        self.show();
        self.wait(Duration::from_millis(200));
    }

    pub(super) fn type_line(&mut self, line: &str) {
        self.since = self.now;
        self.handle(Input::Line(line.to_owned()));
    }

    pub(super) fn wait(&mut self, time: Duration) {
        let end = self.now.after(time);
        while let Some(due) = self.session.deadline().filter(|due| *due <= end) {
            self.now = self.now.max(due);
            self.handle(Input::Tick);
        }
        self.now = end;
    }

    pub(super) fn handle(&mut self, input: Input) {
        self.session.handle(input, self.now);
        while let Some(effect) = self.session.poll() {
            match effect {
                Effect::Append { seq, .. } => self.session.handle(Input::Stored(seq), self.now),
                Effect::TryCode(code) => {
                    let chiefs = (code.0 == "2468").then_some(CodeOf::Chief);
                    self.session.handle(Input::CodeTried(chiefs), self.now);
                }
                Effect::Say(announcement) => self.talk.say(announcement, self.now),
                Effect::Withhold { announcement, why } => {
                    self.talk.withhold(&announcement, why, self.now);
                }
                _ => {}
            }
        }
        for role in self.views.iter().flatten() {
            let view = view::without_squares(&self.session, *role);
            let told = format!("{role:?} {view:?}");
            let name = format!("{role:?} ");
            let before = self.shown.iter().rev().find(|it| it.contains(&name));
            let after = self.now.since(self.since).as_millis();
            if before.is_none_or(|before| !before.ends_with(&told)) {
                self.shown.push(format!("{after} ms {told}"));
            }
        }
        while let Some(effect) = self.talk.poll() {
            if let SpeechEffect::Line(line) = effect {
                let after = self.now.since(self.since).as_millis();
                self.heard.push((
                    u64::try_from(after).unwrap(),
                    line.to,
                    line.priority,
                    line.about.kind,
                    without_squares(&line.text),
                    line.why,
                ));
            }
        }
    }
}
