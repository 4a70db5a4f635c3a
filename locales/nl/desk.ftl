### What the arbiter's desk is shown on its screen. Not spoken; half-moves stand as records write them.

# When the arbiter's words open: a half-move that the rules forbid and that the opponent may still object
# to. $ply: which half-move; $article: of the Kodeks.
desk-irregular = Halve zet { $ply } is onregelmatig, { $article }; gezien, aan de tegenstander om te melden of te laten staan.

# When the arbiter's words open: a board that differs from the record. $board as in board-name.
desk-board-differs = { board-name } wijkt af van de notatie; dat is Kodeks VIII 3.1, vóór alles onder I 5.4.

# When the arbiter's words open: the other side repeated a half-move otherwise. $ply: which half-move.
desk-repeated-otherwise = Halve zet { $ply } werd door de andere kant anders herhaald; dat is Kodeks VIII 3.1, vóór alles onder I 5.4.

# When the arbiter's words open: words and half-move differ. $ply: which half-move; $said: what was announced.
desk-announced-otherwise = Halve zet { $ply } werd aangekondigd als { $said }; niet op tijd hersteld.

# When the arbiter's words open: a demand. $ply: which half-move; $by: white or black.
desk-demanded =
    { $by ->
        [white] Wit verlangt dat halve zet { $ply } hersteld wordt.
       *[black] Zwart verlangt dat halve zet { $ply } hersteld wordt.
    }

# When the arbiter's words open: the second man on a new king is missing. $ply: which half-move.
desk-crown-missing = Halve zet { $ply }: de kroon ontbreekt.

# When the arbiter's words open: a draw offer waits for its answer. $ply: after which half-move; $by: white or
# black.
desk-draw-offered =
    { $by ->
        [white] Wit bood na halve zet { $ply } remise aan; nog niet beantwoord.
       *[black] Zwart bood na halve zet { $ply } remise aan; nog niet beantwoord.
    }

# How many slips of one side were put right. $side: white or black; $count: how many.
desk-slip-count =
    { $side ->
        [white] Door wit herstelde versprekingen: { $count }.
       *[black] Door zwart herstelde versprekingen: { $count }.
    }

# One slip. $ply: in which half-move; $side: white or black; $was: as it was written first; $is: as it
# stands; $after: after how many milliseconds.
desk-slip =
    { $side ->
        [white] Halve zet { $ply }, wit: eerst { $was }, dan { $is }, na { $after } ms.
       *[black] Halve zet { $ply }, zwart: eerst { $was }, dan { $is }, na { $after } ms.
    }

# After the list of slips: what the rules offer, none of it chosen or proposed.
desk-sanctions = Of dit te vaak is, zegt de arbiter (Kodeks VIII 3.2). Sancties van II 2.5: berisping, openbare waarschuwing, verlies van de partij, diskwalificatie; geen ervan is gekozen. Een beslissing wordt opgeschreven met beslis.

# The list of slips is empty.
desk-no-slips = Er werden geen versprekingen hersteld.

# The arbiter read in one side's record. $side: white or black; $stated: half-moves it states;
# $unreadable: lines nobody can read.
desk-sheet-read =
    { $side ->
        [white] De notatie van wit is ingelezen: { $stated } halve zetten, { $unreadable } onleesbaar.
       *[black] De notatie van zwart is ingelezen: { $stated } halve zetten, { $unreadable } onleesbaar.
    }

# The program's record is read out from here. $side: white or black, whose sheet the arbiter follows.
desk-follow =
    { $side ->
        [white] Volg het formulier van wit: ja, nee, onleesbaar, of de halve zet die daar staat; terug; klaar beëindigt het lezen.
       *[black] Volg het formulier van zwart: ja, nee, onleesbaar, of de halve zet die daar staat; terug; klaar beëindigt het lezen.
    }

# One half-move of the program's record, to be found on the sheet. $ply: which; $side: white or black;
# $move: as records write it.
desk-read-out =
    { $side ->
        [white] Halve zet { $ply }, wit: { $move }?
       *[black] Halve zet { $ply }, zwart: { $move }?
    }

