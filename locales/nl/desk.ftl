desk-irregular = { CAPITAL(-half-move) } { $ply } is onregelmatig, { $article }; gezien, aan de tegenstander om te melden of te laten staan.

desk-board-differs = { board-name } wijkt af van de notatie; dat is Kodeks VIII 3.1, vóór alles onder I 5.4.

desk-repeated-otherwise = { CAPITAL(-half-move) } { $ply } werd door de andere kant anders herhaald; dat is Kodeks VIII 3.1, vóór alles onder I 5.4.

desk-announced-otherwise = { CAPITAL(-half-move) } { $ply } werd aangekondigd als { $said }; niet op tijd hersteld.

desk-demanded =
    { $by ->
        [white] Wit verlangt dat { -half-move } { $ply } hersteld wordt.
       *[black] Zwart verlangt dat { -half-move } { $ply } hersteld wordt.
    }

desk-crown-missing = { CAPITAL(-half-move) } { $ply }: de kroon ontbreekt.

desk-draw-offered =
    { $by ->
        [white] Wit bood na { -half-move } { $ply } remise aan; nog niet beantwoord.
       *[black] Zwart bood na { -half-move } { $ply } remise aan; nog niet beantwoord.
    }

desk-slip-count =
    { $side ->
        [white] Door wit herstelde versprekingen: { $count }.
       *[black] Door zwart herstelde versprekingen: { $count }.
    }

desk-slip =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, wit: eerst { $was }, dan { $is }, na { $after } ms.
       *[black] { CAPITAL(-half-move) } { $ply }, zwart: eerst { $was }, dan { $is }, na { $after } ms.
    }

desk-sanctions = Of dit te vaak is, zegt de { -arbiter } (Kodeks VIII 3.2). Sancties van II 2.5: berisping, openbare waarschuwing, verlies van de partij, diskwalificatie; geen ervan is gekozen. Een beslissing wordt opgeschreven met beslis.

desk-no-slips = Er werden geen versprekingen hersteld.

desk-sheet-read =
    { $side ->
        [white] De notatie van wit is ingelezen: { $stated } { -half-move(number: "plural") }, { $unreadable } onleesbaar.
       *[black] De notatie van zwart is ingelezen: { $stated } { -half-move(number: "plural") }, { $unreadable } onleesbaar.
    }

desk-follow =
    { $side ->
        [white] Volg het formulier van wit: ja, nee, onleesbaar, of de { -half-move } die daar staat; terug; klaar beëindigt het lezen.
       *[black] Volg het formulier van zwart: ja, nee, onleesbaar, of de { -half-move } die daar staat; terug; klaar beëindigt het lezen.
    }

desk-read-out =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, wit: { $move }?
       *[black] { CAPITAL(-half-move) } { $ply }, zwart: { $move }?
    }

desk-read-on = { $move }?

desk-rest = Alle { -board(number: "plural") } klopten het laatst met de notatie na { -half-move } { $ply }.

desk-walked-back =
    { $count ->
        [0] De partij staat na { -half-move } { $ply }; niets werd doorgehaald.
       *[other] De partij staat na { -half-move } { $ply }; doorgehaald en in de notatie bewaard: { $struck }.
    }

desk-put-back = { CAPITAL(-half-move(number: "plural")) } die weer gelden: { $count }.

desk-no-such-half-move = Er zijn { $plies } { -half-move(number: "plural") }; noem een ervan.

desk-nothing-proposed = Er is nog niets voorgesteld; eerst de notaties vergelijken, of een { -half-move } noemen.

desk-nothing-to-put-back = Er is niets teruggezet dat ongedaan te maken is.

desk-clocks = { CAPITAL(-clock(number: "plural")) }: wit { $white }, zwart { $black }.

desk-clocks-used = Verbruikt: wit { $white }, zwart { $black }.

desk-charged =
    { $side ->
        [white] Aangerekend aan wit: { $time }.
       *[black] Aangerekend aan zwart: { $time }.
    }

desk-charge = Aanrekening { $number }: wit { $white }, zwart { $black }. Aanrekeningen tellen op; reken aan terug { $number } neemt deze terug.

