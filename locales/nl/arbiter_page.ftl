### What stands on the arbiter's page of a table. It is read, on a screen or by a screen reader; digits may stand here.

shown-side =
    { $side ->
        [white] Wit
       *[black] Zwart
    }

shown-runs = loopt

shown-flag = vlag gevallen

shown-yes = Ja

shown-no = Nee

shown-after-key = Na deze toets: { $means }

grid-square = veld { $square }

grid-empty = leeg

grid-from = hier begon de laatste { -half-move }

grid-to = hier eindigde de laatste { -half-move }

grid-remove = verschil, wegnemen

grid-put = verschil, hier ontbreekt: { piece-name }

grid-record = Stand volgens de notatie

grid-board = Wat { board-name } toont

grid-keys = In een { -board } gaan de pijltoetsen van veld naar veld. ◇: daar begon de laatste { -half-move }; ◆: daar eindigde hij; ✕: weg te nemen; +: neer te zetten.

arbiter-title = Tafel { $table }, { arbiter-by-code }

arbiter-by-code =
    { $code ->
        [chief] hoofdscheidsrechter
       *[round] rondearbiter { $number }
    }

arbiter-by-named = { arbiter-by-code } ({ $name })

arbiter-heading =
    { $part ->
        [devices] Apparaten
        [attention] Wat aandacht vraagt
        [state] De partij
        [times] Tijden
        [asks] Wat de tafel vraagt
        [differences] { CAPITAL(-board(number: "plural")) }
        [records] Notaties
        [walk-back] Teruggaan
        [clock] De { -clock }
        [claims] Claims en wat open is
        [end] Het einde
        [preparation] Voor de eerste zet
        [sanctions] Sancties
        [log] Logboek
       *[apart] Op een eigen pagina
    }

arbiter-not-reached = De tafel is niet bereikbaar. Daar gaat de partij verder; van hieruit kan niets tot ze terug is.

arbiter-attention =
    { $what ->
        [call] De { -arbiter } werd geroepen.
        [not-recorded] De partij wordt niet vastgelegd: schrijf op papier.
        [boards-differ] Een { -board } wijkt af van de notatie.
        [claim] Een claim wacht.
        [result] Een uitslag moet worden vastgesteld of bevestigd.
        [flag] Een vlag is gevallen.
        [device-lost] Een { -board } of het klokapparaat antwoordt niet.
        [ear-lost] Het oor van een speler is weg.
        [device-waits] Een apparaat wacht op toelating.
       *[overdue] Iemand is te laat, of de notatie is niet op tijd aangevuld.
    }

arbiter-no-attention = Niets vraagt hier aandacht.

arbiter-game =
    { $game ->
        [international] Dammen op 100 velden, { arbiter-mode }.
       *[polish64] Dammen op 64 velden, { arbiter-mode }.
    }

arbiter-mode =
    { $mode ->
        [official] officiële partij
        [rehearsal] generale repetitie
       *[training] training
    }

arbiter-phase =
    { $phase ->
        [before] De partij is nog niet begonnen.
        [interrupted] De partij is begonnen. Het programma is opnieuw gestart: beide { -clock(number: "plural") } staan tot ze verdergaat.
        [playing] De partij is bezig.
        [stopped] De partij ligt stil: beide { -clock(number: "plural") } staan en er kan niets worden gespeeld.
        [over] De partij is afgelopen.
       *[closed] Het programma aan de tafel is beëindigd; de partij kan vanuit de opname verdergaan.
    }

arbiter-ended = Uitslag: { $result }, { ending-name } ({ $article }).

arbiter-unanswered =
    { $by ->
        [white] Wit heeft de uitslag nog niet bevestigd.
       *[black] Zwart heeft de uitslag nog niet bevestigd.
    }

arbiter-not-recorded = Wat nu gebeurt, wordt niet vastgelegd: de schijf antwoordt niet. Schrijf het op papier.