# Where every sensor board agreed with the record last. $ply: after which half-move.
desk-rest = Alle borden klopten het laatst met de notatie na halve zet { $ply }.

# The game was taken back. $ply: after which half-move it goes on; $count: how many were struck out;
# $struck: which.
desk-walked-back =
    { $count ->
        [0] De partij staat na halve zet { $ply }; niets werd doorgehaald.
       *[other] De partij staat na halve zet { $ply }; doorgehaald en in de notatie bewaard: { $struck }.
    }

# What the last walk-back struck out stands again. $count: how many half-moves.
desk-put-back = Halve zetten die weer gelden: { $count }.

# The half-move the arbiter named does not exist. $plies: how many there are.
desk-no-such-half-move = Er zijn { $plies } halve zetten; noem een ervan.

# Walk-back without a number, and nothing was compared before.
desk-nothing-proposed = Er is nog niets voorgesteld; eerst de notaties vergelijken, of een halve zet noemen.

# There is no walk-back to be undone.
desk-nothing-to-put-back = Er is niets teruggezet dat ongedaan te maken is.

# Both clocks as proposed. $white, $black: readings.
desk-clocks = Klokken: wit { $white }, zwart { $black }.

# Under it: what each side has used of what it was given. $white, $black: times.
desk-clocks-used = Verbruikt: wit { $white }, zwart { $black }.

# Time charged to a side, in that proposal. $side: white or black; $time: how much.
desk-charged =
    { $side ->
        [white] Aangerekend aan wit: { $time }.
       *[black] Aangerekend aan zwart: { $time }.
    }

# A charge was made. $number: its number in the game; $white, $black: how much to each. The words to type are
# command-charge and command-back.
desk-charge = Aanrekening { $number }: wit { $white }, zwart { $black }. Aanrekeningen tellen op; reken aan terug { $number } neemt deze terug.

# A charge was taken back. $number: its number; $white, $black: how much it had been.
desk-charge-taken-back = Aanrekening { $number } is teruggenomen: wit { $white }, zwart { $black }.

# There is no such charge, or it was taken back already.
desk-no-such-charge = Er is geen zulke aanrekening om terug te nemen.

# A charge cannot be taken back, because the times were set after it was made, with it in them. $number: its
# number. The word that changes the times is command-set.
desk-charge-is-set = Aanrekening { $number } zit in de tijden die daarna zijn ingesteld en wordt niet teruggenomen: stel in verandert de tijden.

# Times were typed as bare numbers, which mean seconds. $seconds: what they would be, as clocks show them;
# $minutes: how the same numbers of minutes are typed. The answer is yes or no.
desk-ask-seconds = In seconden, { $seconds }? Antwoord ja of nee. Minuten schrijft men { $minutes }.

# A side's quota is open. $side: white or black; $moves: how many moves it has to make before its control.
desk-quota =
    { $side ->
        [white] Wit
       *[black] Zwart
    } heeft nog { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } te doen voor de tijdcontrole.

# A side is in time trouble and need not record. $side: white or black.
desk-trouble =
    { $side ->
        [white] Wit is in tijdnood (Kodeks II 6.13) en hoeft niet te noteren (II 6.14).
       *[black] Zwart is in tijdnood (Kodeks II 6.13) en hoeft niet te noteren (II 6.14).
    }

# The computer slept or its own clock was put forward while the game's clock ran. $lost: by how much, as clocks show
# it; what is said is of that moment.
desk-clock-gap = De computer sliep { $lost }, of zijn eigen klok werd vooruitgezet, terwijl de partijklok liep. De partijklok ging zonder die tijd verder.

# After it: the readings without that time. $white, $black: as clocks show them.
desk-clock-kept = Op dat moment zonder die tijd: wit { $white }, zwart { $black }; zo is geteld.

