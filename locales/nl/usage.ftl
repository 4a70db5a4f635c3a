usage-heading-usage = Gebruik
usage-heading-commands = Opdrachten
usage-heading-arguments = Argumenten
usage-heading-options = Opties
usage-heading-examples = Voorbeelden
usage-heading-game = De partij
usage-heading-boards = { CAPITAL(-board(number: "plural")) } en handen
usage-heading-clock = De { -clock }
usage-heading-voice = Stemmen en woorden
usage-heading-record = De notatie
usage-heading-desk = De lessenaar
usage-option-help = Toont de hulp
usage-option-version = Toont de versie
usage-option-lang = De taal van wat gezegd wordt en van deze hulp, zoals pl of en (anders uit LANGUAGE, LC_ALL, LC_MESSAGES of LANG)
usage-option-data = De map van de eigen bestanden van het programma (anders de gegevensmap van het systeem)
usage-option-log = Een bestand voor wie een fout zoekt, zonder namen, codes en { -half-move(number: "plural") } (anders uit ZGODA_LOG)

usage-command-zgoda = Laat een blinde speler op gelijke voet dammen in officiële wedstrijden.

usage-command-help = Toont deze hulp, of die van een opdracht

usage-command-menu = Het gesproken menu, dat `zgoda` alleen ook opent
usage-option-menu-voice = De stem die spreekt: system, screen-reader, embedded, none of wav:FILE (anders de gekozen stem, of de beste die er is)

usage-command-play = Een partij die gespeeld wordt
usage-option-play-variant = Het spel: international (10x10, velden 1 tot 50) of polish64 (8x8, velden a1 tot h8, internationale regels)
usage-option-play-white = Naam van wit
usage-option-play-black = Naam van zwart
usage-option-play-sight = Hoeveel een kant ziet: SIDE=blind (niets), SIDE=low (weinig) of SIDE=sighted (ziend)
usage-option-play-blind = Wie niet ziet: white, black of both (anders white)
usage-option-play-mode = Het soort partij, dat bepaalt wat aan wie gezegd mag worden: official, rehearsal (als official, met het programma als { -arbiter }) of training (anders training)
usage-option-play-event = Het evenementbestand, voor de ronde door de { -arbiter } geschreven (TOML); official heeft het nodig
usage-option-play-new-code = Gaat verder met de partij hoewel het evenementbestand een andere code van de { -arbiter } geeft; elke opening van de woorden van de { -arbiter } en het verslag zeggen het
usage-option-play-resume = Gaat na een vraag verder met de laatste onvoltooide partij van de gegevensmap
usage-option-play-set-up = Begint met deze stand
usage-option-play-board = Een { -board }: SIDE is white, black of both; SPEC is dgt:PORT, cpp:PORT, sim, sim:OPTIONS of none
usage-option-play-pieces = De vorm van de schijven van een { -board }: ordinary (gewoon), pegged (met pennen) of hollow (hol); met ,second-man waar een tweede schijf de { -king } maakt
usage-option-play-keyboard = Van wie het toetsenbord is, en elke regel zonder naam: player, assistant, van één kant alleen: white of black, of van beide, elk met een eigen toets voor de { -clock }: both
usage-option-play-clock = De { -clock }: none, een naam uit `zgoda clocks`, of geschreven: 90m, 80m+60s, 15m+5s:bronstein, 90m/45,30m+30s
usage-option-play-clock-device = Wat de tijd bijhoudt: embedded (het programma), board (een { -clock } aan de lijn van het { -board }; board:right als het rechter display dat van wit is) of line:PORT
usage-option-play-low-time = Woorden over de eigen { -clock } die ongevraagd komen: off, tone (bij vijf minuten, en als de tijd om is), few of all; officieel hoogstens zoveel als het evenement toestaat
usage-option-play-pulses = Tijdstippen van de eigen { -clock }, te voelen in de motor van de controller: on (zoveel als --low-time zou kunnen) of off
usage-option-play-voice = De stem die spreekt: system, screen-reader, embedded, none of wav:FILE
usage-option-play-channel = Een eigen uitgang, één keer per luisteraar: LISTENER is white, black, assistant of room; OUT is default, device:NAME, left of right (een kant van het standaardapparaat), left:NAME, right:NAME, wav:FILE, page (van de lessenaar) of text; awake: voor een apparaat of een kant houdt het wakker
usage-option-play-lang-of = De taal van één luisteraar
usage-option-play-words = Woorden voor { -half-move(number: "plural") } die hardop worden aangekondigd: when-needed (een geluid waar { -board } en woorden gelijk zijn) of always (altijd woorden)
usage-option-play-whisper = Hoe de velden worden genoemd waar op het eigen { -board } wordt opgetild en neergezet: off, sound (geluid) of number (nummer); officieel moet het evenement ermee instemmen
usage-option-play-figures = { CAPITAL(-half-move(number: "plural")) } en tijden afgedrukt in cijfers (32-28, 1:20:48), een druk op de { -clock } als één teken: on of off (anders on waar een schermlezer of brailleleesregel gevonden wordt)
usage-option-play-settings = Iemands instellingen staan daar, niet in de map met instellingen: white=FILE, black=FILE, assistant=FILE of room=FILE
usage-option-play-record = De notatie van de partij (anders een nieuw bestand in de gegevensmap); een onvoltooide wordt hervat
usage-option-play-transcript = Schrijft alles wat gezegd wordt daarheen, als JSON-regels
usage-option-play-view = Schrijft daarheen wat de tafel de { -arbiter } toont, een JSON-regel voor elke verandering; officieel moet het evenement ermee instemmen
usage-option-play-desk = Pagina's van de tafel in een browser: start `zgoda desk` naast de partij, op dit adres

