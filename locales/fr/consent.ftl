consent-no = non, pas, aucun, aucune, personne, rien, jamais, faux, sans, refusé, refusée, tard, bientôt, indécis

consent-no-letters = -

consent-beside = du, merci, consentement, accord, autorisation, donné, donnée, accordé, encore, plus

consent-negations = non, ne, pas, jamais, aucun, aucune

consent-negations-of-next = sans

consent-words = accord, autoris, approuv

consent-refusals = refus, interdi, rejet, révoqu, retir
