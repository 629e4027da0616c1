# Les tables en mots, l’aide, et une connexion perdue.

text-none = rien
text-look = Afficher cette table en texte
board-look = Afficher le plateau
text-position = La table
text-choices = Ce que vous pouvez faire
text-wait = Vous n’avez rien à décider pour l’instant.
text-happened = Ce qui s’est passé, le plus récent d’abord

## Aide

skip = Aller au contenu
skip-counter = À votre tour de jeu
skip-log = Au journal
help = Aide
help-title = Touches et aides
help-close = Fermer
help-tab = d’une chose à la suivante ; ce qui a le focus est cerclé
help-enter = agit ; ce qui demande confirmation est d’abord choisi, une seconde fois le joue
help-arrows = sur le plateau : vers la case voisine
help-escape = ferme ce qui est ouvert
help-c = au comptoir, où l’on agit
help-b = à la première case éclairée du plateau
help-u = annuler
help-r = tourne ce que vous tenez ; avec Maj dans l’autre sens
help-l = au journal
help-question = cette aide
help-letters = Touches d’une seule lettre
help-letters-help = Désactivez-les si vous parlez à votre ordinateur ou si elles vous gênent.
help-text = La forme en texte dit tout ce que montre le plateau en titres, listes et tableaux, et propose tout ce que vous pouvez faire en boutons.
key-tab = Tab
key-enter = Entrée ou Espace
key-arrows = Flèches
key-escape = Échap

## La connexion est perdue

offline-title = Pas de connexion
offline = À table est injoignable pour le moment. Vos parties sont gardées là où elles se jouent : rien n’est perdu.
offline-again = Cette page réessaie toutes les quelques secondes et reprend d’elle-même.
offline-try = Réessayer

## Paris Connection

pc-act-build = Construire une ligne
pc-act-lay = Poser une locomotive
pc-act-finish = Terminer
pc-act-give = Céder une action
pc-act-take = Prendre des actions
pc-t-after = { $value }, { $after } après cette construction
pc-t-company = compagnie
pc-t-line = ligne
pc-t-swaps = { $n ->
    [0] Aucun simple échange de suite.
    [one] Un simple échange de suite.
   *[other] { $n } simples échanges de suite.
}
pc-t-players = Les actions de chacun
pc-t-shares = actions
pc-t-swapped = échanges vus
pc-t-place = lieu
pc-t-engines = locomotives
pc-t-beside = voisins
pc-t-map-help = Les lieux ont des coordonnées : le premier nombre croît vers le sud-est, le second vers le sud. Une ligne continue vers tout lieu voisin.
pc-t-cities = Villes et gares
pc-t-country = Rase campagne

## Dinner in Paris

dp-act-keep = Garder un objectif
dp-act-share = Partager l’objectif
dp-act-take = Prendre une carte de la rivière
dp-act-take-top = Piocher
dp-act-discard = Défausser une carte
dp-act-open = Ouvrir un restaurant
dp-act-waive = Utiliser une carte pigeon
dp-act-pay = Payer avec une carte
dp-act-place = Choisir une place sur la ligne de construction
dp-act-build = Construire des terrasses
dp-act-spend = Ajouter de l’argent
dp-act-spend-pigeon = Ajouter de l’argent avec une carte pigeon
dp-act-cover = Toucher et recouvrir
dp-act-lay = Poser une terrasse
dp-act-for = Pour quel restaurant
dp-act-finish = Terminer
dp-act-complete = Accomplir un objectif
dp-act-complete-also = Accomplir un second objectif
dp-act-draw-objective = Piocher un objectif
dp-act-end-turn = Finir le tour
dp-t-turn = Le tour
dp-t-round = Manche
dp-t-first = A commencé la partie
dp-t-actions = Actions
dp-t-end = Fin
dp-t-deck = Cartes dans la pioche
dp-t-discards = Cartes défaussées
dp-t-held = Dans une main, on ne sait laquelle
dp-t-pigeon-deck = Cartes pigeon dans la pioche
dp-t-objective-deck = Objectifs dans la pioche
dp-t-yes = oui
dp-t-no = non
dp-t-built = A construit ce tour-ci
dp-t-completing = Peut accomplir un second objectif
dp-t-paid = Payé jusqu’ici
dp-t-waived = Un ingrédient de moins
dp-t-laid = Terrasses posées dans cette construction
dp-t-fresh = Cartes pigeon piochées ce tour-ci
dp-t-fresh-which = Lesquelles
dp-t-drawn = Objectif qui vient d’être pioché
dp-t-kept = Objectif gardé au début
dp-t-objectives = Objectifs
dp-t-players = Ce que chacun possède
dp-t-known = Cartes vues de tous
dp-t-rows = Rangées de terrasses vidées
dp-t-chosen = A choisi un objectif
dp-t-restaurant = restaurant
dp-t-owner = propriétaire
dp-t-open = Les restaurants ouverts et leurs terrasses
dp-t-menu = Ce que coûtent et rapportent les restaurants
dp-t-row = rangée de terrasses
dp-t-width = largeur
dp-t-left = restent
dp-t-goals = Buts
dp-t-majorities = Majorités : ce qu’a chacun, et les points que cela donne
dp-t-square-help = Les cases sont nommées par colonne et rangée, depuis le nord-ouest : 7/3 est la septième colonne et la troisième rangée. Les terrasses se posent dans les colonnes et rangées { $from } à { $to }.
dp-t-decor = Décor
dp-t-cells = cases
dp-t-around = cases autour
dp-t-pigeons = Pigeons que personne ne recouvre

