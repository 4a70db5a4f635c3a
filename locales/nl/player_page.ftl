### What stands on the pages of assistants, helpers and players, and on the face of the clock as a page.

player-title = Tafel { $number }: { $role }

player-role-assistant =
    { $side ->
        [white] { -assistant } van wit
       *[black] { -assistant } van zwart
    }

player-role-helper =
    { $side ->
        [white] helper van wit
       *[black] helper van zwart
    }

player-role-ear =
    { $side ->
        [white] oor van wit
       *[black] oor van zwart
    }

player-role-screen =
    { $side ->
        [white] scherm van wit
       *[black] scherm van zwart
    }

player-role-player =
    { $side ->
        [white] pagina van wit
       *[black] pagina van zwart
    }

player-role-face = { -clock }

player-not-reached = De tafel is nu niet bereikbaar. Niets wordt aangenomen.

player-carry-out = Uit te voeren

player-carry-nothing = Nu niets.

player-carry-where = Nu { board-where }:

player-carry-remove = Wegnemen: { $squares }.

player-carry-stands = Daarna staat op { $square }: { piece-name }.

player-half-move =
    { $takes ->
        [yes] { $from } slaat { $to }
       *[no] { $from } naar { $to }
    }

player-numbered =
    { $side ->
        [white] { $number } wit: { $played }
       *[black] { $number } zwart: { $played }
    }

player-last-half-move = Laatste: { $played }

player-record = Notatie

player-record-empty = Nog geen zet.

player-newest-first = Nieuwste eerst

player-entry = Invoeren

player-enter-label = Zet, bijvoorbeeld { $example }

player-enter = Invoeren

player-correct-label = Correctie, tot het indrukken: het was

player-correct = Corrigeren

player-read-back = Laatste zet herhalen

player-clock-key = Knop van de { -clock }

player-press = { CAPITAL(-clock) } indrukken

player-press-key = Het teken + in dit veld voert in wat er staat en drukt de { -clock } in; in een leeg veld drukt het de { -clock } in.

player-help = { CAPITAL(-arbiter) }

player-call = { CAPITAL(-arbiter) } roepen

player-call-means = Iedereen aan de tafel hoort het, en het wordt opgeschreven.

player-flag = Tijdoverschrijding melden

player-flag-means = Het wordt als claim opgeschreven, en de { -arbiter } wordt geroepen.

player-own-entry = Uw laatste invoer

player-own-entry-none = Er is nog niets ingevoerd.

player-draw = Remise en einde

player-offer = Remise aanbieden

player-offer-means = De tegenstander wordt gevraagd.

player-accept = Remise aannemen

player-decline = Remise afwijzen

player-resign = Partij opgeven

player-resign-means = Er wordt gevraagd of u het meent.

player-claims = Iets opeisen

player-claim-means = De { -arbiter } wordt geroepen en bekijkt het.

player-claim-repetition = Dezelfde stand voor de derde keer

player-claim-kings = Zetten met alleen { -king(number: "plural") }

player-claim-three-kings = Drie { -king(number: "plural") } tegen één

player-claim-regulation = Remise volgens het reglement

player-claim-flag = De tijd van de tegenstander is op

player-asked = Wat wacht

player-yes = Ja

player-no = Nee

player-white = Wit

player-black = Zwart

player-unreadable = Onleesbaar

player-answer-label = Antwoord

player-answer = Antwoorden

player-ask-before = Voor de eerste zet moet nog iets worden geregeld.

player-ask-as-written = Klopt alles zoals het in het toernooibestand staat?

player-ask-stopped = De { -arbiter } heeft de partij stilgelegd.

player-ask-clock = De { -clock(number: "plural") } staan stil tot de { -arbiter } ze start.

player-ask-which-way = Welke weg? Het antwoord is een veld op de weg.

player-ask-board-ahead = Het { -board } toont meer dan de notatie. Invoeren?

player-ask-orientation = Het { -board } ziet er van beide kanten hetzelfde uit. Ligt het andersom?

player-ask-draw = Aan een speler gevraagd: wordt remise aangenomen?

player-ask-resign = Aan een speler gevraagd: wordt de partij opgegeven?

player-ask-quit = Het programma afsluiten?

player-ask-check = Aan een speler gevraagd: worden de notaties vergeleken?