# After it: the readings with that time charged. $white, $black: as clocks show them.
desk-clock-with-it = Met die tijd ten laste van de kant waarvan de klok liep: wit { $white }, zwart { $black }; dat doet reken aan.

# The program was away while a clock ran. $side: white or black, whose; $known: yes, or no where the computer's own clock
# was changed; $lost: for how long nothing was written.
desk-clock-away =
    Het programma was weg terwijl de klok van { $side ->
        [white] wit
       *[black] zwart
    } liep; { $known ->
        [yes] er is { $lost } niets opgeschreven.
       *[no] hoe lang is niet te zeggen, de eigen klok van de computer werd verzet.
    }

# One reading from which the clock may go on. $number: what it is called by; $what: read, as something was done with the
# clock last; ran, as it had run when anything was written last; charged, with the time since; $white, $black: times.
desk-clock-offered =
    { $number }, { $what ->
        [read] zoals het laatst afgelezen
        [ran] zoals hij liep tot de laatste aantekening
       *[charged] met de tijd sindsdien ten laste van de kant waarvan de klok liep
    }: wit { $white }, zwart { $black }.

# Under them. The word is command-set, its number stands before each of them.
desk-clock-choose = stel in en het nummer neemt er een: stel in 1. Dan hervat; zonder keuze gaat de klok verder zoals hij staat.

# The computer's own clock was put back; the game's time is measured apart from it. $by: how far.
desk-clock-put-back = De eigen klok van de computer werd { $by } teruggezet; de partijklok wordt los daarvan gemeten en liep door.

# The clock device and the program's own count are apart. $white, $black: what the device shows.
desk-clocks-disagree = Het klokapparaat toont wit { $white }, zwart { $black }; dat geldt, tenzij er anders wordt ingesteld.

# After it: what the program counted. $white, $black: as clocks show them.
desk-clock-counted = Het programma telde wit { $white }, zwart { $black }.

# The clock device did not do what it was told. $why: wrong-mode, unable, no-answer or untold.
desk-clock-refused =
    { $why ->
        [wrong-mode] Het klokapparaat kan in deze stand niet worden ingesteld; zet het in de computerstand, of stel de tijden met de hand in.
        [unable] Het klokapparaat kan dat niet; doe het met de hand op de klok.
        [no-answer] Het klokapparaat antwoordde niet op het bevel; kijk wat het toont.
       *[untold] Het klokapparaat weigerde het bevel; kijk wat het toont.
    }

# The clock device told something that cannot be; it was not believed. $what: grew, fell or no-times; $side: white or
# black, whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] Het klokapparaat toont meer tijd voor wit dan mogelijk is; kijk naar de klok.
           *[black] Het klokapparaat toont meer tijd voor zwart dan mogelijk is; kijk naar de klok.
        }
        [fell] { $side ->
            [white] Het klokapparaat toont voor wit ineens veel minder tijd; dat geldt pas als het zo verdergaat. Kijk naar de klok.
           *[black] Het klokapparaat toont voor zwart ineens veel minder tijd; dat geldt pas als het zo verdergaat. Kijk naar de klok.
        }
       *[no-times] Het klokapparaat toont geen leesbare tijden; kijk naar de klok.
    }

# After time trouble the record is to be completed. $missing: half-moves that were pressed for and are not
# recorded; $shared: yes where both were in time trouble and the time is shared.
desk-completion-due =
    { $shared ->
        [yes] Na de tijdnood aan te vullen halve zetten: { $missing }; beide waren in tijdnood, de tijd wordt gedeeld (Kodeks II 6.15). Vijftien minuten lopen.
       *[no] Na de tijdnood aan te vullen halve zetten: { $missing }, in de eigen tijd (Kodeks II 6.14). Vijftien minuten lopen.
    }

# The fifteen minutes are over. $missing: half-moves still missing.
desk-completion-too-long = Vijftien minuten zijn voorbij en { $missing } halve zetten ontbreken; de rest mag na de partij worden aangevuld (Kodeks II 6.14, 6.21).