usage-command-tables = De tafels van een ronde in één proces, gespeeld op pagina's van de lessenaar
usage-option-tables-folder = De map met een evenementbestand per tafel; de notatie ligt ernaast en wordt hervat
usage-option-tables-mode = Het soort partij, dat bepaalt wat aan wie gezegd mag worden: official of training (anders official)
usage-option-tables-desk = Pagina's van de tafels in een browser: start `zgoda desk` ernaast, op dit adres
usage-option-tables-new-code = Gaat verder met partijen hoewel hun evenementbestanden andere codes van { -arbiter(number: "plural") } geven; elke opening van de woorden van de { -arbiter } en het verslag zeggen het

usage-command-moves = De regelmatige zetten van standen, als JSON-regels
usage-option-moves-variant = Het spel: international of polish64 (anders wat de velden laten zien, anders international)
usage-option-moves-fens = Standen (anders één per regel van de standaardinvoer)

usage-command-perft = Telt de zettenboom: diepte, knopen, seconden, knopen per seconde
usage-option-perft-variant = { usage-option-moves-variant }
usage-option-perft-fen = De stand (anders het begin van de partij)
usage-option-perft-depth = { CAPITAL(-half-move(number: "plural")) }, 1 tot 40

usage-command-check = Speelt partijbestanden (PDN) door, één JSON-regel per partij
usage-option-check-variant = Het spel van bestanden die het niet zeggen: international of polish64
usage-option-check-files = Partijbestanden (PDN); FILE#N is één partij van een bestand, - is de standaardinvoer

