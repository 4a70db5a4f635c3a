protocol-title = Verslag van de { -arbiter }

protocol-rehearsal = Generale repetitie, niet officieel

protocol-mode =
    { $mode ->
        [official] Officiële partij.
        [rehearsal] Generale repetitie, niet officieel: dit is geen verslag van een partij.
       *[training] Training: dit verslag is niet officieel.
    }

protocol-consent = Toestemming voor het apparaat (Kodeks II 2.4.10): { $consent }

protocol-consent-to = Toestemming (Kodeks II 2.4.10), { $function }: { $consent }

protocol-program = Toestemming voor dit programma: { $program }

protocol-event = Evenement: { $name }

protocol-round = Ronde: { $name }

protocol-time = Speeltempo: { $time }

protocol-settings = Instellingen:

protocol-setting = - { $setting }

protocol-settings-unread = Instellingen, zoals ze bewaard zijn: { $settings }

protocol-rules = Regels: { $rules }

protocol-players = Wit: { $white }. Zwart: { $black }.

protocol-start = Begin: { $start }

protocol-line = { $time } UTC  { $what }

protocol-by-arbiter =
    { $code ->
        [chief] Hoofdscheidsrechter: { $what }
       *[round] Rondearbiter { $number }: { $what }
    }

protocol-by-named =
    { $code ->
        [chief] Hoofdscheidsrechter ({ $name }): { $what }
       *[round] Rondearbiter { $number } ({ $name }): { $what }
    }

protocol-nothing = Er gebeurde niets dat in een verslag thuishoort.

protocol-prepared = Voor de partij, { $question } { $answer ->
        [yes] Ja.
        [no] Nee.
        [braille] In braille.
        [print] In zwartdruk.
        [dictaphone] Op dictafoon.
        [sensed] Ja, volgens het { -board }.
       *[confirmed] Bevestigd door de { -arbiter }.
    }

protocol-appointed =
    { $side ->
        [white] Benoemde { -assistant } van wit (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}alleen voor de notatie (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Benoemde { -assistant } van zwart (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}alleen voor de notatie (Kodeks II 6.3)
               *[no] {""}
            }.
    }

protocol-called =
    { $by ->
        [white] Wit riep de { -arbiter }.
        [black] Zwart riep de { -arbiter }.
       *[nobody] De { -arbiter } werd geroepen.
    }

protocol-arbiter =
    { $state ->
        [opened] De { -arbiter } begint.
        [refused] Er werd een verkeerde code voor de woorden van de { -arbiter } getypt.
       *[closed] De { -arbiter } is klaar.
    }

protocol-round-arbiter =
    { $state ->
        [opened] Rondearbiter { $number } begint.
       *[closed] Rondearbiter { $number } is klaar.
    }

protocol-times-told =
    { $side ->
        [white] Op verzoek gezegd aan wit, aan zet (Kodeks VIII 5.1): { answer-used }gedane zetten: wit { $whites }, zwart { $blacks }.
       *[black] Op verzoek gezegd aan zwart, aan zet (Kodeks VIII 5.1): { answer-used }gedane zetten: wit { $whites }, zwart { $blacks }.
    }

protocol-handed-over = De tafel is overgedragen aan { $name }.

protocol-arbiter-named =
    { $code ->
        [chief] Hoofdscheidsrechter: { $name }.
       *[round] Rondearbiter { $number }: { $name }.
    }

protocol-responsible = Wie voor de tafel zorgde:

protocol-responsible-first =
    { $code ->
        [chief] {"  "}tot { $until }: de { -arbiter }
       *[round] {"  "}tot { $until }: rondearbiter { $number }
    }

protocol-responsible-first-named = {"  "}tot { $until }: { $name }

protocol-responsible-for = {"  "}{ $from } tot { $until }: { $name }

protocol-responsible-from = {"  "}vanaf { $from }: { $name }