arbiter-responsible = Voor deze tafel zorgt { $name }.

arbiter-words-open = De woorden van de { -arbiter } zijn aan de tafel open, met de code van: { arbiter-by-code }.

arbiter-adjusting = Er wordt rechtgezet: optillen is nu geen aanraken (Kodeks I 3.13).

arbiter-question = De tafel heeft iets gevraagd, en daar moet iemand antwoorden.

arbiter-asked =
    { $side ->
        [white] Wit wordt gevraagd: { arbiter-asked-what }
       *[black] Zwart wordt gevraagd: { arbiter-asked-what }
    }

arbiter-asked-what =
    { $kind ->
        [which-way] welke weg de slag { $moves } ging
        [ask-board-ahead] of { $moves }, zoals het { -board } toont, wordt ingevoerd
        [ask-orientation] of het eigen { -board } andersom ligt
        [ask-draw] of de remise wordt aangenomen
        [ask-resign] of de partij wordt opgegeven
        [ask-quit] of het programma moet eindigen
        [ask-check] of er ingestemd wordt met het vergelijken van de notaties
        [ask-whose] voor welke kant de ingevoerde { -half-move } is
        [ask-correction] of { $moves } in de plaats komt van de laatste { -half-move }
        [ask-undo] of { $moves } wordt teruggenomen
        [ask-new-game] of er een andere partij begint
       *[other] iets waar deze pagina geen woorden voor heeft
    }

arbiter-stopwatch = Ligt stil sinds

arbiter-ask-seconds = Zijn de getypte losse getallen seconden?

arbiter-ask-hand-over-stop = Wordt de { -half-move } ingeschreven die voor het stilzetten begon en erna eindigde?

arbiter-ask-against = Gaat de partij toch verder op de voorgestelde plaats?

arbiter-not-asked = Er wordt niets gevraagd.

arbiter-no-boards = Aan deze tafel is geen { -board } met sensoren.

arbiter-board-state =
    { $state ->
        [agrees] { board-name } klopt met de notatie
        [differs] { board-name } wijkt af van de notatie
        [under-way] { board-name }: er is een hand bezig
        [off] { board-name } heeft de sensoren uit
       *[away] { board-name } antwoordt niet
    }

arbiter-awaited = De laatste { -half-move } moet daar nog worden uitgevoerd.

arbiter-not-shown = Wat het toont, is niet bekend.

arbiter-no-record = Er staat geen { -half-move } in de notatie.

arbiter-records = De notatie van het programma en die van de spelers

arbiter-number = { CAPITAL(-half-move) }

arbiter-record = Notatie van het programma

arbiter-no-sheet =
    { $side ->
        [white] De notatie van wit is niet ingelezen.
       *[black] De notatie van zwart is niet ingelezen.
    }

arbiter-parts = De notaties lopen het eerst uiteen bij { -half-move } { $ply }.

arbiter-parts-here = eerste verschil

arbiter-no-parting = Voor zover beide iets vermelden, lopen de notaties niet uiteen.

arbiter-unreadable-here = onleesbaar: { $text }

arbiter-blank = leeg gelaten

arbiter-board-only = alleen { -board }

arbiter-not-stated = { arbiter-board-only }: een { -board } toonde het, en niemand gaf het op.

arbiter-taken = weggenomen: { $squares }

arbiter-not-compared = De laatste tijd is niets vergeleken.

arbiter-both-agreed-at = beide { -board(number: "plural") } stemden overeen { $time }

arbiter-may-have-happened = Wat er gebeurd kan zijn, het waarschijnlijkste eerst

arbiter-nothing-explains = Er is niets gevonden dat het zou verklaren.

arbiter-articles-apart = Volgens welk artikel iets daarvan onregelmatig zou zijn, staat op de aparte pagina.

arbiter-clock-column =
    { $side ->
        [white] { CAPITAL(-clock) } van wit
       *[black] { CAPITAL(-clock) } van zwart
    }

