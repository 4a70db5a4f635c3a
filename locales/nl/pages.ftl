### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

pages-skip = Naar de inhoud

pages-all-tables = Startpagina

pages-connected = Verbonden.

pages-not-connected = Niet verbonden, niets aangenomen.

pages-table-gone = De tafel is niet bereikbaar. Er wordt niets aangenomen.

pages-table-asked = Er wordt op de tafel gewacht.

pages-let-in-no-more = Dit apparaat heeft geen toegang meer. Vraag de { -arbiter } zo nodig om een nieuw briefje.

pages-language = Taal

pages-choose = Taal wijzigen

pages-blank = Pagina verbergen

pages-show-again = Pagina tonen

pages-letters-on = Lettertoetsen aanzetten

pages-letters-off = Lettertoetsen uitzetten

pages-answers = Antwoorden

pages-news = Nieuws

pages-news-on = Nieuws op deze pagina voorlezen

pages-earphone = Ik draag een oortje

pages-anew = Pagina opnieuw laden

pages-unanswered = Geen antwoord. Kijk op de pagina of het is aangenomen voordat u het herhaalt.

pages-taken = Aangenomen.

pages-leave = Deze tafel verlaten

pages-leave-means = Dit apparaat heeft daarna een nieuw briefje nodig.

## Letting a device in.

pages-desk = Zgoda

pages-another-slip = Nog een briefje

pages-words = Woorden van het briefje

pages-words-hint = Vijf woorden, met spaties ertussen.

pages-device = Naam van dit apparaat

pages-device-hint = Daaraan herkennen anderen het, bijvoorbeeld: tablet van de organisator.

pages-let-in = Toegang vragen

pages-looking = De woorden worden nagekeken.

pages-waits = Dit is apparaat { $device } bij tafel { $table }. Iemand moet er nu daar of bij een { -arbiter } ja op zeggen.

pages-waits-somewhere = Dit is apparaat { $device }. Iemand moet er nu aan de tafel of bij een { -arbiter } ja op zeggen.

pages-said-no = Dit apparaat is geweigerd.

pages-opens-nothing = Deze woorden openen nu niets. Vergelijk ze met het briefje. Zijn ze gelijk, vraag dan de { -arbiter }.

pages-not-tried =
    { $seconds ->
        [one] Eén seconde lang worden geen woorden nagekeken.
       *[other] { $seconds } seconden lang worden geen woorden nagekeken.
    }

pages-try-again = Deze woorden zijn niet geprobeerd, omdat er van hier eerst verkeerde kwamen. Typ ze opnieuw.

## The list of tables.

pages-tables = Tafels

pages-table = Tafel { $number }

pages-table-unnumbered = Tafel zonder nummer

pages-table-at = Tafel { $number } op { $machine }

pages-table-unnumbered-at = Tafel zonder nummer op { $machine }

pages-table-here = Tafel { $number } op de computer van deze lessenaar
pages-title-at = { $title }, op { $machine }

pages-players = Wit: { $white }; zwart: { $black }

pages-move-number = Zet { $number }

pages-result-is = Uitslag: { $result }

pages-order = Volgorde

pages-order-waiting = wie op de { -arbiter } wacht eerst

pages-order-number = op nummer

pages-order-state = op stand van de partij

pages-find = Zoeken

pages-find-hint = Een nummer, een naam of de stand van de partij

pages-show-so = Lijst zo tonen

pages-show-all-tables = Alle tafels tonen

pages-tables-found = { $found } van { $all } tafels staan hier; een tafel die op de { -arbiter } wacht altijd.

pages-not-there = Nu niet bereikbaar.

pages-not-started = Tafel { $number } is niet gestart.

pages-not-started-why = Het programma zegt: { $why }. Verhelp dat en typ { $line } in de terminal van de tafels.

pages-phase-before = Nog niet begonnen.

pages-phase-interrupted = Begonnen; het programma is opnieuw gestart en ze wacht om verder te gaan.

pages-phase-playing = De partij is bezig.

pages-phase-stopped = Onderbroken.

pages-phase-over = Afgelopen.

pages-phase-closed = Het programma stopt; de partij kan later verdergaan.

pages-attention-call = De { -arbiter } is geroepen.

pages-attention-not-recorded = De partij wordt niet vastgelegd: schrijf op papier.

pages-attention-boards-differ = Een { -board } wijkt af van de notatie.

pages-attention-claim = Er wacht een claim.

pages-attention-result = Een uitslag moet bevestigd worden.

pages-attention-flag = Een vlag is gevallen.

pages-attention-device-lost = Een { -board } of de { -clock } antwoordt niet.

pages-attention-ear-lost = Het oor van een speler is weg.

pages-attention-device-waits = Een apparaat wacht op toelating.

pages-attention-overdue = Een speler of de notatie is te laat.

## What is not done, and why.

pages-nowhere = Hier is niets.

pages-not-our-form = Dit formulier is niet aangenomen. Laad de pagina opnieuw en probeer het nog eens.

pages-not-our-address = Dit is niet het adres van deze pagina. Typ dat van de organisator.

pages-too-much = Er is te veel verstuurd.

pages-busy = Er gebeurt te veel. Er is niets aangenomen. Probeer het zo nog eens.

## What `zgoda desk join-key` prints: what to do with a key by which one desk shows the tables of another computer.

pages-join-key-here = { $file }: een geheim van twee lessenaars. Start de lessenaar van deze computer met: --joinable { $file }

pages-join-key-there = Breng een kopie van { $file } op een stick naar de computer waarvan de lessenaar deze tafels ook moet tonen; start die lessenaar met: --join HOST:PORT=FILE --join-root root.pem