protocol-demanded =
    { $by ->
        [white] Wit verlangt volgens Kodeks I 5.4 dat { $move } hersteld wordt.
       *[black] Zwart verlangt volgens Kodeks I 5.4 dat { $move } hersteld wordt.
    }

protocol-demanded-while-differing = Eerst te regelen (Kodeks VIII 3.1): { board-name } wijkt af van de notatie.

protocol-demanded-after-parting = Eerst te regelen (Kodeks VIII 3.1): { $move } werd anders herhaald.

protocol-let-stand =
    { $by ->
        [white] Wit laat { $move } staan (Kodeks I 5.4).
       *[black] Zwart laat { $move } staan (Kodeks I 5.4).
    }

protocol-accepted =
    { $by ->
        [next-half-move] { $move } geldt door de volgende { -half-move } van de tegenstander (Kodeks I 5.7).
       *[let-stand] { $move } geldt, omdat de tegenstander hem laat staan (Kodeks I 5.4).
    }

protocol-slip =
    { $side ->
        [white] Verspreking van wit bij { -half-move } { $ply }: { $was }, hersteld in { $is } na { $time }.
       *[black] Verspreking van zwart bij { -half-move } { $ply }: { $was }, hersteld in { $is } na { $time }.
    }

protocol-discrepancy = Aangekondigd { $said }, gedaan { $done }; niet op tijd hersteld.

protocol-hand = De hand op weg naar { $move }: { $article }, velden { $squares }; gezien en niet gezegd.

protocol-men-off = { CAPITAL(-half-move) } { $ply }, { $move }, toont dat er op { $squares } niets staat, zoals de andere kant aanvaardde (Kodeks I 5.7); gezien en niet gezegd.

protocol-crown-missing = De kroon van { $move } ontbrak toen er verder werd gespeeld (Kodeks I 3.5, 3.6); niet gezegd.

protocol-stopped = Beide { -clock(number: "plural") } stilgezet (Kodeks IV 2.12).

protocol-resumed = De partij gaat verder; ze stond { $time } stil.

protocol-board-differed = { board-name } wijkt af van de notatie: toont { $shown }; weg te nemen: { $remove }; te plaatsen: { $put }.

protocol-board-agreed = { board-name } klopt met de notatie.

protocol-sensor-switched =
    { $on ->
        [yes] De sensor van { $square } is weer aan { board-where }.
       *[no] De sensor van { $square } is uitgezet { board-where }: tot hij weer aan is, wordt het veld niet gezien en worden { -half-move(number: "plural") } daar getypt of gezegd.
    }

protocol-sensor-proposed = Er werd { board-where } doorgespeeld terwijl een stuk op { $square } niet wordt gezien: voorgesteld is die sensor uit te zetten.

protocol-man-decided =
    { $there ->
        [yes] Het stuk op { $square } staat er, al was het niet op het { -board } toen de andere kant verder speelde (Kodeks I 5.7).
       *[no] Het stuk op { $square } is weg: de andere kant aanvaardde dat door verder te spelen (Kodeks I 5.7).
    }

protocol-difference-asked = Generale repetitie: er is om een fout gevraagd.

protocol-difference-made =
    { $mishap ->
        [falls] Generale repetitie: van het { -board } van { $side ->
            [white] wit
           *[black] zwart
        } viel een schijf.
        [carried-elsewhere] Generale repetitie: op het { -board } van { $side ->
            [white] wit
           *[black] zwart
        } is in plaats daarvan { $move } uitgevoerd.
        [written-otherwise] Generale repetitie: { $side ->
            [white] wit
           *[black] zwart
        } heeft in plaats daarvan { $move } uitgevoerd en genoteerd.
        [pushed] Generale repetitie: op het { -board } van { $side ->
            [white] wit
           *[black] zwart
        } zijn twee schijven verschoven.
       *[left-standing] Generale repetitie: op het { -board } van { $side ->
            [white] wit
           *[black] zwart
        } bleef een geslagen schijf staan.
    }