desk-charge-taken-back = Aanrekening { $number } is teruggenomen: wit { $white }, zwart { $black }.

desk-no-such-charge = Er is geen zulke aanrekening om terug te nemen.

desk-press-taken-back =
    { $side ->
        [white] De laatste druk van wit die op zijn { -half-move } wachtte is teruggenomen; de { -clock } staat zoals hij staat.
       *[black] De laatste druk van zwart die op zijn { -half-move } wachtte is teruggenomen; de { -clock } staat zoals hij staat.
    }

desk-hand-over-stop =
    De hand van { $side ->
        [white] wit
       *[black] zwart
    } begon { $move } { $began } ms voor het stilzetten en eindigde { $ended } ms erna. De { -half-move } staat niet in de notatie; bij het hervatten wordt gevraagd of hij wordt ingeschreven.

desk-ask-hand-over-stop =
    De hand van { $side ->
        [white] wit
       *[black] zwart
    } deed { $move } tijdens het stilzetten. Inschrijven? Antwoord ja of nee.

desk-no-press-waits = Geen druk wacht op zijn { -half-move }.

desk-sensor-may-be-weak = Er is { board-where } doorgespeeld naast een stuk op { $square } dat niet wordt gezien. Staat het daar, dan gaat het met sensor { $square } uit zonder dat veld verder.

desk-man-not-in-doubt = Dat stuk is niet twijfelachtig. Twijfelachtig: { $squares }.

desk-charge-is-set = Aanrekening { $number } zit in de tijden die daarna zijn ingesteld en wordt niet teruggenomen: stel in verandert de tijden.

desk-ask-seconds = In seconden, { $seconds }? Antwoord ja of nee. Minuten schrijft men { $minutes }.

desk-quota =
    { $side ->
        [white] Wit
       *[black] Zwart
    } heeft nog { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } te doen voor de tijdcontrole.

desk-trouble =
    { $side ->
        [white] Wit is in tijdnood (Kodeks II 6.13) en hoeft niet te noteren (II 6.14).
       *[black] Zwart is in tijdnood (Kodeks II 6.13) en hoeft niet te noteren (II 6.14).
    }

desk-clock-gap = De computer sliep { $lost }, of zijn eigen { -clock } werd vooruitgezet, terwijl de partijklok liep. De partijklok ging zonder die tijd verder.

desk-clock-kept = Op dat moment zonder die tijd: wit { $white }, zwart { $black }; zo is geteld.

desk-clock-with-it = Met die tijd ten laste van de kant waarvan de { -clock } liep: wit { $white }, zwart { $black }; dat doet reken aan.

desk-clock-away =
    Het programma was weg terwijl de { -clock } van { $side ->
        [white] wit
       *[black] zwart
    } liep; { $known ->
        [yes] er is { $lost } niets opgeschreven.
       *[no] hoe lang is niet te zeggen, de eigen { -clock } van de computer werd verzet.
    }

desk-clock-offered =
    { $number }, { $what ->
        [read] zoals het laatst afgelezen
        [ran] zoals hij liep tot de laatste aantekening
       *[charged] met de tijd sindsdien ten laste van de kant waarvan de { -clock } liep
    }: wit { $white }, zwart { $black }.

desk-clock-choose = stel in en het nummer neemt er een: stel in 1. Dan hervat; zonder keuze gaat de { -clock } verder zoals hij staat.

desk-clock-put-back = De eigen { -clock } van de computer werd { $by } teruggezet; de partijklok wordt los daarvan gemeten en liep door.

desk-clocks-disagree = Het klokapparaat toont wit { $white }, zwart { $black }; dat geldt, tenzij er anders wordt ingesteld.

desk-clock-counted = Het programma telde wit { $white }, zwart { $black }.

desk-clock-seems-swapped = De { -clock } wordt ingedrukt door de kant die niet heeft gezet: zij is waarschijnlijk verkeerd om aangesloten, en klok omwisselen draait haar om. Zoals zij staat: wit { $white }, zwart { $black }.

