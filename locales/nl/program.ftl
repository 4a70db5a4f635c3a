game-begins =
    { $names ->
        [known] nieuwe partij, wit { $white }, zwart { $black }, { board-size }
       *[none] nieuwe partij, { board-size }
    }
    .terse = nieuwe partij

board-size =
    { $size ->
        [hundred] dammen op honderd velden
       *[sixty-four] dammen op vierenzestig velden
    }

training-mode = training, de notatie is niet officieel
    .terse = training

rehearsal-mode = generale repetitie, de notatie is niet officieel, het programma speelt { -arbiter } en tegenstander, maak een verschil laat iets misgaan
    .terse = generale repetitie

rehearsed-arbiter =
    { $duty ->
        [starts] de { -arbiter } zet de { -clock(number: "plural") } aan
        [comes] de { -arbiter } komt
        [notices] de { -arbiter } heeft gezien dat { -board(number: "plural") } verschillen, en komt
        [compares] de { -arbiter } vergelijkt de notaties
        [goes-back] de { -arbiter } zegt waar de partij verdergaat, dan worden de { -board(number: "plural") } rechtgezet
        [ends] de { -arbiter } neemt de notaties, de generale repetitie is voorbij, afsluiten sluit het programma
       *[goes-on] de { -arbiter } laat verder spelen
    }

difference-comes =
    { $when ->
        [half-move] bij een { -half-move } gaat er iets mis, speel verder
        [capture] als de tegenstander slaat gaat er iets mis, speel verder en bied een ruil aan
       *[soon] zo gaat er iets mis
    }

difference-is-there = er gaat al iets mis

in-rehearsal-alone = dat is alleen voor een generale repetitie

no-private-output = één uitvoer voor beide spelers, wat voor één alleen is wordt niet gezegd

how-to-play =
    { $clock ->
        [yes] typ twee velden en enter, bijvoorbeeld { $sample }, plus drukt de { -clock } in, hulp vertelt meer
       *[no] typ twee velden en enter, bijvoorbeeld { $sample }, hulp vertelt meer
    }
    .terse = hulp vertelt meer

ask-new-game = deze partij blijft bewaard, een nieuwe, ja of nee?

ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] verder met de laatste partij, wit { $white }, zwart { $black }, na { $last }, ja of nee?
           *[no] verder met de laatste partij, wit { $white }, zwart { $black }, ja of nee?
        }
       *[none] { $known ->
            [yes] verder met de laatste partij, na { $last }, ja of nee?
           *[no] verder met de laatste partij, ja of nee?
        }
    }

ask-walk-back =
    { $known ->
        [yes] terug naar { $last }, { WORDS($struck) } geschrapt, ja of nee?
       *[no] terug naar het begin, { WORDS($struck) } geschrapt, ja of nee?
    }

game-resumed =
    { $known ->
        [yes] partij hervat, { count-made }, de laatste zet { $last }
       *[no] partij hervat, { count-made }
    }
    .terse = partij hervat, { count-made }

count-made =
    { $plies ->
        [0] geen zetten
        [one] één { -half-move }
       *[other] { WORDS($plies) } { -half-move(number: "plural") }
    }

unfinished-games =
    { $count ->
        [one] één onvoltooide partij
       *[other] { WORDS($count, gender: "feminine") } onvoltooide partijen
    }

record-not-whole =
    { $plies ->
        [0] geen { -half-move } is zeker
        [one] één { -half-move } is zeker
       *[other] { WORDS($plies) } { -half-move(number: "plural") } zijn zeker
    }, de notatie is onvolledig, verder spelen?

voice-replaced = de spraak van het systeem antwoordt niet, de ingebouwde stem gaat verder
reader-replaced = geen schermlezer antwoordt, de spraak van het systeem gaat verder

reader-reads =
    { $alone ->
        [on] een schermlezer leest deze terminal, alleen die spreekt
       *[off] een schermlezer leest deze terminal, er spreken twee stemmen
    }

no-sound = geen geluid, het gaat verder met tekst

sound-back = het geluid is er weer

