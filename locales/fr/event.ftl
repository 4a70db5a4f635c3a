settings-are =
    { $count ->
        [one] un réglage. { $settings }
       *[other] { WORDS($count) } réglages. { $settings }
    }

setting-mode =
    { $mode ->
        [official] partie officielle, aucune indication
        [rehearsal] répétition, aucune indication, la notation n'est pas officielle
       *[training] entraînement, les indications sont permises
    }

setting-event = épreuve, { $name }

setting-round = ronde, { $name }

setting-table = table { WORDS($number) }

setting-kind =
    { $kind ->
        [official] une épreuve officielle
        [rated] une épreuve classée
       *[unrated] une épreuve non classée
    }

setting-rules =
    { $rules ->
        [hundred] règles pour cent cases, projet de code de deux mille vingt et un
       *[sixty-four] règles pour soixante quatre cases, projet de code de deux mille vingt et un
    }

setting-no-time = aucune cadence indiquée

setting-time = cadence, { $control }

stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] jusqu'à la fin
    }{ $bonus ->
        [none] {""}
        [fischer] , ajout à chaque coup { $each }
       *[bronstein] , délai à chaque coup { $each }
    }

stage-quota =
    { $moves ->
        [one] pour un coup
       *[other] pour { WORDS($moves) } coups
    }

stage-repeats = et ainsi de suite

setting-forfeit = retard permis, { $time }

setting-sight = Blancs, { $white }, Noirs, { $black }

sight-of =
    { $sight ->
        [blind] personne aveugle
        [low] personne malvoyante
       *[sighted] personne voyante
    }

setting-language =
    { $side ->
        [white] langue pour les Blancs
       *[black] langue pour les Noirs
    }, { language-name }

language-name =
    { $language ->
        [pl] polonais
        [de] allemand
        [nl] néerlandais
        [fr] français
        [uk] ukrainien
        [ru] russe
        [en] anglais
       *[own] { $own }
    }

own-name = français

setting-assistant =
    { $side ->
        [white] { -assistant } des Blancs
       *[black] { -assistant } des Noirs
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , tâches, { $duties }
       *[no] , sans tâches
    }

assistant-duty =
    { $duty ->
        [opponents_board] coups sur le { -board } de l'adversaire
        [own_board] coups de l'adversaire sur son propre { -board }
        [record_and_clock] notation et { -clock }
        [record] la notation seule
       *[flag] signaler le dépassement du temps
    }

setting-advantage =
    { $state ->
        [on] la nulle avec avantage est possible
       *[off] pas de nulle avec avantage
    }

setting-bonus-draw =
    { $state ->
        [on] nulle selon le règlement aussi avec ajout de temps
       *[off] nulle selon le règlement seulement sans ajout de temps
    }

setting-other-tempo-draw =
    { $state ->
        [on] nulle selon le règlement aussi à une autre cadence
       *[off] nulle selon le règlement seulement en partie rapide et blitz
    }

setting-sensor-entries =
    { $state ->
        [on] ce que montre un { -board } vaut comme noté
       *[off] ce que montre un { -board } ne vaut pas comme noté
    }

setting-record-always =
    { $state ->
        [on] noter est obligatoire aussi en manque de temps et en parties rapides
       *[off] noter n'est pas obligatoire en manque de temps et en parties rapides
    }

setting-no-low-time = peu de temps sans paroles

setting-low-time = peu de temps en paroles, { $bands }

setting-low-time-tone =
    { $state ->
        [on] un son à cinq minutes
       *[off] pas de son à cinq minutes
    }

setting-low-time-seconds =
    { $state ->
        [on] un son pour chacune des dix dernières secondes
       *[off] pas de sons pour les dernières secondes
    }

setting-flag-sound =
    { $state ->
        [on] un son quand son propre temps est écoulé
       *[off] pas de son quand son propre temps est écoulé
    }

setting-adapted =
    { $state ->
        [on] chapitre huit adapté par la direction de l'épreuve
       *[off] chapitre huit tel quel
    }

setting-no-device = pas d'accord pour l'appareil

setting-device = accord pour l'appareil, { $consent }

setting-function =
    { $state ->
        [on] { $name }, oui
       *[off] { $name }, non
    }

function =
    { $function ->
        [private_word] un mot quand annonce et { -board } diffèrent
        [square_whisper] cases chuchotées
        [details] détails des différences
        [board_by_ear] lecture du { -board } à voix haute
        [move_count] dire le nombre de coups
        [view] l'affichage de l'{ -arbiter } dans un fichier
        [network] pages dans le navigateur pour d'autres machines
        [ear_page] une page comme oreille
        [player_page] une page propre à un camp
        [player_page_record] cette page comme feuille de ce camp
        [screen_reader] un lecteur d'écran
        [desk] pages dans le navigateur
       *[screen_view] un affichage à l'écran
    }

setting-ear-device = le seul appareil comme oreille, { $device }