desk-clock-other-way = Andersom: wit { $white }, zwart { $black }.

desk-no-clock-device = Geen aangesloten { -clock } houdt de tijd bij.

desk-clock-refused =
    { $why ->
        [wrong-mode] Het klokapparaat kan in deze stand niet worden ingesteld; zet het in de computerstand, of stel de tijden met de hand in.
        [unable] Het klokapparaat kan dat niet; doe het met de hand op de { -clock }.
        [no-answer] Het klokapparaat antwoordde niet op het bevel; kijk wat het toont.
       *[untold] Het klokapparaat weigerde het bevel; kijk wat het toont.
    }

desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] Het klokapparaat toont meer tijd voor wit dan mogelijk is; kijk naar de { -clock }.
           *[black] Het klokapparaat toont meer tijd voor zwart dan mogelijk is; kijk naar de { -clock }.
        }
        [fell] { $side ->
            [white] Het klokapparaat toont voor wit ineens veel minder tijd; dat geldt pas als het zo verdergaat. Kijk naar de { -clock }.
           *[black] Het klokapparaat toont voor zwart ineens veel minder tijd; dat geldt pas als het zo verdergaat. Kijk naar de { -clock }.
        }
       *[no-times] Het klokapparaat toont geen leesbare tijden; kijk naar de { -clock }.
    }

desk-completion-due =
    { $shared ->
        [yes] Na de tijdnood aan te vullen { -half-move(number: "plural") }: { $missing }; beide waren in tijdnood, de tijd wordt gedeeld (Kodeks II 6.15). Vijftien minuten lopen.
       *[no] Na de tijdnood aan te vullen { -half-move(number: "plural") }: { $missing }, in de eigen tijd (Kodeks II 6.14). Vijftien minuten lopen.
    }

desk-completion-too-long = Vijftien minuten zijn voorbij en { $missing } { -half-move(number: "plural") } ontbreken; de rest mag na de partij worden aangevuld (Kodeks II 6.14, 6.21).

desk-pressed-without =
    { $side ->
        [white] Wit
       *[black] Zwart
    } heeft gedrukt, en { -half-move } { $ply } staat niet in de notatie. Er was geen tijdnood; vergelijk { -board(number: "plural") } en notaties (Kodeks VIII 3.1).

desk-moved-after-press =
    { $side ->
        [white] Wit
       *[black] Zwart
    } heeft gedrukt, en het { -board } toonde { -half-move } { $ply } pas { $late } ms later: gezet in de tijd van de tegenstander.

desk-counts-by-press-alone =
    { $side ->
        [white] Wit
       *[black] Zwart
    } heeft na de laatste zet van de controle niet gedrukt; hij telt pas met het drukken (Kodeks II 6.12).

desk-flag =
    { $side ->
        [white] De vlag van wit viel, { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } gedaan.
       *[black] De vlag van zwart viel, { $moves ->
            [one] { $moves } zet
           *[other] { $moves } zetten
        } gedaan.
    }

desk-flag-first =
    { $side ->
        [white] De vlag van wit viel het eerst.
       *[black] De vlag van zwart viel het eerst.
    }

desk-decided = De beslissing staat in de notatie.

answer-used =
    { $clock ->
        [yes] verbruikt: wit { $white }, zwart { $black };{" "}
       *[no] {""}
    }

desk-answer =
    { $side ->
        [white] Te zeggen aan wit (Kodeks VIII 5.1): { answer-used }gedane zetten: wit { $whites }, zwart { $blacks }.
       *[black] Te zeggen aan zwart (Kodeks VIII 5.1): { answer-used }gedane zetten: wit { $whites }, zwart { $blacks }.
    }

desk-answer-not-now =
    { $side ->
        [white] Nu is er niets te zeggen aan wit: het antwoord komt alleen toe aan wie aan zet is (Kodeks VIII 5.1).
       *[black] Nu is er niets te zeggen aan zwart: het antwoord komt alleen toe aan wie aan zet is (Kodeks VIII 5.1).
    }

desk-handed-over = Vanaf nu zorgt { $name } voor deze tafel. Het staat in het verslag.