arbiter-clocks-after = { CAPITAL(-clock(number: "plural")) }: wat elke kant na de { -half-move } over had; een streepje waar dat niet bekend is. Bij de laatste twee { -half-move(number: "plural") } staat niets.

arbiter-step =
    { $step ->
        [stop] Eerst moet het spel stilliggen: zet beide { -clock(number: "plural") } stil.
        [compare] Vergelijken. Waar de notaties uiteenlopen, wordt de laatste { -half-move } voorgesteld waarover beide het eens zijn (Kodeks VIII 3.1.2).
        [back] Teruggaan.
        [mend] De { -board(number: "plural") } herstellen. Een { -board } met sensoren wordt stuk voor stuk hersteld, eerst wegnemen, tot het klopt; elk ander { -board } wordt met de hand vergeleken met de stand volgens de notatie, veld voor veld.
        [charge] De tijd van de onderbreking aanrekenen aan de schuldige kant, aan beide of aan niemand (Kodeks II 6.19, 6.15). Wat beide { -clock(number: "plural") } na die { -half-move } toonden, stelt de tafel voor; een stand die niemand noteerde, is niet bekend en wordt niet berekend.
       *[resume] De partij hervatten.
    }

arbiter-no-clock = Het programma houdt hier geen { -clock } bij; standen zijn wat iemand typte.

arbiter-absent =
    { $side ->
        [white] Wit is als afwezig genoteerd (Kodeks II 4.5).
       *[black] Zwart is als afwezig genoteerd (Kodeks II 4.5).
    }

arbiter-missing = { CAPITAL(-half-move(number: "plural")) } waarvoor gedrukt is en die niet in de notatie staan: { $count }.

arbiter-completing = De notatie moet nu worden aangevuld (Kodeks II 6.14).

arbiter-incidents = Wat er met de { -clock } gebeurde

arbiter-no-incident = De laatste tijd niets.

arbiter-both = Beide

arbiter-take = Stand { $number }

arbiter-open-matters = Wat open is

arbiter-nothing-open = Er staat niets open.

arbiter-complaint-of =
    { $clock ->
        [yes] { shown-side }, over de { -clock } of de vlag
       *[no] { shown-side }
    }

arbiter-no-proposal = Er wordt geen einde voorgesteld.

arbiter-says =
    { $agrees ->
        [yes] { shown-side }: de uitslag klopt
       *[no] { shown-side }: hij klopt niet
    }

arbiter-still-open = Nog open

arbiter-settled = Geregeld

arbiter-all-settled = Niets: alles is geregeld.

arbiter-ways = Hoe elke kant de { -clock } indrukt

arbiter-presses-by =
    { $side ->
        [white] Wit drukt
       *[black] Zwart drukt
    }: { $way ->
        [beside] de { -clock } naast het programma; drukken zie je hier niet
        [device] de aangesloten { -clock }
        [page] op een eigen pagina
        [assistant] via de pagina van de { -assistant }
        [pad] met een controller
        [key] met een toets van het toetsenbord
       *[line] met een regel met de naam op het toetsenbord
    }.

arbiter-no-way =
    { $side ->
        [white] Wit kan nergens drukken. Zolang dat zo is, drukt u hier voor wit.
       *[black] Zwart kan nergens drukken. Zolang dat zo is, drukt u hier voor zwart.
    }

arbiter-press-for =
    { $side ->
        [white] Voor wit drukken
       *[black] Voor zwart drukken
    }

arbiter-no-sanction = Er staat geen sanctie in het logboek.

arbiter-chiefs-sanction = Alleen de hoofdscheidsrechter legt sancties op (Kodeks II 2.5).

arbiter-confirm = Ja, uitvoeren

arbiter-choose = kies

arbiter-choice = Wat