protocol-sensors-switched =
    { $on ->
        [yes] De sensoren zijn weer aan { board-where }.
       *[no] De sensoren zijn uitgezet { board-where }: tot ze weer aan zijn, worden { -half-move(number: "plural") } getypt of gezegd.
    }

protocol-board-asked = { board-name } klopte nog niet met de notatie en toonde { $shown }; gevraagd werd of dat zo is.

protocol-board-answered =
    { $answer ->
         [yes] De vraag over { $shown } is met ja beantwoord.
         [no] De vraag over { $shown } is met nee beantwoord.
         [press] De vraag over { $shown } is door het indrukken van de { -clock } beantwoord.
         [next-half-move] De vraag over { $shown } is door de volgende { -half-move } beantwoord.
        *[changed] De vraag over { $shown } verviel: { -board } of notatie veranderde eerder.
    }

protocol-sheet =
    { $side ->
        [white] Notatie van wit zoals ingelezen: { $written }
       *[black] Notatie van zwart zoals ingelezen: { $written }
    }

protocol-compared =
    { $counted ->
        [yes] Notaties vergeleken (Kodeks VIII 3.1): geval { $case }, { $agreed } { -half-move(number: "plural") } stemmen overeen, voorgesteld om verder te gaan na { -half-move } { $ply }.
       *[no] Notaties vergeleken (Kodeks VIII 3.1): geval { $case }, { $agreed } { -half-move(number: "plural") } stemmen overeen.
    }

protocol-why = Reden: { $why }.

protocol-column =
    { $side ->
        [white] Notatie van wit
       *[black] Notatie van zwart
    }

protocol-walked-back =
    { $count ->
        [0] Beslissing: terug naar de stand na { -half-move } { $ply }; niets doorgehaald.
       *[other] Beslissing: terug naar de stand na { -half-move } { $ply }; doorgehaald: { $struck }.
    }

protocol-put-back = Beslissing: het terugzetten is ongedaan gemaakt; weer geldig: { $moves }.

protocol-readings = { CAPITAL(-clock(number: "plural")) } na { -half-move } { $ply }: wit { $white }, zwart { $black }.

protocol-charged = Beslissing: aangerekend aan wit { $white }, aan zwart { $black } (Kodeks II 6.19).

protocol-charged-more = Beslissing, aanrekening { $number }: aan wit { $white }, aan zwart { $black } (Kodeks II 6.19).

protocol-charge-taken-back = Beslissing: aanrekening { $number } is teruggenomen, wit { $white }, zwart { $black }.

protocol-press-taken-back =
    { $side ->
        [white] Beslissing: de druk van wit die op een { -half-move } wachtte is teruggenomen.
       *[black] Beslissing: de druk van zwart die op een { -half-move } wachtte is teruggenomen.
    }

protocol-hand-over-stop = Een hand begon { $move } { $began } ms voor het stilzetten en eindigde { $ended } ms erna.

protocol-decided = Beslissing: { $reason }

protocol-irregular = { CAPITAL(-half-move) } { $ply }, { $move }: onregelmatig, { $article }; gezien en niet gezegd.

protocol-struck =
    { $because ->
        [corrected] { $move } werd gecorrigeerd.
       *[taken-back] { $move } werd teruggenomen.
    }

protocol-signature = { CAPITAL(-arbiter) }: ____________________   Wit: ____________________   Zwart: ____________________

protocol-offered =
    { $side ->
        [white] Wit biedt remise aan na { -half-move } { $ply }{ protocol-offer-state }.
       *[black] Zwart biedt remise aan na { -half-move } { $ply }{ protocol-offer-state }.
    }

protocol-offer-state =
    { $admissible ->
        [too-early] , dat is te vroeg; niet doorgegeven (Kodeks II 5.1)
        [too-many-pieces] , met te veel stukken op het { -board }; niet doorgegeven (Kodeks III 6)
        [repeated] , opnieuw voordat de andere kant heeft aangeboden; niet doorgegeven (Kodeks II 5.1)
        [not-after-move] , maar niet tussen de zet en het drukken; niet doorgegeven (Kodeks II 5.1)
       *[yes] {""}
    }