desk-keyboard-is =
    { $whose ->
        [white] Het toetsenbord is vanaf nu van wit. Het staat in het verslag.
        [black] Het toetsenbord is vanaf nu van zwart. Het staat in het verslag.
        [assistant] Het toetsenbord is vanaf nu van de { -assistant }. Het staat in het verslag.
        [both] Het toetsenbord is vanaf nu van beide spelers en toont niets wat voor één van hen alleen is. Het staat in het verslag.
       *[player] Het toetsenbord is vanaf nu van wie bij dit programma speelt. Het staat in het verslag.
    }

desk-not-recorded = Dit is nog niet opgeslagen: de schijf van de computer antwoordt niet. Schrijf het op papier.

desk-write-it-so =
    { $word ->
        [compare] Schrijf vergelijk, of vergelijk wit en wat er in de notatie van wit staat: vergelijk wit 1. 32-28 19-23.
        [sheet] Antwoord ja, nee, onleesbaar, of typ de { -half-move } die op het formulier staat.
        [resume] Schrijf hervat: de { -clock } van de kant die begint loopt, of het spel dat stil lag gaat verder.
        [set] Schrijf stel in en beide tijden, die van wit eerst: stel in 1:18:40 1:19:05; na een eerdere { -half-move }: stel in 6 1:18:40 1:19:05.
        [charge] Schrijf reken aan, wit, zwart of beide, en hoeveel: reken aan zwart 3:20; reken aan zwart 2m. reken aan terug neemt de laatste aanrekening terug.
        [replace] Schrijf vervang, als een klokapparaat de tijd bijhoudt en gestoord is; dan houdt het programma hem bij, en met stel in wordt hij goed gezet.
        [sensor] Schrijf sensor, een veld en uit of aan: sensor 38 uit; het hele { -board }: sensoren uit; bij twee ook de kant: sensoren zwart uit.
        [stands] Schrijf staat en het veld van het twijfelachtige stuk: staat 33; als het er niet is, nee erachter: staat 33 nee.
        [press-back] Schrijf druk terug, of de kant erachter: druk terug wit.
        [arrived] Schrijf aangekomen of afwezig, en wit, zwart of beide: aangekomen wit.
        [walk-back] Schrijf ga terug, of ga terug en een { -half-move }: ga terug 6.
        [slip] Schrijf briefje en voor wie: briefje oor wit; briefje assistent zwart; briefje pagina wit; briefje klok; briefje hoofd; briefje ronde 2.
        [appoint] Schrijf benoem en een naam, en waar beide blind zijn ook voor wie: benoem Jan Nowak voor zwart. Alleen wie blind is, heeft een { -assistant }; voor anderen benoemt notatie achter de naam iemand alleen voor de notatie (Kodeks II 6.3): benoem Jan Nowak notatie voor zwart.
        [sanction] Schrijf sanctie, wit of zwart, welke (berisping, waarschuwing, verlies, diskwalificatie) en waarom: sanctie wit berisping praten.
        [complaint] Schrijf klacht, wit of zwart, klok als het daarover gaat, en waarover: klacht wit klok stond stil.
        [sanction-first] Een verlies door sanctie vraagt eerst de sanctie met haar reden: sanctie wit verlies en waarom.
        [no-advantage] Alleen een remise kan met voordeel zijn (1+1- of 1-1+), op 100 velden, en waar het evenement zulke remises onderscheidt (Kodeks I 6.5).
        [not-proven] De notatie bewijst deze eis niet. Keur af, of beslis met een uitslag en zijn oorzaak.
        [no-such-score] Dat is geen uitslag, en er is niets beslist. Uitslagen zijn 2-0, 1-1, 0-2 en die met een teken (2F-0F, 1+1-): beslis 2-0 tijd. Elke andere beslissing begint met een woord.
        [absent-too-late] Wie gezet heeft, is er en kan niet meer als afwezig worden genoteerd (Kodeks II 4.5).
        [not-absent] Van die kant was niemand als afwezig genoteerd.
        [chiefs-sanction] Alleen de hoofdscheidsrechter legt sancties op (Kodeks II 2.5). Er is niets gedaan.
        [chiefs-decision] Wat een scheidsrechter besliste, neemt alleen de hoofdscheidsrechter terug (Kodeks IV 1). Er is niets gedaan.
        [chiefs-device] Alleen de hoofdscheidsrechter laat het apparaat van de hoofdscheidsrechter toe of beëindigt het. Er is niets gedaan.
        [chiefs-clock] Alleen de hoofdscheidsrechter zet de { -clock } ergens anders (Kodeks II 3.6.2). Er is niets gedaan.
        [answer] Schrijf inlichten en de kant van een blinde speler: inlichten wit.
        [hand-over] Schrijf overdragen en een naam van hoogstens 80 tekens: overdragen Anna Lis.
        [note] Schrijf noteer en { -half-move(number: "plural") } zoals op een formulier: noteer 44. 32-28 19-23.
        [keyboard] Schrijf toetsenbord en van wie het is (wit, zwart, beide, assistent, of speler voor wie bij dit programma speelt): toetsenbord assistent.
        [original] Schrijf origineel en een kant, en nee als het er toch niet is: origineel wit.
        [protocol] Het protocol wordt uit het verslag gemaakt: zgoda export VERSLAG --to protocol --arbiter, in een andere terminal. Het staat ook op de pagina van een { -arbiter }.
        [undo] Schrijf reken aan terug voor een aanrekening, druk terug voor een druk, herstel voor een teruggang, en ga terug om naar een eerdere halfzet terug te gaan.
       *[decide] Schrijf beslis en wat er beslist is en waarom; of beslis, een uitslag en zijn oorzaak: beslis 2-0 tijd.
    }

