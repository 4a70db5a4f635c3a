### An arbiter's protocol: what happened at the board and what he decided. Printed and signed; half-moves stand
### as records write them, times as clocks show them.

# The first line.
protocol-title = Verslag van de arbiter

# Official or not. $mode: official or training.
protocol-mode =
    { $mode ->
        [official] Officiële partij.
       *[training] Training: dit verslag is niet officieel.
    }

# The chief arbiter's consent to the device. $consent: who and when, as the event file has it.
protocol-consent = Toestemming voor het apparaat (Kodeks II 2.4.10): { $consent }

# To what else the chief arbiter consented. $function: which, as a setting; $consent: who, when.
protocol-consent-to = Toestemming (Kodeks II 2.4.10), { $function }: { $consent }

# The program he consented to. $program: its hash.
protocol-program = Toestemming voor dit programma: { $program }

# The event. $name: as the arbiter named it.
protocol-event = Evenement: { $name }

# The round of the event. $name: as the arbiter wrote it.
protocol-round = Ronde: { $name }

# The time control, as it is written. $time: as 90m/45,30m+30s.
protocol-time = Speeltempo: { $time }

# What the arbiter fixed before the round; a line for each setting follows.
protocol-settings = Instellingen:

# One of them. $setting: as it is read aloud.
protocol-setting = - { $setting }

# What he fixed cannot be read by this version. $settings: as it was kept.
protocol-settings-unread = Instellingen, zoals ze bewaard zijn: { $settings }

# The rules in force. $rules: their name and edition.
protocol-rules = Regels: { $rules }

# The players. $white, $black: names, or a question mark where they were not given or were removed.
protocol-players = Wit: { $white }. Zwart: { $black }.

# The position at the beginning. $start: as FEN.
protocol-start = Begin: { $start }

# One thing that happened. $time: date and time, UTC; $what: one of the sentences below.
protocol-line = { $time } UTC  { $what }

# Nothing happened that belongs here.
protocol-nothing = Er gebeurde niets dat in een verslag thuishoort.

# A question before the first move, and its answer. $question: as it was heard; $answer: yes, no, braille, print,
# dictaphone, sensed by a board, or confirmed by the arbiter.
protocol-prepared = Voor de partij, { $question } { $answer ->
        [yes] Ja.
        [no] Nee.
        [braille] In braille.
        [print] In zwartdruk.
        [dictaphone] Op dictafoon.
        [sensed] Ja, volgens het bord.
       *[confirmed] Bevestigd door de arbiter.
    }

# The arbiter appointed an assistant. $side: whose, white or black; $name: who, or a question mark where names
# were removed.
protocol-appointed =
    { $side ->
        [white] Benoemde assistent van wit (Kodeks VIII 4.2): { $name }.
       *[black] Benoemde assistent van zwart (Kodeks VIII 4.2): { $name }.
    }

# Somebody called the arbiter. $by: white, black, or nobody where it is not known who.
protocol-called =
    { $by ->
        [white] Wit riep de arbiter.
        [black] Zwart riep de arbiter.
       *[nobody] De arbiter werd geroepen.
    }

# The arbiter's words. $state: opened, refused or closed.
protocol-arbiter =
    { $state ->
        [opened] De arbiter begint.
        [refused] Er werd een verkeerde code voor de woorden van de arbiter getypt.
       *[closed] De arbiter is klaar.
    }

# The opponent demanded that a half-move be put right. $by: white or black; $move: which.
protocol-demanded =
    { $by ->
        [white] Wit verlangt volgens Kodeks I 5.4 dat { $move } hersteld wordt.
       *[black] Zwart verlangt volgens Kodeks I 5.4 dat { $move } hersteld wordt.
    }

# Under a demand: a board differed from the record just then. $board as in board-name.
protocol-demanded-while-differing = Eerst te regelen (Kodeks VIII 3.1): { board-name } wijkt af van de notatie.

# Under a demand: the players' records part before it. $move: the first half-move of which they differ.
protocol-demanded-after-parting = Eerst te regelen (Kodeks VIII 3.1): { $move } werd anders herhaald.