protocol-offer-answered =
    { $answer ->
        [accepted] { $side ->
            [white] Wit neemt de remise aan.
           *[black] Zwart neemt de remise aan.
        }
       *[declined] { $side ->
            [white] Wit wijst de remise af.
           *[black] Zwart wijst de remise af.
        }
    }

protocol-ended = De partij is afgelopen, { $result }{ $name } ({ $cause }).

ending-name =
    { $cause ->
        [no-pieces] geen stukken meer
        [blocked] geen zet mogelijk
        [resignation] opgave
        [refusal] weigering de regels te volgen
        [time] tijdsoverschrijding
        [forfeit] forfait
        [sanction] sanctie
        [agreement] onderling overleg
        [repetition] driemaal dezelfde stand
        [kings] zetten met { -king(number: "plural") } alleen
        [three-kings] drie stukken tegen één { -king }
        [main-line] zwakkere kant alleen op de hoofdlijn
        [main-line-taken] drie { -king(number: "plural") } tegen één, hoofdlijn bezet
        [two-kings] hoogstens twee stukken tegen één { -king }
        [regulation] remise volgens het reglement
        [short-of-time] te weinig tijd bij duidelijk voordeel
        [both-flags] beide vlaggen gevallen
        [cannot-win] niemand kan winnen
       *[decision] beslissing van de { -arbiter }
    }

protocol-result-answered =
    { $agrees ->
        [yes] { $by ->
            [white] Wit bevestigt de uitslag.
           *[black] Zwart bevestigt de uitslag.
        }
       *[no] { $by ->
            [white] Wit bevestigt de uitslag niet.
           *[black] Zwart bevestigt de uitslag niet.
        }
    }

protocol-claimed =
    { $side ->
        [white] Wit eist { claim-name } op na { -half-move } { $ply }.
       *[black] Zwart eist { claim-name } op na { -half-move } { $ply }.
    }

protocol-claim-position = Stand: { $position }

protocol-claim-occurred = Voorgekomen: { $count }, na { -half-move(number: "plural") } { $plies } (Kodeks I 6.1).

protocol-claim-count = Geteld: { ending-name }, { $made } van { $limit } zetten van elke kant.

protocol-claim-finding =
    { $finding ->
        [proven] Bewezen door de notatie ({ $article }).
        [proven-otherwise] Niet bewezen volgens de genoemde regel, wel volgens een andere ({ $article }).
        [arbiters-call] Ter beoordeling van de { -arbiter } ({ $article }).
        [must-capture] Niet toelaatbaar, de eisende kant moet slaan (Kodeks III 9.1).
        [quick-games-only] Niet toelaatbaar, een recht van snelle partijen zonder toegift (Kodeks III 9.2), en deze is dat niet.
       *[not-proven] Niet bewezen door de notatie.
    }

protocol-claim-ruled =
    { $granted ->
        [yes] { $side ->
            [white] Beslissing: de eis van wit is toegewezen.
           *[black] Beslissing: de eis van zwart is toegewezen.
        }
       *[no] { $side ->
            [white] Beslissing: de eis van wit is afgewezen.
           *[black] Beslissing: de eis van zwart is afgewezen.
        }
    }

protocol-claim-voided =
    { $side ->
        [white] De claim van wit is vervallen: de partij ging terug tot ervoor.
       *[black] De claim van zwart is vervallen: de partij ging terug tot ervoor.
    }