desk-claim =
    { $side ->
        [white] Wit eist { claim-name } op, na { -half-move } { $ply }.
       *[black] Zwart eist { claim-name } op, na { -half-move } { $ply }.
    }

claim-name =
    { $what ->
        [repetition] remise door herhaling (Kodeks I 6.1)
        [kings] remise door zetten met { -king(number: "plural") } alleen (Kodeks I 6.2)
        [three-kings] remise met weinig stukken tegen één { -king } (Kodeks I 6.3, 6.4)
        [regulation] remise volgens het reglement (Kodeks III 9)
        [flag] tijdsoverschrijding (Kodeks II 6.12)
       *[draw] remise
    }

desk-claim-when =
    { $own ->
        [yes] Gedaan op de eigen zet; door niemand opgegeven { -half-move(number: "plural") }: { $gaps }.
       *[no] Gedaan op de zet van de tegenstander; door niemand opgegeven { -half-move(number: "plural") }: { $gaps }.
    }

desk-claim-occurred = Keren dat de stand met dezelfde kant aan zet voorkwam: { $count }, na { -half-move(number: "plural") } { $plies }; drie maken remise (Kodeks I 6.1).

desk-claim-count = Geteld: { ending-name }, { $made } van { $limit } zetten van elke kant ({ $article }).

desk-claim-material = Op het { -board }: wit, schijven { $white-men }, { -king(number: "plural") } { $white-kings }, waarde { $white }; zwart, schijven { $black-men }, { -king(number: "plural") } { $black-kings }, waarde { $black }.

desk-claim-proven = Voorstel: { $result }, { ending-name } ({ $article }). Wijs toe of keur af.

desk-claim-proven-otherwise = Niet bewezen volgens de genoemde regel, wel volgens een andere. Voorstel: { $result }, { ending-name } ({ $article }). Wijs toe of keur af.

desk-claim-other-tempo =
    { $holds ->
        [yes] Een ander tempo dan in II 6.1 en 6.2: in dit evenement geldt III 9.1 (Kodeks VIII 5.2).
       *[no] Een ander tempo dan in II 6.1 en 6.2: in dit evenement geldt III 9.1 niet (Kodeks VIII 5.2).
    }

desk-claim-not-proven = Niet bewezen door de notatie. Keur af, of beslis met een uitslag en zijn oorzaak.

desk-claim-must-capture = Niet toelaatbaar: de eisende kant moet slaan (Kodeks III 9.1). Keur af.