# The opponent let a half-move stand. $by: white or black; $move: which.
protocol-let-stand =
    { $by ->
        [white] Wit laat { $move } staan (Kodeks I 5.4).
       *[black] Zwart laat { $move } staan (Kodeks I 5.4).
    }

# An irregularity was accepted. $move: which half-move; $by: next-half-move or let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } geldt door de volgende halve zet van de tegenstander (Kodeks I 5.7).
       *[let-stand] { $move } geldt, omdat de tegenstander hem laat staan (Kodeks I 5.4).
    }

# A slip was put right before the press. $side: white or black; $ply: at which half-move; $was, $is: first
# and then; $time: how long after.
protocol-slip =
    { $side ->
        [white] Verspreking van wit bij halve zet { $ply }: { $was }, hersteld in { $is } na { $time }.
       *[black] Verspreking van zwart bij halve zet { $ply }: { $was }, hersteld in { $is } na { $time }.
    }

# Words and half-move differed and were not put right. $said, $done: half-moves.
protocol-discrepancy = Aangekondigd { $said }, gedaan { $done }; niet op tijd hersteld.

# The hand did something against the rules on its way to a half-move; nobody was told. $move: which;
# $article: of the Kodeks; $squares: those that show it.
protocol-hand = De hand op weg naar { $move }: { $article }, velden { $squares }; gezien en niet gezegd.

# The other side went on, or somebody pressed, before the second man made a king. $move: which half-move.
protocol-crown-missing = De kroon van { $move } ontbrak toen er verder werd gespeeld (Kodeks I 3.5, 3.6); niet gezegd.

# Both clocks were stopped.
protocol-stopped = Beide klokken stilgezet (Kodeks IV 2.12).

# The game went on. $time: how long it stood still.
protocol-resumed = De partij gaat verder; ze stond { $time } stil.

# A board differed from the record. $board as in board-name; $shown: what it showed, as FEN; $remove, $put:
# squares to be emptied and filled.
protocol-board-differed = { board-name } wijkt af van de notatie: toont { $shown }; weg te nemen: { $remove }; te plaatsen: { $put }.

# A board agreed with the record. $board as in board-name.
protocol-board-agreed = { board-name } klopt met de notatie.

# A board showed half-moves before it had once agreed with the record, and it was asked about them. $shown: the
# half-moves as they are written; $board as in board-name.
protocol-board-asked = { board-name } klopte nog niet met de notatie en toonde { $shown }; gevraagd werd of dat zo is.

# How that question ended. $answer: yes, no, press, next-half-move or changed; $shown as above.
protocol-board-answered =
    { $answer ->
         [yes] De vraag over { $shown } is met ja beantwoord.
         [no] De vraag over { $shown } is met nee beantwoord.
         [press] De vraag over { $shown } is door het indrukken van de klok beantwoord.
         [next-half-move] De vraag over { $shown } is door de volgende halve zet beantwoord.
        *[changed] De vraag over { $shown } verviel: bord of notatie veranderde eerder.
    }

# The arbiter read in a record. $side: white or black; $written: as he typed it.
protocol-sheet =
    { $side ->
        [white] Notatie van wit zoals ingelezen: { $written }
       *[black] Notatie van zwart zoals ingelezen: { $written }
    }

# The records were compared. $case: A, B or C; $agreed: half-moves both state alike from the beginning;
# $counted: yes, or no where no record counts half-moves; $ply: after which it was proposed to go on.
protocol-compared =
    { $counted ->
        [yes] Notaties vergeleken (Kodeks VIII 3.1): geval { $case }, { $agreed } halve zetten stemmen overeen, voorgesteld om verder te gaan na halve zet { $ply }.
       *[no] Notaties vergeleken (Kodeks VIII 3.1): geval { $case }, { $agreed } halve zetten stemmen overeen.
    }

# Why that was proposed. $why: one of reconcile-why.
protocol-why = Reden: { $why }.