arbiter-act =
    { $act ->
        [come] Ik ben aan de tafel
        [let-in] Toelaten
        [end-device] Beëindigen
        [new-slip] Nieuw briefje
        [stop] Beide { -clock(number: "plural") } stilzetten
        [resume] De partij hervatten
        [begin] De ronde beginnen
        [compare] Notaties en { -board(number: "plural") } vergelijken
        [read-white] Notatie van wit inlezen
        [read-black] Notatie van zwart inlezen
        [aloud-white] Notatie voorlezen naast het formulier van wit
        [aloud-black] Notatie voorlezen naast het formulier van zwart
        [same] Het formulier zegt hetzelfde
        [otherwise] Het zegt iets anders
        [unreadable] Niemand kan het lezen
        [one-back] Een { -half-move } terug
        [read-done] Voorlezen beëindigen
        [on-sheet] Noteren wat op het formulier staat
        [note] Zelf een { -half-move } noteren
        [walk-back] Terug naar de voorgestelde { -half-move }
        [walk-back-to] Terug naar een andere { -half-move }
        [restore] Laatste terugzetten ongedaan maken
        [charge-stopwatch] De tijd van de stopwatch aanrekenen
        [charge] Een tijd aanrekenen
        [charge-back] Laatste aanrekening terugnemen
        [set] Beide { -clock(number: "plural") } instellen
        [take] Een van deze standen nemen
        [replace] Het klokapparaat buiten gebruik stellen
        [swap-clock] Kanten van de { -clock } ruilen
        [press-back] De wachtende druk terugnemen
        [ask] Noteren dat u vroeg wie aan zet is
        [absent] Als afwezig noteren
        [arrived] Als aangekomen noteren
        [grant] De claim toewijzen
        [refuse] De claim afkeuren
        [slips] Versprekingen tonen
        [complaint] Een klacht noteren
        [decide] Een uitslag vaststellen
        [decide-in-words] Een beslissing in eigen woorden noteren
        [prepared] Alles is klaar
        [appoint] Een { -assistant } benoemen
        [sanction] Een sanctie opleggen
        [answer] Inlichten
        [hand-over] De tafel overdragen
        [original] Originelen innemen
       *[muted] Tonen
    }