desk-claim-quick-games-only = Niet toelaatbaar: weinig tijd met weinig stukken is een recht van snelle partijen zonder toegift (Kodeks III 9.2), en deze is dat niet; VIII 5.2 brengt alleen III 9.1. Keur af.

desk-claim-arbiters-call = Ter beoordeling van de { -arbiter }: { ending-name } ({ $article }). Wijs toe of keur af.

desk-no-claim = Er wacht geen eis.

desk-ask-result = Dit beëindigt de partij { $result }, { ending-name } ({ $article }): ja of nee?

desk-flag-stands =
    { $side ->
        [white] Volgens de { -clock } is de vlag van wit niet gevallen: { $left } over.
       *[black] Volgens de { -clock } is de vlag van zwart niet gevallen: { $left } over.
    }

desk-not-declared = Er is niets bekendgemaakt.

desk-declared = Bekendgemaakt: { $result }, { ending-name } ({ $article }).

desk-cause-wanted = Schrijf de oorzaak achter de uitslag, een van: { $causes }.

desk-too-late-for-the-clock = Aangetekend als gedaan na de tijdcontrole: klachten over { -clock } of vlag moeten daarvoor komen (Kodeks II 6.11).

desk-claim-clocks = { CAPITAL(-clock(number: "plural")) } bij de eis: wit { $white }, zwart { $black }.

desk-claim-flag =
    { $side ->
        [white] De vlag van wit was toen al gevallen.
       *[black] De vlag van zwart was toen al gevallen.
    }

desk-flag-proposal = Voorstel volgens de vlaggen: { $result }, { ending-name } ({ $article }). Met beslis, de uitslag en zijn oorzaak wordt het bekendgemaakt.

desk-end-proposal = Volgens de regels is de partij afgelopen: { $result }, { ending-name } ({ $article }). Met beslis, de uitslag en zijn oorzaak wordt het bekendgemaakt.

desk-too-late = Later dan het evenement toelaat. Voorstel: { $result }, { ending-name } ({ $article }). Met beslis, de uitslag en zijn oorzaak wordt het bekendgemaakt.

forget-done = { $file }: namen en de vermelding van een handicap zijn verwijderd; de partij blijft.

forget-typed = Woorden die tijdens de partij zijn getypt blijven, evenals beslissingen in de woorden van de { -arbiter }.

forget-elsewhere = Geen deel van de notatie, en er kunnen nog namen in staan: { $file }

forget-copies = Kopieën van de notatie en elders geplaatste transcripten of geluid zijn hier niet bekend.

settings-moved = Instellingen staan nu in de configuratiemap: ze zijn verplaatst van { $from } naar { $to }.

settings-left = { $file } wordt niet meer gelezen: in { $to } staan instellingen met dezelfde naam, en die gelden.

desk-presence-clock =
    { $clock ->
        [white] {" "}De { -clock } van wit loopt.
        [black] {" "}De { -clock } van zwart loopt.
        [waits] {" "}Er loopt nog geen { -clock }; die begint met de ronde (hervat).
        [white-next] {" "}Beide { -clock(number: "plural") } staan stil; gaat het spel verder (hervat), dan loopt die van wit.
        [black-next] {" "}Beide { -clock(number: "plural") } staan stil; gaat het spel verder (hervat), dan loopt die van zwart.
       *[none] {""}
    }

desk-presence =
    { $who ->
        [white] Als afwezig genoteerd: wit.{ desk-presence-clock }
        [black] Als afwezig genoteerd: zwart.{ desk-presence-clock }
        [both] Als afwezig genoteerd: wit en zwart.{ desk-presence-clock }
       *[nobody] Niemand is als afwezig genoteerd.{ desk-presence-clock }
    }

desk-nothing-stopped =
    { $why ->
        [over] Er stond niets stil: de partij is afgelopen.
        [running] { $side ->
            [white] Er stond niets stil: de { -clock } van wit loopt.
           *[black] Er stond niets stil: de { -clock } van zwart loopt.
        }
       *[no-clock] Er stond niets stil: het spel gaat door, en het programma houdt geen { -clock } bij.
    }

