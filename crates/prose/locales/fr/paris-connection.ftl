# Paris Connection. Les clés commencent par pc-.

pc-title = Paris Connection
pc-line = Six chemins de fer quittent Paris. Prenez des parts dans ceux qui iront loin.

pc-company-blue = Bleu
pc-company-saffron = Safran
pc-company-red = Rouge
pc-company-lilac = Lilas
pc-company-black = Noir
pc-company-green = Vert
pc-tower = la tour Eiffel
pc-country = rase campagne { $at }

## The log

pc-built = { $seat } { $who ->
    [you] avez posé
   *[other] a posé
} { $count } × { $company } vers { $cities } { $gain }
pc-gain = +{ $gain }, valeur { $value }
pc-built-country = { $seat } { $who ->
    [you] avez posé
   *[other] a posé
} { $count } × { $company } en rase campagne, sans gain
pc-swapped = { $seat } { $who ->
    [you] avez cédé
   *[other] a cédé
} 1 × { $gave } et pris { $count } × { $took }
pc-plain-swaps = { $count ->
    [one] { $count } échange simple
   *[other] { $count } échanges simples
} d’affilée : à { $limit }, la partie s’arrête (précision Q7)
pc-end-marseille = La ligne de Marseille est ouverte : la partie est terminée
pc-end-one-depot = Il ne reste qu’un seul dépôt garni : la partie est terminée
pc-end-stalemate = Deux tours de table d’échanges simples : la partie est terminée

## What one can do

pc-do-build = Construire { $company }
pc-do-lay = Poser { $company } sur { $place }{ $gain ->
    [0] {""}
   *[other] , plus { $gain }
}
pc-do-lay-next = Poser la locomotive suivante sur { $place }{ $gain ->
    [0] {""}
   *[other] , plus { $gain }
}
pc-do-finish = Terminer
pc-do-finish-game = Terminer : fin de partie
pc-do-give = Céder 1 × { $company }
pc-do-take = Prendre { $count } × { $company }

## What one is asked

pc-ask = Construisez la ligne d’une compagnie, ou cédez une part pour l’échanger.
pc-ask-stalemate = Construisez ou échangez. Encore { $left ->
    [one] un échange simple
   *[other] { $left } échanges simples
} et la partie s’arrête.
pc-ask-first = Posez { $company } sur une case éclairée.
pc-ask-next = { $left ->
    [0] Les cinq sont posées : terminez le chantier.
   *[other] Posez-en une autre sur une case éclairée, ou terminez.
}
pc-ask-marseille = Marseille ! Terminez, et l’on fait l’addition.
pc-ask-take = Vous avez cédé 1 × { $company }. Prenez une ou deux parts d’une autre compagnie.
pc-wait = { $seat } { $who ->
    [you] réfléchissez
   *[other] réfléchit
}.
pc-wait-build = { $seat } { $who ->
    [you] construisez
   *[other] construit
} { $company }.
pc-wait-swap = { $seat } { $who ->
    [you] faites
   *[other] fait
} un échange.

## Counter

pc-doing-choose = À votre tour
pc-doing-build = Chantier { $company }
pc-doing-swap = Échange en cours
pc-doing-watch = { $seat } { $who ->
    [you] jouez
   *[other] joue
}
pc-doing-over = Partie terminée
pc-laid-of = { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
} sur { $most }, valeur de { $was } à { $now }
pc-gave = Cédé : 1 × { $company }
pc-build = Construire
pc-give = Céder
pc-give-of = { $give }, sur { $count } en main
pc-take = Prendre
pc-slots = Posées ce tour-ci
pc-slot-empty = vide

## Panels

pc-tab-board = Compagnies
pc-tab-mine = Parts
pc-tab-extra = Compte
pc-companies = Compagnies
pc-companies-caption = Les six compagnies : valeur et dépôt
pc-value = valeur
pc-depot = dépôt
pc-screen = Derrière votre paravent
pc-only-you = secret
pc-screen-open = Parts
pc-none = aucune
pc-shares-of = { $held ->
    [one] { $held } part
   *[other] { $held } parts
} sur { $limit }
pc-over-limit = { $excess } de trop : −{ $loss }
pc-worth-now = valeur { $now } à présent
pc-worth-after = valeur { $now } à présent, { $after } après ce chantier
pc-held = { $held ->
    [one] { $held } part
   *[other] { $held } parts
}, { $limit } au plus
pc-seen = parts et échanges observés
pc-count-title = Ce qu’on peut savoir
pc-count-help = Les échanges sont publics, le tirage ne l’était pas. Chaque case indique combien de parts un joueur détient au moins et au plus.
pc-player = joueur
pc-all-hidden = cachées en tout