arbiter-act-means =
    { $act ->
        [come] De oproep is beantwoord en licht deze tafel niet meer uit. Niemand hoort het.
        [let-in] Dit apparaat toont vanaf dan de pagina van zijn rol, en wat daar gedaan wordt telt voor die rol.
        [end-device] Dit apparaat toont meteen niets meer van deze tafel. Het zou een nieuw briefje nodig hebben.
        [new-slip] De woorden worden hier één keer getoond, voor papier of een ander apparaat. Ongebruikte briefjes van die rol openen dan niets meer.
        [stop] Beide { -clock(number: "plural") } staan, de stopwatch loopt en er kan niets worden gespeeld (Kodeks IV 2.12).
        [resume] Beide kanten horen wie aan zet is en beide tijden, en de { -clock } loopt door.
        [begin] De { -clock } van de kant die begint gaat lopen, en beide kanten horen het (Kodeks II 4.4).
        [compare] De tafel zegt waar notaties en { -board(number: "plural") } overeenkomen en uiteenlopen, wat ze voorstelt en waarom. Daardoor verandert niets.
        [read-white] Wat getypt wordt, geldt als notatie van wit: { -half-move(number: "plural") } zoals in een partijbestand, - voor een lege regel, een woord voor wat onleesbaar is.
        [read-black] Wat getypt wordt, geldt als notatie van zwart: { -half-move(number: "plural") } zoals in een partijbestand, - voor een lege regel, een woord voor wat onleesbaar is.
        [aloud-white] De notatie van het programma wordt { -half-move } na { -half-move } voorgelezen, en u volgt het formulier van wit.
        [aloud-black] De notatie van het programma wordt { -half-move } na { -half-move } voorgelezen, en u volgt het formulier van zwart.
        [same] Tijdens het voorlezen: wat het formulier daar zegt.
        [on-sheet] Tijdens het voorlezen: wat er in plaats daarvan op het formulier staat, wordt genoteerd.
        [note] Wat in tijdnood te zien is, komt in de eigen notatie (Kodeks IV 2.15), een derde naast die van beide kanten: { -half-move(number: "plural") } zoals op een formulier, met een zetnummer als ze niet op de laatste aansluiten, - voor een die niet gezien is. Niemand aan het { -board } hoort het, en er wordt niets door gespeeld.
        [walk-back] De { -half-move(number: "plural") } daarna worden doorgehaald en blijven in de notatie; remiseaanbiedingen daarna vervallen; de { -clock(number: "plural") } gaan terug naar wat daar genoteerd was. Beide kanten horen het.
        [walk-back-to] De { -half-move(number: "plural") } na de genoemde worden doorgehaald en blijven in de notatie; remiseaanbiedingen daarna vervallen; de { -clock(number: "plural") } gaan terug naar wat daar genoteerd was. Beide kanten horen het.
        [restore] Wat het laatste terugzetten doorhaalde, geldt weer, door een nieuwe regel in het logboek.
        [charge-stopwatch] De tijd sinds het stilzetten is meteen verbruikte tijd van die kant; bij beide wordt hij gedeeld (Kodeks II 6.15, 6.19).
        [charge] De tijd is meteen verbruikte tijd van die kant; bij beide wordt hij gedeeld. Aanrekeningen tellen op (Kodeks II 6.15, 6.19).
        [charge-back] Een nieuwe regel neemt de laatste aanrekening terug; beide blijven genoteerd.
        [set] Beide { -clock(number: "plural") } tonen nu deze tijden, en het verbruik volgt daaruit. Wat eerder aangerekend is, zit erin.
        [take] Beide { -clock(number: "plural") } tonen die stand; daarvandaan gaat de partij verder na het hervatten.
        [replace] Het apparaat telt niet meer; het programma houdt de tijd bij vanaf de laatste stand (Kodeks II 6.10).
        [swap-clock] De { -clock } is verkeerd om aangesloten: wat zij toont en het indrukken zijn voortaan van de andere kant. Drukken die op hun { -half-move } wachten, worden teruggenomen.
        [press-back] De laatste druk die op zijn { -half-move } wacht maakt er geen. De { -clock } staat zoals hij staat: stel de tijd in of reken hem aan.
        [ask] Genoteerd wordt dat de vraag aan de spelers gesteld is; het programma zegt er niets van (Kodeks II 6.9).
        [absent] Wie er aan het begin van de ronde niet is: vanaf het begin loopt de { -clock } van die kant (Kodeks II 4.5).
        [arrived] Wie er is aangekomen: de eerste van twee kanten deelt wat verbruikt is.
        [grant] De partij eindigt zoals de claim zegt.
        [refuse] De partij gaat verder, tenzij intussen een vlag viel: dan wordt dat verlies voorgesteld.
        [slips] Elke verspreking met haar { -half-move }; geteld, nooit beoordeeld (Kodeks VIII 3.2).
        [complaint] Ze wordt genoteerd met waar ze over gaat. Over de { -clock } moet ze voor de controle komen (Kodeks II 6.11).
        [decide] De partij eindigt zo voor beide. De tafel vraagt het nog een keer; daarna vraagt ze beide kanten of het klopt.
        [decide-in-words] Ze staat in het verslag als beslissing en beëindigt niets.
        [confirmed] Wat elke kant over de uitslag zegt, staat in het verslag; niemand zegt het voor hen.
        [prepared] Alles wat voor de eerste zet gevraagd wordt, geldt als geregeld.
        [appoint] Wie genoemd wordt, mag voor de blinde kant handelen en staat in het verslag (Kodeks VIII 4.2).
        [sanction] Ze staat met haar reden in het verslag (Kodeks II 2.5). Er wordt geen voorgesteld; een verlies beëindigt de partij pas als de uitslag is vastgesteld.
        [answer] Wat beide kanten hebben verbruikt en hoeveel zetten er zijn gedaan, wordt alleen hier getoond, om het te zeggen aan een blinde speler aan zet die erom vraagt (Kodeks VIII 5.1). Het wordt opgeschreven. Anders wordt het geweigerd.
        [hand-over] Vanaf dan zorgt wie genoemd wordt voor deze tafel, en dat staat in het protocol. Wat ieder hier mag, volgt uit de eigen briefjes en codes.
        [original] Er wordt vermeld of het origineel van een notatie er is (Kodeks IV 2.21); het staat in het protocol.
       *[muted] Wat de { -arbiter } mag weten zonder dat het te merken is, staat op een eigen pagina, die na tien seconden vanzelf sluit. Wie de { -arbiter } ziet opkijken, weet het al.
    }