setting-player-device-of-the-event = la page d'un camp s'ouvre sur un appareil de l'organisateur

setting-player-device = la page d'un camp s'ouvre sur { $device }

not-consented = { function }, sans accord de l'{ -arbiter } principal

before-whose =
    { $board ->
        [white] Blancs
        [black] Noirs
        [shared] le { -board } commun
       *[nobody] tous
    }

ask-before =
    { $item ->
        [own-boards] chaque camp joue sur son propre { -board }?
        [one-board] les deux camps sont d'accord pour un seul { -board }?
        [orientation] { before-whose }, le { -board } a le coin sombre à gauche?
        [men] { before-whose }, tous les pions sont à leur place?
        [clock-side] la { -clock } est à la main gauche des Blancs?
        [earphones] les écouteurs sont sur les oreilles de qui doit entendre?
        [announcements] { before-whose }, faut-il annoncer les coups à voix haute?
        [medium] { before-whose }, comment noter, en braille, en imprimé ou au dictaphone?
       *[assistant] { before-whose }, y a-t-il une { -assistant }?
    }

put-right-first =
    { $item ->
        [own-boards] d'abord les { -board(number: "plural") }
        [one-board] d'abord l'accord pour un seul { -board }
        [orientation] { before-whose }, d'abord tourner le { -board }
        [men] { before-whose }, d'abord placer les pions
       *[earphones] d'abord les écouteurs
    }, puis oui

not-prepared = avant le premier coup, { ask-before }

as-written =
    { $item ->
        [own-boards] chaque camp joue sur son propre { -board }
        [clock-side] { $answer ->
            [no] la { -clock } n'est pas à la main gauche des Blancs
           *[yes] la { -clock } est à la main gauche des Blancs
        }
        [announcements] { before-whose }, { $answer ->
            [no] les coups ne sont pas annoncés à voix haute
           *[yes] les coups sont annoncés à voix haute
        }
        [medium] { before-whose }, { $answer ->
            [braille] la notation se fait en braille
            [print] la notation se fait en imprimé
           *[dictaphone] la notation se fait au dictaphone
        }
       *[assistant] { before-whose }, { $answer ->
            [no] il n'y a pas d'{ -assistant }
           *[yes] il y a une { -assistant }
        }
    }

ask-as-written = c'est ce que dit le fichier du tournoi, tout est exact?

not-prepared-as-written = avant le premier coup, tout est comme dans le fichier du tournoi?

prepared = tout est prêt

assistant-appointed =
    { $side ->
        [white] { -assistant } des Blancs, { $name }
       *[black] { -assistant } des Noirs, { $name }
    }

attest-program = programme { $program }

attest-hash = empreinte du programme { $hash }

attest-hash-begins = l'empreinte du programme commence par { $begins }, le reste est affiché

attest-compiler = construit avec { $compiler }

attest-function =
    { $function ->
        [system-voice] la voix du système
        [embedded-voice] une voix intégrée
        [sensor-boards] { -board(number: "plural") } à capteurs
        [gamepads] manettes
       *[clock-devices] { -clock(number: "plural") } connectées
    }, { $state ->
        [on] oui
       *[off] non
    }

attest-named =
    { $named ->
        [this] l'accord nomme ce programme
        [another] l'accord nomme un autre programme
       *[none] l'accord ne nomme aucun programme
    }

attest-interface = interface réseau { $name }, état { $state }

attest-network = ce programme n'ouvre aucun réseau ; un autre programme montre les pages d'une table, sur cet ordinateur, ou à une autre adresse avec un certificat ; le pupitre d’un autre ordinateur ne les montre qu’avec une clé que connaît le pupitre de celui-ci

attest-route = cet ordinateur a une voie vers d’autres réseaux, par { $name }

attest-no-route = cet ordinateur n’a pas de voie vers d’autres réseaux

attest-interfaces-unknown = les réseaux de cette machine ne peuvent pas être déterminés ici

attest-screen-reader = un lecteur d'écran fonctionne, { $name }

attest-no-screen-reader = aucun lecteur d'écran connu de ce programme ne fonctionne

attest-screen-readers-unknown = la présence d'un lecteur d'écran ne peut pas être déterminée ici

attest-sound-used = sortie audio { $name }, employée si aucune autre n'est nommée

attest-sound-other = une autre sortie audio, { $name }

attest-no-sound = il n'y a aucune sortie audio

attest-sound-unknown = les sorties audio ne peuvent pas être déterminées maintenant

attest-log = un journal est écrit, sans noms, sans codes et sans coups

attest-no-log = aucun journal n’est écrit

attest-pages = de ce qui tourne encore sur un appareil qui montre une page, et de ce qu’en fait qui le tient, le programme ne peut répondre

attest-engine = il n'y a pas de moteur de jeu dans le programme, il ne juge aucune position et ne propose aucun coup

no-duty = { assistant-duty }, ce n'est pas ici une tâche de l'{ -assistant }