## Papà Paolo

pp-act-keep = Garder une tuile de départ
pp-act-place = Placer un pion
pp-act-lay = Poser la tuile
pp-act-perform = Faire une action
pp-act-buy = Acheter des pizzas
pp-act-stock = Mettre une pizza dans une pizzeria
pp-act-pick = Choisir une pizzeria
pp-act-site = Construire la pizzeria
pp-act-bid = Miser
pp-act-withdraw = Ne plus miser
pp-act-take = Prendre un investissement
pp-act-offer = Tourner la grande tuile
pp-act-claim = Prendre une tuile livraison
pp-act-learn = Gagner de l’expérience
pp-act-start = Commencer une tournée
pp-act-step = Continuer
pp-act-drop = Livrer
pp-act-finish = Terminer
pp-act-nothing = Renoncer
pp-t-round = La manche
pp-t-order = Ordre du tour
pp-t-settled = Ont pris leur investissement
pp-t-supply = Tuiles que personne n’a encore vues
pp-t-large = Grande tuile, dans le sens horaire
pp-t-large-left = Grandes tuiles à venir
pp-t-secret = secret
pp-t-pawns = Pions en main
pp-t-task = À faire
pp-t-bid = Mise
pp-t-investment = Investissement
pp-t-delivery = Tuile livraison
pp-t-choice = Tuiles de départ au choix
pp-t-start = Tuile de départ
pp-t-tour = Livraisons en cours
pp-t-kind = Sorte
pp-t-pizzas-left = Pizzas restantes
pp-t-rounds-left = Tournées restantes
pp-t-distance = Distance
pp-t-any = au choix
pp-t-delivered = Livrées, et dans cette tournée
pp-t-path = Chemin jusqu’ici
pp-t-reach = Tuiles affamées à portée
pp-t-track = piste
pp-t-column = colonne
pp-t-brings = apporte
pp-t-to-come = pas à venir
pp-t-district = Le quartier, compté depuis la pizzeria de départ
pp-t-place = lieu
pp-t-there = ce qui s’y trouve
pp-t-roads = rues vers
pp-t-fields = Les cases de la ville
pp-t-field = case
pp-t-pawn = pion
pp-t-jobs = actions de sa ligne ; de sa colonne
pp-t-coins = Dessous-de-table
pp-t-line = ligne
pp-t-coin = pièce
pp-t-leader = en tête
pp-t-row = Ligne { $n }
pp-t-column-n = Colonne { $n }
pp-t-face-down = face cachée
pp-t-coin-winner = { $name } a gagné la pièce cachée.
pp-t-step = marche { $step }, colonne { $n }
pp-t-step-head = marche
pp-t-deliveries = Tuiles livraison proposées
pp-t-preview = Tuiles livraison de la manche suivante
pp-t-amounts = Ce que coûtent les marches de la Piazza
