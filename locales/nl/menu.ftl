start-item =
    { $item ->
        [play] spelen met iemand hier
        [learn] leren, alleen
        [rehearse] generale repetitie van een officiële partij
        [settings] instellingen
        [try] testen, { -board }, { -clock }, controller, stem
        [manual] handleiding
        [end] einde
        [board] { -board }
        [clock] { -clock }
        [pad] controller
        [voice] stem
       *[back] hoofdmenu
    }

start-go-on =
    { $names ->
        [known] { $known ->
            [yes] doorgaan met de laatste partij, wit { $white }, zwart { $black }, na { $last }
           *[no] doorgaan met de laatste partij, wit { $white }, zwart { $black }
        }
       *[none] { $known ->
            [yes] doorgaan met de laatste partij, na { $last }
           *[no] doorgaan met de laatste partij
        }
    }

start-menu = menu, pijlen en enter, het vraagteken helpt, { menu-item }
    .terse = menu, { menu-item }

start-help = omhoog en omlaag door het menu, enter kiest, een nummer of een eerste letter kiest meteen, esc gaat terug, de spatiebalk herhaalt, elke toets maakt stil

start-no-such = niets heet hier zo

start-failed = dit kon niet beginnen, { $why ->
        [record-in-use] een ander programma gebruikt de notatie, sluit dat eerst
        [record-gone] de notatie is er niet, of de schijf is weg
        [record-damaged] de notatie is beschadigd of niet volledig
        [record-newer] een nieuwere versie van het programma heeft de notatie geschreven, open haar daarmee
        [disk-full] de schijf is vol, maak eerst ruimte
        [disk-fails] de schijf geeft een fout, controleer de schijf
        [read-only] in de map kan niets worden geschreven, kies een andere
        [no-folder] voor notaties en instellingen is hier geen map bekend
        [no-settings] het bestand van de instellingen is iets anders, verplaats het
        [port-absent] de poort is er niet, sluit het apparaat aan
        [port-busy] een ander programma gebruikt de poort, beëindig dat eerst
        [port-forbidden] deze gebruiker mag de poort niet openen
        [port-fails] de poort werkt niet, controleer de kabel
       *[other] de reden staat op het scherm
    }

start-ask =
    { $question ->
        [game] welk spel, { menu-item }
        [blind] wie speelt op het gehoor, { menu-item }
        [board] welk { -board }, { menu-item }
       *[clock] welke { -clock }, { menu-item }
    }

start-answer =
    { $answer ->
        [hundred] dammen op honderd velden
        [sixty-four] dammen op vierenzestig velden
        [white] wit
        [black] zwart
        [both] allebei
        [no-board] een { -board } zonder sensoren, zetten worden getypt
       *[no-clock] geen { -clock }
    }

start-ports =
    { $ports ->
        [0] geen poort voor een { -board }
        [one] één poort voor een { -board }{ $port-names }, spelen met iemand hier vraagt ernaar, de optie is { $option }
       *[other] { WORDS($ports) } poorten voor een { -board }{ $port-names }, spelen met iemand hier vraagt ernaar, de optie voor de eerste is { $option }
    }

start-clock =
    { $ports ->
        [0] de { -clock } van het programma heeft geen apparaat nodig, geen poort voor een andere
       *[other] de { -clock } van het programma heeft geen apparaat nodig, de optie voor een andere is { $option }
    }

start-pads =
    { $pads ->
        [0] nog geen controller
        [one] één controller
       *[other] { WORDS($pads) } controllers
    }{ $pad-names }, elke knop wordt genoemd, esc stopt, een partij gebruikt controllers vanzelf

start-button =
    { $button ->
        [south] onderste knop
        [east] rechterknop
        [west] linkerknop
        [north] bovenste knop
        [back] kleine linkerknop
        [start] kleine rechterknop
        [left-shoulder] linkerschouder
        [right-shoulder] rechterschouder
        [left-trigger] linkertrekker
        [right-trigger] rechtertrekker
        [left-stick-in] linkerstick ingedrukt
        [right-stick-in] rechterstick ingedrukt
        [up] kruis omhoog
        [down] kruis omlaag
        [left] kruis links
        [right] kruis rechts
        [left-stick] linkerstick
       *[right-stick] rechterstick
    }

start-voice =
    { $sample ->
        [yes] dit is de stem, { $played }
       *[no] dit is de stem
    }, { $cards ->
        [0] geen geluidsapparaat
        [one] één geluidsapparaat
       *[other] { WORDS($cards) } geluidsapparaten
    }{ $card-names }{ $voices }, de optie is { $option }