## What `zgoda desk ca` prints: what to do with the files of an authority.

pages-ca-root = { $file }: zet het vóór het toernooi op elk apparaat als certificaatautoriteit en haal het er daarna af; geen geheim.

pages-ca-desk = { $desk } en { $key } blijven bij de lessenaar; het tweede is geheim. Start met: { $command }

pages-ca-good =
    { $days ->
        [one] Geldig voor { $days } dag en alleen voor deze namen: { $names }.
       *[other] Geldig voor { $days } dagen en alleen voor deze namen: { $names }.
    }

pages-all = Alle tafels tegelijk

pages-all-begin = De ronde beginnen

pages-all-begin-means = Aan elke tafel van u die erop wacht, gaat de { -clock } van de beginnende kant lopen (Kodeks II 4.4). Welke niet begon, wordt gezegd.

pages-all-stop = Alle { -clock(number: "plural") } stilzetten

pages-all-stop-means = Aan elke tafel van u waar een partij gaande is, staan beide { -clock(number: "plural") } stil, en beide spelers horen het.

pages-all-go-on = Alle partijen laten doorgaan

pages-all-go-on-means = Aan elke tafel van u die stilstond, gaat de partij verder, en beide spelers horen het.

pages-all-let-in = Alle wachtende apparaten toelaten

pages-all-let-in-means = Aan elke tafel van u waar apparaten wachten, worden ze alle toegelaten, elk voor de rol van zijn briefje. De namen van de wachtende staan op de pagina's van de tafels.

pages-all-prepared = Alles is voorbereid

pages-all-prepared-means = Aan elke tafel van u waar voor de eerste zet nog iets te regelen is, geldt dat als door u geregeld, en de opname zegt het. Wat nog open is, staat op de pagina’s van de tafels.

pages-all-hand-over = Alle tafels overdragen

pages-all-hand-over-means = Vanaf dan zorgt wie genoemd wordt voor elke tafel van u; in het protocol van elk staat van wanneer tot wanneer. Wat die daar mag, volgt uit het eigen briefje of de eigen code; die van u blijft zoals hij is.

pages-all-hand-over-name = Aan wie, met naam

pages-all-yes = Ja, aan alle

pages-all-not-here = Blijft zoals het is.

pages-protocol = Verslag van de { -arbiter }

pages-protocol-of = Verslag van de { -arbiter }, tafel { $number }

pages-protocol-means = Zoals de opname nu is. Wat later gebeurt, staat er als de pagina opnieuw wordt geladen. De browser drukt het af op A4.

pages-back-to-table = Terug naar de tafel

pages-read-not-allowed = Dit is voor de { -arbiter(number: "plural") } van deze tafel.

pages-read-unreadable = De opname kan nu niet worden gelezen. Probeer het opnieuw, of gebruik zgoda export met het bestand ervan.

pages-read-too-long = Dit verslag is te lang voor een pagina; zgoda export --to html schrijft het uit het bestand van de opname.

pages-read-late = De tafel heeft niet op tijd geantwoord. Laad de pagina opnieuw.

pages-said-alone = Wat tegen elke speler alleen is gezegd

pages-said-alone-of = Wat tegen elke speler alleen is gezegd, tafel { $number }

pages-said-means = Het nieuwste eerst, hoogstens veertig voor elk. Wat anderen tegelijk hoorden, staat hier niet; waar één uitgang voor allen is, staat hier alles wat daar is gezegd. Wat later komt, staat er als de pagina opnieuw wordt geladen.

pages-said-to =
    { $side ->
        [white] Tegen wit
       *[black] Tegen zwart
    }

pages-said-nothing = Er is niets gezegd.

pages-said-cut = (niet tot het einde)

pages-records = Opnamen in de map

pages-records-mean = Deze opnamen staan in de map waarmee deze lessenaar is gestart, bijvoorbeeld op een stick. Ze worden alleen gelezen: in de map verandert niets.

pages-records-none = In de map staat geen opname.

pages-records-more = Alleen de eerste { $count } opnamen staan in de lijst.

pages-record-size = ({ $size } kB)

pages-records-compare = Twee opnamen vergelijken

pages-records-compare-means = Ze worden { -half-move } voor { -half-move } vergeleken, zoals zgoda reconcile dat doet. Daarmee wordt niets beslist.

pages-records-compare-now = Vergelijken

pages-records-compared = Twee opnamen vergeleken

pages-record-of-white = Opname van wit

pages-record-of-black = Opname van zwart

pages-records-back = Terug naar de opnamen

pages-record-faulty = Niet alles in deze opname was te lezen. Wat er is gevonden, in het Engels:

pages-records-gone = De map met de opnamen is niet te lezen. Misschien is er een stick uitgetrokken: steek hem er weer in en laad de pagina opnieuw.

pages-record-not-there = Deze opname staat niet meer in de map.

pages-record-too-long = Dit bestand is te lang voor een opname en is niet gelezen.

pages-record-broken = Dit bestand is geen opname van een partij, of zo beschadigd dat er niets van te lezen is.

pages-record-newer = Een nieuwere versie van het programma heeft deze opname geschreven; lees die met die versie.

pages-record-changes = Deze opname wordt juist geschreven. Laad de pagina opnieuw.

pages-record-no-room = Op deze computer is geen ruimte om de opname te lezen; maak ruimte op de schijf van de gegevensmap.

pages-records-not-compared = Deze twee opnamen zijn niet te vergelijken: ze zijn van verschillende spellen, of uit een ervan komt geen partij.

pages-records-late = De map antwoordt niet op tijd. Laad de pagina opnieuw.