# The title of a column of the table of both records. $side: white or black.
protocol-column =
    { $side ->
        [white] Notatie van wit
       *[black] Notatie van zwart
    }

# The arbiter went back. $ply: after which half-move the game goes on; $count: how many were struck out;
# $struck: which.
protocol-walked-back =
    { $count ->
        [0] Beslissing: terug naar de stand na halve zet { $ply }; niets doorgehaald.
       *[other] Beslissing: terug naar de stand na halve zet { $ply }; doorgehaald: { $struck }.
    }

# The arbiter undid it. $moves: what stands again.
protocol-put-back = Beslissing: het terugzetten is ongedaan gemaakt; weer geldig: { $moves }.

# Both clocks were read or set. $ply: after which half-move; $white, $black: times.
protocol-readings = Klokken na halve zet { $ply }: wit { $white }, zwart { $black }.

# Time was charged. $white, $black: how much to each.
protocol-charged = Beslissing: aangerekend aan wit { $white }, aan zwart { $black } (Kodeks II 6.19).

# Time was charged, besides what was charged before. $number: which charge of the game it is; $white, $black: how
# much to each.
protocol-charged-more = Beslissing, aanrekening { $number }: aan wit { $white }, aan zwart { $black } (Kodeks II 6.19).

# A charge was taken back. $number: which; $white, $black: how much it had been.
protocol-charge-taken-back = Beslissing: aanrekening { $number } is teruggenomen, wit { $white }, zwart { $black }.

# A decision in the arbiter's words. $reason: what he wrote.
protocol-decided = Beslissing: { $reason }

# A half-move that the rules forbid was seen; nobody was told. $ply: which; $move: what was played;
# $article: of the Kodeks.
protocol-irregular = Halve zet { $ply }, { $move }: onregelmatig, { $article }; gezien en niet gezegd.

# A half-move was struck out before it counted. $move: which; $because: corrected or taken-back.
protocol-struck =
    { $because ->
        [corrected] { $move } werd gecorrigeerd.
       *[taken-back] { $move } werd teruggenomen.
    }

# Where people sign.
protocol-signature = Arbiter: ____________________   Wit: ____________________   Zwart: ____________________

# A draw was offered. $side: white or black; $ply: after which half-move; $admissible: yes, or why not.
protocol-offered =
    { $side ->
        [white] Wit biedt remise aan na halve zet { $ply }{ protocol-offer-state }.
       *[black] Zwart biedt remise aan na halve zet { $ply }{ protocol-offer-state }.
    }

# Why it could not be offered, at the end of protocol-offered. Arguments as there.
protocol-offer-state =
    { $admissible ->
        [too-early] , dat is te vroeg; niet doorgegeven (Kodeks II 5.1)
        [too-many-pieces] , met te veel stukken op het bord; niet doorgegeven (Kodeks III 6)
        [repeated] , opnieuw voordat de andere kant heeft aangeboden; niet doorgegeven (Kodeks II 5.1)
        [not-after-move] , maar niet tussen de zet en het drukken; niet doorgegeven (Kodeks II 5.1)
       *[yes] {""}
    }

# A draw offer was answered in words. $side: white or black; $answer: accepted or declined.
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

# The game is over. $result: as the Kodeks writes it; $cause: the article; $name: a
# comma and ending-name, or nothing.
protocol-ended = De partij is afgelopen, { $result }{ $name } ({ $cause }).

# Why a game ended, as it is written. $cause: see the variants.
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
        [kings] zetten met dammen alleen
        [three-kings] drie stukken tegen één dam
        [main-line] zwakkere kant alleen op de hoofdlijn
        [main-line-taken] drie dammen tegen één, hoofdlijn bezet
        [two-kings] hoogstens twee stukken tegen één dam
        [regulation] remise volgens het reglement
        [short-of-time] te weinig tijd bij duidelijk voordeel
        [both-flags] beide vlaggen gevallen
        [cannot-win] niemand kan winnen
       *[decision] beslissing van de arbiter
    }

# A side says yes or no to the result. $by: white or black; $agrees: yes or no.
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

