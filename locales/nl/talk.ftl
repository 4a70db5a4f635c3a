talk-filler =
    graag, alsjeblieft, alstublieft, de, het, een, is, zijn er, was, heeft, hebben, heb, je, u, me, mij, op, in,
    aan, te, nog, staat, staan, kun, kan je, geef, ik wil, maar, even,
    er

talk-what = wat, welke, welk

talk-where = waar, zoek

talk-whose = wie, wiens, van wie

talk-how = hoe, hoe moet, leg uit

talk-how-many = hoeveel, hoe veel, hoe lang, aantal

talk-mine = mijn, mijne, ik, wij, ons, onze

talk-theirs = tegenstander, tegenstanders, hij, zijn, hem, ander, andere

talk-white = wit, witte

talk-black = zwart, zwarte

talk-all = alle, alles, beide, hele, lijst

talk-time = tijd, tijden, klok, klokken, minuten, seconden, hoe lang

talk-left = over, resterend, resterende, rest

talk-used = gebruikt, verbruikt

talk-move = zet, zetten, gezet, gespeeld, speelt, speel, speelde

talk-turn = aan zet, beurt, aan de beurt, wie is aan zet

talk-last = laatste, vorige, laatst

talk-again =
    nog eens, opnieuw, herhaal, herhalen, nog een keer, pardon, wat zei je, wat was dat, niet gehoord, niet
    verstaan, sorry

talk-say = zeg, zeggen, lees, lezen, voorlezen, lees voor, toon, noem, vertel, beschrijf

talk-board = bord, stand op het bord, stelling, positie, dambord

talk-square =
    veld, velden,
    leeg, vrij, bezet

talk-man = schijf, schijven

talk-king = dam, dammen

talk-piece = stuk, stukken

talk-row = rij

talk-diagonal = diagonaal, diagonalen

talk-around = rond, rondom, buren, naast

talk-number = nummer, zetnummer

talk-advice = advies, tip, hint, beste, goede, analyse, moet ik doen, voorstel, win, verlies, punten

talk-possible = mogelijk, mogelijke, toegestaan, kan ik, mag ik

talk-capture = slaan, sla, slaat, slagzetten, moet

talk-danger = gevaar, bedreigd, aangevallen, veilig

talk-draw = remise, gelijkspel

talk-offer = aanbieden, bied aan, voorstellen, bied, aanbod

talk-accept = aannemen, aanvaard, accepteer, akkoord

talk-decline = weigeren, weiger, afwijzen

talk-resign = opgeven, geef op, ik geef op

talk-undo =
    terugnemen, neem terug, ongedaan maken, foute zet, fout, vergissing,
    neem de zet terug, zet terug, vergist, ik heb me vergist

talk-correct = corrigeer, correctie, bedoeld was

talk-new = nieuw, nieuwe, opnieuw beginnen, herstart, begin

talk-game = spel, partij, potje

talk-save = opslaan, bewaar, bewaren, bewaard

talk-from-start =
    partij vanaf het begin, notatie vanaf het begin, hele partij, de hele partij, vanaf de eerste zet

talk-pause = wacht, moment, stop de klok, onderbreken, pauzeer

talk-quiet = stilte, stil, wees stil, zwijg, genoeg, hou op

talk-slower = langzamer, trager, te snel

talk-faster = sneller, vlugger, te langzaam

talk-louder = luider, harder, te zacht

talk-softer = zachter, te hard

talk-speech = stem, spreken, spraak, tempo, iets, geluid

talk-language = taal, talen

talk-tongue-pl = pools

talk-tongue-en = engels

talk-tongue-de = duits

talk-tongue-nl = nederlands

talk-tongue-ru = russisch

talk-tongue-fr = frans

talk-tongue-uk = oekraïens

talk-change = wijzig, verander, wissel, andere taal

talk-settings = instellingen

talk-help = hulp, help, uitleg, commando's, wat kan ik zeggen, wat nu

talk-arbiter = scheidsrechter, arbiter

talk-call = roep, roepen, haal, wil

talk-press = druk, indrukken, klok indrukken

talk-end = stoppen, einde, sluiten, afsluiten, tot ziens

talk-now = nu, huidige, toestand, status

talk-over = afgelopen, uitslag, gewonnen, voorbij

talk-spell = spel uit, spellen, cijfer voor cijfer

talk-older = eerder, daarvoor, zettenlijst, notatie, alle zetten

talk-newer = later, daarna, volgende zet

talk-yes = ja, jazeker, natuurlijk

talk-no = nee, niet, neen

talk-whether = is het, is dit, is dat

talk-lost = verloren, geslagen

talk-main-line = hoofdlijn, lange lijn

talk-off = uit, uitzetten, zonder

talk-on = aan, aanzetten

talk-greeting = hallo, goedemorgen, goedemiddag, goedenavond, goedendag, hoi, dag

talk-seat = met wit spelen, met zwart spelen, kleur kiezen, van kant wisselen, mijn kleur

talk-beyond =
    chat, bericht, berichten, zeg hem, zeg haar, goed gespeeld, tegen de computer, moeilijkheid, niveau, online,
    internet, rating, puzzel

talk-onward = verder spelen, doorspelen, doorgaan, we spelen door

talk-part = gebied

talk-complaint = twee keer gezet, twee keer gespeeld, klok loopt verkeerd, klok klopt niet, aangeraakt, speelt vals, vals gespeeld, oneerlijk

talk-players = tegen wie speel ik, tegen wie, wie is mijn tegenstander, hoe heet mijn tegenstander, naam van mijn tegenstander

talk-own = mijne, de mijne

talk-record = notatie, verslag, partij tot nu toe
