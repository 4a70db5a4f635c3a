settings-are =
    { $count ->
        [one] eine Einstellung. { $settings }
       *[other] { WORDS($count, gender: "feminine") } Einstellungen. { $settings }
    }

setting-mode =
    { $mode ->
        [official] offizielles Spiel, keine Hinweise
        [rehearsal] Generalprobe, keine Hinweise, die Notation ist nicht offiziell
       *[training] Training, Hinweise sind erlaubt
    }

setting-event = Veranstaltung, { $name }

setting-round = Runde, { $name }

setting-table = Tisch { WORDS($number) }

setting-kind =
    { $kind ->
        [official] eine offizielle Veranstaltung
        [rated] eine gewertete Veranstaltung
       *[unrated] eine Veranstaltung ohne Wertung
    }

setting-rules =
    { $rules ->
        [hundred] Regeln für hundert Felder, Entwurf des Kodeks von zweitausendeinundzwanzig
       *[sixty-four] Regeln für vierundsechzig Felder, Entwurf des Kodeks von zweitausendeinundzwanzig
    }

setting-no-time = keine Bedenkzeit angegeben

setting-time = Bedenkzeit, { $control }

stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] bis zum Ende
    }{ $bonus ->
        [none] {""}
        [fischer] , Zuschlag für jeden Zug { $each }
       *[bronstein] , Aufschub bei jedem Zug { $each }
    }

stage-quota =
    { $moves ->
        [one] für einen Zug
       *[other] für { WORDS($moves) } Züge
    }

stage-repeats = und so weiter

setting-forfeit = erlaubte Verspätung, { $time }

setting-sight = Weiß, { $white }, Schwarz, { $black }

sight-of =
    { $sight ->
        [blind] blind
        [low] sehbehindert
       *[sighted] sehend
    }

setting-language =
    { $side ->
        [white] Sprache für Weiß
       *[black] Sprache für Schwarz
    }, { language-name }

language-name =
    { $language ->
        [pl] Polnisch
        [de] Deutsch
        [nl] Niederländisch
        [ru] Russisch
        [fr] Französisch
        [uk] Ukrainisch
        [en] Englisch
       *[own] { $own }
    }

own-name = Deutsch

setting-assistant =
    { $side ->
        [white] { -assistant } für Weiß
       *[black] { -assistant } für Schwarz
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , Aufgaben, { $duties }
       *[no] , ohne Aufgaben
    }

assistant-duty =
    { $duty ->
        [opponents_board] Züge auf dem { -board } des Gegners
        [own_board] Züge des Gegners auf dem eigenen { -board }
        [record_and_clock] Notation und { -clock }
        [record] allein die Notation
       *[flag] Melden der Zeitüberschreitung
    }

setting-advantage =
    { $state ->
        [on] Unentschieden mit Vorteil ist möglich
       *[off] kein Unentschieden mit Vorteil
    }

setting-bonus-draw =
    { $state ->
        [on] Unentschieden nach Reglement auch mit Zeitzuschlag
       *[off] Unentschieden nach Reglement nur ohne Zeitzuschlag
    }

setting-other-tempo-draw =
    { $state ->
        [on] Unentschieden nach Reglement auch bei anderer Bedenkzeit
       *[off] Unentschieden nach Reglement nur im Schnellspiel und Blitz
    }

setting-sensor-entries =
    { $state ->
        [on] was ein { -board } zeigt, gilt als notiert
       *[off] was ein { -board } zeigt, gilt nicht als notiert
    }

setting-record-always =
    { $state ->
        [on] Notationspflicht auch in Zeitnot und im Schnellspiel
       *[off] keine Notationspflicht in Zeitnot und im Schnellspiel
    }

setting-no-low-time = knappe Zeit ohne Worte

setting-low-time = knappe Zeit in Worten, { $bands }

setting-low-time-tone =
    { $state ->
        [on] ein Ton bei fünf Minuten
       *[off] kein Ton bei fünf Minuten
    }

setting-low-time-seconds =
    { $state ->
        [on] ein Ton für jede der letzten zehn Sekunden
       *[off] keine Töne für die letzten Sekunden
    }

setting-flag-sound =
    { $state ->
        [on] ein Ton, wenn die eigene Zeit abgelaufen ist
       *[off] kein Ton, wenn die eigene Zeit abgelaufen ist
    }

setting-adapted =
    { $state ->
        [on] Kapitel acht von der Turnierleitung angepasst
       *[off] Kapitel acht unverändert
    }

setting-no-device = keine Zustimmung zum Gerät

setting-device = Zustimmung zum Gerät, { $consent }

setting-function =
    { $state ->
        [on] { $name }, eingeschaltet
       *[off] { $name }, ausgeschaltet
    }

function =
    { $function ->
        [private_word] ein Wort, wenn Ansage und { -board } abweichen
        [square_whisper] geflüsterte Felder
        [details] Einzelheiten der Abweichungen
        [board_by_ear] Vorlesen des { -board(case: "gen") }
        [move_count] Ansagen der Zugzahl
        [view] die Ansicht des { -arbiter(case: "gen") } in einer Datei
        [network] Seiten am Bildschirm für andere Rechner
        [ear_page] eine Seite als Ohr
        [player_page] eine eigene Seite des Spielers
        [player_page_record] diese Seite als Mitschrift des Spielers
        [screen_reader] ein Bildschirmleser
        [desk] Seiten am Bildschirm
       *[screen_view] eine Ansicht auf dem Bildschirm
    }