# A claim. $side: white or black; $what: see claim-name; $ply: after which half-move.
protocol-claimed =
    { $side ->
        [white] Wit eist { claim-name } op na halve zet { $ply }.
       *[black] Zwart eist { claim-name } op na halve zet { $ply }.
    }

# Under a claim: the position. $position: as FEN.
protocol-claim-position = Stand: { $position }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
protocol-claim-occurred = Voorgekomen: { $count }, na halve zetten { $plies } (Kodeks I 6.1).

# Under a claim: a count that ran. $cause: see ending-name; $made, $limit: moves of each side.
protocol-claim-count = Geteld: { ending-name }, { $made } van { $limit } zetten van elke kant.

# Under a claim: what the rules say. $finding: see the variants; $article: of the Kodeks.
protocol-claim-finding =
    { $finding ->
        [proven] Bewezen door de notatie ({ $article }).
        [proven-otherwise] Niet bewezen volgens de genoemde regel, wel volgens een andere ({ $article }).
        [arbiters-call] Ter beoordeling van de arbiter ({ $article }).
        [must-capture] Niet toelaatbaar, de eisende kant moet slaan (Kodeks III 9.1).
       *[not-proven] Niet bewezen door de notatie.
    }

# The arbiter ruled. $side: white or black, whose claim it was; $granted: yes or no.
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

# A sanction. $side: white or black; $sanction: see sanction-name; $why: in the arbiter's words.
protocol-sanctioned =
    { $side ->
        [white] Sanctie tegen wit: { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sanctie tegen zwart: { sanction-name } (Kodeks II 2.5). { $why }
    }

# Which sanction, in protocol-sanctioned. $sanction: see the variants.
sanction-name =
    { $sanction ->
        [reprimand] berisping
        [warning] openbare waarschuwing
        [loss] verlies van de partij
       *[disqualification] diskwalificatie
    }

# A complaint. $side: white or black; $ply: after which half-move; $why: what about; $late: yes where it is about
# the clock and came after the control.
protocol-complained =
    { $side ->
        [white] Klacht van wit na halve zet { $ply }: { $why }{ protocol-complained-late }
       *[black] Klacht van zwart na halve zet { $ply }: { $why }{ protocol-complained-late }
    }

# At the end of protocol-complained. $late as there.
protocol-complained-late =
    { $late ->
        [yes] {" "}[na de tijdcontrole, Kodeks II 6.11]
       *[no] {""}
    }

# At the end: the result. $result: the codes of tables; $score: the points; $cause: the article;
# $name: a comma and why, or nothing.
protocol-result = Uitslag: { $result }, punten { $score }{ $name } ({ $cause }).

# At the end: half-moves that nobody stated. $plies: which.
protocol-gaps = Aan te vullen in de notatie (Kodeks II 6.21), halve zetten: { $plies }.

# Above the signatures: which sheet. $copy: original or copy.
protocol-copy =
    { $copy ->
        [original] Origineel, voor de organisator (Kodeks II 3.7):
       *[copy] Kopie, voor de spelers (Kodeks II 3.7):
    }

# Under a claim: both clocks then. $white, $black: what was left.
protocol-claim-clocks = Klokken bij de eis: wit { $white }, zwart { $black }.

# At the end: what each side has used. $white, $black: times.
protocol-times-used = Verbruikte tijd (Kodeks II 6.21): wit { $white }, zwart { $black }.

# A flag fell. $side: white or black; $moves: how many moves that side had made; $played: the time that both
# had used until then, to the millisecond.
protocol-flag =
    { $side ->
        [white] De vlag van wit viel
       *[black] De vlag van zwart viel
    } bij { $played } gespeelde tijd van beiden; gedane zetten: { $moves } (Kodeks II 6.12).

# A flag that fell is up again, because the arbiter took a charge back, set the times, or took the game back.
# $side: white or black.
protocol-flag-void =
    { $side ->
        [white] De vlag van wit staat weer overeind
       *[black] De vlag van zwart staat weer overeind
    }: de klok is gewijzigd, en dat hij eerder viel is ongeldig.

# The arbiter noted who is not there when the round begins, or has come. $side: white or black; $there: yes or no.
protocol-presence =
    { $side ->
        [white] Wit
       *[black] Zwart
    } { $there ->
        [yes] is aangekomen
       *[no] is er niet
    } (Kodeks II 4.5).

# The arbiter put a faulty clock out of use.
protocol-clock-replaced = Beslissing: de gestoorde klok wordt vervangen, het programma houdt de tijd bij (Kodeks II 6.10).

# The computer slept, or its own clock was changed. $by: how much; $way: ahead or behind.
protocol-time-jumped =
    { $way ->
        [ahead] De eigen klok van de computer loopt { $by } voor op de getelde tijd.
       *[behind] De eigen klok van de computer loopt { $by } achter op de getelde tijd.
    }

# The program was away and took the game up again. $closed: had it ended as it should, yes or no; $side: whose clock ran,
# white, black or nobody; $known: yes, or no where the computer's own clock was changed; $lost: for how long nothing was
# written.
protocol-clock-gap =
    { $closed ->
        [yes] Het programma was beëindigd
       *[no] Het programma was afgebroken
    } en werd opnieuw gestart; { $side ->
        [white] de klok van wit liep
        [black] de klok van zwart liep
       *[nobody] geen klok liep
    }, { $known ->
        [yes] er was { $lost } niets opgeschreven.
       *[no] hoe lang is niet te zeggen.
    }

# Under it: one reading that was offered to the arbiter. $what as in desk-clock-offered; $white, $black: times left.
protocol-clock-offered =
    - { $what ->
        [read] zoals het laatst afgelezen
        [ran] zoals hij liep tot de laatste aantekening
       *[charged] met de tijd sindsdien ten laste van de kant waarvan de klok liep
    }: wit { $white }, zwart { $black }.

# The clock was set going. $because: round-begins, after-gap (the program had been away), after-call or stood; $side: whose
# clock runs; $white, $black: times left; $chosen: after a gap, which of the readings it goes on from as in
# desk-clock-offered, or none where the arbiter set others.
protocol-clock-set-going =
    { $because ->
        [round-begins] De ronde begint (Kodeks II 4.4)
        [after-gap] Daarna gaat de partij verder
        [after-call] Na een roep of claim gaat de partij verder
       *[stood] De klok, die stilstond, is gestart
    }: { $side ->
        [white] de klok van wit loopt
       *[black] de klok van zwart loopt
    }, wit { $white }, zwart { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] zoals het laatst afgelezen
            [ran] zoals hij liep tot de laatste aantekening
            [charged] met de tijd sindsdien ten laste van de kant waarvan de klok liep
           *[none] zoals door de arbiter ingesteld
        }.
       *[other] .
    }

