settings-are =
    { $count ->
        [one] één instelling. { $settings }
       *[other] { WORDS($count) } instellingen. { $settings }
    }

setting-mode =
    { $mode ->
        [official] officiële partij, geen aanwijzingen
        [rehearsal] generale repetitie, geen aanwijzingen, de notatie is niet officieel
       *[training] training, aanwijzingen zijn toegestaan
    }

setting-event = evenement, { $name }

setting-round = ronde, { $name }

setting-table = tafel { WORDS($number) }

setting-kind =
    { $kind ->
        [official] een officieel evenement
        [rated] een evenement met rating
       *[unrated] een evenement zonder rating
    }

setting-rules =
    { $rules ->
        [hundred] regels voor honderd velden, ontwerp van de code van tweeduizend eenentwintig
       *[sixty-four] regels voor vierenzestig velden, ontwerp van de code van tweeduizend eenentwintig
    }

setting-no-time = geen speeltempo opgegeven

setting-time = speeltempo, { $control }

stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] tot het einde
    }{ $bonus ->
        [none] {""}
        [fischer] , toegift voor elke zet { $each }
       *[bronstein] , uitstel bij elke zet { $each }
    }

stage-quota =
    { $moves ->
        [one] voor één zet
       *[other] voor { WORDS($moves) } zetten
    }

stage-repeats = en zo verder

setting-forfeit = toegestaan te laat komen, { $time }

setting-sight = wit, { $white }, zwart, { $black }

sight-of =
    { $sight ->
        [blind] blind
        [low] slechtziend
       *[sighted] ziend
    }

setting-language =
    { $side ->
        [white] taal voor wit
       *[black] taal voor zwart
    }, { language-name }

language-name =
    { $language ->
        [pl] Pools
        [de] Duits
        [nl] Nederlands
        [ru] Russisch
        [fr] Frans
        [uk] Oekraïens
        [en] Engels
       *[own] { $own }
    }

own-name = Nederlands

setting-assistant =
    { $side ->
        [white] { -assistant } van wit
       *[black] { -assistant } van zwart
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , taken, { $duties }
       *[no] , zonder taken
    }

assistant-duty =
    { $duty ->
        [opponents_board] zetten op het { -board } van de tegenstander
        [own_board] zetten van de tegenstander op het eigen { -board }
        [record_and_clock] notatie en { -clock }
        [record] alleen de notatie
       *[flag] melden van tijdsoverschrijding
    }

setting-advantage =
    { $state ->
        [on] remise met voordeel is mogelijk
       *[off] geen remise met voordeel
    }

setting-bonus-draw =
    { $state ->
        [on] remise volgens het reglement ook met toegift
       *[off] remise volgens het reglement alleen zonder toegift
    }

setting-other-tempo-draw =
    { $state ->
        [on] remise volgens het reglement ook bij een ander tempo
       *[off] remise volgens het reglement alleen in rapid en blitz
    }

setting-sensor-entries =
    { $state ->
        [on] wat een { -board } toont, geldt als genoteerd
       *[off] wat een { -board } toont, geldt niet als genoteerd
    }

setting-record-always =
    { $state ->
        [on] noteren is ook verplicht in tijdnood en bij rapid
       *[off] noteren is niet verplicht in tijdnood en bij rapid
    }

setting-no-low-time = weinig tijd zonder woorden

setting-low-time = weinig tijd in woorden, { $bands }

setting-low-time-tone =
    { $state ->
        [on] een toon bij vijf minuten
       *[off] geen toon bij vijf minuten
    }

setting-low-time-seconds =
    { $state ->
        [on] een toon voor elk van de laatste tien seconden
       *[off] geen tonen voor de laatste seconden
    }

setting-flag-sound =
    { $state ->
        [on] een geluid als de eigen tijd om is
       *[off] geen geluid als de eigen tijd om is
    }

setting-adapted =
    { $state ->
        [on] hoofdstuk acht aangepast door de wedstrijdleider
       *[off] hoofdstuk acht ongewijzigd
    }

setting-no-device = geen toestemming voor het apparaat

setting-device = toestemming voor het apparaat, { $consent }

setting-function =
    { $state ->
        [on] { $name }, aan
       *[off] { $name }, uit
    }

function =
    { $function ->
        [private_word] een woord als aankondiging en { -board } verschillen
        [square_whisper] gefluisterde velden
        [details] bijzonderheden van verschillen
        [board_by_ear] voorlezen van het { -board }
        [move_count] het aantal zetten zeggen
        [view] de weergave van de { -arbiter } in een bestand
        [network] pagina's in de browser voor andere apparaten
        [ear_page] een pagina als oor
        [player_page] een eigen pagina van de speler
        [player_page_record] die pagina als notatie van de speler
        [screen_reader] een schermlezer
        [desk] pagina's in de browser
       *[screen_view] een weergave op het scherm
    }

setting-ear-device = het enige apparaat als oor, { $device }

