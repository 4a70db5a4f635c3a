command-said = gezegd, aangekondigd

command-correct = correctie, corrigeer, verbeter

command-undo = neem terug, terugnemen

command-hand = met de hand

command-lift = til op

command-put = plaats

command-remove = haal weg

command-slide = schuif

command-press = klok gedrukt, druk, ingedrukt

command-pause = pauze

command-offer = bied aan, remise, bied remise aan

command-accept = neem aan, aannemen

command-decline = wijs af, afwijzen, sla af

command-claim = claim, eis op, eis

command-resign = geef op, opgeven

command-call = roep, roep arbiter

command-adjust = ik zet recht, zet recht, rechtzetten

command-done = klaar

command-demand = verlang, verlangen

command-let-stand = laat staan, laten staan

command-crowned = gekroond, dam gezet

command-players = spelers, wie speelt, naam van de tegenstander

command-new-game = nieuwe partij, nieuw spel

command-repeat = herhaal, nog eens
command-missed = gemist, wat heb ik gemist

command-spell = spel, spellen

command-last = laatste, laatste zet

command-history = verloop, geschiedenis

command-where = waar, waar staan we

command-clock = klok, tijd

command-feel = voel

command-count = aantal

command-square = veld

command-row = rij

command-men = schijven, schijf

command-kings = dammen, dam

command-diagonals = diagonalen

command-around = rondom

command-all = alle

command-region = deel, gebied

command-regions = delen, gebieden

command-changed = veranderd

command-next = volgende

command-previous = vorige

command-older = ouder, eerder

command-record = notatie, mijn notatie

command-newer = nieuwer, later

command-newest = nu

command-more = meer

command-moves = zetten

command-captures = slagen

command-attacked = bedreigd

command-board = bord

command-boards = borden

command-sensor = sensor, sensoren

command-settings = instellingen

command-help = hulp

command-arbiter = arbiter, scheidsrechter

command-stop = zet stil, stilzetten

command-resume = hervat

command-set = stel in

command-replace = vervang
command-press-back = druk terug

command-swap-clock = klok omwisselen

command-ask = vraag

command-answer = inlichten

command-absent = afwezig, te laat

command-arrived = aangekomen, aanwezig

command-charge = reken aan, aanrekenen

command-compare = vergelijk

command-walk-back = ga terug, terugzetten

command-decide = beslis, beslissing

command-restore = herstel

command-slips = versprekingen

command-device = apparaat

command-slip = briefje

command-unreadable = onleesbaar

command-back = terug

command-prepared = voorbereid

command-braille = in braille

command-print = zwartdruk, in zwartdruk

command-dictaphone = dictafoon, op dictafoon

command-appoint = benoem

command-hand-over = overdragen
command-keyboard = toetsenbord

command-note = noteer

command-stands = staat
command-original = origineel, ingeleverd
command-protocol = protocol

command-up = omhoog, boven

command-down = omlaag, onder

command-left = naar links, links

command-right = naar rechts, rechts

command-up-left = linksboven, omhoog links

command-up-right = rechtsboven, omhoog rechts

command-down-left = linksonder, omlaag links

command-down-right = rechtsonder, omlaag rechts

command-first = begin, eerste

command-row-end = einde rij

command-here = hier

command-choose = kies

command-leave = verlaat, annuleer

command-quit = stop programma, afsluiten

command-end = beëindigen, einde

command-save = opslaan

command-silence = stilte, stil

command-turn = wie is aan zet

command-make-a-difference = maak een verschil, verschil
command-advice = advies, tip

command-result = uitslag

command-sides = kanten

command-chat = chat

command-pieces = stukken, hoeveel stukken

command-yes = ja, j

command-no = nee, n

command-white = wit, witte

command-black = zwart, zwarte

command-both = beide

command-assistant = assistent, assistente
command-whites-assistant = assistent van wit, assistente van wit
command-blacks-assistant = assistent van zwart, assistente van zwart

command-grant = toewijzen, wijs toe

command-refuse = afkeuren, keur af

command-sanction = sanctie

command-complaint = klacht

term-claim-draw = remise

term-claim-repetition = herhaling

term-claim-kings = dammen

term-claim-three-kings = drie dammen, eindspel

term-claim-regulation = reglement

term-claim-flag = vlag, tijd

term-ending-no-pieces = geen stukken

term-ending-blocked = geblokkeerd, vastgezet

term-ending-resignation = opgave, opgegeven

term-ending-refusal = weigering

term-ending-time = tijd, vlag

term-ending-forfeit = forfait

term-ending-sanction = sanctie

term-ending-agreement = overeenkomst, onderling overleg

term-ending-repetition = herhaling

term-ending-kings = dammen

term-ending-three-kings = drie dammen

term-ending-main-line = hoofdlijn

term-ending-main-line-taken = bezette hoofdlijn

term-ending-two-kings = twee dammen

term-ending-regulation = reglement

term-ending-short-of-time = tijdnood

term-ending-both-flags = beide vlaggen

term-ending-cannot-win = geen winst

term-ending-decision = beslissing

term-sanction-reprimand = berisping

term-sanction-warning = waarschuwing

term-sanction-loss = verlies

term-sanction-disqualification = diskwalificatie

term-complaint-clock = klok

term-role-chief = hoofd, hoofdarbiter

term-role-round = ronde, rondearbiter

term-role-face = klok, wijzerplaat

term-role-assistant = assistent

term-role-helper = helper

term-role-ear = oor

term-role-screen = scherm

term-role-player = speler, pagina

command-keys = toetsen

command-menu = menu

command-profile = profiel

command-rate = spreektempo, tempo, spreeksnelheid

command-faster = sneller

command-slower = langzamer

command-volume = volume

command-louder = harder

command-softer = zachter

command-pitch = toonhoogte

command-voice = stem

command-language = taal

command-words = woorden

command-numbers = nummers, veldnummers

command-letters = letters

command-sounds = geluiden

command-low-time = weinig tijd

command-pulses = trillingen

command-confirm = bevestiging

command-whisper = fluisteren

term-of-own = eigen, mijn

term-of-opponent = tegenstander, zijn

term-choice-terse = kort, beknopt

term-choice-normal = gewoon

term-choice-full = uitgebreid

term-choice-same = hetzelfde, zoals alles

term-choice-whole = geheel, heel

term-choice-digits = cijfers

term-choice-digits-on-repeat = cijfers bij herhaling

term-choice-plain = eenvoudig

term-choice-names = namen

term-choice-on = aan

term-choice-off = uit

term-choice-tone = signaal

term-choice-few = enkele

term-choice-own = eigen

term-choice-all = alle

term-choice-when-needed = indien nodig

term-choice-always = altijd

term-choice-sound = geluid

term-choice-number = nummer

term-choice-usual = gebruikelijk

term-choice-new = nieuw

term-choice-none = geen

term-choice-moves = zetten

term-choice-game = partij

term-choice-boards = borden

term-choice-clock = klok

term-choice-answers = antwoorden

term-choice-program = programma
term-choice-player = speler
term-choice-record = notatie

command-commands = opdrachten