desk-not-begun = Er is niets gestart: wat voor de eerste zet komt, is nog niet geregeld.

desk-nothing-asked = Er was niets gevraagd; er is niets genoteerd.

desk-not-answered = De vraag bleef onbeantwoord, en er is niets gedaan.

desk-no-private-output = Beide spelers spelen op gehoor met één uitvoer: wat voor één alleen is, wordt geen van beiden gezegd. --channel white=… en --channel black=… geven elk een eigen uitvoer.

desk-new-codes =
    { $times ->
        [one] Deze partij is hervat met een andere arbitercode dan voorheen; wie het programma startte, wilde dat zo.
       *[other] Deze partij is { $times } keer hervat met een andere arbitercode; wie het programma startte, wilde dat zo.
    }

desk-first-codes = De registratie had geen arbitercode; de code waarmee zij voor het eerst is hervat, geldt.
desk-words-closed = De woorden van de { -arbiter } zijn na tien minuten zonder invoer van de { -arbiter } vanzelf gesloten; arbiter opent ze weer.

desk-wrong-codes =
    { $wrong ->
        [one] Sinds het laatste openen is één verkeerde code ingevoerd.
       *[other] Sinds het laatste openen zijn { $wrong } verkeerde codes ingevoerd.
    }

desk-already-stopped = Het spel ligt al stil; hervat laat het verdergaan.

desk-whose-answer = Van wie is dat antwoord? Zolang de woorden van de { -arbiter } open zijn, telt het met de naam van de kant: wit: ja, zwart: nee. Er is niets genoteerd.

clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } oud
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

clocks-tempo =
    { $tempo ->
        [blitz] blitz
        [rapid] rapid
       *[classical] lang
    }

desk-device-role =
    { $role ->
        [chief] hoofdarbiter
        [round] rondearbiter { $number }
        [assistant]
            { $side ->
                [white] { -assistant } van Wit
               *[black] { -assistant } van Zwart
            }
        [helper]
            { $side ->
                [white] helper van Wit
               *[black] helper van Zwart
            }
        [ear]
            { $side ->
                [white] oor van Wit
               *[black] oor van Zwart
            }
        [screen]
            { $side ->
                [white] scherm van Wit
               *[black] scherm van Zwart
            }
        [player]
            { $side ->
                [white] pagina van Wit
               *[black] pagina van Zwart
            }
       *[face] wijzerplaat van de { -clock }
    }

desk-device-asks =
    Apparaat { $device } wil zijn: { desk-device-role }. Het heet { $name }.{ $occupied ->
        [yes] {" "}Dat is apparaat { $there } al.
       *[no] {""}
    } arbiter, dan apparaat { $device } laat het toe, apparaat { $device } nee niet.

desk-device-opened = Apparaat { $device } is toegelaten: { desk-device-role }.

desk-device-ended = Apparaat { $device } is niet toegelaten of toont niets meer.

desk-device-there =
    { $called ->
        [yes] Apparaat { $device } is er: { desk-device-role }, het heet { $name }.
       *[no] Apparaat { $device } is er: { desk-device-role }.
    }

desk-named-device =
    { $same ->
        [yes] Het evenementbestand noemt daarvoor { $named }, en zo heet dit apparaat.
       *[no] Het evenementbestand noemt daarvoor { $named }; dit apparaat heet anders.
    }

desk-page-not-in-front = Apparaat { $device }, { desk-device-role }, staat niet vooraan of is niet verbonden. Er komt geen druk vandaan: een storing van de { -clock } (Kodeks II 6.10).

desk-page-in-front = Apparaat { $device }, { desk-device-role }, staat weer vooraan.

desk-terminal-not-in-front = De toetsen van deze computer gingen naar een ander venster. Welk venster is dat? (Kodeks II 2.4.10)

desk-no-such-device = Zo een apparaat is er niet; apparaat alleen somt op welke er zijn.

desk-slip-made = Nieuw briefje: { desk-device-role }. Het opent één keer één apparaat, eerdere ongebruikte niets meer: { $words }