# The clock was pressed, no half-move came into the record, and nobody was in time trouble. $side: white or black, who
# pressed; $ply: the number of the half-move that is missing.
desk-pressed-without =
    { $side ->
        [white] Wit
       *[black] Zwart
    } heeft gedrukt, en halve zet { $ply } staat niet in de notatie. Er was geen tijdnood; vergelijk borden en notaties (Kodeks VIII 3.1).

# A flag fell. $side: white or black; $moves: how many moves that side had made.
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

# After it, where the other flag fell before. $side: whose fell first.
desk-flag-first =
    { $side ->
        [white] De vlag van wit viel het eerst.
       *[black] De vlag van zwart viel het eerst.
    }

# The arbiter's decision is written down.
desk-decided = De beslissing staat in de notatie.

# What the arbiter just did could not be written down; it is written once the disk is back.
desk-not-recorded = Dit is nog niet opgeslagen: de schijf van de computer antwoordt niet. Schrijf het op papier.

# What followed the arbiter's word cannot be understood. $word: chosen by the program.
desk-write-it-so =
    { $word ->
        [compare] Schrijf vergelijk, of vergelijk wit en wat er in de notatie van wit staat: vergelijk wit 1. 32-28 19-23.
        [sheet] Antwoord ja, nee, onleesbaar, of typ de halve zet die op het formulier staat.
        [set] Schrijf stel in en beide tijden, die van wit eerst: stel in 1:18:40 1:19:05; na een eerdere halve zet: stel in 6 1:18:40 1:19:05.
        [charge] Schrijf reken aan, wit, zwart of beide, en hoeveel: reken aan zwart 3:20. reken aan terug neemt de laatste aanrekening terug.
        [replace] Schrijf vervang, als een klokapparaat de tijd bijhoudt en gestoord is; dan houdt het programma hem bij, en met stel in wordt hij goed gezet.
        [arrived] Schrijf aangekomen of afwezig, en wit, zwart of beide: aangekomen wit.
        [walk-back] Schrijf ga terug, of ga terug en een halve zet: ga terug 6.
        [appoint] Schrijf benoem en een naam, en waar beide blind zijn ook voor wie: benoem Jan Nowak voor zwart. Alleen wie blind is, heeft een assistent.
        [sanction] Schrijf sanctie, wit of zwart, welke (berisping, waarschuwing, verlies, diskwalificatie) en waarom: sanctie wit berisping praten.
        [complaint] Schrijf klacht, wit of zwart, klok als het daarover gaat, en waarover: klacht wit klok stond stil.
        [sanction-first] Een verlies door sanctie vraagt eerst de sanctie met haar reden: sanctie wit verlies en waarom.
        [no-advantage] Alleen een remise kan met voordeel zijn (1+1- of 1-1+), op 100 velden, en waar het evenement zulke remises onderscheidt (Kodeks I 6.5).
        [not-proven] De notatie bewijst deze eis niet. Keur af, of beslis met een uitslag en zijn oorzaak.
        [no-such-score] Dat is geen uitslag, en er is niets beslist. Uitslagen zijn 2-0, 1-1, 0-2 en die met een teken (2F-0F, 1+1-): beslis 2-0 tijd. Elke andere beslissing begint met een woord.
        [absent-too-late] Wie gezet heeft, is er en kan niet meer als afwezig worden genoteerd (Kodeks II 4.5).
        [not-absent] Van die kant was niemand als afwezig genoteerd.
       *[decide] Schrijf beslis en wat er beslist is en waarom; of beslis, een uitslag en zijn oorzaak: beslis 2-0 tijd.
    }

# When a claim waits: who claims what. $side: white or black; $what: see claim-name; $ply: after which
# half-move.
desk-claim =
    { $side ->
        [white] Wit eist { claim-name } op, na halve zet { $ply }.
       *[black] Zwart eist { claim-name } op, na halve zet { $ply }.
    }