others-sound =
    { $state ->
        [on]
            { $of ->
                [white] wit heeft weer geluid
                [black] zwart heeft weer geluid
                [assistant] de { -assistant } heeft weer geluid
               *[room] in de zaal is er weer geluid
            }
       *[off]
            { $of ->
                [white] wit heeft nu geen geluid
                [black] zwart heeft nu geen geluid
                [assistant] de { -assistant } heeft nu geen geluid
               *[room] in de zaal is er nu geen geluid
            }
    }

voice-missing = geen stem heet { $name }, de gewone gaat verder

voice-unknown =
    { $count ->
        [0] gekozen, het is niet bekend of er zo'n stem is
       *[other] er is geen zulke stem, er is { $names }
    }

library-missing = op deze computer ontbreekt de bibliotheek { $library }, installeer het pakket { $package }

disk-lost =
    { $full ->
        [on] de schijf is vol, de notatie kan niet worden opgeslagen
       *[off] de notatie kan niet worden opgeslagen
    }

disk-back = de notatie wordt weer opgeslagen, er ontbreekt niets

game-kept = de partij is bewaard

program-ends = het programma stopt

play-stopped =
    { $times-known ->
        [yes] de { -clock(number: "plural") } zijn stilgezet door de { -arbiter }, wit { $white }, zwart { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] de { -clock(number: "plural") } zijn stilgezet door de { -arbiter }
           *[other] de { -arbiter } legt de partij stil{ play-goes-on-how }
        }
    }

play-is-stopped = de partij is stilgelegd door de { -arbiter }{ play-goes-on-how }

play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, verder met het woord hervat
       *[first] {""}, verder met de woorden arbiter, dan hervat
    }

walked-back =
    { $last-known ->
        [yes] de laatste zet is { last-move }, { to-move }
       *[no] de beginstand, { to-move }
    }

to-move =
    { $turn ->
        [white] wit aan zet
       *[black] zwart aan zet
    }

play-goes-on =
    { $white-known ->
        [yes] de partij gaat verder, { to-move }, wit { $white }, { play-goes-on-black }
       *[no] de partij gaat verder, { to-move }
    }

play-goes-on-black =
    { $black-known ->
        [yes] zwart { $black }
       *[no] de tijd van zwart is niet bekend
    }

hours =
    { $count ->
        [one] één uur
       *[other] { WORDS($count) } uur
    }

minutes =
    { $count ->
        [one] één minuut
       *[other] { WORDS($count) } minuten
    }

seconds =
    { $count ->
        [one] één seconde
       *[other] { WORDS($count) } seconden
    }

time-after = dan { $time }

check-not-now = notaties worden alleen in de eigen tijd vergeleken

ask-check =
    { $by ->
        [white] wit wil de notaties vergelijken, stemt zwart toe?
       *[black] zwart wil de notaties vergelijken, stemt wit toe?
    }

check-refused =
    { $by ->
        [white] zwart stemt niet toe in het vergelijken van de notaties
       *[black] wit stemt niet toe in het vergelijken van de notaties
    }

records-part = { -half-move } { WORDS($number) }, hier lopen de notaties uiteen

records-alike = geen verschil tussen de notaties gevonden

check-left =
    { $number ->
        [0] de vergelijking van de notaties eindigt hier
       *[other] de vergelijking van de notaties eindigt hier, geen verschil tot en met { -half-move } { WORDS($number) }
    }

sound-means =
    { $sound ->
        [agree] { -board } en woorden kloppen
        [recorded] een zet genoteerd
        [not-yet] aangekondigd, nog niet uitgevoerd
        [still-differs] het { -board } wijkt nog af
        [refused] geweigerd of niet begrepen
        [lifted] een stuk opgetild
        [set] een stuk neergezet
        [edge] de rand van het { -board }
        [picked] een veld gekozen
        [digit] een cijfer ingevoerd
        [opened] een menu geopend of gesloten
        [changed] een instelling gewijzigd
        [pressed] de { -clock } ingedrukt
        [not-taken] een druk zonder gevolg
        [low-time] de eigen tijd wordt krap
        [second] één van de laatste tien eigen seconden
       *[flag] de eigen vlag gevallen
    }