usage-command-reconcile = Vergelijkt twee notaties van één partij: waar ze gelijk zijn, wie afwijkt, wat te doen is
usage-option-reconcile-white = De notatie van wit: een PDN-bestand (FILE#N is één van meer partijen) of een notatie van het programma
usage-option-reconcile-black = De notatie van zwart
usage-option-reconcile-white-board = De stand op het { -board } van wit
usage-option-reconcile-black-board = De stand op het { -board } van zwart
usage-option-reconcile-senses = Hoe scherp deze { -board(number: "plural") } gezien zijn: exact (soort en kant van elk stuk), colour (de kant van elk stuk, niet het soort) of occupancy (alleen dat er iets staat); anders exact
usage-option-reconcile-unread = Velden van deze { -board(number: "plural") } die niet te lezen waren, met komma's ertussen
usage-option-reconcile-variant = Het spel, waar de bestanden het niet zeggen: international of polish64
usage-option-reconcile-charge = De kant die de tijd van de correctie draagt: white=3:20, black=3:20 of both=3:20
usage-option-reconcile-json = Eén object voor machines in plaats van zinnen
usage-option-reconcile-arbiter = Voor de notatie van een officiële partij die niet uit is: vraagt om een code van de { -arbiter }, en de notatie zegt dat het gedaan is
usage-option-reconcile-aloud = Leest deze notatie hardop voor, zet voor zet, naast het papier van de tegenstander
usage-option-reconcile-from = Vanaf welke { -half-move } wordt voorgelezen (anders vanaf waar beide { -board(number: "plural") } het laatst gelijk waren)
usage-option-reconcile-paper = De kant die op papier noteerde: white of black (anders black)
usage-option-reconcile-voice = De stem die voorleest: system, screen-reader, embedded, none of wav:FILE (anders die van een partij)

usage-command-export = Schrijft een notatie als PDN, notatieformulier, verslag van de { -arbiter } of JSON-regels
usage-option-export-record = De notatie
usage-option-export-to = De vorm: pdn (de partij voor elk ander programma, PDN 3.0), text (een notatieformulier om te lezen en af te drukken), protocol (wat aan het { -board } gebeurde en beslist werd, beide notaties naast elkaar), html (hetzelfde als één HTML-bestand voor A4, om af te drukken of per deel in een browser te lezen) of json (JSON-regels: de instellingen, dan elke gebeurtenis, dan alles wat gezegd werd)
usage-option-export-arbiter = Alles van een officiële partij die niet uit is: vraagt om een code van de { -arbiter }, en de notatie zegt dat het gedaan is

usage-command-forget = Haalt namen en de vermelding van een handicap uit een notatie
usage-option-forget-record = De notatie; de partij erin blijft

usage-command-round = De papieren van een ronde: evenementbestanden, tafelkaarten en briefjes uit één lijst van paringen

usage-command-round-make = Maakt evenementbestanden, tafelkaarten en briefjes uit een lijst van paringen
usage-option-round-make-list = De lijst: CSV met de kolommen table, white, black en andere
usage-option-round-make-event = Het evenementbestand voor alle tafels
usage-option-round-make-out = De map voor alles wat gemaakt wordt
usage-option-round-make-board-language = De taal van kaarten en briefjes (anders die van wat gezegd wordt)
usage-option-round-make-slips = Welke briefjes gemaakt worden, met komma's ertussen: chief (hoofdarbiter, één voor alle tafels), round (rondearbiters, elk één voor alle tafels), assistant ({ -assistant(number: "plural") }, waar die er zijn), helper (wie een ziende tegenstander van een slechtziende speler aanwijst, FIDE F.2.10), face (de { -clock }), ear (oor van een slechtziende speler), screen (scherm voor een slechtziende speler), player (eigen pagina om in te voeren, te drukken, aan te bieden en te claimen) of none (anders alles wat het evenement toestaat, behalve helper)
usage-option-round-make-again = Schrijft opnieuw wat er al is; uitgedeelde briefjes openen niets meer

usage-command-round-slip = Maakt op elk moment één briefje van een tafel opnieuw; eerdere van die rol die niet gebruikt zijn openen niets meer
usage-option-round-slip-folder = De map die `zgoda round make` schreef
usage-option-round-slip-table = Het nummer van de tafel
usage-option-round-slip-role = Voor wie: ear-white, of in woorden zoals oor van wit
usage-option-round-slip-board-language = De taal van het briefje (anders die van wat gezegd wordt)

usage-command-round-pairings = Schrijft de lijst van paringen opnieuw, met uitslagen
usage-option-round-pairings-folder = { usage-option-round-slip-folder }
usage-option-round-pairings-csv = De lijst die gemaakt wordt
usage-option-round-pairings-records = De map met de notaties van de partijen, voor de uitslagen
usage-option-round-pairings-excel = Met puntkomma's en een merkteken van UTF-8, zoals Excel het in veel landen wil
usage-option-round-pairings-again = Schrijft opnieuw wat er al is

usage-command-round-forget = Haalt de namen uit de papieren van een ronde
usage-option-round-forget-folder = { usage-option-round-slip-folder }

usage-command-devices = Toont seriële poorten, geluidsapparaten en stemmen
usage-option-devices-what = Alleen deze: ports (poorten), sound (geluidsapparaten en stemmen) of gamepads (controllers); anders alles

usage-command-setup = Taal, stem en tempo, op het gehoor gekozen en bewaard
usage-option-setup-name = De speler met deze instellingen, waar hier meer mensen spelen
usage-option-setup-settings = De instellingen staan daar, niet in de map met instellingen
usage-option-setup-voice = De stem die van nu af spreekt: system, screen-reader, embedded of none (anders die van een partij)

usage-command-manual = De handleiding, hoofdstuk voor hoofdstuk te horen, of als tekst of HTML; de kaart en de pagina's voor de { -arbiter } net zo
usage-option-manual-paper = Wat gewenst is: manual (van het eerste bestand tot het einde van de eerste partij), card (de nodigste woorden en toetsen, voor speler en { -assistant }) of arbiter (de pagina's voor een { -arbiter }, met de artikelen); anders manual
usage-option-manual-to = Drukt het zo af en leest niets voor: text (gewone regels, elk een alinea) of html (één bestand voor browser of printer)
usage-option-manual-voice = { usage-option-say-voice }

usage-command-say = Probeert de stem
usage-option-say-voice = De stem die spreekt: system, screen-reader, embedded, none of wav:FILE (anders die van een partij)
usage-option-say-sounds = Elk geluid van het programma, met wat het betekent
usage-option-say-text = De tekst die gezegd wordt

usage-command-reader-check = Zoekt in twaalf stappen uit wat een schermlezer van het programma zegt, en schrijft een verslag zonder namen
usage-option-reader-check-report = Het bestand voor het verslag; het mag er nog niet zijn (anders reader-check.txt)
usage-option-reader-check-page = Schrijft in plaats daarvan de stappen voor een browser naar dit bestand; het heeft niets anders nodig en kan ook op een telefoon geopend worden

usage-command-clock = De { -clock } van het programma, in een eigen terminal
usage-option-clock-plain = Eén regel per kant, zonder grote cijfers

usage-command-clocks = De speeltempo's van de Kodeks: naam, bedenktijd, tempo, minuten voor 60 zetten
usage-option-clocks-variant = Alleen voor dit spel: international of polish64
usage-option-clocks-json = In plaats daarvan JSON-regels, elk een object

usage-command-sim = Een gesimuleerd { -board }, of een { -clock }, op een pseudoterminal
usage-option-sim-what = Wat gesimuleerd wordt: dgt (een DGT-bord), cpp (een zelfgemaakt { -board } met het Chess Peripheral Protocol) of clock (een { -clock } met het open protocol)
usage-option-sim-game = Een partij die tot het einde gespeeld wordt: FILE, of FILE#N
usage-option-sim-seed = Waar alle toeval vandaan komt
usage-option-sim-faults = De eigenaardigheden van het { -board }: all, of namen met + ertussen
usage-option-sim-speed = Hoeveel keer sneller dan in het echt
usage-option-sim-clock = Een { -clock } aan een dgt-bord: wat hij telt, geschreven als in --clock van `play`, of `computer` voor een { -clock } die een programma instelt
usage-option-sim-white = Welk display van de { -clock } van wit is: left (links) of right (rechts)
usage-option-sim-presses = De handen drukken erop na elke zet
usage-option-sim-senses = Wat een cpp-bord onderscheidt: exact, colour of occupancy
usage-option-sim-variant = Het spel op het { -board }: international of polish64 (anders dat van --set-up of GAME, anders international)
usage-option-sim-set-up = De stand erop (anders het begin van de partij)
usage-option-sim-time = De tijd van elke kant van een { -clock } in het begin: seconden, M:SS of H:MM:SS (anders 5:00)
usage-option-sim-bonus = De tijd die een druk de kant die drukte oplevert, op dezelfde manier geschreven (anders niets)
usage-option-sim-clock-mode = Naar wie een { -clock } luistert als hij wordt aangezet: computer (het programma mag hem instellen, starten en stoppen) of hand (alleen handen); anders computer

usage-command-desk = Pagina's voor { -assistant(number: "plural") } en { -arbiter(number: "plural") }, op deze computer of via een kabel
usage-option-desk-listen = Waar hij luistert; een adres dat anderen bereiken heeft een certificaat nodig (anders 127.0.0.1:7464)
usage-option-desk-name = Een naam waaronder apparaten hem openen, naast het adres; kan meer dan eens
usage-option-desk-certificate = Het certificaat, als PEM
usage-option-desk-key = De sleutel van het certificaat, als PEM
usage-option-desk-records = { CAPITAL(-arbiter(number: "plural")) } mogen de notaties in deze map lezen, bijvoorbeeld op een stick; ze wordt alleen gelezen
usage-option-desk-joinable = Lessenaars van andere computers die deze sleutel hebben mogen zich aansluiten; `zgoda desk join-key` maakt er een
usage-option-desk-join = Toont ook de tafels van een andere computer: waar zijn lessenaar is, en een bestand met de sleutel ervoor; kan meer dan eens
usage-option-desk-join-root = Het basiscertificaat van de andere computers, als PEM; kan meer dan eens

usage-command-desk-ca = Maakt een certificaatautoriteit en een certificaat voor de lessenaar, voor de apparaten van één evenement
usage-option-desk-ca-folder = Een map voor de bestanden, nieuw of leeg
usage-option-desk-ca-name = Een naam of adres waaronder apparaten de lessenaar openen; kan meer dan eens

usage-command-desk-join-key = Maakt een sleutel waarmee lessenaars van andere computers zich bij deze mogen aansluiten
usage-option-desk-join-key-file = Een nieuw bestand ervoor

usage-command-attest = De identiteit van dit programma: versie, hash, functies aan en uit, netwerkinterfaces, geen engine
usage-option-attest-event = Een evenementbestand, om ook de toestemmingen ervan te noemen; exitstatus 1 als het een ander programma noemt
usage-option-attest-json = In plaats daarvan één JSON-object, en er wordt niets gezegd
usage-option-attest-voice = { usage-option-say-voice }

usage-command-completions = Toont de aanvullingen voor een shell: wat hij aanbiedt terwijl een regel getypt wordt
usage-option-completions-shell = De shell: bash, elvish, fish, powershell of zsh

usage-command-man = Toont de pagina voor man van het programma of van een opdracht (in het Engels)
usage-option-man-command = De opdracht, zoals play of round make
usage-option-man-to = Schrijft in plaats daarvan de pagina's van alle opdrachten naar deze map

usage-example-menu = Het gesproken menu
usage-example-language = Het menu in het Pools
usage-example-play-two = Twee mensen aan dit toetsenbord, met een { -clock }
usage-example-play-dgt = Wit speelt op een DGT-bord, zwart op het toetsenbord
usage-example-play-sim = Een gesimuleerd { -board } en de stem van het systeem
usage-example-play-ears = Beide aan één toetsenbord, elk met één oor van dezelfde koptelefoon
usage-example-play-official = Een officiële partij volgens het evenementbestand, met de pagina van de { -arbiter } in een browser
usage-example-play-resume = De afgebroken partij gaat verder
usage-example-tables = De tafels van de map round-3, met de pagina's van de lessenaar
usage-example-moves = De regelmatige zetten van één stand
usage-example-perft = De zetten vanaf het begin van de partij, geteld tot een diepte van vijf { -half-move(number: "plural") }
usage-example-check = Elke partij van een bestand
usage-example-check-64 = De derde partij van een bestand dat niet zegt dat er op 64 velden gespeeld wordt
usage-example-reconcile = Waar de notaties van wit en zwart van elkaar afwijken
usage-example-reconcile-aloud = Een notatie wordt voorgelezen, en de { -arbiter } volgt op het papier van de tegenstander
usage-example-export-pdn = De partij voor een ander programma
usage-example-export-html = Het verslag van de { -arbiter }, om af te drukken
usage-example-forget = Na de partij, als het verslag getekend is
usage-example-round-make = Evenementbestanden, kaarten en briefjes voor elke tafel van een ronde
usage-example-round-slip = Een nieuw briefje voor het oor van wit aan tafel 4
usage-example-round-pairings = De lijst van paringen met uitslagen
usage-example-devices = Alleen geluidsapparaten en stemmen
usage-example-setup = Anna kiest hoe het programma tegen haar spreekt
usage-example-manual = De kaart met woorden en toetsen, afgedrukt
usage-example-say = Hoe een { -half-move } klinkt
usage-example-reader-check = De stappen aan deze terminal en hun verslag
usage-example-sim = Een DGT-bord met een { -clock }, waar de handen op drukken
usage-example-desk = Pagina's voor deze computer alleen
usage-example-desk-hall = Pagina's voor de apparaten van een zaal, met het certificaat van `zgoda desk ca`
usage-example-desk-ca = Het certificaat, in de nieuwe map ca
usage-example-attest = Of dit het programma is waarmee het evenement heeft ingestemd
usage-example-completions = Voor bash, vanaf de volgende terminal
usage-example-man = De pagina van `zgoda play`
