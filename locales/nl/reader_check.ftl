reader-check-begins = een controle van wat de schermlezer zegt, { $steps } stappen in totaal; elke stap zegt wat te doen en vraagt dan wat er te horen was; de antwoorden komen in { $file }, zonder namen; escape stopt

reader-check-number = stap { $number } van { $steps }

reader-check-do-line = druk op enter en luister: na drie seconden komt een regel

reader-check-do-again = druk op enter en luister: dezelfde regel komt nog een keer

reader-check-do-arrow = druk vier keer op de pijl omlaag, met pauzes; elke druk schrijft een regel, alle vier tellen als één antwoord

reader-check-do-typed = typ 32-28 en enter: een regel antwoordt

reader-check-do-while-typing = typ 3 en 2, zonder enter: na twee seconden komt er een regel naast

reader-check-do-interface = druk op enter en luister: na drie seconden wordt de schermlezer rechtstreeks gevraagd twee velden te zeggen

reader-check-no-interface = op deze computer kan geen schermlezer rechtstreeks worden gevraagd; deze stap vervalt

reader-check-sample = tweeëndertig, achtentwintig

reader-check-second-sample = negentien, drieëntwintig

reader-check-item = regel { $number }

reader-check-ask = wat was er te horen? 1 één keer, 2 twee keer, 3 niets, 4 iets anders, 0 doet het opnieuw

reader-check-kept = de antwoorden staan in { $file }

reader-check-on-page = de andere zes stappen staan op een pagina: zgoda reader-check --page reader-check.html schrijft die, en elke browser opent die, ook op een telefoon

reader-check-page-title = Controle van de schermlezer

reader-check-page-introduction = Elke stap zegt wat te doen en vraagt wat er te horen was. Wat te horen moet zijn, komt drie seconden na het begin van de stap. Uit de antwoorden ontstaat aan het eind het verslag; er wordt niets verstuurd.

reader-check-page-needs-scripts = Deze pagina heeft scripts nodig; zet ze ervoor aan.

reader-check-page-do-line = Druk op Begin en luister: er komt een regel.

reader-check-page-do-again = Druk op Begin en luister: dezelfde regel komt nog een keer.

reader-check-page-do-two = Druk op Begin en luister: er komen twee regels tegelijk.

reader-check-page-do-while-typing = Typ één letter in het invoerveld en blijf daar: er komt een regel. Maak het veld leeg om het opnieuw te doen.

reader-check-page-do-state = Druk op Begin en luister: de toestand boven aan de pagina verandert.

reader-check-page-do-board = Ga naar het { -board } en met de pijlen over de velden.

reader-check-page-begin = Begin stap { $number }

reader-check-page-field = Een invoerveld

reader-check-page-lines = Regels

reader-check-page-state = Verbonden

reader-check-page-state-lost = Niet verbonden

reader-check-page-board = { CAPITAL(-board) } met negen velden

reader-check-page-ask = Wat was er te horen in stap { $number }?

reader-check-once = één keer

reader-check-twice = twee keer

reader-check-not-at-all = niets

reader-check-otherwise = iets anders

reader-check-page-report = Verslag

reader-check-page-report-means = Kopieer het en stuur het naar wie erom vroeg. Er staat geen naam in.