protocol-sanctioned =
    { $side ->
        [white] Sanctie tegen wit: { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sanctie tegen zwart: { sanction-name } (Kodeks II 2.5). { $why }
    }

sanction-name =
    { $sanction ->
        [reprimand] berisping
        [warning] openbare waarschuwing
        [loss] verlies van de partij
       *[disqualification] diskwalificatie
    }

protocol-complained =
    { $side ->
        [white] Klacht van wit na { -half-move } { $ply }: { $why }{ protocol-complained-late }
       *[black] Klacht van zwart na { -half-move } { $ply }: { $why }{ protocol-complained-late }
    }

protocol-complained-late =
    { $late ->
        [yes] {" "}[na de tijdcontrole, Kodeks II 6.11]
       *[no] {""}
    }

protocol-result = Uitslag: { $result }, punten { $score }{ $name } ({ $cause }).

protocol-gaps = Aan te vullen in de notatie (Kodeks II 6.21), { -half-move(number: "plural") }: { $plies }.

protocol-copy =
    { $copy ->
        [original] Origineel, voor de organisator (Kodeks II 3.7):
       *[copy] Kopie, voor de spelers (Kodeks II 3.7):
    }

protocol-claim-clocks = { CAPITAL(-clock(number: "plural")) } bij de eis: wit { $white }, zwart { $black }.

protocol-times-used = Verbruikte tijd (Kodeks II 6.21): wit { $white }, zwart { $black }.

protocol-flag =
    { $side ->
        [white] De vlag van wit viel
       *[black] De vlag van zwart viel
    } bij { $played } gespeelde tijd van beiden; gedane zetten: { $moves } (Kodeks II 6.12).

protocol-flag-void =
    { $side ->
        [white] De vlag van wit staat weer overeind
       *[black] De vlag van zwart staat weer overeind
    }: de { -clock } is gewijzigd, en dat hij eerder viel is ongeldig.

protocol-presence =
    { $side ->
        [white] Wit
       *[black] Zwart
    } { $there ->
        [yes] is aangekomen
       *[no] is er niet
    } (Kodeks II 4.5).

protocol-clock-replaced = Beslissing: de gestoorde { -clock } wordt vervangen, het programma houdt de tijd bij (Kodeks II 6.10).

protocol-clock-swapped = De { -clock } was verkeerd om aangesloten: vanaf hier zijn de kanten geruild.

protocol-time-jumped =
    { $way ->
        [ahead] De eigen { -clock } van de computer loopt { $by } voor op de getelde tijd.
       *[behind] De eigen { -clock } van de computer loopt { $by } achter op de getelde tijd.
    }

protocol-clock-gap =
    { $closed ->
        [yes] Het programma was beëindigd
       *[no] Het programma was afgebroken
    } en werd opnieuw gestart; { $side ->
        [white] de { -clock } van wit liep
        [black] de { -clock } van zwart liep
       *[nobody] geen { -clock } liep
    }, { $known ->
        [yes] er was { $lost } niets opgeschreven.
       *[no] hoe lang is niet te zeggen.
    }

protocol-clock-offered =
    - { $what ->
        [read] zoals het laatst afgelezen
        [ran] zoals hij liep tot de laatste aantekening
       *[charged] met de tijd sindsdien ten laste van de kant waarvan de { -clock } liep
    }: wit { $white }, zwart { $black }.

protocol-clock-set-going =
    { $because ->
        [round-begins] De ronde begint (Kodeks II 4.4)
        [after-gap] Daarna gaat de partij verder
        [after-call] Na een roep of claim gaat de partij verder
       *[stood] De { -clock }, die stilstond, is gestart
    }: { $side ->
        [white] de { -clock } van wit loopt
       *[black] de { -clock } van zwart loopt
    }, wit { $white }, zwart { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] zoals het laatst afgelezen
            [ran] zoals hij liep tot de laatste aantekening
            [charged] met de tijd sindsdien ten laste van de kant waarvan de { -clock } liep
           *[none] zoals de { -clock } toen stond
        }.
       *[other] .
    }

protocol-completion-due =
    { $shared ->
        [yes] Na de tijdnood aan te vullen { -half-move(number: "plural") }: { $missing }; de tijd wordt gedeeld (Kodeks II 6.15).
       *[no] Na de tijdnood aan te vullen { -half-move(number: "plural") }: { $missing } (Kodeks II 6.14).
    }

protocol-completion-ended = De notatie is weer volledig; het duurde { $time }.