# Half-moves have to be completed after time trouble. $missing: how many; $shared: is the time shared, yes or no.
protocol-completion-due =
    { $shared ->
        [yes] Na de tijdnood aan te vullen halve zetten: { $missing }; de tijd wordt gedeeld (Kodeks II 6.15).
       *[no] Na de tijdnood aan te vullen halve zetten: { $missing } (Kodeks II 6.14).
    }

# They are complete. $time: how long it took.
protocol-completion-ended = De notatie is weer volledig; het duurde { $time }.

# The game was taken up again although its record was not whole. $count: how many half-moves could be read; $lost: what was
# wrong: log-missing, log-damaged, log-strange or unread.
protocol-not-whole =
    Bij het hervatten waren van de registratie slechts { $count } halve zetten leesbaar; { $lost ->
        [log-missing] het laatste deel, het bestand met de uitgang -wal, ontbrak
        [log-damaged] het laatste deel, het bestand met de uitgang -wal, was beschadigd en is apart gelegd
        [log-strange] een vreemd bestand met de uitgang -wal lag ernaast en is apart gelegd
       *[unread] delen ervan waren niet te begrijpen
    }. Daarnaar is gevraagd, en de partij ging verder.

# Above the half-moves of the game as it stands, in two columns.
protocol-moves = Zetten:
