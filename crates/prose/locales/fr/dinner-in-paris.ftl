# Dinner in Paris. Les clés commencent par dp-.

dp-title = Dinner in Paris
dp-line = Ouvrez des restaurants autour de la place et couvrez-la de terrasses. Gare aux pigeons.

## Restaurants and cards

dp-kind-friterie = Friterie
dp-kind-seafood = Fruits de mer
dp-kind-creperie = Crêperie
dp-kind-pizzeria = Pizzeria
dp-kind-grill = Grill
dp-kind-winebar = Bar à vin
dp-kind-brasserie = Brasserie
dp-kind-gastronomic = Gastronomique

dp-card-coin = Pièce
dp-card-bread = Pain
dp-card-cheese = Fromage
dp-card-flour = Farine
dp-card-meat = Viande
dp-card-potato = Pomme de terre
dp-card-seafood = Fruits de mer
dp-card-tomato = Tomate
dp-card-bread-tomato = Pain ou Tomate
dp-card-flour-meat = Farine ou Viande
dp-card-cheese-potato = Fromage ou Pomme de terre
dp-card-potato-tomato = Pomme de terre ou Tomate
dp-card-cheese-flour-tomato = Fromage, Farine ou Tomate
dp-card-bread-potato-seafood = Pain, Pomme de terre ou Fruits de mer
dp-card-meat-potato-seafood = Viande, Pomme de terre ou Fruits de mer
dp-card-several = multi-ingrédients

dp-pigeon-draw-two = Deux cartes
dp-pigeon-draw-two-long = Tout de suite : piochez deux cartes Ressource.
dp-pigeon-free-terrace = Terrasse gratuite
dp-pigeon-free-terrace-long = Tout de suite : posez sans payer une terrasse de plus pour le même restaurant.
dp-pigeon-two-coins = Deux pièces
dp-pigeon-two-coins-long = Plus tard : 2 de plus à dépenser dans un chantier.
dp-pigeon-objective = Objectif
dp-pigeon-objective-long = Plus tard : piochez un objectif, à garder ou à mettre en commun, ou réalisez-en un second dans la même action.
dp-pigeon-one-less = Un de moins
dp-pigeon-one-less-long = Plus tard : ouvrez un restaurant avec un ingrédient de moins.
dp-pigeon-adjacent-cover = Toucher et recouvrir
dp-pigeon-adjacent-cover-long = Plus tard : dans un chantier, les terrasses d’un de vos restaurants peuvent côtoyer celles des autres, et en recouvrir jusqu’à deux.

## The square

dp-decor-fountain = fontaine
dp-decor-band = orchestre
dp-decor-lamp = lampadaire
dp-decor-flowerbed = massif de fleurs
dp-street-north = rue Nord
dp-street-south = rue Sud
dp-street-east = rue Est
dp-street-west = rue Ouest
dp-spot-north = { $at } rue Nord
dp-spot-south = { $at } rue Sud
dp-spot-east = { $at } rue Est
dp-spot-west = { $at } rue Ouest
dp-a-terrace = une terrasse
dp-a-pigeon = un pigeon

## Majorities and objectives

dp-contest-around-fountain = Autour de la fontaine
dp-contest-around-band = Autour des orchestres
dp-contest-around-lamp = Autour des lampadaires
dp-contest-around-flowerbed = Autour des massifs de fleurs
dp-contest-area-north = Zone Nord
dp-contest-area-south = Zone Sud
dp-contest-area-east = Zone Est
dp-contest-area-west = Zone Ouest
dp-contest-restaurants = Restaurants
dp-contest-money = Argent
dp-contest-pigeons = Cartes Pigeon

dp-goal-each-decor-kind = Le grand tour
dp-goal-lamps = Les lampadaires
dp-goal-flowerbeds = Les massifs de fleurs
dp-goal-bands = Les orchestres
dp-goal-fountain = La fontaine
dp-goal-all-rows = Les quatre lignes
dp-goal-quarters = Les quatre quarts
dp-goal-east = L’Est
dp-goal-north = Le Nord
dp-goal-south = Le Sud
dp-goal-west = L’Ouest
dp-goal-twenty = La foule
dp-goal-empty-row = La ligne vide
dp-goal-shape-01 = La croix
dp-goal-shape-02 = Le drapeau
dp-goal-shape-03 = Le serpent
dp-goal-shape-04 = La poignée de porte
dp-goal-shape-05 = Le chapeau
dp-goal-shape-06 = La fourchette
dp-goal-shape-07 = La part de gâteau
dp-goal-shape-08 = Le guéridon
dp-goal-shape-09 = La poule
dp-goal-shape-10 = Le robinet
dp-goal-shape-11 = Le fauteuil

dp-asks-fountain = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} autour de la fontaine
dp-asks-bands = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} autour de chaque orchestre
dp-asks-lamps = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} autour de chaque lampadaire
dp-asks-flowerbeds = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} autour de chaque massif de fleurs
dp-asks-kinds = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} autour de chacun des quatre types de décor
dp-asks-north = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} dans la zone Nord
dp-asks-south = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} dans la zone Sud
dp-asks-east = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} dans la zone Est
dp-asks-west = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} dans la zone Ouest
dp-asks-quarters = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} dans chaque quart de la place
dp-asks-rows = { $count ->
    [one] { $count } case vidée
   *[other] { $count } cases vidées
} dans chacune de vos quatre lignes
dp-asks-empty-rows = { $count ->
    [one] une de vos lignes vidée
   *[other] { $count } de vos lignes vidées
}
dp-asks-total = { $count ->
    [one] { $count } terrasse
   *[other] { $count } terrasses
} sur la place
dp-asks-shape = { $count } terrasses dans cette forme, tournée comme vous voulez

## The log

dp-chosen = { $seat } { $who ->
    [you] avez choisi
   *[other] a choisi
} un objectif
dp-kept = { $seat } { $who ->
    [you] avez gardé
   *[other] a gardé
} l’objectif { $goal }
dp-kept-hidden = { $seat } { $who ->
    [you] avez gardé
   *[other] a gardé
} un nouvel objectif
dp-shown = Objectifs communs : { $goals }
dp-taken = { $seat } { $who ->
    [you] avez pris
   *[other] a pris
} une carte { $card } dans la rivière
dp-drawn = { $seat } { $who ->
    [you] avez pioché
   *[other] a pioché
} une carte { $card }
dp-drawn-hidden = { $seat } { $who ->
    [you] avez pioché
   *[other] a pioché
} une carte face cachée
dp-renewed = Au moins trois cartes pareilles : la rivière est renouvelée
dp-shuffled = Pioche épuisée : { $count ->
    [one] une carte défaussée en forme
   *[other] { $count } cartes défaussées en forment
} une nouvelle
dp-discarded = { $seat } { $who ->
    [you] avez défaussé
   *[other] a défaussé
} une carte { $card }
dp-waived = { $seat } { $who ->
    [you] avez joué
   *[other] a joué
} une carte Pigeon : un ingrédient de moins
dp-opened = { $seat } { $who ->
    [you] avez ouvert
   *[other] a ouvert
} un restaurant : { $house }, { $spot } { $gain }
dp-opened-plain = { $seat } { $who ->
    [you] avez ouvert
   *[other] a ouvert
} un restaurant : { $house }, { $spot }
dp-gain-income = +{ $income } de revenu
dp-spent = { $seat } { $who ->
    [you] avez ajouté
   *[other] a ajouté
} une pièce : { $coins } à dépenser
dp-spent-pigeon = { $seat } { $who ->
    [you] avez joué
   *[other] a joué
} une carte Pigeon : { $added } pièces de plus, { $coins } à dépenser
dp-cover = { $seat } { $who ->
    [you] avez joué
   *[other] a joué
} une carte Pigeon : { $house } peut toucher et recouvrir
dp-covered = { $seat } { $who ->
    [you] avez recouvert
   *[other] a recouvert
} { $terrace } du restaurant { $house }
dp-met = { $seat } { $who ->
    [you] avez délogé
   *[other] a délogé
} { $place } et pioché { $pigeon }
dp-met-hidden = { $seat } { $who ->
    [you] avez délogé
   *[other] a délogé
} { $place } et gardé sa carte
dp-free-lost = { $seat } { $who ->
    [you] n’avez pas trouvé
   *[other] n’a pas trouvé
} de place pour la terrasse gratuite du restaurant { $house }
dp-built = { $seat } { $who ->
    [you] avez posé
   *[other] a posé
} { $count ->
    [one] une terrasse
   *[other] { $count } terrasses
}{ $lost ->
    [0] {""}
    [one] , une pièce de perdue
   *[other] , { $lost } pièces de perdues
}
dp-completed = { $seat } { $who ->
    [you] avez réalisé
   *[other] a réalisé
} { $whose ->
    [own] un objectif personnel
   *[shared] un objectif commun
} : { $goal }{ $pigeon ->
    [yes] , avec une carte Pigeon
   *[no] {""}
} { $gain }
dp-gain-points = +{ $points }
dp-drew-objective = { $seat } { $who ->
    [you] avez joué
   *[other] a joué
} une carte Pigeon pour piocher un objectif
dp-shared = { $seat } { $who ->
    [you] avez mis
   *[other] a mis
} en commun l’objectif { $goal }
dp-turn-ended = { $seat } { $who ->
    [you] avez terminé votre tour
   *[other] a terminé son tour
}
dp-turn-ended-bonus = { $seat } { $who ->
    [you] avez terminé votre tour
   *[other] a terminé son tour
} { $gain }
dp-gain-bonus = +{ $bonus } de revenu, { $income } désormais
dp-last-restaurants = Assez de restaurants sont ouverts : c’est le dernier tour de table
dp-last-terraces = Deux lignes sont vides : c’est le dernier tour de table
dp-last-no-room = Plus aucun restaurant ne trouve de place : c’est le dernier tour de table
dp-last-step-bound = Il ne se passe plus rien : c’est le dernier tour de table (précision Q17)
dp-end-restaurants = La place a fait le plein de restaurants : la partie est terminée
dp-end-terraces = Deux lignes ont été vidées : la partie est terminée
dp-end-no-room = Plus aucun restaurant ne trouve de place : la partie est terminée
dp-end-step-bound = Cent tours de table, cela suffit : la partie est terminée

## What one can do

dp-do-keep = Garder { $goal } : { $asks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dp-do-share = Mettre en commun { $goal } : { $asks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dp-do-take = Prendre la carte { $card } de la rivière
dp-do-take-any = Prendre une carte de la rivière
dp-do-take-top = Piocher face cachée
dp-do-discard = Défausser une carte { $card }
dp-do-open = Ouvrir : { $kind }
dp-do-waive = Jouer une carte Pigeon : un ingrédient de moins
dp-do-pay = Payer avec { $card }
dp-do-place = Placer { $kind } du { $from } au { $to }, { $street }
dp-do-place-any = Placer le restaurant au { $spot }
dp-do-build = Construire des terrasses : { $coins } à dépenser
dp-do-spend = Ajouter une carte Pièce : 1 de plus à dépenser
dp-do-spend-pigeon = Jouer une carte Pigeon : { $added } de plus à dépenser
dp-do-cover = Jouer une carte Pigeon : { $house }, { $spot }, peut toucher et recouvrir
dp-do-cover-any = Jouer une carte Pigeon : { $house } peut toucher et recouvrir
dp-do-lay = Terrasse pour { $house }, colonne { $column }, rangée { $row }, { $price ->
    [0] gratuite
    [one] { $price } pièce
   *[other] { $price } pièces
}{ $ground ->
    [pigeon] , sur un pigeon
    [cover] , par-dessus une autre
   *[plain] {""}
}
dp-do-lay-any = Terrasse colonne { $column }, rangée { $row }{ $ground ->
    [pigeon] , sur un pigeon
    [cover] , par-dessus une autre
   *[plain] {""}
}
dp-do-for = Pour { $house }, { $spot }
dp-do-for-any = Pour { $house }
dp-do-finish = Terminer le chantier{ $coins ->
    [0] {""}
    [one] , une pièce de perdue
   *[other] , { $coins } pièces de perdues
}
dp-do-complete = Réaliser { $goal } : { $asks }, plus { $points }
dp-do-complete-also = Avec une carte Pigeon, réaliser aussi { $goal } : { $asks }, plus { $points }
dp-do-draw-objective = Jouer une carte Pigeon : piocher un objectif
dp-do-end-turn = Terminer le tour

## What one is asked

dp-ask-keep = Choisissez l’objectif que vous gardez en secret. L’autre est mis en commun.
dp-ask-draw = Prenez une carte, dans la rivière ou dans la pioche.
dp-ask = { $actions ->
    [one] Encore une action
   *[other] { $actions } actions
} : piochez une carte, ouvrez un restaurant, construisez des terrasses ou réalisez un objectif.
dp-ask-discard = Trop de cartes : défaussez-en une.
dp-ask-pay = { $kind } : choisissez encore { $count ->
    [one] une carte
   *[other] { $count } cartes
} pour payer.
dp-ask-place = Placez { $kind } sur la ligne de construction.
dp-ask-first = Posez une terrasse sur une case éclairée : { $coins } à dépenser.
dp-ask-next = { $coins ->
    [0] Tout est dépensé : terminez le chantier.
   *[other] Posez-en une autre, ou terminez : reste { $coins }.
}
dp-ask-tell = Pour quel restaurant est la terrasse du coin ?
dp-ask-draw-two = Le pigeon apporte { $draws ->
    [one] encore une carte
   *[other] { $draws } cartes
} : prenez dans la rivière ou dans la pioche.
dp-ask-free = Le pigeon offre une terrasse : posez-la pour { $house }.
dp-ask-decide = Garder le nouvel objectif en secret, ou le mettre en commun ?
dp-ask-close = Vos deux actions sont faites : terminez votre tour.
dp-wait = { $seat } { $who ->
    [you] réfléchissez
   *[other] réfléchit
}.
dp-wait-keep = Le choix d’un objectif est encore attendu : { $seats }.
dp-wait-open = { $seat } { $who ->
    [you] ouvrez
   *[other] ouvre
} un restaurant : { $kind }.
dp-wait-build = { $seat } { $who ->
    [you] construisez
   *[other] construit
} des terrasses.
dp-wait-discard = { $seat } { $who ->
    [you] défaussez
   *[other] défausse
} une carte.
dp-wait-decide = { $seat } { $who ->
    [you] examinez
   *[other] examine
} un nouvel objectif.

## The board

dp-tab-board = Plateau
dp-tab-mine = Cartes
dp-tab-extra = Objectifs
dp-map = La place
dp-map-desc = Une place carrée, divisée en cases : des restaurants le long de ses quatre rues, des terrasses à l’intérieur, une fontaine, des orchestres, des lampadaires, des massifs de fleurs et des pigeons.
dp-reconstructed = Face 2 joueurs reconstituée
dp-reconstructed-long = La face spéciale 2 joueurs, telle qu’elle est imprimée, ne nous est pas connue. La nôtre a la taille, le décor et le nombre de pigeons de ce que deux joueurs utilisent sur la face principale ; qui possède la boîte peut y superposer la face imprimée.

## Options

dp-option-face = Face du plateau
dp-option-face-help = La face spéciale est plus petite, et réservée à deux joueurs.
dp-option-face-main = Face principale
dp-option-face-two-player = Face spéciale 2 joueurs

## Why not

dp-why-keep = Choisissez d’abord un objectif
dp-why-keep-long = On commence quand chacun a choisi l’objectif qu’il garde.
dp-why-dealt = Pas un de vos deux objectifs
dp-why-dealt-long = Vous n’avez pas reçu { $goal } : gardez un des deux objectifs distribués.
dp-why-draw = Piochez d’abord une carte
dp-why-draw-long = Un tour commence par une carte Ressource, de la rivière ou de la pioche.
dp-why-done = Vos deux actions sont faites
dp-why-done-long = Un tour compte deux actions. Terminez-le, ou annulez.
dp-why-built = Vous avez déjà construit
dp-why-built-long = On ne construit des terrasses qu’une fois par tour.
dp-why-left = { $count ->
    [one] Il reste une action
   *[other] Il reste { $count } actions
}
dp-why-left-long = Les deux actions d’un tour sont obligatoires.
dp-why-slot = Cette carte n’existe pas
dp-why-slot-long = La rivière compte quatre cartes.
dp-why-discard = Défaussez d’abord une carte
dp-why-discard-long = On ne garde jamais plus de sept cartes Ressource en main.
dp-why-many = Votre main n’est pas trop pleine
dp-why-many-long = On ne défausse que si l’on tient plus de { $limit } cartes.
dp-why-hand = Pas dans votre main : { $card }
dp-why-hand-long = On ne peut défausser qu’une carte de sa main.
dp-why-opening = Aucun restaurant en cours d’ouverture
dp-why-opening-long = Choisissez d’abord le restaurant à ouvrir, puis payez-le et placez-le.
dp-why-begun = Ouverture en cours : { $kind }
dp-why-begun-long = Payez ses ingrédients et placez-le sur la ligne, ou annulez.
dp-why-pay = Trop cher pour vous : { $kind }
dp-why-pay-long = Chaque ingrédient du plateau individuel demande une carte qui le montre.
dp-why-held-long = On ne peut payer qu’avec une carte de sa main.
dp-why-asked = Inutile ici : { $card }
dp-why-asked-long = { $kind } ne demande plus rien de ce que montre cette carte.
dp-why-paid = Tous les ingrédients sont payés
dp-why-paid-long = Placez maintenant { $kind } sur la ligne de construction.
dp-why-coins = Une pièce n’est pas un ingrédient
dp-why-coins-long = Une pièce ne se dépense qu’en construisant des terrasses.
dp-why-off = La rue s’arrête ici
dp-why-off-long = Un restaurant tient sur un seul côté de la place, sans déborder dans les coins.
dp-why-taken = Un autre restaurant est là
dp-why-taken-long = Il faut { $width } cases libres d’affilée sur la ligne de construction.
dp-why-none = Tous sont déjà ouverts : { $kind }
dp-why-none-long = Il n’y a pas plus de restaurants d’un type que dans la boîte.
dp-why-room = Plus de place pour { $kind }
dp-why-room-long = Aucun côté de la ligne n’a assez de cases libres d’affilée.
dp-why-outside = Cette case est hors jeu
dp-why-outside-long = Les terrasses se posent à l’intérieur de la ligne de construction ; le reste ne sert pas.
dp-why-line = La ligne est réservée aux restaurants
dp-why-line-long = Aucune terrasse ne se pose sur la ligne de construction.
dp-why-decor = Obstacle : { $decor }
dp-why-decor-long = Aucune terrasse ne se pose sur un élément de décor.
dp-why-building = Aucun chantier en cours
dp-why-building-long = Choisissez d’abord de construire des terrasses.
dp-why-build = Un chantier est en cours
dp-why-build-long = Terminez-le d’abord, ou annulez-le.
dp-why-restaurant = Vous n’avez pas de restaurant
dp-why-restaurant-long = Une terrasse appartient à un restaurant : ouvrez-en un d’abord.
dp-why-reach = Hors de portée
dp-why-reach-long = La première terrasse d’un restaurant se pose devant lui, les autres à côté d’une des siennes.
dp-why-row = Plus de terrasses pour { $house }
dp-why-row-long = La ligne de sa catégorie, sur votre plateau individuel, est vide.
dp-why-dear = Coût { $price }, vous avez { $coins }
dp-why-dear-long = La prochaine terrasse du restaurant { $house } coûte { $price } : ajoutez des pièces, ou construisez ailleurs.
dp-why-touches = Côte à côte avec { $house }
dp-why-touches-long = Les terrasses de deux restaurants ne se touchent que par les coins.
dp-why-occupied = Case prise par { $house }
dp-why-occupied-long = Une case n’accueille qu’une terrasse.
dp-why-coin = Vous n’avez pas de carte Pièce
dp-why-coin-long = On ne dépense que son revenu et les pièces de sa main.
dp-why-tell = Pour quel restaurant ?
dp-why-tell-long = Le coin est devant deux de vos restaurants : dites auquel va la terrasse.
dp-why-question = Pas une terrasse pour { $house }
dp-why-question-long = La case doit être devant le restaurant, et la terrasse à votre portée.
dp-why-nothing = Aucune terrasse possible
dp-why-nothing-long = Construire, c’est poser au moins une terrasse, et l’argent ou la place manque.
dp-why-laid = Rien n’est encore posé
dp-why-laid-long = Construire, c’est poser au moins une terrasse.
dp-why-pigeon = Vous n’avez pas cette carte Pigeon
dp-why-pigeon-long = Pas de carte { $pigeon } dans votre main.
dp-why-fresh = À partir du prochain tour
dp-why-fresh-long = Vous avez pioché { $pigeon } pendant ce tour même.
dp-why-two = { $draws ->
    [one] Piochez d’abord une carte
   *[other] Piochez d’abord { $draws } cartes
}
dp-why-two-long = La carte Pigeon agit tout de suite ; le chantier reprend après.
dp-why-free = Posez d’abord la terrasse gratuite
dp-why-free-long = La carte Pigeon agit tout de suite : une terrasse de plus pour { $house }.
dp-why-waived = Une seule carte de ce type
dp-why-waived-long = Une seule carte Pigeon par restaurant peut épargner un ingrédient.
dp-why-second = Réalisez d’abord un objectif
dp-why-second-long = La carte Pigeon ajoute un second objectif à l’action qui en réalise un.
dp-why-yours = Pas à vous : { $house }
dp-why-yours-long = La carte vaut pour un de vos propres restaurants.
dp-why-idle = Cela ne servirait à rien
dp-why-idle-long = Même avec la carte, il n’y a pas de case pour une terrasse du restaurant { $house }.
dp-why-covers = Plus rien à recouvrir
dp-why-covers-long = Une carte Pigeon permet de recouvrir deux terrasses au plus.
dp-why-cut = Cela isolerait une terrasse : { $house }
dp-why-cut-long = Aucune terrasse ne doit perdre son lien avec son restaurant.
dp-why-open = Pas à votre disposition
dp-why-open-long = { $goal } n’est ni dans votre main ni en commun.
dp-why-met = Pas encore atteint : { $goal }
dp-why-met-long = La condition doit être remplie au moment où l’on réalise l’objectif.
dp-why-drawn = Aucun objectif pioché
dp-why-drawn-long = On garde ou met en commun un objectif juste après l’avoir pioché.
dp-why-other = Un autre objectif a été pioché
dp-why-other-long = { $goal } n’est pas celui dont il faut décider.
dp-why-decide = Gardez-le ou partagez-le d’abord
dp-why-decide-long = Un nouvel objectif se garde ou se met en commun avant la suite du tour.
dp-why-objective = Il n’y a plus d’objectifs
dp-why-objective-long = La pioche des objectifs est vide.

## Board and panels

dp-b-boards = Plateaux individuels
dp-b-board-of = Plateau : { $name }
dp-b-seats-note = points à cet instant
dp-b-standing = { $restaurants } par les restaurants, { $rows } par les terrasses, { $goals } par les objectifs, { $majorities } par les majorités
dp-b-pts = pts
dp-b-points = points
dp-b-income = Revenu
dp-b-income-of = Revenu { $income }
dp-b-restaurants = Restaurants
dp-b-cards = Cartes Ressource
dp-b-pigeons = Cartes Pigeon
dp-b-completed = Objectifs accomplis
dp-b-left = Reste à dépenser
dp-b-soon = Revenu dès le prochain tour
dp-b-bonus = Revenu, dès le prochain tour
dp-b-supply = { $left } sur { $all } disponibles
dp-b-row = Ligne { $row } : { $emptied } sur { $size } posées, valeur { $worth }
dp-b-used = Utilisée
dp-b-river = Rivière
dp-b-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
dp-b-deck = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
dp-b-one-of = 1 sur { $count }
dp-b-hand = Derrière votre écran
dp-b-hand-open = Vos cartes
dp-b-hand-note = Cartes : { $held } sur { $limit }, pour vos seuls yeux
dp-b-no-cards = Aucune carte
dp-b-discard = jeter
dp-b-pay = payer
dp-b-add-one = + 1
dp-b-add-two = + 2
dp-b-waive = jouer
dp-b-draw = piocher
dp-b-lacking = { $count ->
    [0] condition remplie
    [one] il en manque { $count }
   *[other] il en manque { $count }
}
dp-b-complete = Accomplir
dp-b-also = Aussi
dp-b-majorities = Majorités
dp-b-majorities-note = points à cet instant
dp-b-each = { $points } chacun
dp-b-seen-only = (ce qui est visible)
dp-b-shared = Objectifs communs
dp-b-shared-note = au premier
dp-b-shared-none = Aucun pour le moment
dp-b-end = Dernière manche à { $count } restaurants
dp-b-last-round = C’est la dernière manche
dp-b-over = Les tables sont débarrassées
dp-b-doing-watch = { $seat } joue
dp-b-doing-wait = En attente des autres
dp-b-doing-keep = Gardez un objectif
dp-b-other-shared = L’autre devient commun
dp-b-doing-draw = Piochez une carte
dp-b-river-or-deck = de la rivière ou de la pioche
dp-b-draws = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
dp-b-doing-choose = Choisissez une action
dp-b-actions = Actions restantes : { $left } sur { $all }
dp-b-build = Construire
dp-b-doing-discard = Défaussez une carte
dp-b-held = { $held } en main, { $limit } permises
dp-b-doing-open = Ouvrir : { $kind }
dp-b-pay-with = Payez avec vos cartes
dp-b-place-it = Choisissez sa place sur la ligne
dp-b-bill = Ce qu’il coûte
dp-b-doing-build = Construire des terrasses
dp-b-coins-left = { $count ->
    [one] pièce reste
   *[other] pièces restent
}
dp-b-finish = Terminer
dp-b-prices = Prix d’une terrasse
dp-b-cover-for = Toucher et couvrir pour
dp-b-for-which = Cette terrasse est pour
dp-b-doing-free = Une terrasse gratuite
dp-b-free-where = Touchez une case éclairée
dp-b-doing-decide = Un nouvel objectif
dp-b-keep-or-share = Gardez-le ou partagez-le
dp-b-keep = Garder
dp-b-share = Partager
dp-b-doing-close = Votre tour est fini
dp-b-no-actions = Les deux actions sont faites
dp-b-end-turn = Finir le tour
dp-b-whole = Toute la place
dp-b-closer = De plus près
dp-b-score = Décompte final
dp-b-player = Joueur
dp-b-terraces = Terrasses
dp-b-missed = Manqués
dp-b-total = Total
dp-b-score-help = En petit : terrasses posées, et ce que chacun a dans une majorité.