setting-player-device-of-the-event = de pagina van een speler opent op een apparaat van het evenement

setting-player-device = de pagina van een speler opent op { $device }

not-consented = { function }, geen toestemming van de hoofdarbiter

before-whose =
    { $board ->
        [white] wit
        [black] zwart
        [shared] het gezamenlijke { -board }
       *[nobody] allen
    }

ask-before =
    { $item ->
        [own-boards] speelt elke kant op een eigen { -board }?
        [one-board] zijn beide kanten het eens met één { -board }?
        [orientation] { before-whose }, ligt het { -board } met de donkere hoek links?
        [men] { before-whose }, staan alle schijven op hun velden?
        [clock-side] staat de { -clock } aan de linkerhand van wit?
        [earphones] zitten de oortelefoons op de oren van wie moet horen?
        [announcements] { before-whose }, moeten de zetten hardop worden aangekondigd?
        [medium] { before-whose }, hoe wordt er genoteerd, in braille, in zwartdruk of op dictafoon?
       *[assistant] { before-whose }, is er een { -assistant }?
    }

put-right-first =
    { $item ->
        [own-boards] eerst de { -board(number: "plural") }
        [one-board] eerst het eens worden over één { -board }
        [orientation] { before-whose }, eerst het { -board } draaien
        [men] { before-whose }, eerst de schijven opzetten
       *[earphones] eerst de oortelefoons
    }, dan ja

not-prepared = voor de eerste zet, { ask-before }

as-written =
    { $item ->
        [own-boards] elke kant speelt op een eigen { -board }
        [clock-side] { $answer ->
            [no] de { -clock } staat niet aan de linkerhand van wit
           *[yes] de { -clock } staat aan de linkerhand van wit
        }
        [announcements] { before-whose }, { $answer ->
            [no] de zetten worden niet hardop aangekondigd
           *[yes] de zetten worden hardop aangekondigd
        }
        [medium] { before-whose }, { $answer ->
            [braille] er wordt in braille genoteerd
            [print] er wordt in zwartdruk genoteerd
           *[dictaphone] er wordt op dictafoon genoteerd
        }
       *[assistant] { before-whose }, { $answer ->
            [no] er is geen { -assistant }
           *[yes] er is een { -assistant }
        }
    }

ask-as-written = zo staat het in het toernooibestand, klopt alles?

not-prepared-as-written = voor de eerste zet, klopt alles zoals het in het toernooibestand staat?

prepared = alles is voorbereid

assistant-appointed =
    { $side ->
        [white] { -assistant } van wit, { $name }
       *[black] { -assistant } van zwart, { $name }
    }

attest-program = programma { $program }

attest-hash = controlegetal van het programma { $hash }

attest-hash-begins = het controlegetal van het programma begint met { $begins }, de rest staat op het scherm

attest-compiler = gebouwd met { $compiler }

attest-function =
    { $function ->
        [system-voice] de stem van het systeem
        [embedded-voice] een eigen stem
        [sensor-boards] { -board(number: "plural") } met sensoren
        [gamepads] controllers
       *[clock-devices] klokapparaten
    }, { $state ->
        [on] aan
       *[off] uit
    }

attest-named =
    { $named ->
        [this] de toestemming noemt dit programma
        [another] de toestemming noemt een ander programma
       *[none] de toestemming noemt geen programma
    }

attest-interface = netwerkaansluiting { $name }, toestand { $state }

attest-network = dit programma opent geen netwerk; pagina's van een tafel toont een ander programma, zgoda-desk, op deze computer, of op een ander adres met een certificaat; de lessenaar van een andere computer toont ze alleen met een sleutel die de lessenaar van deze computer kent

attest-route = deze computer heeft een weg naar andere netwerken, via { $name }

attest-no-route = deze computer heeft geen weg naar andere netwerken

attest-interfaces-unknown = welke netwerken deze computer heeft, is hier niet vast te stellen

attest-screen-reader = er draait een schermlezer, { $name }

attest-no-screen-reader = er draait geen schermlezer die dit programma kent

attest-screen-readers-unknown = of er een schermlezer draait, is hier niet vast te stellen

attest-sound-used = geluidsapparaat { $name }, gebruikt als geen ander genoemd is

attest-sound-other = een ander geluidsapparaat, { $name }

attest-no-sound = er is geen geluidsapparaat

attest-sound-unknown = welke geluidsapparaten er zijn, is nu niet vast te stellen

attest-log = er wordt een logboek geschreven, zonder namen, codes en zetten

attest-no-log = er wordt geen logboek geschreven

attest-pages = voor wat er verder draait op een apparaat dat een pagina toont, en wat de houder ermee doet, kan het programma niet instaan

attest-engine = er zit geen rekenprogramma in, het beoordeelt geen stand en stelt geen zet voor

no-duty = { assistant-duty }, dat hoort hier niet bij de taken van de { -assistant }