setting-ear-device = das einzige Gerät als Ohr, { $device }

setting-player-device-of-the-event = die Seite eines Spielers öffnet sich auf einem Gerät der Veranstaltung

setting-player-device = die Seite eines Spielers öffnet sich auf { $device }

not-consented = { function }, ohne Zustimmung des Hauptschiedsrichters

before-whose =
    { $board ->
        [white] Weiß
        [black] Schwarz
        [shared] das gemeinsame { -board }
       *[nobody] alle
    }

ask-before =
    { $item ->
        [own-boards] spielt jede Seite auf einem eigenen { -board }?
        [one-board] sind beide Seiten mit einem { -board } einverstanden?
        [orientation] { before-whose }, liegt das { -board } mit der dunklen Ecke zur linken Hand?
        [men] { before-whose }, stehen alle Steine auf ihren Feldern?
        [clock-side] steht die { -clock } zur linken Hand von Weiß?
        [earphones] sind die Kopfhörer auf den Ohren der Person, die hören soll?
        [announcements] { before-whose }, sollen die Züge laut angesagt werden?
        [medium] { before-whose }, wie wird notiert, in Punktschrift, in Schwarzschrift oder auf Diktiergerät?
       *[assistant] { before-whose }, gibt es eine { -assistant }?
    }

put-right-first =
    { $item ->
        [own-boards] erst die { -board(number: "plural") }
        [one-board] erst mit einem { -board } einverstanden sein
        [orientation] { before-whose }, erst das { -board } drehen
        [men] { before-whose }, erst die Steine aufstellen
       *[earphones] erst die Kopfhörer
    }, dann ja

not-prepared = vor dem ersten Zug, { ask-before }

as-written =
    { $item ->
        [own-boards] jede Seite spielt auf einem eigenen { -board }
        [clock-side] { $answer ->
            [no] die { -clock } steht nicht zur linken Hand von Weiß
           *[yes] die { -clock } steht zur linken Hand von Weiß
        }
        [announcements] { before-whose }, { $answer ->
            [no] die Züge werden nicht laut angesagt
           *[yes] die Züge werden laut angesagt
        }
        [medium] { before-whose }, { $answer ->
            [braille] notiert wird in Punktschrift
            [print] notiert wird in Schwarzschrift
           *[dictaphone] notiert wird auf Diktiergerät
        }
       *[assistant] { before-whose }, { $answer ->
            [no] es gibt keine { -assistant }
           *[yes] es gibt eine { -assistant }
        }
    }

ask-as-written = so steht es in der Turnierdatei, stimmt alles?

not-prepared-as-written = vor dem ersten Zug, stimmt alles so, wie es in der Turnierdatei steht?

prepared = alles ist vorbereitet

assistant-appointed =
    { $side ->
        [white] { -assistant } für Weiß, { $name }
       *[black] { -assistant } für Schwarz, { $name }
    }

attest-program = Programm { $program }

attest-hash = Prüfsumme des Programms { $hash }

attest-hash-begins = die Prüfsumme des Programms beginnt mit { $begins }, der Rest steht auf dem Bildschirm

attest-compiler = gebaut mit { $compiler }

attest-function =
    { $function ->
        [system-voice] die Stimme des Systems
        [embedded-voice] eine eingebaute Stimme
        [sensor-boards] { -board(number: "plural") } mit Sensoren
        [gamepads] Controller
       *[clock-devices] Uhrgeräte
    }, { $state ->
        [on] eingeschaltet
       *[off] ausgeschaltet
    }

attest-named =
    { $named ->
        [this] die Zustimmung nennt dieses Programm
        [another] die Zustimmung nennt ein anderes Programm
       *[none] die Zustimmung nennt kein Programm
    }

attest-interface = Netzschnittstelle { $name }, Zustand { $state }

attest-network = dieses Programm öffnet kein Netz; Seiten eines Tisches zeigt ein anderes Programm, zgoda-desk, auf diesem Rechner oder unter einer anderen Adresse mit Zertifikat; das Pult eines anderen Rechners zeigt sie nur mit einem Schlüssel, den das Pult dieses Rechners kennt

attest-route = von diesem Rechner führt ein Weg in andere Netze, über { $name }

attest-no-route = von diesem Rechner führt kein Weg in andere Netze

attest-interfaces-unknown = welche Netze dieser Rechner hat, ist hier nicht festzustellen

attest-screen-reader = ein Bildschirmleser läuft, { $name }

attest-no-screen-reader = es läuft kein Bildschirmleser, den dieses Programm kennt

attest-screen-readers-unknown = ob ein Bildschirmleser läuft, ist hier nicht festzustellen

attest-sound-used = Tongerät { $name }, benutzt, wenn kein anderes genannt ist

attest-sound-other = ein anderes Tongerät, { $name }

attest-no-sound = es gibt kein Tongerät

attest-sound-unknown = welche Tongeräte es gibt, ist jetzt nicht festzustellen

attest-log = eine Logdatei wird geschrieben, ohne Namen, Codes und Züge

attest-no-log = es wird keine Logdatei geschrieben

attest-pages = was auf einem Gerät, das eine Seite zeigt, sonst noch läuft und was sein Besitzer damit tut, dafür kann das Programm nicht bürgen

attest-engine = das Programm enthält kein Spielprogramm, es beurteilt keine Stellung und schlägt keinen Zug vor

no-duty = { assistant-duty }, das gehört hier nicht zu den Aufgaben der { -assistant }