arbiter-act-field =
    { $act ->
        [read-white] { CAPITAL(-half-move(number: "plural")) } op het formulier van wit
        [read-black] { CAPITAL(-half-move(number: "plural")) } op het formulier van zwart
        [on-sheet] De { -half-move } op het formulier
        [note] Geziene { -half-move(number: "plural") }
        [walk-back-to] Na welke { -half-move }, als nummer
        [charge] Hoeveel, zoals 3:20
        [set] Beide tijden, die van wit eerst, zoals 1:18:40 1:19:05; daarvoor mag het nummer van een eerdere { -half-move } staan
        [complaint] Waar het over gaat
        [decide-in-words] Wat is beslist, en waarom
        [appoint] Een naam, en waar beide blind zijn ook wit of zwart
        [hand-over] Aan wie, met naam
       *[sanction] Waarom
    }

arbiter-log-means = Het nieuwste eerst; tijden sinds de start van het programma aan de tafel. Er wordt niets gewist: ongedaan maken gaat met een nieuwe regel.

arbiter-log-row = { $time }, { $who }: { $what }

arbiter-log-earlier = Eerdere regels: { $count }. De opname heeft ze allemaal.

arbiter-by =
    { $actor ->
        [white] wit
        [black] zwart
        [assistant] een { -assistant }
        [white-assistant] { -assistant } van wit
        [black-assistant] { -assistant } van zwart
        [arbiter] { -arbiter }
        [unknown-hand] onbekende hand
       *[program] programma
    }

arbiter-through =
    { $source ->
        [sensor] { -board }
        [keys] toetsenbord
        [announced] aangekondigd
        [asked] { -board }, na een vraag
        [clock] klokapparaat
       *[program] programma
    }

arbiter-log-opened = Het programma opende de opname; { -half-move(number: "plural") } erin: { $plies }.

arbiter-log-closed = Het programma werd beëindigd.

arbiter-log-forgotten = De namen zijn uit de opname verwijderd.

arbiter-log-disk = De schijf was weg en is terug; te laat geschreven: { $count }.

arbiter-log-refused = Niet aangenomen: { $line }

arbiter-log-new-game = Er is een andere partij begonnen; deze is bewaard en kan verdergaan.

arbiter-log-half-move =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, wit: { $move }.
       *[black] { CAPITAL(-half-move) } { $ply }, zwart: { $move }.
    }

arbiter-log-said = Aangekondigd: { $text }

arbiter-log-asked =
    { $asks ->
        [correction] { $text } werd getypt; gevraagd werd of het de laatste { -half-move } verbetert.
       *[whose] { $text } werd getypt; gevraagd werd van wie het is.
    }

arbiter-log-answered =
    { $answer ->
        [yes] Antwoord: het is een verbetering.
        [no] Antwoord: het is er geen.
        [white] Antwoord: van wit.
        [black] Antwoord: van zwart.
       *[lapsed] De vraag verviel: iets anders kwam eerst.
    }