player-ask-whose = Voor wit of voor zwart?

player-ask-correction = Komt de ingevoerde zet in de plaats van de laatste?

player-ask-undo = De laatste zet terugnemen?

player-ask-new-game = Deze partij wordt bewaard. Een nieuwe beginnen?

player-ask-walk-back = De { -arbiter } beslist of de partij naar een eerdere zet teruggaat.

player-ask-complete = In de notatie ontbreken zetten; ze moeten worden aangevuld.

player-ask-read-out = De notatie wordt voorgelezen. Staat op het blad hetzelfde?

player-ask-other = Het programma vraagt iets; de vraag is uitgesproken.

player-clock = { CAPITAL(-clock) }

player-left =
    { $side ->
        [white] Wit heeft over
       *[black] Zwart heeft over
    }

player-runs = loopt

player-flag-fell = vlag gevallen

player-flag-fell-first = vlag eerst gevallen

player-used =
    { $side ->
        [white] Wit had bij de laatste druk gebruikt: { $time }
       *[black] Zwart had bij de laatste druk gebruikt: { $time }
    }

player-count = Gedane zetten: wit { $white }, zwart { $black }.

player-state = De partij

player-name =
    { $side ->
        [white] Wit: { $name }
       *[black] Zwart: { $name }
    }

player-before = De partij is nog niet begonnen.

player-interrupted = De partij is begonnen. Het programma is opnieuw gestart; de { -arbiter } laat haar verdergaan.

player-playing = De partij is aan de gang.

player-stopped = De { -arbiter } heeft de partij stilgelegd.

player-closed = Het programma is afgesloten. De partij kan later verdergaan.

player-over = De partij is afgelopen.

player-ended = De partij is afgelopen: { $result }, { ending-name } ({ $article }).

player-draw-offered =
    { $by ->
        [white] Wit biedt remise aan.
       *[black] Zwart biedt remise aan.
    }

player-claimed =
    { $by ->
        [white] Een claim van wit wacht op de { -arbiter }.
       *[black] Een claim van zwart wacht op de { -arbiter }.
    }

player-called =
    { $by ->
        [white] Wit heeft de { -arbiter } geroepen.
        [black] Zwart heeft de { -arbiter } geroepen.
       *[nobody] De { -arbiter } is geroepen.
    }

player-not-recorded = Wat nu gebeurt, wordt niet vastgelegd.

player-board-agrees = Zoals in de notatie { board-where }.

player-board-differs = Een verschil { board-where }.

player-board-under-way = Een hand is bezig { board-where }.

player-board-read = { CAPITAL(-half-move(number: "plural")) } worden gelezen { board-where }.

player-board-not-read = { CAPITAL(-half-move(number: "plural")) } worden niet gelezen { board-where }.

player-board-off = De sensoren zijn uit { board-where }; { -half-move(number: "plural") } worden getypt.

player-board-away = Geen antwoord: { board-name }.

player-differences = Verschillen

player-remove = Wegnemen { board-where }: { $squares }.

player-put = Neerzetten { board-where }: { $square }, { piece-name }.

player-board = { CAPITAL(-board) }

player-board-picture = Afbeelding van het { -board }; de woorden eronder zeggen hetzelfde.

player-men = { pieces-of }: { $squares }

player-ear-words = Wat wordt gezegd

player-silence = Stilte

player-repeat = Herhalen

player-missed = Wat ik gemist heb (R)

player-ear-keys = Toetsen

player-ear-voice = Uitgesproken door

player-by-screen-reader = de schermlezer van het apparaat

player-by-own-voice = de eigen stem van deze pagina

player-ear-state = Deze pagina

player-ear-starts = Er wordt nog niets gezegd: deze pagina heeft haar script nodig.

player-ear-awake = Er wordt geluisterd. Het scherm blijft aan.

player-ear-not-awake = Niet wakker: de tafel rekent dit oor als verloren. Raak de pagina aan.

player-ear-untouched = Hier is nog niets te horen: raak de pagina één keer aan of druk op een toets.

player-ear-unable = Deze browser kan het scherm niet aan houden of geen geluid maken; als oor is hij niet geschikt.

player-ear-not-connected = Niet verbonden. Er is niets te horen.

player-ear-mute = De stem van deze pagina spreekt niet. Kies de schermlezer.