## The map

pc-map = Carte de France
pc-map-desc = Des cases hexagonales, des villes qui valent de 1 à 4, six lignes au départ de Paris.
pc-reconstructed = Carte reconstituée
pc-reconstructed-long = La carte imprimée ne nous est pas connue. Celle-ci est dessinée d’après la géographie ; qui possède la boîte peut y superposer la carte imprimée.
pc-manche = La Manche
pc-gascony = Golfe de/Gascogne
pc-mediterranean = Méditerranée

## The score

pc-score = Décompte final
pc-score-excess = au-delà de la limite
pc-score-total = points

## Options

pc-option-stalemate = Fin après deux tours de table d’échanges simples
pc-option-stalemate-help = Règle maison, pour quand plus aucune ligne ne peut avancer.

## Why not

pc-why-choose = D’abord construire ou échanger
pc-why-choose-long = Choisissez la compagnie à construire, puis posez ses locomotives.
pc-why-building = Chantier { $company } en cours
pc-why-building-long = Une seule chose par tour : terminez le chantier, ou annulez-le.
pc-why-swapping = Vous avez cédé 1 × { $company }
pc-why-swapping-long = Prenez maintenant une ou deux parts d’une autre compagnie, ou annulez.
pc-why-depot = { $company } n’a plus de locomotives
pc-why-depot-long = On ne construit pas une compagnie dont le dépôt est vide.
pc-why-five = Les cinq sont posées
pc-why-five-long = Un chantier compte au plus cinq locomotives. Terminez-le.
pc-why-nothing = Rien n’est encore posé
pc-why-nothing-long = Un chantier compte au moins une locomotive.
pc-why-nowhere = { $company } n’a nulle part où aller
pc-why-nowhere-long = Aucune case voisine de sa ligne ne peut l’accueillir.
pc-why-off = Hors de la carte
pc-why-off-long = Cette case n’existe pas.
pc-why-beside = Pas à côté de la ligne { $company }
pc-why-beside-long = Chaque locomotive se pose à côté d’une autre de sa compagnie.
pc-why-hatched = Obstacle : { $border }
pc-why-hatched-long = De part et d’autre d’une ligne hachurée, deux cases ne sont pas voisines.
pc-why-same = { $company } est déjà ici
pc-why-same-long = Une case n’accueille jamais deux locomotives d’une même compagnie.
pc-why-full = Deux compagnies sont déjà ici
pc-why-full-long = Une case de campagne accueille deux locomotives, pas davantage.
pc-why-city = { $company } occupe cette ville
pc-why-city-long = Une ville n’accueille qu’une locomotive.
pc-why-tower = La tour Eiffel reste libre
pc-why-tower-long = On ne construit ni sur la tour Eiffel ni sur une gare.
pc-why-station = { $place } : c’est une case de départ
pc-why-cut = Cela isolerait { $company }
pc-why-cut-long = Une compagnie sans ville doit garder un chemin vers une ville libre.
pc-why-marseille = Marseille est atteinte
pc-why-marseille-long = C’est la dernière locomotive d’un chantier. Terminez, et l’on fait l’addition.
pc-why-share = Vous n’avez aucune part { $company }
pc-why-share-long = On ne peut céder qu’une part qui se trouve derrière son paravent.
pc-why-give = Cédez d’abord une part
pc-why-give-long = Cédez-en une, puis prenez-en une ou deux d’une autre compagnie.
pc-why-two = Une ou deux
pc-why-two-long = On prend une ou deux parts d’une seule compagnie.
pc-why-given = Vous venez de céder 1 × { $company }
pc-why-given-long = Prenez des parts d’une autre compagnie que celle que vous avez cédée.
pc-why-few = { $left ->
    [0] Il ne reste aucune part { $company }
    [one] Il ne reste qu’une part { $company }
   *[other] Il ne reste que { $left } parts { $company }
}
pc-why-few-long = Les parts viennent du dépôt de la compagnie.
