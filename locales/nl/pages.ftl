### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

# The first link of a page, for those who do not want to hear what stands above it each time.
pages-skip = Naar de inhoud

# A link to the first page.
pages-all-tables = Startpagina

# The page hears of every change.
pages-connected = Verbonden.

# The page hears nothing from the desk; what is done on it is not taken.
pages-not-connected = Niet verbonden, niets aangenomen.

# The desk is there, the program of the table is not.
pages-table-gone = De tafel is niet bereikbaar. Er wordt niets aangenomen.

# The table was asked and has not answered yet.
pages-table-asked = Er wordt op de tafel gewacht.

# An arbiter has ended the right of this device, or the game is over.
pages-let-in-no-more = Dit apparaat heeft geen toegang meer. Vraag de arbiter zo nodig om een nieuw briefje.

# Before the choice of a language.
pages-language = Taal

# The button behind the choice of a language.
pages-choose = Taal wijzigen

# A button: nothing of the page is to be seen until it is pressed again.
pages-blank = Pagina verbergen

# The same button while the page is blank.
pages-show-again = Pagina tonen

# A button: from now on single letters are keys of this page.
pages-letters-on = Lettertoetsen aanzetten

# The same button while they are.
pages-letters-off = Lettertoetsen uitzetten

# The name of the place where answers to what was done come.
pages-answers = Antwoorden

# A link that loads the page again, for browsers without scripts.
pages-anew = Pagina opnieuw laden

# What was done was sent, and no answer came: nobody knows whether it was taken.
pages-unanswered = Geen antwoord. Kijk op de pagina of het is aangenomen voordat u het herhaalt.

# The table took what was done and has nothing to say to it.
pages-taken = Aangenomen.

# A button: this device gives up its right to the table.
pages-leave = Deze tafel verlaten

# What follows from that button.
pages-leave-means = Dit apparaat heeft daarna een nieuw briefje nodig.

## Letting a device in.

# The title of the first page. It is the same whatever happens.
pages-desk = Zgoda

# A heading above the form, for a device that was let in already.
pages-another-slip = Nog een briefje

# Before the field for the words of a slip.
pages-words = Woorden van het briefje

# What to write in it.
pages-words-hint = Vijf woorden, met spaties ertussen.

# Before the field for the name of the device.
pages-device = Naam van dit apparaat

# What to write in it.
pages-device-hint = Daaraan herkennen anderen het, bijvoorbeeld: tablet van de organisator.

# The button of that form.
pages-let-in = Toegang vragen

# The words were sent; nothing has come of it yet.
pages-looking = De woorden worden nagekeken.

# The words were right. $device: the number of this device there. $table: the table's number in the hall.
pages-waits = Dit is apparaat { $device } bij tafel { $table }. Iemand moet er nu daar of bij een arbiter ja op zeggen.

# The same where the table has no number. $device: the number of this device there.
pages-waits-somewhere = Dit is apparaat { $device }. Iemand moet er nu aan de tafel of bij een arbiter ja op zeggen.

# Somebody was asked about the device, and said no.
pages-said-no = Dit apparaat is geweigerd.

# The words let nobody in, whatever the reason; it must not tell whether there is a table.
pages-opens-nothing = Deze woorden openen nu niets. Vergelijk ze met het briefje. Zijn ze gelijk, vraag dan de arbiter.

# Too many wrong words were tried. $seconds: for so long none are tried.
pages-not-tried =
    { $seconds ->
        [one] Eén seconde lang worden geen woorden nagekeken.
       *[other] { $seconds } seconden lang worden geen woorden nagekeken.
    }

## The list of tables.

# Its heading.
pages-tables = Tafels

# A link to the page of a table. $number: its number in the hall.
pages-table = Tafel { $number }

# The same where the table has no number.
pages-table-unnumbered = Tafel zonder nummer

# Who plays there. $white and $black: their names, empty where none was given.
pages-players = Wit: { $white }; zwart: { $black }

# The table's program is not reached just now.
pages-not-there = Nu niet bereikbaar.

# How far a game is: it has not begun.
pages-phase-before = Nog niet begonnen.

# How far a game is: it is on.
pages-phase-playing = De partij is bezig.

# How far a game is: the arbiter stopped it.
pages-phase-stopped = Onderbroken.

# How far a game is: it is over.
pages-phase-over = Afgelopen.

# How far a game is: its program ends, and it can be gone on with.
pages-phase-closed = Het programma stopt; de partij kan later verdergaan.

# Why an arbiter is to look at a table: somebody called.
pages-attention-call = De arbiter is geroepen.

# Why an arbiter is to look at a table: a board shows something else than the record.
pages-attention-boards-differ = Een bord wijkt af van de notatie.

# Why an arbiter is to look at a table: a player claims something.
pages-attention-claim = Er wacht een claim.

# Why an arbiter is to look at a table: a result is to be declared or confirmed.
pages-attention-result = Een uitslag moet bevestigd worden.

# Why an arbiter is to look at a table: a flag fell.
pages-attention-flag = Een vlag is gevallen.

# Why an arbiter is to look at a table: a board or the clock device fell silent.
pages-attention-device-lost = Een bord of de klok antwoordt niet.

# Why an arbiter is to look at a table: a player is too late, or the record is not completed in time.
pages-attention-overdue = Een speler of de notatie is te laat.

## What is not done, and why.

# Nothing is at this address, or nothing for this device.
pages-nowhere = Hier is niets.

# A form that was not made for this page, is too old, or cannot be read.
pages-not-our-form = Dit formulier is niet aangenomen. Laad de pagina opnieuw en probeer het nog eens.

# The browser called the desk by another name than its own.
pages-not-our-address = Dit is niet het adres van deze pagina. Typ dat van de organisator.

# A form was longer than any can be.
pages-too-much = Er is te veel verstuurd.

# The desk, or the table, has too much to do.
pages-busy = Er gebeurt te veel. Er is niets aangenomen. Probeer het zo nog eens.

## What `zgoda desk ca` prints: what to do with the files of an authority.

# $file: the root's certificate.
pages-ca-root = { $file }: zet het vóór het toernooi op elk apparaat als certificaatautoriteit en haal het er daarna af; geen geheim.

# $file: the root's key.
pages-ca-root-key = { $file }: geheim; verwijder het nu, want het is niet meer nodig.

# $desk: the desk's certificate. $key: its key. $command: the command that starts the desk with them.
pages-ca-desk = { $desk } en { $key } blijven bij de lessenaar; het tweede is geheim. Start met: { $command }

# $days: for how long. $names: for which names.
pages-ca-good =
    { $days ->
        [one] Geldig voor { $days } dag en alleen voor deze namen: { $names }.
       *[other] Geldig voor { $days } dagen en alleen voor deze namen: { $names }.
    }

pages-all = Alle tafels tegelijk

pages-all-begin = De ronde beginnen

pages-all-begin-means = Aan elke tafel van u die erop wacht, gaat de klok van de beginnende kant lopen (Kodeks II 4.4). Welke niet begon, wordt gezegd.

pages-all-stop = Alle klokken stilzetten

pages-all-stop-means = Aan elke tafel van u waar een partij gaande is, staan beide klokken stil, en beide spelers horen het.

pages-all-go-on = Alle partijen laten doorgaan

pages-all-go-on-means = Aan elke tafel van u die stilstond, gaat de partij verder, en beide spelers horen het.

pages-all-yes = Ja, aan alle

pages-all-not-here = Blijft zoals het is.