# What is claimed, inside other sentences. $what: see the variants.
claim-name =
    { $what ->
        [repetition] remise door herhaling (Kodeks I 6.1)
        [kings] remise door zetten met dammen alleen (Kodeks I 6.2)
        [three-kings] remise met weinig stukken tegen één dam (Kodeks I 6.3, 6.4)
        [regulation] remise volgens het reglement (Kodeks III 9)
        [flag] tijdsoverschrijding (Kodeks II 6.12)
       *[draw] remise
    }

# Under a claim: whose time it was made on, and whether the record was complete. $own: yes or no; $gaps: how
# many half-moves nobody stated.
desk-claim-when =
    { $own ->
        [yes] Gedaan op de eigen zet; door niemand opgegeven halve zetten: { $gaps }.
       *[no] Gedaan op de zet van de tegenstander; door niemand opgegeven halve zetten: { $gaps }.
    }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
desk-claim-occurred = Keren dat de stand met dezelfde kant aan zet voorkwam: { $count }, na halve zetten { $plies }; drie maken remise (Kodeks I 6.1).

# Under a claim: a count that runs. $cause: which, see ending-name; $made, $limit: moves of each side;
# $article: of the Kodeks.
desk-claim-count = Geteld: { ending-name }, { $made } van { $limit } zetten van elke kant ({ $article }).

# Under a claim: what stands on the board. Men, kings, and their worth, a king counting two.
desk-claim-material = Op het bord: wit, schijven { $white-men }, dammen { $white-kings }, waarde { $white }; zwart, schijven { $black-men }, dammen { $black-kings }, waarde { $black }.

# Under a claim: the rules propose a result. $result: as tables write it; $cause: see ending-name; $article:
# of the Kodeks.
desk-claim-proven = Voorstel: { $result }, { ending-name } ({ $article }). Wijs toe of keur af.

# The same where the rule that the player named does not prove it, but another does. $result, $cause, $article: as
# above.
desk-claim-proven-otherwise = Niet bewezen volgens de genoemde regel, wel volgens een andere. Voorstel: { $result }, { ending-name } ({ $article }). Wijs toe of keur af.

# A claim in a blind game at a tempo of its own. $holds: does the event play by Kodeks III 9.1 there, yes or no.
desk-claim-other-tempo =
    { $holds ->
        [yes] Een ander tempo dan in II 6.1 en 6.2: in dit evenement geldt III 9.1 (Kodeks VIII 5.2).
       *[no] Een ander tempo dan in II 6.1 en 6.2: in dit evenement geldt III 9.1 niet (Kodeks VIII 5.2).
    }

# Under a claim: the record does not prove it.
desk-claim-not-proven = Niet bewezen door de notatie. Keur af, of beslis met een uitslag en zijn oorzaak.

# Under a claim: the claimant has a capture to make.
desk-claim-must-capture = Niet toelaatbaar: de eisende kant moet slaan (Kodeks III 9.1). Keur af.

# Under a claim: no rule can tell. $cause: see ending-name; $article: of the Kodeks.
desk-claim-arbiters-call = Ter beoordeling van de arbiter: { ending-name } ({ $article }). Wijs toe of keur af.

# Grant or refuse, and no claim waits.
desk-no-claim = Er wacht geen eis.

# Before a result is declared. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-ask-result = Dit beëindigt de partij { $result }, { ending-name } ({ $article }): ja of nee?

# The arbiter said no to that.
desk-not-declared = Er is niets bekendgemaakt.

# He said yes. $result, $cause, $article as before.
desk-declared = Bekendgemaakt: { $result }, { ending-name } ({ $article }).

# A result without a cause that fits. $causes: those that fit, separated by commas.
desk-cause-wanted = Schrijf de oorzaak achter de uitslag, een van: { $causes }.

# A complaint about the clock after the control.
desk-too-late-for-the-clock = Aangetekend als gedaan na de tijdcontrole: klachten over klok of vlag moeten daarvoor komen (Kodeks II 6.11).

