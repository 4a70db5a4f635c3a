reader-check-begins = une vérification de ce que dit le lecteur d'écran, { $steps } étapes en tout ; chacune dit quoi faire, puis demande ce qui a été entendu ; les réponses vont dans { $file }, sans aucun nom ; échap termine

reader-check-number = étape { $number } sur { $steps }

reader-check-do-line = appuyer sur entrée et écouter : une ligne vient trois secondes après

reader-check-do-again = appuyer sur entrée et écouter : la même ligne vient encore une fois

reader-check-do-arrow = appuyer quatre fois sur la flèche du bas, avec des pauses ; chaque appui écrit une ligne, une seule réponse pour les quatre

reader-check-do-typed = taper 32-28 et entrée : une ligne répond

reader-check-do-while-typing = taper 3 et 2, sans entrée : une ligne vient à côté deux secondes après

reader-check-do-interface = appuyer sur entrée et écouter : trois secondes après, le lecteur est prié directement de dire deux cases

reader-check-no-interface = aucun lecteur d'écran ne peut être joint directement sur cet ordinateur ; cette étape est omise

reader-check-sample = trente-deux, vingt-huit

reader-check-second-sample = dix-neuf, vingt-trois

reader-check-item = ligne { $number }

reader-check-ask = qu'avez-vous entendu ? 1 une fois, 2 deux fois, 3 rien, 4 autre chose, 0 recommence

reader-check-kept = les réponses sont dans { $file }

reader-check-on-page = les six autres étapes sont sur une page : zgoda reader-check --page reader-check.html l'écrit, et tout navigateur l'ouvre, sur un téléphone aussi

reader-check-page-title = Vérification du lecteur d'écran

reader-check-page-introduction = Chaque étape dit quoi faire et demande ce qui a été entendu. Ce qui doit être entendu vient trois secondes après le début de l'étape. Les réponses font le rapport à la fin ; rien n'est envoyé nulle part.

reader-check-page-needs-scripts = Cette page a besoin de scripts ; il faut les activer pour elle.

reader-check-page-do-line = Appuyer sur Commencer et écouter : une ligne vient.

reader-check-page-do-again = Appuyer sur Commencer et écouter : la même ligne vient encore une fois.

reader-check-page-do-two = Appuyer sur Commencer et écouter : deux lignes viennent à la fois.

reader-check-page-do-while-typing = Taper une lettre dans le champ et y rester : une ligne vient. Vider le champ pour recommencer.

reader-check-page-do-state = Appuyer sur Commencer et écouter : l'état en haut de la page change.

reader-check-page-do-board = Aller au { -board } et parcourir ses cases avec les flèches.

reader-check-page-begin = Commencer l'étape { $number }

reader-check-page-field = Un champ

reader-check-page-lines = Lignes

reader-check-page-state = Relié

reader-check-page-state-lost = Pas relié

reader-check-page-board = { CAPITAL(-board) } de neuf cases

reader-check-page-ask = Qu'avez-vous entendu à l'étape { $number } ?

reader-check-once = une fois

reader-check-twice = deux fois

reader-check-not-at-all = rien

reader-check-otherwise = autre chose

reader-check-page-report = Rapport

reader-check-page-report-means = Le copier et l'envoyer à la personne qui l'a demandé. Il ne contient aucun nom.