protocol-not-whole =
    Bij het hervatten waren van de registratie slechts { $count } { -half-move(number: "plural") } leesbaar; { $lost ->
        [log-missing] het laatste deel, het bestand met de uitgang -wal, ontbrak
        [log-damaged] het laatste deel, het bestand met de uitgang -wal, was beschadigd en is apart gelegd
        [log-strange] een vreemd bestand met de uitgang -wal lag ernaast en is apart gelegd
       *[unread] delen ervan waren niet te begrijpen
    }. Daarnaar is gevraagd, en de partij ging verder.

protocol-exported = Met de code van een { -arbiter } werd alles geëxporteerd ({ $form }).

protocol-keyboard-is =
    { $whose ->
        [white] Het toetsenbord is vanaf hier van wit.
        [black] Het toetsenbord is vanaf hier van zwart.
        [assistant] Het toetsenbord is vanaf hier van de { -assistant }.
        [both] Het toetsenbord is vanaf hier van beide spelers.
       *[player] Het toetsenbord is vanaf hier van wie bij het programma speelt.
    }

protocol-codes =
    { $how ->
        [first] De registratie had geen arbitercode; de code waarmee zij is hervat, geldt.
       *[new] De partij is hervat met een andere arbitercode dan voorheen (--new-code).
    }

protocol-moves = Zetten:

protocol-call-answered = Een { -arbiter } kwam aan de tafel.

protocol-device-opened = Apparaat { $device }, { $name }, is toegelaten: { desk-device-role }.

protocol-device-ended = Apparaat { $device } is beëindigd.

protocol-no-slip = Iemand probeerde woorden van geen enkel briefje; ze openden niets.

protocol-slip-made = Briefje { $slip } is opnieuw gemaakt: { desk-device-role }.

protocol-slip-used-again = Iemand probeerde het gebruikte briefje { $slip } nog eens; het opende niets.

protocol-contents = Onderdelen van het verslag

protocol-left-out = Deze officiële partij is niet afgelopen: onregelmatigheden, hoe { -board(number: "plural") } en notaties verschillen, wat handen aanraakten, wat voor een eis spreekt en wat tegen één speler is gezegd, blijven tot dan weg, of ze er zijn of niet.

protocol-section =
    { $part ->
        [game] De partij
        [settings] Instellingen
        [happened] Wat er gebeurde en beslist werd
        [responsible] Wie voor de tafel zorgde
        [clocks] { CAPITAL(-clock(number: "plural")) }
        [moves] Zetten
        [result] Uitslag
       *[signatures] Handtekeningen
    }

protocol-foot = Wit: { $white }, zwart: { $black }

protocol-head =
    { $head ->
        [ply] { CAPITAL(-half-move) }
        [number] Zet
        [time] Tijd (UTC)
        [reading] Stand
        [white] Wit
        [black] Zwart
       *[differs] Verschilt
    }

protocol-left-after = Over na { -half-move } { $ply }

protocol-left-when-set-going = Over bij het starten

protocol-charge-of = Aangerekend, aanrekening { $number }

protocol-charge-undone = Teruggenomen, aanrekening { $number }

protocol-used-in-all = In totaal verbruikt

protocol-signs =
    { $who ->
        [white] Wit{ $name }
        [black] Zwart{ $name }
       *[nobody] { CAPITAL(-arbiter) }
    }

protocol-noted = { CAPITAL(-half-move) } { $ply } in de eigen notatie van de { -arbiter }: { $move }.

protocol-noted-nothing = { CAPITAL(-half-move) } { $ply }: niets in de eigen notatie van de { -arbiter }.

protocol-original =
    { $collected ->
        [yes]
            { $side ->
                [white] Origineel van de notatie van wit ingenomen.
               *[black] Origineel van de notatie van zwart ingenomen.
            }
       *[no]
            { $side ->
                [white] Origineel van de notatie van wit niet ingenomen.
               *[black] Origineel van de notatie van zwart niet ingenomen.
            }
    }

protocol-own-column = Eigen notatie van de { -arbiter }