# Under a claim: both clocks as they stood when it was made. $white, $black: what was left.
desk-claim-clocks = Klokken bij de eis: wit { $white }, zwart { $black }.

# Under a claim: a flag that had fallen then. $side: white or black.
desk-claim-flag =
    { $side ->
        [white] De vlag van wit was toen al gevallen.
       *[black] De vlag van zwart was toen al gevallen.
    }

# What fallen flags propose. $result: as tables write it; $cause: see ending-name; $article: of the Kodeks.
desk-flag-proposal = Voorstel volgens de vlaggen: { $result }, { ending-name } ({ $article }). Met beslis, de uitslag en zijn oorzaak wordt het bekendgemaakt.

# Somebody is later than the event allows. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-too-late = Later dan het evenement toelaat. Voorstel: { $result }, { ending-name } ({ $article }). Met beslis, de uitslag en zijn oorzaak wordt het bekendgemaakt.

# Somebody wished to be forgotten: it was done. $file: the record.
forget-done = { $file }: namen en de vermelding van een handicap zijn verwijderd; de partij blijft.

# The same: what is not taken out of the record.
forget-typed = Woorden die tijdens de partij zijn getypt blijven, evenals beslissingen in de woorden van de arbiter.

# The same: a file beside the record that is still there. $file: its path.
forget-elsewhere = Geen deel van de notatie, en er kunnen nog namen in staan: { $file }

# The same: what the program cannot know.
forget-copies = Kopieën van de notatie en elders geplaatste transcripten of geluid zijn hier niet bekend.

# What the clock does while somebody is absent. $clock: white or black (whose clock runs), waits (none yet), white-next
# or black-next (both stand; whose runs when play goes on), none (there is no clock).
desk-presence-clock =
    { $clock ->
        [white] {" "}De klok van wit loopt.
        [black] {" "}De klok van zwart loopt.
        [waits] {" "}Er loopt nog geen klok; die begint met de ronde (hervat).
        [white-next] {" "}Beide klokken staan stil; gaat het spel verder (hervat), dan loopt die van wit.
        [black-next] {" "}Beide klokken staan stil; gaat het spel verder (hervat), dan loopt die van zwart.
       *[none] {""}
    }

# Who is noted absent. $who: white, black, both or nobody; $clock: as above.
desk-presence =
    { $who ->
        [white] Als afwezig genoteerd: wit.{ desk-presence-clock }
        [black] Als afwezig genoteerd: zwart.{ desk-presence-clock }
        [both] Als afwezig genoteerd: wit en zwart.{ desk-presence-clock }
       *[nobody] Niemand is als afwezig genoteerd.{ desk-presence-clock }
    }

# The arbiter lets play go on where nothing stands still. $why: over, running or no-clock; $side: whose clock runs,
# white or black.
desk-nothing-stopped =
    { $why ->
        [over] Er stond niets stil: de partij is afgelopen.
        [running] { $side ->
            [white] Er stond niets stil: de klok van wit loopt.
           *[black] Er stond niets stil: de klok van zwart loopt.
        }
       *[no-clock] Er stond niets stil: het spel gaat door, en het programma houdt geen klok bij.
    }

# A yes or no that answers nothing.
desk-nothing-asked = Er was niets gevraagd; er is niets genoteerd.

# The arbiter stops play that stands still.
desk-already-stopped = Het spel ligt al stil; hervat laat het verdergaan.

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
desk-whose-answer = Van wie is dat antwoord? Zolang de woorden van de arbiter open zijn, telt het met de naam van de kant: wit: ja, zwart: nee. Er is niets genoteerd.

# A row of the list of time controls, read and not heard. $name: as it is typed; $control: as it is written; $tempo: blitz,
# rapid or classical; $minutes: for the first sixty moves; $old: is it one of older rules, yes or no.
clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } oud
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

# One word for a tempo. $tempo: see clocks-row.
clocks-tempo =
    { $tempo ->
        [blitz] blitz
        [rapid] rapid
       *[classical] lang
    }