desk-no-slip-for = Deze tafel heeft daarvoor geen briefje: { desk-device-role }. Er is niets gemaakt.

desk-slip-in-file = Er is een nieuw briefje: { desk-device-role }. Eerdere ongebruikte openen niets meer. De woorden staan in het bestand naast de notatie waarvan de naam op -slips.txt eindigt.

desk-slip-not-made = Er kon geen briefje gemaakt worden; probeer het nog eens.
desk-ear-lost =
    { $side ->
        [white] Het oor van wit is weg: de pagina slaapt, is gesloten of is nog niet aangeraakt. Wit hoort nu niets.
       *[black] Het oor van zwart is weg: de pagina slaapt, is gesloten of is nog niet aangeraakt. Zwart hoort nu niets.
    }

desk-ear-back =
    { $side ->
        [white] Het oor van wit is er weer.
       *[black] Het oor van zwart is er weer.
    }

desk-slip-used-again = Iemand heeft het briefje { $slip } nog eens geprobeerd, dat al gebruikt was. Het heeft niets geopend.

desk-not-on-this-page = Dat gaat niet vanaf deze pagina; er is niets gedaan.

desk-press-for-another = Deze druk was voor een andere halfzet; hij is niet aangenomen.

desk-answer-for-another = Dit antwoord was voor een andere halfzet; het is niet aangenomen.

desk-asked-otherwise = Dit antwoord was voor een andere vraag; het is niet aangenomen.

desk-no-way-to-press =
    { $side ->
        [white] Wit heeft
       *[black] Zwart heeft
    } niets om de { -clock } mee in te drukken. Dat kan zijn: een gewone of sprekende { -clock } naast het programma, een eigen pagina, een toets, een controller, een aangesloten { -clock }, of een regel met de naam op het toetsenbord van de tafel.

desk-start-all-the-same = Zeg het nog eens en de { -clock } start toch; voor die kant drukt u dan.

desk-half-move-taken =
    { $takes ->
        [yes] { $from } slaat { $to }
       *[no] { $from } naar { $to }
    }, aangenomen{ $press ->
        [yes] ; druk de { -clock } in, dan telt hij.
       *[no] .
    }

desk-press-too-late = Deze druk was meer dan twee seconden onderweg; hij is niet aangenomen. Druk nog eens.

desk-decided-meanwhile =
    { $code ->
        [chief] De hoofdarbiter
       *[round] Rondearbiter { $number }
    } heeft intussen aan deze tafel iets beslist; er is niets gedaan. Bekijk de pagina opnieuw.

desk-decided-meanwhile-by =
    { $code ->
        [chief] De hoofdarbiter ({ $name })
       *[round] Rondearbiter { $number } ({ $name })
    } heeft intussen aan deze tafel iets beslist; er is niets gedaan. Bekijk de pagina opnieuw.

desk-too-many-acts = Er kwam te veel tegelijk van deze pagina; dit is niet gedaan. Wacht even en doe het opnieuw.

desk-noted =
    { $side ->
        [white] In de eigen notatie: { -half-move } { $ply }, wit, { $move }.
       *[black] In de eigen notatie: { -half-move } { $ply }, zwart, { $move }.
    }

desk-noted-nothing =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, wit: niets in de eigen notatie.
       *[black] { CAPITAL(-half-move) } { $ply }, zwart: niets in de eigen notatie.
    }

desk-original-collected =
    { $collected ->
        [yes]
            { $side ->
                [white] Het origineel van de notatie van wit is ingenomen.
               *[black] Het origineel van de notatie van zwart is ingenomen.
            }
       *[no]
            { $side ->
                [white] Het origineel van de notatie van wit is niet ingenomen.
               *[black] Het origineel van de notatie van zwart is niet ingenomen.
            }
    }

desk-not-over-yet = De partij is nog niet afgelopen: originelen worden daarna ingenomen.

desk-all-the-same = Gaat de partij daar toch verder? Antwoord ja of nee.

desk-not-gone-back = Er is niets overgenomen; de partij staat zoals ze stond.