arbiter-log-adjusting =
    { $begun ->
        [yes] Er wordt rechtgezet (Kodeks I 3.13).
       *[no] Het rechtzetten is klaar.
    }

arbiter-log-differed = { board-name } wijkt af van de notatie; weg te nemen: { $remove }; neer te zetten: { $put }.

arbiter-log-check-asked =
    { $by ->
        [white] Wit wil de notaties vergelijken (Kodeks II 6.6).
       *[black] Zwart wil de notaties vergelijken (Kodeks II 6.6).
    }

arbiter-log-check-answered =
    { $consents ->
        [yes] { arbiter-log-check-of }: de andere kant stemt toe.
       *[no] { arbiter-log-check-of }: de andere kant stemt niet toe.
    }

arbiter-log-check-of =
    { $by ->
        [white] Vergelijking gevraagd door wit
       *[black] Vergelijking gevraagd door zwart
    }

arbiter-log-check-ended =
    { $counted ->
        [yes] De vergelijking is klaar: de notaties lopen uiteen bij { -half-move } { $ply }.
       *[no] De vergelijking is klaar.
    }

arbiter-log-appointed =
    { $side ->
        [white] Er is een { -assistant } van wit benoemd (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}alleen voor de notatie (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Er is een { -assistant } van zwart benoemd (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}alleen voor de notatie (Kodeks II 6.3)
               *[no] {""}
            }.
    }

arbiter-log-asked-turn = De spelers werd gevraagd wie aan zet is (Kodeks II 6.9).

arbiter-log-device = Het klokapparaat meldde: { $told }

arbiter-log-paused = Beide { -clock(number: "plural") } staan tot de volgende { -half-move } of druk (training).

arbiter-muted-turn =
    { $side ->
        [white] Volgens de notatie is wit aan zet.
       *[black] Volgens de notatie is zwart aan zet.
    }

arbiter-muted-accepted = { CAPITAL(-half-move) } { $ply }, { $article }: geldt, I 5.7.

arbiter-muted-accepted-if-off = { CAPITAL(-half-move) } { $ply }, { $article }: geldt, I 5.7, als de schijven weg waren; alleen een sensor zei dat.

arbiter-muted-in-doubt = Twijfelachtig of ze er staan: { $squares }. Deze velden tellen als niet gezien tot een { -half-move } maar bij een van beide past, of tot u staat en het veld schrijft, met nee erachter als het stuk weg is.

arbiter-muted-regular = Geen { -half-move } is onregelmatig en nog open.

arbiter-muted-not-made =
    { $count ->
        [0] Elke { -half-move } telt.
       *[other] { CAPITAL(-half-move(number: "plural")) } die nog niet tellen; met een { -clock } heeft niemand ervoor gedrukt: { $plies }.
    }

arbiter-muted-explained = In verklaring { $explanation } van wat vergeleken is, zit iets onregelmatigs ({ $article }).

arbiter-muted-capture =
    { $must ->
        [yes] De kant aan zet moet slaan.
       *[no] Er is niets te slaan.
    }

arbiter-muted-closes = Dit sluit na tien seconden vanzelf.

arbiter-device-waits =
    Apparaat { $device } wil zijn: { desk-device-role }. Het heet { $name }.{ $occupied ->
        [yes] {" "}Dat is apparaat { $there } al.
       *[no] {""}
    } Toelaten?

arbiter-slip-for = { desk-device-role }

arbiter-device-shut = De pagina ervan is nu niet open.

arbiter-no-device = Geen apparaat toont een pagina van deze tafel.

arbiter-title-alone = { arbiter-by-code }

arbiter-collects =
    { $collected ->
        [yes]
            { $side ->
                [white] Het origineel van de notatie van wit is er
               *[black] Het origineel van de notatie van zwart is er
            }
       *[no]
            { $side ->
                [white] Het origineel van de notatie van wit is er toch niet
               *[black] Het origineel van de notatie van zwart is er toch niet
            }
    }
